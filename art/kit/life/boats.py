"""Boats, floating on z = 0, their length along x with the prow at +x."""
import math

import numpy as np

from kit.life.people import man, sitter


def hull(mesh, length, beam, depth, material='hull', rise=.5, sharp=2.5, steps=32, deck=None):
    """A double-ended hull; rise is how high its ends curl, in metres."""
    sections, rim = [], []
    for t in np.linspace(-1, 1, steps):
        half = beam / 2 * max(0, 1 - abs(t) ** sharp) ** .8 + .02
        lift = rise * max(0, abs(t) - .5) ** 2 / .25
        sections.append([(t * length / 2, half * math.sin(a), -depth * .35 + lift + depth * (1 - math.cos(a) ** .75 if math.cos(a) > 0 else 1))
                         for a in np.linspace(-math.pi / 2, math.pi / 2, 13)])
        rim.append((t * length / 2, half, depth * .65 + lift))
    mesh.loft(sections, material)
    if deck:
        mesh.loft([[(x, -y * .96, z - depth * .12), (x, y * .96, z - depth * .12)] for x, y, z in rim], deck, smooth=False)
    for side in (-1, 1):
        mesh.tube([(x, y * side, z) for x, y, z in rim], depth * .06 + .02, 'wood-dark', 6)


def canoe(mesh, x=0, y=0, z=0, turn=0, length=6, boatman='ivory', scale=1.0):
    """A dugout with a standing poler (boatman is a cloth, or None)."""
    with mesh.at(x, y, z, turn, scale):
        hull(mesh, length, .9, .45, rise=.5)
        if boatman:
            man(mesh, boatman, 'ivory', -length * .32, 0, .05, .95, 90)
            mesh.tube([(-length * .28, .35, 2.4), (-length * .45, .75, -.3)], .03, 'bamboo', 5)


def rowing_boat(mesh, x=0, y=0, z=0, turn=0, length=7, paint='azure', people=3, canopy=None, seed=1):
    """A wooden river boat of Varanasi: painted sides, oars, sitters and perhaps a canopy."""
    with mesh.at(x, y, z, turn):
        hull(mesh, length, 1.9, .75, paint, rise=.45, deck='wood')
        for i in range(people):
            sitter(mesh, ('saffron', 'ivory', 'scarlet', 'turmeric', 'emerald')[(i + seed) % 5], -length * .22 + i * .85, .25 * (-1) ** i, .35, .95, 90 + 40 * (-1) ** i)
        for side in (-1, 1):
            mesh.tube([(length * .18, .6 * side, .75), (length * .1, 2.6 * side, -.05)], .035, 'wood', 5)
        if canopy:
            for px in (-length * .28, length * .2):
                for side in (-1, 1):
                    mesh.tube([(px, .75 * side, .4), (px, .75 * side, 1.95)], .03, 'bamboo', 5)
            mesh.loft([[(px, s * .9, 2.0 + .3 * (1 - s * s)) for s in np.linspace(-1, 1, 7)] for px in (-length * .32, length * .24)], canopy)


def shikara(mesh, x=0, y=0, z=0, turn=0, canopy='scarlet', curtain='turmeric', flowers=False, scale=1.0):
    """The long canopied boat of Dal lake, its rower at the stern with a heart-shaped paddle."""
    with mesh.at(x, y, z, turn, scale):
        hull(mesh, 8.4, 1.5, .45, 'wood', rise=.55, sharp=3.2, deck='wood')
        for px in (-1.4, 1.6):
            for side in (-1, 1):
                mesh.tube([(px, .62 * side, .2), (px, .62 * side, 1.75)], .035, 'turmeric', 6)
        rows = [[(px, s * .85, 1.75 + .42 * (1 - abs(s) ** 1.4)) for s in np.linspace(-1, 1, 9)] for px in (-1.8, -.8, .2, 1.2, 2.0)]
        mesh.loft(rows, canopy)
        for side in (-1, 1):
            scallop = [[(px, .86 * side, 1.76), (px, .87 * side, 1.76 - .16 - .1 * abs(math.sin(px * 6)))] for px in np.linspace(-1.8, 2.0, 30)]
            mesh.loft(scallop, curtain)
        mesh.box(2.2, 1.1, .3, 'crimson', .1, 0, .25)
        mesh.box(.25, 1.1, .6, 'crimson', -1.0, 0, .45)
        sitter(mesh, 'azure', .4, 0, .5, .9, 90)
        sitter(mesh, 'ivory', -2.9, 0, .4, .95, 90)
        mesh.tube([(-2.7, .3, 1.0), (-2.4, 1.1, .05)], .03, 'wood', 5)
        mesh.ball((.12, .04, .2), 'wood', -2.38, 1.16, 0, sides=8)
        if flowers:
            chance = np.random.RandomState(2)
            for _ in range(60):
                mesh.ball(.1, ('marigold', 'blossom-pink', 'ivory', 'scarlet', 'violet')[chance.randint(5)], chance.uniform(1.6, 3.4), chance.uniform(-.35, .35), .45 + .15 * chance.rand(), sides=6)


