"""Chinese fishing nets at Fort Kochi in golden light, a dugout with its fishers close by."""
import math

import numpy as np

from kit.life.birds import flock_in
from kit.life.boats import canoe, fishing_boat, hull
from kit.life.figure import SKINS, draw_arm
from kit.life.people import man, sitter
from kit.life.water_birds import egret
from kit.mesh import Mesh
from kit.nature.ground_cover import rock
from kit.nature.palms import coconut_palm
from kit.nature.terrain import bank, water_sheet
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'gold',
    'size': 'hero',
    'widest': 1600,
    'alt': 'The great cantilevered Chinese fishing nets of Fort Kochi over calm water in golden light, two fishers in a dugout with their catch.',
}


def build(scene):
    scene.camera((-7, -36, 2.6), (3, 10, 6.4), lens=34, lift=0.02, focus=18, fstop=0.9)
    scene.light(
        sun=-104,
        elevation=18,
        haze={'density': 0.002, 'height': 11, 'start': 45, 'base': 0.2},
        clouds={'seed': 17.5, 'amount': 0.95, 'stretch': (0.4, 1)},
    )
    scene.put(water_sheet('sea', 0, 1500, -120))
    nets = Mesh()
    for x, y, turn, lift in ((5, 4, 12, 6), (31, 36, 6, 3), (-25, 44, 8, 7), (62, 80, 4, 8)):
        with nets.at(x, y, 0, turn):
            fishing_net(nets, lift)
    # By night a bulb hangs on each platform and from the great frame, the dugout has its lantern.
    for x, y, z, power in (
        (4.0, -1.0, 7.4, 900),
        (8.0, 2.0, 11, 700),
        (1.5, 1.5, 3.4, 260),
        (30, 30, 6, 600),
        (-25, 38, 6, 600),
    ):
        nets.ball(0.16, 'lamp', x, y, z, 10)
        scene.lamp(x, y - 0.5, z, power)
    scene.put(nets)
    scene.lamp(-6.3, -19.9, 1.3, 110)
    scene.put(bank((-200, 300), (110, 220), 1, lambda x, y: y - 124 - 6 * np.sin(x * 0.02), 'earth'))
    tree_line(scene, 128, 30, 460, 110, 7, palms=60)
    scene.layer = 'front'
    scene.put(bank((-60, -8), (-44, 16), 0.9, lambda x, y: -13.5 - x - 0.18 * (y + 30), 'earth', seed=2))
    for i, (x, y) in enumerate(((-17.5, -9), (-20, -3), (-23, 3))):
        scene.put(coconut_palm(i + 3, 12 + i, (4.2 - i, 0.5)), x, y, 0.3, i * 12)
    scene.scatter([rock(i, 0.8, 'rock') for i in range(3)], 40, ((-15.5, -11), (-34, -10)), sink=0.3, scale=(0.4, 1.2))
    scene.layer = 'life'
    boats = Mesh()
    dugout(boats, -7.3, -19.0, 26)
    with boats.at(-6.3, -19.4, 0.5):
        boats.lathe([(0.09, 0), (0.09, 0.04), (0.07, 0.06)], 'iron', 14)
        boats.lathe([(0.07, 0.06), (0.09, 0.14), (0.07, 0.24)], 'lamp', 14)
        boats.lathe([(0.09, 0.24), (0.03, 0.32)], 'iron', 14)
    canoe(boats, -16, 18, 0, 12, 7, 'ivory')
    fishing_boat(boats, 17, 14, -0.1, 158, 'azure')
    for x, y, turn in ((3.2, 12.2, 200), (6.9, 11.8, 160), (28.4, 44, 190)):
        egret(boats, x, y, 4.2 if y < 40 else 1.9, turn, 1.1)
    if not scene.is_night:
        flock_in(boats, 13, (-4, 16), (6, 24), (14, 20), 0.6, 'white-bird')
    scene.put(boats)


