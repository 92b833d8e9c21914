"""A mask-maker's veranda on Majuli: masks of Garuda, Hanuman, the ten-headed Ravana; a craftsman paints one,
a woman weaves a bamboo frame and a boy tries on Hanuman before his sister."""
import math

from kit.architecture.village import stilt_hut
from kit.life.work import Pose, little_one, person
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.palms import bamboo_clump, banana
from kit.nature.terrain import plain
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'On a thatched veranda of Majuli a craftsman paints a mask, a woman weaves a frame and a boy tries one on below ten-headed Ravana.',
}
RED, YELLOW, GREEN, CREAM, BLUE, BLACK = '#b8402f', '#dfa83c', '#3f7f58', '#ead9b4', '#3d6496', '#1d1615'

FLOOR = {
    'hips': (0.1, 0.14),
    'knees': ((0.36, -0.24, 0.14), (-0.36, -0.24, 0.14)),
    'ankles': ((-0.1, -0.34, 0.09), (0.1, -0.42, 0.09)),
    'seated': True,
}
BENCH = {
    'hips': (0.0, 0.5),
    'knees': ((0.12, -0.42, 0.49), (-0.12, -0.42, 0.49)),
    'ankles': ((0.12, -0.4, 0.08), (-0.13, -0.46, 0.08)),
    'seated': True,
}


def build(scene):
    scene.camera((-1.7, -6.4, 1.5), (0.25, 3, 1.86), lens=37, focus=6.3, fstop=0.75)
    scene.light(
        sun=-128,
        elevation=24,
        energy=5.0,
        haze={'density': 0.004, 'height': 10, 'start': 20},
        clouds={'seed': 7.2, 'amount': 0.6},
        grade={'exposure': 1.38},
    )
    scene.put(plain('dust', z=-0.02), layer='far')
    house = Mesh()
    house.box(12.6, 6, 0.35, 'mud-wall', 0, 3)
    for i in range(46):
        house.box(0.27, 0.06, 3.2, 'bamboo', -6.05 + i * 0.269, 3.2 + 0.02 * (i % 2), 0.35)
    for z in (0.9, 2.0, 3.05):
        house.box(12.3, 0.07, 0.09, 'wood', 0, 3.14, z)
    for x in (-4.6, -3.42, 2.74, 4.6):
        house.tube([(x, 0.05, 0.3), (x, 0.05, 3.4)], 0.085, 'bamboo', 9)
    house.tube([(-6, 0.05, 3.24), (6, 0.05, 3.24)], 0.08, 'bamboo', 8)
    for i in range(17):
        house.tube([(-6 + i * 0.75, -0.7, 3.12), (-6 + i * 0.75, 3.4, 4.9)], 0.04, 'bamboo', 5)
    house.loft(
        [[(-6.9, -0.8, 3.2), (-7.1, 3.0, 5.1), (-6.9, 6.6, 3.2)], [(6.9, -0.8, 3.2), (7.1, 3.0, 5.1), (6.9, 6.6, 3.2)]],
        'thatch',
    )
    for i in range(140):
        x = -6.8 + i * 0.0975
        house.tube(
            [(x, -0.72, 3.3), (x + 0.03 * math.sin(i * 7), -0.88, 3.02 - 0.07 * math.sin(i * 3.7))],
            [0.05, 0.02],
            'thatch',
            5,
        )
    scene.put(house)
    masks = Mesh()
    for x, z, size, make, paint, other in (
        (-2.72, 2.25, 0.95, demon, GREEN, RED),
        (-1.35, 2.3, 1.2, garuda, CREAM, YELLOW),
    ):
        with masks.at(x, 0.0, z, 0, size):
            make(masks, paint, other)
        masks.tube([(x, 0.1, z + 0.4 * size), (x, 0.06, 3.24)], 0.012, 'rope', 4)
    # Ravana: one great face, the other nine in a row at both sides.
    with masks.at(1.02, -0.1, 2.26, 0, 1.17):
        for k in (3, 2, 1):
            for side in (-1, 1):
                with masks.at(side * (0.3 + 0.24 * k), 0.06 * k + 0.08, 0.12, 9 * side * k, 0.52):
                    demon(masks, RED, YELLOW)
        demon(masks, RED, YELLOW)
    for i in (2, 3, 4, 5):
        with masks.at(-5.4 + i * 1.5, 2.9, 1.45 + 0.75 * (i % 2), 0, 0.9):
            (demon, garuda, monkey)[i % 3](masks, (YELLOW, CREAM, RED, GREEN, BLUE)[i % 5], (RED, YELLOW, GREEN)[i % 3])
    scene.put(masks)
    far = Mesh()
    stilt_hut(far, 7, 5, 1.6, -14, 22, 0, turn=12)
    scene.put(far)
    tree_line(scene, 46, 20, 200, 60, 8)
    scene.scatter(
        [banana(1), bamboo_clump(2, 9)], 22, lambda r: (r.choice((-1, 1)) * r.uniform(9, 18), r.uniform(4, 22)), seed=3
    )
    scene.scatter([grass_tuft(5, 50, 0.24)], 60, lambda r: (r.uniform(-8, 8), r.uniform(-1.4, -0.2)), seed=5, sink=0.03)
    scene.layer = 'life'
    folk = Mesh()
    painter(folk)
    weaver(folk)
    trying_on(folk)
    scene.put(folk)


