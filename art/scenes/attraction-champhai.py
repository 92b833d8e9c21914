"""Champhai in November: the one broad plain of Mizoram, gold with cut rice and stacks, the town with its church on a
knoll, blue ranges towards Burma; on the slope in front grapes are picked beside an old carved stone."""
import math
import random

import numpy as np

from kit.architecture.himalayan import gable_roof
from kit.life.birds import flock_in
from kit.life.farming import back_basket, crate, hay_stack
from kit.life.vehicles import smoke
from kit.life.work import little_one, person
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.terrain import ground_sheet, hill_layers
from kit.nature.trees import broadleaf, leaf_cloud
from kit.noise import fractal, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'gold',
    'alt': 'The gold plain of Champhai dotted with rice stacks below blue ranges, its church on a knoll; grape pickers and a carved stone on the slope in front.',
}
KNOLL = (46.0, 128.0)
FIELDS = ('#d8b552', '#c8a44a', '#e2c56c', '#cfb377', '#b9a052', '#dcc07c', '#a8a24e')
BUND = '#8a8f45'


def stream(ys):
    """x of the brook's middle."""
    return 8 + 16 * np.sin(np.asarray(ys, float) * 0.026) - 0.05 * np.asarray(ys, float)


def ground(xs, ys):
    """The slope in front, the level plain, a knoll, hills that rise round it."""
    xs, ys = np.asarray(xs, float), np.asarray(ys, float)
    shoulder = 15.5 + 0.5 * fractal(xs * 0.08, ys * 0.08, 3) - 0.10 * (ys + 20)
    front = smoothstep(14, -9, ys + 0.02 * np.abs(xs))
    knoll = 11 * np.exp(-(((xs - KNOLL[0]) / 22) ** 2 + ((ys - KNOLL[1]) / 20) ** 2))
    rim = 46 * smoothstep(92, 210, np.abs(xs - 6) + 0.05 * ys + 9 * fractal(xs * 0.02, ys * 0.02, 3))
    back = 40 * smoothstep(262, 380, ys + 14 * fractal(xs * 0.02, ys * 0.02, 3))
    rough = 2.4 * fractal(xs * 0.04, ys * 0.04, 4) * smoothstep(4, 20, rim + back)
    brook = -0.9 * np.exp(-(((xs - stream(ys)) / 2.4) ** 2)) * smoothstep(14, 24, ys)
    return np.maximum(shoulder * front, knoll + rim + back + rough + brook)


def build(scene):
    scene.material('meadow', colour='#8b9448', second='#6b7c3a', patches=('#b3a058', 0.3, 0.08))
    scene.material('forest-hills', meadow=('#5f7a47', '#486438'), rock=('#8a7a5a', '#6d6248'), scale=0.02)
    for paint in FIELDS:
        scene.material(paint, rough=0.95, vary=0.14, scale=0.5, bump=0.05, bump_scale=3)
    scene.camera((-2.0, -31, 21.5), (2.0, 110, -0.8), lens=32, lift=0.0)
    scene.light(
        sun=-110,
        elevation=17,
        haze={'density': 0.0017, 'height': 90, 'start': 60, 'base': 0.14},
        clouds={'seed': 15.2, 'amount': 0.8},
    )
    scene.put(
        hill_layers(((430, 74, 300, 0, 4.4), (700, 116, 460, 0, 8.1), (1100, 190, 760, 0, 2.2)), width=2000),
        layer='far',
    )
    scene.put(ground_sheet(ground, (-240, 250), (-34, 420), 'meadow', 420, 460, near=(20, 0.3)))
    fields(scene)
    brook = Mesh()
    brook.loft(
        [[(float(stream(y)) - 1.5, y, 0.16), (float(stream(y)) + 1.5, y, 0.16)] for y in np.linspace(16, 300, 160)],
        'river',
        False,
    )
    scene.put(brook)
    plain_life(scene)
    town(scene)
    vineyard(scene)
    stones(scene)
    cover(scene)
    scene.layer = 'life'
    life = Mesh()
    folk(life)
    flock_in(life, 10, (-40, 0), (40, 90), (24, 36), 1.0)
    scene.put(life)


