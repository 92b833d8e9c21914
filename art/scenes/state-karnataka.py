"""Badami: the Bhutanatha temple on Agastya's lake under red sandstone bluffs, in golden light."""
import math

import numpy as np

from kit.architecture.dravidian import pillared_hall, ratha
from kit.life.birds import flock_in
from kit.life.people import woman
from kit.life.boats import rowing_boat
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.terrain import ground_sheet, plain, water_sheet
from kit.nature.trees import broadleaf
from kit.noise import fractal, ridged, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'gold',
    'alt': 'The sandstone Bhutanatha temple on the still lake of Badami in Karnataka, red cliffs with cut caves rising behind it.',
}


def ground(xs, ys):
    shore = ys - 24 - 5 * np.sin(xs * 0.05)
    arms = np.maximum(np.abs(xs + 4) - 62 + 0.25 * ys, 0) * 0.5
    inland = shore + arms * smoothstep(-40, 30, ys)
    bluff = 30 * smoothstep(24, 38, inland + 9 * fractal(xs * 0.03, ys * 0.03, 5)) + 9 * smoothstep(
        52, 64, inland + 10 * fractal(xs * 0.04 + 4, ys * 0.04, 4)
    )
    return (
        np.clip(inland * 0.16, -2, 2.6)
        + bluff
        + (ridged(xs * 0.06, ys * 0.06, 5) - 0.5) * 2.6 * smoothstep(4, 20, bluff)
        + 0.3 * fractal(xs * 0.1, ys * 0.1, 3)
    )


def build(scene):
    scene.material(
        'dry-hills',
        meadow=('#b08a58', '#8f8a4c'),
        rock=('#bd8a6c', '#93664f'),
        rock_slope=0.8,
        bump=2.2,
        bump_scale=0.3,
    )
    scene.camera((-4, -50, 4), (2, 20, 12.5), lens=37, lift=0.02, focus=76, fstop=5.6)
    scene.light(
        sun=-118,
        elevation=17,
        haze={'density': 0.0012, 'height': 20, 'base': 0.2, 'start': 60},
        clouds={'seed': 7.9, 'amount': 0.7},
    )
    scene.put(ground_sheet(ground, (-170, 170), (4, 190), 'dry-hills', 460, 380))
    scene.put(water_sheet('lake', 0, 600, -90))
    scene.put(plain('dry-hills', z=26, y=8200), layer='far')
    temple = Mesh()
    stone = 'red-stone-pale'
    temple.box(34, 18, 3.4, stone, 4, 25, -1.6)
    for i in range(6):
        temple.box(36, 0.8, 0.4, stone, 4, 15.8 - i * 0.7, 1.4 - i * 0.42)
    with temple.at(-2, 22, 1.8):
        pillared_hall(temple, 6, 3, 2.6, 4.2, stone, plinth=0.5, roof=0.7)
    with temple.at(11, 25, 1.8):
        temple.box(11, 10, 5.4, stone)
        ratha(temple, 9, 15, 5, stone, z=0.4)
    for x, y, size in ((24, 27, 6), (-17, 26, 5)):
        ratha(temple, size, size * 1.5, 3, stone, x, y, 1.4)
    for x, z, wide in ((-46, 14, 9), (-33, 18, 8), (36, 15, 9)):
        y = 40.0
        while height_at(ground, x, y) < z and y < 90:
            y += 0.6
        with temple.at(x, y - 1.2, z - 5):
            temple.box(wide, 5, 4.6, 'shadow', 0, 1)
            for k in range(5):
                temple.box(0.6, 0.6, 4.2, stone, -wide / 2 + 0.6 + k * (wide - 1.2) / 4, -1.6)
            temple.box(wide + 2, 3, 0.8, stone, 0, -0.6, 4.2)
            temple.box(wide + 2, 4, 0.8, stone, 0, -1, -0.8)
    scene.put(temple)
    scene.scatter(
        [broadleaf(50 + i, 7, spread=1.3, cards=320) for i in range(3)],
        60,
        ((-80, 80), (26, 60)),
        ground,
        seed=5,
        sink=0.3,
        keep=lambda x, y, z: 0.8 < z < 7 and not -20 < x < 28,
    )
    scene.scatter(
        [broadleaf(60 + i, 4, 'leaf-dry', spread=1.4, cards=200) for i in range(2)],
        130,
        ((-150, 150), (50, 170)),
        ground,
        seed=6,
        sink=0.3,
        keep=lambda x, y, z: z > 24,
    )
    scene.layer = 'front'
    stones = [rock(i, 1.6, 'rock-warm', 0.6) for i in range(3)]
    for i, (x, y, size) in enumerate(
        ((-15, -34, 1.5), (-12, -36.5, 1.0), (-18, -30, 1.2), (13, -37, 1.1), (16, -34, 1.4))
    ):
        scene.put(stones[i % 3], x, y, -0.5, i * 60, size)
    scene.scatter(
        [grass_tuft(6, 40, 1.2, leaf='reed')],
        40,
        lambda r: (r.choice((-1, 1)) * r.uniform(8, 16), r.uniform(-38, -30)),
        seed=7,
        sink=0.1,
        scale=(0.5, 0.9),
    )
    scene.layer = 'life'
    life = Mesh()
    for x, y, cloth in ((-4, 13.4, 'scarlet'), (-2.4, 13.8, 'turmeric'), (6, 14.6, 'magenta'), (17, 14.4, 'azure')):
        woman(life, cloth, x, y, 0.6, 1.05, 0, pot=x < 0)
    rowing_boat(life, -13, -8, 0, 16, 6, 'wood', 1)
    flock_in(life, 9, (-30, -4), (10, 40), (24, 34), 0.8)
    scene.put(life)
