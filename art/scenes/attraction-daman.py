"""Daman at the turn of the tide: the Portuguese walls of Moti Daman with the lighthouse on its bastion over the river's
mouth, a white church gable and palms behind, painted fishing boats, crews that mend nets on the near quay."""
import math

import numpy as np

from kit.architecture.arches import arched_wall
from kit.architecture.colonial import goan_church, lighthouse
from kit.life.birds import flock_in
from kit.life.boats import fishing_boat
from kit.life.flags import pennant
from kit.life.people import crowd
from kit.life.work import little_one, person
from kit.mesh import Mesh
from kit.nature.ground_cover import rock
from kit.nature.palms import coconut_palm
from kit.nature.terrain import water_sheet
from kit.nature.trees import broadleaf
from kit.noise import fractal

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'The grey stone bastions of the Portuguese fort of Moti Daman with a lighthouse above the river mouth, painted fishing boats on the water and men mending nets.',
}
STONE, PALE, DEEP = 'laterite', 'granite-pale', 'granite-dark'


def build(scene):
    scene.material(STONE, colour='#8f7a66', second='#6b5a4b', courses=(0.9, 0.45, 0.3), stain=0.6)
    scene.material(PALE, colour='#b9a58a', second='#99866e', stain=0.5)
    scene.material('river', colour='#5b7a76', ripple=0.02, rough=0.05)
    scene.material('weave', colour='#7fa79b', second='#557e78')
    scene.material('step', colour='#a08f7a', second='#85755f')
    scene.camera((-11, -45, 4.5), (2.5, 40, 8.2), lens=37)
    scene.light(
        sun=-108,
        elevation=18,
        haze={'density': 0.0016, 'height': 24, 'start': 60, 'base': 0.15},
        clouds={'seed': 30.4, 'amount': 0.9},
    )
    scene.put(water_sheet('river', 0.0, 4000, -60))
    fort = Mesh()
    walls(fort)
    scene.put(fort)
    town(scene)
    quay = Mesh()
    quay.box(90, 40, 4.4, 'step', -6, -44, -3.0)
    quay.box(90, 0.8, 0.4, PALE, -6, -24.3, 1.4)
    for k in range(9):
        quay.lathe([(0.26, 0), (0.2, 0.3), (0.3, 0.5), (0.1, 0.62)], 'iron', 12, x=-30 + 6.4 * k, y=-24.4, z=1.8)
    scene.put(quay)
    scene.layer = 'life'
    fleet(scene)
    crews(scene)


def rampart(mesh, line, low, high, lean=0.22):
    """Sloping walls along a line of (x, y) that face -y, mitred at its corners: cordon, parapet, embrasures."""
    line = np.array(line, float)
    run = np.diff(line, axis=0)
    normals = np.stack([run[:, 1], -run[:, 0]], axis=1) / np.linalg.norm(run, axis=1)[:, None]
    feet = []
    for k, point in enumerate(line):
        before, after = normals[max(k - 1, 0)], normals[min(k, len(normals) - 1)]
        mean = before + after
        feet.append(point + mean * lean * (high - low) * 2 / float(mean @ mean))
    for (ax, ay), (bx, by), (fx, fy), (gx, gy) in zip(line, line[1:], feet, feet[1:]):
        mesh.quad((fx, fy, low), (gx, gy, low), (bx, by, high), (ax, ay, high), STONE)
        length = math.hypot(bx - ax, by - ay)
        half = length / 2
        with mesh.at((ax + bx) / 2, (ay + by) / 2, 0, math.degrees(math.atan2(by - ay, bx - ax))):
            mesh.tube([(-half, -0.06, high), (half, -0.06, high)], 0.26, PALE, 8)
            mesh.box(length, 1.6, 1.2, STONE, 0, 0.8, high)
            count = max(2, int(length / 4))
            for i in range(count):
                mesh.box(
                    length / count * 0.66, 1.5, 0.9, STONE, -half + length * (i + 0.5) / count, 0.8, high + 1.2, 0.94
                )


