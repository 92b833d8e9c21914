"""Head-and-shoulders figures for portraits: plain, calm faces, varied hair and dress. Facing -y, shoulders at z = 0."""
import math

import numpy as np

from kit.mesh import Mesh, fuse


# The head's own parts are drawn with the neck's full length; a bust sets them this much lower.
SETTLE = -.168


def put_bust(scene, figure, skin='skin', width=1.0, jaw=1.0, nose=1.0):
    """Put a head of the given build and the figure's cloth and hair in the scene."""
    scene.put(head(skin, width, jaw, nose), z=SETTLE)
    scene.put(figure)


def head(skin='skin', width=1.0, jaw=1.0, nose=1.0):
    """A smooth head with neck, ears and nose as fused mesh data; chin at about z .33, crown at .75 (metres × 1)."""
    mesh = Mesh()
    mesh.ball((.115 * width, .135, .145), skin, 0, .01, .59, sides=24)
    mesh.ball((.088 * width * jaw, .1, .115), skin, 0, -.025, .47, sides=24)
    mesh.ball((.04 * jaw, .03, .028), skin, 0, -.108, .385, sides=16)
    mesh.tube([(0, .03, .02), (0, .02, .25), (0, .015, .42)], [.1, .07, .072], skin, 20)
    mesh.tube([(0, -.118, .565), (0, -.142, .515), (0, -.15, .49)], [.014, .02, .024], skin, 12)
    for side in (-1, 1):
        mesh.ball((.018 * nose, .02, .015), skin, side * .018, -.132, .484, sides=12)
        mesh.ball((.014, .026, .036), skin, side * .112 * width, .025, .53, sides=14)
        mesh.ball((.04, .03, .03), skin, side * .06, -.085, .48, sides=14)
    mesh.ball((.03, .02, .012), skin, 0, -.115, .43, sides=14)
    return fuse(mesh.data('head'), .0085, 14)


def face(mesh, brow='hair', lips='#8a4a42', smile=.5, glasses=None, width=1.0, beard=None, bindi=False, moustache=False):
    """Open eyes, brows and mouth; a beard is a colour name or None."""
    for side in (-1, 1):
        mesh.ball((.0235, .014, .0125), '#f3ece2', side * .047, -.1125, .545, 18)
        mesh.ball((.0112, .006, .0112), '#4a2f20', side * .0455, -.1225, .545, 16)
        mesh.ball((.0055, .004, .0055), '#0d0908', side * .0455, -.1268, .545, 12)
        mesh.ball((.0022, .002, .0022), '#ffffff', side * .0455 - .003, -.1302, .5495, 8)
        for lift, thick in ((.0118, .003), (-.0115, .0014)):
            lid = [(side * .047 + .0255 * math.cos(a), -.1265 + .012 * math.cos(a) ** 2, .545 + lift * math.sin(a)) for a in np.linspace(0, math.pi, 9)]
            mesh.tube(lid, [thick * .4, thick * .8, thick, thick, thick, thick, thick, thick * .8, thick * .4], '#1d1310', 6)
        arc = [(side * (.022 + .05 * t), -.138 + .02 * t * t, .579 + .012 * math.sin(math.pi * (t * .8 + .1))) for t in np.linspace(0, 1, 7)]
        mesh.tube(arc, [.004, .0062, .0062, .0055, .0045, .003, .0015], brow, 6)
        if glasses:
            ring = [(side * (.048 + .036 * math.cos(a)), -.158 + .012 * abs(math.cos(a)), .545 + .03 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 25)]
            mesh.tube(ring, .0035, glasses, 5)
            mesh.tube([(side * .084, -.15, .55), (side * .12 * width, .0, .55)], .003, glasses, 5)
    if glasses:
        mesh.tube([(-.012, -.162, .55), (.012, -.162, .55)], .0035, glasses, 5)
    mouth = [(x, -.137 + .9 * x * x * 8, .428 + smile * 5 * x * x) for x in np.linspace(-.034, .034, 9)]
    mesh.tube(mouth, [.002, .005, .0065, .007, .007, .007, .0065, .005, .002], lips, 6)
    if bindi:
        mesh.ball((.007, .004, .007), 'crimson', 0, -.139, .595, sides=10)
    if beard:
        mesh.ball((.1 * width, .098, .085), beard, 0, -.012, .425, sides=20)
        mesh.ball((.08, .07, .085), beard, 0, -.086, .378, sides=20)
    if moustache or beard:
        for side in (-1, 1):
            mesh.tube([(0, -.151, .462), (side * .03, -.143, .455), (side * .05, -.12, .446)], [.008, .009, .004], beard or brow, 8)


