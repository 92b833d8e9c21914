"""Raja's Seat at Madikeri in late light: people at its rail look over mist and layered Coorg hills, the pavilion
beside."""
import numpy as np

from kit.architecture.arches import arcade, four_sides
from kit.architecture.himalayan import hip_roof
from kit.architecture.village import tiled_house
from kit.life.birds import flock_in
from kit.life.people import man, woman
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import broadleaf, bush
from kit.noise import fractal, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'gold',
    'alt': "Visitors at the rail of Raja's Seat at Madikeri look over mist between the hills of Coorg, its arched pavilion and flower beds beside them.",
}


def ground(xs, ys):
    return (
        -46 * smoothstep(6, 80, ys + 0.1 * xs + 4 * fractal(xs * 0.04, ys * 0.04, 3))
        + 9 * fractal(xs * 0.015, ys * 0.015, 4) * smoothstep(10, 60, ys)
        + 0.25 * fractal(xs * 0.1, ys * 0.1, 3)
        + 0.02 * np.abs(xs)
    )


def bend(y):
    """How far the garden path has swung from its end, in metres."""
    return 2.6 * np.sin((2.5 - y) * 0.11)


def build(scene):
    scene.camera((-2.4, -20.5, 3.3), (0.4, 20, 3.4), lens=33, lift=0.03, focus=20, fstop=2.0)
    scene.light(
        sun=-116,
        elevation=22,
        haze={'density': 0.0022, 'height': 26, 'base': 0.24, 'start': 60, 'most': 0.86, 'floor': -46},
        clouds={'seed': 18.3, 'amount': 0.9, 'stretch': (0.5, 1)},
    )
    scene.put(ground_sheet(ground, (-220, 220), (-60, 280), 'green-hills', 260, 280, near=(30, 0.5)))
    scene.put(plain('forest-hills', z=-52), layer='far')
    blue_hills(scene, near=170, count=6, height=31, base=-48, width=1300, seed=11, length=150)
    seat = Mesh()
    with seat.at(7.2, 2.9, 0.25, -14, 0.74):
        seat.box(13, 8.6, 0.7, 'brick', z=-0.3)
        seat.box(12, 7.6, 0.3, 'cream-wall', z=0.4)
        with seat.at(0, 0, 0.7):
            for width in four_sides(seat, 5.4, 3.2):
                arcade(
                    seat,
                    width,
                    4.4,
                    4 if width > 8 else 2,
                    'yellow-wall',
                    depth=0.7,
                    kind='round',
                    open_share=0.72,
                    apex=0.82,
                    open_back=True,
                )
                seat.box(width + 0.7, 1.1, 0.35, 'brick', 0, 0.2, 4.4)
            seat.box(10.8, 6.4, 0.3, 'cream-wall', z=4.35)
            hip_roof(seat, 10.6, 6.2, 2.2, 'tiles', z=4.7)
    # The view point: a brick floor at the edge, its rail between white posts.
    seat.lathe(
        [(5.2, -0.6), (5.2, 0.32), (5.0, 0.36), (0.05, 0.36)], 'brick', 40, False, x=-2.2, y=4.6, oval=(1.15, 0.75)
    )
    for x in range(-20, 18, 2):
        seat.box(0.22, 0.22, 1.05, 'whitewash', x, 7.6, 0.3)
        for z in (0.75, 1.15):
            seat.tube([(x, 7.6, z), (x + 2, 7.6, z)], 0.045, 'iron', 6)
    seat.loft(
        [
            [(-1.4 + s * 1.3 + bend(y), y, height_at(ground, -1.4 + s * 1.3 + bend(y), y) + 0.08) for s in (-1, 0, 1)]
            for y in np.linspace(-30, 2.5, 40)
        ],
        'brick',
    )
    for x, y in ((-30, 70), (34, 62), (8, 92)):
        tiled_house(seat, 10, 7, x, y, height_at(ground, x, y - 3), turn=10)
    scene.put(seat)
    coffee = [bush(i, 1.8, 'leaf') for i in range(3)]
    scene.scatter(coffee, 620, ((-90, 100), (12, 110)), ground, seed=4, sink=0.2)
    silver = [broadleaf(50 + i, 14, 'leaf', 'bark-pale', 0.6, 8, 240, 0.34, 0.6) for i in range(3)]
    scene.scatter(silver, 130, ((-110, 120), (22, 150)), ground, seed=5, sink=0.3)
    scene.scatter(
        [bush(5, 0.9, 'blossom-red'), bush(6, 0.9, 'marigold'), bush(7, 1.0, 'blossom-pink')],
        90,
        lambda r: (r.uniform(-15, 15), r.choice((r.uniform(-7, -4.6), r.uniform(-1.5, 0.5)))),
        ground,
        seed=7,
        scale=(0.6, 1.0),
        keep=lambda x, y, z: abs(x + 1.4 - bend(y)) > 2.2,
    )
    scene.layer = 'front'
    scene.scatter(
        [grass_tuft(5, 60, 0.4)],
        300,
        ((-20, 20), (-34, -12)),
        ground,
        seed=8,
        sink=0.05,
        keep=lambda x, y, z: abs(x + 1.4 - bend(y)) > 1.7,
    )
    scene.put(broadleaf(21, 11, spread=1.3, clouds=11, cards=520, card=0.17), -13.4, 1.5, 0, 0, 1)
    scene.layer = 'life'
    folk = Mesh()
    for draw, cloth, x, y, turn, more in (
        (woman, 'scarlet', -4.6, 6.2, 196, {'pose': 'lap', 'veil': False}),
        (man, 'ivory', -3.7, 6.3, 160, {'legs': '#6d6a66', 'pose': 'point', 'dress': 'shirt'}),
        (woman, 'azure', -1.2, 6.4, 172, {'pose': 'rest', 'veil': False}),
        (woman, 'turmeric', -0.3, 6.0, 108, {'pose': 'hip', 'veil': True}),
        (man, 'teal', 1.6, 4.3, -52, {'legs': 'ivory', 'pose': 'behind', 'dress': 'kurta'}),
    ):
        draw(folk, cloth, x=x, y=y, z=0.36, scale=1.12, turn=turn, **more)
    # Two come up the path in talk.
    woman(folk, 'magenta', 0.6, -6.4, 0.25, 1.1, 58, veil=False, pose='walk')
    man(folk, 'ivory', 'ivory', 1.5, -6.0, 0.25, 1.1, -48, pose='behind', dress='dhoti', elder=True)
    flock_in(folk, 9, (10, 26), (20, 40), (13, 19), 0.7)
    scene.put(folk)
