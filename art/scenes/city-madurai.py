"""Madurai over its roofs at dawn: a family at its kolam and its tulsi on a terrace, the four great gate towers of the
Meenakshi temple above flat roofs, washing and palms."""
import math
import random

import numpy as np

from kit.architecture.dravidian import gopuram
from kit.architecture.rajput import town
from kit.life.birds import flock_in
from kit.life.farming import string_cot
from kit.life.work import bowl, glass, little_one, person, stream, with_child
from kit.mesh import Mesh
from kit.nature.palms import coconut_palm
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'dawn',
    'alt': 'A woman draws a kolam on a roof terrace of Madurai at dawn, the painted gate towers of the Meenakshi temple above pastel houses.',
}


def build(scene):
    scene.camera((-7.4, -84, 12.9), (4, 40, 16), lens=35, lift=0.03, focus=13, fstop=2.2)
    scene.light(
        sun=-104,
        elevation=16,
        haze={'density': 0.0019, 'height': 22, 'base': 0.25, 'start': 70, 'most': 0.8},
        clouds={'seed': 15.5, 'amount': 0.7},
    )
    scene.put(plain('dust', z=0), layer='far')
    blue_hills(scene, 'dry-hills', near=600, count=2, height=56, base=0, width=2000, seed=4)
    towers = Mesh()
    paints = ('teal', 'pink-wall', 'turmeric', 'green-wall', 'crimson', 'blue-wall')
    gopuram(towers, 25, 16, 52, 9, 'granite-pale', 'cream-wall', paints, 6, 44, 0)
    gopuram(towers, 23, 15, 48, 9, 'granite-pale', 'cream-wall', paints, -52, 108, 0, 90, seed=5)
    gopuram(towers, 23, 15, 48, 9, 'granite-pale', 'cream-wall', paints, 66, 112, 0, 90, seed=6)
    gopuram(towers, 24, 15, 50, 9, 'granite-pale', 'cream-wall', paints, 10, 186, 0, seed=7)
    gopuram(towers, 12, 8, 24, 5, 'granite-pale', 'cream-wall', paints, -14, 96, 0, seed=8)
    for x in (-6, 20):
        towers.box(7, 7, 9, 'gold-paint', x, 118, 6, 0.7)
    for side in (-1, 1):
        towers.box(42, 2, 8, 'granite-pale', 6 + side * 34, 45)
        for i in range(21):
            towers.box(1, 2.2, 8, 'maroon-band', 6 + side * (13.5 + i * 2), 45)
    scene.put(towers)
    houses = Mesh()
    walls = ('cream-wall', 'pink-wall', 'blue-wall', 'green-wall', 'whitewash', 'yellow-wall', 'ochre-wall')
    quarter(houses)
    town(
        houses,
        120,
        lambda r: (r.choice((-1, 1)) * r.uniform(76, 180), r.uniform(20, 240)),
        lambda x, y: 0,
        walls,
        (8, 12),
        (5, 11),
        seed=4,
    )
    scene.put(houses)
    palms = [coconut_palm(i, 14 + i, (2 - i, 0.6)) for i in range(3)]
    scene.scatter(
        palms,
        40,
        lambda r: (r.uniform(-100, 110), r.uniform(-44, 36)),
        seed=5,
        keep=lambda x, y, z: abs(x + 8 - 0.1 * (y + 92)) > 15 and y > -56,
    )
    scene.scatter(
        [broadleaf(5, 11, spread=1.2, cards=300)],
        46,
        lambda r: (r.uniform(-120, 130), r.uniform(-40, 34)),
        seed=6,
        keep=lambda x, y, z: abs(x + 8 - 0.1 * (y + 92)) > 14 and y > -50,
    )
    scene.layer = 'front'
    scene.put(terrace())
    scene.layer = 'life'
    life = Mesh()
    family(life)
    flock_in(life, 14, (-34, 0), (0, 40), (40, 54), 1.1)
    scene.put(life)


def quarter(mesh):
    """Houses between the terrace and the temple, in crooked rows: coloured fronts, sunshades over the windows, flat
    roofs with stair heads, water tanks, washing and people."""
    chance = random.Random(8)
    walls = ('cream-wall', 'pink-wall', 'blue-wall', 'green-wall', 'whitewash', 'yellow-wall', '#c98f78', '#d9c6a4')
    for row in range(9):
        y, x = -53 + row * 10.2, -70.0 - row * 3
        while x < 76 + row * 3:
            wide, deep = chance.uniform(6, 11), chance.uniform(7, 9.4)
            tall = min(chance.choice((3.6, 4.2, 6.6, 7.2, 7.6)) + 0.1 * row, 7.0 if row < 2 and abs(x) < 20 else 9)
            with mesh.at(x + wide / 2, y + chance.uniform(-1.2, 1.2), 0, chance.uniform(-4, 4)):
                house(mesh, wide, deep, tall, chance.choice(walls), chance)
            x += wide + chance.choice((0.15, 0.3, 1.8))


