"""The face of a portrait: the shape of its skull, nose, lids and lips, and where its skin is redder or darker."""
import numpy as np

from kit.noise import smoothstep

EYE = (0.052, -0.0785, 0.547, 0.0335)
"""Where the right eyeball's middle lies (x, y, z), and its radius."""
WIDTHS = (
    (0.322, 0.0),
    (0.326, 0.03),
    (0.335, 0.053),
    (0.35, 0.076),
    (0.375, 0.096),
    (0.41, 0.112),
    (0.45, 0.124),
    (0.5, 0.134),
    (0.55, 0.139),
    (0.6, 0.1405),
    (0.65, 0.136),
    (0.69, 0.122),
    (0.72, 0.096),
    (0.737, 0.064),
    (0.745, 0.0),
)
FRONTS = (
    (0.322, 0.0),
    (0.326, 0.06),
    (0.335, 0.098),
    (0.35, 0.12),
    (0.375, 0.123),
    (0.41, 0.124),
    (0.45, 0.1255),
    (0.5, 0.128),
    (0.55, 0.129),
    (0.59, 0.134),
    (0.63, 0.134),
    (0.67, 0.124),
    (0.7, 0.106),
    (0.725, 0.078),
    (0.738, 0.05),
    (0.745, 0.0),
)
BACKS = (
    (0.322, 0.0),
    (0.35, 0.03),
    (0.4, 0.08),
    (0.45, 0.125),
    (0.5, 0.156),
    (0.57, 0.178),
    (0.63, 0.174),
    (0.68, 0.145),
    (0.72, 0.1),
    (0.738, 0.055),
    (0.745, 0.0),
)
NOSE = (
    (0.448, 0.0),
    (0.455, 0.008),
    (0.461, 0.028),
    (0.468, 0.041),
    (0.476, 0.046),
    (0.487, 0.043),
    (0.52, 0.028),
    (0.548, 0.016),
    (0.568, 0.007),
    (0.588, 0.0),
)


def along(pairs, z):
    """What a table of (z, value) says at z, smoothed a little, so that no corner of it is seen."""
    at, values = np.array(pairs).T
    return sum(np.interp(z + step, at, values) for step in (-0.006, -0.003, 0, 0.003, 0.006)) / 5


def bump(x, wide, z=0.0, tall=1.0):
    return np.exp(-((x / wide) ** 2) - (z / tall) ** 2)


