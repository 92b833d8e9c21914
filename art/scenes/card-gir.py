"""An Asiatic lion in the golden grass of Gir's dry teak forest in late light, his lioness and wary deer behind."""
import numpy as np

from kit.life.birds import flock_in
from kit.life.cats import lion
from kit.life.wildlife import chital
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.terrain import ground_sheet
from kit.nature.trees import bare_tree, broadleaf
from kit.noise import fractal
from kit.scene import height_at
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'gold',
    'palette': 'gold',
    'alt': 'An Asiatic lion walks through golden grass in late light in the dry teak forest of Gir, a lioness behind him, spotted deer far off.',
}


def ground(xs, ys):
    return (
        0.9 * np.exp(-((xs / 9) ** 2 + ((ys - 1) / 7) ** 2))
        + 0.4 * fractal(xs * 0.06, ys * 0.06, 4)
        + 0.012 * np.maximum(ys - 10, 0)
    )


def build(scene):
    scene.camera((-1.2, -12.5, 1.7), (0.8, 2, 1.95), lens=41, lift=0.02, focus=12.4, fstop=0.8)
    scene.light(
        sun=-104,
        elevation=19,
        haze={'density': 0.0042, 'height': 12, 'base': 0.15, 'start': 26},
        clouds={'seed': 23.3, 'amount': 0.8, 'stretch': (0.5, 1)},
    )
    scene.material('dry-hills', meadow=('#d9b878', '#c39d5c'), rock=('#b58a58', '#96703f'))
    scene.material('grass-dry', colour='#f0d488', second='#cfa85a', translucent=0.34)
    scene.material('reed', colour='#c9b566', second='#9c9448')
    scene.put(ground_sheet(ground, (-150, 150), (-30, 260), 'dry-hills', 240, 260, near=(30, 0.6)))
    blue_hills(scene, 'forest-hills', near=300, count=3, height=50, base=0, width=1400, seed=4)
    for part in lion():
        scene.put(part, 1.0, -0.4, height_at(ground, 1.0, -0.4) - 0.02, 206, 1.75)
    for part in lion(0.16, mane=False):
        scene.put(part, -3.9, 9.0, height_at(ground, -3.9, 9.0) - 0.02, 212, 1.6)
    for x, y, turn, antlers, grazing in (
        (12.4, 21, 200, True, False),
        (14.4, 22.5, 168, False, False),
        (15.6, 20.5, 24, False, True),
    ):
        for part in chital(antlers, grazing):
            scene.put(part, x, y, height_at(ground, x, y), turn, 1.6)
    teak = [
        broadleaf(50 + i, 11, ('leaf-dry', 'leaf-autumn', 'leaf-dry')[i], 'bark-pale', 0.8, 8, 200, 0.44, 0.55)
        for i in range(3)
    ] + [bare_tree(3, 10, 'bark-pale', 4)]
    scene.scatter(
        teak,
        210,
        ((-90, 90), (18, 100)),
        ground,
        seed=5,
        sink=0.2,
        keep=lambda x, y, z: abs(x - 2) > 8 + 0.12 * y or y > 60,
    )
    dry = [
        grass_tuft(5, 70, 0.55, leaf='grass-dry', width=0.016),
        grass_tuft(6, 70, 0.8, leaf='grass-dry', width=0.016),
        grass_tuft(7, 50, 0.6, leaf='reed', width=0.016),
    ]
    clear = lambda x, y: abs(x - 0.9) < 3.2 and -12 < y < 1.4
    scene.scatter(
        dry,
        2600,
        ((-26, 28), (-9, 22)),
        ground,
        seed=6,
        sink=0.05,
        scale=(0.6, 1.1),
        keep=lambda x, y, z: not clear(x, y) and not (x > 4 and y > 15) and not (abs(x + 3.9) < 3.4 and 5 < y < 9.4),
    )
    # Only low grass before the lion: it reaches his wrists, and leaves his legs to be seen.
    scene.scatter(dry, 520, ((-3.4, 5.2), (-6, 1.2)), ground, seed=16, sink=0.06, scale=(0.28, 0.5))
    scene.scatter(dry, 160, ((-8, -1.4), (4.6, 9)), ground, seed=17, sink=0.06, scale=(0.35, 0.6))
    scene.scatter(
        [rock(i, 1.2, 'rock-warm') for i in range(3)],
        14,
        ((-16, 16), (2, 16)),
        ground,
        seed=8,
        sink=0.3,
        scale=(0.3, 1.2),
        keep=lambda x, y, z: abs(x - 0.8) > 4 and not (-9 < x < -1),
    )
    for x, y, size, turn in ((4.6, -4.4, 0.55, 20), (5.3, -3.9, 0.3, 80), (-4.4, -5.4, 0.28, 40)):
        scene.put(rock(3, 1.2, 'rock-warm'), x, y, height_at(ground, x, y) - 0.1, turn, size)
    scene.put(broadleaf(33, 7, 'leaf-dry', 'bark', 1.9, 11, 340, 0.24, 0.75), -10.5, 11, 0.2, 0, 1.1)
    scene.layer = 'front'
    scene.scatter(
        dry,
        90,
        lambda r: (-1.0 + r.choice((-1, -1, 1)) * r.uniform(2.2, 6), r.uniform(-7.4, -5.2)),
        ground,
        seed=9,
        sink=0.08,
        scale=(0.5, 0.85),
    )
    birds = Mesh()
    flock_in(birds, 8, (-3, 5), (14, 30), (9, 12), 0.5)
    scene.put(birds, layer='life')
