"""A Chettinad kitchen courtyard: pots on wood fires, a guest who films the cook, a grinding stone, spices on leaves."""
import math

from kit.architecture.himalayan import hip_roof
from kit.life.flags import garland
from kit.life.lamps import flame
from kit.life.vehicles import smoke
from kit.life.work import Pose, bowl, little_one, person, telephone
from kit.mesh import Mesh
from kit.nature.terrain import plain

PICTURE = {
    'hour': 'noon',
    'alt': 'Women stir a great brass pot, feed the fire and grind chillies in the pillared courtyard of a Chettinad house, spices on banana leaves.',
}


def build(scene):
    scene.camera((-2.8, -7.7, 2.75), (0.2, 3, 0.7), lens=36, lift=0.03, focus=7.8, fstop=0.8)
    scene.light(
        sun=-118,
        elevation=46,
        haze={'density': 0.002, 'start': 30},
        clouds={'seed': 3, 'amount': 0.4},
        grade={'exposure': 1.14},
    )
    scene.material('blue-wall', colour='#a6c6e4', second='#93b8da')
    scene.put(plain('terracotta', z=-0.02), layer='far')
    house = Mesh()
    for i in range(20):
        for k in range(18):
            athangudi(house, -5.7 + i * 0.6, -5 + k * 0.6)
    house.box(12.2, 11, 0.02, 'cream-wall', 0, 0.1, -0.025)
    for x, y, turn, width in ((0, 9.5, 0, 16), (-8.2, 1, 90, 18), (8.2, 1, -90, 18)):
        with house.at(x, y, 0, turn):
            house.box(width, 3, 0.4, 'granite-pale', 0, 0.6)
            house.box(width, 0.3, 5, 'blue-wall' if turn == 0 else 'cream-wall', 0, 2.4, 0)
            for k in range(3):
                house.box(1.5, 0.1, 2.7, 'wood', (k - 1) * 4.6, 2.2, 0.4)
                house.box(1.0, 0.1, 2.3, 'wood-dark', (k - 1) * 4.6, 2.14, 0.4)
            for k in range(int(width / 3) + 1):
                px = -width / 2 + k * width / int(width / 3)
                house.lathe(
                    [
                        (0.34, 0.4),
                        (0.3, 0.7),
                        (0.19, 0.9),
                        (0.17, 3.0),
                        (0.26, 3.2),
                        (0.18, 3.35),
                        (0.42, 3.7),
                        (0.42, 3.9),
                    ],
                    'wood',
                    14,
                    x=px,
                    y=-0.5,
                )
            house.box(width, 0.5, 0.4, 'wood-dark', 0, -0.5, 3.9)
            house.loft(
                [
                    [(-width / 2 - 0.3, -1.5, 3.9), (-width / 2 - 0.3, 2.6, 5.9)],
                    [(width / 2 + 0.3, -1.5, 3.9), (width / 2 + 0.3, 2.6, 5.9)],
                ],
                'tiles',
                smooth=False,
            )
            house.box(width, 4, 3.4, 'cream-wall', 0, 5, 5)
            for k in range(5):
                house.box(1, 0.1, 1.5, 'shutter-green', (k - 2) * 3, 2.95, 6)
    house.box(7, 1, 6, 'cream-wall', 11, 13.5)
    hip_roof(house, 18, 7, 2, 'tiles', 0, 15, 8.4)
    scene.put(house)
    kitchen = Mesh()
    for x, y, size, pot, stew in (
        (-1.5, 2.0, 0.72, 'terracotta', '#b5522a'),
        (0.5, 2.4, 1.0, 'brass', '#e0b04a'),
        (2.5, 1.7, 0.76, '#4a3b34', '#6b3a22'),
    ):
        fireplace(kitchen, x, y, size, pot, stew)
    for x, y, turn, heaps in (
        (-1.3, -1.0, -8, ('turmeric', 'crimson', '#4a3526')),
        (0.9, -1.9, 14, ('#6d7f3a', '#c98a4a', 'ivory')),
        (2.7, -0.9, -24, ('crimson', '#3a332c', 'saffron')),
    ):
        spice_leaf(kitchen, x, y, turn, heaps)
    larder(kitchen)
    for left in (-4.8, -1.6, 1.6):
        garland(kitchen, (left, 8.6, 3.75), (left + 3.2, 8.6, 3.75), 0.35, 30, 0.08)
    scene.put(kitchen)
    scene.layer = 'life'
    folk = Mesh()
    cooks(folk)
    scene.put(folk)
    steam = Mesh()
    for k, (x, y, z, size) in enumerate(((-1.5, 2.0, 0.86, 0.05), (0.5, 2.4, 1.06, 0.075), (2.5, 1.7, 0.86, 0.05))):
        smoke(steam, x, y, z, 3, (0.12, 0.04, 0.4), k + 2, '#d9cfc4', size)
    scene.put(steam)


