"""Amber palace above Maota lake at dusk, ramparts on the ridge, the saffron garden on its island."""
import math

import numpy as np

from kit.architecture.domes import chhatri
from kit.architecture.rajput import bastion, curtain_wall, palace_block
from kit.life.birds import flock_in
from kit.life.boats import rowing_boat
from kit.life.work import little_one, person
from kit.mesh import Mesh
from kit.nature.terrain import ground_sheet, plain, water_sheet
from kit.nature.trees import broadleaf, bush
from kit.noise import fractal, ridged, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'dusk',
    'size': 'hero',
    'widest': 1600,
    'alt': 'Amber Fort climbs its ridge in honey-coloured terraces and domes above Maota lake at dusk; a family is rowed past its garden.',
}


def ground(xs, ys):
    shore = ys - 14 - 4 * np.sin(xs * 0.03)
    hill = 30 * smoothstep(2, 46, shore) + 54 * smoothstep(60, 190, shore) * (
        0.6 + 0.5 * ridged(xs * 0.008, ys * 0.008, 6)
    )
    return np.clip(shore * 0.25, -3, 2) + hill + (ridged(xs * 0.05, ys * 0.05, 5) - 0.5) * 4 * smoothstep(6, 24, hill)


def build(scene):
    scene.camera((-22, -88, 6), (2, 20, 19.6), lens=33.5, lift=0.03)
    scene.light(
        sun=-108,
        elevation=13,
        haze={'density': 0.0014, 'height': 24, 'base': 0.22, 'start': 80},
        clouds={'seed': 13.1, 'amount': 0.9, 'low': 0.46, 'high': 0.7},
        grade={'saturation': 1.0},
    )
    if scene.is_night:
        # Lamps burn within the arcades.
        scene.material('window', colour='#ffb861', lamp=0.62)
    scene.put(water_sheet('lake', 0, 700, -140))
    scene.put(ground_sheet(ground, (-240, 250), (-6, 340), 'dry-hills', 340, 320))
    scene.put(plain('dry-hills', z=-4, y=8300), layer='far')
    fort = Mesh()
    wall, trim = 'sand-stone', 'sand-stone-pale'
    line = [(-74, 34), (-52, 26), (-30, 24), (-8, 22), (16, 22), (40, 26), (66, 34)]
    for i, (x, y) in enumerate(line):
        z = height_at(ground, x, y)
        bastion(fort, 4.6, 12, x, y, z, wall, trim, root=8)
        if i:
            curtain_wall(fort, line[i - 1], (x, y), 11, z, (0, -1), wall, 10, 2)
    for x, y, width, height, floors in (
        (-46, 42, 24, 15, 3),
        (-24, 40, 22, 20, 3),
        (0, 38, 26, 17, 3),
        (24, 42, 22, 21, 3),
        (46, 46, 22, 14, 2),
        (-10, 58, 28, 26, 3),
        (20, 62, 24, 24, 3),
    ):
        palace_block(
            fort,
            width,
            14,
            height,
            wall,
            trim,
            x,
            y,
            height_at(ground, x, y - 6) - 2,
            floors,
            seed=int(x) + 70,
            plain=0.4,
            lit=0.72,
        )
    for t in np.linspace(0, 1, 64):
        x = -170 + 340 * t
        y = 170 + 30 * math.sin(t * 5)
        z = height_at(ground, x, y)
        fort.box(5.6, 3, 8, wall, x, y, z - 3)
        if int(t * 63) % 7 == 0:
            bastion(fort, 4.4, 9, x, y, z, wall, trim)
    for i in range(26):
        x, y = -66 + i * 2.4, 14.4 + i * 0.32
        fort.box(3, 4, 3, 'sand-stone-dark', x, y, i * 0.5 - 1.6)
    scene.put(fort)
    # By night the walls and the palaces above them are washed with light, and the garden has its lamps.
    for x, y in ((-60, 14), (-38, 10), (-16, 8), (8, 8), (30, 10), (54, 16)):
        scene.lamp(x, y, height_at(ground, x, y + 12) + 2, 1500)
    for x, y in ((-46, 28), (-24, 26), (0, 24), (24, 28), (46, 32), (-10, 44), (20, 48)):
        scene.lamp(x, y, height_at(ground, x, y) + 13, 420)
    lights = Mesh()
    for x, y in ((-60, 14), (-38, 10), (-16, 8), (8, 8), (30, 10), (54, 16)):
        lights.box(0.9, 0.5, 0.6, 'lamp', x, y + 1, height_at(ground, x, y + 1))
    for x in (-9, 3, 17, 29):
        lights.tube([(x, -23, 1.4), (x, -23, 4.6)], 0.07, 'iron', 7)
        lights.ball(0.34, 'lamp', x, -23, 4.8, 14)
        scene.lamp(x, -23.4, 4.8, 170)
    scene.put(lights)
    garden = Mesh()
    for level, (size, z) in enumerate(((44, 1.4), (32, 2.4), (20, 3.4))):
        garden.box(size, size * 0.42, z + 2, 'sand-stone-dark', 10, -14 + level * 1.4, -2)
        garden.box(size - 1, size * 0.42 - 1, 0.1, 'lawn', 10, -14 + level * 1.4, z)
    for x in (-10, 30):
        chhatri(garden, 1.6, 2.6, wall, trim, x=x, y=-21, z=1.4)
    scene.put(garden)
    scene.scatter(
        [bush(2, 0.7, 'hedge'), bush(3, 0.7, 'marigold')],
        150,
        lambda r: (10 + round(r.uniform(-19, 19) / 3) * 3, -14 + round(r.uniform(-8, 6) / 2) * 2),
        lambda x, y: np.where(np.abs(x - 10) < 9, 3.4, np.where(np.abs(x - 10) < 15, 2.4, 1.4)),
        seed=4,
    )
    scene.scatter(
        [broadleaf(50 + i, 6, ('leaf', 'leaf-dry')[i % 2], spread=1.3, cards=240) for i in range(4)],
        150,
        ((-150, 150), (16, 200)),
        ground,
        seed=5,
        sink=0.3,
        keep=lambda x, y, z: not (abs(x) < 62 and 18 < y < 72),
    )
    life = Mesh()
    rowing_boat(life, -18, -47, 0, 24, 7.5, 'azure', 0)
    outing(life)
    scene.lamp(-16, -47.5, 2.2, 90)
    if not scene.is_night:
        flock_in(life, 12, (20, 50), (0, 40), (40, 56), 0.9)
    scene.put(life, layer='life')


def outing(mesh):
    """In the boat: a couple with its child looks up at the palace, the boatman rows; a lantern stands in the bow."""
    with mesh.at(-18, -47, 0.42, 24):
        person(mesh, 'row', 'kurta', '#efe4d2', '#8c6f5a', -1.4, 0, 0.1, 90, 1.05, head='turban', hat='crimson')
        person(mesh, 'bench', 'saree', 'magenta', 'turmeric', 0.9, 0.25, 0, 150, 1.05)
        person(mesh, 'bench', 'shirt', '#7d93a8', '#4d463e', 1.0, -0.35, 0, 138, 1.05)
        little_one(mesh, 'cheer', '#cfae62', 2.0, 0, 0.12, 150, 1.05)
        mesh.lathe([(0.12, 0), (0.15, 0.06), (0.13, 0.36), (0.04, 0.44)], 'lamp', 14, x=2.9, z=0.35)
