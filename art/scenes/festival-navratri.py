"""Navratri in Gujarat: rings of garba dancers around the lamp pot under canopies of bulbs."""
import math

from kit.life.festivities import petal_carpet
from kit.life.lamps import light_string, oil_lamp
from kit.life.people import crowd, dancer, man
from kit.mesh import Mesh
from kit.architecture.rajput import haveli
from kit.nature.terrain import plain

PICTURE = {
    'hour': 'night',
    'alt': 'Circles of dancers in wide bright skirts whirl around a lamp in a pot under strings of bulbs on a Navratri night in Gujarat.',
}
SKIRTS = ('magenta', 'emerald', 'scarlet', 'turmeric', 'azure', 'violet', 'saffron')


def build(scene):
    scene.camera((1.5, -30, 10.5), (0, 4, 3.6), lens=34)
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
        glow.ball(0.11, 'flame', 0.78 * math.cos(a), 0.78 * math.sin(a), 1.7, sides=6)
        oil_lamp(glow, 1.5 * math.cos(a), 1.5 * math.sin(a), 0, 1.6)
    glow.lathe([(0.1, 2.3), (0.2, 2.6), (0.02, 3.2)], 'flame', 8)
    scene.put(glow)
    scene.layer = 'life'
    folk = Mesh()
    for ring, (radius, count) in enumerate(((5, 13), (8.6, 23), (12.6, 33))):
        for i in range(count):
            a = i * 2 * math.pi / count + ring * 0.3
            x, y = radius * math.cos(a), radius * math.sin(a)
            turn = math.degrees(a) + 90 + (35 if ring % 2 else -35)
            if i % 5 == 4:
                man(folk, 'ivory', 'ivory', x, y, 0, 1.12, turn, 'crimson')
            else:
                dancer(folk, SKIRTS[(i * 3 + ring) % 7], SKIRTS[(i + 2) % 7], x, y, 0, 1.12, turn, ring == 2)
    crowd(folk, 90, lambda r: (lambda a: (21 * math.cos(a), 21 * math.sin(a)))(r.uniform(-0.3, 3.44)), seed=4)
    scene.put(folk)
    for x, y, z, power in (
        (0, 0, 3.4, 260),
        (-8, 2, 6, 330),
        (8, 2, 6, 330),
        (0, -9, 6, 330),
        (0, 11, 6, 330),
        (-17, 16, 5, 300),
        (17, 16, 5, 300),
        (0, 27, 5, 260),
    ):
        scene.lamp(x, y, z, power)
