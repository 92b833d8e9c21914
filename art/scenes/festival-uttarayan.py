"""Uttarayan morning in old Ahmedabad: kites over the roofs, families on the terraces."""
import math
import random

from kit.architecture.domes import chhatri, minaret
from kit.architecture.rajput import haveli
from kit.life.birds import kite
from kit.life.farming import string_cot
from kit.life.figure import draw_arm, pick
from kit.life.people import man, woman
from kit.life.work import little_one, person
from kit.mesh import Mesh
from kit.nature.terrain import plain
from kit.stage.backdrops import skyline

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'A family flies kites and shares sesame sweets on a roof of old Ahmedabad on a clear January morning, dozens of kites over the terraces.',
}
PAPER = (
    ('flag-red', 'flag-yellow'),
    ('flag-blue', 'flag-white'),
    ('magenta', 'turmeric'),
    ('emerald', 'ivory'),
    ('violet', 'flag-yellow'),
    ('scarlet', 'scarlet'),
)


def build(scene):
    scene.camera((4, -34, 12.7), (-1, 10, 16.2), lens=33, focus=11, fstop=1.0)
    scene.light(
        sun=-116, elevation=24, haze={'density': 0.003, 'height': 16, 'start': 30}, clouds={'seed': 6.6, 'amount': 0.45}
    )
    scene.put(plain('dust', z=-0.1), layer='far')
    skyline(scene, 180, 620, 110, (7, 15), ('cream-wall', 'ochre-wall', 'pink-wall', 'whitewash'), 0, 3)
    town, chance = Mesh(), scene.random
    roofs = []
    for row in range(6):
        for i in range(9):
            x, y = -54 + i * 13 + (row % 2) * 5 + chance.uniform(-1, 1), -12 + row * 14
            high = 6.6 + chance.uniform(0, 3.6) + (1.2 if abs(x) > 14 and row < 2 else 0)
            haveli(
                town,
                11.6,
                10,
                high,
                ('ochre-wall', 'pink-wall', 'blue-wall', 'cream-wall', 'green-wall', 'whitewash')[(i + row * 2) % 6],
                'cream-wall',
                x,
                y,
                0,
                i + row * 9,
            )
            roofs.append((x, y, high))
    for x in (-20, 8):
        minaret(town, 2, 27, 'sand-stone', x, 78, 0, 'sand-stone-pale', 4, 0.3)
    chhatri(town, 2, 3, 'sand-stone', 'sand-stone-pale', x=-6, y=79, z=14)
    scene.put(town)
    scene.layer = 'front'
    terrace = Mesh()
    with terrace.at(0.2, -23.4, 0, 6):
        terrace.box(12, 8, 10.8, 'pink-wall')
        terrace.box(12, 8, 0.08, 'dust', z=10.8)
        for x, y, width, depth in ((0, 3.9, 12.2, 0.25), (6, 0, 0.25, 8), (-6, 0, 0.25, 8)):
            terrace.box(width, depth, 0.8, 'whitewash', x, y, 10.8)
            terrace.box(width + 0.1, depth + 0.1, 0.08, 'ochre-wall', x, y, 11.6)
        string_cot(terrace, -2.6, 2.6, 10.88, 8, 'azure')
        for k, paper in enumerate((('scarlet', 'turmeric'), ('emerald', 'ivory'), ('magenta', 'flag-yellow'))):
            kite(terrace, -3.3 + 0.6 * k, 2.4, 11.5, 0.7, paper, 10 * k)
    scene.put(terrace)
    scene.layer = 'life'
    life = Mesh()
    with life.at(0.2, -23.4, 10.88, 6):
        flyer(life, -0.4, -0.1, 6)
        woman(life, 'magenta', 1.0, 0.5, 0, 1.1, -66, veil=False, pose='lap')
        with life.at(1.0, 0.5, 0, -66, 1.1):
            spool(life, 0, -0.32, 1.06)
        little_one(life, 'run', '#cfae62', -2.6, 0.9, 0, 76, 1.1)
        little_one(life, 'cheer', 'emerald', 2.2, -0.4, 0, 168, 1.1, girl=True)
        with life.at(3.6, 1.4, 0, -46, 1.08):
            life.box(2.0, 0.9, 0.03, 'crimson', 0, -0.2)
            person(life, 'serve', 'saree', 'teal', 'turmeric', -0.5, 0, 0.03, 20, head='veil')
            person(
                life, 'play', 'kurta', 'ivory', 'ivory', 0.6, 0.1, 0.03, -24, head='turban', hat='saffron', elder=True
            )
            for k in range(9):
                life.ball(
                    0.07,
                    ('turmeric', '#8c5a34')[k % 2],
                    0.1 * math.cos(k * 2.4),
                    -0.4 + 0.1 * math.sin(k * 2.4),
                    0.1,
                    8,
                )
    kite(life, -3.4, -16, 18.8, 1.3, ('scarlet', 'turmeric'), -8, True, (-0.5, -23.9, 12.9))
    flyers = []
    for n, (x, y, high) in enumerate(roofs):
        for _ in range(5 if y < 40 else 3):
            px, py = x + chance.uniform(-4.6, 4.6), y + chance.uniform(-4, 4)
            if chance.random() < 0.5:
                woman(
                    life,
                    chance.choice(('scarlet', 'magenta', 'turmeric', 'teal', 'violet')),
                    px,
                    py,
                    high + 0.1,
                    1.05,
                    chance.uniform(0, 360),
                )
            else:
                man(
                    life,
                    chance.choice(('ivory', 'azure', 'turmeric', 'emerald', 'scarlet')),
                    'indigo',
                    px,
                    py,
                    high + 0.1,
                    1.08,
                    chance.uniform(0, 360),
                )
                flyers.append((px, py, high + 1.6))
    for i in range(46):
        x, y, z = chance.uniform(-34, 34), chance.uniform(-6, 60), chance.uniform(17, 38)
        kite(
            life,
            x,
            y,
            z,
            chance.uniform(1.0, 1.9),
            PAPER[i % 6],
            chance.uniform(-35, 35),
            i % 3 == 0,
            flyers[i % len(flyers)] if i % 4 == 0 else None,
        )
    for i, (x, y, z, size) in enumerate(
        ((-7, -8, 18.5, 1.5), (6.6, -6, 20, 1.6), (-1.4, -2, 22.6, 1.5), (12, 2, 17.6, 1.4), (-13, 0, 20.4, 1.4))
    ):
        kite(life, x, y, z, size, PAPER[i], (-20, 15, 5, -10, 25)[i], True, flyers[i])
    scene.put(life)


