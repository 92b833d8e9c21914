"""The flagstone path to Tungnath in April: rhododendrons red on both sides, Chaukhamba white behind."""
import math

import numpy as np

from kit.architecture.nagara import plain_temple
from kit.life.birds import flock_in
from kit.life.people import man, woman
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import broadleaf, conifer, leaf_cloud
from kit.noise import fractal, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import blue_hills, snow_peaks

PICTURE = {
    'hour': 'noon',
    'palette': 'noon-alpine',
    'alt': 'Walkers on the flagstone path to Tungnath between rhododendrons in red flower, the four-topped Chaukhamba white behind.',
}
CHAUKHAMBA = (
    (-60, 2450, 1020, 560),
    (120, 2500, 1060, 480),
    (300, 2560, 980, 460),
    (-240, 2560, 940, 480),
    (-760, 2600, 760, 620),
    (820, 2600, 780, 620),
    (1400, 2700, 820, 700),
    (-1400, 2800, 760, 700),
)
path = lambda y: 5.5 * np.sin(np.asarray(y, float) * 0.05 + 1.4) + 0.06 * np.asarray(y, float)


def ground(xs, ys):
    rise = 0.17 * np.maximum(ys + 20, 0) - 30 * smoothstep(66, 150, ys)
    return (
        rise
        + 0.05 * (xs - 6) * smoothstep(-10, 60, ys)
        + 1.3 * fractal(xs * 0.03, ys * 0.03, 4) * smoothstep(1.5, 8, np.abs(xs - path(ys)))
    )


def build(scene):
    scene.material('green-hills', meadow=('#a09d5c', '#7f8b4a'))
    scene.camera((-1.5, -32, 4.2), (2, 20, 10.6), lens=36, lift=0.03)
    scene.light(
        sun=-104,
        elevation=30,
        haze={'density': 0.0006, 'height': 60, 'base': 0.35, 'start': 60},
        clouds={'seed': 11.2, 'amount': 0.6, 'low': 0.54, 'high': 0.78},
    )
    scene.put(ground_sheet(ground, (-180, 190), (-46, 320), 'green-hills', 300, 340, near=(50, 0.5)))
    scene.put(plain('forest-hills', z=-30), layer='far')
    blue_hills(scene, near=480, count=2, height=60, base=-30, width=1900, seed=4)
    snow_peaks(scene, CHAUKHAMBA, lift=-20, scale=0.9)
    way = Mesh()
    for y in np.arange(-34, 68, 0.62):
        x = float(path(y))
        turn = math.degrees(math.atan2(1, float(path(y + 0.5) - path(y - 0.5)))) - 90
        with way.at(x, float(y), height_at(ground, x, float(y)) + 0.02, turn):
            for k in (-1, 0, 1):
                way.box(
                    0.86,
                    0.56,
                    0.16,
                    ('grey-stone', 'granite-pale', 'step')[(int(y * 3) + k) % 3],
                    k * 0.9 + 0.1 * math.sin(y * 5),
                    0,
                    -0.06,
                )
            for s in (-1, 1):
                way.box(0.3, 0.6, 0.42, 'grey-stone', s * 1.6, 0, -0.1)
    x, y = 6, 60
    plain_temple(way, 4.6, 9, 'granite-pale', x, y, height_at(ground, x, y) - 0.2, flag='flag-red')
    for dx, dy in ((-8, 2), (8, 4), (13, 1)):
        way.box(5, 4, 3, 'grey-stone', x + dx, y + dy, height_at(ground, x + dx, y + dy) - 0.4)
        way.loft(
            [
                [
                    (x + dx - 2.8, y + dy - 2.4, height_at(ground, x + dx, y + dy) + 2.4),
                    (x + dx - 2.8, y + dy, height_at(ground, x + dx, y + dy) + 3.6),
                    (x + dx - 2.8, y + dy + 2.4, height_at(ground, x + dx, y + dy) + 2.4),
                ],
                [
                    (x + dx + 2.8, y + dy - 2.4, height_at(ground, x + dx, y + dy) + 2.4),
                    (x + dx + 2.8, y + dy, height_at(ground, x + dx, y + dy) + 3.6),
                    (x + dx + 2.8, y + dy + 2.4, height_at(ground, x + dx, y + dy) + 2.4),
                ],
            ],
            'slate',
        )
    scene.put(way)
    kinds = [rhododendron(i) for i in range(3)]
    scene.layer = 'front'
    for i, (px, py, s) in enumerate(((-11, -14, 1.0), (10.5, -15, 0.95), (-15, -5, 1.1), (13.5, -6, 1.1))):
        scene.put(kinds[i % 3], px, py, height_at(ground, px, py) - 0.2, i * 70, s)
    scene.layer = 'land'
    scene.scatter(
        kinds,
        90,
        lambda r: (lambda y: (float(path(y)) + r.choice((-1, 1)) * r.uniform(5, 40), y))(r.uniform(0, 74)),
        ground,
        seed=4,
        sink=0.2,
        scale=(0.7, 1.15),
        keep=lambda x, y, z: abs(x - 6) > 7 or y < 44,
    )
    scene.scatter(
        [conifer(i, 14, 'pine', 0.24, 0.28) for i in range(2)],
        100,
        ((-110, 120), (30, 120)),
        ground,
        seed=5,
        sink=0.3,
        keep=lambda x, y, z: abs(x - 6) > 22,
    )
    scene.scatter(
        [grass_tuft(5, 50, 0.5, leaf='grass-dry'), grass_tuft(6, 50, 0.4)],
        420,
        ((-28, 30), (-30, 30)),
        ground,
        seed=6,
        sink=0.04,
        keep=lambda x, y, z: abs(x - path(y)) > 2,
    )
    scene.scatter(
        [rock(i, 0.9) for i in range(3)],
        40,
        ((-26, 26), (-28, 40)),
        ground,
        seed=7,
        sink=0.25,
        scale=(0.3, 1),
        keep=lambda x, y, z: abs(x - path(y)) > 2.6,
    )
    scene.layer = 'life'
    life = Mesh()
    for i, (py, cloth) in enumerate(((-4, 'magenta'), (-2.6, None), (14, 'turmeric'), (30, None), (31, 'azure'))):
        px = float(path(py)) + (-0.5, 0.6)[i % 2]
        z = height_at(ground, px, py) + 0.1
        woman(life, cloth, px, py, z, 1, 185) if cloth else man(
            life, 'saffron', 'indigo', px, py, z, 1, 180, stick=True
        )
    flock_in(life, 6, (10, 26), (20, 40), (22, 30), 0.7)
    scene.put(life)


def rhododendron(seed):
    """A gnarled rhododendron in flower: a leafy crown with red clusters over it, as mesh data."""
    mesh, chance = Mesh(), np.random.RandomState(seed + 3)
    mesh.tube([(0, 0, 0), (0.2, 0.1, 1.2), (-0.1, 0, 2.4)], [0.26, 0.2, 0.12], 'bark', 7)
    for k in range(7):
        a = k * 0.9 + seed
        x, y, z = 1.4 * math.cos(a), 1.4 * math.sin(a), 2.6 + 0.9 * chance.rand()
        mesh.tube([(0, 0, 1.2), (x * 0.6, y * 0.6, 2.1), (x, y, z)], [0.13, 0.09, 0.05], 'bark', 5)
        leaf_cloud(mesh, (x, y, z), (1.1, 1.1, 0.8), 130, 'leaf-dark', chance, 0.2)
        leaf_cloud(mesh, (x, y, z + 0.14), (1.16, 1.16, 0.82), 120, 'crimson', chance, 0.13)
    return mesh.data('rhododendron')
