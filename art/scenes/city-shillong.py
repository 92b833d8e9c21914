"""Shillong: Ward's Lake with its arched wooden bridge, pines, tin-roofed cottages and the blue cathedral; on the near
walk a Khasi woman sells oranges, a girl feeds geese, two friends sit on a bench below a cherry in flower."""
import numpy as np

from kit.architecture.arches import arched_wall
from kit.architecture.himalayan import gable_roof
from kit.architecture.village import chalet
from kit.life.birds import flock_in
from kit.life.boats import rowing_boat
from kit.life.figure import SKINS, draw_arm, draw_feet, draw_head
from kit.life.people import POSES, man, woman
from kit.life.work import little_one, person, with_child
from kit.mesh import Mesh
from kit.nature.ground_cover import flower_tuft, grass_tuft, lily_patch
from kit.nature.terrain import ground_sheet, water_sheet
from kit.nature.trees import broadleaf, bush, conifer
from kit.noise import fractal, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'noon',
    'palette': 'gold-blue',
    'alt': "A Khasi woman sells oranges and a girl feeds geese by the arched white bridge on Ward's Lake in Shillong, the blue cathedral beyond.",
}


def ground(xs, ys):
    lake = np.abs(ys - 4 - 3 * np.sin(xs * 0.06)) - 15 + 0.0016 * xs**2
    inland = np.where(ys > 4, lake, lake)
    return (
        np.clip(inland * 0.18, -1.8, 1.2)
        + 20 * smoothstep(8, 80, inland) * smoothstep(0, 20, ys) * (0.8 + 0.3 * fractal(xs * 0.014, ys * 0.014, 4))
        + 0.15 * fractal(xs * 0.1, ys * 0.1, 3)
    )


def cathedral(mesh):
    """The blue cathedral of Mary Help of Christians: a tall front with a great pointed arch, a rose window, white
    trim, two slim flanking turrets."""
    mesh.box(13, 30, 12, 'blue-wall', 0, 16)
    with mesh.at(0, 16, 12, 90):
        gable_roof(mesh, 30, 13, 6, 'slate')
    mesh.box(15, 3, 14, 'blue-wall')
    for y in (-1.5, 1.5):
        mesh.add([(-7.5, y, 14), (7.5, y, 14), (0, y, 21)], [(0, 1, 2)], 'blue-wall')
    mesh.loft([[(x, y, z) for y in (-1.5, 1.5)] for x, z in ((-7.5, 14), (0, 21), (7.5, 14))], 'whitewash', False)
    mesh.tube([(-7.6, -1.6, 13.9), (0, -1.6, 21.1), (7.6, -1.6, 13.9)], 0.34, 'whitewash', 6, False)
    with mesh.at(0, -1.6):
        arched_wall(mesh, 6.6, 13.4, 'whitewash', 2.4, 8, 12, 0, 0.8, 'blue-wall', 'pointed')
        with mesh.at(0, -0.12):
            arched_wall(mesh, 3.8, 5.4, 'whitewash', 1.2, 2.8, 4.4, 0, 0.06, 'wood-dark', 'pointed')
        with mesh.at(0, 0.05, 8.4, tilt=90):
            mesh.lathe([(1.3, 0), (1.3, 0.2)], 'whitewash', 24)
            mesh.lathe([(1.0, 0.2), (1.0, 0.24)], 'glass', 24)
            for k in range(4):
                with mesh.at(turn=45 * k):
                    mesh.box(2.2, 0.14, 0.1, 'whitewash', z=0.24)
        for x in (-5.3, 5.3):
            for z in (2.4, 7.6):
                with mesh.at(x, -0.06, z):
                    arched_wall(mesh, 1.9, 4.2, 'whitewash', 0.6, 2.4, 3.6, 0.3, 0.4, 'glass', 'pointed')
        for z in (6.6, 13.6):
            mesh.box(15.4, 0.5, 0.4, 'whitewash', 0, 0.1, z)
    for x in (-7.6, 7.6):
        mesh.box(2.6, 3.4, 18, 'blue-wall', x)
        for z in (6.6, 13.6, 17.6):
            mesh.box(3.0, 3.8, 0.4, 'whitewash', x, 0, z)
        for z in (2.2, 8.4, 14.4):
            mesh.box(0.7, 0.3, 2.4, 'glass', x, -1.65, z)
            mesh.box(1.1, 0.2, 2.9, 'whitewash', x, -1.65, z - 0.25)
        mesh.lathe([(1.9, 0), (0.05, 6)], 'slate', 4, False, x=x, z=18, start=45)
    mesh.box(0.24, 0.24, 2.6, 'whitewash', 0, 0, 20.6)
    mesh.box(1.4, 0.24, 0.24, 'whitewash', 0, 0, 22.2)