def painter(mesh):
    """The craftsman on the veranda's floor, his brush on the cheek of a mask still half white; pots of paint by him."""
    paint = Pose(((0.16, -0.56, 0.62), (-0.2, -0.4, 0.4)), bend=12, gaze=2, **FLOOR)
    with mesh.at(-0.42, 0.72, 0.35, 62, 1.06):
        person(mesh, paint, 'kurta', 'ivory', '#efe4d2', head='short', skin='#8d5c3f')
        mesh.tube([(-0.12, 0.08, 0.62), (-0.11, -0.14, 0.56), (-0.09, -0.2, 0.3)], [0.035, 0.045, 0.05], 'crimson', 8)
        mesh.tube([(0.12, 0.08, 0.62), (0.11, -0.14, 0.56), (0.1, -0.2, 0.36)], [0.035, 0.045, 0.05], 'crimson', 8)
        mesh.tube([(0.15, -0.52, 0.58), (0.17, -0.74, 0.66)], [0.012, 0.009], 'wood', 6)
        mesh.ball((0.018, 0.03, 0.018), RED, 0.17, -0.76, 0.665, 8)
    mesh.lathe([(0.3, 0), (0.26, 0.2), (0.28, 0.22)], 'wood', 20, x=0.72, y=0.5, z=0.35)
    with mesh.at(0.72, 0.5, 1.0, -24, 0.95):
        demon(mesh, CREAM, RED)
        mesh.ball((0.22, 0.25, 0.36), RED, -0.215, -0.035, -0.02, 20)
    for x, y, colour in (
        (0.12, 0.3, RED),
        (0.3, 0.14, YELLOW),
        (1.12, 0.22, BLUE),
        (1.3, 0.42, GREEN),
        (-0.95, 0.3, CREAM),
    ):
        mesh.lathe([(0.07, 0), (0.115, 0.1), (0.1, 0.1)], 'terracotta', 16, x=x, y=y, z=0.35)
        mesh.lathe([(0.1, 0.085), (0.01, 0.09)], colour, 16, x=x, y=y, z=0.35)
    for k in range(3):
        mesh.tube(
            [(1.12, 0.22, 0.4), (1.06 + 0.07 * k, 0.2 + 0.04 * k, 0.68)], [0.009, 0.012], ('wood', BLUE, RED)[k], 6
        )


def weaver(mesh):
    """A woman binds the ribs of a bamboo frame; split canes and a knife lie beside her."""
    weave = Pose(((0.12, -0.5, 0.5), (-0.16, -0.46, 0.34)), bend=18, gaze=0, **FLOOR)
    person(mesh, weave, 'saree', '#d8cdb0', 'maroon', -1.62, 0.85, 0.35, -58, 1.04, look=8)
    frame(mesh, -2.5, 0.45, 0.35, 0.48)
    for k in range(6):
        y = 0.12 + 0.05 * k
        mesh.tube([(-2.0 + 0.1 * k, y, 0.38), (-1.1 + 0.06 * k, y + 0.1 * math.sin(k * 2), 0.38)], 0.012, 'bamboo', 5)


