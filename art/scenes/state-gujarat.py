"""The Sun Temple of Modhera over its stepped tank, the shrines on the steps mirrored at dawn, women who fetch water on
the terraces; by night the steps are set with rows of lamps and the halls are lit for the dance."""
import math

from kit.architecture.dravidian import carved_pillar
from kit.architecture.nagara import shikhara, stepped_roof
from kit.life.birds import flock_in
from kit.life.work import little_one, person, tray
from kit.mesh import Mesh
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf
from kit.stage.backdrops import blue_hills, tree_line

PICTURE = {
    'hour': 'dawn',
    'size': 'hero',
    'widest': 1600,
    'alt': 'The pillared hall of the Sun Temple at Modhera in Gujarat above a stepped tank set with small shrines, people on its terraces.',
}


def build(scene):
    scene.material('sand-stone', colour='#d9a878', second='#bd8a5c')
    scene.material('sand-stone-pale', colour='#e6bd8e')
    scene.camera((-10, -66, 11.5), (1, 10, 5.4), lens=36, lift=0.02, focus=60, fstop=5.6)
    scene.light(
        sun=-104,
        elevation=16,
        haze={'density': 0.002, 'height': 14, 'start': 60, 'base': 0.2},
        clouds={'seed': 2.2, 'amount': 0.7},
    )
    lawn = Mesh()
    for x0, x1, y0, y1 in ((-900, -28, -300, 900), (28, 900, -300, 900), (-28, 28, 13.5, 900), (-28, 28, -300, -41.5)):
        lawn.quad((x0, y0, -0.05), (x1, y0, -0.05), (x1, y1, -0.05), (x0, y1, -0.05), 'lawn')
    scene.put(lawn, layer='far')
    scene.put(plain('lawn', z=-8), layer='far')
    tank = Mesh()
    kund(tank)
    scene.put(tank)
    temple = Mesh()
    with temple.at(0, 30, 0.2):
        hall(temple)
    with temple.at(0, 62, 0.2):
        shrine(temple)
    for x in (-3.4, 3.4):
        with temple.at(x, 16.5, 0.2):
            carved_pillar(temple, 1.3, 8.5, 'sand-stone')
    scene.put(temple)
    if scene.is_night:
        scene.put(light_up(scene))
    scene.scatter(
        [broadleaf(20 + i, 9, spread=1.3, cards=320) for i in range(3)],
        50,
        lambda r: (r.choice((-1, 1)) * r.uniform(34, 110), r.uniform(12, 100)),
        seed=5,
    )
    tree_line(scene, 130, 40, 420, 150, 8)
    blue_hills(scene, 'dry-hills', near=620, count=3, height=46, base=-8, width=1900, seed=5, length=320)
    scene.layer = 'life'
    life = Mesh()
    if scene.is_night:
        evening(life)
    else:
        morning(life)
        flock_in(life, 10, (8, 30), (20, 50), (18, 26), 0.7)
    scene.put(life)


def light_up(scene):
    """Oil lamps along the terraces and the water, lamps that hang in the hall, floods in boxes about it."""
    mesh = Mesh()
    for level in (0, 2, 4, 5):
        inner, z = 27 - level * 2.6 - 1.35, -level * 0.9
        for side in range(4):
            if side == 2:
                continue
            with mesh.at(0, -14, z, side * 90):
                count = int(inner * 2 / 1.5)
                for k in range(count):
                    x = (k + 0.5) * inner * 2 / count - inner
                    mesh.lathe([(0.1, 0), (0.2, 0.1), (0.17, 0.1)], 'terracotta', 8, x=x, y=inner)
                    mesh.ball((0.07, 0.07, 0.17), 'flame', x, inner, 0.25, 6)
    for x, y, z in ((-22.6, -30, 0), (-22.6, -18, 0), (-22.6, -6, 0), (22.6, -30, 0), (22.6, -18, 0), (22.6, -6, 0)):
        scene.lamp(x * 0.95, y, z - 0.4, 130)
        scene.lamp(x * 0.62, y, z - 3.6, 90)
    for x in (-18, -9, 0, 9, 18):
        scene.lamp(x, 9.4, -0.2, 150)
        scene.lamp(x * 0.7, 0.4, -3.7, 110)
    for k in range(9):
        a = math.pi + k * math.pi / 8
        x, y = 9.7 * math.cos(a), 30 + 9.7 * math.sin(a)
        mesh.tube([(x, y, 6.8), (x, y, 5.6)], 0.03, 'iron', 4)
        mesh.ball(0.22, 'lamp', x, y, 5.45, 10)
        scene.lamp(x, y, 5.0, 260)
    for x, y, power in (
        (-15, 17, 1100),
        (15, 17, 1100),
        (-6.6, 15.6, 700),
        (6.6, 15.6, 700),
        (-17, 34, 900),
        (17, 34, 900),
    ):
        mesh.box(0.7, 0.5, 0.4, '#3d4148', x, y)
        mesh.box(0.55, 0.4, 0.04, 'lamp', x, y, 0.4)
        scene.lamp(x, y + 0.6, 1.0, power)
    return mesh


