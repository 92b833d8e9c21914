"""Morning yoga at Rishikesh: a class on a riverside terrace, the hanging bridge and temple across the green Ganga."""
import math

from kit.architecture.nagara import plain_temple
from kit.architecture.rajput import palace_block
from kit.architecture.water_works import ghat_steps, suspension_bridge
from kit.life.people import man, sitter
from kit.life.work import Pose, little_one, person
from kit.mesh import Mesh
from kit.nature.terrain import bank, water_sheet
from kit.nature.trees import broadleaf, bush
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'A yoga class lifts its arms with the teacher on a terrace above the green Ganga at Rishikesh, a hanging footbridge and temples across.',
}


def build(scene):
    scene.material('river', colour='#2f7a6c')
    scene.camera((-4.6, -11.6, 2.7), (1.5, 20, 2.9), lens=31, lift=0.0, focus=8.5, fstop=1.5)
    scene.light(
        sun=-104,
        elevation=19,
        haze={'density': 0.0022, 'height': 24, 'start': 40, 'base': 0.2},
        clouds={'seed': 5.3, 'amount': 0.6},
    )
    scene.put(water_sheet('river', -2.4, 1200, -80))
    blue_hills(scene, 'forest-hills', near=300, count=4, height=118, base=-4, width=1300, seed=7.4, length=190)
    scene.put(bank((-260, 260), (60, 170), 4, lambda x, y: y - 66 + 3 * 0 * x, 'forest-floor'), z=-3)
    far = Mesh()
    ghat_steps(far, 70, 9, 0.4, 0.9, x=16, y=58, z=-2.4, platforms=False)
    for i, x in enumerate((-24, -1, 12, 27, 40)):
        palace_block(
            far,
            11,
            9,
            8 + (i * 3) % 6,
            ('cream-wall', 'pink-wall', 'ochre-wall', 'whitewash', 'yellow-wall')[i],
            'whitewash',
            x,
            74,
            1,
            2,
            i % 2 == 0,
            seed=i,
            plain=0.3,
        )
    plain_temple(far, 9, 24, 'whitewash', 20, 68, 1, hall=False)
    plain_temple(far, 6, 15, 'ochre-wall', 4.5, 68, 1, hall=False)
    suspension_bridge(far, (-63, 30, 7), (-11, 64, 7), 5, 12, 2.4)
    far.box(6, 12, 9.4, 'sand-stone-pale', -10, 71, -2.4)
    for k in range(14):
        t = 0.52 + 0.034 * k + 0.01 * math.sin(7 * k)
        man(
            far,
            ('#efe4d2', 'saffron', '#b5505a', '#86a3b6')[k % 4],
            'ivory',
            -63 + 52 * t,
            30 + 34 * t,
            7.2,
            1,
            58 + 180 * (k % 2),
        )
    scene.put(far)
    scene.scatter(
        [broadleaf(20 + i, 9, cards=260) for i in range(3)],
        110,
        ((-140, 150), (80, 130)),
        lambda x, y: x * 0 + 1.2,
        seed=4,
    )
    floor = Mesh()
    floor.box(30, 16, 2.6, 'step', 2, -1, -2.7)
    floor.box(30.6, 16.6, 0.22, 'sand-stone-pale', 2, -1, -0.22)
    for i in range(13):
        floor.lathe(
            [(0.16, 0), (0.1, 0.2), (0.14, 0.5), (0.1, 0.8), (0.16, 0.95)], 'whitewash', 8, x=-12.6 + i * 2.45, y=6.8
        )
    floor.box(30.4, 0.3, 0.14, 'whitewash', 2, 6.8, 0.95)
    scene.put(floor)
    scene.layer = 'life'
    folk = Mesh()
    yoga_class(folk)
    scene.put(folk)
    scene.layer = 'front'
    scene.put(broadleaf(7, 11, spread=1.5, clouds=13, cards=420, card=0.24, low=0.5), 13.2, 4.5, -0.4)
    scene.scatter(
        [bush(1, 0.8, 'marigold', 3, 90, 0.1), bush(2, 0.9, 'leaf', 3, 90, 0.1)],
        16,
        ((-12.4, 14), (5.7, 6.3)),
        seed=3,
        sink=0,
        scale=(0.5, 0.8),
    )


