"""Hyderabad: the Qutb Shahi tombs with their bulbous domes among gardens, Golconda's hill behind, in late gold."""
import numpy as np

from kit.architecture.arches import arcade, arched_wall, four_sides
from kit.architecture.domes import dome
from kit.architecture.rajput import bastion, curtain_wall
from kit.life.birds import flock_in
from kit.life.people import crowd
from kit.life.work import broom, camera, little_one, person, with_child
from kit.mesh import Mesh
from kit.nature.ground_cover import flower_tuft
from kit.nature.palms import fan_palm
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import broadleaf, bush
from kit.noise import fractal

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'size': 'hero',
    'widest': 1600,
    'alt': 'The bulbous dome and corner minarets of a Qutb Shahi tomb in Hyderabad in golden light, a gardener and visitors among palms and flower beds.',
}


def qutb_tomb(mesh, width=22, stone='granite-pale'):
    """A Qutb Shahi tomb: an arcaded terrace, a square hall with corner minarets, a necked bulbous dome on petals."""
    base = width * 1.5
    mesh.box(base, base, 5, stone)
    for side in four_sides(mesh, base / 2, base / 2):
        with mesh.at(0, -0.15):
            arcade(mesh, side, 4.8, 9, stone, 'shadow', 0.8, 'pointed', 0.62)
        mesh.box(side + 0.8, 0.8, 0.35, 'cream-wall', 0, 0, 4.7)
        for i in range(18):
            mesh.box(0.7, 0.35, 0.8, stone, -side / 2 + (i + 0.5) * side / 18, 0, 5)
    with mesh.at(0, 0, 5):
        mesh.box(width, width, width * 0.62, stone)
        for side in four_sides(mesh, width / 2, width / 2):
            with mesh.at(0, -0.15):
                arched_wall(
                    mesh,
                    side,
                    width * 0.6,
                    stone,
                    width * 0.14,
                    width * 0.22,
                    width * 0.38,
                    0,
                    0.7,
                    'shadow',
                    'pointed',
                )
                for x in (-0.34, 0.34):
                    with mesh.at(x * width, -0.05):
                        arched_wall(
                            mesh,
                            width * 0.24,
                            width * 0.42,
                            'cream-wall',
                            width * 0.07,
                            width * 0.2,
                            width * 0.32,
                            0.6,
                            0.4,
                            'recess',
                            'pointed',
                        )
            mesh.box(side + 0.9, 1.0, 0.5, 'cream-wall', 0, 0, width * 0.58)
            for i in range(11):
                mesh.lathe(
                    [(0.3, 0), (0.36, 0.5), (0.1, 1.1)],
                    'cream-wall',
                    6,
                    x=-side / 2 + (i + 0.5) * side / 11,
                    z=width * 0.64,
                )
        for x in (-1, 1):
            for y in (-1, 1):
                mesh.lathe(
                    [
                        (1.0, 0),
                        (0.9, width * 0.6),
                        (1.2, width * 0.62),
                        (0.9, width * 0.66),
                        (0.8, width * 0.84),
                        (1.1, width * 0.86),
                    ],
                    'cream-wall',
                    12,
                    x=x * width * 0.5,
                    y=y * width * 0.5,
                )
                dome(mesh, 0.85, 'cream-wall', x * width * 0.5, y * width * 0.5, width * 0.86, sides=16)
        mesh.lathe(
            [(width * 0.4, 0), (width * 0.38, width * 0.14), (width * 0.42, width * 0.16), (width * 0.36, width * 0.2)],
            stone,
            40,
            z=width * 0.62,
        )
        for i in range(24):
            angle = i * np.pi / 12
            mesh.lathe(
                [(0.2, 0), (0.75, 0.7), (0.5, 1.7), (0.05, 2.2)],
                'cream-wall',
                6,
                x=width * 0.37 * np.cos(angle),
                y=width * 0.37 * np.sin(angle),
                z=width * 0.8,
            )
        dome(mesh, width * 0.38, stone, z=width * 0.83, tip='cream-wall', sides=48)


