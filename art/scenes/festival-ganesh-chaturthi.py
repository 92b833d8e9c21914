"""Ganesh Chaturthi in Mumbai: the garlanded image, its trunk curled to the sweet in its hand, is brought to the sea
at dusk."""
import math

from kit.life.festivities import drummer
from kit.life.flags import garland, pennant
from kit.life.lamps import light_string
from kit.life.people import child, crowd, parasol, woman
from kit.life.powder import powder_cloud
from kit.life.vehicles import wheel
from kit.mesh import Mesh
from kit.nature.terrain import water_sheet
from kit.stage.backdrops import skyline

PICTURE = {
    'hour': 'dusk',
    'palette': 'gold',
    'alt': 'Drummers in saffron turbans before a crowned, garlanded Ganesha with one broken tusk on a flower-hung car by the sea in evening light.',
}


def build(scene):
    scene.camera((-2.0, -21.2, 2.3), (1.0, 10, 5.1), lens=36, lift=0.025, focus=15, fstop=0.9)
    scene.light(
        sun=-116, elevation=17, haze={'density': 0.0026, 'height': 14, 'start': 34}, clouds={'seed': 9.4, 'amount': 0.9}
    )
    sand = Mesh()
    sand.quad((-400, -80, 0), (400, -80, 0), (400, 13, 0), (-400, 13, 0), 'beach')
    scene.put(sand, layer='far')
    scene.put(water_sheet('sea', 0.02, 4000, 12))
    surf = Mesh()
    for offset, half in ((0, 0.9), (4, 0.4), (9, 0.3)):
        surf.loft(
            [
                [
                    (x, 13 + offset + 1.1 * math.sin(x * 0.11 + offset) - half, 0.06),
                    (x, 13 + offset + 1.1 * math.sin(x * 0.11 + offset) + half, 0.06),
                ]
                for x in range(-120, 121, 3)
            ],
            'foam',
            smooth=False,
        )
    scene.put(surf)
    skyline(scene, 520, 900, 90, (16, 60), ('cream-wall', 'whitewash', 'concrete', 'grey-stone'), -1, 5)
    scene.layer = 'life'
    car = Mesh()
    with car.at(1, 4, 0, 12):
        for x in (-2.4, 2.4):
            for y in (-1.6, 1.6):
                with car.at(x, y, 0, 90):
                    wheel(car, 0.7, 0.3, 'wood', 10, 0, 0, 0.7)
        car.box(6.4, 5, 0.6, 'wood', 0, 0, 1.0)
        car.box(6.6, 5.2, 0.9, 'crimson', 0, 0, 1.5)
        car.box(6.7, 5.3, 0.2, 'gold-paint', 0, 0, 2.4)
        car.box(4.2, 3, 0.7, 'turmeric', 0, 0.2, 2.6)
        with car.at(0, 0.1, 3.3, -14, 1.25):
            murti(car)
        for x in (-2.9, 2.9):
            for y in (-2.1, 2.1):
                car.tube([(x, y, 2.4), (x, y, 4.0)], 0.12, 'gold-paint', 7)
                car.ball(0.26, 'marigold', x, y, 4.1, sides=8)
        for y in (-2.2, 2.2):
            garland(car, (-2.9, y, 4.0), (2.9, y, 4.0), 0.5, 40, 0.14)
        garland(car, (-3.2, -2.7, 2.4), (0, -2.7, 2.4), 0.5, 26, 0.13)
        garland(car, (0, -2.7, 2.4), (3.2, -2.7, 2.4), 0.5, 26, 0.13)
        for x in (-3.3, 3.3):
            light_string(car, (x, -2.6, 1.6), (x, 2.6, 1.6), 0.1, 14, 0.09)
    scene.put(car)
    folk = Mesh()
    for i, (x, y, turn) in enumerate(
        ((-6.0, -5.4, 16), (-4.4, -4.8, 12), (-2.9, -5.6, 6), (3.4, -5.2, -14), (4.9, -4.6, -18), (6.4, -5.0, -22))
    ):
        drummer(folk, x, y, 0, turn, 1.1, 'ivory', 'saffron', ('crimson', 'wood')[i % 2])
    for i, (x, y, turn) in enumerate(((-1.2, -3.9, 2), (2.0, -3.6, -8))):
        woman(folk, ('emerald', 'magenta')[i], x, y, 0, 1.1, turn, veil=False, pose='greet')
    child(folk, 'turmeric', 0.9, -4.4, 0, 1.1, -6, pose='greet')
    crowd(folk, 210, lambda r: (r.uniform(-22, 24), r.uniform(-2.2, 18)), lambda x, y: -0.1, 4, turbans=0.3, facing=0)
    for i, (x, y) in enumerate(((-6, 2), (8, 3), (-9.5, 9), (11.4, 8), (7.5, -1.5), (-7.4, -1.4))):
        parasol(folk, x, y, 0.4, 1.5, 4.4, ('saffron', 'crimson', 'magenta')[i % 3], 0, 'gold-paint')
    for x, y in ((-13, 0), (14.5, -1), (-16, 9), (18, 10)):
        pennant(folk, x, y, 0, 5.5, 2.2, 'flag-saffron', 20)
    scene.put(folk)
    dust = Mesh()
    for i, (x, y) in enumerate(((-8, 6), (10, 7))):
        powder_cloud(dust, x, y, 2, 3.6, '#ff6f9a', 6, i + 4, 0.3)
    scene.put(dust)
    for x, y in ((1, 1), (-6, -2), (8, 0)):
        scene.lamp(x, y, 5, 300)


