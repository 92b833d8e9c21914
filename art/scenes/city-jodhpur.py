"""The blue houses of Jodhpur under the rock of Mehrangarh."""
import math

from kit.architecture.rajput import curtain_wall, palace_block, town
from kit.architecture.rajput import bastion
from kit.life.birds import flock_in, kite
from kit.life.farming import string_cot
from kit.life.people import child, woman
from kit.mesh import Mesh
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import broadleaf
from kit.noise import fractal, ridged, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'noon',
    'palette': 'gold-blue',
    'alt': 'Hundreds of blue-washed houses of Jodhpur crowd below the sheer rock and red ramparts of Mehrangarh fort in clear light.',
}


def build(scene):
    scene.camera((-34, -96, 21), (9, 60, 29.5), lens=37, focus=12.5, fstop=1.5)
    scene.light(
        sun=-112,
        elevation=24,
        energy=4.6,
        haze={'density': 0.0013, 'height': 30, 'start': 60, 'base': 0.25},
        clouds={'seed': 1.2, 'amount': 0.5},
    )

    def ground(xs, ys):
        hill = 46 * smoothstep(64, 40, abs((xs - 18) * 0.62)) * smoothstep(46, 70, ys) * smoothstep(190, 150, ys)
        rough = smoothstep(3, 16, hill)
        crag = hill + (ridged(xs * 0.05, ys * 0.05, 5) - 0.6) * 9 * rough
        crag += (ridged(xs * 0.19, ys * 0.08 + 3, 4) - 0.55) * 5.5 * rough + (
            ridged(xs * 0.42, ys * 0.3, 3) - 0.5
        ) * 1.7 * rough
        return crag + 6 * smoothstep(-60, 60, ys) + 1.6 * fractal(xs * 0.02, ys * 0.02, 3)

    scene.material('dry-hills', meadow=('#b98f66', '#a07a58'), rock=('#a77659', '#8b604b'), bump=3.2, bump_scale=0.34)
    scene.put(ground_sheet(ground, (-200, 220), (-110, 260), 'dry-hills', 620, 460))
    scene.put(plain('dust', z=-2), layer='far')
    fort = Mesh()
    stone = ('red-stone-pale', 'sand-stone')
    points = [(-44, 92), (-26, 80), (-6, 76), (16, 75), (38, 77), (58, 84), (76, 98)]
    for i, point in enumerate(points):
        bastion(fort, 6, 23 + 3 * math.sin(i * 2.2), *point, 38, stone[0], stone[1], root=12)
        if i:
            curtain_wall(fort, points[i - 1], point, 19, 38, (0, -1), stone[0], 12, 3)
    for x, y, width, height in ((-20, 96, 26, 25), (6, 92, 24, 31), (30, 94, 24, 27), (52, 100, 22, 22)):
        palace_block(
            fort, width, 16, height, 'red-stone-pale', 'sand-stone', x, y + 4, 42, 3, seed=int(x) + 30, plain=0.5
        )
    scene.put(fort)
    houses = Mesh()
    blues = ('#5c8fd6', '#4a7fcb', '#6f9fdd', '#86aee2', '#5585c4', '#7ea6d8', 'cream-wall')
    town(
        houses,
        720,
        lambda r: (r.uniform(-120, 120), -70 + 150 * r.random() ** 0.8),
        lambda x, y: height_at(ground, x, y),
        blues,
        (4.5, 8),
        (4, 8),
        9,
        keep=lambda x, y: height_at(ground, x, y) < 15 and math.hypot(x + 34, y + 96) > 30,
    )
    scene.put(houses)
    trees = [broadleaf(40 + i, 7, spread=1.2, cards=240) for i in range(2)]
    scene.scatter(
        trees,
        46,
        ((-110, 110), (-60, 70)),
        ground,
        seed=4,
        keep=lambda x, y, z: z < 16 and math.hypot(x + 34, y + 96) > 36,
    )
    # A roof terrace at the lens: chillies drying, a string cot, pots, a woman and her daughter.
    scene.layer = 'front'
    roof = Mesh()
    with roof.at(-29.4, -84.6, 0, -15):
        roof.box(13, 8, 18.5, '#5c8fd6')
        roof.box(13, 8, 0.06, '#a9c3e6', z=18.5)
        for x, y, width, depth in ((0, 3.9, 13, 0.25), (6.4, 0, 0.25, 8), (-6.4, 0, 0.25, 8)):
            roof.box(width, depth, 0.7, '#6f9fdd', x, y, 18.5)
        roof.box(3.4, 2.4, 2.6, '#4a7fcb', 4.6, 2.4, 18.5)
        roof.box(1.0, 0.1, 1.8, 'wood-dark', 4.2, 1.16, 18.56)
        string_cot(roof, 1.6, 1.2, 18.56, 14, 'ivory')
        roof.box(1.8, 1.2, 0.03, 'ivory', -2.3, 1.2, 18.56)
        for k in range(90):
            a, far = k * 2.4, math.sqrt(k / 90)
            roof.ball(
                (0.07, 0.03, 0.03), 'scarlet', -2.3 + 0.8 * far * math.cos(a), 1.2 + 0.52 * far * math.sin(a), 18.62, 5
            )
        for x, y, size in ((3.2, -0.4, 1.0), (3.7, -0.1, 0.8)):
            with roof.at(x, y, 18.56, 0, size):
                roof.lathe([(0.12, 0), (0.24, 0.12), (0.24, 0.26), (0.12, 0.4), (0.16, 0.46)], 'brass', 18)
    scene.put(roof)
    scene.layer = 'life'
    life = Mesh()
    with life.at(-29.4, -84.6, 18.56, -15):
        woman(life, 'saffron', -3.4, 0.5, 0, 1.1, 62, veil=False, pose='lap')
        child(life, 'magenta', -0.9, 0.9, 0, 1.15, 150, girl=True, pose='point')
    flock_in(life, 9, (-30, 4), (20, 40), (52, 62), 1)
    kite(life, -26, -40, 33, 1.3, ('flag-red', 'flag-yellow'), 15)
    kite(life, 4, -10, 40, 1.6, ('flag-saffron', 'flag-white'), -10)
    scene.put(life)
