"""Raja's Seat at Madikeri in late light: the little arched pavilion over coffee slopes and layered Coorg hills."""
import numpy as np

from kit.architecture.arches import arcade, four_sides
from kit.architecture.himalayan import hip_roof
from kit.architecture.village import tiled_house
from kit.life.birds import flock_in
from kit.life.people import child, man, woman
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import broadleaf, bush
from kit.noise import fractal, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'gold',
    'alt': "A family on the garden path of Raja's Seat at Madikeri in late light, its arched pavilion, flower beds and the hills of Coorg beyond.",
}


def ground(xs, ys):
    return (
        -46 * smoothstep(6, 80, ys + 0.1 * xs + 4 * fractal(xs * 0.04, ys * 0.04, 3))
        + 9 * fractal(xs * 0.015, ys * 0.015, 4) * smoothstep(10, 60, ys)
        + 0.25 * fractal(xs * 0.1, ys * 0.1, 3)
        + 0.02 * np.abs(xs)
    )


def build(scene):
    scene.camera((-1.2, -27, 2.1), (1.6, 20, 3.0), lens=34, lift=0.075, focus=12, fstop=1.0)
    scene.light(
        sun=-116,
        elevation=22,
        haze={'density': 0.0012, 'height': 40, 'base': 0.4, 'start': 50, 'most': 0.78},
        clouds={'seed': 18.3, 'amount': 0.9, 'stretch': (0.5, 1)},
    )
    scene.put(ground_sheet(ground, (-220, 220), (-60, 280), 'green-hills', 260, 280, near=(30, 0.5)))
    scene.put(plain('forest-hills', z=-52), layer='far')
    blue_hills(scene, near=230, count=6, height=37, base=-46, width=1300, seed=11, length=190)
    seat = Mesh()
    with seat.at(3, 1, 0.25, 8):
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
    for i in range(22):
        seat.box(0.2, 0.2, 0.9, 'whitewash', -22 + i * 2.1, 7.5, height_at(ground, -22 + i * 2.1, 7.5) - 0.1)
    seat.loft(
        [
            [(3 + s * 1.4 - 0.02 * y, y, height_at(ground, 3 + s * 1.4 - 0.02 * y, y) + 0.06) for s in (-1, 0, 1)]
            for y in np.linspace(-38, -4, 24)
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
        70,
        lambda r: (r.choice((-1, 1)) * r.uniform(3, 16) + 4, r.uniform(-12, -5)),
        ground,
        seed=7,
        scale=(0.6, 1.0),
        keep=lambda x, y, z: abs(x - 3 + 0.02 * y) > 2.6 and abs(x - 3) > 3,
    )
    scene.layer = 'front'
    scene.scatter(
        [grass_tuft(5, 60, 0.4)],
        300,
        ((-20, 20), (-34, -12)),
        ground,
        seed=8,
        sink=0.05,
        keep=lambda x, y, z: abs(x - 3 + 0.02 * y) > 2,
    )
    scene.put(broadleaf(21, 11, spread=1.3, clouds=11, cards=520, card=0.17), -9.4, -1, 0, 0, 1)
    scene.layer = 'life'
    folk = Mesh()
    woman(folk, 'scarlet', 2.5, -15.6, 0.3, 1.1, -8, veil=False, pose='rest')
    child(folk, 'turmeric', 3.2, -16.4, 0.3, 1.1, -14, girl=True, pose='walk')
    man(folk, 'ivory', '#6d6a66', 4.3, -15.6, 0.3, 1.1, -16, pose='walk', dress='shirt')
    woman(folk, 'azure', -3.2, -13.4, 0.3, 1.1, 14, veil=False, pose='hip', dress='salwar')
    woman(folk, 'emerald', -4.3, -12.9, 0.3, 1.1, 22, veil=False, pose='point', dress='salwar')
    woman(folk, 'magenta', 6.4, -6, 0.2, 1, -10, veil=False)
    man(folk, 'azure', 'ivory', 7.4, -5.6, 0.2, 1, 10)
    flock_in(folk, 9, (10, 26), (20, 40), (13, 19), 0.7)
    scene.put(folk)
