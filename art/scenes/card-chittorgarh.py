"""Chittorgarh's Tower of Victory: nine carved storeys on the plateau, fort wall and plain behind, last light."""
import math
import random

from kit.architecture.arches import arched_wall, four_sides
from kit.architecture.domes import ROUND, chhatri, dome
from kit.architecture.nagara import plain_temple
from kit.architecture.rajput import bastion, curtain_wall
from kit.life.birds import flock_in
from kit.life.people import crowd
from kit.life.work import Pose, camera, little_one, person
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import broadleaf
from kit.noise import fractal
from kit.scene import height_at
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'gold',
    'alt': 'Langurs on a fallen wall and a custard-apple seller below the nine carved storeys of the Vijay Stambha at Chittorgarh in golden light.',
}


def victory_tower(mesh):
    """The Vijay Stambha: nine storeys that narrow to the waist and widen again, balconies, a small dome; 37 m."""
    mesh.box(14, 14, 3, 'sand-stone-dark')
    mesh.box(14.6, 14.6, 0.4, 'sand-stone-pale', z=2.7)
    z = 3.1
    for i, (size, height) in enumerate(
        ((9.2, 4.2), (8.2, 3.6), (7.6, 3.6), (7.2, 3.4), (6.9, 3.4), (6.7, 3.3), (6.5, 3.2), (8.2, 3.6), (6.2, 3.4))
    ):
        mesh.box(size * 0.84, size * 0.84, height, 'sand-stone', z=z)
        mesh.box(size * 0.94, size * 0.6, height, 'sand-stone', z=z)
        mesh.box(size * 0.6, size * 0.94, height, 'sand-stone', z=z)
        for _ in four_sides(mesh, size * 0.47, size * 0.47):
            with mesh.at(0, -0.12, z + height * 0.24):
                arched_wall(
                    mesh,
                    size * 0.52,
                    height * 0.6,
                    'sand-stone-pale',
                    size * 0.13,
                    height * 0.3,
                    height * 0.5,
                    0,
                    0.5,
                    'shadow',
                    'cusped',
                )
                mesh.box(size * 0.6, 0.9, 0.25, 'sand-stone-pale', 0, -0.3, -0.3)
                mesh.box(size * 0.66, 1.3, 0.2, 'sand-stone-pale', 0, -0.3, height * 0.62)
        for level, out in ((0, 1.04), (0.14, 0.98), (0.9, 1.06), (0.97, 1.0)):
            mesh.box(size * out * 0.96, size * out * 0.96, height * 0.05, 'sand-stone-pale', z=z + height * level)
        z += height
    dome(mesh, 2.9, 'sand-stone-pale', z=z + 0.2, profile=ROUND, tip='sand-stone-pale', sides=32)


