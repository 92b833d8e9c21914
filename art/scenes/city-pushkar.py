"""Pushkar's lake ringed with white ghats and blue-washed houses, the red Brahma spire and hill temple, at sunrise."""
import math

import numpy as np

from kit.architecture.arches import arcade
from kit.architecture.domes import chhatri
from kit.architecture.nagara import plain_temple, shikhara
from kit.architecture.rajput import haveli, town
from kit.architecture.water_works import ghat_steps
from kit.life.animals import cow
from kit.life.birds import flock_in
from kit.life.lamps import lamp_row
from kit.life.people import crowd
from kit.life.work import bowl, little_one, person, tray
from kit.mesh import Mesh
from kit.nature.erosion import erode, look_up
from kit.nature.terrain import ground_sheet, water_sheet
from kit.nature.trees import broadleaf
from kit.noise import fractal, ridged

PICTURE = {
    'hour': 'dawn',
    'palette': 'dawn-mist',
    'alt': 'Pilgrims offer water on white steps by the lake of Pushkar at sunrise; ghats, a red temple spire and a hilltop shrine across it.',
}


def build(scene):
    scene.camera((-7, -60, 6.2), (3, 20, 9.5), lens=36, lift=0.02, focus=80, fstop=5.6)
    scene.light(
        sun=-112,
        elevation=16,
        energy=5,
        haze={'density': 0.0016, 'height': 20, 'base': 0.25, 'start': 60},
        clouds={'seed': 12.9, 'amount': 0.9, 'stretch': (0.45, 1)},
    )
    scene.put(water_sheet('lake', 0, 160, -110))
    scene.put(ground_sheet(carve(), (-320, 320), (120, 420), 'dry-hills', 320, 240))
    shore = Mesh()
    for x, y, turn, width in (
        (2, 26, 0, 62),
        (-47, 12, 34, 44),
        (50, 12, -34, 44),
        (-74, -22, 66, 48),
        (77, -20, -66, 48),
    ):
        ghat_steps(shore, width, 12, 0.32, 0.78, 'whitewash', x, y, 0, turn, platforms=False)
        with shore.at(x, y, 0, turn):
            shore.box(width + 6, 46, 4, 'cream-wall', 0, 32)
            for i in range(int(width / 11)):
                px = -width / 2 + 6 + i * 11
                chhatri(shore, 1.7, 3.9, 'whitewash', x=px, y=8, z=3.6)
            with shore.at(0, 13, 4):
                arcade(shore, width * 0.9, 5, int(width / 3.6), 'whitewash', 'shadow', 0.8, 'cusped', 0.62)
                shore.box(width * 0.9, 6, 5, 'whitewash', 0, 3.9)
                shore.box(width * 0.92, 7, 0.3, 'cream-wall', 0, 3.6, 5)
    walls = ('whitewash', 'blue-wall', 'whitewash', 'cream-wall', 'blue-wall')
    town(
        shore,
        130,
        lambda r: (lambda a: (math.cos(a) * r.uniform(64, 104) + 2, -8 + math.sin(a) * r.uniform(52, 84)))(
            r.uniform(0.1, 3.04)
        ),
        lambda x, y: 3.6,
        walls,
        (6, 11),
        (5, 12),
        lit=0.5,
    )
    for x, y, h, w, stone in (
        (10, 52, 25, 9, 'pink-plaster'),
        (-22, 50, 18, 7, 'whitewash'),
        (34, 46, 16, 6, 'whitewash'),
        (-44, 40, 15, 6, 'pink-plaster'),
    ):
        plain_temple(shore, w, h, stone, x, y, 4, flag='flag-red')
    plain_temple(shore, 9, 17, 'whitewash', 86, 258, 90)
    scene.put(shore)
    scene.scatter(
        [broadleaf(4, 9, spread=1.3, cards=300), broadleaf(5, 8, cards=300)],
        26,
        lambda r: (r.uniform(-70, 70), r.uniform(44, 64)),
        lambda x, y: x * 0 + 3.6,
        seed=4,
    )
    life = Mesh()
    crowd(
        life,
        50,
        lambda r: (r.uniform(-26, 30), 26 + 0.78 * r.randint(1, 10)),
        lambda x, y: 0.32 * (int((y - 26) / 0.78) + 1),
        5,
        turbans=0.6,
    )
    lamp_row(life, (-27, 26.5, 0.34), (31, 26.5, 0.34), 40, 1.8)
    flock_in(life, 16, (-24, 8), (4, 24), (17, 26), 0.7)
    flock_in(life, 8, (-8, 10), (-20, -6), (2.4, 4.4), 0.6, 'white-bird')
    bathers(life)
    scene.put(life, layer='life')
    scene.layer = 'front'
    near = Mesh()
    with near.at(-11.5, -36.6, 0, 24):
        near.box(15, 9, 1.9, 'cream-wall', 0, -5.6, 0)
        for step in range(6):
            near.box(15, 0.62, 1.9 - 0.32 * step, 'cream-wall', 0, -0.8 + 0.62 * step, 0)
        near.box(15, 0.3, 0.02, '#c8b7a0', 0, -1.6, 1.9)
    scene.put(near)
    scene.put(cow(), -10.4, -39.3, 1.88, 96, 0.95, layer='life')
    for x in (-20, -6, 8, 22):
        scene.lamp(x, 24, 6, 500, '#ffb060', 0.2)


