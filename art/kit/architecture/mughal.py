"""Mughal and sultanate forms in red stone: gateways, walls, garden tombs, minars and mosques, facing -y."""
import math

from kit.architecture.arches import arcade, arched_wall, four_sides, frame_line
from kit.architecture.domes import ROUND, chhatri, dome, minaret


def iwan(
    mesh, width, height, material='red-stone', trim='marble', depth=5, share=0.62, apex=0.82, inner='red-stone-dark'
):
    """A framed portal with one great arch; stands at y = 0."""
    half = width * share / 2
    arched_wall(
        mesh,
        width,
        height,
        material,
        half,
        height * apex - half * 1.15,
        height * apex,
        0,
        depth,
        inner,
        inner=[(0, half * 0.4, height * 0.25, height * 0.4, 0, 'shadow')],
    )
    frame_line(mesh, -width / 2 + width * 0.06, width / 2 - width * 0.06, 0, height * 0.95, width * 0.03, trim)
    mesh.box(width, depth + 2, 0.01, material, 0, depth / 2 + 1, height)
    for side in (-1, 1):
        x = side * width / 2
        mesh.quad((x, 0, 0), (x, depth + 2, 0), (x, depth + 2, height), (x, 0, height), material)
    count = max(5, int(width / 1.6))
    for i in range(count):
        mesh.box(
            width / count * 0.6, 0.6, width / count * 0.7, material, -width / 2 + width * (i + 0.5) / count, 0.3, height
        )


def fort_wall(mesh, length, height, material='red-stone', thick=3.0, merlon=1.6):
    """A straight wall along x with pointed merlons and a string course."""
    mesh.box(length, thick, height, material, taper=1)
    mesh.box(length, thick + 0.5, 0.5, 'red-stone-pale', 0, 0, height * 0.8)
    count = int(length / merlon)
    for i in range(count):
        x = -length / 2 + merlon * (i + 0.5)
        with mesh.at(x, -thick / 2 + 0.4, height):
            w = merlon * 0.38
            mesh.add(
                [
                    (-w, 0, 0),
                    (w, 0, 0),
                    (w, 0, merlon * 0.6),
                    (0, 0, merlon * 1.0),
                    (-w, 0, merlon * 0.6),
                    (-w, 0.6, 0),
                    (w, 0.6, 0),
                    (w, 0.6, merlon * 0.6),
                    (0, 0.6, merlon * 1.0),
                    (-w, 0.6, merlon * 0.6),
                ],
                [(0, 1, 2, 3, 4), (9, 8, 7, 6, 5), (0, 4, 9, 5), (4, 3, 8, 9), (3, 2, 7, 8), (2, 1, 6, 7)],
                material,
            )


def octagonal_tower(mesh, radius, height, material='red-stone', top='marble', x=0, y=0, z=0):
    """A fort tower with bands and a chhatri."""
    with mesh.at(x, y, z):
        mesh.lathe(
            [
                (radius * 1.12, 0),
                (radius, height * 0.1),
                (radius * 0.96, height * 0.8),
                (radius * 1.08, height * 0.82),
                (radius * 1.08, height * 0.9),
                (radius, height * 0.92),
                (radius, height),
            ],
            material,
            8,
            False,
            start=22.5,
        )
        for level in (0.3, 0.5, 0.68):
            mesh.lathe(
                [(radius * 1.0, height * level), (radius * 1.0, height * level + 0.3)],
                'red-stone-pale',
                8,
                False,
                start=22.5,
            )
        chhatri(mesh, radius * 0.8, height * 0.26, material, top, z=height)


def lahori_gate(mesh):
    """The Lahori gate of the Red Fort: twin half-octagonal towers, a row of seven small white domes, long walls."""
    for side in (-1, 1):
        octagonal_tower(mesh, 7.5, 33, x=side * 15)
        with mesh.at(side * 80, 3):
            fort_wall(mesh, 116, 24)
        for i in range(3):
            mesh.lathe(
                [(8.5, 0), (7.8, 4), (7.2, 24), (7.8, 24.5), (7.8, 27), (6.8, 27)],
                'red-stone',
                20,
                x=side * (48 + i * 42),
                y=2,
            )
            chhatri(mesh, 3.2, 5, 'red-stone', 'marble', x=side * (48 + i * 42), y=2, z=27)
    with mesh.at(0, -2):
        iwan(mesh, 24, 30, inner='red-stone-dark')
        mesh.box(24, 8, 2.6, 'red-stone-pale', 0, 3, 30)
        for i in range(7):
            chhatri(mesh, 1.45, 2.6, 'red-stone', 'marble', 4, x=-9.6 + i * 3.2, y=1.6, z=32.6)
        for side in (-1, 1):
            minaret(mesh, 0.8, 36, 'red-stone', x=side * 11.5, y=0.5, line=None, storeys=2, taper=0.15, roof='marble')


