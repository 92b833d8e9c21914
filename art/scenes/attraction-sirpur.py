"""Sirpur's Lakshmana temple in the morning: a tower of red brick, finely moulded, whose top has gone, behind a
doorway of carved stone on a high terrace; stumps of its hall's pillars, a class with its teacher on the lawn."""
import math
import random

from kit.life.birds import flock_in
from kit.life.people import crowd
from kit.life.work import camera, little_one, person, with_child
from kit.mesh import Mesh
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf
from kit.stage.backdrops import tree_line
from kit.stage.square import flower_beds

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'The brick tower of the Lakshmana temple at Sirpur with false windows and its carved stone doorway on a high terrace, a school class on the lawn before it.',
}
BRICK, DARK, STONE, PALE = 'brick', 'terracotta', 'granite', 'granite-pale'
FLOOR = 2.1


def build(scene):
    scene.material(BRICK, colour='#b07660', second='#8f5a47', courses=(0.42, 0.13, 0.35), stain=0.5)
    scene.material(DARK, colour='#9a634e', second='#7c4c3b', courses=(0.42, 0.13, 0.4), stain=0.55)
    scene.material(STONE, colour='#a38f7c', second='#857361', stain=0.45)
    scene.material(PALE, colour='#bba48c', second='#9c8670', stain=0.3)
    scene.camera((-13.6, -30.5, 2.5), (0.0, 2, 6.3), lens=34, lift=0.02)
    scene.light(
        sun=-118,
        elevation=24,
        haze={'density': 0.0022, 'height': 14, 'start': 40, 'base': 0.1},
        clouds={'seed': 14.3, 'amount': 0.85},
    )
    scene.put(plain('lawn', z=-0.06))
    walk = Mesh()
    walk.box(3.6, 40, 0.08, 'paving', 0, -33, -0.06)
    walk.box(52, 2.6, 0.07, 'paving', 0, -14.6, -0.06)
    scene.put(walk)
    temple = Mesh()
    terrace(temple)
    with temple.at(0, 7.5, FLOOR):
        tower(temple)
    with temple.at(0, -0.6, FLOOR):
        doorway(temple)
    hall(temple)
    scene.put(temple)
    green(scene)
    scene.layer = 'life'
    folk(scene)


def terrace(mesh):
    """The terrace of stone with a stair at each side of its front, and what is left of its facing."""
    for grow, low, high in ((0.35, 0, 0.4), (0.1, 0.4, 0.7), (0, 0.7, 1.6), (0.25, 1.6, FLOOR)):
        mesh.box(16 + 2 * grow, 27 + 2 * grow, high - low, (STONE, PALE)[low > 1], 0, 2.5, low)
    for side in (-1, 1):
        for k in range(10):
            mesh.box(2.2, 0.4, FLOOR * (10 - k) / 10, PALE, side * 5.0, -11.3 - 0.4 * k)
        for edge in (-1.3, 1.3):
            mesh.box(0.4, 4.2, 0.8, STONE, side * 5.0 + edge, -13.0)


def window(mesh, wide, tall, x=0, y=0, z=0):
    """A horseshoe window in brick: a frame with a round head, dark in its middle."""
    steps = [math.pi * k / 8 for k in range(9)]
    for grow, stuff, out in ((1.0, BRICK, 0.0), (0.62, 'shadow', -0.07)):
        w, h = wide * grow / 2, tall * (0.62 if grow == 1 else 0.5)
        edge = [(-w, 0), *((-w * 1.12 * math.cos(a), h + w * 1.1 * math.sin(a)) for a in steps), (w, 0)]
        front = [(x + px, y + out, z + pz) for px, pz in edge]
        back = [(x + px, y + 0.3, z + pz) for px, pz in edge]
        count = len(edge)
        mesh.add(
            front + back,
            [tuple(range(count)), *((i, i + count, i + count + 1, i + 1) for i in range(count - 1))],
            stuff,
        )


def faces(mesh, wide):
    """The four sides of a square of that width, each in turn with its wall at y = 0 facing -y."""
    for turn in (0, 90, 180, 270):
        a = math.radians(turn)
        with mesh.at(math.sin(a) * wide / 2, -math.cos(a) * wide / 2, 0, turn):
            yield


