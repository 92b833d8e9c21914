"""A Kathakali evening: a dancer's green face and gold crown close by the flames of the brass lamp, another behind."""
import math

from kit.life.lamps import ceremonial_lamp
from kit.life.people import man, sitter
from kit.mesh import Mesh
from kit.stage.square import room

PICTURE = {
    'hour': 'night',
    'alt': 'A Kathakali dancer with green face, white paper rim and great gold crown on stage behind a brass oil lamp, another dancer behind.',
}
RED, GREEN, BLACK, PAPER = '#b8262c', '#2f8f4e', '#15100f', '#f6f0e2'


def build(scene):
    scene.material('gold', metal=0.55, rough=0.42, colour='#f0bc58')
    scene.camera((0.6, -4.6, 1.55), (0.15, 3, 2.0), lens=50, focus=6.4, fstop=0.6)
    scene.light(sun=-130, haze={'density': 0.0001}, clouds=False)
    room(scene, 13, 8, 5.4, 'maroon-band', 'wood', 'wood', 3)
    stage = Mesh()
    stage.box(11, 6, 0.4, 'wood-dark', 0, 4)
    # The hand-held curtain behind them, in folds.
    xs = [-4.8 + 0.08 * i for i in range(121)]
    for low, high, cloth in ((0.4, 2.6, 'crimson'), (2.6, 2.85, 'turmeric'), (2.85, 3.9, 'emerald')):
        stage.loft(
            [[(x, 6.3 + 0.09 * math.sin(x * 9), low), (x, 6.3 + 0.09 * math.sin(x * 9), high)] for x in xs], cloth
        )
    ceremonial_lamp(stage, -1.35, 0.15, 0, 4, 1.25)
    ceremonial_lamp(stage, 3.0, 2.2, 0.4, 4, 1.0)
    scene.put(stage)
    scene.layer = 'life'
    folk = Mesh()
    actor(folk, 0.55, 1.7, 0.4, 10)
    actor(folk, -2.1, 4.4, 0.4, -22, RED, '#d8b070')
    for x, turn in ((3.1, -24), (4.3, -34)):
        man(folk, None, 'ivory', x, 4.9, 0.4, 1.1, turn, dress='dhoti', pose='lap')
        with folk.at(x, 4.5, 1.4, turn, roll=90 if x < 4 else 12):
            folk.lathe([(0.17, -0.4), (0.25, 0), (0.17, 0.4)], 'wood', 16)
            folk.lathe([(0.172, 0.39), (0.02, 0.42)], 'ivory', 16)
    scene.put(folk)
    scene.layer = 'front'
    rows = Mesh()
    for i, (x, cloth) in enumerate(((-1.9, 'teal'), (-0.75, 'ivory'), (1.9, 'saffron'))):
        sitter(rows, cloth, x, -1.9 - 0.3 * (i % 2), -0.1, 0.98, 180 + 10 * i)
    scene.put(rows)
    for x, y, z, power in (
        (-1.3, -0.7, 1.7, 200),
        (-2.6, -1.6, 3.2, 330),
        (2.6, -1.8, 3.3, 350),
        (0.4, -1.6, 1.4, 90),
        (-2.6, 5.4, 4.3, 150),
        (2.6, 5.4, 4.3, 150),
        (3.0, 1.6, 1.8, 40),
    ):
        scene.lamp(x, y, z, power, radius=0.5)


