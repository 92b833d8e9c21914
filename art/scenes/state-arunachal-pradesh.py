"""Tawang: the great yellow-roofed monastery like a fortress on its spur, cloud in the valley, in morning gold."""
import numpy as np

from kit.architecture.arches import window_grid
from kit.architecture.himalayan import chorten, gable_roof, gold_roof
from kit.life.birds import flock_in
from kit.life.flags import flag_string
from kit.life.lamps import lamp_row, lantern
from kit.life.work import little_one, person, stream
from kit.mesh import Mesh
from kit.nature.ground_cover import flower_tuft, grass_tuft
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import broadleaf, conifer
from kit.noise import fractal, ridged, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import GREAT_PEAKS, blue_hills, snow_peaks

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'size': 'hero',
    'widest': 1600,
    'alt': 'Novices play and monks take tea on a meadow before the walled monastery of Tawang with yellow roofs along a mountain spur in Arunachal Pradesh.',
}


def ground(xs, ys):
    spur = 26 * np.exp(-(((ys - 96 - 0.12 * xs) / 34) ** 2)) * smoothstep(-110, -40, xs) * smoothstep(96, 20, xs)
    near = 8.6 * np.exp(-(((xs + 12) / 30) ** 2) - ((ys + 30) / 24) ** 2)
    back = 70 * smoothstep(180, 420, ys) * (0.4 + 0.7 * ridged(xs * 0.005, ys * 0.005, 6))
    drop = -34 * smoothstep(-8, 46, ys) * smoothstep(96, 60, ys) - 34 * smoothstep(60, 100, ys)
    return (
        spur
        + near
        + back
        + drop
        + 1.4 * fractal(xs * 0.03, ys * 0.03, 4)
        + 22 * np.exp(-(((ys - 96 - 0.12 * xs) / 34) ** 2)) * smoothstep(-110, -40, xs) * smoothstep(96, 20, xs)
    )


def build(scene):
    scene.camera((-8, -48, 12), (2, 60, 14), lens=35, lift=0.02)
    scene.light(
        sun=-106,
        elevation=20,
        haze={'density': 0.0011, 'height': 16, 'floor': -34, 'low': 5.0, 'base': 0.3, 'start': 70, 'most': 0.85},
        clouds={'seed': 5.7, 'amount': 0.7, 'low': 0.5, 'high': 0.74},
    )
    scene.put(ground_sheet(ground, (-330, 330), (-70, 560), 'green-hills', 340, 360, near=(60, 0.35)))
    scene.put(plain('forest-hills', z=-40), layer='far')
    blue_hills(scene, near=560, count=2, height=90, base=-40, width=1900, seed=7)
    snow_peaks(scene, GREAT_PEAKS, lift=-50, x=-60, scale=0.85)
    gompa = Mesh()
    block(gompa, -2, 98, 30, 18, 15, True)
    for x, y, w, h in (
        (-26, 92, 16, 9),
        (-42, 92, 14, 8),
        (-58, 94, 13, 7),
        (24, 94, 16, 9),
        (40, 98, 14, 8),
        (54, 102, 12, 7),
        (-14, 84, 12, 7),
        (12, 85, 12, 7),
        (-34, 82, 11, 6),
        (30, 84, 11, 6),
        (0, 80, 10, 6),
        (-48, 84, 10, 6),
        (-22, 104, 14, 12),
        (20, 106, 14, 11),
    ):
        block(gompa, x, y, w, 9, h)
    for i in range(26):
        x0 = -68 + i * 5.2
        y = 76 + 0.12 * x0 + 3.5 * np.cos(x0 * 0.03)
        gompa.box(5.4, 1.2, 6, 'whitewash', x0, y, height_at(ground, x0, y) - 3)
        gompa.box(5.4, 1.5, 0.5, 'maroon-band', x0, y, height_at(ground, x0, y) + 3)
    chorten(gompa, -13.4, -24, height_at(ground, -13.4, -24) - 0.2, 0.8)
    if scene.is_night:
        for side in range(3):
            y = -27.6 - 0.5 * side
            at = lambda x: (x, y, height_at(ground, x, y) + 0.05)
            lamp_row(gompa, at(-13.6), at(-9.4), 9, 1.2)
    scene.put(gompa)
    firs = [conifer(i, 15, 'pine', 0.2, 0.2) for i in range(2)] + [broadleaf(6, 9, 'leaf-dark', cards=240, card=0.4)]
    scene.scatter(
        firs,
        520,
        ((-200, 200), (16, 300)),
        ground,
        seed=4,
        sink=0.4,
        keep=lambda x, y, z: not (abs(x) < 74 and 72 < y < 118) and not (abs(x) < 60 and 56 < y < 78),
    )
    scene.layer = 'front'
    flags = Mesh()
    flag_string(flags, (-13.4, -24, 16.6), (-40, -20, 23), 2, 34, 0.7, seed=2)
    flag_string(flags, (-13.4, -24, 16.6), (3, -25, 9.6), 1.2, 24, 0.7, seed=4)
    scene.put(flags)
    scene.scatter(
        [grass_tuft(5, 60, 0.6), flower_tuft(9, flower='blossom-pink'), flower_tuft(8, flower='magenta')],
        520,
        ((-34, 24), (-46, -6)),
        ground,
        seed=5,
        sink=0.04,
    )
    scene.layer = 'life'
    life = Mesh()
    on_the_meadow(life, scene.is_night)
    scene.lamp(-4.7, -34.2, height_at(ground, -4.7, -34.2) + 0.9, 90)
    scene.lamp(-11, -29, height_at(ground, -11, -29) + 1.2, 260)
    if not scene.is_night:
        flock_in(life, 8, (10, 34), (30, 60), (34, 42), 0.9)
    scene.put(life)


