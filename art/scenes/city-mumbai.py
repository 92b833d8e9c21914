"""Marine Drive at blue hour: the Queen's Necklace of lamps around the bay, Art Deco fronts and towers behind."""
import math
import random

import numpy as np

from kit.architecture.arches import window_grid
from kit.life.people import man, sitter, woman
from kit.life.vehicles import auto_rickshaw
from kit.mesh import Mesh
from kit.nature.ground_cover import rock
from kit.nature.palms import coconut_palm
from kit.nature.terrain import plain, water_sheet

PICTURE = {
    'hour': 'dusk', 'palette': 'dusk-blue',
    'alt': 'Marine Drive in Mumbai at blue hour, its necklace of lamps curving along the bay below Art Deco fronts and lit towers.',
}


def drive(t):
    """A point of the sea wall (x, y) and its outward turn in degrees; t from 0 (near, right) to 1 (far, left)."""
    angle = math.radians(-18 + 128 * t)
    return 24 - 150 + 150 * math.cos(angle) + 20, 10 + 150 * math.sin(angle) + 6, math.degrees(angle)


def tower(mesh, x, y, width, height, turn, seed, walls=('cream-wall', 'whitewash', 'ochre-wall', 'pink-wall', 'concrete')):
    chance = random.Random(seed)
    with mesh.at(x, y, 0, turn):
        mesh.box(width, width * .8, height, chance.choice(walls))
        rows = int(height / 3.4)
        for side, away in ((0, width * .4), (-90, width / 2), (90, width / 2)):
            with mesh.at(turn=side):
                with mesh.at(0, -away):
                    window_grid(mesh, width * .88 if side == 0 else width * .7, 1.2, rows, max(3, int(width / 3)), height / rows, (1.5, 1.7), 'window', lit=.34, seed=seed + side)
                    if height < 30:
                        for level in range(1, rows + 1):
                            mesh.box(width * (1 if side == 0 else .8) + .6, .5, .35, 'whitewash', 0, 0, level * height / rows - .5)
        if height < 30:
            mesh.box(width * .3, width * .3, 2.6, 'cream-wall', 0, -width * .2, height)


def build(scene):
    scene.camera((-9, -64, 9.5), (2, 90, 12), lens=33, lift=.03, focus=90, fstop=5.6)
    scene.light(sun=-84, elevation=7, energy=2.2, haze={'density': .0018, 'height': 30, 'base': .2, 'start': 80}, clouds={'seed': 14.4, 'amount': .9, 'stretch': (.5, 1)})
    scene.put(water_sheet('sea', 0, 4000, -120))
    city = Mesh()
    spots = [drive(t) for t in np.linspace(-.12, 1.04, 90)]
    def rim(grow, z):
        return [(x + math.cos(math.radians(a)) * grow, y + math.sin(math.radians(a)) * grow, z) for x, y, a in spots]
    city.loft([rim(0, -2), rim(0, 2.4)], 'concrete', smooth=False)
    city.loft([rim(0, 2.4), rim(5, 2.4)], 'paving', smooth=False)
    city.loft([rim(0, 2.4), rim(0, 3.1)], 'cream-wall', smooth=False)
    city.loft([rim(.6, 3.1), rim(0, 3.1)], 'cream-wall', smooth=False)
    city.loft([rim(5, 2.3), rim(24, 2.3)], 'road', smooth=False)
    city.loft([rim(24, 2.4), rim(700, 2.4)], 'dust', smooth=False)
    chance = random.Random(5)
    for i, t in enumerate(np.linspace(-.1, 1.02, 40)):
        x, y, a = drive(t)
        away = 37
        tower(city, x + math.cos(math.radians(a)) * away, y + math.sin(math.radians(a)) * away, chance.uniform(11, 15), chance.uniform(17, 24), a - 90, i)
    for i in range(44):
        t, away = chance.uniform(.05, 1.0), chance.uniform(60, 170)
        x, y, a = drive(t)
        tower(city, x + math.cos(math.radians(a)) * away, y + math.sin(math.radians(a)) * away, chance.uniform(12, 18), chance.uniform(20, 66) * (1.15 if t > .4 else .8), a - 90 + chance.uniform(-20, 20), 100 + i)
    lamps = Mesh()
    for i, t in enumerate(np.linspace(-.1, 1.03, 66)):
        x, y, a = drive(t)
        px, py = x + math.cos(math.radians(a)) * 4.4, y + math.sin(math.radians(a)) * 4.4
        lamps.tube([(px, py, 2.4), (px, py, 10.5), (px - math.cos(math.radians(a)) * 1.6, py - math.sin(math.radians(a)) * 1.6, 11.2)], .11, 'iron', 5)
        lamps.ball(.8, 'lamp', px - math.cos(math.radians(a)) * 1.6, py - math.sin(math.radians(a)) * 1.6, 11, sides=8)
    scene.put(city)
    scene.put(lamps)
    cars = Mesh()
    for i in range(60):
        t = chance.uniform(-.1, 1)
        x, y, a = drive(t)
        lane = 9 if i % 2 else 17
        with cars.at(x + math.cos(math.radians(a)) * lane, y + math.sin(math.radians(a)) * lane, 2.3, a + 90):
            cars.box(3.9, 1.7, .8, ('shadow', 'scarlet', 'ivory', 'turmeric')[i % 4], z=.3)
            cars.box(2.1, 1.5, .6, 'glass', z=1.1)
            for s in (-.5, .5):
                cars.ball(.2, 'lamp', 1.98, s, .7, sides=6)
                cars.ball(.14, 'flame' if i % 2 else 'lamp', -1.98, s, .7, sides=6)
    scene.put(cars, layer='life')
    palms = [coconut_palm(i, 9 + i, (1.5, .5)) for i in range(2)]
    for i, t in enumerate(np.linspace(-.1, 1.0, 36)):
        x, y, a = drive(t)
        scene.put(palms[i % 2], x + math.cos(math.radians(a)) * 25.5, y + math.sin(math.radians(a)) * 25.5, 2.3, i * 50, .9)
    shapes = [rock(i, 2.0, 'concrete', .9) for i in range(3)]
    for i in range(190):
        t = chance.uniform(-.12, .9)
        x, y, a = drive(t)
        back = chance.uniform(1.4, 5)
        scene.put(shapes[i % 3], x - math.cos(math.radians(a)) * back, y - math.sin(math.radians(a)) * back, .3, i * 37, chance.uniform(.4, .8))
    scene.layer = 'life'
    folk = Mesh()
    for i in range(40):
        x, y, a = drive(chance.uniform(-.1, .6))
        px, py = x + math.cos(math.radians(a)) * .9, y + math.sin(math.radians(a)) * .9
        if i % 3:
            sitter(folk, chance.choice(('scarlet', 'ivory', 'azure', 'turmeric')), px - .6 * math.cos(math.radians(a)), py, 3.1, 1, a - 90)
        else:
            (woman if i % 2 else man)(folk, chance.choice(('scarlet', 'azure', 'turmeric')), x=px + math.cos(math.radians(a)) * 2, y=py, z=2.4)
    scene.put(folk)
    for t in (0, .1, .22, .36, .5, .68, .86):
        x, y, a = drive(t)
        scene.lamp(x + math.cos(math.radians(a)) * 8, y + math.sin(math.radians(a)) * 8, 12, 2600)
