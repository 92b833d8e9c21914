"""Sarmoli above Munsiyari: women spin and hang dyed wool before stone houses, the five snow summits of Panchachuli
across the gorge of the Gori."""
import math

import numpy as np

from kit.architecture.arches import window_grid
from kit.architecture.himalayan import gable_roof
from kit.life.animals import cow
from kit.life.birds import flock_in
from kit.life.farming import hay_stack
from kit.life.people import sitter, woman
from kit.life.work import broom, little_one, person, with_child
from kit.mesh import Mesh
from kit.nature.ground_cover import flower_tuft, grass_tuft
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import broadleaf, conifer
from kit.noise import fractal, ridged, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'dawn',
    'palette': 'gold-blue',
    'size': 'hero',
    'widest': 1600,
    'alt': 'Women of Sarmoli spin wool and hang dyed skeins before slate-roofed stone houses, the five snow summits of Panchachuli across the gorge.',
}
HOUSES = (
    (13, 0, -34, 9.5),
    (23, 14, -26, 10),
    (-15, 7, 32, 9),
    (-30, 20, 22, 9),
    (33, 28, -24, 9),
    (10, 30, -6, 10),
    (-12, 38, 10, 9),
    (46, 44, -20, 9),
)
# The wall of Panchachuli from Munsiyari, north to south: the five summits stand in a row, the second the highest.
SKYLINE = (
    *((-2600, 150), (-1900, 230), (-1600, 330), (-1420, 300), (-1220, 380), (-1080, 340), (-940, 420), (-840, 500)),
    *((-760, 560), (-700, 520), (-600, 440), (-520, 520), (-440, 640), (-380, 740), (-350, 752), (-300, 680)),
    *((-220, 560), (-150, 490), (-90, 545), (-30, 622), (0, 636), (40, 590), (110, 500), (170, 520), (250, 600)),
    *((280, 612), (320, 560), (400, 480), (460, 520), (540, 610), (600, 672), (640, 660), (700, 570), (800, 450)),
    *((900, 380), (1020, 410), (1160, 340), (1320, 370), (1500, 280), (1800, 230), (2600, 130)),
)


def panchachuli():
    """The massif 2.5 km away: the skyline for a crest, spurs and gullies down to the front of it."""
    xs, ys = np.meshgrid(np.linspace(-2500, 2500, 760), np.linspace(1650, 2900, 250))
    line = 2480 + 50 * fractal(xs * 0.003, xs * 0 + 6, 3)
    down, behind = np.clip((line - ys) / 700, 0, 1), np.clip((ys - line) / 300, 0, 1)
    bent = xs + 40 * fractal(xs * 0.003, ys * 0.003 + 7, 3) * smoothstep(0, 0.3, down)
    places, tops = zip(*SKYLINE)
    crest = np.interp(bent, places, tops) + 18 * (ridged(xs * 0.014, ys * 0.006, 5) - 0.5)
    broad = np.mean([np.interp(bent + aside, places, tops) for aside in range(-120, 121, 20)], axis=0)
    share = smoothstep(0, 0.36, down)
    side = np.sin(np.pi * np.clip(down * 1.05, 0, 1)) * smoothstep(0.04, 0.4, down)
    spurs = 300 * (ridged(bent * 0.0034 + 2, ys * 0.0012 + 5, 5) - 0.5) + 60 * (
        ridged(bent * 0.011, ys * 0.007, 5) - 0.5
    )
    heights = (crest * (1 - share) + broad * share) * (1 - down) ** 1.15 * (1 - behind) + side * spurs
    mesh = Mesh()
    mesh.grid(xs, ys, heights, 'peaks')
    return mesh


