"""Navratri in Gujarat: rings of garba dancers around the lamp pot under canopies of bulbs."""
import math

from kit.life.festivities import petal_carpet
from kit.life.lamps import flame, light_string, oil_lamp
from kit.life.figure import SKINS, draw_arm, draw_feet, draw_head
from kit.life.people import crowd, dancer, man
from kit.mesh import Mesh
from kit.architecture.rajput import haveli
from kit.nature.terrain import plain

PICTURE = {
    'hour': 'night',
    'alt': 'Dancers in wide mirrored skirts with sticks face us before circles of others round a lamp, strings of bulbs above, Navratri in Gujarat.',
}
SKIRTS = ('magenta', 'emerald', 'scarlet', 'turmeric', 'azure', 'violet', 'saffron')


def build(scene):
    scene.camera((1.2, -21.5, 2.1), (-0.2, 4, 4.0), lens=27, lift=0.03, focus=9.5, fstop=1.0)
    scene.light(sun=-105, haze={'density': 0.0024, 'height': 14, 'start': 34}, clouds={'seed': 3.9, 'amount': 0.5})
    scene.material('dust', colour='#cdae86')
    scene.put(plain('dust', z=-0.02), layer='far')
    town = Mesh()
    for i in range(9):
        haveli(
            town,
            11,
            9,
            8 + (i * 3) % 5,
            ('ochre-wall', 'pink-wall', 'blue-wall', 'cream-wall')[i % 4],
            'whitewash',
            -46 + i * 11.5,
            33 + (i % 2) * 2,
            0,
            i,
            0.7,
        )
    scene.put(town)
    glow = Mesh()
    glow.tube([(0, 0, 0), (0, 0, 12.5)], 0.14, 'bamboo', 6)
    for i in range(14):
        a = i * math.pi / 7
        end = (20 * math.cos(a), 20 * math.sin(a), 6.4)
        if end[1] > -17:
            light_string(glow, (0, 0, 12.4), end, 1.4, 44, 0.1)
            glow.tube([(end[0], end[1], 0), (end[0], end[1], 6.6)], 0.09, 'bamboo', 5)
    petal_carpet(glow, 0, 0, 0.02, 2.2, ('crimson', 'turmeric', 'ivory', 'magenta', 'emerald'), 10)
    glow.lathe([(0.4, 0), (0.75, 0.5), (0.8, 0.9), (0.5, 1.3), (0.6, 1.5)], 'terracotta', 18, z=0.9)
    glow.box(1.6, 1.6, 0.9, 'crimson')
    for i in range(10):
        a = i * math.pi / 5
        flame(glow, 0.78 * math.cos(a), 0.78 * math.sin(a), 1.6, 0.26, 0.4)
        oil_lamp(glow, 1.5 * math.cos(a), 1.5 * math.sin(a), 0, 1.6)
    flame(glow, 0, 0, 2.3, 0.7, 0.4)
    scene.put(glow)
    scene.layer = 'life'
    folk = Mesh()
    for ring, (radius, count) in enumerate(((4.6, 11), (8.4, 20))):
        for i in range(count):
            a = i * 2 * math.pi / count + ring * 0.3
            x, y = radius * math.cos(a), radius * math.sin(a)
            turn = math.degrees(a) + 90 + (35 if ring % 2 else -35)
            if i % 5 == 4:
                man(folk, 'ivory', 'ivory', x, y, 0, 1.12, turn, 'crimson')
            else:
                dancer(folk, SKIRTS[(i * 3 + ring) % 7], SKIRTS[(i + 2) % 7], x, y, 0, 1.12, turn, ring == 1)
    for i, (x, y, turn) in enumerate(
        ((-4.6, -11.4, 16), (-2.3, -12.3, 8), (3.3, -12.2, -10), (5.6, -11.0, -20), (1.5, -9.6, -4), (-6.2, -8.0, 26))
    ):
        if i == 4:
            keeper(folk, x, y, turn)
        else:
            garba(folk, i, x, y, turn)
    crowd(folk, 90, lambda r: (lambda a: (21 * math.cos(a), 21 * math.sin(a)))(r.uniform(-0.3, 3.44)), seed=4)
    scene.put(folk)
    for x, y, z, power in ((0, 1, 4.0, 420), (-13, 14, 6, 420), (13, 14, 6, 420), (0, 26, 6, 300)):
        scene.lamp(x, y, z, power, radius=0.8)
    for x in (-5, 4.5):
        scene.lamp(x, -19.0, 3.2, 800, '#ffd09a', 1.0)


