"""Ziro in April: the level bowl of the Apatani under water, a net of bunds, some fields already green; women
set out seedlings, one holds a fish basket; long bamboo houses with babo masts, pine groves behind."""
import math

import numpy as np

from kit.architecture.himalayan import gable_roof
from kit.life.birds import flock_in
from kit.life.farming import back_basket
from kit.life.vehicles import smoke
from kit.life.work import little_one, person
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.palms import bamboo_clump
from kit.nature.terrain import ground_sheet, hill_layers, water_sheet
from kit.nature.trees import broadleaf, conifer
from kit.noise import fractal, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'dawn',
    'palette': 'dawn-mist',
    'alt': 'Flooded rice fields of the Apatani at Ziro between grassy bunds, women planting seedlings, bamboo houses with tall masts and pine hills behind.',
}
LONG, WIDE = 11.0, 7.0


def fields(xs, ys):
    """How far each place is from its field's bund, in metres, and a number for the field."""
    xs, ys = np.asarray(xs, float), np.asarray(ys, float)
    px = (xs + 1.6 * fractal(xs * 0.05, ys * 0.05, 2)) / LONG
    py = (ys + 1.6 * fractal(xs * 0.05 + 9, ys * 0.05, 2)) / WIDE
    column, row = np.floor(px), np.floor(py)
    nearest, second, name = np.full(px.shape, 9.0), np.full(px.shape, 9.0), np.zeros(px.shape)
    for i in (-1, 0, 1):
        for j in (-1, 0, 1):
            a, b = column + i, row + j
            dice = np.modf(np.abs(np.sin(a * 127.1 + b * 311.7) * 43758.5))[0]
            other = np.modf(np.abs(np.sin(a * 269.5 + b * 183.3) * 24634.6))[0]
            away = np.hypot((px - a - 0.2 - 0.6 * dice) * 1.0, py - b - 0.2 - 0.6 * other)
            closer = away < nearest
            second = np.where(closer, nearest, np.minimum(second, away))
            name = np.where(closer, np.floor(dice * 97), name)
            nearest = np.where(closer, away, nearest)
    return (second - nearest) * WIDE * 0.55, name


def level(xs, ys):
    """1 on the floor of the bowl, 0 on the rising ground round it."""
    return smoothstep(44, 34, ys + 3 * fractal(xs * 0.03, ys * 0.03, 2)) * smoothstep(66, 50, np.abs(xs))


def ground(xs, ys):
    away, _ = fields(xs, ys)
    floor = -0.22 + 0.52 * smoothstep(0.62, 0.24, away)
    rise = 0.4 + 3.2 * smoothstep(44, 90, ys) + 14 * smoothstep(80, 190, ys) + 6 * smoothstep(60, 130, np.abs(xs))
    flat = level(xs, ys)
    return floor * flat + (rise + 0.5 * fractal(xs * 0.05, ys * 0.05, 3)) * (1 - flat)


def build(scene):
    scene.material('pool', colour='#3d5a5c', ripple=0.004)
    scene.material('meadow', colour='#8aa04b', second='#6b853d', patches=('#a8a058', 0.25, 0.12))
    scene.material('weave', colour='#b79a6c', second='#8f744d')
    scene.material('thatch', colour='#b39a72', second='#84694a')
    scene.camera((-3.2, -19.0, 5.6), (1.5, 26, 2.15), lens=35, lift=0.0)
    scene.light(
        sun=-118,
        elevation=19,
        haze={'density': 0.0026, 'height': 12, 'start': 40, 'base': 0.1},
        clouds={'seed': 21.7, 'amount': 0.8},
    )
    scene.put(ground_sheet(ground, (-130, 140), (-24, 230), 'meadow', 760, 620, near=(44, 0.72)))
    scene.put(water_sheet('pool', 0.0, 46, -46))
    scene.put(
        hill_layers(((420, 78, 420, 0, 2.1), (800, 140, 700, 0, 5.3), (1500, 290, 1100, 0, 8.8)), width=1900),
        layer='far',
    )
    seedlings(scene)
    groves(scene)
    village(scene)
    scene.layer = 'life'
    folk(scene)


