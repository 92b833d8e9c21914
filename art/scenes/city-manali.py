"""Manali: the wooden tiers of the Hadimba temple in a cedar grove; a woman lets a girl stroke her angora rabbit, a boy
rides a dressed yak, a knitter sits on a stone by the path."""
from kit.architecture.himalayan import hill_house, tiered_temple
from kit.life.animals import lead_rope, yak
from kit.life.people import man, woman
from kit.life.work import Pose, little_one, person, telephone
from kit.mesh import Mesh
from kit.nature.ground_cover import flower_tuft, grass_tuft, rock
from kit.nature.terrain import ground_sheet
from kit.nature.trees import conifer
from kit.noise import fractal
from kit.scene import height_at
from kit.stage.backdrops import GREAT_PEAKS, snow_peaks
import math
import numpy as np

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'A girl strokes an angora rabbit and a boy rides a yak by the path to the tiered wooden Hadimba temple among deodars at Manali.',
}

# Astride: hips on the saddle, a leg down either side.
RIDE = Pose(
    ((0.12, -0.36, 0.95), (-0.12, -0.36, 0.95)),
    hips=(0.0, 0.66),
    bend=2,
    knees=((0.34, -0.24, 0.6), (-0.34, -0.24, 0.6)),
    ankles=((0.42, -0.12, 0.2), (-0.42, -0.12, 0.2)),
    seated=True,
)


def build(scene):
    scene.camera((-7, -40, 2.2), (1, 0, 5.6), lens=33, lift=0.03, focus=16, fstop=1.0)
    scene.light(
        sun=-128,
        elevation=21,
        energy=6.0,
        haze={'density': 0.0026, 'height': 18, 'base': 0.05, 'start': 40, 'most': 0.6},
        clouds={'seed': 6.6, 'amount': 0.6},
        grade={'exposure': 1.12},
    )
    ground = (
        lambda xs, ys: 0.4 * fractal(xs * 0.06, ys * 0.06, 4)
        + 0.05 * np.maximum(ys - 4, 0)
        + 0.03 * np.maximum(np.abs(xs) - 14, 0)
    )
    scene.put(ground_sheet(ground, (-160, 160), (-60, 240), 'meadow', 240, 260, near=(30, 0.5)))
    snow_peaks(scene, GREAT_PEAKS, lift=-90, scale=0.8)
    temple = Mesh()
    tiered_temple(temple, 2.2, 4, 0.9, 3, 13, wall='#a8713f')
    porch(temple)
    for i in range(4):
        temple.box(7 - i * 0.4, 0.8, 0.26 * (4 - i), 'grey-stone', 2.2, -4.2 - i * 0.8, 0.1)
    temple.loft(
        [
            [(path(y) + s * 1.3, y, height_at(ground, path(y) + s * 1.3, y) + 0.07) for s in (-1, -0.4, 0.4, 1)]
            for y in np.linspace(-40, -6.5, 60)
        ],
        'paving',
    )
    for i in range(13):
        temple.box(1.2, 0.7, 0.9, 'grey-stone', -14 + i * 1.4 if i < 6 else 1 + i * 1.4, -6.5, 0.1)
    hill_house(temple, 9, 6, 2, 24, 16, 1, 'wood', 'slate', -30)
    scene.put(temple)
    deodar = [conifer(i, 27, 'pine', 0.17, 0.3, 20, 150) for i in range(3)]
    keep = lambda x, y, z: not (abs(x - 2.2) < 10.5 and y < 22) and not (abs(x + 0.6 * (y + 10)) < 8 and y < -2)
    scene.scatter(deodar, 150, ((-70, 70), (-6, 110)), ground, keep, (0.7, 1.15), 0.3, seed=12)
    scene.put(deodar[0], -19, 2, 0.2, 20, 0.92)
    scene.put(deodar[1], 19, -4, 0.2, 80, 0.9)
    scene.scatter(
        [grass_tuft(5, 60, 0.5), grass_tuft(6, 60, 0.45, leaf='grass-dry')],
        420,
        ((-26, 26), (-22, 4)),
        ground,
        lambda x, y, z: abs(x - path(y)) > 1.7 and not (abs(x - 2.2) < 8 and y > -7),
        sink=0.05,
        seed=6,
    )
    scene.scatter(
        [rock(i, 1.2) for i in range(3)],
        16,
        ((-24, 24), (-18, 0)),
        ground,
        lambda x, y, z: abs(x - path(y)) > 2.6,
        (0.4, 1.2),
        0.3,
        seed=8,
    )
    scene.scatter(
        [flower_tuft(4, 22, 0.4, flower='ivory'), flower_tuft(5, 22, 0.4, flower='blossom-pink')],
        70,
        ((-14, 2), (-31, -22)),
        ground,
        lambda x, y, z: abs(x - path(y)) > 1.6,
        (0.5, 0.9),
        0.05,
        seed=9,
    )
    scene.layer = 'life'
    life = Mesh()
    for x, y, cloth in ((2.3, -11, 'scarlet'), (1.2, -11.4, None), (2.9, -5.4, 'magenta')):
        z = height_at(ground, x, y) + (1.0 if y > -6 else 0.05)
        woman(life, cloth, x, y, z, 1, 180) if cloth else man(life, 'wood-dark', 'grey-stone', x, y, z, 1, 170)
    spot = lambda side, away, lift=0.04: standing(ground, side, away, lift)
    rabbit_group(life, spot)
    knitter(life, spot)
    x, y, z, turn = spot(4.0, 14.2)
    scene.put(yak('crimson'), x, y, z, turn + 196, 1.2)
    yak_ride(life, spot)
    scene.put(life)


