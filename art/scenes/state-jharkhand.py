"""A Sohrai-painted village near Hazaribagh in spring: murals on mud walls under flowering palash, sal forest and
hills behind."""
import math

import numpy as np

from kit.architecture.himalayan import gable_roof
from kit.life.animals import cow
from kit.life.birds import flock_in
from kit.life.people import man, woman
from kit.life.work import little_one, person, with_child
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.terrain import ground_sheet
from kit.nature.trees import broadleaf, leaf_cloud
from kit.noise import fractal, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import blue_hills, tree_line

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'size': 'hero',
    'widest': 1600,
    'alt': 'Mud houses of a Jharkhand village painted with Sohrai bulls, trees and peacocks under flame-red palash trees, sal forest behind.',
}

# The earths the walls are painted with.
BUFF, RED, BLACK = '#e0bb8e', '#a4492f', '#3a302c'


def ground(xs, ys):
    return 0.25 * fractal(xs * 0.05, ys * 0.05, 4) + 0.02 * np.maximum(ys, 0) + 1.2 * smoothstep(26, 70, np.abs(xs))


def bull(mesh, x, z, size, colour, face=1):
    """A humped bull flat on a wall that faces -y."""
    with mesh.at(x, 0, z, scale=(size * face, 0.06, size)):
        mesh.ball((0.72, 0.4, 0.34), colour, 0, 0, 0.72, sides=14)
        mesh.ball((0.2, 0.4, 0.22), colour, 0.42, 0, 1.06, sides=10)
        mesh.tube([(0.6, 0, 0.85), (0.98, 0, 1.0), (1.22, 0, 0.86)], [0.26, 0.2, 0.1], colour, 8)
        for px in (-0.58, -0.4, 0.4, 0.58):
            mesh.tube([(px, 0, 0.6), (px + 0.04, 0, 0)], [0.13, 0.07], colour, 6)
        for lean in (-0.16, 0.2):
            mesh.tube(
                [(0.98, 0, 1.1), (0.98 + lean * 1.6, 0, 1.36), (1.0 + lean, 0, 1.66)], [0.07, 0.06, 0.02], colour, 6
            )
        mesh.tube([(-0.7, 0, 0.86), (-0.96, 0, 0.6), (-0.92, 0, 0.2)], [0.05, 0.04, 0.08], colour, 5)


def tree_of_life(mesh, x, z, size, colour):
    """A leafing stem flat on a wall."""
    with mesh.at(x, 0, z, scale=(size, 0.06, size)):
        mesh.tube([(0, 0, 0), (0.04, 0, 0.9), (0, 0, 1.9)], [0.09, 0.07, 0.04], colour, 6)
        for i in range(5):
            for side in (-1, 1):
                start, end = (0, 0, 0.35 + i * 0.32), (side * (0.62 - i * 0.08), 0, 0.62 + i * 0.34)
                mesh.tube([start, end], 0.035, colour, 5)
                mesh.ball((0.15, 0.3, 0.1), colour, end[0], 0, end[2], sides=8)


def peacock_mural(mesh, x, z, size, colour, face=1):
    """A peacock with its train up, flat on a wall."""
    with mesh.at(x, 0, z, scale=(size * face, 0.06, size)):
        mesh.ball((0.42, 0.4, 0.28), colour, 0, 0, 0.55, sides=12)
        mesh.tube([(0.3, 0, 0.65), (0.5, 0, 1.0), (0.44, 0, 1.3)], [0.15, 0.1, 0.09], colour, 7)
        for i in range(7):
            angle = 1.75 + i * 0.17
            mesh.tube(
                [(-0.2, 0, 0.6), (-0.2 + 1.35 * math.cos(angle), 0, 0.6 + 1.2 * math.sin(angle))],
                [0.06, 0.03],
                colour,
                5,
            )
            mesh.ball(
                (0.1, 0.3, 0.12), 'turmeric', -0.2 + 1.4 * math.cos(angle), 0, 0.6 + 1.25 * math.sin(angle), sides=8
            )
        for px in (-0.06, 0.12):
            mesh.tube([(px, 0, 0.35), (px, 0, 0)], 0.04, colour, 5)


