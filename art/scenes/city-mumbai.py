"""Mumbai from the Koli quay: the cable-stayed Bandra–Worli Sea Link across the bay, fishing boats, towers in evening
haze."""
import math
import random

import numpy as np

from kit.architecture.arches import window_grid
from kit.life.birds import flock_in
from kit.life.boats import fishing_boat, rowing_boat
from kit.life.flags import pennant
from kit.mesh import Mesh
from kit.nature.ground_cover import rock
from kit.nature.terrain import plain, water_sheet

PICTURE = {
    'hour': 'dusk',
    'palette': 'dusk',
    'alt': 'The cable-stayed Bandra–Worli Sea Link sweeps across the bay of Mumbai in evening light, painted fishing boats before it, towers behind.',
}


def deck(t):
    """A point of the bridge (x, y) and its heading in degrees; t from 0 (near, left) to 1 (far, right)."""
    at = lambda s: np.array((-210 + 520 * s, 26 + 330 * max(0, s - 0.12) ** 1.7))
    (x, y), (nx, ny) = at(t), at(t + 0.01)
    return x, y, math.degrees(math.atan2(ny - y, nx - x))


def pylon(mesh, t, height, reach, cables=13, road=13.0):
    """A tower whose legs straddle the road and meet, with a fan of cables reach metres to both sides."""
    x, y, turn = deck(t)
    with mesh.at(x, y, 0, turn):
        for side in (-1, 1):
            mesh.tube(
                [
                    (0, 13 * side, -2),
                    (0, 14.5 * side, road),
                    (0, 6 * side, height * 0.6),
                    (0, 1.6 * side, height * 0.72),
                ],
                [2.6, 2.3, 1.7, 1.5],
                'cream-wall',
                8,
            )
        mesh.tube([(0, 0, height * 0.68), (0, 0, height)], [2.4, 1.5], 'cream-wall', 8)
        mesh.ball(0.9, 'lamp', 0, 0, height + 0.9, sides=8)
        for way in (-1, 1):
            for i in range(cables):
                share = (i + 1) / cables
                for edge in (-1, 1):
                    mesh.tube(
                        [
                            (0, 0.8 * edge, height * (0.7 + 0.27 * share)),
                            (way * reach * (0.08 + 0.92 * share), 8.6 * edge, road + 0.6),
                        ],
                        0.17,
                        'ivory',
                        4,
                    )


def tower(mesh, x, y, width, height, seed):
    """A block of flats with a stepped head."""
    chance = random.Random(seed)
    wall = chance.choice(('cream-wall', 'whitewash', 'concrete', 'pink-wall', 'grey-stone'))
    rows = int(height / 3.6)
    mesh.box(width, width, height, wall, x, y)
    with mesh.at(x, y - width / 2):
        window_grid(
            mesh,
            width * 0.9,
            1,
            rows,
            max(3, int(width / 3.4)),
            (height - 1) / rows,
            (1.7, 1.9),
            'window',
            lit=0.3,
            seed=seed,
        )
    with mesh.at(x - width / 2, y, 0, -90):
        window_grid(
            mesh,
            width * 0.9,
            1,
            rows,
            max(3, int(width / 3.4)),
            (height - 1) / rows,
            (1.7, 1.9),
            'window',
            lit=0.2,
            seed=seed + 1,
        )
    for level in range(1, rows, 2):
        mesh.box(width + 1, width + 1, 0.5, 'whitewash', x, y, level * height / rows)
    head = chance.random()
    mesh.box(width * 0.62, width * 0.62, 5 + 7 * head, wall, x, y, height)
    mesh.box(width * 0.3, width * 0.3, 5, 'concrete', x, y, height + 5 + 7 * head)
    if head > 0.7:
        mesh.tube([(x, y, height + 9), (x, y, height + 30)], 0.35, 'iron', 4)


def build(scene):
    scene.camera((-8, -118, 5.2), (2, 60, 22.5), lens=35, lift=0.02, focus=130, fstop=5.6)
    scene.light(
        sun=-102,
        elevation=15,
        haze={'density': 0.0021, 'height': 34, 'base': 0.22, 'start': 110, 'most': 0.74},
        clouds={'seed': 14.4, 'amount': 0.9, 'stretch': (0.5, 1)},
    )
    scene.put(water_sheet('sea', 0, 4000, -160))
    link = Mesh()
    rows = []
    for t in np.linspace(-0.1, 1.25, 110):
        x, y, turn = deck(t)
        across = np.array((-math.sin(math.radians(turn)), math.cos(math.radians(turn))))
        near, far = np.array((x, y)) - across * 9, np.array((x, y)) + across * 9
        rows.append(
            [(*near, 12.6), (*near, 14.2), (*far, 14.2), (*far, 12.6), ((near + far)[0] / 2, (near + far)[1] / 2, 11)]
        )
    link.loft(rows, 'cream-wall', smooth=False, closed=True)
    for t in np.arange(-0.08, 1.2, 0.045):
        x, y, turn = deck(t)
        if not 0.16 < t < 0.52:
            for side in (-1, 1):
                with link.at(x, y, 0, turn):
                    link.box(2.6, 2.2, 13, 'concrete', 0, 5.5 * side, -1)
        with link.at(x, y, 14, turn):
            for side in (-1, 1):
                link.tube([(0, 8.4 * side, 0), (0, 8.4 * side, 5), (0, 6.8 * side, 5.6)], 0.12, 'iron', 4)
                link.ball(0.42, 'lamp', 0, 6.8 * side, 5.5, sides=6)
    pylon(link, 0.345, 71, 86)
    pylon(link, 0.83, 62, 58, 10)
    scene.put(link)
    scene.layer = 'far'
    scene.put(plain('concrete', 900, -0.5, 1330))
    city, chance = Mesh(), scene.random
    for i in range(120):
        x = chance.uniform(-330, 420)
        bulge = math.exp(-(((x - 190) / 110) ** 2)) + 0.75 * math.exp(-(((x + 190) / 90) ** 2))
        tower(
            city,
            x,
            chance.uniform(470, 640),
            chance.uniform(12, 22),
            12 + chance.uniform(0.25, 1) * (24 + 80 * bulge),
            i,
        )
    scene.put(city)
    scene.layer = 'front'
    stones = [rock(i, 2.2, 'basalt') for i in range(3)]
    scene.scatter(
        stones, 26, lambda r: (-31 + r.gauss(0, 4.5), r.uniform(-96, -72)), sink=0.7, seed=4, scale=(0.3, 1.1)
    )
    scene.layer = 'life'
    boats = Mesh()
    for x, y, turn, paint, trim, flag in (
        (7, -84, 24, 'azure', 'turmeric', 'flag-saffron'),
        (17, -72, 150, 'emerald', 'ivory', 'flag-red'),
        (-16, -66, 8, 'scarlet', 'turmeric', 'flag-saffron'),
        (33, -46, 170, 'turmeric', 'scarlet', 'flag-blue'),
    ):
        fishing_boat(boats, x, y, -0.25, turn, paint, trim, 8.5)
        pennant(boats, x, y, 0.6, 4.2, 1.3, flag)
    rowing_boat(boats, -2, -40, 0, 12, 7, 'teal', 3)
    flock_in(boats, 12, (-40, 6), (-30, 30), (18, 32), 1.0, 'white-bird')
    scene.put(boats)
