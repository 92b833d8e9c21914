"""Leh: the nine-storeyed palace on its ridge over the old town, poplars in autumn gold."""
import math

from kit.architecture.himalayan import chorten, flat_block, mani_wall
from kit.life.birds import flock_in
from kit.life.flags import flag_string
from kit.life.people import man, woman
from kit.mesh import Mesh
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import broadleaf, poplar
from kit.noise import fractal, ridged, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import LOW_RANGE, snow_peaks

PICTURE = {
    'hour': 'noon',
    'palette': 'noon-alpine',
    'alt': 'Leh Palace stands nine storeys tall on a bare ridge above the flat roofs and golden poplars of the old town, snow behind.',
}


def build(scene):
    scene.camera((-26, -104, 14), (6, 60, 30), lens=38)
    scene.light(
        sun=-96,
        elevation=30,
        haze={'density': 0.0004, 'height': 90, 'start': 100, 'base': 0.4},
        clouds={'seed': 3.9, 'amount': 0.6, 'low': 0.54, 'high': 0.78},
    )

    def ground(xs, ys):
        ridge = 30 * smoothstep(74, 16, abs(ys - 74 - 0.12 * xs)) * (0.75 + 0.3 * smoothstep(90, 0, abs(xs - 8)))
        rough = (ridged(xs * 0.03, ys * 0.03, 5) - 0.6) * 4 * smoothstep(6, 20, ridge)
        return (
            ridge
            + rough
            + 0.8 * fractal(xs * 0.03, ys * 0.03, 3)
            + 60 * smoothstep(160, 460, ys) * ridged(xs * 0.006, ys * 0.006, 6)
        )

    scene.put(ground_sheet(ground, (-330, 330), (-110, 560), 'cold-desert', 380, 420))
    scene.put(plain('dust', z=-3), layer='far')
    snow_peaks(scene, LOW_RANGE, lift=40)
    palace = Mesh()
    x, y, z = 8, 66, height_at(ground, 8, 66) - 3
    scene.material('mud-wall', colour='#d8b690', second='#c29c76')
    for dx, width, depth, height, dz in (
        (0, 42, 20, 31, 0),
        (-26, 18, 16, 20, 1),
        (27, 20, 16, 16, 1),
        (6, 26, 16, 37, 0),
    ):
        flat_block(
            palace,
            width,
            depth,
            height,
            x + dx,
            y + (0 if dz else (5 if dx else 0)),
            z + dz,
            'mud-wall',
            'maroon-band',
            0.2,
            int(dx) + 40,
        )
    for dx, height in ((-8, 30.4), (8, 24), (0, 17)):
        palace.box(7, 1.2, 0.4, 'wood', x + dx, y - 10.4, z + height - 3)
        palace.box(6.4, 1.0, 2.6, 'wood-dark', x + dx, y - 10.2, z + height - 5.6)
    for i in range(5):
        px = -58 + i * 9
        flat_block(palace, 8, 7, 7 - i % 2, px, 62, height_at(ground, px, 60), 'whitewash', seed=i)
    scene.put(palace)
    houses = Mesh()
    chance = scene.random
    for i in range(210):
        px, py = chance.uniform(-100, 100), chance.uniform(-40, 60)
        level = height_at(ground, px, py)
        if level > 24 or math.hypot(px + 26, py + 104) < 72:
            continue
        flat_block(
            houses,
            chance.uniform(6, 10),
            chance.uniform(5, 8),
            chance.uniform(4.5, 8.5),
            px,
            py,
            level,
            chance.choice(('whitewash', 'cream-wall', 'mud-wall', 'mud-wall')),
            chance.choice(('maroon-band', 'wood-dark', None)),
            0.3,
            i,
            chance.uniform(-10, 10),
        )
    scene.put(houses)
    trees = [poplar(i, 12, 'leaf-autumn') for i in range(3)]
    scene.scatter(
        trees,
        130,
        ((-110, 110), (-60, 44)),
        ground,
        seed=6,
        scale=(0.55, 0.95),
        keep=lambda a, b, c: c < 12 and math.hypot(a + 26, b + 104) > 64,
    )
    scene.scatter(
        [broadleaf(5, 6, 'leaf', cards=240), broadleaf(6, 6, 'leaf-autumn', cards=240)],
        70,
        ((-110, 110), (-60, 40)),
        ground,
        seed=7,
        keep=lambda a, b, c: c < 10 and math.hypot(a + 26, b + 104) > 56,
    )
    scene.layer = 'front'
    front = Mesh()
    for px, py, size in ((-39, -74, 1.0), (-33, -70, 0.72)):
        chorten(front, px, py, height_at(ground, px, py) + 1.0, size)
    mani_wall(front, (-30, -74), (-6, -66), height_at(ground, -18, -70) + 0.3)
    flag_string(front, (-39, -74, 11.6), (-8, -64, 15), 2.6, 34, 0.8)
    scene.put(front)
    folk = Mesh()
    woman(folk, 'magenta', -22, -75, height_at(ground, -22, -75), 1, 40)
    man(folk, 'maroon', 'maroon', -20.5, -75.6, height_at(ground, -20.5, -75.6), 1, 30)
    flock_in(folk, 7, (-50, -24), (10, 30), (52, 62), 1.1)
    scene.put(folk, layer='life')
