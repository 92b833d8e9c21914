"""The pillared corridor of Rameswaram: carved, painted columns to the vanishing point, sun falling in from one side."""
import math

from kit.life.people import man, woman
from kit.life.work import little_one, person, with_child
from kit.mesh import Mesh
from kit.nature.terrain import plain

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'A flower seller and pilgrims in the long corridor of the Rameswaram temple between carved, painted columns, sun falling across the floor.',
}


def column(mesh, x, y, side):
    """A carved pillar of the corridor on its high ledge, with bracket and lotus band."""
    cream, stone = '#e6d6b4', 'granite-pale'
    with mesh.at(x, y):
        mesh.box(1.5, 1.5, 0.3, stone, z=1.3)
        mesh.box(1.3, 1.3, 0.2, stone, z=1.6)
        mesh.box(1.0, 1.0, 1.25, cream, z=1.8)
        for z in (1.84, 2.95):
            mesh.box(1.1, 1.1, 0.1, 'turmeric', z=z)
        with mesh.at(-side * 0.52, 0, 1.98):
            statue(mesh, side)
        mesh.lathe([(0.64, 3.05), (0.5, 3.14), (0.5, 3.2)], 'maroon-band', 16)
        mesh.lathe([(0.46, 3.2), (0.44, 4.3)], cream, 32, ribs=16, rib=0.05)
        for z, cloth in ((3.3, 'green-wall'), (3.72, 'turmeric'), (4.16, 'green-wall')):
            mesh.lathe([(0.465, z - 0.06), (0.5, z), (0.465, z + 0.06)], cloth, 24)
        mesh.lathe([(0.46, 4.3), (0.62, 4.42), (0.62, 4.5)], 'maroon-band', 16)
        mesh.box(1.0, 1.0, 0.62, cream, z=4.5)
        for k in range(8):
            a = k * math.pi / 4
            mesh.ball((0.05, 0.1, 0.1), 'pink-wall', -side * 0.5, 0.16 * math.cos(a), 4.81 + 0.16 * math.sin(a), 8)
        mesh.ball((0.06, 0.08, 0.08), 'turmeric', -side * 0.52, 0, 4.81, 8)
        mesh.lathe([(0.5, 5.12), (0.66, 5.24), (0.68, 5.38), (0.5, 5.5)], 'green-wall', 24, ribs=24, rib=0.04)
        for wide, z, cloth in ((1.3, 5.5, cream), (1.8, 5.78, cream), (2.4, 6.08, cream)):
            mesh.box(wide, 0.8, 0.3, cloth, z=z)
            for end in (-1, 1):
                mesh.tube([(end * wide / 2, -0.44, z + 0.13), (end * wide / 2, 0.44, z + 0.13)], 0.15, 'turmeric', 12)
                mesh.ball((0.1, 0.02, 0.1), 'maroon-band', end * wide / 2, -0.44, z + 0.13, 10)
        mesh.box(1.2, 3.6, 0.14, 'maroon-band', z=6.38)


def statue(mesh, side):
    """A donor's carved figure in prayer on a corbel, facing the walk."""
    stone = '#d8c39c'
    mesh.box(0.3, 0.44, 0.12, stone, -side * 0.06)
    with mesh.at(-side * 0.08, 0, 0.12, 90 * side):
        mesh.lathe([(0.16, 0), (0.15, 0.3), (0.13, 0.48), (0.17, 0.62), (0.06, 0.72)], stone, 14, oval=(1, 0.7))
        mesh.ball((0.075, 0.08, 0.09), stone, 0, 0, 0.79, 10)
        mesh.lathe([(0.09, 0.84), (0.08, 0.9), (0.03, 1.02)], 'turmeric', 12)
        for arm in (-1, 1):
            mesh.tube([(0.16 * arm, 0, 0.62), (0.18 * arm, -0.1, 0.44), (0.01 * arm, -0.17, 0.56)], 0.035, stone, 7)


