"""The Statue of Unity over the Narmada: Sardar Patel in bronze, 182 m, on his star-shaped base between wooded hills;
visitors on the viewing terrace."""
import math

import numpy as np

from kit.life.birds import flock_in
from kit.life.people import crowd
from kit.life.work import little_one, person, telephone
from kit.mesh import Mesh
from kit.nature.erosion import erode, look_up
from kit.nature.terrain import ground_sheet, water_sheet
from kit.nature.trees import broadleaf, bush
from kit.noise import fractal, smoothstep

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'The bronze figure of Sardar Patel stands 182 metres high on its base in the Narmada, wooded hills behind, visitors on a terrace in front.',
}
BRONZE = 'elephant'
X, Y = (-900, 900), (-60, 1300)


def relief():
    xs, ys = np.meshgrid(np.linspace(*X, 300), np.linspace(*Y, 220))
    sides = 150 * smoothstep(150, 520, np.abs(xs + 30 - 0.1 * ys)) * smoothstep(-40, 300, ys)
    back = 130 * smoothstep(420, 1000, ys)
    mass = np.maximum(sides, back) * (0.7 + 0.45 * fractal(xs * 0.004, ys * 0.004, 5))
    return erode(mass, 6, 6.2, 0.012, 30, 0.8) - 3


def build(scene):
    scene.material(BRONZE, colour='#93744f', second='#765b3e', scale=0.06, rough=0.55, bump=0.1, bump_scale=0.4)
    scene.material('river', colour='#2f6468', mirror=0.25, ripple=0.05)
    scene.material('forest-hills', meadow=('#64783f', '#4c6636'), rock=('#93805c', '#6f6248'))
    scene.camera((-46, -330, 13), (4, 0, 94.5), lens=29.5, lift=-0.02)
    scene.light(
        sun=-104,
        elevation=30,
        haze={'density': 0.00055, 'height': 120, 'start': 260, 'base': 0.25, 'most': 0.8},
        clouds={'seed': 4.4, 'amount': 0.7},
    )
    ground = look_up(relief(), X, Y)
    scene.put(ground_sheet(ground, X, Y, 'forest-hills', 320, 300))
    scene.put(water_sheet('river', 0, 3000, -420))
    trees = [
        broadleaf(20 + i, 12, ('leaf', 'leaf-dry', 'leaf-dark')[i], spread=1.3, clouds=7, cards=160, card=0.8)
        for i in range(3)
    ]
    scene.scatter(trees, 2600, ((-620, 620), (30, 800)), ground, seed=4, sink=1, keep=lambda x, y, z: 3 < z < 150)
    island = Mesh()
    island.lathe([(66, -4), (60, 2.4), (54, 3)], 'rock', 40, y=10, oval=(1.25, 1))
    base(island)
    scene.put(island)
    scene.scatter(
        trees,
        90,
        lambda r: (r.choice((-1, 1)) * r.uniform(46, 78), r.uniform(-20, 44)),
        lambda x, y: x * 0 + 1.5,
        seed=6,
        scale=(0.5, 0.8),
    )
    bridge = Mesh()
    bridge.box(260, 9, 1.4, 'concrete', 180, 30, 8)
    for x in range(70, 300, 26):
        bridge.box(2.4, 6, 12, 'concrete', x, 30, -3)
    scene.put(bridge)
    patel = Mesh()
    with patel.at(0, 4, 40, -9, 100):
        figure(patel)
    scene.put(patel)
    terrace(scene)


