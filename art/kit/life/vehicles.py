"""The toy train, chariots, rickshaws, bullock carts and jeeps."""
import math

import numpy as np

from kit.life.powder import powder
from kit.palette import PALETTE


def wheel(mesh, radius=0.5, thick=0.12, material='wood-dark', spokes=8, x=0, y=0, z=0):
    """An upright wheel rolling along x."""
    with mesh.at(x, y, z, tilt=90):
        rim = [(math.cos(turn) * radius, math.sin(turn) * radius) for turn in np.linspace(0, 2 * math.pi, 25)]
        edges = ((1, -1), (1, 1), (0.84, 1), (0.84, -1), (1, -1))
        mesh.loft(
            [[(x * near, y * near, side * thick / 2) for near, side in edges] for x, y in rim], material, smooth=False
        )
        mesh.lathe([(radius * 0.14, -thick), (radius * 0.16, thick)], material, 10)
        for i in range(spokes):
            angle = i * 2 * math.pi / spokes
            mesh.tube(
                [(0, 0, 0), (math.cos(angle) * radius * 0.9, math.sin(angle) * radius * 0.9, 0)],
                radius * 0.05,
                material,
                4,
            )


def _arch(mesh, length, width, foot, spring, rise, material, x=0, steps=13):
    """A box along x whose top is an arch: upright sides from foot to spring, then rise metres of crown."""
    angles = np.linspace(0, math.pi, steps)
    rim = [(width / 2, foot), *((width / 2 * math.cos(a), spring + rise * math.sin(a)) for a in angles)]
    rim.append((-width / 2, foot))
    ends = [[(px, py, pz) for py, pz in rim] for px in (x - length / 2, x + length / 2)]
    mesh.loft(ends, material, closed=True)
    for end in ends:
        mesh.add(end, [tuple(range(len(end)))], material)


def steam_engine(mesh, x=0, y=0, z=0, turn=0, paint='azure'):
    """A narrow-gauge saddle-tank engine, heading +x, about 5 m long."""
    with mesh.at(x, y, z, turn):
        mesh.box(4.6, 1.4, 0.18, 'shadow', 0, 0, 0.66)
        for side in (-1, 1):
            mesh.box(4.5, 0.04, 0.05, 'scarlet', 0, side * 0.71, 0.72)
            for px in (-1.0, 0.2):
                wheel(mesh, 0.42, 0.12, 'shadow', 10, px, side * 0.62, 0.42)
            mesh.box(1.35, 0.05, 0.07, 'iron', -0.4, side * 0.74, 0.32)
            mesh.tube([(0.2, side * 0.77, 0.38), (1.6, side * 0.77, 0.5)], 0.03, 'iron', 6)
            with mesh.at(1.72, side * 0.7, 0.52, roll=90):
                mesh.lathe([(0.17, -0.3), (0.17, 0.3), (0.1, 0.32)], paint, 14)
        with mesh.at(0.75, 0, 1.3, roll=90):
            mesh.lathe([(0.44, -1.4), (0.44, 0.7)], paint, 24)
            mesh.lathe([(0.46, 0.7), (0.46, 1.5), (0.42, 1.54), (0.1, 1.58)], 'shadow', 24)
            for level in (0.66, 1.46):
                mesh.lathe([(0.47, level), (0.475, level + 0.03), (0.47, level + 0.06)], 'brass', 24)
        _arch(mesh, 1.75, 1.3, 1.02, 1.42, 0.46, paint, 0.42)
        for px in (-0.42, 1.26):
            _arch(mesh, 0.04, 1.32, 1.01, 1.42, 0.475, 'brass', px)
        mesh.lathe(
            [(0.17, 1.6), (0.14, 1.75), (0.135, 2.35), (0.2, 2.42), (0.2, 2.5), (0.15, 2.52)], 'shadow', 18, x=1.7
        )
        mesh.lathe([(0.2, 1.84), (0.2, 2.02), (0.16, 2.1), (0.06, 2.14)], 'brass', 18, x=0.7)
        # The cab: sheets to the waist, posts, a spectacle plate ahead and a bowed roof.
        for side in (-1, 1):
            mesh.box(1.45, 0.06, 0.92, paint, -1.4, side * 0.74, 0.82)
            mesh.box(1.3, 0.02, 0.03, 'gold-paint', -1.4, side * 0.775, 1.58)
            mesh.box(1.3, 0.02, 0.03, 'gold-paint', -1.4, side * 0.775, 0.95)
            for px in (-2.08, -0.72):
                mesh.box(0.09, 0.08, 0.92, paint, px, side * 0.73, 1.7)
            mesh.box(0.05, 0.34, 0.4, 'glass', -0.68, side * 0.42, 2.02)
        mesh.box(0.06, 1.46, 1.78, paint, -0.74, 0, 0.82)
        mesh.box(0.06, 1.46, 0.95, paint, -2.1, 0, 0.82)
        _arch(mesh, 1.8, 1.74, 2.58, 2.62, 0.16, 'ivory', -1.4)
        mesh.box(0.12, 1.5, 0.32, 'scarlet', 2.3, 0, 0.52)
        for side in (-1, 1):
            with mesh.at(2.36, side * 0.45, 0.68, roll=90):
                mesh.lathe([(0.05, 0), (0.05, 0.12), (0.12, 0.13), (0.11, 0.17)], 'iron', 12)
        mesh.lathe([(0.1, -0.1), (0.13, -0.04), (0.13, 0.08), (0.05, 0.13)], 'brass', 14, x=2.2, z=1.86)
        mesh.ball((0.05, 0.1, 0.1), 'lamp', 2.31, 0, 1.87, sides=10)


