"""Kailasanatha of Kanchipuram in the early sun: the stepped sandstone tower of the Pallavas behind a row of little
shrines, lions rearing against the pillars of its wall, a sleeping bull on the lawn."""
import math

import numpy as np

from kit.architecture.arches import four_sides
from kit.architecture.dravidian import ratha
from kit.life.birds import flock_in
from kit.life.people import crowd
from kit.life.work import bowl, little_one, person
from kit.mesh import Mesh
from kit.nature.palms import coconut_palm
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf, bush
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'dawn',
    'alt': 'The stepped sandstone tower of Kailasanatha at Kanchipuram rises behind a row of small shrines in early sun, women in silk on the path.',
}
STONE, PALE, DEEP = 'sand-stone-dark', 'sand-stone-pale', 'shadow'


def build(scene):
    scene.material(STONE, colour='#c7a37c', second='#a4835f', stain=0.45)
    scene.material(PALE, colour='#d8b994', second='#bb9a75', stain=0.35)
    scene.material('granite-pale', colour='#d2b28b', second='#b2926d')
    scene.material('granite-dark', colour='#6d5742', second='#574535')
    scene.camera((-13.5, -36, 2.6), (2.0, 8, 8.0), lens=33, lift=0.03)
    scene.light(
        sun=-106,
        elevation=15,
        haze={'density': 0.0026, 'height': 12, 'start': 40, 'base': 0.1},
        clouds={'seed': 7.9, 'amount': 0.75},
    )
    scene.put(plain('lawn', z=-0.06))
    path = Mesh()
    path.box(3.4, 50, 0.06, 'paving', 2.0, -32, -0.05)
    path.box(70, 3.0, 0.06, 'paving', 0, -10.6, -0.045)
    scene.put(path)
    stones = Mesh()
    for k in range(8):
        x = -17.5 + 4.6 * k + (1.6 if k > 3 else 0)
        ratha(stones, 3.0, 6.2, 2, 'granite-pale', x, -5, 0.5)
        stones.box(3.8, 3.8, 0.5, STONE, x, -5)
        for side in (-1, 1):
            lion(stones, x + side * 1.35, -6.7, 0.5, 0.62)
    wall(stones)
    with stones.at(1.4, 22):
        tower(stones)
    with stones.at(1.4, 3.4):
        lesser(stones)
    bull(stones, -10.6, -19)
    scene.put(stones)
    tree_line(scene, 66, 50, 340, 110, 9, 'leaf', palms=40)
    palms = [coconut_palm(3 + i, 13, (2.0 * (-1) ** i, 0)) for i in range(3)]
    trees = [broadleaf(45 + i, 9, 'leaf', spread=1.3, cards=440) for i in range(2)]
    for k, (x, y) in enumerate(((-30, 30), (-26, 38), (30, 28), (36, 36), (27, 42), (-38, 22))):
        scene.put(palms[k % 3], x, y, 0, 50 * k, 1.05)
        scene.put(trees[k % 2], x + 4, y + 6, 0, 80 * k, 0.9)
    scene.layer = 'front'
    beds = [bush(5 + i, 0.8, ('leaf', 'blossom-pink')[i], cards=230) for i in range(2)]
    for k in range(12):
        scene.put(beds[k % 2], 4.5 + 0.3 * (k % 2), -29 + 1.6 * k, 0, 40 * k, 0.6)
    scene.layer = 'life'
    life = Mesh()
    for x, y, dress, cloth, second, turn, more in (
        (1.2, -19.6, 'saree', 'crimson', 'gold-paint', 176, {}),
        (2.3, -19.2, 'saree', 'emerald', 'turmeric', 182, {}),
        (3.2, -18.0, 'dhoti', 'ivory', 'ivory', 178, {}),
        (-3.8, -11.0, 'saree', 'magenta', 'turmeric', 80, {}),
        (-5.0, -10.6, 'kurta', '#86a3b6', 'ivory', 84, {}),
    ):
        person(life, 'walk', dress, cloth, second, x, y, 0, turn, 1.06, **more)
    little_one(life, 'walk', 'turmeric', 1.8, -20.4, 0, 178, 1.06, girl=True)
    with life.at(-8.0, -18.2, 0, 50, 1.06):
        person(life, 'tray', 'saree', 'violet', 'turmeric')
        bowl(life, 0, -0.42, 1.14, heap='marigold')
    person(life, 'hold', 'shirt', 'ivory', '#4b4640', -13.2, -17.4, 0, -60, 1.06)
    crowd(life, 9, lambda r: (r.uniform(-12, 16), r.uniform(-11.4, -9.4)), None, 6)
    flock_in(life, 10, (-24, -4), (6, 30), (17, 24), 0.7)
    scene.put(life)


