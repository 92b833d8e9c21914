"""Hair, beards and turbans for the heads of portraits, in strands and folds."""
import math

import numpy as np

from kit.life.dress import curve
from kit.life.head import skull
from kit.materials import override_material
from kit.noise import smoothstep


def hair(mesh, build, colour='hair', line=None, thick=0.016, quiff=0.0, parting=None, rough=1.0):
    """Hair combed from its line (pairs of azimuth, height) to the crown; thick is how far it stands off the head.

    quiff lifts it over the forehead; parting is the azimuth from which it is parted.
    """
    override_material(
        colour, rough=0.42, vary=0.3 if colour == 'hair' else 0.08, scale=60, stretch=(1, 1, 0.12), specular=0.45
    )
    line = line or (
        (0, 0.676),
        (28, 0.668),
        (52, 0.636),
        (70, 0.585),
        (84, 0.553),
        (100, 0.5),
        (125, 0.452),
        (180, 0.44),
    )
    azimuths, chance = np.linspace(-180, 180, 361), np.random.RandomState(3)
    ridges = chance.uniform(-1, 1, 361)
    ridges = np.convolve(np.r_[ridges[-4:], ridges, ridges[:4]], (0.25, 0.5, 0.25), 'same')[4:-4]
    ridges[-1] = ridges[0]
    columns = []
    for index, azimuth in enumerate(azimuths):
        start = float(np.interp(abs(azimuth), *np.array(line).T))
        points = []
        for s in np.linspace(0, 1, 44):
            z = start + (0.7446 - start) * s
            x, y = skull(build, azimuth, z)
            lift = thick * (smoothstep(-0.02, 0.16, s) * 0.9 + 0.1 * s) + 0.0017 * rough * ridges[index] * smoothstep(
                0, 0.1, s
            )
            lift += quiff * max(0, math.cos(math.radians(azimuth * 1.15))) ** 2 * smoothstep(0, 0.2, s) * (1 - s * 0.45)
            if parting is not None:
                lift -= 0.011 * math.exp(-(((azimuth - parting) / 2.2) ** 2)) * smoothstep(1.05, 0.5, s)
            size = math.hypot(x, y) + 1e-6
            flat = smoothstep(0.66, 0.745, z)
            away = lift * (1 - flat * 0.5)
            points.append(
                (x + x / size * away, y + y / size * away, z + lift * flat * 0.9 - 0.003 * (1 - smoothstep(0, 0.1, s)))
            )
        columns.append(points)
    mesh.loft(columns, colour)


MAN_LINE = (
    (0, 0.658),
    (24, 0.658),
    (40, 0.648),
    (54, 0.612),
    (66, 0.6),
    (74, 0.53),
    (80, 0.525),
    (88, 0.56),
    (104, 0.53),
    (125, 0.47),
    (180, 0.43),
)


# The close cap that shows between combed locks.
UNDER_LOCKS = (
    (0, 0.7),
    (14, 0.693),
    (30, 0.675),
    (46, 0.646),
    (60, 0.612),
    (74, 0.582),
    (92, 0.566),
    (110, 0.52),
    (135, 0.46),
    (180, 0.43),
)
# Where combed hair lies: azimuth and height of its lowest lock, along the hairline, and of the one over the crown.
LOWEST = ((0, 0.694), (14, 0.686), (30, 0.667), (46, 0.638), (60, 0.603), (74, 0.572), (92, 0.556), (128, 0.5))
HIGHEST = ((0, 0.7425), (14, 0.741), (30, 0.737), (46, 0.73), (60, 0.72), (74, 0.704), (92, 0.672), (128, 0.59))


