"""Kanha at first light: barasingha stags in the misty meadow, their hinds behind, the sal forest's wall, a gypsy with
visitors who keep quiet."""
import numpy as np

from kit.life.birds import flock_in
from kit.life.herds import barasingha
from kit.life.vehicles import safari_jeep
from kit.life.water_birds import egret
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.terrain import ground_sheet
from kit.nature.trees import broadleaf
from kit.noise import fractal
from kit.scene import height_at
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'dawn',
    'palette': 'dawn-mist',
    'alt': 'Barasingha stags with wide antlers stand in the misty meadows of Kanha at first light, the dark sal forest behind them.',
}


def ground(xs, ys):
    return 0.5 * fractal(xs * 0.03, ys * 0.03, 3) + 0.008 * np.maximum(ys, 0)


def build(scene):
    scene.material('deer', colour='#a8713f', second='#8a5930')
    scene.material('meadow', colour='#a3a05a', second='#82894a', patches=('#c3ab66', 0.4, 0.08))
    scene.camera((-1.3, -13.4, 1.7), (0.6, 10, 2.6), lens=35, lift=0.03, focus=15, fstop=0.8)
    scene.light(
        sun=-96,
        elevation=11,
        haze={'density': 0.008, 'height': 5, 'start': 14, 'base': 0.06},
        clouds={'seed': 4.2, 'amount': 0.5},
    )
    scene.put(ground_sheet(ground, (-160, 160), (-30, 300), 'meadow', 240, 260, near=(40, 0.5)))
    blue_hills(scene, near=360, count=2, height=70, seed=3)
    sal = [
        broadleaf(40 + i, 19, ('leaf', 'leaf-dark', 'leaf')[i], 'bark-pale', 0.7, 11, 300, 0.42, 0.45) for i in range(3)
    ]
    scene.scatter(sal, 190, ((-150, 150), (62, 130)), ground, seed=4, sink=0.4)
    scene.put(broadleaf(60, 15, 'leaf', spread=1.3, clouds=12, cards=420), -27, 36, 0.3, 0, 1)
    tall = [
        grass_tuft(5 + i, 60, 0.85, 0.4, leaf, 0.022)
        for i, leaf in enumerate(('grass-dry', 'grass', 'reed', 'grass-dry'))
    ]
    stags = (
        (-1.9, 1.2, 14, 1.32, 0),
        (2.6, 4.6, 160, 1.26, 0),
        (6.4, 10.5, 20, 1.25, 0),
        (-6.2, 8.4, 190, 1.15, 1),
        (-4.2, 14.2, 20, 1.15, 2),
        (9.6, 16.5, 200, 1.15, 2),
        (0.6, 17, 10, 1.12, 1),
        (12.6, 19, 170, 1.1, 1),
    )
    clear = lambda x, y: all(np.hypot(x - a, y - b) > 0.9 for a, b, *_ in stags)
    scene.scatter(
        tall,
        1500,
        lambda r: (r.uniform(-24, 26), -13 + 44 * r.random() ** 1.4),
        ground,
        seed=6,
        sink=0.06,
        scale=(0.45, 0.95),
        keep=lambda x, y, z: clear(x, y) and not (abs(x + 1) < 3 and y < -5),
    )
    herd = (barasingha(), barasingha(antlers=False), barasingha(antlers=False, grazing=True))
    for x, y, turn, size, kind in stags:
        for part in herd[kind]:
            scene.put(part, x, y, height_at(ground, x, y) - 0.04, turn, size)
    scene.layer = 'front'
    scene.scatter(
        tall,
        40,
        lambda r: (r.choice((-5.4, 4.6)) + r.gauss(0, 1.1), r.uniform(-11.5, -9.6)),
        ground,
        seed=9,
        sink=0.1,
        scale=(0.7, 1.1),
    )
    scene.layer = 'life'
    life = Mesh()
    with life.at(-15.5, 33, height_at(ground, -15.5, 33) + 0.1, 12):
        safari_jeep(life)
    for x, y, turn in ((-2.8, 0.4, 20), (4.2, 3.6, 170), (-0.6, 6.5, 40)):
        egret(life, x, y, height_at(ground, x, y), turn, 0.9)
    flock_in(life, 8, (4, 16), (30, 50), (11, 16), 0.8)
    scene.put(life)