def murti(mesh):
    """The seated image, facing -y: crown, wide ears, four arms with axe, lotus, sweet and blessing, the trunk to its
    left."""
    body, silk, gold = '#e6a884', 'saffron', 'gold-paint'
    mesh.lathe([(1.5, 0), (1.75, 0.25), (1.35, 0.5)], 'magenta', 20, ribs=20, rib=0.12)
    for side in (-1, 1):
        mesh.tube(
            [(0.4 * side, 0.1, 0.8), (1.35 * side, -0.5, 0.75), (0.3 * side, -1.15, 0.65)], [0.5, 0.42, 0.26], silk, 10
        )
        mesh.tube(
            [(0.85 * side, 0, 2.3), (1.45 * side, 0.05, 2.1), (1.75 * side, -0.1, 2.75)], [0.3, 0.24, 0.18], body, 9
        )
        mesh.tube([(0.8 * side, 0, 2.1), (1.3 * side, -0.2, 1.5), (1.0 * side, -0.9, 1.4)], [0.28, 0.24, 0.18], body, 9)
        for x, y, z, size in ((1.42, 0.05, 2.14, 0.27), (1.72, -0.08, 2.62, 0.21), (1.22, -0.15, 1.6, 0.27)):
            mesh.lathe([(size, -0.07), (size * 1.12, 0), (size, 0.07)], gold, 12, x=x * side, y=y, z=z)
        mesh.ball((0.62, 0.13, 0.68), body, 0.98 * side, 0.02, 3.1, 16)
        mesh.ball((0.5, 0.08, 0.54), '#eab08a', 0.98 * side, -0.08, 3.08, 14)
        mesh.ball(0.11, gold, 1.1 * side, 0.02, 2.42, 8)
    mesh.lathe([(0.95, 0.4), (1.2, 0.9), (1.12, 1.5), (0.95, 2.1), (0.7, 2.5), (0.4, 2.7)], body, 18, oval=(1, 0.86))
    mesh.lathe([(1.02, 0.4), (1.24, 0.8), (1.22, 1.0)], silk, 18, oval=(1, 0.88))
    mesh.tube(
        [(-0.75, -0.3, 2.5), (-0.2, 0.7, 2.3), (0.55, 0.95, 1.5), (1.0, 0.5, 0.95)],
        [0.16, 0.2, 0.2, 0.16],
        'crimson',
        8,
    )
    mesh.ball((0.66, 0.62, 0.64), body, 0, -0.05, 3.1, 16)
    mesh.tube(
        [
            (0, -0.5, 3.05),
            (0, -0.86, 2.75),
            (0.02, -1.08, 2.35),
            (0.14, -1.2, 1.98),
            (0.38, -1.26, 1.74),
            (0.66, -1.22, 1.72),
            (0.8, -1.14, 1.9),
        ],
        [0.3, 0.26, 0.22, 0.19, 0.16, 0.13, 0.1],
        body,
        14,
    )
    draw_face(mesh, gold)
    hold_things(mesh, body, gold)
    mesh.lathe(
        [
            (0.62, 3.4),
            (0.7, 3.5),
            (0.6, 3.62),
            (0.56, 3.95),
            (0.66, 4.0),
            (0.46, 4.12),
            (0.4, 4.4),
            (0.46, 4.45),
            (0.28, 4.55),
            (0.12, 4.9),
            (0.02, 5.1),
        ],
        gold,
        18,
    )
    mesh.ball(0.1, 'crimson', 0, 0.56, 3.7, 8)
    ring = [
        (1.9 * math.cos(a), 0.25, 3.0 + 2.0 * math.sin(a))
        for a in [math.pi * (-0.16 + 1.32 * i / 40) for i in range(41)]
    ]
    mesh.tube(ring, 0.12, gold, 7)
    for i in range(0, 41, 2):
        mesh.ball(0.17, 'marigold', *ring[i], sides=7)


