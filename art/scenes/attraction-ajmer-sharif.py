"""The dargah of Ajmer in the evening: the white dome of the saint's tomb with its crown and finial of gold over the
marble court, Shah Jahan's mosque beside it; pilgrims carry a cloth and baskets of roses."""
import math

from kit.architecture.arches import arcade, arched_wall, four_sides, frame_line
from kit.architecture.domes import chhatri, dome, finial
from kit.life.birds import flock_in
from kit.life.people import crowd
from kit.life.work import bowl, little_one, person
from kit.mesh import Mesh
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'dusk',
    'alt': 'The white dome of the saint’s tomb at Ajmer with its golden crown over a marble court, pilgrims bringing a green cloth and baskets of roses.',
}
MARBLE, SHADE, TRIM = 'marble', 'marble-shade', 'gold-paint'


def build(scene):
    scene.material('paving', colour='#e2d2c2', second='#cdb9a8', courses=(1.6, 1.6, 0.3))
    scene.material('#6a2f2a', rough=0.8)
    scene.camera((-8.5, -36.5, 4.6), (2.6, 6, 7.8), lens=31, lift=0.02)
    scene.light(
        sun=-104,
        elevation=14,
        haze={'density': 0.0022, 'height': 12, 'start': 40, 'base': 0.1},
        clouds={'seed': 21.3, 'amount': 0.85},
        grade={'saturation': 1.0},
    )
    scene.put(plain('paving', z=-0.04))
    tomb = Mesh()
    shrine(tomb)
    scene.put(tomb)
    wing = Mesh()
    with wing.at(-27, 10, 0, 64):
        mosque(wing)
    with wing.at(27, 16, 0, -52):
        rooms(wing)
    wing.box(140, 1.2, 6.4, 'whitewash', 0, 36)
    wing.box(140, 1.6, 0.4, 'cream-wall', 0, 36, 6.4)
    for i in range(28):
        with wing.at(-67.5 + 5 * i, 35.3):
            arched_wall(wing, 5, 6.2, 'whitewash', 1.5, 2.8, 4.4, 0.2, 0.5, 'recess', 'cusped')
    scene.put(wing)
    blue_hills(scene, 'forest-hills', near=640, count=3, height=80, width=2600, seed=4.2)
    neem = broadleaf(52, 9, 'leaf', spread=1.25, cards=460)
    for x, y, turn, size in ((17, 21, 0, 1.0), (-17, 26, 70, 1.1), (33, 4, 40, 0.9)):
        scene.put(neem, x, y, 0, turn, size)
    for x, y, z, power in ((-3.6, -4, 3.4, 90), (3.6, -4, 3.4, 90), (0, -3, 4, 120)):
        scene.lamp(x, y, z, power, day=0.6)
    scene.layer = 'life'
    life = Mesh()
    procession(life)
    for x, y, deed, dress, cloth, second, turn, more in (
        (4.4, -20.6, 'pray', 'salwar', '#b97f93', 'ivory', 176, {'head': 'veil'}),
        (5.5, -20.2, 'pray', 'kurta', 'ivory', 'ivory', 184, {'head': 'cap'}),
        (9.6, -15.0, 'walk', 'kurta', '#86a3b6', 'ivory', 100, {'head': 'cap', 'elder': True}),
    ):
        person(life, deed, dress, cloth, second, x, y, 0, turn, 1.05, **more)
    for x, y, turn in ((-1.0, -19.4, 190), (8.6, -14.6, 120)):
        with life.at(x, y, 0, turn, 1.05):
            person(life, 'salute', 'kurta', 'turmeric' if x < 0 else 'ivory', 'ivory', head='cap')
            bowl(life, 0, -0.16, 2.0, metal='weave', heap='crimson', size=1.7)
    little_one(life, 'walk', 'magenta', 6.5, -19.6, 0, 176, 1.05, girl=True)
    with life.at(-15.5, -15.0, 0, 150, 1.05):
        person(life, 'serve', 'kurta', 'ivory', 'ivory', head='cap')
    for k, (x, y) in enumerate(((-17.2, -13.6), (-16.8, -15.2))):
        person(life, 'serve', 'kurta', ('saffron', 'teal')[k], 'ivory', x, y, 0, 200 - 60 * k, 1.05, head='cap')
    crowd(life, 26, lambda r: (r.uniform(-12, 14), r.uniform(-9, -4)), None, 8, turbans=0.1)
    flock_in(life, 12, (-16, 2), (0, 24), (15, 21), 0.6)
    scene.put(life)


