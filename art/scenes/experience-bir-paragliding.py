"""Paragliders over Bir: bright wings in afternoon light above terraces and pines, the Dhauladhar behind."""
import math

from kit.life.figure import SKINS, draw_arm, draw_head
from kit.life.people import man
from kit.mesh import Mesh
from kit.nature.trees import conifer
from kit.scene import height_at
from kit.stage.backdrops import blue_hills
from kit.stage.mountains import ridge_view

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'A paraglider in a red and yellow wing lifts off a grassy ridge at Billing, more wings turning before the snows of the Dhauladhar.',
}


def build(scene):
    scene.camera((4, -26, 5.8), (-0.6, 10, 10.4), lens=32, lift=0.03, focus=20, fstop=1.6)
    scene.light(
        sun=-108,
        elevation=21,
        haze={'density': 0.0004, 'height': 60, 'base': 0.3, 'start': 120, 'most': 0.6},
        clouds={'seed': 5.6, 'amount': 0.6},
    )
    ground = ridge_view(scene, drop=70)
    blue_hills(scene, near=240, count=4, height=68, base=-64, width=900, seed=5, length=150)
    scene.scatter(
        [conifer(i, 15, 'pine', 0.24, 0.25) for i in range(3)], 170, ((-190, 200), (30, 170)), ground, seed=4, sink=0.4
    )
    for x, y in ((-17, -2), (-20, 4), (-15, 6)):
        scene.put(conifer(5, 15, 'pine', 0.24, 0.25), x, y, height_at(ground, x, y) - 0.4, layer='front')
    scene.layer = 'life'
    sky = Mesh()
    for i, (x, y, z, turn, colours, s) in enumerate(
        (
            (-1.6, -6.5, 12.2, 40, ('scarlet', 'turmeric'), 1.12),
            (16, 46, 21, -30, ('azure', 'ivory'), 1.2),
            (-8, 90, 43, 35, ('emerald', 'turmeric'), 1.3),
            (34, 110, 36, 15, ('magenta', 'ivory'), 1.4),
            (-46, 120, 22, -20, ('saffron', 'scarlet'), 1.4),
            (6, 150, 46, 40, ('violet', 'turmeric'), 1.5),
            (62, 170, 24, 0, ('turmeric', 'azure'), 1.6),
        )
    ):
        with sky.at(x, y, z, turn, s, roll=(-6, 14, -12)[i % 3], tilt=-20 if i else -10):
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
        if i % 2 == 0:
            side = 1 if ax > 0 else -1
            for along in (-0.6, 0.5):
                mesh.tube([(ax, along * wide(i), az - 0.02), (0.27 * side, -0.03, -3.15)], 0.009, 'rope', 3)
            under = [(ax, (2 * u - 1) * wide(i), az - 0.05) for u in (0.03, 0.4, 0.97)]
            mesh.tube(under, 0.018, '#7d2a22', 4)
    pilot(mesh, colours[1], colours[0])


def pilot(mesh, jacket, helmet):
    """Someone who lies back in a harness 4.4 m below the wing, legs ahead, hands at the brakes."""
    dark, skin = '#2c3440', SKINS[1]
    for side in (-1, 1):
        mesh.tube([(0.21 * side, 0.02, -3.98), (0.27 * side, -0.03, -3.15)], 0.022, 'saffron', 5)
    with mesh.at(0, 0.08, -4.4, tilt=-20):
        mesh.ball((0.27, 0.3, 0.19), dark, 0, 0.06, -0.02, 14)
        mesh.ball((0.25, 0.17, 0.36), dark, 0, 0.2, 0.3, 14)
        mesh.lathe([(0.17, 0), (0.175, 0.2), (0.215, 0.42), (0.205, 0.52), (0.08, 0.6)], jacket, 16, oval=(1, 0.72))
        draw_head(mesh, skin, 0.79)
        mesh.lathe(
            [(0.135, -0.03), (0.14, 0.05), (0.115, 0.12), (0.05, 0.16), (0.01, 0.165)], helmet, 18, y=0.02, z=0.82
        )
        mesh.tube([(-0.17, -0.14, 0.36), (0, -0.165, 0.35), (0.17, -0.14, 0.36)], 0.022, dark, 6)
        for side in (-1, 1):
            mesh.tube(
                [(0.13 * side, -0.14, 0.08), (0.13 * side, -0.165, 0.36), (0.14 * side, 0.0, 0.57)], 0.03, dark, 6
            )
            hand = (0.3 * side, -0.16, 0.98)
            draw_arm(mesh, (0.2 * side, 0, 0.52), (0.38 * side, -0.14, 0.66), hand, jacket, skin, 0.058, 0.95)
            mesh.tube(
                [(0.1 * side, 0.0, 0.06), (0.13 * side, -0.5, 0.2), (0.14 * side, -0.86, -0.04)],
                [0.11, 0.092, 0.066],
                'indigo',
                10,
            )
            mesh.ball((0.06, 0.1, 0.13), '#5a3a26', 0.14 * side, -0.93, -0.02, 10)
