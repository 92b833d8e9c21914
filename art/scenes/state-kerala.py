"""A Kerala temple at lamp-lighting: copper-roofed shrine, tiers of oil lamps on its walls, an elephant in gold and
women at the great lamp."""
import math

import numpy as np

from kit.life.animals import elephant
from kit.life.animals import caparison
from kit.life.festivities import petal_carpet
from kit.life.lamps import ceremonial_lamp, flame
from kit.life.people import man, sitter, woman
from kit.mesh import Mesh
from kit.nature.palms import coconut_palm
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf
from kit.architecture.himalayan import hip_roof
from kit.life.work import little_one, person

PICTURE = {
    'hour': 'gold',
    'size': 'hero',
    'widest': 1600,
    'alt': 'Women light a tall brass lamp beside a carpet of petals, an elephant is fed before a tiled Kerala temple, oil lamps burning along its walls.',
}


def build(scene):
    scene.camera((-7, -38, 2.4), (1, 10, 5.8), lens=35, lift=0.03, focus=17, fstop=0.9)
    scene.light(
        sun=-122,
        elevation=16,
        haze={'density': 0.0016, 'height': 14, 'base': 0.2, 'start': 50},
        clouds={'seed': 4.9, 'amount': 0.7},
    )
    scene.put(plain('dust', z=-0.02), layer='far')
    temple = Mesh()
    wall_of_lamps(temple)
    with temple.at(0, 22):
        gatehouse(temple)
    with temple.at(-15, 38):
        round_shrine(temple, 8)
    with temple.at(17, 40):
        round_shrine(temple, 6)
    temple.lathe([(1.5, 0), (1.5, 0.7), (1.1, 0.8)], 'granite', 12, x=0, y=4)
    temple.tube([(0, 4, 0.6), (0, 4, 15)], [0.26, 0.2], 'gold', 12)
    temple.lathe([(0.5, 15), (0.3, 15.6), (0.45, 16), (0.05, 17)], 'gold', 12, x=0, y=4)
    for z in np.arange(2, 14, 1.6):
        temple.lathe([(0.26, z), (0.42, z + 0.1), (0.26, z + 0.2)], 'gold', 12, x=0, y=4)
    scene.put(temple)
    palms = [coconut_palm(i, 15 + i, ((-1) ** i * 2.4, -0.6)) for i in range(3)]
    scene.scatter(palms, 34, lambda r: (r.choice((-1, 1)) * r.uniform(14, 60), r.uniform(46, 80)), seed=4)
    scene.scatter(
        [broadleaf(70 + i, 11, 'leaf-dark', spread=1.3, cards=320, card=0.4) for i in range(2)],
        34,
        ((-80, 80), (50, 90)),
        seed=5,
    )
    scene.layer = 'front'
    scene.put(coconut_palm(8, 13, (4.4, 0.4)), -23, -8, 0)
    scene.layer = 'life'
    body, extras = elephant(True, 'down')
    for thing in (body, extras, caparison('scarlet', False)):
        scene.put(thing, 1.2, -19.6, 0, -126, 1.2)
    life = Mesh()
    with life.at(1.2, -19.6, 0, -126, 1.2):
        sitter(life, 'ivory', 0.5, 0, 2.74, 0.95, 86, arms='lap')
        life.tube([(-0.1, 0, 2.7), (-0.1, 0, 5.0)], 0.035, 'bamboo', 8)
        life.lathe([(1.0, 4.72), (0.55, 4.98), (0.04, 5.15)], 'scarlet', 28, x=-0.1, ribs=14, rib=0.05)
        life.lathe([(1.0, 4.5), (1.01, 4.73)], 'gold-paint', 28, x=-0.1, ribs=14, rib=0.05)
    with life.at(-0.9, -21.6, 0, 96, 1.1):
        person(life, 'feed', 'lungi', 'skin', 'ivory')
        for k in range(9):
            life.tube(
                [
                    (0.2, -0.56, 1.12),
                    (0.2 + 0.09 * math.cos(k), -0.6, 1.0 + 0.08 * math.sin(k)),
                    (0.2 + 0.14 * math.cos(k), -0.66, 1.04 + 0.16 * math.sin(k)),
                ],
                [0.02, 0.03, 0.012],
                'turmeric',
                6,
            )
    ceremonial_lamp(life, -6.9, -22, 0, 6, 1.25)
    at_the_lamp(life)
    for i, (x, y) in enumerate(((-12, 2), (-5.5, 2), (5.4, 6), (15, -2), (17, -1.6), (-15, -1), (-9, 0), (9, 3))):
        if i % 2:
            man(life, 'skin' if i == 3 else 'ivory', 'ivory', x, y, 0, 1.05, i * 20 - 60, walking=False)
        else:
            woman(life, 'ivory', x, y, 0, 1.05, 60 - i * 17)
            life.lathe([(0.285, 0.02), (0.29, 0.1)], 'gold', 10, x=x, y=y)
    scene.put(life)
    for x, y, z, power in (
        (-3, -9, 3.4, 260),
        (-16, 14, 3, 420),
        (-8, 14, 3, 420),
        (8, 14, 3, 420),
        (17, 14, 3, 420),
        (0, 16, 4, 500),
        (10, -8, 4, 240),
    ):
        scene.lamp(x, y, z, power, '#ffa850')


