"""Bagru: printers at long tables in a yard, lengths of red and indigo cloth drying on poles and on the ground."""
import math

from kit.architecture.rajput import haveli
from kit.life.figure import draw_arm, draw_feet, draw_head, draw_legs
from kit.life.people import woman
from kit.mesh import Mesh
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf

PICTURE = {
    'hour': 'noon',
    'alt': 'Lengths of madder red and indigo cloth hang from high poles in a yard at Bagru, printers at long tables stamping with blocks.',
}
CLOTHS = ('#a83a2c', '#f0e3c8', '#2d4a7c', '#c8862e', '#8f2f3a', '#e8d7b2')


def build(scene):
    scene.camera((-4.3, -4.9, 2.05), (0.5, 5, 1.95), lens=34, lift=0.05, focus=6.2, fstop=0.7)
    scene.light(
        sun=-112, elevation=37, haze={'density': 0.003, 'height': 12, 'start': 26}, clouds={'seed': 5.5, 'amount': 0.4}
    )
    scene.put(plain('dust', z=-0.02), layer='far')
    yard = Mesh()
    haveli(yard, 14, 9, 7.5, 'whitewash', 'cream-wall', -11, 24, 0, 3)
    haveli(yard, 12, 9, 6, 'ochre-wall', 'whitewash', 15, 27, 0, 5)
    for row, y in enumerate((7, 11.5, 16)):
        for i in range(9):
            x = -10 + i * 2.5 + (row % 2) * 0.8
            top = 6.2 + row * 0.2
            sheet(
                yard, x, y, top, 1.9, 5.4, CLOTHS[(i * 2 + row) % 6], CLOTHS[(i * 2 + row + 1 + i % 2 * 2) % 6], i + row
            )
        yard.tube([(-13, y, 6.3 + row * 0.2), (13.5, y, 6.3 + row * 0.2)], 0.07, 'bamboo', 5)
        for x in (-12.6, -4, 4.6, 13):
            yard.tube([(x, y, 0), (x, y, 6.8 + row * 0.2)], 0.1, 'bamboo', 6)
    table(yard, -1.5, 0.4, 14, '#f3e8cf', '#a83a2c', '#27406e')
    table(yard, 3.6, 3.2, 14, '#efe0bd', '#2d4a7c', '#a83a2c')
    for i, (x, y, colour) in enumerate(((8.4, -2, '#c8862e'), (7.4, 1.4, '#2d4a7c'))):
        yard.box(2.4, 2.6 + i, 0.02, colour, x, y, 0.02)
        for k in range(5):
            yard.box(2.4, 0.12, 0.012, '#efe2c6', x, y - 1 + k * 0.5, 0.042)
    for x, y, colour in ((-0.4, -1.9, '#8f2f3a'), (1.1, -1.5, '#27406e'), (2.4, -2.1, '#c8862e')):
        yard.lathe([(0.5, 0), (0.62, 0.3), (0.6, 0.55), (0.54, 0.55)], 'terracotta', 18, x=x, y=y)
        yard.lathe([(0.55, 0.5), (0.02, 0.5)], colour, 18, x=x, y=y)
    scene.put(yard)
    scene.put(broadleaf(7, 9, spread=1.4, clouds=10, cards=400, card=0.26), 12.6, 2, 0, layer='front')
    scene.scatter([broadleaf(60 + i, 8, cards=260) for i in range(2)], 26, ((-60, 60), (36, 60)), seed=4)
    scene.layer = 'life'
    folk = Mesh()
    for x, y, turn, shirt, turban, skin in (
        (-2.9, 1.95, 8, 'ivory', 'crimson', '#8d5c3f'),
        (-0.2, 2.5, 20, 'azure', None, '#a8724d'),
        (2.6, 4.9, 12, 'turmeric', None, '#6c4631'),
    ):
        printer(folk, x, y, turn, shirt, turban, skin)
    woman(folk, 'saffron', 4.6, -0.4, 0, 1.08, 30, pose='load', veil=True)
    woman(folk, 'magenta', 6.6, 6, 0, 1.05, 150)
    woman(folk, 'turmeric', -8, 9.6, 0, 1.05, 90)
    scene.put(folk)


def sheet(mesh, x, y, top, width, drop, colour, band, phase):
    """A hanging length of cloth with a printed border, a little blown."""

    def rows(u0, u1, lift=0):
        return [
            [
                (
                    x + width * (u - 0.5),
                    y - lift + 0.22 * math.sin(phase + u * 4) * v + 0.35 * v * v * math.sin(phase * 1.7),
                    top - drop * v,
                )
                for u in (u0, (u0 + u1) / 2, u1)
            ]
            for v in [k / 8 for k in range(9)]
        ]

    mesh.loft(rows(0, 1), colour)
    for start in (0.03, 0.85):
        mesh.loft(rows(start, start + 0.12, 0.02), band)
    # Rows of a printed flower, half a step apart.
    for level in range(13):
        for place in range(4):
            u, v = 0.25 + 0.15 * place + 0.075 * (level % 2), 0.05 + 0.072 * level
            px, pz = x + width * (u - 0.5), top - drop * v
            py = y - 0.03 + 0.22 * math.sin(phase + u * 4) * v + 0.35 * v * v * math.sin(phase * 1.7)
            mesh.quad((px - 0.085, py, pz), (px, py, pz - 0.11), (px + 0.085, py, pz), (px, py, pz + 0.11), band)


