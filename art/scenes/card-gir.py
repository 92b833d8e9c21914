"""An Asiatic lion on a rocky rise in Gir's dry teak forest in late light."""
import numpy as np

from kit.life.birds import flock_in
from kit.life.cats import lion
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
    'alt': 'An Asiatic lion with a short dark mane walking through golden grass in late light in the dry teak forest of Gir, a lioness behind.',
}


def ground(xs, ys):
    return (
        0.9 * np.exp(-((xs / 9) ** 2 + ((ys - 1) / 7) ** 2))
        + 0.4 * fractal(xs * 0.06, ys * 0.06, 4)
        + 0.012 * np.maximum(ys - 10, 0)
    )


def build(scene):
    scene.camera((-1.2, -12.5, 1.7), (0.8, 2, 2.1), lens=41, lift=0.03, focus=12.4, fstop=0.55)
    scene.light(
        sun=-110,
        elevation=20,
        haze={'density': 0.0042, 'height': 12, 'base': 0.15, 'start': 26},
        clouds={'seed': 23.3, 'amount': 0.8, 'stretch': (0.5, 1)},
    )
    scene.put(ground_sheet(ground, (-150, 150), (-30, 260), 'dust', 240, 260, near=(30, 0.6)))
    blue_hills(scene, 'dry-hills', near=300, count=3, height=50, base=0, width=1400, seed=4)
    king = lion()
    for part in king:
        scene.put(part, 1.0, -0.4, height_at(ground, 1.0, -0.4) - 0.02, 206, 1.75)
    for part in lion(0.16, mane=False):
        scene.put(part, -3.9, 6.0, height_at(ground, -3.9, 6.0) - 0.02, 200, 1.5)
    teak = [
        broadleaf(50 + i, 11, ('leaf-dry', 'leaf-autumn', 'leaf-dry')[i], 'bark-pale', 0.8, 8, 200, 0.44, 0.55)
        for i in range(3)
    ] + [bare_tree(3, 10, 'bark-pale', 4)]
    scene.scatter(
        teak,
        170,
        ((-90, 90), (14, 100)),
        ground,
        seed=5,
        sink=0.2,
        keep=lambda x, y, z: abs(x - 1) > 6 + 0.1 * y or y > 60,
    )
    dry = [
        grass_tuft(5, 60, 0.7, leaf='grass-dry', width=0.018),
        grass_tuft(6, 60, 0.9, leaf='grass-dry', width=0.018),
        grass_tuft(7, 50, 0.6, leaf='reed', width=0.018),
    ]
    scene.scatter(
        dry,
        640,
        ((-22, 22), (-8, 24)),
        ground,
        seed=6,
        sink=0.05,
        keep=lambda x, y, z: not (abs(x - 0.9) < 3.4 and -6 < y < 1.4) and not (abs(x - 6) < 2.8 and 2 < y < 7.8),
    )
    scene.scatter(
        [rock(i, 1.2, 'rock-warm') for i in range(3)],
        20,
        ((-16, 16), (-4, 14)),
        ground,
        seed=8,
        sink=0.3,
        scale=(0.3, 1.2),
        keep=lambda x, y, z: abs(x - 0.8) > 3,
    )
    scene.put(broadleaf(33, 7, 'leaf-dry', 'bark', 1.9, 11, 340, 0.24, 0.75), -10, 9, 0.2, 0, 1.1)
    scene.layer = 'front'
    scene.scatter(
        dry,
        40,
        lambda r: (-1.5 + r.choice((-1, 1)) * r.uniform(2.6, 6), r.uniform(-7, -5.6)),
        ground,
        seed=9,
        sink=0.08,
        scale=(0.5, 0.8),
    )
    birds = Mesh()
    flock_in(birds, 8, (-8, 0), (14, 30), (9, 12), 0.5)
    scene.put(birds, layer='life')
