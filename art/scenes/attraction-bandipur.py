"""Bandipur in February: chital on the lawn by the forest road, two gaur at the kerb, flame of the forest in flower over
dry teak, and the Nilgiris as a blue wall behind; a jeep waits."""
import math

import numpy as np

from kit.life.animals import peacock
from kit.life.birds import flock_in
from kit.life.herds import gaur
from kit.life.vehicles import safari_jeep
from kit.life.wildlife import chital
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.terrain import ground_sheet, hill_layers
from kit.nature.trees import broadleaf
from kit.noise import fractal
from kit.scene import height_at
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'gold',
    'palette': 'dawn-mist',
    'alt': 'Two gaur beside the forest road at Bandipur, spotted deer and a peacock on the grass, trees in orange flower before the long blue wall of the Nilgiris.',
}


def road(y):
    """x of the road's middle at y: it swings in from the right and away to the left."""
    y = np.asarray(y, float)
    return 5.5 - 0.03 * (y + 16) - 7.5 * np.exp(-(((y - 34) / 26) ** 2)) + 6


def ground(xs, ys):
    return 0.35 * fractal(xs * 0.05, ys * 0.05, 4) * np.clip(
        (np.abs(xs - road(ys)) - 2.6) / 3, 0, 1
    ) + 0.012 * np.maximum(ys - 30, 0)


