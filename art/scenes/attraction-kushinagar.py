"""Kushinagar in early light: the white hall of the sleeping Buddha with its round vault and round windows, the stupa
behind it among sal trees, monks who walk round on the brick ruins' lawn."""
import math

import numpy as np

from kit.architecture.arches import arch_points
from kit.life.birds import flock_in
from kit.life.people import sitter
from kit.life.work import little_one, person
from kit.mesh import Mesh
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf, bush
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'dawn',
    'palette': 'dawn-mist',
    'alt': 'The white round-vaulted hall of the reclining Buddha at Kushinagar and the stupa behind it at dawn, monks in saffron walking past brick ruins.',
}
WALL, TRIM = 'whitewash', 'cream-wall'


def build(scene):
    scene.material(WALL, colour='#e9decb', second='#d3c6b0')
    scene.material('brick', colour='#ad6a4c', second='#8f553e')
    scene.camera((-27, -39, 2.7), (2.2, 9, 7.6), lens=34, lift=0.02)
    scene.light(
        sun=-108,
        elevation=13,
        haze={'density': 0.0036, 'height': 12, 'start': 40, 'base': 0.1},
        clouds={'seed': 16.8, 'amount': 0.6},
    )
    scene.put(plain('lawn', z=-0.06))
    ground = Mesh()
    ruins(ground)
    scene.put(ground)
    temple = Mesh()
    hall(temple)
    with temple.at(1, 33):
        stupa(temple)
    scene.put(temple)
    tree_line(scene, 66, 60, 360, 160, 11, 'leaf')
    sal = [broadleaf(40 + i, 13, ('leaf', 'leaf-dark')[i], 'bark-pale', 0.85, 10, 380, 0.36, 0.5) for i in range(2)]
    for k, (x, y) in enumerate(((-30, 26), (-24, 40), (32, 24), (38, 40), (46, 14), (-44, 20), (24, 48))):
        scene.put(sal[k % 2], x, y, 0, 70 * k, 0.9 + 0.05 * (k % 3))
    scene.layer = 'front'
    scene.put(sal[0], 21, -22, 0, 30, 0.62)
    beds = [bush(5 + i, 0.8, ('blossom-pink', 'leaf')[i], cards=220) for i in range(2)]
    for k in range(16):
        scene.put(beds[k % 2], -10.5 if k % 2 else -4.4, -32 + 1.6 * (k // 2), 0, 40 * k, 0.6)
    scene.layer = 'life'
    life = Mesh()
    for k, (x, y) in enumerate(((-12.4, -21.4), (-10.6, -20.2), (-8.6, -19.6), (-6.0, -18.4))):
        person(life, 'walk', 'robe', ('saffron', 'maroon', 'saffron', '#c9742c')[k], 'saffron', x, y, 0, 112, 1.08)
    for x, y, cloth in ((2.6, -19.0, 'ivory'), (3.8, -19.6, 'ivory'), (4.8, -18.8, 'saffron')):
        sitter(life, cloth, x, y, 0.02, 1.08, 190, arms='lap')
    person(life, 'pray', 'salwar', 'ivory', 'ivory', 6.8, -20.2, 0, 176, 1.08)
    person(life, 'walk', 'shirt', '#86a3b6', '#4b4640', -16.6, -25.6, 0, 150, 1.08, head='brim')
    little_one(life, 'walk', 'turmeric', -15.8, -26.2, 0, 146, 1.08)
    for x in (-3, 0.4, 3):
        person(life, 'walk', 'robe', 'saffron', 'maroon', x, -10.5 + 0.3 * x, 1.64, 180, 1.05)
    flock_in(life, 8, (-30, -12), (6, 40), (15, 22), 0.8)
    scene.put(life)


def vault(mesh, half, spring, rise, near, far, material, thick=0.0):
    """A half-round roof along y with raised ribs."""
    for y0, y1, more in [(near, far, 0.0)] + [(y - 0.3, y + 0.3, 0.16) for y in np.linspace(near + 0.4, far - 0.4, 6)]:
        section = lambda y: [
            ((half + more + thick) * math.cos(a), y, spring + (rise + more + thick) * math.sin(a))
            for a in np.linspace(0, math.pi, 29)
        ]
        mesh.loft([section(y0), section(y1)], material)
        for y in (y0, y1):
            mesh.add(section(y), [tuple(range(29))], material)


def disc(mesh, x, y, z, radius, material, frame=True):
    """A round window that faces -y."""
    with mesh.at(x, y, z, tilt=90):
        mesh.lathe([(radius, 0.2), (radius, 0.3)], material, 36)
        if frame:
            mesh.lathe([(radius, -0.1), (radius * 1.16, -0.1), (radius * 1.16, 0.26), (radius, 0.26)], TRIM, 36, False)


def hall(mesh):
    """The temple of 1956 on its raised platform: a hall 12 m broad whose vault is cut at the front by one great round
    window, side aisles with round windows, a porch and a stair."""
    for wide, deep, low, high in ((34, 50, 0, 0.7), (30, 46, 0.7, 0.9)):
        mesh.box(wide, deep, high, 'brick' if low == 0 else TRIM, 0, 10, low)
    for i in range(9):
        mesh.box(7, 0.5, 1.6 - 0.18 * i, 'step', 0, -13.2 - 0.42 * i)
    z = 1.6
    with mesh.at(0, 0, z):
        mesh.box(12.4, 20, 5.2, WALL, 0, 4)
        for side in (-1, 1):
            mesh.box(3.4, 17, 4.0, WALL, side * 7.8, 4)
            mesh.box(4.0, 17.6, 0.3, TRIM, side * 7.8, 4, 4.0)
            for k in range(6):
                with mesh.at(side * 9.52, -3 + 2.8 * k, 0, 90 * side):
                    mesh.box(1.2, 0.14, 2.2, 'window', 0, -0.02, 1.0)
                    mesh.box(1.6, 0.3, 0.16, TRIM, 0, -0.1, 3.3)
        vault(mesh, 6.3, 5.0, 6.0, -6.2, 14.2, WALL)
        for k in range(5):
            for side in (-1, 1):
                with mesh.at(side * 6.05, -2.4 + 3.4 * k, 6.2, 90 * side, tilt=-12):
                    disc(mesh, 0, -0.1, 0.4, 0.8, 'glass')
        with mesh.at(0, -6.3):
            mesh.add([(x, 0, zz) for x, zz in arch_points(6.3, 5.0, 11.0, 'round', 30)], [tuple(range(31))], WALL)
        disc(mesh, 0, -6.34, 6.9, 2.7, 'glass')
        for a in range(0, 180, 30):
            with mesh.at(0, -6.68, 6.9, roll=a):
                mesh.box(0.12, 0.1, 5.4, TRIM, 0, 0, -2.7)
        for i in range(29):
            a0 = math.pi * i / 28
            mesh.ball(0.22, TRIM, 6.4 * math.cos(a0), -6.4, 5.0 + 6.1 * math.sin(a0), 8)
        mesh.box(8.6, 3.4, 3.7, WALL, 0, -7.9)
        mesh.box(9.4, 4.2, 0.34, TRIM, 0, -7.9, 3.7)
        mesh.box(2.6, 0.2, 2.9, 'shadow', 0, -9.62, 0)
        for x in (-3.6, -1.9, 1.9, 3.6):
            mesh.lathe([(0.42, 0), (0.32, 0.3), (0.28, 3.2), (0.46, 3.5)], TRIM, 12, x=x, y=-9.8)
        for x in (-6.3, 6.3):
            mesh.box(1.1, 1.1, 6.2, TRIM, x, -6.2)
            mesh.lathe([(0.5, 0), (0.7, 0.5), (0.4, 1.0), (0.05, 1.7)], WALL, 14, x=x, y=-6.2, z=6.2)


def stupa(mesh):
    """The Nirvana stupa, 20 m: a drum of brick under white plaster, the dome, a square box and a short spire."""
    mesh.lathe([(9.4, 0), (9.4, 2.4), (8.8, 2.6), (8.8, 6.4), (9.1, 6.6), (9.1, 7.2), (8.5, 7.3)], WALL, 56, z=1.6)
    for k in range(16):
        a = 2 * math.pi * k / 16
        with mesh.at(8.8 * math.cos(a), 8.8 * math.sin(a), 4.2, math.degrees(a) + 90):
            mesh.box(1.5, 0.3, 3.0, TRIM)
    profile = [(8.5, 7.3), (8.4, 9.0), (7.6, 11.4), (6.2, 13.4), (4.2, 14.9), (2.0, 15.6)]
    mesh.lathe(profile, WALL, 56, z=1.6)
    mesh.box(3.4, 3.4, 1.8, WALL, z=17.1)
    mesh.box(3.9, 3.9, 0.3, TRIM, z=18.9)
    for i in range(4):
        mesh.lathe([(1.5 - 0.32 * i, 0), (1.3 - 0.32 * i, 0.34), (0.5, 0.4)], 'gold-paint', 24, z=19.2 + 0.5 * i)
    mesh.lathe([(0.3, 0), (0.4, 0.3), (0.03, 1.3)], 'gold-paint', 12, z=21.2)


def ruins(mesh):
    """Low brick walls of old cells on both sides of the way, small stupas of brick."""
    mesh.box(4.6, 40, 0.06, 'paving', -7.4, -34, -0.05)
    mesh.box(60, 3.4, 0.06, 'paving', 0, -16.8, -0.045)
    chance = np.random.RandomState(6)
    for k in range(7):
        x, low = -40 + 5.6 * k, 0.35 + 0.3 * chance.rand()
        mesh.box(0.7, 5.0, low, 'brick', x, -17.6)
        if k < 6:
            mesh.box(4.9, 0.74, low * 0.8, 'brick', x + 2.8, -14.9)
            mesh.box(4.9, 0.66, low * 0.55, 'brick', x + 2.8, -20.3) if k % 2 else None
    for x, y, r in ((-17, -12, 1.5), (-22, -9.6, 2.0), (14, -12.6, 1.7), (19.5, -11, 2.2)):
        mesh.lathe(
            [
                (r * 1.2, 0),
                (r * 1.2, 0.5),
                (r, 0.5),
                (r, 0.9),
                (r * 0.86, 1.3 + r * 0.3),
                (r * 0.4, 0.9 + r * 0.8),
                (0.1, 1 + r * 0.85),
            ],
            'brick',
            24,
            x=x,
            y=y,
        )