def ground(xs, ys):
    """Terraces that step down to the gorge and up to both sides."""
    slope = np.clip((-9 - ys) * 0.2, -34, 0) + 0.011 * np.maximum(np.abs(xs - 2) - 15, 0) ** 1.7
    slope += 1.5 * fractal(xs * 0.02, ys * 0.02, 3) * smoothstep(-12, 10, ys)
    rise = np.minimum(slope, 30) / 1.5
    floor = np.floor(rise)
    return 3 + 1.5 * (floor + smoothstep(0.84, 1.0, rise - floor))


def build(scene):
    scene.material('peaks', snow_line=90)
    scene.material('meadow', colour='#9bab54', second='#769044')
    scene.camera((-2, -34, 5.7), (1.6, 30, 11.3), lens=34, lift=0.02, focus=21, fstop=1.0)
    scene.light(
        sun=-112,
        elevation=20,
        energy=5.2,
        haze={'density': 0.0006, 'height': 60, 'base': 0.3, 'start': 60},
        clouds={'seed': 5.5, 'amount': 0.6, 'low': 0.54, 'high': 0.78},
    )
    scene.put(ground_sheet(ground, (-170, 170), (-60, 230), 'meadow', 440, 460, near=(50, 0.55)))
    scene.put(plain('forest-hills', z=-60), layer='far')
    blue_hills(scene, near=360, count=4, height=66, base=-60, width=1800, seed=6)
    scene.put(panchachuli(), z=-40, layer='far')
    village = Mesh()
    for number, (x, y, turn, wide) in enumerate(HOUSES):
        z = height_at(ground, x, y - 3)
        with village.at(x, y, z, turn):
            stone_house(village, wide, number)
        scene.lamp(x, y - 5.6, z + 2.4, 130)
    for x, y in ((1.5, 9), (4.6, 11), (-6, 14)):
        hay_stack(village, x, y, height_at(ground, x, y) - 0.1, 0.6)
    # The terrace has a dry wall at its edge and flags before the door.
    for k in range(58):
        x = -20 + 0.7 * k
        with village.at(x, -9.6 + 0.1 * math.sin(k * 2.3), 2.9, 3 * math.sin(k * 1.7)):
            village.box(0.78, 0.5, 0.5 + 0.07 * math.sin(k * 2.9), 'grey-stone')
    village.box(9.6, 5.6, 0.14, 'paving', 3.6, -12.6, 2.96)
    for k in range(9):
        with village.at(*step(k), 2.98, 14 * math.sin(k * 2.1)):
            village.box(1.3, 0.7, 0.1, 'paving')
    scene.put(village)
    scene.lamp(1.7, -15.2, 4.7, 110)
    clear = lambda x, y: all(abs(x - a) > 8 or abs(y - b) > 7 for a, b, _, _ in HOUSES)
    scene.scatter(
        [grass_tuft(7, 26, 0.5, 0.5, 'rice', 0.03), flower_tuft(3, 30, 0.6, 0.5, 'mustard')],
        1500,
        ((-50, 56), (-9, 60)),
        ground,
        seed=5,
        sink=0.05,
        keep=lambda x, y, z: clear(x, y),
    )
    trees = [conifer(i, 15, 'pine', 0.2, 0.3) for i in range(2)] + [
        broadleaf(12, 7, spread=1.2, cards=260),
        broadleaf(31, 4.6, 'blossom-red', spread=1.2, cards=260),
    ]
    scene.scatter(
        trees,
        240,
        ((-150, 150), (6, 190)),
        ground,
        seed=6,
        sink=0.3,
        scale=(0.7, 1.1),
        keep=lambda x, y, z: clear(x, y) and (abs(x - 2) > 15 + 0.1 * y),
    )
    scene.layer = 'front'
    scene.scatter(
        [grass_tuft(5, 60, 0.45), flower_tuft(4, flower='marigold'), flower_tuft(7, flower='blossom-pink')],
        200,
        ((-16, 18), (-27, -10)),
        ground,
        seed=8,
        sink=0.04,
        scale=(0.6, 1.0),
        keep=lambda x, y, z: (not -1.6 < x < 8.8 or y < -15.8)
        and all(math.hypot(x - a, y - b) > 1 for a, b in map(step, range(9))),
    )
    scene.layer = 'life'
    life = Mesh()
    if scene.is_night:
        with life.at(5.6, -12.0, 3.1, -40):
            life.box(1.6, 0.5, 0.42, 'granite-pale', 0, 0.02)
            person(life, 'talk', 'salwar', 'crimson', 'ivory', -0.34, 0, 0, 14, 1.08, head='scarf', hat='ivory')
    else:
        with life.at(0.6, -12.4, 3.1, 52, 1.08):
            person(life, 'sweep', 'salwar', 'crimson', 'ivory', head='scarf', hat='#efe4d2')
            broom(life)
        with_child(life, 'salwar', '#86a3b6', 'ivory', 6.6, -12.0, 3.1, -36, 1.08, head='scarf', hat='turmeric')
        little_one(life, 'run', 'magenta', 8.4, -14.0, 3.1, -60, 1.1)
    skeins(life, scene.is_night)
    spinner(life, 2.8, -13.4, 3.1, 2)
    spinner(life, 4.6, -12.8, 3.1, -14, 'teal')
    for x, y, cloth in ((14.4, -6.2, 'magenta'), (-17, -0.6, 'azure')):
        scarfed(life, cloth, 'turmeric', x, y, height_at(ground, x, y), -20 if x > 0 else 20)
    if not scene.is_night:
        flock_in(life, 7, (-34, -12), (40, 70), (28, 38), 0.9)
    scene.put(life)
    scene.put(cow(), -9.5, 2, height_at(ground, -9.5, 2), 200, 0.95)


