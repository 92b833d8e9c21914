"""Baisakhi: bhangra to the dhol at the edge of ripe wheat, close, a white gurdwara beyond the fields."""
import math
import random

from kit.architecture.domes import dome
from kit.architecture.sikh import cloister
from kit.life.farming import string_cot
from kit.life.figure import SKINS, draw_arm, draw_head
from kit.life.flags import pennant
from kit.life.people import crowd
from kit.life.work import Pose, little_one, person
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.terrain import plain
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'Bhangra dancers in bright turbans leap to the dhol at the edge of ripe wheat on Baisakhi, a white gurdwara in the distance.',
}
COLOURS = ('saffron', 'emerald', 'magenta', 'turmeric', 'azure', 'scarlet')


def build(scene):
    scene.camera((-2.9, -10.4, 1.25), (0.5, 4, 2.55), lens=36, focus=8.6, fstop=1.4)
    scene.light(
        sun=-114,
        elevation=22,
        haze={'density': 0.0034, 'height': 12, 'start': 26},
        clouds={'seed': 12.2, 'amount': 0.8},
    )
    scene.put(plain('field-ripe', z=-0.05), layer='far')
    lane = Mesh()
    lane.quad((-60, -40, 0.0), (60, -40, 0.0), (60, 4.2, 0.0), (-60, 4.2, 0.0), 'dust')
    with lane.at(9, 66):
        cloister(lane, 44, 9, 11)
        lane.box(18, 12, 15, 'whitewash', 0, 8)
        for x in (-8.4, 8.4):
            dome(lane, 1.9, 'whitewash', x, 3, 15.2)
        dome(lane, 4.6, 'whitewash', 0, 8, 15, ribs=18, rib=0.04)
        lane.tube([(-17, -4, 0), (-17, -4, 25)], 0.3, 'saffron', 7)
        pennant(lane, -17, -4, 20, 5, 3.6, 'flag-saffron')
    scene.put(lane)
    wheat = [grass_tuft(11 + i, 46, 1.0, 0.4, 'field-ripe', 0.02) for i in range(2)]
    scene.scatter(wheat, 1500, ((-24, 30), (4.6, 30)), seed=5, sink=0.02, scale=(0.9, 1.2))
    scene.layer = 'front'
    scene.scatter(
        wheat,
        26,
        lambda r: (-2.9 + r.choice((-1, 1)) * r.uniform(2.4, 3.8), r.uniform(-7.6, -6.4)),
        seed=6,
        scale=(0.7, 0.95),
    )
    tree_line(scene, 96, 20, 320, 80, 9)
    scene.layer = 'life'
    folk = Mesh()
    # What is near stands in the camera's own frame: x right, y away from it.
    with folk.at(-2.9, -10.4, 0, -13.3):
        for number, (x, y, turn, name) in enumerate(
            (
                (-1.55, 7.2, 22, 'leap'),
                (0.0, 8.7, -8, 'lunge'),
                (2.15, 8.5, -40, 'stamp'),
                (-2.75, 9.8, 34, 'open'),
                (0.85, 11.2, 10, 'clap'),
                (-1.2, 12.0, 30, 'stamp'),
            )
        ):
            with folk.at(x, y, 0, turn, (1.08, 1.0, 1.04, 0.98, 1.06, 1.0)[number]):
                bhangra(folk, number, name)
        # One dances on another's shoulders.
        with folk.at(3.6, 11.6, 0, -18, 1.06):
            bhangra(folk, 7, 'bear')
            with folk.at(0, 0.02, 1.36):
                bhangra(folk, 2, 'stand')
        dhol_player(folk, 0.95, 7.5, -62, 14)
        dhol_player(folk, -0.2, 10.6, -12, -12)
        lookers_on(folk)
        harvest(folk, -2.5, 6.55)
    crowd(folk, 16, lambda r: (r.choice((-1, 1)) * r.uniform(8.5, 15), r.uniform(0, 3.4)), None, 4, turbans=1, facing=0)
    scene.put(folk)


