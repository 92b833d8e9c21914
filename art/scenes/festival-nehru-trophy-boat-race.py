"""The Nehru Trophy on Punnamada Lake: snake boats in full stroke, spray off a hundred paddles, banks full of people,
a family cheering from its own canoe."""
import math

import numpy as np

from kit.life.boats import hull, kettuvallam
from kit.life.figure import draw_arm, draw_head
from kit.life.flags import flag_string
from kit.life.people import crowd, man, parasol
from kit.life.work import Pose, little_one, person
from kit.mesh import Mesh
from kit.nature.palms import coconut_palm
from kit.nature.terrain import bank, water_sheet
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'noon',
    'alt': 'Snake boats with high sterns race at Alappuzha, a hundred paddles in one stroke; a family in a canoe and a palm shore full of people cheer.',
}
TURN = 27
SEAT = {
    'hips': (0.0, 0.5),
    'knees': ((0.12, -0.42, 0.49), (-0.12, -0.42, 0.49)),
    'ankles': ((0.12, -0.4, 0.16), (-0.13, -0.42, 0.16)),
    'seated': True,
}


def build(scene):
    scene.material('backwater', colour='#12564f', ripple=0.06)
    scene.camera((-11.5, -12.5, 2.9), (2.2, 8, 2.2), lens=42, focus=13.5, fstop=0.6)
    scene.light(
        sun=-118,
        elevation=38,
        energy=5,
        haze={'density': 0.0034, 'height': 10, 'start': 34},
        clouds={'seed': 4.6, 'amount': 0.9},
    )
    scene.put(water_sheet('backwater', 0, 1500, -80))
    scene.put(bank((-200, 220), (34, 90), 0.9, lambda x, y: y - 42 + 0 * x, 'earth', seed=9))
    tree_line(scene, 56, 30, 300, 110, 7, palms=70)
    scene.layer = 'life'
    for x, y, shirt, cap, seed in (
        (6, 6, '#f2ead8', 'crimson', 1),
        (8.2, 14.3, 'turmeric', 'emerald', 2),
        (13.5, 24.2, 'azure', 'ivory', 3),
    ):
        boat = Mesh()
        with boat.at(x, y, 0.06, TURN):
            racer(boat, 34, 26, shirt, cap, seed)
        scene.put(boat)
    canoe = Mesh()
    onlookers(canoe)
    scene.put(canoe, -2.9, -4.2, 0.02, 14)
    house = Mesh()
    kettuvallam(house, scale=1.0)
    scene.put(house, -30, 38, 0, 172)
    folk = Mesh()
    crowd(folk, 300, lambda r: (r.uniform(-70, 44), r.uniform(43, 50)), lambda x, y: 0.8, 3, turbans=0, facing=0)
    chance = np.random.RandomState(5)
    for i in range(30):
        cloth = ('scarlet', 'azure', 'turmeric', 'emerald', 'magenta')[i % 5]
        parasol(folk, chance.uniform(-60, 40), chance.uniform(43, 49), 0.8, 0.8, 2.4, cloth)
    for i in range(8):
        flag_string(
            folk,
            (-70 + i * 15, 41.5, 5.2),
            (-55 + i * 15, 41.5, 5.2),
            0.9,
            16,
            0.9,
            ('flag-red', 'flag-yellow', 'flag-green', 'flag-blue'),
            i,
            True,
        )
        folk.tube([(-70 + i * 15, 41.5, 0), (-70 + i * 15, 41.5, 5.4)], 0.08, 'bamboo', 5)
    scene.put(folk)
    for x, seed in ((-13, 2), (22, 3), (34, 2)):
        scene.put(coconut_palm(seed, 13, (4, 0.5)), x, 44, 0.5, x * 7, layer='land')


