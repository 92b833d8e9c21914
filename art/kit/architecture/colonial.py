"""Colonial façades, clock towers, churches, domed memorials and lighthouses, facing -y."""
import math

from kit.architecture.arches import arcade, arched_wall, four_sides, window_grid
from kit.architecture.domes import ROUND, dome
from kit.architecture.himalayan import gable_roof


def facade(
    mesh,
    width,
    depth,
    height,
    storeys=3,
    bays=9,
    wall='cream-wall',
    trim='whitewash',
    x=0,
    y=0,
    z=0,
    arcade_below=True,
    kind='round',
    lit=0.4,
    roof=None,
    shutters='window',
    seed=1,
):
    """A block with an arcade below, rows of tall windows, cornices, perhaps a pitched roof."""
    with mesh.at(x, y, z):
        mesh.box(width, depth, height, wall)
        storey = height / storeys
        for level in range(storeys):
            mesh.box(width + 0.7, depth + 0.7, 0.3, trim, z=storey * (level + 1) - 0.3)
        with mesh.at(0, -depth / 2 - 0.05):
            if arcade_below:
                with mesh.at(0, -0.6):
                    arcade(mesh, width, storey * 0.94, bays, wall, 'shadow', 0.62, kind, 0.62)
            for level in range(1 if arcade_below else 0, storeys):
                window_grid(
                    mesh,
                    width,
                    storey * level + storey * 0.2,
                    1,
                    bays,
                    1,
                    (width / bays * 0.38, storey * 0.56),
                    shutters,
                    trim,
                    lit=lit,
                    seed=seed + level,
                    kind=kind,
                )
            for i in range(bays + 1):
                mesh.box(0.35, 0.3, height, trim, -width / 2 + width * i / bays, -0.05)
        for side in (90, 270):
            angle = math.radians(side)
            with mesh.at(math.sin(angle) * width / 2, 0, 0, side):
                window_grid(
                    mesh,
                    depth * 0.95,
                    storey * 0.2,
                    storeys,
                    max(2, int(bays * depth / width)),
                    storey,
                    (width / bays * 0.38, storey * 0.56),
                    shutters,
                    trim,
                    lit=lit,
                    seed=seed + 9,
                    kind=kind,
                )
        mesh.box(width + 0.4, depth + 0.4, 0.9, trim, z=height)
        if roof:
            gable_roof(mesh, width, depth, depth * 0.35, roof, z=height + 0.9)


def clock_tower(
    mesh, width=6, height=36, wall='red-stone', trim='cream-wall', cap='slate', x=0, y=0, z=0, dome_top=False
):
    """A square tower with a clock on each side and a spire or dome."""
    with mesh.at(x, y, z):
        mesh.box(width, width, height * 0.78, wall)
        for _ in four_sides(mesh, width / 2, width / 2):
            for level in (0.12, 0.3, 0.46):
                with mesh.at(0, -0.04, height * level):
                    window_grid(
                        mesh, width * 0.8, 0, 1, 2, 1, (width * 0.16, height * 0.09), 'window', kind='pointed', lit=0.4
                    )
            with mesh.at(0, -0.12, height * 0.67, tilt=90):
                mesh.lathe([(width * 0.36, 0), (width * 0.36, 0.12)], trim, 28)
                mesh.lathe([(width * 0.3, 0.13), (width * 0.3, 0.16)], 'whitewash', 28)
                mesh.box(width * 0.03, width * 0.2, 0.05, 'shadow', 0, width * 0.09, 0.18)
                mesh.box(width * 0.14, width * 0.03, 0.05, 'shadow', width * 0.06, 0, 0.18)
            for px in (-1, 1):
                mesh.box(width * 0.09, 0.4, height * 0.8, trim, px * width * 0.46, -0.05)
        for level in (0.26, 0.56, 0.78):
            mesh.box(width * 1.14, width * 1.14, height * 0.015, trim, z=height * level)
        with mesh.at(0, 0, height * 0.795):
            for _ in four_sides(mesh, width * 0.42, width * 0.42):
                arched_wall(
                    mesh,
                    width * 0.84,
                    height * 0.09,
                    wall,
                    width * 0.26,
                    height * 0.045,
                    height * 0.075,
                    0,
                    0.6,
                    'shadow',
                )
        if dome_top:
            dome(mesh, width * 0.42, cap, z=height * 0.885, profile=ROUND, sides=28)
        else:
            mesh.lathe(
                [(width * 0.68, 0), (width * 0.4, height * 0.07), (0.05, height * 0.2)],
                cap,
                4,
                False,
                z=height * 0.885,
                start=45,
            )
            mesh.lathe([(0.12, 0), (0.2, 0.3), (0.02, 2)], 'gold', 8, z=height * 1.085)


