"""Bhuj: the Gothic clock tower of the Prag Mahal over its red and buff arcades, women of Kutch who sell
embroidery in its court, a boy among pigeons, a camel and its herder."""
import math
import random

from kit.architecture.arches import arcade, arched_wall, four_sides, window_grid
from kit.architecture.himalayan import hip_roof
from kit.architecture.rajput import town
from kit.life.animals import camel, camel_tack
from kit.life.birds import flock_in
from kit.life.farming import string_cot
from kit.life.figure import SKINS, draw_arm, draw_feet, draw_head
from kit.life.people import POSES, crowd, parasol
from kit.life.vehicles import auto_rickshaw
from kit.life.work import glass, little_one, person
from kit.mesh import Mesh
from kit.nature.palms import fan_palm
from kit.nature.terrain import ground_sheet
from kit.nature.trees import broadleaf, bush
from kit.noise import fractal
from kit.stage.square import square
import numpy as np

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'Women sell embroidery and a boy feeds pigeons in the court of the Prag Mahal at Bhuj, a camel by its herder, the clock tower above.',
}


def prag_mahal(mesh):
    """A Gothic palace of banded sandstone with a square clock tower 45 m high."""
    for side, width in ((-1, 28), (1, 34)):
        with mesh.at(side * (width / 2 + 4.2), 0):
            wing(mesh, width, side)
    with mesh.at(0, 2):
        mesh.box(8.4, 8.4, 33, 'sand-stone')
        for z in range(0, 33, 3):
            mesh.box(8.6, 8.6, 0.5, 'red-stone' if z % 2 else 'sand-stone-pale', z=z)
        for _ in four_sides(mesh, 4.2, 4.2):
            for z, height in ((1, 6), (9, 5), (17, 5)):
                with mesh.at(0, -0.12, z):
                    arched_wall(
                        mesh,
                        5,
                        height + 1,
                        'sand-stone-pale',
                        1.5,
                        height * 0.55,
                        height,
                        0.2,
                        0.4,
                        'shadow',
                        'pointed',
                    )
            with mesh.at(0, -0.2, 27.2, tilt=90):
                mesh.lathe([(2.2, 0), (2.2, 0.14)], 'red-stone', 28)
                mesh.lathe([(1.9, 0.15), (1.9, 0.2)], 'whitewash', 28)
                mesh.box(0.16, 1.4, 0.06, 'shadow', 0, 0.6, 0.22)
                mesh.box(0.9, 0.16, 0.06, 'shadow', 0.4, 0, 0.22)
        mesh.box(9.6, 9.6, 0.9, 'red-stone', z=33)
        with mesh.at(z=34):
            for width in four_sides(mesh, 3.8, 3.8):
                arched_wall(mesh, width, 6, 'sand-stone-pale', 1.5, 3.2, 4.8, 0.8, 0.6, open_back=True)
                mesh.box(width + 0.8, 1, 0.4, 'red-stone', 0, 0, 5.8)
            mesh.box(7.4, 7.4, 0.3, 'sand-stone', z=5.7)
        for x in (-4.2, 4.2):
            for y in (-4.2, 4.2):
                mesh.lathe([(0.6, 0), (0.5, 2), (0.05, 4)], 'sand-stone-pale', 8, x=x, y=y, z=33.6)
        mesh.lathe([(5.2, 0), (4.4, 1), (2.6, 3.6), (0.1, 6.6)], 'tiles', 4, False, z=40, start=45)
        mesh.lathe([(0.1, 0), (0.25, 0.4), (0.03, 2.4)], 'gold', 8, z=46.4)


