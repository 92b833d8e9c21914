"""Mahe an hour before dark: country boats come in over the bar of the Mayyazhi river, people on the walkway along the
estuary, Saint Teresa's shrine with its clock among palms, lamps just lit."""
import math

import numpy as np

from kit.architecture.arches import four_sides
from kit.architecture.himalayan import gable_roof
from kit.architecture.village import tiled_house
from kit.life.birds import flock_in
from kit.life.boats import fishing_boat
from kit.life.work import little_one, person, with_child
from kit.mesh import Mesh
from kit.nature.palms import coconut_palm
from kit.nature.terrain import ground_sheet, hill_layers, water_sheet
from kit.nature.trees import broadleaf, bush
from kit.noise import fractal, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'dusk',
    'alt': 'Country boats come in at the mouth of the Mayyazhi river at Mahé before dark, walkers at the railing, the white shrine with its clock among palms.',
}
LEVEL = 1.9
"""Height of the walkway above the water, in metres."""


def quay(y):
    """x of the walkway's edge on the river: it runs away from the camera and swings to the left round the point."""
    y = np.asarray(y, float)
    return 5.6 + 0.05 * (y + 20) - 0.0042 * np.maximum(y - 4, 0) ** 2


def ground(xs, ys):
    """The town's bank on the right of the river, with a knoll under the church; water before it."""
    land = smoothstep(0.2, 1.0, xs - quay(ys) - 1)
    knoll = 5.0 * np.exp(-(((xs - 27) / 17) ** 2 + ((ys - 56) / 26) ** 2))
    return (
        -1.5
        + (LEVEL + 1.42) * land
        + knoll * land
        + 0.12 * fractal(xs * 0.1, ys * 0.1, 3) * smoothstep(6, 9, xs - quay(ys))
    )


def build(scene):
    scene.material('river', colour='#3c5f66', ripple=0.022, mirror=0.22)
    scene.material('window-lit', lamp=2.0)
    scene.camera((-1.4, -22, 4.0), (2.2, 30, 6.9), lens=33, lift=0.02)
    scene.light(
        sun=-102,
        elevation=10,
        haze={'density': 0.0024, 'height': 40, 'start': 50, 'base': 0.12},
        clouds={'seed': 12.1, 'amount': 0.95},
    )
    scene.put(water_sheet('river', 0.0, 4000, -60))
    scene.put(hill_layers(((420, 34, 220, -2, 3.3), (800, 90, 420, -2, 7.7)), width=1600), layer='far')
    scene.put(ground_sheet(ground, (-160, 150), (-26, 190), 'meadow', 380, 300, near=(40, 0.5)))
    walk = Mesh()
    walkway(walk)
    scene.put(walk)
    for y in (-12.5, -2, 8.5, 19, 29.5):
        scene.lamp(float(quay(y)) + 2.6, y - 0.6, LEVEL + 3.4, 260)
    church = Mesh()
    with church.at(25.5, 54, height_at(ground, 25.5, 54) - 0.3, -34):
        shrine(church)
    scene.put(church)
    for x, y, z, power in ((17, 44, 6, 900), (21, 42, 15, 900), (30, 36, 6, 300)):
        scene.lamp(x, y, height_at(ground, x, y) + z, power)
    town(scene)
    scene.layer = 'life'
    life = Mesh()
    boats(life)
    walkers(life)
    flock_in(life, 10, (-34, -6), (40, 80), (14, 26), 1.0, 'bird')
    scene.put(life)


