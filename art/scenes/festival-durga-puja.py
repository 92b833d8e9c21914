"""Durga Puja in Kolkata: the goddess in the great arch of a lit pandal, dhunuchi dancers and drummers before her."""
import math
import random

import numpy as np

from kit.architecture.arches import arched_wall
from kit.architecture.colonial import facade
from kit.architecture.domes import dome
from kit.life.festivities import arch_of_lights, drummer
from kit.life.figure import SKINS, draw_arm
from kit.life.lamps import flame, light_string
from kit.life.people import crowd, woman
from kit.life.vehicles import smoke
from kit.life.work import Pose, little_one, person, telephone, with_child
from kit.mesh import Mesh
from kit.nature.terrain import plain

PICTURE = {
    'hour': 'night',
    'alt': 'Dancers with smoking bowls and dhak drummers on a Kolkata street at night, ten-armed Durga in the great arch of a lit pandal before them.',
}

GOLD = '#e8b23a'


def build(scene):
    scene.material('window-lit', lamp=1.2)
    scene.camera((-3.6, -42.8, 2.0), (0.4, 0, 7.6), lens=30, lift=0.04, focus=13, fstop=1.4)
    scene.light(sun=-110, haze={'density': 0.0026, 'height': 14, 'start': 30}, clouds={'seed': 8.1, 'amount': 0.7})
    scene.put(plain('road', z=-0.02), layer='far')
    street = Mesh()
    for side in (-1, 1):
        for i, wall in enumerate(('ochre-wall', 'green-wall', 'maroon-band')):
            with street.at(side * 24, -20 + i * 17, 0, -90 * side):
                facade(street, 16, 9, 12 + i, 3, 6, wall, 'cream-wall', lit=0.7, shutters='shutter-green', seed=i)
    scene.put(street)
    pandal = Mesh()
    draw_pandal(pandal)
    with pandal.at(0, -1.6, 0, 0, 2.0):
        goddess(pandal)
    for k in range(9):
        pandal.box(16 - k * 0.9, 0.7, 0.16, ('crimson', '#f3dcb8')[k % 2], 0, -6.6 + k * 0.45, 0.16 * k)
    scene.put(pandal)
    glow = Mesh()
    string_lights(glow)
    scene.put(glow)
    scene.layer = 'life'
    folk = Mesh()
    alpona(folk, -1.2, -27.4)
    for x, y, turn, turban in ((1.7, -26.8, -64, 'crimson'), (3.0, -26.0, -50, None), (4.2, -25.2, -40, 'crimson')):
        drummer(folk, x, y, 0, turn, 1.1, 'ivory', turban, 'wood', plume='whitewash')
    for i, (x, y, turn) in enumerate(((-0.4, -25.6, -150), (-2.6, -25.2, 170), (-4.6, -26.2, 120))):
        dancer_with_incense(folk, i, x, y, turn)
    in_the_street(folk)
    crowd(
        folk, 96, lambda r: (r.choice((-1, 1)) * r.uniform(2.5, 14), r.uniform(-20, -8)), seed=7, turbans=0, facing=180
    )
    scene.put(folk)
    for x, y, z, power, colour in (
        (0, -6.5, 5.5, 900, '#ffdcae'),
        (-10, -7, 6, 800, '#ffb878'),
        (10, -7, 6, 800, '#ffb878'),
        (0, -5, 20, 900, '#ff9c8c'),
        (-11.5, -3, 17, 260, '#9fd0ff'),
        (11.5, -3, 17, 260, '#9fd0ff'),
        (0, -19, 7.6, 520, '#ffd09a'),
        (-1.6, -33.6, 6.4, 700, '#ffd09a'),
        (4.0, -30.7, 2.1, 90, '#ffe0b0'),
    ):
        scene.lamp(x, y, z, power, colour, 0.6)