def lion(mesh, x, y, z, size=1.0):
    """A rearing lion with a mane that carries a pillar, facing -y, 3 m high at size 1."""
    with mesh.at(x, y, z, 0, size):
        mesh.box(0.9, 1.0, 0.3, STONE)
        for side in (-0.24, 0.24):
            mesh.tube([(side, 0.25, 0.3), (side * 1.2, 0.1, 0.9), (side, 0.3, 1.3)], [0.2, 0.24, 0.26], PALE, 8)
            mesh.tube([(side, 0.1, 1.9), (side * 1.2, -0.38, 1.6), (side, -0.44, 1.2)], [0.17, 0.15, 0.13], PALE, 8)
        mesh.ball((0.38, 0.36, 0.7), PALE, 0, 0.24, 1.6, 12)
        mesh.ball((0.46, 0.36, 0.46), STONE, 0, 0.1, 2.3, 12)
        mesh.ball((0.32, 0.36, 0.34), PALE, 0, -0.16, 2.38, 12)
        mesh.box(0.4, 0.3, 0.14, DEEP, 0, -0.42, 2.2)
        mesh.box(0.7, 0.7, 0.5, STONE, 0, 0.2, 2.7)
        mesh.box(1.0, 1.0, 0.3, PALE, 0, 0.2, 3.1)


def storey(mesh, side, z, rise, count):
    """A storey: corner shrines with square domes, barrel-roofed ones between, on its own ledge."""
    mesh.box(side * 0.8, side * 0.8, rise * 1.06, STONE, z=z)
    mesh.box(side, side, rise * 0.12, PALE, z=z)
    for span in four_sides(mesh, side / 2 * 0.93, side / 2 * 0.93):
        for i in range(count):
            x = -span / 2 + span * (i + 0.5) / count
            wide = span / count * 0.76
            mesh.box(wide, wide * 0.7, rise * 0.42, PALE, x, 0, z + rise * 0.1)
            mesh.box(wide * 0.4, 0.1, rise * 0.3, DEEP, x, -wide * 0.36, z + rise * 0.12)
            mesh.box(wide * 1.2, wide * 0.9, rise * 0.08, STONE, x, 0, z + rise * 0.5)
            if i in (0, count - 1):
                mesh.lathe(
                    [(wide * 0.6, 0), (wide * 0.64, rise * 0.12), (wide * 0.36, rise * 0.3), (0.04, rise * 0.42)],
                    STONE,
                    8,
                    x=x,
                    z=z + rise * 0.57,
                )
            else:
                rows = [
                    [
                        (x + e * wide * 0.56, -0.44 * wide * math.cos(a), z + rise * 0.57 + rise * 0.34 * math.sin(a))
                        for a in np.linspace(0, math.pi, 9)
                    ]
                    for e in (-1, 1)
                ]
                mesh.loft(rows, STONE)
                mesh.add(
                    [
                        (x + wide * 0.36 * math.cos(a), -wide * 0.46, z + rise * 0.57 + rise * 0.34 * math.sin(a))
                        for a in np.linspace(0, math.pi, 9)
                    ],
                    [tuple(range(9))],
                    PALE,
                )


def tower(mesh):
    """The sanctum with shrines built against its sides and corners, then four storeys and an eight-sided dome stone,
    22 m."""
    mesh.box(17, 17, 1.4, STONE)
    mesh.box(12.6, 12.6, 8.4, STONE, z=1.2)
    for span in four_sides(mesh, 6.5, 6.5):
        for x in (-6.2, 0, 6.2):
            mesh.box(3.6, 2.4, 5.4, PALE, x, -0.6, 1.4)
            mesh.box(1.3, 0.2, 3.2, DEEP, x, -1.84, 1.9)
            for side in (-1.4, 1.4):
                mesh.box(0.4, 0.4, 4.6, STONE, x + side, -1.9, 1.4)
            mesh.box(4.4, 3.0, 0.5, STONE, x, -0.7, 6.8)
            mesh.lathe(
                [(1.8, 0), (2.0, 0.5), (1.3, 1.4), (0.5, 2.0), (0.05, 2.4)],
                PALE,
                8,
                False,
                x=x,
                y=-0.6,
                z=7.2,
                start=22.5,
            )
    z = 9.4
    for tier in range(4):
        rise = 2.7 - 0.28 * tier
        storey(mesh, 13.4 - 2.5 * tier, z, rise, 5 if tier < 2 else 4 if tier < 3 else 3)
        z += rise
    mesh.box(3.8, 3.8, 0.8, STONE, z=z)
    mesh.lathe(
        [(1.9, 0), (1.8, 0.9), (2.9, 1.2), (2.9, 1.9), (2.2, 3.0), (1.0, 3.7), (0.3, 3.9)],
        PALE,
        8,
        False,
        z=z + 0.4,
        start=22.5,
    )
    mesh.lathe([(0.2, 0), (0.55, 0.4), (0.35, 0.8), (0.12, 1.0), (0.03, 1.8)], STONE, 12, z=z + 4.2)


