"""Tsomgo in spring: a dark oval lake between snowy slopes, dressed yaks on the shore under prayer flags."""
import math

import numpy as np

from kit.life.animals import yak
from kit.life.birds import flock_in
from kit.life.figure import SKINS, draw_arm
from kit.life.flags import flag_string, tall_flag
from kit.life.people import man
from kit.life.work import person, telephone, with_child
from kit.mesh import Mesh
from kit.nature.ground_cover import rock
from kit.nature.terrain import ground_sheet, plain, water_sheet
from kit.noise import fractal, ridged, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import GREAT_PEAKS, snow_peaks

PICTURE = {
    'hour': 'noon',
    'palette': 'noon-alpine',
    'size': 'hero',
    'widest': 1600,
    'alt': 'Saddled yaks, a keeper and visitors on the snowy shore of the blue Tsomgo lake in Sikkim, prayer flags overhead.',
}


def ground(xs, ys):
    rim = np.hypot((xs - 6) / 52, (ys - 46) / 62) + 0.07 * fractal(xs * 0.02, ys * 0.02, 4)
    wall = (
        40
        * smoothstep(1.04, 2.6, rim)
        * (0.55 + 0.6 * ridged(xs * 0.011 + 4, ys * 0.011, 7))
        * np.where(ys < -10, 0.16, 1)
    )
    return wall + 3.0 * (rim - 1.02) * smoothstep(3, 1, rim) + 0.5 * fractal(xs * 0.06, ys * 0.06, 4)


def ashore(x, y):
    """The first y from the given one towards the camera that is dry."""
    while height_at(ground, x, y) < 0.12:
        y -= 0.4
    return y


def build(scene):
    scene.material('snow-hills', meadow=('#f2f5f9', '#dfe7ef'), rock=('#8d8378', '#6c655f'), rock_slope=0.78)
    scene.camera((-5, -38.6, 5.8), (0, 34, 3.1), lens=32, lift=0.02, focus=14.5, fstop=1.2)
    scene.material(
        'high-lake', kind='water', colour='#0c4a96', ripple=0.12, scale=0.35, stretch=(0.5, 1.6, 1), mirror=0.0
    )
    scene.light(
        sun=124,
        elevation=27,
        energy=4.6,
        haze={'density': 0.0008, 'height': 60, 'base': 0.3, 'start': 50},
        clouds={'seed': 9.1, 'amount': 0.7, 'low': 0.52, 'high': 0.76},
    )
    scene.put(ground_sheet(ground, (-240, 250), (-60, 360), 'snow-hills', 380, 380, near=(50, 0.4)))
    scene.put(water_sheet('high-lake', 0, 160, -20))
    scene.put(plain('snow', z=-4), layer='far')
    snow_peaks(scene, GREAT_PEAKS, lift=-60, x=120, scale=0.85)
    stones = [rock(i, 0.9, 'rock') for i in range(4)]
    scene.scatter(
        stones,
        150,
        ((-50, 50), (-38, 20)),
        ground,
        seed=4,
        sink=0.25,
        scale=(0.2, 1.1),
        keep=lambda x, y, z: 0.1 < z < 8,
    )
    lodge = Mesh()
    for x, y, turn in ((-46, 34, 50), (-50, 24, 60)):
        z = height_at(ground, x, y)
        with lodge.at(x, y, z - 0.4, turn):
            lodge.box(9, 6, 4, 'green-wall', z=-1)
            lodge.loft(
                [[(-5, -3.6, 3), (-5, 0, 5.4), (-5, 3.6, 3)], [(5, -3.6, 3), (5, 0, 5.4), (5, 3.6, 3)]], 'tin-roof'
            )
    scene.put(lodge)
    scene.layer = 'front'
    flags = Mesh()
    for i, (x, y) in enumerate(((-10.6, -14.5), (-9.3, -13), (-12.2, -13), (-8.0, -12.4))):
        y = ashore(x, y)
        tall_flag(
            flags, x, y, height_at(ground, x, y), 7, ('flag-white', 'flag-blue', 'flag-yellow', 'flag-red')[i], 0.6
        )
    flag_string(flags, (-10.6, -14.5, 7.6), (16, -12, 11.5), 1.6, 60, 0.5, seed=2)
    flag_string(flags, (-9.3, -13, 6.9), (12, -13, 2.0), 0.9, 44, 0.5, seed=3)
    scene.put(flags)
    scene.layer = 'life'
    life = Mesh()
    for x, y, turn, cloth in ((-4.9, -23.2, -52, 'crimson'), (2.2, -16.6, 200, 'turmeric')):
        y = ashore(x, y)
        z = height_at(ground, x, y) - 0.05
        scene.put(yak(cloth), x, y, z, turn, 1.4)
        with life.at(x, y, z, turn, 1.4):
            tack(life)
    # By night: lanterns by the yaks and under the flags, lit windows of the lodges.
    for x, y, z, power in ((-1.3, -25.8, 1.1, 150), (-41, 29, 3.4, 420), (-44, 20, 3.4, 420)):
        scene.lamp(x, y, height_at(ground, x, y) + z, power)
    keeper(life, -2.0, -24.6, height_at(ground, -2.0, -24.6), -20)
    if not scene.is_night:
        visitors(life)
    with life.at(-1.3, -25.3, height_at(ground, -1.3, -25.3)):
        life.lathe([(0.1, 0), (0.12, 0.1), (0.1, 0.24)], 'lamp', 14)
        life.lathe([(0.12, 0.24), (0.03, 0.34)], 'iron', 14)
        life.lathe([(0.13, -0.04), (0.13, 0)], 'iron', 14)
    if not scene.is_night:
        flock_in(life, 6, (10, 30), (20, 50), (26, 33), 0.9)
    scene.put(life)