def wing(mesh, width, side):
    """Two storeys of arcades before painted walls with green doors, a gabled bay in the middle with a great arch and
    coloured glass."""
    bays = int(width / 3.4)
    mesh.box(width, 16, 14, 'sand-stone-pale', 0, 8)
    for storey, wall in enumerate(('#c9935a', '#d8b078')):
        with mesh.at(0, -1.6, storey * 6.6):
            arcade(mesh, width, 6.3, bays, 'sand-stone', wall, 1.5, 'pointed', 0.64, 0.4)
            mesh.box(width + 0.4, 2, 0.4, 'red-stone', 0, 0.6, 6.3)
            for i in range(bays):
                x = -width / 2 + (i + 0.5) * width / bays
                kind = (i * 5 + storey * 3 + side) % 4
                if kind == 1:
                    mesh.box(1.5, 0.1, 2.6, 'shadow', x, 1.42, 0.3)
                    for leaf in (-1, 1):
                        mesh.box(0.7, 0.06, 2.6, 'shutter-green', x + 0.98 * leaf, 1.36, 0.3)
                else:
                    mesh.box(1.5, 0.12, 2.7, 'shutter-green' if kind else 'wood-dark', x, 1.4, 0.3)
                mesh.box(1.7, 0.14, 0.16, 'whitewash', x, 1.38, 3.0)
                for k, glass_ in enumerate(('#8a3030', '#3f6f8f', '#c9a23a')):
                    mesh.box(0.46, 0.1, 0.55, glass_, x + 0.5 * (k - 1), 1.4, 3.2)
                if storey:
                    mesh.box(width / bays * 0.66, 0.1, 0.12, 'whitewash', x, 0.3, 1.35)
                    for k in range(7):
                        mesh.box(0.08, 0.08, 0.9, 'whitewash', x + 0.3 * (k - 3), 0.3, 0.45)
            for i in range(bays + 1):
                mesh.lathe(
                    [(0.3, 0), (0.2, 0.3), (0.18, 3.2), (0.34, 3.7)],
                    'whitewash',
                    8,
                    x=-width / 2 + i * width / bays,
                    y=-0.1,
                )
    mesh.box(width + 0.6, 17, 0.5, 'red-stone', 0, 7.4, 13.6)
    for i in range(int(width / 2.2)):
        mesh.box(0.9, 0.5, 1, 'sand-stone', -width / 2 + 1.1 + i * 2.2, -0.8, 14)
    hip_roof(mesh, width, 15, 4, 'tiles', 0, 8, 14.2, 0.2)
    with mesh.at(width * 0.08 * side, -2.6):
        mesh.box(7.2, 3, 14.6, 'sand-stone-pale', 0, 1.55)
        for px in (-3.5, 3.5):
            mesh.lathe(
                [(0.5, 0), (0.42, 0.6), (0.36, 14.4), (0.5, 15), (0.36, 15.6), (0.04, 17.6)], 'red-stone', 8, x=px
            )
        for z, wide, tall, back in ((0, 2.0, 5.4, 'shadow'), (6.8, 1.9, 5.6, '#7d4a4a')):
            with mesh.at(0, -0.06, z):
                arched_wall(mesh, 6.4, 6.4, 'sand-stone', wide, tall * 0.5, tall, 0.2, 0.5, back, 'pointed')
                if z:
                    for k in range(5):
                        paint = ('#3f6f8f', '#c9a23a', '#8a3030', '#c9a23a', '#3f6f8f')[k]
                        mesh.box(0.56, 0.06, 2.9, paint, 0.7 * (k - 2), 0.34, 0.6)
            mesh.box(7.2, 0.6, 0.4, 'red-stone', 0, -0.05, z + 6.3)
        mesh.add([(-3.8, -0.1, 14.5), (3.8, -0.1, 14.5), (0, -0.1, 18.6)], [(0, 1, 2)], 'sand-stone')
        for sign in (-1, 1):
            mesh.add(
                [(3.9 * sign, -0.3, 14.3), (0, -0.3, 18.8), (0, 6, 18.8), (3.9 * sign, 6, 14.3)],
                [(0, 1, 2, 3) if sign < 0 else (3, 2, 1, 0)],
                'tiles',
            )
        with mesh.at(0, -0.2, 15.8, tilt=90):
            mesh.lathe([(0.9, 0), (0.9, 0.1)], 'red-stone', 24)
            mesh.lathe([(0.66, 0.1), (0.66, 0.14)], '#3f6f8f', 24)


