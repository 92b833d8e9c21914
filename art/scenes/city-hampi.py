"""Hampi: the Virupaksha gate tower among heaped boulders and palms, a coracle with its people close on
the Tungabhadra, golden light."""
import numpy as np

from kit.architecture.dravidian import gopuram, pillared_hall
from kit.life.birds import flock_in
from kit.life.figure import SKINS, draw_arm
from kit.life.people import man, sitter, woman
from kit.mesh import Mesh
from kit.nature.ground_cover import rock
from kit.nature.palms import banana, coconut_palm
from kit.nature.terrain import bank, ground_sheet, water_sheet
from kit.noise import fractal, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'gold',
    'alt': 'The tall gate tower of the Virupaksha temple at Hampi among heaps of golden boulders, a family in a round coracle on the river.',
}


def coracle(mesh, x, y, turn, cloths):
    """A round basket boat with its people."""
    with mesh.at(x, y, 0.02, turn):
        mesh.lathe(
            [(0.3, -0.12), (1.1, -0.02), (1.42, 0.34), (1.46, 0.42), (1.34, 0.4), (1.05, 0.06), (0.1, 0.0)], 'weave', 28
        )
        for i, cloth in enumerate(cloths):
            sitter(
                mesh,
                cloth,
                0.5 * np.cos(i * 2.1),
                0.5 * np.sin(i * 2.1),
                0.06,
                0.95,
                i * 100,
                'crimson' if i == 0 else None,
            )
        mesh.tube([(0.9, 0.3, 0.5), (1.6, 0.7, -0.3)], 0.04, 'bamboo', 5)


def family_coracle(mesh, x, y):
    """A coracle close by: the ferryman stands with his paddle, a family sits before him and looks this way."""
    with mesh.at(x, y, 0.02, 0, 1.12):
        mesh.lathe(
            [(0.3, -0.12), (1.15, -0.02), (1.5, 0.36), (1.55, 0.44), (1.43, 0.42), (1.1, 0.06), (0.1, 0.0)], 'weave', 40
        )
        for level, wide in ((0.12, 1.32), (0.26, 1.45)):
            mesh.lathe([(wide, level - 0.02), (wide + 0.025, level), (wide, level + 0.02)], 'bamboo', 40)
        man(mesh, 'ivory', '#5d6f86', 0.1, 0.72, 0.06, 1, 8, pose='none', dress='shirt')
        with mesh.at(0.1, 0.72, 0.06, 8):
            skin = SKINS[2]
            draw_arm(mesh, (0.2, 0, 1.37), (0.36, -0.1, 1.16), (0.46, -0.34, 1.3), 'ivory', skin, 0.058, 0.6)
            draw_arm(mesh, (-0.2, 0, 1.37), (-0.2, -0.18, 1.12), (0.4, -0.36, 0.98), 'ivory', skin, 0.058, 0.6)
            mesh.tube([(0.52, -0.3, 1.7), (0.28, -0.42, -0.05)], 0.024, 'wood', 7)
        sitter(mesh, 'magenta', -0.62, -0.1, 0.1, 1, 14, arms='lap')
        sitter(mesh, 'azure', 0.72, -0.06, 0.1, 1, -14, arms='lap')
        with mesh.at(0.04, -0.4, 0.1, 0, 0.78):
            sitter(mesh, 'turmeric', 0, 0, 0, 1, 2, arms='lap')


def ground(xs, ys):
    far = ys - 16 - 2.5 * np.sin(xs * 0.08)
    heap = (
        26 * np.exp(-(((xs + 66) / 40) ** 2 + ((ys - 84) / 34) ** 2))
        + 34 * np.exp(-(((xs - 78) / 42) ** 2 + ((ys - 110) / 40) ** 2))
        + 16 * np.exp(-(((xs - 2) / 60) ** 2 + ((ys - 210) / 40) ** 2))
    )
    return (
        np.clip(far * 0.16, -2, 2.4)
        + heap * (0.8 + 0.3 * fractal(xs * 0.04, ys * 0.04, 4))
        + 0.3 * fractal(xs * 0.1, ys * 0.1, 3)
    )


