"""Varkala at dusk: the red laterite cliff above a narrow beach, palms and cafés along its edge."""
import numpy as np

from kit.architecture.village import tiled_house
from kit.life.birds import flock_in
from kit.life.boats import fishing_boat
from kit.life.people import man, parasol, woman
from kit.mesh import Mesh
from kit.nature.ground_cover import rock
from kit.nature.palms import coconut_palm
from kit.nature.surf import surf
from kit.nature.terrain import ground_sheet, water_sheet
from kit.nature.trees import broadleaf
from kit.noise import fractal, ridged, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'dusk',
    'alt': 'The red laterite cliff of Varkala glowing at dusk above a narrow beach, with palms and tiled cafés along its edge.',
}


def edge(ys):
    return 5 + 6 * np.sin(ys * 0.022 + 0.6) - 0.0018 * (ys + 40) ** 2


def ground(xs, ys):
    inland = xs - edge(ys)
    beach = np.clip(inland * 0.07, -2, 1.5)
    gully = 3.5 * ridged(xs * 0.05, ys * 0.05, 4)
    cliff = 19 * smoothstep(17 + gully, 25 + gully * 2.2, inland) + 1.2 * fractal(xs * 0.06, ys * 0.06, 4) * smoothstep(
        18, 30, inland
    )
    return beach + cliff + 0.06 * fractal(xs * 0.3, ys * 0.3, 3)


def build(scene):
    scene.material(
        'dry-hills',
        meadow=('#7f9448', '#6f8340'),
        rock=('#bd8468', '#9c6650'),
        rock_slope=0.55,
        scale=0.06,
        bump=1.2,
        bump_scale=0.4,
    )
    scene.camera((-3, -50, 4.2), (10, 30, 9.2), lens=35, lift=0.03, focus=60, fstop=4)
    scene.light(
        sun=-74,
        elevation=12,
        haze={'density': 0.0014, 'height': 22, 'base': 0.2, 'start': 60},
        clouds={'seed': 11.1, 'amount': 0.9, 'stretch': (0.5, 1)},
    )
    scene.put(ground_sheet(ground, (-150, 170), (-60, 360), 'dry-hills', 420, 460, near=(60, 0.55)))
    sand = lambda xs, ys: np.where(xs - edge(ys) < 17, ground(xs, ys) + 0.05, -3)
    scene.put(ground_sheet(sand, (-150, 60), (-60, 300), 'beach', 300, 300, near=(40, 0.5)))
    scene.put(water_sheet('sea', 0, 4000, -80))
    scene.put(surf(edge, 1, (-56, 200)))
    tops = lambda r: (lambda y: (float(edge(y)) + r.uniform(34, 66), y))(r.uniform(-6, 210))
    palms = [coconut_palm(i, 11 + i, (-3.5 + i, -0.8)) for i in range(3)]
    scene.scatter(palms, 70, tops, ground, seed=3, sink=0.3)
    scene.scatter([broadleaf(8, 4, spread=1.5, clouds=6, cards=220, low=0.2)], 50, tops, ground, seed=4, sink=0.4)
    houses = Mesh()
    for i, y in enumerate((14, 30, 46, 64, 86, 112)):
        x = float(edge(y)) + 38 + (i % 2) * 3
        tiled_house(
            houses,
            9,
            6,
            x,
            y,
            height_at(ground, x, y),
            ('whitewash', 'cream-wall', 'blue-wall')[i % 3],
            turn=-80,
            seed=i,
        )
    scene.put(houses)
    scene.scatter(
        [rock(i, 1.2, 'laterite') for i in range(3)],
        26,
        lambda r: (lambda y: (float(edge(y)) + r.uniform(13, 20), y))(r.uniform(-10, 120)),
        ground,
        seed=6,
        scale=(0.4, 1.4),
    )
    scene.layer = 'life'
    life = Mesh()
    for x, y, turn, paint in ((6, -20, 60, 'azure'), (8, 2, 64, 'scarlet')):
        fishing_boat(life, x + float(edge(y)) - 4, y, height_at(ground, x + float(edge(y)) - 4, y) + 0.1, turn, paint)
    for x, y, cloth in (
        (4, -12, 'ivory'),
        (5, -11.5, 'scarlet'),
        (9, 14, 'turmeric'),
        (7, 34, 'ivory'),
        (6, 50, 'azure'),
    ):
        x += float(edge(y)) - 3
        woman(life, cloth, x, y, height_at(ground, x, y))
    for y, cloth in ((22, 'scarlet'), (28, 'turmeric'), (42, 'ivory')):
        x = float(edge(y)) + 10
        parasol(life, x, y, height_at(ground, x, y), 1.8, 2.4, cloth)
    flock_in(life, 8, (-22, -6), (30, 60), (18, 26), 0.9)
    scene.put(life)
