"""Baisakhi: bhangra to the dhol at the edge of ripe wheat, close, a white gurdwara beyond the fields."""
import math

from kit.architecture.domes import dome
from kit.architecture.sikh import cloister
from kit.life.festivities import drummer
from kit.life.figure import SKINS, draw_arm, draw_feet, draw_head
from kit.life.flags import pennant
from kit.life.people import crowd, woman
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.terrain import plain
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'Bhangra dancers in bright turbans leap to the dhol at the edge of ripe wheat on Baisakhi, a white gurdwara in the distance.',
}
COLOURS = ('saffron', 'emerald', 'magenta', 'turmeric', 'azure', 'scarlet')


def build(scene):
    scene.camera((-2.9, -10.4, 1.25), (0.5, 4, 2.55), lens=36, focus=9.2, fstop=0.6)
    scene.light(
        sun=-114,
        elevation=22,
        haze={'density': 0.0034, 'height': 12, 'start': 26},
        clouds={'seed': 12.2, 'amount': 0.8},
    )
    scene.put(plain('field-ripe', z=-0.05), layer='far')
    lane = Mesh()
    lane.quad((-60, -40, 0.0), (60, -40, 0.0), (60, 4.2, 0.0), (-60, 4.2, 0.0), 'dust')
    with lane.at(9, 66):
        cloister(lane, 44, 9, 11)
        lane.box(18, 12, 15, 'whitewash', 0, 8)
        for x in (-8.4, 8.4):
            dome(lane, 1.9, 'whitewash', x, 3, 15.2)
        dome(lane, 4.6, 'whitewash', 0, 8, 15, ribs=18, rib=0.04)
        lane.tube([(-17, -4, 0), (-17, -4, 25)], 0.3, 'saffron', 7)
        pennant(lane, -17, -4, 20, 5, 3.6, 'flag-saffron')
    scene.put(lane)
    wheat = [grass_tuft(11 + i, 46, 1.0, 0.4, 'field-ripe', 0.02) for i in range(2)]
    scene.scatter(wheat, 1500, ((-24, 30), (4.6, 30)), seed=5, sink=0.02, scale=(0.9, 1.2))
    scene.layer = 'front'
    scene.scatter(
        wheat,
        46,
        lambda r: (-2.9 + r.choice((-1, 1)) * r.uniform(1.5, 3.4), r.uniform(-8.6, -7)),
        seed=6,
        scale=(0.7, 0.95),
    )
    tree_line(scene, 96, 20, 320, 80, 9)
    scene.layer = 'life'
    folk = Mesh()
    for i, (x, y, jump, turn) in enumerate(
        (
            (-3.5, -1.6, 0.12, -12),
            (-1.5, -2.2, 0.34, 10),
            (0.55, -1.5, 0.1, -6),
            (2.5, -2.0, 0.3, -24),
            (4.5, -1.1, 0.14, -34),
        )
    ):
        bhangra(folk, i, x, y, jump, turn)
    for i, (x, y, jump) in enumerate(((-5.2, 1.8, 0.3), (-2.6, 2.2, 0.1), (3.6, 2.0, 0.3), (6.4, 1.6, 0.1))):
        bhangra(folk, i + 5, x, y, jump, 6 - 10 * i)
    drummer(folk, -0.4, 1.3, 0, 12, 1.15, 'ivory', 'crimson', 'wood', slant=12)
    drummer(folk, 1.7, 1.6, 0, -14, 1.15, 'ivory', 'saffron', 'wood', slant=-10)
    for i, (x, y) in enumerate(((-8.2, 2.6), (-7.2, 3.2), (8.6, 3.0), (9.6, 2.4))):
        woman(
            folk,
            ('magenta', 'turmeric', 'emerald', 'saffron')[i],
            x,
            y,
            0,
            1.08,
            20 - x * 4,
            dress='salwar',
            pose='greet',
        )
    crowd(folk, 16, lambda r: (r.choice((-1, 1)) * r.uniform(8.5, 15), r.uniform(0, 3.4)), None, 4, turbans=1, facing=0)
    scene.put(folk)