def base(mesh):
    """The star-shaped foot: battered walls on an eight-pointed plan, a band of glass, the plinth under the feet."""

    def star(out, inn, z):
        return [
            (
                (out if k % 2 == 0 else inn) * math.cos(k * math.pi / 8),
                4 + (out if k % 2 == 0 else inn) * math.sin(k * math.pi / 8),
                z,
            )
            for k in range(16)
        ]

    for (a, b, z0), (c, d, z1), stone in (
        ((50, 39, 0), (46, 36, 9), 'granite'),
        ((41, 33, 9), (37, 30, 22), 'granite-pale'),
        ((37.6, 30.4, 22), (37.6, 30.4, 23.4), 'granite'),
        ((31, 26, 23.4), (28.5, 24, 38), 'granite-pale'),
        ((29.6, 25, 38), (29.6, 25, 40), 'granite'),
    ):
        mesh.loft([star(a, b, z0), star(c, d, z1)], stone, smooth=False, closed=True)
        mesh.add(star(c, d, z1), [tuple(range(16))], stone)
    for k in range(16):
        with mesh.at(0, 4, 0, k * 22.5 + 11.25):
            mesh.box(3, 0.8, 8, 'glass', 0, -33.6, 11)


def figure(mesh):
    """Patel standing, 1.82 m at scale 1: dhoti, long shirt and waistcoat, a shawl over both shoulders, arms down."""
    ring = np.linspace(0, 2 * math.pi, 41)[:-1]

    def section(x, y, z, wide, deep, folds=0, count=9):
        return [
            (
                x + wide * (1 - folds * abs(math.sin(a * count / 2))) * math.cos(a),
                y + deep * (1 - folds * abs(math.sin(a * count / 2))) * math.sin(a),
                z,
            )
            for a in ring
        ]

    for side in (-1, 1):
        x = 0.085 * side
        mesh.loft(
            [
                section(x * 1.15, 0, z, w, d, 0.1, 13)
                for z, w, d in ((0.05, 0.105, 0.12), (0.2, 0.1, 0.11), (0.5, 0.112, 0.12), (0.8, 0.12, 0.135))
            ],
            BRONZE,
            closed=True,
        )
        mesh.ball((0.062, 0.15, 0.05), BRONZE, x * 1.25, -0.1, 0.03, 14)
        mesh.box(0.13, 0.31, 0.022, BRONZE, x * 1.25, -0.08, -0.005)
    mesh.loft(
        [
            section(0, 0, z, w, d, 0.05, 17)
            for z, w, d in (
                (0.44, 0.212, 0.155),
                (0.46, 0.22, 0.16),
                (0.7, 0.215, 0.155),
                (0.95, 0.2, 0.145),
                (1.05, 0.2, 0.14),
            )
        ],
        BRONZE,
        closed=True,
    )
    mesh.loft(
        [
            section(0, 0, z, w, d)
            for z, w, d in (
                (0.8, 0.216, 0.162),
                (0.98, 0.208, 0.152),
                (1.15, 0.215, 0.148),
                (1.32, 0.238, 0.14),
                (1.42, 0.22, 0.125),
                (1.47, 0.15, 0.1),
                (1.5, 0.085, 0.08),
                (1.56, 0.068, 0.07),
            )
        ],
        BRONZE,
        closed=True,
    )
    # The waistcoat's open edges and buttons; the shawl: a heavy fold over each shoulder, falling to the knees.
    for side in (-1, 1):
        mesh.tube(
            [(0.02 * side, -0.166, 0.82), (0.014 * side, -0.158, 1.1), (0.03 * side, -0.13, 1.42)], 0.012, BRONZE, 6
        )
    for k in range(6):
        mesh.ball(0.012, BRONZE, 0.0, -0.168 + 0.006 * k, 0.86 + 0.1 * k, 7)
    for side, low in ((-1, 0.42), (1, 0.62)):
        rows = []
        for t in np.linspace(0, 1, 9):
            z = 1.46 - (1.46 - low) * t
            x = side * (0.13 + 0.09 * min(1, t * 4) - 0.02 * t)
            rows.append(
                [
                    (x + 0.055 * s, -0.14 - 0.03 * min(1, t * 3) - 0.018 * math.cos(s * 9), z)
                    for s in np.linspace(-1, 1, 15)
                ]
            )
        mesh.loft(rows, BRONZE)
        mesh.tube(
            [(0.1 * side, 0.07, 1.5), (0.16 * side, -0.02, 1.5), (0.16 * side, -0.13, 1.42)],
            [0.05, 0.056, 0.05],
            BRONZE,
            10,
        )
        arm = [(0.225 * side, 0.0, 1.4), (0.285 * side, 0.02, 1.12), (0.275 * side, -0.04, 0.86)]
        mesh.tube(arm, [0.075, 0.066, 0.055], BRONZE, 14)
        mesh.ball((0.08, 0.075, 0.085), BRONZE, *arm[0], 12)
        mesh.ball(0.066, BRONZE, *arm[1], 10)
        mesh.ball((0.036, 0.05, 0.085), BRONZE, 0.272 * side, -0.05, 0.77, 10)
        for k in range(7):
            z = 1.3 - 0.06 * k
            mesh.tube([(0.2 * side, -0.04, z), (0.27 * side + 0.05 * side, -0.03, z - 0.02)], 0.011, BRONZE, 5)
    # A broad bald head: jaw, brow, nose, ears, the mouth's line.
    mesh.ball((0.098, 0.112, 0.128), BRONZE, 0, -0.012, 1.685, 20)
    mesh.ball((0.078, 0.088, 0.075), BRONZE, 0, -0.035, 1.61, 16)
    mesh.ball((0.07, 0.03, 0.018), BRONZE, 0, -0.105, 1.705, 10)
    mesh.ball((0.018, 0.03, 0.036), BRONZE, 0, -0.122, 1.66, 8)
    mesh.ball((0.034, 0.016, 0.01), BRONZE, 0, -0.116, 1.606, 8)
    for side in (-1, 1):
        mesh.ball((0.016, 0.03, 0.038), BRONZE, 0.102 * side, 0.0, 1.66, 8)
        mesh.ball((0.018, 0.008, 0.009), 'shadow', 0.036 * side, -0.118, 1.682, 7)


