"""Tigers and lions: one body melted from its muscles, then painted by place. Each returns mesh data, standing at z = 0, facing +x."""
import math

import numpy as np

from kit.mesh import Mesh, fuse, paint, swell
from kit.noise import fractal

# The trunk from rump to neck: (x, height of its middle, half its breadth, half its height).
TRUNK = ((-1.0, .75, .08, .1), (-.9, .745, .185, .24), (-.7, .745, .235, .295), (-.42, .735, .2, .245), (-.1, .715, .22, .265), (.2, .7, .24, .295),
         (.48, .7, .245, .325), (.68, .735, .22, .285), (.86, .79, .18, .225), (1.0, .835, .158, .19), (1.14, .865, .15, .165))


def _cat(stride, material, tail, voxel):
    """A walking big cat, 1 m at the shoulder: head low, chest deep, one paw ahead."""
    mesh = Mesh()
    ring = np.linspace(0, 2 * math.pi, 25)[:-1]
    mesh.loft([[(x, math.cos(a) * ry, z + math.sin(a) * rz) for a in ring] for x, z, ry, rz in TRUNK], material, closed=True)
    for x, z, size in ((-.96, .75, (.1, .12, .15)), (1.1, .86, (.12, .14, .15)), (.5, .94, (.2, .12, .1))):
        mesh.ball(size, material, x, 0, z, 16)
    # Skull, brow, bridge of the nose, muzzle, chin; then cheeks, whisker pads and ears to both sides.
    for x, z, size in ((1.22, .9, (.165, .155, .15)), (1.25, .985, (.12, .105, .06)), (1.385, .845, (.1, .085, .07)), (1.385, .785, (.065, .05, .04))):
        mesh.ball(size, material, x, 0, z, 16)
    mesh.tube([(1.25, 0, .965), (1.36, 0, .93), (1.44, 0, .885)], [.07, .056, .044], material, 12)
    for side in (-1, 1):
        mesh.ball((.12, .08, .105), material, 1.19, .105 * side, .855, 14)
        mesh.ball((.058, .052, .048), material, 1.425, .042 * side, .838, 12)
        mesh.ball((.036, .062, .07), material, 1.13, .118 * side, 1.045, 12)
        step = stride * side
        mesh.ball((.17, .1, .27), material, .58 + .1 * step, .165 * side, .64, 14)
        mesh.tube([(.6, .17 * side, .68), (.5 + .35 * step, .17 * side, .44), (.58 + .8 * step, .155 * side, .24), (.58 + step, .15 * side, .07)], [.15, .11, .082, .076], material, 14)
        _paw(mesh, material, .64 + step, .15 * side)
        step *= -.85
        mesh.ball((.235, .115, .29), material, -.68 + .25 * step, .145 * side, .62, 14)
        mesh.tube([(-.62 + .25 * step, .15 * side, .6), (-.5 + .6 * step, .15 * side, .43), (-.79 + step, .145 * side, .27), (-.73 + step, .14 * side, .07)], [.175, .115, .06, .066], material, 14)
        _paw(mesh, material, -.67 + step, .14 * side)
    mesh.tube(tail, np.linspace(.075, .046, len(tail)), material, 12)
    body = fuse(mesh.data('cat'), voxel, round(.06 / voxel))
    return swell(body, lambda x, y, z: .006 * fractal(x * 26 + y * 11, z * 26 - y * 7, 3))


def _paw(mesh, material, x, y):
    mesh.ball((.115, .092, .062), material, x, y, .058, 12)
    for toe in (-.055, 0, .055):
        mesh.ball((.052, .034, .042), material, x + .09 - abs(toe) * .4, y + toe, .042, 8)


def _draw_face(mesh, nose, eyes, ears):
    """Eyes under dark rims, a broad nose, the line of the mouth, whiskers, and the dark backs of the ears."""
    mesh.ball((.028, .043, .03), nose, 1.475, 0, .882, 10)
    mesh.tube([(1.49, 0, .862), (1.487, 0, .818)], .006, '#2a1c18', 5)
    for side in (-1, 1):
        mesh.tube([(1.487, 0, .818), (1.462, .045 * side, .797), (1.41, .075 * side, .797)], .006, '#2a1c18', 5)
        mesh.ball((.03, .034, .026), '#2a1c18', 1.342, .077 * side, .938, 10)
        mesh.ball((.022, .024, .019), eyes, 1.357, .08 * side, .939, 10)
        mesh.ball((.01, .011, .012), '#120c0a', 1.373, .087 * side, .94, 8)
        mesh.ball((.016, .05, .056), ears, 1.108, .122 * side, 1.052, 10)
        mesh.ball((.02, .036, .042), '#e6cdb0', 1.152, .115 * side, 1.045, 10)
        for k in range(4):
            mesh.tube([(1.44, .07 * side, .82 + .012 * k), (1.43, .2 * side, .8 + .03 * k), (1.39, .31 * side, .76 + .035 * k)], .0022, 'ivory', 3)


def _chance(number):
    """A number from 0 to 1 for each whole number."""
    value = np.sin(number * 12.9898 + 4.1) * 43758.5453
    return value - np.floor(value)


