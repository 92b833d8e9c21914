"""Theyyam before dawn in a Kannur temple yard: a dancer with a painted face and a round red crown, palm-leaf torches,
chenda drummers."""
import math
import random

from kit.architecture.himalayan import hip_roof
from kit.life.figure import draw_arm, draw_head, pick
from kit.life.lamps import ceremonial_lamp, lamp_row
from kit.life.people import man, woman
from kit.mesh import Mesh
from kit.nature.palms import coconut_palm
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf

PICTURE = {
    'hour': 'night',
    'palette': 'night-starlit',
    'alt': 'A Theyyam dancer with a painted face, a great red crown and a wide skirt between burning torches, drummers beside him at night.',
}
RED, GOLD, WHITE, PAINT, LEAF = 'crimson', 'gold-paint', '#f3efe4', '#c9512a', '#e3d391'


def build(scene):
    scene.material('window-lit', lamp=0.6)
    scene.camera((0.9, -7.6, 1.75), (0.1, 0, 1.9), lens=36, lift=0.0, focus=7.4, fstop=1.2)
    scene.light(
        sun=-112, haze={'density': 0.004, 'height': 8, 'base': 0.16, 'start': 20}, clouds={'seed': 3.1, 'amount': 0.4}
    )
    scene.put(plain('earth', z=-0.02), layer='far')
    shrine = Mesh()
    shrine.box(12, 6, 0.8, 'laterite', 3.6, 11)
    shrine.box(10, 4.4, 3.0, 'laterite', 3.6, 11.4, 0.8)
    for x in (0.6, 3.6, 6.6):
        shrine.box(1.5, 0.2, 2.2, 'wood-dark', x, 9.12, 0.8)
        shrine.box(1.2, 0.2, 1.9, 'window-lit', x, 9.06, 0.8)
        for k in range(6):
            shrine.box(0.06, 0.06, 1.9, 'wood-dark', x - 0.55 + 0.22 * k, 8.92, 0.8)
        for z in (1.3, 1.9):
            shrine.box(1.2, 0.06, 0.06, 'wood-dark', x, 8.9, z)
    for x in (-1.8, 0.2, 2.2, 5.0, 7.0, 9.0):
        shrine.box(0.24, 0.24, 2.8, 'wood', x, 8.4, 0.8)
    hip_roof(shrine, 12, 6.6, 2.6, 'tiles', 3.6, 11.2, 3.6, 0.9)
    lamp_row(shrine, (-2.0, 8.1, 0.82), (9.2, 8.1, 0.82), 24, 1.3)
    ceremonial_lamp(shrine, -2.3, 4.6, 0, 6, 1.2)
    scene.put(shrine)
    scene.scatter(
        [coconut_palm(i, 12 + i, ((-1) ** i * 2, 0)) for i in range(3)],
        16,
        lambda r: (r.choice((-1, 1)) * r.uniform(9, 24), r.uniform(14, 30)),
        seed=4,
    )
    scene.scatter(
        [broadleaf(70 + i, 10, 'leaf-dark', spread=1.4, cards=320, card=0.4, low=0.2) for i in range(2)],
        34,
        ((-40, 40), (19, 30)),
        seed=5,
    )
    scene.layer = 'life'
    life = Mesh()
    with life.at(0.1, -0.6, 0, 4, 1.16):
        theyyam(life)
    for x, y, turn in ((-2.7, 1.3, 18), (-3.9, 0.7, 26), (-4.4, 2.2, 22), (-3.2, 2.8, 12)):
        drummer(life, x, y, turn)
    for side, x, y in ((-1, -1.9, 2.2), (1, 2.3, 0.9), (1, 3.9, 2.4)):
        torch_bearer(scene, life, x, y, side)
    for i in range(13):
        x, y = 2.6 + 0.62 * i * 0.8, 4.6 + 0.5 * (i % 3)
        person = woman if i % 2 else man
        person(life, ('ivory', 'turmeric', 'ivory', 'azure', 'emerald')[i % 5], x=x, y=y, scale=1.0, turn=-20)
    for i in range(8):
        x, y = -2.6 - 0.7 * i, 5.2 + 0.6 * (i % 2)
        woman(life, ('ivory', 'magenta', 'turmeric', 'teal')[i % 4], x=x, y=y, turn=16, veil=False)
    scene.put(life)
    scene.lamp(-2.0, -4.6, 2.3, 190, '#ffac62', 0.6)
    scene.lamp(2.6, -3.6, 1.5, 110, '#ff9c4c', 0.5)
    scene.lamp(3.6, 7.2, 2.4, 170, '#ffae5c', 0.3)
    scene.lamp(-4.6, -0.9, 2.2, 80, '#ff9a48', 0.4)


