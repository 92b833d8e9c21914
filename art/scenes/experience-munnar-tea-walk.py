"""A walk through Munnar's tea in morning mist: walkers on the path between the rows, pickers with baskets, Anamudi
behind."""
import math

from kit.life.farming import back_basket
from kit.life.people import man, woman
from kit.life.work import person
from kit.mesh import Mesh
from kit.scene import height_at
from kit.stage.backdrops import blue_hills
from kit.stage.greenery import tea_hills

PICTURE = {
    'hour': 'dawn',
    'palette': 'dawn-mist',
    'alt': 'Pickers with baskets on their backs among clipped tea rows above Munnar in morning mist, walkers and hills behind them.',
}


def build(scene):
    scene.camera((-5.4, -27.5, 2.7), (1.2, 10, 5.6), lens=36, focus=10, fstop=0.7)
    scene.light(
        sun=-114,
        elevation=21,
        energy=5,
        haze={'density': 0.0034, 'height': 16, 'start': 36, 'base': 0.3},
        clouds={'seed': 3.8, 'amount': 0.5},
        grade={'exposure': 1.2},
    )
    ground = tea_hills(
        scene,
        mounds=((-40, 40, 15, 46), (34, 52, 19, 50), (-90, 130, 30, 90), (90, 160, 34, 110), (0, 240, 24, 120)),
        shade_trees=34,
    )
    blue_hills(scene, near=330, count=4, height=110, base=6, width=1600, seed=4.4)
    scene.layer = 'life'
    folk = Mesh()
    for i, y in enumerate((-13.5, -11.2, -8.2, -2.6, 5)):
        x = 5 * math.sin(y * 0.08) - 2
        (man if i % 2 else woman)(
            folk,
            ('azure', 'scarlet', 'ivory', 'turmeric', 'emerald')[i],
            x=x,
            y=y,
            z=height_at(ground, x, y) + 0.05,
            scale=1.15,
            turn=172 - 8 * (i % 3),
        )
    for i, (x, y) in enumerate(
        (
            (-2.5, -18.6),
            (0.3, -17.4),
            (-4.6, -15.4),
            (3.2, -16.4),
            (4, -9),
            (7, -4),
            (10.6, -7),
            (-11, -5),
            (13, 4),
            (-13.6, 4),
            (17, 12),
            (6, 9),
            (21, 20),
            (-18, 16),
        )
    ):
        z = height_at(ground, x, y)
        turn = (96, -64, 128, -118)[i] if i < 4 else 60 + i * 40
        with folk.at(x, y, z - 0.1, turn, 1.12):
            cloth = ('magenta', '#cfae62', 'teal', 'crimson', '#86a3b6')[i % 5]
            person(
                folk, 'drink' if i == 3 else 'pluck', 'saree', cloth, head='scarf', hat=('#efe4d2', 'turmeric')[i % 2]
            )
            with folk.at(0, 0.1, 0.12, tilt=0 if i == 3 else 14):
                back_basket(folk, 'tea')
            for k in range(0 if i == 3 else 9):
                folk.ball((0.05, 0.03, 0.04), 'tea', 0.04 + 0.06 * math.cos(k * 2.4), -0.58, 0.94 + 0.012 * k, 6)
    scene.put(folk)
