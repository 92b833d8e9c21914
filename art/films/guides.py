"""The four video guides: which planes each shot is laid from and what moves in it. Each tells a small day."""
import math

import cv2
import numpy as np
from PIL import Image, ImageDraw
from scipy import ndimage

from films import line, motion
from films.planes import GRID_X, GRID_Y, RENDERED, UNIT, over, warp
from films.shots import Shot

WIDTH, HEIGHT = RENDERED


class AssiAtDawn(Shot):
    """Boats cross the mist below the ghats."""

    slug, adrift, sea = 'city-varanasi', True, True
    frame, reflect = (0.62, 0.5), 0.55
    flocks = ((0.20, -0.05, 15, 9, 33, 3, False), (0.27, 0.03, 11, 7, 39, 8, True))
    speeds = (((0.42, 0.83), (1.1, 0.5)), ((0.66, 0.72), (-0.7, 0.1)))

    def amid(self, picture, second):
        for low, high, amount, seed, pace in ((0.50, 0.74, 0.30, 5, 1), (0.56, 0.80, 0.20, 9, -1.4)):
            picture = self.mist(picture, second, low, high, amount, (0.99, 0.88, 0.80), seed, pace)
        return picture


class AfternoonOnTheSteps(Shot):
    """Parasols and spires from the steps; pigeons go round."""

    slug, palette, view, sea = 'city-varanasi', 'gold', (-30, -9, 3.4, 22, 19, 8.5, 34), True
    flocks = ((0.16, 0.05, 17, 9, 41, 6, True), (0.24, -0.04, 12, 8, 45, 12, False))


class LampsAtDashashwamedh(Shot):
    """Flames rise on the tall lamps, boats rock in front."""

    slug, sea, flames, frame = 'experience-ganga-aarti', True, 1.3, (1.0, 0.8)
    rough = 1.1

    def wave_front(self, turn):
        return 0, 2.2 * UNIT * motion.wave(turn, 3)


class DevDeepawali(Shot):
    """Every step a row of lamps, the river full of them."""

    slug, sea, flames, frame = 'festival-dev-deepawali', True, 1.5, (0.6, 0.6)
    rough = 1.0


class CanalAtSeven(Shot):
    """Canoes come down a canal in the first light."""

    slug, palette, adrift, sea = 'city-alappuzha', 'dawn-mist', True, True
    flocks, bird_colour = ((0.20, -0.04, 16, 7, 29, 2, True),), (0.95, 0.93, 0.9)
    palms = (0.66, 5.0)
    travel, parted_at = 26, (52,)
    # The first canoe's pole, which stands clear of it, goes with it.
    speeds = (
        ((0.41, 0.847), (0.25, 0.8)),
        ((0.385, 0.852), (0.25, 0.8)),
        ((0.52, 0.7), (-0.1, -0.5)),
        ((0.5, 0.62), (-0.1, -0.8)),
    )

    def amid(self, picture, second):
        return self.mist(picture, second, 0.36, 0.62, 0.26, (0.99, 0.93, 0.86), 5, 0.7)

    def wave_front(self, turn):
        return motion.sway(turn, 0.86, 4), 0


class FieldsBelowTheWater(Shot):
    """A hundred ducks and the man who herds them."""

    slug, adrift, sea, reflect, frame = 'gallery-kerala-2', True, True, 0.45, (0.9, 1.0)
    palms, rooted, travel = (0.66, 5.0), 0, 26
    flocks, bird_colour = ((0.24, 0.04, 14, 6, 31, 5, False),), (0.95, 0.93, 0.9)
    herd = (-0.02, -0.22)

    def prepare(self, work):
        for thing in self.floats:
            thing.speed = self.herd

    def wave_front(self, turn):
        return motion.sway(turn, 0.9, 5), 0


class ChurchByTheCanal(Shot):
    """Low over the water towards a white church."""

    slug, palette, view = 'city-alappuzha', 'gold-blue', (5.24, 58, 2.8, 8, 124, 9, 38)
    adrift, sea = True, True
    palms, travel, parted_at = (0.66, 6.0), 26, (34, 62)
    flocks, bird_colour = ((0.18, 0.05, 16, 8, 31, 4, True),), (0.95, 0.93, 0.9)


class MooredAtDusk(Shot):
    """Lit windows doubled in the water, the palms dark."""

    slug, sea, flames, palms = 'experience-backwater-houseboat', True, 0.9, (0.6, 6.0)
    flocks = ((0.17, 0.05, 15, 7, 31, 4, True),)
    frame, travel = (0.55, 0.7), 20
    # The bank and its palms are foreground in the picture, and stand behind the boat.
    parted_at, rooted = (31.5,), 16


