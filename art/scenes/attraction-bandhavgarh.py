"""Bandhavgarh in the morning: a tigress with her two cubs crosses a forest track before the old fort's table mountain,
langurs in a sal tree, a jeep that waits."""
import numpy as np

from kit.life.birds import flock_in
from kit.life.cats import tiger
from kit.life.vehicles import safari_jeep
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.palms import bamboo_clump
from kit.nature.terrain import ground_sheet
from kit.nature.trees import broadleaf
from kit.noise import fractal, ridged, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'A tigress and her two cubs cross a sandy track in Bandhavgarh in morning light, the cliffs of the old fort hill above the forest.',
}


def track(y):
    return -1.2 + 0.34 * (y + 16) + 2.4 * np.sin(np.asarray(y, float) * 0.05)


def ground(xs, ys):
    table = np.hypot((xs - 40) / 1.9, ys - 232)
    foot = 46 * smoothstep(110, 46, table + 6 * fractal(xs * 0.02, ys * 0.02, 4))
    cliff = 34 * smoothstep(52, 46, table + 3 * ridged(xs * 0.03, ys * 0.03, 4))
    road = smoothstep(1.7, 0.9, np.abs(xs - track(ys))) * -0.12
    return foot + cliff + road + 0.3 * fractal(xs * 0.07, ys * 0.07, 3)


def build(scene):
    scene.material('dry-hills', meadow=('#96984f', '#728244'), rock=('#b08a64', '#86664a'), rock_slope=0.9)
    scene.camera((-2.4, -14.5, 1.6), (1.4, 14, 3.4), lens=36, lift=0.03, focus=14.5, fstop=0.8)
    scene.light(
        sun=-118,
        elevation=23,
        haze={'density': 0.0022, 'height': 24, 'start': 36, 'base': 0.2},
        clouds={'seed': 33.1, 'amount': 0.6},
    )
    scene.put(ground_sheet(ground, (-190, 230), (-30, 330), 'dry-hills', 320, 340, near=(40, 0.45)))
    road = Mesh()
    road.loft(
        [
            [
                (float(track(y)) + 1.7 * s, y, height_at(ground, float(track(y)) + 1.7 * s, y) + 0.05)
                for s in np.linspace(-1, 1, 7)
            ]
            for y in np.linspace(-28, 70, 90)
        ],
        'dust',
    )
    scene.put(road)
    walls = Mesh()
    for x in range(-30, 110, 12):
        walls.box(12.5, 3, 5, 'sand-stone-dark', x, 190 + 0.02 * (x - 40) ** 2 * 0.4, 79)
    scene.put(walls)
    sal = [
        broadleaf(40 + i, 16, ('leaf', 'leaf-dark', 'leaf-dry')[i], 'bark-pale', 0.8, 11, 320, 0.4, 0.5)
        for i in range(3)
    ]
    scene.scatter(
        sal,
        300,
        ((-150, 190), (26, 190)),
        ground,
        seed=4,
        sink=0.4,
        keep=lambda x, y, z: abs(x - float(track(y))) > 5 + max(0, 30 - y) * 0.2 and z < 50,
    )
    for x, y, s in ((-11, 6, 0.9), (-17, 13, 1.0), (16, 3, 0.9), (21, 12, 1.05), (-9, 20, 0.8)):
        scene.put(sal[int(x) % 3], x, y, height_at(ground, x, y) - 0.3, 30 * x, s)
    scene.scatter(
        [bamboo_clump(2, 8), bamboo_clump(5, 7)],
        12,
        lambda r: (r.choice((-1, 1)) * r.uniform(12, 26) + 2, r.uniform(6, 30)),
        ground,
        seed=8,
    )
    tall = [grass_tuft(5 + i, 60, 0.8, 0.4, leaf, 0.022) for i, leaf in enumerate(('grass-dry', 'grass', 'grass-dry'))]
    away = lambda x, y: abs(x - float(track(y)))
    scene.scatter(
        tall,
        900,
        lambda r: (r.uniform(-18, 22), -12.6 + 38 * r.random() ** 1.3),
        ground,
        seed=5,
        sink=0.05,
        scale=(0.5, 1.15),
        keep=lambda x, y, z: away(x, y) > 2.0,
    )
    stones = [rock(i, 0.7, 'rock-warm') for i in range(3)]
    scene.scatter(
        stones,
        26,
        ((-14, 18), (-8, 16)),
        ground,
        seed=7,
        sink=0.2,
        scale=(0.3, 1.0),
        keep=lambda x, y, z: away(x, y) > 2.2,
    )
    body, marks = tiger()
    for x, y, turn, size in ((0.3, -0.6, 178, 1.35), (3.1, 0.6, 170, 0.62), (4.5, -0.4, 186, 0.58)):
        for part in (body, marks):
            scene.put(part, x, y, height_at(ground, x, y) + 0.03, turn, size)
    scene.layer = 'front'
    scene.scatter(
        tall,
        30,
        lambda r: (-2.2 + r.choice((-1, 1)) * r.uniform(2.6, 4.2), r.uniform(-11.4, -9.8)),
        ground,
        seed=9,
        sink=0.1,
        scale=(0.4, 0.6),
    )
    scene.layer = 'life'
    life = Mesh()
    x, y = float(track(27)), 27
    with life.at(x, y, height_at(ground, x, y) + 0.05, 252):
        safari_jeep(life)
    flock_in(life, 6, (-14, 6), (30, 60), (17, 24), 0.9)
    scene.put(life)
