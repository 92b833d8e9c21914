"""A tiger at the water before the ruined lake palace of Ranthambore, the old fort on its cliff behind, late light."""
import numpy as np

from kit.architecture.domes import ROUND, chhatri, dome
from kit.architecture.arches import arcade, four_sides
from kit.architecture.rajput import bastion, curtain_wall
from kit.life.birds import flock_in
from kit.life.cats import tiger
from kit.life.water_birds import egret
from kit.life.wildlife import chital
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft, lily_patch, rock
from kit.nature.terrain import ground_sheet, water_sheet
from kit.nature.trees import broadleaf
from kit.noise import fractal, ridged, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'gold',
    'alt': 'A tiger walks along the lake at Ranthambore, mirrored in the water; deer, a ruined lake palace and the cliff fort behind.',
}


TIGER = (-1.3, -6.7)


def shore(xs, ys):
    """Metres from the near water's edge, positive on the spit of land between the two waters."""
    return ys + 8.6 + 1.1 * fractal(np.asarray(xs) * 0.16, np.asarray(ys) * 0.1, 3)


def ground(xs, ys):
    lake = smoothstep(30, 18, np.hypot((xs + 6) / 2.3, (ys - 26)))
    cliff = (
        44
        * smoothstep(96, 150, ys + 0.25 * xs + 14 * fractal(xs * 0.02, ys * 0.02, 4))
        * (0.8 + 0.25 * ridged(xs * 0.02, ys * 0.02, 4))
    )
    bank = 0.34 * smoothstep(-0.2, 3.4, shore(xs, ys)) - 1.2 * smoothstep(0.3, -1.6, shore(xs, ys))
    rough = 0.12 * fractal(xs * 0.12, ys * 0.12, 3) * smoothstep(1, 4, shore(xs, ys))
    return bank + 0.4 * smoothstep(46, 60, ys) - 2.2 * lake + cliff + rough


def build(scene):
    scene.camera((-2.4, -21, 1.55), (0.6, 10, 3.3), lens=38, lift=0.02, focus=14, fstop=0.8)
    scene.light(
        sun=-126,
        elevation=19,
        haze={'density': 0.0022, 'height': 20, 'base': 0.2, 'start': 30},
        clouds={'seed': 8.4, 'amount': 0.6},
    )
    scene.put(ground_sheet(ground, (-180, 180), (-40, 320), 'dry-hills', 300, 320, near=(40, 0.5)))
    mud = lambda xs, ys: ground(xs, ys) + 0.02 - 0.5 * smoothstep(1.3, 2.4, shore(xs, ys))
    scene.put(ground_sheet(mud, (-20, 20), (-12, -2), 'earth', 260, 140))
    scene.material('lake', colour='#2a4a4a', ripple=0.012, mirror=0.42, scale=0.5)
    scene.put(water_sheet('lake', 0, 110, -22))
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
        scene.put(part, *TIGER, height_at(ground, *TIGER) - 0.02, 214, 1.5)
    dry = [
        grass_tuft(5, 60, 0.6, leaf='grass-dry', width=0.02),
        grass_tuft(6, 60, 0.75, leaf='reed', width=0.02),
        grass_tuft(8, 50, 0.5),
    ]
    scene.scatter(
        dry,
        260,
        ((-24, 26), (-8, 3)),
        ground,
        seed=5,
        sink=0.05,
        keep=lambda x, y, z: shore(x, y) > 1.4 and (abs(x + 0.6) > 3.6 or y > -4.4) and not (-9 < x < -3 and y < 2),
    )
    stones = [rock(i, 0.9, 'rock-warm') for i in range(3)]
    scene.scatter(
        stones, 14, ((-22, 22), (-7, 2)), ground, seed=7, sink=0.25, scale=(0.4, 1.1), keep=lambda x, y, z: abs(x) > 4
    )
    for k, (x, y, size) in enumerate(((2.9, -8.9, 0.8), (3.7, -8.3, 0.5), (-5.2, -8.8, 0.55), (2.2, -10.2, 0.3))):
        scene.put(stones[k % 3], x, y, -0.1, 70 * k, size)
    scene.layer = 'front'
    reeds = [grass_tuft(11 + i, 60, 1.1, 0.4, leaf, 0.02) for i, leaf in enumerate(('reed', 'grass-dry', 'grass'))]
    edge = lambda r: r.choice(((-6.4, 0.7), (-5.2, 0.5), (2.6, 0.6), (3.6, 0.6)))
    scene.scatter(
        reeds,
        60,
        lambda r: (lambda c: (r.gauss(c[0], c[1]), r.uniform(-13.6, -11.2)))(edge(r)),
        lambda x, y: x * 0,
        seed=9,
        sink=0.1,
        scale=(0.5, 0.9),
    )
    pads = [lily_patch(i, 14, 1.0, 2) for i in range(2)]
    for k, (x, y) in enumerate(((-4.2, -12.2), (1.5, -12.6), (-3.2, -13.4), (2.7, -11.4))):
        scene.put(pads[k % 2], x, y, 0.01, 80 * k, 0.7)
    scene.layer = 'life'
    herd = (chital(), chital(antlers=True), chital(grazing=True))
    for kind, (x, y, t) in enumerate(((-6.6, -0.6, -30), (-7.6, 1.2, 190), (-5.4, 1.4, 150))):
        for part in herd[kind]:
            scene.put(part, x, y, height_at(ground, x, y), t, 1.25)
    birds = Mesh()
    egret(birds, -5.6, -9.6, -0.08, 30, 1.0)
    egret(birds, 4.4, -6.6, height_at(ground, 4.4, -6.6), 170, 0.95)
    flock_in(birds, 7, (-14, -2), (20, 40), (13, 17), 0.7)
    scene.put(birds)
