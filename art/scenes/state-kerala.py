"""A Kerala temple at lamp-lighting: copper-roofed shrine, tiers of oil lamps on its walls, an elephant in gold and
women at the great lamp."""
import math

import numpy as np

from kit.life.animals import elephant
from kit.life.animals import caparison
from kit.life.lamps import ceremonial_lamp, flame
from kit.life.people import child, man, sitter, woman
from kit.mesh import Mesh
from kit.nature.palms import coconut_palm
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf
from kit.architecture.himalayan import hip_roof

PICTURE = {
    'hour': 'gold',
    'size': 'hero',
    'widest': 1600,
    'alt': 'An elephant with a gold shield and women at a tall brass lamp before a tiled Kerala temple, oil lamps burning along its walls.',
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
    man(life, None, 'ivory', -2.0, -20.9, 0, 1.1, -8, pose='behind', dress='lungi')
    ceremonial_lamp(life, -6.9, -22, 0, 6, 1.25)
    for x, y, turn, grown in ((-9.4, -22.2, 84, True), (-8.1, -22.0, 122, False), (-4.9, -22.0, -66, True)):
        if not grown:
            child(life, 'emerald', x, y, 0, 1.2, turn, girl=True, pose='greet')
            continue
        woman(life, 'ivory', x, y, 0, 1.1, turn, veil=False, pose='lap')
        with life.at(x, y, 0, turn, 1.1):
            life.lathe([(0.288, 0.02), (0.283, 0.1)], 'gold-paint', 22, oval=(1, 0.8), ribs=22, rib=0.09)
            life.lathe([(0.06, 1.02), (0.15, 1.07), (0.16, 1.09)], 'brass', 18, y=-0.27)
            flame(life, 0, -0.27, 1.1, 0.13, 0.36)
            for k in range(9):
                a = math.pi * (0.1 + 0.8 * k / 8)
                life.ball(0.026, 'ivory', 0.1 * math.cos(a), 0.07 + 0.09 * math.sin(a), 1.64, 7)
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
