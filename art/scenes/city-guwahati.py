"""Guwahati: a country ferry on the wide Brahmaputra, Umananda's wooded island with its white temple, toward evening."""
import numpy as np

from kit.architecture.arches import arcade
from kit.architecture.domes import ROUND, dome
from kit.architecture.himalayan import gable_roof
from kit.life.birds import flock_in
from kit.life.boats import canoe, hull
from kit.life.people import crowd
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.palms import bamboo_clump, banana, coconut_palm
from kit.nature.terrain import bank, ground_sheet, water_sheet
from kit.nature.trees import broadleaf
from kit.noise import fractal
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'gold',
    'alt': 'A wooden ferry on the wide Brahmaputra at Guwahati before the wooded island of Umananda with its white temple, blue hills behind.',
}


def island(xs, ys):
    return (
        27
        * np.exp(-(np.abs((xs - 12) / 42) ** 2.6 + ((ys - 84) / 24) ** 2))
        * (0.86 + 0.25 * fractal(xs * 0.04, ys * 0.04, 4))
        - 2.4
    )


def ferry(mesh):
    """A two-decked wooden river ferry, 22 m long, with its awning and people at the rail."""
    hull(mesh, 23, 5.4, 1.9, 'azure', 0.9, 2.6, deck='wood')
    mesh.box(15, 4.2, 2.1, 'whitewash', -0.6, 0, 1.1)
    for i in range(8):
        mesh.box(1.1, 4.3, 0.9, 'window', -7 + i * 1.85, 0, 1.9)
    mesh.box(16.4, 5, 0.2, 'wood', -0.6, 0, 3.2)
    for i in range(7):
        for s in (-2.2, 2.2):
            mesh.tube([(-8 + i * 2.5, s, 3.3), (-8 + i * 2.5, s, 5.6)], 0.07, 'wood-dark', 5)
    for s in (-2.3, 2.3):
        mesh.box(16, 0.07, 0.5, 'turmeric', -0.6, s, 3.6)
    mesh.box(16.6, 5.2, 0.16, 'tin-roof', -0.6, 0, 5.6)
    mesh.box(2.6, 3, 2, 'turmeric', 6.2, 0, 3.3)
    mesh.tube([(9.4, 0, 1.6), (9.4, 0, 6)], 0.06, 'wood', 5)
    mesh.quad((9.4, 0, 6), (9.4, 0, 5.2), (7.9, 0.2, 5.3), (7.9, 0.2, 5.9), 'flag-saffron')


