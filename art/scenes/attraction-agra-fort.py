"""The Amar Singh gate of Agra Fort in late sun: bent ramp, red ramparts with their moat, tiled towers, the white kiosks
of the palace above; a tonga and visitors on the causeway."""
import math

import numpy as np

from kit.architecture.arches import arched_wall, frame_line
from kit.architecture.domes import chhatri
from kit.architecture.mughal import fort_wall, octagonal_tower
from kit.life.birds import flock_in
from kit.life.people import crowd, parasol
from kit.life.work import camera, little_one, person
from kit.mesh import Mesh
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf

PICTURE = {
    'hour': 'gold',
    'alt': 'Red sandstone ramparts and the twin towers of the Amar Singh gate of Agra Fort in late sun, white palace kiosks above the wall, visitors on the bridge.',
}
RED, DARK, PALE = 'red-stone', 'red-stone-dark', 'red-stone-pale'


def build(scene):
    scene.camera((-15, -70, 3.6), (3, 6, 14.6), lens=30, lift=0.035)
    scene.light(
        sun=-114,
        elevation=19,
        haze={'density': 0.0016, 'height': 14, 'start': 70, 'base': 0.15},
        clouds={'seed': 44.2, 'amount': 0.7},
    )
    scene.put(plain('lawn', z=-0.06))
    fort = Mesh()
    rampart(fort)
    with fort.at(8, -8):
        gate(fort)
    scene.put(fort)
    palace = Mesh()
    for k, (x, y, r, h) in enumerate(
        ((-44, 30, 3.4, 5.6), (-33, 34, 2.6, 4.4), (-55, 34, 2.6, 4.4), (44, 40, 3.0, 5.0), (58, 42, 2.4, 4.2))
    ):
        palace.box(9, 8, 27, 'marble-shade' if x < 0 else RED, x, y)
        chhatri(palace, r, h, 'marble', 'marble' if x < 0 else 'marble', x=x, y=y, z=27)
    palace.box(30, 8, 23.5, 'marble-shade', -44, 33)
    for i in range(9):
        palace.box(1.6, 0.3, 3.2, 'shadow', -57 + 3.3 * i, 28.9, 18.4)
    scene.put(palace)
    road = Mesh()
    road.quad((-8.5, -84, 0.02), (4.5, -84, 0.02), (12.5, -24, 0.04), (3.5, -24, 0.04), 'paving')
    for side, (x0, x1) in ((-1, (-9, 3.1)), (1, (5, 12.9))):
        pts = [(x0 + (x1 - x0) * t, -84 + 60 * t) for t in np.linspace(0, 1, 20)]
        for x, y in pts:
            road.box(0.5, 0.5, 1.0, PALE, x, y)
        road.tube([(x, y, 0.82) for x, y in pts], 0.14, PALE, 5)
    scene.put(road)
    trees = [broadleaf(30 + i, 9, ('leaf', 'leaf-dark')[i % 2], spread=1.2, cards=400) for i in range(3)]
    for k, (x, y, s) in enumerate(
        ((-42, -22, 1.1), (-56, -12, 1.2), (36, -30, 1.0), (46, -18, 1.1), (60, -24, 1.2), (-30, -40, 0.7))
    ):
        scene.put(trees[k % 3], x, y, 0, 60 * k, s)
    scene.layer = 'life'
    life = Mesh()
    visitors(life)
    crowd(life, 14, lambda r: (lambda y: (4.2 + (y + 44) * 0.17 + r.uniform(-3, 3), y))(r.uniform(-44, -22)), seed=6)
    flock_in(life, 10, (-30, 0), (0, 30), (32, 42), 1.0)
    scene.put(life)


def visitors(mesh):
    """A guide's group before the bridge: one photographs, a child tugs on, a woman sells postcards under her shade."""
    with mesh.at(-5.4, -54.5, 0, 176, 1.08):
        person(mesh, 'photograph', 'shirt', '#86a3b6', '#5a5550', head='brim', hat='#e0cda2')
        camera(mesh)
    person(mesh, 'hold', 'salwar', 'magenta', 'ivory', -4.2, -53.8, 0, 190, 1.06)
    little_one(mesh, 'run', 'turmeric', -2.8, -52.4, 0, 170, 1.06)
    person(mesh, 'walk', 'saree', 'teal', 'saffron', -1.4, -52.8, 0, 172, 1.06)
    parasol(mesh, -11.4, -47.0, 0, 1.5, 2.3, 'saffron')
    person(mesh, 'sell', 'saree', 'scarlet', 'turmeric', -11.2, -47.2, 0, 20, 1.08)
    mesh.box(1.5, 0.8, 0.3, 'wood', -11.0, -48.2)
    for k in range(8):
        mesh.box(
            0.15,
            0.2,
            0.02,
            ('azure', 'ivory', 'turmeric', 'emerald')[k % 4],
            -11.5 + 0.15 * k,
            -48.2 + 0.12 * (k % 3),
            0.31,
        )


