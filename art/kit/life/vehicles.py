"""The toy train, chariots, rickshaws, bullock carts and jeeps."""
import math

import numpy as np

from kit.life.powder import powder


def wheel(mesh, radius=0.5, thick=0.12, material='wood-dark', spokes=8, x=0, y=0, z=0):
    """An upright wheel rolling along x."""
    with mesh.at(x, y, z, tilt=90):
        mesh.lathe(
            [
                (radius * 0.82, -thick / 2),
                (radius, -thick / 2),
                (radius, thick / 2),
                (radius * 0.82, thick / 2),
                (radius * 0.82, -thick / 2),
            ],
            material,
            24,
            False,
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


def steam_engine(mesh, x=0, y=0, z=0, turn=0, paint='azure'):
    """A narrow-gauge saddle-tank engine, heading +x, about 5 m long."""
    with mesh.at(x, y, z, turn):
        mesh.box(4.6, 1.5, 0.25, 'iron', 0, 0, 0.6)
        for px in (-1.0, 0.2):
            for side in (-1, 1):
                wheel(mesh, 0.42, 0.12, 'shadow', 8, px, side * 0.62, 0.42)
        with mesh.at(0.75, 0, 1.35, roll=90):
            mesh.lathe([(0.5, -1.4), (0.5, 1.5), (0.42, 1.55)], paint, 20)
            mesh.lathe([(0.51, -0.2), (0.51, -0.1)], 'brass', 20)
            mesh.lathe([(0.51, 0.9), (0.51, 1.0)], 'brass', 20)
        mesh.box(1.7, 1.45, 0.7, paint, 0.5, 0, 1.05)
        mesh.lathe([(0.16, 1.6), (0.15, 2.3), (0.22, 2.4), (0.2, 2.55)], 'shadow', 14, x=1.7)
        mesh.lathe([(0.22, 1.7), (0.22, 2.0), (0.1, 2.15)], 'brass', 14, x=0.9)
        mesh.box(1.5, 1.6, 0.9, paint, -1.4, 0, 0.85)
        for px in (-2.1, -0.7):
            for side in (-1, 1):
                mesh.box(0.1, 0.1, 0.9, paint, px, side * 0.72, 1.7)
        mesh.box(1.8, 1.8, 0.12, 'ivory', -1.4, 0, 2.6)
        mesh.box(0.15, 1.5, 0.35, 'scarlet', 2.35, 0, 0.5)
        mesh.ball(0.16, 'lamp', 2.2, 0, 1.75, sides=10)


def smoke(mesh, x, y, z, puffs=12, drift=(-1.0, 0.1, 0.55), seed=2, material=None, size=0.35):
    """A trail of steam: tight at the chimney, then billows that spread, slow down and come apart."""
    chance, material = np.random.RandomState(seed), material or powder('#f6f1e8', 0.7)
    for i in range(puffs * 7):
        t = ((i + 0.5) / (puffs * 7)) ** 0.8
        cloud = size * (0.6 + 2.6 * t**0.7)
        off = chance.normal(size=3) * cloud * np.array((0.5, 0.36, 0.34))
        radius = cloud * chance.uniform(0.32, 0.7) * (1 - 0.75 * t**3)
        middle = np.array((x, y, z)) + np.array(drift) * puffs * 0.75 * np.array((t, t, t**0.75)) + off
        mesh.ball((radius * 1.2, radius, radius * 0.9), material, *middle, sides=10)


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
        rows = [
            [
                (px, width * 0.54 * math.cos(a), 0.55 + height * 0.93 + height * 0.16 * math.sin(a))
                for a in np.linspace(0, math.pi, 9)
            ]
            for px in (-length / 2 - 0.1, length / 2 + 0.1)
        ]
        mesh.loft(rows, 'grey-stone')
        for px in (-length * 0.32, length * 0.32):
            mesh.box(length * 0.2, width * 0.8, 0.4, 'shadow', px, 0, 0.15)


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
    """A three-wheeler heading +x."""
    with mesh.at(x, y, z, turn):
        mesh.box(2.2, 1.2, 0.7, body, -0.1, 0, 0.35, 0.95)
        mesh.box(0.6, 0.9, 0.6, body, 1.1, 0, 0.35, 0.6)
        rows = [
            [(px, 0.62 * math.cos(a), 1.05 + lift + 0.6 * math.sin(a)) for a in np.linspace(0, math.pi, 9)]
            for px, lift in ((-1.2, -0.3), (-1.0, 0), (0.6, 0.1), (0.95, -0.2))
        ]
        mesh.loft(rows, hood)
        for px, py in ((-0.8, 0.55), (-0.8, -0.55), (1.2, 0)):
            wheel(mesh, 0.26, 0.12, 'shadow', 6, px, py, 0.26)
        mesh.ball((0.08, 0.08, 0.08), 'lamp', 1.42, 0, 0.75, sides=8)


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
