"""Araku in November: niger in yellow flower, women in one linked row at the Dhimsa dance to drum and pipe, the train
from the sea out of a tunnel and on to a viaduct, coffee woods and the hills of the Eastern Ghats behind."""
import math

import numpy as np

from kit.architecture.water_works import viaduct
from kit.life.birds import flock_in
from kit.life.festivities import drummer
from kit.life.vehicles import carriage
from kit.life.work import Pose, camera, little_one, person
from kit.mesh import Mesh
from kit.nature.ground_cover import field_patch, flower_tuft, grass_tuft
from kit.nature.terrain import ground_sheet, hill_layers
from kit.nature.trees import broadleaf, poplar
from kit.noise import fractal, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'Women dance the Dhimsa in a linked row among yellow niger fields in Araku Valley, a red and white train leaving a tunnel for a stone viaduct behind.',
}
RAIL, LINE = 9.0, 46.0
LINKED = Pose(
    ((0.5, 0.16, 1.08), (-0.5, 0.16, 1.08)),
    bend=6,
    knees=((0.13, -0.2, 0.53), (-0.08, 0.0, 0.5)),
    ankles=((0.16, -0.16, 0.08), (-0.1, 0.08, 0.08)),
)


def ground(xs, ys):
    """Level fields that dip to a brook below the viaduct, the tunnel's hill on the right, slopes behind."""
    xs, ys = np.asarray(xs, float), np.asarray(ys, float)
    z = 0.25 * fractal(xs * 0.06, ys * 0.06, 3)
    dip = -2.4 * np.exp(-(((ys - LINE) / 16) ** 2)) * smoothstep(44, 18, np.abs(xs + 2))
    bank = 7.6 * smoothstep(22, 44, xs) * smoothstep(24, 40, ys) + 7.6 * smoothstep(-30, -52, xs) * smoothstep(
        24, 40, ys
    )
    hill = 30 * np.clip(1 - np.hypot(xs - 70, (ys - 56) * 1.05) / 42, 0, 1) ** 0.8
    rise = 12 * smoothstep(60, 110, ys) + 26 * smoothstep(105, 220, ys)
    rough = 2.4 * fractal(xs * 0.03, ys * 0.03, 4) * smoothstep(40, 90, ys + 0.3 * np.abs(xs))
    return z + dip + bank + hill + rise + rough


def build(scene):
    scene.material('mustard', colour='#efc81f', second='#d6b31a', scale=0.7)
    scene.material('meadow', colour='#8d9a4c', second='#6c7f3a', patches=('#c9a86a', 0.3, 0.1))
    scene.material('grey-stone', colour='#a89d8f', second='#8a8075', courses=(1.1, 0.5, 0.4))
    scene.camera((-3.2, -15.5, 2.5), (1.0, 22, 4.6), lens=33, lift=0.02)
    scene.light(
        sun=-116,
        elevation=22,
        haze={'density': 0.0028, 'height': 45, 'start': 40, 'base': 0.12},
        clouds={'seed': 31.2, 'amount': 0.8},
    )
    scene.put(
        hill_layers(((330, 112, 300, 10, 2.9), (640, 230, 480, 10, 6.4), (1100, 390, 760, 10, 9.5)), width=1800),
        layer='far',
    )
    scene.put(ground_sheet(ground, (-150, 160), (-20, 240), 'meadow', 340, 320, near=(60, 0.6)))
    fields(scene)
    railway(scene)
    woods(scene)
    scene.layer = 'life'
    folk(scene)


