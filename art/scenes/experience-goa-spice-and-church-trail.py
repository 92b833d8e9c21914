"""Old Goa in the last light: the Se's one tower and white front on its lawn, a laterite church behind, walkers and
rain trees."""
import math

from kit.architecture.domes import dome
from kit.architecture.himalayan import gable_roof
from kit.life.birds import flock_in
from kit.life.people import crowd
from kit.life.work import camera, little_one, person
from kit.mesh import Mesh
from kit.nature.palms import coconut_palm
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf, bush

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'A spice seller and walkers on the path to the white Se Cathedral in Old Goa with its single bell tower, palms beside it in late light.',
}


def build(scene):
    scene.camera((7, -42, 2.0), (-1, 4, 7.6), lens=29, lift=0.045, focus=16, fstop=1.2)
    scene.light(
        sun=-118, elevation=24, haze={'density': 0.002, 'height': 14, 'start': 40}, clouds={'seed': 6.8, 'amount': 0.8}
    )
    scene.put(plain('lawn', z=-0.05), layer='far')
    church = Mesh()
    church.loft([[(-3, -60, 0.02), (3, -60, 0.02)], [(-3, -1, 0.02), (3, -1, 0.02)]], 'paving', smooth=False)
    for i in range(5):
        church.box(24 - i * 0.8, 4 - i * 0.7, 0.28 * (i + 1), 'laterite', 0, -0.6)
    church.box(22, 44, 15, 'whitewash', 0, 24)
    with church.at(0, 24, 15, 90):
        gable_roof(church, 44, 22, 5, 'tiles')
    church.box(12, 2, 20, 'whitewash', 0, 1.6)
    church.add([(-6, 0.6, 20), (6, 0.6, 20), (0, 0.6, 23.6)], [(0, 1, 2)], 'whitewash')
    church.add([(-6, 2.6, 20), (6, 2.6, 20), (0, 2.6, 23.6)], [(0, 1, 2)], 'whitewash')
    church.quad((-6, 0.6, 20), (0, 0.6, 23.6), (0, 2.6, 23.6), (-6, 2.6, 20), 'whitewash')
    church.quad((6, 0.6, 20), (0, 0.6, 23.6), (0, 2.6, 23.6), (6, 2.6, 20), 'whitewash')
    church.box(8, 6, 15.4, 'whitewash', 10, 2.6)
    church.box(8, 6, 23, 'whitewash', -10, 2.6)
    with church.at(-10, 2.6, 23):
        church.lathe([(5.0, 0), (0.1, 3.2)], 'tiles', 4, False, start=45)
        church.tube([(0, 0, 3), (0, 0, 5)], 0.1, 'iron', 5)
        church.box(1, 0.14, 0.14, 'iron', 0, 0, 4.2)
    for z in (1.4, 8, 15, 19.6):
        church.box(12.3, 0.4, 0.4, 'cream-wall', 0, 0.5, z)
        if z < 16:
            church.box(8.3, 0.4, 0.4, 'cream-wall', 10, -0.5, z)
        church.box(8.3, 0.4, 0.4, 'cream-wall', -10, -0.5, z + (1.6 if z > 16 else 0))
    for x in (-5.9, -2.2, 2.2, 5.9):
        church.box(0.6, 0.4, 18.4, 'cream-wall', x, 0.45, 1.4)
    for x, z, width, height in (
        (0, 1.4, 2.6, 5),
        (-4, 1.4, 1.8, 3.8),
        (4, 1.4, 1.8, 3.8),
        (0, 9.2, 2, 3.4),
        (-4, 9.2, 1.5, 2.8),
        (4, 9.2, 1.5, 2.8),
        (0, 16, 1.4, 2),
    ):
        church.box(width + 0.5, 0.16, height + 0.4, 'cream-wall', x, 0.56, z)
        church.box(width, 0.2, height, ('wood', 'shutter-green')[z > 2], x, 0.5, z)
        round_head(church, x, 0.5, z + height, width, ('wood', 'shutter-green')[z > 2])
    for x, levels in ((-10, (3, 9.6, 17)), (10, (3, 9.6))):
        for z in levels:
            church.box(2, 0.16, 3, 'cream-wall', x, -0.4, z)
            church.box(1.5, 0.2, 2.6, 'shutter-green', x, -0.45, z)
            round_head(church, x, -0.45, z + 2.6, 1.5, 'shutter-green')
    # A moulding runs up the gable between its scrolls; a cross and urns stand on the front.
    for side in (-1, 1):
        church.tube(
            [(0, 0.5, 23.7), (side * 2.4, 0.5, 22.0), (side * 4.4, 0.5, 21.0), (side * 5.6, 0.5, 20.7)],
            0.24,
            'cream-wall',
            8,
        )
        church.lathe([(0.5, -0.3), (0.5, 0.3)], 'cream-wall', 18, x=side * 5.7, y=0.7, z=20.6)
        church.lathe(
            [(0.2, 0), (0.4, 0.3), (0.34, 0.7), (0.1, 0.9), (0.16, 1.2), (0.02, 1.5)],
            'cream-wall',
            12,
            x=side * 13.4,
            y=-0.2,
            z=15.4,
        )
    church.box(0.2, 0.2, 2.4, 'cream-wall', 0, 0.8, 23.4)
    church.box(1.2, 0.2, 0.2, 'cream-wall', 0, 0.8, 24.8)
    far = Mesh()
    far.box(14, 20, 17, 'laterite', 44, 44)
    with far.at(44, 44, 17, 90):
        gable_roof(far, 20, 14, 4, 'tiles')
    far.box(12, 8, 10, 'whitewash', -46, 50)
    dome(far, 5.4, 'whitewash', -46, 50, 10)
    scene.put(church)
    scene.put(far, layer='far')
    palms = [coconut_palm(i, 14 + i, (3, 1)) for i in range(3)]
    for i, (x, y) in enumerate(((-23, 4), (-28, 12), (22, 8), (28, 14), (-20, 20), (34, 4), (-36, 8), (18, 30))):
        scene.put(palms[i % 3], x, y, 0, i * 66)
    scene.scatter(
        [broadleaf(30 + i, 12, spread=1.5, cards=340, card=0.34) for i in range(2)],
        40,
        lambda r: (r.choice((-1, 1)) * r.uniform(32, 90), r.uniform(10, 70)),
        seed=4,
    )
    scene.scatter(
        [bush(1, 1.0, 'blossom-pink'), bush(2, 1.1), bush(3, 0.9, 'marigold')],
        40,
        lambda r: (r.choice((-1, 1)) * r.uniform(3.8, 4.8), r.uniform(-34, -4)),
        seed=5,
        scale=(0.6, 0.9),
    )
    scene.put(broadleaf(7, 13, spread=1.5, clouds=13, cards=420, card=0.28, low=0.55), 22, -20, 0, layer='front')
    scene.layer = 'life'
    life = Mesh()
    crowd(life, 34, lambda r: (r.uniform(-2.6, 2.6), r.uniform(-20, -3)), seed=6, turbans=0, facing=0)
    crowd(life, 16, lambda r: (r.uniform(-20, 20), r.uniform(-16, -5)), seed=8, turbans=0, facing=0)
    trail(life)
    flock_in(life, 12, (2, 16), (0, 10), (21, 27), 0.6)
    scene.put(life)