def rampart(mesh):
    """The outer wall with its moat, the inner wall twice as high behind, round bastions with small kiosks."""
    for x, long in ((-44, 78), (58, 78)):
        with mesh.at(x, -2):
            fort_wall(mesh, long, 11, RED, 3, 1.5)
        with mesh.at(x, 12):
            fort_wall(mesh, long + 24, 19.5, RED, 4, 1.7)
            for i in range(int(long / 3.6)):
                mesh.box(0.5, 0.2, 1.3, 'shadow', -long / 2 + 3.6 * i, -2.05, 15.8)
    for x in (-66, -46, -26, 44, 66):
        for y, r, h in ((-3, 5.0, 12.2), (11, 5.6, 21.5)):
            px = x + (8 if y > 0 else 0)
            mesh.lathe(
                [(r * 1.14, 0), (r, h * 0.5), (r * 0.96, h * 0.84), (r * 1.06, h * 0.86), (r * 1.06, h)],
                RED,
                28,
                x=px,
                y=y,
            )
            for level in (0.3, 0.58, 0.84):
                mesh.lathe([(r * 1.09, h * level), (r * 1.09, h * level + 0.4)], PALE, 28, False, x=px, y=y)
            for k in range(20):
                a = 2 * math.pi * k / 20
                with mesh.at(px + r * math.cos(a), y + r * math.sin(a), h, math.degrees(a)):
                    mesh.box(0.6, 1.0, 1.3, RED)
            if y > 0:
                chhatri(mesh, 1.9, 3.2, RED, 'marble', x=px, y=y, z=h)


def gate(mesh):
    """The gate: an outer archway between walls, and the great towers of the inner one with bands of blue and white tile
    and domed kiosks."""
    with mesh.at(0, -10):
        arched_wall(mesh, 15, 13, RED, 3.0, 5.2, 8.6, 0, 4.5, DARK, inner=[(0, 2.1, 4.6, 6.8, 0, 'shadow')])
        frame_line(mesh, -4.6, 4.6, 0, 10.4, 0.5, 'marble')
        mesh.box(15, 4.5, 0.4, PALE, 0, 2.2, 12.9)
        for i in range(11):
            mesh.box(0.8, 0.6, 1.2, RED, (i - 5) * 1.36, 0.3, 13.2)
        for side in (-1, 1):
            mesh.box(0.6, 14, 12.4, RED, side * 7.4, 7)
            octagonal_tower(mesh, 2.7, 14, RED, 'marble', side * 8.6, 0.6)
    with mesh.at(0, 9):
        for side in (-1, 1):
            r, h = 7.4, 28
            mesh.lathe(
                [(r * 1.1, 0), (r, 3), (r * 0.97, h * 0.86), (r * 1.05, h * 0.87), (r * 1.05, h)],
                RED,
                8,
                False,
                x=side * 12,
                start=22.5,
            )
            for level, paint in (
                (0.22, 'marble'),
                (0.34, '#3f78a8'),
                (0.36, 'marble'),
                (0.56, 'marble'),
                (0.6, '#3f78a8'),
                (0.8, 'marble'),
                (0.83, '#c9964f'),
            ):
                mesh.lathe(
                    [(r * 1.035, h * level), (r * 1.035, h * level + 0.45)], paint, 8, False, x=side * 12, start=22.5
                )
            for k in range(8):
                with mesh.at(side * 12, 0, 0, 45 * k), mesh.at(0, -r * 0.925 - 0.04):
                    for z, tall in ((9, 4.6), (17.4, 4.0)):
                        mesh.add(
                            [
                                (-1.4, -0.12, z),
                                (1.4, -0.12, z),
                                (1.4, -0.12, z + tall * 0.7),
                                (0, -0.12, z + tall),
                                (-1.4, -0.12, z + tall * 0.7),
                            ],
                            [(0, 1, 2, 3, 4)],
                            DARK,
                        )
                        frame_line(mesh, -1.9, 1.9, z - 0.3, z + tall + 0.5, 0.18, 'marble', 0.14)
                    for i in range(4):
                        mesh.box(0.7, 0.5, 1.2, RED, (i - 1.5) * 1.3, -0.1, h)
            chhatri(mesh, 4.2, 6.4, RED, 'marble', x=side * 12, z=h)
        with mesh.at(0, -2):
            arched_wall(mesh, 14, 26, RED, 4.0, 9.4, 15, 0, 5, DARK, inner=[(0, 2.6, 6, 8.6, 0, 'shadow')])
            frame_line(mesh, -5.8, 5.8, 0, 18.6, 0.5, 'marble')
            for i in range(5):
                with mesh.at((i - 2) * 2.5, 0, 20):
                    mesh.add(
                        [(-0.8, -0.1, 0), (0.8, -0.1, 0), (0.8, -0.1, 2.2), (0, -0.1, 3.2), (-0.8, -0.1, 2.2)],
                        [(0, 1, 2, 3, 4)],
                        'shadow',
                    )
            for i in range(9):
                mesh.box(0.9, 0.6, 1.3, RED, (i - 4) * 1.5, 0.3, 26)