def forecourt(scene):
    """Beds of grass behind clipped hedges before the palace, shrubs in flower, a few trees of unequal height."""
    garden = Mesh()
    for x0, x1 in ((-34, -5), (5, 30)):
        middle, wide = (x0 + x1) / 2, x1 - x0
        garden.box(wide, 15, 0.12, 'lawn', middle, -17)
        for y in (-24.6, -9.4):
            garden.box(wide, 0.7, 0.75, 'hedge', middle, y)
        for x in (x0, x1):
            garden.box(0.7, 15.4, 0.75, 'hedge', x, -17)
        for x in np.arange(x0, x1 + 1, 4.8):
            garden.lathe([(0.3, 0), (0.24, 0.5), (0.3, 0.8), (0.26, 1.0)], 'terracotta', 12, x=x, y=-26)
            garden.ball((0.5, 0.5, 0.45), 'leaf', x, -26, 1.25, 9)
    scene.put(garden)
    shrubs = [bush(40 + i, 1.5, flower) for i, flower in enumerate(('blossom-pink', 'leaf', 'blossom-red', 'leaf-dry'))]
    beds = lambda r: (r.choice((r.uniform(-33, -6), r.uniform(6, 29))), r.uniform(-23.4, -10.5))
    scene.scatter(shrubs, 60, beds, seed=4, sink=0.05)
    for k, (x, y, size) in enumerate(((-30, -12, 0.8), (-24.5, -14, 0.62), (25.5, -12, 0.9), (20.5, -15, 0.55))):
        scene.put(fan_palm(3 + k, 11), x, y, 0, 70 * k, size)


def build(scene):
    scene.camera((-19, -76, 2.4), (2, 0, 12.6), lens=26, lift=0.025, focus=17, fstop=0.9)
    scene.light(
        sun=-126,
        elevation=24,
        haze={'density': 0.0013, 'height': 20, 'base': 0.2, 'start': 60},
        clouds={'seed': 6.9, 'amount': 0.7},
    )
    square(scene, 'dust', trees=26, people=0, wide=60, spread=(44, 90), leaf='leaf-dry')
    fort = (
        lambda xs, ys: 44 * np.exp(-(((xs + 90) / 80) ** 2 + ((ys - 300) / 50) ** 2))
        + 4 * fractal(xs * 0.02, ys * 0.02, 4)
        - 2
    )
    scene.put(ground_sheet(fort, (-320, 320), (180, 420), 'dry-hills', 160, 100), layer='far')
    palace = Mesh()
    prag_mahal(palace)
    with palace.at(-46, 4, 0, 24):
        palace.box(24, 14, 12, 'whitewash')
        with palace.at(0, -7.1):
            window_grid(palace, 22, 1.2, 3, 7, 3.8, (1.5, 2.4), 'shutter-green', 'cream-wall', kind='cusped')
        palace.box(25, 15, 0.5, 'cream-wall', z=12)
    town(
        palace,
        40,
        lambda r: (r.choice((-1, 1)) * r.uniform(40, 90), r.uniform(24, 60)),
        lambda x, y: 0,
        ('cream-wall', 'whitewash', 'ochre-wall'),
        (7, 11),
        (5, 9),
    )
    scene.put(palace)
    forecourt(scene)
    scene.layer = 'front'
    neem = broadleaf(6, 12, spread=1.4, clouds=12, cards=420, card=0.2)
    scene.put(neem, -37, -24, 0, 0, 1)
    # A neem beside the camera that throws its shade over the near ground.
    scene.put(neem, -26, -77.5, 0, 60, 0.72)
    scene.layer = 'life'
    life = Mesh()
    crowd(life, 16, lambda r: (r.uniform(-4, 4), r.uniform(-44, -6)), seed=8, turbans=0.5)
    crowd(life, 14, lambda r: (r.uniform(-24, 28), r.uniform(-38, -28)), seed=9, turbans=0.5)
    auto_rickshaw(life, 15, -31, 0, 200, 'turmeric', 'emerald')
    for x, cloth in ((9.4, 'scarlet'), (21, 'saffron')):
        parasol(life, x, -29, 0, 1.9, 2.5, cloth)
    # What is near stands in the camera's own frame: x right, y away from it.
    with life.at(-19, -76, 0, -15.4):
        embroiderers(life)
        pigeons(life)
        herders(life)
        tea(life)
        pots(life)
        cart(life)
    for thing in (camel(0.3), camel_tack('crimson')):
        scene.put(thing, -9.5, -59.6, 0, 176, 1.0)
    flock_in(life, 26, (-26, 14), (-14, 10), (12, 27), 0.6)
    scene.put(life)