def actor(mesh, x, y, z, turn, jacket='#a32430', paint=GREEN):
    """A dancer in full dress, 1.25 of life: bell skirt, hung jewellery, painted face in its white rim, halo crown."""
    with mesh.at(x, y, z, turn, 1.12):
        mesh.lathe(
            [(0.45, 0.3), (0.84, 0.4), (0.86, 0.5), (0.74, 0.75), (0.46, 0.97), (0.24, 1.08)],
            PAPER,
            72,
            ribs=36,
            rib=0.1,
        )
        for low, high, wide, cloth in (
            (0.41, 0.47, 0.862, RED),
            (0.52, 0.55, 0.853, 'turmeric'),
            (0.58, 0.6, 0.835, '#2a4f8f'),
        ):
            mesh.lathe([(wide, low), (wide, high)], cloth, 72, ribs=36, rib=0.1)
        for side in (-1, 1):
            mesh.tube([(0.18 * side, 0, 0.4), (0.2 * side, -0.05, 0.04)], 0.09, PAPER, 8)
            # Red side pieces of the skirt, edged with gold.
            mesh.loft(
                [
                    [(0.16 * side, -0.5, 0.94), (0.42 * side, -0.44, 0.94)],
                    [(0.2 * side, -0.89, 0.64), (0.52 * side, -0.77, 0.64)],
                    [(0.22 * side, -0.97, 0.34), (0.56 * side, -0.85, 0.34)],
                ],
                RED,
            )
            mesh.tube([(0.2 * side, -0.98, 0.33), (0.57 * side, -0.86, 0.33)], 0.022, 'gold', 6)
        mesh.loft(
            [
                [(-0.14, -0.44, 1.0), (0.14, -0.44, 1.0)],
                [(-0.17, -0.93, 0.66), (0.17, -0.93, 0.66)],
                [(-0.18, -1.0, 0.3), (0.18, -1.0, 0.3)],
            ],
            'gold-paint',
        )
        mesh.lathe([(0.24, 1.0), (0.31, 1.22), (0.3, 1.36), (0.22, 1.45), (0.1, 1.48)], jacket, 22, oval=(1.05, 0.78))
        mesh.lathe([(0.27, 1.0), (0.275, 1.06)], 'gold', 22, oval=(1, 0.85))
        # Breastplate, strings of beads and the red garland.
        for k in range(5):
            ring = [
                (
                    (0.13 + 0.035 * k) * math.sin(t),
                    -0.2 - 0.04 * math.cos(t) - 0.012 * k,
                    1.43 - (0.06 + 0.075 * k) * math.cos(t),
                )
                for t in [-1.5 + 3.0 * i / 16 for i in range(17)]
            ]
            for i, point in enumerate(ring):
                mesh.ball(0.021, (RED, 'gold', 'ivory', 'gold', GREEN)[k], *point, sides=7)
        for side in (-1, 1):
            out = side > 0
            elbow = (0.62 * side, -0.1, 1.36 if out else 1.12)
            hand = (0.72 * side, -0.4, 1.72 if out else 1.22)
            mesh.tube([(0.25 * side, 0, 1.38), elbow, hand], [0.12, 0.11, 0.075], jacket, 10)
            for t in (0.1, 0.45, 0.85):
                place = [a + (b - a) * t for a, b in zip(elbow, hand)]
                mesh.ball((0.105 - 0.03 * t,) * 3, 'gold', *place, sides=10)
            mesh.ball((0.17, 0.14, 0.1), 'gold', 0.3 * side, 0.0, 1.46, sides=12)
            # The hand: a palm and fingers that speak, with silver nails.
            mesh.ball((0.055, 0.04, 0.07), '#a8724d', hand[0], hand[1], hand[2] + 0.06, sides=9)
            for k in range(5):
                tip = (
                    hand[0] + 0.035 * (k - 2) * 1.7,
                    hand[1] - (0.1 if k in (1, 2) else 0.02),
                    hand[2] + (0.13 if k in (1, 2) else 0.24),
                )
                mesh.tube([(hand[0] + 0.02 * (k - 2), hand[1], hand[2] + 0.08), tip], [0.017, 0.01], '#a8724d', 6)
            # Scarves end in lotus-shaped mirrors.
            mesh.tube(
                [(0.22 * side, -0.2, 1.4), (0.3 * side, -0.36, 1.05), (0.36 * side, -0.6, 0.8)],
                [0.03, 0.045, 0.06],
                PAPER,
                8,
            )
            mesh.ball((0.1, 0.1, 0.07), RED, 0.36 * side, -0.64, 0.75, sides=12)
        mesh.tube([(0, 0, 1.44), (0, -0.01, 1.6)], 0.075, paint, 10)
        with mesh.at(0, -0.02, 1.68, scale=1.25):
            _face(mesh, paint)
            _crown(mesh)


