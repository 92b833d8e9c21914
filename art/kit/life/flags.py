"""Prayer flags, pennants, bunting and garlands."""
import numpy as np

PRAYER = ('flag-blue', 'flag-white', 'flag-red', 'flag-green', 'flag-yellow')


def flag_string(mesh, start, end, sag=2.0, count=30, height=0.85, cloths=PRAYER, seed=1, pointed=False):
    """A sagging line of flags that lift in the wind; pointed makes bunting."""
    chance = np.random.RandomState(seed)
    start, end = np.array(start, float), np.array(end, float)
    at = lambda t: start + (end - start) * t - np.array([0, 0, 4 * sag * t * (1 - t)])
    mesh.tube([at(t) for t in np.linspace(0, 1, 50)], height * 0.026, 'rope', 4)
    for i in range(count):
        left, along = at((i + 0.08) / count), at((i + 0.92) / count) - at((i + 0.08) / count)
        side = np.cross(along, (0, 0, 1))
        side /= np.linalg.norm(side) + 1e-9
        phase, wave, blown = chance.rand() * 6, height * (0.1 + 0.22 * chance.rand()), chance.uniform(-0.1, 0.42)
        rows = []
        for v in np.linspace(0, 1, 6):
            row = []
            for u in np.linspace(0, 1, 6):
                across = 0.5 + (u - 0.5) * (1 - v * 0.95) if pointed else u
                out = side * (blown * height * v + wave * v * np.sin(phase + u * 4 + v * 3.2))
                row.append(left + along * across - np.array([0, 0, height * v * (1 - 0.12 * abs(blown))]) + out)
            rows.append(row)
        mesh.loft(rows, cloths[i % len(cloths)])


def pennant(mesh, x, y, z, pole=4.0, size=1.4, cloth='flag-saffron', turn=0):
    """A triangular temple pennant on a pole."""
    with mesh.at(x, y, z, turn):
        mesh.tube([(0, 0, 0), (0, 0, pole)], size * 0.035, 'wood-dark', 5)
        mesh.add([(0, 0, pole), (size, 0.1, pole - size * 0.3), (0, 0, pole - size * 0.62)], [(0, 1, 2)], cloth)


def tall_flag(mesh, x, y, z, height=7.0, cloth='flag-white', width=0.5, turn=0):
    """A tall vertical prayer flag on its pole (darchor)."""
    with mesh.at(x, y, z, turn):
        mesh.tube([(0, 0, 0), (0, 0, height)], 0.05, 'wood', 5)
        rows = [
            [
                (0.05, 0, height * 0.97 - height * 0.78 * v),
                (0.05 + width * 0.5, 0.06 * np.sin(v * 9), height * 0.97 - height * 0.78 * v),
                (0.05 + width, 0.12 * np.sin(v * 9 + 1), height * 0.96 - height * 0.78 * v),
            ]
            for v in np.linspace(0, 1, 16)
        ]
        mesh.loft(rows, cloth)


def garland(mesh, start, end, sag=0.5, count=24, size=0.09, flowers=('marigold', 'marigold', 'turmeric')):
    """A sagging string of marigold heads."""
    start, end = np.array(start, float), np.array(end, float)
    for i in range(count):
        t = i / (count - 1)
        place = start + (end - start) * t - np.array([0, 0, 4 * sag * t * (1 - t)])
        mesh.ball(size, flowers[i % len(flowers)], *place, sides=7)
