"""Kohima's war cemetery in April: white lines of the tennis court in the grass, the Cross of Sacrifice above it,
bronze plates in rows on terraces, a cherry in flower; the town climbs the ridge behind."""
import math
import random

import numpy as np

from kit.architecture.himalayan import gable_roof
from kit.life.birds import flock_in
from kit.life.work import little_one, person
from kit.mesh import Mesh
from kit.nature.ground_cover import flower_tuft
from kit.nature.terrain import ground_sheet, hill_layers
from kit.nature.trees import broadleaf, bush, conifer
from kit.noise import fractal, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'The tennis court of Kohima War Cemetery marked in white on the grass, the Cross of Sacrifice above it, rows of graves on terraces, the town on the hill behind.',
}
STONE, PALE = 'grey-stone', 'concrete'
COURT = (-12.0, 12.0, 1.0, 12.0)
STEPS = tuple((15.5 + 6.2 * k, 1.9 + 1.35 * k) for k in range(7))


def ground(xs, ys):
    """The slope under the town: it rises behind the last terrace to a ridge with a dip in its middle."""
    xs, ys = np.asarray(xs, float), np.asarray(ys, float)
    ridge = 42 - 10 * np.exp(-(((xs - 8) / 45) ** 2)) + 9 * fractal(xs * 0.012, ys * 0.012, 3)
    rise = ridge * smoothstep(62, 230, ys) * smoothstep(420, 235, ys)
    return 6.0 + rise + 1.2 * fractal(xs * 0.05, ys * 0.05, 3) - 16 * smoothstep(62, 48, ys)


def build(scene):
    scene.material('lawn', colour='#6f8f3e', second='#587a34', patches=('#86984a', 0.2, 0.2))
    scene.material('meadow', colour='#6f8647', second='#54703a')
    scene.material(STONE, colour='#aaa397', second='#8b847a', courses=(0.7, 0.3, 0.4))
    scene.material('brass', colour='#7a6236', rough=0.4)
    scene.camera((-4.5, -33.0, 7.8), (0.6, 18, 5.3), lens=30.5, lift=0.0)
    scene.light(
        sun=-114,
        elevation=27,
        haze={'density': 0.0032, 'height': 60, 'start': 50, 'base': 0.14},
        clouds={'seed': 17.2, 'amount': 0.8},
    )
    scene.put(hill_layers(((560, 120, 420, 0, 2.2), (1000, 210, 700, 0, 6.3)), width=1900), layer='far')
    scene.put(ground_sheet(ground, (-190, 200), (47, 300), 'meadow', 240, 200))
    terraces(scene)
    court = Mesh()
    draw_court(court)
    with court.at(0, 17.0, STEPS[0][1]):
        cross(court)
    scene.put(court)
    graves(scene)
    town(scene)
    green(scene)
    scene.layer = 'life'
    folk(scene)


def terraces(scene):
    """Lawns held by walls of dressed stone: one below the court, seven above; a stair in the middle of each wall."""
    lawn = Mesh()
    lawn.box(120, 15, 2, 'lawn', 0, -14, -3.2)
    lawn.box(120, 22, 2, 'lawn', 0, 4.5, -2.0)
    for (y, z), (end, _) in zip(STEPS, (*STEPS[1:], (64, 0))):
        lawn.box(120, end - y + 0.2, 3, 'lawn', 0, (y + end) / 2, z - 3)
    scene.put(lawn)
    walls = Mesh()
    levels = [(-6.5, -1.2, 0.0)] + [(y, below, z) for (y, z), below in zip(STEPS, (0.0, *(z for _, z in STEPS)))]
    for y, low, high in levels:
        for side in (-1, 1):
            walls.box(58, 0.5, high - low + 0.9, STONE, side * 31, y - 0.1, low - 0.8)
            walls.box(58, 0.7, 0.12, PALE, side * 31, y - 0.1, high + 0.06)
            walls.box(0.5, 2.2, high - low + 0.5, STONE, side * 2.15, y - 1.0, low - 0.2)
        count = max(4, round((high - low) / 0.19))
        for k in range(count):
            walls.box(3.9, 0.36, (high - low) * (count - k) / count + 0.02, PALE, 0, y + 0.1 - 0.36 * k, low)
    scene.put(walls)


