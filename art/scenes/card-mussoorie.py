"""Mussoorie in late light: houses stepped up the ridge among deodars, tea at a lookout, snow peaks far off."""
import math

import numpy as np

from kit.architecture.colonial import gothic_church
from kit.architecture.himalayan import gable_roof, hill_house
from kit.architecture.village import chalet
from kit.life.birds import flock_in
from kit.life.work import glass, little_one, person, stream, telephone, with_child
from kit.mesh import Mesh
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import broadleaf, bush, conifer
from kit.noise import fractal, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import blue_hills, snow_peaks

PICTURE = {
    'hour': 'gold',
    'palette': 'gold',
    'alt': 'Tea and roast maize on a lookout over Mussoorie in golden light, its houses stepped up the ridge to a church, snow peaks far off.',
}

STEP = 7.5
WALLS = ('whitewash', 'cream-wall', '#d8b48e', '#b9c4b4', 'whitewash', '#c9a08c', '#e6cf9e', '#aebac2', 'ochre-wall')
ROOFS = ('tin-roof', 'green-roof', 'slate', '#7d6a5c', '#8a96a0', 'tin-roof', '#9a5a46', '#66808c')
TERRACE = (-15.5, -52.6, 30.94, -6)


def slope(xs, ys):
    """The ridge of the town before it is cut into ledges."""
    crest = -8 + 34 * smoothstep(-78, 5, xs) + 4 * np.sin(xs * 0.05) + 24 * smoothstep(-70, 60, xs)
    return (crest + 34) * np.exp(-(((ys - 70 - 0.12 * xs) / 46) ** 2)) - 34


def ground(xs, ys):
    raw = slope(xs, ys) + 0.8 * fractal(xs * 0.06, ys * 0.06, 4)
    level = raw / STEP
    cut = STEP * (np.floor(level) + smoothstep(0.5, 0.98, level - np.floor(level)))
    ridge = np.where(ys < 76 + 0.12 * xs, cut, raw)
    near = 26 * smoothstep(8, -44, ys + 0.4 * xs + 16 + 5 * fractal(xs * 0.05, ys * 0.05, 3))
    return np.maximum(ridge, near - 6) + 0.8 * fractal(xs * 0.05, ys * 0.05, 4)


