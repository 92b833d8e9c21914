"""Jallianwala Bagh in the morning: the tapering red Flame of Liberty among lawns and lanterns, a brick wall that kept
its holes, houses of the old town round it; families and schoolchildren stand quietly."""
import math

import numpy as np

from kit.life.birds import flock_in
from kit.life.people import crowd
from kit.life.work import little_one, person
from kit.mesh import Mesh
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf, bush, cypress

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'The tapering red pillar of the Flame of Liberty in the garden of Jallianwala Bagh, a brick wall beside it, visitors standing quietly on the lawn.',
}
RED, BRICK, HOUSE = 'red-stone', 'brick', 'cream-wall'
CHANCE = np.random.RandomState(11)


def build(scene):
    scene.material(RED, colour='#b8563c', second='#9a4430')
    scene.material(BRICK, colour='#a9583c', second='#8b4630', stain=0.4)
    scene.material('pool', ripple=0.006)
    scene.material('lawn', colour='#86a04a', second='#66863e')
    scene.camera((-8, -30, 2.3), (1.2, 0, 6.2), lens=34, lift=0.05, focus=32, fstop=1.2)
    scene.light(
        sun=-112,
        elevation=26,
        haze={'density': 0.0022, 'height': 14, 'start': 40, 'base': 0.15},
        clouds={'seed': 17.3, 'amount': 0.8},
    )
    scene.put(plain('lawn', z=-0.05))
    garden = Mesh()
    paths(garden)
    scene.put(garden)
    flame = Mesh()
    memorial(flame)
    scene.put(flame)
    town = Mesh()
    houses(town)
    scarred_wall(town)
    scene.put(town)
    trees = [broadleaf(30 + i, 9, ('leaf', 'leaf-dark')[i % 2], spread=1.2, cards=420) for i in range(3)]
    for k, (x, y, s) in enumerate(
        ((-25, 22, 1), (-15, 25, 0.8), (13, 25, 0.9), (24, 26, 1), (34, 14, 1), (-36, 12, 1))
    ):
        scene.put(trees[k % 3], x, y, 0, 70 * k, s)
    slim = [cypress(6 + i, 6.5) for i in range(2)]
    for k, (x, y) in enumerate(((-9.5, 8), (9.5, 8), (-14, 10), (14, 10))):
        scene.put(slim[k % 2], x, y, 0, 50 * k)
    beds = [bush(3 + i, 0.8, leaf, cards=220) for i, leaf in enumerate(('marigold', 'leaf', 'blossom-red'))]
    for k in range(34):
        a = 2 * math.pi * k / 34
        if abs(math.sin(a) + 1) > 0.12:
            scene.put(beds[k % 3], 9.8 * math.cos(a), 9.8 * math.sin(a), 0, 40 * k, 0.6)
    scene.layer = 'front'
    for k in range(9):
        scene.put(beds[k % 3], -14.4 + 0.85 * k, -23.2 + 0.35 * (k % 2), 0, 50 * k, 0.62)
    scene.layer = 'life'
    life = Mesh()
    for x, y, deed, dress, cloth, second, turn, more in (
        (-2.0, -12.4, 'pray', 'saree', 'ivory', 'turmeric', 176, {'head': 'veil'}),
        (-0.8, -12.0, 'pray', 'kurta', 'ivory', 'ivory', 186, {'head': 'turban', 'hat': 'saffron', 'elder': True}),
        (4.6, -14.6, 'walk', 'salwar', 'azure', 'ivory', 150, {}),
        (5.8, -14.0, 'walk', 'kurta', '#86a3b6', 'ivory', 150, {'head': 'turban', 'hat': 'azure'}),
        (-11.2, -9.0, 'hold', 'shirt', '#c9b48a', '#4b4640', 200, {'head': 'turban', 'hat': 'crimson'}),
        (11.4, -6.5, 'show', 'salwar', 'magenta', 'turmeric', 80, {}),
    ):
        person(life, deed, dress, cloth, second, x, y, 0, turn, 1.06, **more)
    for k, (x, y) in enumerate(((-5.6, -13.4), (-6.5, -12.8), (-4.9, -12.6), (-5.8, -11.9))):
        little_one(life, 'walk' if k == 3 else 'hold', 'ivory', x, y, 0, 170 + 9 * k, 1.1, girl=k % 2 == 0)
    crowd(life, 12, lambda r: (r.choice((-1, 1)) * r.uniform(10, 17), r.uniform(-4, 14)), None, 7)
    flock_in(life, 7, (-18, -4), (10, 30), (13, 19), 0.7)
    scene.put(life)


def paths(mesh):
    """The round about the pillar, the way to it, a shallow tank with its kerb, hedges."""
    mesh.lathe([(8.6, -0.04), (8.6, 0.03), (4.0, 0.04)], 'paving', 64, False)
    mesh.box(4.6, 44, 0.05, 'paving', 0, -30, -0.03)
    mesh.box(60, 3, 0.05, 'paving', 0, 15, -0.03)
    for turn in (45, 135, 225, 315):
        with mesh.at(turn=turn), mesh.at(0, -6.9):
            mesh.box(1.5, 1.5, 0.4, RED)
            mesh.box(1.0, 1.0, 1.5, RED, 0, 0, 0.4, 0.82)
            mesh.box(0.9, 0.9, 0.5, 'window-lit', 0, 0, 1.9)
            mesh.box(1.3, 1.3, 0.2, RED, 0, 0, 2.4)
            mesh.box(1.1, 1.1, 0.9, RED, 0, 0, 2.6, 0.1)
    for side in (-1, 1):
        mesh.box(0.9, 17, 0.7, 'hedge', side * 3.1, -19.4)
        mesh.box(26, 0.9, 0.7, 'hedge', side * 17, 12.6)


