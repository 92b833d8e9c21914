"""Mussoorie in late light: houses stepped along the ridge among deodars, a family on a lookout, the Doon in haze."""
from kit.architecture.colonial import gothic_church
from kit.architecture.himalayan import hill_house
from kit.life.birds import flock_in
from kit.life.work import camera, glass, little_one, person
from kit.mesh import Mesh
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import conifer
from kit.noise import fractal, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import blue_hills
import numpy as np

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'Tea on a bench at a lookout over Mussoorie in golden light, its houses stepped along the ridge among deodars to a church tower, hills beyond.',
}


def ground(xs, ys):
    crest = -8 + 34 * smoothstep(-78, 5, xs) + 4 * np.sin(xs * 0.05) + 24 * smoothstep(-70, 60, xs)
    ridge = (crest + 34) * np.exp(-(((ys - 70 - 0.12 * xs) / 46) ** 2)) - 34
    near = 26 * smoothstep(8, -44, ys + 0.4 * xs + 16 + 5 * fractal(xs * 0.05, ys * 0.05, 3))
    return np.maximum(ridge, near - 6) + 2.4 * fractal(xs * 0.03, ys * 0.03, 4)


def build(scene):
    scene.camera((-10, -66, 34), (2, 60, 36), lens=36, lift=0.02, focus=13, fstop=1.2)
    scene.light(
        sun=-114,
        elevation=24,
        haze={'density': 0.0011, 'height': 60, 'base': 0.3, 'start': 80},
        clouds={'seed': 7.4, 'amount': 0.8, 'stretch': (0.5, 1)},
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
    terrace = Mesh()
    with terrace.at(-15.5, -52.6, 30.9, -6):
        terrace.box(13, 12, 8, 'grey-stone', 0, 0, -8)
        terrace.box(13.3, 12.3, 0.14, 'paving', 0, 0, -0.1)
        for k in range(14):
            terrace.tube([(-6.4 + k, 6.0, 0), (-6.4 + k, 6.0, 1.0)], 0.035, 'iron', 6)
            terrace.tube([(6.4, -6.4 + k * 0.94, 0), (6.4, -6.4 + k * 0.94, 1.0)], 0.035, 'iron', 6)
        for z in (0.5, 1.0):
            terrace.tube([(-6.4, 6.0, z), (6.4, 6.0, z), (6.4, -6.4, z)], 0.035, 'iron', 6)
        terrace.tube([(5.9, 5.5, 0), (5.9, 5.5, 3.3)], [0.09, 0.05], 'iron', 8)
        terrace.lathe([(0.05, 3.3), (0.2, 3.42), (0.24, 3.72), (0.06, 3.9)], 'ivory', 10, x=5.9, y=5.5)
    scene.put(terrace)
    scene.layer = 'life'
    life = Mesh()
    with life.at(-15.5, -52.6, 30.94, -6):
        for deed, dress, cloth, second, x, y, turn, head in (
            ('sip', 'saree', 'teal', None, 2.4, 0.9, 158, None),
            ('talk', 'kurta', '#8c6f5a', 'ivory', 3.3, 0.9, 176, 'cap'),
            ('photograph', 'jacket', '#a8503f', '#4d5560', 6.4, 2.2, 176, None),
            ('lean', 'salwar', 'emerald', 'ivory', 1.0, 4.6, 168, None),
        ):
            with life.at(x, y, 0, turn, 1.1):
                person(life, deed, dress, cloth, second, head=head, hat='maroon', look=30 if deed == 'sip' else 0)
                if deed == 'sip':
                    glass(life, (0.07, -0.24, 0.99))
                if deed == 'photograph':
                    camera(life)
        with life.at(2.85, 0.86, 0, -12, 1.1):
            for x in (-0.9, 0.9):
                life.box(0.12, 0.4, 0.42, 'iron', x)
            for y in (-0.16, 0, 0.16):
                life.box(2.2, 0.13, 0.05, 'wood', 0, y, 0.42)
        little_one(life, 'run', 'turmeric', 4.8, 0.3, 0, 96, 1.12)
    flock_in(life, 8, (-40, -16), (0, 40), (50, 60), 0.9)
    scene.put(life)
