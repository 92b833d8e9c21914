"""Mysuru from Chamundi hill in golden light: the great black Nandi with its garlands, a priest who offers a lamp, a
flower seller, a woman who draws a kolam, the palace domes in the plain."""
import math

import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from kit.architecture.domes import dome
from kit.life.birds import flock_in
from kit.life.lamps import ceremonial_lamp, flame
from kit.life.work import Pose, bowl, little_one, person, tray, with_child
from kit.mesh import Mesh, fuse
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import broadleaf
from kit.noise import fractal, smoothstep
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'A priest offers a lamp to the great black Nandi on Chamundi hill above Mysuru, a family buys garlands, a woman draws a kolam.',
}


def nandi():
    """The bull that lies with its head up, 5.5 m high, facing -x: stone, eyes and golden horns, and flowers laid on
    it."""
    body, stone = Mesh(), 'granite-dark'
    for x, z, radii in (
        (1.5, 2.0, (2.8, 1.8, 1.8)),
        (3.4, 1.9, (1.4, 1.65, 1.6)),
        (-0.6, 2.0, (1.45, 1.55, 1.8)),
        (-0.1, 3.75, (1.05, 0.8, 0.85)),
        (-1.85, 2.5, (0.6, 0.32, 1.2)),
        (-2.6, 4.1, (0.88, 0.8, 0.8)),
        (-3.85, 3.42, (0.44, 0.54, 0.44)),
    ):
        body.ball(radii, stone, x, 0, z, sides=20)
    body.tube([(-0.3, 0, 2.8), (-1.5, 0, 3.5), (-2.4, 0, 4.0)], [1.5, 1.2, 0.86], stone, 16)
    body.tube([(-2.6, 0, 4.05), (-3.8, 0, 3.45)], [0.72, 0.5], stone, 14)
    for side in (-1, 1):
        body.tube(
            [(-0.5, 1.1 * side, 1.5), (-2.2, 1.35 * side, 0.8), (-1.2, 1.45 * side, 0.36), (-3.3, 1.25 * side, 0.34)],
            [0.8, 0.6, 0.44, 0.36],
            stone,
            10,
        )
        body.ball((0.5, 0.46, 0.46), stone, -2.3, 1.36 * side, 0.72, 12)
        body.tube(
            [(2.9, 1.3 * side, 1.3), (1.1, 1.95 * side, 0.85), (2.6, 1.9 * side, 0.4)], [1.1, 0.66, 0.42], stone, 10
        )
        body.tube(
            [(-2.3, 0.6 * side, 4.4), (-2.0, 1.2 * side, 4.42), (-1.8, 1.6 * side, 4.15)], [0.2, 0.27, 0.08], stone, 8
        )
        body.tube(
            [(-2.4, 0.42 * side, 4.7), (-2.3, 0.72 * side, 5.05), (-2.42, 0.66 * side, 5.35)],
            [0.25, 0.19, 0.12],
            stone,
            8,
        )
        body.tube([(-2.75, 0.3 * side, 4.75), (-3.05, 0.68 * side, 4.55)], [0.14, 0.12], stone, 8)
    body = fuse(body.data('nandi'), 0.09, 4)
    extra, surface = Mesh(), BVHTree.FromPolygons(
        [v.co for v in body.vertices], [tuple(p.vertices) for p in body.polygons]
    )
    for side in (-1, 1):
        extra.ball((0.1, 0.08, 0.08), 'ivory', -3.0, 0.66 * side, 4.3, sides=8)
        extra.ball((0.055, 0.05, 0.055), 'hair', -3.05, 0.72 * side, 4.3, sides=6)
        extra.tube([(-2.4, 0.67 * side, 5.28), (-2.55, 0.55 * side, 5.75)], [0.14, 0.03], 'gold-paint', 8)
        extra.ball((0.07, 0.06, 0.06), 'hair', -4.22, 0.24 * side, 3.55, sides=6)
    strings = (
        (((-1.25, 4.65), (-1.95, 3.4), (-2.15, 2.7)), ('marigold',)),
        (((-0.95, 4.5), (-1.65, 3.1), (-1.9, 2.0)), ('ivory', 'turmeric')),
        (((-0.65, 4.4), (-1.25, 2.9), (-1.5, 1.5)), ('marigold', 'marigold', 'crimson')),
        (((0.5, 4.4), (1.5, 3.2), (3.0, 3.2), (3.9, 2.6)), ('marigold', 'turmeric')),
        (((-2.5, 4.85), (-2.95, 4.55), (-3.4, 4.05)), ('turmeric',)),
        # Chains and bells that are carved in the stone itself.
        (((-0.35, 4.3), (-0.9, 2.8), (-1.1, 1.6)), (stone,)),
        (((0.1, 4.3), (0.55, 3.2), (0.5, 2.3)), (stone,)),
        (((1.6, 3.5), (2.0, 2.6), (2.1, 1.9)), (stone,)),
        (((0.5, 2.3), (1.3, 1.95), (2.1, 1.9)), (stone,)),
    )
    for path, flowers in strings:
        steps = np.linspace(0, len(path) - 1, 40)
        for i, (x, z) in enumerate(
            zip(
                np.interp(steps, range(len(path)), [p[0] for p in path]),
                np.interp(steps, range(len(path)), [p[1] for p in path]),
            )
        ):
            hit = surface.ray_cast(Vector((x, -9, z)), Vector((0, 1, 0)))[0]
            if hit:
                extra.ball(0.13 if path[0][0] > -2 else 0.07, flowers[i % len(flowers)], x, hit.y - 0.04, z, sides=7)
    for x, z in ((-1.95, 1.85), (-1.55, 1.4)):
        hit = surface.ray_cast(Vector((x, -9, z)), Vector((0, 1, 0)))[0]
        if hit:
            extra.lathe([(0.2, -0.22), (0.17, 0), (0.05, 0.16)], 'brass', 12, x=x, y=hit.y - 0.1, z=z)
    return body, extra.data('nandi-dress')