def racer(mesh, length, pairs, shirt, cap, seed):
    """A chundan vallam heading -x: rowers two and two, four at the long steering oars, singers standing amidships."""
    chance = np.random.RandomState(seed)
    war_hull(mesh, length)
    for i in range(pairs):
        px = -length * 0.36 + i * length * 0.68 / pairs
        beat = 0.16 * math.sin(i * 0.16 + seed)
        for side in (-1, 1):
            rower(mesh, px, 0.36 * side, side, shirt, cap, beat + chance.uniform(-0.05, 0.05), i)
            if i % 2 == 0:
                splash(mesh, px - 0.5, 1.55 * side, chance)
    for k, px in enumerate((-1.2, 1.6, 4.2)):
        man(mesh, shirt, 'ivory', px, 0, 0.3, 1.0, -90 + 20 * k, dress='lungi', pose='point' if k != 1 else 'none')
        if k == 1:
            for side in (-1, 1):
                hand = (px - 0.2 * side, 0.35 * side, 2.4)
                mesh.tube([(px, 0.2 * side, 1.65), (px, 0.4 * side, 1.95), hand], 0.055, '#8d5c3f', 7)
    for k in range(4):
        px = length * (0.335 + 0.03 * k)
        side = 1 if k % 2 else -1
        rise = 0.5 + 0.55 * k
        man(mesh, shirt, 'ivory', px, 0.1 * side, 0.3 + 0.28 * k, 1.0, -90, dress='lungi', pose='lap')
        mesh.tube([(px - 0.3, 0.3 * side, rise + 1.3), (px + 1.4, 1.5 * side, -0.2)], 0.045, 'wood', 6)
    # The wake that the hull opens.
    for side in (-1, 1):
        mesh.loft(
            [
                [
                    (s * length / 2, side * (0.2 + 0.74 * (1 - abs(s) ** 2.6)), 0.02),
                    (
                        s * length / 2 + 0.3,
                        side * (0.36 + 0.86 * (1 - abs(s) ** 2.6) + 0.1 * math.sin(s * 40) + 0.6 * max(0, s)),
                        0.05,
                    ),
                ]
                for s in [-1 + 2 * k / 50 for k in range(51)]
            ],
            'foam',
        )
    mesh.loft(
        [[(length / 2 - 1 + 0.8 * k, u * (0.5 + 0.16 * k), 0.03) for u in (-1, -0.3, 0.3, 1)] for k in range(16)],
        'foam',
    )


def war_hull(mesh, length):
    """The black hull heading -x: its prow runs out to a gilded beak above the water, the stern sweeps up high."""
    sections, rims = [], ([], [])
    for t in np.linspace(-1, 1, 90):
        prow, stern = max(0, -t - 0.72) / 0.28, max(0, t - 0.62)
        half = 0.75 * max(0, 1 - abs(t) ** (2.2 if t < 0 else 2.6)) + 0.035
        lift = 11.8 * stern**1.8 + 0.42 * prow**2
        keel = -0.2 + lift + 0.42 * prow**1.6
        rim = 0.4 + lift + 0.06 * prow
        x = t * length / 2
        sections.append(
            [
                (x, half * math.sin(a), keel + (rim - keel) * (1 - max(0, math.cos(a))))
                for a in np.linspace(-math.pi / 2, math.pi / 2, 13)
            ]
        )
        for side, line in zip((-1, 1), rims):
            line.append((x, half * side, rim))
    mesh.loft(sections, 'hull')
    for line in rims:
        mesh.tube(line, 0.045, '#c79a55', 6)
    tip = sections[0][0]
    mesh.ball((0.26, 0.06, 0.085), 'gold-paint', tip[0], 0, tip[2] - 0.07, 12)
    for k in range(13):
        for side, line in zip((-1, 1), rims):
            x, y, z = line[-2 - k]
            mesh.ball(0.075, 'gold-paint', x, y * 1.15, z - 0.16, 8)
            if k < 8:
                x, y, z = line[2 + k]
                mesh.ball(0.05, 'gold-paint', x, y * 1.12, z - 0.13, 7)


