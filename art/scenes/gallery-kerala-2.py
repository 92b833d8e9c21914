"""Kuttanad: a man in a canoe drives a hundred ducks down a canal that stands higher than the rice on either side."""
import math

import numpy as np

from kit.architecture.village import tiled_house
from kit.life.birds import flock_in
from kit.life.boats import hull
from kit.life.figure import SKINS, draw_arm
from kit.life.people import child, man, woman
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.palms import banana, coconut_palm
from kit.nature.terrain import plain
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'A man in a canoe drives about a hundred brown ducks towards us along a Kuttanad canal between palms and green rice fields.',
}
mid = lambda y: 1.5 + 3.0 * np.sin(np.asarray(y, float) * 0.034 + 0.4)


def build(scene):
    scene.camera((0.3, -20, 2.1), (1.7, 0, 2.3), lens=34, lift=0.03, focus=12, fstop=1.6)
    scene.light(
        sun=-106,
        elevation=21,
        haze={'density': 0.0032, 'height': 9, 'base': 0.18, 'start': 36},
        clouds={'scale': 1.1, 'low': 0.43, 'high': 0.66, 'amount': 1.0, 'seed': 8.2},
    )
    scene.put(plain('field', z=-1.9), layer='far')
    land = Mesh()
    ys = np.linspace(-40, 120, 90)
    land.loft([[(float(mid(y)) - 4.6, y, 0), (float(mid(y)) + 4.6, y, 0)] for y in ys], 'backwater')
    for side in (-1, 1):
        land.loft(
            [
                [
                    (float(mid(y)) + side * 4.2, y, -0.4),
                    (float(mid(y)) + side * 4.8, y, 0.4),
                    (float(mid(y)) + side * 6.6, y, 0.45),
                    (float(mid(y)) + side * 9, y, -1.8),
                ]
                for y in ys
            ],
            'meadow',
        )
    for row in range(8):
        for k in range(5):
            for side in (-1, 1):
                land.box(
                    27,
                    17,
                    0.2,
                    ('field', 'lawn', 'field')[(row + k) % 3],
                    side * (24 + k * 28),
                    -24 + row * 18 + k * 3,
                    -1.85,
                )
    scene.put(land)
    shoots = [grass_tuft(7 + i, 32, 0.7, 0.55, 'rice', 0.028) for i in range(2)]
    scene.scatter(
        shoots,
        1500,
        lambda r: (lambda y: (float(mid(y)) + r.choice((-1, 1)) * r.uniform(9, 30), y))(r.uniform(-20, 40)),
        lambda x, y: x * 0 - 1.75,
        seed=4,
        sink=0,
    )
    scene.scatter(
        [grass_tuft(5, 50, 0.6)],
        460,
        lambda r: (lambda y: (float(mid(y)) + r.choice((-1, 1)) * r.uniform(4.7, 7.2), y))(r.uniform(-24, 60)),
        lambda x, y: x * 0 + 0.38,
        seed=5,
        sink=0.06,
    )
    palms = [coconut_palm(i, 10 + i, ((-1) ** i * 2.6, -0.5)) for i in range(4)]
    for i, y in enumerate((-6, 8, 20, 33, 44, 58, 70, 86)):
        side = 1 if i % 2 else -1
        scene.put(palms[i % 4], float(mid(y)) + side * 6.2, y, 0.3, 90 * side + i * 20)
    scene.scatter(
        [banana(1), banana(2)],
        16,
        lambda r: (lambda y: (float(mid(y)) + r.choice((-1, 1)) * 6.4, y))(r.uniform(26, 74)),
        lambda x, y: x * 0 + 0.35,
        seed=6,
    )
    house = Mesh()
    tiled_house(house, 8, 5, 14, 46, 0.2, 'blue-wall', turn=-16)
    tiled_house(house, 8, 5, -10, 60, 0.2, 'whitewash', turn=18)
    house.box(11, 8, 2.2, 'earth', 14, 46, -2)
    house.box(11, 8, 2.2, 'earth', -10, 60, -2)
    scene.put(house)
    tree_line(scene, 130, 50, 420, 90, 7, palms=80, z=-1.6)
    scene.layer = 'front'
    scene.put(coconut_palm(8, 10, (1.0, 0.4)), -5.4, -4.0, 0.2)
    scene.layer = 'life'
    life = Mesh()
    with life.at(2.1, -7.4, 0.05, -80):
        boat(life)
    chance = np.random.RandomState(4)
    spots = []
    for i in range(900):
        y = chance.uniform(-12.2, -4) if i < 700 else chance.uniform(-4, 6)
        x = float(mid(y)) + chance.normal() * 1.7 - 0.5
        far = math.hypot(x - 2.3, (y + 7.6) * 0.5)
        if abs(x - float(mid(y))) > 3.7 or far < 1.35 or len(spots) > 104:
            continue
        if any(math.hypot(x - a, y - b) < 0.52 for a, b in spots):
            continue
        spots.append((x, y))
        drake = chance.rand() < 0.25
        with life.at(x, y, 0.0, -90 + chance.normal() * 34, 1.0):
            duck(
                life,
                ('#8d7355', '#a58a68', '#75604a', '#b59b78')[chance.randint(4)],
                '#2f5a48' if drake else ('#6f5a44', '#5c4b3c')[chance.randint(2)],
            )
    woman(life, 'scarlet', float(mid(1)) + 5.5, 1, 0.4, 1.1, -24, veil=False, pose='load')
    with life.at(float(mid(1)) + 5.5, 1, 0.4, -24, 1.1):
        life.lathe([(0.15, 1.74), (0.28, 1.9)], 'weave', 18)
        life.ball((0.26, 0.26, 0.1), 'rice', 0, 0, 1.9, 12)
    child(life, 'turmeric', float(mid(2.4)) + 5.7, 2.4, 0.4, 1.1, -30, girl=True, pose='walk')
    flock_in(life, 8, (-20, -4), (20, 50), (10, 16), 0.7, 'white-bird')
    scene.put(life)


