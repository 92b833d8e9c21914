"""Kailasa at Ellora from the rim of its pit: a whole temple of basalt cut downwards out of the hill, a family and their
guide on a spur of the rim."""
import math

import numpy as np

from kit.architecture.arches import arcade
from kit.life.animals import elephant
from kit.life.birds import flock_in
from kit.life.people import crowd, woman
from kit.life.work import Pose, camera, little_one, person
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import broadleaf, bush
from kit.noise import fractal, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'A guide shows a family the Kailasa temple at Ellora from the rim of its pit: tower, halls and pillars carved from one mass of rock.',
}


def ground(xs, ys):
    pit = smoothstep(31, 29.4, np.abs(xs)) * smoothstep(-44, -42, ys) * smoothstep(46, 44, ys)
    hill = 13 * smoothstep(50, 150, ys) * (0.8 + 0.5 * fractal(xs * 0.012, ys * 0.012, 3))
    return 26 + 0.06 * ys + hill + 1.2 * fractal(xs * 0.03, ys * 0.03, 4) - (27 + 0.06 * ys) * pit


def spur(xs, ys):
    """The knob of rock on the rim where people stand: a flat top, broken ledges below it."""
    bent = 0.7 * fractal(xs * 0.35, ys * 0.35, 4)
    away = np.hypot((xs + 31.6) / 3.9, (ys + 40.9) / 3.0) + 0.16 * bent
    fall = smoothstep(0.72, 1.0, away) * 2.2 + smoothstep(1.08, 1.3, away) * 2.6 + smoothstep(1.38, 2.2, away) * 16
    return 28.5 - fall + 0.1 * bent


