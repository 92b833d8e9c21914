"""What portraits wear: blouse and kurta on the body, saree and shawl laid over it, beads and ear-rings. Shoulders at
z = 0."""
import math

import numpy as np

from kit.materials import override_material
from kit.noise import fractal, smoothstep


def curve(points, count):
    """A Catmull-Rom curve through points."""
    points = np.array(points, float)
    padded = np.vstack([2 * points[0] - points[1], points, 2 * points[-1] - points[-2]])
    result = []
    for t in np.linspace(0, len(points) - 1.0001, count):
        i, f = int(t), t - int(t)
        a, b, c, d = padded[i : i + 4]
        result.append(
            0.5 * (2 * b + (c - a) * f + (2 * a - 5 * b + 4 * c - d) * f * f + (3 * b - a - 3 * c + d) * f**3)
        )
    return np.array(result)


TORSO = np.array(
    (
        (-0.7, 0.285, 0.172, 0.7),
        (-0.4, 0.285, 0.172, 0.7),
        (-0.24, 0.283, 0.168, 0.72),
        (-0.13, 0.275, 0.156, 0.74),
        (-0.07, 0.255, 0.142, 0.78),
        (-0.02, 0.215, 0.126, 0.86),
        (0.02, 0.165, 0.11, 0.93),
        (0.055, 0.122, 0.098, 0.98),
        (0.1, 0.094, 0.088, 1),
        (0.17, 0.074, 0.074, 1),
    )
)


def girth(z):
    """Half width, half depth and squareness of the body at a height."""
    steps = (-0.02, -0.01, 0, 0.01, 0.02)
    return [sum(np.interp(z + step, TORSO[:, 0], TORSO[:, k]) for step in steps) / 5 for k in (1, 2, 3)]


def torso(mesh, cloth, top, swell=0.0, wide=1.06, folds=0.0):
    """Chest and shoulders up to top(angle), the angle -90 degrees in front; swell is how far the cloth stands off."""
    columns = []
    for a in np.linspace(-1.5 * math.pi, 0.5 * math.pi, 181):
        end, points = float(top(a)), []
        for s in np.linspace(0, 1, 60):
            z = -0.6 + (end + 0.6) * s
            rx, ry, power = girth(z)
            fold = folds * fractal(np.array(math.cos(a) * 9 + 3 * z), np.array(z * 5 + 2 * math.cos(a)), 3)
            x = (rx * wide + swell + fold) * math.copysign(abs(math.cos(a)) ** power, math.cos(a))
            y = 0.03 + (ry + swell + fold) * math.copysign(abs(math.sin(a)) ** power, math.sin(a))
            points.append((x, y, z))
        columns.append(points)
    mesh.loft(columns, cloth)
    return [points[-1] for points in columns]


def blouse(mesh, cloth, trim, deep=0.05, folds=0.004):
    """A blouse with a round neckline that is deep metres lower in front, its edge bound in trim."""
    override_material(cloth, rough=0.7, vary=0.1, scale=14, bump=0.0012, bump_scale=260)
    neckline = lambda a: 0.028 - deep * np.maximum(0, -np.sin(a)) ** 3 - 0.02 * np.abs(np.cos(a))
    edge = torso(mesh, cloth, neckline, 0.006, folds=folds)
    mesh.tube(edge, 0.005, trim, 8)


def kurta(mesh, cloth, trim, buttons='ivory', folds=0.005):
    """A kurta with a standing collar, open at the throat, a placket and buttons."""
    override_material(cloth, rough=0.75, vary=0.1, scale=14, bump=0.0012, bump_scale=260)
    neckline = lambda a: 0.07 - 0.03 * np.maximum(0, -np.sin(a)) ** 6
    edge = torso(mesh, cloth, neckline, 0.006, folds=folds)
    collar = []
    for x, y, z in edge:
        size = math.hypot(x, y - 0.03)
        gap = smoothstep(0.012, 0.02, abs(x)) if y < 0 else 1
        out = (x / size, (y - 0.03) / size)
        rise = 0.032 * gap
        collar.append(
            [
                (x + out[0] * 0.004, y + out[1] * 0.004, z - 0.006),
                (x - out[0] * 0.002, y - out[1] * 0.002, z + rise),
                (x - out[0] * 0.007, y - out[1] * 0.007, z + rise),
                (x - out[0] * 0.006, y - out[1] * 0.006, z - 0.004),
            ]
        )
    mesh.loft(collar, trim)
    band = []
    for z in np.linspace(0.035, -0.6, 40):
        ry = girth(z)[1]
        band.append(
            [(x, 0.03 - ry - 0.006 - folds - (0.005 if abs(x) < 0.02 else 0), z) for x in (-0.023, -0.02, 0.02, 0.023)]
        )
    mesh.loft(band, trim)
    for z in (0.005, -0.085, -0.175):
        mesh.ball((0.0085, 0.004, 0.0085), buttons, 0, 0.03 - girth(z)[1] - 0.013 - folds, z, 14)