def victoria_memorial(mesh, material='marble'):
    """The Victoria Memorial: a marble palace with a great central dome, four corner domes and the angel on top."""
    mesh.box(104, 62, 2.2, 'marble-shade')
    for side in (-1, 1):
        with mesh.at(side * 26, 0, 2.2):
            mesh.box(22.8, 30.8, 15, material)
            for _ in four_sides(mesh, 13, 17):
                arcade(mesh, _, 7.4, 6, material, 'recess', 1.4, 'round', 0.6)
                with mesh.at(0, 0, 7.8):
                    window_grid(mesh, _, 0.8, 1, 6, 1, (1.7, 3.8), 'recess', kind='round', lit=0.3)
                mesh.box(_ + 0.8, 1, 0.5, 'marble-shade', 0, 0, 7.3)
                mesh.box(_ + 1.1, 1.2, 0.8, material, 0, 0, 14.6)
        for py in (-15, 15):
            with mesh.at(side * 43, py, 2.2):
                mesh.box(6.2, 6.2, 17, material)
                mesh.box(9, 9, 5, material, z=12)
                for width in four_sides(mesh, 4.5, 4.5):
                    arched_wall(mesh, width, 12, material, 1.8, 7, 9.4, 0.6, 1.2, 'recess', 'round')
                mesh.lathe([(3.8, 0), (3.7, 3.4), (4.1, 3.6), (3.6, 4)], material, 24, z=17)
                dome(mesh, 3.6, material, z=20.8, profile=ROUND, tip='gold', sides=32)
    mesh.box(30, 33, 19, material, z=2.2)
    with mesh.at(0, -22, 2.2):
        arched_wall(
            mesh, 17, 21, material, 5.2, 11, 16.4, 0, 5, 'marble-shade', 'round', [(0, 2.2, 6, 8.6, 0, 'shadow')]
        )
        mesh.box(19, 5, 1.1, 'marble-shade', 0, 2, 21)
        mesh.box(17, 4, 20.9, material, 0, 8)
        for side in (-1, 1):
            # Set forward of the wall: two faces in one plane would render black.
            mesh.box(3, 4, 24, material, side * 9.4, 1.7)
            dome(mesh, 1.7, material, side * 9.4, 1.7, 24, ROUND, sides=20)
    mesh.box(24, 24, 4, material, z=21)
    mesh.lathe([(11, 0), (11, 1.5), (9.8, 2), (9.6, 9), (10.4, 9.6), (10.4, 10.6), (9.6, 11)], material, 56, z=25)
    for i in range(20):
        angle = i * math.pi / 10
        mesh.lathe(
            [(0.45, 0), (0.4, 6.4), (0.6, 7)],
            'marble-shade',
            8,
            x=10.1 * math.cos(angle),
            y=10.1 * math.sin(angle),
            z=27,
        )
    dome(mesh, 9.8, material, z=36, profile=ROUND, tip=None, sides=64, stretch=1.05)
    mesh.lathe([(2, 0), (1.8, 2.6), (2.2, 2.8), (1.4, 4.2), (0.4, 5)], material, 20, z=45.6)
    mesh.lathe([(0.5, 0), (0.7, 0.8), (0.35, 2), (0.2, 3)], 'granite-dark', 10, z=50.4)
    mesh.tube([(0, 0, 52.4), (0.9, 0, 53.6), (1.4, 0, 53.2)], 0.16, 'granite-dark', 6)