def ground(xs, ys):
    rough = 0.25 * fractal(xs * 0.08, ys * 0.08, 3) * smoothstep(11, 16, np.abs(xs - 0.5))
    return rough - 64 * smoothstep(9, 60, ys + 0.12 * xs)


def build(scene):
    scene.material('granite-dark', colour='#57504d', second='#3d3735', rough=0.38, specular=0.5, courses=None)
    scene.camera((-5.8, -20, 2.2), (0.4, 2, 3.15), lens=35.5, lift=0.03, focus=16, fstop=1.6)
    scene.light(
        sun=-124,
        elevation=22,
        haze={'density': 0.0011, 'height': 40, 'base': 0.3, 'start': 40},
        clouds={'seed': 19.9, 'amount': 0.7},
    )
    scene.put(ground_sheet(ground, (-160, 160), (-40, 220), 'dry-hills', 240, 240, near=(24, 0.5)))
    scene.put(plain('field', 6000, -64, 2500), layer='far')
    blue_hills(scene, near=1500, count=2, height=80, base=-64, width=2400, seed=4)
    shrine = Mesh()
    shrine.box(13, 8.4, 0.7, 'granite', 2.4, 2, 0.05)
    shrine.box(11.6, 7, 0.7, 'granite', 2.4, 2, 0.7)
    shrine.box(23, 16.5, 0.3, 'paving', 0.5, -8, -0.26)
    for i in range(7):
        shrine.lathe(
            [(0.16, 0), (0.13, 0.2), (0.11, 0.7), (0.15, 0.85)], 'granite', 8, x=-3.8 + i * 2.05, y=-2.4, z=0.05
        )
    shrine.box(13.4, 0.14, 0.14, 'granite', 2.3, -2.4, 0.86)
    scene.put(shrine)
    for part in nandi():
        scene.put(part, 2.4, 2, 1.35, 26, 1.0)
    city = Mesh()
    with city.at(-36, 420, -55, 0, 1.5):
        city.box(70, 24, 12, 'cream-wall')
        city.box(24, 18, 22, 'pink-wall')
        for x, r, h in ((-32, 4, 16), (-16, 4.4, 18), (16, 4.4, 18), (32, 4, 16)):
            city.box(7, 7, h, 'cream-wall', x)
            dome(city, r, 'red-stone', x, 0, h, sides=24)
        dome(city, 5.4, 'gold-paint', z=28, sides=24)
        city.lathe([(4.4, 22), (4.2, 28)], 'cream-wall', 12)
    chance = scene.random
    for _ in range(900):
        x, y = chance.gauss(-10, 190), chance.uniform(240, 900)
        city.box(
            chance.uniform(8, 16),
            10,
            chance.uniform(5, 11),
            chance.choice(('cream-wall', 'whitewash', 'tiles', 'ochre-wall', 'pink-wall')),
            x,
            y,
            -64,
        )
    city.lathe([(120, 0), (119, 0.3)], 'lake', 40, x=150, y=640, z=-63.6, oval=(1, 0.5))
    scene.put(city)
    green = [broadleaf(30 + i, 11, spread=1.3, clouds=6, cards=120, card=0.7) for i in range(2)]
    scene.scatter(green, 420, lambda r: (r.gauss(-10, 210), r.uniform(200, 860)), lambda x, y: x * 0 - 64, seed=5)
    scene.scatter(green, 80, ((-70, 80), (16, 60)), ground, seed=6, scale=(0.4, 0.6))
    scene.layer = 'front'
    scene.put(broadleaf(14, 10, spread=1.4, clouds=12, cards=420, card=0.17), -13.5, -2, 0, 0, 1)
    scene.scatter(
        [grass_tuft(5, 50, 0.4, leaf='grass-dry')],
        110,
        ((-20, 20), (-12, -3)),
        ground,
        lambda x, y, z: abs(x - 0.5) > 11.7,
        sink=0.04,
        seed=7,
    )
    scene.scatter(
        [rock(i, 0.8, 'granite') for i in range(3)],
        12,
        ((-15, 15), (-14, -5)),
        ground,
        seed=8,
        sink=0.2,
        scale=(0.3, 1),
        keep=lambda x, y, z: abs(x) > 6,
    )
    scene.layer = 'life'
    life = Mesh()
    priest(life)
    # What is near stands in the camera's own frame: x right, y away from it.
    with life.at(-5.8, -20, 0.04, -15.7):
        flower_seller(life)
        worship(life)
        kolam(life)
    flock_in(life, 8, (-16, -4), (10, 30), (9, 14), 0.6)
    scene.put(life)


