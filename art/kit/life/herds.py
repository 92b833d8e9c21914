"""Deer and wild cattle of the central forests and the western Ghats: barasingha, sambar, gaur; head at +x."""
import numpy as np

from kit.life.wildlife import chital
from kit.mesh import Mesh, fuse, paint


def barasingha(antlers=True, grazing=False):
    """A swamp deer: a plain russet coat and wide antlers of many points; returns coat and head-gear, 1.2 m at the
    shoulder at scale 1.3."""
    body, _ = chital(False, grazing)
    body = paint(body, ('deer', '#e4cfa9'), lambda x, y, z: ((z < 0.6) & (z > 0.5) & (np.abs(x) < 0.35)) * 1)
    extra = Mesh()
    head = (0.86, 0.32) if grazing else (0.72, 1.26)
    drop = -0.14 if grazing else -0.05
    extra.ball((0.03, 0.04, 0.03), 'hair', head[0] + 0.235, 0, head[1] + drop + 0.005, sides=7)
    for side in (-1, 1):
        extra.ball(0.018, 'hair', head[0] + 0.07, 0.066 * side, head[1] + 0.03, sides=6)
        if not antlers:
            continue
        base = np.array([head[0] - 0.03, 0.035 * side, head[1] + 0.07])
        beam = [
            (0, 0, 0),
            (-0.12, 0.16 * side, 0.16),
            (-0.14, 0.36 * side, 0.36),
            (-0.02, 0.42 * side, 0.6),
            (0.1, 0.36 * side, 0.76),
        ]
        extra.tube([base + p for p in beam], [0.026, 0.024, 0.021, 0.016, 0.006], 'bark-pale', 7)
        for at, tip in (
            (beam[0], (0.2, 0.06 * side, 0.2)),
            (beam[2], (-0.22, 0.46 * side, 0.6)),
            (beam[3], (0.16, 0.54 * side, 0.7)),
            (beam[3], (-0.1, 0.52 * side, 0.82)),
            ((0.04, 0.4 * side, 0.68), (-0.02, 0.3 * side, 0.86)),
        ):
            extra.tube([base + at, base + tip], [0.018, 0.005], 'bark-pale', 6)
    return body, extra.data('barasingha-face')


def gaur(grazing=False):
    """A gaur bull, 1.8 m at the shoulder: a black hide, the ridge of the back, white stockings, horns that curl up."""
    mesh, skin = Mesh(), '#2f2723'
    for x, z, radii in (
        (0.5, 1.28, (0.62, 0.4, 0.5)),
        (0.25, 1.5, (0.7, 0.22, 0.36)),
        (-0.25, 1.2, (0.72, 0.39, 0.46)),
        (-0.8, 1.2, (0.42, 0.34, 0.42)),
    ):
        mesh.ball(radii, skin, x, 0, z, sides=16)
    head = (1.62, 0.62) if grazing else (1.62, 1.36)
    mesh.tube(
        [(0.85, 0, 1.38), (1.25, 0, (1.4 + head[1]) / 2 + 0.1), (head[0] - 0.1, 0, head[1])],
        [0.42, 0.28, 0.2],
        skin,
        12,
    )
    mesh.ball((0.2, 0.17, 0.2), skin, *(head[0], 0, head[1]), sides=12)
    mesh.tube([(head[0] + 0.05, 0, head[1] - 0.02), (head[0] + 0.32, 0, head[1] - 0.24)], [0.16, 0.11], skin, 12)
    for x, y, step in ((0.6, 0.2, 0.1), (0.55, -0.2, -0.12), (-0.85, 0.19, -0.12), (-0.8, -0.19, 0.1)):
        mesh.tube([(x, y, 1.1), (x + step * 0.5, y, 0.58), (x + step, y, 0.04)], [0.22, 0.105, 0.085], skin, 10)
    mesh.tube([(-1.15, 0, 1.35), (-1.28, 0, 1.0), (-1.25, 0, 0.6)], [0.07, 0.05, 0.04], skin, 7)
    for side in (-1, 1):
        mesh.tube(
            [(head[0] - 0.1, 0.14 * side, head[1] + 0.05), (head[0] - 0.16, 0.36 * side, head[1] + 0.02)],
            [0.05, 0.06],
            skin,
            7,
        )
    body = paint(fuse(mesh.data('gaur'), 0.03, 5), (skin, '#d9c9a8'), lambda x, y, z: (z < 0.46) * 1)
    extra = Mesh()
    extra.ball((0.06, 0.1, 0.07), '#b9a58c', head[0] + 0.36, 0, head[1] - 0.27, 9)
    extra.ball((0.12, 0.14, 0.1), '#a9957c', head[0] + 0.04, 0, head[1] + 0.16, 10)
    for side in (-1, 1):
        extra.ball(0.028, 'hair', head[0] + 0.13, 0.15 * side, head[1] + 0.05, sides=7)
        horn = [
            (head[0] - 0.02, 0.12 * side, head[1] + 0.15),
            (head[0] - 0.02, 0.36 * side, head[1] + 0.2),
            (head[0] + 0.02, 0.5 * side, head[1] + 0.42),
            (head[0] + 0.05, 0.4 * side, head[1] + 0.62),
        ]
        extra.tube(horn, [0.075, 0.066, 0.045, 0.008], '#c9bd9a', 9)
    return body, extra.data('gaur-horns')
