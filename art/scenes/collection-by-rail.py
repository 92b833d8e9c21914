"""A junction in early light: a long blue express, tea handed up to its window, a porter in red, a family waiting."""
import math

from kit.architecture.arches import arcade
from kit.architecture.himalayan import gable_roof
from kit.life.birds import flock_in
from kit.life.figure import draw_head
from kit.life.people import man, woman
from kit.life.vehicles import carriage, track
from kit.life.work import Pose, glass, little_one, person, with_child
from kit.mesh import Mesh
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf
from kit.stage.backdrops import blue_hills, tree_line

PICTURE = {
    'hour': 'dawn',
    'palette': 'gold-blue',
    'size': 'hero',
    'widest': 1600,
    'alt': 'A tea seller hands a glass up to the window of a long blue train; a porter in red carries a trunk, a family waits by its luggage.',
}


def build(scene):
    scene.camera((-3.4, -30, 2.0), (1.2, 20, 3.4), lens=35, lift=0.04, focus=11, fstop=1.2)
    scene.light(
        sun=-122,
        elevation=26,
        haze={'density': 0.0034, 'height': 11, 'base': 0.18, 'start': 26},
        clouds={'seed': 6.5, 'amount': 0.8, 'low': 0.46, 'high': 0.68},
    )
    scene.put(plain('dust', z=-1.0), layer='far')
    way = Mesh()
    for x in (2.6, 8.2, 12.6):
        track(way, [(x, y, -0.9) for y in range(-40, 200, 2)], 1.6, 'grey-stone')
    way.box(9, 260, 1.0, 'paving', -4.6, 90, -1)
    way.box(0.5, 260, 0.03, 'turmeric', -0.6, 90, 0)
    scene.put(way)
    train = Mesh()
    for i in range(9):
        carriage(train, 20, 2.6, -18 + i * 21.4, -0.75, 90, '#3f6fb0', '#d9c9a0', 3.1, 3.7)
        fit_coach(train, -18 + i * 21.4)
    scene.put(train, layer='life')
    far = Mesh()
    for i in range(5):
        carriage(far, 16, 12.6, 46 + i * 17, -0.75, 90, '#8a4a3c', '#6f3a30', 3.0, 3.4)
    scene.put(far)
    roof = Mesh()
    for i in range(11):
        y = -14 + i * 7
        for x in (-6.6,):
            roof.lathe([(0.24, 0), (0.2, 0.4), (0.12, 0.6), (0.1, 3.9), (0.24, 4.2)], 'iron', 10, x=x, y=y)
        roof.tube([(-6.6, y, 3.3), (-4.4, y, 4.3)], 0.05, 'iron', 5)
        roof.tube([(-6.6, y, 3.3), (-8.8, y, 4.3)], 0.05, 'iron', 5)
        roof.box(7.6, 0.2, 0.2, 'iron', -6.2, y, 4.3)
    for stuff, lower in (('tin-roof', 0), ('cream-wall', 0.07)):
        eaves = [(-10.2, 4.6), (-6.4, 5.6), (-2.4, 4.6)]
        roof.loft([[(x, y, z - lower) for x, z in eaves] for y in (-15 + lower, 58)], stuff)
    for y in range(-15, 58):
        roof.box(0.06, 0.62, 0.42, 'ivory', -2.35, y + 0.5, 4.25, 1)
    for k in range(13):
        roof.box(0.61, 0.06, 0.5 - 0.12 * (k % 2), 'ivory', -9.9 + k * 0.6, -15.05, 4.12 + 0.12 * (k % 2))
    hang_clock(roof, -3.0, -12.5)
    roof.box(5, 70, 5.6, 'cream-wall', -13, 22, 0)
    roof.box(5.04, 70, 1.1, 'maroon-band', -13, 22, 0)
    with roof.at(-10.4, 22, 0, 90):
        arcade(roof, 70, 5.6, 15, 'cream-wall', 'shutter-green', 0.5, 'round', 0.56, 0, 0.72)
        roof.box(70, 0.4, 0.4, 'ivory', 0, -0.1, 4.9)
    roof.box(8, 8, 13, 'brick', -13, 66, 0)
    gable_roof(roof, 8, 8, 5, 'slate', -13, 66, 13)
    roof.lathe([(1.4, 0), (1.4, 0.2)], 'ivory', 20, x=-13, y=61.9, z=10)
    for x, y in ((6.4, 40), (10.4, 58)):
        roof.tube([(x, y, -1), (x, y, 8)], 0.12, 'ivory', 6)
        roof.box(2.2, 0.12, 0.4, 'scarlet', x + 1.1, y, 7.2)
        roof.ball(0.16, 'lamp', x + 0.2, y - 0.1, 6.8, 8)
    scene.put(roof)
    light_platform(scene)
    scene.scatter(
        [broadleaf(40 + i, 10, spread=1.2, cards=320, card=0.34) for i in range(3)],
        46,
        lambda r: (r.choice((-1, 1)) * r.uniform(20, 80), r.uniform(20, 150)),
        lambda x, y: x * 0 - 1,
        seed=4,
    )
    tree_line(scene, 190, 40, 420, 110, 10, z=-1)
    blue_hills(scene, near=560, count=2, height=50, base=0, width=1800, seed=9)
    scene.layer = 'life'
    life = Mesh()
    porter(life, -4.1, -19.3, -22)
    serve_tea(life)
    draw_family(life)
    for i, (x, y, cloth) in enumerate(
        (
            (-4.8, -3, 'magenta'),
            (-4.2, -1.6, None),
            (-2, 4, 'turmeric'),
            (-5.4, 7, None),
            (-4.6, 8, 'emerald'),
            (-1.8, 13, None),
            (-5, 18, 'scarlet'),
            (-2.2, 26, 'azure'),
            (-4.4, 34, None),
            (-2, 44, 'saffron'),
        )
    ):
        woman(life, cloth, x, y, 0, 1.02, i * 9 - 40, veil=False) if cloth else man(
            life, ('ivory', 'teal')[i % 2], 'indigo', x, y, 0, 1.02, i * 9 - 40
        )
    for x, y, tint in ((-5.9, -4, '#7a5236'), (-6.3, -3.2, 'indigo'), (-5.6, 6, 'crimson')):
        life.box(0.8, 0.5, 0.55, tint, x, y, 0)
    life.box(1.6, 1, 0.9, 'wood', -7.4, 1, 0)
    life.lathe([(0.2, 0), (0.26, 0.3), (0.12, 0.5)], 'brass', 10, x=-7.2, y=0.8, z=0.9)
    if not scene.is_night:
        flock_in(life, 10, (4, 22), (20, 50), (10, 17), 0.6)
    scene.put(life)


