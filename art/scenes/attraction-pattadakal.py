"""Pattadakal in the morning: on one lawn by the Malaprabha a square, stepped tower of the south and curved spires of
the
north, all of one red sandstone; a guide, a family, a gardener who sweeps."""
import math

from kit.architecture.arches import four_sides
from kit.architecture.dravidian import carved_pillar
from kit.architecture.nagara import shikhara
from kit.life.birds import flock_in
from kit.life.people import crowd
from kit.life.work import broom, little_one, person
from kit.mesh import Mesh
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf, bush
from kit.stage.backdrops import blue_hills, tree_line

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'Red sandstone temples of Pattadakal on a lawn: a stepped southern tower and, beside it, the curved spires of the north.',
}
STONE, PALE, DEEP = 'sand-stone-dark', 'sand-stone', 'red-stone-dark'


def build(scene):
    scene.material(STONE, colour='#b98660', second='#966a4c', stain=0.4)
    scene.material(PALE, colour='#c69570', second='#a67a58', stain=0.35)
    scene.material(DEEP, colour='#7d4c36', second='#633a2a')
    scene.camera((-17, -44, 2.7), (0.2, 8, 7.4), lens=39, lift=0.02)
    scene.light(
        sun=-106,
        elevation=22,
        haze={'density': 0.0022, 'height': 14, 'start': 50, 'base': 0.12},
        clouds={'seed': 31.2, 'amount': 0.8},
    )
    scene.put(plain('lawn', z=-0.06))
    path = Mesh()
    path.box(3.0, 60, 0.05, 'paving', -7.5, -28, -0.05)
    path.box(80, 2.6, 0.05, 'paving', 0, -14.5, -0.045)
    scene.put(path)
    stones = Mesh()
    with stones.at(11, 4):
        southern(stones, 12.5, 17.5)
    with stones.at(-14, 2):
        northern(stones, 8.4, 15)
    with stones.at(-29, 13):
        northern(stones, 6.6, 11)
    with stones.at(38, 20):
        southern(stones, 10.5, 15)
    with stones.at(-1.8, 18):
        northern(stones, 5.6, 9)
    for x, y in ((-21, -8), (-4, -6.6), (24, -6)):
        small(stones, x, y)
    scene.put(stones)
    tree_line(scene, 62, 40, 360, 120, 9, 'leaf-dark', palms=18)
    blue_hills(scene, 'dry-hills', near=760, count=2, height=44, width=2600, seed=2.2)
    neem = [broadleaf(44 + i, 9, 'leaf', spread=1.3, cards=440) for i in range(2)]
    for k, (x, y) in enumerate(((-46, 10), (-40, 24), (52, 8), (28, 36), (-10, 40))):
        scene.put(neem[k % 2], x, y, 0, 60 * k)
    beds = [bush(5 + i, 0.8, ('blossom-pink', 'leaf', 'blossom-red')[i], cards=220) for i in range(3)]
    for k in range(14):
        scene.put(beds[k % 3], -3 + 2.1 * k, -12.2, 0, 50 * k, 0.7)
    scene.layer = 'front'
    scene.put(neem[0], 19, -27, 0, 20, 0.72)
    scene.layer = 'life'
    life = Mesh()
    for x, y, deed, dress, cloth, second, turn in (
        (-11.6, -25.8, 'wave', 'shirt', '#c9b48a', '#4b4640', 20),
        (-9.8, -25.2, 'hold', 'saree', 'emerald', 'crimson', 172),
        (-8.6, -24.2, 'walk', 'shirt', 'ivory', '#3f4650', 168),
        (4.6, -16.0, 'walk', 'saree', 'magenta', 'turmeric', -95),
        (5.8, -16.3, 'walk', 'saree', 'turmeric', 'crimson', -88),
    ):
        person(life, deed, dress, cloth, second, x, y, 0, turn, 1.05)
    little_one(life, 'run', 'azure', -6.4, -22.4, 0, 150, 1.05)
    with life.at(-16.8, -19.5, 0, 70, 1.05):
        person(life, 'sweep', 'saree', 'scarlet', 'turmeric', head='veil')
        broom(life)
    crowd(life, 12, lambda r: (r.uniform(-12, 22), r.uniform(-14, -9)), None, 6)
    flock_in(life, 9, (-26, -6), (6, 40), (16, 24), 0.8)
    scene.put(life)