def torch_bearer(scene, mesh, x, y, side):
    """A bare-chested man in white holding a burning palm-leaf torch before him."""
    with mesh.at(x, y, 0, -6 * side, (1.04 * side, 1.04, 1.04)):
        man(mesh, None, 'ivory', pose='point', dress='lungi')
        mesh.lathe([(0.2, 0.97), (0.205, 1.0), (0.195, 1.04)], RED, 18, oval=(1, 0.8))
        mesh.tube([(0.34, -0.49, 0.8), (0.36, -0.5, 1.4), (0.39, -0.52, 1.86)], [0.03, 0.035, 0.055], 'wood-dark', 8)
        for dx, size in ((0.0, 1.0), (-0.035, 0.72), (0.04, 0.6)):
            mesh.lathe(
                [(0.03, 0), (0.062, 0.07), (0.05, 0.16), (0.02, 0.29), (0.004, 0.42 * size)],
                'flame',
                10,
                x=0.39 + dx,
                y=-0.52,
                z=1.84,
            )
    scene.lamp(x + 0.5 * side, y - 0.7, 2.25, 95, '#ff9a48', 0.25)


def drummer(mesh, x, y, turn):
    """A bare-chested man in a white cloth with a chenda slung at his waist, a stick raised over its head."""
    with mesh.at(x, y, 0, turn, 1.02):
        skin = pick(random.Random(mesh.size * 37 + 5))
        man(mesh, None, 'ivory', pose='none', dress='lungi')
        mesh.lathe([(0.2, 0.98), (0.196, 1.06)], RED, 16, oval=(1, 0.8))
        with mesh.at(0, -0.37, 0.5, tilt=8):
            mesh.lathe([(0.17, 0), (0.17, 0.56)], 'wood', 20)
            for level in (0.0, 0.5):
                mesh.lathe([(0.185, level), (0.19, level + 0.03), (0.185, level + 0.06)], 'ivory', 20)
            mesh.lathe([(0.0, 0.561), (0.18, 0.561)], 'ivory', 20)
            for k in range(14):
                a, b = k * math.pi / 7, (k + 0.5) * math.pi / 7
                mesh.tube(
                    [(0.18 * math.cos(a), 0.18 * math.sin(a), 0.52), (0.18 * math.cos(b), 0.18 * math.sin(b), 0.04)],
                    0.008,
                    'rope',
                    4,
                )
        mesh.tube([(0.18, -0.2, 1.04), (0.14, -0.05, 1.44), (-0.1, 0.06, 1.42), (-0.16, -0.2, 1.04)], 0.022, 'ivory', 5)
        for side, hand in ((1, (0.2, -0.34, 1.32)), (-1, (-0.17, -0.36, 1.15))):
            draw_arm(mesh, (0.2 * side, 0, 1.37), (0.35 * side, -0.06, 1.14), hand, skin, skin, 0.055)
            mesh.tube([hand, (0.05 * side, -0.44, hand[2] - 0.06 + 0.06 * side)], 0.013, 'bamboo', 5)


