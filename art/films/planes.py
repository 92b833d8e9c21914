"""What a film is laid from: graded planes with alpha, and the depth that tells how far each pixel moves."""
import json
import os

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
            told = json.load(file)
        settings = told['grade']
        colour, alpha = self.clean_once(base, passes)
        straight = np.where(alpha > 0.004, colour / np.maximum(alpha, 0.02), 0)
        self.alpha = alpha[..., 0].astype(np.float32)
        self.colour = grade(straight, settings, alone=True).astype(np.float32) / 255 * alpha
        self.sky = grade(passes['sky'], settings, alone=True).astype(np.float32) / 255
        self.depth = np.clip(passes['depth'][..., 0], 1, 1e5).astype(np.float32)
        self.up = passes['normal'][..., 2].astype(np.float32)
        # Where each pixel's surface stands in the set; only planes for guides need it.
        self.position = passes.get('position')
        self.camera = told.get('camera')

    @staticmethod
    def clean_once(base, passes):
        """Taking out the noise is the slow part, so it is kept beside the passes."""
        kept = base + '-clean.npy'
        if not os.path.exists(kept) or os.path.getmtime(kept) < os.path.getmtime(base + '.npz'):
            np.save(kept, clean(passes)[0])
        return np.load(kept), np.clip(passes['alpha'], 0, 1)

    def layered(self):
        """Colour and alpha as one array, to be warped in one go."""
        return np.dstack([self.colour, self.alpha]).astype(np.float32)

    def horizon(self):
        """The row in which water would end."""
        forward = -np.array(self.camera['matrix'])[2, :2]
        return self.project([*(forward / np.hypot(*forward) * 1e7), 0])[1]

    def project(self, point):
        """Column, row and distance at which a point of the set is seen."""
        x, y, z, _ = np.array(self.camera['matrix']) @ [*point, 1]
        zoom, (side, lift) = self.camera['zoom'], self.camera['shift']
        width, height = RENDERED
        return width * (0.5 + zoom * x / -z - side), height / 2 - width * (zoom * y / -z - lift), -z


GRID_Y, GRID_X = np.mgrid[0 : RENDERED[1], 0 : RENDERED[0]].astype(np.float32)


def warp(plane, shift_x, shift_y):
    """Each pixel of the answer is taken shift pixels away; arrays of the rendered height and width, or numbers."""
    x, y = (GRID_X + shift_x).astype(np.float32), (GRID_Y + shift_y).astype(np.float32)
    return cv2.remap(plane, x, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)


def over(below, colour, alpha):
    """Lay premultiplied colour over an opaque picture."""
    return below * (1 - alpha[..., None]) + colour


def hide_sunken(before, behind):
    """What of a plane lies under water or behind the land was rendered alone, and so is seen: take it away."""
    # A pixel that a thin thing fills only in part may have the depth of the sky; its neighbours know better.
    depth = cv2.erode(before.depth, np.ones((3, 3), np.uint8))
    hidden = (depth > behind.depth * 1.004) & (behind.alpha > 0.5)
    seen = 1 - cv2.GaussianBlur(hidden.astype(np.float32), (0, 0), 0.8)
    before.alpha = before.alpha * seen
    before.colour = before.colour * seen[..., None]


def water(plane, level=0.0):
    """A soft mask of the water: what lies flat at its level."""
    flat = (np.abs(plane.position[..., 2] - level) < 0.12) & (plane.alpha > 0.9)
    # Ripples are a material's, so the normals tell nothing; single stray pixels do.
    flat = ndimage.binary_opening(flat, iterations=2)
    return cv2.GaussianBlur(ndimage.binary_erosion(flat, iterations=2).astype(np.float32), (0, 0), 2)


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
