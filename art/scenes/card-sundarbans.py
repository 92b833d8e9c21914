"""A tidal creek of the Sundarbans at dusk: mangroves on their roots, a country boat, a tiger on the mud."""
import numpy as np

from kit.life.animals import tiger
from kit.life.birds import flock_in
from kit.life.boats import canoe, rowing_boat
from kit.mesh import Mesh
from kit.nature.palms import mangrove
from kit.nature.terrain import ground_sheet, water_sheet
from kit.noise import fractal, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'dusk', 'palette': 'dusk-rose',
    'alt': 'A country boat in a tidal creek of the Sundarbans at dusk, mangroves on arched roots and a tiger on the mudbank.',
}


def ground(xs, ys):
    middle = -2 + 9 * np.sin(ys * .028)
    away = np.abs(xs - middle) - 13 - .05 * np.maximum(ys, 0) * 0
    end = ys - 96
    inland = np.maximum(away, end)
    return np.clip(inland * .13 - .3, -2, .75) + .1 * fractal(xs * .25, ys * .25, 3)


def build(scene):
    scene.camera((-3, -32, 3.2), (1, 30, 4.2), lens=36, lift=.03, focus=42, fstop=4)
    scene.light(sun=86, elevation=13, energy=6, haze={'density': .0024, 'height': 14, 'base': .2, 'start': 40}, clouds={'seed': 9.9, 'amount': .9, 'stretch': (.5, 1)})
    scene.put(water_sheet('river', 0, 500, -90))
    scene.put(ground_sheet(ground, (-140, 140), (-50, 260), 'earth', 300, 320, near=(50, .6)))
    trees = [mangrove(i + 2, 5.5 + i) for i in range(4)]
    scene.scatter(trees, 330, ((-80, 80), (-24, 170)), ground, seed=4, sink=.1, scale=(.8, 1.4), keep=lambda x, y, z: z > .5)
    shoots = Mesh()
    import random
    chance = random.Random(3)
    for _ in range(900):
        y = chance.uniform(-26, 60)
        x = -2 + 9 * np.sin(y * .028) + chance.choice((-1, 1)) * (13 + chance.uniform(1.2, 6))
        z = height_at(ground, x, y)
        shoots.lathe([(.035, -.1), (.012, chance.uniform(.2, .45))], 'root', 4, x=x, y=y, z=z)
    scene.put(shoots)
    boat = Mesh()
    rowing_boat(boat, 0, 0, 0, 0, 11, 'azure', 5, 'turmeric')
    scene.put(boat, 2.6, 8, .05, -28, layer='life')
    small = Mesh()
    canoe(small, boatman='scarlet')
    scene.put(small, 9.5, 36, .03, 200, layer='life')
    body, marks = tiger()
    x, y = -13.6, 2
    for part in (body, marks):
        scene.put(part, x, y, height_at(ground, x, y) - .05, 12, 1.45)
    birds = Mesh()
    flock_in(birds, 9, (-14, 8), (20, 40), (11, 16), .7, 'white-bird')
    scene.put(birds, layer='life')
