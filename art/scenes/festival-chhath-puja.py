"""Chhath at sunrise on the Ganga: families in the water facing the sun, baskets of fruit and sugarcane on the bank."""
import math

import numpy as np

from kit.life.boats import rowing_boat
from kit.life.lamps import oil_lamp
from kit.life.people import man, woman
from kit.mesh import Mesh
from kit.nature.terrain import bank, water_sheet
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'dawn',
    'palette': 'dawn',
    'alt': 'Women and men stand waist-deep in the Ganga facing the rising sun at Chhath, baskets of fruit and sugarcane on the bank.',
}


def build(scene):
    scene.camera((-5, -20, 3.0), (1.5, 10, 3.4), lens=36)
    scene.light(
        sun=72,
        elevation=10,
        energy=5.4,
        haze={'density': 0.004, 'height': 10, 'start': 26},
        clouds={'seed': 7.9, 'amount': 0.8},
    )
    scene.put(water_sheet('river', 0, 2000, -120))
    scene.put(bank((-500, 500), (110, 220), 0.8, lambda x, y: y - 118 + 0 * x, 'dust', seed=3))
    tree_line(scene, 140, 40, 700, 130, 9, palms=14)
    sun = Mesh()
    sun.ball(16, 'flame', 250, 900, 74, sides=40)
    scene.put(sun, layer='far')
    scene.put(
        bank((-60, 60), (-24, -2), 0.7, lambda x, y: -9.5 - y - 0.12 * x + 0.6 * np.sin(x * 0.4), 'earth', seed=5),
        layer='front',
    )
    scene.layer = 'life'
    folk, chance = Mesh(), scene.random
    cloths = ('turmeric', 'saffron', 'scarlet', 'magenta', 'crimson', 'turmeric', 'emerald')
    for i in range(64):
        x, y = chance.uniform(-20, 22), chance.uniform(-4.5, 24)
        deep = -0.35 - min(0.5, (y + 5) * 0.05)
        if i % 3:
            woman(folk, chance.choice(cloths), x, y, deep, 1.08, 150 + chance.uniform(-14, 14))
        else:
            man(
                folk,
                '#caa27c' if i % 2 else 'ivory',
                'ivory',
                x,
                y,
                deep,
                1.1,
                150 + chance.uniform(-14, 14),
                walking=False,
            )
        if i % 2:
            with folk.at(x, y, deep, 150):
                basket(folk, 0, -0.5, 1.1)
    for i in range(7):
        x = -9 + i * 2.5
        y = -9.8 - 0.12 * x - 0.5
        basket(folk, x, y, 0.25, 1.5)
        oil_lamp(folk, x + 0.9, y - 0.2, 0.3, 1.6)
        if i % 2 == 0:
            for k in range(4):
                a = k * math.pi / 2 + 0.4
                folk.tube(
                    [
                        (x + 0.9 * math.cos(a), y + 0.9 * math.sin(a), 0.1),
                        (x + 0.08 * math.cos(a), y + 0.08 * math.sin(a), 3.0),
                    ],
                    0.035,
                    'bamboo',
                    5,
                )
                for j in range(6):
                    b, reach = j * 1.05 + k * 0.7, 0.55 + 0.12 * ((j * 3 + k) % 5)
                    folk.tube(
                        [
                            (x, y, 2.7),
                            (x + 0.25 * reach * math.cos(b), y + 0.25 * reach * math.sin(b), 3.5 + 0.1 * j),
                            (x + 0.7 * reach * math.cos(b), y + 0.7 * reach * math.sin(b), 3.9 + 0.06 * j),
                            (x + 1.25 * reach * math.cos(b), y + 1.25 * reach * math.sin(b), 3.5 + 0.05 * j),
                        ],
                        [0.018, 0.026, 0.02, 0.004],
                        'rice',
                        4,
                    )
    rowing_boat(folk, 13, 36, 0, 12, 9, 'azure', 5)
    rowing_boat(folk, -24, 44, 0, 170, 9, 'scarlet', 4)
    scene.put(folk)


def basket(mesh, x, y, z, scale=1.0):
    """A bamboo winnowing tray of bananas, coconut and marigolds."""
    with mesh.at(x, y, z, 0, scale):
        mesh.lathe([(0.2, 0), (0.34, 0.1)], 'bamboo', 12)
        for k, (dx, dy, colour) in enumerate(
            (
                (-0.12, 0, 'turmeric'),
                (0.1, 0.08, 'coconut'),
                (0, -0.12, 'marigold'),
                (0.16, -0.08, 'saffron'),
                (-0.04, 0.14, 'crimson'),
            )
        ):
            mesh.ball((0.11, 0.08, 0.09), colour, dx, dy, 0.13, sides=7)
