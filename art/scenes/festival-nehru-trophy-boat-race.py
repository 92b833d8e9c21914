"""The Nehru Trophy on Punnamada Lake: three snake boats abreast at noon, banks full of people."""
from kit.life.boats import kettuvallam, snake_boat
from kit.life.flags import flag_string
from kit.life.people import crowd
from kit.mesh import Mesh
from kit.nature.palms import coconut_palm
from kit.nature.terrain import bank, water_sheet
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'noon',
    'alt': 'Three long snake boats race abreast on the water at Alappuzha, rowers in one stroke, a palm shore full of spectators.',
}


def build(scene):
    scene.camera((-19, -20, 4.6), (3, 5, 2.4), lens=34)
    scene.light(
        sun=-100, elevation=34, haze={'density': 0.0034, 'height': 10, 'start': 34}, clouds={'seed': 4.6, 'amount': 0.9}
    )
    scene.put(water_sheet('backwater', 0, 1500, -80))
    scene.put(bank((-200, 220), (40, 90), 0.9, lambda x, y: y - 48 + 0 * x, 'earth', seed=9))
    tree_line(scene, 62, 30, 300, 110, 7, palms=60)
    boats = Mesh()
    for x, y, shirt, seed in ((2, -6, 'ivory', 1), (7.5, 3.5, 'turmeric', 2), (-1, 13, 'azure', 3)):
        snake_boat(boats, x, y, 0.06, 172, 34, 32, shirt, seed)
    scene.put(boats, layer='life')
    spray = Mesh()
    chance = scene.random
    for x0, y0 in ((2, -6), (7.5, 3.5), (-1, 13)):
        for i in range(120):
            t, side = chance.uniform(-15, 15), chance.choice((-1, 1))
            spray.ball(
                chance.uniform(0.03, 0.1),
                'whitewash',
                x0 - t * 0.99,
                y0 + t * 0.139 + side * chance.uniform(0.9, 1.4),
                chance.uniform(0.02, 0.4),
                sides=5,
            )
        for side in (-1, 1):
            spray.loft(
                [
                    [
                        (x0 - t, y0 + t * 0.14 + side * (1.1 + 0.05 * (14 - t)), 0.03),
                        (x0 - t, y0 + t * 0.14 + side * (1.35 + 0.08 * (14 - t)), 0.03),
                    ]
                    for t in range(-16, 14, 2)
                ],
                'whitewash',
                smooth=False,
            )
    scene.put(spray, layer='life')
    house = Mesh()
    kettuvallam(house, scale=1.0)
    scene.put(house, 25, 34, 0, 168)
    scene.put(house, -24, 36, 0, 12)
    folk = Mesh()
    crowd(folk, 260, lambda r: (r.uniform(-60, 60), r.uniform(49, 56)), lambda x, y: 0.8, 3, turbans=0)
    for i in range(8):
        flag_string(
            folk,
            (-60 + i * 15, 47.5, 5.2),
            (-45 + i * 15, 47.5, 5.2),
            0.9,
            16,
            0.9,
            ('flag-red', 'flag-yellow', 'flag-green', 'flag-blue'),
            i,
            True,
        )
        folk.tube([(-60 + i * 15, 47.5, 0), (-60 + i * 15, 47.5, 5.4)], 0.08, 'bamboo', 5)
    scene.put(folk, layer='life')
    scene.layer = 'front'
    palm = coconut_palm(2, 12, (5, 0.5))
    scene.put(palm, -20, -8, 0, 10)
    scene.put(bank((-60, -12), (-24, 4), 0.8, lambda x, y: -17 - x + 0 * y, 'earth', seed=2))
