"""Khonoma in June: rice terraces under water climb like a theatre to the village on its spur, roofs of tin and a white
church; in front the last stone tower of Semoma's fort, women with baskets on the way down, planters in the mud."""
import math
import random

import numpy as np

from kit.architecture.himalayan import gable_roof
from kit.life.birds import flock_in
from kit.life.farming import back_basket
from kit.life.vehicles import smoke
from kit.life.work import little_one, person
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.terrain import ground_sheet, hill_layers
from kit.nature.trees import broadleaf, conifer
from kit.noise import fractal, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'Flooded rice terraces climb to the village of Khonoma on its ridge, an old stone fort tower in front, Angami women with back baskets on the path.',
}
STEP, TOP = 1.25, 15.0
TOWER = (4.8, -3.6)
WATER = '#a4bfcc'


def rise(xs, ys):
    """How high the slope is before it is cut into terraces, in metres."""
    xs, ys = np.asarray(xs, float), np.asarray(ys, float)
    bowl = 0.24 * (ys - 16) + 0.0075 * (xs - 3) ** 2
    return np.clip(bowl + 3.6 * fractal(xs * 0.018, ys * 0.018, 3), -4.0, 200)


def ground(xs, ys):
    """Terraces up to TOP, then the village's ridge with its two crowns; wood beyond; a grassy shoulder in front."""
    up = rise(xs, ys) / STEP
    floor = np.floor(up)
    steps = STEP * (floor + smoothstep(0.84, 1.0, up - floor))
    ridge = (
        TOP
        + 21 * np.exp(-(((xs + 14) / 34) ** 2)) * smoothstep(84, 128, ys)
        + 14 * np.exp(-(((xs - 46) / 26) ** 2)) * smoothstep(90, 136, ys)
    )
    ridge = ridge + 0.05 * np.maximum(rise(xs, ys) - TOP, 0) + 1.2 * fractal(xs * 0.05, ys * 0.05, 3)
    high = smoothstep(TOP - 2.5, TOP + 2.0, rise(xs, ys))
    near = 18.0 + 0.25 * fractal(xs * 0.2, ys * 0.2, 3)
    before = smoothstep(15, -4.5, ys + 0.08 * np.abs(xs - 2))
    return (steps * (1 - high) + ridge * high) * (1 - before) + near * before


def way(y):
    """x of the stone path at y: it leads from the tower's shoulder into the terraces."""
    return -2.2 - 2.4 * math.sin((y + 14) * 0.07)


def build(scene):
    scene.material('meadow', colour='#7c9046', second='#5b7337', patches=('#a3925a', 0.25, 0.1))
    scene.material('grey-stone', colour='#a2978a', second='#7f766b', courses=(0.55, 0.24, 0.5), stain=0.5)
    # Water would mirror the hill alone: the sky's colour is laid on.
    scene.material(WATER, rough=0.22, specular=0.5, vary=0.12, scale=0.05)
    scene.camera((-3.6, -22.5, 23.3), (1.4, 60, 19.2), lens=33, lift=0.0)
    scene.light(
        sun=-116,
        elevation=24,
        haze={'density': 0.0026, 'height': 60, 'start': 45, 'base': 0.12},
        clouds={'seed': 25.1, 'amount': 0.85},
    )
    scene.put(
        hill_layers(((330, 100, 300, 0, 4.9), (620, 190, 480, 0, 1.4), (1050, 300, 760, 0, 7.2)), width=1800),
        layer='far',
    )
    scene.put(ground_sheet(ground, (-130, 140), (-25, 230), 'meadow', 480, 620, near=(100, 0.76)))
    water(scene)
    path(scene)
    fort = Mesh()
    with fort.at(*TOWER, height_at(ground, *TOWER) - 0.3):
        stone_tower(fort)
    scene.put(fort)
    village(scene)
    green(scene)
    scene.layer = 'life'
    folk(scene)


