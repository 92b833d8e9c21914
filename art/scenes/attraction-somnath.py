"""Somnath above the Arabian Sea towards sunset: the sandstone temple in Gujarat's style, its great flag, waves on the
sea wall; pilgrims on the promenade buy coconuts and flowers."""
import math

import numpy as np

from kit.architecture.arches import arcade, four_sides
from kit.architecture.nagara import shikhara, stepped_roof
from kit.life.birds import flock_in
from kit.life.flags import pennant
from kit.life.people import crowd
from kit.life.work import person, tray
from kit.mesh import Mesh
from kit.nature.ground_cover import rock
from kit.nature.palms import fan_palm
from kit.nature.terrain import ground_sheet, water_sheet
from kit.noise import fractal, smoothstep

PICTURE = {
    'hour': 'gold',
    'alt': 'The honey-coloured spire of Somnath with its great flag stands over the surf of the Arabian Sea in evening light, pilgrims on the shore.',
}
STONE, PALE = 'sand-stone', 'sand-stone-pale'


def ground(xs, ys):
    shore = xs + 13 - 0.12 * ys + 1.6 * np.sin(ys * 0.12)
    return np.clip(shore * 0.16, -2.6, 1.2) + 0.3 * fractal(xs * 0.15, ys * 0.15, 3) * smoothstep(0, 6, shore)


def build(scene):
    scene.material(STONE, colour='#dba86b', second='#bd8a50')
    scene.material(PALE, colour='#ecc58c', second='#d3a56a')
    scene.material('sea', colour='#27687a', mirror=0.2)
    scene.camera((-15, -64, 3.6), (4, 12, 15.8), lens=31, lift=0.03)
    scene.light(
        sun=-106,
        elevation=17,
        haze={'density': 0.0018, 'height': 14, 'start': 60, 'base': 0.15},
        clouds={'seed': 31.8, 'amount': 0.8},
    )
    scene.put(water_sheet('sea', 0, 4000, -90))
    scene.put(ground_sheet(ground, (-60, 160), (-74, 160), 'beach', 240, 240, near=(0, 0.5)))
    for k, (d, w) in enumerate(((0, 0.9), (3.8, 0.5), (8.5, 0.6), (15, 0.5))):
        foam = Mesh()
        ys = np.linspace(-72, 120, 200)
        edge = (
            -13
            + 0.12 * ys
            - 1.6 * np.sin(ys * 0.12)
            - d
            + 0.8 * np.sin(ys * 0.31 + k)
            + 0.5 * fractal(ys * 0.3, ys * 0 + k, 3)
        )
        foam.loft(
            [[(x - w * (1 + 0.6 * math.sin(y * 0.7)), y, 0.05), (x + w, y, 0.07)] for x, y in zip(edge, ys)],
            'foam',
            smooth=False,
        )
        scene.put(foam)
    temple = Mesh()
    temple.box(90, 66, 4.0, 'granite-pale', 38, 30, -0.8)
    temple.box(90.6, 66.6, 0.5, STONE, 38, 30, 3.0)
    for i in range(30):
        temple.box(0.3, 0.3, 1.0, STONE, -5.6 + 2.9 * i, -2.6, 3.4)
    temple.box(88, 0.3, 0.25, STONE, 38, -2.6, 4.3)
    with temple.at(10, 24, 3.3, 22):
        shrine(temple)
    for i in range(8):
        temple.box(0.9, 9, 3.1 - 0.38 * i, PALE, -7.4 - 0.85 * i, 16)
    scene.put(temple)
    palms = [fan_palm(3 + i, 9 + i) for i in range(3)]
    for k, (x, y) in enumerate(((44, -6), (50, -4), (57, -7), (62, 2), (40, 60), (-2, 62), (74, -3))):
        scene.put(palms[k % 3], x, y, 0.6 if y < 0 else 3, 50 * k, 1)
    stones = [rock(i, 1.2, 'rock') for i in range(4)]
    scene.scatter(
        stones,
        60,
        lambda r: (lambda y: (-11.5 + 0.12 * y + r.gauss(0, 1.4), y))(r.uniform(-30, 40)),
        ground,
        seed=5,
        sink=0.35,
        scale=(0.3, 1.2),
    )
    scene.layer = 'front'
    for k, (x, y, s) in enumerate(((-22.6, -50, 1.0), (-21.4, -48.4, 0.6), (-24, -47.6, 1.3))):
        scene.put(stones[k], x, y, 0.1, 70 * k, s)
    scene.layer = 'life'
    life = Mesh()
    z = lambda x, y: float(ground(np.array([x]), np.array([y]))[0])
    for x, y, deed, dress, cloth, second, turn, more in (
        (-11.2, -48.4, 'pray', 'saree', 'scarlet', 'turmeric', 80, {'head': 'veil'}),
        (-10.0, -47.2, 'pray', 'dhoti', 'ivory', 'ivory', 86, {}),
        (-2.6, -46.2, 'walk', 'saree', 'emerald', 'magenta', 110, {}),
        (-1.4, -45.8, 'walk', 'kurta', '#cfae62', 'ivory', 110, {'head': 'turban', 'hat': 'scarlet'}),
    ):
        person(life, deed, dress, cloth, second, x, y, z(x, y), turn, 1.08, **more)
    with life.at(-6.6, -49.6, z(-6.6, -49.6), 100, 1.08):
        person(life, 'tray', 'saree', 'turmeric', 'crimson')
        tray(life, lamp=True)
    crowd(life, 12, lambda r: (r.uniform(-7, 20), r.uniform(-26, -6)), lambda x, y: z(x, y), 8)
    crowd(life, 6, lambda r: (r.uniform(-6, 16), r.uniform(-1, 3)), lambda x, y: 3.2, 11)
    flock_in(life, 9, (-34, -12), (0, 30), (16, 28), 1.1, 'white-bird')
    scene.put(life)


