"""Pench in the heat of April: the river shrunk to pools between worn stones, a pack of dholes crossing it in file;
ghost trees with white bark, the flame of the forest in flower, dry teak, two jeeps that have stopped behind."""
import math

import numpy as np

from kit.life.birds import flock_in
from kit.life.vehicles import safari_jeep
from kit.life.water_birds import egret
from kit.life.wildlife import chital
from kit.mesh import Mesh, fuse, paint, swell
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.terrain import ground_sheet, hill_layers, water_sheet
from kit.nature.trees import bare_tree, broadleaf, leaf_cloud
from kit.noise import fractal, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'noon',
    'alt': 'A pack of red dholes crosses the stones of the shrunken river at Pench in file, white-barked ghost trees and a flame tree in flower on the bank behind.',
}
PACK = (
    (-5.3, 2.6, 0.05, 0.9),
    (-3.9, 1.9, 0.3, 1.0),
    (-1.9, 0.9, -0.22, 1.0),
    (-0.2, 0.3, 0.26, 1.08),
    (2.4, 0.2, -0.28, 1.0),
    (4.1, 0.55, 0.2, 0.92),
)


def bed(x):
    """y of the file of stones that the pack walks on."""
    return float(np.interp(x, [p[0] for p in PACK], [p[1] for p in PACK]))


def ground(xs, ys):
    """Sand and gravel with pools sunk in them, the far bank with its road, the wood behind."""
    xs, ys = np.asarray(xs, float), np.asarray(ys, float)
    z = 0.16 + 0.14 * fractal(xs * 0.16, ys * 0.16, 4)
    for x, y, w, d in (
        (-2.5, -3.6, 5.0, 2.6),
        (4.6, -4.6, 3.6, 1.9),
        (-6.0, 7.4, 5.6, 2.4),
        (4.6, 6.4, 6.5, 3.0),
        (13, 1.4, 4.4, 2.4),
    ):
        z = z - 0.85 * np.exp(-((((xs - x) / w) ** 2 + ((ys - y) / d) ** 2) ** 1.6))
    path = np.exp(-(((ys - np.interp(xs, [p[0] for p in PACK], [p[1] for p in PACK])) / 0.8) ** 2)) * (np.abs(xs) < 7)
    z = z * (1 - path) + 0.16 * path
    return z + 1.9 * smoothstep(12, 20, ys + 1.6 * np.sin(xs * 0.12)) + 0.03 * np.maximum(ys - 24, 0)


def build(scene):
    scene.material('pool', colour='#3d5e58', ripple=0.006)
    scene.material('dust', colour='#cfb185', second='#b6966b')
    scene.material('rock', colour='#a49688', second='#7c7067')
    scene.material('bark-pale', colour='#efe6da', second='#d9cbb9')
    scene.material('blossom-red', colour='#e4572a', second='#c23d1c')
    scene.camera((0.2, -10.6, 1.75), (0.2, 10, 2.75), lens=34, lift=0.02, focus=11, fstop=1.4)
    scene.light(
        sun=-128,
        elevation=36,
        haze={'density': 0.003, 'height': 16, 'start': 26, 'base': 0.12},
        clouds={'seed': 51.2, 'amount': 0.5},
    )
    scene.put(ground_sheet(ground, (-110, 110), (-16, 180), 'dust', 320, 340, near=(22, 0.6)))
    scene.put(water_sheet('pool', 0.0, 120, -40))
    scene.put(hill_layers(((260, 52, 260, 2, 8.3), (480, 90, 400, 2, 2.2)), 'dry-hills', width=1400), layer='far')
    stones(scene)
    wood(scene)
    pack(scene)
    others(scene)


def stones(scene):
    """Worn grey stones: flat ones under the pack's feet, heaps beside the pools, pebbles."""
    kinds = [rock(3 + i, 0.6, 'rock', 0.55) for i in range(4)]
    scene.scatter(
        kinds,
        330,
        lambda r: (r.uniform(-20, 22), r.uniform(-9.5, 15)),
        ground,
        seed=5,
        sink=0.1,
        scale=(0.12, 0.75),
        keep=lambda x, y, z: z > -0.35 and abs(y - bed(x)) > 0.75,
    )
    for k, (x, y, s) in enumerate(
        (
            (-7.0, -1.2, 1.6),
            (7.0, -2.2, 1.8),
            (5.6, -2.6, 1.1),
            (-8.6, 4.2, 2.0),
            (9.4, 4.4, 2.2),
            (-1.2, 5.4, 1.3),
            (1.2, 8.6, 1.6),
            (-3.9, -6.4, 0.9),
            (2.2, -6.3, 0.8),
        )
    ):
        scene.put(kinds[k % 4], x, y, height_at(ground, x, y) - 0.1, 70 * k, s)
    flat = [rock(13 + i, 0.5, 'rock', 0.26) for i in range(2)]
    for k in range(15):
        x = -6.4 + 0.86 * k
        scene.put(flat[k % 2], x, bed(x) + 0.16 * math.sin(k * 2.3), 0.06, 50 * k, (1.1, 0.9, 0.8))