def draw_pandal(mesh):
    """A palace of cloth and bamboo: a towering cusped arch, painted panels and shola work, wings with lit niches,
    tiered roofs."""
    cream = '#f3dcb8'
    with mesh.at(0, 0):
        arched_wall(mesh, 19, 17.5, cream, 7.3, 7.6, 14.8, 0, 4.5, '#7a2436', 'cusped')
    mesh.box(19, 4, 17.4, '#e9c9a0', 0, 6.6)
    for side in (-1, 1):
        for k, stuff in enumerate(('#b5283a', '#e8b23a', '#2f6f8f')):
            mesh.box(0.34, 0.3, 16.8, stuff, side * (7.72 + 0.46 * k), -0.1)
        for k in range(6):
            with mesh.at(side * 9.0, -0.2, 1.6 + 2.6 * k):
                mesh.ball((0.42, 0.1, 0.42), 'ivory', sides=16)
                mesh.ball((0.24, 0.16, 0.24), ('#b5283a', '#2f6f8f')[k % 2], sides=12)
    # Shola-pith rays and petals round the arch.
    for k in range(25):
        a = math.pi * k / 24
        x, z = 8.2 * math.cos(a) * 0.93, 8.6 + 7.4 * math.sin(a)
        mesh.ball((0.36, 0.12, 0.36), ('ivory', '#e8b23a')[k % 2], x, -0.16, z, 10)
    for z, wide, stuff in ((17.4, 20, 'crimson'), (18.0, 14, cream), (19.5, 11.4, 'crimson')):
        mesh.box(wide, 7, 0.6 if stuff == 'crimson' else 1.5, stuff, 0, 4, z)
    for k in range(11):
        mesh.box(0.8, 0.2, 1.0, ('#2f6f8f', '#b5283a', '#3a8a5b')[k % 3], -6.1 + 1.22 * k, 0.44, 18.3)
    dome(mesh, 3.5, 'crimson', 0, 4, 20.0, ribs=20, rib=0.05)
    for side in (-1, 1):
        wing = side * 13.2
        mesh.box(7.6, 6, 11, '#e2b98c', wing, 4)
        for k in range(3):
            px = wing + (k - 1) * 2.4
            mesh.box(1.5, 0.2, 3.0, 'window-lit', px, 0.95, 1.6)
            mesh.ball((0.75, 0.14, 0.7), 'window-lit', px, 0.98, 4.6, 14)
            mesh.box(1.4, 0.2, 2.0, ('#2f6f8f', '#b5283a', '#3a8a5b')[k], px, 0.95, 7.2)
            mesh.ball((0.5, 0.2, 0.7), 'ivory', px, 0.92, 8.2, 12)
            mesh.tube([(px - 1.2, 0.9, 0), (px - 1.2, 0.9, 11)], 0.16, '#b5283a', 8)
        mesh.tube([(wing + 3.6, 0.9, 0), (wing + 3.6, 0.9, 11)], 0.16, '#b5283a', 8)
        mesh.box(8.2, 6.6, 0.5, 'crimson', wing, 4, 11)
        mesh.box(8, 0.3, 0.9, '#e8b23a', wing, 0.9, 5.6)
        mesh.lathe([(2.2, 11.5), (2.2, 15), (2.5, 15.2)], cream, 12, x=side * 12.6, y=3.6)
        for k in range(6):
            a = math.radians(-150 + 24 * k)
            mesh.box(0.7, 0.7, 2.2, '#2f6f8f', side * 12.6 + 2.0 * math.cos(a), 3.6 + 2.0 * math.sin(a), 12.2)
        dome(mesh, 2.5, 'emerald', side * 12.6, 3.6, 15.2, ribs=14, rib=0.05)


