"""Boats, floating on z = 0, their length along x with the prow at +x."""
import math

import numpy as np

from kit.life.people import man, sitter


def hull(mesh, length, beam, depth, material='hull', rise=0.5, sharp=2.5, steps=32, deck=None):
    """A double-ended hull; rise is how high its ends curl, in metres."""
    sections, rim = [], []
    for t in np.linspace(-1, 1, steps):
        half = beam / 2 * max(0, 1 - abs(t) ** sharp) ** 0.8 + 0.02
        lift = rise * max(0, abs(t) - 0.5) ** 2 / 0.25
        sections.append(
            [
                (
                    t * length / 2,
                    half * math.sin(a),
                    -depth * 0.35 + lift + depth * (1 - math.cos(a) ** 0.75 if math.cos(a) > 0 else 1),
                )
                for a in np.linspace(-math.pi / 2, math.pi / 2, 13)
            ]
        )
        rim.append((t * length / 2, half, depth * 0.65 + lift))
    mesh.loft(sections, material)
    if deck:
        mesh.loft(
            [[(x, -y * 0.96, z - depth * 0.12), (x, y * 0.96, z - depth * 0.12)] for x, y, z in rim], deck, smooth=False
        )
    for side in (-1, 1):
        mesh.tube([(x, y * side, z) for x, y, z in rim], depth * 0.06 + 0.02, 'wood-dark', 6)


def canoe(mesh, x=0, y=0, z=0, turn=0, length=6, boatman='ivory', scale=1.0):
    """A dugout with a standing poler (boatman is a cloth, or None)."""
    with mesh.at(x, y, z, turn, scale):
        hull(mesh, length, 0.9, 0.45, rise=0.5)
        if boatman:
            man(mesh, boatman, 'ivory', -length * 0.32, 0, 0.05, 0.95, 90)
            mesh.tube([(-length * 0.28, 0.35, 2.4), (-length * 0.45, 0.75, -0.3)], 0.03, 'bamboo', 5)


def rowing_boat(mesh, x=0, y=0, z=0, turn=0, length=7, paint='azure', people=3, canopy=None, seed=1):
    """A wooden river boat of Varanasi: painted sides, oars, sitters and perhaps a canopy."""
    with mesh.at(x, y, z, turn):
        hull(mesh, length, 1.9, 0.75, paint, rise=0.45, deck='wood')
        for i in range(people):
            sitter(
                mesh,
                ('saffron', 'ivory', 'scarlet', 'turmeric', 'emerald')[(i + seed) % 5],
                -length * 0.22 + i * 0.85,
                0.25 * (-1) ** i,
                0.35,
                0.95,
                90 + 40 * (-1) ** i,
            )
        for side in (-1, 1):
            mesh.tube([(length * 0.18, 0.6 * side, 0.75), (length * 0.1, 2.6 * side, -0.05)], 0.035, 'wood', 5)
        if canopy:
            for px in (-length * 0.28, length * 0.2):
                for side in (-1, 1):
                    mesh.tube([(px, 0.75 * side, 0.4), (px, 0.75 * side, 1.95)], 0.03, 'bamboo', 5)
            mesh.loft(
                [
                    [(px, s * 0.9, 2.0 + 0.3 * (1 - s * s)) for s in np.linspace(-1, 1, 7)]
                    for px in (-length * 0.32, length * 0.24)
                ],
                canopy,
            )


def shikara(mesh, x=0, y=0, z=0, turn=0, canopy='scarlet', curtain='turmeric', flowers=False, scale=1.0):
    """The long canopied boat of Dal lake, its rower at the stern with a heart-shaped paddle."""
    with mesh.at(x, y, z, turn, scale):
        hull(mesh, 8.4, 1.5, 0.45, 'wood', rise=0.55, sharp=3.2, deck='wood')
        for px in (-1.4, 1.6):
            for side in (-1, 1):
                mesh.tube([(px, 0.62 * side, 0.2), (px, 0.62 * side, 1.75)], 0.035, 'turmeric', 6)
        rows = [
            [(px, s * 0.85, 1.75 + 0.42 * (1 - abs(s) ** 1.4)) for s in np.linspace(-1, 1, 9)]
            for px in (-1.8, -0.8, 0.2, 1.2, 2.0)
        ]
        mesh.loft(rows, canopy)
        for side in (-1, 1):
            scallop = [
                [(px, 0.86 * side, 1.76), (px, 0.87 * side, 1.76 - 0.16 - 0.1 * abs(math.sin(px * 6)))]
                for px in np.linspace(-1.8, 2.0, 30)
            ]
            mesh.loft(scallop, curtain)
        mesh.box(2.2, 1.1, 0.3, 'crimson', 0.1, 0, 0.25)
        mesh.box(0.25, 1.1, 0.6, 'crimson', -1.0, 0, 0.45)
        sitter(mesh, 'azure', 0.4, 0, 0.5, 0.9, 90)
        sitter(mesh, 'ivory', -2.9, 0, 0.4, 0.95, 90)
        mesh.tube([(-2.7, 0.3, 1.0), (-2.4, 1.1, 0.05)], 0.03, 'wood', 5)
        mesh.ball((0.12, 0.04, 0.2), 'wood', -2.38, 1.16, 0, sides=8)
        if flowers:
            chance = np.random.RandomState(2)
            for _ in range(60):
                mesh.ball(
                    0.1,
                    ('marigold', 'blossom-pink', 'ivory', 'scarlet', 'violet')[chance.randint(5)],
                    chance.uniform(1.6, 3.4),
                    chance.uniform(-0.35, 0.35),
                    0.45 + 0.15 * chance.rand(),
                    sides=6,
                )


