"""Key monastery on its cone above the braided Spiti, seen from the Kibber road in evening gold."""
import math
import random

from kit.architecture.himalayan import chorten, flat_block, gold_roof
from kit.life.birds import flock_in
from kit.life.flags import flag_string
from kit.mesh import Mesh
from kit.scene import height_at
from kit.stage.mountains import valley

PICTURE = {
    'hour': 'gold',
    'alt': 'The stacked white cells of Key monastery climb a cone of bare rock above the braided Spiti river in low golden light.',
}


def build(scene):
    scene.material('valley', meadow=('#c4a680', '#ad8f6f'), rock=('#b3957a', '#8a7060'), snow_line=300)
    scene.material('mud-wall', colour='#b39a80', second='#93785f', bump=0.2, bump_scale=2, courses=None)
    scene.camera((-74, -62, 112), (42, 215, 90), lens=43, lift=0.02)
    scene.light(
        sun=-112,
        elevation=25,
        haze={'density': 0.00024, 'height': 160, 'base': 0.3, 'start': 200, 'most': 0.6, 'colour': '#cdbfb2'},
        clouds={'scale': 1.2, 'low': 0.5, 'high': 0.74, 'seed': 5.2},
    )
    hill = (40, 215, 104, 130)
    ground = valley(scene, hill, knoll=None, conifers=0, fields=40, detail=460)
    gompa = Mesh()
    stacked_cells(gompa, ground, hill[0], hill[1], 104 * 0.84 - 1)
    for x, y in ((-26, 120), (-16, 126), (-36, 116)):
        chorten(gompa, x, y, height_at(ground, x, y) - 0.3, 1.2)
    scene.put(gompa)
    scene.layer = 'front'
    front = Mesh()
    flag_string(front, (-106, -22, 125), (-20, -18, 122.5), 3.2, 78, 0.6, seed=2)
    scene.put(front)
    birds = Mesh()
    flock_in(birds, 6, (-40, 0), (60, 120), (120, 140), 2.4)
    scene.put(birds, layer='life')


def stacked_cells(mesh, ground, x, y, top):
    """The gompa's cells in four rows round its crown at height top, each on a terrace of dry stone that runs into the
    slope."""
    flat_block(mesh, 34, 20, 20, x, y + 2, top)
    for dx, dy, wide, deep, high, drop, wall in (
        (-24, -2, 20, 17, 14, 4, 'whitewash'),
        (25, -1, 22, 17, 15, 5, 'whitewash'),
        (-5, -13, 22, 11, 11, 6, 'ochre-wall'),
    ):
        flat_block(mesh, wide, deep, high, x + dx, y + dy, top - drop, wall, seed=high)
    gold_roof(mesh, 9, 8, x, y + 2, top + 20.8)
    chance = random.Random(11)
    for row, (radius, count) in enumerate(((33, 9), (42, 11), (52, 13), (62, 12))):
        for i in range(count):
            angle = -math.pi * 0.5 + (i - (count - 1) / 2) * (2.6 / count) + chance.uniform(-0.04, 0.04)
            away = radius + chance.uniform(-2.5, 2.5)
            px, py = x + math.cos(angle) * away * 1.05, y + math.sin(angle) * away
            wide, deep = chance.uniform(11, 17) * (1 - 0.05 * row), chance.uniform(9, 12)
            high = chance.uniform(8.2, 14) * (1 - 0.07 * row)
            corners = [
                height_at(ground, px + i * wide / 2, py + j * deep / 2)
                for i, j in ((-1, -1), (0, -1), (1, -1), (-1, 0))
            ]
            level = 0.5 * (sum(corners) / 4 + max(corners))
            flat_block(
                mesh,
                wide,
                deep,
                high,
                px,
                py,
                level,
                chance.choice(('whitewash', 'whitewash', 'cream-wall')),
                'maroon-band' if chance.random() < 0.8 else None,
                seed=i + row * 20,
            )
            foot = level - min(corners) + 3
            mesh.box(wide * 1.06 + 2.4, deep * 1.06 + 2.4, foot, 'mud-wall', px, py, level - foot + 0.4, taper=0.93)
