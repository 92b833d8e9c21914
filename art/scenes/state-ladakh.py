"""Ladakh in October: white chortens and a mani wall among yellow poplars by the Indus, bare violet mountains."""
import numpy as np

from kit.architecture.himalayan import chorten, flat_block, mani_wall
from kit.life.animals import horse
from kit.life.flags import flag_string
from kit.life.people import man, woman
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.terrain import ground_sheet, mountain_range, plain, river_strip
from kit.nature.trees import broadleaf, poplar
from kit.noise import fractal, ridged, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'noon',
    'size': 'hero',
    'widest': 1600,
    'alt': 'White chortens and a mani wall beside the turquoise Indus in Ladakh, yellow poplars and bare violet-brown mountains behind.',
}
river = lambda y: np.interp(y, (-60, -30, 0, 30, 60, 100, 160, 420), (0, 5, 13, 17, 12, 20, 10, 40))


def ground(xs, ys):
    side = (
        np.clip((np.abs(xs - 8) - 74 - ys * 0.12) / 220, 0, 1.8) ** 1.1
        * 150
        * (0.5 + 0.65 * ridged(xs * 0.006 + 2, ys * 0.006, 7))
    )
    end = smoothstep(230, 560, ys) * 140 * (0.35 + 0.8 * ridged(xs * 0.005 + 5, ys * 0.005, 7))
    bank = 2.4 * smoothstep(6, 11, np.abs(xs - river(ys))) - 1.5
    return np.maximum(np.maximum(side, end) - 2, bank + 0.5 * fractal(xs * 0.04, ys * 0.04, 4))


def build(scene):
    scene.material('cold-desert', meadow=('#c0a083', '#a88b78'), rock=('#a08482', '#7c666c'), snow_line=170)
    scene.camera((-9, -46, 10), (2, 40, 13.5), lens=35, lift=0.03)
    scene.light(
        sun=108,
        elevation=32,
        haze={'density': 0.0005, 'height': 90, 'base': 0.35, 'start': 80},
        clouds={'seed': 11.3, 'amount': 0.55, 'low': 0.56, 'high': 0.8},
    )
    scene.put(ground_sheet(ground, (-420, 430), (-60, 700), 'cold-desert', 360, 400, near=(70, 0.4)))
    scene.put(plain('dust', z=-8), layer='far')
    scene.put(
        mountain_range(
            ((-200, 1500, 560, 520), (420, 1600, 640, 560), (-900, 1700, 560, 600), (1100, 1800, 560, 600)),
            'peaks',
            (-1600, 1800),
            (760, 2400),
            base=-90,
        ),
        layer='far',
    )
    scene.put(river_strip(lambda y: float(river(y)), lambda y: 15 + 3 * np.sin(y * 0.06), (-60, 420), 'glacial', -0.2))
    shrine = Mesh()
    for x, y, size in ((-15.5, 4, 1.05), (-8.5, 9, 0.9), (-2.5, 13.5, 0.78), (2.5, 18, 0.66), (6.6, 22, 0.56)):
        z = height_at(ground, x, y)
        shrine.box(7 * size, 7 * size, 1.2, 'whitewash', x, y, z - 0.7)
        chorten(shrine, x, y, z + 0.4, size)
    with shrine.at(0, 0, height_at(ground, -8, -8) - 0.1):
        mani_wall(shrine, (-24, -12), (-3, -5), 0, 1.3)
    for x, y, w, h, turn in (
        (-40, 40, 12, 7, 14),
        (-30, 48, 10, 6, -8),
        (-44, 56, 11, 8, 6),
        (-22, 56, 9, 6, 10),
        (-34, 64, 10, 7, 0),
    ):
        flat_block(shrine, w, 9, h, x, y, height_at(ground, x, y - 4), 'whitewash', 'wood-dark', turn=turn)
    scene.put(shrine)
    # By night a lamp stands before each shrine, and the houses of the village are lit.
    for x, y, z, power in (
        (-16.5, -1.4, 1.5, 170),
        (-9.5, 4, 1.5, 150),
        (-3.4, 9, 1.5, 130),
        (1.8, 14, 1.5, 110),
        (6, 18.4, 1.5, 100),
        (-10, -7, 1.5, 130),
        (-36, 33, 2.2, 420),
        (-26, 42, 2.2, 420),
        (-40, 48, 2.2, 420),
    ):
        scene.lamp(x, y, height_at(ground, x, y) + z, power)
    scene.material('leaf-autumn', colour='#e0b23c', second='#c19434')
    gold = [poplar(i, 15, 'leaf-autumn') for i in range(3)] + [
        broadleaf(4, 8, 'leaf-autumn', spread=0.8, cards=320, card=0.3)
    ]
    scene.scatter(
        gold,
        210,
        lambda r: (lambda y: (float(river(y)) + r.choice((-1, -1, 1)) * r.uniform(13, 34), y))(r.uniform(16, 190)),
        ground,
        seed=4,
        sink=0.2,
        keep=lambda x, y, z: z < 9 and not (x < 10 and y < 27),
    )
    scene.scatter(gold, 40, ((-60, -14), (36, 90)), ground, seed=5, sink=0.2, keep=lambda x, y, z: z < 9)
    scene.scatter(
        [rock(i, 0.7, 'rock-warm') for i in range(3)],
        160,
        ((-40, 44), (-42, 30)),
        ground,
        seed=6,
        sink=0.2,
        scale=(0.2, 1.0),
        keep=lambda x, y, z: abs(x - river(y)) > 7,
    )
    scene.layer = 'front'
    scene.scatter(
        [grass_tuft(5, 50, 0.5, leaf='grass-dry')],
        240,
        ((-34, 30), (-42, -6)),
        ground,
        seed=7,
        sink=0.04,
        keep=lambda x, y, z: z > 0.4,
    )
    scene.layer = 'life'
    life = Mesh()
    flag_string(life, (-15.5, 4, 12.4), (-36, -10, 3), 1.6, 30, 0.7, seed=2)
    flag_string(life, (-15.5, 4, 12.4), (2.4, 18, 8.6), 2.6, 34, 0.6, seed=3)
    man(life, 'maroon', 'maroon', -6, -9, height_at(ground, -6, -9), 1.05, 150)
    woman(life, 'teal', -4.4, -8.2, height_at(ground, -4.4, -8.2), 1.05, 160)
    scene.put(life)
    for x, y, turn in ((-1, 3, 30), (2.4, 8, 170)):
        scene.put(horse(), x, y, height_at(ground, x, y), turn)
