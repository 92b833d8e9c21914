"""The Gumbaz of Srirangapatna in the morning: Tipu Sultan's tomb under its cream dome, a veranda of black polished
columns all round, turrets on the corners, cypresses along the walk."""
import math

from kit.architecture.arches import arched_wall, four_sides
from kit.architecture.domes import ONION, dome, finial
from kit.life.birds import flock_in
from kit.life.people import crowd
from kit.life.work import camera, little_one, person
from kit.mesh import Mesh
from kit.nature.palms import coconut_palm
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf, bush, cypress
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'The cream onion dome of Tipu Sultan’s tomb at Srirangapatna above a veranda of black columns, cypresses along the walk in morning light.',
}
WALL, TRIM, BLACK = 'cream-wall', 'whitewash', '#222024'


def build(scene):
    scene.material(WALL, colour='#efdcae', second='#dcc48f')
    scene.material(TRIM, colour='#f8efdc', second='#e6d8bc')
    scene.material(BLACK, rough=0.22, specular=0.6)
    scene.camera((-12.5, -46, 2.8), (2.2, 4, 9.6), lens=34, lift=0.03)
    scene.light(
        sun=-112,
        elevation=21,
        haze={'density': 0.002, 'height': 14, 'start': 44, 'base': 0.1},
        clouds={'seed': 10.9, 'amount': 0.85},
    )
    scene.put(plain('lawn', z=-0.06))
    walk = Mesh()
    walk.box(5, 62, 0.06, 'paving', 0, -42, -0.05)
    for side in (-1, 1):
        walk.box(0.3, 62, 0.3, 'granite-pale', side * 2.7, -42, -0.05)
    scene.put(walk)
    tomb = Mesh()
    gumbaz(tomb)
    with tomb.at(-31, 12):
        mosque(tomb)
    scene.put(tomb)
    tree_line(scene, 60, 50, 360, 130, 11, 'leaf-dark', palms=40)
    rows = [cypress(3 + i, 7.6) for i in range(3)]
    for k in range(7):
        for side in (-1, 1):
            if side < 0 and k < 2:
                continue
            scene.put(rows[k % 3], side * 5.2, -38 + 4.3 * k, 0, 60 * k, 0.5 + 0.05 * (k % 3))
    palms = [coconut_palm(4 + i, 13, (1.8 * (-1) ** i, 0)) for i in range(2)]
    trees = [broadleaf(45 + i, 11, 'leaf', spread=1.3, cards=440) for i in range(2)]
    for k, (x, y) in enumerate(((-44, 26), (36, 22), (44, 30), (-22, 40), (27, 40))):
        scene.put(palms[k % 2], x, y, 0, 70 * k)
        scene.put(trees[k % 2], x + 5, y + 5, 0, 50 * k)
    scene.layer = 'front'
    beds = [bush(5 + i, 0.8, ('marigold', 'leaf', 'blossom-red')[i], cards=240) for i in range(3)]
    for k in range(18):
        scene.put(beds[k % 3], 3.4 + 0.2 * (k % 2), -36 + 1.5 * k, 0, 40 * k, 0.6)
    scene.layer = 'life'
    life = Mesh()
    for x, y, deed, dress, cloth, second, turn, more in (
        (-1.4, -24.6, 'walk', 'saree', 'magenta', 'turmeric', 176, {}),
        (-0.3, -24.2, 'walk', 'shirt', 'ivory', '#3f4650', 180, {}),
        (1.4, -18.4, 'walk', 'kurta', 'ivory', 'ivory', 4, {'head': 'cap'}),
        (-7.6, -25.6, 'wave', 'shirt', '#c9b48a', '#4b4640', 150, {}),
        (-8.8, -26.2, 'hold', 'salwar', 'emerald', 'ivory', 170, {}),
    ):
        person(life, deed, dress, cloth, second, x, y, 0, turn, 1.08, **more)
    little_one(life, 'run', 'azure', 0.9, -25.2, 0, 172, 1.08)
    with life.at(-6.2, -25.0, 0, 176, 1.08):
        person(life, 'photograph', 'salwar', 'turmeric', 'crimson')
        camera(life)
    crowd(life, 14, lambda r: (r.uniform(-9, 9), r.uniform(-13, -11)), None, 8)
    crowd(life, 5, lambda r: (r.uniform(-7, 7), r.uniform(-9.4, -8.6)), lambda x, y: 1.9, 4)
    flock_in(life, 9, (-24, -8), (6, 30), (17, 24), 0.8)
    scene.put(life)