def trying_on(mesh):
    """A boy holds a Hanuman before his own face; his sister, seated on the veranda's edge, laughs up at him."""
    lift = Pose(((0.27, -0.3, 1.58), (-0.27, -0.3, 1.58)), bend=2, knees=((0.14, -0.1, 0.5), (-0.14, -0.06, 0.5)))
    little_one(mesh, lift, '#86a3b6', 2.2, 0.45, 0.35, -34, 1.08)
    with mesh.at(2.2, 0.45, 0.35, -34):
        with mesh.at(0, -0.2, 1.22, 0, 0.5):
            monkey(mesh, YELLOW, RED)
    with mesh.at(1.62, 0.1, 0, 48):
        little_one(
            mesh, Pose(((0.2, -0.42, 0.98), (-0.2, -0.1, 0.54)), bend=-2, gaze=12, **BENCH), '#c9788e', girl=True
        )


def frame(mesh, x, y, z, size):
    """The basket of split bamboo that a mask is built on."""
    with mesh.at(x, y, z, 20, size):
        for k in range(12):
            a = k * math.pi / 12
            mesh.tube(
                [
                    (math.cos(a) * math.cos(t), 0.8 * math.sin(a) * math.cos(t), 0.1 + 1.25 * math.sin(t))
                    for t in [j * math.pi / 12 for j in range(13)]
                ],
                0.022,
                'bamboo',
                5,
            )
        for z_ring in (0.15, 0.4, 0.65, 0.9, 1.12):
            r = math.sqrt(max(0.03, 1 - ((z_ring - 0.1) / 1.25) ** 2))
            mesh.tube(
                [(r * math.cos(t), 0.8 * r * math.sin(t), z_ring) for t in [j * math.pi / 10 for j in range(21)]],
                0.022,
                'bamboo',
                5,
            )


def _eyes(mesh, apart, y, z, size):
    for side in (-1, 1):
        mesh.ball((size * 1.25, size * 0.6, size), '#f3ead6', apart * side, y, z, 14)
        mesh.ball((size * 0.5, size * 0.4, size * 0.55), BLACK, apart * side, y - size * 0.42, z, 12)
        mesh.tube(
            [
                (
                    apart * side + size * 1.5 * (1 - 2 * t),
                    y - size * 0.3 * math.sin(math.pi * t),
                    z + size * (0.5 + 0.8 * math.sin(math.pi * t)),
                )
                for t in (0, 0.25, 0.5, 0.75, 1)
            ],
            size * 0.24,
            BLACK,
            6,
        )


def _crown(mesh, paint, gem, z=0.34):
    """A paper crown of the Vaishnava stage: a band, leaves, a tall middle."""
    mesh.lathe([(0.36, 0), (0.375, 0.1)], paint, 20, z=z, oval=(1, 0.7))
    for k in range(7):
        a = math.pi * (1.12 + 0.76 * k / 6)
        tall = 0.16 + 0.2 * (1 - abs(k - 3) / 3)
        with mesh.at(0.37 * math.cos(a), 0.26 * math.sin(a), z + 0.08):
            mesh.lathe([(0.09, 0), (0.1, tall * 0.4), (0.01, tall)], paint, 8, oval=(1, 0.4))
            mesh.ball((0.035, 0.04, 0.045), gem, 0, -0.03, tall * 0.36, 8)


