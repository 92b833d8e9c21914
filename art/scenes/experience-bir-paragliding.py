"""Paragliders over Bir: a launch on the grassy ridge, bright wings in afternoon light, the Dhauladhar behind."""
import math

from kit.life.figure import SKINS, draw_arm, draw_head
from kit.life.work import camera, glass, person
from kit.mesh import Mesh
from kit.nature.ground_cover import flower_tuft
from kit.nature.trees import conifer
from kit.scene import height_at
from kit.stage.backdrops import blue_hills
from kit.stage.mountains import ridge_view

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'A tandem pair buckles up behind a spread wing on the launch at Billing; paragliders turn before the snows of the Dhauladhar.',
}


def build(scene):
    scene.camera((4, -28, 2.7), (-0.6, 8, 5.7), lens=30, lift=0.0, focus=14, fstop=1.6)
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
    for x, y in ((-13.5, 2), (-16.4, 9)):
        scene.put(conifer(5, 13, 'pine', 0.24, 0.25), x, y, height_at(ground, x, y) - 0.4, layer='front')
    scene.layer = 'life'
    sky = Mesh()
    for i, (x, y, z, turn, colours, s) in enumerate(
        (
            (-2.4, -3, 10.6, 40, ('scarlet', 'turmeric'), 1.12),
            (16, 46, 21, -30, ('azure', 'ivory'), 1.2),
            (46, 90, 50, 35, ('emerald', 'turmeric'), 1.3),
            (-46, 120, 22, -20, ('saffron', 'scarlet'), 1.4),
            (6, 150, 46, 40, ('violet', 'turmeric'), 1.5),
            (62, 170, 24, 0, ('turmeric', 'azure'), 1.6),
        )
    ):
        with sky.at(x, y, z, turn, s, roll=(-6, 14, -12)[i % 3], tilt=-20 if i else -10):
            glider(sky, colours)
    scene.put(sky)
    launch = Mesh()
    launch_site(launch, lambda x, y: height_at(ground, x, y))
    scene.put(launch)
    scene.layer = 'front'
    scene.scatter(
        [flower_tuft(3, 22, 0.35, flower='blossom-pink'), flower_tuft(5, 22, 0.3, flower='mustard')],
        60,
        ((-8, 10), (-22, -14)),
        ground,
        seed=7,
        sink=0.03,
        keep=lambda x, y, z: x < 0.4 or y < -18.4,
    )


def launch_site(mesh, floor):
    """The grassy launch: a wing is spread, an instructor buckles his passenger up, helpers lay out the edge; one takes
    pictures, two wait over tea beside a packed wing, the windsock stands."""
    wing = []
    for k in range(25):
        t = k / 24
        x, bow = 1.7 + 6.6 * t, 1.5 * (2 * t - 1) ** 2
        wing.append(
            [
                (
                    x + 0.5 * (2 * t - 1) * u,
                    -17.6 + bow + 1.7 * u * (1 - 0.4 * (2 * t - 1) ** 2),
                    floor(x, -17 + bow + u)
                    + 0.06
                    + 0.42 * math.sin(math.pi * u) ** 0.7 * (0.6 + 0.4 * math.sin(11 * t)),
                )
                for u in (0, 0.1, 0.25, 0.45, 0.65, 0.85, 1)
            ]
        )
    for k in range(24):
        mesh.loft([wing[k], wing[k + 1]], ('#2f6f86', 'turmeric', 'ivory')[(k // 4) % 3])
        if k % 2 == 0:
            x = 5.0 + (0.18 if k > 12 else -0.18)
            mesh.tube([wing[k][-1], (x, -14.2, floor(x, -14.2) + 1.25)], 0.008, 'rope', 3)
    with mesh.at(5.0, -13.3, floor(5.0, -13.3), 150, 1.05):
        person(mesh, 'hold', 'jacket', '#e0a83a', '#3d4148')
        mesh.lathe([(0.135, 0), (0.14, 0.08), (0.11, 0.16), (0.02, 0.19)], '#d8433a', 16, y=-0.2, z=1.56)
    with mesh.at(5.85, -13.5, floor(5.85, -13.5), -98, 1.05):
        person(mesh, 'push', 'jacket', '#2f6f86', '#3d4148', pack='#3d4148')
        mesh.lathe([(0.135, 0), (0.14, 0.08), (0.11, 0.16), (0.02, 0.19)], 'ivory', 16, y=-0.2, z=1.56)
    with mesh.at(7.9, -15.3, floor(7.9, -15.3), -62):
        person(mesh, 'plant', 'shirt', '#a7b79c', '#4d5a66', head='cap', hat='#8c6f5a')
    for x, y, turn, dress, cloth, deed in (
        (1.0, -16.9, 104, 'jacket', '#a8553a', 'plant'),
        (-0.3, -11.6, 160, 'jacket', '#7d93a8', 'photograph'),
    ):
        with mesh.at(x, y, floor(x, y), turn, 1.04):
            person(mesh, deed, dress, cloth, '#6d6a66', head='cap' if deed == 'plant' else 'short', hat='#8c6f5a')
            if deed == 'photograph':
                camera(mesh)
    with mesh.at(-2.6, -15.6, floor(-2.6, -15.6), 24):
        mesh.ball((0.62, 0.46, 0.36), '#b5487a', 0, 0, 0.3, 16)
        person(mesh, 'sip', 'jacket', '#cfae62', '#4d5a66', 0.0, -0.05, 0.06, 150, 1.02)
        glass(mesh, (0.02, 0.2, 1.02))
    with mesh.at(-1.2, -14.7, floor(-1.2, -14.7), -110):
        person(mesh, 'hold', 'salwar', '#d9a79b', '#efe4d2', head='scarf', hat='#7d2f3a')
        glass(mesh, (0.2, -0.36, 1.14))
    z = floor(-8.6, -8)
    mesh.tube([(-8.6, -8, z), (-8.6, -8, z + 4.2)], 0.05, 'bamboo', 7)
    with mesh.at(-8.6, -8, z + 4.0, -20, tilt=78):
        for k in range(4):
            mesh.lathe(
                [(0.3 - 0.05 * k, 0.45 * k), (0.25 - 0.05 * k, 0.45 * (k + 1))],
                ('flag-saffron', 'flag-white')[k % 2],
                14,
            )


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
