"""Animals: primitives melted into one skin. Each returns mesh data (or a Mesh to dress), standing at z = 0, facing
+x."""
import math

import bmesh
import numpy as np

from kit.mesh import Mesh, fuse, paint, swell
from kit.noise import fractal


def lead_rope(mesh, hand, halter, sag=0.25, thick=0.009):
    """A slack rope between two points (x, y, z), hanging sag metres below their line at its middle."""
    hand, halter = np.array(hand, float), np.array(halter, float)
    path = [hand + (halter - hand) * t - (0, 0, 4 * sag * t * (1 - t)) for t in np.linspace(0, 1, 18)]
    mesh.tube(path, thick, 'rope', 5)


def _join(body, extra):
    """Add the faces of a Mesh, with their own materials, to a melted skin."""
    extra, first = extra.data('extra'), len(body.materials)
    for material in extra.materials:
        body.materials.append(material)
    for face in extra.polygons:
        face.material_index += first
    both = bmesh.new()
    both.from_mesh(body)
    both.from_mesh(extra)
    both.to_mesh(body)
    both.free()
    return body


def _features(eye, nostril, size=0.032):
    """Dark eyes under a lid with a glint, and nostrils, to both sides; eye and nostril are (x, y, z) on the +y side."""
    mesh = Mesh()
    for side in (-1, 1):
        x, y, z = eye
        mesh.ball((size, size * 0.62, size * 0.85), '#1d1411', x, y * side, z, 10)
        mesh.ball(size * 0.2, 'ivory', x + size * 0.35, (y + size * 0.5) * side, z + size * 0.4, 6)
        x, y, z = nostril
        mesh.ball((size * 0.5, size * 0.42, size * 0.34), '#3a2a24', x, y * side, z, 8)
    return mesh


def camel(phase=0.3, humps=1):
    """A camel walking, with one hump or two; phase 0 to 6.28 is its step."""
    mesh, skin = Mesh(), 'camel'
    back = (
        ((-0.02, 2.0, (0.7, 0.32, 0.3)), (-0.02, 2.18, (0.45, 0.26, 0.36)), (-0.04, 2.4, (0.25, 0.18, 0.22)))
        if humps == 1
        else (
            (-0.46, 2.12, (0.24, 0.24, 0.4)),
            (-0.46, 2.36, (0.13, 0.15, 0.24)),
            (0.46, 2.14, (0.24, 0.24, 0.4)),
            (0.46, 2.38, (0.13, 0.15, 0.24)),
        )
    )
    for x, z, radii in (
        (0, 1.75, (0.92, 0.40, 0.44)),
        (-0.55, 1.72, (0.5, 0.37, 0.42)),
        (0.55, 1.72, (0.48, 0.36, 0.46)),
        *back,
    ):
        mesh.ball(radii, skin, x, 0, z, sides=16)
    mesh.tube(
        [(0.85, 0, 1.72), (1.15, 0, 1.55), (1.42, 0, 1.68), (1.58, 0, 2.02), (1.66, 0, 2.38), (1.76, 0, 2.55)],
        [0.3, 0.24, 0.19, 0.15, 0.13, 0.13],
        skin,
        10,
    )
    mesh.ball((0.23, 0.12, 0.13), skin, 1.86, 0, 2.56)
    mesh.ball((0.17, 0.095, 0.1), skin, 2.06, 0, 2.5)
    for side in (-1, 1):
        mesh.tube([(1.74, 0.07 * side, 2.64), (1.68, 0.13 * side, 2.82)], [0.05, 0.02], skin)
    for x, y, step in (
        (0.62, 0.2, phase),
        (0.62, -0.2, phase + math.pi),
        (-0.72, 0.2, phase + math.pi * 0.9),
        (-0.72, -0.2, phase - 0.1 * math.pi),
    ):
        swing, lift = 0.28 * math.sin(step), 0.18 * max(0, math.cos(step))
        knee = (x + swing * 0.5 + (0.06 if x > 0 else -0.1), y, 0.92)
        foot = (x + swing - lift, y, 0.06 + lift * 0.4)
        mesh.tube([(x, y, 1.55), knee], [0.2 if x > 0 else 0.25, 0.105], skin, 9)
        mesh.tube([knee, foot], [0.1, 0.072], skin, 8)
        mesh.ball((0.11, 0.1, 0.12), skin, *knee)
        mesh.ball((0.15, 0.11, 0.08), skin, foot[0] + 0.05, y, foot[2])
    mesh.tube([(-1.0, 0, 1.8), (-1.14, 0, 1.5), (-1.16, 0, 1.15)], [0.06, 0.04, 0.06], skin, 6)
    return _join(fuse(mesh.data('camel')), _features((1.9, 0.105, 2.6), (2.2, 0.04, 2.52)))


