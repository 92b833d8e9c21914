"""The golden-lotus tank of Madurai's Meenakshi temple, its colonnade and painted gate towers in full light; on the
terrace before it women string jasmine, and by night lamps are lit."""
import math
import random

from kit.architecture.dravidian import carved_pillar, gopuram
from kit.life.birds import flock_in
from kit.life.lamps import ceremonial_lamp, floating_lamps, lamp_row, light_string, oil_lamp
from kit.life.people import crowd, woman
from kit.life.work import little_one, person, telephone, with_child
from kit.mesh import Mesh
from kit.nature.terrain import plain
from kit.stage.backdrops import skyline, tree_line

PICTURE = {
    'hour': 'gold',
    'palette': 'gold',
    'size': 'hero',
    'widest': 1600,
    'alt': "Women string jasmine over the golden-lotus tank of Madurai's Meenakshi temple, its pillared cloister and painted gate towers beyond.",
}

SIDES = ((0, 74, 2, 26), (90, 74, -33, -8), (-90, 74, 37, -8))
MURALS = ('#c9744a', '#5f8c86', '#d9a45a', '#8f4a3c', '#7d93a8', '#b5854a')


def build(scene):
    scene.camera((-15, -48, 7.6), (4, 20, 10.6), lens=31, lift=0.045)
    scene.light(
        sun=-124,
        elevation=22,
        haze={'density': 0.0015, 'height': 16, 'base': 0.2, 'start': 60},
        clouds={'seed': 5.1, 'amount': 0.75},
    )
    scene.put(plain('dust', z=-6), layer='far')
    court = Mesh()
    for level in range(8):
        half = 27 + level * 0.8
        for turn in range(4):
            with court.at(2, -8, -3.4 + level * 0.42, turn * 90):
                court.box(half * 2 + 1.6, 0.85, 0.42, ('granite-pale', 'terracotta')[level % 2], 0, half, 0)
    court.quad((-30, -40, -3.2), (34, -40, -3.2), (34, 24, -3.2), (-30, 24, -3.2), 'pool')
    court.tube([(2, -8, -3.2), (2, -8, 0.5)], 0.3, 'gold-paint', 10)
    for a, r, z in ((0, 1.1, 0.1), (45, 0.8, 0.5)):
        for k in range(8):
            with court.at(2, -8, 0.3 + z, k * 45 + a, 1.25, tilt=-24 - 40 * z):
                court.ball((0.34, 0.75, 0.12), 'gold-paint', 0, -r * 0.7, 0.1, 8)
    for turn, length, dx, dy in SIDES:
        with court.at(dx, dy, 0, turn):
            draw_cloister(court, length)
    scene.put(court)
    towers = Mesh()
    gopuram(towers, 21, 14, 50, 9, x=9, y=60)
    gopuram(towers, 17, 12, 36, 8, x=-26, y=44, turn=0, seed=4)
    gopuram(towers, 19, 12, 44, 9, x=46, y=54, turn=-30, seed=6)
    gopuram(towers, 14, 10, 33, 8, x=54, y=112, turn=-20, seed=8)
    with towers.at(22, 34, 5):
        towers.box(9, 9, 3, 'gold-paint')
        towers.lathe([(5, 3), (4.4, 4.4), (4.8, 5.4), (2.4, 7.4), (0.3, 8.4)], 'gold-paint', 12, False)
    scene.put(towers)
    # By night each gate tower is washed with light from its foot and from the cloister's roof; lanterns hang in the
    # cloister's bays.
    for x, y, z, power in (
        (9, 42, 14, 4200),
        (4, 40, 36, 3600),
        (14, 40, 52, 3000),
        (-26, 30, 14, 3000),
        (-24, 26, 32, 2600),
        (38, 38, 16, 3200),
        (40, 34, 40, 3000),
        (48, 92, 22, 2400),
    ):
        scene.lamp(x, y, z, power)
    for x in range(-30, 37, 9):
        scene.lamp(x, 27.6, 4.1, 420)
    for y in (-16, -2, 12, 22):
        scene.lamp(38.6, y, 4.1, 420)
    skyline(scene, 150, 420, 120, (6, 12), ('cream-wall', 'pink-wall', 'whitewash', 'ochre-wall'))
    tree_line(scene, 128, 26, 420, 90, 9, palms=26)
    scene.layer = 'life'
    life, chance = Mesh(), random.Random(12)
    crowd(life, 40, lambda r: (r.uniform(-24, 32), r.uniform(22.4, 25)), lambda x, y: 0.1, 6)
    for _ in range(15):
        level, x = chance.choice((2, 3, 4, 5, 6, 7)), chance.uniform(-22, 28)
        for k in range(chance.choice((1, 1, 2, 3))):
            cloth = chance.choice(('scarlet', 'emerald', '#d9a79b', 'magenta', '#efe4d2', 'teal', '#cfae62'))
            woman(
                life,
                cloth,
                x + 0.9 * k,
                19 + level * 0.8,
                -2.98 + level * 0.42,
                1.02,
                chance.uniform(-40, 220),
                veil=chance.random() < 0.3,
            )
    with life.at(-14.38, -45.79, 4.65, -15.6):
        draw_terrace(life, scene)
    if scene.is_night:
        floating_lamps(life, 46, ((-18, 26), (-12, 17)), 4, 1.6)
        life_lamps(life)
    else:
        flock_in(life, 16, (-26, 0), (10, 40), (26, 42), 0.7)
    scene.put(life)