def spool(mesh, x, y, z):
    """A firki: a wooden reel wound with glass-coated pink thread, handles on both sides."""
    with mesh.at(x, y, z, roll=90):
        mesh.lathe([(0.012, -0.3), (0.018, -0.13)], 'wood', 8)
        mesh.lathe([(0.012, 0.3), (0.018, 0.13)], 'wood', 8)
        mesh.lathe(
            [(0.09, -0.13), (0.1, -0.12), (0.07, -0.1), (0.075, 0), (0.07, 0.1), (0.1, 0.12), (0.09, 0.13)], 'wood', 18
        )
        mesh.lathe([(0.074, -0.1), (0.082, 0), (0.074, 0.1)], '#e0559a', 18)


def flyer(mesh, x, y, turn):
    """A young man with a kite's string between his raised hands."""
    with mesh.at(x, y, 0, turn, 1.1):
        skin = pick(random.Random(mesh.size * 37 + 5))
        man(mesh, 'azure', '#4c5566', pose='none', dress='shirt')
        draw_arm(mesh, (0.2, 0, 1.37), (0.34, -0.16, 1.3), (0.18, -0.36, 1.52), 'azure', skin, 0.056)
        draw_arm(mesh, (-0.2, 0, 1.37), (-0.36, -0.14, 1.42), (-0.16, -0.32, 1.82), 'azure', skin, 0.056)
        mesh.tube([(0.18, -0.38, 1.52), (-0.16, -0.34, 1.82)], 0.006, '#e0559a', 5)