def fields(scene):
    """The plain cut into plots by bunds, each of one tone of gold."""
    xs, ys = np.meshgrid(np.linspace(-100, 112, 520), np.linspace(10, 285, 620))
    px, py = (xs + 2.5 * fractal(xs * 0.03, ys * 0.03, 2)) / 15.0, (
        ys + 2.5 * fractal(xs * 0.03 + 9, ys * 0.03, 2)
    ) / 10.0
    column, row = np.floor(px), np.floor(py)
    nearest, second, name = np.full(px.shape, 9.0), np.full(px.shape, 9.0), np.zeros(px.shape, int)
    for i in (-1, 0, 1):
        for j in (-1, 0, 1):
            a, b = column + i, row + j
            dice = np.modf(np.abs(np.sin(a * 127.1 + b * 311.7) * 43758.5))[0]
            other = np.modf(np.abs(np.sin(a * 269.5 + b * 183.3) * 24634.6))[0]
            away = np.hypot(px - a - 0.2 - 0.6 * dice, py - b - 0.2 - 0.6 * other)
            closer = away < nearest
            second = np.where(closer, nearest, np.minimum(second, away))
            name = np.where(closer, (dice * 97).astype(int), name)
            nearest = np.where(closer, away, nearest)
    bund = second - nearest < 0.055
    level = ground(xs, ys)
    flat = (level < 0.7) & (np.abs(xs - stream(ys)) > 2.6)
    heights = np.where(bund, 0.42, 0.14) + np.maximum(level, 0)
    points = np.stack([xs, ys, heights], axis=-1).reshape(-1, 3)
    columns = xs.shape[1]
    first = np.arange(xs.shape[0] - 1)[:, None] * columns + np.arange(columns - 1)[None, :]
    kind = np.where(bund, len(FIELDS), name % len(FIELDS))[:-1, :-1]
    sheet = Mesh()
    for number, paint in enumerate((*FIELDS, BUND)):
        cells = first[(kind == number) & flat[:-1, :-1]]
        sheet.add(points, np.stack([cells, cells + 1, cells + columns + 1, cells + columns], axis=-1), paint)
    scene.put(sheet)


def plain_life(scene):
    """Stacks of rice in twos and threes, threshers on a floor, huts by the brook, a line of trees along its banks."""
    stack = Mesh()
    hay_stack(stack, 0, 0, 0, 0.62)
    heap = stack.data('stack')
    free = lambda x, y: height_at(ground, x, y) < 0.4 and abs(x - float(stream(y))) > 4
    chance = random.Random(8)
    for _ in range(95):
        x, y = chance.uniform(-92, 100), 20 + 240 * chance.random() ** 1.2
        for k in range(chance.choice((1, 2, 3))):
            if free(x + 3.4 * k, y + k):
                scene.put(heap, x + 3.4 * k, y + k, 0.1, 60 * k, chance.uniform(0.7, 1.15))
    mesh = Mesh()
    for x, y in ((-24, 46), (30, 58), (-50, 84)):
        mesh.lathe([(4.2, 0.3), (4.1, 0.42), (0.05, 0.45)], '#e2c56c', 28, x=x, y=y)
        for k in range(5):
            a = k * 1.25
            person(
                mesh,
                ('hoe', 'carry', 'scatter', 'sweep', 'hold')[k],
                'wrap',
                ('crimson', 'ivory', 'azure', 'turmeric', 'emerald')[k],
                'indigo',
                x + 3.0 * math.cos(a),
                y + 3.0 * math.sin(a),
                0.4,
                math.degrees(a) - 90,
                1.0,
                head='brim',
                hat='#d9c08a',
            )
        mesh.lathe([(1.5, 0.4), (0.05, 1.3)], '#e8cf80', 20, x=x, y=y)
    for x, y, turn in ((-12, 66, 20), (44, 84, -20), (-66, 60, 30), (14, 108, 10), (-34, 130, 0)):
        with mesh.at(x, y, 0.3, turn):
            mesh.box(4, 3, 2.4, 'weave')
            gable_roof(mesh, 4.4, 3.4, 1.4, 'thatch', z=2.3, over=0.6)
    smoke(mesh, -58, 100, 0.6, puffs=9, drift=(0.8, 0.1, 0.9), seed=4, size=0.4)
    scene.put(mesh)
    tree = [broadleaf(30 + i, 6, ('leaf', 'leaf-dark')[i], cards=200, card=0.34) for i in range(2)]
    for k in range(46):
        y = 18 + 5.8 * k
        x = float(stream(y)) + (3.6 if k % 2 else -3.8)
        if k % 3:
            scene.put(tree[k % 2], x, y, 0, 70 * k, 0.5 + 0.1 * (k % 4))