def quilts(mesh, x, y, count, seed):
    """Folded embroidered cloths, one upon the other."""
    cloths = ('crimson', 'indigo', 'turmeric', 'emerald', '#d9a79b', 'magenta', 'ivory', 'teal')
    with mesh.at(x, y, 0.04, seed * 7):
        for k in range(count):
            mesh.box(0.56, 0.42, 0.07, cloths[(k * 3 + seed) % 8], 0.02 * (k % 2), 0, 0.075 * k, 0.97)
            mesh.box(0.57, 0.12, 0.02, cloths[(k * 3 + seed + 4) % 8], 0.02 * (k % 2), 0, 0.075 * k + 0.025)


def embroiderers(mesh):
    """Women of Kutch who sell their embroidery from a mat: one shows a cloth, one sews, a buyer bends over it."""
    mesh.box(3.6, 1.9, 0.03, '#b9825a', -4.3, 11.5, 0)
    mesh.box(3.3, 1.6, 0.035, '#cfae62', -4.3, 11.5, 0)
    for k, (x, y, count) in enumerate(((-5.6, 11.9, 6), (-4.9, 12.05, 4), (-3.2, 11.9, 5), (-5.7, 11.1, 3))):
        quilts(mesh, x, y, count, k + 1)
    # A cloth spread on the mat, mirrors in its pattern.
    mesh.box(1.15, 0.8, 0.02, 'crimson', -4.05, 11.1, 0.035)
    for i in range(5):
        for j in range(3):
            paint = ('ivory', 'turmeric', 'emerald')[(i + j) % 3]
            mesh.lathe([(0.075, 0), (0.07, 0.012)], paint, 4, False, x=-4.5 + 0.22 * i, y=10.87 + 0.22 * j, z=0.056)
    person(mesh, 'sell', 'skirt', 'indigo', 'crimson', -4.5, 12.05, 0.03, 14, head='veil', skin=SKINS[1])
    person(mesh, 'knit', 'skirt', 'magenta', 'emerald', -5.9, 12.6, 0, 40, head='veil', skin=SKINS[2], look=-20)
    person(mesh, 'lean', 'salwar', '#86a3b6', '#efe4d2', -2.6, 10.95, 0, -72, 0.98)
    with mesh.at(-2.0, 12.3, 0, -58):
        person(mesh, 'tray', 'shirt', '#efe4d2', '#6d6a66')
        mesh.box(0.56, 0.4, 0.09, 'emerald', 0, -0.42, 1.1)
        mesh.box(0.57, 0.1, 0.1, 'ivory', 0, -0.42, 1.1)
    # Two bamboos, a line, and cloths that hang from it.
    for x in (-7.4, -3.4):
        mesh.tube([(x, 13.4, 0), (x, 13.4, 2.15)], 0.035, 'bamboo', 6)
    mesh.tube([(-7.4, 13.4, 2.1), (-5.4, 13.4, 2.02), (-3.4, 13.4, 2.1)], 0.01, 'rope', 4)
    for x, wide, cloth, edge in (
        (-6.7, 0.95, 'indigo', 'turmeric'),
        (-5.6, 0.95, 'crimson', 'ivory'),
        (-4.5, 0.95, 'turmeric', 'magenta'),
    ):
        rows = [
            [(x + wide * s, 13.4 - 0.04 * math.sin(7 * s + z * 3), z) for s in np.linspace(-0.5, 0.5, 9)]
            for z in (2.05, 1.5, 0.9, 0.72)
        ]
        mesh.loft(rows[:3], cloth)
        mesh.loft(rows[2:], edge)
        for i in range(4):
            for j in range(4):
                mesh.ball((0.07, 0.012, 0.07), edge, x + 0.22 * (i - 1.5), 13.34, 1.06 + 0.25 * j, 8)
    kutchi(mesh, 0, -1.5, 14.6, -64, 'crimson', 'indigo', True)
    kutchi(mesh, 1, -0.6, 15.1, -48, 'emerald', 'magenta', False)