def house(mesh, wide, deep, tall, wall, chance):
    """One house on the current origin, its front towards -y."""
    mesh.box(wide, deep, tall, wall)
    mesh.box(wide - 0.3, deep - 0.3, 0.03, ('terracotta', 'concrete', 'dust')[chance.randrange(3)], 0, 0, tall)
    for px, py, w, d in ((0, -1, wide, 0.18), (0, 1, wide, 0.18), (-1, 0, 0.18, deep), (1, 0, 0.18, deep)):
        mesh.box(w, d, 0.6, wall, px * (wide / 2 - 0.09), py * (deep / 2 - 0.09), tall)
    mesh.box(wide + 0.16, deep + 0.16, 0.14, 'whitewash', 0, 0, tall + 0.56)
    columns = max(2, round(wide / 2.6))
    shutter = ('#4f7d78', '#7a4f3a', '#5a6f96', '#8a8f5a')[chance.randrange(4)]
    for level in range(max(1, int(tall / 3.3))):
        for k in range(columns):
            px, z = (k + 0.5) * wide / columns - wide / 2, level * 3.3 + 1.1
            mesh.box(0.95, 0.06, 1.35, 'window', px, -deep / 2 - 0.01, z)
            for side in (-1, 1):
                mesh.box(0.42, 0.05, 1.35, shutter, px + side * 0.68, -deep / 2 - 0.04, z)
            mesh.box(1.5, 0.5, 0.09, 'whitewash', px, -deep / 2 - 0.2, z + 1.5)
    px = chance.choice((-1, 1)) * (wide / 2 - 1.5)
    if chance.random() < 0.6:
        mesh.box(2.4, 2.6, 2.2, wall, px, deep / 2 - 1.6, tall)
        mesh.box(2.7, 2.9, 0.12, 'whitewash', px, deep / 2 - 1.6, tall + 2.2)
        mesh.box(0.8, 0.05, 1.8, shutter, px, deep / 2 - 2.92, tall + 0.05)
        if chance.random() < 0.6:
            mesh.lathe(
                [(0.6, 0), (0.6, 1.0), (0.4, 1.2)],
                ('#33363c', 'whitewash')[chance.randrange(2)],
                14,
                x=px,
                y=deep / 2 - 1.6,
                z=tall + 2.3,
            )
    if chance.random() < 0.5:
        y = chance.uniform(-1, 1)
        for end in (-1, 1):
            mesh.tube([(end * 2.1, y, tall), (end * 2.1, y, tall + 1.9)], 0.03, 'bamboo', 5)
        mesh.tube([(-2.1, y, tall + 1.85), (0, y, tall + 1.75), (2.1, y, tall + 1.85)], 0.012, 'rope', 3)
        for k in range(3):
            cloth = ('#d9a79b', '#efe4d2', '#86a3b6', 'crimson', '#cfae62', '#a7b79c')[chance.randrange(6)]
            mesh.loft(
                [
                    [
                        (
                            -1.8 + k * 1.25 + u,
                            y + 0.05 * v * math.sin(9 * u + k),
                            tall + 1.8 - v * chance.uniform(1.0, 1.1),
                        )
                        for u in np.linspace(0, 0.95, 9)
                    ]
                    for v in (0, 0.5, 1)
                ],
                cloth,
            )
    if chance.random() < 0.45:
        cloth = ('scarlet', 'ivory', 'emerald', '#86a3b6', 'magenta', '#cfae62')[chance.randrange(6)]
        deed, dress = (('reach', 'saree'), ('sweep', 'saree'), ('drink', 'shirt'), ('pray', 'lungi'))[
            chance.randrange(4)
        ]
        person(
            mesh, deed, dress, cloth, 'ivory', chance.uniform(-2, 2), -deep * 0.2, tall + 0.03, chance.uniform(0, 360)
        )


