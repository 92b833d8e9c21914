"""Buland Darwaza at the head of its great stair, Fatehpur Sikri, in golden light."""
from kit.architecture.arches import arcade, arched_wall, frame_line
from kit.architecture.domes import chhatri
from kit.architecture.mughal import fort_wall
from kit.life.birds import flock_in
from kit.life.people import crowd
from kit.life.work import camera, little_one, person, with_child
from kit.mesh import Mesh
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf

PICTURE = {
    'hour': 'gold',
    'alt': 'The red sandstone Buland Darwaza of Fatehpur Sikri with its huge arch and roof kiosks, people climbing the wide flight of steps.',
}


def build(scene):
    scene.material('red-stone', colour='#b8765c', second='#9e644f')
    scene.camera((-24, -86, 5), (-1, 0, 21.5), lens=29, lift=0.045, focus=34, fstop=1.6)
    scene.light(
        sun=-118,
        elevation=19,
        haze={'density': 0.0014, 'height': 18, 'base': 0.2, 'start': 70},
        clouds={'seed': 5.8, 'amount': 0.8},
    )
    scene.put(plain('dust', z=-0.05), layer='far')
    gate = Mesh()
    for i in range(42):
        gate.lathe(
            [(42 - i * 0.52, 0), (42 - i * 0.52, 0.3)],
            'red-stone-pale' if i % 2 else 'step',
            8,
            False,
            0,
            14,
            i * 0.3,
            (1, 0.9),
            22.5,
        )
    gate.box(46, 26, 12.4, 'red-stone-pale', 0, 5)
    with gate.at(0, 0, 12.4):
        buland(gate)
    for side in (-1, 1):
        with gate.at(side * 62, 10, 8.6):
            fort_wall(gate, 84, 16)
        gate.box(86, 10, 9, 'red-stone-dark', side * 62, 12, 0)
        for k in range(5):
            chhatri(gate, 1.7, 2.8, 'red-stone', 'red-stone-pale', 4, x=side * (30 + k * 16), y=9.6, z=25)
    scene.put(gate)
    scene.scatter(
        [broadleaf(20 + i, 9, spread=1.3, cards=320) for i in range(3)],
        34,
        lambda r: (r.choice((-1, 1)) * r.uniform(44, 100), r.uniform(-40, 4)),
        seed=4,
    )
    scene.layer = 'life'
    life = Mesh()
    stair = lambda x, y: max(0, min(12.3, (y + 24) * 0.52))
    crowd(life, 40, lambda r: (r.uniform(-11, 11), r.uniform(-30, -6)), stair, 5)
    crowd(life, 16, lambda r: (r.uniform(-26, 22), r.uniform(-46, -32)), None, 6)
    at_the_foot(life)
    flock_in(life, 14, (-40, -10), (0, 30), (44, 60), 0.9)
    scene.put(life)


def buland(mesh):
    """The gate of victory: a chamfered front 40 m high with one great arch, rows of niches, thirteen small kiosks
    over it."""
    red, trim = 'red-stone', 'marble'
    with mesh.at(0, -9):
        arched_wall(
            mesh,
            26,
            40,
            red,
            8,
            22,
            30,
            0,
            7,
            'red-stone-dark',
            inner=[
                (0, 3, 6, 9.4, 0, 'shadow'),
                (-4.6, 1.3, 12, 14.6, 8.6, 'shadow'),
                (4.6, 1.3, 12, 14.6, 8.6, 'shadow'),
                (0, 1.7, 16, 19, 11.6, 'shadow'),
            ],
        )
        frame_line(mesh, -11.6, 11.6, 0, 36, 0.7, trim)
        frame_line(mesh, -9.6, 9.6, 0, 32.6, 0.4, 'sand-stone-pale')
    for side in (-1, 1):
        with mesh.at(side * 18, -3.8, 0, side * 46):
            for level, high in ((0, 13), (13, 12), (25, 10)):
                with mesh.at(0, 0, level):
                    arched_wall(
                        mesh,
                        14.4,
                        high,
                        red,
                        3.4,
                        high * 0.55,
                        high * 0.8,
                        0.6,
                        2.2,
                        'red-stone-dark',
                        inner=[(0, 1.6, high * 0.35, high * 0.5, 0.6, 'shadow')],
                    )
                    frame_line(mesh, -5, 5, 0.6, high * 0.92, 0.35, trim)
        mesh.box(1.2, 1.2, 43, red, side * 13, -9)
    mesh.box(25, 12, 40, red, 0, 5.4)
    mesh.box(38, 14, 34.8, red, 0, 9)
    mesh.box(27, 4, 1, 'red-stone-pale', 0, -7.4, 40)
    for i in range(13):
        chhatri(mesh, 0.85, 1.5, red, trim, 4, x=-11.4 + i * 1.9, y=-7.6, z=41)
    for x in (-7, 0, 7):
        chhatri(mesh, 2.6 if x == 0 else 2.0, 4, red, trim, x=x, y=-0.6, z=40)
    for x in (-17, 17):
        chhatri(mesh, 1.6, 2.6, red, trim, x=x, y=4, z=35)


def at_the_foot(mesh):
    """Visitors where the steps begin: two look up and photograph, a guide points, a family with a child comes down."""
    with mesh.at(-12.6, -50.5, 0, 156, 1.15):
        person(mesh, 'photograph', 'jacket', '#7d93a8', '#5a4a3c', head='brim', hat='#c9b48a', pack='#3f6552')
        camera(mesh)
    person(mesh, 'hold', 'salwar', 'magenta', 'ivory', -11.3, -49.8, 0, 168, 1.1, look=-16)
    person(mesh, 'wave', 'kurta', 'ivory', 'ivory', -18.8, -48.6, 0, 128, 1.12, head='cap', hat='whitewash')
    with_child(mesh, 'saree', 'emerald', 'turmeric', -20.4, -49.6, 0, 134, 1.1)
    little_one(mesh, 'run', '#cfae62', -7.4, -47.6, 0, 150, 1.15)
    with mesh.at(-25.6, -52.6, 0, 96, 1.1):
        person(mesh, 'sell', 'saree', 'violet', 'turmeric', head='veil')
        for x, y, stuff in ((0.4, -0.8, 'scarlet'), (-0.4, -0.75, 'turmeric')):
            mesh.lathe([(0.2, 0), (0.3, 0.12), (0.31, 0.15)], 'weave', 18, x=x, y=y)
            mesh.ball((0.26, 0.26, 0.1), stuff, x, y, 0.15, 12)
