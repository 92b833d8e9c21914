"""Bhuj: the Gothic clock tower of the Prag Mahal over its red and buff arcades, women in embroidered skirts and a
camel in its court, pigeons wheeling."""
import math

from kit.architecture.arches import arcade, arched_wall, four_sides, window_grid
from kit.architecture.himalayan import hip_roof
from kit.architecture.rajput import town
from kit.life.animals import camel, camel_tack
from kit.life.birds import flock_in
from kit.life.figure import SKINS, draw_arm, draw_feet, draw_head
from kit.life.people import POSES, child, crowd, man, parasol
from kit.life.vehicles import auto_rickshaw
from kit.mesh import Mesh
from kit.nature.terrain import ground_sheet
from kit.nature.trees import broadleaf
from kit.noise import fractal
from kit.stage.square import square
import numpy as np

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'Women in embroidered skirts and a dressed camel with its herder in the court of the Prag Mahal at Bhuj, its clock tower above arcades.',
}


def prag_mahal(mesh):
    """A Gothic palace of banded sandstone with a square clock tower 45 m high."""
    for side, width in ((-1, 28), (1, 34)):
        with mesh.at(side * (width / 2 + 4.2), 0):
            mesh.box(width, 16, 14, 'sand-stone-pale', 0, 8)
            for storey in range(2):
                with mesh.at(0, -1.6, storey * 6.6):
                    arcade(mesh, width, 6.3, int(width / 3.4), 'sand-stone', 'shadow', 1.5, 'pointed', 0.64, 0.4)
                    mesh.box(width + 0.4, 2, 0.4, 'red-stone', 0, 0.6, 6.3)
                    for i in range(int(width / 3.4) + 1):
                        mesh.lathe(
                            [(0.3, 0), (0.2, 0.3), (0.18, 3.2), (0.34, 3.7)],
                            'whitewash',
                            8,
                            x=-width / 2 + i * width / int(width / 3.4),
                            y=-0.1,
                        )
            mesh.box(width + 0.6, 17, 0.5, 'red-stone', 0, 7.4, 13.6)
            for i in range(int(width / 2.2)):
                mesh.box(0.9, 0.5, 1, 'sand-stone', -width / 2 + 1.1 + i * 2.2, -0.8, 14)
            hip_roof(mesh, width, 15, 4, 'tiles', 0, 8, 14.2, 0.2)
    with mesh.at(0, 2):
        mesh.box(8.4, 8.4, 33, 'sand-stone')
        for z in range(0, 33, 3):
            mesh.box(8.6, 8.6, 0.5, 'red-stone' if z % 2 else 'sand-stone-pale', z=z)
        for _ in four_sides(mesh, 4.2, 4.2):
            for z, height in ((1, 6), (9, 5), (17, 5)):
                with mesh.at(0, -0.12, z):
                    arched_wall(
                        mesh,
                        5,
                        height + 1,
                        'sand-stone-pale',
                        1.5,
                        height * 0.55,
                        height,
                        0.2,
                        0.4,
                        'shadow',
                        'pointed',
                    )
            with mesh.at(0, -0.2, 27.2, tilt=90):
                mesh.lathe([(2.2, 0), (2.2, 0.14)], 'red-stone', 28)
                mesh.lathe([(1.9, 0.15), (1.9, 0.2)], 'whitewash', 28)
                mesh.box(0.16, 1.4, 0.06, 'shadow', 0, 0.6, 0.22)
                mesh.box(0.9, 0.16, 0.06, 'shadow', 0.4, 0, 0.22)
        mesh.box(9.6, 9.6, 0.9, 'red-stone', z=33)
        with mesh.at(z=34):
            for width in four_sides(mesh, 3.8, 3.8):
                arched_wall(mesh, width, 6, 'sand-stone-pale', 1.5, 3.2, 4.8, 0.8, 0.6, open_back=True)
                mesh.box(width + 0.8, 1, 0.4, 'red-stone', 0, 0, 5.8)
            mesh.box(7.4, 7.4, 0.3, 'sand-stone', z=5.7)
        for x in (-4.2, 4.2):
            for y in (-4.2, 4.2):
                mesh.lathe([(0.6, 0), (0.5, 2), (0.05, 4)], 'sand-stone-pale', 8, x=x, y=y, z=33.6)
        mesh.lathe([(5.2, 0), (4.4, 1), (2.6, 3.6), (0.1, 6.6)], 'tiles', 4, False, z=40, start=45)
        mesh.lathe([(0.1, 0), (0.25, 0.4), (0.03, 2.4)], 'gold', 8, z=46.4)