def round_head(mesh, x, y, z, width, material):
    """The half-round top of a window or door, with its moulding."""
    for radius, paint, away in ((width / 2 + 0.28, 'cream-wall', 0.06), (width / 2, material, -0.12)):
        rim = [
            (x + radius * math.cos(a), y + away, z + radius * math.sin(a))
            for a in [i * math.pi / 14 for i in range(15)]
        ]
        mesh.add(rim, [tuple(range(15))], paint)
        mesh.tube(rim, 0.1, 'cream-wall', 5)


def trail(mesh):
    """A woman sells spices on a mat, a guide holds one out to two walkers, another photographs; a girl runs."""
    with mesh.at(6.6, -27.4, 0.05, -26, 1.1):
        mesh.box(2.2, 1.1, 0.03, 'weave', 0, -0.95)
        person(mesh, 'sell', 'saree', 'emerald', 'turmeric', head='scarf', hat='#efe4d2')
        for k, stuff in enumerate(('#b8322c', 'turmeric', '#6b4a2e', '#3f5f34', '#c98a3c')):
            x, y = -0.8 + 0.4 * k, -0.85 - 0.2 * (k % 2)
            mesh.lathe([(0.12, 0), (0.19, 0.1), (0.2, 0.12)], 'weave', 16, x=x, y=y, z=0.03)
            mesh.lathe([(0.18, 0.11), (0.1, 0.18), (0.01, 0.24)], stuff, 16, x=x, y=y, z=0.03)
    person(mesh, 'feed', 'shirt', 'ivory', '#5a4a3c', 0.4, -26.6, 0.05, -66, 1.1, head='brim', hat='#c9b48a')
    person(mesh, 'hold', 'salwar', 'scarlet', 'ivory', -0.9, -26.4, 0.05, 58, 1.08)
    person(mesh, 'lean', 'shirt', '#86a3b6', '#4d5560', -1.5, -25.4, 0.05, 40, 1.12, pack='#b5552f')
    with mesh.at(3.4, -25.2, 0.05, 166, 1.1):
        person(mesh, 'photograph', 'jacket', '#cfae62', '#4d5560', pack='#3f6552')
        camera(mesh)
    little_one(mesh, 'run', '#b97f93', -2.6, -22.4, 0.05, 118, 1.12, girl=True)