def gateway_arch(mesh, material='sand-stone'):
    """The Gateway of India: a basalt arch 26 m high with a wide central block, four turrets and side halls."""
    with mesh.at(0, -7):
        arched_wall(mesh, 15, 22, material, 4.6, 11.5, 17, 0, 13.5, open_back=True)
    for side in (-1, 1):
        with mesh.at(side * 11.2, -6):
            arched_wall(mesh, 7.4, 19, material, 2.1, 6.5, 9.4, 0, 11.5, open_back=True)
            mesh.box(7.4, 0.5, 0.5, 'sand-stone-pale', 0, -0.1, 14)
            for i in range(5):
                with mesh.at(-2.7 + i * 1.35, -0.05, 11):
                    window_grid(mesh, 1, 0, 1, 1, 1, (0.7, 1.8), 'shadow', kind='pointed')
        mesh.box(0.1, 12, 19, material, side * 14.9, 0)
        for py in (-6.4, 6.4):
            px = side * 7.6
            mesh.lathe(
                [(1.25, 0), (1.15, 22), (1.6, 22.4), (1.6, 23), (1.2, 23.2), (1.2, 25)], material, 12, x=px, y=py
            )
            dome(mesh, 1.2, material, px, py, 25, ROUND, tip='gold', sides=20)
    mesh.box(31, 13, 1, 'sand-stone-pale', z=18.6)
    mesh.box(15.8, 14.6, 0.9, 'sand-stone-pale', z=21.4)
    mesh.box(15, 13, 2.4, material, z=22.3)
    for i in range(13):
        mesh.lathe([(0.24, 0), (0.2, 1.1), (0.05, 1.6)], material, 8, x=-6.8 + i * 1.13, y=-6.6, z=24.8)
    mesh.lathe([(4.4, 0), (4.2, 1.8)], material, 32, z=24.8)
    dome(mesh, 4.2, material, z=26.2, profile=ROUND, tip='gold', sides=36, stretch=0.62)
    # A little below the arches' own floors: two faces in one plane would render black.
    mesh.box(44, 26, 0.96, 'step', z=-1)


def goan_church(
    mesh, width=16, height=17, wall='whitewash', trim='cream-wall', x=0, y=0, z=0, towers=True, steps=True, roof='tiles'
):
    """A white baroque church: volutes, two towers, an arched door, perhaps a zig-zag stair like Panaji's."""
    with mesh.at(x, y, z):
        mesh.box(width * 0.8, width * 2, height * 0.8, wall, 0, width)
        with mesh.at(0, width, height * 0.8, 90):
            gable_roof(mesh, width * 2, width * 0.8, height * 0.22, roof)
        mesh.box(width, 1.2, height, wall)
        for level in (0.34, 0.66, 1.0):
            mesh.box(width * 1.05, 1.6, 0.35, trim, 0, 0, height * level - 0.3)
        for px in (-0.5, -0.18, 0.18, 0.5):
            mesh.box(0.5, 1.5, height, trim, px * width * 0.97, -0.1)
        with mesh.at(0, -0.66):
            for px, big in ((-0.34, 0), (0, 1), (0.34, 0)):
                with mesh.at(px * width):
                    window_grid(mesh, 0.1, 0, 1, 1, 1, (2.4 if big else 1.5, height * 0.26), 'wood', kind='round')
                    window_grid(
                        mesh, 0.1, height * 0.4, 1, 1, 1, (1.5, height * 0.17), 'shutter-green', kind='round', lit=0.4
                    )
        crown = [
            (-width * 0.2, 0),
            (-width * 0.18, height * 0.12),
            (-width * 0.1, height * 0.2),
            (0, height * 0.26),
            (width * 0.1, height * 0.2),
            (width * 0.18, height * 0.12),
            (width * 0.2, 0),
        ]
        mesh.add([(px, -0.6, height + pz) for px, pz in crown], [tuple(range(7))], wall)
        mesh.add([(px, 0.6, height + pz) for px, pz in crown], [tuple(range(7))], wall)
        mesh.box(0.18, 0.18, 2.2, trim, 0, 0, height * 1.26)
        mesh.box(1.2, 0.18, 0.18, trim, 0, 0, height * 1.26 + 1.4)
        if towers:
            for side in (-1, 1):
                with mesh.at(side * width * 0.5, 0.4):
                    mesh.box(width * 0.26, width * 0.26, height * 1.15, wall)
                    for level in (0.34, 0.66, 0.9, 1.15):
                        mesh.box(width * 0.3, width * 0.3, 0.35, trim, z=height * level)
                    for _ in four_sides(mesh, width * 0.13, width * 0.13):
                        with mesh.at(0, -0.05, height * 0.94):
                            window_grid(mesh, 0.1, 0, 1, 1, 1, (width * 0.11, height * 0.15), 'shadow', kind='round')
                    mesh.lathe(
                        [(width * 0.17, 0), (width * 0.12, height * 0.1), (0.06, height * 0.26)],
                        roof,
                        8,
                        z=height * 1.17,
                        start=22.5,
                    )
        if steps:
            for i in range(12):
                mesh.box(width * (1.1 + i * 0.05), 0.9, 0.32, 'whitewash', 0, -1.2 - i * 0.85, -0.32 * (i + 1))


