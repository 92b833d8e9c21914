"""Dharamshala: houses, a golden monastery roof and prayer flags on a spur, the Dhauladhar wall behind; on a terrace a
monk debates with two who sit, another pours tea for a novice, a traveller looks out."""
from kit.architecture.himalayan import chorten, flat_block, gold_roof, hill_house
from kit.life.birds import flock_in
from kit.life.figure import SKINS
from kit.life.flags import flag_string, tall_flag
from kit.life.work import Pose, bowl, camera, person, stream
from kit.mesh import Mesh
from kit.nature.ground_cover import flower_tuft, grass_tuft
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import conifer
from kit.noise import fractal, ridged, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import snow_peaks
import numpy as np

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'Monks debate and pour tea on a terrace at Dharamshala before the gold-roofed monastery on its spur and the snowy Dhauladhar wall.',
}
STRIDE = {'knees': ((0.1, 0.02, 0.5), (-0.1, -0.24, 0.52)), 'ankles': ((0.1, 0.24, 0.1), (-0.1, -0.3, 0.08))}
# Peaks of a long wall: (x, y, height, width); the tall ones stand apart, shoulders between them.
WALL = (
    (-1750, 2500, 640, 620),
    (-1240, 2350, 760, 560),
    (-960, 2600, 610, 520),
    (-640, 2300, 700, 420),
    (-330, 2450, 900, 600),
    (-120, 2250, 640, 360),
    (190, 2600, 660, 520),
    (470, 2350, 980, 640),
    (760, 2250, 690, 380),
    (1010, 2500, 720, 520),
    (1330, 2350, 860, 560),
    (1800, 2500, 700, 640),
    (-820, 1780, 330, 420),
    (120, 1700, 290, 380),
    (900, 1740, 340, 420),
)


def ground(xs, ys):
    spur = 34 * np.exp(-(((xs - 6) / 62) ** 2 + ((ys - 62) / 66) ** 2)) + 70 * smoothstep(90, 330, ys) * (
        0.5 + 0.7 * ridged(xs * 0.005, ys * 0.005, 5)
    )
    near = 22 * smoothstep(4, -46, ys + 0.5 * np.abs(xs + 14) + 5 * fractal(xs * 0.05, ys * 0.05, 3))
    return np.maximum(spur - 10 * smoothstep(40, 160, np.abs(xs)), near) + 2.5 * fractal(xs * 0.02, ys * 0.02, 4) - 4


def build(scene):
    scene.camera((-6, -62, 23.2), (4, 60, 30.2), lens=34, focus=18, fstop=0.9)
    scene.light(
        sun=-112,
        elevation=25,
        haze={'density': 0.0007, 'height': 60, 'base': 0.3, 'start': 80},
        clouds={'seed': 9.1, 'amount': 0.7, 'low': 0.52, 'high': 0.76},
    )
    scene.put(ground_sheet(ground, (-300, 320), (-80, 620), 'forest-hills', 360, 380))
    scene.put(plain('forest-hills', z=-30), layer='far')
    scene.material('peaks', snow_line=360, snow_blend=90, snow_slope=(0.42, 0.64), rock=('#77727f', '#4f4c5c'))
    snow_peaks(scene, WALL, lift=-40)
    town = Mesh()
    chance = scene.random
    roofs, walls = ('tin-roof', 'green-roof', 'slate', 'tin-roof'), (
        'whitewash',
        'cream-wall',
        'yellow-wall',
        'blue-wall',
        'pink-wall',
    )
    for i in range(92):
        x, y = chance.gauss(6, 34), chance.uniform(4, 84)
        if abs(x - 8) < 17 and 34 < y < 70 or abs(x) > 76:
            continue
        hill_house(
            town,
            chance.uniform(7, 10),
            6.5,
            chance.choice((2, 2, 3)),
            x,
            y,
            height_at(ground, x, y - 3),
            chance.choice(walls),
            chance.choice(roofs),
            chance.uniform(-24, 24),
            seed=i,
        )
    z = height_at(ground, 8, 50)
    flat_block(town, 24, 15, 9, 8, 56, z, 'yellow-wall')
    flat_block(town, 15, 11, 7, 8, 58, z + 9.4, 'yellow-wall')
    gold_roof(town, 8, 7, 8, 58, z + 17)
    for x in (-7, 23):
        chorten(town, x, 46, height_at(ground, x, 46), 0.8)
    scene.put(town)
    firs = [conifer(i, 15, 'pine', 0.2, 0.3) for i in range(3)]
    scene.scatter(
        firs,
        700,
        ((-200, 220), (0, 330)),
        ground,
        seed=4,
        sink=0.4,
        keep=lambda x, y, z: not (abs(x - 6) < 46 and 8 < y < 86) or (x * 7 + y * 3) % 11 < 2.2 and abs(x - 6) > 24,
    )
    scene.layer = 'front'
    front = Mesh()
    front.box(60, 26, 24, 'grey-stone', -6, -59, -3.5)
    front.box(60, 0.6, 0.3, 'slate', -6, -46.2, 20.5)
    tall_flag(front, 1.8, -46.8, 20.5, 5.6, 'flag-red', 0.45)
    front.tube([(-12.1, -47, 20.5), (-12.1, -47, 26.6)], 0.06, 'wood', 8)
    flag_string(front, (-12.1, -47, 26.4), (1.8, -46.8, 25.9), 2.5, 36, 0.42, seed=3)
    scene.put(front)
    scene.scatter(
        [grass_tuft(5, 60, 0.5), flower_tuft(14, flower='blossom-pink')],
        26,
        lambda r: (-6 + r.choice((-1, 1)) * r.uniform(2.4, 9), r.uniform(-46.6, -46.3)),
        lambda x, y: x * 0 + 20.5,
        seed=6,
        sink=0.05,
        scale=(0.5, 0.8),
    )
    scene.layer = 'life'
    # Shaven heads: no more than a shade of hair; and the ochre red of a monk's upper cloth.
    scene.material('hair', colour='#4f382d')
    scene.material('saffron', colour='#b4552f')
    life = Mesh()
    # What is near stands in the camera's own frame: x right, y away from it.
    with life.at(-6, -62, 20.5, -4.7):
        debate(life)
        tea(life)
        lookers(life)
    flock_in(life, 6, (-34, -12), (40, 70), (58, 68), 1.6)
    scene.put(life)


