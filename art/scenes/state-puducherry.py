"""The promenade of Puducherry at daybreak: the old white lighthouse, the sea on its black rocks, walkers and
cyclists."""
import numpy as np

from kit.architecture.arches import arcade, window_grid
from kit.architecture.dravidian import carved_pillar
from kit.life.birds import flock_in
from kit.life.people import crowd, man, woman
from kit.life.work import glass, little_one, person, with_child
from kit.mesh import Mesh
from kit.nature.ground_cover import rock
from kit.nature.palms import coconut_palm
from kit.nature.surf import surf
from kit.nature.terrain import water_sheet
from kit.nature.trees import broadleaf

PICTURE = {
    'hour': 'dawn',
    'size': 'hero',
    'widest': 1600,
    'alt': 'Walkers, pigeons and a tea seller on the seafront promenade of Puducherry at sunrise, the old white lighthouse and granite pillars behind.',
}
wall = lambda y: 6.0 + 0.012 * (np.asarray(y, float) + 30)


def build(scene):
    scene.material('sea', colour='#4a7f94')
    scene.camera((2.9, -26, 2.1), (-2.0, 20, 7.6), lens=33, lift=0.03, focus=12.5, fstop=1.0)
    scene.light(
        sun=112,
        elevation=13,
        haze={'density': 0.0024, 'height': 12, 'base': 0.2, 'start': 40},
        clouds={'seed': 6.1, 'amount': 0.9, 'low': 0.45, 'high': 0.68},
    )
    scene.put(water_sheet('sea', -1.6, 3000, -120))
    land = Mesh()
    land.box(400, 900, 3, 'paving', -192.6, 380, -3)
    land.box(8.6, 900, 0.3, 'red-stone-pale', 2.0, 380, -0.1)
    land.box(0.9, 900, 0.95, 'whitewash', 6.4, 380, -0.2)
    for y in np.arange(-30, 120, 9):
        land.box(0.5, 0.5, 1.4, 'whitewash', 6.4, y, -0.2)
    for y in np.arange(-4, 130, 18):
        land.tube([(-2.6, y, 0), (-2.6, y, 4.4)], 0.1, 'iron', 6)
        land.ball(0.3, 'lamp', -2.6, y, 4.6, 10)
    scene.put(land)
    stones = [rock(i, 1.3, 'basalt', 0.75) for i in range(4)]
    scene.scatter(
        stones,
        380,
        lambda r: (7.4 + abs(r.gauss(0, 1)) * 3.4, r.uniform(-32, 130)),
        lambda x, y: -0.7 - (x - 7) * 0.26,
        seed=4,
        sink=0.3,
        scale=(0.4, 1.1),
    )
    scene.put(surf(lambda y: 16.4 + 1.2 * np.sin(np.asarray(y, float) * 0.12), -1, (-34, 200), 2), 0, 0, -1.58)
    old = Mesh()
    with old.at(-15.5, 40):
        old.box(11, 11, 5, 'whitewash')
        with old.at(0, -5.6):
            arcade(old, 11, 5, 3, 'whitewash', 'shadow', 0.4, 'round', 0.6, 0, 0.8)
        old.box(12, 12, 0.6, 'cream-wall', z=5)
        old.lathe([(2.3, 5), (2.0, 6), (1.7, 23), (2.5, 23.6), (2.5, 24.2), (1.6, 24.3), (1.6, 24.6)], 'whitewash', 24)
        old.lathe([(1.25, 24.4), (1.25, 27)], 'glass', 12)
        old.lathe([(1.7, 27), (1.2, 28.2), (0.1, 29.4)], 'whitewash', 20)
    for i in range(8):
        with old.at(-5.4 - (i % 2) * 6.4, 6 + (i // 2) * 5.6):
            carved_pillar(old, 0.7, 6.4, 'granite-dark')
    for y, width, high, shade in (
        (60, 24, 11, 'whitewash'),
        (88, 26, 10, 'yellow-wall'),
        (116, 24, 12, 'cream-wall'),
        (-14, 20, 9, 'yellow-wall'),
    ):
        with old.at(-15 if y > 0 else -18, y, 0, 90):
            old.box(width, 12, high, shade, 0, 6)
            arcade(old, width, high * 0.5, 6, shade, 'shadow', 0.8, 'round', 0.6, 0, 0.8)
            with old.at(0, -0.8):
                old.box(width, 0.6, 0.4, 'whitewash', 0, 0.4, high * 0.5)
                old.box(width + 0.6, 1, 0.5, 'whitewash', 0, 0.4, high)
            with old.at(0, -0.05):
                window_grid(old, width * 0.94, high * 0.58, 1, 8, 1, (1.2, high * 0.3), 'shutter-green', 'whitewash')
    scene.put(old)
    # By night the street lamps light the promenade, and two floodlights the old lighthouse.
    for y in (-4, 14, 32, 50, 68, 86):
        scene.lamp(-2.4, y, 4.3, 260)
    for x, y, z, power in ((-12, 27, 2, 1500), (-20, 28, 2, 1200), (-9, 30, 12, 900), (-8, 4, 1.2, 260)):
        scene.lamp(x, y, z, power)
    scene.scatter(
        [broadleaf(40 + i, 8, spread=1.2, cards=300) for i in range(2)],
        16,
        lambda r: (r.uniform(-30, -11), r.uniform(46, 130)),
        seed=5,
        keep=lambda x, y, z: x > -14 or y > 130,
    )
    for x, y, turn in ((-10, 48, 80), (-9.6, 74, 10), (-9.4, 102, 60)):
        scene.put(coconut_palm(int(abs(y)) % 4, 12, (2.4, -1)), x, y, 0, turn)
    scene.layer = 'life'
    life = Mesh()
    crowd(life, 26, ((-1.8, 5.6), (8, 70)), lambda x, y: 0.2, 6, turbans=0.05)
    on_the_promenade(life, scene.is_night)
    crowd(life, 8, ((-11, -4), (-6, 30)), lambda x, y: 0, 9, turbans=0.05)
    for i, (x, y, cloth) in enumerate(
        (
            (1.2, -6, 'emerald'),
            (-0.2, -7, None),
            (4.4, 3, 'turmeric'),
            (2.6, 12, None),
            (0, 16, 'magenta'),
            (4, 24, 'azure'),
            (1, 36, None),
            (3, 44, 'scarlet'),
        )
    ):
        woman(life, cloth, x, y, 0.2, 1.05, 176 - 3 * i, veil=False, pose='walk') if cloth else man(
            life, ('ivory', 'azure', 'teal')[i % 3], 'indigo', x, y, 0.2, 1.05, -8 + 3 * i
        )
    if not scene.is_night:
        flock_in(life, 9, (8, 24), (10, 40), (10, 18), 0.7, 'white-bird')
    scene.put(life)


def on_the_promenade(mesh, is_night):
    """A tea seller with his urn serves two on the sea wall, one stretches to the sun, a mother comes with her child."""
    with mesh.at(4.6, -13.2, 0.2, -48, 1.06):
        person(mesh, 'feed', 'lungi', '#a7b79c', 'indigo', elder=True)
        glass(mesh, (0.2, -0.52, 1.1))
        mesh.lathe([(0.16, 0.5), (0.2, 0.6), (0.2, 0.86), (0.1, 0.96), (0.06, 1.02)], 'brass', 18, x=0.75, y=-0.1)
        mesh.box(0.5, 0.5, 0.5, 'wood', 0.75, -0.1)
    with mesh.at(3.2, -14.6, 0.2, 84, 1.05):
        person(mesh, 'drink', 'shirt', '#7d93a8', '#4d5560')
        glass(mesh, (0.06, -0.24, 1.42))
    with_child(mesh, 'saree', 'crimson', 'turmeric', 1.0, -11.4, 0.2, 14, 1.05)
    if is_night:
        return
    pigeons(mesh)
    with mesh.at(-3.4, -13.6, 0.2, 62, 1.05):
        person(mesh, 'salute', 'kurta', 'ivory', 'ivory')
    person(mesh, 'run', 'shirt', '#cfae62', '#4d5560', 2.6, -8.4, 0.2, 8, 1.05)
    little_one(mesh, 'run', 'emerald', -0.6, -9.6, 0.2, 30, 1.08, girl=True)


def pigeons(mesh, count=26):
    """Pigeons that peck on the paving before the pillars."""
    for k in range(count):
        a, far = k * 2.4, 0.34 * k**0.5
        with mesh.at(-2.9 + 1.25 * far * np.cos(a), -10.6 + 0.8 * far * np.sin(a), 0, k * 67, 1.25):
            paint = ('#7d8794', '#6a7280', '#a3a8ae')[k % 3]
            mesh.ball((0.075, 0.15, 0.075), paint, 0, 0, 0.14, 10)
            low = 0.1 if k % 3 else 0.24
            mesh.tube([(0, -0.1, 0.16), (0, -0.16, low), (0, -0.2, low)], [0.06, 0.045, 0.012], '#4f6a66', 7)
            mesh.tube([(0, 0.1, 0.14), (0, 0.26, 0.11)], [0.055, 0.03], '#4a4d55', 6)
            for side in (-0.03, 0.03):
                mesh.tube([(side, 0, 0.09), (side, 0, 0)], 0.008, 'blossom-red', 4)
