"""Nek Chand's Rock Garden: ranks of broken-bangle figures on terraces, a waterfall, arches of rubble and pots."""
import math

import numpy as np

from kit.architecture.arches import arched_wall
from kit.life.people import man, woman
from kit.mesh import Mesh
from kit.nature.falls import spray, waterfall
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf, bush

PICTURE = {
    'hour': 'noon',
    'alt': 'Rows of mosaic figures made of broken bangles and china stand on terraces by a waterfall in the Rock Garden of Chandigarh.',
}
SKINS = ('#d6cdbd', '#a9543f', '#5b8791', '#cfa94f', '#8c7fa0', '#7f9a72', '#e4dfd4')
BANGLES = ('#2f7a6a', '#b23a4a', '#d8b23a', '#3d5fa0', '#e6e0d2', '#7d3f7a')


def build(scene):
    scene.camera((-9.6, -5.6, 2.0), (-3.6, 6, 2.95), lens=36, lift=0.02, focus=8.0, fstop=0.6)
    scene.light(
        sun=-128,
        elevation=40,
        energy=4.2,
        haze={'density': 0.003, 'height': 12, 'base': 0.2, 'start': 30},
        clouds={'seed': 4.1, 'amount': 0.8},
    )
    scene.put(plain('paving', z=-0.03), layer='far')
    place = Mesh()
    chance = np.random.RandomState(8)
    for level in range(4):
        place.box(26, 2.2, 0.9 * (level + 1), 'grey-stone', -7, 2 + level * 2.2, 0)
        for i in range(44):
            place.box(
                0.52, 0.08, 0.34, SKINS[chance.randint(7)], -19.6 + i * 0.58, 0.86 + level * 2.2, 0.9 * level + 0.4
            )
        for k in range(15 - level):
            x = -18.4 + k * 1.6 + (level % 2) * 0.7
            figure(
                place, x, 2 + level * 2.2, 0.9 * (level + 1), SKINS[(k + level * 2) % 7], SKINS[(k * 3 + 1) % 7], k % 2
            )
    place.box(30, 5, 8, 'rock', -7, 14, 0)
    for side, x in ((0, 10.5), (1, 20)):
        with place.at(x, 3 + side * 2.4, 0, -14):
            arched_wall(place, 8, 8.4, 'grey-stone', 2.1, 3.2, 5.6, 0, 2.4, kind='round', open_back=True)
            for sgn in (-1, 1):
                place.box(1.9, 2.4, 8, 'grey-stone', sgn * 3.05, 1.3)
                for k in range(9):
                    place.ball(0.36, SKINS[(k * 2) % 7], sgn * 3.05, -0.05, 0.6 + k * 0.85, 8)
            for k in range(11):
                place.lathe(
                    [(0.12, 0), (0.3, 0.14), (0.3, 0.34), (0.16, 0.5), (0.2, 0.56)],
                    'terracotta',
                    10,
                    x=-3.6 + k * 0.72,
                    y=0.4,
                    z=8.4,
                )
    place.box(9, 7, 8.5, 'rock', 4.6, 14, 0)
    place.box(9, 4, 0.5, 'paving', 5.4, 5.4, -0.02)
    place.lathe([(4.4, 0.25), (0.1, 0.26)], 'pool', 30, x=5.2, y=5.6, oval=(1, 0.7))
    waterfall(place, 5, 10.8, 8.6, 0.3, 3.8, 1.4, 26, 4, 1.2)
    spray(place, 5, 9.6, 0.3, 3, 10, 0.45)
    scene.put(place)
    stones = [rock(i, 1.2, 'granite') for i in range(3)]
    scene.scatter(
        stones, 60, lambda r: (5 + r.choice((-1, 1)) * r.uniform(2.4, 5.2), r.uniform(8, 13)), seed=4, scale=(0.4, 1.2)
    )
    scene.scatter(
        stones,
        30,
        lambda r: (lambda a: (5.2 + 4.6 * math.cos(a), 5.6 + 3.3 * math.sin(a)))(r.uniform(0, 6.3)),
        seed=5,
        scale=(0.2, 0.5),
        sink=0.2,
    )
    # The retaining wall is a cliff of boulders, packed as Nek Chand packed them.
    for i in range(230):
        x, z = chance.uniform(-22, 9), chance.uniform(0.4, 8.2)
        if abs(x - 5) > 1.7:
            scene.put(stones[i % 3], x, 11.5 if x < 0.2 else 10.6, z, chance.uniform(0, 360), chance.uniform(0.5, 0.95))
    scene.scatter(
        [broadleaf(20 + i, 11, spread=1.2, cards=340, card=0.32) for i in range(3)], 34, ((-50, 50), (17, 40)), seed=6
    )
    scene.scatter(
        [bush(2, 1.2, 'leaf'), bush(3, 1.1, 'magenta')],
        26,
        lambda r: (r.uniform(-22, 24), r.uniform(10.4, 12)),
        lambda x, y: np.where(np.abs(x - 5) < 4, 8.4, np.where(x < 5, 8, 0)),
        seed=7,
    )
    scene.layer = 'front'
    near = Mesh()
    figure(near, -11.1, -3.0, 0.1, SKINS[1], SKINS[6], 0)
    scene.put(near)
    scene.layer = 'life'
    life = Mesh()
    for x, y, cloth, turn in ((2.2, -1.6, 'scarlet', 150), (3.3, -1.2, None, 190)):
        if cloth:
            woman(life, cloth, x, y, 0, 1, turn, dress='salwar', pose='point')
        else:
            man(life, 'ivory', 'indigo', x, y, 0, 1, turn, dress='shirt', pose='behind')
    scene.put(life)


