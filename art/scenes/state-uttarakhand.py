"""A Kumaon village of slate roofs above its terraces, Nanda Devi pink at dawn."""
import math

from kit.architecture.himalayan import gable_roof
from kit.architecture.arches import window_grid
from kit.architecture.nagara import plain_temple
from kit.life.birds import flock_in
from kit.life.farming import hay_stack
from kit.life.people import woman
from kit.life.work import glass, little_one, person
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.trees import broadleaf, conifer
from kit.scene import height_at
from kit.stage.backdrops import blue_hills, snow_peaks
from kit.stage.greenery import terraces

PICTURE = {
    'hour': 'dawn',
    'palette': 'gold-blue',
    'size': 'hero',
    'widest': 1600,
    'alt': 'Women cut and carry fodder along a terrace in Kumaon at dawn, slate-roofed stone houses and a small temple beyond, the twin summits of Nanda Devi above.',
}
NANDA_DEVI = (
    (0, 2500, 1060, 600),
    (520, 2700, 980, 520),
    (-480, 2650, 880, 560),
    (-980, 2700, 940, 640),
    (980, 2600, 860, 560),
    (1450, 2700, 900, 640),
    (-1500, 2800, 860, 700),
    (1900, 2800, 820, 700),
    (-200, 1900, 420, 460),
    (420, 1850, 400, 460),
)


def build(scene):
    scene.material('peaks', snow_line=230)
    scene.material('meadow', colour='#a3ab58', second='#7f9347')
    scene.camera((-4, -46, 12.9), (4, 60, 14.2), lens=36, lift=0.03, focus=9.6, fstop=1.3)
    scene.light(
        sun=112,
        elevation=20,
        energy=5,
        haze={'density': 0.0009, 'height': 40, 'base': 0.32, 'start': 60},
        clouds={'seed': 7.7, 'amount': 0.55, 'low': 0.54, 'high': 0.78},
    )
    ground = terraces(scene, step=1.6, height=24, bow=0.008, stubble=1500, reach=170)
    blue_hills(scene, near=420, count=3, height=58, base=-20, width=2000, seed=4)
    snow_peaks(scene, NANDA_DEVI, lift=-50, scale=0.78)
    village = Mesh()
    for i, (x, y, turn) in enumerate(
        (
            (6, 34, 6),
            (18, 40, -8),
            (28, 36, -14),
            (12, 52, 10),
            (24, 54, -4),
            (36, 50, -20),
            (-26, 44, 14),
            (-36, 52, 20),
        )
    ):
        with village.at(x, y, height_at(ground, x, y - 4) - 0.2, turn):
            stone_house(village, i)
    z = height_at(ground, -6, 52)
    plain_temple(village, 6, 13, 'granite-pale', -8, 54, z - 0.2, flag='flag-red')
    for x, y in ((0, 20), (2.6, 21), (-16, 26)):
        hay_stack(village, x, y, height_at(ground, x, y) - 0.1, 0.62)
    scene.put(village)
    # By night lamps hang before the houses and light the temple from its foot.
    for x, y, power in ((6, 28, 330), (17, 34, 330), (27, 30, 330), (12, 46, 330), (35, 44, 330), (-26, 38, 330)):
        scene.lamp(x, y, height_at(ground, x, y) + 2.4, power)
    scene.lamp(-5, 46, z + 3, 1500)
    scene.lamp(-12, 47, z + 5, 900)
    for x in (-6.4, -2.2):
        scene.lamp(x, -38.6, 12.6, 70)
    trees = [conifer(i, 16, 'pine', 0.22, 0.25) for i in range(2)] + [broadleaf(12, 7, spread=1.2, cards=260)]
    scene.scatter(
        trees,
        150,
        ((-130, 130), (46, 190)),
        ground,
        seed=6,
        sink=0.3,
        keep=lambda x, y, z: z > 14 and not (-14 < x < 42 and y < 66),
    )
    scene.scatter(
        [broadleaf(30 + i, 5, 'blossom-red', spread=1.2, cards=260) for i in range(2)],
        12,
        ((-60, 60), (20, 60)),
        ground,
        seed=7,
        sink=0.2,
        keep=lambda x, y, z: not (-34 < x < 42),
    )
    scene.layer = 'front'
    ledge = Mesh()
    ledge.box(90, 40, 3, 'meadow', 0, -55.2, 7.4)
    ledge.box(90, 0.7, 3.3, 'grey-stone', 0, -35.1, 7.2)
    scene.put(ledge)
    flat = lambda x, y: x * 0 + 10.4
    scene.scatter([grass_tuft(5, 60, 0.5)], 90, ((-14, 10), (-38.6, -35.6)), flat, seed=8, sink=0.05)
    scene.layer = 'life'
    life = Mesh()
    if scene.is_night:
        evening(life)
    else:
        bearer(life, 'scarlet', -5.8, -36.5, 10.4, 68)
        bearer(life, '#cfae62', -7.6, -34.6, 10.4, 74)
        little_one(life, 'run', 'azure', -4.3, -36.4, 10.4, 78, 1.05, girl=True)
        cutter(life, -0.9, -36.6, 10.4, -52)
        for x, y, cloth in ((9, 12, 'magenta'), (-10, 16, 'azure'), (11, 12.6, 'emerald')):
            bearer(life, cloth, x, y, height_at(ground, x, y), 20)
        flock_in(life, 6, (-26, -10), (30, 50), (36, 44), 0.9)
    scene.put(life)