def wood(scene):
    """Ghost trees, the flame of the forest, teak half bare; yellow grass on the banks."""
    scene.put(ghost_tree(4, 11), -7.4, 15.5, height_at(ground, -7.4, 15.5) - 0.2, 20)
    scene.put(ghost_tree(9, 10.6), 8.2, 17.0, height_at(ground, 8.2, 17.0) - 0.2, 200)
    scene.put(ghost_tree(15, 9), 17.6, 21, height_at(ground, 17.6, 21) - 0.2, 80)
    flame = [broadleaf(60 + i, 7.5, 'blossom-red', 'bark', 1.1, 9, 260, 0.26, 0.5) for i in range(2)]
    for k, (x, y, s) in enumerate(((-13.5, 18, 1.05), (13.4, 24, 1.0), (-1.0, 34, 1.0), (27, 32, 1.1), (-30, 34, 1.1))):
        scene.put(flame[k % 2], x, y, height_at(ground, x, y) - 0.2, 75 * k, s)
    teak = [
        broadleaf(41 + i, 13, ('leaf-dry', 'leaf', 'leaf-autumn')[i], 'bark', 0.75, 8, 130, 0.42, 0.5, 'oval')
        for i in range(3)
    ] + [bare_tree(7, 11, 'bark'), bare_tree(12, 12, 'bark-pale')]
    scene.scatter(
        teak,
        150,
        lambda r: (r.uniform(-75, 80), 27 + 75 * r.random() ** 1.3),
        ground,
        seed=12,
        sink=0.3,
        scale=(0.7, 1.1),
        keep=lambda x, y, z: not (abs(x - 3.5) < 6 and y < 36),
    )
    tufts = [grass_tuft(5 + i, 64, 0.8, 0.4, leaf, 0.02) for i, leaf in enumerate(('grass-dry', 'grass-dry', 'reed'))]
    scene.scatter(
        tufts,
        560,
        lambda r: (r.uniform(-34, 36), r.uniform(11, 34)),
        ground,
        seed=6,
        sink=0.05,
        scale=(0.4, 1.0),
        keep=lambda x, y, z: z > 0.9 and abs(y - 24) > 1.8,
    )
    scene.layer = 'front'
    scene.scatter(
        tufts,
        26,
        lambda r: (r.choice((-6.4, 6.6)) + r.gauss(0, 0.7), r.uniform(-7.4, -5.2)),
        ground,
        seed=9,
        sink=0.05,
        scale=(0.4, 0.8),
    )
    scene.layer = 'land'


def ghost_tree(seed, height):
    """A kulu tree in the dry season: a white trunk with crooked white limbs, a few tufts of leaf at their ends."""
    chance, mesh = np.random.RandomState(seed), Mesh()
    fork = np.array([chance.normal() * 0.3, 0, height * 0.36])
    mesh.tube(
        [(0, 0, -0.4), (0.06, 0, height * 0.12), fork * (0.7, 1, 0.7), fork],
        [height * 0.055, 0.4, 0.34, 0.32],
        'bark-pale',
        14,
    )
    for limb in range(6):
        a = limb * 1.05 + chance.uniform(-0.2, 0.2)
        out = height * chance.uniform(0.22, 0.4)
        end = fork + (math.cos(a) * out, math.sin(a) * out * 0.8, height * chance.uniform(0.28, 0.58))
        knee = fork + (end - fork) * 0.45 + chance.normal(size=3) * (0.5, 0.5, 0.2)
        mesh.tube([fork - (0, 0, 0.2), knee, end], [0.26, 0.16, 0.08], 'bark-pale', 9)
        for _ in range(4):
            start = knee + (end - knee) * chance.uniform(0.3, 1.0)
            tip = (
                start
                + np.array(
                    [math.cos(a + chance.normal() * 0.7), math.sin(a + chance.normal() * 0.7), chance.uniform(0.2, 1.1)]
                )
                * height
                * 0.11
            )
            mesh.tube(
                [start, (start + tip) / 2 + chance.normal(size=3) * 0.12, tip], [0.075, 0.05, 0.025], 'bark-pale', 6
            )
            if chance.random_sample() < 0.45:
                leaf_cloud(mesh, tip, (0.6, 0.6, 0.36), 40, 'leaf-dry', chance, 0.2, 0.3)
    return mesh.data('ghost-tree')


