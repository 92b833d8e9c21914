"""Munnar in morning mist: pickers bring their leaf to the scale beside a road that bends through clipped tea to a white
factory, the bare dome of Anamudi above."""
import numpy as np

from kit.architecture.village import tiled_house
from kit.architecture.arches import window_grid
from kit.architecture.himalayan import gable_roof
from kit.life.birds import flock_in
from kit.life.farming import back_basket
from kit.life.people import woman
from kit.life.vehicles import smoke
from kit.life.work import Pose, little_one, person
from kit.mesh import Mesh
from kit.nature.erosion import erode
from kit.nature.ground_cover import tea_row
from kit.nature.terrain import ground_sheet
from kit.nature.trees import broadleaf
from kit.noise import fractal
from kit.scene import height_at
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'dawn',
    'palette': 'dawn-mist',
    'alt': 'Women pluck tea and have the leaf weighed beside a road in Munnar, a white factory in the valley and the bare mass of Anamudi above.',
}


def ground(xs, ys):
    z = (
        22 * np.exp(-(((xs + 46) / 34) ** 2 + ((ys - 34) / 40) ** 2))
        + 20 * np.exp(-(((xs - 54) / 36) ** 2 + ((ys - 62) / 44) ** 2))
        + 9 * np.exp(-(((xs + 12) / 40) ** 2 + ((ys + 42) / 30) ** 2))
    )
    return z + 0.05 * np.maximum(ys - 60, 0) + 0.6 * fractal(xs * 0.03, ys * 0.03, 3)


def build(scene):
    scene.camera((3, -51, 11.6), (1.2, 60, 14.2), lens=35, focus=20, fstop=5.6)
    scene.light(
        sun=-98,
        elevation=20,
        energy=5,
        haze={'density': 0.003, 'height': 13, 'base': 0.12, 'low': 1.1, 'start': 50, 'most': 0.8},
        clouds={'seed': 8.2, 'amount': 0.6},
    )
    scene.put(ground_sheet(ground, (-260, 260), (-80, 380), 'green-hills', 280, 300, near=(60, 0.5)))
    scene.material(
        'valley',
        meadow=('#8f9650', '#67803f'),
        rock=('#9a8a72', '#776a5a'),
        snow_line=1e6,
        rock_slope=0.7,
        bump=1.2,
        scale=0.008,
    )
    scene.put(anamudi(), layer='far')
    blue_hills(scene, near=420, count=1, height=52, base=0, width=1400, seed=6)
    hedges = [tea_row(3.0, 0.9, i) for i in range(3)]
    count = 0
    for x0, y0, rx, ry in ((-46, 34, 34, 40), (54, 62, 36, 44), (-12, -42, 40, 30)):
        for ring in range(4, 42):
            radius = ring * 0.052
            around = int(radius * (rx + ry) * 3.14 / 3.15)
            for i in range(around):
                angle = i / around * 6.283
                x, y = x0 + rx * radius * np.cos(angle), y0 + ry * radius * np.sin(angle)
                if (
                    abs(x - 4 - 9 * np.sin(y * 0.045)) < 4
                    or y > y0 + ry * 0.5
                    or np.hypot(x + 1.2, (y + 37.6) * 1.2) < 3.2
                    or not -47 < y < 120
                    or abs(x) > 76
                ):
                    continue
                turn = np.degrees(np.arctan2(ry * np.cos(angle), -rx * np.sin(angle)))
                scene.put(hedges[i % 3], x, y, height_at(ground, x, y) - 0.15, turn)
                count += 1
    road = Mesh()
    road.loft(
        [
            [
                (
                    4 + 9 * np.sin(y * 0.045) + s * 2.2,
                    y,
                    height_at(ground, 4 + 9 * np.sin(y * 0.045) + s * 2.2, y) + 0.12,
                )
                for s in (-1, -0.5, 0, 0.5, 1)
            ]
            for y in np.linspace(-60, 96, 110)
        ],
        'road',
    )
    scene.put(road)
    scene.put(factory())
    oaks = [broadleaf(60 + i, 12, 'leaf', 'bark-pale', 0.55, 8, 240, 0.34, 0.6) for i in range(3)]
    scene.scatter(
        oaks,
        80,
        ((-90, 96), (0, 180)),
        ground,
        seed=4,
        sink=0.3,
        # None where the frame would cut it.
        keep=lambda x, y, z: abs(abs((x - 3) / (y + 51)) - 0.53) > 0.1
        and abs(x - 4 - 9 * np.sin(y * 0.045)) > 7
        and (abs(x - 9) > 30 or y > 122),
    )
    scene.layer = 'life'
    folk = Mesh()
    for x, y, cloth, turn in (
        (-22, 6, 'magenta', 60),
        (-26, 10, 'azure', 10),
        (-19, 11, '#efe4d2', 200),
        (17, 4, 'scarlet', 0),
    ):
        z = height_at(ground, x, y)
        woman(folk, cloth, x, y, z, 1.05, turn)
        with folk.at(x, y, z, turn):
            back_basket(folk)
    pickers(folk)
    weighing(folk)
    if not scene.is_night:
        flock_in(folk, 7, (-26, -8), (20, 40), (32, 38), 0.8)
    scene.put(folk)


