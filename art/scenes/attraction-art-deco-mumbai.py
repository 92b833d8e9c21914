"""Marine Drive of Mumbai at dusk: a curve of pastel flats of the 1930s with rounded corners, eyebrows over the windows
and a turret at the bend; palms, the sea wall with its tetrapods, people who have come for the air."""
import math

import numpy as np

from kit.life.birds import flock_in
from kit.life.people import crowd
from kit.life.vehicles import wheel
from kit.life.work import little_one, person, telephone
from kit.mesh import Mesh
from kit.nature.palms import coconut_palm
from kit.nature.terrain import water_sheet
from kit.stage.backdrops import skyline

PICTURE = {
    'hour': 'dusk',
    'alt': 'Pastel Art Deco flats with rounded corners and banded balconies stand along Marine Drive in Mumbai at dusk, people strolling by the sea wall.',
}
PAINTS = ('#f1dcb4', '#e9bfa0', '#e6d9c6', '#cfdcc6', '#f0cf9a', '#e2c3bd', '#d5dde0')
BANDS = ('#b9573f', '#f7efe0', '#7fa08f', '#c98a4e', '#a8483c', '#6f8fa6', '#f3e6cc')


def shore(t):
    """The bay's curve: the sea wall's foot, t from 0 near the camera to 1 far off, as (x, y, turn of what faces the
    sea)."""
    a = math.radians(-26 + 84 * t)
    x, y = -128 + 150 * math.cos(a), 8 + 150 * math.sin(a)
    return x, y, math.degrees(a) - 90


def build(scene):
    scene.material('sea', colour='#2b5a70', ripple=0.07)
    scene.material('road', colour='#6a6664', second='#5b5856')
    scene.camera((2, -52, 6.0), (25.3, 38, 11.0), lens=36, lift=0.02)
    scene.light(
        sun=-96,
        elevation=13,
        haze={'density': 0.0026, 'height': 24, 'start': 60, 'base': 0.15},
        clouds={'seed': 19.4, 'amount': 0.85},
        grade={'saturation': 1.02},
    )
    scene.put(water_sheet('sea', -1.6, 4000, -100))
    drive = Mesh()
    road(drive)
    scene.put(drive)
    houses = Mesh()
    row(houses)
    scene.put(houses)
    skyline(scene, 330, 900, 70, (16, 52), ('cream-wall', 'whitewash', 'pink-wall', 'concrete'), z=0)
    palms = [coconut_palm(4 + i, 9.5, (-1.2 - i, -0.4), 18, 3.4) for i in range(3)]
    for k in range(26):
        x, y, turn = inland(0.02 + 0.038 * k, 15.6)
        scene.put(palms[k % 3], x, y, 0.1, turn + 90 + 30 * (k % 3), 0.95)
    for k in range(16):
        x, y, _ = inland(0.03 + 0.06 * k, 9.4)
        scene.lamp(x, y, 7.6, 90)
    scene.layer = 'front'
    scene.put(tetrapods())
    scene.layer = 'life'
    life = Mesh()
    people(life)
    for k in range(15):
        t = 0.05 + 0.062 * k + 0.012 * (k % 3)
        x, y, turn = inland(t, 12.4 if k % 2 else 19.0)
        car(life, x, y, turn + (0 if k % 2 else 180), ('ivory', '#7d2b30', '#3f4650', '#e8b52e', '#86a3b6')[k % 5])
    flock_in(life, 10, (-50, -8), (10, 60), (17, 27), 1.1)
    scene.put(life)


def inland(t, metres):
    """A place so many metres behind the sea wall's foot."""
    x, y, turn = shore(t)
    a = math.radians(turn + 90)
    return x + metres * math.cos(a), y + metres * math.sin(a), turn