def house(mesh, width, depth, seed):
    """A mud house with a painted front and end wall, a raised plinth and a tiled roof on posts."""
    mesh.box(width + 1.6, depth + 2.2, 0.5, RED, 0, -0.5, -0.1)
    mesh.box(width, depth, 3.5, BUFF, 0, 0, 0.3)
    for turn, span, away in ((0, width, depth / 2), (-90, depth, width / 2)):
        angle = math.radians(turn)
        with mesh.at(math.sin(angle) * away, -math.cos(angle) * away, 0.4, turn):
            with mesh.at(0, -0.04):
                mesh.box(span, 0.06, 0.75, RED, 0, 0, 0)
                mesh.box(span, 0.08, 0.07, 'whitewash', 0, 0, 0.8)
                mesh.box(span, 0.08, 0.12, BLACK, 0, 0, 2.95)
                for i in range(int(span / 0.42)):
                    mesh.ball((0.07, 0.05, 0.07), 'whitewash', -span / 2 + 0.25 + i * 0.42, 0, 0.98, sides=7)
                    mesh.lathe([(0.16, -0.02), (0.02, 0.02)], RED, 3, False, x=-span / 2 + 0.25 + i * 0.42, z=2.78)
                if turn:
                    bull(mesh, -span * 0.16, 1.12, 0.86, BLACK, 1 if seed % 2 else -1)
                    tree_of_life(mesh, span * 0.32, 1.12, 0.74, RED)
                else:
                    mesh.box(1.15, 0.12, 2.15, 'wood-dark', 0, 0, 0.1)
                    mesh.box(1.45, 0.08, 2.35, 'whitewash', 0, 0.03, 0.08)
                    for side in (-1, 1):
                        bull(mesh, side * span * 0.33, 1.12, 0.92, (BLACK, 'whitewash')[(seed + side) % 2], -side)
                        tree_of_life(mesh, side * span * 0.16, 1.12, 0.78, RED)
                        peacock_mural(mesh, side * span * 0.45, 1.12, 0.62, BLACK, side) if span > 9 else None
    gable_roof(mesh, width, depth, 2.6, 'tiles', 0, -0.3, 3.75, 1.0)
    for x in np.linspace(-width / 2 - 0.4, width / 2 + 0.4, 4):
        mesh.tube([(x, -depth / 2 - 1.2, 0.3), (x, -depth / 2 - 1.0, 3.7)], 0.09, 'wood', 6)


