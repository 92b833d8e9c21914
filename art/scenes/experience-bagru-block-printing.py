"""Bagru: printers at long tables in a yard, lengths of red and indigo cloth drying on poles and on the ground."""
import math

from kit.architecture.rajput import haveli
from kit.life.people import man, woman
from kit.mesh import Mesh
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf

PICTURE = {
    'hour': 'noon',
    'alt': 'Lengths of madder red and indigo cloth hang from high poles in a yard at Bagru, printers at long tables stamping with blocks.',
}
CLOTHS = ('#a83a2c', '#f0e3c8', '#2d4a7c', '#c8862e', '#8f2f3a', '#e8d7b2')


def build(scene):
    scene.camera((-4.6, -14, 2.6), (0.8, 5, 3.3), lens=34)
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
            sheet(yard, x, y, top, 1.9, 5.4, CLOTHS[(i * 2 + row) % 6], CLOTHS[(i + row + 3) % 6], i + row)
        yard.tube([(-13, y, 6.3 + row * 0.2), (13.5, y, 6.3 + row * 0.2)], 0.07, 'bamboo', 5)
        for x in (-12.6, -4, 4.6, 13):
            yard.tube([(x, y, 0), (x, y, 6.8 + row * 0.2)], 0.1, 'bamboo', 6)
    for y, x0, colour, pattern in ((-0.4, 1.8, '#efe2c6', '#a83a2c'), (3.2, -1.4, '#e8d7b2', '#2d4a7c')):
        yard.box(8.6, 1.5, 0.16, 'wood', x0, y, 0.85)
        for x in (-3.8, 0, 3.8):
            yard.box(0.2, 1.2, 0.85, 'wood-dark', x0 + x, y)
        yard.box(8.7, 1.55, 0.03, colour, x0, y, 1.01)
        for i in range(22):
            for k in range(4):
                if i < 15:
                    yard.lathe(
                        [(0.13, 0), (0.13, 0.01)], pattern, 8, x=x0 - 4 + i * 0.38, y=y - 0.54 + k * 0.36, z=1.045
                    )
    for i, (x, y, colour) in enumerate(((-7.4, -4.6, '#a83a2c'), (-7.2, -1.6, '#2d4a7c'), (8.4, -2, '#c8862e'))):
        yard.box(2.4, 2.6 + i, 0.02, colour, x, y, 0.02)
        for k in range(5):
            yard.box(2.4, 0.12, 0.012, '#efe2c6', x, y - 1 + k * 0.5, 0.042)
    for x, y, colour in ((-4.4, -4.2, '#8f2f3a'), (-3.2, -4.8, '#27406e'), (6.4, -3.4, '#3a3a38')):
        yard.lathe([(0.5, 0), (0.62, 0.3), (0.6, 0.55), (0.54, 0.55)], 'terracotta', 18, x=x, y=y)
        yard.lathe([(0.55, 0.5), (0.02, 0.5)], colour, 18, x=x, y=y)
    scene.put(yard)
    scene.put(broadleaf(7, 9, spread=1.4, clouds=10, cards=400, card=0.26), 12.6, 2, 0, layer='front')
    scene.scatter([broadleaf(60 + i, 8, cards=260) for i in range(2)], 26, ((-60, 60), (36, 60)), seed=4)
    scene.layer = 'life'
    folk = Mesh()
    for x, y, shirt in ((-0.6, 0.8, 'azure'), (3.4, 0.8, 'ivory'), (-3.6, 4.4, 'turmeric'), (0.6, 4.4, 'teal')):
        man(folk, shirt, 'ivory', x, y, 0, 1.08, 0, 'crimson' if shirt == 'ivory' else None, walking=False)
        folk.box(0.22, 0.16, 0.14, 'wood', x + 0.2, y - 0.62, 1.06)
    woman(folk, 'saffron', -6, -2.8, 0, 1.05, 100)
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
