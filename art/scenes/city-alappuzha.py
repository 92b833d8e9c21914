"""Alappuzha after rain: a canal between palm bunds with rice fields lower than the water, canoes and a church."""
import numpy as np

from kit.architecture.colonial import goan_church
from kit.architecture.village import tiled_house
from kit.life.birds import flock_in
from kit.life.boats import canoe, kettuvallam
from kit.life.people import man, woman
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.palms import banana, coconut_palm
from kit.nature.terrain import plain
from kit.scene import height_at
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'noon',
    'palette': 'noon-monsoon',
    'alt': 'A canal at Alappuzha between palm-lined bunds and brilliant green rice fields, canoes, a thatched houseboat and a white church.',
}


def middle(ys):
    return 9 * np.sin((np.asarray(ys, float) + 10) * 0.017) - 3


def build(scene):
    scene.material('field', colour='#9cc24a', second='#7cab3e')
    scene.camera((-5, -52, 10.5), (2, 30, 6.4), lens=34, lift=0.0, focus=60, fstop=5.6)
    scene.light(
        sun=-84,
        elevation=34,
        energy=4.2,
        haze={'density': 0.0021, 'height': 20, 'base': 0.25, 'start': 60, 'most': 0.78},
        clouds={'seed': 7.9, 'amount': 1, 'scale': 1.3, 'low': 0.42, 'high': 0.7},
    )
    scene.put(plain('field', z=-0.9), layer='far')
    land = Mesh()
    ys = np.linspace(-90, 260, 90)
    land.loft([[(float(middle(y)) - 7.4, y, 0), (float(middle(y)) + 7.4, y, 0)] for y in ys], 'backwater', smooth=False)
    for side in (-1, 1):
        rows = [
            [
                (float(middle(y)) + side * (7 + off), y, z)
                for off, z in ((0, -0.3), (0.5, 0.75), (2.2, 1.0), (4.4, 0.9), (6.4, -0.9))
            ]
            for y in ys
        ]
        land.loft(rows, 'meadow')
        land.loft([[(float(middle(y)) + side * (9 + w), y, 1.03) for w in (0, 1.0)] for y in ys], 'dust')
    chance = scene.random
    for i in range(60):
        side = chance.choice((-1, 1))
        y = chance.uniform(-40, 220)
        land.box(
            chance.uniform(20, 50), 0.7, 0.34, 'meadow', float(middle(y)) + side * chance.uniform(24, 90), y, -0.86
        )
        land.box(
            0.7, chance.uniform(20, 60), 0.34, 'meadow', float(middle(y)) + side * chance.uniform(24, 90), y + 10, -0.86
        )
    for x, y, w, d in ((-38, 4, 24, 14), (44, 30, 30, 16), (-60, 60, 34, 20)):
        land.box(w, d, 0.06, 'pool', x, y, -0.88)
    scene.put(land)
    shoots = [grass_tuft(7, 40, 0.6, 0.9, 'rice', 0.04)]
    scene.scatter(
        shoots,
        900,
        lambda r: (lambda y: (float(middle(y)) + r.choice((-1, 1)) * r.uniform(14.5, 40), y))(r.uniform(-40, 34)),
        lambda x, y: x * 0 - 0.9,
        seed=4,
        sink=0.03,
    )
    palms = [coconut_palm(i, 11 + i, (4.2 - i * 1.2, 0.6)) for i in range(4)]
    for side in (-1, 1):
        for i in range(26):
            y = -34 + i * 8.6 + (i * 5) % 4
            if i == 0 and side > 0:
                continue
            x = float(middle(y)) + side * (11.2 + (i * 3) % 3 * 0.7)
            scene.put(
                palms[i % 4],
                x,
                y,
                0.7,
                (180 if side > 0 else 0) + (i * 37) % 50 - 25,
                0.9 + 0.1 * (i % 3),
                layer='front' if y < -14 else 'land',
            )
    scene.scatter(
        [banana(1), banana(2)],
        60,
        lambda r: (lambda y: (float(middle(y)) + r.choice((-1, 1)) * r.uniform(10.5, 12.5), y))(r.uniform(-20, 140)),
        lambda x, y: x * 0 + 0.8,
        seed=5,
    )
    house = Mesh()
    for side, y, wall in ((1, 14, 'blue-wall'), (-1, 34, 'whitewash'), (1, 52, 'yellow-wall'), (-1, 74, 'pink-wall')):
        tiled_house(house, 8, 5, float(middle(y)) + side * 13.4, y, 0.8, wall, turn=-90 * side, seed=y)
    with house.at(12, 128, 0.6, -10, 1.15):
        goan_church(house, 12, 15, steps=False)
    house.box(40, 26, 1.4, 'meadow', 14, 136, -0.8)
    scene.put(house)
    tree_line(scene, 190, 50, 560, 130, 8, palms=110, z=-0.8)
    scene.layer = 'life'
    boat = Mesh()
    kettuvallam(boat)
    scene.put(boat, float(middle(36)) - 0.4, 36, 0.05, 78, 0.82)
    life = Mesh()
    canoe(life, -4.6, -12, 0.03, 70, 6.5, 'ivory', 1.1)
    canoe(life, 1.6, 8, 0.03, 96, 6.5, 'scarlet', 1.1)
    for y, side, cloth in ((-4, -1, 'scarlet'), (18, 1, 'turmeric'), (24, -1, 'magenta'), (-16, 1, None)):
        x = float(middle(y)) + side * 9.5
        woman(life, cloth, x, y, 1.05, 1, 0) if cloth else man(life, 'ivory', 'azure', x, y, 1.05)
    for x, y, cloth in (
        (-26, -6, 'scarlet'),
        (-28, -4, 'azure'),
        (-30, -7, 'turmeric'),
        (30, 4, 'magenta'),
        (33, 6, 'scarlet'),
    ):
        woman(life, cloth, x, y, -0.85, 1, 40)
    flock_in(life, 14, (16, 40), (0, 30), (1, 6), 0.7, 'white-bird')
    flock_in(life, 7, (-26, -8), (20, 40), (17, 22), 0.7, 'white-bird')
    scene.put(life)