BRIDGE = (2.9, 2.6, 0, 56)
"""Where the bridge's middle stands and how it is turned: from the near walk to the far shore."""


def arc(x):
    """The height of the bridge's deck along it."""
    return 1.46 + 2.7 * (1 - (x / 24) ** 2)


def draw_bridge(mesh):
    """A wooden bridge in one low arch between abutments of stone, white rails and trestles, ball-topped end posts."""
    xs = np.linspace(-24, 24, 57)
    mesh.loft([[(x, -1.3, arc(x)), (x, 1.3, arc(x))] for x in xs], 'wood', smooth=False)
    for s in (-1.35, 1.35):
        mesh.loft([[(x, s, arc(x) - 0.5), (x, s, arc(x) + 0.05)] for x in xs], 'whitewash', smooth=False)
        mesh.tube([(x, s, arc(x) + 1.05) for x in xs], 0.07, 'whitewash', 6)
        mesh.tube([(x, s, arc(x) + 0.55) for x in xs], 0.04, 'whitewash', 5)
        for x in xs:
            mesh.box(0.1, 0.1, 1.1, 'whitewash', x, s, arc(x))
        for x in (-24, 24):
            mesh.box(0.42, 0.42, 1.5, 'grey-stone', x, s * 1.06, 1.2)
            mesh.box(0.54, 0.54, 0.12, 'whitewash', x, s * 1.06, 2.7)
            mesh.ball(0.2, 'whitewash', x, s * 1.06, 2.98, 12)
    for x in (-15, -9, -3, 3, 9, 15):
        for s in (-1.1, 1.1):
            mesh.tube([(x, s * 1.2, -1.5), (x, s, arc(x))], 0.15, 'whitewash', 6)
        for level in (0.5, arc(x) - 0.6):
            mesh.tube([(x, -1.2, level), (x, 1.2, level)], 0.09, 'whitewash', 6)
        mesh.tube([(x, -1.2, 0.5), (x, 1.2, arc(x) - 0.6)], 0.06, 'whitewash', 6)
    for side in (-1, 1):
        mesh.box(5.5, 3.4, 3.2, 'grey-stone', 22.4 * side, 0, -1.9, 0.94)
    for k in range(5):
        mesh.box(0.6, 3, 0.3, 'grey-stone', 24.6 + 0.5 * k, 0, 1.15 - 0.28 * k)


