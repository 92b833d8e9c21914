"""Ima Keithel in Imphal: the mothers' market, women in white enaphis on their platforms in rows, heaps of fish, greens,
lotus, brass and cloth before them; above them the halls' red roofs in three tiers with horned gables."""
import math
import random

import numpy as np

from kit.life.birds import flock_in
from kit.life.people import parasol
from kit.life.vehicles import auto_rickshaw
from kit.life.work import Pose, little_one, person, with_child
from kit.mesh import Mesh
from kit.nature.terrain import hill_layers, plain
from kit.nature.trees import broadleaf

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'Women of Ima Keithel in Imphal sit in rows on their platforms behind heaps of fish, greens, fruit and cloth, the market hall with its tiered red roofs above.',
}
SIT = Pose(
    ((0.2, -0.4, 0.36), (-0.2, -0.38, 0.34)),
    hips=(0.1, 0.14),
    bend=6,
    knees=((0.36, -0.24, 0.14), (-0.36, -0.24, 0.14)),
    ankles=((-0.1, -0.34, 0.09), (0.1, -0.42, 0.09)),
    seated=True,
)
ROWS = ((-1.6, 0.55), (2.2, 0.75), (6.0, 0.95), (9.8, 1.15))
WIDE = 30.0


def build(scene):
    scene.material('tin-roof', colour='#a8463a', second='#8d372e')
    scene.material('paving', colour='#bfb3a4', second='#a59a8c')
    scene.material('step', colour='#cbbfae', second='#b3a797')
    scene.camera((-6.4, -23.5, 4.4), (0.6, 8, 5.3), lens=33, lift=0.0)
    scene.light(
        sun=-126,
        elevation=30,
        energy=4.6,
        fill=1.25,
        haze={'density': 0.003, 'height': 30, 'start': 30, 'base': 0.1},
        clouds={'seed': 5.5, 'amount': 0.8},
    )
    scene.put(plain('paving', z=-0.02))
    scene.put(hill_layers(((620, 90, 420, -4, 3.2), (1100, 180, 700, -4, 9.7)), width=1900), layer='far')
    hall = Mesh()
    platforms(hall)
    frame(hall)
    scene.put(hall)
    roofs = Mesh()
    tiers(roofs, 0, 9.5, WIDE, 21, 5.6)
    scene.put(roofs)
    beside = Mesh()
    for x, y in ((-38, 26), (38, 30)):
        with beside.at(x, y):
            neighbour(beside)
    scene.put(beside)
    for k, (x, y) in enumerate(((-22, 16), (23, 18), (-30, 44), (30, 48), (-55, 20), (56, 24))):
        scene.put(broadleaf(44 + k % 3, 10, ('leaf', 'leaf-dark')[k % 2], spread=1.1, cards=360), x, y, 0, 60 * k, 1.0)
    for x in (-9, -3, 3, 9):
        scene.lamp(x, 4.0, 4.4, 160, '#ffe2b8', 0.5, day=0.55)
        scene.lamp(x, 10.0, 4.6, 140, '#ffe2b8', 0.5, day=0.55)
    scene.layer = 'life'
    sellers(scene)
    buyers(scene)
    street(scene)


def platforms(mesh):
    """Long platforms one behind another, each a little higher, faced with tiles, aisles between."""
    for y, z in ROWS:
        mesh.box(WIDE - 3, 2.3, z, 'step', 0, y + 0.2)
        mesh.box(WIDE - 2.9, 2.4, 0.08, 'concrete', 0, y + 0.2, z)
        mesh.box(WIDE - 2.95, 0.06, 0.24, 'teal', 0, y - 0.98, z - 0.32)


