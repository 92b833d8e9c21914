"""Sarhul: dancers in white and red, arms linked, in a grove of sal in flower; mandar drums, the red and white flag."""
import math

from kit.life.festivities import drummer
from kit.life.flags import tall_flag
from kit.life.people import man, woman
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.terrain import ground_sheet
from kit.nature.trees import broadleaf
from kit.noise import fractal
from kit.stage.backdrops import blue_hills, far_plain

PICTURE = {
    'hour': 'noon',
    'alt': 'Women in white saris bordered in red dance arm in arm with drummers in a sunlit grove of flowering sal trees in Jharkhand.',
}


def build(scene):
    scene.material('leaf-dry', colour='#e6dca6')
    scene.camera((2.6, -15.5, 2.6), (-0.4, 6, 4.2), lens=35)
    scene.light(
        sun=-104,
        elevation=34,
        haze={'density': 0.0034, 'height': 14, 'start': 26},
        clouds={'seed': 4.7, 'amount': 0.5},
        grade={'exposure': 1.25},
    )
    ground = lambda xs, ys: 0.25 * fractal(xs * 0.06, ys * 0.06, 3)
    scene.put(ground_sheet(ground, (-120, 120), (-40, 200), 'meadow', 180, 200, near=(30, 0.5)))
    far_plain(scene, 'forest-floor', -0.9)
    blue_hills(scene, near=300, count=3, height=44, width=1300, seed=2)
    sal = [
        broadleaf(31 + i, 16, ('leaf', 'leaf-dry', 'leaf-dry')[i], 'bark-pale', 0.62, 9, 380, 0.34, 0.5)
        for i in range(3)
    ]
    scene.scatter(
        sal,
        120,
        ((-54, 54), (13, 90)),
        ground,
        seed=6,
        sink=0.2,
        scale=(0.8, 1.15),
        keep=lambda x, y, z: abs(x) > 5 or y > 26,
    )
    for x, y, k, layer in ((-13, -1, 1, 'front'), (13.4, 2, 2, 'front'), (-17, 7, 0, 'land'), (17.5, 9, 1, 'land')):
        scene.put(sal[k], x, y, 0, x * 9, 1.05, layer=layer)
    scene.scatter(
        [grass_tuft(5, 50, 0.4), grass_tuft(6, 40, 0.4, leaf='grass-dry')],
        330,
        ((-24, 24), (-19, 22)),
        ground,
        seed=5,
        sink=0.04,
        keep=lambda x, y, z: math.hypot(x, (y - 1) * 1.2) > 9,
    )
    scene.layer = 'life'
    folk = Mesh()
    for i in range(18):
        a = math.pi * (0.86 + 1.28 * i / 17)
        x, y = 7.4 * math.cos(a), 1.4 + 5.4 * math.sin(a)
        woman(folk, '#f4ecdc', x, y, 0.05, 1.1, math.degrees(a) + 90 + 180 * (i % 2 == 5))
        with folk.at(x, y, 0.05, math.degrees(a) + 90, 1.1):
            folk.lathe([(0.292, 0.03), (0.3, 0.15)], 'crimson', 12, oval=(1, 0.87))
            folk.lathe([(0.255, 1.16), (0.258, 1.25)], 'crimson', 10, oval=(1, 0.88))
            folk.ball((0.08, 0.08, 0.07), 'ivory', 0.12, 0.08, 1.74, sides=6)
            for side in (-1, 1):
                folk.tube([(0.22 * side, 0, 1.3), (0.6 * side, 0.05, 1.1)], 0.055, 'skin', 5)
    for i in range(5):
        drummer(
            folk,
            -2.8 + i * 1.4,
            1.2 + (i % 2) * 0.8,
            0,
            0,
            1.1,
            'ivory',
            ('crimson', 'ivory')[i % 2],
            'terracotta',
            slant=8,
        )
    for i in range(7):
        man(folk, 'ivory', 'ivory', -6 + i * 2, 8.6 + (i % 2), 0, 1.08, 0, 'crimson' if i % 2 else None, walking=False)
    for x, cloth in ((-4.4, 'flag-red'), (0, 'flag-white'), (4.6, 'flag-red')):
        tall_flag(folk, x, 10.5, 0, 8.4, cloth, 0.7)
    scene.put(folk)