def string_lights(mesh):
    """Bulbs that trace the pandal's arch, edges and domes; a hoop over the street with its feet on the ground."""
    light_string(mesh, (-10, 0.2, 17.9), (10, 0.2, 17.9), 0.02, 56, 0.11)
    light_string(mesh, (-5.7, 0.3, 20.0), (5.7, 0.3, 20.0), 0.02, 34, 0.11)
    for side in (-1, 1):
        light_string(mesh, (side * 9.4, -0.3, 0.4), (side * 9.4, -0.3, 17.4), 0, 46, 0.1)
        light_string(mesh, (side * 9.5, 0.6, 11.4), (side * 17, 0.6, 11.4), 0.02, 24, 0.11)
        light_string(mesh, (side * 17, 0.6, 0.4), (side * 17, 0.6, 11.2), 0, 30, 0.1)
    rim = [(7.5 * math.cos(a), -0.22, 7.8 + 7.0 * math.sin(a)) for a in np.linspace(0, math.pi, 13)]
    for start, end in zip(rim, rim[1:]):
        light_string(mesh, start, end, 0, 5, 0.12)
    for i in range(14):
        a = i * math.pi / 13
        light_string(mesh, (-3.6 * math.cos(a), 4 - 3.5 * math.sin(a), 20.3), (0, 3.8, 24.6), -0.8, 15, 0.09)
    arch_of_lights(mesh, 24, 11, -1, -19, 0)


def alpona(mesh, x, y):
    """A painted round on the street: white petals and red dots."""
    for radius, wide in ((3.0, 0.09), (2.7, 0.04), (1.5, 0.06), (0.7, 0.05)):
        ring = np.linspace(0, 2 * math.pi, 73)
        mesh.loft(
            [[(x + r * math.cos(a), y + r * math.sin(a), 0.006) for a in ring] for r in (radius, radius - wide)],
            'ivory',
        )
    for k in range(16):
        a = k * math.pi / 8
        with mesh.at(x, y, 0.006, math.degrees(a)):
            mesh.ball((0.5, 0.13, 0.006), 'ivory', 2.1, 0, 0, 12)
            mesh.ball((0.2, 0.08, 0.006), '#c4503f', 1.1, 0, 0, 10)
            mesh.ball((0.1, 0.1, 0.006), '#c4503f', 2.85, 0.4, 0.002, 8)


def dancer_with_incense(mesh, number, x, y, turn):
    """A woman in a white saree with a red border and conch bangles, a clay bowl of burning husk in her raised hands."""
    with mesh.at(x, y, 0, turn, 1.1):
        woman(mesh, '#f4ead8', veil=False, pose='none')
        mesh.lathe([(0.288, 0.01), (0.287, 0.05), (0.272, 0.1)], 'crimson', 22, oval=(1, 0.8), ribs=22, rib=0.09)
        mesh.tube(
            [(0.17, -0.12, 0.97), (0.1, -0.19, 1.12), (-0.03, -0.185, 1.28), (-0.08, -0.05, 1.44)], 0.022, 'crimson', 7
        )
        skin = SKINS[number % 3]
        for side in (-1, 1):
            hand = (0.08 * side, -0.36, 1.34)
            draw_arm(
                mesh, (0.165 * side, -0.005, 1.375), (0.33 * side, -0.14, 1.16), hand, 'crimson', skin, 0.052, 0.55
            )
            mesh.ball((0.045, 0.045, 0.016), 'ivory', 0.15 * side, -0.31, 1.3, 9)
        mesh.lathe([(0.07, 1.28), (0.04, 1.36), (0.13, 1.46), (0.15, 1.5), (0.12, 1.5)], 'terracotta', 18, y=-0.38)
        flame(mesh, 0, -0.38, 1.49, 0.22, 0.42)