def build(scene):
    scene.material(
        'dry-hills',
        meadow=('#a08f5f', '#77773f'),
        rock=('#8c7867', '#76655a'),
        rock_slope=0.75,
        bump=0.7,
        bump_scale=0.9,
    )
    scene.material(
        'basalt',
        colour='#a8917c',
        second='#7d6c60',
        scale=0.5,
        bump=0.12,
        courses=None,
        stain=0.5,
        patches=('#d8c8ae', 0.22, 0.16),
    )
    scene.material('rock', colour='#8a6f5d', second='#5d4c44', scale=0.3, bump=0.5, bump_scale=1.6, stain=0.7)
    scene.material('elephant', colour='#86746a', second='#6e5f55')
    scene.material('paving', colour='#b7a188', second='#a8917a')
    scene.camera((-33, -52, 33), (0.2, 13.2, 10.6), lens=32, focus=40, fstop=1.4)
    scene.light(
        sun=-128,
        elevation=58,
        energy=5.2,
        haze={'density': 0.001, 'height': 30, 'base': 0.3, 'start': 70},
        clouds={'seed': 3.1, 'amount': 0.6},
    )
    scene.put(ground_sheet(ground, (-170, 170), (-80, 240), 'dry-hills', 420, 420))
    scene.put(plain('dry-hills', z=18, y=8400), layer='far')
    temple = Mesh()
    stone, trim = 'basalt', 'basalt'
    temple.box(58, 86, 0.3, 'paving', 0, 1, -0.15)
    temple.box(26, 62, 7, stone, 0, 4, 0, 0.97)
    for z in (1.4, 3.4, 6.45):
        temple.box(27, 63, 0.4, trim, 0, 4, z)
    with temple.at(0, 18, 7):
        carved(temple, 18, 18, 6.5, stone)
        temple.box(19.4, 19.4, 0.7, trim, z=6.3)
        tower(temple, stone)
        for x in (-10.6, 10.6):
            for y in (-4, 6):
                with temple.at(x, y, 0):
                    carved(temple, 3.6, 3.6, 4.2, stone)
                    shrine(temple, 3.8, 2.6, stone, 4.2)
    with temple.at(0, -3, 7):
        carved(temple, 18, 17, 6.2, stone)
        temple.box(19.6, 18.6, 0.7, trim, z=6.2)
        # The lotus on the hall's roof, four lions walking on it.
        for k in range(4):
            temple.lathe(
                [(6.4 - 1.5 * k, 6.9 + 0.3 * k), (6.4 - 1.5 * k, 7.15 + 0.3 * k), (5.4 - 1.5 * k, 7.25 + 0.3 * k)],
                trim,
                40,
                ribs=20,
                rib=0.08,
            )
        temple.lathe([(1.0, 8.1), (0.9, 8.5), (0.1, 8.9)], trim, 20)
        for k in range(4):
            with temple.at(0, 0, 7.2, 45 + 90 * k):
                temple.ball((0.9, 0.42, 0.5), trim, 4.1, 0, 0.95, 12)
                temple.ball((0.5, 0.48, 0.55), trim, 5.0, 0, 1.35, 12)
                for px in (3.5, 4.7):
                    for py in (-0.28, 0.28):
                        temple.tube([(px, py, 0.9), (px + 0.1, py, 0)], 0.17, trim, 6)
        for x in (-8.2, 8.2):
            for y in (-7.4, 0, 7.4):
                with temple.at(x, y, 6.9):
                    shrine(temple, 2.2, 1.5, trim, 0)
    with temple.at(0, -21, 0):
        carved(temple, 9, 9, 12.4, stone, 2)
        temple.box(10, 10, 0.6, trim, z=12.2)
        with temple.at(0, 0, 12.8):
            shrine(temple, 6, 2.6, trim, 0, barrel=True)
    temple.box(4, 8, 1.2, stone, 0, -14.4, 7)
    for side in (-1, 1):
        with temple.at(side * 19.5, -24):
            temple.box(2.4, 2.4, 1.6, stone)
            temple.box(1.8, 1.8, 12, trim, z=1.6, taper=0.9)
            temple.box(2.2, 2.2, 0.6, trim, z=13.4)
            temple.lathe([(0.5, 14), (0.3, 16)], trim, 8)
        with temple.at(side * 28.8, 4, 0, side * -90):
            for level in (0, 7):
                with temple.at(0, 0, level):
                    arcade(temple, 76, 6.4, 19, stone, 'shadow', 1.4, 'flat', 0.78, 0.6, 0.86)
                temple.box(76, 1.6, 0.6, trim, 0, 0, 6.2 + level)
    with temple.at(0, 44.2):
        arcade(temple, 58, 6.4, 15, stone, 'shadow', 1.4, 'flat', 0.78, 0.6, 0.86)
    scene.put(temple)
    scene.put(cliffs())
    scene.put(ground_sheet(spur, (-41, -24), (-48, -33), 'dry-hills', 180, 160))
    # The row of elephants that bear the temple, and the two that stand in its court.
    beast = elephant(tusks=False)[0]
    for i in range(17):
        for side in (-1, 1):
            scene.put(beast, side * 12.6, -23 + i * 3.4, 1.5, 0 if side > 0 else 180, 1.15)
    for i in range(5):
        scene.put(beast, -8.4 + i * 4.2, -26.4, 1.5, -90, 1.15)
    for side in (-1, 1):
        scene.put(beast, side * 21.5, -20, 0, -90, 1.9)
    scene.scatter(
        [broadleaf(50 + i, 7, ('leaf', 'leaf-dry')[i % 2], spread=1.3, cards=280) for i in range(4)],
        420,
        ((-150, 160), (52, 230)),
        ground,
        seed=4,
        sink=0.3,
        keep=lambda x, y, z: z > 20,
    )
    scene.scatter(
        [broadleaf(50, 6, spread=1.3, cards=280)],
        60,
        lambda r: (r.choice((-1, 1)) * r.uniform(36, 80), r.uniform(-16, 60)),
        ground,
        seed=5,
        sink=0.3,
    )
    scene.scatter(
        [bush(70 + i, 1.5, ('leaf-dry', 'leaf')[i % 2]) for i in range(3)],
        150,
        lambda r: (-33 - 40 * r.random() ** 1.6, r.uniform(-30, 50)),
        ground,
        seed=9,
        sink=0.1,
    )
    scene.layer = 'front'
    scene.scatter(
        [grass_tuft(5 + i, 44, 0.42, leaf=('grass-dry', 'grass')[i % 2]) for i in range(3)],
        150,
        lambda r: (r.uniform(-37, -27), r.uniform(-46, -38.6)),
        spur,
        seed=6,
        sink=0.04,
        keep=lambda x, y, z: 24 < z and not (28.2 < z and x > -34 and y > -42.6),
    )
    scene.scatter(
        [rock(60 + i, 0.34, 'rock') for i in range(3)],
        16,
        lambda r: (r.uniform(-36, -28), r.uniform(-45, -42.4)),
        spur,
        seed=8,
        sink=0.08,
        keep=lambda x, y, z: z > 25,
    )
    scene.layer = 'life'
    life = Mesh()
    crowd(life, 34, lambda r: (r.choice((-1, 1)) * r.uniform(15.5, 26), r.uniform(-34, 24)), None, 5, 1.05)
    for x, y, cloth in ((33.4, -6, 'scarlet'), (34, -4.2, '#cfae62'), (33.2, 12, 'azure'), (-33, 8, '#d9a79b')):
        woman(life, cloth, x, y, height_at(ground, x, y), 1.1, 90 if x < 0 else -90)
    visitors(life)
    flock_in(life, 12, (-20, 10), (0, 40), (32, 44), 0.9)
    scene.put(life)


