"""Animals: primitives melted into one skin. Each returns mesh data (or a Mesh to dress), standing at z = 0, facing +x."""
import math

import numpy as np

from kit.mesh import Mesh, fuse, paint, swell
from kit.noise import fractal


def camel(phase=0.3, humps=1):
    """A camel walking, with one hump or two; phase 0 to 6.28 is its step."""
    mesh, skin = Mesh(), 'camel'
    back = ((-.02, 2.16, (.46, .27, .4)), (-.02, 2.4, (.24, .18, .22))) if humps == 1 else ((-.46, 2.12, (.24, .24, .4)), (-.46, 2.36, (.13, .15, .24)), (.46, 2.14, (.24, .24, .4)), (.46, 2.38, (.13, .15, .24)))
    for x, z, radii in ((0, 1.75, (.92, .40, .44)), (-.55, 1.72, (.5, .37, .42)), (.55, 1.72, (.48, .36, .46)), *back):
        mesh.ball(radii, skin, x, 0, z, sides=16)
    mesh.tube([(.85, 0, 1.72), (1.15, 0, 1.55), (1.42, 0, 1.68), (1.58, 0, 2.02), (1.66, 0, 2.38), (1.76, 0, 2.55)], [.3, .24, .19, .15, .13, .13], skin, 10)
    mesh.ball((.23, .12, .13), skin, 1.86, 0, 2.56)
    mesh.ball((.17, .095, .1), skin, 2.06, 0, 2.5)
    for side in (-1, 1):
        mesh.tube([(1.74, .07 * side, 2.64), (1.68, .13 * side, 2.82)], [.05, .02], skin)
    for x, y, step in ((.62, .2, phase), (.62, -.2, phase + math.pi), (-.72, .2, phase + math.pi * .9), (-.72, -.2, phase - .1 * math.pi)):
        swing, lift = .28 * math.sin(step), .18 * max(0, math.cos(step))
        knee = (x + swing * .5 + (.06 if x > 0 else -.1), y, .92)
        foot = (x + swing - lift, y, .06 + lift * .4)
        mesh.tube([(x, y, 1.55), knee], [.2 if x > 0 else .25, .105], skin, 9)
        mesh.tube([knee, foot], [.1, .072], skin, 8)
        mesh.ball((.11, .1, .12), skin, *knee)
        mesh.ball((.15, .11, .08), skin, foot[0] + .05, y, foot[2])
    mesh.tube([(-1.0, 0, 1.8), (-1.14, 0, 1.5), (-1.16, 0, 1.15)], [.06, .04, .06], skin, 6)
    return fuse(mesh.data('camel'))


def camel_tack(cloth='crimson', rider=None, turban='saffron', load=False):
    """The saddle cloth of a camel and, unless None, a rider in the cloth named rider."""
    mesh = Mesh()
    mesh.lathe([(.62, -.28), (.6, 0), (.5, .26), (.34, .42)], cloth, 18, x=-.02, z=2.02, oval=(1, .78))
    mesh.lathe([(.63, -.30), (.63, -.2)], 'ivory', 18, x=-.02, z=2.02, oval=(1, .78))
    if load:
        mesh.ball((.55, .6, .32), 'saffron', -.02, 0, 2.5)
    if rider:
        mesh.lathe([(.3, 0), (.3, .25), (.24, .5), (.27, .8), (.2, 1.0), (.07, 1.08)], rider, 12, x=-.05, z=2.4)
        mesh.ball((.12, .12, .15), 'skin', -.03, 0, 3.62)
        mesh.lathe([(.1, -.04), (.2, 0), (.22, .09), (.17, .18), (.05, .22)], turban, 12, x=-.03, z=3.7)
        for side in (-1, 1):
            mesh.tube([(0, .3 * side, 2.6), (.25, .44 * side, 2.2), (.22, .46 * side, 1.75)], [.13, .11, .07], rider, 7)
            mesh.tube([(-.03, .24 * side, 3.35), (.2, .26 * side, 3.0), (.45, .1 * side, 2.85)], [.08, .06, .05], rider, 6)
    return mesh.data('camel-tack')


