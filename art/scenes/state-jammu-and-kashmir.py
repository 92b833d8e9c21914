"""Saffron in flower at Pampore: pickers in the violet rows, golden poplars and a chinar, snow behind the karewa."""
import math

from kit.architecture.himalayan import gable_roof
from kit.architecture.arches import window_grid
from kit.life.birds import flock_in
from kit.life.work import little_one, person
from kit.mesh import Mesh
from kit.nature.ground_cover import flower_tuft
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import broadleaf, poplar
from kit.noise import fractal, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import GREAT_PEAKS, blue_hills, snow_peaks

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'size': 'hero',
    'widest': 1600,
    'alt': 'Pickers with wicker baskets in violet saffron fields at Pampore in Kashmir, golden poplars, a red chinar and snow mountains.',
}
VIOLET = '#a98cc8'
LANTERNS = ((-8, -14.6), (0.4, -10), (9, -10))


def ground(xs, ys):
    return 0.25 * fractal(xs * 0.02, ys * 0.02, 3) + 3.5 * smoothstep(70, 130, ys)


def build(scene):
    scene.material('dust', colour='#b08a66', second='#97734f')
    scene.camera((-2, -32, 2.5), (1, 30, 5.6), lens=36, lift=0.03, focus=10.8, fstop=1.2)
    scene.light(
        sun=-112,
        elevation=21,
        haze={'density': 0.0009, 'height': 30, 'base': 0.3, 'start': 50},
        clouds={'seed': 10.8, 'amount': 0.6, 'low': 0.52, 'high': 0.76},
    )
    scene.put(ground_sheet(ground, (-240, 240), (-50, 300), 'dust', 240, 260))
    scene.put(plain('field', z=-3), layer='far')
    blue_hills(scene, 'dry-hills', near=420, count=3, height=62, base=0, width=1900, seed=6)
    snow_peaks(scene, GREAT_PEAKS, lift=-30, x=-220, scale=0.86)
    beds = Mesh()
    for row in range(26):
        y = -26 + row * 4.4
        x = -60 - row * 3
        while x < 60 + row * 3:
            beds.box(6.6, 3.2, 0.34, '#8f6c51', x, y, -0.1, 0.92)
            x += 7.6
    scene.put(beds)
    blooms = [flower_tuft(i, 34, 0.26, 0.9, VIOLET, 'grass') for i in range(2)] + [
        flower_tuft(9, 30, 0.28, 0.8, '#8e6fb8', 'grass')
    ]
    for kind in blooms:
        kind.name = 'saffron'
    inside = lambda x, y, z: ((y + 26) % 4.4 < 1.5 or (y + 26) % 4.4 > 2.9)
    scene.scatter(
        blooms,
        2400,
        ((-34, 36), (-28, 26)),
        lambda x, y: ground(x, y) + 0.2,
        seed=3,
        sink=0,
        keep=inside,
        scale=(0.9, 1.4),
    )
    scene.scatter(
        blooms,
        1300,
        ((-13, 11), (-26, -6)),
        lambda x, y: ground(x, y) + 0.2,
        seed=8,
        sink=0,
        keep=inside,
        scale=(0.8, 1.15),
    )
    scene.scatter(
        blooms,
        1400,
        ((-70, 70), (20, 80)),
        lambda x, y: ground(x, y) + 0.2,
        seed=4,
        sink=0,
        keep=inside,
        scale=(1.6, 2.4),
    )
    scene.scatter(
        [poplar(i, 17, 'leaf-autumn') for i in range(3)],
        120,
        ((-120, 130), (84, 118)),
        ground,
        seed=5,
        sink=0.2,
        keep=lambda x, y, z: abs(x - 14) > 10,
    )
    scene.put(broadleaf(8, 19, 'leaf-chinar', spread=1.15, clouds=13, cards=460, card=0.42), -27, 52, 0)
    scene.put(broadleaf(9, 15, 'leaf-chinar', spread=1.2, clouds=11, cards=420, card=0.42), 48, 78, 0)
    houses = Mesh()
    for x, y, turn in ((14, 88, -6), (25, 94, 10), (2, 96, 4), (-50, 92, 16), (62, 96, -12)):
        z = height_at(ground, x, y) - 0.3
        with houses.at(x, y, z, turn):
            houses.box(11, 8, 7.6, 'brick', z=-1)
            with houses.at(0, -4):
                window_grid(houses, 10, 0.6, 2, 4, 3, (1.0, 1.7), 'wood-dark', lit=0.1)
            gable_roof(houses, 11, 8, 4, 'tin-roof', z=6.6, over=0.8)
    scene.put(houses)
    # By night lanterns stand between the beds, and lamps at the houses.
    for x, y, z, power in (
        (-4.9, -19.7, 0.9, 45),
        (3.4, -20.9, 1.7, 70),
        *((x, y - 0.2, 1.9, 90) for x, y in LANTERNS),
        (14, 81, 2.8, 520),
        (25, 87, 2.8, 520),
        (2, 89, 2.8, 520),
        (-50, 85, 2.8, 520),
    ):
        scene.lamp(x, y, height_at(ground, x, y) + z, power)
    scene.layer = 'life'
    folk = Mesh()
    if scene.is_night:
        evening(folk)
    else:
        pickers(folk)
    if not scene.is_night:
        flock_in(folk, 7, (6, 24), (40, 60), (22, 28), 0.8)
    scene.put(folk)


