"""The Great Stupa of Sanchi in early light: its carved north gate, the stone railing, the stairs to the terrace; a monk
tells novices what the carvings say."""
import math

import numpy as np

from kit.life.birds import flock_in
from kit.life.people import crowd
from kit.life.work import Pose, camera, person
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf
from kit.stage.backdrops import blue_hills, tree_line

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'The great dome of Sanchi behind its stone railing in early light; before the carved gate a monk explains the reliefs to two novices.',
}
DOME, STONE, CARVED = 'granite-pale', 'sand-stone-dark', 'sand-stone'


def build(scene):
    scene.material(DOME, colour='#c3a78a', second='#a48669', courses=(0.9, 0.42, 0.3), stain=0.5)
    scene.material(STONE, colour='#c29a72', second='#a27b57', courses=None)
    scene.material(CARVED, colour='#d9b183', second='#b98c60', courses=None, bump=0.2, bump_scale=5)
    scene.camera((-8.6, -51, 2.2), (-0.4, 0, 7.7), lens=31, lift=0.05, focus=24, fstop=1.0)
    scene.light(
        sun=-112,
        elevation=24,
        haze={'density': 0.002, 'height': 14, 'start': 60, 'base': 0.2},
        clouds={'seed': 12.6, 'amount': 0.6},
    )
    scene.put(plain('lawn', z=-0.04))
    blue_hills(scene, 'dry-hills', 500, 2, 60)
    tree_line(scene, 70, 50, 320, 90, 8)
    stupa = Mesh()
    great_stupa(stupa)
    scene.put(stupa)
    gate = Mesh()
    with gate.at(0, -25.6):
        torana(gate)
    with gate.at(-25.6, 0, 0, -90):
        torana(gate)
    scene.put(gate)
    path = Mesh()
    path.box(5.4, 34, 0.06, 'paving', 0, -43, -0.02)
    path.lathe([(29.5, -0.04), (29.5, 0.03), (23, 0.04)], 'paving', 64, False)
    scene.put(path)
    trees = [broadleaf(30 + i, 9, ('leaf', 'leaf-dark')[i % 2], spread=1.3, cards=420) for i in range(3)]
    scene.put(trees[0], 30, -12, 0, 20, 1.1)
    scene.put(trees[1], -42, 18, 0, 80, 1.2)
    scene.put(trees[2], 40, 22, 0, 140, 1.3)
    scene.layer = 'front'
    scene.put(broadleaf(44, 12, 'leaf', spread=1.4, cards=520, low=0.5), -22.5, -33, 0, 60)
    scene.scatter(
        [grass_tuft(5 + i, 50, 0.4) for i in range(2)],
        60,
        lambda r: (r.uniform(3.2, 14) if r.random() < 0.6 else r.uniform(-15, -4), r.uniform(-44, -36)),
        seed=3,
    )
    scene.layer = 'life'
    life = Mesh()
    teaching(life)
    crowd(life, 4, lambda r: (r.uniform(-1.4, 1.4), r.uniform(-30, -27)), seed=8)
    crowd(life, 5, lambda r: (r.uniform(-14, 10), r.uniform(-29, -27.4)), seed=12)
    flock_in(life, 7, (8, 24), (10, 30), (22, 27), 0.8)
    scene.put(life)


def teaching(mesh):
    """A monk points to the gate, two novices look; a visitor photographs the dome."""
    point = Pose(((0.4, -0.42, 1.58), (-0.16, -0.24, 1.04)), gaze=8)
    with mesh.at(-6.4, -34.4, 0, 160, 1.1):
        person(mesh, point, 'robe', '#b5562a', '#8e3f22', head='short')
    person(mesh, 'hold', 'robe', '#c96a2c', '#a04a22', -8.0, -34.0, 0, 190, 0.9, head='short')
    person(mesh, 'lean', 'robe', '#b5562a', '#8e3f22', -8.8, -33.2, 0, 200, 0.86, head='short')
    with mesh.at(2.6, -34.6, 0, 168, 1.08):
        person(mesh, 'photograph', 'salwar', 'teal', 'ivory')
        camera(mesh)
    person(mesh, 'hold', 'shirt', '#d9c7a0', '#5d6a78', 3.7, -34.0, 0, 190, 1.08, head='brim', hat='#c9b48a')


def great_stupa(mesh):
    """Stupa 1: the dome with a flat crown, its terrace with a railing and a double stair, the ground's railing."""
    mesh.lathe([(20.6, 0), (20.4, 4.6), (20.9, 4.7), (20.9, 5.0), (18.3, 5.05)], DOME, 72, False)
    curve = [(18.2 * math.cos(a), 5 + 12.2 * math.sin(a)) for a in np.linspace(0, 1.22, 18)]
    mesh.lathe(curve, DOME, 80)
    railing(mesh, 20.2, 5.0, 1.5, ((-90, 9),), 1.15)
    railing(mesh, 23.4, 0, 3.1, ((-90, 6), (180, 6), (0, 6)), 1.2)
    top = curve[-1][1]
    for turn in (0, 90, 180, 270):
        with mesh.at(0, 0, top, turn):
            for x in np.linspace(-2.6, 2.6, 6):
                mesh.box(0.34, 0.3, 1.7, STONE, x, -2.6)
            for z in (0.35, 0.85, 1.35):
                mesh.box(5.3, 0.2, 0.26, STONE, 0, -2.6, z)
    mesh.lathe([(0.24, top), (0.2, top + 4.2)], STONE, 10)
    for level, radius in ((1.9, 1.9), (2.8, 1.5), (3.7, 1.05)):
        mesh.lathe(
            [(0.2, top + level - 0.1), (radius, top + level), (radius, top + level + 0.16), (0.2, top + level + 0.3)],
            STONE,
            28,
        )
    for side in (-1, 1):
        for i in range(12):
            mesh.box(0.86, 2.4, 4.9 - 0.4 * i, DOME, side * (1.2 + 0.82 * i), -21.6 + 0.02 * i)
        steps = [(side * (1.0 + 0.82 * i), -22.9, 5.0 - 0.4 * i + 0.9) for i in range(13)]
        mesh.tube(steps, 0.16, STONE, 6)
        for x, y, z in steps[::2]:
            mesh.box(0.24, 0.24, 0.9, STONE, x, y, z - 0.9)