def smoke(mesh, x, y, z, puffs=12, drift=(-1.0, 0.1, 0.55), seed=2, material=None, size=0.35):
    """A trail of steam or smoke: a thin thread at the chimney that rises, winds, spreads and fades; material is a
    palette name or '#rrggbb' whose colour it takes; None is steam."""
    chance = np.random.RandomState(seed)
    colour = PALETTE[material]['colour'] if material in PALETTE else material or '#f6f1e8'
    count = puffs * 3
    for i in range(count):
        # Puffs lie as much farther apart as they are wider: too many behind each other would turn black.
        t = ((i + 0.5) / count) ** 1.5
        radius = size * (0.5 + 2.3 * t**0.8) * chance.uniform(0.8, 1.15)
        wind = 0.5 * size * np.array((math.sin(9 * t + seed), math.cos(7 * t + seed), 0)) * (0.4 + 2 * t)
        off = chance.normal(size=3) * radius * 0.26
        middle = np.array((x, y, z)) + np.array(drift) * puffs * 0.75 * np.array((t, t, t**0.75)) + wind + off
        # Few steps of thickness keep the materials few; what is far from the chimney is hardly there.
        veil = powder(colour, (0.7, 0.5, 0.34, 0.2)[int(t * 4)], 0.55 / size, 1.9)
        mesh.ball((radius * 1.1, radius, radius * 1.15), veil, *middle, sides=16)


def carriage(mesh, length=6, x=0, y=0, z=0, turn=0, paint='azure', stripe='ivory', width=1.7, height=2.1):
    """A railway carriage along x with a row of windows; also a standard coach with length 22, width 3, height 3.6."""
    with mesh.at(x, y, z, turn):
        mesh.box(length, width, height * 0.95, paint, z=0.55)
        mesh.box(length * 1.005, width * 1.01, height * 0.16, stripe, z=0.55 + height * 0.34)
        count = int(length / (height * 0.42))
        for side in (-1, 1):
            for i in range(count):
                px = -length / 2 + length * (i + 0.5) / count
                mesh.box(
                    length / count * 0.62,
                    0.04,
                    height * 0.3,
                    'window-lit',
                    px,
                    side * (width / 2 + 0.01),
                    0.55 + height * 0.52,
                )
                # A pale frame and a bar across give each window its depth.
                wide, tall = length / count * 0.62, height * 0.3
                for low, high in ((-0.05, 0.02), (0.46, 0.5), (0.98, 1.05)):
                    mesh.box(
                        wide * 1.1,
                        0.06,
                        tall * (high - low),
                        stripe,
                        px,
                        side * (width / 2 + 0.015),
                        0.55 + height * 0.52 + tall * low,
                    )
                for post in (-0.53, 0.53):
                    mesh.box(
                        wide * 0.06,
                        0.06,
                        tall,
                        stripe,
                        px + wide * post,
                        side * (width / 2 + 0.015),
                        0.55 + height * 0.52,
                    )
        rows = [
            [
                (px, width * 0.54 * math.cos(a), 0.55 + height * 0.93 + height * 0.16 * math.sin(a))
                for a in np.linspace(0, math.pi, 9)
            ]
            for px in (-length / 2 - 0.1, length / 2 + 0.1)
        ]
        mesh.loft(rows, 'grey-stone')
        for px in (-length * 0.32, length * 0.32):
            mesh.box(length * 0.2, width * 0.6, 0.25, 'shadow', px, 0, 0.3)
            for along in (-0.07, 0.07):
                for side in (-1, 1):
                    wheel(
                        mesh, height * 0.12, 0.1, 'shadow', 6, px + length * along, side * width * 0.33, height * 0.12
                    )
        mesh.box(length * 0.98, width * 0.9, 0.14, 'shadow', 0, 0, 0.45)


