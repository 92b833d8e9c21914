"""What a film is laid from: graded planes with alpha, and the depth that tells how far each pixel moves."""
import json
import os

import cv2
import numpy as np
from scipy import ndimage

from grade import clean, grade

# Planes are rendered wider than the film, so that its edges never show when the camera slides. FILM_PLANES=1360 lays a
# film of 720 lines alone from planes of that width, which are rendered in less than half of the time; 1920 is for films
# laid over a published picture, whose camera stands.
RENDERED, SIZE = {
    '2064': ((2064, 1290), (1920, 1080)),
    '1920': ((1920, 1200), (1920, 1200)),
    '1360': ((1360, 850), (1280, 720)),
}[os.environ.get('FILM_PLANES', '2064')]
# Films tell their lengths in pixels of a plane 1360 wide; this many of the rendered ones are one of those.
UNIT = RENDERED[0] / 1360


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
            np.save(kept, np.concatenate(clean(passes), axis=2))
        colour_and_alpha = np.load(kept)
        return colour_and_alpha[..., :3], colour_and_alpha[..., 3:]

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
    flat = ndimage.binary_opening(flat, iterations=3)
    return cv2.GaussianBlur(ndimage.binary_erosion(flat, iterations=3).astype(np.float32), (0, 0), 3)


def part_at(plane, distances):
    """Colour with alpha, and depth, of the parts between some distances in metres, far ones first.

    What a nearer part hides is filled from around it, so that no hole shows when it slides away.
    """
    depth, whole = plane.depth, plane.layered()
    parts = []
    for nearest in sorted(distances, reverse=True):
        hidden = ndimage.binary_dilation((depth < nearest) & (plane.alpha > 0.02), iterations=3)
        rows, columns = ndimage.distance_transform_edt(hidden, return_distances=False, return_indices=True)
        filled = cv2.GaussianBlur(whole[rows, columns], (0, 0), 4)
        edge = cv2.GaussianBlur(hidden.astype(np.float32), (0, 0), 1)[..., None]
        parts.append((whole * (1 - edge) + filled * edge, depth[rows, columns]))
        seen = cv2.GaussianBlur(((depth < nearest) & (plane.alpha > 0.02)).astype(np.float32), (0, 0), 0.7)
        whole, depth = whole * seen[..., None], np.where(depth < nearest, depth, nearest)
    return [*parts, (whole, depth)]


def nearness(depth, nearest, alpha):
    """1 at the nearest distance and falling to 0 far away; smooth across outlines, so that they do not tear."""
    # A pixel that a thing fills in part may have the sky's depth; the sky itself is not seen in a plane. Both go with
    # what stands beside them, so that outlines and masts stay as they are.
    unknown = (alpha < 0.98) | (depth > 5e4)
    rows, columns = ndimage.distance_transform_edt(unknown, return_distances=False, return_indices=True)
    near = np.clip(nearest / depth[rows, columns], 0, 1)
    return ndimage.gaussian_filter(ndimage.minimum_filter(near, 5), 3).astype(np.float32)
