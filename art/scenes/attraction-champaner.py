"""Champaner in the morning: the Jami Masjid's screen with its two tall minarets and many low domes, seen over the grass
of its court, and Pavagadh, the goddess's hill, behind it."""
import math

import numpy as np

from kit.architecture.arches import arched_wall, four_sides
from kit.architecture.domes import chhatri
from kit.life.birds import flock_in
from kit.life.people import crowd
from kit.life.work import camera, little_one, person
from kit.mesh import Mesh
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import broadleaf, bush
from kit.noise import fractal, ridged, smoothstep
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'Two tall carved minarets flank the arch of the Jami Masjid at Champaner, low domes around them, and the hill of Pavagadh rises behind.',
}
STONE, PALE, DEEP = 'sand-stone', 'sand-stone-pale', 'sand-stone-dark'
LOW = [(1.0, 0), (1.0, 0.12), (0.97, 0.32), (0.84, 0.56), (0.6, 0.76), (0.3, 0.88), (0.06, 0.93)]


def pavagadh(xs, ys):
    """A mountain in three shelves, its head a cliff."""
    away = np.hypot((xs - 120) / 1.75, (ys - 1250) * 0.9) + 36 * fractal(xs * 0.004, ys * 0.004, 4)
    foot = 165 * smoothstep(460, 130, away)
    shelf = 105 * smoothstep(190, 110, away)
    head = 115 * smoothstep(84, 36, away)
    return foot * (0.75 + 0.4 * ridged(xs * 0.006, ys * 0.006, 5)) + shelf + head - 8


def build(scene):
    scene.material(STONE, colour='#cfa677', second='#ad855c', stain=0.4)
    scene.material(PALE, colour='#dcb98c', second='#bd976c', stain=0.3)
    scene.material(DEEP, colour='#a67f58', second='#85633f')
    scene.material('dry-hills', meadow=('#8f9556', '#6c7f46'), rock=('#a38568', '#7c6350'), rock_slope=0.75, scale=0.01)
    scene.camera((-25, -58, 2.6), (-0.6, 8, 13.4), lens=32, lift=0.02)
    scene.light(
        sun=-112,
        elevation=22,
        haze={'density': 0.0014, 'height': 60, 'start': 70, 'base': 0.25},
        clouds={'seed': 12.7, 'amount': 0.7},
    )
    scene.put(plain('lawn', z=-0.06))
    scene.put(ground_sheet(pavagadh, (-1100, 1500), (700, 1900), 'dry-hills', 420, 260), layer='far')
    top = Mesh()
    top.box(34, 30, 12, 'whitewash', 118, 1240, 372)
    top.lathe([(12, 0), (11, 8), (6, 18), (1, 26)], 'whitewash', 20, x=118, y=1240, z=384)
    scene.put(top, layer='far')
    court = Mesh()
    court.box(7, 44, 0.07, 'paving', 0, -28, -0.06)
    court.box(60, 5, 0.07, 'paving', 0, -6.5, -0.055)
    scene.put(court)
    mosque = Mesh()
    hall(mosque)
    with mosque.at(0, -0.6):
        screen(mosque)
    for side in (-1, 1):
        with mosque.at(5.9 * side, -1.4):
            tower(mosque, 1.8, 30)
        with mosque.at(25.5 * side, 36):
            tower(mosque, 1.5, 17)
        with mosque.at(25.5 * side, 1):
            tower(mosque, 1.5, 15)
    cloister(mosque)
    scene.put(mosque)
    tree_line(scene, 80, 50, 420, 150, 8, 'leaf')
    neem = [broadleaf(44 + i, 9, ('leaf', 'leaf-dark')[i], spread=1.25, cards=420) for i in range(2)]
    for k, (x, y) in enumerate(((-54, 20), (-60, 44), (56, 34), (64, 14), (35, -6), (-34, 6))):
        scene.put(neem[k % 2], x, y, 0, 60 * k, 0.9)
    scrub = [bush(5 + i, 1.1, ('leaf-dry', 'leaf')[i], cards=200) for i in range(2)]
    scene.scatter(scrub, 26, lambda r: (r.choice((-1, 1)) * r.uniform(16, 34), r.uniform(-26, -10)), seed=4)
    scene.layer = 'front'
    scene.put(neem[0], 14, -37, 0, 20, 0.72)
    scene.layer = 'life'
    life = Mesh()
    for x, y, deed, dress, cloth, second, turn, more in (
        (-13.0, -32.6, 'wave', 'shirt', '#c9b48a', '#4b4640', 60, {}),
        (-11.0, -32.0, 'hold', 'saree', 'magenta', 'turmeric', 168, {}),
        (-9.9, -31.6, 'hold', 'shirt', 'ivory', '#3f4650', 176, {}),
        (-2.2, -22.0, 'walk', 'salwar', 'emerald', 'ivory', 176, {}),
        (-1.2, -22.2, 'walk', 'kurta', 'ivory', 'ivory', 180, {}),
        (2.2, -11.0, 'walk', 'kurta', 'ivory', 'ivory', 10, {'head': 'cap'}),
    ):
        person(life, deed, dress, cloth, second, x, y, 0, turn, 1.08, **more)
    little_one(life, 'run', 'azure', -8.2, -30.2, 0, 160, 1.08)
    with life.at(5.4, -27.6, 0, 150, 1.08):
        person(life, 'photograph', 'jacket', '#86a3b6', '#5d5a4c', head='brim', hat='#e0cda2')
        camera(life)
    crowd(life, 9, lambda r: (r.uniform(-14, 16), r.uniform(-8, -4)), None, 5)
    flock_in(life, 11, (-24, -4), (0, 40), (18, 30), 0.8)
    scene.put(life)