def shoulders(mesh, cloth='ivory', collar=None, wide=1.0):
    """Sloping shoulders and chest under cloth, down to z -0.6, the sleeves' seams in soft folds."""
    sections = []
    for z, rx, ry, power in ((-.6, .285, .17, .7), (-.4, .285, .172, .7), (-.24, .283, .168, .72), (-.13, .272, .155, .74), (-.06, .245, .138, .78), (-.01, .2, .12, .86), (.04, .145, .102, .95), (.09, .098, .088, 1), (.13, .08, .08, 1)):
        # Square in the chest, round at the neck.
        sections.append([(rx * wide * math.copysign(abs(math.cos(a)) ** power, math.cos(a)), .03 + ry * math.copysign(abs(math.sin(a)) ** power, math.sin(a)), z) for a in np.linspace(0, 2 * math.pi, 61)])
    mesh.loft(sections, cloth)
    for side in (-1, 1):
        for number, lean in enumerate((0, .012, .022)):
            fold = [(side * (.2 + lean) * wide, -.1 + .02 * number, -.08 - .03 * number), (side * (.212 + lean) * wide, -.128, -.22), (side * (.2 + lean) * wide, -.135, -.42), (side * (.205 + lean) * wide, -.13, -.6)]
            mesh.tube(fold, [.002, .008, .01, .008], cloth, 8)
    if collar:
        mesh.lathe([(.086, .07), (.09, .16), (.084, .17)], collar, 30, y=.02, oval=(1, .95))


def saree_drape(mesh, cloth='crimson', border='turmeric'):
    """The end of a saree over the left shoulder, in folds, with a border."""
    for i in range(6):
        offset = i * .022
        path = [(-.2 + offset * .6, -.19 - .008 * i, -.5), (-.05 + offset, -.205 - .006 * i, -.25), (.09 + offset, -.16 - .004 * i, -.05), (.17 + offset * .7, -.03, .085), (.19 + offset * .6, .1, .02), (.2 + offset * .6, .2, -.3)]
        mesh.tube(path, .028, border if i == 0 else cloth, 10)


def hair_cap(mesh, colour='hair', bun=False, long=False, parting=True, width=1.0):
    """Hair drawn back from the forehead, with a bun or falling long."""
    mesh.ball((.128 * width, .142, .13), colour, 0, .032, .624, sides=30)
    mesh.ball((.124 * width, .11, .15), colour, 0, .07, .545, sides=26)
    for side in (-1, 1):
        mesh.tube([(side * .02, -.09, .708), (side * .085, -.07, .655), (side * .118, -.01, .57), (side * .115, .05, .5)], [.02, .028, .03, .03], colour, 12)
    if bun:
        mesh.ball((.075, .06, .07), colour, 0, .18, .58, sides=18)
    if long:
        for side in (-1, 1):
            mesh.tube([(side * .09, .05, .62), (side * .125 * width, .05, .48), (side * .13, .06, .3), (side * .12, .06, .06)], [.05, .045, .05, .025], colour, 12)
    if parting:
        mesh.tube([(0, -.085, .7), (0, -.03, .735), (0, .03, .75)], .005, 'skin', 6)


def short_hair(mesh, colour='hair', width=1.0):
    """Short hair with a soft side parting."""
    mesh.ball((.124 * width, .138, .118), colour, 0, .032, .64, sides=26)
    mesh.ball((.119 * width, .08, .1), colour, 0, .085, .56, sides=20)
    mesh.tube([(-.09, -.07, .69), (0, -.105, .712), (.085, -.075, .695)], [.03, .036, .026], colour, 10)


def turban(mesh, cloth='crimson', tail=True):
    """A wound turban of soft coils."""
    for i in range(7):
        level, radius = .648 + i * .025, .136 - .011 * max(0, i - 2) * 1.4
        ring = [((radius + .012) * math.cos(a), .025 + (radius + .02) * math.sin(a), level + .03 * math.sin(a + i * 1.1)) for a in np.linspace(0, 2 * math.pi, 33)]
        mesh.tube(ring, .033, cloth, 10)
    mesh.ball((.1, .11, .07), cloth, 0, .025, .785, sides=20)
    if tail:
        mesh.tube([(.06, .14, .66), (.1, .19, .5), (.11, .17, .22)], [.04, .035, .045], cloth, 10)


def shawl(mesh, cloth='maroon', border='turmeric'):
    """A shawl over both shoulders."""
    for side in (-1, 1):
        for i in range(5):
            path = [(side * (.06 + .045 * i), -.2 + .012 * i, -.5), (side * (.09 + .04 * i), -.17 + .01 * i, -.22), (side * (.11 + .038 * i), -.06, .07 - .018 * i), (side * (.1 + .03 * i), .1, .09 - .02 * i)]
            mesh.tube(path, .036, border if i == 0 else cloth, 10)