def fields(scene):
    """Niger in flower: a thick yellow to both sides of the threshing floor, patches of it up the slopes."""
    blooms = [flower_tuft(4 + i, 30, 0.85, 0.55, 'mustard') for i in range(3)]
    inside = lambda x, y: (x / 8.2) ** 2 + ((y + 1.2) / 6.8) ** 2 < 1 + 0.1 * math.sin(x * 2.1)
    scene.scatter(
        blooms,
        1700,
        lambda r: (r.uniform(-30, 32), -11.5 + 42 * r.random() ** 1.5),
        ground,
        seed=4,
        sink=0.05,
        scale=(0.7, 1.15),
        keep=lambda x, y, z: not inside(x, y) and not (abs(x + 2.5 - 0.1 * y) < 2.0 and y < -4),
    )
    chance = np.random.RandomState(6)
    for _ in range(130):
        x, y = chance.uniform(-120, 130), chance.uniform(28, 200)
        if abs(y - LINE) < 8 or np.hypot(x - 70, y - 56) < 40:
            continue
        patch = field_patch(
            ground,
            x,
            y,
            chance.uniform(9, 20),
            chance.uniform(7, 14),
            chance.uniform(-30, 30),
            ('mustard', 'mustard', 'field-ripe')[_ % 3],
            0.3,
        )
        if patch:
            scene.put(patch)
    floor = Mesh()
    a = np.linspace(0, 2 * math.pi, 60)
    rows = []
    for share in np.linspace(0.02, 1.0, 12):
        xs, ys = 7.9 * share * np.cos(a), -1.2 + 6.5 * share * np.sin(a)
        rows.append(list(zip(xs, ys, np.asarray(ground(xs, ys)) + 0.05)))
    floor.loft(rows, 'dust')
    scene.put(floor)


def railway(scene):
    """The stone viaduct, banks, the tunnel's portal, masts with their wire, the train half out of the hill."""
    line = Mesh()
    viaduct(line, 62, RAIL - 1.6 + 2.6, 7, 'grey-stone', -2, LINE, -2.6)
    line.box(64, 0.4, 0.8, 'grey-stone', -2, LINE - 2.3, RAIL - 0.8)
    line.box(200, 3.6, 0.5, 'rock', 0, LINE, RAIL - 0.6)
    for side in (-1, 1):
        line.box(200, 0.09, 0.14, 'iron', 0, LINE + side * 0.8, RAIL - 0.1)
    for x, long in ((-66, 66), (38, 19)):
        line.box(long, 6.4, 5.0, 'grey-stone', x, LINE, RAIL - 5.6)
    for x in (-44, -26, -8, 10, 28):
        line.box(0.24, 0.24, 7.0, 'iron', x, LINE + 2.6, RAIL - 0.6)
        line.box(0.12, 3.0, 0.12, 'iron', x, LINE + 1.2, RAIL + 5.9)
    line.tube([(-80, LINE, RAIL + 5.6), (46, LINE, RAIL + 5.6)], 0.03, 'shadow', 4)
    with line.at(34.5, LINE, RAIL - 0.6, -90):
        for side in (-1, 1):
            line.box(3.4, 2.0, 9.5, 'grey-stone', side * 4.4, 0, -1)
        line.box(12.2, 2.12, 3.2, 'grey-stone', 0, 0, 6.4)
        line.box(13, 2.6, 0.6, 'grey-stone', 0, 0, 9.6)
        line.box(5.6, 0.4, 6.6, 'shadow', 0, 0.9, 0)
        for k in range(11):
            a = math.pi * k / 10
            with line.at(2.9 * math.cos(a), -1.1, 4.4 + 2.5 * math.sin(a), 0, 1, roll=math.degrees(math.pi / 2 - a)):
                line.box(0.85, 0.3, 0.9, 'concrete', 0, 0, -0.3)
    scene.put(line)
    train = Mesh()
    for i in range(3):
        carriage(train, 19, -4.6 + 20.0 * i, LINE, RAIL, 0, 'crimson', 'ivory', 3.0, 3.6)
    with train.at(-24.0, LINE, RAIL):
        train.box(15, 2.9, 3.3, 'crimson', 0, 0, 0.9)
        train.box(15.1, 2.95, 0.7, 'ivory', 0, 0, 1.7)
        train.box(14, 2.4, 0.5, 'grey-stone', 0, 0, 4.2)
        train.box(15, 2.4, 0.8, 'shadow', 0, 0, 0.2)
        for side in (-1, 1):
            train.box(1.3, 0.1, 0.9, 'glass', -6.4, side * 1.46, 2.8)
        train.box(0.1, 2.2, 0.9, 'glass', -7.55, 0, 2.8)
        train.tube([(2, 0, 4.7), (0.8, 0, 5.4), (2, 0, 5.7)], 0.07, 'iron', 5)
    scene.put(train, layer='life')