def pigeons(mesh):
    """A boy scatters grain; pigeons walk about before him, his sister runs up."""
    little_one(mesh, 'scatter', 'azure', 0.5, 10.7, 0, 66, 1.06)
    little_one(mesh, 'run', '#d9a79b', -0.2, 12.1, 0, 80, 0.95, girl=True)
    chance = random.Random(5)
    for _ in range(26):
        x, y = 2.0 + chance.gauss(0, 0.6), 10.7 + chance.gauss(0, 0.8)
        with mesh.at(x, y, 0, chance.uniform(0, 360), 1.15):
            mesh.ball((0.15, 0.07, 0.075), '#7f8794', 0, 0, 0.13, 10)
            mesh.ball((0.1, 0.035, 0.02), '#5d6470', -0.17, 0, 0.13, 8)
            mesh.tube([(0.1, 0, 0.15), (0.15, 0, 0.24)], [0.05, 0.032], '#5f7a78', 7)
            mesh.ball(0.038, '#6d7480', 0.16, 0, 0.26, 8)
            for side in (-1, 1):
                mesh.tube([(0, 0.03 * side, 0.08), (0.01, 0.03 * side, 0)], 0.01, 'scarlet', 4)


def tea(mesh):
    """Two men in turbans take their tea on a string cot in the shade, the kettle on a hearth beside them."""
    with mesh.at(5.7, 12.6, 0, 8):
        string_cot(mesh, 0, 0, 0, 0, '#d8c7a0')
        person(mesh, 'sip', 'dhoti', 'ivory', 'ivory', -0.5, -0.15, 0, -8, head='turban', hat='crimson', look=28)
        glass(mesh, (-0.43, -0.4, 0.99))
        person(
            mesh,
            'talk',
            'kurta',
            '#efe4d2',
            'ivory',
            0.5,
            -0.15,
            0,
            -26,
            head='turban',
            hat='ivory',
            elder=True,
            look=-30,
        )
        for k in range(3):
            a = k * 2.1
            mesh.ball(0.1, 'granite-dark', -1.5 + 0.14 * math.cos(a), -0.5 + 0.14 * math.sin(a), 0.06, 8)
        mesh.ball((0.03, 0.03, 0.09), 'flame', -1.5, -0.52, 0.1, 7)
        mesh.lathe(
            [(0.1, 0), (0.16, 0.05), (0.15, 0.18), (0.06, 0.26), (0.02, 0.31)], 'iron', 16, x=-1.5, y=-0.5, z=0.16
        )
        mesh.tube([(-1.36, -0.5, 0.26), (-1.24, -0.5, 0.38)], [0.03, 0.016], 'iron', 6)


def herders(mesh):
    """The camel's herder holds out fodder to it; an old man rests on his heels beside their bundle of grass."""
    with mesh.at(3.9, 18.1, 0, 78, 1.05):
        person(mesh, 'feed', 'kurta', 'ivory', 'ivory', head='turban', hat='crimson')
        for k in range(9):
            mesh.tube([(0.2, -0.5, 1.06), (0.1 + 0.05 * k, -0.75 - 0.03 * (k % 3), 1.2)], [0.012, 0.006], 'grass', 4)
    person(mesh, 'squat', 'dhoti', '#efe4d2', 'ivory', 8.9, 17.6, 0, -40, head='turban', hat='turmeric', elder=True)
    mesh.ball((0.7, 0.45, 0.34), 'grass-dry', 9.9, 17.8, 0.26, 14)
    mesh.tube([(9.9, 17.34, 0.1), (9.9, 17.4, 0.45), (9.9, 17.8, 0.62), (9.9, 18.25, 0.3)], 0.03, 'rope', 5)


