"""Melghat at sundown from Makhala's plateau: ridge behind ridge, Gawilgarh's walls on the rim of one; a Korku family
brings its cattle home to two houses at the edge, a forest owlet sits in the teak."""
import math

import numpy as np

from kit.architecture.himalayan import gable_roof
from kit.architecture.rajput import bastion, curtain_wall
from kit.life.animals import cow
from kit.life.birds import flock_in
from kit.life.farming import hay_stack, string_cot
from kit.life.vehicles import smoke
from kit.life.work import hearth, little_one, person
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.terrain import ground_sheet, hill_layers
from kit.nature.trees import broadleaf, leaf_cloud
from kit.noise import fractal, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'dusk',
    'alt': 'Cattle come home to Korku houses on the edge of a plateau in Melghat at sundown, an owlet in a teak, ridge behind ridge and the walls of Gawilgarh beyond.',
}
FORT = (66, 215)


def ground(xs, ys):
    """The plateau's lawn, its broken rim, the fall to the valley; the table of the fort hill."""
    xs, ys = np.asarray(xs, float), np.asarray(ys, float)
    rim = 15 + 5 * np.sin(xs * 0.06 + 1) + 0.28 * xs + 3 * fractal(xs * 0.06, ys * 0.02, 4)
    fall = 58 * smoothstep(0, 46, ys - rim) + 1.6 * smoothstep(-6, 1, ys - rim)
    far = np.hypot((xs - FORT[0]) * 0.62, (ys - FORT[1]) * 0.9) + 5 * fractal(xs * 0.04, ys * 0.04, 4)
    table = 26 * smoothstep(90, 44, far) + 52 * smoothstep(47, 39, far)
    return (
        0.22 * fractal(xs * 0.1, ys * 0.1, 4)
        - fall
        + table
        + 5 * fractal(xs * 0.02, ys * 0.02, 4) * smoothstep(30, 70, ys)
    )


def build(scene):
    scene.material('meadow', colour='#a39653', second='#7d7f42', patches=('#c3a265', 0.4, 0.12))
    scene.material('dry-hills', meadow=('#7f8046', '#6a6f3d'), rock=('#9a7d60', '#7c624c'))
    scene.material('granite-dark', colour='#8b7564', second='#6a574b')
    scene.material('mud-wall', colour='#d0a173', second='#b5865b')
    scene.camera((-1.2, -13.6, 2.6), (0.8, 30, 3.0), lens=32, lift=0.03)
    scene.light(
        sun=-72,
        elevation=11,
        haze={'density': 0.0024, 'height': 90, 'start': 40, 'base': 0.05},
        clouds={'seed': 61.3, 'amount': 0.95},
    )
    scene.put(ground_sheet(ground, (-110, 150), (-20, 300), 'meadow', 420, 420, near=(24, 0.4)))
    scene.put(
        hill_layers(
            (
                (330, 90, 300, -62, 3.1),
                (470, 120, 380, -68, 7.4),
                (680, 165, 480, -72, 1.6),
                (980, 215, 620, -80, 9.2),
                (1500, 300, 900, -90, 4.7),
            ),
            'dry-hills',
            width=1900,
        ),
        layer='far',
    )
    fort(scene)
    hamlet(scene)
    woods(scene)
    owl_tree(scene)
    scene.layer = 'life'
    homecoming(scene)


def fort(scene):
    """Gawilgarh: walls and bastions along the rim of its table, a gate between two of them."""
    mesh, rim = Mesh(), []
    for a in np.linspace(math.radians(188), math.radians(338), 12):
        x, y = FORT[0] + 38 / 0.62 * math.cos(a), FORT[1] + 38 / 0.9 * math.sin(a)
        rim.append((x, y, height_at(ground, x, y)))
    for k, (x, y, z) in enumerate(rim):
        bastion(mesh, 2.0, 4.4, x, y, z - 1, 'granite-dark', 'granite-dark')
    for (x0, y0, z0), (x1, y1, z1) in zip(rim, rim[1:]):
        n = np.array([y1 - y0, -(x1 - x0)]) / math.hypot(x1 - x0, y1 - y0)
        curtain_wall(mesh, (x0, y0), (x1, y1), 3.6, min(z0, z1), tuple(n), 'granite-dark')
    for x, y in ((FORT[0] - 14, FORT[1]), (FORT[0] + 16, FORT[1] + 4)):
        z = height_at(ground, x, y)
        mesh.box(8, 6, 4.4, 'granite-dark', x, y, z)
        mesh.lathe([(3, 0), (2.9, 1.6), (1.7, 3.2), (0.1, 4)], 'granite-dark', 20, x=x, y=y, z=z + 4.4)
    scene.put(mesh)


