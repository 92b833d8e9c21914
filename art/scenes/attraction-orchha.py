"""The royal cenotaphs of Orchha along the Betwa at sunset: storeyed blocks under tall spires, mirrored between
boulders; women wash, a boatman poles across, vultures circle."""
import math

import numpy as np

from kit.architecture.arches import arcade, four_sides
from kit.architecture.domes import chhatri, finial
from kit.architecture.nagara import shikhara
from kit.life.birds import flock_in
from kit.life.boats import canoe
from kit.life.work import little_one, person
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.terrain import bank, water_sheet
from kit.nature.trees import broadleaf
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'dusk',
    'alt': 'The tall-spired cenotaphs of Orchha stand in a row along the Betwa at sunset, mirrored between boulders; a boatman poles across.',
}
STONE, TRIM = 'sand-stone-dark', 'sand-stone'


def build(scene):
    scene.material(STONE, colour='#b98d66', second='#946b4a', stain=0.6)
    scene.material(TRIM, colour='#cba57a', second='#a98459', stain=0.5)
    scene.material('river', colour='#3c5560', ripple=0.014, mirror=0.35)
    scene.camera((-8, -60, 3.4), (2, 30, 12.4), lens=33, lift=0.02, focus=70, fstop=1.1)
    scene.light(
        sun=-124,
        elevation=12,
        haze={'density': 0.0022, 'height': 14, 'start': 60, 'base': 0.15},
        clouds={'seed': 14.2, 'amount': 0.9},
    )
    scene.put(water_sheet('river', 0, 1500, -100))
    scene.put(bank((-260, 260), (8, 260), 2.4, lambda x, y: y - 14 - 2.4 * np.sin(x * 0.06), 'dust', 160, seed=4))
    tree_line(scene, 64, 60, 380, 130, 8, 'leaf-dark')
    row = Mesh()
    for x, y, size, turn in (
        (-39, 40, 0.86, 14),
        (-13, 33, 1.08, 14),
        (15, 36, 1.0, 14),
        (42, 42, 0.92, 14),
        (66, 52, 0.8, 14),
    ):
        with row.at(x, y, 2.0, turn, size):
            cenotaph(row)
    row.box(150, 1.6, 3.2, STONE, 8, 19.6, 0, 0.99)
    for i in range(9):
        row.box(13, 0.8, 3.0 - 0.34 * i, TRIM, -2, 18.6 - 0.8 * i)
    scene.put(row)
    trees = [broadleaf(40 + i, 8, ('leaf', 'leaf-dark')[i % 2], spread=1.3, cards=360) for i in range(3)]
    for k, (x, y) in enumerate(((-60, 30), (-27, 48), (1, 52), (30, 56), (56, 34), (82, 40))):
        scene.put(trees[k % 3], x, y, 2, 50 * k, 1)
    stones = [rock(i, 1.6, 'rock-warm', 0.6) for i in range(4)]
    scene.scatter(
        stones,
        46,
        lambda r: (r.uniform(-40, 44), r.uniform(-14, 13)),
        lambda x, y: x * 0,
        seed=5,
        sink=0.5,
        scale=(0.4, 1.5),
        keep=lambda x, y, z: abs(x - 2) > 9 or y > 9,
    )
    scene.layer = 'front'
    for k, (x, y, s) in enumerate(
        ((-20, -37, 1.5), (-17.6, -38, 0.9), (-22.6, -35.6, 1.2), (10.4, -38, 1.3), (13, -36.6, 1.8), (8.6, -39.4, 0.5))
    ):
        scene.put(stones[k % 4], x, y, -0.1, 60 * k, s)
    scene.scatter(
        [grass_tuft(4 + i, 60, 0.9, leaf='reed') for i in range(2)],
        26,
        lambda r: (r.choice((-20.6, 12)) + r.gauss(0, 1.8), r.uniform(-37.5, -34.6)),
        seed=6,
    )
    scene.layer = 'life'
    life = Mesh()
    canoe(life, 5.5, -13, 0.06, 24, 7.5, 'ivory', 1.2)
    washers(life)
    flock_in(life, 9, (18, 42), (20, 50), (30, 40), 1.9)
    scene.put(life)


def washers(mesh):
    """Women at the steps: one beats cloth, one carries water away; a boy sits on a boulder with his line."""
    person(mesh, 'wash', 'saree', 'scarlet', 'turmeric', -5.6, 10.0, 0.1, 10, 1.1)
    person(mesh, 'wash', 'saree', 'turmeric', 'crimson', -3.8, 10.4, 0.1, -20, 1.1)
    person(mesh, 'walk', 'saree', 'magenta', 'ivory', 2.4, 14.6, 1.2, 176, 1.1, head='veil')
    little_one(mesh, 'bench', '#86a3b6', 12.4, -36.4, 0.72, 60)
    mesh.tube([(12.2, -36.7, 1.3), (10.4, -38.6, 1.9), (9.2, -40, 0.2)], [0.02, 0.012, 0.004], 'bamboo', 5)


def cenotaph(mesh):
    """A cenotaph of the Bundelas: a square plinth, two arcaded storeys with kiosks on their corners, a tall curved
    spire in the middle."""
    mesh.box(19, 19, 2.2, STONE)
    mesh.box(19.8, 19.8, 0.35, TRIM, z=2.2)
    for width in four_sides(mesh, 8.4, 8.4):
        with mesh.at(0, 0, 2.5):
            arcade(mesh, width, 6.4, 5, STONE, 'shadow', 1.4, 'cusped', 0.6)
            mesh.box(width + 2.2, 2.2, 0.24, TRIM, 0, -0.6, 6.2)
            mesh.box(width + 0.4, 0.4, 0.9, STONE, 0, 0, 6.4)
        with mesh.at(0, 1.8, 9.8):
            arcade(mesh, width - 3.6, 4.6, 3, STONE, 'shadow', 1.2, 'cusped', 0.56)
            mesh.box(width - 1.8, 2.0, 0.22, TRIM, 0, -0.5, 4.5)
            mesh.box(width - 3.2, 0.4, 0.8, STONE, 0, 0, 4.6)
    mesh.box(16.2, 16.2, 0.4, STONE, z=8.9)
    mesh.box(12.8, 12.8, 0.4, STONE, z=14.2)
    for sx in (-1, 1):
        for sy in (-1, 1):
            with mesh.at(sx * 6.6, sy * 6.6, 9.3):
                chhatri(mesh, 1.5, 3.2, STONE, sides=8, tip=None, stretch=1.1)
                finial(mesh, 0.22, STONE, z=5.2)
            with mesh.at(sx * 4.6, sy * 4.6, 14.6):
                mesh.box(2.6, 2.6, 2.2, STONE)
                shikhara(
                    mesh, 2.9, 5.0, TRIM, z=2.2, ribs=8, tip=STONE, curve=0.62, spirelets=False, layers=9, sides=24
                )
    with mesh.at(0, 0, 14.4):
        mesh.box(7.4, 7.4, 3.2, STONE)
        for _ in four_sides(mesh, 3.7, 3.7):
            mesh.box(2.0, 0.3, 2.2, 'shadow', 0, -0.05, 0.4)
        shikhara(mesh, 8.0, 13.5, STONE, z=3.2, ribs=12, tip='gold-paint', curve=0.62, spirelets=False, layers=18)
