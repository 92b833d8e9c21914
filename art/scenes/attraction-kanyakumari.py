"""Kanyakumari at sunrise: the Vivekananda memorial and the stone Thiruvalluvar on their two rocks where three seas
meet, a ferry between; on the shore families have come to see the day begin."""
import math

import numpy as np

from kit.architecture.arches import arcade, four_sides
from kit.architecture.domes import ROUND, dome
from kit.architecture.dravidian import pillared_hall
from kit.life.birds import flock_in
from kit.life.people import crowd
from kit.life.work import little_one, person, telephone
from kit.mesh import Mesh
from kit.nature.ground_cover import rock
from kit.nature.terrain import ground_sheet, water_sheet
from kit.noise import fractal, ridged

PICTURE = {
    'hour': 'dawn',
    'alt': 'Sunrise at Kanyakumari: the domed Vivekananda memorial and the tall stone Thiruvalluvar on two rocks in the sea, a ferry on its way, families on the shore.',
}
STONE, PALE = 'granite', 'granite-pale'


def rocks(xs, ys):
    """Two low islands of rounded rock."""
    near = 7.4 * np.clip(1.06 - np.hypot((xs + 34) / 52, (ys - 60) / 30), -0.5, 0.5) * 1.7
    far = 6.0 * np.clip(1.05 - np.hypot((xs - 57) / 27, (ys - 64) / 22), -0.5, 0.5) * 1.7
    shape = np.maximum(near, far)
    return shape + 1.6 * (ridged(xs * 0.05, ys * 0.05, 5) - 0.6) + 0.5 * fractal(xs * 0.16, ys * 0.16, 3) - 0.4


def build(scene):
    scene.material(STONE, colour='#a08a76', second='#7e6b5b')
    scene.material(PALE, colour='#c2a98e', second='#a38b73')
    scene.material('rock-warm', colour='#a5805f', second='#755945')
    scene.material('sea', colour='#2c5f74', mirror=0.3, ripple=0.07)
    scene.camera((-6, -128, 6.2), (6, 60, 16.4), lens=35)
    scene.light(
        sun=84,
        elevation=10,
        haze={'density': 0.0012, 'height': 16, 'start': 110, 'base': 0.12},
        clouds={'seed': 6.8, 'amount': 0.9, 'low': 0.44},
    )
    scene.put(water_sheet('sea', 0, 4000, -140))
    scene.put(ground_sheet(rocks, (-110, 100), (10, 120), 'rock-warm', 260, 200))
    land = Mesh()
    memorial(land)
    with land.at(57, 64, 4.2):
        poet(land)
    bridge(land)
    scene.put(land)
    foam = Mesh()
    for cx, cy, rx, ry in ((-34, 60, 56, 32), (57, 64, 29, 24)):
        rim = np.linspace(math.pi, 2 * math.pi, 90)
        wave = 1 + 0.05 * np.sin(rim * 19) + 0.03 * np.sin(rim * 43)
        foam.loft(
            [
                [(cx + rx * w * k * math.cos(a), cy + ry * w * k * math.sin(a), 0.12) for k in (0.9, 1.0, 1.03)]
                for a, w in zip(rim, wave)
            ],
            'foam',
        )
    scene.put(foam)
    scene.layer = 'front'
    stones = [rock(i, 1.7, 'rock-warm', 0.62) for i in range(4)]
    for k, (x, y, s) in enumerate(
        (
            (-33, -86, 2.2),
            (-27, -89, 1.7),
            (-22, -93, 1.2),
            (-38, -80, 2.6),
            (-17.5, -92, 0.7),
            (17, -92, 1.7),
            (22, -88, 2.1),
            (12.4, -94, 1.0),
            (28, -84, 2.4),
        )
    ):
        scene.put(stones[k % 4], x, y, 0.1, 70 * k, s)
    ghat = Mesh()
    for i in range(6):
        ghat.box(120, 1.4, 1.0, 'step', -4, -94.6 - 1.3 * i, -0.7 + 0.42 * i)
    ghat.box(120, 16, 2.0, 'paving', -4, -110, 0.6)
    scene.put(ghat)
    scene.layer = 'life'
    life = Mesh()
    shore(life)
    ferry(life, 14, 16, -14)
    flock_in(life, 11, (-26, 8), (-30, 10), (14, 24), 1.1, 'white-bird')
    scene.put(life)


