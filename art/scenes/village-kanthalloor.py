"""Kanthalloor in the hills of Idukki: vegetable terraces, tiled houses, clouds on the ghats."""
from kit.architecture.village import tiled_house
from kit.life.birds import flock_in
from kit.life.people import woman
from kit.mesh import Mesh
from kit.nature.palms import banana
from kit.nature.terrain import hill_layers
from kit.nature.trees import broadleaf
from kit.scene import height_at
from kit.stage.greenery import terraces

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'Stepped vegetable plots and red-tiled houses of Kanthalloor in the Kerala hills, women at work below misty blue ranges.',
}
HOUSES = ((13, 10, -12), (-17, 16, 14), (26, 26, -18), (-4, 30, 4))


def build(scene):
    scene.camera((-4, -46, 10), (3, 30, 15), lens=35)
    scene.light(
        sun=-106,
        elevation=22,
        haze={'density': 0.0015, 'height': 46, 'start': 50, 'base': 0.25, 'most': 0.85},
        clouds={'seed': 9.9, 'amount': 0.95, 'low': 0.48, 'high': 0.68},
    )
    scene.material('rice', colour='#86b04a', second='#5f8a38')
    ground = terraces(scene, 'green-hills', 'rice', 1.3, 20, 0.012, 3000)
    scene.put(
        hill_layers(
            [(230, 84, 170, -6, 2.7), (360, 120, 230, -6, 6.0), (560, 170, 320, -10, 8.8)], 'forest-hills', 1300
        ),
        layer='far',
    )
    houses = Mesh()
    for x, y, turn in HOUSES:
        tiled_house(
            houses,
            9,
            6,
            x,
            y,
            height_at(ground, x, y - 3) + 0.2,
            ('whitewash', 'ochre-wall', 'pink-wall', 'whitewash')[int(abs(x)) % 4],
            turn=turn,
        )
    scene.put(houses)
    clear = lambda x, y: all(abs(x - a) > 8 or abs(y - b) > 8 for a, b, _ in HOUSES)
    scene.scatter(
        [broadleaf(i, 8, cards=260) for i in range(3)],
        90,
        ((-80, 80), (4, 110)),
        ground,
        sink=0.3,
        seed=4,
        keep=lambda x, y, z: clear(x, y) and abs(x) > 7,
    )
    scene.scatter(
        [banana(1), banana(2)],
        60,
        ((-44, 44), (-20, 50)),
        ground,
        sink=0.1,
        seed=5,
        keep=lambda x, y, z: clear(x, y) and abs(x) > 11,
        scale=(0.9, 1.4),
    )
    scene.scatter(
        [broadleaf(9, 3.2, 'leaf', clouds=6, cards=220, card=0.16)],
        40,
        ((-40, 40), (-10, 30)),
        ground,
        sink=0.1,
        seed=6,
        keep=lambda x, y, z: clear(x, y) and abs(x) > 14,
    )
    scene.layer = 'life'
    folk = Mesh()
    for x, y, cloth, turn in (
        (-5.5, -17, 'scarlet', 30),
        (-3.4, -15.8, 'turmeric', 200),
        (4.6, -13, 'magenta', -30),
        (7.4, -7, 'azure', 10),
        (-9, -6, 'saffron', 60),
        (0, -2, 'scarlet', 120),
    ):
        woman(folk, cloth, x, y, height_at(ground, x, y), 1, turn)
    flock_in(folk, 8, (-24, 0), (20, 50), (24, 32), 0.7, 'white-bird')
    scene.put(folk)
