"""Goa's carnival: King Momo on his float on a street of coloured Portuguese houses; feathered dancers whirl before it
to a trumpet, a guitar and a drum; a family and a balloon seller look on."""
import math

from kit.architecture.colonial import facade, goan_church
from kit.life.flags import flag_string
from kit.life.people import crowd, dancer
from kit.life.vehicles import wheel
from kit.life.work import Pose, little_one, person, telephone
from kit.mesh import Mesh
from kit.nature.palms import coconut_palm
from kit.nature.terrain import plain

PICTURE = {
    'hour': 'gold',
    'palette': 'gold',
    'alt': 'A laughing giant King Momo rides his carnival float in Panaji; feathered dancers whirl to a trumpet band while a family and a balloon seller watch.',
}
SKIRTS = ('magenta', 'emerald', 'turmeric', 'violet', 'scarlet', 'azure')


def build(scene):
    scene.camera((-5.2, -19.5, 2.1), (0.7, 4, 3.7), lens=34, lift=-0.015, focus=12, fstop=0.9)
    scene.light(
        sun=-128, elevation=26, haze={'density': 0.0028, 'height': 14, 'start': 30}, clouds={'seed': 8.3, 'amount': 0.6}
    )
    for name, colour in (
        ('yellow-wall', '#e2a52f'),
        ('blue-wall', '#4f86c2'),
        ('pink-wall', '#cf6a66'),
        ('green-wall', '#6fa579'),
        ('ochre-wall', '#cf8433'),
    ):
        scene.material(name, colour=colour)
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
    with show.at(1.3, 3.4, 0, -12):
        float_base(show, 'azure', 'ivory')
        king_momo(show)
    with show.at(-4.6, 22, 0, 206):
        float_base(show, 'magenta', 'turmeric')
        for i in range(7):
            show.lathe(
                [(2.0 - i * 0.24, 2.2 + i * 0.5), (2.0 - i * 0.24, 2.7 + i * 0.5)],
                ('scarlet', 'turmeric', 'emerald')[i % 3],
                20,
            )
        show.ball(0.8, 'turmeric', 0, 0, 6.2)
    for i, (right, far, turn) in enumerate(
        ((0.55, 10.2, -38), (-1.0, 12.6, 62), (2.35, 12.4, -84), (0.9, 14.6, 170), (-2.9, 15.2, 30), (3.9, 15.4, -30))
    ):
        feathered(show, i, *seen(right, far), turn)
    band(show)
    family(show)
    balloon_seller(show)
    litter(show, scene.random)
    for i, x in enumerate((-3.2, 5.2)):
        with show.at(x + 0.6, 2.4, 2.2):
            dancer(show, SKIRTS[i + 3], 'turmeric', 0, 0, 0, 0.9, 20 - 40 * i)
    crowd(
        show,
        130,
        lambda r: (r.choice((-1, 1)) * r.uniform(8.6, 11.4), r.uniform(-6, 50)),
        lambda x, y: 0.2 if abs(x) > 9.3 else 0,
        4,
        turbans=0,
        children=0.2,
    )
    for i in range(5):
        flag_string(
            show,
            (-12.4, 4 + i * 9, 8.2),
            (12.4, 7 + i * 9, 8.4),
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


def seen(right, far):
    """Where something stands that is so many metres right of the camera's line of sight, and away from it."""
    return -5.2 + 0.97 * right + 0.2435 * far, -19.5 - 0.2435 * right + 0.97 * far


def band(mesh):
    """A trumpeter who leans back, a guitarist and a drummer, playing to the dancers."""
    with mesh.at(*seen(-1.75, 9.9), 0, 66, 1.04):
        pose = Pose(((0.04, -0.42, 1.62), (-0.06, -0.34, 1.58)), bend=-6, gaze=4)
        person(mesh, pose, 'shirt', 'ivory', '#31487a', head='brim', hat='#efe4d2')
        mesh.tube([(0, -0.1, 1.58), (0, -0.6, 1.68)], 0.018, 'brass', 8)
        with mesh.at(0, -0.58, 1.675, tilt=101):
            mesh.lathe([(0.018, 0), (0.03, 0.12), (0.06, 0.2), (0.11, 0.24), (0.1, 0.235)], 'brass', 20)
        mesh.tube([(0, -0.3, 1.62), (0, -0.3, 1.53), (0, -0.48, 1.57), (0, -0.48, 1.65)], 0.014, 'brass', 6)
    with mesh.at(*seen(-2.75, 11.0), 0, 50, 1.08):
        person(
            mesh,
            Pose(((0.16, -0.3, 1.05), (-0.46, -0.26, 1.26)), bend=8, gaze=-8),
            'shirt',
            'scarlet',
            'ivory',
            head='brim',
            hat='#cfae62',
        )
        with mesh.at(0.14, -0.23, 1.04, roll=-74, tilt=0):
            for z, wide in ((-0.14, 0.19), (0.12, 0.14)):
                with mesh.at(0, 0, z, tilt=90):
                    mesh.lathe([(wide, -0.05), (wide, 0.05), (0.02, 0.052)], '#a8642f', 24)
            mesh.box(0.055, 0.04, 0.66, 'wood-dark', 0, -0.06, 0.1)
    with mesh.at(*seen(-1.15, 11.2), 0, 30, 1.0):
        person(
            mesh,
            Pose(((0.28, -0.42, 1.3), (-0.24, -0.46, 1.04)), bend=6, gaze=4),
            'shirt',
            '#86a3b6',
            'ivory',
            head='brim',
            hat='#8c6f5a',
        )
        mesh.lathe(
            [(0.27, 0.72), (0.28, 0.76), (0.27, 0.8), (0.27, 1.0), (0.285, 1.02), (0.28, 1.05)], 'turmeric', 26, y=-0.48
        )
        mesh.lathe([(0.26, 1.052), (0.02, 1.06)], 'ivory', 24, y=-0.48)
        for hand, tip in (((0.28, -0.42, 1.3), (0.12, -0.62, 1.24)), ((-0.24, -0.46, 1.04), (-0.06, -0.56, 1.07))):
            mesh.tube([hand, tip], 0.014, 'wood', 5)


def family(mesh):
    """A father with his son on his shoulders, the mother who takes a picture, a girl who runs to the dancers."""
    with mesh.at(*seen(2.6, 8.7), 0, 190, 1.06):
        person(mesh, Pose(((0.15, -0.26, 1.3), (-0.15, -0.26, 1.3)), bend=0), 'shirt', '#a7b79c', '#5c6470')
        riding = Pose(
            ((0.4, -0.1, 1.4), (-0.24, -0.3, 1.0)),
            hips=(0.1, 0.5),
            bend=4,
            knees=((0.19, -0.2, 0.46), (-0.19, -0.2, 0.46)),
            ankles=((0.17, -0.22, 0.06), (-0.17, -0.22, 0.06)),
        )
        little_one(mesh, riding, 'scarlet', 0, 0.06, 1.12, scale=0.92)
    with mesh.at(*seen(3.55, 9.2), 0, 204, 1.0):
        person(mesh, 'photograph', 'skirt', '#d9a79b', '#7d93a8', look=10)
        telephone(mesh)
    with mesh.at(*seen(1.75, 9.3), 0, 150, 1.1):
        little_one(mesh, 'run', '#86a3b6', girl=True)


def balloon_seller(mesh):
    """An old man whose balloons hang over him on their strings, a boy who reaches for one."""
    with mesh.at(*seen(-3.55, 9.0), 0, 62, 1.04):
        person(
            mesh,
            Pose(((0.12, -0.34, 1.28), (-0.25, -0.2, 0.95)), bend=3),
            'shirt',
            '#efe4d2',
            '#6d6a66',
            head='brim',
            hat='ivory',
            elder=True,
        )
        for k in range(11):
            a, r = k * 2.4, 0.17 * math.sqrt(k)
            at = (0.12 + r * math.cos(a), -0.3 + r * math.sin(a), 2.6 + 0.16 * math.sin(k * 1.7) - 0.25 * r)
            mesh.tube(
                [(0.12, -0.34, 1.28), (at[0] * 0.8, at[1] * 0.9, 2.0), (at[0], at[1], at[2] - 0.2)], 0.005, 'ivory', 4
            )
            mesh.ball((0.16, 0.16, 0.2), SKIRTS[k % 6], *at, 14)
            mesh.ball(0.025, SKIRTS[k % 6], at[0], at[1], at[2] - 0.21, 6)
    with mesh.at(*seen(-2.75, 8.8), 0, -100, 1.06):
        little_one(mesh, 'reach', '#cfae62')


def litter(mesh, chance):
    """Confetti and curled paper streamers on the road, thicker near the camera."""
    for i in range(340):
        far = 6.6 + 9 * chance.random() ** 1.5
        x, y = seen(chance.uniform(-0.5, 0.5) * far, far)
        with mesh.at(x, y, -0.012, chance.uniform(0, 180)):
            mesh.box(0.085, 0.06, 0.004, SKIRTS[i % 6])
    for i in range(9):
        far = chance.uniform(6.9, 11)
        x, y = seen(chance.uniform(-0.45, 0.45) * far, far)
        with mesh.at(x, y, 0.03, chance.uniform(0, 180)):
            mesh.tube(
                [
                    (0.03 * k, (0.03 + 0.004 * k) * math.sin(k * 0.7), 0.035 * math.cos(k * 0.7))
                    for k in range(14 + 3 * i)
                ],
                0.012,
                SKIRTS[(i * 2 + 1) % 6],
                5,
            )


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


def feathered(mesh, number, x, y, turn):
    """A dancer with a fan of plumes at her back and a plumed crown."""
    plume, other = SKIRTS[number % 6], SKIRTS[(number + 2) % 6]
    with mesh.at(x, y, 0, turn, 1.12):
        dancer(mesh, other, 'gold-paint')
        for k in range(15):
            a = math.pi * (-0.04 + 1.08 * k / 14)
            far = 0.92 + 0.1 * (k % 2)
            ends = [
                (math.cos(a) * r, 0.2 + 0.1 * r, 1.36 + math.sin(a) * r * 0.95 - 0.1 * max(0, r - 0.7))
                for r in (0.12, 0.5, far * 0.85, far)
            ]
            mesh.tube(ends, [0.03, 0.085, 0.09, 0.015], plume if k % 2 else other, 7)
        for k in range(7):
            a = math.pi * (0.2 + 0.6 * k / 6)
            mesh.tube(
                [
                    (0.09 * math.cos(a), 0, 1.7),
                    (0.26 * math.cos(a), 0.02, 1.7 + 0.26 * math.sin(a)),
                    (0.36 * math.cos(a), 0.05, 1.7 + 0.42 * math.sin(a)),
                ],
                [0.02, 0.05, 0.01],
                plume,
                6,
            )
        mesh.lathe([(0.105, 1.66), (0.11, 1.72)], 'gold-paint', 14)


def king_momo(mesh):
    """The king of carnival in papier mache, laughing on his throne before a sunburst, crown and sceptre."""
    skin = '#d99a6c'
    for k in range(24):
        a = k * math.pi / 12
        mesh.add(
            [
                (2.3 * math.cos(a - 0.1), 1.3, 5.4 + 2.3 * math.sin(a - 0.1)),
                ((3.5 if k % 2 else 3.0) * math.cos(a), 1.3, 5.4 + (3.5 if k % 2 else 3.0) * math.sin(a)),
                (2.3 * math.cos(a + 0.1), 1.3, 5.4 + 2.3 * math.sin(a + 0.1)),
            ],
            [(0, 1, 2)],
            'turmeric' if k % 2 else 'scarlet',
        )
    with mesh.at(0, 1.4, 5.4, tilt=90):
        for radius, paint in ((2.36, 'scarlet'), (2.1, 'turmeric'), (1.75, 'magenta')):
            mesh.lathe([(radius, 0), (radius, (2.5 - radius) * 0.16), (0.05, (2.5 - radius) * 0.16)], paint, 48)
    mesh.box(3.4, 1.6, 1.3, 'violet', 0, 0.4, 2.2)
    mesh.ball((1.5, 1.15, 1.35), 'ivory', 0, -0.1, 4.0, 28)
    mesh.ball((1.56, 1.15, 1.3), 'crimson', 0, 0.25, 4.1, 28)
    for k in range(4):
        mesh.ball(0.11, 'gold-paint', 0, -1.2 + 0.02 * k * k, 3.4 + 0.42 * k, 10)
    mesh.lathe([(1.5, 0), (1.54, 0.22)], 'gold-paint', 30, z=3.3, oval=(1, 0.78))
    for side in (-1, 1):
        mesh.tube(
            [(0.7 * side, -0.5, 3.0), (1.0 * side, -1.5, 2.9), (1.05 * side, -1.7, 2.25)],
            [0.62, 0.55, 0.42],
            'azure',
            14,
        )
        mesh.ball((0.36, 0.56, 0.28), 'shadow', 1.05 * side, -1.95, 2.3, 14)
        hand = (2.0, -0.9, 5.5) if side > 0 else (-2.1, -0.6, 4.3)
        mesh.tube([(1.15 * side, 0, 4.7), (1.9 * side, -0.2, 4.3), hand], [0.52, 0.46, 0.34], 'crimson', 14)
        mesh.ball(0.4, 'ivory', *hand, 14)
        mesh.ball(0.33, skin, hand[0] + 0.08 * side, hand[1] - 0.1, hand[2] + 0.28, 14)
    mesh.tube([(2.05, -1.05, 4.7), (2.12, -1.05, 7.2)], 0.08, 'gold-paint', 8)
    mesh.ball(0.3, 'scarlet', 2.13, -1.05, 7.3, 14)
    for k in range(12):
        a = k * math.pi / 6
        mesh.ball(0.3, 'ivory', 0.95 * math.cos(a), -0.1 + 0.8 * math.sin(a), 5.25, 12)
    mesh.ball((0.92, 0.86, 0.98), skin, 0, -0.15, 6.15, 28)
    mesh.ball((0.62, 0.4, 0.4), skin, 0, -0.5, 5.6, 18)
    mesh.ball((0.17, 0.2, 0.16), '#c8714f', 0, -1.02, 6.1, 14)
    mesh.ball((0.46, 0.16, 0.24), '#6d1d20', 0, -0.86, 5.72, 18)
    mesh.box(0.62, 0.1, 0.12, 'ivory', 0, -0.97, 5.82)
    for side in (-1, 1):
        mesh.ball((0.24, 0.14, 0.2), '#d9785a', 0.5 * side, -0.84, 5.95, 14)
        mesh.ball((0.17, 0.1, 0.2), 'ivory', 0.32 * side, -0.9, 6.42, 16)
        mesh.ball((0.08, 0.08, 0.1), '#1d1412', 0.3 * side, -0.97, 6.4, 10)
        mesh.tube(
            [(0.12 * side, -0.96, 6.7), (0.34 * side, -0.94, 6.8), (0.56 * side, -0.78, 6.7)],
            [0.05, 0.07, 0.03],
            'hair',
            7,
        )
        mesh.tube(
            [(0.05 * side, -1.06, 5.93), (0.34 * side, -1.0, 5.9), (0.62 * side, -0.8, 6.06)],
            [0.07, 0.08, 0.02],
            'hair',
            8,
        )
        mesh.ball((0.14, 0.16, 0.22), skin, 0.93 * side, -0.1, 6.15, 12)
    mesh.lathe([(0.8, 0), (0.86, 0.34)], 'gold-paint', 28, y=-0.1, z=6.75)
    mesh.lathe([(0.76, 0.3), (0.6, 0.75), (0.02, 0.95)], 'magenta', 24, y=-0.1, z=6.75)
    for k in range(8):
        a = k * math.pi / 4 + 0.39
        with mesh.at(0.84 * math.cos(a), -0.1 + 0.84 * math.sin(a), 7.05):
            mesh.lathe([(0.17, 0), (0.2, 0.2), (0.02, 0.62)], 'gold-paint', 8)
            mesh.ball(0.09, ('scarlet', 'emerald')[k % 2], 0, 0, 0.66, 8)
