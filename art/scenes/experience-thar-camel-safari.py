"""A camp in the Thar at sunrise: tea at the fire beside a couched camel, riders crossing the dune in a line."""
import math

from kit.life.animals import camel, camel_tack, lead_rope
from kit.life.farming import string_cot
from kit.life.lamps import flame
from kit.life.vehicles import smoke
from kit.life.work import Pose, glass, person, stream
from kit.mesh import Mesh, fuse
from kit.nature.ground_cover import grass_tuft
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import broadleaf
from kit.noise import fractal, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'dawn',
    'alt': 'A line of camels with riders crosses a high dune of the Thar at sunrise; below, drivers pour tea for guests by a fire, a camel couched near.',
}


TRAIN = (3.5, -0.7, -4.8, -9.7, -13.9)


def ground(xs, ys):
    import numpy as np

    away = ys - 8 - 7 * np.sin(xs * 0.035)
    dune = np.where(away < 0, np.clip(1 + away / 34, 0, 1) ** 1.3, np.exp(-((away / 15) ** 2))) * (6.4 + 0.05 * xs)
    return (
        dune
        + 9 * smoothstep(60, 140, ys) * (0.5 + 0.5 * fractal(xs * 0.01, ys * 0.012, 3))
        + 0.035 * np.sin(ys * 2.2 + 3 * fractal(xs * 0.05, ys * 0.05, 2)) * smoothstep(8, -20, ys)
    )


def build(scene):
    scene.material('sand', wave=(0.55, 2.2, 0.018))
    scene.camera((0.2, -24.5, 1.9), (-2.0, 8, 6.0), lens=35, focus=11.5, fstop=1.1)
    scene.light(
        sun=110,
        elevation=14,
        energy=5.2,
        haze={'density': 0.0022, 'height': 14, 'start': 40, 'base': 0.2},
        clouds={'seed': 6.9, 'amount': 0.9},
    )
    scene.put(ground_sheet(ground, (-200, 200), (-50, 320), 'sand', 420, 460, near=(30, 0.5)))
    scene.put(plain('sand', z=-1), layer='far')
    scene.layer = 'life'
    beasts = [camel(p) for p in (0.3, 1.6, 2.8)]
    tacks = [
        camel_tack('crimson', 'ivory', 'saffron'),
        camel_tack('indigo', 'azure', 'crimson'),
        camel_tack('saffron', None, load=True),
        camel_tack('crimson', 'turmeric', 'crimson'),
    ]
    for i, x in enumerate(TRAIN):
        y = crest_line(x)
        slope = height_at(ground, x + 1, y) - height_at(ground, x - 1, y)
        for thing in (beasts[i % 3], tacks[i % 4]):
            scene.put(
                thing, x, y, height_at(ground, x, y) - 0.08, 14, 1.12, roll=-math.degrees(math.atan(slope / 2)) * 0.5
            )
    folk = Mesh()
    leader = TRAIN[0] + 4.3
    for x, ahead in zip((leader, *TRAIN), TRAIN):
        a, b = crest_line(x - 1.4), crest_line(ahead + 1.8)
        hand = (
            (x + 0.2, crest_line(x), height_at(ground, x, crest_line(x)) + 1.1)
            if x == leader
            else (x - 1.1, a, height_at(ground, x - 1.1, a) + 2.0)
        )
        lead_rope(folk, hand, (ahead + 2.3, b + 0.5, height_at(ground, ahead + 2.3, b) + 2.6), 0.3, 0.012)
    y = crest_line(leader)
    person(
        folk, 'walk', 'kurta', 'ivory', 'ivory', leader, y, height_at(ground, leader, y), 84, 1.15, 'turban', 'crimson'
    )
    camp(scene, folk)
    scene.put(folk)
    for x, y, turn, cloth in ((-4.7, -12.4, -12, 'indigo'),):
        z = height_at(ground, x, y)
        scene.put(couched_camel(), x, y, z - 0.06, turn)
        tack = Mesh()
        tack.ball(0.035, '#1e1613', 1.93, -0.11, 1.63, 8)
        tack.ball(0.03, '#3a2a24', 2.2, -0.06, 1.54, 8)
        tack.tube([(2.06, -0.12, 1.5), (1.78, -0.16, 1.56), (1.5, -0.22, 0.9), (1.2, -0.6, 0.3)], 0.014, 'crimson', 5)
        tack.lathe([(0.62, -0.28), (0.6, 0), (0.5, 0.26), (0.34, 0.42)], cloth, 24, x=-0.02, z=1.06, oval=(1, 0.8))
        tack.lathe([(0.63, -0.30), (0.635, -0.2)], 'turmeric', 24, x=-0.02, z=1.06, oval=(1, 0.8))
        scene.put(tack, x, y, z - 0.06, turn)
    scene.layer = 'front'
    scene.scatter(
        [grass_tuft(3, 50, 0.5, leaf='grass-dry', width=0.014)],
        34,
        ((-11, 13), (-20, -4)),
        ground,
        sink=0.03,
        seed=9,
        keep=lambda x, y, z: abs(x - y * 0.1 + 3.2) > 4.2,
    )
    khejri = broadleaf(71, 4.5, 'leaf-dry', spread=1.3, clouds=8, cards=300, card=0.2)
    scene.put(khejri, 7.4, -4.5, height_at(ground, 7.4, -4.5) - 0.2)