def garba(mesh, number, x, y, turn):
    """A dancer facing us with crossed sticks: a wide banded skirt set with mirrors, a short blouse, a veil from her
    hair, a forehead pendant and bangles."""
    skirt, top, veil = (SKIRTS[(number * 3 + k) % 7] for k in (0, 2, 5))
    with mesh.at(x, y, 0, turn, 1.12):
        skin = SKINS[number % 3]
        draw_feet(mesh, skin, 0.08)
        mesh.lathe([(0.66, 0.12), (0.68, 0.16), (0.5, 0.42), (0.27, 0.84), (0.165, 1.02)], skirt, 44, ribs=22, rib=0.09)
        for low, wide, cloth in (
            (0.17, 0.672, top),
            (0.25, 0.628, 'gold-paint'),
            (0.4, 0.52, top),
            (0.62, 0.395, 'gold-paint'),
        ):
            mesh.lathe([(wide + 0.012, low), (wide - 0.03, low + 0.05)], cloth, 44, ribs=22, rib=0.09)
        for k in range(26):
            a = math.pi * (1 + k / 25)
            mesh.ball((0.024, 0.014, 0.024), '#eef2f4', 0.585 * math.cos(a), 0.585 * math.sin(a), 0.33, 8)
        mesh.lathe([(0.17, 0.99), (0.172, 1.04), (0.165, 1.06)], 'gold-paint', 18, oval=(1, 0.85))
        mesh.lathe([(0.152, 1.03), (0.158, 1.13)], skin, 16, oval=(1, 0.8))
        mesh.lathe([(0.16, 1.12), (0.184, 1.24), (0.186, 1.32), (0.16, 1.39), (0.07, 1.44)], top, 18, oval=(1, 0.74))
        for k in range(7):
            mesh.ball(
                (0.016, 0.01, 0.016), '#eef2f4', -0.09 + 0.03 * k, -0.135, 1.24 - 0.05 * math.sin(math.pi * k / 6), 7
            )
        mesh.tube(
            [(0.16, -0.1, 1.03), (0.05, -0.17, 1.2), (-0.12, -0.08, 1.41), (-0.19, 0.12, 1.3), (-0.25, 0.22, 0.7)],
            [0.03, 0.055, 0.05, 0.07, 0.1],
            veil,
            9,
        )
        draw_head(mesh, skin, 1.6, bun=True, bindi=True)
        mesh.tube([(0, -0.04, 1.725), (0, -0.1, 1.68)], 0.008, 'gold', 5)
        mesh.ball((0.02, 0.01, 0.024), 'gold', 0, -0.11, 1.665, 8)
        for side in (-1, 1):
            mesh.ball((0.02, 0.02, 0.034), 'gold', 0.1 * side, -0.005, 1.55, 8)
            high = (side > 0) == (number % 2 == 0)
            hand = (0.14 * side, -0.34, 1.78) if high else (0.3 * side, -0.36, 1.36)
            elbow = (0.4 * side, -0.16, 1.44) if high else (0.4 * side, -0.1, 1.18)
            draw_arm(mesh, (0.17 * side, 0, 1.37), elbow, hand, top, skin, 0.05, sleeve=0.55)
            for t in (0.62, 0.72, 0.82):
                spot = tuple(e + (h - e) * t for e, h in zip(elbow, hand))
                mesh.ball((0.046, 0.046, 0.016), ('gold', 'ivory', 'scarlet')[int(t * 10) % 3], *spot, 9)
            mesh.tube([hand, (hand[0] - 0.24 * side, hand[1] - 0.06, hand[2] + 0.3)], 0.017, 'scarlet', 6)
            mesh.tube(
                [
                    (hand[0] - 0.1 * side, hand[1] - 0.025, hand[2] + 0.125),
                    (hand[0] - 0.14 * side, hand[1] - 0.035, hand[2] + 0.175),
                ],
                0.019,
                'gold-paint',
                6,
            )


def keeper(mesh, x, y, turn):
    """A man in the pleated white jacket and turban of Gujarat, sticks raised."""
    with mesh.at(x, y, 0, turn, 1.12):
        man(mesh, 'ivory', 'ivory', turban='crimson', pose='none')
        mesh.lathe([(0.34, 0.82), (0.2, 1.02), (0.17, 1.08)], 'ivory', 28, ribs=18, rib=0.12)
        mesh.lathe([(0.345, 0.82), (0.325, 0.86)], 'crimson', 28, ribs=18, rib=0.12)
        mesh.lathe([(0.19, 1.02), (0.195, 1.06), (0.185, 1.1)], 'saffron', 18, oval=(1, 0.75))
        for side in (-1, 1):
            hand = (0.2 * side, -0.34, 1.72 if side > 0 else 1.44)
            draw_arm(mesh, (0.2 * side, 0, 1.37), (0.4 * side, -0.12, 1.36), hand, 'ivory', SKINS[1], 0.056, 1)
            mesh.tube([hand, (hand[0] - 0.22 * side, hand[1] - 0.06, hand[2] + 0.3)], 0.017, 'scarlet', 6)