def town(scene):
    """Houses of tin and timber up the knoll and along the plain's edge, the church with its white tower above them."""
    mesh, chance, taken = Mesh(), random.Random(11), [(KNOLL[0], KNOLL[1], 10)]
    for _ in range(1800):
        x, y = chance.gauss(KNOLL[0] + 8, 26), chance.gauss(KNOLL[1] + 6, 20)
        z = height_at(ground, x, y)
        if not 2.0 < z < 24 or any(math.hypot(x - a, y - b) < c for a, b, c in taken):
            continue
        taken.append((x, y, 6.5))
        wide, deep, tall = chance.uniform(5, 7.5), chance.uniform(6, 8), chance.uniform(2.8, 4.8)
        with mesh.at(x, y, z + 0.2, chance.uniform(-30, 30)):
            wall = chance.choice(('wood', 'cream-wall', 'whitewash', 'green-wall', 'blue-wall', 'pink-wall'))
            mesh.box(wide, deep, tall + 5, wall, 0, 0, -5)
            with mesh.at(0, 0, 0, 90):
                gable_roof(
                    mesh,
                    deep,
                    wide,
                    wide * 0.34,
                    chance.choice(('tin-roof', 'slate', 'green-roof', 'tin-roof')),
                    z=tall,
                    over=0.6,
                )
            for px in (-wide * 0.27, wide * 0.27):
                mesh.box(0.9, 0.1, 1.1, 'window', px, -deep / 2 - 0.03, tall * 0.4)
        if len(taken) > 78:
            break
    x, y = KNOLL
    with mesh.at(x, y, height_at(ground, x, y), -16):
        mesh.box(11, 18, 13, 'whitewash', 0, 0, -5)
        with mesh.at(0, 0, 0, 90):
            gable_roof(mesh, 18, 11, 4.8, 'tin-roof', z=8, over=0.6)
        mesh.add([(-5.5, -9.02, 8), (5.5, -9.02, 8), (0, -9.02, 12.8)], [(0, 1, 2)], 'whitewash')
        mesh.box(4.0, 4.0, 20, 'whitewash', 0, -10, -5)
        mesh.lathe([(2.9, 0), (0.05, 6.5)], 'tin-roof', 4, False, y=-10, z=15, start=45)
        mesh.box(0.22, 0.22, 1.9, 'whitewash', 0, -10, 21.3)
        mesh.box(1.1, 0.22, 0.22, 'whitewash', 0, -10, 22.3)
        for px in (-3.6, 3.6):
            mesh.box(1.1, 0.1, 3.2, 'window', px, -9.06, 3)
        mesh.box(1.3, 0.1, 2.8, 'window', 0, -12.03, 9.6)
    scene.put(mesh)
    wood = [broadleaf(40 + i, 9, ('leaf', 'leaf-dark', 'leaf')[i], spread=1.1, cards=200, card=0.46) for i in range(3)]
    scene.scatter(
        wood,
        620,
        ((-220, 230), (40, 360)),
        ground,
        lambda x, y, z: z > 2.5 and all(math.hypot(x - a, y - b) > c - 1.5 for a, b, c in taken),
        (0.55, 1.05),
        0.4,
        seed=5,
    )


