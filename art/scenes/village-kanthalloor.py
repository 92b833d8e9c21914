"""Kanthalloor in the hills of Idukki: vegetable terraces, tiled houses, clouds on the ghats."""
import math
import random

import numpy as np

from kit.architecture.village import tiled_house
from kit.life.birds import flock_in
from kit.life.farming import crate
from kit.life.people import woman
from kit.life.work import person, little_one
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.orchard import apple_tree
from kit.nature.palms import banana
from kit.nature.terrain import hill_layers
from kit.nature.trees import broadleaf, bush
from kit.scene import height_at
from kit.stage.greenery import terraces

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'size': 'hero',
    'widest': 1600,
    'alt': 'Women sort apples into crates on a terrace at Kanthalloor in the Kerala hills, vegetable plots and red-tiled houses behind, blue ranges above.',
}
HOUSES = (
    (12, 4, -14),
    (-15, 12, 16),
    (23, 17, -20),
    (1, 20, 6),
    (-4, 31, 12),
    (14, 31, -6),
    (-24, 27, 20),
    (30, 36, -12),
    (-13, 42, 8),
)


def build(scene):
    scene.camera((-9, -42, 13.5), (2, 14, 14.2), lens=33, lift=0.03, focus=18, fstop=1.0)
    scene.light(
        sun=-106,
        elevation=22,
        haze={'density': 0.0015, 'height': 46, 'start': 50, 'base': 0.25, 'most': 0.85},
        clouds={'seed': 9.9, 'amount': 0.95, 'low': 0.48, 'high': 0.68},
    )
    scene.material('green-hills', meadow=('#8f7350', '#7d8a48'), rock=('#86694a', '#6a5238'), rock_slope=0.6)
    ground = terraces(scene, 'green-hills', 'grass', 1.3, 20, 0.012, 500)
    plant_rows(scene, ground)
    scene.put(
        hill_layers(
            [(230, 84, 170, -6, 2.7), (360, 120, 230, -6, 6.0), (560, 170, 320, -10, 8.8)], 'forest-hills', 1300
        ),
        layer='far',
    )
    houses = Mesh()
    for x, y, turn in HOUSES:
        tiled_house(
            houses,
            9,
            6,
            x,
            y,
            height_at(ground, x, y - 3) + 0.2,
            ('whitewash', 'ochre-wall', 'pink-wall', 'whitewash')[int(abs(x)) % 4],
            turn=turn,
        )
    scene.put(houses)
    clear = lambda x, y: all(abs(x - a) > 8 or abs(y - b) > 8 for a, b, _ in HOUSES)
    scene.scatter(
        [broadleaf(i, 8, cards=260) for i in range(3)],
        70,
        ((-80, 80), (24, 110)),
        ground,
        sink=0.3,
        seed=4,
        keep=lambda x, y, z: clear(x, y) and abs(x) > 7,
    )
    scene.scatter(
        [banana(1), banana(2)],
        60,
        ((-44, 44), (-20, 50)),
        ground,
        sink=0.1,
        seed=5,
        keep=lambda x, y, z: clear(x, y) and abs(x) > 11,
        scale=(0.9, 1.4),
    )
    scene.scatter(
        [broadleaf(9, 3.2, 'leaf', clouds=6, cards=220, card=0.16)],
        40,
        ((-40, 40), (-10, 30)),
        ground,
        sink=0.1,
        seed=6,
        keep=lambda x, y, z: clear(x, y) and abs(x) > 14,
    )
    # Apple, orange and plum trees between the plots, heavy with fruit.
    fruit = [apple_tree(3, '#c8342c', 3.6), apple_tree(5, '#e8892b', 3.4), apple_tree(7, '#c8342c', 3.2)]
    scene.scatter(
        fruit,
        46,
        ((-34, 34), (-14, 24)),
        ground,
        sink=0.1,
        seed=11,
        keep=lambda x, y, z: clear(x, y) and (abs(x + 2) > 8 or y > 6),
    )
    scene.layer = 'front'
    ledge = Mesh()
    ledge.box(90, 40, 3, '#9a7a52', -4, -44.2, 8.0)
    ledge.box(90, 0.6, 3.1, 'grey-stone', -4, -24.1, 8.0)
    scene.put(ledge)
    scene.scatter(
        [grass_tuft(5, 60, 0.4), grass_tuft(23, 16, 0.5, 0.12, 'grass', 0.03)],
        420,
        ((-18, 6), (-34, -24.4)),
        lambda x, y: x * 0 + 11,
        seed=8,
        sink=0.04,
        keep=lambda x, y, z: not -8.2 < x < 0.4 or y > -24.9,
    )
    for x, y, turn, sort in ((-16.5, -25.4, 20, 0), (4.4, -25.6, 130, 2)):
        scene.put(fruit[sort], x, y, 10.9, turn, 0.95)
    kitchen_bed(scene, (bush(22, 0.5, 'leaf', 2, 60, 0.14), grass_tuft(21, 20, 0.42, 0.2, 'rice', 0.04)))
    scene.lamp(-3.7, -27.2, 13.2, 170)
    for x, y, _ in HOUSES:
        scene.lamp(x, y - 5.4, height_at(ground, x, y - 3) + 2.6, 120)
    scene.layer = 'life'
    folk = Mesh()
    lantern_post(folk, -3.7, -26.6, 11)
    if scene.is_night:
        person(folk, 'talk', 'lungi', 'ivory', 'indigo', -1.0, -25.6, 11.3, -20, 1.1)
        person(folk, 'sip', 'lungi', '#a7b79c', 'ivory', -2.4, -25.6, 11.3, 24, 1.1)
        with folk.at(-4.6, -25.9, 11, 66, 1.1):
            person(folk, 'pour', 'saree', '#b5486f', 'turmeric')
            folk.lathe([(0.07, 1.3), (0.13, 1.35), (0.12, 1.47), (0.05, 1.53)], 'iron', 16, x=0.16, y=-0.48)
        for x, y in ((3.4, -21.5), (-10.5, -17.0)):
            z = height_at(ground, x, y)
            lantern_post(folk, x, y, z)
            scene.lamp(x, y - 0.6, z + 2.2, 150)
        for x in (-1.0, -2.4):
            crate(folk, x, -25.5, 11, 0, '#c8342c', 0.74)
    else:
        picker(folk, 'scarlet', -7.4, -25.4, 62)
        sorters(folk)
    for x, y, turn, kind in ((-2.9, -26.0, 8, '#c8342c'), (-2.5, -26.9, -12, '#e8892b'), (-0.6, -26.9, -20, '#c8342c')):
        crate(folk, x, y, 11, turn, kind, 0.62)
    workers = ((4.6, -13, 'magenta', -30), (7.4, -7, 'azure', 10), (-9, -6, 'saffron', 60), (0, -2, 'scarlet', 120))
    for x, y, cloth, turn in () if scene.is_night else workers:
        woman(folk, cloth, x, y, height_at(ground, x, y), 1.12, turn, veil=False, pose='lap')
    if not scene.is_night:
        flock_in(folk, 8, (-24, 0), (20, 50), (24, 32), 0.7, 'white-bird')
    scene.put(folk)