def build(scene):
    scene.material('meadow', colour='#9d9a55', second='#748148', patches=('#b9a866', 0.35, 0.08))
    scene.material('blossom-red', colour='#e2662c', second='#c24a1e')
    scene.material('grass', colour='#b0a45c', second='#8a8a48')
    scene.material('grass-dry', colour='#c2ac68', second='#a08f4c')
    scene.material('forest-hills', meadow=('#5a7a52', '#46664a'), rock=('#66704f', '#4d5a44'), scale=0.012)
    scene.material('leaf-dry', colour='#a59a58', second='#7d7442')
    scene.camera((-1.4, -17.5, 1.75), (1.2, 14, 3.5), lens=34, lift=0.03, focus=20, fstop=1.0)
    scene.light(
        sun=-108,
        elevation=18,
        haze={'density': 0.0008, 'height': 40, 'start': 50, 'base': 0.2, 'most': 0.8},
        clouds={'seed': 19.3, 'amount': 0.6},
    )
    scene.put(ground_sheet(ground, (-160, 170), (-30, 300), 'meadow', 280, 320, near=(40, 0.5)))
    way = Mesh()
    rows = np.linspace(-28, 130, 150)
    slope = [(float(road(y)), y, height_at(ground, float(road(y)), y) + 0.05) for y in rows]
    way.loft(
        [[(x + s, y, z + 0.05 * (1 - (s / 2.7) ** 2)) for s in np.linspace(-2.7, 2.7, 7)] for x, y, z in slope], 'road'
    )
    for x, y, z in slope:
        for side in (-1, 1):
            way.box(1.1, 1.2, 0.03, 'dust', x + side * 3.1, y, z - 0.03)
    for k in range(0, len(slope) - 3, 6):
        (x, y, z), (x1, y1, z1) = slope[k], slope[k + 2]
        way.quad(
            (x - 0.06, y, z + 0.07),
            (x + 0.06, y, z + 0.07),
            (x1 + 0.06, y1, z1 + 0.07),
            (x1 - 0.06, y1, z1 + 0.07),
            'ivory',
        )
    scene.put(way)
    scene.put(
        hill_layers(((1500, 210, 900, -10, 3.2), (2300, 400, 1500, 0, 5.9), (3300, 560, 2300, 10, 8.1)), width=2400),
        layer='far',
    )
    tree_line(scene, 150, 90, 520, 240, 7, 'leaf-dry')
    teak = [
        broadleaf(40 + i, 13, ('leaf-dry', 'leaf', 'leaf-dry')[i], 'bark-pale', 0.8, 9, 260, 0.4, 0.55)
        for i in range(3)
    ]
    flame = [broadleaf(60 + i, 7.5, 'blossom-red', 'bark', 1.0, 9, 380, 0.28, 0.45) for i in range(2)]
    off = lambda x, y: abs(x - float(road(y)))
    scene.scatter(
        teak,
        90,
        ((-110, 120), (40, 150)),
        ground,
        seed=4,
        sink=0.3,
        scale=(0.7, 1.1),
        keep=lambda x, y, z: off(x, y) > 7,
    )
    for x, y, s in ((-12.5, 9, 1.0), (-17, 20, 1.05), (20, 8, 1.0), (24.5, 18, 1.1), (15.5, 30, 0.9), (-9, 33, 0.95)):
        scene.put(teak[int(abs(x)) % 3], x, y, height_at(ground, x, y) - 0.3, 37 * x, s)
    for x, y, s in ((-8.6, 17, 0.95), (-21, 33, 1.1), (18.2, 22, 1.0), (3.0, 52, 1.2), (31, 44, 1.2), (-33, 48, 1.1)):
        scene.put(flame[int(abs(x)) % 2], x, y, height_at(ground, x, y) - 0.2, 53 * x, s)
    tall = [
        grass_tuft(5 + i, 56, 0.55, 0.36, leaf, 0.022) for i, leaf in enumerate(('grass-dry', 'grass', 'grass-dry'))
    ]
    scene.scatter(
        tall,
        1100,
        lambda r: (r.uniform(-20, 24), -15 + 46 * r.random() ** 1.4),
        ground,
        seed=5,
        sink=0.05,
        scale=(0.35, 1.0),
        keep=lambda x, y, z: off(x, y) > 3.9,
    )
    scene.scatter(
        [rock(i, 0.6, 'rock-warm') for i in range(3)],
        18,
        ((-14, 18), (-8, 20)),
        ground,
        seed=7,
        sink=0.2,
        scale=(0.3, 0.9),
        keep=lambda x, y, z: off(x, y) > 4.5,
    )
    bull, feeding = gaur(), gaur(True)
    for beast, x, y, turn, size in (
        (bull, 5.4, 1.6, 152, 1.2),
        (feeding, 1.0, 5.0, 16, 1.08),
        (bull, -5.4, 24, 24, 1.0),
    ):
        stand(scene, beast, x, y, turn, size)
    stag, hind, grazer = chital(True), chital(), chital(False, True)
    for beast, x, y, turn, size in (
        (stag, -6.2, -1.0, 14, 1.12),
        (grazer, -4.4, 0.8, -30, 1.0),
        (grazer, -8.4, 2.4, 150, 1.0),
        (hind, -3.2, 3.6, 100, 1.0),
        (grazer, -10.2, 6.4, 30, 1.0),
        (hind, -6.4, 8.2, -160, 1.0),
        (stag, -12.6, 14, 170, 1.0),
        (grazer, -4.6, 13, 60, 1.0),
        (hind, 16.4, 12, 190, 1.0),
        (grazer, 17.6, 14, 30, 1.0),
        (hind, -2.6, -5.2, 40, 0.95),
    ):
        stand(scene, beast, x, y, turn, size)
    stand(scene, peacock(), 1.5, -6.4, 160, 1.0)
    scene.layer = 'front'
    scene.scatter(
        tall, 40, lambda r: (r.uniform(-8, 4.2), r.uniform(-14.6, -12.6)), ground, seed=9, sink=0.1, scale=(0.35, 0.6)
    )
    scene.layer = 'life'
    life = Mesh()
    y = 40.0
    with life.at(float(road(y)), y, height_at(ground, float(road(y)), y) + 0.12, 250):
        safari_jeep(life)
    flock_in(life, 9, (-20, 2), (30, 70), (13, 22), 0.9)
    scene.put(life)


def stand(scene, parts, x, y, turn, size):
    """An animal on the ground; it may be of several objects."""
    for part in parts if isinstance(parts, (tuple, list)) else (parts,):
        scene.put(part, x, y, height_at(ground, x, y), turn, size)
