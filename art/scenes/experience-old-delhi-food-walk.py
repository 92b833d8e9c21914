"""An Old Delhi lane by night: a cook at his pan and a family with leaf bowls under the bulbs, the mosque's dome
at the end."""
import math

from kit.architecture.domes import dome, minaret
from kit.architecture.village import stall, street
from kit.life.lamps import light_string
from kit.life.figure import SKINS, draw_arm
from kit.life.people import child, crowd, man, woman
from kit.life.vehicles import auto_rickshaw, smoke
from kit.mesh import Mesh
from kit.nature.terrain import plain

PICTURE = {
    'hour': 'night',
    'alt': 'A cook at his steaming pan and a family with leaf bowls under strings of bulbs in an Old Delhi lane at night, a white dome beyond.',
}


def build(scene):
    scene.camera((-1.6, -15, 2.2), (0.5, 10, 4.2), lens=33, lift=0.02, focus=11.5, fstop=1.2)
    scene.light(sun=-120, haze={'density': 0.004, 'height': 12, 'start': 20}, clouds={'seed': 3.2, 'amount': 0.6})
    scene.put(plain('road', z=-0.02), layer='far')
    lane = Mesh()
    street(lane, 76, 11, seed=6, lit=0.7, y=-14)
    dome(lane, 6.5, 'marble', 2.6, 78, 17)
    lane.box(26, 8, 17, 'red-stone', 2.6, 80)
    for x in (-12, 17):
        minaret(lane, 1.6, 31, 'red-stone', x, 76, 0, 'marble', 3, 0.25)
    for i in range(6):
        y = -7 + i * 5.4
        stall(
            lane,
            -3.9,
            y,
            0,
            90,
            ('scarlet', 'turmeric', 'azure', 'emerald')[i % 4],
            ('turmeric', 'saffron', '#e9d3a0', 'crimson'),
            3.4,
        )
        stall(
            lane,
            3.9,
            y + 2,
            0,
            -90,
            ('saffron', 'magenta', 'teal', 'crimson')[i % 4],
            ('marigold', '#c78a4a', 'ivory', 'emerald'),
            3.4,
        )
    for x, y in ((-2.6, -5), (2.6, -2.6), (-2.6, 5.6), (2.7, 8.4)):
        lane.lathe([(0.3, 0), (0.34, 0.7)], 'brick', 14, x=x, y=y)
        lane.lathe([(0.2, 0.7), (0.5, 0.82), (0.62, 0.98)], 'iron', 18, x=x, y=y)
        lane.lathe([(0.56, 0.93), (0.3, 0.98), (0.02, 1.02)], '#e0a04a', 14, x=x, y=y)
        lane.lathe([(0.16, 0.06), (0.2, 0.14), (0.12, 0.24), (0.02, 0.3)], 'flame', 14, x=x, y=y - 0.24)
    for i in range(9):
        y = -8 + i * 5
        light_string(lane, (-5.2, y, 5.6), (5.2, y + 2, 5.6), 0.9, 24, 0.08)
    scene.put(lane)
    scene.layer = 'life'
    folk = Mesh()
    crowd(folk, 30, lambda r: (r.uniform(-1.8, 1.8), r.uniform(3, 40)), None, 5, turbans=0, facing=0)
    crowd(folk, 26, lambda r: (r.uniform(-1.8, 1.8), r.uniform(7, 46)), None, 6, turbans=0.1)
    for x, y, turn in ((2.7, -1.7, -26), (-3.1, 6.2, 60), (3.2, 9, -60)):
        man(folk, 'ivory', 'ivory', x, y, 0, 1.05, turn)
    cook(folk, -2.75, -4.35, 14)
    for x, y, cloth, turn, kind in (
        (-0.6, -4.0, 'emerald', -64, 'woman'),
        (0.3, -4.2, 'turmeric', -118, 'child'),
        (1.25, -3.7, 'azure', -86, 'man'),
    ):
        if kind == 'child':
            child(folk, cloth, x, y, 0, 1.2, turn, girl=True, pose='greet')
            continue
        if kind == 'woman':
            woman(folk, cloth, x, y, 0, 1.1, turn, veil=False, pose='lap', dress='salwar')
        else:
            man(folk, cloth, 'indigo', x, y, 0, 1.1, turn, pose='lap', dress='shirt')
        with folk.at(x, y, 0, turn, 1.1):
            folk.lathe([(0.04, 1.03), (0.11, 1.07), (0.12, 1.09)], 'leaf-dry', 14, y=-0.27)
            for k in range(7):
                a = k * 2.4
                folk.ball(0.032, '#d98a32', 0.055 * math.cos(a), -0.27 + 0.055 * math.sin(a), 1.1, 7)
    auto_rickshaw(folk, 0.6, 18, 0, -80)
    scene.put(folk)
    puffs = Mesh()
    for x, y in ((2.9, -2.8), (-2.6, 5.6)):
        smoke(puffs, x, y, 1.1, 6, (0.06, 0.08, 0.22), 3, size=0.05)
    scene.put(puffs)
    for x, y, z, power in (
        (-2.4, -6, 2.4, 60),
        (2.4, -3.4, 2.4, 60),
        (0, -2, 5, 120),
        (-2.4, 5, 2.4, 70),
        (2.4, 8, 2.4, 70),
        (0, 10, 5, 150),
        (0, 22, 5, 170),
        (0, 36, 5, 190),
        (2, 66, 12, 500),
        (-0.6, -9.4, 3.4, 90),
        (0.6, -6.6, 2.7, 40),
        (-2.3, -6.4, 2.2, 24),
    ):
        scene.lamp(x, y, z, power)


def cook(mesh, x, y, turn):
    """A sweet maker in an apron, a long skimmer in his hand over the pan before him."""
    skin = SKINS[1]
    with mesh.at(x, y, 0, turn, 1.1):
        man(mesh, 'ivory', '#5d6f86', pose='none', dress='shirt')
        mesh.loft(
            [[(-0.15, -0.13, 1.3), (0.15, -0.13, 1.3)], [(-0.2, -0.17, 1.0), (0.2, -0.17, 1.0)]]
            + [[(-0.21, -0.2, 0.5), (0.21, -0.2, 0.5)]],
            'crimson',
        )
        draw_arm(mesh, (0.2, 0, 1.37), (0.34, -0.08, 1.14), (0.2, -0.36, 1.12), 'ivory', skin, 0.058, 0.6)
        draw_arm(mesh, (-0.2, 0, 1.37), (-0.32, 0.0, 1.1), (-0.2, -0.24, 0.98), 'ivory', skin, 0.058, 0.6)
        mesh.tube([(0.22, -0.34, 1.22), (0.12, -0.56, 0.96)], 0.014, 'iron', 6)
        mesh.lathe([(0.09, 0.93), (0.1, 0.95)], 'iron', 16, x=0.1, y=-0.62)
