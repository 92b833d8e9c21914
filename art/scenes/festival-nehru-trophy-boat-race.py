"""The Nehru Trophy on Punnamada Lake: snake boats in full stroke, spray off a hundred paddles, banks full of people."""
import math

import numpy as np

from kit.life.boats import kettuvallam, snake_boat
from kit.life.figure import draw_arm, draw_head
from kit.life.flags import flag_string
from kit.life.people import crowd, man, parasol
from kit.mesh import Mesh
from kit.nature.palms import coconut_palm
from kit.nature.terrain import bank, water_sheet
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'noon',
    'alt': 'Long snake boats with high curled sterns race abreast at Alappuzha, rowers in one stroke, a palm shore full of spectators.',
}
TURN = 27


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
        (4.4, 12.4, 'turmeric', 'emerald', 2),
        (-1.4, 17.2, 'azure', 'ivory', 3),
    ):
        boat = Mesh()
        with boat.at(x, y, 0.06, TURN):
            racer(boat, 34, 26, shirt, cap, seed)
        scene.put(boat)
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
    snake_boat(mesh, length=length, rowers=0, turn=180)
    # Brass along the stern and a gilded nose.
    for k in range(9):
        t = -0.97 + 0.026 * k
        lift = 4.6 * max(0, -t - 0.62) ** 1.8 / 0.175 * 0.45
        mesh.ball(0.07, 'brass', -t * length / 2, 0, 0.42 + lift, 8)
    for i in range(pairs):
        px = -length * 0.36 + i * length * 0.68 / pairs
        beat = 0.16 * math.sin(i * 0.16 + seed)
        for side in (-1, 1):
            rower(mesh, px, 0.36 * side, side, shirt, cap, beat + chance.uniform(-0.05, 0.05), i)
            if i % 2 == 0:
                splash(mesh, px - 0.55, 1.35 * side, chance)
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
            high, low = (0.16 * out, -0.34, 0.72), (0.36 * out, -0.42, 0.36)
            draw_arm(mesh, (-0.19 * out, 0, 0.53), (-0.1 * out, -0.24, 0.6), high, shirt, skin, 0.052, 0.5)
            draw_arm(mesh, (0.19 * out, 0, 0.53), (0.36 * out, -0.2, 0.4), low, shirt, skin, 0.052, 0.5)
            mesh.tube([high, (0.52 * out, -0.5, 0.0), (0.6 * out, -0.54, -0.2)], 0.022, 'wood', 6)
            with mesh.at(0.66 * out, -0.57, -0.36):
                mesh.ball((0.1, 0.025, 0.24), 'wood', sides=10)
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