def build(scene):
    scene.camera((-13, -78, 4), (3, 0, 14.6), lens=34, lift=0.025, focus=20, fstop=1.1)
    scene.light(
        sun=-116,
        elevation=20,
        haze={'density': 0.0016, 'height': 18, 'base': 0.22, 'start': 60},
        clouds={'seed': 38.1, 'amount': 0.9, 'stretch': (0.45, 1)},
    )
    scene.put(plain('lawn', z=-0.1), layer='far')
    hill = (
        lambda xs, ys: 62 * np.exp(-(np.abs((xs - 150) / 120) ** 2.2 + ((ys - 420) / 90) ** 2))
        + 4 * fractal(xs * 0.02, ys * 0.02, 4)
        - 2
    )
    scene.put(ground_sheet(hill, (-300, 460), (260, 560), 'dry-hills', 200, 120), layer='far')
    fort = Mesh()
    fort.box(34, 20, 16, 'granite-pale', 150, 410, 56)
    fort.box(18, 14, 10, 'granite-pale', 150, 410, 72)
    path = [(60, 372), (92, 356), (130, 350), (170, 352), (214, 366), (250, 380)]
    for start, end in zip(path, path[1:]):
        curtain_wall(fort, start, end, 10, 26, (0, -1), 'granite')
    for x, y in path:
        bastion(fort, 7, 16, x, y, 24, 'granite', 'granite-pale')
    scene.put(fort, layer='far')
    tombs = Mesh()
    with tombs.at(3, 8, 0, 18):
        qutb_tomb(tombs, 21)
    with tombs.at(-42, 44, 0, 18):
        qutb_tomb(tombs, 17)
    with tombs.at(48, 62, 0, 18):
        qutb_tomb(tombs, 17)
    tombs.box(7, 70, 0.12, 'paving', -1, -46, -0.06)
    tombs.box(60, 6, 0.12, 'paving', 0, -22, -0.07)
    scene.put(tombs)
    # Floodlights in the garden by night.
    for x, y, z, power in (
        (-12, -12, 3, 2200),
        (14, -14, 3, 2200),
        (2, -16, 13, 2600),
        (-38, 24, 6, 1800),
        (44, 42, 6, 1800),
    ):
        scene.lamp(x, y, z, power)
    posts = Mesh()
    for x, y in ((-6, -50.5), (5.5, -38), (-8.5, -38)):
        posts.tube([(x, y, 0), (x, y, 3.3)], 0.06, 'iron', 7)
        posts.ball(0.24, 'lamp', x, y, 3.5, 14)
        scene.lamp(x, y - 0.4, 3.5, 150)
    scene.put(posts)
    palms = [fan_palm(i, 11 + 2 * i) for i in range(3)]
    for i, (x, y) in enumerate(((-26, -10), (-30, 4), (30, -8), (35, 6), (-22, 26), (28, 28), (-56, 20), (58, 20))):
        scene.put(palms[i % 3], x, y, -0.1, i * 50)
    scene.scatter(
        [broadleaf(4, 10, cards=320), broadleaf(5, 9, 'leaf-dark', cards=320)],
        90,
        lambda r: (r.choice((-1, 1)) * r.uniform(24, 120), r.uniform(10, 120)),
        seed=4,
        keep=lambda x, y, z: not (abs(x + 42) < 15 and abs(y - 44) < 18)
        and not (abs(x - 48) < 15 and abs(y - 62) < 18),
    )
    scene.scatter(
        [bush(2, 1.1), bush(3, 1.0, 'blossom-pink'), bush(5, 1.0, 'blossom-red')],
        50,
        lambda r: (-1 + r.choice((-1, 1)) * r.uniform(5, 22), r.uniform(-58, -26)),
        seed=5,
        scale=(0.6, 1.1),
    )
    scene.layer = 'front'
    scene.scatter(
        [flower_tuft(4, flower='blossom-pink'), flower_tuft(6, flower='blossom-red')],
        90,
        lambda r: (lambda y: (-13 + (y + 78) * r.uniform(-0.34, 0.1), y))(r.uniform(-71, -66)),
        seed=8,
        sink=0.05,
    )
    life = Mesh()
    crowd(life, 16, lambda r: (r.uniform(-9, 12), r.uniform(-52, -18)), seed=6, turbans=0.1)
    in_the_garden(life, scene.is_night)
    if not scene.is_night:
        flock_in(life, 13, (-36, -8), (0, 30), (30, 42), 0.9)
    scene.put(life, layer='life')


def in_the_garden(mesh, is_night):
    """A couple on a bench, a mother with her child, one who photographs; by day a gardener sweeps and a boy runs."""
    with mesh.at(-9.6, -48.0, 0, 150, 1.05):
        mesh.box(1.9, 0.5, 0.42, 'granite-pale', 0, 0.02)
        person(mesh, 'talk', 'salwar', 'teal', 'ivory', 0.42, 0, 0, 8, look=-30)
        person(mesh, 'bench', 'kurta', '#efe4d2', 'ivory', -0.44, 0, 0, -10, look=30)
    with mesh.at(-3.6, -47.0, 0, 164, 1.05):
        person(mesh, 'photograph', 'jacket', '#a8503f', '#4d5560', pack='#3f6552')
        camera(mesh)
    with_child(mesh, 'saree', '#cfae62', 'crimson', -1.6, -44.4, 0, -30, 1.05)
    if is_night:
        return
    with mesh.at(-13.4, -46.0, 0, 62, 1.05):
        person(mesh, 'sweep', 'saree', 'magenta', 'turmeric', head='veil')
        broom(mesh)
    little_one(mesh, 'run', '#86a3b6', -6.0, -45.0, 0, 120, 1.08)