def build(scene):
    scene.material('blossom-red', colour='#ee6a2c', second='#d2461f')
    scene.material('dust', colour='#c9936a', second='#b17c58')
    scene.camera((-4.4, -25, 2.7), (1.6, 10, 4.6), lens=34, lift=0.03, focus=24, fstop=4)
    scene.light(
        sun=-116,
        elevation=26,
        energy=5.2,
        haze={'density': 0.0024, 'height': 12, 'base': 0.2, 'start': 36},
        clouds={'seed': 6.7, 'amount': 0.8},
    )
    scene.put(ground_sheet(ground, (-160, 160), (-40, 260), 'dust', 220, 240, near=(40, 0.5)))
    scene.put(
        ground_sheet(
            lambda xs, ys: ground(xs, ys)
            - 0.5
            + 0.55 * smoothstep(20, 26, np.hypot(xs * 0.8, ys - 2) + 3 * fractal(xs * 0.1, ys * 0.1, 3)),
            (-160, 160),
            (-10, 260),
            'meadow',
            220,
            220,
        )
    )
    blue_hills(scene, near=360, count=4, height=64, base=-4, width=1700, seed=8)
    tree_line(scene, 70, 40, 360, 150, 12)
    village = Mesh()
    for x, y, turn, width, seed in (
        (5.2, 5, 24, 10.4, 1),
        (-11.5, 14, -14, 9.6, 2),
        (19, 20, 34, 9, 3),
        (-1, 27, 4, 9, 4),
    ):
        with village.at(x, y, height_at(ground, x, y), turn):
            house(village, width, 6, seed)
    scene.put(village)
    # By night a lamp hangs at each veranda.
    for x, y, z, power in (
        (2.4, 1.2, 2.4, 150),
        (7.4, -0.4, 2.4, 170),
        (-11, 9.4, 2.4, 170),
        (-1, 22.4, 2.4, 190),
        (16, 15, 2.4, 190),
        (2.2, -13.0, 1.0, 90),
    ):
        scene.lamp(x, y, height_at(ground, x, y) + z, power)
    palash = [broadleaf(70 + i, 9, 'blossom-red', 'bark', 1.1, 10, 420, 0.26, 0.5) for i in range(2)]
    for x, y, turn, size in (
        (14.5, 8, 40, 1.05),
        (-4.2, 13, 120, 0.95),
        (-19, 10, 200, 1.1),
        (25, 30, 0, 1.2),
        (8, 34, 70, 1.1),
        (-24, 30, 20, 1.2),
    ):
        scene.put(palash[int(abs(x)) % 2], x, y, height_at(ground, x, y) - 0.2, turn, size)
    fallen, chance = Mesh(), np.random.RandomState(3)
    for x, y in ((13, 4), (-4.5, 9.5), (-14, 4), (9.5, -4), (-8, -12)):
        leaf_cloud(
            fallen, (x, y, height_at(ground, x, y) + 0.06), (3.6, 3.2, 0.04), 260, 'blossom-red', chance, 0.09, 0.1
        )
    scene.put(fallen)
    scene.scatter(
        [grass_tuft(5, 60, 0.45), grass_tuft(6, 50, 0.5, leaf='grass-dry')],
        260,
        lambda r: (r.choice((-1, 1)) * r.uniform(8, 26), r.uniform(-20, 26)),
        ground,
        seed=5,
        sink=0.04,
    )
    scene.layer = 'life'
    life = Mesh()
    at = lambda x, y: (x, y, height_at(ground, x, y) + 0.04)
    woman(life, 'scarlet', *at(-5.2, -12.4), 1.08, 104, pot=True, veil=False)
    woman(life, 'emerald', *at(3.6, -0.6), 1.05, 200, veil=False)
    with_child(life, 'saree', '#b97f93', 'crimson', *at(-6.9, -11.2), 96, 1.06)
    with life.at(*at(1.1, -12.0), 34, 1.08):
        person(life, 'sell', 'saree', 'magenta', 'turmeric')
        life.lathe([(0.08, 0), (0.1, 0.08), (0.08, 0.18)], 'lamp', 14, x=0.6, y=-0.5)
        life.lathe([(0.1, 0.18), (0.03, 0.26)], 'iron', 14, x=0.6, y=-0.5)
        life.lathe([(0.42, 0), (0.46, 0.03), (0.42, 0.05)], 'bamboo', 24, y=-0.85)
        for k in range(30):
            a, far = k * 2.4, 0.062 * math.sqrt(k)
            life.ball((0.05, 0.05, 0.03), 'blossom-red', far * math.cos(a), -0.85 + far * math.sin(a), 0.07, 7)
    if not scene.is_night:
        little_one(life, 'run', 'turmeric', *at(3.6, -11.0), -92, 1.06)
    man(life, 'ivory', 'ivory', 6.9, -5.4, height_at(ground, 6.9, -5.4) + 0.04, 1, 70, 'turmeric', stick=True)
    if not scene.is_night:
        flock_in(life, 8, (-18, -4), (20, 40), (12, 17), 0.6)
    scene.put(life)
    beast = cow()
    for x, y, turn in ((4.4, -6, 184), (9.0, -3.2, 160)):
        scene.put(beast, x, y, height_at(ground, x, y), turn, 1.05)
