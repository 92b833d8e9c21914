"""The temple of Rama in Ayodhya at first light: pale pink sandstone on a high plinth, five stepped and domed halls
that climb to the spire with its flag; pilgrims on the stair, hawkers of marigolds."""
import math


from kit.architecture.arches import arcade, four_sides
from kit.architecture.nagara import shikhara, stepped_roof
from kit.life.birds import flock_in
from kit.life.flags import garland, pennant
from kit.life.people import crowd
from kit.life.work import bowl, little_one, person
from kit.mesh import Mesh
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf, bush
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'dawn',
    'alt': 'The pink sandstone temple of Rama in Ayodhya at first light, its halls climbing to a tall spire with a saffron flag, pilgrims on the stair.',
}
STONE, PALE = 'sand-stone', 'sand-stone-pale'


def build(scene):
    scene.material(STONE, colour='#dda588', second='#c98d70', stain=0.15)
    scene.material(PALE, colour='#ecc0a4', second='#dca98b', stain=0.12)
    scene.camera((-35, -92, 4.4), (7, 16, 17.4), lens=36, lift=0.03)
    scene.light(
        sun=-118,
        elevation=17,
        haze={'density': 0.0014, 'height': 14, 'start': 60, 'base': 0.12},
        clouds={'seed': 8.6, 'amount': 0.8},
    )
    scene.put(plain('paving', z=-0.06))
    temple = Mesh()
    shrine(temple)
    scene.put(temple)
    court = Mesh()
    yard(court)
    scene.put(court)
    tree_line(scene, 110, 60, 460, 150, 10, 'leaf-dark', z=0)
    trees = [broadleaf(50 + i, 10, 'leaf', spread=1.2, cards=420) for i in range(2)]
    for k, (x, y) in enumerate(((-70, 40), (-60, 64), (54, 20), (62, 46), (74, 4))):
        scene.put(trees[k % 2], x, y, 0, 60 * k)
    scene.layer = 'front'
    beds = [bush(3 + i, 0.9, leaf, cards=240) for i, leaf in enumerate(('marigold', 'leaf', 'marigold'))]
    for k in range(12):
        scene.put(beds[k % 3], -44.6 + 0.9 * k, -71.5 + 0.5 * k + 0.3 * (k % 2), 0, 40 * k, 0.62)
    scene.layer = 'life'
    life = Mesh()
    for x, y, deed, dress, cloth, second, turn, more in (
        (-27.4, -61.0, 'pray', 'saree', 'scarlet', 'turmeric', 200, {'head': 'veil'}),
        (-26.0, -60.6, 'pray', 'dhoti', 'skin', 'saffron', 208, {}),
        (-21.6, -57.4, 'walk', 'saree', 'emerald', 'magenta', 205, {}),
        (-20.2, -57.8, 'walk', 'kurta', 'saffron', 'ivory', 205, {'elder': True}),
        (-30.6, -58.2, 'walk', 'kurta', 'ivory', 'ivory', 204, {'head': 'turban', 'hat': 'saffron'}),
    ):
        person(life, deed, dress, cloth, second, x, y, 0, turn, 1.1, **more)
    little_one(life, 'wave', 'turmeric', -24.4, -60.2, 0, 196, 1.1, girl=True)
    for x, y, turn in ((-12.4, -58.0, 120), (-16.2, -61.6, 30)):
        with life.at(x, y, 0, turn, 1.1):
            person(life, 'tray', 'saree', 'turmeric', 'crimson')
            bowl(life, 0, -0.42, 1.14, heap='marigold')
    crowd(life, 46, lambda r: (r.uniform(-16, 16), r.uniform(-54, -34)), None, 9)
    crowd(life, 18, lambda r: (r.uniform(-5, 5), r.uniform(-31, -21)), lambda x, y: 0.2 + (y + 32) * 0.46, 5)
    flock_in(life, 10, (-46, -20), (0, 30), (30, 44), 1.1)
    scene.put(life)


def yard(mesh):
    """A low wall with lamps round the court, strips of lawn, the carpet of the way in."""
    mesh.box(7, 46, 0.04, 'terracotta', 0, -54, -0.05)
    for side in (-1, 1):
        mesh.box(22, 20, 0.05, 'lawn', side * 16, -48, -0.05)
        mesh.box(22, 0.6, 0.6, 'hedge', side * 16, -58.4)
        for i in range(5):
            x = side * (6 + 5 * i)
            mesh.lathe(
                [(0.3, 0), (0.16, 0.4), (0.12, 3.2), (0.4, 3.4), (0.3, 3.8), (0.05, 4.2)], 'brass', 10, x=x, y=-59.4
            )


def shrine(mesh):
    """The temple along y, 36 m wide, 80 m long and 49 m high, its stair before it: a moulded plinth, storeys of
    cusped arcades, halls in a row under domes of steps, the spire with its shoulders behind."""
    for z, more in ((0, 3.6), (1.6, 2.4), (3.2, 1.4), (4.8, 0.4)):
        mesh.box(36 + more, 78 + more, 1.7, STONE if z % 3.2 else PALE, 0, 18, z)
    for k in range(26):
        for side in (-1, 1):
            mesh.box(0.9, 1.4, 2.0, PALE, side * 19.4, -18 + 3 * k, 1.8)
    for k in range(12):
        if abs(k - 5.5) > 2:
            mesh.box(1.4, 0.9, 2.0, PALE, -16.5 + 3 * k, -22.4, 1.8)
    for i in range(18):
        mesh.box(12, 0.7, 6.4 - 0.35 * i, 'step', 0, -21.4 - 0.66 * i)
    for side in (-1, 1):
        mesh.box(2.2, 13, 3.6, PALE, side * 7.4, -27.5)
        for y in (-26, -32):
            with mesh.at(side * 7.4, y, 3.6, 0):
                mesh.box(1.9, 2.2, 0.4, STONE)
                elephant_figure(mesh)
    with mesh.at(0, 0, 6.5):
        hall(mesh, 0, -12, 13, 13, 6.8, 5.4)
        for side in (-1, 1):
            hall(mesh, side * 12.6, 8, 9.5, 10, 6.4, 5.0)
        hall(mesh, 0, 5, 17, 17, 11.6, 8.2)
        hall(mesh, 0, 24, 18, 14, 14.5, 8.6)
        sanctum(mesh)