def tower(mesh):
    """Sanctum and tower: walls with false windows, then five storeys that draw in, each with a corner of ribbed
    cushions and a horseshoe window; the top is broken off."""
    wide = 9.4

    def block(w, low, high, stuff=BRICK):
        mesh.box(w, w, high - low, stuff, 0, 0, low)
        for k, (a, b) in enumerate(((0.74, 0.5), (0.42, 0.95))):
            mesh.box(w * a, w + b, high - low, stuff, 0, 0, low + 0.006 * k + 0.003)
            mesh.box(w + b, w * a, high - low, stuff, 0, 0, low - 0.006 * k - 0.003)

    for grow, low, high in (
        (1.0, 0, 0.35),
        (0.7, 0.35, 0.6),
        (0.85, 0.6, 0.85),
        (0.4, 0.85, 1.15),
        (0, 1.15, 4.6),
        (0.35, 4.6, 4.8),
        (0.12, 4.8, 5.05),
        (0.6, 5.05, 5.3),
        (0.2, 5.3, 5.6),
    ):
        block(wide + grow, low, high, (BRICK, DARK)[grow in (0.35, 0.6, 0.7)])
    for _ in faces(mesh, wide + 0.95):
        mesh.box(2.6, 0.3, 2.7, DARK, 0, -0.08, 1.3)
        mesh.box(1.5, 0.2, 2.0, BRICK, 0, -0.26, 1.45)
        mesh.box(0.95, 0.1, 1.6, 'shadow', 0, -0.34, 1.5)
        window(mesh, 1.7, 1.2, 0, -0.3, 3.5)
        for side in (-1, 1):
            mesh.box(0.26, 0.22, 3.2, DARK, side * 1.7, -0.05, 1.2)
            mesh.box(0.22, 0.2, 3.2, DARK, side * 2.35, 0.18, 1.2)
            mesh.box(1.0, 0.2, 1.9, DARK, side * 3.1, 0.2, 1.7)
            mesh.box(0.55, 0.12, 1.4, 'shadow', side * 3.1, 0.08, 1.85)
            mesh.box(0.24, 0.24, 3.3, DARK, side * 4.25, 0.42, 1.2)
    z = 5.6
    for tier, (w, tall) in enumerate(((9.1, 2.1), (8.4, 1.95), (7.5, 1.8), (6.5, 1.65), (5.5, 1.1))):
        block(w, z, z + tall * 0.56)
        block(w + 0.3, z + tall * 0.56, z + tall * 0.66, DARK)
        block(w - 0.1, z + tall * 0.66, z + tall * 0.78)
        block(w + 0.34, z + tall * 0.78, z + tall * 0.86, DARK)
        block(w - 0.25, z + tall * 0.86, z + tall * 1.02)
        for _ in faces(mesh, w):
            window(mesh, w * 0.27, tall * 0.74, 0, -0.72, z + 0.1)
            for side in (-1, 1):
                window(mesh, w * 0.13, tall * 0.5, side * w * 0.29, -0.34, z + 0.12)
                for rib in range(4):
                    mesh.lathe(
                        [(w * 0.085, 0), (w * 0.1, tall * 0.07), (w * 0.085, tall * 0.14)],
                        (BRICK, DARK)[rib % 2],
                        14,
                        x=side * w * 0.43,
                        y=w * 0.07,
                        z=z + tall * 0.15 * rib,
                    )
        z += tall
    chance = random.Random(4)
    for _ in range(46):
        x, y = chance.uniform(-2.3, 2.3), chance.uniform(-2.3, 2.3)
        size = chance.uniform(0.5, 1.2)
        mesh.box(
            size,
            size * 0.8,
            0.25 + 0.55 * chance.random() * (1.6 - 0.3 * math.hypot(x, y)),
            (BRICK, DARK)[_ % 2],
            x,
            y,
            z - 0.1,
        )


def doorway(mesh):
    """The doorway of carved stone before the tower: jambs in three bands with panels, Vishnu asleep on the lintel."""
    mesh.box(7.2, 4.0, 5.4, BRICK, 0, 2.6)
    mesh.box(7.6, 4.0, 0.4, DARK, 0, 2.5, 5.4)
    mesh.box(6.6, 3.2, 0.9, BRICK, 0, 2.9, 5.8)
    mesh.box(2.0, 1.6, 4.2, 'shadow', 0, 1.2)
    for k, (at, thick, out) in enumerate(((1.25, 0.5, 0.1), (1.75, 0.5, 0.3), (2.3, 0.6, 0.55))):
        for side in (-1, 1):
            mesh.box(thick, 0.9, 4.3 + 0.1 * k, (PALE, STONE, PALE)[k], side * at, 0.6 - 0.0 * out, 0)
            for i in range(9 if k != 1 else 5):
                tall = 4.0 / (9 if k != 1 else 5)
                mesh.box(thick * 0.7, 0.1, tall * 0.72, (STONE, PALE, STONE)[k], side * at, 0.12, 0.2 + tall * i)
                mesh.ball((thick * 0.24, 0.1, tall * 0.3), PALE, side * at, 0.08, 0.2 + tall * (i + 0.36), 8)
    mesh.box(5.4, 1.0, 0.8, PALE, 0, 0.55, 4.3)
    mesh.box(5.8, 1.2, 0.22, STONE, 0, 0.5, 5.1)
    mesh.ball((0.9, 0.14, 0.2), STONE, 0.0, 0.06, 4.66, 12)
    mesh.ball((0.2, 0.14, 0.2), STONE, -1.0, 0.06, 4.78, 10)
    for k in range(5):
        mesh.ball((0.1, 0.1, 0.16), STONE, -1.5 - 0.16 * (k - 2), 0.04, 4.86 + 0.05 * math.cos(k - 2), 8)
    for k in range(6):
        mesh.ball((0.13, 0.1, 0.26), STONE, 0.85 + 0.26 * k, 0.06, 4.68, 8)
    mesh.box(3.4, 1.2, 0.3, PALE, 0, -0.2)