def kettuvallam(mesh, x=0, y=0, z=0, turn=0, scale=1.0):
    """A Kerala houseboat: stitched hull, woven walls, thatch vaults with ribs, open front deck, boatman with a pole."""
    with mesh.at(x, y, z, turn, scale):
        _curled_hull(mesh)
        mesh.box(10.6, 3.5, 1.75, 'weave', -.9, 0, .62)
        for side in (-1, 1):
            for i in range(5):
                px = -5.1 + i * 2.1
                mesh.box(1.15, .06, 1.1, 'window-lit' if i % 2 else 'window', px, side * 1.76, 1.0)
                for z0 in (.95, 2.07):
                    mesh.box(1.3, .05, .08, 'wood', px, side * 1.79, z0)
                for offset in (-.62, 0, .62):
                    mesh.box(.07, .05, 1.2, 'wood', px + offset, side * 1.79, .95)
                for offset in (-.43, .43):
                    mesh.box(.2, .03, 1.03, 'ivory', px + offset, side * 1.8, 1.05)
            for px in np.linspace(-6.2, 4.4, 12):
                mesh.box(.07, .05, 1.75, 'wood-dark', px, side * 1.77, .62)
        vault(mesh, _between((-6.6, 2.15, 2.25, 1.35), (4.6, 2.15, 2.25, 1.35), 15))
        vault(mesh, _between((-7.9, 1.55, 1.9, .9), (-6.3, 2.05, 2.1, 1.28), 6))
        vault(mesh, [*_between((4.3, 2.05, 2.15, 1.3), (8.0, 1.75, 2.0, 1.0), 9), (8.45, 1.6, 2.05, .8)])
        vault(mesh, _between((-3.2, 1.25, 3.45, .75), (1.0, 1.25, 3.45, .75), 7))
        for side in (-1, 1):
            for px in (4.7, 6.0, 7.3, 8.2):
                mesh.tube([(px, side * 1.6, .7), (px, side * 1.62, 2.4)], .06, 'wood', 6)
            mesh.tube([(4.6, side * 1.62, 1.35), (8.4, side * 1.5, 1.4)], .05, 'wood', 6)
            for px in np.linspace(4.8, 8.2, 14):
                mesh.tube([(px, side * 1.6, .75), (px, side * 1.6, 1.37)], .025, 'wood', 5)
        mesh.box(1.2, 1.0, .4, 'ivory', 6.2, .2, .75)
        mesh.box(.25, 1.0, .95, 'crimson', 6.9, .2, .75)
        man(mesh, 'ivory', 'ivory', 9.3, 0, 1.35, 1.05, 90)
        mesh.tube([(9.35, -.5, 5.4), (10.0, .9, .1)], .035, 'bamboo', 5)
        sitter(mesh, 'crimson', 6.2, -.45, 1.15, .9, 90)


def _curled_hull(mesh):
    sections, rim = [], []
    for t in np.linspace(-1, 1, 50):
        half, lift = 2.15 * max(0, 1 - abs(t) ** 3.2) ** .8 + .05, 1.9 * max(0, abs(t) - .52) ** 2 / .2304
        sections.append([(t * 10.6, half * math.sin(a), -.35 + lift * .9 + (1 + .35 * lift) * (1 - max(0, math.cos(a)) ** .75)) for a in np.linspace(-math.pi / 2, math.pi / 2, 15)])
        rim.append((t * 10.6, half, -.35 + lift * .9 + (1 + .35 * lift)))
    mesh.loft(sections, 'hull')
    mesh.loft([[(x, -y * .97, z - .1), (x, y * .97, z - .1)] for x, y, z in rim], 'wood', smooth=False)
    for side in (-1, 1):
        mesh.tube([(x, y * side, z) for x, y, z in rim], .075, 'wood-dark', 6)
    for end in (-1, 1):
        mesh.tube([(end * 10.3, 0, 1.9), (end * 10.9, 0, 2.5), (end * 11.25, 0, 3.2), (end * 11.2, 0, 3.75), (end * 10.9, 0, 3.95)], [.22, .2, .16, .12, .06], 'hull', 8)