def kettuvallam(mesh, x=0, y=0, z=0, turn=0, scale=1.0):
    """A Kerala houseboat: stitched hull, woven walls, thatch vaults with ribs, open front deck, boatman with a pole."""
    with mesh.at(x, y, z, turn, scale):
        _curled_hull(mesh)
        mesh.box(10.6, 3.5, 1.75, 'weave', -0.9, 0, 0.62)
        for side in (-1, 1):
            for i in range(5):
                px = -5.1 + i * 2.1
                mesh.box(1.15, 0.06, 1.1, 'window-lit' if i % 2 else 'window', px, side * 1.76, 1.0)
                for z0 in (0.95, 2.07):
                    mesh.box(1.3, 0.05, 0.08, 'wood', px, side * 1.79, z0)
                for offset in (-0.62, 0, 0.62):
                    mesh.box(0.07, 0.05, 1.2, 'wood', px + offset, side * 1.79, 0.95)
                for offset in (-0.43, 0.43):
                    mesh.box(0.2, 0.03, 1.03, 'ivory', px + offset, side * 1.8, 1.05)
            for px in np.linspace(-6.2, 4.4, 12):
                mesh.box(0.07, 0.05, 1.75, 'wood-dark', px, side * 1.77, 0.62)
        vault(mesh, _between((-6.6, 2.15, 2.25, 1.35), (4.6, 2.15, 2.25, 1.35), 15))
        vault(mesh, _between((-7.9, 1.55, 1.9, 0.9), (-6.3, 2.05, 2.1, 1.28), 6))
        vault(mesh, [*_between((4.3, 2.05, 2.15, 1.3), (8.0, 1.75, 2.0, 1.0), 9), (8.45, 1.6, 2.05, 0.8)])
        vault(mesh, _between((-3.2, 1.25, 3.45, 0.75), (1.0, 1.25, 3.45, 0.75), 7))
        for side in (-1, 1):
            for px in (4.7, 6.0, 7.3, 8.2):
                mesh.tube([(px, side * 1.6, 0.7), (px, side * 1.62, 2.4)], 0.06, 'wood', 6)
            mesh.tube([(4.6, side * 1.62, 1.35), (8.4, side * 1.5, 1.4)], 0.05, 'wood', 6)
            for px in np.linspace(4.8, 8.2, 14):
                mesh.tube([(px, side * 1.6, 0.75), (px, side * 1.6, 1.37)], 0.025, 'wood', 5)
        mesh.box(1.2, 1.0, 0.4, 'ivory', 6.2, 0.2, 0.75)
        mesh.box(0.25, 1.0, 0.95, 'crimson', 6.9, 0.2, 0.75)
        man(mesh, 'ivory', 'ivory', 9.3, 0, 1.35, 1.05, 90)
        mesh.tube([(9.35, -0.5, 5.4), (10.0, 0.9, 0.1)], 0.035, 'bamboo', 5)
        sitter(mesh, 'crimson', 6.2, -0.45, 1.15, 0.9, 90)


def _curled_hull(mesh):
    sections, rim = [], []
    for t in np.linspace(-1, 1, 50):
        half, lift = 2.15 * max(0, 1 - abs(t) ** 3.2) ** 0.8 + 0.05, 1.9 * max(0, abs(t) - 0.52) ** 2 / 0.2304
        sections.append(
            [
                (
                    t * 10.6,
                    half * math.sin(a),
                    -0.35 + lift * 0.9 + (1 + 0.35 * lift) * (1 - max(0, math.cos(a)) ** 0.75),
                )
                for a in np.linspace(-math.pi / 2, math.pi / 2, 15)
            ]
        )
        rim.append((t * 10.6, half, -0.35 + lift * 0.9 + (1 + 0.35 * lift)))
    mesh.loft(sections, 'hull')
    mesh.loft([[(x, -y * 0.97, z - 0.1), (x, y * 0.97, z - 0.1)] for x, y, z in rim], 'wood', smooth=False)
    for side in (-1, 1):
        mesh.tube([(x, y * side, z) for x, y, z in rim], 0.075, 'wood-dark', 6)
    for end in (-1, 1):
        mesh.tube(
            [
                (end * 10.3, 0, 1.9),
                (end * 10.9, 0, 2.5),
                (end * 11.25, 0, 3.2),
                (end * 11.2, 0, 3.75),
                (end * 10.9, 0, 3.95),
            ],
            [0.22, 0.2, 0.16, 0.12, 0.06],
            'hull',
            8,
        )


