"""Panikotha, the little stone fort in the sea off Diu, fishing boats with pennants coming in, one close by."""
import math

import numpy as np

from kit.architecture.colonial import lighthouse
from kit.architecture.rajput import crenels
from kit.life.birds import flock_in
from kit.life.boats import dhow, fishing_boat
from kit.life.flags import pennant
from kit.life.work import little_one, person, pole
from kit.mesh import Mesh
from kit.nature.ground_cover import rock
from kit.nature.terrain import water_sheet
from kit.stage.backdrops import skyline, tree_line

PICTURE = {
    'hour': 'gold',
    'size': 'hero',
    'widest': 1600,
    'alt': 'Fishers pole and mend a net in a painted boat before the small stone sea fort of Panikotha off Diu, with its lighthouse, in golden light.',
}


def build(scene):
    scene.material('sea', colour='#2b6f86', ripple=0.06)
    scene.camera((-10, -104, 3.1), (2, 0, 10.0), lens=37, lift=0.03, focus=26, fstop=1.2)
    scene.light(
        sun=-120,
        elevation=19,
        haze={'density': 0.0016, 'height': 16, 'base': 0.2, 'start': 60},
        clouds={'seed': 16.2, 'amount': 1.0, 'low': 0.42, 'high': 0.66},
    )
    scene.put(water_sheet('sea', 0, 5000, -120))
    fort = Mesh()
    sea_fort(fort)
    scene.put(fort, 4, 6)
    # By night the walls are washed with light from the water, and each boat has a lantern.
    for x, y, z, power in (
        (-24, -16, 2, 1900),
        (-4, -20, 2, 2300),
        (18, -19, 2, 2300),
        (36, -12, 2, 1900),
        (4, 0, 16, 900),
        (-11.4, -82.4, 2.9, 230),
        (13.4, -51.6, 2, 110),
        (-31, -23.6, 2, 260),
    ):
        scene.lamp(x, y, z, power)
    stones = [rock(i, 1.6, 'granite-dark') for i in range(3)]
    scene.scatter(
        stones,
        80,
        lambda r: (
            lambda a: (4 + 33 * math.cos(a) * r.uniform(0.95, 1.12), 6 + 14.5 * math.sin(a) * r.uniform(0.95, 1.15))
        )(r.uniform(0, 6.28)),
        seed=3,
        sink=0.8,
        scale=(0.4, 1.2),
    )
    skyline(scene, 330, 620, 120, (4, 10), ('cream-wall', 'whitewash', 'ochre-wall'), 1, 4)
    tree_line(scene, 322, 12, 700, 120, 5, palms=50)
    scene.layer = 'life'
    life = Mesh()
    for x, y, turn, paint, trim in (
        (-11.4, -81.6, 16, 'azure', 'turmeric'),
        (13, -50, 160, 'emerald', 'scarlet'),
        (-31, -22, 20, 'scarlet', 'ivory'),
    ):
        fishing_boat(life, x, y, -0.25, turn, paint, trim, 9)
        near = y < -60
        along = lambda out: (x + out * math.cos(math.radians(turn)), y + out * math.sin(math.radians(turn)), 0.42)
        with life.at(*along(-2.4), turn + 62, 1.08):
            person(life, 'pole', 'lungi', '#efe4d2', 'indigo', head='turban', hat='crimson')
            pole(life)
        with life.at(*along(2.0), turn - 62, 1.08):
            person(life, 'serve' if near else 'bench', 'shirt', '#7d93a8', '#5d6f86')
            for k in range(9 if near else 0):
                life.ball((0.34, 0.28, 0.11), '#5f9a94', 0.1 * k - 0.4, -0.62, 0.08 + 0.03 * (k % 3), 10)
        life.tube([(x, y, 0.4), (x, y, 4.6)], 0.05, 'bamboo', 5)
        if scene.is_night:
            life.lathe([(0.1, 2.4), (0.14, 2.46), (0.14, 2.7), (0.05, 2.8)], 'lamp', 12, x=x, y=y - 0.16)
        pennant(life, x, y, 3.6, 1.4, 1.2, ('flag-saffron', 'flag-red', 'flag-green')[int(abs(x)) % 3])
    little_one(life, 'lean', '#cfae62', -12.0, -81.9, 0.42, 30, 1.16)
    with life.at(-10.4, -81.5, 0.5):
        life.lathe([(0.24, 0), (0.42, 0.26), (0.44, 0.28), (0.38, 0.26)], 'weave', 24)
        for k in range(26):
            a, far = k * 2.4, 0.04 + 0.012 * k
            life.ball((0.14, 0.035, 0.035), '#b9c4ca', far * math.cos(a), far * math.sin(a), 0.29, 8)
    dhow(life, 44, 60, 0, 170)
    if not scene.is_night:
        flock_in(life, 14, (-24, 4), (-10, 30), (15, 24), 0.7, 'white-bird')
    scene.put(life)


