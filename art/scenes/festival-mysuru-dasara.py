"""Mysuru Dasara: the palace drawn in bulbs at night; before it the elephant with the golden howdah between torches, a
file of guards, and families who watch from the roadside."""
import random

from kit.architecture.mysore import LAMPS, draw_lights, mysore
from kit.life.animals import caparison, elephant
from kit.life.lamps import flame
from kit.life.people import crowd
from kit.life.work import Pose, little_one, person, telephone, with_child
from kit.mesh import Mesh
from kit.nature.terrain import plain

PICTURE = {
    'hour': 'night',
    'alt': 'Torch bearers lead an elephant with a golden howdah past the palace of Mysuru, outlined in thousands of bulbs, as families watch.',
}

# How far behind the procession the palace stands.
BACK = 32
LEAD = (-1.2, -11.0)
"""Where the howdah elephant walks."""


def build(scene):
    scene.material('window-lit', lamp=1.3)
    scene.material('gold-paint', glow=0.1)
    scene.material('paving', colour='#a58d80', second='#85736b', rough=0.24, specular=0.5, bump=0.008, scale=0.25)
    scene.material('elephant', colour='#857a76', second='#6f6663')
    scene.camera((-11, -40, 2.5), (1, 6, 7.7), lens=33, lift=0.06, focus=27, fstop=1.6)
    scene.light(sun=-108, haze={'density': 0.0024, 'height': 14, 'start': 36}, clouds={'seed': 5.8, 'amount': 0.5})
    scene.put(plain('paving', z=-0.02), layer='far')
    palace, glow = Mesh(), Mesh()
    with palace.at(2, BACK), glow.at(2, BACK):
        mysore(palace)
        draw_lights(glow)
    for x, y, z, power, day in LAMPS:
        scene.lamp(x + 2, y + BACK, z, power, '#ffcb80', day)
    scene.put(palace)
    scene.put(glow)
    scene.layer = 'life'
    body, extras = elephant(True, 'down')
    for x, y, size, cloth in ((*LEAD, 1.62, None), (-15.5, -2, 1.35, 'magenta'), (13.5, -2.5, 1.35, 'emerald')):
        for thing in (body, extras, caparison(cloth or 'scarlet', bool(cloth), 'gold-paint')):
            scene.put(thing, x, y, 0, -158, size)
    folk = Mesh()
    with folk.at(*LEAD, 0, -158, 1.62):
        howdah(folk)
    guards(folk, scene)
    onlookers(folk)
    crowd(folk, 120, lambda r: (r.uniform(-32, 34), r.uniform(4, 12)), seed=4)
    petals(folk)
    scene.put(folk)


def howdah(mesh):
    """The golden howdah on the elephant's back: a throne with the goddess in it, posts, an eaved roof with a dome and
    finials; a mahout on the neck, silk hung over the flanks."""
    gold = 'gold-paint'
    mesh.lathe(
        [(0.9, -1.0), (0.88, -0.2), (0.6, 0.3)], 'crimson', 24, x=-0.15, z=2.48, oval=(1.25, 1.02), ribs=24, rib=0.04
    )
    for z, wide in ((-1.02, 0.93), (-0.7, 0.92)):
        mesh.lathe([(wide, z), (wide - 0.005, z + 0.14)], gold, 24, x=-0.15, z=2.48, oval=(1.25, 1.02))
    mesh.box(1.5, 1.3, 0.2, gold, -0.15, 0, 2.72)
    mesh.box(1.3, 1.1, 0.34, gold, -0.15, 0, 2.92)
    for px in (-0.75, 0.45):
        for py in (-0.52, 0.52):
            mesh.lathe([(0.08, 3.2), (0.05, 3.4), (0.08, 3.7), (0.045, 4.0), (0.09, 4.2)], gold, 10, x=px, y=py)
    for py in (-0.52, 0.52):
        mesh.box(1.2, 0.06, 0.07, gold, -0.15, py, 3.5)
    mesh.box(1.65, 1.5, 0.1, gold, -0.15, 0, 4.2)
    mesh.box(1.4, 1.25, 0.12, gold, -0.15, 0, 4.3)
    mesh.lathe(
        [(0.6, 4.4), (0.66, 4.55), (0.56, 4.78), (0.3, 4.98), (0.1, 5.08), (0.13, 5.16), (0.05, 5.24), (0.01, 5.5)],
        gold,
        24,
        x=-0.15,
        ribs=24,
        rib=0.06,
    )
    for px in (-0.85, 0.55):
        for py in (-0.62, 0.62):
            mesh.lathe([(0.14, 4.32), (0.16, 4.42), (0.07, 4.58), (0.01, 4.75)], gold, 12, x=px, y=py)
    for k in range(16):
        for py in (-0.76, 0.76):
            mesh.ball(0.035, 'lamp', -0.95 + k * 0.107, py, 4.24, 5)
    # The goddess, garlanded, under the roof.
    mesh.lathe([(0.26, 3.26), (0.2, 3.45), (0.16, 3.65), (0.06, 3.74)], 'saffron', 16, x=-0.15)
    mesh.ball(0.09, gold, -0.15, 0, 3.82, 12)
    mesh.lathe([(0.1, 3.86), (0.07, 3.96), (0.02, 4.08)], gold, 12, x=-0.15)
    mesh.lathe([(0.19, 3.5), (0.16, 3.62)], 'marigold', 14, x=-0.13)
    person(mesh, 'squat', 'kurta', 'ivory', 'ivory', 0.95, 0, 2.62, 90, 0.56, head='turban', hat='crimson')


