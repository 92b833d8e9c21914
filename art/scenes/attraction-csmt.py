"""The Chhatrapati Shivaji Terminus of Mumbai in the evening: a court of yellow stone with pointed arcades, gables and
turrets under a great eight-sided dome, taxis and a red bus before its gate; commuters cross."""
import math

from kit.architecture.arches import arcade, arched_wall, four_sides, window_grid
from kit.architecture.colonial import clock_tower
from kit.architecture.himalayan import gable_roof
from kit.life.birds import flock_in
from kit.life.people import crowd
from kit.life.vehicles import wheel
from kit.life.work import little_one, person, telephone
from kit.mesh import Mesh
from kit.nature.palms import fan_palm
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'The yellow stone palace of Mumbai’s Chhatrapati Shivaji Terminus with its pointed arches, turrets and ribbed dome, taxis and a red bus before it.',
}
STONE, TRIM, ROOF = 'sand-stone', 'whitewash', 'tiles'


def build(scene):
    scene.material(STONE, colour='#c9a06a', second='#a88052', stain=0.35)
    scene.material(TRIM, colour='#e6d3b0', second='#d0b88f')
    scene.material(ROOF, colour='#8c5a48', second='#6d4638')
    scene.material('road', colour='#5f5c5b', second='#4f4c4b')
    scene.camera((-22, -101, 2.9), (4, -4, 19.4), lens=29, lift=0.02)
    scene.light(
        sun=-112,
        elevation=21,
        haze={'density': 0.0018, 'height': 16, 'start': 60, 'base': 0.15},
        clouds={'seed': 27.1, 'amount': 0.85},
    )
    scene.put(plain('paving', z=-0.1))
    street = Mesh()
    road(street)
    scene.put(street)
    house = Mesh()
    terminus(house)
    scene.put(house)
    tree_line(scene, 60, 30, 360, 60, 11, 'leaf-dark')
    palms = [fan_palm(3 + i, 8 + i) for i in range(3)]
    for k, (x, y) in enumerate(((-13, -24), (13, -23), (-6, -16), (7, -15))):
        scene.put(palms[k % 3], x, y, 0, 50 * k, 0.8)
    scene.layer = 'front'
    scene.put(broadleaf(48, 12, 'leaf', spread=1.3, cards=520), 38, -68, 0, 30)
    scene.layer = 'life'
    life = Mesh()
    traffic(life)
    for x, y, deed, dress, cloth, second, turn, more in (
        (-17.6, -72.0, 'walk', 'saree', 'magenta', 'turmeric', 200, {}),
        (-16.2, -71.4, 'walk', 'shirt', '#86a3b6', '#4b4640', 196, {'pack': 'shadow'}),
        (-24.6, -74.6, 'walk', 'salwar', 'emerald', 'ivory', 30, {}),
        (-12.4, -66.4, 'walk', 'shirt', 'ivory', '#3f4650', 20, {}),
        (-8.4, -65.4, 'hold', 'kurta', 'saffron', 'ivory', 160, {'elder': True}),
    ):
        person(life, deed, dress, cloth, second, x, y, 0, turn, 1.08, **more)
    with life.at(-15.4, -70.6, 0, 190, 1.08):
        person(life, 'show', 'shirt', '#c9b48a', '#4b4640')
        telephone(life)
    little_one(life, 'walk', 'azure', -18.8, -71.6, 0, 200, 1.08)
    crowd(life, 34, lambda r: (r.uniform(-34, 34), r.uniform(-46, -36)), None, 9)
    crowd(life, 12, lambda r: (r.uniform(-34, 12), r.uniform(-80, -68)), None, 4)
    flock_in(life, 11, (-34, -6), (0, 30), (34, 46), 0.9)
    scene.put(life)