def water(scene):
    """Water on each terrace behind its bund; every fourth one is green with seedlings already."""
    xs, ys = np.meshgrid(np.linspace(-75, 82, 420), np.linspace(15, 110, 420))
    up = rise(xs, ys) / STEP
    wet = (up - np.floor(up) < 0.8) & (up - np.floor(up) > 0.05) & (rise(xs, ys) < TOP - 2.6)
    level = np.where(wet, np.floor(up), -99)
    corners = np.stack([level[:-1, :-1], level[:-1, 1:], level[1:, 1:], level[1:, :-1]])
    whole = (corners > -99).all(axis=0) & (corners.max(axis=0) == corners.min(axis=0))
    first = (np.arange(xs.shape[0] - 1)[:, None] * xs.shape[1] + np.arange(xs.shape[1] - 1)[None, :])[whole]
    faces = np.stack([first, first + 1, first + xs.shape[1] + 1, first + xs.shape[1]], axis=-1)
    sheet = Mesh()
    sheet.add(np.stack([xs, ys, STEP * np.floor(up) + 0.12], axis=-1).reshape(-1, 3), faces, WATER)
    scene.put(sheet)
    rice = [grass_tuft(7 + i, 44, 0.42, 0.62, 'rice', 0.03) for i in range(2)]

    def planted(x, y, z):
        level = float(rise(x, y)) / STEP
        return 16 < y and level - math.floor(level) < 0.76 and int(level) % 4 == 1 and level * STEP < TOP - 3

    scene.scatter(rice, 2000, ((-40, 46), (16, 76)), ground, planted, (0.6, 1.0), 0.02, seed=4)
    edge = [grass_tuft(17 + i, 44, 0.5, 0.42, 'grass', 0.03) for i in range(2)]

    def bund(x, y, z):
        level = float(rise(x, y)) / STEP
        return y > 16 and level - math.floor(level) > 0.86 and level * STEP < TOP

    scene.scatter(edge, 2400, ((-38, 44), (16, 70)), ground, bund, (0.4, 0.9), 0.05, seed=6)


def path(scene):
    """Slabs of stone laid as a stair, between low kerbs."""
    mesh = Mesh()
    for k in range(58):
        y = -23 + 0.62 * k
        x = way(y)
        with mesh.at(x, y, height_at(ground, x, y) - 0.16, 10 * math.sin(k * 2.2)):
            mesh.box(1.7, 0.6, 0.24, 'grey-stone')
    scene.put(mesh)


def stone_tower(mesh):
    """What is left of the fort: a round tower of dry rubble, 4.6 m high, its doorway, a wall beside it, a tablet."""
    mesh.lathe([(3.0, -2), (2.75, 2.4), (2.62, 4.2), (2.2, 4.25), (2.2, 3.2)], 'grey-stone', 40, False)
    chance = random.Random(4)
    for k in range(60):
        a = 2 * math.pi * k / 60
        with mesh.at(2.42 * math.cos(a), 2.42 * math.sin(a), 4.1, math.degrees(a) + 90):
            mesh.box(0.3, 0.5, chance.uniform(0.12, 0.6), 'grey-stone')
    for k in range(130):
        a, z = chance.uniform(0, 6.283), chance.uniform(0, 4.0)
        r = 2.98 - 0.085 * z
        with mesh.at(r * math.cos(a), r * math.sin(a), z, math.degrees(a) + 90):
            mesh.box(chance.uniform(0.3, 0.7), 0.16, chance.uniform(0.14, 0.26), ('rock', 'grey-stone')[k % 2])
    with mesh.at(0, 0, 0, -28):
        mesh.box(1.2, 0.8, 2.0, 'shadow', 0, -2.5, -0.1)
        mesh.box(1.7, 0.7, 0.3, 'rock', 0, -2.7, 1.9)
        for side in (-1, 1):
            mesh.box(0.3, 0.6, 2.0, 'rock', side * 0.75, -2.75, -0.1)
    for k in range(12):
        with mesh.at(3.4 + 0.95 * k, 0.9 + 0.3 * math.sin(k), -1.0, 4 * math.sin(k * 3)):
            mesh.box(1.02, 0.9, 1.9 + 0.4 * math.sin(k * 2.1), 'grey-stone')


