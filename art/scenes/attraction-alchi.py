"""Alchi in autumn: the three storeys of the Sumtsek, mud walls and a carved portico of poplar wood, whitewashed
chortens, apricot trees turned gold, bare mountains over the Indus; a monk and a grandmother with her prayer wheel."""
import math

import numpy as np

from kit.architecture.himalayan import chorten
from kit.life.birds import flock_in
from kit.life.flags import flag_string
from kit.life.work import Pose, little_one, person
from kit.mesh import Mesh
from kit.nature.ground_cover import rock
from kit.nature.terrain import ground_sheet
from kit.nature.trees import broadleaf, poplar
from kit.noise import fractal, ridged, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import snow_peaks

PICTURE = {
    'hour': 'noon',
    'palette': 'noon-alpine',
    'alt': 'The three-storeyed mud temple of Alchi with its carved wooden porch among white chortens and golden apricot trees, bare mountains behind.',
}
MUD, WOOD, WHITE = 'mud-wall', 'wood', 'whitewash'


def ground(xs, ys):
    slopes = 150 * smoothstep(90, 420, ys) * (0.5 + 0.7 * ridged(xs * 0.006 + 2, ys * 0.006, 6))
    side = 60 * smoothstep(60, 190, np.abs(xs)) * (0.6 + 0.5 * ridged(xs * 0.012, ys * 0.012, 5))
    return slopes + side + 0.12 * fractal(xs * 0.2, ys * 0.2, 4) * smoothstep(0, 10, np.hypot(xs, ys - 4) - 12)


def build(scene):
    scene.material(MUD, colour='#d3b393', second='#b8946f', stain=0.35)
    scene.material(WOOD, colour='#7d5535', second='#5c3d27')
    scene.material('leaf-autumn', colour='#e0ab3a', second='#b98a2e')
    scene.camera((-6.4, -23, 2.3), (1.4, 6, 5.4), lens=32, lift=0.03)
    scene.light(
        sun=-112,
        elevation=30,
        haze={'density': 0.0009, 'height': 60, 'start': 60, 'base': 0.2},
        clouds={'seed': 27.6, 'amount': 0.8},
    )
    scene.put(ground_sheet(ground, (-320, 320), (-40, 620), 'cold-desert', 330, 360, near=(60, 0.35)))
    snow_peaks(scene, lift=-60, x=200, scale=0.8)
    temple = Mesh()
    with temple.at(1.2, 2):
        sumtsek(temple)
    with temple.at(-13.5, 8, 0, 8):
        chapel(temple)
    with temple.at(16.5, 9, 0, -10):
        chapel(temple)
    scene.put(temple)
    court = Mesh()
    for x, y, size in ((-9.4, -3.6, 0.46), (10.6, -1.8, 0.5), (-18.5, -1.0, 0.5), (22, 1.0, 0.52)):
        chorten(court, x, y, 0, size)
    for x, y, length, turn in ((-16, 18, 40, 6), (18, 20, 40, -6)):
        with court.at(x, y, 0, turn):
            court.box(length, 0.8, 2.0, MUD)
            court.box(length + 0.1, 1.0, 0.2, WHITE, z=2.0)
    scene.put(court)
    fruit = [broadleaf(41 + i, 6.4, 'leaf-autumn', spread=1.2, cards=420) for i in range(3)]
    tall = [poplar(3 + i, 13, 'leaf-autumn') for i in range(2)]
    for k, (x, y, s) in enumerate(
        ((-20, 13, 1.1), (-24, 20, 1.2), (12.5, 14, 1.0), (23, 16, 1.2), (28, 10, 1.1), (-7, 17, 1.0), (-30, 10, 1.0))
    ):
        scene.put(fruit[k % 3], x, y, 0, 50 * k, s)
    for k in range(22):
        x = -50 + 4.9 * k
        scene.put(tall[k % 2], x, 30 + 5 * math.sin(k * 2.1), height_at(ground, x, 30), 40 * k, 0.8 + 0.2 * (k % 3) / 2)
    stones = [rock(i, 0.4, 'rock-warm') for i in range(3)]
    scene.scatter(
        stones, 50, ((-24, 24), (-20, 0)), ground, lambda x, y, z: abs(x) > 7, seed=4, sink=0.1, scale=(0.3, 1.0)
    )
    scene.layer = 'front'
    scene.put(broadleaf(47, 5.6, 'leaf-autumn', spread=1.2, cards=460), 9.4, -11.5, 0, 30)
    scene.layer = 'life'
    life = Mesh()
    person(life, 'walk', 'robe', 'maroon', 'maroon', -2.6, -7.6, 0, 150, 1.0)
    person(life, 'walk', 'robe', 'maroon', 'saffron', -1.6, -7.2, 0, 154, 1.0)
    with life.at(-6.8, -9.2, 0, 20):
        person(
            life,
            Pose(
                ((0.16, -0.3, 0.62), (-0.1, -0.3, 0.42)),
                hips=(0.1, 0.14),
                bend=6,
                knees=((0.36, -0.24, 0.14), (-0.36, -0.24, 0.14)),
                ankles=((-0.1, -0.34, 0.09), (0.1, -0.42, 0.09)),
                seated=True,
            ),
            'wrap',
            '#6a3a44',
            '#3d3a4a',
            head='scarf',
            hat='#a8503f',
            elder=True,
        )
        life.tube([(0.16, -0.32, 0.5), (0.16, -0.32, 0.78)], 0.015, 'wood', 6)
        life.lathe([(0.08, 0), (0.08, 0.14), (0.02, 0.18)], 'brass', 14, x=0.16, y=-0.32, z=0.78)
    little_one(life, 'run', 'azure', -4.4, -10.2, 0, 130)
    person(
        life,
        'photograph',
        'jacket',
        '#a8503f',
        '#4d5560',
        4.4,
        -8.6,
        0,
        190,
        1.0,
        head='brim',
        hat='#c9b48a',
        pack='#3f6552',
    )
    flag_string(life, (-9.4, -3.6, 4.4), (1.2, 4.5, 11.4), 1.0, 22, 0.5)
    flag_string(life, (10.6, -1.8, 4.8), (3.0, 4.5, 11.4), 1.0, 20, 0.5)
    flock_in(life, 6, (-14, 8), (10, 40), (14, 20), 0.6)
    scene.put(life)


