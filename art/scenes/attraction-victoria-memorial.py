"""The Victoria Memorial in Kolkata over its pool on a clear winter day, a picnic and a puffed-rice seller close."""
import math

from kit.architecture.colonial import victoria_memorial
from kit.life.birds import flock_in
from kit.life.figure import SKINS, draw_arm
from kit.life.people import crowd, man
from kit.life.work import glass, little_one, person, telephone
from kit.mesh import Mesh
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf, bush

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'size': 'hero',
    'widest': 1600,
    'alt': 'The white marble Victoria Memorial in Kolkata with its dome and angel, mirrored in its pool, people and a puffed-rice seller on the lawns.',
}

CAMERA, FORWARD, RIGHT, HEADING = (-27, -120), (0.235, 0.972), (0.972, -0.235), -13.6
FLOODS = ((-42, -27), (-16, -29), (-5.5, -37), (5.5, -37), (14, -29), (40, -27))


def place(side, deep):
    """The place side metres right of the camera's line and deep metres before it."""
    return CAMERA[0] + RIGHT[0] * side + FORWARD[0] * deep, CAMERA[1] + RIGHT[1] * side + FORWARD[1] * deep


def build(scene):
    scene.camera((-27, -120, 2.4), (2, 0, 12.6), lens=35, lift=0.05, focus=16, fstop=1.6)
    scene.light(
        sun=-113,
        elevation=24,
        energy=5.2,
        haze={'density': 0.0011, 'height': 16, 'base': 0.2, 'start': 90},
        clouds={'scale': 1.1, 'low': 0.44, 'high': 0.68, 'amount': 0.9, 'seed': 4.7},
    )
    scene.material('pool', ripple=0.004)
    scene.material('lawn', colour='#93ab52', second='#728f46')
    scene.put(plain('lawn', z=-0.1), layer='far')
    garden = Mesh()
    draw_pool(garden)
    garden.box(110, 7, 0.1, '#b98262', 0, -34.6, -0.08)
    garden.box(9, 60, 0.1, '#b98262', 44, -66, -0.08)
    for x in (-31, 31):
        garden.box(50, 1.4, 0.9, 'hedge', x, -32.2)
    for x, y in FLOODS:
        garden.box(0.7, 0.5, 0.5, 'iron', x, y)
        garden.ball((0.32, 0.2, 0.24), 'lamp', x, y + 0.2, 0.62, 10)
    scene.put(garden)
    hall = Mesh()
    victoria_memorial(hall)
    finish_hall(hall)
    scene.put(hall)
    # Floodlights of the gardens by night.
    for (x, y), power in zip(FLOODS, (4200, 4800, 3400, 3400, 4800, 4200)):
        scene.lamp(x, y, 2.2, power)
    scene.lamp(0, -14, 30, 3600)
    scene.lamp(-14, -16, 44, 2600)
    for side, deep in ((-4.2, 19.5), (5.7, 17.6)):
        x, y = place(side, deep)
        scene.lamp(x, y - 0.4, 3.1, 130, radius=0.2)
    scene.scatter(
        [broadleaf(30 + i, 10, spread=1.2, cards=320, card=0.34) for i in range(3)],
        46,
        lambda r: (r.choice((-1, 1)) * r.uniform(62, 130), r.uniform(-60, 60)),
        seed=4,
    )
    scene.put(broadleaf(41, 12, spread=1.4, clouds=12, cards=440, card=0.28), -62, -72, 0)
    flowers = [bush(2, 0.9, 'marigold'), bush(3, 0.9, 'blossom-red'), bush(4, 0.9, 'blossom-pink')]
    scene.scatter(flowers, 70, lambda r: (r.uniform(-56, 40), -38.6), seed=5, scale=(0.6, 1))
    scene.layer = 'front'
    beds = [
        bush(12 + i, 0.8, leaf, card=0.12) for i, leaf in enumerate(('marigold', 'blossom-red', 'marigold', 'leaf'))
    ]
    scene.scatter(beds, 90, lambda r: place(r.uniform(-3.4, 3.4), r.uniform(13.0, 13.6)), seed=6, scale=(0.5, 0.9))
    for side in (-1, 1):
        scene.scatter(
            beds, 60, lambda r: place(side * r.uniform(3.55, 4.15), r.uniform(14, 21)), seed=8 + side, scale=(0.45, 0.8)
        )
    scene.layer = 'life'
    life = Mesh()
    crowd(life, 40, lambda r: (r.uniform(-46, 46), r.uniform(-37.4, -34)), None, 5)
    draw_life(life, scene.is_night)
    scene.put(life)