def step(k):
    """Where the flags of the path to the terrace lie."""
    return 1.6 - 0.3 * k + 0.3 * math.sin(k * 1.3), -15.9 - 0.85 * k


def skeins(mesh, is_night):
    """Dyed wool dries on a line between two poles, where a woman hangs another; a lantern stands at the terrace."""
    left, right = (-10.4, -15.6), (-4.6, -16.4)
    for x, y in (left, right):
        mesh.tube([(x, y, 2.9), (x, y, 5.1)], 0.06, 'wood', 7)
    line = [(left[0] + 5.8 * t, left[1] - 0.8 * t, 5.05 - 0.5 * t * (1 - t)) for t in np.linspace(0, 1, 15)]
    mesh.tube(line, 0.015, 'rope', 4)
    for k, (x, y, z) in enumerate(line[1:12]):
        drop = 0.95 + 0.12 * math.sin(k * 2.3)
        for side in (-0.07, 0.07):
            mesh.tube(
                [(x + side, y, z), (x + 1.5 * side, y, z - 0.5), (x + side, y, z - drop), (x, y, z - drop - 0.05)],
                [0.05, 0.075, 0.065, 0.05],
                ('crimson', 'crimson', '#b97f93', 'ivory', 'ivory', 'turmeric', '#cfae62', 'indigo')[k % 8],
                8,
            )
    mesh.tube([(1.7, -14.7, 3), (1.7, -14.7, 4.9), (1.7, -15.0, 5.0)], 0.04, 'wood-dark', 7)
    mesh.lathe([(0.1, 4.6), (0.13, 4.66), (0.13, 4.86), (0.05, 4.95)], 'lamp', 12, x=1.7, y=-15.02)
    if not is_night:
        person(mesh, 'reach', 'salwar', '#a7b79c', '#7d2f3a', -5.6, -16.9, 3, 165, 1.08, head='scarf', hat='#d9a79b')
        mesh.lathe([(0.24, 0), (0.34, 0.3), (0.3, 0.3)], 'weave', 18, x=-6.5, y=-17.4, z=3)
        for k, paint in enumerate(('crimson', 'indigo', 'turmeric', 'ivory')):
            mesh.ball(0.15, paint, -6.5 + 0.14 * math.cos(k * 1.6), -17.4 + 0.14 * math.sin(k * 1.6), 3.34, 9)


