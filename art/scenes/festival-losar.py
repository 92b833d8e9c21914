"""Losar in the snow: families with butter lamps, new flags strung over a white chorten, a walled village."""
import math

from kit.architecture.himalayan import chorten, flat_block, mani_wall
from kit.life.figure import SKINS, draw_arm, draw_feet, draw_head
from kit.life.flags import flag_string, tall_flag
from kit.life.lamps import flame, lamp_row
from kit.life.vehicles import smoke
from kit.life.work import little_one, person
from kit.mesh import Mesh
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import poplar
from kit.noise import fractal, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import snow_peaks

PICTURE = {
    'hour': 'dawn',
    'palette': 'noon-alpine',
    'alt': 'Ladakhi families with butter lamps, a feast on carpets and children with snowballs at Losar, new prayer flags streaming from a white chorten.',
}


def ground(xs, ys):
    return (
        0.7 * fractal(xs * 0.05, ys * 0.05, 4)
        + 9 * smoothstep(10, 60, xs * 0.5 + ys)
        + 40 * smoothstep(90, 260, ys + abs(xs) * 0.4) * (0.6 + 0.6 * fractal(xs * 0.012, ys * 0.012, 4))
    )


def build(scene):
    scene.camera((5, -24, 2.1), (0, 8, 5.6), lens=32, lift=0.035, focus=12, fstop=1.0)
    scene.light(
        sun=-116,
        elevation=26,
        haze={'density': 0.0006, 'height': 60, 'base': 0.35, 'start': 50},
        clouds={'seed': 8.8, 'amount': 0.8},
    )
    scene.put(ground_sheet(ground, (-260, 260), (-50, 420), 'snow', 300, 320, near=(40, 0.5)))
    scene.put(plain('snow', z=-3), layer='far')
    snow_peaks(scene, lift=20)
    town = Mesh()
    chorten(town, -3, 5, height_at(ground, -3, 5) - 0.1, 1.15)
    chorten(town, 6.4, 13, height_at(ground, 6.4, 13) - 0.1, 0.75)
    chorten(town, 11, 17, height_at(ground, 11, 17) - 0.1, 0.75)
    mani_wall(town, (2.6, 1), (16, 8), height_at(ground, 8, 5) - 0.3, 1.3)
    for i, (x, y, w, h) in enumerate(
        (
            (-19, 22, 10, 6),
            (-9, 34, 11, 7),
            (4, 38, 10, 6),
            (17, 34, 11, 7),
            (28, 28, 10, 6),
            (-30, 34, 11, 7),
            (12, 50, 12, 8),
            (-4, 52, 11, 7),
            (30, 46, 11, 7),
        )
    ):
        flat_block(town, w, 8, h, x, y, height_at(ground, x, y - 4), seed=i, lit=0.85, turn=(i % 3 - 1) * 8)
        town.box(w * 0.9, 7, 0.2, 'snow', x, y, height_at(ground, x, y - 4) + h + 0.1)
    lamp_row(town, (2.8, 0.4, height_at(ground, 3, 1) + 1.1), (15.6, 7.4, height_at(ground, 12, 6) + 1.2), 22, 1.7)
    for k in range(4):
        s = 3.4 - k * 0.1
        lamp_row(
            town,
            (-3 - s, 5 - s - 0.2, height_at(ground, -3, 5) + 0.1 + k * 0.55),
            (-3 + s, 5 - s - 0.2, height_at(ground, -3, 5) + 0.1 + k * 0.55),
            11,
            1.4,
        ) if k < 2 else None
    scene.put(town)
    scene.scatter([poplar(4, 12, 'leaf-dry', 60)], 30, ((-60, 60), (24, 70)), ground, seed=5)
    scene.layer = 'life'
    life = Mesh()
    z = height_at(ground, -3, 5) + 12.4
    for i, end in enumerate(((-21, -2, 4.6), (-14, 22, 7), (14, -2, 6), (17, 20, 9), (-9, -12, 2.6))):
        flag_string(
            life, (-3, 5, z), (end[0], end[1], height_at(ground, end[0], end[1]) + end[2] - 2), 1.6, 34, 0.75, seed=i
        )
    for x, y, cloth in ((-13, 6, 'flag-white'), (4, 20, 'flag-yellow'), (-21, -2, 'flag-red'), (14, -2, 'flag-blue')):
        tall_flag(life, x, y, height_at(ground, x, y), 7, cloth, 0.6)
    for x, y, turn, kind, cloth in (
        (-1.1, -8.9, 68, 'woman', 'maroon'),
        (-0.1, -8.5, -70, 'man', 'crimson'),
        (-0.6, -7.8, 10, 'woman', 'indigo'),
        (7.9, -8.2, -64, 'woman', 'indigo'),
        (-1.6, -4.6, 10, 'man', 'indigo'),
        (-0.5, -5.0, 4, 'woman', 'crimson'),
        (8.4, 2, -10, 'woman', 'maroon'),
        (9.4, 2.4, -10, 'man', 'crimson'),
    ):
        ladakhi(life, x, y, height_at(ground, x, y) + 0.02, turn, kind, cloth)
    feast(life)
    scene.put(life)
    puff = Mesh()
    smoke(puff, -11, 9, 3.4, 9, (-0.3, 0.2, 0.8), 4, 'ivory', 0.2)
    scene.put(puff)


