"""Dal Lake: a flower seller in his boat holds out a bunch to a couple in a shikara; carved houseboats, chinars in
autumn, snow on the Pir Panjal."""
import math
import random

import numpy as np

from kit.architecture.himalayan import gable_roof
from kit.life.birds import flock_in
from kit.life.boats import hull
from kit.life.work import DEEDS, Pose, person
from kit.mesh import Mesh
from kit.nature.ground_cover import lily_patch
from kit.nature.terrain import bank, water_sheet
from kit.nature.trees import broadleaf, poplar
from kit.stage.backdrops import LOW_RANGE, snow_peaks

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'A flower seller offers a bunch to a couple in a shikara on Dal Lake, carved houseboats, autumn chinars and snow mountains behind.',
}
BLOOMS = ('marigold', '#d9638a', 'ivory', 'scarlet', '#8d6fb0', 'turmeric', '#f0c6d2')


def build(scene):
    scene.camera((-5.2, -15.4, 2.0), (0.3, 6, 3.1), lens=33, focus=11, fstop=1.6)
    scene.light(
        sun=-114,
        elevation=19,
        energy=5.4,
        haze={'density': 0.0012, 'height': 14, 'base': 0.3, 'start': 36},
        clouds={'seed': 6.4, 'amount': 0.8},
        grade={'exposure': 1.1},
    )
    scene.material('lake', ripple=0.012)
    scene.put(water_sheet('lake', 0, 2200, -80))
    snow_peaks(scene, LOW_RANGE, lift=60)
    scene.put(bank((-220, 240), (34, 100), 0.9, lambda x, y: y - 42 + 0 * x, 'meadow', seed=4))
    groves = [broadleaf(50 + i, 12, 'leaf-chinar', spread=1.2, cards=330, card=0.34) for i in range(2)] + [
        poplar(4, 15, 'leaf-autumn'),
        broadleaf(58, 11, 'leaf-autumn', spread=1.1, cards=330, card=0.3),
    ]
    scene.scatter(groves, 90, ((-120, 130), (47, 80)), lambda x, y: x * 0 + 0.7, seed=5, scale=(0.5, 0.8))
    for x, y, size in ((-7.5, 45, 0.95), (20, 46, 1.1), (44, 50, 1.2), (-32, 48, 1.0)):
        scene.put(groves[int(x) % 2], x, y, 0.5, x * 7, size)
    boats = Mesh()
    for x, y, length, wall, trim, turn in (
        (-19, 27, 17, '#b07a48', '#e7d7b4', 3),
        (7, 29, 19, '#8f5d38', '#d9a45a', -2),
        (27.5, 33, 17, '#c09a68', '#7f3d2c', 4),
    ):
        with boats.at(x, y, 0, turn):
            houseboat(boats, length, wall, trim)
    shikara(boats)
    flower_boat(boats)
    with boats.at(-11, 15, 0.05, 170):
        hull(boats, 6.4, 1.2, 0.4, 'wood', rise=0.5, sharp=3, deck='wood')
        person(boats, 'paddle', 'kurta', '#7d6a58', '#5d5048', -2.0, 0, -0.02, 90, 0.98, head='cap', hat='ivory')
        for k in range(20):
            a = k * 2.4
            boats.ball(
                0.17, ('leaf', 'rice')[k % 2], 0.5 + 0.2 * k**0.5 * math.cos(a), 0.08 * k**0.5 * math.sin(a), 0.34
            )
    scene.put(boats, layer='life')
    patches = [lily_patch(i, 20, 1.5, 6) for i in range(3)]
    scene.layer = 'front'
    for i, (x, y, size) in enumerate(
        ((-6.9, -10.2, 0.8), (-5.9, -11.2, 0.7), (0.9, -9.4, 0.85), (3.2, -8.4, 0.9), (-9.6, -4, 1), (5.4, -7.4, 0.8))
    ):
        scene.put(patches[i % 3], x, y, 0.01, i * 50, size)
    birds = Mesh()
    flock_in(birds, 9, (-10, 4), (24, 44), (11, 16), 0.6)
    scene.put(birds, layer='life')


