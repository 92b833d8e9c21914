"""Vaishno Devi by night: the lit way climbs the flank of Trikuta in turns like a necklace, from the roofs of Katra to
the
shrine's white houses under the crest; pilgrims rest by a rail, a pony goes on."""
import math

import numpy as np

from kit.architecture.himalayan import hill_house
from kit.life.animals import horse
from kit.life.flags import pennant
from kit.life.work import glass, little_one, person
from kit.mesh import Mesh
from kit.nature.erosion import erode, look_up
from kit.nature.trees import broadleaf, conifer
from kit.noise import fractal, ridged, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'night',
    'alt': 'The lit pilgrim path winds like a necklace up the dark mountain to the shrine of Vaishno Devi, pilgrims resting at a rail in the foreground.',
}
X, Y = (-420, 420), (-40, 620)


def build(scene):
    heights = mountain()
    slope = look_up(heights, X, Y)
    shelf = lambda xs, ys: np.where(np.asarray(ys, float) < -12, 20.0, -30.0)
    scene.material('forest-hills', meadow=('#4c6440', '#3a5235'), rock=('#7f776c', '#5c564f'), rock_slope=0.62)
    scene.camera((-3, -36, 22.8), (6, 200, 50.5), lens=31)
    scene.light(
        sun=-126, haze={'density': 0.0009, 'height': 60, 'start': 60, 'base': 0.2}, clouds={'seed': 4.4, 'amount': 0.5}
    )
    sheet = Mesh()
    ys, xs = np.meshgrid(np.linspace(*Y, heights.shape[0]), np.linspace(*X, heights.shape[1]), indexing='ij')
    sheet.grid(xs, ys, heights, 'forest-hills')
    scene.put(sheet)
    pines = [conifer(3 + i, 11, width=0.24, drop=0.3, tiers=11, cards=70) for i in range(2)]
    wood = [broadleaf(30 + i, 8, 'leaf-dark', spread=1.2, clouds=7, cards=160, card=0.45) for i in range(2)]
    scene.scatter(
        pines + wood,
        1500,
        ((-330, 340), (10, 330)),
        slope,
        seed=5,
        sink=0.5,
        scale=(0.7, 1.2),
        keep=lambda x, y, z: z > 4 and float(fractal(np.array([x * 0.02]), np.array([y * 0.02]), 3)[0]) > -0.25,
    )
    lights, way = Mesh(), path(slope)
    necklace(lights, way)
    katra(lights, slope)
    bhawan(lights, slope, *way[-1][:2])
    scene.put(lights)
    for x, y, z in way[::14]:
        scene.lamp(x, y - 3, z + 4, 900, '#ffc98a', 1.0)
    x, y, z = way[-1]
    for dx, dy, dz in ((-16, -20, 10), (8, -22, 12), (30, -18, 14), (-4, -26, 24)):
        scene.lamp(x + dx, y + dy, z + dz, 2400, '#ffd8a0', 1.0)
    scene.layer = 'front'
    near = Mesh()
    terrace(near)
    scene.put(near)
    for x, y, z in ((-6.4, -27.6, 23.4), (5.8, -26.6, 23.4)):
        scene.lamp(x, y, z, 130, '#ffc27e', 0.2)
    scene.layer = 'life'
    life = Mesh()
    people(life)
    scene.put(life)
    scene.put(horse(), 4.6, -25.2, 20.05, 96, 0.92)


