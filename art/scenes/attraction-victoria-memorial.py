"""The Victoria Memorial in Kolkata across its pool on a clear winter day, a family and a puffed-rice seller close."""
import math

from kit.architecture.colonial import victoria_memorial
from kit.life.birds import flock_in
from kit.life.figure import SKINS, draw_arm
from kit.life.people import child, crowd, man
from kit.life.work import little_one, person, telephone
from kit.mesh import Mesh
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf, bush

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'size': 'hero',
    'widest': 1600,
    'alt': 'The white marble Victoria Memorial in Kolkata with its great dome and angel, mirrored in its pool, a couple on a bench and a puffed-rice seller before it.',
}


def build(scene):
    scene.camera((-27, -120, 2.4), (2, 0, 12.6), lens=35, lift=0.03, focus=17, fstop=0.9)
    scene.light(
        sun=-122,
        elevation=21,
        energy=4.6,
        haze={'density': 0.0013, 'height': 16, 'base': 0.2, 'start': 90},
        clouds={'scale': 1.1, 'low': 0.44, 'high': 0.68, 'amount': 0.9, 'seed': 4.7},
    )
    scene.put(plain('lawn', z=-0.1), layer='far')
    garden = Mesh()
    garden.box(84, 60, 0.14, 'pool', -8, -70, -0.1)
    garden.box(150, 30, 0.12, 'paving', -20, -116, -0.1)
    for x, y, w, d in ((-8, -39.4, 86, 1.2), (-8, -100.6, 86, 1.2), (-50.6, -70, 1.2, 62), (34.6, -70, 1.2, 62)):
        garden.box(w, d, 0.5, 'marble-shade', x, y, -0.1)
    garden.box(110, 9, 0.1, 'dust', 0, -35, -0.08)
    garden.box(9, 60, 0.1, 'dust', 44, -66, -0.08)
    scene.put(garden)
    hall = Mesh()
    victoria_memorial(hall)
    scene.put(hall)
    # Floodlights of the gardens by night.
    for x, y, z, power in (
        (-42, -26, 2.6, 3200),
        (-16, -28, 2.6, 3600),
        (12, -28, 2.6, 3600),
        (40, -26, 2.6, 3200),
        (0, -14, 30, 3200),
        (-27.6, -106.6, 3, 85),
        (-19.4, -106.6, 3, 75),
    ):
        scene.lamp(x, y, z, power)
    scene.scatter(
        [broadleaf(30 + i, 10, spread=1.2, cards=320, card=0.34) for i in range(3)],
        46,
        lambda r: (r.choice((-1, 1)) * r.uniform(62, 130), r.uniform(-60, 60)),
        seed=4,
    )
    scene.put(broadleaf(41, 12, spread=1.4, clouds=12, cards=440, card=0.28), -58, -76, 0)
    scene.scatter(
        [bush(2, 0.9, 'marigold'), bush(3, 0.9, 'blossom-red'), bush(4, 0.9, 'hedge')],
        26,
        lambda r: (r.uniform(-56, 40), -37.6),
        seed=5,
        scale=(0.6, 1),
    )
    scene.layer = 'life'
    life = Mesh()
    crowd(life, 44, lambda r: (r.uniform(-46, 46), r.uniform(-37.4, -30)), None, 5)
    with life.at(-27.6, -103.4, 0.02, 144, 1.1):
        life.box(2.0, 0.5, 0.42, 'marble-shade', 0, 0.02)
        person(life, 'talk', 'saree', 'magenta', None, 0.44, 0, 0, 8, look=-30)
        person(life, 'bench', 'kurta', '#a7b79c', 'ivory', -0.44, 0, 0, -10, look=30)
    with life.at(-23.4, -105.4, 0.02, 162, 1.12):
        person(life, 'photograph', 'shirt', '#7d93a8', '#4d5560')
        telephone(life)
    if not scene.is_night:
        little_one(life, 'run', '#cfae62', -24.8, -101.6, 0.02, 96, 1.15)
    puffed_rice(life, -18.6, -103.8, -62)
    child(life, 'scarlet', -20.0, -104.4, 0.02, 1.2, 96, pose='point')
    if not scene.is_night:
        flock_in(life, 14, (-60, -20), (-30, 10), (34, 48), 0.9)
    scene.put(life)


def puffed_rice(mesh, x, y, turn):
    """The jhalmuri man: a round tray of tins and puffed rice on a cane stand, a paper cone in his hand."""
    skin = SKINS[2]
    with mesh.at(x, y, 0.02, turn, 1.12):
        man(mesh, '#dfe3da', 'emerald', pose='none', dress='lungi')
        draw_arm(mesh, (0.2, 0, 1.37), (0.34, -0.06, 1.12), (0.2, -0.34, 1.16), '#dfe3da', skin, 0.058, 0.6)
        draw_arm(mesh, (-0.2, 0, 1.37), (-0.3, 0.0, 1.1), (-0.16, -0.32, 1.0), '#dfe3da', skin, 0.058, 0.6)
        mesh.lathe([(0.012, 1.1), (0.05, 1.26), (0.045, 1.27)], 'ivory', 12, x=0.2, y=-0.37)
        with mesh.at(0, -0.62, 0):
            mesh.lathe([(0.26, 0), (0.12, 0.42), (0.3, 0.84)], 'weave', 20)
            mesh.lathe([(0.42, 0.84), (0.46, 0.88), (0.46, 0.93), (0.42, 0.9)], 'scarlet', 28)
            for k in range(90):
                a, share = k * 2.4, k / 90
                far = 0.25 * math.sqrt(share)
                grain = ('ivory', '#efe2c2')[k % 2]
                mesh.ball(0.034, grain, far * math.cos(a), far * math.sin(a), 0.92 + 0.18 * (1 - share), 6)
            for k in range(7):
                a = k * 2 * math.pi / 7
                tin = ('turmeric', 'emerald', 'crimson')[k % 3]
                mesh.lathe([(0.05, 0.9), (0.05, 1.0), (0.0, 1.0)], tin, 12, x=0.36 * math.cos(a), y=0.36 * math.sin(a))