def walkway(mesh):
    """The quay wall of laterite, paving, an iron railing with posts, lamps, benches, a strip of lawn."""
    ys = np.linspace(-26, 60, 130)
    x = lambda y: float(quay(y))
    for x0, z0, x1, z1, paint in (
        (0, -1.5, 0, LEVEL - 0.1, 'laterite'),
        (-0.15, LEVEL - 0.1, -0.15, LEVEL + 0.12, 'concrete'),
        (-0.15, LEVEL + 0.12, 0.45, LEVEL + 0.12, 'concrete'),
        (0.45, LEVEL + 0.12, 0.45, LEVEL + 0.02, 'concrete'),
        (0.45, LEVEL + 0.02, 4.4, LEVEL + 0.02, 'paving'),
        (4.4, LEVEL + 0.02, 4.4, LEVEL + 0.2, 'whitewash'),
        (4.4, LEVEL + 0.2, 4.65, LEVEL + 0.2, 'whitewash'),
        (4.65, LEVEL + 0.2, 4.65, LEVEL - 0.3, 'whitewash'),
        (4.65, LEVEL + 0.06, 8.5, LEVEL + 0.0, 'lawn'),
    ):
        mesh.loft([[(x(y) + x0, y, z0), (x(y) + x1, y, z1)] for y in ys], paint, smooth=False)
    posts = np.arange(-24, 58, 1.6)
    for y in posts:
        mesh.box(0.09, 0.09, 1.05, 'whitewash', x(y) + 0.1, y, LEVEL + 0.1)
    for h in (0.45, 0.8, 1.12):
        mesh.tube(
            [(x(y) + 0.1, y, LEVEL + h) for y in posts], 0.035 if h < 1 else 0.055, 'azure' if h > 1 else 'whitewash', 6
        )
    for y in (-12.5, -2, 8.5, 19, 29.5, 40):
        px = x(y) + 4.0
        mesh.lathe([(0.16, 0), (0.08, 0.4), (0.06, 3.6)], 'iron', 10, x=px, y=y, z=LEVEL)
        mesh.tube([(px, y, LEVEL + 3.5), (px - 0.5, y, LEVEL + 3.8), (px - 0.9, y, LEVEL + 3.7)], 0.04, 'iron', 6)
        mesh.lathe([(0.06, 0.3), (0.22, 0.2), (0.2, 0)], 'iron', 12, x=px - 0.95, y=y, z=LEVEL + 3.4)
        mesh.ball((0.17, 0.17, 0.13), 'lamp', px - 0.95, y, LEVEL + 3.4, 10)
    for y in (-7, 3.4, 14):
        with mesh.at(x(y) + 3.7, y, LEVEL, -90):
            mesh.box(1.9, 0.5, 0.1, 'wood', 0, 0, 0.42)
            mesh.box(1.9, 0.08, 0.4, 'wood', 0, 0.3, 0.6)
            for side in (-0.7, 0.7):
                mesh.box(0.1, 0.5, 0.45, 'iron', side, 0)


