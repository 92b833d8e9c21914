"""A double living root bridge at Nongriat over its stream, the forest dripping and green."""
import math

import numpy as np

from kit.life.people import man, woman
from kit.mesh import Mesh
from kit.nature.falls import waterfall
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.palms import bamboo_clump, banana
from kit.nature.terrain import ground_sheet
from kit.nature.trees import broadleaf, leaf_cloud
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
    scene.material('root', patches=('#5c6339', 0.34, 1.3))
    scene.camera((-4.4, -15.5, 2.6), (0.5, 4, 5.7), lens=30, lift=0.02, focus=17, fstop=0.8)
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
    with bridge.at(0, 2, 0.4, 9):
        deck(bridge, 3.9, 8.6, 3)
        deck(bridge, 7.9, 8.2, 7)
        for side in (-1, 1):
            fig_tree(bridge, side * 9.6, 0.4, 5 + side)
    scene.put(bridge)
    crown = Mesh()
    for x, y, z, size in ((-10, 3, 14.6, 4.6), (-6, 5, 16.2, 4), (10.4, 3, 15, 4.8), (6.4, 6, 16.4, 3.8)):
        leaf_cloud(crown, (x, y, z), (size, size, size * 0.5), 420, 'leaf', np.random.RandomState(int(x) + 20), 0.34)
    scene.put(crown)
    stones = [rock(i, 1.4, 'rock', 0.75) for i in range(4)]
    scene.scatter(
        stones,
        90,
        lambda r: (r.gauss(0, 4.2), r.uniform(-16, 40)),
        lambda x, y: 0.07 * np.maximum(y, 0) - 0.3,
        seed=4,
        sink=0.3,
        scale=(0.25, 1.1),
        keep=lambda x, y, z: abs(x + 4.4 - (y + 15.5) * 0.25) > 1.4 or y > 0,
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
    with life.at(0, 2, 0.4, 9):
        woman(life, 'scarlet', -1.7, 0, 3.62, 1.0, 84, pose='walk')
        man(life, 'turmeric', 'indigo', 1.5, 0, 3.62, 1.0, -90, pose='look', dress='shirt')
        woman(life, 'azure', 2.7, 0, 7.66, 1.0, -80, dress='salwar')
    scene.put(life)


def deck(mesh, z, half, seed):
    """One span: roots as thick as an arm woven along and across, rails grown of roots, others hanging free."""
    chance = np.random.RandomState(seed)
    ways = np.linspace(0, 1, 15)
    level = lambda t: z - 0.45 * np.sin(math.pi * t) + 2.4 * np.abs(2 * t - 1) ** 9

    def root(y0, y1, lift, thick, wave, ends=0.0):
        rise = lift + ends * np.abs(2 * ways - 1) ** 6
        across = y0 + (y1 - y0) * ways + 0.16 * np.sin(ways * 8 + wave)
        points = np.stack([half * (2 * ways - 1), across, level(ways) + rise + 0.06 * np.sin(ways * 17 + wave)], 1)
        mesh.tube(points, thick * (0.75 + 0.5 * np.abs(2 * ways - 1) + 0.12 * np.sin(ways * 31 + wave)), 'root', 7)

    for _ in range(34):
        y0, y1 = chance.uniform(-0.85, 0.85, 2)
        root(y0, y1, chance.uniform(-0.26, -0.02), chance.uniform(0.06, 0.16), chance.rand() * 6)
    for side in (-1, 1):
        for k in range(7):
            y = side * chance.uniform(0.82, 1.05)
            root(y, y, 0.35 + 0.13 * k, chance.uniform(0.035, 0.085), chance.rand() * 6, chance.uniform(0.6, 2.2))
        # Rails and deck grow into one another, never as a ladder's rungs do.
        for _ in range(36):
            t, lean = chance.uniform(0.04, 0.96), chance.uniform(-0.9, 0.9)
            x, foot = half * (2 * t - 1), float(level(t))
            mesh.tube(
                [
                    (x, side * 0.75, foot - 0.1),
                    (x + lean * 0.4, side * chance.uniform(0.9, 1.06), foot + 0.55),
                    (x + lean, side * 0.95, foot + chance.uniform(1.0, 1.3)),
                ],
                [chance.uniform(0.04, 0.09), 0.04, 0.03],
                'root',
                5,
            )
    for t in np.linspace(0.04, 0.96, 46):
        x = half * (2 * t - 1) + chance.uniform(-0.15, 0.15)
        mesh.tube([(x, -0.9, level(t) + 0.03), (x + chance.uniform(-0.3, 0.3), 0.9, level(t) + 0.03)], 0.055, 'root', 5)
    for _ in range(34):
        t, long = chance.uniform(0.06, 0.94), chance.uniform(0.4, 2.0)
        x, y = half * (2 * t - 1), chance.uniform(-0.9, 0.9)
        mesh.tube(
            [(x, y, level(t) - 0.1), (x + 0.08, y, level(t) - 0.6 * long), (x, y + 0.06, level(t) - 0.2 - long)],
            [0.04, 0.025, 0.008],
            'root',
            4,
        )


def fig_tree(mesh, x, y, seed):
    """The old fig that a bridge grows from: a trunk of many stems fused, its roots running down the bank."""
    chance = np.random.RandomState(seed)
    for k in range(30):
        a, far = k * 2.4, chance.uniform(1.6, 4.2)
        inner = chance.uniform(0.3, 0.85)
        mesh.tube(
            [
                (x + 0.7 * inner * math.cos(a), y + 0.7 * inner * math.sin(a), 15),
                (x + inner * math.cos(a + 0.3), y + inner * math.sin(a + 0.3), 9),
                (x + 1.15 * inner * math.cos(a + 0.5), y + 1.15 * inner * math.sin(a + 0.5), 4.6),
                (x + 0.5 * far * math.cos(a + 0.6), y + 0.5 * far * math.sin(a + 0.6), 2.6),
                (x + far * math.cos(a + 0.7), y + far * math.sin(a + 0.7), 0.6 - 0.3 * far),
            ],
            [0.2, 0.26, 0.34, 0.26, 0.1],
            'root',
            8,
        )
    for k in range(7):
        a = k * 0.9 + seed
        mesh.tube(
            [
                (x, y, 11),
                (x + 1.8 * math.cos(a), y + 1.8 * math.sin(a), 13.4),
                (x + 4 * math.cos(a), y + 4 * math.sin(a), 15),
            ],
            [0.4, 0.28, 0.1],
            'root',
            7,
        )
