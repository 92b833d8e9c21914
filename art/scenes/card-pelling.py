"""Pelling: a gilt-roofed monastery and tall prayer flags straight across from Kangchenjunga, in clear morning; boy
monks at football, an old woman at the prayer wheels beside the path."""
import numpy as np

from kit.architecture.himalayan import chorten, flat_block, gable_roof, gold_roof, hill_house
from kit.architecture.arches import window_grid
from kit.life.birds import flock_in
from kit.life.flags import flag_string, tall_flag
from kit.life.people import man
from kit.life.work import Pose, camera, little_one, person
from kit.mesh import Mesh
from kit.nature.ground_cover import flower_tuft, grass_tuft
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import broadleaf, conifer
from kit.noise import fractal, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import ONE_MASSIF, blue_hills, snow_peaks

PICTURE = {
    'hour': 'dawn',
    'palette': 'noon-alpine',
    'alt': 'Boy monks chase a football and an old woman turns prayer wheels below a Pelling monastery, prayer flags before the snows of Kangchenjunga.',
}


def ground(xs, ys):
    knoll = 9 * np.exp(-(((xs - 15) / 34) ** 2 + ((ys - 22) / 26) ** 2))
    return knoll - 60 * smoothstep(34, 150, ys + 0.25 * np.abs(xs)) + 0.9 * fractal(xs * 0.03, ys * 0.03, 4)


def build(scene):
    eye = height_at(ground, -13, -40) + 2.5
    scene.camera((-13, -40, eye), (-1, 30, eye + 6.8), lens=33, lift=0.03, focus=24, fstop=0.5)
    scene.light(
        sun=104,
        elevation=29,
        colour='#ffd8b0',
        energy=5.2,
        haze={'density': 0.0007, 'height': 50, 'base': 0.35, 'start': 60},
        clouds={'seed': 6.3, 'amount': 0.35, 'low': 0.56, 'high': 0.78},
    )
    scene.put(ground_sheet(ground, (-240, 240), (-70, 320), 'green-hills', 280, 300, near=(40, 0.5)))
    scene.put(plain('forest-hills', z=-70), layer='far')
    blue_hills(scene, near=380, count=3, height=52, base=-60, width=1800, seed=9)
    snow_peaks(scene, ONE_MASSIF, lift=-60, scale=1.08, x=-300)
    gompa = Mesh()
    z = height_at(ground, 15, 20) - 0.2
    flat_block(gompa, 22, 15, 9, 15, 24, z, 'whitewash')
    gompa.box(22.6, 15.6, 2.0, 'maroon-band', 15, 24, z + 8)
    gompa.box(17, 11, 4.4, 'maroon-band', 15, 24, z + 10)
    with gompa.at(15, 18.4, z + 10.6):
        window_grid(gompa, 16, 0.4, 1, 6, 1, (1.3, 2.2), 'window-lit', 'gold-paint', lit=0.6)
    gable_roof(gompa, 19, 14, 3.4, 'tin-roof', 15, 24, z + 14.4, 1.2)
    gold_roof(gompa, 4.4, 4, 15, 24, z + 17.2, 1)
    gompa.box(5.6, 1.4, 4, 'gold-paint', 15, 15.8, z)
    gompa.box(3.4, 0.4, 3.4, 'maroon-band', 15, 15, z)
    for x, y in ((-6, 10), (-11, 13)):
        chorten(gompa, x, y, height_at(ground, x, y) - 0.2, 0.62)
    for x, y, turn in ((36, 14, -20), (-24, 24, 16)):
        hill_house(gompa, 8, 6, 2, x, y, height_at(ground, x, y - 3), 'whitewash', 'green-roof', turn)
    scene.put(gompa)
    flags = Mesh()
    for i in range(17):
        x = -20 + i * 2.1 + (i % 3)
        y = 4 + (i * 5) % 7
        if not 8 < x < 20:
            tall_flag(
                flags,
                x,
                y,
                height_at(ground, x, y),
                6.4 + i % 3,
                ('flag-white', 'flag-white', 'flag-blue', 'flag-yellow', 'flag-red', 'flag-green')[i % 6],
                0.6,
            )
    for i in range(4):
        x = -19 + i * 6.4
        flag_string(
            flags,
            (x, 9, height_at(ground, x, 9) + 6.6),
            (x + 8.5, 12, height_at(ground, x + 8.5, 12) + 7.2),
            2.2,
            22,
            0.7,
            seed=i,
        )
    scene.put(flags, layer='life')
    way = Mesh()
    path(way)
    prayer_wheels(way)
    scene.put(way)
    firs = [conifer(i, 15, 'pine', 0.2, 0.2) for i in range(2)] + [broadleaf(5, 10, spread=1.1, cards=260)]
    scene.scatter(
        firs,
        260,
        ((-120, 130), (24, 110)),
        ground,
        seed=4,
        sink=0.4,
        keep=lambda x, y, z: not (abs(x - 15) < 18 and y < 44) and not (-16 < x < 6 and y < 60),
    )
    scene.layer = 'front'
    scene.scatter([grass_tuft(5, 60, 0.34)], 420, ((-30, 24), (-36, -6)), ground, off_path, seed=5, sink=0.05)
    scene.scatter(
        [flower_tuft(10, flower='blossom-pink'), flower_tuft(11, flower='marigold')],
        130,
        ((-30, 22), (-30, -8)),
        ground,
        off_path,
        seed=6,
        sink=0.04,
    )
    for x, y, size in (
        (-19.6, -27.6, 1.2),
        (-18.2, -28.6, 1.0),
        (-3.4, -28.6, 1.1),
        (-2.2, -27.6, 1.2),
        (-4.6, -29.2, 0.8),
    ):
        bloom = flower_tuft(int(abs(x * 5)), 40, 0.55, 0.5, ('blossom-pink', 'marigold')[int(abs(x)) % 2])
        scene.put(bloom, x, y, height_at(ground, x, y) - 0.04, x * 40, size)
    scene.layer = 'life'
    life = Mesh()
    football(life)
    pilgrims(life)
    for x, y, turn in ((6, 3, 200), (7.2, 3.6, 200), (12, 8, 200)):
        man(life, 'maroon', 'maroon', x, y, height_at(ground, x, y), 1, turn, pose='behind')
    flock_in(life, 6, (-26, -8), (20, 40), (24, 28.5), 0.9)
    scene.put(life)


