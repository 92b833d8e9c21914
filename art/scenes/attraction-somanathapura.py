"""The Keshava temple of Somanathapura in the morning: three star-shaped shrines of soapstone on one star-shaped
terrace,
bands of carving about the foot, towers of five storeys, a pillared cloister round the court."""
import math

from kit.architecture.dravidian import carved_pillar
from kit.life.birds import flock_in
from kit.life.people import crowd, parasol
from kit.life.work import camera, little_one, person
from kit.mesh import Mesh
from kit.nature.palms import coconut_palm
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'The three star-shaped soapstone towers of Somanathapura on their carved terrace in morning light, visitors walking round the lawn below.',
}
STONE, PALE, DEEP = 'granite', 'granite-pale', 'granite-dark'
POINTS = 16


def build(scene):
    scene.material(STONE, colour='#a3917a', second='#84745f', stain=0.35)
    scene.material(PALE, colour='#b5a48c', second='#97866e', stain=0.3)
    scene.material(DEEP, colour='#6c5f51', second='#554a40')
    scene.camera((-10.5, -27.5, 2.5), (0.6, 4, 6.0), lens=32, lift=0.02)
    scene.light(
        sun=-108,
        elevation=24,
        haze={'density': 0.002, 'height': 14, 'start': 40, 'base': 0.1},
        clouds={'seed': 12.4, 'amount': 0.75},
    )
    scene.put(plain('lawn', z=-0.06))
    walk = Mesh()
    walk.box(60, 3.4, 0.06, 'paving', 0, -15.5, -0.05)
    scene.put(walk)
    temple = Mesh()
    for x, y in ((0, 0), (-10.5, 9.5), (10.5, 9.5)):
        with temple.at(x, y):
            shrine(temple)
    hall(temple)
    scene.put(temple)
    court = Mesh()
    cloister(court)
    scene.put(court)
    tree_line(scene, 62, 40, 320, 90, 9, 'leaf-dark', palms=14)
    palm = [coconut_palm(2 + i, 12, (1.4 * (-1) ** i, 0)) for i in range(2)]
    for k, (x, y) in enumerate(((-36, 44), (-30, 50), (38, 46), (44, 52), (26, 54))):
        scene.put(palm[k % 2], x, y, 0, 70 * k, 1.1)
    scene.layer = 'front'
    scene.put(broadleaf(46, 7.5, 'leaf', spread=1.2, cards=420), 21, -9, 0, 40)
    scene.layer = 'life'
    life = Mesh()
    with life.at(-7.6, -16.2, 0, 200, 1.0):
        person(life, 'hold', 'shirt', 'ivory', '#5a5148')
    with life.at(-6.2, -15.4, 0, 176, 1.0):
        person(life, 'photograph', 'salwar', 'turmeric', 'crimson')
        camera(life)
    person(life, 'wave', 'kurta', '#86a3b6', 'ivory', -3.6, -13.4, 0, -170, 1.0)
    little_one(life, 'walk', 'scarlet', -8.3, -17.0, 0, 150, 1.0, girl=True)
    for x, y, cloth, second in ((4.6, -14.6, 'magenta', 'turmeric'), (5.5, -14.2, 'emerald', 'crimson')):
        person(life, 'walk', 'saree', cloth, second, x, y, 0, 100, 1.0)
    parasol(life, 5.0, -14.4, 0, 0.75, 2.1, 'violet')
    crowd(life, 7, lambda r: (r.uniform(-8, 8), r.uniform(-8.4, -7.4)), lambda x, y: 1.15, 5)
    flock_in(life, 8, (-22, -8), (6, 30), (11, 16), 0.6)
    scene.put(life)


def star(mesh, profile, material, z=0, rib=0.16):
    """A turned body whose plan is a star of sixteen points."""
    mesh.lathe(profile, material, POINTS * 6, False, z=z, ribs=POINTS, rib=rib)


def around(radius, shift=0.0):
    """x, y and turn of each of the star's points."""
    for k in range(POINTS):
        a = 2 * math.pi * (k + shift) / POINTS
        yield radius * math.cos(a), radius * math.sin(a), math.degrees(a) + 90