def gumbaz(mesh):
    """The tomb, 20 m square on its platform: thirty-six columns of black stone, a parapet of arches with small turrets,
    a cube with a slender minar on each corner, the dome on its ring of leaves."""
    mesh.box(30, 30, 1.5, 'granite-pale')
    mesh.box(30.6, 30.6, 0.3, TRIM, z=1.5)
    for i in range(8):
        mesh.box(6, 0.5, 1.6 - 0.2 * i, 'granite-pale', 0, -15.5 - 0.44 * i)
    z = 1.8
    with mesh.at(z=z):
        mesh.box(13, 13, 5.4, WALL)
        for span in four_sides(mesh, 9.4, 9.4):
            for i in range(10):
                x = -9.2 + 18.4 * i / 9
                mesh.box(0.7, 0.7, 0.5, BLACK, x, 0)
                mesh.lathe([(0.3, 0.5), (0.3, 0.7), (0.23, 0.9), (0.2, 3.7), (0.32, 3.9), (0.32, 4.1)], BLACK, 12, x=x)
                if i < 9:
                    with mesh.at(x + 1.022, -0.12, 3.4):
                        arched_wall(mesh, 2.04, 1.5, WALL, 0.8, 0.2, 0.95, 0, 0.3, kind='cusped', open_back=True)
            mesh.box(span + 2.8, 1.6, 0.22, TRIM, 0, -0.5, 4.9)
            mesh.box(span + 0.6, 0.5, 1.4, WALL, 0, 0, 5.1)
            for i in range(12):
                mesh.box(0.9, 0.6, 0.8, 'recess', -8.8 + 1.6 * i, -0.02, 5.4)
            mesh.box(span + 0.8, 0.7, 0.2, TRIM, 0, 0, 6.5)
            for i in range(20):
                mesh.box(0.5, 0.4, 0.5, TRIM, -9.2 + 0.97 * i, 0, 6.7, 0.3)
            for k in (-1, 0, 1):
                with mesh.at(k * 4, 2.85, 0):
                    mesh.box(1.7, 0.2, 3.4, 'wood-dark' if k == 0 else 'shadow', 0, 0, 0)
        mesh.box(18.6, 18.6, 0.4, WALL, z=4.8)
        for x in (-9.4, 9.4):
            for y in (-9.4, 9.4):
                spire(mesh, x, y, 5.0, 1.0, 2.2)
        mesh.box(12.6, 12.6, 4.4, WALL, z=5.2)
        for span in four_sides(mesh, 6.3, 6.3):
            for k in range(5):
                with mesh.at(-4.8 + 2.4 * k, -0.06, 5.7):
                    arched_wall(mesh, 2.3, 2.8, WALL, 0.72, 1.3, 2.1, 0.3, 0.3, 'recess', 'cusped')
            mesh.box(span + 0.7, 0.7, 0.3, TRIM, 0, 0, 9.0)
            for i in range(13):
                mesh.box(0.6, 0.4, 0.8, TRIM, -6 + 1.0 * i, -0.02, 9.7, 0.4)
            mesh.box(span + 0.3, 0.4, 0.6, WALL, 0, 0, 9.2)
        for x in (-6.3, 6.3):
            for y in (-6.3, 6.3):
                spire(mesh, x, y, 5.2, 0.85, 6.2)
        mesh.lathe([(5.2, 9.4), (5.2, 10.6), (5.5, 10.8), (5.5, 11.3), (5.0, 11.5)], WALL, 48)
        for k in range(28):
            a = 2 * math.pi * k / 28
            mesh.lathe(
                [(0.45, 0), (0.42, 0.4), (0.02, 1.1)], TRIM, 8, x=5.12 * math.cos(a), y=5.12 * math.sin(a), z=11.1
            )
        dome(mesh, 5.35, TRIM, z=11.4, profile=ONION, stretch=0.9, tip=None, sides=64)
        finial(mesh, 0.85, 'gold-paint', z=11.4 + 5.35 * 0.9 * 1.8 - 0.3)


def spire(mesh, x, y, z, radius, tall):
    """A round turret with rings, a small bulb and a pot."""
    r = radius
    mesh.lathe(
        [(r, 0), (r * 0.9, 0.2), (r * 0.78, tall), (r * 1.2, tall + 0.3), (r * 1.2, tall + 0.6), (r * 0.8, tall + 0.7)],
        WALL,
        18,
        x=x,
        y=y,
        z=z,
    )
    for share in (0.35, 0.7):
        mesh.lathe([(r * 0.9, 0), (r * 1.05, 0.12), (r * 0.88, 0.26)], TRIM, 18, x=x, y=y, z=z + tall * share)
    mesh.lathe([(r * 0.7, 0), (r * 0.62, 0.9)], TRIM, 10, x=x, y=y, z=z + tall + 0.6)
    dome(mesh, r * 0.86, TRIM, x, y, z + tall + 1.5, ONION, 0.95, 'gold-paint', 20)


def mosque(mesh):
    """The Masjid-e-Aqsa to the left of the tomb: a low arcade between two minars."""
    mesh.box(13, 9, 0.8, 'granite-pale', 0, 4)
    for k in range(3):
        with mesh.at(-3.8 + 3.8 * k, 0.2, 0.8):
            arched_wall(mesh, 3.8, 4.6, WALL, 1.3, 2.1, 3.6, 0.1, 1.2, 'shadow', 'cusped')
    mesh.box(12.4, 8, 0.5, TRIM, 0, 4, 5.3)
    mesh.box(11.6, 7, 4.5, WALL, 0, 5, 0.8)
    for i in range(11):
        mesh.box(0.6, 0.4, 0.7, TRIM, -5.5 + 1.1 * i, 0.2, 5.8, 0.4)
    for x in (-6.2, 6.2):
        spire(mesh, x, 0.8, 0, 0.8, 8.0)