def shrine(mesh):
    """The tomb: a marble cube with a porch of cusped arches before it, corner kiosks, the dome ribbed by its seams
    with a band of gold leaves at its foot, and the crown."""
    mesh.box(19, 20, 0.5, SHADE, 0, 6)
    with mesh.at(0, 7, 0.5):
        mesh.box(12.4, 12.4, 8.6, MARBLE)
        for span in four_sides(mesh, 6.5, 6.5):
            for k in (-1, 0, 1):
                with mesh.at(k * 4.3, -0.1, 0):
                    arched_wall(mesh, 4.3, 8.4, MARBLE, 1.35, 4.6, 6.4, 0.3, 0.5, SHADE, 'cusped')
                    frame_line(mesh, -1.8, 1.8, 0.2, 7.2, 0.12, TRIM)
            mesh.box(span + 1.5, 1.5, 0.26, MARBLE, 0, -0.3, 8.4)
            mesh.box(span + 0.4, 0.7, 0.8, SHADE, 0, -0.1, 8.66)
            for i in range(13):
                mesh.box(0.5, 0.3, 0.55, MARBLE, -6.2 + 1.04 * i, -0.2, 9.4, 0.5)
        for x in (-6.2, 6.2):
            for y in (-6.2, 6.2):
                mesh.lathe([(0.75, 0), (0.62, 0.3), (0.56, 9.4)], MARBLE, 8, False, x=x, y=y, start=22.5)
                chhatri(mesh, 0.95, 1.9, MARBLE, x=x, y=y, z=9.3, tip='gold-paint')
        mesh.lathe([(5.4, 0), (5.4, 1.4), (5.7, 1.6), (5.7, 2.0), (5.2, 2.2)], MARBLE, 48, z=9.0)
        mesh.lathe([(5.42, 0.5), (5.44, 0.9)], TRIM, 48, z=9.0)
        dome(mesh, 5.5, MARBLE, z=11.1, stretch=0.98, tip=None, sides=64, ribs=24, rib=0.022)
        for k in range(24):
            a = 2 * math.pi * k / 24
            with mesh.at(5.34 * math.cos(a), 5.34 * math.sin(a), 11.7, math.degrees(a) + 90, tilt=6):
                mesh.add([(-0.42, -0.1, 0), (0.42, -0.1, 0), (0, -0.12, 1.1)], [(0, 1, 2)], TRIM)
        crown(mesh, 20.4)
    porch(mesh)


def crown(mesh, z):
    """The lotus, the crown that a nawab gave and the long finial, all gilded."""
    mesh.lathe([(1.9, -0.5), (1.2, 0.3), (0.7, 0.55)], TRIM, 32, z=z, ribs=16, rib=0.1)
    mesh.lathe([(0.62, 0.5), (0.95, 0.9), (1.0, 1.3), (0.8, 1.5)], TRIM, 24, z=z)
    for k in range(8):
        a = math.pi * k / 4
        mesh.lathe(
            [(0.16, 0), (0.2, 0.2), (0.02, 0.75)], 'gold', 8, x=0.92 * math.cos(a), y=0.92 * math.sin(a), z=z + 1.3
        )
    finial(mesh, 0.7, 'gold-paint', z=z + 1.9)


