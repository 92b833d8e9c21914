"""Ramappa's temple at Palampet in the morning: a hall of pink sandstone open on three sides, black dancers
leaning from its pillars to the eaves, a tower of light brick behind, on a stepped terrace; Nandi in the court."""
import math

from kit.architecture.dravidian import carved_pillar
from kit.life.birds import flock_in
from kit.life.people import crowd
from kit.life.work import camera, little_one, person, with_child
from kit.mesh import Mesh
from kit.nature.palms import fan_palm
from kit.nature.terrain import hill_layers, plain
from kit.nature.trees import broadleaf
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'Ramappa Temple of pink sandstone on a stepped terrace, black stone dancers leaning from its pillars to the eaves, its brick tower behind, visitors on the lawn.',
}
STONE, PALE, DEEP, BRICK, BLACK = 'red-stone-pale', 'sand-stone-pale', 'red-stone', 'brick', 'basalt'
FLOOR = 2.0
PORCHES = ((0, -9.0, 0), (9.0, 0, 90), (0, 9.0, 180))


def build(scene):
    scene.material(STONE, colour='#c4967a', second='#a67a62', courses=(1.6, 0.6, 0.3), stain=0.45)
    scene.material(PALE, colour='#d3aa8c', second='#b98e72', courses=(1.6, 0.6, 0.2), stain=0.3)
    scene.material(DEEP, colour='#96684f', second='#7a5340', courses=None, stain=0.4)
    scene.material(BRICK, colour='#cf9d7d', second='#b58063', courses=(0.9, 0.28, 0.3), stain=0.35)
    scene.material(BLACK, colour='#2e2b2d', second='#211f22', courses=None, rough=0.4)
    scene.camera((12.0, -35.5, 3.3), (0.8, 2, 6.0), lens=32, lift=0.0)
    scene.light(
        sun=112,
        elevation=25,
        haze={'density': 0.0018, 'height': 16, 'start': 40, 'base': 0.1},
        clouds={'seed': 27.4, 'amount': 0.8},
    )
    scene.put(plain('lawn', z=-0.06))
    scene.put(hill_layers(((700, 50, 420, -4, 5.1), (1200, 90, 700, -4, 2.8)), width=1900), layer='far')
    walk = Mesh()
    walk.box(4.2, 40, 0.08, 'paving', 0, -36, -0.06)
    walk.box(60, 3.6, 0.07, 'paving', 4, -17.6, -0.06)
    scene.put(walk)
    temple = Mesh()
    terrace(temple)
    hall(temple)
    with temple.at(-15.5, 0, FLOOR):
        sanctum(temple)
    scene.put(temple)
    court = Mesh()
    with court.at(23.5, 3.5, 0):
        nandi_pavilion(court)
    ruins(court)
    scene.put(court)
    trees(scene)
    scene.layer = 'life'
    folk(scene)


def terrace(mesh):
    """The terrace, its plan a cross of many corners, three mouldings high; stairs before the porches."""
    for part, (wide, deep, x, y) in enumerate(
        (
            (18, 18, 0, 0),
            (9.6, 25, 0, 0),
            (14, 22, 0, 0),
            (12.4, 9.6, 6.4, 0),
            (14, 15, -13, 0),
            (17, 10, -15, 0),
            (9, 18.5, -14.5, 0),
        )
    ):
        for grow, low, high in ((0.5, 0, 0.3), (0.25, 0.3, 0.5), (0, 0.5, 1.35), (0.3, 1.35, 1.6), (0.12, 1.6, FLOOR)):
            mesh.box(
                wide + 2 * grow, deep + 2 * grow, high - low, (STONE, PALE)[int(low * 10) % 2], x, y, low - 0.006 * part
            )
    for x, y, turn in PORCHES:
        with mesh.at(x * 1.42, y * 1.42, 0, turn):
            for k in range(9):
                mesh.box(3.6, 0.42, FLOOR * (9 - k) / 9, PALE, 0, -0.42 * k - 0.2)
            for side in (-1, 1):
                mesh.box(0.5, 4.0, 0.7, STONE, side * 2.1, -1.8)
                with mesh.at(side * 3.6, -1.5, 0, 0, 0.82):
                    small_shrine(mesh)


