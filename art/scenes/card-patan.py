"""Rani ki Vav at Patan: the queen's stepwell seen from its head, steps falling to storeys of carved pillars."""
from kit.architecture.arches import arcade
from kit.life.animals import peacock
from kit.life.people import man, woman
from kit.life.work import Pose, broom, camera, little_one, person
from kit.mesh import Mesh
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf, bush
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'A school class goes down the steps of Rani ki Vav at Patan, one visitor draws, a woman sweeps; storeys of carved pillars rise from the well.',
}
DEPTH, LENGTH, WIDTH, STOREY = 15.0, 34.0, 20.0, 3.75
STEPS = 46


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
    for i in range(STEPS):
        t = i / STEPS
        well.box(WIDTH, LENGTH / STEPS + 0.05, 0.6, 'sand-stone', 0, LENGTH * t, -DEPTH * t - 0.6)
        well.box(WIDTH, 0.16, 0.03, 'sand-stone-dark', 0, LENGTH * (t + 0.42 / STEPS), -DEPTH * t)
    for side in (-1, 1):
        with well.at(side * WIDTH / 2, 28, 0, -90 * side):
            with well.at(0, 0):
                side_wall(well, 64)
        well.box(150, 260, 0.5, 'lawn', side * (WIDTH / 2 + 77.6), 70, -0.52)
        well.box(2.9, 76, 0.4, 'sand-stone-pale', side * (WIDTH / 2 + 1.45), 26, -0.32)
        for k in range(34):
            well.box(0.5, 1.5, 0.42, 'sand-stone-dark', side * (WIDTH / 2 + 2.6), -6 + 2.05 * k, 0.08)
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
    trees = [broadleaf(i + 5, 7, spread=1.3, clouds=9, cards=300) for i in range(2)]
    for k, (x, y) in enumerate(((-20, 27), (-26, 44), (-19.5, 60), (19.5, 64))):
        scene.put(trees[k % 2], x, y, -0.1, 70 * k, (0.8, 0.9, 0.62)[k % 3])
    scene.scatter(
        [bush(2, 0.8), bush(3, 0.7, 'blossom-pink'), bush(4, 0.7, 'marigold')],
        130,
        lambda r: (r.choice((-1, 1)) * r.uniform(WIDTH / 2 + 3.4, WIDTH / 2 + 4.6), r.uniform(2, 64)),
        seed=9,
        scale=(0.6, 1.1),
    )
    scene.layer = 'life'
    people = Mesh()
    school_party(people)
    near_visitors(people)
    on_the_steps(people)
    far_visitors(people)
    scene.put(people)
    scene.put(peacock(), -11.2, 13.4, 0.08, -50, 1.1)


def level(y):
    """The height of the step at y."""
    return -DEPTH * int(y / LENGTH * STEPS) / STEPS


def school_party(mesh):
    """A class in blue and white goes down slantwise behind its teacher; two lag and point, a second teacher waves."""
    for k, (x, y) in enumerate(
        (
            (3.9, 13.6),
            (3.3, 13.0),
            (3.6, 12.1),
            (2.6, 12.2),
            (2.9, 11.2),
            (1.9, 11.5),
            (1.9, 10.4),
            (0.9, 10.6),
            (1.2, 9.3),
        )
    ):
        little_one(mesh, 'walk', '#dfe6ea', x, y, level(y), 140 + 14 * (k % 3), 1.0 + 0.06 * (k % 3), girl=k % 2 == 0)
    person(mesh, 'walk', 'saree', '#b5505a', '#e7c9a0', 4.9, 14.4, level(14.4), 150, 1.05)
    little_one(mesh, 'run', '#dfe6ea', -0.4, 8.3, level(8.3), 148, 1.05)
    person(mesh, 'wave', 'saree', '#3f7f6a', '#e7c9a0', -1.4, 7.2, level(7.2), 158, 1.06)