def fishing_net(mesh, lift):
    """One shore-operated lift net: platform on piles, a tilting frame of poles, a bag net held by four bowed arms."""
    for x in (-3, 0, 3):
        for y in (6, 9, 12):
            mesh.tube([(x, y, -2), (x, y, 1.7)], 0.16, 'wood-dark', 6)
    mesh.box(8, 8, 0.25, 'wood', 0, 9, 1.6)
    mesh.box(3.4, 3, 2, 'weave', 2, 11, 1.85)
    mesh.quad((0, 9.2, 4.4), (4.2, 9.2, 4.4), (4.2, 12.9, 3.8), (0, 12.9, 3.8), 'thatch')
    apex = np.array((0, 1.5, 13.5))
    for side in (-1, 1):
        mesh.tube([(side * 2.6, 6, 1.6), apex], 0.16, 'wood-dark', 6)
        mesh.tube([(side * 2.6, 6, 1.6), (side * 0.6, 13.5, 8.5)], 0.13, 'wood-dark', 6)
    mesh.tube([apex, (0, 13.5, 8.5)], 0.05, 'rope', 4)
    mesh.tube([(0, 13.5, 8.5), (0, 13, 2)], 0.05, 'rope', 4)
    for i in range(5):
        mesh.ball(0.3, 'granite', 0.3, 13.2, 3 + i * 0.9, sides=8)
    hub = np.array((0, -5.5, lift + 5.0))
    mesh.tube([apex, hub], 0.12, 'wood', 5)
    corners = [hub + np.array((sx * 6.2, sy * 6.2, -4.4)) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    for corner in corners:
        bow = [hub + (corner - hub) * t + np.array((0, 0, 1.8 * math.sin(math.pi * t))) for t in np.linspace(0, 1, 10)]
        mesh.tube(bow, 0.09, 'bamboo', 5)
    for u in np.linspace(0, 1, 15):
        for pairs in ((0, 1, 3, 2), (0, 3, 1, 2)):
            start = corners[pairs[0]] * (1 - u) + corners[pairs[1]] * u
            end = corners[pairs[2]] * (1 - u) + corners[pairs[3]] * u
            sag = 3.4 * math.sin(math.pi * u)
            mesh.tube(
                [
                    start * (1 - t) + end * t - np.array((0, 0, sag * math.sin(math.pi * t)))
                    for t in np.linspace(0, 1, 12)
                ],
                0.022,
                'rope',
                3,
            )
    for x, y, turn in ((-1.6, 6.4, 16), (-2.8, 7.2, -10)):
        man(mesh, 'ivory' if x > -2 else 'azure', 'crimson', x, y, 1.85, 1, turn, pose='lap', dress='lungi')


def dugout(mesh, x, y, turn):
    """A long canoe: one fisher stands with his pole, the other sits by the catch; both look this way."""
    with mesh.at(x, y, 0, turn):
        hull(mesh, 7.4, 1.1, 0.55, rise=0.6, deck='wood')
        man(mesh, None, 'turmeric', -1.7, 0, 0.3, 1.1, -turn + 16, pose='none', dress='lungi')
        skin = SKINS[1]
        with mesh.at(-1.7, 0, 0.3, -turn + 16, 1.1):
            for side, elbow, hand in (
                (1, (0.34, -0.08, 1.2), (0.42, -0.3, 1.36)),
                (-1, (-0.24, -0.1, 1.12), (0.34, -0.32, 1.06)),
            ):
                draw_arm(mesh, (0.2 * side, 0, 1.37), elbow, hand, skin, skin, 0.058, 0.4)
            mesh.tube([(0.6, -0.27, 2.5), (0.3, -0.34, 0.9), (0.12, -0.4, -0.5)], 0.024, 'bamboo', 7)
        sitter(mesh, 'azure', 1.2, 0, 0.32, 1.1, -turn - 18, None, 'lap')
        with mesh.at(0.1, -0.05, 0.34):
            mesh.lathe([(0.2, 0), (0.36, 0.24), (0.38, 0.27), (0.33, 0.24)], 'weave', 22)
            for k in range(24):
                a, far = k * 2.4, 0.04 + 0.012 * k
                mesh.ball((0.13, 0.035, 0.03), '#b9c4ca', far * math.cos(a), far * math.sin(a), 0.27, 8)
