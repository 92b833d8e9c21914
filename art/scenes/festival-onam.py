"""Onam morning: a pookalam before a tiled house, women in gold-bordered white, a brass lamp, a swing on the mango
tree."""
from kit.architecture.village import tiled_house
from kit.life.festivities import petal_carpet
from kit.life.lamps import ceremonial_lamp
from kit.life.people import man, sitter, woman
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
    scene.camera((4.6, -19, 5.2), (-0.4, 4, 2.7), lens=34)
    scene.light(
        sun=-104,
        elevation=18,
        energy=5.4,
        haze={'density': 0.004, 'height': 10, 'start': 24},
        clouds={'seed': 11, 'amount': 0.6},
    )
    scene.put(plain('earth', z=-0.02), layer='far')
    yard = Mesh()
    yard.box(26, 22, 0.1, 'dust', 0, -6, -0.08)
    tiled_house(yard, 17, 9, 0, 12, 0.5, 'whitewash', 'tiles', storeys=1, seed=3)
    tiled_house(yard, 8, 7, 10.5, 14, 0.4, 'whitewash', 'tiles', turn=-10, seed=5)
    yard.box(17, 3, 0.5, 'laterite', 0, 6.4)
    petal_carpet(
        yard,
        0,
        -2.6,
        0.02,
        4.3,
        ('emerald', 'marigold', 'crimson', 'ivory', 'magenta', 'turmeric', 'violet', 'scarlet', 'ivory', 'marigold'),
        16,
    )
    ceremonial_lamp(yard, 0, 3.4, 0, 4, 1.9)
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
    for x, y, turn in ((-5.2, -3.4, 80), (5.1, -1.4, -70), (-3.6, 1.2, 30), (3.4, 1.7, -30)):
        woman(folk, '#f4ecd8', x, y, 0, 1.15, turn)
        with folk.at(x, y, 0, turn, 1.15):
            folk.lathe([(0.292, 0.04), (0.3, 0.12)], 'gold-paint', 12, oval=(1, 0.87))
    sitter(folk, '#f4ecd8', -3.4, -6.6, 0, 1.1, 140)
    sitter(folk, 'emerald', 4.6, -5.0, 0, 0.85, -130)
    man(folk, 'ivory', 'ivory', -1.8, 6.2, 0.5, 1.1, 0)
    scene.put(folk)
