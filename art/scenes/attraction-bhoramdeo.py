"""Bhoramdeo late in the day: a tower of stone clad in small towers, its hall with three porches, mirrored in the
tank below the Maikal hills; women wash brass on the steps, a man gathers lotus from a dugout."""
import math

from kit.architecture.dravidian import carved_pillar
from kit.architecture.nagara import shikhara, stepped_roof
from kit.life.birds import flock_in
from kit.life.boats import canoe
from kit.life.flags import pennant
from kit.life.people import crowd
from kit.life.water_birds import egret
from kit.life.work import bowl, little_one, person
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft, lily_patch
from kit.nature.terrain import ground_sheet, hill_layers, water_sheet
from kit.nature.trees import broadleaf
from kit.noise import fractal, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'gold',
    'alt': 'The carved stone tower of Bhoramdeo mirrored in its lake below forested hills, women washing brass on the steps, lotus pads on the water.',
}
STONE, PALE, DEEP = 'granite', 'granite-pale', 'granite-dark'
BANK = 9.0


def ground(xs, ys):
    """The far bank, a little higher than the water, and the rise to the wood."""
    edge = BANK + 1.4 * fractal(xs * 0.05, ys * 0.0, 3)
    return (
        -1.4
        + 2.3 * smoothstep(-0.5, 3.5, ys - edge)
        + 3.5 * smoothstep(40, 90, ys)
        + 0.15 * fractal(xs * 0.2, ys * 0.2, 3)
    )


def build(scene):
    scene.material(STONE, colour='#a8886a', second='#88694f', courses=(1.1, 0.42, 0.3), stain=0.5)
    scene.material(PALE, colour='#bd9c7b', second='#9c7d60', courses=None, stain=0.4)
    scene.material(DEEP, colour='#5e4c3e', second='#463830', courses=None)
    scene.material('pool', colour='#22403f', ripple=0.006)
    scene.camera((-5.5, -23.5, 3.2), (0.4, 20, 6.0), lens=33, lift=0.0)
    scene.light(
        sun=-112,
        elevation=18,
        haze={'density': 0.0022, 'height': 40, 'start': 45, 'base': 0.12},
        clouds={'seed': 19.3, 'amount': 0.8},
    )
    scene.put(
        hill_layers(((330, 62, 240, 0, 3.4), (620, 120, 420, 0, 7.7), (1000, 190, 640, 0, 1.2)), width=1700),
        layer='far',
    )
    scene.put(ground_sheet(ground, (-130, 135), (4, 150), 'meadow', 260, 240))
    scene.put(water_sheet('pool', 0.0, 120, -40))
    steps = Mesh()
    ghat(steps)
    scene.put(steps)
    temple = Mesh()
    with temple.at(3.0, 23.0, 1.0):
        shrine(temple)
    scene.put(temple)
    green(scene)
    scene.layer = 'life'
    folk(scene)


def ghat(mesh):
    """Steps of stone down to the water before the temple, walls at both ends, a shrine of Ganesha on one."""
    for k in range(9):
        mesh.box(21, 0.5, 0.24, PALE if k % 2 else STONE, 2.5, BANK - 2.2 + 0.46 * k, -0.66 + 0.2 * k)
        mesh.box(21, 0.5, 1.4, STONE, 2.5, BANK - 2.2 + 0.46 * k, -1.9 + 0.2 * k)
    for x in (-8.6, 13.6):
        mesh.box(1.4, 4.8, 1.9, STONE, x, BANK - 0.4, -0.8)
        mesh.box(1.6, 5.0, 0.2, PALE, x, BANK - 0.4, 1.1)
    with mesh.at(13.6, BANK - 1.4, 1.3):
        mesh.box(1.1, 0.6, 1.5, PALE, 0, 0.2)
        mesh.ball((0.34, 0.26, 0.34), DEEP, 0, -0.2, 0.5, 12)
        mesh.ball((0.24, 0.2, 0.24), DEEP, 0, -0.25, 0.98, 12)
        mesh.tube([(0, -0.42, 0.96), (0.03, -0.52, 0.7), (0.14, -0.5, 0.52)], [0.1, 0.08, 0.05], DEEP, 8)
        for side in (-1, 1):
            mesh.ball((0.16, 0.05, 0.17), DEEP, side * 0.3, -0.2, 1.0, 8)


