"""The trek to Nongriat: a root bridge from bank to bank above a stream of boulders, trekkers on it, wet forest."""
import math

import numpy as np

from kit.architecture.water_works import root_bridge
from kit.life.figure import SKINS, draw_arm
from kit.life.people import man, woman
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.palms import bamboo_clump, banana, coconut_palm
from kit.nature.terrain import ground_sheet, water_sheet
from kit.nature.trees import broadleaf, leaf_cloud
from kit.noise import fractal, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'noon',
    'palette': 'noon-monsoon',
    'alt': 'Trekkers with packs cross a living root bridge from bank to bank above a stream full of boulders near Nongriat, forest behind.',
}


def ground(xs, ys):
    away = np.abs(ys - 8 + 1.2 * fractal(xs * 0.05, ys * 0, 2))
    return (
        -2.4
        + 8.2 * smoothstep(5.5, 11.5, away)
        + np.where(ys > 8, 22, 3) * smoothstep(11, 40, away)
        + 14 * smoothstep(40, 90, ys)
        + 0.7 * fractal(xs * 0.12, ys * 0.12, 4) * smoothstep(6, 12, away)
        + 7 * smoothstep(16, 44, xs) * smoothstep(4, 12, away)
        + 30 * smoothstep(34, 84, xs)
    )


def on_deck(y):
    """Where one stands on the bridge, which runs away from the camera from y = -2.5 to 18.5."""
    t = (y + 2.5) / 21
    return 6.2 - 1.3 * (1 - (2 * t - 1) ** 2) + 0.16


def build(scene):
    scene.material('pool', colour='#2b6b5a')
    scene.material('root', patches=('#5c6339', 0.34, 1.3))
    scene.material('forest-floor', colour='#56623a', second='#413f27')
    scene.camera((-17.5, 5.4, 2.2), (0, 8.2, 4.9), lens=32, lift=0.02, focus=17, fstop=1)
    scene.light(
        sun=-122,
        elevation=50,
        energy=5.4,
        haze={'density': 0.009, 'height': 18, 'base': 0.2, 'start': 16, 'most': 0.82},
        clouds={'seed': 2.2, 'amount': 0.9},
        grade={'exposure': 1.45},
    )
    scene.put(ground_sheet(ground, (-90, 90), (-30, 130), 'forest-floor', 280, 280, near=(30, 0.5)))
    scene.put(water_sheet('pool', -1.2, 400, -60))
    span = Mesh()
    root_bridge(span, 21, 6.2, 1, 4)
    scene.put(span, 0, 8, 0, 90)
    trees = Mesh()
    fig(trees, -2.6, 20.8, 4.6, 5)
    fig(trees, 2.8, 21.2, 4.6, 8)
    fig(trees, -1.6, -5.2, 4.6, 3)
    fig(trees, 2.6, -5.6, 4.6, 6)
    scene.put(trees)
    crown = Mesh()
    for x, y, z, size in ((-3, 21, 14.4, 5), (3, 21.4, 15, 5), (0, 23, 17, 5.4), (-2, -5.4, 14, 4.6), (3, -6, 15.5, 5)):
        leaf_cloud(crown, (x, y, z), (size, size, size * 0.55), 900, 'leaf', np.random.RandomState(int(z)), 0.34)
    scene.put(crown)
    stones = [rock(i, 1.5) for i in range(4)]
    chance = scene.random
    for i in range(150):
        x, y = chance.uniform(-14, 30), chance.uniform(2.4, 13.6)
        scene.put(stones[i % 4], x, y, -1.5, i * 47, chance.uniform(0.25, 1.15 if abs(y - 7) > 2.5 else 0.55))
    wood = [
        broadleaf(40 + i, 13, ('leaf', 'leaf-dark')[i], spread=1.1, clouds=9, cards=300, card=0.42) for i in range(2)
    ]
    scene.scatter(
        wood,
        330,
        ((-14, 80), (-50, 70)),
        ground,
        seed=5,
        sink=0.4,
        keep=lambda x, y, z: x > 42 or abs(y - 8) > (15 if x < 7 else 11),
        scale=(0.55, 1.15),
    )
    areca = [coconut_palm(i, 15, (0.6, 0.3), 11, 2.4, 18) for i in range(2)]
    scene.scatter(
        areca + [bamboo_clump(2, 9)],
        30,
        ((2, 44), (-24, 40)),
        ground,
        seed=6,
        sink=0.3,
        keep=lambda x, y, z: abs(y - 8) > 12,
    )
    scene.scatter(
        [banana(1), banana(2), broadleaf(51, 2.4, spread=1.4, clouds=5, cards=180, card=0.2, low=0.2)],
        260,
        ((-11, 40), (-12, 28)),
        ground,
        seed=7,
        sink=0.1,
        keep=lambda x, y, z: z > 1.2 and (abs(x) > 2.2 or abs(y - 8) > 13),
        scale=(0.4, 0.8),
    )
    ferns = [
        grass_tuft(11, 46, 1.1, leaf='leaf', width=0.05),
        grass_tuft(12, 40, 0.8, leaf='leaf-dark', width=0.05),
        broadleaf(61, 1.5, spread=1.5, clouds=4, cards=150, card=0.16, low=0.15),
        banana(4),
    ]
    scene.scatter(
        ferns,
        1100,
        lambda r: (r.uniform(-12, 34), 8 + r.choice((-1, 1)) * r.uniform(6.2, 12.5)),
        ground,
        seed=12,
        sink=0.12,
        scale=(0.35, 0.8),
    )
    scene.layer = 'front'
    scene.scatter(
        [grass_tuft(5, 60, 0.6), grass_tuft(6, 40, 0.7, leaf='leaf')],
        60,
        lambda r: (r.uniform(-15, -10), r.uniform(1.2, 3)),
        ground,
        seed=9,
        sink=0.05,
    )
    scene.layer = 'life'
    folk = Mesh()
    for i, (x, y, turn) in enumerate(((-0.35, 4.2, -62), (-0.2, 6.0, -56), (-0.3, 9.4, -70), (-0.2, 12.2, -48))):
        trekker(folk, i, x, y, on_deck(y), turn)
    scene.put(folk)


