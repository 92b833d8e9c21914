"""Diwali in a Rajasthani lane: lamps in rows on a haveli, its steps and parapets, a rangoli at the door."""
from math import cos, pi, sin

from kit.architecture.arches import arcade, arched_wall
from kit.architecture.rajput import haveli, jharokha
from kit.life.festivities import petal_carpet
from kit.life.lamps import burst, lamp_row, lantern, light_string, oil_lamp
from kit.life.people import child, crowd, sitter, woman
from kit.mesh import Mesh
from kit.nature.terrain import plain

PICTURE = {
    'hour': 'night',
    'palette': 'night-violet',
    'alt': 'A family lights clay lamps around a rangoli before a haveli on the night of Diwali, a girl with a sparkler, fireworks above.',
}


def build(scene):
    scene.camera((-7.4, -12.4, 2.1), (-0.7, 4, 2.2), lens=28, lift=0.13, focus=11.2, fstop=0.6)
    scene.light(sun=-112, haze={'density': 0.003, 'height': 12, 'start': 30}, clouds={'seed': 6.2, 'amount': 0.6})
    scene.put(plain('paving', z=-0.02), layer='far')
    scene.material('window-lit', lamp=0.75, colour='#e99a40', second='#b9641f', scale=0.55)
    home = Mesh()
    home.box(17, 9, 11.2, 'sand-stone-pale', 1.5, 14.5, 1.6)
    with home.at(1.5, 8.7, 1.6):
        arched_wall(home, 5.2, 5.0, 'sand-stone', 1.5, 2.3, 3.9, 0, 0.6, 'window-lit', 'cusped')
        for side in (-1, 1):
            with home.at(side * 5.55, 0.1, 0):
                arcade(home, 5.8, 5.0, 3, 'sand-stone-pale', 'window-lit', 0.5, 'cusped', 0.6, 0.9, 0.78)
        home.box(17.4, 0.7, 0.3, 'whitewash', 0, 0, 5.0)
        with home.at(0, 0.1, 5.6):
            arcade(home, 17, 4.2, 9, 'sand-stone-pale', 'window-lit', 0.5, 'cusped', 0.56, 0.7, 0.78)
        home.box(17.4, 0.9, 0.34, 'whitewash', 0, 0, 9.9)
        for k in range(18):
            home.lathe([(0.3, 10.24), (0.36, 10.6), (0.2, 10.95), (0.02, 11.15)], 'whitewash', 10, x=-8.3 + k * 0.976)
    haveli(home, 11, 9, 9, 'pink-wall', 'whitewash', -14, 14, 0, seed=6, lit=0.9)
    haveli(home, 12, 9, 10, 'ochre-wall', 'cream-wall', 17.5, 15, 0, seed=9, lit=0.9)
    for i in range(6):
        home.box(12 - i * 0.5, 1.0, 0.27 * (i + 1), 'sand-stone-pale', 1.5, 3.2 + i * 0.9)
    home.box(18, 2.4, 1.6, 'sand-stone', 1.5, 8.2)
    for x in (-3.6, 6.6):
        jharokha(home, x, 8.5, 7.2, 2.6, 3, 'whitewash', 'window-lit')
    scene.put(home)
    glow = Mesh()
    for i in range(6):
        lamp_row(
            glow, (-4 + i * 0.25, 2.9 + i * 0.9, 0.27 * (i + 1)), (7 - i * 0.25, 2.9 + i * 0.9, 0.27 * (i + 1)), 17, 1.6
        )
    lamp_row(glow, (-6.8, 8.3, 11.85), (9.8, 8.3, 11.85), 30, 1.6)
    lamp_row(glow, (-6.8, 8.3, 6.92), (9.8, 8.3, 6.92), 26, 1.3)
    lamp_row(glow, (-19, 9.4, 9.2), (-9, 9.4, 9.2), 18, 1.8)
    lamp_row(glow, (12, 10.4, 10.2), (23, 10.4, 10.2), 18, 1.8)
    petal_carpet(glow, -4.6, -3.4, 0, 2.5, ('magenta', 'turmeric', 'ivory', 'emerald', 'saffron', 'crimson'), 8)
    for i in range(12):
        oil_lamp(glow, -4.6 + 2.9 * cos(i * pi / 6), -3.4 + 2.9 * sin(i * pi / 6), 0, 1.5)
    for x in (-6.6, 1.5, 9.6):
        light_string(glow, (x - 1.4, 7.8, 12.4), (x + 1.4, 7.8, 12.4), 2.6, 22, 0.08)
    for x in (-9.4, 11):
        lantern(glow, x, 6.5, 6.6, 0.7)
    # A row of lamps at the lens, melted into discs.
    for i in range(7):
        oil_lamp(glow, -9.9 + i * 0.62, -9.4 + 0.24 * i, 0.35, 1.3)
    glow.box(5.4, 0.5, 0.35, 'sand-stone-pale', -8.0, -8.6, 0)
    scene.put(glow)
    scene.layer = 'life'
    folk = Mesh()
    sitter(folk, 'magenta', -6.6, -0.6, 0, 1.15, 14, None, 'lap', veiled=True)
    woman(folk, 'scarlet', -1.3, -1.2, 0, 1.15, -50, pose='lap')
    child(folk, 'turmeric', 0.5, -3.4, 0, 1.2, -30, girl=True, pose='point')
    sparkler(folk, 0.5, -3.95, 1.36)
    for x in (-1.45, -1.2):
        oil_lamp(folk, x, -1.52, 1.14, 0.9)
    woman(folk, 'turmeric', 3.6, 4.3, 0.55, 1.05, 10)
    crowd(folk, 10, ((-18, 19), (1, 7)), lambda x, y: 0 if abs(x - 1.5) > 6.5 else 2.0, 8)
    burst(folk, -22, 60, 30, 9, 54, 'flame', 2)
    burst(folk, 6, 66, 47, 8, 46, '#ff8fb4', 8)
    burst(folk, 24, 70, 40, 10, 40, 'flame', 5)
    scene.put(folk)
    for x, y, z, power in (
        (-4.6, -3.4, 0.7, 70),
        (1.5, 3.4, 1.6, 160),
        (-3, 6.2, 3, 120),
        (6, 6.2, 3, 120),
        (1.5, 5, 9, 240),
        (-14, 6, 3.4, 140),
        (17, 7, 3.4, 140),
        (8, 2, 1.2, 60),
        (0.5, -4.3, 1.4, 26),
        (-6.6, -2.0, 0.8, 40),
        (-8, -8.8, 0.9, 16),
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
