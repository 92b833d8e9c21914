"""An Old Delhi lane by night: sweet and kebab stalls under bulbs, frying pans steaming, the mosque's dome at the
end."""
from kit.architecture.domes import dome, minaret
from kit.architecture.village import stall, street
from kit.life.lamps import light_string
from kit.life.people import crowd, man
from kit.life.vehicles import auto_rickshaw, smoke
from kit.mesh import Mesh
from kit.nature.terrain import plain

PICTURE = {
    'hour': 'night',
    'alt': 'Food stalls with steaming pans under strings of bulbs in a crowded Old Delhi lane at night, a white dome and minaret beyond.',
}


def build(scene):
    scene.camera((-1.6, -15, 2.6), (0.5, 10, 4.4), lens=33, lift=0.02)
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
        lane.lathe([(0.1, 0.02), (0.18, 0.2), (0.02, 0.5)], 'flame', 8, x=x, y=y - 0.36)
    for i in range(9):
        y = -8 + i * 5
        light_string(lane, (-5.2, y, 5.6), (5.2, y + 2, 5.6), 0.9, 24, 0.08)
    scene.put(lane)
    scene.layer = 'life'
    folk = Mesh()
    crowd(folk, 56, lambda r: (r.uniform(-1.8, 1.8), r.uniform(-1, 46)), None, 5, turbans=0.1)
    for x, y, turn in ((-3.1, -4.4, 60), (3.1, -2, -70), (-3.1, 6.2, 60), (3.2, 9, -60)):
        man(folk, 'ivory', 'ivory', x, y, 0, 1.05, turn)
    for x, y, cloth in ((-0.9, -4.4, 'azure'), (0.4, -3.6, 'teal')):
        man(folk, cloth, 'indigo', x, y, 0, 1.05, 120)
    auto_rickshaw(folk, 0.6, 18, 0, -80)
    scene.put(folk)
    puffs = Mesh()
    for x, y in ((-2.6, -5), (2.6, -2.6), (-2.6, 5.6)):
        smoke(puffs, x, y, 1.5, 5, (0.06, 0.06, 0.4), 3, 'ivory', 0.07)
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
        (-1, -11, 4, 60),
    ):
        scene.lamp(x, y, z, power)
