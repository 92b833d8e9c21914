"""The Gol Gumbaz of Bijapur in evening light: a cube under one of the world's great domes, an eight-sided tower of
seven storeys at each corner; schoolgirls on the garden path."""
import math

from kit.architecture.arches import arcade, arched_wall, four_sides
from kit.architecture.domes import LOTUS_BULB, dome
from kit.life.birds import flock_in
from kit.life.people import crowd
from kit.life.work import little_one, person
from kit.mesh import Mesh
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf, bush
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'gold',
    'alt': 'The vast dome of the Gol Gumbaz rests on a cube of dark stone between four seven-storeyed towers in evening light; a class of schoolgirls on the path.',
}
STONE, TRIM, CAP = 'granite', 'granite-pale', 'cream-wall'


def build(scene):
    scene.material(STONE, colour='#a98f76', second='#86705c')
    scene.material(TRIM, colour='#bfa68a', second='#a28970')
    scene.material(CAP, colour='#b9a188', second='#97816b', stain=0.5)
    scene.camera((-19, -104, 3.0), (-1, 0, 25.5), lens=31, lift=0.05)
    scene.light(
        sun=-138,
        elevation=20,
        haze={'density': 0.0014, 'height': 18, 'start': 90, 'base': 0.18},
        clouds={'seed': 21.3, 'amount': 0.75},
    )
    scene.put(plain('lawn', z=-0.04))
    tree_line(scene, 70, 60, 420, 110, 9, 'leaf-dark')
    tomb = Mesh()
    tomb.box(74, 74, 1.0, TRIM)
    tomb.box(66, 66, 1.2, STONE, z=1.0)
    with tomb.at(0, 0, 2.2):
        gol_gumbaz(tomb)
    for i in range(7):
        tomb.box(16, 1.0, 2.2 - 0.31 * i, TRIM, 0, -37.4 - 0.9 * i)
    scene.put(tomb)
    path = Mesh()
    path.box(7.5, 90, 0.06, 'paving', 0, -86, -0.02)
    for side in (-1, 1):
        path.box(0.8, 70, 0.6, 'hedge', side * 5.0, -78)
        path.box(2.4, 70, 0.05, 'earth', side * 7.4, -78, -0.02)
    scene.put(path)
    trees = [broadleaf(50 + i, 9, ('leaf', 'leaf-dark')[i % 2], spread=1.2, cards=400) for i in range(3)]
    for k, (x, y, s) in enumerate(((-52, -22, 1.1), (-60, 4, 1.3), (50, -26, 1.0), (60, -4, 1.2), (44, -46, 0.8))):
        scene.put(trees[k % 3], x, y, 0, 70 * k, s)
    scene.layer = 'front'
    beds = [bush(3 + i, 1.0, leaf, cards=260) for i, leaf in enumerate(('blossom-red', 'marigold', 'leaf'))]
    for k in range(24):
        scene.put(beds[k % 3], (-1) ** k * 7.4, -90 + 1.6 * k, 0, 40 * k, 0.75)
    scene.put(broadleaf(61, 12, 'leaf', spread=1.3, cards=520), -44, -70, 0, 10)
    scene.layer = 'life'
    life = Mesh()
    schoolgirls(life)
    crowd(life, 14, lambda r: (r.uniform(-9, 9), r.uniform(-54, -42)), seed=9)
    flock_in(life, 9, (14, 44), (-10, 20), (52, 64), 1.3)
    scene.put(life)


def schoolgirls(mesh):
    """Girls in blue and white go up the path in twos behind their teacher; two hang back and point."""
    person(mesh, 'walk', 'saree', 'crimson', 'turmeric', 0.6, -57.6, 0, 172, 1.04)
    for k, (x, y) in enumerate(((-1.4, -60), (-0.4, -60.6), (1.2, -59.8), (-1.9, -62.4), (0.2, -62.8), (1.6, -62.2))):
        little_one(mesh, 'walk', '#4f6f9f' if k % 3 else 'ivory', x, y, 0, 170 + 8 * (k % 3), 1.12, girl=True)
    little_one(mesh, 'wave', '#4f6f9f', -3.4, -64.4, 0, 150, 1.12, girl=True)
    little_one(mesh, 'run', 'ivory', -0.8, -65.2, 0, 176, 1.1, girl=True)


