"""Wild animals: solids melted into one skin, then painted by place. Each returns mesh data, standing at z = 0,
facing +x."""
import math

import numpy as np

from kit.mesh import Mesh, fuse, paint, swell
from kit.noise import fractal


def rhino():
    """An Indian one-horned rhinoceros, 1.75 m at the shoulder: plates of armour, folds, a low head and upright ears."""
    mesh = Mesh()
    for x, z, radii in (
        (-0.85, 1.08, (0.62, 0.62, 0.64)),
        (-0.2, 1.02, (0.8, 0.68, 0.64)),
        (0.5, 1.06, (0.6, 0.6, 0.66)),
        (0.85, 1.0, (0.45, 0.46, 0.52)),
        (0.62, 1.5, (0.42, 0.3, 0.22)),
        (-0.9, 1.5, (0.4, 0.34, 0.18)),
    ):
        mesh.ball(radii, 'rhino', x, 0, z, sides=22)
    mesh.tube([(0.95, 0, 1.1), (1.35, 0, 0.98), (1.6, 0, 0.88)], [0.48, 0.36, 0.28], 'rhino', 18)
    for x, y, z, radii in (
        (1.66, 0, 0.88, (0.34, 0.25, 0.28)),
        (1.95, 0, 0.74, (0.26, 0.19, 0.2)),
        (2.13, 0, 0.66, (0.15, 0.15, 0.15)),
        (2.0, 0, 0.56, (0.2, 0.14, 0.09)),
        (1.6, 0, 1.06, (0.2, 0.2, 0.14)),
    ):
        mesh.ball(radii, 'rhino', x, y, z, sides=16)
    for side in (-1, 1):
        mesh.tube(
            [(1.47, 0.16 * side, 1.08), (1.44, 0.22 * side, 1.24), (1.46, 0.23 * side, 1.38)],
            [0.07, 0.095, 0.03],
            'rhino',
            10,
        )
    for x, y, step, bend in (
        (0.72, 0.34, 0.1, 0.05),
        (0.72, -0.34, -0.14, 0.05),
        (-0.95, 0.34, -0.12, 0.1),
        (-0.95, -0.34, 0.12, 0.1),
    ):
        mesh.tube([(x, y, 1.0), (x + bend + step * 0.4, y, 0.55), (x + step, y, 0.1)], [0.38, 0.23, 0.19], 'rhino', 16)
        mesh.ball((0.23, 0.21, 0.1), 'rhino', x + step + 0.04, y, 0.09, sides=14)
    mesh.tube([(-1.4, 0, 1.3), (-1.52, 0, 1.05), (-1.52, 0, 0.7)], [0.08, 0.05, 0.045], 'rhino', 8)
    body = fuse(mesh.data('rhino'), 0.036, 4)

    def folds(x, y, z):
        """How far inside a crease each point lies, 0 to 1."""
        lines = (
            x - 0.22 - 0.1 * (z - 1.0),
            x + 0.5 + 0.16 * (z - 1.0),
            x - 1.02 + 0.35 * (z - 1.0),
            x - 1.3 + 0.2 * (z - 1.0),
        )
        crease = sum(np.exp(-((line / 0.032) ** 2)) for line in lines) * (z > 0.52)
        crease += (
            np.exp(-(((z - 0.62 - 0.05 * np.sin(x * 5)) / 0.03) ** 2))
            * (np.abs(x) > 0.35)
            * (x < 1.0)
            * (np.abs(y) > 0.25)
        )
        return np.clip(crease, 0, 1)

    def armour(x, y, z):
        plate = (0.035 * ((x > 0.22) & (x < 1.0)) + 0.045 * (x < -0.5)) * (z > 0.62) * (z < 1.75)
        studs = (
            0.014
            * np.maximum(0, np.sin(x * 46) * np.sin(z * 46 + y * 20))
            * (((x > 0.25) & (x < 0.95)) | (x < -0.55))
            * (z > 0.7)
        )
        return plate + studs - 0.075 * folds(x, y, z)

    body = paint(swell(body, armour), ('rhino', 'rhino-fold'), lambda x, y, z: (folds(x, y, z) > 0.62) * 1)
    extra = Mesh()
    extra.tube(
        [(2.12, 0, 0.78), (2.2, 0, 0.93), (2.2, 0, 1.06), (2.15, 0, 1.17)], [0.115, 0.085, 0.055, 0.008], '#6e655b', 10
    )
    for side in (-1, 1):
        extra.ball((0.03, 0.025, 0.03), 'hair', 1.8, 0.222 * side, 0.92, sides=8)
        extra.ball((0.03, 0.02, 0.02), 'hair', 2.24, 0.08 * side, 0.7, sides=6)
    return body, extra.data('rhino-horn')


