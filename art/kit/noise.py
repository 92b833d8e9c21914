"""Gradient noise on NumPy arrays, for terrain, water edges and scattering."""
import numpy as np

_shuffled = np.random.RandomState(7).permutation(256)
_PERMUTATION = np.concatenate([_shuffled, _shuffled])
_ANGLES = np.arange(256) * 2.399963
_GRADIENTS = np.stack([np.cos(_ANGLES), np.sin(_ANGLES)], axis=1)


def perlin(x, y):
    """Gradient noise of about -1..1 at the points (x, y)."""
    x, y = np.asarray(x, float), np.asarray(y, float)
    column, row = np.floor(x).astype(int), np.floor(y).astype(int)
    u, v = x - column, y - row
    column, row = column & 255, row & 255

    def corner(dx, dy):
        index = _PERMUTATION[_PERMUTATION[(column + dx) & 255] + ((row + dy) & 255)]
        gradient = _GRADIENTS[index]
        return gradient[..., 0] * (u - dx) + gradient[..., 1] * (v - dy)

    fade_u = u * u * u * (u * (u * 6 - 15) + 10)
    fade_v = v * v * v * (v * (v * 6 - 15) + 10)
    low = corner(0, 0) * (1 - fade_u) + corner(1, 0) * fade_u
    high = corner(0, 1) * (1 - fade_u) + corner(1, 1) * fade_u
    return 1.5 * (low * (1 - fade_v) + high * fade_v)


def fractal(x, y, octaves=5, lacunarity=2.03, gain=0.5):
    """Layered noise: rolling ground."""
    x, y = np.asarray(x, float), np.asarray(y, float)
    total, amplitude = 0, 1
    for octave in range(octaves):
        total = total + amplitude * perlin(x + octave * 17.3, y - octave * 9.1)
        x, y, amplitude = x * lacunarity, y * lacunarity, amplitude * gain
    return total


def ridged(x, y, octaves=7, lacunarity=2.07, gain=0.5):
    """Layered noise with sharp crests, about 0..1.2: mountains."""
    x, y = np.asarray(x, float), np.asarray(y, float)
    total, amplitude, weight = 0, 0.6, 1
    for octave in range(octaves):
        crest = (1 - np.abs(perlin(x + octave * 13.7, y + octave * 5.1))) ** 2 * weight
        weight = np.clip(crest * 1.6, 0, 1)
        total = total + amplitude * crest
        x, y, amplitude = x * lacunarity, y * lacunarity, amplitude * gain
    return total


def smoothstep(start, end, x):
    """0 before start, 1 after end, smooth between; start may be above end."""
    t = np.clip((np.asarray(x, float) - start) / (end - start), 0, 1)
    return t * t * (3 - 2 * t)
