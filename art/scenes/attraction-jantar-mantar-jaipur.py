"""The Jantar Mantar of Jaipur at noon: the great sundial's stair into the sky between its quadrants, smaller
instruments in ochre and marble; a guide shows the hour to a family."""
import math

import numpy as np

from kit.architecture.domes import chhatri
from kit.architecture.rajput import palace_block
from kit.life.birds import flock_in
from kit.life.people import crowd
from kit.life.work import Pose, camera, little_one, person
from kit.mesh import Mesh
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf, bush
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'noon',
    'alt': 'The giant sundial of Jaipur rises like a stair into a clear sky between its marble quadrants; a guide shows a family where the shadow falls.',
}
WALL, TRIM = 'yellow-wall', 'whitewash'


def build(scene):
    scene.material(WALL, colour='#dfb069', second='#c9964f', stain=0.35)
    scene.material('ochre-wall', colour='#cf9a5c', second='#b78148')
    scene.material('red-stone-pale', colour='#cf9372', second='#b87c5d')
    scene.camera((-19, -47, 2.4), (0.5, 0, 9.2), lens=30, lift=0.035, focus=34, fstop=1.2)
    scene.light(
        sun=-118,
        elevation=38,
        haze={'density': 0.0016, 'height': 14, 'start': 60, 'base': 0.12},
        clouds={'seed': 17.5, 'amount': 0.6},
    )
    scene.put(plain('dust', z=-0.06))
    blue_hills(scene, 'dry-hills', 620, 2, 90, seed=4)
    ground = Mesh()
    ground.box(120, 130, 0.1, 'paving', 0, 0, -0.1)
    for x, y, w, d in ((-24, -34, 20, 9), (16, -36, 26, 10), (28, -10, 16, 18)):
        ground.box(w, d, 0.16, 'lawn', x, y, -0.02)
        ground.box(w + 0.8, d + 0.8, 0.14, TRIM, x, y, -0.05)
    scene.put(ground)
    dial = Mesh()
    with dial.at(2, 4, 0, 24):
        samrat(dial)
    small_dial(dial, -19.5, -21)
    bowl(dial, 16.5, -24.5)
    disc(dial, -31, -6)
    scene.put(dial)
    city = Mesh()
    for x, y, w, h, s in ((-58, 62, 30, 15, 1), (-20, 72, 34, 13, 2), (24, 66, 36, 17, 3), (64, 58, 30, 14, 4)):
        palace_block(city, w, 12, h, 'pink-plaster', TRIM, x, y, 0, 3, s % 2 == 1, 0.2, s)
    scene.put(city)
    trees = [broadleaf(30 + i, 8, ('leaf', 'leaf-dark')[i % 2], spread=1.2, cards=380) for i in range(3)]
    for k, (x, y, s) in enumerate(((-46, 34, 1.1), (44, 30, 1.2), (56, 8, 1.0), (-56, 12, 1.0), (8, 56, 0.9))):
        scene.put(trees[k % 3], x, y, 0, 55 * k, s)
    scene.layer = 'front'
    beds = [bush(3 + i, 0.9, leaf, cards=240) for i, leaf in enumerate(('blossom-red', 'leaf', 'marigold'))]
    for k in range(11):
        scene.put(beds[k % 3], -31.5 + 1.25 * k, -37.8 + 0.3 * (k % 2), 0.1, 50 * k, 0.62)
    scene.layer = 'life'
    life = Mesh()
    guide(life)
    crowd(life, 13, lambda r: (r.uniform(-12, 24), r.uniform(-20, -8)), seed=14)
    crowd(life, 3, lambda r: (r.uniform(-32, -24), r.uniform(-16, -8)), seed=5)
    flock_in(life, 8, (-34, -14), (10, 40), (20, 28), 0.7)
    scene.put(life)


