"""Domes, finials, chhatris and minarets."""
import math

import numpy as np

ONION = (
    (0.90, 0),
    (0.955, 0.12),
    (0.99, 0.28),
    (1, 0.42),
    (0.99, 0.56),
    (0.955, 0.72),
    (0.89, 0.9),
    (0.78, 1.08),
    (0.64, 1.24),
    (0.48, 1.38),
    (0.33, 1.49),
    (0.2, 1.58),
    (0.11, 1.66),
    (0.06, 1.75),
    (0.03, 1.8),
)
ROUND = (
    (1, 0),
    (0.99, 0.14),
    (0.95, 0.32),
    (0.87, 0.5),
    (0.75, 0.66),
    (0.6, 0.8),
    (0.43, 0.9),
    (0.25, 0.97),
    (0.1, 1.0),
    (0.04, 1.03),
)
LOTUS_BULB = (
    (0.7, 0),
    (0.86, 0.1),
    (0.98, 0.28),
    (1, 0.45),
    (0.96, 0.62),
    (0.84, 0.82),
    (0.66, 1.0),
    (0.46, 1.16),
    (0.28, 1.28),
    (0.14, 1.4),
    (0.05, 1.52),
)


def finial(mesh, size, material='gold', x=0, y=0, z=0):
    """A stacked pot finial, about 3.3 sizes high."""
    profile = [(0.25, -0.6), (0.9, 0), (0.25, 0.5), (0.6, 0.9), (0.2, 1.3), (0.45, 1.7), (0.12, 2.2), (0.02, 3.3)]
    mesh.lathe([(r * size, h * size) for r, h in profile], material, 12, x=x, y=y, z=z)


def dome(
    mesh,
    radius,
    material,
    x=0,
    y=0,
    z=0,
    profile=ONION,
    stretch=1.0,
    tip='gold',
    sides=48,
    ribs=0,
    rib=0.0,
    petals=False,
):
    """A dome standing on z; tip is the finial's material, or None."""
    mesh.lathe(
        [(r * radius, h * radius * stretch) for r, h in profile], material, sides, x=x, y=y, z=z, ribs=ribs, rib=rib
    )
    top = z + profile[-1][1] * radius * stretch
    if petals:
        cap = [(0.475, -0.42), (0.505, -0.405), (0.36, -0.295), (0.228, -0.205), (0.13, -0.13), (0.07, -0.05)]
        mesh.lathe(
            [(r * radius, h * radius * stretch) for r, h in cap], 'marble-shade', 40, True, x, y, top, ribs=20, rib=0.05
        )
    if tip:
        finial(mesh, radius * 0.14, tip, x, y, top)


def chhatri(mesh, radius, height, material, roof=None, sides=8, tip='gold', x=0, y=0, z=0, profile=ONION, stretch=0.92):
    """A domed pavilion on columns with wide eaves."""
    with mesh.at(x, y, z):
        mesh.lathe([(radius * 1.1, 0), (radius * 1.1, height * 0.1), (radius, height * 0.1)], material, sides, False)
        for i in range(sides):
            angle = (i + 0.5) * 2 * math.pi / sides
            mesh.lathe(
                [(radius * 0.085, height * 0.1), (radius * 0.07, height * 0.8), (radius * 0.13, height * 0.86)],
                material,
                7,
                x=radius * 0.86 * math.cos(angle),
                y=radius * 0.86 * math.sin(angle),
            )
        eaves = [(0.99, 0.82), (0.99, 0.98), (1.38, 0.93), (1.4, 0.96), (1.02, 1.08), (1.0, 1.2), (0.9, 1.2)]
        mesh.lathe([(radius * r, height * h) for r, h in eaves], material, sides * 3, False)
        dome(mesh, radius * 0.93, roof or material, z=height * 1.2, profile=profile, stretch=stretch, tip=tip, sides=28)


def minaret(mesh, radius, height, material, x=0, y=0, z=0, line='inlay', storeys=3, taper=0.3, roof=None):
    """A tapering round minaret with a balcony at each storey and a chhatri on top."""
    levels = [0, 0.36, 0.69, 1] if storeys == 3 else list(np.linspace(0, 1, storeys + 1))
    with mesh.at(x, y, z):
        mesh.lathe(
            [(radius * 1.45, 0), (radius * 1.45, height * 0.025), (radius * 1.15, height * 0.03)], material, 8, False
        )
        for low, high in zip(levels, levels[1:]):
            bottom, top = low * height, high * height
            r0, r1 = radius * (1 - taper * low), radius * (1 - taper * high)
            mesh.lathe([(r0, bottom), (r1, top - height * 0.022)], material, 28)
            balcony = [
                (1, -0.034),
                (1.12, -0.022),
                (1.32, -0.005),
                (1.38, 0),
                (1.38, 0.016),
                (1.32, 0.016),
                (1.32, 0),
                (0.8, 0),
            ]
            mesh.lathe([(r1 * r, top + height * h) for r, h in balcony], material, 28, False)
            if line:
                for level in np.linspace(bottom + (top - bottom) * 0.16, top - (top - bottom) * 0.2, 4):
                    around = radius * (1 - taper * level / height) * 1.004
                    mesh.lathe([(around, level), (around, level + height * 0.0018)], line, 28, False)
        chhatri(mesh, radius * 0.74, height * 0.1, material, roof, z=height)


def bangla_roof(mesh, width, depth, height, material, x=0, y=0, z=0, droop=0.35, steps=18):
    """The drooping curved roof of Bengal and of Mughal pavilions."""
    sections = []
    for t in np.linspace(-1, 1, steps + 1):
        crown = height * (1 - abs(t) ** 2.2 * droop)
        row = []
        for s in np.linspace(-1, 1, 13):
            drop = height * (1 - (1 - abs(s) ** 1.6))
            row.append((x + width / 2 * t, y + depth / 2 * s, z + crown - drop - abs(t) ** 2 * height * droop * 0.8))
        sections.append(row)
    mesh.loft(sections, material)
