"""A walk through Munnar's tea in morning mist: walkers on the path between the rows, pickers with baskets, Anamudi
behind."""
import math

from kit.life.people import man, woman
from kit.mesh import Mesh
from kit.scene import height_at
from kit.stage.backdrops import blue_hills
from kit.stage.greenery import tea_hills

PICTURE = {
    'hour': 'dawn',
    'palette': 'dawn-mist',
    'alt': 'Walkers follow a footpath between clipped tea rows above Munnar in morning mist, pickers with baskets on the slopes beside it.',
}


def build(scene):
    scene.camera((-7, -33, 6.4), (2, 10, 7.4), lens=36)
    scene.light(
        sun=100,
        elevation=17,
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
    for i, y in enumerate((-12, -9.4, -6.6, -2.6, 5)):
        x = 5 * math.sin(y * 0.08) - 2
        (man if i % 2 else woman)(
            folk,
            ('azure', 'scarlet', 'ivory', 'turmeric', 'emerald')[i],
            x=x,
            y=y,
            z=height_at(ground, x, y) + 0.05,
            scale=1.15,
            turn=165,
        )
    for i, (x, y) in enumerate(
        ((4, -9), (7, -4), (10.6, -7), (-11, -5), (13, 4), (-13.6, 4), (17, 12), (6, 9), (21, 20), (-18, 16))
    ):
        z = height_at(ground, x, y)
        woman(folk, ('magenta', 'saffron', 'teal', 'crimson', 'turmeric')[i % 5], x, y, z, 1.15, 60 + i * 40)
        with folk.at(x, y, z, 60 + i * 40, 1.15):
            folk.lathe([(0.16, 0.85), (0.3, 1.42)], 'bamboo', 12, y=0.34)
            folk.ball((0.28, 0.28, 0.13), 'tea', 0, 0.34, 1.44, sides=9)
    scene.put(folk)
