"""Humayun's tomb at dawn over the tank where its water channel begins, mirrored in it; early visitors on the rim, the
lawns in mist."""
import math

from kit.architecture.mughal import garden_tomb
from kit.life.birds import flock_in
from kit.life.people import crowd
from kit.life.work import Pose, broom, camera, little_one, person
from kit.mesh import Mesh
from kit.nature.trees import bush
from kit.stage.garden import charbagh

PICTURE = {
    'hour': 'dawn',
    'alt': "Humayun's Tomb in Delhi, red stone under a white marble dome, mirrored at dawn in a tank where a boy floats a paper boat.",
}
NEAR, HALF, LONG = -153.0, 6.6, 13.6
"""The tank: where it begins, half its width, its length."""


def build(scene):
    scene.camera((0.5, -164, 2.4), (0, -50, 9.2), lens=33.5, focus=26, fstop=2.0)
    scene.light(
        sun=118,
        elevation=19,
        haze={'density': 0.002, 'height': 13, 'base': 0.16, 'start': 90},
        clouds={'seed': 3.4, 'amount': 0.7},
    )
    charbagh(scene, near=NEAR + LONG, far=-62, pool=5, cypress_height=5.5)
    tomb = Mesh()
    garden_tomb(tomb)
    scene.put(tomb)
    scene.put(tank())
    shrubs = [bush(2 + k, 1.1, ('leaf', 'blossom-pink', 'leaf-dark')[k]) for k in range(3)]
    for side in (-1, 1):
        for k in range(12):
            scene.put(shrubs[k % 3], side * (12.4 + 0.5 * (k % 2)), -155 + 1.3 * k, 0, k * 50, 0.8 + 0.12 * (k % 3))
    scene.layer = 'life'
    life = Mesh()
    crowd(life, 34, lambda r: (r.choice((-1, 1)) * r.uniform(4, 9), r.uniform(-128, -66)), None, 5)
    by_the_tank(life)
    flock_in(life, 16, (-50, -20), (-90, -40), (36, 54), 1.1)
    scene.put(life)


def tank():
    """The square tank with its rim of red stone and marble, and the paving about it."""
    mesh = Mesh()
    middle = NEAR + LONG / 2
    mesh.box(24, LONG + 16, 0.09, 'paving', 0, middle - 3.4)
    mesh.box(HALF * 2, LONG, 0.05, 'shadow', 0, middle, 0.08)
    mesh.quad((-HALF, NEAR, 0.22), (HALF, NEAR, 0.22), (HALF, NEAR + LONG, 0.22), (-HALF, NEAR + LONG, 0.22), 'pool')
    for x, y, wide, deep in (
        (0, NEAR - 0.4, HALF * 2 + 1.6, 0.8),
        (-HALF - 0.4, middle, 0.8, LONG),
        (HALF + 0.4, middle, 0.8, LONG),
        (-(HALF + 3.3) / 2, NEAR + LONG + 0.4, HALF - 1.7, 0.8),
        ((HALF + 3.3) / 2, NEAR + LONG + 0.4, HALF - 1.7, 0.8),
    ):
        mesh.box(wide, deep, 0.34, 'red-stone', x, y)
        mesh.box(wide + 0.1, deep + 0.1, 0.08, 'marble', x, y, 0.34)
    for k in range(21):
        with mesh.at(-10 + k, NEAR - 1.7, 0.09, 45):
            mesh.box(0.3, 0.3, 0.006, ('red-stone', 'marble')[k % 2])
    mesh.box(24, 0.14, 0.012, 'red-stone', 0, NEAR - 1.25, 0.085)
    return mesh


def by_the_tank(mesh):
    """A boy at the rim and his paper boat, his mother and sister; a man who takes a picture; a sweeper and her heap; a
    couple on the side wall."""
    rim = 0.42
    boat(mesh, -1.9, NEAR + 0.9, 0.23, 30)
    boat(mesh, -3.5, NEAR + 2.3, 0.23, -40)
    little_one(mesh, 'wash', '#86a3b6', -2.7, NEAR - 0.2, rim, 150, 1.05)
    person(mesh, 'bench', 'saree', '#b8493f', '#cfae62', -3.75, NEAR - 0.55, 0.02, 40, 1.0, look=28)
    little_one(mesh, 'lean', 'ivory', -4.55, NEAR - 1.0, 0.09, 138, 0.98, girl=True)
    with mesh.at(2.9, NEAR - 0.9, 0.09, 192, 1.03):
        person(mesh, 'photograph', 'jacket', '#5f7a6c', '#4d5560', pack='#a8503f')
        camera(mesh)
    with mesh.at(6.6, NEAR + 5.4, 0, -70, 1.0):
        person(mesh, 'talk', 'salwar', '#efe4d2', 'teal', 0.5, 0, -0.06, 14, look=-26)
        person(mesh, 'bench', 'kurta', '#cfae62', 'ivory', -0.4, 0, -0.06, -14, look=26)
    with mesh.at(-9.1, NEAR + 11, 0.09, 50, 1.0):
        person(mesh, 'sweep', 'saree', 'magenta', 'turmeric', head='veil')
        broom(mesh)
    for k in range(40):
        a, far = k * 2.4, 0.09 * k**0.5
        mesh.ball(
            (0.07, 0.05, 0.02),
            ('leaf-dry', 'leaf-autumn')[k % 2],
            -8.2 + far * math.cos(a),
            NEAR + 10.2 + far * math.sin(a),
            0.1 + 0.03 * max(0, 3 - far * 6),
            6,
        )
    stroll = Pose(
        ((0.12, 0.2, 0.98), (-0.12, 0.2, 0.98)),
        bend=3,
        knees=((0.1, -0.2, 0.52), (-0.1, 0.04, 0.5)),
        ankles=((0.1, -0.22, 0.08), (-0.1, 0.26, 0.1)),
    )
    person(mesh, stroll, 'kurta', '#7d93a8', 'ivory', 8.5, NEAR + 17, 0.09, 172, 1.04, elder=True)
    person(mesh, 'walk', 'saree', '#d9a79b', 'maroon', 9.3, NEAR + 17.4, 0.09, 168, 0.97)


def boat(mesh, x, y, z, turn):
    """A folded paper boat."""
    with mesh.at(x, y, z, turn):
        for side in (-1, 1):
            mesh.add(
                [(-0.2, 0, 0.1), (0.2, 0, 0.1), (0.11, side * 0.07, 0), (-0.11, side * 0.07, 0)],
                [(0, 1, 2, 3)],
                'ivory',
            )
            mesh.add([(-0.09, 0, 0.03), (0.09, 0, 0.03), (0, side * 0.012, 0.17)], [(0, 1, 2)], 'ivory')
