"""The five films of the home page: what each is laid from and what happens in it."""
import cv2
import numpy as np
from scipy import ndimage

from films import motion
from films.planes import GRID_X, GRID_Y, RENDERED, UNIT, outline, warp
from films.shots import Loop

WIDTH, HEIGHT = RENDERED


class Wake(Loop):
    """Mist slides off the gardens of the Taj; the first sun reaches the dome; birds cross and the pool trembles."""

    slug, samples, frame = 'attraction-taj-mahal', 10, (0.15, 0.15)
    flocks, flocks_at = ((0.22, -0.05, 20, 7, 31, 3, False), (0.30, 0.03, 13, 9, 37, 8, True)), 0

    def prepare(self, work):
        self.pool = outline(((0.455, 0.67), (0.545, 0.67), (0.86, 1), (0.14, 1)), 5 * UNIT)
        # The sun comes from the right and down the dome.
        self.tomb = self.back.alpha * np.clip((0.63 - GRID_Y / HEIGHT) * 9, 0, 1)

    def stir(self, turn):
        sideways, upward = motion.ripples(turn, 0.655)
        return sideways * self.pool, upward * self.pool

    def light(self, picture, second):
        """The line between shade and sun comes down the marble and goes up again behind the mist."""
        risen = 0.5 - 0.5 * np.cos(2 * np.pi * second / self.LONG)
        line = 0.20 + 0.46 * risen
        tomb = warp(self.tomb, self.shift, 0)
        lit = np.clip((line - GRID_Y / HEIGHT + 0.06 * (GRID_X / WIDTH - 0.5)) * 12, 0, 1) * tomb
        pool = np.clip((GRID_Y / HEIGHT - 0.66) * 9, 0, 1) * self.pool * risen * 0.5
        return picture * (1 + (lit * risen + pool)[..., None] * np.array((0.24, 0.13, 0.02), np.float32))

    def amid(self, picture, second):
        for low, high, amount, seed, pace in ((0.5, 0.72, 0.42, 5, 2.67), (0.57, 0.76, 0.3, 9, -2.67)):
            picture = self.mist(picture, second, low, high, amount, (0.99, 0.86, 0.83), seed, pace)
        return picture


class Rise(Loop):
    """Prayer flags in a steady wind; a cloud's shadow crosses the monastery and the sun comes back."""

    slug, samples, clouds = 'region-north-india', 10, 0
    flocks, flocks_at = ((0.18, 0.04, 26, 6, 29, 4, False), (0.12, 0.05, 18, 4, 31, 6, True)), 0

    def light(self, picture, second):
        """One shadow as wide as half the valley passes from left to right within the loop."""
        middle = -0.45 + 1.9 * (second / self.LONG)
        rough = 0.10 * (motion.rough_strip(21)[:, :WIDTH] - 0.5)
        away = np.abs(GRID_X / WIDTH + 0.22 * (GRID_Y / HEIGHT) + rough - middle) / 0.24
        shade = 0.42 * np.clip(1.25 - away, 0, 1) * warp(self.back.alpha, self.shift, 0)
        return picture * (1 - shade[..., None] * np.array((1, 0.93, 0.82), np.float32))

    def amid(self, picture, second):
        return self.mist(picture, second, 0.30, 0.56, 0.34, (0.97, 0.97, 0.98), 12, 2.67)

    def prepare(self, work):
        chorten = outline(((0, 0.625), (0.09, 0.625), (0.09, 1), (0, 1)), 4 * UNIT)
        self.flags = np.clip(self.front_alpha * 1.5, 0, 1) * (1 - chorten)

    def wave_front(self, turn):
        return 0, motion.flutter(turn, 4.2) * self.flags