def build(scene):
    scene.camera((-6, -44, 2.4), (1, 20, 7.4), lens=31, lift=0.02, focus=16, fstop=0.8)
    scene.light(
        sun=-108,
        elevation=20,
        haze={'density': 0.0017, 'height': 20, 'base': 0.2, 'start': 50},
        clouds={'seed': 28.8, 'amount': 0.8},
    )
    scene.put(water_sheet('river', 0, 300, -90))
    scene.put(ground_sheet(ground, (-220, 220), (4, 330), 'dry-hills', 260, 260))
    temple = Mesh()
    z = 2.3
    gopuram(
        temple,
        19,
        13,
        44,
        9,
        'granite-pale',
        'cream-wall',
        ('cream-wall', 'sand-stone-pale', 'ochre-wall', 'cream-wall'),
        3,
        62,
        z,
    )
    gopuram(temple, 10, 7, 19, 4, 'granite-pale', 'cream-wall', ('cream-wall', 'sand-stone-pale'), 22, 86, z)
    for side in (-1, 1):
        temple.box(38, 2, 6, 'granite', 3 + side * 28.5, 63, z - 0.5)
    for x in (-22, 22):
        with temple.at(x, 34, z):
            pillared_hall(temple, 7, 2, 3, 4.2, 'granite')
    with temple.at(-4, 24, 2.0):
        pillared_hall(temple, 3, 3, 2.4, 3.8, 'granite', plinth=0.8)
    for i in range(6):
        temple.box(16 - i * 0.6, 0.8, 0.4, 'granite', 5, 17.4 + i * 0.7, 0.2 + i * 0.32)
    scene.put(temple)
    boulders = [rock(i, 3.2, 'rock-warm', 0.9) for i in range(5)]
    scene.scatter(
        boulders,
        330,
        lambda r: (lambda c: (r.gauss(c[0], 26), r.gauss(c[1], 20)))(
            r.choice(((-66, 84), (78, 110), (78, 96), (-50, 70)))
        ),
        ground,
        seed=5,
        sink=0.8,
        scale=(0.4, 1.7),
        keep=lambda x, y, z: abs(x - 3) > 22 and y > 22,
    )
    scene.scatter(
        boulders, 46, lambda r: (r.gauss(0, 60), r.uniform(190, 230)), ground, seed=6, sink=0.8, scale=(0.5, 1.6)
    )
    for x, y, s in ((-64, 78, 2.5), (-56, 82, 2.0), (74, 100, 2.7), (84, 104, 2.2), (66, 96, 1.6)):
        scene.put(boulders[int(x) % 5], x, y, height_at(ground, x, y) + 1, x * 3, s)
    palms = [coconut_palm(i, 12 + i, (2 - i, 0.5)) for i in range(3)]
    scene.scatter(
        palms,
        44,
        lambda r: (r.choice((-1, 1)) * r.uniform(17, 60), r.uniform(24, 62)),
        ground,
        seed=4,
        sink=0.3,
        keep=lambda x, y, z: z < 6,
    )
    scene.scatter(
        [banana(1), banana(2)],
        90,
        lambda r: (r.choice((-1, 1)) * r.uniform(14, 60), r.uniform(20, 34)),
        ground,
        seed=8,
        sink=0.1,
        keep=lambda x, y, z: z < 5,
    )
    scene.scatter(
        [rock(9, 1.4, 'rock-warm', 0.8), rock(8, 1.2, 'rock-warm', 0.8)],
        60,
        lambda r: (r.uniform(-50, 50), r.uniform(13, 19)),
        ground,
        seed=9,
        sink=0.3,
        scale=(0.3, 1.3),
        keep=lambda x, y, z: abs(x - 5) > 8,
    )
    scene.layer = 'front'
    big = [rock(20 + i, 3.0, 'rock-warm', 0.75) for i in range(3)]
    for i, (x, y, s) in enumerate(((-16.4, -21, 1.0), (-19, -17, 1.4), (4.4, -25, 0.62), (6.2, -23.4, 0.9))):
        scene.put(big[i % 3], x, y, -0.3, i * 80, s)
    scene.layer = 'life'
    life = Mesh()
    family_coracle(life, -7.6, -30.2)
    coracle(life, 2.4, -15, 120, ('ivory', 'azure', 'magenta'))
    coracle(life, -13, 2, 60, ('ivory', 'emerald'))
    for x, cloth in ((3, 'scarlet'), (4.2, 'turmeric'), (8.5, 'azure')):
        woman(life, cloth, x, 18.4, 0.9, 1, x * 40)
    flock_in(life, 11, (-34, -10), (20, 50), (30, 40), 0.9)
    scene.put(life)
