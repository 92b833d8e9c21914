"""Santiniketan: a class in a ring under the mango trees, a teacher on the low seat, and behind it the prayer hall
of iron and coloured glass; a Baul with his one-stringed ektara sings to two who listen."""
import math

from kit.architecture.arches import four_sides
from kit.life.birds import flock_in
from kit.life.people import sitter
from kit.life.work import little_one, person
from kit.mesh import Mesh
from kit.nature.terrain import ground_sheet
from kit.nature.trees import broadleaf, bush
from kit.noise import fractal
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'gold',
    'palette': 'gold',
    'alt': 'Pupils in yellow sit in a ring around their teacher under mango trees at Santiniketan, the prayer hall of iron and coloured glass behind them.',
}
PANES = ('#b5655c', '#5f86ad', '#d8b768', '#6f9f7f', '#8f7aa3', '#cf9a72')


def ground(xs, ys):
    return 0.12 * fractal(xs * 0.06, ys * 0.06, 4)


def build(scene):
    scene.material('tiles', colour='#a05d45', second='#7f4936')
    scene.material('grass', colour='#8d9552', second='#6a7a40')
    scene.material('dust', colour='#b98a64', second='#9a6d4c', patches=('#8a8a52', 0.45, 0.09))
    scene.camera((-4.2, -20.0, 2.3), (1.7, 8, 4.0), lens=35, lift=0.02)
    scene.light(
        sun=-116,
        elevation=22,
        haze={'density': 0.003, 'height': 14, 'start': 40, 'base': 0.12},
        clouds={'seed': 9.6, 'amount': 0.6},
    )
    scene.put(ground_sheet(ground, (-90, 90), (-30, 160), 'dust', 240, 260, near=(30, 0.6)))
    hall = Mesh()
    with hall.at(5.0, 19, 0, 12):
        prayer_hall(hall)
    scene.put(hall)
    tree_line(scene, 62, 50, 300, 160, 11, 'leaf-dark')
    mango = [broadleaf(44 + i, 11, ('leaf-dark', 'leaf')[i], 'bark', 1.45, 12, 460, 0.4, 0.42) for i in range(2)]
    for k, (x, y, s) in enumerate(
        ((-11.5, 3.5, 1.0), (-18, 16, 1.1), (-8, 27, 1.0), (24, 12, 1.05), (30, 30, 1.1), (-28, 30, 1.1), (20, 40, 1.1))
    ):
        scene.put(mango[k % 2], x, y, -0.1, 80 * k, s)
    beds = [bush(5 + i, 0.9, ('leaf', 'blossom-pink', 'blossom-red')[i], cards=220) for i in range(3)]
    for k in range(16):
        scene.put(beds[k % 3], -6 + 1.5 * k, 10.4 + 0.2 * math.sin(k), 0, 50 * k, 0.8)
    scene.layer = 'front'
    scene.put(mango[0], 15.5, -6.5, -0.1, 120, 0.86)
    scene.layer = 'life'
    lesson(scene)
    birds = Mesh()
    flock_in(birds, 7, (-20, 2), (30, 60), (14, 20), 0.8)
    scene.put(birds)


def lesson(scene):
    """The ring of pupils, their teacher, slates and satchels; the Baul and his listeners."""
    life = Mesh()
    cx, cy = -1.6, -4.2
    life.lathe([(0.9, 0), (0.9, 0.34), (0.8, 0.4)], 'terracotta', 20, False, x=cx + 0.4, y=cy + 3.0)
    person(life, 'serve', 'saree', 'ivory', 'crimson', cx + 0.4, cy + 3.0, 0.4, 8, 1.05)
    for k in range(13):
        a = math.radians(118 + 304 * k / 12)
        x, y = cx + 3.5 * math.cos(a), cy + 3.0 * math.sin(a)
        turn = math.degrees(math.atan2(cy - y, cx - x)) + 90
        life.box(0.9, 0.8, 0.03, 'weave', x, y, 0.03)
        sitter(life, 'turmeric', x, y, 0.04, 0.84, turn, arms='lap' if k % 3 else 'rest')
        if k % 2:
            life.box(
                0.3,
                0.22,
                0.1,
                ('maroon', 'indigo', 'emerald')[k % 3],
                x + 0.6 * math.cos(a),
                y + 0.6 * math.sin(a),
                0.04,
            )
    for x, y, cloth, turn in ((4.9, -5.4, 'ivory', 100), (5.2, -4.2, 'scarlet', 80)):
        sitter(life, cloth, x, y, 0.04, 1.0, turn, arms='lap')
    with life.at(7.1, -4.9, 0, -70):
        person(life, 'cheer', 'robe', 'saffron', 'crimson', head='turban', hat='saffron')
        life.lathe([(0.02, 0), (0.14, 0.08), (0.15, 0.3), (0.11, 0.34)], 'terracotta', 14, x=0.42, y=-0.2, z=1.62)
        for side in (-1, 1):
            life.tube([(0.42 + side * 0.13, -0.2, 1.9), (0.42, -0.2, 2.66)], 0.018, 'bamboo', 5)
    for x, y, deed, dress, cloth, second, turn in (
        (-8.6, 2.2, 'walk', 'saree', 'ivory', 'emerald', 100),
        (-9.6, 2.4, 'walk', 'kurta', 'saffron', 'ivory', 104),
        (10.4, 7.4, 'walk', 'kurta', 'ivory', 'ivory', -80),
    ):
        person(life, deed, dress, cloth, second, x, y, 0.05, turn, 1.0)
    little_one(life, 'run', 'turmeric', -5.6, 1.2, 0.05, 60, 1.0, girl=True)
    scene.put(life)


