"""A tiger before the ruined lake palace of Ranthambore, the old fort on its cliff behind, late light."""
import numpy as np

from kit.architecture.domes import ROUND, chhatri, dome
from kit.architecture.arches import arcade, four_sides
from kit.architecture.rajput import bastion, curtain_wall
from kit.life.birds import flock_in
from kit.life.cats import tiger
from kit.life.wildlife import chital
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.terrain import ground_sheet, water_sheet
from kit.nature.trees import broadleaf
from kit.noise import fractal, ridged, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'gold',
    'alt': 'A tiger walking in dry grass by the lake at Ranthambore, a ruined domed pavilion and the old cliff fort behind it.',
}


def ground(xs, ys):
    lake = smoothstep(30, 16, np.hypot((xs + 6) / 2.3, (ys - 24)))
    cliff = (
        44
        * smoothstep(96, 150, ys + 0.25 * xs + 14 * fractal(xs * 0.02, ys * 0.02, 4))
        * (0.8 + 0.25 * ridged(xs * 0.02, ys * 0.02, 4))
    )
    return 0.7 - 2.2 * lake + cliff + 0.2 * fractal(xs * 0.12, ys * 0.12, 3)


def build(scene):
    scene.camera((-2.4, -21, 1.9), (0.6, 10, 4.0), lens=38, lift=0.02, focus=17, fstop=0.6)
    scene.light(
        sun=-126,
        elevation=19,
        haze={'density': 0.0022, 'height': 20, 'base': 0.2, 'start': 30},
        clouds={'seed': 8.4, 'amount': 0.6},
    )
    scene.put(ground_sheet(ground, (-180, 180), (-40, 320), 'dry-hills', 300, 320, near=(40, 0.5)))
    scene.put(water_sheet('lake', 0, 100, -20))
    ruin = Mesh()
    with ruin.at(9, 34, 0.3, -16):
        ruin.box(17, 11, 2.4, 'red-stone-pale', z=-1)
        with ruin.at(0, 0, 1.4):
            for width in four_sides(ruin, 6.5, 4):
                arcade(ruin, width, 5, 5 if width > 9 else 3, 'red-stone-pale', 'shadow', 0.7, 'cusped', 0.6)
                ruin.box(width + 1.2, 1.4, 0.3, 'red-stone', 0, 0, 5)
            ruin.box(12.6, 7.6, 0.4, 'red-stone-pale', z=5)
            dome(ruin, 2.6, 'sand-stone-pale', z=5.5, profile=ROUND, tip=None)
            for x in (-5, 5):
                chhatri(ruin, 1.4, 3.4, 'red-stone-pale', x=x, y=-2.4, z=5.3, tip=None)
    chhatri(ruin, 2, 4.6, 'red-stone-pale', x=-18, y=40, z=0.6, tip=None)
    wall = [(-80, 150), (-48, 142), (-18, 136), (12, 134), (44, 128), (80, 124)]
    for start, end in zip(wall, wall[1:]):
        curtain_wall(ruin, start, end, 8, 34, (0, -1), 'sand-stone-dark', 26)
    for x, y in wall:
        bastion(ruin, 4.6, 11, x, y, 35, 'sand-stone-dark', root=26)
    for x, y in ((-10, 148), (20, 146)):
        chhatri(ruin, 3, 7, 'sand-stone', x=x, y=y, z=44, tip=None)
    scene.put(ruin)
    dhok = [
        broadleaf(20 + i, 8, ('leaf', 'leaf-dry', 'leaf-autumn')[i], spread=1.2, clouds=8, cards=260, card=0.34)
        for i in range(3)
    ]
    scene.scatter(dhok, 150, ((-120, 120), (52, 116)), ground, seed=4, sink=0.3)
    scene.scatter(
        dhok,
        14,
        lambda r: (r.choice((-1, 1)) * r.uniform(22, 44), r.uniform(4, 40)),
        ground,
        seed=8,
        sink=0.3,
        keep=lambda x, y, z: z > 0.5,
    )
    scene.put(broadleaf(33, 14, spread=1.5, clouds=14, cards=380), 22, 40, 0.5, 0, 1)
    body, marks = tiger()
    for part in (body, marks):
        scene.put(part, -1.4, -7.2, height_at(ground, -1.4, -7.2), 196, 1.5)
    dry = [
        grass_tuft(5, 60, 0.75, leaf='grass-dry', width=0.02),
        grass_tuft(6, 60, 0.9, leaf='reed', width=0.02),
        grass_tuft(8, 50, 0.6),
    ]
    scene.scatter(
        dry,
        420,
        ((-26, 26), (-12, 10)),
        ground,
        seed=5,
        sink=0.05,
        keep=lambda x, y, z: z > 0.2 and not (abs(x + 1.4) < 3.4 and -10 < y < -5.4) and y < 6,
    )
    scene.scatter(
        [rock(i, 0.9, 'rock-warm') for i in range(3)],
        18,
        ((-22, 22), (-10, 6)),
        ground,
        seed=7,
        sink=0.25,
        scale=(0.4, 1.2),
        keep=lambda x, y, z: abs(x) > 4,
    )
    scene.layer = 'front'
    scene.scatter(
        dry,
        46,
        lambda r: (-2 + r.choice((-1, 1)) * r.uniform(3, 8), r.uniform(-15.5, -13)),
        ground,
        seed=9,
        sink=0.1,
        scale=(0.6, 0.9),
    )
    scene.layer = 'life'
    herd = (chital(), chital(antlers=True), chital(grazing=True))
    for kind, (x, y, t) in enumerate(((-13, 8.4, 20), (-15, 9.6, 160), (-16.6, 8.8, 40))):
        for part in herd[kind]:
            scene.put(part, x, y, height_at(ground, x, y), t, 1.25)
    birds = Mesh()
    flock_in(birds, 7, (-14, -2), (20, 40), (13, 17), 0.7)
    scene.put(birds)
