"""Har Ki Pauri at Haridwar at lamp-time: temples and the clock tower over the stream, leaf-boats of flame on the
water."""
import numpy as np

from kit.architecture.colonial import clock_tower
from kit.architecture.domes import chhatri
from kit.architecture.nagara import plain_temple
from kit.architecture.rajput import town
from kit.architecture.water_works import ghat_steps
from kit.life.lamps import ceremonial_lamp, floating_lamps, lamp_row, light_string
from kit.life.people import crowd, man
from kit.mesh import Mesh
from kit.nature.terrain import water_sheet
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'dusk',
    'palette': 'dusk-blue',
    'alt': 'Evening lamps at Har Ki Pauri in Haridwar: temple spires and the clock tower above crowded steps, flames afloat on the Ganga.',
}


def build(scene):
    scene.camera((-9, -46, 4.2), (2, 10, 8.6), lens=36, lift=0.03, focus=52, fstop=4)
    scene.light(
        sun=-92,
        elevation=7,
        haze={'density': 0.0016, 'height': 18, 'base': 0.2, 'start': 50},
        clouds={'seed': 8.2, 'amount': 0.8, 'stretch': (0.5, 1)},
        grade={'exposure': 1.2},
    )
    scene.put(water_sheet('river', 0, 600, -90))
    blue_hills(scene, near=210, count=3, height=52, base=-2, width=1200, seed=7, length=210)
    ghat = Mesh()
    ghat_steps(ghat, 150, 9, 0.34, 0.8, 'step', 6, 6, platforms=False)
    ghat.box(160, 60, 3.2, 'step', 6, 43, 0)
    for x, y, h, w, stone in (
        (-8, 22, 21, 8.4, 'cream-wall'),
        (-20, 21, 16, 6.6, 'whitewash'),
        (3.4, 21, 14, 6, 'red-stone-pale'),
        (28, 24, 18, 7.4, 'whitewash'),
        (-33, 24, 14, 6.4, 'cream-wall'),
    ):
        plain_temple(ghat, w, h, stone, x, y, 3.2)
    clock_tower(ghat, 3.6, 20, 'cream-wall', 'red-stone', 'red-stone', 15, 13, 3.2, dome_top=True)
    for x in (-27, -14, 9, 21, 36):
        chhatri(ghat, 1.6, 3.8, 'sand-stone-pale', x=x, y=14.6, z=3.2)
    town(
        ghat,
        60,
        lambda r: (r.uniform(-74, 84), r.uniform(34, 66)),
        lambda x, y: 3.2,
        ('cream-wall', 'pink-wall', 'ochre-wall', 'whitewash'),
        (7, 12),
        (7, 15),
        lit=0.6,
    )
    scene.put(ghat)
    near = Mesh()
    ghat_steps(near, 60, 4, 0.3, 0.8, 'step', -8, -31, 0, 180, platforms=False)
    scene.put(near, layer='front')
    lights = Mesh()
    floating_lamps(lights, 90, ((-22, 26), (-26, 4)), 5, 1.7)
    lamp_row(lights, (-40, 6.4, 0.36), (50, 6.4, 0.36), 70, 1.7)
    lamp_row(lights, (-40, 10.4, 2.06), (50, 10.4, 2.06), 60, 1.7)
    for a, b in (
        ((-27, 14, 8), (-8, 18, 13)),
        ((-8, 18, 13), (9, 14, 8)),
        ((9, 14, 8), (15, 11, 15)),
        ((15, 11, 15), (36, 14, 8)),
    ):
        light_string(lights, a, b, 0.8, 34, 0.13)
    scene.put(lights)
    life = Mesh()
    crowd(
        life,
        90,
        lambda r: (r.uniform(-38, 46), 6 + 0.8 * r.randint(2, 8)),
        lambda x, y: 0.34 * (int((y - 6) / 0.8) + 1),
        4,
        facing=0,
    )
    for i in range(7):
        x = -14 + i * 5
        man(life, 'saffron', 'ivory', x, 8, 0.7, 1, 0, None, walking=False)
        ceremonial_lamp(life, x + 0.5, 7.4, 1.0, 4, 0.8)
    scene.put(life, layer='life')
    for x, p in ((-30, 900), (-16, 1100), (-4, 1100), (8, 1100), (20, 1100), (34, 900)):
        scene.lamp(x, 4.6, 3.4, p, '#ffae58', 0.15)
    for x in (-8, 15, 28):
        scene.lamp(x, 15, 10, 1100, '#ffc27a', 0.2)