def trefoil(mesh, x, z, wide, tall, depth=0.3):
    """A gable of wood with a three-lobed arch in it, between two thin pillars."""
    outer = [(x - wide / 2, z), (x + wide / 2, z), (x, z + tall)]
    mesh.add(
        [(px, -depth, pz) for px, pz in outer] + [(px, 0, pz) for px, pz in outer],
        [(0, 1, 2), (0, 2, 5, 3), (1, 4, 5, 2)],
        WOOD,
    )
    arch = [
        (x - wide * 0.3, z),
        (x + wide * 0.3, z),
        (x + wide * 0.26, z + tall * 0.34),
        (x + wide * 0.12, z + tall * 0.4),
        (x, z + tall * 0.66),
        (x - wide * 0.12, z + tall * 0.4),
        (x - wide * 0.26, z + tall * 0.34),
    ]
    mesh.add([(px, -depth - 0.02, pz) for px, pz in arch], [tuple(range(7))], 'shadow')


def gallery(mesh, width, z, tall, bays, depth):
    """A storey's porch: fluted columns with scrolled capitals, a beam of small lions, gables between."""
    step = width / bays
    mesh.box(width + 0.4, depth, 0.16, WOOD, 0, depth / 2 - 0.2, z)
    for i in range(bays + 1):
        x = -width / 2 + step * i
        mesh.box(0.42, 0.42, 0.3, WOOD, x, 0, z + 0.1)
        mesh.lathe(
            [(0.2, 0), (0.15, 0.2), (0.13, tall * 0.6), (0.22, tall * 0.66), (0.14, tall * 0.7)],
            WOOD,
            16,
            x=x,
            z=z + 0.3,
            ribs=8,
            rib=0.16,
        )
        for side in (-1, 1):
            mesh.ball((0.16, 0.12, 0.14), WOOD, x + side * 0.2, 0, z + tall * 0.86, 8)
        mesh.box(0.9, 0.34, 0.14, WOOD, x, 0, z + tall * 0.92)
    for i in range(bays):
        trefoil(mesh, -width / 2 + step * (i + 0.5), z + tall * 0.58, step * 0.98, tall * 0.42, 0.12)
    mesh.box(width + 0.8, 0.5, 0.24, WOOD, 0, 0, z + tall)
    for i in range(bays * 3):
        x = -width / 2 + width * (i + 0.5) / (bays * 3)
        mesh.ball((0.1, 0.14, 0.1), 'wood-dark', x, -0.3, z + tall + 0.36, 8)
        mesh.box(0.16, 0.9, 0.14, WOOD, x, 0, z + tall + 0.26)
    mesh.box(width + 1.4, depth + 1.2, 0.3, MUD, 0, depth / 2 - 0.2, z + tall + 0.4)
    mesh.box(width + 1.5, depth + 1.3, 0.12, 'maroon-band', 0, depth / 2 - 0.2, z + tall + 0.7)


