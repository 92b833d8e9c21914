"""A double living root bridge at Nongriat over its stream, the forest dripping and green."""
import numpy as np

from kit.architecture.water_works import root_bridge
from kit.life.people import man, woman
from kit.mesh import Mesh
from kit.nature.falls import waterfall
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.palms import bamboo_clump, banana
from kit.nature.terrain import ground_sheet
from kit.nature.trees import broadleaf
from kit.noise import fractal, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'noon',
    'palette': 'noon-monsoon',
    'alt': 'Two woven living root bridges, one above the other, cross a clear boulder stream in the wet green forest of Meghalaya.',
}


def ground(xs, ys):
    side = np.abs(xs - 0.6 * np.sin(ys * 0.1)) - 5.4
    return (
        5.2 * smoothstep(0, 7, side)
        + 12 * smoothstep(8, 44, side)
        + 0.07 * np.maximum(ys, 0)
        - 0.8
        + 0.8 * fractal(xs * 0.09, ys * 0.09, 4) * smoothstep(-1, 4, side)
    )


def build(scene):
    scene.camera((-2.6, -21, 3.3), (0.6, 6, 5.6), lens=33, lift=0.04, focus=21, fstop=4)
    scene.light(
        sun=-120,
        elevation=46,
        energy=3.6,
        haze={'density': 0.005, 'height': 12, 'base': 0.24, 'start': 24, 'most': 0.8},
        clouds={'seed': 3.3, 'amount': 0.8},
        grade={'exposure': 1.55},
    )
    scene.put(ground_sheet(ground, (-80, 80), (-30, 130), 'forest-floor', 300, 320, near=(24, 0.5)))
    stream = Mesh()
    stream.loft(
        [[(-9, y, 0.07 * max(y, 0) - 0.2), (9, y, 0.07 * max(y, 0) - 0.2)] for y in (-40, 0, 20, 40, 70)], 'glacial'
    )
    scene.material('glacial', colour='#3c8478')
    waterfall(stream, 1, 34, 7, 1.6, 3, 1, 12, 4, 1.2)
    stream.box(16, 3, 6, 'rock', 1, 36.4, 0.8)
    scene.put(stream)
    bridge = Mesh()
    with bridge.at(0, 2, 0.6):
        root_bridge(bridge, 17, 4.6, 2, 3)
    scene.put(bridge)
    stones = [rock(i, 1.4, 'rock', 0.75) for i in range(4)]
    scene.scatter(
        stones,
        90,
        lambda r: (r.gauss(0, 4.2), r.uniform(-16, 40)),
        lambda x, y: 0.07 * np.maximum(y, 0) - 0.3,
        seed=4,
        sink=0.3,
        scale=(0.25, 1.1),
        keep=lambda x, y, z: abs(x + 2.6 - (y + 21) * 0.11) > 1.6 or y > 2,
    )
    trees = [broadleaf(40 + i, 15, ('leaf', 'leaf-dark', 'leaf')[i], 'bark', 1.0, 10, 320, 0.42, 0.5) for i in range(3)]
    scene.scatter(
        trees,
        130,
        ((-46, 46), (-4, 90)),
        ground,
        seed=5,
        sink=0.3,
        keep=lambda x, y, z: abs(x) > 12 + (6 if y < 4 else 0) or y > 46,
    )
    scene.scatter(
        [broadleaf(50 + i, 3, spread=1.4, clouds=6, cards=220, card=0.18, low=0.2) for i in range(2)],
        110,
        ((-30, 30), (-12, 50)),
        ground,
        seed=6,
        sink=0.2,
        keep=lambda x, y, z: abs(x) > 8.6,
    )
    scene.scatter(
        [banana(1), banana(2), bamboo_clump(2, 9)],
        36,
        lambda r: (r.choice((-1, 1)) * r.uniform(10, 22), r.uniform(2, 40)),
        ground,
        seed=7,
    )
    scene.layer = 'front'
    scene.scatter(
        [grass_tuft(5, 60, 0.9), grass_tuft(6, 40, 1.2, leaf='leaf')],
        190,
        lambda r: (r.choice((-1, 1)) * r.uniform(6.6, 14), r.uniform(-16, 14)),
        ground,
        seed=8,
        sink=0.05,
    )
    scene.put(broadleaf(55, 6, 'leaf-dark', spread=1.5, clouds=9, cards=420, card=0.16, low=0.2), -11.5, -8, 1.5)
    scene.layer = 'life'
    life = Mesh()
    woman(life, 'scarlet', -1.6, 2, 4.2, 1.0, 80)
    man(life, 'turmeric', 'indigo', 1.4, 2, 4.2, 1.0, 95, stick=True)
    woman(life, 'azure', 2.4, 2, 7.9, 1.0, -80)
    scene.put(life)
