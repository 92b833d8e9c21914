"""Lepakshi in the morning: the seven-hooded serpent of one granite block shades its black linga, unfinished pillars of
the wedding hall beside it, the cloister's edge behind; a priest pours milk, visitors walk round."""
import math

import numpy as np

from kit.architecture.dravidian import carved_pillar
from kit.life.birds import flock_in
from kit.life.flags import garland
from kit.life.people import crowd
from kit.life.work import camera, little_one, person
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import broadleaf
from kit.noise import fractal, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import blue_hills, tree_line

PICTURE = {
    'hour': 'gold',
    'palette': 'dawn-mist',
    'alt': 'A huge serpent of granite raises its seven hoods over a black linga at Lepakshi, carved pillars of the unfinished wedding hall beside it.',
}
STONE, PALE, DEEP = 'granite', 'granite-pale', 'granite-dark'


def ground(xs, ys):
    """The back of a whale of granite on which the temple stands."""
    hump = 2.2 * np.exp(-(((xs - 3) / 16) ** 2 + ((ys - 6) / 12) ** 2))
    return hump + 0.14 * fractal(xs * 0.1, ys * 0.1, 4) - 1.6 * smoothstep(30, 60, np.hypot(xs, ys))


def build(scene):
    scene.material(STONE, colour='#b39a80', second='#8c745e', courses=None, bump=0.08, stain=0.5)
    scene.material(PALE, colour='#c3aa8c', second='#a48b70', courses=None, stain=0.35)
    scene.material(DEEP, colour='#4b4442', second='#36302f', courses=None, rough=0.4)
    scene.material('rock', colour='#b0987f', second='#8f7862', scale=0.3, bump=0.12)
    scene.camera((-6.4, -13.6, 1.7), (1.6, 3, 3.7), lens=33, lift=0.02)
    scene.light(
        sun=-112,
        elevation=21,
        haze={'density': 0.003, 'height': 14, 'start': 34, 'base': 0.12},
        clouds={'seed': 27.4, 'amount': 0.7},
    )
    scene.put(plain('dust', z=-1.4))
    scene.put(ground_sheet(ground, (-70, 80), (-24, 90), 'rock', 260, 240, near=(20, 0.6)))
    snake = Mesh()
    with snake.at(0.4, 1.6, height_at(ground, 0.4, 1.6) - 0.15):
        serpent(snake)
    scene.put(snake)
    stones = Mesh()
    wedding_hall(stones)
    cloister(stones)
    scene.put(stones)
    tree_line(scene, 60, 40, 320, 110, 8, 'leaf', palms=16, z=-1)
    blue_hills(scene, 'dry-hills', near=520, count=2, height=34, base=-2, width=2200, seed=3.7)
    neem = [broadleaf(44 + i, 9, ('leaf', 'leaf-dark')[i], spread=1.25, cards=440) for i in range(2)]
    for k, (x, y) in enumerate(((-22, 26), (-28, 14), (30, 34), (36, 20))):
        scene.put(neem[k % 2], x, y, -0.6, 60 * k)
    scene.layer = 'front'
    scene.scatter(
        [grass_tuft(5, 50, 0.4, 0.3, 'grass-dry')],
        60,
        ((-12, 8), (-12.6, -8)),
        ground,
        seed=4,
        sink=0.05,
        scale=(0.4, 1.0),
    )
    scene.layer = 'life'
    life = Mesh()
    put = lambda x, y: height_at(ground, x, y)
    for x, y, deed, dress, cloth, second, turn, more in (
        (-2.9, 0.2, 'pray', 'dhoti', 'skin', 'ivory', 120, {}),
        (-5.2, -3.2, 'hold', 'saree', 'scarlet', 'turmeric', 130, {}),
        (-6.2, -2.8, 'hold', 'shirt', 'ivory', '#4b4640', 130, {}),
        (5.4, -2.4, 'walk', 'saree', 'emerald', 'magenta', -110, {}),
        (6.4, -2.0, 'walk', 'saree', 'turmeric', 'crimson', -104, {}),
    ):
        person(life, deed, dress, cloth, second, x, y, put(x, y), turn, 1.0, **more)
    little_one(life, 'reach', 'azure', -4.4, -3.6, put(-4.4, -3.6), 130, 1.0)
    with life.at(2.6, -4.6, put(2.6, -4.6), 160):
        person(life, 'photograph', 'salwar', 'teal', 'ivory')
        camera(life)
    crowd(life, 8, lambda r: (r.uniform(9, 20), r.uniform(4, 10)), lambda x, y: put(x, y), 4)
    flock_in(life, 9, (-20, -4), (10, 40), (11, 18), 0.8)
    scene.put(life)


