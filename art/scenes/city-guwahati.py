"""Guwahati: a country ferry on the wide Brahmaputra, Umananda's wooded island with its white temple, toward evening;
people wait for the boat over tea on a bamboo landing, a fisherman hauls his net."""
import math

import numpy as np

from kit.architecture.arches import arcade
from kit.architecture.domes import ROUND, dome
from kit.architecture.himalayan import gable_roof
from kit.life.birds import flock_in
from kit.life.boats import canoe, hull
from kit.life.people import crowd
from kit.life.work import Pose, glass, little_one, person, pole, stream
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.palms import coconut_palm
from kit.nature.terrain import bank, ground_sheet, water_sheet
from kit.nature.trees import broadleaf
from kit.noise import fractal
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'gold',
    'alt': 'People wait over tea on a bamboo landing at Guwahati for the ferry on the Brahmaputra, the wooded island of Umananda behind.',
}


# Points with the right arm at what lies ahead.
GREET = Pose(((0.16, -0.56, 1.5), (-0.25, -0.06, 0.82)), bend=2)


def island(xs, ys):
    return (
        27
        * np.exp(-(np.abs((xs - 12) / 42) ** 2.6 + ((ys - 84) / 24) ** 2))
        * (0.86 + 0.25 * fractal(xs * 0.04, ys * 0.04, 4))
        - 2.4
    )


def ferry(mesh):
    """A two-decked wooden river ferry, 22 m long, with its awning and people at the rail."""
    hull(mesh, 23, 5.4, 1.9, 'azure', 0.9, 2.6, deck='wood')
    mesh.box(15, 4.2, 2.1, 'whitewash', -0.6, 0, 1.1)
    for i in range(8):
        mesh.box(1.1, 4.3, 0.9, 'window', -7 + i * 1.85, 0, 1.9)
    mesh.box(16.4, 5, 0.2, 'wood', -0.6, 0, 3.2)
    for i in range(7):
        for s in (-2.2, 2.2):
            mesh.tube([(-8 + i * 2.5, s, 3.3), (-8 + i * 2.5, s, 5.6)], 0.07, 'wood-dark', 5)
    for s in (-2.3, 2.3):
        mesh.box(16, 0.07, 0.5, 'turmeric', -0.6, s, 3.6)
    mesh.box(16.6, 5.2, 0.16, 'tin-roof', -0.6, 0, 5.6)
    mesh.box(2.6, 3, 2, 'turmeric', 6.2, 0, 3.3)
    mesh.tube([(9.4, 0, 1.6), (9.4, 0, 6)], 0.06, 'wood', 5)
    mesh.quad((9.4, 0, 6), (9.4, 0, 5.2), (7.9, 0.2, 5.3), (7.9, 0.2, 5.9), 'flag-saffron')


