"""Late light over Bundi's blue roofs, a peacock on the parapet, the palace climbing its hill."""
import math

import numpy as np

from kit.architecture.rajput import curtain_wall, palace_block, town
from kit.life.birds import flock_in
from kit.mesh import Mesh
from kit.nature.erosion import erode, look_up
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import broadleaf
from kit.noise import fractal, ridged, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': "A peacock on a white parapet above Bundi's blue and white houses in late gold light, the painted palace and its walls climbing the hill behind.",
}


X_LINE = [-9 + 0.11 * k for k in range(170)]


def carve():
    """The hill above the town, furrowed by the rains."""
    xs, ys = np.meshgrid(np.linspace(-190, 200, 196), np.linspace(-40, 300, 171))
    hill = 62 * smoothstep(46, 170, ys + 0.1 * xs) * (0.8 + 0.3 * ridged(xs * 0.01, ys * 0.01, 5))
    # A little fall towards the camera, or the level town would fill as a lake does.
    return look_up(erode(hill + 0.03 * (ys + 40), 2, 2, 0.014, 24, 0.9, 0.25 * hill), (-190, 200), (-40, 300))


slope = carve()


def ground(xs, ys):
    return slope(xs, ys) - 3 + 5 * smoothstep(-10, 46, ys) + 1.2 * fractal(xs * 0.03, ys * 0.03, 4)


def build(scene):
    scene.camera((-3, -26, 11.9), (2, 30, 16.0), lens=35, lift=0.045, focus=15, fstop=1.4)
    scene.light(
        sun=-112,
        elevation=20,
        haze={'density': 0.0019, 'height': 26, 'base': 0.22, 'start': 30},
        clouds={'seed': 14.2, 'amount': 0.9, 'low': 0.45, 'high': 0.68},
    )
    scene.put(ground_sheet(ground, (-190, 200), (-40, 300), 'dry-hills', 280, 280))
    scene.put(plain('dry-hills', z=-5), layer='far')
    fort = Mesh()
    wall, trim = 'cream-wall', 'sand-stone-pale'
    for x, y, width, height in (
        (-18, 84, 22, 19),
        (2, 86, 24, 26),
        (24, 90, 22, 22),
        (8, 104, 30, 32),
        (34, 108, 20, 26),
        (-28, 98, 18, 18),
        (46, 96, 16, 14),
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
            height_at(ground, x, y - 7) - 3,
            3,
            seed=int(x) + 60,
            plain=0.5,
            lit=0.5,
        )
    line = [(-80, 110), (-50, 122), (-20, 138), (12, 150), (44, 146), (80, 132), (110, 122)]
    for a, b in zip(line, line[1:]):
        curtain_wall(fort, a, b, 8, height_at(ground, *a) - 1, (0, -1), 'sand-stone-dark', 12, 1)
    scene.put(fort)
    houses = Mesh()
    blues = ('#6f9fdd', '#86aee2', 'whitewash', 'cream-wall', '#d9c3a0', '#e6d3b8', 'whitewash')
    town(
        houses,
        300,
        lambda r: (r.uniform(-80, 84), 2 + 74 * r.random() ** 0.8),
        lambda x, y: height_at(ground, x, y),
        blues,
        (5, 9),
        (4.5, 9),
        9,
    )
    scene.put(houses)
    scene.scatter(
        [broadleaf(40 + i, 7, spread=1.2, cards=260) for i in range(2)],
        44,
        ((-90, 90), (10, 120)),
        ground,
        seed=4,
        sink=0.2,
    )
    scene.layer = 'front'
    roof = Mesh()
    roof.box(30, 10, 0.5, 'whitewash', -2, -16, 8)
    roof.box(30, 0.6, 1.3, 'whitewash', -2, -11.2, 8.3)
    roof.box(30.4, 0.9, 0.16, 'cream-wall', -2, -11.2, 9.6)
    for x, size in ((-7.0, 1.0), (-6.1, 0.72)):
        with roof.at(x, -11.25, 9.75, 0, size):
            roof.lathe(
                [(0.26, 0), (0.46, 0.26), (0.47, 0.46), (0.2, 0.74), (0.26, 0.84), (0.22, 0.8)], 'terracotta', 28
            )
    string = [(x, -11.72 - 0.03 * (k % 2), 9.62 - 0.3 * (1 - abs((k % 14) / 7 - 1))) for k, x in enumerate(X_LINE)]
    for k, spot in enumerate(string):
        roof.ball(0.055, ('marigold', 'turmeric', 'marigold', 'scarlet')[k % 4], *spot, 7)
    scene.put(roof)
    scene.layer = 'life'
    life = Mesh()
    with life.at(0.9, -11.2, 9.76, 168, 1.75):
        peafowl(life)
    flock_in(life, 14, (-30, 10), (20, 50), (26, 40), 0.7)
    scene.put(life)