def ladakhi(mesh, x, y, z, turn, kind, cloth):
    """A man, woman or child in the long wrapped coat, sash and hat of Ladakh; a butter lamp or a white scarf in
    their hands."""
    with mesh.at(x, y, z, turn, 1.12 if kind != 'child' else 0.84):
        skin = SKINS[0]
        draw_feet(mesh, 'wood-dark', 0.03)
        mesh.lathe(
            [
                (0.25, 0.16),
                (0.255, 0.2),
                (0.21, 0.6),
                (0.2, 0.9),
                (0.19, 1.0),
                (0.215, 1.24),
                (0.215, 1.34),
                (0.18, 1.41),
                (0.08, 1.45),
            ],
            cloth,
            24,
            oval=(1, 0.75),
            ribs=20,
            rib=0.04,
        )
        mesh.lathe([(0.26, 0.15), (0.257, 0.21)], 'turmeric', 24, oval=(1, 0.75), ribs=20, rib=0.04)
        mesh.lathe([(0.2, 0.95), (0.206, 1.0), (0.198, 1.06)], ('magenta', 'azure')[kind == 'man'], 20, oval=(1, 0.76))
        mesh.tube([(0.07, -0.1, 1.44), (-0.02, -0.165, 1.28), (-0.12, -0.16, 1.06)], [0.02, 0.024, 0.02], 'turmeric', 6)
        draw_head(mesh, skin, 1.61, bun=kind == 'woman', short=kind != 'woman', moustache=kind == 'man')
        mesh.lathe(
            [(0.125, 1.67), (0.14, 1.73), (0.145, 1.8), (0.1, 1.86), (0.03, 1.89)],
            ('#7b2c3a', '#31487a')[kind == 'man'],
            20,
        )
        for side in (-1, 1):
            mesh.loft(
                [
                    [(0.1 * side, -0.1, 1.69), (0.135 * side, 0.03, 1.69)],
                    [(0.15 * side, -0.12, 1.82), (0.2 * side, 0.02, 1.84)],
                ],
                'gold-paint',
            )
            hand = (0.1 * side, -0.26, 1.06)
            draw_arm(mesh, (0.19 * side, 0, 1.37), (0.28 * side, -0.04, 1.12), hand, cloth, skin, 0.062, 1)
        if kind == 'woman':
            for k in range(9):
                a = math.pi * (1.1 + 0.8 * k / 8)
                mesh.ball(
                    0.022,
                    ('teal', 'scarlet')[k % 2],
                    0.13 * math.cos(a),
                    -0.09 + 0.07 * math.sin(a),
                    1.4 + 0.1 * math.sin(a),
                    7,
                )
            mesh.lathe([(0.03, 1.06), (0.06, 1.1), (0.08, 1.17), (0.07, 1.17)], 'brass', 14, y=-0.31)
            flame(mesh, 0, -0.31, 1.16, 0.14, 0.36)
        else:
            mesh.loft([[(-0.14, -0.3, 1.1), (0.14, -0.3, 1.1)], [(-0.15, -0.32, 1.02), (0.15, -0.32, 1.02)]], 'ivory')
            for side in (-1, 1):
                mesh.loft(
                    [
                        [(0.1 * side, -0.3, 1.08), (0.17 * side, -0.3, 1.08)],
                        [(0.1 * side, -0.31, 0.56), (0.18 * side, -0.3, 0.54)],
                    ],
                    'ivory',
                )


def feast(mesh):
    """Carpets on the snow with low tables of bread, a kettle and lamps, elders who eat; children throw snowballs."""
    at = lambda x, y: (x, y, height_at(ground, x, y) + 0.03)
    with mesh.at(*at(3.2, -11.9), -6):
        mesh.box(4.6, 2.9, 0.06, '#8c2f38', 0, 0.3)
        mesh.box(4.2, 2.5, 0.066, '#31487a', 0, 0.3)
        mesh.box(3.8, 2.1, 0.072, '#8c2f38', 0, 0.3)
        for x in (-0.9, 0.7):
            mesh.box(1.3, 0.62, 0.38, 'wood', x, 0)
            mesh.box(1.36, 0.68, 0.05, '#c8963c', x, 0, 0.38)
            mesh.lathe(
                [(0.06, 0), (0.13, 0.06), (0.12, 0.2), (0.05, 0.27), (0.03, 0.36)], 'brass', 16, x=x - 0.4, z=0.43
            )
            for k in range(7):
                mesh.lathe([(0.11, 0), (0.12, 0.025), (0.1, 0.04)], '#d9a45a', 14, x=x + 0.08, z=0.43 + 0.04 * k)
            mesh.lathe([(0.03, 0), (0.06, 0.05), (0.05, 0.07)], 'brass', 12, x=x + 0.42, z=0.43)
            flame(mesh, x + 0.42, 0, 0.49, 0.13, 0.36)
        for x, y, turn, deed, cloth, hat, old in (
            (-1.5, 0.9, 24, 'serve', '#4f6f5a', 'maroon', True),
            (-0.4, 1.1, 6, 'play', 'indigo', '#c8963c', False),
            (0.7, 1.0, -10, 'knit', '#7b2c3a', 'maroon', False),
            (1.9, 0.6, -44, 'serve', '#8c6f5a', '#31487a', True),
        ):
            person(mesh, deed, 'jacket', cloth, '#4d3b30', x, y, 0.06, turn, 1.14, head='cap', hat=hat, elder=old)
    for x, y, turn, deed, cloth, girl in (
        (-3.4, -11.2, 84, 'wave', '#31487a', False),
        (-5.2, -9.4, 60, 'run', 'crimson', True),
        (6.8, -12.2, -64, 'cheer', 'turmeric', False),
    ):
        with mesh.at(*at(x, y), turn, 1.15):
            little_one(mesh, deed, cloth, girl=girl)
            if deed == 'wave':
                mesh.ball(0.06, 'whitewash', 0.3, -0.1, 1.34, 9)