def gol_gumbaz(mesh):
    """The tomb of Muhammad Adil Shah: walls of 30 m with three great recesses, a deep cornice, a row of small arches,
    corner towers, and the dome of 44 m springing from petals."""
    for _ in four_sides(mesh, 23.8, 23.8):
        for x, half, apex in ((-15.4, 4.6, 20.5), (0, 6.2, 23.2), (15.4, 4.6, 20.5)):
            with mesh.at(x):
                wide = 15.8 if x == 0 else 15.0
                arched_wall(
                    mesh,
                    wide,
                    26.5,
                    STONE,
                    half,
                    apex - half * 1.25,
                    apex,
                    0,
                    1.7,
                    TRIM,
                    inner=[(0, half * 0.32, 4.4, 6.4, 0, 'shadow'), (0, half * 0.24, 12.4, 14, 9.6, 'shadow')],
                )
        mesh.box(47.6, 4.2, 0.7, TRIM, 0, -1.0, 26.4)
        for i in range(36):
            mesh.box(0.5, 3.0, 1.5, STONE, (i - 17.5) * 1.3, -0.6, 24.9, taper=1)
        with mesh.at(0, -0.3, 27.1):
            arcade(mesh, 46, 3.2, 21, STONE, 'shadow', 0.8, open_share=0.56)
            mesh.box(47, 1.2, 0.4, TRIM, 0, 0, 3.2)
            for i in range(31):
                x = (i - 15) * 1.5
                mesh.box(1.0, 0.5, 1.0, STONE, x, 0, 3.6)
                mesh.lathe([(0.5, 0), (0.42, 0.5), (0.02, 1.0)], STONE, 4, False, x=x, z=4.6, start=45)
    mesh.box(43.6, 43.6, 30.6, STONE)
    mesh.lathe([(22.6, 30), (22.6, 33.4), (23.2, 33.6), (23.2, 34.4), (22.4, 34.6)], STONE, 72, False)
    for k in range(44):
        a = 2 * math.pi * k / 44
        with mesh.at(22.3 * math.sin(a), -22.3 * math.cos(a), 34.4, math.degrees(a)):
            mesh.add(
                [(-1.5, -0.3, 0), (1.5, -0.3, 0), (1.35, -0.5, 1.3), (0, -0.3, 2.9), (-1.35, -0.5, 1.3)],
                [(0, 1, 2, 3, 4)],
                TRIM,
            )
    mesh.lathe([(22 * math.cos(a), 34 + 21.4 * math.sin(a)) for a in [i * 1.55 / 20 for i in range(21)]], CAP, 96)
    mesh.lathe([(1.2, 55.2), (1.5, 56), (0.5, 57), (0.8, 57.8), (0.06, 60)], CAP, 16)
    for x in (-24.6, 24.6):
        for y in (-24.6, 24.6):
            with mesh.at(x, y):
                tower(mesh)


def tower(mesh):
    """A corner tower: eight sides, seven storeys of arched windows under ledges, a bulbous dome."""
    for storey in range(7):
        z = 4.6 * storey
        mesh.lathe(
            [(4.0, z), (4.0, z + 4.1), (4.6, z + 4.2), (4.6, z + 4.5), (4.0, z + 4.6)], STONE, 8, False, start=22.5
        )
        for k in range(8):
            a = math.radians(45 * k)
            with mesh.at(3.74 * math.sin(a), -3.74 * math.cos(a), z + 0.6, 45 * k):
                mesh.add(
                    [(-0.8, 0, 0), (0.8, 0, 0), (0.8, 0, 1.9), (0, 0, 2.8), (-0.8, 0, 1.9)], [(0, 1, 2, 3, 4)], 'shadow'
                )
    mesh.lathe([(4.4, 32.2), (4.4, 33.4), (3.4, 33.4)], TRIM, 8, False, start=22.5)
    mesh.lathe([(3.1, 33), (3.5, 34), (3.0, 34.6)], TRIM, 24, ribs=12, rib=0.16)
    dome(mesh, 3.5, CAP, z=34.4, profile=LOTUS_BULB, stretch=1.15, tip='gold-paint', sides=28)
