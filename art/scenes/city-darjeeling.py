"""Darjeeling at first light: the town stepped along its ridge, the toy train on the Batasia loop, Kanchenjunga
rose."""
import math

import numpy as np

from kit.architecture.himalayan import hill_house
from kit.life.birds import flock_in
from kit.life.people import crowd
from kit.life.vehicles import carriage, smoke, steam_engine, track
from kit.life.work import camera, glass, little_one, person, with_child
from kit.mesh import Mesh
from kit.nature.ground_cover import flower_tuft, grass_tuft
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import conifer
from kit.noise import fractal, ridged, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'dawn',
    'palette': 'dawn',
    'alt': 'Tea and waving by the line as the blue toy train rounds the Batasia loop at Darjeeling, Kanchenjunga rose in first light.',
}

# The skyline from Observatory Hill, west to east: Jannu, Kabru, the five summits of Kanchenjunga, Simvo, Siniolchu.
SKYLINE = (
    *((-2600, 120), (-1900, 210), (-1500, 260), (-1180, 240), (-1000, 330), (-860, 300), (-720, 430), (-660, 470)),
    *((-610, 420), (-520, 360), (-430, 470), (-390, 500), (-330, 492), (-250, 510), (-200, 470), (-165, 500)),
    *((-110, 590), (-92, 606), (-60, 580), (-20, 630), (0, 655), (24, 628), (58, 606), (82, 622), (104, 604)),
    *((140, 600), (166, 622), (190, 590), (250, 480), (310, 410), (370, 450), (405, 468), (440, 440), (490, 462)),
    *((530, 420), (600, 330), (690, 350), (740, 400), (775, 330), (860, 290), (1000, 330), (1150, 270), (1400, 290)),
    *((1700, 220), (2600, 120)),
)


def kanchenjunga():
    """The massif 2.5 km away: the skyline for a crest, spurs and gullies down to the front of it."""
    xs, ys = np.meshgrid(np.linspace(-2500, 2500, 760), np.linspace(1650, 2900, 250))
    line = 2480 + 50 * fractal(xs * 0.003, xs * 0 + 2, 3)
    down, behind = np.clip((line - ys) / 700, 0, 1), np.clip((ys - line) / 300, 0, 1)
    bent = xs + 40 * fractal(xs * 0.003, ys * 0.003 + 3, 3) * smoothstep(0, 0.3, down)
    places, tops = zip(*SKYLINE)
    crest = np.interp(bent, places, tops) + 14 * (ridged(xs * 0.014, ys * 0.006, 5) - 0.5)
    broad = np.mean([np.interp(bent + aside, places, tops) for aside in range(-160, 161, 20)], axis=0)
    share = smoothstep(0, 0.32, down)
    side = np.sin(np.pi * np.clip(down * 1.05, 0, 1)) * smoothstep(0.06, 0.42, down)
    spurs = 280 * (ridged(bent * 0.0026 + 5, ys * 0.0012 + 1, 5) - 0.5) + 46 * (
        ridged(bent * 0.009, ys * 0.006, 5) - 0.5
    )
    heights = (crest * (1 - share) + broad * share) * (1 - down) ** 1.2 * (1 - behind) + side * spurs
    mesh = Mesh()
    mesh.grid(xs, ys, heights, 'peaks')
    return mesh


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
    scene.material('peaks', snow_line=110)
    scene.camera((-2, -44, 3.0), (1, 40, 9.6), lens=35, lift=0.0, focus=19, fstop=1.0)
    scene.light(
        sun=117,
        elevation=15,
        energy=5.4,
        haze={'density': 0.0008, 'height': 40, 'base': 0.35, 'start': 50},
        clouds={'seed': 3.7, 'amount': 0.7, 'low': 0.5, 'high': 0.76},
        grade={'exposure': 1.12},
    )
    scene.material('meadow', colour='#a3b45c', second='#7f9a48')
    scene.put(ground_sheet(ground, (-220, 220), (-60, 260), 'meadow', 300, 300, near=(30, 0.5)))
    scene.put(plain('forest-hills', z=-60), layer='far')
    blue_hills(scene, near=330, count=4, height=52, base=-56, width=1700, seed=3)
    scene.put(kanchenjunga(), z=-56, layer='far')
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
        240,
        ((-24, 24), (-26, -12)),
        ground,
        seed=6,
        sink=0.04,
    )
    scene.put(firs[0], -17, -17, 0, 0, 0.95)
    scene.put(firs[1], -21, -12, 0, 50, 1.05)
    life = Mesh()
    crowd(life, 14, lambda r: (1 + r.uniform(-9, 9), 2 + r.uniform(-2.6, 3)), lambda x, y: 0.25, seed=3, turbans=0)
    z = height_at(ground, -6.6, -28.4) + 0.02
    by_the_line(life)
    flock_in(life, 8, (-26, -8), (20, 40), (26, 32), 0.8)
    scene.put(life, layer='life')


def by_the_line(mesh):
    """A tea woman with her kettle and two customers on a bench; children run beside the train, a mother waves."""
    at = lambda x, y: (x, y, height_at(ground, x, y) + 0.02)
    with mesh.at(*at(-6.6, -29.6), 40, 1.1):
        person(mesh, 'sell', 'wrap', 'magenta', '#3a3346', head='scarf', hat='turmeric')
        mesh.lathe([(0.1, 0), (0.17, 0.06), (0.16, 0.22), (0.07, 0.3), (0.04, 0.36)], 'brass', 18, x=0.35, y=-0.75)
        mesh.tube([(0.5, -0.8, 0.16), (0.66, -0.9, 0.3)], 0.025, 'brass', 7)
        for k in range(3):
            mesh.lathe([(0.035, 0), (0.045, 0.09)], '#b87a45', 10, x=-0.3 + 0.14 * k, y=-0.7)
    with mesh.at(*at(-3.9, -28.6), -58, 1.1):
        mesh.box(1.9, 0.5, 0.42, 'wood', 0, 0.02)
        person(mesh, 'sip', 'jacket', '#4f6f5a', '#5a4a3c', -0.42, 0, 0, 10, head='cap', hat='maroon', elder=True)
        with mesh.at(-0.42, 0, 0, 10):
            glass(mesh, (0.07, -0.24, 0.99))
        person(mesh, 'talk', 'jacket', '#8c6f5a', '#4d463e', 0.44, 0, 0, -12, head='scarf', hat='crimson')
    with_child(mesh, 'salwar', 'emerald', 'ivory', *at(2.4, -25.0), 156, 1.1, head='scarf', hat='#efe4d2')
    person(mesh, 'wave', 'saree', '#b97f93', None, *at(4.0, -24.4), 166, 1.1)
    with mesh.at(*at(8.2, -27.0), 170, 1.1):
        person(mesh, 'photograph', 'jacket', '#a8503f', '#4d5560', head='brim', hat='#c9b48a', pack='#3f6552')
        camera(mesh)
    little_one(mesh, 'run', '#86a3b6', *at(5.6, -21.6), 90, 1.15)
    little_one(mesh, 'run', 'scarlet', *at(4.4, -21.0), 84, 1.05, girl=True)
