"""An Assam tea garden on the valley floor: pluckers among level hedges, tall shade trees, a bungalow on stilts."""
import math

from kit.architecture.himalayan import hip_roof
from kit.architecture.arches import window_grid
from kit.life.birds import flock_in
from kit.life.farming import back_basket
from kit.life.work import person
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft, tea_row
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf
from kit.stage.backdrops import blue_hills, tree_line

PICTURE = {
    'hour': 'gold',
    'size': 'hero',
    'widest': 1600,
    'alt': 'Tea pluckers with baskets among level green hedges in Assam, tall shade trees throwing long shadows, a bungalow on stilts.',
}


def build(scene):
    scene.camera((-2.4, -31.5, 2.3), (0.9, 0, 3.9), lens=37, lift=0.03, focus=9.4, fstop=0.6)
    scene.light(
        sun=-116,
        elevation=21,
        haze={'density': 0.0034, 'height': 11, 'base': 0.16, 'start': 30, 'most': 0.85},
        clouds={'seed': 12.1, 'amount': 0.7},
    )
    scene.put(plain('field', z=-0.1), layer='far')
    floor = Mesh()
    floor.box(180, 150, 0.2, 'forest-floor', 0, 40, -0.2)
    floor.loft([[(-3.4 + 0.17 * y, y, 0.04), (-0.6 + 0.17 * y, y, 0.04)] for y in (-40, 0, 40, 90)], 'dust')
    scene.put(floor)
    hedges = [tea_row(4.2, 0.95, seed) for seed in range(3)]
    for row in range(36):
        y = -24 + row * 2.7
        for k in range(-9 - row // 2, 12 + row // 2):
            x = k * 4.3 + (row % 2) * 1.6
            if abs(x + 2 - 0.17 * y) > 3.6:
                scene.put(hedges[(k + row) % 3], x, y, -0.05, (k * 7 + row * 3) % 5 - 2, (1, 1, 1))
    shade = [broadleaf(30 + i, 13, 'leaf', 'bark-pale', 0.95, 9, 260, 0.3, 0.66) for i in range(3)]
    scene.scatter(
        shade,
        64,
        ((-60, 66), (4, 96)),
        seed=4,
        keep=lambda x, y, z: abs(x + 2 - 0.17 * y) > 4 and not (12 < x < 36 and y < 56),
    )
    house = Mesh()
    with house.at(24, 58, 0, -10):
        for x in range(-8, 9, 4):
            for y in (-4, 4):
                house.box(0.5, 0.5, 2.6, 'whitewash', x, y)
        house.box(18, 10, 0.3, 'wood', 0, 0, 2.5)
        house.box(14, 7, 3.4, 'whitewash', 0, 1, 2.8)
        with house.at(0, -2.5):
            window_grid(house, 13, 3.2, 1, 5, 1, (1.3, 2.2), 'shutter-green', 'ivory')
        for x in range(-8, 9, 2):
            house.box(0.2, 0.2, 3.4, 'whitewash', x, -4.7, 2.8)
        house.box(18, 0.1, 0.12, 'whitewash', 0, -4.8, 3.8)
        hip_roof(house, 18, 10.4, 4.2, 'tin-roof', 0, 0, 6.2, 1.0)
        for i in range(7):
            house.box(3, 0.5, 0.3, 'whitewash', 0, -5.2 - i * 0.5, 2.3 - i * 0.36)
    scene.put(house)
    # By night the bungalow's veranda is lit, and lamp posts stand along the path.
    for x, y, z, power in ((19, 51, 4.4, 420), (26, 50, 4.4, 420), (31, 51, 4.4, 420), (22, 46, 2, 900)):
        scene.lamp(x, y, z, power)
    tree_line(scene, 110, 50, 420, 110, 11)
    blue_hills(scene, near=520, count=3, height=52, base=0, width=1900, seed=10)
    scene.layer = 'front'
    scene.put(tea_row(4.2, 0.95, 5), -5.4, -27.6, -0.2, 4)
    scene.put(tea_row(4.2, 0.95, 6), 0.6, -27.9, -0.35, -5)
    scene.scatter(
        [grass_tuft(5, 50, 0.5)],
        120,
        lambda r: (lambda y: (-2 + 0.17 * y + r.choice((-1.9, 1.9)) + r.uniform(-0.4, 0.4), y))(r.uniform(-24, 20)),
        seed=5,
        sink=0.04,
    )
    scene.layer = 'life'
    posts = Mesh()
    for x, y in ((-3.2, -17.0), (-1.6, -8), (1.6, 14)):
        posts.tube([(x, y, 0), (x, y, 2.9)], 0.06, 'wood-dark', 7)
        posts.ball(0.15, 'lamp', x, y, 3.0, 10)
        scene.lamp(x, y - 0.4, 2.9, 220)
    scene.put(posts)
    life = Mesh()
    if scene.is_night:
        for x, y, turn, cloth in ((4.2, -6.0, -64, 'magenta'), (2.6, -6.6, 60, 'emerald'), (-8.6, -4.0, 80, 'scarlet')):
            person(life, 'walk', 'saree', cloth, None, x, y, 0.1, turn, 1.08)
    else:
        pluckers(life)
        flock_in(life, 8, (-24, -4), (30, 60), (15, 21), 0.7)
    scene.put(life)


def pluckers(mesh):
    """Women bent to the hedges, both hands at the leaves, baskets on their backs; one drinks."""
    for x, y, cloth, turn, deed in (
        (-1.7, -22.9, 'scarlet', 62, 'pluck'),
        (1.5, -21.4, '#cfae62', 118, 'pluck'),
        (4.6, -23.0, 'magenta', -58, 'pluck'),
        (-5.4, -18.2, 'azure', 128, 'pluck'),
        (3.6, -18.0, 'emerald', -128, 'pluck'),
        (6.9, -16.6, '#b97f93', -66, 'drink'),
        (-2.2, -14.8, 'magenta', 158, 'pluck'),
        (9.6, 3.2, 'scarlet', 20, 'pluck'),
        (-6.4, 6, 'emerald', -10, 'pluck'),
        (-12, 8.6, 'saffron', 40, 'pluck'),
        (13, 11.2, 'magenta', 0, 'pluck'),
    ):
        with mesh.at(x, y, 0.1, turn, 1.1):
            person(mesh, deed, 'wrap', cloth, 'ivory' if cloth in ('scarlet', 'magenta') else '#7d2f3a')
            with mesh.at(0, 0.1, 0.12, tilt=14 if deed == 'pluck' else 0):
                back_basket(mesh, 'tea')
            if deed == 'pluck':
                for k in range(9):
                    mesh.ball((0.05, 0.03, 0.04), 'tea', 0.04 + 0.06 * math.cos(k * 2.4), -0.58, 0.94 + 0.012 * k, 6)