def ledge(k, x):
    """How far back the k-th ledge lies at x, or None where the ridge is not so high or the church stands."""
    ys = np.arange(0, 72 + 0.12 * x, 0.4)
    level = slope(x + ys * 0, ys) / STEP
    there = ys[(level > k + 0.08) & (level < k + 0.42)]
    if not len(there) or (x - 16) ** 2 + (there[len(there) // 2] - 60) ** 2 < 190:
        return None
    return float(there[len(there) // 2])


def draw_house(mesh, chance, x, y, z, turn, k):
    """One of the town's houses: a lodge with a gable, a house along the slope or end on, with what grew on to it."""
    wall, roof = chance.choice(WALLS), chance.choice(ROOFS)
    wide, deep = chance.uniform(6, 12.5), chance.uniform(5.4, 7)
    kind = chance.random()
    with mesh.at(x, y, z, turn):
        if kind < 0.2:
            with mesh.at(0, 0, 0, 0, 0.82):
                chalet(mesh, wide, deep, roof=roof, wall=wall, seed=k)
            return wide
        storeys = chance.choice((1, 2, 2, 2, 3, 3)) if kind < 0.93 else 4
        end_on = kind > 0.68 and storeys < 4
        if end_on:
            wide = chance.uniform(5, 6.5)
            hill_house(mesh, 8.5, wide, storeys, wall=wall, roof=roof, turn=90, lit=0.5, seed=k, balcony=False)
            mesh.box(wide, 1.0, 0.14, 'wood', 0, -4.7, 2.8 * (storeys - 1) + 0.05)
            mesh.box(wide, 0.07, 0.8, '#e9dfca', 0, -5.2, 2.8 * (storeys - 1) + 0.1)
        else:
            hill_house(
                mesh,
                wide,
                deep,
                storeys,
                wall=wall,
                roof=roof,
                lit=0.5,
                seed=k,
                balcony=chance.random() < 0.6,
                hipped=chance.random() < 0.4,
            )
        front = -4.3 if end_on else -deep / 2
        mesh.box(1.1, 0.2, 2.1, chance.choice(('shutter-green', 'wood-dark', '#7c3f34')), wide * 0.18, front - 0.02)
        if chance.random() < 0.5:
            side = chance.choice((-1, 1))
            with mesh.at(side * (wide / 2 + 1.2), 0.3, 0):
                mesh.box(2.6, deep * 0.7, 5.4, chance.choice(WALLS), z=-3)
                mesh.box(3.0, deep * 0.8, 0.14, chance.choice(ROOFS), z=2.4)
                mesh.box(0.9, 0.1, 1.1, 'window', 0, -deep * 0.35 - 0.02, 0.8)
        if chance.random() < 0.6 and not end_on:
            px = chance.uniform(-0.3, 0.3) * wide
            mesh.box(0.7, 0.7, 2.4, 'brick', px, 0.8, storeys * 2.9 + 0.8)
        if storeys > 1 and chance.random() < 0.4 and not end_on:
            with mesh.at(chance.uniform(-0.2, 0.2) * wide, front + 0.9, storeys * 2.9, 90):
                mesh.box(2.4, 2.0, 1.3, wall, z=-0.3)
                gable_roof(mesh, 2.4, 2.0, 0.9, roof, z=1.0, over=0.25)
                mesh.box(0.08, 0.9, 0.9, 'window', -1.22, 0, 0.05)
        if chance.random() < 0.3:
            for i in range(5):
                cloth = chance.choice(('ivory', '#86a3b6', '#d9a79b', 'scarlet', '#cfae62'))
                mesh.box(0.55, 0.03, 0.8, cloth, -1.6 + i * 0.8, front - 1.9, 0.75)
            mesh.tube([(-2.1, front - 1.9, 1.55), (2.1, front - 1.9, 1.55)], 0.02, 'ivory', 4)
            for px in (-2.1, 2.1):
                mesh.tube([(px, front - 1.9, -0.5), (px, front - 1.9, 1.6)], 0.05, 'wood', 4)
    return wide


def draw_town(scene):
    town, chance = Mesh(), scene.random
    count = 0
    for k in range(-2, 7):
        x = -62 + chance.uniform(0, 8)
        lane = []
        while x < 112:
            y = ledge(k, x)
            if y is None:
                x += 4
                continue
            z = height_at(ground, x, y) + 0.2
            lane.append((x, y - 4.4, z))
            if chance.random() < (0.8 if x > -20 else 0.5):
                count += 1
                x += 4 + draw_house(town, chance, x, y + 1, z, chance.uniform(-10, 14) - 4, count) * 0.5
            x += chance.uniform(3.4, 6.5)
        for (x0, y0, z0), (x1, y1, z1) in zip(lane, lane[1:]):
            if x1 - x0 < 16:
                run = math.hypot(x1 - x0, y1 - y0)
                with town.at((x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2, math.degrees(math.atan2(y1 - y0, x1 - x0))):
                    town.box(run, 0.6, 4.4, 'grey-stone', z=-3.9)
                    town.box(run, 0.06, 0.08, '#e9dfca', 0, 0, 1.3)
                    for i in range(int(run / 2)):
                        town.box(0.1, 0.1, 0.9, '#e9dfca', -run / 2 + 2 * i + 1, 0, 0.45)
    with town.at(16, 62, height_at(ground, 16, 58), 30, 0.86):
        gothic_church(town, 'whitewash', 'cream-wall', 'tin-roof')
    scene.put(town)


def draw_stall(mesh):
    """A tea stall of planks under a tin roof: stove and kettle, glasses on the counter, jars behind; it faces -y."""
    for px in (-1.3, 1.3):
        mesh.tube([(px, -0.55, 0), (px, -0.55, 2.3)], 0.05, 'wood', 6)
        mesh.tube([(px, 1.35, 0), (px, 1.35, 2.65)], 0.05, 'wood', 6)
    mesh.box(2.7, 0.06, 2.3, '#6f8f92', 0, 1.35)
    for z in (1.1, 1.6):
        mesh.box(2.5, 0.3, 0.05, 'wood', 0, 1.15, z)
        for i in range(9):
            jar = ('#cfae62', '#a8503f', '#d9a79b', 'ivory', '#8c6f5a')[(i * 3 + int(z * 10)) % 5]
            mesh.lathe(
                [(0.09, 0), (0.1, 0.2), (0.07, 0.24), (0.08, 0.29)], jar, 10, x=-1.05 + i * 0.26, y=1.15, z=z + 0.05
            )
    mesh.box(2.7, 0.6, 0.95, '#8a5b3c', 0, -0.5)
    mesh.box(2.85, 0.75, 0.06, 'wood', 0, -0.5, 0.95)
    for i in range(7):
        mesh.box(0.03, 0.02, 0.9, 'wood-dark', -1.2 + i * 0.4, -0.81, 0.02)
    for i in range(14):
        px = -1.45 + i * 0.22
        mesh.loft(
            [[(px, -1.05, 2.26), (px + 0.11, -1.05, 2.31), (px + 0.22, -1.05, 2.26)]]
            + [[(px, 1.6, 2.82), (px + 0.11, 1.6, 2.87), (px + 0.22, 1.6, 2.82)]],
            'tin-roof' if i % 5 else '#b06a4c',
        )
    mesh.box(0.5, 0.4, 0.24, 'iron', -0.75, -0.5, 1.0)
    mesh.ball((0.12, 0.12, 0.05), 'flame', -0.75, -0.5, 1.26, 9)
    mesh.lathe([(0.2, 1.28), (0.22, 1.36), (0.17, 1.52), (0.06, 1.58), (0.03, 1.62)], 'brass', 16, x=-0.75, y=-0.5)
    mesh.tube([(-0.95, -0.5, 1.36), (-1.12, -0.5, 1.52)], [0.045, 0.025], 'brass', 8)
    for i in range(6):
        lift = i * 0.14
        size = 0.05 + i * 0.018
        mesh.ball(size, 'steam', -0.98 - 0.03 * i + 0.05 * math.sin(i * 1.7), -0.5, 1.66 + lift, 8)
    for i in range(5):
        glass(mesh, (0.45 + 0.17 * i, -0.62 + 0.1 * (i % 2), 1.04))
    for i in range(6):
        mesh.box(
            0.14, 0.03, 0.34, ('#d8433a', '#cfae62', '#5f8c86')[i % 3], 0.1 + i * 0.2, -0.95, 1.86 - 0.06 * (i % 2)
        )
    mesh.tube([(-1.3, -0.95, 2.22), (1.3, -0.95, 2.22)], 0.012, 'rope', 4)
    mesh.lathe([(0.16, 0), (0.18, 0.1), (0.13, 0.34), (0.15, 0.4)], 'brass', 16, x=-1.65, y=-0.5)


def draw_bench(mesh):
    for x in (-0.9, 0.9):
        mesh.box(0.12, 0.4, 0.42, 'iron', x)
    for y in (-0.16, 0, 0.16):
        mesh.box(2.2, 0.13, 0.05, 'wood', 0, y, 0.42)


def draw_lookout(scene):
    terrace = Mesh()
    with terrace.at(TERRACE[0], TERRACE[1], TERRACE[2] - 0.04, TERRACE[3]):
        terrace.box(19, 12, 8, 'grey-stone', 3, 0, -8)
        terrace.box(19.3, 12.3, 0.14, 'paving', 3, 0, -0.1)
        for k in range(19):
            terrace.tube([(-6.4 + k * 1.05, 6.0, 0), (-6.4 + k * 1.05, 6.0, 1.0)], 0.035, 'iron', 6)
        for k in range(14):
            terrace.tube([(12.4, -6.4 + k * 0.94, 0), (12.4, -6.4 + k * 0.94, 1.0)], 0.035, 'iron', 6)
        for z in (0.5, 1.0):
            terrace.tube([(-6.4, 6.0, z), (12.4, 6.0, z), (12.4, -6.4, z)], 0.035, 'iron', 6)
        for k, (x, y) in enumerate(((11.9, 5.5), (9.6, 5.5), (11.9, 2.6), (7.6, 5.6))):
            terrace.lathe([(0.22, 0), (0.3, 0.4), (0.34, 0.44), (0.28, 0.42)], 'terracotta', 14, x=x, y=y)
            for i in range(26):
                a, r = i * 2.4, 0.05 * math.sqrt(i)
                stuff = ('leaf', 'blossom-red', 'leaf', 'blossom-pink' if k % 2 else 'marigold')[i % 4]
                terrace.ball(0.085, stuff, x + r * math.cos(a), y + r * math.sin(a), 0.56 + 0.1 * math.cos(r * 5), 7)
    scene.put(terrace)


def draw_corn_seller(mesh, x, y, turn):
    """A man who fans maize over coals, his basket of cobs, and a mother with a child on her hip who waits for one."""
    with mesh.at(x, y, 0, turn):
        person(mesh, 'cook', 'shirt', '#86a3b6', '#5c5650', 0, 0, 0, 0, 1.05, head='scarf', hat='#cfae62')
        with mesh.at(0, -0.85):
            for k in range(4):
                a = k * 1.57 + 0.7
                mesh.tube(
                    [(0.2 * math.cos(a), 0.2 * math.sin(a), 0), (0.16 * math.cos(a), 0.16 * math.sin(a), 0.3)],
                    0.02,
                    'iron',
                )
            mesh.lathe([(0.18, 0.24), (0.36, 0.36), (0.38, 0.42), (0.34, 0.38)], 'iron', 18)
            for k in range(16):
                a, r = k * 2.4, 0.07 * math.sqrt(k)
                mesh.ball(0.05, 'flame' if k % 3 == 0 else 'shadow', r * math.cos(a), r * math.sin(a), 0.4, 6)
            for k in range(3):
                with mesh.at(0.02, -0.16 + 0.16 * k, 0.5, 80 + 12 * k):
                    mesh.ball((0.05, 0.17, 0.05), 'turmeric', sides=10)
        with mesh.at(0.95, -0.35):
            mesh.lathe([(0.32, 0), (0.45, 0.3), (0.47, 0.33), (0.4, 0.3)], 'weave', 20)
            for k in range(20):
                a, r = k * 2.4, 0.085 * math.sqrt(k)
                with mesh.at(
                    r * math.cos(a), r * math.sin(a), 0.36 + 0.1 * (1 - r / 0.4), k * 53, roll=20 - 7 * (k % 5)
                ):
                    mesh.ball((0.06, 0.18, 0.06), 'rice' if k % 3 else 'turmeric', sides=8)
        with_child(mesh, 'saree', '#7a4f76', 'ivory', -1.15, -1.2, 0, 112, 1.02, child='#efe4d2')


def draw_people(scene):
    life = Mesh()
    with life.at(*TERRACE):
        with life.at(1.5, 3.3, 0, 24):
            draw_stall(life)
            with life.at(-0.15, 0.2, 0.12, 8, 1.06):
                person(life, 'pour', 'jacket', '#7d93a8', '#4d4a48', head='cap', hat='maroon', elder=True)
                life.lathe([(0.09, -0.05), (0.11, 0.02), (0.06, 0.12)], 'brass', 12, x=0.16, y=-0.46, z=1.42)
                stream(life, (0.1, -0.5, 1.42), (-0.16, -0.4, 1.06), '#b87a45', 0.012)
                glass(life, (-0.16, -0.34, 1.0))
            with life.at(1.15, -1.5, 0, 160, 1.0):
                person(life, 'hold', 'salwar', '#a8503f', '#efe4d2', look=-30)
                glass(life, (0.2, -0.36, 1.12))
        with life.at(5.0, 0.1, 0, 38, 1.06):
            draw_bench(life)
            person(life, 'sip', 'saree', 'teal', 'turmeric', -0.5, 0, elder=True, look=26)
            with life.at(-0.5, 0):
                glass(life, (0.07, -0.24, 0.99))
            person(life, 'talk', 'kurta', '#8c6f5a', 'ivory', 0.5, 0, turn=-22, head='cap', hat='#4d5560', look=-20)
            glass(life, (0.36, -0.36, 0.88))
            life.box(0.34, 0.34, 0.24, '#a8503f', 1.35, 0.1)
        with life.at(8.5, 4.6, 0, 168, 1.06):
            person(life, 'photograph', 'jacket', '#c9752f', '#4d5560', pack='#39576b')
            telephone(life)
        with life.at(10.7, 4.9, 0, 158, 1.02):
            person(life, 'lean', 'salwar', 'emerald', 'ivory', look=20)
        little_one(life, 'wave', '#d9a79b', 9.7, 5.0, 0, 176, 1.1)
        draw_corn_seller(life, 8.6, 0.6, -16)
        for x, y in ((6.6, 2.6), (6.95, 2.9), (7.3, 2.45)):
            with life.at(x, y, 0.0, x * 90):
                life.ball((0.06, 0.1, 0.06), '#7a6a5c', 0, 0, 0.1, 8)
                life.ball(0.04, '#5c5048', 0, -0.09, 0.17, 7)
                life.tube([(0, 0.08, 0.1), (0, 0.2, 0.08)], [0.03, 0.015], '#5c5048', 5)
    flock_in(life, 8, (-40, -16), (0, 40), (52, 62), 0.9)
    scene.put(life)


def build(scene):
    scene.camera((-10, -66, 34), (2, 60, 36), lens=36, lift=0.02, focus=16, fstop=2.6)
    scene.light(
        sun=-121,
        elevation=15,
        haze={'density': 0.0009, 'height': 60, 'base': 0.3, 'start': 80},
        clouds={'seed': 7.4, 'amount': 0.8, 'stretch': (0.5, 1)},
    )
    scene.put(ground_sheet(ground, (-160, 200), (-80, 200), 'forest-hills', 480, 420))
    scene.put(plain('forest-hills', z=-70), layer='far')
    scene.material('peaks', snow_line=190)
    snow_peaks(scene, lift=-150, x=-250, scale=0.68)
    blue_hills(scene, near=420, count=4, height=44, base=-50, width=1900, seed=6)
    draw_town(scene)
    firs = [conifer(i, 17, 'pine', 0.24, 0.3) for i in range(3)]
    oaks = [broadleaf(i, 7, 'leaf-dark', spread=1.1, clouds=7, cards=260) for i in range(2)]
    shrubs = [bush(i, 1.5, 'leaf') for i in range(2)]
    wild = lambda x, y, z: z > -16 and (abs(x) > 90 or y > 78 + 0.12 * x or (x * 13 + y * 7) % 10 < 5.2)
    scene.scatter(firs, 560, ((-150, 190), (10, 130)), ground, seed=3, sink=0.4, keep=wild, scale=(0.6, 1.1))
    scene.scatter(oaks, 260, ((-70, 110), (10, 70)), ground, seed=5, sink=0.4, keep=wild, scale=(0.5, 1.0))
    scene.scatter(shrubs, 1500, ((-80, 110), (-10, 76)), ground, seed=8, scale=(0.5, 1.3))
    scene.layer = 'front'
    for x, y, size in ((-21.4, -33, 1.25), (-19, -22, 1.0), (21, -22, 0.8)):
        scene.put(firs[1], x, y, height_at(ground, x, y) - 0.4, x * 9, size)
    draw_lookout(scene)
    scene.layer = 'life'
    draw_people(scene)
