"""Mathura at dusk: Vishram Ghat on the Yamuna with its arch of white stone, the red tower of Sati Burj, boats and leaf
lamps on the water; priests swing lamps of many wicks on the lowest step."""
import math

import bpy

from kit.architecture.arches import arcade, arched_wall, four_sides
from kit.architecture.domes import LOTUS_BULB, chhatri, dome
from kit.architecture.nagara import plain_temple
from kit.architecture.rajput import jharokha
from kit.architecture.water_works import ghat_steps
from kit.life.birds import flock_in
from kit.life.boats import rowing_boat
from kit.life.flags import garland
from kit.life.lamps import ceremonial_lamp, floating_lamps, flame
from kit.life.people import crowd
from kit.life.work import person, tray
from kit.mesh import Mesh
from kit.nature.terrain import bank, water_sheet
from kit.nature.trees import broadleaf
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'dusk',
    'palette': 'dusk-rose',
    'alt': 'Vishram Ghat at Mathura at dusk: the white arch over the steps, the red Sati Burj tower, priests with lamps and boats on the Yamuna.',
}
RED, PALE, WHITE = 'red-stone', 'red-stone-pale', 'marble'


def build(scene):
    scene.material('lake', colour='#4a5f6c', ripple=0.016, mirror=0.32)
    scene.material('step', colour='#c99f80', second='#a9815f')
    scene.camera((-13, -42, 3.0), (2.4, 14, 8.6), lens=31, lift=0.02)
    scene.light(
        sun=-100,
        elevation=9,
        haze={'density': 0.0032, 'height': 12, 'start': 40, 'base': 0.12},
        clouds={'seed': 13.6, 'amount': 0.85},
    )
    scene.put(water_sheet('lake', 0, 1400, -100))
    scene.put(bank((-220, 240), (6, 220), 3.6, lambda x, y: y - 13.5 + x * 0, 'paving', 110, seed=3))
    steps = Mesh()
    ghat_steps(steps, 180, 13, 0.28, 0.72, 'step', 0, 3.4, -0.2, platforms=False)
    for x in (-27, -11.5, 15, 31):
        steps.lathe([(2.3, -0.4), (2.3, 0.9), (2.6, 1.0), (2.6, 1.3)], PALE, 8, False, x=x, y=3.4)
    scene.put(steps)
    town = Mesh()
    toran(town)
    with town.at(24, 21, 3.3):
        burj(town)
    fronts(town)
    scene.put(town)
    tree_line(scene, 84, 60, 420, 120, 9, 'leaf-dark', z=3)
    tree = broadleaf(44, 11, 'leaf', spread=1.3, cards=440)
    for x, y, turn in ((-33, 30, 0), (38, 31, 70), (58, 27, 20)):
        scene.put(tree, x, y, 3.2, turn)
    for x, y, z, power in (
        (-6, 2.2, 2.6, 260),
        (0, 2.4, 3, 320),
        (6, 2.2, 2.6, 260),
        (0, 12, 7, 300),
        (-18, 12, 6, 260),
        (24, 14, 6, 300),
        (14, 12, 6, 200),
    ):
        scene.lamp(x, y, z, power, '#ffb76c', day=1.0)
    # Water would mirror the lamps as white squares where nothing shines.
    for thing in bpy.data.objects:
        if thing.type == 'LIGHT' and thing.data.type == 'POINT':
            thing.visible_glossy = False
    scene.layer = 'life'
    life = Mesh()
    worship(life)
    crowd(
        life,
        54,
        lambda r: (r.uniform(-13, 13), r.uniform(5.4, 10.4)),
        lambda x, y: 0.28 * (y - 3.4) / 0.72,
        6,
        facing=0,
    )
    crowd(
        life,
        20,
        lambda r: (r.choice((-1, 1)) * r.uniform(16, 40), r.uniform(6, 12)),
        lambda x, y: 0.28 * (y - 3.4) / 0.72,
        9,
    )
    floating_lamps(life, 46, ((-16, 14), (-16, 0)), seed=5, scale=1.15)
    flock_in(life, 12, (-30, -4), (6, 40), (17, 26), 0.8)
    scene.put(life)
    scene.layer = 'front'
    boats = Mesh()
    with boats.at(-15.0, -18.5, 0, 18):
        rowing_boat(boats, paint='emerald', people=4, canopy='saffron', seed=3)
    with boats.at(9.5, -14, 0, 172):
        rowing_boat(boats, paint='azure', people=3, seed=5)
    with boats.at(24, -1.5, 0, 8):
        rowing_boat(boats, paint='scarlet', people=0, canopy='turmeric', seed=7)
    scene.put(boats)


