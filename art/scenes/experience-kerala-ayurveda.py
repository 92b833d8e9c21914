"""An Ayurveda pavilion in Kerala: the carved wooden table, brass oil vessel above it, jars of herbs, a palm garden
outside."""
from kit.life.lamps import ceremonial_lamp
from kit.life.people import man, sitter, woman
from kit.mesh import Mesh
from kit.nature.palms import banana, coconut_palm
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf

PICTURE = {
    'hour': 'gold',
    'palette': 'gold',
    'alt': 'A carved wooden oil table, a hanging brass vessel and jars of herbs in a Kerala treatment pavilion open to a palm garden.',
}


def build(scene):
    scene.material('terracotta', colour='#c9a184')
    scene.camera((-2.4, -6.8, 2.1), (0.2, 3, 1.75), lens=34)
    scene.light(
        sun=-122,
        elevation=32,
        energy=4.6,
        haze={'density': 0.004, 'height': 10, 'start': 14},
        clouds={'seed': 4, 'amount': 0.5},
    )
    scene.put(plain('lawn', z=-0.4), layer='far')
    pavilion = Mesh()
    pavilion.box(12.4, 11, 0.4, 'terracotta', 0, 2.2, -0.4)
    pavilion.box(12, 0.5, 0.9, 'cream-wall', 0, 7, 0)
    pavilion.box(12.2, 0.7, 0.12, 'wood', 0, 7, 0.9)
    for x in (-5.6, -1.9, 1.9, 5.6):
        pavilion.lathe(
            [(0.36, 0), (0.34, 0.4), (0.2, 0.6), (0.17, 3.0), (0.3, 3.3), (0.2, 3.5), (0.42, 3.9), (0.42, 4.1)],
            'wood',
            16,
            x=x,
            y=7,
        )
    for x in (-5.6, 5.6):
        pavilion.lathe(
            [(0.36, 0), (0.34, 0.4), (0.2, 0.6), (0.17, 3.0), (0.3, 3.3), (0.2, 3.5), (0.42, 3.9), (0.42, 4.1)],
            'wood',
            16,
            x=x,
            y=1.6,
        )
        pavilion.box(0.3, 12, 0.34, 'wood', x, 3, 4.0)
    pavilion.box(12.4, 0.3, 0.34, 'wood', 0, 7, 4.0)
    for i in range(9):
        pavilion.box(0.16, 12, 0.2, 'wood', -5.2 + i * 1.3, 3, 4.34)
    pavilion.loft([[(-6.6, 5.9, 5.0), (-6.6, 7.9, 3.9)], [(6.6, 5.9, 5.0), (6.6, 7.9, 3.9)]], 'tiles', smooth=False)
    scene.put(pavilion)
    scene.scatter(
        [coconut_palm(i, 9 + i, (2, 1)) for i in range(2)] + [banana(2), banana(3)], 26, ((-16, 16), (11, 34)), seed=4
    )
    scene.scatter([broadleaf(30 + i, 7, spread=1.3, cards=300) for i in range(2)], 22, ((-30, 30), (26, 48)), seed=6)
    things = Mesh()
    with things.at(0.4, 2.2, 0, 8):
        things.box(3.6, 1.3, 0.22, 'wood', 0, 0, 0.85)
        things.box(3.3, 1.0, 0.05, 'wood-dark', 0, 0, 1.07)
        for x in (-1.75, 1.75):
            things.box(0.14, 1.3, 0.16, 'wood', x, 0, 1.05)
        for y in (-0.6, 0.6):
            things.box(3.6, 0.12, 0.14, 'wood', 0, y, 1.05)
        for x in (-1.5, 1.5):
            for y in (-0.45, 0.45):
                things.lathe([(0.16, 0), (0.09, 0.2), (0.14, 0.45), (0.1, 0.85)], 'wood', 12, x=x, y=y)
        things.box(0.7, 0.8, 0.14, 'ivory', -1.25, 0, 1.1)
        things.box(1.3, 1.02, 0.06, 'ivory', 0.9, 0, 1.1)
        for side in (-1, 1):
            things.tube([(-1.25 + 0.28 * side, 0, 2.5), (-1.25, 0, 4.3)], 0.015, 'brass', 4)
        things.lathe([(0.05, 2.05), (0.2, 2.15), (0.34, 2.4), (0.34, 2.5), (0.28, 2.5)], 'brass', 20, x=-1.25)
        things.tube([(-1.25, 0, 2.06), (-1.25, 0, 1.3)], 0.012, 'turmeric', 4)
    things.box(3.6, 0.6, 0.1, 'wood', -3.3, 5.6, 1.0)
    things.box(3.6, 0.6, 0.1, 'wood', -3.3, 5.6, 1.9)
    for x in (-5, -1.6):
        things.box(0.1, 0.6, 2.1, 'wood-dark', x, 5.6)
    for i in range(9):
        for level in (1.1, 2.0):
            colour = ('terracotta', 'brass', '#5d6b3c', 'ivory', '#8a5a33')[(i + int(level)) % 5]
            things.lathe(
                [(0.11, 0), (0.15, 0.12), (0.13, 0.3), (0.08, 0.36), (0.1, 0.42)],
                colour,
                12,
                x=-4.8 + i * 0.38,
                y=5.55,
                z=level,
            )
    things.box(1.5, 0.7, 0.6, 'wood', 3.6, 0.6)
    for i, colour in enumerate(('#7c8f4a', 'turmeric', '#a9653a', 'ivory')):
        things.lathe([(0.1, 0), (0.17, 0.08), (0.16, 0.1)], 'brass', 14, x=3.1 + i * 0.34, y=0.5, z=0.6)
        things.lathe([(0.14, 0.08), (0.02, 0.15)], colour, 12, x=3.1 + i * 0.34, y=0.5, z=0.6)
    ceremonial_lamp(things, -3.6, 1.0, 0, 4, 1.3)
    scene.put(things)
    scene.layer = 'life'
    folk = Mesh()
    man(folk, 'ivory', 'ivory', -1.9, 3.6, 0, 1.04, 20)
    woman(folk, '#f0e6cf', 2.1, 3.7, 0, 1.0, -40)
    folk.box(1.2, 1.2, 0.12, 'weave', 3.8, 4.6)
    sitter(folk, 'emerald', 3.8, 4.6, 0.12, 1.0, -20)
    scene.put(folk)
    scene.lamp(-3.6, 0.4, 1.4, 26, day=0.7)
