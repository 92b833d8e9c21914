"""Varkala on a clear morning: the red laterite cliff above a narrow beach, palms and cafés along its edge."""
import math

import numpy as np

from kit.architecture.village import tiled_house
from kit.life.birds import flock_in
from kit.life.boats import fishing_boat
from kit.life.people import child, man, parasol, woman
from kit.mesh import Mesh
from kit.nature.ground_cover import rock
from kit.nature.palms import coconut_palm
from kit.nature.surf import surf
from kit.nature.terrain import ground_sheet, water_sheet
from kit.nature.trees import broadleaf
from kit.noise import fractal, ridged, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'noon',
    'alt': 'Fishers with a basket of their catch on the beach of Varkala, its red laterite cliff above them, palms and tiled cafés along the edge.',
}


def edge(ys):
    return 5 + 6 * np.sin(ys * 0.022 + 0.6) - 0.0018 * (ys + 40) ** 2


def ground(xs, ys):
    inland = xs - edge(ys)
    beach = np.clip(inland * 0.07, -2, 1.5)
    gully = 4 * ridged(xs * 0.05, ys * 0.06, 4)
    cliff = 19 * smoothstep(17 + gully, 24 + gully * 2, inland)
    face = smoothstep(0.5, 5, cliff) * (0.12 + 0.88 * smoothstep(19, 15, cliff))
    cliff = cliff + (ridged(xs * 0.08, ys * 0.2 + 5, 4) - 0.55) * 3.8 * face
    cliff = cliff + (ridged(xs * 0.3, ys * 0.5, 3) - 0.5) * 1.3 * face + 0.5 * np.sin(cliff * 1.5) * face
    return beach + cliff + 0.06 * fractal(xs * 0.3, ys * 0.3, 3)


def build(scene):
    scene.material(
        'dry-hills',
        meadow=('#7f9448', '#6f8340'),
        rock=('#b4704f', '#93533b'),
        rock_slope=0.62,
        bump=2.4,
        bump_scale=0.4,
    )
    scene.camera((3.6, -50, 2.6), (10, 30, 7.4), lens=33, lift=0.03, focus=11, fstop=1.3)
    scene.light(
        sun=-140,
        elevation=33,
        haze={'density': 0.0014, 'height': 22, 'base': 0.2, 'start': 60},
        clouds={'seed': 11.1, 'amount': 0.9, 'stretch': (0.5, 1)},
    )
    scene.put(ground_sheet(ground, (-150, 110), (-60, 360), 'dry-hills', 560, 520, near=(60, 0.6)))
    sand = lambda xs, ys: np.where(xs - edge(ys) < 17, ground(xs, ys) + 0.05, -3)
    scene.put(ground_sheet(sand, (-150, 60), (-60, 300), 'beach', 300, 300, near=(40, 0.5)))
    scene.put(water_sheet('sea', 0, 4000, -80))
    scene.put(surf(edge, 1, (-56, 200)))
    tops = lambda r: (lambda y: (float(edge(y)) + r.uniform(34, 66), y))(r.uniform(-6, 210))
    palms = [coconut_palm(i, 11 + i, (-3.5 + i, -0.8)) for i in range(3)]
    scene.scatter(palms, 70, tops, ground, seed=3, sink=0.3)
    scene.scatter([broadleaf(8, 4, spread=1.5, clouds=6, cards=220, low=0.2)], 50, tops, ground, seed=4, sink=0.4)
    houses = Mesh()
    for i, y in enumerate((14, 30, 46, 64, 86, 112)):
        x = float(edge(y)) + 38 + (i % 2) * 3
        tiled_house(
            houses,
            9,
            6,
            x,
            y,
            height_at(ground, x, y),
            ('whitewash', 'cream-wall', 'blue-wall')[i % 3],
            turn=-80,
            seed=i,
        )
    scene.put(houses)
    scene.scatter(
        [rock(i, 1.2, 'laterite') for i in range(3)],
        26,
        lambda r: (lambda y: (float(edge(y)) + r.uniform(13, 20), y))(r.uniform(-10, 120)),
        ground,
        seed=6,
        scale=(0.4, 1.4),
    )
    scene.layer = 'life'
    life = Mesh()
    for x, y, turn, paint in ((5.4, -28, -108, 'azure'), (8, -6, 64, 'scarlet')):
        fishing_boat(life, x + float(edge(y)) - 4, y, height_at(ground, x + float(edge(y)) - 4, y) + 0.1, turn, paint)
    for x, y, cloth in (
        (13, -12, 'emerald'),
        (14, -11.5, 'scarlet'),
        (9, 14, 'turmeric'),
        (7, 34, 'ivory'),
        (6, 50, 'azure'),
    ):
        x += float(edge(y)) - 3
        woman(life, cloth, x, y, height_at(ground, x, y))
    for y, cloth in ((22, 'scarlet'), (28, 'turmeric'), (42, 'ivory')):
        x = float(edge(y)) + 10
        parasol(life, x, y, height_at(ground, x, y), 1.8, 2.4, cloth)
    for kind, x, y, turn in (('bearer', 6.3, -39.4, 66), ('man', 7.8, -38.6, -70), ('lad', 4.3, -36.5, 128)):
        z = height_at(ground, x, y) + 0.06
        if kind == 'bearer':
            woman(life, 'magenta', x, y, z, 1.1, turn, veil=False, pose='load')
            with life.at(x, y, z, turn, 1.1):
                life.lathe([(0.16, 1.74), (0.28, 1.92)], 'weave', 18)
                for k in range(16):
                    a, r = k * 2.4, 0.05 + 0.012 * k
                    life.ball((0.11, 0.03, 0.028), '#b4bfc6', r * math.cos(a), r * math.sin(a), 1.93, 8)
        elif kind == 'man':
            man(life, 'ivory', 'turmeric', x, y, z, 1.1, turn, pose='rest', dress='lungi')
        else:
            child(life, 'azure', x, y, z, 1.05, turn, pose='walk')
    flock_in(life, 8, (-22, -6), (30, 60), (18, 26), 0.9)
    scene.put(life)