def morning(mesh):
    """Women with brass pots go up and down the left terraces, visitors sit and look on the right ones."""
    for deed, dress, cloth, second, x, y, level, turn, pot in (
        ('wash', 'saree', 'scarlet', 'turmeric', -12.9, -18.6, 5, 90, None),
        ('carry', 'skirt', '#cfae62', 'crimson', -13.8, -20.6, 5, 70, 'hip'),
        ('walk', 'skirt', 'emerald', '#b8493f', -18.9, -21.6, 3, -70, 'head'),
        ('walk', 'saree', 'magenta', 'ivory', -16.3, -15.4, 4, 70, 'head'),
        ('photograph', 'shirt', '#86a3b6', '#5b5148', 19.2, -13.0, 3, -140, None),
        ('hold', 'salwar', '#efe4d2', 'teal', 20.0, -11.6, 3, -120, None),
        ('bench', 'kurta', '#7d93a8', 'ivory', 15.2, -22.6, 4, -80, None),
        ('bench', 'saree', '#d9a79b', 'maroon', 15.2, -21.2, 4, -60, None),
        ('tray', 'dhoti', 'skin', 'ivory', 3.4, 8.2, 2, 178, None),
        ('pray', 'saree', 'saffron', 'crimson', -2.6, 7.8, 2, 176, None),
        ('walk', 'kurta', 'ivory', '#a7b79c', 11, 16.8, 0, -90, None),
        ('walk', 'saree', 'azure', 'ivory', -9, 17.6, 0, 90, None),
    ):
        with mesh.at(x, y, -0.9 * level + 0.02, turn, 1.1):
            person(mesh, deed, dress, cloth, second)
            place = {'hip': (-0.36, -0.1, 0.98), 'head': (0, 0.02, 1.72)}.get(pot)
            if place:
                px, py, pz = place
                mesh.lathe(
                    [(0.08, 0), (0.19, 0.1), (0.2, 0.2), (0.09, 0.32), (0.13, 0.38)], 'brass', 14, x=px, y=py, z=pz
                )
    little_one(mesh, 'run', '#a7b79c', 24.6, -16, 0.02, 170, 1.1)


def evening(mesh):
    """People sit on the terraces to watch, dancers stand before the hall with lamps on trays."""
    for k, (x, y) in enumerate(((-3, 17.6), (-1.2, 16.9), (1.2, 16.9), (3, 17.6))):
        with mesh.at(x * 1.6, y, 0.02, (-24, -8, 8, 24)[k], 1.15):
            person(
                mesh,
                'cheer' if k in (1, 2) else 'tray',
                'skirt',
                ('crimson', 'turmeric')[k % 2],
                ('turmeric', 'crimson')[k % 2],
            )
            if k in (0, 3):
                tray(mesh, heap=(), lamp=True)
    for x, y, level, turn, cloth in (
        (15.2, -22.6, 4, -130, '#7d93a8'),
        (15.2, -21.3, 4, -120, '#d9a79b'),
        (18, -16, 3, -130, '#efe4d2'),
        (18, -14.8, 3, -140, '#cfae62'),
        (-15.4, -22, 4, 130, 'magenta'),
        (-18, -17, 3, 130, '#a7b79c'),
        (-18, -15.8, 3, 140, 'ivory'),
    ):
        person(mesh, 'bench', 'kurta' if x > 15 else 'saree', cloth, 'ivory', x, y, -0.9 * level + 0.4, turn, 1.1)
    person(mesh, 'walk', 'saree', 'azure', 'ivory', -19.2, -27, -2.68, 20, 1.1)
    person(mesh, 'walk', 'shirt', '#86a3b6', '#5b5148', -19.0, -28.4, -2.68, 20, 1.12)


