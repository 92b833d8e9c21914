"""Chandigarh's Palace of Assembly mirrored in its pool, the Open Hand beyond, in clear morning light."""
import math

import numpy as np

from kit.life.birds import flock_in
from kit.life.people import man, woman
from kit.life.work import camera, little_one, person
from kit.mesh import Mesh
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'size': 'hero',
    'widest': 1600,
    'alt': "Students sketch and a visitor holds up a camera before Le Corbusier's Assembly in Chandigarh, its upturned porch and round tower, the Open Hand behind.",
}


def build(scene):
    scene.camera((-34, -122, 3.0), (-1, 0, 11.8), lens=37, lift=0.03)
    scene.light(
        sun=-128,
        elevation=26,
        energy=5.2,
        haze={'density': 0.0013, 'height': 24, 'base': 0.25, 'start': 100},
        clouds={'seed': 5.9, 'amount': 0.85, 'low': 0.46, 'high': 0.7},
    )
    scene.material('window-lit', lamp=1.5)
    scene.material('concrete', colour='#cfc6b6', second='#b8ae9f')
    scene.put(plain('paving', z=-0.1), layer='far')
    base = Mesh()
    base.box(400, 160, 0.5, 'lawn', 0, 130, -0.5)
    base.box(110, 66, 0.12, 'pool', -4, -54, -0.09)
    base.box(112, 1.2, 0.5, 'concrete', -4, -20.6, -0.1)
    base.box(140, 3, 0.5, 'concrete', -4, -88, -0.1)
    for x in (-60, 52):
        base.box(1.2, 68, 0.5, 'concrete', x, -54, -0.1)
    scene.put(base)
    hall = Mesh()
    assembly(hall)
    with hall.at(76, 40, 0, 20):
        open_hand(hall)
    scene.put(hall)
    # Floodlights of the forecourt by night, and the portico lit from within.
    for x, y, z, power in (
        (-36, -30, 3, 7000),
        (-8, -30, 3, 7000),
        (20, -30, 3, 7000),
        (-28, -4, 8, 4200),
        (-4, -4, 8, 4200),
        (20, -4, 8, 4200),
        (-4, 10, 28, 3600),
        (22, 10, 28, 3600),
        (68, 26, 6, 12000),
        (-62, -40, 4, 2600),
        (56, -40, 4, 2600),
        (-30.6, -105.0, 3.0, 150),
        (-24.9, -104.4, 3.0, 120),
    ):
        scene.lamp(x, y, z, power)
    blue_hills(scene, near=700, count=3, height=80, base=0, width=1900, seed=2.4)
    scene.scatter(
        [broadleaf(20 + i, 10, spread=1.2, cards=320, card=0.36) for i in range(3)],
        70,
        lambda r: (r.choice((-1, 1)) * r.uniform(52, 150), r.uniform(20, 120)),
        seed=4,
        keep=lambda x, y, z: not (50 < x < 96 and y < 46),
    )
    scene.layer = 'life'
    life = Mesh()
    visitors(life, scene.is_night)
    for x, y, cloth in (
        (-30, -12, 'scarlet'),
        (-28, -11.4, None),
        (-8, -13, 'turmeric'),
        (14, -12, None),
        (16, -11, 'magenta'),
        (30, -14, 'azure'),
        (32, -13, None),
    ):
        woman(life, cloth, x, y, 0, 1.05, 40) if cloth else man(
            life, 'azure', 'wood-dark', x, y, 0, 1.05, 90, 'saffron'
        )
    if not scene.is_night:
        flock_in(life, 10, (-30, -6), (10, 40), (26, 36), 0.8)
    scene.put(life)
    # A tree beside us, out of the frame, lays its shade over the paving.
    for x, y, turn in ((-43.4, -114.6, 0), (-40, -117.4, 70)):
        scene.put(broadleaf(21, 9, spread=1.3, clouds=11, cards=420, card=0.3), x, y, -0.1, turn)
    scene.layer = 'front'
    scene.scatter(
        [broadleaf(31, 1.5, 'leaf', spread=1.4, clouds=6, cards=220, card=0.14, low=0.2)],
        22,
        ((-70, -6), (-96, -91)),
        seed=6,
    )