def tack(mesh):
    """A yak's wooden saddle with its rug, red tassels on its horns and brow, a collar of bells."""
    mesh.ball((0.29, 0.3, 0.1), 'magenta', -0.18, 0, 1.38)
    for x in (-0.44, 0.1):
        mesh.tube(
            [(x, 0.36, 1.12), (x, 0.24, 1.4), (x, 0.08, 1.55), (x, -0.08, 1.55), (x, -0.24, 1.4), (x, -0.36, 1.12)],
            0.035,
            'wood',
            8,
        )
    for side in (-1, 1):
        mesh.ball(0.055, 'scarlet', 1.16, 0.42 * side, 1.58, 10)
        mesh.tube([(1.16, 0.42 * side, 1.55), (1.17, 0.43 * side, 1.36)], [0.03, 0.045], 'scarlet', 8)
        for k in range(7):
            mesh.ball(
                (0.035, 0.02, 0.07), ('turmeric', 'scarlet', 'emerald')[k % 3], -0.46 + 0.09 * k, 0.44 * side, 0.8
            )
    mesh.ball((0.05, 0.06, 0.05), 'scarlet', 1.25, 0, 1.22, 10)
    for k in range(7):
        a = math.pi * (1.1 + 0.8 * k / 6)
        mesh.ball(0.035, 'brass' if k % 2 else 'scarlet', 1.06, 0.33 * math.cos(a), 0.98 + 0.36 * math.sin(a), 8)


def visitors(mesh):
    """One poses beside the second yak, another takes her picture; a mother shows her child the lake."""
    at = lambda x, y: (x, y, height_at(ground, x, y))
    with mesh.at(*at(1.2, -22.6), 150, 1.08):
        person(mesh, 'photograph', 'jacket', '#a8503f', '#4d5560', head='scarf', hat='#efe4d2', pack='#3f6552')
        telephone(mesh)
    x, y = 3.9, ashore(3.9, -18.2)
    person(mesh, 'wave', 'jacket', 'turmeric', '#4f6f8f', *at(x, y), -24, 1.06, head='scarf', hat='crimson')
    x, y = -7.6, ashore(-7.6, -17.5)
    with_child(mesh, 'salwar', 'emerald', '#4d5560', *at(x, y), 158, 1.06, head='scarf', hat='magenta')


def keeper(mesh, x, y, z, turn):
    """A yak's keeper in a dark wrapped coat, sash and brocade cap, the leading rope in hand."""
    with mesh.at(x, y, z, turn, 1.1):
        man(mesh, 'indigo', 'wood-dark', pose='none', dress='kurta')
        mesh.lathe([(0.19, 0.94), (0.196, 1.0), (0.19, 1.06)], 'scarlet', 18, oval=(1, 0.72))
        mesh.loft([[(0.03, -0.14, 1.42), (0.1, -0.12, 1.42)], [(-0.1, -0.155, 1.1), (-0.04, -0.16, 1.08)]], 'turmeric')
        mesh.lathe([(0.118, 1.66), (0.122, 1.7), (0.1, 1.79), (0.03, 1.82)], 'maroon', 16)
        mesh.lathe([(0.124, 1.655), (0.126, 1.695)], 'turmeric', 16)
        rest = (0.25, -0.05, 0.82)
        draw_arm(mesh, (0.2, 0, 1.37), (0.28, 0.03, 1.1), rest, 'indigo', SKINS[0], 0.062, 1)
        hand = (-0.3, -0.26, 1.0)
        draw_arm(mesh, (-0.2, 0, 1.37), (-0.32, -0.02, 1.1), hand, 'indigo', SKINS[0], 0.062, 1)
        mesh.tube([hand, (-0.6, -0.42, 0.82), (-1.0, -0.56, 0.85), (-1.36, -0.64, 1.06)], 0.012, 'rope', 6)