def fit_coach(mesh, y):
    """Doors at both ends of a coach with their brass rails and steps, bars before its windows."""
    for end in (-9.3, 9.3):
        mesh.box(0.06, 0.86, 2.3, '#2f568d', 1.03, y + end, 0.25)
        mesh.box(0.03, 0.5, 0.7, 'window-lit', 0.99, y + end, 1.6)
        for side in (-0.52, 0.52):
            mesh.tube([(0.94, y + end + side, 0.5), (0.94, y + end + side, 2.1)], 0.025, 'turmeric', 6)
        mesh.box(0.4, 0.8, 0.06, 'iron', 0.9, y + end, -0.05)
    if y < 10:
        for k in range(12):
            for level in (1.9, 2.08):
                mesh.box(0.02, 0.95, 0.025, '#b9bfc4', 1.0, y - 9.17 + k * 1.667, level)


def hang_clock(mesh, x, y):
    """The station's two-faced clock under the canopy."""
    mesh.tube([(x, y, 4.3), (x, y, 3.95)], 0.03, 'iron', 6)
    with mesh.at(x, y, 3.55, tilt=90):
        mesh.lathe([(0.4, -0.1), (0.42, 0), (0.4, 0.1)], 'iron', 28)
        mesh.lathe([(0.35, -0.11), (0.35, 0.115)], 'ivory', 28)
    for end, level in (((0.16, 0.14), 0.025), ((-0.04, 0.27), 0.018)):
        mesh.tube([(x, y - 0.13, 3.55), (x + end[0], y - 0.13, 3.55 + end[1])], level, 'shadow', 5)