def lesser(mesh):
    """Mahendra's shrine that stands in the gate of the court: a barrel-roofed tower across the way."""
    mesh.box(9, 7, 5.4, STONE, z=0.4)
    mesh.box(2.0, 0.3, 3.2, DEEP, 0, -3.5, 0.6)
    for x in (-3.8, -1.7, 1.7, 3.8):
        mesh.box(0.5, 0.5, 5, PALE, x, -3.6, 0.6)
    for side in (-1, 1):
        lion(mesh, side * 2.75, -3.9, 0.5, 1.1)
    with mesh.at(z=5.6):
        mesh.box(9.8, 7.8, 0.5, PALE)
        mesh.box(7, 5, 2.4, STONE, z=0.4)
        for x in np.linspace(-3.6, 3.6, 5):
            mesh.box(1.1, 0.7, 1.2, PALE, x, -3.0, 0.5)
            mesh.ball((0.62, 0.5, 0.5), STONE, x, -3.0, 1.8, 10)
        rows = [
            [(e * 4.1, -2.7 * math.cos(a), 2.7 + 2.5 * math.sin(a)) for a in np.linspace(0, math.pi, 13)]
            for e in (-1, 1)
        ]
        mesh.loft(rows, PALE)
        for e in (-1, 1):
            mesh.add(rows[0 if e < 0 else 1], [tuple(range(13))], STONE)
        for x in (-2.4, 0, 2.4):
            mesh.lathe([(0.12, 0), (0.34, 0.3), (0.12, 0.7), (0.03, 1.3)], STONE, 10, x=x, z=5.1)


def wall(mesh):
    """The court's wall to both sides, its cells' little towers showing above, lions along it."""
    for side in (-1, 1):
        x0 = 1.4 + side * 14.6
        mesh.box(20, 2.4, 4.2, STONE, x0, 3.6)
        mesh.box(20.4, 2.8, 0.4, PALE, x0, 3.6, 4.2)
        for k in range(6):
            x = x0 - 8.4 + 3.36 * k
            mesh.box(1.9, 1.9, 1.0, STONE, x, 3.8, 4.6)
            mesh.lathe(
                [(1.0, 0), (1.2, 0.3), (0.8, 1.0), (0.3, 1.5), (0.05, 1.9)],
                PALE,
                8,
                False,
                x=x,
                y=3.8,
                z=5.5,
                start=22.5,
            )
            lion(mesh, x, 2.0, 0, 1.15)
        mesh.box(3, 44, 4.4, STONE, 1.4 + side * 24, 26)
        for k in range(12):
            mesh.lathe(
                [(1.0, 0), (1.2, 0.3), (0.8, 1.0), (0.3, 1.5), (0.05, 1.9)],
                PALE,
                8,
                False,
                x=1.4 + side * 24,
                y=6 + 3.5 * k,
                z=4.4,
                start=22.5,
            )


def bull(mesh, x, y):
    """A couched bull on a plinth, facing the shrine."""
    with mesh.at(x, y, 0, 128):
        mesh.box(3.4, 2.2, 0.7, STONE)
        mesh.ball((1.2, 0.66, 0.7), PALE, 0.15, 0, 1.3, 16)
        mesh.ball((0.5, 0.5, 0.6), PALE, -0.7, 0, 1.7, 12)
        mesh.ball((0.34, 0.3, 0.3), STONE, -0.42, 0, 2.1, 10)
        mesh.ball((0.46, 0.3, 0.32), PALE, -1.2, 0, 2.0, 12)
        mesh.ball((0.24, 0.22, 0.22), PALE, -1.55, 0, 1.86, 10)
        for side in (-1, 1):
            mesh.tube([(-0.3, side * 0.5, 0.8), (-1.3, side * 0.46, 0.84)], [0.26, 0.18], PALE, 8)
            mesh.tube([(1.0, side * 0.5, 0.86), (0.2, side * 0.72, 0.82)], [0.34, 0.2], PALE, 8)
            mesh.tube([(-1.05, side * 0.22, 2.2), (-1.1, side * 0.34, 2.5)], [0.09, 0.03], STONE, 6)
