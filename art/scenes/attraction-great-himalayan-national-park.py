"""The Tirthan in autumn on the way to Rolla: trekkers and a porter cross a bridge of deodar beams over white water,
horse chestnuts turned gold, fir up both walls of the valley, snow at its head; a tragopan on a mossy boulder."""
import math

import numpy as np

from kit.life.birds import flock_in
from kit.life.farming import back_basket
from kit.life.work import person
from kit.mesh import Mesh
from kit.nature.erosion import erode, look_up
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.terrain import ground_sheet
from kit.nature.trees import broadleaf, conifer
from kit.noise import fractal, ridged, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import snow_peaks

PICTURE = {
    'hour': 'noon',
    'palette': 'noon-alpine',
    'alt': 'Trekkers cross a wooden beam bridge over the foaming Tirthan in the Great Himalayan National Park, a tragopan in front, gold trees and snow behind.',
}
X_RANGE, Y_RANGE = (-260.0, 270.0), (16.0, 420.0)
BRIDGE = 6.0
FALL = 0.035


def centre(ys):
    """x of the river's middle."""
    ys = np.asarray(ys, float)
    return 0.5 + 3.4 * np.sin((ys + 6) * 0.055) + 9 * np.sin(ys * 0.017) * smoothstep(10, 60, ys)


def carve():
    """Both walls of the valley, cut by torrents, as metres above the river's bed: a function of arrays."""
    xs, ys = np.meshgrid(np.linspace(*X_RANGE, 300), np.linspace(*Y_RANGE, 220))
    away = np.abs(xs - centre(ys)) - 8
    mass = (
        150 * smoothstep(0, 210, away) * (0.65 + 0.55 * ridged(xs * 0.008 + 3, ys * 0.008, 4))
        + 60 * smoothstep(220, 420, ys) * smoothstep(10, 120, away)
        + FALL * ys
    )
    cut = erode(mass, xs[0, 1] - xs[0, 0], ys[1, 0] - ys[0, 0], 0.03, 38, 1.3, mass * 0.12)
    return look_up(cut, X_RANGE, Y_RANGE)


def build(scene):
    walls = carve()

    def ground(xs, ys):
        xs, ys = np.asarray(xs, float), np.asarray(ys, float)
        away = np.abs(xs - centre(ys))
        bed = FALL * ys - 0.9 + 0.25 * fractal(xs * 0.25, ys * 0.25, 3)
        bank = (
            2.6 * smoothstep(5.4, 9.5, away + 0.8 * fractal(xs * 0.12, ys * 0.12, 3))
            + 0.34 * np.maximum(away - 9, 0)
            + 0.4 * fractal(xs * 0.1, ys * 0.1, 3)
        )
        near = bed + bank
        far = np.where(ys > 20, walls(xs, np.clip(ys, *Y_RANGE)) - 0.4, 0)
        blend = smoothstep(22, 60, ys)
        return near * (1 - blend) + np.maximum(far, near * 0.5) * blend

    scene.material(
        'green-hills', meadow=('#7f8a48', '#5f7038'), rock=('#8f8274', '#6c6158'), rock_slope=0.7, scale=0.04
    )
    scene.material('meadow', colour='#86904a', second='#667a3a', patches=('#b39a4e', 0.35, 0.12))
    scene.material('glacial', colour='#4f9a98', ripple=0.07, mirror=0.08)
    scene.material('rock', colour='#a8a096', second='#78716a')
    scene.camera((-1.4, -19, 4.9), (1.6, 60, 9.6), lens=31, lift=0.02)
    scene.light(
        sun=-108,
        elevation=27,
        haze={'density': 0.0022, 'height': 120, 'start': 50, 'base': 0.12},
        clouds={'seed': 5.5, 'amount': 0.75},
    )
    snow_peaks(scene, lift=60, x=60, scale=0.74)
    scene.put(ground_sheet(ground, (-60, 64), (-22, 62), 'meadow', 340, 300, near=(12, 0.55)))
    scene.put(
        ground_sheet(
            lambda x, y: ground(x, y) - 1.2 * smoothstep(64, 56, y), (-240, 250), (54, 410), 'green-hills', 380, 300
        )
    )
    river(scene, ground)
    woods(scene, ground)
    bridge = Mesh()
    deck = span(bridge)
    scene.put(bridge)
    scene.layer = 'life'
    life = Mesh()
    trekkers(life, deck)
    x, y = 5.9, -3.2
    with life.at(x, y, height_at(ground, x, y) + 1.78, 200, 1.7):
        tragopan(life)
    flock_in(life, 6, (-24, -4), (60, 100), (36, 50), 1.2)
    scene.put(life)