def build(scene):
    scene.camera((-0.45, -9, 1.9), (0.1, 40, 2.7), lens=30, lift=0.02, focus=9.5, fstop=1.6)
    scene.light(
        sun=-68,
        elevation=34,
        energy=9,
        fill=2.1,
        haze={'density': 0.0052, 'height': 60, 'base': 0.3, 'start': 14, 'most': 0.8},
        clouds=False,
        grade={'exposure': 1.25},
    )
    hall = Mesh()
    length = 150
    hall.box(6.2, length, 0.3, 'paving', 0, length / 2 - 14, -0.3)
    for i in range(70):
        hall.box(2.2, 0.06, 0.012, 'maroon-band', 0, -6 + i * 1.8, 0)
    for side in (-1, 1):
        hall.box(3.4, length, 1.3, 'granite-pale', side * 4.8, length / 2 - 14)
        hall.box(0.25, length, 0.3, 'maroon-band', side * 3.12, length / 2 - 14, 1.02)
        for i in range(34):
            column(hall, side * 4.1, -8 + i * 3.6, side)
        hall.box(3.2, length, 0.5, 'cream-wall', side * 4.9, length / 2 - 14, 6.5)
    hall.box(7.4, length, 0.4, 'cream-wall', 0, length / 2 - 14, 7.6)
    for side in (-1, 1):
        hall.box(0.5, length, 0.8, 'pink-wall', side * 3.5, length / 2 - 14, 6.9)
    for i in range(40):
        hall.box(6.6, 0.45, 0.35, 'ochre-wall', 0, -8 + i * 3.6, 7.3)
        for ring, count, size, cloth in ((0.72, 14, 0.2, 'pink-wall'), (0.42, 9, 0.17, 'cream-wall')):
            for k in range(count):
                a = k * math.tau / count
                with hall.at(ring * math.cos(a), -6.2 + i * 3.6 + ring * math.sin(a), 7.58, math.degrees(a)):
                    hall.ball((size * 1.2, size * 0.72, 0.05), cloth, 0, 0, 0 if ring > 0.5 else -0.04, 8)
        hall.ball((0.24, 0.24, 0.09), 'turmeric', 0, -6.2 + i * 3.6, 7.54, 12)
    hall.box(8, 0.6, 8, 'window-lit', 0, length - 14)
    hall.box(0.5, length, 9, 'cream-wall', 8.2, length / 2 - 14)
    scene.put(hall)
    scene.put(plain('dust', z=-0.5), layer='far')
    scene.layer = 'life'
    life = Mesh()
    woman(life, 'scarlet', 0.75, -0.6, 0, 1.1, 52, veil=False, pose='lap')
    man(life, None, 'ivory', 1.75, 0.0, 0, 1.1, -66, pose='rest', dress='dhoti')
    little_one(life, 'run', '#86a3b6', -0.4, 2.2, 0, 172, 1.1)
    with_child(life, 'saree', 'emerald', 'turmeric', -1.7, 0.6, 0, 150, 1.08)
    with life.at(-2.0, -2.2, 0, 62, 1.08):
        person(life, 'sell', 'saree', 'violet', 'ivory')
        for x, stuff in ((-0.35, 'marigold'), (0.3, 'ivory')):
            life.lathe([(0.16, 0), (0.25, 0.1), (0.26, 0.13)], 'weave', 18, x=x, y=-0.75)
            for k in range(24):
                a, far = k * 2.4, 0.045 * math.sqrt(k)
                life.ball(0.05, stuff, x + far * math.cos(a), -0.75 + far * math.sin(a), 0.15, 7)
    with life.at(0.75, -0.6, 0, -8, 1.1):
        life.lathe([(0.12, 1.03), (0.2, 1.07)], 'brass', 18, y=-0.3)
        for k in range(10):
            life.ball(
                0.04,
                ('marigold', 'ivory', 'scarlet')[k % 3],
                0.11 * math.cos(k * 2.4),
                -0.3 + 0.11 * math.sin(k * 2.4),
                1.1,
                7,
            )
        life.ball((0.07, 0.07, 0.08), 'coconut', 0, -0.3, 1.14, 10)
    for x, y, cloth, turn in (
        (0.4, 9, 'ivory', 0),
        (-0.8, 13, 'turmeric', 180),
        (1.2, 17, 'magenta', -6),
        (-1.2, 27, 'ivory', 186),
        (1, 34, 'azure', 0),
        (-0.4, 46, 'scarlet', 0),
        (0.8, 58, 'ivory', 0),
    ):
        if cloth == 'ivory':
            man(life, None, 'ivory', x, y, 0, 1.05, turn, dress='lungi')
        else:
            woman(life, cloth, x, y, 0, 1.05, turn, veil=False)
    scene.put(life)
    scene.lamp(-1.4, -6.6, 4.4, 260, '#ffe2bc', 1.3, day=1)
    scene.lamp(0, 14, 6.0, 520, '#ffd8a8', 1.2, day=1)
    scene.lamp(0, 52, 6.0, 620, '#ffd8a8', 1.2, day=1)
