"""Kailasa at Ellora from the rim of its pit: a whole temple of basalt cut downwards out of the hill."""
import numpy as np

from kit.architecture.arches import arcade
from kit.architecture.dravidian import carved_pillar, ratha
from kit.life.birds import flock_in
from kit.life.people import crowd, woman
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import broadleaf
from kit.noise import fractal, smoothstep

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'The Kailasa temple at Ellora seen from the rim of its deep pit, tower, halls and pillars all carved from one mass of dark rock.',
}


def ground(xs, ys):
    pit = smoothstep(31, 29.4, np.abs(xs)) * smoothstep(-44, -42, ys) * smoothstep(46, 44, ys)
    return 26 + 0.06 * ys + 1.2 * fractal(xs * 0.03, ys * 0.03, 4) - (27 + 0.06 * ys) * pit * (1 - 0 * xs)


def build(scene):
    scene.material(
        'dry-hills',
        meadow=('#a39a6a', '#7f8750'),
        rock=('#8c7867', '#76655a'),
        rock_slope=0.75,
        bump=0.7,
        bump_scale=0.9,
    )
    scene.material('basalt', colour='#a08a77', second='#8d7866', scale=0.9, bump=0.06)
    scene.material('paving', colour='#b7a188', second='#a8917a')
    scene.camera((-17, -64, 42), (2, 6, 11), lens=33, lift=0.0)
    scene.light(
        sun=-118,
        elevation=47,
        energy=4.8,
        haze={'density': 0.001, 'height': 30, 'base': 0.3, 'start': 70},
        clouds={'seed': 3.1, 'amount': 0.6},
    )
    scene.put(ground_sheet(ground, (-170, 170), (-80, 240), 'dry-hills', 420, 420))
    scene.put(plain('dry-hills', z=18, y=8400), layer='far')
    temple = Mesh()
    stone, trim = 'basalt', 'basalt'
    temple.box(58, 86, 0.3, 'paving', 0, 1, -0.15)
    temple.box(26, 62, 7, stone, 0, 4, 0, 0.97)
    for z in (1.4, 3.4, 6.45):
        temple.box(27, 63, 0.4, trim, 0, 4, z)
    for i in range(17):
        for side in (-1, 1):
            with temple.at(side * 13.4, -22 + i * 3.4, 3.6, side * 90):
                temple.ball((0.9, 0.8, 1.2), trim, 0, 0, 0, 8)
                temple.tube([(0, -0.6, 0.2), (0, -1.1, -0.6), (0, -1.0, -1.8)], [0.4, 0.3, 0.2], trim, 6)
    with temple.at(0, 18, 7):
        carved(temple, 18, 18, 6.5, stone)
        ratha(temple, 17, 21, 6, stone, z=2)
    with temple.at(0, -3, 7):
        carved(temple, 18, 17, 6.2, stone)
        temple.box(19.6, 18.6, 0.7, trim, z=6.2)
        temple.lathe([(5, 6.8), (4.4, 7.4), (2.4, 7.8), (0.2, 8.2)], trim, 24)
        for x in (-6, 6):
            for y in (-5.6, 5.6):
                ratha(temple, 3, 3, 2, trim, x, y, 6.4)
    with temple.at(0, -21, 0):
        carved(temple, 9, 9, 12.4, stone, 2)
        temple.box(10, 10, 0.6, trim, z=12.2)
        ratha(temple, 6, 4, 2, trim, 0, 0, 12)
    temple.box(4, 8, 1.2, stone, 0, -14.4, 7)
    for side in (-1, 1):
        with temple.at(side * 19.5, -24):
            temple.box(2.4, 2.4, 1.6, stone)
            temple.box(1.8, 1.8, 12, trim, z=1.6, taper=0.9)
            temple.box(2.2, 2.2, 0.6, trim, z=13.4)
            temple.lathe([(0.5, 14), (0.3, 16)], trim, 8)
        with temple.at(side * 21, -13, 0, 90):
            temple.ball((2.0, 1.1, 1.3), trim, 0, 0, 2.6, 12)
            temple.ball((0.8, 0.7, 0.9), trim, 2.2, 0, 3.3, 10)
            for px in (-1.1, 1.1):
                for py in (-0.6, 0.6):
                    temple.tube([(px, py, 2), (px, py, 0)], 0.38, trim, 6)
        with temple.at(side * 28.8, 4, 0, side * -90):
            for level in (0, 7):
                with temple.at(0, 0, level):
                    arcade(temple, 76, 6.4, 19, stone, 'shadow', 1.4, 'flat', 0.78, 0.6, 0.86)
                temple.box(76, 1.6, 0.6, trim, 0, 0, 6.2 + level)
    with temple.at(0, 44.2):
        arcade(temple, 58, 6.4, 15, stone, 'shadow', 1.4, 'flat', 0.78, 0.6, 0.86)
    scene.put(temple)
    scene.scatter(
        [broadleaf(50 + i, 7, ('leaf', 'leaf-dry')[i % 2], spread=1.3, cards=280) for i in range(4)],
        120,
        ((-120, 130), (50, 190)),
        ground,
        seed=4,
        sink=0.3,
        keep=lambda x, y, z: z > 20,
    )
    scene.scatter(
        [broadleaf(50, 6, spread=1.3, cards=280)],
        26,
        lambda r: (r.choice((-1, 1)) * r.uniform(36, 70), r.uniform(-20, 50)),
        ground,
        seed=5,
        sink=0.3,
    )
    scene.layer = 'front'
    scene.scatter(
        [grass_tuft(5, 50, 0.8, leaf='grass-dry')],
        200,
        lambda r: (r.uniform(-44, 20), r.uniform(-60, -45)),
        ground,
        seed=6,
        sink=0.05,
    )
    scene.layer = 'life'
    life = Mesh()
    crowd(life, 26, lambda r: (r.choice((-1, 1)) * r.uniform(15.5, 26), r.uniform(-34, 24)), None, 5, 1.05)
    for x, y, cloth in ((-33.6, -14, 'scarlet'), (-33.6, -12.4, 'turmeric'), (-34.4, 4, 'azure')):
        woman(life, cloth, x, y, 26, 1.1, -80)
    flock_in(life, 12, (-20, 10), (0, 40), (32, 44), 0.9)
    scene.put(life)


def carved(mesh, width, depth, height, material, storeys=1):
    """A block of the temple with its pilasters, niches and mouldings on every side."""
    mesh.box(width, depth, height, material)
    tall = height / storeys
    for turn, span, away in (
        (0, width, depth / 2),
        (90, depth, width / 2),
        (180, width, depth / 2),
        (270, depth, width / 2),
    ):
        with mesh.at(0, 0, 0, turn):
            bays = max(3, round(span / 2.6))
            for level in range(storeys):
                for z, out in ((0.1, 0.5), (0.9, 0.3), (tall - 0.8, 0.4), (tall - 0.3, 0.7)):
                    mesh.box(span + out, 0.3 + out, 0.28, material, 0, -away, z + level * tall)
                for k in range(bays):
                    x = (k + 0.5) * span / bays - span / 2
                    mesh.box(0.5, 0.5, tall - 1, material, x - span / bays / 2, -away - 0.1, 0.5 + level * tall)
                    mesh.box(
                        span / bays * 0.42, 0.1, tall * 0.46, 'shadow', x, -away - 0.02, tall * 0.24 + level * tall
                    )
                    mesh.box(span / bays * 0.6, 0.34, 0.26, material, x, -away - 0.1, tall * 0.72 + level * tall)