def goddess(mesh):
    """Durga with ten armed hands before her painted screen, her lion and the demon at her feet, her four children
    beside her on their plinth."""
    mesh.box(7.2, 2.2, 0.9, 'crimson')
    mesh.box(7.4, 2.4, 0.14, 'gold-paint', z=0.86)
    for k in range(12):
        mesh.ball((0.2, 0.06, 0.2), 'ivory', -3.2 + 0.58 * k, -1.12, 0.45, 10)
    for radius, paint, away in (
        (3.15, 'gold-paint', 0.5),
        (2.95, '#24507c', 0.46),
        (2.2, 'ivory', 0.42),
        (1.85, '#b5283a', 0.38),
    ):
        rim = [(radius * math.cos(a), away, 1.9 + 1.3 * radius * math.sin(a)) for a in np.linspace(0, math.pi, 41)]
        mesh.add([*rim, (-radius, away, 1.0), (radius, away, 1.0)], [tuple(range(43))], paint)
    for k in range(21):
        a = math.pi * (k + 0.5) / 21
        mesh.ball((0.13, 0.06, 0.13), 'ivory', 2.58 * math.cos(a), 0.4, 1.9 + 1.3 * 2.58 * math.sin(a), 10)
        mesh.tube(
            [(1.2 * math.cos(a), 0.34, 2.6 + 1.25 * math.sin(a)), (1.78 * math.cos(a), 0.34, 2.4 + 2.0 * math.sin(a))],
            [0.05, 0.02],
            'gold-paint',
            6,
        )
    with mesh.at(0, 0, 1.0, 0, 2.0):
        mesh.lathe(
            [(0.52, 0), (0.44, 0.3), (0.26, 0.82), (0.2, 1.0), (0.27, 1.22), (0.24, 1.38), (0.07, 1.46)],
            'scarlet',
            20,
            oval=(1, 0.8),
            ribs=20,
            rib=0.06,
        )
        for z, r in ((0.06, 0.52), (0.16, 0.49), (1.0, 0.215)):
            mesh.lathe([(r, z), (r + 0.015, z + 0.03), (r - 0.01, z + 0.06)], 'gold-paint', 22, oval=(1, 0.82))
        for drop in (0.1, 0.2, 0.3):
            mesh.tube(
                [(0.2 * math.sin(t), -0.2, 1.34 - drop * math.cos(t)) for t in np.linspace(-1.4, 1.4, 9)],
                0.018,
                'gold-paint',
                5,
            )
        mesh.ball((0.15, 0.14, 0.18), GOLD, 0, -0.06, 1.62, 16)
        mesh.lathe([(0.19, 1.3), (0.2, 1.7), (0.12, 1.82)], 'hair', 14, y=0.06, oval=(1, 0.5))
        for side in (-1, 1):
            mesh.ball((0.06, 0.02, 0.026), 'ivory', 0.062 * side, -0.19, 1.64, 10)
            mesh.ball((0.024, 0.014, 0.024), '#1d1412', 0.062 * side, -0.206, 1.64, 8)
            mesh.tube(
                [(0.01 * side, -0.2, 1.7), (0.07 * side, -0.195, 1.715), (0.13 * side, -0.16, 1.69)], 0.01, '#1d1412', 5
            )
            mesh.ball((0.05, 0.03, 0.08), 'gold-paint', 0.17 * side, -0.05, 1.56, 8)
        mesh.ball((0.014, 0.01, 0.034), '#b5283a', 0, -0.2, 1.745, 8)
        mesh.tube([(-0.04, -0.19, 1.535), (0, -0.2, 1.527), (0.04, -0.19, 1.535)], 0.013, '#b5283a', 5)
        mesh.tube([(0, -0.2, 1.63), (0, -0.225, 1.585)], 0.014, '#d99c30', 5)
        mesh.lathe([(0.18, 1.74), (0.27, 1.84), (0.16, 2.0), (0.07, 2.2), (0.01, 2.32)], 'gold-paint', 16)
        for k in range(9):
            a = math.pi * k / 8
            mesh.ball((0.045, 0.03, 0.07), 'gold-paint', 0.3 * math.cos(a), -0.02, 1.86 + 0.34 * math.sin(a), 8)
        for side in (-1, 1):
            for k in range(5):
                a = math.radians(-30 + 25 * k)
                hand = np.array((side * (0.2 + 0.7 * math.cos(a)), -0.14, 1.28 + 0.66 * math.sin(a)))
                mesh.tube(
                    [
                        (side * 0.2, 0, 1.3),
                        (side * (0.2 + 0.38 * math.cos(a - 0.35)), -0.07, 1.29 + 0.36 * math.sin(a - 0.35)),
                        hand,
                    ],
                    [0.065, 0.055, 0.045],
                    GOLD,
                    8,
                )
                mesh.ball(0.06, GOLD, *hand, 8)
                tip = hand + np.array((side * 0.16 * math.cos(a), 0, 0.2 + 0.2 * (k % 2)))
                mesh.tube([hand, tip], [0.02, 0.014], '#d9dde2', 5)
                if k % 2:
                    mesh.lathe([(0.1, -0.02), (0.12, 0), (0.1, 0.02)], 'gold-paint', 12, x=tip[0], y=tip[1], z=tip[2])
                else:
                    mesh.ball((0.04, 0.02, 0.1), '#d9dde2', *tip, 8)
        # The trident in her foremost hand ends in the demon.
        mesh.tube([(-0.5, -0.3, 1.5), (0.3, -0.45, 0.2)], 0.02, '#d9dde2', 6)
        with mesh.at(0.36, -0.42, 0.02, 0, 0.62):
            mesh.lathe([(0.26, 0), (0.24, 0.4), (0.3, 0.75), (0.1, 0.9)], '#4c7a52', 12)
            mesh.ball((0.15, 0.15, 0.18), '#4c7a52', 0.02, -0.05, 1.04, 12)
            mesh.tube([(0.25, 0, 0.7), (0.5, -0.1, 0.9), (0.6, -0.1, 1.2)], [0.08, 0.06, 0.05], '#4c7a52', 7)
        with mesh.at(-0.5, -0.3, 0.0, 0, 1.0):
            mesh.ball((0.4, 0.17, 0.2), '#e8c27a', 0.1, 0, 0.32, 14)
            mesh.ball((0.19, 0.18, 0.2), '#c98f4a', -0.28, -0.04, 0.48, 14)
            mesh.ball((0.12, 0.12, 0.12), '#f0d49a', -0.34, -0.14, 0.48, 12)
            for px in (-0.16, 0.0, 0.3, 0.4):
                mesh.tube([(px, -0.08, 0.28), (px - 0.03, -0.1, 0.02)], [0.07, 0.05], '#e8c27a', 7)
    for x, cloth, skin in (
        (-2.75, '#c2457f', GOLD),
        (-1.85, 'ivory', '#f3dfb8'),
        (1.85, '#3a8a5b', GOLD),
        (2.75, '#e0802f', '#d98f8a'),
    ):
        with mesh.at(x, -0.25, 1.0, 0, 1.16):
            mesh.lathe([(0.38, 0), (0.24, 0.75), (0.26, 1.15), (0.07, 1.4)], cloth, 16, ribs=16, rib=0.06)
            mesh.lathe([(0.385, 0.03), (0.39, 0.1), (0.37, 0.14)], 'gold-paint', 16)
            mesh.ball((0.13, 0.12, 0.16), skin, 0, -0.02, 1.55, 12)
            for side in (-1, 1):
                mesh.ball((0.03, 0.012, 0.015), '#1d1412', 0.05 * side, -0.135, 1.57, 6)
                mesh.tube([(0.24 * side, 0, 1.2), (0.4 * side, -0.14, 1.0), (0.22 * side, -0.3, 1.1)], 0.05, skin, 7)
            mesh.lathe([(0.15, 1.64), (0.2, 1.74), (0.1, 1.9), (0.02, 2.1)], 'gold-paint', 12)


