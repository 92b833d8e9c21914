"""A Kalpa orchard in September: laden apple trees, slate roofs, and across the Sutlej the wall of Kinner Kailash."""
import math
import random

import numpy as np

from kit.architecture.himalayan import gable_roof
from kit.architecture.arches import window_grid
from kit.life.farming import crate, leaning_ladder
from kit.life.people import child, man, woman
from kit.life.birds import flock_in
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.terrain import ground_sheet, mountain_range, plain
from kit.nature.trees import broadleaf, conifer
from kit.noise import fractal, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'Apple pickers with full crates in an orchard among slate-roofed wooden houses at Kalpa, the snow wall of Kinner Kailash behind.',
}


def ground(xs, ys):
    return -40 * smoothstep(16, 110, ys + 0.2 * xs) + 0.05 * xs + 1.0 * fractal(xs * 0.04, ys * 0.04, 4) - 0.06 * ys


def build(scene):
    scene.camera((3.4, -32, 4.3), (-3, 30, 6.6), lens=33, lift=0.045, focus=13, fstop=1.4)
    scene.light(
        sun=-112,
        elevation=20,
        haze={'density': 0.0006, 'height': 60, 'floor': -40, 'base': 0.35, 'start': 60},
        clouds={'seed': 6.1, 'amount': 0.6, 'low': 0.54, 'high': 0.78},
        grade={'exposure': 1.12},
    )
    scene.put(ground_sheet(ground, (-150, 150), (-44, 260), 'green-hills', 280, 300, near=(40, 0.5)))
    scene.put(plain('forest-hills', z=-46), layer='far')
    wall = (
        (-760, 1560, 530, 560),
        (-330, 1500, 520, 520),
        (20, 1560, 560, 480),
        (300, 1480, 700, 560),
        (560, 1560, 520, 460),
        (900, 1580, 590, 560),
        (-1150, 1600, 520, 560),
        (1400, 1620, 530, 560),
    )
    scene.material('peaks', snow_line=250)
    scene.put(mountain_range(wall, 'peaks', (-1900, 2000), (640, 2200), base=-150), layer='far')
    houses = Mesh()
    for i, (x, y, turn) in enumerate(((-15, 6, 14), (13, 12, -16), (-26, 18, 22), (1, 26, -4), (24, 22, -22))):
        with houses.at(x, y, height_at(ground, x, y - 3), turn):
            houses.box(8.4, 6.4, 5, 'grey-stone', z=-3)
            houses.box(8, 6, 2.6, 'wood', z=2.2)
            houses.box(9.2, 1.4, 0.16, 'wood-dark', 0, -3.6, 2.1)
            houses.box(9.2, 0.1, 0.7, 'wood', 0, -4.2, 2.3)
            with houses.at(0, -3.04, 0):
                window_grid(houses, 7.6, 2.9, 1, 4, 1, (0.9, 1.3), 'window', 'turmeric')
            gable_roof(houses, 8, 6.4, 2.4, 'slate', z=4.8, over=0.9)
    scene.put(houses)
    trees, fruit = zip(*(laden_tree(i) for i in range(3)))
    scene.layer = 'front'
    for i, (x, y, s) in enumerate(
        ((-8.4, -15, 1.0), (12.6, -14, 1.05), (-13, -9, 1.1), (10.8, -4, 1.0), (-4.6, -4, 0.9))
    ):
        for part in (trees, fruit):
            scene.put(part[i % 3], x, y, height_at(ground, x, y) - 0.1, i * 67, s)
    scene.layer = 'land'
    houses_at = ((-15, 6), (13, 12), (-26, 18), (1, 26), (24, 22))
    chance = random.Random(4)
    for i in range(52):
        x, y, turn, size = (
            chance.uniform(-46, 46),
            chance.uniform(-2, 40),
            chance.uniform(0, 360),
            chance.uniform(0.85, 1.1),
        )
        if any(abs(x - a) < 7.4 and abs(y - b) < 6.4 for a, b in houses_at):
            continue
        for part in (trees, fruit):
            scene.put(part[i % 3], x, y, height_at(ground, x, y) - 0.1, turn, size)
    scene.scatter(
        [conifer(i, 17, 'pine', 0.25, 0.28) for i in range(2)], 130, ((-110, 110), (34, 120)), ground, seed=5, sink=0.4
    )
    scene.scatter([grass_tuft(5, 60, 0.5)], 420, ((-26, 28), (-28, 10)), ground, seed=6, sink=0.04)
    scene.layer = 'life'
    life = Mesh()
    for x, y, turn, cloth in ((-0.2, -17.0, 58, 'crimson'), (1.5, -16.6, -62, 'teal')):
        z = height_at(ground, x, y)
        woman(life, cloth, x, y, z, 1.1, turn, veil=False, pose='lap', dress='salwar')
        with life.at(x, y, z, turn, 1.1):
            bushahri_cap(life)
            life.lathe([(0.12, 0.98), (0.21, 1.1)], 'weave', 18, y=-0.3)
            for k in range(12):
                life.ball(
                    0.055,
                    '#c8342c',
                    0.12 * math.cos(k * 2.4),
                    -0.3 + 0.12 * math.sin(k * 2.4),
                    1.12 + 0.03 * (k % 2),
                    9,
                )
    x, y = -3.4, -15.8
    z = height_at(ground, x, y)
    man(life, 'ivory', '#6d6a66', x, y, z, 1.1, 118, pose='rest', dress='kurta')
    with life.at(x, y, z, 118, 1.1):
        bushahri_cap(life)
        life.lathe([(0.2, 0.86), (0.19, 1.0), (0.225, 1.3), (0.19, 1.41)], '#8a8378', 18, oval=(1.03, 0.74))
    child(life, 'turmeric', 4.6, -16.4, height_at(ground, 4.6, -16.4), 1.1, -96, girl=True, pose='lap')
    woman(life, 'emerald', 7.6, -7, height_at(ground, 7.6, -7), 1, -40, veil=False)
    for x, y, t, size in (
        (2.6, -17.0, 10, 0.8),
        (3.5, -16.4, 30, 0.8),
        (2.9, -15.6, -10, 0.8),
        (-2.1, -16.0, -6, 0.8),
        (-5.2, -15.6, 20, 0.75),
    ):
        crate(life, x, y, height_at(ground, x, y), t, size=size)
    leaning_ladder(life, -8, -12, height_at(ground, -8, -12), -10, 3.4)
    leaning_ladder(life, 10.4, -6.4, height_at(ground, 10.4, -6.4), 0, 3.2)
    flock_in(life, 6, (-20, -4), (20, 40), (16, 22), 0.7)
    scene.put(life)


