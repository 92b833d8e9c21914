"""Chitrakote: the Indravati goes over its horseshoe of bedded rock, people on their way to market on the near bank."""
import math

import numpy as np

from kit.life.birds import flock_in
from kit.life.boats import canoe, hull
from kit.life.figure import SKINS, draw_arm
from kit.life.people import man, sitter, woman
from kit.life.powder import powder_cloud
from kit.life.work import little_one, person
from kit.mesh import Mesh
from kit.nature.falls import spray, waterfall
from kit.nature.ground_cover import flower_tuft, grass_tuft, rock
from kit.nature.terrain import ground_sheet, plain, water_sheet
from kit.nature.trees import broadleaf
from kit.noise import fractal, ridged, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import blue_hills, tree_line

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'size': 'hero',
    'widest': 1600,
    'alt': 'The horseshoe of Chitrakote falls in Chhattisgarh, a boat on the pool below, people of Bastar at a small market on the near bank.',
}
MIDDLE, RADIUS, TOP = 74.0, 57.0, 28.0
FALLS = (
    (-97, 6, 16),
    (-82, 10, 30),
    (-69, 4, 14),
    (-52, 13, 40),
    (-35, 9, 28),
    (-24, 5, 16),
    (-8, 16, 50),
    (6, 13, 40),
    (20, 16, 50),
    (36, 6, 20),
    (49, 5, 16),
    (63, 12, 34),
    (79, 5, 14),
    (95, 7, 20),
)


def inland(xs, ys):
    """Metres behind the lip of the horseshoe, whose two arms come towards us; before it less than 0."""
    arm = np.abs(xs) - RADIUS - 0.16 * np.maximum(MIDDLE - ys, 0)
    return np.where(ys > MIDDLE, np.hypot(xs, ys - MIDDLE) - RADIUS, arm)


def ground(xs, ys):
    back = inland(xs, ys) + 1.6 * fractal(xs * 0.06, ys * 0.06, 4)
    cliff = TOP * smoothstep(-2.6, 1.6, back)
    rough = smoothstep(1, 5, cliff) * smoothstep(TOP, TOP - 2, cliff)
    cliff += (ridged(xs * 0.2, ys * 0.2, 4) - 0.5) * 3.4 * rough
    # The sandstone lies in level beds, cut into ledges.
    cliff += 0.8 * np.sin(cliff * 1.5) * smoothstep(1, 4, cliff) * smoothstep(TOP + 1, TOP - 3, cliff)
    arms = smoothstep(MIDDLE, 20, ys) * smoothstep(RADIUS + 3, RADIUS + 30, np.abs(xs)) * 6
    scree = 3.4 * smoothstep(-9, -1, back) * smoothstep(2, 0, back) * ridged(xs * 0.12, ys * 0.12, 4)
    # The river lies in its bed behind the lip, a few islets of rock in it.
    bed = smoothstep(0.5, 3, back) * smoothstep(RADIUS * 1.02, RADIUS * 0.96, np.abs(xs)) * smoothstep(70, 84, ys)
    islets = 2.6 * smoothstep(0.3, 0.42, fractal(xs * 0.05 + 3, ys * 0.03, 4))
    swell = 0.7 * fractal(xs * 0.04, ys * 0.04, 4) * smoothstep(2, 14, back)
    edge = ys + 0.1 * np.abs(xs + 2) + 1.4 * fractal(xs * 0.09, ys * 0.09, 3)
    near = 31 * smoothstep(-10.6, -13.8, edge) + 0.2 * np.maximum(-12 - ys, 0) - 1.2
    return np.maximum(
        cliff + arms + scree + swell + bed * (islets - 1.8) - 1.2, near + 0.12 * fractal(xs * 0.3, ys * 0.3, 3)
    )