def toran(mesh):
    """The ghat's gate on the landing: one high cusped arch of white stone between lower ones, kiosks on the piers, a
    small shrine seen through it."""
    with mesh.at(0, 14.5, 3.5):
        mesh.box(22, 7, 0.4, PALE, 0, 2)
        with mesh.at(0, -0.4):
            arched_wall(mesh, 8.4, 9.6, WHITE, 2.9, 4.6, 7.8, 0, 1.4, kind='cusped', open_back=True)
            with mesh.at(0, 1.4, 0, 180):
                arched_wall(mesh, 8.4, 9.6, WHITE, 2.9, 4.6, 7.8, 0, 0.05, kind='cusped', open_back=True)
            mesh.box(9.6, 2.6, 0.4, 'marble-shade', 0, 0.7, 9.6)
            mesh.box(8.6, 1.6, 0.9, WHITE, 0, 0.7, 10)
        for side in (-1, 1):
            with mesh.at(side * 7.2, 0.2):
                arched_wall(mesh, 6.0, 6.8, WHITE, 2.0, 3.2, 5.4, 0, 1.2, kind='cusped', open_back=True)
                mesh.box(6.6, 2.2, 0.34, 'marble-shade', 0, 0.6, 6.8)
                mesh.box(6.0, 1.4, 0.6, WHITE, 0, 0.6, 7.1)
            chhatri(mesh, 1.3, 2.5, WHITE, x=side * 9.2, y=0.8, z=7.6, tip='gold-paint')
            chhatri(mesh, 1.2, 2.3, WHITE, x=side * 3.3, y=0.6, z=10.8, tip='gold-paint')
        chhatri(mesh, 1.9, 3.0, WHITE, x=0, y=0.7, z=10.8, tip='gold-paint')
        garland(mesh, (-2.8, -0.6, 6.4), (2.8, -0.6, 6.4), 1.2, 30, 0.15)
        mesh.box(5, 4, 4.6, 'ochre-wall', 0, 8)
        mesh.box(2, 0.2, 3.2, '#5a3320', 0, 5.9)
        ceremonial_lamp(mesh, 0, 5.4, 0.0, 6, 1.1)


def burj(mesh):
    """Sati Burj: a slender square tower of red sandstone of four storeys, windows with brackets, a plastered dome."""
    mesh.box(8.2, 8.2, 1.2, PALE)
    sizes = ((6.6, 1.2, 5.6), (6.0, 6.8, 4.6), (5.4, 11.4, 3.8))
    for side, z, tall in sizes:
        mesh.box(side - 0.5, side - 0.5, tall, RED, z=z)
        for span in four_sides(mesh, side / 2, side / 2):
            with mesh.at(0, -0.05, z):
                arcade(mesh, span, tall * 0.92, 3, RED, 'shadow', 0.4, 'cusped', 0.56, 0.9, 0.74)
            mesh.box(span + 0.9, 1.0, 0.3, PALE, 0, -0.1, z + tall - 0.35)
    jharokha(mesh, 0, -3.2, 7.6, 2.0, 2.4, PALE)
    mesh.lathe([(2.7, 0), (2.6, 1.4), (2.9, 1.5), (2.9, 1.8), (2.4, 1.9)], RED, 8, False, z=15.2, start=22.5)
    dome(mesh, 2.5, 'whitewash', z=17.0, profile=LOTUS_BULB, stretch=1.1, tip='gold-paint')
    for x in (-2.5, 2.5):
        for y in (-2.5, 2.5):
            mesh.lathe([(0.4, 0), (0.3, 1.2), (0.02, 2.0)], PALE, 8, x=x, y=y, z=15.2)