def shikara(mesh):
    """The near shikara, its bow to the left: a couple on its cushions under the canopy, the boatman behind them."""
    with mesh.at(0.3, -4.2, 0.05, 187, 1.12):
        hull(mesh, 8.4, 1.5, 0.45, '#9a643a', rise=0.6, sharp=3.2, deck='wood')
        for side in (-1, 1):
            rim = [
                (t * 3.2, 0.73 * side * (1 - abs(t * 3.2 / 4.2) ** 3.2) ** 0.8 + 0.02 * side, 0.2)
                for t in np.linspace(-1, 1, 25)
            ]
            mesh.tube(rim, 0.028, '#d9a45a', 5)
        for px in (-1.5, 1.7):
            for side in (-1, 1):
                mesh.lathe(
                    [(0.05, 0.2), (0.03, 0.5), (0.055, 0.75), (0.03, 1.0), (0.03, 1.6), (0.06, 1.78)],
                    'turmeric',
                    8,
                    x=px,
                    y=0.64 * side,
                )
        rows = [
            [
                (px, s * 0.86, 1.78 + 0.42 * (1 - abs(s) ** 1.5) + 0.03 * math.cos(px * 9))
                for s in np.linspace(-1, 1, 13)
            ]
            for px in np.linspace(-1.9, 2.1, 28)
        ]
        mesh.loft(rows, 'scarlet')
        for side in (-1, 1):
            for low, high, cloth, out in ((0.2, 0, 'ivory', 0.005), (0.14, 0.0, '#b5302c', 0.012)):
                mesh.loft(
                    [
                        [
                            (px, (0.87 + out) * side, 1.8 - high),
                            (px, (0.88 + out) * side, 1.8 - low - 0.08 * abs(math.sin(px * 6))),
                        ]
                        for px in np.linspace(-1.9, 2.1, 60)
                    ],
                    cloth,
                )
            for px in np.linspace(-1.9, 2.1, 16):
                mesh.ball(0.03, 'gold-paint', px, 0.89 * side, 1.6, 6)
        for px in (-1.9, 2.1):
            arch = [(px, s * 0.86, 1.78 + 0.42 * (1 - abs(s) ** 1.5)) for s in np.linspace(-1, 1, 19)]
            mesh.loft([arch, [(x, y, z - 0.14 - 0.06 * abs(math.sin(y * 8))) for x, y, z in arch]], 'ivory')
        for px, deep in ((-0.5, 1.6), (1.3, 0.5)):
            mesh.box(deep, 1.14, 0.26, 'crimson', px, 0, 0.16)
        mesh.box(0.2, 1.16, 0.72, 'crimson', -1.15, 0, 0.36)
        for y, cloth in ((-0.36, '#cfae62'), (0.36, 'turmeric')):
            mesh.ball((0.09, 0.2, 0.15), cloth, -1.0, y, 0.98, 10)
        # The couple: she turns to the flowers, he pays.
        take = Pose(((0.12, -0.5, 0.88), (-0.14, -0.3, 0.6)), bend=8, gaze=2, **SEAT)
        rest = Pose(((0.16, -0.36, 0.74), (-0.2, -0.26, 0.6)), bend=2, **SEAT)
        person(mesh, take, 'salwar', '#e9d9c0', '#b8493f', -0.55, 0.36, 0.0, 118, 0.94, head='veil', look=-8)
        person(mesh, rest, 'jacket', '#4f6474', '#565048', -0.6, -0.34, 0.0, 104, 0.98, look=-24)
        # The boatman sits on the stern and dips his heart-shaped paddle.
        person(
            mesh, 'paddle', 'kurta', '#8c6f5a', '#5d5048', -3.0, 0, 0.06, 96, 0.96, head='cap', hat='ivory', elder=True
        )
        mesh.tube([(-2.62, 0.2, 1.1), (-2.45, 0.62, 0.55), (-2.3, 0.98, 0.05)], 0.024, 'wood', 6)
        mesh.ball((0.13, 0.03, 0.2), '#a8713f', -2.27, 1.05, -0.04, 12)