def porch(mesh):
    """The Begumi Dalan before the door: slim cusped arches, painted and gilded under a deep eave."""
    with mesh.at(0, -2.6, 0.5):
        mesh.box(12.6, 4.6, 0.3, SHADE)
        arcade(
            mesh, 12.4, 5.4, 5, MARBLE, depth=0.5, kind='cusped', open_share=0.78, apex=0.84, base=0.3, open_back=True
        )
        for side in (-1, 1):
            with mesh.at(side * 6.2, 2.3, 0, 90 * side):
                arcade(
                    mesh,
                    4.4,
                    5.4,
                    2,
                    MARBLE,
                    depth=0.4,
                    kind='cusped',
                    open_share=0.74,
                    apex=0.84,
                    base=0.3,
                    open_back=True,
                )
        mesh.box(14.4, 6.4, 0.24, MARBLE, 0, 1.8, 5.3)
        mesh.box(12.6, 4.8, 0.8, SHADE, 0, 2.2, 5.54)
        mesh.box(12.7, 0.1, 0.3, TRIM, 0, -0.25, 5.8)
        for x in (-3.4, 0, 3.4):
            mesh.lathe([(0.02, 0), (0.34, -0.5), (0.4, -0.8), (0.1, -1.1)], 'brass', 12, x=x, y=0.8, z=5.0)
        mesh.box(2.2, 0.3, 3.6, '#6a2f2a', 0, 3.1, 0.3)


def mosque(mesh):
    """Shah Jahan's mosque: eleven arches of white marble on slim pillars under a plain eave, steps before it."""
    for i in range(3):
        mesh.box(36, 8 + 0.8 * i, 0.24, SHADE, 0, 2, 0.66 - 0.24 * i)
    mesh.box(34, 0.6, 6.4, SHADE, 0, 6, 0.8)
    with mesh.at(0, 0, 0.9):
        arcade(mesh, 34, 6, 11, MARBLE, depth=0.7, kind='cusped', open_share=0.8, apex=0.84, base=0.05, open_back=True)
        mesh.box(35.6, 2.2, 0.24, MARBLE, 0, -0.2, 5.9)
        mesh.box(34.2, 6.6, 0.9, SHADE, 0, 3, 6.1)
    for side in (-1, 1):
        chhatri(mesh, 1.1, 2.0, MARBLE, x=side * 16.4, y=0.8, z=7.9, tip='gold-paint')


def rooms(mesh):
    """A range of pilgrims' rooms in lime plaster with green shutters and a roof parapet."""
    mesh.box(34, 8, 8.4, 'whitewash', 0, 4)
    with mesh.at(0, -0.5):
        arcade(mesh, 34, 4.4, 9, 'cream-wall', 'shadow', 0.9, 'cusped', 0.66, 0.05)
        mesh.box(34.6, 1.8, 0.24, 'whitewash', 0, -0.3, 4.4)
    for i in range(9):
        x = -15.1 + 3.78 * i
        mesh.box(1.3, 0.16, 1.9, 'shutter-green', x, -0.06, 5.5)
        mesh.box(1.7, 0.3, 0.16, 'cream-wall', x, -0.12, 7.5)
    mesh.box(34.8, 1.0, 0.7, 'cream-wall', 0, 0, 8.2)


def procession(mesh):
    """Four who hold a green cloth by its corners over their heads, and one who goes before with roses."""
    with mesh.at(-6.4, -17.4, 0, -28, 1.05):
        xs, ys = (-1.25, 1.25), (-0.9, 0.9)
        for x in xs:
            for y in ys:
                cloth, dress = (('ivory', 'kurta'), ('saffron', 'kurta'))[(x > 0) == (y > 0)]
                person(mesh, 'salute', dress, cloth, 'ivory', x, y + 0.2, 0, 180, head='cap', hat='ivory')
        rows = []
        for i in range(13):
            u = i / 12
            rows.append(
                [
                    (
                        -1.4 + 2.8 * u,
                        -1.0 + 2.0 * v / 10,
                        2.02 - 0.26 * math.sin(math.pi * u) * math.sin(math.pi * v / 10) + 0.02 * math.sin(9 * u + v),
                    )
                    for v in range(11)
                ]
            )
        mesh.loft(rows, 'emerald')
        for edge in (0, 10):
            mesh.tube([row[edge] for row in rows], 0.035, TRIM, 5)
        mesh.tube(rows[0], 0.035, TRIM, 5)
        mesh.tube(rows[-1], 0.035, TRIM, 5)