def shrine(mesh):
    """Saint Teresa's: a white nave and a square tower of three stages with the French clock and a short spire."""
    mesh.box(12, 24, 9, 'whitewash', 0, 6)
    with mesh.at(0, 6, 0, 90):
        gable_roof(mesh, 24, 12, 4.6, 'tiles', z=9, over=0.5)
    mesh.add([(-6, -6.05, 9), (6, -6.05, 9), (0, -6.05, 14.2)], [(0, 1, 2)], 'whitewash')
    mesh.box(13, 0.5, 0.5, 'cream-wall', 0, -6.1, 8.7)
    for px in (-6.2, -2.2, 2.2, 6.2):
        mesh.box(0.6, 0.5, 9, 'cream-wall', px, -6.1)
    for px in (-4.2, 4.2):
        mesh.box(1.5, 0.2, 3.2, 'window-lit', px, -6.1, 3)
        mesh.lathe([(0.75, 0), (0.75, 0.2)], 'window-lit', 20, x=px, y=-6.1, z=6.2)
    for k in range(5):
        for side in (-1, 1):
            mesh.box(0.2, 1.1, 3.4, 'window-lit' if k % 2 else 'window', side * 6.02, -2 + 4 * k, 3.4)
    with mesh.at(0, -7.4):
        for stage, (half, low, high) in enumerate(((2.3, 0, 9), (2.1, 9, 15), (1.9, 15, 20))):
            mesh.box(2 * half, 2 * half, high - low, 'whitewash', 0, 0, low)
            mesh.box(2 * half + 0.5, 2 * half + 0.5, 0.4, 'cream-wall', 0, 0, high - 0.3)
            for _ in four_sides(mesh, half, half):
                for px in (-half, half):
                    mesh.box(0.35, 0.3, high - low, 'cream-wall', px, 0, low)
                if stage == 0:
                    mesh.box(1.7, 0.12, 3.4, 'wood-dark', 0, -0.02)
                elif stage == 1:
                    with mesh.at(0, -0.12, 12, 0, 1, tilt=90):
                        mesh.lathe([(1.35, 0), (1.35, 0.16), (0.02, 0.2)], 'ivory', 28)
                        mesh.lathe([(1.5, 0), (1.5, 0.1)], 'iron', 28)
                    mesh.box(0.08, 0.05, 1.0, 'iron', 0, -0.38, 12)
                    mesh.box(0.7, 0.05, 0.08, 'iron', 0.33, -0.38, 11.96)
                else:
                    mesh.box(1.3, 0.1, 2.6, 'window-lit', 0, -0.03, 15.9)
        mesh.lathe([(2.6, 0), (1.9, 1.0), (0.05, 6.6)], 'slate', 8, False, z=20, start=22.5)
        for px in (-1.9, 1.9):
            for py in (-1.9, 1.9):
                mesh.lathe([(0.34, 0), (0.03, 1.8)], 'whitewash', 6, x=px, y=py, z=20)
        mesh.box(0.14, 0.14, 1.9, 'iron', 0, 0, 26.4)
        mesh.box(0.9, 0.14, 0.14, 'iron', 0, 0, 27.4)


def town(scene):
    """White houses with tiled roofs on the bank, palms over them, rain trees, the far bank dark with palms."""
    homes = Mesh()
    for x, y, turn, wall in (
        (19.5, 6, -62, 'whitewash'),
        (20.5, 19, -66, 'yellow-wall'),
        (20, 31, -58, 'whitewash'),
        (38, 34, -50, 'cream-wall'),
        (6, 64, -26, 'whitewash'),
        (-6, 72, -14, 'blue-wall'),
        (40, 62, -30, 'whitewash'),
    ):
        tiled_house(
            homes, 9, 6, x, y, height_at(ground, x, y), wall, turn=turn, storeys=1 + (int(y) % 2), lit=0.75, seed=int(y)
        )
    scene.put(homes)
    palms = [coconut_palm(3 + i, 11 + 1.3 * i, (2.0 - 1.2 * i, -0.6), 18, 4.2, 18) for i in range(4)]
    inland = lambda x, y: x - float(quay(y))
    free = lambda x, y: all(
        math.hypot(x - a, y - b) > c for a, b, c in ((25, 52, 17), (20, 19, 7), (19.5, 6, 7), (20, 31, 7))
    )
    scene.scatter(
        palms,
        150,
        ((-30, 120), (0, 170)),
        ground,
        lambda x, y, z: inland(x, y) > 9 and free(x, y),
        (0.75, 1.15),
        0.2,
        seed=6,
    )
    for k, (x, y) in enumerate(((13.4, -6), (14.2, 12), (12.5, 26.5), (9, 38))):
        scene.put(palms[k % 4], x, y, height_at(ground, x, y) - 0.1, 150 + 40 * k, 0.9)
    rain = [broadleaf(30 + i, 10, ('leaf', 'leaf-dark')[i], spread=1.4, cards=300) for i in range(2)]
    for k, (x, y, s) in enumerate(((17, 45, 0.7), (37, 48, 1.0), (31, 68, 1.0), (28, 16, 1.0))):
        scene.put(rain[k % 2], x, y, height_at(ground, x, y) - 0.2, 60 * k, s)
    far = Mesh()
    far.loft(
        [[(-400, 150, -0.5), (-60, 148, -0.5)], [(-400, 152, 1.6), (-62, 150, 1.4)], [(-400, 240, 3), (-40, 240, 3)]],
        'meadow',
    )
    scene.put(far)
    scene.scatter(palms, 120, ((-260, -58), (152, 200)), None, None, (0.8, 1.15), -1.2, seed=9)
    shrub = [bush(4 + i, 1.2, 'leaf', card=0.16) for i in range(2)]
    for k in range(24):
        y = -16 + 2.6 * k
        scene.put(shrub[k % 2], float(quay(y)) + 9.2, y, LEVEL - 0.2, 50 * k, 0.8 + 0.1 * (k % 3))


