"""Evening over Bundi's blue roofs, a peacock on the parapet, the palace climbing its hill."""
from kit.architecture.rajput import curtain_wall, palace_block, town
from kit.life.animals import peacock
from kit.life.birds import flock_in
from kit.mesh import Mesh
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import broadleaf
from kit.noise import fractal, ridged, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'dusk',
    'alt': "A peacock on a white parapet above Bundi's blue houses at dusk, the painted palace and its walls climbing the hill behind.",
}


def ground(xs, ys):
    hill = 62 * smoothstep(46, 170, ys + 0.1 * xs) * (0.8 + 0.3 * ridged(xs * 0.01, ys * 0.01, 5))
    return hill - 3 + 5 * smoothstep(-10, 46, ys) + 1.2 * fractal(xs * 0.03, ys * 0.03, 4)


def build(scene):
    scene.camera((-3, -26, 11.9), (2, 30, 16.0), lens=35, lift=0.045)
    scene.light(
        sun=-112,
        elevation=13,
        haze={'density': 0.0019, 'height': 26, 'base': 0.22, 'start': 30},
        clouds={'seed': 14.2, 'amount': 0.9, 'low': 0.45, 'high': 0.68},
    )
    scene.put(ground_sheet(ground, (-190, 200), (-40, 300), 'dry-hills', 280, 280))
    scene.put(plain('dry-hills', z=-5), layer='far')
    fort = Mesh()
    wall, trim = 'cream-wall', 'sand-stone-pale'
    for x, y, width, height in (
        (-18, 84, 22, 19),
        (2, 86, 24, 26),
        (24, 90, 22, 22),
        (8, 104, 30, 32),
        (34, 108, 20, 26),
        (-28, 98, 18, 18),
        (46, 96, 16, 14),
    ):
        palace_block(
            fort,
            width,
            14,
            height,
            wall,
            trim,
            x,
            y,
            height_at(ground, x, y - 7) - 3,
            3,
            seed=int(x) + 60,
            plain=0.5,
            lit=0.5,
        )
    line = [(-80, 110), (-50, 122), (-20, 138), (12, 150), (44, 146), (80, 132), (110, 122)]
    for a, b in zip(line, line[1:]):
        curtain_wall(fort, a, b, 8, height_at(ground, *a) - 1, (0, -1), 'sand-stone-dark', 12, 1)
    scene.put(fort)
    houses = Mesh()
    blues = ('#5c8fd6', '#4a7fcb', '#6f9fdd', '#86aee2', '#7ea6d8', 'whitewash', 'cream-wall')
    town(
        houses,
        300,
        lambda r: (r.uniform(-80, 84), 2 + 74 * r.random() ** 0.8),
        lambda x, y: height_at(ground, x, y),
        blues,
        (5, 9),
        (4.5, 9),
        9,
    )
    scene.put(houses)
    scene.scatter(
        [broadleaf(40 + i, 7, spread=1.2, cards=260) for i in range(2)],
        44,
        ((-90, 90), (10, 120)),
        ground,
        seed=4,
        sink=0.2,
    )
    scene.layer = 'front'
    roof = Mesh()
    roof.box(30, 10, 0.5, 'whitewash', -2, -16, 8)
    roof.box(30, 0.6, 1.3, 'whitewash', -2, -11.2, 8.3)
    for i in range(30):
        roof.box(0.3, 0.66, 0.4, '#a58f8c', -16 + i, -11.24, 8.8)
    roof.box(30.4, 0.9, 0.16, 'cream-wall', -2, -11.2, 9.6)
    roof.lathe([(0.3, 0), (0.5, 0.3), (0.5, 0.6), (0.34, 0.8)], 'terracotta', 14, x=-8.4, y=-11.3, z=9.75)
    scene.put(roof)
    scene.layer = 'life'
    bird = peacock()
    for thing in bird if isinstance(bird, tuple) else (bird,):
        scene.put(thing, 1.6, -11.2, 9.74, 146, 1.7)
    life = Mesh()
    flock_in(life, 14, (-30, 10), (20, 50), (26, 40), 0.7)
    scene.put(life)
