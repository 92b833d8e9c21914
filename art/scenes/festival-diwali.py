"""Diwali in a Rajasthani lane: lamps in rows on a haveli, its steps and parapets, a rangoli at the door."""
from math import cos, pi, sin

from kit.architecture.rajput import haveli, jharokha
from kit.life.festivities import petal_carpet
from kit.life.lamps import burst, lamp_row, lantern, light_string, oil_lamp
from kit.life.people import crowd, sitter, woman
from kit.mesh import Mesh
from kit.nature.terrain import plain

PICTURE = {
    'hour': 'night',
    'palette': 'night-violet',
    'alt': 'Rows of clay lamps on the steps and parapets of a carved haveli on the night of Diwali, two women beside a rangoli.',
}


def build(scene):
    scene.camera((-7, -21.5, 3.2), (1, 6, 5.4), lens=33, lift=0.05)
    scene.light(sun=-112, haze={'density': 0.003, 'height': 12, 'start': 30}, clouds={'seed': 6.2, 'amount': 0.6})
    scene.put(plain('paving', z=-0.02), layer='far')
    home = Mesh()
    haveli(home, 17, 10, 11, 'sand-stone-pale', 'whitewash', 1.5, 13, 1.6, seed=4, lit=0.9)
    haveli(home, 11, 9, 9, 'pink-wall', 'whitewash', -14, 14, 0, seed=6, lit=0.7)
    haveli(home, 12, 9, 10, 'ochre-wall', 'cream-wall', 17.5, 15, 0, seed=9, lit=0.8)
    for i in range(6):
        home.box(12 - i * 0.5, 1.0, 0.27 * (i + 1), 'sand-stone-pale', 1.5, 3.2 + i * 0.9)
    home.box(18, 2.4, 1.6, 'sand-stone', 1.5, 8.2)
    for x in (-4.2, 7.2):
        jharokha(home, x, 7.9, 6.4, 2.6, 3, 'whitewash')
    scene.put(home)
    glow = Mesh()
    for i in range(6):
        lamp_row(
            glow, (-4 + i * 0.25, 2.9 + i * 0.9, 0.27 * (i + 1)), (7 - i * 0.25, 2.9 + i * 0.9, 0.27 * (i + 1)), 17, 1.6
        )
    lamp_row(glow, (-6.8, 7.9, 12.7), (9.8, 7.9, 12.7), 30, 1.8)
    lamp_row(glow, (-19, 9.4, 9.2), (-9, 9.4, 9.2), 18, 1.8)
    lamp_row(glow, (12, 10.4, 10.2), (23, 10.4, 10.2), 18, 1.8)
    petal_carpet(glow, -4.6, -3.4, 0, 2.5, ('magenta', 'turmeric', 'ivory', 'emerald', 'saffron', 'crimson'), 8)
    for i in range(12):
        oil_lamp(glow, -4.6 + 2.9 * cos(i * pi / 6), -3.4 + 2.9 * sin(i * pi / 6), 0, 1.5)
    for x in (-6.6, 1.5, 9.6):
        light_string(glow, (x - 1.4, 7.8, 12.4), (x + 1.4, 7.8, 12.4), 2.6, 22, 0.08)
    for x in (-9.4, 11):
        lantern(glow, x, 6.5, 6.6, 0.7)
    scene.put(glow)
    scene.layer = 'life'
    folk = Mesh()
    sitter(folk, 'magenta', -6.9, -1.6, 0, 1.1, -60)
    woman(folk, 'scarlet', -1.2, -1.8, 0, 1.1, 40)
    woman(folk, 'turmeric', 3.6, 4.3, 0.55, 1.05, 10)
    crowd(folk, 10, ((-18, 19), (1, 7)), lambda x, y: 0 if abs(x - 1.5) > 6.5 else 2.0, 8)
    burst(folk, -16, 60, 33, 8, 40, 'flame', 2)
    burst(folk, 24, 70, 40, 10, 40, 'flame', 5)
    scene.put(folk)
    for x, y, z, power in (
        (-4.6, -3.4, 0.7, 70),
        (1.5, 3.4, 1.6, 160),
        (-3, 6.2, 3, 120),
        (6, 6.2, 3, 120),
        (1.5, 6, 9, 170),
        (-14, 6, 3.4, 140),
        (17, 7, 3.4, 140),
        (8, 2, 1.2, 60),
    ):
        scene.lamp(x, y, z, power)