def woods(scene):
    """Silver oaks over coffee, mango by the fields, wood up the hills."""
    oaks = [poplar(3 + i, 13 + i, ('leaf', 'leaf-dark')[i]) for i in range(2)]
    round_ones = [
        broadleaf(30 + i, 9, ('leaf', 'leaf-dark', 'leaf')[i], spread=1.15, cards=260, card=0.4) for i in range(3)
    ]
    clear = lambda x, y: abs(y - LINE) > 7.5 and not (abs(x + 2) < 40 and 20 < y < LINE)
    scene.scatter(
        round_ones,
        520,
        ((-145, 155), (34, 225)),
        ground,
        seed=7,
        sink=0.3,
        scale=(0.6, 1.05),
        keep=lambda x, y, z: clear(x, y) and z > 3,
    )
    scene.scatter(
        oaks,
        170,
        ((-140, 150), (58, 170)),
        ground,
        seed=9,
        sink=0.3,
        scale=(0.7, 1.1),
        keep=lambda x, y, z: clear(x, y),
    )
    for k, (x, y, s) in enumerate(((-22, 24, 0.8), (-27, 17, 0.9), (24, 21, 0.8), (29, 27, 0.9))):
        scene.put(round_ones[k % 3], x, y, height_at(ground, x, y) - 0.2, 60 * k, s)
    scene.scatter(
        [grass_tuft(5, 50, 0.7, 0.34)], 260, ((-30, 32), (12, 38)), ground, seed=5, sink=0.05, scale=(0.6, 1.3)
    )


def folk(scene):
    """Eleven women in a bow, arms behind one another; two drummers, a piper, children, a visitor."""
    mesh = Mesh()
    put = lambda x, y: height_at(ground, x, y) + 0.05
    count = 11
    for k in range(count):
        a = math.radians(150 - 11 * k)
        x, y = 0.9 + 3.5 * math.cos(a), -4.4 + 3.5 * math.sin(a)
        turn = math.degrees(math.atan2(y + 4.4, x - 0.9)) - 90
        person(
            mesh,
            LINKED,
            'saree',
            ('scarlet', 'emerald', 'turmeric', 'crimson', 'scarlet', 'teal', 'turmeric')[k % 7],
            ('emerald', 'scarlet', 'crimson')[k % 3],
            x,
            y,
            put(x, y) + 0.02 * (k % 2),
            turn + 8,
            1.0,
        )
        mesh.ball((0.05, 0.04, 0.05), 'marigold', x + 0.02, y + 0.16, put(x, y) + 1.68, 8)
    drummer(mesh, -5.4, -3.4, put(-5.4, -3.4), 62)
    drummer(mesh, -6.2, -1.8, put(-6.2, -1.8), 80)
    x, y = -4.6, -4.7
    person(mesh, 'drink', 'dhoti', 'skin', 'ivory', x, y, put(x, y), 50, 1.0, head='turban', hat='scarlet')
    with mesh.at(x, y, put(x, y), 50):
        mesh.tube([(0.04, -0.16, 1.5), (0.06, -0.62, 1.3)], [0.02, 0.05], 'wood', 7)
    little_one(mesh, 'cheer', 'azure', 3.9, -4.0, put(3.9, -4.0), -100, 1.0)
    little_one(mesh, 'run', 'magenta', 2.6, -5.1, put(2.6, -5.1), -80, 1.0, girl=True)
    with mesh.at(-3.1, -5.8, put(-3.1, -5.8), 165):
        person(mesh, 'photograph', 'shirt', '#86a3b6', '#4b4640', head='brim', hat='#c9b48a', pack='saffron')
        camera(mesh)
    flock_in(mesh, 9, (-22, 0), (30, 60), (19, 26), 0.8)
    scene.put(mesh)