def small_shrine(mesh):
    """A little shrine beside a stair, its tower of five courses."""
    mesh.box(2.2, 2.2, 0.5, STONE)
    mesh.box(1.6, 1.6, 1.7, PALE, 0, 0, 0.5)
    mesh.box(0.6, 0.1, 1.2, 'shadow', 0, -0.82, 0.6)
    mesh.box(2.3, 2.3, 0.2, STONE, 0, 0, 2.2)
    for k in range(5):
        mesh.box(1.7 - 0.26 * k, 1.7 - 0.26 * k, 0.26, (BRICK, PALE)[k % 2], 0, 0, 2.4 + 0.26 * k)
    mesh.lathe([(0.3, 0), (0.4, 0.2), (0.1, 0.45), (0.02, 0.6)], PALE, 12, z=3.7)


def eave(mesh, wide, deep, z, out=1.5):
    """The deep bent eave over a wall of that size, and the roof's edge above it in two steps."""
    w, d = wide / 2, deep / 2
    rows = [
        [(-w * s - o, -d * s - o, h), (w * s + o, -d * s - o, h), (w * s + o, d * s + o, h), (-w * s - o, d * s + o, h)]
        for s, o, h in ((1, 0, z), (1, out, z - 0.62), (1, out + 0.04, z - 0.48), (1, 0.5, z + 0.25), (1, 0.1, z + 0.4))
    ]
    mesh.loft(rows, STONE, smooth=False, closed=True)
    mesh.box(wide + 0.7, deep + 0.7, 0.35, PALE, 0, 0, z + 0.25)
    mesh.box(wide + 0.2, deep + 0.2, 0.55, STONE, 0, 0, z + 0.55)
    mesh.box(wide + 0.5, deep + 0.5, 0.16, PALE, 0, 0, z + 1.1)


def hall(mesh):
    """The open hall: seats with sloping backs along its edge, pillars on them, three porches, black dancers."""
    wide, high = 14.6, 4.5
    mesh.box(7.6, 7.6, high, DEEP, 0, 0, FLOOR)
    mesh.box(wide, wide, 0.5, STONE, 0, 0, FLOOR)
    for x, y, turn in (*PORCHES, (-9.0, 0, -90)):
        if turn == -90:
            continue
        with mesh.at(0, 0, FLOOR, turn):
            for side in (-1, 1):
                mesh.box(4.9, 0.7, 1.15, STONE, side * 4.85, -wide / 2 + 0.35, 0.4)
                mesh.box(4.9, 0.3, 0.5, PALE, side * 4.85, -wide / 2 + 0.05, 1.2, 0.98)
                for k in range(7):
                    mesh.box(0.3, 0.12, 0.5, PALE, side * 4.85 - 2.1 + 0.7 * k, -wide / 2 - 0.03, 0.62)
                for k, px in enumerate((2.5, 4.9, 7.0)):
                    carved_pillar(mesh, 0.62, high - 1.6, PALE, side * px, -wide / 2 + 0.4, 1.5)
                for px in (4.9, 7.0):
                    dancer_bracket(mesh, side * px, -wide / 2 + 0.1, 2.75, side * 14)
            with mesh.at(0, -9.6):
                mesh.box(6.4, 4.6, 0.5, STONE)
                for side in (-1, 1):
                    mesh.box(0.7, 4.2, 1.15, STONE, side * 2.85, 0, 0.4)
                    for py in (-1.9, 1.4):
                        carved_pillar(mesh, 0.66, high - (0.5 if py < 0 else 1.6), PALE, side * 2.6, py, 0.4)
                    dancer_bracket(mesh, side * 2.6, -2.2, 2.75, side * 30)
                    with mesh.at(side * 2.9, -1.9, 0, side * 90):
                        dancer_bracket(mesh, 0, -0.05, 2.75, 0)
    with mesh.at(0, 0, FLOOR + high):
        mesh.box(wide - 0.2, wide - 0.2, 0.5, DEEP, 0, 0, -0.4)
        eave(mesh, wide, wide, 0)
        for x, y, turn in PORCHES:
            with mesh.at(0, 0, 0, turn):
                with mesh.at(0, -9.4):
                    mesh.box(6.2, 4.8, 0.5, DEEP, 0, 0, -0.4)
                    eave(mesh, 6.4, 5.2, 0.02)
        for k in range(4):
            mesh.box(10.4 - 2.2 * k, 10.4 - 2.2 * k, 0.34, (PALE, STONE)[k % 2], 0, 0, 1.2 + 0.34 * k)