def walls(mesh):
    """The river front: two arrow-headed bastions, the curtain between them with the sea gate, rocks at the foot."""
    top = 9.0
    line = [(-70, 44), (-34, 42), (-27, 33), (-14, 30.5), (-6, 41), (22, 43), (29, 33), (44, 31), (50, 44), (90, 47)]
    rampart(mesh, line, -1.0, top)
    for k in (2, 3, 6, 7):
        x, y = line[k]
        mesh.lathe(
            [(1.0, -1.4), (1.25, 0.2), (1.25, 0.5), (1.05, 0.6), (1.05, 2.6), (1.3, 2.8), (0.9, 3.6), (0.1, 4.3)],
            PALE,
            16,
            x=x,
            y=y,
            z=top + 0.2,
        )
        for a in range(0, 360, 60):
            with mesh.at(x + 1.04 * math.sin(math.radians(a)), y - 1.04 * math.cos(math.radians(a)), top + 1.6, a):
                mesh.box(0.3, 0.1, 0.7, 'shadow')
    mesh.box(170, 60, top + 0.4, 'dust', 10, 75, 0)
    for fill in ([(-34, 42), (-27, 33.4), (-14, 31), (-6, 41)], [(22, 43), (29, 33.4), (44, 31.4), (50, 44)]):
        mesh.add([(x, y, top + 0.3) for x, y in fill], [(0, 1, 2, 3)], 'dust')
    with mesh.at(8, 40.2, -0.6):
        mesh.box(11, 3, 10.4, PALE, 0, 2.6)
        arched_wall(mesh, 11, 10.4, PALE, 2.0, 3.2, 5.4, 0, 1.2, 'shadow', 'round')
        for x in (-4.4, -3.1, 3.1, 4.4):
            mesh.lathe([(0.5, 0), (0.36, 0.5), (0.32, 6.0), (0.5, 6.5)], PALE, 14, x=x, y=-0.1)
        mesh.box(11.8, 1.2, 0.7, STONE, 0, 0, 6.7)
        mesh.box(2.2, 0.4, 1.9, 'whitewash', 0, -0.2, 7.7)
        mesh.add([(-5.6, -0.3, 10.4), (5.6, -0.3, 10.4), (0, -0.3, 13.0)], [(0, 1, 2)], PALE)
        mesh.add([(-5.6, 1.2, 10.4), (5.6, 1.2, 10.4), (0, 1.2, 13.0)], [(0, 1, 2)], PALE)
        for side in (-1, 1):
            mesh.quad((side * 5.6, -0.3, 10.4), (side * 5.6, 1.2, 10.4), (0, 1.2, 13.0), (0, -0.3, 13.0), STONE)
        mesh.box(5, 9, 1.9, 'step', 0, -4.0, -0.6)
    with mesh.at(0, 0, 0):
        pennant(mesh, 8, 41, 12.2, 6.5, 2.2, 'flag-saffron')


def town(scene):
    """The lighthouse on the right bastion, the gable of Bom Jesus, tiled roofs, palms and rain trees within."""
    mesh = Mesh()
    with mesh.at(37, 37.5, 9.2):
        lighthouse(mesh, 17, 1.9, stripes=('whitewash', 'scarlet'))
    with mesh.at(-12, 62, 9.2, 6):
        goan_church(mesh, 12, 11.5, towers=False, steps=False)
    for x, y, wide, paint, turn in (
        (8, 64, 16, 'yellow-wall', -4),
        (-36, 60, 15, 'cream-wall', 8),
        (28, 66, 14, 'pink-wall', 3),
        (56, 62, 16, 'whitewash', -6),
    ):
        with mesh.at(x, y, 9.2, turn):
            mesh.box(wide, 8, 5, paint)
            for i in range(5):
                mesh.box(1.0, 0.2, 1.9, 'shutter-green', -wide / 2 + wide * (i + 0.5) / 5, -4.05, 2.0)
            w, d = wide / 2 + 0.7, 4.8
            for s in (-1, 1):
                mesh.quad((-w, s * d, 4.9), (w, s * d, 4.9), (w - 3, 0, 7.8), (-w + 3, 0, 7.8), 'tiles')
                mesh.add([(s * w, -d, 4.9), (s * w, d, 4.9), (s * (w - 3), 0, 7.8)], [(0, 1, 2)], 'tiles')
    scene.put(mesh)
    palms = [coconut_palm(3 + i, 11 + 2 * i, (2 - 2 * i, 1)) for i in range(3)]
    for k, (x, y) in enumerate(
        (
            (-24, 52),
            (-20, 56),
            (-44, 54),
            (-52, 58),
            (0, 58),
            (18, 56),
            (44, 54),
            (49, 58),
            (62, 54),
            (-62, 56),
            (22, 60),
            (72, 58),
            (-3, 70),
        )
    ):
        scene.put(palms[k % 3], x, y, 9.0, 70 * k, 0.95)
    trees = [broadleaf(44 + i, 9, ('leaf', 'leaf-dark')[i], spread=1.3, cards=420) for i in range(2)]
    for k in range(15):
        scene.put(trees[k % 2], -76 + 11 * k, 74 + 3 * math.sin(k * 2), 8.6, 50 * k, 1.0)
    stones = [rock(i, 1.1, 'basalt') for i in range(4)]
    scene.scatter(
        stones,
        220,
        lambda r: (r.uniform(-70, 90), 30 + abs(r.gauss(0, 5)) - 3),
        lambda xs, ys: -0.2 + 0 * xs,
        seed=4,
        sink=0.25,
        scale=(0.3, 1.1),
    )