def boats(mesh):
    """Country boats that come in one behind another, men at the poles, nets heaped; two are tied to the quay."""
    for x, y, turn, paint, trim, deeds in (
        (
            -3.4,
            -4.0,
            300,
            'azure',
            'scarlet',
            (('pole', 'ivory', -2.6, 60), ('row', '#b5483f', 0.9, 90), ('lean', 'saffron', -0.6, 120)),
        ),
        (-9.0, 12, 304, 'emerald', 'turmeric', (('pole', '#d7c3a8', -2.6, 60), ('row', 'ivory', 0.8, 90))),
        (-15, 36, 312, 'scarlet', 'ivory', (('pole', 'ivory', -2.6, 60), ('row', 'azure', 0.8, 90))),
        (-34, 78, 318, 'azure', 'ivory', (('row', 'ivory', 0.0, 90),)),
        (3.4, 9.5, 84, 'turmeric', 'azure', ()),
        (3.6, 21, 92, 'scarlet', 'ivory', ()),
    ):
        with mesh.at(x, y, -0.05, turn, 1.0):
            fishing_boat(mesh, 0, 0, 0, 0, paint, trim, 8.5)
            mesh.ball((0.8, 0.5, 0.34), '#4c7f86', 0.2, 0, 0.62, 10)
            for deed, cloth, px, facing in deeds:
                person(
                    mesh,
                    deed,
                    'lungi',
                    cloth if deed != 'pole' else 'skin',
                    ('ivory', 'indigo')[len(deed) % 2],
                    px,
                    0.0,
                    0.5,
                    facing,
                    1.0,
                    head='turban' if deed == 'pole' else None,
                    hat='ivory',
                )
                if deed == 'pole':
                    mesh.tube([(px + 0.4, 0.5, 2.9), (px - 1.2, 1.2, -0.4)], 0.035, 'bamboo', 6)


def walkers(mesh):
    """On the walkway: a couple at the railing, an old man on a bench with his paper, a family, a child."""
    at = lambda y, off: (float(quay(y)) + off, y, LEVEL + 0.02)
    person(mesh, 'lean', 'shirt', '#86a3b6', '#4b4640', *at(-10.6, 0.75), -88, 1.0)
    person(mesh, 'lean', 'salwar', 'magenta', 'ivory', *at(-9.4, 0.75), -84, 1.0)
    with_child(mesh, 'saree', 'emerald', 'turmeric', *at(-4.2, 1.9), -30, 1.0)
    little_one(mesh, 'run', 'scarlet', *at(-5.9, 1.5), 20, 1.0, girl=True)
    person(mesh, 'sip', 'shirt', 'ivory', 'ivory', *at(-7.3, 3.6), -90, 1.0, elder=True)
    person(mesh, 'talk', 'lungi', '#d7c3a8', 'ivory', *at(-6.5, 3.6), -70, 1.0, elder=True)
    person(mesh, 'walk', 'saree', 'turmeric', 'crimson', *at(4.2, 1.6), 176, 1.0)
    person(mesh, 'walk', 'lungi', 'ivory', 'ivory', *at(4.6, 2.5), 180, 1.0)
    person(mesh, 'wave', 'shirt', 'scarlet', '#4b4640', *at(9.0, 0.8), -70, 1.0)
    person(mesh, 'bench', 'salwar', 'azure', 'ivory', *at(13.8, 3.6), -90, 1.0)
    person(mesh, 'walk', 'shirt', 'emerald', '#4b4640', *at(21, 1.8), 0, 1.0)
    little_one(mesh, 'reach', 'turmeric', *at(16.5, 0.9), -90, 1.0)
