"""Mahabaleshwar after rain: table-topped Sahyadri cliffs, waterfalls and cloud in the gorge, a railed viewpoint."""
import math

import numpy as np

from kit.life.work import camera, little_one, person
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import broadleaf
from kit.noise import fractal, ridged, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'A strawberry seller and a family at a railed viewpoint at Mahabaleshwar after rain, table-topped cliffs of the Sahyadri and thin waterfalls in haze behind.',
}


def mesa(xs, ys, x, y, length, depth, height):
    """A flat-topped ridge with stepped basalt cliffs."""
    away = np.hypot((xs - x) / length, (ys - y) / depth) + 0.18 * ridged(xs * 0.012, ys * 0.012, 5) - 0.1
    return height * (
        0.46 * smoothstep(1.5, 0.95, away) + 0.2 * smoothstep(0.98, 0.92, away) + 0.34 * smoothstep(0.8, 0.72, away)
    )


def ground(xs, ys):
    far = np.maximum.reduce(
        [mesa(xs, ys, -92, 210, 80, 60, 120), mesa(xs, ys, 120, 250, 84, 70, 134), mesa(xs, ys, 16, 420, 130, 66, 128)]
    )
    near = 101 * smoothstep(
        6, -8, ys + 0.5 * np.maximum(xs - 3, 0) - 0.02 * np.abs(xs) * 4 + 5 * fractal(xs * 0.04, ys * 0.04, 3)
    )
    return np.maximum(far, near) + 3 * fractal(xs * 0.02, ys * 0.02, 4)


def build(scene):
    scene.material(
        'green-hills', meadow=('#6f8844', '#4f7036'), rock=('#6e635a', '#4e4742'), rock_slope=0.66, scale=0.02
    )
    scene.camera((-6, -34, 107.2), (6, 120, 97), lens=32, focus=16, fstop=1.2)
    scene.light(
        sun=-116,
        elevation=28,
        energy=5.2,
        haze={'density': 0.0024, 'height': 70, 'base': 0.35, 'start': 60, 'most': 0.8},
        clouds={'seed': 4.7, 'amount': 0.8},
    )
    scene.put(ground_sheet(ground, (-300, 320), (-60, 560), 'green-hills', 460, 460))
    scene.put(plain('forest-hills', z=-12), layer='far')
    blue_hills(scene, 'green-hills', near=640, count=3, height=120, base=-20, width=1600, seed=3, length=320)
    falls = Mesh()
    for x, width in ((-70, 1.6), (-52, 1.0), (-106, 1.2), (98, 1.8), (132, 1.1), (30, 1.4)):
        ys = np.linspace(130, 420, 400)
        zs = ground(np.full_like(ys, x), ys)
        top = int(np.argmax(zs > zs.max() - 14))
        rows = [(ys[i] - 1.2, zs[i]) for i in range(max(0, top - 46), top + 2)]
        for strand in range(7):
            off, thin = scene.random.gauss(0, width), width * scene.random.uniform(0.12, 0.4)
            low = 0 if strand < 4 else len(rows) // 3
            falls.loft(
                [
                    [
                        (
                            x + off * (1.3 - z / 160) + side * thin * (1.4 - z / 150) + 0.5 * np.sin(z * 0.25 + strand),
                            y - 0.3 * (strand % 3),
                            z + 0.6,
                        )
                        for side in (-1, 0, 1)
                    ]
                    for y, z in rows[low:]
                ],
                'fall-thin' if strand else 'fall',
            )
    scene.put(falls)
    scene.scatter(
        [broadleaf(30 + i, 8, spread=1.1, clouds=7, cards=180, card=0.45) for i in range(3)],
        2600,
        ((-240, 260), (120, 460)),
        ground,
        seed=5,
        sink=0.4,
        scale=(0.5, 1.1),
        keep=lambda x, y, z: z > 98 or 52 < z < 60 or 4 < z < 20,
    )
    scene.layer = 'front'
    rail = Mesh()
    for i in range(15):
        x = -16 + i * 1.9
        y = -14 - 0.01 * x * x
        z = height_at(ground, x, y)
        rail.box(0.12, 0.12, 1.25, 'iron', x, y, z - 0.15)
        for lift in (0.45, 0.95):
            nx, ny = x + 1.9, -14 - 0.01 * (x + 1.9) ** 2
            rail.tube([(x, y, z + lift), (nx, ny, height_at(ground, nx, ny) + lift)], 0.035, 'iron', 5)
    scene.put(rail)
    scene.scatter(
        [grass_tuft(5, 60, 0.55), grass_tuft(6, 50, 0.5)],
        260,
        ((-26, 20), (-30, -12)),
        ground,
        seed=6,
        sink=0.05,
        keep=lambda x, y, z: z > 96,
    )
    scene.put(broadleaf(9, 9, spread=1.3, cards=420, card=0.18), -19, -20, height_at(ground, -19, -20) - 0.3, 0, 1)
    scene.layer = 'life'
    folk = Mesh()
    at = lambda x, y: (x, y, height_at(ground, x, y))
    for deed, dress, cloth, second, x, y, turn, head in (
        ('lean', 'shirt', '#7d93a8', '#5a4a3c', -2.2, -15.6, 176, None),
        ('hold', 'saree', 'scarlet', None, -3.3, -15.9, 160, None),
        ('sell', 'saree', 'emerald', 'turmeric', -5.4, -18.4, 38, 'scarf'),
        ('photograph', 'jacket', '#cfae62', '#5a4a3c', 2.4, -17.4, 152, 'brim'),
        ('walk', 'salwar', 'magenta', 'ivory', 6.3, -13.6, 196, None),
    ):
        with folk.at(*at(x, y), turn, 1.12):
            person(folk, deed, dress, cloth, second, head=head, hat='#efe4d2')
            if deed == 'photograph':
                camera(folk)
            if deed == 'sell':
                strawberries(folk)
    little_one(folk, 'run', 'azure', *at(-0.2, -19.6), 118, 1.15)
    scene.put(folk)


def strawberries(mesh):
    """Two flat baskets of strawberries on leaves before a seller."""
    for x, y in ((0.28, -0.78), (-0.36, -0.72)):
        mesh.lathe([(0.2, 0), (0.29, 0.12), (0.3, 0.15)], 'weave', 20, x=x, y=y)
        mesh.lathe([(0.29, 0.13), (0.02, 0.15)], 'leaf', 16, x=x, y=y)
        for k in range(34):
            a, far = k * 2.4, 0.045 * math.sqrt(k)
            mesh.ball((0.04, 0.04, 0.05), '#c8342c', x + far * math.cos(a), y + far * math.sin(a), 0.2 - 0.2 * far, 7)