def light_platform(scene):
    """Shaded bulbs under the canopy and a lamp post before it, each where it shines; by day a little of that light
    stays, or the platform would be black behind the bright rail."""
    lamps = Mesh()
    for y in (-13, -6, 4, 18, 34, 50):
        lamps.tube([(-5.0, y, 4.6), (-5.0, y, 4.05)], 0.02, 'iron', 5)
        lamps.lathe([(0.3, 3.85), (0.1, 4.05), (0.03, 4.1)], 'iron', 18, x=-5.0, y=y)
        lamps.ball(0.11, 'lamp', -5.0, y, 3.85, 10)
        scene.lamp(-5.0, y, 3.6, 150 if y > -10 else 190, day=0.5)
    scene.lamp(-8.8, -12, 2.2, 60, day=0.8)
    post = (-7.05, -19.9)
    lamps.lathe([(0.16, 0), (0.13, 0.3), (0.06, 0.5), (0.05, 3.2), (0.1, 3.3)], 'iron', 12, x=post[0], y=post[1])
    lamps.lathe([(0.1, 3.3), (0.17, 3.7)], 'lamp', 8, x=post[0], y=post[1])
    lamps.lathe([(0.24, 3.68), (0.1, 3.86), (0.03, 4.0)], 'iron', 8, x=post[0], y=post[1])
    scene.lamp(-6.7, -20.7, 3.4, 210)
    # What falls out of the coach windows.
    for y in (-18.5, -15, -10, -2, 8):
        scene.lamp(0.3, y, 2.5, 34, radius=0.6)
    for y in (20, 36):
        scene.lamp(3.4, y, 1.6, 40)
    scene.put(lamps)


def porter(mesh, x, y, turn):
    """A railway porter in red: a strapped trunk and a bedding roll on his turban, a bag over his shoulder, a brass
    badge on his arm."""
    with mesh.at(x, y, 0, turn, 1.1):
        stride = {'knees': ((0.1, -0.16, 0.52), (-0.1, 0.02, 0.5)), 'ankles': ((0.1, -0.2, 0.08), (-0.1, 0.2, 0.1))}
        person(
            mesh,
            Pose(((0.3, -0.12, 1.88), (-0.26, -0.1, 0.86)), bend=1, **stride),
            'kurta',
            '#c2281f',
            '#efe4d2',
            head='turban',
            hat='#d9392b',
        )
        with mesh.at(0, 0.02, 1.88, 6, roll=-2):
            mesh.box(0.86, 0.46, 0.26, '#7f5136', 0, 0, 0)
            for px in (-0.27, 0.27):
                mesh.box(0.05, 0.48, 0.27, '#3c2a20', px, 0, -0.005)
            for px in (-0.41, 0.41):
                for py in (-0.21, 0.21):
                    mesh.box(0.06, 0.06, 0.27, 'brass', px, py, -0.005)
            mesh.tube([(-0.08, -0.25, 0.12), (0, -0.29, 0.12), (0.08, -0.25, 0.12)], 0.014, 'brass', 6)
            mesh.tube([(-0.4, 0, 0.4), (0.4, 0, 0.4)], 0.15, '#8f9467', 16)
            for px in (-0.2, 0.2):
                mesh.tube([(px - 0.025, 0, 0.4), (px + 0.025, 0, 0.4)], 0.156, '#5a3c28', 16)
        mesh.tube([(0.12, -0.13, 1.4), (0, -0.17, 1.25), (-0.2, -0.12, 1.0)], 0.02, '#5a3c28', 6)
        mesh.ball((0.12, 0.2, 0.17), '#566a86', -0.32, 0.02, 0.8, 14)
        mesh.lathe([(0.045, 0), (0.045, 0.012)], 'brass', 14, x=0.29, y=-0.06, z=1.42)


def serve_tea(mesh):
    """A tea seller hands a glass up to a window of the train; his kettle is in the other hand, a traveller drinks."""
    with mesh.at(-0.32, -18.75, 0, 84, 1.06):
        pose = Pose(((0.1, -0.5, 1.62), (-0.3, -0.16, 0.88)), bend=3, gaze=12)
        person(mesh, pose, 'shirt', '#86a3b6', '#6d6a66', head='scarf', hat='#c8643c')
        glass(mesh, (0.1, -0.5, 1.64))
        with mesh.at(-0.3, -0.16, 0.46):
            mesh.lathe([(0.13, 0), (0.16, 0.05), (0.16, 0.12), (0.1, 0.22), (0.06, 0.24), (0.02, 0.3)], '#b9bfc4', 22)
            mesh.tube([(0.0, -0.13, 0.08), (0, -0.25, 0.16), (0, -0.29, 0.24)], [0.04, 0.028, 0.02], '#b9bfc4', 9)
            mesh.tube([(0, -0.1, 0.2), (0, -0.08, 0.38), (0, 0.08, 0.38), (0, 0.1, 0.2)], 0.014, 'iron', 6)
    for y, cloth, reach in (
        (-18.83, '#efe4d2', 0.62),
        (-15.5, '#d9a79b', 0),
        (-13.83, 'scarlet', 0.3),
        (-8.8, 'ivory', 0),
    ):
        lean_out(mesh, y, cloth, reach)
    with mesh.at(-1.75, -17.6, 0, 36, 1.04):
        person(mesh, 'drink', 'jacket', '#6f7f52', '#4f5d73', head='brim', hat='#cfae62', pack='#b5563c')
        glass(mesh, (0.06, -0.24, 1.44))


