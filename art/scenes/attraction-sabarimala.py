"""Sabarimala before dawn: eighteen gilded steps lead up between lamp towers to the shrine with its roof of gold plates;
pilgrims in black climb with bundles on their heads, forest hills behind."""
import math

import numpy as np

from kit.architecture.himalayan import hip_roof
from kit.life.birds import flock_in
from kit.life.flags import pennant
from kit.life.lamps import ceremonial_lamp, flame, oil_lamp
from kit.life.people import crowd
from kit.life.work import person
from kit.mesh import Mesh
from kit.nature.palms import coconut_palm
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf
from kit.stage.backdrops import blue_hills, tree_line

PICTURE = {
    'hour': 'dusk',
    'palette': 'dusk-blue',
    'alt': 'Eighteen gilded steps climb to Sabarimala’s shrine with its roof of gold, pilgrims in black carrying bundles on their heads between oil lamps.',
}
GOLD, STONE, PALE = 'gold-paint', 'granite', 'granite-pale'


def build(scene):
    scene.material(GOLD, colour='#e9ad3c', rough=0.32, metal=0.55)
    scene.material('#1d1c20', rough=0.85)
    scene.material('paving', colour='#b3a596', second='#9b8c7d')
    scene.camera((-6.4, -24, 3.2), (1.2, 4, 5.6), lens=33, lift=0.03)
    scene.light(
        sun=-110, haze={'density': 0.0035, 'height': 16, 'start': 30, 'base': 0.1}, clouds={'seed': 6.6, 'amount': 0.8}
    )
    scene.put(plain('paving', z=-0.04))
    steps = Mesh()
    stair(steps)
    scene.put(steps)
    temple = Mesh()
    shrine(temple)
    scene.put(temple)
    sides = Mesh()
    wings(sides)
    scene.put(sides)
    tree_line(scene, 34, 40, 260, 150, 11, 'leaf-dark', z=2, palms=10)
    blue_hills(scene, 'forest-hills', near=170, count=4, height=42, width=900, seed=5.1, length=150)
    trees = [broadleaf(46 + i, 13, 'leaf-dark', spread=1.0, cards=460, low=0.55) for i in range(2)]
    for k, (x, y) in enumerate(((-22, 20), (23, 22), (-27, 12), (30, 14))):
        scene.put(trees[k % 2], x, y, 0, 50 * k)
    palm = coconut_palm(3, 13, (1.6, 0))
    scene.put(palm, -17.5, 19, 3, 20)
    scene.put(palm, 19, 26, 3, 160)
    for x, y, z, power in (
        (-4, -8, 3.0, 420),
        (4, -8, 3.0, 420),
        (0, -3.4, 6.0, 420),
        (-7, 1.6, 6.8, 420),
        (7, 1.6, 6.8, 420),
        (0, 3.2, 7.2, 300),
        (-14, -4, 4, 300),
        (14, -4, 4, 300),
        (-5.5, -2.4, 10.4, 300),
        (5.5, -2.4, 10.4, 300),
        (0, 3.2, 5.6, 120),
        (-3, -17, 5.5, 260),
        (7, -17, 5.5, 200),
    ):
        scene.lamp(x, y, z, power, '#ffbe76', day=1.0)
    scene.layer = 'life'
    life = Mesh()
    pilgrims(life)
    crowd(life, 8, lambda r: (r.choice((-1, 1)) * r.uniform(8, 16), r.uniform(-8, -3)), None, 12, turbans=0)
    flock_in(life, 7, (-16, -6), (4, 20), (14, 19), 0.6)
    scene.put(life)


def stair(mesh):
    """Eighteen steps clad in embossed gold plates, 4 m in all, between gilded cheeks; a lamp tower on each side, oil
    lamps
    in the niches of the terrace's wall."""
    high, deep = 0.235, 0.36
    for i in range(18):
        y = -6.6 + deep * i
        mesh.box(3.5, 6.8 - deep * i, high, GOLD, 0, y + (6.8 - deep * i) / 2, high * i)
        mesh.box(3.4, 0.03, high * 0.5, 'brass', 0, y - 0.012, high * (i + 0.24))
        for k in range(7):
            mesh.ball((0.07, 0.02, 0.07), GOLD, -1.38 + 0.46 * k, y - 0.03, high * (i + 0.5), 6)
    for side in (-1, 1):
        x = side * 2.25
        rows = [
            [(x - 0.42, y, 0), (x - 0.42, y, z), (x + 0.42, y, z), (x + 0.42, y, 0)]
            for y, z in ((-6.9, 0.9), (-0.1, 5.1))
        ]
        mesh.loft(rows, GOLD, smooth=False)
        mesh.add(rows[0], [(0, 1, 2, 3)], GOLD)
        mesh.tube([(x, -7.0, 0.95), (x, -0.1, 5.16)], 0.2, 'brass', 8)
        mesh.lathe([(0.5, 0), (0.5, 0.9), (0.34, 1.0), (0.46, 1.1), (0.2, 1.4)], GOLD, 16, x=x, y=-7.2)
        lamp_tower(mesh, side * 3.9, -6.2)
        mesh.box(7.6, 6.4, 4.25, STONE, side * 6.5, -3.0)
        for z in (0.7, 1.9, 3.2):
            mesh.box(7.7, 6.5, 0.14, PALE, side * 6.5, -3.0, z)
        for k in range(5):
            mesh.box(0.7, 0.2, 0.8, 'shadow', side * (3.6 + 1.45 * k), -6.22, 2.2)
            oil_lamp(mesh, side * (3.6 + 1.45 * k), -6.36, 2.1, 1.8)


