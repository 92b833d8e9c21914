"""The palace of Mysuru, by day and outlined in bulbs by night."""
import numpy as np

from kit.architecture.arches import arcade, arch_points
from kit.architecture.domes import ONION, chhatri, dome
from kit.life.lamps import light_string

LAMPS = (
    [(x, -12, 4, 2300, 0.4) for x in (-40, -24, -8, 8, 24, 40)]
    + [(0, -2.4, 7, 300, 0.5)]
    + [
        (x, y, z, power, 0.4)
        for x, y, z, power in (
            (-42, -7, 30, 900),
            (-27, -7, 25, 600),
            (-13, -8, 29, 900),
            (0, -7, 27, 1400),
            (13, -8, 29, 900),
            (27, -7, 25, 600),
            (42, -7, 30, 900),
            (0, -8, 42, 1100),
        )
    ]
)
"""What lights its front: (x, y, z, watts, share by day) from the palace's origin."""


def mysore(mesh):
    """The palace: three storeys of arcades with a wide central arch, a gilded five-storeyed tower, pink domes at the
    corners."""
    grey, rose = 'granite-pale', 'pink-plaster'
    mesh.box(92, 24, 1.4, 'granite', 0, 8)
    for side in (-1, 1):
        mesh.box(33, 16, 16, grey, side * 26, 9, 1.4)
        with mesh.at(side * 26, 0.2, 1.4):
            arcade(mesh, 33, 8.4, 7, grey, 'window-lit', 1.2, 'cusped', 0.66, 0.4, 0.82)
            mesh.box(34, 1.6, 0.5, grey, 0, 0, 8.5)
        with mesh.at(side * 26, 0.6, 10.4):
            arcade(mesh, 33, 6, 11, grey, 'window-lit', 0.8, 'cusped', 0.6, 0.4, 0.82)
            mesh.box(34, 1.8, 0.6, grey, 0, 0, 6.2)
        for x in (12, 42):
            mesh.lathe(
                [(3.6, 0), (3.4, 18), (4.2, 18.4), (4.2, 19.6)], grey, 8, False, x=side * x, y=3, z=1.4, start=22.5
            )
            chhatri(mesh, 3.2, 4.2, grey, rose, x=side * x, y=3, z=21)
        chhatri(mesh, 2.4, 3, grey, rose, x=side * 27, y=3, z=17.6)
    with mesh.at(0, -1.2, 1.4):
        arcade(mesh, 21, 17, 1, grey, 'ochre-wall', 2.4, 'cusped', 0.62, 0.2, 0.8)
        for x, width, height in ((-3.9, 2.2, 5.4), (0, 3, 7), (3.9, 2.2, 5.4)):
            mesh.box(width, 0.3, height, 'window-lit', x, 2.2, 0.4)
            for px in (x - width / 2 - 0.3, x + width / 2 + 0.3):
                mesh.lathe([(0.3, 0), (0.22, 0.5), (0.2, height - 0.4), (0.34, height)], grey, 10, x=px, y=2, z=0.4)
            mesh.lathe(
                [(width * 0.62, 0), (width * 0.4, width * 0.4), (0.05, width * 0.62)],
                rose,
                16,
                x=x,
                y=2.3,
                z=height + 0.6,
                oval=(1, 0.3),
            )
    mesh.box(21, 18, 17, grey, 0, 11, 1.4)
    mesh.box(23, 4, 0.8, grey, 0, 0, 18.4)
    mesh.box(13, 12, 7, grey, 0, 9, 19)
    with mesh.at(0, 2.8, 19):
        arcade(mesh, 13, 7, 3, grey, 'window-lit', 0.6, 'cusped', 0.6, 0.4, 0.82)
    mesh.lathe([(5.4, 26), (5.2, 30), (6, 30.4), (6, 31)], grey, 16, False, y=9)
    dome(mesh, 5.2, 'gold-paint', 0, 9, 31, ONION, stretch=1.05)
    for x in (-6, 6):
        chhatri(mesh, 1.6, 2.4, grey, rose, x=x, y=4, z=26)


def draw_lights(mesh):
    """Bulbs along cornices, columns, arches and ribs of the domes."""

    def line(a, b, step=0.62):
        a, b = np.array(a, float), np.array(b, float)
        for t in np.linspace(0, 1, max(2, int(np.linalg.norm(b - a) / step))):
            mesh.ball(0.12, 'lamp', *(a + (b - a) * t), 4)

    for side in (-1, 1):
        for z, y in ((9.9, -0.9), (17, -0.5), (1.6, -1)):
            line((side * 9.6, y, z), (side * 42.4, y, z))
        for i in range(8):
            x = side * (9.5 + i * 33 / 7)
            line((x, -0.6, 1.8), (x, -0.6, 9.8), 0.8)
        for i in range(7):
            x = side * (9.5 + (i + 0.5) * 33 / 7)
            for px, z in arch_points(1.5, 6.4, 8.4, 'cusped', 12):
                mesh.ball(0.11, 'lamp', x + px, -0.5, z, 4)
        for i in range(11):
            x = side * (9.5 + (i + 0.5) * 3)
            for px, z in arch_points(0.9, 14, 15.3, 'cusped', 8):
                mesh.ball(0.1, 'lamp', x + px, -0.1, z, 4)
        for x in (12, 42):
            for k in range(6):
                a = np.pi + k * np.pi / 5
                for r, z in ((3.2, 25), (3.4, 26.4), (2.9, 27.8), (1.8, 29), (0.6, 30)):
                    mesh.ball(0.12, 'lamp', side * x + r * np.cos(a) * 0.92, 3 + r * np.sin(a) * 0.92, z, 4)
            line((side * x - 4, -0.9, 20.8), (side * x + 4, -0.9, 20.8))
    for z, half, y in ((18.9, 11.4, -2.2), (26, 6.6, 2.2), (31, 5.6, 3)):
        line((-half, y, z), (half, y, z))
    for px, z in arch_points(6.5, 9.6, 15, 'cusped', 34):
        mesh.ball(0.13, 'lamp', px, -1.5, z, 4)
    for x in (-10.5, 10.5):
        line((x, -1.5, 1.6), (x, -1.5, 18.6))
    for k in range(9):
        a = np.pi + k * np.pi / 8
        for r, z in ((5.2, 31.2), (5.6, 32.6), (5.5, 34), (4.8, 35.6), (3.4, 37.2), (1.8, 38.6), (0.7, 39.8)):
            mesh.ball(0.13, 'lamp', r * np.cos(a), 9 + r * np.sin(a), z, 4)
    for i in range(6):
        light_string(mesh, (-46 + i * 15.4, -14, 5), (-46 + (i + 1) * 15.4, -14, 5), 0.8, 18, 0.1)
