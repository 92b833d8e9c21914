"""Head-and-shoulders figures for portraits: plain, calm faces, varied hair and dress. Facing -y, shoulders at z = 0."""
import math

import numpy as np

from kit.mesh import Mesh, fuse


# The head's own parts are drawn with the neck's full length; a bust sets them this much lower.
SETTLE = -0.168


def put_bust(scene, figure, skin='skin', width=1.0, jaw=1.0, nose=1.0):
    """Put a head of the given build and the figure's cloth and hair in the scene."""
    scene.put(head(skin, width, jaw, nose), z=SETTLE)
    scene.put(figure)


def head(skin='skin', width=1.0, jaw=1.0, nose=1.0):
    """A smooth head with neck, ears and nose as fused mesh data; chin at about z .33, crown at .75 (metres × 1)."""
    mesh = Mesh()
    mesh.ball((0.115 * width, 0.135, 0.145), skin, 0, 0.01, 0.59, sides=24)
    mesh.ball((0.088 * width * jaw, 0.1, 0.115), skin, 0, -0.025, 0.47, sides=24)
    mesh.ball((0.04 * jaw, 0.03, 0.028), skin, 0, -0.108, 0.385, sides=16)
    mesh.tube([(0, 0.03, 0.02), (0, 0.02, 0.25), (0, 0.015, 0.42)], [0.1, 0.07, 0.072], skin, 20)
    mesh.tube([(0, -0.118, 0.565), (0, -0.142, 0.515), (0, -0.15, 0.49)], [0.014, 0.02, 0.024], skin, 12)
    for side in (-1, 1):
        mesh.ball((0.018 * nose, 0.02, 0.015), skin, side * 0.018, -0.132, 0.484, sides=12)
        mesh.ball((0.014, 0.026, 0.036), skin, side * 0.112 * width, 0.025, 0.53, sides=14)
        mesh.ball((0.04, 0.03, 0.03), skin, side * 0.06, -0.085, 0.48, sides=14)
    mesh.ball((0.03, 0.02, 0.012), skin, 0, -0.115, 0.43, sides=14)
    return fuse(mesh.data('head'), 0.0085, 14)


def face(
    mesh, brow='hair', lips='#8a4a42', smile=0.5, glasses=None, width=1.0, beard=None, bindi=False, moustache=False
):
    """Open eyes, brows and mouth; a beard is a colour name or None."""
    for side in (-1, 1):
        mesh.ball((0.0235, 0.014, 0.0125), '#f3ece2', side * 0.047, -0.1125, 0.545, 18)
        mesh.ball((0.0112, 0.006, 0.0112), '#4a2f20', side * 0.0455, -0.1225, 0.545, 16)
        mesh.ball((0.0055, 0.004, 0.0055), '#0d0908', side * 0.0455, -0.1268, 0.545, 12)
        mesh.ball((0.0022, 0.002, 0.0022), '#ffffff', side * 0.0455 - 0.003, -0.1302, 0.5495, 8)
        for lift, thick in ((0.0118, 0.003), (-0.0115, 0.0014)):
            lid = [
                (side * 0.047 + 0.0255 * math.cos(a), -0.1265 + 0.012 * math.cos(a) ** 2, 0.545 + lift * math.sin(a))
                for a in np.linspace(0, math.pi, 9)
            ]
            mesh.tube(
                lid,
                [thick * 0.4, thick * 0.8, thick, thick, thick, thick, thick, thick * 0.8, thick * 0.4],
                '#1d1310',
                6,
            )
        arc = [
            (side * (0.022 + 0.05 * t), -0.138 + 0.02 * t * t, 0.579 + 0.012 * math.sin(math.pi * (t * 0.8 + 0.1)))
            for t in np.linspace(0, 1, 7)
        ]
        mesh.tube(arc, [0.004, 0.0062, 0.0062, 0.0055, 0.0045, 0.003, 0.0015], brow, 6)
        if glasses:
            ring = [
                (side * (0.048 + 0.036 * math.cos(a)), -0.158 + 0.012 * abs(math.cos(a)), 0.545 + 0.03 * math.sin(a))
                for a in np.linspace(0, 2 * math.pi, 25)
            ]
            mesh.tube(ring, 0.0035, glasses, 5)
            mesh.tube([(side * 0.084, -0.15, 0.55), (side * 0.12 * width, 0.0, 0.55)], 0.003, glasses, 5)
    if glasses:
        mesh.tube([(-0.012, -0.162, 0.55), (0.012, -0.162, 0.55)], 0.0035, glasses, 5)
    mouth = [(x, -0.137 + 0.9 * x * x * 8, 0.428 + smile * 5 * x * x) for x in np.linspace(-0.034, 0.034, 9)]
    mesh.tube(mouth, [0.002, 0.005, 0.0065, 0.007, 0.007, 0.007, 0.0065, 0.005, 0.002], lips, 6)
    if bindi:
        mesh.ball((0.007, 0.004, 0.007), 'crimson', 0, -0.139, 0.595, sides=10)
    if beard:
        mesh.ball((0.1 * width, 0.098, 0.085), beard, 0, -0.012, 0.425, sides=20)
        mesh.ball((0.08, 0.07, 0.085), beard, 0, -0.086, 0.378, sides=20)
    if moustache or beard:
        for side in (-1, 1):
            mesh.tube(
                [(0, -0.151, 0.462), (side * 0.03, -0.143, 0.455), (side * 0.05, -0.12, 0.446)],
                [0.008, 0.009, 0.004],
                beard or brow,
                8,
            )


