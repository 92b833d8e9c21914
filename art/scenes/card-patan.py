"""Rani ki Vav at Patan: the queen's stepwell seen from its head, steps falling to storeys of carved pillars."""
from kit.architecture.arches import arcade
from kit.life.people import man, woman
from kit.mesh import Mesh
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'The steps of Rani ki Vav at Patan falling between terraced carved walls to storeys of carved pillars deep in the well.',
}
DEPTH, LENGTH, WIDTH, STOREY = 15.0, 34.0, 20.0, 3.75


def side_wall(mesh, length):
    """Three receding terraces of niches and carved friezes along a wall facing -y."""
    for tier in range(4):
        with mesh.at(0, tier * 0.9 - 2.7, -STOREY * (4 - tier)):
            mesh.box(length, 3, 0.3, 'sand-stone-pale', 0, 1.4, STOREY - 0.3)
            arcade(
                mesh,
                length,
                STOREY - 0.3,
                int(length / 2.1),
                'sand-stone',
                'sand-stone-dark',
                0.5,
                'cusped',
                0.52,
                0.5,
                0.76,
            )
            for i in range(int(length / 2.1)):
                x = -length / 2 + 2.1 * (i + 0.5)
                mesh.lathe(
                    [(0.2, 0.7), (0.26, 1.0), (0.16, 1.5), (0.22, 1.8), (0.1, 2.2)], 'sand-stone-pale', 8, x=x, y=0.3
                )
                mesh.box(0.26, 0.4, STOREY - 0.4, 'sand-stone-pale', x + 1.05, -0.1)
            for z in (0.1, 0.36, STOREY - 0.7):
                mesh.box(length, 0.34, 0.14, 'sand-stone-pale', 0, -0.05, z)


def pavilion(mesh, y, storeys, depth=3.4):
    """Open storeys of pillars across the well, the top one level with the ground."""
    for storey in range(storeys):
        z = -STOREY * (storeys - storey) - (DEPTH - STOREY * storeys) * 0
        for row in (0, depth):
            for i in range(7):
                x = -WIDTH / 2 + 1.4 + i * (WIDTH - 2.8) / 6
                mesh.box(0.66, 0.66, 0.7, 'sand-stone-dark', x, y + row, z)
                mesh.lathe(
                    [(0.3, 0.7), (0.26, 1.2), (0.34, 1.4), (0.24, 1.6), (0.24, 2.4), (0.4, 2.7)],
                    'sand-stone',
                    8,
                    False,
                    x=x,
                    y=y + row,
                    z=z,
                )
                mesh.box(1.5, 0.6, 0.3, 'sand-stone-pale', x, y + row, z + 2.7)
        mesh.box(WIDTH, depth + 1.4, 0.34, 'sand-stone-pale', 0, y + depth / 2, z + 3.0)
        mesh.box(WIDTH, depth + 0.9, 0.42, 'sand-stone', 0, y + depth / 2, z + 3.33)


def build(scene):
    scene.camera((2.2, -5.2, 7.2), (-0.2, 24, -8.2), lens=26, lift=0.0, focus=30, fstop=5.6)
    scene.light(
        sun=-112,
        elevation=52,
        energy=5.0,
        haze={'density': 0.0022, 'height': 30, 'base': 0.2, 'start': 40},
        clouds={'seed': 8.8, 'amount': 0.6},
    )
    well = Mesh()
    steps = 46
    for i in range(steps):
        t = i / steps
        well.box(WIDTH, LENGTH / steps + 0.05, 0.6, 'sand-stone', 0, LENGTH * t, -DEPTH * t - 0.6)
        well.box(WIDTH, 0.16, 0.03, 'sand-stone-dark', 0, LENGTH * (t + 0.42 / steps), -DEPTH * t)
    for side in (-1, 1):
        with well.at(side * WIDTH / 2, 28, 0, -90 * side):
            with well.at(0, 0):
                side_wall(well, 64)
        well.box(150, 260, 0.5, 'lawn', side * (WIDTH / 2 + 79), 70, -0.52)
        well.box(6, 76, 0.4, 'sand-stone-pale', side * (WIDTH / 2 + 3.1), 26, -0.32)
    pavilion(well, 19, 2)
    pavilion(well, 38, 4)
    pavilion(well, 50, 4)
    well.box(WIDTH, 3, DEPTH, 'sand-stone-dark', 0, 60, -DEPTH)
    well.box(200, 160, 0.5, 'lawn', 0, 140, -0.52)
    well.quad(
        (-WIDTH / 2, LENGTH - 1, -DEPTH + 0.5),
        (WIDTH / 2, LENGTH - 1, -DEPTH + 0.5),
        (WIDTH / 2, 60, -DEPTH + 0.5),
        (-WIDTH / 2, 60, -DEPTH + 0.5),
        'pool',
    )
    well.box(60, 14, 0.6, 'sand-stone', 0, -7.3, -0.62)
    scene.put(well)
    scene.put(plain('dust', z=-30), layer='far')
    tree_line(scene, 74, 30, 300, 130, 9)
    scene.scatter(
        [broadleaf(5, 9, spread=1.3, cards=320)],
        26,
        lambda r: (r.choice((-1, 1)) * r.uniform(22, 70), r.uniform(20, 80)),
        seed=3,
    )
    scene.layer = 'life'
    people = Mesh()
    for i, (x, y, cloth) in enumerate(
        (
            (-2.6, 5.2, 'scarlet'),
            (-1.6, 5.6, None),
            (4.2, 9.5, 'turmeric'),
            (-5.4, 12, 'azure'),
            (3.4, 16.6, 'magenta'),
            (-1.2, 26, 'saffron'),
            (0.2, 30, 'emerald'),
        )
    ):
        z = -DEPTH * int(y / LENGTH * steps) / steps
        woman(people, cloth, x, y, z, 1, 160 + i * 40) if cloth else man(people, 'ivory', 'ivory', x, y, z, 1, 180)
    scene.put(people)
