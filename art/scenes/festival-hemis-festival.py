"""The masked dance in the courtyard of Hemis: circling dancers in brocade, galleries full, the great banner pole."""
import math

from kit.architecture.himalayan import flat_block, gold_roof
from kit.life.flags import flag_string, tall_flag
from kit.life.people import crowd, sitter
from kit.mesh import Mesh
from kit.nature.terrain import plain
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'noon',
    'palette': 'noon-alpine',
    'alt': 'Dancers in great painted masks and brocade in the courtyard of Hemis monastery below painted galleries, bare brown mountains above.',
}
SILKS = ('crimson', 'azure', 'turmeric', 'emerald', 'violet', 'saffron')


def build(scene):
    scene.camera((-3.2, -17, 1.9), (0.8, 6, 4.6), lens=25.5, lift=0.042, focus=9, fstop=0.9)
    scene.light(
        sun=-122,
        elevation=30,
        haze={'density': 0.0006, 'height': 40, 'start': 50, 'base': 0.3},
        clouds={'seed': 4.0, 'amount': 0.5},
    )
    scene.put(plain('paving', z=-0.02), layer='far')
    blue_hills(scene, 'cold-desert', near=230, count=3, height=120, base=-8, width=1200, seed=5, length=210)
    gompa = Mesh()
    flat_block(gompa, 30, 11, 12, 2, 22, 0, seed=3)
    flat_block(gompa, 17, 9, 6, 2, 24, 12, seed=5)
    gold_roof(gompa, 7, 5, 2, 23, 18.4)
    flat_block(gompa, 15, 10, 9, -21, 16, 0, seed=7, turn=24)
    flat_block(gompa, 15, 10, 8, 25, 15, 0, seed=8, turn=-24)
    for level in (0, 4.2):
        for i in range(10):
            gompa.box(0.5, 0.5, 3.7, 'crimson', -11.5 + i * 3, 15.4, level)
            gompa.box(1.5, 0.5, 0.4, 'turmeric', -11.5 + i * 3, 15.4, level + 3.5)
        gompa.box(30, 2.4, 0.35, ('crimson', 'azure')[level > 0], 2, 15.6, level + 3.9)
    gompa.box(30, 0.2, 1, 'turmeric', 2, 14.6, 4.2)
    for i in range(7):
        gompa.box(7.4 - i * 0.4, 0.9, 0.3 * (i + 1), 'step', 2, 10.4 + i * 0.7)
    scene.put(gompa)
    scene.layer = 'life'
    folk = Mesh()
    for i, (x, y, turn) in enumerate(
        (
            (-5.2, -6.9, 14),
            (-2.1, -7.5, 2),
            (1.5, -6.8, -16),
            (-7.4, -2.6, 22),
            (-4.0, -2.6, 4),
            (0.6, -3.0, -8),
            (4.6, -3.6, -26),
        )
    ):
        masked(folk, x, y, turn, SILKS[i % 6], SILKS[(i + 2) % 6], i)
    for i in range(9):
        a = i * math.pi / 8
        masked(
            folk,
            1.6 + 6.6 * math.cos(a),
            1.6 + 5 * math.sin(a),
            math.degrees(a) - 90,
            SILKS[(i + 3) % 6],
            SILKS[i % 6],
            i,
        )
    for i in range(9):
        sitter(folk, 'maroon-band', -9 + i * 0.1, 1 - i * 1.3, 0, 1, 90)
    crowd(
        folk, 90, lambda r: (r.choice((-1, 1)) * r.uniform(10.5, 17) + 1, r.uniform(-3, 9)), seed=5, turbans=0, facing=0
    )
    crowd(folk, 26, lambda r: (r.uniform(-11, 15), r.uniform(15.4, 16.4)), lambda x, y: 4.3, 4, turbans=0, facing=0)
    crowd(folk, 26, lambda r: (r.uniform(-11, 15), r.uniform(15.2, 16.4)), None, 6, turbans=0, facing=0)
    tall_flag(folk, -8.5, 7, 0, 15, 'flag-white', 0.7)
    tall_flag(folk, 12.5, 7, 0, 15, 'flag-red', 0.7)
    flag_string(folk, (2, 22, 22), (-24, 8, 10), 2, 40, 0.7)
    flag_string(folk, (2, 22, 22), (28, 8, 9), 2, 40, 0.7, seed=3)
    scene.put(folk)


