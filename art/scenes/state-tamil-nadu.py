"""Paddy at first light in the Tamil country: women plant rice in the flooded field that mirrors a painted gopuram, a
bullock cart on the bund, palmyras, blue hills. By night the women set out oil lamps along the bunds."""
import math

import numpy as np

from kit.architecture.dravidian import gopuram
from kit.life.animals import cow
from kit.life.birds import flock_in
from kit.life.lamps import oil_lamp
from kit.life.people import man
from kit.life.vehicles import bullock_cart
from kit.life.water_birds import egret
from kit.life.work import Pose, little_one, person, tray
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.palms import coconut_palm, fan_palm
from kit.nature.terrain import plain
from kit.stage.backdrops import blue_hills, tree_line

PICTURE = {
    'hour': 'dawn',
    'palette': 'dawn',
    'size': 'hero',
    'widest': 1600,
    'alt': 'Women set out rice before a painted temple gateway tower in Tamil Nadu at dawn, palmyra palms and a bullock cart on the bund.',
}


def build(scene):
    scene.camera((-5.4, -31.5, 1.75), (1.2, 20, 8.2), lens=36, lift=0.02, focus=12.5, fstop=1.0)
    scene.light(
        sun=-112,
        elevation=17,
        energy=4.8,
        haze={'density': 0.0028, 'height': 9, 'base': 0.18, 'start': 40, 'most': 0.85},
        clouds={'seed': 8.8, 'amount': 0.5},
    )
    scene.put(plain('field', z=-0.4), layer='far')
    fields = Mesh()
    chance = scene.random
    for row in range(9):
        y, x = -44 + row * 11, -110.0 + row * 5
        while x < 110:
            width = chance.uniform(18, 34)
            wet = chance.random() < 0.55 or row in (1, 2, 3) and -40 < x < 20
            fields.box(width - 1, 10, 0.3, 'pool' if wet else 'rice', x + width / 2, y, -0.3)
            fields.box(width, 0.7, 0.42, 'meadow', x + width / 2, y + 5.5, -0.28)
            fields.box(0.7, 11, 0.42, 'meadow', x + width, y, -0.28)
            x += width
    fields.box(220, 3.4, 0.7, 'earth', 0, 2, -0.4)
    fields.loft(
        [
            [
                (bund(y) + s, y, h)
                for s, h in ((-0.9, -0.3), (-0.55, 0.1), (-0.3, 0.2), (0.3, 0.2), (0.55, 0.1), (0.9, -0.3))
            ]
            for y in np.linspace(-27, 1, 60)
        ],
        'earth',
    )
    scene.put(fields)
    temple = Mesh()
    gopuram(temple, 19, 13, 34, 7, x=8, y=62, turn=0)
    gopuram(temple, 12, 9, 19, 5, x=-14, y=84)
    temple.box(90, 2, 5, 'granite-pale', 10, 64, -0.4)
    for i in range(58):
        temple.box(1.5, 2.2, 5, ('terracotta', 'whitewash')[i % 2], -34 + i * 1.5 + (0 if i < 21 else 2), 63.9, -0.39)
    temple.box(22, 10, 4, 'granite-pale', 30, 74, 0)
    scene.put(temple)
    # By night the gate towers and the striped wall are washed with light.
    for x, y, z, power in (
        (1, 49, 3, 3600),
        (15, 49, 3, 3600),
        (8, 46, 15, 4200),
        (-14, 75, 4, 1200),
        (-24, 57, 2, 520),
        (-10, 57, 2, 420),
        (28, 57, 2, 520),
        (44, 57, 2, 520),
    ):
        scene.lamp(x, y, z, power)
    blue_hills(scene, near=420, count=3, height=66, base=0, width=1900, seed=7)
    tree_line(scene, 92, 40, 320, 70, 7, palms=30)
    tall = [fan_palm(i, 12 + i, 26) for i in range(3)]
    for i, (x, y) in enumerate(
        ((-26, 12), (-18.4, 18), (-30, 22), (30, 14), (36, 20), (-42, 30), (46, 36), (28, 30), (-28, 44))
    ):
        scene.put(tall[i % 3], x, y, -0.2, i * 50, 0.95 + 0.05 * (i % 3))
    scene.scatter(
        [coconut_palm(3, 12, (2, 0))], 22, lambda r: (r.choice((-1, 1)) * r.uniform(24, 80), r.uniform(46, 72)), seed=5
    )
    scene.layer = 'front'
    row = seedlings()
    for k in range(44):
        y = -27.6 + k * 0.5
        for part in range(7):
            x = edge(y) + 1.1 + part * 3.0
            scene.put(row, x, y + 0.05 * (part % 3), -0.04)
    tufts = [grass_tuft(7 + i, 40, 0.26, 0.3, ('grass', 'rice')[i % 2]) for i in range(3)]
    scene.scatter(
        tufts,
        190,
        lambda r: (lambda y: (bund(y) + r.choice((-1, 1)) * r.uniform(0.45, 0.85), y))(-27 + 27 * r.random() ** 1.3),
        seed=6,
        sink=0.02,
    )
    scene.scatter(tufts, 160, lambda r: (r.uniform(-24, 20), r.choice((-5.5, -16.5)) + r.uniform(-0.4, 0.4)), seed=7)
    scene.layer = 'life'
    life = Mesh()
    bullock_cart(life, -2.6, 2, 0.3, 0)
    man(life, 'ivory', 'ivory', -2.2, 2, 1.0, 1.05, 90, 'turmeric', walking=False)
    if scene.is_night:
        lamp_setters(life, scene)
    else:
        planters(life)
        for x, y, turn in ((-4.2, -14.8, 10), (-1.2, -9.6, 170), (-3.0, -10.6, 30), (6.4, -8, 0)):
            egret(life, x, y, -0.1, turn, 1.1)
        flock_in(life, 10, (-26, -6), (20, 50), (17, 25), 0.7, 'white-bird')
    scene.put(life)
    for y in (1.3, 2.7):
        scene.put(cow(), 0.9, y, 0.3, 0, 1.05)