def pickers(mesh):
    """Bent over, squatting and standing among the crocuses, each with a wicker basket; a child brings an empty one."""
    for x, y, deed, cloth, scarf, turn in (
        (-5.0, -20.8, 'plant', 'scarlet', '#efe4d2', 48),
        (-3.2, -21.6, 'draw', '#86a3b6', 'magenta', 22),
        (2.5, -20.6, 'plant', 'turmeric', 'crimson', -52),
        (4.6, -18.4, 'sell', 'emerald', '#efe4d2', -30),
        (-8.6, -13, 'plant', 'magenta', 'turmeric', 70),
        (0.6, -8, 'draw', 'azure', 'magenta', 30),
        (9.6, -8, 'plant', '#b97f93', 'crimson', -60),
        (-5, 2, 'plant', 'scarlet', 'ivory', 20),
        (13, 4, 'hold', 'teal', 'ivory', -40),
        (-15, 6, 'draw', 'azure', 'crimson', 60),
        (3, 14, 'plant', 'saffron', 'ivory', 0),
    ):
        with mesh.at(x, y, height_at(ground, x, y) + 0.12, turn, 1.1):
            person(mesh, deed, 'salwar', cloth, 'ivory', head='scarf', hat=scarf)
            basket(mesh, 0.5, -0.55)
    x, y = 0.2, -19.4
    little_one(mesh, 'run', 'crimson', x, y, height_at(ground, x, y) + 0.1, 64, 1.12, girl=True)


def evening(mesh):
    """Two walk home with a lantern, two drink tea on a cot between the beds, more lanterns stand in the field."""
    at = lambda x, y: (x, y, height_at(ground, x, y) + 0.1)
    for x, y, turn, cloth in ((-4.6, -19.6, 150, '#8a7763'), (-3.2, -19.0, 160, 'crimson')):
        with mesh.at(*at(x, y), turn, 1.1):
            person(mesh, 'walk', 'jacket', cloth, '#4d4038', head='cap')
            if cloth != 'crimson':
                mesh.tube([(0.25, 0.2, 0.9), (0.25, 0.2, 0.72)], 0.01, 'iron', 4)
                mesh.lathe([(0.07, 0.45), (0.09, 0.5), (0.09, 0.66), (0.04, 0.72)], 'lamp', 12, x=0.25, y=0.2)
    with mesh.at(*at(3.4, -19.6), -6, 1.1):
        mesh.box(2.1, 0.8, 0.06, 'weave', 0, 0.2, 0.4)
        for x in (-1, 1):
            for y in (-0.16, 0.56):
                mesh.box(0.09, 0.09, 0.52, 'wood', x, y, -0.06)
        person(mesh, 'sip', 'kurta', '#a7b79c', '#5a4a3c', -0.6, 0, 0, 24, head='cap', hat='#efe4d2')
        person(mesh, 'talk', 'kurta', '#8c6f5a', '#4d4038', 0.6, 0, 0, -28, elder=True, head='turban', hat='ivory')
        mesh.lathe([(0.1, 0), (0.15, 0.1), (0.15, 0.3), (0.06, 0.4), (0.05, 0.5)], 'brass', 16, x=0.1, y=-0.6)
        mesh.tube([(-1.5, 0, -0.1), (-1.5, 0, 1.9), (-1.3, -0.2, 1.95)], 0.035, 'wood', 7)
        mesh.lathe([(0.08, 1.55), (0.1, 1.6), (0.1, 1.8), (0.04, 1.88)], 'lamp', 12, x=-1.3, y=-0.2)
    for x, y in LANTERNS:
        with mesh.at(*at(x, y)):
            mesh.tube([(0, 0, -0.3), (0, 0, 2.0), (0, -0.25, 2.05)], 0.035, 'wood', 7)
            mesh.lathe([(0.1, 1.65), (0.12, 1.7), (0.12, 1.9), (0.05, 2.0)], 'lamp', 12, y=-0.25)


def basket(mesh, x, y):
    """A wicker basket heaped with crocuses."""
    mesh.lathe([(0.16, 0.02), (0.26, 0.24), (0.24, 0.24)], 'weave', 18, x=x, y=y)
    for k in range(26):
        a, far = k * 2.4, 0.045 * math.sqrt(k)
        mesh.ball(
            (0.05, 0.05, 0.04), ('#7d4fb0', '#9a6cc8')[k % 2], x + far * math.cos(a), y + far * math.sin(a), 0.27, 7
        )