def tiger(stride=.24):
    """A walking Bengal tiger: broken stripes, white below, on the cheeks and above the eyes; returns body and face."""
    body = _cat(stride, 'tiger', [(-.94, 0, .88), (-1.12, .02, .74), (-1.3, .05, .54), (-1.52, .09, .43), (-1.74, .12, .47), (-1.88, .13, .6), (-1.92, .13, .74)], .0125)

    def coat(x, y, z):
        u = (x + .05 * fractal(x * 4 + 5, z * 5 + np.sign(y) * 9, 3) + .1 * (z - .7) ** 2) * 9.5
        number, place = np.floor(u) + 40 * np.sign(y), u - np.floor(u) - .5
        # Each stripe hangs from the spine to a depth of its own and thins out; every other one splits into a lozenge.
        depth = .42 + .3 * _chance(number)
        down = np.clip((z - depth) / (1.0 - depth), 0, 1)
        wide = .04 + .17 * down ** .8
        stripe = (np.abs(place) < wide) & (z > depth)
        stripe &= ~((np.abs(place) < wide - .075) & (down > .22) & (down < .62) & (_chance(number + 7) > .45))
        between = u + .5 - np.floor(u + .5) - .5
        stripe |= (np.abs(between) < .1 * np.clip((.66 - z) / .2, 0, 1)) & (z > .44)
        torso = (x > -.96) & (x < 1.04) & (z > .42)
        legs = (z < .5) & (z > .15) & (np.abs(np.modf(z * 11 + x * 1.5 + 4)[0] - .5) < .13) & ((np.abs(y) > .16) | (x < -.3)) & ((x < 0) | (z > .3))
        tail = (x < -1.0) & (np.abs(np.modf((x - z * .35) * -7)[0] - .5) < .2)
        face = (x > 1.04) & (x < 1.33) & (z > .955) & (np.abs(np.modf(np.abs(y) * 10 + x * 9)[0] - .5) < .15)
        cheek = (x > 1.02) & (x < 1.26) & (np.abs(y) > .09) & (z < .955) & (np.abs(np.modf(x * 12 + z * 7)[0] - .5) < .14)
        white = (z < .53 + .03 * np.sin(x * 9)) & (z > .38) & (np.abs(y) < .17) & (x > -.9) & (x < .8)
        white |= (x > .8) & (z < .78) & (z > .5) & (np.abs(y) < .14) | (x > 1.36) & (z < .872) | (x > 1.27) & (z > .958) & (np.abs(y) > .045) | (x > 1.12) & (np.abs(y) > .125) & (z < .93)
        white |= (z < .42) & (z > .13) & (np.abs(y) < .105)
        pale = (z < .62) | (z < .3)
        return np.where((stripe & torso) | legs | tail | face | cheek, 3, np.where(white, 2, np.where(pale, 1, 0)))

    extra = Mesh()
    _draw_face(extra, '#b9705c', '#d8a437', '#241a16')
    return paint(body, ('tiger', '#e2a35c', '#f3e7d3', '#2b1d17'), coat), extra.data('tiger-face')


def lion(stride=.22, mane=True):
    """An Asiatic lion: a short dark mane that leaves the ears free, a fold along the belly, a tufted tail; or its lioness."""
    body = _cat(stride, 'lion', [(-.94, 0, .88), (-1.1, .02, .7), (-1.2, .04, .5), (-1.3, .06, .34), (-1.44, .08, .27), (-1.58, .1, .33)], .015)
    body = paint(body, ('lion', '#ecd6b2', '#d9b27c'), lambda x, y, z: np.select([(x > 1.37) & (z < .85) | (x > 1.3) & (z < .8), (z < .56) & (np.abs(y) < .19) & (z > .38)], [1, 2], 0))
    chance, hair = np.random.RandomState(4), Mesh()
    _draw_face(hair, '#5a3a33', '#c08a33', '#4a3426')
    hair.ball((.1, .05, .065), 'mane', -1.62, .1, .35, 10)
    if not mane:
        return body, hair.data('lioness-face')
    ruff = Mesh()
    for x, z, size in ((1.02, .9, (.16, .225, .24)), (.92, .8, (.22, .24, .3)), (.84, .62, (.16, .17, .22))):
        ruff.ball(size, 'mane', x, 0, z, 16)
    ruff = swell(fuse(ruff.data('ruff'), .028, 2), lambda x, y, z: .05 * fractal(x * 9 + y * 5, z * 5, 3))
    ruff = paint(ruff, ('mane', 'mane-pale'), lambda x, y, z: (x + .2 * fractal(y * 7, z * 6, 3) > 1.04) * 1)
    for _ in range(520):
        around, along = chance.uniform(0, 2 * math.pi), chance.rand()
        x, z, size = 1.1 - .28 * along, .9 - .22 * along, .17 + .09 * along
        if z + math.cos(around) * size > 1.0 and along < .3:
            continue
        root = np.array([x, math.sin(around) * size, z + math.cos(around) * size * 1.15])
        way = np.array([-.5, math.sin(around) * .5, math.cos(around) * .35 - .7]) * chance.uniform(.13, .27)
        kind = chance.rand()
        hair.tube([root, root + way * .5 + (0, 0, .015), root + way], [.026, .02, .003], 'mane' if kind < .55 else 'mane-pale' if kind < .88 else 'lion', 5)
    return body, ruff, hair.data('lion-mane')