def shore(mesh):
    """People on the steps who wait for the sun: a child cheers, one takes a picture, one prays."""
    with mesh.at(-10.6, -108.0, 2.6, 186, 1.06):
        person(mesh, 'photograph', 'shirt', '#d8b08c', '#4f5a68')
        telephone(mesh, 1.6)
    person(mesh, 'hold', 'saree', 'magenta', 'turmeric', -9.4, -107.6, 2.6, 170, 1.04)
    little_one(mesh, 'cheer', 'turmeric', -8.3, -106.2, 2.6, 182, 1.05)
    person(mesh, 'pray', 'dhoti', 'ivory', 'ivory', -3.6, -106.6, 2.6, 178, 1.06)
    person(mesh, 'carry', 'saree', 'emerald', 'crimson', 1.0, -106.8, 2.6, 190, 1.05)
    person(mesh, 'hold', 'kurta', 'ivory', 'ivory', 3.4, -107.8, 2.6, 190, 1.05, elder=True)
    person(mesh, 'hold', 'saree', '#86a3b6', 'indigo', 4.4, -107.7, 2.6, 176, 1.05, elder=True)


def ferry(mesh, x, y, turn):
    """The white launch to the rocks, its open deck full under an awning."""
    with mesh.at(x, y, 0, turn):
        rows = []
        for t in np.linspace(-1, 1, 15):
            half = 2.3 * (1 - max(0, t) ** 3 * 0.95)
            rise = 0.9 * max(0, t) ** 2
            rows.append(
                [
                    (9 * t, -half, 1.7 + rise),
                    (9 * t, -half * 0.8, -0.3),
                    (9 * t, half * 0.8, -0.3),
                    (9 * t, half, 1.7 + rise),
                ]
            )
        mesh.loft(rows, 'whitewash')
        mesh.add(
            [(r[0][0], r[0][1], r[0][2] - 0.2) for r in rows]
            + [(r[3][0], r[3][1], r[3][2] - 0.2) for r in reversed(rows)],
            [tuple(range(30))],
            'wood',
        )
        mesh.box(16, 4.66, 0.35, 'azure', -0.8, 0, 1.0)
        mesh.box(12, 4.2, 0.16, 'flag-saffron', -2, 0, 4.1)
        for px in (-7.5, -4, -0.5, 3.4):
            for side in (-1, 1):
                mesh.tube([(px, 2.0 * side, 1.5), (px, 2.0 * side, 4.1)], 0.07, 'whitewash', 5)
        mesh.box(2.6, 2.8, 2.0, 'whitewash', 4.6, 0, 1.8)
        mesh.box(2.64, 2.84, 0.7, 'window', 4.6, 0, 2.7)
        crowd(mesh, 16, lambda r: (r.uniform(-7.4, 3), r.uniform(-1.7, 1.7)), lambda a, b: 1.5, 3)


def memorial(mesh):
    """The Vivekananda rock: terraces, the pillared hall with its tall red-domed tower, the little shrine of the
    foot."""
    with mesh.at(-40, 64, 5.0):
        for wide, deep, tall, z in ((62, 30, 2.4, -1.6), (50, 22, 1.4, 0.8)):
            mesh.box(wide, deep, tall, PALE, 0, 0, z)
        for i in range(8):
            mesh.box(10, 1.0, 2.9 - 0.36 * i, STONE, -4, -15 - 0.9 * i, -1.6)
        with mesh.at(-6, 0, 2.2):
            mesh.box(18, 15, 7.4, STONE)
            for width in four_sides(mesh, 9, 7.5):
                arcade(mesh, width, 6.6, 5, 'red-stone-pale', 'shadow', 1.0, 'round', 0.56)
                mesh.box(width + 1.6, 2.2, 0.5, 'red-stone', 0, -0.4, 6.8)
                mesh.box(width + 0.4, 0.8, 1.0, PALE, 0, 0, 7.3)
            pillared_hall(mesh, 7, 4, 2.6, 5.0, STONE, 19, 0, 0, 0.6)
            mesh.box(9.4, 9.4, 3.0, 'red-stone-pale', -1, 0, 7.6)
            for k, (r, z) in enumerate(((5.4, 10.6), (4.9, 12.2), (4.4, 13.8))):
                mesh.lathe(
                    [(r, z), (r + 0.4, z + 0.2), (r + 0.4, z + 0.5), (r - 0.2, z + 0.7), (r - 0.2, z + 1.6)],
                    'red-stone',
                    8,
                    False,
                    x=-1,
                    start=22.5,
                )
            dome(
                mesh,
                4.1,
                'red-stone',
                -1,
                0,
                15.2,
                profile=ROUND,
                stretch=1.05,
                tip='gold',
                sides=32,
                ribs=16,
                rib=0.06,
            )
            for sx in (-1, 1):
                for sy in (-1, 1):
                    mesh.box(2.2, 2.2, 2.2, PALE, -1 + sx * 7, sy * 5.6, 7.6)
                    dome(mesh, 1.2, 'red-stone', -1 + sx * 7, sy * 5.6, 9.8, profile=ROUND, tip='gold', sides=18)
        with mesh.at(31, 2, 0.6):
            mesh.box(9, 8, 4.0, PALE)
            mesh.box(10, 9, 0.4, STONE, z=4.0)
            mesh.lathe([(2.6, 4.4), (2.8, 5.2), (1.8, 6.4), (0.4, 7.0), (0.05, 8.0)], 'red-stone', 8, False)


