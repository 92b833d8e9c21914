"""Sarhul: a chain of women in white and red, arms linked, bends round the leaping mandar drummers in a grove of sal in
flower; a priest pours for the holy stones, the red and white flags stand behind."""
import math

import numpy as np

from kit.life.flags import tall_flag
from kit.life.people import man, woman
from kit.life.work import Pose, bowl, little_one, person, stream
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.terrain import ground_sheet
from kit.nature.trees import broadleaf, leaf_cloud
from kit.noise import fractal
from kit.stage.backdrops import blue_hills, far_plain

PICTURE = {
    'hour': 'noon',
    'alt': 'Women in white saris bordered in red dance arm in arm around leaping drummers in a grove of flowering sal in Jharkhand; a priest pours an offering.',
}
SKIN = ('#8d5c3f', '#6c4631', '#7a4f37')


def build(scene):
    scene.material('leaf-dry', colour='#efe6b8', second='#b9bd74')
    scene.camera((3.6, -9.4, 1.8), (-0.1, 3, 2.45), lens=36, lift=0.02, focus=8.6, fstop=0.7)
    scene.light(
        sun=-112,
        elevation=38,
        energy=5.2,
        haze={'density': 0.006, 'height': 14, 'start': 22, 'colour': '#d5dcc0'},
        clouds={'seed': 4.7, 'amount': 0.5},
        grade={'exposure': 1.2},
    )
    ground = lambda xs, ys: 0.25 * fractal(xs * 0.06, ys * 0.06, 3)
    scene.put(ground_sheet(ground, (-120, 120), (-40, 200), 'meadow', 180, 200, near=(30, 0.5)))
    far_plain(scene, 'forest-floor', -0.9)
    blue_hills(scene, near=300, count=3, height=44, width=1300, seed=2)
    sal = [
        broadleaf(31 + i, 15, ('leaf', 'leaf-dry', 'leaf')[i], 'bark-pale', 0.62, 9, 380, 0.3, 0.5) for i in range(3)
    ]
    scene.scatter(
        sal,
        92,
        ((-54, 54), (15, 90)),
        ground,
        seed=6,
        sink=0.2,
        scale=(0.8, 1.15),
        keep=lambda x, y, z: abs(x + 0.3 * y - 3) > 4 or y > 36,
    )
    for x, y, k in ((-12.5, 4, 1), (-17, 9, 0), (16, 8, 1), (12.5, 15, 2)):
        scene.put(sal[k], x, y, 0, x * 9, 1.05)
    # Trodden earth where they dance.
    floor = Mesh()
    floor.lathe([(8.6, -0.1), (8.2, 0.16), (0.1, 0.17)], 'dust', 48, oval=(1.1, 0.85), y=2.2)
    scene.put(floor)
    scene.scatter(
        [grass_tuft(5, 50, 0.4), grass_tuft(6, 40, 0.4, leaf='grass-dry')],
        330,
        ((-24, 24), (-19, 22)),
        ground,
        seed=5,
        sink=0.04,
        keep=lambda x, y, z: math.hypot(x, (y - 2) * 1.3) > 10 and (y > -9 or abs(x - 4) > 3),
    )
    scene.layer = 'front'
    bough = Mesh()
    for x, y, z, leaf in ((4.5, -7.0, 3.25, 'leaf'), (5.0, -6.8, 3.45, 'leaf-dry'), (4.0, -7.0, 3.5, 'leaf-dry')):
        leaf_cloud(bough, (x, y, z), (0.75, 0.4, 0.32), 70, leaf, np.random.RandomState(4), 0.13)
    scene.put(bough)
    scene.layer = 'life'
    folk = Mesh()
    chain(folk)
    for right, far, turn, leap, cloth in (
        (0.45, 8.8, -30, 0.3, 'crimson'),
        (1.75, 9.9, -64, 0.0, 'ivory'),
        (-0.95, 10.6, 40, 0.16, 'crimson'),
    ):
        with folk.at(*seen(right, far), 0.17 + leap, turn, 1.1):
            mandar_player(folk, leap, cloth)
    offering(folk)
    for i, (right, far, turn) in enumerate(
        (
            (-7.6, 14.4, 60),
            (-6.9, 15.2, 40),
            (-8.3, 15.6, 50),
            (6.4, 15.4, -30),
            (7.2, 16.2, -50),
            (0.6, 19, 0),
            (1.4, 19.4, 8),
        )
    ):
        x, y = seen(right, far)
        if i % 3 == 1:
            woman(folk, ('#a7b79c', '#d9a79b', '#cfae62')[i % 3], x, y, 0.02, 1.06, turn)
        else:
            man(folk, 'ivory', 'ivory', x, y, 0.02, 1.08, turn, 'crimson' if i % 2 else None, dress='dhoti')
    for x, y, cloth in ((-4.4, 12.5, 'flag-red'), (-1.2, 13.5, 'flag-white'), (2.4, 12.5, 'flag-red')):
        tall_flag(folk, x, y, 0, 7.4, cloth, 0.7)
    scene.put(folk)


