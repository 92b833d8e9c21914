"""What moves in a film. Every motion comes back to its start after `turn` goes from 0 to 1, so that films loop."""
import functools
import math

import numpy as np
from PIL import Image, ImageDraw
from scipy import ndimage

from films.planes import GRID_X, GRID_Y, RENDERED, UNIT, Plane

WIDTH, HEIGHT = RENDERED


def wave(turn, times=1, phase=0):
    return math.sin(2 * math.pi * (times * turn + phase))


def ripples(turn, horizon, strength=1.0):
    """Sideways and upward shifts of a water surface seen towards its horizon (share of the height)."""
    y, x = GRID_Y, GRID_X / UNIT
    below = np.maximum(y / HEIGHT - horizon, 0.004)
    along = 0.55 / below
    size = strength * UNIT * np.clip(below * 26, 0, 5.5)
    sideways = size * (
        np.sin(along * 9 + 2 * math.pi * 4 * turn + x * 0.006) * 0.6
        + np.sin(along * 23 - x * 0.011 - 2 * math.pi * 7 * turn) * 0.4
    )
    upward = size * 0.35 * np.sin(along * 14 + x * 0.016 + 2 * math.pi * 5 * turn)
    return sideways, upward


def flutter(turn, strength=3.0, length=70):
    """Cloth in the wind: upward shifts that run sideways."""
    y, x = GRID_Y / UNIT, GRID_X / UNIT
    gust = 0.6 + 0.4 * np.sin(2 * np.pi * (turn - x / 900))
    return strength * UNIT * gust * np.sin(2 * np.pi * (x / length + y / 240 - 9 * turn))


def sway(turn, foot, strength=4.0):
    """Trees: sideways shifts that grow with the height above the foot (share of the height)."""
    y, x = GRID_Y, GRID_X / UNIT
    lever = np.clip(foot - y / HEIGHT, 0, 1) ** 1.5
    return (
        strength
        * UNIT
        * lever
        * (np.sin(2 * np.pi * (2 * turn + x / 700)) + 0.5 * np.sin(2 * np.pi * (5 * turn + x / 260)))
    )