def path_at(y):
    """Where the path's middle runs at y, from the camera's feet to the monastery's door."""
    t = (np.asarray(y, float) + 34) / 48
    return -13.2 + 28 * smoothstep(0, 1, t) + 1.6 * np.sin(t * 7)


def off_path(x, y, z):
    """Whether a place is clear of the path and of the prayer wheels."""
    return abs(x - float(path_at(y))) > 1.1 and not (-7 < x < 0.6 and -23 < y < -18)


def path(mesh):
    """Flagstones laid into the slope."""
    chance = np.random.RandomState(4)
    for k, y in enumerate(np.arange(-33, 14, 0.62)):
        for part in (-0.5, 0.5):
            x, py = float(path_at(y)) + part + chance.uniform(-0.1, 0.1), y + chance.uniform(-0.08, 0.08)
            with mesh.at(x, py, height_at(ground, x, py) - 0.1, chance.uniform(-9, 9)):
                stuff = ('grey-stone', 'step', 'granite-pale')[(k + int(part > 0)) % 3]
                mesh.box(chance.uniform(0.74, 0.95), chance.uniform(0.46, 0.58), 0.15, stuff)


SHED = (-3.3, -20.6, -24)


def prayer_wheels(mesh):
    """Five wheels of red and gold between posts under a small roof."""
    x, y, turn = SHED
    with mesh.at(x, y, height_at(ground, x, y) - 0.1, turn):
        mesh.box(4.1, 0.8, 0.75, 'whitewash')
        mesh.box(4.3, 0.95, 0.1, 'maroon-band', 0, 0, 0.75)
        for k in range(5):
            px = -1.56 + 0.78 * k
            mesh.tube([(px, 0, 0.8), (px, 0, 2.0)], 0.025, 'iron', 6)
            mesh.lathe([(0.1, 0.94), (0.25, 0.97), (0.25, 1.72), (0.1, 1.76)], '#b23a2c', 24, x=px)
            for z in (1.0, 1.3, 1.62):
                mesh.lathe([(0.257, z), (0.262, z + 0.04), (0.257, z + 0.08)], 'gold-paint', 24, x=px)
        for k in range(6):
            mesh.box(0.12, 0.14, 1.25, 'maroon-band', -1.95 + 0.78 * k, 0, 0.85)
        mesh.box(4.2, 0.16, 0.14, 'gold-paint', 0, 0, 2.06)
        rows = [[(side * 2.3, y, z) for side in (-1, 1)] for y, z in ((-0.8, 2.15), (0, 2.55), (0.8, 2.15))]
        mesh.loft(rows, 'tin-roof', smooth=False)
        for px in (-2.3, 2.3):
            mesh.tube([(px, -0.8, 2.15), (px, 0, 2.55), (px, 0.8, 2.15)], 0.045, 'gold-paint', 5)


