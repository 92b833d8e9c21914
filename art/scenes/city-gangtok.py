"""Gangtok on a clear noon: tall painted houses stepped down the hill, a ropeway car, a monastery roof and the snows."""
import numpy as np

from kit.architecture.arches import window_grid
from kit.architecture.himalayan import flat_block, gable_roof, gold_roof
from kit.life.birds import flock_in
from kit.life.flags import flag_string, tall_flag
from kit.mesh import Mesh
from kit.nature.palms import bamboo_clump
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import broadleaf, conifer
from kit.noise import fractal, ridged, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import ONE_MASSIF, blue_hills, snow_peaks

PICTURE = {
    'hour': 'noon',
    'palette': 'noon-alpine',
    'alt': 'Tall painted houses of Gangtok stepped down a green hillside, a ropeway car passing, a monastery above and snow peaks behind.',
}


def ground(xs, ys):
    slope = 64 * smoothstep(-30, 150, ys + 0.3 * xs) * (0.85 + 0.2 * fractal(xs * 0.012, ys * 0.012, 4))
    return (
        slope * smoothstep(190, 90, xs)
        - 40 * smoothstep(-10, -150, xs - 0.2 * ys)
        - 80 * smoothstep(150, 300, ys)
        + 1.5 * fractal(xs * 0.04, ys * 0.04, 3)
    )


def build(scene):
    scene.camera((-14, -78, 30), (6, 60, 37), lens=37, focus=130, fstop=5.6)
    scene.light(
        sun=-100,
        elevation=29,
        haze={'density': 0.0007, 'height': 60, 'base': 0.35, 'start': 80},
        clouds={'seed': 21.9, 'amount': 0.8},
    )
    scene.put(ground_sheet(ground, (-280, 280), (-90, 360), 'forest-hills', 300, 300))
    scene.put(plain('forest-hills', z=-90), layer='far')
    blue_hills(scene, near=520, count=3, height=66, base=-60, width=1900, seed=7)
    snow_peaks(scene, ONE_MASSIF, lift=-30, scale=0.86, x=-240)
    town, chance = Mesh(), scene.random
    walls = ('pink-wall', 'green-wall', 'blue-wall', 'yellow-wall', 'cream-wall', 'whitewash', 'ochre-wall')
    for i in range(118):
        x, y = chance.uniform(-52, 92), chance.uniform(6, 108)
        z = height_at(ground, x, y - 4)
        if (x - 20) ** 2 + (y - 104) ** 2 < 300 or z < -8:
            continue
        width, storeys, wall = chance.uniform(7, 10), chance.choice((3, 4, 4, 5)), chance.choice(walls)
        with town.at(x, y, z, chance.uniform(-24, 24)):
            town.box(width, 8, storeys * 3 + 5, wall, z=-5)
            with town.at(0, -4):
                window_grid(town, width * 0.94, 0.8, storeys, 3, 3, (1.2, 1.6), 'glass', 'whitewash', lit=0.2, seed=i)
                for level in range(1, storeys):
                    town.box(width * 0.96, 1.0, 0.16, 'whitewash', 0, -0.4, level * 3 - 0.1)
            with town.at(-width / 2, 0, 0, -90):
                window_grid(town, 7, 0.8, storeys, 2, 3, (1.2, 1.6), 'glass', 'whitewash', lit=0.2, seed=i)
            if i % 3:
                gable_roof(town, width, 8, 2.6, ('tin-roof', 'green-roof', 'slate')[i % 3], z=storeys * 3)
            else:
                town.box(width + 0.6, 8.6, 0.3, 'whitewash', z=storeys * 3)
                town.box(2, 2, 2.2, wall, 1, 1, storeys * 3)
    z = height_at(ground, 20, 100)
    flat_block(town, 26, 16, 10, 20, 106, z, 'whitewash')
    flat_block(town, 17, 11, 7, 20, 107, z + 10.4, 'whitewash')
    gold_roof(town, 9, 8, 20, 107, z + 17.6)
    scene.put(town)
    flags = Mesh()
    for i in range(12):
        x, y = 2 + i * 3.2, 92 - (i % 3) * 2
        tall_flag(
            flags,
            x,
            y,
            height_at(ground, x, y),
            8,
            ('flag-white', 'flag-blue', 'flag-yellow', 'flag-red', 'flag-green')[i % 5],
            0.7,
        )
    scene.put(flags, layer='life')
    wood = [conifer(i, 16, 'pine', 0.2, 0.2) for i in range(2)] + [
        broadleaf(5 + i, 10, 'leaf-dark', cards=240, card=0.4) for i in range(2)
    ]
    scene.scatter(
        wood,
        640,
        ((-150, 190), (-30, 170)),
        ground,
        seed=4,
        sink=0.4,
        keep=lambda x, y, z: z > -34 and (not (-54 < x < 94 and 4 < y < 112) or (x * 7 + y * 13) % 10 < 2),
    )
    rope = Mesh()
    a, b = (-60, -46, 42), (96, 62, 84)
    cable = lambda t: [a[k] + (b[k] - a[k]) * t - (9 * 4 * t * (1 - t) if k == 2 else 0) for k in range(3)]
    for off in (0, 2.2):
        rope.tube([[cable(t)[0] + off, cable(t)[1], cable(t)[2]] for t in np.linspace(0, 1, 40)], 0.07, 'iron', 4)
    for t, paint in ((0.34, 'scarlet'), (0.74, 'turmeric')):
        x, y, z = cable(t)
        with rope.at(x + 1, y, z, 34):
            rope.tube([(0, 0, 0), (0, 0, -1.4)], 0.09, 'iron', 5)
            rope.box(3.6, 2.2, 0.9, paint, 0, 0, -3.9)
            rope.box(3.5, 2.1, 1.2, 'glass', 0, 0, -3.0)
            rope.box(3.7, 2.3, 0.35, paint, 0, 0, -1.8)
    scene.put(rope, layer='life')
    scene.layer = 'front'
    front = Mesh()
    flag_string(front, (-34, -46, 46), (-6, -60, 25), 1.6, 30, 0.8, seed=4)
    scene.put(front)
    scene.scatter(
        [bamboo_clump(3, 9)], 5, lambda r: (r.uniform(-34, -25), r.uniform(-44, -30)), ground, seed=3, scale=(0.9, 1.2)
    )
    birds = Mesh()
    flock_in(birds, 7, (-40, -14), (30, 60), (66, 76), 1.3)
    scene.put(birds, layer='life')