def build(scene):
    scene.camera((-9, -33, 3.6), (3, 20, 7.5), lens=35, lift=0.03, focus=16, fstop=0.9)
    scene.light(
        sun=-124,
        elevation=25,
        haze={'density': 0.0021, 'height': 18, 'base': 0.25, 'start': 46},
        clouds={'seed': 10.8, 'amount': 0.9},
    )
    scene.put(water_sheet('lake', 0, 120, -60))
    scene.put(ground_sheet(ground, (-150, 150), (-50, 220), 'meadow', 260, 260, near=(40, 0.6)))
    blue_hills(scene, near=260, count=3, height=50, base=0, width=1300, seed=12)
    bridge = Mesh()
    with bridge.at(*BRIDGE):
        draw_bridge(bridge)
    with bridge.at(-16, 74, height_at(ground, -16, 70), -14):
        cathedral(bridge)
    for x, y, turn, roof in (
        (20, 40, -14, 'tin-roof'),
        (38, 34, -24, 'green-roof'),
        (-38, 40, 20, 'tin-roof'),
        (30, 62, -10, 'tin-roof'),
        (-54, 56, 20, 'green-roof'),
    ):
        chalet(bridge, 11, 7, x, y, height_at(ground, x, y - 3) + 0.4, turn, roof, 'whitewash')
    scene.put(bridge)
    pines = [conifer(i, 16, 'pine', 0.19, 0.1, 12, 130) for i in range(3)]
    scene.scatter(
        pines,
        230,
        ((-110, 110), (26, 130)),
        ground,
        seed=4,
        sink=0.3,
        keep=lambda x, y, z: z > 1
        and not (abs(x + 14) < 13 and y < 104)
        and not (abs(x - 20) < 9 and y < 44)
        and not (abs(x - 38) < 9 and y < 38)
        and not (abs(x + 38) < 9 and y < 44),
    )
    scene.scatter(
        [broadleaf(3, 8, 'blossom-pink', spread=1.1, cards=320)],
        7,
        ((-50, 60), (22, 40)),
        ground,
        seed=6,
        keep=lambda x, y, z: z > 0.8,
    )
    scene.scatter(
        [bush(2, 1.1), bush(3, 1.0, 'blossom-red'), bush(4, 1, 'marigold')],
        60,
        ((-50, 60), (18, 30)),
        ground,
        seed=7,
        keep=lambda x, y, z: z > 0.6,
        scale=(0.6, 1),
    )
    scene.layer = 'front'
    walk = Mesh()
    walk.box(60, 6.4, 1.6, 'paving', -4, -20.6, -0.14)
    walk.box(60, 0.4, 0.2, 'grey-stone', -4, -17.4, 1.4)
    scene.put(walk)
    scene.scatter(
        [grass_tuft(5, 60, 0.5), flower_tuft(9, flower='blossom-pink')],
        240,
        ((-26, 12), (-16.8, -10)),
        ground,
        seed=8,
        sink=0.05,
        keep=lambda x, y, z: z > 0.4,
    )
    patches = [lily_patch(i, flowers=2) for i in range(2)]
    scene.scatter(patches, 9, lambda r: (r.uniform(-10, 4), r.uniform(-10, -5)), seed=9, sink=0, scale=(0.5, 0.8))
    scene.put(pines[1], -18.5, -14, 0.8, 0, 0.95)
    scene.put(pines[2], 11.5, -17, 0.8, 60, 0.85)
    # A cherry in flower over the bench closes the picture on the right.
    cherry = broadleaf(4, 6.4, 'blossom-pink', spread=1.25, clouds=12, cards=520, card=0.13)
    scene.put(cherry, -9 + 6.7 * 0.975 + 14.4 * 0.222, -33 - 6.7 * 0.222 + 14.4 * 0.975, 1.3)
    scene.layer = 'life'
    life = Mesh()
    rowing_boat(life, -8, 7, 0, 30, 5.5, 'scarlet', 2)
    rowing_boat(life, 16, 4, 0, 150, 5.5, 'turmeric', 2, None, 4)
    with life.at(*BRIDGE):
        for x, y, turn, cloth in (
            (-7, 0.3, -90, 'scarlet'),
            (-6.4, -0.4, -90, None),
            (1, -0.9, 0, 'azure'),
            (4, 0.5, 90, '#d9a79b'),
        ):
            woman(life, cloth, x, y, arc(x), 1, turn) if cloth else man(life, 'maroon', 'indigo', x, y, arc(x), 1, turn)
        little_one(life, 'run', '#efe4d2', -17.5, 0.2, arc(-17.5), 90, 1.05)
    # What is near stands in the camera's own frame: x right, y away from it.
    with life.at(-9, -33, 1.46, -12.8):
        oranges(life)
        bench(life)
        lamp_post(life, 2.7, 15.0)
        little_one(life, 'scatter', 'scarlet', -0.9, 10.7, 0, 82, 1.08, girl=True)
        person(life, 'lean', 'jacket', '#7d93a8', '#4d4a48', 0.9, 15.0, 0, 186)
        for x, y, turn in (
            (0.1, 10.6, 190),
            (0.65, 11.3, 205),
            (1.25, 10.9, 170),
            (1.5, 12.1, 225),
            (2.1, 11.6, 150),
            (2.2, 13.2, 235),
        ):
            goose(life, x, y, 0.2, turn)
    flock_in(life, 7, (-20, -4), (10, 30), (15, 20), 0.6)
    scene.put(life)
    geese = Mesh()
    chance = scene.random
    for _ in range(9):
        goose(geese, -5.0 + chance.gauss(0, 2.4), -5.4 + chance.gauss(0, 0.9), 0.04, chance.uniform(-60, 60) - 10)
    scene.put(geese)
    scene.layer = 'front'
    scene.scatter(
        [flower_tuft(9, flower='blossom-pink'), flower_tuft(12, flower='marigold'), grass_tuft(5, 60, 0.4)],
        54,
        lambda r: (lambda s, d: (-9 + s * 0.975 + d * 0.222, -33 - s * 0.222 + d * 0.975))(
            r.choice((-1, 1)) * r.uniform(3.1, 5.6), r.uniform(9.2, 9.9)
        ),
        lambda x, y: x * 0 + 1.4,
        seed=15,
        sink=0.05,
        scale=(0.5, 0.8),
    )


