"""Mysore Palace outlined in bulbs on a Sunday at nightfall, domes and arches drawn in light; on the wet forecourt a
jasmine seller, families and a drive lined with lamps."""
import math

from kit.architecture.mysore import LAMPS, draw_lights, mysore
from kit.life.flags import garland
from kit.life.people import crowd
from kit.life.vehicles import wheel
from kit.life.work import Pose, camera, little_one, person, with_child
from kit.mesh import Mesh
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf, bush

PICTURE = {
    'hour': 'dusk',
    'palette': 'dusk-blue',
    'size': 'hero',
    'widest': 1600,
    'alt': 'Mysore Palace outlined in thousands of bulbs after sunset, families and a jasmine seller on its wet forecourt.',
}


def build(scene):
    scene.camera((-18, -96, 2.1), (0, 0, 14.6), lens=36, lift=0.025)
    scene.light(
        sun=-110,
        elevation=5,
        energy=1.7,
        haze={'density': 0.001, 'height': 12, 'base': 0.2, 'start': 80},
        clouds={'seed': 7.2, 'amount': 0.7},
        grade={'exposure': 0.98},
    )
    scene.material('window-lit', lamp=1.4)
    scene.material('paving', colour='#a58d80', second='#85736b', rough=0.2, specular=0.55, bump=0.008, scale=0.25)
    scene.put(plain('paving', z=-0.03), layer='far')
    palace = Mesh()
    mysore(palace)
    for k in range(5):
        palace.box(24 - k * 1.2, 1.2, 0.26, 'granite', 0, -7.6 + k * 0.9, k * 0.26)
    scene.put(palace)
    lights = Mesh()
    draw_lights(lights)
    scene.put(lights)
    scene.put(drive(scene))
    scene.scatter(
        [broadleaf(30 + i, 8, 'leaf-dark', spread=1.2, cards=280) for i in range(2)],
        22,
        lambda r: (r.choice((-1, 1)) * r.uniform(50, 90), r.uniform(-10, 30)),
        seed=4,
    )
    scene.layer = 'life'
    life = Mesh()
    crowd(life, 90, lambda r: (r.choice((-1, 1)) * r.uniform(5, 40), r.uniform(-58, -10)), None, 5)
    jasmine_cart(life)
    families(life)
    scene.put(life)
    scene.lamp(-20.9, -79.0, 2.2, 110, day=0.7)
    scene.lamp(-10.5, -80.4, 1.2, 60, day=0.5)
    for x, y, z, power, day in LAMPS:
        scene.lamp(x, y, z, power, '#ffcb80', day)


def drive(scene):
    """Two rows of lamp posts and clipped beds that lead to the great arch."""
    mesh = Mesh()
    for side in (-1, 1):
        for k in range(6):
            x, y = side * 9.5, -66 + k * 10
            mesh.lathe([(0.24, 0), (0.22, 0.4), (0.1, 0.5), (0.07, 3.4), (0.13, 3.5)], '#3d4148', 12, x=x, y=y)
            mesh.ball(0.24, 'lamp', x, y, 3.7, 12)
            if k < 4:
                scene.lamp(x, y, 3.2, 150, day=0.35)
        for y in (-61, -51, -41, -31, -21):
            mesh.box(3, 7.4, 0.3, 'granite-pale', side * 10.5, y)
            mesh.box(2.7, 7.1, 0.16, 'hedge', side * 10.5, y, 0.24)
            for i in range(16):
                a = i * 2.4
                mesh.ball(
                    (0.3, 0.3, 0.24),
                    ('marigold', 'hedge', 'crimson')[i % 3],
                    side * 10.5 + 1.0 * math.cos(a),
                    y - 3.2 + i * 0.42,
                    0.46,
                    8,
                )
    shrub = bush(12, 1.3, 'leaf-dark')
    for side in (-1, 1):
        for k in range(14):
            scene.put(shrub, side * (16 + 2 * k), -6.5, 0, k * 40, 1 + 0.12 * (k % 3))
    return mesh


