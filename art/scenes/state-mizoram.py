"""A ridge village of Mizoram in low sun: houses on tall stilts down the slope, women in striped puans
on a terrace, a sea of cloud below."""
import math

import numpy as np

from kit.architecture.himalayan import gable_roof
from kit.architecture.arches import window_grid
from kit.life.birds import flock_in
from kit.life.farming import back_basket
from kit.life.figure import SKINS, draw_arm, draw_feet, draw_head
from kit.life.people import POSES
from kit.life.work import glass, little_one, person, with_child
from kit.mesh import Mesh
from kit.nature.ground_cover import flower_tuft, grass_tuft
from kit.nature.palms import bamboo_clump, banana
from kit.nature.terrain import ground_sheet, hill_layers, plain
from kit.nature.trees import broadleaf
from kit.noise import fractal
from kit.scene import height_at

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'size': 'hero',
    'widest': 1600,
    'alt': 'Mizo women in striped puans sell oranges and greens on a terrace in low sun, tin-roofed houses on tall stilts down the ridge, cloud in the valley.',
}


def ground(xs, ys):
    crest = -14 + 0.22 * ys
    side = np.where(xs > crest, (xs - crest) * 0.74, (crest - xs) * 0.36)
    return 22 - side - 0.06 * np.maximum(ys - 60, 0) + 1.6 * fractal(xs * 0.03, ys * 0.03, 4)


def build(scene):
    scene.camera((12, -46, 20.5), (0, 30, 13.5), lens=36, lift=0.02, focus=19, fstop=1.0)
    scene.light(
        sun=122,
        elevation=17,
        energy=4.8,
        haze={'density': 0.0012, 'height': 10, 'floor': -26, 'low': 4, 'base': 0.34, 'start': 60, 'most': 0.86},
        clouds={'seed': 8.2, 'amount': 0.7},
    )
    scene.put(ground_sheet(ground, (-150, 190), (-60, 260), 'green-hills', 300, 300))
    xs, ys = np.meshgrid(np.linspace(-1500, 1500, 260), np.linspace(10, 2400, 260))
    cloud = Mesh()
    cloud.grid(xs, ys, -15 + 6 * fractal(xs * 0.006, ys * 0.009, 5) + 0.004 * np.maximum(0, ys - 400), '#f6f1ee')
    scene.put(cloud, layer='far')
    scene.put(
        hill_layers(
            [(330, 44, 240, -24, 2.0), (560, 64, 320, -24, 6.0), (880, 96, 420, -20, 9.4)], 'forest-hills', 1700
        ),
        layer='far',
    )
    scene.put(plain('forest-hills', z=-40), layer='far')
    town = Mesh()
    chance = np.random.RandomState(6)
    spots = []
    for row in range(9):
        for k in range(4):
            y = -14 + row * 11 + chance.uniform(-1, 1)
            x = -14 + 0.22 * y + (-9, 5, 15, 25)[k] + chance.uniform(-1.5, 1.5)
            if (row * 4 + k) % 7 == 3 or (row < 2 and k > 1) or (row < 5 and k == 0):
                continue
            spots.append((x, y))
            stilt_house(town, x, y, chance)
    for i in range(70):
        t = i / 69
        x, y = 10 - 21 * t + 2.4 * np.sin(t * 7), -32 + 44 * t
        town.box(2.2, 0.8, 0.5, 'grey-stone', x, y, height_at(ground, x, y) - 0.3)
    y = 46
    with town.at(-14 + 0.22 * y, y, height_at(ground, -14 + 0.22 * y, y) + 0.6, -12):
        church(town)
    scene.put(town)
    clear = lambda x, y, z: all(abs(x - a) > 6 or abs(y - b) > 5 for a, b in spots) and z > -20
    scene.scatter(
        [
            bamboo_clump(2, 10),
            broadleaf(20, 8, spread=1.1, cards=240, card=0.4),
            broadleaf(21, 9, 'leaf-dark', cards=240, card=0.4),
        ],
        330,
        ((-90, 110), (-26, 170)),
        ground,
        seed=4,
        sink=0.3,
        keep=lambda x, y, z: clear(x, y, z) and not (abs(x + 4) < 7 and abs(y - 46) < 10) and (y > 34 or x < -16),
    )
    scene.scatter([banana(1), banana(2)], 110, ((-34, 34), (-26, 40)), ground, seed=5, keep=clear)
    scene.layer = 'front'
    terrace = Mesh()
    terrace.box(60, 20, 30, 'grey-stone', 8, -41, -13.5)
    terrace.box(60, 0.5, 0.22, 'step', 8, -31.2, 16.5)
    for x in np.arange(-6, 18, 1.6):
        terrace.tube([(x, -30.9, 15), (x, -30.9, 17.3)], 0.05, 'bamboo', 6)
    for z in (16.9, 17.2):
        terrace.tube([(-8, -30.9, z), (18, -30.9, z)], 0.04, 'bamboo', 6)
    scene.put(terrace)
    scene.scatter(
        [grass_tuft(5, 60, 0.5), flower_tuft(4, flower='marigold')],
        46,
        lambda r: (r.uniform(-4, 17), r.uniform(-30.7, -30.3)),
        lambda x, y: x * 0 + 16.5,
        seed=6,
        sink=0.02,
    )
    scene.layer = 'life'
    life = Mesh()
    mizo(life, 0, 4.6, -32.0, 22, '#f2ece0', True)
    with life.at(9.4, -34.2, 16.5, -6):
        stall(life)
        # A bulb on a bamboo over the stall.
        life.tube([(2.7, 0.9, 0), (2.7, 0.9, 2.5), (1.2, 0.5, 2.6)], 0.035, 'bamboo', 7)
        life.ball(0.11, 'lamp', 1.2, 0.45, 2.45, 10)
    scene.lamp(10.6, -34.2, 18.8, 130)
    if not scene.is_night:
        little_one(life, 'run', 'azure', 13.2, -33.6, 16.5, -76, 1.15)
        little_one(life, 'run', '#cfae62', 14.6, -33.0, 16.5, -70, 1.05, girl=True)
    with_child(life, 'wrap', 'emerald', '#2b2630', 15.1, -31.9, 16.5, -24, 1.08)
    if not scene.is_night:
        flock_in(life, 8, (20, 44), (30, 60), (24, 34), 0.9)
    scene.put(life)


