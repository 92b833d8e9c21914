"""Sarus cranes in a flooded field of the Ganga plain at dusk, lotus, mango groves and a village."""
import numpy as np

from kit.architecture.village import thatch_hut
from kit.architecture.nagara import plain_temple
from kit.life.animals import cow
from kit.life.birds import flock_in
from kit.life.farming import hay_stack
from kit.life.people import woman
from kit.mesh import Mesh, fuse, paint
from kit.nature.ground_cover import grass_tuft, lily_patch
from kit.nature.terrain import bank, water_sheet
from kit.nature.trees import broadleaf
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'dusk',
    'size': 'hero',
    'widest': 1600,
    'alt': 'A pair of tall grey sarus cranes with red heads in a lotus wetland of Uttar Pradesh at dusk, a village and mango trees behind.',
}


def build(scene):
    scene.camera((-0.6, -19.5, 1.5), (0.7, 4, 2.75), lens=42, lift=-0.04, focus=12.6, fstop=0.6)
    scene.light(
        sun=-112,
        elevation=15,
        haze={'density': 0.0048, 'height': 8, 'base': 0.14, 'start': 26, 'most': 0.85},
        clouds={'seed': 13.4, 'amount': 0.9, 'low': 0.46, 'high': 0.7},
    )
    scene.put(water_sheet('pool', 0, 900, -70))
    scene.put(bank((-220, 220), (22, 130), 0.8, lambda x, y: y - 34 - 5 * (x * 0.04 % 2 - 1) ** 2, 'field', seed=4))
    village = Mesh()
    for x, y, turn in ((14, 50, -10), (24, 54, 12), (33, 50, -20), (19, 62, 5), (-32, 56, 15)):
        thatch_hut(village, 7, 5, x, y, 0.7, 'mud-wall', turn=turn)
    hay_stack(village, 8, 46, 0.7, 1.0)
    hay_stack(village, 10.6, 48, 0.7, 0.8)
    plain_temple(village, 4.5, 11, 'whitewash', -12, 60, 0.7)
    for x, y in ((-17, 48), (-7, 48), (16, 44), (27, 46)):
        village.tube([(x, y, 0.6), (x, y, 2.2)], 0.07, 'wood-dark', 7)
        village.ball(0.3, 'lamp', x, y, 2.4, 10)
    scene.put(village)
    # By night the temple is lit from its bank, and lamps stand before the huts.
    for x, y, z, power in (
        (-12, 60, 2.2, 240),
        (-17, 48, 2.4, 1500),
        (-7, 48, 2.4, 1500),
        (16, 44, 2.4, 420),
        (27, 46, 2.4, 420),
    ):
        scene.lamp(x, y, z, power)

    scene.scatter(
        [broadleaf(60 + i, 10, 'leaf-dark', spread=1.4, cards=380, card=0.34) for i in range(3)],
        40,
        ((-90, 90), (48, 100)),
        seed=3,
        sink=0.3,
        keep=lambda x, y, z: not (-18 < x < 40 and y < 68),
    )
    tree_line(scene, 130, 40, 420, 120, 9)
    scene.layer = 'front'
    patches = [lily_patch(i, 18, 1.7, 4) for i in range(3)]
    scene.scatter(
        patches,
        26,
        lambda r: (r.choice((-1, 1)) * r.uniform(2.6, 13), r.uniform(-19, 8)),
        sink=0,
        seed=5,
        scale=(0.6, 0.95),
    )
    scene.scatter(
        [grass_tuft(6, 44, 1.5, leaf='reed'), grass_tuft(8, 40, 1.1)],
        90,
        lambda r: (r.choice((-1, 1)) * r.uniform(4.4, 12), r.uniform(-18, -9)),
        seed=6,
        sink=0.1,
        scale=(0.5, 0.95),
    )
    scene.scatter(
        [grass_tuft(6, 44, 1.4, leaf='reed')], 120, lambda r: (r.uniform(-60, 60), r.uniform(24, 33)), seed=7, sink=0.1
    )
    scene.layer = 'life'
    life = Mesh()
    for x, cloth in ((-4, 'scarlet'), (-5.4, 'turmeric')):
        woman(life, cloth, x, 40, 0.8, 1.05, 20, pot=True)
    if not scene.is_night:
        flock_in(life, 14, (-14, 6), (20, 60), (12, 20), 0.6)
    scene.put(life)
    watching, bowing, white = sarus(), sarus(low=0.16), sarus(plain='white-bird', bare='shadow')
    for bird, *place in (
        (watching, -1.3, -7.2, -0.12, 14, 1.56),
        (bowing, 1.75, -6.3, -0.12, 166, 1.5),
        (bowing, 9.4, 6.5, -0.1, 150, 1.2),
        (white, -7, 6, -0.05, 10, 0.55),
        (white, -8.2, 7, -0.05, 160, 0.55),
        (white, -5, 14, -0.05, 40, 0.55),
        (white, 9, 16, -0.05, 190, 0.55),
        (white, 3, 18, -0.05, 0, 0.55),
    ):
        for part in bird:
            scene.put(part, *place)
    for x, y, turn in ((2, 41, 30), (-16, 43, 200)):
        scene.put(cow(), x, y, 0.7, turn)