def jasmine_cart(mesh):
    """A barrow of jasmine strings under a bulb, the woman who sells, a buyer with her child, a girl who smells them."""
    x, y = -20.9, -78.6
    with mesh.at(x, y, 0, 12):
        mesh.box(1.7, 0.95, 0.08, 'wood', 0, 0, 0.8)
        mesh.box(1.74, 0.06, 0.24, 'teal', 0, -0.48, 0.66)
        for px in (-0.78, 0.78):
            mesh.tube([(px, 0.42, 0), (px, 0.42, 2.3)], 0.03, 'wood-dark', 6)
            mesh.tube([(px, -0.42, 0), (px, -0.42, 0.8)], 0.04, 'wood-dark', 6)
            with mesh.at(px * 0.72, -0.56, 0.34, 0):
                wheel(mesh, 0.34, 0.06)
        mesh.tube([(-0.82, 0.42, 2.3), (0.82, 0.42, 2.3)], 0.03, 'wood-dark', 6)
        for k in range(7):
            px = -0.66 + k * 0.22
            garland(mesh, (px, 0.42, 2.26), (px + 0.1, 0.38, 2.26), 0.5, 18, 0.035, ('ivory', 'ivory', '#f3e6c4'))
        for k in range(20):
            a = k * 2.4
            mesh.ball(
                (0.15, 0.13, 0.1),
                ('ivory', 'marigold', 'ivory', 'crimson')[k % 4],
                0.16 * k**0.5 * math.cos(a),
                0.08 * k**0.5 * math.sin(a),
                0.94,
                8,
            )
        mesh.tube([(0.5, 0.42, 2.3), (0.5, 0.0, 2.34), (0.5, -0.05, 2.2)], 0.012, 'iron', 5)
        mesh.ball(0.085, 'lamp', 0.5, -0.06, 2.12, 10)
    person(mesh, 'offer', 'saree', 'emerald', 'turmeric', x + 0.2, y + 0.95, 0, 34, 0.98)
    with_child(mesh, 'saree', '#d9a79b', 'maroon', x + 1.7, y - 0.55, 0, -112, 1.0, child='#86a3b6')
    little_one(mesh, 'offer', 'ivory', x - 0.6, y - 1.25, 0, 160, 1.0, girl=True)
    person(mesh, 'hold', 'kurta', '#efe4d2', 'ivory', x + 2.9, y + 0.3, 0, 176, 1.04, look=-20)


def families(mesh):
    """One takes a picture; a couple walk with a boy who pulls ahead; a grandmother's party sit about a lantern."""
    with mesh.at(-15.4, -79.6, 0, 172, 1.02):
        person(mesh, 'photograph', 'shirt', '#7d93a8', '#4d5560')
        camera(mesh)
    person(mesh, 'walk', 'saree', 'crimson', 'turmeric', -13.6, -73.4, 0, 158, 0.98, look=18)
    person(mesh, 'walk', 'shirt', '#cfae62', '#5b5148', -12.7, -73.0, 0, 164, 1.05, look=-24)
    little_one(mesh, 'run', '#a7b79c', -12.4, -71.2, 0, 170, 1.05)
    x, y = -9.9, -79.6
    mesh.box(2.6, 1.9, 0.02, 'maroon', x, y, 0)
    mesh.box(2.3, 1.6, 0.025, '#cfae62', x, y, 0)
    person(mesh, 'knit', 'saree', '#efe4d2', 'maroon', x + 0.8, y + 0.3, 0.02, -60, 0.96, elder=True)
    person(mesh, 'play', 'salwar', 'magenta', 'ivory', x - 0.75, y + 0.35, 0.02, 40, 1.0, look=10)
    little_one(
        mesh,
        Pose(
            ((0.1, -0.3, 0.66), (-0.2, -0.3, 0.36)),
            hips=(0.1, 0.14),
            bend=4,
            seated=True,
            knees=((0.36, -0.24, 0.14), (-0.36, -0.24, 0.14)),
            ankles=((-0.1, -0.34, 0.09), (0.1, -0.42, 0.09)),
        ),
        'azure',
        x + 0.1,
        y + 0.6,
        0.02,
        6,
        1.0,
    )
    mesh.lathe([(0.1, 0), (0.1, 0.06), (0.06, 0.08)], 'iron', 12, x=x - 0.2, y=y - 0.35)
    mesh.lathe([(0.07, 0.08), (0.09, 0.18), (0.06, 0.28)], 'lamp', 12, x=x - 0.2, y=y - 0.35)
    mesh.lathe([(0.08, 0.28), (0.03, 0.34)], 'iron', 12, x=x - 0.2, y=y - 0.35)
    for k in range(3):
        mesh.lathe([(0.1, 0), (0.14, 0.05), (0.13, 0.05)], 'brass', 12, x=x + 0.25 * k, y=y - 0.2 + 0.1 * (k % 2))
    mesh.lathe([(0.16, 0), (0.2, 0.24), (0.18, 0.24)], 'bamboo', 14, x=x + 0.95, y=y - 0.6)