def terrace():
    """The near roof: red tiles inside a low wall, pots of flowers, a pedestal of tulsi, brass pots, a cot."""
    roof = Mesh()
    roof.box(40, 24, 10.4, 'pink-wall', -8, -79.4)
    roof.box(39.6, 23.6, 0.05, 'terracotta', -8, -79.4, 10.4)
    roof.box(40.4, 0.36, 0.42, 'cream-wall', -8, -67.4, 10.4)
    roof.box(40.6, 0.5, 0.07, 'whitewash', -8, -67.4, 10.82)
    for k, (x, y, size) in enumerate(((0.3, -68.6, 1.0), (1.3, -68.3, 0.8), (-0.6, -68.2, 0.7), (-13.6, -68.3, 0.9))):
        with roof.at(x, y, 10.45, 0, size):
            roof.lathe([(0.2, 0), (0.34, 0.16), (0.34, 0.4), (0.26, 0.44)], 'terracotta', 16)
            for i in range(34):
                a, far, z = i * 2.4, 0.07 * i**0.5, 0.9 - 0.016 * i
                stuff = ('leaf', ('magenta', 'marigold', 'crimson', 'ivory')[k], 'leaf')[i % 3]
                roof.ball((0.09, 0.09, 0.07), stuff, far * math.cos(a), far * math.sin(a), z, 7)
            roof.tube([(0, 0, 0.4), (0, 0, 0.8)], 0.03, 'bark', 5)
    with roof.at(-2.6, -70.4, 10.45):
        roof.box(0.9, 0.9, 0.24, 'whitewash')
        roof.box(0.6, 0.6, 0.7, 'maroon-band', z=0.24)
        for k in range(3):
            roof.box(0.61, 0.61, 0.05, 'whitewash', z=0.34 + 0.2 * k)
        roof.box(0.8, 0.8, 0.12, 'whitewash', z=0.92)
        for i in range(46):
            a, far = i * 2.4, 0.055 * i**0.5
            roof.ball(
                (0.07, 0.07, 0.05),
                ('leaf', 'leaf-dark')[i % 2],
                far * math.cos(a),
                far * math.sin(a),
                1.5 - 0.01 * i,
                6,
            )
    string_cot(roof, -12.2, -70.2, 10.45, 16, '#86a3b6')
    for x, y, size in ((-5.4, -69.0, 1.0), (-4.9, -68.7, 0.8), (-5.1, -69.5, 0.55)):
        with roof.at(x, y, 10.45, 0, size):
            roof.lathe([(0.12, 0), (0.24, 0.12), (0.24, 0.26), (0.12, 0.4), (0.16, 0.46)], 'brass', 18)
    return roof


def family(mesh):
    """A woman draws the kolam, her daughter fills it with colour, a man with a child looks on, another waters the
    tulsi, an old man drinks his coffee on the cot."""
    floor = 10.45
    with mesh.at(-7.9, -72.2, floor):
        kolam(mesh)
    person(mesh, 'draw', 'saree', 'magenta', 'turmeric', -6.35, -71.7, floor, -82, 1.04)
    bowl(mesh, -6.5, -72.6, floor, heap='ivory')
    little_one(mesh, 'draw', '#efe4d2', -9.3, -71.3, floor, 62, 1.08, girl=True)
    for k, heap in enumerate(('crimson', 'turmeric', 'teal')):
        bowl(mesh, -9.7 + 0.3 * k, -72.3 - 0.14 * k, floor, heap=heap, size=0.7)
    with_child(mesh, 'shirt', '#7d93a8', '#efe4d2', -10.1, -69.5, floor, 42, 1.06, child='#cfae62')
    with mesh.at(-3.5, -70.6, floor, 76, 1.02):
        person(mesh, 'pour', 'saree', 'emerald', 'crimson')
        mesh.lathe([(0.04, 0), (0.09, 0.06), (0.08, 0.14), (0.05, 0.17)], 'brass', 12, x=0.16, y=-0.48, z=1.36)
        stream(mesh, (0.12, -0.56, 1.42), (0.0, -0.86, 1.2), 'glass', 0.01)
    with mesh.at(-12.1, -70.4, floor, 34, 1.0):
        person(mesh, 'sip', 'lungi', '#efe4d2', '#c9bfae', elder=True)
        glass(mesh, (0.07, -0.24, 0.99))


def kolam(mesh):
    """Loops of white rice flour about dots, with petals of colour between, on a swept floor."""
    for count, far, size, phase in ((6, 0.42, 0.34, 0), (12, 0.86, 0.3, 0.26)):
        for k in range(count):
            a = k * 2 * math.pi / count + phase
            x, y = far * math.cos(a), far * math.sin(a)
            ring = [
                (x + size * math.cos(t), y + size * math.sin(t), 0.012 + 0.001 * (k % 3))
                for t in np.linspace(0, 2 * math.pi, 25)
            ]
            mesh.tube(ring, 0.017, 'ivory', 5)
            mesh.lathe([(0.1, 0), (0.1, 0.01)], ('crimson', 'turmeric', 'teal')[k % 3], 12, x=x, y=y)
    mesh.tube(
        [(1.24 * math.cos(t), 1.24 * math.sin(t), 0.012) for t in np.linspace(0, 2 * math.pi, 60)], 0.02, 'ivory', 5
    )
    mesh.lathe([(0.16, 0), (0.16, 0.01)], 'marigold', 16)