def walls(mesh, wide, deep, tall):
    """Mouldings of the foot, walls with pillars, niches and pierced windows, a bent eave."""
    for z, more, high in ((0, 1.6, 0.5), (0.5, 1.1, 0.35), (0.85, 1.4, 0.3), (1.15, 0.7, 0.5)):
        mesh.box(wide + more, deep + more, high, PALE if z in (0.5, 1.15) else STONE, z=z)
    mesh.box(wide, deep, tall, STONE, z=1.4)
    for span in four_sides(mesh, wide / 2, deep / 2):
        count = max(3, int(span / 2.0) | 1)
        for i in range(count):
            x = -span / 2 + span * (i + 0.5) / count
            for side in (-0.62, 0.62):
                mesh.box(0.28, 0.36, tall, PALE, x + side, -0.06, 1.6)
            mesh.box(0.8, 0.2, tall * 0.5, DEEP if i % 2 else 'shadow', x, 0.04, 1.6 + tall * 0.2)
            if i % 2:
                mesh.box(0.46, 0.36, tall * 0.4, PALE, x, -0.04, 1.6 + tall * 0.2, 0.7)
                mesh.ball((0.16, 0.16, 0.18), PALE, x, -0.14, 1.66 + tall * 0.6, 8)
            else:
                for k in range(3):
                    mesh.box(0.1, 0.22, tall * 0.5, PALE, x - 0.24 + 0.24 * k, 0, 1.6 + tall * 0.2)
            mesh.lathe([(0.7, 0), (0.6, 0.2), (0.1, 0.5)], PALE, 10, x=x, y=-0.02, z=1.6 + tall * 0.74, oval=(1, 0.3))
    with mesh.at(z=1.4 + tall):
        mesh.box(wide + 1.6, deep + 1.6, 0.22, PALE, z=0)
        mesh.box(wide + 1.0, deep + 1.0, 0.3, STONE, z=0.2)


def porch(mesh, y, wide, tall):
    """A porch of four pillars on its own steps, towards -y."""
    mesh.box(wide, 4.2, 1.3, STONE, 0, y - 2)
    for i in range(4):
        mesh.box(wide * 0.5, 0.5, 1.2 - 0.3 * i, PALE, 0, y - 4.3 - 0.5 * i)
    mesh.box(wide * 0.3, 0.3, tall * 0.8, 'shadow', 0, y - 0.1, 1.3)
    for x in (-wide * 0.38, wide * 0.38):
        for py in (y - 1.2, y - 3.4):
            carved_pillar(mesh, 0.62, tall - 1.3, PALE, x, py, 1.3)
    mesh.box(wide + 1.2, 5.6, 0.5, STONE, 0, y - 2, tall)
    mesh.box(wide + 0.2, 4.6, 0.5, PALE, 0, y - 2, tall + 0.5)