def house(mesh, chance):
    """An Angami house of today: boards or plaster under tin, the gable to the front, horns on some."""
    wide, deep, tall = chance.uniform(5.0, 7.0), chance.uniform(6, 8), chance.uniform(2.6, 4.6)
    wall = chance.choice(('wood', 'weave', 'cream-wall', 'wood', 'green-wall', 'grey-stone', 'wood'))
    roof = chance.choice(('tin-roof', 'slate', 'tin-roof', 'green-roof', 'slate'))
    mesh.box(wide, deep, tall + 5, wall, 0, 0, -5)
    with mesh.at(0, 0, 0, 90):
        gable_roof(mesh, deep, wide, wide * 0.42, roof, z=tall, over=1.0)
    mesh.add(
        [
            (-wide / 2, -deep / 2 - 0.02, tall),
            (wide / 2, -deep / 2 - 0.02, tall),
            (0, -deep / 2 - 0.02, tall + wide * 0.42),
        ],
        [(0, 1, 2)],
        wall,
    )
    for x in (-wide * 0.28, wide * 0.28):
        mesh.box(0.9, 0.1, 1.1, 'window', x, -deep / 2 - 0.03, tall * 0.45)
    mesh.box(1.0, 0.1, 1.9, 'wood-dark', 0, -deep / 2 - 0.04, 0.1)
    if chance.random() < 0.3:
        for side in (-1, 1):
            mesh.tube(
                [
                    (side * 0.6, -deep / 2 - 0.7, tall + wide * 0.36),
                    (-side * 0.5, -deep / 2 - 0.75, tall + wide * 0.62),
                    (-side * 0.8, -deep / 2 - 0.75, tall + wide * 0.78),
                ],
                [0.13, 0.11, 0.04],
                'wood',
                6,
            )


def village(scene):
    """The village on the spur: houses close together on both crowns, the church with its steeple, smoke."""
    mesh, chance, taken = Mesh(), random.Random(11), [(-14, 122, 11)]
    for _ in range(2600):
        x, y = chance.gauss(-13, 25), chance.uniform(98, 150)
        if chance.random() < 0.3:
            x = chance.gauss(46, 13)
        z = height_at(ground, x, y)
        if z < TOP + 1.2 or any(math.hypot(x - a, y - b) < c for a, b, c in taken):
            continue
        taken.append((x, y, 5.6))
        with mesh.at(x, y, z + 0.3, chance.choice((-24, 14, 62, 84, 104)) + chance.uniform(-10, 10), 0.86):
            house(mesh, chance)
        if len(taken) > 150:
            break
    x, y = -14, 122
    with mesh.at(x, y, height_at(ground, x, y) + 0.6, 14):
        mesh.box(11, 17, 11, 'whitewash', 0, 0, -4)
        with mesh.at(0, 0, 0, 90):
            gable_roof(mesh, 17, 11, 4.6, 'tin-roof', z=7, over=0.6)
        mesh.add([(-5.5, -8.52, 7), (5.5, -8.52, 7), (0, -8.52, 11.6)], [(0, 1, 2)], 'whitewash')
        mesh.box(3.4, 3.4, 17.5, 'whitewash', 0, -9, -4)
        mesh.lathe([(2.5, 0), (0.05, 6.4)], 'tin-roof', 4, False, y=-9, z=13.5, start=45)
        mesh.box(0.2, 0.2, 1.7, 'whitewash', 0, -9, 19.6)
        mesh.box(1.0, 0.2, 0.2, 'whitewash', 0, -9, 20.5)
        for k in (-1, 1):
            mesh.box(1.0, 0.1, 3.0, 'window', k * 3.5, -8.56, 2)
        mesh.box(1.2, 0.1, 2.6, 'window', 0, -10.72, 7.4)
    smoke(mesh, -32, 118, height_at(ground, -32, 118) + 6, puffs=9, drift=(0.7, 0.1, 0.9), seed=4, size=0.42)
    smoke(mesh, 8, 116, height_at(ground, 8, 116) + 6, puffs=8, drift=(0.7, 0.1, 0.9), seed=8, size=0.36)
    scene.put(mesh)


