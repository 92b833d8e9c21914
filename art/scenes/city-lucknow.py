"""Lucknow's Rumi Darwaza in low sun: the half-dome gate with its row of buds and the eight-sided lantern on top; a
tonga passes, a man sells milk foam, a boy feeds the pigeons."""
import math

import numpy as np

from kit.architecture.arches import arch_points, arched_wall
from kit.architecture.domes import chhatri, dome
from kit.life.animals import horse
from kit.life.birds import flock_in
from kit.life.people import crowd
from kit.life.vehicles import auto_rickshaw
from kit.life.work import Pose, bowl, little_one, person
from kit.mesh import Mesh
from kit.nature.trees import broadleaf
from kit.stage.backdrops import tree_line
from kit.stage.square import square

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'A horse tonga passes the great half-dome of the Rumi Darwaza in Lucknow at low sun; a man sells milk foam and a boy feeds pigeons.',
}


def rumi_darwaza(mesh, wall='sand-stone-pale', trim='cream-wall'):
    """A gate 18 m high: a scalloped half-dome over three arches, round corner towers, lantern on top."""
    with mesh.at(0, 4):
        arched_wall(mesh, 30, 13.5, wall, 3.2, 5, 8.2, 0, 3, kind='pointed', open_back=True)
    for side in (-1, 1):
        with mesh.at(side * 6.2, 1.6, 0, side * 32):
            arched_wall(mesh, 6.6, 12, wall, 2.0, 4.4, 6.8, 0, 1.6, 'shadow', 'cusped')
            for z in (7.6, 10):
                for x in (-1.9, 0, 1.9):
                    with mesh.at(x, -0.08, z):
                        arched_wall(mesh, 1.8, 2.1, trim, 0.55, 0.9, 1.5, 0.2, 0.3, 'recess', 'cusped')
        with mesh.at(side * 15.5, 1):
            mesh.lathe(
                [
                    (2.7, 0),
                    (2.6, 4.4),
                    (2.8, 4.6),
                    (2.6, 4.8),
                    (2.5, 9.4),
                    (2.75, 9.6),
                    (2.5, 9.9),
                    (2.4, 13.4),
                    (2.8, 13.8),
                ],
                wall,
                8,
                False,
                start=22.5,
            )
            for z in (1.2, 6, 10.8):
                for i in range(8):
                    angle = math.radians(i * 45)
                    with mesh.at(math.sin(angle) * 2.45, -math.cos(angle) * 2.45, z, i * 45):
                        arched_wall(mesh, 1.5, 2.6, trim, 0.5, 1.2, 1.9, 0, 0.12, 'shadow', 'cusped')
            chhatri(mesh, 2.0, 4.6, trim, sides=8, z=13.8, tip='gold')
        mesh.box(11, 5, 10.5, wall, side * 22.5, 4)
        for level in (7.9,):
            for k in range(6):
                with mesh.at(side * 22.5 - 4.4 + k * 1.76, 1.36, level):
                    arched_wall(mesh, 1.6, 2.1, trim, 0.5, 0.9, 1.5, 0.2, 0.3, 'recess', 'cusped')
        with mesh.at(side * 22.5, 1.4):
            for x in (-3.6, 0, 3.6):
                with mesh.at(x, -0.1):
                    arched_wall(mesh, 3.2, 7.5, trim, 1.1, 3.6, 5.2, 0, 0.4, 'recess', 'cusped')
        mesh.box(11.4, 5.4, 0.5, trim, side * 22.5, 4, 10.4)
    shell = lambda half, apex, y: [
        (x, y, z) for x, z in arch_points(half, 5.6 - (13.2 - half) * 0.12, apex, 'pointed', 40)
    ]
    steps = [(13.6, 20, -3.2), (12.9, 19.2, -3.2), (12.9, 19.2, -2.4)] + [
        (12.7 - 6.0 * t, 19 - 7.2 * t, -2.4 + 6.0 * t**0.8) for t in np.linspace(0, 1, 9)
    ]
    mesh.loft([shell(*step) for step in steps], wall)
    for i in range(2, 39, 3):
        path = [shell(12.6 - 5.9 * t, 18.9 - 7.1 * t, -2.5 + 6.0 * t**0.8)[i] for t in np.linspace(0, 1, 7)]
        mesh.tube(path, np.linspace(0.16, 0.07, 7), wall, 6)
    # A frieze of cusped niches along the shell's rim, inside the buds.
    for t, size in ((0.12, 0.62), (0.3, 0.5)):
        points = shell(12.6 - 5.9 * t, 18.9 - 7.1 * t, -2.62 + 6.0 * t**0.8)
        for x, y, z in points[1:-1:1]:
            mesh.ball((size * 0.5, 0.12, size * 0.5), trim, x, y, z, 8)
    mesh.tube(shell(13.3, 19.7, -3.3), 0.34, trim, 6)
    outer = arch_points(13.6, 5.6, 20.0, 'pointed', 40)
    for x, z in outer[1:-1]:
        length = math.hypot(x, z - 5.6)
        ux, uz = x / length, (z - 5.6) / length
        mesh.tube(
            [(x, -2.7, z), (x + ux * 0.9, -2.7, z + uz * 0.9), (x + ux * 1.35, -2.8, z + uz * 1.35)],
            [0.3, 0.24, 0.34],
            trim,
            6,
        )
        mesh.ball(0.34, trim, x + ux * 1.6, -2.8, z + uz * 1.6, sides=8)
    for side in (-1, 1):
        mesh.box(2.6, 6, 6.4, wall, side * 12.9, 0)
        for z in (0.6, 3.4):
            with mesh.at(side * 12.9, -3.08, z):
                arched_wall(mesh, 2.4, 2.6, trim, 0.8, 1.2, 1.9, 0.2, 0.3, 'recess', 'cusped')
    mesh.lathe([(3.4, 18.2), (3.2, 20.0), (3.5, 20.4)], wall, 8, False, start=22.5, y=2)
    mesh.box(9, 6, 7, wall, 0, 4.4, 12.4, 0.8)
    chhatri(mesh, 2.6, 6.6, trim, sides=8, y=2, z=20.2, tip='gold')
    mesh.box(52, 16, 0.4, 'step', 0, 2, -0.3)


