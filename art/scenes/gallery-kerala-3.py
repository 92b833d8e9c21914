"""Athirappilly in July: the Chalakudy brown and full over its edge, wet forest, mist at its foot."""
import numpy as np

from kit.life.birds import flock_in
from kit.life.powder import powder_cloud
from kit.mesh import Mesh
from kit.nature.falls import spray, waterfall
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.palms import bamboo_clump
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import broadleaf
from kit.noise import fractal, ridged, smoothstep
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'noon',
    'palette': 'noon-monsoon',
    'alt': 'The brown Chalakudy river thunders over the broad Athirappilly falls in the monsoon, wet forest on both sides and mist at their foot.',
}


def ground(xs, ys):
    lip = ys - 34 - 4 * np.sin(xs * 0.06) - 0.0035 * xs**2
    cliff = 26 * smoothstep(-2, 4, lip + 3 * fractal(xs * 0.06, ys * 0.06, 4))
    bank = 9 * smoothstep(24, 52, np.abs(xs))
    return (
        cliff
        + bank
        - 0.9
        + (ridged(xs * 0.08, ys * 0.1, 5) - 0.5) * 4 * smoothstep(2, 10, cliff)
        + 0.5 * fractal(xs * 0.08, ys * 0.08, 4)
        + 2.4 * smoothstep(34, 44, np.abs(xs))
        - 1.6 * smoothstep(30, 20, np.abs(xs)) * smoothstep(24, 27, cliff)
    )


def build(scene):
    scene.material('fall', colour='#f3ead8', shade='#c2b297', cover=0.74, scale=0.4, stretch=(3.2, 3.2, 0.12))
    scene.material('fall-thin', colour='#f6f0e2', shade='#cfc2a8', cover=0.5, scale=0.7)
    scene.material('river', colour='#7d6a4c')
    scene.material('glacial', colour='#8d7a5c')
    scene.material('forest-hills', meadow=('#57793c', '#405f30'), rock=('#5f574b', '#423d37'), rock_slope=0.7)
    scene.camera((-9, -40, 8), (3, 30, 14.2), lens=33, lift=0.03)
    scene.light(
        sun=-112,
        elevation=36,
        haze={'density': 0.0034, 'height': 18, 'base': 0.24, 'start': 40, 'most': 0.82},
        clouds={'scale': 1.3, 'low': 0.35, 'high': 0.6, 'amount': 1.0, 'seed': 5.9},
    )
    scene.put(ground_sheet(ground, (-130, 130), (-50, 170), 'forest-hills', 380, 340))
    scene.put(plain('forest-hills', z=20, y=8200), layer='far')
    water = Mesh()
    water.quad((-60, -60, -0.12), (60, -60, -0.12), (60, 40, -0.12), (-60, 40, -0.12), 'river')
    edge = lambda x: 34 + 4 * np.sin(x * 0.06) + 0.0035 * x * x - 3.4
    water.loft(
        [[(x, edge(x) - 0.3, 24.66), (x, 170, 24.66)] for x in np.linspace(-23.5, 23.5, 40)], 'glacial', smooth=False
    )
    for x, width, seed in ((-17, 11, 3), (-5, 10, 4), (7, 12, 5), (18.5, 9, 6)):
        waterfall(water, x, edge(x), 24.5, -0.4, width + 1.6, 4.6, 44, seed, 1.1)
    waterfall(water, 29, edge(29) - 1, 23, -0.4, 3, 2.4, 10, 9, 1.3)
    for x in (-17, -5, 7, 18):
        spray(water, x, edge(x) - 6.4, -0.4, 11, 16, 1.9, int(abs(x)))
    for i, (x, up, size) in enumerate(
        ((-20, 1, 9), (-11, 0, 10), (-2, 1, 10), (7, 0, 11), (16, 1, 9), (24, 0, 7), (-15, 7, 8), (3, 8, 9), (14, 7, 7))
    ):
        powder_cloud(water, x, edge(x) - 7 - (up < 2) * 2, up, size * 1.5, '#eeeee6', 4, i + 3, 0.1, 0.3, 0)
    scene.put(water)
    blue_hills(scene, near=330, count=3, height=52, base=18, width=1500, seed=4, length=200)
    stones = [rock(i, 1.9, 'rock', 0.7) for i in range(4)]
    scene.scatter(
        stones,
        110,
        lambda r: (r.choice((-1, 1)) * abs(r.gauss(22, 7)), r.uniform(-30, 28)),
        lambda x, y: x * 0 - 0.5,
        seed=4,
        sink=0.4,
        scale=(0.3, 1.4),
    )
    scene.scatter(
        stones,
        16,
        lambda r: (r.uniform(-22, 24), float(edge(r.uniform(-20, 20))) - 1),
        lambda x, y: x * 0 + 24,
        seed=5,
        sink=0.5,
        scale=(0.3, 0.8),
    )
    trees = [
        broadleaf(50 + i, 14, ('leaf', 'leaf-dark', 'leaf')[i], spread=1.05, clouds=9, cards=240, card=0.5)
        for i in range(3)
    ]
    scene.scatter(
        trees,
        330,
        ((-110, 110), (-10, 150)),
        ground,
        seed=6,
        sink=0.4,
        keep=lambda x, y, z: abs(x) > 32 - (4 if y > 60 else 0) and (x + 9) ** 2 + (y + 40) ** 2 > 900,
    )
    scene.scatter(
        [bamboo_clump(2, 10)], 26, lambda r: (r.choice((-1, 1)) * r.uniform(32, 46), r.uniform(-14, 40)), ground, seed=7
    )
    scene.layer = 'front'
    scene.scatter(
        [grass_tuft(5, 60, 1.0)],
        60,
        lambda r: (r.choice((-1, 1)) * r.uniform(15, 24), r.uniform(-30, -20)),
        lambda x, y: x * 0 - 0.3,
        seed=8,
        scale=(0.7, 1.3),
    )
    scene.put(broadleaf(56, 9, 'leaf-dark', spread=1.4, clouds=10, cards=420, card=0.2), -27, -20, -0.5)
    scene.layer = 'life'
    life = Mesh()
    flock_in(life, 11, (-16, 12), (6, 20), (19, 27), 0.8, 'white-bird', 3)
    scene.put(life)