def serpent(mesh):
    """The Nagalinga: three coils of a snake on a carved block, a linga upon them, seven hoods fanned behind it."""
    mesh.box(7.0, 5.4, 0.9, STONE, 0, 0.6, -0.6)
    mesh.box(6.2, 4.8, 0.4, PALE, 0, 0.6, 0.3)
    coils = []
    for turn in np.linspace(0, 2 * math.pi * 3.05, 190):
        r = 2.15 - 0.062 * turn
        coils.append((r * math.cos(turn - 1.0), 0.6 + r * 0.86 * math.sin(turn - 1.0), 1.05 + 0.085 * turn))
    mesh.tube(coils, np.linspace(0.46, 0.34, len(coils)), STONE, 18)
    for k in range(0, len(coils), 2):
        x, y, z = coils[k]
        mesh.ball((0.09, 0.09, 0.07), PALE, x * 1.19, 0.6 + (y - 0.6) * 1.19, z + 0.12, 6)
    mesh.lathe([(1.25, 2.35), (1.3, 2.55), (1.05, 2.65), (0.72, 2.7)], PALE, 40, y=0.6)
    mesh.lathe([(0.62, 2.7), (0.64, 3.7), (0.6, 4.0), (0.46, 4.3), (0.24, 4.48), (0.02, 4.54)], DEEP, 36, y=0.6)
    for z in (3.35, 3.5, 3.65):
        mesh.box(0.74, 0.1, 0.06, '#efe6d8', 0, -0.0, z)
    garland(mesh, (-0.66, 0.2, 3.3), (0.66, 0.2, 3.3), 0.5, 24, 0.11)
    fan(mesh)


FIRST, LAST, HEADS = 18, 162, 7


def reach(angles):
    """How far the fan goes out at an angle in degrees: seven scallops, the middle one highest."""
    part = (np.asarray(angles, float) - FIRST) / (LAST - FIRST) * HEADS
    middle = np.sin(math.pi * (np.asarray(angles, float) - FIRST) / (LAST - FIRST))
    return 3.0 + 0.7 * middle + 0.34 * np.abs(np.sin(math.pi * part)) ** 0.7


def fan(mesh):
    """The hoods: one broad hollow shell behind the linga, a ridge and a head for each of the seven snakes."""
    low = 2.1
    for back in (0.0, 0.5):
        angles, out = np.meshgrid(np.linspace(FIRST, LAST, 200), np.linspace(0.0, 1.0, 40))
        r = 0.35 + (reach(angles) - 0.35) * out
        part = (angles - FIRST) / (LAST - FIRST) * HEADS
        ridge = 0.2 * np.abs(np.sin(math.pi * part)) * out**0.6
        rad = np.radians(angles)
        xs, zs = r * np.cos(rad), low + r * np.sin(rad)
        ys = 2.3 - 1.5 * out**2.2 - ridge + back * (1 - 0.9 * out**8)
        mesh.grid(xs, ys, zs, STONE)
    for k in range(HEADS):
        angle = FIRST + (LAST - FIRST) * (k + 0.5) / HEADS
        rad = math.radians(angle)
        tip = float(reach(angle))
        for share in np.linspace(0.3, 0.9, 9):
            spread = 0.4 * (LAST - FIRST) / HEADS
            r = 0.35 + (tip - 0.35) * share
            line = []
            for s in np.linspace(-1, 1, 9):
                a = math.radians(angle + spread * s)
                rr = r * (1 - 0.035 * s * s)
                line.append(
                    (
                        rr * math.cos(a),
                        2.3 - 1.5 * share**2.2 - 0.2 * math.cos(s * 1.25) * share**0.6 - 0.02,
                        low + rr * math.sin(a),
                    )
                )
            mesh.tube(line, 0.03, PALE, 5)
        x, z = (tip - 0.08) * math.cos(rad), low + (tip - 0.08) * math.sin(rad)
        with mesh.at(x, 0.66, z, roll=90 - angle):
            mesh.loft(
                [
                    [(w * math.cos(t), y, 0.02 + h * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 17)]
                    for w, h, y in (
                        (0.3, 0.2, 0.5),
                        (0.4, 0.24, 0.1),
                        (0.38, 0.22, -0.2),
                        (0.24, 0.15, -0.55),
                        (0.1, 0.08, -0.72),
                        (0.01, 0.01, -0.76),
                    )
                ],
                STONE,
            )
            for side in (-1, 1):
                mesh.ball((0.08, 0.09, 0.07), DEEP, side * 0.22, -0.34, 0.16, 8)
            mesh.tube([(-0.16, -0.6, -0.03), (0, -0.74, -0.03), (0.16, -0.6, -0.03)], 0.025, DEEP, 5)