def fireplace(mesh, x, y, size, pot, stew):
    """Three bricks, split wood burning between them, and a pot of something on it."""
    for k in range(3):
        a = k * 2.1 + 0.5
        mesh.box(0.26, 0.26, 0.3, 'brick', x + 0.42 * size * math.cos(a), y + 0.42 * size * math.sin(a))
        mesh.tube([(x + 0.1 * k - 0.1, y - 0.85, 0.05), (x + 0.06 * k, y - 0.1, 0.1)], 0.04, 'wood-dark', 6)
    for dx, tall, lean in ((0, 0.34, 0.1), (0.12, 0.26, -0.2), (-0.11, 0.24, 0.22)):
        flame(mesh, x + dx, y - 0.34 * size, 0.05, tall, 0.4, lean)
    with mesh.at(x, y, 0.3, 0, size):
        mesh.lathe([(0.25, 0), (0.55, 0.2), (0.58, 0.4), (0.42, 0.6), (0.48, 0.68), (0.44, 0.68)], pot, 24)
        mesh.lathe([(0.43, 0.62), (0.02, 0.66)], stew, 18)


def spice_leaf(mesh, x, y, turn, heaps):
    """A banana leaf with three heaps of spice."""
    with mesh.at(x, y, 0, turn, 0.86):
        mesh.loft(
            [
                [
                    (-1 + 0.25 * k, s * 0.36 * math.sin(math.pi * min(1, (k + 1) / 10)), 0.015 + 0.015 * abs(s))
                    for s in (-1, 0, 1)
                ]
                for k in range(9)
            ],
            'palm',
        )
        mesh.tube([(-1.1, 0, 0.03), (1.05, 0, 0.03)], 0.02, 'frond-rib', 5)
        for k, heap in enumerate(heaps):
            mesh.lathe([(0.22, 0.02), (0.17, 0.08), (0.09, 0.15), (0.02, 0.18)], heap, 16, x=-0.55 + k * 0.52)


