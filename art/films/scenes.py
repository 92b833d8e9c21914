"""The five films of the home page, each by day and by night: what each is laid over and what happens in it."""
import cv2
import numpy as np
from PIL import Image, ImageDraw
from scipy import ndimage

from films import motion
from films.planes import GRID_X, GRID_Y, RENDERED, UNIT, warp
from films.stills import Still, area, ramp, read

WIDTH, HEIGHT = RENDERED


class Wake(Still):
    """Mist slides off the gardens of the Taj; the first sun comes down the dome; by night the moon's light does. The
    pool trembles."""

    slug, flocks = 'attraction-taj-mahal', ((13, 7, 28, 17.5),)

    def prepare(self):
        self.pool = area(((45.5, 67.5), (54, 67.5), (91, 101), (9, 101)), soft=3)
        self.tomb = self.land * ramp(GRID_Y / HEIGHT, 0.63, 0.56) * area(((15, 0), (85, 0), (85, 63), (15, 63)))
        # Nothing near is in the mist: trees, walks and who goes on them.
        self.far = area(((0, 50), (100, 50), (100, 67), (72, 66), (55, 67), (45, 67), (28, 66), (0, 67)), soft=14)
        dark = cv2.GaussianBlur(self.picture.max(axis=2), (0, 0), 2 * UNIT)
        self.far = self.far * ramp(dark, 0.1, 0.3) if not self.night else self.far * 0.6

    def stir(self, turn):
        sideways, upward = motion.ripples(turn, 0.655, 0.55)
        start = min(turn * 6, 1)
        return sideways * self.pool * start, upward * self.pool * start

    def light(self, picture, second):
        risen = 0.5 - 0.5 * np.cos(2 * np.pi * second / self.LONG)
        line = 0.02 + 0.62 * risen
        lit = ramp(line - GRID_Y / HEIGHT + 0.06 * (GRID_X / WIDTH - 0.5), 0, 0.12) * self.tomb
        pool = ramp(GRID_Y / HEIGHT, 0.66, 0.78) * self.pool * 0.5
        tint = (0.16, 0.18, 0.22) if self.night else (0.17, 0.09, 0.0)
        picture *= 1 + ((lit + pool) * risen)[..., None] * np.array(tint, np.float32)
        colour = (0.36, 0.34, 0.62) if self.night else (0.99, 0.86, 0.83)
        for low, high, amount, seed, pace in ((0.5, 0.72, 0.55, 5, 2.4), (0.57, 0.76, 0.4, 9, -2.2)):
            picture = self.mist(picture, second, low, high, amount, colour, seed, pace, self.far)
        return picture


class Rise(Still):
    """Prayer flags in a steady wind; a cloud's shadow crosses the monastery. By night lamps go out one by one."""

    slug, flocks, flight = 'region-north-india', ((16, 9, 26, 23),), (15.0, -1.6)
    flags = ((-1, 55), (6.5, 56.5), (22, 79), (40, 99.5), (40, 104), (32, 104), (18, 84), (6, 67), (5.5, 61), (-1, 60))

    def prepare(self):
        self.cloth = [(area(self.flags, soft=2.5), -90 * UNIT, 2.6)]
        self.valley = area(
            ((8, 40), (45, 40), (36, 60), (30, 70), (16, 60)), ((76, 45), (100, 40), (100, 60), (80, 62)), soft=30
        )
        if self.night:
            warm = ramp(self.picture[..., 0] - self.picture[..., 2], 0.25, 0.45) * area(
                ((30, 38), (80, 38), (80, 82), (30, 82))
            )
            labels, _ = ndimage.label(ndimage.binary_dilation(warm > 0.3, iterations=1))
            chance = np.random.RandomState(5)
            self.out_at = np.full((HEIGHT, WIDTH), 99, np.float32)
            for number, place in enumerate(ndimage.find_objects(labels), 1):
                moment = chance.uniform(1.2, 22)
                self.out_at[place][labels[place] == number] = moment
            grown = ndimage.minimum_filter(self.out_at, 5)
            self.out_at = grown
            self.glow = cv2.GaussianBlur(warm, (0, 0), 1.2)

    def light(self, picture, second):
        if self.night:
            picture = self.flicker(picture, second / self.LONG, 0.9)
            out = ramp(second, self.out_at, self.out_at + 0.5) * np.clip(self.glow * 1.6, 0, 1)
            picture += (out * 0.92)[..., None] * (np.array((0.07, 0.06, 0.1), np.float32) - picture)
            picture = self.shadow(picture, second, 0.35, tint=(1, 1, 0.9))
            return self.mist(picture, second, 0.36, 0.62, 0.4, (0.16, 0.18, 0.38), 12, 2.2, self.valley)
        picture = self.shadow(picture, second, 0.36)
        return self.mist(picture, second, 0.36, 0.62, 0.5, (0.97, 0.97, 0.98), 12, 2.2, self.valley)