def kund(mesh):
    """The tank: terraces stepping down to water on four sides, doubled stairs and small shrines on their landings."""
    half, down, rise = 27, 7, 0.9
    for level in range(down):
        inner = half - level * 2.6
        z = -level * rise
        for side in range(4):
            with mesh.at(0, -14, z, side * 90):
                if side == 2:
                    continue
                # A hair's breadth apart in height at the corners: two faces in one plane would render black.
                mesh.box(inner * 2 + 2.5, 2.9, rise + 0.1, 'sand-stone', 0, inner - 0.2, -rise - 0.1 + 0.004 * side)
                mesh.box(inner * 2 - 3, 0.24, 0.12, 'sand-stone-pale', 0, inner - 1.6, -0.1)
                for k in range(-5, 6):
                    x = k * 4.6 + (level % 2) * 2.3
                    if abs(x) < inner - 2.4:
                        for step in range(3):
                            mesh.box(
                                1.9 - step * 0.55,
                                0.34,
                                rise * (1 - step / 3),
                                'sand-stone-pale',
                                x,
                                inner - 1.76 - step * 0.3,
                                -rise,
                            )
    mesh.quad((-40, -48, -5.2), (40, -48, -5.2), (40, 10, -5.2), (-40, 10, -5.2), 'pool')
    for x, y, level, size in (
        (0, 9.4, 1, 1.5),
        (-13, 7, 2, 1.0),
        (13, 7, 2, 1.0),
        (-22.4, -4, 2, 0.9),
        (22.4, -4, 2, 0.9),
        (-20, -14, 3, 1.1),
        (20, -14, 3, 1.1),
        (-9, 4.4, 3, 0.8),
        (9, 4.4, 3, 0.8),
    ):
        with mesh.at(x, y, -level * rise, scale=size):
            mesh.box(2.4, 2.4, 0.5, 'sand-stone')
            mesh.box(1.9, 1.9, 2, 'sand-stone-pale', z=0.5)
            mesh.box(0.8, 0.1, 1.3, 'shadow', 0, -0.98, 0.6)
            shikhara(mesh, 2.1, 3.2, 'sand-stone-pale', z=2.5, tip=None, spirelets=False, layers=9, sides=24)


def hall(mesh):
    """The assembly hall: a star-shaped pillared pavilion under a low stepped pyramid."""
    for i, size in enumerate((26, 24.6, 23.4)):
        mesh.lathe([(size * 0.53, 0), (size * 0.53, 0.55)], 'sand-stone', 8, False, z=i * 0.55, start=22.5)
    for k in range(12):
        a = k * math.pi / 6 + math.pi / 12
        for radius in (11.2, 8.2):
            with mesh.at(radius * math.cos(a), radius * math.sin(a), 1.6):
                carved_pillar(mesh, 0.8, 5, 'sand-stone')
    mesh.lathe([(12.2, 1.65), (12.4, 2.9), (12, 3)], 'sand-stone', 24, False)
    mesh.lathe([(6.6, 1.6), (6.6, 6.6)], 'sand-stone', 24)
    mesh.lathe([(13.6, 6.4), (13, 6.9), (12.2, 7.1), (12.2, 7.6)], 'sand-stone-pale', 24, False)
    stepped_roof(mesh, 20, 20, 7.5, 'sand-stone', z=7.5, steps=8)


def shrine(mesh):
    """The sanctuary behind, its tower long gone: a carved block and a broken stepped top."""
    for i in range(5):
        mesh.box(24 - i * 0.5, 30, 0.5, 'sand-stone', 0, 0, i * 0.5)
    mesh.box(20, 26, 8, 'sand-stone', z=2.4)
    for i in range(9):
        mesh.box(1.1, 27, 7, 'sand-stone-pale', -9 + i * 2.25, 0, 3)
    mesh.box(21.5, 27.6, 0.8, 'sand-stone-pale', z=10.2)
    stepped_roof(mesh, 18, 18, 5, 'sand-stone', 0, -3, 11, 5, 0.4, False)