STEPS = {
    'leap': (
        0.42,
        0.92,
        3,
        8,
        ((0.28, -0.3, 0.72), (0.2, 0.02, 0.44)),
        ((-0.24, -0.2, 0.6), (-0.34, 0.2, 0.36)),
        'vee',
    ),
    'lunge': (
        0,
        0.7,
        6,
        -7,
        ((0.2, -0.42, 0.56), (0.24, -0.46, 0.08)),
        ((-0.2, -0.02, 0.36), (-0.26, 0.42, 0.12)),
        'hip',
    ),
    'stamp': (
        0,
        0.9,
        2,
        7,
        ((0.16, -0.4, 0.86), (0.14, -0.3, 0.42)),
        ((-0.13, -0.04, 0.5), (-0.14, 0.04, 0.08)),
        'crook',
    ),
    'open': (
        0,
        0.78,
        0,
        -4,
        ((0.38, -0.16, 0.48), (0.48, -0.02, 0.08)),
        ((-0.38, -0.16, 0.48), (-0.48, -0.02, 0.08)),
        'wide',
    ),
    'clap': (
        0.16,
        0.92,
        -4,
        5,
        ((0.2, -0.22, 0.6), (0.14, 0.1, 0.3)),
        ((-0.12, -0.06, 0.52), (-0.12, 0.06, 0.12)),
        'clap',
    ),
    'bear': (0, 0.88, 0, 0, ((0.2, -0.1, 0.48), (0.22, 0, 0.08)), ((-0.2, -0.1, 0.48), (-0.22, 0, 0.08)), 'bear'),
    'stand': (0, 0.92, -3, 3, ((0.17, -0.06, 0.5), (0.15, 0, 0.08)), ((-0.17, -0.06, 0.5), (-0.15, 0, 0.08)), 'wide'),
}
"""A step: how far off the ground, the hips' height, degrees leant forward and aside, knee and ankle right, then left,
and what the arms do."""
ARMS = {
    'vee': (((0.44, -0.05, 1.6), (0.52, -0.12, 1.92)), ((-0.46, -0.03, 1.56), (-0.62, -0.1, 1.86))),
    'hip': (((0.42, -0.04, 1.62), (0.4, -0.14, 1.95)), ((-0.46, 0.04, 1.2), (-0.2, -0.06, 1.0))),
    'crook': (((0.5, -0.04, 1.4), (0.56, -0.16, 1.72)), ((-0.46, -0.1, 1.24), (-0.3, -0.36, 1.42))),
    'wide': (((0.5, -0.04, 1.44), (0.78, -0.12, 1.58)), ((-0.5, -0.04, 1.44), (-0.78, -0.12, 1.58))),
    'clap': (((0.36, -0.12, 1.62), (0.07, -0.22, 1.86)), ((-0.36, -0.12, 1.62), (-0.07, -0.22, 1.86))),
    'bear': (((0.36, -0.2, 1.22), (0.16, -0.16, 1.46)), ((-0.36, -0.2, 1.22), (-0.16, -0.16, 1.46))),
}


def bhangra(mesh, number, step):
    """A dancer in fanned turban, kurta, waistcoat and tahmat, in one of STEPS, kerchiefs at his wrists."""
    cloth, other, skin = COLOURS[number % 6], COLOURS[(number + 2) % 6], SKINS[number % 3]
    lift, hips, bend, lean, right, left, arms = STEPS[step]
    with mesh.at(0, 0, lift):
        for side, (knee, ankle) in zip((1, -1), (right, left)):
            hip, hem = (0.1 * side, 0, hips), tuple(k + (a - k) * 0.78 for k, a in zip(knee, ankle))
            mesh.ball(0.15, cloth, *hip, 12)
            mesh.tube([hip, knee], [0.165, 0.135], cloth, 12)
            mesh.ball(0.135, cloth, *knee, 12)
            mesh.tube([knee, hem], [0.135, 0.125], cloth, 12)
            mesh.tube([hem, ankle], [0.055, 0.045], skin, 8)
            band = tuple(k + (h - k) * 0.88 for k, h in zip(knee, hem))
            mesh.tube([band, hem], [0.131, 0.129], 'gold-paint', 12)
            with mesh.at(ankle[0], ankle[1], ankle[2] - 0.08, 14 * side, tilt=-min(40, max(0, ankle[2] - 0.1) * 120)):
                mesh.ball((0.055, 0.14, 0.05), '#a8722f', 0, -0.05, 0.05, 10)
                mesh.ball((0.02, 0.05, 0.03), '#a8722f', 0, -0.18, 0.09, 8)
        with mesh.at(0, 0, hips, tilt=bend, roll=lean):
            with mesh.at(0, 0, -0.92):
                draw_upper(mesh, cloth, other, skin, ARMS[arms])