class Sail(Still):
    """The rice boat rides on the backwater, palms bend in the land breeze, egrets go home; by night fireflies fly."""

    slug, flocks, flight = 'region-south-india', ((41, 20.5, 52.5, 27.5), (38.4, 21.6, 39.6, 23.2)), (13.0, -1.8)
    clouds = 1.6

    def prepare(self):
        self.water = area(
            (
                (-1, 78),
                (8, 75),
                (16, 71),
                (22, 68.5),
                (33, 68),
                (36, 70.5),
                (52, 72),
                (72, 72.5),
                (76, 70),
                (81, 66),
                (101, 71.5),
                (101, 101),
                (-1, 101),
            ),
            soft=3,
        )
        self.boat = area(
            (
                (27, 53),
                (34, 53),
                (42, 51),
                (56, 51),
                (63, 53),
                (76, 56),
                (81, 51),
                (85, 52),
                (82, 65),
                (76, 71),
                (72, 73.5),
                (36, 72),
                (30, 66),
            ),
            soft=9,
        )
        crowns = ((-5, -5), (36, -5), (41.5, 24), (41.5, 35), (30, 40), (20, 34), (-5, 30)), (
            (84, -5),
            (105, -5),
            (105, 22),
            (96, 22),
            (84, 11),
        )
        self.crowns = area(*crowns, soft=16)
        self.palms = area(
            ((28, 38), (58, 38), (58, 52), (44, 52), (28, 62)),
            ((58, 42), (74, 42), (74, 55), (58, 52)),
            ((85, 42), (101, 42), (101, 56), (85, 56)),
            soft=12,
        )

    def stir(self, turn):
        start = min(turn * 6, 1)
        sideways, upward = motion.ripples(turn, 0.6, 0.8)
        sideways, upward = sideways * self.water * start, upward * self.water * start
        # A crown bends as one, its leaflets each a little.
        wind = 2 * np.pi * turn
        bend = 3.4 * np.sin(2 * wind + GRID_X / UNIT / 300) + 1.1 * np.sin(
            7 * wind + GRID_X / UNIT / 37 + GRID_Y / UNIT / 29
        )
        droop = 1.6 * np.sin(3 * wind + GRID_X / UNIT / 90)
        lever = self.crowns * start * UNIT
        far = 1.1 * UNIT * np.sin(2 * wind + GRID_X / UNIT / 60) * self.palms * start
        bob = 1.3 * UNIT * np.sin(2 * wind) * self.boat
        return sideways + bend * lever + far, upward + droop * lever + bob

    def light(self, picture, second):
        turn = second / self.LONG
        if not self.night:
            return self.mist(
                picture,
                second,
                0.5,
                0.7,
                0.34,
                (0.98, 0.9, 0.78),
                7,
                2.2,
                self.land * (1 - self.boat) * ramp(GRID_X / WIDTH, 0.2, 0.3),
            )
        picture = self.flicker(picture, turn, 1.3)
        return self.fireflies(picture, turn)

    def fireflies(self, picture, turn):
        """Each wanders about its place by the bank and glows now and then."""
        chance = np.random.RandomState(11)
        for _ in range(46):
            side = chance.rand() < 0.7
            x = chance.uniform(28, 60) if side else chance.uniform(62, 96)
            y, phase, pace = chance.uniform(50, 72), chance.rand() * 2 * np.pi, chance.randint(2, 5)
            glow = max(np.sin(2 * np.pi * pace * turn + phase) - 0.1, 0) * min(turn * 8, 1)
            x = x * WIDTH / 100 + 22 * UNIT * np.sin(2 * np.pi * turn + 3 * phase)
            y = y * HEIGHT / 100 + 12 * UNIT * np.sin(4 * np.pi * turn + phase)
            reach = round(9 * UNIT)
            x0, y0 = int(x) - reach, int(y) - reach
            if glow <= 0 or x0 < 0 or y0 < 0 or x0 + 2 * reach > WIDTH or y0 + 2 * reach > HEIGHT:
                continue
            rows, columns = np.mgrid[y0 : y0 + 2 * reach, x0 : x0 + 2 * reach].astype(np.float32)
            away = ((columns - x) ** 2 + (rows - y) ** 2) / UNIT**2
            light = glow * (0.9 * np.exp(-away / 2.2) + 0.16 * np.exp(-away / 18))
            picture[y0 : y0 + 2 * reach, x0 : x0 + 2 * reach] += light[..., None] * np.array(
                (0.85, 0.95, 0.35), np.float32
            )
        return picture