def _face(mesh, paint):
    """Green skin, long black eyes and brows, red lips, the mark of Vishnu, and the rim of white paper (chutti)."""
    mesh.ball((0.118, 0.118, 0.15), paint, 0, 0, 0, 22)
    mesh.ball((0.085, 0.09, 0.07), paint, 0, -0.035, -0.09, 16)
    mesh.tube([(0, -0.112, 0.03), (0, -0.14, -0.028), (0, -0.118, -0.042)], [0.012, 0.024, 0.015], paint, 10)
    for side in (-1, 1):
        mesh.ball((0.04, 0.012, 0.019), PAPER, 0.047 * side, -0.107, 0.014, 14)
        mesh.ball((0.015, 0.01, 0.016), BLACK, 0.044 * side, -0.117, 0.014, 10)
        lid = [(0.008 * side, -0.117, 0.012), (0.046 * side, -0.119, 0.035), (0.1 * side, -0.076, 0.03)]
        mesh.tube(lid, [0.004, 0.008, 0.005], BLACK, 6)
        mesh.tube(
            [(0.01 * side, -0.116, 0.004), (0.047 * side, -0.116, -0.008), (0.1 * side, -0.074, 0.02)],
            [0.004, 0.007, 0.005],
            BLACK,
            6,
        )
        mesh.tube(
            [(0.014 * side, -0.116, 0.05), (0.06 * side, -0.106, 0.074), (0.108 * side, -0.06, 0.056)],
            [0.008, 0.012, 0.005],
            BLACK,
            6,
        )
        # The rim, in three steps, from the temple down the jaw to the chin.
        for k in range(3):
            wide = 0.135 + 0.024 * k
            curve = [
                (
                    wide * math.sin(t) * side * 1.06,
                    -0.058 + 0.018 * k - 0.075 * math.cos(t),
                    -0.01 - (0.17 + 0.014 * k) * math.cos(t),
                )
                for t in [0.05 + 1.45 * i / 12 for i in range(13)]
            ]
            outer = [(px * 1.2, py - 0.004, pz * 1.16) for px, py, pz in curve]
            mesh.loft([curve, outer], PAPER)
    mesh.tube([(-0.042, -0.112, -0.078), (0, -0.131, -0.07), (0.042, -0.112, -0.078)], [0.006, 0.012, 0.006], RED, 8)
    mesh.tube([(-0.034, -0.113, -0.083), (0, -0.13, -0.09), (0.034, -0.113, -0.083)], [0.005, 0.012, 0.005], RED, 8)
    mesh.ball((0.022, 0.01, 0.036), 'turmeric', 0, -0.106, 0.082, 10)
    mesh.ball((0.008, 0.008, 0.026), RED, 0, -0.116, 0.08, 8)


def _crown(mesh):
    """Kesabharam: a band of gold and beads over the brow, the tiered cap, and the great disc behind."""
    for k, (low, gem) in enumerate(((0.11, RED), (0.15, 'gold'))):
        mesh.lathe([(0.132 - 0.006 * k, low), (0.136 - 0.006 * k, low + 0.045)], 'gold' if k else BLACK, 24, z=0)
        for i in range(13):
            a = math.pi * (1.08 + 0.84 * i / 12)
            mesh.ball(0.012, gem, 0.14 * math.cos(a), 0.14 * math.sin(a), low + 0.022, 7)
    for side in (-1, 1):
        mesh.lathe([(0.02, 0), (0.075, 0.012), (0.05, 0.03), (0.02, 0.04)], 'gold', 16, x=0.19 * side, y=-0.03, z=-0.02)
        with mesh.at(0.185 * side, -0.04, 0.0, roll=90 * side):
            mesh.lathe([(0.075, 0), (0.06, 0.02), (0.03, 0.03)], 'gold', 18)
            mesh.ball((0.03, 0.03, 0.02), RED, 0, 0, 0.03, 10)
    mesh.lathe(
        [
            (0.135, 0.19),
            (0.17, 0.24),
            (0.12, 0.29),
            (0.13, 0.33),
            (0.085, 0.37),
            (0.095, 0.4),
            (0.05, 0.45),
            (0.012, 0.53),
        ],
        'gold',
        28,
    )
    mesh.lathe([(0.15, 0.215), (0.172, 0.24), (0.15, 0.26)], RED, 28)
    with mesh.at(0, 0.1, 0.26, tilt=90):
        for radius, paint, lift in (
            (0.42, 'gold', 0),
            (0.385, RED, 0.012),
            (0.32, 'gold', 0.024),
            (0.27, '#24743f', 0.036),
            (0.2, 'gold', 0.048),
        ):
            mesh.lathe([(radius, -0.01), (radius, lift), (0.01, lift + 0.004)], paint, 44)
        for ring, count, gem in ((0.402, 40, 'ivory'), (0.352, 30, '#e9c25a'), (0.295, 24, RED), (0.235, 18, 'ivory')):
            for i in range(count):
                a = 2 * math.pi * i / count
                mesh.ball(0.0145, gem, ring * math.cos(a), ring * math.sin(a), 0.03 + (0.42 - ring) * 0.12, 7)
