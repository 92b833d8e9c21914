"""Wild animals: solids melted into one skin, then painted by place. Each returns mesh data, standing at z = 0, facing +x."""
import math

import numpy as np

from kit.mesh import Mesh, fuse, paint, swell
from kit.noise import fractal


def rhino():
    """An Indian one-horned rhinoceros, 1.75 m at the shoulder: plates of armour, folds, a low head and upright ears."""
    mesh = Mesh()
    for x, z, radii in ((-.85, 1.08, (.62, .62, .64)), (-.2, 1.02, (.8, .68, .64)), (.5, 1.06, (.6, .6, .66)), (.85, 1.0, (.45, .46, .52)), (.62, 1.5, (.42, .3, .22)), (-.9, 1.5, (.4, .34, .18))):
        mesh.ball(radii, 'rhino', x, 0, z, sides=22)
    mesh.tube([(.95, 0, 1.1), (1.35, 0, .98), (1.6, 0, .88)], [.48, .36, .28], 'rhino', 18)
    for x, y, z, radii in ((1.66, 0, .88, (.34, .25, .28)), (1.95, 0, .74, (.26, .19, .2)), (2.13, 0, .66, (.15, .15, .15)), (2.0, 0, .56, (.2, .14, .09)), (1.6, 0, 1.06, (.2, .2, .14))):
        mesh.ball(radii, 'rhino', x, y, z, sides=16)
    for side in (-1, 1):
        mesh.tube([(1.47, .16 * side, 1.08), (1.44, .22 * side, 1.24), (1.46, .23 * side, 1.38)], [.07, .095, .03], 'rhino', 10)
    for x, y, step, bend in ((.72, .34, .1, .05), (.72, -.34, -.14, .05), (-.95, .34, -.12, .1), (-.95, -.34, .12, .1)):
        mesh.tube([(x, y, 1.0), (x + bend + step * .4, y, .55), (x + step, y, .1)], [.38, .23, .19], 'rhino', 16)
        mesh.ball((.23, .21, .1), 'rhino', x + step + .04, y, .09, sides=14)
    mesh.tube([(-1.4, 0, 1.3), (-1.52, 0, 1.05), (-1.52, 0, .7)], [.08, .05, .045], 'rhino', 8)
    body = fuse(mesh.data('rhino'), .036, 4)

    def folds(x, y, z):
        """How far inside a crease each point lies, 0 to 1."""
        lines = (x - .22 - .1 * (z - 1.0), x + .5 + .16 * (z - 1.0), x - 1.02 + .35 * (z - 1.0), x - 1.3 + .2 * (z - 1.0))
        crease = sum(np.exp(-(line / .032) ** 2) for line in lines) * (z > .52)
        crease += np.exp(-((z - .62 - .05 * np.sin(x * 5)) / .03) ** 2) * (np.abs(x) > .35) * (x < 1.0) * (np.abs(y) > .25)
        return np.clip(crease, 0, 1)

    def armour(x, y, z):
        plate = (.035 * ((x > .22) & (x < 1.0)) + .045 * (x < -.5)) * (z > .62) * (z < 1.75)
        studs = .014 * np.maximum(0, np.sin(x * 46) * np.sin(z * 46 + y * 20)) * (((x > .25) & (x < .95)) | (x < -.55)) * (z > .7)
        return plate + studs - .075 * folds(x, y, z)

    body = paint(swell(body, armour), ('rhino', 'rhino-fold'), lambda x, y, z: (folds(x, y, z) > .62) * 1)
    extra = Mesh()
    extra.tube([(2.12, 0, .78), (2.2, 0, .93), (2.2, 0, 1.06), (2.15, 0, 1.17)], [.115, .085, .055, .008], '#6e655b', 10)
    for side in (-1, 1):
        extra.ball((.03, .025, .03), 'hair', 1.8, .222 * side, .92, sides=8)
        extra.ball((.03, .02, .02), 'hair', 2.24, .08 * side, .7, sides=6)
    return body, extra.data('rhino-horn')


def chital(antlers=False, grazing=False):
    """A spotted deer, .95 m at the shoulder, its head up or down to the grass; returns coat and spots with antlers."""
    mesh, skin = Mesh(), 'deer'
    for x, z, radii in ((.36, .78, (.26, .15, .2)), (0, .77, (.42, .165, .19)), (-.38, .79, (.26, .16, .2))):
        mesh.ball(radii, skin, x, 0, z, sides=14)
    head = (.86, .32) if grazing else (.72, 1.26)
    mesh.tube([(.46, 0, .84), (.6, 0, (.84 + head[1]) / 2 + .06), (head[0] - .02, 0, head[1])], [.16, .1, .075], skin, 10)
    drop = -.14 if grazing else -.05
    mesh.ball((.12, .075, .085), skin, head[0] + .02, 0, head[1], sides=12)
    mesh.tube([(head[0] + .04, 0, head[1] - .01), (head[0] + .21, 0, head[1] + drop)], [.07, .045], skin, 10)
    for side in (-1, 1):
        mesh.tube([(head[0] - .03, .05 * side, head[1] + .05), (head[0] - .07, .13 * side, head[1] + .1), (head[0] - .1, .19 * side, head[1] + .11)], [.03, .045, .02], skin, 7)
    for x, y, step in ((.38, .09, .05), (.38, -.09, -.07), (-.42, .09, -.08), (-.42, -.09, .06)):
        back = .05 if x > 0 else -.09
        mesh.tube([(x, y, .72), (x + step * .5 - back * .4, y, .38), (x + step, y, .03)], [.1, .042, .036], skin, 8)
    mesh.tube([(-.6, 0, .88), (-.72, 0, .74), (-.72, 0, .6)], [.05, .045, .025], skin, 7)
    body = fuse(mesh.data('chital'), .017, 4)

    def coat(x, y, z):
        spots = (np.sin(x * 52 + z * 14) * np.sin(z * 60 + np.sin(x * 9) * 1.5) > .62) & (z > .68) & (np.abs(x) < .6)
        return ((z < .64) & (z > .5) & (np.abs(x) < .4) | (x < -.62) & (z < .75) | spots | (x > .55) & (z < 1.12) & (z > .85) & (np.abs(y) < .03)) * 1

    extra = Mesh()
    extra.ball((.025, .035, .025), 'hair', head[0] + .235, 0, head[1] + drop + .005, sides=7)
    for side in (-1, 1):
        extra.ball(.017, 'hair', head[0] + .07, .066 * side, head[1] + .03, sides=6)
        if antlers:
            base = np.array([head[0] - .03, .035 * side, head[1] + .07])
            extra.tube([base, base + (-.12, .1 * side, .2), base + (-.16, .2 * side, .45), base + (-.06, .16 * side, .66)], [.02, .018, .015, .006], 'bark-pale', 6)
            for at, tip in (((-.03, .02 * side, .05), (.12, .05 * side, .17)), ((-.15, .18 * side, .4), (-.24, .12 * side, .58))):
                extra.tube([base + at, base + tip], [.015, .005], 'bark-pale', 5)
    return paint(body, (skin, '#f0e2c8'), coat), extra.data('chital-face')