def _between(start, end, count):
    return [tuple(np.array(start) + (np.array(end) - np.array(start)) * i / (count - 1)) for i in range(count)]


def vault(mesh, sections, material='thatch', rib='wood-dark', every=2, power=2.3):
    """A ribbed barrel roof along x from (x, half width, base, rise) sections."""
    def curve(x, half, base, rise, grow=1.0):
        points = []
        for a in np.linspace(0, math.pi, 21):
            c, s = math.cos(a), math.sin(a)
            points.append((x, grow * half * math.copysign(abs(c) ** (2 / power), c), base + grow * rise * abs(s) ** (2 / power)))
        return points

    mesh.loft([curve(*section) for section in sections], material)
    for i, section in enumerate(sections):
        if i % every == 0:
            mesh.tube(curve(*section, 1.015), .05, rib, 5)


def snake_boat(mesh, x=0, y=0, z=0, turn=0, length=30, rowers=26, shirt='ivory', seed=1):
    """A chundan vallam: a racing boat with a high stern, its rowers all in one stroke."""
    with mesh.at(x, y, z, turn):
        sections = []
        for t in np.linspace(-1, 1, 60):
            half = .75 * max(0, 1 - abs(t) ** 2.6) + .04
            lift = .5 * max(0, t - .6) ** 2 / .16 + 4.6 * max(0, -t - .62) ** 1.8 / .175 * .45
            sections.append([(t * length / 2, half * math.sin(a), -.2 + lift + .6 * (1 - max(0, math.cos(a)))) for a in np.linspace(-math.pi / 2, math.pi / 2, 9)])
        mesh.loft(sections, 'hull')
        for i in range(rowers):
            px = -length * .33 + i * length * .68 / rowers
            for side in (-1, 1):
                with mesh.at(px, .32 * side, .25):
                    mesh.lathe([(.2, 0), (.2, .4), (.22, .6), (.06, .72)], shirt, 8)
                    mesh.ball((.1, .1, .13), 'skin', .1, 0, .85, sides=8)
                    mesh.tube([(.1, .1 * side, .55), (.35, .35 * side, .6)], .05, 'skin', 5)
                    mesh.tube([(.3, .3 * side, 1.0), (.05, .95 * side, -.3)], .028, 'wood', 4)
        mesh.lathe([(.04, 0), (.04, 2.2)], 'gold-paint', 6, x=-length * .36, z=.6)
        mesh.lathe([(.8, 2.0), (.4, 2.25), (.03, 2.35)], 'scarlet', 14, x=-length * .36, z=.6)


def dhow(mesh, x=0, y=0, z=0, turn=0, sail='ivory', length=11):
    """A lateen-rigged country boat."""
    with mesh.at(x, y, z, turn):
        hull(mesh, length, 2.6, 1.2, 'hull', rise=.9, deck='wood')
        mesh.tube([(.5, 0, .5), (.8, 0, 8)], .1, 'wood', 7)
        mesh.tube([(-4.5, .1, 9.2), (4.2, .1, 2.4)], .07, 'wood', 6)
        rows = [[np.array((-4.5, .1, 9.2)) * (1 - u) + np.array((4.2, .1, 2.4)) * u + (np.array((-3.6, .2, 1.6)) - (np.array((-4.5, .1, 9.2)) * (1 - u) + np.array((4.2, .1, 2.4)) * u)) * v * (1 - u * .96) + np.array((0, .9 * math.sin(math.pi * u) * math.sin(math.pi * v), 0)) for v in np.linspace(0, 1, 8)] for u in np.linspace(0, 1, 12)]
        mesh.loft(rows, sail)
        man(mesh, 'azure', 'ivory', -3.6, 0, .7, 1, 90)


def fishing_boat(mesh, x=0, y=0, z=0, turn=0, paint='azure', trim='turmeric', length=8):
    """A painted beach boat with a high prow."""
    with mesh.at(x, y, z, turn):
        hull(mesh, length, 1.7, .9, paint, rise=.9, deck='wood')
        for side in (-1, 1):
            mesh.tube([(t * length / 2 * .98, side * (.85 * max(0, 1 - abs(t) ** 2.5) ** .8 + .02), .45 + .9 * max(0, abs(t) - .5) ** 2 / .25) for t in np.linspace(-1, 1, 20)], .07, trim, 5)
        mesh.ball((.9, .5, .25), 'teal', -length * .2, 0, .5)
