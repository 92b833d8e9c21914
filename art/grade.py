"""The one grade of the film: denoise, lay over the sky, bloom, filmic curve, colour.

python3 art/grade.py BASE OUT.png [--front]    BASE.npz and BASE.json come from render.py
"""
import json
import sys

import numpy as np
from PIL import Image

from blur import blur
from denoise import denoise

DEFAULTS = {
    'exposure': 1.0,
    'bloom': 0.22,
    'bright': 1.0,
    'saturation': 1.13,
    'contrast': 1.1,
    'lift': 0.0,
    'shadows': (0.0, 0.006, 0.03),
    'lights': (0.03, 0.014, -0.015),
    'vignette': 0.16,
    'grain': 0.005,
}


def film_curve(linear):
    """Soft toe, long shoulder: half by channel, half by luminance, so that pastels keep their hue."""
    linear = np.maximum(linear, 0)
    luminance = (linear * np.array([0.2126, 0.7152, 0.0722], np.float32)).sum(axis=-1, keepdims=True)

    def curve(v):
        return (v * (1.9 * v + 0.05)) / (v * (1.75 * v + 0.62) + 0.16)

    by_luminance = curve(luminance) / np.maximum(luminance, 1e-5) * linear
    return np.clip(0.6 * curve(linear) + 0.4 * by_luminance, 0, 1)


def encode(linear):
    """Linear light to sRGB."""
    return np.where(linear <= 0.0031308, 12.92 * linear, 1.055 * np.power(np.maximum(linear, 1e-6), 1 / 2.4) - 0.055)


def grade(linear, settings, alone=False):
    """A linear image to 8-bit sRGB; alone, for a layer that is laid over others, leaves out bloom, vignette, grain."""
    s = {**DEFAULTS, **settings}
    image = (linear * s['exposure']).astype(np.float32)
    height, width = image.shape[:2]
    if not alone:
        bright, unit = np.clip(image - s['bright'], 0, 6), width / 1280
        image = image + s['bloom'] * (
            blur(bright, 6 * unit) * 0.5 + blur(bright, 22 * unit) * 0.35 + blur(bright, 70 * unit) * 0.3
        )
    image = encode(film_curve(image))
    grey = image.mean(axis=-1, keepdims=True)
    image = grey + (image - grey) * s['saturation']
    grey = np.clip(grey, 0, 1)
    image = image + (1 - grey) ** 2 * np.array(s['shadows'], np.float32) + grey**2 * np.array(s['lights'], np.float32)
    image = (image - 0.5) * s['contrast'] + 0.5 + s['lift']
    if not alone:
        y, x = np.mgrid[0:height, 0:width].astype(np.float32)
        edge = ((x / width - 0.5) ** 2 * 1.2 + (y / height - 0.5) ** 2) * 2
        image = image * (1 - s['vignette'] * np.clip(edge, 0, 1.2) ** 1.3)[..., None]
        noise = np.random.RandomState(1).normal(size=(height, width, 1))
        image = image + noise * s['grain'] * (1 - 0.5 * np.abs(2 * np.clip(grey, 0, 1) - 1))
    return (np.clip(image, 0, 1) * 255 + 0.5).astype(np.uint8)


def clean(passes):
    """Denoised premultiplied colour and alpha of a layer."""
    return denoise(passes['image'], passes['albedo'], passes['normal']), smooth_cover(passes)


def smooth_cover(passes):
    """Alpha without the steps of few samples."""
    return blur(np.clip(passes['alpha'], 0, 1), 0.7)


def grade_file(base, out, front=False):
    """Write the graded picture, and with front also beside it the same with the alpha of everything but the sky."""
    passes = dict(np.load(base + '.npz'))
    with open(base + '.json') as file:
        settings = json.load(file)['grade']
    alpha, guides = np.clip(passes['alpha'], 0, 1), (passes['albedo'], passes['normal'])
    noisy = passes['image'] + passes['sky'] * (1 - alpha)
    # The sky has no noise; its stars would be taken for it.
    whole = np.where(blur(alpha, 2) > 0.002, denoise(noisy, *guides), noisy)
    pixels = grade(whole, settings)
    Image.fromarray(pixels).save(out)
    if front:
        layer = np.dstack([pixels, (smooth_cover(passes)[..., 0] * 255 + 0.5).astype(np.uint8)])
        Image.fromarray(layer, 'RGBA').save(out.replace('.png', '-front.png'))


if __name__ == '__main__':
    grade_file(sys.argv[1], sys.argv[2], '--front' in sys.argv)
