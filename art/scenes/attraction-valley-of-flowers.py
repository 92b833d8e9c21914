"""The Valley of Flowers in July: a carpet of pink, violet and yellow, a stream, glaciers above parting cloud."""
import numpy as np

from kit.life.birds import flock_in
from kit.life.work import camera, person
from kit.mesh import Mesh
from kit.nature.ground_cover import flower_tuft, grass_tuft, rock
from kit.nature.terrain import ground_sheet, plain, river_strip
from kit.nature.trees import conifer
from kit.noise import fractal, ridged, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import GREAT_PEAKS, snow_peaks

PICTURE = {
    'hour': 'noon',
    'alt': 'Walkers among the pink, violet and yellow flowers of the Valley of Flowers in Uttarakhand, a stream between them and glaciers above.',
}
stream = lambda y: 5 + 7 * np.sin(np.asarray(y, float) * 0.04 + 0.6)


def ground(xs, ys):
    side = (
        np.clip((np.abs(xs - 4) - 38 - ys * 0.1) / 200, 0, 1.6) ** 1.1
        * 190
        * (0.5 + 0.6 * ridged(xs * 0.007, ys * 0.007, 6))
    )
    bed = 1.6 * smoothstep(2, 8, np.abs(xs - stream(ys))) - 0.9
    return side + bed + 0.025 * np.maximum(ys, 0) + 0.7 * fractal(xs * 0.04, ys * 0.04, 4)


def build(scene):
    scene.camera((-3, -30, 3.8), (3, 30, 9.5), lens=34, lift=0.03, focus=34, fstop=4)
    scene.light(
        sun=-106,
        elevation=36,
        energy=4.2,
        haze={'density': 0.0008, 'height': 40, 'base': 0.35, 'start': 50},
        clouds={'scale': 1.1, 'low': 0.4, 'high': 0.64, 'amount': 1.0, 'seed': 7.5},
    )
    scene.put(ground_sheet(ground, (-260, 270), (-44, 520), 'green-hills', 320, 380, near=(60, 0.4)))
    scene.put(plain('green-hills', z=-4), layer='far')
    snow_peaks(scene, GREAT_PEAKS, lift=20, x=-120, scale=0.9)
    scene.put(river_strip(lambda y: float(stream(y)), lambda y: 4.6, (-44, 200), 'glacial', 0.1))
    blooms = [
        flower_tuft(10 + i, 46, 0.62, 0.8, name, 'grass')
        for i, name in enumerate(('blossom-pink', 'violet', 'marigold', 'magenta', 'turmeric', 'ivory'))
    ]
    away = lambda x, y, z: abs(x - stream(y)) > 3.4 and not abs(x + 9 - 0.1 * y) < 1.0
    scene.layer = 'front'
    for i, kind in enumerate(blooms):
        scene.scatter(
            [kind],
            300,
            lambda r, i=i: (r.gauss(((i * 37) % 50) - 24, 9), r.uniform(-27, 14)),
            ground,
            seed=20 + i,
            sink=0.05,
            keep=away,
            scale=(0.7, 1.15),
        )
    scene.layer = 'land'
    for i, kind in enumerate(blooms):
        scene.scatter(
            [kind],
            200,
            lambda r, i=i: (r.gauss(((i * 41) % 80) - 40, 16), r.uniform(14, 80)),
            ground,
            seed=30 + i,
            sink=0.05,
            keep=away,
            scale=(1.2, 1.9),
        )
    scene.scatter([grass_tuft(5, 50, 0.6)], 500, ((-30, 32), (-28, 20)), ground, seed=5, sink=0.05, keep=away)
    scene.scatter(
        [rock(i, 0.9) for i in range(3)],
        90,
        lambda r: (lambda y: (float(stream(y)) + r.choice((-1, 1)) * r.uniform(1.6, 4.4), y))(r.uniform(-24, 100)),
        ground,
        seed=6,
        sink=0.25,
        scale=(0.2, 1),
    )
    scene.scatter(
        [conifer(i, 13, 'pine', 0.24, 0.3) for i in range(2)],
        170,
        ((-150, 160), (40, 220)),
        ground,
        seed=7,
        sink=0.3,
        keep=lambda x, y, z: 6 < z < 60,
    )
    scene.layer = 'life'
    life = Mesh()
    at = lambda x, y: (x, y, height_at(ground, x, y))
    for deed, dress, cloth, x, y, turn, hat, pack in (
        ('photograph', 'jacket', '#a8503f', -5.6, -17.4, 152, '#efe4d2', '#3f6552'),
        ('walk', 'jacket', 'turmeric', -8.2, -12.6, 166, '#c9b48a', '#4f6f8f'),
        ('walk', 'jacket', '#4f6f8f', -7.0, -10.4, 170, 'crimson', '#b5552f'),
        ('draw', 'jacket', '#8c6f5a', 1.0, -14.6, 40, '#c9b48a', None),
    ):
        with life.at(*at(x, y), turn, 1.05):
            person(life, deed, dress, cloth, '#4d5560', head='brim', hat=hat, pack=pack)
            if deed == 'photograph':
                camera(life)
            if deed == 'walk':
                life.tube([(-0.25, -0.28, 0.95), (-0.3, -0.4, 0)], 0.015, 'iron', 5)
    flock_in(life, 6, (8, 24), (20, 40), (16, 22), 0.7)
    scene.put(life)
