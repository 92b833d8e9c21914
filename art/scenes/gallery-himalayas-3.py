"""A Kalpa orchard in September: laden apple trees, slate roofs, and across the Sutlej the wall of Kinner Kailash."""
import math
import random

import numpy as np

from kit.architecture.himalayan import gable_roof
from kit.architecture.arches import window_grid
from kit.life.farming import back_basket, leaning_ladder
from kit.life.people import woman
from kit.life.work import Pose, little_one, person
from kit.life.birds import flock_in
from kit.mesh import Mesh
from kit.nature.ground_cover import flower_tuft, grass_tuft
from kit.nature.terrain import ground_sheet, mountain_range, plain
from kit.nature.trees import broadleaf, conifer
from kit.noise import fractal, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'Apples are picked from a ladder and sorted into crates in an orchard at Kalpa, slate-roofed houses and the snow wall of Kinner Kailash behind.',
}


def ground(xs, ys):
    return -40 * smoothstep(16, 110, ys + 0.2 * xs) + 0.05 * xs + 1.0 * fractal(xs * 0.04, ys * 0.04, 4) - 0.06 * ys


def near(deep, side):
    """A place deep metres before the lens and side metres to the right of its line, with the ground's height there."""
    x, y = 3.4 - 0.103 * deep + 0.995 * side, -32 + 0.995 * deep + 0.103 * side
    return x, y, height_at(ground, x, y)


def build(scene):
    scene.camera((3.4, -32, 4.3), (-3, 30, 4.6), lens=32, lift=0.03, focus=11.5, fstop=2.2)
    scene.light(
        sun=-126,
        elevation=25,
        haze={'density': 0.0005, 'height': 60, 'floor': -40, 'base': 0.35, 'start': 60},
        clouds={'seed': 6.1, 'amount': 0.6, 'low': 0.54, 'high': 0.78},
        grade={'exposure': 1.12},
    )
    scene.material('green-hills', meadow=('#a3ac54', '#84994a'))
    scene.material('grass', colour='#a2b354', second='#7d9746')
    scene.put(ground_sheet(ground, (-150, 150), (-44, 260), 'green-hills', 280, 300, near=(40, 0.5)))
    scene.put(plain('forest-hills', z=-46), layer='far')
    scene.material('peaks', snow_line=205, snow_slope=(0.36, 0.52), bump=14, bump_scale=0.02)
    wall = (
        (-900, 2250, 700, 520),
        (-420, 2150, 640, 460),
        (-80, 2300, 760, 420),
        (250, 2350, 900, 480),
        (440, 2200, 960, 460),
        (600, 2350, 880, 400),
        (760, 2300, 800, 380),
        (1050, 2250, 780, 520),
        (-1450, 2300, 700, 560),
        (1600, 2400, 760, 560),
        (-650, 1750, 330, 420),
        (-150, 1700, 300, 380),
        (760, 1700, 360, 420),
    )
    scene.put(mountain_range(wall, 'peaks'), z=-60, layer='far')
    houses, chance = Mesh(), random.Random(9)
    for x, y, turn, wide, storeys in HOUSES:
        with houses.at(x, y, height_at(ground, x, y - 3), turn):
            kinnaur_house(houses, wide, storeys, chance)
    scene.put(houses)
    trees, fruit = zip(*(laden_tree(i) for i in range(3)))
    scene.layer = 'front'
    for i, (deep, side, size) in enumerate(((13.2, 4.5, 0.95), (14.6, -5.6, 0.95), (21, 7.6, 0.95), (24, -4, 0.85))):
        x, y, z = near(deep, side)
        for part in (trees, fruit):
            scene.put(part[i % 3], x, y, z - 0.1, i * 67, size)
    scene.layer = 'land'
    for i in range(58):
        x, y, turn, size = (
            chance.uniform(-46, 46),
            chance.uniform(-4, 40),
            chance.uniform(0, 360),
            chance.uniform(0.8, 1.1),
        )
        if any(abs(x - a) < 7.6 and -10 < y - b < 6.4 for a, b, *_ in HOUSES) or abs(x - path_at(y)) < 2.6:
            continue
        for part in (trees, fruit):
            scene.put(part[i % 3], x, y, height_at(ground, x, y) - 0.1, turn, size)
    scene.put(trodden_path())
    scene.scatter(
        [conifer(i, 17, 'pine', 0.25, 0.28) for i in range(2)], 190, ((-110, 110), (32, 120)), ground, seed=5, sink=0.4
    )
    scene.scatter(
        [flower_tuft(5, 20, 0.42, 0.4, 'blossom-pink'), grass_tuft(5, 60, 0.4)],
        260,
        ((-14, 16), (-27, 8)),
        ground,
        keep=lambda x, y, z: abs(x - path_at(y)) > 2.3 + 0.12 * max(0, y + 22) and y + 0.1 * x < 14,
        seed=6,
        sink=0.04,
    )
    scene.layer = 'life'
    draw_harvest(scene)