def build(scene):
    scene.camera((-6, -86, 2.5), (3.4, 0, 4.6), lens=33, lift=0.09, focus=12, fstop=1.3)
    scene.light(
        sun=-112,
        elevation=20,
        haze={'density': 0.0009, 'height': 22, 'base': 0.3, 'start': 60},
        clouds={'seed': 17.1, 'amount': 0.9, 'stretch': (0.4, 1)},
    )
    ground = lambda xs, ys: 0.5 * fractal(xs * 0.04, ys * 0.04, 4) - 46 * (1 / (1 + 2.7 ** (-(ys - 52 - 0.2 * xs) / 5)))
    scene.put(ground_sheet(ground, (-180, 200), (-110, 260), 'dry-hills', 260, 260))
    scene.put(plain('field-ripe', 6000, -46, 2500), layer='far')
    blue_hills(scene, 'dry-hills', near=700, count=3, height=60, base=-46, width=2400)
    stones = Mesh()
    with stones.at(5, 4, 0.2, 12):
        victory_tower(stones)
    plain_temple(stones, 11, 21, 'sand-stone', -24, 14, 0.2, turn=30, flag='flag-saffron')
    plain_temple(stones, 7, 13, 'sand-stone-dark', 30, 26, -0.2, turn=-20, flag=None)
    for x, y in ((-12, 30), (22, 12)):
        chhatri(stones, 1.9, 4.4, 'sand-stone-pale', x=x, y=y, z=0.4)
    wall = [(-120, 26), (-70, 36), (-34, 42), (0, 46), (34, 50), (74, 60), (130, 66)]
    for start, end in zip(wall, wall[1:]):
        curtain_wall(stones, start, end, 5.5, -1)
    for x, y in wall:
        bastion(stones, 4.4, 8, x, y, -1)
    stones.box(24, 30, 0.12, 'paving', 2, -14, 0.1)
    for i in range(5):
        stones.box(9, 0.8, 0.3 * (5 - i), 'sand-stone-dark', 3.4, -7 - i * 0.8, 0.1)
    scene.put(stones)
    neem = [broadleaf(i + 4, 9, 'leaf', spread=1.3, cards=340) for i in range(2)]
    for x, y, size in ((-36, 6, 1.2), (-14, 20, 0.8), (20, 24, 0.9), (38, 10, 1.2), (-50, 22, 1.2), (52, 30, 1.1)):
        scene.put(neem[int(size * 10) % 2], x, y, 0, x * 9, size)
    path = Mesh()
    for k in range(64):
        y = -84 + k * 0.92
        for j in range(3):
            x = -5.2 + 4.2 * math.sin((y + 84) * 0.028) + (j - 1) * 1.05 + 0.2 * math.sin(9.1 * k + j)
            with path.at(x, y, height_at(ground, x, y) - 0.06, 6 * math.sin(5.3 * k + 2 * j)):
                path.box(0.94, 0.8, 0.12, ('sand-stone-pale', 'sand-stone')[(k + j) % 2])
    scene.put(path)
    floor = lambda x, y: height_at(ground, x, y) - 0.02
    ruin = Mesh()
    draw_ruin(ruin, floor)
    scene.put(ruin)
    scene.layer = 'front'
    scene.scatter(
        [grass_tuft(5, 50, 0.6, leaf='grass-dry')],
        240,
        ((-26, 24), (-78, -40)),
        ground,
        seed=5,
        sink=0.05,
        keep=lambda x, y, z: abs(x + 3.5) > 3 and math.hypot(x, y + 73.6) > 2.6,
    )
    scene.layer = 'life'
    life = Mesh()
    crowd(life, 13, ((-9, 13), (-30, -10)), lambda x, y: 0.2, seed=12, turbans=0.6)
    visitors(life, floor)
    flock_in(life, 10, (-24, -6), (0, 20), (28, 38), 0.8)
    scene.put(life)


def spot(near, side):
    """(x, y) by metres before the camera and to its right."""
    return -6 + 0.1087 * near + 0.9941 * side, -86 + 0.9941 * near - 0.1087 * side


def draw_ruin(mesh, floor):
    """A stretch of fallen temple wall with a carved lintel and a broken pillar beside the path."""
    chance = random.Random(5)
    for k in range(9):
        x, y = spot(10.2 + 0.16 * k, -6.6 + 0.56 * k)
        for level in range(2 if k < 6 else 1):
            with mesh.at(x, y, floor(x, y) - 0.04 + 0.42 * level, 8 + chance.uniform(-6, 6)):
                mesh.box(0.6 if level else 0.58, 0.62, 0.42, ('sand-stone', 'sand-stone-dark')[(k + level) % 2])
    x, y = spot(9.4, -2.2)
    with mesh.at(x, y, floor(x, y), 24):
        mesh.lathe([(0.4, 0), (0.4, 0.2), (0.26, 0.26), (0.24, 0.52), (0.3, 0.58), (0.3, 0.66)], 'sand-stone-pale', 16)
    x, y = spot(8.4, -4.2)
    with mesh.at(x, y, floor(x, y) + 0.2, 70, tilt=90):
        mesh.lathe([(0.24, -0.7), (0.2, -0.6), (0.2, 0.5), (0.27, 0.6), (0.27, 0.7)], 'sand-stone-pale', 12, False)


