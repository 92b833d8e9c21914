"""The Bibi ka Maqbara at Aurangabad in the morning: the Deccan's pale sister of the Taj, narrow between its four
minarets, over a dry-season channel with fountains; students sketch it."""
import math

from kit.architecture.arches import arcade, arched_wall, frame_line
from kit.architecture.domes import chhatri, dome, minaret
from kit.life.birds import flock_in
from kit.life.people import crowd
from kit.life.work import Pose, person
from kit.mesh import Mesh
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf, bush, cypress
from kit.stage.backdrops import blue_hills, tree_line

PICTURE = {
    'hour': 'dawn',
    'alt': 'The slender white tomb of Bibi ka Maqbara between four minarets at first light, fountains in the long channel before it, students who draw it.',
}
WHITE, SHADE = 'marble', 'marble-shade'


def build(scene):
    scene.material(WHITE, colour='#efe2d0', courses=None, stain=0.35)
    scene.camera((8.2, -96, 3.0), (-2.2, 0, 19.5), lens=32, lift=0.045)
    scene.light(
        sun=-118,
        elevation=15,
        haze={'density': 0.0017, 'height': 16, 'start': 80, 'base': 0.2},
        clouds={'seed': 26.5, 'amount': 0.75},
    )
    scene.put(plain('lawn', z=-0.04))
    blue_hills(scene, 'dry-hills', 560, 3, 110, seed=2)
    tree_line(scene, 64, 50, 380, 110, 9, 'leaf-dark')
    tomb = Mesh()
    mausoleum(tomb)
    scene.put(tomb)
    garden(scene)
    scene.layer = 'life'
    life = Mesh()
    draws = Pose(
        ((0.14, -0.34, 0.52), (-0.12, -0.32, 0.46)),
        hips=(0.1, 0.14),
        bend=14,
        knees=((0.36, -0.24, 0.14), (-0.36, -0.24, 0.14)),
        ankles=((-0.1, -0.34, 0.09), (0.1, -0.42, 0.09)),
        seated=True,
    )
    for x, y, dress, cloth, turn in (
        (10.6, -62, 'salwar', 'scarlet', 168),
        (11.8, -63, 'shirt', '#86a3b6', 160),
        (10.9, -64.6, 'salwar', 'turmeric', 176),
    ):
        with life.at(x, y, 0, turn, 1.08):
            person(life, draws, dress, cloth, 'ivory')
            life.box(0.42, 0.34, 0.02, 'ivory', 0, -0.44, 0.4)
    person(life, 'hold', 'kurta', '#5d6a78', '#4b4640', 12.2, -61, 0, 190, 1.08)
    crowd(life, 10, lambda r: (r.choice((-1, 1)) * r.uniform(5, 8), r.uniform(-66, -42)), seed=10)
    flock_in(life, 8, (-40, -16), (-10, 30), (34, 46), 1.0, 'white-bird')
    scene.put(life)


def garden(scene):
    """The axial channel with a row of fountains between flagged walks, cypresses, trellises of red stone."""
    bed = Mesh()
    bed.box(8.4, 74, 0.34, 'red-stone-pale', 0, -68)
    for side in (-1, 1):
        bed.box(5, 76, 0.1, 'paving', side * 6.8, -68)
        for k in range(48):
            bed.box(1.2, 0.2, 0.8, 'red-stone', side * 9.6, -104 + 1.55 * k)
    scene.put(bed)
    water = Mesh()
    water.quad((-3.7, -104, 0.36), (3.7, -104, 0.36), (3.7, -32, 0.36), (-3.7, -32, 0.36), 'pool')
    for k in range(11):
        y = -90 + 5.4 * k
        water.lathe([(0.36, 0.2), (0.3, 0.8), (0.5, 0.9)], SHADE, 10, y=y)
        water.tube([(0, y, 0.9), (0.05, y, 1.9), (0.0, y, 2.5)], [0.05, 0.06, 0.015], 'foam', 6)
        for j in range(7):
            a = 0.9 * j
            water.tube(
                [
                    (0, y, 2.45),
                    (0.32 * math.cos(a), y + 0.32 * math.sin(a), 2.1),
                    (0.5 * math.cos(a), y + 0.5 * math.sin(a), 0.5),
                ],
                [0.02, 0.03, 0.01],
                'foam',
                4,
            )
    scene.put(water)
    tall = [cypress(s, 7.5) for s in range(3)]
    for k in range(9):
        for side in (-1, 1):
            scene.put(tall[k % 3], side * 13.4, -88 + 6.6 * k, 0, 40 * k, (0.7, 0.7, 0.74))
    trees = [broadleaf(40 + i, 9, ('leaf', 'leaf-dark')[i % 2], spread=1.2, cards=380) for i in range(3)]
    for k in range(16):
        scene.put(trees[k % 3], (-1) ** k * (30 + (k * 7) % 26), -70 + 6 * k, 0, 33 * k, 0.9 + 0.05 * (k % 5))
    scene.layer = 'front'
    beds = [bush(3 + i, 1.0, leaf, cards=260) for i, leaf in enumerate(('blossom-pink', 'leaf', 'blossom-red'))]
    for k in range(12):
        scene.put(beds[k % 3], 11 + 0.5 * (k % 3), -86 + 1.7 * k, 0, 40 * k, 0.7)


