"""Chidambaram towards evening, from above its courts: the gilded roof of the hall where Shiva dances among flat stone
roofs and cloisters, two gate towers of seven painted storeys, the tank of Sivaganga."""
import math

import numpy as np

from kit.architecture.dravidian import gopuram, pillared_hall, tank
from kit.life.birds import flock_in
from kit.life.people import crowd
from kit.mesh import Mesh
from kit.nature.palms import coconut_palm
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'gold',
    'alt': 'The golden roof of the dancing Shiva’s hall at Chidambaram among pillared stone courts, two painted gate towers behind it in evening light.',
}
STONE, PALE = 'granite', 'granite-pale'


def build(scene):
    scene.material(STONE, colour='#b39c84', second='#95806a')
    scene.material(PALE, colour='#c9b399', second='#ab957c')
    scene.material('gold-paint', colour='#f7bf4a', second='#e9a531', rough=0.3, metal=0.6)
    scene.camera((-10.5, -36, 13.2), (1.8, 14, 8.8), lens=32, lift=0.035)
    scene.light(
        sun=-116,
        elevation=20,
        haze={'density': 0.0022, 'height': 24, 'start': 50, 'base': 0.15},
        clouds={'seed': 14.1, 'amount': 0.8},
    )
    scene.put(plain('paving', z=-0.05))
    hall = Mesh()
    golden_hall(hall)
    scene.put(hall)
    court = Mesh()
    courts(court)
    scene.put(court)
    gates = Mesh()
    gopuram(gates, 25, 17, 41, 7, 'granite', 'cream-wall', x=47, y=66, turn=-52, seed=3)
    gopuram(gates, 25, 17, 41, 7, 'granite', 'cream-wall', x=-21, y=84, turn=16, seed=8)
    scene.put(gates)
    palms = [coconut_palm(4 + i, 12, (2.0 * (-1) ** i, -0.4)) for i in range(3)]
    trees = [broadleaf(46 + i, 9, 'leaf', spread=1.3, cards=380) for i in range(2)]
    for k, (x, y) in enumerate(
        ((-56, 58), (-48, 70), (-8, 70), (4, 74), (14, 70), (24, 78), (66, 52), (-66, 46), (74, 66))
    ):
        scene.put(palms[k % 3], x, y, 0, 55 * k, 1.05)
        scene.put(trees[k % 2], x + 6, y + 6, 0, 80 * k, 0.9)
    tree_line(scene, 110, 60, 420, 160, 9, palms=40)
    scene.layer = 'life'
    life = Mesh()
    crowd(life, 20, lambda r: (r.uniform(-17, -10.5), r.uniform(-6, 16)), None, 5)
    crowd(life, 10, lambda r: (r.choice((-1, 1)) * r.uniform(11, 13), r.uniform(-8, 16)), None, 9)
    flock_in(life, 14, (-20, 10), (10, 50), (24, 34), 0.9)
    scene.put(life)


def hipped(mesh, wide, deep, tall, material, z, curl=0.5, ridge=0.5):
    """A roof of bent slopes whose eaves turn up a little, ribbed with rows of tiles."""
    rows = []
    for t in np.linspace(0, 1, 14):
        shrink = 1 - t**0.82
        up = tall * (t**1.5 * 0.55 + t * 0.45)
        w = (ridge + (1 - ridge) * shrink) * wide / 2
        d = max(0.02, shrink) * deep / 2
        ring = []
        for k in range(40):
            u = k / 10
            side, v = int(u), u - int(u)
            corner = ((-w, -d), (w, -d), (w, d), (-w, d), (-w, -d))
            a, b = corner[side], corner[side + 1]
            lift = curl * (1 - t) ** 3 * (2 * abs(v - 0.5)) ** 4
            ring.append((a[0] + (b[0] - a[0]) * v, a[1] + (b[1] - a[1]) * v, z + up + lift))
        rows.append(ring)
    mesh.loft(rows, material, smooth=False, closed=True)
    for k in range(40):
        mesh.tube([row[k] for row in rows[:13]], 0.07, material, 5)
    mesh.box(wide * ridge + 0.5, 0.5, 0.34, material, 0, 0, z + tall - 0.14)


