"""Rongali Bihu: dancers in muga gold and red with dhol players under a flowering tree, rice fields and thatch
behind."""
import math
import random

import numpy as np

from kit.architecture.village import thatch_hut
from kit.life.figure import SKINS, draw_arm, draw_head
from kit.life.people import crowd
from kit.life.work import Pose, little_one, person, with_child
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.palms import bamboo_clump, banana, fan_palm
from kit.nature.terrain import ground_sheet
from kit.nature.trees import broadleaf
from kit.noise import fractal, smoothstep
from kit.stage.backdrops import blue_hills
from kit.stage.greenery import farm_plain

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'Bihu dancers in golden muga silk and red bend and sway round dhol drummers under a flowering tree in Assam.',
}


def build(scene):
    scene.camera((-2.9, -9.8, 1.5), (0.5, 5, 2.75), lens=36, focus=8.4, fstop=0.9)
    scene.light(
        sun=-118, elevation=26, haze={'density': 0.0034, 'height': 12, 'start': 28}, clouds={'seed': 2.9, 'amount': 0.8}
    )
    farm_plain(scene, ('field', 'lawn', 'field'), 70)
    blue_hills(scene, near=420, count=3, height=46, width=1600, seed=9)
    yard = Mesh()
    yard.box(40, 30, 0.3, 'lawn', 0, -2, -0.1)
    for x, y, turn in ((-13, 17, 12), (14, 19, -14), (2, 27, 0)):
        thatch_hut(yard, 8, 5.5, x, y, 0.1, turn=turn, seed=int(x))
    scene.put(yard)
    scene.scatter(
        [grass_tuft(5, 60, 0.35)],
        380,
        ((-20, 20), (-17, 12)),
        lambda x, y: x * 0 + 0.2,
        seed=5,
        sink=0.03,
        keep=lambda x, y, z: abs(x - 0.2) > 7 or abs(y + 2.2) > 5.8,
    )
    scene.put(ground_sheet(trodden, (-14, 16), (-11, 12), 'dust', 240, 220))
    blossom = broadleaf(9, 8.4, 'blossom-red', spread=1.5, clouds=12, cards=520, card=0.2)
    scene.put(blossom, 5.4, 10, 0.1)
    scene.put(petals())
    scene.put(broadleaf(12, 11, spread=1.3, cards=420, card=0.28), -17, 8, 0, layer='front')
    scene.scatter(
        [banana(1), banana(2), bamboo_clump(2, 9)],
        26,
        lambda r: (r.choice((-1, 1)) * r.uniform(13, 24), r.uniform(11, 30)),
        seed=6,
    )
    for x, y in ((-8, 30), (22, 30), (-24, 34), (11, 36)):
        scene.put(fan_palm(3, 12, 22), x, y, 0, x * 9)
    scene.layer = 'life'
    folk = Mesh()
    # What is near stands in the camera's own frame: x right, y away from it.
    with folk.at(-2.9, -9.8, 0.265, -12.9):
        for number, (x, y, turn, bend, arms) in enumerate(
            (
                (-1.55, 7.3, 34, 40, 'waist'),
                (-0.45, 8.5, 4, 30, 'waist'),
                (2.35, 7.9, -38, -8, 'up'),
                (-2.95, 9.6, 52, -6, 'up'),
                (0.75, 11.4, 16, 12, 'spread'),
                (3.5, 10.2, -64, 36, 'waist'),
                (-1.9, 12.2, 150, 28, 'waist'),
            )
        ):
            bihu_dancer(folk, number, x, y, turn, bend, arms)
        drummer(folk, 0.65, 9.0, -34, 1.06, 16)
        drummer(folk, -0.95, 10.6, 22, 1.0, -12)
        pepa_player(folk, 2.0, 10.6, -24)
        little_one(folk, 'cheer', '#e6dcc6', -2.85, 7.3, 0, 118, 1.04, girl=True)
        offering(folk, 1.05, 6.6)
        with_child(folk, 'wrap', '#86a3b6', '#8c6f5a', 5.2, 12.2, 0, -62, child='ivory')
        person(folk, 'squat', 'shirt', '#efe4d2', '#6d6a66', 4.5, 12.6, 0, -50, elder=True)
        little_one(folk, 'squat', '#7fa06a', 5.0, 11.2, 0, -70)
        person(folk, 'photograph', 'jacket', '#b5563c', '#4f5d73', -5.2, 12.4, 0, 62, head='brim', hat='#cfae62')
    crowd(
        folk,
        26,
        lambda r: (r.choice((-1, 1)) * r.uniform(8.6, 12.5), r.uniform(0, 10)),
        lambda x, y: 0.25,
        5,
        turbans=0,
    )
    scene.put(folk)


def trodden(xs, ys):
    """Where the dancers have worn the grass away."""
    off = np.hypot((xs - 0.2) / 6.6, (ys + 2.2) / 5.0) - 1 + 0.2 * fractal(xs * 0.4, ys * 0.4, 4)
    return 0.27 - 0.4 * smoothstep(0, 0.18, off)