def build(scene):
    scene.camera((-5, -44, 5.0), (3, 30, 8), lens=37, lift=0.02, focus=52, fstop=0.7)
    scene.light(
        sun=-94,
        elevation=18,
        haze={'density': 0.0014, 'height': 24, 'base': 0.25, 'start': 60, 'most': 0.78},
        clouds={'seed': 36.6, 'amount': 0.9, 'stretch': (0.6, 1)},
    )
    scene.put(water_sheet('river', 0, 3000, -90))
    blue_hills(scene, near=480, count=4, height=56, base=-2, width=2000, seed=9)
    scene.put(ground_sheet(island, (-60, 90), (44, 130), 'green-hills', 160, 120))
    wood = [
        broadleaf(40 + i, 9, ('leaf', 'leaf-dark', 'leaf')[i], spread=1.1, clouds=9, cards=280, card=0.36)
        for i in range(3)
    ]
    scene.scatter(
        wood,
        240,
        ((-40, 62), (58, 112)),
        island,
        seed=4,
        sink=0.5,
        keep=lambda x, y, z: z > 1.5 and not (abs(x - 12) < 10 and y < 84),
        scale=(0.6, 1.1),
    )
    scene.scatter(
        [coconut_palm(i, 12 + i, (1.5, 0.5)) for i in range(2)],
        16,
        ((-28, 52), (62, 90)),
        island,
        seed=6,
        keep=lambda x, y, z: z > 2 and not (abs(x - 12) < 8 and y < 84),
    )
    scene.scatter(
        [rock(i, 2.2, 'granite') for i in range(3)],
        90,
        lambda r: (lambda a: (12 + 50 * np.cos(a), 84 + 35 * np.sin(a)))(r.uniform(3.1, 6.3)),
        seed=5,
        sink=0.4,
        scale=(0.4, 1.5),
    )
    temple = Mesh()
    z = 22
    temple.box(26, 20, 12, 'grey-stone', 12, 82, z - 10.6, 0.95)
    temple.box(21, 15, 1.6, 'step', 12, 81, z + 1.2)
    temple.lathe(
        [(5, 0), (5, 4.6), (4.6, 5), (4.5, 6), (4.1, 8.4), (3, 10.6), (1.4, 12), (0.5, 12.4)],
        'whitewash',
        16,
        x=12,
        y=82,
        z=z + 2.8,
        ribs=16,
        rib=0.08,
    )
    temple.lathe([(0.4, 0), (0.6, 0.5), (0.2, 1.0), (0.3, 1.3), (0.03, 2.6)], 'gold', 10, x=12, y=82, z=z + 15)
    with temple.at(12, 74.4, z + 2.8):
        temple.box(13, 5, 4.4, 'whitewash', 0, 3)
        arcade(temple, 13, 4.4, 5, 'whitewash', 'shadow', 0.5, 'round', 0.6)
        with temple.at(0, 3, 4.4):
            gable_roof(temple, 13, 6, 2.4, 'tin-roof')
    for x in (3.4, 20.6):
        temple.box(3.2, 3.2, 4.4, 'cream-wall', x, 75, z + 2.8)
        dome(temple, 1.9, 'whitewash', x, 75, z + 7.2, ROUND, sides=20)
    for i in range(40):
        temple.box(3, 0.9, 0.7, 'step', 12 - (i % 2) * 0.02, 50 + i * 0.6, i * 0.55 - 0.6)
    scene.put(temple)
    boat = Mesh()
    ferry(boat)
    crowd(boat, 16, ((-7, 5), (-1.6, 1.6)), lambda x, y: 3.4, seed=4, turbans=0)
    crowd(boat, 4, ((7.6, 9.6), (-0.6, 0.6)), lambda x, y: 1.2, seed=5, turbans=0)
    scene.put(boat, -4, 4, -0.1, 158, layer='life')
    life = Mesh()
    canoe(life, 14, -14, 0.02, 20, 7, 'scarlet', 1.1)
    canoe(life, -26, 40, 0.02, 10, 7, 'ivory', 1.1)
    canoe(life, 40, 30, 0.02, 160, 7, 'azure', 1.1)
    flock_in(life, 10, (-30, -4), (20, 40), (18, 27), 0.8, 'white-bird')
    scene.put(life, layer='life')
    scene.layer = 'front'
    scene.put(
        bank(
            (-60, 60),
            (-90, -24),
            1.3,
            lambda x, y: -y - 40 + 0.5 * np.abs(x + 5) + 1.5 * np.sin(x * 0.3),
            'earth',
            seed=4,
        )
    )
    scene.scatter(
        [grass_tuft(5, 44, 1.5, leaf='reed'), grass_tuft(6, 44, 1.2)],
        90,
        lambda r: (-5 + r.choice((-1, 1)) * r.uniform(6, 16), r.uniform(-38, -27)),
        lambda x, y: x * 0 + 0.7,
        seed=7,
        sink=0.2,
        scale=(0.6, 1.1),
        keep=lambda x, y, z: -y - 40 + 0.5 * abs(x + 5) > 0.6,
    )
    scene.put(bamboo_clump(4, 10), -17.5, -26, 1, 0, 0.95)
    scene.scatter([banana(1)], 4, ((9, 16), (-27, -24)), lambda x, y: x * 0 + 1, seed=8)