def build(scene):
    scene.material('fall', cover=0.74, glow=0.1, scale=0.34, stretch=(3.2, 3.2, 0.1), shade='#c2cfd0')
    scene.material('fall-thin', scale=0.5)
    scene.material(
        'green-hills',
        meadow=('#8b9a4a', '#66803c'),
        rock=('#a5805f', '#6f5646'),
        rock_slope=0.6,
        bump=1.5,
        bump_scale=0.3,
    )
    scene.material('river', colour='#3c6a60', ripple=0.06)
    scene.camera((-3, -32, 35.2), (1, 76, 32.6), lens=32, lift=0.0, focus=17, fstop=1.0)
    scene.light(
        sun=-114,
        elevation=24,
        haze={'density': 0.0017, 'height': 24, 'base': 0.2, 'start': 60},
        clouds={'seed': 3.2, 'amount': 0.8},
    )
    scene.put(ground_sheet(ground, (-230, 230), (-44, 480), 'green-hills', 540, 600, near=(170, 0.62)))
    scene.put(water_sheet('river', 0, 600, -60))
    scene.put(plain('green-hills', z=TOP - 3, y=8440), layer='far')
    water = Mesh()
    lip = [math.radians(angle) for angle in np.linspace(-88, 88, 60)]
    upper = []
    for share in np.linspace(0, 1, 12):
        row = [((RADIUS + 0.2) * math.sin(a), MIDDLE + (RADIUS + 0.2) * math.cos(a)) for a in lip]
        upper.append([(x * (1 - 0.2 * share), y + share * (560 - y), TOP - 1.5) for x, y in row])
    water.loft(upper, 'river')
    for number, (angle, wide, strands) in enumerate(FALLS):
        a = math.radians(angle)
        with water.at((RADIUS - 0.4) * math.sin(a), MIDDLE + (RADIUS - 0.4) * math.cos(a), 0, -angle):
            waterfall(water, 0, 0, TOP - 1.3, 0.3, wide, 3.4, strands, number + 3, 1.16, ((9, 1.5),))
            spray(water, 0, -6, 0.1, wide * 0.9, 14, 1.2, number + 2)
        if number % 2:
            far = RADIUS - 11
            powder_cloud(
                water, far * math.sin(a), MIDDLE + far * math.cos(a), 3.2, 11, '#f2f4f0', 4, number + 3, 0.09, 0.3, 0
            )
    scene.put(water)
    # By night floodlights at the foot make the falls glow.
    for x, y, z, power in (
        (-50, 84, 16, 9000),
        (-26, 96, 16, 9000),
        (0, 100, 16, 9000),
        (26, 96, 16, 9000),
        (50, 84, 16, 9000),
    ):
        scene.lamp(x, y, z, power)
    scene.lamp(-4.6, -16.3, height_at(ground, -4.6, -16.3) + 1.0, 90)
    trees = [
        broadleaf(50 + i, 9, ('leaf', 'leaf-dark', 'leaf')[i], spread=1.25, clouds=8, cards=260, card=0.42)
        for i in range(3)
    ]
    wooded = lambda x, y, z: float(inland(np.array(x), np.array(y))) > 5 and (abs(x) > RADIUS + 4 or y > 330)
    scene.scatter(trees, 900, ((-220, 220), (10, 470)), ground, keep=wooded, seed=5, sink=0.4, scale=(0.6, 1.1))
    tree_line(scene, 470, 60, 1300, 240, 12, 'leaf-dark', z=TOP - 3)
    blue_hills(scene, near=1500, count=2, height=70, base=TOP, width=3200, seed=5)
    foot = lambda r: (lambda a, far: (far * math.sin(a), MIDDLE + far * math.cos(a)))(
        r.uniform(-1.7, 1.7), RADIUS - r.uniform(2, 9)
    )
    scene.scatter([rock(i, 2.0, 'rock-warm') for i in range(4)], 110, foot, seed=7, sink=0.9, scale=(0.4, 1.2))
    scene.layer = 'front'
    stones = lambda r: (r.choice((-1, 1)) * r.uniform(5.5, 16) - 2, r.uniform(-19, -14))
    scene.scatter([rock(i, 0.7, 'rock-warm') for i in range(4)], 34, stones, ground, seed=9, sink=0.2, scale=(0.5, 1.5))
    scene.scatter(
        [grass_tuft(5, 50, 0.5), grass_tuft(6, 44, 0.8, leaf='reed')],
        120,
        lambda r: (r.uniform(-16, 13), r.uniform(-22, -14)),
        ground,
        keep=lambda x, y, z: z > 28 and abs(x + 1.5) > 5.5,
        seed=6,
        sink=0.06,
    )
    scene.layer = 'life'
    life = Mesh()
    at = lambda x, y: (x, y, height_at(ground, x, y))
    with life.at(*at(-4.6, -15.9), 14):
        (by_the_falls if scene.is_night else market)(life)
    if not scene.is_night:
        market_woman(life, 'emerald', *at(-8.2, -15.2), 92)
        little_one(life, 'run', '#86a3b6', *at(0.6, -15.6), 88, 1.1)
        carrier(life, *at(4.4, -15.6), -92)
    scene.scatter(
        [flower_tuft(3, flower='turmeric'), flower_tuft(4, flower='ivory'), flower_tuft(5, flower='blossom-pink')],
        130,
        ((-13, 12), (-24, -18)),
        ground,
        seed=9,
        sink=0.02,
    )
    if not scene.is_night:
        boat(life, 3, 104, -14)
    canoe(life, -24, 112, 0.05, 30, 8)
    canoe(life, 25, 118, 0.05, 160, 8, 'azure')
    if not scene.is_night:
        flock_in(life, 11, (-34, 14), (40, 90), (48, 60), 0.8, 'white-bird')
    scene.put(life)


