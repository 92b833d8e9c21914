"""What a film is laid from: graded planes with alpha, and the depth that tells how far each pixel moves."""
import json

import cv2
import numpy as np
from PIL import Image
from scipy import ndimage

from grade import clean, grade

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


GRID_Y, GRID_X = np.mgrid[0:RENDERED[1], 0:RENDERED[0]].astype(np.float32)


def warp(plane, shift_x, shift_y):
    """Each pixel of the answer is taken shift pixels away; arrays of the rendered height and width, or numbers."""
    x, y = (GRID_X + shift_x).astype(np.float32), (GRID_Y + shift_y).astype(np.float32)
    return cv2.remap(plane, x, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)


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
