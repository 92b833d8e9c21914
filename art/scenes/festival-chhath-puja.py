"""Chhath at sunrise on the Ganga: women in the water hold up trays of fruit to the low sun that lights them, one man
pours milk before his wife's tray, and on the ghat an old woman tends the lamps under a tent of sugarcane."""
import math

from kit.life.boats import rowing_boat
from kit.life.figure import SKINS, draw_arm
from kit.life.lamps import floating_lamps, lamp_row, oil_lamp
from kit.life.people import man, woman
from kit.life.work import little_one, person, stream
from kit.mesh import Mesh
from kit.nature.terrain import bank, water_sheet
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'dawn',
    'palette': 'dawn',
    'alt': 'Women waist-deep in the Ganga raise trays of fruit to the rising sun at Chhath; a man pours milk, and lamps burn under sugarcane on the ghat.',
}
CLOTHS = ('turmeric', 'scarlet', 'saffron', 'magenta', 'crimson', 'emerald')


def build(scene):
    scene.camera((2.5, -8.9, 1.4), (-0.1, 4, 1.16), lens=37, focus=7.4, fstop=0.8)
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
    for i, (right, far, turn, lift) in enumerate(
        (
            (-2.5, 10.6, -40, 0.1),
            (-1.75, 11.6, -66, 0),
            (-0.55, 9.6, -58, 0.16),
            (3.5, 9.2, -46, 0.04),
            (2.7, 12.8, -60, 0.1),
            (3.9, 12.2, -70, 0),
        )
    ):
        offerer(folk, i + 2, *seen(right, far), turn, lift)
    milk_offering(folk)
    for i in range(30):
        far = chance.uniform(15, 28)
        x, y = seen(chance.gauss((-6.4, 1.2, 6.9)[i % 3], 1.1) * far / 22, far)
        if i % 4 == 3:
            man(folk, None, 'ivory', x, y, -0.75, 1.12, chance.uniform(-70, -30), dress='dhoti', pose='greet')
        else:
            offerer(folk, i + 4, x, y, chance.uniform(-76, -36))
    ghat(folk)
    floating_lamps(folk, 9, ((1.6, 4.6), (-4.2, -2.2)), 4, 0.8)
    floating_lamps(folk, 10, ((-4.5, 3), (-1.5, 3)), 8, 0.8)
    rowing_boat(folk, 2.5, 38, 0, 12, 9, 'azure', 5)
    rowing_boat(folk, -17, 40, 0, 170, 9, 'scarlet', 4)
    scene.put(folk)
    for right, far, high in ((-1.7, 6.1, 0.6), (1.6, 5.2, 0.5)):
        scene.lamp(*seen(right, far), high, 9, day=0.7)


def seen(right, far):
    """Where something stands that is so many metres right of the camera's line of sight, and away from it."""
    return 2.5 + 0.98 * right - 0.1976 * far, -8.9 + 0.1976 * right + 0.98 * far


def milk_offering(mesh):
    """A woman with her tray at her brow; her husband pours milk before it into the river, their daughter prays."""
    x, y = seen(1.75, 7.5)
    offerer(mesh, 3, x, y, -58, 0.2)
    with mesh.at(x - 1.52, y + 0.02, -0.72, 96, 1.14):
        person(mesh, 'pour', 'dhoti', '#efe4d2', 'ivory')
        mesh.lathe(
            [(0.03, -0.1), (0.09, -0.05), (0.1, 0.02), (0.05, 0.08), (0.08, 0.11)], 'brass', 16, x=0.16, y=-0.5, z=1.44
        )
        stream(mesh, (0.17, -0.58, 1.46), (0.15, -0.78, 0.64), 'ivory', 0.02)
    with mesh.at(x + 0.85, y + 0.45, -0.42, -54, 1.1):
        little_one(mesh, 'pray', '#d9a79b', girl=True)


def ghat(mesh):
    """Stone steps down to the water at the lower left, the tent of cane, baskets, who tends the lamps, who floats
    one."""
    x, y = seen(-0.6, 5.5)
    with mesh.at(x, y, 0, -14):
        mesh.box(16, 7, 1.3, 'paving', 0, -3.5, -1.1)
        mesh.box(16, 0.5, 1.0, 'paving', 0, 0.25, -0.94)
        for k in range(11):
            mesh.box(0.025, 7, 0.005, 'shadow', -7 + 1.4 * k, -3.5, 0.199)
        lamp_row(mesh, (-3.6, -0.14, 0.2), (-0.9, -0.14, 0.2), 7, 0.75)
        cane_tent(mesh, -1.5, -0.45, 0.2)
        person(mesh, 'sell', 'saree', '#a7b79c', 'crimson', -0.46, -0.42, 0.2, -86, 1.05, head='veil', elder=True)
        with mesh.at(0.46, -0.3, 0.2, 166, 1.0):
            little_one(mesh, 'draw', 'ivory')
        oil_lamp(mesh, 0.36, 0.24, 0.06, 0.9)
        for bx, by, size in ((-0.2, -1.25, 1.5), (1.35, -0.75, 1.15)):
            with mesh.at(bx, by, 0.2, 40 * bx, size):
                tray(mesh)
        mesh.lathe(
            [(0.06, 0), (0.13, 0.08), (0.12, 0.16), (0.06, 0.22), (0.1, 0.26)], 'brass', 18, x=0.42, y=-1.3, z=0.2
        )


def cane_tent(mesh, x, y, z):
    """Five stalks of sugarcane leant together and tied with a yellow cloth, lamps and fruit in clay pots below."""
    with mesh.at(x, y, z):
        for k in range(5):
            a = k * 2 * math.pi / 5 + 0.4
            c, s = math.cos(a), math.sin(a)
            mesh.tube([(0.62 * c, 0.62 * s, 0), (0, 0, 1.75), (-0.14 * c, -0.14 * s, 2.15)], 0.026, '#8a7440', 7)
            for j in range(4):
                b, far = a + 3.1 + j * 0.9, 0.5 + 0.09 * ((j + k) % 4)
                mesh.tube(
                    [
                        (-0.12 * c, -0.12 * s, 2.05),
                        (0.45 * far * math.cos(b), 0.45 * far * math.sin(b), 2.5),
                        (far * math.cos(b), far * math.sin(b), 2.36 - 0.1 * j),
                    ],
                    [0.014, 0.024, 0.004],
                    'rice',
                    5,
                )
        mesh.lathe([(0.1, 1.62), (0.13, 1.72), (0.1, 1.84)], 'turmeric', 14)
        mesh.loft([[(-0.1, -0.1, 1.7), (0.1, -0.1, 1.7)], [(-0.16, -0.14, 1.3), (0.16, -0.14, 1.3)]], 'turmeric')
        for k in range(5):
            a = k * 2 * math.pi / 5
            mesh.lathe(
                [(0.05, 0), (0.1, 0.06), (0.1, 0.14), (0.06, 0.19)],
                'terracotta',
                14,
                x=0.3 * math.cos(a),
                y=0.3 * math.sin(a),
            )
            oil_lamp(mesh, 0.3 * math.cos(a), 0.3 * math.sin(a), 0.19, 0.7)


def offerer(mesh, number, x, y, turn, lift=0.0):
    """A woman waist-deep with her veil drawn, a tray of fruit with a lamp raised in both hands, lift metres above her
    chest."""
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
                (0.29 * side, -0.16, 1.14 + lift * 0.3),
                (0.19 * side, -0.44, 1.24 + lift),
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
                    z=1.185 + 0.65 * lift + (0.014 + 0.09 * lift) * k,
                )
        with mesh.at(0, -0.52, 1.25 + lift):
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
