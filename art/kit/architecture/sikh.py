"""The Harmandir Sahib of Amritsar: the gilded shrine in its tank, its causeway and gate, and the white arcades
around."""
import math

from kit.architecture.arches import arcade, arched_wall, four_sides
from kit.architecture.domes import ROUND, chhatri, dome


def harmandir(mesh):
    """The shrine on its platform, 12 m square: marble below, two gilded storeys, ribbed dome, corner kiosks. Faces
    -y."""
    mesh.box(20.5, 20.5, 0.9, 'marble', z=-0.5)
    for width in four_sides(mesh, 10.2, 10.2):
        for i in range(28):
            mesh.box(0.09, 0.09, 0.8, 'gold-paint', -9.9 + i * 0.733, 0.2, 0.4)
        mesh.box(width, 0.1, 0.08, 'gold-paint', 0, 0.2, 1.15)
    mesh.box(12.2, 12.2, 4.4, 'marble', z=0.4)
    for width in four_sides(mesh, 6.1, 6.1):
        with mesh.at(0, -0.12, 0.4):
            arcade(mesh, width, 4.3, 5, 'marble', 'shadow', 0.4, 'cusped', 0.55)
    mesh.box(13.4, 13.4, 0.3, 'gold-paint', z=4.7)
    mesh.box(12.2, 12.2, 3.4, 'gold-paint', z=5)
    for width in four_sides(mesh, 6.1, 6.1):
        with mesh.at(0, -0.12, 5):
            arcade(mesh, width, 3.3, 7, 'gold-paint', 'window-lit', 0.35, 'cusped', 0.58)
        for x in (-4.2, 0, 4.2):
            mesh.box(2.2, 1.0, 0.2, 'gold-paint', x, -0.4, 5.1)
            with mesh.at(x, -0.9, 5.3):
                arched_wall(mesh, 2.0, 2.3, 'gold-paint', 0.7, 1.1, 1.8, 0.2, 0.2, 'window-lit', 'cusped')
            mesh.box(2.3, 1.2, 0.16, 'gold-paint', x, -0.4, 7.7)
    mesh.box(13.8, 13.8, 0.28, 'gold-paint', z=8.4)
    mesh.box(12.4, 12.4, 1.0, 'gold-paint', z=8.7)
    for width in four_sides(mesh, 6.2, 6.2):
        for i in range(9):
            dome(mesh, 0.34, 'gold-paint', -4.6 + i * 1.15, 0.3, 9.7, ROUND, tip='gold', sides=10)
    for sx in (-1, 1):
        for sy in (-1, 1):
            chhatri(mesh, 1.35, 3.5, 'gold-paint', 'gold-paint', sides=8, x=sx * 5.2, y=sy * 5.2, z=9.6)
    mesh.box(6, 6, 2.2, 'gold-paint', z=9.6)
    for width in four_sides(mesh, 3, 3):
        with mesh.at(0, -0.1, 9.7):
            arcade(mesh, width, 2.0, 3, 'gold-paint', 'window-lit', 0.3, 'cusped', 0.55)
    mesh.box(6.8, 6.8, 0.22, 'gold-paint', z=11.8)
    mesh.lathe([(2.7, 11.9), (2.8, 12.4)], 'gold-paint', 36)
    dome(mesh, 2.75, 'gold-paint', z=12.3, tip='gold', sides=48, ribs=24, rib=0.06, stretch=0.9)


def causeway(mesh, length=46, width=5.2):
    """The marble walk along y from the shrine (y = -10) towards -y, with gilded lamps."""
    mesh.box(width, length, 0.8, 'marble', 0, -10 - length / 2, -0.5)
    for side in (-1, 1):
        mesh.box(0.12, length, 0.9, 'gold-paint', side * width * 0.46, -10 - length / 2, 0.4)
        for i in range(9):
            x, y = side * width * 0.46, -13 - i * (length - 6) / 8
            mesh.box(0.3, 0.3, 1.6, 'marble', x, y, 0.3)
            mesh.lathe([(0.12, 0), (0.34, 0.2), (0.34, 0.7), (0.1, 0.95)], 'lamp', 8, x=x, y=y, z=1.9)


def cloister(mesh, length, height=8.5, bays=None, wall='whitewash'):
    """A white two-storeyed range along x with arcades, facing -y, kiosks on its roof."""
    bays = bays or max(3, int(length / 3.6))
    mesh.box(length, 8, height, wall, 0, 4.6)
    arcade(mesh, length, height * 0.52, bays, wall, 'shadow', 0.6, 'cusped', 0.62)
    with mesh.at(0, 0.1, height * 0.54):
        arcade(mesh, length, height * 0.42, bays * 2, wall, 'window-lit', 0.5, 'cusped', 0.5)
    mesh.box(length + 0.6, 1.2, 0.25, 'cream-wall', 0, 0.1, height * 0.52)
    mesh.box(length + 0.6, 1.2, 0.3, 'cream-wall', 0, 0.2, height)
    for i in range(int(length / 13)):
        chhatri(mesh, 1.3, 3.2, wall, x=-length / 2 + 6.5 + i * 13, y=1.6, z=height + 0.2)
