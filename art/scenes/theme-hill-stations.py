"""A blue toy train rounds the bend of a misty hill station among deodars."""
import math

import numpy as np

from kit.architecture.himalayan import hill_house
from kit.architecture.village import chalet
from kit.life.birds import flock_in
from kit.life.people import man, woman
from kit.life.vehicles import carriage, smoke, steam_engine, track
from kit.mesh import Mesh
from kit.nature.ground_cover import flower_tuft, grass_tuft
from kit.nature.terrain import ground_sheet
from kit.nature.trees import bush, conifer
from kit.noise import fractal, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'dawn',
    'palette': 'dawn-mist',
    'alt': 'A small blue steam train curves along a misty ridge past cottages and deodars, blue hills folding away behind it.',
}


def line(t):
    """The track: a bend along the ridge."""
    angle = math.radians(196 + 130 * t)
    return 4 + 30 * math.cos(angle), 4 + 22 * math.sin(angle), 3.0 + 1.6 * t


def build(scene):
    scene.camera((-8, -46, 9), (3, 30, 11), lens=36, focus=46, fstop=0.14)
    scene.light(
        sun=104,
        elevation=16,
        energy=5,
        haze={'density': 0.0028, 'height': 22, 'start': 34, 'base': 0.16, 'floor': -20, 'most': 0.86},
        clouds={'seed': 4.8, 'amount': 0.5},
    )

    def ground(xs, ys):
        bed = 3.0 + 0.03 * (xs + 26)
        drop = -46 * smoothstep(30, 84, np.hypot(xs - 4, (ys - 4) * 1.15))
        hill = 13 * smoothstep(36, 4, np.hypot(xs - 12, ys - 12) * 0.9) * smoothstep(4, 16, ys)
        return (
            bed
            - 0.3
            + drop
            + hill * 0.7
            + 0.5
            * fractal(xs * 0.06, ys * 0.06, 4)
            * 1.6
            * smoothstep(0, 8, abs(np.hypot((xs - 4) / 30, (ys - 4) / 22) - 1) * 24)
        )

    scene.put(ground_sheet(ground, (-120, 130), (-60, 150), 'green-hills', 300, 300))
    blue_hills(scene, near=230, count=5, height=44, base=-44, width=1300, length=170)
    rails = Mesh()
    track(rails, [line(t) for t in np.linspace(-0.35, 1.2, 70)])
    scene.put(rails)
    scene.layer = 'life'
    train = Mesh()
    for i, t in enumerate((0.515, 0.43, 0.335, 0.24)):
        x, y, z = line(t)
        ahead = line(t + 0.01)
        turn = math.degrees(math.atan2(ahead[1] - y, ahead[0] - x))
        if i == 0:
            steam_engine(train, x, y, z + 0.1, turn)
            smoke(train, x + 0.9, y + 1.0, z + 3.0, 8, (-1.15, 0.3, 0.42), size=0.26)
        else:
            carriage(train, 5.6, x, y, z + 0.1, turn, 'azure', 'ivory', 1.8, 2.1)
    scene.put(train)
    scene.layer = 'land'
    houses = Mesh()
    for x, y, storeys, turn, roof in (
        (16, 14, 2, 10, 'tin-roof'),
        (29, 17, 2, -14, 'green-roof'),
        (2, 24, 2, 8, 'slate'),
        (38, 30, 2, -20, 'tin-roof'),
    ):
        hill_house(houses, 9, 6, storeys, x, y, height_at(ground, x, y - 3) - 0.9, turn=turn, roof=roof, seed=int(x))
    chalet(houses, 8, 6, 22, 30, height_at(ground, 22, 27), 5, 'tin-roof', 'whitewash')
    scene.put(houses)
    trees = [conifer(i, 17, width=0.24, drop=0.3) for i in range(3)]
    scene.scatter(
        trees,
        420,
        ((-80, 94), (-6, 120)),
        ground,
        sink=0.4,
        seed=5,
        scale=(0.7, 1.25),
        keep=lambda x, y, z: z > -24
        and np.hypot((x - 4) / 30, (y - 4) / 22) > 0.12
        and abs(np.hypot((x - 4) / 30, (y - 4) / 22) - 1) > 0.17
        and not any(abs(x - a) < 6.5 and -9 < y - b < 4 for a, b in ((16, 14), (29, 17), (2, 24), (38, 30), (22, 30))),
    )
    scene.put(trees[0], -27, -18, height_at(ground, -27, -18), 0, 1.1, layer='front')
    scene.put(trees[1], -31, -22, height_at(ground, -31, -22), 90, 1.2, layer='front')
    scene.scatter(
        [grass_tuft(4, 60, 0.6)],
        700,
        ((-32, 34), (-42, 6)),
        ground,
        sink=0.04,
        seed=8,
        keep=lambda x, y, z: abs(np.hypot((x - 4) / 30, (y - 4) / 22) - 1) > 0.08,
    )
    scene.scatter(
        [bush(1, 1.5), bush(2, 1.4, 'blossom-red')],
        90,
        ((-32, 44), (-14, 12)),
        ground,
        sink=0.1,
        seed=9,
        keep=lambda x, y, z: abs(np.hypot((x - 4) / 30, (y - 4) / 22) - 1) > 0.14,
    )
    scene.scatter(
        [flower_tuft(3, flower='blossom-pink'), flower_tuft(5, flower='marigold')],
        240,
        ((-20, 16), (-36, -24)),
        ground,
        sink=0.03,
        seed=6,
    )
    folk = Mesh()
    woman(folk, 'scarlet', -12.6, -20.2, height_at(ground, -12.6, -20.2), 1, 200)
    man(folk, 'ivory', 'indigo', -11.7, -20, height_at(ground, -11.7, -20), 1, 190)
    flock_in(folk, 7, (-22, -4), (20, 40), (19, 25), 0.6)
    scene.put(folk, layer='life')