TREE = Pose(
    ((0.05, -0.1, 1.98), (-0.05, -0.1, 1.98)),
    bend=-2,
    knees=((0.42, -0.14, 0.72), (-0.06, -0.02, 0.5)),
    ankles=((0.04, -0.02, 0.62), (-0.06, 0.0, 0.08)),
)
WARRIOR = Pose(
    ((0.1, -0.72, 1.28), (-0.1, 0.5, 1.28)),
    hips=(0.0, 0.8),
    bend=0,
    knees=((0.1, -0.5, 0.52), (-0.1, 0.36, 0.46)),
    ankles=((0.1, -0.52, 0.08), (-0.12, 0.82, 0.08)),
)
FOLD = Pose(
    ((0.14, -0.62, 0.1), (-0.14, -0.62, 0.1)),
    hips=(0.14, 0.9),
    bend=100,
    knees=((0.09, 0.06, 0.5), (-0.09, 0.06, 0.5)),
    ankles=((0.09, 0.06, 0.08), (-0.09, 0.06, 0.08)),
)


def yoga_class(mesh):
    """The class on its mats: most hold the salute with raised arms, two stand as trees, one folds, late ones sit; the
    teacher shows it on her platform, an assistant rights somebody's back; a priest passes, a girl looks at the river.
    """
    lifted = Pose(
        ((0.06, -0.12, 1.02), (-0.06, -0.12, 1.02)),
        hips=(0.1, 0.14),
        bend=-2,
        knees=((0.36, -0.24, 0.14), (-0.36, -0.24, 0.14)),
        ankles=((-0.1, -0.34, 0.09), (0.1, -0.42, 0.09)),
        seated=True,
    )
    mats = ('#6f5f8f', '#5f9a94', '#b5505a', '#6d8fae', '#7f9a6a', '#d0934a')
    cloths = ('#efe4d2', '#86a3b6', '#e7d3b4', '#d9a79b', '#a7b79c', '#f4ead8', '#cfae62')
    for k, (x, y, deed, dress) in enumerate(
        (
            (-4.3, -4.0, lifted, 'shirt'),
            (-1.7, -4.5, 'play', 'kurta'),
            (-5.6, -1.5, lifted, 'salwar'),
            (-2.9, -1.1, lifted, 'kurta'),
            (-0.2, -1.7, lifted, 'salwar'),
            (2.1, -2.1, FOLD, 'jacket'),
            (-3.9, 1.5, TREE, 'jacket'),
            (-1.3, 1.2, lifted, 'shirt'),
            (3.8, 0.9, lifted, 'salwar'),
            (5.6, 3.4, TREE, 'kurta'),
        )
    ):
        toward = math.degrees(math.atan2(1.6 - x, -(5.4 - y)))
        with mesh.at(x, y, 0, toward):
            mesh.box(0.82, 1.9, 0.025, mats[k * 5 % 6], 0, -0.2)
            if deed == 'play':
                # He turns about to the woman beside him.
                sitter(mesh, '#e7d3b4', 0, 0.1, 0.03, 1.05, 0, arms='rest')
            else:
                head = ('short', 'bun', 'scarf')[k % 3] if dress == 'salwar' else 'short'
                person(
                    mesh,
                    deed,
                    dress,
                    cloths[k * 3 % 7],
                    '#6d7a86',
                    0,
                    0,
                    0.03,
                    0,
                    0.96 + 0.03 * (k % 4),
                    head,
                    '#d9a79b',
                )
            for side in (-1, 1):
                mesh.ball((0.05, 0.13, 0.03), '#6b4a38', 0.62 + 0.07 * side, 0.55, 0.03, 8)
    # An assistant beside the woman who folds.
    person(mesh, 'lean', 'kurta', 'saffron', '#efe4d2', 2.95, -1.75, 0, -62, 1.04, look=8)
    # The teacher faces her class, the river behind her.
    mesh.box(2.0, 1.6, 0.3, 'wood', 1.6, 5.2)
    person(mesh, TREE, 'salwar', 'saffron', '#efe4d2', 1.6, 5.2, 0.3, -16, 1.1)
    for x in (0.35, 2.85):
        mesh.lathe([(0.1, 0), (0.17, 0.1), (0.11, 0.2), (0.13, 0.26)], 'brass', 16, x=x, y=5.0, z=0.0)
        for k in range(7):
            mesh.ball(0.055, 'marigold', x + 0.08 * math.cos(k * 2.4), 5.0 + 0.08 * math.sin(k * 2.4), 0.27, 7)
    with mesh.at(8.0, 4.9, 0, 112, 1.06):
        person(mesh, 'carry', 'dhoti', 'skin', 'ivory', elder=True)
        mesh.lathe([(0.06, 0.98), (0.12, 1.04), (0.13, 1.14), (0.06, 1.22), (0.09, 1.26)], 'brass', 16, x=0.12, y=-0.34)
    little_one(mesh, 'lean', '#b5505a', -7.2, 6.2, 0, -100, girl=True)