def cushion(mesh, x, y, turn, cloth):
    with mesh.at(x, y, 0, turn):
        mesh.box(0.86, 0.8, 0.09, cloth, 0, 0, 0, 0.95)


def debate(mesh):
    """A monk who makes his point, about to clap his hands, before two on cushions; a third, late, hurries to them."""
    clap = Pose(((0.5, -0.2, 1.95), (-0.3, -0.5, 1.25)), bend=12, gaze=2, **STRIDE)
    for x, y, turn, cloth in ((-3.9, 12.3, 62, 'maroon'), (-3.2, 13.3, 34, '#b98a4a')):
        cushion(mesh, x, y, turn, cloth)
    person(mesh, 'knit', 'robe', 'maroon', 'maroon', -3.9, 12.3, 0.08, 62, 1.04, skin=SKINS[0])
    person(mesh, 'play', 'robe', '#8a3a34', '#8a3a34', -3.2, 13.3, 0.08, 34, 1.0, skin=SKINS[1], elder=True)
    person(mesh, clap, 'robe', 'maroon', 'maroon', -2.0, 12.0, 0, 242, 1.05, skin=SKINS[1])
    person(mesh, 'run', 'robe', '#93353a', '#93353a', 0.5, 14.2, 0, -86, 0.74, skin=SKINS[0])


def tea(mesh):
    """A monk pours tea from a kettle into a novice's bowl, beside a low table and a sleeping dog."""
    with mesh.at(2.0, 11.9, 0, 78, 1.06):
        person(mesh, 'pour', 'robe', 'maroon', 'maroon', skin=SKINS[0])
        mesh.lathe(
            [(0.08, 0), (0.13, 0.05), (0.13, 0.14), (0.05, 0.22), (0.02, 0.27)], 'brass', 16, x=0.1, y=-0.5, z=1.28
        )
        mesh.tube([(0.1, -0.6, 1.38), (0.08, -0.72, 1.46)], [0.03, 0.018], 'brass', 7)
        stream(mesh, (0.08, -0.73, 1.45), (0.0, -0.86, 1.0), '#b87a45', 0.014)
    with mesh.at(3.0, 11.7, 0, -88, 0.76):
        person(mesh, 'tray', 'robe', '#93353a', '#93353a', skin=SKINS[1])
        bowl(mesh, 0, -0.42, 1.12, 'wood', size=0.8)
    with mesh.at(3.9, 12.6, 0, 12):
        mesh.box(1.3, 0.6, 0.06, 'crimson', 0, 0, 0.38)
        mesh.box(1.2, 0.5, 0.36, 'wood', 0, 0, 0.02)
        for k in range(4):
            mesh.lathe([(0.035, 0), (0.065, 0.07)], 'ivory', 12, x=-0.45 + 0.22 * k, y=0.05, z=0.44)
        mesh.ball((0.16, 0.14, 0.08), 'cream-wall', 0.46, 0, 0.5, 10)
    person(mesh, 'play', 'robe', 'maroon', 'maroon', 4.1, 13.4, 0.0, -14, 1.0, skin=SKINS[1])
    with mesh.at(0.2, 11.0, 0, 24):
        mesh.ball((0.34, 0.2, 0.15), '#a9784a', 0, 0, 0.14, 14)
        mesh.ball((0.14, 0.12, 0.11), '#a9784a', 0.36, -0.1, 0.12, 12)
        mesh.ball((0.09, 0.06, 0.05), '#e7d2b0', 0.48, -0.14, 0.09, 10)
        mesh.tube([(-0.3, 0, 0.1), (-0.42, -0.16, 0.07), (-0.26, -0.28, 0.06)], [0.06, 0.06, 0.03], '#8a5f38', 8)
        for side in (-1, 1):
            mesh.ball((0.05, 0.02, 0.07), '#6d472c', 0.32, -0.1 + 0.1 * side, 0.2, 8)


def lookers(mesh):
    """At the parapet a traveller photographs the range; an old woman in a dark gown walks by, counting her beads."""
    with mesh.at(-0.9, 15.2, 0, 176, 1.0):
        person(mesh, 'photograph', 'jacket', '#cfae62', '#566070', head='brim', hat='#8c6f5a', pack='#4f6f6d')
        camera(mesh)
    person(mesh, 'hold', 'wrap', '#7d93a8', '#4b4550', 5.6, 14.6, 0, -64, 0.94, head='scarf', hat='#d9a79b', elder=True)