def mausoleum(mesh):
    """The tomb, narrower and steeper than the Taj: a high platform, four minarets close by, one great arch a side, four
    small domes and minarets at the corners of the roof, the onion dome on its drum."""
    for turn in (0, 90, 180, 270):
        with mesh.at(turn=turn), mesh.at(0, -29):
            arcade(mesh, 58, 5.0, 13, WHITE, SHADE, 0.5, apex=0.76)
            mesh.box(58.6, 0.9, 0.6, SHADE, 0, 0, 5.0)
            for i in range(40):
                mesh.box(0.9, 0.16, 0.9, SHADE, (i - 19.5) * 1.45, 0.2, 5.5)
    mesh.box(57.6, 57.6, 5.2, WHITE)
    for i in range(10):
        mesh.box(7, 0.8, 5.0 - 0.5 * i, SHADE, 0, -29.4 - 0.8 * i)
    half, wall, portal = 12.4, 16.0, 19.4
    with mesh.at(0, 0, 5.2):
        mesh.box(2 * half - 0.4, 2 * half - 0.4, wall, WHITE)
        for turn in (0, 90, 180, 270):
            with mesh.at(turn=turn), mesh.at(0, -half):
                with mesh.at(0, -1.4):
                    inner = [(0, 1.5, 4.4, 6.2, 0, 'shadow'), (0, 1.1, 9, 10.8, 7.6, 'recess')]
                    arched_wall(mesh, 13.4, portal, WHITE, 4.6, 9.6, 14.8, 0, 4.2, SHADE, inner=inner)
                    frame_line(mesh, -5.7, 5.7, 0.6, 17.2, 0.34, 'inlay')
                    mesh.quad((-6.7, 0, portal), (6.7, 0, portal), (6.7, 6, portal), (-6.7, 6, portal), WHITE)
                    for x in (-6.7, 6.7):
                        mesh.quad((x, 0, 0), (x, 6, 0), (x, 6, portal), (x, 0, portal), WHITE)
                        mesh.lathe(
                            [(0.42, 0), (0.38, portal + 1.2), (0.6, portal + 1.4), (0.1, portal + 3)], WHITE, 10, x=x
                        )
                    for i in range(9):
                        mesh.box(0.8, 0.4, 0.9, WHITE, (i - 4) * 1.4, 0.2, portal)
                for x in (-9.6, 9.6):
                    for level in (0, wall / 2):
                        with mesh.at(x, -0.3, level):
                            arched_wall(
                                mesh,
                                5.6,
                                wall / 2,
                                WHITE,
                                1.7,
                                4.2,
                                6.2,
                                0.5,
                                1.4,
                                SHADE,
                                inner=[(0, 0.8, 2.6, 3.8, 0.7, 'shadow')],
                            )
                            frame_line(mesh, -2.3, 2.3, 0.3, 7.4, 0.18, 'inlay')
        mesh.lathe([(8.6, wall), (8.6, wall + 1.2), (8.0, wall + 1.6), (7.8, wall + 6.4), (8.3, wall + 6.9)], WHITE, 56)
        for k in range(16):
            with mesh.at(turn=22.5 * k), mesh.at(0, -7.95, wall + 2.2):
                mesh.add(
                    [(-0.7, 0, 0), (0.7, 0, 0), (0.7, 0, 2.2), (0, 0, 3.2), (-0.7, 0, 2.2)], [(0, 1, 2, 3, 4)], SHADE
                )
        dome(mesh, 8.7, WHITE, z=wall + 6.8, sides=64, petals=True, stretch=1.04)
        for sx in (-1, 1):
            for sy in (-1, 1):
                with mesh.at(sx * 9.6, sy * 9.6, wall):
                    chhatri(mesh, 2.4, 5.2, WHITE)
                minaret(mesh, 0.8, wall + 6.5, WHITE, sx * 12.4, sy * 12.4, 0, None, 2, 0.2)
        for sx in (-1, 1):
            for sy in (-1, 1):
                minaret(mesh, 2.0, 25.5, WHITE, sx * 26.4, sy * 26.4, 0, 'inlay', 3, 0.28)