def anamudi():
    """The mountain: a broad bare dome, steep on its flanks, that brooks have cut into, with lower shoulders."""
    xs, ys = np.meshgrid(np.linspace(-1300, 1400, 620), np.linspace(700, 1800, 300))
    mass = 300 * np.exp(-(np.abs((xs - 190) / 260) ** 3.2) - np.abs((ys - 1250) / 300) ** 3)
    for x, y, height, wide in ((-170, 1330, 150, 230), (560, 1380, 130, 260), (-640, 1480, 170, 300)):
        mass += height * np.exp(-(((xs - x) / wide) ** 2) - ((ys - y) / 240) ** 2)
    mass *= 0.86 + 0.3 * fractal(xs * 0.0032, ys * 0.0032, 5)
    heights = erode(0.4 * mass, xs[0, 1] - xs[0, 0], ys[1, 0] - ys[0, 0], 0.009, 46, 1.0, mass)
    heights *= 300 / heights.max()
    mesh = Mesh()
    mesh.grid(xs, ys, heights + 0.02 * heights * fractal(xs * 0.02, ys * 0.02, 3) - 25, 'valley')
    return mesh


def factory():
    """The tea factory, long and white with a chimney, a lower wing before it, and cottages under trees."""
    works = Mesh()
    with works.at(2, 116, height_at(ground, 4, 108), -24):
        for storey in range(3):
            works.box(34, 12, 3.6, 'whitewash', 0, 0, storey * 3.7 - 1)
            works.box(34.3, 12.3, 0.3, 'cream-wall', 0, 0, storey * 3.7 + 2.5)
        for turn, away, width, columns in ((0, 6, 34, 11), (90, 17, 12, 4)):
            with works.at(0, 0, 0, turn):
                with works.at(0, -away):
                    window_grid(works, width - 2, 0.4, 3, columns, 3.7, (1.6, 1.7), 'glass', 'shutter-green', lit=0.4)
        gable_roof(works, 34, 12, 4.2, 'tin-roof', z=10)
        works.box(12, 7, 5, 'whitewash', 9, -9, -1)
        with works.at(9, -12.6):
            window_grid(works, 11, 1.0, 1, 4, 3, (1.5, 1.8), 'glass', 'shutter-green')
        gable_roof(works, 12.6, 7.6, 2.6, 'green-roof', 9, -9, 4)
        works.lathe([(1.1, 0), (0.75, 17), (0.9, 17.4)], 'brick', 14, x=-21, y=2)
        smoke(works, -21, 2, 17.5, 9, (0.5, 0.1, 0.5), size=0.6)
    for x, y, turn, wall in ((-20, 112, 20, 'cream-wall'), (-29, 119, -8, 'whitewash'), (38, 120, 10, 'pink-wall')):
        tiled_house(works, 9, 6, x, y, height_at(ground, x, y - 3) + 0.2, wall, turn=turn, veranda=True)
    return works