def elephant(tusks=True, trunk='down'):
    """An Asian elephant, 2.7 m at the shoulder."""
    mesh, skin = Mesh(), 'elephant'
    for x, z, radii in ((0, 1.85, (1.35, .78, .82)), (-.75, 1.8, (.75, .72, .8)), (.75, 1.95, (.7, .7, .75)), (1.55, 2.3, (.5, .46, .55)), (1.5, 2.62, (.36, .4, .34))):
        mesh.ball(radii, skin, x, 0, z, sides=18)
    path = [(1.9, 0, 2.2), (2.15, 0, 1.75), (2.2, 0, 1.2), (2.15, 0, .7), (2.3, 0, .45)] if trunk == 'down' else \
        [(1.9, 0, 2.2), (2.3, 0, 2.0), (2.6, 0, 2.3), (2.7, 0, 2.8), (2.55, 0, 3.2)]
    mesh.tube(path, [.3, .22, .17, .13, .1], skin, 10)
    for x, y, stride in ((.95, .4, .1), (.95, -.4, -.12), (-.95, .4, -.1), (-.95, -.4, .14)):
        mesh.tube([(x, y, 1.5), (x + stride * .5, y, .8), (x + stride, y, .05)], [.38, .28, .3], skin, 12)
    mesh.tube([(-1.45, 0, 1.9), (-1.62, 0, 1.4), (-1.6, 0, .9)], [.08, .05, .06], skin, 6)
    body = fuse(mesh.data('elephant'), .06, 6)
    extra = Mesh()
    for side in (-1, 1):
        ear = [[(1.4, .42 * side, 2.65 - .95 * v), (1.22, (.75 + .1 * math.sin(3 * v)) * side, 2.6 - .9 * v), (1.0, .82 * side, 2.45 - .75 * v * (1 - .2 * v))] for v in (0, .25, .5, .75, 1)]
        extra.loft(ear, skin)
        if tusks:
            extra.tube([(1.85, .22 * side, 1.95), (2.2, .3 * side, 1.65), (2.5, .27 * side, 1.68)], [.075, .06, .015], 'ivory', 8)
        extra.ball(.04, 'hair', 1.95, .3 * side, 2.42, sides=6)
    return body, extra.data('elephant-extra')


def caparison(parasol='scarlet', rider=True, front='gold'):
    """Festival dress for an elephant: gold forehead shield (nettipattam), cloth, mahout and silk parasol."""
    mesh = Mesh()
    rows = [[(1.98 - .03 * v, (.38 - .26 * v) * s, 2.8 - 1.15 * v) for s in (-1, -.5, 0, .5, 1)] for v in (0, .3, .6, 1)]
    for row in rows:
        row[2] = (row[2][0] + .14, row[2][1], row[2][2])
        row[1], row[3] = (row[1][0] + .1, *row[1][1:]), (row[3][0] + .1, *row[3][1:])
    mesh.loft(rows, front)
    mesh.lathe([(.86, -.75), (.84, 0), (.6, .3)], 'crimson', 18, x=-.1, z=2.45, oval=(1.1, 1))
    mesh.lathe([(.88, -.78), (.87, -.62)], 'gold-paint', 18, x=-.1, z=2.45, oval=(1.1, 1))
    if rider:
        mesh.lathe([(.2, 0), (.22, .3), (.18, .55), (.07, .6)], 'ivory', 10, x=.5, z=2.75)
        mesh.ball((.11, .11, .14), 'skin', .5, 0, 3.5)
        mesh.tube([(.4, 0, 2.8), (.4, 0, 5.0)], .04, 'bamboo', 6)
        mesh.lathe([(1.0, 4.75), (.55, 5.0), (.04, 5.15)], parasol, 18, x=.4)
        mesh.lathe([(1.0, 4.55), (1.0, 4.76)], 'gold-paint', 18, x=.4)
    return mesh.data('caparison')