def carve():
    """Dry hills furrowed by the rains, the shrine's cone on the right; heights as a function of arrays."""
    xs, ys = np.meshgrid(np.linspace(-320, 320, 256), np.linspace(120, 420, 120))
    mass = 92 * np.exp(-(((xs - 86) / 62) ** 2 + ((ys - 260) / 70) ** 2))
    mass += (
        60 * np.exp(-(((xs + 120) / 90) ** 2 + ((ys - 300) / 60) ** 2)) * (0.8 + 0.3 * ridged(xs * 0.01, ys * 0.01, 5))
    )
    mass = np.maximum(mass + 9 * fractal(xs * 0.02, ys * 0.02, 4), 0)
    land = erode(mass, 2.5, 2.5, 0.02, 30, 0.95, 0.3 * mass)
    land *= 92 / land.max()
    top = np.hypot(xs - 86, ys - 258) < 8
    return look_up(np.where(top, np.maximum(land, 89), land), (-320, 320), (120, 420))


def bathers(mesh):
    """Pilgrims on the near steps: one lifts water to the sun, one pours for her child, an elder sits by flowers."""
    for deed, dress, cloth, second, x, y, z, turn, extra in (
        ('offer', 'saree', '#c8543f', 'turmeric', -5.0, -36.0, 0.62, 178, {'head': 'veil'}),
        ('pour', 'saree', '#d98c3a', 'emerald', -7.6, -35.6, 0.94, 158, {}),
        (
            'bench',
            'kurta',
            '#efe4d2',
            '#efe4d2',
            -6.2,
            -38.2,
            1.9,
            70,
            {'head': 'turban', 'hat': '#d9694a', 'elder': True},
        ),
        ('tray', 'lungi', 'skin', '#d98c3a', -4.4, -38.7, 1.9, -80, {}),
        ('pray', 'kurta', '#a7b79c', 'ivory', -9.0, -36.1, 1.58, 196, {'head': 'turban', 'hat': 'crimson'}),
    ):
        with mesh.at(x, y, z, turn, 1.08):
            person(mesh, deed, dress, cloth, second, **extra)
            if deed == 'tray':
                tray(mesh, lamp=True)
            if deed == 'offer':
                bowl(mesh, x=0, y=-0.42, z=1.3, size=0.8)
    with mesh.at(-7.2, -39.6, 1.9, 24):
        mesh.box(1.9, 1.1, 0.03, '#b5483f')
        for number in range(6):
            spot = {'x': -0.7 + 0.28 * number, 'y': -0.2 + 0.22 * (number % 2)}
            mesh.lathe([(0.12, 0.02), (0.16, 0.12)], 'brass', 14, **spot)
            heap = ('marigold', 'magenta', 'ivory')[number % 3]
            mesh.ball((0.14, 0.14, 0.09), heap, spot['x'], spot['y'], 0.13, 10)
    little_one(mesh, 'wave', '#86a3b6', -8.3, -34.9, 0.62, 150, 1.08)
