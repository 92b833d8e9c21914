"""Mysuru Dasara: the palace drawn in bulbs at night, the howdah elephant and its guards crossing the court."""
import math

from kit.architecture.arches import arcade
from kit.architecture.domes import dome
from kit.life.animals import caparison, elephant
from kit.life.lamps import light_string
from kit.life.people import crowd, man, parasol
from kit.mesh import Mesh
from kit.nature.terrain import plain

PICTURE = {
    'hour': 'night',
    'alt': 'The palace of Mysuru outlined in thousands of bulbs at night, an elephant with a golden howdah and guards passing before it.',
}


def build(scene):
    scene.material('window-lit', lamp=1.3)
    scene.camera((-11, -40, 3.4), (1, 6, 9.4), lens=34, lift=.07)
    scene.light(sun=-108, haze={'density': .0024, 'height': 14, 'start': 36}, clouds={'seed': 5.8, 'amount': .5})
    scene.put(plain('paving', z=-.02), layer='far')
    palace, glow = Mesh(), Mesh()
    for x, width, height, bays, y in ((0, 26, 13, 7, 14), (-25, 26, 10, 7, 16), (25, 26, 10, 7, 16)):
        palace.box(width, 10, height, 'cream-wall', x, y + 5)
        for level in (.4, height * .5):
            with palace.at(x, y - .7, level):
                arcade(palace, width, height * .48, bays, 'cream-wall', 'window-lit', .6, 'cusped', .66, .2, .8)
            light_string(glow, (x - width / 2, y - .9, level + height * .47), (x + width / 2, y - .9, level + height * .47), .01, int(width * 2), .1)
        palace.box(width + 1, 11.4, .6, 'cream-wall', x, y + 5, height)
        for i in range(bays + 1):
            px = x - width / 2 + width * i / bays
            light_string(glow, (px, y - .9, .3), (px, y - .9, height), 0, int(height * 1.8), .09)
        light_string(glow, (x - width / 2, y - .9, height + .5), (x + width / 2, y - .9, height + .5), .01, int(width * 2.4), .12)
    for x, y, r, z, tower in ((-38, 18, 2.6, 10, 6), (38, 18, 2.6, 10, 6), (-12, 15, 2.4, 13, 6), (12, 15, 2.4, 13, 6), (0, 19, 4.6, 13, 13)):
        palace.lathe([(r * .9, z), (r * .9, z + tower)], 'cream-wall', 8, False, x=x, y=y)
        palace.lathe([(r * 1.15, z + tower - .4), (r * 1.15, z + tower)], 'whitewash', 16, x=x, y=y)
        dome(palace, r, ('maroon-band', 'turmeric')[x == 0], x, y, z + tower)
        for k in range(12):
            a = k * math.pi / 6
            light_string(glow, (x + r * .95 * math.cos(a), y + r * .95 * math.sin(a), z + .4), (x + r * .95 * math.cos(a), y + r * .95 * math.sin(a), z + tower), 0, int(tower * 1.6), .09)
            light_string(glow, (x + r * 1.05 * math.cos(a), y + r * 1.05 * math.sin(a), z + tower + r * .5), (x, y, z + tower + r * 1.6), -r * .16, 9, .09)
    scene.put(palace)
    scene.put(glow)
    scene.layer = 'life'
    body, extras = elephant(True, 'down')
    folk = Mesh()
    for x, y, size in ((-1.5, -6, 1.6), (-13, -2, 1.3), (11, -1, 1.3)):
        for thing in (body, extras, caparison('magenta', x != -1.5)):
            scene.put(thing, x, y, 0, -158, size)
    with folk.at(-1.5, -6, 0, -158, 1.6):
        folk.box(1.3, 1.2, .4, 'gold-paint', -.1, 0, 2.8)
        for px in (-.6, .4):
            for py in (-.5, .5):
                folk.tube([(px, py, 3.1), (px, py, 4.2)], .06, 'gold-paint', 6)
        folk.lathe([(.95, 4.2), (.9, 4.3), (.6, 4.6), (.25, 4.85), (.03, 5.2)], 'gold', 12, x=-.1, oval=(1, .9))
    for i in range(9):
        for side in (-1, 1):
            man(folk, 'crimson', 'ivory', -15 + i * 3.4, -6.4 + side * 3.6 + i * .25, 0, 1.12, 250, 'turmeric', True)
    for x, y in ((-6, -9), (4, -8.4), (-6.6, -2.6)):
        parasol(folk, x, y, .6, 1.3, 3.6, 'crimson', 0, 'gold-paint')
    crowd(folk, 110, lambda r: (r.uniform(-32, 30), r.uniform(2, 9)), seed=4)
    crowd(folk, 50, lambda r: (r.uniform(-24, 20), r.uniform(-19, -13)), seed=7, facing=180)
    scene.put(folk)
    for x, y, z, power in ((0, 8, 6, 420), (-24, 9, 5, 360), (24, 9, 5, 360), (0, 8, 17, 300), (-6, -11, 6, 420), (6, -12, 6, 380), (-16, -12, 6, 340)):
        scene.lamp(x, y, z, power)
    for x, y, z, power in ((0, 6, 28, 700), (-13, 6, 19, 320), (13, 6, 19, 320), (38, 8, 17, 300)):
        scene.lamp(x, y, z, power, '#ffd09a')