def bund(y):
    """Where the path between the fields runs."""
    return -8.4 + 1.1 * math.sin((y + 27) * 0.16) + 0.13 * (y + 27)


def edge(y):
    """How far the field is planted: right of this it is green."""
    return -2.4 + max(0, -20.5 - y) * -0.9 + max(0, y + 20.5) * 0.42


def seedlings():
    """A short row of seedlings just set, thin and leaning all ways."""
    chance, mesh = np.random.RandomState(4), Mesh()
    for k in range(9):
        x, y = k * 0.33 + 0.06 * chance.normal(), 0.07 * chance.normal()
        for _ in range(8):
            a, tall = chance.uniform(0, 6.28), chance.uniform(0.2, 0.42)
            lean = np.array((math.cos(a), math.sin(a), 0)) * tall * 0.45
            side = np.array((-math.sin(a), math.cos(a), 0)) * 0.012
            root = np.array((x, y, 0))
            mesh.add([root - side, root + side, root + lean + (0, 0, tall)], [(0, 1, 2)], 'rice')
    return mesh.data('seedlings')


def planters(mesh):
    """Women bent over the water set seedlings, three near and two farther; one brings bundles along the bund, one
    stands up to rest her back."""
    stretch = Pose(((0.2, 0.16, 0.98), (-0.24, 0.02, 0.98)), bend=-8, gaze=4)
    for x, y, deed, cloth, second, turn in (
        (-1.9, -18.6, 'plant', 'scarlet', 'turmeric', 48),
        (0.3, -17.6, 'plant', '#cfae62', 'maroon', 34),
        (0.7, -14.9, stretch, 'emerald', '#efe4d2', -30),
        (3.4, -14.0, 'plant', '#b97f93', 'ivory', 62),
        (6.0, -10.2, 'plant', '#86a3b6', 'maroon', 40),
        (8.0, -9.6, 'plant', 'magenta', 'turmeric', 20),
    ):
        with mesh.at(x, y, -0.24, turn, 1.04):
            person(mesh, deed, 'saree', cloth, second, head='scarf' if deed == 'plant' else None, hat='#efe4d2')
            if deed == 'plant':
                bundle(mesh, 0.16, -0.64, 0.06, 0.5)
                bundle(mesh, -0.14, -0.56, 0.24, 0.7)
    x, y = bund(-17.6), -17.6
    with mesh.at(x, y, 0.2, 40, 1.02):
        person(mesh, 'tray', 'saree', 'saffron', 'emerald')
        for k in range(5):
            bundle(mesh, -0.2 + 0.1 * k, -0.4 + 0.03 * (k % 2), 1.05, 1.0)
    for k, (dx, y) in enumerate(
        ((0.1, -20.6), (0.35, -20.3), (-0.15, -20.2), (0.3, -19.8), (0.9, -19.4), (1.5, -18.2))
    ):
        bundle(mesh, bund(y) + dx, y, 0.18 if dx < 0.5 else -0.06, 1.1)
    for k in range(4):
        bundle(mesh, -3.6 + 0.9 * k, -17.8 + 0.7 * (k % 2), -0.06, 0.9)


def bundle(mesh, x, y, z, size):
    """A sheaf of seedlings tied with straw, that stands."""
    for k in range(20):
        a, far = k * 2.4, 0.018 * k**0.5 * size
        mesh.tube(
            [
                (x + far * math.cos(a), y + far * math.sin(a), z),
                (x + 3.0 * far * math.cos(a), y + 3.0 * far * math.sin(a), z + 0.4 * size),
            ],
            [0.014 * size, 0.004],
            'rice',
            4,
        )
    mesh.lathe([(0.07 * size, 0), (0.07 * size, 0.04)], 'thatch', 10, x=x, y=y, z=z + 0.1 * size)


def lamp_setters(mesh, scene):
    """The evening of lamps: rows of clay lamps along the bunds, two women and a girl who set them; a lantern hangs on
    the cart."""
    for k in range(20):
        y = -25.5 + k * 1.15
        oil_lamp(mesh, bund(y) + 0.26, y, 0.2, 1.2)
    for k in range(30):
        oil_lamp(mesh, -11.5 + k * 0.85, 0.5, 0.3, 1.3)
    for y in (-21, -16, -11, -6):
        scene.lamp(bund(y) + 0.5, y, 0.65, 26)
    for x in (-9, -2, 5, 12):
        scene.lamp(x, 0.2, 0.8, 36)
    x, y = bund(-17.6), -17.6
    with mesh.at(x, y, 0.2, 60, 1.02):
        person(mesh, 'tray', 'saree', 'crimson', 'turmeric')
        tray(mesh, heap=('marigold', 'ivory'), lamp=True)
    scene.lamp(x + 0.6, y - 0.5, 1.7, 30)
    person(mesh, 'draw', 'saree', '#cfae62', 'maroon', bund(-14.8) - 0.3, -14.8, 0.2, 80, 1.0)
    little_one(mesh, 'offer', 'ivory', bund(-20) - 0.15, -20, 0.2, 50, 1.0, girl=True)
    mesh.tube([(-4.6, 0.7, 1.3), (-4.6, 0.35, 1.32), (-4.6, 0.3, 1.2)], 0.02, 'iron', 5)
    mesh.lathe([(0.07, 0), (0.09, 0.12), (0.06, 0.22)], 'lamp', 12, x=-4.6, y=0.3, z=0.96)
    scene.lamp(-4.4, 0.0, 1.1, 70)
