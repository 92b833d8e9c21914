"""Paragliders over Bir: bright wings in afternoon light above terraces and pines, the Dhauladhar behind."""
import math

from kit.life.figure import SKINS, draw_arm
from kit.life.people import man, sitter
from kit.mesh import Mesh
from kit.nature.trees import conifer
from kit.scene import height_at
from kit.stage.mountains import ridge_view

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'A paraglider in a red and yellow wing lifts off a grassy ridge at Billing, more wings turning before the snows of the Dhauladhar.',
}


def build(scene):
    scene.camera((4, -26, 5.8), (-0.6, 10, 10.4), lens=32, lift=0.03, focus=16, fstop=1.0)
    scene.light(
        sun=-108,
        elevation=21,
        haze={'density': 0.0004, 'height': 60, 'base': 0.3, 'start': 50},
        clouds={'seed': 5.6, 'amount': 0.6},
    )
    ground = ridge_view(scene, drop=70)
    scene.scatter(
        [conifer(i, 15, 'pine', 0.24, 0.25) for i in range(3)], 170, ((-190, 200), (30, 170)), ground, seed=4, sink=0.4
    )
    for x, y in ((-17, -2), (-20, 4), (-15, 6)):
        scene.put(conifer(5, 15, 'pine', 0.24, 0.25), x, y, height_at(ground, x, y) - 0.4, layer='front')
    scene.layer = 'life'
    sky = Mesh()
    for i, (x, y, z, turn, colours, s) in enumerate(
        (
            (-0.4, -11, 11.2, 16, ('scarlet', 'turmeric'), 1.1),
            (16, 46, 21, -30, ('azure', 'ivory'), 1.2),
            (-24, 70, 27, 35, ('emerald', 'turmeric'), 1.3),
            (34, 110, 36, 15, ('magenta', 'ivory'), 1.4),
            (-46, 120, 22, -20, ('saffron', 'scarlet'), 1.4),
            (6, 150, 46, 40, ('violet', 'turmeric'), 1.5),
            (62, 170, 24, 0, ('turmeric', 'azure'), 1.6),
        )
    ):
        with sky.at(x, y, z, turn, s, roll=(-8, 14, -12)[i % 3], tilt=-24):
            glider(sky, colours)
    for x, y, cloth in ((7, -9, 'azure'), (8.6, -8, 'crimson'), (-8, -8, 'turmeric'), (10.4, -6, 'ivory')):
        man(sky, cloth, 'indigo', x, y, height_at(ground, x, y), 1.1, 150)
    for i in range(17):
        t = i / 16
        a = (9.6 + 5 * t, -12 + 5 * math.sin(t * 3), 0.25)
        sky.box(0.4, 1.6, 0.12, ('turmeric', 'magenta')[i % 2], a[0], a[1], height_at(ground, a[0], a[1]) + 0.06)
    sky.tube([(-11, -9, height_at(ground, -11, -9)), (-11, -9, height_at(ground, -11, -9) + 5)], 0.07, 'bamboo', 5)
    sky.lathe([(0.34, 0), (0.2, 1.6)], 'flag-saffron', 10, x=-11, y=-9, z=height_at(ground, -11, -9) + 4.4)
    scene.put(sky)


def glider(mesh, colours):
    """A paraglider wing with its pilot hanging 4 m below, flying towards -y."""
    arc = [(-5.2 * math.cos(a), -0.0, 2.2 * math.sin(a)) for a in [0.25 + i * (math.pi - 0.5) / 24 for i in range(25)]]
    for i in range(24):
        (ax, _, az), (bx, _, bz) = arc[i], arc[i + 1]
        wide = lambda k: 1.25 * (1 - abs(k - 12) ** 3 / 2600)
        rows = [
            [
                (px, -wide(k) + 2 * wide(k) * u, pz + 0.3 * math.sin(math.pi * min(1, u * 1.1)) ** 0.6)
                for u in (0, 0.12, 0.3, 0.6, 1)
            ]
            for px, pz, k in ((ax, az, i), (bx, bz, i + 1))
        ]
        mesh.loft(rows, colours[(i // 4) % 2])
        mesh.loft(
            [
                [(px, -wide(k) + 2 * wide(k) * u, pz - 0.04) for u in (0, 0.5, 1)]
                for px, pz, k in ((ax, az, i), (bx, bz, i + 1))
            ],
            colours[(i // 4) % 2],
        )
        if i % 3 == 0:
            mesh.tube([(ax, -0.4, az), (0.25 * (1 if ax > 0 else -1), 0, -3.5)], 0.012, 'rope', 3)
    mesh.box(0.66, 0.5, 0.5, '#2c3440', 0, 0.2, -4.42)
    mesh.ball((0.34, 0.3, 0.3), '#2c3440', 0, 0.16, -4.3, 14)
    with mesh.at(0, 0, -4.46, 0, 1.05):
        sitter(mesh, colours[1])
        mesh.lathe(
            [(0.135, -0.03), (0.14, 0.05), (0.115, 0.12), (0.05, 0.16), (0.01, 0.165)], colours[0], 18, y=0.02, z=0.92
        )
        for side in (-1, 1):
            draw_arm(
                mesh,
                (0.19 * side, 0, 0.65),
                (0.34 * side, -0.06, 0.84),
                (0.3 * side, -0.1, 1.2),
                colours[1],
                SKINS[1],
                0.055,
                0.95,
            )
            mesh.tube([(0.12 * side, -0.16, 0.2), (0.16 * side, -0.14, 0.66)], 0.03, '#2c3440', 6)