def road(mesh):
    """The street before the gate with its lines and kerbs, the garden of the court."""
    mesh.box(400, 16, 0.04, 'road', 0, -57, -0.06)
    for i in range(44):
        mesh.box(2.2, 0.16, 0.02, 'ivory', -88 + 4 * i, -57, -0.015)
    for y in (-48.6, -65.4):
        mesh.box(400, 0.6, 0.22, 'grey-stone', 0, y, -0.06)
    mesh.box(36, 20, 0.06, 'lawn', 0, -18, -0.08)
    for i in range(25):
        if abs(i - 12) > 1:
            mesh.box(0.16, 0.16, 2.2, 'iron', -24 + 2 * i, -33)
    for side in (-1, 1):
        mesh.box(21, 0.14, 0.14, 'iron', side * 13.5, -33, 1.9)
        mesh.box(21, 0.14, 0.14, 'iron', side * 13.5, -33, 0.5)
        mesh.box(2.0, 2.0, 4.6, STONE, side * 3.4, -33)
        mesh.box(2.6, 2.6, 0.4, TRIM, side * 3.4, -33, 4.6)
        mesh.ball((0.62, 1.15, 0.5), TRIM, side * 3.4, -32.9, 5.4, 12)
        mesh.ball((0.44, 0.44, 0.46), TRIM, side * 3.4, -33.8, 5.72, 10)


def turret(mesh, x, y, height, radius=1.6, cap=5.0, z=0):
    """An eight-sided shaft with bands, a ring of small arches and a pointed stone cap."""
    mesh.lathe([(radius * 1.15, 0), (radius, 0.6), (radius, height)], STONE, 8, False, x, y, z, start=22.5)
    for share in (0.3, 0.55, 0.78, 1.0):
        mesh.lathe(
            [(radius, 0), (radius * 1.2, 0.2), (radius * 1.2, 0.5)],
            TRIM,
            8,
            False,
            x,
            y,
            z + height * share - 0.3,
            start=22.5,
        )
    mesh.lathe([(radius * 0.86, 0), (radius * 0.86, 1.8)], 'shadow', 8, False, x, y, z + height, start=22.5)
    for k in range(8):
        a = math.radians(45 * k + 22.5)
        mesh.box(0.4, 0.4, 1.8, TRIM, x + radius * math.cos(a), y + radius * math.sin(a), z + height)
    profile = [
        (radius * 1.2, 0),
        (radius * 1.05, 0.3),
        (radius * 0.6, cap * 0.5),
        (0.16, cap),
        (0.3, cap + 0.3),
        (0.02, cap + 1),
    ]
    mesh.lathe(profile, STONE, 8, False, x, y, z + height + 1.8, start=22.5)


def block(mesh, width, depth, storeys, bays):
    """A range: arcades of pointed arches storey by storey, bands, a parapet, a pitched roof."""
    each = 6.2
    mesh.box(width - 3, depth - 3, each * storeys, STONE)
    for span in four_sides(mesh, width / 2, depth / 2):
        count = max(2, round(bays * span / width))
        for level in range(storeys):
            with mesh.at(0, 0, each * level):
                arcade(
                    mesh,
                    span,
                    each,
                    count * (1 if level < 2 else 2),
                    STONE,
                    'window',
                    1.2,
                    'pointed',
                    0.58,
                    0.7 * min(level, 1),
                )
                mesh.box(span + 0.5, 1.2, 0.34, TRIM, 0, 0.1, each - 0.3)
                for i in range(count + 1):
                    mesh.box(0.5, 0.5, each - 0.3, TRIM, -span / 2 + span * i / count, -0.1)
                if level:
                    mesh.box(span, 0.3, 0.16, TRIM, 0, -0.25, 1.0)
        with mesh.at(0, 0, each * storeys):
            for i in range(int(span / 1.4)):
                mesh.box(0.7, 0.4, 1.0, STONE, -span / 2 + 0.7 + 1.4 * i, 0.1)
    gable_roof(mesh, width - 3, depth - 3, 4.4, ROOF, 0, 0, each * storeys + 0.3, 0)


def gable(mesh, width, base, rise):
    """A pointed gable over a front, a rose of stone in it, a figure on its tip."""
    half = width / 2
    for inset, out, stuff in ((0, 0, TRIM), (0.7, -0.12, STONE)):
        w, h = half - inset, rise - inset * 1.3
        mesh.add([(-w, out, base), (w, out, base), (0, out, base + h)], [(0, 1, 2)], stuff)
        mesh.add([(-w, 1.2, base), (w, 1.2, base), (0, 1.2, base + h)], [(2, 1, 0)], stuff)
    mesh.quad((-half, 0, base), (0, 0, base + rise), (0, 1.2, base + rise), (-half, 1.2, base), TRIM)
    mesh.quad((0, 0, base + rise), (half, 0, base), (half, 1.2, base), (0, 1.2, base + rise), TRIM)
    with mesh.at(0, -0.16, base + rise * 0.34, tilt=90):
        mesh.lathe([(width * 0.15, 0), (width * 0.15, 0.14)], TRIM, 28)
        mesh.lathe([(width * 0.11, 0.15), (width * 0.11, 0.18)], 'window', 24)
    mesh.lathe([(0.5, 0), (0.3, 0.6), (0.36, 1.5), (0.16, 2.1), (0.02, 2.6)], TRIM, 10, y=0.6, z=base + rise)


