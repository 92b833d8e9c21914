"""What a film is laid from: graded planes with alpha, and the depth that tells how far each pixel moves."""
import json

import numpy as np
from PIL import Image
from scipy import ndimage

from grade import clean, encode, film_curve, grade

SIZE = 1280, 720
# Planes are rendered wider than the film, so that its edges never show when they sway.
RENDERED = 1360, 850


class Plane:
    """Premultiplied colour (0 to 1), alpha, depth in metres and the direction each surface faces."""

    def __init__(self, base):
        passes = dict(np.load(base + '.npz'))
        with open(base + '.json') as file:
            settings = json.load(file)['grade']
        colour, alpha = clean(passes)
        straight = np.where(alpha > .004, colour / np.maximum(alpha, .02), 0)
        self.alpha = alpha[..., 0].astype(np.float32)
        self.colour = grade(straight, settings, alone=True).astype(np.float32) / 255 * alpha
        self.sky = grade(passes['sky'], settings, alone=True).astype(np.float32) / 255
        self.depth = np.clip(passes['depth'][..., 0], 1, 1e5).astype(np.float32)
        self.up = passes['normal'][..., 2].astype(np.float32)


def warp(plane, shift_x, shift_y):
    """Each pixel of the answer is taken shift pixels away; arrays of the plane's height and width, or numbers."""
    height, width = plane.shape[:2]
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    x, y = x + shift_x, y + shift_y
    x0, y0 = np.floor(x).astype(np.int32), np.floor(y).astype(np.int32)
    fx, fy = x - x0, y - y0
    if plane.ndim == 3:
        fx, fy = fx[..., None], fy[..., None]
    xs, ys = (np.clip(x0 + i, 0, width - 1) for i in (0, 1)), [np.clip(y0 + j, 0, height - 1) for j in (0, 1)]
    left, right = xs
    top = plane[ys[0], left] * (1 - fx) + plane[ys[0], right] * fx
    bottom = plane[ys[1], left] * (1 - fx) + plane[ys[1], right] * fx
    return top * (1 - fy) + bottom * fy


def over(below, colour, alpha):
    """Lay premultiplied colour over an opaque picture."""
    return below * (1 - alpha[..., None]) + colour


def nearness(depth, nearest):
    """1 at the nearest distance and falling to 0 far away; smooth across outlines, so that they do not tear."""
    near = np.clip(nearest / depth, 0, 1)
    return ndimage.gaussian_filter(ndimage.minimum_filter(near, 5), 3).astype(np.float32)


def outline(points, softness=3):
    """A soft mask of a polygon, its points in shares of the rendered width and height."""
    from PIL import ImageDraw
    width, height = RENDERED
    mask = Image.new('L', (width, height))
    ImageDraw.Draw(mask).polygon([(x * width, y * height) for x, y in points], fill=255)
    return ndimage.gaussian_filter(np.asarray(mask, np.float32) / 255, softness)


__all__ = ['RENDERED', 'SIZE', 'Plane', 'encode', 'film_curve', 'nearness', 'outline', 'over', 'warp']