def seen(right, far):
    """Where something stands that is so many metres right of the camera's line of sight, and away from it."""
    return 3.6 + 0.958 * right - 0.286 * far, -9.4 + 0.286 * right + 0.958 * far


def chain(mesh):
    """Fifteen dancers along a horseshoe that opens to the camera, all looking into it."""
    bends = np.array(
        (
            (-2.0, 7.3),
            (-3.2, 8.3),
            (-3.8, 10.2),
            (-3.2, 12.4),
            (-1.0, 13.9),
            (1.6, 14),
            (3.7, 12.6),
            (4.4, 10.6),
            (3.7, 9.0),
        )
    )
    steps = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(bends, axis=0).T))])
    middle = seen(0.5, 10.6)
    for i, at in enumerate(np.linspace(0, steps[-1], 15)):
        x, y = seen(np.interp(at, steps, bends[:, 0]), np.interp(at, steps, bends[:, 1]))
        turn = math.degrees(math.atan2(middle[0] - x, y - middle[1]))
        dance(mesh, i, x, y, turn + 14 * (1 - i / 7))


def dance(mesh, number, x, y, turn):
    """A dancer of the chain, bending in her turn: arms behind her neighbours' backs, sal blossom in her hair."""
    bend = 12 + 9 * math.sin(number * 1.1)
    pose = Pose(((0.72, 0.06, 1.12), (-0.72, 0.06, 1.12)), hips=(0.05, 0.93), bend=bend, gaze=bend * 0.4)
    size = (1.1, 1.04, 1.14, 1.08)[number % 4]
    with mesh.at(x, y, 0.16, turn, size, roll=3 * math.sin(number * 2.1)):
        person(mesh, pose, 'saree', '#f6efe2', 'crimson', skin=SKIN[number % 3], look=(number * 37) % 50 - 25)
        with mesh.at(0, 0.05, 0.93, tilt=bend):
            with mesh.at(0, 0, 0.45, tilt=-bend * 0.85):
                for k in range(5):
                    mesh.ball(
                        0.035, ('ivory', 'turmeric')[k % 2], -0.08 + 0.04 * k, 0.17, 0.23 + 0.02 * (k % 2), sides=6
                    )