def green(scene):
    """Lopped alders on the bunds, wood on both flanks and behind, grass and stones on the shoulder."""
    alder = [broadleaf(20 + i, 6, ('leaf', 'leaf-dark')[i], 'bark-pale', 0.8, 7, 240, 0.26, 0.55) for i in range(2)]
    wood = [
        broadleaf(30 + i, 10, ('leaf-dark', 'leaf', 'leaf-dark')[i], spread=1.1, cards=260, card=0.42) for i in range(3)
    ]
    pines = [conifer(3 + i, 14 + i, 'pine', 0.24, 0.35) for i in range(2)]
    chance = random.Random(3)
    for _ in range(60):
        x, y = chance.uniform(-46, 52), chance.uniform(24, 80)
        level = float(rise(x, y)) / STEP
        if level - math.floor(level) > 0.82 and level * STEP < TOP:
            scene.put(alder[_ % 2], x, y, height_at(ground, x, y) - 0.2, 60 * _, chance.uniform(0.5, 0.85))
    scene.scatter(
        wood + pines,
        560,
        ((-128, 138), (44, 225)),
        ground,
        seed=8,
        sink=0.4,
        scale=(0.55, 1.0),
        keep=lambda x, y, z: z > TOP - 1 and (y > 150 or abs(x - 10) > 60),
    )
    clear = lambda x, y: abs(x - way(y)) > 1.3 and math.hypot(x - TOWER[0], y - TOWER[1]) > 3.4
    scene.scatter(
        [grass_tuft(5 + i, 50, 0.6, 0.32, ('grass', 'grass-dry')[i]) for i in range(2)],
        300,
        ((-18, 20), (-17, 4)),
        ground,
        seed=5,
        sink=0.05,
        scale=(0.5, 1.1),
        keep=lambda x, y, z: clear(x, y),
    )
    scene.scatter(
        [rock(i, 0.6, 'rock', 0.8) for i in range(3)],
        60,
        ((-16, 20), (-14, 6)),
        ground,
        seed=7,
        sink=0.15,
        scale=(0.3, 1.1),
        keep=lambda x, y, z: clear(x, y),
    )


def folk(scene):
    """A guide who points from the tower with two visitors, women with baskets on the stair, planters in the mud."""
    mesh = Mesh()
    put = lambda x, y: height_at(ground, x, y)
    for y, turn, cloth, load in (
        (-8.0, 175, 'crimson', None),
        (-5.2, 185, 'indigo', 'leaf'),
        (-2.2, 180, 'emerald', None),
    ):
        x = way(y)
        with mesh.at(x, y, put(x, y) + 0.08, turn):
            person(mesh, 'walk', 'wrap', cloth, 'maroon')
            back_basket(mesh, load)
    x, y = TOWER[0] - 4.2, TOWER[1] - 1.4
    person(mesh, 'wave', 'jacket', '#2f2b2c', '#4b4640', x, y, put(x, y), 150, 1.0, elder=True)
    mesh.tube([(x - 0.2, y, put(x, y) + 1.42), (x + 0.22, y - 0.02, put(x, y) + 1.0)], 0.05, 'scarlet', 6)
    person(
        mesh, 'hold', 'jacket', 'azure', '#4b4640', x - 1.1, y - 0.9, put(x - 1.1, y - 0.9), 165, 1.0, pack='saffron'
    )
    person(mesh, 'hold', 'salwar', 'turmeric', 'ivory', x - 0.1, y - 1.5, put(x, y - 1.5), 180, 1.0)
    little_one(mesh, 'run', 'scarlet', -6.9, -8.4, put(-6.9, -8.4), 120, 1.0)
    chance = random.Random(9)
    placed = 0
    while placed < 14:
        x, y = chance.uniform(-20, 24), chance.uniform(22, 46)
        level = float(rise(x, y)) / STEP
        if 0.2 < level - math.floor(level) < 0.6:
            person(
                mesh,
                'plant',
                'wrap',
                ('crimson', 'azure', 'maroon', 'turmeric')[placed % 4],
                'indigo',
                x,
                y,
                put(x, y) - 0.05,
                chance.uniform(120, 240),
                1.0,
                head='scarf',
                hat='ivory',
            )
            placed += 1
    flock_in(mesh, 8, (6, 30), (40, 70), (33, 42), 0.9)
    scene.put(mesh)