def terminus(mesh):
    """The middle with the dome, two wings that come forward and end in gabled fronts between turrets, the clock's
    gable over the court, the long side of the station to the right."""
    with mesh.at(0, 4):
        block(mesh, 30, 24, 3, 7)
        with mesh.at(0, -12.3):
            arched_wall(mesh, 9, 13, STONE, 3.0, 5.5, 9.6, 0, 2.6, 'shadow', 'pointed')
            mesh.box(9, 2.4, 7, STONE, 0, 1.1, 13)
            with mesh.at(0, -0.1):
                window_grid(mesh, 8, 14, 1, 3, 1, (1.5, 3.6), 'window', TRIM, kind='pointed', lit=0.5, seed=3)
                gable(mesh, 9.6, 19.6, 8)
            with mesh.at(0, -0.3, 22.8, tilt=90):
                mesh.lathe([(1.5, 0), (1.5, 0.2)], 'ivory', 28)
        for x in (-15, 15):
            for y in (-12, 12):
                turret(mesh, x, y, 24, 2.0, 7)
        dome(mesh)
    for side in (-1, 1):
        with mesh.at(side * 27, -3):
            block(mesh, 24, 16, 3, 6)
        with mesh.at(side * 37, -16):
            block(mesh, 16, 40, 3, 4)
            with mesh.at(0, -20.3):
                mesh.box(10, 0.6, 19, STONE, 0, 0.2)
                for level in range(3):
                    with mesh.at(0, -0.16):
                        window_grid(
                            mesh,
                            9.4,
                            1.2 + 6.2 * level,
                            1,
                            3,
                            1,
                            (1.8, 4.0),
                            'window',
                            TRIM,
                            kind='pointed',
                            lit=0.5,
                            seed=5 + level,
                        )
                        mesh.box(10.4, 0.5, 0.34, TRIM, 0, 0.1, 5.9 + 6.2 * level)
                gable(mesh, 11, 19, 8.4)
            for x in (-7.6, 7.6):
                turret(mesh, x, -20, 21, 1.7, 7)
            for y in (0, 20):
                turret(mesh, -side * 8, y, 20, 1.3, 5)
    with mesh.at(78, 2):
        block(mesh, 62, 22, 2, 14)
    with mesh.at(58, -6):
        clock_tower(mesh, 6.4, 34, STONE, TRIM, ROOF)