def track(mesh, points, gauge=0.6, bed='grey-stone'):
    """Rails and sleepers along points (x, y, z)."""
    points = np.array(points, float)
    for i in range(len(points) - 1):
        start, end = points[i], points[i + 1]
        middle, along = (start + end) / 2, end - start
        turn = math.degrees(math.atan2(along[1], along[0]))
        length = float(np.hypot(along[0], along[1]))
        with mesh.at(*middle, turn):
            # Each length of the bed lies a hair lower than the one before: overlaps in one plane render black.
            mesh.box(length * 1.05, gauge * 4, 0.3, bed, z=-0.3 - 0.006 * (i % 2))
            for k in range(max(1, int(length / 0.7))):
                mesh.box(0.2, gauge * 2.2, 0.08, 'wood-dark', -length / 2 + 0.7 * (k + 0.5))
            for side in (-1, 1):
                mesh.box(length * 1.03, 0.07, 0.12, 'iron', 0, side * gauge / 2, 0.08)


def temple_car(mesh, x=0, y=0, z=0, turn=0, size=1.0, cloths=('scarlet', 'turmeric'), wheels=7):
    """A great chariot of Puri: many wheels, a pillared deck, a striped cloth tower and a wheel on top. 13 m at size
    1."""
    with mesh.at(x, y, z, turn, size):
        for side in (-1, 1):
            for i in range(wheels // 2 + 1):
                wheel(mesh, 1.0, 0.28, 'wood', 12, -3 + i * 6 / (wheels // 2), side * 3.2, 1.0)
        mesh.box(8, 7, 1.2, 'wood', z=1.3)
        mesh.box(8.4, 7.4, 0.3, cloths[1], z=2.4)
        for px in (-3.3, -1.1, 1.1, 3.3):
            for py in (-2.8, 2.8):
                mesh.tube([(px, py, 2.5), (px, py, 5.2)], 0.16, cloths[1], 7)
        mesh.box(8, 7, 0.5, cloths[0], z=5.1)
        profile = [(4.0 - 3.4 * (t**1.35), 5.6 + 6.2 * t) for t in np.linspace(0, 1, 9)]
        for i, (low, high) in enumerate(zip(profile, profile[1:])):
            mesh.lathe([(low[0] * 1.18, low[1]), (high[0] * 1.18, high[1])], cloths[i % 2], 4, False, start=45)
        mesh.lathe([(0.7, 11.7), (1.0, 12.0), (0.6, 12.3), (0.2, 12.6)], cloths[0], 16)
        mesh.lathe([(0.08, 12.6), (0.3, 12.9), (0.05, 13.4)], 'gold-paint', 10)
        mesh.tube([(0, 0, 13.2), (0, 0, 14.6)], 0.05, 'wood-dark', 5)
        mesh.add([(0, 0, 14.6), (1.6, 0.1, 14.2), (0, 0, 13.7)], [(0, 1, 2)], 'flag-red')


def auto_rickshaw(mesh, x=0, y=0, z=0, turn=0, body='emerald', hood='turmeric'):
    """A three-wheeler heading +x: a round nose over the one front wheel, a windscreen, an open cabin, a cloth hood."""
    with mesh.at(x, y, z, turn):
        ring = np.linspace(-math.pi / 2, math.pi / 2, 13)
        # The tub is drawn along its length: (x, half its width, foot, brim).
        sections = []
        for px, half, foot, brim in (
            (-1.2, 0.5, 0.5, 0.98),
            (-1.12, 0.6, 0.36, 1.02),
            (-0.3, 0.62, 0.32, 1.0),
            (-0.24, 0.62, 0.32, 0.62),
            (0.45, 0.6, 0.32, 0.62),
            (0.52, 0.58, 0.32, 1.0),
            (0.9, 0.46, 0.36, 1.04),
            (1.2, 0.28, 0.46, 0.98),
            (1.38, 0.12, 0.56, 0.84),
        ):
            sections.append(
                [(px, half * math.copysign(abs(math.sin(a)) ** 0.35, math.sin(a)), foot) for a in ring]
                + [(px, -half * math.copysign(abs(math.sin(a)) ** 0.35, math.sin(a)), brim) for a in ring]
            )
        mesh.loft(sections, body, closed=True)
        mesh.add(sections[0], [tuple(range(26))], body)
        mesh.add(sections[-1], [tuple(range(26))], body)
        for side in (-1, 1):
            mesh.box(1.1, 0.03, 0.07, hood, -0.65, side * 0.615, 0.74)
            mesh.tube([(0.56, 0.55 * side, 1.0), (0.5, 0.57 * side, 1.4), (0.4, 0.55 * side, 1.62)], 0.028, 'shadow', 6)
            mesh.tube([(-0.3, 0.6 * side, 1.0), (-0.28, 0.6 * side, 1.5)], 0.025, 'shadow', 6)
        mesh.quad((0.58, -0.52, 1.03), (0.58, 0.52, 1.03), (0.46, 0.5, 1.56), (0.46, -0.5, 1.56), 'glass')
        mesh.tube([(0.6, 0, 1.03), (0.48, 0, 1.56)], 0.014, 'shadow', 5)
        # Seats and the handlebar are what one sees through the open side.
        mesh.box(0.5, 1.06, 0.14, 'wood-dark', -0.66, 0, 0.98)
        mesh.box(0.12, 1.06, 0.42, 'wood-dark', -0.98, 0, 1.05)
        mesh.box(0.3, 0.5, 0.34, 'wood-dark', 0.0, 0, 0.6)
        mesh.tube([(0.36, -0.26, 1.08), (0.4, 0, 1.12), (0.36, 0.26, 1.08)], 0.022, 'shadow', 6)
        rows = [
            [
                (
                    px,
                    half * math.copysign(abs(math.cos(a)) ** 0.5, math.cos(a)),
                    foot + (top - foot) * math.sin(a) ** 0.6,
                )
                for a in np.linspace(0, math.pi, 17)
            ]
            for px, half, foot, top in (
                (-1.2, 0.56, 1.0, 1.5),
                (-1.12, 0.6, 1.0, 1.62),
                (-0.75, 0.62, 1.04, 1.7),
                (-0.42, 0.62, 1.2, 1.72),
                (-0.2, 0.61, 1.44, 1.72),
                (0.3, 0.59, 1.5, 1.7),
                (0.6, 0.56, 1.5, 1.6),
            )
        ]
        mesh.loft(rows, hood)
        mesh.add(rows[0], [tuple(range(17))], hood)
        mesh.box(0.02, 0.6, 0.2, 'glass', -1.205, 0, 1.15)
        for px, py in ((-0.8, 0.52), (-0.8, -0.52), (1.14, 0)):
            wheel(mesh, 0.26, 0.13, 'shadow', 6, px, py, 0.26)
            with mesh.at(px, py, 0.26, tilt=90):
                mesh.lathe([(0.01, -0.075), (0.13, -0.07), (0.13, 0.07), (0.01, 0.075)], 'iron', 12)
        guard = [(1.14 + 0.33 * math.cos(a), 0.3 + 0.33 * math.sin(a)) for a in np.linspace(0.1, math.pi - 0.1, 9)]
        mesh.loft([[(px, py, pz) for px, pz in guard] for py in (-0.12, 0.12)], body)
        mesh.ball((0.06, 0.09, 0.09), 'lamp', 1.36, 0, 0.86, sides=10)
        mesh.lathe([(0.1, 0), (0.105, 0.02), (0.1, 0.04)], 'iron', 14, x=1.33, z=0.93)


def safari_jeep(mesh, x=0, y=0, z=0, turn=0, paint='leaf-dark'):
    """An open jeep with people standing, heading +x."""
    from kit.life.people import man

    with mesh.at(x, y, z, turn):
        mesh.box(3.8, 1.7, 0.75, '#56633f', 0, 0, 0.55)
        mesh.box(1.2, 1.6, 0.35, '#56633f', 1.3, 0, 1.2)
        mesh.quad((0.65, -0.75, 1.3), (0.65, 0.75, 1.3), (0.5, 0.75, 1.95), (0.5, -0.75, 1.95), 'glass')
        for px in (-1.2, 1.25):
            for side in (-1, 1):
                wheel(mesh, 0.42, 0.25, 'shadow', 6, px, side * 0.85, 0.42)
        for px, py, shirt in ((-0.3, 0.35, 'ivory'), (-1.1, -0.3, 'teal'), (-1.2, 0.4, 'saffron')):
            man(mesh, shirt, 'wood-dark', px, py, 0.75, 0.95, 90, walking=False)
        for px in (-1.7, 0.2):
            for side in (-1, 1):
                mesh.tube([(px, side * 0.75, 1.2), (px, side * 0.75, 2.3)], 0.03, 'iron', 5)


def bullock_cart(mesh, x=0, y=0, z=0, turn=0):
    """A two-wheeled cart without its bullocks, shafts at +x."""
    with mesh.at(x, y, z, turn):
        mesh.box(2.2, 1.3, 0.15, 'wood', 0, 0, 0.9)
        for side in (-1, 1):
            wheel(mesh, 0.75, 0.1, 'wood', 12, 0, side * 0.8, 0.75)
            mesh.tube([(0.9, side * 0.4, 0.95), (3.0, side * 0.1, 1.1)], 0.05, 'wood', 5)
            mesh.tube([(-1, side * 0.62, 1.3), (1, side * 0.62, 1.3)], 0.04, 'bamboo', 5)
