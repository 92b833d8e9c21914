"""Onam morning: women in gold-bordered white lay the last petals of a pookalam before a tiled house, a lamp lit."""
import math

from kit.architecture.village import tiled_house
from kit.life.figure import SKINS, draw_arm
from kit.life.lamps import ceremonial_lamp
from kit.life.people import child, man, sitter, woman
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.palms import banana, coconut_palm
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf, bush
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'dawn',
    'palette': 'dawn-mist',
    'alt': 'A great round carpet of petals before a tiled Kerala house at Onam, women in white and gold around it, coconut palms.',
}


def build(scene):
    scene.material('tiles', vary=0.05, stain=0.1)
    scene.camera((2.4, -10.6, 3.5), (-0.1, 2.4, 1.15), lens=38, focus=10.6, fstop=0.6)
    scene.light(
        sun=-118,
        elevation=24,
        energy=6.2,
        haze={'density': 0.004, 'height': 10, 'start': 24},
        clouds={'seed': 11, 'amount': 0.6},
    )
    scene.put(plain('earth', z=-0.02), layer='far')
    yard = Mesh()
    yard.box(26, 22, 0.1, 'dust', 0, -6, -0.08)
    tiled_house(yard, 17, 9, 0, 12, 0.5, 'whitewash', 'tiles', storeys=1, seed=3)
    tiled_house(yard, 8, 7, 10.5, 14, 0.4, 'whitewash', 'tiles', turn=-10, seed=5)
    yard.box(17, 3, 0.5, 'laterite', 0, 6.4)
    pookalam(yard, 0, -1.5, 0.03, 2.6)
    ceremonial_lamp(yard, 0.1, 2.3, 0, 4, 1.5)
    for x in (-6.3, -3.1, 3.1, 6.3):
        yard.lathe([(0.2, 0), (0.17, 0.2), (0.13, 0.4), (0.13, 2.5), (0.2, 2.7)], 'wood', 14, x=x, y=5.2, z=0.5)
    for k in range(26):
        yard.ball(
            0.07, ('marigold', 'turmeric')[k % 2], -3.1 + 0.248 * k, 5.05, 2.75 - 0.3 * abs(math.sin(k * 0.362)), 8
        )
    scene.put(yard)
    scene.scatter(
        [grass_tuft(5, 60, 0.5)],
        500,
        lambda r: (r.choice((-1, 1)) * r.uniform(12.5, 26), r.uniform(-16, 20)),
        seed=5,
        sink=0.05,
    )
    palms = [coconut_palm(i, 11 + i, (3, 1)) for i in range(3)]
    for i, (x, y) in enumerate(
        ((-13, 16), (-17, 9), (16, 20), (-6, 24), (7, 26), (20, 12), (-22, 22), (1, 30), (26, 26))
    ):
        scene.put(palms[i % 3], x, y, -0.1, i * 70)
    scene.scatter(
        [banana(1), banana(2)], 14, lambda r: (r.choice((-1, 1)) * r.uniform(11, 18), r.uniform(6, 18)), seed=2
    )
    scene.scatter(
        [bush(3, 1.2, 'blossom-red'), bush(4, 1.2)],
        22,
        lambda r: (r.choice((-1, 1)) * r.uniform(12, 17), r.uniform(-8, 6)),
        seed=7,
    )
    tree_line(scene, 50, 20, 200, 60, 8, palms=20)
    scene.put(broadleaf(7, 11, spread=1.5, clouds=12, cards=420, card=0.26, low=0.5), -15, -1, 0, layer='front')
    scene.layer = 'life'
    folk = Mesh()
    for i, (x, y, turn) in enumerate(((-2.7, 0.4, 34), (-1.2, 1.35, 14), (1.5, 1.3, -16), (2.95, 0.2, -42))):
        kneeler(folk, i, x, y, turn)
    for i, (x, y, turn) in enumerate(((-4.3, 1.6, 30), (4.6, 1.4, -34), (-1.0, 3.7, 6))):
        kasavu(folk, i, x, y, turn)
    man(folk, None, 'ivory', 1.5, 3.9, 0, 1.12, -10, dress='dhoti', pose='lap')
    child(folk, 'emerald', 3.9, -1.2, 0, 1.15, -64, girl=True, pose='point')
    child(folk, 'turmeric', -4.0, -1.0, 0, 1.1, 60, pose='rest')
    for x, y, colour in ((-2.0, 0.15, 'marigold'), (0.2, 1.25, 'crimson'), (2.2, 0.3, 'magenta')):
        basket(folk, x, y, 0.02, 0.9, colour)
    scene.put(folk)
    scene.layer = 'front'
    near = Mesh()
    basket(near, -1.55, -5.1, 0, 1.3, 'marigold')
    basket(near, 2.7, -4.6, 0, 1.2, 'magenta')
    scene.put(near)