def house(mesh, x, y, z, turn, wide, seed):
    """A Korku house: woven walls plastered with mud, a whitewashed band, a steep roof of old tile over a veranda."""
    with mesh.at(x, y, z, turn):
        mesh.box(wide + 1.8, 7.4, 0.45, 'mud-wall', 0, -0.5, -0.1, 0.98)
        mesh.box(wide, 4.6, 2.4, 'mud-wall', 0, 0.6, 0.3)
        mesh.box(wide + 0.04, 4.64, 0.7, 'whitewash', 0, 0.6, 0.34)
        mesh.box(1.0, 0.1, 1.8, 'wood-dark', 0.6, -1.74, 0.35)
        mesh.box(0.7, 0.1, 0.6, 'window-lit', -1.6, -1.74, 1.3)
        for k in range(4):
            px = -wide / 2 - 0.2 + (wide + 0.4) * k / 3
            mesh.tube([(px, -3.1, 0.2), (px, -3.1, 2.2)], 0.09, 'wood', 7)
        mesh.box(wide + 0.8, 0.16, 0.18, 'wood', 0, -3.1, 2.15)
        with mesh.at(0, 0.1, 2.2):
            gable_roof(mesh, wide + 0.6, 7.0, 2.5, 'tiles', over=0.5)
        # Fired tile lies in courses that sag and slip: short half rounds over the near slope.
        chance = np.random.RandomState(seed)
        for row in range(9):
            t = row / 9
            for k in range(int((wide + 1.4) / 0.34)):
                px = -(wide + 1.4) / 2 + 0.34 * k + chance.uniform(-0.03, 0.03)
                py, pz = -3.9 + 3.8 * t, 2.28 - 0.24 + 2.62 * t + chance.uniform(0, 0.03)
                mesh.tube(
                    [(px, py, pz), (px, py + 0.42, pz + 0.3)], 0.1, ('tiles', 'terracotta')[int(chance.rand() * 2)], 6
                )


def hamlet(scene):
    """Two houses on the right, end to end as in every Korku street, a stack of straw, a cot, a fence of branches."""
    mesh = Mesh()
    for x, y, turn, wide, seed in ((9.6, 4.6, -24, 7.4, 3), (17.6, 8.4, -26, 7.0, 8)):
        house(mesh, x, y, height_at(ground, x, y), turn, wide, seed)
    hay_stack(mesh, 14.2, 0.4, height_at(ground, 14.2, 0.4) - 0.1, 0.8)
    string_cot(mesh, 4.7, -0.3, height_at(ground, 4.7, -0.3), 64, 'indigo')
    for k in range(22):
        x = -9.6 + 0.6 * k
        y = 8.6 + 0.26 * x + 0.2 * math.sin(k)
        z = height_at(ground, x, y)
        mesh.tube(
            [(x, y, z - 0.2), (x + 0.12 * math.sin(k * 3), y, z + 1.05 + 0.2 * math.sin(k * 1.7))], 0.035, 'wood', 5
        )
        if k:
            mesh.tube([(x - 0.7, y - 0.2, z + 0.42 + 0.1 * math.sin(k)), (x + 0.1, y, z + 0.5)], 0.025, 'bamboo', 5)
            mesh.tube([(x - 0.7, y - 0.2, z + 0.8), (x + 0.1, y, z + 0.84)], 0.025, 'bamboo', 5)
    smoke(mesh, 3.6, -4.1, height_at(ground, 3.6, -4.1) + 0.6, 7, (0.25, 0.2, 0.5), seed=3, size=0.13)
    scene.put(mesh)