def market_woman(mesh, cloth, x, y, z, turn):
    """A woman of Bastar with a flat basket of vegetables on her head."""
    woman(mesh, cloth, x, y, z, 1.14, turn, veil=False, pose='load')
    with mesh.at(x, y, z, turn, 1.14):
        mesh.lathe([(0.14, 1.73), (0.3, 1.79), (0.34, 1.9), (0.31, 1.9), (0.26, 1.82), (0.02, 1.81)], 'weave', 22)
        for i in range(15):
            a, far = i * 2.4, 0.06 * math.sqrt(i)
            green = ('leaf', 'turmeric', 'scarlet', 'leaf-dark')[i % 4]
            mesh.ball((0.075, 0.075, 0.06), green, far * math.cos(a), far * math.sin(a), 1.92 - 0.1 * far, 9)


def carrier(mesh, x, y, z, turn):
    """A man in a short dhoti, his pole on a shoulder, a basket of gourds at either end."""
    man(mesh, 'ivory', 'ivory', x, y, z, 1.14, turn, pose='none', dress='dhoti')
    with mesh.at(x, y, z, turn, 1.14):
        bow = [(1.0 * t, 0.06, 1.5 - 0.1 * t * t) for t in np.linspace(-1, 1, 11)]
        mesh.tube(bow, 0.024, 'bamboo', 7)
        skin = SKINS[3]
        draw_arm(mesh, (0.2, 0, 1.37), (0.38, -0.14, 1.24), (0.4, -0.02, 1.46), 'ivory', skin, 0.058, 0.6)
        draw_arm(mesh, (-0.2, 0, 1.37), (-0.26, 0.0, 1.12), (-0.24, -0.12, 0.9), 'ivory', skin, 0.058, 0.6)
        for side in (-1, 1):
            for dx, dy in ((-0.22, -0.1), (0.22, -0.1), (0, 0.22)):
                mesh.tube([(0.94 * side, 0.06, 1.4), (0.94 * side + dx, 0.06 + dy, 0.62)], 0.008, 'rope', 4)
            with mesh.at(0.94 * side, 0.06, 0.42):
                mesh.lathe(
                    [(0.16, 0), (0.27, 0.07), (0.31, 0.22), (0.28, 0.22), (0.2, 0.14), (0.02, 0.13)], 'weave', 20
                )
                for i in range(7):
                    a, far = i * 2.4, 0.07 * math.sqrt(i)
                    mesh.ball(
                        (0.1, 0.08, 0.08), ('leaf', 'turmeric')[i % 2], far * math.cos(a), far * math.sin(a), 0.22, 9
                    )