def draw_court(mesh):
    """The lines of the court, laid in white concrete; posts where the net hung; a low stone that tells of it."""
    left, right, near, far = COURT
    wide = 0.14
    for y in (near, near + 1.4, far - 1.4, far):
        mesh.box(right - left, wide, 0.06, 'whitewash', 0, y, 0)
    for x in (left, right, -6.4, 6.4):
        a, b = (near, far) if abs(x) > 10 else (near + 1.4, far - 1.4)
        mesh.box(wide, b - a, 0.05, 'whitewash', x, (a + b) / 2, 0)
    mesh.box(12.8, wide, 0.055, 'whitewash', 0, (near + far) / 2, 0)
    for y in (near - 0.4, far + 0.4):
        mesh.box(0.16, 0.16, 1.0, 'whitewash', 0, y, 0)
    mesh.box(1.6, 0.5, 0.7, PALE, -13.6, near - 0.6, 0)
    mesh.quad(
        (-14.3, near - 0.87, 0.15),
        (-12.9, near - 0.87, 0.15),
        (-12.9, near - 0.87, 0.62),
        (-14.3, near - 0.87, 0.62),
        'brass',
    )


def cross(mesh):
    """The Cross of Sacrifice, 7.4 m: a cross of pale stone on an eight-sided foot, a bronze sword upon it."""
    for k, r in enumerate((2.5, 2.05, 1.6)):
        mesh.lathe([(r, 0), (r, 0.36), (0.1, 0.36)], PALE, 8, False, z=0.36 * k, start=22.5)
    mesh.lathe([(0.95, 0), (0.95, 1.1), (0.75, 1.25), (0.6, 1.3)], 'whitewash', 8, False, z=1.08, start=22.5)
    mesh.lathe([(0.36, 0), (0.29, 5.1)], 'whitewash', 8, False, z=2.3, start=22.5)
    for side in (-1, 1):
        with mesh.at(0, 0, 6.05, 0, 1, roll=side * 90):
            mesh.lathe([(0.29, 0), (0.25, 1.35)], 'whitewash', 8, False, start=22.5)
    mesh.box(0.13, 0.06, 2.9, 'brass', 0, -0.38, 3.2, 1.0)
    mesh.add([(-0.065, -0.38, 3.2), (0.065, -0.38, 3.2), (0, -0.38, 2.85)], [(0, 1, 2)], 'brass')
    mesh.box(0.8, 0.08, 0.1, 'brass', 0, -0.4, 6.0)
    mesh.box(0.1, 0.08, 0.55, 'brass', 0, -0.4, 6.1)
    mesh.ball(0.11, 'brass', 0, -0.4, 6.7, 8)


def rows():
    """Where a stone stands: x, y, z of all of them."""
    for y in (-14.6, -11.8, -9.0):
        for k in range(26):
            x = -21.25 + 1.7 * k
            if abs(x) > 1.9:
                yield x, y, -1.2
    for number, (y, z) in enumerate(STEPS):
        for back in (2.0, 4.6):
            for k in range(40):
                x = -33 + 1.7 * k
                if abs(x) > (3.6 if number == 0 else 2.4):
                    yield x, y + back, z


def graves(scene):
    """Low blocks with a sloping face that bears the bronze plate, flowers between them."""
    stone = Mesh()
    stone.add(
        [
            (-0.32, -0.2, 0),
            (0.32, -0.2, 0),
            (0.32, 0.2, 0),
            (-0.32, 0.2, 0),
            (-0.32, -0.2, 0.18),
            (0.32, -0.2, 0.18),
            (0.32, 0.2, 0.42),
            (-0.32, 0.2, 0.42),
        ],
        [(0, 1, 5, 4), (4, 5, 6, 7), (1, 2, 6, 5), (3, 0, 4, 7), (2, 3, 7, 6)],
        'whitewash',
    )
    stone.quad((-0.24, -0.15, 0.235), (0.24, -0.15, 0.235), (0.24, 0.12, 0.397), (-0.24, 0.12, 0.397), 'brass')
    stone = stone.data('grave')
    blooms = [
        flower_tuft(4 + i, 12, 0.34, 0.26, flower)
        for i, flower in enumerate(('blossom-red', 'marigold', 'blossom-pink', 'flag-white', 'violet'))
    ]
    chance = random.Random(5)
    for x, y, z in rows():
        scene.put(stone, x, y, z, 0, 1.0)
        for side in (-0.62, 0.0, 0.62):
            if chance.random() < 0.55:
                scene.put(
                    chance.choice(blooms),
                    x + side,
                    y + 0.34 + chance.uniform(-0.08, 0.1),
                    z - 0.02,
                    chance.uniform(0, 360),
                    chance.uniform(0.7, 1.1),
                )