def tower(mesh, radius, tall):
    """A minaret of the sultans: an octagon of mouldings and niches to the roof, then four narrowing storeys, each with
    a gallery on brackets, a small cone on top."""
    foot = tall * 0.42
    profile = [(radius * 1.5, 0), (radius * 1.5, 0.7), (radius * 1.3, 1.0)]
    z = 1.0
    while z < foot:
        profile += [
            (radius * 1.24, z),
            (radius * 1.34, z + 0.2),
            (radius * 1.34, z + 0.42),
            (radius * 1.16, z + 0.6),
            (radius * 1.16, z + 1.3),
        ]
        z += 1.36
    mesh.lathe(profile, PALE, 16, False, start=11)
    for i in range(8):
        a = math.pi / 4 * i
        for k in range(max(1, int(foot / 3))):
            with mesh.at(radius * 1.2 * math.sin(a), -radius * 1.2 * math.cos(a), 1.7 + 2.72 * k, math.degrees(a)):
                mesh.box(radius * 0.46, 0.2, 1.5, DEEP)
    rise = (tall - foot) / 4.4
    r = radius
    for k in range(4):
        z = foot + rise * k
        mesh.lathe([(r * 1.0, z), (r * 0.92, z + rise * 0.8)], STONE, 24)
        for level in (0.2, 0.45, 0.66):
            mesh.lathe([(r * 1.04, z + rise * level), (r * 1.04, z + rise * level + 0.18)], PALE, 24, False)
        top = z + rise * 0.8
        mesh.lathe(
            [
                (r * 0.95, top - 0.5),
                (r * 1.3, top - 0.05),
                (r * 1.38, top),
                (r * 1.38, top + 0.7),
                (r * 1.3, top + 0.7),
                (r * 1.3, top + 0.1),
            ],
            PALE,
            24,
            False,
        )
        r *= 0.88
    z = foot + rise * 4
    mesh.lathe(
        [(r, z - 0.8), (r, z), (r * 1.2, z + 0.1), (r * 0.9, z + 0.7), (r * 0.4, z + 1.3), (0.06, z + 2.2)], PALE, 20
    )


