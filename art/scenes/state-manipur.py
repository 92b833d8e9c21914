"""Loktak at dawn: round floating meadows, fishermen's huts on the phumdis, a canoe between them."""
import math

import numpy as np

from kit.architecture.village import thatch_hut
from kit.life.birds import flock_in
from kit.life.boats import canoe
from kit.life.people import woman
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft, lily_patch
from kit.nature.terrain import water_sheet
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'dawn',
    'alt': "Ring-shaped floating meadows and a fisherman's thatched hut on Loktak lake in Manipur at dawn, a slim canoe poled between them.",
}


def build(scene):
    scene.camera((-2, -40, 13.5), (2, 26, 1.5), lens=36, lift=0.05)
    scene.light(
        sun=-102,
        elevation=15,
        haze={'density': 0.0017, 'height': 12, 'base': 0.2, 'start': 60},
        clouds={'seed': 3.7, 'amount': 0.8},
    )
    scene.put(water_sheet('lake', 0, 3000, -90))
    blue_hills(scene, near=560, count=3, height=64, base=0, width=1900, seed=11)
    mats = Mesh()
    rings = [
        (-15, 4, 8, 1.5),
        (14, -6, 7, 1.4),
        (5, 21, 10, 1.7),
        (-26, 34, 12, 1.8),
        (34, 20, 10, 1.7),
        (22, 48, 14, 1.9),
        (-8, 62, 15, 1.9),
        (56, 62, 16, 2),
        (-54, 70, 18, 2),
        (10, 96, 18, 2),
        (-30, 108, 18, 2),
        (60, 112, 20, 2),
    ]
    for x, y, radius, wide in rings:
        rows = []
        for a in np.linspace(0, 2 * math.pi, 41):
            wob = 1 + 0.06 * math.sin(a * 3 + x) + 0.04 * math.sin(a * 7 + y)
            c, s = math.cos(a), math.sin(a)
            rows.append(
                [
                    (x + c * (radius * wob - wide), y + s * (radius * wob - wide), -0.1),
                    (x + c * (radius * wob - wide * 0.5), y + s * (radius * wob - wide * 0.5), 0.32),
                    (x + c * radius * wob, y + s * radius * wob, -0.1),
                ]
            )
        mats.loft(rows, 'meadow')
    patches = [
        (-1, -9, 4.6, 2.6),
        (1.5, 4.5, 5.4, 3.4),
        (-32, 14, 8, 4),
        (30, 4, 6, 3),
        (20, 66, 9, 4),
        (-18, 84, 12, 5),
    ]
    for x, y, w, d in patches:
        mats.lathe([(1.04, -0.15), (1, 0.2), (0.8, 0.34)], 'meadow', 24, x=x, y=y, oval=(w, d))
    scene.put(mats)
    huts = Mesh()
    for x, y, s, turn in (
        (1.6, 5.2, 0.85, 12),
        (-32, 14.6, 0.9, -14),
        (30, 4.6, 0.8, 20),
        (20, 66, 1, 0),
        (-18, 84, 1, 10),
        (-26, 22.6, 0.7, 30),
    ):
        with huts.at(x, y, 0.3, turn, s):
            thatch_hut(huts, 5.4, 4, wall='weave')
    scene.put(huts)
    reeds = [grass_tuft(5, 44, 1.3, leaf='reed'), grass_tuft(6, 50, 0.9), grass_tuft(8, 46, 1.0)]

    def on_ring(r):
        x, y, radius, wide = rings[int(r.random() ** 1.5 * len(rings))]
        a = r.uniform(0, 6.283)
        wob = 1 + 0.06 * math.sin(a * 3 + x) + 0.04 * math.sin(a * 7 + y)
        away = radius * wob - wide * r.uniform(0.25, 0.75)
        return x + math.cos(a) * away, y + math.sin(a) * away

    scene.scatter(reeds, 1500, on_ring, lambda x, y: x * 0 + 0.2, seed=4, sink=0, scale=(0.5, 1.0))
    scene.scatter(
        reeds,
        150,
        lambda r: (lambda p: (p[0] + r.uniform(-0.8, 0.8) * p[2], p[1] + r.uniform(-0.8, 0.2) * p[3]))(
            patches[r.randrange(6)]
        ),
        lambda x, y: x * 0 + 0.25,
        seed=5,
        scale=(0.4, 0.8),
    )
    scene.scatter(
        [lily_patch(i, 14, 1.5, 3) for i in range(2)],
        40,
        ((-30, 30), (-28, 30)),
        seed=6,
        sink=0,
        keep=lambda x, y, z: all(abs(math.hypot(x - a, y - b) - c) > 2.6 for a, b, c, _ in rings),
    )
    scene.layer = 'life'
    life = Mesh()
    canoe(life, -4, 12.6, 0.02, 20, 7, 'azure', 1.15)
    canoe(life, 9, -14.5, 0.02, 165, 6.4, 'scarlet', 1.1)
    canoe(life, -15, 3, 0.02, 60, 6, 'ivory')
    canoe(life, 24, 34, 0.02, 10, 6, 'turmeric')
    woman(life, 'magenta', -0.6, 3, 0.35, 1.05, 20)
    flock_in(life, 12, (4, 30), (20, 60), (14, 22), 0.8, 'white-bird')
    scene.put(life)
