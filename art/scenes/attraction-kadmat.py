"""Kadmat on a Friday evening: boys sail boats of palm sheath over the still lagoon and wade after them, the jetty with
its tuna boats, a green turtle comes up for air, the island bends away like a bow."""
import math

import numpy as np

from kit.architecture.village import tiled_house
from kit.life.birds import flock_in
from kit.life.boats import fishing_boat, hull
from kit.life.work import little_one, person, with_child
from kit.mesh import Mesh
from kit.nature.palms import coconut_palm
from kit.nature.trees import bush
from kit.scene import height_at
from kit.stage.beach import beach

PICTURE = {
    'hour': 'dusk',
    'palette': 'dusk-rose',
    'alt': 'Boys sail small boats of palm sheath across the still lagoon of Kadmat at dusk, painted tuna boats at the jetty, the palm island curving behind.',
}
PIER = 6.0


def edge(y):
    """x of the water's edge: the island's long bow, from the left of the camera to the far right."""
    far = np.asarray(y, float) + 46
    return -11.5 + 0.02 * far + 0.0034 * far**2


def build(scene):
    scene.material('beach', colour='#f3e2c6', second='#e6d0ac', patches=None)
    scene.material('lagoon', colour='#4fb8b4', ripple=0.012, mirror=0.12)
    scene.camera((1.2, -45, 2.9), (2.2, 10, 4.4), lens=33, lift=0.02)
    scene.light(
        sun=-98,
        elevation=10,
        haze={'density': 0.0016, 'height': 40, 'start': 60, 'base': 0.15},
        clouds={'seed': 17.4, 'amount': 0.95},
    )
    ground = beach(scene, edge, -1, 13, land='meadow', water='lagoon', reach=(-130, 190, -60, 230))
    grove(scene, ground)
    pier = Mesh()
    jetty(pier)
    scene.put(pier)
    for x in (0.5, 8.5, 16.5):
        scene.lamp(x, PIER - 1.4, 3.4, 150)
    scene.layer = 'life'
    life = Mesh()
    regatta(life)
    harbour(life, ground)
    flock_in(life, 9, (-4, 22), (20, 60), (12, 20), 0.9, 'white-bird')
    scene.put(life)


def grove(scene, ground):
    """Coconut palms over the whole island, leaning to the light, houses with tiled roofs between them."""
    palms = [coconut_palm(4 + i, 11 + 1.2 * i, (2.4 - 0.9 * i, -0.8 * i), 18, 4.2, 18) for i in range(4)]
    away = lambda x, y: float(edge(y)) - x
    scene.scatter(
        palms,
        430,
        ((-110, 150), (-20, 220)),
        ground,
        seed=6,
        sink=0.2,
        scale=(0.75, 1.1),
        keep=lambda x, y, z: 12 < away(x, y) < 75 and not (-27 < x < -15 and 0 < y < 16),
    )
    for k, (x, y, s, turn) in enumerate(((-21.5, -27, 1.0, 0), (-23, -20, 1.1, 30), (-19.5, -13, 0.9, -20))):
        scene.put(palms[k % 3], x, y, height_at(ground, x, y) - 0.1, turn, s)
    scene.scatter(
        [bush(3 + i, 1.7, 'leaf', card=0.2) for i in range(2)],
        170,
        ((-60, 120), (-30, 140)),
        ground,
        seed=8,
        sink=0.1,
        scale=(0.5, 1.2),
        keep=lambda x, y, z: 13 < away(x, y) < 30,
    )
    homes = Mesh()
    for x, y, wall, turn in (
        (-21, 9, 'whitewash', 62),
        (-14, 38, 'blue-wall', 40),
        (2, 66, 'cream-wall', 30),
        (24, 90, 'whitewash', 20),
    ):
        tiled_house(homes, 8, 5.5, x, y, height_at(ground, x, y), wall, turn=turn, lit=0.7)
    scene.put(homes)


def jetty(mesh):
    """A deck of concrete on piles, from the beach into the lagoon, lamps and bollards on it."""
    mesh.box(38, 2.6, 0.35, 'concrete', 3, PIER, 1.15)
    for k in range(10):
        for side in (-1.0, 1.0):
            mesh.box(0.34, 0.34, 3.2, 'concrete', -13 + 3.8 * k, PIER + side, -2)
    for x in (0.5, 8.5, 16.5):
        mesh.lathe([(0.08, 0), (0.05, 2.6)], 'iron', 8, x=x, y=PIER + 0.9, z=1.5)
        mesh.ball(0.17, 'lamp', x, PIER + 0.9, 4.15, 10)
    for k in range(6):
        mesh.lathe([(0.12, 0), (0.1, 0.35), (0.17, 0.4), (0.15, 0.5)], 'iron', 10, x=-2 + 4.4 * k, y=PIER - 1.0, z=1.5)


