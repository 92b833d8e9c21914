"""Munnar in morning mist: a road bends through clipped tea to a white factory, the bare dome of Anamudi above."""
import numpy as np

from kit.architecture.village import tiled_house
from kit.architecture.arches import window_grid
from kit.architecture.himalayan import gable_roof
from kit.life.birds import flock_in
from kit.life.people import woman
from kit.mesh import Mesh
from kit.nature.ground_cover import tea_row
from kit.nature.terrain import ground_sheet
from kit.nature.trees import broadleaf
from kit.noise import fractal, ridged
from kit.scene import height_at
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'dawn',
    'palette': 'dawn-mist',
    'alt': 'Morning mist among the clipped tea slopes of Munnar, a white tea factory in the valley and the bare dome of Anamudi above.',
}


def ground(xs, ys):
    z = (
        22 * np.exp(-(((xs + 46) / 34) ** 2 + ((ys - 34) / 40) ** 2))
        + 20 * np.exp(-(((xs - 54) / 36) ** 2 + ((ys - 62) / 44) ** 2))
        + 9 * np.exp(-(((xs + 12) / 40) ** 2 + ((ys + 42) / 30) ** 2))
    )
    return z + 0.05 * np.maximum(ys - 60, 0) + 0.6 * fractal(xs * 0.03, ys * 0.03, 3)


def build(scene):
    scene.camera((4, -52, 15), (2, 60, 15.5), lens=36, lift=0.0, focus=80, fstop=5.6)
    scene.light(
        sun=-98,
        elevation=20,
        energy=5,
        haze={'density': 0.003, 'height': 13, 'base': 0.12, 'low': 1.1, 'start': 50, 'most': 0.8},
        clouds={'seed': 8.2, 'amount': 0.6},
    )
    scene.put(ground_sheet(ground, (-260, 260), (-80, 380), 'green-hills', 280, 300, near=(60, 0.5)))
    dome = (
        lambda xs, ys: 250
        * np.exp(-(np.abs((xs - 130) / 300) ** 2.4 + ((ys - 900) / 170) ** 2))
        * (0.88 + 0.16 * ridged(xs * 0.004, ys * 0.004, 6))
        + 130 * np.exp(-(((xs + 420) / 240) ** 2 + ((ys - 1000) / 150) ** 2))
        - 12
    )
    scene.material('forest-hills', rock=('#8c8f6c', '#6d7252'), rock_slope=0.9, meadow=('#67803f', '#50703a'))
    scene.put(ground_sheet(dome, (-900, 900), (560, 1200), 'forest-hills', 220, 120), layer='far')
    blue_hills(scene, near=420, count=1, height=52, base=0, width=1400, seed=6)
    hedges = [tea_row(3.0, 0.9, i) for i in range(3)]
    count = 0
    for x0, y0, rx, ry in ((-46, 34, 34, 40), (54, 62, 36, 44), (-12, -42, 40, 30)):
        for ring in range(4, 42):
            radius = ring * 0.052
            around = int(radius * (rx + ry) * 3.14 / 3.15)
            for i in range(around):
                angle = i / around * 6.283
                x, y = x0 + rx * radius * np.cos(angle), y0 + ry * radius * np.sin(angle)
                if abs(x - 4 - 9 * np.sin(y * 0.045)) < 4 or y > y0 + ry * 0.5 or not -40 < y < 120 or abs(x) > 76:
                    continue
                turn = np.degrees(np.arctan2(ry * np.cos(angle), -rx * np.sin(angle)))
                scene.put(hedges[i % 3], x, y, height_at(ground, x, y) - 0.15, turn)
                count += 1
    road = Mesh()
    road.loft(
        [
            [
                (
                    4 + 9 * np.sin(y * 0.045) + s * 2.2,
                    y,
                    height_at(ground, 4 + 9 * np.sin(y * 0.045) + s * 2.2, y) + 0.12,
                )
                for s in (-1, -0.5, 0, 0.5, 1)
            ]
            for y in np.linspace(-60, 96, 110)
        ],
        'road',
    )
    scene.put(road)
    works = Mesh()
    with works.at(9, 112, height_at(ground, 9, 108), 8):
        for storey in range(3):
            works.box(44, 13, 4, 'whitewash', 0, 0, storey * 4 - 1)
        with works.at(0, -6.6):
            window_grid(works, 43, 0.4, 3, 15, 4, (2, 2.4), 'glass', 'shutter-green', lit=0.4)
        gable_roof(works, 44, 13, 4.4, 'tin-roof', z=11)
        works.box(2, 2, 9, 'brick', 26, 0)
    for x, y in ((-20, 112), (-30, 118), (44, 118), (-26, 128)):
        tiled_house(works, 9, 6, x, y, height_at(ground, x, y - 3) + 0.2, 'whitewash', turn=10, veranda=True)
    scene.put(works)
    oaks = [broadleaf(60 + i, 12, 'leaf', 'bark-pale', 0.55, 8, 240, 0.34, 0.6) for i in range(3)]
    scene.scatter(
        oaks,
        80,
        ((-90, 96), (0, 180)),
        ground,
        seed=4,
        sink=0.3,
        keep=lambda x, y, z: abs(x - 4 - 9 * np.sin(y * 0.045)) > 7 and (abs(x - 9) > 30 or y > 122),
    )
    scene.layer = 'front'
    scene.put(
        broadleaf(71, 13, 'leaf', 'bark-pale', 0.8, 9, 360, 0.17, 0.55),
        -14,
        -28,
        height_at(ground, -14, -28) - 0.4,
        0,
        1,
    )
    scene.layer = 'life'
    folk = Mesh()
    for x, y, cloth, turn in (
        (-5, -22, 'scarlet', 20),
        (-8, -16, 'turmeric', -30),
        (-22, 6, 'magenta', 60),
        (-26, 10, 'azure', 10),
        (16.5, 8, 'scarlet', 0),
    ):
        z = height_at(ground, x, y)
        woman(folk, cloth, x, y, z, 1.05, turn)
        with folk.at(x, y, z, turn):
            folk.lathe([(0.16, 0.85), (0.28, 1.35), (0.3, 1.4)], 'bamboo', 12, y=0.3)
    flock_in(folk, 7, (-26, -8), (20, 40), (32, 38), 0.8)
    scene.put(folk)