def seedlings(scene):
    """Rows of young rice in the fields already planted, thick green in the nursery beds."""
    row = Mesh()
    for k in range(9):
        chance = np.random.RandomState(k)
        for _ in range(7):
            x, y = 0.34 * (k - 4) + chance.uniform(-0.05, 0.05), chance.uniform(-0.06, 0.06)
            lean, tall = chance.uniform(-0.12, 0.12, 2), chance.uniform(0.22, 0.42)
            row.add([(x - 0.012, y, 0), (x + 0.012, y, 0), (x + lean[0], y + lean[1], tall)], [(0, 1, 2)], 'rice')
    row = row.data('row')
    thick = [grass_tuft(7 + i, 40, 0.42, 0.4, 'rice', 0.024) for i in range(2)]

    def wet(x, y, kinds):
        away, name = fields(np.array([x]), np.array([y]))
        return away[0] > 0.85 and int(name[0]) % 5 in kinds and level(np.array([x]), np.array([y]))[0] > 0.95

    for j in range(112):
        for i in range(22):
            x, y = -33 + 3.2 * i + 0.2 * math.sin(j), -15 + 0.5 * j
            if wet(x, y, (1, 3)) and wet(x + 1.3, y, (1, 3)) and wet(x - 1.3, y, (1, 3)):
                scene.put(row, x, y, -0.06, 2 * math.sin(j * 2.1), 1.0)
    scene.scatter(
        thick, 1500, ((-34, 38), (-15, 40)), seed=4, sink=0.08, scale=(0.7, 1.1), keep=lambda x, y, z: wet(x, y, (2,))
    )
    millet = [grass_tuft(17 + i, 36, 0.5, 0.24, 'grass') for i in range(2)]
    scene.scatter(
        millet, 900, ((-30, 34), (-16, 40)), ground, seed=6, sink=0.05, scale=(0.4, 0.9), keep=lambda x, y, z: z > 0.22
    )


def groves(scene):
    """Blue pine and bamboo on the rising ground, each grove a family's."""
    pines = [conifer(3 + i, 15 + i, 'pine', 0.24, 0.35) for i in range(3)]
    scene.scatter(
        pines, 240, lambda r: (r.uniform(-120, 130), r.uniform(76, 180)), ground, seed=5, sink=0.3, scale=(0.7, 1.1)
    )
    for k, (x, y) in enumerate(((-41, 44), (-45, 50), (-38, 52), (-50, 44), (44, 50), (49, 46), (53, 54), (40, 56))):
        scene.put(pines[k % 3], x, y, height_at(ground, x, y) - 0.3, 50 * k, 0.85)
    canes = [bamboo_clump(2 + i, 10) for i in range(2)]
    for k in range(26):
        x, y = -60 + 5 * k + 2 * math.sin(k * 2.7), 62 + 5 * math.sin(k * 1.9)
        scene.put(canes[k % 2], x, y, height_at(ground, x, y) - 0.2, 40 * k, 0.9)
    plum = broadleaf(44, 5, 'blossom-pink', spread=1.2, cards=300, card=0.22)
    for x, y in ((-18, 45), (10, 46), (28, 46)):
        scene.put(plum, x, y, height_at(ground, x, y) - 0.1, 40 * x, 1.0)


def village(scene):
    """Two rows of long bamboo houses set close together, masts before them, smoke through a roof."""
    mesh = Mesh()
    for k in range(9):
        x, y = -28 + 7.0 * k, 50 + 1.4 * math.sin(k * 1.7)
        with mesh.at(x, y, height_at(ground, x, y) - 0.1, 4 * math.sin(k * 2.3), 0.96 + 0.08 * math.sin(k)):
            long_house(mesh, k)
        with mesh.at(x + 3.6, y + 17, height_at(ground, x + 3.6, y + 13) - 0.1, 5 * math.sin(k)):
            long_house(mesh, k + 4)
    for x, y, tall in (
        (-23.4, 45.6, 13),
        (-9.8, 45.2, 15.5),
        (-2.6, 46.6, 11.5),
        (4.6, 45.0, 14.0),
        (18.4, 45.8, 16),
        (25.2, 46.4, 12),
    ):
        z = height_at(ground, x, y)
        mesh.tube([(x, y, z - 0.3), (x + 0.2, y, z + tall)], [0.13, 0.05], 'bamboo', 7)
        mesh.tube([(x - 1.5, y, z + tall * 0.86), (x + 1.7, y, z + tall * 0.9)], 0.05, 'bamboo', 6)
        for side in (-1, 1):
            mesh.tube(
                [(x + side * 1.4, y, z + tall * 0.87), (x + side * 1.5, y - 0.2, z + tall * 0.76)],
                [0.03, 0.015],
                'rope',
                4,
            )
        for h in (0.35, 0.55):
            mesh.lathe([(0.16, 0), (0.34, 0.1), (0.12, 0.5)], 'thatch', 9, x=x, y=y, z=z + tall * h)
    smoke(mesh, -6.2, 52, 6.6, puffs=8, drift=(0.34, 0.05, 0.6), seed=4, size=0.24)
    smoke(mesh, 14.6, 52, 6.6, puffs=7, drift=(0.34, 0.05, 0.6), seed=8, size=0.2)
    scene.put(mesh)