def camel_tack(cloth='crimson', rider=None, turban='saffron', load=False):
    """The saddle cloth of a camel and, unless None, a rider in the cloth named rider."""
    mesh = Mesh()
    mesh.lathe([(0.62, -0.28), (0.6, 0), (0.5, 0.26), (0.34, 0.42)], cloth, 18, x=-0.02, z=2.02, oval=(1, 0.78))
    mesh.lathe([(0.63, -0.30), (0.63, -0.2)], 'ivory', 18, x=-0.02, z=2.02, oval=(1, 0.78))
    if load:
        mesh.ball((0.55, 0.6, 0.32), 'saffron', -0.02, 0, 2.5)
    if rider:
        mesh.lathe(
            [(0.3, 0), (0.3, 0.25), (0.24, 0.5), (0.27, 0.8), (0.2, 1.0), (0.07, 1.08)], rider, 12, x=-0.05, z=2.4
        )
        mesh.ball((0.12, 0.12, 0.15), 'skin', -0.03, 0, 3.62)
        mesh.lathe([(0.1, -0.04), (0.2, 0), (0.22, 0.09), (0.17, 0.18), (0.05, 0.22)], turban, 12, x=-0.03, z=3.7)
        for side in (-1, 1):
            mesh.tube(
                [(0, 0.3 * side, 2.6), (0.25, 0.44 * side, 2.2), (0.22, 0.46 * side, 1.75)],
                [0.13, 0.11, 0.07],
                rider,
                7,
            )
            mesh.tube(
                [(-0.03, 0.24 * side, 3.35), (0.2, 0.26 * side, 3.0), (0.45, 0.1 * side, 2.85)],
                [0.08, 0.06, 0.05],
                rider,
                6,
            )
    return mesh.data('camel-tack')


def elephant(tusks=True, trunk='down'):
    """An Asian elephant, 2.7 m at the shoulder."""
    mesh, skin = Mesh(), 'elephant'
    for x, z, radii in (
        (0, 1.85, (1.35, 0.78, 0.82)),
        (-0.75, 1.8, (0.75, 0.72, 0.8)),
        (0.75, 1.95, (0.7, 0.7, 0.75)),
        (1.55, 2.3, (0.5, 0.46, 0.55)),
        (1.5, 2.62, (0.36, 0.4, 0.34)),
    ):
        mesh.ball(radii, skin, x, 0, z, sides=18)
    path = (
        [(1.9, 0, 2.2), (2.15, 0, 1.75), (2.2, 0, 1.2), (2.15, 0, 0.7), (2.3, 0, 0.45)]
        if trunk == 'down'
        else [(1.9, 0, 2.2), (2.3, 0, 2.0), (2.6, 0, 2.3), (2.7, 0, 2.8), (2.55, 0, 3.2)]
    )
    mesh.tube(path, [0.3, 0.22, 0.17, 0.13, 0.1], skin, 10)
    for x, y, stride in ((0.95, 0.4, 0.1), (0.95, -0.4, -0.12), (-0.95, 0.4, -0.1), (-0.95, -0.4, 0.14)):
        mesh.tube([(x, y, 1.5), (x + stride * 0.5, y, 0.8), (x + stride, y, 0.05)], [0.38, 0.28, 0.3], skin, 12)
    mesh.tube([(-1.45, 0, 1.9), (-1.62, 0, 1.4), (-1.6, 0, 0.9)], [0.08, 0.05, 0.06], skin, 6)
    body = fuse(mesh.data('elephant'), 0.06, 6)
    extra = Mesh()
    for side in (-1, 1):
        # An ear is a leaf that hangs from the temple: folded over at the top, drawn to a point below, its rim in waves.
        ear = []
        for v in np.linspace(0, 1, 12):
            reach = 0.62 * math.sin(math.pi * (0.16 + 0.78 * v)) ** 0.7
            wave = [0.05 * math.sin(5 * v + 4 * u) * u for u in np.linspace(0, 1, 8)]
            ear.append(
                [
                    (
                        1.44 - 0.2 * v * (1 - u) - reach * 0.72 * u + 0.1 * math.sin(math.pi * u),
                        (0.42 + 0.02 * v + reach * 0.84 * u + wave[i]) * side,
                        2.78 - 0.72 * v - 0.38 * v * u + 0.06 * math.sin(math.pi * u) * (1 - v),
                    )
                    for i, u in enumerate(np.linspace(0, 1, 8))
                ]
            )
        extra.loft(ear, skin)
        if tusks:
            extra.tube(
                [(1.85, 0.22 * side, 1.95), (2.2, 0.3 * side, 1.65), (2.5, 0.27 * side, 1.68)],
                [0.075, 0.06, 0.015],
                'ivory',
                8,
            )
        extra.ball(0.04, 'hair', 1.95, 0.3 * side, 2.42, sides=10)
        for x, stride in ((0.95, (-0.12, 0, 0.1)[side + 1]), (-0.95, (0.14, 0, -0.1)[side + 1])):
            for a in (-0.75, -0.25, 0.25, 0.75):
                place = x + stride + 0.285 * math.cos(a), 0.4 * side + 0.285 * math.sin(a), 0.09
                extra.ball((0.04, 0.05, 0.06), '#b7a795', *place, sides=8)
    return body, extra.data('elephant-extra')


