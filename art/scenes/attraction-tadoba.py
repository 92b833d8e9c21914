"""Tadoba in the heat of May: a tigress and her grown cub walk along the edge of a forest tank and are mirrored in it,
bamboo and dry teak behind, a crocodile on the bank, old Gond pillars along the road where a jeep has stopped."""
import math

import numpy as np

from kit.life.birds import flock_in
from kit.life.cats import tiger
from kit.life.vehicles import safari_jeep
from kit.life.water_birds import egret
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.palms import bamboo_clump
from kit.nature.terrain import ground_sheet, water_sheet
from kit.nature.trees import broadleaf
from kit.noise import fractal, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'A tigress and her grown cub walk along the edge of a still forest tank in Tadoba, mirrored in it, bamboo and old stone pillars on the bank behind.',
}


def ground(xs, ys):
    """The bank: water before it, a shelf of mud, then the dam on which the road runs."""
    edge = ys - 1.2 - 1.6 * np.sin(xs * 0.11 + 0.7) - 1.1 * fractal(xs * 0.09, ys * 0.09, 3)
    shelf = -0.9 + 1.25 * smoothstep(-1.6, 3.4, edge)
    dam = 2.0 * smoothstep(9, 14.5, edge) - 0.6 * smoothstep(22, 30, edge)
    return shelf + dam + 0.12 * fractal(xs * 0.2, ys * 0.2, 4)


def build(scene):
    scene.material('dry-hills', meadow=('#b99f68', '#9b8850'), rock=('#a98a64', '#8c6f4f'), rock_slope=0.9, scale=0.05)
    scene.material('leaf-dry', colour='#b39c58', second='#87783f')
    scene.material('pool', colour='#2d3a2c', ripple=0.006)
    scene.material('bamboo', colour='#b9a862', second='#8f8446')
    scene.camera((-3.4, -13.2, 1.15), (0.6, 10, 2.7), lens=37, lift=0.03, focus=16, fstop=0.9)
    scene.light(
        sun=-116,
        elevation=21,
        haze={'density': 0.0032, 'height': 20, 'start': 32, 'base': 0.15},
        clouds={'seed': 7.7, 'amount': 0.45},
    )
    scene.put(ground_sheet(ground, (-110, 120), (-6, 190), 'dry-hills', 380, 320, near=(30, 0.6)))
    scene.put(water_sheet('pool', 0.0, 300, -60))
    teak = [
        broadleaf(40 + i, 14, ('leaf-dry', 'leaf', 'leaf-dry')[i], 'bark-pale', 0.8, 9, 300, 0.42, 0.5)
        for i in range(3)
    ]
    scene.scatter(
        teak, 150, ((-80, 90), (32, 120)), ground, seed=4, sink=0.3, scale=(0.75, 1.15), keep=lambda x, y, z: True
    )
    canes = [bamboo_clump(2, 8), bamboo_clump(5, 9), bamboo_clump(9, 7)]
    for k, (x, y, s) in enumerate(
        (
            (-12, 12, 1.0),
            (-17, 16, 1.1),
            (-8.4, 19, 1.1),
            (13, 13, 1.0),
            (17.4, 11, 1.05),
            (21, 17, 1.2),
            (7, 27, 1.1),
            (-2, 28, 1.2),
        )
    ):
        scene.put(canes[k % 3], x, y, height_at(ground, x, y) - 0.2, 50 * k, s)
    for k, (x, y) in enumerate(((-23, 24), (26, 22), (-14, 32), (15, 34))):
        scene.put(teak[k % 3], x, y, height_at(ground, x, y) - 0.3, 70 * k, 1.0)
    tree_line(scene, 130, 60, 360, 150, 11, 'leaf-dry')
    pillars = Mesh()
    for k in range(6):
        x, y = -21 + 8.2 * k, 20.5 + 0.25 * k
        with pillars.at(x, y, height_at(ground, x, y) - 0.3, 6 * k):
            pillars.box(1.1, 1.1, 0.5, 'basalt')
            pillars.box(0.74, 0.74, 2.7, 'basalt', z=0.4, taper=0.84)
            pillars.box(0.9, 0.9, 0.2, 'basalt', z=3.05)
            pillars.box(0.5, 0.5, 0.3, 'basalt', z=3.25)
    scene.put(pillars)
    tall = [grass_tuft(5 + i, 56, 0.7, 0.36, leaf, 0.022) for i, leaf in enumerate(('grass-dry', 'reed', 'grass-dry'))]
    edge = lambda x, y: y - 1.2 - 1.6 * math.sin(x * 0.11 + 0.7)
    scene.scatter(
        tall,
        900,
        lambda r: (r.uniform(-26, 30), r.uniform(4, 22)),
        ground,
        seed=5,
        sink=0.05,
        scale=(0.4, 1.1),
        keep=lambda x, y, z: edge(x, y) > 5.0 and abs(y - 18.4) > 1.6,
    )
    scene.scatter(
        [rock(i, 0.7, 'rock-warm') for i in range(4)],
        70,
        lambda r: (r.uniform(-20, 24), r.uniform(-2, 8)),
        ground,
        seed=7,
        sink=0.2,
        scale=(0.15, 0.9),
        keep=lambda x, y, z: z > -0.3 and not (-6 < x < 8 and 2.6 < y < 6.5),
    )
    for (body, marks), x, y, turn, size in ((tiger(), 2.1, 4.3, 183, 1.45), (tiger(-0.16), -2.9, 4.4, 176, 1.12)):
        for part in (body, marks):
            scene.put(part, x, y, height_at(ground, x, y) + 0.02, turn, size)
    beast = Mesh()
    with beast.at(9.4, 3.6, height_at(ground, 9.4, 3.6) + 0.06, 196, 1.0):
        crocodile(beast)
    scene.put(beast)
    scene.layer = 'front'
    scene.scatter(
        [grass_tuft(9, 40, 1.1, 0.3, 'reed', 0.03)],
        14,
        lambda r: (-3.4 + r.choice((-1, 1)) * r.uniform(2.6, 4.6), r.uniform(-8.6, -7)),
        lambda x, y: 0 * x,
        seed=9,
        sink=0.1,
        scale=(0.5, 0.9),
    )
    scene.layer = 'life'
    life = Mesh()
    with life.at(13.0, 18.4, height_at(ground, 13, 18.4) + 0.05, 176):
        safari_jeep(life)
    for x, y in ((-8.2, 2.6), (-9.6, 3.4)):
        egret(life, x, y, height_at(ground, x, y), 20 * x, 1.0)
    flock_in(life, 7, (-16, 2), (24, 50), (11, 17), 0.8)
    scene.put(life)