def guards(mesh, scene):
    """Men of the guard in crimson: torch bearers on both sides of the elephant, a file with spears behind."""
    hold = Pose(
        ((0.24, -0.38, 1.2), (-0.25, -0.06, 0.82)),
        bend=1,
        **{'knees': ((0.1, -0.2, 0.52), (-0.1, 0.04, 0.5)), 'ankles': ((0.1, -0.22, 0.08), (-0.1, 0.26, 0.1))}
    )
    for x, y, turn in (
        (-6.4, -15.4, -62),
        (-3.4, -16.2, -64),
        (0.6, -15.8, -60),
        (3.8, -14.4, -66),
        (-7.2, -11.8, -60),
        (6.8, -13.2, -64),
        (-11.5, -8.6, -62),
    ):
        with mesh.at(x, y, 0, turn, 1.05):
            person(mesh, hold, 'kurta', 'crimson', 'ivory', head='turban', hat='turmeric')
            mesh.tube([(-0.19, 0, 0.98), (0.19, 0, 0.98)], 0.09, 'gold-paint', 8)
            mesh.tube([(0.24, -0.4, 0.75), (0.24, -0.46, 2.05)], 0.025, 'wood-dark', 6)
            mesh.lathe([(0.05, 0), (0.12, 0.16)], 'brass', 10, x=0.24, y=-0.46, z=2.0)
            flame(mesh, 0.24, -0.46, 2.12, 0.5, 0.36, 0.1)
        scene.lamp(x - 0.3, y - 0.4, 2.5, 150)
    for i in range(8):
        x, y = 8.6 + i * 2.1, -9.6 + i * 0.75
        with mesh.at(x, y, 0, -64, 1.08):
            person(mesh, 'walk' if i % 2 else hold, 'kurta', 'crimson', 'ivory', head='turban', hat='turmeric')
            if i % 2 == 0:
                mesh.tube([(0.24, -0.4, 0.1), (0.24, -0.4, 2.5)], 0.02, 'wood-dark', 6)
                mesh.lathe([(0.03, 2.45), (0.07, 2.55), (0.01, 2.8)], 'iron', 8, x=0.24, y=-0.4)
    scene.lamp(8, -16, 4.5, 160)
    for x in (-12, 0):
        scene.lamp(x, -30, 5.5, 300)


def onlookers(mesh):
    """By the road: a man with a child on his shoulders, a woman who throws petals, one who takes a picture, some
    who sit on the kerb."""
    mesh.box(60, 0.5, 0.16, 'granite-pale', 0, -19.4, -0.02)
    lift = Pose(((0.2, -0.16, 1.46), (-0.2, -0.16, 1.46)), bend=1)
    with mesh.at(-10.6, -22.4, 0, 118, 1.04):
        person(mesh, lift, 'shirt', '#7d93a8', '#4d5560')
        ride = Pose(
            ((0.4, -0.2, 1.72), (-0.3, -0.3, 1.5)),
            hips=(0.1, 0.9),
            bend=-2,
            knees=((0.2, -0.26, 0.86), (-0.2, -0.26, 0.86)),
            ankles=((0.18, -0.3, 0.42), (-0.18, -0.3, 0.42)),
        )
        little_one(mesh, ride, 'scarlet', 0, 0.1, 0.96, 0, 0.92)
    person(mesh, 'scatter', 'saree', 'emerald', 'turmeric', -9.0, -21.6, 0, 168, 1.0, look=-10)
    with_child(mesh, 'saree', '#d9a79b', 'maroon', -12.8, -21.8, 0, 150, 1.0, child='ivory')
    with mesh.at(-0.8, -22.6, 0, 196, 1.02):
        person(mesh, 'photograph', 'kurta', '#cfae62', 'ivory')
        telephone(mesh)
    person(mesh, 'bench', 'saree', '#86a3b6', 'crimson', 2.0, -19.9, -0.3, 200, 1.0)
    person(mesh, 'bench', 'shirt', '#efe4d2', '#5b5148', 3.0, -19.9, -0.3, 190, 1.02, look=24, elder=True)
    little_one(mesh, 'cheer', 'scarlet', 1.0, -20.6, 0, 190, 1.05)
    person(mesh, 'salute', 'lungi', '#a7b79c', 'ivory', 5.6, -20.6, 0, 196, 1.04, elder=True)
    person(mesh, 'hold', 'salwar', 'magenta', 'ivory', 6.6, -20.2, 0, 206, 0.97)
    person(mesh, 'walk', 'saree', 'azure', 'ivory', -16.2, -17.8, 0, 120, 1.0)
    little_one(mesh, 'run', '#cfae62', -15.0, -17.6, 0, 120, 1.0)


def petals(mesh):
    """Marigold and rose petals thrown on the road."""
    chance = random.Random(3)
    for _ in range(420):
        x, y = chance.gauss(-4, 6), chance.uniform(-19, -12)
        mesh.ball(
            (0.07, 0.05, 0.015), ('marigold', 'crimson', 'ivory', 'marigold')[chance.randrange(4)], x, y, 0.005, 5
        )