def bands(mesh, wide):
    """Three bands of figures round the wall, each figure in its frame; one side at y = 0 that faces -y."""
    for row, z in enumerate((1.5, 2.75, 4.0)):
        count = int(wide / 0.62)
        for k in range(count):
            x = -wide / 2 + wide * (k + 0.5) / count
            lean = 0.07 * math.sin(k * 2.3 + row)
            mesh.tube(
                [(x, -0.1, z + 0.06), (x + lean, -0.14, z + 0.44), (x - lean * 0.4, -0.1, z + 0.74)],
                [0.09, 0.12, 0.08],
                PALE,
                7,
            )
            mesh.ball((0.085, 0.08, 0.1), PALE, x - lean * 0.4, -0.11, z + 0.86, 7)
            mesh.box(0.07, 0.12, 1.02, STONE, x - wide / count / 2, -0.03, z)


def shrine(mesh):
    """Plinth, wall with its three bands, the tower of small towers on a plan of steps; hall and porches to the left."""
    for grow, low, high in ((1.6, 0, 0.45), (1.2, 0.45, 0.7), (1.35, 0.7, 1.05), (0.9, 1.05, 1.4)):
        for part, (w, d) in enumerate(((9.4, 9.4), (10.8, 6.4), (6.4, 10.8))):
            mesh.box(w + grow, d + grow, high - low, (STONE, PALE)[low in (0.45, 0.7)], 0, 0, low - 0.006 * part)
        mesh.box(10.6 + grow, 9.2 + grow, high - low, (STONE, PALE)[low in (0.45, 0.7)], -8.6, 0, low - 0.02)
    for part, (w, d) in enumerate(((9.4, 9.4), (10.5, 6.2), (11.2, 3.0), (6.2, 10.5), (3.0, 11.2))):
        low = -0.006 * part
        mesh.box(w, d, 4.0, STONE, 0, 0, 1.4 + low)
        mesh.box(w + 0.5, d + 0.5, 0.35, PALE, 0, 0, 5.3 + low)
        mesh.box(w + 0.1, d + 0.1, 0.4, STONE, 0, 0, 5.65 + low)
        mesh.box(w + 0.6, d + 0.6, 0.22, PALE, 0, 0, 6.0 + low)
    for turn in (0, 90):
        with mesh.at(0, 0, 0, turn):
            for x, y, wide in (
                (0, -5.6, 2.8),
                (-2.3, -5.25, 1.4),
                (2.3, -5.25, 1.4),
                (-3.9, -4.7, 1.5),
                (3.9, -4.7, 1.5),
            ):
                with mesh.at(x, y):
                    bands(mesh, wide)
    shikhara(mesh, 9.6, 11.4, STONE, z=6.1, ribs=12, tip=None, curve=0.62, spirelets=False, layers=15)
    for level, reach, wide, tall in ((0.0, 4.9, 3.4, 7.6), (0.0, 4.1, 2.2, 4.0), (2.8, 3.9, 2.5, 5.6)):
        for k in range(4):
            a = math.radians(90 * k - 90)
            shikhara(
                mesh,
                wide,
                tall,
                PALE if level else STONE,
                reach * math.cos(a),
                reach * math.sin(a),
                6.1 + level,
                8,
                None,
                0.6,
                False,
                10,
                24,
            )
    for level, reach, wide, tall in ((0.0, 6.1, 1.9, 3.3), (2.0, 5.1, 1.7, 3.0), (4.0, 4.1, 1.4, 2.6)):
        for k in range(4):
            a = math.radians(90 * k - 45)
            shikhara(
                mesh,
                wide,
                tall,
                PALE,
                reach * math.cos(a),
                reach * math.sin(a),
                6.1 + level,
                8,
                None,
                0.6,
                False,
                9,
                20,
            )
    for side in (-1, 1):
        for k in range(4):
            a = math.radians(90 * k - 90 + side * 24)
            shikhara(mesh, 1.5, 2.8, PALE, 5.5 * math.cos(a), 5.5 * math.sin(a), 6.1, 8, None, 0.6, False, 9, 20)
    pennant(mesh, 0.6, 0, 18.4, 2.6, 1.5, 'flag-saffron')
    with mesh.at(-8.6, 0, 1.4):
        mesh.box(8.4, 7.6, 4.6, STONE)
        mesh.box(9.2, 8.4, 0.3, PALE, 0, 0, 4.6)
        stepped_roof(mesh, 8.8, 8.0, 3.6, STONE, z=4.9, steps=7)
        for x, y, turn in ((0, -5.4, 0), (-6.0, 0, 270)):
            with mesh.at(x, y, 0, turn):
                mesh.box(4.4, 3.4, 0.4, PALE)
                mesh.box(1.6, 0.6, 2.8, 'shadow', 0, 1.5, 0.4)
                for side in (-1, 1):
                    carved_pillar(mesh, 0.5, 3.3, PALE, side * 1.7, -1.2, 0.4)
                    mesh.box(0.5, 2.6, 1.0, STONE, side * 1.9, 0.2, 0.4)
                mesh.box(5.0, 3.8, 0.3, STONE, 0, 0, 3.7)
                stepped_roof(mesh, 4.4, 3.4, 1.7, PALE, z=4.0, steps=4)
                for k in range(6):
                    mesh.box(2.6, 0.4, 1.4 - 0.23 * k, PALE, 0, -1.9 - 0.4 * k, -1.4)


