"""Birds in flight, kites and flags."""
import math

import numpy as np


def flock(mesh, places, span=1.0, material='bird', seed=1):
    """Birds on the wing at places (x, y, z); span in metres."""
    chance = np.random.RandomState(seed)
    for place in places:
        place, size = np.array(place, float), span * (0.7 + 0.6 * chance.rand())
        angle, lift = chance.uniform(-0.6, 0.6), 0.25 + 0.5 * chance.rand()
        wing = np.array([math.cos(angle), math.sin(angle), 0]) * size
        up, body = np.array([0, 0, size * lift]), np.array([-math.sin(angle), math.cos(angle), 0]) * size * 0.25
        verts = [
            place - body,
            place + body,
            place - wing * 0.55 + up * 0.55,
            place - wing + up * 0.35 - body * 0.5,
            place + wing * 0.55 + up * 0.55,
            place + wing + up * 0.35 - body * 0.5,
        ]
        mesh.add(verts, [(0, 1, 2), (0, 2, 3), (1, 0, 4), (0, 4, 5)], material)


def flock_in(mesh, count, x_range, y_range, z_range, span=1.0, material='bird', seed=1):
    """A loose flock within three ranges."""
    chance = np.random.RandomState(seed + 40)
    flock(
        mesh,
        [(chance.uniform(*x_range), chance.uniform(*y_range), chance.uniform(*z_range)) for _ in range(count)],
        span,
        material,
        seed,
    )


def kite(mesh, x, y, z, size=0.8, colours=('flag-red', 'flag-yellow'), turn=0, tail=True, line_to=None):
    """A paper fighting kite (patang); line_to is where its string ends."""
    with mesh.at(x, y, z, turn, size):
        mesh.add([(0, 0, 0.6), (-0.55, 0.05, 0.08), (0, 0, -0.5)], [(0, 1, 2)], colours[0])
        mesh.add([(0, 0, 0.6), (0, 0, -0.5), (0.55, 0.05, 0.08)], [(0, 1, 2)], colours[1])
        if tail:
            mesh.add([(0, 0, -0.44), (-0.16, 0, -0.68), (0.16, 0, -0.68)], [(0, 1, 2)], colours[1])
    if line_to:
        start, end = np.array((x, y, z), float), np.array(line_to, float)
        path = [start + (end - start) * t - np.array([0, 0, 3 * t * (1 - t)]) for t in np.linspace(0, 1, 12)]
        mesh.tube(path, 0.012, 'rope', 3)
