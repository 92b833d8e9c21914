"""Sarhul: dancers in white and red, arms linked, in a grove of sal in flower; mandar drums, the red and white flag."""
import math

import numpy as np

from kit.life.festivities import drummer
from kit.life.figure import draw_arm
from kit.life.flags import tall_flag
from kit.life.people import man, woman
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.terrain import ground_sheet
from kit.nature.trees import broadleaf, leaf_cloud
from kit.noise import fractal
from kit.stage.backdrops import blue_hills, far_plain

PICTURE = {
    'hour': 'noon',
    'alt': 'Women in white saris bordered in red dance arm in arm with drummers in a sunlit grove of flowering sal trees in Jharkhand.',
}
SKIN = ('#8d5c3f', '#6c4631', '#7a4f37')


def build(scene):
    scene.material('leaf-dry', colour='#efe6b8', second='#b9bd74')
    scene.camera((3.6, -9.4, 1.8), (-0.1, 3, 2.45), lens=36, lift=0.02, focus=8.6, fstop=0.7)
    scene.light(
        sun=-112,
        elevation=38,
        energy=5.2,
        haze={'density': 0.006, 'height': 14, 'start': 22, 'colour': '#d5dcc0'},
        clouds={'seed': 4.7, 'amount': 0.5},
        grade={'exposure': 1.2},
    )
    ground = lambda xs, ys: 0.25 * fractal(xs * 0.06, ys * 0.06, 3)
    scene.put(ground_sheet(ground, (-120, 120), (-40, 200), 'meadow', 180, 200, near=(30, 0.5)))
    far_plain(scene, 'forest-floor', -0.9)
    blue_hills(scene, near=300, count=3, height=44, width=1300, seed=2)
    sal = [
        broadleaf(31 + i, 15, ('leaf', 'leaf-dry', 'leaf')[i], 'bark-pale', 0.62, 9, 380, 0.3, 0.5) for i in range(3)
    ]
    scene.scatter(
        sal,
        92,
        ((-54, 54), (15, 90)),
        ground,
        seed=6,
        sink=0.2,
        scale=(0.8, 1.15),
        keep=lambda x, y, z: abs(x + 0.3 * y - 3) > 4 or y > 36,
    )
    for x, y, k in ((-12.5, 4, 1), (-17, 9, 0), (16, 8, 1), (12.5, 15, 2)):
        scene.put(sal[k], x, y, 0, x * 9, 1.05)
    # Trodden earth where they dance.
    floor = Mesh()
    floor.lathe([(8.6, -0.1), (8.2, 0.16), (0.1, 0.17)], 'dust', 48, oval=(1.1, 0.85), y=2.2)
    scene.put(floor)
    scene.scatter(
        [grass_tuft(5, 50, 0.4), grass_tuft(6, 40, 0.4, leaf='grass-dry')],
        330,
        ((-24, 24), (-19, 22)),
        ground,
        seed=5,
        sink=0.04,
        keep=lambda x, y, z: math.hypot(x, (y - 2) * 1.3) > 10 and (y > -9 or abs(x - 4) > 3),
    )
    scene.layer = 'front'
    bough = Mesh()
    for x, y, z, leaf in ((4.5, -7.0, 3.25, 'leaf'), (5.0, -6.8, 3.45, 'leaf-dry'), (4.0, -7.0, 3.5, 'leaf-dry')):
        leaf_cloud(bough, (x, y, z), (0.75, 0.4, 0.32), 70, leaf, np.random.RandomState(4), 0.13)
    scene.put(bough)
    scene.layer = 'life'
    folk = Mesh()
    for i in range(11):
        a = math.pi * (1.1 + 0.86 * i / 10)
        dance(folk, i, 6.3 * math.cos(a), 2.6 + 4.2 * math.sin(a), math.degrees(a) + 90)
    for i in range(9):
        a = math.pi * (0.1 + 0.8 * i / 8)
        dance(folk, i + 20, 7.4 * math.cos(a), 3.0 + 5.2 * math.sin(a), math.degrees(a) - 90)
    for i in range(5):
        drummer(
            folk,
            -3.2 + i * 1.7,
            3.0 + (i % 2) * 1.1,
            0.12,
            14 - 8 * i,
            1.1,
            'ivory',
            ('crimson', 'ivory')[i % 2],
            'terracotta',
            slant=10,
        )
    for i in range(7):
        man(folk, 'ivory', 'ivory', -7 + i * 2.3, 11 + (i % 2), 0, 1.08, 0, 'crimson' if i % 2 else None, dress='dhoti')
    for x, y, cloth in ((-4.4, 12.5, 'flag-red'), (-1.2, 13.5, 'flag-white'), (2.4, 12.5, 'flag-red')):
        tall_flag(folk, x, y, 0, 7.4, cloth, 0.7)
    scene.put(folk)


def dance(mesh, number, x, y, turn):
    """A dancer of the chain, facing out of the ring: arms crossed behind her neighbours' backs, sal blossom in her
    hair."""
    skin, step = SKIN[number % 3], 0.06 * math.sin(number * 2.1)
    with mesh.at(x, y, 0.1 + abs(step) * 0.4, turn + 5 * math.sin(number), 1.12, roll=step * 60):
        woman(mesh, '#f6efe2', pose='none', veil=False)
        mesh.lathe([(0.295, 0.02), (0.287, 0.13)], 'crimson', 22, oval=(1, 0.8), ribs=22, rib=0.09)
        mesh.loft(
            [
                ((0.175, -0.115, 0.98), (0.16, -0.135, 0.95)),
                ((0.095, -0.185, 1.14), (0.075, -0.195, 1.1)),
                ((-0.03, -0.18, 1.3), (-0.05, -0.175, 1.26)),
                ((-0.075, -0.045, 1.445), (-0.1, -0.045, 1.42)),
            ],
            'crimson',
        )
        for side in (-1, 1):
            draw_arm(
                mesh,
                (0.165 * side, 0, 1.375),
                (0.42 * side, 0.06, 1.2),
                (0.74 * side, 0.17, 1.12),
                'crimson',
                skin,
                0.052,
                0.6,
            )
            mesh.lathe([(0.05, -0.03), (0.05, 0.03)], 'ivory', 8, x=0.6 * side, y=0.12, z=1.16)
        for k in range(5):
            mesh.ball(0.035, ('ivory', 'turmeric')[k % 2], -0.08 + 0.05 * k, 0.1 - abs(k - 2) * 0.01, 1.7, sides=6)