def fleet(scene):
    """Trawlers of wood with high prows at anchor and one that comes in, small boats at the quay."""
    mesh = Mesh()
    for x, y, turn, paint, trim, size in (
        (-17, 8, 14, 'azure', 'turmeric', 1.5),
        (7, 3, -10, 'scarlet', 'ivory', 1.6),
        (25, 13, 170, 'emerald', 'turmeric', 1.5),
        (-34, 19, 8, 'turmeric', 'crimson', 1.4),
        (-2, 20, 186, 'teal', 'ivory', 1.3),
        (17, -16, 30, 'azure', 'ivory', 1.0),
    ):
        with mesh.at(x, y, 0.1, turn, size):
            fishing_boat(mesh, 0, 0, 0, 0, paint, trim, 8)
            if size > 1.2:
                mesh.box(1.7, 1.3, 1.5, 'ivory', -2.0, 0, 0.7)
                mesh.box(2.0, 1.6, 0.14, trim, -2.0, 0, 2.2)
                mesh.box(1.3, 1.36, 0.5, 'glass', -2.0, 0, 1.45)
                mesh.tube([(0.6, 0, 0.5), (0.6, 0, 4.6)], 0.05, 'wood', 6)
                mesh.tube([(0.6, 0, 4.5), (3.6, 0, 1.4)], 0.02, 'rope', 4)
                mesh.tube([(0.6, 0, 4.5), (-3.2, 0, 1.2)], 0.02, 'rope', 4)
                pennant(mesh, 0.6, 0, 3.8, 1.4, 0.8, ('flag-saffron', 'flag-green', 'flag-red')[int(abs(x)) % 3])
                person(mesh, 'walk', 'shirt', 'ivory', '#4b4640', 1.6, 0, 0.7, 90, 0.7)
    flock_in(mesh, 14, (-30, 30), (0, 30), (7, 19), 0.9, 'white-bird')
    scene.put(mesh)


def crews(scene):
    """On the quay: three who mend a net, women with baskets of fish, a boy who looks out."""
    mesh = Mesh()
    z = 1.4
    angles, out = np.meshgrid(np.linspace(0, 2 * math.pi, 120), np.linspace(0.01, 1, 24))
    reach = out * (1 + 0.22 * fractal(np.cos(angles) * 1.3, np.sin(angles) * 1.3, 4))
    xs, ys = -13.6 + 2.2 * reach * np.cos(angles), -27.5 + 0.95 * reach * np.sin(angles)
    folds = 0.03 + 0.24 * np.abs(fractal(xs * 1.1, ys * 2.4, 5)) * (1 - out**3)
    mesh.grid(xs, ys, z + folds, 'weave')
    for k in range(40):
        a = k * 2.4
        mesh.ball(0.06, 'turmeric', -13.6 + 2.1 * math.cos(a), -27.5 + 0.9 * math.sin(a), z + 0.08, 6)
    for x, y, deed, dress, cloth, second, turn, more in (
        (-15.8, -27.6, 'serve', 'shirt', 'turmeric', '#4b4640', 80, {}),
        (-13.4, -26.2, 'serve', 'lungi', 'skin', 'azure', 6, {}),
        (-11.4, -27.6, 'serve', 'shirt', '#86a3b6', 'maroon', -84, {'elder': True}),
        (-4.6, -26.4, 'sell', 'saree', 'magenta', 'turmeric', 20, {}),
        (-2.5, -26.9, 'hold', 'saree', 'emerald', 'crimson', 70, {}),
        (-0.2, -26.2, 'sell', 'saree', 'scarlet', 'turmeric', -10, {}),
    ):
        person(mesh, deed, dress, cloth, second, x, y, z, turn, 1.0, **more)
    for x, y in ((-5.2, -27.2), (-4.0, -27.3), (-0.6, -27.1), (0.5, -27.0)):
        mesh.lathe([(0.28, 0), (0.4, 0.26), (0.36, 0.26)], 'bamboo', 16, x=x, y=y, z=z)
        mesh.ball((0.33, 0.33, 0.12), '#b9c2c4', x, y, z + 0.26, 10)
    little_one(mesh, 'wave', 'azure', -7.4, -25.2, z, 180, 1.0)
    scene.put(mesh)