def band(mesh, near, far, z, material, first=-0.25, last=1.1):
    """A strip along the shore between two distances from it."""
    rows = []
    for t in np.linspace(first, last, 120):
        a, b = inland(t, near), inland(t, far)
        rows.append([(a[0], a[1], z), (b[0], b[1], z)])
    mesh.loft(rows, material, smooth=False)


def road(mesh):
    """The sea wall, the broad walk with its seat of concrete, two carriageways with a green strip and lamps."""
    for near, far, low, high in ((0, 0.7, -2, 0.62), (15.2, 16.2, -1, 0.3)):
        rows = []
        for t in np.linspace(-0.25, 1.1, 120):
            a, b = inland(t, near), inland(t, far)
            rows.append([(a[0], a[1], low), (a[0], a[1], high), (b[0], b[1], high), (b[0], b[1], 0)])
        mesh.loft(rows, 'concrete', smooth=False)
    band(mesh, 0.7, 7.6, 0.0, 'paving')
    band(mesh, 7.6, 8.0, 0.06, 'granite')
    band(mesh, 8.0, 26, -0.02, 'road')
    band(mesh, 15.3, 16.1, 0.34, 'hedge')
    band(mesh, 26, 60, 0.02, 'paving')
    for k in range(90):
        for metres in (11.6, 19.6):
            x, y, turn = inland(-0.2 + 0.0135 * k, metres)
            with mesh.at(x, y, 0, turn):
                mesh.box(1.5, 0.14, 0.01, 'ivory')
    for k in range(16):
        x, y, turn = inland(0.03 + 0.06 * k, 7.9)
        with mesh.at(x, y, 0, turn):
            mesh.lathe([(0.16, 0), (0.09, 0.5), (0.06, 7.6)], 'iron', 8)
            mesh.tube([(0, 0, 7.5), (0, 0.8, 8.0), (0, 1.7, 7.9)], 0.06, 'iron', 6)
            mesh.ball((0.22, 0.34, 0.12), 'lamp', 0, 1.6, 7.8, 8)


def row(mesh):
    """House beside house, five or six storeys, some with a rounded corner, one with a turret at the bend."""
    t = 0.0
    for k in range(15):
        wide = (17, 21, 15, 19, 23)[k % 5]
        step = wide / 172
        x, y, turn = inland(t + step / 2, 31.5)
        with mesh.at(x, y, 0, turn):
            flats(mesh, wide, 5 + (k * 3) % 2, PAINTS[k % 7], BANDS[k % 7], k, tower=k == 3)
        t += step * 1.06


def slab(mesh, wide, deep, r, z, tall, material, out=0.0, at=0):
    """A storey's plate whose two corners to the sea are round: from z, tall metres, growing out by out."""
    w, ring = wide / 2 + out, []
    r = r + out
    for a in np.linspace(180, 270, 9):
        ring.append((-w + r + r * math.cos(math.radians(a)), -out + r + r * math.sin(math.radians(a)) + at))
    for a in np.linspace(270, 360, 9):
        ring.append((w - r + r * math.cos(math.radians(a)), -out + r + r * math.sin(math.radians(a)) + at))
    ring += [(w, deep), (-w, deep)]
    count = len(ring)
    mesh.loft([[(x, y, z) for x, y in ring], [(x, y, z + tall) for x, y in ring]], material, smooth=False, closed=True)
    mesh.add([(x, y, z + tall) for x, y in ring], [tuple(range(count))], material)
    mesh.add([(x, y, z) for x, y in ring], [tuple(range(count))[::-1]], material)