def caparison(parasol='scarlet', rider=True, front='gold'):
    """Festival dress for an elephant: gold forehead shield (nettipattam), cloth, mahout and silk parasol."""
    mesh = Mesh()
    rows = [
        [(1.98 - 0.03 * v, (0.38 - 0.26 * v) * s, 2.8 - 1.15 * v) for s in (-1, -0.5, 0, 0.5, 1)]
        for v in (0, 0.3, 0.6, 1)
    ]
    for row in rows:
        row[2] = (row[2][0] + 0.14, row[2][1], row[2][2])
        row[1], row[3] = (row[1][0] + 0.1, *row[1][1:]), (row[3][0] + 0.1, *row[3][1:])
    mesh.loft(rows, front)
    mesh.lathe([(0.86, -0.75), (0.84, 0), (0.6, 0.3)], 'crimson', 18, x=-0.1, z=2.45, oval=(1.1, 1))
    mesh.lathe([(0.88, -0.78), (0.87, -0.62)], 'gold-paint', 18, x=-0.1, z=2.45, oval=(1.1, 1))
    if rider:
        mesh.lathe([(0.2, 0), (0.22, 0.3), (0.18, 0.55), (0.07, 0.6)], 'ivory', 10, x=0.5, z=2.75)
        mesh.ball((0.11, 0.11, 0.14), 'skin', 0.5, 0, 3.5)
        mesh.tube([(0.4, 0, 2.8), (0.4, 0, 5.0)], 0.04, 'bamboo', 6)
        mesh.lathe([(1.0, 4.75), (0.55, 5.0), (0.04, 5.15)], parasol, 18, x=0.4)
        mesh.lathe([(1.0, 4.55), (1.0, 4.76)], 'gold-paint', 18, x=0.4)
    return mesh.data('caparison')


def cow(material='cow'):
    """A zebu cow, 1.3 m at the shoulder: hump, dewlap and curved horns."""
    mesh, skin = Mesh(), material
    for x, z, radii in (
        (0, 0.92, (0.6, 0.33, 0.36)),
        (-0.6, 0.98, (0.38, 0.3, 0.34)),
        (0.55, 0.95, (0.38, 0.3, 0.38)),
        (0.46, 1.31, (0.2, 0.13, 0.2)),
        (0.86, 0.86, (0.2, 0.08, 0.26)),
        (1.04, 1.02, (0.13, 0.06, 0.2)),
        (1.22, 1.31, (0.2, 0.13, 0.14)),
        (1.54, 1.09, (0.085, 0.09, 0.08)),
    ):
        mesh.ball(radii, skin, x, 0, z, sides=16)
    mesh.tube([(0.68, 0, 1.05), (1.0, 0, 1.2), (1.16, 0, 1.31)], [0.27, 0.19, 0.14], skin, 12)
    mesh.tube([(1.28, 0, 1.28), (1.52, 0, 1.1)], [0.12, 0.085], skin, 12)
    for side in (-1, 1):
        mesh.tube(
            [(1.12, 0.1 * side, 1.33), (1.08, 0.22 * side, 1.3), (1.06, 0.33 * side, 1.24)],
            [0.045, 0.065, 0.03],
            skin,
            8,
        )
        mesh.tube(
            [(1.15, 0.08 * side, 1.42), (1.12, 0.2 * side, 1.54), (1.2, 0.17 * side, 1.74)],
            [0.045, 0.04, 0.026],
            skin,
            8,
        )
        step = 0.08 * side
        mesh.tube(
            [(0.54, 0.17 * side, 0.9), (0.54 + step, 0.17 * side, 0.45), (0.54 + 1.6 * step, 0.17 * side, 0.06)],
            [0.15, 0.08, 0.07],
            skin,
            10,
        )
        mesh.ball((0.22, 0.13, 0.3), skin, -0.65, 0.17 * side, 0.76, sides=12)
        mesh.tube(
            [
                (-0.66, 0.17 * side, 0.62),
                (-0.58 - step, 0.17 * side, 0.42),
                (-0.74 - step, 0.17 * side, 0.26),
                (-0.68 - step, 0.17 * side, 0.06),
            ],
            [0.13, 0.085, 0.065, 0.07],
            skin,
            10,
        )
    mesh.tube([(-0.95, 0, 1.12), (-1.06, 0, 0.7), (-1.04, 0, 0.3)], [0.045, 0.035, 0.06], skin, 8)

    def coat(x, y, z):
        return np.select([(z > 1.45) & (x > 1.0), (x > 1.47) | (z < 0.1), (x < -0.96) & (z < 0.5)], [1, 2, 3], 0)

    body = paint(fuse(mesh.data('cow'), 0.026, 2), (skin, '#8d8070', '#8a7264', 'hair'), coat)
    return _join(body, _features((1.29, 0.118, 1.33), (1.615, 0.04, 1.1)))