def football(mesh):
    """Three boy monks and a ball: one has kicked, one runs after it, one spreads his arms in goal."""
    kick = Pose(
        ((0.42, 0.1, 1.1), (-0.4, -0.3, 1.2)),
        bend=-6,
        gaze=-14,
        knees=((0.1, -0.34, 0.6), (-0.1, 0.0, 0.5)),
        ankles=((0.1, -0.56, 0.4), (-0.1, 0.08, 0.08)),
    )
    ready = Pose(((0.5, -0.2, 1.2), (-0.5, -0.2, 1.2)), hips=(0.12, 0.86), bend=26, gaze=20)
    for x, y, deed, turn, size in (
        (-12.6, -24.0, kick, -62, 0.76),
        (-11.0, -22.4, 'run', -66, 0.72),
        (-17.0, -22.6, ready, 84, 0.8),
    ):
        person(mesh, deed, 'robe', 'maroon', 'maroon', x, y, height_at(ground, x, y), turn, size)
    mesh.ball(0.13, 'ivory', -14.2, -24.0, height_at(ground, -14.2, -24.0) + 0.4, 14)


def pilgrims(mesh):
    """An old woman with a child at the wheels, a lama under a parasol on the path, two who photograph the snows."""

    def stand(x, y):
        return height_at(ground, x, y) + 0.02

    turn_wheel = Pose(((0.24, -0.5, 1.22), (-0.16, -0.3, 1.1)), bend=8, gaze=0)
    x, y, turn = SHED
    with mesh.at(x, y, height_at(ground, x, y), turn):
        person(
            mesh, turn_wheel, 'wrap', '#7d93a8', '#5c3a44', -0.7, -0.85, 0, 172, 0.95, 'scarf', '#c98a3a', elder=True
        )
        reach = Pose(((0.2, -0.46, 1.6), (-0.2, -0.1, 0.9)), gaze=10)
        little_one(mesh, reach, '#c2475a', -1.6, -0.9, 0, 186, 1.05, True)
    x, y = float(path_at(-18.5)), -18.5
    person(mesh, 'walk', 'robe', 'maroon', 'maroon', x, y, stand(x, y), -22, 1.02)
    x, y = float(path_at(-17.6)) + 0.5, -17.4
    person(mesh, 'walk', 'robe', 'maroon', 'maroon', x, y, stand(x, y), -22, 0.96, elder=True)
    with mesh.at(-19.6, -15.5, stand(-19.6, -15.5), 172):
        person(mesh, 'photograph', 'jacket', '#cfae62', '#3d4148', pack='#4a6a7a')
        camera(mesh)
    person(
        mesh,
        'hold',
        'jacket',
        '#a7b79c',
        '#4b4541',
        -18.5,
        -15.0,
        stand(-18.5, -15.0),
        186,
        0.96,
        'cap',
        '#c2475a',
        look=24,
    )
