"""Pelling: a gilt-roofed monastery and tall prayer flags straight across from Kangchenjunga, in clear morning."""
import numpy as np

from kit.architecture.himalayan import chorten, flat_block, gable_roof, gold_roof, hill_house
from kit.architecture.arches import window_grid
from kit.life.birds import flock_in
from kit.life.flags import flag_string, tall_flag
from kit.life.people import man
from kit.mesh import Mesh
from kit.nature.ground_cover import flower_tuft, grass_tuft
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import broadleaf, conifer
from kit.noise import fractal, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import ONE_MASSIF, blue_hills, snow_peaks

PICTURE = {
    'hour': 'dawn',
    'palette': 'noon-alpine',
    'alt': 'A red and gold monastery at Pelling among tall prayer flags in many colours, facing the morning snows of Kangchenjunga.',
}


def ground(xs, ys):
    knoll = 9 * np.exp(-(((xs - 15) / 34) ** 2 + ((ys - 22) / 26) ** 2))
    return knoll - 60 * smoothstep(34, 150, ys + 0.25 * np.abs(xs)) + 0.9 * fractal(xs * 0.03, ys * 0.03, 4)


def build(scene):
    scene.camera((-13, -40, 7.2), (-1, 30, 15.2), lens=33, lift=0.03, focus=58, fstop=0.12)
    scene.light(
        sun=104,
        elevation=24,
        colour='#ffd0a0',
        energy=4.4,
        haze={'density': 0.0007, 'height': 50, 'base': 0.35, 'start': 60},
        clouds={'seed': 6.3, 'amount': 0.35, 'low': 0.56, 'high': 0.78},
    )
    scene.put(ground_sheet(ground, (-240, 240), (-70, 320), 'green-hills', 280, 300, near=(40, 0.5)))
    scene.put(plain('forest-hills', z=-70), layer='far')
    blue_hills(scene, near=380, count=3, height=52, base=-60, width=1800, seed=9)
    snow_peaks(scene, ONE_MASSIF, lift=-60, scale=1.08, x=-300)
    gompa = Mesh()
    z = height_at(ground, 15, 20) - 0.2
    flat_block(gompa, 22, 15, 9, 15, 24, z, 'whitewash')
    gompa.box(22.6, 15.6, 2.0, 'maroon-band', 15, 24, z + 8)
    gompa.box(17, 11, 4.4, 'maroon-band', 15, 24, z + 10)
    with gompa.at(15, 18.4, z + 10.6):
        window_grid(gompa, 16, 0.4, 1, 6, 1, (1.3, 2.2), 'window-lit', 'gold-paint', lit=0.6)
    gable_roof(gompa, 19, 14, 3.4, 'tin-roof', 15, 24, z + 14.4, 1.2)
    gold_roof(gompa, 4.4, 4, 15, 24, z + 17.2, 1)
    gompa.box(5.6, 1.4, 4, 'gold-paint', 15, 15.8, z)
    gompa.box(3.4, 0.4, 3.4, 'maroon-band', 15, 15, z)
    for x, y in ((-6, 10), (-11, 13)):
        chorten(gompa, x, y, height_at(ground, x, y) - 0.2, 0.62)
    for x, y, turn in ((36, 14, -20), (-30, 16, 16), (-40, 4, 24)):
        hill_house(gompa, 8, 6, 2, x, y, height_at(ground, x, y - 3), 'whitewash', 'green-roof', turn)
    scene.put(gompa)
    flags = Mesh()
    for i in range(17):
        x = -20 + i * 2.1 + (i % 3)
        y = 4 + (i * 5) % 7
        if not 8 < x < 20:
            tall_flag(
                flags,
                x,
                y,
                height_at(ground, x, y),
                6.4 + i % 3,
                ('flag-white', 'flag-white', 'flag-blue', 'flag-yellow', 'flag-red', 'flag-green')[i % 6],
                0.6,
            )
    for i in range(4):
        x = -19 + i * 6.4
        flag_string(
            flags,
            (x, 9, height_at(ground, x, 9) + 6.6),
            (x + 8.5, 12, height_at(ground, x + 8.5, 12) + 7.2),
            2.2,
            22,
            0.7,
            seed=i,
        )
    scene.put(flags, layer='life')
    firs = [conifer(i, 15, 'pine', 0.2, 0.2) for i in range(2)] + [broadleaf(5, 10, spread=1.1, cards=260)]
    scene.scatter(
        firs,
        260,
        ((-120, 130), (24, 110)),
        ground,
        seed=4,
        sink=0.4,
        keep=lambda x, y, z: not (abs(x - 15) < 18 and y < 44) and not (-16 < x < 6 and y < 60),
    )
    scene.layer = 'front'
    scene.scatter([grass_tuft(5, 60, 0.5)], 420, ((-30, 24), (-42, -6)), ground, seed=5, sink=0.05)
    scene.scatter(
        [flower_tuft(10, flower='blossom-pink'), flower_tuft(11, flower='marigold')],
        130,
        ((-30, 22), (-40, -8)),
        ground,
        seed=6,
        sink=0.04,
    )
    scene.layer = 'life'
    life = Mesh()
    for x, y, turn in ((-4.6, -4, 190), (-3.4, -3.4, 170), (6, 3, 200), (7.2, 3.6, 200), (12, 8, 200)):
        man(life, 'maroon', 'maroon', x, y, height_at(ground, x, y), 1, turn, pose='behind')
    flock_in(life, 6, (-26, -8), (20, 40), (27, 33), 0.9)
    scene.put(life)
