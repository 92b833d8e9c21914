"""A film with a locked camera: a published picture, by day or by night, in which what moves by itself moves.

It has the still's lens, crop and silhouette, so that nothing jumps when it begins, and the still's outline is its own.
Nothing is rendered: the picture and its outline are all that it is laid from.
"""
import os
import subprocess
import tempfile

import cv2
import numpy as np
from PIL import Image, ImageDraw
from scipy import ndimage

from films import motion
from films.planes import GRID_X, GRID_Y, RENDERED, UNIT, warp

WIDTH, HEIGHT = RENDERED
PICTURES = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'public', 'pictures')


def read(name):
    """A published picture of full width as float, 0 to 1, with alpha where it has one."""
    with tempfile.TemporaryDirectory() as folder:
        png = os.path.join(folder, 'picture.png')
        subprocess.run(['avifdec', f'{PICTURES}/{name}-1920.avif', png], check=True, stdout=subprocess.DEVNULL)
        picture = np.asarray(Image.open(png))
    if picture.shape[:2] != (HEIGHT, WIDTH):
        raise ValueError(f'{name} is no hero of {WIDTH} pixels')
    return picture.astype(np.float32) / 255


def area(*outlines, soft=3.0):
    """A soft mask of polygons, their points in hundredths of the width and height; `soft` in pixels of a plane 1360
    wide."""
    mask = Image.new('L', RENDERED)
    draw = ImageDraw.Draw(mask)
    for points in outlines:
        draw.polygon([(x * WIDTH / 100, y * HEIGHT / 100) for x, y in points], fill=255)
    return cv2.GaussianBlur(np.asarray(mask, np.float32) / 255, (0, 0), soft * UNIT)


def ramp(values, low, high):
    """0 up to `low`, 1 from `high` on; falling where `high` is the lower."""
    return np.clip((values - low) / (high - low), 0, 1)