def horse(material='horse'):
    """A pony, 1.5 m at the shoulder, with dark mane, tail and hoofs."""
    mesh, skin = Mesh(), material
    for x, z, radii in (
        (0, 1.15, (0.62, 0.29, 0.33)),
        (0.58, 1.18, (0.34, 0.27, 0.37)),
        (-0.6, 1.22, (0.4, 0.3, 0.35)),
        (1.5, 1.53, (0.09, 0.075, 0.085)),
    ):
        mesh.ball(radii, skin, x, 0, z, sides=16)
    mesh.tube([(0.66, 0, 1.28), (0.98, 0, 1.62), (1.12, 0, 1.86)], [0.29, 0.18, 0.125], skin, 12)
    mesh.tube([(1.08, 0, 1.9), (1.32, 0, 1.74), (1.49, 0, 1.54)], [0.13, 0.115, 0.08], skin, 12)
    mesh.tube([(0.66, 0, 1.54), (0.88, 0, 1.84), (1.04, 0, 2.03)], [0.07, 0.075, 0.06], skin, 8)
    for side in (-1, 1):
        mesh.tube([(1.04, 0.06 * side, 1.98), (1.05, 0.08 * side, 2.14)], [0.05, 0.02], skin, 7)
        step = 0.12 * side
        mesh.tube(
            [(0.58, 0.15 * side, 1.15), (0.58 + 0.6 * step, 0.15 * side, 0.6), (0.58 + step, 0.15 * side, 0.06)],
            [0.15, 0.078, 0.066],
            skin,
            10,
        )
        mesh.ball((0.23, 0.13, 0.34), skin, -0.66, 0.16 * side, 1.0, sides=12)
        mesh.tube(
            [
                (-0.68, 0.16 * side, 0.82),
                (-0.58 - 0.5 * step, 0.16 * side, 0.6),
                (-0.78 - step, 0.16 * side, 0.38),
                (-0.72 - step, 0.16 * side, 0.06),
            ],
            [0.14, 0.09, 0.06, 0.068],
            skin,
            10,
        )
    mesh.tube([(-0.96, 0, 1.36), (-1.14, 0, 1.05), (-1.12, 0, 0.5)], [0.06, 0.1, 0.07], skin, 8)

    def coat(x, y, z):
        mane = (np.abs(y) < 0.09) & (x > 0.58) & (x < 1.12) & (z > 1.56 + 1.25 * (x - 0.7))
        return ((z < 0.1) | (x < -0.99) | mane) * 1

    body = paint(fuse(mesh.data('horse'), 0.026, 2), (skin, 'hair'), coat)
    return _join(body, _features((1.2, 0.105, 1.86), (1.56, 0.045, 1.53)))


