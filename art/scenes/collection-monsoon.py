"""Rain over a village path in the Ghats: schoolchildren and walkers under bright umbrellas on a bund between
paddies."""
import math

import numpy as np

from kit.architecture.village import tiled_house
from kit.life.people import child, man, parasol, woman
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.palms import banana, coconut_palm
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import broadleaf
from kit.noise import fractal, ridged, smoothstep

PICTURE = {
    'hour': 'noon',
    'palette': 'noon-monsoon',
    'alt': 'Schoolchildren and walkers under bright umbrellas come along a bund between flooded rice fields in steady rain, green hills behind.',
}
path = lambda y: -1 + 5 * np.sin(np.asarray(y, float) * 0.045)


def ground(xs, ys):
    return (
        78 * smoothstep(70, 210, ys + 0.12 * np.abs(xs - 10)) * (0.55 + 0.5 * ridged(xs * 0.008, ys * 0.008, 6)) - 0.4
    )


def build(scene):
    scene.camera((-4.4, -27, 2.3), (1.2, 14, 4.5), lens=36, lift=0.04, focus=12, fstop=1.2)
    scene.light(
        sun=-108,
        elevation=34,
        haze={'density': 0.0042, 'height': 22, 'base': 0.26, 'start': 24, 'most': 0.84},
        clouds={'scale': 1.3, 'low': 0.32, 'high': 0.58, 'amount': 1.0, 'seed': 9.7},
    )
    scene.put(plain('field', z=-0.5), layer='far')
    scene.put(ground_sheet(ground, (-240, 240), (66, 360), 'green-hills', 260, 240))
    fields = Mesh()
    chance = scene.random
    for row in range(9):
        y, x = -32 + row * 11, -80.0 + row * 4
        while x < 80:
            width = chance.uniform(13, 22)
            fields.box(width - 0.9, 10.2, 0.2, 'pool' if chance.random() < 0.62 else 'field', x + width / 2, y, -0.3)
            fields.box(width, 0.7, 0.5, 'meadow', x + width / 2, y + 5.4, -0.3)
            fields.box(0.7, 11, 0.5, 'meadow', x + width, y, -0.3)
            x += width
    fields.loft(
        [
            [
                (float(path(y)) - 1.5, y, -0.1),
                (float(path(y)) - 1.1, y, 0.42),
                (float(path(y)) + 1.1, y, 0.42),
                (float(path(y)) + 1.5, y, -0.1),
            ]
            for y in np.linspace(-40, 66, 60)
        ],
        'laterite',
    )
    for x, y, turn in ((14, 44, -14), (26, 52, -20), (-22, 50, 14)):
        tiled_house(fields, 9, 6, x, y, 0.2, ('whitewash', 'blue-wall', 'cream-wall')[int(abs(x)) % 3], turn=turn)
        fields.box(16, 11, 1, 'meadow', x, y + 1, -0.6)
    for x, high, low, w in ((-36, 214, 118, 2.4), (20, 216, 104, 3.4), (66, 210, 124, 2.2), (-82, 206, 130, 2)):
        rows = []
        for y in np.linspace(high, low, 40):
            t = (high - y) / (high - low)
            px, half = x + 3 * math.sin(y * 0.09 + x), w * (0.18 + 0.26 * t)
            rows.append(
                [
                    (px + k * half, y, float(ground(np.array(px + k * half), np.array(float(y)))) + 0.9 - 0.3 * abs(k))
                    for k in (-1, 0, 1)
                ]
            )
        fields.loft(rows, 'fall')
    scene.put(fields)
    shoots = [grass_tuft(7 + i, 30, 0.6, 0.5, 'rice', 0.028) for i in range(2)]
    scene.scatter(
        shoots,
        1300,
        ((-30, 32), (-25, 40)),
        seed=4,
        sink=0.2,
        keep=lambda x, y, z: abs(x - path(y)) > 2 and (int((x + 80) / 8) * 5 + int((y + 40) / 11) * 3) % 4 > 1,
    )
    scene.scatter(
        [coconut_palm(i, 11 + i, ((-1) ** i * 2.2, -0.5)) for i in range(3)],
        26,
        lambda r: (r.choice((-1, 1)) * r.uniform(11, 56), r.uniform(38, 64)),
        seed=5,
    )
    scene.scatter(
        [broadleaf(50 + i, 9, ('leaf', 'leaf-dark')[i], spread=1.2, cards=240, card=0.42) for i in range(2)],
        170,
        ((-110, 110), (60, 130)),
        ground,
        seed=6,
        sink=0.3,
    )
    scene.scatter(
        [banana(1), banana(2)],
        16,
        lambda r: (r.choice((10, 20, 31, -17, -28)) + r.uniform(-1, 1), r.uniform(42, 50)),
        seed=7,
    )
    scene.layer = 'front'
    for x, y, s in ((-10.5, -18, 1), (-12, -15, 1.2), (12, -17, 1.1)):
        scene.put(banana(int(abs(x))), x, y, -0.2, x * 30, s)
    rain = Mesh()
    drops = np.random.RandomState(5)
    for _ in range(420):
        d = drops.uniform(3, 30)
        x, y, z = drops.uniform(-0.6, 0.6) * d - 2, -27 + d, 3.8 + drops.uniform(-0.42, 0.46) * d
        long = 0.3 + 0.012 * d
        rain.tube([(x, y, z), (x - 0.07 * long, y, z - long)], 0.0016 * d**0.5 + 0.0008, '#dfe8ea', 3)
    scene.put(rain)
    scene.layer = 'life'
    life = Mesh()
    for y, dx, turn, kind, cloth, shade in (
        (-15.6, -0.35, 2, 'girl', 'azure', 'scarlet'),
        (-15.0, 0.4, -4, 'boy', 'ivory', 'turmeric'),
        (-12.6, -0.2, 0, 'woman', 'magenta', 'teal'),
        (-9.6, 0.35, -6, 'man', 'ivory', 'shadow'),
        (-4.6, -0.3, -4, 'woman', 'scarlet', 'turmeric'),
        (-1.0, 0.3, -6, 'woman', 'emerald', 'crimson'),
        (6, 0, -8, 'man', 'azure', 'emerald'),
        (15, -0.2, -8, 'woman', 'turmeric', 'violet'),
        (26, 0, -8, 'woman', 'azure', 'saffron'),
    ):
        x = float(path(y)) + dx
        small = kind in ('girl', 'boy')
        if small:
            child(life, cloth, x, y, 0.44, 1.12, turn, girl=kind == 'girl', pose='lap')
            with life.at(x, y, 0.44, turn, 1.12):
                life.box(0.26, 0.14, 0.32, 'crimson', 0, 0.2, 0.68)
                for side in (-1, 1):
                    life.tube(
                        [(0.09 * side, 0.12, 1.0), (0.1 * side, -0.08, 1.02), (0.12 * side, -0.11, 0.8)],
                        0.018,
                        'crimson',
                        6,
                    )
        elif kind == 'woman':
            woman(life, cloth, x, y, 0.44, 1.08, turn, veil=False, pose='lap')
        else:
            man(life, cloth, 'ivory', x, y, 0.44, 1.08, turn, pose='lap', dress='lungi')
        high = 1.72 if small else 2.26
        with life.at(x, y, 0.44, turn):
            parasol(life, 0.02, -0.27, 0.78 if small else 1.0, 0.84, high - (0.78 if small else 1.0), shade, tilt=-5)
    scene.put(life)