def combed(mesh, build, colour='hair', falling=False, part=0.0, locks=56):
    """Hair parted along the middle, or part degrees aside, and combed in locks over the temples to the nape; falling,
    it goes on in front of the shoulders."""
    override_material(
        colour, rough=0.4, vary=0.3 if colour == 'hair' else 0.08, scale=60, stretch=(1, 1, 0.12), specular=0.4
    )
    chance = np.random.RandomState(12)
    for side in (-1, 1):
        for k in range(locks):
            t = min(1.0, max(0.0, (k + chance.uniform(-0.4, 0.4)) / (locks - 1))) ** 1.15
            path, loose = [], chance.uniform(-0.0028, 0.0028)
            for (azimuth, low), (_, high) in zip(LOWEST, HIGHEST):
                z = low + (high - low) * t
                x, y = skull(build, side * azimuth + part * (1 - azimuth / 128), z)
                lift = 0.004 + 0.013 * smoothstep(0, 26, azimuth) + 0.004 * math.sin(math.pi * t) + loose
                size = math.hypot(x, y) + 1e-6
                flat = smoothstep(0.66, 0.745, z)
                path.append(
                    (x * (1 + lift / size * (1 - flat / 2)), y * (1 + lift / size * (1 - flat / 2)), z + lift * flat)
                )
            if falling:
                wave, out = chance.uniform(-0.006, 0.006), 0.02 * math.sin(math.pi * t)
                y, x = 0.1 * t - 0.008, 0.14 * build.width
                path = path[:-1] + [
                    (side * (x + out + wave), y + 0.016, 0.5),
                    (side * (x - 0.006 + out - wave), y + 0.004, 0.39),
                    (side * (x + 0.004 + 1.4 * out + wave), y - 0.035 * (1 - t), 0.28),
                    (side * (x + 0.03 + 1.5 * out + wave), y - 0.11 * (1 - t), 0.17),
                    (side * (x + 0.016 + 1.3 * out - wave), y - 0.155 * (1 - t), 0.06),
                    (side * (x + 0.024 + out + wave), y - 0.165 * (1 - t), -0.06),
                    (side * (x + 0.01 + out), y - 0.165 * (1 - t), -0.14 - 0.08 * chance.rand()),
                ]
            thick = 0.0068 if t > 0.06 else 0.005
            ends = (0.0022, thick, thick, 0.0018) if falling else (0.0022, thick, thick, thick)
            mesh.tube(curve(path, 40), np.interp(np.linspace(0, 1, 40), (0, 0.12, 0.8, 1), ends), colour, 7)


def bun(mesh, colour='hair', flowers=True):
    """A low bun with a string of jasmine that shows beside the neck."""
    for k in range(16):
        a = k * math.pi / 8
        ring = [
            (
                0.035 + 0.075 * math.cos(t) * math.cos(a),
                0.2 + 0.05 * math.sin(t),
                0.5 + 0.075 * math.cos(t) * math.sin(a),
            )
            for t in np.linspace(-1.6, 1.6, 9)
        ]
        mesh.tube(ring, 0.018, colour, 8)
    if flowers:
        chance = np.random.RandomState(2)
        for k in range(46):
            a = 2 * math.pi * k / 46
            x, z = 0.035 + 0.096 * math.cos(a), 0.5 + 0.094 * math.sin(a)
            for _ in range(2):
                dx, dy, dz = chance.uniform(-0.009, 0.009, 3)
                mesh.ball((0.0085, 0.0085, 0.0085), '#f7f2e4', x + dx, 0.165 + dy, z + dz, 8)


