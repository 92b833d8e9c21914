"""Durga Puja in Kolkata: a lit pandal like a palace, dhak drummers and a crowd before it."""
import math

from kit.architecture.arches import arcade
from kit.architecture.colonial import facade
from kit.architecture.domes import dome
from kit.life.festivities import arch_of_lights, drummer
from kit.life.lamps import light_string
from kit.life.people import crowd, woman
from kit.mesh import Mesh
from kit.nature.terrain import plain

PICTURE = {
    'hour': 'night',
    'alt': 'A towering cloth pandal outlined in bulbs on a Kolkata street at Durga Puja, dhak drummers and women in white and red.',
}


def build(scene):
    scene.camera((-5.5, -43, 4.4), (.6, 0, 9.6), lens=33, lift=.04)
    scene.light(sun=-110, haze={'density': .0026, 'height': 14, 'start': 30}, clouds={'seed': 8.1, 'amount': .7})
    scene.put(plain('road', z=-.02), layer='far')
    street = Mesh()
    for side in (-1, 1):
        for i, wall in enumerate(('ochre-wall', 'green-wall', 'maroon-band')):
            with street.at(side * 24, -20 + i * 17, 0, -90 * side):
                facade(street, 16, 9, 12 + i, 3, 6, wall, 'cream-wall', lit=.7, shutters='shutter-green', seed=i)
    scene.put(street)
    pandal = Mesh()
    pandal.box(27, 9, 12, '#e9c9a0', 0, 6)
    with pandal.at(0, .4):
        arcade(pandal, 27, 12, 5, '#f3dcb8', 'window-lit', .9, 'cusped', .62, .4, .8)
    pandal.box(28, 10, .7, 'crimson', 0, 6, 12)
    pandal.box(13, 8, 5, '#f3dcb8', 0, 6, 12.7)
    pandal.box(14, 9, .6, 'crimson', 0, 6, 17.6)
    dome(pandal, 5, 'crimson', 0, 6, 18.2, ribs=20, rib=.05)
    for x in (-11.4, 11.4):
        pandal.lathe([(2.2, 12.7), (2.2, 17)], '#f3dcb8', 12, x=x, y=4)
        dome(pandal, 2.3, 'emerald', x, 4, 17, ribs=14, rib=.05)
    scene.put(pandal)
    glow = Mesh()
    for z, half in ((12.2, 14), (17.7, 7)):
        light_string(glow, (-half, -.4 if z < 13 else 1.2, z), (half, -.4 if z < 13 else 1.2, z), .02, 60, .11)
    for x in (-13.8, -8.2, -2.8, 2.8, 8.2, 13.8):
        light_string(glow, (x, -.6, .4), (x, -.6, 12), 0, 34, .1)
    for i in range(14):
        a = i * math.pi / 13
        light_string(glow, (-5.1 * math.cos(a), 6 - 5 * math.sin(a), 18.6), (0, 5.4, 25), -.9, 15, .09)
    for i, y in enumerate((-26, -13)):
        arch_of_lights(glow, 21, 9, 0, y, 0)
    scene.put(glow)
    scene.layer = 'life'
    folk = Mesh()
    for i, x in enumerate((-7.4, -5.2, -3, 3.6, 6, 8.2)):
        drummer(folk, x, -18 - (i % 2) * 1.4, 0, 150 if x < 0 else 200, 1.12, 'ivory', 'crimson', 'wood', plume='whitewash')
    for i in range(9):
        woman(folk, '#f4ead8' if i % 2 else 'crimson', -4 + i * 1.05, -10 + (i % 3), 0, 1.06, 160)
    crowd(folk, 70, lambda r: (r.choice((-1, 1)) * r.uniform(3, 14), r.uniform(-22, -1)), seed=7, turbans=0, facing=180)
    scene.put(folk)
    for x, y, z, power in ((0, -2.5, 4, 320), (-9, -3, 4, 260), (9, -3, 4, 260), (0, -1, 14.5, 260), (-12, -14, 6, 240), (12, -14, 6, 240), (0, -22, 7, 320), (-8, -30, 6, 200), (8, -28, 6, 200)):
        scene.lamp(x, y, z, power)
