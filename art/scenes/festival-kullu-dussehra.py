"""Kullu Dussehra: a deity is carried over the meadow behind drums and horns, a temple, deodars and snow above."""
import math

from kit.architecture.himalayan import hill_house, tiered_temple
from kit.architecture.village import stall
from kit.life.festivities import drummer
from kit.life.flags import pennant
from kit.life.people import crowd, parasol, sitter
from kit.life.work import Pose, little_one, person, tray
from kit.mesh import Mesh
from kit.nature.ground_cover import flower_tuft, grass_tuft
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import conifer
from kit.noise import fractal, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import snow_peaks

PICTURE = {
    'hour': 'gold',
    'palette': 'gold',
    'alt': 'Four men shoulder a deity in red and gold over a meadow at Kullu behind drums and curved horns; a woman waits with a tray.',
}

WALK = -35
"""Where the procession goes: towards the camera and to the left, into the sun."""


def ground(xs, ys):
    return 0.25 * fractal(xs * 0.05, ys * 0.05, 3) * smoothstep(4, 16, ys) + 60 * smoothstep(
        26, 200, abs(xs) + 0.35 * ys - 10
    ) * (0.7 + 0.4 * fractal(xs * 0.012, ys * 0.012, 4))


def trodden(xs, ys):
    """The meadow worn to dust where the procession goes."""
    off = abs((xs - 3.4) * 0.82 - (ys + 4.6) * 0.57) + 1.3 * fractal(xs * 0.35, ys * 0.35, 4)
    return ground(xs, ys) + 0.04 - 0.5 * smoothstep(3.2, 4.2, off)


def build(scene):
    scene.camera((4.4, -15.2, 1.8), (-0.8, 10, 4.2), lens=34, lift=0.02, focus=10.5, fstop=0.9)
    scene.light(
        sun=-122,
        elevation=24,
        haze={'density': 0.0008, 'height': 50, 'base': 0.3, 'start': 40},
        clouds={'seed': 3.4, 'amount': 0.9},
    )
    scene.put(ground_sheet(ground, (-260, 260), (-50, 360), 'meadow', 280, 300, near=(40, 0.4)))
    scene.put(ground_sheet(trodden, (-16, 24), (-18, 26), 'dust', 240, 240))
    scene.put(plain('forest-hills', z=-4), layer='far')
    snow_peaks(scene, lift=10)
    put_town(scene)
    scene.scatter(
        [conifer(i, 17, 'pine', 0.25, 0.25) for i in range(3)],
        330,
        ((-150, 150), (20, 190)),
        ground,
        seed=4,
        sink=0.4,
        keep=lambda x, y, z: abs(x) > 40 or y > 58,
    )
    scene.scatter([grass_tuft(5, 60, 0.25)], 200, ((-20, 20), (-20, 12)), ground, seed=5, sink=0.04)
    scene.layer = 'front'
    flowers = [flower_tuft(i, 30, 0.34, 0.5, ('ivory', 'blossom-pink', 'turmeric')[i]) for i in range(3)]
    scene.scatter(
        flowers, 26, ((-4, 2.2), (-10.2, -7.6)), ground, seed=7, sink=0, keep=lambda x, y, z: x < 0.4 - (y + 8) * 0.5
    )
    scene.layer = 'life'
    folk = Mesh()
    rath(folk, 3.5, -4.4, WALK, ('#a5182a', '#d9a12c', '#1f6b4a'), 3.5)
    rath(folk, -6.6, 4.2, WALK + 12, ('#7a2a68', '#d9a12c', '#a5182a'), -3)
    rath(folk, 11.8, 6.5, WALK - 8, ('#c77a1e', '#a5182a', '#2b5f86'), 2)
    draw_musicians(folk)
    draw_devotees(folk)
    crowd(folk, 110, lambda r: (r.uniform(-26, 28), r.uniform(8, 27)), seed=5, turbans=0.3)
    for x in (-18, -11, 12, 19):
        pennant(folk, x, 18, 0, 7, 2.4, ('flag-red', 'flag-yellow')[x > 0])
    scene.put(folk)