def crocodile(mesh):
    """A mugger of three metres asleep on the mud, its head towards +x: a broad snout, scutes, a ridged tail."""
    paint = '#6d6a50'
    spine = [
        (-1.8, 0.02, 0.03),
        (-1.2, 0.08, 0.1),
        (-0.7, 0.16, 0.16),
        (-0.2, 0.27, 0.22),
        (0.3, 0.28, 0.23),
        (0.65, 0.2, 0.19),
        (0.85, 0.2, 0.17),
        (1.05, 0.19, 0.15),
        (1.3, 0.13, 0.09),
        (1.55, 0.11, 0.07),
        (1.62, 0.03, 0.03),
    ]
    mesh.loft(
        [
            [
                (x, 0.25 * math.sin(-x * 0.9) * (x < 0) + w * math.cos(a), h * 0.9 + h * math.sin(a))
                for a in np.linspace(0, 2 * math.pi, 17)
            ]
            for x, w, h in spine
        ],
        paint,
    )
    for k in range(16):
        x = -1.6 + 0.14 * k
        height = float(np.interp(x, [p[0] for p in spine], [p[2] for p in spine]))
        for side in (-0.35, 0.35):
            wide = float(np.interp(x, [p[0] for p in spine], [p[1] for p in spine]))
            mesh.box(
                0.09, 0.05, 0.09, '#565440', x, 0.25 * math.sin(-x * 0.9) * (x < 0) + side * wide, height * 1.74, 0.3
            )
    for side in (-1, 1):
        mesh.ball((0.06, 0.045, 0.06), '#565440', 1.02, side * 0.1, 0.31, 8)
        for x in (0.5, -0.35):
            mesh.tube(
                [(x, side * 0.24, 0.14), (x - 0.1, side * 0.46, 0.1), (x + 0.08, side * 0.56, 0.03)],
                [0.08, 0.06, 0.04],
                paint,
                7,
            )
