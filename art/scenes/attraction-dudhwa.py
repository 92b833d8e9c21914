"""Dudhwa in the afternoon: swamp deer stand to the belly in Jhadi Tal and are mirrored in it, stags in
front, egrets about them; visitors watch from a wooden tower on the bank, the sal wood behind."""
import math

import numpy as np

from kit.architecture.himalayan import gable_roof
from kit.life.birds import flock_in
from kit.life.farming import leaning_ladder
from kit.life.herds import barasingha
from kit.life.water_birds import crane, duck, egret
from kit.life.work import camera, person
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft, lily_patch
from kit.nature.terrain import ground_sheet, water_sheet
from kit.nature.trees import broadleaf
from kit.noise import fractal, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'Swamp deer with wide antlers stand belly-deep in a lake at Dudhwa, mirrored in it, visitors watching from a wooden tower, sal forest behind.',
}
TOWER = (-7.7, 8.5)


def ground(xs, ys):
    """The lake's bed, the bank with the tower, the far shore below the wood, two islets of reed."""
    left = smoothstep(-3.6, -7.4, xs + 1.0 * np.sin(ys * 0.17) + 0.5 * fractal(xs * 0.2, ys * 0.2, 3))
    far = smoothstep(27, 40, ys - 0.12 * np.abs(xs) + 2.0 * np.sin(xs * 0.09))
    islets = sum(
        np.exp(-(((xs - x) / w) ** 2 + ((ys - y) / d) ** 2)) for x, y, w, d in ((11, 17, 5, 2), (-1, 21, 4, 1.4))
    )
    return -0.75 + 1.35 * np.maximum(left, 0) + 1.7 * far + 0.75 * islets + 0.1 * fractal(xs * 0.15, ys * 0.15, 4)


def build(scene):
    scene.material('deer', colour='#a3805c', second='#7f6044')
    scene.material('pool', colour='#2c4a4c', ripple=0.008)
    scene.material('meadow', colour='#9aa052', second='#7a8a45', patches=('#b9a565', 0.35, 0.09))
    scene.camera((0.4, -13.5, 1.95), (0.5, 10, 2.6), lens=34, lift=0.02, focus=17, fstop=0.9)
    scene.light(
        sun=-112,
        elevation=19,
        haze={'density': 0.0035, 'height': 9, 'start': 24, 'base': 0.12},
        clouds={'seed': 14.6, 'amount': 0.75},
    )
    scene.put(ground_sheet(ground, (-140, 150), (-20, 190), 'meadow', 300, 300, near=(36, 0.6)))
    scene.put(water_sheet('pool', 0.0, 200, -60))
    wood(scene)
    reeds(scene)
    herd(scene)
    tower(scene)
    scene.layer = 'life'
    life = Mesh()
    for x, y, turn in ((-2.6, 0.6, 20), (5.6, 3.2, 170), (-0.2, 8.6, 40), (8.6, 9.5, 150), (1.4, 12.6, 10)):
        egret(life, x, y, -0.34, turn, 1.0)
    for x, y, turn in ((9.4, 16.2, 200), (11.4, 17.4, 170)):
        crane(life, x, y, height_at(ground, x, y) - 0.03, turn, 1.05, feeding=turn < 180)
    for k in range(7):
        duck(life, -2.4 + 0.9 * k + 0.4 * math.sin(k * 3), 15 + 1.1 * math.sin(k * 2.3), 0, 30 * k, 1.0)
    flock_in(life, 11, (3, 18), (24, 46), (9, 15), 0.9, 'white-bird')
    scene.put(life)


def wood(scene):
    """The sal forest: tall straight stems in a wall, some nearer trees at both ends."""
    sal = [
        broadleaf(40 + i, 18, ('leaf', 'leaf-dark', 'leaf')[i], 'bark-pale', 0.66, 11, 320, 0.42, 0.42)
        for i in range(3)
    ]
    scene.scatter(sal, 230, ((-130, 140), (52, 120)), ground, seed=4, sink=0.4, scale=(0.75, 1.1))
    for k, (x, y, s) in enumerate(((-16, 24, 0.8), (-21, 17, 0.85), (-26, 30, 0.9), (25, 40, 0.9), (31, 36, 1.0))):
        scene.put(sal[k % 3], x, y, height_at(ground, x, y) - 0.3, 80 * k, s)


