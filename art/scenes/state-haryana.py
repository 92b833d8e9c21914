"""Kurukshetra in golden light: the bronze chariot of Krishna and Arjuna on its island in the Brahma Sarovar, a family
of pilgrims on the steps."""
import math

from kit.architecture.domes import chhatri
from kit.architecture.nagara import plain_temple
from kit.architecture.water_works import ghat_steps
from kit.life.animals import horse
from kit.life.birds import flock
from kit.life.people import crowd, man, woman
from kit.life.vehicles import wheel
from kit.life.work import little_one, person, tray, with_child
from kit.mesh import Mesh
from kit.nature.terrain import plain, water_sheet
from kit.nature.trees import broadleaf
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'size': 'hero',
    'widest': 1600,
    'alt': 'Pilgrims with offerings and a flower seller at the Brahma Sarovar of Kurukshetra, the bronze chariot of Krishna and Arjuna over the water.',
}
BRONZE = '#b08a55'


def build(scene):
    scene.material(BRONZE, metal=0.45, rough=0.4, vary=0.2, scale=1.4)
    scene.camera((-6, -31, 3.2), (1.2, 10, 5.8), lens=36, lift=0.01, focus=15, fstop=0.9)
    scene.light(
        sun=-126,
        elevation=21,
        haze={'density': 0.002, 'height': 8, 'base': 0.16, 'start': 44, 'most': 0.8},
        clouds={'seed': 4.4, 'amount': 0.8},
    )
    scene.put(plain('lawn', z=-2.6), layer='far')
    scene.put(water_sheet('lake', 0, 100, -60))
    island = Mesh()
    with island.at(2, 8):
        for size, level in ((25, -0.4), (23.4, 0.3), (21.8, 1.0)):
            island.box(size, size * 0.62, 0.72, 'red-stone-pale', 0, 0, level)
        island.box(18.6, 6.6, 2.2, 'red-stone', 0, 0, 1.7, 0.97)
        island.box(19.2, 7.2, 0.3, 'marble', 0, 0, 3.9)
        for x in (-10.4, 10.4):
            for y in (-5.4, 5.4):
                chhatri(island, 0.8, 2.6, 'red-stone-pale', x=x, y=y, z=1.7, tip='gold')
    scene.put(island)
    team = Mesh()
    with team.at(2.6, 8, 4.2, scale=1.22):
        draw_chariot(team)
    scene.put(team)
    steed = horse(BRONZE)
    for i, y in enumerate((-1.8, -0.62, 0.62, 1.8)):
        scene.put(steed, 2.6 - 6.1 - (i % 2) * 0.6, 8 + y * 1.2, 4.2, 180, 1.62, tilt=0, roll=-9 + 4 * (i % 2))
    far = Mesh()
    for x, y, size in ((-34, 74, 1.0), (-22, 82, 0.7), (40, 78, 0.9)):
        plain_temple(far, size * 5, size * 15, 'whitewash', x=x, y=y, z=0.6)
    for k in range(17):
        chhatri(far, 1.5, 4.2, 'red-stone-pale', x=-64 + k * 8, y=62, z=0.9, tip=None)
    ghat_steps(far, 150, 5, y=58)
    scene.put(far)
    # By night the plinth and the team are lit from the island's steps, the kiosks of the far bank one by one.
    for x, y, z, power in (
        (-8, -2.6, 2.4, 700),
        (3, -2.6, 2.4, 700),
        (13, -2.6, 2.4, 700),
        (-8, 2, 7.6, 420),
        (4, 1, 8.2, 520),
        (-48, 57, 3, 520),
        (-24, 57, 3, 520),
        (0, 57, 3, 520),
        (24, 57, 3, 520),
        (48, 57, 3, 520),
        (-7.2, -21.2, 3.3, 85),
        (-0.2, -21, 3.3, 65),
    ):
        scene.lamp(x, y, z, power)
    tree_line(scene, 110, 40, 420, 130, 9)
    scene.scatter(
        [broadleaf(50 + i, 9, spread=1.2, cards=300) for i in range(3)], 26, ((-90, 90), (68, 100)), seed=9, sink=0.3
    )
    scene.layer = 'front'
    near = Mesh()
    for k in range(5):
        near.box(60, 1.2, 0.3, 'step', -4, -13.6 - k * 1.1, -0.5 + k * 0.28)
    near.box(60, 40, 0.3, 'paving', -4, -38.5, 0.9)
    scene.put(near)
    scene.layer = 'life'
    folk = Mesh()
    woman(folk, 'magenta', -8.5, -18.7, 1.2, 1.12, 94, pot=True, veil=False)
    with folk.at(-6.6, -19.4, 1.2, 104, 1.1):
        person(folk, 'offer', 'salwar', 'saffron', 'ivory', head='veil')
        tray(folk, lamp=True)
    with_child(folk, 'saree', 'emerald', 'turmeric', -5.0, -18.2, 1.2, 150, 1.1)
    with folk.at(-0.6, -20.4, 1.2, 30, 1.12):
        person(folk, 'sell', 'kurta', '#a7b79c', 'ivory', head='turban', hat='crimson')
        for x, y, stuff in ((0.45, -0.8, 'marigold'), (-0.45, -0.75, 'scarlet'), (0.0, -1.15, 'ivory')):
            folk.lathe([(0.2, 0), (0.3, 0.12), (0.31, 0.15)], 'weave', 18, x=x, y=y)
            for k in range(26):
                a, far = k * 2.4, 0.05 * math.sqrt(k)
                folk.ball(0.055, stuff, x + far * math.cos(a), y + far * math.sin(a), 0.18, 7)
    if scene.is_night:
        # The flower seller has a lantern by his baskets.
        folk.lathe([(0.09, 0), (0.13, 0.06), (0.12, 0.36), (0.04, 0.46)], 'lamp', 14, x=-1.5, y=-20.9, z=1.2)
        scene.lamp(-1.4, -21.6, 2.1, 110)
    else:
        little_one(folk, 'run', '#86a3b6', -2.9, -21.0, 1.2, -96, 1.12)
        man(folk, None, 'saffron', 1.6, -13.9, -0.22, 1, -20, dress='dhoti', pose='greet')
        man(folk, None, 'ivory', 2.7, -14.1, -0.22, 1, -30, dress='dhoti', pose='greet')
    crowd(folk, 40, ((-50, 56), (58, 62)), lambda x, y: 1.2, 6)
    if not scene.is_night:
        flock(folk, [(-16 + i * 1.3, 40 + i * 2.2, 19.5 - abs(i - 4) * 0.85) for i in range(9)], 1.0, 'bird', 4)
    scene.put(folk)