def dhunuchi(mesh, x, y, z, seed):
    """A clay censer on its foot, husk aglow in it, its smoke rising."""
    mesh.lathe([(0.08, 0), (0.04, 0.09), (0.14, 0.2), (0.16, 0.25), (0.13, 0.25)], '#b5643f', 18, x=x, y=y, z=z)
    for k in range(5):
        mesh.ball(0.045, 'flame', x + 0.06 * math.cos(k * 1.26), y + 0.06 * math.sin(k * 1.26), z + 0.25, 6)
    flame(mesh, x, y, z + 0.26, 0.2, 0.42)
    smoke(mesh, x, y, z + 0.42, 5, (0.1, 0.05, 0.34), seed, None, 0.1)


def in_the_street(mesh):
    """Two dance with smoking bowls in the middle of it all; left a father lifts his child to see and a couple takes a
    picture; right phuchkas are sold by lantern light."""
    swing = Pose(
        ((0.52, -0.1, 1.66), (-0.4, -0.3, 1.1)),
        bend=6,
        gaze=4,
        knees=((0.12, -0.32, 0.62), (-0.12, 0.0, 0.5)),
        ankles=((0.12, -0.22, 0.3), (-0.12, 0.06, 0.08)),
    )
    with mesh.at(-0.6, -30.2, 0, -28, 1.12):
        person(mesh, swing, 'dhoti', 'skin', '#efe4d2', skin=SKINS[2])
        mesh.tube([(-0.2, 0.1, 1.42), (0.1, -0.2, 1.2), (0.2, -0.02, 0.98)], 0.035, '#c4402f', 7)
        dhunuchi(mesh, 0.47, -0.12, 1.66, 3)
        dhunuchi(mesh, -0.4, -0.32, 1.1, 4)
    with mesh.at(-2.7, -29.6, 0, 34, 1.06):
        person(mesh, 'tray', 'saree', 'ivory', 'crimson', look=-10)
        dhunuchi(mesh, 0, -0.42, 1.1, 6)
        mesh.lathe([(0.29, 0.02), (0.285, 0.09)], 'crimson', 22, oval=(1, 0.8))
    with mesh.at(-7.3, -31.0, 0, 150, 1.08):
        person(mesh, Pose(((0.16, -0.08, 1.62), (-0.16, -0.08, 1.62)), bend=0), 'kurta', '#86a3b6', 'ivory')
        little_one(
            mesh,
            Pose(
                ((0.3, -0.42, 1.3), (-0.1, -0.2, 1.0)),
                hips=(0, 0.5),
                knees=((0.16, -0.3, 0.5), (-0.16, -0.3, 0.5)),
                ankles=((0.14, -0.32, 0.16), (-0.14, -0.32, 0.16)),
                seated=True,
            ),
            '#d9a79b',
            0,
            0.06,
            1.1,
            0,
            1.1,
        )
    person(mesh, 'pray', 'saree', '#c2457f', '#cfae62', -6.2, -30.6, 0, 160, 1.03)
    with_child(mesh, 'saree', '#2f8583', '#cfae62', -5.4, -27.6, 0, 140, 1.0)
    with mesh.at(-4.6, -31.2, 0, 172, 1.02):
        person(mesh, 'photograph', 'salwar', '#5f8c86', '#efe4d2')
        telephone(mesh)
    phuchka_stall(mesh, 3.5, -30.6, -20)