def onlookers(mesh):
    """A family in its canoe: the father holds the paddle, mother and boy throw up their arms, a girl points."""
    hull(mesh, 5.6, 1.05, 0.5, 'hull', rise=0.4, deck='wood')
    for x in (-1.3, 0, 1.2):
        mesh.box(0.3, 0.9, 0.06, 'wood', x, 0, 0.34)
    with mesh.at(1.35, 0.0, -0.08, 150):
        person(mesh, 'paddle', 'lungi', '#efe4d2', '#86a3b6', hat='#c8574a', head='scarf')
        mesh.tube([(0.16, -0.3, 1.24), (0.5, -0.62, -0.1)], 0.024, 'bamboo', 6)
        mesh.ball((0.12, 0.03, 0.28), 'bamboo', 0.54, -0.66, -0.26, 10)
    wave = Pose(((0.4, -0.14, 1.46), (-0.4, -0.1, 1.42)), bend=-2, gaze=4, **SEAT)
    person(mesh, wave, 'saree', '#e6ddc6', 'magenta', 0.15, 0.0, -0.08, 172)
    little_one(mesh, 'cheer', 'scarlet', -0.85, 0.0, 0.2, 168, 0.98)
    little_one(mesh, 'wave', '#a7b79c', -1.55, 0.02, 0.2, 150, 0.86, girl=True)


def rower(mesh, x, y, side, shirt, cap, beat, number):
    """One oarsman who leans into his stroke: bent back, both hands on a short paddle, its blade in the water."""
    skin = ('#8d5c3f', '#6c4631', '#a8724d')[number % 3]
    with mesh.at(x, y, 0.3, -90):
        with mesh.at(0, 0, 0, tilt=26 + 40 * beat):
            mesh.lathe(
                [(0.19, 0), (0.19, 0.1), (0.17, 0.26), (0.215, 0.46), (0.2, 0.56), (0.08, 0.62)],
                shirt,
                12,
                oval=(1, 0.7),
            )
            with mesh.at(0, 0, 0, tilt=-16):
                draw_head(mesh, skin, 0.79, short=number % 4 != 0)
                if number % 4 == 0:
                    mesh.lathe([(0.108, 0.81), (0.105, 0.88), (0.05, 0.93)], cap, 10)
            # Out is the paddle's side: seen from the rower, who faces -y.
            out = side
            high, low = (0.12 * out, -0.34, 0.86), (0.44 * out, -0.44, 0.5)
            draw_arm(mesh, (-0.19 * out, 0, 0.53), (-0.12 * out, -0.24, 0.62), high, shirt, skin, 0.052, 0.5)
            draw_arm(mesh, (0.19 * out, 0, 0.53), (0.38 * out, -0.2, 0.44), low, shirt, skin, 0.052, 0.5)
            mesh.tube([high, (0.98 * out, -0.62, 0.0)], 0.026, '#d8b377', 6)
            with mesh.at(0.98 * out, -0.62, 0.02, roll=-43 * out):
                mesh.ball((0.13, 0.03, 0.3), '#e3c187', 0, 0, -0.26, 10)
        for leg in (-1, 1):
            mesh.tube(
                [(0.1 * leg, 0, 0.06), (0.12 * leg, -0.3, 0.2), (0.12 * leg, -0.42, -0.05)],
                [0.1, 0.085, 0.06],
                'ivory',
                8,
            )


def splash(mesh, x, y, chance):
    """Drops that a blade throws up, and the foam it leaves."""
    mesh.ball((0.34, 0.17, 0.04), 'foam', x + 0.3, y, 0.04, 10)
    for _ in range(14):
        size = chance.uniform(0.012, 0.04)
        mesh.ball(
            size,
            '#f4f7f6',
            x + chance.normal() * 0.2,
            y + chance.normal() * 0.16,
            abs(chance.normal()) * 0.24 + 0.04,
            5,
        )
