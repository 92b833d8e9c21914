"""A shot of a guide: planes that drift past each other while its own things move."""
import functools
import math

import cv2
import numpy as np

from films import motion
from films.planes import GRID_Y, RENDERED, SIZE, UNIT, hide_sunken, nearness, part_at, warp, water
from films.things import cut

WIDTH, HEIGHT = RENDERED


class Shot:
    """`frame(second)` answers the picture, float 0 to 1, of the film's size; it begins at `-FADE` and ends at
    `LONG`."""

    LONG, FADE = 6.0, 0.5
    # What render.py is asked for: the scene, and where the picture differs from the scene's own.
    slug, palette, view, samples = '', None, None, 9
    # Whether floating things travel; they are then no part of the reflections in the plane behind.
    adrift = False
    # Pixels (of a plane 1360 wide, as all lengths here) that the nearest plane travels to either side; how much closer
    # the camera comes; where the frame sits in the taller render (0 top, 1 foot), from and to.
    travel, closer, frame = 34, 0.06, (0.5, 0.5)
    # Distances in metres at which the plane behind is parted, so that what stands near slides off what is far.
    parted_at = ()
    # How far away in metres the foreground stands: what floats nearer passes before it.
    front_at = 0
    # Metres beyond which the foreground grows from the ground behind it, and moves as that does.
    rooted = math.inf
    # Pixels a second that clouds travel; birds as for motion.birds with the share of their way they have at the start.
    clouds, flocks, flocks_at, bird_colour = 2.5, (), 0.2, (0.16, 0.12, 0.2)
    # Whether there is water, how rough it is, and how strongly things adrift are doubled in it.
    sea, rough, reflect = False, 0.8, 0.5
    # How much flames flicker; how strongly palms sway and from what foot (share of the height) up.
    flames, palms = 0.0, None
    # By how much the plane behind is shifted in the frame being laid: its masks go with it.
    shift = 0
    # (column share, row share) of a floating thing → metres a second over the set.
    speeds = ()

    def __init__(self, planes, work):
        self.back, self.between = planes['behind'], planes.get('between')
        self.parts = [
            (layered, nearness(depth, self.nearest(), layered[..., 3]), beyond)
            for (layered, depth), beyond in zip(
                part_at(self.back, self.parted_at), (*sorted(self.parted_at, reverse=True), 0)
            )
        ]
        self.wet = water(self.back) if self.sea else None
        self.floats, self.standing, self.before = [], None, None
        if self.between:
            life = self.between
            hide_sunken(life, self.back)
            wet = self.wet if self.wet is not None else np.zeros((HEIGHT, WIDTH), np.float32)
            self.floats, self.standing = cut(life, self.back, wet)
            self.stand_depth = life.depth
            depth = np.where(life.alpha > 0.3, life.depth, self.back.depth)
            self.life_near = nearness(depth, self.nearest(), np.maximum(life.alpha, self.back.alpha))
            for (x, y), speed in self.speeds:
                if self.floats:
                    min(
                        self.floats, key=lambda t: (t.base[0] - x * WIDTH) ** 2 + (t.base[1] - y * HEIGHT) ** 2
                    ).speed = speed
        if 'front' in planes:
            front = planes['front']
            hide_sunken(front, self.back)
            self.before, self.front_alpha = front.layered(), front.alpha
        self.prepare(work)
        if self.rooted < math.inf:
            self.root(planes['front'])

    def root(self, front):
        """Take from the foreground what grows farther away: it stands behind the life, each at its own distance."""
        # A blade thinner than a pixel has the depth of what is behind it: its neighbours know better.
        far = self.before * (cv2.erode(front.depth, np.ones((5, 5), np.uint8)) > self.rooted)[..., None]
        self.before -= far
        depth = np.where(far[..., 3] > 0.3, front.depth, self.back.depth)
        depth = np.where(self.standing[..., 3] > 0.3, self.between.depth, depth)
        self.stand_depth = depth
        self.standing = self.standing + far * (1 - self.standing[..., 3:])
        self.life_near = nearness(depth, self.nearest(), np.maximum(self.standing[..., 3], self.back.alpha))

    def nearest(self):
        return float(np.percentile(self.back.depth[self.back.alpha > 0.5], 4))

    def prepare(self, work):
        """What is made once for all frames."""

    def drift(self, second):
        """Where the camera is on its way: -1 at the start, 1 at the end."""
        return 2 * (second + self.FADE) / (self.LONG + self.FADE) - 1

    def approach(self, second):
        """How far the camera has come closer, 0 to 1."""
        return (self.drift(second) + 1) / 2

    def frame_of(self, second):
        turn, swing = second / 9, UNIT * self.travel * self.drift(second)
        picture = warp(self.back.sky, swing * 0.06 + UNIT * self.clouds * (second - self.LONG / 2), 0)
        if self.flocks:
            self.fly(picture, turn)
        sideways, upward = self.stir(turn)
        for number, (part, near, beyond) in enumerate(self.parts):
            shift = swing * (0.06 + 0.62 * near)
            picture = self.lay(picture, warp(part, shift + sideways, upward))
            if number == 0:
                self.shift = shift
                picture = self.amid(self.light(picture, second), second)
            if self.standing is not None:
                picture = self.lay(picture, warp(self.stand[number], swing * (0.06 + 0.62 * self.life_near), 0))
            nearer = min((part[2] for part in self.parts[:number]), default=math.inf)
            self.float_on(picture, second, swing, max(beyond, self.front_at), nearer)
        picture = self.veil(picture, second)
        if self.before is not None:
            x, y = self.wave_front(turn)
            picture = self.lay(picture, warp(self.before, swing + x, y))
        self.float_on(picture, second, swing, 0, self.front_at)
        if self.flames:
            picture = self.flicker(picture, turn)
        return self.look(self.last(picture, second), second)

    def float_on(self, picture, second, swing, nearest, farthest):
        """Draw what floats between two distances."""
        for thing in self.floats:
            if not nearest <= thing.distance < farthest:
                continue
            for moment in self.moments(thing, second):
                thing.draw(
                    picture,
                    self.back,
                    moment,
                    lambda distance: swing * (0.06 + 0.62 * min(self.nearest_seen / distance, 1)),
                    self.reflect if self.adrift else 0,
                )

    def moments(self, thing, second):
        """When on its way a thing is to be seen at once: a file of boats is one boat at several moments."""
        return (second,)

    @functools.cached_property
    def stand(self):
        """What stands, by the part of the plane behind that it stands on."""
        if len(self.parts) == 1:
            return [self.standing]
        # The rim of a thing may have the depth of the sky; its neighbours know better.
        depth = cv2.erode(self.stand_depth, np.ones((5, 5), np.uint8))
        bounds = [math.inf, *(beyond for _, _, beyond in self.parts)]
        return [
            self.standing * ((depth >= beyond) & (depth < limit))[..., None]
            for limit, beyond in zip(bounds, bounds[1:])
        ]

    @functools.cached_property
    def nearest_seen(self):
        return self.nearest()

    @staticmethod
    def lay(picture, plane):
        """Lay a plane over the picture, which is changed in place."""
        picture *= 1 - plane[..., 3:]
        picture += plane[..., :3]
        return picture

    def stir(self, turn):
        """Shifts of the plane behind by its own motion: water, palms."""
        sideways = upward = np.float32(0)
        if self.sea:
            sideways, upward = motion.ripples(turn, self.back.horizon() / HEIGHT, self.rough)
            sideways, upward = sideways * self.wet, upward * self.wet
        if self.palms:
            foot, strength = self.palms
            sideways = sideways + motion.sway(turn, foot, strength) * self.leafy
        return sideways, upward

    @functools.cached_property
    def leafy(self):
        """Where something stands against the sky, so that only crowns sway and no wall does."""
        open_sky = cv2.GaussianBlur(1 - self.back.alpha, (0, 0), 24 * UNIT)
        return np.clip(open_sky * 3, 0, 1)

    def fly(self, picture, turn):
        """Birds over the sky, in the rows that they can reach."""
        heights = [
            height + reach for height, drop, *_ in self.flocks for reach in (drop - 0.08, 0.08, drop + 0.08, -0.08)
        ]
        rows = slice(max(round(min(heights) * HEIGHT), 0), round(max(heights) * HEIGHT))
        colour, alpha = motion.birds(self.flocks_at + turn, self.flocks, self.bird_colour, rows)
        picture[rows] *= 1 - alpha[..., None]
        picture[rows] += colour

    def wave_front(self, turn):
        """Shifts of the foreground by its own motion."""
        return 0, 0

    def light(self, picture, second):
        """Changes of light on the land: cloud shadows, glints."""
        return picture

    def amid(self, picture, second):
        """What stands between the land and the life."""
        return picture

    def veil(self, picture, second):
        """Air between the life and the foreground."""
        return picture

    def last(self, picture, second):
        """What lies over all."""
        return picture

    @staticmethod
    def mist(picture, second, low, high, amount, colour, seed=5, pace=1.0):
        """A veil between two heights drifts a screen's width in 24 / pace seconds."""
        rows = slice(max(round(low * HEIGHT), 0), min(round(high * HEIGHT), HEIGHT))
        start = second * pace / 24 % 1 * WIDTH
        strip = motion.rough_strip(seed)[rows]
        whole, part = int(start), np.float32(start % 1)
        drifted = strip[:, whole : whole + WIDTH] * (1 - part) + strip[:, whole + 1 : whole + 1 + WIDTH] * part
        middle, half = (low + high) / 2, (high - low) / 2
        height = np.clip(1 - ((GRID_Y[rows, :1] / HEIGHT - middle) / half) ** 2, 0, 1)
        haze = (amount * height * np.clip((drifted - 0.38) * 2.2, 0, 1)).astype(np.float32)[..., None]
        picture[rows] += haze * (np.array(colour, np.float32) - picture[rows])
        return picture

    def cloud_shadow(self, picture, second, amount=0.16, seed=21, pace=1.0):
        """Shadows of clouds travel over the land, not over the sky."""
        start = second * pace * 30 * UNIT % WIDTH
        noise = motion.rough_strip(seed)[:, int(start) : int(start) + WIDTH]
        shade = np.clip((noise - 0.46) * 4, 0, 1) * warp(self.back.alpha, self.shift, 0) * amount
        picture *= 1 - shade[..., None] * np.array((1, 0.92, 0.8), np.float32)
        return picture

    def flicker(self, picture, turn):
        warm = np.clip((picture[..., 0] - 0.62) * 3, 0, 1) * np.clip(
            (picture[..., 0] - picture[..., 2] - 0.28) * 4, 0, 1
        )
        # A lit wall is wider than one flame's square.
        soft = cv2.GaussianBlur(motion.flicker(turn), (0, 0), 5 * UNIT)
        return picture * (1 + self.flames * (soft - 1) * warm)[..., None]

    def look(self, picture, second):
        """Frame the taller picture, the camera a little closer with time."""
        way = self.approach(second)
        size = 1 / (1 + self.closer * way)
        top = (HEIGHT - SIZE[1]) * (self.frame[0] + (self.frame[1] - self.frame[0]) * way)
        left = (WIDTH - SIZE[0]) / 2
        matrix = np.array(
            [[size, 0, left + SIZE[0] * (1 - size) / 2], [0, size, top + SIZE[1] * (1 - size) / 2]], np.float32
        )
        return cv2.warpAffine(
            picture, matrix, SIZE, flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP, borderMode=cv2.BORDER_REPLICATE
        )
