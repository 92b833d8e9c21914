"""The three chariots on Puri's Grand Road under a monsoon sky, ropes drawn by the crowd."""
import math
import random

from kit.architecture.colonial import facade
from kit.architecture.nagara import deul
from kit.life.figure import draw_arm, pick
from kit.life.people import crowd, man, woman
from kit.life.vehicles import temple_car
from kit.mesh import Mesh
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf

PICTURE = {
    'hour': 'noon',
    'alt': 'Pilgrims draw on the ropes of the three cloth-towered chariots of Puri along the Grand Road, the tall Jagannath temple behind them.',
}


def build(scene):
    scene.camera((3, -43, 2.3), (-0.4, 10, 8.0), lens=32, lift=0.035, focus=14, fstop=0.9)
    scene.light(
        sun=-112,
        elevation=36,
        haze={'density': 0.0026, 'height': 18, 'start': 50},
        clouds={'seed': 2.6, 'amount': 1, 'low': 0.43, 'high': 0.66},
    )
    scene.put(plain('dust', z=-0.02), layer='far')
    town = Mesh()
    deul(town, 22, 52, 'granite-pale', 2, 104, 0)
    for side in (-1, 1):
        for i, wall in enumerate(('whitewash', 'yellow-wall', 'pink-wall', 'blue-wall', 'cream-wall', 'ochre-wall')):
            with town.at(side * (33 + (i * 3) % 4), -34 + i * 18, 0, -90 * side):
                facade(town, 16, 9, 8 + (i * 5) % 4, 2, 6, wall, 'whitewash', seed=i + side)
    scene.put(town)
    scene.scatter(
        [broadleaf(60 + i, 10, cards=260) for i in range(2)],
        40,
        ((-90, 90), (66, 130)),
        seed=3,
        keep=lambda x, y, z: abs(x - 2) > 18,
    )
    cars = Mesh()
    for x, y, size, cloths, wheels, turn in (
        (-16, 14, 1.32, ('scarlet', 'emerald'), 14, 8),
        (0, 26, 1.24, ('scarlet', '#2d2a33'), 12, 2),
        (15.5, 8, 1.38, ('scarlet', 'turmeric'), 16, -7),
    ):
        temple_car(cars, x, y, 0, turn + 62, size, cloths, wheels)
    scene.put(cars)
    scene.layer = 'life'
    folk = Mesh()
    away = lambda x, y: all(abs(x - a) > 6.2 or abs(y - b) > 7 for a, b in ((-16, 14), (0, 26), (15.5, 8)))

    def place(chance):
        while True:
            x, y = chance.uniform(-27, 27), chance.uniform(-19, 56)
            if away(x, y) and abs(x + 15 - 0.672 * (6 - y)) > 2.2:
                return x, y

    crowd(folk, 440, place, seed=4, turbans=0.15, facing=0)
    crowd(folk, 34, ((-19, -6), (-24, -13)), seed=6, facing=20)
    for i, (x, y, turn) in enumerate(((-3.2, -28.2, 152), (-1.9, -27.6, 138), (-4.5, -27.2, 164))):
        woman(folk, ('scarlet', 'turmeric', 'emerald')[i], x, y, 0, 1.1, turn, veil=False, pose='greet')
    for start, end in (((-15, 6, 1.5), (7.6, -27.6, 1.1)), ((13.0, 1, 1.5), (12.6, -17, 1.1))):
        at = lambda t: tuple(a + (b - a) * t for a, b in zip(start, end))
        folk.tube([at(0), at(0.5), at(1)], 0.075, 'rope', 8)
        turn = math.degrees(math.atan2(end[0] - start[0], start[1] - end[1]))
        for k in range(20):
            x, y, _ = at(0.985 - 0.036 * k)
            side = 1 if k % 2 else -1
            puller(folk, k + int(end[0] > 0) * 3, x + 0.38 * side, y, turn, side)
    scene.put(folk)


def puller(mesh, number, x, y, turn, side):
    """One who draws on the rope: leans forward, both hands at the rope beside the hip."""
    shirt = ('turmeric', 'ivory', 'saffron', 'scarlet', 'azure')[number % 5]
    with mesh.at(x, y, 0, turn, 1.1, tilt=10):
        skin = pick(random.Random(mesh.size * 37 + 5))
        man(mesh, shirt, 'ivory', turban=('crimson', None, 'saffron')[number % 3], pose='none', dress='kurta')
        for arm in (-1, 1):
            hand = (-0.33 * side, -0.2 - 0.14 * arm * side, 1.02)
            elbow = (0.26 * arm, -0.14, 1.14)
            draw_arm(mesh, (0.2 * arm, 0, 1.37), elbow, hand, shirt, skin, 0.056)
        mesh.tube([(0.1, 0.1, 1.42), (0.15, -0.14, 1.3), (0.12, -0.18, 1.0)], [0.035, 0.045, 0.035], 'marigold', 8)