def flower_seller(mesh):
    """A woman with heaps of marigolds, strings of jasmine on a stand and coconuts; a family buys from her."""
    with mesh.at(-4.0, 11.6, 0, 12):
        mesh.box(2.3, 1.2, 0.16, 'wood')
        mesh.box(2.2, 1.1, 0.02, '#a7b79c', z=0.16)
        for x, y, wide, flower in (
            (-0.75, -0.2, 0.3, 'marigold'),
            (-0.1, -0.28, 0.27, 'turmeric'),
            (0.5, -0.2, 0.25, 'crimson'),
            (-0.6, 0.3, 0.22, 'ivory'),
        ):
            for k in range(34):
                a, far = k * 2.4, wide * math.sqrt(k / 34)
                mesh.ball(0.055, flower, x + far * math.cos(a), y + far * math.sin(a), 0.2 + 0.16 * (1 - k / 34), 7)
        for k in range(5):
            mesh.ball((0.1, 0.1, 0.12), ('coconut', '#8c6f5a')[k % 2], 0.85, -0.35 + 0.2 * k, 0.28, 10)
        for x in (-1.2, 1.2):
            mesh.tube([(x, 0.75, 0), (x, 0.75, 1.5)], 0.03, 'bamboo', 6)
        mesh.tube([(-1.25, 0.75, 1.45), (1.25, 0.75, 1.45)], 0.022, 'bamboo', 6)
        for i in range(8):
            x, flowers = -1.0 + 0.28 * i, (('marigold',), ('ivory', 'ivory', 'crimson'), ('turmeric',))[i % 3]
            for side in (-0.05, 0.05):
                for k in range(13):
                    mesh.ball(0.042, flowers[k % len(flowers)], x + side, 0.75, 1.42 - 0.062 * k, 6)
        person(mesh, 'sell', 'saree', 'teal', 'saffron', 0.15, 0.62, 0.16, -10)
    person(mesh, 'offer', 'saree', 'magenta', 'turmeric', -2.1, 12.0, 0, -76, 0.98)
    with mesh.at(-2.1, 12.0, 0, -76, 0.98):
        for k in range(18):
            a = k * math.pi / 9
            mesh.ball(0.04, 'marigold', 0.13 * math.cos(a), -0.5, 1.14 + 0.2 * math.sin(a), 7)
    with_child(mesh, 'salwar', '#cfae62', '#efe4d2', -2.9, 13.9, 0, -22, 0.96, child='scarlet')
    little_one(mesh, 'run', '#86a3b6', 0.1, 13.2, 0, -118, 0.98)


