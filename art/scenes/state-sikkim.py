"""Tsomgo in spring: a dark oval lake between snowy slopes, dressed yaks on the shore under prayer flags."""
import numpy as np

from kit.life.animals import yak
from kit.life.birds import flock_in
from kit.life.flags import flag_string, tall_flag
from kit.life.people import man, woman
from kit.mesh import Mesh
from kit.nature.ground_cover import rock
from kit.nature.terrain import ground_sheet, plain, water_sheet
from kit.noise import fractal, ridged, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import GREAT_PEAKS, snow_peaks

PICTURE = {
    'hour': 'noon',
    'palette': 'noon-alpine',
    'alt': 'Yaks with bright saddle cloths by the deep blue Tsomgo lake in Sikkim, snow slopes around it and prayer flags overhead.',
}


def ground(xs, ys):
    rim = np.hypot((xs - 6) / 52, (ys - 46) / 62) + 0.07 * fractal(xs * 0.02, ys * 0.02, 4)
    wall = (
        40
        * smoothstep(1.04, 2.6, rim)
        * (0.55 + 0.6 * ridged(xs * 0.011 + 4, ys * 0.011, 7))
        * np.where(ys < -10, 0.16, 1)
    )
    return wall + 3.0 * (rim - 1.02) * smoothstep(3, 1, rim) + 0.5 * fractal(xs * 0.06, ys * 0.06, 4)


def ashore(x, y):
    """The first y from the given one towards the camera that is dry."""
    while height_at(ground, x, y) < 0.12:
        y -= 0.4
    return y


def build(scene):
    scene.material('snow-hills', meadow=('#f2f5f9', '#dfe7ef'), rock=('#8d8378', '#6c655f'), rock_slope=0.62)
    scene.camera((-5, -44, 11), (3, 34, -3), lens=30, lift=0.02)
    scene.light(
        sun=106,
        elevation=27,
        energy=4.6,
        haze={'density': 0.0008, 'height': 60, 'base': 0.3, 'start': 50},
        clouds={'seed': 9.1, 'amount': 0.7, 'low': 0.52, 'high': 0.76},
    )
    scene.put(ground_sheet(ground, (-240, 250), (-60, 360), 'snow-hills', 380, 380, near=(50, 0.4)))
    scene.put(water_sheet('high-lake', 0, 160, -20))
    scene.put(plain('snow', z=-4), layer='far')
    snow_peaks(scene, GREAT_PEAKS, lift=-60, x=120, scale=0.85)
    stones = [rock(i, 0.9, 'rock') for i in range(4)]
    scene.scatter(
        stones,
        150,
        ((-50, 50), (-38, 20)),
        ground,
        seed=4,
        sink=0.25,
        scale=(0.2, 1.1),
        keep=lambda x, y, z: 0.1 < z < 8,
    )
    lodge = Mesh()
    for x, y, turn in ((-46, 34, 50), (-50, 24, 60)):
        z = height_at(ground, x, y)
        with lodge.at(x, y, z - 0.4, turn):
            lodge.box(9, 6, 4, 'green-wall', z=-1)
            lodge.loft(
                [[(-5, -3.6, 3), (-5, 0, 5.4), (-5, 3.6, 3)], [(5, -3.6, 3), (5, 0, 5.4), (5, 3.6, 3)]], 'tin-roof'
            )
    scene.put(lodge)
    scene.layer = 'front'
    flags = Mesh()
    for i, (x, y) in enumerate(((-12.5, -20), (-10.6, -18), (-14.4, -18), (-9.2, -17))):
        y = ashore(x, y)
        tall_flag(
            flags, x, y, height_at(ground, x, y), 7, ('flag-white', 'flag-blue', 'flag-yellow', 'flag-red')[i], 0.6
        )
    flag_string(flags, (-12.5, -20, 8.6), (24, -14, 13), 3.0, 60, 0.6, seed=2)
    flag_string(flags, (-10.6, -18, 8), (15, -19, 2.4), 1.2, 44, 0.6, seed=3)
    scene.put(flags)
    scene.layer = 'life'
    life = Mesh()
    for x, y, turn, cloth in ((-3.4, -18, 20, 'scarlet'), (2.6, -17, 200, 'turmeric'), (8.8, -18.4, 160, 'magenta')):
        y = ashore(x, y)
        scene.put(yak(cloth), x, y, height_at(ground, x, y) - 0.05, turn, 1.35)
    y = ashore(-0.4, -17.4)
    man(life, 'indigo', 'wood-dark', -0.4, y, height_at(ground, -0.4, y), 1.05, 150)
    y = ashore(5.6, -17.6)
    woman(life, 'emerald', 5.6, y, height_at(ground, 5.6, y), 1.05, 120)
    flock_in(life, 6, (10, 30), (20, 50), (26, 33), 0.9)
    scene.put(life)
