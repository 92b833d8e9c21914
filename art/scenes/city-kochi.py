"""Chinese fishing nets at Fort Kochi at dusk."""
import math

import numpy as np

from kit.life.birds import flock_in
from kit.life.boats import canoe, fishing_boat
from kit.life.people import man
from kit.mesh import Mesh
from kit.nature.ground_cover import rock
from kit.nature.palms import coconut_palm
from kit.nature.terrain import bank, water_sheet
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'dusk',
    'palette': 'dusk',
    'alt': 'The great cantilevered Chinese fishing nets of Fort Kochi spread over calm water at dusk, men hauling ropes on their platforms.',
}


def build(scene):
    scene.camera((-7, -36, 3.4), (3, 10, 7.6), lens=34)
    scene.light(
        sun=-76,
        elevation=12,
        haze={'density': 0.003, 'height': 9, 'start': 40, 'base': 0.14},
        clouds={'seed': 17.5, 'amount': 0.95, 'stretch': (0.4, 1)},
    )
    scene.put(water_sheet('sea', 0, 1500, -120))
    nets = Mesh()
    for x, y, turn, lift in ((0, 4, 12, 6), (17, 20, 8, 2), (34, 38, 4, 9), (-19, 34, 10, 7)):
        with nets.at(x, y, 0, turn):
            fishing_net(nets, lift)
    scene.put(nets)
    scene.put(bank((-200, 300), (110, 220), 1, lambda x, y: y - 124 - 6 * np.sin(x * 0.02), 'earth'))
    tree_line(scene, 128, 30, 460, 110, 7, palms=60)
    scene.layer = 'front'
    scene.put(bank((-60, -8), (-44, 16), 0.9, lambda x, y: -13.5 - x - 0.18 * (y + 30), 'earth', seed=2))
    for i, (x, y) in enumerate(((-17.5, -9), (-20, -3), (-23, 3))):
        scene.put(coconut_palm(i + 3, 12 + i, (4.2 - i, 0.5)), x, y, 0.3, i * 12)
    scene.scatter([rock(i, 0.8, 'rock') for i in range(3)], 40, ((-15.5, -11), (-34, -10)), sink=0.3, scale=(0.4, 1.2))
    scene.layer = 'life'
    boats = Mesh()
    canoe(boats, 6, -12, 0, 165, 7, 'ivory')
    fishing_boat(boats, 24, 4, 0, 150, 'azure')
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
    for x, y in ((-1.6, 8), (-2.6, 10)):
        man(mesh, 'ivory' if x > -2 else 'azure', 'ivory', x, y, 1.85, 1, 180)
