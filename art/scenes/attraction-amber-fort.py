"""Amber palace above Maota lake at dusk, ramparts on the ridge, the saffron garden on its island."""
import math

import numpy as np

from kit.architecture.domes import chhatri
from kit.architecture.rajput import bastion, curtain_wall, palace_block
from kit.life.birds import flock_in
from kit.mesh import Mesh
from kit.nature.terrain import ground_sheet, plain, water_sheet
from kit.nature.trees import broadleaf, bush
from kit.noise import fractal, ridged, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'dusk',
    'size': 'hero',
    'widest': 1600,
    'alt': 'Amber Fort climbs its ridge in honey-coloured terraces and domes, mirrored with its garden in Maota lake at dusk.',
}


def ground(xs, ys):
    shore = ys - 14 - 4 * np.sin(xs * 0.03)
    hill = 30 * smoothstep(2, 46, shore) + 54 * smoothstep(60, 190, shore) * (
        0.6 + 0.5 * ridged(xs * 0.008, ys * 0.008, 6)
    )
    return np.clip(shore * 0.25, -3, 2) + hill + (ridged(xs * 0.05, ys * 0.05, 5) - 0.5) * 4 * smoothstep(6, 24, hill)


def build(scene):
    scene.camera((-22, -88, 6), (2, 20, 21), lens=36, lift=0.03)
    scene.light(
        sun=-108,
        elevation=13,
        haze={'density': 0.0014, 'height': 24, 'base': 0.22, 'start': 80},
        clouds={'seed': 13.1, 'amount': 0.9, 'low': 0.46, 'high': 0.7},
        grade={'saturation': 1.0},
    )
    scene.put(water_sheet('lake', 0, 700, -140))
    scene.put(ground_sheet(ground, (-240, 250), (-6, 340), 'dry-hills', 340, 320))
    scene.put(plain('dry-hills', z=-4, y=8300), layer='far')
    fort = Mesh()
    wall, trim = 'sand-stone', 'sand-stone-pale'
    line = [(-74, 34), (-52, 26), (-30, 24), (-8, 22), (16, 22), (40, 26), (66, 34)]
    for i, (x, y) in enumerate(line):
        z = height_at(ground, x, y)
        bastion(fort, 4.6, 12, x, y, z, wall, trim, root=8)
        if i:
            curtain_wall(fort, line[i - 1], (x, y), 11, z, (0, -1), wall, 10, 2)
    for x, y, width, height, floors in (
        (-46, 42, 24, 15, 3),
        (-24, 40, 22, 20, 3),
        (0, 38, 26, 17, 3),
        (24, 42, 22, 21, 3),
        (46, 46, 22, 14, 2),
        (-10, 58, 28, 26, 3),
        (20, 62, 24, 24, 3),
    ):
        palace_block(
            fort,
            width,
            14,
            height,
            wall,
            trim,
            x,
            y,
            height_at(ground, x, y - 6) - 2,
            floors,
            seed=int(x) + 70,
            plain=0.4,
        )
    for t in np.linspace(0, 1, 64):
        x = -170 + 340 * t
        y = 170 + 30 * math.sin(t * 5)
        z = height_at(ground, x, y)
        fort.box(5.6, 3, 8, wall, x, y, z - 3)
        if int(t * 63) % 7 == 0:
            bastion(fort, 4.4, 9, x, y, z, wall, trim)
    for i in range(26):
        x, y = -66 + i * 2.4, 14.4 + i * 0.32
        fort.box(3, 4, 3, 'sand-stone-dark', x, y, i * 0.5 - 1.6)
    scene.put(fort)
    # By night the walls and the palaces above them are washed with light, and the garden has its lamps.
    for x, y in ((-60, 14), (-38, 10), (-16, 8), (8, 8), (30, 10), (54, 16)):
        scene.lamp(x, y, height_at(ground, x, y + 12) + 2, 1700)
    for x, y in ((-46, 28), (-24, 26), (0, 24), (24, 28), (46, 32), (-10, 44), (20, 48)):
        scene.lamp(x, y, height_at(ground, x, y) + 13, 1100)
    for x in (-8, 10, 28):
        scene.lamp(x, -23, 3.4, 150)
    garden = Mesh()
    for level, (size, z) in enumerate(((44, 1.4), (32, 2.4), (20, 3.4))):
        garden.box(size, size * 0.42, z + 2, 'sand-stone-dark', 10, -14 + level * 1.4, -2)
        garden.box(size - 1, size * 0.42 - 1, 0.1, 'lawn', 10, -14 + level * 1.4, z)
    for x in (-10, 30):
        chhatri(garden, 1.6, 2.6, wall, trim, x=x, y=-21, z=1.4)
    scene.put(garden)
    scene.scatter(
        [bush(2, 0.7, 'hedge'), bush(3, 0.7, 'marigold')],
        150,
        lambda r: (10 + round(r.uniform(-19, 19) / 3) * 3, -14 + round(r.uniform(-8, 6) / 2) * 2),
        lambda x, y: np.where(np.abs(x - 10) < 9, 3.4, np.where(np.abs(x - 10) < 15, 2.4, 1.4)),
        seed=4,
    )
    scene.scatter(
        [broadleaf(50 + i, 6, ('leaf', 'leaf-dry')[i % 2], spread=1.3, cards=240) for i in range(4)],
        150,
        ((-150, 150), (16, 200)),
        ground,
        seed=5,
        sink=0.3,
        keep=lambda x, y, z: not (abs(x) < 62 and 18 < y < 72),
    )
    life = Mesh()
    flock_in(life, 12, (20, 50), (0, 40), (40, 56), 0.9)
    scene.put(life, layer='life')