def peafowl(mesh):
    """A peacock facing +x, 1.1 m tall: scaled neck, crest, barred wings, a long train of eyed feathers that trails."""
    blue = '#2456a8'
    with mesh.at(-0.04, 0, 0.52, roll=76):
        mesh.lathe([(0.03, -0.34), (0.11, -0.22), (0.16, -0.02), (0.145, 0.14), (0.07, 0.28)], blue, 20, oval=(1, 0.9))
    mesh.tube(
        [(0.12, 0, 0.54), (0.25, 0, 0.64), (0.29, 0, 0.8), (0.29, 0, 0.95), (0.35, 0, 1.05)],
        [0.13, 0.1, 0.066, 0.05, 0.046],
        '#2a66bd',
        14,
    )
    mesh.ball((0.075, 0.055, 0.055), '#2a66bd', 0.38, 0, 1.08, 14)
    mesh.tube([(0.43, 0, 1.085), (0.5, 0, 1.07)], [0.022, 0.005], '#8a8378', 7)
    for side in (-1, 1):
        mesh.ball((0.035, 0.012, 0.014), 'ivory', 0.4, 0.046 * side, 1.1, 8)
        mesh.ball((0.014, 0.01, 0.014), 'shadow', 0.4, 0.054 * side, 1.09, 8)
        mesh.tube([(-0.02, 0.07 * side, 0.42), (0.04, 0.07 * side, 0.2), (0.0, 0.07 * side, 0.02)], 0.018, '#9a8a70', 6)
        for toe in (-0.5, 0, 0.5):
            mesh.tube([(0, 0.07 * side, 0.02), (0.11, 0.07 * side + 0.1 * toe, 0.012)], [0.014, 0.008], '#9a8a70', 5)
        for row in range(4):
            for k in range(7):
                mesh.ball(
                    (0.055, 0.018, 0.026),
                    ('#b39a72', '#6d5a44')[(k + row) % 2],
                    0.08 - 0.055 * k,
                    (0.125 + 0.02 * row - 0.012 * abs(k - 2)) * side,
                    0.6 - 0.04 * row - 0.018 * k,
                    7,
                )
    for k in range(7):
        a = (k - 3) * 0.16
        tip = (0.37 - 0.16 * math.sin(0.5 - a * 0.9) + 0.02, 0.015 * (k - 3), 1.27 - 0.02 * abs(k - 3))
        mesh.tube([(0.375, 0, 1.12), tip], 0.005, 'shadow', 4)
        mesh.ball((0.018, 0.01, 0.024), 'teal', *tip, 7)
    greens = ('#3f8a4f', '#57a05c', '#2d7a5e')
    for row in range(9):
        t = row / 8
        for k in range(9):
            v = (k - 4) / 4 * (0.5 + 0.5 * t)
            far = 0.25 + 1.75 * t * (1 - 0.12 * abs(v)) + 0.04 * (k % 2)
            x, y = -far, 0.3 * v * (0.35 + t)
            z = 0.6 - 0.3 * min(1, far / 0.9) - 0.16 * max(0, far - 0.5) + 0.05 * (1 - v * v) + 0.012 * (8 - row)
            back = (x + 0.24, y * 0.9, z + 0.07)
            mesh.tube([back, (x, y, z)], [0.018, 0.05], greens[(row + k) % 3], 6)
            mesh.ball((0.085, 0.06, 0.02), greens[(row + k + 1) % 3], x, y, z, 9)
            if row > 1:
                mesh.ball((0.045, 0.034, 0.02), '#b98a3a', x, y, z + 0.012, 8)
                mesh.ball((0.026, 0.021, 0.018), '#1f3f9a', x + 0.006, y, z + 0.022, 7)