def build(scene):
    scene.camera((-13, -62, 2.3), (0.5, 0, 9.0), lens=37, lift=0.05, focus=26, fstop=0.8)
    scene.light(
        sun=-82,
        elevation=21,
        haze={'density': 0.0022, 'height': 12, 'base': 0.15, 'start': 60},
        clouds={'seed': 41.0, 'amount': 0.8},
    )
    square(scene, 'road', trees=44, people=0, wide=50, spread=(34, 100))
    tree_line(scene, 70, 40, 340, 100, 8)
    gate = Mesh()
    rumi_darwaza(gate)
    for x, y, size in ((46, 46, 1.0), (62, 52, 0.8)):
        with gate.at(x, y, 0, scale=size):
            gate.box(16, 12, 11, 'cream-wall')
            dome(gate, 5, 'whitewash', z=11)
            for side in (-1, 1):
                gate.lathe([(1.2, 0), (0.9, 20), (1.3, 20.4)], 'cream-wall', 10, x=side * 9)
                dome(gate, 1.1, 'whitewash', side * 9, 0, 20.4, sides=20)
    scene.put(gate)
    scene.layer = 'front'
    scene.put(broadleaf(7, 12, spread=1.3, cards=420, card=0.2), -32, -24, 0, 30)
    scene.layer = 'life'
    life = Mesh()
    auto_rickshaw(life, 0.5, -18, 0, 60, 'emerald', 'turmeric')
    auto_rickshaw(life, 8, -12, 0, 250, 'emerald', 'turmeric')
    tonga(scene, life, -4.6, -41.5, 196)
    foam_seller(life, -15.0, -44.0, 66)
    pigeon_feeder(life, -10.4, -44.6)
    crowd(life, 16, lambda r: (r.choice((-1, 1)) * r.uniform(4, 20), r.uniform(-26, -6)), seed=11, turbans=0.1)
    flock_in(life, 11, (-28, -12), (0, 20), (22, 31), 0.7)
    scene.put(life)


def tonga(scene, mesh, x, y, turn):
    """A two-wheeled carriage under a hood behind its pony: the driver in front, two women who look out behind."""
    steed, cos, sin = horse('#8c6f5a'), math.cos(math.radians(turn)), math.sin(math.radians(turn))
    scene.put(steed, x + 1.55 * cos, y + 1.55 * sin, 0, turn, 0.98)
    with mesh.at(x, y, 0, turn):
        for side in (-1, 1):
            rim = [
                (-0.95 + 0.7 * math.cos(a), 0.85 * side, 0.72 + 0.7 * math.sin(a)) for a in np.linspace(0, 6.283, 37)
            ]
            mesh.tube(rim, 0.045, '#b23a2c', 8)
            for k in range(12):
                mesh.tube([(-0.95, 0.85 * side, 0.72), rim[3 * k]], 0.022, '#cfae62', 6)
            mesh.ball((0.11, 0.14, 0.11), 'brass', -0.95, 0.85 * side, 0.72, 10)
            shaft = [
                (-1.6, 0.5 * side, 0.92),
                (0.2, 0.45 * side, 1.0),
                (1.2, 0.42 * side, 1.2),
                (2.3, 0.34 * side, 1.28),
            ]
            mesh.tube(shaft, 0.035, 'wood-dark', 7)
            for px in (-1.62, -0.3):
                mesh.tube([(px, 0.66 * side, 0.98), (px, 0.66 * side, 2.42)], 0.025, 'brass', 7)
            mesh.tube(
                [(2.2, 0.36 * side, 1.28), (1.75, 0.16 * side, 1.62), (0.1, 0.1 * side, 1.72)], 0.012, 'wood-dark', 5
            )
        mesh.box(1.9, 1.36, 0.14, '#2f6f5f', -0.9, 0, 0.88)
        mesh.box(1.9, 1.4, 0.05, '#cfae62', -0.9, 0, 1.02)
        mesh.box(0.1, 1.3, 0.62, '#8e2f3a', -0.9, 0, 1.2)
        for px in (-1.3, -0.5):
            mesh.box(0.46, 1.24, 0.28, '#8e2f3a', px, 0, 1.04)
        hood = [
            [(px, 0.76 * math.cos(a), 2.38 + 0.26 * math.sin(a)) for a in np.linspace(0, math.pi, 11)]
            for px in (-1.75, -0.2)
        ]
        mesh.loft(hood, '#3d4148')
        for px in (-1.75, -0.2):
            fringe = [(px, 0.76 * math.cos(a), 2.36 + 0.26 * math.sin(a)) for a in np.linspace(0, math.pi, 11)]
            mesh.tube(fringe, 0.035, '#cfae62', 5)
        mesh.tube(
            [(2.15, 0, 0.82), (2.05, 0.2, 1.1), (2.0, 0, 1.56), (2.05, -0.2, 1.1), (2.15, 0, 0.82)], 0.05, '#b23a2c', 7
        )
        person(mesh, 'row', 'kurta', '#efe4d2', '#d9cbb0', -0.5, 0.1, 0.84, 90, 0.95, 'cap', '#efe4d2', elder=True)
        person(mesh, 'bench', 'salwar', '#c2475a', '#efe4d2', -1.3, -0.3, 0.84, -90, 0.93, 'veil', look=-30)
        person(mesh, 'talk', 'saree', '#86a3b6', '#cfae62', -1.3, 0.34, 0.84, -90, 0.93, look=28)