def cow(material='cow'):
    """A zebu cow, 1.3 m at the shoulder: hump, dewlap and curved horns."""
    mesh, skin = Mesh(), material
    for x, z, radii in ((0, .92, (.6, .33, .36)), (-.6, .98, (.38, .3, .34)), (.55, .95, (.38, .3, .38)), (.46, 1.31, (.2, .13, .2)), (.86, .86, (.2, .08, .26)), (1.04, 1.02, (.13, .06, .2)),
                        (1.22, 1.31, (.2, .13, .14)), (1.54, 1.09, (.085, .09, .08))):
        mesh.ball(radii, skin, x, 0, z, sides=16)
    mesh.tube([(.68, 0, 1.05), (1.0, 0, 1.2), (1.16, 0, 1.31)], [.27, .19, .14], skin, 12)
    mesh.tube([(1.28, 0, 1.28), (1.52, 0, 1.1)], [.12, .085], skin, 12)
    for side in (-1, 1):
        mesh.tube([(1.12, .1 * side, 1.33), (1.08, .22 * side, 1.3), (1.06, .33 * side, 1.24)], [.045, .065, .03], skin, 8)
        mesh.tube([(1.15, .08 * side, 1.42), (1.12, .2 * side, 1.54), (1.2, .17 * side, 1.74)], [.045, .04, .026], skin, 8)
        step = .08 * side
        mesh.tube([(.54, .17 * side, .9), (.54 + step, .17 * side, .45), (.54 + 1.6 * step, .17 * side, .06)], [.15, .08, .07], skin, 10)
        mesh.ball((.22, .13, .3), skin, -.65, .17 * side, .76, sides=12)
        mesh.tube([(-.66, .17 * side, .62), (-.58 - step, .17 * side, .42), (-.74 - step, .17 * side, .26), (-.68 - step, .17 * side, .06)], [.13, .085, .065, .07], skin, 10)
    mesh.tube([(-.95, 0, 1.12), (-1.06, 0, .7), (-1.04, 0, .3)], [.045, .035, .06], skin, 8)

    def coat(x, y, z):
        return np.select([(z > 1.45) & (x > 1.0), (x > 1.47) | (z < .1), (x < -.96) & (z < .5)], [1, 2, 3], 0)

    return paint(fuse(mesh.data('cow'), .026, 2), (skin, '#8d8070', '#8a7264', 'hair'), coat)


def horse(material='horse'):
    """A pony, 1.5 m at the shoulder, with dark mane, tail and hoofs."""
    mesh, skin = Mesh(), material
    for x, z, radii in ((0, 1.15, (.62, .29, .33)), (.58, 1.18, (.34, .27, .37)), (-.6, 1.22, (.4, .3, .35)), (1.5, 1.53, (.09, .075, .085))):
        mesh.ball(radii, skin, x, 0, z, sides=16)
    mesh.tube([(.66, 0, 1.28), (.98, 0, 1.62), (1.12, 0, 1.86)], [.29, .18, .125], skin, 12)
    mesh.tube([(1.08, 0, 1.9), (1.32, 0, 1.74), (1.49, 0, 1.54)], [.13, .115, .08], skin, 12)
    mesh.tube([(.66, 0, 1.54), (.88, 0, 1.84), (1.04, 0, 2.03)], [.07, .075, .06], skin, 8)
    for side in (-1, 1):
        mesh.tube([(1.04, .06 * side, 1.98), (1.05, .08 * side, 2.14)], [.05, .02], skin, 7)
        step = .12 * side
        mesh.tube([(.58, .15 * side, 1.15), (.58 + .6 * step, .15 * side, .6), (.58 + step, .15 * side, .06)], [.15, .078, .066], skin, 10)
        mesh.ball((.23, .13, .34), skin, -.66, .16 * side, 1.0, sides=12)
        mesh.tube([(-.68, .16 * side, .82), (-.58 - .5 * step, .16 * side, .6), (-.78 - step, .16 * side, .38), (-.72 - step, .16 * side, .06)], [.14, .09, .06, .068], skin, 10)
    mesh.tube([(-.96, 0, 1.36), (-1.14, 0, 1.05), (-1.12, 0, .5)], [.06, .1, .07], skin, 8)

    def coat(x, y, z):
        mane = (np.abs(y) < .09) & (x > .58) & (x < 1.12) & (z > 1.56 + 1.25 * (x - .7))
        return ((z < .1) | (x < -.99) | mane) * 1

    return paint(fuse(mesh.data('horse'), .026, 2), (skin, 'hair'), coat)


