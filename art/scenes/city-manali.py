"""Manali: the wooden tiers of the Hadimba temple in a cedar grove, shafts of morning light."""
from kit.architecture.himalayan import hill_house, tiered_temple
from kit.life.animals import yak
from kit.life.people import man, woman
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.terrain import ground_sheet
from kit.nature.trees import conifer
from kit.noise import fractal
from kit.scene import height_at
from kit.stage.backdrops import GREAT_PEAKS, snow_peaks
import numpy as np

PICTURE = {
    'hour': 'dawn',
    'palette': 'dawn-mist',
    'alt': 'The tiered wooden Hadimba temple at Manali among tall deodar cedars in misty morning light, a yak beside the path.',
}


def build(scene):
    scene.camera((-7, -40, 2.6), (1, 0, 7.6), lens=36, lift=0.05, focus=40, fstop=3)
    scene.light(
        sun=-128,
        elevation=34,
        energy=6.4,
        haze={'density': 0.006, 'height': 18, 'base': 0.05, 'start': 34, 'most': 0.72},
        clouds={'seed': 6.6, 'amount': 0.6},
        grade={'exposure': 1.12},
    )
    ground = (
        lambda xs, ys: 0.4 * fractal(xs * 0.06, ys * 0.06, 4)
        + 0.05 * np.maximum(ys - 4, 0)
        + 0.03 * np.maximum(np.abs(xs) - 14, 0)
    )
    scene.put(ground_sheet(ground, (-160, 160), (-60, 240), 'meadow', 240, 260, near=(30, 0.5)))
    snow_peaks(scene, GREAT_PEAKS, lift=-90, scale=0.8)
    temple = Mesh()
    tiered_temple(temple, 2.2, 4, 0.9, 3, 13)
    for i in range(4):
        temple.box(7 - i * 0.4, 0.8, 0.26 * (4 - i), 'grey-stone', 2.2, -4.2 - i * 0.8, 0.1)
    temple.loft(
        [
            [
                (
                    2.2 + s * 1.5 - 0.25 * (y + 7),
                    y,
                    float(ground(np.array([2.2 + s * 1.5 - 0.25 * (y + 7)]), np.array([y]))[0]) + 0.05,
                )
                for s in (-1, 0, 1)
            ]
            for y in np.linspace(-40, -6, 30)
        ],
        'paving',
    )
    for i in range(13):
        x = -13.5 + i * 0.02
        temple.box(1.2, 0.7, 0.9, 'grey-stone', -14 + i * 1.4 if i < 6 else 1 + i * 1.4, -6.5, 0.1)
    hill_house(temple, 9, 6, 2, 24, 16, 1, 'wood', 'slate', -30)
    scene.put(temple)
    deodar = [conifer(i, 27, 'pine', 0.17, 0.3, 20, 150) for i in range(3)]
    keep = lambda x, y, z: not (abs(x - 2.2) < 10.5 and y < 22) and not (abs(x + 0.6 * (y + 10)) < 8 and y < -2)
    scene.scatter(deodar, 150, ((-70, 70), (-6, 110)), ground, keep, (0.7, 1.15), 0.3, seed=12)
    scene.put(deodar[0], -15, -14, 0.2, 20, 0.92)
    scene.put(deodar[1], 16, -12, 0.2, 80, 0.9)
    scene.scatter(
        [grass_tuft(5, 60, 0.5), grass_tuft(6, 60, 0.45, leaf='grass-dry')],
        420,
        ((-26, 26), (-34, 4)),
        ground,
        lambda x, y, z: abs(x - 2.2 + 0.25 * (y + 7)) > 2.2 and not (abs(x - 2.2) < 8 and y > -7),
        sink=0.05,
        seed=6,
    )
    scene.scatter(
        [rock(i, 1.2) for i in range(3)],
        16,
        ((-24, 24), (-26, 0)),
        ground,
        lambda x, y, z: abs(x - 2.2 + 0.25 * (y + 7)) > 3,
        (0.4, 1.2),
        0.3,
        seed=8,
    )
    scene.layer = 'life'
    life = Mesh()
    for x, y, cloth in ((3.4, -11, 'scarlet'), (4.4, -10.6, None), (2.2, -6.6, 'magenta'), (6.4, -17, 'turmeric')):
        z = height_at(ground, x, y)
        woman(life, cloth, x, y, z, 1, 30) if cloth else man(life, 'wood-dark', 'grey-stone', x, y, z, 1, 20, 'emerald')
    scene.put(life)
    scene.put(yak('crimson'), -8.4, -13, height_at(ground, -8.4, -13), -25, 1.2)