def lamp_post(mesh, x, y):
    """An iron lamp post with a glass lantern."""
    mesh.lathe([(0.18, 0), (0.13, 0.3), (0.06, 0.5), (0.05, 3.1), (0.1, 3.2)], 'iron', 12, x=x, y=y)
    mesh.lathe([(0.1, 3.2), (0.19, 3.62)], 'ivory', 6, x=x, y=y)
    mesh.lathe([(0.26, 3.6), (0.12, 3.8), (0.03, 3.95)], 'iron', 6, x=x, y=y)


def goose(mesh, x, y, z, turn):
    """A white goose that faces +x, on the water or, at z = 0.2, on its feet."""
    with mesh.at(x, y, z, turn):
        for side in (-1, 1):
            mesh.tube([(0, 0.07 * side, 0), (0.02, 0.07 * side, -0.19)], 0.02, 'saffron', 5)
            mesh.ball((0.07, 0.04, 0.012), 'saffron', 0.05, 0.07 * side, -0.19, 6)
        mesh.ball((0.36, 0.2, 0.18), '#fbf8f0', 0, 0, 0.06, 12)
        mesh.ball((0.16, 0.1, 0.09), '#efe9dc', -0.34, 0, 0.14, 9)
        mesh.tube([(0.26, 0, 0.12), (0.36, 0, 0.34), (0.38, 0, 0.52)], [0.09, 0.055, 0.05], '#fbf8f0', 9)
        mesh.ball((0.1, 0.065, 0.07), '#fbf8f0', 0.42, 0, 0.56, 9)
        mesh.ball((0.08, 0.04, 0.03), 'saffron', 0.53, 0, 0.54, 8)


def orange_heap(mesh, x, y, z, wide, count):
    """A heap of oranges, wide at its foot."""
    for k in range(count):
        a, far = k * 2.4, wide * (k / count) ** 0.5
        mesh.ball(
            0.058,
            ('#e8862c', '#f0932b', '#dd7622')[k % 3],
            x + far * np.cos(a),
            y + far * np.sin(a),
            z + 0.06 + 0.2 * (1 - k / count),
            8,
        )