def put_town(scene):
    """The wooden temple over the ground, houses of unequal height about it, the fair's stalls before them."""
    town = Mesh()
    tiered_temple(town, -6, 30, height_at(ground, -6, 26), 3, 10)
    for i, (x, y, wide, storeys, wall, roof) in enumerate(
        (
            (-24, 30, 9, 2, 'whitewash', 'slate'),
            (-34, 27, 7, 3, 'wood', 'slate'),
            (17, 35, 8, 3, 'cream-wall', 'slate'),
            (27, 31, 10, 2, 'wood', 'slate'),
            (38, 36, 8, 3, 'whitewash', 'green-roof'),
            (-17, 46, 8, 3, 'cream-wall', 'slate'),
            (8, 48, 10, 2, 'whitewash', 'slate'),
            (22, 52, 8, 4, 'ochre-wall', 'slate'),
            (-36, 46, 9, 3, 'cream-wall', 'slate'),
        )
    ):
        hill_house(town, wide, 7, storeys, x, y, height_at(ground, x, y - 3), wall, roof, -x * 0.5, seed=i)
    for x, y, turn, cloth in ((-17, 21, 14, 'turmeric'), (-21.5, 20, 20, 'azure'), (14, 22, -12, 'scarlet')):
        stall(town, x=x, y=y, z=height_at(ground, x, y), turn=turn, cloth=cloth)
    scene.put(town)


def rath(mesh, x, y, turn, cloths, sway):
    """A deity of the valley on two long poles: flounces of brocade, masks of gold on its face, a silver parasol; the
    four who bear it sway."""
    with mesh.at(x, y, 0, turn, 1.08):
        for side in (-1, 1):
            for k, (along, lag) in enumerate(((-1.75, 0.1), (1.7, -0.08))):
                inner = (-0.17 * side, -0.32, 1.46)
                outer = (0.34 * side, -0.18, 0.94)
                ahead, back = (-0.24, 0.2) if (k + side) % 4 else (0.22, -0.2)
                pose = Pose(
                    (outer, inner) if side > 0 else (inner, outer),
                    bend=7,
                    knees=((0.1, ahead * 0.8 - 0.06, 0.5), (-0.1, back * 0.2 - 0.05, 0.5)),
                    ankles=((0.1, ahead, 0.08), (-0.1, back, 0.1)),
                )
                person(
                    mesh,
                    pose,
                    'kurta',
                    ('#cdb893', '#8d7b68', '#e6d8bd', '#a79a86')[k * 2 + (side > 0)],
                    '#e9dfcc',
                    0.5 * side,
                    along + lag * side,
                    0,
                    4 * side,
                    (1.0, 1.03, 0.98, 1.01)[k * 2 + (side > 0)],
                    head='cap',
                    hat=('#8f8a83', 'maroon', '#5b6b58', '#8f8a83')[k * 2 + (side > 0)],
                    look=(-12, 14)[k] * side,
                )
        with mesh.at(0, 0, 1.5, roll=sway, tilt=-sway * 0.5):
            for side in (-1, 1):
                mesh.tube([(0.32 * side, -2.6, 0), (0.32 * side, 2.6, 0)], 0.05, 'wood', 8)
                for end in (-2.6, 2.6):
                    mesh.ball((0.075, 0.12, 0.075), 'brass', 0.32 * side, end, 0, 10)
            mesh.box(1.0, 1.0, 0.1, 'wood-dark', 0, 0, 0.05)
            for k, (low, high, wide, top) in enumerate(
                ((0.02, 0.36, 0.74, 0.62), (0.26, 0.62, 0.68, 0.56), (0.52, 0.9, 0.62, 0.5), (0.8, 1.2, 0.56, 0.4))
            ):
                mesh.lathe([(wide, low), (top, high)], cloths[k % 3], 48, ribs=24, rib=0.12)
                mesh.lathe([(wide * 1.015, low), (wide, low + 0.06)], 'gold-paint', 48, ribs=24, rib=0.12)
            mesh.lathe([(0.42, 1.18), (0.4, 1.36), (0.26, 1.56), (0.06, 1.66)], cloths[0], 24)
            mesh.lathe([(0.43, 1.16), (0.425, 1.24)], 'gold-paint', 24)
            mesh.tube([(0, 0, 1.6), (0, 0, 2.1)], 0.025, 'brass', 8)
            mesh.lathe([(0.5, 1.94), (0.44, 2.02), (0.2, 2.14), (0.03, 2.26)], '#d9d6d0', 24, ribs=12, rib=0.06)
            mesh.lathe([(0.51, 1.84), (0.5, 1.95)], cloths[1], 36, ribs=24, rib=0.12)
            for k in range(15):
                a = math.radians(-180 + 360 * k / 15)
                mesh.ball(
                    0.06, ('marigold', 'scarlet', 'marigold')[k % 3], 0.45 * math.sin(a), -0.45 * math.cos(a), 1.2
                )
            for level, out, spread, count in ((1.05, 0.5, 30, 3), (0.72, 0.6, 34, 4), (0.4, 0.68, 30, 4)):
                for k in range(count):
                    mask(mesh, (k - (count - 1) / 2) * spread, out, level)


