"""Panaji: the white church of the Immaculate Conception on its criss-cross stairs, palms and tiled houses, morning."""
from kit.architecture.arches import arched_wall, window_grid
from kit.architecture.himalayan import gable_roof
from kit.architecture.village import tiled_house
from kit.life.birds import flock_in
from kit.life.people import crowd
from kit.life.work import camera, little_one, person, with_child
from kit.mesh import Mesh
from kit.nature.palms import coconut_palm
from kit.nature.terrain import ground_sheet
from kit.nature.trees import broadleaf, bush
from kit.noise import fractal, smoothstep
from kit.stage.square import square
from kit.scene import height_at
import math

import numpy as np

PICTURE = {
    'hour': 'noon',
    'palette': 'gold-blue',
    'alt': 'The white church of the Immaculate Conception in Panaji above its zig-zag stairways, palms and tiled ochre houses beside it.',
}
TOP = 10.4


def stairs(mesh):
    """Three white terraces joined by pairs of crossing flights with balustrades."""
    for level, (half, front) in enumerate(((21, -16), (18, -9.5), (15, -3.5))):
        base = level * TOP / 3
        mesh.box(half * 2, 40, TOP / 3, 'whitewash', 0, front + 20, base)
        mesh.box(half * 2 + 0.3, 0.5, 0.22, 'blue-wall', 0, front, base + TOP / 3 - 0.1)
        for side in (-1, 1):
            for i in range(11):
                x = side * (half - 1.4 - i * 0.95) if level % 2 else side * (1.6 + i * 0.95)
                mesh.box(
                    1.0,
                    2.2,
                    TOP / 3 * (11 - i) / 11 if not level % 2 else TOP / 3 * (i + 1) / 11,
                    'cream-wall',
                    x,
                    front - 1.2,
                    base,
                )
            x0, x1 = (half - 1, half - 11.6) if level % 2 else (1.2, 12.2)
            lows = (base + 0.2, base + TOP / 3 + 0.2) if level % 2 else (base + TOP / 3 + 0.2, base + 0.2)
            mesh.add(
                [
                    (side * x0, front - 2.35, lows[0] - 0.2),
                    (side * x1, front - 2.35, lows[1] - 0.2),
                    (side * x1, front - 2.35, lows[1] + 0.75),
                    (side * x0, front - 2.35, lows[0] + 0.75),
                ],
                [(0, 1, 2, 3)],
                'whitewash',
            )
            mesh.tube(
                [(side * x0, front - 2.35, lows[0] + 0.8), (side * x1, front - 2.35, lows[1] + 0.8)],
                0.14,
                'blue-wall',
                5,
            )
        for i in range(int(half * 2 / 0.8)):
            x = -half + 0.4 + i * 0.8
            mesh.box(0.22, 0.22, 0.8, 'whitewash', x, front + 0.15, base + TOP / 3)
        mesh.box(half * 2, 0.35, 0.16, 'whitewash', 0, front + 0.15, base + TOP / 3 + 0.8)


def church(mesh):
    """A white baroque front: two towers, a tall belfry gable with its bell, blue trim."""
    mesh.box(14, 30, 9, 'whitewash', 0, 16)
    with mesh.at(0, 16, 9, 90):
        gable_roof(mesh, 30, 14, 4, 'tiles')
    mesh.box(10, 1.4, 13, 'whitewash')
    for z in (4.6, 8.6, 12.8):
        mesh.box(18.4, 1.8, 0.35, 'blue-wall', z=z)
    for x in (-4.8, -2.2, 2.2, 4.8):
        mesh.box(0.5, 1.7, 13, 'cream-wall', x)
    with mesh.at(0, -0.75):
        window_grid(mesh, 0.1, 0, 1, 1, 1, (2.4, 4.0), 'wood', kind='round')
        window_grid(mesh, 7.4, 5.3, 1, 3, 1, (1.3, 2.6), 'shutter-green', 'blue-wall', kind='round')
    for side in (-1, 1):
        with mesh.at(side * 6.9, 0.6):
            mesh.box(4.2, 4.2, 13.2, 'whitewash')
            with mesh.at(0, -2.16):
                window_grid(mesh, 0.1, 1, 1, 1, 1, (1.2, 2.2), 'shutter-green', kind='round')
                window_grid(mesh, 0.1, 5.4, 1, 1, 1, (1.2, 2.2), 'shutter-green', kind='round')
                window_grid(mesh, 0.1, 9.6, 1, 1, 1, (1.4, 2.2), 'shadow', kind='round')
            mesh.box(4.7, 4.7, 0.4, 'blue-wall', z=13)
            mesh.lathe([(3.0, 0), (1.7, 1.6), (0.1, 4.2)], 'whitewash', 4, False, z=13.4, start=45)
            mesh.box(0.14, 0.14, 1.6, 'cream-wall', 0, 0, 17.4)
            mesh.box(0.9, 0.14, 0.14, 'cream-wall', 0, 0, 18.4)
    with mesh.at(0, -0.7, 13):
        arched_wall(mesh, 5.4, 6.4, 'whitewash', 1.2, 2.8, 4.2, 0.9, 1.4, 'shadow', 'round', open_back=True)
        mesh.lathe([(0.7, 0), (0.5, 0.5), (0.3, 0.9), (0.05, 1)], 'brass', 14, y=0.7, z=2.2)
    for side in (-1, 1):
        mesh.add(
            [
                (side * 2.7, -0.7, 13),
                (side * 5, -0.7, 13),
                (side * 4.2, -0.7, 14.4),
                (side * 3, -0.7, 16.4),
                (side * 2.7, -0.7, 17),
            ],
            [tuple(range(5))],
            'whitewash',
        )
    mesh.lathe([(3.9, 0), (0.1, 2.6)], 'whitewash', 4, False, z=19.3, start=45)
    mesh.box(0.18, 0.18, 2.2, 'cream-wall', 0, 0, 21.6)
    mesh.box(1.2, 0.18, 0.18, 'cream-wall', 0, 0, 23)