def petals():
    """Fallen blossoms on the ground, thickest below the tree."""
    mesh, chance = Mesh(), random.Random(8)
    for _ in range(900):
        if chance.random() < 0.6:
            x, y = 5 + chance.gauss(0, 3.4), 8 + chance.gauss(0, 3)
        else:
            x, y = chance.uniform(-6, 6), chance.uniform(-5, 4)
        a, size = chance.uniform(0, 3.14), chance.uniform(0.025, 0.05)
        dx, dy = size * math.cos(a), size * math.sin(a)
        mesh.quad(
            (x - dx, y - dy, 0.28), (x + dy, y - dx, 0.29), (x + dx, y + dy, 0.28), (x - dy, y + dx, 0.3), 'blossom-red'
        )
    return mesh


def offering(mesh, x, y):
    """A xorai of bell metal, a tray on a foot with its lid, on a mat with a folded gamosa and betel nuts."""
    with mesh.at(x, y, 0.02, -14):
        mesh.box(1.1, 0.8, 0.02, 'weave')
        profile = [(0.15, 0), (0.13, 0.03), (0.05, 0.1), (0.045, 0.2), (0.08, 0.26), (0.22, 0.31), (0.23, 0.34)]
        mesh.lathe(profile, 'brass', 28, x=-0.15, z=0.02)
        mesh.lathe(
            [(0.2, 0.35), (0.17, 0.45), (0.06, 0.53), (0.03, 0.58), (0.05, 0.62), (0.01, 0.7)],
            'brass',
            28,
            x=-0.15,
            z=0.02,
        )
        mesh.box(0.42, 0.3, 0.07, '#efe4d2', 0.3, 0.05, 0.02)
        for end in (-0.13, 0.13):
            mesh.box(0.43, 0.04, 0.075, 'crimson', 0.3, 0.05 + end, 0.02)
        for k in range(5):
            mesh.ball(0.04, '#a8672f', 0.16 + 0.09 * math.cos(k * 2.4), -0.25 + 0.07 * math.sin(k * 2.4), 0.06, 8)


STEP = {'knees': ((0.1, -0.2, 0.52), (-0.12, -0.08, 0.5)), 'ankles': ((0.13, -0.16, 0.08), (-0.13, 0.12, 0.08))}


def drummer(mesh, x, y, turn, scale, slant):
    """A dhol player who bends to his drum, a red and white gamosa about his head and his waist."""
    with mesh.at(x, y, 0, turn, scale):
        hands = ((0.33, -0.46, 1.06), (-0.36, -0.42, 1.14)) if slant > 0 else ((0.34, -0.4, 1.16), (-0.33, -0.46, 1.04))
        person(mesh, Pose(hands, bend=12, gaze=6, **STEP), 'kurta', '#f2e8d5', 'ivory', head='turban', hat='#c2281f')
        mesh.lathe([(0.2, 0.92), (0.205, 1.0), (0.2, 1.05)], '#c2281f', 20, y=-0.02, oval=(1, 0.74))
        with mesh.at(0, -0.36, 0.96, roll=90 + slant):
            mesh.lathe([(0.13, -0.34), (0.19, -0.12), (0.2, 0), (0.18, 0.14), (0.12, 0.34)], 'wood', 20)
            for end in (-1, 1):
                mesh.lathe([(0.135, 0.33 * end), (0.11, 0.345 * end), (0.02, 0.35 * end)], 'ivory', 18)
            for k in range(10):
                a = k * math.pi / 5
                path = [(r * math.cos(a), r * math.sin(a), z) for r, z in ((0.13, -0.33), (0.202, 0), (0.125, 0.33))]
                mesh.tube(path, 0.008, 'rope', 4)
        mesh.tube(
            [(-0.24, -0.3, 1.02), (-0.16, -0.02, 1.46), (0.05, 0.14, 1.3), (0.24, -0.3, 0.98)], 0.018, '#c2281f', 6
        )


def pepa_player(mesh, x, y, turn):
    """He leans back and blows the pepa, a horn of buffalo."""
    with mesh.at(x, y, 0, turn, 1.04):
        blow = Pose(((0.06, -0.34, 1.6), (-0.05, -0.46, 1.64)), bend=-12, gaze=6, **STEP)
        person(mesh, blow, 'kurta', '#efe4d2', 'ivory', head='turban', hat='#efe4d2')
        path = [(0, -0.06, 1.56), (0, -0.34, 1.6), (0.02, -0.6, 1.72), (0.03, -0.76, 1.94), (0.03, -0.78, 2.16)]
        mesh.tube(path, [0.018, 0.025, 0.045, 0.07, 0.11], '#2f2622', 14)
        mesh.lathe([(0.2, 0.92), (0.205, 1.0), (0.2, 1.05)], '#c2281f', 20, oval=(1, 0.74))