def elephant_figure(mesh):
    """A carved elephant that stands for its like beside the stair."""
    mesh.ball((0.62, 0.95, 0.7), PALE, 0, 0.2, 1.35, 12)
    mesh.ball((0.42, 0.46, 0.48), PALE, 0, -0.85, 1.6, 10)
    mesh.tube([(0, -1.2, 1.6), (0, -1.4, 1.1), (0, -1.38, 0.6)], [0.2, 0.15, 0.1], PALE, 8)
    for x in (-0.36, 0.36):
        for y in (-0.35, 0.75):
            mesh.lathe([(0.22, 0.3), (0.2, 1.1)], PALE, 8, x=x, y=y)


def hall(mesh, x, y, wide, deep, tall, rise):
    """A pillared hall under a pyramid of steps, smaller ones at its corners, its gable on each side."""
    with mesh.at(x, y):
        mesh.box(wide - 2.4, deep - 2.4, tall, STONE)
        storeys = 1 if tall < 8 else 2
        each = tall / storeys
        for span in four_sides(mesh, wide / 2, deep / 2):
            for level in range(storeys):
                with mesh.at(0, 0.3 * level, each * level):
                    arcade(mesh, span, each * 0.94, max(3, int(span / 3.4)), PALE, 'shadow', 1.3, 'cusped', 0.62)
                    mesh.box(span + 1.2, 2.0, 0.3, STONE, 0, -0.3, each * 0.94)
                    mesh.box(span + 0.6, 1.6, 0.22, PALE, 0, -0.2, each * 0.94 + 0.3)
        stepped_roof(mesh, wide * 0.94, deep * 0.94, rise, PALE, z=tall, steps=11, share=0.2)
        for sx in (-1, 1):
            for sy in (-1, 1):
                stepped_roof(
                    mesh, wide * 0.26, deep * 0.26, rise * 0.46, STONE, sx * wide * 0.39, sy * deep * 0.39, tall, 6
                )
        for turn in (0, 90, 180, 270):
            half = (deep if turn % 180 == 0 else wide) / 2
            with mesh.at(turn=turn), mesh.at(0, -half * 0.7, tall):
                stepped_roof(mesh, wide * 0.3, wide * 0.24, rise * 0.5, STONE, steps=6)
        mesh.lathe([(0.12, 0), (0.36, 0.4), (0.1, 0.8), (0.03, 1.7)], 'gold-paint', 10, z=tall + rise * 1.12)
        pennant(mesh, 0, 0, tall + rise * 1.16, 3.4, 1.7, 'flag-saffron', 170)


def sanctum(mesh):
    """The sanctum at the end, its spire 42 m over the plinth with a ring of shoulders, a pot and the great flag."""
    with mesh.at(0, 43):
        for wide, deep in ((18, 18), (11, 21), (21, 11)):
            mesh.box(wide, deep, 15, STONE)
        for z in (3.4, 7.2, 11, 14.7):
            for wide, deep in ((18.8, 18.8), (11.6, 21.8), (21.8, 11.6)):
                mesh.box(wide, deep, 0.42, PALE, z=z)
        for turn in (0, 90, 270):
            with mesh.at(turn=turn), mesh.at(0, -10.7):
                for z in (4.2, 8.0):
                    mesh.box(4.4, 0.6, 2.8, 'shadow', 0, 0.1, z)
                    for x in (-2.3, 0, 2.3):
                        mesh.box(0.5, 1.3, 2.8, PALE, x, -0.2, z)
                    mesh.box(6.2, 2.0, 0.4, PALE, 0, -0.2, z + 2.8)
        shikhara(mesh, 19, 25.5, PALE, z=15, ribs=12, tip='gold-paint', curve=0.6, spirelets=False, layers=26)
        for k in range(4):
            a = math.radians(90 * k - 90)
            for tier, (out, size) in enumerate(((9.6, 0.36), (7.6, 0.5), (5.6, 0.68))):
                x, y = out * math.cos(a), out * math.sin(a)
                stone = STONE if tier % 2 == 0 else PALE
                shikhara(mesh, 17 * size, 25 * size, stone, x, y, 15 + 0.8 * tier, 8, None, 0.58, False, 14, 32)
            b = a + math.pi / 4
            for tier, (out, size) in enumerate(((11, 0.22), (9, 0.3))):
                x, y = out * math.cos(b), out * math.sin(b)
                shikhara(mesh, 19 * size, 25 * size, STONE, x, y, 15 + 1.5 * tier, 8, None, 0.6, False, 10, 24)
        mesh.tube([(1.2, 0, 38), (1.2, 0, 50.5)], 0.14, 'gold-paint', 6)
        pennant(mesh, 1.2, 0, 44, 6.5, 4.2, 'flag-saffron', 170)
    garland(mesh, (-6, -19.6, 6.4), (0, -19.7, 6.4), 0.8, 26, 0.18)
    garland(mesh, (0, -19.7, 6.4), (6, -19.6, 6.4), 0.8, 26, 0.18)
