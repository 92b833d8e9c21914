"""Periyar's lake in morning light: bare drowned trunks in still water, elephants at the green edge, the Cardamom
Hills."""
import numpy as np

from kit.life.animals import elephant
from kit.life.birds import flock_in
from kit.life.boats import rowing_boat
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.terrain import ground_sheet, water_sheet
from kit.nature.trees import bare_tree, broadleaf
from kit.noise import fractal, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'dawn',
    'palette': 'dawn-mist',
    'alt': 'Elephants drink at the grassy edge of Periyar lake in morning light, drowned trunks standing in the still water, forested hills behind.',
}


def shore(xs):
    """Where the far bank meets the water: a tongue of grass comes nearest in the middle."""
    return 15 + 9 * np.sin(xs * 0.05 + 1.6) + 0.0022 * xs**2


def ground(xs, ys):
    far = ys - shore(xs)
    return (
        np.clip(far * 0.1, -2.4, 2.0)
        + 40 * smoothstep(26, 150, far) * (0.7 + 0.45 * fractal(xs * 0.012, ys * 0.012, 4))
        + 0.2 * fractal(xs * 0.1, ys * 0.1, 3)
    )


def build(scene):
    scene.camera((-3, -32, 2.9), (2.2, 20, 4.9), lens=40, lift=0.02, focus=52, fstop=4)
    scene.light(
        sun=-96,
        elevation=19,
        energy=5,
        haze={'density': 0.0042, 'height': 9, 'base': 0.25, 'start': 44, 'most': 0.8},
        clouds={'seed': 3.3, 'amount': 0.7},
    )
    scene.put(water_sheet('lake', 0, 500, -90))
    scene.put(ground_sheet(ground, (-220, 220), (0, 320), 'green-hills', 260, 260))
    blue_hills(scene, near=360, count=3, height=84, base=0, width=1500, seed=7)
    wood = [
        broadleaf(40 + i, 12, ('leaf', 'leaf-dark', 'leaf-dry')[i], spread=1.0, clouds=9, cards=260, card=0.36)
        for i in range(3)
    ]
    scene.scatter(wood, 560, ((-200, 210), (30, 230)), ground, seed=4, sink=0.4, keep=lambda x, y, z: z > 2.2)
    trunks = [bare_tree(i + 2, 7 + i, 'bark-pale', 3) for i in range(4)]
    for i, (x, y, size, lean) in enumerate(
        (
            (-8.9, -8, 0.95, 4),
            (-7.4, -1, 0.8, -7),
            (10.4, -4, 0.95, 8),
            (13.4, 7, 1.0, -4),
            (-18, 5, 0.9, 6),
            (24, 6, 0.9, -5),
            (5.6, 4, 0.6, 9),
        )
    ):
        scene.put(trunks[i % 4], x, y, -0.5, i * 70, size, tilt=lean)
    herd = [elephant(), elephant(tusks=False)]
    for kind, x, lift, turn, size in (
        (0, -2.4, 1.2, 196, 1.5),
        (1, 3.2, 2.4, 188, 1.32),
        (1, 6.6, 1.4, 200, 0.72),
        (0, 11.5, 3.2, 176, 1.4),
        (1, 14.4, 5.6, 190, 0.6),
    ):
        y = float(shore(x)) + lift
        for part in herd[kind]:
            scene.put(part, x, y, height_at(ground, x, y) - 0.08, turn, size)
    scene.scatter(
        [grass_tuft(5, 60, 0.7), grass_tuft(7, 50, 0.9, leaf='grass-dry')],
        420,
        lambda r: (lambda x: (x, float(shore(x)) + r.uniform(0.6, 16)))(r.uniform(-46, 50)),
        ground,
        seed=8,
        sink=0.05,
        keep=lambda x, y, z: z > 0.12,
    )
    scene.layer = 'front'
    scene.scatter(
        [grass_tuft(6, 50, 1.4, leaf='reed', width=0.018)],
        30,
        lambda r: (-2.6 + r.choice((-1, 1)) * r.uniform(5.4, 10), r.uniform(-26, -22)),
        seed=9,
        sink=0.2,
        scale=(0.5, 0.9),
    )
    scene.layer = 'life'
    life = Mesh()
    rowing_boat(life, 1.2, 1, 0.02, 172, 6.0, 'teal', 3)
    flock_in(life, 8, (-14, 4), (10, 30), (12, 17), 0.7, 'white-bird')
    scene.put(life)
