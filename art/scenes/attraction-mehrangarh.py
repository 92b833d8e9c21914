"""Mehrangarh from below at the blue hour: sheer walls growing out of the cliff, palace screens lit above."""
import math

import numpy as np

from kit.architecture.rajput import bastion, curtain_wall, palace_block, town
from kit.life.birds import flock_in
from kit.life.people import man, woman
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import broadleaf
from kit.noise import fractal, ridged, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'night',
    'palette': 'dusk-blue',
    'alt': 'The floodlit walls of Mehrangarh rise sheer from their cliff at the blue hour above the blue houses of Jodhpur, domed palaces lit along the top.',
}


def ground(xs, ys):
    face = ys - 26 - 6 * np.sin(xs * 0.045) - 0.18 * np.abs(xs)
    cliff = 30 * smoothstep(0, 15, face + 4 * fractal(xs * 0.05, ys * 0.05, 4))
    return (
        cliff
        + (ridged(xs * 0.06, ys * 0.06, 6) - 0.5) * 7 * smoothstep(2, 12, cliff)
        + 3 * smoothstep(-40, 20, ys)
        + 1.0 * fractal(xs * 0.04, ys * 0.04, 4)
    )


def build(scene):
    scene.material(
        'dry-hills', meadow=('#b79a80', '#a08770'), rock=('#b8977c', '#957663'), rock_slope=0.85, bump_scale=0.3
    )
    scene.material('red-stone-pale', colour='#dcb898', second='#cba384')
    scene.camera((-16, -62, 6), (6, 30, 29), lens=32, lift=0.06)
    scene.light(
        sun=-115,
        elevation=10,
        energy=2.4,
        haze={'density': 0.0011, 'height': 30, 'base': 0.25, 'start': 70},
        clouds={'seed': 9.2, 'amount': 0.8},
    )
    scene.put(ground_sheet(ground, (-150, 170), (-70, 150), 'dry-hills', 380, 320))
    scene.put(plain('dust', z=-2), layer='far')
    fort = Mesh()
    stone, trim = 'red-stone-pale', 'sand-stone'
    points = [(-70, 64), (-50, 52), (-30, 44), (-10, 40), (12, 40), (34, 45), (56, 54), (78, 66)]
    for i, (x, y) in enumerate(points):
        bastion(fort, 6.4, 19 + 3 * math.sin(i * 1.7), x, y, 30, stone, trim, root=22)
        if i:
            curtain_wall(fort, points[i - 1], (x, y), 18, 30, (0, -1), stone, 24, 3)
    for x, y, width, height in (
        (-42, 62, 24, 33),
        (-18, 56, 22, 37),
        (6, 54, 24, 41),
        (30, 60, 22, 35),
        (54, 70, 24, 30),
    ):
        palace_block(fort, width, 16, height, stone, trim, x, y, 32, 3, seed=int(x) + 60, plain=0.5, lit=0.7)
    scene.put(fort)
    homes = Mesh()
    blues = ('#6f9fdd', '#5c8fd6', '#86aee2', '#7ea6d8', '#9fbde8', 'whitewash')
    town(
        homes,
        190,
        lambda r: (r.uniform(-74, 84), r.uniform(-16, 25)),
        lambda x, y: height_at(ground, x, y) - 0.4,
        blues,
        (4.5, 8),
        (3.6, 6.4),
        9,
    )
    scene.put(homes)
    scene.scatter(
        [broadleaf(40 + i, 5, 'leaf', spread=1.3, cards=260) for i in range(2)],
        30,
        ((-80, 90), (-30, 22)),
        ground,
        seed=4,
        sink=0.3,
        keep=lambda x, y, z: z < 9 and abs(x + 16 - (y + 62) * 0.24) > 9,
    )
    scene.layer = 'front'
    scene.scatter([grass_tuft(5, 50, 0.7, leaf='grass-dry')], 220, ((-44, 24), (-54, -14)), ground, seed=5, sink=0.05)
    scene.layer = 'life'
    life = Mesh()
    for x, y, cloth in ((-9, -22, 'scarlet'), (-7.6, -21.4, 'turmeric'), (-11, -20, None)):
        z = height_at(ground, x, y)
        woman(life, cloth, x, y, z, 1.05, 190) if cloth else man(life, 'ivory', 'ivory', x, y, z, 1.05, 175, 'crimson')
    flock_in(life, 13, (-40, -6), (20, 50), (56, 72), 1.3)
    scene.put(life)
    for x, y, power in (
        (-60, 36, 2600),
        (-38, 28, 2600),
        (-14, 24, 2600),
        (10, 24, 2600),
        (34, 28, 2600),
        (60, 38, 2600),
    ):
        scene.lamp(x, y, 12, power * 0.9, '#ffcf9a', 0.5)
    for x, y in ((-40, -6), (-14, -14), (12, -10), (38, -4), (62, 4)):
        scene.lamp(x, y, 9, 260, '#ffb868', 0.5)
    for x in (-30, 0, 26):
        scene.lamp(x, 40, 58, 1500, '#ffd0a0', 0.4)