def pillar(mesh, x, y, z, tall, figure=True):
    """A tall carved pier of the hall, a figure in relief before it."""
    with mesh.at(x, y, z):
        mesh.box(1.5, 1.5, 0.5, STONE)
        mesh.box(1.1, 1.1, tall, PALE, z=0.4)
        for k in range(5):
            mesh.box(1.24, 1.24, 0.14, STONE, z=0.4 + tall * k / 4.3)
        if figure:
            mesh.box(0.9, 0.4, 0.3, STONE, 0, -0.7, 1.0)
            mesh.lathe(
                [(0.26, 0), (0.2, 0.5), (0.3, 0.7), (0.2, 1.1), (0.3, 1.5), (0.1, 1.62)], STONE, 14, x=0, y=-0.66, z=1.3
            )
            mesh.ball((0.17, 0.19, 0.22), STONE, 0, -0.7, 3.1, 10)
            mesh.lathe([(0.2, 0), (0.16, 0.25), (0.03, 0.55)], STONE, 12, x=0, y=-0.68, z=3.22)
            for side in (-1, 1):
                mesh.tube(
                    [(side * 0.28, -0.66, 2.75), (side * 0.46, -0.72, 2.35), (side * 0.3, -0.9, 2.1)], 0.08, STONE, 7
                )
        mesh.box(1.9, 0.7, 0.4, STONE, z=tall + 0.4)


def wedding_hall(mesh):
    """The Kalyana Mandapa, left unfinished: a ring of figured piers, some with a beam, open to the sky."""
    for k, (x, y) in enumerate(
        ((6.2, 4.0), (9.4, 3.2), (12.6, 4.4), (14.6, 7.4), (13.4, 11), (9.8, 12.4), (6.6, 11.2), (5.0, 7.6))
    ):
        pillar(mesh, x, y, height_at(ground, x, y) - 0.2, 5.4 if k != 4 else 3.6, True)
    for x0, y0, x1, y1 in ((9.4, 3.2, 12.6, 4.4), (12.6, 4.4, 14.6, 7.4), (9.8, 12.4, 6.6, 11.2)):
        turn = math.degrees(math.atan2(y1 - y0, x1 - x0))
        z = height_at(ground, x0, y0) + 5.95
        with mesh.at((x0 + x1) / 2, (y0 + y1) / 2, z, turn):
            mesh.box(math.hypot(x1 - x0, y1 - y0) + 1, 0.9, 0.7, PALE)


def cloister(mesh):
    """The temple court's gallery of many pillars on its terrace, with brick parapets and the low tower behind."""
    for row, y in enumerate((17, 20.5)):
        for i in range(17):
            carved_pillar(mesh, 0.62, 3.5, PALE, -27 + 2.7 * i, y, 0.9)
    mesh.box(48, 10, 1.4, STONE, -5, 20, -0.5)
    mesh.box(48, 0.4, 4, 'shadow', -5, 23.5, 0.9)
    mesh.box(49.4, 9.4, 0.7, STONE, -5, 19.4, 4.4)
    mesh.box(48.6, 1.0, 0.5, PALE, -5, 15.0, 5.0)
    for i in range(9):
        x = -26 + 5.4 * i
        mesh.box(2.6, 1.2, 1.0, PALE, x, 15.6, 5.3)
        mesh.lathe([(0.9, 0), (1.0, 0.4), (0.6, 0.9), (0.1, 1.2)], STONE, 12, x=x, y=15.6, z=6.3)
    with mesh.at(-11, 27, 5):
        z, side = 0.0, 8.0
        for tier in range(4):
            mesh.box(side, side, 1.5, PALE, z=z)
            mesh.box(side + 0.7, side + 0.7, 0.35, STONE, z=z + 1.4)
            for i in range(5):
                mesh.ball((side * 0.08, 0.4, 0.5), PALE, -side / 2 + side * (i + 0.5) / 5, -side / 2, z + 2.0, 8)
            z += 1.8
            side *= 0.78
        mesh.lathe([(1.6, 0), (2.0, 0.5), (1.7, 1.4), (0.7, 2.0), (0.2, 2.3), (0.03, 3.4)], STONE, 8, False, z=z)
