"""The City Palace of Udaipur above Lake Pichola in golden light, a canopied boat close by."""
import math

import numpy as np

from kit.architecture.domes import chhatri
from kit.architecture.rajput import palace_block, town
from kit.architecture.water_works import ghat_steps
from kit.life.birds import flock_in
from kit.life.boats import hull, rowing_boat
from kit.life.figure import SKINS, draw_arm
from kit.life.people import crowd, man, sitter
from kit.mesh import Mesh
from kit.nature.terrain import water_sheet
from kit.stage.backdrops import blue_hills, tree_line

PICTURE = {
    'hour': 'gold',
    'size': 'hero',
    'widest': 1600,
    'alt': 'A family in a canopied boat on Lake Pichola, the cream towers and balconies of the City Palace of Udaipur rising from the water behind.',
}


def build(scene):
    scene.camera((-66, -78, 3.2), (0, 12, 14.6), lens=31, focus=20, fstop=0.9)
    scene.light(
        sun=150,
        elevation=18,
        haze={'density': 0.0016, 'height': 16, 'start': 60, 'base': 0.22},
        clouds={'seed': 6.6, 'amount': 0.75},
    )
    scene.put(water_sheet('lake', 0, 1800, -140))
    palace = Mesh()
    wall, trim = 'cream-wall', 'sand-stone-pale'
    for x, width, height, y in (
        (-42, 18, 21, 6),
        (-24, 20, 28, 3),
        (-3, 24, 33, 0),
        (20, 20, 28, 3),
        (40, 22, 23, 5),
        (62, 24, 19, 8),
        (86, 26, 16, 10),
    ):
        palace_block(
            palace, width, 18, height, wall, trim, x, 12 + y, 0, 4 if height > 24 else 3, seed=int(x) + 60, plain=0.42
        )
        for side in (-1, 1):
            palace.lathe(
                [(2.4, -1), (2.2, height * 0.9), (2.7, height * 0.92), (2.7, height * 0.98)],
                wall,
                8,
                False,
                x=x + side * width / 2,
                y=4 + y,
            )
            chhatri(palace, 2.2, 4.6, wall, trim, x=x + side * width / 2, y=4 + y, z=height * 0.98)
    for x, width, height in ((-14, 16, 38), (12, 18, 36), (32, 14, 30)):
        palace_block(palace, width, 14, height, wall, trim, x, 34, 0, 3, seed=int(x) + 90, plain=0.7)
    palace.box(190, 10, 3.4, 'sand-stone', 18, 4, -1)
    ghat_steps(palace, 40, 8, 0.32, 0.7, x=-62, y=6)
    scene.put(palace)
    for x in range(-60, 100, 16):
        scene.lamp(x, -4, 3.2, 1500)
    scene.lamp(-57, -66, 3, 60)
    houses = Mesh()
    town(
        houses,
        60,
        ((-130, -52), (14, 60)),
        lambda x, y: 2.4 + (y - 14) * 0.12,
        ('whitewash', 'cream-wall', 'ochre-wall', 'blue-wall'),
        (6, 10),
        (5, 11),
        4,
    )
    scene.put(houses)
    blue_hills(scene, 'dry-hills', near=330, count=3, height=64, base=-4, width=1500, seed=7.4, length=210)
    tree_line(scene, 66, 20, 420, 60, 9, z=2)
    scene.layer = 'life'
    folk = Mesh()
    crowd(folk, 18, ((-80, -46), (10, 12)), lambda x, y: 2.4, 3)
    royal_boat(folk, -58.3, -62.6, -30)
    rowing_boat(folk, -10, -44, 0, 20, 8, 'ivory', 3, 'scarlet')
    rowing_boat(folk, -14, -24, 0, 190, 8, 'azure', 3, 'ivory', 2)
    rowing_boat(folk, -52, -14, 0, 10, 7, 'emerald', 2)
    flock_in(folk, 10, (-70, -36), (-20, 10), (25, 34), 0.9)
    scene.put(folk)


def royal_boat(mesh, x, y, turn):
    """A white boat with a scalloped canopy: a family on the bench looks this way, a turbaned boatman stands astern."""
    with mesh.at(x, y, 0, turn):
        hull(mesh, 8.6, 2.1, 0.85, 'ivory', rise=0.55, deck='wood')
        for side in (-1, 1):
            mesh.tube(
                [
                    (
                        t * 4.2,
                        side * (1.05 * max(0, 1 - abs(t) ** 2.5) ** 0.8 + 0.03),
                        0.38 + 0.5 * max(0, abs(t) - 0.5),
                    )
                    for t in np.linspace(-0.92, 0.92, 24)
                ],
                0.05,
                'scarlet',
                6,
            )
            for px in (-1.5, 1.9):
                mesh.tube([(px, 0.86 * side, 0.4), (px, 0.86 * side, 2.2)], 0.035, 'gold-paint', 8)
            mesh.loft(
                [
                    [(px, side * 0.98, 2.22), (px, side * 1.0, 2.06 - 0.1 * abs(math.sin(px * 5)))]
                    for px in np.linspace(-1.8, 2.2, 60)
                ],
                'turmeric',
            )
        mesh.loft(
            [[(px, s * 0.98, 2.2 + 0.34 * (1 - s * s)) for s in np.linspace(-1, 1, 9)] for px in (-1.8, 0.2, 2.2)],
            'scarlet',
        )
        mesh.box(3.0, 0.6, 0.3, 'crimson', 0.2, 0.1, 0.45)
        for px, cloth, size in ((-0.8, 'magenta', 1.05), (0.2, 'turmeric', 0.8), (1.2, 'azure', 1.05)):
            sitter(mesh, cloth, px, 0.1, 0.74, size, -10 * px, arms='lap')
        skin = SKINS[1]
        man(mesh, 'ivory', 'ivory', -2.9, 0, 0.5, 1.05, 22, pose='none')
        with mesh.at(-2.9, 0, 0.5, 22, 1.05):
            draw_arm(mesh, (0.2, 0, 1.37), (0.34, -0.1, 1.18), (0.3, -0.36, 1.24), 'ivory', skin, 0.058, 1)
            draw_arm(mesh, (-0.2, 0, 1.37), (-0.28, -0.16, 1.12), (0.12, -0.36, 0.98), 'ivory', skin, 0.058, 1)
            mesh.tube([(0.44, -0.36, 1.5), (-0.34, -0.5, 0.4), (-0.9, -0.6, -0.5)], 0.024, 'wood', 7)
            for i in range(4):
                wide = 0.136 - 0.012 * i
                ring = [
                    (
                        wide * math.cos(a),
                        0.012 + 1.04 * wide * math.sin(a),
                        1.715 + 0.04 * i - 0.03 * math.cos(a + i * 2),
                    )
                    for a in [k * math.pi / 10 for k in range(21)]
                ]
                mesh.tube(ring, 0.042, 'saffron', 8)
            mesh.ball((0.1, 0.11, 0.08), 'saffron', 0, 0.01, 1.83, 12)