def crest_line(x):
    """The y at which the train walks, just on this side of the crest."""
    return 7.4 + 7 * math.sin(x * 0.035)


def couched_camel():
    """A camel lying with folded legs, its neck up, heading +x."""
    mesh, skin = Mesh(), 'camel'
    for x, z, radii in (
        (0, 0.72, (0.95, 0.46, 0.44)),
        (-0.55, 0.7, (0.52, 0.44, 0.44)),
        (0.55, 0.7, (0.5, 0.4, 0.46)),
        (-0.02, 1.04, (0.7, 0.32, 0.3)),
        (-0.02, 1.22, (0.45, 0.26, 0.36)),
        (-0.04, 1.44, (0.25, 0.18, 0.22)),
    ):
        mesh.ball(radii, skin, x, 0, z, sides=16)
    mesh.tube(
        [(0.85, 0, 0.74), (1.15, 0, 0.6), (1.42, 0, 0.72), (1.58, 0, 1.05), (1.66, 0, 1.4), (1.76, 0, 1.57)],
        [0.3, 0.24, 0.19, 0.15, 0.13, 0.13],
        skin,
        10,
    )
    mesh.ball((0.23, 0.12, 0.13), skin, 1.86, 0, 1.58)
    mesh.ball((0.17, 0.095, 0.1), skin, 2.06, 0, 1.52)
    for side in (-1, 1):
        mesh.tube([(1.74, 0.07 * side, 1.66), (1.68, 0.13 * side, 1.84)], [0.05, 0.02], skin)
        mesh.tube(
            [(0.6, 0.3 * side, 0.5), (0.98, 0.36 * side, 0.16), (0.5, 0.4 * side, 0.1)], [0.2, 0.13, 0.09], skin, 9
        )
        mesh.tube(
            [(-0.7, 0.34 * side, 0.5), (-0.2, 0.5 * side, 0.17), (-0.8, 0.5 * side, 0.1)], [0.28, 0.14, 0.1], skin, 9
        )
    mesh.tube([(-1.02, 0, 0.8), (-1.2, 0.04, 0.5), (-1.24, 0.16, 0.12)], [0.06, 0.04, 0.06], skin, 6)
    return fuse(mesh.data('couched-camel'))