def pots(mesh):
    """Painted water pots of Kutch set out for sale on the ground, one lying."""
    for k, (x, y, size) in enumerate(
        ((-1.75, 9.75, 1.0), (-1.25, 9.9, 0.8), (-1.5, 10.3, 1.15), (-0.95, 10.35, 0.7), (-2.05, 10.2, 0.75))
    ):
        with mesh.at(x, y, 0, 40 * k, size):
            mesh.lathe([(0.1, 0), (0.25, 0.14), (0.27, 0.26), (0.13, 0.42), (0.11, 0.46), (0.16, 0.52)], '#a9573a', 22)
            for low, radius, paint in ((0.19, 0.262, 'ivory'), (0.27, 0.272, '#2b2522'), (0.33, 0.232, 'ivory')):
                mesh.lathe([(radius, low), (radius + 0.006, low + 0.015), (radius - 0.006, low + 0.03)], paint, 22)


def cart(mesh):
    """The camel's cart, unyoked, sacks on it, a boy who sits on its edge."""
    with mesh.at(9.4, 19.8, 0, 12):
        mesh.box(3.4, 1.8, 0.16, 'wood', 0, 0, 0.95)
        for y in (-0.85, 0.85):
            mesh.tube([(-1.7, y, 1.0), (-3.6, y * 0.7, 0.3)], 0.06, 'wood', 7)
            with mesh.at(0.3, y * 1.12, 0.62):
                with mesh.at(tilt=90):
                    mesh.lathe([(0.62, -0.07), (0.62, 0.07)], 'wood-dark', 24)
                    mesh.lathe([(0.2, -0.1), (0.2, 0.1)], 'iron', 14)
        for k, (x, y, z) in enumerate(((0.2, 0.2, 1.32), (1.1, 0, 1.3), (0.7, 0.1, 1.8), (-0.6, 0.3, 1.3))):
            mesh.ball((0.52, 0.4, 0.27), ('#c9b48a', '#b79f72', '#d3c29b', '#bfa57a')[k], x, y, z, 12)
        little_one(mesh, 'bench', '#86a3b6', -1.3, -0.62, 0.78, -6, 1.0)


def kutchi(mesh, number, x, y, turn, skirt, bodice, pot):
    """A woman of Kutch in a full mirrored skirt, a bodice, white bangles to the elbow, perhaps a pot on her head."""
    skin = SKINS[1 + number]
    with mesh.at(x, y, 0, turn, 1.12):
        draw_feet(mesh, skin, 0.03)
        mesh.lathe([(0.4, 0.1), (0.41, 0.14), (0.31, 0.5), (0.2, 0.86), (0.15, 1.04)], skirt, 32, ribs=16, rib=0.1)
        for low, wide, paint in ((0.14, 0.412, 'turmeric'), (0.3, 0.37, 'ivory'), (0.46, 0.325, 'turmeric')):
            mesh.lathe([(wide + 0.006, low), (wide - 0.012, low + 0.05)], paint, 32, ribs=16, rib=0.1)
        mesh.lathe([(0.15, 1.02), (0.18, 1.2), (0.187, 1.32), (0.165, 1.39), (0.07, 1.44)], bodice, 18, oval=(1, 0.72))
        draw_head(mesh, skin, 1.595, bun=True, bindi=True)
        mesh.ball((0.116, 0.11, 0.1), skirt, 0, 0.05, 1.65, 14)
        mesh.lathe([(0.24, 0.95), (0.2, 1.2), (0.15, 1.44), (0.115, 1.6)], skirt, 18, y=0.12, oval=(1, 0.5))
        for side, (hand, elbow) in zip((1, -1), POSES['load' if pot else 'lap']):
            draw_arm(mesh, (0.165 * side, -0.005, 1.375), elbow, hand, bodice, skin, 0.052, sleeve=0.5)
            for k in range(6):
                t = 0.35 + 0.1 * k
                mesh.ball(0.047, 'ivory', *(e + (h - e) * t for e, h in zip(elbow, hand)), 9)
        if pot:
            mesh.lathe([(0.1, 0), (0.2, 0.1), (0.2, 0.2), (0.1, 0.3), (0.13, 0.36)], 'brass', 16, z=1.75)