def bushahri_cap(mesh):
    """The round felt cap of Kinnaur with its green velvet band, on a head at standing height."""
    mesh.lathe([(0.118, 1.66), (0.124, 1.71), (0.12, 1.76), (0.02, 1.775)], '#b9b2a6', 22, y=0.01, oval=(1, 1.06))
    mesh.lathe([(0.126, 1.66), (0.13, 1.7), (0.124, 1.735)], '#2f7a4a', 22, y=-0.004, oval=(1, 1.06))
    mesh.tube([(-0.1, -0.085, 1.665), (0, -0.135, 1.665), (0.1, -0.085, 1.665)], 0.01, 'scarlet', 6)


def laden_tree(seed):
    """A round young apple tree and the fruit that hangs among its outer leaves, as two mesh data for one place."""
    tree, hung, chance = (
        broadleaf(70 + seed, 4.6, spread=1.15, clouds=9, cards=300, card=0.2, low=0.3),
        Mesh(),
        random.Random(seed),
    )
    spots = np.empty(len(tree.vertices) * 3, np.float32)
    tree.vertices.foreach_get('co', spots)
    spots = spots.reshape(-1, 3)
    leaves = spots[spots[:, 2] > 1.7]
    middle, taken = leaves.mean(0), []
    reach = np.linalg.norm((leaves - middle) * (1, 1, 1.4), axis=1)
    leaves = leaves[reach > np.quantile(reach, 0.45)]
    for _ in range(600):
        x, y, z = leaves[chance.randrange(len(leaves))]
        if len(taken) < 84 and all(math.dist((x, y, z), other) > 0.26 for other in taken):
            taken.append((x, y, z))
            hung.ball(0.085, ('#c8342c', '#b92d2a', '#d2523a')[len(taken) % 3], x, y, z - 0.07, 9)
    return tree, hung.data('fruit')
