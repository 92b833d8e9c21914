"""A mask-maker's veranda on Majuli: rows of bamboo and clay masks of birds and beasts, a craftsman weaving a frame."""
import math

from kit.architecture.village import stilt_hut, thatch_hut
from kit.life.people import man, sitter, woman
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.palms import bamboo_clump, banana, fan_palm
from kit.nature.terrain import plain
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'Great painted masks of birds and beasts hang along a thatched veranda on Majuli, a craftsman at work on a bamboo frame.',
}
PAINTS = ('#c4503f', '#e3b24a', '#4b9468', '#e7dcc0', '#4a78ad', '#d9803f')


def build(scene):
    scene.camera((-2.2, -13.4, 1.9), (0.2, 3, 2.35), lens=36)
    scene.light(
        sun=-132,
        elevation=24,
        energy=4.8,
        haze={'density': 0.004, 'height': 10, 'start': 20},
        clouds={'seed': 7.2, 'amount': 0.6},
        grade={'exposure': 1.1},
    )
    scene.put(plain('meadow', z=-0.02), layer='far')
    house = Mesh()
    house.box(12.6, 6, 0.35, 'mud-wall', 0, 3)
    house.box(12, 0.2, 3.4, 'weave', 0, 5.4, 0.35)
    for i in range(6):
        house.tube([(-6 + i * 2.4, 0.3, 0), (-6 + i * 2.4, 0.3, 3.6)], 0.09, 'bamboo', 7)
        house.box(0.12, 0.08, 3.4, 'bamboo', -6 + i * 2.4, 5.26, 0.35)
    for z in (2.98, 1.5):
        for x in (-3.6, 3.6) if z > 2 else (-4.8, 4.8):
            house.tube(
                [(x - 2.5 if z > 2 else x - 1.3, 0.16, z), (x + 2.5 if z > 2 else x + 1.3, 0.16, z)], 0.05, 'bamboo', 6
            )
    house.loft(
        [[(-6.9, -0.4, 3.4), (-7.1, 3.0, 5.3), (-6.9, 6.6, 3.4)], [(6.9, -0.4, 3.4), (7.1, 3.0, 5.3), (6.9, 6.6, 3.4)]],
        'thatch',
    )
    house.loft([[(-6.9, -0.4, 3.2), (-6.9, -0.4, 3.42)], [(6.9, -0.4, 3.2), (6.9, -0.4, 3.42)]], 'thatch')
    scene.put(house)
    masks = Mesh()
    for i, (x, z, size) in enumerate(
        (
            (-4.8, 2.35, 1.5),
            (-2.4, 2.35, 1.35),
            (2.4, 2.35, 1.35),
            (4.8, 2.35, 1.5),
            (-5.25, 1.05, 0.9),
            (-4.3, 1.05, 0.9),
            (4.3, 1.05, 0.9),
            (5.25, 1.05, 0.9),
        )
    ):
        with masks.at(x, 0.05, z, 0, size):
            if i in (1, 2):
                bird_mask(masks, PAINTS[i * 3 % 6])
            else:
                beast_mask(masks, PAINTS[(i * 2 + i // 3) % 6], horns=i % 2 == 0)
    for i in range(7):
        with masks.at(-4.6 + i * 1.5, 5.0, 1.5 + 0.9 * (i % 2), 0, 1.1):
            beast_mask(masks, PAINTS[(i * 5 + 1) % 6], horns=i % 2 == 1)
    scene.put(masks)
    far = Mesh()
    thatch_hut(far, 7, 5, 15, 20, 0, turn=-14, seed=4)
    stilt_hut(far, 7, 5, 1.6, -16, 22, 0, turn=12)
    scene.put(far)
    tree_line(scene, 46, 20, 200, 60, 8)
    scene.scatter(
        [banana(1), bamboo_clump(2, 9)], 22, lambda r: (r.choice((-1, 1)) * r.uniform(9, 18), r.uniform(4, 22)), seed=3
    )
    scene.put(fan_palm(3, 11, 22), 11.5, 15, 0)
    scene.scatter(
        [grass_tuft(5, 50, 0.22)], 260, lambda r: (r.uniform(-10, 10), r.uniform(-9, -0.8)), seed=5, sink=0.03
    )
    scene.layer = 'life'
    folk = Mesh()
    sitter(folk, 'ivory', -0.5, 1.2, 0.35, 1.1, 10, None, 'lap')
    with folk.at(-0.4, 0.45, 0.35, 10, 1.15):
        for k in range(10):
            a = k * math.pi / 10
            folk.tube(
                [
                    (0.5 * math.cos(a) * math.cos(t), 0.5 * math.sin(a) * math.cos(t), 0.1 + 0.62 * math.sin(t))
                    for t in [j * math.pi / 10 for j in range(11)]
                ],
                0.018,
                'bamboo',
                4,
            )
        for z in (0.2, 0.4, 0.58):
            r = 0.5 * math.sqrt(max(0.05, 1 - ((z - 0.1) / 0.62) ** 2))
            folk.tube(
                [(r * math.cos(t), r * math.sin(t), z) for t in [j * math.pi / 8 for j in range(17)]],
                0.018,
                'bamboo',
                4,
            )
    sitter(folk, 'turmeric', 1.5, 1.8, 0.35, 1.05, -30, None, 'lap')
    woman(folk, 'crimson', -3.2, -1.3, 0, 1.0, 40)
    man(folk, 'indigo', 'ivory', 3.4, -1.6, 0, 1.05, 200, walking=False)
    for x, y, colour in ((0.5, 0.5, '#c0392f'), (0.9, 0.8, '#e8b23a'), (1.2, 0.45, '#3d6ea8')):
        folk.lathe([(0.12, 0), (0.16, 0.14)], 'terracotta', 12, x=x, y=y, z=0.35)
        folk.lathe([(0.14, 0.11), (0.02, 0.12)], colour, 12, x=x, y=y, z=0.35)
    scene.put(folk)


def beast_mask(mesh, paint, horns=True):
    """A broad fanged mask with round eyes, facing -y."""
    mesh.ball((0.42, 0.24, 0.5), paint, sides=16)
    mesh.ball((0.17, 0.2, 0.14), paint, 0, -0.2, -0.05, sides=10)
    for side in (-1, 1):
        mesh.ball((0.13, 0.08, 0.12), 'ivory', 0.17 * side, -0.2, 0.14, sides=10)
        mesh.ball((0.06, 0.06, 0.06), 'shadow', 0.17 * side, -0.27, 0.14, sides=8)
        mesh.box(0.22, 0.06, 0.05, 'shadow', 0.18 * side, -0.2, 0.3)
        mesh.add(
            [(0.12 * side, -0.24, -0.26), (0.2 * side, -0.24, -0.26), (0.16 * side, -0.27, -0.46)], [(0, 1, 2)], 'ivory'
        )
        if horns:
            mesh.tube(
                [(0.3 * side, 0, 0.36), (0.44 * side, 0, 0.6), (0.34 * side, -0.02, 0.78)],
                [0.08, 0.06, 0.01],
                'wood-dark',
                6,
            )
        else:
            mesh.ball((0.1, 0.05, 0.16), paint, 0.44 * side, 0, 0.2, sides=8)
    mesh.box(0.5, 0.1, 0.1, '#7a1f22', 0, -0.2, -0.28)


def bird_mask(mesh, paint):
    """A crested bird's head with a great beak, facing -y."""
    mesh.ball((0.34, 0.3, 0.4), paint, sides=16)
    mesh.tube([(0, -0.22, 0), (0, -0.62, -0.06), (0, -0.82, -0.3)], [0.17, 0.12, 0.01], 'turmeric', 9)
    for side in (-1, 1):
        mesh.ball((0.05, 0.11, 0.11), 'ivory', 0.27 * side, -0.16, 0.12, sides=10)
        mesh.ball((0.04, 0.06, 0.06), 'shadow', 0.31 * side, -0.18, 0.12, sides=8)
    for k in range(-2, 3):
        mesh.tube([(0, 0.05 + 0.05 * k, 0.34), (0.1 * k, 0.1, 0.62)], [0.06, 0.02], ('#c0392f', '#e8b23a')[k % 2], 5)
