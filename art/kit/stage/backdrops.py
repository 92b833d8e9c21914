"""Distant backdrops that any stage may stand before: snow peaks, blue hills, tree lines, far towns. All in layer
'far'."""
from kit.mesh import Mesh
from kit.nature.palms import coconut_palm
from kit.nature.terrain import hill_layers, mountain_range, plain
from kit.nature.trees import broadleaf

GREAT_PEAKS = (
    (-330, 2300, 1010, 640),
    (560, 2200, 900, 560),
    (-1150, 2300, 900, 650),
    (1500, 2700, 980, 700),
    (180, 3100, 1020, 560),
    (-1900, 2800, 900, 700),
    (2300, 2500, 820, 600),
    (-600, 1750, 470, 480),
    (1000, 1650, 430, 460),
)
ONE_MASSIF = (
    (0, 2500, 1010, 820),
    (-420, 2600, 800, 640),
    (430, 2550, 860, 640),
    (-900, 2700, 690, 700),
    (930, 2650, 720, 700),
    (-1500, 2800, 600, 760),
    (1550, 2800, 640, 760),
    (-420, 1900, 330, 560),
    (560, 1900, 320, 560),
    (1300, 1950, 300, 560),
    (-1300, 1950, 300, 560),
)
LOW_RANGE = (
    (-700, 2300, 520, 560),
    (-100, 2500, 600, 560),
    (600, 2300, 540, 560),
    (1300, 2500, 560, 600),
    (-1500, 2600, 560, 640),
)


def snow_peaks(scene, peaks=GREAT_PEAKS, lift=0, x=0, material='peaks', scale=1.0):
    """A range of snow mountains 2 km away; lift raises it, x moves it, scale stretches heights."""
    scene.put(mountain_range([(px + x, py, h * scale, w) for px, py, h, w in peaks], material), z=lift, layer='far')


def blue_hills(scene, material='forest-hills', near=500, count=4, height=70, base=0, width=1800, seed=1.0, length=260):
    """Ranges of soft hills one behind another, from near metres on."""
    spec = [
        (near * (1 + 0.7 * i), height * (1 + 0.75 * i), length * (1 + 0.5 * i), base, seed + i * 3.7)
        for i in range(count)
    ]
    scene.put(hill_layers(spec, material, width), layer='far')


def tree_line(scene, y=120, depth=50, width=420, count=160, height=7, leaf='leaf', palms=0, x=0, z=0, seed=7):
    """A wood along x at y; palms is how many coconut palms rise from it."""
    trees = [broadleaf(seed + i, height, leaf, spread=1.4, clouds=8, cards=260, card=0.4) for i in range(3)]
    area = ((x - width / 2, x + width / 2), (y, y + depth))
    scene.scatter(trees, count, area, ground=lambda a, b: a * 0 + z, sink=0.6, seed=seed, scale=(0.7, 1.3))
    if palms:
        tall = [coconut_palm(seed + i, 11 + i, (2.5 - i, 0.5)) for i in range(3)]
        scene.scatter(tall, palms, area, ground=lambda a, b: a * 0 + z, sink=0.3, seed=seed + 1, scale=(0.85, 1.3))


def far_plain(scene, material='dust', z=-0.8):
    """Flat ground to the horizon."""
    scene.put(plain(material, z=z), layer='far')


def skyline(
    scene,
    y=300,
    width=700,
    count=90,
    heights=(6, 18),
    walls=('cream-wall', 'ochre-wall', 'pink-wall', 'whitewash'),
    z=0,
    seed=3,
):
    """A far town of plain blocks along x."""
    from kit.architecture.rajput import town

    houses = Mesh()
    town(houses, count, ((-width / 2, width / 2), (y, y + 60)), lambda x, yy: z, walls, (9, 18), heights, seed)
    scene.put(houses, layer='far')