def draw_cloister(mesh, length):
    """One side of the tank: carved pillars under a flat roof, a painted wall behind them, a lantern in every other
    bay; it faces -y."""
    mesh.box(length, 9, 0.5, 'granite-pale', 0, 4, -0.4)
    bays = int(length / 3.6)
    for k in range(bays + 1):
        with mesh.at(-length / 2 + k * 3.6, 0, 0.1):
            carved_pillar(mesh, 0.8, 5.2, 'granite-pale')
            mesh.box(1.1, 1.1, 0.3, 'maroon-band', z=0.02)
        if k < bays:
            px = -length / 2 + (k + 0.5) * 3.6
            mesh.box(2.3, 0.1, 2.5, MURALS[k % 6], px, 3.96, 1.4)
            mesh.box(2.6, 0.06, 2.8, 'turmeric', px, 3.99, 1.25)
            mesh.ball((0.4, 0.06, 0.62), MURALS[(k + 2) % 6], px, 3.9, 2.5, 10)
            mesh.ball((0.2, 0.07, 0.2), 'cream-wall', px, 3.88, 3.25, 8)
            if k % 2:
                mesh.tube([(px, 1.2, 5.3), (px, 1.2, 4.6)], 0.03, 'iron', 4)
                mesh.lathe([(0.1, 4.62), (0.26, 4.5), (0.3, 4.2), (0.12, 4.0)], 'lamp', 10, x=px, y=1.2)
    mesh.box(length, 0.4, 5.3, 'cream-wall', 0, 4.3)
    for k in range(int(length / 0.9)):
        if k % 2:
            mesh.box(0.9, 0.06, 0.9, 'maroon-band', -length / 2 + k * 0.9, 4.06, 0.1)
    mesh.box(length, 9, 1, 'granite-pale', 0, 4, 5.3)
    mesh.box(length, 0.3, 0.6, 'terracotta', 0, -0.6, 5.6)
    for k in range(int(length / 1.6)):
        mesh.box(0.5, 0.3, 0.55, ('cream-wall', 'terracotta')[k % 2], -length / 2 + 0.8 + k * 1.6, -0.5, 6.3, 0.6)


def life_lamps(mesh):
    """Oil lamps along two of the tank's steps, bulbs along the cloister's edge."""
    lamp_row(mesh, (-23, 20.6, -2.1), (27, 20.6, -2.1), 42, 2.2)
    lamp_row(mesh, (-24, 23.9, -0.4), (29, 23.9, -0.4), 42, 2.2)
    for k in range(16):
        light_string(mesh, (-31 + k * 4.2, 25.0, 6.9), (-26.8 + k * 4.2, 25.0, 6.9), 0.6, 12, 0.1)


def jasmine(mesh, radius, rise, count):
    """Jasmine buds heaped on a round."""
    for k in range(count):
        r = radius * math.sqrt((k + 0.5) / count)
        z = rise * (1 - (r / radius) ** 2)
        mesh.ball(0.035, 'ivory' if k % 5 else '#dfe3b0', r * math.cos(k * 2.4), r * math.sin(k * 2.4), z + 0.02, 6)


def garland(mesh, path, stuff='ivory', size=0.05):
    """A string of flowers along points, its ends tied in red."""
    mesh.tube(path, size, stuff, 7)
    for end in (path[0], path[-1]):
        mesh.ball(size * 1.3, 'scarlet', *end, 7)