def phuchka_stall(mesh, x, y, turn):
    """The phuchka seller with his cane stand, a heap of puffed shells under a lantern, and those who eat."""
    with mesh.at(x, y, 0, turn, 1.06):
        mesh.lathe([(0.4, 0), (0.2, 0.45), (0.46, 0.86)], 'weave', 22)
        mesh.lathe([(0.62, 0.86), (0.66, 0.9), (0.66, 0.96), (0.6, 0.93)], 'crimson', 28)
        chance = random.Random(4)
        for k in range(120):
            far = 0.5 * math.sqrt(chance.random())
            a = chance.uniform(0, 6.28)
            mesh.ball(
                0.055,
                ('#d9a45a', '#c98f4a', '#e3b975')[k % 3],
                far * math.cos(a),
                far * math.sin(a),
                0.95 + 0.42 * (1 - far / 0.5) * chance.random(),
                7,
            )
        mesh.lathe([(0.16, 0.94), (0.2, 1.1), (0.17, 1.22), (0.19, 1.24)], 'brass', 16, x=0.5, y=-0.2)
        mesh.tube([(0.9, 0.5, 0), (0.9, 0.5, 2.25), (0.6, 0.1, 2.3)], 0.03, 'bamboo', 6)
        mesh.lathe([(0.05, 2.28), (0.13, 2.18), (0.14, 1.98), (0.06, 1.9)], 'lamp', 12, x=0.6, y=0.1)
        with mesh.at(0.1, 0.8):
            person(mesh, 'offer', 'shirt', '#cfae62', '#54616e', head='scarf', hat='#c4503f')
        person(mesh, 'drink', 'salwar', '#e0802f', 'ivory', -1.0, -0.2, 0, 84, 0.98)
        person(mesh, 'hold', 'jacket', '#7d93a8', '#4d5560', -0.85, 0.75, 0, 54, 1.05)