def fronts(mesh):
    """Houses, rest-houses and temples along the river on both sides of the gate."""
    for x, wide, tall, wall, trim, bays in (
        (-18.5, 13, 9.6, 'ochre-wall', WHITE, 4),
        (-35, 16, 12, 'pink-wall', 'cream-wall', 5),
        (-52, 15, 9, 'cream-wall', PALE, 4),
        (14.5, 7.4, 8.2, 'cream-wall', PALE, 2),
        (38, 16, 10.6, 'yellow-wall', WHITE, 5),
        (56, 17, 12.6, PALE, 'cream-wall', 5),
        (76, 20, 9, 'pink-wall', WHITE, 5),
    ):
        with mesh.at(x, 19.5, 3.2):
            mesh.box(wide, 9, tall, wall, 0, 5)
            storeys = int(tall // 3.9) or 1
            for level in range(storeys):
                with mesh.at(0, 0.1, level * tall / storeys):
                    arcade(
                        mesh,
                        wide,
                        tall / storeys * 0.94,
                        bays,
                        wall,
                        ('window-lit', 'shadow')[(level + bays) % 2],
                        0.6,
                        'cusped',
                        0.54,
                        0.5,
                        0.78,
                    )
                    mesh.box(wide + 0.6, 1.4, 0.24, trim, 0, -0.1, tall / storeys * 0.94)
            mesh.box(wide + 0.2, 0.6, 0.8, trim, 0, 0.4, tall)
            for side in (-1, 1):
                chhatri(mesh, 1.1, 2.1, trim, x=side * (wide / 2 - 1.4), y=2, z=tall + 0.4)
    plain_temple(mesh, 7, 17, 'sand-stone-pale', -27, 27, 3.2, hall=False, flag='flag-red')
    plain_temple(mesh, 6, 14, WHITE, 46, 28, 3.2, hall=False, flag='flag-saffron')
    plain_temple(mesh, 5.4, 12, PALE, 8.6, 27, 3.2, hall=False)


def worship(mesh):
    """Five priests on a low platform with lamps of many wicks, bells, a woman who sets a lamp afloat."""
    mesh.box(13, 1.8, 0.7, PALE, 0, 2.8, -0.4)
    mesh.box(13.2, 0.2, 0.2, 'turmeric', 0, 1.9, 0.16)
    for k in range(5):
        x = -5 + 2.5 * k
        with mesh.at(x, 2.7, 0.32, 6 * (k - 2), 1.08):
            person(mesh, 'offer', 'dhoti', ('saffron', 'crimson')[k % 2], 'ivory', elder=k == 2)
            mesh.lathe([(0.05, 0), (0.2, 0.05), (0.22, 0.1)], 'brass', 12, y=-0.56, z=1.22)
            for i in range(7):
                a = 2 * math.pi * i / 7
                flame(mesh, 0.15 * math.cos(a), -0.56 + 0.15 * math.sin(a), 1.32, 0.2, 0.34)
            flame(mesh, 0, -0.56, 1.36, 0.34, 0.34)
        ceremonial_lamp(mesh, x + 1.25, 2.3, 0.3, 4, 0.62) if k < 4 else None
    with mesh.at(8.8, 3.3, 0.0, -20, 1.05):
        person(mesh, 'tray', 'saree', 'scarlet', 'turmeric', head='veil')
        tray(mesh, lamp=True)
    for x, cloth in ((-9.4, 'magenta'), (10.8, 'emerald'), (-8.2, 'turmeric')):
        person(mesh, 'wash', 'saree', cloth, 'ivory', x, 3.2, 0.0, 8, 1.05)