def frame(mesh):
    """Round pillars in rows with a red foot, beams, the back wall with its high windows."""
    for y in (0.2, 4.1, 7.9, 11.8):
        for k in range(7):
            x = -13.5 + 4.5 * k
            mesh.lathe([(0.27, 0), (0.27, 1.7)], 'maroon-band', 16, x=x, y=y + 1.6)
            mesh.lathe([(0.24, 1.7), (0.24, 5.3), (0.4, 5.6)], 'cream-wall', 16, x=x, y=y + 1.6)
        mesh.box(WIDE, 0.34, 0.5, 'cream-wall', 0, y + 1.6, 5.3)
    for k in range(7):
        mesh.box(0.34, 20, 0.46, 'cream-wall', -13.5 + 4.5 * k, 8, 5.32)
    mesh.box(WIDE, 0.4, 6, 'cream-wall', 0, 18)
    for k in range(9):
        mesh.box(2.0, 0.1, 1.6, 'window-lit', -13 + 3.25 * k, 17.75, 3.2)


def tiers(mesh, x, y, wide, deep, low):
    """Three roofs one above another with bent slopes, white eaves' boards, the crossed horns at the front's gable."""
    for part, (share, rise) in enumerate(((1.0, 0.0), (0.66, 3.3), (0.36, 6.2))):
        w, d, z = wide * share + 3.6, deep * share + 3.6, low + rise
        if part:
            mesh.box(w - 4.2, d - 4.2, 2.0, 'cream-wall', x, y, z - 1.2)
            for k in range(int((w - 4) / 1.6)):
                mesh.box(0.8, 0.1, 0.8, 'window', x - (w - 4.6) / 2 + 1.6 * k + 0.4, y - (d - 4.2) / 2 - 0.04, z - 0.85)
        sections = []
        for t in np.linspace(0, 1, 8):
            inset = 3.4 * t if part < 2 else (d / 2) * t
            level = z + (2.6 if part < 2 else 3.6) * t**1.35
            half_w, half_d = w / 2 - inset * (1 if part < 2 else 0.75), max(0.02, d / 2 - inset)
            sections.append(
                [
                    (x - half_w, y - half_d, level),
                    (x + half_w, y - half_d, level),
                    (x + half_w, y + half_d, level),
                    (x - half_w, y + half_d, level),
                ]
            )
        mesh.loft(sections, 'tin-roof', smooth=False, closed=True)
        mesh.box(w + 0.1, 0.12, 0.34, 'whitewash', x, y - d / 2, z - 0.24)
        for side in (-1, 1):
            mesh.box(0.12, d + 0.1, 0.34, 'whitewash', x + side * w / 2, y, z - 0.24)
            mesh.tube(
                [
                    (x + side * w / 2, y - d / 2, z),
                    (x + side * (w / 2 + 0.7), y - d / 2 - 0.5, z + 0.25),
                    (x + side * (w / 2 + 1.1), y - d / 2 - 0.7, z + 0.9),
                ],
                [0.14, 0.12, 0.04],
                'gold-paint',
                7,
            )
    with mesh.at(x, y - deep / 2 - 1.0, low + 0.5):
        mesh.add([(-3.8, -1.4, 0), (3.8, -1.4, 0), (0, -1.4, 3.0)], [(0, 1, 2)], 'cream-wall')
        for side in (-1, 1):
            mesh.loft(
                [
                    [(side * 4.3, -1.7, -0.3), (side * 4.3, 3.4, 0.6)],
                    [(side * 2.0, -1.75, 1.4), (side * 2.0, 3.4, 1.7)],
                    [(0, -1.8, 3.3), (0, 3.4, 3.3)],
                ],
                'tin-roof',
                False,
            )
            mesh.tube(
                [
                    (side * 4.3, -1.8, -0.3),
                    (side * 2.0, -1.85, 1.4),
                    (0, -1.9, 3.3),
                    (-side * 0.7, -1.95, 4.3),
                    (-side * 0.8, -1.95, 5.2),
                ],
                [0.15, 0.15, 0.16, 0.12, 0.04],
                'gold-paint',
                8,
            )
        with mesh.at(0, -1.5, 1.2, 0, 1, tilt=90):
            mesh.lathe([(0.6, 0), (0.6, 0.1), (0.02, 0.15)], 'gold-paint', 22)


def neighbour(mesh):
    """The next hall of the market, its pillars and roofs."""
    for k in range(6):
        mesh.lathe([(0.3, 0), (0.26, 5.4)], 'cream-wall', 10, x=-10 + 4 * k, y=-8)
    mesh.box(22, 14, 5.4, 'shadow', 0, 1)
    tiers(mesh, 0, 0, 22, 16, 5.4)


