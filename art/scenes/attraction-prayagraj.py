"""The Sangam at Prayagraj on a winter morning: boats of pilgrims where the green Yamuna meets the paler Ganga, Siberian
gulls about a man who feeds them, Akbar's fort on its bank."""
import math

import numpy as np

from kit.architecture.mughal import fort_wall
from kit.architecture.domes import chhatri
from kit.life.birds import flock_in
from kit.life.boats import hull, rowing_boat
from kit.life.flags import pennant
from kit.life.work import person
from kit.mesh import Mesh
from kit.nature.terrain import bank, water_sheet
from kit.noise import fractal
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'dawn',
    'palette': 'dawn-mist',
    'alt': 'Pilgrims in flagged boats at the Sangam of Prayagraj on a winter morning, gulls around a man who feeds them, the red walls of the fort behind.',
}


def build(scene):
    scene.material('river', colour='#6d7f6c', ripple=0.03, mirror=0.3)
    scene.material('backwater', colour='#2f5f5c', ripple=0.03, mirror=0.3)
    scene.camera((-3, -30, 3.2), (3, 30, 5.0), lens=33, lift=0.05, focus=26, fstop=1.0)
    scene.light(
        sun=104,
        elevation=12,
        haze={'density': 0.0034, 'height': 12, 'start': 40, 'base': 0.12},
        clouds={'seed': 8.8, 'amount': 0.6},
    )
    scene.put(water_sheet('backwater', -0.02, 1500, -80))
    ys = np.linspace(-70, 130, 200)
    seam = 2 + 4 * np.sin(ys * 0.05) + 1.6 * fractal(ys * 0.12, ys * 0, 3)
    pale = Mesh()
    pale.loft([[(x, y, 0.0), (300, y, 0.0)] for x, y in zip(seam, ys)], 'river', smooth=False)
    scene.put(pale)
    scene.put(
        bank((-260, 120), (92, 220), 2.2, lambda x, y: y - 104 + 0.1 * x - 3 * np.sin(x * 0.04), 'dust', 130, seed=4)
    )
    fort = Mesh()
    for x, long in ((-62, 84), (10, 56)):
        with fort.at(x, 112, 1.4):
            fort_wall(fort, long, 13, 'red-stone', 3, 1.6)
    for x in (-104, -76, -48, -20, 8, 38):
        fort.lathe([(6.6, 0), (5.8, 6), (5.5, 15), (6.2, 15.2), (6.2, 17)], 'red-stone', 24, x=x, y=111, z=1.2)
        chhatri(fort, 3.0, 4.6, 'red-stone', 'red-stone-pale', x=x, y=111, z=18)
    scene.put(fort)
    tree_line(scene, 130, 50, 460, 120, 10, 'leaf-dark', z=1)
    scene.layer = 'life'
    life = Mesh()
    for k, (x, y, turn, paint, length) in enumerate(
        (
            (-15, 8, 12, 'azure', 8),
            (13, 16, 172, 'scarlet', 8),
            (-6, 27, 6, 'emerald', 8),
            (24, 36, 190, 'azure', 8),
            (-28, 40, 14, 'turmeric', 8),
            (6, 48, 178, 'scarlet', 8),
            (-14, 62, 4, 'azure', 8),
            (34, 60, 184, 'emerald', 8),
        )
    ):
        rowing_boat(life, x, y, 0.02, turn, length, paint, 4, ('turmeric', 'scarlet', None)[k % 3], k)
        pennant(life, x + (-3 if abs(turn) < 90 else 3), y, 0.5, 4.4, 1.5, ('flag-saffron', 'flag-red')[k % 2], turn)
    near_boat(life)
    flock_in(life, 26, (-1, 11), (-12, 4), (2.4, 7.5), 1.05, 'white-bird', 3)
    flock_in(life, 14, (-20, 20), (10, 40), (6, 13), 1.0, 'white-bird', 8)
    for k in range(12):
        x, y = 1 + 0.9 * k + math.sin(k * 5), -6 + 3.4 * math.sin(k * 2.1)
        life.ball((0.2, 0.1, 0.1), 'white-bird', x, y, 0.06, 8)
        life.ball(0.06, 'white-bird', x + 0.18, y, 0.2, 7)
    scene.put(life)


def near_boat(mesh):
    """The nearest boat: a man scatters gram for the gulls, a woman lifts water to the sun, a priest, the rower."""
    with mesh.at(-4.6, -8.2, 0.02, 8):
        hull(mesh, 8.4, 2.2, 0.85, 'azure', rise=0.55, deck='wood')
        mesh.box(4.6, 0.06, 0.3, 'ivory', 0, -1.05, 0.3)
        person(mesh, 'scatter', 'kurta', 'ivory', '#8d8a80', 2.0, 0.1, 0.42, 100, 1.0)
        person(mesh, 'salute', 'saree', 'saffron', 'crimson', 0.5, -0.2, 0.42, 78, 1.0, head='veil')
        person(mesh, 'bench', 'dhoti', 'skin', 'saffron', -0.9, 0.2, 0.42, 60, 1.0)
        person(mesh, 'row', 'lungi', '#7d93a8', '#5d4b3c', -2.5, 0, 0.42, 90, 1.0, head='turban', hat='crimson')
        for side in (-1, 1):
            mesh.tube([(-1.9, 0.4 * side, 1.15), (-2.4, 2.7 * side, 0.0)], 0.035, 'wood', 5)
        pennant(mesh, -3.4, 0, 0.6, 3.6, 1.3, 'flag-saffron', 10)