def build(scene):
    scene.camera((-5, -44, 5.0), (3, 30, 8), lens=37, lift=0.02, focus=26, fstop=1.8)
    scene.light(
        sun=-94,
        elevation=18,
        haze={'density': 0.0014, 'height': 24, 'base': 0.25, 'start': 60, 'most': 0.78},
        clouds={'seed': 36.6, 'amount': 0.9, 'stretch': (0.6, 1)},
    )
    scene.put(water_sheet('river', 0, 3000, -90))
    blue_hills(scene, near=480, count=4, height=56, base=-2, width=2000, seed=9)
    scene.put(ground_sheet(island, (-60, 90), (44, 130), 'green-hills', 160, 120))
    wood = [
        broadleaf(40 + i, 9, ('leaf', 'leaf-dark', 'leaf')[i], spread=1.1, clouds=9, cards=280, card=0.36)
        for i in range(3)
    ]
    scene.scatter(
        wood,
        240,
        ((-40, 62), (58, 112)),
        island,
        seed=4,
        sink=0.5,
        keep=lambda x, y, z: z > 1.5 and not (abs(x - 12) < 10 and y < 84),
        scale=(0.6, 1.1),
    )
    scene.scatter(
        [coconut_palm(i, 12 + i, (1.5, 0.5)) for i in range(2)],
        16,
        ((-28, 52), (62, 90)),
        island,
        seed=6,
        keep=lambda x, y, z: z > 2 and not (abs(x - 12) < 8 and y < 84),
    )
    scene.scatter(
        [rock(i, 2.2, 'granite') for i in range(3)],
        90,
        lambda r: (lambda a: (12 + 50 * np.cos(a), 84 + 35 * np.sin(a)))(r.uniform(3.1, 6.3)),
        seed=5,
        sink=0.4,
        scale=(0.4, 1.5),
    )
    temple = Mesh()
    z = 22
    temple.box(26, 20, 12, 'grey-stone', 12, 82, z - 10.6, 0.95)
    temple.box(21, 15, 1.6, 'step', 12, 81, z + 1.2)
    temple.lathe(
        [(5, 0), (5, 4.6), (4.6, 5), (4.5, 6), (4.1, 8.4), (3, 10.6), (1.4, 12), (0.5, 12.4)],
        'whitewash',
        16,
        x=12,
        y=82,
        z=z + 2.8,
        ribs=16,
        rib=0.08,
    )
    temple.lathe([(0.4, 0), (0.6, 0.5), (0.2, 1.0), (0.3, 1.3), (0.03, 2.6)], 'gold', 10, x=12, y=82, z=z + 15)
    with temple.at(12, 74.4, z + 2.8):
        temple.box(13, 5, 4.4, 'whitewash', 0, 3)
        arcade(temple, 13, 4.4, 5, 'whitewash', 'shadow', 0.5, 'round', 0.6)
        with temple.at(0, 3, 4.4):
            gable_roof(temple, 13, 6, 2.4, 'tin-roof')
    for x in (3.4, 20.6):
        temple.box(3.2, 3.2, 4.4, 'cream-wall', x, 75, z + 2.8)
        dome(temple, 1.9, 'whitewash', x, 75, z + 7.2, ROUND, sides=20)
    for i in range(40):
        temple.box(3, 0.9, 0.7, 'step', 12 - (i % 2) * 0.02, 50 + i * 0.6, i * 0.55 - 0.6)
    scene.put(temple)
    boat = Mesh()
    ferry(boat)
    crowd(boat, 16, ((-7, 5), (-1.6, 1.6)), lambda x, y: 3.4, seed=4, turbans=0)
    crowd(boat, 4, ((7.6, 9.6), (-0.6, 0.6)), lambda x, y: 1.2, seed=5, turbans=0)
    scene.put(boat, -4, 4, -0.1, 158, layer='life')
    life = Mesh()
    canoe(life, -30, 46, 0.02, 10, 7, 'ivory', 1.1)
    canoe(life, 27, 34, 0.02, 160, 7, 'azure', 1.1)
    # What is near stands in the camera's own frame: x right, y away from it.
    with life.at(-5, -44, 0, -6.2):
        net_boat(life, -8.0, 25.5)
        with life.at(0, 0, 2.0):
            landing(life)
            waiting(life)
    flock_in(life, 10, (-30, -4), (20, 40), (18, 27), 0.8, 'white-bird')
    scene.put(life, layer='life')
    scene.layer = 'front'
    scene.put(
        bank(
            (-60, 60),
            (-90, -24),
            1.3,
            lambda x, y: -y - 40 + 0.5 * np.abs(x + 5) + 1.5 * np.sin(x * 0.3),
            'earth',
            seed=4,
        )
    )
    scene.scatter(
        [grass_tuft(5, 44, 1.5, leaf='reed'), grass_tuft(6, 44, 1.2)],
        60,
        lambda r: (-5 + r.uniform(-11, -5), r.uniform(-34, -29)),
        lambda x, y: x * 0 - 0.1,
        seed=7,
        sink=0.2,
        scale=(0.5, 0.9),
        keep=lambda x, y, z: x + 5 < 0.42 * (-y - 44),
    )


def net_boat(mesh, x, y):
    """A dugout whose fisherman hauls his net over the side while his son holds the boat with a pole."""
    with mesh.at(x, y, 0.04, 12):
        canoe(mesh, 0, 0, 0, 0, 7, None, 1.1)
        person(mesh, 'push', 'lungi', 'skin', '#7d93a8', 0.9, 0.05, 0.12, 8, 1.0)
        rows = [
            [(0.9 + w * s, -0.45 - d, z + 0.06 * math.sin(5 * s)) for s in np.linspace(-1, 1, 19)]
            for w, d, z in (
                (0.22, 0.0, 1.02),
                (0.3, 0.06, 0.8),
                (0.42, 0.12, 0.55),
                (0.6, 0.25, 0.25),
                (0.85, 0.5, 0.0),
            )
        ]
        for row in rows:
            mesh.tube(row, 0.011, '#8d8a78', 4)
        for column in zip(*rows):
            mesh.tube(column, 0.009, '#a5a08c', 4)
        with mesh.at(-2.4, 0, 0.12, 60, 0.88):
            person(mesh, 'pole', 'shirt', '#cfae62', '#566a86')
            pole(mesh, 4.2)
        for k in range(7):
            mesh.ball((0.16, 0.06, 0.05), '#b9c2c6', 2.0 + 0.1 * (k % 3), 0.06 * (k - 3), 0.22 + 0.02 * k, 7)