def flats(mesh, wide, storeys, paint, trim, seed, tower=False):
    """One block: a plinth of shops' height, storeys with wrap-round balconies and eyebrows, a stair's fin with its
    lettering band in the middle and a stepped parapet."""
    chance = np.random.RandomState(seed + 3)
    each, base = 3.3, 1.2
    slab(mesh, wide - 1, 15, 2.6, 0, base, 'granite')
    slab(mesh, wide - 1, 15, 2.6, base, each * storeys, paint)
    middle = seed % 2
    for level in range(storeys):
        z = base + each * level
        slab(mesh, wide - 1, 15, 2.6, z + 2.55, 0.16, trim, 0.75)
        if level:
            slab(mesh, wide - 1, 6, 2.6, z - 0.12, 0.22, paint, 0.95)
            slab(mesh, wide - 1, 6, 2.6, z + 0.1, 0.62, paint, 0.95)
            slab(mesh, wide - 1, 6, 2.6, z + 0.34, 0.1, trim, 0.99)
            slab(mesh, wide - 1, 6, 2.6, z + 0.56, 0.1, trim, 0.99)
        count = int(wide / 2.3)
        for i in range(count):
            x = -wide / 2 + wide * (i + 0.5) / count
            if abs(x) > wide / 2 - 2.4 or (middle and abs(x) < 2.2):
                continue
            glass = 'window-lit' if chance.rand() < 0.3 else 'glass'
            mesh.box(1.35, 0.1, 1.5, glass, x, -0.03, z + 0.8)
            mesh.box(0.08, 0.14, 1.5, 'ivory', x, -0.05, z + 0.8)
            mesh.box(1.5, 0.14, 0.08, 'ivory', x, -0.05, z + 1.5)
        for side in (-1, 1):
            for a in (205, 225, 245):
                px = (wide / 2 - 3.1) * side - side * 2.62 * math.cos(math.radians(a))
                py = 2.6 + 2.62 * math.sin(math.radians(a))
                with mesh.at(px, py, z + 0.8, side * (270 - a)):
                    mesh.box(0.85, 0.08, 1.5, 'window-lit' if chance.rand() < 0.3 else 'glass')
            for y in (5.4, 8.4, 11.4):
                mesh.box(0.1, 1.2, 1.5, 'glass', side * (wide / 2 - 0.48), y, z + 0.8)
    top = base + each * storeys
    slab(mesh, wide - 1, 15, 2.6, top, 0.9, paint)
    slab(mesh, wide - 1, 15, 2.6, top + 0.7, 0.24, trim, 0.15)
    if middle:
        for k, (w, more) in enumerate(((3.8, 1.4), (2.4, 2.6), (1.1, 3.8))):
            mesh.box(w, 1.6 + 0.2 * k, top + more, paint if k != 1 else trim, 0, -0.2 - 0.12 * k)
        for level in range(storeys * 2):
            mesh.box(0.7, 0.1, 0.9, 'glass', -1.5, -1.02, 2 + level * each / 2)
            mesh.box(0.7, 0.1, 0.9, 'glass', 1.5, -1.02, 2 + level * each / 2)
        mesh.lathe([(0.08, 0), (0.05, 4)], 'iron', 6, y=0, z=top + 3.6)
    else:
        mesh.box(wide * 0.4, 2, 1.6, paint, 0, 2, top + 0.8)
        mesh.box(wide * 0.44, 2.4, 0.2, trim, 0, 2, top + 2.4)
    if tower:
        mesh.lathe(
            [
                (3.6, 0),
                (3.6, top + 2.4),
                (4.1, top + 2.5),
                (4.1, top + 2.9),
                (3.0, top + 2.9),
                (3.0, top + 5.6),
                (3.5, top + 5.7),
                (3.5, top + 6.0),
                (2.2, top + 6.0),
                (2.0, top + 8),
                (0.3, top + 9),
            ],
            paint,
            32,
            False,
            x=-wide / 2 + 3,
            y=3,
        )
        for level in range(storeys + 1):
            mesh.lathe(
                [(3.62, 0), (4.0, 0.05), (4.0, 0.3), (3.62, 0.4)],
                trim,
                32,
                False,
                x=-wide / 2 + 3,
                y=3,
                z=base + each * level + 2.5,
            )
            for k in range(8):
                a = math.radians(180 + 22.5 * k)
                with mesh.at(
                    -wide / 2 + 3 + 3.6 * math.cos(a),
                    3 + 3.6 * math.sin(a),
                    base + each * level + 0.8,
                    math.degrees(a) + 90,
                ):
                    mesh.box(0.9, 0.12, 1.5, 'glass')