def block(mesh, x, y, width, depth, height, main=False):
    """A whitewashed block with red-framed windows under a yellow roof; the main hall has a second, gilded tier."""
    z = height_at(ground, x, y - depth / 2) - 3
    with mesh.at(x, y, z):
        mesh.box(width, depth, height + 3, 'whitewash', taper=0.97)
        mesh.box(width * 0.985, depth * 0.985, 1.3, 'maroon-band', z=height + 1.6)
        with mesh.at(0, -depth / 2 + 0.1, 3):
            window_grid(
                mesh,
                width * 0.9,
                1,
                max(2, int(height / 3)),
                max(3, int(width / 3)),
                3,
                (1.3, 1.6),
                'window-lit',
                lit=0.2,
            )
        gable_roof(mesh, width, depth, 3.2, 'yellow-wall', z=height + 2.9, over=1.0)
        if main:
            mesh.box(width * 0.5, depth * 0.55, 4, 'maroon-band', z=height + 4)
            gold_roof(mesh, width * 0.5, depth * 0.5, 0, 0, height + 7.6, 2)


def on_the_meadow(mesh, is_night):
    """Monks on a rug at tea, one who pours; novices run after a ball by day."""
    at = lambda x, y: (x, y, height_at(ground, x, y))
    with mesh.at(*at(-4.6, -32.4), 8):
        mesh.box(2.6, 1.5, 0.03, 'crimson', 0, 0, 0.08)
        mesh.box(2.3, 1.2, 0.035, 'turmeric', 0, 0, 0.08)
        person(mesh, 'serve', 'robe', 'maroon', 'maroon', -0.9, 0.1, 0.08, 66, 1.1)
        person(mesh, 'knit', 'robe', 'maroon', 'maroon', 0.9, 0.2, 0.08, -62, 1.1, elder=True)
        mesh.lathe([(0.05, 0), (0.11, 0.05), (0.1, 0.18), (0.04, 0.25), (0.03, 0.32)], 'brass', 16, z=0.12)
        for x in (-0.3, 0.3):
            mesh.lathe([(0.03, 0), (0.055, 0.05), (0.05, 0.05)], 'ivory', 12, x=x, y=-0.2, z=0.12)
    with mesh.at(*at(-2.2, -31.2), -64, 1.1):
        person(mesh, 'pour', 'robe', 'maroon', 'maroon')
        mesh.lathe([(0.07, 1.3), (0.12, 1.36), (0.1, 1.46), (0.04, 1.52)], 'brass', 16, x=0.16, y=-0.46)
        stream(mesh, (0.16, -0.54, 1.44), (-0.14, -0.42, 1.06), '#b87a45')
        mesh.lathe([(0.03, 0), (0.055, 0.05), (0.05, 0.05)], 'ivory', 12, x=-0.14, y=-0.4, z=1.0)
    if is_night:
        x, y, z = at(-4.7, -34.2)
        lantern(mesh, x, y, z + 0.2, 0.3)
        return
    for x, y, turn, deed in ((-0.2, -30.2, 80, 'run'), (1.3, -29.6, -70, 'cheer'), (-1.2, -28.6, 66, 'run')):
        little_one(mesh, deed, 'maroon', *at(x, y), turn, 1.12)
    x, y, z = at(0.7, -30.5)
    mesh.ball(0.14, 'ivory', x, y, z + 0.14, 12)
