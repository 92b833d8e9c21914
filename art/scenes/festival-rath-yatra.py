"""The three chariots on Puri's Grand Road under a monsoon sky, ropes drawn by the crowd."""
from kit.architecture.colonial import facade
from kit.architecture.nagara import deul
from kit.life.people import crowd
from kit.life.vehicles import temple_car
from kit.mesh import Mesh
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf

PICTURE = {
    'hour': 'noon',
    'palette': 'noon-monsoon',
    'alt': 'The three cloth-towered chariots of Puri on the Grand Road in a sea of people, the tall Jagannath temple behind them.',
}


def build(scene):
    scene.camera((6, -43, 6.2), (-1, 10, 11), lens=34, lift=0.06, focus=54, fstop=0.8)
    scene.light(
        sun=-112,
        elevation=34,
        energy=3.4,
        haze={'density': 0.0026, 'height': 18, 'start': 50},
        clouds={'seed': 2.6, 'amount': 1, 'low': 0.4, 'high': 0.62},
        grade={'exposure': 1.3},
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
            x, y = chance.uniform(-27, 27), chance.uniform(-30, 56)
            if away(x, y) and not (abs(x - 7) < 4 and y < -24):
                return x, y

    crowd(folk, 520, place, seed=4, turbans=0.15, facing=0)
    for x, y in ((-16, 7), (15.5, 1)):
        for side in (-1, 1):
            folk.tube([(x + side, y, 1.6), (x + side * 1.5, y - 14, 1.1), (x + side * 2, y - 34, 1.0)], 0.1, 'rope', 6)
    scene.put(folk)
