"""Varkala on a clear morning: the red laterite cliff above a narrow beach, palms and cafés along its edge."""
import math

import numpy as np

from kit.architecture.village import tiled_house
from kit.life.birds import flock_in
from kit.life.boats import fishing_boat
from kit.life.people import parasol, woman
from kit.life.work import person, little_one
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
    'alt': 'Fishers sort their catch into baskets on the beach of Varkala, its red laterite cliff above them, palms and tiled cafés along the edge.',
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
    fishers(life)
    flock_in(life, 8, (-22, -6), (30, 60), (18, 26), 0.9)
    scene.put(life)


def fishers(mesh):
    """A heap of fish on a mat: one squats and sorts, one brings a basket, one carries hers home; a boy looks on."""
    at = lambda x, y: (x, y, height_at(ground, x, y) + 0.06)
    fish = lambda x, y, z: mesh.ball((0.13, 0.034, 0.03), '#b4bfc6', x, y, z, 8)
    with mesh.at(*at(6.7, -39.6)):
        mesh.lathe([(0.85, 0), (0.85, 0.02)], 'weave', 24, oval=(1, 0.7))
        for k in range(46):
            a, far = k * 2.4, 0.085 * math.sqrt(k)
            with mesh.at(far * math.cos(a), 0.7 * far * math.sin(a), 0.05 + 0.09 * max(0, 1 - far / 0.5), k * 67):
                fish(0, 0, 0)
    for deed, dress, cloth, second, x, y, turn, head in (
        ('sell', 'saree', 'teal', 'turmeric', 5.5, -39.2, 62, 'scarf'),
        ('tray', 'lungi', 'skin', '#86a3b6', 7.9, -38.6, -48, 'turban'),
        ('squat', 'lungi', '#efe4d2', 'indigo', 7.7, -40.0, -70, None),
    ):
        px, py, z = at(x, y)
        person(mesh, deed, dress, cloth, second, px, py, z, turn, 1.1, head=head, hat='crimson')
    x, y, z = at(7.9, -38.6)
    with mesh.at(x, y, z, -48, 1.1):
        mesh.lathe([(0.16, 1.04), (0.28, 1.2), (0.29, 1.22)], 'weave', 18, y=-0.42)
        for k in range(14):
            fish(0.045 * math.sqrt(k) * math.cos(k * 2.4), -0.42 + 0.045 * math.sqrt(k) * math.sin(k * 2.4), 1.22)
    x, y, z = at(3.4, -36.4)
    little_one(mesh, 'run', 'azure', x, y, z, 66, 1.1)
    x, y, z = at(10.2, -35.0)
    woman(mesh, 'magenta', x, y, z, 1.1, 150, veil=False, pose='load')
    with mesh.at(x, y, z, 150, 1.1):
        mesh.lathe([(0.16, 1.74), (0.28, 1.92)], 'weave', 18)
        for k in range(16):
            a, far = k * 2.4, 0.05 + 0.012 * k
            mesh.ball((0.11, 0.03, 0.028), '#b4bfc6', far * math.cos(a), far * math.sin(a), 1.93, 8)
