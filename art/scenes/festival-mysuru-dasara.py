"""Mysuru Dasara: the palace drawn in bulbs at night, the howdah elephant and its guards crossing the court."""
from kit.architecture.mysore import LAMPS, draw_lights, mysore
from kit.life.animals import caparison, elephant
from kit.life.people import crowd, man, parasol
from kit.mesh import Mesh
from kit.nature.terrain import plain

PICTURE = {
    'hour': 'night',
    'alt': 'The palace of Mysuru outlined in thousands of bulbs at night, an elephant with a golden howdah and guards passing before it.',
}

# How far behind the procession the palace stands.
BACK = 32


def build(scene):
    scene.material('window-lit', lamp=1.3)
    scene.camera((-11, -40, 3.2), (1, 6, 9.2), lens=33, lift=0.08, focus=36, fstop=1.2)
    scene.light(sun=-108, haze={'density': 0.0024, 'height': 14, 'start': 36}, clouds={'seed': 5.8, 'amount': 0.5})
    scene.put(plain('paving', z=-0.02), layer='far')
    palace, glow = Mesh(), Mesh()
    with palace.at(2, BACK), glow.at(2, BACK):
        mysore(palace)
        draw_lights(glow)
    for x, y, z, power, day in LAMPS:
        scene.lamp(x + 2, y + BACK, z, power, '#ffcb80', day)
    scene.put(palace)
    scene.put(glow)
    scene.layer = 'life'
    body, extras = elephant(True, 'down')
    folk = Mesh()
    for x, y, size in ((-1.5, -6, 1.6), (-13, -2, 1.3), (11, -1, 1.3)):
        for thing in (body, extras, caparison('magenta', x != -1.5)):
            scene.put(thing, x, y, 0, -158, size)
    with folk.at(-1.5, -6, 0, -158, 1.6):
        folk.box(1.3, 1.2, 0.4, 'gold-paint', -0.1, 0, 2.8)
        for px in (-0.6, 0.4):
            for py in (-0.5, 0.5):
                folk.tube([(px, py, 3.1), (px, py, 4.2)], 0.06, 'gold-paint', 6)
        folk.lathe([(0.95, 4.2), (0.9, 4.3), (0.6, 4.6), (0.25, 4.85), (0.03, 5.2)], 'gold', 12, x=-0.1, oval=(1, 0.9))
    for i in range(9):
        for side in (-1, 1):
            man(folk, 'crimson', 'ivory', -15 + i * 3.4, -6.4 + side * 3.6 + i * 0.25, 0, 1.12, 250, 'turmeric', True)
    for x, y in ((-6, -9), (4, -8.4), (-6.6, -2.6)):
        parasol(folk, x, y, 0.6, 1.3, 3.6, 'crimson', 0, 'gold-paint')
    crowd(folk, 110, lambda r: (r.uniform(-32, 30), r.uniform(2, 9)), seed=4)
    crowd(folk, 50, lambda r: (r.uniform(-24, 20), r.uniform(-19, -13)), seed=7, facing=180)
    scene.put(folk)
    for x, y, z, power in ((-6, -11, 6, 520), (6, -12, 6, 460), (-16, -12, 6, 420), (16, -8, 6, 420)):
        scene.lamp(x, y, z, power)