def shrine(mesh):
    """One shrine on its part of the terrace: six bands of carving, gods under canopies, an eave, five storeys of the
    tower under a lotus and a pot. About 12 m high."""
    star(mesh, [(8.4, 0), (8.4, 0.3), (8.1, 0.36), (8.1, 0.9), (8.4, 0.96), (8.4, 1.2)], STONE, rib=0.1)
    for x, y, turn in around(7.9):
        with mesh.at(x, y, 0.36, turn):
            mesh.box(0.5, 0.5, 0.52, PALE)
    z = 1.2
    bands = []
    for i in range(6):
        low = 0.34 * i
        bands += [(5.3 - 0.03 * i, low), (5.3 - 0.03 * i, low + 0.22), (5.06, low + 0.24), (5.06, low + 0.34)]
    star(mesh, [*bands, (4.72, 2.1), (4.7, 4.2)], STONE, z)
    for i in range(6):
        for x, y, turn in around(5.08, 0.22):
            with mesh.at(x * 0.97, y * 0.97, z + 0.34 * i + 0.02, turn):
                mesh.box(0.24, 0.3, 0.18, PALE)
    for x, y, turn in around(4.74):
        with mesh.at(x, y, z + 2.1, turn):
            mesh.box(0.62, 0.4, 0.14, STONE)
            mesh.box(0.4, 0.34, 0.9, PALE, 0, -0.02, 0.14, 0.72)
            mesh.ball((0.14, 0.16, 0.17), PALE, 0, -0.12, 1.18, 8)
            mesh.lathe([(0.42, 0), (0.36, 0.16), (0.2, 0.3), (0.05, 0.5)], STONE, 8, z=1.42)
    for x, y, turn in around(4.3, 0.5):
        with mesh.at(x, y, z + 2.14, turn):
            mesh.lathe([(0.12, 0), (0.1, 1.7), (0.2, 1.8), (0.2, 1.96)], PALE, 8, False)
    star(mesh, [(4.7, 4.1), (5.5, 4.0), (5.54, 4.14), (4.9, 4.44), (4.75, 4.8), (4.4, 4.85)], PALE, z)
    z += 4.8
    for tier in range(5):
        r, up = 4.35 - 0.52 * tier, 0.98 * tier
        star(
            mesh,
            [
                (r, up),
                (r * 1.03, up + 0.06),
                (r * 1.03, up + 0.2),
                (r * 0.9, up + 0.27),
                (r * 0.88, up + 0.66),
                (r * 0.98, up + 0.72),
                (r * 0.99, up + 0.82),
                (r * 0.86, up + 0.98),
            ],
            PALE if tier % 2 else STONE,
            z,
        )
        for x, y, turn in around(r * 0.93):
            with mesh.at(x, y, z + up + 0.26, turn):
                wide = 0.17 * r
                mesh.box(wide, 0.3, 0.5, PALE, 0, 0, 0, 0.7)
                mesh.ball((wide * 0.42, 0.2, 0.2), STONE, 0, -0.04, 0.5, 8)
    z += 4.9
    mesh.lathe(
        [(1.7, 0), (1.5, 0.16), (1.3, 0.3), (1.9, 0.5), (2.0, 0.74), (1.6, 1.06), (0.9, 1.3), (0.4, 1.4)],
        STONE,
        64,
        z=z,
        ribs=16,
        rib=0.08,
    )
    mesh.lathe([(0.3, 0), (0.6, 0.3), (0.5, 0.6), (0.16, 0.75), (0.24, 0.9), (0.03, 1.4)], PALE, 14, z=z + 1.36)


def hall(mesh):
    """The hall that joins the shrines, behind: screens of stone under a bent eave, their porches' noses before the
    towers."""
    for wide, deep, y in ((20, 9, 9.5), (9.5, 22, 13)):
        mesh.box(wide + 5, deep + 5, 1.2, STONE, 0, y)
        mesh.box(wide, deep, 4.6, STONE, 0, y, 1.2)
        mesh.box(wide + 1.4, deep + 1.4, 0.3, PALE, 0, y, 5.3)
        mesh.box(wide + 0.4, deep + 0.4, 0.8, STONE, 0, y, 5.6)
    for side in (-1, 1):
        for k in range(5):
            mesh.box(0.9, 0.3, 2.2, DEEP, side * 4.9, 3 + 0.2 * k, 3.2)
    for x, y, turn in ((0, 4.4, 0), (-6.6, 9.5, -90), (6.6, 9.5, 90)):
        with mesh.at(x, y, 6.2, turn):
            mesh.box(2.6, 3.4, 2.0, STONE)
            mesh.box(3.0, 3.8, 0.3, PALE, z=2.0)
            mesh.lathe([(1.5, 0), (1.2, 0.7), (0.5, 1.3), (0.1, 1.5)], PALE, 16, z=2.3)


def cloister(mesh):
    """Sixty-four cells round the court behind a row of turned pillars: its far side and the two ends."""
    for x, y, length, turn in ((0, 34, 78, 0), (-38, 10, 50, 90), (38, 10, 50, -90)):
        with mesh.at(x, y, 0, turn):
            mesh.box(length, 6, 0.8, STONE)
            mesh.box(length, 3.4, 4.0, DEEP, 0, 1.6, 0.7)
            for i in range(int(length / 2.6)):
                carved_pillar(mesh, 0.42, 2.9, PALE, -length / 2 + 2.6 * i + 1.3, -2.3, 0.8)
            mesh.box(length + 1, 6.6, 0.5, STONE, 0, -0.1, 3.7)
            mesh.box(length + 1, 0.5, 0.5, PALE, 0, -2.9, 4.2)