def guide(mesh):
    """A guide in a turban points up at the quadrant; father, mother with her eyes shaded, two children."""
    point = Pose(((0.42, -0.36, 1.72), (-0.2, -0.2, 1.0)), gaze=14)
    person(mesh, point, 'kurta', 'ivory', 'ivory', -8.8, -33.4, 0, 166, 1.06, 'turban', 'crimson')
    person(mesh, 'hold', 'shirt', '#7d93a8', '#5a5550', -10.8, -34.6, 0, 190, 1.06)
    person(mesh, 'salute', 'salwar', 'emerald', 'ivory', -12.0, -33.8, 0, 196, 1.05)
    little_one(mesh, 'wave', 'turmeric', -9.9, -35.4, 0, 180, 1.06)
    little_one(mesh, 'hold', 'magenta', -12.6, -35.2, 0, 190, 0.98, girl=True)
    with mesh.at(0.6, -31, 0, 150, 1.06):
        person(mesh, 'photograph', 'jacket', '#c9b48a', '#6d6a66', head='brim', hat='#e0cda2')
        camera(mesh)


def samrat(mesh):
    """The Samrat Yantra, 27 m high: a triangular wall with a stair on its slope and a kiosk on top, and on either side
    a quadrant's arc of marble that curves up beside it. The slope rises away along +y."""
    long, high, thick = 40, 22.5, 1.3
    for x in (-1.9, 1.9):
        mesh.add(
            [
                (x - thick / 2, -long / 2, 0.6),
                (x + thick / 2, -long / 2, 0.6),
                (x + thick / 2, long / 2, high),
                (x - thick / 2, long / 2, high),
                (x - thick / 2, long / 2, 0),
                (x + thick / 2, long / 2, 0),
                (x - thick / 2, -long / 2, 0),
                (x + thick / 2, -long / 2, 0),
            ],
            [(0, 1, 2, 3), (0, 3, 4, 6), (1, 7, 5, 2), (2, 5, 4, 3), (0, 6, 7, 1)],
            WALL,
        )
        mesh.tube([(x, -long / 2, 0.62), (x, long / 2, high + 0.02)], 0.42, TRIM, 4)
        for k in range(7):
            y = -long / 2 + 11 + 4.3 * k
            top = 0.6 + (y + long / 2) / long * (high - 0.6)
            for level in range(int(top / 4.6)):
                z = 1.0 + 4.4 * level
                if z + 3.4 < top - 1:
                    side = -1 if x < 0 else 1
                    with mesh.at(x + side * (thick / 2 + 0.03), y, z, 90 * side):
                        mesh.add(
                            [(-1.0, 0, 0), (1.0, 0, 0), (1.0, 0, 2.0), (0, 0, 2.9), (-1.0, 0, 2.0)],
                            [(0, 1, 2, 3, 4)],
                            'shadow',
                        )
    for i in range(56):
        y = -long / 2 + (i + 0.5) * long / 56
        mesh.box(2.6, long / 56, 0.3 + (i + 1) * (high - 1) / 56, TRIM, 0, y)
    with mesh.at(0, long / 2 + 2.2):
        mesh.box(6.4, 5.6, high + 0.4, WALL)
        mesh.box(7.4, 6.6, 0.4, TRIM, z=high + 0.2)
        for z in (5, 10, 15):
            mesh.box(6.6, 5.8, 0.3, TRIM, z=z)
        for dx in (-1.6, 1.6):
            for z in (1, 6, 11, 16):
                mesh.box(1.3, 0.2, 2.8, 'shadow', dx, -2.75, z)
        chhatri(mesh, 2.6, 4.2, WALL, TRIM, z=high + 0.6, sides=8)
    for side in (-1, 1):
        arc = np.linspace(0, 1.36, 26)
        radius = 15.5
        inner = lambda a, r: (side * (2.9 + r * math.sin(a)), 0, 0.8 + r * (1 - math.cos(a)))
        rows = []
        for a in arc:
            x, _, z = inner(a, radius)
            x2, _, z2 = side * (2.9 + (radius + 1.3) * math.sin(a)), 0, 0.8 + radius - (radius + 1.3) * math.cos(a)
            rows.append([(x, -4.4, z), (x, -0.4, z), (x2, -0.4, z2), (x2, -4.4, z2)])
        mesh.loft(rows, TRIM, smooth=False, closed=True)
        mesh.add(rows[-1], [(0, 1, 2, 3)], WALL)
        x_end = rows[-1][0][0]
        # The stair that climbs behind the quadrant and the wall it stands on.
        for i in range(17):
            a = arc[int(i * 25 / 16)]
            x, _, z = inner(a, radius + 1.3)
            mesh.box(1.1, 2.6, max(0.3, z + 0.2), WALL, x, 1.0)
        mesh.box(1.6, 6.6, rows[-1][0][2] - 0.3, WALL, x_end + side * 0.7, -1.4)
        mesh.box(2.2, 7.2, 0.3, TRIM, x_end + side * 0.7, -1.4, rows[-1][0][2] - 0.2)


