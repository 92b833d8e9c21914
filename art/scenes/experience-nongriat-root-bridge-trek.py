"""The trek to Nongriat: a root bridge from bank to bank above a stream of boulders, trekkers on it, wet forest."""
import math

import numpy as np

from kit.life.work import Pose, camera, little_one, person
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.palms import bamboo_clump, banana, coconut_palm
from kit.nature.terrain import ground_sheet, water_sheet
from kit.nature.trees import broadleaf, leaf_cloud
from kit.noise import fractal, smoothstep

PICTURE = {
    'hour': 'noon',
    'palette': 'noon-monsoon',
    'alt': 'Trekkers cross a living root bridge of twisted fig roots near Nongriat, one with a camera over the stream where friends rest on a boulder.',
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
    scene.material('root', colour='#7a5c43', second='#4f3b2a', bump=0.12, bump_scale=9, patches=('#5c6339', 0.3, 1.3))
    scene.material('forest-floor', colour='#56623a', second='#413f27')
    scene.camera((-15.4, 5.6, 2.5), (0, 8.0, 3.85), lens=35, lift=0.02, focus=14.5, fstop=1.2)
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
    living_bridge(span)
    scene.put(span)
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
        if -8 < x < 6.5 and abs(y - 6.9) < 1.9:
            continue
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
    walkers(folk)
    bathers(folk)
    scene.put(folk)


def rest_of(y, out):
    """How far in x the railing stands from the middle of the deck: it closes like a hammock towards its own middle."""
    t = (y + 2.5) / 21
    return out * (0.95 + 0.5 * (2 * t - 1) ** 2)


def living_bridge(mesh):
    """Roots of two figs led over the stream and grown together: thick strands, a railing of knotted roots, a deck of
    laid stones, and young aerial roots that still hang to the water."""
    chance = np.random.RandomState(4)
    along = np.linspace(-5.5, 21.5, 44)

    def strand(x0, x1, lift, thick, wild):
        phase, turns, swing = chance.rand() * 6, chance.uniform(0.25, 0.7), chance.uniform(0.4, 1) * wild
        fat = thick * (1 + 0.3 * np.sin(along * 0.9 + phase) + 0.8 * np.abs(along - 8) ** 2 / 180)
        points = []
        for k, y in enumerate(along):
            t, a = k / 43, along[k] * turns + phase
            x = x0 + (x1 - x0) * t + swing * math.cos(a)
            points.append(
                (x, y, on_deck(y) - 0.16 + lift + swing * 0.6 * math.sin(a) + 0.05 * math.sin(3.1 * y + phase))
            )
        mesh.tube(points, fat, 'root', 8)

    for _ in range(20):
        strand(
            chance.uniform(-0.8, 0.8),
            chance.uniform(-0.8, 0.8),
            chance.uniform(-0.34, -0.1),
            chance.uniform(0.07, 0.14),
            0.2,
        )
    for _ in range(26):
        strand(
            chance.uniform(-0.8, 0.8),
            chance.uniform(-0.8, 0.8),
            chance.uniform(-0.3, -0.02),
            chance.uniform(0.03, 0.06),
            0.16,
        )
    for side in (-1, 1):
        for level in (0.3, 0.62, 0.9) if side < 0 else (0.4, 0.8, 1.08):
            for _ in range(2 if level > 0.8 else 1):
                strand(0.94 * side, 0.94 * side, level, chance.uniform(0.035, 0.075), 0.12)
        # Roots that climb from the deck to the rail at every slant, some forked, tied about it in knots.
        for y in np.arange(-2.6, 19, 0.42):
            lean, thick = chance.normal() * 0.7, chance.uniform(0.022, 0.06)
            foot = (0.8 * side, y, on_deck(y) - 0.45)
            knee = (rest_of(y, side) * 0.96 + 0.1 * chance.normal(), y + lean * 0.4, on_deck(y) + 0.3)
            top = (0.95 * side, y + lean, on_deck(y + lean) + chance.uniform(0.66, 0.84))
            mesh.tube([foot, knee, top], [thick * 1.5, thick, thick * 0.8], 'root', 6)
            if chance.rand() < 0.5:
                mesh.tube([knee, (top[0], top[1] - 1.1 * lean, top[2] - 0.1)], [thick * 0.8, thick * 0.5], 'root', 5)
            mesh.ball((thick * 1.3, thick * 1.8, thick * 1.3), 'root', *top, 8)
    for y in np.arange(-3, 19, 0.42):
        with mesh.at(chance.uniform(-0.12, 0.12), y, on_deck(y) - 0.07, chance.uniform(-14, 14)):
            mesh.box(chance.uniform(0.9, 1.2), 0.36, 0.06, 'granite-dark')
    # Young roots hang in bunches, each with its own curl, for the water to reach one day.
    for _ in range(30):
        y, x = chance.uniform(-2.4, 18.6), chance.uniform(-0.9, 0.9)
        for _ in range(chance.randint(2, 6)):
            foot, drop = np.array((x, y, on_deck(y) - 0.3)) + chance.normal(size=3) * (
                0.08,
                0.16,
                0.02,
            ), chance.uniform(0.4, 2.4)
            phase, curl = chance.rand() * 6, chance.uniform(0.03, 0.1)
            mesh.tube(
                [
                    foot + (curl * math.sin(phase + 5 * t), curl * math.cos(phase + 4 * t), -drop * t)
                    for t in np.linspace(0, 1, 9)
                ],
                [0.02 * (1 - 0.8 * t) * (0.7 + 0.3 * drop) for t in np.linspace(0, 1, 9)],
                'root',
                5,
            )
    # Fern and moss that sit in the weave.
    for _ in range(34):
        y, side = chance.uniform(-3, 19), chance.choice((-1, 1))
        leaf_cloud(mesh, (0.9 * side, y, on_deck(y) - 0.28), (0.2, 0.34, 0.16), 26, 'leaf', chance, 0.13)
    # Where they come from: thick roots that sweep off the trunks on either bank.
    for end, trunk in ((-1, -5.4), (1, 20.9)):
        for k in range(16):
            x = chance.uniform(-1.6, 1.6)
            inner = 8 + end * chance.uniform(7.5, 10)
            mesh.tube(
                [
                    (x * 1.2, trunk, 6.6 + chance.uniform(0.5, 3.4)),
                    (x, trunk - end * 1.3, 6.5 + chance.uniform(0, 1)),
                    (x * 0.6, inner, on_deck(inner) + chance.uniform(-0.4, 0.1) + (1.1 if k % 3 == 0 else 0)),
                ],
                [0.3, 0.2, 0.08],
                'root',
                8,
            )


def walkers(mesh):
    """Two trekkers with sticks, one who photographs the stream, a Khasi woman and a child the other way."""
    stick = Pose(
        ((0.3, -0.36, 1.16), (-0.25, -0.1, 0.86)),
        bend=6,
        knees=((0.1, -0.2, 0.52), (-0.1, 0.04, 0.5)),
        ankles=((0.1, -0.22, 0.08), (-0.1, 0.26, 0.1)),
    )
    for y, turn, dress, cloth, second, pack, deed, look in (
        (12.1, 0, 'shirt', '#d9a79b', '#4d5a66', '#2f6f5a', stick, -40),
        (10.9, 6, 'salwar', '#c8402f', '#6d6a66', '#3b4f86', stick, -20),
        (4.2, 176, 'wrap', '#2f7f83', '#8c4a3a', None, 'walk', 30),
    ):
        with mesh.at(-0.1, y, on_deck(y), turn, 1.05):
            person(mesh, deed, dress, cloth, second, pack=pack, look=look)
            if deed is stick:
                mesh.tube([(0.3, -0.4, 0.0), (0.31, -0.37, 1.5)], 0.017, 'bamboo', 6)
    with mesh.at(-0.45, 7.6, on_deck(7.6), -72, 1.05):
        person(mesh, 'photograph', 'jacket', '#cfae62', '#566a86', pack='#7d3a34')
        camera(mesh)
    with mesh.at(-0.1, 3.2, on_deck(3.2), 176, 0.98):
        little_one(mesh, 'walk', '#efe4d2')


def bathers(mesh):
    """Down at the pool two rest on a boulder with their pack, a woman washes at the water."""
    with mesh.at(4.6, 6.8, -0.95):
        mesh.ball((1.3, 1.5, 0.62), 'rock', 0, 0, 0, 18)
        person(mesh, 'sip', 'shirt', '#cfd9de', '#4d5a66', -0.1, -0.1, 0.12, -34, 1.05)
        person(mesh, 'talk', 'salwar', '#d9a79b', '#6d6a66', -0.1, 0.85, 0.1, -78, 1.05, look=-30)
        mesh.box(0.4, 0.3, 0.5, '#c2552f', 0.5, 0.3, 0.55)
    with mesh.at(4.4, 5.0, -1.02, -64):
        mesh.ball((0.7, 0.8, 0.3), 'rock', 0, 0.2, -0.12, 14)
        person(mesh, 'wash', 'wrap', '#cfae62', '#7d2f3a', scale=1.05)


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
