"""Lucknow's Rumi Darwaza in low sun: the half-dome gate with its row of buds and the eight-sided lantern on top."""
import math

import numpy as np

from kit.architecture.arches import arch_points, arched_wall
from kit.architecture.domes import chhatri, dome
from kit.life.birds import flock_in
from kit.life.people import crowd
from kit.life.vehicles import auto_rickshaw
from kit.mesh import Mesh
from kit.nature.trees import broadleaf
from kit.stage.backdrops import tree_line
from kit.stage.square import square

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'The Rumi Darwaza of Lucknow in low sun, its great half-dome ringed with buds under a domed lantern, auto-rickshaws passing.',
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
    scene.camera((-13, -62, 3.4), (0.5, 0, 10.4), lens=37, lift=0.05, focus=60, fstop=0.6)
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
    auto_rickshaw(life, -5, -20, 0, 60, 'emerald', 'turmeric')
    auto_rickshaw(life, 8, -12, 0, 250, 'emerald', 'turmeric')
    crowd(life, 22, lambda r: (r.choice((-1, 1)) * r.uniform(4, 20), r.uniform(-34, -6)), seed=11, turbans=0.1)
    flock_in(life, 11, (-28, -12), (0, 20), (22, 31), 0.7)
    scene.put(life)
