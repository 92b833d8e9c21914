"""Shillong: Ward's Lake with its arched wooden bridge, Khasi women on the near walk, pines, tin-roofed cottages and
the blue cathedral."""
import numpy as np

from kit.architecture.arches import arched_wall, window_grid
from kit.architecture.himalayan import gable_roof
from kit.architecture.village import chalet
from kit.life.birds import flock_in
from kit.life.boats import rowing_boat
from kit.life.farming import back_basket
from kit.life.figure import SKINS, draw_arm, draw_feet, draw_head
from kit.life.people import POSES, child, man, woman
from kit.mesh import Mesh
from kit.nature.ground_cover import flower_tuft, grass_tuft, lily_patch
from kit.nature.terrain import ground_sheet, water_sheet
from kit.nature.trees import broadleaf, bush, conifer
from kit.noise import fractal, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'noon',
    'palette': 'gold-blue',
    'alt': "Khasi women in draped jainsems by the arched white bridge over Ward's Lake in Shillong, pines and the pale blue cathedral beyond.",
}


def ground(xs, ys):
    lake = np.abs(ys - 4 - 3 * np.sin(xs * 0.06)) - 15 + 0.0016 * xs**2
    inland = np.where(ys > 4, lake, lake)
    return (
        np.clip(inland * 0.18, -1.8, 1.2)
        + 20 * smoothstep(8, 80, inland) * smoothstep(0, 20, ys) * (0.8 + 0.3 * fractal(xs * 0.014, ys * 0.014, 4))
        + 0.15 * fractal(xs * 0.1, ys * 0.1, 3)
    )


def cathedral(mesh):
    """The blue cathedral of Mary Help of Christians: tall pale front, pointed arches, two slim flanking turrets."""
    mesh.box(13, 30, 12, 'blue-wall', 0, 16)
    with mesh.at(0, 16, 12, 90):
        gable_roof(mesh, 30, 13, 6, 'slate')
    mesh.box(15, 3, 14, 'whitewash')
    mesh.add([(-7.5, -1.5, 14), (7.5, -1.5, 14), (0, -1.5, 21)], [(0, 1, 2)], 'whitewash')
    mesh.add([(-7.5, 1.5, 14), (7.5, 1.5, 14), (0, 1.5, 21)], [(0, 1, 2)], 'whitewash')
    with mesh.at(0, -1.6):
        arched_wall(mesh, 7, 14, 'whitewash', 2.4, 8, 12, 0, 0.8, 'blue-wall', 'pointed')
        window_grid(mesh, 14, 3, 2, 4, 4.6, (0.9, 3), 'glass', 'blue-wall', kind='pointed', lit=0.4)
    for x in (-7.6, 7.6):
        mesh.box(2.6, 3.4, 18, 'blue-wall', x)
        mesh.lathe([(1.9, 0), (0.05, 6)], 'slate', 4, False, x=x, z=18, start=45)
    mesh.box(0.2, 0.2, 2.4, 'whitewash', 0, 0, 20.6)
    mesh.box(1.3, 0.2, 0.2, 'whitewash', 0, 0, 22.1)