def path(y):
    """Where the paved way to the temple's steps runs."""
    return 2.2 + 0.17 * (y + 6) + 0.5 * math.sin(y * 0.16)


def standing(ground, side, away, lift):
    """A place by its distance to the right of and from the camera: x, y, z, and the turn that faces the camera."""
    turn = -11.3
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    x, y = -7 + side * c - away * s, -40 + side * s + away * c
    return x, y, height_at(ground, x, y) + lift, turn


def porch(mesh):
    """The carved front under the lowest eaves: stone and timber courses, framed door and windows, posts, a bell."""
    with mesh.at(2.2, -0.72, 1.5):
        for k in range(4):
            mesh.box(9.5, 0.12, 0.5, '#c9b79c', 0, 0.02, 0.15 + k * 0.92)
        for k, wood in enumerate(('#8a5730', '#b98048', '#7a4a28')):
            mesh.box(2.9 - 0.5 * k, 0.2 + 0.08 * k, 3.1 - 0.26 * k, wood, 0, -0.04)
        mesh.box(1.3, 0.5, 2.1, 'shadow')
        for side in (-1, 1):
            mesh.box(1.5, 0.3, 1.5, '#8a5730', 3.0 * side, 0, 1.0)
            mesh.box(1.1, 0.36, 1.1, 'window', 3.0 * side, 0, 1.2)
            for bar in (-0.3, 0, 0.3):
                mesh.box(0.07, 0.42, 1.1, '#b98048', 3.0 * side + bar, 0, 1.2)
    for x in (-2.7, 0.4, 4.0, 7.1):
        mesh.box(0.34, 0.34, 3.3, '#8f5c34', x, -3.0, 1.5)
        mesh.box(1.1, 0.36, 0.26, '#b98048', x, -3.0, 4.3)
    mesh.box(11, 0.36, 0.3, '#8f5c34', 2.2, -3.0, 4.56)
    mesh.tube([(2.2, -3.1, 4.6), (2.2, -3.1, 4.1)], 0.02, 'rope', 4)
    mesh.lathe([(0.22, 0), (0.17, 0.12), (0.12, 0.3), (0.03, 0.36)], 'brass', 14, x=2.2, y=-3.1, z=3.75)


def shawl(mesh, ground_colour, stripe):
    """A plaid over the shoulders of a standing figure."""
    for low, high, wide, paint in (
        (1.0, 1.12, 0.25, ground_colour),
        (1.12, 1.17, 0.25, stripe),
        (1.17, 1.36, 0.24, ground_colour),
    ):
        mesh.lathe([(wide, low), (wide * 0.96, high)], paint, 20, y=0.03, oval=(1, 0.7))
    mesh.lathe([(0.232, 1.36), (0.13, 1.44), (0.09, 1.49)], ground_colour, 20, y=0.03, oval=(1, 0.72))


