"""The flagstone path to Tungnath in April: rhododendrons red on both sides, Chaukhamba white behind."""
import math
import random

import numpy as np

from kit.architecture.nagara import plain_temple
from kit.life.birds import flock_in
from kit.life.figure import draw_arm, pick
from kit.life.people import child, man, woman
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import broadleaf, conifer, leaf_cloud
from kit.noise import fractal, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import blue_hills, snow_peaks

PICTURE = {
    'hour': 'noon',
    'palette': 'noon-alpine',
    'alt': 'Walkers come down the flagstone path from Tungnath between rhododendrons in red flower, the four-topped Chaukhamba white behind.',
}
CHAUKHAMBA = (
    (-60, 2450, 930, 720),
    (120, 2500, 940, 680),
    (300, 2560, 940, 660),
    (-240, 2560, 930, 660),
    (-760, 2600, 760, 620),
    (820, 2600, 780, 620),
    (1400, 2700, 820, 700),
    (-1400, 2800, 760, 700),
)
path = lambda y: 5.5 * np.sin(np.asarray(y, float) * 0.05 + 1.4) + 0.06 * np.asarray(y, float)


def ground(xs, ys):
    rise = 0.17 * np.maximum(ys + 20, 0) - 30 * smoothstep(66, 150, ys)
    return (
        rise
        + 0.05 * (xs - 6) * smoothstep(-10, 60, ys)
        + 1.3 * fractal(xs * 0.03, ys * 0.03, 4) * smoothstep(1.5, 8, np.abs(xs - path(ys)))
    )


def build(scene):
    scene.material('green-hills', meadow=('#a09d5c', '#7f8b4a'))
    scene.camera((-1.5, -32, 2.3), (2.6, 20, 7.4), lens=36, lift=0.03, focus=13, fstop=1.4)
    scene.light(
        sun=-116,
        elevation=30,
        haze={'density': 0.0006, 'height': 60, 'base': 0.35, 'start': 60},
        clouds={'seed': 11.2, 'amount': 0.6, 'low': 0.54, 'high': 0.78},
    )
    scene.put(ground_sheet(ground, (-180, 190), (-46, 320), 'green-hills', 300, 340, near=(50, 0.5)))
    scene.put(plain('forest-hills', z=-30), layer='far')
    blue_hills(scene, near=480, count=2, height=60, base=-30, width=1900, seed=4)
    snow_peaks(scene, CHAUKHAMBA, lift=-20, scale=0.9)
    way = Mesh()
    for y in np.arange(-34, 68, 0.62):
        x = float(path(y))
        turn = math.degrees(math.atan2(1, float(path(y + 0.5) - path(y - 0.5)))) - 90
        with way.at(x, float(y), height_at(ground, x, float(y)) + 0.02, turn):
            for k in (-1, 0, 1):
                way.box(
                    0.86,
                    0.56,
                    0.16,
                    ('grey-stone', 'granite-pale', 'step')[(int(y * 3) + k) % 3],
                    k * 0.9 + 0.1 * math.sin(y * 5),
                    0,
                    -0.06,
                )
            for s in (-1, 1):
                way.box(0.3, 0.6, 0.42, 'grey-stone', s * 1.6, 0, -0.1)
    x, y = 6, 60
    plain_temple(way, 4.6, 9, 'granite-pale', x, y, height_at(ground, x, y) - 0.2, flag='flag-red')
    for dx, dy in ((-8, 2), (8, 4), (13, 1)):
        way.box(5, 4, 3, 'grey-stone', x + dx, y + dy, height_at(ground, x + dx, y + dy) - 0.4)
        way.loft(
            [
                [
                    (x + dx - 2.8, y + dy - 2.4, height_at(ground, x + dx, y + dy) + 2.4),
                    (x + dx - 2.8, y + dy, height_at(ground, x + dx, y + dy) + 3.6),
                    (x + dx - 2.8, y + dy + 2.4, height_at(ground, x + dx, y + dy) + 2.4),
                ],
                [
                    (x + dx + 2.8, y + dy - 2.4, height_at(ground, x + dx, y + dy) + 2.4),
                    (x + dx + 2.8, y + dy, height_at(ground, x + dx, y + dy) + 3.6),
                    (x + dx + 2.8, y + dy + 2.4, height_at(ground, x + dx, y + dy) + 2.4),
                ],
            ],
            'slate',
        )
    scene.put(way)
    kinds = [rhododendron(i) for i in range(3)]
    scene.layer = 'front'
    for i, (px, py, s) in enumerate(((-11, -14, 1.0), (10.5, -15, 0.95), (-15, -5, 1.1), (13.5, -6, 1.1))):
        scene.put(kinds[i % 3], px, py, height_at(ground, px, py) - 0.2, i * 70, s)
    scene.layer = 'land'
    scene.scatter(
        kinds,
        90,
        lambda r: (lambda y: (float(path(y)) + r.choice((-1, 1)) * r.uniform(5, 40), y))(r.uniform(0, 74)),
        ground,
        seed=4,
        sink=0.2,
        scale=(0.7, 1.15),
        keep=lambda x, y, z: abs(x - 6) > 7 or y < 44,
    )
    scene.scatter(
        [conifer(i, 14, 'pine', 0.24, 0.28) for i in range(2)],
        100,
        ((-110, 120), (30, 120)),
        ground,
        seed=5,
        sink=0.3,
        keep=lambda x, y, z: abs(x - 6) > 22,
    )
    scene.scatter(
        [grass_tuft(5, 50, 0.5, leaf='grass-dry'), grass_tuft(6, 50, 0.4)],
        420,
        ((-28, 30), (-30, 30)),
        ground,
        seed=6,
        sink=0.04,
        keep=lambda x, y, z: abs(x - path(y)) > 2,
    )
    scene.scatter(
        [rock(i, 0.9) for i in range(3)],
        40,
        ((-26, 26), (-28, 40)),
        ground,
        seed=7,
        sink=0.25,
        scale=(0.3, 1),
        keep=lambda x, y, z: abs(x - path(y)) > 2.6,
    )
    scene.layer = 'life'
    life = Mesh()
    for py, dx, cloth, turn in (
        (-17.2, -0.55, 'magenta', -6),
        (-16.5, 0.5, None, -12),
        (-12.0, -0.3, 'emerald', -8),
        (-11.3, 0.6, 'child', -12),
        (6, -0.5, 'turmeric', 0),
        (7, 0.5, None, 0),
        (30, 0, 'azure', 0),
    ):
        px = float(path(py)) + dx
        z = height_at(ground, px, py) + 0.12
        if cloth == 'child':
            child(life, 'turmeric', px, py, z, 1.1, turn, pose='walk')
        elif cloth:
            woman(life, cloth, px, py, z, 1.1, turn, veil=False, pose='walk', dress='salwar')
            pack(life, px, py, z, turn, 'azure' if py < -15 else 'crimson')
        else:
            walker(life, px, py, z, turn)
    flock_in(life, 6, (10, 26), (20, 40), (22, 30), 0.7)
    scene.put(life)