def draw_face(mesh, gold):
    """Eyes under arched brows, the mark on the forehead, one whole tusk and one broken, rings on the trunk."""
    for side in (-1, 1):
        mesh.ball((0.125, 0.05, 0.07), '#fbf4e6', 0.27 * side, -0.585, 3.2, 14)
        mesh.ball((0.055, 0.03, 0.058), '#1b1210', 0.255 * side, -0.628, 3.2, 12)
        mesh.tube(
            [(0.14 * side, -0.61, 3.29), (0.27 * side, -0.6, 3.34), (0.42 * side, -0.5, 3.27)],
            [0.014, 0.024, 0.01],
            '#3a2218',
            6,
        )
        reach = 1 if side < 0 else 0.45
        mesh.tube(
            [
                (0.3 * side, -0.52, 2.84),
                (0.3 * side + 0.1 * side * reach, -0.52 - 0.4 * reach, 2.72),
                (0.3 * side + 0.13 * side * reach, -0.52 - 0.66 * reach, 2.8 + 0.06 * reach),
            ],
            [0.085, 0.07, 0.028 if reach == 1 else 0.06],
            'ivory',
            10,
        )
        mesh.ball((0.1, 0.05, 0.1), '#e39080', 0.43 * side, -0.47, 2.98, 10)
    for lift in (0, 0.06, 0.12):
        mesh.tube(
            [(-0.22, -0.57, 3.37 + lift), (0, -0.635 + lift * 0.3, 3.36 + lift), (0.22, -0.57, 3.37 + lift)],
            0.018,
            'ivory',
            5,
        )
    mesh.ball((0.05, 0.03, 0.09), 'crimson', 0, -0.645, 3.42, 8)
    for y, z, size in ((-0.72, 2.87, 0.3), (-1.02, 2.5, 0.25)):
        mesh.ball((size, 0.05, 0.05), gold, 0, y - 0.2, z, 10)


def hold_things(mesh, body, gold):
    """What the four hands hold, the belly's ornaments and the garland round the neck."""
    for side in (-1, 1):
        mesh.ball((0.2, 0.13, 0.22), body, 1.78 * side, -0.14, 2.92, 12)
        mesh.ball((0.2, 0.2, 0.16), body, 0.98 * side, -1.0, 1.42, 12)
    mesh.tube([(-1.8, -0.22, 2.6), (-1.84, -0.22, 3.7)], 0.05, 'wood-dark', 6)
    mesh.box(0.5, 0.08, 0.42, gold, -2.0, -0.22, 3.3, 1.25)
    for k in range(8):
        mesh.ball(
            (0.09, 0.09, 0.2), 'lotus', 1.8 + 0.12 * math.cos(k * 0.785), -0.2 + 0.12 * math.sin(k * 0.785), 3.16, 8
        )
    mesh.lathe([(0.19, 0), (0.2, 0.08), (0.03, 0.3)], 'ivory', 12, x=0.98, y=-1.04, z=1.54, ribs=12, rib=0.1)
    with mesh.at(-0.98, -1.12, 1.62, tilt=78):
        mesh.ball((0.17, 0.2, 0.06), body, 0, 0, 0, 10)
        for k in range(4):
            mesh.tube([(-0.12 + 0.08 * k, 0.12, 0), (-0.13 + 0.087 * k, 0.36, 0)], 0.035, body, 6)
    for size, low, cloth in ((0.95, 1.5, 'marigold'), (0.72, 1.95, 'crimson')):
        for k in range(27):
            angle = math.pi * (k / 26 - 0.5)
            mesh.ball(
                0.09,
                cloth,
                size * math.sin(angle),
                -0.62 - 0.5 * math.cos(angle) * (1.2 if low < 1.8 else 0.8),
                2.55 - (2.55 - low) * math.cos(angle),
                7,
            )
    mesh.tube([(-1.1, -0.45, 1.1), (0, -1.12, 1.0), (1.1, -0.45, 1.1)], 0.07, gold, 8)
    mesh.ball((0.07, 0.05, 0.07), '#c98a66', 0, -1.06, 1.32, 8)
