"""Srirangam at noon: the Rajagopuram, tallest of temple gates, at the end of its bazaar street; flower sellers, a cart,
pilgrims with the white and red mark."""
import math

from kit.architecture.dravidian import gopuram
from kit.architecture.village import stall, street
from kit.life.animals import cow
from kit.life.birds import flock_in
from kit.life.people import crowd
from kit.life.vehicles import auto_rickshaw
from kit.life.work import bowl, little_one, person
from kit.mesh import Mesh
from kit.nature.palms import coconut_palm
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf

PICTURE = {
    'hour': 'noon',
    'alt': 'The thirteen painted tiers of the Rajagopuram at Srirangam tower over a bazaar street of flower stalls, pilgrims and an autorickshaw at noon.',
}


def build(scene):
    scene.camera((-3.2, -71, 3.6), (0.6, 0, 19.0), lens=25, lift=0.03)
    scene.light(
        sun=-136,
        elevation=44,
        haze={'density': 0.0013, 'height': 20, 'start': 60, 'base': 0.15},
        clouds={'seed': 15.8, 'amount': 0.8},
    )
    scene.put(plain('road', z=-0.02), layer='far')
    gate = Mesh()
    gopuram(
        gate,
        40,
        25,
        66,
        13,
        base='granite',
        body='cream-wall',
        paints=('#5f9fb8', '#d98a7a', '#e0b85a', '#7fb08a', '#c98aa8', '#efe0c0', '#6f8fc4'),
        y=16,
        seed=5,
    )
    for side in (-1, 1):
        gate.box(44, 3, 9, 'granite', side * 40, 18)
        for i in range(20):
            gate.box(1.6, 0.6, 0.9, 'maroon-band' if i % 2 else 'whitewash', side * 40 - 21 + 2.2 * i, 16.4, 8.0)
    scene.put(gate)
    lane = Mesh()
    street(lane, 56, 22, y=-36, heights=(5, 9), seed=9, lit=0.2)
    for k, (x, y) in enumerate(((-8.4, -40), (8.2, -43), (-8.6, -31), (8.4, -33), (-8.4, -22), (8.4, -23))):
        stall(lane, x, y, 0, 90 if x < 0 else -90, ('turmeric', 'scarlet', 'emerald', 'azure')[k % 4])
    scene.put(lane)
    palms = [coconut_palm(3 + i, 12, (2.4 * (-1) ** i, -0.6)) for i in range(3)]
    tree = broadleaf(40, 8, 'leaf', spread=1.2, cards=380)
    for k, (x, y) in enumerate(((-25, -6), (26, -4), (-30, 4), (34, 6), (24, -14), (-22, -16))):
        scene.put(palms[k % 3], x, y, 0, 60 * k, 1.0)
        scene.put(tree, x + 4, y + 6, 0, 40 * k, 0.9)
    scene.layer = 'life'
    life = Mesh()
    auto_rickshaw(life, 2.6, -38, 0, 98)
    for x, y, deed, dress, cloth, second, turn in (
        (-4.4, -50.0, 'walk', 'saree', 'scarlet', 'turmeric', 172),
        (-3.5, -49.4, 'walk', 'dhoti', 'skin', 'ivory', 172),
        (1.6, -47.4, 'walk', 'saree', 'emerald', 'magenta', 6),
        (-6.2, -43.6, 'hold', 'saree', 'turmeric', 'crimson', -80),
        (5.6, -45.4, 'hold', 'dhoti', 'ivory', 'ivory', 80),
    ):
        person(life, deed, dress, cloth, second, x, y, 0, turn, 1.05)
    little_one(life, 'run', 'azure', -2.6, -48.8, 0, 170, 1.05)
    with life.at(4.8, -50.2, 0, 30, 1.05):
        person(life, 'sell', 'saree', 'magenta', 'turmeric')
        for k in range(5):
            bowl(
                life,
                -0.5 + 0.34 * k,
                -0.8 - 0.16 * (k % 2),
                0.0,
                heap=('marigold', 'ivory', 'scarlet')[k % 3],
                size=1.2,
            )
    scene.put(cow(), -1.4, -30, 0, 70, 1.0)
    crowd(life, 34, lambda r: (r.uniform(-6.4, 6.4), r.uniform(-36, 0)), seed=21)
    flock_in(life, 10, (-24, -8), (-10, 10), (30, 44), 1.0)
    scene.put(life)