def priest(mesh):
    """He stands on the plinth before the bull's face and lifts a tray with a lamp; beside him a lamp stand burns."""
    with mesh.at(-2.85, -0.55, 1.4, 70, 1.1):
        person(mesh, Pose(((0.12, -0.46, 1.42), (-0.12, -0.46, 1.4)), bend=-2, gaze=14), 'dhoti', 'skin', 'saffron')
        with mesh.at(0, 0, 0.15):
            tray(mesh, heap=('marigold', 'crimson'))
        for k in range(5):
            a = k * 1.257
            flame(mesh, 0.12 * math.cos(a), -0.42 + 0.12 * math.sin(a), 1.33, 0.17, 0.4, 0.02, 8)
        mesh.tube([(-0.16, -0.08, 1.42), (0, -0.17, 1.3), (0.17, -0.1, 1.02)], 0.012, 'ivory', 5)
    ceremonial_lamp(mesh, -1.75, -1.15, 1.4, 4, 0.62)


def worship(mesh):
    """A couple pray below the plinth, an old man salutes the bull."""
    person(mesh, 'pray', 'saree', '#d9a79b', 'maroon', 1.0, 15.6, 0, 196, 0.96)
    person(mesh, 'pray', 'kurta', 'ivory', 'ivory', 1.75, 15.9, 0, 202, 1.04)
    person(mesh, 'salute', 'dhoti', '#a7b79c', 'ivory', 5.4, 15.6, 0, 206, 0.98, elder=True)


def kolam(mesh):
    """A woman bent over a kolam of white rice powder, her bowl beside her; her small daughter watches."""
    x, y = 2.5, 11.3
    for k in range(8):
        a = k * math.pi / 4
        ring = [
            (
                x + 0.46 * math.cos(a) + 0.36 * math.cos(b) * math.cos(a) - 0.17 * math.sin(b) * math.sin(a),
                y + 0.46 * math.sin(a) + 0.36 * math.cos(b) * math.sin(a) + 0.17 * math.sin(b) * math.cos(a),
                0.012,
            )
            for b in np.linspace(0, 2 * math.pi, 25)
        ]
        mesh.tube(ring, 0.016, '#fbf8f0', 4)
        mesh.lathe([(0.09, 0), (0.08, 0.01)], ('crimson', 'turmeric')[k % 2], 12, x=ring[0][0], y=ring[0][1], z=0.005)
    for far in (0.95, 1.05):
        circle = [(x + far * math.cos(b), y + far * math.sin(b), 0.012) for b in np.linspace(0, 2 * math.pi, 61)]
        mesh.tube(circle, 0.015, '#fbf8f0', 4)
    mesh.lathe([(0.2, 0), (0.19, 0.012)], 'marigold', 18, x=x, y=y, z=0.005)
    person(mesh, 'draw', 'saree', 'emerald', 'crimson', 3.75, 11.9, 0, -62, 0.98)
    bowl(mesh, 3.6, 11.1, 0, heap='#fbf8f0', size=0.9)
    little_one(mesh, 'squat', 'scarlet', 2.3, 12.9, 0, -4, 1.0, girl=True)
