"""A spice garden near Kumily: pepper climbing tree trunks, cardamom below, a gardener showing leaves, spices on a
table."""
import math
import random

from kit.architecture.village import tiled_house
from kit.life.figure import SKINS, draw_arm
from kit.life.people import man
from kit.life.work import camera, little_one, person
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.palms import banana, coconut_palm
from kit.nature.trees import broadleaf, bush
from kit.stage.greenery import jungle

PICTURE = {
    'hour': 'gold',
    'alt': 'A gardener shows visitors pepper on tall trunks in a spice garden near Thekkady, they smell and pick; baskets of spices on a table.',
}


def build(scene):
    scene.camera((2.5, -10.9, 1.75), (-0.55, 2, 2.15), lens=35, focus=8.2, fstop=0.55)
    scene.light(
        sun=-110,
        elevation=24,
        haze={'density': 0.005, 'height': 12, 'start': 18},
        clouds={'seed': 5.1, 'amount': 0.5},
        grade={'exposure': 1.2},
    )
    jungle(scene, clearing=7.5, trees=90, grass=330, bamboo=4, depth=90)
    chance = random.Random(4)
    garden = Mesh()
    for x, y in ((-3.5, -2.0), (-4.9, 2.0), (-5.6, 6), (3.6, 3.4), (4.8, 8.4), (-3.4, 11), (5.8, 0.6), (2.6, 13)):
        garden.tube([(x, y, -0.2), (x + 0.1, y, 5), (x + 0.2, y, 11)], [0.26, 0.22, 0.16], 'bark-pale', 9)
        for k in range(210):
            a, z = chance.uniform(0, 6.28), chance.uniform(0.3, 5.4)
            r = 0.27 + chance.uniform(0, 0.16)
            p = (x + r * math.cos(a), y + r * math.sin(a), z)
            s = chance.uniform(0.1, 0.17)
            out, along = (math.cos(a) * 0.6, math.sin(a) * 0.6), (-math.sin(a), math.cos(a))
            garden.add(
                [
                    (p[0] + along[0] * s, p[1] + along[1] * s, p[2]),
                    (p[0] + out[0] * s, p[1] + out[1] * s, p[2] + s * 0.5),
                    (p[0] - along[0] * s, p[1] - along[1] * s, p[2]),
                    (p[0] + out[0] * s * 1.2, p[1] + out[1] * s * 1.2, p[2] - s * 1.5),
                ],
                [(0, 1, 2, 3)],
                ('leaf', 'leaf-dark')[k % 2],
            )
            if k % 6 == 0:
                garden.tube(
                    [p, (p[0] + out[0] * 0.1, p[1] + out[1] * 0.1, p[2] - 0.3)],
                    0.03,
                    ('emerald', 'crimson')[k % 4 == 0],
                    5,
                )
    garden.box(3.2, 1.0, 0.08, 'wood', 2.0, -4.4, 0.85)
    for x in (0.6, 3.4):
        garden.box(0.1, 0.8, 0.85, 'wood-dark', x, -4.4)
    for i, heap in enumerate(('turmeric', '#5a3a26', 'crimson', '#3c3a36', '#a9b86a')):
        garden.lathe([(0.2, 0), (0.28, 0.14)], 'bamboo', 12, x=0.8 + i * 0.6, y=-4.4, z=0.93)
        garden.lathe([(0.26, 0.12), (0.14, 0.22), (0.02, 0.28)], heap, 12, x=0.8 + i * 0.6, y=-4.4, z=0.93)
    tiled_house(garden, 9, 6, -4, 26, 0.2, 'whitewash', 'tiles', turn=10, seed=2)
    scene.put(garden)
    scene.scatter(
        [bush(i, 1.5, 'leaf', 5, 150, 0.24) for i in range(2)] + [banana(3, 2.4, 8)],
        34,
        lambda r: (r.choice((-1, 1)) * r.uniform(4.4, 9), r.uniform(-1, 16)),
        seed=4,
    )
    scene.put(coconut_palm(3, 13, (2, 1)), 8.6, 20, 0)
    scene.layer = 'life'
    folk = Mesh()
    gardener(folk, -2.5, -3.1, 24)
    person(folk, 'lean', 'salwar', 'crimson', 'ivory', -0.9, -2.3, 0.1, -70, 1.12)
    with folk.at(0.4, -1.9, 0.1, -40, 1.12):
        person(folk, 'photograph', 'shirt', '#86a3b6', '#4d5560', head='brim', hat='#c9b48a')
        camera(folk)
    person(folk, 'pluck', 'saree', 'turmeric', 'crimson', 2.3, -1.9, 0.1, -4, 1.1)
    with folk.at(3.6, -2.9, 0.1, -66, 1.1):
        person(folk, 'offer', 'shirt', 'teal', 'wood-dark')
    little_one(folk, 'reach', 'magenta', -3.6, -2.6, 0.1, 150, 1.12, girl=True)
    scene.put(folk)
    scene.layer = 'front'
    near = Mesh()
    for k in range(26):
        a = k * 2.4
        x, z, s = 4.3 + 0.3 * math.cos(a) + 0.012 * k, 0.4 + 0.11 * k, 0.13
        near.add(
            [(x - s, -7.4, z), (x, -7.5, z + s * 0.7), (x + s, -7.4, z), (x, -7.35, z - s * 1.6)],
            [(0, 1, 2, 3)],
            'leaf',
        )
    near.tube([(4.5, -7.2, 0), (4.6, -7.2, 4)], 0.14, 'bark-pale', 9)
    scene.put(near)


def gardener(mesh, x, y, turn):
    """A gardener in a lungi who holds out a twig of green pepper beside the vine."""
    with mesh.at(x, y, 0.1, turn, 1.14):
        man(mesh, 'azure', 'ivory', pose='none', dress='lungi')
        draw_arm(mesh, (0.2, 0, 1.37), (0.32, -0.2, 1.2), (0.2, -0.46, 1.34), 'azure', SKINS[2], 0.058, 0.5)
        draw_arm(mesh, (-0.2, 0, 1.37), (-0.42, -0.02, 1.42), (-0.6, 0.06, 1.72), 'azure', SKINS[2], 0.058, 0.5)
        mesh.tube([(-0.14, -0.1, 1.44), (0, -0.15, 1.36), (0.14, -0.1, 1.44)], [0.03, 0.045, 0.03], 'ivory', 7)
        for k in range(7):
            a = k * 0.9
            mesh.add(
                [
                    (0.2, -0.5, 1.36),
                    (0.2 + 0.09 * math.cos(a) + 0.03, -0.52, 1.36 + 0.09 * math.sin(a)),
                    (0.2 + 0.17 * math.cos(a), -0.53, 1.36 + 0.17 * math.sin(a)),
                    (0.2 + 0.09 * math.cos(a) - 0.03, -0.52, 1.4 + 0.09 * math.sin(a)),
                ],
                [(0, 1, 2, 3)],
                'leaf',
            )
        for k in range(14):
            mesh.ball(0.018, ('#6d9a3a', '#b03a2c')[k % 5 == 0], 0.19 + 0.016 * (k % 2), -0.53, 1.3 - 0.017 * k, 6)
