"""Chilika at rosy dusk: country boats with patched sails, flamingos in the shallows, an island shrine."""
import numpy as np

from kit.architecture.nagara import deul
from kit.life.birds import flock_in
from kit.life.boats import canoe, dhow
from kit.life.people import man
from kit.life.water_birds import flamingo
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.palms import coconut_palm
from kit.nature.terrain import ground_sheet, water_sheet
from kit.nature.trees import broadleaf
from kit.noise import fractal
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'dusk',
    'size': 'hero',
    'widest': 1600,
    'alt': 'Sailing boats and flamingos on the Chilika lagoon of Odisha at dusk, a small temple on its wooded island, hills beyond.',
}


def island(xs, ys):
    return 6.5 * (1.1 - np.hypot((xs - 17) / 26, (ys - 64) / 15)) + 1.2 * fractal(xs * 0.06, ys * 0.06, 4)


def build(scene):
    scene.camera((-1.4, -22.5, 1.5), (2.4, 20, 5.0), lens=37, lift=0.04, focus=12, fstop=0.7)
    scene.light(
        sun=-98,
        elevation=13,
        haze={'density': 0.0017, 'height': 16, 'base': 0.22, 'start': 40},
        clouds={'seed': 18.1, 'amount': 1.0, 'low': 0.42, 'high': 0.66},
    )
    scene.put(water_sheet('lake', 0, 3000, -80))
    scene.put(ground_sheet(lambda x, y: np.maximum(island(x, y), -2), (-20, 56), (42, 86), 'green-hills', 150, 100))
    blue_hills(scene, near=620, count=3, height=58, base=0, width=1900, seed=9)
    temple = Mesh()
    with temple.at(15, 66, 5.6, 20, 0.34):
        deul(temple)
    temple.box(15, 12, 4, 'whitewash', 16, 65, 2)
    scene.put(temple)
    # By night the temple is lit from the shore, and the boats carry lanterns.
    for x, y, z, power in (
        (8, 56, 4.4, 1500),
        (20, 55, 4.4, 1700),
        (13, 53, 13, 3600),
        (23, 55, 12, 1800),
        (4, 50, 4, 900),
        (32, 54, 4, 900),
        (-9, 7, 2.6, 110),
        (9.6, 1.4, 1.7, 60),
        (33, 29, 2.6, 260),
        (-24, 45, 2.6, 400),
    ):
        scene.lamp(x, y, z, power)
    trees = [broadleaf(60 + i, 6, spread=1.4, cards=300, card=0.34) for i in range(3)]
    scene.scatter(
        trees,
        70,
        ((-8, 44), (52, 80)),
        lambda x, y: island(x, y),
        seed=4,
        sink=0.4,
        keep=lambda x, y, z: z > 1 and not (abs(x - 16) < 8 and y < 66),
    )
    scene.scatter(
        [coconut_palm(i, 10, (2 - i, 0)) for i in range(2)],
        12,
        ((-4, 40), (54, 76)),
        lambda x, y: island(x, y),
        seed=5,
        sink=0.3,
        keep=lambda x, y, z: z > 1 and abs(x - 16) > 8,
    )
    scene.scatter(
        [rock(i, 1.1, 'granite') for i in range(3)],
        40,
        lambda r: (lambda a: (17 + 25.5 * np.cos(a), 64 + 14.6 * np.sin(a)))(r.uniform(3.1, 6.3)),
        seed=6,
        sink=0.4,
        scale=(0.4, 1.3),
    )
    scene.layer = 'life'
    life = Mesh()
    dhow(life, -10, 8, 0, 24, 'ivory', 10)
    dhow(life, -26, 46, 0, 14, 'turmeric', 10)
    dhow(life, 34, 30, 0, 168, 'saffron', 10)
    canoe(life, 9.4, 2, 0.02, 160, 7, 'azure', 1.1)
    chance = np.random.RandomState(3)
    for i in range(30):
        t = i / 30
        x, y = -1 + chance.normal() * 6 + 3 * t, -11.5 + chance.uniform(0, 15)
        if abs(x + 10) < 4 and y > 0:
            continue
        flamingo(life, x, y, -0.22, chance.choice((10, 170, 30, 190)), 1.3, chance.rand() < 0.55)
    flock_in(life, 16, (0, 26), (16, 50), (13, 21), 0.8, '#e8a79e')
    scene.put(life)
    scene.layer = 'front'
    for x, y in ((-6.2, -17), (-7.2, -15.5), (5.2, -16.5), (6.2, -15), (-5.4, -18), (7.2, -16)):
        scene.put(grass_tuft(int(abs(x)), 44, 1.5, leaf='reed'), x, y, -0.1, x * 30, 0.8)
    poles = Mesh()
    for i in range(9):
        poles.tube([(-15 + i * 1.6, 4 + i * 2.4, -1), (-15 + i * 1.6 + 0.1, 4 + i * 2.4, 1.5)], 0.05, 'wood-dark', 5)
    scene.put(poles)