def terrace(scene):
    """The near bank: a paved terrace with a rail, families who look up and photograph, flower beds."""
    floor = Mesh()
    floor.box(400, 40, 12, 'paving', 0, -333, -1.4)
    floor.box(400, 0.5, 0.35, 'granite-pale', 0, -313.4, 10.6)
    for x in np.arange(-90, 30, 1.5):
        floor.box(0.08, 0.08, 1.0, 'iron', x, -313.4, 10.9)
    for z in (11.4, 11.9):
        floor.tube([(-90, -313.4, z), (30, -313.4, z)], 0.035, 'iron', 5)
    scene.put(floor)
    scene.layer = 'front'
    beds = [bush(3 + i, 1.2, leaf, cards=280) for i, leaf in enumerate(('blossom-red', 'leaf', 'blossom-pink'))]
    for k, x in enumerate((-60.5, -58.8, -57.4, -55.8, -31.2, -29.6, -28.4)):
        scene.put(beds[k % 3], x, -314.6 + 0.2 * (k % 2), 10.6, k * 50, 0.8)
    scene.layer = 'life'
    life = Mesh()
    with life.at(-49.4, -316, 10.6, 170):
        person(life, 'photograph', 'salwar', 'magenta', 'ivory')
        telephone(life, 1.6)
    person(life, 'hold', 'kurta', 'ivory', '#8d8a80', -47.9, -315.4, 10.6, 190, 1.05)
    little_one(life, 'wave', 'turmeric', -48.6, -315.0, 10.6, 200)
    person(life, 'walk', 'saree', 'emerald', 'turmeric', -40.0, -316.4, 10.6, 95)
    person(life, 'walk', 'shirt', '#86a3b6', '#4f4a44', -38.8, -316.0, 10.6, 95)
    crowd(life, 8, lambda r: (r.uniform(-60, -34), -314.4 + r.random()), lambda x, y: 10.6, 5)
    flock_in(life, 9, (-90, -20), (-120, -40), (70, 110), 3.4)
    scene.put(life)