def memorial(mesh):
    """The Flame of Liberty of 1961, some ten metres of red stone: a square tank round a stepped foot, a four-sided
    pillar that narrows in a curve, carved flames on its faces."""
    for k, (w, h) in enumerate(((9.4, 0.28), (8.6, 0.28), (7.8, 0.28))):
        mesh.box(w, w, h, 'red-stone-pale', 0, 0, 0.28 * k)
    mesh.box(6.6, 6.6, 0.1, 'pool', 0, 0, 0.84)
    for x, y, w, d in ((0, -3.5, 7.4, 0.5), (0, 3.5, 7.4, 0.5), (-3.5, 0, 0.5, 7.4), (3.5, 0, 0.5, 7.4)):
        mesh.box(w, d, 0.6, RED, x, y, 0.84)
    mesh.box(4.0, 4.0, 1.1, RED, 0, 0, 0.84)
    rows = []
    levels = np.linspace(0, 1, 22)
    for t in levels:
        half = 1.72 * (1 - 0.9 * t**1.35) * (1 - 0.05 * math.sin(math.pi * t))
        z = 1.9 + 10.4 * t
        notch = half * 0.16
        ring = []
        for k in range(4):
            a = math.pi / 2 * k
            c, s = math.cos(a), math.sin(a)
            for px, py in ((half, -half + notch), (half * 1.05, 0), (half, half - notch), (half - notch, half)):
                ring.append((px * c - py * s, px * s + py * c, z))
        rows.append(ring)
    mesh.loft(rows, RED, smooth=False, closed=True)
    for face in range(4):
        with mesh.at(turn=90 * face):
            for z, tall in ((2.5, 2.2), (5.0, 2.0), (7.4, 1.6)):
                t = (z - 1.9) / 10.4
                half = 1.72 * (1 - 0.9 * t**1.35)
                with mesh.at(0, -half * 1.06 - 0.02, z, tilt=-8.6):
                    w = half * 0.5
                    shape = [(0, 0), (w, 0.3), (w * 0.9, 0.62), (w * 0.35, 0.9), (0, 1), (-w * 0.35, 0.9)]
                    shape += [(-w * 0.9, 0.62), (-w, 0.3)]
                    mesh.add([(x, -0.03, u * tall) for x, u in shape], [tuple(range(8))], 'red-stone-dark')
                    mesh.add([(x * 0.6, -0.08, (0.12 + u * 0.7) * tall) for x, u in shape], [tuple(range(8))], RED)


def houses(mesh):
    """The backs of the old town: plastered houses of two to four storeys with small windows, no gaps between."""
    x, k = -58.0, 0
    while x < 60:
        w, h = CHANCE.uniform(6, 10), CHANCE.uniform(6.5, 11)
        wall = (HOUSE, 'pink-wall', 'ochre-wall', BRICK, 'whitewash', 'yellow-wall')[k % 6]
        y = 36 + CHANCE.uniform(-1.5, 1.5)
        mesh.box(w, 9, h, wall, x + w / 2, y)
        mesh.box(w + 0.3, 9.3, 0.3, 'terracotta', x + w / 2, y, h)
        for i in range(int(w / 2.4)):
            for j in range(int(h / 3.1)):
                px, pz = x + 1.5 + 2.3 * i, 1.2 + 3.1 * j
                mesh.box(1.0, 0.2, 1.5, 'window', px, y - 4.6, pz)
                mesh.box(1.4, 0.4, 0.14, 'terracotta', px, y - 4.65, pz + 1.6)
        if k % 3 == 0:
            mesh.lathe([(0.9, 0), (0.9, 1.4)], 'concrete', 14, x=x + w / 2, y=y, z=h + 0.3)
        x += w
        k += 1


def scarred_wall(mesh):
    """The wall that was fired at, of old brick, its holes framed in white squares."""
    mesh.box(20, 0.9, 4.4, BRICK, 22, 4)
    mesh.box(20.4, 1.2, 0.3, 'terracotta', 22, 4, 4.4)
    mesh.box(20, 0.2, 0.5, 'grey-stone', 22, 3.5)
    for k in range(22):
        x, z = 13.4 + CHANCE.uniform(0, 17), CHANCE.uniform(0.9, 3.8)
        s = 0.2
        for dx, dz, w, h in ((0, s, 2 * s, 0.05), (0, -s, 2 * s, 0.05), (-s, 0, 0.05, 2 * s), (s, 0, 0.05, 2 * s)):
            mesh.box(w, 0.1, h, 'whitewash', x + dx, 3.52, z + dz - h / 2)
        mesh.ball((0.1, 0.08, 0.1), 'shadow', x, 3.54, z, 7)