def foam_seller(mesh, x, y, turn):
    """A man spoons saffron milk foam from a great bowl on a cane stand; a couple eats it from leaf cups."""
    with mesh.at(x, y, 0, turn):
        mesh.lathe([(0.36, 0), (0.2, 0.4), (0.2, 0.44), (0.36, 0.82)], 'bamboo', 24, y=-0.72, ribs=24, rib=0.2)
        mesh.lathe([(0.24, 0.8), (0.43, 0.92), (0.46, 0.99), (0.43, 0.98)], 'brass', 32, y=-0.72)
        mesh.lathe([(0.42, 0.97), (0.37, 1.1), (0.26, 1.2), (0.1, 1.26), (0.01, 1.265)], '#f4e3a8', 28, y=-0.72)
        for k in range(14):
            a, r = k * 2.4, 0.075 * k**0.5
            petal = ('#8fae52', '#c2475a')[k % 2]
            mesh.ball((0.03, 0.03, 0.015), petal, r * math.cos(a), -0.72 + r * math.sin(a), 1.265 - 1.4 * r * r, 6)
        serve = Pose(((0.26, -0.5, 1.3), (-0.2, -0.42, 1.22)), bend=8)
        person(mesh, serve, 'kurta', '#a7b79c', '#efe4d2', 0, 0.1, 0, 0, 1.02, 'cap', '#efe4d2')
        bowl(mesh, -0.2, -0.42, 1.2, '#8fae52', heap='#f4e3a8', size=0.6)
        eat = Pose(((0.1, -0.3, 1.32), (-0.12, -0.34, 1.16)), bend=4, gaze=-6)
        for px, py, way, dress, cloth, second in (
            (1.25, -1.0, -66, 'salwar', '#3f7f79', '#efe4d2'),
            (1.7, -1.9, -50, 'shirt', '#d9a79b', '#4b5568'),
        ):
            person(mesh, eat, dress, cloth, second, px, py, 0, way, 1.0)
            with mesh.at(px, py, 0, way):
                bowl(mesh, -0.12, -0.36, 1.12, '#8fae52', heap='#f4e3a8', size=0.5)


def pigeon_feeder(mesh, x, y):
    """A boy who scatters grain among pigeons while his father, a hand on his hip, looks on."""
    little_one(mesh, 'scatter', '#c98a3a', x, y, 0, -24, 1.1)
    person(mesh, 'hold', 'kurta', '#efe4d2', '#8c6f5a', x + 0.9, y + 0.9, 0, -50, 1.04, elder=True)
    chance = np.random.RandomState(6)
    for k in range(26):
        a, r = k * 2.4, 0.55 + 0.26 * k**0.5
        px, py = x + 0.3 + 1.3 * r * math.cos(a), y - 0.9 + 0.8 * r * math.sin(a)
        with mesh.at(px, py, 0, chance.uniform(0, 360), chance.uniform(0.9, 1.15)):
            grey = ('#8b919c', '#767c88', '#b9b4ab')[k % 3]
            mesh.ball((0.13, 0.075, 0.075), grey, 0, 0, 0.13, 9)
            mesh.ball((0.1, 0.045, 0.025), '#5c6470', -0.14, 0, 0.13, 7)
            down = k % 3 == 0
            mesh.ball(0.04, '#4f6f6a', 0.15, 0, 0.09 if down else 0.24, 7)
            mesh.tube([(0.1, 0, 0.15), (0.15, 0, 0.09 if down else 0.24)], [0.045, 0.034], '#4f6f6a', 6)