def poet(mesh):
    """Thiruvalluvar, 29 m of granite on a pedestal of 12: the right hand raised, palm leaves in the left, a bent
    hip."""
    for wide, z, tall in (
        (20, -3, 3),
        (17.5, 0, 4.4),
        (16.2, 4.4, 0.7),
        (14.4, 5.1, 3.4),
        (15.4, 8.5, 0.6),
        (11.6, 9.1, 2.4),
        (12.4, 11.5, 0.5),
    ):
        mesh.box(wide, wide * 0.86, tall, STONE if tall < 1 else PALE, 0, 0, z)
    for side_x in np.linspace(-7.4, 7.4, 6):
        mesh.box(1.2, 0.5, 3.6, STONE, side_x, -7.6, 0.4)
    with mesh.at(0, 0, 12, -8, 15.4):
        ring = np.linspace(0, 2 * math.pi, 33)[:-1]
        at = lambda x, y, z, w, d, f=0.0: [
            (
                x + w * (1 - f * abs(math.sin(a * 6))) * math.cos(a),
                y + d * (1 - f * abs(math.sin(a * 6))) * math.sin(a),
                z,
            )
            for a in ring
        ]
        mesh.loft(
            [
                at(0.02, 0, 0, 0.25, 0.17, 0.1),
                at(0.02, 0, 0.1, 0.235, 0.16, 0.1),
                at(0.04, 0, 0.55, 0.21, 0.15, 0.1),
                at(0.05, 0, 0.85, 0.2, 0.14, 0.06),
                at(0.03, 0, 1.0, 0.175, 0.125),
                at(0, 0, 1.15, 0.18, 0.12),
                at(-0.02, 0, 1.35, 0.225, 0.13),
                at(-0.02, 0, 1.45, 0.2, 0.11),
                at(-0.02, 0, 1.5, 0.09, 0.08),
                at(-0.02, 0, 1.56, 0.07, 0.07),
            ],
            STONE,
            closed=True,
        )
        mesh.tube([(-0.2, -0.02, 1.4), (-0.33, -0.06, 1.14), (-0.27, -0.25, 1.3)], [0.07, 0.06, 0.045], STONE, 10)
        mesh.ball((0.04, 0.04, 0.07), STONE, -0.26, -0.26, 1.37, 9)
        for k in (-1, 0, 1):
            mesh.tube([(-0.26 + 0.02 * k, -0.27, 1.4), (-0.26 + 0.028 * k, -0.28, 1.49)], 0.013, STONE, 5)
        mesh.tube([(0.17, -0.02, 1.4), (0.28, 0.0, 1.13), (0.2, -0.19, 1.0)], [0.07, 0.06, 0.045], STONE, 10)
        mesh.box(0.1, 0.07, 0.28, PALE, 0.2, -0.22, 0.94)
        mesh.tube([(0.2, -0.08, 1.42), (0.0, -0.14, 1.2), (-0.15, -0.1, 0.98)], 0.025, PALE, 6)
        mesh.ball((0.1, 0.11, 0.135), STONE, -0.02, -0.01, 1.66, 16)
        mesh.ball((0.07, 0.06, 0.1), STONE, -0.02, -0.09, 1.57, 12)
        mesh.ball((0.075, 0.075, 0.09), STONE, -0.02, 0.03, 1.82, 12)
        for side in (-1, 1):
            mesh.tube(
                [(-0.02 + 0.1 * side, 0.03, 1.7), (-0.02 + 0.13 * side, 0.04, 1.5), (-0.02 + 0.12 * side, -0.04, 1.4)],
                [0.035, 0.045, 0.02],
                STONE,
                7,
            )


def bridge(mesh):
    """The bowstring footbridge between the rocks."""
    start, end = (-8, 66), (42, 68)
    for side in (-1.6, 1.6):
        arch = [
            (start[0] + (end[0] - start[0]) * t, start[1] + 2 * t + side, 6.6 + 9.5 * 4 * t * (1 - t))
            for t in np.linspace(0, 1, 21)
        ]
        mesh.tube(arch, 0.42, 'whitewash', 7)
        for x, y, z in arch[2:-2:2]:
            mesh.tube([(x, y, z), (x, y, 6.8)], 0.09, 'whitewash', 4)
    mesh.box(end[0] - start[0], 4.2, 0.5, 'whitewash', 17, 67, 6.4)