def sheath_boat(mesh, x, y, turn, sail):
    """A toy of a palm's sheath, 0.9 m long, with an outrigger of rib and a sail of woven leaf or cloth."""
    with mesh.at(x, y, 0.03, turn, 1.0):
        hull(mesh, 0.95, 0.26, 0.17, 'bamboo', 0.1, steps=16)
        mesh.tube([(0.1, 0, 0.05), (0.06, 0, 0.98)], 0.012, 'wood', 5)
        mesh.add(
            [(0.08, 0, 0.95), (0.42, 0.05, 0.16), (-0.34, 0.02, 0.16), (-0.06, 0.14, 0.5)],
            [(0, 1, 3), (1, 2, 3), (2, 0, 3)],
            sail,
        )
        mesh.tube([(0.2, 0.42, 0.02), (-0.25, 0.42, 0.02)], 0.022, 'wood', 5)
        for px in (0.14, -0.18):
            mesh.tube([(px, 0, 0.1), (px, 0.42, 0.03)], 0.01, 'wood', 4)


def regatta(mesh):
    """Five boats in the race, boys who wade after them, one who sets his out, one who has won."""
    for x, y, turn, sail in (
        (1.6, -33.0, 24, 'ivory'),
        (3.6, -30.8, 34, 'turmeric'),
        (5.9, -31.6, 16, 'scarlet'),
        (7.0, -27.6, 30, 'ivory'),
        (-1.7, -32.4, 20, 'azure'),
    ):
        sheath_boat(mesh, x, y, turn, sail)
    for deed, cloth, x, y, turn, deep in (
        ('reach', 'scarlet', -2.8, -31.9, 110, 0.42),
        ('run', 'azure', 0.3, -31.6, 118, 0.38),
        ('push', 'turmeric', 2.3, -29.2, 110, 0.45),
        ('reach', 'emerald', 8.6, -25.4, 40, 0.42),
        ('run', 'ivory', -5.6, -27.6, 112, 0.3),
    ):
        little_one(mesh, deed, cloth, x, y, -deep, turn, 1.05)
        for k in range(14):
            a = k * 0.449
            mesh.ball((0.09, 0.05, 0.012), 'foam', x + 0.42 * math.cos(a), y + 0.34 * math.sin(a), 0.012, 6)
    with mesh.at(9.6, -35.2, -0.06, 150):
        mesh.ball((0.52, 0.42, 0.2), '#5d6a45', 0, 0, 0.0, 16)
        mesh.ball((0.14, 0.1, 0.09), '#7d8458', 0.66, 0, 0.1, 10)
        for side in (-1, 1):
            mesh.ball((0.16, 0.34, 0.03), '#4e5a3d', 0.3, side * 0.5, 0.02, 8)


def harbour(mesh, ground):
    """Boats at the pier and on the lagoon, men who hand up tuna, families on the deck, one who mends a net."""
    for x, y, turn, paint, trim in (
        (4.6, PIER - 3.4, 6, 'scarlet', 'ivory'),
        (12.4, PIER - 3.6, -4, 'azure', 'turmeric'),
        (19.6, PIER - 6.5, 150, 'emerald', 'ivory'),
        (27, 26, 172, 'turmeric', 'scarlet'),
        (38, 62, 160, 'azure', 'ivory'),
    ):
        fishing_boat(mesh, x, y, -0.05, turn, paint, trim, 9)
    person(mesh, 'offer', 'shirt', 'ivory', 'indigo', 4.2, PIER - 3.2, 0.5, 180, 1.0)
    mesh.ball((0.4, 0.12, 0.12), '#5f7482', 4.2, PIER - 2.7, 1.75, 10)
    person(mesh, 'lean', 'lungi', '#86a3b6', 'azure', 4.2, PIER - 0.9, 1.5, 0, 1.0)
    person(mesh, 'pole', 'shirt', '#b5483f', 'ivory', 17.0, PIER - 7.6, 0.5, 60, 1.0)
    with_child(mesh, 'salwar', 'magenta', 'ivory', 9.8, PIER - 0.2, 1.5, 10, 1.0)
    person(mesh, 'hold', 'lungi', 'ivory', 'emerald', 10.9, PIER - 0.3, 1.5, -30, 1.0)
    person(mesh, 'walk', 'salwar', 'emerald', 'ivory', -5.4, PIER - 0.2, 1.5, -80, 1.0, head='scarf', hat='ivory')
    little_one(mesh, 'run', 'turmeric', -3.8, PIER - 0.5, 1.5, 84, 1.0)
    x, y = -12.6, -24.5
    person(mesh, 'knit', 'lungi', '#d7c3a8', 'indigo', x, y, height_at(ground, x, y), 60, 1.0, elder=True)
    mesh.ball((0.7, 0.5, 0.2), 'teal', x + 0.7, y - 0.7, height_at(ground, x, y) + 0.05, 10)
    fishing_boat(mesh, -11.4, -10, height_at(ground, -11.4, -10) + 0.15, 48, 'scarlet', 'turmeric', 8)
