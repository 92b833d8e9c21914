"""The masked dance in the courtyard of Hemis: circling dancers in brocade, galleries full, the great banner pole."""
import math

from kit.architecture.himalayan import flat_block, gold_roof
from kit.life.flags import flag_string, tall_flag
from kit.life.people import crowd, sitter
from kit.mesh import Mesh
from kit.nature.terrain import plain
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'noon',
    'palette': 'noon-alpine',
    'alt': 'Masked dancers in brocade circle the courtyard of Hemis monastery below painted galleries, bare brown mountains above.',
}
SILKS = ('crimson', 'azure', 'turmeric', 'emerald', 'violet', 'saffron')


def build(scene):
    scene.camera((-6, -30, 7.4), (0.6, 6, 6.5), lens=28, lift=0.055)
    scene.light(
        sun=-116,
        elevation=30,
        haze={'density': 0.0006, 'height': 40, 'start': 50, 'base': 0.3},
        clouds={'seed': 4.0, 'amount': 0.5},
    )
    scene.put(plain('paving', z=-0.02), layer='far')
    blue_hills(scene, 'cold-desert', near=230, count=3, height=120, base=-8, width=1200, seed=5, length=210)
    gompa = Mesh()
    flat_block(gompa, 30, 11, 12, 2, 22, 0, seed=3)
    flat_block(gompa, 17, 9, 6, 2, 24, 12, seed=5)
    gold_roof(gompa, 7, 5, 2, 23, 18.4)
    flat_block(gompa, 15, 10, 9, -21, 16, 0, seed=7, turn=24)
    flat_block(gompa, 15, 10, 8, 25, 15, 0, seed=8, turn=-24)
    for level in (0, 4.2):
        for i in range(10):
            gompa.box(0.5, 0.5, 3.7, 'crimson', -11.5 + i * 3, 15.4, level)
            gompa.box(1.5, 0.5, 0.4, 'turmeric', -11.5 + i * 3, 15.4, level + 3.5)
        gompa.box(30, 2.4, 0.35, ('crimson', 'azure')[level > 0], 2, 15.6, level + 3.9)
    gompa.box(30, 0.2, 1, 'turmeric', 2, 14.6, 4.2)
    for i in range(7):
        gompa.box(7.4 - i * 0.4, 0.9, 0.3 * (i + 1), 'step', 2, 10.4 + i * 0.7)
    scene.put(gompa)
    scene.layer = 'life'
    folk = Mesh()
    for ring, (radius, count) in enumerate(((4.2, 8), (8, 15))):
        for i in range(count):
            a = i * 2 * math.pi / count + ring
            masked(
                folk,
                radius * math.cos(a),
                -2 + radius * 0.8 * math.sin(a),
                math.degrees(a) + 90,
                SILKS[(i + ring * 2) % 6],
                SILKS[(i + 3) % 6],
            )
    for i in range(9):
        sitter(folk, 'maroon-band', -9 + i * 0.1, 1 - i * 1.3, 0, 1, 90)
    crowd(folk, 90, lambda r: (r.choice((-1, 1)) * r.uniform(11, 17), r.uniform(-14, 9)), seed=5, turbans=0)
    crowd(folk, 26, lambda r: (r.uniform(-11, 15), r.uniform(15.4, 16.4)), lambda x, y: 4.3, 4, turbans=0)
    crowd(folk, 26, lambda r: (r.uniform(-11, 15), r.uniform(15.2, 16.4)), None, 6, turbans=0)
    tall_flag(folk, -8.5, 7, 0, 15, 'flag-white', 0.7)
    tall_flag(folk, 12.5, 7, 0, 15, 'flag-red', 0.7)
    flag_string(folk, (2, 22, 22), (-24, 8, 10), 2, 40, 0.7)
    flag_string(folk, (2, 22, 22), (28, 8, 9), 2, 40, 0.7, seed=3)
    scene.put(folk)


def masked(mesh, x, y, turn, silk, sleeve):
    """A dancer in a wide brocade robe, with a great plain-coloured mask and banner sleeves."""
    with mesh.at(x, y, 0, turn, 1.2):
        mesh.lathe(
            [(0.6, 0.1), (0.55, 0.2), (0.3, 0.95), (0.26, 1.1), (0.3, 1.35), (0.1, 1.46)], silk, 14, ribs=12, rib=0.06
        )
        mesh.lathe([(0.61, 0.09), (0.59, 0.2)], sleeve, 14)
        mesh.lathe([(0.42, 1.22), (0.12, 1.48)], sleeve, 8, False)
        mesh.ball((0.21, 0.23, 0.26), ('turmeric', 'crimson', 'ivory', 'azure')[int(abs(x * 7)) % 4], 0, -0.03, 1.72)
        for k in range(5):
            mesh.ball(0.06, 'ivory', 0.17 * math.cos(k * 0.7 + 0.2), 0, 1.93 + 0.06 * math.sin(k * 0.7), sides=6)
        mesh.tube([(0, 0, 1.95), (0, 0, 2.2)], [0.05, 0.005], 'flag-red', 5)
        for side in (-1, 1):
            hand = (0.75 * side, -0.15, 1.55 - 0.25 * side)
            mesh.tube([(0.22 * side, 0, 1.36), hand], [0.1, 0.2], sleeve, 8)
            mesh.ball(0.07, 'skin', *hand, sides=6)