ARMS = {
    'waist': ((0.43, 0.05, 1.2), (0.15, 0.15, 1.02)),
    'up': ((0.34, -0.1, 1.6), (0.07, -0.16, 1.93)),
    'spread': ((0.45, -0.08, 1.36), (0.7, -0.22, 1.52)),
}
"""Elbow and hand of the right arm, as the dancer stands upright."""


def bihu_dancer(mesh, number, x, y, turn, bend, arms):
    """A dancer in muga mekhela and red-flowered drape who bends from the hips by so many degrees, the wrists on them
    behind, or arms up or wide; a kopou orchid in her knot."""
    skin, lean = SKINS[number % 3], (9, -8, 6, -9, 7, -6, 5)[number % 7]
    with mesh.at(x, y, 0, turn, 1.06 + 0.025 * (number * 3 % 4)):
        back = 0.004 * max(0, bend)
        mesh.loft(
            [
                [
                    (r * f * math.cos(a) + shift, r * f * 0.8 * math.sin(a) + back * (z / 0.97) ** 1.4, z)
                    for a in np.linspace(0, 2 * math.pi, 45)
                    for f in (1 - 0.07 * abs(math.sin(a * 9)),)
                ]
                for r, z, shift in (
                    (0.29, 0.0, 0),
                    (0.3, 0.05, 0),
                    (0.26, 0.35, 0.03 * lean / 8),
                    (0.232, 0.75, 0.07 * lean / 8),
                    (0.215, 0.9, 0.07 * lean / 8),
                    (0.17, 1.0, 0.05 * lean / 8),
                )
            ],
            '#dba944',
        )
        mesh.lathe([(0.302, 0.03), (0.29, 0.17)], 'crimson', 30, oval=(1, 0.8), ribs=18, rib=0.06)
        for k in range(14):
            a = k * math.pi / 7
            mesh.ball((0.02, 0.014, 0.03), '#f0cf7a', 0.295 * math.cos(a), 0.237 * math.sin(a), 0.1, 6)
            mesh.ball(
                (0.018, 0.014, 0.024), 'crimson', 0.262 * math.cos(a), 0.21 * math.sin(a), 0.38 + 0.12 * (k % 2), 6
            )
        for side in (-1, 1):
            mesh.ball((0.05, 0.1, 0.035), skin, 0.1 * side, -0.2 - 0.04 * side, 0.03, 8)
        with mesh.at(0.05 * lean / 8, back, 0.96, tilt=bend, roll=-lean):
            with mesh.at(0, 0, -0.96):
                draw_bodice(mesh, arms, skin)
                with mesh.at(0, 0, 1.44, tilt=-bend * 0.6, roll=lean * 1.4):
                    draw_head(mesh, skin, 0.16, bun=True, bindi=True)
                    for k in range(6):
                        mesh.ball((0.032, 0.032, 0.036), '#c86fb0', 0.085 - 0.006 * k, 0.09, 0.27 - 0.042 * k, 7)


def draw_bodice(mesh, arms, skin):
    """The upper half of a dancer: red blouse, drape of muga, beads, the arms."""
    mesh.lathe(
        [(0.2, 0.93), (0.165, 1.02), (0.172, 1.12), (0.188, 1.22), (0.19, 1.32), (0.165, 1.39), (0.075, 1.44)],
        'crimson',
        18,
        oval=(1, 0.74),
    )
    mesh.lathe([(0.205, 0.93), (0.178, 1.0), (0.176, 1.03)], '#e6bd62', 18, oval=(1, 0.78))
    mesh.loft(
        [
            ((0.21, -0.05, 0.92), (0.12, -0.18, 0.84)),
            ((0.12, -0.165, 1.12), (0.0, -0.19, 1.02)),
            ((0.0, -0.18, 1.29), (-0.12, -0.15, 1.2)),
            ((-0.08, -0.05, 1.44), (-0.19, -0.03, 1.38)),
            ((-0.06, 0.12, 1.36), (-0.18, 0.11, 1.3)),
            ((-0.03, 0.2, 0.9), (-0.2, 0.17, 0.9)),
        ],
        '#e6bd62',
    )
    mesh.tube(
        [(0.115, -0.18, 0.84), (0.0, -0.2, 1.03), (-0.12, -0.16, 1.21), (-0.19, -0.04, 1.38)], 0.016, 'crimson', 6
    )
    for k in range(9):
        a = math.pi * (1.1 + 0.8 * k / 8)
        drop = -0.12 - 0.02 * math.sin(math.pi * k / 8)
        mesh.ball(0.016, 'gold', 0.11 * math.cos(a), drop, 1.42 + 0.07 * math.sin(a), 6)
    (ex, ey, ez), (hx, hy, hz) = ARMS[arms]
    for side in (-1, 1):
        draw_arm(mesh, (0.17 * side, 0, 1.375), (ex * side, ey, ez), (hx * side, hy, hz), 'crimson', skin, 0.052, 0.6)
        wrist = tuple(e + (h - e) * 0.8 for e, h in zip((ex * side, ey, ez), (hx * side, hy, hz)))
        mesh.ball(0.052, 'gold', *wrist, 10)
