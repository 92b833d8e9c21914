"""Raja's Seat at Madikeri in late light: gardeners, a picnic, people at the rail over misty Coorg hills, a pavilion."""
import math

import numpy as np

from kit.architecture.arches import arcade, four_sides
from kit.architecture.himalayan import hip_roof
from kit.architecture.village import tiled_house
from kit.life.birds import flock_in
from kit.life.work import Pose, camera, little_one, person, stream, with_child
from kit.mesh import Mesh
from kit.nature.ground_cover import flower_tuft
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import broadleaf, bush
from kit.noise import fractal, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'gold',
    'alt': "A gardener waters marigolds at Raja's Seat in Madikeri, a family picnics, others look from the rail over mist between the hills of Coorg.",
}


def ground(xs, ys):
    return (
        -46 * smoothstep(6, 80, ys + 0.1 * xs + 4 * fractal(xs * 0.04, ys * 0.04, 3))
        + 9 * fractal(xs * 0.015, ys * 0.015, 4) * smoothstep(10, 60, ys)
        + 0.25 * fractal(xs * 0.1, ys * 0.1, 3)
        + 0.02 * np.abs(xs)
    )


def bend(y):
    """How far the garden path has swung from its end, in metres."""
    return 2.6 * np.sin((2.5 - y) * 0.11)