def mizo(mesh, number, x, y, turn, blouse, basket):
    """A woman in a wrapped puan of dark cloth with woven bands, perhaps with a carrying basket on a brow strap."""
    skin = SKINS[number % 2]
    with mesh.at(x, y, 16.5, turn, 1.1):
        draw_feet(mesh, skin, 0.03)
        mesh.lathe([(0.2, 0.08), (0.205, 0.5), (0.2, 0.85), (0.155, 1.06)], '#2b2630', 24, oval=(1, 0.78))
        for low, high, paint in (
            (0.12, 0.17, 'crimson'),
            (0.2, 0.23, 'ivory'),
            (0.4, 0.46, 'crimson'),
            (0.48, 0.5, 'turmeric'),
            (0.66, 0.72, 'crimson'),
            (0.74, 0.76, 'ivory'),
        ):
            mesh.lathe([(0.208, low), (0.209, high)], paint, 24, oval=(1, 0.78))
        mesh.lathe(
            [(0.165, 0.98), (0.16, 1.08), (0.182, 1.22), (0.186, 1.32), (0.165, 1.39), (0.07, 1.44)],
            blouse,
            18,
            oval=(1, 0.72),
        )
        draw_head(mesh, skin, 1.595, bun=True)
        pose = ('lap', 'hip', 'rest')[number]
        for side, (hand, elbow) in zip((1, -1), POSES[pose]):
            draw_arm(mesh, (0.165 * side, -0.005, 1.375), elbow, hand, blouse, skin, 0.052, sleeve=0.8)
        if basket:
            back_basket(mesh, 'leaf-dark', 'weave')


