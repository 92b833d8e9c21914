"""Mussoorie at blue hour: lit houses stepped along the ridge among deodars, the Doon's lights far below."""
from kit.architecture.colonial import gothic_church
from kit.architecture.himalayan import hill_house
from kit.mesh import Mesh
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import conifer
from kit.noise import fractal, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import blue_hills
import numpy as np

PICTURE = {
    'hour': 'dusk',
    'palette': 'dusk-blue',
    'alt': 'Lit houses of Mussoorie stepped along their ridge among dark deodars at blue hour, a church tower near the top and hazed hills beyond.',
}


def ground(xs, ys):
    crest = -8 + 34 * smoothstep(-78, 5, xs) + 4 * np.sin(xs * 0.05) + 24 * smoothstep(-70, 60, xs)
    ridge = (crest + 34) * np.exp(-(((ys - 70 - 0.12 * xs) / 46) ** 2)) - 34
    near = 26 * smoothstep(8, -44, ys + 0.4 * xs + 16 + 5 * fractal(xs * 0.05, ys * 0.05, 3))
    return np.maximum(ridge, near - 6) + 2.4 * fractal(xs * 0.03, ys * 0.03, 4)


def build(scene):
    scene.camera((-10, -66, 34), (2, 60, 36), lens=37, focus=110, fstop=5.6)
    scene.light(
        sun=-92,
        elevation=7,
        haze={'density': 0.0011, 'height': 60, 'base': 0.3, 'start': 80},
        clouds={'seed': 7.4, 'amount': 0.8, 'stretch': (0.5, 1)},
        grade={'exposure': 1.25},
    )
    scene.put(ground_sheet(ground, (-300, 300), (-80, 260), 'forest-hills', 300, 260))
    scene.put(plain('forest-hills', z=-70), layer='far')
    blue_hills(scene, near=420, count=4, height=60, base=-40, width=1900, seed=6)
    town, chance = Mesh(), scene.random
    walls, roofs = ('whitewash', 'cream-wall', 'green-wall', 'whitewash'), ('tin-roof', 'green-roof', 'slate', 'slate')
    for i in range(96):
        x = chance.uniform(-44, 100)
        y = 70 + 0.12 * x - abs(chance.gauss(0, 20)) - 2
        if (x - 16) ** 2 + (y - 60) ** 2 > 100:
            hill_house(
                town,
                chance.uniform(7, 11),
                6.5,
                chance.choice((2, 3, 3, 4)),
                x,
                y,
                height_at(ground, x, y - 3) + 0.6,
                chance.choice(walls),
                chance.choice(roofs),
                chance.uniform(-18, 18),
                lit=0.55,
                seed=i,
            )
    with town.at(16, 64, height_at(ground, 16, 60), 30, 0.8):
        gothic_church(town, 'whitewash', 'cream-wall', 'tin-roof')
    for i in range(30):
        x = -88 + i * 6.2
        y = 46 + 0.12 * x
        town.tube([(x, y, height_at(ground, x, y)), (x, y, height_at(ground, x, y) + 4.6)], 0.1, 'iron', 5)
        town.ball(0.42, 'lamp', x, y, height_at(ground, x, y) + 4.8, sides=8)
    for i in range(700):
        town.box(3, 3, 1.6, 'window-lit', chance.gauss(-200, 150), chance.uniform(300, 760), -66)
    scene.put(town)
    firs = [conifer(i, 17, 'pine', 0.24, 0.3) for i in range(3)]
    scene.scatter(
        firs,
        620,
        ((-200, 200), (10, 130)),
        ground,
        seed=3,
        sink=0.4,
        keep=lambda x, y, z: z > -16 and ((x * 13 + y * 7) % 10 < 4.4 or abs(x) > 90 or y > 78 + 0.12 * x),
    )
    scene.layer = 'front'
    for x, y, size in ((-19, -36, 1.0), (-24, -30, 1.15), (-15, -24, 0.8), (21, -22, 0.8)):
        scene.put(firs[1], x, y, height_at(ground, x, y) - 0.4, x * 9, size)
    for x, y, z, p in ((-25, 36, 34, 900), (10, 38, 44, 1100), (44, 42, 50, 1100), (76, 46, 54, 1100)):
        scene.lamp(x, y, z, p)
