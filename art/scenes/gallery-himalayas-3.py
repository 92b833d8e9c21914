"""A Kalpa orchard in September: laden apple trees, slate roofs, and across the Sutlej the wall of Kinner Kailash."""
from kit.architecture.himalayan import gable_roof
from kit.architecture.arches import window_grid
from kit.life.farming import crate, leaning_ladder
from kit.life.people import man, woman
from kit.life.birds import flock_in
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.orchard import apple_tree
from kit.nature.terrain import ground_sheet, mountain_range, plain
from kit.nature.trees import conifer
from kit.noise import fractal, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'dawn',
    'palette': 'gold-blue',
    'alt': 'Apple trees heavy with red fruit between slate-roofed wooden houses at Kalpa, the snow wall of Kinner Kailash across the valley.',
}


def ground(xs, ys):
    return -40 * smoothstep(16, 110, ys + 0.2 * xs) + 0.05 * xs + 1.0 * fractal(xs * 0.04, ys * 0.04, 4) - 0.06 * ys


def build(scene):
    scene.camera((4, -32, 6), (-3, 30, 8.2), lens=31.5, lift=0.045)
    scene.light(
        sun=104,
        elevation=20,
        haze={'density': 0.0006, 'height': 60, 'floor': -40, 'base': 0.35, 'start': 60},
        clouds={'seed': 6.1, 'amount': 0.6, 'low': 0.54, 'high': 0.78},
        grade={'exposure': 1.12},
    )
    scene.put(ground_sheet(ground, (-150, 150), (-44, 260), 'green-hills', 280, 300, near=(40, 0.5)))
    scene.put(plain('forest-hills', z=-46), layer='far')
    wall = (
        (-700, 1500, 660, 420),
        (-330, 1450, 760, 380),
        (0, 1500, 700, 340),
        (330, 1420, 800, 380),
        (640, 1500, 690, 360),
        (980, 1560, 740, 420),
        (-1100, 1560, 640, 440),
        (150, 1700, 860, 300),
        (1400, 1600, 600, 440),
    )
    scene.material('peaks', snow_line=250)
    scene.put(mountain_range(wall, 'peaks', (-1900, 2000), (640, 2200), base=-150), layer='far')
    houses = Mesh()
    for i, (x, y, turn) in enumerate(((-15, 6, 14), (13, 12, -16), (-26, 18, 22), (1, 26, -4), (24, 22, -22))):
        with houses.at(x, y, height_at(ground, x, y - 3), turn):
            houses.box(8.4, 6.4, 5, 'grey-stone', z=-3)
            houses.box(8, 6, 2.6, 'wood', z=2.2)
            houses.box(9.2, 1.4, 0.16, 'wood-dark', 0, -3.6, 2.1)
            houses.box(9.2, 0.1, 0.7, 'wood', 0, -4.2, 2.3)
            with houses.at(0, -3.04, 0):
                window_grid(houses, 7.6, 2.9, 1, 4, 1, (0.9, 1.3), 'window', 'turmeric')
            gable_roof(houses, 8, 6.4, 2.4, 'slate', z=4.8, over=0.9)
    scene.put(houses)
    trees = [apple_tree(i) for i in range(3)]
    scene.layer = 'front'
    for i, (x, y, s) in enumerate(
        ((-8.4, -15, 1.0), (12.6, -14, 1.05), (-13, -9, 1.1), (10.8, -4, 1.0), (-4.6, -4, 0.9))
    ):
        scene.put(trees[i % 3], x, y, height_at(ground, x, y) - 0.1, i * 67, s)
    scene.layer = 'land'
    scene.scatter(
        trees,
        46,
        ((-46, 46), (0, 40)),
        ground,
        seed=4,
        scale=(0.85, 1.1),
        keep=lambda x, y, z: all(
            abs(x - a) > 7.4 or abs(y - b) > 6.4 for a, b in ((-15, 6), (13, 12), (-26, 18), (1, 26), (24, 22))
        ),
    )
    scene.scatter(
        [conifer(i, 17, 'pine', 0.25, 0.28) for i in range(2)], 130, ((-110, 110), (34, 120)), ground, seed=5, sink=0.4
    )
    scene.scatter([grass_tuft(5, 60, 0.5)], 420, ((-26, 28), (-28, 10)), ground, seed=6, sink=0.04)
    scene.layer = 'life'
    life = Mesh()
    woman(life, 'crimson', 1.2, -9, height_at(ground, 1.2, -9), 1, 60)
    woman(life, 'emerald', 7.6, -7, height_at(ground, 7.6, -7), 1, -40)
    man(life, 'ivory', 'wood-dark', -2.4, -7, height_at(ground, -2.4, -7), 1, 30)
    for x, y, t in ((2.4, -9.6, 10), (3.4, -8.8, 40), (2.9, -10.6, -10), (-1.6, -8, 0)):
        crate(life, x, y, height_at(ground, x, y), t, size=0.75)
    leaning_ladder(life, -8, -12, height_at(ground, -8, -12), -10, 3.4)
    leaning_ladder(life, 10.4, -6.4, height_at(ground, 10.4, -6.4), 0, 3.2)
    flock_in(life, 6, (-20, -4), (20, 40), (16, 22), 0.7)
    scene.put(life)