def river(scene, ground):
    """Green water in steps, white where it breaks over boulders."""
    water, foam, chance = Mesh(), Mesh(), np.random.RandomState(4)
    rows = [
        [(float(centre(y)) + u * 9, y, FALL * y + 0.06 * math.sin(y * 1.3)) for u in np.linspace(-1, 1, 7)]
        for y in np.linspace(-24, 180, 260)
    ]
    water.loft(rows, 'glacial')
    scene.put(water)
    stones = [rock(i, 1.0, 'rock', 0.75) for i in range(5)]
    spots = []
    for _ in range(170):
        y = -16 + 90 * chance.random() ** 1.5
        x = float(centre(y)) + chance.normal() * 4.4
        size = chance.uniform(0.25, 1.25)
        spots.append((x, y, size))
        scene.put(stones[_ % 5], x, y, FALL * y - 0.25 * size, 360 * chance.rand(), size)
    for x, y, size in spots:
        if abs(x - float(centre(y))) > 5.5:
            continue
        for k in range(7):
            foam.ball(
                (chance.uniform(0.2, 0.55) * size, chance.uniform(0.3, 0.9) * size, 0.1),
                'foam',
                x + chance.normal() * size * 0.8,
                y - size * chance.uniform(0.5, 2.4),
                FALL * y + 0.05,
                8,
            )
    for y in np.arange(-14, 60, 4.6):
        x = float(centre(y))
        for k in range(26):
            foam.ball(
                (chance.uniform(0.25, 0.7), chance.uniform(0.12, 0.4), 0.12),
                'foam',
                x + chance.uniform(-4.6, 4.6),
                y + 0.5 * chance.normal(),
                FALL * y + 0.07,
                8,
            )
    scene.put(foam)


def woods(scene, ground):
    """Gold horse chestnut and green alder by the water, spruce and fir up the walls, grass, ferns, boulders."""
    fir = [conifer(3 + i, 17 + 2 * i, 'pine', 0.22, 0.4) for i in range(3)]
    gold = [
        broadleaf(40 + i, 9, ('leaf-autumn', 'leaf-autumn', 'leaf-chinar')[i], 'bark', 1.15, 9, 300, 0.34, 0.42)
        for i in range(3)
    ]
    green = [broadleaf(50 + i, 8, ('leaf', 'leaf-dark')[i], 'bark-pale', 1.0, 9, 260, 0.32, 0.42) for i in range(2)]
    away = lambda x, y: abs(x - float(centre(y)))
    scene.scatter(
        fir,
        900,
        lambda r: (r.uniform(-170, 180), 24 + 250 * r.random() ** 1.1),
        ground,
        lambda x, y, z: away(x, y) > 17 and z < 125,
        (0.6, 1.05),
        0.5,
        seed=4,
    )
    scene.scatter(
        gold, 80, ((-60, 66), (14, 120)), ground, lambda x, y, z: 10 < away(x, y) < 34, (0.6, 1.0), 0.3, seed=6
    )
    scene.scatter(
        green, 90, ((-60, 66), (14, 130)), ground, lambda x, y, z: 9.5 < away(x, y) < 40, (0.6, 1.0), 0.3, seed=7
    )
    for k, (x, y, s) in enumerate(((-14.5, 1, 0.95), (-17, 9, 1.1), (15.6, 4, 0.95), (19, 12, 1.1), (-12.5, 14, 0.8))):
        scene.put(gold[k % 3], x, y, height_at(ground, x, y) - 0.3, 70 * k, s)
    tufts = [grass_tuft(5 + i, 50, 0.6, 0.32, ('grass', 'grass-dry')[i]) for i in range(2)]
    scene.scatter(
        tufts, 700, ((-24, 26), (-17, 26)), ground, lambda x, y, z: away(x, y) > 7.4, (0.4, 1.0), 0.05, seed=8
    )
    moss = [rock(30 + i, 1.1, 'rock', 0.8) for i in range(4)]
    scene.scatter(
        moss, 60, ((-22, 24), (-12, 40)), ground, lambda x, y, z: 5.6 < away(x, y) < 13, (0.3, 1.1), 0.25, seed=9
    )
    scene.layer = 'front'
    big = rock(61, 1.5, 'rock', 0.72)
    scene.put(big, 5.9, -3.2, height_at(ground, 5.9, -3.2) + 0.2, 40, 1.5)
    scene.put(rock(62, 1.0, 'rock', 0.7), -6.8, -10.2, height_at(ground, -6.8, -10.2) + 0.1, 130, 1.0)
    scene.layer = 'land'