def dancer_bracket(mesh, x, y, z, turn):
    """A dancer of black stone, 1.5 m, who leans out from a pillar and carries the eave on her raised arms."""
    with mesh.at(x, y, z, turn, 1, tilt=-17):
        mesh.box(0.42, 0.3, 0.16, BLACK, 0, -0.28, -0.12)
        mesh.tube(
            [(0.1, -0.3, 0), (0.16, -0.36, 0.36), (0.05, -0.34, 0.66), (-0.08, -0.36, 0.92), (0.0, -0.34, 1.14)],
            [0.07, 0.1, 0.15, 0.1, 0.13],
            BLACK,
            10,
        )
        mesh.tube([(-0.08, -0.3, 0), (-0.16, -0.44, 0.3), (0.0, -0.36, 0.62)], [0.06, 0.09, 0.12], BLACK, 8)
        mesh.ball((0.11, 0.11, 0.14), BLACK, 0.02, -0.36, 1.34, 10)
        mesh.ball((0.1, 0.09, 0.08), BLACK, 0.1, -0.3, 1.44, 8)
        for side in (-1, 1):
            mesh.tube(
                [(0.1 * side, -0.34, 1.12), (0.34 * side, -0.42, 1.18), (0.22 * side, -0.38, 1.56)],
                [0.05, 0.05, 0.04],
                BLACK,
                7,
            )
        mesh.tube([(-0.3, -0.3, 1.66), (0, -0.36, 1.76), (0.3, -0.3, 1.66)], 0.09, BLACK, 8)