def masked(mesh, x, y, turn, silk, sleeve, kind):
    """A dancer of the cham in a wide brocade robe with bands, an apron, a pointed collar, hanging sleeves, and a
    great carved mask: a wrathful face under five skulls, or a stag."""
    with mesh.at(x, y, 0, turn, 1.2):
        for side in (-1, 1):
            mesh.ball((0.1, 0.17, 0.08), 'ivory', 0.18 * side, -0.1, 0.06, 10)
        mesh.lathe(
            [(0.6, 0.12), (0.56, 0.2), (0.38, 0.7), (0.28, 1.0), (0.3, 1.3), (0.22, 1.42), (0.1, 1.46)],
            silk,
            36,
            ribs=12,
            rib=0.05,
        )
        for low, wide, cloth in ((0.1, 0.61, sleeve), (0.2, 0.575, 'gold-paint'), (0.27, 0.55, '#2c2a44')):
            mesh.lathe([(wide + 0.008, low), (wide - 0.02, low + 0.06)], cloth, 36, ribs=12, rib=0.05)
        mesh.loft(
            [
                [(-0.16, -0.3, 1.05), (0.16, -0.3, 1.05)],
                [(-0.2, -0.42, 0.7), (0.2, -0.42, 0.7)],
                [(-0.24, -0.58, 0.24), (0.24, -0.58, 0.24)],
            ],
            sleeve,
        )
        mesh.tube(
            [(-0.21, -0.43, 0.7), (-0.25, -0.6, 0.23), (0.25, -0.6, 0.23), (0.21, -0.43, 0.7)], 0.022, 'gold-paint', 6
        )
        mesh.ball((0.1, 0.03, 0.11), 'ivory', 0, -0.49, 0.56, 12)
        for side in (-1, 1):
            mesh.ball((0.026, 0.02, 0.026), 'shadow', 0.04 * side, -0.515, 0.58, 7)
        mesh.lathe([(0.295, 1.0), (0.305, 1.05), (0.29, 1.1)], 'gold-paint', 24)
        # The pointed collar of four clouds.
        for k in range(4):
            with mesh.at(0, 0, 0, 90 * k):
                mesh.loft(
                    [
                        [(-0.2, -0.14, 1.44), (0.2, -0.14, 1.44)],
                        [(-0.3, -0.31, 1.34), (0.3, -0.31, 1.34)],
                        [(-0.02, -0.37, 1.08), (0.02, -0.37, 1.08)],
                    ],
                    ('turmeric', sleeve)[k % 2],
                )
        for side in (-1, 1):
            up = (side > 0) == (kind % 2 == 0)
            hand = (0.62 * side, -0.26, 1.66) if up else (0.66 * side, -0.2, 1.12)
            elbow = (0.48 * side, -0.04, 1.3)
            mesh.tube([(0.24 * side, 0, 1.36), elbow, hand], [0.11, 0.15, 0.19], sleeve, 14)
            drop = (hand[0] + 0.06 * side, hand[1] + 0.05, hand[2] - 0.5)
            mesh.loft(
                [
                    [(elbow[0], elbow[1], elbow[2] - 0.1), (hand[0], hand[1], hand[2] - 0.14)],
                    [(drop[0] - 0.16 * side, drop[1] + 0.05, drop[2] + 0.1), drop],
                ],
                sleeve,
            )
            mesh.tube([hand, (hand[0] + 0.02 * side, hand[1] - 0.08, hand[2] + 0.06)], [0.17, 0.18], 'gold-paint', 12)
            mesh.ball((0.07, 0.07, 0.07), 'skin', hand[0], hand[1] - 0.1, hand[2] + 0.08, 9)
            if up:
                mesh.tube(
                    [(hand[0], hand[1] - 0.12, hand[2] - 0.06), (hand[0] + 0.05 * side, hand[1] - 0.2, hand[2] + 0.55)],
                    [0.03, 0.006],
                    'gold',
                    6,
                )
            else:
                mesh.lathe(
                    [(0.09, -0.14), (0.08, -0.06), (0.03, 0.0)],
                    'brass',
                    12,
                    x=hand[0],
                    y=hand[1] - 0.12,
                    z=hand[2] + 0.04,
                )
        with mesh.at(0, -0.05, 1.72):
            mask(mesh, kind)