def small_dial(mesh, x, y):
    """A lesser sundial: the same triangle, five metres high, with two low quadrants."""
    with mesh.at(x, y, 0, 24):
        mesh.box(12, 10, 0.7, 'red-stone-pale')
        mesh.add(
            [(-0.5, -4.4, 0.7), (0.5, -4.4, 0.7), (0.5, 4.0, 5.4), (-0.5, 4.0, 5.4), (0.5, 4.0, 0.7), (-0.5, 4.0, 0.7)],
            [(0, 1, 2, 3), (0, 3, 5), (1, 4, 2), (3, 2, 4, 5)],
            WALL,
        )
        mesh.tube([(0, -4.4, 0.75), (0, 4.0, 5.45)], 0.42, TRIM, 4)
        for side in (-1, 1):
            rows = []
            for a in np.linspace(0, 1.45, 16):
                rows.append(
                    [
                        (side * (0.5 + r * math.sin(a)), yy, 1.0 + 4.0 - r * math.cos(a))
                        for r, yy in ((4.0, -1.0), (4.0, 0.6), (4.5, 0.6), (4.5, -1.0))
                    ]
                )
            mesh.loft(rows, TRIM, smooth=False, closed=True)
            mesh.add(rows[-1], [(0, 1, 2, 3)], TRIM)


def bowl(mesh, x, y):
    """A sunken marble hemisphere (Jai Prakash) in its low round wall."""
    with mesh.at(x, y):
        mesh.lathe(
            [(5.4, 0), (5.4, 1.3), (4.7, 1.3), (4.5, 0.9), (3.4, 0.35), (1.6, 0.12), (0.02, 0.1)], TRIM, 48, False
        )
        mesh.lathe([(5.5, 0.5), (5.5, 0.8)], 'red-stone-pale', 48, False)
        for k in range(6):
            a = math.radians(60 * k)
            mesh.tube([(4.6 * math.cos(a), 4.6 * math.sin(a), 1.36), (0, 0, 0.2)], 0.05, 'shadow', 4)
        mesh.tube([(-4.9, 0, 1.34), (4.9, 0, 1.34)], 0.03, 'iron', 4)
        mesh.tube([(0, -4.9, 1.34), (0, 4.9, 1.34)], 0.03, 'iron', 4)


def disc(mesh, x, y):
    """A hanging brass astrolabe between two ochre posts with a lintel."""
    with mesh.at(x, y, 0, 30):
        mesh.box(7, 3, 0.6, 'red-stone-pale')
        for side in (-2.6, 2.6):
            mesh.box(0.9, 0.9, 5.0, WALL, side, 0, 0.6)
        mesh.box(6.6, 1.0, 0.7, WALL, 0, 0, 5.6)
        with mesh.at(0, -0.1, 3.2, tilt=90):
            mesh.lathe([(2.0, -0.06), (2.0, 0.06), (1.7, 0.1), (0.3, 0.1), (0.02, 0.2)], 'brass', 36)
