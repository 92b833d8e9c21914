"""Wild animals: solids melted into one skin, then painted by place. Each returns mesh data, standing at z = 0, facing +x."""
import math

import numpy as np

from kit.mesh import Mesh, fuse, paint, swell
from kit.noise import fractal


def _cat(stride, material, tail, ruff=1.0, voxel=.022):
    """The body of a walking big cat, 1.05 m at the shoulder and 2.3 m long without its tail."""
    mesh = Mesh()
    for x, z, radii in ((.48, .74, (.36, .23, .33)), (.1, .73, (.5, .225, .27)), (-.3, .74, (.4, .21, .24)), (-.62, .74, (.33, .22, .29)), (.5, .9, (.22, .16, .16))):
        mesh.ball(radii, material, x, 0, z, sides=18)
    mesh.tube([(.6, 0, .84), (.88, 0, .98), (1.08, 0, 1.06)], [.27, .205 * ruff, .17], material, 14)
    for x, y, z, radii in ((1.13, 0, 1.09, (.19, .165, .165)), (1.29, 0, 1.04, (.14, .105, .085)), (1.3, 0, .975, (.1, .085, .06)), (1.36, .05, 1.015, (.065, .055, .05)), (1.36, -.05, 1.015, (.065, .055, .05)),
                           (1.1, .12, 1.0, (.13, .09, .13)), (1.1, -.12, 1.0, (.13, .09, .13)), (1.02, .135, 1.245, (.04, .07, .075)), (1.02, -.135, 1.245, (.04, .07, .075))):
        mesh.ball(radii, material, x, y, z, sides=12)
    for y, step in ((.13, stride), (-.13, -stride)):
        mesh.tube([(.52, y, .78), (.54 + .35 * step, y, .45), (.54 + step, y, .1)], [.16, .105, .075], material, 12)
        mesh.ball((.135, .095, .075), material, .6 + step, y, .065, sides=12)
        step = -.75 * step
        mesh.ball((.22, .12, .3), material, -.63 + .3 * step, y, .62, sides=12)
        mesh.tube([(-.6 + .3 * step, y, .6), (-.52 + .7 * step, y, .4), (-.7 + step, y, .25), (-.64 + step, y, .08)], [.16, .1, .07, .07], material, 12)
        mesh.ball((.13, .09, .07), material, -.57 + step, y, .06, sides=12)
    mesh.tube(tail, [.075, .06, .055, .052, .05], material, 10)
    return fuse(mesh.data('cat'), voxel, round(.08 / voxel))


def _face(mesh, eyes='#c98a2a'):
    """Nose, eyes and whisker pads of a cat."""
    mesh.ball((.035, .045, .03), '#5a3530', 1.425, 0, 1.045, sides=8)
    for side in (-1, 1):
        mesh.ball((.02, .026, .022), eyes, 1.275, .083 * side, 1.128, sides=8)
        mesh.ball((.014, .013, .014), 'hair', 1.292, .09 * side, 1.128, sides=6)
        mesh.ball((.012, .038, .045), '#6b4636', 1.058, .137 * side, 1.245, sides=8)


def tiger(stride=.26):
    """A walking Bengal tiger: striped, white below, on the cheeks and above the eyes; returns body and face."""
    body = _cat(stride, 'tiger', [(-.9, 0, .86), (-1.15, 0, .66), (-1.42, 0, .5), (-1.66, 0, .52), (-1.82, 0, .68)], voxel=.015)

    def coat(x, y, z):
        wobble = .07 * fractal(x * 3 + 5, z * 4 + np.sign(y) * 9, 3)
        round_body = np.abs(y) + .12 * (z - .7)
        band = np.sin((x + .16 * (z - .75) ** 2 + wobble + .05 * np.sin(z * 14)) * 37)
        torso = (x > -.9) & (x < .86) & (z > .46)
        stripes = torso & (band > .36 + .9 * np.clip(.62 - z, 0, 1) + .25 * np.sin(x * 23 + round_body * 9))
        legs = (z < .5) & (z > .16) & (np.sin(z * 44 + y * 9 + wobble * 20) > .62) & (np.sin(x * 9) > -.4)
        tail = (x < -.93) & (np.sin(x * 34 + z * 12) > .25)
        head = (x > .84) & (x < 1.2) & (z > .95) & (np.sin((x * 1.0 - np.abs(y) * .9 + wobble) * 46) > .5)
        white = ((z < .56) & (z > .44) & (np.abs(y) < .13) & (x > -.85)) | ((x > .95) & (z < 1.0)) | ((x > 1.32) & (z < 1.035)) | ((x > 1.2) & (z > 1.15) & (np.abs(y) > .04))
        white |= (x > 1.0) & (np.abs(y) > .15) & (z < 1.06)
        return np.where(stripes | legs | tail | (head & ~((x > .98) & (z < 1.0) & (np.abs(y) < .12))), 2, np.where(white, 1, 0))

    extra = Mesh()
    _face(extra)
    return paint(body, ('tiger', 'ivory', 'hair'), coat), extra.data('tiger-face')


def lion(stride=.24):
    """An Asiatic lion: short dark mane that leaves the ears free, tufted tail; returns body and mane with face."""
    body = _cat(stride, 'lion', [(-.9, 0, .88), (-1.12, 0, .62), (-1.25, 0, .36), (-1.42, 0, .3), (-1.55, 0, .38)])
    body = paint(body, ('lion', '#ead2ab'), lambda x, y, z: ((x > 1.3) & (z < 1.03)) * 1)
    chance, hair = np.random.RandomState(4), Mesh()
    for x, z, radii in ((.93, 1.0, (.2, .235, .27)), (.8, .86, (.24, .24, .3)), (.74, .66, (.2, .16, .24))):
        hair.ball(radii, 'mane', x, 0, z, sides=16)
    ruff = swell(fuse(hair.data('ruff'), .03, 2), lambda x, y, z: .05 * fractal(x * 9 + y * 5, z * 5, 3))
    ruff = paint(ruff, ('mane', 'mane-pale'), lambda x, y, z: (x + .25 * fractal(y * 6, z * 5, 3) > .98) * 1)
    locks = Mesh()
    for _ in range(260):
        around, along = chance.uniform(0, 2 * math.pi), chance.rand()
        x, z, size = .98 - .24 * along, 1.04 - .3 * along, .2 + .06 * along
        root = np.array([x, math.sin(around) * size, z + math.cos(around) * size * 1.1])
        way = np.array([-.55, math.sin(around) * .45, math.cos(around) * .4 - .75]) * (.15 + .1 * chance.rand())
        locks.tube([root, root + way * .6, root + way], [.035, .028, .004], 'mane' if chance.rand() < .7 else 'mane-pale', 5)
    locks.ball((.1, .05, .07), 'mane', -1.58, 0, .4, sides=10)
    _face(locks, '#b5792a')
    return body, ruff, locks.data('lion-mane')


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
