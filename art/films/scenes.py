"""The five films of the home page: which planes they are laid from and what moves in each."""
import numpy as np

from films import motion
from films.planes import RENDERED, hide_sunken, nearness, outline, over, warp

WIDTH, HEIGHT = RENDERED


class Film:
    """One loop. `frame(turn)` answers the picture at turn 0 to 1 of it, float 0 to 1, of the rendered size."""

    slug, seconds, swing, front = '', 9, 9, True
    # Where the film's frame sits in the taller render: 0 at its top, 1 at its foot.
    frame_at = 0.5
    flocks = ()
    bird_colour = (0.16, 0.12, 0.2)

    def __init__(self, planes, work):
        self.back, self.before = planes['back'], planes.get('front')
        self.near = nearness(self.back.depth, np.percentile(self.back.depth[self.back.alpha > 0.5], 4))
        if self.before:
            hide_sunken(self.before, self.back)
        self.prepare(work)

    def prepare(self, work):
        """What is made once for all frames."""

    def lay(self, turn, sideways_back=0, upward_back=0, sideways_front=0, upward_front=0):
        """Sky, birds, landscape and foreground, each moved by its nearness and by its own motion."""
        swing = self.swing * motion.wave(turn)
        picture = warp(self.back.sky, swing * 0.12, 0)
        if self.flocks:
            picture = over(picture, *motion.birds(turn, self.flocks, self.bird_colour))
        shift = swing * (0.18 + 0.5 * self.near) + sideways_back
        picture = over(picture, warp(self.back.colour, shift, upward_back), warp(self.back.alpha, shift, upward_back))
        if self.before:
            picture = self.between(picture, turn)
            shift = swing + sideways_front
            picture = over(
                picture, warp(self.before.colour, shift, upward_front), warp(self.before.alpha, shift, upward_front)
            )
        return picture

    def between(self, picture, turn):
        """What stands between landscape and foreground."""
        return picture


class Wake(Film):
    """Mist slides off the gardens of the Taj, the pool trembles, birds cross."""

    slug, frame_at = 'attraction-taj-mahal', 0.15
    flocks = ((0.22, -0.05, 20, 7, 31, 3, False), (0.30, 0.03, 13, 9, 37, 8, True))

    def prepare(self, work):
        self.pool = outline(((0.455, 0.67), (0.545, 0.67), (0.86, 1), (0.14, 1)), 5)

    def frame(self, turn):
        sideways, upward = motion.ripples(turn, 0.655)
        return self.lay(turn, sideways * self.pool, upward * self.pool)

    def between(self, picture, turn):
        for low, high, amount, seed in ((0.5, 0.72, 0.34, 5), (0.58, 0.74, 0.22, 9)):
            veil = motion.mist(turn if seed == 5 else (1 - turn), low, high, amount, seed)
            picture = over(picture, np.array((0.99, 0.86, 0.83), np.float32) * veil[..., None], veil)
        return picture


class Rise(Film):
    """Prayer flags in a steady wind before the monastery; cloud drifts along the valley."""

    slug, flocks = 'region-north-india', ((0.18, 0.04, 26, 6, 29, 4, False), (0.12, 0.05, 18, 4, 31, 6, True))

    def frame(self, turn):
        flags = motion.flutter(turn) * np.clip(self.before.alpha * 1.5, 0, 1)
        return self.lay(turn, upward_front=flags)

    def between(self, picture, turn):
        veil = motion.mist(turn, 0.30, 0.56, 0.30, 12)
        return over(picture, np.array((0.97, 0.97, 0.98), np.float32) * veil[..., None], veil)


class Sail(Film):
    """Ripples under the rice boat, palms in the land breeze, egrets going home."""

    slug, flocks, bird_colour = 'region-south-india', ((0.26, -0.06, 22, 7, 27, 2, True),), (0.93, 0.93, 0.9)

    def prepare(self, work):
        y = np.mgrid[0:HEIGHT, 0:WIDTH][0] / HEIGHT
        self.water = np.clip((self.back.up - 0.82) * 9, 0, 1) * np.clip((y - 0.645) * 30, 0, 1)

    def frame(self, turn):
        sideways, upward = motion.ripples(turn, 0.63, 0.9)
        palms = motion.sway(turn, 0.86)
        return self.lay(turn, sideways * self.water, upward * self.water, sideways_front=palms)


class Ride(Film):
    """A camel train without an end walks the crest below the fort."""

    slug, front, swing = 'region-west-india', False, 6
    flocks = ((0.2, -0.04, 15, 8, 33, 5, False),)

    def prepare(self, work):
        xs, ys = (0, 130, 340, 560, 760, 1000, 1200, 1360), (694, 683, 655, 632, 614, 598, 592, 590)
        path = np.polynomial.Polynomial.fit(xs, ys, 4)
        self.caravan = motion.Caravan(
            work + '/film-camels-front.png', lambda x: float(path(np.clip(x, 0, WIDTH))) + 6, 112, 176, 0.94
        )

    def frame(self, turn):
        picture = self.lay(turn)
        self.caravan.draw(picture, turn)
        veil = motion.mist(turn, 0.60, 0.78, 0.20, 7)
        return over(picture, np.array((0.98, 0.74, 0.52), np.float32) * veil[..., None], veil)


class Glow(Film):
    """Flames flicker along the ghat, the river carries their light and the leaf lamps."""

    slug, swing = 'experience-ganga-aarti', 7

    def prepare(self, work):
        y = np.mgrid[0:HEIGHT, 0:WIDTH][0] / HEIGHT
        self.water = np.clip((y - 0.80) * 24, 0, 1)

    def frame(self, turn):
        sideways, upward = motion.ripples(turn, 0.76, 1.1)
        bob = 2.2 * motion.wave(turn, 3)
        picture = self.lay(turn, sideways * self.water, upward * self.water, upward_front=bob)
        warm = np.clip((picture[..., 0] - 0.62) * 3, 0, 1) * np.clip(
            (picture[..., 0] - picture[..., 2] - 0.28) * 4, 0, 1
        )
        glow = motion.flicker(turn)
        return picture * (1 + (glow - 1) * warm)[..., None]


FILMS = {'01-wake': Wake, '02-rise': Rise, '03-sail': Sail, '04-ride': Ride, '05-glow': Glow}