class Ride(Still):
    """The caravan below Jaisalmer's fort; sand drifts. By night lamps are lit in the town."""

    slug, flocks, flight = 'region-west-india', ((13.5, 18.8, 30, 27.5),), (15.0, -1.4)
    banners = (
        (((41.2, 28.5), (43, 28.5), (43, 31), (41.2, 31)), 1.6),
        (((66, 30), (67.6, 30), (67.6, 32.5), (66, 32.5)), 1.6),
        (((68.2, 33.2), (69.8, 33.2), (69.8, 35.5), (68.2, 35.5)), 1.6),
    )

    # Of the picture's camels, riders and the man who leads them, in pixels from CORNER.
    CORNER = (0, 680)
    camels = (
        '68,240 82,190 112,165 120,110 128,78 156,78 160,105 180,138 178,180 210,188 232,165 243,142 282,147 278,162 '
        '250,170 242,207 205,228 198,240 196,310 174,310 178,234 115,238 108,262 110,314 86,314 88,250',
        '342,215 350,175 378,160 374,130 400,118 438,123 444,160 '
        '470,172 485,150 500,120 536,127 530,143 510,147 500,184 '
        '470,202 464,210 468,267 448,267 444,284 428,282 438,207 '
        '384,207 384,245 404,284 380,286 370,242 364,280 350,282 '
        '354,220',
        '588,175 598,148 622,138 616,120 626,85 632,43 660,43 '
        '664,70 680,95 682,150 706,153 726,125 738,98 766,103 762,119 '
        '746,123 736,160 702,180 696,247 672,250 676,240 680,186 '
        '640,186 630,205 640,257 622,260 612,232 610,252 594,252 '
        '600,190',
        '812,160 822,132 844,122 840,105 850,60 854,24 880,26 '
        '882,50 898,75 902,130 926,133 938,105 948,80 984,87 980,99 '
        '964,102 956,140 920,160 916,230 896,228 892,162 846,166 842,190 848,230 828,232 824,180',
        '1062,207 1068,150 1070,108 1094,106 1100,150 1102,204',
    )
    # Column and row at which feet stand along the crest.
    crest = (
        (-200, 0, 135, 405, 640, 870, 1080, 1344, 1920, 2200),
        (1026, 1004, 988, 961, 935, 908, 884, 858, 840, 838),
    )

    def prepare(self):
        self.sand = area(((-1, 62), (101, 60), (101, 101), (-1, 101)), soft=12)
        self.caravan = None
        if not self.night:
            self.clear_sand()
            self.caravan = motion.Caravan(
                self.work + '/film-camels', lambda x: float(np.interp(x, *self.crest)), 148, 173.5, 0.94, 0.55, 64
            )

    def clear_sand(self):
        """The picture's own camels stand; those of the film walk: the sand goes on where they stood."""
        mask = Image.new('L', RENDERED)
        draw = ImageDraw.Draw(mask)
        for camel in self.camels:
            points = [tuple(map(float, point.split(','))) for point in camel.split()]
            draw.polygon([(x + self.CORNER[0], y + self.CORNER[1]) for x, y in points], fill=255)
        taken = ndimage.binary_dilation(np.asarray(mask) > 0, iterations=6)
        # Along the crest its ripples are alike: laid level, each row goes on from both sides.
        rise = np.interp(np.arange(WIDTH), *self.crest).astype(np.float32) - self.crest[1][2]
        level = warp(self.picture, 0, rise[None] + 0 * GRID_Y)
        gone = warp(taken.astype(np.float32), 0, rise[None] + 0 * GRID_Y) > 0.02
        near = ndimage.binary_dilation(gone, iterations=7)
        filled = level.copy()
        for row in np.flatnonzero(gone.any(axis=1)):
            free = np.flatnonzero(~near[row])
            edges = np.flatnonzero(np.diff(np.concatenate(([0], gone[row].astype(np.int8), [0]))))
            for first, last in zip(edges[::2], edges[1::2]):
                long = last - first
                left, right = free[free < first][-70:], free[free >= last][:70]
                share = np.linspace(0, 1, long + 2)[1:-1, None]
                share = share * share * (3 - 2 * share)
                before = level[row, np.resize(left, long)] if len(left) else None
                after = level[row, np.resize(right[::-1], long)[::-1]] if len(right) else before
                before = after if before is None else before
                filled[row, first:last] = before * (1 - share) + after * share
        back = warp(filled, 0, -(rise[None] + 0 * GRID_Y))
        edge = cv2.GaussianBlur(taken.astype(np.float32), (0, 0), 1.5)[..., None]
        self.picture = self.picture + (back - self.picture) * edge

    def light(self, picture, second):
        turn = second / self.LONG
        if self.night:
            picture = self.flicker(picture, turn, 1.2)
            picture = self.shadow(picture, second, 0.3, tint=(1, 1, 0.92))
            return self.mist(picture, second, 0.58, 0.78, 0.22, (0.42, 0.34, 0.52), 7, 2.6, self.sand)
        self.caravan.draw(picture, turn, leader=3)
        return self.mist(picture, second, 0.58, 0.78, 0.34, (0.98, 0.74, 0.52), 7, 2.6, self.sand)