def vineyard(scene):
    """Vines on posts and wires along the slope, their leaves turning, with grapes under them."""
    mesh, chance = Mesh(), np.random.RandomState(3)
    for row, (y, x0, x1) in enumerate(
        ((-18.6, -13.5, -4.6), (-14.6, -16, -3.4), (-10.6, -18, -2.4), (-11.0, 7.5, 18), (-15.2, 9.0, 17))
    ):
        for x in np.arange(x0, x1 + 0.1, 1.8):
            z = height_at(ground, x, y)
            mesh.tube([(x, y, z - 0.3), (x, y, z + 1.75)], 0.05, 'concrete', 6)
        for x in np.arange(x0, x1, 0.42):
            z = height_at(ground, x, y)
            mesh.tube([(x, y, z), (x + 0.1, y, z + 1.2)], 0.025, 'bark', 5)
            leaf_cloud(
                mesh,
                (x, y, z + 1.5),
                (0.42, 0.36, 0.36),
                34,
                ('leaf', 'leaf-autumn', 'leaf')[chance.randint(3)],
                chance,
                0.13,
                0.3,
            )
            if chance.random() < 0.75:
                gx, gy, gz = x + chance.uniform(-0.2, 0.2), y - 0.34, z + chance.uniform(0.95, 1.3)
                for k in range(12):
                    r = 0.1 * (1 - k / 14)
                    mesh.ball(
                        0.045,
                        ('#4a2f5a', '#5d3a6c')[k % 2],
                        gx + r * math.cos(k * 2.4),
                        gy + r * math.sin(k * 2.4),
                        gz - 0.022 * k,
                        6,
                    )
        for h in (1.15, 1.65):
            mesh.tube([(x, y, height_at(ground, x, y) + h) for x in np.linspace(x0, x1, 14)], 0.012, 'iron', 4)
    scene.put(mesh)


def stones(scene):
    """Two standing stones on a platform, with figures, mithun heads and gongs cut into them."""
    mesh = Mesh()
    x, y = 4.6, -17.2
    z = height_at(ground, x, y)
    with mesh.at(x, y, z - 0.1, -14):
        mesh.box(4.4, 2.0, 0.45, 'grey-stone')
        for px, wide, tall, lean in ((-0.9, 1.05, 2.5, 3), (0.8, 0.85, 1.8, -5)):
            with mesh.at(px, 0, 0.4, 0, 1, 0, lean):
                mesh.loft(
                    [
                        [
                            (-wide / 2 * f, -0.17, h),
                            (wide / 2 * f, -0.17, h),
                            (wide / 2 * f, 0.17, h),
                            (-wide / 2 * f, 0.17, h),
                        ]
                        for f, h in (
                            (1, -0.3),
                            (1.0, tall * 0.6),
                            (0.9, tall * 0.85),
                            (0.55, tall),
                            (0.02, tall + 0.05),
                        )
                    ],
                    'granite',
                    False,
                    True,
                )
                for k, h in enumerate(np.linspace(0.35, tall - 0.5, 3)):
                    for side in (-0.22, 0.22):
                        if k == 1:
                            with mesh.at(side, -0.18, h + 0.12, 0, 1, tilt=90):
                                mesh.lathe([(0.13, 0), (0.1, 0.03), (0.02, 0.035)], 'granite-pale', 14)
                        elif k == 0:
                            mesh.ball((0.06, 0.03, 0.07), 'granite-pale', side, -0.18, h + 0.34, 8)
                            mesh.box(0.14, 0.05, 0.26, 'granite-pale', side, -0.18, h, 0.5)
                            mesh.tube(
                                [(side - 0.14, -0.18, h + 0.3), (side, -0.18, h + 0.18), (side + 0.14, -0.18, h + 0.3)],
                                0.022,
                                'granite-pale',
                                5,
                            )
                        else:
                            mesh.ball((0.09, 0.03, 0.11), 'granite-pale', side, -0.18, h, 8)
                            for horn in (-1, 1):
                                mesh.tube(
                                    [
                                        (side, -0.18, h + 0.06),
                                        (side + 0.12 * horn, -0.18, h + 0.1),
                                        (side + 0.15 * horn, -0.18, h + 0.24),
                                    ],
                                    0.018,
                                    'granite-pale',
                                    5,
                                )
    scene.put(mesh)


