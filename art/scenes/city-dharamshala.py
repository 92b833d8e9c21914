"""Dharamshala: houses, a golden monastery roof and prayer flags on a spur, the Dhauladhar wall behind."""
from kit.architecture.himalayan import chorten, flat_block, gold_roof, hill_house
from kit.life.birds import flock_in
from kit.life.flags import flag_string
from kit.life.people import man
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import conifer
from kit.noise import fractal, ridged, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import snow_peaks
import math
import numpy as np

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'Houses and a gold-roofed monastery on the spur of Dharamshala, prayer flags in the wind before the snowy Dhauladhar wall.',
}
WALL = tuple((x, 2300 + 90 * math.sin(x), 860 + 130 * math.sin(x * 0.011 + 1), 520) for x in range(-2100, 2400, 330))


def ground(xs, ys):
    spur = 34 * np.exp(-(((xs - 6) / 62) ** 2 + ((ys - 62) / 66) ** 2)) + 70 * smoothstep(90, 330, ys) * (
        0.5 + 0.7 * ridged(xs * 0.005, ys * 0.005, 5)
    )
    near = 22 * smoothstep(4, -46, ys + 0.5 * np.abs(xs + 14) + 5 * fractal(xs * 0.05, ys * 0.05, 3))
    return np.maximum(spur - 10 * smoothstep(40, 160, np.abs(xs)), near) + 2.5 * fractal(xs * 0.02, ys * 0.02, 4) - 4


def build(scene):
    scene.camera((-6, -62, 23), (4, 60, 30), lens=36, focus=110, fstop=5.6)
    scene.light(
        sun=-96,
        elevation=23,
        haze={'density': 0.0007, 'height': 60, 'base': 0.3, 'start': 80},
        clouds={'seed': 9.1, 'amount': 0.7, 'low': 0.52, 'high': 0.76},
    )
    scene.put(ground_sheet(ground, (-300, 320), (-80, 620), 'forest-hills', 360, 380))
    scene.put(plain('forest-hills', z=-30), layer='far')
    snow_peaks(scene, WALL, lift=-40)
    town = Mesh()
    chance = scene.random
    roofs, walls = ('tin-roof', 'green-roof', 'slate', 'tin-roof'), (
        'whitewash',
        'cream-wall',
        'yellow-wall',
        'blue-wall',
        'pink-wall',
    )
    for i in range(92):
        x, y = chance.gauss(6, 34), chance.uniform(4, 84)
        if abs(x - 8) < 17 and 34 < y < 70 or abs(x) > 76:
            continue
        hill_house(
            town,
            chance.uniform(7, 10),
            6.5,
            chance.choice((2, 2, 3)),
            x,
            y,
            height_at(ground, x, y - 3),
            chance.choice(walls),
            chance.choice(roofs),
            chance.uniform(-24, 24),
            seed=i,
        )
    z = height_at(ground, 8, 50)
    flat_block(town, 24, 15, 9, 8, 56, z, 'yellow-wall')
    flat_block(town, 15, 11, 7, 8, 58, z + 9.4, 'yellow-wall')
    gold_roof(town, 8, 7, 8, 58, z + 17)
    for x in (-7, 23):
        chorten(town, x, 46, height_at(ground, x, 46), 0.8)
    scene.put(town)
    firs = [conifer(i, 15, 'pine', 0.2, 0.3) for i in range(3)]
    scene.scatter(
        firs,
        700,
        ((-200, 220), (0, 330)),
        ground,
        seed=4,
        sink=0.4,
        keep=lambda x, y, z: not (abs(x - 6) < 46 and 8 < y < 86) or (x * 7 + y * 3) % 11 < 2.2,
    )
    scene.layer = 'front'
    front = Mesh()
    top = height_at(ground, -15, -42)
    flag_string(front, (-22, -40, top + 5), (13, -46, top - 1), 1.2, 34, 0.8, seed=2)
    flag_string(front, (-26, -36, top + 15.5), (30, -30, top + 16.5), 1.6, 54, 0.85, seed=3)
    scene.put(front)
    scene.scatter(
        [grass_tuft(5, 60, 0.7), grass_tuft(7, 50, 0.6, leaf='grass-dry')],
        260,
        ((-32, 14), (-58, -30)),
        ground,
        seed=6,
        sink=0.05,
        keep=lambda x, y, z: z > 8,
    )
    scene.layer = 'life'
    life = Mesh()
    for x, y, t in ((-12.4, -40, 20), (-11.2, -39.6, -10)):
        man(life, 'maroon', 'maroon', x, y, height_at(ground, x, y), 1, 170 + t)
    flock_in(life, 6, (-34, -12), (40, 70), (58, 68), 1.6)
    scene.put(life)