class Glow(Still):
    """Windows are lit one after another, a light runs down the lamps to the water, the river trembles under the leaf
    lamps."""

    slug = 'experience-ganga-aarti'
    clouds = 1.6
    banners = (
        (((46, 12.5), (50.3, 12.5), (50.3, 17.5), (46, 17.5)), 2.6),
        (((15.1, 25.5), (17.5, 25.5), (17.5, 29), (15.1, 29)), 1.8),
        (((88.7, 20.5), (92.6, 20.5), (92.6, 24.7), (88.7, 24.7)), 2.4),
    )

    def prepare(self):
        self.river = area(((-1, 83.5), (101, 83.5), (101, 101), (-1, 101)), soft=3) * (
            1
            - area(
                ((-1, 81), (15, 81), (20.5, 84), (20, 90), (-1, 93)),
                ((5, 88), (28, 88), (39.5, 91), (38, 101), (5, 101)),
                ((74.5, 84), (82, 84), (95, 84), (101, 86), (101, 93), (80, 93)),
                soft=5,
            )
        )
        self.boats = [
            (area(((-1, 81), (15, 81), (20.5, 84), (20, 90), (-1, 93)), soft=6), 0.0),
            (area(((5, 88), (28, 88), (39.5, 91), (38, 103), (5, 103)), soft=6), 2.0),
            (area(((74.5, 84), (82, 83), (95, 83), (103, 86), (103, 93), (80, 93)), soft=6), 4.0),
        ]
        # The second at which each pixel's window is lit, what is no window never is; and its light.
        self.lit_at = np.full((HEIGHT, WIDTH), 99, np.float32)
        self.panes = np.zeros((HEIGHT, WIDTH), np.float32)
        day = read(self.slug)
        dark = (day[..., :3].max(axis=2) < 0.24) & (self.land > 0.9)
        dark[: round(0.27 * HEIGHT)] = dark[round(0.545 * HEIGHT) :] = False
        labels, _ = ndimage.label(ndimage.binary_opening(dark, iterations=3))
        chance = np.random.RandomState(8)
        for number, place in enumerate(ndimage.find_objects(labels), 1):
            own, moment = labels[place] == number, chance.uniform(0.8, 11)
            tall, wide = own.shape
            if 420 < own.sum() / UNIT**2 < 2600 and own.mean() > 0.6 and tall < 3 * wide and moment < 7:
                self.lit_at[place][own] = moment
                # A lamp stands low in the room, to one side; a curtain hangs at the other.
                y, x = np.mgrid[0 : 1 : 1j * tall, 0 : 1 : 1j * wide].astype(np.float32)
                side = chance.choice((0.3, 0.7))
                light = 0.34 + 0.5 * np.exp(-((x - side) ** 2 / 0.09 + (y - 0.78) ** 2 / 0.16)) + 0.14 * y
                light *= 1 - 0.5 * ramp(np.abs(x - side), 0.42, 0.5)
                self.panes[place][own] = light[own]
        self.lit_at = ndimage.minimum_filter(self.lit_at, 3)
        self.panes = ndimage.maximum_filter(self.panes, 3)

    def stir(self, turn):
        start = min(turn * 6, 1)
        sideways, upward = motion.ripples(turn, 0.74, 0.75)
        sideways, upward = sideways * self.river * start, upward * self.river * start
        for boat, phase in self.boats:
            upward = upward + 1.6 * UNIT * start * np.sin(4 * np.pi * turn + phase) * boat
        return sideways, upward

    def light(self, picture, second):
        line = 0.42 + 0.62 * (second / self.LONG)
        band = np.exp(-(((GRID_Y / HEIGHT - line) / 0.05) ** 2)) * min(second, 1)
        warm = ramp(picture[..., 0], 0.62, 0.9) * ramp(picture[..., 0] - picture[..., 2], 0.2, 0.45)
        picture *= (1 + 0.4 * band * warm)[..., None]
        picture = self.flicker(picture, second / self.LONG, 1.1, ramp(GRID_Y / HEIGHT, 0.48, 0.52))
        on = cv2.GaussianBlur(ramp(second, self.lit_at, self.lit_at + 0.7), (0, 0), 0.9)
        # What is around a window has a little of its light.
        halo = cv2.GaussianBlur(on, (0, 0), 12 * UNIT)[..., None] * np.array((0.14, 0.07, 0.02), np.float32)
        light = (on * self.panes)[..., None]
        pane = np.array((1.02, 0.66, 0.3), np.float32) * light ** np.array((0.8, 1.05, 1.5), np.float32)
        return np.maximum(picture + halo * self.land[..., None], pane)


SHOTS = {'01-wake': Wake, '02-rise': Rise, '03-sail': Sail, '04-ride': Ride, '05-glow': Glow}
