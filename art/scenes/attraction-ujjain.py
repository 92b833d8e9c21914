"""Ram Ghat of Ujjain at first light: small temples with white and ochre towers along the steps of the Shipra, pillars
of lamps, red flags; pilgrims bathe, a priest holds a lamp to the river."""
import numpy as np

from kit.architecture.arches import arcade
from kit.architecture.domes import chhatri
from kit.architecture.nagara import plain_temple
from kit.architecture.water_works import ghat_steps
from kit.life.birds import flock_in
from kit.life.boats import rowing_boat
from kit.life.people import crowd, parasol
from kit.life.work import bowl, little_one, person, tray
from kit.mesh import Mesh
from kit.nature.terrain import bank, water_sheet
from kit.nature.trees import broadleaf
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'dawn',
    'palette': 'dawn-mist',
    'alt': 'Small temples with white and ochre towers stand along the steps of Ram Ghat in Ujjain at first light, pilgrims bathing in the Shipra.',
}
STEP = 'sand-stone-pale'


def build(scene):
    scene.material(STEP, colour='#dcbc98', second='#c09c78')
    scene.material('lake', colour='#4a6a6c', ripple=0.014, mirror=0.35)
    scene.camera((-17, -46, 3.0), (2, 16, 10.0), lens=30, lift=0.02)
    scene.light(
        sun=-106,
        elevation=13,
        haze={'density': 0.0028, 'height': 12, 'start': 50, 'base': 0.12},
        clouds={'seed': 5.2, 'amount': 0.7},
    )
    scene.put(water_sheet('lake', 0, 1400, -100))
    scene.put(bank((-220, 240), (8, 220), 3.2, lambda x, y: y - 16 + x * 0, 'paving', 110, seed=3))
    steps = Mesh()
    ghat_steps(steps, 180, 12, 0.28, 0.75, STEP, 4, 3.8, -0.2, platforms=False)
    for x in (-34, -12, 14, 38):
        steps.lathe([(2.6, -0.4), (2.6, 0.9), (2.9, 1.0), (2.9, 1.3)], 'red-stone-pale', 8, False, x=x, y=4.2)
    scene.put(steps)
    shrines = Mesh()
    row(shrines)
    scene.put(shrines)
    pillar = Mesh()
    for x in (-6.5, 22):
        lamp_pillar(pillar, x, 16.4)
    scene.put(pillar)
    tree_line(scene, 90, 60, 420, 140, 10, 'leaf-dark')
    trees = [broadleaf(44 + i, 11, 'leaf', spread=1.4, cards=460) for i in range(2)]
    for k, (x, y) in enumerate(((-42, 27), (9, 34), (48, 28), (70, 36), (-66, 34))):
        scene.put(trees[k % 2], x, y, 3, 60 * k)
    for x, y, z in ((-34, 4.2, 2.4), (-12, 4.2, 2.4), (14, 4.2, 2.4)):
        scene.lamp(x, y, z, 60)
    scene.layer = 'life'
    life = Mesh()
    people(life)
    scene.put(life)
    scene.layer = 'front'
    boat = Mesh()
    with boat.at(-6.5, -26, 0, 24):
        rowing_boat(boat)
    scene.put(boat)


def row(mesh):
    """The temples over the steps, of unequal size, a hall with arches and a house between them."""
    spots = (
        (-52, 26, 7, 15, 'whitewash'),
        (-30, 24, 9, 20, 'cream-wall'),
        (-17, 21, 5, 10, 'ochre-wall'),
        (3.5, 25, 11, 25, 'whitewash'),
        (15, 20, 4.6, 9, 'maroon-band'),
        (32, 25, 8.4, 18, 'ochre-wall'),
        (46, 22, 6, 12, 'whitewash'),
        (64, 27, 9, 19, 'cream-wall'),
    )
    for x, y, wide, tall, stone in spots:
        plain_temple(mesh, wide, tall, stone, x, y, 3.0, flag='flag-red')
    for x, wide in ((-40, 9), (-8, 7), (22.5, 8)):
        with mesh.at(x, 27, 3):
            mesh.box(wide, 6, 5.4, 'pink-wall', 0, 3.2)
            arcade(mesh, wide, 4.4, 3, 'whitewash', 'shadow', 1.0, 'cusped', 0.64)
            mesh.box(wide + 0.8, 7.6, 0.4, 'maroon-band', 0, 3, 5.4)
    for x in (-23, 39):
        chhatri(mesh, 2.2, 4.4, 'red-stone-pale', x=x, y=17.4, z=3.0)


def lamp_pillar(mesh, x, y):
    """A tapering pillar with brackets all round, each for an oil lamp."""
    mesh.box(3.0, 3.0, 0.8, 'basalt', x, y, 3.0)
    mesh.lathe([(1.0, 0), (0.9, 0.3), (0.42, 9.4), (0.7, 9.6), (0.7, 9.9)], 'basalt', 12, x=x, y=y, z=3.8)
    for level in range(11):
        for k in range(8):
            a = k * np.pi / 4 + (level % 2) * np.pi / 8
            r = 0.98 - 0.045 * level
            bx, by, bz = x + r * np.cos(a), y + r * np.sin(a), 4.6 + 0.78 * level
            mesh.box(0.3, 0.3, 0.14, 'basalt', bx, by, bz)
            mesh.ball((0.05, 0.05, 0.09), 'lamp', bx, by, bz + 0.2, 6)


def people(mesh):
    """Bathers at the water's edge, offerings, a priest under his parasol, the crowd on the steps."""
    for x, y, z, deed, dress, cloth, second, turn, more in (
        (-10.6, 1.6, -0.5, 'pray', 'dhoti', 'skin', 'saffron', 20, {}),
        (-8.8, 2.2, -0.35, 'wash', 'dhoti', 'skin', 'ivory', -30, {}),
        (-15.0, 2.0, -0.4, 'pray', 'saree', 'scarlet', 'turmeric', 10, {'head': 'veil'}),
        (0.4, 4.4, 0.35, 'walk', 'saree', 'emerald', 'magenta', 174, {}),
        (1.8, 4.8, 0.35, 'walk', 'kurta', 'ivory', 'ivory', 176, {'head': 'turban', 'hat': 'scarlet'}),
        (-19.4, 4.6, 0.35, 'walk', 'kurta', '#cfae62', 'ivory', 150, {'elder': True}),
    ):
        person(mesh, deed, dress, cloth, second, x, y, z, turn, 1.12, **more)
    with mesh.at(-3.2, 3.6, 0.05, 14, 1.12):
        person(mesh, 'tray', 'dhoti', 'saffron', 'ivory')
        tray(mesh, lamp=True)
    with mesh.at(5.2, 4.6, 0.35, 30, 1.12):
        person(mesh, 'tray', 'saree', 'turmeric', 'crimson')
        bowl(mesh, 0, -0.42, 1.14, heap='marigold')
    little_one(mesh, 'hold', 'azure', 6.6, 4.8, 0.35, 10, 1.1)
    for x, cloth in ((-34, 'saffron'), (14, 'scarlet')):
        parasol(mesh, x, 4.2, 1.3, 1.9, 2.6, cloth)
        person(mesh, 'serve', 'dhoti', 'saffron', 'ivory', x, 4.0, 1.3, 0, 1.1)
    crowd(mesh, 34, lambda r: (r.uniform(-44, 46), r.uniform(6.5, 12.5)), lambda x, y: 0.28 * (y - 4) / 0.75, 6)
    flock_in(mesh, 9, (-34, -8), (4, 30), (18, 27), 0.9)
