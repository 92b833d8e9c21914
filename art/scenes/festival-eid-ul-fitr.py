"""Eid morning in the courtyard of Delhi's Jama Masjid: families in new clothes greet one another before the rows in
white, domes and minarets."""
import math

from kit.architecture.arches import arcade
from kit.architecture.domes import dome, minaret
from kit.architecture.mughal import iwan
from kit.life.birds import flock_in
from kit.life.people import man, woman
from kit.life.work import little_one, person, tray, with_child
from kit.mesh import Mesh
from kit.nature.terrain import plain

PICTURE = {
    'hour': 'dawn',
    'palette': 'dawn-mist',
    'alt': 'Friends embrace, sweets go round and children run on Eid morning before rows at prayer in the courtyard of a red mosque with white domes.',
}


def build(scene):
    scene.camera((4.6, -33.5, 2.3), (-0.5, 20, 9.7), lens=30, lift=0.05, focus=10, fstop=0.9)
    scene.light(
        sun=-122,
        elevation=22,
        energy=5,
        haze={'density': 0.0026, 'height': 16, 'start': 40},
        clouds={'seed': 6.1, 'amount': 0.5},
    )
    scene.put(plain('red-stone-pale', z=-0.02), layer='far')
    mosque = Mesh()
    with mosque.at(0, 24):
        iwan(mosque, 15, 18, 'red-stone', 'marble', 4)
    for side in (-1, 1):
        mosque.box(24, 12, 11.4, 'red-stone', side * 19.5, 33)
        with mosque.at(side * 19.5, 26):
            arcade(mosque, 24, 11.4, 5, 'red-stone', 'recess', 0.9, 'cusped', 0.66, 0.2, 0.78)
        mosque.box(24.6, 13, 0.6, 'marble', side * 19.5, 32.5, 11.4)
        dome(mosque, 5.4, 'marble', side * 15, 35, 13.6, ribs=0, tip='gold')
        mosque.lathe([(5, 11.6), (5, 14)], 'red-stone', 24, x=side * 15, y=35)
        minaret(mosque, 2.1, 29, 'red-stone', side * 34, 27, 0, 'marble', 3, 0.25)
        with mosque.at(side * 40, 0, 0, -90 * side):
            arcade(mosque, 90, 6.6, 18, 'red-stone', 'shadow', 1.6, 'cusped', 0.66, 0.2, 0.8)
    dome(mosque, 7, 'marble', 0, 37, 18.4)
    mosque.lathe([(6.4, 14), (6.4, 19)], 'red-stone', 24, x=0, y=37)
    mosque.box(15.6, 10, 15, 'red-stone', 0, 33.6)
    mosque.box(15, 12, 0.5, 'marble', 0, 4, 0)
    mosque.box(14, 11, 0.06, 'pool', 0, 4, 0.5)
    scene.put(mosque)
    scene.layer = 'life'
    folk, chance = Mesh(), scene.random
    for row in range(12):
        y = -13.2 + row * 3.1
        folk.box(62, 1.7, 0.03, ('crimson', 'emerald')[row % 2], 0, y + 0.1)
        for i in range(40):
            x = -29 + i * 1.5 + chance.uniform(-0.12, 0.12)
            if abs(x) < 8.6 and -3.6 < y < 11.4:
                continue
            kneeler(
                folk,
                x,
                y,
                chance.choice(('ivory', 'ivory', 'ivory', '#dfe6ea', '#e9dcc4', '#cfe0d4')),
                chance.uniform(0.95, 1.08),
            )
    for x, y, turn, coat, legs, pose in (
        (-1.75, -18.3, 84, '#e9e2d2', 'ivory', 'point'),
        (-1.15, -18.25, -96, 'teal', 'ivory', 'point'),
        (-5.4, -15.8, 130, 'ivory', 'ivory', 'walk'),
        (8.4, -16.4, -150, '#8fa5b8', 'ivory', 'walk'),
    ):
        man(folk, coat, legs, x, y, 0, 1.12, turn, pose=pose)
        with folk.at(x, y, 0, turn, 1.12):
            cap(folk, 1.62)
    with folk.at(4.8, -17.3, 0):
        sweets(folk)
    woman(folk, 'violet', -4.4, -15.4, 0, 1.12, 138, veil=False, dress='salwar', pose='lap')
    with_child(folk, 'salwar', 'emerald', 'ivory', 1.2, -17.4, 0, -62, 1.1, head='veil', child='#86a3b6')
    little_one(folk, 'run', 'crimson', 0.0, -18.9, 0, 96, 1.1, girl=True)
    little_one(folk, 'run', 'ivory', 1.5, -19.3, 0, 84, 1.16)
    flock_in(folk, 16, (-16, 6), (10, 30), (22, 30), 0.6)
    scene.put(folk)


def cap(mesh, z):
    """A white prayer cap on a head at height z."""
    mesh.lathe([(0.112, 0.035), (0.11, 0.1), (0.085, 0.14), (0.02, 0.15)], 'whitewash', 16, y=0.015, z=z)


def kneeler(mesh, x, y, cloth, size):
    """Someone kneeling at prayer, back to the camera, in a white cap."""
    with mesh.at(x, y, 0, 180, size):
        mesh.lathe(
            [(0.26, 0), (0.28, 0.12), (0.2, 0.34), (0.23, 0.62), (0.2, 0.76), (0.07, 0.83)], cloth, 9, oval=(1, 0.85)
        )
        mesh.ball((0.17, 0.36, 0.11), cloth, 0, 0.12, 0.12, sides=8)
        mesh.ball((0.1, 0.11, 0.13), 'skin', 0, -0.02, 0.97, sides=8)
        mesh.lathe([(0.115, 0), (0.115, 0.08), (0.02, 0.1)], 'whitewash', 9, z=1.02)


def sweets(mesh):
    """A low table with bowls of sevai: one ladles, one carries a tray to those who wait."""
    mesh.box(1.8, 0.8, 0.62, 'wood', 0, 0)
    mesh.box(2.0, 0.95, 0.04, 'ivory', 0, 0, 0.62)
    mesh.lathe([(0.16, 0), (0.3, 0.1), (0.32, 0.26), (0.29, 0.26), (0.02, 0.2)], 'brass', 20, x=-0.35, z=0.66)
    for k in range(6):
        mesh.lathe(
            [(0.05, 0), (0.1, 0.06), (0.085, 0.06)],
            '#f4e6d8',
            12,
            x=0.25 + 0.22 * (k % 3),
            y=-0.2 + 0.34 * (k // 3),
            z=0.66,
        )
    with mesh.at(-0.3, 0.75, 0, 6, 1.12):
        person(mesh, 'pluck', 'kurta', '#cfae62', 'ivory', head='cap', hat='whitewash')
    with mesh.at(-1.9, -0.2, 0, -58, 1.08):
        person(mesh, 'tray', 'salwar', 'magenta', 'ivory', head='veil')
        tray(mesh, ('ivory', 'ivory', 'turmeric'))
    with mesh.at(1.9, -0.5, 0, -118, 1.1):
        person(mesh, 'drink', 'kurta', 'ivory', 'ivory', elder=True, head='cap', hat='whitewash')
