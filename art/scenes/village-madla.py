"""Madla on the Ken by Panna: mud houses with painted thresholds and country tiles above a rocky river in the evening,
spotted deer at the water on the forest's side."""
import math

import numpy as np

from kit.architecture.himalayan import gable_roof
from kit.life.animals import cow
from kit.life.birds import flock_in
from kit.life.boats import hull
from kit.life.lamps import flame
from kit.life.people import man, woman
from kit.life.wildlife import chital
from kit.life.work import person, with_child
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.terrain import ground_sheet, plain, water_sheet
from kit.nature.trees import broadleaf
from kit.noise import fractal, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'size': 'hero',
    'widest': 1600,
    'alt': 'Fishers in a long boat and women with pots before the painted mud houses of Madla on the rocky Ken in the evening, spotted deer on the bank.',
}
HOUSES = ((11.5, 9, -20), (23, 17, -26), (0.5, 22, -4), (35, 28, -20), (13, 33, -6), (-14, 32, 16), (26, 44, -10))


def edge(xs):
    """y of the water's edge at x: the Ken comes from behind on the left."""
    return -9 - np.where(xs > -2, 0.34, 1.1) * (np.maximum(xs, -50) + 2)


def shore(xs, ys):
    """Metres inland from the village bank."""
    return ys - edge(xs) + 2.4 * fractal(xs * 0.05, ys * 0.05 + 2, 4)


def ground(xs, ys):
    inland = shore(xs, ys)
    rise = -1.4 + 3.6 * smoothstep(-1.5, 9, inland) + 0.02 * np.maximum(inland, 0)
    ledges = 0.5 * np.sin(rise * 5.5) * smoothstep(-1, 1, inland) * smoothstep(11, 6, inland)
    islet = 0.5 - 0.11 * np.hypot((xs + 11) * 0.55, ys + 3) + 0.3 * fractal(xs * 0.3, ys * 0.3, 3)
    return np.maximum(rise + ledges + 0.14 * fractal(xs * 0.2, ys * 0.2, 3), islet)


