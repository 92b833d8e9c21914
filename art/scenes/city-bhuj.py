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
from kit.nature.terrain import ground_sheet
from kit.nature.trees import broadleaf
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
            mesh.box(width, 16, 14, 'sand-stone-pale', 0, 8)
            for storey in range(2):
                with mesh.at(0, -1.6, storey * 6.6):
                    arcade(mesh, width, 6.3, int(width / 3.4), 'sand-stone', 'shadow', 1.5, 'pointed', 0.64, 0.4)
                    mesh.box(width + 0.4, 2, 0.4, 'red-stone', 0, 0.6, 6.3)
                    for i in range(int(width / 3.4) + 1):
                        mesh.lathe(
                            [(0.3, 0), (0.2, 0.3), (0.18, 3.2), (0.34, 3.7)],
                            'whitewash',
                            8,
                            x=-width / 2 + i * width / int(width / 3.4),
                            y=-0.1,
                        )
            mesh.box(width + 0.6, 17, 0.5, 'red-stone', 0, 7.4, 13.6)
            for i in range(int(width / 2.2)):
                mesh.box(0.9, 0.5, 1, 'sand-stone', -width / 2 + 1.1 + i * 2.2, -0.8, 14)
            hip_roof(mesh, width, 15, 4, 'tiles', 0, 8, 14.2, 0.2)
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
    scene.layer = 'front'
    neem = broadleaf(6, 12, spread=1.4, clouds=12, cards=420, card=0.2)
    scene.put(neem, -37, -24, 0, 0, 1)
    # A neem beside the camera that throws its shade over the near ground.
    scene.put(neem, -26, -77.5, 0, 60, 0.72)
    scene.layer = 'life'
    life = Mesh()
    crowd(life, 22, lambda r: (r.uniform(-22, 28), r.uniform(-36, -6)), seed=8, turbans=0.5)
    auto_rickshaw(life, 15, -24, 0, 200, 'turmeric', 'emerald')
    for x, cloth in ((9.4, 'scarlet'), (21, 'saffron')):
        parasol(life, x, -16, 0, 1.9, 2.5, cloth)
    # What is near stands in the camera's own frame: x right, y away from it.
    with life.at(-19, -76, 0, -15.4):
        embroiderers(life)
        pigeons(life)
        herders(life)
        tea(life)
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
    kutchi(mesh, 0, -0.2, 15.6, -64, 'crimson', 'indigo', True)
    kutchi(mesh, 1, 0.7, 16.0, 70, 'emerald', 'magenta', False)


def pigeons(mesh):
    """A boy scatters grain; pigeons walk about before him, his sister runs up."""
    little_one(mesh, 'scatter', 'azure', 1.1, 11.6, 0, 66, 1.0)
    little_one(mesh, 'run', '#d9a79b', 0.5, 12.9, 0, 96, 0.9, girl=True)
    chance = random.Random(5)
    for _ in range(26):
        x, y = 2.6 + chance.gauss(0, 0.6), 11.4 + chance.gauss(0, 0.8)
        with mesh.at(x, y, 0, chance.uniform(0, 360), 1.15):
            mesh.ball((0.15, 0.07, 0.075), '#7f8794', 0, 0, 0.13, 10)
            mesh.ball((0.1, 0.035, 0.02), '#5d6470', -0.17, 0, 0.13, 8)
            mesh.tube([(0.1, 0, 0.15), (0.15, 0, 0.24)], [0.05, 0.032], '#5f7a78', 7)
            mesh.ball(0.038, '#6d7480', 0.16, 0, 0.26, 8)
            for side in (-1, 1):
                mesh.tube([(0, 0.03 * side, 0.08), (0.01, 0.03 * side, 0)], 0.01, 'scarlet', 4)


def tea(mesh):
    """Two men in turbans take their tea on a string cot in the shade, the kettle on a hearth beside them."""
    with mesh.at(6.2, 11.7, 0, 14):
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