def oranges(mesh):
    """A Khasi woman sells oranges from a cloth and a cone basket; two stop to buy."""
    mesh.box(2.3, 1.1, 0.02, '#7d93a8', -3.3, 11.5, 0)
    mesh.box(2.1, 0.9, 0.024, '#cdd4d6', -3.3, 11.5, 0)
    for x, y, wide, count in ((-3.9, 11.4, 0.3, 42), (-3.2, 11.3, 0.26, 34), (-2.6, 11.6, 0.22, 26)):
        orange_heap(mesh, x, y, 0.0, wide, count)
    with mesh.at(-5.0, 11.9, 0.0):
        mesh.lathe([(0.1, 0), (0.24, 0.4), (0.36, 0.72), (0.33, 0.71)], 'weave', 20)
        orange_heap(mesh, 0, 0, 0.62, 0.3, 40)
    person(mesh, 'sell', 'wrap', 'crimson', '#86a3b6', -3.6, 12.3, 0, 12, head='scarf', hat='maroon', elder=True)
    khasi(mesh, 1, -2.45, 13.0, -48, 'teal', 'indigo')
    with_child(mesh, 'wrap', '#86a3b6', 'maroon', -1.55, 11.6, 0, -88, 0.98, child='turmeric')


def bench(mesh):
    """Two friends on a bench that looks over the lake, turned to each other."""
    with mesh.at(4.3, 13.6, 0, 200):
        for k in range(4):
            mesh.box(2.0, 0.1, 0.05, 'shutter-green', 0, -0.22 + 0.13 * k, 0.42)
        for k in range(3):
            mesh.box(2.0, 0.04, 0.1, 'shutter-green', 0, 0.3, 0.56 + 0.15 * k)
        for x in (-0.9, 0.9):
            mesh.box(0.06, 0.5, 0.42, 'iron', x, 0, 0)
            mesh.box(0.06, 0.05, 1.0, 'iron', x, 0.28, 0)
        person(mesh, 'talk', 'wrap', 'emerald', '#8c6f5a', -0.45, 0.05, 0, 24, look=30)
        person(mesh, 'sip', 'jacket', '#a7b79c', '#4d5668', 0.5, 0.05, 0, -20, head='brim', hat='#6d5a4a', look=-30)


def khasi(mesh, number, x, y, turn, cloth, shawl):
    """A woman in a jainsem, two lengths of cloth pinned at the shoulders, a checked shawl."""
    skin = SKINS[number % 2]
    with mesh.at(x, y, 0, turn, 1.0):
        draw_feet(mesh, skin, 0.03)
        mesh.lathe(
            [(0.24, 0.08), (0.235, 0.3), (0.215, 0.8), (0.19, 1.05), (0.19, 1.3), (0.165, 1.39), (0.07, 1.44)],
            cloth,
            22,
            oval=(1, 0.76),
            ribs=22,
            rib=0.03,
        )
        mesh.loft(
            [[(-0.2, -0.1, 1.38), (-0.08, -0.14, 1.4)], [(-0.06, -0.19, 1.0), (0.12, -0.17, 1.0)]]
            + [[(0.0, -0.2, 0.5), (0.2, -0.14, 0.5)], [(0.02, -0.205, 0.14), (0.22, -0.15, 0.14)]],
            'ivory',
        )
        for low, high, paint in ((1.08, 1.14, 'ivory'), (1.14, 1.2, shawl), (1.2, 1.24, 'ivory'), (1.24, 1.36, shawl)):
            mesh.lathe([(0.234, low), (0.23, high)], paint, 22, y=0.03, oval=(1, 0.78))
        mesh.lathe([(0.229, 1.36), (0.14, 1.43), (0.09, 1.48)], shawl, 22, y=0.03, oval=(1, 0.78))
        draw_head(mesh, skin, 1.595, bun=True)
        for side, (hand, elbow) in zip((1, -1), POSES[('rest', 'lap')[number]]):
            draw_arm(mesh, (0.165 * side, -0.005, 1.375), elbow, hand, shawl, skin, 0.054, sleeve=0.7)