def woods(scene):
    """Teak on the slopes below the rim and on the fort hill, some trees on the plateau, dry grass."""
    teak = [
        broadleaf(41 + i, 10, ('leaf', 'leaf-dry', 'leaf-dark')[i], 'bark-pale', 0.9, 8, 150, 0.4, 0.45)
        for i in range(3)
    ]
    scene.scatter(
        teak,
        330,
        lambda r: (r.uniform(-85, 120), 24 + 130 * r.random() ** 1.2),
        ground,
        seed=12,
        sink=0.3,
        scale=(0.6, 1.05),
        keep=lambda x, y, z: z < -7,
    )
    for k, (x, y, s) in enumerate(((24, 15, 0.9), (30, 12, 1.0), (27, 22, 1.0))):
        scene.put(teak[k % 3], x, y, height_at(ground, x, y) - 0.2, 60 * k, s)
    tufts = [grass_tuft(5 + i, 60, 0.5, 0.38, leaf, 0.02) for i, leaf in enumerate(('grass-dry', 'grass', 'grass-dry'))]
    path = lambda x, y: abs(y - 1.6 - 0.1 * x) < 2.0 or (x > 3.0 and y > -4.6)
    scene.scatter(
        tufts,
        760,
        lambda r: (r.uniform(-24, 24), r.uniform(-11, 18)),
        ground,
        seed=6,
        sink=0.05,
        scale=(0.3, 1.0),
        keep=lambda x, y, z: z > -1.6 and not path(x, y),
    )
    stones = [rock(3 + i, 0.6, 'rock') for i in range(2)]
    for k, (x, y, s) in enumerate(
        ((-6.6, -4.4, 0.9), (-10.6, 5.4, 1.2), (-3.0, 11.6, 1.3), (0.6, 12.6, 0.8), (-7.6, 10.2, 1.0))
    ):
        scene.put(stones[k % 2], x, y, height_at(ground, x, y) - 0.15, 70 * k, s)


def owl_tree(scene):
    """A teak at the left that frames the view, and on its bare bough the owlet."""
    mesh, chance = Mesh(), np.random.RandomState(6)
    foot = np.array([-7.4, -3.2, height_at(ground, -7.4, -3.2) - 0.3])
    mesh.tube(
        [foot, foot + (0.1, 0, 2.4), foot + (-0.1, 0.1, 5.0), foot + (0.2, 0.2, 9.5)],
        [0.42, 0.3, 0.26, 0.16],
        'bark-pale',
        14,
    )
    boughs = (
        ((0.0, 0.05, 3.6), (1.3, -0.2, 4.3), (3.0, -0.4, 4.75)),
        ((-0.1, 0.1, 5.0), (1.2, 0.5, 6.3), (2.9, 0.7, 6.9)),
        ((-0.1, 0.1, 4.6), (-1.6, 0.3, 5.8), (-3.4, 0.2, 6.4)),
        ((0.1, 0.1, 7.0), (0.8, -0.4, 8.2), (1.6, -0.8, 8.8)),
    )
    for number, path in enumerate(boughs):
        path = [foot + p for p in path]
        mesh.tube(path, [0.17, 0.1, 0.05], 'bark-pale', 9)
        if number == 0:
            mesh.tube(
                [path[1], path[1] + (0.7, -0.2, 0.7), path[1] + (1.1, -0.3, 1.3)], [0.05, 0.035, 0.015], 'bark-pale', 6
            )
            continue
        for _ in range(15):
            at = path[1] + (path[2] - path[1]) * chance.uniform(-0.5, 1.0) + chance.normal(size=3) * 0.35
            leaf_cloud(mesh, at, (0.95, 0.95, 0.55), 70, 'leaf', chance, 0.3, 0.25)
    scene.put(mesh, layer='front')
    bird = Mesh()
    with bird.at(*(foot + (1.75, -0.24, 4.49)), 24, 1.75):
        owlet(bird)
    scene.put(bird, layer='life')


