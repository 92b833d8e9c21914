"""Radhanagar beach at noon: pale sand, turquoise sea and tall forest trees leaning over it."""
import math

import numpy as np

from kit.life.people import man, woman
from kit.life.work import camera, little_one, person
from kit.mesh import Mesh
from kit.nature.palms import coconut_palm
from kit.nature.trees import broadleaf, bush, leaf_cloud
from kit.scene import height_at
from kit.noise import fractal, smoothstep
from kit.stage.beach import beach

PICTURE = {
    'hour': 'noon',
    'alt': 'Green coconuts are opened for a couple on the pale sand of Radhanagar, children run to turquoise water, rainforest leans over the beach.',
}


def edge(ys):
    return 1 + 3 * np.sin(ys * 0.03 + 2) - 0.0012 * (ys + 40) ** 2 * smoothstep(30, 90, ys) + 0.02 * ys


def hills(xs, ys, inland):
    return 26 * smoothstep(24, 90, inland) * smoothstep(20, 150, ys) * (0.75 + 0.4 * fractal(xs * 0.015, ys * 0.015, 4))


def build(scene):
    scene.material('beach', colour='#efe2ca', second='#e6d5b8')
    scene.material('sea', kind='water', colour='#2fb0b4', ripple=0.06, scale=0.25, mirror=0.1)
    scene.camera((2, -48, 2.3), (-3, 40, 6.4), lens=34, lift=0.05, focus=12, fstop=1.4)
    scene.light(
        sun=-112,
        elevation=38,
        haze={'density': 0.0012, 'height': 20, 'base': 0.2, 'start': 60},
        clouds={'seed': 7.7, 'amount': 0.9, 'scale': 0.9},
        grade={'exposure': 0.93},
    )
    # Soft lace instead of tatters; the sand that the last wave left is wet.
    scene.material('foam', cover=0.6, scale=7, spread=0.2, shade='#e9f2f0')
    scene.material('#d9c4a2', rough=0.3, specular=0.55, vary=0.06)
    ground = beach(scene, edge, 1, 18, hills, land='forest-hills', reach=(-260, 170, -60, 380))
    scene.put(swash())
    tall = [broadleaf(20 + i, 21, 'leaf', 'bark-pale', 1.0, 12, 420, 0.42, 0.45) for i in range(3)]
    for i, (x, y, size) in enumerate(
        (
            (14.5, -12, 0.62),
            (15, 2, 0.8),
            (17, 14, 0.95),
            (18, 28, 0.95),
            (20, 44, 1.05),
            (20, 62, 1.1),
            (18, 82, 1.15),
            (14, 104, 1.2),
            (8, 128, 1.2),
        )
    ):
        scene.put(tall[i % 3], x + 2, y, height_at(ground, x + 2, y) - 0.3, i * 77, size, roll=-12)
    scene.scatter(
        tall, 150, lambda r: (lambda y: (float(edge(y)) + r.uniform(22, 90), y))(r.uniform(-8, 190)), ground, seed=4
    )
    scene.scatter(
        [bush(3, 2.4), bush(4, 1.8)],
        60,
        lambda r: (lambda y: (float(edge(y)) + r.uniform(18, 25), y))(r.uniform(-14, 170)),
        ground,
        seed=5,
    )
    palms = [coconut_palm(i, 12 + i, (-5, -1)) for i in range(2)]
    for x, y in ((17, 14), (22, 44), (14, -9)):
        scene.put(palms[int(y) % 2], x, y, height_at(ground, x, y) - 0.3)
    log = Mesh()
    log.tube([(9.5, -24, 0.75), (7, -25.5, 0.6), (4.2, -26, 0.6)], [0.34, 0.26, 0.1], 'bark-pale', 9)
    log.tube([(7, -25.5, 0.6), (6.4, -26.4, 1.3)], [0.14, 0.05], 'bark-pale', 6)
    scene.put(log, z=height_at(ground, 7, -25) - 0.45, layer='front')
    scene.layer = 'life'
    people = Mesh()
    for x, y, cloth in ((4.4, -4, '#b5487a'), (5.2, -3.6, None), (5.5, 34, 'saffron')):
        z = height_at(ground, x, y)
        woman(people, cloth, x, y, z, turn=30) if cloth else man(people, 'azure', 'ivory', x, y, z)
    beach_day(people, lambda x, y: height_at(ground, x, y))
    scene.put(people)
    scene.layer = 'front'
    creeper = Mesh()
    chance = np.random.RandomState(6)
    for _ in range(30):
        x, y = chance.uniform(7.4, 10.5), chance.uniform(-41.5, -36.5)
        z = height_at(ground, x, y)
        leaf_cloud(creeper, (x, y, z + 0.05), (0.55, 0.45, 0.09), 60, 'leaf', chance, 0.09)
        if chance.rand() < 0.5:
            creeper.lathe([(0.01, 0), (0.02, 0.05), (0.06, 0.08)], 'blossom-pink', 9, x=x, y=y, z=z + 0.12)
    scene.put(creeper)


