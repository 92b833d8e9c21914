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
SKINS = ('#c9bfae', '#b8563f', '#5f8f9a', '#d9b45a', '#8a6fa0', '#7fa36f', '#e2ddd2')


def build(scene):
    scene.camera((-3.4, -20, 3.4), (-0.2, 6, 4.4), lens=35, lift=0.03)
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
    waterfall(place, 5, 10.8, 8.6, 0.3, 3.4, 1.4, 22, 4, 1.2)
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
    scene.put(broadleaf(33, 9, spread=1.3, clouds=10, cards=440, card=0.18), -17, -8, 0)
    scene.layer = 'life'
    life = Mesh()
    for x, y, cloth in ((-1.6, -4, 'scarlet'), (-0.4, -3.4, None), (8.6, -2, 'turmeric'), (10, 0.4, 'azure')):
        woman(life, cloth, x, y, 0, 1, 190) if cloth else man(life, 'ivory', 'indigo', x, y, 0, 1, 170, walking=False)
    scene.put(life)


def figure(mesh, x, y, z, skin, skirt, arms):
    """One of Nek Chand's figures: a simple skirted body set with shards, hands at its sides or holding a pot."""
    with mesh.at(x, y, z, 0, 0.92):
        mesh.lathe([(0.34, 0), (0.3, 0.5), (0.18, 0.85), (0.24, 1.15), (0.1, 1.3)], skirt, 9, False)
        mesh.lathe([(0.305, 0.4), (0.31, 0.5)], skin, 9, False)
        mesh.ball((0.15, 0.15, 0.19), skin, 0, 0, 1.5, 8)
        mesh.lathe([(0.14, 1.62), (0.05, 1.85)], skirt, 8)
        for side in (-1, 1):
            hand = (side * 0.34, -0.12, 0.7) if arms else (side * 0.12, -0.3, 1.0)
            mesh.tube([(side * 0.2, 0, 1.18), (side * 0.36, -0.04, 0.95), hand], 0.07, skin, 5)
        if not arms:
            mesh.lathe([(0.06, 0), (0.16, 0.1), (0.1, 0.24)], 'terracotta', 8, y=-0.34, z=0.95)
