"""Shravasti at dawn, the grass wet: Jetavana's low brick plans, pilgrims of Sri Lanka in white who chant before the
Gandhakuti with gold leaf on its bricks, the old pipal with its railing and flags."""
import math

import numpy as np

from kit.life.birds import flock_in
from kit.life.flags import flag_string
from kit.life.lamps import lamp_row
from kit.life.people import sitter
from kit.life.work import little_one, person, tray
from kit.mesh import Mesh
from kit.nature.ground_cover import flower_tuft
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf, bush
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'dawn',
    'alt': 'Pilgrims in white sit chanting before the low brick ruin of the Gandhakuti at Shravasti at dawn, gold leaf on its bricks, a great pipal hung with flags beside it.',
}
HUT = (-1.0, 9.5)
PIPAL = (13.2, 13.0)


def build(scene):
    scene.material('brick', colour='#b06a4a', second='#8f5139', courses=(0.4, 0.1, 0.36), stain=0.5)
    scene.material('terracotta', colour='#9b5b40', second='#7e4731', courses=(0.4, 0.1, 0.36), stain=0.5)
    scene.material('lawn', colour='#7c9048', second='#587038', patches=('#a8a45c', 0.3, 0.16))
    scene.camera((-5.6, -15.4, 4.1), (2.6, 8, 2.5), lens=31, lift=0.02)
    scene.light(
        sun=-98,
        elevation=13,
        haze={'density': 0.007, 'height': 5, 'start': 22, 'base': 0.08},
        clouds={'seed': 9.7, 'amount': 0.7},
    )
    scene.put(plain('lawn', z=-0.05))
    walk = Mesh()
    walk.box(3.0, 40, 0.09, 'paving', HUT[0], -18.6, -0.06)
    walk.box(15, 6.4, 0.1, 'paving', HUT[0], -1.7, -0.06)
    scene.put(walk)
    ruins = Mesh()
    gandhakuti(ruins)
    cells(ruins)
    scene.put(ruins)
    pipal(scene)
    trees(scene)
    scene.layer = 'life'
    folk(scene)


def wall(mesh, start, end, high, thick=0.8, z=0.0, material='brick'):
    """A broken wall between two (x, y) points: lengths of a metre, each as high as time has left it."""
    (x0, y0), (x1, y1) = start, end
    long = math.hypot(x1 - x0, y1 - y0)
    count, turn = max(1, round(long)), math.degrees(math.atan2(y1 - y0, x1 - x0))
    for k in range(count):
        t = (k + 0.5) / count
        left = 0.82 + 0.1 * math.sin(k * 1.7 + x0) + 0.14 * math.sin(k * 0.5 + y0)
        with mesh.at(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, z, turn):
            mesh.box(long / count + 0.02, thick - 0.02 * (k % 2), round(high * left / 0.16) * 0.16, material)


def square_of(mesh, x, y, wide, deep, high, thick=0.8, z=0.0, door=1.4, material='brick'):
    """Four broken walls about (x, y) with a doorway in the near one."""
    w, d = wide / 2, deep / 2
    for a, b in (
        ((x - w, y - d), (x - door / 2, y - d)),
        ((x + door / 2, y - d), (x + w, y - d)),
        ((x + w, y - d), (x + w, y + d)),
        ((x + w, y + d), (x - w, y + d)),
        ((x - w, y + d), (x - w, y - d)),
    ):
        wall(mesh, a, b, high, thick, z, material)