def visitors(mesh):
    """A guide who points, a mother and her boy, a man with a telephone, and a grandfather on a stone."""
    point = Pose(((0.5, -0.42, 1.5), (-0.22, -0.2, 1.02)), bend=3)
    clasp = Pose(((0.25, -0.06, 0.8), (-0.36, -0.14, 0.72)), bend=5)
    for pose, dress, cloth, second, x, y, turn, scale, more in (
        (point, 'shirt', '#e6dccb', '#5b5148', -31.75, -39.9, 84, 1.0, {'head': 'cap', 'hat': '#6f7d5a', 'look': -20}),
        (clasp, 'saree', 'crimson', 'turmeric', -30.9, -41.7, 150, 0.95, {'look': 24}),
        ('photograph', 'shirt', '#86a3b6', '#4c5666', -29.35, -40.4, 132, 1.03, {}),
    ):
        z = height_at(spur, x, y)
        with mesh.at(x, y, z, turn, scale):
            person(mesh, pose, dress, cloth, second, **more)
            if pose == 'photograph':
                camera(mesh)
    x, y = -30.35, -41.55
    little_one(mesh, Pose(((0.2, -0.5, 1.3), (-0.32, 0.06, 1.0)), bend=8), 'ivory', x, y, height_at(spur, x, y), 120)
    x, y = -33.0, -42.1
    z = height_at(spur, x, y)
    with mesh.at(x, y, z, 128):
        mesh.ball((0.42, 0.34, 0.36), 'rock', 0, 0.1, 0.16, 11)
        person(mesh, 'bench', 'dhoti', 'ivory', 'ivory', head='turban', hat='scarlet', elder=True)
        mesh.tube([(0.13, -0.36, 0.66), (0.2, -0.5, 0)], 0.02, 'wood', 6)


def cliffs():
    """The pit's walls as the chisels left them: upright ribs, and beds of rock one above another."""
    mesh = Mesh()
    for x, y, turn, half in ((30.7, 1, -90, 46), (-30.7, 1, 90, 46), (0, 45.4, 180, 31)):
        with mesh.at(x, y, 0, turn):
            along, up = np.meshgrid(np.linspace(-half, half, 300), np.linspace(0, 1, 90))
            top = np.array([[ground(np.array([a]), np.array([b]))[0] for a, b in _rim(x, y, turn, along[0])]]) + 0.5
            level = up * top
            ribs = 0.34 * np.abs(fractal(along * 0.35, level * 0.03, 4)) + 0.22 * fractal(along * 0.1, level * 0.7, 4)
            beds = 0.28 * smoothstep(
                0.3, 0.7, np.modf(level / 7.5 + 0.3 * fractal(along * 0.05, level * 0.1, 3))[0] % 1
            )
            mesh.grid(along, 0.55 - ribs - beds, level, 'rock')
    return mesh


def _rim(x, y, turn, along):
    """Places a little way outside the wall, whose ground is the wall's top."""
    if turn == 180:
        return [(-a, y + 1.4) for a in along]
    side = 1 if x > 0 else -1
    return [(x + 1.4 * side, y - a * side) for a in along]


