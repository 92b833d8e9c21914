"""Domes, finials, chhatris and minarets."""
import math

import numpy as np

ONION = ((.90, 0), (.955, .12), (.99, .28), (1, .42), (.99, .56), (.955, .72), (.89, .9), (.78, 1.08), (.64, 1.24),
         (.48, 1.38), (.33, 1.49), (.2, 1.58), (.11, 1.66), (.06, 1.75), (.03, 1.8))
ROUND = ((1, 0), (.99, .14), (.95, .32), (.87, .5), (.75, .66), (.6, .8), (.43, .9), (.25, .97), (.1, 1.0), (.04, 1.03))
LOTUS_BULB = ((.7, 0), (.86, .1), (.98, .28), (1, .45), (.96, .62), (.84, .82), (.66, 1.0), (.46, 1.16), (.28, 1.28),
              (.14, 1.4), (.05, 1.52))


def finial(mesh, size, material='gold', x=0, y=0, z=0):
    """A stacked pot finial, about 3.3 sizes high."""
    profile = [(.25, -.6), (.9, 0), (.25, .5), (.6, .9), (.2, 1.3), (.45, 1.7), (.12, 2.2), (.02, 3.3)]
    mesh.lathe([(r * size, h * size) for r, h in profile], material, 12, x=x, y=y, z=z)


def dome(mesh, radius, material, x=0, y=0, z=0, profile=ONION, stretch=1.0, tip='gold', sides=48, ribs=0, rib=0.0, petals=False):
    """A dome standing on z; tip is the finial's material, or None."""
    mesh.lathe([(r * radius, h * radius * stretch) for r, h in profile], material, sides, x=x, y=y, z=z, ribs=ribs, rib=rib)
    top = z + profile[-1][1] * radius * stretch
    if petals:
        cap = [(.475, -.42), (.505, -.405), (.36, -.295), (.228, -.205), (.13, -.13), (.07, -.05)]
        mesh.lathe([(r * radius, h * radius * stretch) for r, h in cap], 'marble-shade', 40, True, x, y, top, ribs=20, rib=.05)
    if tip:
        finial(mesh, radius * 0.14, tip, x, y, top)


def chhatri(mesh, radius, height, material, roof=None, sides=8, tip='gold', x=0, y=0, z=0, profile=ONION, stretch=0.92):
    """A domed pavilion on columns with wide eaves."""
    with mesh.at(x, y, z):
        mesh.lathe([(radius * 1.1, 0), (radius * 1.1, height * .1), (radius, height * .1)], material, sides, False)
        for i in range(sides):
            angle = (i + .5) * 2 * math.pi / sides
            mesh.lathe([(radius * .085, height * .1), (radius * .07, height * .8), (radius * .13, height * .86)], material, 7,
                       x=radius * .86 * math.cos(angle), y=radius * .86 * math.sin(angle))
        eaves = [(.99, .82), (.99, .98), (1.38, .93), (1.4, .96), (1.02, 1.08), (1.0, 1.2), (.9, 1.2)]
        mesh.lathe([(radius * r, height * h) for r, h in eaves], material, sides * 3, False)
        dome(mesh, radius * .93, roof or material, z=height * 1.2, profile=profile, stretch=stretch, tip=tip, sides=28)


def minaret(mesh, radius, height, material, x=0, y=0, z=0, line='inlay', storeys=3, taper=0.3, roof=None):
    """A tapering round minaret with a balcony at each storey and a chhatri on top."""
    levels = [0, .36, .69, 1] if storeys == 3 else list(np.linspace(0, 1, storeys + 1))
    with mesh.at(x, y, z):
        mesh.lathe([(radius * 1.45, 0), (radius * 1.45, height * .025), (radius * 1.15, height * .03)], material, 8, False)
        for low, high in zip(levels, levels[1:]):
            bottom, top = low * height, high * height
            r0, r1 = radius * (1 - taper * low), radius * (1 - taper * high)
            mesh.lathe([(r0, bottom), (r1, top - height * .022)], material, 28)
            balcony = [(1, -.034), (1.12, -.022), (1.32, -.005), (1.38, 0), (1.38, .016), (1.32, .016), (1.32, 0), (.8, 0)]
            mesh.lathe([(r1 * r, top + height * h) for r, h in balcony], material, 28, False)
            if line:
                for level in np.linspace(bottom + (top - bottom) * .16, top - (top - bottom) * .2, 4):
                    around = radius * (1 - taper * level / height) * 1.004
                    mesh.lathe([(around, level), (around, level + height * .0018)], line, 28, False)
        chhatri(mesh, radius * .74, height * .1, material, roof, z=height)


def bangla_roof(mesh, width, depth, height, material, x=0, y=0, z=0, droop=0.35, steps=18):
    """The drooping curved roof of Bengal and of Mughal pavilions."""
    sections = []
    for t in np.linspace(-1, 1, steps + 1):
        crown = height * (1 - abs(t) ** 2.2 * droop)
        row = []
        for s in np.linspace(-1, 1, 13):
            drop = height * (1 - (1 - abs(s) ** 1.6))
            row.append((x + width / 2 * t, y + depth / 2 * s, z + crown - drop - abs(t) ** 2 * height * droop * .8))
        sections.append(row)
    mesh.loft(sections, material)
