"""Ranchi's country in the rains: a river falling over dark rock through sal forest, people on the boulders below."""
import numpy as np

from kit.life.birds import flock_in
from kit.life.people import man, woman
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.terrain import ground_sheet, water_sheet
from kit.nature.trees import broadleaf, bush
from kit.noise import fractal, ridged, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'noon',
    'palette': 'noon-monsoon',
    'alt': 'A river near Ranchi falling in white steps over dark rock through green sal forest in the rains, people on the boulders below.',
}


def ground(xs, ys):
    notch = np.exp(-(((xs - 2 - 0.03 * ys) / 11) ** 2))
    steps = (
        9 * smoothstep(19, 22, ys + 2 * fractal(xs * 0.15, ys * 0.0 + 3, 3))
        + 10 * smoothstep(29, 32, ys + 2 * fractal(xs * 0.13, ys * 0 + 7, 3))
        + 9 * smoothstep(40, 43.5, ys + 2.5 * fractal(xs * 0.1, ys * 0 + 9, 3))
    )
    walls = 16 * smoothstep(14, 40, np.abs(xs - 2)) * smoothstep(-30, 30, ys) + 12 * smoothstep(30, 70, np.abs(xs - 2))
    pool = -2.4 * smoothstep(16, 8, np.hypot((xs - 1) / 1.2, (ys - 6) * 1.0)) - 1.6 * np.exp(
        -(((xs - 1 + 3 * np.sin(ys * 0.1)) / 6) ** 2)
    ) * smoothstep(10, -10, ys)
    return (
        steps * (0.9 + 0.1 * notch)
        + walls * (1 - 0.5 * notch)
        + pool
        + 1.1 * ridged(xs * 0.08, ys * 0.08, 4) * smoothstep(6, 20, np.hypot(xs - 1, ys - 4))
        - 0.5
    )


def build(scene):
    scene.material(
        'green-hills',
        meadow=('#6f8547', '#566e3c'),
        rock=('#67605a', '#443f3c'),
        rock_slope=0.42,
        scale=0.05,
        bump=0.8,
        bump_scale=0.5,
    )
    scene.camera((-5, -38, 5.6), (2, 20, 13), lens=34, lift=0.02, focus=58, fstop=0.8)
    scene.light(
        sun=-106,
        elevation=36,
        energy=5.0,
        haze={'density': 0.0022, 'height': 26, 'base': 0.25, 'start': 46, 'most': 0.75},
        clouds={'seed': 5.9, 'amount': 1, 'scale': 1.3, 'low': 0.42, 'high': 0.7},
    )
    scene.put(ground_sheet(ground, (-130, 130), (-60, 190), 'green-hills', 420, 420, near=(60, 0.65)))
    scene.put(water_sheet('river', -0.55, 60, -70))
    falls = Mesh()
    noise = np.random.RandomState(3)
    for strand in range(120):
        x = 2 + float(np.clip(noise.normal(0, 2.9), -6.5, 6.5))
        wide = noise.uniform(0.2, 0.8)
        ys = np.linspace((46, 46, 34, 24)[strand % 4], 13, 150)
        drift = x + 0.03 * (ys - 20) + 0.35 * np.sin(ys * 0.3 + strand) + 0.08 * (46 - ys) * (x - 2) / 6.5
        zs = ground(drift, ys) + noise.uniform(0.06, 0.2)
        keep = zs > -0.6
        thin = wide * (0.55 + 0.45 * np.sin(ys * 1.1 + strand * 2.3))
        rows = [
            [(dx - w, y - 0.2, z), (dx, y - 0.34, z + 0.1), (dx + w, y - 0.2, z)]
            for dx, y, z, w in zip(drift[keep], ys[keep], zs[keep], thin[keep])
        ]
        falls.loft(rows, ('fall', 'fall-thin', 'fall')[strand % 3])
    for foot, lift, spread in ((13.5, -0.5, 4.2), (20, 8.2, 3.2), (30, 17.6, 2.8)):
        for _ in range(60):
            size = noise.uniform(0.1, 0.34)
            falls.ball(
                (size * 3.4, size * 2, size * 0.5),
                'foam',
                2 + noise.normal(0, spread),
                foot + noise.uniform(-1.6, 0.6),
                lift + noise.uniform(0, 0.3),
                sides=8,
            )
    scene.put(falls)
    sal = [
        broadleaf(40 + i, 15, ('leaf', 'leaf', 'leaf-dark')[i], 'bark-pale', 0.75, 10, 300, 0.4, 0.45) for i in range(3)
    ]
    scene.scatter(
        sal,
        330,
        ((-110, 110), (4, 130)),
        ground,
        seed=4,
        sink=0.5,
        keep=lambda x, y, z: abs(x - 2) > 15 + 0.0 * y and z > 6 or y > 62 and abs(x - 3) > 7,
    )
    scene.scatter(
        [bush(2, 1.6), bush(3, 2.0)],
        170,
        ((-60, 60), (-20, 60)),
        ground,
        seed=5,
        sink=0.2,
        keep=lambda x, y, z: abs(x - 2) > 12 and z > 1,
    )
    stones = [rock(i, 1.6, 'basalt', 0.75) for i in range(4)]
    scene.scatter(
        stones,
        90,
        lambda r: (r.gauss(1, 13), r.uniform(-24, 16)),
        ground,
        seed=6,
        sink=0.4,
        scale=(0.3, 1.4),
        keep=lambda x, y, z: z > -1.6 or (x * 3 + y) % 5 < 1.6,
    )
    scene.layer = 'front'
    for i, (x, y, s) in enumerate(((-13, -21, 1.5), (-9.6, -24, 0.9), (8.6, -22, 1.2), (12.5, -19, 1.7))):
        scene.put(stones[i], x, y, -0.6, i * 70, s)
    scene.scatter(
        [grass_tuft(5, 60, 0.8), grass_tuft(6, 50, 0.7)],
        120,
        lambda r: (-1 + r.choice((-1, 1)) * r.uniform(9, 20), r.uniform(-28, -8)),
        ground,
        seed=7,
        sink=0.05,
        keep=lambda x, y, z: z > -0.2,
    )
    scene.layer = 'life'
    life = Mesh()
    for x, y, cloth in ((-7.8, -2, 'scarlet'), (-6.8, -1.6, None), (8.8, 0, 'turmeric'), (9.7, 0.6, 'azure')):
        z = max(height_at(ground, x, y), -0.4)
        life.ball((1.5, 1.2, 0.7), 'basalt', x, y, z - 0.45, sides=12)
        woman(life, cloth, x, y, z + 0.1, 1, 180) if cloth else man(life, 'ivory', 'indigo', x, y, z + 0.1, 1, 200)
    flock_in(life, 8, (-20, -4), (20, 40), (30, 38), 0.8, 'white-bird')
    scene.put(life)