def _body_front(x, z, wide=1.06):
    rx, ry, power = girth(z)
    return 0.03 - ry * np.clip(1 - np.abs(x / (rx * wide)) ** (2 / power), 0, 1) ** (power / 2)


def drape(mesh, path, half, cloth, border, pleats=5, side=1, inner=-1, depth=0.01, share=0.16):
    """Cloth laid over the body along path ((x, z) from the hem up to a shoulder, then over it), half metres to each
    side, in pleats; the edge towards inner is a border."""
    override_material(cloth, rough=0.62, vary=0.12, scale=16, bump=0.001, bump_scale=240)
    line = curve([(side * x, 0, z) for x, z in path], 60)
    ways = np.gradient(line, axis=0)
    ways /= np.linalg.norm(ways, axis=1)[:, None]

    def strand(c, lift):
        points = []
        for (x, _, z), (wx, _, wz), t in zip(line, ways, np.linspace(0, 1, 60)):
            gathered = half * (1 - 0.42 * smoothstep(0.35, 0.8, t))
            px, pz = x - wz * c * gathered * inner, z + wx * c * gathered * inner
            ridge = float(np.interp(-abs(px) / 1.06, -TORSO[:, 1], TORSO[:, 0]))
            out = 0.019 + lift + depth * (0.5 + 0.5 * math.cos(c * math.pi * pleats)) + 0.002 * math.sin(9 * t + 4 * c)
            if pz >= ridge and t > 0.5:
                # Over the shoulder and down behind it.
                for k in range(1, 7):
                    points.append((px, 0.03 + 0.028 * k, ridge + out - 0.004 * k * k))
                break
            top = smoothstep(ridge - 0.07, ridge, pz)
            points.append((px, float(_body_front(px, pz)) - out * (1 - top), pz + out * top))
        points = np.array(points)
        run = np.r_[0, np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))]
        even = np.linspace(0, run[-1], 70)
        return np.stack([np.interp(even, run, points[:, k]) for k in range(3)], axis=-1)

    mesh.loft([strand(c, 0) for c in np.linspace(-1, 1, 70)], cloth)
    mesh.loft([strand(c, 0.003) for c in np.linspace(-1.02, -1 + share * 2, 14)], border)


def saree_drape(mesh, cloth='crimson', border='turmeric'):
    """The end of a saree from the right hip over the left shoulder, with its border."""
    path = ((-0.34, -0.6), (-0.16, -0.36), (0.02, -0.16), (0.135, -0.03), (0.18, 0.07), (0.19, 0.22))
    drape(mesh, path, 0.11, cloth, border)


def shawl(mesh, cloth='maroon', border='turmeric', half=0.105):
    """A shawl over both shoulders, open in front."""
    path = ((0.2, -0.62), (0.185, -0.36), (0.18, -0.15), (0.18, -0.03), (0.185, 0.07), (0.19, 0.22))
    for side in (-1, 1):
        drape(mesh, path, half, cloth, border, 4, side, -side, 0.012, 0.14)


def necklace(mesh, metal='gold', drop=0.05, bead=0.006):
    """A string of beads about the neck, in the shoulders' own frame; drop is how low it hangs in front."""
    for a in np.linspace(-math.pi, math.pi, 90):
        z = 0.075 - drop * max(0.0, -math.sin(a)) ** 2.2
        rx, ry, power = girth(z)
        x = (rx * 1.06 + 0.004) * math.copysign(abs(math.cos(a)) ** power, math.cos(a))
        mesh.ball(bead, metal, x, 0.03 + (ry + 0.004) * math.copysign(abs(math.sin(a)) ** power, math.sin(a)), z, 10)