HOUSES = (
    (-15, 8, 16, 8.4, 2),
    (13.5, 13, -14, 9.2, 2),
    (-27, 20, 24, 7.4, 2),
    (0.5, 27, -4, 7, 1),
    (27, 24, -24, 8, 2),
)


def path_at(y):
    """x of the path from the orchard's edge up to the houses, at y."""
    return 2.2 - 0.06 * (y + 32) + 1.4 * math.sin((y + 30) * 0.075)


def trodden_path():
    """The path, widened to a trodden place where the crates stand."""
    path = Mesh()
    rows = []
    for y in np.linspace(-30, 22, 80):
        wide = 0.75 + 1.9 * math.exp(-(((y + 20.6) / 3.4) ** 2)) + 0.12 * math.sin(y * 2.3)
        rows.append(
            [(path_at(y) + wide * t + 0.1 * math.sin(y * 3.1 + 2 * t), y, 0) for t in (-1, -0.6, -0.2, 0.2, 0.6, 1)]
        )
    rows = [
        [(x, y, height_at(ground, x, y) + 0.035 - 0.03 * (k in (0, 5))) for k, (x, y, _) in enumerate(row)]
        for row in rows
    ]
    path.loft(rows, 'dust')
    return path


def kinnaur_house(mesh, wide, storeys, chance):
    """A house of the Sutlej: courses of stone between beams, a wider wooden storey with a carved gallery, a slate
    roof with stones on it and maize hung to dry under the eaves; it faces -y."""
    deep, low = 6, 2.5 * storeys - 2.1
    mesh.box(wide - 0.6, deep - 0.6, low + 3, 'granite-pale', z=-3)
    for k in range(int(low / 0.62) + 1):
        mesh.box(wide - 0.5, deep - 0.5, 0.14, 'wood-dark', z=0.3 + k * 0.62)
    mesh.box(1.0, 0.1, 1.7, '#3f6f72', -wide * 0.22, -deep / 2 + 0.24, 0.1)
    mesh.box(wide, deep, 2.5, '#a8703f', z=low)
    paint = chance.choice(('#3f7f86', '#4f8a62', '#b5713a'))
    with mesh.at(0, -deep / 2 - 0.03, low):
        window_grid(mesh, wide * 0.92, 0.75, 1, 5, 1, (0.9, 1.25), 'window', paint)
    gallery = -deep / 2 - 1.15
    mesh.box(wide + 1.6, 1.5, 0.16, 'wood-dark', 0, -deep / 2 - 0.55, low - 0.1)
    mesh.box(wide + 1.6, 0.08, 0.1, paint, 0, gallery, low + 0.86)
    mesh.box(wide + 1.6, 0.06, 0.3, '#c08a52', 0, gallery, low + 0.1)
    count = int(wide / 0.32)
    for k in range(count + 1):
        mesh.box(0.06, 0.05, 0.5, '#8c5a34', -(wide + 1.5) / 2 + (wide + 1.5) * k / count, gallery, low + 0.38)
    for k in range(6):
        px = -(wide + 1.4) / 2 + (wide + 1.4) * k / 5
        mesh.box(0.14, 0.14, 2.6, '#8c5a34', px, gallery, low)
        mesh.box(0.5, 0.1, 0.2, paint, px, gallery, low + 2.2)
    for k in range(16):
        px = -wide / 2 + 0.3 + k * (wide - 0.6) / 15
        mesh.ball((0.09, 0.09, 0.24), 'turmeric' if k % 4 else '#c9752f', px, gallery + 0.08, low + 2.05, 7)
    gable_roof(mesh, wide + 1, deep + 1.4, 2.3, 'slate', z=low + 2.5, over=0.8)
    for k in range(9):
        t = chance.uniform(0.15, 0.8)
        mesh.ball((0.2, 0.16, 0.12), 'rock', chance.uniform(-0.45, 0.45) * wide, -4.5 * (1 - t), low + 2.6 + 2.3 * t, 7)
    mesh.box(0.6, 0.6, 1.0, 'granite-pale', wide * 0.25, 1.2, low + 4.1)