def stilt_house(mesh, x, y, chance):
    """A tin-roofed house whose downhill side stands on tall posts."""
    z = height_at(ground, x, y) + 1.4
    wall = ('#e8d9b8', '#9fc0b0', '#d9a59a', '#a9bfd6', '#e3c98a', '#f0e6d6')[chance.randint(6)]
    roof = ('tin-roof', 'green-roof', '#7d8a99', '#5a7f9e')[chance.randint(4)]
    with mesh.at(x, y, z, chance.uniform(-16, 10)):
        for px in (-3.4, 0, 3.4):
            for py in (-2.4, 2.4):
                mesh.tube([(px, py, -7), (px, py, 0.1)], 0.16, 'wood-dark', 5)
        mesh.box(8, 6, 0.3, 'wood-dark')
        mesh.box(7.4, 5.2, 3, wall, z=0.3)
        with mesh.at(0, -2.6):
            window_grid(mesh, 7, 1.1, 1, 3, 1, (1.1, 1.2), 'window-lit', 'ivory', lit=0.5, seed=chance.randint(99))
        mesh.box(8, 1.3, 0.15, 'wood', 0, -3.3, 0.2)
        mesh.box(8, 0.08, 0.1, 'ivory', 0, -3.9, 1.1)
        gable_roof(mesh, 7.4, 5.4, 1.9, roof, z=3.3, over=0.8)


def church(mesh):
    """A plain white church with a small steeple."""
    mesh.box(8, 15, 7.4, 'whitewash', 0, 4, -2)
    with mesh.at(0, 4, 0, 90):
        gable_roof(mesh, 15, 8, 3.6, 'tin-roof', z=5.4, over=0.6)
    mesh.box(3.6, 3.6, 12, 'whitewash', 0, -4, -2)
    mesh.lathe([(2.6, 10), (0.1, 15.4)], 'tin-roof', 4, False, y=-4, start=45)
    mesh.box(0.2, 0.2, 1.6, 'ivory', 0, -4, 15.2)
    mesh.box(0.9, 0.2, 0.2, 'ivory', 0, -4, 16)
    with mesh.at(0, -5.85):
        window_grid(mesh, 3, 1, 2, 1, 4.6, (1.2, 2.2), 'window', kind='pointed')


def stall(mesh):
    """Oranges, greens and chillies on mats: a seller squats behind, a buyer bends to choose, an old man has tea."""
    for x, y, stuff, count in ((-0.9, 0.1, '#e8862c', 40), (0.2, 0.0, 'leaf', 34), (1.2, 0.15, 'crimson', 30)):
        mesh.box(1.0, 0.9, 0.02, 'weave', x, y)
        for k in range(count):
            a, far = k * 2.4, 0.058 * math.sqrt(k)
            mesh.ball((0.075, 0.075, 0.065), stuff, x + far * math.cos(a), y + far * math.sin(a), 0.2 - 0.4 * far, 8)
    mesh.lathe([(0.2, 0), (0.32, 0.4), (0.33, 0.42)], 'weave', 20, x=2.1, y=0.3)
    mesh.ball((0.3, 0.3, 0.14), 'leaf-dark', 2.1, 0.3, 0.42, 12)
    person(mesh, 'sell', 'wrap', 'turmeric', '#2b2630', 0.2, 1.1, 0, -10, 1.08, head='scarf', hat='#efe4d2')
    person(mesh, 'lean', 'wrap', 'crimson', '#3a3346', -1.7, -0.6, 0, 140, 1.08)
    with mesh.at(-3.0, 0.9, 0, 40, 1.08):
        mesh.lathe([(0.24, 0), (0.18, 0.2), (0.24, 0.4)], 'weave', 18)
        person(mesh, 'sip', 'jacket', '#5f6f7f', '#4d463e', elder=True, head='cap', hat='maroon')
        glass(mesh, (0.07, -0.24, 0.99))
