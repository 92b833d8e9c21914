"""Morning at a junction: a blue express under the canopy, tea going round, porters in red, signals against the
sunrise."""
import math
import random

from kit.architecture.himalayan import gable_roof
from kit.architecture.arches import arcade
from kit.life.birds import flock_in
from kit.life.figure import draw_arm, pick
from kit.life.people import child, man, woman
from kit.life.vehicles import carriage, track
from kit.mesh import Mesh
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf
from kit.stage.backdrops import blue_hills, tree_line

PICTURE = {
    'hour': 'dawn',
    'palette': 'gold-blue',
    'size': 'hero',
    'widest': 1600,
    'alt': 'A porter in red with luggage on his head, a tea seller and a traveller on an old station platform in early light, a long blue train beside.',
}


def build(scene):
    scene.camera((-3.4, -30, 2.0), (1.2, 20, 3.4), lens=35, lift=0.04, focus=11, fstop=1.2)
    scene.light(
        sun=-122,
        elevation=26,
        haze={'density': 0.0034, 'height': 11, 'base': 0.18, 'start': 26},
        clouds={'seed': 6.5, 'amount': 0.8, 'low': 0.46, 'high': 0.68},
    )
    scene.put(plain('dust', z=-1.0), layer='far')
    way = Mesh()
    for x in (2.6, 8.2, 12.6):
        track(way, [(x, y, -0.9) for y in range(-40, 200, 2)], 1.6, 'grey-stone')
    way.box(9, 260, 1.0, 'paving', -4.6, 90, -1)
    way.box(0.5, 260, 0.03, 'turmeric', -0.6, 90, 0)
    scene.put(way)
    train = Mesh()
    for i in range(9):
        carriage(train, 20, 2.6, -18 + i * 21.4, -0.75, 90, '#3f6fb0', '#d9c9a0', 3.1, 3.7)
    scene.put(train, layer='life')
    far = Mesh()
    for i in range(5):
        carriage(far, 16, 12.6, 46 + i * 17, -0.75, 90, '#8a4a3c', '#6f3a30', 3.0, 3.4)
    scene.put(far)
    roof = Mesh()
    for i in range(11):
        y = -14 + i * 7
        for x in (-6.6,):
            roof.lathe([(0.24, 0), (0.2, 0.4), (0.12, 0.6), (0.1, 3.9), (0.24, 4.2)], 'iron', 10, x=x, y=y)
        roof.tube([(-6.6, y, 3.3), (-4.4, y, 4.3)], 0.05, 'iron', 5)
        roof.tube([(-6.6, y, 3.3), (-8.8, y, 4.3)], 0.05, 'iron', 5)
        roof.box(7.6, 0.2, 0.2, 'iron', -6.2, y, 4.3)
    roof.loft(
        [[(-10.2, -15, 4.6), (-6.4, -15, 5.6), (-2.4, -15, 4.6)], [(-10.2, 58, 4.6), (-6.4, 58, 5.6), (-2.4, 58, 4.6)]],
        'tin-roof',
    )
    for y in range(-15, 58):
        roof.box(0.06, 0.62, 0.42, 'ivory', -2.35, y + 0.5, 4.25, 1)
    roof.box(0.12, 3.4, 1.3, 'turmeric', -2.9, -7, 2.9)
    roof.box(5, 70, 5.6, 'brick', -13, 22, 0)
    with roof.at(-10.4, 22, 0, 90):
        arcade(roof, 70, 5.6, 15, 'brick', 'shadow', 0.5, 'round', 0.56, 0, 0.72)
        roof.box(70, 0.4, 0.4, 'cream-wall', 0, -0.1, 4.9)
    roof.box(8, 8, 13, 'brick', -13, 66, 0)
    gable_roof(roof, 8, 8, 5, 'slate', -13, 66, 13)
    roof.lathe([(1.4, 0), (1.4, 0.2)], 'ivory', 20, x=-13, y=61.9, z=10)
    for x, y in ((6.4, 40), (10.4, 58)):
        roof.tube([(x, y, -1), (x, y, 8)], 0.12, 'ivory', 6)
        roof.box(2.2, 0.12, 0.4, 'scarlet', x + 1.1, y, 7.2)
        roof.ball(0.16, 'lamp', x + 0.2, y - 0.1, 6.8, 8)
    scene.put(roof)
    for y in (-20, -9, 4, 18, 34, 50):
        scene.lamp(-4.6, y, 3.8, 170)
    for y in (-16, -6, 6, 20, 36):
        scene.lamp(3.4, y, 1.6, 40)
    scene.scatter(
        [broadleaf(40 + i, 10, spread=1.2, cards=320, card=0.34) for i in range(3)],
        46,
        lambda r: (r.choice((-1, 1)) * r.uniform(20, 80), r.uniform(20, 150)),
        lambda x, y: x * 0 - 1,
        seed=4,
    )
    tree_line(scene, 190, 40, 420, 110, 10, z=-1)
    blue_hills(scene, near=560, count=2, height=50, base=0, width=1800, seed=9)
    scene.layer = 'life'
    life = Mesh()
    porter(life, -4.7, -19.2, 8)
    tea_seller(life, -2.3, -18.9, -8)
    woman(life, 'turmeric', -6.0, -17.6, 0, 1.1, 112, veil=False, pose='rest')
    child(life, 'azure', -5.2, -17.0, 0, 1.1, 96, girl=True, pose='point')
    life.box(0.62, 0.3, 0.5, '#7a5236', -6.8, -17.5, 0)
    for i, (x, y, cloth) in enumerate(
        (
            (-4.8, -3, 'magenta'),
            (-4.2, -1.6, None),
            (-2, 4, 'turmeric'),
            (-5.4, 7, None),
            (-4.6, 8, 'emerald'),
            (-1.8, 13, None),
            (-5, 18, 'scarlet'),
            (-2.2, 26, 'azure'),
            (-4.4, 34, None),
            (-2, 44, 'saffron'),
        )
    ):
        woman(life, cloth, x, y, 0, 1.02, i * 9 - 40, veil=False) if cloth else man(
            life, ('ivory', 'teal')[i % 2], 'indigo', x, y, 0, 1.02, i * 9 - 40
        )
    for x, y, tint in ((-5.9, -4, '#7a5236'), (-6.3, -3.2, 'indigo'), (-5.6, 6, 'crimson')):
        life.box(0.8, 0.5, 0.55, tint, x, y, 0)
    life.box(1.6, 1, 0.9, 'wood', -7.4, 1, 0)
    life.lathe([(0.2, 0), (0.26, 0.3), (0.12, 0.5)], 'brass', 10, x=-7.2, y=0.8, z=0.9)
    flock_in(life, 10, (4, 22), (20, 50), (10, 17), 0.6)
    scene.put(life)