def gandhakuti(mesh):
    """The plinth in two steps, the porch's walls, the cell with its altar; gold leaf where pilgrims reach."""
    x, y = HUT
    mesh.box(15.4, 17, 0.32, 'terracotta', x, y)
    mesh.box(14.6, 16.2, 0.4, 'brick', x, y, 0.32)
    mesh.box(13.8, 15.4, 0.06, 'paving', x, y, 0.72)
    for k in range(4):
        mesh.box(3.4, 0.5, 0.72 - 0.18 * k, 'terracotta', x, y - 8.7 - 0.4 * k)
    square_of(mesh, x, y - 2.2, 12.6, 10.4, 0.6, 0.9, 0.74, 5.4)
    square_of(mesh, x, y + 2.6, 8.6, 7.6, 2.1, 1.3, 0.74, 2.0, 'terracotta')
    square_of(mesh, x, y + 2.8, 4.6, 4.2, 2.7, 0.9, 0.74, 1.3)
    # The altar before the cell, where the leaf is laid on: single bricks shine among the red ones.
    mesh.box(4.2, 1.5, 0.5, 'terracotta', x, y - 3.4, 0.74)
    mesh.box(3.2, 1.2, 0.9, 'brick', x, y - 3.3, 1.24)
    mesh.box(2.0, 0.9, 0.6, 'terracotta', x, y - 3.2, 2.14)
    # Each leaf has a thickness of its own: two faces in one plane would render black.
    chance = np.random.RandomState(5)
    for k in range(120):
        px, wide, row = chance.uniform(-1.35, 1.35), chance.uniform(0.24, 0.5), chance.randint(0, 6)
        mesh.box(wide, 0.03 + 0.0006 * k, 0.135, 'gold-paint', x + px, y - 3.9, 1.26 + 0.147 * row)
    for k in range(34):
        px, wide, row = chance.uniform(-0.8, 0.8), chance.uniform(0.2, 0.4), chance.randint(0, 4)
        mesh.box(wide, 0.03 + 0.0009 * k, 0.135, 'gold-paint', x + px, y - 3.65, 2.16 + 0.147 * row)
    for k in range(70):
        side, row = chance.choice((-1, 1)), chance.randint(0, 9)
        px, wide = chance.uniform(1.3, 4.0), chance.uniform(0.3, 0.55)
        mesh.box(wide, 0.03 + 0.0009 * k, 0.14, 'gold-paint', x + side * px, y - 1.86, 0.8 + 0.16 * row)
    for k in range(13):
        mesh.ball((0.11, 0.09, 0.08), ('marigold', 'lotus', 'ivory')[k % 3], x - 1.5 + 0.25 * k, y - 4.05, 1.3, 8)
    mesh.box(0.9, 0.5, 0.1, 'ivory', x, y - 3.3, 2.74)
    for k in range(4):
        mesh.ball((0.12, 0.1, 0.1), ('lotus', 'marigold')[k % 2], x - 0.3 + 0.2 * k, y - 3.35, 2.88, 8)


def cells(mesh):
    """The plans of other houses in the grass: walls a knee high, round bases of votive stupas."""
    for x, y, wide, deep, high in (
        (-14.5, 12, 8, 9, 0.8),
        (-22, 24, 12, 9, 0.9),
        (-9, 30, 11, 9, 0.8),
        (7, 34, 12, 10, 0.9),
        (26, 30, 10, 10, 0.8),
    ):
        square_of(mesh, x, y, wide, deep, high, 0.9, 0, 1.6, 'terracotta')
        square_of(mesh, x, y + 0.6, wide * 0.5, deep * 0.45, high * 1.2, 0.8)
    for x, y, r in ((-9.6, 0.6, 1.3), (-12.6, 3.2, 0.9), (8.4, 2.2, 1.0), (-17, 6, 1.2), (20, 22, 1.6)):
        mesh.lathe(
            [(r, 0), (r, 0.3), (r * 0.86, 0.3), (r * 0.86, 0.62), (r * 0.6, 0.84), (0.05, 0.95)], 'brick', 28, x=x, y=y
        )


def pipal(scene):
    """The pipal on its round seat, a gilded railing about it, a yellow sash, strings of flags to two poles."""
    x, y = PIPAL
    scene.put(broadleaf(52, 15.5, 'leaf', 'bark-pale', 1.5, 12, 430, 0.34, 0.42), x, y, 0.5, 30)
    mesh = Mesh()
    mesh.lathe([(4.6, 0), (4.6, 0.3), (4.2, 0.3), (4.2, 0.75), (0.2, 0.8)], 'whitewash', 48, x=x, y=y, smooth=False)
    for k in range(30):
        a = 2 * math.pi * k / 30
        mesh.lathe(
            [(0.06, 0), (0.06, 0.8), (0.1, 0.86), (0.01, 1.02)],
            'gold-paint',
            8,
            x=x + 4 * math.cos(a),
            y=y + 4 * math.sin(a),
            z=0.75,
        )
    for z in (1.05, 1.42):
        mesh.tube(
            [(x + 4 * math.cos(a), y + 4 * math.sin(a), z) for a in np.linspace(0, 6.284, 49)], 0.035, 'gold-paint', 6
        )
    mesh.lathe([(0.74, 1.7), (0.74, 2.7)], 'turmeric', 20, x=x, y=y, z=0.2)
    poles = ((6.6, 3.4, 4.6), (20.6, 4.0, 4.6))
    for px, py, pz in poles:
        mesh.tube([(px, py, 0), (px, py, pz + 0.2)], 0.05, 'wood', 6)
        for z in (4.6, 6.0):
            flag_string(mesh, (px, py, pz), (x, y - 0.8, z), 0.8, 15, 0.5, seed=int(px + z))
    scene.put(mesh)