def green(scene):
    """Sal and mahua to the hills' foot, reeds at the water, lotus pads."""
    wood = [broadleaf(40 + i, 12, ('leaf', 'leaf-dark', 'leaf')[i], spread=1.1, cards=320, card=0.42) for i in range(3)]
    scene.scatter(wood, 230, ((-125, 130), (48, 130)), ground, seed=4, sink=0.4, scale=(0.7, 1.1))
    for k, (x, y, s) in enumerate(
        ((-22, 24, 0.85), (-29, 18, 0.9), (-17, 38, 0.9), (22, 25, 0.85), (29, 19, 0.95), (17, 39, 0.9), (36, 30, 1.0))
    ):
        scene.put(wood[k % 3], x, y, height_at(ground, x, y) - 0.2, 60 * k, s)
    tall = [grass_tuft(5 + i, 60, 1.2, 0.4, leaf, 0.022) for i, leaf in enumerate(('reed', 'grass'))]
    scene.scatter(
        tall,
        520,
        lambda r: (r.uniform(-60, 62), r.uniform(8.5, 14)),
        ground,
        seed=6,
        sink=0.06,
        scale=(0.4, 0.9),
        keep=lambda x, y, z: -0.3 < z < 0.7 and not -9.6 < x < 14.6,
    )
    scene.scatter(
        [lily_patch(i, 16, 1.3, 3) for i in range(3)],
        46,
        ((-24, 26), (-18, 6)),
        seed=8,
        sink=-0.01,
        keep=lambda x, y, z: abs(x - 1) > 6 + 0.2 * (y + 18) and not -14 < x < -8,
    )


def folk(scene):
    """Women with brass on the steps, a priest with water, a man in a dugout among the pads, pilgrims at the porch."""
    mesh = Mesh()
    level = lambda k: -0.42 + 0.2 * k
    for x, k, turn, cloth in ((-3.4, 2, 10, 'scarlet'), (-2.0, 2, -20, 'turmeric'), (8.8, 2, 15, 'magenta')):
        y = BANK - 2.2 + 0.46 * k
        person(mesh, 'wash', 'saree', cloth, None, x, y, level(k), turn, 1.0)
        for i in range(3):
            mesh.lathe(
                [(0.1, 0), (0.16, 0.12), (0.1, 0.2), (0.12, 0.24)],
                'brass',
                12,
                x=x + 0.5 + 0.3 * i,
                y=y + 0.1,
                z=level(k),
            )
    with mesh.at(2.6, BANK + 0.4, level(6), 20):
        person(mesh, 'tray', 'dhoti', 'skin', 'ivory')
        bowl(mesh, 0, -0.38, 1.1, heap='marigold')
    little_one(mesh, 'run', 'azure', 5.6, BANK + 1.4, level(8), 60, 1.0)
    person(mesh, 'walk', 'saree', 'emerald', 'crimson', 6.6, BANK + 1.9, level(8), 70, 1.0)
    person(mesh, 'hold', 'kurta', 'ivory', 'ivory', -5.6, BANK + 1.8, level(8), 200, 1.0, elder=True)
    crowd(mesh, 7, lambda r: (r.uniform(-9, 12), r.uniform(13.4, 15)), lambda x, y: 0.9, seed=4)
    canoe(mesh, -9.0, 0.4, 0.05, 16, 5.4, 'turmeric')
    for x, y in ((15.6, 7.0), (18.4, 8.2)):
        egret(mesh, x, y, -0.1, 200, 1.0)
    flock_in(mesh, 10, (-24, -6), (30, 60), (14, 20), 0.8)
    scene.put(mesh)