def draw_terrace(mesh, scene):
    """The roof terrace in front, in the camera's own frame: women string and sell jasmine, a family looks over the
    tank, a child feeds pigeons (by night they have lit lamps)."""
    mesh.box(40, 11, 9, 'granite-pale', 0, 5.7, -9)
    mesh.box(40, 0.24, 0.06, 'terracotta', 0, 11.1, 0)
    person(mesh, 'knit', 'saree', '#a3546b', '#cfae62', -3.9, 9.2, 0, 52, 1.05)
    person(mesh, 'serve', 'saree', '#5f8c86', '#a8503f', -2.1, 9.7, 0, -38, 1.05, elder=True)
    mesh.box(1.5, 1.0, 0.02, '#c9a08c', -3.0, 9.0)
    with mesh.at(-3.0, 9.05, 0.03):
        jasmine(mesh, 0.42, 0.16, 190)
    for x, y, size, fill in ((-4.4, 8.8, 0.36, True), (-1.6, 9.1, 0.3, False)):
        with mesh.at(x, y):
            mesh.lathe(
                [(size * 0.7, 0), (size, size * 0.7), (size * 1.06, size * 0.76), (size * 0.9, size * 0.7)], 'weave', 20
            )
            with mesh.at(0, 0, size * 0.66):
                if fill:
                    jasmine(mesh, size * 0.9, 0.14, 120)
                else:
                    for k in range(26):
                        r = 0.045 * math.sqrt(k)
                        mesh.ball(
                            0.06,
                            'marigold' if k % 3 else '#b5485f',
                            r * math.cos(k * 2.4),
                            r * math.sin(k * 2.4),
                            0.1 - r * 0.3,
                            7,
                        )
    garland(
        mesh,
        [(-3.5, 8.85, 0.36), (-3.3, 8.7, 0.12), (-2.9, 8.6, 0.05), (-2.4, 8.6, 0.05), (-2.0, 8.7, 0.05)],
        size=0.026,
    )
    # The buyer has jasmine in her hair and a garland in her hands.
    with mesh.at(-0.9, 10.2, 0, -66, 1.05):
        person(mesh, 'offer', 'saree', 'emerald', 'scarlet')
        garland(
            mesh,
            [(0.1, -0.5, 1.3), (0.08, -0.52, 0.98), (0, -0.54, 0.84), (-0.08, -0.52, 0.98), (-0.1, -0.5, 1.3)],
            size=0.034,
        )
        mesh.ball((0.09, 0.05, 0.05), 'ivory', 0, 0.13, 1.62, 8)
    # Two sit at the edge and look across; a mother shows the towers to her child, the father takes a picture.
    person(mesh, 'knit', 'shirt', '#cfae62', '#5c5650', 0.35, 10.9, 0, 190, 1.05)
    person(mesh, 'knit', 'salwar', '#7d93a8', 'ivory', 1.05, 10.95, 0, 164, 1.03)
    with_child(mesh, 'saree', '#c2457f', '#efe4d2', 3.7, 10.2, 0, 138, 1.05, child='#86a3b6')
    with mesh.at(4.7, 10.4, 0, 166, 1.06):
        person(mesh, 'photograph', 'dhoti', '#efe4d2', 'ivory')
        telephone(mesh)
    if scene.is_night:
        little_one(mesh, 'wash', '#d9a79b', 2.3, 9.3, 0, 40, 1.08, girl=True)
        for x, y in ((2.5, 8.75), (2.75, 8.9), (2.2, 8.8), (2.62, 8.55), (-2.6, 8.6), (-3.5, 8.3)):
            oil_lamp(mesh, x, y, 0, 0.7)
        ceremonial_lamp(mesh, -4.9, 9.5, 0, 4, 0.75)
        forward, right = (0.269, 0.963), (0.963, -0.269)
        for x, y, z, power in ((-4.6, 9.1, 1.5, 70), (2.5, 8.5, 0.7, 26), (-2.6, 8.2, 0.8, 22), (4.6, 9.2, 2.6, 60)):
            scene.lamp(
                -14.38 + right[0] * x + forward[0] * y,
                -45.79 + right[1] * x + forward[1] * y,
                4.65 + z,
                power,
                radius=0.15,
            )
        mesh.tube([(5.6, 10.9, 0), (5.6, 10.9, 2.5)], 0.045, 'iron', 8)
        mesh.lathe([(0.06, 2.5), (0.16, 2.6), (0.18, 2.85), (0.05, 2.95)], 'lamp', 10, x=5.6, y=10.9)
        return
    little_one(mesh, 'scatter', '#d9a79b', 2.5, 9.6, 0, 60, 1.08, girl=True)
    for k in range(9):
        with mesh.at(3.2 + 0.28 * (k % 4) + 0.1 * (k % 3), 8.75 + 0.24 * (k // 3), 0, k * 71, 1.15):
            mesh.ball((0.06, 0.11, 0.065), ('#8a8f98', '#a7a3a0', '#6f7480')[k % 3], 0, 0, 0.1, 8)
            mesh.ball(0.04, '#5c6670', 0, -0.1, 0.17, 7)
            mesh.tube([(0, 0.08, 0.1), (0, 0.2, 0.08)], [0.035, 0.015], '#6f7480', 5)