def bhangra(mesh, number, x, y, jump, turn):
    """A dancer in fanned turban, kurta, waistcoat and tahmat, one knee raised, both arms high."""
    cloth, other = COLOURS[number % 6], COLOURS[(number + 2) % 6]
    skin, side = SKINS[number % 3], 1 if number % 2 else -1
    with mesh.at(x, y, jump, turn, 1.16, roll=4 * side):
        mesh.tube(
            [(-0.1 * side, 0, 0.9), (-0.15 * side, 0.02, 0.5), (-0.14 * side, 0.1, 0.1)], [0.16, 0.15, 0.11], cloth, 12
        )
        mesh.tube(
            [(0.1 * side, 0, 0.88), (0.24 * side, -0.34, 0.82), (0.22 * side, -0.26, 0.4)], [0.16, 0.15, 0.1], cloth, 12
        )
        for px, py, pz in ((-0.14 * side, 0.04, 0.05), (0.22 * side, -0.32, 0.34)):
            mesh.ball((0.05, 0.13, 0.045), '#a8722f', px, py, pz, 10)
        mesh.lathe(
            [(0.27, 0.66), (0.26, 0.7), (0.195, 0.98), (0.2, 1.14), (0.225, 1.3), (0.19, 1.4), (0.085, 1.45)],
            'ivory',
            20,
            oval=(1, 0.72),
            ribs=20,
            rib=0.05,
        )
        mesh.lathe([(0.222, 0.9), (0.218, 1.02), (0.24, 1.28), (0.21, 1.385)], other, 20, oval=(1, 0.74))
        mesh.lathe([(0.226, 0.9), (0.226, 0.945)], 'gold-paint', 20, oval=(1, 0.74))
        for edge in (-1, 1):
            mesh.tube(
                [(0.03 * edge, -0.168, 0.92), (0.035 * edge, -0.182, 1.2), (0.06 * edge, -0.15, 1.38)],
                0.016,
                'gold-paint',
                6,
            )
        draw_head(mesh, skin, 1.62, moustache=True, beard='hair')
        turban(mesh, cloth)
        for arm in (-1, 1):
            bent = arm * side > 0
            hand = (0.36 * arm, -0.1, 2.06) if bent else (0.62 * arm, -0.12, 1.86)
            draw_arm(mesh, (0.205 * arm, 0, 1.37), (0.46 * arm, -0.04, 1.58), hand, 'ivory', skin, 0.06, 0.95)
            for k in range(3):
                mesh.ball((0.015, 0.015, 0.05), skin, hand[0] + 0.03 * (k - 1), hand[1], hand[2] + 0.075, 6)
            mesh.tube(
                [(hand[0], hand[1], hand[2] - 0.05), (hand[0] + 0.1 * arm, hand[1] - 0.03, hand[2] - 0.3)],
                [0.02, 0.05],
                other,
                6,
            )


def turban(mesh, cloth):
    """Wound cloth, a pleated fan on top and the end hanging behind."""
    for i in range(4):
        mesh.tube(
            [
                (
                    (0.136 - 0.012 * i) * math.cos(a),
                    0.012 + (0.142 - 0.012 * i) * math.sin(a),
                    1.712 + 0.042 * i - 0.03 * math.cos(a + i * 2.4),
                )
                for a in [k * math.pi / 10 for k in range(21)]
            ],
            0.042,
            cloth,
            8,
        )
    mesh.ball((0.1, 0.11, 0.08), cloth, 0, 0.01, 1.835, 12)
    for k in range(9):
        a = math.pi * (0.24 + 0.52 * k / 8)
        mesh.tube(
            [(0.03 * math.cos(a), 0.03, 1.87), (0.24 * math.cos(a), 0.05, 1.87 + 0.24 * math.sin(a))],
            [0.014, 0.03],
            cloth,
            5,
        )
    mesh.tube([(0.06, 0.13, 1.7), (0.1, 0.19, 1.45), (0.08, 0.18, 1.2)], [0.03, 0.05, 0.06], cloth, 7)
