"""Har Ki Pauri at Haridwar at lamp-time: temples and the clock tower over the stream, leaf-boats of flame on the
water."""
import math

from kit.architecture.colonial import clock_tower
from kit.architecture.domes import chhatri
from kit.architecture.nagara import plain_temple
from kit.architecture.rajput import town
from kit.architecture.water_works import ghat_steps
from kit.life.lamps import ceremonial_lamp, flame, floating_lamps, lamp_row
from kit.life.people import crowd, man
from kit.life.work import person, with_child
from kit.mesh import Mesh
from kit.nature.terrain import water_sheet
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'dusk',
    'palette': 'gold',
    'alt': 'Pilgrims set leaf-boats of flowers and flame on the water from the near steps at Haridwar, the temples and clock tower of Har Ki Pauri over the Ganga.',
}


def build(scene):
    scene.camera((-8, -46, 2.8), (2, 10, 6.6), lens=35, lift=0.03, focus=13.5, fstop=0.9)
    scene.light(
        sun=-114,
        elevation=13,
        haze={'density': 0.0016, 'height': 18, 'base': 0.2, 'start': 50},
        clouds={'seed': 8.2, 'amount': 0.8, 'stretch': (0.5, 1)},
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
    for i in range(5):
        near.box(70, 14 + i * 0.8, 0.3, 'step', -6, -40.2 + i * 0.4, 0.3 - i * 0.3)
    scene.put(near, layer='front')
    lights = Mesh()
    floating_lamps(lights, 90, ((-22, 26), (-30, 4)), 5, 1.4)
    lamp_row(lights, (-40, 6.4, 0.36), (50, 6.4, 0.36), 70, 1.7)
    lamp_row(lights, (-40, 10.4, 2.06), (50, 10.4, 2.06), 60, 1.7)
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
    near_steps(life)
    for i in range(7):
        x = -14 + i * 5
        man(life, 'saffron', 'ivory', x, 8, 0.7, 1, 0, None, walking=False)
        ceremonial_lamp(life, x + 0.5, 7.4, 1.0, 4, 0.8)
    scene.put(life, layer='life')


def leaf_boat(mesh):
    """A bowl of stitched leaves with marigolds and a burning wick, before the breast of whoever stands here."""
    mesh.lathe([(0.05, 1.02), (0.13, 1.05), (0.19, 1.12)], 'leaf-dry', 14, y=-0.32)
    for k in range(9):
        a = k * math.tau / 9
        mesh.ball(
            0.045, ('marigold', 'scarlet', 'ivory')[k % 3], 0.11 * math.cos(a), -0.32 + 0.11 * math.sin(a), 1.11, 7
        )
    flame(mesh, 0, -0.32, 1.1, 0.15, 0.36)


def near_steps(mesh):
    """One squats to set her leaf-boat afloat, one waits with hers, a mother shows her child, a man prays."""
    for deed, dress, cloth, x, y, turn, head in (
        ('draw', 'saree', 'scarlet', -7.9, -32.9, 158, 'veil'),
        ('tray', 'salwar', '#86a3b6', -9.6, -33.6, 136, None),
        ('pray', 'kurta', '#efe4d2', -2.6, -33.4, 152, 'turban'),
        ('squat', 'dhoti', 'skin', -1.2, -33.0, 118, None),
    ):
        with mesh.at(x, y, 0.6, turn, 1.1):
            person(mesh, deed, dress, cloth, 'ivory', head=head, hat='saffron')
            if deed in ('draw', 'tray'):
                with mesh.at(
                    0.1 if deed == 'draw' else 0, -0.3 if deed == 'draw' else -0.08, -1 if deed == 'draw' else 0.04
                ):
                    leaf_boat(mesh)
    with_child(mesh, 'saree', 'emerald', None, -10.7, -32.9, 0.6, 148, 1.08, child='turmeric')