@functools.lru_cache
def flame_phases(seed):
    """A phase for each small square of the picture."""
    chance = np.random.RandomState(seed)
    side = round(18 * UNIT)
    return (
        ndimage.zoom(chance.rand(HEIGHT // side + 2, WIDTH // side + 2), side, order=0)[:HEIGHT, :WIDTH] * 2 * np.pi
    ).astype(np.float32)


def flicker(turn, seed=3):
    """How bright each place's flame is just now, around 1."""
    field = flame_phases(seed)
    return (
        1 + 0.16 * np.sin(2 * np.pi * 11 * turn + field) + 0.10 * np.sin(2 * np.pi * 19 * turn + 2.3 * field)
    ).astype(np.float32)


@functools.lru_cache
def rough_strip(seed):
    """Soft noise, twice as wide as the picture, that meets itself after one width."""
    chance = np.random.RandomState(seed)
    strip = np.zeros((HEIGHT, 2 * WIDTH), np.float32)
    for cells, weight in ((5, 0.55), (11, 0.3), (23, 0.15)):
        rough = chance.rand(max(2, cells // 2), cells)
        rough = np.concatenate([rough, rough], axis=1)
        strip += (
            weight
            * ndimage.zoom(rough, (HEIGHT / rough.shape[0], WIDTH / cells), order=3, mode='grid-wrap')[
                :HEIGHT, : 2 * WIDTH
            ]
        )
    return strip


def mist(turn, low, high, amount=0.3, seed=5):
    """A drifting veil between two heights (shares); alpha 0 to amount."""
    start = int(turn * WIDTH) % WIDTH
    veil = np.clip((rough_strip(seed)[:, start : start + WIDTH] - 0.38) * 2.2, 0, 1)
    middle, half = (low + high) / 2, (high - low) / 2
    return (amount * veil * np.clip(1 - ((GRID_Y / HEIGHT - middle) / half) ** 2, 0, 1)).astype(np.float32)


def birds(turn, flocks, colour=(0.16, 0.12, 0.2), rows=slice(0, HEIGHT)):
    """Wings that beat across the sky's rows; a flock is (height, drop, span px, count, beats, seed, leftward)."""
    scale, top, tall = 2, rows.start, rows.stop - rows.start
    mask = Image.new('L', (WIDTH * scale, tall * scale))
    draw = ImageDraw.Draw(mask)
    for height, drop, span, count, beats, seed, leftward in flocks:
        chance = np.random.RandomState(seed)
        for _ in range(count):
            dx, dy, phase, size = (
                UNIT * chance.uniform(-130, 130),
                UNIT * chance.uniform(-34, 34),
                chance.rand(),
                UNIT * span * chance.uniform(0.75, 1.15),
            )
            # They come from beyond one edge and leave beyond the other within the loop.
            x = -200 * UNIT + (WIDTH + 400 * UNIT) * turn + dx
            x = WIDTH - x if leftward else x
            y = HEIGHT * (height + drop * math.sin(math.pi * turn)) - top + dy + 5 * UNIT * wave(turn, 3, phase)
            beat = wave(turn, beats, phase)
            tip, elbow = size * (0.5 - 0.12 * abs(beat)), size * 0.24
            for side in (-1, 1):
                wing = [
                    (x, y),
                    (x + side * elbow, y - beat * size * 0.2 - size * 0.05),
                    (x + side * tip, y - beat * size * 0.36 + size * 0.03),
                    (x + side * elbow, y - beat * size * 0.16 + size * 0.035),
                ]
                draw.polygon([(a * scale, b * scale) for a, b in wing], fill=255)
            draw.ellipse(
                [
                    (x - size * 0.07) * scale,
                    (y - size * 0.03) * scale,
                    (x + size * 0.07) * scale,
                    (y + size * 0.05) * scale,
                ],
                fill=255,
            )
    alpha = np.asarray(mask.resize((WIDTH, tall), Image.BOX), np.float32) / 255 * 0.82
    return np.array(colour, np.float32) * alpha[..., None], alpha


def smoke(picture, second, x, y, height, colour=(0.80, 0.76, 0.74)):
    """A thin smoke rises from a point, widens and comes apart; the picture is changed in place."""
    height *= UNIT
    for puff in range(14):
        age = (second / 5 + puff / 14) % 1
        wide = height * (0.05 + 0.17 * age)
        left = x + height * (0.30 * age**1.4 + 0.05 * math.sin(7 * age + 2.4 * puff + second))
        top = y - height * age
        x0, x1, y0, y1 = (int(v) for v in (left - 2 * wide, left + 2 * wide + 1, top - 2 * wide, top + 2 * wide + 1))
        rows, columns = np.mgrid[y0:y1, x0:x1].astype(np.float32)
        away = ((columns - left) / wide) ** 2 + ((rows - top) / wide) ** 2
        alpha = (0.34 * math.sin(math.pi * age**0.6) * np.exp(-1.6 * away))[..., None]
        part = picture[y0:y1, x0:x1]
        part += alpha * (np.array(colour, np.float32) - part)


class Caravan:
    """Camels cut from the sheet of films/camels.py (its passes, without their ending), walking in a line on a crest."""

    COLUMNS, ROWS, STEPS = 6, 4, 12

    def __init__(self, sheet, path, height, spacing, dim=1.0, start=0.0, dark=90):
        plane = Plane(sheet)
        straight = plane.colour / np.maximum(plane.alpha, 0.02)[..., None]
        pixels = (np.clip(np.dstack([straight, plane.alpha]), 0, 1) * 255).astype(np.uint8)
        cell_width, cell_height = pixels.shape[1] // self.COLUMNS, round(pixels.shape[1] / 36 * 5.6)
        self.path, self.spacing, self.start, self.dark = path, spacing * UNIT, start, dark
        self.scale = height * UNIT / (cell_height * 0.7)
        self.sprites = {}
        for row in range(self.ROWS):
            base = round(pixels.shape[0] / 2 + 11.2 * pixels.shape[1] / 36 - row * cell_height) + 2
            for column in range(self.COLUMNS):
                cell = Image.fromarray(
                    pixels[max(0, base - cell_height) : base, column * cell_width : (column + 1) * cell_width]
                )
                size = round(cell.width * self.scale), round(cell.height * self.scale)
                art = np.asarray(cell.resize(size, Image.LANCZOS), np.float32) / 255
                art[..., :3] *= dim
                self.sprites[row // 2, column + (row % 2) * self.COLUMNS] = art

    def draw(self, picture, turn, strides=6, leader=None):
        """Two spacings a loop, for the dresses take turns; a line without an end, or that of a leader, by number. The
        picture is changed in place."""
        for index in range(-2, int(WIDTH / self.spacing) + 4 if leader is None else leader + 1):
            x = (index + self.start + 2 * turn) * self.spacing
            foot = self.path(x)
            step = int(((turn * strides + index * 0.37) % 1) * self.STEPS)
            sprite = self.sprites[index % 2, step]
            self.shade(picture, x, foot, sprite.shape[1])
            self.paste(picture, sprite, x - sprite.shape[1] * 0.5, foot - sprite.shape[0] + 2)

    def shade(self, picture, x, foot, width):
        """A long soft shadow to the right, away from the low sun."""
        cast = Image.new('L', (width * 3, round(26 * UNIT)))
        ImageDraw.Draw(cast).ellipse([width * 0.9, 9 * UNIT, width * 2.5, 17 * UNIT], fill=self.dark)
        soft = ndimage.gaussian_filter(np.asarray(cast, np.float32) / 255, (2 * UNIT, 9 * UNIT))
        art = np.dstack([np.full(soft.shape + (3,), 0, np.float32), soft])
        art[..., :3] = (0.18, 0.08, 0.2)
        self.paste(picture, art, x - width * 1.35, foot - 13 * UNIT)

    @staticmethod
    def paste(picture, art, left, top):
        left, top = round(left), round(top)
        x0, y0, x1, y1 = max(left, 0), max(top, 0), min(left + art.shape[1], WIDTH), min(top + art.shape[0], HEIGHT)
        if x0 >= x1 or y0 >= y1:
            return
        part = art[y0 - top : y1 - top, x0 - left : x1 - left]
        alpha = part[..., 3:]
        picture[y0:y1, x0:x1] = picture[y0:y1, x0:x1] * (1 - alpha) + part[..., :3] * alpha
