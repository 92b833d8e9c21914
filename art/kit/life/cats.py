"""Tigers and lions: one body melted from its muscles, then painted by place. Each returns mesh data, standing at z =
0, facing +x."""
import math

import numpy as np

from kit.mesh import Mesh, fuse, paint, swell
from kit.noise import fractal

# The trunk from rump to neck: (x, height of its middle, half its breadth, half its height).
TRUNK = (
    (-1.0, 0.75, 0.08, 0.1),
    (-0.9, 0.745, 0.185, 0.24),
    (-0.7, 0.745, 0.235, 0.295),
    (-0.42, 0.735, 0.2, 0.245),
    (-0.1, 0.715, 0.22, 0.265),
    (0.2, 0.7, 0.24, 0.295),
    (0.48, 0.7, 0.245, 0.325),
    (0.68, 0.735, 0.22, 0.285),
    (0.86, 0.79, 0.18, 0.225),
    (1.0, 0.835, 0.158, 0.19),
    (1.14, 0.865, 0.15, 0.165),
)


def _cat(stride, material, tail, voxel):
    """A walking big cat, 1 m at the shoulder: head low, chest deep, one paw ahead."""
    mesh = Mesh()
    ring = np.linspace(0, 2 * math.pi, 25)[:-1]
    mesh.loft(
        [[(x, math.cos(a) * ry, z + math.sin(a) * rz) for a in ring] for x, z, ry, rz in TRUNK], material, closed=True
    )
    for x, z, size in (
        (-0.96, 0.75, (0.1, 0.12, 0.15)),
        (1.1, 0.86, (0.12, 0.14, 0.15)),
        (0.5, 0.94, (0.2, 0.12, 0.1)),
    ):
        mesh.ball(size, material, x, 0, z, 16)
    # Skull, brow, bridge of the nose, muzzle, chin; then cheeks, whisker pads and ears to both sides.
    for x, z, size in (
        (1.22, 0.9, (0.165, 0.155, 0.15)),
        (1.25, 0.985, (0.12, 0.105, 0.06)),
        (1.385, 0.845, (0.1, 0.085, 0.07)),
        (1.385, 0.785, (0.065, 0.05, 0.04)),
    ):
        mesh.ball(size, material, x, 0, z, 16)
    mesh.tube([(1.25, 0, 0.965), (1.36, 0, 0.93), (1.44, 0, 0.885)], [0.07, 0.056, 0.044], material, 12)
    for side in (-1, 1):
        mesh.ball((0.12, 0.08, 0.105), material, 1.19, 0.105 * side, 0.855, 14)
        mesh.ball((0.058, 0.052, 0.048), material, 1.425, 0.042 * side, 0.838, 12)
        mesh.ball((0.036, 0.062, 0.07), material, 1.13, 0.118 * side, 1.045, 12)
        step = stride * side
        mesh.ball((0.17, 0.1, 0.27), material, 0.58 + 0.1 * step, 0.165 * side, 0.64, 14)
        mesh.tube(
            [
                (0.6, 0.17 * side, 0.68),
                (0.5 + 0.35 * step, 0.17 * side, 0.44),
                (0.58 + 0.8 * step, 0.155 * side, 0.24),
                (0.58 + step, 0.15 * side, 0.07),
            ],
            [0.15, 0.11, 0.082, 0.076],
            material,
            14,
        )
        _paw(mesh, material, 0.64 + step, 0.15 * side)
        step *= -0.85
        mesh.ball((0.235, 0.115, 0.29), material, -0.68 + 0.25 * step, 0.145 * side, 0.62, 14)
        mesh.tube(
            [
                (-0.62 + 0.25 * step, 0.15 * side, 0.6),
                (-0.5 + 0.6 * step, 0.15 * side, 0.43),
                (-0.79 + step, 0.145 * side, 0.27),
                (-0.73 + step, 0.14 * side, 0.07),
            ],
            [0.175, 0.115, 0.06, 0.066],
            material,
            14,
        )
        _paw(mesh, material, -0.67 + step, 0.14 * side)
    mesh.tube(tail, np.linspace(0.075, 0.046, len(tail)), material, 12)
    body = fuse(mesh.data('cat'), voxel, round(0.06 / voxel))
    return swell(body, lambda x, y, z: 0.006 * fractal(x * 26 + y * 11, z * 26 - y * 7, 3))