def pookalam(mesh, x, y, z, radius):
    """A carpet of petals: rings of many small heaps, scalloped, a flower of eight in the middle."""
    rings = ('emerald', 'marigold', 'crimson', 'ivory', 'magenta', 'turmeric', 'violet', 'saffron', 'ivory', 'scarlet')
    for i, colour in enumerate(rings):
        size = radius * (1 - i / 10)
        petals = 16 if i < 6 else 8
        edge = [
            (
                x + size * (1 + 0.05 * math.cos(petals * a)) * math.cos(a),
                y + size * (1 + 0.05 * math.cos(petals * a)) * math.sin(a),
                z + 0.012 * (i + 1),
            )
            for a in [k * math.pi / 96 for k in range(192)]
        ]
        mesh.add(edge, [tuple(range(192))], colour)
        count = int(size * 34)
        for row in (0.03, 0.09, 0.16):
            for k in range(count):
                a = 2 * math.pi * (k + 0.5 * (row > 0.05)) / count
                far = (size - row) * (1 + 0.05 * math.cos(petals * a))
                mesh.ball(
                    (0.05, 0.05, 0.03),
                    colour,
                    x + far * math.cos(a),
                    y + far * math.sin(a),
                    z + 0.012 * (i + 1) + 0.008 * math.sin(k * 5),
                    6,
                )


def kasavu(mesh, number, x, y, turn, pose='rest'):
    """A woman in the off-white sari of Kerala with its border of gold, jasmine in her hair."""
    with mesh.at(x, y, 0, turn, 1.14):
        woman(mesh, '#f4ecd8', pose=('lap', 'hip', 'greet')[number % 3], veil=False)
        mesh.lathe([(0.292, 0.03), (0.287, 0.13)], 'gold-paint', 22, oval=(1, 0.8), ribs=22, rib=0.09)
        mesh.loft(
            [
                ((0.175, -0.115, 0.98), (0.155, -0.135, 0.95)),
                ((0.095, -0.185, 1.14), (0.072, -0.195, 1.1)),
                ((-0.03, -0.18, 1.3), (-0.052, -0.175, 1.26)),
                ((-0.075, -0.045, 1.445), (-0.1, -0.045, 1.42)),
            ],
            'gold-paint',
        )
        jasmine(mesh, 1.595)


def jasmine(mesh, z):
    for k in range(8):
        a = math.pi * (0.1 + 0.8 * k / 7)
        mesh.ball(0.024, 'ivory', 0.085 * math.cos(a), 0.1 + 0.06 * math.sin(a), z + 0.03, 6)


def kneeler(mesh, number, x, y, turn):
    """A woman seated at the carpet's edge, one hand laying petals."""
    skin = SKINS[number % 3]
    with mesh.at(x, y, 0, turn, 1.16, tilt=9):
        sitter(mesh, '#f4ecd8', arms='lap')
        for k in range(2):
            mesh.tube([(0.15, -0.12 - 0.008 * k, 0.3), (0.03, -0.18, 0.5), (-0.1, -0.13, 0.68)], 0.02, 'gold-paint', 6)
        mesh.lathe(
            [(0.16, 0.6), (0.165, 0.66), (0.1, 0.715)],
            ('crimson', 'emerald', 'magenta')[number % 3],
            16,
            oval=(1, 0.74),
        )
        mesh.ball((0.06, 0.055, 0.055), 'hair', 0, 0.125, 0.87, 10)
        mesh.ball((0.009, 0.006, 0.009), 'crimson', 0, -0.112, 0.935, 6)
        jasmine(mesh, 0.88)
        draw_arm(
            mesh,
            (0.19, 0, 0.65),
            (0.27, -0.26, 0.46),
            (0.16, -0.6, 0.14),
            'emerald' if number % 2 else 'crimson',
            skin,
            0.055,
            0.5,
        )


def basket(mesh, x, y, z, scale, colour):
    """A flat basket heaped with petals."""
    with mesh.at(x, y, z, 0, scale):
        mesh.lathe([(0.22, 0), (0.3, 0.04), (0.33, 0.14), (0.3, 0.13)], 'bamboo', 18)
        for k in range(60):
            a, far = k * 2.399, 0.29 * math.sqrt(k / 60)
            mesh.ball((0.05, 0.05, 0.035), colour, far * math.cos(a), far * math.sin(a), 0.22 - 0.9 * far * far, 6)