def _between(start, end, count):
    return [tuple(np.array(start) + (np.array(end) - np.array(start)) * i / (count - 1)) for i in range(count)]


def vault(mesh, sections, material='thatch', rib='wood-dark', every=2, power=2.3):
    """A ribbed barrel roof along x from (x, half width, base, rise) sections."""

    def curve(x, half, base, rise, grow=1.0):
        points = []
        for a in np.linspace(0, math.pi, 21):
            c, s = math.cos(a), math.sin(a)
            points.append(
                (x, grow * half * math.copysign(abs(c) ** (2 / power), c), base + grow * rise * abs(s) ** (2 / power))
            )
        return points

    mesh.loft([curve(*section) for section in sections], material)
    for i, section in enumerate(sections):
        if i % every == 0:
            mesh.tube(curve(*section, 1.015), 0.05, rib, 5)


def snake_boat(mesh, x=0, y=0, z=0, turn=0, length=30, rowers=26, shirt='ivory', seed=1):
    """A chundan vallam: a racing boat with a high stern, its rowers all in one stroke."""
    with mesh.at(x, y, z, turn):
        sections = []
        for t in np.linspace(-1, 1, 60):
            half = 0.75 * max(0, 1 - abs(t) ** 2.6) + 0.04
            lift = 0.5 * max(0, t - 0.6) ** 2 / 0.16 + 4.6 * max(0, -t - 0.62) ** 1.8 / 0.175 * 0.45
            sections.append(
                [
                    (t * length / 2, half * math.sin(a), -0.2 + lift + 0.6 * (1 - max(0, math.cos(a))))
                    for a in np.linspace(-math.pi / 2, math.pi / 2, 9)
                ]
            )
        mesh.loft(sections, 'hull')
        for i in range(rowers):
            px = -length * 0.33 + i * length * 0.68 / rowers
            for side in (-1, 1):
                with mesh.at(px, 0.32 * side, 0.25):
                    mesh.lathe([(0.2, 0), (0.2, 0.4), (0.22, 0.6), (0.06, 0.72)], shirt, 8)
                    mesh.ball((0.1, 0.1, 0.13), 'skin', 0.1, 0, 0.85, sides=8)
                    mesh.tube([(0.1, 0.1 * side, 0.55), (0.35, 0.35 * side, 0.6)], 0.05, 'skin', 5)
                    mesh.tube([(0.3, 0.3 * side, 1.0), (0.05, 0.95 * side, -0.3)], 0.028, 'wood', 4)
        mesh.lathe([(0.04, 0), (0.04, 2.2)], 'gold-paint', 6, x=-length * 0.36, z=0.6)
        mesh.lathe([(0.8, 2.0), (0.4, 2.25), (0.03, 2.35)], 'scarlet', 14, x=-length * 0.36, z=0.6)


def dhow(mesh, x=0, y=0, z=0, turn=0, sail='ivory', length=11):
    """A lateen-rigged country boat."""
    with mesh.at(x, y, z, turn):
        hull(mesh, length, 2.6, 1.2, 'hull', rise=0.9, deck='wood')
        mesh.tube([(0.5, 0, 0.5), (0.8, 0, 8)], 0.1, 'wood', 7)
        mesh.tube([(-4.5, 0.1, 9.2), (4.2, 0.1, 2.4)], 0.07, 'wood', 6)
        rows = [
            [
                np.array((-4.5, 0.1, 9.2)) * (1 - u)
                + np.array((4.2, 0.1, 2.4)) * u
                + (np.array((-3.6, 0.2, 1.6)) - (np.array((-4.5, 0.1, 9.2)) * (1 - u) + np.array((4.2, 0.1, 2.4)) * u))
                * v
                * (1 - u * 0.96)
                + np.array((0, 0.9 * math.sin(math.pi * u) * math.sin(math.pi * v), 0))
                for v in np.linspace(0, 1, 8)
            ]
            for u in np.linspace(0, 1, 12)
        ]
        mesh.loft(rows, sail)
        man(mesh, 'azure', 'ivory', -3.6, 0, 0.7, 1, 90)


def fishing_boat(mesh, x=0, y=0, z=0, turn=0, paint='azure', trim='turmeric', length=8):
    """A painted beach boat with a high prow."""
    with mesh.at(x, y, z, turn):
        hull(mesh, length, 1.7, 0.9, paint, rise=0.9, deck='wood')
        for side in (-1, 1):
            mesh.tube(
                [
                    (
                        t * length / 2 * 0.98,
                        side * (0.85 * max(0, 1 - abs(t) ** 2.5) ** 0.8 + 0.02),
                        0.45 + 0.9 * max(0, abs(t) - 0.5) ** 2 / 0.25,
                    )
                    for t in np.linspace(-1, 1, 20)
                ],
                0.07,
                trim,
                5,
            )
        mesh.ball((0.9, 0.5, 0.25), 'teal', -length * 0.2, 0, 0.5)