def beard(mesh, build, colour='#e6e1d8', length=0.075):
    """A full beard with its moustache, combed downward; the lower lip stays free."""
    override_material(colour, rough=0.75, vary=0.12, scale=70, stretch=(1, 1, 0.15))
    chance = np.random.RandomState(4)
    azimuths = np.linspace(-88, 88, 241)
    ridges = np.convolve(chance.uniform(-1, 1, 245), (0.25, 0.5, 0.25), 'same')[2:-2]
    columns = []
    for index, azimuth in enumerate(azimuths):
        far = abs(azimuth)
        top = float(np.interp(far, (0, 10, 16, 26, 50, 70, 80, 88), (0.392, 0.395, 0.425, 0.45, 0.463, 0.5, 0.55, 0.6)))
        low = 0.345 - length * max(0, math.cos(math.radians(azimuth * 1.05))) ** 1.3 + 0.012 * ridges[index]
        points = []
        for s in np.linspace(0, 1, 40):
            z = top + (low - top) * s
            x, y = skull(build, azimuth * (1 - 0.25 * smoothstep(0.4, 1, s)), max(z, 0.352))
            taper = 1 - 0.5 * smoothstep(0.362, 0.345 - length, z)
            lift = 0.026 * math.sin(math.pi * min(1, s * 1.35 + 0.02) * 0.5) * smoothstep(90, 55, far) + 0.004
            lift += 0.0035 * ridges[index] * smoothstep(0, 0.15, s) + 0.002 * math.sin(s * 30 + index * 0.7)
            size = math.hypot(x, y)
            points.append(((x + x / size * lift) * taper, (y + y / size * lift) * (0.55 + 0.45 * taper), z))
        columns.append(points)
    mesh.loft(columns, colour)
    moustache(mesh, build, colour)


def moustache(mesh, build, colour='hair', wide=0.052, thick=1.0):
    """Combed outward from under the nose, in strands."""
    chance = np.random.RandomState(6)
    for side in (-1, 1):
        for k in range(30):
            t = k / 29
            x0, z0 = 0.002 + 0.016 * t, 0.4445 - 0.004 * t + chance.uniform(-0.003, 0.003)
            end = wide * (0.6 + 0.4 * chance.rand())
            path = []
            for f in (0, 0.35, 0.7, 1):
                x = x0 + (end - x0) * f
                z = z0 - 0.016 * f - 0.012 * f * f * (1 - t) + 0.004 * f
                path.append(
                    (side * x, float(build.front(np.array(x), np.array(z), False)) - 0.006 - 0.005 * (1 - f), z)
                )
            mesh.tube(curve(path, 8), np.linspace(0.005, 0.0013, 8) * thick, colour, 6)


def turban(mesh, build, cloth='crimson', tail=True):
    """A turban wound in many turns that cross over the forehead; its lower edge is well above the brows."""
    override_material(cloth, rough=0.7, vary=0.14, scale=10, bump=0.0012, bump_scale=200)
    columns = []
    for a in np.linspace(-math.pi, math.pi, 241):
        points = []
        for v in np.linspace(0, 1, 110):
            # Up the outer side, over, and in.
            bulge = math.sin(math.pi * min(0.5, v * 1.6)) ** 0.7
            wide = (0.139 + 0.032 * bulge) * (1 - smoothstep(0.4, 1.05, v) * 0.9)
            deep = (0.155 + 0.032 * bulge) * (1 - smoothstep(0.4, 1.05, v) * 0.9)
            z = 0.612 + 0.034 * math.cos(a) * (1 - v) + 0.215 * math.sin(v * math.pi / 2) ** 1.1
            turn = v * 6.5 + 2.1 * abs(math.sin(a / 2 + 0.2)) * (1 - 0.6 * v) + 0.12 * math.sin(3 * a)
            wrap = abs(math.sin(math.pi * turn)) ** 0.7
            crease = 0.0022 * math.sin(turn * 31 + 5 * a) * (1 - v)
            grow = 1 + 0.075 * wrap + crease / 0.16
            points.append((wide * grow * math.sin(a), 0.02 - deep * grow * math.cos(a), z + 0.006 * wrap))
        columns.append(points)
    mesh.loft(columns, cloth)
    mesh.ball((0.05, 0.052, 0.02), cloth, 0, 0.02, 0.826, 24)
    if tail:
        for k in range(5):
            x = 0.075 + 0.017 * k
            path = [
                (x - 0.02, 0.17, 0.68),
                (x + 0.004, 0.2, 0.56),
                (x + 0.02, 0.19, 0.4),
                (x + 0.016, 0.16, 0.24),
                (x + 0.01, 0.13, 0.1),
            ]
            mesh.tube(curve(path, 16), 0.014, cloth, 8)