def build(scene):
    scene.camera((-11, -62, 4), (0.8, 0, 14.4), lens=32, lift=0.03, focus=62, fstop=4)
    scene.light(
        sun=-98,
        elevation=31,
        haze={'density': 0.0013, 'height': 20, 'base': 0.2, 'start': 60},
        clouds={'seed': 33.2, 'amount': 0.9, 'scale': 0.9},
    )
    square(scene, 'paving', trees=0, people=0, wide=60)
    hill = (
        lambda xs, ys: 13 * smoothstep(-8, 30, ys) * smoothstep(19, 24, np.abs(xs))
        + 10 * smoothstep(30, 60, ys)
        + 0.5 * fractal(xs * 0.05, ys * 0.05, 3)
        - 0.3
    )
    scene.put(ground_sheet(hill, (-140, 140), (-14, 160), 'green-hills', 160, 120))
    white = Mesh()
    stairs(white)
    with white.at(0, 2.5, TOP):
        church(white)
    walls = ('ochre-wall', 'blue-wall', 'yellow-wall', 'pink-wall', 'whitewash')
    for i, (x, y, turn) in enumerate(
        (
            (-30, -10, 42),
            (-38, -20, 62),
            (31, -10, -42),
            (38, -22, -62),
            (-31, 14, 24),
            (31, 14, -24),
            (-44, 2, 50),
            (46, 2, -50),
        )
    ):
        tiled_house(
            white,
            11,
            8,
            x,
            y,
            max(0, height_at(hill, x, y - 4)) if y > -8 else 0,
            walls[i % 5],
            turn=turn,
            storeys=2,
            seed=i,
        )
    scene.put(white)
    palms = [coconut_palm(i, 12 + i, (2 - i, 0.6)) for i in range(3)]
    for i, (x, y) in enumerate(((-24, -6), (25, -5), (-22, 14), (23, 16), (-27, 24), (28, 26), (-15, 34), (16, 36))):
        scene.put(palms[i % 3], x, y, height_at(hill, x, y) if y > -10 else 0, i * 50, 1.05)
    scene.scatter(
        [broadleaf(3, 9, cards=320), broadleaf(4, 8, cards=320)],
        60,
        lambda r: (r.uniform(-90, 90), r.uniform(34, 90)),
        hill,
        seed=4,
    )
    scene.scatter(
        [bush(2, 1.2, 'blossom-pink'), bush(3, 1.2)],
        24,
        lambda r: (r.choice((-1, 1)) * r.uniform(21.5, 24), r.uniform(-22, -4)),
        seed=5,
    )
    scene.layer = 'front'
    scene.put(broadleaf(9, 11, 'blossom-red', spread=1.3, clouds=11, cards=420, card=0.18), -27.5, -34, 0, 0, 1)
    scene.layer = 'life'
    life = Mesh()
    crowd(life, 20, lambda r: (r.uniform(-18, 20), r.uniform(-31, -19.5)), seed=4, turbans=0)
    in_the_square(life)
    flock_in(life, 10, (-26, -6), (0, 20), (26, 36), 0.6)
    scene.put(life)


def in_the_square(mesh):
    """A fruit cart and its buyers, a couple on a bench, a boy with a bicycle tyre, one who photographs the church."""
    with mesh.at(-8.4, -32.5, 0, 18):
        for side in (-1, 1):
            for x in (-0.7, 0.7):
                with mesh.at(x, 0.42 * side, 0.3, 0, tilt=90):
                    mesh.lathe([(0.3, -0.03), (0.3, 0.03)], 'shadow', 18)
        mesh.box(2.2, 1.1, 0.1, 'wood', z=0.66)
        for x, stuff in ((-0.7, '#e8862c'), (0, 'leaf'), (0.7, 'turmeric')):
            for k in range(40):
                a, far = k * 2.4, 0.32 * math.sqrt(k / 40)
                mesh.ball(0.07, stuff, x + far * math.cos(a), 1.3 * far * math.sin(a), 0.8 + 0.28 * (1 - k / 40), 8)
        person(mesh, 'feed', 'shirt', '#a7b79c', '#5a4a3c', 0, 0.95, 0, 0, 1.1, head='brim', hat='#efe4d2')
        with_child(mesh, 'salwar', 'magenta', 'ivory', -0.2, -1.2, 0, 168, 1.08)
    with mesh.at(-1.8, -30.5, 0, 150, 1.1):
        mesh.box(1.9, 0.5, 0.42, 'laterite', 0, 0.02)
        person(mesh, 'talk', 'saree', 'teal', None, 0.42, 0, 0, 8, look=-30)
        person(mesh, 'bench', 'shirt', '#efe4d2', '#4d5560', -0.44, 0, 0, -10, look=30)
    with mesh.at(-13.6, -33.9, 0, 158, 1.1):
        person(mesh, 'photograph', 'jacket', '#7d93a8', '#4d5560', head='brim', hat='#c9b48a', pack='#b5552f')
        camera(mesh)
    little_one(mesh, 'run', 'emerald', -4.8, -33.3, 0, 96, 1.12)