def build(scene):
    scene.material('dust', colour='#c9a172', second='#ad8558')
    scene.material('tiles', colour='#a9643f', second='#7f4a31')
    scene.material('river', colour='#3f6a68', ripple=0.05)
    scene.camera((-4, -30, 2.4), (2, 30, 7.0), lens=34, lift=0.02, focus=20, fstop=1.0)
    scene.light(
        sun=-116,
        elevation=19,
        energy=5.4,
        haze={'density': 0.0016, 'height': 12, 'start': 50, 'base': 0.22},
        clouds={'seed': 16.4, 'amount': 0.8},
    )
    scene.put(water_sheet('river', 0, 900, -100))
    scene.put(ground_sheet(ground, (-120, 190), (-34, 190), 'dust', 380, 380, near=(40, 0.6)))
    scene.put(plain('field', z=2.2, y=8190), layer='far')
    blue_hills(scene, 'dry-hills', near=330, count=3, height=64, base=0, width=1500, seed=8.1, length=330)
    village = Mesh()
    for number, (x, y, turn) in enumerate(HOUSES):
        z = height_at(ground, x, y) + 0.1
        with village.at(x, y, z, turn):
            mud_house(village, number)
        scene.lamp(x - 1, y - 5, z + 2.2, 120)
    scene.put(village)
    scene.lamp(3.4, -6.9, height_at(ground, 3.4, -6.6) + 0.8, 160)
    clear = lambda x, y: all(abs(x - a) > 6.5 or abs(y - b) > 6 for a, b, _ in HOUSES)
    teak = [
        broadleaf(i, 12, ('leaf', 'leaf-dry', 'leaf')[i], spread=1.1, clouds=10, cards=320, card=0.36) for i in range(3)
    ]
    scene.scatter(
        teak,
        330,
        ((-120, 180), (56, 180)),
        ground,
        seed=5,
        sink=0.3,
        scale=(0.7, 1.15),
        keep=lambda x, y, z: z > 1.5 and clear(x, y),
    )
    big = broadleaf(8, 13, 'leaf', spread=1.5, clouds=14, cards=460, card=0.28)
    for x, y, turn in ((-24, 44, 0), (44, 30, 80), (20, 36, 30)):
        scene.put(big, x, y, height_at(ground, x, y) - 0.2, turn, 1)
    # Granite shelves and boulders in the bed, worn round.
    stones = [rock(i, 1.5, 'rock-warm', 0.55) for i in range(4)]
    scene.scatter(
        stones,
        150,
        lambda r: (lambda x: (x, float(edge(x)) + r.uniform(-6, 4)))(r.choice((r.uniform(-50, -1), r.uniform(9, 30)))),
        sink=0.5,
        seed=5,
        scale=(0.25, 1.3),
    )
    scene.scatter(
        [grass_tuft(4, 60, 0.8, leaf='grass-dry'), grass_tuft(5, 50, 1.1, leaf='reed')],
        260,
        lambda r: (lambda x: (x, float(edge(x)) + r.uniform(-1, 4)))(r.uniform(-50, 40)),
        ground,
        seed=7,
        sink=0.1,
        scale=(0.5, 0.9),
        keep=lambda x, y, z: z > -0.2 and not -1 < x < 9,
    )
    scene.layer = 'front'
    scene.scatter(
        [grass_tuft(4, 60, 0.8, leaf='grass-dry'), grass_tuft(5, 50, 1.0, leaf='reed')],
        90,
        ((-18, -4), (-5, 0.5)),
        ground,
        sink=0.1,
        seed=7,
        scale=(0.4, 0.8),
        keep=lambda x, y, z: z > 0.05 and y > -3,
    )
    scene.scatter(stones, 12, ((-17, -5), (-7, -2)), sink=0.6, seed=8, scale=(0.2, 0.5))
    scene.layer = 'life'
    herd = (chital(grazing=True), chital(), chital(antlers=True))
    for kind, x, y, turn in ((0, -7.6, -3.8, 250), (1, -9.6, -3.0, 200), (2, -11.2, -3.4, 300), (0, -12.7, -2.6, 50)):
        for part in herd[kind]:
            scene.put(part, x, y, height_at(ground, x, y) - 0.03, turn, 1.2)
    life = Mesh()
    spot = lambda x, y: (x, y, height_at(ground, x, y))
    at_the_water(life, spot, scene.is_night)
    with life.at(-24, 8.0, 0.02, 14):
        hull(life, 6.4, 1.0, 0.5, rise=0.5, deck='wood')
        man(life, 'ivory', 'indigo', -1.4, 0, 0.3, 1.05, 0, pose='none', dress='lungi')
        life.tube([(-1.1, -0.3, 2.6), (-1.2, -0.4, 0.9), (-1.4, -0.6, -0.6)], 0.024, 'bamboo', 7)
    if not scene.is_night:
        dugout(life, -5.9, -16.4, 12)
        flock_in(life, 9, (-24, -4), (20, 50), (19, 26), 0.7, 'white-bird')
    scene.put(life)
    x, y, z = spot(2.5, 12)
    scene.put(cow(), x, y, z, 200, 0.95)


def mud_house(mesh, number):
    """A house of Bundelkhand: thick mud walls, a white and ochre band with drawn flowers, a deep veranda on wooden
    posts under country tiles."""
    wall = ('#c99468', '#d8b48a', '#8fa9bb')[number % 3]
    mesh.box(9.6, 6.4, 1.6, 'earth', 0, -0.6, -1.1)
    mesh.box(8.4, 4.8, 3.6, wall, z=-0.6)
    mesh.box(9.5, 0.12, 0.5, 'whitewash', 0, -3.84, -0.1)
    with mesh.at(0, -2.42):
        mesh.box(8.3, 0.06, 0.7, '#8c4a34', 0, 0, 0.5)
        mesh.box(8.3, 0.08, 0.1, 'whitewash', 0, 0, 1.2)
        mesh.box(1.1, 0.2, 1.9, 'window-lit' if number % 3 else 'wood-dark', -0.4, 0, 0.5)
        for side in (-0.75, 0.75):
            mesh.box(0.22, 0.22, 2.1, 'whitewash', -0.4 + side, 0, 0.5)
        mesh.box(1.75, 0.22, 0.22, 'whitewash', -0.4, 0, 2.5)
        mesh.box(0.8, 0.2, 0.8, 'window-lit', 2.4, 0, 1.4)
        mesh.box(0.8, 0.2, 0.8, 'window', -2.9, 0, 1.4)
        for k in range(14):
            px = -3.9 + 0.6 * k
            if abs(px + 0.4) > 0.9:
                for a in range(5):
                    at = a * 2 * math.pi / 5
                    mesh.ball(
                        (0.07, 0.03, 0.07), 'whitewash', px + 0.1 * math.cos(at), -0.04, 0.85 + 0.1 * math.sin(at), 6
                    )
    for px in np.linspace(-4.3, 4.3, 5):
        mesh.tube([(px, -3.7, 0.4), (px, -3.7, 2.5)], 0.09, 'wood-dark', 6)
    mesh.quad((-4.9, -4.2, 2.25), (4.9, -4.2, 2.25), (4.9, -2.2, 3.1), (-4.9, -2.2, 3.1), 'tiles')
    gable_roof(mesh, 8.6, 4.8, 1.8, 'tiles', 0, 0, 2.95, 0.6)