def heap(mesh, radius, rise, count, size=0.075):
    """Apples heaped on a round of that radius."""
    for k in range(count):
        r = radius * math.sqrt((k + 0.5) / count)
        stuff = ('#c8342c', '#b92d2a', '#d2523a', '#cf8a4a')[k % 4 if k % 3 else 0]
        mesh.ball(
            size, stuff, r * math.cos(k * 2.4), r * math.sin(k * 2.4), rise * (1 - (r / radius) ** 2) + size * 0.8, 8
        )


def draw_box(mesh, deep, side, turn, full=True, level=0.0):
    """A slatted crate, full of apples or still to fill."""
    x, y, z = near(deep, side)
    with mesh.at(x, y, z + level, turn):
        for k in range(3):
            for py in (-0.24, 0.24):
                mesh.box(0.76, 0.025, 0.095, '#c79a62', 0, py, 0.03 + k * 0.12)
            for px in (-0.38, 0.38):
                mesh.box(0.025, 0.5, 0.095, '#b98c56', px, 0, 0.03 + k * 0.12)
        mesh.box(0.74, 0.48, 0.03, 'wood', z=0.02)
        for i in range(54 if full else 10):
            stuff = ('#c8342c', '#b92d2a', '#d2523a')[i % 3]
            px, py = -0.31 + (i % 9) * 0.078, -0.18 + (i // 9) * 0.073
            mesh.ball(0.06, stuff, px, py, (0.35 if full else 0.1) + 0.05 * math.cos(px * 4) * math.cos(py * 5), 7)


def draw_harvest(scene):
    """One on a ladder and two below in the laden trees, two who sort a heap into crates, a boy who tries an apple, a
    woman who comes with a full basket on her back."""
    life = Mesh()
    x, y, z = near(10.7, 0.3)
    with life.at(x, y, z + 0.05, 12):
        life.box(2.0, 1.2, 0.02, '#86a3b6')
        life.box(2.04, 0.08, 0.024, 'ivory', 0, -0.5)
        with life.at(0.1, 0.0):
            heap(life, 0.55, 0.26, 90)
    for deed, dress, cloth, second, deep, side, turn, head, hat, elder in (
        ('serve', 'salwar', '#a8503f', '#efe4d2', 11.3, -0.75, 34, 'scarf', '#4f8a62', False),
        ('sell', 'jacket', '#7d8a72', '#5c5650', 11.5, 1.25, -42, 'cap', '#3f7a55', True),
        ('reach', 'wrap', '#c2457f', '#4d4a58', 12.2, 2.7, 112, 'scarf', '#cfae62', False),
        ('reach', 'salwar', '#3f78b8', 'ivory', 13.2, -4.0, -104, 'cap', '#3f7a55', False),
    ):
        x, y, z = near(deep, side)
        person(life, deed, dress, cloth, second, x, y, z, turn, 1.04, head=head, hat=hat, elder=elder)
        if deed == 'serve':
            with life.at(x, y, z, turn, 1.04):
                life.ball(0.065, '#c8342c', 0.18, -0.6, 0.34, 8)
    x, y, z = near(11.5, 4.3)
    with life.at(x, y, z, 6):
        leaning_ladder(life, 0, 0, 0, 0, 3.1)
        picker = Pose(
            ((0.3, -0.4, 1.75), (-0.26, -0.22, 1.2)),
            bend=4,
            gaze=8,
            knees=((0.1, -0.06, 0.52), (-0.1, -0.24, 0.72)),
            ankles=((0.1, 0.02, 0.1), (-0.1, -0.06, 0.46)),
        )
        person(life, picker, 'shirt', '#cfae62', '#54616e', 0, 0.18, 0.86, 180, 1.02, head='cap', hat='#3f7a55')
        with life.at(0, 0.18, 0.86, 180, 1.02):
            life.ball((0.17, 0.12, 0.2), '#efe4d2', -0.28, 0.06, 0.86, 10)
            life.tube([(-0.26, 0.0, 0.98), (0.0, 0.14, 1.36), (0.16, 0.0, 1.42)], 0.02, '#efe4d2', 5)
    x, y, z = near(13.2, -1.9)
    with life.at(x, y, z, 52, 1.03):
        person(life, 'walk', 'wrap', '#7a5aa0', '#5c4a44', head='scarf', hat='#d9a79b')
        back_basket(life, '#c8342c')
    x, y, z = near(10.9, -2.7)
    with life.at(x, y, z):
        little_one(life, 'sip', '#86a3b6', 0, 0.05, 0.07, 38, 1.15)
        with life.at(0, 0.05, 0.07, 38, 0.805):
            life.ball(0.07, '#c8342c', 0.05, -0.3, 1.02, 9)
    for deep, side, turn, full, level in (
        (10.85, -2.7, 34, False, 0),
        (12.2, 0.1, 8, True, 0),
        (12.2, 0.1, 14, True, 0.4),
        (12.3, 0.98, -6, True, 0),
        (10.3, 1.9, -24, True, 0),
        (10.0, -1.5, 28, False, 0),
        (14.2, -3.1, 10, True, 0),
    ):
        draw_box(life, deep, side, turn, full, level)
    chance = random.Random(3)
    for _ in range(46):
        deep, side = chance.choice(((12.4, 4.4), (13.8, -5.2), (10.6, 2.4)))
        x, y, z = near(deep + chance.gauss(0, 0.8), side + chance.gauss(0, 1.1))
        life.ball(0.06, chance.choice(('#c8342c', '#b92d2a')), x, y, z + 0.05, 7)
    for x, y, cloth, turn in ((1.4, 6, 'emerald', 160), (2.1, 6.4, '#d9a79b', -150), (9, 3.6, '#efe4d2', -60)):
        woman(life, cloth, x, y, height_at(ground, x, y), 1, turn, veil=False, dress='salwar')
    flock_in(life, 6, (-20, -4), (20, 40), (17, 23), 0.7)
    scene.put(life)


def laden_tree(seed):
    """A round young apple tree and the fruit that hangs among its outer leaves, as two mesh data for one place."""
    tree, hung, chance = (
        broadleaf(70 + seed, 4.6, spread=1.15, clouds=9, cards=300, card=0.2, low=0.3),
        Mesh(),
        random.Random(seed),
    )
    spots = np.empty(len(tree.vertices) * 3, np.float32)
    tree.vertices.foreach_get('co', spots)
    spots = spots.reshape(-1, 3)
    leaves = spots[spots[:, 2] > 1.7]
    middle, taken = leaves.mean(0), []
    reach = np.linalg.norm((leaves - middle) * (1, 1, 1.4), axis=1)
    leaves = leaves[reach > np.quantile(reach, 0.45)]
    for _ in range(600):
        x, y, z = leaves[chance.randrange(len(leaves))]
        if len(taken) < 84 and all(math.dist((x, y, z), other) > 0.26 for other in taken):
            taken.append((x, y, z))
            hung.ball(0.085, ('#c8342c', '#b92d2a', '#d2523a')[len(taken) % 3], x, y, z - 0.07, 9)
    return tree, hung.data('fruit')
