"""Diwali in a Rajasthani lane: lamps in rows on a haveli, its steps and parapets, a rangoli at the door."""
from math import cos, pi, sin

from kit.architecture.arches import arcade, arched_wall
from kit.architecture.domes import chhatri
from kit.architecture.rajput import haveli
from kit.life.festivities import petal_carpet
from kit.life.figure import SKINS, draw_arm
from kit.life.lamps import burst, lamp_row, lantern, light_string, oil_lamp
from kit.life.people import crowd, man, sitter, woman
from kit.life.work import little_one, person, with_child
from kit.mesh import Mesh
from kit.nature.terrain import plain

PICTURE = {
    'hour': 'night',
    'palette': 'night-violet',
    'alt': 'A family lights clay lamps around a rangoli before a haveli on the night of Diwali, children with sparklers, fireworks above.',
}


def build(scene):
    scene.camera((-3.4, -10.6, 1.75), (0.15, 3, 2.55), lens=30, lift=0.02, focus=8.7, fstop=0.55)
    scene.light(sun=-112, haze={'density': 0.003, 'height': 12, 'start': 30}, clouds={'seed': 6.2, 'amount': 0.6})
    scene.put(plain('paving', z=-0.02), layer='far')
    scene.material('window-lit', lamp=0.75, colour='#e99a40', second='#b9641f', scale=0.55)
    home = Mesh()
    home.box(17, 9, 5.4, 'sand-stone-pale', 1.5, 14.5, 1.6)
    with home.at(1.5, 8.7, 1.6):
        arched_wall(home, 5.2, 5.0, 'sand-stone', 1.5, 2.3, 3.9, 0, 0.6, 'window-lit', 'cusped')
        for side in (-1, 1):
            with home.at(side * 5.55, 0.1, 0):
                arcade(home, 5.8, 5.0, 3, 'sand-stone-pale', 'window-lit', 0.5, 'cusped', 0.6, 0.9, 0.78)
        home.box(17.4, 1.1, 0.3, 'whitewash', 0, 0, 5.0)
        for k in range(18):
            home.lathe([(0.3, 5.3), (0.36, 5.6), (0.2, 5.9), (0.02, 6.1)], 'whitewash', 10, x=-8.3 + k * 0.976)
        for x in (-7.4, 0, 7.4):
            chhatri(home, 0.8 if x else 1.05, 1.4 if x else 1.7, 'sand-stone-pale', 'whitewash', x=x, y=2.2, z=5.4)
    haveli(home, 11, 9, 6.4, 'pink-wall', 'whitewash', -14, 14, 0, seed=6, lit=0.9)
    haveli(home, 12, 9, 6.8, 'ochre-wall', 'cream-wall', 17.5, 15, 0, seed=9, lit=0.9)
    for i in range(6):
        home.box(12 - i * 0.5, 1.0, 0.27 * (i + 1), 'sand-stone-pale', 1.5, 3.2 + i * 0.9)
    home.box(18, 2.4, 1.6, 'sand-stone', 1.5, 8.2)
    scene.put(home)
    glow = Mesh()
    for i in range(6):
        lamp_row(
            glow, (-4 + i * 0.25, 2.9 + i * 0.9, 0.27 * (i + 1)), (7 - i * 0.25, 2.9 + i * 0.9, 0.27 * (i + 1)), 17, 1.6
        )
    lamp_row(glow, (-6.8, 8.3, 6.92), (9.8, 8.3, 6.92), 28, 1.3)
    lamp_row(glow, (-19, 9.4, 6.6), (-9, 9.4, 6.6), 18, 1.5)
    lamp_row(glow, (12, 10.4, 7.0), (23, 10.4, 7.0), 18, 1.5)
    petal_carpet(glow, -1.6, -3.4, 0, 2.0, ('magenta', 'turmeric', 'ivory', 'emerald', 'saffron', 'crimson'), 8)
    for i in range(12):
        oil_lamp(glow, -1.6 + 2.35 * cos(i * pi / 6), -3.4 + 2.35 * sin(i * pi / 6), 0, 1.2)
    for x in (-6.6, 9.6):
        light_string(glow, (x, 8.0, 6.4), (1.5, 8.0, 6.4), 1.1, 40, 0.07)
    for x in (-5.0, 8.0):
        lantern(glow, x, 5.8, 5.2, 0.6)
    # A row of lamps at the lens, melted into discs.
    for i in range(8):
        oil_lamp(glow, -6.2 + i * 0.66, -7.5 + 0.1 * sin(i * 2), 0.3, 0.9)
    glow.box(6.6, 0.5, 0.3, 'sand-stone-pale', -4.0, -7.5, 0)
    scene.put(glow)
    scene.layer = 'life'
    folk = Mesh()
    sitter(folk, 'magenta', -4.5, -1.7, 0, 1.18, 18, None, 'lap')
    tray_bearer(folk, -2.4, -0.7, 'scarlet', 64)
    tray_bearer(folk, 2.3, 0.1, 'emerald', -74)
    man(folk, 'ivory', 'ivory', -0.2, 0.2, 0, 1.16, 166, 'crimson', pose='greet')
    with folk.at(-1.9, -2.5, 0, 68, 1.14):
        person(folk, 'draw', 'saree', 'azure', 'turmeric')
        oil_lamp(folk, 0.1, -0.66, 0, 0.9)
    for x, y, turn, deed, cloth, girl in (
        (1.5, -2.7, -30, 'wave', '#cfae62', True),
        (3.5, -1.7, -66, 'run', 'teal', False),
    ):
        with folk.at(x, y, 0, turn, 1.16):
            little_one(folk, deed, cloth, girl=girl)
            hand = (0.3, -0.09, 1.3) if deed == 'wave' else (0.18, -0.25, 0.82)
            tip = (hand[0] + 0.06, hand[1] - 0.16, hand[2] + 0.26)
            folk.tube([hand, tip], 0.01, 'iron', 5)
            sparkler(folk, *tip)
    with_child(folk, 'salwar', '#b97f93', 'ivory', 5.6, -0.4, 0, -58, 1.12, child='crimson')
    crowd(folk, 5, ((-1.2, 4.2), (4.6, 6)), lambda x, y: 2.0, 8)
    crowd(folk, 8, ((10, 17), (1, 6)), seed=9)
    burst(folk, -17, 60, 22, 8, 54, 'flame', 2)
    burst(folk, 9, 66, 26, 8, 46, '#ff8fb4', 8)
    burst(folk, 30, 70, 22, 9, 40, 'flame', 5)
    scene.put(folk)
    for x, y, z, power in (
        (-1.6, -4.2, 0.9, 90),
        (-3.6, -3.6, 0.8, 50),
        (0.6, -4.4, 1.3, 46),
        (2.9, -3.4, 1.3, 30),
        (1.5, 3.4, 1.6, 160),
        (-3, 6.2, 3, 120),
        (6, 6.2, 3, 120),
        (-14, 6, 3.4, 140),
        (17, 7, 3.4, 140),
        (8, 2, 1.2, 60),
        (-3.4, -7.0, 1.0, 14),
    ):
        scene.lamp(x, y, z, power)