def pack(mesh, x, y, z, turn, cloth):
    """A rucksack with its shoulder straps on the back of whoever stands there."""
    with mesh.at(x, y, z, turn, 1.1):
        mesh.ball((0.17, 0.12, 0.25), cloth, 0, 0.24, 1.2, 14)
        mesh.ball((0.15, 0.11, 0.07), 'turmeric', 0, 0.23, 1.46, 12)
        for side in (-1, 1):
            mesh.tube(
                [
                    (0.11 * side, 0.14, 1.44),
                    (0.12 * side, -0.03, 1.46),
                    (0.13 * side, -0.15, 1.3),
                    (0.15 * side, -0.1, 1.08),
                ],
                0.022,
                cloth,
                6,
            )


def walker(mesh, x, y, z, turn):
    """A man of the hills in a Garhwali cap and waistcoat, a walking stick in his right hand."""
    with mesh.at(x, y, z, turn, 1.1):
        skin = pick(random.Random(mesh.size * 37 + 5))
        man(mesh, 'ivory', '#6d6a66', pose='none', dress='kurta')
        mesh.lathe([(0.2, 0.86), (0.19, 1.0), (0.225, 1.3), (0.19, 1.41)], 'maroon', 18, oval=(1.03, 0.74))
        mesh.lathe([(0.115, 1.665), (0.12, 1.7), (0.105, 1.79), (0.03, 1.81)], '#4a4440', 18)
        hand = (0.3, -0.3, 1.02)
        draw_arm(mesh, (0.2, 0, 1.37), (0.31, -0.02, 1.1), hand, 'ivory', skin, 0.058, 1)
        draw_arm(mesh, (-0.2, 0, 1.37), (-0.28, 0.04, 1.1), (-0.25, -0.06, 0.84), 'ivory', skin, 0.058, 1)
        mesh.tube([(0.3, -0.33, 0.0), (0.3, -0.3, 1.15)], 0.018, 'wood', 6)


def rhododendron(seed):
    """A gnarled rhododendron in flower: a leafy crown with red clusters over it, as mesh data."""
    mesh, chance = Mesh(), np.random.RandomState(seed + 3)
    mesh.tube([(0, 0, 0), (0.2, 0.1, 1.2), (-0.1, 0, 2.4)], [0.26, 0.2, 0.12], 'bark', 7)
    for k in range(7):
        a = k * 0.9 + seed
        x, y, z = 1.4 * math.cos(a), 1.4 * math.sin(a), 2.6 + 0.9 * chance.rand()
        mesh.tube([(0, 0, 1.2), (x * 0.6, y * 0.6, 2.1), (x, y, z)], [0.13, 0.09, 0.05], 'bark', 5)
        leaf_cloud(mesh, (x, y, z), (1.1, 1.1, 0.8), 130, 'leaf-dark', chance, 0.2)
        leaf_cloud(mesh, (x, y, z + 0.14), (1.16, 1.16, 0.82), 120, 'crimson', chance, 0.13)
    return mesh.data('rhododendron')