def owlet(mesh):
    """A forest owlet, 23 cm, on a perch at z = 0, facing -y: grey brown, a white belly, barred sides, yellow eyes."""
    mesh.ball((0.078, 0.07, 0.1), '#8a7460', 0, 0.005, 0.11, 14)
    mesh.ball((0.055, 0.03, 0.075), '#f0e9dc', 0, -0.052, 0.085, 12)
    mesh.ball((0.068, 0.06, 0.056), '#8f7964', 0, -0.008, 0.222, 14)
    mesh.tube([(0, 0.05, 0.06), (0, 0.08, -0.06)], [0.035, 0.028], '#6f5c4b', 8)
    mesh.ball((0.02, 0.014, 0.02), '#d9b64a', 0, -0.068, 0.208, 8)
    for side in (-1, 1):
        mesh.ball((0.028, 0.05, 0.085), '#75614f', 0.066 * side, 0.01, 0.105, 10)
        mesh.ball((0.029, 0.018, 0.027), '#e9e0d0', 0.03 * side, -0.052, 0.224, 10)
        mesh.ball((0.02, 0.012, 0.02), '#f0c12e', 0.03 * side, -0.066, 0.224, 10)
        mesh.ball((0.011, 0.008, 0.011), '#15100d', 0.03 * side, -0.077, 0.224, 8)
        mesh.tube(
            [(0.008 * side, -0.064, 0.236), (0.034 * side, -0.06, 0.256), (0.06 * side, -0.046, 0.246)],
            0.008,
            '#f4eee2',
            6,
        )
        for k in range(4):
            mesh.tube(
                [(0.03 * side, -0.072, 0.06 + 0.026 * k), (0.06 * side, -0.052, 0.064 + 0.026 * k)], 0.005, '#7d6853', 5
            )
        mesh.tube([(0.025 * side, -0.03, 0.03), (0.03 * side, -0.05, 0.0)], [0.016, 0.014], '#e4d8c2', 6)


def homecoming(scene):
    """Cattle in file, the herdsman behind with his stick, a boy ahead; a woman at her fire, water carried, an elder."""
    herd = (cow(), cow('yak'), cow('deer'))
    for kind, x, y, turn, size in (
        (0, -5.3, 1.6, 12, 1.0),
        (2, -2.8, 2.5, 4, 0.95),
        (0, -0.2, 1.5, 16, 1.05),
        (1, 1.7, 3.0, 8, 0.95),
        (0, 3.5, 1.5, 20, 0.62),
        (2, -6.9, 3.4, -4, 0.92),
    ):
        scene.put(herd[kind], x, y, height_at(ground, x, y) - 0.02, turn, size)
    mesh = Mesh()
    put = lambda x, y: height_at(ground, x, y) + 0.02
    person(mesh, 'lead', 'dhoti', 'ivory', 'ivory', -6.9, -0.2, put(-6.9, -0.2), 84, 1.0, head='turban', hat='scarlet')
    with mesh.at(-6.9, -0.2, put(-6.9, -0.2), 84):
        mesh.tube([(-0.25, -0.12, 0.3), (-0.25, -0.12, 1.7)], 0.02, 'wood', 6)
    little_one(mesh, 'run', 'turmeric', 3.0, -0.6, put(3.0, -0.6), 70, 1.0)
    x, y = 3.3, -3.5
    with mesh.at(x, y, put(x, y), 28):
        person(mesh, 'cook', 'saree', 'magenta', 'emerald', head='veil')
        hearth(mesh)
    person(mesh, 'carry', 'saree', 'emerald', 'turmeric', 1.0, -1.8, put(1.0, -1.8), 96, 1.0, head='veil')
    with mesh.at(1.0, -1.8, put(1.0, -1.8), 96):
        mesh.lathe([(0.06, 0), (0.17, 0.1), (0.2, 0.22), (0.1, 0.34), (0.12, 0.38)], 'brass', 18, y=-0.05, z=1.74)
    person(
        mesh,
        'sip',
        'dhoti',
        'ivory',
        'ivory',
        5.6,
        -0.9,
        put(5.6, -0.9),
        20,
        1.0,
        head='turban',
        hat='ivory',
        elder=True,
    )
    flock_in(mesh, 10, (-24, 6), (40, 90), (14, 24), 0.9)
    scene.put(mesh)