def mask(mesh, kind):
    """A carved and painted head round the origin, 60 cm high, facing -y."""
    paint = ('#b3302a', '#2f5f9f', '#e0a92f', '#2f8054', '#b3302a', '#ece3d0', '#2f5f9f')[kind % 7]
    mesh.ball((0.25, 0.23, 0.27), paint, 0, 0, 0, 22)
    mesh.ball((0.2, 0.16, 0.13), paint, 0, -0.08, -0.15, 18)
    mesh.ball((0.19, 0.06, 0.085), '#5c1512', 0, -0.19, -0.14, 16)
    mesh.ball((0.1, 0.05, 0.035), '#d0564a', 0, -0.225, -0.165, 12)
    for k in range(8):
        mesh.ball((0.018, 0.02, 0.026), 'ivory', -0.122 + 0.035 * k, -0.228 + 0.006 * abs(k - 3.5), -0.088, 7)
    for side in (-1, 1):
        mesh.lathe([(0.022, 0), (0.004, 0.1)], 'ivory', 8, x=0.13 * side, y=-0.22, z=-0.19)
        mesh.ball((0.075, 0.05, 0.065), 'ivory', 0.1 * side, -0.19, 0.05, 14)
        mesh.ball((0.036, 0.03, 0.036), '#15100f', 0.1 * side, -0.228, 0.045, 10)
        mesh.tube(
            [
                (0.02 * side, -0.235, 0.09),
                (0.1 * side, -0.235, 0.14),
                (0.19 * side, -0.17, 0.15),
                (0.23 * side, -0.1, 0.2),
            ],
            [0.022, 0.032, 0.026, 0.006],
            'gold-paint' if kind % 2 else '#e8762c',
            8,
        )
        mesh.ball((0.03, 0.06, 0.1), paint, 0.25 * side, 0, -0.02, 10)
        mesh.lathe([(0.045, -0.03), (0.05, 0), (0.045, 0.03)], 'gold', 12, x=0.26 * side, y=-0.03, z=-0.13)
    mesh.ball((0.06, 0.07, 0.05), paint, 0, -0.24, -0.02, 12)
    mesh.ball((0.045, 0.03, 0.035), 'ivory', 0, -0.215, 0.15, 10)
    mesh.ball((0.02, 0.02, 0.02), '#15100f', 0, -0.24, 0.15, 8)
    mesh.lathe([(0.255, 0.16), (0.265, 0.2), (0.24, 0.24)], 'gold', 24, oval=(1, 0.92))
    if kind % 7 == 5:
        for side in (-1, 1):
            mesh.tube(
                [(0.1 * side, 0, 0.2), (0.22 * side, 0.02, 0.45), (0.2 * side, 0, 0.72)],
                [0.035, 0.028, 0.01],
                '#8a6a48',
                8,
            )
            for z in (0.38, 0.54):
                mesh.tube([(0.2 * side, 0.02, z), (0.34 * side, -0.04, z + 0.14)], [0.022, 0.006], '#8a6a48', 7)
    else:
        for k in range(5):
            a = math.pi * (1.14 + 0.72 * k / 4)
            px, py = 0.25 * math.cos(a), 0.24 * math.sin(a)
            mesh.ball((0.062, 0.05, 0.07), 'ivory', px, py, 0.29, 12)
            for side in (-1, 1):
                mesh.ball(0.016, 'shadow', px + 0.024 * side, py - 0.042, 0.295, 6)
            mesh.ball((0.02, 0.02, 0.05), 'scarlet', px, py, 0.38, 8)
    mesh.lathe([(0.05, 0.2), (0.12, 0.36), (0.02, 0.44)], 'hair', 14)
    for k in range(3):
        mesh.loft(
            [
                [(-0.02, 0.05, 0.4), (0.02, 0.05, 0.4)],
                [(-0.12 + 0.12 * k - 0.03, 0.1, 0.66), (-0.12 + 0.12 * k + 0.03, 0.1, 0.68)],
            ],
            ('flag-red', 'flag-yellow', 'flag-green')[k],
        )
