"""Animals: primitives melted into one skin. Each returns mesh data (or a Mesh to dress), standing at z = 0, facing +x."""
import math

from kit.mesh import Mesh, fuse


def _leg(mesh, x, y, hip, knee, thick, material, stride, foot=1.4):
    bend = (x + stride * .5, y, knee)
    end = (x + stride, y, .06)
    mesh.tube([(x, y, hip), bend], [thick, thick * .62], material, 9)
    mesh.tube([bend, end], [thick * .6, thick * .45], material, 8)
    mesh.ball((thick * .6,) * 3, material, *bend, sides=10)
    mesh.ball((thick * .5 * foot, thick * .5, .08), material, end[0] + thick * .2, y, .07, sides=10)


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


def quadruped(material, length=1.6, height=1.2, bulk=.3, neck=.5, head=.2, tail=.5, stride=.15, lower=0.0, fuse_size=.04):
    """A plain four-legged animal: cow, horse, deer, yak; neck is its rise in metres, lower drops the head."""
    mesh, half = Mesh(), length / 2
    body = height - bulk
    for x, grow in ((-half * .55, 1), (0, .95), (half * .55, 1.02)):
        mesh.ball((half * .55, bulk * .85 * grow, bulk * grow), material, x, 0, body, sides=14)
    tip = (half + neck * .75, 0, height + neck * (1 - lower) - bulk * .4)
    mesh.tube([(half * .7, 0, body + bulk * .3), ((half * .7 + tip[0]) / 2, 0, (body + tip[2]) / 2 + bulk * .3), tip], [bulk * .7, bulk * .48, bulk * .38], material, 10)
    mesh.ball((head, head * .55, head * .6), material, tip[0] + head * .5, 0, tip[2] - head * .15)
    mesh.ball((head * .55, head * .42, head * .42), material, tip[0] + head * 1.25, 0, tip[2] - head * .4)
    for side in (-1, 1):
        mesh.tube([(tip[0], head * .4 * side, tip[2] + head * .3), (tip[0] - head * .3, head * 1.0 * side, tip[2] + head * .55)], [head * .2, head * .08], material)
    thick = bulk * .42
    for x, y, step in ((half * .75, .5, stride), (half * .75, -.5, -stride), (-half * .75, .5, -stride), (-half * .75, -.5, stride)):
        _leg(mesh, x, y * bulk, body, height * .42, thick, material, step)
    if tail:
        mesh.tube([(-half, 0, body + bulk * .5), (-half - .12, 0, body - tail * .3), (-half - .1, 0, body - tail * .9)], [.06, .035, .05], material, 6)
    return fuse(mesh.data('animal'), fuse_size, 5)


def cow():
    return quadruped('cow', 1.8, 1.3, .36, .3, .24, .6, .1)


def horse(material='horse'):
    return quadruped(material, 1.9, 1.5, .34, .75, .26, .7, .2)


def yak():
    return quadruped('yak', 1.9, 1.35, .5, .15, .26, .7, .08, lower=.4)


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
