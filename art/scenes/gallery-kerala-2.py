"""Kuttanad: a man in a canoe herds a hundred ducks down a canal that stands higher than the rice on either side."""
import numpy as np

from kit.architecture.village import tiled_house
from kit.life.birds import flock_in
from kit.life.boats import canoe
from kit.life.water_birds import duck
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.palms import banana, coconut_palm
from kit.nature.terrain import plain
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'A man in a canoe herds about a hundred brown ducks along a Kuttanad canal raised above the green rice fields beside it.',
}
mid = lambda y: 1.5 + 3.0 * np.sin(np.asarray(y, float) * 0.034 + 0.4)


def build(scene):
    scene.camera((-2.2, -28, 6.2), (2, 14, 1.6), lens=36, lift=0.06, focus=26, fstop=5.6)
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
    house.box(20, 12, 2.4, 'meadow', 14, 47, -2)
    house.box(18, 12, 2.4, 'meadow', -12, 61, -2)
    scene.put(house)
    tree_line(scene, 130, 50, 420, 90, 7, palms=80, z=-1.6)
    scene.layer = 'front'
    scene.put(coconut_palm(8, 10, (3.6, 0.4)), -10.6, -12, 0.2)
    scene.layer = 'life'
    life = Mesh()
    canoe(life, float(mid(1)) - 0.8, 1, 0.04, 74, 6, 'ivory', 1.15)
    chance = np.random.RandomState(4)
    for i in range(110):
        y = -15 + abs(chance.normal()) * 5.4 if i < 90 else chance.uniform(-15, -4)
        x = float(mid(y)) + np.clip(chance.normal() * 1.5, -3.4, 3.2)
        if abs(y - 1) < 3.6 and abs(x - float(mid(1)) + 0.8) < 1.1:
            continue
        duck(
            life,
            x,
            y,
            0.02,
            -90 + chance.normal() * 24,
            1.05,
            ('#8d7355', '#a58a68', '#75604a', '#e8ddc8')[chance.randint(4)],
            ('#4a3b30', '#5c4b3c')[chance.randint(2)],
        )
    flock_in(life, 8, (-20, -4), (20, 50), (10, 16), 0.7, 'white-bird')
    scene.put(life)
