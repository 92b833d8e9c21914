"""A coral atoll of Lakshadweep over its lagoon: tuna fishers in a painted boat close by, a palm island and its
boats."""
import numpy as np

from kit.architecture.colonial import lighthouse
from kit.life.birds import flock_in
from kit.life.boats import dhow, fishing_boat
from kit.life.figure import SKINS, draw_arm
from kit.life.people import man
from kit.mesh import Mesh
from kit.nature.palms import coconut_palm
from kit.nature.terrain import ground_sheet, water_sheet
from kit.nature.trees import broadleaf
from kit.architecture.village import tiled_house
from kit.noise import fractal

PICTURE = {
    'hour': 'noon',
    'size': 'hero',
    'widest': 1600,
    'alt': 'Two tuna fishers in a painted boat on a turquoise lagoon of Lakshadweep, a palm island with its lighthouse beyond.',
}


def isle(xs, ys):
    """How far inside the island: 1 at its heart, 0 at the beach."""
    bend = ys - 58 - 0.0042 * (xs + 10) ** 2
    return 1 - np.hypot((xs + 6) / 64, bend / 15) + 0.12 * fractal(xs * 0.05, ys * 0.05, 3)


def reef(xs, ys):
    return 1 - np.hypot((xs - 2) / 124, (ys - 12) / 94) + 0.05 * fractal(xs * 0.03, ys * 0.03, 4)


def ground(xs, ys):
    return np.clip(isle(xs, ys) * 5, -1.5, 1.6) + 0.1 * fractal(xs * 0.1, ys * 0.1, 3)


