"""Arched walls, niches and arcades. Walls stand on y = 0, centred on x = 0, and face -y."""
import math

import numpy as np


def arch_points(half, spring, apex, kind='pointed', steps=24):
    """The curve of an arch from left to right, in (x, z). Kinds: pointed, round, cusped, ogee, flat."""
    rise = apex - spring
    points = []
    for t in np.linspace(-1, 1, steps + 1):
        circle = math.sqrt(max(0, 1 - t * t))
        if kind == 'round':
            height = circle
        elif kind == 'pointed':
            height = 0.74 * circle + 0.26 * (1 - abs(t))
        elif kind == 'ogee':
            height = 0.55 * circle + 0.2 * (1 - abs(t)) + 0.25 * max(0, 1 - abs(t) * 2.2) ** 1.6
        elif kind == 'cusped':
            height = (0.74 * circle + 0.26 * (1 - abs(t))) * (0.93 + 0.07 * abs(math.cos(t * math.pi * 3.5)))
        else:
            height = min(1, (1 - abs(t)) * 6)
        points.append((half * t, spring + rise * height))
    return points


def arched_wall(
    mesh,
    width,
    height,
    material,
    half,
    spring,
    apex,
    base=0.0,
    depth=1.0,
    back=None,
    kind='pointed',
    inner=(),
    open_back=False,
):
    """A wall with one arched recess of the given depth.

    inner holds smaller arches painted on the recess's back: (x, half, spring, apex, base, material).
    """
    curve = arch_points(half, spring, apex, kind)
    outline = [(-half, base), *curve, (half, base)]
    w = width / 2
    face = lambda x, z, inward=0.0: (x, inward, z)
    mesh.quad(face(-w, 0), face(-half, 0), face(-half, height), face(-w, height), material)
    mesh.quad(face(half, 0), face(w, 0), face(w, height), face(half, height), material)
    if base > 0:
        mesh.quad(face(-half, 0), face(half, 0), face(half, base), face(-half, base), material)
    strip = [point for x, z in curve for point in (face(x, z), face(x, height))]
    count = len(curve)
    mesh.add(strip, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(count - 1)], material)
    reveal = [point for x, z in outline for point in (face(x, z), face(x, z, depth))]
    rim = len(outline)
    faces = [(2 * i + 2, 2 * i, 2 * i + 1, 2 * i + 3) for i in range(rim - 1)] + [(0, 2 * rim - 2, 2 * rim - 1, 1)]
    mesh.add(reveal, faces, material)
    if not open_back:
        mesh.add([face(x, z, depth) for x, z in outline], [tuple(range(rim))], back or material)
    for x, small_half, small_spring, small_apex, small_base, small_material in inner:
        curve = [(x + px, pz) for px, pz in arch_points(small_half, small_spring, small_apex, kind)]
        shape = [(x - small_half, small_base), *curve, (x + small_half, small_base)]
        mesh.add([face(px, pz, depth - 0.05) for px, pz in shape], [tuple(range(len(shape)))], small_material)


def arcade(
    mesh,
    width,
    height,
    bays,
    material,
    back='recess',
    depth=1.0,
    kind='pointed',
    open_share=0.66,
    base=0.0,
    apex=0.8,
    open_back=False,
):
    """A row of equal arched bays."""
    bay = width / bays
    half = bay * open_share / 2
    for i in range(bays):
        with mesh.at(-width / 2 + bay * (i + 0.5)):
            spring = height * apex - half * (1.0 if kind != 'round' else 0.98)
            arched_wall(
                mesh,
                bay,
                height,
                material,
                half,
                max(base + 0.05, spring),
                height * apex,
                base,
                depth,
                back,
                kind,
                open_back=open_back,
            )


def frame_line(mesh, left, right, bottom, top, thickness, material, out=0.05):
    """A thin inlaid frame on a wall: two jambs and a head."""
    for x0, x1, z0, z1 in (
        (left, left + thickness, bottom, top),
        (right - thickness, right, bottom, top),
        (left, right, top - thickness, top),
    ):
        mesh.quad((x0, -out, z0), (x1, -out, z0), (x1, -out, z1), (x0, -out, z1), material)


def window_grid(
    mesh,
    width,
    bottom,
    rows,
    columns,
    row_gap,
    size=(1.0, 1.6),
    material='window',
    frame=None,
    out=0.06,
    lit=0.0,
    seed=1,
    kind=None,
):
    """Windows over a wall facing -y; lit is the share that glow at night; kind makes them arched."""
    chance = np.random.RandomState(abs(seed))
    w, h = size
    for row in range(rows):
        for column in range(columns):
            x = -width / 2 + width * (column + 0.5) / columns
            z = bottom + row * row_gap
            glass = 'window-lit' if chance.rand() < lit else material
            if kind:
                curve = [(x + px, z + pz) for px, pz in arch_points(w / 2, h * 0.65, h, kind, 8)]
                shape = [(x - w / 2, z), *curve, (x + w / 2, z)]
                mesh.add([(px, -out, pz) for px, pz in shape], [tuple(range(len(shape)))], glass)
            else:
                mesh.quad(
                    (x - w / 2, -out, z),
                    (x + w / 2, -out, z),
                    (x + w / 2, -out, z + h),
                    (x - w / 2, -out, z + h),
                    glass,
                )
            if frame:
                mesh.box(w * 1.35, 0.3, h * 0.1, frame, x, -0.12, z + h * 1.02)
                mesh.box(w * 1.3, 0.24, h * 0.07, frame, x, -0.1, z - h * 0.09)


def four_sides(mesh, half_width, half_depth):
    """Yield the width of each side with the mesh turned so that the side's wall stands at y = 0 facing -y."""
    for turn, away, width in (
        (0, half_depth, half_width * 2),
        (90, half_width, half_depth * 2),
        (180, half_depth, half_width * 2),
        (270, half_width, half_depth * 2),
    ):
        angle = math.radians(turn)
        with mesh.at(math.sin(angle) * away, -math.cos(angle) * away, 0, turn):
            yield width