def sparkler(mesh, x, y, z):
    """A hand-held firework: short sparks around its tip."""
    for i in range(46):
        a, b = i * 2.399, (i % 9 - 4) * 0.36
        far = 0.16 + 0.14 * (i * 7 % 10) / 10
        tip = (x + far * cos(a) * cos(b), y + far * sin(a) * cos(b), z + far * sin(b))
        near = tuple(c + 0.35 * (t - c) for c, t in zip((x, y, z), tip))
        mesh.tube([near, tip], 0.007, 'flame', 4)
    mesh.ball(0.045, 'flame', x, y, z, 8)


def tray_bearer(mesh, x, y, cloth, turn):
    """A woman with a brass tray of burning lamps in both hands, her face in their light."""
    with mesh.at(x, y, 0, turn, 1.18):
        woman(mesh, cloth, pose='none', veil=False)
        mesh.lathe(
            [(0.15, -0.2), (0.14, -0.04), (0.118, 0.07), (0.07, 0.13), (0.02, 0.15)],
            cloth,
            16,
            y=0.075,
            z=1.6,
            oval=(0.96, 0.9),
        )
        for side in (-1, 1):
            draw_arm(
                mesh,
                (0.165 * side, 0, 1.375),
                (0.29 * side, -0.12, 1.1),
                (0.17 * side, -0.42, 1.14),
                'crimson' if cloth != 'scarlet' else 'turmeric',
                SKINS[0],
                0.052,
                0.55,
            )
        mesh.lathe([(0.2, 1.15), (0.27, 1.17), (0.28, 1.2), (0.01, 1.18)], 'brass', 22, y=-0.5)
        for k in range(5):
            a = k * 2 * pi / 5
            oil_lamp(mesh, 0.16 * cos(a), -0.5 + 0.16 * sin(a), 1.18, 0.5)