def heap(mesh, kind, x, y, z, chance):
    """What one woman sells, on a tray or a cloth before her."""
    if kind == 'cloth':
        for k in range(6):
            mesh.box(
                0.62,
                0.4,
                0.07,
                chance.choice(('magenta', 'crimson', 'indigo', 'emerald', 'violet', 'turmeric', 'ivory')),
                x,
                y,
                z + 0.075 * k,
            )
        return
    mesh.lathe([(0.34, 0), (0.46, 0.12), (0.44, 0.13)], 'bamboo', 18, x=x, y=y, z=z)
    if kind == 'fish':
        for k in range(22):
            a, r = chance.uniform(0, 6.28), 0.36 * chance.random() ** 0.5
            with mesh.at(
                x + r * math.cos(a), y + r * math.sin(a), z + 0.15 + 0.08 * (1 - r / 0.36), chance.uniform(0, 360)
            ):
                mesh.ball((0.15, 0.045, 0.04), ('#b9bcc0', '#8f9396', '#c9c2b0')[k % 3], 0, 0, 0, 8)
                mesh.add([(0.13, 0, 0), (0.21, 0.05, 0.02), (0.21, -0.05, 0.02)], [(0, 1, 2)], '#8f9396')
    elif kind == 'brass':
        for k in range(5):
            a = k * 1.26
            mesh.lathe(
                [(0.06, 0), (0.13, 0.1), (0.08, 0.2), (0.1, 0.24)],
                'brass',
                12,
                x=x + 0.24 * math.cos(a),
                y=y + 0.24 * math.sin(a),
                z=z + 0.12,
            )
    else:
        paint = {
            'greens': ('leaf', 'grass', 'rice'),
            'tomato': ('#c8342c', '#d6502f'),
            'orange': ('#e58a2a', '#f0a040'),
            'lotus': ('lotus', 'lotus-pad', 'blossom-pink'),
            'chilli': ('#b3241f', '#4f7a35'),
            'roots': ('#b58a5a', '#8f6a42'),
        }[kind]
        for k in range(34):
            a, r = chance.uniform(0, 6.28), 0.38 * chance.random() ** 0.5
            size = chance.uniform(0.06, 0.1)
            mesh.ball(
                (size * (2.0 if kind in ('greens', 'chilli') else 1), size, size * 0.9),
                paint[k % len(paint)],
                x + r * math.cos(a),
                y + r * math.sin(a),
                z + 0.12 + 0.22 * (1 - r / 0.38),
                7,
            )


def sellers(scene):
    """The mothers, each with her goods before her, row behind row."""
    mesh, chance = Mesh(), random.Random(7)
    kinds = (
        'fish',
        'greens',
        'tomato',
        'lotus',
        'orange',
        'cloth',
        'chilli',
        'roots',
        'brass',
        'greens',
        'fish',
        'cloth',
    )
    for row, (y, z) in enumerate(ROWS):
        count = 16 if row < 2 else 13
        for k in range(count):
            x = -12.6 + 25.2 * (k + 0.5) / count + chance.uniform(-0.12, 0.12)
            kind = kinds[(k * 5 + row * 3) % len(kinds)]
            level = z + 0.08
            for side in (-0.38, 0.4):
                heap(mesh, kind, x + side, y - 0.42 + chance.uniform(-0.05, 0.05), level, chance)
            person(
                mesh,
                (SIT, SIT, 'serve', 'knit')[chance.randrange(4)],
                'wrap',
                chance.choice(('ivory', 'ivory', '#e9d9cf', 'blossom-pink', '#d7c3d8', '#dfd3a8')),
                chance.choice(('magenta', 'maroon', 'indigo', 'emerald', 'crimson')),
                x,
                y + 0.5,
                level,
                chance.uniform(-26, 26),
                1.0,
                elder=chance.random() < 0.45,
                look=chance.uniform(-25, 25),
            )
    scene.put(mesh)


