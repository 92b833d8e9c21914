"""Thrissur Pooram: caparisoned elephants in a row under silk parasols before the tiled temple gate."""
import math
import random

from kit.life.animals import caparison, elephant
from kit.life.figure import draw_arm, pick
from kit.life.people import crowd, man, parasol
from kit.mesh import Mesh
from kit.architecture.himalayan import hip_roof
from kit.nature.palms import coconut_palm
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'Chenda drummers before a row of elephants with golden shields under bright silk parasols, a tiled Kerala temple gate behind.',
}


def build(scene):
    scene.camera((-3.0, -17.5, 2.0), (0.5, 2, 4.3), lens=31, lift=0.025, focus=12.5, fstop=1.2)
    scene.light(
        sun=-118, elevation=24, haze={'density': 0.002, 'height': 12, 'start': 40}, clouds={'seed': 7.1, 'amount': 0.7}
    )
    scene.put(plain('dust', z=-0.02), layer='far')
    gate = Mesh()
    for i, (width, level) in enumerate(((17, 5), (12.5, 9.4), (8.5, 13.4))):
        gate.box(width - 2, 7 - i, 4.4, 'whitewash' if i == 0 else 'cream-wall', 0, 15, level - 5 + 0.2)
        hip_roof(gate, width, 9 - i * 1.4, 2.6 - i * 0.2, 'tiles', 0, 15, level - 0.4, 1.2)
        for k in range(7 - i):
            gate.box(0.7, 0.2, 1.6, 'wood-dark', (k - (6 - i) / 2) * 1.9, 11.4 + i * 0.5, level - 3.2)
    gate.box(3.4, 0.3, 3.8, 'shadow', 0, 11.52, 0)
    for side in (-1, 1):
        gate.box(34, 4, 3.6, 'whitewash', side * 26, 15)
        hip_roof(gate, 34, 6, 2, 'tiles', side * 26, 15, 3.4, 0.8)
    for k in range(-2, 3):
        gate.lathe([(0.05, 0), (0.22, 0.3), (0.03, 1)], 'brass', 8, x=k * 1.1, y=15, z=15.2)
    scene.put(gate)
    scene.layer = 'life'
    (body, extras), silks = elephant(True, 'down'), ('scarlet', 'emerald', 'magenta', 'turmeric', 'azure')
    dress = [caparison(cloth, True) for cloth in silks]
    extra, shield = Mesh(), bosses()
    for i in range(1, 8):
        x, y = (i - 4) * 3.15, 4 + abs(i - 4) * 0.12
        for thing in (body, extras, dress[(i * 2) % 5], shield):
            scene.put(thing, x, y, 0, -90, 1.28 if i == 4 else 1.14)
        if i % 2 == 0:
            parasol(extra, x + 1.6, y + 0.6, 3.2, 1.15, 3.6, silks[(i + 3) % 5], 0, 'gold-paint')
    scene.put(extra)
    folk = Mesh()
    for x, y, turn in (
        (-5.9, -4.4, 12),
        (-4.4, -5.0, 8),
        (-2.9, -4.4, 5),
        (-1.2, -5.1, 0),
        (0.5, -4.5, -5),
        (2.1, -5.0, -9),
        (3.7, -4.3, -14),
        (5.4, -4.6, -18),
    ):
        chenda_player(folk, x, y, turn)
    for i in range(9):
        x = -7.4 + 2.1 * i
        man(folk, None, 'ivory', x, -1.2 + 0.3 * (i % 2), 0, 1.05, -x, pose='lap', dress='lungi')
    crowd(folk, 60, lambda r: (r.choice((-1, 1)) * r.uniform(17, 30), r.uniform(-10, 8)), seed=8, turbans=0, facing=0)
    scene.put(folk)
    scene.layer = 'land'
    palms = [coconut_palm(i, 14 + i, (2.5, 1)) for i in range(3)]
    for i, (x, y) in enumerate(((-17, 24), (-24, 28), (15, 25), (22, 27), (-31, 22), (31, 24), (10, 32), (-9, 33))):
        scene.put(palms[i % 3], x, y, 0, i * 80)
    scene.scatter(
        [broadleaf(40 + i, 11, cards=300) for i in range(2)],
        22,
        lambda r: (r.choice((-1, 1)) * r.uniform(20, 60), r.uniform(26, 50)),
        seed=4,
    )


def bosses():
    """The gilded bosses and red tassels of an elephant's forehead shield, in the elephant's own place."""
    mesh = Mesh()
    for row in range(7):
        v = 0.06 + 0.14 * row
        half = 0.34 - 0.25 * v
        count = 6 - row // 2
        for k in range(count):
            side = 2 * k / (count - 1) - 1
            x = 1.98 - 0.03 * v + 0.14 - 0.13 * abs(side) ** 1.3
            mesh.ball(0.055 - 0.003 * row, ('brass', '#f3d27a')[row % 2], x, half * side, 2.8 - 1.15 * v, 9)
    for side in (-1, 1):
        for k in range(5):
            mesh.ball(0.04, 'scarlet', 2.0 - 0.03 * k, (0.4 - 0.055 * k) * side, 2.76 - 0.22 * k, 7)
    for k in range(9):
        a = math.pi * (k - 4) / 9
        mesh.ball(
            (0.05, 0.07, 0.05), 'brass', 1.55 - 0.1 * abs(k - 4) * 0.5, 0.5 * math.sin(a), 1.75 - 0.1 * math.cos(a), 8
        )
    return mesh.data('bosses')


def chenda_player(mesh, x, y, turn):
    """A bare-chested man in a gold-edged white cloth, a chenda slung at his waist, one stick raised."""
    with mesh.at(x, y, 0, turn, 1.1):
        skin = pick(random.Random(mesh.size * 37 + 5))
        man(mesh, None, 'ivory', pose='none', dress='lungi')
        mesh.lathe([(0.203, 0.11), (0.213, 0.16)], 'gold-paint', 18, oval=(1, 0.78), ribs=18, rib=0.08)
        mesh.lathe([(0.2, 0.97), (0.196, 1.05)], 'ivory', 16, oval=(1, 0.8))
        with mesh.at(0, -0.37, 0.48, tilt=8):
            mesh.lathe([(0.17, 0), (0.17, 0.58)], 'wood', 20)
            for level in (0.0, 0.52):
                mesh.lathe([(0.185, level), (0.19, level + 0.03), (0.185, level + 0.06)], 'ivory', 20)
            mesh.lathe([(0.0, 0.581), (0.18, 0.581)], 'ivory', 20)
            for k in range(14):
                a, b = k * math.pi / 7, (k + 0.5) * math.pi / 7
                mesh.tube(
                    [(0.18 * math.cos(a), 0.18 * math.sin(a), 0.54), (0.18 * math.cos(b), 0.18 * math.sin(b), 0.04)],
                    0.008,
                    'rope',
                    4,
                )
        mesh.tube(
            [(0.18, -0.2, 1.04), (0.14, -0.05, 1.44), (-0.1, 0.06, 1.42), (-0.16, -0.2, 1.04)], 0.022, 'crimson', 5
        )
        high = mesh.size % 2
        for side in (-1, 1):
            up = (side > 0) == bool(high)
            hand = (0.24 * side, -0.36, 1.42) if up else (0.17 * side, -0.36, 1.17)
            draw_arm(mesh, (0.2 * side, 0, 1.37), (0.37 * side, -0.06, 1.14), hand, skin, skin, 0.055)
            mesh.tube([hand, (0.08 * side, -0.46, hand[2] + (0.16 if up else -0.08))], 0.014, 'bamboo', 5)