def heap(mesh, x, y, z, wide):
    """A basket heaped with apples."""
    mesh.lathe([(wide * 0.7, z), (wide, z + 0.2), (wide * 0.9, z + 0.2)], 'weave', 18, x=x, y=y)
    for k in range(24):
        a, r = k * 2.4, wide * 0.9 * (k / 24) ** 0.5
        paint = ('#c8342c', '#d65a3c', '#b8b04a')[k % 3]
        mesh.ball(0.062, paint, x + r * math.cos(a), y + r * math.sin(a), z + 0.22 + 0.09 * (1 - k / 24), 8)


def kitchen_bed(scene, sorts):
    """Rows of young cabbage and carrot before our feet, on ridges of dark earth."""
    ridges, chance = Mesh(), random.Random(4)
    for row in range(6):
        y = -33.6 + 0.86 * row
        path = [(x, y + 0.06 * math.sin(x * 1.3 + row), 10.98) for x in np.linspace(-16, 8, 50)]
        ridges.tube(path, 0.2, 'earth', 8)
        for k in range(42):
            x = -15.6 + 0.55 * k + chance.uniform(-0.08, 0.08)
            scene.put(sorts[row % 2], x, y, 11.12, chance.uniform(0, 360), chance.uniform(0.6, 0.85))
    scene.put(ridges)