def pickers(mesh):
    """Women among the bushes at the right, plucking; one throws a handful over her shoulder into her basket."""
    throw = Pose(((0.22, 0.12, 1.62), (-0.14, -0.5, 0.98)), bend=10)
    for pose, cloth, second, x, y, turn, scale, hat in (
        ('pluck', 'magenta', 'ivory', 6.3, -36.2, -70, 1.0, 'ivory'),
        (throw, '#86a3b6', '#efe4d2', 8.6, -33.4, 40, 0.95, 'crimson'),
        ('pluck', '#cfae62', 'maroon', 6.0, -29.6, 100, 1.04, '#e9dfcc'),
        ('pluck', 'emerald', 'turmeric', 11.4, -27.4, -20, 0.98, 'ivory'),
    ):
        with mesh.at(x, y, height_at(ground, x, y), turn, scale):
            person(mesh, pose, 'saree', cloth, second, head='scarf', hat=hat)
            with mesh.at(0, 0, 0.95, tilt=24 if pose == 'pluck' else 10):
                with mesh.at(0, -0.06, -0.97):
                    back_basket(mesh, 'rice')


def weighing(mesh):
    """Beside the road: a scale under three poles, the clerk who reads it, pickers who wait and a child."""
    x, y = -1.8, -37.4
    base = height_at(ground, x, y)
    top = (x, y, base + 2.5)
    for k in range(3):
        a = k * 2.094 + 0.4
        foot = (x + 1.0 * np.cos(a), y + 1.0 * np.sin(a))
        mesh.tube([(*foot, height_at(ground, *foot)), (x + 0.06 * np.cos(a), y, base + 2.66)], 0.035, 'bamboo', 7)
    mesh.tube([top, (x, y, base + 1.9)], 0.012, 'rope', 5)
    with mesh.at(x, y, base + 1.75, tilt=90):
        mesh.lathe([(0.15, -0.04), (0.16, 0.0), (0.15, 0.05)], 'brass', 20)
        mesh.lathe([(0.125, 0.055), (0.12, 0.06)], 'ivory', 20)
    mesh.tube([(x, y, base + 1.6), (x, y, base + 1.25)], 0.012, 'rope', 5)
    for k in range(3):
        a = k * 2.094
        mesh.tube([(x, y, base + 1.3), (x + 0.36 * np.cos(a), y + 0.36 * np.sin(a), base + 0.86)], 0.01, 'rope', 4)
    basket(mesh, x, y, base + 0.42)
    for bx, by in ((-0.6, -38.6), (0.0, -38.1), (-2.6, -38.8)):
        basket(mesh, bx, by, height_at(ground, bx, by))
    note = Pose(((0.12, -0.3, 1.14), (-0.16, -0.34, 1.06)), bend=8)
    rest = Pose(((0.16, -0.2, 0.98), (-0.16, -0.2, 0.98)), bend=3)
    for pose, dress, cloth, second, dx, dy, turn, scale, more in (
        (note, 'shirt', '#efe4d2', '#6b5b4c', -1.25, -0.5, 76, 1.04, {'head': 'short', 'look': 10}),
        ('lean', 'saree', 'scarlet', '#e0c27a', 0.95, 0.35, -70, 0.97, {'head': 'scarf', 'hat': 'ivory'}),
        (rest, 'saree', '#8c6f9a', '#efe4d2', 2.5, -0.2, -84, 1.0, {'head': 'scarf', 'hat': 'turmeric'}),
    ):
        px, py = x + dx, y + dy
        with mesh.at(px, py, height_at(ground, px, py), turn, scale):
            person(mesh, pose, dress, cloth, second, **more)
            if pose is note:
                mesh.box(0.2, 0.28, 0.02, 'maroon', -0.1, -0.42, 1.06)
            if pose is rest:
                back_basket(mesh, 'rice')
    little_one(mesh, 'hold', '#a7b79c', x + 3.1, y + 0.5, height_at(ground, x + 3.1, y + 0.5), -90)


def basket(mesh, x, y, z):
    """A round basket heaped with leaf."""
    mesh.lathe([(0.26, 0), (0.36, 0.36), (0.38, 0.44), (0.35, 0.44)], 'bamboo', 20, x=x, y=y, z=z)
    for k in range(12):
        a, far = k * 2.4, 0.085 * k**0.5
        mesh.ball((0.13, 0.13, 0.09), ('rice', 'tea')[k % 2], x + far * np.cos(a), y + far * np.sin(a), z + 0.44, 7)