def chital(antlers=False, grazing=False):
    """A spotted deer, .95 m at the shoulder, its head up or down to the grass; returns coat and spots with antlers."""
    mesh, skin = Mesh(), 'deer'
    for x, z, radii in (
        (0.36, 0.78, (0.26, 0.15, 0.2)),
        (0, 0.77, (0.42, 0.165, 0.19)),
        (-0.38, 0.79, (0.26, 0.16, 0.2)),
    ):
        mesh.ball(radii, skin, x, 0, z, sides=14)
    head = (0.86, 0.32) if grazing else (0.72, 1.26)
    mesh.tube(
        [(0.46, 0, 0.84), (0.6, 0, (0.84 + head[1]) / 2 + 0.06), (head[0] - 0.02, 0, head[1])],
        [0.16, 0.1, 0.075],
        skin,
        10,
    )
    drop = -0.14 if grazing else -0.05
    mesh.ball((0.12, 0.075, 0.085), skin, head[0] + 0.02, 0, head[1], sides=12)
    mesh.tube([(head[0] + 0.04, 0, head[1] - 0.01), (head[0] + 0.21, 0, head[1] + drop)], [0.07, 0.045], skin, 10)
    for side in (-1, 1):
        mesh.tube(
            [
                (head[0] - 0.03, 0.05 * side, head[1] + 0.05),
                (head[0] - 0.07, 0.13 * side, head[1] + 0.1),
                (head[0] - 0.1, 0.19 * side, head[1] + 0.11),
            ],
            [0.03, 0.045, 0.02],
            skin,
            7,
        )
    for x, y, step in ((0.38, 0.09, 0.05), (0.38, -0.09, -0.07), (-0.42, 0.09, -0.08), (-0.42, -0.09, 0.06)):
        back = 0.05 if x > 0 else -0.09
        mesh.tube(
            [(x, y, 0.72), (x + step * 0.5 - back * 0.4, y, 0.38), (x + step, y, 0.03)], [0.1, 0.042, 0.036], skin, 8
        )
    mesh.tube([(-0.6, 0, 0.88), (-0.72, 0, 0.74), (-0.72, 0, 0.6)], [0.05, 0.045, 0.025], skin, 7)
    body = fuse(mesh.data('chital'), 0.017, 4)

    def coat(x, y, z):
        spots = (np.sin(x * 52 + z * 14) * np.sin(z * 60 + np.sin(x * 9) * 1.5) > 0.62) & (z > 0.68) & (np.abs(x) < 0.6)
        return (
            (z < 0.64) & (z > 0.5) & (np.abs(x) < 0.4)
            | (x < -0.62) & (z < 0.75)
            | spots
            | (x > 0.55) & (z < 1.12) & (z > 0.85) & (np.abs(y) < 0.03)
        ) * 1

    extra = Mesh()
    extra.ball((0.025, 0.035, 0.025), 'hair', head[0] + 0.235, 0, head[1] + drop + 0.005, sides=7)
    for side in (-1, 1):
        extra.ball(0.017, 'hair', head[0] + 0.07, 0.066 * side, head[1] + 0.03, sides=6)
        if antlers:
            base = np.array([head[0] - 0.03, 0.035 * side, head[1] + 0.07])
            extra.tube(
                [
                    base,
                    base + (-0.12, 0.1 * side, 0.2),
                    base + (-0.16, 0.2 * side, 0.45),
                    base + (-0.06, 0.16 * side, 0.66),
                ],
                [0.02, 0.018, 0.015, 0.006],
                'bark-pale',
                6,
            )
            for at, tip in (
                ((-0.03, 0.02 * side, 0.05), (0.12, 0.05 * side, 0.17)),
                ((-0.15, 0.18 * side, 0.4), (-0.24, 0.12 * side, 0.58)),
            ):
                extra.tube([base + at, base + tip], [0.015, 0.005], 'bark-pale', 5)
    return paint(body, (skin, '#f0e2c8'), coat), extra.data('chital-face')
