"""A Kathakali evening: two dancers in white skirts and crowns behind the tall brass lamp, drummers at the curtain."""
import math

from kit.life.lamps import ceremonial_lamp
from kit.life.people import man, sitter
from kit.mesh import Mesh
from kit.stage.square import room

PICTURE = {
    'hour': 'night',
    'alt': 'Two Kathakali dancers in wide white skirts and tall gold crowns on stage behind a great brass oil lamp, drummers beside them.',
}


def build(scene):
    scene.camera((-0.5, -7.2, 1.75), (0.1, 3, 1.86), lens=37)
    scene.light(sun=-130, haze={'density': 0.0001}, clouds=False)
    room(scene, 13, 8, 5.4, 'maroon-band', 'wood', 'wood', 3)
    stage = Mesh()
    stage.box(11, 6, 0.5, 'wood-dark', 0, 4)
    for i in range(24):
        x = -4.6 + i * 0.4
        stage.box(
            0.42,
            0.08 + 0.06 * (i % 2),
            3.0,
            ('crimson', 'emerald', 'turmeric')[(i // 8) % 3],
            x,
            6.6 + 0.06 * (i % 3),
            0.5,
        )
    stage.box(10, 0.2, 0.5, 'turmeric', 0, 6.5, 3.4)
    ceremonial_lamp(stage, -0.75, 0.2, 0, 4, 1.6)
    scene.put(stage)
    scene.layer = 'life'
    folk = Mesh()
    actor(folk, 1.0, 3.2, 0.5, 12)
    actor(folk, -1.9, 4.2, 0.5, -16, 'crimson')
    for x, turn in ((-3.9, 30), (3.6, -26), (4.5, -40)):
        man(folk, 'skin', 'ivory', x, 4.6, 0.5, 1.12, turn, walking=False)
        with folk.at(x, 4.4, 1.5, turn, roll=90 if x < 4 else 0):
            folk.lathe([(0.16, -0.4), (0.24, 0), (0.16, 0.4)], 'wood', 14)
    for row in range(2):
        for i in range(6):
            sitter(
                folk,
                ('ivory', 'teal', 'azure', 'saffron', 'crimson', 'ivory')[(i + row) % 6],
                -4.2 + i * 1.75 + row * 0.5,
                -1.6 - row * 1.5,
                0,
                0.98,
                180,
            )
    scene.put(folk)
    for x, y, z, power in (
        (-0.75, -0.4, 1.5, 180),
        (-3.6, -0.6, 3.2, 300),
        (3.6, -0.6, 3.2, 300),
        (0.4, -1.4, 3.0, 240),
        (-2.6, 5.6, 4.2, 60),
        (2.6, 5.6, 4.2, 60),
    ):
        scene.lamp(x, y, z, power)


def actor(mesh, x, y, z, turn, jacket='emerald'):
    """A dancer in full dress: bell skirt, breastplate, scarves with mirrors, halo crown; the green face kept plain."""
    with mesh.at(x, y, z, turn, 1.22):
        mesh.lathe([(0.5, 0.28), (0.86, 0.42), (0.82, 0.62), (0.5, 0.98), (0.26, 1.1)], 'ivory', 26, ribs=26, rib=0.07)
        mesh.lathe([(0.87, 0.4), (0.875, 0.47)], 'crimson', 26)
        mesh.lathe([(0.86, 0.5), (0.855, 0.54)], 'saffron', 26)
        for side in (-1, 1):
            mesh.tube([(0.18 * side, 0, 0.4), (0.2 * side, -0.05, 0.04)], 0.09, 'ivory', 6)
            mesh.ball((0.12, 0.2, 0.06), 'skin', 0.2 * side, -0.1, 0.05, sides=8)
            hand = (0.72 * side, -0.28, 1.55 - 0.18 * side)
            mesh.tube([(0.26 * side, 0, 1.4), (0.58 * side, -0.04, 1.22), hand], [0.13, 0.11, 0.08], jacket, 7)
            mesh.ball((0.08, 0.08, 0.1), 'gold-paint', *hand, sides=7)
            mesh.tube([(0.3 * side, -0.18, 1.3), (0.34 * side, -0.34, 0.7)], [0.05, 0.07], 'ivory', 6)
            mesh.ball(0.1, 'scarlet', 0.34 * side, -0.36, 0.62, sides=8)
        mesh.lathe([(0.25, 1.02), (0.31, 1.25), (0.26, 1.42), (0.1, 1.48)], jacket, 14, oval=(1, 0.8))
        mesh.lathe([(0.3, 1.2), (0.27, 1.38)], 'gold-paint', 14, oval=(1, 0.84))
        mesh.ball((0.14, 0.15, 0.18), '#4fa35c', 0, -0.04, 1.64, sides=12)
        with mesh.at(0, 0.1, 1.82, tilt=90):
            for radius, paint in ((0.52, 'gold'), (0.42, 'crimson'), (0.34, 'gold'), (0.2, 'emerald')):
                mesh.lathe([(radius, 0), (radius, 0.03 + (0.52 - radius) * 0.12)], paint, 30)
                mesh.add(
                    [
                        (radius * math.cos(a), radius * math.sin(a), 0.03 + (0.52 - radius) * 0.12)
                        for a in [i * math.pi / 15 for i in range(30)]
                    ],
                    [tuple(range(30))],
                    paint,
                )
        mesh.lathe([(0.17, 1.74), (0.22, 1.84), (0.14, 2.05), (0.16, 2.12), (0.06, 2.34), (0.01, 2.44)], 'gold', 14)