def mandar_player(mesh, leap, turban):
    """A man in a dhoti who leaps, or bends, with a long clay drum slung before him, played with both hands."""
    legs = (
        {'knees': ((0.15, -0.36, 0.7), (-0.13, -0.12, 0.52)), 'ankles': ((0.14, -0.1, 0.36), (-0.14, 0.28, 0.3))}
        if leap
        else {'knees': ((0.16, -0.3, 0.5), (-0.16, 0.0, 0.46)), 'ankles': ((0.15, -0.26, 0.08), (-0.16, 0.3, 0.1))}
    )
    pose = Pose(
        ((0.5, -0.36, 1.1), (-0.52, -0.4, 0.98)),
        hips=(0.04, 0.95 if leap else 0.86),
        bend=8 if leap else 30,
        gaze=16,
        **legs
    )
    person(mesh, pose, 'dhoti', 'ivory', '#efe4d2', head='turban', hat=turban, skin=SKIN[1])
    with mesh.at(0, -0.42, 0.98 if leap else 0.8, roll=84):
        mesh.lathe([(0.15, -0.44), (0.23, -0.24), (0.25, -0.05), (0.2, 0.24), (0.12, 0.44)], 'terracotta', 20)
        for end, wide in ((-1, 0.15), (1, 0.12)):
            mesh.lathe([(wide + 0.012, 0.42 * end), (wide + 0.012, 0.45 * end), (0.02, 0.452 * end)], 'ivory', 18)
        for k in range(9):
            a = k * 2 * math.pi / 9
            mesh.tube(
                [
                    (r * math.cos(a), r * math.sin(a), z)
                    for r, z in ((0.155, -0.43), (0.238, -0.22), (0.258, -0.05), (0.207, 0.24), (0.128, 0.43))
                ],
                0.008,
                'ivory',
                4,
            )
    mesh.tube(
        [(0.4, -0.4, 1.05), (0.2, -0.2, 1.42), (0, 0.1, 1.46), (-0.2, -0.2, 1.42), (-0.4, -0.42, 0.95)],
        0.014,
        'crimson',
        5,
    )
    for k in range(4):
        mesh.ball(
            (0.03, 0.03, 0.05),
            ('ivory', 'turmeric')[k % 2],
            0.12,
            0.02 * k - 0.02,
            1.72 + 0.05 * k if leap else 1.56 + 0.05 * k,
            7,
        )


def offering(mesh):
    """The priest pours rice beer over the holy stones; a kneeling woman holds a basket of sal flowers, a boy looks."""
    with mesh.at(*seen(1.9, 7.1), 0.12):
        for dx, dy, size in ((0, 0, 0.3), (-0.3, 0.14, 0.22), (0.24, 0.2, 0.2)):
            mesh.ball((size * 0.7, size * 0.6, size), 'granite-dark', dx, dy, size * 0.7, 10)
            mesh.ball((0.05, 0.03, 0.07), 'scarlet', dx, dy - size * 0.58, size * 0.95, 8)
        for k in range(16):
            a = k * 2.4
            mesh.ball((0.05, 0.05, 0.025), ('ivory', '#e9dc9a')[k % 2], 0.5 * math.cos(a), 0.34 * math.sin(a), 0.03, 7)
    with mesh.at(*seen(2.7, 7.4), 0.1, -92, 1.08):
        person(mesh, 'pour', 'dhoti', 'skin', '#efe4d2', head='turban', hat='ivory', elder=True, skin=SKIN[0])
        mesh.lathe(
            [(0.03, -0.1), (0.1, -0.04), (0.11, 0.04), (0.05, 0.1), (0.07, 0.13)],
            'terracotta',
            16,
            x=0.16,
            y=-0.5,
            z=1.42,
        )
        stream(mesh, (0.16, -0.58, 1.42), (0.08, -0.76, 0.3), 'ivory', 0.016)
    with mesh.at(*seen(1.0, 6.9), 0.14, 72, 1.04):
        person(mesh, 'serve', 'saree', '#d9a79b', 'crimson', skin=SKIN[2])
        bowl(mesh, 0.02, -0.52, 0.22, 'bamboo', '#f1e8c4', 1.5)
    with mesh.at(*seen(3.2, 7.6), 0.1, -100, 1.12):
        little_one(mesh, 'hold', '#86a3b6')
    for right, far, size in ((-0.55, 6.75, 1.0), (-0.95, 6.95, 0.8), (-0.2, 7.1, 0.7)):
        with mesh.at(*seen(right, far), 0.14, 0, size):
            mesh.lathe(
                [(0.1, 0), (0.24, 0.12), (0.24, 0.24), (0.1, 0.36), (0.14, 0.42), (0.11, 0.41)], 'terracotta', 20
            )
            for k in range(6):
                mesh.tube(
                    [(0, 0, 0.38), (0.16 * math.cos(k * 1.05), 0.16 * math.sin(k * 1.05), 0.62)],
                    [0.014, 0.01],
                    'leaf',
                    5,
                )
                mesh.ball(
                    0.06, ('ivory', '#e9dc9a')[k % 2], 0.16 * math.cos(k * 1.05), 0.16 * math.sin(k * 1.05), 0.64, 7
                )