def trekker(mesh, number, x, y, z, turn):
    """A walker with a pack on the back and a bamboo stick."""
    cloth, pack, skin = (
        ('scarlet', 'turmeric', 'azure', 'magenta')[number],
        ('#2f6f5a', '#c2552f', '#3b4f86', '#4a4a52')[number],
        SKINS[number % 3],
    )
    with mesh.at(x, y, z, turn, 1.02):
        if number % 2:
            woman(mesh, cloth, pose='none', veil=False, dress='salwar')
        else:
            man(mesh, cloth, '#4d5a66', pose='none', dress='shirt')
        mesh.box(0.4, 0.24, 0.56, pack, 0, 0.27, 0.98)
        mesh.ball((0.21, 0.13, 0.12), pack, 0, 0.26, 1.54, 12)
        mesh.tube([(-0.2, 0.26, 1.66), (0.2, 0.26, 1.66)], 0.07, '#7d8a5a', 9)
        for side in (-1, 1):
            mesh.tube(
                [(0.12 * side, 0.16, 1.4), (0.13 * side, -0.06, 1.43), (0.14 * side, -0.155, 1.25)], 0.026, '#3a3a3e', 6
            )
            hand = (0.3, -0.3, 1.08) if side > 0 else (-0.24, -0.12, 0.86)
            draw_arm(mesh, (0.19 * side, 0, 1.37), (0.3 * side, 0.0, 1.1), hand, cloth, skin, 0.056, 0.55)
        mesh.tube([(0.3, -0.32, 0.0), (0.31, -0.31, 1.5)], 0.017, 'bamboo', 6)


def fig(mesh, x, y, z, seed):
    """The old fig that the bridge grows from: fused stems, its roots gripping the bank."""
    chance = np.random.RandomState(seed)
    for k in range(28):
        a, inner, far = k * 2.4, chance.uniform(0.25, 0.8), chance.uniform(1.4, 3.2)
        mesh.tube(
            [
                (x + 0.7 * inner * math.cos(a), y + 0.7 * inner * math.sin(a), z + 8.4),
                (x + inner * math.cos(a + 0.3), y + inner * math.sin(a + 0.3), z + 5.4),
                (x + 1.15 * inner * math.cos(a + 0.5), y + 1.15 * inner * math.sin(a + 0.5), z + 2.8),
                (x + 0.5 * far * math.cos(a + 0.6), y + 0.5 * far * math.sin(a + 0.6), z + 1.2),
                (x + far * math.cos(a + 0.7), y + far * math.sin(a + 0.7), z - 1.2),
            ],
            [0.18, 0.24, 0.3, 0.24, 0.09],
            'root',
            8,
        )
    for k in range(6):
        a = k + seed
        mesh.tube(
            [
                (x, y, z + 7),
                (x + 1.6 * math.cos(a), y + 1.6 * math.sin(a), z + 8.6),
                (x + 3.4 * math.cos(a), y + 3.4 * math.sin(a), z + 9.6),
            ],
            [0.36, 0.24, 0.08],
            'root',
            7,
        )