def garden_tomb(mesh, material='red-stone', marble='marble'):
    """Humayun's tomb: a high arcaded plinth, four chamfered wings, great iwans and a white double dome."""
    for _ in four_sides(mesh, 49, 49):
        arcade(mesh, 98, 7, 17, material, 'red-stone-dark', 3, open_share=0.6)
    mesh.box(98.5, 98.5, 0.6, 'red-stone-pale', z=7)
    for turn in (0, 90, 180, 270):
        with mesh.at(turn=turn):
            with mesh.at(0, -21.5, 7.6):
                iwan(mesh, 18, 23, material, marble, 6)
                for side in (-1, 1):
                    for level in (0, 8.5):
                        with mesh.at(side * 16, -2, level):
                            arched_wall(
                                mesh,
                                13,
                                8.5 if not level else 9.5,
                                material,
                                3.2,
                                4.6,
                                7,
                                0.4,
                                2.5,
                                'red-stone-dark',
                                inner=[(0, 1.4, 2.2, 3.4, 0.4, 'shadow')],
                            )
                            frame_line(mesh, -4.4, 4.4, 0.3, 7.7, 0.4, marble)
            corner = 23.2
            with mesh.at(corner - 0.5, -corner + 0.5, 7.6, 45):
                arched_wall(mesh, 6.5, 18, material, 2, 11, 14, 0.4, 1.5, 'red-stone-dark')
            mesh.quad((-22.5, -23.5, 25.6), (22.5, -23.5, 25.6), (0, 0, 25.6), (0, 0, 25.6), 'red-stone-pale')
            for x in (-14, 14):
                chhatri(mesh, 3.0, 5, material, marble, x=x, y=-14, z=25.6) if turn in (0, 180) else None
            for x in (-9.4, 9.4):
                mesh.lathe([(0.7, 0), (0.6, 27), (0.9, 27.4), (0.1, 30.5)], material, 10, x=x, y=-21.6, z=7.6)
    mesh.lathe([(13, 25), (13, 32), (13.6, 32.5), (13.6, 33.5), (12, 34)], material, 48)
    mesh.lathe([(13.05, 27), (13.05, 31)], marble, 48)
    dome(mesh, 12.4, marble, z=33.8, sides=64, stretch=0.96)


def qutub_minar(mesh):
    """The Qutub Minar, 72 m: five fluted tapering storeys, three of red stone, the upper two banded with marble."""
    levels, radii = (0, 29, 44.5, 57, 64, 72.5), (7.2, 5.4, 4.4, 3.5, 2.6, 1.7)
    for i in range(5):
        ribs, depth = ((24, 0.13), (24, 0.12), (24, 0.14), (0, 0), (24, 0.05))[i]
        material = 'red-stone' if i < 3 else 'marble' if i == 3 else 'red-stone-pale'
        low, high = levels[i], levels[i + 1]
        r0, r1 = radii[i], radii[i] + (radii[i + 1] - radii[i]) * 0.86
        mesh.lathe(
            [(r0, low), (r0 * 0.5 + r1 * 0.5, (low + high) / 2), (r1, high - 1.6)],
            material,
            96,
            False,
            ribs=ribs,
            rib=depth,
        )
        mesh.lathe(
            [
                (r1 * 0.95, high - 2.4),
                (r1 * 1.06, high - 1.6),
                (r1 * 1.36, high - 0.4),
                (r1 * 1.36, high + 0.8),
                (r1 * 1.28, high + 0.8),
                (r1 * 1.28, high),
                (r1 * 0.5, high),
            ],
            'red-stone-pale',
            48,
            False,
        )
        for share in (0.3, 0.62):
            level = low + (high - low) * share
            around = r0 + (r1 - r0) * share
            mesh.lathe(
                [(around * 1.005, level - 0.7), (around * 1.02, level), (around * 1.005, level + 0.7)],
                'red-stone-pale',
                64,
                ribs=ribs,
                rib=depth,
            )
    mesh.lathe([(1.5, 72.5), (1.4, 74), (0.3, 75.4)], 'red-stone-pale', 24)


def charminar(mesh, material='cream-wall'):
    """The Charminar: a square of four great arches with a minaret of four storeys at each corner, 49 m."""
    trim = 'marble-shade'
    for _ in four_sides(mesh, 10, 10):
        with mesh.at(0, 0, 0):
            arched_wall(mesh, 20, 20, material, 5.5, 9, 14.5, 0, 3, kind='pointed', open_back=True)
            frame_line(mesh, -6.6, 6.6, 0, 16, 0.35, trim)
        for level, height, bays in ((20, 3.4, 7), (24, 2.6, 13)):
            with mesh.at(0, -0.4, level):
                arcade(mesh, 20, height, bays, material, 'shadow', 0.8, open_share=0.62)
                mesh.box(20.6, 1, 0.35, trim, 0, 0, height)
        with mesh.at(0, -0.9, 19.4):
            mesh.box(21, 1.6, 0.6, trim)
    mesh.box(17, 17, 8, material, z=19)
    for x in (-10, 10):
        for y in (-10, 10):
            with mesh.at(x, y):
                mesh.lathe([(2.3, 0), (2.2, 1), (1.95, 20)], material, 16)
                minaret(mesh, 1.9, 44, material, line=None, storeys=6, taper=0.2)
                for level in (20, 27.5, 34, 40):
                    arcs = [
                        (1.7, level),
                        (2.5, level + 0.7),
                        (2.6, level + 1.0),
                        (2.6, level + 2.0),
                        (1.6, level + 2.0),
                    ]
                    mesh.lathe(arcs, trim, 24, False)


def domed_tomb(mesh, side=18, height=14, material='red-stone-pale', marble='marble', x=0, y=0, z=0):
    """A plain square tomb with a round dome, for skylines."""
    with mesh.at(x, y, z):
        for width in four_sides(mesh, side / 2, side / 2):
            arched_wall(mesh, width, height, material, side * 0.17, height * 0.5, height * 0.78, 0, 2, 'shadow')
        mesh.box(side, side, 0.5, material, z=height)
        mesh.lathe([(side * 0.38, 0), (side * 0.37, height * 0.25)], material, 32, z=height)
        dome(mesh, side * 0.38, marble, z=height * 1.25, profile=ROUND, sides=40)
