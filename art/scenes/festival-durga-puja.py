"""Durga Puja in Kolkata: a lit pandal like a palace, dhak drummers and a crowd before it."""
import math

from kit.architecture.arches import arcade
from kit.architecture.colonial import facade
from kit.architecture.domes import dome
from kit.life.festivities import arch_of_lights, drummer
from kit.life.figure import SKINS, draw_arm
from kit.life.lamps import flame, light_string
from kit.life.people import crowd, woman
from kit.life.work import little_one, person, telephone, with_child
from kit.mesh import Mesh
from kit.nature.terrain import plain

PICTURE = {
    'hour': 'night',
    'alt': 'A dancer with smoking bowls, dhak drummers and families before a towering lit pandal on a Kolkata street, the goddess Durga within.',
}


def build(scene):
    scene.material('window-lit', lamp=1.2)
    scene.camera((-3.6, -42.8, 2.0), (0.4, 0, 7.6), lens=30, lift=0.04, focus=15, fstop=0.9)
    scene.light(sun=-110, haze={'density': 0.0026, 'height': 14, 'start': 30}, clouds={'seed': 8.1, 'amount': 0.7})
    scene.put(plain('road', z=-0.02), layer='far')
    street = Mesh()
    for side in (-1, 1):
        for i, wall in enumerate(('ochre-wall', 'green-wall', 'maroon-band')):
            with street.at(side * 24, -20 + i * 17, 0, -90 * side):
                facade(street, 16, 9, 12 + i, 3, 6, wall, 'cream-wall', lit=0.7, shutters='shutter-green', seed=i)
    scene.put(street)
    pandal = Mesh()
    pandal.box(27, 9, 12, '#e9c9a0', 0, 6)
    with pandal.at(0, 0.4):
        arcade(pandal, 27, 12, 5, '#f3dcb8', 'window-lit', 0.9, 'cusped', 0.62, 0.4, 0.8)
    pandal.box(28, 10, 0.7, 'crimson', 0, 6, 12)
    pandal.box(13, 8, 5, '#f3dcb8', 0, 6, 12.7)
    pandal.box(14, 9, 0.6, 'crimson', 0, 6, 17.6)
    dome(pandal, 5, 'crimson', 0, 6, 18.2, ribs=20, rib=0.05)
    for x in (-11.4, 11.4):
        pandal.lathe([(2.2, 12.7), (2.2, 17)], '#f3dcb8', 12, x=x, y=4)
        dome(pandal, 2.3, 'emerald', x, 4, 17, ribs=14, rib=0.05)
    with pandal.at(0, -2.4, 0, 0, 1.5):
        goddess(pandal)
    scene.put(pandal)
    glow = Mesh()
    for z, half in ((12.2, 14), (17.7, 7)):
        light_string(glow, (-half, -0.4 if z < 13 else 1.2, z), (half, -0.4 if z < 13 else 1.2, z), 0.02, 60, 0.11)
    for x in (-13.8, -8.2, -2.8, 2.8, 8.2, 13.8):
        light_string(glow, (x, -0.6, 0.4), (x, -0.6, 12), 0, 34, 0.1)
    for i in range(14):
        a = i * math.pi / 13
        light_string(glow, (-5.1 * math.cos(a), 6 - 5 * math.sin(a), 18.6), (0, 5.4, 25), -0.9, 15, 0.09)
    for i, y in enumerate((-26, -13)):
        arch_of_lights(glow, 21, 9, 0, y, 0)
    scene.put(glow)
    scene.layer = 'life'
    folk = Mesh()
    for x, y, turn in ((-8.2, -27.0, 18), (-6.6, -27.8, 12), (2.6, -27.6, -14), (4.3, -26.8, -20)):
        drummer(folk, x, y, 0, turn, 1.1, 'ivory', 'crimson', 'wood', plume='whitewash')
    for i, (x, y, turn) in enumerate(((-4.4, -27.4, 34), (-3.4, -25.4, 0), (1.0, -25.2, -24), (-5.9, -24.6, 8))):
        dancer_with_incense(folk, i, x, y, turn)
    in_the_street(folk)
    crowd(folk, 70, lambda r: (r.choice((-1, 1)) * r.uniform(3, 14), r.uniform(-21, -1)), seed=7, turbans=0, facing=0)
    scene.put(folk)
    for x, y, z, power in (
        (0, -5, 4.4, 420),
        (-12, -8, 7, 620),
        (12, -8, 7, 620),
        (0, -6, 21, 900),
        (0, -20, 7.5, 420),
    ):
        scene.lamp(x, y, z, power, '#ffd09a', 0.7)
    for x in (-9, 3):
        scene.lamp(x, -35, 3.4, 900, '#ffd09a', 1.0)


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
    """The image of Durga with ten arms before her painted half-round screen, the lion at her side."""
    mesh.box(7.4, 2.4, 1.5, 'crimson')
    mesh.box(7.6, 2.6, 0.2, 'gold-paint', z=1.4)
    for radius, paint, away in (
        (3.2, 'gold-paint', 0.5),
        (2.95, '#2f5f8f', 0.46),
        (2.3, 'ivory', 0.42),
        (1.9, 'crimson', 0.38),
    ):
        rim = [
            (radius * math.cos(a), away, 2.0 + 1.35 * radius * math.sin(a))
            for a in [i * math.pi / 30 for i in range(31)]
        ]
        mesh.add([*rim, (-radius, away, 1.6), (radius, away, 1.6)], [tuple(range(33))], paint)
    with mesh.at(0, 0, 1.6, 0, 1.75):
        mesh.lathe(
            [(0.5, 0), (0.42, 0.3), (0.24, 0.85), (0.2, 1.0), (0.26, 1.25), (0.22, 1.42), (0.07, 1.5)],
            'scarlet',
            14,
            oval=(1, 0.8),
        )
        mesh.ball((0.14, 0.13, 0.17), '#e8b23a', 0, -0.04, 1.66, 12)
        mesh.lathe([(0.17, 1.74), (0.24, 1.84), (0.14, 2.02), (0.05, 2.24), (0.01, 2.34)], 'gold', 12)
        for side in (-1, 1):
            for k in range(5):
                a = math.radians(-28 + 26 * k)
                hand = (side * (0.2 + 0.68 * math.cos(a)), -0.12, 1.28 + 0.68 * math.sin(a))
                mesh.tube(
                    [
                        (side * 0.2, 0, 1.32),
                        (side * (0.2 + 0.36 * math.cos(a - 0.35)), -0.06, 1.3 + 0.36 * math.sin(a - 0.35)),
                        hand,
                    ],
                    [0.06, 0.05, 0.045],
                    '#e8b23a',
                    6,
                )
                mesh.tube(
                    [hand, (hand[0] + side * 0.12 * math.cos(a), hand[1], hand[2] + 0.34)], [0.02, 0.01], 'gold', 5
                )
        mesh.ball((0.34, 0.2, 0.22), '#e0b070', 0.75, -0.1, 0.36, 10)
        mesh.ball((0.18, 0.18, 0.2), '#c98f4a', 1.05, -0.2, 0.56, 10)
    for x, cloth in ((-2.9, 'magenta'), (-2.0, 'ivory'), (2.1, 'turmeric'), (2.9, 'emerald')):
        with mesh.at(x, 0, 1.6, 0, 1.15):
            mesh.lathe([(0.36, 0), (0.22, 0.8), (0.25, 1.2), (0.07, 1.45)], cloth, 12)
            mesh.ball((0.12, 0.12, 0.15), '#e8b23a', 0, 0, 1.6, 10)
            mesh.lathe([(0.14, 1.68), (0.17, 1.76), (0.03, 2.05)], 'gold', 10)


