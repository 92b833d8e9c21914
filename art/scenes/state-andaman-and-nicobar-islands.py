"""A mangrove creek of the Andamans opening on a reef lagoon and forested isles, a painted dinghy on clear water."""
import numpy as np

from kit.life.birds import flock_in
from kit.life.boats import fishing_boat
from kit.life.water_birds import egret
from kit.life.work import person, pole
from kit.mesh import Mesh
from kit.nature.ground_cover import rock
from kit.nature.palms import coconut_palm, mangrove
from kit.nature.terrain import ground_sheet, water_sheet
from kit.nature.trees import broadleaf
from kit.noise import fractal

PICTURE = {
    'hour': 'noon',
    'size': 'hero',
    'widest': 1600,
    'alt': 'Fishermen in a painted dinghy on a clear turquoise creek of the Andamans, framed by mangroves on arched roots, forested islands beyond.',
}


def isle(x, y, wide, deep, high):
    return lambda xs, ys: high * np.clip(
        1.05 - np.hypot((xs - x) / wide, (ys - y) / deep), -0.4, 1
    ) ** 1 + 2.5 * fractal(xs * 0.03, ys * 0.03, 4)


def build(scene):
    scene.material('lagoon', colour='#2fb0a8', mirror=0.12)
    scene.camera((-1.5, -30, 3.4), (1.5, 20, 3.6), lens=34, lift=0.05, focus=14.5, fstop=1.6)
    scene.light(
        sun=-106,
        elevation=38,
        haze={'density': 0.0014, 'height': 18, 'base': 0.25, 'start': 50},
        clouds={'scale': 1.0, 'low': 0.46, 'high': 0.68, 'amount': 1.0, 'seed': 2.7},
    )
    scene.put(water_sheet('lagoon', 0, 300, -80))
    scene.put(water_sheet('sea', -0.05, 6000, -80), layer='far')
    reef = Mesh()
    xs, ys = np.meshgrid(np.linspace(-50, 56, 330), np.linspace(-30, 50, 300))
    # Shoals in thin steps of colour, so that no edge is seen.
    for field, first, base, tones in (
        (fractal(xs * 0.05, ys * 0.11, 3), 0.3, 0.004, ('#2eaba3', '#2ca59c', '#2a9d94', '#28958c', '#268c84')),
        (fractal(xs * 0.04 + 8, ys * 0.1 + 4, 3), 0.3, 0.016, ('#2c9c95', '#33a69d', '#40b2a7', '#54c0b2', '#70cebe')),
    ):
        for k, tone in enumerate(tones):
            level = np.clip((field - first - 0.035 * k) * 0.6, -0.5, base + 0.002 * k)
            reef.grid(xs, ys, level, tone)
    scene.put(reef)
    trees = [
        broadleaf(60 + i, 9, ('leaf', 'leaf-dark')[i % 2], spread=1.2, clouds=8, cards=230, card=0.42) for i in range(3)
    ]
    for n, (x, y, wide, deep, high) in enumerate(
        ((46, 110, 54, 22, 17), (-62, 150, 66, 26, 22), (10, 260, 90, 34, 26))
    ):
        shape = isle(x, y, wide, deep, high)
        scene.put(
            ground_sheet(
                shape, (x - wide * 1.4, x + wide * 1.4), (y - deep * 1.6, y + deep * 1.6), 'green-hills', 110, 80
            )
        )
        scene.scatter(
            trees,
            190,
            lambda r, x=x, y=y, w=wide, d=deep: (x + r.uniform(-1, 1) * w, y + r.uniform(-1, 0.6) * d),
            shape,
            seed=n + 3,
            sink=0.5,
            keep=lambda a, b, z: z > 1.2,
        )
    strand = Mesh()
    scene.put(
        ground_sheet(
            lambda a, b: 1.3 * np.clip(1 - np.hypot((a - 34) / 36, (b - 92) / 6.5), -0.5, 1) + 0.05,
            (-6, 74),
            (82, 102),
            'beach',
            90,
            40,
        )
    )
    scene.scatter(
        [coconut_palm(i, 11, (2.4 - i * 2, -1.5)) for i in range(3)],
        16,
        ((12, 62), (91, 98)),
        lambda a, b: a * 0 + 0.9,
        seed=7,
    )
    roots = [mangrove(i, 5.2) for i in range(3)]
    for i, (x, y, size) in enumerate(
        (
            (-9.2, -15, 1.0),
            (-12, -9, 1.2),
            (-10.4, -3, 1.1),
            (-14, 2, 1.3),
            (-12.4, 9, 1.2),
            (-17, 12, 1.4),
            (-16, 20, 1.3),
            (-21, 26, 1.5),
            (9.8, -12, 1.0),
            (12.6, -6, 1.2),
            (14.6, 1, 1.3),
            (18.6, 6, 1.4),
            (22, 13, 1.4),
        )
    ):
        scene.put(roots[i % 3], x, y, -0.2, i * 77, size, layer='front' if y < 0 else 'land')
    scene.scatter(
        trees,
        40,
        lambda r: (r.choice((-1, 1)) * r.uniform(24, 44), r.uniform(-8, 30)),
        seed=8,
        sink=0.5,
        keep=lambda x, y, z: x < -22 or y < 10,
    )
    scene.scatter(
        [rock(i, 0.9, 'coral') for i in range(3)],
        22,
        lambda r: (r.uniform(-7, 8), r.uniform(-20, 2)),
        seed=9,
        sink=0.72,
        scale=(0.4, 1),
    )
    # By night a lantern in the boat, lamps under the mangroves and along the far shore.
    for x, y, z, power in (
        (0.4, -16.5, 2.0, 110),
        (-10.6, -13, 2.6, 700),
        (14, -10.5, 2.6, 800),
        (-15, 4, 3, 1500),
        (20, 2, 3, 1500),
        (18, 74, 12, 9000),
        (46, 72, 14, 12000),
        (16, 91, 3.4, 1500),
        (36, 91, 3.4, 1500),
        (56, 93, 3.4, 1500),
        (-40, 128, 4, 4200),
        (4, 226, 5, 7000),
    ):
        scene.lamp(x, y, z, power)
    scene.layer = 'life'
    life = Mesh()
    fishing_boat(life, 0.9, -15.4, -0.18, -152, 'azure', 'turmeric', 6.8)
    with life.at(2.2, -14.8, 0.48, -34, 1.0):
        person(life, 'pole', 'shirt', 'scarlet', 'indigo')
        pole(life)
    with life.at(-0.5, -16.1, 0.3, 24, 1.0):
        if scene.is_night:
            person(life, 'knit', 'lungi', 'ivory', '#5d6f86')
        else:
            person(life, 'serve', 'lungi', 'skin', '#5d6f86', head='scarf', hat='turmeric')
            for k in range(7):
                life.ball((0.3, 0.26, 0.1), '#5f9a94', 0.08 * k - 0.2, -0.6, 0.1 + 0.02 * (k % 3), 10)
    with life.at(0.6, -15.5, 0.3):
        life.lathe([(0.2, 0), (0.3, 0.26), (0.28, 0.26)], 'weave', 18)
        for k in range(14):
            life.ball((0.14, 0.035, 0.03), '#b9c4ca', 0.04 * (k % 4) - 0.08, 0.05 * (k // 4) - 0.1, 0.26, 8)
    if scene.is_night:
        life.tube([(0.4, -15.6, 0.2), (0.4, -15.6, 2.1), (0.4, -15.9, 2.15)], 0.03, 'bamboo', 6)
        life.lathe([(0.09, 1.7), (0.12, 1.76), (0.12, 1.96), (0.05, 2.06)], 'lamp', 12, x=0.4, y=-15.95)
        for x in (16, 36, 56):
            life.tube([(x, 90.6, 0), (x, 90.6, 3.6)], 0.1, 'wood', 6)
            life.ball(0.34, 'lamp', x, 90.4, 3.7, 10)
    egret(life, -6.4, -12.6, 0, 30, 1.2)
    fishing_boat(life, 26, 62, -0.2, 20, 'scarlet', 'ivory', 8)
    if not scene.is_night:
        flock_in(life, 8, (-10, 12), (20, 50), (15, 21), 0.7, 'white-bird')
    scene.put(life)