def shrine(mesh):
    """The temple along x, its spire at the back: mouldings, balconies, a two-storeyed hall under a stepped roof, the
    50 m spire with its clustered half-spires, ball and flag."""
    for z, more, stone in ((0, 3.4, STONE), (0.8, 2.6, PALE), (1.6, 1.8, STONE)):
        mesh.box(25 + more, 20 + more, 0.85, stone, 0, -14, z)
        mesh.box(19 + more, 19 + more, 0.85, stone, 0, 7, z)
    with mesh.at(0, -14, 2.4):
        mesh.box(21, 17, 10.4, STONE)
        for width in four_sides(mesh, 11.6, 9.4):
            arcade(mesh, width, 4.6, 5, PALE, 'shadow', 1.4, 'cusped', 0.62)
            mesh.box(width + 1.8, 2.4, 0.35, STONE, 0, -0.3, 4.6)
            with mesh.at(0, 0.7, 5.0):
                arcade(mesh, width - 2, 4.2, 5, PALE, 'shadow', 1.2, 'cusped', 0.6)
                mesh.box(width - 0.4, 2.2, 0.35, STONE, 0, -0.3, 4.2)
        stepped_roof(mesh, 21, 17, 8.4, PALE, z=9.6, steps=11, share=0.18)
        for sx in (-1, 1):
            for sy in (-1, 1):
                stepped_roof(mesh, 6, 5.4, 3.6, STONE, sx * 8.2, sy * 6.2, 9.6, 6)
        with mesh.at(0, -11.6):
            mesh.box(7.4, 5, 8.4, PALE)
            mesh.box(3.4, 0.5, 5.6, 'shadow', 0, -2.6)
            for x in (-2.8, 2.8):
                mesh.lathe([(0.5, 0), (0.4, 5.6), (0.7, 6.2)], STONE, 12, x=x, y=-2.9)
            stepped_roof(mesh, 8.4, 6, 4.2, STONE, z=8.4, steps=7)
    with mesh.at(0, 7, 2.4):
        for wide, deep in ((16.5, 16.5), (10, 19.6), (19.6, 10)):
            mesh.box(wide, deep, 11.5, STONE)
        for z in (2.4, 5.2, 8.2, 11.2):
            mesh.box(17.4, 17.4, 0.4, PALE, z=z)
            mesh.box(10.6, 20.4, 0.4, PALE, z=z)
            mesh.box(20.4, 10.6, 0.4, PALE, z=z)
        for turn in (0, 90, 270):
            with mesh.at(0, 0, 0, turn), mesh.at(0, -9.9):
                mesh.box(4.6, 0.6, 4.4, 'shadow', 0, 0.1, 5.6)
                for x in (-2.4, 0, 2.4):
                    mesh.box(0.5, 1.4, 4.4, PALE, x, -0.2, 5.6)
                mesh.box(6.4, 2.2, 0.5, PALE, 0, -0.2, 10.0)
        shikhara(mesh, 17.5, 29, STONE, z=11.4, ribs=12, tip='gold-paint', curve=0.6, spirelets=False, layers=26)
        for k in range(4):
            a = math.radians(90 * k - 90)
            for tier, (out, size) in enumerate(((9.0, 0.36), (7.3, 0.5), (5.4, 0.66))):
                shikhara(
                    mesh,
                    17.5 * size * 0.9,
                    29 * size,
                    PALE if tier % 2 == 0 else STONE,
                    out * math.cos(a),
                    out * math.sin(a),
                    11.4 + 0.8 * tier,
                    8,
                    None,
                    0.58,
                    False,
                    14,
                    32,
                )
            b = a + math.pi / 4
            for tier, (out, size) in enumerate(((10.2, 0.22), (8.4, 0.3))):
                shikhara(
                    mesh,
                    17.5 * size,
                    29 * size,
                    STONE,
                    out * math.cos(b),
                    out * math.sin(b),
                    11.4 + 1.5 * tier,
                    8,
                    None,
                    0.6,
                    False,
                    10,
                    24,
                )
        pennant(mesh, 0, 0, 45.4, 7.5, 5.2, 'flag-saffron', 170)