def boat(mesh):
    """A dugout heading +x with its poler standing near the stern, facing ahead, both hands at the pole."""
    hull(mesh, 5.6, 0.95, 0.5, rise=0.55)
    with mesh.at(-1.1, 0, 0.06, 90, 1.05):
        man(mesh, None, 'ivory', turban='ivory', pose='none', dress='lungi')
        mesh.lathe([(0.2, 0.96), (0.205, 1.0), (0.195, 1.05)], 'azure', 18, oval=(1, 0.78))
        foot, top = (0.62, -0.1, -0.35), (0.16, -0.34, 2.5)
        at = lambda t: tuple(a + (b - a) * t for a, b in zip(foot, top))
        mesh.tube([foot, top], 0.026, 'bamboo', 7)
        for side, elbow, share in ((1, (0.34, -0.12, 1.2), 0.66), (-1, (-0.2, -0.22, 1.12), 0.53)):
            draw_arm(mesh, (0.2 * side, 0, 1.37), elbow, at(share), SKINS[2], SKINS[2], 0.056)


def duck(mesh, body, hood):
    """A duck afloat facing +x: breast, raised tail, folded wings with a pale bar, a bent neck and a flat bill."""
    with mesh.at(0, 0, 0.05, roll=90):
        mesh.lathe([(0.02, -0.34), (0.085, -0.22), (0.14, -0.02), (0.125, 0.16), (0.05, 0.26)], body, 14, oval=(0.9, 1))
    mesh.tube([(-0.24, 0, 0.1), (-0.36, 0, 0.17)], [0.075, 0.015], body, 8)
    for side in (-1, 1):
        mesh.ball((0.2, 0.035, 0.075), '#5d4a38', -0.06, 0.115 * side, 0.1, 10)
        mesh.ball((0.05, 0.012, 0.05), '#e9dfc8', -0.12, 0.143 * side, 0.08, 7)
    mesh.tube([(0.17, 0, 0.08), (0.24, 0, 0.16), (0.23, 0, 0.3)], [0.085, 0.06, 0.048], hood, 9)
    mesh.ball((0.075, 0.058, 0.06), hood, 0.255, 0, 0.34, 10)
    mesh.lathe([(0.05, 0.2), (0.055, 0.21), (0.05, 0.22)], '#e9dfc8', 10, x=0.235)
    mesh.ball((0.075, 0.036, 0.016), '#d9a032', 0.36, 0, 0.325, 8)
    for side in (-1, 1):
        mesh.ball(0.012, '#15100f', 0.285, 0.05 * side, 0.36, 6)
