"""The toy train on the cart road below Ghum: engine and blue carriages beside pines, a shrine and shops, cloud in
the gap."""
import numpy as np

from kit.architecture.himalayan import chorten, hill_house
from kit.life.flags import flag_string
from kit.life.people import crowd
from kit.life.vehicles import carriage, smoke, steam_engine, track
from kit.mesh import Mesh
from kit.nature.ground_cover import flower_tuft, grass_tuft
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import conifer
from kit.noise import fractal, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import LOW_RANGE, blue_hills, snow_peaks

PICTURE = {
    'hour': 'noon',
    'palette': 'noon-alpine',
    'alt': 'A blue steam engine draws its small carriages along a hill road lined with pines and shops, Kanchenjunga white beyond.',
}


# Broad, its tops nearly as high as one another, lower ridges on both sides.
KANCHENJUNGA = (
    (-40, 2560, 800, 1500),
    (-420, 2600, 730, 1300),
    (340, 2580, 740, 1300),
    (-860, 2680, 600, 1100),
    (800, 2660, 620, 1100),
    *LOW_RANGE,
)


def ground(xs, ys):
    return (
        16 * smoothstep(7, 40, xs + 0.1 * ys)
        - 44 * smoothstep(-6, -60, xs + 4 * np.sin(ys * 0.05))
        - 30 * smoothstep(40, 110, ys)
    ) + 0.3 * fractal(xs * 0.05, ys * 0.05, 3) * smoothstep(5, 9, abs(xs))


def build(scene):
    scene.camera((-5.6, -19, 2.8), (1.4, 10, 4.2), lens=35, lift=0.02)
    scene.light(
        sun=-108,
        elevation=26,
        haze={'density': 0.0009, 'height': 40, 'base': 0.35, 'start': 40},
        clouds={'seed': 2.2, 'amount': 0.8},
    )
    scene.put(ground_sheet(ground, (-160, 160), (-50, 260), 'meadow', 280, 280, near=(30, 0.5)))
    scene.put(plain('forest-hills', z=-70), layer='far')
    blue_hills(scene, near=320, count=4, height=46, base=-60, width=1700, seed=6)
    snow_peaks(scene, KANCHENJUNGA, lift=-60, x=-120, scale=0.9)
    path = [(1.2 + 5 * np.sin((y + 8) * 0.035), y, 0.25) for y in np.linspace(-26, 46, 60)]
    road = Mesh()
    road.loft([[(x - 5.4, y, 0.06), (x + 3.6, y, 0.06)] for x, y, _ in path], 'road', smooth=False)
    track(road, path, 0.9)
    at = lambda y: (1.2 + 5 * np.sin((y + 8) * 0.035), y, -90 - np.degrees(np.arctan(0.175 * np.cos((y + 8) * 0.035))))
    for i, y in enumerate((-1.5, 4.6, 11.6, 18.6, 25.6)):
        x, y, turn = at(y)
        if i == 0:
            steam_engine(road, x, y, 0.36, turn, 'azure')
        else:
            carriage(road, 6.4, x, y, 0.36, turn, 'azure', 'ivory', 1.9, 2.3)
    for i, (x, y) in enumerate(((11, 4), (12.5, 13), (14, 22), (15, 32), (21, 12), (23, 24), (26, 36))):
        hill_house(
            road,
            8,
            6.5,
            2 + i % 2,
            x,
            y,
            height_at(ground, x, y) + 0.2,
            ('green-wall', 'cream-wall', 'pink-wall', 'blue-wall', 'whitewash')[i % 5],
            ('tin-roof', 'green-roof')[i % 2],
            -84,
            seed=i,
        )
    chorten(road, -8.6, 12, height_at(ground, -8.6, 12) - 0.3, 0.42)
    scene.put(road)
    plume = Mesh()
    smoke(plume, 1.4, -3.1, 3.3, 8, (0.3, 0.9, 0.5), size=0.2)
    scene.put(plume, layer='life')
    firs = [conifer(i, 15, 'pine', 0.18, 0.2) for i in range(3)]
    scene.scatter(
        firs,
        150,
        ((-60, 70), (8, 110)),
        ground,
        seed=4,
        sink=0.4,
        keep=lambda x, y, z: (x > 18 or x < -13 or y > 48) and not 0 < x < 14,
    )
    scene.layer = 'front'
    scene.scatter(
        [grass_tuft(5, 60, 0.5), flower_tuft(14, flower='blossom-pink')],
        130,
        ((-16, -6.4), (-14, 12)),
        ground,
        seed=6,
        sink=0.04,
    )
    scene.put(firs[1], -12.6, 0, height_at(ground, -12.6, 0) - 0.3, 20, 0.95)
    flags = Mesh()
    flag_string(flags, (-12.6, 0, 7.5), (11, 4, 9.4), 1.6, 34, 0.6, seed=4)
    scene.put(flags)
    life = Mesh()
    crowd(life, 16, lambda r: (r.uniform(5.2, 7.6), r.uniform(-2, 26)), lambda x, y: 0.1, 3, turbans=0)
    crowd(life, 5, lambda r: (r.uniform(-4.4, -2.4), r.uniform(0, 16)), lambda x, y: 0.1, 5, turbans=0)
    scene.put(life, layer='life')