def boat(mesh, x, y, turn):
    """A dugout with visitors in orange vests, turned to us; the boatman stands with his oar."""
    with mesh.at(x, y, 0, turn):
        hull(mesh, 8.8, 1.5, 0.75, rise=0.5, deck='wood')
        look = 6 - turn
        for px, cloth, size in (
            (-1.0, 'saffron', 1.1),
            (0.1, 'scarlet', 0.86),
            (1.2, 'saffron', 1.1),
            (2.2, 'turmeric', 1.1),
        ):
            sitter(mesh, cloth, px, 0, 0.55, size, look - 5 * px, arms='lap')
        man(mesh, 'ivory', '#6f5a4a', -2.8, 0, 0.45, 1.1, look + 10, pose='none', dress='lungi')
        with mesh.at(-2.8, 0, 0.45, look + 10, 1.1):
            skin = SKINS[2]
            draw_arm(mesh, (0.2, 0, 1.37), (0.34, -0.1, 1.18), (0.28, -0.36, 1.22), 'ivory', skin, 0.058, 0.6)
            draw_arm(mesh, (-0.2, 0, 1.37), (-0.28, -0.16, 1.12), (0.1, -0.36, 0.98), 'ivory', skin, 0.058, 0.6)
            mesh.tube([(0.44, -0.36, 1.46), (-0.3, -0.46, 0.5), (-0.9, -0.56, -0.6)], 0.024, 'wood', 7)


def by_the_falls(mesh):
    """A family sits on its cloth with tea and a lantern, and hears the falls."""
    mesh.box(3.0, 1.4, 0.04, '#7d93a8', 0, 0, 0.16)
    for deed, dress, cloth, x, y, turn in (
        ('play', 'kurta', '#efe4d2', -0.9, 0.4, 40),
        ('knit', 'saree', 'magenta', 0.9, 0.5, -34),
        ('serve', 'saree', '#cfae62', 0.1, 0.75, 4),
    ):
        person(mesh, deed, dress, cloth, 'ivory', x, y, 0.2, turn, 1.1)
    little_one(mesh, 'play', 'teal', 1.2, -0.4, 0.2, -80, 1.1)
    mesh.lathe([(0.09, 0), (0.13, 0.06), (0.12, 0.36), (0.04, 0.46)], 'lamp', 14, x=-0.1, y=-0.2, z=0.2)


def market(mesh):
    """Gourds, greens and mahua flowers on a cloth; two women sell, a man bargains, a pot of drink stands by."""
    mesh.box(3.4, 1.3, 0.04, '#b5552f', 0, 0, 0.16)
    for x, stuff, size in (
        (-1.2, 'leaf', 0.12),
        (-0.4, 'turmeric', 0.1),
        (0.5, '#d9c08a', 0.07),
        (1.25, 'scarlet', 0.07),
    ):
        for k in range(22):
            a, far = k * 2.4, size * 0.8 * math.sqrt(k) * 0.9
            mesh.ball(
                (size, size * 0.9, size * 0.8),
                stuff,
                x + min(far, 0.42) * math.cos(a),
                min(far, 0.42) * math.sin(a),
                0.26 + 0.24 * (1 - k / 22),
                8,
            )
    for deed, dress, cloth, x, y, turn, head in (
        ('sell', 'saree', 'magenta', -1.0, 1.05, 10, None),
        ('squat', 'saree', '#cfae62', 0.6, 1.1, -14, 'veil'),
        ('lean', 'dhoti', '#efe4d2', 1.5, -1.1, 154, 'turban'),
        ('squat', 'saree', 'teal', -0.7, -1.15, 186, None),
    ):
        person(
            mesh,
            deed,
            dress,
            cloth,
            'ivory' if dress == 'dhoti' else None,
            x,
            y,
            0.05,
            turn,
            1.1,
            head=head,
            hat='saffron',
        )
    mesh.lathe([(0.08, 0), (0.1, 0.08), (0.08, 0.18)], 'lamp', 14, x=0.05, y=0.5, z=0.3)
    mesh.lathe([(0.1, 0.18), (0.03, 0.26)], 'iron', 14, x=0.05, y=0.5, z=0.3)
    for x, y in ((2.3, 0.5), (2.6, 0.0)):
        mesh.lathe([(0.12, 0), (0.26, 0.16), (0.26, 0.3), (0.12, 0.44), (0.16, 0.5)], 'terracotta', 18, x=x, y=y, z=0.1)