def draw_upper(mesh, cloth, other, skin, arms):
    """A dancer from the kurta's skirt up, as he stands upright."""
    mesh.lathe(
        [(0.27, 0.7), (0.262, 0.74), (0.2, 0.98), (0.2, 1.14), (0.225, 1.3), (0.19, 1.4), (0.085, 1.45)],
        'ivory',
        20,
        oval=(1, 0.74),
        ribs=20,
        rib=0.05,
    )
    mesh.lathe([(0.222, 0.92), (0.218, 1.02), (0.24, 1.28), (0.21, 1.385)], other, 20, oval=(1, 0.76))
    mesh.lathe([(0.226, 0.92), (0.226, 0.965)], 'gold-paint', 20, oval=(1, 0.76))
    for edge in (-1, 1):
        path = [(0.03 * edge, -0.172, 0.94), (0.035 * edge, -0.186, 1.2), (0.06 * edge, -0.155, 1.38)]
        mesh.tube(path, 0.016, 'gold-paint', 6)
    draw_head(mesh, skin, 1.62, moustache=True, beard='hair')
    turban(mesh, cloth)
    for side, (elbow, hand) in zip((1, -1), arms):
        draw_arm(mesh, (0.205 * side, 0, 1.37), elbow, hand, 'ivory', skin, 0.06, 0.95)
        mesh.tube(
            [
                (hand[0], hand[1], hand[2] - 0.03),
                (hand[0] + 0.08 * side, hand[1] + 0.02, hand[2] - 0.16),
                (hand[0] + 0.14 * side, hand[1] + 0.03, hand[2] - 0.3),
            ],
            [0.02, 0.05, 0.03],
            other,
            6,
        )


def dhol_player(mesh, x, y, turn, slant):
    """A drummer in a turban who steps to his own beat, the dhol on its strap before him."""
    stride = {'knees': ((0.1, -0.26, 0.54), (-0.1, 0.0, 0.5)), 'ankles': ((0.12, -0.26, 0.1), (-0.12, 0.18, 0.1))}
    with mesh.at(x, y, 0, turn, 1.1):
        hands = ((0.34, -0.46, 1.12), (-0.36, -0.4, 1.2)) if slant > 0 else ((0.36, -0.4, 1.22), (-0.34, -0.46, 1.1))
        pose = Pose(hands, bend=-3, **stride)
        person(mesh, pose, 'kurta', '#efe4d2', 'ivory', head='turban', hat=('saffron', 'crimson')[slant > 0])
        with mesh.at(0, -0.38, 0.98, roll=90 + slant):
            mesh.lathe([(0.17, -0.36), (0.23, -0.14), (0.24, 0), (0.23, 0.14), (0.17, 0.36)], '#9c5a2e', 20)
            for end in (-1, 1):
                mesh.lathe([(0.185, 0.34 * end), (0.17, 0.37 * end), (0.02, 0.375 * end)], 'ivory', 20)
            for k in range(12):
                a = k * math.pi / 6
                path = [(r * math.cos(a), r * math.sin(a), z) for r, z in ((0.18, -0.35), (0.243, 0), (0.18, 0.35))]
                mesh.tube(path, 0.008, 'ivory', 4)
            for k in range(3):
                mesh.ball(0.05, ('scarlet', 'turmeric', 'emerald')[k], 0.2, -0.1 + 0.07 * k, 0.3, 8)
        mesh.tube(
            [(-0.28, -0.32, 1.04), (-0.16, -0.04, 1.46), (0.05, 0.14, 1.3), (0.28, -0.34, 1.0)], 0.02, 'scarlet', 6
        )
        for (hx, hy, hz), far in zip(hands, (0.1, -0.1)):
            mesh.tube([(hx, hy, hz), (hx + far, hy - 0.16, hz - 0.24)], [0.012, 0.02], 'bamboo', 5)


