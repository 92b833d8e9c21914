"""Sunrise at Netarhat: pines on the plateau's edge, tea by a fire, a family at the rail, ridges in mist to the Koel."""
import math

import numpy as np

from kit.life.lamps import flame
from kit.life.vehicles import smoke
from kit.life.work import Pose, camera, glass, little_one, person, stream, with_child
from kit.mesh import Mesh
from kit.nature.ground_cover import flower_tuft, grass_tuft
from kit.nature.terrain import ground_sheet, hill_layers, plain
from kit.nature.trees import conifer
from kit.noise import fractal, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'gold',
    'alt': 'Tea is poured by a fire at sunrise on the pine-fringed edge of Netarhat; a family points over the rail to ridge after ridge in mist.',
}


def ground(xs, ys):
    return 0.4 * fractal(xs * 0.06, ys * 0.06, 3) - 70 * smoothstep(
        3, 46, ys + 0.2 * xs + 4 * fractal(xs * 0.04, ys * 0.04, 2)
    )


def build(scene):
    scene.material('forest-hills', meadow=('#5d6f5c', '#4c5f58'), rock=('#6a6a62', '#565a58'))
    scene.camera((-3, -15.5, 2.5), (2.4, 20, 4.3), lens=36, focus=13, fstop=0.9)
    scene.light(
        sun=26,
        elevation=11,
        fill=2.2,
        energy=5.4,
        haze={'density': 0.0016, 'height': 24, 'floor': -60, 'base': 0.14, 'start': 60, 'low': 6, 'most': 0.93},
        clouds={'seed': 9.2, 'amount': 0.8},
        grade={'exposure': 1.2},
    )
    scene.put(ground_sheet(ground, (-140, 140), (-40, 160), 'meadow', 260, 260, near=(10, 0.5)))
    scene.put(plain('forest-hills', z=-70), layer='far')
    # Each ridge stands a little above the one before it, as seen over the rail; mist lies between them.
    ridges = ((150, 56, 150), (270, 74, 210), (430, 96, 290), (640, 128, 380), (930, 176, 520), (1350, 250, 700))
    spec = [(y, high, long, -62, 6.3 + 3.7 * i) for i, (y, high, long) in enumerate(ridges)]
    scene.put(hill_layers(spec, 'forest-hills', 1500), layer='far')
    disc = Mesh()
    disc.ball(34, 'flame', 520, 1700, 206, sides=48)
    scene.put(disc, layer='far')
    pines = [conifer(i, 15, 'pine', 0.2, 0.35, 15, 190) for i in range(3)]
    scene.layer = 'front'
    for i, (x, y, s) in enumerate(((-11.4, -1, 1.0), (-13.6, 1, 1.2), (-8.8, 4, 0.7), (9.8, 7.4, 0.9), (-18, 4, 1.2))):
        scene.put(pines[i % 3], x, y, height_at(ground, x, y) - 0.3, i * 60, s)
    scene.layer = 'land'
    scene.scatter(pines, 120, ((-90, 100), (14, 80)), ground, seed=4, sink=0.4)
    scene.scatter(
        [grass_tuft(5, 60, 0.3), grass_tuft(6, 50, 0.36, leaf='grass-dry')],
        420,
        ((-16, 18), (-1.8, 5)),
        ground,
        seed=5,
        sink=0.04,
    )
    scene.scatter(
        [flower_tuft(3, 20, 0.3, flower='blossom-pink')], 110, ((-9, 12), (-11, 1.6)), ground, seed=7, sink=0.03
    )
    rail = Mesh()
    line = [(-7.5 + i * 1.5, 1.6 - 0.2 * (-7.5 + i * 1.5)) for i in range(13)]
    for x, y in line:
        rail.box(0.16, 0.16, 1.1, 'wood', x, y, height_at(ground, x, y) - 0.1)
    for level in (0.5, 0.95):
        rail.tube([(x, y, height_at(ground, x, y) + level) for x, y in line], 0.06, 'wood', 6)
    rail.loft(
        [
            [
                (x + w, y, height_at(ground, x + w, y) + 0.03)
                for t in (y + 20,)
                for x in (1.4 + 2.2 * math.sin(0.16 * t),)
                for w in (-0.8, -0.3, 0.3, 0.8)
            ]
            for y in np.linspace(-15, 1.2, 34)
        ],
        'earth',
    )
    scene.put(rail)
    scene.layer = 'life'
    folk = Mesh()
    tea_round(folk, lambda x, y: height_at(ground, x, y) + 0.01)
    at_the_rail(folk, lambda x, y: height_at(ground, x, y) + 0.01)
    scene.put(folk)