def lantern_post(mesh, x, y, z):
    """A bamboo with a lantern on its hook, where fruit is weighed after dark."""
    mesh.tube([(x, y, z), (x, y, z + 2.5), (x, y - 0.5, z + 2.6)], 0.035, 'bamboo', 7)
    mesh.tube([(x, y - 0.5, z + 2.6), (x, y - 0.5, z + 2.35)], 0.008, 'rope', 4)
    mesh.lathe([(0.1, 2.05), (0.12, 2.1), (0.12, 2.3), (0.05, 2.36)], 'lamp', 12, x=x, y=y - 0.5, z=z)


def picker(mesh, cloth, x, y, turn):
    """A woman with a basket of apples on her head."""
    woman(mesh, cloth, x, y, 11, 1.12, turn, veil=False, pose='load')
    with mesh.at(x, y, 11, turn, 1.12):
        heap(mesh, 0, 0, 1.72, 0.3)


def plant_rows(scene, ground):
    """Beds on the steps: carrots, cabbages, garlic and beans, each in its own rows."""
    sorts = [
        grass_tuft(21, 20, 0.42, 0.2, 'rice', 0.04),
        bush(22, 0.5, 'leaf', 2, 60, 0.14),
        grass_tuft(23, 16, 0.6, 0.12, 'grass', 0.03),
        bush(24, 0.55, 'tea', 2, 60, 0.12),
    ]
    chance = scene.random
    for bed in range(-11, 12):
        for y in range(-20, 14):
            x0 = bed * 4.4 + 0.6 * math.sin(y * 0.3)
            sort = sorts[(bed * 7 + int((y + 30) / 6) * 3) % 4]
            for k in range(5):
                x, place = x0 + k * 0.78 - 1.6, y * 1.0 + chance.uniform(-0.12, 0.12)
                level = height_at(ground, x, place)
                if (
                    abs(height_at(ground, x, place + 0.5) - level) > 0.25
                    or abs(height_at(ground, x, place - 0.5) - level) > 0.25
                ):
                    continue
                if any(abs(x - a) < 7 and abs(place - b) < 6 for a, b, _ in HOUSES):
                    continue
                scene.put(sort, x, place, level - 0.03, chance.uniform(0, 360), chance.uniform(0.8, 1.2))


def sorters(mesh):
    """One squats and sorts, one bends over the crates, one tips her basket; a man carries a crate, a girl eats."""
    with mesh.at(-4.6, -26.8, 11, 58, 1.12):
        person(mesh, 'sell', 'saree', 'azure', 'ivory', head='scarf', hat='#efe4d2')
        heap(mesh, 0.5, -0.55, 0, 0.3)
    person(mesh, 'plant', 'saree', '#cfae62', 'crimson', -2.1, -25.2, 11, 14, 1.1)
    with mesh.at(-0.4, -25.3, 11, -62, 1.12):
        person(mesh, 'tray', 'lungi', '#a7b79c', 'indigo')
        crate(mesh, 0, -0.5, 0.96, 0, '#c8342c', 0.5)
    little_one(mesh, 'drink', 'emerald', -5.9, -27.6, 11, 36, 1.12, girl=True)
    with mesh.at(2.2, -24.6, 11, 146, 1.12):
        person(mesh, 'reach', 'saree', 'magenta', 'turmeric', head='scarf', hat='#efe4d2')