def _paw(mesh, material, x, y):
    mesh.ball((0.115, 0.092, 0.062), material, x, y, 0.058, 12)
    for toe in (-0.055, 0, 0.055):
        mesh.ball((0.052, 0.034, 0.042), material, x + 0.09 - abs(toe) * 0.4, y + toe, 0.042, 8)


def _draw_face(mesh, nose, eyes, ears):
    """Eyes under dark rims, a broad nose, the line of the mouth, whiskers, and the dark backs of the ears."""
    mesh.ball((0.028, 0.043, 0.03), nose, 1.475, 0, 0.882, 10)
    mesh.tube([(1.49, 0, 0.862), (1.487, 0, 0.818)], 0.006, '#2a1c18', 5)
    for side in (-1, 1):
        mesh.tube([(1.487, 0, 0.818), (1.462, 0.045 * side, 0.797), (1.41, 0.075 * side, 0.797)], 0.006, '#2a1c18', 5)
        mesh.ball((0.03, 0.034, 0.026), '#2a1c18', 1.342, 0.077 * side, 0.938, 10)
        mesh.ball((0.022, 0.024, 0.019), eyes, 1.357, 0.08 * side, 0.939, 10)
        mesh.ball((0.01, 0.011, 0.012), '#120c0a', 1.373, 0.087 * side, 0.94, 8)
        mesh.ball((0.016, 0.05, 0.056), ears, 1.108, 0.122 * side, 1.052, 10)
        mesh.ball((0.02, 0.036, 0.042), '#e6cdb0', 1.152, 0.115 * side, 1.045, 10)
        for k in range(4):
            mesh.tube(
                [
                    (1.44, 0.07 * side, 0.82 + 0.012 * k),
                    (1.43, 0.2 * side, 0.8 + 0.03 * k),
                    (1.39, 0.31 * side, 0.76 + 0.035 * k),
                ],
                0.0022,
                'ivory',
                3,
            )


def _chance(number):
    """A number from 0 to 1 for each whole number."""
    value = np.sin(number * 12.9898 + 4.1) * 43758.5453
    return value - np.floor(value)


def tiger(stride=0.24):
    """A walking Bengal tiger: broken stripes, white below, on the cheeks and above the eyes; returns body and face."""
    body = _cat(
        stride,
        'tiger',
        [
            (-0.94, 0, 0.88),
            (-1.12, 0.02, 0.74),
            (-1.3, 0.05, 0.54),
            (-1.52, 0.09, 0.43),
            (-1.74, 0.12, 0.47),
            (-1.88, 0.13, 0.6),
            (-1.92, 0.13, 0.74),
        ],
        0.0125,
    )

    def coat(x, y, z):
        u = (x + 0.05 * fractal(x * 4 + 5, z * 5 + np.sign(y) * 9, 3) + 0.1 * (z - 0.7) ** 2) * 9.5
        number, place = np.floor(u) + 40 * np.sign(y), u - np.floor(u) - 0.5
        # Each stripe hangs from the spine to a depth of its own and thins out; every other one splits into a lozenge.
        depth = 0.42 + 0.3 * _chance(number)
        down = np.clip((z - depth) / (1.0 - depth), 0, 1)
        wide = 0.04 + 0.17 * down**0.8
        stripe = (np.abs(place) < wide) & (z > depth)
        stripe &= ~((np.abs(place) < wide - 0.075) & (down > 0.22) & (down < 0.62) & (_chance(number + 7) > 0.45))
        between = u + 0.5 - np.floor(u + 0.5) - 0.5
        stripe |= (np.abs(between) < 0.1 * np.clip((0.66 - z) / 0.2, 0, 1)) & (z > 0.44)
        torso = (x > -0.96) & (x < 1.04) & (z > 0.42)
        legs = (
            (z < 0.5)
            & (z > 0.15)
            & (np.abs(np.modf(z * 11 + x * 1.5 + 4)[0] - 0.5) < 0.13)
            & ((np.abs(y) > 0.16) | (x < -0.3))
            & ((x < 0) | (z > 0.3))
        )
        tail = (x < -1.0) & (np.abs(np.modf((x - z * 0.35) * -7)[0] - 0.5) < 0.2)
        face = (x > 1.04) & (x < 1.33) & (z > 0.955) & (np.abs(np.modf(np.abs(y) * 10 + x * 9)[0] - 0.5) < 0.15)
        cheek = (
            (x > 1.02)
            & (x < 1.26)
            & (np.abs(y) > 0.09)
            & (z < 0.955)
            & (np.abs(np.modf(x * 12 + z * 7)[0] - 0.5) < 0.14)
        )
        white = (z < 0.53 + 0.03 * np.sin(x * 9)) & (z > 0.38) & (np.abs(y) < 0.17) & (x > -0.9) & (x < 0.8)
        white |= (
            (x > 0.8) & (z < 0.78) & (z > 0.5) & (np.abs(y) < 0.14)
            | (x > 1.36) & (z < 0.872)
            | (x > 1.27) & (z > 0.958) & (np.abs(y) > 0.045)
            | (x > 1.12) & (np.abs(y) > 0.125) & (z < 0.93)
        )
        white |= (z < 0.42) & (z > 0.13) & (np.abs(y) < 0.105)
        pale = (z < 0.62) | (z < 0.3)
        return np.where((stripe & torso) | legs | tail | face | cheek, 3, np.where(white, 2, np.where(pale, 1, 0)))

    extra = Mesh()
    _draw_face(extra, '#b9705c', '#d8a437', '#241a16')
    return paint(body, ('tiger', '#e2a35c', '#f3e7d3', '#2b1d17'), coat), extra.data('tiger-face')