def lamp_tower(mesh, x, y):
    """A tower of brass lamps on a stone foot."""
    ceremonial_lamp(mesh, x, y - 1.6, 0, 7, 1.3)
    mesh.lathe([(0.5, 0), (0.5, 0.3), (0.32, 0.4)], STONE, 8, False, x=x, y=y - 1.6, start=22.5)


def shrine(mesh):
    """The sanctum on the stair's top: a pillared gate, the house under a hipped roof of gold-covered copper with four
    pots on its ridge; the gilded mast beside it."""
    z = 4.24
    mesh.box(28, 18, 0.5, PALE, 0, 9, z - 0.5)
    mesh.box(28, 16, z - 0.5, STONE, 0, 9.6)
    with mesh.at(0, 1.2, z):
        for x in (-3.2, -1.7, 1.7, 3.2):
            mesh.lathe([(0.34, 0), (0.24, 0.3), (0.22, 2.7), (0.4, 3.0)], GOLD, 12, x=x)
        mesh.box(8.4, 2.2, 0.4, GOLD, 0, 0, 3.0)
        hip_roof(mesh, 8.2, 2.6, 1.3, GOLD, z=3.4)
        for k in range(15):
            mesh.tube([(-4.4 + 0.63 * k, -1.86, 3.44), (-2.9 + 0.41 * k, -0.02, 4.68)], 0.05, 'brass', 4)
        for x in (-2.4, 0, 2.4):
            mesh.lathe([(0.1, 0), (0.26, 0.26), (0.1, 0.5), (0.03, 1.0)], GOLD, 12, x=x, z=4.6)
    with mesh.at(0, 8.4, z):
        mesh.box(9, 8, 4.2, '#8a5a34')
        for i in range(7):
            x = -4.2 + 1.4 * i
            mesh.box(0.22, 0.3, 4.2, GOLD, x, -4.05)
            mesh.box(1.0, 0.1, 3.2, GOLD, x + 0.7, -4.02, 0.4) if i < 6 and i != 2 and i != 3 else None
        mesh.box(2.6, 0.12, 3.4, '#4a2c18', 0, -4.04, 0.2)
        mesh.box(2.9, 0.2, 0.3, GOLD, 0, -4.1, 3.6)
        for x in (-0.8, 0.8):
            ceremonial_lamp(mesh, x, -4.5, 0.0, 5, 0.8)
        mesh.lathe([(0.5, 0), (0.42, 0.5), (0.3, 0.9), (0.34, 1.2), (0.05, 1.6)], GOLD, 16, y=-4.2, z=0.3)
        hip_roof(mesh, 12.4, 9.6, 4.6, GOLD, z=4.1)
        ribs(mesh, 12.4, 9.6, 4.6, 4.1)
        for x in (-1.5, -0.5, 0.5, 1.5):
            mesh.lathe([(0.12, 0), (0.32, 0.32), (0.12, 0.6), (0.2, 0.8), (0.03, 1.4)], GOLD, 12, x=x, z=8.6)
    mesh.lathe([(0.5, 0), (0.26, 0.5), (0.22, 11), (0.4, 11.1), (0.1, 11.6)], GOLD, 16, x=6.2, y=5, z=z)
    for k in range(12):
        mesh.lathe([(0.24, 0), (0.34, 0.08), (0.34, 0.2), (0.24, 0.28)], 'brass', 14, x=6.2, y=5, z=z + 0.9 + 0.85 * k)
    pennant(mesh, 6.2, 5, z + 11.2, 1.6, 0.9, 'flag-saffron')