def build(scene):
    scene.camera((-2.4, -19, 3.1), (0.4, 20, 3.0), lens=36, lift=0.012, focus=16, fstop=1.6)
    scene.light(
        sun=-116,
        elevation=22,
        haze={'density': 0.0024, 'height': 14, 'base': 0.16, 'low': 5, 'start': 60, 'most': 0.92, 'floor': -46},
        clouds={'seed': 18.3, 'amount': 0.9, 'stretch': (0.5, 1)},
    )
    scene.put(ground_sheet(ground, (-220, 220), (-60, 280), 'green-hills', 260, 280, near=(30, 0.5)))
    lawn = lambda xs, ys: ground(xs, ys) + 0.03 - 0.3 * smoothstep(1.6, 2.6, ys)
    scene.put(ground_sheet(lawn, (-30, 30), (-24, 3), 'lawn', 200, 120))
    scene.put(plain('forest-hills', z=-52), layer='far')
    blue_hills(scene, near=170, count=6, height=38, base=-48, width=1300, seed=11, length=150)
    seat = Mesh()
    with seat.at(4.8, 3.3, 0.25, -14, 0.72):
        seat.box(13, 8.6, 0.7, 'brick', z=-0.3)
        seat.box(12, 7.6, 0.3, 'cream-wall', z=0.4)
        with seat.at(0, 0, 0.7):
            for width in four_sides(seat, 5.4, 3.2):
                arcade(
                    seat,
                    width,
                    4.4,
                    4 if width > 8 else 2,
                    'yellow-wall',
                    depth=0.7,
                    kind='round',
                    open_share=0.72,
                    apex=0.82,
                    open_back=True,
                )
                seat.box(width + 0.7, 1.1, 0.35, 'brick', 0, 0.2, 4.4)
            seat.box(10.8, 6.4, 0.3, 'cream-wall', z=4.35)
            hip_roof(seat, 10.6, 6.2, 2.2, 'tiles', z=4.7)
    # The view point: a brick floor at the edge, its rail between white posts.
    seat.lathe(
        [(5.2, -0.6), (5.2, 0.32), (5.0, 0.36), (0.05, 0.36)], 'brick', 40, False, x=-2.2, y=4.6, oval=(1.15, 0.75)
    )
    for x in range(-20, 18, 2):
        seat.box(0.22, 0.22, 1.05, 'whitewash', x, 7.6, 0.3)
        for z in (0.75, 1.15):
            seat.tube([(x, 7.6, z), (x + 2, 7.6, z)], 0.045, 'iron', 6)
    seat.loft(
        [
            [(-1.4 + s * 1.3 + bend(y), y, height_at(ground, -1.4 + s * 1.3 + bend(y), y) + 0.08) for s in (-1, 0, 1)]
            for y in np.linspace(-30, 2.5, 40)
        ],
        'brick',
    )
    for x, y in ((-30, 70), (34, 62), (8, 92)):
        tiled_house(seat, 10, 7, x, y, height_at(ground, x, y - 3), turn=10)
    scene.put(seat)
    coffee = [bush(i, 1.8, 'leaf') for i in range(3)]
    scene.scatter(coffee, 620, ((-90, 100), (12, 110)), ground, seed=4, sink=0.2)
    silver = [broadleaf(50 + i, 14, 'leaf', 'bark-pale', 0.6, 8, 240, 0.34, 0.6) for i in range(3)]
    scene.scatter(silver, 130, ((-110, 120), (22, 150)), ground, seed=5, sink=0.3)
    scene.scatter(
        [bush(5, 0.9, 'blossom-red'), bush(6, 0.9, 'marigold'), bush(7, 1.0, 'blossom-pink')],
        90,
        lambda r: (r.uniform(-15, 15), r.choice((r.uniform(-7, -4.6), r.uniform(-1.5, 0.5)))),
        ground,
        seed=7,
        scale=(0.6, 1.0),
        keep=lambda x, y, z: abs(x + 1.4 - bend(y)) > 2.2 and not (2 < x < 6.4 and -7 < y < -2.6),
    )
    scene.layer = 'front'
    for flower, seed, beds in (
        ('marigold', 5, ((2.6, 4.4), (-9.6, -8.4))),
        ('blossom-pink', 8, ((-6.4, -4.4), (-9.8, -9.0))),
    ):
        plants = [flower_tuft(seed + i, 46, 0.45, 0.5, flower) for i in range(2)]
        scene.scatter(plants, 34, beds, ground, sink=0.02, seed=seed)
    edging = Mesh()
    for side in (-1.42, 1.42):
        for y in np.arange(-14, 2.4, 0.42):
            x = -1.4 + side + float(bend(y))
            edging.box(0.2, 0.36, 0.2, 'whitewash' if round(y / 0.42) % 2 else 'brick', x, y, height_at(ground, x, y))
    scene.put(edging)
    scene.put(broadleaf(21, 11, spread=1.3, clouds=13, cards=620, card=0.17), -10.9, 2.6, -0.1, 0, 1)
    scene.layer = 'life'
    folk = Mesh()
    at_the_rail(folk)
    with folk.at(4.8, 3.3, 0.75, -14):
        person(folk, 'lean', 'saree', '#a7485a', '#e7c9a0', -1.6, -1.6, 0, 150)
        person(folk, 'walk', 'shirt', '#86a3b6', '#6d6a66', 0.9, -0.4, 0, 60)
    gardeners(folk, lambda x, y: height_at(ground, x, y))
    picnic(folk, lambda x, y: height_at(ground, x, y))
    # Grandparents come up the path, a girl runs ahead of them.
    person(folk, 'walk', 'saree', '#8c4a6a', '#e7c9a0', 0.5, -6.6, 0.27, 172, 1.02, elder=True, look=-24)
    with folk.at(1.35, -6.9, 0.27, 178, 1.06):
        person(folk, 'walk', 'kurta', '#efe4d2', 'ivory', elder=True, look=20)
        folk.tube([(0.28, -0.1, 0.88), (0.3, -0.3, 0.0)], 0.016, 'wood-dark', 6)
    little_one(folk, 'run', '#d9694a', -0.2, -2.9, 0.3, 160, 1.05, girl=True)
    flock_in(folk, 9, (10, 26), (20, 40), (13, 19), 0.7)
    scene.put(folk)