def trees(scene):
    """Mango and ashok round the lawns in mist, clipped bushes and flowers by the walk."""
    tree_line(scene, 74, 40, 340, 80, 9, 'leaf')
    grove = [broadleaf(44 + i, 11, ('leaf', 'leaf-dark')[i % 2], spread=1.1, cards=360) for i in range(2)]
    for k, (x, y, s) in enumerate(
        ((-30, 20, 1.0), (-24, 36, 1.1), (-14, 46, 1.0), (2, 52, 1.1), (36, 42, 1.0), (30, 16, 0.9))
    ):
        scene.put(grove[k % 2], x, y, 0, 60 * k, s)
    flowers = [flower_tuft(4 + i, 34, 0.5, 0.6, f) for i, f in enumerate(('marigold', 'blossom-pink'))]
    round_bush = bush(6, 0.8, 'leaf-dark', 4, 120, 0.14)
    for k in range(12):
        for side in (-1, 1):
            x, y = HUT[0] + side * 2.1, -6.2 - 0.75 * k
            scene.put(flowers[(k // 2) % 2], x, y, 0, 50 * k, 0.9)
    for k in range(5):
        for side in (-1, 1):
            scene.put(round_bush, HUT[0] + side * (8.7), 1.5 + 3.4 * k, 0, 70 * k, 0.9)


def folk(scene):
    """Four rows in white on the pavement, their monk before them; offerings at the altar, a late pair."""
    mesh = Mesh()
    x = HUT[0]
    chance = np.random.RandomState(11)
    for row in range(3):
        for k in range(6 - (row == 2)):
            px = x + (-4.4 + 1.75 * k if k < 3 else -2.9 + 1.75 * k) + 0.5 * (row % 2) + chance.uniform(-0.16, 0.16)
            py = -3.9 + 1.55 * row + chance.uniform(-0.15, 0.15)
            sitter(
                mesh, 'ivory', px, py, 0.04, 1.0, 180 + chance.uniform(-14, 14), arms='lap', veiled=(k + row) % 3 == 0
            )
    sitter(mesh, 'saffron', x + 0.1, 0.35, 0.04, 1.05, 16, arms='lap')
    sitter(mesh, 'saffron', x - 1.5, 0.55, 0.04, 1.05, 6, arms='lap')
    person(mesh, 'offer', 'saree', 'ivory', 'ivory', x - 2.5, HUT[1] - 4.2, 0.78, 130, 1.0)
    person(mesh, 'pray', 'kurta', 'ivory', 'ivory', x + 2.4, HUT[1] - 5.0, 0.78, 196, 1.0, elder=True)
    person(mesh, 'reach', 'robe', 'saffron', 'maroon', x + 3.0, HUT[1] - 2.5, 0.74, 180, 1.0)
    with mesh.at(4.7, -5.4, 0, 150):
        person(mesh, 'tray', 'saree', 'ivory', 'ivory')
        tray(mesh, ('lotus', 'ivory', 'lotus'))
    little_one(mesh, 'walk', 'ivory', 5.6, -5.2, 0, 145, 1.0, girl=True)
    for k, a in enumerate((205, 238, 262)):
        px, py = PIPAL[0] + 5.2 * math.cos(math.radians(a)), PIPAL[1] + 5.2 * math.sin(math.radians(a))
        person(
            mesh,
            ('pray', 'walk', 'pray')[k],
            ('saree', 'robe', 'kurta')[k],
            ('ivory', 'saffron', 'ivory')[k],
            ('ivory', 'maroon', 'ivory')[k],
            px,
            py,
            0,
            (60, -70, 15)[k] + 180 * (k != 1),
            1.0,
        )
    lamp_row(mesh, (x - 1.6, HUT[1] - 8.1, 0.78), (x + 1.6, HUT[1] - 8.1, 0.78), 9, 1.3)
    flock_in(mesh, 8, (-16, 2), (30, 50), (12, 17), 0.7)
    scene.put(mesh)