def ribs(mesh, wide, deep, tall, z):
    """Seams of the plates, down the front slope of a hipped roof."""
    w, d, ridge = wide / 2 + 0.6, deep / 2 + 0.6, max(0.2, (wide - deep) / 2 + 0.4)
    for k in range(17):
        t = -1 + k / 8
        mesh.tube([(t * w, -d - 0.02, z + 0.04), (t * ridge, -0.02, z + tall + 0.02)], 0.055, 'brass', 4)
    for share in (0.33, 0.66):
        mesh.tube(
            [(s * (w + (ridge - w) * share), -d * (1 - share) - 0.02, z + tall * share + 0.03) for s in (-1, 1)],
            0.06,
            'brass',
            4,
        )


def wings(mesh):
    """Queues' sheds on both sides with sheet roofs, their rails, lamps along the eaves, the fire where coconuts
    burn."""
    for side in (-1, 1):
        with mesh.at(side * 18, 2):
            mesh.box(14, 9, 4.6, 'cream-wall')
            for k in range(6):
                mesh.box(1.4, 0.2, 2.6, 'window-lit' if k % 2 else 'window', -5.6 + 2.2 * k, -4.5, 1.0)
            mesh.box(15.4, 11, 0.3, 'terracotta', 0, -0.4, 4.6)
            hip_roof(mesh, 14.4, 10, 2.4, 'tiles', z=4.9)
            for k in range(7):
                mesh.box(0.2, 0.2, 4.6, 'iron', -6.9 + 2.3 * k, -5.6)
    for side in (-1, 1):
        for k in range(8):
            mesh.tube([(side * (3.2 + 0.0 * k), -9 - 1.6 * k, 0), (side * 3.2, -9 - 1.6 * k, 1.0)], 0.04, 'iron', 5)
        mesh.tube([(side * 3.2, -9, 1.0), (side * 3.2, -20.2, 1.0)], 0.04, 'iron', 5)
    mesh.lathe([(1.5, 0), (1.5, 0.8), (1.3, 0.8), (1.2, 0.4)], STONE, 8, False, x=9.4, y=-10, start=22.5)
    for k in range(9):
        a = k * 2.4
        flame(mesh, 9.4 + 0.7 * math.cos(a) * (k % 3) / 2, -10 + 0.5 * math.sin(a), 0.5, 0.8 + 0.3 * (k % 3), 0.5)


def pilgrims(mesh):
    """Men, a boy and an old woman in black or blue, a cloth bundle on each head, two by two up the steps."""

    def bundle(z):
        mesh.ball((0.2, 0.15, 0.12), 'ivory', 0.1, 0.02, z, 9)
        mesh.ball((0.2, 0.15, 0.11), 'saffron', -0.12, 0.02, z - 0.01, 9)

    high, deep = 0.235, 0.36
    for i, x, dress, cloth, second in (
        (2, -0.6, 'lungi', 'skin', '#1d1c20'),
        (4, 0.7, 'lungi', 'skin', '#1d1c20'),
        (7, -0.4, 'lungi', 'skin', '#22304f'),
        (9, 0.9, 'lungi', 'skin', '#1d1c20'),
        (12, -0.7, 'lungi', 'skin', '#1d1c20'),
        (15, 0.4, 'lungi', 'skin', '#1d1c20'),
    ):
        with mesh.at(x, -6.4 + deep * i, high * (i + 1), 180, 0.98):
            person(mesh, 'salute', dress, cloth, second)
            bundle(1.93)
    for x, y, dress, cloth, second, turn in (
        (-1.2, -8.6, 'lungi', 'skin', '#1d1c20', 180),
        (0.9, -9.4, 'lungi', 'skin', '#1d1c20', 176),
        (-1.7, -11.4, 'lungi', 'skin', '#22304f', 184),
        (1.5, -12.4, 'lungi', '#1d1c20', '#1d1c20', 180),
        (-0.5, -13.6, 'lungi', 'skin', '#1d1c20', 178),
    ):
        with mesh.at(x, y, 0, turn):
            person(mesh, 'salute', dress, cloth, second)
            bundle(1.97)
    with mesh.at(6.6, -12.2, 0, -130):
        person(mesh, 'pray', 'lungi', 'skin', '#1d1c20')
    with mesh.at(-6.2, -11.4, 0, 150):
        person(mesh, 'pray', 'saree', '#1d1c20', '#1d1c20', head='veil', elder=True)
    with mesh.at(-5.2, -12.2, 0, 160):
        person(mesh, 'pray', 'lungi', 'skin', '#22304f', elder=True)
    for y in np.arange(-8, -7, 2):
        oil_lamp(mesh, 0, y, 0.02, 1.0)