def tea_round(mesh, floor):
    """The tea man pours from his kettle; two old people wait on a log, a woman warms her hands at the fire."""
    with mesh.at(-4.1, -4.4, floor(-4.1, -4.4), 146):
        mesh.tube([(-0.95, 0.05, 0.24), (0.95, 0.0, 0.26)], [0.24, 0.22], 'bark', 12)
        person(mesh, 'talk', 'saree', '#8c4a52', '#e7c9a0', 0.36, 0.0, 0.0, -22, 1.04, 'veil', elder=True, look=-24)
        person(mesh, 'sip', 'kurta', '#a7b79c', '#efe4d2', -0.42, 0.0, 0.0, 8, 1.06, 'cap', '#6f5a48', True)
        mesh.lathe([(0.27, 0.6), (0.26, 0.8), (0.2, 0.95), (0.09, 1.0)], '#5f5148', 20, x=-0.42, y=0.04, oval=(1, 0.72))
        glass(mesh, (-0.44, -0.2, 1.06))
    with mesh.at(-2.0, -3.9, floor(-2.0, -3.9), -58, 1.04):
        person(mesh, 'pour', 'shirt', '#cfd0c4', '#6d5a4a', head='scarf', hat='#a8553a')
        mesh.lathe([(0.07, 1.4), (0.14, 1.44), (0.13, 1.56), (0.05, 1.62), (0.02, 1.67)], 'iron', 18, x=0.16, y=-0.5)
        mesh.tube([(0.1, -0.56, 1.47), (0.0, -0.6, 1.53)], 0.02, 'iron', 6)
        stream(mesh, (0.0, -0.6, 1.5), (-0.16, -0.4, 1.06), '#c98a50', 0.012)
        glass(mesh, (-0.16, -0.36, 1.0))
    x, y = -3.0, -5.1
    with mesh.at(x, y, floor(x, y)):
        for k in range(7):
            a = k * 0.9
            mesh.ball((0.15, 0.13, 0.12), 'granite-dark', 0.34 * math.cos(a), 0.34 * math.sin(a), 0.07, 9)
        for dx, tall, lean in ((0, 0.38, 0.1), (0.1, 0.28, -0.2), (-0.1, 0.26, 0.22)):
            flame(mesh, dx, -0.02, 0.05, tall, 0.36, lean)
        mesh.lathe([(0.16, 0.36), (0.2, 0.44), (0.17, 0.6), (0.06, 0.66), (0.05, 0.7)], 'iron', 20, y=0.1)
        smoke(mesh, 0.04, 0.1, 0.75, 3, (-0.14, 0.1, 0.5), 4, size=0.06)
        mesh.box(0.62, 0.42, 0.3, 'wood', 1.0, -0.2)
        for k in range(6):
            mesh.lathe([(0.035, 0.3), (0.045, 0.42)], '#b0703c', 12, x=0.82 + 0.18 * (k % 3), y=-0.3 + 0.18 * (k // 3))
        for k in range(7):
            mesh.tube(
                [(-1.0 + 0.1 * (k % 4), -0.6, 0.05 + 0.1 * (k // 4)), (-0.9 + 0.1 * (k % 4), 0.1, 0.06)],
                0.045,
                'bark',
                6,
            )
    with mesh.at(-0.9, -4.7, floor(-0.9, -4.7), -70):
        warm = Pose(((0.16, -0.56, 0.46), (-0.16, -0.56, 0.46)), **squat())
        person(mesh, warm, 'salwar', '#c9733f', '#efe4d2', head='scarf', hat='#7d93a8', look=12)


def squat():
    """The lower half of someone who squats."""
    return {
        'hips': (0.2, 0.25),
        'bend': 14,
        'knees': ((0.21, -0.2, 0.47), (-0.21, -0.2, 0.47)),
        'ankles': ((0.15, -0.02, 0.08), (-0.15, -0.02, 0.08)),
        'seated': True,
    }


def at_the_rail(mesh, floor):
    """A couple with a small child point out the sun, a girl runs to them, one man alone takes his picture."""
    with_child(mesh, 'saree', '#b5487a', '#efe4d2', 1.7, 0.7, floor(1.7, 0.7), 168, 1.06, 'ivory')
    pointing = Pose(((0.3, -0.52, 1.5), (-0.25, -0.06, 0.82)), bend=0)
    person(mesh, pointing, 'jacket', '#4f6f8c', '#6d6a66', 2.55, 0.6, floor(2.55, 0.6), 196, 1.08, look=14)
    little_one(mesh, 'run', '#d9694a', -0.1, -1.2, floor(-0.1, -1.2), 150, 1.05, girl=True)
    with mesh.at(4.9, -0.6, floor(4.9, -0.6), 184, 1.06):
        person(mesh, 'photograph', 'jacket', '#8c6f5a', '#4d5a66', head='brim', hat='#cdbb95', pack='#5f7a5a')
        camera(mesh)
    with mesh.at(-6.6, 1.9, floor(-6.6, 1.9), 190, 1.04):
        person(mesh, 'lean', 'kurta', '#cfae62', 'ivory')