def lookers_on(mesh):
    """An old farmer on a string cot beats time, his grandson beside him; women clap at the edge of the wheat."""
    with mesh.at(4.15, 9.1, 0, -54):
        string_cot(mesh, 0, 0, 0, 0, '#d8c7a0')
        person(mesh, 'talk', 'kurta', '#efe4d2', 'ivory', -0.35, -0.1, 0, 6, head='turban', hat='#7fa3b8', elder=True)
        little_one(mesh, 'cheer', '#86a3b6', -1.15, -0.45, 0, 10)
    clap = Pose(((0.04, -0.36, 1.3), (-0.05, -0.34, 1.28)), bend=4)
    for x, y, turn, cloth, second in (
        (-4.5, 12.0, 44, '#c76a8a', 'ivory'),
        (-5.2, 12.9, 50, '#7f9f5a', '#cfae62'),
        (5.6, 13.4, -40, '#d9a79b', 'teal'),
    ):
        person(mesh, clap, 'salwar', cloth, second, x, y, 0, turn, head='scarf', hat=second)


def harvest(mesh, x, y):
    """The first sheaves of the harvest, bound, with a sickle, a jar of buttermilk and its tumblers on a cloth."""
    chance = random.Random(4)
    for k, (px, py, turn) in enumerate(((0, 0.35, 20), (0.35, 0.6, -30))):
        with mesh.at(x + px, y + py, 0, turn, 0.9, tilt=10 * k):
            for _ in range(90):
                a, r = chance.uniform(0, 6.283), 0.1 * chance.random() ** 0.5
                c, d = math.cos(a), math.sin(a)
                path = [(r * 1.9 * c, r * 1.9 * d, 0), (r * c, r * d, 0.45), (r * 2.6 * c, r * 2.6 * d, 0.95)]
                mesh.tube(path, [0.006, 0.006, 0.005], 'field-ripe', 4)
                mesh.ball((0.014, 0.014, 0.05), '#dcae4e', r * 2.9 * c, r * 2.9 * d, 1.0, 6)
            mesh.lathe([(0.115, 0.42), (0.12, 0.45), (0.115, 0.48)], 'thatch', 16)
    with mesh.at(x + 0.95, y + 0.1, 0, 12):
        mesh.box(0.95, 0.6, 0.015, '#b5563c')
        mesh.lathe(
            [(0.1, 0), (0.19, 0.12), (0.19, 0.22), (0.09, 0.34), (0.12, 0.4)], 'brass', 22, x=-0.2, y=0.08, z=0.015
        )
        for k in range(3):
            mesh.lathe([(0.035, 0), (0.045, 0.12)], 'brass', 14, x=0.08 + 0.12 * k, y=-0.08 + 0.07 * (k % 2), z=0.015)


def turban(mesh, cloth):
    """Wound cloth, a pleated fan on top and the end hanging behind."""
    for i in range(4):
        mesh.tube(
            [
                (
                    (0.136 - 0.012 * i) * math.cos(a),
                    0.012 + (0.142 - 0.012 * i) * math.sin(a),
                    1.712 + 0.042 * i - 0.03 * math.cos(a + i * 2.4),
                )
                for a in [k * math.pi / 10 for k in range(21)]
            ],
            0.042,
            cloth,
            8,
        )
    mesh.ball((0.1, 0.11, 0.08), cloth, 0, 0.01, 1.835, 12)
    for k in range(9):
        a = math.pi * (0.24 + 0.52 * k / 8)
        mesh.tube(
            [(0.03 * math.cos(a), 0.03, 1.87), (0.24 * math.cos(a), 0.05, 1.87 + 0.24 * math.sin(a))],
            [0.014, 0.03],
            cloth,
            5,
        )
    mesh.tube([(0.06, 0.13, 1.7), (0.1, 0.19, 1.45), (0.08, 0.18, 1.2)], [0.03, 0.05, 0.06], cloth, 7)