def porter(mesh, x, y, turn):
    """A railway porter in a red shirt and cloth, brass badge on his arm, two cases on his head."""
    with mesh.at(x, y, 0, turn, 1.1):
        skin = pick(random.Random(mesh.size * 37 + 5))
        man(mesh, 'scarlet', 'ivory', turban='scarlet', pose='none', dress='kurta')
        mesh.box(0.74, 0.44, 0.24, '#7a4a34', 0, 0, 1.86)
        mesh.box(0.6, 0.38, 0.22, 'teal', 0, 0, 2.1)
        for side in (-1, 1):
            mesh.box(0.05, 0.46, 0.25, '#3c2a20', 0.22 * side, 0, 1.855)
        draw_arm(mesh, (0.2, 0, 1.37), (0.42, -0.02, 1.6), (0.34, -0.14, 1.95), 'scarlet', skin, 0.056, 0.8)
        draw_arm(mesh, (-0.2, 0, 1.37), (-0.28, 0.02, 1.1), (-0.25, -0.06, 0.84), 'scarlet', skin, 0.056, 0.8)
        mesh.lathe([(0.045, 0), (0.045, 0.012)], 'brass', 14, x=0.31, y=-0.08, z=1.46)


def tea_seller(mesh, x, y, turn):
    """A tea seller with a kettle in one hand and a wire carrier of glasses in the other."""
    with mesh.at(x, y, 0, turn, 1.1):
        skin = pick(random.Random(mesh.size * 37 + 5))
        man(mesh, 'azure', '#6d6a66', pose='none', dress='shirt')
        mesh.tube(
            [(-0.12, -0.03, 1.43), (0, -0.12, 1.38), (0.13, -0.03, 1.43), (0.15, -0.16, 1.1)], 0.035, 'crimson', 7
        )
        kettle, glasses = (0.3, -0.26, 0.86), (-0.3, -0.26, 0.9)
        draw_arm(mesh, (0.2, 0, 1.37), (0.32, 0.0, 1.1), kettle, 'azure', skin, 0.056)
        draw_arm(mesh, (-0.2, 0, 1.37), (-0.32, 0.0, 1.12), glasses, 'azure', skin, 0.056)
        with mesh.at(kettle[0], kettle[1], 0.46):
            mesh.lathe([(0.13, 0), (0.16, 0.05), (0.16, 0.12), (0.1, 0.22), (0.06, 0.24), (0.02, 0.3)], '#b9bfc4', 22)
            mesh.tube([(0.13, -0.04, 0.08), (0.25, -0.08, 0.16), (0.29, -0.1, 0.24)], [0.04, 0.028, 0.02], '#b9bfc4', 9)
            mesh.tube([(-0.1, 0, 0.2), (-0.08, 0, 0.36), (0.08, 0, 0.36), (0.1, 0, 0.2)], 0.014, 'iron', 6)
        with mesh.at(glasses[0], glasses[1], 0.6):
            for k in range(6):
                a = k * math.pi / 3
                mesh.lathe([(0.03, 0), (0.04, 0.12)], '#b4702f', 10, x=0.1 * math.cos(a), y=0.1 * math.sin(a))
                mesh.lathe([(0.041, 0.12), (0.043, 0.15)], '#e9eef0', 10, x=0.1 * math.cos(a), y=0.1 * math.sin(a))
            mesh.lathe([(0.155, 0.04), (0.155, 0.055)], 'iron', 18)
            mesh.tube([(-0.15, 0, 0.05), (-0.06, 0, 0.28), (0.06, 0, 0.28), (0.15, 0, 0.05)], 0.012, 'iron', 6)