def draw_chariot(mesh):
    """Heading -x: two great spoked wheels a side, a car with a carved rail, a fringed canopy with a finial, two
    riders."""
    for side in (-1, 1):
        for x in (0.6, 3.6):
            wheel(mesh, 1.15, 0.2, BRONZE, 10, x, side * 1.5, 1.15)
    mesh.box(5.0, 2.4, 0.35, BRONZE, 2.1, 0, 1.3)
    mesh.tube([(-0.4, 0, 1.4), (-3.4, 0, 1.5), (-5.2, 0, 1.9)], 0.1, BRONZE, 8)
    for side in (-1, 1):
        mesh.box(4.4, 0.14, 0.8, BRONZE, 2.3, side * 1.15, 1.65)
    mesh.box(0.14, 2.3, 1.3, BRONZE, -0.3, 0, 1.65)
    mesh.box(0.14, 2.3, 1.7, BRONZE, 4.5, 0, 1.65)
    for x in (0.9, 4.3):
        for side in (-1, 1):
            mesh.tube([(x, side * 1.05, 1.6), (x, side * 1.05, 4.7)], 0.09, BRONZE, 8)
    mesh.lathe(
        [(1.95, 0), (2.0, 0.18), (1.75, 0.42), (1.2, 1.0), (0.5, 1.5), (0.22, 1.75), (0.3, 1.95), (0.04, 2.5)],
        BRONZE,
        24,
        x=2.6,
        z=4.6,
        oval=(1.15, 0.8),
        ribs=24,
        rib=0.05,
    )
    for k in range(26):
        angle = k * math.pi / 13
        mesh.lathe(
            [(0.02, -0.28), (0.09, -0.1), (0.03, 0)],
            BRONZE,
            6,
            x=2.6 + 2.2 * math.cos(angle),
            y=1.56 * math.sin(angle),
            z=4.66,
        )
    mesh.tube([(3.9, 0, 5.6), (3.9, 0, 8.4)], 0.05, BRONZE, 6)
    mesh.loft(
        [[(3.9, 0, 8.3), (3.9, 0, 7.3)], [(4.8, 0.1, 8.0), (4.7, 0.1, 7.3)], [(5.6, 0, 7.7), (5.5, 0, 7.5)]], BRONZE
    )
    for x, lift, hand in ((0.5, 1.7, -1.1), (2.6, 2.0, 0.4)):
        mesh.lathe(
            [(0.34, 0), (0.3, 0.5), (0.26, 0.75), (0.36, 1.15), (0.3, 1.36), (0.12, 1.45)], BRONZE, 14, x=x, z=lift
        )
        mesh.ball((0.2, 0.19, 0.24), BRONZE, x - 0.04, 0, lift + 1.68, 14)
        mesh.lathe([(0.23, 0), (0.24, 0.08), (0.16, 0.3), (0.03, 0.55)], BRONZE, 12, x=x, z=lift + 1.78)
        for side in (-1, 1):
            mesh.tube(
                [
                    (x, side * 0.34, lift + 1.26),
                    (x - 0.35, side * 0.46, lift + 1.0),
                    (x + hand, side * 0.2, lift + 1.0),
                ],
                [0.11, 0.09, 0.07],
                BRONZE,
                8,
            )
