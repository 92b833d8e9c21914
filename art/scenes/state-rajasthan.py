"""The great wall of Kumbhalgarh over the Aravalli ridges, a white temple below, goatherds on the path in low sun."""
import math

import numpy as np

from kit.architecture.nagara import plain_temple
from kit.architecture.rajput import crenels, palace_block
from kit.life.animals import camel, camel_tack
from kit.life.birds import flock_in
from kit.life.people import man, woman
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import broadleaf
from kit.noise import fractal, ridged, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'gold',
    'size': 'hero',
    'widest': 1600,
    'alt': "Kumbhalgarh's rampart of round bastions winds over the Aravalli ridges of Rajasthan at golden hour, a camel on the path below.",
}
LINE = [
    (34, -16),
    (24, 0),
    (10, 14),
    (-6, 24),
    (-24, 34),
    (-32, 52),
    (-20, 72),
    (4, 84),
    (30, 96),
    (52, 118),
    (60, 150),
]


def along(t):
    """A point on the wall's line for t from 0 to 1."""
    where = np.linspace(0, 1, len(LINE))
    return float(np.interp(t, where, [p[0] for p in LINE])), float(np.interp(t, where, [p[1] for p in LINE]))


def ground(xs, ys):
    ridge = (
        15 * smoothstep(0, 70, ys)
        + 14 * np.exp(-(((xs + 26) / 26) ** 2) - ((ys - 52) / 30) ** 2)
        + 34 * np.exp(-(((xs - 42) / 40) ** 2) - ((ys - 130) / 44) ** 2)
    )
    return (
        ridge
        + (ridged(xs * 0.02, ys * 0.02, 5) - 0.5) * 6 * smoothstep(-10, 30, ys)
        + 0.8 * fractal(xs * 0.04, ys * 0.04, 4)
    )


def build(scene):
    scene.material('dry-hills', meadow=('#b3a164', '#8f9452'))
    scene.camera((-9, -48, 9), (4, 40, 14.8), lens=32, lift=0.02)
    scene.light(
        sun=-104,
        elevation=16,
        haze={'density': 0.0017, 'height': 36, 'base': 0.25, 'start': 60},
        clouds={'seed': 9.3, 'amount': 0.75},
    )
    scene.put(ground_sheet(ground, (-240, 260), (-60, 360), 'dry-hills', 320, 320))
    scene.put(plain('dry-hills', z=-3), layer='far')
    blue_hills(scene, 'dry-hills', near=340, count=4, height=62, base=0, width=1700, seed=8)
    wall = Mesh()
    scene.material('sand-stone', colour='#d3a673', second='#b58556')
    path = []
    for t in np.linspace(0, 1, 130):
        x, y = along(t)
        path.append((x, y, height_at(ground, x, y)))
    smooth = np.convolve([p[2] for p in path], np.ones(9) / 9, 'same')
    smooth[:5], smooth[-5:] = [p[2] for p in path[:5]], [p[2] for p in path[-5:]]
    ways = np.gradient(np.array([p[:2] for p in path]), axis=0)
    sections, inner = [], []
    for (x, y, _), z, (dx, dy) in zip(path, smooth, ways):
        size = math.hypot(dx, dy)
        nx, ny = -dy / size, dx / size
        sections.append(
            [
                (x - nx * 2.6, y - ny * 2.6, z - 4),
                (x - nx * 1.7, y - ny * 1.7, z + 6.4),
                (x - nx * 1.7, y - ny * 1.7, z + 7.8),
                (x - nx * 1.1, y - ny * 1.1, z + 7.8),
                (x - nx * 1.1, y - ny * 1.1, z + 6.6),
                (x + nx * 1.1, y + ny * 1.1, z + 6.6),
                (x + nx * 1.1, y + ny * 1.1, z + 7.6),
                (x + nx * 1.7, y + ny * 1.7, z + 7.6),
                (x + nx * 2.4, y + ny * 2.4, z - 4),
            ]
        )
    wall.loft(sections, 'sand-stone', smooth=False)
    for (x, y, _), z, (dx, dy) in list(zip(path, smooth, ways))[::1]:
        turn = math.degrees(math.atan2(dy, dx))
        with wall.at(x, y, z, turn):
            for side in (-1.4, 1.4):
                wall.box(0.9, 0.6, 0.9, 'sand-stone-pale', 0, side, 7.7, 0.5)
    for i in range(4, 126, 9):
        x, y, _ = path[i]
        wall.lathe(
            [(4.3, -6), (3.9, 0), (3.3, 7.6), (3.7, 8), (3.7, 9), (3.2, 9.05)], 'sand-stone', 22, x=x, y=y, z=smooth[i]
        )
        crenels(
            wall,
            [(x + 3.4 * math.cos(a), y + 3.4 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 17)],
            smooth[i] + 8.9,
            1.4,
            'sand-stone-pale',
            0.5,
            1.0,
        )
    # By night lamps light the wall from its foot, and the palace above.
    for x, y, _ in path[4::8]:
        scene.lamp(x, y - 8, height_at(ground, x, y - 8) + 1.6, 1300)
    x, y = 46, 132
    z = height_at(ground, x, y)
    for dx, power in ((-16, 3600), (0, 4200), (16, 3600)):
        scene.lamp(x + dx, y - 18, z + 3, power)
    scene.lamp(20, 38, height_at(ground, 20, 38) + 3, 900)
    scene.lamp(-8.6, -10.6, height_at(ground, -8.6, -10.6) + 2.6, 160)
    palace_block(wall, 30, 16, 15, 'sand-stone', 'sand-stone-pale', x, y, z - 2)
    palace_block(wall, 16, 14, 22, 'sand-stone', 'sand-stone-pale', x - 2, y + 3, z - 2)
    for tx, ty, width, height in ((12, 44, 6, 13), (22, 50, 5, 10), (30, 44, 4.4, 9)):
        plain_temple(wall, width, height, 'sand-stone-pale', tx, ty, height_at(ground, tx, ty - 3) - 0.4)
    scene.put(wall)
    trees = [broadleaf(50 + i, 6, ('leaf', 'leaf-dry')[i % 2], spread=1.3, cards=240) for i in range(4)]
    clear = (
        lambda x, y, z: min(math.hypot(x - a, y - b) for a, b, _ in path[::3]) > 9
        and not (abs(x - 18) < 14 and abs(y - 46) < 9)
        and (y > 2 or x < -24)
        and math.hypot(x + 9, y + 48) > 26
    )
    scene.scatter(trees, 230, ((-150, 170), (-30, 190)), ground, seed=6, sink=0.3, keep=clear)
    scene.layer = 'front'
    scene.scatter([grass_tuft(5, 50, 0.6, leaf='grass-dry')], 420, ((-30, 26), (-42, -4)), ground, seed=7, sink=0.05)
    scene.layer = 'life'
    folk = Mesh()
    for x, y, cloth in ((-8.5, -9, 'scarlet'), (-6.8, -8, 'turmeric'), (-10.2, -6.6, 'magenta')):
        woman(folk, cloth, x, y, height_at(ground, x, y), 1.05, 60, pot=True)
    man(folk, 'ivory', 'ivory', -0.4, -7, height_at(ground, -0.4, -7), 1.05, 80, 'crimson', stick=True)
    flock_in(folk, 9, (-34, -8), (30, 60), (40, 52), 0.9)
    scene.put(folk)
    for thing in (camel(0.8), camel_tack('crimson', None, load=True)):
        scene.put(thing, 3.0, -6.6, height_at(ground, 3.0, -6.6) - 0.05, 176, 1.0)
