"""The Nilgiri mountain train near Ooty: blue coaches and a steaming engine on a stone viaduct among blue gums; women
pluck tea below, children wave to the train."""
import math

from kit.architecture.village import chalet
from kit.architecture.water_works import viaduct
from kit.life.birds import flock_in
from kit.life.farming import back_basket
from kit.life.vehicles import carriage, smoke, steam_engine, track
from kit.life.work import Pose, little_one, person
from kit.mesh import Mesh
from kit.nature.ground_cover import flower_tuft
from kit.nature.trees import broadleaf
from kit.scene import height_at
from kit.stage.backdrops import blue_hills
from kit.stage.greenery import tea_hills

PICTURE = {
    'hour': 'noon',
    'alt': 'Women pluck tea into baskets and children wave as the blue Nilgiri mountain train steams over a stone viaduct near Ooty.',
}


def build(scene):
    scene.camera((-9, -42, 4.5), (3, 40, 6.9), lens=38, lift=0.03, focus=24, fstop=0.9)
    scene.light(
        sun=-112,
        elevation=34,
        energy=5.6,
        haze={'density': 0.0011, 'height': 40, 'base': 0.3, 'start': 60},
        clouds={'seed': 2.2, 'amount': 0.9, 'scale': 0.9},
    )
    ground = tea_hills(
        scene,
        mounds=((-44, 38, 13, 40), (54, 44, 15, 42), (-96, 130, 30, 90), (104, 150, 34, 110), (-10, 250, 30, 130)),
        shade_trees=0,
    )
    blue_hills(scene, near=420, count=4, height=60, base=0, width=2000, seed=2)
    line = Mesh()
    viaduct(line, 90, 12.5, 9, 'grey-stone', 4, 26)
    track(line, [(-60, 26, 13.4), (4, 26, 13.4), (70, 26, 13.4)], 1.0)
    for x in (-44, 54):
        line.box(34, 7, 16, 'earth', x - 4 if x < 0 else x + 4, 27, -3, 1)
    with line.at(-14.4, 26, 13.5, 180, 1.5):
        steam_engine(line)
    for i in range(4):
        carriage(line, 8.2, -5.6 + i * 8.7, 26, 13.5, 0, 'azure', 'turmeric', 2.2, 2.7)
    scene.put(line)
    plume = Mesh()
    smoke(plume, -17, 26, 17.6, 11, (1.7, 0.3, 0.62), size=0.5)
    scene.put(plume, layer='life')
    gums = [broadleaf(60 + i, 20, 'leaf', 'bark-pale', 0.55, 9, 300, 0.34, 0.55) for i in range(3)]
    scene.scatter(
        gums, 60, lambda r: (r.choice((-1, 1)) * r.uniform(26, 80), r.uniform(36, 110)), ground, seed=3, sink=0.3
    )
    scene.scatter(gums, 26, ((-60, 60), (52, 90)), ground, seed=8, sink=0.3)
    house = Mesh()
    chalet(house, 12, 8, -27, 58, height_at(ground, -27, 58) + 0.6, 14, 'tin-roof')
    chalet(house, 10, 7, 44, 62, height_at(ground, 44, 62) + 0.6, -20, 'tiles')
    scene.put(house)
    scene.layer = 'front'
    for x, y, size in ((-13.4, -28.6, 1.2), (-12.2, -29.4, 0.9), (-1.6, -29.2, 1.1), (-0.4, -28.4, 1.3)):
        bloom = flower_tuft(int(abs(x * 5)), 40, 0.8, 0.5, 'blossom-pink')
        scene.put(bloom, x, y, height_at(ground, x, y), x * 40, size)
    scene.layer = 'life'
    folk = Mesh()
    pluckers(folk, ground)
    wavers(folk, ground)
    flock_in(folk, 6, (-26, -10), (30, 50), (25, 30), 0.8)
    scene.put(folk)


def pluckers(mesh, ground):
    """Women among the hedges with baskets on their backs: two pluck, one throws leaves over her shoulder, one walks
    off with a full load; the overseer weighs a basket beside the path."""
    toss = Pose(((0.16, 0.1, 1.62), (-0.14, -0.5, 0.98)), bend=8, gaze=0)
    for x, y, deed, turn, cloth, second, size in (
        (-11.6, -24.4, 'pluck', 52, '#b5475a', '#efe4d2', 1.0),
        (-9.6, -18.6, toss, -24, '#d9a79b', '#7a3b52', 0.97),
        (-13.6, -17.0, 'pluck', 80, '#86a3b6', '#8e2f3a', 1.02),
        (-1.4, -22.6, 'pluck', -64, '#c98a3a', '#efe4d2', 1.0),
        (4.4, -14.0, 'pluck', 120, '#a7b79c', '#7a3b52', 0.95),
    ):
        with mesh.at(x, y, height_at(ground, x, y), turn, size):
            person(mesh, deed, 'saree', cloth, second, head='scarf', hat='#efe4d2')
            with mesh.at(0, 0, 0.95, tilt=20 if deed == 'pluck' else 7), mesh.at(0, 0, -0.95):
                back_basket(mesh, 'rice')
    x, y = -5.6, -22.2
    with mesh.at(x, y, height_at(ground, x, y), 30):
        for way, deed, args in (
            (-40, 'hold', ('jacket', '#8c6f5a', '#5a5046')),
            (150, 'offer', ('saree', '#3f7f79', '#cfae62')),
        ):
            at = (0.75, 0.0) if way > 0 else (-0.75, 0.2)
            person(mesh, deed, *args, *at, 0, 90 if way < 0 else -90, 1.0, 'brim' if way < 0 else 'scarf', '#efe4d2')
        for px, py, size in ((0, 0, 1), (0.5, -0.55, 0.9), (-0.35, -0.6, 0.8)):
            mesh.lathe([(0.26 * size, 0), (0.4 * size, 0.5), (0.38 * size, 0.5)], 'bamboo', 22, x=px, y=py)
            for k in range(26):
                a, r = k * 2.4, 0.068 * size * k**0.5
                with mesh.at(px + r * math.cos(a), py + r * math.sin(a), 0.52 - 0.5 * r * r, k * 71, tilt=24):
                    mesh.ball((0.07, 0.1, 0.03), 'rice' if k % 3 else 'leaf', sides=7)


def wavers(mesh, ground):
    """A brother and sister on the path wave to the train; their grandmother waits with a bundle of wood."""
    for x, y, deed, turn, cloth, girl, size in (
        (-7.2, -16.6, 'wave', 176, '#c2475a', True, 1.05),
        (-6.4, -16.0, 'cheer', 168, '#7d93a8', False, 0.95),
    ):
        little_one(mesh, deed, cloth, x, y, height_at(ground, x, y), turn, size, girl)
    x, y = -6.3, -11.6
    with mesh.at(x, y, height_at(ground, x, y), 196):
        person(
            mesh,
            Pose(((0.2, -0.1, 1.85), (-0.25, -0.06, 0.82))),
            'saree',
            '#cfae62',
            '#6a4a6f',
            elder=True,
            head='scarf',
        )
        for k in range(14):
            a = k * 2.4
            mesh.tube(
                [
                    (-0.7, 0.03 * k**0.5 * math.cos(a), 1.87 + 0.03 * k**0.5 * math.sin(a)),
                    (0.7, 0.04 * k**0.5 * math.cos(a + 0.3), 1.87 + 0.04 * k**0.5 * math.sin(a + 0.3)),
                ],
                0.022,
                'wood',
                5,
            )