def build(scene):
    scene.camera((-19, -76, 2.4), (2, 0, 12.6), lens=26, lift=0.025, focus=17, fstop=0.9)
    scene.light(
        sun=-126,
        elevation=24,
        haze={'density': 0.0013, 'height': 20, 'base': 0.2, 'start': 60},
        clouds={'seed': 6.9, 'amount': 0.7},
    )
    square(scene, 'dust', trees=26, people=0, wide=60, spread=(44, 90), leaf='leaf-dry')
    fort = (
        lambda xs, ys: 44 * np.exp(-(((xs + 90) / 80) ** 2 + ((ys - 300) / 50) ** 2))
        + 4 * fractal(xs * 0.02, ys * 0.02, 4)
        - 2
    )
    scene.put(ground_sheet(fort, (-320, 320), (180, 420), 'dry-hills', 160, 100), layer='far')
    palace = Mesh()
    prag_mahal(palace)
    with palace.at(-46, 4, 0, 24):
        palace.box(24, 14, 12, 'whitewash')
        with palace.at(0, -7.1):
            window_grid(palace, 22, 1.2, 3, 7, 3.8, (1.5, 2.4), 'shutter-green', 'cream-wall', kind='cusped')
        palace.box(25, 15, 0.5, 'cream-wall', z=12)
    town(
        palace,
        40,
        lambda r: (r.choice((-1, 1)) * r.uniform(40, 90), r.uniform(24, 60)),
        lambda x, y: 0,
        ('cream-wall', 'whitewash', 'ochre-wall'),
        (7, 11),
        (5, 9),
    )
    scene.put(palace)
    scene.layer = 'front'
    neem = broadleaf(6, 12, spread=1.4, clouds=12, cards=420, card=0.2)
    scene.put(neem, -37, -24, 0, 0, 1)
    scene.layer = 'life'
    life = Mesh()
    crowd(life, 22, lambda r: (r.uniform(-22, 28), r.uniform(-36, -6)), seed=8, turbans=0.5)
    auto_rickshaw(life, 15, -24, 0, 200, 'turmeric', 'emerald')
    for x, cloth in ((9.4, 'scarlet'), (21, 'saffron')):
        parasol(life, x, -16, 0, 1.9, 2.5, cloth)
    kutchi(life, 0, -19.7, -61.3, 74, 'crimson', 'indigo', True)
    kutchi(life, 1, -18.1, -61.6, -58, 'emerald', 'magenta', False)
    child(life, 'turmeric', -16.9, -61.2, 0, 1.2, 146, girl=True, pose='point')
    man(life, 'ivory', 'ivory', -10.2, -60.2, 0, 1.12, 64, pose='rest', dress='kurta')
    with life.at(-10.2, -60.2, 0, 64, 1.12):
        for i in range(4):
            wide = 0.136 - 0.012 * i
            ring = [
                (wide * math.cos(a), 0.012 + 1.04 * wide * math.sin(a), 1.715 + 0.04 * i - 0.03 * math.cos(a + i * 2))
                for a in [k * math.pi / 10 for k in range(21)]
            ]
            life.tube(ring, 0.042, 'crimson', 8)
        life.ball((0.1, 0.11, 0.08), 'crimson', 0, 0.01, 1.83, 12)
    for thing in (camel(0.3), camel_tack('crimson')):
        scene.put(thing, -7.8, -58.4, 0, -136, 1.1)
    flock_in(life, 26, (-26, 14), (-14, 10), (12, 27), 0.6)
    scene.put(life)


def kutchi(mesh, number, x, y, turn, skirt, bodice, pot):
    """A woman of Kutch in a full mirrored skirt, a bodice, white bangles to the elbow, perhaps a pot on her head."""
    skin = SKINS[1 + number]
    with mesh.at(x, y, 0, turn, 1.12):
        draw_feet(mesh, skin, 0.03)
        mesh.lathe([(0.4, 0.1), (0.41, 0.14), (0.31, 0.5), (0.2, 0.86), (0.15, 1.04)], skirt, 32, ribs=16, rib=0.1)
        for low, wide, paint in ((0.14, 0.412, 'turmeric'), (0.3, 0.37, 'ivory'), (0.46, 0.325, 'turmeric')):
            mesh.lathe([(wide + 0.006, low), (wide - 0.012, low + 0.05)], paint, 32, ribs=16, rib=0.1)
        mesh.lathe([(0.15, 1.02), (0.18, 1.2), (0.187, 1.32), (0.165, 1.39), (0.07, 1.44)], bodice, 18, oval=(1, 0.72))
        draw_head(mesh, skin, 1.595, bun=True, bindi=True)
        mesh.ball((0.116, 0.11, 0.1), skirt, 0, 0.05, 1.65, 14)
        mesh.lathe([(0.24, 0.95), (0.2, 1.2), (0.15, 1.44), (0.115, 1.6)], skirt, 18, y=0.12, oval=(1, 0.5))
        for side, (hand, elbow) in zip((1, -1), POSES['load' if pot else 'lap']):
            draw_arm(mesh, (0.165 * side, -0.005, 1.375), elbow, hand, bodice, skin, 0.052, sleeve=0.5)
            for k in range(6):
                t = 0.35 + 0.1 * k
                mesh.ball(0.047, 'ivory', *(e + (h - e) * t for e, h in zip(elbow, hand)), 9)
        if pot:
            mesh.lathe([(0.1, 0), (0.2, 0.1), (0.2, 0.2), (0.1, 0.3), (0.13, 0.36)], 'brass', 16, z=1.75)