def evening(mesh):
    """A woman comes home behind her lantern with her girl; two old men sip tea on a log beside another."""
    lantern = [(0.05, 0), (0.12, 0.05), (0.11, 0.3), (0.04, 0.38)]
    with mesh.at(-6.0, -36.3, 10.4, 74, 1.1):
        person(mesh, 'carry', 'saree', 'scarlet', 'ivory', head='scarf', hat='#efe4d2')
        mesh.lathe(lantern, 'lamp', 14, x=0.3, y=-0.3, z=0.56)
    little_one(mesh, 'walk', 'azure', -7.2, -36.0, 10.4, 70, 1.05, girl=True)
    with mesh.at(-1.9, -36.0, 10.4, -14, 1.08):
        mesh.tube([(-0.9, 0.05, 0.22), (0.9, 0.0, 0.24)], [0.22, 0.2], 'bark', 12)
        person(mesh, 'sip', 'jacket', '#8c6f5a', '#5a4a3c', -0.42, 0, 0, 16, head='cap', hat='maroon', elder=True)
        person(mesh, 'talk', 'jacket', '#6d7f5a', '#5a4a3c', 0.42, 0, 0, -18, head='cap', hat='#6d6a66', elder=True)
        glass(mesh, (-0.42, -0.22, 1.03))
        mesh.lathe(lantern, 'lamp', 14, x=0.05, y=-0.7)


def bearer(mesh, cloth, x, y, z, turn):
    """A woman with a great sheaf of cut grass on her head, a sickle at her waist."""
    woman(mesh, cloth, x, y, z, 1.1, turn, veil=False, pose='load')
    with mesh.at(x, y, z, turn, 1.1):
        mesh.lathe([(0.09, 1.7), (0.12, 1.74), (0.1, 1.79)], 'ivory', 12)
        for k in range(150):
            a, r = k * 2.4, 0.19 * ((k % 50) / 50) ** 0.5
            dy, dz = r * math.cos(a), r * math.sin(a) * 0.85
            end = 0.62 + 0.14 * math.sin(k * 1.7)
            mesh.tube(
                [
                    (-end, dy * 1.6, 1.86 + dz * 1.3),
                    (-0.2, dy, 1.96 + dz),
                    (0.2, dy, 1.96 + dz),
                    (end, dy * 1.6, 1.84 + dz * 1.3),
                ],
                [0.006, 0.017, 0.017, 0.006],
                ('rice', 'grass', 'grass-dry')[k % 3],
                4,
            )
        for side in (-0.24, 0.24):
            mesh.tube(
                [(side, 0.2 * math.cos(t), 1.96 + 0.18 * math.sin(t)) for t in (0, 1, 2, 3.1, 4.2, 5.3, 6.28)],
                0.014,
                'rope',
                5,
            )


def stone_house(mesh, seed):
    """A house of Kumaon: dressed stone, carved blue or brown windows above, a low slate gable."""
    mesh.box(9, 5.6, 8, 'granite-pale', z=-3)
    mesh.box(9.2, 0.5, 0.2, 'wood-dark', 0, -2.9, 2.5)
    with mesh.at(0, -2.8, 0):
        window_grid(mesh, 8.4, 0.5, 1, 3, 1, (1.0, 1.6), 'wood-dark')
        window_grid(mesh, 8.4, 3, 1, 4, 1, (0.9, 1.3), ('blue-wall', 'wood-dark', 'shutter-green')[seed % 3])
    gable_roof(mesh, 9, 5.6, 2.0, 'slate', z=5, over=0.7)


def cutter(mesh, x, y, z, turn):
    """A woman who squats with a sickle beside the sheaf that she has cut."""
    with mesh.at(x, y, z, turn, 1.1):
        person(mesh, 'draw', 'saree', 'magenta', 'turmeric', head='scarf', hat='#efe4d2')
        arc = [(0.1 + 0.17 * math.cos(a), -0.66 - 0.17 * math.sin(a), 0.09) for a in (3.1, 2.4, 1.6, 0.8, 0.1)]
        mesh.tube(arc, [0.012, 0.016, 0.018, 0.014, 0.004], 'iron', 5)
        for k in range(90):
            t, a = (k % 30) / 30, k * 2.4
            mesh.tube(
                [
                    (0.55 + 0.5 * math.cos(a) * t, -0.9, 0.05 + 0.22 * abs(math.sin(a)) * t),
                    (0.6 + 0.3 * math.cos(a) * t, -0.4, 0.12 + 0.2 * abs(math.sin(a)) * t),
                    (0.55 + 0.6 * math.cos(a) * t, 0.2, 0.05 + 0.24 * abs(math.sin(a)) * t),
                ],
                [0.005, 0.016, 0.005],
                ('rice', 'grass', 'grass-dry')[k % 3],
                4,
            )