def dome(mesh):
    """The dome of dressed stone without centring: an eight-sided drum with windows and corner pinnacles, eight ribs,
    a lantern, and Progress with her torch, 45 m up."""
    z = 18.6
    mesh.box(19, 19, 5.0, STONE, 0, 0, z)
    for span in four_sides(mesh, 9.6, 9.6):
        with mesh.at(0, 0, z):
            arcade(mesh, span, 5.0, 5, STONE, 'window', 0.8, 'pointed', 0.56, 0.6)
            mesh.box(span + 0.8, 1.2, 0.5, TRIM, 0, 0, 4.9)
    for x in (-9.4, 9.4):
        for y in (-9.4, 9.4):
            turret(mesh, x, y, 6.4, 1.3, 5, z)
    z += 5.2
    mesh.lathe([(8.9, 0), (8.9, 4.6), (9.5, 4.8), (9.5, 5.4)], STONE, 8, False, z=z, start=22.5)
    for k in range(8):
        with mesh.at(0, 0, z, 45 * k), mesh.at(0, -8.3):
            window_grid(mesh, 6, 0.8, 1, 2, 1, (1.5, 3.0), 'window', TRIM, kind='pointed', lit=0.6, seed=k)
    z += 5.2
    profile = [(8.6, 0), (8.4, 2.2), (7.6, 4.6), (6.2, 6.9), (4.4, 8.9), (2.4, 10.4), (1.6, 10.9)]
    mesh.lathe(profile, 'grey-stone', 8, True, z=z, start=22.5)
    for k in range(8):
        a = math.radians(45 * k + 22.5)
        mesh.tube([(r * 1.01 * math.cos(a), r * 1.01 * math.sin(a), z + h) for r, h in profile], 0.36, TRIM, 6)
        with mesh.at(0, 0, z, 45 * k), mesh.at(0, -7.9, 0.4):
            mesh.box(1.6, 1.0, 2.0, TRIM)
            mesh.box(0.9, 1.04, 1.4, 'window', 0, -0.02, 0.2)
            mesh.box(1.9, 1.2, 1.2, TRIM, 0, 0, 2.0, 0.05)
    z += 10.8
    mesh.lathe([(1.9, 0), (1.6, 0.4), (1.5, 2.2), (2.0, 2.4), (1.0, 3.6), (0.5, 4.2)], TRIM, 16, z=z)
    mesh.lathe([(0.8, 0), (0.55, 0.9), (0.62, 2.2), (0.4, 3.1), (0.2, 3.5)], 'granite', 10, z=z + 4.0)
    mesh.ball(0.36, 'granite', 0, 0, z + 7.8, 10)
    mesh.tube([(0.3, 0, z + 6.8), (0.8, 0, z + 7.8), (0.7, 0, z + 9.4)], 0.15, 'granite', 6)


def taxi(mesh, x, y, turn=0):
    """A black Premier Padmini with its yellow roof, heading +x."""
    with mesh.at(x, y, 0, turn):
        for px in (-1.2, 1.2):
            for py in (-0.7, 0.7):
                wheel(mesh, 0.32, 0.18, 'shadow', 0, px, py, 0.32)
        rows = []
        for px, low, high in (
            (-1.95, 0.45, 0.8),
            (-1.8, 0.3, 0.95),
            (-0.9, 0.28, 1.0),
            (0.9, 0.28, 1.0),
            (1.8, 0.3, 0.9),
            (1.95, 0.45, 0.75),
        ):
            rows.append(
                [
                    (px, s * 0.76, h)
                    for s, h in ((-1, low), (-1, high - 0.08), (-0.9, high), (0.9, high), (1, high - 0.08), (1, low))
                ]
            )
        mesh.loft(rows, '#26262a', smooth=False)
        for end in (rows[0][::-1], rows[-1]):
            mesh.add(end, [tuple(range(6))], '#26262a')
        mesh.box(2.1, 1.34, 0.46, 'glass', -0.15, 0, 0.98, 0.82)
        mesh.box(1.8, 1.2, 0.08, '#e8b52e', -0.15, 0, 1.44)
        for py in (-0.78, 0.78):
            mesh.box(3.2, 0.02, 0.1, '#e8b52e', 0, py, 0.72)


def bus(mesh, x, y, turn=0):
    """A red double-decker, heading +x."""
    with mesh.at(x, y, 0, turn):
        mesh.box(9.4, 2.5, 4.0, 'scarlet', 0, 0, 0.4)
        for z in (1.5, 3.1):
            for py in (-1.27, 1.27):
                mesh.box(8.6, 0.05, 0.85, 'glass', 0, py, z)
                for i in range(8):
                    mesh.box(0.12, 0.07, 0.85, 'scarlet', -4 + 1.15 * i, py, z)
            for px in (-4.72, 4.72):
                mesh.box(0.05, 2.1, 0.9, 'glass', px, 0, z)
        mesh.box(9.5, 2.56, 0.14, 'ivory', 0, 0, 2.6)
        mesh.box(9.2, 2.4, 0.14, 'ivory', 0, 0, 4.4)
        for px in (-3, 3):
            for py in (-1.15, 1.15):
                wheel(mesh, 0.5, 0.3, 'shadow', 0, px, py, 0.5)


def traffic(mesh):
    """What stands and goes on the street before the gate."""
    bus(mesh, 16, -53, 180)
    for x, y, turn in (
        (-26, -53.4, 180),
        (-13, -53, 180),
        (-2, -60.4, 0),
        (-20.4, -61, 0),
        (31, -60.6, 0),
        (4.6, -52.6, 180),
    ):
        taxi(mesh, x, y, turn)