def sanctum(mesh):
    """The walls of the shrine in steps with niches, and its brick tower: six storeys of little shrines, a crown."""
    for part, (wide, deep) in enumerate(((9.6, 9.6), (10.6, 7.0), (11.4, 4.0), (7.0, 10.6), (4.0, 11.4))):
        for grow, low, high in ((0.5, 0, 0.5), (0.2, 0.5, 0.9), (0, 0.9, 4.3), (0.25, 4.3, 4.6), (0.6, 4.6, 4.95)):
            mesh.box(wide + grow, deep + grow, high - low, (STONE, PALE)[int(low * 10) % 2], 0, 0, low - 0.006 * part)
    for turn in (0, 90, 180):
        with mesh.at(0, 0, 0, turn):
            mesh.box(1.5, 0.3, 2.2, PALE, 0, -5.8, 1.3)
            mesh.box(0.9, 0.1, 1.7, 'shadow', 0, -5.98, 1.5)
            for side in (-1, 1):
                for px in (2.6, 3.7, 4.5):
                    mesh.box(0.34, 0.3, 3.3, PALE, side * px, -5.3 + 0.34 * (px > 3) + 0.2 * (px > 4), 1.0)
    z = 4.95
    for tier in range(6):
        w, tall = 9.7 - 1.22 * tier, 1.5 - 0.08 * tier
        for part, (wide, deep) in enumerate(((w, w), (w * 1.09, w * 0.62), (w * 0.62, w * 1.09))):
            low = z - 0.006 * part
            mesh.box(wide, deep, tall * 0.62, BRICK, 0, 0, low)
            mesh.box(wide * 1.07, deep * 1.07, tall * 0.16, PALE, 0, 0, low + tall * 0.6)
            mesh.box(wide * 0.95, deep * 0.95, tall * 0.28, BRICK, 0, 0, low + tall * 0.74)
        for turn in (0, 90, 180, 270):
            with mesh.at(0, 0, z, turn):
                for px, size in ((0, 0.24), (-0.36, 0.16), (0.36, 0.16)):
                    front = -w * (0.57 if px == 0 else 0.52)
                    mesh.box(w * size, 0.34, tall * 0.95, PALE, px * w, front, 0.02, 0.86)
                    mesh.box(w * size * 0.42, 0.1, tall * 0.5, DEEP, px * w, front - 0.16, 0.1)
                    mesh.lathe(
                        [(w * size * 0.5, 0), (w * size * 0.42, tall * 0.2), (0.04, tall * 0.42)],
                        BRICK,
                        12,
                        x=px * w,
                        y=front,
                        z=tall * 0.92,
                        oval=(1, 0.6),
                    )
        z += tall
    mesh.box(2.6, 2.6, 0.5, BRICK, 0, 0, z)
    mesh.lathe(
        [(1.15, 0), (1.5, 0.3), (1.55, 0.75), (1.25, 1.2), (0.7, 1.5), (0.3, 1.62)],
        PALE,
        40,
        z=z + 0.5,
        ribs=8,
        rib=0.06,
    )
    mesh.lathe([(0.22, 0), (0.4, 0.25), (0.14, 0.5), (0.2, 0.65), (0.02, 1.1)], PALE, 14, z=z + 2.05)
    with mesh.at(7.0, 0, 4.9):
        for k in range(4):
            mesh.box(3.6, 5.0 - 0.8 * k, 0.95, (BRICK, PALE)[k % 2], -0.5 * k, 0, 0.95 * k)
        mesh.lathe([(1.3, 0), (1.1, 0.6), (0.1, 1.3)], BRICK, 20, x=-1.6, z=3.8)
    mesh.box(5.2, 7.4, 4.9, STONE, 7.2, 0, 0)


def nandi_pavilion(mesh):
    """The roofless pavilion of Nandi: pillars of which some stand, the bull in polished black with one ear up."""
    mesh.box(9.4, 9.4, 0.6, STONE)
    mesh.box(8.6, 8.6, 0.5, PALE, 0, 0, 0.6)
    for x, y, tall in (
        (-3.4, -3.4, 3.4),
        (-3.4, 3.4, 3.4),
        (3.4, 3.4, 2.5),
        (3.4, -3.4, 1.4),
        (-3.4, 0.2, 3.4),
        (0.2, 3.4, 3.4),
    ):
        carved_pillar(mesh, 0.62, tall, PALE, x, y, 1.1)
    mesh.box(0.8, 7.8, 0.5, STONE, -3.4, 0, 4.4)
    mesh.box(4.6, 0.8, 0.5, STONE, -1.5, 3.4, 4.42)
    with mesh.at(-0.3, -0.6, 1.1, -90):
        mesh.box(1.9, 2.9, 0.3, STONE, 0, 0.1)
        mesh.ball((0.75, 1.25, 0.62), BLACK, 0, 0.3, 0.85, 18)
        mesh.ball((0.4, 0.42, 0.4), BLACK, 0, 0.1, 1.5, 12)
        mesh.tube([(0, -0.5, 1.05), (0, -0.85, 1.5), (0, -1.15, 1.75)], [0.5, 0.4, 0.3], BLACK, 14)
        mesh.ball((0.3, 0.5, 0.3), BLACK, 0, -1.45, 1.72, 14)
        for side in (-1, 1):
            mesh.tube(
                [(0.2 * side, -1.12, 1.95), (0.3 * side, -1.1, 2.2), (0.2 * side, -1.15, 2.36)],
                [0.08, 0.06, 0.02],
                BLACK,
                8,
            )
            mesh.ball((0.22, 0.06, 0.1), BLACK, 0.42 * side, -1.05, 1.9 + 0.1 * (side > 0), 8)
            mesh.tube([(0.55 * side, -0.7, 0.4), (0.6 * side, -1.2, 0.42), (0.36 * side, -1.3, 0.36)], 0.17, BLACK, 10)