def lion(stride=0.22, mane=True):
    """An Asiatic lion: a short dark mane that leaves the ears free, a fold along the belly, a tufted tail; or its
    lioness."""
    body = _cat(
        stride,
        'lion',
        [
            (-0.94, 0, 0.88),
            (-1.1, 0.02, 0.7),
            (-1.2, 0.04, 0.5),
            (-1.3, 0.06, 0.34),
            (-1.44, 0.08, 0.27),
            (-1.58, 0.1, 0.33),
        ],
        0.015,
    )
    body = paint(
        body,
        ('lion', '#ecd6b2', '#d9b27c'),
        lambda x, y, z: np.select(
            [(x > 1.37) & (z < 0.85) | (x > 1.3) & (z < 0.8), (z < 0.56) & (np.abs(y) < 0.19) & (z > 0.38)], [1, 2], 0
        ),
    )
    chance, hair = np.random.RandomState(4), Mesh()
    _draw_face(hair, '#5a3a33', '#c08a33', '#4a3426')
    hair.ball((0.1, 0.05, 0.065), 'mane', -1.62, 0.1, 0.35, 10)
    if not mane:
        return body, hair.data('lioness-face')
    ruff = Mesh()
    for x, z, size in (
        (1.02, 0.9, (0.16, 0.225, 0.24)),
        (0.92, 0.8, (0.22, 0.24, 0.3)),
        (0.84, 0.62, (0.16, 0.17, 0.22)),
    ):
        ruff.ball(size, 'mane', x, 0, z, 16)
    ruff = swell(fuse(ruff.data('ruff'), 0.028, 2), lambda x, y, z: 0.05 * fractal(x * 9 + y * 5, z * 5, 3))
    ruff = paint(ruff, ('mane', 'mane-pale'), lambda x, y, z: (x + 0.2 * fractal(y * 7, z * 6, 3) > 1.04) * 1)
    for _ in range(520):
        around, along = chance.uniform(0, 2 * math.pi), chance.rand()
        x, z, size = 1.1 - 0.28 * along, 0.9 - 0.22 * along, 0.17 + 0.09 * along
        if z + math.cos(around) * size > 1.0 and along < 0.3:
            continue
        root = np.array([x, math.sin(around) * size, z + math.cos(around) * size * 1.15])
        way = np.array([-0.5, math.sin(around) * 0.5, math.cos(around) * 0.35 - 0.7]) * chance.uniform(0.13, 0.27)
        kind = chance.rand()
        hair.tube(
            [root, root + way * 0.5 + (0, 0, 0.015), root + way],
            [0.026, 0.02, 0.003],
            'mane' if kind < 0.55 else 'mane-pale' if kind < 0.88 else 'lion',
            5,
        )
    return body, ruff, hair.data('lion-mane')