def mountain():
    """The ridge with its three tops, cut by brooks; (rows, columns) over Y and X."""
    ys, xs = np.meshgrid(np.linspace(*Y, 170), np.linspace(*X, 210), indexing='ij')
    rise = np.zeros_like(xs)
    for px, py, high, wide in (
        (-92, 330, 168, 118),
        (34, 380, 200, 120),
        (150, 350, 178, 116),
        (-250, 400, 130, 140),
        (300, 420, 140, 150),
    ):
        away = np.hypot(xs - px + 26 * fractal(xs * 0.008, ys * 0.008, 3), (ys - py) * 0.86) / wide
        rise = np.maximum(rise, high * np.exp(-(away**1.45)))
    rise += 26 * ridged(xs * 0.011, ys * 0.011, 5) * smoothstep(20, 120, rise)
    rise = erode(rise, xs[0, 1] - xs[0, 0], ys[1, 0] - ys[0, 0], 0.006, 36, 1.15, 0.35 * rise)
    return rise * smoothstep(-10, 90, ys) - 2


def path(slope):
    """Points of the way: turns across the flank that draw together with height, each where the slope has that
    height."""
    points, legs = [], 8
    depths = np.arange(30.0, 420.0, 0.8)
    for leg in range(legs):
        side, after = (-1) ** leg, (-1) ** (leg + 1)
        t0, t1 = leg / legs, (leg + 1) / legs
        x0, x1 = (34 * t + 8 + sign * (92 - 66 * t) for t, sign in ((t0, -side), (t1, -after)))
        for share in np.linspace(0, 1, max(14, int(abs(x1 - x0) / 2.6)))[:-1]:
            t = t0 + (t1 - t0) * share
            x = x0 + (x1 - x0) * (0.5 - 0.5 * math.cos(math.pi * (0.15 + 0.7 * share)) - 0.0545) / 0.891
            z = 12 + 116 * t
            rise = slope(np.full(depths.shape, x), depths)
            reached = np.nonzero(rise >= z)[0]
            if len(reached):
                y = float(depths[reached[0]])
                points.append((x, y, float(slope(np.array([x]), np.array([y]))[0])))
    return points


def necklace(mesh, way):
    """Lamps along the way, its pale road, roofs over parts of it."""
    for i, (x, y, z) in enumerate(way):
        mesh.ball(0.5 if i % 4 else 0.66, 'lamp', x, y - 0.5, z + 3.4, 6)
        mesh.box(0.14, 0.14, 3.4, 'iron', x, y, z)
    mesh.loft([[(x, y - 2.2, z + 0.7), (x, y + 1.6, z + 0.9)] for x, y, z in way], 'paving', smooth=False)
    for k in range(12, len(way) - 6, 34):
        x, y, z = way[k]
        with mesh.at(x, y, z + 1):
            mesh.box(13, 6, 3, 'cream-wall')
            mesh.box(1.6, 0.2, 1.7, 'window-lit', -3.4, -3.05, 0.9)
            mesh.box(1.6, 0.2, 1.7, 'window-lit', 0.2, -3.05, 0.9)
            mesh.box(1.6, 0.2, 1.7, 'window-lit', 3.8, -3.05, 0.9)
            mesh.box(14, 7.4, 0.4, 'tin-roof', 0, -0.3, 3)