def screen(mesh):
    """The raised middle of the front: one high pointed arch, windows above it, a band of merlons."""
    with mesh.at(0, -1.0):
        arched_wall(mesh, 9.6, 14.2, STONE, 2.5, 6.6, 9.8, 0, 2.4, 'shadow')
    mesh.box(9.4, 3.4, 14.2, STONE, 0, 3.1)
    for z in (10.6, 12.4, 14.0):
        mesh.box(9.9, 0.5, 0.3, PALE, 0, -1.1, z)
    for x in (-2.6, 0, 2.6):
        mesh.box(1.5, 0.3, 1.1, PALE, x, -1.15, 11.05)
        mesh.box(1.0, 0.34, 0.9, 'shadow', x, -1.18, 11.15)
    for i in range(10):
        mesh.box(0.66, 0.5, 0.9, PALE, -4.35 + 0.97 * i, -0.9, 14.3, 0.5)


def hall(mesh):
    """The prayer hall: a front of pointed arches under a carved eave, low domes in rows, the lantern of three storeys
    under the great dome."""
    mesh.box(60, 46, 1.0, DEEP, 0, 19, -0.3)
    mesh.box(51, 34, 8.6, STONE, 0, 21)
    for side in (-1, 1):
        for k, half in ((0, 2.0), (1, 1.7)):
            x = side * (12.0 + 7.6 * k)
            with mesh.at(x, 0.6):
                arched_wall(mesh, 7.6, 9.2, STONE, half, 3.7, 6.3 - 0.5 * k, 0, 2.0, 'shadow')
                for px in (-3.4, 3.4):
                    mesh.box(0.6, 0.4, 8.4, PALE, px, -0.12)
                mesh.box(4.6, 0.36, 0.24, PALE, 0, -0.1, 7.1)
    mesh.box(53, 1.6, 0.3, PALE, 0, 0.4, 8.5)
    mesh.box(52.4, 37, 0.7, DEEP, 0, 19.4, 8.7)
    for i in range(54):
        x = -26 + 0.98 * i
        if abs(x) > 5:
            mesh.box(0.6, 0.4, 0.75, PALE, x, 0.9, 9.3, 0.5)
    for row, y in enumerate((7, 18, 29)):
        for x in (-20, -12, 12, 20):
            mesh.lathe([(3.0, 0), (3.0, 0.7), (2.85, 0.8)], PALE, 24, False, x=x, y=y, z=9.3)
            mesh.lathe([(2.8 * r, 2.9 * h) for r, h in LOW], STONE, 36, x=x, y=y, z=9.9)
            mesh.lathe([(0.5, 0), (0.6, 0.3), (0.2, 0.6), (0.03, 1.4)], PALE, 10, x=x, y=y, z=12.5)
    with mesh.at(0, 14, 9.2):
        for level, side in ((0, 12.4), (3.6, 10.4)):
            mesh.box(side * 0.84, side * 0.84, 3.3, 'shadow', z=level)
            for span in four_sides(mesh, side / 2, side / 2):
                for i in range(7):
                    mesh.box(0.5, 0.5, 3.2, STONE, -span / 2 + span * (i + 0.02) / 6.05, 0.25, level)
                mesh.box(span, 0.5, 1.0, PALE, 0, 0.2, level)
            mesh.box(side + 1.6, side + 1.6, 0.4, PALE, z=level + 3.2)
        mesh.lathe([(5.0 * r, 5.4 * h) for r, h in LOW], STONE, 48, z=7.3, ribs=24, rib=0.02)
        mesh.lathe([(0.9, 0), (1.1, 0.4), (0.4, 1.0), (0.5, 1.3), (0.05, 2.6)], PALE, 14, z=12.2)


def cloister(mesh):
    """The arcade around the court, broken at places, with small domed pavilions."""
    for side in (-1, 1):
        with mesh.at(41 * side, -14, 0, 90 * side):
            for i in range(6):
                with mesh.at(-12.5 + 5 * i):
                    arched_wall(mesh, 5, 5.0, STONE, 1.6, 2.4, 3.9, 0, 2.6, 'shadow')
            mesh.box(31, 4, 0.5, PALE, 0, 1.6, 5.0)
        chhatri(mesh, 2.1, 3.2, PALE, x=41 * side, y=-30, z=5.0, tip='sand-stone-pale')
        mesh.box(5, 5, 5, STONE, 41 * side, -30)