class Still:
    """`frame(second)` answers the picture at that moment, float 0 to 1; it begins as the picture stands."""

    LONG = 9.0
    slug = ''
    # Pixels (of a plane 1360 wide, as all lengths here) that clouds travel in a second.
    clouds = 2.2
    # Where the picture has birds and sky alone (left, top, right, foot in hundredths), and their way in a second.
    flocks, flight = (), (16.0, -2.5)
    # Banners: (outline in hundredths, pixels that they fly).
    banners = ()

    def __init__(self, night, work):
        self.night, self.work = night, work
        self.picture = read(f'{self.slug}-night' if night else self.slug)[..., :3]
        self.land = read(f'{self.slug}-outline')[..., 3]
        # By night they do not fly.
        self.birds = [] if night else [bird for place in self.flocks for bird in self.take_birds(place)]
        self.part_sky()
        self.cloth = [
            (area(points, soft=2.0), min(x for x, _ in points) * WIDTH / 100, size) for points, size in self.banners
        ]
        self.prepare()

    def take_birds(self, flock):
        """Cut birds out of the sky: of each its left and top, its alpha and its colour."""
        left, top, right, foot = (round(v * side / 100) for v, side in zip(flock, (WIDTH, HEIGHT) * 2))
        sky = self.picture[top:foot, left:right]
        clear = cv2.medianBlur((sky * 255).astype(np.uint8), 41).astype(np.float32) / 255
        alpha = ramp(np.abs(clear - sky).max(axis=2), 0.03, 0.2)
        labels, _ = ndimage.label(ndimage.binary_dilation(alpha > 0.2, iterations=3))
        birds = []
        for number, place in enumerate(ndimage.find_objects(labels), 1):
            own = alpha[place] * (labels[place] == number)
            colour = (sky[place] * own[..., None]).sum(axis=(0, 1)) / max(own.sum(), 1e-3)
            birds.append((left + place[1].start, top + place[0].start, own, colour))
        gone = cv2.GaussianBlur(ndimage.binary_dilation(alpha > 0.05, iterations=4).astype(np.float32), (0, 0), 1.2)
        self.picture[top:foot, left:right] = sky + (clear - sky) * gone[..., None]
        self.land[top:foot, left:right] = 0
        return birds

    def part_sky(self):
        """The sky without its stars, filled where land stands before it; and the stars by themselves."""
        rows, columns = ndimage.distance_transform_edt(
            ndimage.binary_dilation(self.land > 0.02, iterations=4), return_distances=False, return_indices=True
        )
        self.sky = self.picture[rows, columns]
        self.stars = None
        if self.night:
            soft = cv2.medianBlur((self.sky * 255).astype(np.uint8), 15).astype(np.float32) / 255
            self.stars = np.maximum(self.sky - soft - 0.02, 0) * (1 - self.land)[..., None]
            phase = np.random.RandomState(4).rand(HEIGHT // 24, WIDTH // 24) * 2 * np.pi
            self.star_phase = cv2.resize(phase, RENDERED, interpolation=cv2.INTER_NEAREST).astype(np.float32)
            self.sky = self.sky - self.stars
        self.sky = cv2.GaussianBlur(self.sky, (0, 0), 2 * UNIT)
        self.clear = (1 - self.land)[..., None]

    def prepare(self):
        """What is made once for all frames."""

    def frame(self, second):
        turn = second / self.LONG
        picture = self.picture.copy()
        if self.clouds:
            picture += self.clear * (warp(self.sky, self.clouds * UNIT * second, 0) - self.sky)
        if self.stars is not None:
            # They pass through the same moments however long the film.
            pace = 2 + np.floor(self.star_phase * 0.6)
            picture += self.stars * (0.55 * np.sin(self.star_phase + 2 * np.pi * pace * turn))[..., None]
        sideways, upward = self.stir(turn)
        for mask, foot, size in self.cloth:
            reach = np.clip((GRID_X - foot) / (60 * UNIT), 0, 1)
            upward = upward + motion.flutter(turn, size, 34) * mask * reach
        if not np.isscalar(sideways) or not np.isscalar(upward):
            picture = warp(picture, sideways, upward)
        if self.birds:
            self.fly(picture, second)
        return np.clip(self.light(picture, second), 0, 1)

    def fly(self, picture, second):
        """The birds glide on, each beating its wings at its own moments."""
        for number, (left, top, alpha, colour) in enumerate(self.birds):
            beat = 1 + 0.45 * np.sin(second * (7.5 + number % 3) + number * 1.7) * min(second, 1)
            pace = 1 + 0.12 * (number % 4)
            x = left + self.flight[0] * UNIT * second * pace
            y = top + self.flight[1] * UNIT * second * pace + 3 * UNIT * np.sin(second * 0.9 + number) * min(second, 1)
            tall, wide = alpha.shape
            matrix = np.float32([[1, 0, 4 + x % 1], [0, beat, 4 + tall * (1 - beat) / 2 + y % 1]])
            art = cv2.warpAffine(alpha, matrix, (wide + 9, tall + 9))
            x0, y0 = int(np.floor(x)) - 4, int(np.floor(y)) - 4
            if x0 < 0 or y0 < 0 or x0 + wide + 9 > WIDTH:
                continue
            part = slice(y0, y0 + tall + 9), slice(x0, x0 + wide + 9)
            seen = (art * (1 - self.land[part]))[..., None]
            picture[part] += seen * (colour - picture[part])

    def stir(self, turn):
        """Sideways and upward shifts: water, palms."""
        return 0, 0

    def light(self, picture, second):
        """Changes of light, and what lies in the air."""
        return picture

    def mist(self, picture, second, low, high, amount, colour, seed=5, pace=1.0, where=None):
        """A veil between two heights (shares) drifts a screen's width in 24 / pace seconds, and comes by and by."""
        rows = slice(max(round(low * HEIGHT), 0), min(round(high * HEIGHT), HEIGHT))
        start = second * pace / 24 % 1 * WIDTH
        strip = motion.rough_strip(seed)[rows]
        whole, part = int(start), np.float32(start % 1)
        drifted = strip[:, whole : whole + WIDTH] * (1 - part) + strip[:, whole + 1 : whole + 1 + WIDTH] * part
        middle, half = (low + high) / 2, (high - low) / 2
        height = np.clip(1 - ((GRID_Y[rows, :1] / HEIGHT - middle) / half) ** 2, 0, 1)
        haze = amount * min(second / 1.5, 1) * height * np.clip((drifted - 0.38) * 2.2, 0, 1)
        haze = haze * (self.land if where is None else where)[rows]
        picture[rows] += haze.astype(np.float32)[..., None] * (np.array(colour, np.float32) - picture[rows])
        return picture

    def shadow(self, picture, second, amount, wide=0.24, tint=(1, 0.93, 0.82)):
        """One cloud's shadow, or by night the moon's light without it, passes over the land."""
        middle = -0.45 + 1.9 * (second / self.LONG)
        rough = 0.10 * (motion.rough_strip(21)[:, :WIDTH] - 0.5)
        away = np.abs(GRID_X / WIDTH + 0.22 * (GRID_Y / HEIGHT) + rough - middle) / wide
        shade = amount * np.clip(1.25 - away, 0, 1) * self.land
        return picture * (1 - shade[..., None] * np.array(tint, np.float32))

    def flicker(self, picture, turn, strength, where=1.0):
        """Flames and lit windows are brighter and darker by turns."""
        warm = ramp(picture[..., 0], 0.55, 0.85) * ramp(picture[..., 0] - picture[..., 2], 0.22, 0.45)
        soft = cv2.GaussianBlur(motion.flicker(turn), (0, 0), 5 * UNIT)
        return picture * (1 + strength * (soft - 1) * warm * where)[..., None]