def long_house(mesh, number):
    """A house of bamboo on stilts, its gable and open porch to the front, 4.6 m wide, 11 m long."""
    wide, long, stilts = 4.6, 11.0, 1.3
    for px in (-2.1, 0, 2.1):
        for py in np.linspace(-3.4, 10.4, 6):
            mesh.tube([(px, py, -0.8), (px, py, stilts)], 0.09, 'bamboo', 6)
    mesh.box(wide + 0.3, long + 3.2, 0.16, 'bamboo', 0, 3.5, stilts)
    mesh.box(wide, long, 2.0, 'weave', 0, long / 2 - 0.9, stilts + 0.16)
    mesh.add([(-wide / 2, -0.92, 3.4), (wide / 2, -0.92, 3.4), (0, -0.92, 5.5)], [(0, 1, 2)], 'weave')
    mesh.box(0.95, 0.1, 1.7, 'window', (-0.9, 0.8)[number % 2], -0.93, stilts + 0.16)
    with mesh.at(0, long / 2 - 1.5, 3.3, 90):
        gable_roof(mesh, long + 2.6, wide, 2.3, ('thatch', 'tin-roof', 'thatch')[number % 3], over=0.7)
    for side in (-1, 1):
        mesh.tube([(side * 2.2, -3.4, stilts), (side * 2.2, -3.4, 3.4)], 0.07, 'bamboo', 6)
        mesh.tube([(side * 2.2, -3.4, stilts + 0.9), (side * 2.2, -1, stilts + 0.9)], 0.05, 'bamboo', 6)
    for k in range(6):
        t = k / 6
        mesh.box(0.9, 0.12, 0.06, 'wood', 0.4, -4.7 + 1.2 * t, stilts * t)
    for side in (-0.45, 0.45):
        mesh.tube([(0.4 + side, -4.8, -0.1), (0.4 + side, -3.4, stilts + 0.1)], 0.05, 'bamboo', 6)


def folk(scene):
    """Planters in a field, a woman with a fish basket on the bund and a boy, others who come with loads."""
    mesh = Mesh()
    for x, y, turn, cloth, second in (
        (-1.2, -2.4, 200, 'maroon', 'indigo'),
        (0.6, -1.6, 170, '#86a3b6', 'maroon'),
        (2.6, -2.8, 190, 'indigo', 'maroon'),
        (4.8, -1.4, 160, 'crimson', 'indigo'),
    ):
        person(mesh, 'plant', 'wrap', cloth, second, x, y, -0.2, turn, 1.0, head='scarf', hat='ivory')
    for x, y, turn, cloth in ((-9.6, 8, 80, 'emerald'), (-12.2, 7.6, 80, 'scarlet'), (11.5, 14, -70, 'magenta')):
        z = height_at(ground, x, y)
        with mesh.at(x, y, max(z, -0.15), turn):
            person(mesh, 'walk', 'wrap', cloth, 'indigo')
            back_basket(mesh)
    x, y = -5.6, -3.2
    with mesh.at(x, y, height_at(ground, x, y), 150):
        person(mesh, 'show', 'wrap', 'turmeric', 'maroon', elder=True)
        mesh.lathe([(0.08, 0), (0.24, 0.16), (0.27, 0.34), (0.255, 0.33)], 'bamboo', 18, y=-0.5, z=0.98)
        for k in range(7):
            a = k * 2.4
            mesh.ball((0.1, 0.035, 0.04), '#a9a394', 0.1 * math.cos(a), -0.5 + 0.1 * math.sin(a), 1.32, 8)
    little_one(mesh, 'reach', 'azure', x + 0.9, y - 0.6, max(-0.15, height_at(ground, x + 0.9, y - 0.6)), -60, 1.0)
    scene.put(mesh)
    flocks = Mesh()
    flock_in(flocks, 9, (-15, 3), (26, 50), (12, 18), 0.9, 'white-bird')
    scene.put(flocks)