def tetrapods():
    """The concrete stars that break the sea, along the wall's foot."""
    mesh = Mesh()
    chance = np.random.RandomState(5)
    for k in range(230):
        t = 0.02 + 0.6 * (k / 230) ** 1.3
        x, y, turn = inland(t, -0.9 - 2.6 * chance.rand())
        with mesh.at(
            x,
            y,
            -1.5 + 0.5 * chance.rand(),
            chance.rand() * 360,
            0.85 + 0.3 * chance.rand(),
            chance.rand() * 60,
            chance.rand() * 60,
        ):
            for way in ((0, 0, 1), (0.94, 0, -0.33), (-0.47, 0.82, -0.33), (-0.47, -0.82, -0.33)):
                mesh.tube([(0, 0, 0), tuple(1.0 * c for c in way)], [0.36, 0.24], 'concrete', 8, False)
    return mesh


def car(mesh, x, y, turn, paint):
    """A small car along the drive, heading +x of its own frame."""
    with mesh.at(x, y, 0, turn):
        for px in (-1.2, 1.2):
            for py in (-0.72, 0.72):
                wheel(mesh, 0.32, 0.18, 'shadow', 0, px, py, 0.32)
        mesh.box(3.8, 1.6, 0.5, paint, 0, 0, 0.34, 0.97)
        mesh.box(2.1, 1.44, 0.52, 'glass', -0.1, 0, 0.84, 0.8)
        mesh.box(1.6, 1.2, 0.06, paint, -0.1, 0, 1.34)


def people(mesh):
    """On the wall and along the walk: two who look at the sea, a family with a balloon, a tea seller, joggers."""

    def stand(t, metres, deed, dress, cloth, second, turn, **more):
        x, y, own = inland(t, metres)
        person(mesh, deed, dress, cloth, second, x, y, 0, own + turn, 1.05, **more)

    for t, metres, deed, dress, cloth, second, turn in (
        (0.175, 2.4, 'hold', 'saree', 'magenta', 'turmeric', -40),
        (0.18, 3.4, 'walk', 'shirt', 'ivory', '#3f4650', -80),
        (0.212, 5.4, 'walk', 'salwar', 'turmeric', 'crimson', 95),
        (0.218, 5.0, 'walk', 'shirt', '#86a3b6', '#4b4640', 92),
        (0.26, 3.6, 'run', 'shirt', 'scarlet', '#3f4650', -90),
        (0.31, 5.2, 'walk', 'saree', 'emerald', 'crimson', 90),
    ):
        stand(t, metres, deed, dress, cloth, second, turn)
    x, y, own = inland(0.184, 2.7)
    little_one(mesh, 'wave', 'azure', x, y, 0, own - 60, 1.05)
    for k in range(22):
        t = 0.06 + 0.034 * k + 0.006 * (k % 4)
        x, y, own = inland(t, 0.35)
        person(
            mesh,
            'bench',
            ('saree', 'shirt', 'salwar')[k % 3],
            ('scarlet', 'ivory', 'teal', 'violet', 'saffron')[k % 5],
            None,
            x,
            y,
            0.14,
            own,
            1.0,
        )
    x, y, own = inland(0.165, 3.8)
    with mesh.at(x, y, 0, own - 150, 1.05):
        person(mesh, 'show', 'kurta', 'saffron', 'ivory')
        telephone(mesh)
    for k in range(4):
        t = 0.26 + 0.05 * k

        def spot(r, t=t):
            px, py, _ = inland(t + r.uniform(0, 0.08), r.uniform(1.6, 7))
            return px, py

        crowd(mesh, 10, spot, None, 20 + k, turbans=0.05)