def lean_out(mesh, y, cloth, reach):
    """A passenger at a window of the near coach, an arm on the sill or held out."""
    with mesh.at(0.96, y + 0.1, 1.72, -80):
        mesh.ball((0.22, 0.16, 0.24), cloth, 0, 0.06, 0.08, 12)
        with mesh.at(0, -0.02, 0.3):
            draw_head(mesh, '#a8724d', 0.13, short=True, moustache=reach > 0.5)
        hand = (0.02, -max(0.16, reach), 0.06 if reach < 0.5 else -0.02)
        mesh.tube([(0.2, 0, 0.16), (0.24, -0.16, 0.06), hand], [0.062, 0.055, 0.042], cloth, 8)
        mesh.ball(0.048, '#a8724d', *hand, 8)


def draw_family(mesh):
    """A family with its heap of luggage: the grandmother rests on the trunk, the mother carries the small one, the
    girl waves at a window."""
    with mesh.at(-6.35, -18.6, 0, 20):
        mesh.box(0.95, 0.5, 0.44, '#47566b', 0, 0, 0)
        for px in (-0.46, 0.46):
            mesh.box(0.05, 0.52, 0.46, '#b9bfc4', px, 0, -0.005)
        mesh.box(0.09, 0.02, 0.1, 'brass', 0, -0.26, 0.25)
        person(mesh, 'bench', 'saree', '#efe4d2', '#7d2f3a', 0.1, 0.02, -0.04, 8, head='veil', elder=True)
        mesh.box(0.6, 0.24, 0.46, '#7a5236', -0.95, 0.1, 0)
        for py in (-0.4, 0.35):
            mesh.box(0.05, 0.26, 0.47, '#3c2a20', -0.95 + py * 0.45, 0.1, -0.005)
        mesh.tube([(-1.1, 0.1, 0.6), (-0.7, 0.1, 0.6)], 0.13, '#a0563f', 14)
        mesh.lathe([(0.17, 0), (0.24, 0.26), (0.25, 0.3), (0.22, 0.28)], 'bamboo', 20, x=0.85, y=-0.35)
        for k in range(7):
            a = k * 2.4
            mesh.ball(0.07, ('#d98a2b', '#c8a23a')[k % 2], 0.85 + 0.1 * math.cos(a), -0.35 + 0.1 * math.sin(a), 0.31, 8)
    with_child(mesh, 'salwar', '#3f7d74', '#efe4d2', -5.35, -17.2, 0, 30, 1.04, child='#cfae62', head='bun')
    little_one(mesh, 'wave', '#c76a5a', -2.75, -16.6, 0, 118, 1.1, girl=True)
    person(mesh, 'push', 'shirt', '#a7b79c', '#6d6a66', -6.9, -10.6, 0, 8, head='turban', hat='crimson')
    with mesh.at(-6.85, -11.7, 0, 8):
        mesh.box(1.2, 1.7, 0.1, 'wood', 0, 0, 0.5)
        for px in (-0.6, 0.6):
            mesh.tube([(px, 0.8, 0.55), (px * 0.7, 1.2, 1.02)], 0.03, 'wood', 6)
            with mesh.at(px, -0.3, 0.3, roll=90):
                mesh.lathe([(0.3, -0.04), (0.3, 0.04)], 'wood-dark', 18)
        for k, (px, py, tint) in enumerate(((-0.3, -0.4, '#c9b48a'), (0.3, -0.3, '#b79f72'), (0, 0.3, '#d3c29b'))):
            mesh.ball((0.34, 0.42, 0.28), tint, px, py, 0.82 + 0.1 * (k == 2), 12)