def in_the_street(mesh):
    """A dhunuchi dancer swings a smoking bowl; families arrive, take pictures, buy balloons."""
    with mesh.at(-1.4, -29.6, 0, -22, 1.12):
        person(mesh, 'cheer', 'dhoti', '#efe4d2', 'ivory', skin=SKINS[2])
        for side in (-1, 1):
            mesh.lathe(
                [(0.07, 0), (0.04, 0.08), (0.13, 0.18), (0.15, 0.22), (0.12, 0.22)],
                'terracotta',
                18,
                x=0.39 * side,
                y=-0.12,
                z=1.92,
            )
            flame(mesh, 0.39 * side, -0.12, 2.12, 0.24, 0.42)
    with mesh.at(-5.0, -30.6, 0, 166, 1.1):
        person(mesh, 'photograph', 'shirt', '#7d93a8', '#4d5560')
        telephone(mesh)
    person(mesh, 'pray', 'saree', 'magenta', None, -6.0, -30.0, 0, 156, 1.06)
    little_one(mesh, 'run', '#cfae62', -3.6, -31.8, 0, 74, 1.1, girl=True)
    with mesh.at(1.9, -28.9, 0, -40, 1.1):
        person(mesh, 'hold', 'kurta', '#8c6f5a', 'ivory')
        for k in range(15):
            a, far = k * 2.4, 0.12 * math.sqrt(k)
            tip = (0.2 + far * math.cos(a), -0.36 + far * math.sin(a), 2.6 + 0.5 * (1 - far))
            mesh.tube([(0.2, -0.36, 1.1), tip], 0.006, 'rope', 3)
            mesh.ball((0.15, 0.15, 0.18), ('crimson', 'turmeric', 'azure', 'emerald', 'magenta')[k % 5], *tip, 12)
    with_child(mesh, 'saree', 'teal', 'turmeric', 3.5, -30.0, 0, 70, 1.08)
