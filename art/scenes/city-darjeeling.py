"""Darjeeling at first light: the town stepped along its ridge, the toy train on the Batasia loop, Kanchenjunga rose."""
import math

import numpy as np

from kit.architecture.himalayan import hill_house
from kit.life.birds import flock_in
from kit.life.flags import flag_string
from kit.life.people import crowd
from kit.life.vehicles import carriage, smoke, steam_engine, track
from kit.mesh import Mesh
from kit.nature.ground_cover import flower_tuft, grass_tuft
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import conifer
from kit.noise import fractal, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import ONE_MASSIF, blue_hills, snow_peaks

PICTURE = {
    'hour': 'dawn',
    'palette': 'dawn',
    'alt': 'The blue toy train curving round the Batasia loop at Darjeeling, houses on the ridge and Kanchenjunga rose in first light.',
}


def ground(xs, ys):
    ridge = 26 * np.exp(-(((xs + 58) / 46) ** 2 + ((ys - 72) / 40) ** 2)) + 18 * np.exp(
        -(((xs - 74) / 40) ** 2 + ((ys - 84) / 36) ** 2)
    )
    return (
        ridge * (0.9 + 0.2 * fractal(xs * 0.03, ys * 0.03, 3))
        - 50 * smoothstep(34, 130, ys - 0.1 * np.abs(xs))
        + 0.3 * fractal(xs * 0.05, ys * 0.05, 3) * smoothstep(18, 30, np.abs(ys - 2) + np.abs(xs) * 0.4)
    )


def build(scene):
    scene.camera((-2, -44, 8.6), (3, 40, 12.5), lens=35, lift=0.0, focus=52, fstop=4)
    scene.light(
        sun=-102,
        elevation=14,
        energy=5.4,
        haze={'density': 0.0008, 'height': 40, 'base': 0.35, 'start': 50},
        clouds={'seed': 3.7, 'amount': 0.7, 'low': 0.5, 'high': 0.76},
        grade={'exposure': 1.12},
    )
    scene.material('meadow', colour='#a3b45c', second='#7f9a48')
    scene.put(ground_sheet(ground, (-220, 220), (-60, 260), 'meadow', 300, 300, near=(30, 0.5)))
    scene.put(plain('forest-hills', z=-60), layer='far')
    blue_hills(scene, near=330, count=4, height=52, base=-56, width=1700, seed=3)
    snow_peaks(scene, ONE_MASSIF, lift=-50, scale=0.84)
    loop = [
        (22 * math.cos(a) + 1, 11 * math.sin(a) + 2, 0.3)
        for a in np.linspace(-0.5 * math.pi - 1.9, -0.5 * math.pi + 2.2, 60)
    ]
    rails = Mesh()
    track(rails, loop, 0.9)
    at = lambda t: (
        22 * math.cos(t) + 1,
        11 * math.sin(t) + 2,
        math.degrees(math.atan2(11 * math.cos(t), -22 * math.sin(t))),
    )
    for i, t in enumerate((-1.12, -1.47, -1.82, -2.2)):
        x, y, turn = at(t)
        if i == 0:
            steam_engine(rails, x, y, 0.42, turn, 'azure')
        else:
            carriage(rails, 6.4, x, y, 0.42, turn, 'azure', 'ivory', 1.9, 2.3)
    garden = [(13 * math.cos(a) + 1, 5.4 * math.sin(a) + 2, 0.25) for a in np.linspace(0, 2 * math.pi, 40)[:-1]]
    rails.add(garden, [tuple(range(39))], 'lawn')
    rails.lathe(
        [(2.2, 0), (2.0, 0.5), (1.4, 0.6), (1.2, 1.2), (0.5, 1.3), (0.42, 7), (0.05, 9)],
        'granite-pale',
        8,
        False,
        x=1,
        y=3,
    )
    scene.put(rails)
    x, y, _ = at(-1.0)
    plume = Mesh()
    smoke(plume, x, y, 3.6, 11, (-1.2, 0.3, 0.6), size=0.42)
    scene.put(plume, layer='life')
    town, chance = Mesh(), scene.random
    walls, roofs = ('whitewash', 'cream-wall', 'green-wall', 'pink-wall', 'yellow-wall', 'blue-wall'), (
        'tin-roof',
        'green-roof',
        'tin-roof',
    )
    for i in range(84):
        cx, cy = ((-58, 62), (74, 74))[i % 3 == 0]
        x, y = chance.gauss(cx, 24), cy - abs(chance.gauss(0, 16)) + 6
        if abs(x - 4) > 26 and y > 22:
            hill_house(
                town,
                chance.uniform(7, 10),
                6.5,
                chance.choice((2, 3, 3)),
                x,
                y,
                height_at(ground, x, y - 3) + 0.4,
                chance.choice(walls),
                chance.choice(roofs),
                chance.uniform(-20, 20),
                lit=0.5,
                seed=i,
            )
    scene.put(town)
    firs = [conifer(i, 16, 'pine', 0.17, 0.2) for i in range(3)]
    scene.scatter(
        firs, 190, ((-140, 150), (26, 110)), ground, seed=4, sink=0.4, keep=lambda x, y, z: abs(x - 4) > 24 and z > -8
    )
    beds = [
        flower_tuft(10, 30, 0.5, 0.6, 'marigold'),
        flower_tuft(11, 30, 0.5, 0.6, 'blossom-pink'),
        flower_tuft(12, 30, 0.5, 0.6, 'blossom-red'),
    ]
    scene.scatter(
        beds,
        150,
        lambda r: (lambda a, d: (1 + 13 * d * math.cos(a), 2 + 5.4 * d * math.sin(a)))(
            r.uniform(0, 6.28), r.choice((0.94, 0.6, 0.92))
        ),
        lambda x, y: x * 0 + 0.25,
        seed=5,
        sink=0.02,
    )
    scene.layer = 'front'
    scene.scatter(
        [grass_tuft(5, 60, 0.5), flower_tuft(14, flower='blossom-pink')],
        260,
        ((-24, 24), (-38, -14)),
        ground,
        seed=6,
        sink=0.04,
    )
    scene.put(firs[0], -17, -17, 0, 0, 0.95)
    scene.put(firs[1], -21, -12, 0, 50, 1.05)
    flags = Mesh()
    flag_string(flags, (-17, -17, 9), (-40, 4, 14), 1.6, 26, 0.7, seed=4)
    scene.put(flags)
    life = Mesh()
    crowd(life, 14, lambda r: (1 + r.uniform(-9, 9), 2 + r.uniform(-2.6, 3)), lambda x, y: 0.25, seed=3, turbans=0)
    flock_in(life, 8, (-26, -8), (20, 40), (26, 32), 0.8)
    scene.put(life, layer='life')
