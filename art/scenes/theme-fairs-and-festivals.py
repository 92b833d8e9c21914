"""A village mela at blue hour: the great wheel, tents, stalls, lamps."""
import math

from kit.architecture.village import stall
from kit.life.birds import kite
from kit.life.lamps import light_string
from kit.life.people import crowd
from kit.mesh import Mesh
from kit.stage.backdrops import far_plain, tree_line

PICTURE = {
    'hour': 'dusk',
    'palette': 'dusk-blue',
    'alt': 'A country fair at blue hour: a great lit wheel above striped tents, strings of bulbs and crowds at the sweet stalls.',
}


def build(scene):
    scene.camera((-2, -46, 4.6), (1, 20, 12), lens=35, focus=52, fstop=0.2)
    scene.light(
        sun=-84,
        elevation=10,
        energy=2.4,
        haze={'density': 0.003, 'height': 14, 'start': 40, 'base': 0.2},
        clouds={'seed': 19.0, 'amount': 0.9},
    )
    far_plain(scene, 'dust', 0)
    wheel = Mesh()
    with wheel.at(2, 24, 14.5, -16):
        great_wheel(wheel, 12.5)
    scene.put(wheel)
    fair = Mesh()
    for x, y, radius, cloths in (
        (-20, 20, 7.5, ('scarlet', 'ivory')),
        (23, 26, 8.5, ('azure', 'turmeric')),
        (-36, 34, 8, ('emerald', 'ivory')),
        (40, 40, 9, ('magenta', 'ivory')),
    ):
        tent(fair, x, y, radius, cloths)
    for i, (x, y) in enumerate(
        ((-8.6, -20), (-9.4, -13), (-10.2, -6), (-11, 1), (8.6, -19), (9.4, -12), (10.2, -5), (11, 2))
    ):
        stall(fair, x, y, 0, 68 if x < 0 else -68, ('scarlet', 'turmeric', 'azure', 'emerald')[i % 4], width=4.2)
    scene.put(fair)
    tree_line(scene, 90, 20, 320, 60, 9)
    scene.layer = 'life'
    folk = Mesh()
    crowd(folk, 110, lambda r: (r.uniform(-7.5, 7.5) * (1 + 0.02 * r.random()), r.uniform(-27, 16)), seed=5)
    for i in range(6):
        y = -22 + i * 7
        light_string(folk, (-9.5, y, 5.4), (9.5, y + 2, 5.4), 1.1, 26, 0.11)
        for x in (-9.5, 9.5):
            folk.tube([(x, y + (2 if x > 0 else 0), 0), (x, y + (2 if x > 0 else 0), 5.5)], 0.07, 'bamboo', 5)
    kite(folk, -15, 6, 24, 1.3, ('flag-red', 'flag-yellow'), 20)
    scene.put(folk)
    for x, y in ((-7, -18), (7, -16), (-8, -4), (8, -2), (0, 10), (-18, 14), (20, 20)):
        scene.lamp(x, y, 4, 240)


def great_wheel(mesh, radius):
    """A giant wheel with gondolas and bulbs, around its hub, facing -y."""
    for depth in (-1, 1):
        for size, thick in ((1, 0.16), (0.62, 0.1)):
            ring = [
                (radius * size * math.cos(a), depth, radius * size * math.sin(a))
                for a in [i * math.pi / 32 for i in range(65)]
            ]
            mesh.tube(ring, thick, 'crimson' if size == 1 else 'turmeric', 5)
        for i in range(16):
            angle = i * math.pi / 8
            mesh.tube([(0, depth, 0), (radius * math.cos(angle), depth, radius * math.sin(angle))], 0.09, 'ivory', 4)
            for share in (0.3, 0.45, 0.6, 0.75, 0.9):
                mesh.ball(
                    0.17,
                    'lamp',
                    radius * share * math.cos(angle),
                    depth * 1.05 - 0.1,
                    radius * share * math.sin(angle),
                    sides=6,
                )
        for side in (-1, 1):
            mesh.tube([(0, depth * 1.4, 0), (side * 5.5, depth * 2.6, -14.5)], 0.28, 'azure', 6)
    for i in range(64):
        angle = i * math.pi / 32
        mesh.ball(0.16, 'lamp', radius * 1.02 * math.cos(angle), -1.15, radius * 1.02 * math.sin(angle), sides=6)
    for i in range(12):
        angle = i * math.pi / 6 + 0.2
        with mesh.at(radius * math.cos(angle), 0, radius * math.sin(angle) - 1.2):
            mesh.lathe([(0.7, -0.7), (0.95, -0.4), (0.95, 0.1)], ('scarlet', 'emerald', 'turmeric', 'azure')[i % 4], 12)
            mesh.lathe([(1.1, 1.1), (0.1, 1.6)], ('ivory', 'saffron')[i % 2], 12)
            for side in (-1, 1):
                mesh.tube([(side * 0.8, 0, 0), (side * 0.8, 0, 1.2)], 0.04, 'iron', 4)


def tent(mesh, x, y, radius, cloths):
    """A striped round tent with a scalloped edge."""
    with mesh.at(x, y):
        for i in range(16):
            a, b = i * math.pi / 8, (i + 1) * math.pi / 8
            point = lambda angle, r, z: (r * math.cos(angle), r * math.sin(angle), z)
            cloth = cloths[i % 2]
            mesh.quad(point(a, radius, 0), point(b, radius, 0), point(b, radius, 3.4), point(a, radius, 3.4), cloth)
            mesh.quad(
                point(a, radius * 1.08, 3.3),
                point(b, radius * 1.08, 3.3),
                point(b, radius * 0.35, 6.4),
                point(a, radius * 0.35, 6.4),
                cloth,
            )
            mesh.add([point(a, radius * 0.35, 6.4), point(b, radius * 0.35, 6.4), (0, 0, 8.4)], [(0, 1, 2)], cloth)
            mesh.add(
                [point(a, radius * 1.08, 3.3), point(b, radius * 1.08, 3.3), point((a + b) / 2, radius * 1.08, 2.6)],
                [(0, 1, 2)],
                cloths[1 - i % 2],
            )
        mesh.tube([(0, 0, 8.2), (0, 0, 10.4)], 0.08, 'wood', 5)
        mesh.add([(0, 0, 10.3), (1.8, 0.1, 9.9), (0, 0, 9.4)], [(0, 1, 2)], 'flag-saffron')