def sumtsek(mesh):
    """Three storeys that draw in, each with its porch; walls of rubble under mud; a chorten's pot on the roof."""
    mesh.box(11.6, 9.6, 0.5, 'grey-stone', 0, 3.2)
    mesh.box(10.2, 8, 4.4, MUD, 0, 5.2, 0.4, 0.95)
    mesh.box(7.2, 6.6, 3.4, MUD, 0, 5.4, 4.7, 0.95)
    mesh.box(4.4, 5.0, 3.0, MUD, 0, 5.6, 8.0, 0.95)
    mesh.box(1.5, 0.1, 2.4, 'shadow', 0, 1.14, 0.5)
    for x in (-0.95, 0.95):
        mesh.box(0.36, 0.3, 2.6, WOOD, x, 1.1, 0.5)
    mesh.box(2.6, 0.34, 0.36, WOOD, 0, 1.1, 3.0)
    for x in (-3.4, 3.4):
        mesh.box(1.0, 0.1, 1.4, 'shadow', x, 1.2, 1.4)
        mesh.box(1.4, 0.2, 0.2, WOOD, x, 1.12, 2.8)
    with mesh.at(0, -0.6):
        gallery(mesh, 8.6, 0.5, 3.2, 3, 2.2)
    with mesh.at(0, 0.9):
        gallery(mesh, 6.0, 4.7, 2.3, 3, 1.6)
    with mesh.at(0, 2.2):
        gallery(mesh, 3.4, 8.0, 1.9, 2, 1.4)
    mesh.lathe(
        [(0.9, 0), (1.0, 0.3), (0.7, 0.8), (0.3, 1.0), (0.24, 1.8), (0.4, 1.9), (0.03, 2.4)], WHITE, 18, y=4.6, z=11.0
    )


def chapel(mesh):
    """A lower house of the choskhor: mud walls, a row of windows under a band of brushwood, a small porch."""
    mesh.box(9, 7, 4.6, MUD, 0, 3, 0, 0.95)
    mesh.box(8.8, 6.8, 0.5, 'maroon-band', 0, 3, 4.5)
    mesh.box(9.1, 7.1, 0.16, WHITE, 0, 3, 5.0)
    mesh.box(1.2, 0.2, 2.2, 'shadow', 0, -0.42, 0.2)
    for x in (-2.8, 2.8):
        mesh.box(1.1, 0.2, 1.4, 'shadow', x, -0.38, 1.8)
        mesh.box(1.5, 0.3, 0.2, WOOD, x, -0.42, 3.2)
        mesh.box(1.4, 0.24, 0.16, WHITE, x, -0.4, 1.64)
    with mesh.at(0, -1.6):
        gallery(mesh, 3.6, 0.2, 2.6, 2, 1.4)