def house(mesh, chance, wide, deep, storeys):
    """A house of the hills with a tin roof, its floor on the slope's lower side on posts."""
    wall = chance.choice(('cream-wall', 'whitewash', 'blue-wall', 'green-wall', 'pink-wall', 'ochre-wall', 'concrete'))
    roof = chance.choice(('tin-roof', 'green-roof', 'tin-roof', 'slate', 'blue-wall'))
    tall = 2.8 * storeys
    mesh.box(wide * 0.94, deep * 0.94, 6, 'concrete', 0, 0, -6)
    mesh.box(wide, deep, tall, wall)
    for storey in range(storeys):
        mesh.box(wide + 0.2, 0.5, 0.14, 'concrete', 0, -deep / 2 - 0.2, 2.8 * storey)
        count = max(2, int(wide / 2.2))
        for k in range(count):
            mesh.box(
                0.95, 0.1, 1.2, 'window', -wide / 2 + wide * (k + 0.5) / count, -deep / 2 - 0.02, 2.8 * storey + 0.9
            )
    if chance.random() < 0.8:
        gable_roof(mesh, wide, deep, 1.6, roof, z=tall, over=0.5)
    else:
        mesh.box(wide + 0.4, deep + 0.4, 0.3, 'concrete', 0, 0, tall)
        mesh.lathe([(0.6, 0), (0.6, 1.3)], 'shadow', 10, x=wide * 0.3, z=tall + 0.3)


def town(scene):
    """Kohima on its ridge: houses one above another, the cathedral with its great curved roof."""
    mesh, chance = Mesh(), random.Random(8)
    taken = [(18, 150, 20)]
    for _ in range(1500):
        x, y = chance.uniform(-150, 165), chance.uniform(74, 226)
        wide, storeys = chance.uniform(6, 10), chance.choice((1, 2, 2, 3))
        if any(math.hypot(x - a, (y - b) * 1.3) < c + wide * 0.62 for a, b, c in taken):
            continue
        taken.append((x, y, wide * 0.6))
        with mesh.at(x, y, height_at(ground, x, y) + 0.4, chance.uniform(-14, 14)):
            house(mesh, chance, wide, chance.uniform(6, 8), storeys)
        if len(taken) > 170:
            break
    x, y = 18, 150
    with mesh.at(x, y, height_at(ground, x, y) + 1.5, 10, 1.25):
        mesh.lathe([(9.5, -6), (9.5, 4.5)], 'whitewash', 32, False)
        mesh.lathe([(11.4, 4.2), (10.6, 4.9), (6.0, 8.6), (2.0, 12.6), (0.6, 15.5)], 'tin-roof', 32, False)
        mesh.box(0.34, 0.34, 4.2, 'whitewash', 0, 0, 15)
        mesh.box(2.0, 0.34, 0.34, 'whitewash', 0, 0, 17.4)
        for k in range(9):
            a = math.radians(-80 + 20 * k - 90)
            mesh.box(0.9, 0.9, 3.4, 'window', 9.35 * math.cos(a) * 0.99, 9.35 * math.sin(a) * 0.99, 0)
    scene.put(mesh)


