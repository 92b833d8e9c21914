"""Losar in the snow: butter lamps, new flags strung over a white chorten, a walled village at blue hour."""
from kit.architecture.himalayan import chorten, flat_block, mani_wall
from kit.life.flags import flag_string, tall_flag
from kit.life.lamps import lamp_row
from kit.life.people import man, woman
from kit.life.vehicles import smoke
from kit.mesh import Mesh
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import poplar
from kit.noise import fractal, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import snow_peaks

PICTURE = {
    'hour': 'dusk',
    'palette': 'dusk-blue',
    'alt': 'New prayer flags stream from a white chorten in the snow at Losar, rows of butter lamps and lit Ladakhi houses at blue dusk.',
}


def ground(xs, ys):
    return (
        0.7 * fractal(xs * 0.05, ys * 0.05, 4)
        + 9 * smoothstep(10, 60, xs * 0.5 + ys)
        + 40 * smoothstep(90, 260, ys + abs(xs) * 0.4) * (0.6 + 0.6 * fractal(xs * 0.012, ys * 0.012, 4))
    )


def build(scene):
    scene.camera((6, -26, 3.0), (0, 8, 7.2), lens=35, lift=0.03)
    scene.light(
        sun=-100,
        elevation=9,
        energy=2.2,
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
    for i, (x, y, cloth) in enumerate(
        (
            (1.6, -2, 'maroon'),
            (3.0, -2.8, 'crimson'),
            (-9, -1, 'indigo'),
            (-7.6, -1.6, 'maroon'),
            (8.4, 1.4, 'turmeric'),
            (-0.6, -7, 'crimson'),
        )
    ):
        (woman if i % 2 else man)(life, cloth, x=x, y=y, z=height_at(ground, x, y), scale=1.1, turn=150 + i * 12)
    scene.put(life)
    puff = Mesh()
    smoke(puff, -11, 9, 3.4, 9, (-0.3, 0.2, 0.8), 4, 'ivory', 0.2)
    scene.put(puff)
    for x, y, power in ((-3, 0.4, 90), (5, 0.6, 90), (11, 3, 90), (-15, 16, 130), (2, 30, 130), (20, 27, 130)):
        scene.lamp(x, y, height_at(ground, x, y) + 2.4, power)