def dugout(mesh, x, y, turn):
    """A long boat on the river: one paddles at the stern, one gathers the net amidships, fish lie in a basket."""
    with mesh.at(x, y, 0.02, turn):
        hull(mesh, 5.6, 0.95, 0.45, rise=0.5, deck='wood')
        with mesh.at(-1.5, 0, 0.14, 96, 1.05):
            person(mesh, 'paddle', 'lungi', 'skin', '#5d6f86', head='turban', hat='#efe4d2')
            mesh.tube([(0.1, -0.22, 1.3), (0.36, -0.46, 0.5), (0.5, -0.6, -0.1)], 0.022, 'wood', 6)
            mesh.ball((0.1, 0.03, 0.24), 'wood', 0.53, -0.63, -0.16, 9)
        with mesh.at(0.5, 0.06, 0.22, -38, 1.05):
            person(mesh, 'serve', 'shirt', '#cfae62', '#4d5560', head='scarf', hat='crimson')
            for k in range(8):
                mesh.ball((0.28, 0.24, 0.1), '#7fa39b', 0.09 * k - 0.3, -0.56, 0.06 + 0.03 * (k % 3), 10)
        mesh.lathe([(0.18, 0.3), (0.27, 0.52), (0.25, 0.52)], 'weave', 18, x=1.5)
        for k in range(12):
            mesh.ball((0.13, 0.03, 0.03), '#b9c4ca', 1.42 + 0.05 * (k % 4), 0.05 * (k // 4) - 0.06, 0.53, 8)


def at_the_water(mesh, spot, is_night):
    """By day one washes, one pours, one carries water home; by night men sit around a fire on the sand."""
    pot = [(0.1, 0), (0.2, 0.1), (0.2, 0.2), (0.1, 0.3), (0.13, 0.36)]
    if is_night:
        with mesh.at(*spot(3.4, -3.4)):
            for k in range(5):
                a = k * 1.257
                mesh.tube([(0.4 * math.cos(a), 0.4 * math.sin(a), 0.04), (0, 0, 0.24)], 0.05, 'bark', 7)
                flame(mesh, 0.1 * math.cos(a), 0.1 * math.sin(a), 0.1, 0.6 - 0.07 * k, 0.4, 0.2)
        for x, y, turn, deed, cloth, hat in (
            (2.0, -3.0, 78, 'serve', '#efe4d2', 'crimson'),
            (4.9, -3.1, -74, 'squat', '#a7b79c', 'saffron'),
            (3.9, -2.0, -16, 'play', 'ivory', '#b97f93'),
        ):
            person(mesh, deed, 'dhoti', cloth, 'ivory', *spot(x, y), turn, 1.12, head='turban', hat=hat)
        return
    woman(mesh, 'scarlet', *spot(6.4, -5.4), 1.12, 118, pot=True, veil=False)
    with mesh.at(*spot(1.2, -7.9), -48, 1.12):
        person(mesh, 'wash', 'saree', '#d9a79b', 'crimson')
        mesh.ball((0.3, 0.22, 0.08), 'ivory', 0, -0.66, 0.06, 12)
    with mesh.at(*spot(3.4, -8.0), 24, 1.12):
        person(mesh, 'pluck', 'saree', '#cfae62', 'crimson')
        mesh.lathe(pot, 'brass', 18, x=0.04, y=-0.62, z=0.5)
    with mesh.at(*spot(4.3, -7.7)):
        mesh.lathe(pot, 'terracotta', 18)
        mesh.lathe(pot, 'brass', 18, x=0.5, y=0.2)
    with_child(mesh, 'saree', 'magenta', 'ivory', *spot(8.6, -6.8), -96, 1.1)