def scarfed(mesh, cloth, scarf, x, y, z, turn):
    """A woman in a long tunic and a waistcoat, a scarf over her hair, a ball of wool in her hands."""
    woman(mesh, cloth, x, y, z, 1.1, turn, veil=False, pose='lap', dress='salwar')
    with mesh.at(x, y, z, turn, 1.1):
        mesh.lathe([(0.19, 0.98), (0.195, 1.1), (0.2, 1.3), (0.17, 1.4)], '#4d3a34', 18, oval=(1, 0.72))
        kerchief(mesh, scarf, 1.615)
        mesh.ball(0.09, 'ivory', 0, -0.3, 1.04, 12)


def kerchief(mesh, cloth, z):
    """A scarf tied over the hair."""
    mesh.lathe([(0.113, -0.06), (0.114, 0.01), (0.107, 0.065), (0.079, 0.115), (0.02, 0.138)], cloth, 14, y=0.034, z=z)


def spinner(mesh, x, y, z, turn, cloth='magenta'):
    """A woman who sits on a rug with a basket of fleece, her spindle hanging from one hand."""
    with mesh.at(x, y, z, turn):
        mesh.box(1.25, 1.2, 0.03, 'crimson' if cloth == 'teal' else 'indigo', 0, -0.1, 0)
        mesh.box(1.1, 1.05, 0.035, 'turmeric' if cloth == 'teal' else 'maroon', 0, -0.1, 0)
        sitter(mesh, cloth, 0, 0, 0.04, 1.1, 0, arms='lap')
        with mesh.at(0, 0, 0.04, 0, 1.1):
            kerchief(mesh, 'ivory' if cloth == 'teal' else 'azure', 0.905)
            mesh.tube([(0.06, -0.28, 0.44), (0.07, -0.42, 0.12)], 0.012, 'ivory', 5)
            mesh.lathe([(0.01, 0), (0.06, 0.05), (0.05, 0.12), (0.01, 0.2)], 'ivory', 12, x=0.07, y=-0.42, z=0.04)
        mesh.lathe([(0.2, 0), (0.28, 0.26)], 'weave', 18, x=-0.78, y=-0.1)
        for k in range(18):
            a, r = k * 2.4, 0.2 * (k / 18) ** 0.5
            mesh.ball(0.09, ('ivory', '#d8cbb8')[k % 2], -0.78 + r * math.cos(a), -0.1 + r * math.sin(a), 0.27, 8)


def stone_house(mesh, width, seed):
    """A house of Kumaon: dressed stone, carved and painted windows above, a balcony of wood, a low slate gable."""
    mesh.box(width, 6, 9.6, ('granite-pale', 'granite')[seed % 2], z=-4)
    mesh.box(width + 0.4, 1.3, 0.18, 'wood', 0, -3.5, 2.75)
    mesh.box(width + 0.4, 0.08, 0.1, 'wood-dark', 0, -4.1, 3.65)
    for x in np.linspace(-width / 2, width / 2, 9):
        mesh.box(0.08, 0.08, 0.9, 'wood-dark', x, -4.1, 2.8)
    for x in np.linspace(-width / 2, width / 2, 4):
        mesh.box(0.18, 0.18, 5.4, 'wood', x, -4.05, 0)
    with mesh.at(0, -3.0, 0):
        window_grid(mesh, width * 0.9, 0.3, 1, 3, 1, (1.0, 1.8), ('blue-wall', 'wood-dark', 'green-wall')[seed % 3])
        window_grid(
            mesh,
            width * 0.9,
            3.2,
            1,
            4,
            1,
            (0.9, 1.4),
            'window',
            ('wood-dark', 'blue-wall')[seed % 2],
            lit=0.7,
            seed=seed,
        )
    gable_roof(mesh, width, 7.4, 2.2, 'slate', 0, -0.5, 5.6, 0.7)