def southern(mesh, wide, tall):
    """The Virupaksha: a square tower of three storeys of small shrines under a square dome, its nose to the front; a
    broad pillared hall with porches before it."""
    with mesh.at(0, 12):
        walls(mesh, wide, wide, 5.4)
        z, rise = 7.2, (tall - 7.2) * 0.24
        for tier in range(3):
            side = wide * (0.94 - 0.2 * tier)
            mesh.box(side, side, rise * 0.66, STONE, z=z)
            mesh.box(side + 0.7, side + 0.7, rise * 0.14, PALE, z=z + rise * 0.6)
            for span in four_sides(mesh, side / 2, side / 2):
                count = 5 - tier
                for i in range(count):
                    x = -span / 2 + span * (i + 0.5) / count
                    mesh.box(span / count * 0.6, 0.7, rise * 0.52, PALE, x, -0.1, z)
                    mesh.ball((span / count * 0.34, 0.5, rise * 0.3), STONE, x, -0.1, z + rise * 0.62, 10)
            z += rise * 0.82
        mesh.box(wide * 0.34, wide * 0.34, rise * 0.5, STONE, z=z)
        r = wide * 0.3
        mesh.lathe(
            [
                (r * 0.8, 0),
                (r * 1.24, 0.25),
                (r * 1.2, rise * 0.36),
                (r * 0.9, rise * 0.8),
                (r * 0.36, rise * 1.1),
                (0.2, rise * 1.16),
            ],
            PALE,
            4,
            False,
            z=z + rise * 0.45,
            start=45,
        )
        mesh.lathe(
            [(0.2, 0), (0.6, 0.4), (0.4, 0.8), (0.14, 1.0), (0.24, 1.2), (0.03, 1.9)], STONE, 14, z=z + rise * 1.55
        )
        with mesh.at(0, -wide * 0.46, 7.2):
            mesh.box(wide * 0.32, 3.2, rise * 1.5, STONE)
            mesh.lathe(
                [(wide * 0.2, 0), (wide * 0.18, 0.7), (wide * 0.1, 1.3), (0.1, 1.5)],
                PALE,
                20,
                z=rise * 1.5,
                oval=(1, 0.6),
            )
            with mesh.at(0, -1.64, rise * 1.4, tilt=90):
                mesh.lathe([(wide * 0.15, 0), (wide * 0.15, 0.2), (wide * 0.1, 0.22), (wide * 0.1, 0.1)], PALE, 24)
    walls(mesh, wide * 1.2, 13, 4.6)
    porch(mesh, -6.4, 5.4, 5.6)
    for side in (-1, 1):
        with mesh.at(side * wide * 0.6, 0, 0, 90 * side):
            porch(mesh, 0, 4.6, 5.2)


def northern(mesh, wide, tall):
    """A shrine with a curved spire of many courses under its ribbed disc, a low hall with a sloping roof before it."""
    with mesh.at(0, 6):
        walls(mesh, wide, wide, tall * 0.24)
        z = 1.8 + tall * 0.24
        shikhara(mesh, wide * 1.0, tall * 0.58, PALE, z=z, ribs=12, tip=None, curve=0.62, spirelets=False, layers=12)
        with mesh.at(0, -wide * 0.52, z):
            mesh.box(wide * 0.36, 1.8, tall * 0.14, STONE)
            with mesh.at(0, -0.92, tall * 0.17, tilt=90):
                mesh.lathe([(wide * 0.2, 0), (wide * 0.2, 0.24), (wide * 0.13, 0.26), (wide * 0.13, 0.1)], PALE, 24)
    with mesh.at(0, -wide * 0.42):
        walls(mesh, wide * 1.05, wide * 0.9, tall * 0.19)
        mesh.box(wide * 1.1, wide * 0.95, 0.9, PALE, z=1.9 + tall * 0.19, taper=0.6)
        porch(mesh, -wide * 0.42, wide * 0.5, tall * 0.19 + 1.2)


def small(mesh, x, y):
    """A votive shrine of two metres."""
    with mesh.at(x, y):
        mesh.box(2.2, 2.2, 0.5, STONE)
        mesh.box(1.5, 1.5, 1.5, PALE, z=0.5)
        mesh.box(0.6, 0.2, 1.0, 'shadow', 0, -0.72, 0.6)
        for k in range(3):
            mesh.box(1.8 - 0.4 * k, 1.8 - 0.4 * k, 0.34, STONE if k % 2 else PALE, z=2.0 + 0.34 * k)
        mesh.ball(0.3, PALE, 0, 0, 3.2, 10)