class Head:
    """The build of one face: width and jaw scale its outline, nose the nose's breadth, smile the mouth's corners;
    age from 0 to 1 draws its lines."""

    def __init__(self, width=1.0, jaw=1.0, nose=1.0, smile=0.5, age=0.0, lips=1.0, stubble=0.0):
        self.width, self.jaw, self.nose, self.smile = width, jaw, nose, smile
        self.age, self.lips, self.stubble = age, lips, stubble

    def half_width(self, z):
        return along(WIDTHS, z) * self.width * (1 + (self.jaw - 1) * smoothstep(0.5, 0.4, z))

    def lids(self, x):
        """Heights of the upper and lower lid at x, and how far it is along the eye (0 its middle, 1 its corners)."""
        u = np.clip((np.abs(x) - EYE[0]) / 0.035, -1, 1)
        open_ = (1 - u * u) ** 0.75
        middle = EYE[2] + 0.0022 * u
        return middle + (0.0176 - 0.003 * self.age) * open_, middle - 0.0118 * open_, np.abs(u)

    def mouth(self, x):
        return 0.4165 + self.smile * 8 * x * x

    def front(self, x, z, eyes=True):
        """y of the face at x and z: the skull, then what stands out of it or lies in it."""
        wide = np.maximum(self.half_width(z), 1e-4)
        share = np.clip(1 - np.abs(x / wide) ** 2.15, 0, 1) ** 0.465
        side, out = np.abs(x), along(FRONTS, z) * share
        facing = smoothstep(0.0, 0.55, share)
        ridge = along(NOSE, z) * np.exp(
            -((side / (np.interp(z, (0.455, 0.48, 0.55), (0.021, 0.018, 0.0125)) * self.nose)) ** 2.1)
        )
        more = ridge + 0.023 * bump(side - 0.0235 * self.nose, 0.0115, z - 0.4665, 0.0115)
        more -= 0.012 * bump(side - 0.0115 * self.nose, 0.006, z - 0.4545, 0.0045)
        more += 0.0055 * bump(side - 0.04, 0.034, z - 0.588, 0.013) - 0.016 * bump(side - 0.05, 0.027, z - 0.547, 0.019)
        more += 0.008 * bump(side - 0.078, 0.032, z - 0.508, 0.026) - 0.005 * bump(side - 0.085, 0.03, z - 0.44, 0.03)
        more += 0.007 * self.smile * bump(side - 0.06, 0.024, z - 0.475, 0.02)
        more += 0.007 * bump(x, 0.045, z - 0.42, 0.03) + 0.009 * bump(x, 0.034, z - 0.358, 0.017)
        more -= 0.006 * bump(x, 0.034, z - 0.387, 0.0085) + 0.0016 * bump(x, 0.005, z - 0.44, 0.008)
        line = self.mouth(x)
        bow = line + 0.0085 - 0.0022 * bump(x, 0.006)
        more += 0.0075 * self.lips * np.exp(-((x / 0.031) ** 4)) * bump(z - bow, 0.0075)
        more += 0.0105 * self.lips * np.exp(-((x / 0.027) ** 4)) * bump(z - line + 0.0095, 0.0085)
        more -= 0.0085 * np.exp(-((x / 0.036) ** 6)) * bump(z - line, 0.0021)
        more -= 0.003 * bump(side - 0.036, 0.005, z - self.mouth(0.036), 0.005)
        fold = np.interp(z, (0.4, 0.42, 0.47), (0.05, 0.046, 0.029))
        more -= (0.0012 + 0.0042 * self.age) * bump(side - fold, 0.0038) * bump(z - 0.44, 0.024)
        if self.age:
            for k in range(3):
                rise = 0.618 + 0.017 * k + 0.004 * np.cos(x * 40 + k)
                more -= 0.0018 * self.age * bump(z - rise, 0.0022) * np.exp(-((x / 0.075) ** 4))
            for k in (-1, 0, 1):
                more -= (
                    0.0016
                    * self.age
                    * bump(z - 0.545 - k * (0.4 * (side - 0.078) + 0.004), 0.0016)
                    * bump(side - 0.093, 0.011)
                )
            more -= 0.003 * self.age * bump(z - 0.528 + 0.1 * (side - 0.05), 0.003) * bump(side - 0.05, 0.02)
        out = out + more * facing
        if not eyes:
            return -out
        ball = EYE[3] ** 2 - (side - EYE[0]) ** 2 - (z - EYE[2]) ** 2
        upper, lower, u = self.lids(x)
        lid = np.sqrt(np.maximum(ball, 0)) - EYE[1]
        skin = np.where(ball > 0.00012, np.maximum(out, lid + 0.0035), out)
        skin -= 0.0026 * bump(z - upper - 0.0085, 0.0022) * (u < 1) * (1 - u**4)
        within = (u < 1) & (z < upper) & (z > lower)
        return -np.where(within, lid - 0.012, skin)

    def tint(self, x, z, front):
        """What multiplies the skin's colour: redder cheeks and nose, the lips, darker round the eyes."""
        side = np.abs(x)
        colour = np.ones((*x.shape, 3))

        def lay(amount, shade):
            colour[:] = colour * (1 + (np.array(shade) - 1) * (np.clip(amount, 0, 1) * front)[..., None])

        lay(bump(side - 0.074, 0.03, z - 0.49, 0.024) * 0.8, (1.06, 0.86, 0.82))
        lay(bump(x, 0.02, z - 0.472, 0.018) * 0.7, (1.05, 0.88, 0.84))
        lay(bump(side - 0.05, 0.03, z - 0.545, 0.022) * (0.6 + 0.4 * self.age), (0.82, 0.76, 0.76))
        lay(bump(side - 0.0115 * self.nose, 0.0055, z - 0.4555, 0.004) * 1.2, (0.45, 0.36, 0.35))
        if self.stubble:
            jaw = smoothstep(0.46, 0.42, z + 0.25 * np.maximum(0.05 - side, 0)) + 0.8 * bump(x, 0.035, z - 0.44, 0.008)
            lay(jaw * self.stubble, (0.72, 0.74, 0.78))
        line = self.mouth(x)
        bow = line + 0.0145 - 0.003 * bump(x, 0.006) - 9.5 * x * x
        low = line - 0.0175 + 11 * x * x
        lips = smoothstep(low - 0.001, low + 0.0012, z) * smoothstep(bow + 0.001, bow - 0.0012, z)
        lay(lips * (side < 0.0395), (0.9, 0.56, 0.55))
        lay(bump(z - line, 0.002) * np.exp(-((x / 0.037) ** 8)), (0.42, 0.3, 0.3))
        return colour