def prayer_hall(mesh):
    """The Upasana Griha: a floor of marble on three steps, iron posts with panes between them, a porch with a pointed
    gable, the roof of tiles that rises to a lantern with a slim spire."""
    for k in range(3):
        mesh.box(17 - 0.9 * k, 13 - 0.9 * k, 0.3, 'marble', 0, 0, 0.3 * k)
    wide, deep, tall, z = 13.0, 9.0, 4.4, 0.9
    with mesh.at(0, 0, z):
        for span in four_sides(mesh, wide / 2, deep / 2):
            bays = 7 if span > 10 else 5
            bay = span / bays
            for i in range(bays + 1):
                mesh.lathe(
                    [(0.16, 0), (0.12, 0.3), (0.1, tall - 0.4), (0.2, tall)],
                    'whitewash',
                    10,
                    x=-span / 2 + bay * i,
                    y=0,
                )
            for i in range(bays):
                x = -span / 2 + bay * (i + 0.5)
                for row in range(5):
                    for col in (-1, 0, 1):
                        w = (bay - 0.3) / 3
                        paint = PANES[(i * 2 + row + 2 * col) % 6] if row > 2 or (col and (i + row) % 2) else '#d9dccf'
                        mesh.box(w - 0.06, 0.06, 0.66, paint, x + col * w, 0.02, 0.42 + 0.72 * row)
                mesh.box(bay - 0.2, 0.1, 0.36, 'whitewash', x, 0.02)
            for level in (0.38, 1.84, 3.28, tall - 0.36):
                mesh.box(span, 0.16, 0.09, 'whitewash', 0, 0, level)
            mesh.box(span + 0.8, 0.5, 0.3, 'whitewash', 0, 0, tall)
        half = (wide / 2 + 0.5, deep / 2 + 0.5)
        for (w0, d0, z0), (w1, d1, z1) in (((*half, tall + 0.3), (3.2, 2.2, tall + 2.5)),):
            lower = [(-w0, -d0, z0), (w0, -d0, z0), (w0, d0, z0), (-w0, d0, z0)]
            upper = [(-w1, -d1, z1), (w1, -d1, z1), (w1, d1, z1), (-w1, d1, z1)]
            for k in range(4):
                mesh.quad(lower[k], lower[(k + 1) % 4], upper[(k + 1) % 4], upper[k], 'tiles')
        for span in four_sides(mesh, 3.2, 2.2):
            for i in range(5):
                x = -span / 2 + span * (i + 0.5) / 5
                mesh.box(span / 5 - 0.14, 0.08, 1.0, PANES[i], x, 0.02, tall + 2.6)
            mesh.box(span + 0.3, 0.3, 0.16, 'whitewash', 0, 0, tall + 2.46)
            mesh.box(span + 0.5, 0.4, 0.2, 'whitewash', 0, 0, tall + 3.66)
        top = (0, 0, tall + 6.6)
        base = [(-3.5, -2.5, tall + 3.8), (3.5, -2.5, tall + 3.8), (3.5, 2.5, tall + 3.8), (-3.5, 2.5, tall + 3.8)]
        for k in range(4):
            mesh.add([base[k], base[(k + 1) % 4], top], [(0, 1, 2)], 'tiles')
        mesh.lathe([(0.2, 0), (0.3, 0.3), (0.1, 0.6), (0.03, 2.2)], 'whitewash', 10, z=tall + 6.4)
        # The porch.
        for x in (-2.1, 2.1):
            for y in (-deep / 2 - 0.2, -deep / 2 - 2.6):
                mesh.lathe([(0.22, 0), (0.15, 0.4), (0.13, 3.4), (0.26, 3.8)], 'whitewash', 12, x=x, y=y)
        mesh.box(5.0, 3.2, 0.3, 'whitewash', 0, -deep / 2 - 1.4, 3.8)
        y0, y1 = -deep / 2 - 3.0, -deep / 2 + 0.4
        peak = 6.0
        for side in (-1, 1):
            mesh.quad((side * 2.7, y0, 4.1), (side * 2.7, y1, 4.1), (0, y1, peak), (0, y0, peak), 'tiles')
        mesh.add([(-2.5, y0 + 0.16, 4.1), (2.5, y0 + 0.16, 4.1), (0, y0 + 0.16, peak - 0.1)], [(0, 1, 2)], 'whitewash')
        for k, (x, zz, r) in enumerate(((0, 4.7, 0.55), (-1.2, 4.4, 0.28), (1.2, 4.4, 0.28))):
            with mesh.at(x, y0 + 0.1, zz, tilt=90):
                mesh.lathe([(r, -0.02), (r, 0.1)], PANES[k], 20)
        mesh.box(1.8, 0.1, 3.0, 'shadow', 0, -deep / 2 - 0.06)