def table(mesh, x, y, turn, cloth, ink, second):
    """A long padded printing table with a length of cloth half printed, trays of colour, carved blocks."""
    with mesh.at(x, y, 0, turn):
        mesh.box(8.4, 1.5, 0.12, 'wood', 0, 0, 0.8)
        mesh.box(8.3, 1.46, 0.07, '#b9a68a', 0, 0, 0.92)
        for px in (-3.9, -1.3, 1.3, 3.9):
            for py in (-0.6, 0.6):
                mesh.box(0.16, 0.16, 0.8, 'wood-dark', px, py)
        mesh.box(8.32, 1.2, 0.012, cloth, 0, 0, 0.992)
        # The end of the cloth falls over the table's near edge in folds.
        mesh.loft(
            [
                [(-4.17 - 0.02 * k, -0.6 + 0.1 * i, 1.0 - 0.09 * k + 0.02 * math.sin(i * 1.3 + k)) for i in range(13)]
                for k in range(8)
            ],
            cloth,
        )
        for edge in (-0.55, 0.55):
            mesh.box(8.3, 0.035, 0.004, second, 0, edge, 1.003)
        for i in range(27):
            for k in range(5):
                if i < 20 or (i < 21 and k > 2):
                    flower(mesh, -4.0 + i * 0.29, -0.42 + 0.21 * k, 1.006, ink, second)
        mesh.box(0.5, 0.36, 0.07, 'wood-dark', 2.5, -0.52, 0.992)
        mesh.box(0.42, 0.28, 0.02, ink, 2.5, -0.52, 1.05)
        for px, py in ((3.1, -0.3), (3.35, 0.1), (2.95, 0.3)):
            block(mesh, px, py, 1.0, ink)


def flower(mesh, x, y, z, ink, second):
    """One stamp of the block: a rosette of eight petals in a thin ring."""
    for k in range(8):
        a = k * math.pi / 4
        c, s = math.cos(a), math.sin(a)
        mesh.add(
            [
                (x + 0.012 * c, y + 0.012 * s, z),
                (x + 0.05 * c + 0.018 * s, y + 0.05 * s - 0.018 * c, z),
                (x + 0.082 * c, y + 0.082 * s, z),
                (x + 0.05 * c - 0.018 * s, y + 0.05 * s + 0.018 * c, z),
            ],
            [(0, 1, 2, 3)],
            ink if k % 2 else second,
        )
    for k in range(4):
        a = math.pi / 4 + k * math.pi / 2
        mesh.quad(
            *(
                (x + 0.122 * math.cos(a) + px, y + 0.105 * math.sin(a) + py, z)
                for px, py in ((-0.016, 0), (0, -0.016), (0.016, 0), (0, 0.016))
            ),
            ink,
        )


def block(mesh, x, y, z, ink):
    """A carved printing block with its grip."""
    mesh.box(0.2, 0.2, 0.035, ink, x, y, z)
    mesh.box(0.2, 0.2, 0.06, 'wood', x, y, z + 0.035)
    mesh.lathe([(0.03, 0), (0.025, 0.05), (0.045, 0.11), (0.03, 0.14)], 'wood', 10, x=x, y=y, z=z + 0.09)


def printer(mesh, x, y, turn, shirt, turban, skin):
    """A man who leans over the table and strikes a block with the side of his fist."""
    with mesh.at(x, y, 0, turn, 1.08):
        draw_feet(mesh, skin, 0.05)
        draw_legs(mesh, 'ivory', 0.03)
        with mesh.at(0, 0.02, 0.9, tilt=24):
            mesh.lathe(
                [
                    (0.2, -0.28),
                    (0.19, -0.1),
                    (0.178, 0.08),
                    (0.185, 0.2),
                    (0.215, 0.36),
                    (0.222, 0.44),
                    (0.185, 0.51),
                    (0.085, 0.55),
                ],
                shirt,
                18,
                oval=(1, 0.66),
                ribs=18,
                rib=0.03,
            )
            with mesh.at(0, 0.0, 0.0, tilt=6):
                draw_head(mesh, skin, 0.71, short=not turban, moustache=True)
            if turban:
                for k in range(3):
                    ring = [
                        ((0.13 - 0.012 * k) * math.cos(t), -0.05 + (0.14 - 0.012 * k) * math.sin(t), 0.79 + 0.05 * k)
                        for t in [j * math.pi / 8 for j in range(17)]
                    ]
                    mesh.tube(ring, 0.043, turban, 7)
        draw_arm(mesh, (0.2, -0.2, 1.3), (0.34, -0.42, 1.12), (0.08, -0.62, 1.12), shirt, skin, 0.056, 0.7)
        draw_arm(mesh, (-0.2, -0.2, 1.3), (-0.34, -0.4, 1.12), (-0.04, -0.6, 1.24), shirt, skin, 0.056, 0.7)
        block(mesh, 0.04, -0.66, 0.935, '#8f2f3a')
