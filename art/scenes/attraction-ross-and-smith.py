"""Ross and Smith from the air: two forested islets joined by a bar of white sand in shallow turquoise, a boat drawn up,
people who walk from one to the other."""
import numpy as np

from kit.life.birds import flock_in
from kit.life.boats import dhow, fishing_boat
from kit.life.people import crowd, parasol
from kit.mesh import Mesh
from kit.nature.palms import coconut_palm
from kit.nature.terrain import ground_sheet, water_sheet
from kit.nature.trees import broadleaf
from kit.noise import fractal, smoothstep
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'noon',
    'alt': 'Two forested islets of the Andamans joined by a curved bar of white sand in clear turquoise shallows, seen from above, walkers on the sand.',
}

SHALLOWS = (
    ('river', '#2685a0'),
    ('lagoon', '#34a3ae'),
    ('high-lake', '#4dbcb9'),
    ('glacial', '#78d3c6'),
    ('backwater', '#a9e6d6'),
)


def bar(x):
    """The line along which the sandbar runs from one island to the other: y for each x."""
    return 26 + 15 * np.sin(np.asarray(x, float) * 0.018 + 0.5)


def depth(xs, ys):
    """Height of the ground over the sea: the islands, the bar, shelving shallows."""
    bend = 4 * fractal(xs * 0.03, ys * 0.03, 3)
    left = 1 - np.hypot((xs + 118) / 78, (ys - 44 + bend) / 50)
    right = 1 - np.hypot((xs - 112) / 66, (ys - 52 + bend) / 42)
    island = np.maximum(left, right)
    sand = 1.25 - np.abs(ys - bar(xs) + 0.25 * bend) / (8.6 + 0.0016 * xs**2)
    low = np.clip(sand, -3, 0.62) * 1.9 * smoothstep(150, 110, np.abs(xs))
    return np.maximum(low - 0.05, np.clip(island * 15, -4, 1.7))


def inland(xs, ys):
    bend = 4 * fractal(xs * 0.03, ys * 0.03, 3)
    return np.maximum(
        1 - np.hypot((xs + 118) / 78, (ys - 44 + bend) / 50), 1 - np.hypot((xs - 112) / 66, (ys - 52 + bend) / 42)
    )


def ground(xs, ys):
    core = np.maximum(inland(xs, ys), 0)
    return depth(xs, ys) + 26 * smoothstep(0.16, 0.9, core) * (0.8 + 0.25 * fractal(xs * 0.02, ys * 0.02, 3))


def build(scene):
    scene.material('beach', colour='#f6e7c8', second='#ecd7b0', patches=None)
    scene.material('sea', colour='#1f6f92', mirror=0.12, ripple=0.06)
    for name, colour in SHALLOWS:
        scene.material(name, colour=colour, mirror=0.07, ripple=0.02, rough=0.05, scale=0.4)
    scene.camera((-18, -172, 60), (-2, 40, 13), lens=31)
    scene.light(
        sun=-112,
        elevation=44,
        haze={'density': 0.0006, 'height': 60, 'start': 160, 'base': 0.15},
        clouds={'seed': 6.1, 'amount': 0.9},
    )
    scene.put(water_sheet('sea', -0.1, 5000, -300), layer='far')
    wide = lambda level: (
        lambda xs, ys: np.where(depth(xs, ys) + 0.5 * fractal(xs * 0.06, ys * 0.06, 3) > level, 0.0, -0.6)
    )
    for k, (name, _) in enumerate(SHALLOWS):
        level, rise = -3.6 + 0.72 * k, -0.08 + 0.015 * k
        scene.put(
            ground_sheet(
                lambda xs, ys, lv=level, up=rise: wide(lv)(xs, ys) + up, (-270, 270), (-100, 200), name, 560, 340
            )
        )
    scene.put(ground_sheet(lambda xs, ys: depth(xs, ys) - 0.02, (-230, 220), (-50, 150), 'beach', 460, 300))
    leafy = lambda xs, ys: ground(xs, ys) + 0.25 - 3 * smoothstep(0.2, 0.12, inland(xs, ys))
    scene.put(ground_sheet(leafy, (-210, 190), (-20, 130), 'forest-hills', 300, 220))
    trees = [
        broadleaf(20 + i, 11, ('leaf', 'leaf-dark', 'leaf')[i], spread=1.2, clouds=8, cards=200, card=0.6)
        for i in range(3)
    ]
    scene.scatter(
        trees,
        1500,
        ((-200, 185), (-14, 120)),
        ground,
        seed=4,
        sink=1.2,
        keep=lambda x, y, z: inland(x, y) > 0.2,
        scale=(0.7, 1.15),
    )
    palms = [coconut_palm(3 + i, 10, (2.5, -1.5)) for i in range(3)]
    scene.scatter(
        palms,
        120,
        ((-190, 175), (-10, 110)),
        ground,
        seed=7,
        sink=0.3,
        keep=lambda x, y, z: 0.1 < inland(x, y) < 0.24,
        scale=(0.8, 1.1),
    )
    blue_hills(scene, 'forest-hills', 1100, 2, 90, -6, 1800, 4)
    scene.layer = 'life'
    life = Mesh()
    with life.at(-26, float(bar(-26)) - 12.6, 0.05, 62, 1.5):
        fishing_boat(life, paint='azure')
    with life.at(34, float(bar(34)) - 22, 0.0, 168, 1.4):
        fishing_boat(life, paint='scarlet', trim='ivory')
    dhow(life, 64, -8, 0, 160)
    level = lambda x, y: float(depth(np.array([x]), np.array([y]))[0])
    crowd(life, 9, lambda r: (lambda x: (x, float(bar(x)) + r.uniform(-3, 3)))(r.uniform(-34, 30)), level, 5, 1.5)
    for x, cloth in ((-40, 'scarlet'), (-36, 'turmeric'), (40, 'azure')):
        y = float(bar(x)) + 1
        parasol(life, x, y, level(x, y), 2.6, 3.6, cloth)
    flock_in(life, 7, (-20, 30), (-40, 0), (22, 34), 1.8, 'white-bird')
    scene.put(life)