def carved(mesh, width, depth, height, material, storeys=1):
    """A block of the temple with its pilasters, niches and mouldings on every side."""
    mesh.box(width, depth, height, material)
    tall = height / storeys
    for turn, span, away in (
        (0, width, depth / 2),
        (90, depth, width / 2),
        (180, width, depth / 2),
        (270, depth, width / 2),
    ):
        with mesh.at(0, 0, 0, turn):
            bays = max(3, round(span / 2.6))
            for level in range(storeys):
                for z, out in ((0.1, 0.5), (0.9, 0.3), (tall - 0.8, 0.4), (tall - 0.3, 0.7)):
                    mesh.box(span + out, 0.3 + out, 0.28, material, 0, -away, z + level * tall)
                for k in range(bays):
                    x = (k + 0.5) * span / bays - span / 2
                    mesh.box(0.5, 0.5, tall - 1, material, x - span / bays / 2, -away - 0.1, 0.5 + level * tall)
                    mesh.box(
                        span / bays * 0.42, 0.1, tall * 0.46, 'shadow', x, -away - 0.02, tall * 0.24 + level * tall
                    )
                    mesh.box(span / bays * 0.6, 0.34, 0.26, material, x, -away - 0.1, tall * 0.72 + level * tall)


def shrine(mesh, width, height, material, z=0, barrel=False):
    """A small shrine of a roof's parapet: niche, cornice, and an eight-sided dome or a barrel along x."""
    mesh.box(width * 0.82, width * 0.82, height * 0.45, material, z=z)
    mesh.box(width, width, height * 0.12, material, z=z + height * 0.43)
    for turn in (0, 90, 180, 270):
        with mesh.at(0, 0, 0, turn):
            mesh.box(width * 0.3, 0.1, height * 0.3, 'shadow', 0, -width * 0.41, z + height * 0.08)
    if barrel:
        arch = [(math.cos(a), math.sin(a)) for a in [math.pi * k / 12 for k in range(13)]]
        mesh.loft(
            [
                [(x, -width * 0.42 * c, z + height * (0.55 + 0.45 * s)) for c, s in arch]
                for x in (-width * 0.5, width * 0.5)
            ],
            material,
        )
        for x in (-0.5, 0.5):
            mesh.add(
                [(width * x, -width * 0.42 * c, z + height * (0.55 + 0.45 * s)) for c, s in arch],
                [tuple(range(13))],
                material,
            )
        return
    dome = [(0.3, 0.55), (0.34, 0.62), (0.46, 0.7), (0.42, 0.84), (0.26, 0.98), (0.08, 1.04), (0.1, 1.12), (0.01, 1.28)]
    mesh.lathe([(width * r, height * h) for r, h in dome], material, 8, False, z=z, start=22.5)


def tower(mesh, material):
    """The vimana in three storeys, each with a row of small shrines on its edge, under an eight-sided dome."""
    level, side = 7.0, 16.4
    for storey in range(3):
        tall = 4.3 - 0.4 * storey
        mesh.box(side * 0.8, side * 0.8, tall, material, z=level)
        for turn in (0, 90, 180, 270):
            with mesh.at(0, 0, 0, turn):
                for k in range(5):
                    x = (k - 2) * side * 0.19
                    mesh.box(side * 0.07, 0.16, tall * 0.5, 'shadow', x, -side * 0.4, level + tall * 0.4)
                    mesh.box(side * 0.035, 0.4, tall * 0.9, material, x + side * 0.095, -side * 0.4, level)
        mesh.box(side * 0.88, side * 0.88, 0.5, material, z=level + tall - 0.5)
        for turn in (0, 90, 180, 270):
            with mesh.at(0, 0, level, turn):
                for k in (-1, 0, 1):
                    with mesh.at(k * side * 0.4, -side * 0.42, 0, scale=1):
                        shrine(mesh, side * (0.2 if k else 0.3), tall * 0.72, material, 0, barrel=k == 0)
        level, side = level + tall, side * 0.76
    mesh.box(side * 0.8, side * 0.8, 1.2, material, z=level)
    profile = [
        (2.6, 1.2),
        (2.9, 2.0),
        (4.3, 2.6),
        (4.4, 3.2),
        (3.8, 4.4),
        (2.4, 5.4),
        (0.9, 5.9),
        (1.1, 6.2),
        (0.7, 6.8),
        (0.06, 7.6),
    ]
    mesh.lathe(profile, material, 8, False, z=level, start=22.5)
    for turn in range(4):
        with mesh.at(0, 0, level, turn * 90):
            mesh.lathe([(1.1, 0), (0.9, 0.1)], 'shadow', 16, y=-4.1, z=3.4)