def at_the_rail(mesh):
    """People at the edge: a couple with a small child who points, one with a camera, two old friends on a bench."""
    z = 0.36
    with_child(mesh, 'saree', '#3f7f86', '#e7c9a0', -5.3, 6.5, z, 172, 1.1, '#efe4d2')
    pointing = Pose(((0.3, -0.52, 1.5), (-0.25, -0.06, 0.82)), bend=0)
    person(mesh, pointing, 'shirt', '#efe4d2', '#6d6a66', -4.5, 6.4, z, 198, 1.12, look=16)
    with mesh.at(-0.9, 6.6, z, 170, 1.1):
        person(mesh, 'photograph', 'jacket', '#a8553a', '#4d5a66', pack='#5f7a5a')
        camera(mesh)
    person(mesh, 'lean', 'salwar', '#d9a79b', '#efe4d2', 0.5, 6.7, z, 186, 1.08)
    with mesh.at(-2.8, 3.4, z, 184, 1.1):
        mesh.box(1.9, 0.5, 0.07, 'wood', 0, 0.08, 0.36)
        mesh.box(1.9, 0.06, 0.3, 'wood', 0, 0.36, 0.58)
        for side in (-0.8, 0.8):
            mesh.box(0.08, 0.46, 0.36, 'iron', side, 0.08)
            mesh.box(0.06, 0.06, 0.5, 'iron', side, 0.34, 0.4)
        person(mesh, 'talk', 'kurta', '#7d93a8', 'ivory', -0.42, 0.0, 0, -14, 1.0, elder=True, look=-30)
        person(mesh, 'bench', 'kurta', '#cfae62', 'ivory', 0.42, 0.0, 0, 12, 1.0, 'cap', '#6f5a48', True, look=24)


def gardeners(mesh, floor):
    """One waters the marigolds from a can, one weeds beside her basket of cut flowers."""
    x, y = -5.3, -7.4
    with mesh.at(x, y, floor(x, y), 112, 1.08):
        tip = Pose(((0.2, -0.42, 0.98), (-0.08, -0.36, 0.9)), bend=16)
        person(mesh, tip, 'lungi', '#cfd9de', '#5f7f5f', head='scarf', hat='#b5502f')
        mesh.lathe([(0.13, 0), (0.14, 0.26), (0.1, 0.28)], '#7f8f96', 18, x=0.06, y=-0.42, z=0.66)
        mesh.tube([(0.1, -0.5, 0.74), (0.16, -0.72, 0.9), (0.18, -0.82, 0.96)], [0.03, 0.024, 0.045], '#7f8f96', 8)
        for k in range(9):
            a = (k - 4) * 0.045
            stream(mesh, (0.18 + a * 0.4, -0.86, 0.96), (0.2 + a * 2.4, -1.3 - 0.1 * abs(a), 0.1), '#e8f0f2', 0.006)
    x, y = -6.7, -5.4
    with mesh.at(x, y, floor(x, y), 96, 1.05):
        person(mesh, 'wash', 'saree', '#b5505a', '#efe4d2', head='scarf', hat='#e2d2a8')
    x, y = -5.9, -6.3
    with mesh.at(x, y, floor(x, y)):
        mesh.lathe([(0.26, 0), (0.36, 0.24), (0.38, 0.26), (0.33, 0.24)], 'weave', 20)
        for k in range(18):
            r = 0.07 * math.sqrt(k)
            mesh.ball(
                (0.085, 0.085, 0.07),
                ('marigold', 'blossom-pink', 'crimson')[k % 3],
                r * math.cos(k * 2.4),
                r * math.sin(k * 2.4),
                0.3,
                7,
            )


def picnic(mesh, floor):
    """A family on a mat below the pavilion: the mother hands out lunch from a tiffin, a boy waits for his."""
    x, y = 4.1, -4.7
    with mesh.at(x, y, floor(x, y) + 0.03):
        mesh.box(2.6, 1.9, 0.03, '#7d5a6a')
        person(mesh, 'serve', 'saree', '#2f6f86', '#e7c9a0', -0.75, 0.3, 0.03, 70, 1.06)
        person(mesh, 'play', 'shirt', '#a7b79c', '#6d6a66', 0.85, 0.35, 0.03, -64, 1.06, look=-10)
        little_one(mesh, 'squat', '#e0a86a', 0.35, -0.6, 0.03, -150, 1.05)
        for k, (px, py) in enumerate(((0.0, 0.1), (0.35, -0.05), (0.25, 0.4))):
            mesh.lathe([(0.13, 0.03), (0.16, 0.06), (0.15, 0.06)], 'leaf', 16, x=px, y=py)
            mesh.ball((0.07, 0.07, 0.04), ('ivory', 'turmeric', '#b5522a')[k], px, py, 0.08, 8)
        for k in range(3):
            mesh.lathe(
                [(0.1, 0), (0.105, 0.02), (0.105, 0.1), (0.1, 0.11)], '#a9b0b4', 18, x=-0.15, y=0.62, z=0.04 + 0.11 * k
            )