def sarus(plain=None, low=0.0, bare='#b5675a'):
    """A sarus, 1.75 m tall, facing +x: grey, its plumes hanging over the tail, red head and upper neck under an ashen
    cap.

    plain is one colour for the whole bird; low how many metres it bows its head; bare the colour of its legs.
    """
    bird = Mesh()
    body = [
        (0.42, 1.06, 0.03, 0.04),
        (0.36, 1.03, 0.12, 0.13),
        (0.22, 1.0, 0.17, 0.185),
        (0.04, 0.98, 0.19, 0.195),
        (-0.16, 0.95, 0.175, 0.175),
        (-0.36, 0.9, 0.135, 0.13),
        (-0.54, 0.84, 0.085, 0.075),
        (-0.66, 0.79, 0.03, 0.025),
        (-0.7, 0.775, 0.004, 0.004),
    ]
    around = np.linspace(0, 2 * np.pi, 20, endpoint=False)
    bird.loft(
        [[(x, wide * np.cos(a), z + high * np.sin(a)) for a in around] for x, z, wide, high in body],
        'ivory',
        closed=True,
    )
    for side in (-1, 1):
        # The folded wing lies on the flank, its longest feathers fall in a bow over the tail.
        bird.loft(
            [
                [(x, side * (y + 0.028 * np.cos(a)), z + high * np.sin(a)) for a in around]
                for x, y, z, high in (
                    (0.28, 0.12, 1.03, 0.03),
                    (0.16, 0.165, 1.02, 0.12),
                    (-0.1, 0.175, 0.99, 0.14),
                    (-0.36, 0.14, 0.92, 0.1),
                    (-0.56, 0.09, 0.85, 0.02),
                )
            ],
            'ivory',
            closed=True,
        )
        for y, reach, drop in ((0.014, 0.77, 0.58), (0.042, 0.75, 0.61), (0.07, 0.71, 0.66), (0.096, 0.66, 0.72)):
            y *= side
            bird.tube(
                [(-0.2, y, 1.04), (-0.42, y * 1.1, 1.0), (-reach + 0.1, y, 0.87), (-reach, y * 0.8, drop)],
                [0.045, 0.05, 0.042, 0.016],
                'ivory',
                8,
            )
        bird.tube([(0.02, 0.075 * side, 0.92), (0.02, 0.078 * side, 0.68)], [0.075, 0.028], 'ivory', 9)
    # The plumes fall together, as one bustle.
    spine = np.array([(-0.16, 1.0), (-0.34, 0.98), (-0.5, 0.92), (-0.62, 0.83), (-0.69, 0.73), (-0.73, 0.64)])
    way = np.gradient(spine, axis=0)
    normal = np.stack([-way[:, 1], way[:, 0]], -1) / np.hypot(*way.T)[:, None]
    bird.loft(
        [
            [(c[0] + n[0] * high * np.sin(a), wide * np.cos(a), c[1] + n[1] * high * np.sin(a)) for a in around]
            for c, n, wide, high in zip(
                spine, normal, (0.12, 0.14, 0.14, 0.125, 0.1, 0.05), (0.08, 0.09, 0.08, 0.065, 0.05, 0.02)
            )
        ],
        'ivory',
        closed=True,
    )
    neck = np.array(
        [
            (0.3, 0, 1.04),
            (0.42, 0, 1.14),
            (0.49, 0, 1.27),
            (0.49, 0, 1.42),
            (0.46, 0, 1.56),
            (0.49, 0, 1.67),
            (0.53, 0, 1.7),
        ]
    )
    neck[3:, 0] += low * np.array([0.35, 0.8, 1.0, 1.0])
    neck[3:, 2] -= low * np.array([0.3, 0.7, 1.0, 1.0])
    bird.tube(neck, [0.13, 0.085, 0.058, 0.048, 0.044, 0.05, 0.05], 'ivory', 12)
    top = neck[-1]
    bird.ball((0.085, 0.05, 0.054), 'ivory', top[0] + 0.015, 0, top[2], 14)
    skin = fuse(bird.data('sarus'), 0.015, 5)
    if plain:
        paint(skin, [plain], lambda x, y, z: x * 0)
    else:
        paint(
            skin,
            ['#aeb3bb', '#bbc0c7', '#b3261f', '#c9cbc4'],
            lambda x, y, z: np.select(
                [
                    (x > 0.3) & (z > top[2] + 0.026),
                    (x > 0.3) & (z > 1.42 - 0.45 * low),
                    (x + 0.45 * (z - 0.9) < -0.44) & (z > 0.5),
                ],
                [3, 2, 1],
                0,
            ),
        )
    parts = Mesh()
    parts.tube(
        [(top[0] + 0.07, 0, top[2]), (top[0] + 0.2, 0, top[2] - 0.015), (top[0] + 0.34, 0, top[2] - 0.045)],
        [0.03, 0.019, 0.004],
        plain and 'turmeric' or '#7f8468',
        8,
    )
    for side in (-1, 1):
        parts.ball(
            (0.013, 0.008, 0.013),
            '#d98a2a' if not plain else '#1d1412',
            top[0] + 0.055,
            0.045 * side,
            top[2] + 0.012,
            8,
        )
        ahead = 0.06 * side
        parts.tube([(0.02, 0.078 * side, 0.74), (0.02 + ahead * 0.5, 0.08 * side, 0.4)], [0.021, 0.019], bare, 9)
        parts.ball((0.027, 0.025, 0.032), bare, 0.02 + ahead * 0.5, 0.08 * side, 0.4, 9)
        parts.tube([(0.02 + ahead * 0.5, 0.08 * side, 0.4), (ahead, 0.082 * side, 0)], [0.019, 0.017], bare, 9)
    return skin, parts.data('bill-and-legs')
