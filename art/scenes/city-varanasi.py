"""The ghats of Varanasi in the mist of sunrise, seen from the river, a boat of pilgrims close by."""
import math
import random

from kit.architecture.domes import chhatri
from kit.architecture.nagara import plain_temple, shikhara
from kit.architecture.rajput import palace_block
from kit.architecture.water_works import ghat_steps
from kit.life.birds import flock_in
from kit.life.boats import hull, rowing_boat
from kit.life.figure import SKINS, draw_arm
from kit.life.lamps import flame
from kit.life.people import crowd, man, parasol, sitter
from kit.mesh import Mesh
from kit.nature.terrain import water_sheet

PICTURE = {
    'hour': 'dawn',
    'palette': 'dawn-mist',
    'size': 'hero',
    'widest': 1600,
    'alt': 'Pilgrims with a leaf lamp in a wooden boat on the Ganges at sunrise, the long steps, palaces and spires of Varanasi behind them.',
}
WALLS = (
    ('cream-wall', 'sand-stone'),
    ('ochre-wall', 'sand-stone-pale'),
    ('pink-wall', 'whitewash'),
    ('sand-stone', 'sand-stone-pale'),
    ('red-stone-pale', 'sand-stone-pale'),
)


def build(scene):
    scene.camera((-34, -52, 3.0), (6, 24, 10.7), lens=35, focus=19, fstop=1.0)
    scene.light(
        sun=142,
        elevation=16,
        energy=5.2,
        haze={'density': 0.0034, 'height': 9, 'start': 34, 'base': 0.12, 'most': 0.74},
        clouds={'amount': 0.5, 'seed': 4.0},
    )
    scene.put(water_sheet('river', 0, 1500, -120))
    chance = random.Random(8)
    town = Mesh()
    ghat_steps(town, 230, 22, 0.36, 0.72, x=60, y=0)
    for i in range(17):
        x = -44 + i * 13 + chance.uniform(-1, 1)
        wall, trim = chance.choice(WALLS)
        height = chance.uniform(11, 21)
        palace_block(
            town,
            chance.uniform(11, 13),
            12,
            height,
            wall,
            trim,
            x,
            24 + chance.uniform(0, 2),
            6.5,
            2 if height < 15 else 3,
            chance.random() < 0.6,
            seed=i,
            plain=0.5,
        )
        palace_block(town, chance.uniform(9, 13), 10, height * 0.8, wall, trim, x + 5, 38, 14, 2, False, seed=i + 30)
    for x, y, width, height in ((-26, 13, 5, 13), (-8, 14, 6.5, 17), (22, 13, 5, 12), (58, 14, 7, 19)):
        plain_temple(town, width, height, 'terracotta' if x == -26 else 'red-stone-pale', x, y, 4, hall=False)
    shikhara(town, 7, 16, 'red-stone-pale', 34, 40, 24)
    for x in (-38, -17, 8, 32, 48):
        town.lathe([(3.4, -1.5), (3.2, 5.2), (3.5, 5.4), (3.5, 6)], 'sand-stone', 8, False, x=x, y=5)
        chhatri(town, 2.0, 3.6, 'sand-stone-pale', x=x, y=5, z=6)
    scene.put(town)
    for x in range(-42, 80, 11):
        scene.lamp(x, 8, 8.5, 620)
    scene.lamp(-26, -40, 3.4, 120)
    scene.layer = 'life'
    folk = Mesh()
    crowd(folk, 90, lambda r: (r.uniform(-50, 70), 0.72 * r.randint(1, 18)), lambda x, y: 0.36 * (int(y / 0.72) + 1), 6)
    for i in range(16):
        parasol(
            folk,
            -46 + i * 7 + chance.uniform(-2, 2),
            0.72 * chance.randint(2, 5),
            0.8,
            1.7,
            2.5,
            chance.choice(('thatch', 'thatch', 'saffron', 'ivory')),
            chance.uniform(-12, 12),
        )
    for x, y, turn, paint, people, canopy in (
        (-12, -28, 8, 'turmeric', 3, None),
        (-8, -16, 200, 'emerald', 2, 'ivory'),
        (10, -14, 12, 'scarlet', 3, None),
        (-36, -12, 60, 'turmeric', 2, None),
        (2, -4, 170, 'azure', 1, None),
        (-14, -4, 100, 'scarlet', 0, None),
        (24, -1, 160, 'ivory', 2, 'saffron'),
    ):
        rowing_boat(folk, x, y, 0, turn, 7.5, paint, people, canopy, int(x) % 5)
    pilgrim_boat(folk, -28.6, -35.4, -15)
    flock_in(folk, 16, (-34, -4), (0, 16), (8, 17), 0.55, 'white-bird')
    scene.put(folk)


def pilgrim_boat(mesh, x, y, turn):
    """A painted boat: a family with a leaf lamp and marigolds on the thwarts, the boatman standing with his oar."""
    with mesh.at(x, y, 0, turn):
        hull(mesh, 8.8, 2.0, 0.85, 'azure', rise=0.5, deck='wood')
        for px in (-1.4, 0.2, 1.8):
            mesh.box(0.5, 1.7, 0.1, 'wood', px, 0, 0.62)
        look = -28 - turn
        for px, py, cloth, size in (
            (-1.0, 0, 'magenta', 1.1),
            (0.1, 0.1, 'turmeric', 0.84),
            (1.2, 0, 'ivory', 1.1),
            (2.3, 0.1, 'emerald', 1.1),
        ):
            sitter(mesh, cloth, px, py, 0.6, size, look - 6 * px, arms='lap')
        with mesh.at(-1.0, 0, 0.6, look + 6, 1.1):
            mesh.lathe([(0.05, 0.22), (0.15, 0.26), (0.19, 0.31)], 'leaf-dark', 14, y=-0.34)
            for k in range(12):
                a, far = k * 2.4, 0.035 * math.sqrt(k)
                flower = ('marigold', 'scarlet')[k % 2]
                mesh.ball(0.036, flower, far * math.cos(a), far * math.sin(a) - 0.34, 0.3, 7)
            flame(mesh, 0, -0.34, 0.33, 0.12, 0.38)
        skin = SKINS[2]
        man(mesh, 'ivory', '#6f5a4a', -2.9, 0, 0.5, 1.08, look + 16, pose='none', dress='lungi')
        with mesh.at(-2.9, 0, 0.5, look + 16, 1.08):
            draw_arm(mesh, (0.2, 0, 1.37), (0.34, -0.1, 1.18), (0.28, -0.36, 1.22), 'ivory', skin, 0.058, 0.6)
            draw_arm(mesh, (-0.2, 0, 1.37), (-0.28, -0.16, 1.12), (0.1, -0.36, 0.98), 'ivory', skin, 0.058, 0.6)
            mesh.tube([(0.44, -0.36, 1.46), (-0.3, -0.46, 0.5), (-0.9, -0.56, -0.6)], 0.024, 'wood', 7)