def larder(mesh):
    """What stands about: water pots, a mortar, baskets of aubergines and limes, coconuts, a heap of split wood."""
    for x, y in ((4.9, 3.4), (4.4, 4.2), (-4.5, 4.9)):
        mesh.lathe([(0.2, 0), (0.38, 0.25), (0.34, 0.5), (0.16, 0.66), (0.22, 0.76)], 'brass', 18, x=x, y=y)
    for x, y, size, fruit in (
        (-3.5, -1.3, 0.34, '#4b2a4f'),
        (-2.95, -1.75, 0.24, '#8fae3f'),
        (0.35, -2.75, 0.28, '#b8322a'),
    ):
        mesh.lathe([(0.75 * size, 0), (size, 0.2), (1.04 * size, 0.22), (0.94 * size, 0.2)], 'weave', 20, x=x, y=y)
        for k in range(15):
            r = size * 0.8 * math.sqrt(k / 15)
            mesh.ball(
                (0.07, 0.09, 0.065), fruit, x + r * math.cos(k * 2.4), y + r * math.sin(k * 2.4), 0.3 - 0.25 * r, 9
            )
    for x, y, up in ((1.0, -2.7, False), (1.3, -2.5, True), (1.42, -2.85, False)):
        mesh.ball(0.13, '#6d4a30', x, y, 0.12, 12)
        if up:
            mesh.lathe([(0.115, 0.02), (0.09, 0.03), (0.02, 0.01)], 'ivory', 14, x=x - 0.02, y=y - 0.02, z=0.2)
    for k in range(9):
        x, z = 4.3 + 0.14 * (k % 5), 0.07 + 0.13 * (k // 5)
        mesh.tube([(x, 0.2, z), (x + 0.1, 1.1, z + 0.02)], 0.06, 'wood', 7)


def cooks(mesh):
    """One stirs the great pot while a guest films it, one feeds a fire, one grinds; a mother and boy portion spice."""
    with mesh.at(-0.62, 2.62, 0, 74, 1.04):
        person(mesh, Pose(((0.14, -0.46, 1.3), (-0.06, -0.5, 1.12)), bend=16, gaze=4), 'saree', 'crimson', 'turmeric')
        mesh.tube([(0.22, -0.36, 1.5), (-0.12, -1.2, 0.72)], 0.022, 'wood', 7)
    with mesh.at(2.0, 3.5, 0, -52, 1.02):
        person(mesh, 'show', 'shirt', '#a7b79c', '#6d6a66')
        telephone(mesh, 1.24, -0.4)
    with mesh.at(3.5, 1.45, 0, -84, 1.02):
        person(mesh, 'draw', 'saree', 'emerald', '#e7c9a0')
        mesh.tube([(0.1, -0.5, 0.14), (-0.02, -1.0, 0.06)], 0.03, 'wood-dark', 6)
    grind = Pose(
        ((0.24, -0.56, 0.52), (-0.24, -0.56, 0.52)),
        hips=(0.1, 0.16),
        bend=40,
        gaze=10,
        knees=((0.36, -0.2, 0.16), (-0.36, -0.2, 0.16)),
        ankles=((0.2, 0.34, 0.09), (-0.2, 0.34, 0.09)),
        seated=True,
    )
    with mesh.at(-3.5, 0.7, 0, 34, 1.04):
        person(mesh, grind, 'saree', '#b5487a', 'turmeric', elder=True)
        mesh.box(0.72, 1.05, 0.3, 'granite-dark', 0, -0.78)
        mesh.lathe([(0.24, 0.3), (0.12, 0.33), (0.02, 0.34)], '#a8331f', 14, x=0.02, y=-0.98)
        with mesh.at(0, -0.66, 0.42, roll=90):
            mesh.lathe([(0.1, -0.42), (0.13, -0.26), (0.13, 0.26), (0.1, 0.42)], 'granite', 20)
    with mesh.at(-1.75, -2.0, 0, 158, 1.04):
        person(mesh, 'serve', 'saree', '#2f6f86', '#e7c9a0', look=-16)
        bowl(mesh, -0.2, -0.34, 0.16, heap='turmeric', size=0.8)
    with mesh.at(0.05, -0.45, 0, -58):
        little_one(mesh, 'squat', '#efe4d2')
        mesh.ball(0.05, 'turmeric', 0.08, -0.28, 0.38, 8)
    with mesh.at(1.9, -0.1, 0, 20):
        person(mesh, 'serve', 'saree', '#cfae62', '#7d2f3a', look=20)


def athangudi(mesh, x, y):
    """One hand-made tile: an eight-pointed flower in a ring, ochre on red and green."""
    mesh.box(0.58, 0.58, 0.012, '#dcc8a2', x, y, -0.012)
    for turn in (0, 45):
        with mesh.at(x, y, 0.003 + turn * 0.00006, turn):
            mesh.quad((-0.2, -0.2, 0), (0.2, -0.2, 0), (0.2, 0.2, 0), (-0.2, 0.2, 0), '#b4654a')
    mesh.lathe([(0.12, 0.009), (0.01, 0.009)], '#d8b36a', 8, x=x, y=y)
    for a in (-1, 1):
        for b in (-1, 1):
            cx, cy = x + 0.29 * a, y + 0.29 * b
            mesh.add(
                [(cx, cy, 0.003), (cx - 0.15 * a, cy, 0.003), (cx, cy - 0.15 * b, 0.003)],
                [(0, 1, 2) if a * b > 0 else (0, 2, 1)],
                '#7f9a84',
            )