def beach_day(mesh, floor):
    """A man opens green coconuts for a couple at his mat; two children run to the water, a fisherman hauls his net."""
    x, y = 4.9, -37.2
    with mesh.at(x, y, floor(x, y), -58, 1.04):
        person(mesh, 'sell', 'lungi', '#cfd9de', '#5f7f8f', head='scarf', hat='#b5502f')
        mesh.box(0.04, 0.3, 0.05, 'iron', 0.26, -0.68, 0.58)
        mesh.ball((0.13, 0.13, 0.16), 'coconut', -0.08, -0.5, 0.52, 14)
        mesh.box(1.5, 0.9, 0.02, 'weave', 0.1, -1.0, 0.0)
        for k in range(13):
            mesh.ball(
                (0.12, 0.12, 0.145),
                ('coconut', '#6f9440')[k % 2],
                -0.35 + 0.245 * (k % 5),
                -1.25 + 0.24 * (k // 5),
                0.15,
                12,
            )
        mesh.ball((0.12, 0.12, 0.145), 'coconut', 0.1, -1.05, 0.37, 12)
    with mesh.at(3.15, -37.3, floor(3.15, -37.3), 64, 1.03):
        person(mesh, 'drink', 'salwar', '#d9a79b', '#efe4d2', head='brim', hat='#e2d2a8')
        mesh.ball((0.12, 0.12, 0.14), 'coconut', 0.06, -0.32, 1.36, 12)
    with mesh.at(3.6, -36.3, floor(3.6, -36.3), 46, 1.06):
        person(mesh, 'offer', 'shirt', '#86a3b6', '#cdbb95')
        mesh.ball((0.12, 0.12, 0.14), 'coconut', 0.0, -0.5, 1.34, 12)
    little_one(mesh, 'run', '#e07a4f', 2.3, -32.6, floor(2.3, -32.6), -128, 1.05)
    little_one(mesh, 'cheer', '#7fae9a', 1.1, -33.4, floor(1.1, -33.4) + 0.02, -66, 1.0, girl=True)
    # A fisherman gathers his casting net at the water's edge.
    with mesh.at(-0.4, -24.5, 0.02, -78, 1.08):
        person(mesh, 'pull', 'lungi', 'skin', '#3f78b8', head='scarf', hat='ivory')
        mesh.loft(
            [
                [
                    (0.1 + r * math.cos(a), -0.35 - 0.55 * t + r * math.sin(a), 1.0 - 0.97 * t)
                    for a in np.linspace(0, 6.283, 15)
                ]
                for t, r in ((0, 0.03), (0.3, 0.1), (0.6, 0.22), (0.85, 0.36), (1, 0.46))
            ],
            '#b9b19a',
        )
    # Two women come along the sand in talk, one alone looks out to sea.
    woman(mesh, 'emerald', 7.6, -27.6, floor(7.6, -27.6), 1.05, 40, veil=False, pose='walk')
    woman(mesh, '#8c6f9a', 8.4, -27.4, floor(8.4, -27.4), 1.05, 12, veil=False, pose='hip')
    with mesh.at(4.6, -24.2, floor(4.6, -24.2), -110, 1.05):
        person(mesh, 'photograph', 'shirt', '#efe4d2', '#7d93a8', head='brim', hat='#cdb98a')
        camera(mesh)


def swash():
    """The wet sand, the foam that ran up on it, and small waves breaking before them."""
    mesh, ys = Mesh(), np.arange(-58, 260, 0.3)
    lobes = (
        lambda seed, wide: wide * np.abs(np.sin(ys * 0.24 + seed + 1.3 * fractal(ys * 0.05, ys * 0 + seed, 3))) ** 0.8
    )
    for level, seed, out, up, wide, material in (
        (0.045, 1, -1.5, 2.6, 1.3, '#d9c4a2'),
        (0.075, 5, -0.55, -0.4, 0.75, 'foam'),
    ):
        reach = lobes(seed, wide)
        rows = [
            [(float(edge(y)) + t, y, level + 0.058 * max(0, t)) for t in np.linspace(out, up + r, 7)]
            for y, r in zip(ys, reach)
        ]
        mesh.loft(rows, material)
    chance = np.random.RandomState(4)
    for away, wide in ((3.6, 0.75), (6.6, 0.95), (11.5, 1.2)):
        start = -58.0
        while start < 150:
            length = chance.uniform(14, 40)
            line = np.linspace(start, start + length, 80)
            swell = np.sin(np.linspace(0, np.pi, 80)) ** 0.6
            bend = 0.8 * fractal(line * 0.05, line * 0 + away, 3)
            tail = wide * (0.35 + 0.9 * np.abs(fractal(line * 0.42, line * 0 + away, 3)))
            rows = []
            for y, size, drift, torn in zip(line, swell, bend, tail):
                x = float(edge(y)) - away + drift
                rows.append([(x - t * torn * size, y, 0.03) for t in np.linspace(-0.15, 1, 5)])
            mesh.loft(rows, 'foam')
            start += length + chance.uniform(2, 16)
    return mesh