def build(scene):
    scene.camera((-9, -33, 3.6), (3, 20, 7.5), lens=35, lift=0.03, focus=16, fstop=0.9)
    scene.light(
        sun=-124,
        elevation=25,
        haze={'density': 0.0021, 'height': 18, 'base': 0.25, 'start': 46},
        clouds={'seed': 10.8, 'amount': 0.9},
    )
    scene.put(water_sheet('lake', 0, 120, -60))
    scene.put(ground_sheet(ground, (-150, 150), (-50, 220), 'meadow', 260, 260, near=(40, 0.6)))
    blue_hills(scene, near=260, count=3, height=50, base=0, width=1300, seed=12)
    bridge = Mesh()
    with bridge.at(4, 3, 0, 48):
        arc = lambda x: 1.1 + 2.9 * (1 - (x / 22) ** 2)
        xs = np.linspace(-22, 22, 53)
        bridge.loft([[(x, -1.3, arc(x)), (x, 1.3, arc(x))] for x in xs], 'wood', smooth=False)
        for s in (-1.35, 1.35):
            bridge.loft([[(x, s, arc(x) - 0.5), (x, s, arc(x) + 0.05)] for x in xs], 'whitewash', smooth=False)
            bridge.tube([(x, s, arc(x) + 1.05) for x in xs], 0.07, 'whitewash', 6)
            bridge.tube([(x, s, arc(x) + 0.55) for x in xs], 0.04, 'whitewash', 5)
            for x in xs:
                bridge.box(0.1, 0.1, 1.1, 'whitewash', x, s, arc(x))
        for x in (-15, -9, -3, 3, 9, 15):
            for s in (-1, 1):
                bridge.tube([(x, s, -1.5), (x, s, arc(x))], 0.16, 'whitewash', 6)
    with bridge.at(-16, 74, height_at(ground, -16, 70), -14):
        cathedral(bridge)
    for x, y, turn, roof in (
        (20, 40, -14, 'tin-roof'),
        (38, 34, -24, 'green-roof'),
        (-38, 40, 20, 'tin-roof'),
        (30, 62, -10, 'tin-roof'),
        (-54, 56, 20, 'green-roof'),
    ):
        chalet(bridge, 11, 7, x, y, height_at(ground, x, y - 3) + 0.4, turn, roof, 'whitewash')
    scene.put(bridge)
    pines = [conifer(i, 16, 'pine', 0.19, 0.1, 12, 130) for i in range(3)]
    scene.scatter(
        pines,
        230,
        ((-110, 110), (26, 130)),
        ground,
        seed=4,
        sink=0.3,
        keep=lambda x, y, z: z > 1
        and not (abs(x + 14) < 13 and y < 104)
        and not (abs(x - 20) < 9 and y < 44)
        and not (abs(x - 38) < 9 and y < 38)
        and not (abs(x + 38) < 9 and y < 44),
    )
    scene.scatter(
        [broadleaf(3, 8, 'blossom-pink', spread=1.1, cards=320)],
        7,
        ((-50, 60), (22, 40)),
        ground,
        seed=6,
        keep=lambda x, y, z: z > 0.8,
    )
    scene.scatter(
        [bush(2, 1.1), bush(3, 1.0, 'blossom-red'), bush(4, 1, 'marigold')],
        60,
        ((-50, 60), (18, 30)),
        ground,
        seed=7,
        keep=lambda x, y, z: z > 0.6,
        scale=(0.6, 1),
    )
    scene.layer = 'front'
    walk = Mesh()
    walk.box(60, 6.4, 1.6, 'paving', -4, -20.6, -0.14)
    walk.box(60, 0.4, 0.2, 'grey-stone', -4, -17.4, 1.4)
    scene.put(walk)
    scene.scatter(
        [grass_tuft(5, 60, 0.5), flower_tuft(9, flower='blossom-pink')],
        240,
        ((-26, 12), (-16.8, -10)),
        ground,
        seed=8,
        sink=0.05,
        keep=lambda x, y, z: z > 0.4,
    )
    patches = [lily_patch(i, flowers=2) for i in range(2)]
    scene.scatter(patches, 9, lambda r: (r.uniform(-10, 4), r.uniform(-10, -5)), seed=9, sink=0, scale=(0.5, 0.8))
    scene.put(pines[1], -18.5, -14, 0.8, 0, 0.95)
    scene.put(pines[2], 11.5, -17, 0.8, 60, 0.85)
    scene.layer = 'life'
    life = Mesh()
    rowing_boat(life, -8, 7, 0, 30, 5.5, 'scarlet', 2)
    rowing_boat(life, 16, 4, 0, 150, 5.5, 'turmeric', 2, None, 4)
    with life.at(4, 3, 0, 48):
        for x, cloth in ((-5, 'scarlet'), (-3.6, None), (3, 'azure'), (7, 'turmeric')):
            z = 1.1 + 2.9 * (1 - (x / 22) ** 2)
            woman(life, cloth, x, 0.2, z, 1, 90) if cloth else man(life, 'maroon', 'indigo', x, -0.3, z, 1, 90)
    khasi(life, 0, -4.2, -19.2, 66, 'turmeric', 'crimson', True)
    khasi(life, 1, -2.8, -18.8, -48, 'teal', 'indigo', False)
    child(life, 'scarlet', -0.9, -18.5, 1.47, 1.2, 150, girl=True, pose='point')
    flock_in(life, 7, (-20, -4), (10, 30), (15, 20), 0.6)
    scene.put(life)


def khasi(mesh, number, x, y, turn, cloth, shawl, basket):
    """A woman in a jainsem, two lengths of cloth pinned at the shoulders, a checked shawl; perhaps a cone basket."""
    skin = SKINS[number % 2]
    with mesh.at(x, y, 1.47, turn, 1.12):
        draw_feet(mesh, skin, 0.03)
        mesh.lathe(
            [(0.24, 0.08), (0.235, 0.3), (0.215, 0.8), (0.19, 1.05), (0.19, 1.3), (0.165, 1.39), (0.07, 1.44)],
            cloth,
            22,
            oval=(1, 0.76),
            ribs=22,
            rib=0.03,
        )
        mesh.loft(
            [[(-0.2, -0.1, 1.38), (-0.08, -0.14, 1.4)], [(-0.06, -0.19, 1.0), (0.12, -0.17, 1.0)]]
            + [[(0.0, -0.2, 0.5), (0.2, -0.14, 0.5)], [(0.02, -0.205, 0.14), (0.22, -0.15, 0.14)]],
            'ivory',
        )
        for low, high, paint in ((1.08, 1.14, 'ivory'), (1.14, 1.2, shawl), (1.2, 1.24, 'ivory'), (1.24, 1.36, shawl)):
            mesh.lathe([(0.234, low), (0.23, high)], paint, 22, y=0.03, oval=(1, 0.78))
        mesh.lathe([(0.229, 1.36), (0.14, 1.43), (0.09, 1.48)], shawl, 22, y=0.03, oval=(1, 0.78))
        draw_head(mesh, skin, 1.595, bun=True)
        for side, (hand, elbow) in zip((1, -1), POSES[('rest', 'lap')[number]]):
            draw_arm(mesh, (0.165 * side, -0.005, 1.375), elbow, hand, shawl, skin, 0.054, sleeve=0.7)
        if basket:
            back_basket(mesh, weave='weave')
            for k in range(22):
                a, far = k * 2.4, 0.05 * k**0.5
                mesh.ball(0.06, '#e8862c', far * np.cos(a), 0.38 + far * np.sin(a), 1.38 + 0.06 * (1 - k / 22), 8)