def buyers(scene):
    """Those who buy: a young mother with a child, a woman who weighs a fish in her hand, a visitor who is asked why."""
    mesh = Mesh()
    for x, y, turn, deed, dress, cloth, second in (
        (3.6, -4.2, 175, 'hold', 'wrap', 'turmeric', 'indigo'),
        (4.7, -4.6, 160, 'walk', 'shirt', '#86a3b6', '#4b4640'),
        (-7.6, -3.9, 190, 'show', 'wrap', 'ivory', 'crimson'),
        (-9.0, -4.6, 150, 'hold', 'salwar', 'emerald', 'ivory'),
        (8.8, -4.0, 185, 'feed', 'wrap', 'scarlet', 'maroon'),
    ):
        person(mesh, deed, dress, cloth, second, x, y, 0, turn, 1.0)
    with_child(mesh, 'wrap', 'magenta', 'indigo', -3.4, -3.4, 0, 172, 1.0)
    little_one(mesh, 'reach', 'azure', 2.6, -3.8, 0, 165, 1.0)
    mesh.lathe([(0.2, 0.5), (0.26, 0.75), (0.25, 0.76)], 'bamboo', 14, x=-7.2, y=-4.1, z=0)
    for k, x in enumerate((-5.5, 0.8, 6.6)):
        person(
            mesh,
            'walk',
            'wrap',
            ('ivory', '#d7c3d8', 'ivory')[k],
            ('indigo', 'maroon', 'emerald')[k],
            x,
            4.3,
            0,
            90,
            1.0,
        )
    flock_in(mesh, 8, (-24, -4), (16, 40), (16, 21), 0.7)
    scene.put(mesh)


def street(scene):
    """Before the hall: women who sell from the pavement under umbrellas, those who stop, a rickshaw that waits."""
    mesh, chance = Mesh(), random.Random(12)
    for x, y, kind, cloth, second, turn, shade in (
        (-9.9, -6.4, 'greens', 'ivory', 'magenta', 8, 'crimson'),
        (-7.6, -7.1, 'orange', 'blossom-pink', 'indigo', 14, None),
        (-0.4, -7.4, 'fish', 'ivory', 'maroon', -16, 'indigo'),
        (1.8, -6.7, 'lotus', '#dfd3a8', 'emerald', -22, None),
        (-5.2, -6.3, 'chilli', 'ivory', 'crimson', -28, 'emerald'),
    ):
        mesh.box(1.7, 1.1, 0.03, 'bamboo', x, y - 0.5, 0)
        for side in (-0.42, 0.42):
            heap(mesh, kind, x + side, y - 0.62, 0.03, chance)
        person(
            mesh, (SIT, 'serve')[shade is None], 'wrap', cloth, second, x, y, 0.03, turn, 1.0, elder=shade is not None
        )
        if shade:
            parasol(mesh, x + 0.62, y + 0.35, 0, 1.05, 2.1, shade)
    with_child(mesh, 'wrap', 'turmeric', 'indigo', -8.7, -8.5, 0, 168, 1.0)
    person(mesh, 'feed', 'shirt', '#86a3b6', '#4b4640', 0.2, -8.8, 0, 170, 1.0)
    person(mesh, 'hold', 'wrap', 'scarlet', 'ivory', 2.6, -8.3, 0, 186, 1.0)
    little_one(mesh, 'run', 'turmeric', -4.4, -8.4, 0, 60, 1.0, girl=True)
    with mesh.at(-2.9, -7.4, 0, 10):
        person(mesh, 'walk', 'wrap', 'ivory', 'emerald')
        mesh.lathe([(0.2, 1.8), (0.36, 1.98), (0.34, 2.0)], 'bamboo', 18, y=-0.02)
        for k in range(16):
            mesh.ball(
                0.09,
                ('leaf', 'rice', 'lotus')[k % 3],
                0.05 * math.sqrt(k) * math.cos(k * 2.4),
                -0.02 + 0.05 * math.sqrt(k) * math.sin(k * 2.4),
                2.02,
                7,
            )
    auto_rickshaw(mesh, 5.2, -5.6, 0, 200, 'emerald', 'turmeric')
    scene.put(mesh)
