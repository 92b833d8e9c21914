"""Lamps afloat on a dark river under the stars, a lit palace front drawn in bulbs on the far bank."""
import numpy as np

from kit.architecture.domes import chhatri
from kit.architecture.nagara import shikhara
from kit.architecture.rajput import palace_block
from kit.architecture.water_works import ghat_steps
from kit.life.boats import rowing_boat
from kit.life.lamps import floating_lamps, lamp_row, light_string
from kit.life.people import crowd, woman
from kit.mesh import Mesh
from kit.nature.terrain import water_sheet
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'night',
    'palette': 'night-starlit',
    'alt': 'Hundreds of small flames drift on a dark river under the stars, a palace and temples outlined in bulbs on the far steps.',
}


def build(scene):
    scene.camera((-3, -40, 2.6), (2, 20, 7.4), lens=36, lift=0.06)
    scene.light(
        sun=-110,
        haze={'density': 0.0012, 'height': 10, 'base': 0.16, 'start': 40},
        clouds={'seed': 5.1, 'amount': 0.35},
    )
    scene.put(water_sheet('pool', 0, 1500, -90))
    blue_hills(scene, near=420, count=2, height=52, base=0, width=1700, seed=4)
    bank = Mesh()
    ghat_steps(bank, 150, 11, 0.34, 0.8, 'step', 0, 32)
    bank.box(170, 40, 3.8, 'step', 0, 60, 0)
    for x, width, height in ((-40, 20, 15), (-18, 18, 19), (4, 22, 23), (28, 20, 18), (50, 22, 14)):
        palace_block(
            bank, width, 14, height, 'sand-stone', 'sand-stone-pale', x, 54, 3.6, 3, seed=x + 60, plain=0.4, lit=0.8
        )
        for z in (height * 0.5, height):
            line(bank, (x - width / 2, 46.7, 3.8 + z), (x + width / 2, 46.7, 3.8 + z))
        for side in (-1, 1):
            line(bank, (x + side * width / 2, 46.6, 4), (x + side * width / 2, 46.6, 3.8 + height))
    for x, h in ((-28, 13), (16, 15), (40, 12)):
        shikhara(bank, 5.4, h, 'sand-stone-pale', x=x, y=44.5, z=3.6)
        bank.box(4.6, 4.6, 3, 'sand-stone', x, 44.5, 1.5)
        chhatri(bank, 1.5, 2.4, 'sand-stone', x=x - 7, y=43, z=3.7)
    for level in range(6):
        lamp_row(
            bank,
            (-62, 32.6 + level * 1.62, 0.42 + level * 0.68),
            (62, 32.6 + level * 1.62, 0.42 + level * 0.68),
            74,
            2.2,
        )
    for i in range(7):
        light_string(bank, (-63 + i * 18, 43.4, 9), (-45 + i * 18, 43.4, 9), 1.8, 26, 0.14)
    scene.put(bank)
    scene.layer = 'life'
    life = Mesh()
    floating_lamps(life, 70, ((-11, 12), (-31, -14)), 4, 0.9)
    floating_lamps(life, 90, ((-26, 30), (-14, 22)), 5, 1.3)
    rowing_boat(life, -12, -4, 0, 16, 7, 'azure', 4, None, 2)
    rowing_boat(life, 15, 8, 0, 166, 7, 'scarlet', 4, None, 4)
    crowd(life, 60, lambda r: (r.uniform(-54, 56), r.uniform(36, 42)), lambda x, y: 0.4 + (y - 33) * 0.42, 6)
    scene.put(life)
    for x in (-46, -22, 4, 28, 50):
        scene.lamp(x, 42, 6, 700, '#ffb866', 0.3)
        scene.lamp(x, 36, 27, 800, '#ffc484', 0.3)
    for x, y in ((-6, -25), (5, -22), (-14, -8), (14, -4), (0, 6)):
        scene.lamp(x, y, 0.9, 46, '#ff9a44', 0.3)


def line(mesh, a, b, step=0.8):
    """Bulbs in a straight line."""
    a, b = np.array(a, float), np.array(b, float)
    for t in np.linspace(0, 1, max(2, int(np.linalg.norm(b - a) / step))):
        mesh.ball(0.14, 'lamp', *(a + (b - a) * t), 4)
