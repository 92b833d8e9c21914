"""South Indian temples: gopurams, vimanas, pillared halls, rathas and lamp towers, facing -y."""
import math
import random

import numpy as np

from kit.architecture.arches import four_sides

PAINTS = ('#c9695a', '#6f9fb4', '#d9b05a', '#7fa27a', '#c88aa0', '#e3cfae')


def gopuram(
    mesh,
    width=22,
    depth=14,
    height=42,
    tiers=9,
    base='granite',
    body='cream-wall',
    paints=PAINTS,
    x=0,
    y=0,
    z=0,
    turn=0,
    figures=True,
    seed=2,
):
    """A gate tower: stone base with a tall doorway, receding tiers crowded with painted figures, a barrel roof with
    pots."""
    chance = random.Random(seed)
    with mesh.at(x, y, z, turn):
        foot = height * 0.2
        mesh.box(width, depth, foot, base, taper=0.97)
        for side in (-1, 1):
            for px in np.linspace(0.22, 0.46, 4):
                mesh.box(width * 0.035, 0.5, foot * 0.92, base, side * px * width, -depth / 2 - 0.1)
        for level in (0.12, 0.5):
            mesh.box(width * 1.015, depth * 1.015, foot * 0.03, base, z=foot * level)
        mesh.box(width * 1.04, depth * 1.04, foot * 0.06, base, z=foot * 0.92)
        mesh.box(width * 0.2, 0.6, foot * 0.86, 'shadow', 0, -depth / 2)
        step = (height * 0.86 - foot) / tiers
        for tier in range(tiers):
            # A little hollow in outline: the lower tiers recede more.
            t = (tier / tiers) ** 0.9
            w, d = width * (0.94 - 0.5 * t), depth * (0.9 - 0.5 * t)
            colours = [chance.choice(paints) for _ in range(5)] if figures else [body] * 5
            _tier(mesh, w, d, foot + step * tier, step, body, colours, figures, chance)
        _barrel_roof(
            mesh, width * 0.5, depth * 0.46, height * 0.14, body, height * 0.86, paints if figures else (body,)
        )