def yak(cloth=None):
    """A yak, 1.4 m at the hump: hair to the knees, wide horns, pale muzzle; cloth is its saddle cloth, if any."""
    mesh, skin = Mesh(), 'yak'
    for x, z, radii in (
        (-0.5, 0.92, (0.5, 0.36, 0.42)),
        (0, 0.92, (0.62, 0.38, 0.42)),
        (0.45, 0.96, (0.46, 0.37, 0.46)),
        (0.4, 1.3, (0.36, 0.26, 0.22)),
        (0, 0.56, (0.82, 0.33, 0.26)),
        (-0.6, 0.6, (0.32, 0.3, 0.3)),
        (0.78, 0.9, (0.3, 0.28, 0.34)),
    ):
        mesh.ball(radii, skin, x, 0, z, sides=20)
    mesh.tube([(0.7, 0, 1.05), (1.0, 0, 1.0), (1.12, 0, 0.96)], [0.34, 0.25, 0.2], skin, 14)
    mesh.ball((0.22, 0.17, 0.19), skin, 1.14, 0, 0.98, sides=14)
    mesh.ball((0.17, 0.125, 0.12), skin, 1.32, 0, 0.85, sides=12)
    mesh.ball((0.14, 0.15, 0.1), skin, 1.1, 0, 1.14, sides=10)
    for side in (-1, 1):
        mesh.tube(
            [(1.06, 0.1 * side, 1.12), (1.05, 0.36 * side, 1.2), (1.1, 0.46 * side, 1.38), (1.16, 0.42 * side, 1.56)],
            [0.075, 0.065, 0.05, 0.032],
            skin,
            9,
        )
        mesh.tube([(1.02, 0.14 * side, 1.04), (0.98, 0.3 * side, 0.99)], [0.06, 0.04], skin, 7)
        for x in (-0.62, 0.52):
            mesh.tube([(x, 0.19 * side, 0.6), (x + 0.03 * side, 0.19 * side, 0.06)], [0.15, 0.1], skin, 10)
    mesh.tube([(-0.95, 0, 1.1), (-1.1, 0, 0.75), (-1.1, 0, 0.36)], [0.09, 0.14, 0.11], skin, 10)
    body = fuse(mesh.data('yak'), 0.03, 3)
    body = swell(body, lambda x, y, z: 0.045 * fractal(x * 13 + y * 4, z * 2.4 + y * 6, 3) * (x < 1.0) * (z > 0.16))

    def coat(x, y, z):
        horn = (np.abs(y) > 0.2) & (x > 0.98) & (z > 1.13)
        muzzle = (x > 1.34) | (z < 0.16)
        saddle = (x > -0.5) & (x < 0.14) & (z > 0.84) if cloth else x > 9
        edge = saddle & ((x < -0.44) | (x > 0.08) | (z < 0.9))
        return np.select([horn, muzzle, edge, saddle], [1, 2, 4, 3], 0)

    body = paint(body, (skin, '#cbb996', '#b9a690', cloth or skin, 'ivory'), coat)
    return _join(body, _features((1.27, 0.135, 1.04), (1.47, 0.05, 0.88)))


def peacock(fan=False):
    """A peacock with a trailing train, or with it fanned."""
    mesh = Mesh()
    blue = '#2a62b0'
    mesh.ball((0.28, 0.15, 0.16), blue, 0, 0, 0.55)
    mesh.ball((0.2, 0.155, 0.12), '#a98f6a', -0.1, 0, 0.57)
    mesh.tube([(0.14, 0, 0.58), (0.3, 0, 0.7), (0.33, 0, 0.9), (0.4, 0, 1.07)], [0.13, 0.09, 0.055, 0.045], blue, 9)
    mesh.ball((0.085, 0.055, 0.055), blue, 0.43, 0, 1.1)
    mesh.tube([(0.49, 0, 1.1), (0.58, 0, 1.08)], [0.025, 0.006], 'wood-dark', 5)
    for k in (-1, 0, 1):
        mesh.tube([(0.42, 0, 1.14), (0.4 + 0.04 * k, 0.02 * k, 1.28)], [0.006, 0.016], 'teal', 4)
    for side in (-1, 1):
        mesh.tube([(0, 0.06 * side, 0.45), (0.02, 0.06 * side, 0)], 0.018, 'wood-dark', 5)
    for i in range(25):
        t = i / 24 * 2 - 1
        if fan:
            angle = t * 1.35
            tip = (-0.25 - 0.1 * math.cos(angle), math.sin(angle) * 1.3, 0.55 + math.cos(angle) * 1.35)
        else:
            long = 1 - 0.35 * abs(t) - 0.3 * ((i * 7) % 5) / 5
            tip = (-0.5 - 1.25 * long, t * 0.34 * long, 0.5 - 0.85 * long)
        middle = (
            tuple((a + b) / 2 for a, b in zip((-0.2, 0, 0.68), tip))
            if fan
            else (-0.25 - 0.62 * long, t * 0.2 * long, 0.6 - 0.2 * long)
        )
        mesh.tube(
            [(-0.15, t * 0.05, 0.6), middle, tip], [0.02, 0.035, 0.02], ('emerald', '#4f9a5a', '#2f7d6d')[i % 3], 4
        )
        mesh.ball((0.03, 0.07, 0.08), 'teal', *tip, sides=7)
        mesh.ball((0.035, 0.03, 0.035), 'turmeric', tip[0] + 0.02, tip[1], tip[2], sides=6)
    return mesh.data('peacock')