def yak(cloth=None):
    """A yak, 1.4 m at the hump: hair to the knees, wide horns, pale muzzle; cloth is its saddle cloth, if any."""
    mesh, skin = Mesh(), 'yak'
    for x, z, radii in ((-.5, .92, (.5, .36, .42)), (0, .92, (.62, .38, .42)), (.45, .96, (.46, .37, .46)), (.4, 1.3, (.36, .26, .22)), (0, .56, (.82, .33, .26)), (-.6, .6, (.32, .3, .3)), (.78, .9, (.3, .28, .34))):
        mesh.ball(radii, skin, x, 0, z, sides=20)
    mesh.tube([(.7, 0, 1.05), (1.0, 0, 1.0), (1.12, 0, .96)], [.34, .25, .2], skin, 14)
    mesh.ball((.22, .17, .19), skin, 1.14, 0, .98, sides=14)
    mesh.ball((.17, .125, .12), skin, 1.32, 0, .85, sides=12)
    mesh.ball((.14, .15, .1), skin, 1.1, 0, 1.14, sides=10)
    for side in (-1, 1):
        mesh.tube([(1.06, .1 * side, 1.12), (1.05, .36 * side, 1.2), (1.1, .46 * side, 1.38), (1.16, .42 * side, 1.56)], [.075, .065, .05, .032], skin, 9)
        mesh.tube([(1.02, .14 * side, 1.04), (.98, .3 * side, .99)], [.06, .04], skin, 7)
        for x in (-.62, .52):
            mesh.tube([(x, .19 * side, .6), (x + .03 * side, .19 * side, .06)], [.15, .1], skin, 10)
    mesh.tube([(-.95, 0, 1.1), (-1.1, 0, .75), (-1.1, 0, .36)], [.09, .14, .11], skin, 10)
    body = fuse(mesh.data('yak'), .03, 3)
    body = swell(body, lambda x, y, z: .045 * fractal(x * 13 + y * 4, z * 2.4 + y * 6, 3) * (x < 1.0) * (z > .16))

    def coat(x, y, z):
        horn = (np.abs(y) > .2) & (x > .98) & (z > 1.13)
        muzzle = (x > 1.34) | (z < .16)
        saddle = (x > -.5) & (x < .14) & (z > .84) if cloth else x > 9
        edge = saddle & ((x < -.44) | (x > .08) | (z < .9))
        return np.select([horn, muzzle, edge, saddle], [1, 2, 4, 3], 0)

    return paint(body, (skin, '#cbb996', '#b9a690', cloth or skin, 'ivory'), coat)


def peacock(fan=False):
    """A peacock with a trailing train, or with it fanned."""
    mesh = Mesh()
    blue = '#2a62b0'
    mesh.ball((.28, .15, .16), blue, 0, 0, .55)
    mesh.ball((.2, .155, .12), '#a98f6a', -.1, 0, .57)
    mesh.tube([(.14, 0, .58), (.3, 0, .7), (.33, 0, .9), (.4, 0, 1.07)], [.13, .09, .055, .045], blue, 9)
    mesh.ball((.085, .055, .055), blue, .43, 0, 1.1)
    mesh.tube([(.49, 0, 1.1), (.58, 0, 1.08)], [.025, .006], 'wood-dark', 5)
    for k in (-1, 0, 1):
        mesh.tube([(.42, 0, 1.14), (.4 + .04 * k, .02 * k, 1.28)], [.006, .016], 'teal', 4)
    for side in (-1, 1):
        mesh.tube([(0, .06 * side, .45), (.02, .06 * side, 0)], .018, 'wood-dark', 5)
    for i in range(25):
        t = i / 24 * 2 - 1
        if fan:
            angle = t * 1.35
            tip = (-.25 - .1 * math.cos(angle), math.sin(angle) * 1.3, .55 + math.cos(angle) * 1.35)
        else:
            long = 1 - .35 * abs(t) - .3 * ((i * 7) % 5) / 5
            tip = (-.5 - 1.25 * long, t * .34 * long, .5 - .85 * long)
        middle = tuple((a + b) / 2 for a, b in zip((-.2, 0, .68), tip)) if fan else (-.25 - .62 * long, t * .2 * long, .6 - .2 * long)
        mesh.tube([(-.15, t * .05, .6), middle, tip], [.02, .035, .02], ('emerald', '#4f9a5a', '#2f7d6d')[i % 3], 4)
        mesh.ball((.03, .07, .08), 'teal', *tip, sides=7)
        mesh.ball((.035, .03, .035), 'turmeric', tip[0] + .02, tip[1], tip[2], sides=6)
    return mesh.data('peacock')
