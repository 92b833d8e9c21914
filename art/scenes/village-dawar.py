"""Dawar in Gurez: log houses by the Kishanganga under the pyramid of Habba Khatoon."""
import numpy as np

from kit.architecture.himalayan import gable_roof
from kit.life.animals import horse
from kit.life.people import man, woman
from kit.mesh import Mesh
from kit.nature.ground_cover import flower_tuft, grass_tuft, rock
from kit.nature.terrain import ground_sheet, mountain_range, plain, river_strip
from kit.nature.trees import conifer, poplar
from kit.noise import fractal, ridged, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'noon',
    'palette': 'noon-alpine',
    'alt': 'Log houses of Dawar in the Gurez valley beside a turquoise river, poplars and fields below the pyramid of Habba Khatoon.',
}


def build(scene):
    scene.camera((-6, -50, 7), (2, 40, 15.5), lens=33)
    scene.light(
        sun=-112,
        elevation=30,
        haze={'density': 0.0005, 'height': 90, 'start': 60, 'base': 0.4},
        clouds={'seed': 8.4, 'amount': 0.8, 'low': 0.52, 'high': 0.76},
    )

    def ground(xs, ys):
        side = (
            np.clip((abs(xs + 6) - 90 - ys * 0.1) / 300, 0, 1.5) ** 1.1
            * 190
            * (0.6 + 0.5 * ridged(xs * 0.005, ys * 0.005, 6))
        )
        return (
            np.maximum(side, 1.6 * smoothstep(5, 11, abs(xs - river(ys))) + 0.4 * fractal(xs * 0.05, ys * 0.05, 3))
            - 0.6
        )

    scene.put(ground_sheet(ground, (-460, 460), (-60, 760), 'green-hills', 320, 380, near=(60, 0.4)))
    scene.put(plain('field', z=-6, y=3000), layer='far')
    scene.put(
        mountain_range(
            (
                (60, 1500, 640, 520),
                (-560, 1700, 520, 520),
                (640, 1750, 560, 520),
                (-1100, 1900, 520, 600),
                (1250, 1900, 560, 600),
            ),
            'peaks',
            (-1700, 1800),
            (760, 2500),
            base=-90,
        ),
        layer='far',
    )
    scene.put(river_strip(lambda y: float(river(y)), lambda y: 11 + 2 * np.sin(y * 0.07), (-60, 500), 'glacial', -0.1))
    houses = Mesh()
    chance = scene.random
    for x, y, turn in (
        (8, 2, 8),
        (18, 10, -12),
        (9, 18, 16),
        (26, 22, -6),
        (-26, 16, 20),
        (-36, 28, -8),
        (16, 32, 6),
        (-28, 42, 12),
        (30, 44, -10),
        (8, 48, 0),
        (-44, 52, 8),
        (44, 34, 14),
    ):
        with houses.at(x, y, height_at(ground, x, y), turn, chance.uniform(0.9, 1.12)):
            log_house(houses)
    for i in range(26):
        houses.box(0.14, 0.14, 1.3, 'wood', 1.5 + i * 1.1, -5.6 + i * 0.12, 0.7)
    houses.tube([(1.5, -5.6, 1.7), (29, -2.6, 1.7)], 0.05, 'wood', 5)
    scene.put(houses)
    scene.scatter(
        [poplar(i, 13) for i in range(3)],
        70,
        ((-70, 76), (8, 120)),
        ground,
        seed=4,
        keep=lambda x, y, z: z > 0.4 and abs(x - river(y)) > 12,
    )
    scene.scatter(
        [conifer(i, 15) for i in range(3)],
        600,
        ((-300, 300), (60, 520)),
        ground,
        sink=0.3,
        seed=5,
        keep=lambda x, y, z: z > 6,
    )
    scene.layer = 'front'
    scene.scatter(
        [grass_tuft(3, 60, 0.6), flower_tuft(2, flower='blossom-pink'), flower_tuft(4, flower='violet')],
        700,
        ((-30, 34), (-42, 0)),
        ground,
        sink=0.03,
        seed=6,
        keep=lambda x, y, z: z > 0.5,
    )
    scene.scatter(
        [rock(i, 0.7) for i in range(3)], 70, lambda r: (river_side(r)), ground, sink=0.2, seed=7, scale=(0.3, 1.2)
    )
    scene.layer = 'life'
    folk = Mesh()
    woman(folk, 'magenta', 4.6, -10, height_at(ground, 4.6, -10), 1, 30)
    man(folk, 'ivory', 'wood-dark', 13, -7, height_at(ground, 13, -7), 1, -20)
    scene.put(folk)
    for x, y, turn in ((21, -9, 160), (25, -7, 20)):
        scene.put(horse(), x, y, height_at(ground, x, y), turn, 1)


def river(y):
    """x of the river at y."""
    return -11 - 9 * np.sin(np.asarray(y, float) * 0.018 + 0.5)


def river_side(chance):
    y = chance.uniform(-34, 60)
    return float(river(y)) + chance.choice((-1, 1)) * chance.uniform(6, 8), y


def log_house(mesh):
    """A two-storeyed log house with a shingled gable."""
    mesh.box(9.4, 7.4, 4.6, 'grey-stone', z=-4)
    for storey in (0, 1):
        for i in range(8):
            level = 0.6 + storey * 2.9 + i * 0.35
            mesh.box(9 - storey * 0.2, 7 - storey * 0.2, 0.31, 'wood' if (i + storey) % 2 else 'hull', z=level)
    for x in (-3, 0, 3):
        for z in (1.4, 4.3):
            mesh.box(1, 0.2, 1.2, 'window', x, -3.56, z)
            mesh.box(1.3, 0.26, 0.14, 'ivory', x, -3.56, z + 1.2)
    mesh.box(9.4, 1.3, 0.15, 'wood-dark', 0, -4.1, 3.3)
    mesh.box(9.4, 0.1, 0.12, 'wood-dark', 0, -4.7, 4.2)
    gable_roof(mesh, 9, 7, 3.4, 'tin-roof', z=6.2, over=0.8)
