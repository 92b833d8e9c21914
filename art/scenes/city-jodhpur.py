"""The blue houses of Jodhpur under the rock of Mehrangarh; on a roof women spread chillies to dry, two brothers fly a
kite, their grandfather takes his tea on a cot."""
import math
import random

import numpy as np

from kit.architecture.arches import arched_wall
from kit.architecture.rajput import curtain_wall, palace_block, town
from kit.architecture.rajput import bastion
from kit.life.birds import flock_in, kite
from kit.life.farming import string_cot
from kit.life.figure import SKINS
from kit.life.work import glass, little_one, person
from kit.mesh import Mesh
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import broadleaf, bush
from kit.noise import fractal, ridged, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'noon',
    'palette': 'gold-blue',
    'alt': 'On a roof in Jodhpur women dry chillies and boys fly a kite above blue-washed houses under the rock and ramparts of Mehrangarh.',
}


def build(scene):
    scene.camera((-34, -96, 21), (9, 60, 29.5), lens=37, focus=12.5, fstop=1.5)
    scene.light(
        sun=-112,
        elevation=24,
        energy=4.6,
        haze={'density': 0.0013, 'height': 30, 'start': 60, 'base': 0.25},
        clouds={'seed': 1.2, 'amount': 0.5},
    )

    def ground(xs, ys):
        hill = 46 * smoothstep(64, 40, abs((xs - 18) * 0.62)) * smoothstep(46, 70, ys) * smoothstep(190, 150, ys)
        rough = smoothstep(3, 16, hill)
        crag = hill + (ridged(xs * 0.05, ys * 0.05, 5) - 0.6) * 9 * rough
        crag += (ridged(xs * 0.19, ys * 0.08 + 3, 4) - 0.55) * 5.5 * rough + (
            ridged(xs * 0.42, ys * 0.3, 3) - 0.5
        ) * 1.7 * rough
        return crag + 6 * smoothstep(-60, 60, ys) + 1.6 * fractal(xs * 0.02, ys * 0.02, 3)

    scene.material('dry-hills', meadow=('#b98f66', '#a07a58'), rock=('#a77659', '#8b604b'), bump=3.2, bump_scale=0.34)
    scene.put(ground_sheet(ground, (-200, 220), (-110, 260), 'dry-hills', 620, 460))
    scene.put(plain('dust', z=-2), layer='far')
    fort = Mesh()
    stone = ('red-stone-pale', 'sand-stone')
    points = [(-44, 92), (-26, 80), (-6, 76), (16, 75), (38, 77), (58, 84), (76, 98)]
    for i, point in enumerate(points):
        bastion(fort, 6, 23 + 3 * math.sin(i * 2.2), *point, 38, stone[0], stone[1], root=12)
        if i:
            curtain_wall(fort, points[i - 1], point, 19, 38, (0, -1), stone[0], 12, 3)
    for x, y, width, height in ((-20, 96, 26, 25), (6, 92, 24, 31), (30, 94, 24, 27), (52, 100, 22, 22)):
        palace_block(
            fort, width, 16, height, 'red-stone-pale', 'sand-stone', x, y + 4, 42, 3, seed=int(x) + 30, plain=0.5
        )
    scene.put(fort)
    houses = Mesh()
    blues = ('#5c8fd6', '#4a7fcb', '#6f9fdd', '#86aee2', '#5585c4', '#7ea6d8', 'cream-wall')
    town(
        houses,
        720,
        lambda r: (r.uniform(-120, 120), -70 + 150 * r.random() ** 0.8),
        lambda x, y: height_at(ground, x, y),
        blues,
        (4.5, 8),
        (4, 8),
        9,
        keep=lambda x, y: height_at(ground, x, y) < 15 and math.hypot(x + 34, y + 96) > 30,
    )
    scene.put(houses)
    trees = [broadleaf(40 + i, 7, spread=1.2, cards=240) for i in range(2)]
    scene.scatter(
        trees,
        46,
        ((-110, 110), (-60, 70)),
        ground,
        seed=4,
        keep=lambda x, y, z: z < 16 and math.hypot(x + 34, y + 96) > 36,
    )
    # A roof terrace at the lens: chillies drying, a string cot, pots, a woman and her daughter.
    scene.layer = 'front'
    roof = Mesh()
    with roof.at(-29.4, -84.6, 0, -15):
        roof.box(13, 8, 18.5, '#5c8fd6')
        roof.box(13, 8, 0.06, '#a9c3e6', z=18.5)
        for x, y, width, depth in ((0, 3.9, 13, 0.25), (6.4, 0, 0.25, 8), (-6.4, 0, 0.25, 8)):
            roof.box(width, depth, 0.7, '#6f9fdd', x, y, 18.5)
        roof.box(3.4, 2.4, 2.6, '#4a7fcb', 4.6, 2.4, 18.5)
        roof.box(3.6, 2.6, 0.22, 'ivory', 4.6, 2.4, 21.02)
        with roof.at(4.25, 1.12, 18.56):
            arched_wall(roof, 1.5, 2.3, 'ivory', 0.52, 1.5, 1.95, 0, 0.06, 'wood-dark', 'cusped')
            for side in (-1, 1):
                for z in (0.2, 0.85):
                    roof.box(0.34, 0.04, 0.5, 'wood', 0.24 * side, 0.05, z)
        with roof.at(2.88, 2.3, 19.5, -90):
            arched_wall(roof, 1.0, 1.3, 'ivory', 0.34, 0.75, 1.05, 0.15, 0.05, 'window', 'cusped')
        string_cot(roof, 1.7, 1.4, 18.56, 14, '#cfae62')
        for x, y, size in ((3.2, -0.4, 1.0), (3.7, -0.1, 0.8)):
            with roof.at(x, y, 18.56, 0, size):
                roof.lathe([(0.12, 0), (0.24, 0.12), (0.24, 0.26), (0.12, 0.4), (0.16, 0.46)], 'brass', 18)
    scene.put(roof)
    scene.put(bush(4, 0.9), -27.28, -86.72, 18.98, 0, 0.6)
    scene.layer = 'life'
    life = Mesh()
    with life.at(-29.4, -84.6, 18.56, -15):
        chillies(life)
        kite_flyers(life)
        grandfather(life)
        washing(life)
    flock_in(life, 9, (-30, 4), (20, 40), (52, 62), 1)
    scene.put(life)