def dhole(step):
    """A dhole facing +x, 0.55 m at the shoulder: rust red, pale below, round ears, a bushy black tail; step is its
    stride. Returns coat and face."""
    mesh, fur = Mesh(), '#b4622f'
    for x, z, radii in (
        (0.24, 0.5, (0.22, 0.115, 0.17)),
        (0.0, 0.5, (0.26, 0.1, 0.135)),
        (-0.26, 0.5, (0.19, 0.11, 0.15)),
    ):
        mesh.ball(radii, fur, x, 0, z, 14)
    mesh.tube([(0.3, 0, 0.55), (0.45, 0, 0.63), (0.53, 0, 0.67)], [0.125, 0.1, 0.085], fur, 12)
    mesh.ball((0.105, 0.085, 0.085), fur, 0.56, 0, 0.68, 12)
    mesh.tube([(0.6, 0, 0.66), (0.72, 0, 0.635)], [0.06, 0.04], fur, 10)
    for side in (-1, 1):
        mesh.ball((0.022, 0.042, 0.055), fur, 0.52, 0.062 * side, 0.775, 8)
        s = step * side
        mesh.tube(
            [
                (0.24, 0.07 * side, 0.46),
                (0.24 + 0.4 * s, 0.075 * side, 0.28),
                (0.26 + 0.8 * s, 0.07 * side, 0.12),
                (0.27 + s, 0.07 * side, 0.03),
            ],
            [0.08, 0.05, 0.034, 0.034],
            fur,
            10,
        )
        mesh.ball((0.05, 0.036, 0.03), fur, 0.3 + s, 0.07 * side, 0.03, 8)
        s = -0.9 * step * side
        mesh.ball((0.11, 0.06, 0.13), fur, -0.3 + 0.2 * s, 0.065 * side, 0.43, 10)
        mesh.tube(
            [
                (-0.29 + 0.2 * s, 0.07 * side, 0.4),
                (-0.25 + 0.5 * s, 0.075 * side, 0.27),
                (-0.37 + 0.9 * s, 0.07 * side, 0.15),
                (-0.34 + s, 0.07 * side, 0.03),
            ],
            [0.085, 0.055, 0.034, 0.034],
            fur,
            10,
        )
        mesh.ball((0.05, 0.036, 0.03), fur, -0.31 + s, 0.07 * side, 0.03, 8)
    mesh.tube([(-0.42, 0, 0.54), (-0.54, 0, 0.44), (-0.6, 0, 0.3), (-0.62, 0, 0.17)], [0.05, 0.07, 0.08, 0.03], fur, 10)
    body = swell(fuse(mesh.data('dhole'), 0.012, 3), lambda x, y, z: 0.007 * fractal(x * 30 + y * 9, z * 24, 2))

    def coat(x, y, z):
        tail = (x < -0.46) & (z < 0.52) & (np.abs(y) < 0.09) & ((z > 0.33) | (np.abs(y) < 0.036))
        pale = (z < 0.4) & (z > 0.32) & (np.abs(x) < 0.32) & (np.abs(y) < 0.07)
        pale |= (x > 0.34) & (x < 0.52) & (z < 0.56) & (np.abs(y) < 0.08)
        pale |= (x > 0.6) & (z < 0.625)
        return np.where(tail, 2, np.where(pale, 1, 0))

    body = paint(body, (fur, '#ecd9bd', '#2c2220'), coat)
    face = Mesh()
    face.ball((0.024, 0.028, 0.022), '#171210', 0.755, 0, 0.645, 8)
    for side in (-1, 1):
        face.ball((0.014, 0.012, 0.014), '#1a120e', 0.628, 0.058 * side, 0.705, 8)
        face.ball((0.01, 0.026, 0.036), '#ecd9bd', 0.54, 0.062 * side, 0.775, 8)
    return body, face.data('dhole-face')


def pack(scene):
    """Six in file over the stones, one that looks back from a boulder."""
    strides = {}
    for x, y, step, size in PACK:
        kind = strides.setdefault(round(step, 2), dhole(step * 0.6))
        slope = math.degrees(math.atan2(bed(x + 0.4) - bed(x - 0.4), 0.8))
        for part in kind:
            scene.put(part, x, y, 0.2, slope + 9 * math.sin(x * 3), 1.34 * size, layer='life')
    scene.put(rock(4, 1.1, 'rock', 0.5), 2.0, 4.8, 0.0, 40)
    first = strides[round(PACK[0][2], 2)]
    for part in first:
        scene.put(part, 2.0, 4.8, 0.5, 204, 1.3, layer='life')


def others(scene):
    """Spotted deer that watch from the far bank, two jeeps on the road, an egret at each pool."""
    herd = (chital(True), chital(False))
    for kind, x, y, turn in ((0, -3.6, 17.6, 196), (1, -2.2, 18.6, 210), (1, -5.2, 18.8, 190)):
        for part in herd[kind]:
            scene.put(part, x, y, height_at(ground, x, y) - 0.02, turn, 1.05, layer='life')
    scene.layer = 'life'
    mesh = Mesh()
    safari_jeep(mesh, 2.6, 24, height_at(ground, 2.6, 24) + 0.02, 6)
    safari_jeep(mesh, 9.0, 24.6, height_at(ground, 9.0, 24.6) + 0.02, 4)
    for x, y, turn in ((-3.4, 6.6, 20), (5.6, 5.0, 160), (9.6, 1.0, 200)):
        egret(mesh, x, y, max(-0.1, height_at(ground, x, y)) - 0.04, turn, 1.0)
    flock_in(mesh, 7, (-14, 10), (30, 60), (13, 18), 0.9)
    scene.put(mesh)