def shoulders(mesh, cloth='ivory', collar=None, wide=1.0):
    """Sloping shoulders and chest under cloth, down to z -0.6, the sleeves' seams in soft folds."""
    sections = []
    for z, rx, ry, power in (
        (-0.6, 0.285, 0.17, 0.7),
        (-0.4, 0.285, 0.172, 0.7),
        (-0.24, 0.283, 0.168, 0.72),
        (-0.13, 0.272, 0.155, 0.74),
        (-0.06, 0.245, 0.138, 0.78),
        (-0.01, 0.2, 0.12, 0.86),
        (0.04, 0.145, 0.102, 0.95),
        (0.09, 0.098, 0.088, 1),
        (0.13, 0.08, 0.08, 1),
    ):
        # Square in the chest, round at the neck.
        sections.append(
            [
                (
                    rx * wide * math.copysign(abs(math.cos(a)) ** power, math.cos(a)),
                    0.03 + ry * math.copysign(abs(math.sin(a)) ** power, math.sin(a)),
                    z,
                )
                for a in np.linspace(0, 2 * math.pi, 61)
            ]
        )
    mesh.loft(sections, cloth)
    for side in (-1, 1):
        for number, lean in enumerate((0, 0.012, 0.022)):
            fold = [
                (side * (0.2 + lean) * wide, -0.1 + 0.02 * number, -0.08 - 0.03 * number),
                (side * (0.212 + lean) * wide, -0.128, -0.22),
                (side * (0.2 + lean) * wide, -0.135, -0.42),
                (side * (0.205 + lean) * wide, -0.13, -0.6),
            ]
            mesh.tube(fold, [0.002, 0.008, 0.01, 0.008], cloth, 8)
    if collar:
        mesh.lathe([(0.086, 0.07), (0.09, 0.16), (0.084, 0.17)], collar, 30, y=0.02, oval=(1, 0.95))