def camp(scene, mesh):
    """Tea at the fire: one driver feeds it, one pours from the kettle for guests on a cot; another guest takes a
    picture of the train. Quilts, a water pot and a saddle lie about."""
    floor = lambda x, y: height_at(ground, x, y) - 0.01
    x, y = -1.5, -14.6
    z = floor(x, y)
    for k in range(6):
        a = k * 1.05
        mesh.ball((0.13, 0.11, 0.09), 'rock-warm', x + 0.36 * math.cos(a), y + 0.36 * math.sin(a), z + 0.05, 8)
        mesh.tube(
            [(x + 0.3 * math.cos(k * 1.3), y + 0.3 * math.sin(k * 1.3), z), (x, y, z + 0.26)], 0.035, 'wood-dark', 5
        )
    for dx, dy, tall, lean in ((0, 0, 0.44, 0.12), (0.1, -0.05, 0.32, -0.2), (-0.1, -0.04, 0.28, 0.24)):
        flame(mesh, x + dx, y + dy, z + 0.04, tall, 0.36, lean)
    scene.lamp(x, y - 0.1, z + 0.4, 30, day=0.6)
    smoke(mesh, x, y + 0.1, z + 0.6, 4, (0.16, 0.1, 0.5), 3, size=0.1)
    with mesh.at(-2.35, -14.5, floor(-2.35, -14.5), 84, 1.06):
        person(mesh, 'draw', 'kurta', '#efe4d2', 'ivory', head='turban', hat='crimson', elder=True)
        mesh.tube([(0.1, -0.5, 0.08), (-0.02, -0.86, 0.12)], 0.022, 'wood-dark', 6)
    with mesh.at(-0.35, -13.9, floor(-0.35, -13.9), 66, 1.06):
        person(mesh, 'pour', 'kurta', '#cfae62', 'ivory', head='turban', hat='#c75a2a')
        mesh.lathe([(0.06, 1.4), (0.13, 1.44), (0.12, 1.56), (0.05, 1.62), (0.02, 1.66)], 'iron', 16, x=0.16, y=-0.5)
        mesh.tube([(0.1, -0.56, 1.47), (0.0, -0.6, 1.52)], 0.02, 'iron', 6)
        stream(mesh, (0.0, -0.6, 1.5), (-0.16, -0.4, 1.06), '#b0703c', 0.008)
        glass(mesh, (-0.16, -0.36, 1.0))
    with mesh.at(1.25, -13.1, floor(1.25, -13.1), 8):
        string_cot(mesh, sheet='#7d2f3a')
        person(
            mesh, 'sip', 'salwar', '#86a3b6', '#efe4d2', -0.42, -0.28, 0.07, -36, head='scarf', hat='#d9a79b', look=-20
        )
        glass(mesh, (-0.42, -0.52, 1.02))
        person(
            mesh, 'talk', 'shirt', '#a7b79c', '#8c6f5a', 0.42, -0.28, 0.07, -20, head='brim', hat='#d9c7a0', look=-16
        )
    take = Pose(
        ((0.07, -0.34, 0.94), (-0.07, -0.34, 0.94)),
        hips=(0.2, 0.25),
        bend=6,
        gaze=-4,
        knees=((0.21, -0.2, 0.47), (-0.21, -0.2, 0.47)),
        ankles=((0.15, -0.02, 0.08), (-0.15, -0.02, 0.08)),
        seated=True,
    )
    with mesh.at(3.3, -15.2, floor(3.3, -15.2), 172, 1.04):
        person(mesh, take, 'jacket', '#7d93a8', '#6d6a66', pack='#a8553a')
        mesh.box(0.15, 0.1, 0.1, '#2b2b2e', 0, -0.4, 0.92)
    for k, (bx, by, cloth) in enumerate(
        ((-3.6, -14.9, '#b5487a'), (-3.3, -15.25, '#2f6f86'), (-3.75, -15.4, '#cfae62'))
    ):
        with mesh.at(bx, by, floor(bx, by) + 0.15, 20 + 25 * k, roll=90):
            mesh.lathe([(0.15, -0.42), (0.17, -0.38), (0.17, 0.38), (0.15, 0.42)], cloth, 20, ribs=20, rib=0.06)
            for w in (-0.2, 0.2):
                mesh.lathe([(0.176, w - 0.02), (0.176, w + 0.02)], 'rope', 20)
    for px, py, size in ((0.3, -15.3, 1.0), (0.62, -15.05, 0.7)):
        with mesh.at(px, py, floor(px, py) - 0.03, 0, size):
            mesh.lathe([(0.1, 0), (0.24, 0.16), (0.22, 0.34), (0.1, 0.42), (0.13, 0.48)], 'terracotta', 20)
    with mesh.at(-0.55, -15.6, floor(-0.55, -15.6)):
        mesh.lathe([(0.3, 0.01), (0.32, 0.03), (0.3, 0.04)], 'brass', 24)
        for k in range(4):
            mesh.lathe(
                [(0.035, 0.03), (0.045, 0.13)], '#b0703c', 12, x=0.14 * math.cos(k * 1.6), y=0.14 * math.sin(k * 1.6)
            )
    # Prints of the camels that went up to the crest.
    for k in range(70):
        t = k / 70
        fx, fy = 2.0 + 3.2 * t + 0.5 * math.sin(9 * t) + 0.17 * (-1) ** k, -18 + 21 * t
        rise = (height_at(ground, fx, fy + 0.2) - height_at(ground, fx, fy - 0.2)) / 0.4
        with mesh.at(fx, fy, height_at(ground, fx, fy) + 0.004, tilt=math.degrees(math.atan(rise))):
            mesh.lathe([(0.11, 0.0), (0.1, 0.006), (0.01, 0.004)], '#c9925a', 10)
