"""Mysuru from Chamundi hill in golden light: the great black Nandi with its garlands, a family with offerings, the
palace domes in the plain."""
import math

import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from kit.architecture.domes import dome
from kit.life.birds import flock_in
from kit.life.people import child, man, woman
from kit.mesh import Mesh, fuse
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import broadleaf
from kit.noise import fractal, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'A family with flowers before the great black Nandi of Chamundi hill hung with marigolds, the domes of Mysuru palace in the plain.',
}


def nandi():
    """The seated bull, 6 m high, facing -x: the stone as mesh data, its eyes and golden horns, and flowers laid on
    it."""
    body, stone = Mesh(), 'granite-dark'
    for x, z, radii in (
        (1.4, 2.0, (2.5, 1.6, 1.65)),
        (3.1, 1.85, (1.3, 1.45, 1.45)),
        (-0.7, 2.2, (1.35, 1.3, 1.7)),
        (0.1, 3.75, (0.95, 0.78, 0.8)),
        (-1.55, 3.1, (0.55, 0.3, 1.1)),
        (-2.3, 4.85, (0.75, 0.62, 0.62)),
        (-3.3, 4.12, (0.38, 0.44, 0.36)),
    ):
        body.ball(radii, stone, x, 0, z, sides=20)
    body.tube([(-0.5, 0, 3.1), (-1.4, 0, 4.0), (-2.05, 0, 4.75)], [1.2, 0.92, 0.68], stone, 16)
    body.tube([(-2.4, 0, 4.8), (-3.2, 0, 4.2)], [0.56, 0.42], stone, 14)
    for side in (-1, 1):
        body.tube(
            [(-0.6, 1.0 * side, 1.3), (-2.2, 1.25 * side, 0.7), (-1.2, 1.35 * side, 0.36), (-3.2, 1.2 * side, 0.34)],
            [0.7, 0.5, 0.42, 0.36],
            stone,
            10,
        )
        body.tube(
            [(2.6, 1.3 * side, 1.2), (1.2, 1.8 * side, 0.8), (2.4, 1.75 * side, 0.4)], [0.9, 0.6, 0.42], stone, 10
        )
        body.tube(
            [(-2.0, 0.5 * side, 5.1), (-1.75, 1.1 * side, 5.1), (-1.6, 1.35 * side, 4.9)], [0.2, 0.24, 0.08], stone, 8
        )
        body.tube(
            [(-2.15, 0.36 * side, 5.3), (-2.1, 0.62 * side, 5.75), (-2.25, 0.6 * side, 6.1)],
            [0.22, 0.17, 0.1],
            stone,
            8,
        )
    body = fuse(body.data('nandi'), 0.09, 4)
    extra, surface = Mesh(), BVHTree.FromPolygons(
        [v.co for v in body.vertices], [tuple(p.vertices) for p in body.polygons]
    )
    for side in (-1, 1):
        extra.ball((0.1, 0.08, 0.08), 'ivory', -2.72, 0.5 * side, 5.0, sides=8)
        extra.ball((0.055, 0.05, 0.055), 'hair', -2.79, 0.55 * side, 5.0, sides=6)
        extra.tube([(-2.22, 0.6 * side, 6.0), (-2.4, 0.5 * side, 6.4)], [0.12, 0.03], 'gold-paint', 8)
        extra.ball((0.07, 0.06, 0.06), 'hair', -3.6, 0.2 * side, 4.2, sides=6)
    strings = (
        (((-1.0, 5.0), (-1.95, 3.9), (-2.2, 3.3)), ('marigold',)),
        (((-0.55, 4.6), (-1.5, 3.5), (-1.75, 2.6)), ('ivory', 'turmeric')),
        (((-0.3, 4.3), (-1.05, 3.1), (-1.35, 2.0)), ('marigold', 'marigold', 'crimson')),
        (((0.5, 4.4), (1.5, 3.2), (3.0, 3.2), (3.9, 2.6)), ('marigold', 'turmeric')),
        (((-2.3, 5.45), (-2.75, 5.1), (-3.1, 4.55)), ('turmeric',)),
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
    for x, z in ((-1.9, 2.45), (-1.5, 1.9)):
        hit = surface.ray_cast(Vector((x, -9, z)), Vector((0, 1, 0)))[0]
        if hit:
            extra.lathe([(0.2, -0.22), (0.17, 0), (0.05, 0.16)], 'brass', 12, x=x, y=hit.y - 0.1, z=z)
    return body, extra.data('nandi-dress')


def ground(xs, ys):
    return 0.25 * fractal(xs * 0.08, ys * 0.08, 3) - 64 * smoothstep(9, 60, ys + 0.12 * xs)


def build(scene):
    scene.material('granite-dark', colour='#57504d', second='#3d3735', rough=0.38, specular=0.5, courses=None)
    scene.camera((-5.8, -20, 2.2), (0.4, 2, 3.9), lens=35, lift=0.03, focus=16, fstop=1.6)
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
    scene.scatter([grass_tuft(5, 50, 0.4, leaf='grass-dry')], 110, ((-16, 14), (-7, -3)), ground, seed=7, sink=0.04)
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
    for x, y, turn, kind in ((-6.9, -6.9, 128, 'magenta'), (-5.7, -6.7, 140, 'man'), (2.4, -7.0, -128, 'turmeric')):
        z = height_at(ground, x, y) + 0.03
        if kind == 'man':
            man(life, 'ivory', 'ivory', x, y, z, 1.1, turn, pose='lap', dress='kurta')
        else:
            woman(life, kind, x, y, z, 1.08, turn, veil=False, pose='lap')
        with life.at(x, y, z, turn, 1.1):
            life.lathe([(0.1, 1.0), (0.2, 1.06), (0.21, 1.08)], 'brass', 18, y=-0.28)
            for k in range(16):
                a, far = k * 2.4, 0.042 * math.sqrt(k)
                flower = ('marigold', 'ivory', 'scarlet')[k % 3]
                life.ball(0.042, flower, far * math.cos(a), far * math.sin(a) - 0.28, 1.1, 7)
    for x, y, turn, girl in ((-4.6, -7.0, 148, True), (1.2, -6.8, -146, False)):
        z = height_at(ground, x, y) + 0.03
        child(life, 'scarlet' if girl else 'azure', x, y, z, 1.15, turn, girl=girl, pose='greet')
    woman(life, 'emerald', 7.6, -3.4, 0.1, 1, 20, veil=False)
    man(life, None, 'ivory', 6.4, -3.2, 0.1, 1, -20, pose='greet', dress='dhoti')
    flock_in(life, 8, (-16, -4), (10, 30), (9, 14), 0.6)
    scene.put(life)