def rabbit_group(mesh, spot):
    """A hill woman holds out her white rabbit, a girl strokes it, her mother takes the picture, her father looks on."""
    x, y, z, turn = spot(-3.2, 12.2)
    with mesh.at(x, y, z, turn + 66, 1.0):
        person(mesh, 'tray', 'salwar', 'crimson', '#6d4a4a', head='scarf', hat='turmeric')
        shawl(mesh, '#4b5a86', 'turmeric')
        mesh.ball((0.2, 0.14, 0.13), '#fbfaf6', 0, -0.42, 1.2, 16)
        mesh.ball((0.09, 0.085, 0.085), '#fbfaf6', 0.16, -0.48, 1.29, 14)
        for side in (-1, 1):
            mesh.tube(
                [(0.14, -0.48 + 0.03 * side, 1.34), (0.1, -0.48 + 0.06 * side, 1.5)], [0.028, 0.014], '#f3ded6', 8
            )
            mesh.ball(0.013, 'hair', 0.22, -0.48 + 0.05 * side, 1.31, 7)
    x, y, z, turn = spot(-2.35, 11.85)
    little_one(mesh, 'offer', 'teal', x, y, z, turn - 66, 1.12, girl=True)
    x, y, z, turn = spot(-1.5, 11.0)
    with mesh.at(x, y, z, turn - 112):
        person(mesh, 'photograph', 'jacket', '#d9a79b', '#566070')
        telephone(mesh)
    x, y, z, turn = spot(-1.2, 12.9)
    with mesh.at(x, y, z, turn - 62, 1.05):
        person(mesh, 'walk', 'jacket', '#7d93a8', '#4d4a48', head='cap', hat='#8c6f5a')


def knitter(mesh, spot):
    """An old woman who knits on a flat stone, her basket beside her."""
    x, y, z, turn = spot(-6.3, 14.4, 0)
    mesh.ball((0.9, 0.7, 0.42), 'grey-stone', x, y + 0.1, z, 14)
    with mesh.at(x, y, z + 0.3, turn + 34):
        person(mesh, 'knit', 'salwar', '#8c6f5a', '#6d4a4a', head='scarf', hat='crimson', elder=True)
        mesh.box(0.24, 0.05, 0.22, 'turmeric', 0, -0.36, 0.3)
        for side in (-1, 1):
            mesh.tube([(0.05 * side, -0.3, 0.38), (0.16 * side, -0.42, 0.52)], 0.008, 'iron', 4)
    x, y, z, turn = spot(-5.2, 13.6)
    with mesh.at(x, y, z, turn):
        mesh.lathe([(0.16, 0), (0.27, 0.5), (0.29, 0.55), (0.27, 0.54)], 'weave', 18)
        for k in range(9):
            a = k * 2.4
            mesh.ball(0.1, ('ivory', 'crimson', 'teal')[k % 3], 0.14 * math.cos(a), 0.14 * math.sin(a), 0.55, 8)


def yak_ride(mesh, spot):
    """A boy on the yak's back, its keeper at the rope, the boy's father at his side."""
    x, y, z, turn = spot(4.0, 14.2)
    with mesh.at(x, y, z, turn + 196, 1.2):
        mesh.ball((0.3, 0.26, 0.1), 'turmeric', -0.05, 0, 1.36, 12)
        little_one(mesh, RIDE, 'scarlet', -0.05, 0, 0.88, 90, 0.98)
    x, y, z, turn = spot(1.75, 13.6)
    with mesh.at(x, y, z, turn - 100, 1.04):
        person(mesh, 'lead', 'jacket', '#8d8478', '#6b6158', head='cap', hat='#5f7f5f')
        mesh.lathe([(0.21, 0.93), (0.215, 1.0)], 'crimson', 18, oval=(1, 0.72))
        lead_rope(mesh, (0.3, 0.28, 1.0), (0.1, 1.0, 1.15), 0.12, 0.014)
    x, y, z, turn = spot(4.5, 13.0)
    person(mesh, 'reach', 'jacket', '#a7b79c', '#4d5668', x, y, z, turn + 176, 1.0)
