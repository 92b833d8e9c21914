"""The sea fort of Sindhudurg across clear water, from a beach of leaning palms where a boat is pushed out."""
import math

import numpy as np

from kit.architecture.nagara import plain_temple
from kit.architecture.rajput import bastion, curtain_wall
from kit.life.birds import flock_in
from kit.life.boats import dhow, fishing_boat, rowing_boat
from kit.life.flags import pennant
from kit.life.work import little_one, person
from kit.mesh import Mesh
from kit.nature.ground_cover import rock
from kit.nature.palms import coconut_palm
from kit.nature.terrain import bank, ground_sheet, water_sheet
from kit.nature.trees import bush
from kit.noise import fractal

PICTURE = {
    'hour': 'noon',
    'palette': 'gold-blue',
    'alt': 'The winding wall of the sea fort Sindhudurg over clear water; on the palm beach a red boat is pushed out and children build a sand fort.',
}

WALL = (
    (-60, 108),
    (-53, 97),
    (-43, 99),
    (-35, 87),
    (-22, 85),
    (-15, 92),
    (-4, 90),
    (3, 80),
    (13, 80),
    (19, 88),
    (31, 86),
    (40, 96),
    (51, 95),
    (60, 108),
)
BASTIONS = {1: (3.4, 10), 3: (4.4, 11), 4: (3.2, 9.6), 7: (3.8, 11.4), 8: (3.8, 11.4), 10: (4.2, 10.4), 12: (3.6, 10)}


def beach_at(x, y):
    """How high the sand lies, away from its edge."""
    return 1.5 + 0.16 * float(fractal(np.array([x * 0.5]), np.array([y * 0.5]), 4)[0])


def build(scene):
    scene.material('laterite', colour='#b08a6c', second='#8b6a52')
    scene.material('sea', kind='water', colour='#2a93a0', ripple=0.06, scale=0.25, mirror=0.15)
    scene.camera((0, -68, 4.6), (1, 60, 7.4), lens=37, lift=0.02, focus=22, fstop=4)
    scene.light(
        sun=-104,
        elevation=29,
        haze={'density': 0.0011, 'height': 24, 'base': 0.2, 'start': 80},
        clouds={'seed': 21.2, 'amount': 0.9},
    )
    scene.put(water_sheet('sea', 0, 4000, -160))
    draw_fort(scene)
    scene.layer = 'front'
    edge = lambda x, y: -y - 51 - 0.55 * x + 2.5 * np.sin(x * 0.13 + 1)
    scene.put(bank((-70, 60), (-110, -24), 1.5, edge, 'beach', steps=160, seed=4))
    for i, (x, y, turn, tall, lean, size) in enumerate(
        ((-9.6, -46.5, 6, 8.6, 4.6, 0.86), (-11.8, -42, -8, 10.4, 3.4, 0.9))
    ):
        scene.put(coconut_palm(i + 5, tall, (lean, -0.6), length=3.5), x, y, 1.2, turn, size)
    vines = [bush(i, 0.5, leaf, card=0.1) for i, leaf in enumerate(('leaf', 'leaf', 'blossom-pink'))]
    scene.scatter(
        vines,
        60,
        lambda r: (lambda t: (-6.5 + 8 * t + r.gauss(0, 0.6), -55.7 + r.gauss(0, 0.25)))(r.random() ** 2),
        lambda x, y: x * 0 + 1.42,
        seed=3,
        scale=(0.45, 0.85),
    )
    scene.layer = 'life'
    life = Mesh()
    dhow(life, 27, 14, 0, 164, 'ivory', 12)
    rowing_boat(life, -3, -4, 0, 12, 9, 'azure', 5, 'scarlet')
    launch(life)
    coconut_seller(life)
    sand_fort(life)
    flock_in(life, 8, (6, 34), (10, 50), (22, 30), 0.9, 'white-bird')
    scene.put(life)


def draw_fort(scene):
    """The wall winds along the island's rocks; a gate between two bastions has steps down to a landing."""
    fort = Mesh()
    for k, (start, end) in enumerate(zip(WALL, WALL[1:])):
        run = math.hypot(end[0] - start[0], end[1] - start[1])
        out = ((end[1] - start[1]) / run, (start[0] - end[0]) / run)
        curtain_wall(fort, start, end, 8.2 + 0.5 * math.sin(k * 2.1), 1, out, 'laterite')
        for t in (0.25, 0.5, 0.75):
            x, y = (a + (b - a) * t + c * 1.2 for a, b, c in zip(start, end, out))
            fort.box(0.5, 0.5, 1.1, 'shadow', x, y, 5.2)
    for k, (radius, height) in BASTIONS.items():
        bastion(fort, radius, height, *WALL[k], 1, 'laterite', 'granite-pale')
    with fort.at(8, 78.6, 1):
        fort.box(6.4, 3, 9.6, 'laterite')
        fort.box(3.0, 0.4, 4.0, 'shadow', 0, -1.45, 0.4)
        fort.lathe([(1.5, 0), (1.5, 0.4)], 'shadow', 20, y=-1.45, z=4.2, oval=(1, 0.13))
        fort.box(6.8, 3.3, 0.5, 'granite-pale', 0, 0, 7.4)
        for k in range(6):
            fort.box(7 + k * 0.6, 1.2, 0.32, 'granite-pale', 0, -2.2 - k * 1.1, 0.1 - k * 0.34)
    fishing_boat(fort, 0, 66, 0, 12, 'emerald', 'turmeric', 7)
    fishing_boat(fort, 16, 68, 0, -20, '#c4503f', 'ivory', 7)
    for x, y, tall in ((-14, 104, 15), (24, 108, 15), (-40, 112, 11)):
        plain_temple(fort, tall * 0.46, tall, 'whitewash', x, y, 5)
    pennant(fort, *WALL[3], 11, 10, 6, 'flag-saffron')
    scene.put(fort)
    inner = lambda xs, ys: 6.5 * np.clip(1.25 - np.hypot(xs / 50, (ys - 114) / 21), 0, 0.8)
    scene.put(ground_sheet(inner, (-100, 100), (60, 150), 'green-hills', 60, 60), z=-0.6)
    palms = [coconut_palm(i, 11 + i, (2 - i, 0.5)) for i in range(3)]
    scene.scatter(palms, 58, ((-46, 46), (98, 124)), inner, seed=3, scale=(0.6, 1.2))

    def shore(r):
        k = r.randrange(len(WALL) - 1)
        t = r.random()
        (x, y), (u, v) = WALL[k], WALL[k + 1]
        return x + (u - x) * t, y + (v - y) * t - r.uniform(3, 8)

    scene.scatter(
        [rock(i, 2.4, 'basalt') for i in range(3)],
        150,
        shore,
        seed=5,
        scale=(0.25, 1.1),
        sink=0.5,
        keep=lambda x, y, z: not (3 < x < 13),
    )


