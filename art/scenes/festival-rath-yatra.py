"""The three chariots on Puri's Grand Road under a monsoon sky, ropes drawn by the crowd."""
import math
import random

from kit.architecture.colonial import facade
from kit.architecture.nagara import deul
from kit.life.figure import draw_arm, pick
from kit.life.people import crowd, man
from kit.life.work import little_one, person, with_child
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
    bystanders(folk)
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
    with mesh.at(x, y, 0, turn, 1.1, tilt=19):
        skin = pick(random.Random(mesh.size * 37 + 5))
        man(mesh, shirt, 'ivory', turban=('crimson', None, 'saffron')[number % 3], pose='none', dress='kurta')
        for arm in (-1, 1):
            hand = (-0.33 * side, -0.2 - 0.14 * arm * side, 1.02)
            elbow = (0.26 * arm, -0.14, 1.14)
            draw_arm(mesh, (0.2 * arm, 0, 1.37), elbow, hand, shirt, skin, 0.056)
        mesh.tube([(0.1, 0.1, 1.42), (0.15, -0.14, 1.3), (0.12, -0.18, 1.0)], [0.035, 0.045, 0.035], 'marigold', 8)


def bystanders(mesh):
    """Women who wave and pray, a father with a child on his hip, a seller of garlands on the ground."""
    for deed, cloth, x, y, turn in (
        ('cheer', 'emerald', -3.6, -28.4, 158),
        ('pray', 'scarlet', -2.2, -27.4, 150),
        ('wave', '#cfae62', -7.4, -25.0, 166),
    ):
        person(mesh, deed, 'saree', cloth, None, x, y, 0, turn, 1.1)
    with_child(mesh, 'kurta', '#86a3b6', 'ivory', -5.2, -29.6, 0, 152, 1.1, child='crimson')
    little_one(mesh, 'run', 'turmeric', 2.6, -30.6, 0, 118, 1.12)
    with mesh.at(-0.4, -29.2, 0, 22, 1.1):
        person(mesh, 'sell', 'saree', 'violet', 'turmeric', head='veil')
        for x, y, stuff in ((0.45, -0.75, 'marigold'), (-0.4, -0.7, 'ivory'), (0.0, -1.2, 'scarlet')):
            mesh.lathe([(0.2, 0), (0.31, 0.14), (0.32, 0.17)], 'weave', 20, x=x, y=y)
            for k in range(30):
                a, far = k * 2.4, 0.05 * math.sqrt(k)
                mesh.ball(0.055, stuff, x + far * math.cos(a), y + far * math.sin(a), 0.2, 7)