def figure(mesh, x, y, z, skin, skirt, arms):
    """One of Nek Chand's figures: cement set with rings of broken bangles and shards of china, a pot or a bird in its
    hands."""
    kind = int(abs(x * 7 + y * 3)) % 3
    with mesh.at(x, y, z, 8 * math.sin(x * 3), 0.92 + 0.08 * math.sin(x * 5)):
        # The dress is ring upon ring of bangles, each of its own colour.
        rings = 15
        for k in range(rings):
            t = k / rings
            wide = 0.36 - 0.17 * t**0.8 + 0.02 * (k % 2)
            paint = skirt if k % 3 else BANGLES[(k // 3 + int(abs(x) * 5)) % 6]
            mesh.lathe([(wide * 0.94, 0.06 * k), (wide, 0.06 * k + 0.03), (wide * 0.94, 0.06 * k + 0.062)], paint, 18)
        mesh.lathe([(0.17, 0.88), (0.21, 1.0), (0.235, 1.16), (0.2, 1.27), (0.08, 1.34)], '#e2dccf', 16, oval=(1, 0.8))
        for k in range(26):
            a = k * 2.4
            h = 0.93 + 0.013 * k
            wide = 0.2 + 0.03 * math.sin((h - 0.9) * 7)
            with mesh.at(wide * math.cos(a), 0.82 * wide * math.sin(a), h, math.degrees(a)):
                mesh.box(0.02, 0.06, 0.05, BANGLES[k % 6])
        for k in range(3):
            ring = [
                ((0.1 + 0.035 * k) * math.cos(b), (0.1 + 0.035 * k) * 0.85 * math.sin(b), 1.33 - 0.03 * k)
                for b in [j * math.pi / 8 for j in range(17)]
            ]
            mesh.tube(ring, 0.018, BANGLES[(k + int(abs(y))) % 6], 6)
        mesh.tube([(0, 0, 1.28), (0, 0, 1.42)], 0.065, skin, 10)
        mesh.ball((0.145, 0.14, 0.18), skin, 0, 0, 1.52, 16)
        mesh.tube([(0, -0.13, 1.55), (0, -0.165, 1.49), (0, -0.135, 1.48)], [0.014, 0.026, 0.016], skin, 7)
        for side in (-1, 1):
            mesh.ball((0.032, 0.016, 0.022), '#f4efe4', 0.055 * side, -0.125, 1.55, 10)
            mesh.ball((0.013, 0.01, 0.015), '#1d1412', 0.055 * side, -0.14, 1.55, 8)
            mesh.lathe([(0.03, -0.02), (0.03, 0.02)], BANGLES[1], 10, x=0.15 * side, z=1.46)
        mesh.tube([(-0.035, -0.13, 1.435), (0.035, -0.13, 1.435)], 0.011, '#8a3f3a', 6)
        if kind == 0:
            for k in range(5):
                mesh.lathe([(0.15 - 0.024 * k, 1.62 + 0.06 * k), (0.16 - 0.024 * k, 1.66 + 0.06 * k)], BANGLES[k], 14)
        elif kind == 1:
            mesh.ball((0.16, 0.15, 0.13), '#3a332e', 0, 0.03, 1.6, 14)
            mesh.ball(0.075, '#3a332e', 0, 0.02, 1.76, 10)
        else:
            mesh.lathe([(0.1, 1.66), (0.2, 1.74), (0.2, 1.84), (0.1, 1.92), (0.13, 1.97)], 'terracotta', 14)
        for side in (-1, 1):
            hand = (side * 0.36, -0.14, 0.74) if arms else (side * 0.1, -0.32, 1.0)
            elbow = (side * 0.38, -0.04, 0.98)
            mesh.tube([(side * 0.2, 0, 1.2), elbow, hand], [0.065, 0.06, 0.045], skin, 9)
            for k in range(4):
                t = 0.35 + 0.16 * k
                place = [a + (b - a) * t for a, b in zip(elbow, hand)]
                mesh.ball(0.062, BANGLES[(k + kind) % 6], *place, 9)
        if not arms:
            if kind == 1:
                mesh.ball((0.09, 0.14, 0.09), '#e4dfd4', 0, -0.38, 1.06, 12)
                mesh.ball(0.055, '#e4dfd4', 0, -0.47, 1.15, 10)
                mesh.tube([(0, -0.51, 1.15), (0, -0.57, 1.13)], [0.018, 0.004], '#cf8a2f', 6)
            else:
                mesh.lathe([(0.06, 0), (0.15, 0.09), (0.08, 0.2), (0.11, 0.24)], 'terracotta', 14, y=-0.35, z=0.98)
