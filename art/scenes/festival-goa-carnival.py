"""Goa's carnival: decorated floats and dancers on a street of coloured Portuguese houses under bunting."""
import math

from kit.architecture.colonial import facade, goan_church
from kit.life.flags import flag_string
from kit.life.people import crowd, dancer
from kit.life.vehicles import wheel
from kit.mesh import Mesh
from kit.nature.palms import coconut_palm
from kit.nature.terrain import plain

PICTURE = {
    'hour': 'gold',
    'palette': 'gold',
    'alt': 'A carnival float shaped like a great fish rolls between coloured Portuguese houses in Panaji, dancers and bunting around it.',
}
SKIRTS = ('magenta', 'emerald', 'turmeric', 'violet', 'scarlet', 'azure')


def build(scene):
    scene.camera((-4.4, -23, 3.2), (1, 8, 5.2), lens=34, lift=0.02)
    scene.light(
        sun=-128, elevation=26, haze={'density': 0.0028, 'height': 14, 'start': 30}, clouds={'seed': 8.3, 'amount': 0.6}
    )
    scene.put(plain('road', z=-0.02), layer='far')
    street = Mesh()
    walls = ('yellow-wall', 'blue-wall', 'pink-wall', 'green-wall', 'ochre-wall', 'blue-wall')
    for side in (-1, 1):
        street.box(2.6, 100, 0.2, 'paving', side * 10.6, 20)
        for i in range(6):
            with street.at(side * 16.5, -6 + i * 13, 0, -90 * side):
                facade(
                    street,
                    12.4,
                    8,
                    7.4 + (i * 3 + side) % 3,
                    2,
                    5,
                    walls[(i + (side > 0) * 2) % 6],
                    'whitewash',
                    roof='tiles',
                    arcade_below=False,
                    shutters='shutter-green',
                    seed=i,
                )
    goan_church(street, 16, 17, 'whitewash', 'cream-wall', 3, 82, 2)
    scene.put(street)
    scene.layer = 'life'
    show = Mesh()
    with show.at(2.4, 4, 0, 200):
        float_base(show, 'azure', 'ivory')
        rows = []
        for i in range(26):
            t = i / 25
            size = 1.7 * math.sin(math.pi * min(1, t * 0.86 + 0.1)) ** 0.8
            rows.append(
                [
                    (-3.6 + 7 * t, size * 0.62 * math.cos(a), 3.7 + size * math.sin(a))
                    for a in [k * math.pi / 10 for k in range(21)]
                ]
            )
        show.loft(rows, 'saffron')
        for i in range(3, 23, 2):
            show.loft(
                [
                    [(p[0], p[1] * 1.02, 3.7 + (p[2] - 3.7) * 1.02) for p in rows[i]],
                    [(p[0] + 0.12, p[1] * 1.02, 3.7 + (p[2] - 3.7) * 1.02) for p in rows[i]],
                ],
                'turmeric',
            )
        for up in (-1, 1):
            show.add([(-3.2, 0, 3.7), (-5.4, 0, 3.7 + 2.1 * up), (-4.4, 0, 3.7)], [(0, 1, 2)], 'crimson')
        show.add([(1.6, 0, 5.2), (-1.8, 0, 5.2), (-1.2, 0, 6.8)], [(0, 1, 2)], 'crimson')
        for side in (-1, 1):
            show.ball(0.3, 'ivory', 2.3, 0.66 * side, 4.2)
            show.ball(0.16, 'shadow', 2.4, 0.86 * side, 4.2)
    with show.at(-4.6, 22, 0, 206):
        float_base(show, 'magenta', 'turmeric')
        for i in range(7):
            show.lathe(
                [(2.0 - i * 0.24, 2.2 + i * 0.5), (2.0 - i * 0.24, 2.7 + i * 0.5)],
                ('scarlet', 'turmeric', 'emerald')[i % 3],
                20,
            )
        show.ball(0.8, 'turmeric', 0, 0, 6.2)
    for i in range(12):
        dancer(
            show,
            SKIRTS[i % 6],
            ('turmeric', 'ivory', 'scarlet')[i % 3],
            -5.6 + (i % 4) * 2.6,
            -9 + (i // 4) * 2.6,
            0,
            1.1,
            10 * (i % 5) - 20,
        )
    for i in range(3):
        dancer(show, 'violet', 'turmeric', 0.6 + i * 2, 3 - i * 0.5, 2.2, 0.9, 0)
    crowd(
        show,
        120,
        lambda r: (r.choice((-1, 1)) * r.uniform(9.4, 11.6), r.uniform(-8, 50)),
        lambda x, y: 0.2,
        4,
        turbans=0,
    )
    for i in range(7):
        flag_string(
            show,
            (-12.4, -3 + i * 8, 7.4),
            (12.4, 0 + i * 8, 7.6),
            1.3,
            30,
            0.8,
            ('flag-red', 'flag-yellow', 'flag-green', 'flag-blue', 'magenta'),
            i,
            True,
        )
    chance = scene.random
    for i in range(260):
        show.box(
            0.1,
            0.02,
            0.07,
            ('magenta', 'turmeric', 'emerald', 'azure', 'scarlet')[i % 5],
            chance.uniform(-9, 10),
            chance.uniform(-12, 18),
            chance.uniform(0.4, 9),
        )
    scene.put(show)
    palm = coconut_palm(2, 13, (2, 1))
    scene.put(palm, -14, 52, 0, 20, layer='land')
    scene.put(palm, 14, 60, 0, 120, layer='land')


def float_base(mesh, skirt, trim):
    """A wheeled deck along x with a scalloped skirt."""
    mesh.box(9, 4, 1.7, skirt, 0, 0, 0.5)
    mesh.box(9.2, 4.2, 0.2, trim, 0, 0, 2.0)
    for k in range(10):
        mesh.ball((0.5, 0.1, 0.4), trim, -4.5 + k, -2.05, 1.7, sides=8)
        mesh.ball((0.5, 0.1, 0.4), trim, -4.5 + k, 2.05, 1.7, sides=8)
    for x in (-3, 3):
        for side in (-1, 1):
            wheel(mesh, 0.6, 0.3, 'shadow', 6, x, 1.9 * side, 0.6)