def chillies(mesh):
    """Chillies and gram wafers dry on cloths; one woman spreads them, another brings more on a tray."""
    chance = random.Random(4)
    for x, y, wide, deep, cloth in ((-2.2, 0.6, 2.5, 1.7, 'ivory'), (-4.4, -1.3, 2.0, 1.1, '#d9a79b')):
        mesh.box(wide, deep, 0.02, cloth, x, y)
    for k in range(330):
        a, far = k * 2.4, math.sqrt(k / 330) * chance.uniform(0.9, 1.05)
        with mesh.at(-2.2 + 1.02 * far * math.cos(a), 0.6 + 0.68 * far * math.sin(a), 0.05, chance.uniform(0, 360)):
            mesh.ball((0.085, 0.026, 0.026), ('scarlet', 'crimson', '#b3261e')[k % 3], 0, 0, 0.02 * (1 - far), 6)
    for i in range(6):
        for j in range(3):
            x, y = -5.2 + 0.32 * i + 0.03 * (j % 2), -1.64 + 0.33 * j
            mesh.lathe([(0.13, 0.02), (0.125, 0.035)], '#ecd79c', 14, x=x, y=y)
    person(mesh, 'draw', 'skirt', 'emerald', 'saffron', -3.6, 1.25, 0, 78, 1.0, head='veil', skin=SKINS[1])
    with mesh.at(-0.6, 1.5, 0, -70, 1.02):
        person(mesh, 'tray', 'skirt', 'magenta', 'turmeric', head='veil', skin=SKINS[2])
        mesh.lathe([(0.24, 1.1), (0.3, 1.17), (0.29, 1.16)], 'weave', 20, y=-0.42)
        for k in range(40):
            a, far = k * 2.4, 0.23 * math.sqrt(k / 40)
            x, y = far * math.cos(a), -0.42 + far * math.sin(a)
            mesh.ball((0.06, 0.024, 0.024), 'scarlet', x, y, 1.2 - 0.1 * far, 6)


def kite_flyers(mesh):
    """A boy leans back at the string of his kite, his brother holds the reel."""
    little_one(mesh, 'salute', 'scarlet', -5.6, 2.2, 0, -160, 1.14)
    kite(mesh, -10.5, 14.5, 10.3, 1.3, ('flag-red', 'flag-yellow'), 12, line_to=(-5.63, 2.3, 1.52))
    with mesh.at(-4.7, 2.7, 0, -140, 1.0):
        little_one(mesh, 'tray', '#efe4d2')
        mesh.tube([(-0.2, -0.27, 0.8), (0.2, -0.27, 0.8)], 0.02, 'wood', 6)
        mesh.tube([(-0.08, -0.27, 0.8), (0.08, -0.27, 0.8)], 0.065, 'magenta', 10)


def grandfather(mesh):
    """An old man in a turban takes his tea on the cot, a brass pot by his feet; a cat lies on the wall."""
    with mesh.at(1.55, 1.15, 0, 6, 1.0):
        person(mesh, 'sip', 'dhoti', 'ivory', 'ivory', head='turban', hat='crimson', elder=True, look=-24)
        glass(mesh, (0.07, -0.24, 0.99))
        mesh.box(0.5, 0.4, 0.14, 'indigo', 0.6, 0.3, 0.5)
    with mesh.at(2.6, -1.5, 0, 20):
        mesh.lathe([(0.2, 0), (0.3, 0.28), (0.26, 0.4), (0.3, 0.44), (0.28, 0.43)], 'terracotta', 18)


def washing(mesh):
    """Veils that dry on a line from a bamboo to the house."""
    mesh.tube([(-0.3, 3.3, 0), (-0.3, 3.3, 1.95)], 0.035, 'bamboo', 6)
    mesh.tube([(-0.3, 3.3, 1.9), (1.5, 3.2, 1.78), (3.0, 3.1, 1.9)], 0.01, 'rope', 4)
    for x, cloth, edge in ((0.35, 'turmeric', 'scarlet'), (1.25, '#d9a79b', 'crimson'), (2.2, 'emerald', 'turmeric')):
        rows = [
            [(x + 0.4 * s, 3.22 - 0.05 * math.sin(6 * s + z * 2), z) for s in np.linspace(-1, 1, 9)]
            for z in (1.82, 1.4, 0.85, 0.7)
        ]
        mesh.loft(rows[:3], cloth)
        mesh.loft(rows[2:], edge)