def draw_pool(mesh):
    """The pool: broad before the hall, with an arm that comes towards the camera between two lawns."""
    mesh.box(84, 76, 0.14, 'pool', -8, -76, -0.1)
    for x, y, w, d in ((-8, -38.9, 86, 1.2), (-50.6, -70, 1.2, 62), (34.6, -70, 1.2, 62)):
        mesh.box(w, d, 0.3, 'marble-shade', x, y, -0.1)
    with mesh.at(*CAMERA, 0, HEADING):
        for side in (-1, 1):
            mesh.box(30, 18, 0.16, 'lawn', side * 18.3, 13.2, -0.06)
            mesh.box(30, 1.7, 0.06, '#b98262', side * 18.3, 21.2, 0.07)
            mesh.box(0.5, 8.6, 0.24, 'marble-shade', side * 3.2, 18.1)
            mesh.box(30.2, 0.5, 0.24, 'marble-shade', side * 18.1, 22.4)
        mesh.box(6.9, 16, 0.16, 'lawn', 0, 5.8, -0.06)
        mesh.box(6.4, 0.5, 0.24, 'marble-shade', 0, 14.0)


def finish_hall(mesh):
    """Balustrades along the wings' roofs, urns, pilasters between the arches, a group over the porch, the angel's
    wings and trumpet."""
    for side in (-1, 1):
        for k in range(34):
            mesh.lathe(
                [(0.16, 0), (0.24, 0.4), (0.14, 0.9)], 'marble-shade', 7, x=side * (12 + k * 0.78), y=-17.2, z=17.6
            )
        mesh.box(27, 0.6, 0.3, 'marble', side * 25, -17.2, 18.5)
        for k in range(4):
            px = side * (13 + k * 8)
            mesh.lathe([(0.5, 0), (0.3, 0.5), (0.75, 1.4), (0.5, 1.9), (0.1, 2.3)], 'marble', 12, x=px, y=-17.2, z=18.8)
    with mesh.at(0, -20, 24.2):
        mesh.box(5, 1.6, 0.8, 'marble')
        for px, tall in ((-1.5, 1.8), (0, 2.8), (1.5, 1.8)):
            mesh.lathe([(0.7, 0), (0.5, tall * 0.5), (0.55, tall * 0.8), (0.2, tall)], 'marble-shade', 10, x=px, z=0.8)
            mesh.ball(0.34, 'marble-shade', px, 0, 1.0 + tall, 9)
    with mesh.at(0, 0, 50.6):
        mesh.lathe([(0.85, 0), (0.5, 1.4), (0.58, 2.6), (0.2, 3.1)], 'granite-dark', 12)
        mesh.ball(0.38, 'granite-dark', 0, 0, 3.4, 10)
        for side in (-1, 1):
            mesh.loft(
                [
                    [(0.15 * side, 0.3, 2.7), (0.15 * side, 0.3, 1.6)],
                    [(0.6 * side, 0.5, 3.1), (0.6 * side, 0.5, 1.2)],
                    [(1.1 * side, 0.6, 2.9), (1.0 * side, 0.6, 0.9)],
                    [(1.4 * side, 0.6, 2.0), (1.3 * side, 0.6, 0.8)],
                ],
                'granite-dark',
            )
        mesh.tube([(0.15, -0.3, 3.2), (1.3, -0.9, 3.7)], [0.08, 0.2], 'granite-dark', 7)


def oranges(mesh, x, y):
    for k in range(11):
        r = 0.09 * math.sqrt(k)
        mesh.ball(0.06, '#e8892b', x + r * math.cos(k * 2.4), y + r * math.sin(k * 2.4), 0.14 + 0.1 * (k < 4), 8)


def draw_life(mesh, night):
    """Left a family at a picnic in the sun (by night two on a bench), right the puffed-rice man and those who buy."""
    with mesh.at(*CAMERA, 0.1, HEADING):
        if night:
            with mesh.at(-5.2, 17.2, 0, 150, 1.06):
                draw_bench(mesh)
                person(mesh, 'talk', 'saree', '#a3546b', '#efe4d2', 0.46, 0, turn=-14, look=-24)
                person(mesh, 'bench', 'kurta', '#a7b79c', 'ivory', -0.46, 0, turn=12, look=24)
        else:
            picnic(mesh)
            flock_in(mesh, 12, (-70, -40), (90, 130), (36, 50), 0.9)
        with mesh.at(-4.6, 20.8, 0, 168, 1.06):
            person(mesh, 'photograph', 'shirt', '#7d93a8', '#4d5560')
            telephone(mesh)
        for side, deep in ((-4.2, 19.5), (5.7, 17.6)):
            mesh.lathe([(0.16, 0), (0.1, 0.5), (0.05, 0.7), (0.04, 2.9), (0.09, 3.0)], 'iron', 10, x=side, y=deep)
            mesh.lathe([(0.1, 3.0), (0.2, 3.1), (0.22, 3.35), (0.06, 3.55)], 'lamp', 10, x=side, y=deep)
        puffed_rice(mesh, 5.2, 15.0, -58)
        person(mesh, 'hold', 'salwar', '#c2457f', '#efe4d2', 4.25, 14.1, 0, 96, 1.03, look=10)
        with mesh.at(3.95, 15.2, 0, 62):
            little_one(mesh, 'offer', '#86a3b6', scale=1.12)
        person(mesh, 'walk', 'dhoti', '#efe4d2', 'ivory', 7.4, 20.9, 0, 92, 1.05, elder=True)
        person(mesh, 'walk', 'saree', '#5f8c86', '#cfae62', 8.4, 21.2, 0, 100, 0.98)
        person(mesh, 'run' if not night else 'walk', 'shirt', '#a8503f', '#54616e', -8.4, 21.1, 0, 82, 0.94)