def cover(scene):
    """Grass and flowers on the slope, boulders, a tree at each side."""
    tufts = [grass_tuft(5 + i, 50, 0.6, 0.32, ('grass', 'grass-dry')[i]) for i in range(2)]
    clear = lambda x, y: not (1 < x < 8 and -22 < y < -15) and abs(x + 0.4) > 1.3
    scene.scatter(tufts, 560, ((-22, 24), (-27, 4)), ground, lambda x, y, z: clear(x, y), (0.4, 1.0), 0.05, seed=6)
    scene.scatter(
        [rock(i, 0.5) for i in range(3)],
        34,
        ((-20, 22), (-24, 2)),
        ground,
        lambda x, y, z: clear(x, y),
        (0.3, 1.2),
        0.15,
        seed=7,
    )
    scene.layer = 'front'
    tree = [broadleaf(46 + i, 9, ('leaf', 'leaf-dark')[i], 'bark', 1.1, 9, 420, 0.3, 0.42) for i in range(2)]
    for k, (x, y, s) in enumerate(((-22.5, -8, 0.9), (25.5, -4, 0.95), (30, 6, 1.0))):
        scene.put(tree[k % 2], x, y, height_at(ground, x, y) - 0.3, 60 * k, s)
    scene.layer = 'land'


def folk(mesh):
    """Pickers at the vines, women who carry baskets up the path, a man at the crates, two boys by the stones."""
    put = lambda x, y: height_at(ground, x, y)
    for x, y, deed, cloth, second, turn in (
        (-6.2, -19.5, 'reach', 'ivory', 'crimson', 176),
        (-10.4, -19.6, 'pluck', 'turmeric', 'indigo', 184),
        (-8.2, -15.6, 'reach', 'azure', 'maroon', 180),
        (12.6, -16.2, 'reach', 'scarlet', 'indigo', 178),
        (-13.2, -15.7, 'pluck', 'emerald', 'crimson', 178),
    ):
        person(mesh, deed, 'wrap', cloth, second, x, y, put(x, y), turn, 1.0, head='scarf', hat='ivory')
    for x, y, cloth, second, turn in ((-0.4, -17.8, 'magenta', 'indigo', 6), (-0.8, -13.4, 'ivory', 'maroon', -4)):
        with mesh.at(x, y, put(x, y), turn):
            person(mesh, 'walk', 'wrap', cloth, second)
            back_basket(mesh, '#55356a')
    for k, (x, y) in enumerate(((-3.0, -19.0), (-3.7, -18.7), (-3.3, -18.3))):
        crate(mesh, x, y, put(x, y), 20 * k, '#55356a', 0.55)
    person(
        mesh, 'hold', 'jacket', '#4b5d73', '#4b4640', -2.1, -18.0, put(-2.1, -18.0), 60, 1.0, head='brim', hat='#c9b48a'
    )
    little_one(mesh, 'reach', 'scarlet', 3.5, -18.8, put(3.5, -18.8), 190, 1.0)
    little_one(mesh, 'squat', 'turmeric', 6.7, -18.2, put(6.7, -18.2), 120, 1.0)