def landing(mesh):
    """A bamboo landing stage on posts, its rail, a lamp post, and the freight that waits on it."""
    for k in range(58):
        mesh.tube([(1.0 + 0.14 * k, 11.0, -0.05), (1.0 + 0.14 * k, 15.8, -0.05)], 0.066, 'bamboo', 6)
    for y in (11.1, 13.4, 15.6):
        mesh.tube([(0.8, y, -0.17), (9.4, y, -0.17)], 0.08, 'wood', 6)
        for x in (1.0, 3.2, 5.4, 7.6):
            mesh.tube([(x, y, -3.6), (x, y, 0.95 if y > 15 else -0.06)], 0.075, 'bamboo', 7)
    for z in (0.5, 0.88):
        mesh.tube([(3.1, 15.6, z), (9.4, 15.6, z)], 0.04, 'bamboo', 6)
    mesh.tube([(6.5, 15.6, 0), (6.5, 15.6, 2.5)], 0.06, 'bamboo', 7)
    mesh.lathe([(0.05, 0), (0.14, 0.06), (0.14, 0.3), (0.04, 0.38)], 'lamp', 10, x=6.5, y=15.5, z=2.3)
    for x, y, wide, heap in ((1.6, 12.1, 0.36, 'emerald'), (2.2, 11.8, 0.3, '#c9a23a'), (2.1, 12.7, 0.32, '#b9c2c6')):
        mesh.lathe([(wide * 0.7, 0), (wide, 0.3), (wide * 0.94, 0.29)], 'weave', 18, x=x, y=y)
        for k in range(16):
            a, far = k * 2.4, wide * 0.72 * (k / 16) ** 0.5
            mesh.ball(0.085, heap, x + far * math.cos(a), y + far * math.sin(a), 0.3 + 0.06 * (1 - k / 16), 8)
    with mesh.at(4.4, 12.2, 0, 14):
        mesh.box(0.8, 0.5, 0.42, '#4f6f86')
        mesh.box(0.82, 0.52, 0.04, '#3d5668', 0, 0, 0.3)
        mesh.ball((0.3, 0.24, 0.2), 'crimson', 0.05, 0, 0.6, 12)


def waiting(mesh):
    """A mother sits on her trunk, a tea man pours for a passenger, a girl points out the boat to her grandmother."""
    person(mesh, 'bench', 'wrap', 'ivory', 'crimson', 3.4, 12.1, 0, 36, 0.98, look=-30)
    mesh.box(0.7, 0.45, 0.46, '#8c6f5a', 3.4, 12.3, 0)
    with mesh.at(4.5, 14.4, 0, 74, 1.04):
        person(mesh, 'pour', 'lungi', '#d9a79b', '#566a86')
        mesh.lathe([(0.08, 0), (0.12, 0.05), (0.12, 0.13), (0.04, 0.2)], 'iron', 14, x=0.1, y=-0.5, z=1.28)
        mesh.tube([(0.1, -0.58, 1.36), (0.06, -0.7, 1.44)], [0.026, 0.016], 'iron', 6)
        stream(mesh, (0.05, -0.71, 1.43), (-0.1, -0.44, 1.06), '#b87a45', 0.012)
        glass(mesh, (-0.16, -0.34, 1.02))
    with mesh.at(5.6, 14.2, 0, -84):
        person(mesh, 'drink', 'shirt', '#a7b79c', '#5a4a42')
        glass(mesh, (0.06, -0.22, 1.42))
    little_one(mesh, GREET, 'teal', 1.9, 15.0, 0, 158, 1.05, girl=True)
    person(mesh, 'hold', 'wrap', '#efe4d2', '#86a3b6', 2.7, 14.9, 0, 176, 0.94, elder=True, look=20)