def lamp_wall(mesh, width, rows=6):
    """A lattice of oil lamps before a dark wall (vilakku madam); stands at y = 0."""
    mesh.box(width, 0.5, 4.6, 'wood-dark', 0, 0.4, 0.5)
    mesh.box(width, 1.2, 0.5, 'granite', 0, 0.2, 0)
    for row in range(rows):
        z = 0.9 + row * 0.66
        mesh.box(width, 0.1, 0.06, 'wood', 0, 0, z)
        for k in range(int(width / 0.9)):
            x = -width / 2 + 0.45 + k * 0.9
            mesh.ball((0.11, 0.11, 0.16), 'flame', x, -0.12, z + 0.2, 6)


def wall_of_lamps(mesh):
    """The outer cloister either side of the gate: lamp walls under low tiled roofs."""
    for side in (-1, 1):
        with mesh.at(side * 17.5, 18, 0):
            lamp_wall(mesh, 22)
            hip_roof(mesh, 24, 6, 2.4, 'tiles', 0, 2.4, 5.2, 0.9)


def gatehouse(mesh):
    """A two-storeyed gate with gabled tiled roofs and carved ends."""
    mesh.box(12, 8, 5.6, 'whitewash', 0, 1)
    mesh.box(3, 0.4, 4.2, 'shadow', 0, -3, 0)
    mesh.box(3.8, 0.6, 0.5, 'gold-paint', 0, -3.2, 4.2)
    for x in (-4.4, -2.6, 2.6, 4.4):
        mesh.lathe([(0.3, 0), (0.24, 4.6), (0.4, 5.2)], 'wood-dark', 10, x=x, y=-3.6)
    hip_roof(mesh, 13, 9, 3.4, 'tiles', 0, 1, 5.6, 1.4)
    mesh.box(8, 5, 3, 'wood-dark', 0, 1, 7.8)
    for k in range(8):
        mesh.box(0.12, 0.3, 2, 'wood', -3.6 + k * 1.03, -1.6, 8.2)
    hip_roof(mesh, 9, 6, 3.2, 'tiles', 0, 1, 10.6, 1.3)
    for x in (-2, 0, 2):
        mesh.lathe([(0.18, 0), (0.3, 0.3), (0.12, 0.6), (0.03, 1.3)], 'gold', 10, x=x, y=1, z=13.5)


def round_shrine(mesh, radius):
    """A circular sanctuary under a steep cone of copper, a second cone above."""
    mesh.lathe([(radius, 0), (radius, 5)], 'whitewash', 32)
    scale = radius / 8
    mesh.lathe([(radius * 1.3, 4.4), (radius * 0.62, 9 * scale + 2)], '#8a6a48', 36, False)
    mesh.lathe([(radius * 0.6, 8 * scale + 2), (radius * 0.6, 10 * scale + 2)], 'wood-dark', 32)
    mesh.lathe([(radius * 0.86, 9.6 * scale + 2), (0.1, 16 * scale + 2)], '#8a6a48', 36, False)
    mesh.lathe([(0.3, 0), (0.5, 0.5), (0.2, 1), (0.05, 2.2)], 'gold', 12, z=15.6 * scale + 2)


def at_the_lamp(mesh):
    """A woman lights the wicks, one brings a flame on her plate, one lays petals; a child holds the basket."""
    petal_carpet(mesh, -3.9, -24.6, 0, 1.25)
    for deed, x, y, turn, blouse in (
        ('offer', -7.9, -22.5, 62, 'crimson'),
        ('tray', -9.8, -20.6, 84, 'emerald'),
        ('draw', -5.6, -24.4, 84, 'magenta'),
        ('serve', -2.2, -23.9, -66, 'turmeric'),
    ):
        with mesh.at(x, y, 0, turn, 1.1):
            person(mesh, deed, 'saree', 'ivory', blouse)
            for k in range(9):
                if deed in ('offer', 'tray'):
                    a = math.pi * (0.1 + 0.8 * k / 8)
                    mesh.ball(0.026, 'ivory', 0.1 * math.cos(a), 0.07 + 0.09 * math.sin(a), 1.64, 7)
            if deed == 'offer':
                mesh.tube([(0.1, -0.46, 1.28), (0.08, -0.78, 1.4)], 0.012, 'wood', 5)
                flame(mesh, 0.08, -0.78, 1.4, 0.12, 0.36)
            if deed == 'tray':
                mesh.lathe([(0.2, 1.13), (0.235, 1.16)], 'brass', 22, y=-0.42)
                flame(mesh, 0, -0.42, 1.17, 0.14, 0.36)
    with mesh.at(-6.3, -25.2, 0, 120, 1.1):
        little_one(mesh, 'tray', 'emerald', girl=True)
        mesh.lathe([(0.12, 0.76), (0.19, 0.86), (0.2, 0.88)], 'weave', 18, y=-0.32)
        mesh.ball((0.17, 0.17, 0.06), 'marigold', 0, -0.32, 0.88, 10)