def demon(mesh, paint, other):
    """A fanged mask with round eyes, whiskers and a crown, facing -y."""
    mesh.ball((0.42, 0.27, 0.47), paint, 0, 0, 0, 24)
    mesh.ball((0.3, 0.2, 0.2), paint, 0, -0.12, -0.26, 18)
    mesh.tube([(0, -0.24, 0.14), (0, -0.38, -0.03), (0, -0.3, -0.1)], [0.06, 0.11, 0.08], paint, 12)
    for side in (-1, 1):
        mesh.ball((0.07, 0.07, 0.055), paint, 0.09 * side, -0.32, -0.06, 10)
        mesh.ball((0.13, 0.09, 0.1), paint, 0.25 * side, -0.16, -0.1, 12)
        mesh.ball((0.06, 0.03, 0.06), other, 0.26 * side, -0.245, -0.1, 10)
        mesh.ball((0.08, 0.05, 0.17), paint, 0.43 * side, 0.02, 0.02, 10)
        mesh.lathe([(0.05, 0), (0.06, -0.05)], 'gold-paint', 10, x=0.44 * side, z=-0.14)
        mesh.tube(
            [(0.14 * side, -0.31, -0.27), (0.17 * side, -0.36, -0.36), (0.14 * side, -0.36, -0.46)],
            [0.03, 0.026, 0.004],
            '#f3ead6',
            8,
        )
        mesh.tube(
            [(0.02 * side, -0.34, -0.17), (0.2 * side, -0.34, -0.15), (0.36 * side, -0.24, -0.04)],
            [0.03, 0.035, 0.008],
            BLACK,
            7,
        )
    mesh.ball((0.2, 0.06, 0.075), BLACK, 0, -0.285, -0.28, 14)
    mesh.ball((0.1, 0.07, 0.035), '#c7625c', 0, -0.31, -0.31, 10)
    for k in range(6):
        mesh.box(0.042, 0.03, 0.05, '#f3ead6', -0.13 + 0.052 * k, -0.335, -0.255)
    _eyes(mesh, 0.17, -0.22, 0.12, 0.085)
    mesh.ball((0.03, 0.02, 0.09), other, 0, -0.255, 0.26, 8)
    _crown(mesh, 'gold-paint' if other == YELLOW else other, GREEN)


def garuda(mesh, paint, other):
    """The bird-man's head with a great beak, facing -y."""
    mesh.ball((0.35, 0.3, 0.42), paint, 0, 0, 0, 22)
    mesh.tube(
        [(0, -0.2, 0.06), (0, -0.45, 0.02), (0, -0.66, -0.12), (0, -0.7, -0.32)], [0.19, 0.15, 0.09, 0.008], other, 14
    )
    mesh.tube([(0, -0.2, -0.12), (0, -0.42, -0.15), (0, -0.56, -0.24)], [0.13, 0.09, 0.01], RED, 12)
    _eyes(mesh, 0.2, -0.2, 0.14, 0.085)
    for row in range(3):
        for k in range(9):
            a = math.pi * (0.06 + 0.88 * k / 8)
            r = 0.33 + 0.05 * row
            mesh.tube(
                [
                    (r * math.cos(a), 0.06 + 0.06 * row, r * math.sin(a) + 0.06),
                    ((r + 0.17) * math.cos(a), 0.12 + 0.06 * row, (r + 0.17) * math.sin(a) + 0.06),
                ],
                [0.055, 0.012],
                (GREEN, RED, BLUE)[row],
                6,
            )
    _crown(mesh, 'gold-paint', RED, 0.3)


def monkey(mesh, paint, other):
    """Hanuman: a broad muzzle, whiskers of fibre, a crown."""
    mesh.ball((0.38, 0.26, 0.42), paint, 0, 0, 0, 22)
    mesh.ball((0.26, 0.22, 0.2), '#e9c9a0', 0, -0.16, -0.18, 18)
    mesh.tube([(-0.18, -0.32, -0.22), (0, -0.375, -0.19), (0.18, -0.32, -0.22)], [0.012, 0.022, 0.012], RED, 7)
    for side in (-1, 1):
        mesh.ball((0.022, 0.02, 0.018), BLACK, 0.05 * side, -0.375, -0.1, 8)
        mesh.ball((0.1, 0.06, 0.14), paint, 0.4 * side, 0.02, 0.06, 12)
        mesh.ball((0.055, 0.03, 0.09), other, 0.41 * side, -0.035, 0.06, 10)
        for k in range(8):
            a = -0.3 - 0.17 * k
            mesh.tube(
                [
                    (0.3 * side * math.cos(a), -0.1, 0.36 * math.sin(a)),
                    (0.47 * side * math.cos(a), -0.08, 0.56 * math.sin(a)),
                ],
                [0.04, 0.008],
                CREAM,
                5,
            )
    _eyes(mesh, 0.15, -0.21, 0.1, 0.075)
    mesh.tube([(0, -0.27, 0.32), (0, -0.27, 0.18)], [0.02, 0.03], other, 7)
    _crown(mesh, 'gold-paint', RED, 0.3)