def langur(mesh, x, y, z, turn, size=1.0):
    """A grey langur sitting, facing -y: black face in a pale ruff, hands on its knees, its long tail hanging behind."""
    coat, dark = '#b8ab98', '#2c2725'
    with mesh.at(x, y, z, turn, size):
        mesh.ball((0.17, 0.19, 0.2), coat, 0, 0.06, 0.18, 14)
        mesh.ball((0.14, 0.14, 0.22), coat, 0, 0.0, 0.4, 14)
        mesh.ball((0.14, 0.1, 0.13), '#d8ccb8', 0, -0.05, 0.64, 14)
        mesh.ball((0.085, 0.08, 0.1), dark, 0, -0.115, 0.63, 12)
        mesh.ball((0.05, 0.05, 0.04), '#453d39', 0, -0.175, 0.6, 9)
        for side in (-1, 1):
            mesh.ball((0.03, 0.015, 0.04), dark, 0.13 * side, -0.04, 0.66, 7)
            mesh.ball(0.014, '#8c5a2c', 0.035 * side, -0.185, 0.655, 6)
            mesh.tube(
                [(0.11 * side, 0.06, 0.16), (0.19 * side, -0.16, 0.32), (0.12 * side, -0.17, 0.03)],
                [0.09, 0.06, 0.04],
                coat,
                9,
            )
            mesh.tube(
                [(0.12 * side, -0.02, 0.5), (0.17 * side, -0.1, 0.34), (0.12 * side, -0.22, 0.3)],
                [0.055, 0.045, 0.035],
                coat,
                8,
            )
            mesh.ball((0.035, 0.06, 0.025), dark, 0.12 * side, -0.22, 0.025, 8)
            mesh.ball(0.034, dark, 0.12 * side, -0.24, 0.3, 7)
        mesh.tube(
            [(0, 0.22, 0.1), (0.06, 0.36, 0.06), (0.1, 0.42, -0.2), (0.02, 0.4, -0.62)],
            [0.035, 0.032, 0.03, 0.04],
            coat,
            8,
        )


def visitors(mesh, floor):
    """A boy holds a fruit out to the langurs on the wall beside his grandmother, a woman sells custard apples to a
    couple, a guide shows two the storeys."""
    for near, side, up, turn, size in (
        (10.4, -5.9, 0.8, 30, 1.0),
        (10.7, -4.6, 0.8, 64, 1.06),
        (10.9, -4.1, 0.8, -20, 0.6),
        (11.3, -2.7, 0.38, 56, 0.95),
    ):
        x, y = spot(near, side)
        langur(mesh, x, y, floor(x, y) + up, turn, size)
    x, y = spot(12.1, -1.75)
    with mesh.at(x, y, floor(x, y), -76):
        little_one(mesh, 'feed', '#86a3b6', scale=1.04)
        mesh.ball(0.05, '#9db07a', 0.14, -0.42, 0.74, 8)
    x, y = spot(12.4, -0.8)
    person(mesh, 'hold', 'skirt', '#b5502f', '#7d2f3a', x, y, floor(x, y), -64, 1.0, 'veil', elder=True, look=-10)
    x, y = spot(13.0, 4.7)
    with mesh.at(x, y, floor(x, y), -38, 1.04):
        person(mesh, 'sell', 'skirt', '#cf8a2f', '#2f6f62', head='veil')
        mesh.lathe([(1.9, -0.3), (1.8, 0.02), (0.02, 0.03)], 'dust', 30, y=-0.4)
        mesh.box(2.0, 1.1, 0.04, '#8c4a52', 0.1, -0.9, 0.03)
        for bx, by, size in ((-0.5, -0.8, 0.34), (0.25, -1.0, 0.38), (0.8, -0.7, 0.28)):
            mesh.lathe(
                [(0.7 * size, 0), (size, 0.18), (1.04 * size, 0.2), (0.92 * size, 0.18)], 'weave', 20, x=bx, y=by
            )
            for k in range(14):
                r = 0.78 * size * math.sqrt(k / 14)
                mesh.ball(0.075, '#9db07a', bx + r * math.cos(k * 2.4), by + r * math.sin(k * 2.4), 0.26 - 0.2 * r, 8)
    x, y = spot(12.5, 2.85)
    with mesh.at(x, y, floor(x, y), 72, 1.04):
        person(mesh, 'feed', 'salwar', '#d9a79b', '#efe4d2', head='scarf', hat='#7d93a8', look=4)
        mesh.ball(0.07, '#9db07a', 0.2, -0.54, 1.1, 9)
    x, y = spot(13.7, 2.9)
    person(mesh, 'hold', 'shirt', '#efe4d2', '#6d6a66', x, y, floor(x, y), 52, 1.06, pack='#5f7a5a')
    x, y = spot(19.5, 0.1)
    pointing = Pose(((0.34, -0.36, 1.7), (-0.25, -0.06, 0.82)), bend=-2)
    person(mesh, pointing, 'kurta', '#efe4d2', 'ivory', x, y, floor(x, y), 196, 1.05, 'turban', hat='crimson')
    for near, side, turn, deed, dress, cloth in (
        (18.8, -1.5, 172, 'photograph', 'jacket', '#7d93a8'),
        (19.8, -2.3, 166, 'hold', 'saree', '#3f7f6a'),
    ):
        x, y = spot(near, side)
        with mesh.at(x, y, floor(x, y), turn, 1.04):
            person(mesh, deed, dress, cloth)
            if deed == 'photograph':
                camera(mesh)
