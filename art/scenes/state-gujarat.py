"""The Sun Temple of Modhera over its stepped tank, the shrines on the steps mirrored at dawn."""
import math

from kit.architecture.dravidian import carved_pillar
from kit.architecture.nagara import shikhara, stepped_roof
from kit.life.birds import flock_in
from kit.life.people import woman
from kit.mesh import Mesh
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf
from kit.stage.backdrops import blue_hills, tree_line

PICTURE = {
    'hour': 'dawn',
    'size': 'hero',
    'widest': 1600,
    'alt': 'The pillared hall of the Sun Temple at Modhera in Gujarat above a stepped tank set with small shrines, mirrored at dawn.',
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
    # By night the halls glow between their pillars and lamps stand round the tank.
    for x, y, z, power in (
        (0, 30, 3.4, 520),
        (-10, 22, 2.6, 800),
        (0, 20, 2.6, 800),
        (10, 22, 2.6, 800),
        (0, 62, 3.6, 600),
        (-23, -6, 1.6, 600),
        (23, -6, 1.6, 600),
        (-14, 9, 1.6, 520),
        (14, 9, 1.6, 520),
        (-23, -26, 1.6, 600),
        (23, -26, 1.6, 600),
    ):
        scene.lamp(x, y, z, power)
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
    for x, y, z, cloth in (
        (-16, -43.6, 0, 'scarlet'),
        (-14.6, -43.2, 0, 'turmeric'),
        (9, 17, 0, 'magenta'),
        (-8, 18, 0, 'azure'),
        (12, 18, 0, 'saffron'),
    ):
        woman(life, cloth, x, y, z, 1.05, 160)
    flock_in(life, 10, (8, 30), (20, 50), (18, 26), 0.7)
    scene.put(life)


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
                mesh.box(inner * 2 + 1, 2.8, rise, 'sand-stone', 0, inner - 0.2, -rise)
                mesh.box(inner * 2, 0.24, 0.12, 'sand-stone-pale', 0, inner - 1.6, -0.1)
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
    mesh.lathe([(7.2, 1.6), (7.2, 6.6)], 'shadow', 24)
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