class Sail(Loop):
    """Canoes in file pass the rice boat, palms bend in the land breeze, egrets go home."""

    slug, samples, adrift, sea = 'films/backwater_set', 9, True, True
    clouds, palms, reflect, parted_at, front_at = 0, (0.62, 5.0), 0.5, (44,), 22
    flocks, flocks_at, bird_colour = ((0.26, -0.06, 22, 7, 27, 2, True),), 0, (0.93, 0.93, 0.9)
    # The canoe before the boat, and those on the far water: metres a second.
    speeds = (((0.28, 0.73), (1.9, 0.1)), ((0.11, 0.66), (2.0, 0.14)), ((0.93, 0.65), (-1.9, 0.13)))

    def moments(self, thing, second):
        return [second + self.LONG * file for file in range(-3, 4)] if any(thing.speed) else (second,)

    def wave_front(self, turn):
        return motion.sway(turn, 0.86, 5), 0


class Ride(Loop):
    """A camel train without an end walks the crest below the fort."""

    slug, samples, adrift, travel, clouds = 'films/dunes_set', 9, True, 22, 0
    flocks, flocks_at = ((0.2, -0.04, 15, 8, 33, 5, False),), 0

    def prepare(self, work):
        # The picture's own camels stand; those of the film walk.
        self.standing = None
        xs, ys = (0, 130, 340, 560, 760, 1000, 1200, 1360), (694, 683, 655, 632, 614, 598, 592, 590)
        path = np.polynomial.Polynomial.fit(xs, ys, 4)
        self.caravan = motion.Caravan(
            work + '/film-camels', lambda x: UNIT * (float(path(np.clip(x / UNIT, 0, 1360))) + 6), 112, 176, 0.94
        )

    def amid(self, picture, second):
        self.caravan.draw(picture, second / self.LONG)
        return self.mist(picture, second, 0.60, 0.78, 0.20, (0.98, 0.74, 0.52), 7, 2.67)


class Glow(Loop):
    """Windows are lit one after another, a light runs down the lamps to the water, leaf lamps go with the river."""

    slug, samples, adrift, sea, frame = 'films/aarti_set', 9, True, True, (0.7, 0.7)
    travel, clouds, reflect, rough, flames = 30, 0, 0.4, 1.1, 1.0
    # Metres a second: the river takes the leaf lamps, the boats are moored.
    river = (0.42, 0.0)

    def prepare(self, work):
        for thing in self.floats:
            if thing.art.shape[1] < 60 * UNIT:
                thing.speed = self.river
        # The second at which each pixel's window is lit; what is no window never is.
        self.lit_at = np.full((HEIGHT, WIDTH), 99, np.float32)
        dark = (self.back.colour.max(axis=2) < 0.2) & (self.back.alpha > 0.9)
        dark[: round(0.1 * HEIGHT)] = dark[round(0.56 * HEIGHT) :] = False
        labels, _ = ndimage.label(ndimage.binary_opening(dark, iterations=2))
        chance = np.random.RandomState(8)
        for number, place in enumerate(ndimage.find_objects(labels), 1):
            own, moment = labels[place] == number, chance.uniform(0.8, 10)
            tall, wide = own.shape
            if 60 < own.sum() / UNIT**2 < 2600 and own.mean() > 0.6 and tall < 3 * wide and moment < 6.4:
                self.lit_at[place][own] = moment
        self.lit_at = ndimage.minimum_filter(self.lit_at, 3)

    def light(self, picture, second):
        """A band of brighter flames goes from the upper rows to the water's edge."""
        line = 0.42 + 0.62 * (second / self.LONG)
        band = np.exp(-(((GRID_Y / HEIGHT - line) / 0.05) ** 2))
        warm = np.clip((picture[..., 0] - 0.5) * 3, 0, 1) * np.clip((picture[..., 0] - picture[..., 2] - 0.2) * 4, 0, 1)
        return picture * (1 + 0.9 * band * warm)[..., None]

    def last(self, picture, second):
        on = np.clip((second - self.lit_at) / 0.5, 0, 1) * np.clip((8.4 - second) / 0.8, 0, 1)
        glow = warp(cv2.GaussianBlur(on, (0, 0), 0.8), self.shift, 0)[..., None]
        return np.maximum(picture, glow * np.array((0.95, 0.6, 0.25), np.float32))


FILMS = {'01-wake': (Wake,), '02-rise': (Rise,), '03-sail': (Sail,), '04-ride': (Ride,), '05-glow': (Glow,)}