def _tier(mesh, width, depth, level, step, body, colours, figures, chance):
    """One storey of a gate tower: a row of little shrines before its wall, square ones at the corners, a large one
    with a dark opening in the middle, all under a ledge."""
    mesh.box(width * 0.95, depth * 0.95, step * 1.02, body, z=level)
    mesh.box(width * 1.03, depth * 1.05, step * 0.07, colours[0], z=level)
    mesh.box(width * 1.02, depth * 1.04, step * 0.06, colours[1], z=level + step * 0.6)
    for side_turn, span, away in ((0, width, depth / 2), (90, depth, width / 2), (270, depth, width / 2)):
        angle = math.radians(side_turn)
        count = max(3, int(span / max(1.5, step * 0.62)) // 2 * 2 + 1)
        wide = span / count
        with mesh.at(math.sin(angle) * away * 0.97, -math.cos(angle) * away * 0.97, level, side_turn):
            for i in range(count):
                px, middle, corner = wide * (i + 0.5) - span / 2, i == count // 2, i in (0, count - 1)
                half = wide * (0.46 if middle else 0.36)
                for side in (-1, 1):
                    mesh.box(wide * 0.1, 0.4, step * 0.54, colours[2], px + side * half * 0.86, -0.1, step * 0.06)
                if middle:
                    mesh.box(half * 1.2, 0.3, step * 0.5, 'shadow', px, -0.06, step * 0.06)
                else:
                    paint = chance.choice(colours[1:])
                    tall = step * chance.uniform(0.4, 0.5)
                    mesh.box(half * 0.62, 0.34, tall * 0.74, paint, px, -0.2, step * 0.07, 0.66)
                    mesh.ball((half * 0.22, 0.18, tall * 0.17), paint, px, -0.22, step * 0.07 + tall * 0.86, 6)
                roof, top = colours[3 if corner or middle else 4], step * 0.66
                if corner:
                    mesh.lathe(
                        [(half * 1.05, 0), (half * 1.1, step * 0.1), (half * 0.7, step * 0.3), (0.02, step * 0.42)],
                        roof,
                        8,
                        x=px,
                        y=0.1,
                        z=top,
                    )
                else:
                    # A barrel roof seen from its side, a horseshoe gable in its middle.
                    rows = [
                        [
                            (px + share * half, -0.34 * math.cos(a) + 0.1, top + step * 0.32 * math.sin(a))
                            for a in np.linspace(0, math.pi, 6)
                        ]
                        for share in (-1.1, 1.1)
                    ]
                    mesh.loft(rows, roof)
                    mesh.add(
                        [
                            (px + half * 0.5 * math.cos(a), -0.36, top + step * (0.04 + 0.3 * math.sin(a)))
                            for a in np.linspace(0, math.pi, 7)
                        ],
                        [tuple(range(7))],
                        colours[0] if figures else body,
                    )
                if middle:
                    mesh.lathe([(0.1, 0), (0.16, 0.16), (0.02, 0.5)], 'gold', 6, x=px, y=0.1, z=top + step * 0.3)


def _barrel_roof(mesh, width, depth, height, material, z, paints):
    sections = [
        [
            (px, depth / 2 * 1.15 * math.cos(a), z + height * 0.2 + height * 0.7 * math.sin(a) ** 0.9)
            for a in np.linspace(0, math.pi, 13)
        ]
        for px in (-width / 2, -width * 0.2, width * 0.2, width / 2)
    ]
    mesh.box(width, depth, height * 0.25, material, z=z)
    mesh.loft(sections, paints[0])
    for px in (-width / 2, width / 2):
        mesh.add(
            [
                (px, depth / 2 * 1.3 * math.cos(a), z + height * 0.2 + height * 1.0 * math.sin(a))
                for a in np.linspace(0, math.pi, 13)
            ],
            [tuple(range(13))],
            paints[-1],
        )
    count = 7
    for i in range(count):
        px = -width * 0.44 + width * 0.88 * i / (count - 1)
        mesh.lathe(
            [(0.03, 0), (0.3, 0.3), (0.12, 0.65), (0.18, 0.85), (0.02, 1.5)], 'gold', 9, x=px, z=z + height * 0.88
        )


def vimana(mesh, width=26, height=60, tiers=13, material='granite-pale', x=0, y=0, z=0, storeys=2):
    """A pyramidal sanctuary tower on a two-storeyed wall, under one great octagonal dome stone."""
    with mesh.at(x, y, z):
        wall = height * 0.24
        for storey in range(storeys):
            level, high = wall * storey / storeys, wall / storeys
            mesh.box(width, width, high * 0.92, material, z=level)
            mesh.box(width * 1.06, width * 1.06, high * 0.12, material, z=level + high * 0.88)
            for span in four_sides(mesh, width / 2, width / 2):
                for i in range(7):
                    px = -span / 2 + span * (i + 0.5) / 7
                    mesh.box(span * 0.035, 0.5, high * 0.86, material, px - span * 0.045, -0.2, level)
                    mesh.box(span * 0.035, 0.5, high * 0.86, material, px + span * 0.045, -0.2, level)
                    mesh.box(span * 0.05, 0.3, high * 0.6, 'granite-dark', px, -0.03, level + high * 0.1)
        rise = (height * 0.82 - wall) / tiers
        for tier in range(tiers):
            t = tier / tiers
            side, level = width * (0.97 - 0.62 * t), wall + rise * tier
            mesh.box(side, side, rise * 0.62, material, z=level)
            mesh.box(side * 1.04, side * 1.04, rise * 0.14, material, z=level + rise * 0.58)
            for span in four_sides(mesh, side / 2, side / 2):
                count = max(4, int(11 - tier * 0.5))
                for i in range(count):
                    px = -span / 2 + span * (i + 0.5) / count
                    wide = span / count * (0.72 if i % 2 else 0.5)
                    mesh.box(wide, rise * 0.6, rise * 0.5, material, px, -0.05, level)
                    mesh.ball(
                        (wide * 0.52, rise * 0.35, rise * 0.35), material, px, -0.05, level + rise * 0.55, sides=8
                    )
        top = width * 0.34
        mesh.box(top * 0.9, top * 0.9, height * 0.04, material, z=height * 0.82)
        mesh.lathe(
            [
                (top * 0.46, 0.0),
                (top * 0.44, height * 0.03),
                (top * 0.66, height * 0.05),
                (top * 0.6, height * 0.09),
                (top * 0.4, height * 0.13),
                (top * 0.1, height * 0.15),
            ],
            material,
            8,
            False,
            z=height * 0.85,
            start=22.5,
        )
        mesh.lathe(
            [(0.06, 0), (top * 0.1, height * 0.015), (top * 0.04, height * 0.035), (0.03, height * 0.06)],
            'gold',
            12,
            z=height * 0.995,
        )


def pillared_hall(mesh, columns=8, rows=3, bay=3.2, height=5, material='granite', x=0, y=0, z=0, plinth=1.2, roof=0.6):
    """A flat-roofed mandapa of carved pillars."""
    with mesh.at(x, y, z):
        width, depth = columns * bay, rows * bay
        # Its top lies under the rim's: two faces in one plane would render black.
        mesh.box(width + 1.2, depth + 1.2, plinth * 0.98, material)
        mesh.box(width + 1.6, depth + 1.6, plinth * 0.2, material, z=plinth * 0.8)
        for i in range(columns):
            for j in range(rows):
                carved_pillar(
                    mesh,
                    bay * 0.2,
                    height,
                    material,
                    -width / 2 + bay * (i + 0.5),
                    -depth / 2 + bay * (j + 0.5),
                    plinth,
                )
        mesh.box(width + 0.6, depth + 0.6, roof, material, z=plinth + height)
        mesh.box(width + 2.0, depth + 2.0, roof * 0.35, material, z=plinth + height + roof * 0.2)
        mesh.box(width * 0.98, 0.4, roof * 1.2, material, 0, -depth / 2, plinth + height + roof)


def carved_pillar(mesh, thick, height, material='granite', x=0, y=0, z=0):
    """A pillar of cubes and octagons with a bracket capital."""
    with mesh.at(x, y, z):
        for low, high, grow in ((0, 0.2, 1.25), (0.42, 0.52, 1.1), (0.72, 0.82, 1.1)):
            mesh.box(thick * grow, thick * grow, height * (high - low), material, z=height * low)
        mesh.lathe(
            [
                (thick * 0.52, height * 0.18),
                (thick * 0.5, height * 0.8),
                (thick * 0.75, height * 0.86),
                (thick * 0.55, height * 0.9),
            ],
            material,
            8,
            False,
            start=22.5,
        )
        mesh.box(thick * 2.0, thick * 1.0, height * 0.1, material, z=height * 0.9)


def ratha(mesh, width=6, height=9, tiers=3, material='granite-pale', x=0, y=0, z=0):
    """A monolithic pyramidal shrine, as at Mahabalipuram; also the Shore Temple's towers with tiers=6."""
    with mesh.at(x, y, z):
        mesh.box(width, width, height * 0.34, material)
        for _ in four_sides(mesh, width / 2, width / 2):
            mesh.box(width * 0.22, 0.3, height * 0.26, 'granite-dark', 0, -0.02)
            for px in (-0.42, -0.22, 0.22, 0.42):
                mesh.box(width * 0.06, 0.25, height * 0.32, material, px * width, -0.08)
        for tier in range(tiers):
            t = tier / tiers
            side, rise = width * (1.02 - 0.6 * t), height * 0.46 / tiers
            level = height * 0.34 + rise * tier
            mesh.box(side * 1.08, side * 1.08, rise * 0.2, material, z=level)
            mesh.box(side * 0.9, side * 0.9, rise * 0.85, material, z=level + rise * 0.15)
            for span in four_sides(mesh, side / 2, side / 2):
                for i in range(5):
                    mesh.ball(
                        (span * 0.075, span * 0.06, rise * 0.3),
                        material,
                        -span / 2 + span * (i + 0.5) / 5,
                        0.05,
                        level + rise * 0.42,
                        sides=8,
                    )
        mesh.lathe(
            [
                (width * 0.2, 0),
                (width * 0.3, height * 0.04),
                (width * 0.26, height * 0.1),
                (width * 0.12, height * 0.16),
                (0.03, height * 0.28),
            ],
            material,
            8,
            False,
            z=height * 0.8,
            start=22.5,
        )


def stone_chariot(mesh, x=0, y=0, z=0):
    """The stone chariot of Hampi's Vitthala temple: a carved shrine on two wheels a side."""
    with mesh.at(x, y, z):
        mesh.box(5.4, 6.4, 0.8, 'granite')
        mesh.box(4.6, 5.6, 0.9, 'granite-pale', z=0.8)
        for side in (-1, 1):
            for py in (-1.6, 1.6):
                with mesh.at(side * 2.5, py, 1.15, roll=90):
                    mesh.lathe(
                        [(0.3, -0.2), (1.1, -0.2), (1.15, 0), (1.1, 0.2), (0.3, 0.2), (0.25, 0.35)], 'granite-dark', 24
                    )
                    for k in range(8):
                        angle = k * math.pi / 4
                        mesh.tube(
                            [(0, 0, 0.24), (math.cos(angle) * 0.95, math.sin(angle) * 0.95, 0.24)],
                            0.06,
                            'granite-pale',
                            4,
                        )
        mesh.box(3.6, 4.4, 2.8, 'granite-pale', z=1.7)
        mesh.box(1.3, 0.3, 2.0, 'shadow', 0, -2.2, 1.9)
        for px in (-1.6, -0.9, 0.9, 1.6):
            carved_pillar(mesh, 0.36, 2.8, 'granite', px, -2.5, 1.7)
        mesh.box(5.0, 6.0, 0.35, 'granite', z=4.5)
        mesh.box(4.0, 4.8, 0.5, 'granite-pale', z=4.85)
        mesh.box(3.0, 3.6, 0.6, 'granite', z=5.35)


def tank(mesh, width=60, depth=40, steps=7, material='granite', water='pool', x=0, y=0, z=0, pavilion=True):
    """A temple tank: steps down to water, a small pavilion in the middle; z is the rim."""
    with mesh.at(x, y, z):
        for i in range(steps):
            w, d = width - i * 1.4, depth - i * 1.4
            for span, away, turn in ((w, d / 2, 0), (w, d / 2, 180), (d, w / 2, 90), (d, w / 2, 270)):
                angle = math.radians(turn)
                with mesh.at(math.sin(angle) * away, -math.cos(angle) * away, -i * 0.4, turn):
                    mesh.quad(
                        (-span / 2, 0, 0),
                        (span / 2, 0, 0),
                        (span / 2 - 0.7, 0.7, 0),
                        (-span / 2 + 0.7, 0.7, 0),
                        material,
                    )
                    mesh.quad(
                        (-span / 2 + 0.7, 0.7, 0),
                        (span / 2 - 0.7, 0.7, 0),
                        (span / 2 - 0.7, 0.7, -0.4),
                        (-span / 2 + 0.7, 0.7, -0.4),
                        material,
                    )
        level = -steps * 0.4 + 0.15
        mesh.quad(
            (-width / 2, -depth / 2, level),
            (width / 2, -depth / 2, level),
            (width / 2, depth / 2, level),
            (-width / 2, depth / 2, level),
            water,
        )
        if pavilion:
            mesh.box(7, 7, 2.4, material, z=level)
            for px in (-2.4, 2.4):
                for py in (-2.4, 2.4):
                    carved_pillar(mesh, 0.5, 3.2, material, px, py, level + 2.4)
            mesh.box(7, 7, 0.4, material, z=level + 5.6)
            ratha(mesh, 4.4, 4.4, 2, 'cream-wall', 0, 0, level + 6)