def theyyam(mesh):
    """The dancer, 1.7 m without his crown: leaf-strip and red skirt, painted body, breastplate, a round crown with
    bosses and a fringe of tender palm leaf."""
    for side in (-1, 1):
        mesh.tube(
            [(side * 0.12, 0, 0.85), (side * 0.2, -0.1, 0.42), (side * 0.22, -0.02, 0.06)], [0.12, 0.09, 0.06], PAINT, 9
        )
        mesh.ball((0.06, 0.12, 0.045), PAINT, side * 0.22, -0.07, 0.045, 9)
        for level in (0.12, 0.18, 0.24):
            mesh.lathe(
                [(0.085, level - 0.025), (0.1, level), (0.085, level + 0.025)], 'brass', 14, x=side * 0.215, y=-0.03
            )
    for k in range(76):
        a = k * math.pi / 38
        c, s = math.cos(a), 0.86 * math.sin(a)
        low = 0.3 + 0.05 * math.sin(k * 2.7)
        mesh.tube(
            [(0.3 * c, 0.3 * s, 0.9), (0.52 * c, 0.52 * s, 0.7), (0.6 * c, 0.6 * s, low)],
            [0.012, 0.022, 0.016],
            LEAF if k % 2 else '#cdb968',
            4,
        )
    mesh.lathe(
        [(0.74, 0.66), (0.78, 0.72), (0.56, 0.86), (0.26, 1.0), (0.2, 1.04)], RED, 48, ribs=36, rib=0.05, oval=(1, 0.9)
    )
    for wide, level, cloth in ((0.785, 0.7, WHITE), (0.66, 0.81, GOLD), (0.5, 0.9, '#1f1a1c')):
        mesh.lathe(
            [(wide + 0.01, level - 0.02), (wide - 0.03, level + 0.025)], cloth, 48, ribs=36, rib=0.05, oval=(1, 0.9)
        )
    mesh.lathe(
        [(0.2, 1.0), (0.19, 1.1), (0.21, 1.26), (0.22, 1.34), (0.18, 1.41), (0.08, 1.46)], PAINT, 18, oval=(1, 0.7)
    )
    # Breastplate and necklaces.
    for level, wide, cloth in ((1.14, 0.2, RED), (1.2, 0.212, GOLD), (1.24, 0.216, RED), (1.3, 0.224, GOLD)):
        mesh.lathe([(wide, level - 0.025), (wide + 0.008, level), (wide, level + 0.025)], cloth, 20, oval=(1, 0.74))
    for row, (level, radius, count) in enumerate(((1.18, 0.2, 11), (1.27, 0.21, 11))):
        for k in range(count):
            a = math.pi * (1.12 + 0.76 * k / (count - 1))
            mesh.ball(
                0.02, (WHITE, '#e8b93c')[row], radius * math.cos(a), 0.78 * radius * math.sin(a) - 0.015, level, 7
            )
    for drop, cloth in ((0.1, WHITE), (0.15, RED), (0.2, '#e8b93c')):
        for k in range(15):
            a = math.pi * (1.06 + 0.88 * k / 14)
            mesh.ball(
                (0.018, 0.016, 0.022),
                cloth,
                0.15 * math.cos(a),
                -0.1 + 0.07 * math.sin(a),
                1.44 + drop * math.sin(a),
                7,
            )
    for side, elbow, hand in (
        (1, (0.5, -0.06, 1.3), (0.66, -0.3, 1.6)),
        (-1, (-0.46, -0.06, 1.16), (-0.66, -0.36, 1.2)),
    ):
        draw_arm(mesh, (0.21 * side, 0, 1.37), elbow, hand, PAINT, PAINT, 0.058)
        mesh.ball((0.12, 0.1, 0.07), RED, 0.24 * side, 0, 1.42, 12)
        for k in range(9):
            a = k * math.tau / 9
            mesh.ball(0.022, GOLD, 0.24 * side + 0.11 * math.cos(a), 0.095 * math.sin(a), 1.44, 6)
        for t in (0.45, 0.55, 0.78, 0.88):
            x, y, z = (e + (h - e) * (t - 0.5) * 2 if t > 0.6 else e for e, h in zip(elbow, hand))
            mesh.ball((0.062, 0.062, 0.03), GOLD if t < 0.8 else RED, x, y, z + (0.03 if t < 0.5 else 0), 10)
    # A sword in his right hand, a small round shield in the other.
    mesh.tube([(0.66, -0.3, 1.52), (0.66, -0.31, 1.7)], 0.02, 'wood-dark', 6)
    mesh.loft(
        [[(0.64, -0.31, 1.7), (0.69, -0.31, 1.7)], [(0.66, -0.33, 2.0), (0.74, -0.33, 2.0)], [(0.8, -0.36, 2.3)] * 2],
        '#cfd3d8',
    )
    with mesh.at(-0.68, -0.42, 1.2, tilt=80):
        mesh.lathe([(0.2, 0), (0.19, 0.02), (0.05, 0.06), (0.0, 0.08)], RED, 24)
        mesh.lathe([(0.205, 0), (0.205, 0.025)], GOLD, 24)
    # Face: vermilion, black and white round wide eyes, white dots along the jaw.
    draw_head(mesh, PAINT, 1.61, '#1d1412', short=True)
    for side in (-1, 1):
        mesh.ball((0.032, 0.012, 0.024), '#15100f', 0.04 * side, -0.1, 1.622, 10)
        mesh.tube([(0.066 * side, -0.092, 1.626), (0.088 * side, -0.066, 1.65)], [0.012, 0.004], '#15100f', 6)
        mesh.ball((0.017, 0.01, 0.013), WHITE, 0.04 * side, -0.107, 1.622, 9)
        mesh.ball(0.0085, '#15100f', 0.04 * side, -0.116, 1.622, 7)
        for k in range(7):
            a = math.pi * (0.06 + 0.38 * k / 6)
            mesh.ball(
                0.0075, WHITE, 0.092 * side * math.cos(a), -0.07 - 0.035 * math.sin(a), 1.575 - 0.085 * math.sin(a), 5
            )
    mesh.tube([(-0.03, -0.106, 1.543), (0, -0.113, 1.54), (0.03, -0.106, 1.543)], 0.011, '#7a1512', 6)
    mesh.ball((0.012, 0.008, 0.022), WHITE, 0, -0.112, 1.67, 7)
    for level, cloth in ((1.69, GOLD), (1.725, RED), (1.76, GOLD)):
        mesh.lathe([(0.118, level - 0.016), (0.128, level), (0.118, level + 0.016)], cloth, 20, oval=(1, 1.04))
    for k in range(11):
        a = math.pi * (1.1 + 0.8 * k / 10)
        mesh.ball(0.017, '#dfe3e8', 0.13 * math.cos(a), 0.135 * math.sin(a), 1.725, 7)
    for side in (-1, 1):
        mesh.ball((0.05, 0.03, 0.05), GOLD, 0.13 * side, -0.02, 1.6, 12)
        mesh.ball((0.022, 0.02, 0.022), RED, 0.13 * side, -0.05, 1.6, 8)
    crown(mesh)