SEAT = {
    'hips': (0.0, 0.5),
    'knees': ((0.12, -0.42, 0.56), (-0.12, -0.42, 0.56)),
    'ankles': ((0.12, -0.6, 0.24), (-0.13, -0.62, 0.24)),
    'seated': True,
}


def flower_boat(mesh):
    """The seller's small boat, full of flowers in bunches and pots; he kneels among them and holds a bunch out."""
    chance = random.Random(4)
    with mesh.at(-2.75, -7.0, 0.04, 6):
        hull(mesh, 5.6, 1.25, 0.4, '#7d5232', rise=0.42, sharp=3, deck='wood')
        for x, y, wide, count in (
            (-1.55, 0.0, 0.5, 46),
            (-0.75, 0.05, 0.52, 60),
            (0.0, -0.12, 0.4, 40),
            (1.75, 0.0, 0.34, 34),
        ):
            colours = [chance.choice(BLOOMS) for _ in range(3)]
            for k in range(count):
                a, far = k * 2.4, wide * math.sqrt(k / count)
                px, py = x + far * math.cos(a) * 1.15, y + far * math.sin(a) * 0.9
                z = 0.62 - 0.28 * (far / wide) ** 2 + chance.uniform(-0.04, 0.04)
                if k % 5 == 4:
                    mesh.ball((0.09, 0.09, 0.05), 'leaf', px, py, z - 0.04, 6)
                else:
                    flower(mesh, px, py, z, 0.075, colours[(k // 7) % 3])
        for x, stuff in ((0.5, 'crimson'), (2.15, '#d9638a')):
            mesh.lathe([(0.1, 0.2), (0.16, 0.5), (0.14, 0.5)], 'terracotta', 12, x=x, y=-0.2)
            for k in range(14):
                a = k * 2.4
                flower(
                    mesh,
                    x + 0.045 * k**0.5 * math.cos(a),
                    -0.2 + 0.045 * k**0.5 * math.sin(a),
                    0.7 - 0.012 * k,
                    0.06,
                    stuff,
                )
        hold = Pose(((0.14, -0.6, 0.9), (-0.2, -0.3, 0.5)), bend=14, gaze=10, **SQUAT)
        with mesh.at(0.85, 0.0, 0.16, 102, 1.02):
            person(mesh, hold, 'kurta', '#9a8468', '#6d5f50', head='cap', hat='#e9e1d0', elder=True)
            for k in range(16):
                a, far = k * 2.4, 0.05 * k**0.5
                top = (0.14 + far * math.cos(a), -0.66 + far * math.sin(a), 1.14 - 0.01 * k)
                mesh.tube([(0.14, -0.58, 0.8), top], 0.008, 'leaf', 4)
                flower(mesh, *top, 0.055, ('scarlet', 'ivory', '#d9638a', 'turmeric')[k % 4])


SQUAT = {key: getattr(DEEDS['squat'], key) for key in ('hips', 'knees', 'ankles', 'seated')}


def flower(mesh, x, y, z, size, stuff):
    """A round flower head with an eye."""
    mesh.ball((size, size, size * 0.6), stuff, x, y, z, 8)
    mesh.ball(size * 0.36, 'turmeric' if stuff != 'turmeric' else '#7a4f2a', x, y - size * 0.3, z + size * 0.4, 5)


def houseboat(mesh, length, wall, trim):
    """A carved houseboat along x at the origin: a row of arched windows with curtains, a fringed eave, a veranda with
    turned posts, a roof deck with parasol and pots, steps to the water."""
    half = length / 2
    sides = [(-half - 1.6, 0.9), (-half, -0.1), (half, -0.1), (half + 1.6, 0.9)]
    mesh.loft([[(x, -2.3, z), (x, -2.4, 1.1), (x, 2.4, 1.1), (x, 2.3, z)] for x, z in sides], 'wood-dark', smooth=False)
    mesh.box(length + 3, 5.2, 0.14, wall, 0, 0, 1.06)
    room, middle = length - 4.5, 1.4
    mesh.box(room, 4, 2.7, wall, middle, 0, 1.2)
    count = max(4, round(room / 2.2))
    for i in range(count):
        x = middle + (i + 0.5) * room / count - room / 2
        mesh.box(1.34, 0.06, 1.9, trim, x, -2.02, 1.5)
        mesh.box(1.1, 0.08, 1.2, 'window-lit', x, -2.04, 1.9)
        arch = [(x + 0.55 * math.cos(a), -2.085, 3.0 + 0.28 * math.sin(a)) for a in np.linspace(0, math.pi, 13)]
        mesh.add(arch, [tuple(range(13))], 'window-lit')
        for side in (-1, 1):
            curtain = [(x + side * (0.55 - 0.3 * v), -2.1, 3.0 - 1.05 * v) for v in (0, 0.5, 1)]
            mesh.loft([[(x + side * 0.55, -2.1, 3.05 - 1.1 * v) for v in (0, 0.5, 1)], curtain], 'ivory')
        mesh.box(0.05, 0.1, 1.2, trim, x, -2.06, 1.9)
        edge = x + room / count / 2
        mesh.lathe([(0.09, 1.2), (0.06, 1.6), (0.11, 2.2), (0.06, 2.8), (0.12, 3.6)], trim, 8, x=edge, y=-2.06)
        for k in range(4):
            with mesh.at(x - 0.48 + 0.32 * k, -2.05, 1.55, 0, roll=45):
                mesh.box(0.16, 0.06, 0.16, wall, 0, 0, -0.08)
    for k in range(int(room / 0.3)):
        x = middle - room / 2 + 0.3 * k + 0.15
        mesh.add([(x - 0.14, -2.42, 3.86), (x + 0.14, -2.42, 3.86), (x, -2.42, 3.58)], [(0, 1, 2)], trim)
    mesh.box(room + 0.6, 4.9, 0.16, trim, middle, 0, 3.86)
    gable_roof(mesh, room + 0.2, 4.3, 1.0, '#8a6a4c', middle, 0, 4.0, 0.3)
    x0 = middle - room / 2
    for k in range(4):
        x = x0 - 0.2 - k * (half + x0 - 0.4) / 3
        mesh.lathe([(0.1, 1.2), (0.06, 1.5), (0.11, 2.1), (0.06, 2.7), (0.1, 3.4)], trim, 8, x=x, y=-2.1)
    for k in range(9):
        x = x0 - 0.2 - k * (half + x0 - 0.4) / 8
        mesh.lathe([(0.03, 1.2), (0.05, 1.5), (0.03, 1.85)], trim, 6, x=x, y=-2.1)
    wide = half + x0 + 0.2
    mesh.box(wide, 0.1, 0.1, trim, x0 - wide / 2, -2.1, 1.85)
    mesh.box(wide + 0.3, 4.9, 0.16, trim, x0 - wide / 2, 0, 3.4)
    for k in range(int(wide / 0.3)):
        x = x0 - 0.3 * k - 0.15
        mesh.add([(x - 0.14, -2.42, 3.4), (x + 0.14, -2.42, 3.4), (x, -2.42, 3.1)], [(0, 1, 2)], trim)
    for k in range(4):
        mesh.box(1.2, 0.34, 0.12, 'wood', x0 - wide / 2, -2.75 - 0.34 * k, 0.95 - 0.26 * k)
    for k in range(5):
        x = x0 - 0.4 - 0.5 * k
        mesh.lathe([(0.12, 0), (0.17, 0.24)], 'terracotta', 10, x=x, y=-1.9, z=3.56)
        mesh.ball((0.22, 0.2, 0.2), ('leaf', 'crimson', 'leaf', 'marigold', 'leaf')[k], x, -1.9, 3.92, 9)
    person(mesh, 'sip', 'kurta', '#efe4d2', '#8c6f5a', x0 - 1.3, -0.9, 1.2, -10, 1.0, head='cap', hat='ivory')