def mask(mesh, angle, out, level):
    """The golden face of a god, a hand's length high, its brows, eyes and mouth pressed from within."""
    with mesh.at(0, 0, level, angle):
        mesh.ball((0.11, 0.06, 0.14), 'gold', 0, -out, 0, 14)
        mesh.lathe([(0.125, 0), (0.15, 0.02), (0.125, 0.04)], 'gold-paint', 14, y=-out + 0.02, z=0.1)
        mesh.ball((0.018, 0.04, 0.05), 'gold', 0, -out - 0.045, -0.005, 8)
        for side in (-1, 1):
            mesh.ball((0.026, 0.02, 0.012), 'shadow', 0.042 * side, -out - 0.05, 0.03, 8)
        mesh.ball((0.035, 0.02, 0.01), 'scarlet', 0, -out - 0.048, -0.065, 8)


def draw_musicians(mesh):
    """Drummers go before the god, two with curved horns beside them."""
    for x, y, turn, size, shirt, hat in (
        (0.9, -6.9, WALK + 6, 1.02, '#d8c7a6', 'maroon'),
        (2.0, -7.0, WALK - 10, 0.97, '#8c6f5a', 'crimson'),
        (-0.9, -2.7, WALK, 1.0, '#a7b79c', 'saffron'),
    ):
        drummer(mesh, x, y, 0, turn, size, shirt, hat, 'wood')
    blow = Pose(((0.06, -0.4, 1.66), (-0.05, -0.56, 1.76)), bend=-8, gaze=8)
    for x, y, turn, size, cloth, hat in (
        (-1.3, -5.6, -30, 1.02, '#7d93a8', '#8f8a83'),
        (-0.25, -4.6, -2, 0.98, '#b08f62', 'maroon'),
    ):
        with mesh.at(x, y, 0, turn, size):
            person(mesh, blow, 'kurta', cloth, '#e9dfcc', head='cap', hat=hat)
            path = [(0, -0.14, 1.56), (0, -0.5, 1.62), (0.02, -0.86, 1.86), (0.02, -0.92, 2.25)]
            path += [(0.02, -0.72, 2.6), (0.02, -0.62, 2.95), (0.02, -0.8, 3.25), (0.02, -1.05, 3.36)]
            wide = [0.02, 0.03, 0.042, 0.052, 0.064, 0.08, 0.11, 0.2]
            mesh.tube(path, wide, 'brass', 14)
            for k in (2, 4):
                mesh.ball(wide[k] * 1.5, 'brass', *path[k], 10)


def draw_devotees(mesh):
    """A woman brings flowers and a lamp, her daughter with her; others sit on the grass, one takes a picture."""
    with mesh.at(5.55, -7.5, 0, 213, 1.0):
        person(mesh, 'tray', 'salwar', '#7f8f5d', '#a5384a', head='scarf', hat='#c8643c')
        tray(mesh, lamp=True)
    little_one(mesh, 'pray', '#d9a79b', 6.15, -6.95, 0, 205, 1.0, girl=True)
    for k, (x, y, cloth) in enumerate(
        ((-4.9, -1.2, 'maroon'), (-5.6, -0.7, '#86a3b6'), (-6.5, -1.0, 'scarlet'), (-7.3, -0.4, '#cfae62'))
    ):
        sitter(mesh, cloth, x, y, height_at(ground, x, y), 1.0, 48 - 9 * k, veiled=k % 2 == 0)
    person(mesh, 'photograph', 'jacket', 'scarlet', '#4f5d73', -2.3, 0.6, 0, 38, head='short', pack='azure')
    little_one(mesh, 'cheer', 'azure', -3.3, 0.2, 0, 46)
