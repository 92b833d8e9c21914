"""Bhubaneswar at dawn: the Lingaraja's great tower and its lesser temples over the Bindu Sagar, pilgrims on the steps
who bathe and pray."""
import math

import numpy as np

from kit.architecture.domes import chhatri
from kit.architecture.nagara import deul
from kit.architecture.water_works import ghat_steps
from kit.life.birds import flock_in
from kit.life.boats import canoe
from kit.life.people import crowd
from kit.life.work import person
from kit.mesh import Mesh
from kit.nature.ground_cover import lily_patch
from kit.nature.palms import coconut_palm
from kit.nature.terrain import bank, water_sheet
from kit.nature.trees import broadleaf
from kit.architecture.rajput import town
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'dawn',
    'palette': 'dawn-mist',
    'alt': 'The tall ribbed tower of the Lingaraja temple rises among lesser spires over the still tank of Bindu Sagar at dawn, bathers on the steps.',
}
STONE = 'granite-pale'


def build(scene):
    scene.material(STONE, colour='#b3906f', second='#8f6d52', stain=0.5)
    scene.material('laterite', colour='#b07856', second='#8f5c42')
    scene.material('lake', colour='#3a5450', ripple=0.012, mirror=0.42)
    scene.camera((-4, -52, 3.0), (5, 60, 15.4), lens=34, lift=0.02)
    scene.light(
        sun=-112,
        elevation=14,
        haze={'density': 0.003, 'height': 15, 'start': 60, 'base': 0.12},
        clouds={'seed': 7.7, 'amount': 0.6},
    )
    scene.put(water_sheet('lake', 0, 1200, -100))
    scene.put(bank((-260, 260), (16, 300), 2.2, lambda x, y: y - 26 + x * 0, 'dust', 120, seed=4))
    temples = Mesh()
    for x, y, w, h in (
        (9, 92, 17, 53),
        (-13, 84, 6.4, 21),
        (-26, 66, 6, 19),
        (33, 82, 6.4, 21),
        (42, 66, 5, 16),
        (-42, 78, 5.6, 18),
        (24, 60, 4.4, 14),
    ):
        with temples.at(x, y, 2.0, 24):
            deul(temples, w, h, STONE)
    temples.box(92, 2.0, 6.0, 'laterite', 6, 54, 1.6)
    for i in range(46):
        temples.box(1.1, 1.4, 0.7, 'laterite', -39 + 2 * i, 54, 7.6)
    scene.put(temples)
    steps = Mesh()
    ghat_steps(steps, 150, 9, 0.3, 0.8, 'laterite', 4, 20, -0.2, platforms=False)
    for x in (-30, 20):
        chhatri(steps, 2.0, 4.0, 'whitewash', 'whitewash', 4, x=x, y=29, z=2.2, tip='gold')
    scene.put(steps)
    isle = Mesh()
    isle.box(9, 8, 1.6, 'laterite', -15, 2, -0.6)
    isle.box(9.6, 8.6, 0.3, STONE, -15, 2, 1.0)
    with isle.at(-15, 2.6, 1.3):
        deul(isle, 2.6, 8.6, 'whitewash', flag=True)
    scene.put(isle)
    houses = Mesh()
    town(
        houses,
        26,
        lambda r: (r.choice((-1, 1)) * r.uniform(48, 96), r.uniform(34, 60)),
        lambda x, y: 2.0,
        ('cream-wall', 'ochre-wall', 'pink-wall', 'whitewash', 'blue-wall'),
        (6, 10),
        (4, 8),
        7,
    )
    scene.put(houses)
    tree_line(scene, 120, 50, 420, 110, 10, 'leaf-dark', palms=16, z=1)
    trees = [broadleaf(30 + i, 8, ('leaf', 'leaf-dark')[i % 2], spread=1.3, cards=380) for i in range(3)]
    palms = [coconut_palm(3 + i, 11, (2, -0.6)) for i in range(3)]
    for k, (x, y) in enumerate(((-36, 36), (-50, 44), (36, 40), (52, 34), (-8, 44), (62, 56))):
        scene.put(trees[k % 3], x, y, 2, 55 * k, 1)
        scene.put(palms[k % 3], x + 6, y + 5, 2, 40 * k, 1)
    scene.layer = 'front'
    pads = [lily_patch(i, 16, 1.5, 3) for i in range(3)]
    for k in range(16):
        scene.put(
            pads[k % 3],
            -21 + 2.3 * (k % 8) + (14 if k > 11 else 0),
            -35 + 2.4 * (k // 8) + 0.7 * math.sin(k * 3),
            0.01,
            60 * k,
            1,
        )
    scene.layer = 'life'
    life = Mesh()
    canoe(life, 13, -14, 0.05, 196, 6.5, 'ivory', 1.15)
    for x, y, z, deed, dress, cloth, second, turn in (
        (-3.4, 18.6, -0.35, 'pray', 'dhoti', 'skin', 'ivory', 10),
        (-0.6, 18.2, -0.4, 'pray', 'saree', 'saffron', 'crimson', -8),
        (5.4, 20.6, 0.1, 'wash', 'saree', 'scarlet', 'turmeric', 20),
        (8.4, 22.0, 0.7, 'bench', 'dhoti', 'skin', 'saffron', -14),
        (1.8, 24.0, 1.4, 'walk', 'saree', 'turmeric', 'magenta', 176),
    ):
        person(life, deed, dress, cloth, second, x, y, z, turn, 1.15)
    crowd(life, 16, lambda r: (r.uniform(-26, 34), r.uniform(26, 29)), lambda x, y: 2.3, 9, 1.1)
    flock_in(life, 9, (-34, -8), (30, 60), (28, 38), 1.3)
    scene.put(life)