def assembly(mesh):
    """The Palace of Assembly: an upturned porch on eight fins, a wall of deep sun-breaks, a hyperbolic tower and a
    pyramid."""
    stone = 'concrete'
    mesh.box(66, 40, 18, 'shadow', 0, 26, 0)
    mesh.box(68, 42, 2.6, stone, 0, 26, 18)
    for i in range(23):
        mesh.box(0.5, 2.8, 18, stone, -33 + i * 3, 5.4, 0)
    for z in (0, 4.5, 9, 13.5):
        mesh.box(66, 2.6, 0.4, stone, 0, 5.6, z + 4.1)
    for i in range(22):
        for z in (0, 4.5, 9, 13.5):
            # Offices lit here and there by night; by day they are as dark as the rest.
            if (i * 5 + int(z) * 3 + i * i) % 7 < 3:
                mesh.box(2.5, 0.1, 3.4, 'window-lit', -31.5 + i * 3, 5.95, z + 0.3)
    for i in range(8):
        x = -28 + i * 8
        mesh.box(0.7, 9, 13.6, stone, x, -6, 0)
        mesh.box(0.9, 5, 2.6, stone, x, -6, 13)
    rows = []
    for t in np.linspace(0, 1, 22):
        a = math.pi * (1.08 + 0.62 * t)
        y, z = -6 + 10.5 * math.cos(a) * 0.95, 22.6 + 7.6 * math.sin(a)
        rows.append([(-35, y, z), (35, y, z)])
    mesh.loft(rows, stone)
    mesh.loft([[(x, y - 0.1, z + 0.9) for x, y, z in row] for row in rows], stone)
    mesh.loft([[(35, y, z), (35, y - 0.1, z + 0.9)] for (_, (_, y, z)) in rows], stone)
    mesh.loft([[(-35, y, z), (-35, y - 0.1, z + 0.9)] for ((_, y, z), _) in rows], stone)
    profile = [(8.6 * math.sqrt(1 + ((h - 13) / 15) ** 2) * 0.82, h) for h in np.linspace(0, 21, 18)]
    mesh.lathe(profile, stone, 40, x=10, y=30, z=19)
    with mesh.at(10, 30, 39, tilt=-9, roll=8):
        mesh.lathe([(8.4, 0), (8.6, 1.2), (0.5, 1.6)], stone, 40)
        mesh.box(6, 0.5, 3, stone, 0, 0, 1.4)
        mesh.box(0.4, 0.4, 5, 'iron', 2, 2, 1.4)
    mesh.lathe([(9, 0), (0.3, 11)], stone, 4, False, x=-20, y=30, z=20.6, start=45)


def open_hand(mesh):
    """The Open Hand, 26 m: a turning metal hand on a concrete mast."""
    mesh.box(1.6, 1.6, 14, 'concrete', 0, 0, 0)
    for i, (x, top, lean) in enumerate(((-3.2, 21, -1.6), (-1.6, 24.6, -0.7), (0, 25.6, 0), (1.6, 24.2, 0.9))):
        mesh.tube([(x * 0.7, 0, 16), (x, 0, 20), (x + lean, 0, top)], [1.05, 0.95, 0.7], '#c9a56a', 8)
    mesh.tube([(1.6, 0, 16), (4.2, 0, 17.6), (6, 0, 20)], [1.1, 0.9, 0.6], '#c9a56a', 8)
    mesh.ball((3.4, 0.9, 2.6), '#c9a56a', 0, 0, 16, 14)


def visitors(mesh, is_night):
    """Two sit on the rim and draw, one photographs, a woman hurries with her bicycle, a boy runs."""
    for x, turn, deed, dress, cloth, second in (
        (-33.4, 158, 'bench', 'shirt', '#7d93a8', '#4d5560'),
        (-32.2, 168, 'talk', 'salwar', 'crimson', 'ivory'),
    ):
        with mesh.at(x, -105.0, -0.1, turn, 1.1):
            mesh.box(1.2, 0.5, 0.42, 'concrete', 0, 0.02)
            person(mesh, deed, dress, cloth, second, look=-14)
            mesh.box(0.34, 0.26, 0.02, 'ivory', 0, -0.3, 0.64)
    with mesh.at(-28.4, -107.0, -0.1, 164, 1.1):
        person(mesh, 'photograph', 'jacket', '#cfae62', '#4d5560', pack='#3f6552')
        camera(mesh)
    with mesh.at(-23.6, -103.6, -0.1, -86, 1.08):
        person(mesh, 'push', 'salwar', 'emerald', 'ivory')
        for y in (-0.25, -1.2):
            with mesh.at(-0.3, y, 0.34, 90, tilt=90):
                mesh.tube(
                    [(0.32 * math.cos(a), 0.32 * math.sin(a), 0) for a in np.linspace(0, 6.29, 25)], 0.02, 'shadow', 5
                )
        mesh.tube([(-0.3, -0.25, 0.34), (-0.3, -0.6, 0.36), (-0.3, -0.5, 0.85), (-0.3, -1.05, 0.85)], 0.02, 'teal', 6)
        mesh.tube([(-0.3, -0.6, 0.36), (-0.3, -1.05, 0.85), (-0.3, -1.2, 0.34)], 0.02, 'teal', 6)
        mesh.tube([(-0.3, -0.5, 0.85), (-0.3, -0.48, 0.95)], 0.05, 'wood-dark', 6)
        mesh.tube([(-0.3, -1.05, 0.85), (-0.3, -1.03, 1.0), (0.1, -0.8, 1.02)], 0.016, 'iron', 5)
    if is_night:
        for x, y in ((-30.6, -104.8), (-24.9, -104.2)):
            mesh.tube([(x, y, -0.1), (x, y, 2.8)], 0.05, 'iron', 8)
            mesh.ball(0.16, 'lamp', x, y, 2.92, 12)
    if not is_night:
        little_one(mesh, 'run', '#86a3b6', -30.2, -101.0, -0.1, 100, 1.08)