def green(scene):
    """The cherry above the court, conifers at the sides, hedges, woods between the houses."""
    cherry = broadleaf(45, 6.4, 'blossom-pink', spread=1.3, cards=520, card=0.22)
    z = STEPS[0][1]
    scene.put(cherry, -11.5, 17.6, z - 0.05, 40, 1.0)
    scene.put(broadleaf(44, 8, 'leaf', spread=1.2, cards=420), 16.8, 18.2, z - 0.1, 0, 1.0)
    pines = [conifer(3 + i, 13 + i, 'pine', 0.24, 0.35) for i in range(3)]
    for k, (x, y, s) in enumerate(
        (
            (-27, 24, 0.8),
            (-33, 33, 1.0),
            (26, 27, 0.85),
            (33, 36, 1.0),
            (-24, 45, 0.9),
            (24, 50, 0.9),
            (38, 20, 0.9),
            (-38, 18, 0.9),
        )
    ):
        level = max([h for at, h in STEPS if at < y])
        scene.put(pines[k % 3], x, y, level - 0.2, 50 * k, s)
    scene.scatter(pines, 150, ((-180, 190), (66, 240)), ground, seed=5, sink=0.4, scale=(0.5, 0.85))
    wood = [broadleaf(20 + i, 8, ('leaf', 'leaf-dark')[i], spread=1.1, cards=240, card=0.4) for i in range(2)]
    scene.scatter(wood, 520, ((-180, 190), (60, 250)), ground, seed=9, sink=0.4, scale=(0.5, 0.9))
    hedge = [bush(2 + i, 0.9, 'leaf-dark', card=0.1) for i in range(2)]
    for k in range(44):
        x = -31 + 1.42 * k
        if abs(x) > 2.6:
            scene.put(hedge[k % 2], x, 14.0, -0.02, 40 * k, 0.8)


def folk(scene):
    """A gardener with a hoe, a woman who lays flowers, visitors who read, an old man with his granddaughter."""
    mesh = Mesh()
    person(mesh, 'squat', 'wrap', 'ivory', 'maroon', -6.0, -9.9, -1.2, 12, 1.0, head='scarf', hat='crimson')
    with mesh.at(-5.9, -10.55, -1.0):
        for k in range(7):
            mesh.ball(
                0.06,
                ('scarlet', 'ivory', 'turmeric')[k % 3],
                0.07 * math.cos(k * 2.4),
                0.05 * math.sin(k * 2.4),
                0.05,
                8,
            )
    person(mesh, 'hold', 'jacket', '#4a5560', '#4b4640', 6.6, -10.2, -1.2, 10, 1.0, elder=True)
    little_one(mesh, 'hold', 'scarlet', 7.5, -10.3, -1.2, 20, 1.0, girl=True)
    person(mesh, 'hoe', 'shirt', '#7a8a5a', '#4b4640', -15.0, -7.9, -1.2, 60, 1.0, head='brim', hat='#c9b48a')
    person(mesh, 'wave', 'shirt', '#86a3b6', '#4b4640', 3.6, 3.4, 0, 130, 1.0)
    person(mesh, 'hold', 'salwar', 'emerald', 'ivory', 4.9, 2.6, 0, 150, 1.0)
    person(mesh, 'hold', 'jacket', 'azure', '#4b4640', 5.9, 3.5, 0, 120, 1.0, pack='saffron')
    person(mesh, 'walk', 'wrap', 'crimson', 'indigo', -7.4, 8.8, 0, 100, 1.0)
    little_one(mesh, 'walk', 'turmeric', -6.4, 9.2, 0, 100, 1.0)
    z = STEPS[0][1]
    person(mesh, 'hold', 'shirt', 'ivory', '#4b4640', -3.4, 16.2, z, 190, 1.0)
    person(mesh, 'hold', 'wrap', 'magenta', 'maroon', -4.3, 16.6, z, 160, 1.0)
    for k, (x, y) in enumerate(((-8, 24.4), (9, 30.5), (10, 30.2), (-14, 37))):
        level = max([h for at, h in STEPS if at < y])
        person(
            mesh,
            'hold',
            ('shirt', 'salwar', 'shirt', 'wrap')[k],
            ('azure', 'scarlet', 'ivory', 'turmeric')[k],
            None,
            x,
            y,
            level,
            20,
            1.0,
        )
    flock_in(mesh, 9, (-30, 10), (40, 90), (34, 44), 0.9)
    scene.put(mesh)
