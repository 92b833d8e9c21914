"""A Chettinad kitchen courtyard: teak pillars, clay pots on a wood fire, a grinding stone, spices on banana leaves."""
import math

from kit.architecture.himalayan import hip_roof
from kit.life.figure import draw_arm
from kit.life.lamps import flame
from kit.life.people import sitter, woman
from kit.mesh import Mesh
from kit.nature.palms import banana
from kit.nature.terrain import plain

PICTURE = {
    'hour': 'noon',
    'alt': 'Women cook over wood fires in the pillared courtyard of a Chettinad mansion, spices heaped on banana leaves by a grinding stone.',
}


def build(scene):
    scene.camera((-2.8, -7.7, 2.75), (0.2, 3, 0.7), lens=34, lift=0.03, focus=7.8, fstop=0.8)
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
    hip_roof(house, 18, 7, 2, 'tiles', 0, 15, 8.4)
    scene.put(house)
    kitchen = Mesh()
    for i, (x, y, size) in enumerate(((-1.6, 1.6, 1.0), (0.4, 2.1, 1.25), (2.4, 1.7, 0.95))):
        for k in range(3):
            kitchen.box(
                0.34, 0.34, 0.4, 'brick', x + 0.46 * math.cos(k * 2.1 + 0.5), y + 0.46 * math.sin(k * 2.1 + 0.5)
            )
        for dx, tall, lean in ((0, 0.42, 0.1), (0.12, 0.3, -0.2), (-0.11, 0.27, 0.22)):
            flame(kitchen, x + dx, y - 0.3, 0.05, tall, 0.4, lean)
        with kitchen.at(x, y, 0.4, 0, size):
            kitchen.lathe(
                [(0.25, 0), (0.55, 0.2), (0.58, 0.4), (0.42, 0.6), (0.48, 0.68), (0.44, 0.68)],
                ('terracotta', 'brass', '#4a3b34')[i],
                20,
            )
            kitchen.lathe([(0.43, 0.62), (0.02, 0.66)], ('#b5522a', '#e0b04a', '#6b3a22')[i], 18)
    for x, y, turn, heaps in (
        (-2.2, -1.5, 12, ('turmeric', 'crimson', '#4a3526')),
        (-0.1, -1.9, -6, ('#6d7f3a', '#c98a4a', 'ivory')),
        (2.0, -1.7, -22, ('crimson', '#3a332c', 'saffron')),
    ):
        with kitchen.at(x, y, 0, turn):
            kitchen.loft(
                [
                    [
                        (-1 + 0.25 * k, -0.36 * math.sin(math.pi * min(1, (k + 1) / 10)), 0.03),
                        (-1 + 0.25 * k, 0, 0.015),
                        (-1 + 0.25 * k, 0.36 * math.sin(math.pi * min(1, (k + 1) / 10)), 0.03),
                    ]
                    for k in range(9)
                ],
                'palm',
            )
            kitchen.tube([(-1.1, 0, 0.03), (1.05, 0, 0.03)], 0.02, 'frond-rib', 5)
            for k, heap in enumerate(heaps):
                kitchen.lathe([(0.24, 0.02), (0.14, 0.14), (0.02, 0.24)], heap, 14, x=-0.55 + k * 0.52)
    kitchen.box(1.3, 0.75, 0.3, 'granite-dark', -3.3, -0.1)
    with kitchen.at(-3.3, -0.1, 0.42, roll=90):
        kitchen.lathe([(0.13, -0.5), (0.14, -0.3), (0.14, 0.3), (0.13, 0.5)], 'granite', 20)
    kitchen.lathe([(0.5, 0), (0.55, 0.35), (0.3, 0.4), (0.2, 0.3)], 'granite-dark', 20, x=4.3, y=-0.2)
    for x, y in ((4.9, 3.4), (4.4, 4.2), (-5, 4.6)):
        kitchen.lathe([(0.2, 0), (0.38, 0.25), (0.34, 0.5), (0.16, 0.66), (0.22, 0.76)], 'brass', 18, x=x, y=y)
    scene.put(kitchen)
    scene.put(banana(2, 3.0, 8), 3.9, -3.6, -0.6, layer='front')
    scene.layer = 'life'
    folk = Mesh()
    woman(folk, 'crimson', 0.3, 3.0, 0, 1.08, 6, pose='none', veil=False)
    for side, hand, elbow in (
        (1, (0.24, -0.5, 1.15), (0.3, -0.2, 1.12)),
        (-1, (0.06, -0.52, 1.12), (-0.3, -0.22, 1.14)),
    ):
        with folk.at(0.3, 3.0, 0, 6, 1.08):
            draw_arm(folk, (0.165 * side, 0, 1.375), elbow, hand, 'turmeric', '#8d5c3f', 0.052, 0.55)
    folk.tube([(0.46, 2.4, 1.32), (0.46, 2.16, 0.98)], 0.018, 'wood', 6)
    woman(folk, 'emerald', 3.5, 2.6, 0, 1.05, -50, pose='lap')
    with folk.at(-3.3, 0.75, 0, 14, 1.02):
        sitter(folk, 'magenta', arms='lap')
    sitter(folk, 'turmeric', 2.2, 0.1, 0, 1.0, 30, None, 'lap')
    sitter(folk, 'azure', -0.9, 0.3, 0, 1.0, -16, None, 'lap')
    for x, y, turn in ((2.2, 0.1, 30), (-0.9, 0.3, -16), (-3.3, 0.75, 14)):
        with folk.at(x, y, 0, turn):
            folk.ball((0.065, 0.06, 0.06), 'hair', 0, 0.14, 0.87, 10)
            folk.ball((0.05, 0.03, 0.03), 'ivory', 0, 0.19, 0.87, 8)
            folk.loft(
                [
                    [(0.2, -0.14, 0.28), (0.08, -0.2, 0.24)],
                    [(0.02, -0.175, 0.5), (-0.12, -0.165, 0.44)],
                    [(-0.08, -0.04, 0.735), (-0.2, -0.03, 0.69)],
                    [(-0.06, 0.15, 0.62), (-0.2, 0.15, 0.56)],
                    [(-0.02, 0.21, 0.2), (-0.22, 0.2, 0.2)],
                ],
                ('turmeric', 'ivory', 'emerald')[int(abs(x)) % 3],
            )
    scene.put(folk)


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