def railing(mesh, radius, z, height, gaps, step):
    """Posts and three lens-shaped rails in a ring under a rounded coping; gaps are (degrees, half width)."""
    free = lambda a: all(abs((a - at + 180) % 360 - 180) > half for at, half in gaps)
    count = int(2 * math.pi * radius / step)
    places = [360 * i / count for i in range(count)]
    for a in places:
        if free(a):
            with mesh.at(radius * math.cos(math.radians(a)), radius * math.sin(math.radians(a)), z, a):
                mesh.box(0.34, 0.42, height * 0.84, STONE)
    for i, a in enumerate(places):
        b = places[(i + 1) % count] or 360
        if not (free(a) and free(b)):
            continue
        at = lambda t, h: (radius * math.cos(math.radians(t)), radius * math.sin(math.radians(t)), z + h)
        for share in (0.2, 0.44, 0.68):
            mesh.tube([at(a, height * share), at(b, height * share)], height * 0.085, STONE, 6)
        mesh.tube([at(a, height * 0.92), at(b, height * 0.92)], height * 0.1, STONE, 7)


def torana(mesh):
    """A gate of Sanchi, 10.4 m, facing -y: two square pillars, elephants on their heads, three bowed beams whose ends
    are rolled, small uprights between them, the wheel and the tridents on top."""
    for x in (-1.85, 1.85):
        mesh.box(1.0, 1.0, 4.5, CARVED, x)
        for z in (0.5, 1.7, 2.9, 4.1):
            mesh.box(1.1, 1.1, 0.14, STONE, x, 0, z)
            mesh.box(0.62, 1.12, 0.72, 'sand-stone-pale', x, 0, z + 0.28)
        mesh.box(1.25, 1.25, 0.2, STONE, x, 0, 4.5)
        for dx, dy in ((-0.36, -0.36), (0.36, -0.36), (-0.36, 0.36), (0.36, 0.36)):
            mesh.ball((0.3, 0.34, 0.46), CARVED, x + dx, dy, 5.12, 10)
            mesh.tube([(x + dx, dy * 1.7, 5.3), (x + dx, dy * 2.1, 4.8)], [0.14, 0.07], CARVED, 6)
        mesh.box(1.3, 1.3, 0.16, STONE, x, 0, 5.55)
        with mesh.at(x * 1.36, -0.1, 4.6, 0, 1):
            mesh.tube([(0, 0, 0.2), (0.12, 0, 0.6), (0.02, 0, 0.95)], [0.13, 0.17, 0.1], CARVED, 7)
            mesh.ball(0.14, CARVED, 0, 0, 1.14, 8)
    for z, half in ((5.75, 3.6), (7.15, 3.35), (8.5, 3.1)):
        rows = []
        for x in np.linspace(-half, half, 15):
            up = z + 0.34 * (1 - (x / half) ** 2)
            rows.append([(x, -0.3, up), (x, 0.3, up), (x, 0.3, up + 0.72), (x, -0.3, up + 0.72)])
        mesh.loft(rows, CARVED, smooth=False, closed=True)
        mesh.loft(
            [[(x, y - 0.06, u + 0.1) for x, y, u in (r[0],)] + [(r[0][0], -0.36, r[0][2] + 0.62)] for r in rows], STONE
        )
        for side in (-1, 1):
            with mesh.at(side * (half - 0.05), -0.36, z + 0.38, tilt=90):
                mesh.lathe([(0.5, -0.72), (0.5, 0), (0.34, 0.06), (0.3, 0.02), (0.14, 0.1), (0.02, 0.1)], CARVED, 20)
        for x in np.linspace(-1.3, 1.3, 5):
            if z < 8:
                mesh.box(0.2, 0.4, 0.7, STONE, x, 0, z + 1.02)
        for x in (-1.85, 1.85):
            if z < 8:
                mesh.box(0.86, 0.7, 0.76, CARVED, x, 0, z + 0.92)
    with mesh.at(0, 0, 9.95, tilt=90):
        mesh.lathe([(0.62, -0.12), (0.62, 0.12), (0.46, 0.12), (0.42, 0.02), (0.12, 0.02), (0.1, 0.14)], CARVED, 22)
    for x in (-1.85, 1.85):
        mesh.box(0.5, 0.4, 0.5, CARVED, x, 0, 9.35)
        for dx in (-0.34, 0, 0.34):
            mesh.tube([(x, 0, 9.8), (x + dx, 0, 10.1), (x + dx, 0, 10.7)], [0.1, 0.09, 0.03], CARVED, 6)
