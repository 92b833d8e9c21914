"""Chhath at sunrise on the Ganga: women in the water hold up trays of fruit and lamps to the low sun that lights
them."""
import math

from kit.life.boats import rowing_boat
from kit.life.figure import SKINS, draw_arm
from kit.life.lamps import floating_lamps, oil_lamp
from kit.life.people import man, woman
from kit.mesh import Mesh
from kit.nature.terrain import bank, water_sheet
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'dawn',
    'palette': 'dawn',
    'alt': 'Women in bright saris stand in the Ganga and hold up trays of fruit to the rising sun at Chhath, lamps floating before them.',
}
CLOTHS = ('turmeric', 'scarlet', 'saffron', 'magenta', 'crimson', 'emerald')


def build(scene):
    scene.camera((2.5, -8.9, 1.4), (-0.1, 4, 1.16), lens=37, focus=7.6, fstop=0.55)
    scene.light(
        sun=-122,
        elevation=12,
        energy=5.6,
        haze={'density': 0.0042, 'height': 10, 'start': 22},
        clouds={'seed': 7.9, 'amount': 0.8},
        grade={'exposure': 1.1},
    )
    scene.put(water_sheet('river', 0, 2000, -120))
    scene.put(bank((-500, 500), (110, 220), 0.8, lambda x, y: y - 118 + 0 * x, 'dust', seed=3))
    tree_line(scene, 140, 40, 700, 130, 9, palms=14)
    scene.layer = 'life'
    folk, chance = Mesh(), scene.random
    for i, (x, y, turn) in enumerate(((-2.7, -1.7, -4), (-0.75, -2.3, -14), (1.25, -1.6, -8), (3.3, -1.0, -20))):
        offerer(folk, i, x, y, turn)
    for i in range(34):
        x, y = chance.uniform(-15, 12), chance.uniform(1.6, 22)
        if i % 4 == 3:
            man(folk, None, 'ivory', x, y, -0.75, 1.12, chance.uniform(-30, 10), dress='dhoti', pose='greet')
        else:
            offerer(folk, i + 4, x, y, chance.uniform(-34, 14))
    for x, y in ((-4.9, -0.4), (5.6, 1.4)):
        cane(folk, x, y, -0.6, x)
    floating_lamps(folk, 11, ((-3.6, 4.2), (-5.2, -3.2)), 4, 0.9)
    rowing_boat(folk, 17, 34, 0, 12, 9, 'azure', 5)
    rowing_boat(folk, -17, 40, 0, 170, 9, 'scarlet', 4)
    scene.put(folk)
    for x, y in ((-2.7, -4.2), (0, -4.0), (2.6, -4.4)):
        scene.lamp(x, y, 0.5, 9, day=0.7)


def offerer(mesh, number, x, y, turn):
    """A woman waist-deep with her veil drawn, a tray of fruit with a lamp raised in both hands."""
    cloth, skin = CLOTHS[number % 6], SKINS[(number * 2 + 1) % 3]
    with mesh.at(x, y, -0.8, turn, 1.16):
        woman(mesh, cloth, pose='none', veil=False)
        # The end of the sari is drawn over the back of the head only.
        mesh.lathe(
            [(0.15, -0.2), (0.14, -0.04), (0.118, 0.07), (0.07, 0.13), (0.02, 0.15)],
            cloth,
            16,
            y=0.075,
            z=1.6,
            oval=(0.96, 0.9),
        )
        # The long streak of vermilion that married women wear at Chhath.
        mesh.tube([(0, -0.112, 1.6), (0, -0.112, 1.645), (0, -0.09, 1.7)], 0.009, '#e2582a', 5)
        for side in (-1, 1):
            draw_arm(
                mesh,
                (0.165 * side, 0, 1.375),
                (0.29 * side, -0.16, 1.14),
                (0.19 * side, -0.44, 1.24),
                cloth if number % 2 else 'crimson',
                skin,
                0.052,
                0.55,
            )
            for k in range(4):
                mesh.lathe(
                    [(0.043, -0.008), (0.043, 0.008)],
                    ('scarlet', 'gold')[k % 2],
                    10,
                    x=(0.235 - 0.011 * k) * side,
                    y=-0.31 - 0.03 * k,
                    z=1.185 + 0.014 * k,
                )
        with mesh.at(0, -0.52, 1.25):
            tray(mesh)


def tray(mesh):
    """A winnowing tray of split bamboo: bananas, a coconut, oranges, marigolds, a lamp."""
    mesh.lathe([(0.16, 0), (0.27, 0.02), (0.31, 0.09), (0.29, 0.085), (0.26, 0.035), (0.01, 0.03)], 'bamboo', 22)
    for k in range(5):
        mesh.tube(
            [(-0.2 + 0.02 * k, -0.08, 0.06), (-0.13 + 0.035 * k, -0.02, 0.15), (-0.08 + 0.045 * k, 0.1, 0.16)],
            [0.022, 0.034, 0.012],
            'turmeric',
            7,
        )
    mesh.ball((0.085, 0.085, 0.1), '#6d4a2c', 0.15, 0.06, 0.12, 12)
    for dx, dy in ((0.06, -0.13), (0.15, -0.1), (-0.02, -0.17)):
        mesh.ball(0.055, '#ef8f2a', dx, dy, 0.09, 10)
    for k in range(9):
        a = k * 0.7
        mesh.ball(0.03, ('marigold', 'crimson')[k % 2], 0.25 * math.cos(a), 0.25 * math.sin(a), 0.09, 7)
    with mesh.at(0.02, -0.05, 0.12, 0, 0.55):
        oil_lamp(mesh)


def cane(mesh, x, y, z, seed):
    """A stalk bundle of sugarcane, its leaves arching over."""
    for k in range(4):
        a = k * math.pi / 2 + seed
        foot = (x + 0.3 * math.cos(a), y + 0.3 * math.sin(a), z)
        mesh.tube([foot, (x, y, 2.3), (x - 0.06 * math.cos(a), y, 2.9)], [0.032, 0.03, 0.026], '#8a7440', 7)
        for j in range(5):
            b, far = a + j * 1.2, 0.7 + 0.1 * ((j + k) % 4)
            mesh.tube(
                [
                    (x, y, 2.6),
                    (x + 0.4 * far * math.cos(b), y + 0.4 * far * math.sin(b), 3.2),
                    (x + far * math.cos(b), y + far * math.sin(b), 3.0 - 0.1 * j),
                ],
                [0.018, 0.03, 0.005],
                'rice',
                5,
            )