def sea_fort(mesh):
    """A ship-shaped bastioned wall on a reef, a chapel, a barrack and a light."""
    outline = []
    for a in np.linspace(0, 2 * math.pi, 49)[:-1]:
        pinch = 1 + 0.22 * abs(math.cos(a)) ** 3
        outline.append((27 * math.cos(a) * pinch, 11 * math.sin(a) * (1 - 0.25 * abs(math.cos(a)) ** 2)))
    closed = outline + outline[:1]
    mesh.loft(
        [
            [(x * 1.09, y * 1.14, -1.5), (x * 1.05, y * 1.08, 1.4), (x, y, 8.4), (x * 0.99, y * 0.98, 8.4)]
            for x, y in closed
        ],
        'sand-stone',
        smooth=False,
    )
    mesh.add([(x * 0.99, y * 0.98, 7.2) for x, y in outline], [tuple(range(len(outline)))], 'paving')
    mesh.loft(
        [[(x * 1.03, y * 1.03, 6.2), (x * 1.03, y * 1.03, 6.7)] for x, y in closed], 'sand-stone-pale', smooth=False
    )
    crenels(mesh, closed, 8.3, 2.0, 'sand-stone', 0.8, 1.2)
    for x, y, r in ((-31, 0, 4.4), (31, 0, 4.4), (-13, -9.4, 3.6), (13, -9.4, 3.6)):
        mesh.lathe(
            [(r * 1.3, -1.5), (r * 1.15, 2), (r, 9), (r * 1.08, 9.3), (r * 1.08, 10.6), (r * 0.9, 10.6)],
            'sand-stone',
            24,
            x=x,
            y=y,
        )
    mesh.box(2.4, 0.6, 3.6, 'shadow', 0, -11.4, 1)
    mesh.box(3.6, 0.8, 0.5, 'sand-stone-pale', 0, -11.5, 4.7)
    for i in range(10):
        mesh.box(3 + i * 0.1, 0.6, 0.3, 'step', 0, -12 - i * 0.55, 1 - i * 0.3)
    mesh.box(14, 5, 4.2, 'whitewash', -9, 3, 7)
    mesh.loft(
        [[(-16.4, 0.2, 11), (-16.4, 3, 13), (-16.4, 5.8, 11)], [(-1.6, 0.2, 11), (-1.6, 3, 13), (-1.6, 5.8, 11)]],
        'tiles',
    )
    mesh.box(5, 5, 7.4, 'whitewash', 1.5, 3, 7)
    mesh.add([(-1, 0.4, 14.4), (4, 0.4, 14.4), (1.5, 0.4, 17.4)], [(0, 1, 2)], 'whitewash')
    mesh.box(1.2, 0.1, 2, 'window', 1.5, 0.46, 11)
    mesh.box(0.2, 0.2, 1.6, 'whitewash', 1.5, 0.5, 17.2)
    mesh.box(0.9, 0.2, 0.2, 'whitewash', 1.5, 0.5, 18)
    lighthouse(mesh, 14, 1.6, 17, 2, 7)