def hall(mesh):
    """Stumps of the hall's pillars in rows before the door, some of their full height, low lines of brick."""
    for i, y in enumerate((-2.6, -5.2, -7.8)):
        for k, x in enumerate((-5.6, -2.8, 2.8, 5.6)):
            tall = (0.7, 1.4, 2.9, 0.5, 1.0, 0.6, 1.9, 0.8, 2.5, 0.6, 0.5, 1.2)[i * 4 + k]
            mesh.box(0.95, 0.95, 0.35, STONE, x, y, FLOOR)
            mesh.box(0.62, 0.62, tall, PALE, x, y, FLOOR + 0.35)
            if tall > 1.6:
                mesh.lathe([(0.4, 0), (0.44, 0.15), (0.4, 0.3)], STONE, 8, False, x=x, y=y, z=FLOOR + 0.35 + tall * 0.6)
    for side in (-1, 1):
        mesh.box(0.7, 8.6, 0.55, DARK, side * 7.2, -5.6, FLOOR)
        mesh.box(0.8, 8.8, 0.12, BRICK, side * 7.2, -5.6, FLOOR + 0.55)


def green(scene):
    """Beds of flowers, clipped lawn, mahua and mango trees."""
    flower_beds(scene, (-19, -10.5), (-11, -9.8), 15, seed=3)
    flower_beds(scene, (9.8, 19), (-10.4, -9), 18, seed=5)
    tree_line(scene, 58, 40, 320, 90, 9, 'leaf')
    mango = [broadleaf(44 + i, 11, ('leaf-dark', 'leaf')[i % 2], spread=1.25, cards=420) for i in range(2)]
    for k, (x, y, s) in enumerate(
        ((-24, 20, 0.9), (-31, 30, 1.1), (19, 22, 0.9), (28, 30, 1.1), (-15, 42, 1.0), (38, 16, 0.9))
    ):
        scene.put(mango[k % 2], x, y, 0, 60 * k, s)
    ruin = Mesh()
    chance = random.Random(6)
    for x0, y0 in ((14, 2), (17, 9), (-19, 4)):
        for a, b, c, d in ((0, 0, 5, 0.7), (2.2, 3, 0.7, 6), (-2.2, 2, 0.7, 4.5), (0.5, 5.6, 4.6, 0.7)):
            ruin.box(c, d, chance.uniform(0.4, 0.9), (DARK, BRICK)[int(a) % 2], x0 + a, y0 + b, -0.05)
    scene.put(ruin)


def folk(scene):
    """A class sits on the grass round its teacher, who points up; a guide, a family, an old man with a stick."""
    mesh = Mesh()
    for k in range(10):
        a = math.radians(196 + 17 * k)
        x, y = -7.4 + 2.5 * math.cos(a), -18.2 + 1.9 * math.sin(a)
        person(
            mesh,
            ('knit', 'play')[k % 3 == 0],
            ('salwar', 'shirt')[k % 2],
            ('#7fa6cf', 'ivory')[k % 2],
            ('ivory', '#4a5c86')[k % 2],
            x,
            y,
            0,
            math.degrees(math.atan2(x + 7.4, -(y + 18.2))) + 180,
            0.72,
        )
    person(mesh, 'wave', 'saree', 'magenta', 'turmeric', -7.4, -17.6, 0, 30, 1.0)
    with mesh.at(3.6, -14.6, 0, 165):
        person(mesh, 'photograph', 'shirt', '#86a3b6', '#4b4640')
        camera(mesh)
    with_child(mesh, 'saree', 'emerald', 'crimson', 5.2, -15.4, 0, 175, 1.0)
    little_one(mesh, 'run', 'turmeric', 1.4, -16.4, 0, 120, 1.0)
    person(mesh, 'walk', 'dhoti', 'ivory', 'ivory', 8.6, -14.4, 0, 80, 1.0, head='turban', hat='saffron', elder=True)
    person(mesh, 'salute', 'kurta', 'ivory', 'ivory', -0.8, -2.4, FLOOR, 180, 1.0)
    person(mesh, 'hold', 'saree', 'scarlet', 'turmeric', 0.9, -2.8, FLOOR, 190, 1.0)
    crowd(mesh, 4, lambda r: (r.uniform(-4, 4), r.uniform(-9.5, -6)), lambda x, y: FLOOR, 5)
    flock_in(mesh, 8, (-26, -8), (10, 40), (14, 20), 0.7)
    scene.put(mesh)