def launch(mesh):
    """The red boat on its way into the water: two push, one holds the prow, nets and floats lie in it."""
    fishing_boat(mesh, 0.4, -51.6, 1.2, 24, '#c4402f', 'turmeric', 6.0)
    for deed, x, y, turn, cloth, second in (
        ('push', -2.9, -52.5, 112, '#efe4d2', '#2d4c86'),
        ('push', -1.5, -53.6, 128, 'skin', '#5f8c86'),
        ('lean', 1.9, -52.6, 150, '#7d93a8', '#8c6f5a'),
    ):
        person(mesh, deed, 'lungi', cloth, second, x, y, beach_at(x, y), turn, 1.06, head='turban', hat='#d9a79b')


def coconut_seller(mesh):
    """Under the palms a woman opens green coconuts; two who came to see the fort drink them."""
    x, y = -5.6, -54.2
    with mesh.at(x, y, beach_at(x, y), 30, 1.06):
        person(mesh, 'sell', 'saree', '#7a4f76', '#cfae62')
        mesh.box(1.5, 1.0, 0.02, 'weave', 0.2, -0.9)
        for k in range(15):
            far = 0.13 * math.sqrt(k)
            mesh.ball(
                (0.15, 0.15, 0.17),
                'coconut' if k % 4 else '#b5a24e',
                0.3 + far * math.cos(k * 2.4),
                -0.95 + far * math.sin(k * 2.4),
                0.16 + 0.2 * (k < 3),
                9,
            )
        mesh.tube([(0.26, -0.5, 0.58), (0.3, -0.6, 0.76)], 0.02, 'wood', 5)
        mesh.box(0.03, 0.1, 0.26, 'iron', 0.31, -0.63, 0.74)
    for px, py, turn, dress, cloth, second in (
        (-4.3, -53.3, -40, 'salwar', '#c9752f', '#efe4d2'),
        (-5.3, -52.5, 6, 'shirt', '#86a3b6', '#54616e'),
    ):
        with mesh.at(px, py, beach_at(px, py), turn, 1.06):
            person(mesh, 'drink', dress, cloth, second)
            mesh.ball((0.1, 0.1, 0.12), 'coconut', 0.06, -0.28, 1.42, 10)


def sand_fort(mesh):
    """A boy and a girl build a fort of sand, walls, towers and a flag; their grandfather looks on."""
    x, y = 4.0, -54.6
    with mesh.at(x, y, beach_at(x, y) - 0.02, 10):
        corners = ((-0.75, -0.35), (-0.25, -0.5), (0.3, -0.4), (0.7, -0.05), (0.5, 0.4), (-0.1, 0.5), (-0.65, 0.2))
        for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1]):
            mesh.tube([(ax, ay, 0.08), (bx, by, 0.08)], 0.11, 'beach', 7)
            mesh.lathe([(0.19, 0), (0.15, 0.3), (0.13, 0.34)], 'beach', 14, x=ax, y=ay)
            for k in range(6):
                a = k * math.pi / 3
                mesh.box(0.05, 0.05, 0.06, 'beach', ax + 0.12 * math.cos(a), ay + 0.12 * math.sin(a), 0.33)
        mesh.lathe([(0.26, 0), (0.2, 0.44), (0.16, 0.5)], 'beach', 16)
        mesh.tube([(0, 0, 0.4), (0, 0, 0.86)], 0.012, 'bamboo', 5)
        mesh.add([(0, 0, 0.86), (0.24, 0, 0.78), (0, 0, 0.7)], [(0, 1, 2)], 'flag-saffron')
        mesh.lathe([(0.1, 0), (0.14, 0.24), (0.145, 0.25)], '#3f78b8', 14, x=1.25, y=-0.5)
        with mesh.at(-1.25, 0.25, 0, 74):
            little_one(mesh, 'wash', '#d9a79b', scale=1.12, girl=True)
        with mesh.at(0.55, 1.0, 0, -14):
            little_one(mesh, 'wash', '#86a3b6', scale=1.16)
        with mesh.at(1.8, 0.6, 0, -58, 1.05):
            person(mesh, 'squat', 'dhoti', '#efe4d2', 'ivory', elder=True, head='turban', hat='#a8503f')