def near_visitors(mesh):
    """Near: a sweeper, a young woman who draws the walls from a step, a guide with two listeners, one who takes a
    picture and a family that rests with its water bottle."""
    with mesh.at(-2.6, 4.6, level(4.6), -62, 1.05):
        person(mesh, 'sweep', 'saree', '#cf8a2f', '#7d2f3a', head='veil')
        broom(mesh)
    lap = Pose(
        ((0.14, -0.36, 0.74), (-0.12, -0.3, 0.7)),
        hips=(0.0, 0.5),
        bend=14,
        knees=((0.12, -0.42, 0.49), (-0.12, -0.42, 0.49)),
        ankles=((0.12, -0.4, 0.08), (-0.13, -0.46, 0.08)),
        seated=True,
    )
    with mesh.at(-5.6, 6.4, level(6.4) - 0.36, 156, 1.05):
        person(mesh, lap, 'salwar', '#d9a79b', '#efe4d2', head='bun')
        with mesh.at(0, -0.32, 0.64, tilt=24):
            mesh.box(0.42, 0.32, 0.012, '#f4efe2')
            mesh.tube([(0.1, 0.02, 0.02), (0.15, -0.02, 0.16)], 0.008, 'wood-dark', 5)
        mesh.box(0.34, 0.16, 0.36, '#8c5a34', 0.5, 0.1, 0.4)
    pointing = Pose(((0.52, -0.3, 1.5), (-0.25, -0.06, 0.82)), bend=0)
    person(mesh, pointing, 'kurta', '#efe4d2', '#6d6a66', 4.2, 6.2, level(6.2), 122, 1.06, 'turban', '#a83a34')
    person(
        mesh,
        'hold',
        'jacket',
        '#7d93a8',
        '#6d6a66',
        5.3,
        6.6,
        level(6.6),
        -128,
        1.06,
        'brim',
        '#d9c7a0',
        pack='#a8553a',
    )
    person(mesh, 'hold', 'salwar', '#8c6f9a', '#efe4d2', 5.9, 5.8, level(5.8), -140, 1.0)
    with mesh.at(0.9, 5.4, level(5.4), 172, 1.04):
        person(mesh, 'photograph', 'shirt', '#5f7a6a', '#4d5a66')
        camera(mesh)
    for x, y, cloth, turn in ((-7.3, 9.6, '#86a3b6', 120), (-6.5, 9.9, '#e0a86a', 150)):
        with mesh.at(x, y, level(y) - 0.36, turn):
            person(mesh, 'talk', 'shirt' if x < -7 else 'salwar', cloth, '#6d6a66')


def on_the_steps(mesh):
    """Nearest: two sit on a step over their lunch box, seen from behind, one tells the other something."""
    for x, y, turn, dress, cloth, head, look in (
        (2.9, 2.9, 168, 'saree', '#b5487a', 'bun', -34),
        (3.8, 2.7, 196, 'kurta', '#7d93a8', 'cap', 30),
    ):
        person(mesh, 'talk', dress, cloth, 'ivory', x, y, level(y) - 0.36, turn, 1.05, head, '#8c6f5a', look=look)
    with mesh.at(3.35, 2.6, level(2.6)):
        for k in range(3):
            mesh.lathe([(0.1, 0), (0.11, 0.02), (0.11, 0.09), (0.1, 0.1)], '#a9b0b4', 18, z=0.1 * k)
        mesh.tube([(-0.11, 0, 0.05), (-0.11, 0, 0.38), (0.11, 0, 0.38), (0.11, 0, 0.05)], 0.012, '#a9b0b4', 6)
    with mesh.at(4.9, 3.1, level(3.1), 20):
        mesh.box(0.4, 0.22, 0.34, '#8c5a34')
        mesh.lathe([(0.05, 0), (0.06, 0.02), (0.06, 0.2), (0.025, 0.25), (0.025, 0.29)], '#3f78b8', 12, x=0.38)


def far_visitors(mesh):
    """Small ones down among the pillars."""
    for k, (x, y) in enumerate(((-5.4, 15), (-4.7, 15.6), (-1.2, 25), (0.3, 27), (1.0, 27.6), (4.6, 22), (-3.0, 30))):
        z = level(y)
        if k % 2:
            man(mesh, '#efe4d2', '#6d6a66', x, y, z, 1, 150 + 40 * k, dress='shirt')
        else:
            woman(mesh, ('magenta', '#cfae62', 'azure', 'emerald')[k // 2], x, y, z, 1, 160 + 40 * k)
    for x, y in ((-6.2, 20), (5.2, 20.4), (5.9, 20.2)):
        woman(mesh, ('#b5505a', 'teal')[x > 5.5], x, y, -STOREY + 0.02, 1, 20)