def saree_drape(mesh, cloth='crimson', border='turmeric'):
    """The end of a saree over the left shoulder, in folds, with a border."""
    for i in range(6):
        offset = i * 0.022
        path = [
            (-0.2 + offset * 0.6, -0.19 - 0.008 * i, -0.5),
            (-0.05 + offset, -0.205 - 0.006 * i, -0.25),
            (0.09 + offset, -0.16 - 0.004 * i, -0.05),
            (0.17 + offset * 0.7, -0.03, 0.085),
            (0.19 + offset * 0.6, 0.1, 0.02),
            (0.2 + offset * 0.6, 0.2, -0.3),
        ]
        mesh.tube(path, 0.028, border if i == 0 else cloth, 10)


def hair_cap(mesh, colour='hair', bun=False, long=False, parting=True, width=1.0):
    """Hair drawn back from the forehead, with a bun or falling long."""
    mesh.ball((0.128 * width, 0.142, 0.13), colour, 0, 0.032, 0.624, sides=30)
    mesh.ball((0.124 * width, 0.11, 0.15), colour, 0, 0.07, 0.545, sides=26)
    for side in (-1, 1):
        mesh.tube(
            [
                (side * 0.02, -0.09, 0.708),
                (side * 0.085, -0.07, 0.655),
                (side * 0.118, -0.01, 0.57),
                (side * 0.115, 0.05, 0.5),
            ],
            [0.02, 0.028, 0.03, 0.03],
            colour,
            12,
        )
    if bun:
        mesh.ball((0.075, 0.06, 0.07), colour, 0, 0.18, 0.58, sides=18)
    if long:
        for side in (-1, 1):
            mesh.tube(
                [
                    (side * 0.09, 0.05, 0.62),
                    (side * 0.125 * width, 0.05, 0.48),
                    (side * 0.13, 0.06, 0.3),
                    (side * 0.12, 0.06, 0.06),
                ],
                [0.05, 0.045, 0.05, 0.025],
                colour,
                12,
            )
    if parting:
        mesh.tube([(0, -0.085, 0.7), (0, -0.03, 0.735), (0, 0.03, 0.75)], 0.005, 'skin', 6)


def short_hair(mesh, colour='hair', width=1.0):
    """Short hair with a soft side parting."""
    mesh.ball((0.124 * width, 0.138, 0.118), colour, 0, 0.032, 0.64, sides=26)
    mesh.ball((0.119 * width, 0.08, 0.1), colour, 0, 0.085, 0.56, sides=20)
    mesh.tube([(-0.09, -0.07, 0.69), (0, -0.105, 0.712), (0.085, -0.075, 0.695)], [0.03, 0.036, 0.026], colour, 10)


def turban(mesh, cloth='crimson', tail=True):
    """A wound turban of soft coils."""
    for i in range(7):
        level, radius = 0.648 + i * 0.025, 0.136 - 0.011 * max(0, i - 2) * 1.4
        ring = [
            (
                (radius + 0.012) * math.cos(a),
                0.025 + (radius + 0.02) * math.sin(a),
                level + 0.03 * math.sin(a + i * 1.1),
            )
            for a in np.linspace(0, 2 * math.pi, 33)
        ]
        mesh.tube(ring, 0.033, cloth, 10)
    mesh.ball((0.1, 0.11, 0.07), cloth, 0, 0.025, 0.785, sides=20)
    if tail:
        mesh.tube([(0.06, 0.14, 0.66), (0.1, 0.19, 0.5), (0.11, 0.17, 0.22)], [0.04, 0.035, 0.045], cloth, 10)


def shawl(mesh, cloth='maroon', border='turmeric'):
    """A shawl over both shoulders."""
    for side in (-1, 1):
        for i in range(5):
            path = [
                (side * (0.06 + 0.045 * i), -0.2 + 0.012 * i, -0.5),
                (side * (0.09 + 0.04 * i), -0.17 + 0.01 * i, -0.22),
                (side * (0.11 + 0.038 * i), -0.06, 0.07 - 0.018 * i),
                (side * (0.1 + 0.03 * i), 0.1, 0.09 - 0.02 * i),
            ]
            mesh.tube(path, 0.036, border if i == 0 else cloth, 10)