class BlueTown(Shot):
    """From a blue roof and its kite up to the fort on its cliff."""

    slug, frame = 'city-jodhpur', (0.72, 0.1)
    flocks = ((0.12, 0.06, 20, 6, 23, 5, False), (0.2, 0.03, 13, 6, 27, 9, True))

    # Who is nearer than this many metres stands on the roof, which is the foreground.
    at_home = 60

    def prepare(self, work):
        people = self.between.layered() * (self.between.depth < self.at_home)[..., None]
        self.kite = people * (GRID_Y < 0.36 * HEIGHT)[..., None]
        people -= self.kite
        self.before = people + self.before * (1 - people[..., 3:])

    def last(self, picture, second):
        """The child's kite wanders in the wind."""
        swing = UNIT * self.travel * self.drift(second)
        x = UNIT * (16 * math.sin(0.9 * second) + 5 * math.sin(2.3 * second))
        y = UNIT * (11 * math.sin(1.3 * second + 0.8) + 3 * math.sin(3.1 * second))
        return self.lay(picture, warp(self.kite, swing + x, y))

    def light(self, picture, second):
        return self.cloud_shadow(picture, second, 0.2)


class LineAcrossTheScrub(Shot):
    """The express passes; the turbines turn."""

    slug, travel = 'films/thar_line', 26
    speed = 11.0

    def prepare(self, work):
        """Cut the locomotive and one coach out of the row, to be coupled into a whole train."""
        train, floor = self.between.layered(), line.LINE_Z
        column = lambda x: self.back.project((x, line.LINE_Y - 1.5, floor + 1))[0]
        self.metre = column(1) - column(0)
        cut = lambda bounds: np.ascontiguousarray(train[:, round(column(bounds[0])) : round(column(bounds[1]))])
        loco, coach = cut(line.LOCO), cut(line.COACH)
        self.train = np.concatenate([coach] * 9 + [loco], axis=1)
        self.standing, self.floats = None, []
        self.hubs = [self.back.project((x, y - 2, line.HUB)) for x, y in line.TURBINES]

    def amid(self, picture, second):
        swing = UNIT * self.travel * self.drift(second)
        picture = over(picture, *self.blades(second, swing * 0.08))
        head = WIDTH * 0.34 + self.speed * self.metre * (second + self.FADE) - swing * 0.3
        matrix = np.array([[1, 0, head - self.train.shape[1]], [0, 1, 0]], np.float32)
        return self.lay(
            picture,
            cv2.warpAffine(self.train, matrix, (WIDTH, HEIGHT), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_CONSTANT),
        )

    def blades(self, second, shift):
        scale = 3
        mask = Image.new('L', (WIDTH * scale, HEIGHT // 2 * scale))
        draw = ImageDraw.Draw(mask)
        for number, (x, y, distance) in enumerate(self.hubs):
            length = WIDTH * self.back.camera['zoom'] * 24 / distance
            for blade in range(3):
                angle = 1.1 * second + number * 1.9 + blade * 2 * math.pi / 3
                tip = x - shift + length * math.cos(angle), y + length * math.sin(angle)
                side = length * 0.045 * math.sin(angle), -length * 0.045 * math.cos(angle)
                root = x - shift, y
                draw.polygon(
                    [
                        ((px + dx) * scale, (py + dy) * scale)
                        for px, py, dx, dy in ((*root, *side), (*tip, 0, 0), (*root, -side[0], -side[1]))
                    ],
                    fill=255,
                )
        alpha = np.zeros((HEIGHT, WIDTH), np.float32)
        alpha[: HEIGHT // 2] = np.asarray(mask.resize((WIDTH, HEIGHT // 2), Image.BOX), np.float32) / 255 * 0.8
        return np.array((0.9, 0.89, 0.88), np.float32) * alpha[..., None], alpha

    def veil(self, picture, second):
        return self.mist(picture, second, 0.52, 0.72, 0.16, (0.95, 0.85, 0.70), 7, 2.2)


class CamelsOnTheCrest(Shot):
    """A camel train walks the crest while tea is made below."""

    slug, palette, travel = 'experience-thar-camel-safari', 'gold', 26
    flocks = ((0.14, 0.04, 15, 7, 29, 7, True),)
    # The scene's own camels stand above this share of the height, the tea makers below.
    parted, fire = 0.508, (0.18, 0.67)
    # Tufts that grow behind the fire.
    rooted = 11.2

    def prepare(self, work):
        self.standing[: round(self.parted * HEIGHT)] = 0
        top = np.argmax(self.back.alpha > 0.5, axis=0)
        crest = np.polynomial.Polynomial.fit(np.arange(WIDTH), top, 5)
        height = lambda x: float(crest(np.clip(x + self.shift[round(float(top.mean())) + 2, WIDTH // 2], 0, WIDTH)))
        self.caravan = motion.Caravan(work + '/film-camels', lambda x: height(x) + 5 * UNIT, 150, 205, 0.96)

    def amid(self, picture, second):
        self.caravan.draw(picture, 0.2 + second / 10.5, 6)
        return picture

    def veil(self, picture, second):
        x, y = round(self.fire[0] * WIDTH), round(self.fire[1] * HEIGHT)
        motion.smoke(picture, second, x - self.shift[y, x], y, 150 * UNIT)
        return self.mist(picture, second, 0.50, 0.70, 0.14, (0.99, 0.82, 0.62), 7, 2.4)


class GadisarAtSunset(Shot):
    """Boats drift between the pavilions below the fort."""

    slug, palette, adrift, sea = 'city-jaisalmer', 'dusk-rose', True, True
    flocks = ((0.16, -0.05, 16, 9, 33, 3, True), (0.23, 0.03, 12, 7, 37, 8, False))
    speeds = (((0.64, 0.74), (-0.8, 0.1)), ((0.25, 0.71), (0.6, 0)))
    reflect = 0.55


class OrchardsOfKinnaur(Shot):
    """Cloud moves along the snow wall above the apple trees."""

    slug, frame = 'gallery-himalayas-3', (0.62, 0.1)

    def light(self, picture, second):
        return self.mist(
            self.cloud_shadow(picture, second, 0.14), second, 0.22, 0.56, 0.34, (0.97, 0.97, 0.98), 12, 1.2
        )


class KeyOnItsHill(Shot):
    """Flags in the wind before the monastery, cloud shadows on the slopes."""

    slug, frame, travel = 'attraction-key-monastery', (0.12, 0.04), 32
    flocks = ((0.22, 0.05, 22, 5, 25, 6, False),)

    def light(self, picture, second):
        return self.cloud_shadow(picture, second, 0.26)

    def wave_front(self, turn):
        return 0, motion.flutter(turn, 2.6) * np.clip(self.front_alpha * 1.5, 0, 1)


class HighLake(Shot):
    """Wind on a lake at more than four thousand metres."""

    slug, sea, rough, frame = 'theme-himalayas', True, 0.9, (0.64, 0.48)
    closer = 0.045

    def light(self, picture, second):
        return self.cloud_shadow(picture, second, 0.2)

    def wave_front(self, turn):
        return 0, motion.flutter(turn, 2.6) * np.clip(self.front_alpha * 1.5, 0, 1) * self.flags

    def prepare(self, work):
        """The chorten that the flags are tied to stands still."""
        x, y = GRID_X / UNIT, GRID_Y / UNIT
        spire = (abs(x - 1130) < 46) & (y > 462)
        body = (abs(x - 1150) < 130) & (y > 548)
        self.flags = 1 - cv2.GaussianBlur((spire | body).astype(np.float32), (0, 0), 3 * UNIT)


class NightAtKey(Shot):
    """Stars over the lit windows."""

    slug, palette, view = 'attraction-key-monastery', 'night-starlit', (96, 40, 96, 34, 215, 96, 38)
    frame, clouds, flames = (0.34, 0.1), 1.6, 1.2

    def prepare(self, work):
        """Half of the windows are dark at first: the second at which each one is lit, 0 where none is."""
        red, blue = self.back.colour[..., 0], self.back.colour[..., 2]
        windows, count = ndimage.label(ndimage.binary_dilation((red > 0.55) & (red - blue > 0.25), iterations=2))
        chance = np.random.RandomState(4)
        moments = np.where(chance.rand(count + 1) < 0.55, chance.uniform(0.4, 5, count + 1), 0)
        moments[0] = 0
        self.lit_at = moments[windows].astype(np.float32)

    def light(self, picture, second):
        """Windows are lit, each within a quarter of a second."""
        dark = cv2.GaussianBlur(np.clip((self.lit_at - max(second, 0)) * 4, 0, 1), (0, 0), UNIT)
        return picture * (1 - warp(dark, self.shift, 0)[..., None] * np.array((0.95, 0.95, 0.86), np.float32))


GUIDES = {
    'guide-1-varanasi': (AssiAtDawn, AfternoonOnTheSteps, LampsAtDashashwamedh, DevDeepawali),
    'guide-2-backwaters': (CanalAtSeven, FieldsBelowTheWater, ChurchByTheCanal, MooredAtDusk),
    'guide-3-thar': (BlueTown, LineAcrossTheScrub, CamelsOnTheCrest, GadisarAtSunset),
    'guide-4-spiti': (OrchardsOfKinnaur, KeyOnItsHill, HighLake, NightAtKey),
}
