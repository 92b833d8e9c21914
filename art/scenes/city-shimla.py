"""Shimla's Ridge on a winter noon: the yellow church, strollers, deodars with snow, white ranges behind."""
from kit.architecture.colonial import gothic_church
from kit.architecture.himalayan import hill_house
from kit.life.birds import flock_in
from kit.life.people import crowd, man
from kit.life.animals import horse
from kit.mesh import Mesh
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import conifer
from kit.noise import fractal, smoothstep
from kit.stage.backdrops import LOW_RANGE, blue_hills, snow_peaks
import numpy as np

PICTURE = {
    'hour': 'noon',
    'palette': 'noon-alpine',
    'alt': 'The yellow tower of Christ Church on the Ridge at Shimla, strollers in the square, snow on the deodars and the far ranges.',
}


def build(scene):
    scene.camera((-9, -56, 3.6), (3, 0, 9.4), lens=41, lift=0.05, focus=60, fstop=4)
    scene.light(
        sun=-86,
        elevation=26,
        haze={'density': 0.0009, 'height': 30, 'base': 0.35, 'start': 60},
        clouds={'seed': 3.4, 'amount': 0.8},
    )
    slope = (
        lambda xs, ys: -0.1
        - 30 * smoothstep(34, 130, np.abs(xs + 4))
        - 22 * smoothstep(40, 120, ys)
        + 1.2 * fractal(xs * 0.05, ys * 0.05, 3) * smoothstep(26, 40, np.abs(xs))
    )
    scene.put(ground_sheet(slope, (-220, 220), (-90, 220), 'snow', 200, 200))
    scene.put(plain('forest-hills', z=-60), layer='far')
    blue_hills(scene, near=340, count=4, height=40, base=-26, width=1700, seed=3)
    snow_peaks(scene, LOW_RANGE, lift=-150, scale=1.1)
    scene.material('horse', colour='#c39a70')
    town = Mesh()
    town.box(52, 120, 0.3, 'paving', -2, -24, -0.25)
    with town.at(4, 6, 0, 34):
        gothic_church(town, height=25)
    for x, y, w, turn, wall, roof in (
        (-27, 20, 14, 24, 'cream-wall', 'green-roof'),
        (-38, 2, 12, 60, 'whitewash', 'tin-roof'),
        (34, 24, 12, -30, 'cream-wall', 'tin-roof'),
        (44, 6, 11, -60, 'whitewash', 'green-roof'),
    ):
        hill_house(town, w, 8, 3, x, y, -1, wall, roof, turn, seed=w)
    for x, y in ((-13, -8), (14, -6), (-15, -21), (17, -26)):
        town.tube([(x, y, 0), (x, y, 4.2)], 0.08, 'iron', 6)
        town.lathe([(0.1, 0), (0.3, 0.2), (0.34, 0.6), (0.06, 0.9)], 'lamp', 8, x=x, y=y, z=4.2)
    for i in range(14):
        town.box(0.08, 0.08, 1.0, 'iron', 23.6, -52 + i * 4.2, 0)
    town.box(0.06, 56, 0.08, 'iron', 23.6, -24, 0.95)
    town.box(0.06, 56, 0.08, 'iron', 23.6, -24, 0.5)
    for x, y, turn in ((-16, -20, 90), (-16, -27, 90)):
        with town.at(x, y, 0, turn):
            town.box(2.2, 0.5, 0.12, 'shutter-green', 0, 0, 0.45)
            town.box(2.2, 0.1, 0.5, 'shutter-green', 0, 0.3, 0.6)
    scene.put(town)
    firs = [conifer(i, 17, 'pine-snow', 0.24, 0.3) for i in range(2)] + [conifer(5, 17, 'pine', 0.24, 0.3)]
    scene.scatter(
        firs, 120, lambda r: (-4 + r.choice((-1, 1)) * r.uniform(31, 80), r.uniform(0, 90)), slope, seed=3, sink=0.4
    )
    scene.scatter(firs, 36, ((-60, 60), (44, 90)), slope, seed=5, sink=0.4)
    scene.layer = 'front'
    for x, y, size in ((-24.5, -28, 0.95), (-28, -22, 1.15), (22, -30, 0.9)):
        scene.put(firs[0], x, y, 0, x * 10, size)
    scene.layer = 'life'
    life = Mesh()
    crowd(life, 30, lambda r: (r.uniform(-15, 19), r.uniform(-26, -4)), seed=9, turbans=0.15)
    man(life, 'maroon', 'wood-dark', -8.4, -22, 0, 1, 60, None)
    flock_in(life, 7, (-22, -8), (0, 20), (24, 30), 0.7)
    scene.put(life)
    pony = horse()
    scene.put(pony, -9.6, -21.6, 0, 40)