def crown(mesh):
    """A tall round crown behind the head, rings of bosses on red, a fringe of palm leaf and three tassels."""
    with mesh.at(0, 0.1, 2.02, tilt=90, scale=(1, 1.22, 1)):
        mesh.lathe([(0.56, -0.02), (0.57, 0.03), (0.4, 0.05), (0.0, 0.07)], RED, 48)
        for radius, cloth in ((0.55, GOLD), (0.44, '#1f1a1c'), (0.42, GOLD), (0.28, GOLD), (0.15, GOLD)):
            mesh.lathe([(radius - 0.016, 0.05), (radius, 0.075), (radius + 0.016, 0.05)], cloth, 48)
        for radius, count, size, cloth in (
            (0.5, 34, 0.026, '#dfe3e8'),
            (0.35, 22, 0.032, '#e8b93c'),
            (0.215, 14, 0.028, '#dfe3e8'),
            (0.09, 7, 0.024, '#e8b93c'),
        ):
            for k in range(count):
                a = k * math.tau / count
                mesh.ball(size, cloth, radius * math.cos(a), radius * math.sin(a), 0.075, 7)
        for k in range(92):
            a = k * math.tau / 92
            if -2.3 < a - math.tau * (a > math.pi) < -0.84:
                continue
            far = 0.72 + 0.03 * (k % 2)
            mesh.tube(
                [
                    (0.55 * math.cos(a), 0.55 * math.sin(a), 0.0),
                    (0.64 * math.cos(a), 0.64 * math.sin(a), 0.02 * (k % 2)),
                    (far * math.cos(a), far * math.sin(a), -0.03),
                ],
                [0.018, 0.02, 0.006],
                LEAF if k % 2 else '#f0e6b8',
                4,
            )
        for a in (0.5, math.pi / 2, math.pi - 0.5):
            mesh.ball((0.05, 0.045, 0.05), 'scarlet', 0.77 * math.cos(a), 0.77 * math.sin(a), 0, 10)