def katra(mesh, slope):
    """The town's roofs and lit windows in the dark below."""
    chance = np.random.RandomState(8)
    for _ in range(190):
        x, y = chance.uniform(-150, 170), chance.uniform(8, 66)
        z = float(slope(np.array([x]), np.array([y]))[0])
        wide, tall = chance.uniform(6, 12), chance.choice((6, 9, 12, 15))
        with mesh.at(x, y, z - 1, chance.uniform(-14, 14)):
            mesh.box(wide, 7, tall, ('cream-wall', 'whitewash', 'pink-wall', 'ochre-wall')[chance.randint(4)])
            mesh.box(wide + 0.4, 7.4, 0.4, 'concrete', z=tall)
            for level in range(tall // 3):
                for k in range(int(wide / 2.2)):
                    if chance.rand() < 0.5:
                        mesh.box(0.9, 0.1, 1.2, 'window-lit', -wide / 2 + 1.2 + 2.2 * k, -3.55, 1 + 3 * level)


def bhawan(mesh, slope, x, y):
    """The shrine's houses stepped under the crest, white with lit windows, red flags over the cave's hall."""
    chance = np.random.RandomState(4)
    for row, (count, up) in enumerate(((6, -10), (6, 0), (4, 10), (3, 19))):
        for k in range(count):
            px, py = x + (k - (count - 1) / 2) * 15 + chance.uniform(-3, 3), y + up + chance.uniform(-2, 2)
            z = float(slope(np.array([px]), np.array([py]))[0])
            wide, tall = chance.uniform(11, 16), chance.choice((9, 12, 15))
            with mesh.at(px, py, z - 2):
                mesh.box(wide, 9, tall + 3, 'whitewash', z=-2)
                mesh.box(wide + 0.6, 9.6, 0.5, 'maroon-band', z=tall + 1)
                for level in range(int(tall / 3)):
                    for i in range(int(wide / 2)):
                        if chance.rand() < 0.66:
                            mesh.box(1.0, 0.1, 1.5, 'window-lit', -wide / 2 + 1.2 + 2 * i, -4.56, 1.2 + 3 * level)
            if k % 2 == 0:
                pennant(mesh, px, py - 4, z + tall - 1, 5, 3, 'flag-red')


def terrace(mesh):
    """The resting place where the near pilgrims stand: paving, a rail, a lamp on its post, a bench."""
    mesh.box(60, 24, 3, 'paving', 0, -34, 17)
    mesh.box(60, 0.5, 0.5, 'grey-stone', 0, -22.2, 20)
    for k in range(31):
        mesh.tube([(-30 + 2 * k, -22.2, 20.4), (-30 + 2 * k, -22.2, 21.5)], 0.045, 'iron', 5)
    for z in (20.95, 21.5):
        mesh.tube([(-30, -22.2, z), (30, -22.2, z)], 0.05, 'iron', 5)
    for x, y in ((-6.6, -22.6), (8.4, -22.6)):
        mesh.lathe([(0.14, 0), (0.07, 0.4), (0.06, 3.4)], 'iron', 8, x=x, y=y, z=20)
        mesh.ball(0.13, 'lamp', x, y, 23.5, 10)
    mesh.box(2.6, 0.6, 0.1, 'wood', -4.4, -24.0, 20.46)
    for x in (-5.4, -3.4):
        mesh.box(0.14, 0.5, 0.46, 'iron', x, -24.0, 20)


def people(mesh):
    """A family on the bench, two who point at the lights, a porter who drinks tea by his pony, red bands on heads."""
    z = 20.02
    person(mesh, 'bench', 'saree', 'scarlet', 'turmeric', -4.9, -24.1, z, 168, 1.0, head='veil')
    person(mesh, 'talk', 'kurta', 'ivory', 'ivory', -3.9, -24.1, z, 196, 1.0, head='scarf', hat='scarlet', elder=True)
    person(mesh, 'wave', 'salwar', 'turmeric', 'crimson', -0.8, -23.4, z, 186, 1.0)
    person(
        mesh,
        'hold',
        'jacket',
        '#4b5f86',
        '#3f4650',
        0.2,
        -23.6,
        z,
        172,
        1.0,
        head='scarf',
        hat='scarlet',
        pack='maroon',
    )
    little_one(mesh, 'hold', 'saffron', -1.6, -23.5, z, 170, 1.0)
    with mesh.at(6.6, -24.4, z, -30):
        person(mesh, 'drink', 'jacket', '#7a6a52', '#4b4640', head='cap', hat='#7d2b30')
        glass(mesh, (0.06, -0.28, 1.4))
    for x, turn in ((11.6, 176), (12.6, 184), (-11.4, 180)):
        person(
            mesh,
            'walk',
            'jacket' if x > 0 else 'saree',
            ('#86593c', 'teal', 'magenta')[int(x) % 3],
            None,
            x,
            -23.8,
            z,
            turn - 90,
            1.0,
        )
