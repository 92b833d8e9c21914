"""Mumbai from the Koli quay: the cable-stayed Bandra–Worli Sea Link across the bay, fishwives with their
baskets, towers in morning haze."""
import math
import random

import numpy as np

from kit.architecture.arches import window_grid
from kit.life.birds import flock_in
from kit.life.boats import fishing_boat, rowing_boat
from kit.life.flags import pennant
from kit.life.people import man, woman
from kit.life.work import little_one, person
from kit.mesh import Mesh
from kit.nature.terrain import plain, water_sheet

PICTURE = {
    'hour': 'gold',
    'size': 'hero',
    'widest': 1600,
    'alt': 'Koli fishers sort fish and mend a net on a quay of Mumbai in golden light, the cable-stayed Bandra–Worli Sea Link and towers across the bay.',
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
    scene.camera((-8, -118, 3.2), (2, 60, 20.2), lens=35, lift=0.02, focus=17, fstop=1.0)
    scene.light(
        sun=-108,
        elevation=19,
        haze={'density': 0.0021, 'height': 34, 'base': 0.22, 'start': 110, 'most': 0.7},
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
        if not 0.28 < t < 0.56:
            for side in (-1, 1):
                with link.at(x, y, 0, turn):
                    link.box(2.6, 2.2, 13, 'concrete', 0, 5.5 * side, -1)
        with link.at(x, y, 14, turn):
            for side in (-1, 1):
                link.tube([(0, 8.4 * side, 0), (0, 8.4 * side, 5), (0, 6.8 * side, 5.6)], 0.12, 'iron', 4)
                link.ball(0.42, 'lamp', 0, 6.8 * side, 5.5, sides=6)
    pylon(link, 0.42, 66, 76)
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
    quay = Mesh()
    quay.box(60, 16, 2.4, 'grey-stone', -8, -110, -1.4)
    quay.box(60, 0.7, 0.16, 'step', -8, -102.3, 1.0)
    for x in (-12.6, -3.4, 4.2):
        quay.lathe([(0.26, 0), (0.2, 0.12), (0.17, 0.4), (0.27, 0.46), (0.2, 0.58)], 'iron', 16, x=x, y=-102.9, z=1.0)
    # A net hung up in folds between poles, orange floats along its head rope.
    for k in range(60):
        a = k * 2.4
        quay.ball(
            (0.26, 0.2, 0.1),
            ('#4d8f8c', '#3f7f86', '#5fa39a')[k % 3],
            -6.3 + 0.55 * math.cos(a) * (k / 60),
            -103.7 + 0.4 * math.sin(a) * (k / 60),
            1.08 + 0.34 * (1 - k / 60),
            8,
        )
    for k in range(14):
        a = k * 0.45
        quay.ball((0.055, 0.055, 0.05), 'saffron', -6.3 + 0.62 * math.cos(a), -103.85 + 0.42 * math.sin(a), 1.22, 8)
    scene.put(quay)
    scene.layer = 'life'
    boats = Mesh()
    for x, y, turn, paint, trim, flag in (
        (0.4, -91, -152, 'azure', 'turmeric', 'flag-saffron'),
        (-27, -62, 18, 'emerald', 'ivory', 'flag-red'),
        (14, -52, 160, 'scarlet', 'turmeric', 'flag-saffron'),
        (-10, -28, 14, 'turmeric', 'scarlet', 'flag-blue'),
    ):
        fishing_boat(boats, x, y, -0.25, turn, paint, trim, 8.5)
        pennant(boats, x, y, 0.6, 4.2, 1.3, flag)
        man(boats, 'ivory', 'indigo', x + 1.4, y, 0.4, 1.1, -16, pose='hip', dress='shirt')
    rowing_boat(boats, 6, -14, 0, 12, 7, 'teal', 3)
    fishwife(boats, 'emerald', -12.0, -103.2, 74, True)
    fishwife(boats, 'magenta', -10.3, -104.0, -58, False)
    with boats.at(-6.9, -104.6, 1.0, 34, 1.12):
        person(boats, 'serve', 'lungi', '#7d93a8', 'indigo', head='cap', hat='crimson')
    with boats.at(-8.4, -104.6, 1.0, 62, 1.12):
        person(boats, 'sell', 'saree', '#cfae62', 'crimson')
    person(boats, 'pull', 'shirt', 'azure', '#4d5560', -3.8, -103.2, 1.0, -150, 1.12)
    if not scene.is_night:
        little_one(boats, 'run', 'turmeric', -1.6, -103.8, 1.0, -84, 1.15)
    if not scene.is_night:
        flock_in(boats, 12, (-40, 6), (-30, 30), (18, 32), 1.0, 'white-bird')
    scene.put(boats)


def fishwife(mesh, saree, x, y, turn, carries):
    """A Koli woman, flowers in her hair, with a basket of silver fish on her head or at her feet."""
    woman(mesh, saree, x, y, 1.0, 1.15, turn, veil=False, pose='load' if carries else 'hip')
    with mesh.at(x, y, 1.0, turn, 1.15):
        for k in range(7):
            a = math.pi * (0.15 + 0.7 * k / 6)
            mesh.ball(0.025, 'ivory', 0.09 * math.cos(a), 0.06 + 0.08 * math.sin(a), 1.66, 7)
        with mesh.at(*((0, 0, 1.74) if carries else (0.75, -0.1, 0))):
            mesh.lathe([(0.17, 0), (0.32, 0.2), (0.34, 0.22), (0.3, 0.2)], 'weave', 22)
            for k in range(22):
                a, far = k * 2.4, 0.05 + 0.011 * k
                mesh.ball(
                    (0.12, 0.03, 0.03),
                    ('#b9c4ca', '#9fb0b8', '#d9b0a0')[k % 3],
                    far * math.cos(a),
                    far * math.sin(a),
                    0.21 + 0.03 * (1 - k / 22),
                    8,
                )