def ruins(mesh):
    """The court's low wall and fallen stones, an inscription's pillar."""
    for x, y, long, turn in ((-8, 32, 84, 0), (-44, 6, 54, 90)):
        with mesh.at(x, y, 0, turn):
            mesh.box(long, 1.0, 1.5, STONE)
            mesh.box(long + 0.2, 1.2, 0.24, PALE, z=1.5)
    for k in range(9):
        with mesh.at(17 + 1.9 * k, -10.6 + 0.5 * math.sin(k * 4), 0, 37 * k):
            mesh.box(0.9, 0.6, 0.42, (STONE, PALE)[k % 2])
    with mesh.at(-9.5, -15.0):
        mesh.box(1.3, 1.3, 0.4, STONE)
        mesh.box(0.7, 0.7, 2.5, PALE, z=0.4)
        mesh.box(1.0, 1.0, 0.24, STONE, z=2.9)
        mesh.lathe([(0.4, 0), (0.3, 0.3), (0.04, 0.6)], PALE, 12, z=3.14)


def trees(scene):
    """Neem and rain trees round the court, palmyra palms of the fields."""
    tree_line(scene, 66, 40, 340, 90, 9, 'leaf', palms=0)
    neem = [broadleaf(44 + i, 11, ('leaf', 'leaf-dark')[i % 2], spread=1.2, cards=420) for i in range(2)]
    for k, (x, y, s) in enumerate(((-36, 22, 1.0), (-31, 34, 1.1), (12, 40, 1.0), (30, 36, 1.1), (40, 24, 1.0))):
        scene.put(neem[k % 2], x, y, 0, 60 * k, s)
    palm = [fan_palm(3 + i, 12 + 2 * i) for i in range(2)]
    for k, (x, y) in enumerate(((-48, 44), (-42, 52), (20, 56), (26, 60), (-24, 56), (52, 50))):
        scene.put(palm[k % 2], x, y, 0, 70 * k, 1.0)
    scene.layer = 'front'
    scene.put(broadleaf(46, 8, 'leaf', spread=1.25, cards=460), 33, -14, 0, 40)
    scene.layer = 'land'


def folk(scene):
    """A guide who points at a dancer, a family, a student who draws, others on the terrace."""
    mesh = Mesh()
    person(mesh, 'wave', 'shirt', '#86a3b6', '#4b4640', 8.2, -19.4, 0, 150, 1.0)
    person(mesh, 'hold', 'saree', 'emerald', 'turmeric', 9.6, -20.4, 0, 165, 1.0)
    with mesh.at(10.8, -19.6, 0, 160):
        person(mesh, 'photograph', 'kurta', 'ivory', 'ivory')
        camera(mesh)
    little_one(mesh, 'walk', 'scarlet', 7.4, -21.0, 0, 170, 1.0, girl=True)
    with_child(mesh, 'saree', 'magenta', 'turmeric', -1.2, -19.0, 0, 120, 1.0)
    person(mesh, 'walk', 'kurta', 'ivory', 'ivory', 0.4, -18.4, 0, 150, 1.0, elder=True)
    person(mesh, 'knit', 'salwar', 'turmeric', 'crimson', 15.2, -12.8, 0, 150, 1.0)
    crowd(mesh, 6, lambda r: (r.uniform(-6.5, 6.5), r.uniform(-10.6, -9.2)), lambda x, y: FLOOR, 5)
    crowd(mesh, 5, lambda r: (r.uniform(16, 21), r.uniform(-9, -2)), seed=8)
    flock_in(mesh, 8, (-20, -2), (20, 50), (17, 22), 0.7)
    scene.put(mesh)