def draw_bench(mesh):
    for x in (-0.9, 0.9):
        mesh.box(0.12, 0.4, 0.42, 'iron', x)
    for y in (-0.16, 0, 0.16):
        mesh.box(2.2, 0.13, 0.05, 'wood', 0, y, 0.42)


def picnic(mesh):
    """A family on a striped cloth with a flask, oranges and a tiffin carrier."""
    with mesh.at(-5.5, 15.0, 0.02, 10):
        mesh.box(2.7, 2.0, 0.03, '#a8503f')
        for k in range(5):
            mesh.box(0.16, 2.01, 0.034, '#efe4d2', -1.1 + k * 0.55)
        person(mesh, 'serve', 'saree', '#3f78b8', '#cfae62', 0.95, 0.2, 0.02, -64, 1.04)
        person(mesh, 'play', 'kurta', '#efe4d2', 'ivory', -0.8, 0.5, 0.02, 36, 1.04, look=-20)
        glass(mesh, (-0.62, 0.2, 0.5))
        person(mesh, 'knit', 'saree', '#d9a79b', '#7a4f76', 0.1, 0.95, 0.02, 4, 1.0, elder=True, look=20)
        oranges(mesh, 0.1, -0.1)
        for k in range(3):
            mesh.lathe([(0.1, 0), (0.105, 0.1), (0.1, 0.11)], 'iron', 14, x=-0.35, y=-0.45, z=0.03 + 0.11 * k)
        mesh.lathe([(0.07, 0), (0.075, 0.26), (0.05, 0.3), (0.05, 0.36)], 'scarlet', 12, x=0.7, y=-0.6, z=0.03)
        with mesh.at(-0.2, -1.25, 0, 150):
            little_one(mesh, 'squat', '#cfae62', scale=1.1)
        mesh.ball(0.14, 'scarlet', -0.75, -1.15, 0.14, 12)


def puffed_rice(mesh, x, y, turn):
    """The jhalmuri man: a round tray of tins and puffed rice on a cane stand, a paper cone in his hand."""
    skin = SKINS[2]
    with mesh.at(x, y, 0, turn, 1.08):
        man(mesh, '#dfe3da', 'emerald', pose='none', dress='lungi')
        draw_arm(mesh, (0.2, 0, 1.37), (0.34, -0.06, 1.12), (0.2, -0.34, 1.16), '#dfe3da', skin, 0.058, 0.6)
        draw_arm(mesh, (-0.2, 0, 1.37), (-0.3, 0.0, 1.1), (-0.16, -0.32, 1.0), '#dfe3da', skin, 0.058, 0.6)
        mesh.lathe([(0.012, 1.1), (0.05, 1.26), (0.045, 1.27)], 'ivory', 12, x=0.2, y=-0.37)
        with mesh.at(0, -0.62, 0):
            mesh.lathe([(0.26, 0), (0.12, 0.42), (0.3, 0.84)], 'weave', 20)
            mesh.lathe([(0.42, 0.84), (0.46, 0.88), (0.46, 0.93), (0.42, 0.9)], 'scarlet', 28)
            for k in range(90):
                a, share = k * 2.4, k / 90
                far = 0.25 * math.sqrt(share)
                grain = ('ivory', '#efe2c2')[k % 2]
                mesh.ball(0.034, grain, far * math.cos(a), far * math.sin(a), 0.92 + 0.18 * (1 - share), 6)
            for k in range(7):
                a = k * 2 * math.pi / 7
                tin = ('turmeric', 'emerald', 'crimson')[k % 3]
                mesh.lathe([(0.05, 0.9), (0.05, 1.0), (0.0, 1.0)], tin, 12, x=0.36 * math.cos(a), y=0.36 * math.sin(a))