def golden_hall(mesh):
    """The Chit Sabha on its plinth with nine pots along its ridge, the hall with a copper roof before it, silver-clad
    steps between elephants' trunks."""
    for i in range(4):
        mesh.box(17 - 0.5 * i, 20 - 0.5 * i, 0.45, PALE if i % 2 else STONE, 0, 1.5, 0.45 * i)
    with mesh.at(0, 5.4, 1.8):
        mesh.box(9.4, 7.6, 3.6, '#6d3f26', 0, 0)
        for x in np.linspace(-5, 5, 7):
            for y in (-4.1, 4.1):
                mesh.lathe([(0.26, 0), (0.16, 0.4), (0.15, 3.3), (0.34, 3.6)], 'wood', 10, x=x, y=y)
        for y in (-2, 0, 2):
            for x in (-5, 5):
                mesh.lathe([(0.26, 0), (0.16, 0.4), (0.15, 3.3), (0.34, 3.6)], 'wood', 10, x=x, y=y)
        mesh.box(11.4, 9.4, 0.3, '#8c4a2c', z=3.6)
        hipped(mesh, 15, 12.4, 5.2, 'gold-paint', 3.7, ridge=0.56)
        for x in np.linspace(-3.9, 3.9, 9):
            mesh.lathe([(0.12, 0), (0.34, 0.3), (0.14, 0.6), (0.22, 0.8), (0.03, 1.5)], 'gold-paint', 10, x=x, z=9.0)
        for side in (-1, 1):
            with mesh.at(side * 4.3, 0, 6.6, 90 * side):
                mesh.add([(-1.7, -0.35, 0), (1.7, -0.35, 0), (0, -0.1, 2.3)], [(0, 1, 2)], 'gold-paint')
    with mesh.at(0, -4.2, 1.8):
        for x in (-4.2, -1.6, 1.6, 4.2):
            for y in (-2.6, 0.4):
                mesh.lathe([(0.3, 0), (0.18, 0.4), (0.17, 2.9), (0.36, 3.2)], 'wood', 10, x=x, y=y)
        mesh.box(10.4, 6.4, 0.26, '#8c4a2c', 0, -0.8, 3.2)
        with mesh.at(0, -0.8):
            hipped(mesh, 12.6, 8.0, 3.0, '#8f5333', 3.3, ridge=0.5)
            for x in np.linspace(-2.4, 2.4, 5):
                mesh.lathe([(0.1, 0), (0.26, 0.24), (0.1, 0.5), (0.03, 1.0)], 'gold-paint', 10, x=x, z=6.3)
    for i in range(5):
        mesh.box(3.2, 0.5, 1.8 - 0.36 * i, 'iron', 0, -8.9 - 0.5 * i)


def courts(mesh):
    """Cloisters round the hall, the flat roofs of the thousand pillars at the right, the tank and its steps at the
    left,
    the mast with its gilded rings, walls with little bulls."""
    for x, y, count, turn in ((0, 26, 19, 0), (-22, 6, 13, 90), (22, 6, 13, -90)):
        with mesh.at(x, y, 0, turn):
            pillared_hall(mesh, count, 2, 2.6, 4.0, PALE, 0, 0, 0, 0.8, 0.5)
            for k in range(count // 2):
                px = -count * 1.3 + 5.2 * k + 2.6
                mesh.box(1.6, 1.2, 1.0, 'cream-wall', px, -2.6, 5.6)
                mesh.lathe(
                    [(0.9, 0), (0.8, 0.4), (0.3, 0.8), (0.05, 1.2)],
                    ('pink-wall', 'blue-wall', 'ochre-wall')[k % 3],
                    8,
                    x=px,
                    y=-2.6,
                    z=6.6,
                )
    with mesh.at(46, 22, 0, -90):
        pillared_hall(mesh, 16, 7, 2.7, 5.0, STONE, 0, 0, 0, 1.0, 0.7)
    with mesh.at(-44, 40):
        tank(mesh, 34, 46, 6, PALE, 'pool', 0, 0, 0.2, pavilion=False)
        for turn, x, y, count in ((90, -21, 0, 16), (0, 0, 27, 12)):
            with mesh.at(x, y, 0, turn):
                pillared_hall(mesh, count, 1, 2.8, 3.2, STONE, 0, 0, 0, 0.6, 0.5)
    for x, y, length, turn in ((0, 58, 190, 0), (-84, 10, 110, 90), (84, 10, 110, -90)):
        with mesh.at(x, y, 0, turn):
            mesh.box(length, 2, 7, STONE)
            for i in range(int(length / 2)):
                mesh.box(0.9, 2.1, 7.02, 'whitewash' if i % 2 else 'maroon-band', -length / 2 + 1 + 2 * i, -0.06, 0)
    mesh.box(2.6, 2.6, 1.4, PALE, 12.6, -8)
    mesh.lathe([(0.34, 1.4), (0.3, 11), (0.5, 11.1), (0.1, 12)], 'gold-paint', 16, x=12.6, y=-8)
    for z in np.arange(2, 11, 0.9):
        mesh.lathe([(0.3, 0), (0.42, 0.1), (0.42, 0.2), (0.3, 0.3)], 'brass', 16, x=12.6, y=-8, z=z)
    for y in (-0.5, 0, 0.5):
        mesh.box(1.5, 0.12, 0.3, 'brass', 13.5, -8, 11 + y * 0.7)