def span(mesh):
    """A cantilever of deodar beams on two cribs of stone and timber, planks and a rail; returns z of the deck by x."""
    mid, half = float(centre(BRIDGE)), 7.4
    level = FALL * BRIDGE + 3.1
    arch = lambda x: level + 0.5 * (1 - ((x - mid) / half) ** 2)
    for side in (-1, 1):
        for k in range(9):
            with mesh.at(mid + side * (half + 0.6), BRIDGE, FALL * BRIDGE - 1.4 + 0.5 * k):
                mesh.box(3.0, 3.2, 0.3, ('grey-stone', 'rock')[k % 2])
                mesh.box(3.3, 3.5, 0.2, 'wood-dark', 0, 0, 0.3)
        for k in range(3):
            for py in (-0.9, 0, 0.9):
                mesh.tube(
                    [
                        (mid + side * (half + 1.0), BRIDGE + py, level - 1.15 + 0.3 * k),
                        (mid + side * (half - 1.4 - 1.3 * k), BRIDGE + py, level - 0.75 + 0.32 * k),
                    ],
                    0.15,
                    'wood',
                    8,
                )
    for py in (-0.9, 0, 0.9):
        mesh.tube([(x, BRIDGE + py, arch(x) - 0.18) for x in np.linspace(mid - half, mid + half, 13)], 0.16, 'wood', 8)
    for x in np.arange(mid - half - 1.6, mid + half + 1.7, 0.3):
        mesh.box(0.27, 2.3, 0.08, ('wood', 'bark-pale')[int(x * 10) % 3 == 0], x, BRIDGE, max(arch(x), level))
    for py in (-1.05, 1.05):
        for x in np.linspace(mid - half, mid + half, 8):
            mesh.tube([(x, BRIDGE + py, arch(x)), (x, BRIDGE + py, arch(x) + 1.05)], 0.06, 'wood', 6)
        for h in (0.55, 1.05):
            mesh.tube([(x, BRIDGE + py, arch(x) + h) for x in np.linspace(mid - half, mid + half, 13)], 0.05, 'wood', 6)
    return lambda x: max(arch(x), level) + 0.1


def trekkers(mesh, deck):
    """A guide in a Kullu cap ahead, two with rucksacks, a porter under his basket."""
    mid = float(centre(BRIDGE))
    for x, dress, cloth, second, more in (
        (mid + 4.2, 'jacket', '#8a8378', '#4d4a3a', {'head': 'cap', 'hat': '#b5483f'}),
        (mid + 1.6, 'jacket', 'scarlet', '#4b4640', {'pack': 'azure', 'head': 'brim', 'hat': '#c9b48a'}),
        (mid - 0.4, 'jacket', 'turmeric', '#3d4a5c', {'pack': 'emerald'}),
    ):
        person(mesh, 'walk', dress, cloth, second, x, BRIDGE, deck(x), 90, 1.0, **more)
    x = mid - 3.6
    with mesh.at(x, BRIDGE, deck(x), 90):
        person(mesh, 'walk', 'kurta', '#d9cbb2', '#6d6a66', head='cap', hat='#6d4a5c')
        back_basket(mesh, 'saffron')


def tragopan(mesh):
    """A western tragopan cock, 0.7 m long, heading +x: black and grey with white eyes, a red neck, a blue face."""
    coat, red, chance = '#3f3a3a', '#c43a22', np.random.RandomState(3)
    mesh.tube([(-0.34, 0, 0.26), (-0.16, 0, 0.36), (0.06, 0, 0.38), (0.2, 0, 0.42)], [0.09, 0.19, 0.19, 0.12], coat, 14)
    mesh.tube([(0.16, 0, 0.42), (0.26, 0, 0.56), (0.29, 0, 0.66)], [0.13, 0.085, 0.07], red, 12)
    mesh.ball((0.15, 0.16, 0.14), red, 0.14, 0, 0.36, 12)
    mesh.ball((0.07, 0.06, 0.065), '#211d1f', 0.31, 0, 0.71, 10)
    mesh.ball((0.045, 0.062, 0.05), red, 0.345, 0, 0.71, 10)
    mesh.ball((0.05, 0.045, 0.06), '#3f6fb0', 0.345, 0, 0.64, 10)
    mesh.tube([(0.37, 0, 0.71), (0.43, 0, 0.69)], [0.024, 0.005], '#3a3230', 6)
    mesh.tube([(0.28, 0, 0.76), (0.2, 0, 0.8), (0.13, 0, 0.78)], [0.04, 0.03, 0.006], '#211d1f', 7)
    mesh.loft(
        [
            [(-0.28, -0.1, 0.3), (-0.28, 0, 0.36), (-0.28, 0.1, 0.3)],
            [(-0.62, -0.17, 0.2), (-0.62, 0, 0.24), (-0.62, 0.17, 0.2)],
        ],
        '#2f2a2a',
        False,
    )
    for side in (-1, 1):
        mesh.ball((0.22, 0.06, 0.13), '#5c5048', -0.06, 0.15 * side, 0.36, 12)
        mesh.tube([(0.0, 0.08 * side, 0.24), (0.02, 0.09 * side, 0.0), (0.1, 0.09 * side, 0.0)], 0.018, '#c98a7a', 6)
    for _ in range(120):
        a, t = chance.uniform(-1.9, 1.9), chance.rand()
        x = -0.32 + 0.5 * t
        r = np.interp(x, (-0.34, -0.16, 0.06, 0.2), (0.09, 0.19, 0.19, 0.12)) + 0.018
        mesh.ball(
            0.016,
            '#f3efe6',
            x,
            r * 1.05 * math.sin(a),
            np.interp(x, (-0.34, -0.16, 0.06, 0.2), (0.26, 0.36, 0.38, 0.42)) + r * math.cos(a),
            6,
        )