def reeds(scene):
    """Tall grass on the banks, reed in the shallows and a few lotus pads."""
    tall = [grass_tuft(5 + i, 64, 1.5, 0.42, leaf, 0.024) for i, leaf in enumerate(('grass-dry', 'reed', 'grass'))]
    near_tower = lambda x, y: abs(x - TOWER[0]) < 2.2 and abs(y - TOWER[1] + 1.5) < 3.4
    scene.scatter(
        tall,
        1300,
        lambda r: (r.uniform(-30, 34), r.uniform(2, 46)),
        ground,
        seed=6,
        sink=0.06,
        scale=(0.4, 1.0),
        keep=lambda x, y, z: z > -0.28 and not near_tower(x, y) and not (x > -10 and y < 2),
    )
    scene.scatter([lily_patch(i, 14, 1.2, 2) for i in range(3)], 17, ((-2, 15), (-3, 24)), seed=8, sink=-0.01)
    scene.layer = 'front'
    scene.scatter(
        [grass_tuft(9 + i, 60, 1.3, 0.4, 'reed', 0.026) for i in range(2)],
        34,
        lambda r: (r.choice((-4.9, 5.6)) + r.gauss(0, 0.7), r.uniform(-9.6, -8)),
        lambda x, y: -0.2 + 0 * x,
        seed=9,
        sink=0.1,
        scale=(0.6, 1.0),
    )
    scene.layer = 'land'


def herd(scene):
    """Stags before, hinds and young behind, no two the same way; the water reaches their bellies."""
    kinds = (barasingha(), barasingha(antlers=False), barasingha(antlers=False, grazing=True))
    for x, y, turn, size, kind, deep in (
        (-0.5, 1.4, 12, 1.46, 0, 0.82),
        (3.4, 4.0, 164, 1.42, 0, 0.76),
        (5.5, -0.2, 152, 1.42, 0, 0.72),
        (1.2, 9.0, 190, 1.3, 1, 0.7),
        (5.6, 10.2, 20, 1.36, 0, 0.72),
        (-2.6, 11.4, 150, 1.28, 1, 0.6),
        (9.8, 12.4, 200, 1.25, 1, 0.6),
        (3.2, 14.0, 40, 1.25, 2, 0.2),
        (7.6, 17.0, -14, 1.2, 1, 0.4),
        (-4.4, 17.4, 20, 1.25, 0, 0.5),
        (1.2, 18.6, 175, 1.2, 1, 0.4),
        (14.8, 20, 190, 1.25, 0, 0.3),
        (17.6, 24.5, 20, 1.2, 1, 0.25),
    ):
        for part in kinds[kind]:
            scene.put(part, x, y, -deep, turn, size)


def tower(scene):
    """A thatched watch tower of sal poles: a guard who points, visitors with a camera."""
    mesh = Mesh()
    x, y = TOWER
    z = height_at(ground, x, y) - 0.1
    with mesh.at(x, y, z, -24):
        for sx in (-1.35, 1.35):
            for sy in (-1.2, 1.2):
                mesh.tube([(sx * 1.12, sy * 1.12, -0.4), (sx, sy, 5.7)], 0.1, 'wood', 8)
        for a, b in (((-1.5, -1.34, 0.5), (1.4, -1.24, 3.1)), ((1.5, -1.34, 0.5), (-1.4, -1.24, 3.1))):
            mesh.tube([a, b], 0.06, 'wood', 6)
            mesh.tube([(p[0] * 0.99, -p[1], p[2]) for p in (a, b)], 0.06, 'wood', 6)
        mesh.box(3.3, 3.0, 0.16, 'wood', 0, 0, 3.2)
        for h in (3.75, 4.15):
            for side in (-1, 1):
                mesh.tube([(-1.4, side * 1.25, h), (1.4, side * 1.25, h)], 0.045, 'bamboo', 6)
                mesh.tube([(side * 1.4, -1.25, h), (side * 1.4, 1.25, h)], 0.045, 'bamboo', 6)
        gable_roof(mesh, 3.3, 3.0, 1.5, 'thatch', z=5.6, over=0.5)
        leaning_ladder(mesh, -0.6, -1.3, 0, 0, 3.3)
        for px, py, deed, cloth, turn in ((0.8, -0.6, 'photograph', '#7a7a4e', 40), (-0.5, 0.5, 'hold', 'ivory', 60)):
            with mesh.at(px, py, 3.36, turn):
                person(mesh, deed, 'jacket', cloth, '#5d5a4c', head='brim', hat='#c9b48a')
                if deed == 'photograph':
                    camera(mesh)
        person(mesh, 'show', 'salwar', 'scarlet', 'ivory', 0.7, 0.6, 3.36, 60)
    x, y = x + 0.5, y - 2.6
    person(mesh, 'wave', 'jacket', '#6d6f45', '#4d4a3a', x, y, height_at(ground, x, y), 110)
    scene.put(mesh)
