"""The Padmanabhaswamy temple of Thiruvananthapuram at first light: its broad seven-tiered tower with seven gold pots
over the Padma tank, the stair from the street; worshippers in white."""
import math

import numpy as np

from kit.architecture.himalayan import hip_roof
from kit.architecture.water_works import ghat_steps
from kit.life.birds import flock_in
from kit.life.people import crowd
from kit.life.work import bowl, person
from kit.mesh import Mesh
from kit.nature.palms import coconut_palm
from kit.nature.terrain import bank, water_sheet
from kit.nature.trees import broadleaf
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'dawn',
    'alt': 'The broad pale gate tower of Padmanabhaswamy temple with its row of gold pots is mirrored in the Padma tank at first light, worshippers in white.',
}
WALL, TRIM = 'cream-wall', 'whitewash'


def build(scene):
    scene.material(WALL, colour='#ead9b6', second='#d6bf95', stain=0.3)
    scene.material('lake', colour='#35554f', ripple=0.012, mirror=0.4)
    scene.camera((-8, -58, 3.4), (4, 20, 13.0), lens=36, lift=0.02)
    scene.light(
        sun=-110,
        elevation=13,
        haze={'density': 0.0022, 'height': 14, 'start': 60, 'base': 0.12},
        clouds={'seed': 19.4, 'amount': 0.8},
    )
    scene.put(water_sheet('lake', 0, 1000, -100))
    scene.put(bank((-200, 220), (6, 200), 2.2, lambda x, y: y - 14 + x * 0, 'paving', 110, seed=4))
    steps = Mesh()
    ghat_steps(steps, 130, 9, 0.26, 0.7, 'granite-pale', 4, 3.4, -0.2, platforms=False)
    for k in range(60):
        if not 26 < k < 35:
            steps.box(0.3, 0.3, 1.1, 'granite-pale', -58 + 2.1 * k, 10.6, 2.0)
    for z in (2.5, 3.0):
        for x, long in ((-31, 56), (41, 54)):
            steps.box(long, 0.14, 0.16, 'granite-pale', x, 10.6, z)
    scene.put(steps)
    temple = Mesh()
    for side, x, long in ((-1, -34, 46), (1, 48, 46)):
        temple.box(long, 3, 6.4, WALL, x, 34, 2)
        temple.box(long + 0.6, 3.6, 0.5, 'maroon-band', x, 34, 8.2)
        hip_roof(temple, long, 5, 2.0, 'tiles', x, 34, 8.6)
        for i in range(11):
            temple.box(1.2, 0.3, 1.8, 'wood-dark', x - long / 2 + 2.2 + 4.1 * i, 32.4, 4.2)
    for i in range(12):
        temple.box(15, 0.8, 4.4 - 0.36 * i, 'granite-pale', 7, 26.6 - 0.8 * i, 1.9)
    temple.box(27, 15, 4.2, 'granite-pale', 7, 34, 1.8)
    with temple.at(7, 34, 6):
        tower(temple)
    for x, y in ((-14, 25), (28, 25)):
        porch(temple, x, y)
    scene.put(temple)
    tree_line(scene, 60, 40, 320, 90, 9, 'leaf', palms=60, z=2)
    palms = [coconut_palm(3 + i, 12 + i, (2.6 * (-1) ** i, -0.6)) for i in range(3)]
    trees = [broadleaf(40 + i, 8, 'leaf', spread=1.2, cards=360) for i in range(2)]
    for k, (x, y) in enumerate(((-40, 24), (-33, 28), (-48, 26), (42, 24), (50, 28), (58, 23), (64, 27), (-56, 30))):
        scene.put(palms[k % 3], x, y, 2, 50 * k, 1.1)
        if k % 2:
            scene.put(trees[k % 4 // 2], x + 3, y + 3, 2, 40 * k, 0.8)
    scene.layer = 'life'
    life = Mesh()
    for x, y, z, deed, dress, cloth, second, turn, more in (
        (-3.2, 3.0, -0.45, 'pray', 'dhoti', 'skin', 'ivory', 10, {}),
        (0.2, 3.6, -0.2, 'wash', 'dhoti', 'skin', 'saffron', -20, {}),
        (-8.6, 6.2, 0.95, 'walk', 'saree', 'ivory', 'turmeric', 174, {}),
        (-7.4, 6.5, 0.95, 'walk', 'saree', 'ivory', 'emerald', 174, {}),
        (12.4, 5.4, 0.6, 'walk', 'dhoti', 'skin', 'ivory', 170, {'elder': True}),
        (16.0, 7.0, 1.2, 'bench', 'dhoti', 'skin', 'ivory', 10, {}),
    ):
        person(life, deed, dress, cloth, second, x, y, z, turn, 1.12, **more)
    with life.at(4.6, 6.4, 0.95, 170, 1.12):
        person(life, 'tray', 'saree', 'ivory', 'crimson')
        bowl(life, 0, -0.42, 1.14, heap='marigold')
    crowd(life, 20, lambda r: (r.uniform(-1, 15), r.uniform(12, 24)), lambda x, y: 2.2 + max(0, (y - 17.6) * 0.42), 12)
    flock_in(life, 10, (-34, -8), (10, 40), (22, 31), 1.0)
    scene.put(life)


def tower(mesh):
    """The gopuram, 30 m high, wider than others of the south and nearly upright: a granite foot with its door, six
    storeys of niches with figures, a long barrel roof with seven pots."""
    mesh.box(24, 12, 6.6, 'granite')
    for x in (-10.4, -8, -5.8, 5.8, 8, 10.4):
        mesh.box(0.9, 0.6, 6.2, 'granite-pale', x, -6.1)
    for z in (0.8, 3.2, 6.2):
        mesh.box(24.6, 12.6, 0.4, 'granite-pale', z=z)
    mesh.box(4.4, 0.6, 5.6, 'shadow', 0, -5.9)
    for x in (-2.5, 2.5):
        mesh.box(0.6, 0.8, 5.8, 'brass', x, -6.1)
    level, step = 6.6, 2.75
    for tier in range(6):
        wide, deep = 22.4 - 1.55 * tier, 10.8 - 0.72 * tier
        mesh.box(wide, deep, step, WALL, z=level)
        mesh.box(wide + 1.0, deep + 1.0, 0.26, TRIM, z=level + step - 0.55)
        mesh.box(wide + 0.4, deep + 0.4, 0.2, WALL, z=level)
        for turn, span, away in ((0, wide, deep / 2), (90, deep, wide / 2), (-90, deep, wide / 2)):
            with mesh.at(turn=turn), mesh.at(0, -away, level):
                count = max(5, int(span / 1.7) // 2 * 2 + 1)
                for i in range(count):
                    x = (i - count // 2) * span * 0.96 / count
                    if i == count // 2:
                        mesh.box(1.5, 0.5, 1.9, TRIM, x, -0.1, 0.1)
                        mesh.box(1.0, 0.54, 1.5, 'shadow', x, -0.12, 0.15)
                        mesh.lathe([(0.9, 2.2), (0.8, 2.7), (0.3, 3.0), (0.02, 3.4)], TRIM, 12, x=x, y=-0.1)
                    else:
                        mesh.box(0.2, 0.4, 1.8, TRIM, x - 0.5, -0.1, 0.2)
                        mesh.tube(
                            [(x, -0.2, 0.25), (x + 0.07, -0.26, 0.9), (x - 0.03, -0.24, 1.35)],
                            [0.2, 0.22, 0.16],
                            WALL,
                            7,
                        )
                        mesh.ball((0.14, 0.13, 0.17), WALL, x - 0.02, -0.25, 1.58, 7)
                        if i % 2 == 0:
                            mesh.lathe([(0.62, 2.2), (0.5, 2.6), (0.02, 2.95)], TRIM, 10, x=x, y=-0.1)
        level += step
    wide, deep = 13.8, 6.6
    mesh.box(wide, deep, 0.8, TRIM, z=level)
    arch = np.linspace(0, math.pi, 15)
    rows = [
        [(x, deep * 0.56 * math.cos(a), level + 0.8 + 3.3 * math.sin(a) ** 0.85) for a in arch]
        for x in np.linspace(-wide / 2, wide / 2, 5)
    ]
    mesh.loft(rows, WALL)
    for x in (-wide / 2 - 0.1, wide / 2 + 0.1):
        mesh.add(
            [(x, deep * 0.62 * math.cos(a), level + 0.8 + 3.9 * math.sin(a) ** 0.85) for a in arch],
            [tuple(range(15))],
            TRIM,
        )
    for i in range(7):
        mesh.lathe(
            [(0.1, 0), (0.42, 0.4), (0.3, 0.85), (0.16, 1.0), (0.28, 1.3), (0.03, 2.1)],
            'gold',
            12,
            x=-5.7 + 1.9 * i,
            z=level + 4.0,
        )


def porch(mesh, x, y):
    """A little tiled hall of Kerala on white pillars beside the stair."""
    mesh.box(9, 6, 0.6, 'granite-pale', x, y, 2)
    for px in (-3.8, -1.3, 1.3, 3.8):
        for py in (-2.4, 2.4):
            mesh.lathe([(0.34, 0), (0.24, 0.4), (0.22, 2.8), (0.36, 3.1)], TRIM, 12, x=x + px, y=y + py, z=2.6)
    hip_roof(mesh, 9.4, 6.4, 2.8, 'tiles', x, y, 5.7, 0.9)
    mesh.lathe([(0.1, 0), (0.24, 0.3), (0.02, 0.9)], 'brass', 8, x=x, y=y, z=8.5)