def build(scene):
    scene.material('sea', colour='#16588c', ripple=0.06, mirror=0.1)
    scene.material('backwater', colour='#1b8796', ripple=0.03, mirror=0.1)
    scene.camera((-12, -84, 7), (0, 40, -3.2), lens=33, focus=24, fstop=0.9)
    scene.light(
        sun=-122,
        elevation=38,
        energy=4.4,
        haze={'density': 0.0009, 'height': 60, 'base': 0.3, 'start': 120},
        clouds={'scale': 1.0, 'low': 0.48, 'high': 0.7, 'amount': 0.9, 'seed': 9.9},
    )
    scene.put(water_sheet('sea', -0.3, 6000, -400), layer='far')
    scene.put(lagoon_sheet())
    scene.put(ground_sheet(ground, (-90, 80), (24, 120), 'beach', 260, 160))
    palms = [coconut_palm(i, 9 + i, ((-1) ** i * (2 + i * 0.5), -0.6), leaflets=14) for i in range(4)]
    scene.scatter(
        palms, 330, ((-76, 66), (34, 96)), ground, seed=4, sink=0.3, keep=lambda x, y, z: z > 1.15, scale=(0.8, 1.2)
    )
    scene.scatter(
        [broadleaf(30 + i, 5, spread=1.4, cards=200, card=0.4) for i in range(2)],
        190,
        ((-76, 66), (34, 96)),
        ground,
        seed=5,
        sink=0.4,
        keep=lambda x, y, z: z > 1.25,
    )
    built = Mesh()
    for i, (x, y) in enumerate(((-30, 49), (-18, 47), (10, 46), (22, 49), (34, 54))):
        tiled_house(built, 7, 5, x, y, 1.0, ('whitewash', 'blue-wall', 'cream-wall')[i % 3], turn=i * 7 - 12)
    lighthouse(built, 24, 1.8, 38, 66, 1.2, stripes=('whitewash', 'whitewash'))
    built.box(2.4, 26, 0.5, 'concrete', -4, 34, 0.5)
    for i in range(9):
        for s in (-1, 1):
            built.box(0.3, 0.3, 2, 'concrete', -4 + s, 23 + i * 3, -1.4)
    scene.put(built)
    # By night the houses under the palms are lit, the jetty and the lighthouse.
    for x, y, z, power in (
        (-30, 44, 2.6, 420),
        (-18, 42, 2.6, 420),
        (10, 41, 2.6, 420),
        (22, 44, 2.6, 420),
        (34, 49, 2.6, 420),
        (-4, 25, 2.4, 240),
        (-4, 37, 2.8, 300),
        (-46, 46, 3, 900),
        (54, 50, 3, 900),
        (35, 60, 10, 1400),
        (38, 62, 23, 900),
        (-14.6, -64.2, 2.6, 170),
        (-11.6, -63.4, 2.6, 150),
        (6, 18, 5, 2600),
        (-26, 20, 5, 2600),
    ):
        scene.lamp(x, y, z, power)
    scene.layer = 'life'
    boats = Mesh()
    for i, (x, y, turn) in enumerate(
        ((-9, 26, 80), (0, 22, 100), (-34, 2, 20), (16, 6, 160), (30, 26, 60), (6, -38, 158))
    ):
        fishing_boat(boats, x, y, -0.05, turn, ('scarlet', 'azure', 'turmeric', 'emerald')[i % 4], 'ivory', 8)
    dhow(boats, 30, -2, 0, 160, length=11)
    fishing_boat(boats, -13.6, -61.4, -0.2, 16, 'turmeric', 'scarlet', 9)
    for x, y, cloth, turn, pose in ((-14.7, -61.7, 'ivory', 82, 'hip'), (-12.4, -61.0, 'azure', 44, 'none')):
        man(boats, cloth, 'indigo', x, y, 0.44, 1.1, turn, pose=pose, dress='shirt')
    with boats.at(-12.4, -61.0, 0.44, 44, 1.1):
        skin = SKINS[2]
        draw_arm(boats, (0.2, 0, 1.37), (0.34, -0.06, 1.14), (0.3, -0.34, 1.2), 'azure', skin, 0.058, 0.6)
        draw_arm(boats, (-0.2, 0, 1.37), (-0.28, -0.1, 1.1), (0.06, -0.34, 1.04), 'azure', skin, 0.058, 0.6)
        boats.tube([(0.02, -0.34, 1.02), (1.0, -0.4, 1.68), (2.3, -0.5, 2.3)], [0.026, 0.02, 0.008], 'bamboo', 7)
    for k in range(12):
        boats.ball(
            (0.3, 0.09, 0.09), ('#5f7482', '#8fa3ad')[k % 2], -13.6 + 0.13 * (k % 5), -61.7 + 0.1 * (k // 5), 0.62, 10
        )
    if not scene.is_night:
        flock_in(boats, 9, (-50, -10), (-20, 20), (18, 30), 1.1, 'white-bird')
    # A lantern hangs from a stick in the bow: fish come to its light.
    boats.tube([(-15.9, -61.9, 0.4), (-15.9, -61.9, 2.5), (-15.3, -61.9, 2.7)], 0.03, 'wood-dark', 6)
    boats.lathe([(0.05, 0), (0.15, 0.06), (0.13, 0.36), (0.04, 0.46)], 'lamp', 14, x=-15.3, y=-61.9, z=2.2)
    scene.lamp(-15.2, -63.0, 2.4, 150)
    scene.put(boats)


def lagoon_sheet():
    """The lagoon in bands: sandy shallows, turquoise, patches of coral, and the foam of the reef."""
    mesh = Mesh()
    xs, ys = np.meshgrid(np.linspace(-140, 140, 1150), np.linspace(-96, 130, 1000))
    inside, island = reef(xs, ys), isle(xs, ys)
    coral = (fractal(xs * 0.06 + 4, ys * 0.06, 5) > 0.3) & (inside > 0.1) & (island < -0.7) & (ys > -46)
    lay_cells(mesh, xs, ys, (inside > 0) & ~coral, 0, 'lagoon')
    lay_cells(mesh, xs, ys, coral, 0, 'backwater')
    lay_cells(mesh, xs, ys, (island > -0.55) & (inside > 0.06), 0.03, '#8fd6c8')
    lay_cells(mesh, xs, ys, np.abs(inside - 0.015) < 0.018 + 0.014 * fractal(xs * 0.08, ys * 0.08, 3), 0.12, 'foam')
    return mesh


def lay_cells(mesh, xs, ys, chosen, z, material):
    """The chosen cells of a fine grid, flat at height z."""
    row, column = np.nonzero(chosen[:-1, :-1])
    corners = [
        np.stack([xs[row + a, column + b], ys[row + a, column + b], np.full(len(row), z)], axis=1)
        for a, b in ((0, 0), (0, 1), (1, 1), (1, 0))
    ]
    mesh.add(np.stack(corners, axis=1).reshape(-1, 3), np.arange(len(row) * 4).reshape(-1, 4), material)