def gothic_church(mesh, wall='yellow-wall', trim='whitewash', roof='slate', x=0, y=0, z=0, height=26):
    """A hill-station church: nave, pointed windows, one tower with pinnacles, as in Shimla."""
    with mesh.at(x, y, z):
        mesh.box(9, 24, 9, wall, 0, 12)
        with mesh.at(0, 12, 9, 90):
            gable_roof(mesh, 24, 9, 5, roof)
        for side in (90, 270):
            angle = math.radians(side)
            with mesh.at(math.sin(angle) * 4.5, 12, 0, side):
                window_grid(mesh, 23, 2, 1, 7, 1, (1.2, 4.5), 'window', kind='pointed', lit=0.6)
                for i in range(8):
                    mesh.box(0.5, 0.8, 8, trim, -11.5 + i * 3.3, -0.3)
        mesh.box(6.4, 6.4, height * 0.72, wall)
        for _ in four_sides(mesh, 3.2, 3.2):
            with mesh.at(0, -0.05):
                window_grid(mesh, 0.1, height * 0.12, 1, 1, 1, (1.9, 5), 'window', kind='pointed', lit=0.8)
                window_grid(mesh, 0.1, height * 0.46, 1, 1, 1, (1.4, 4), 'shadow', kind='pointed')
            for side in (-1, 1):
                mesh.box(0.7, 0.9, height * 0.72, trim, side * 3.1, -0.1)
            for i in range(5):
                mesh.box(0.7, 0.5, 1.0, trim, -2.6 + i * 1.3, 0.1, height * 0.74)
        mesh.box(6.9, 6.9, 0.5, trim, z=height * 0.72)
        for px in (-3, 3):
            for py in (-3, 3):
                mesh.lathe([(0.5, 0), (0.45, 1.8), (0.05, 4.4)], trim, 8, x=px, y=py, z=height * 0.72)


def lighthouse(mesh, height=26, radius=2.6, x=0, y=0, z=0, stripes=('whitewash', 'scarlet')):
    """A banded lighthouse with gallery and lamp."""
    with mesh.at(x, y, z):
        for i in range(6):
            t0, t1 = i / 6, (i + 1) / 6
            mesh.lathe(
                [(radius * (1 - 0.35 * t0), height * t0), (radius * (1 - 0.35 * t1), height * t1)],
                stripes[i % len(stripes)],
                28,
            )
        mesh.lathe(
            [
                (radius * 0.95, height),
                (radius * 0.95, height + 0.4),
                (radius * 0.5, height + 0.4),
                (radius * 0.5, height + 2.2),
            ],
            'whitewash',
            20,
            False,
        )
        mesh.lathe([(radius * 0.46, height + 0.6), (radius * 0.46, height + 2)], 'lamp', 16)
        mesh.lathe([(radius * 0.7, height + 2.2), (radius * 0.4, height + 3), (0.05, height + 3.8)], 'scarlet', 16)
