"""Morning yoga at Rishikesh: a class on a riverside terrace, the hanging bridge and temple across the green Ganga."""
from kit.architecture.nagara import plain_temple
from kit.architecture.rajput import palace_block
from kit.architecture.water_works import ghat_steps, suspension_bridge
from kit.life.people import man, sitter
from kit.mesh import Mesh
from kit.nature.terrain import bank, water_sheet
from kit.nature.trees import broadleaf, bush
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'A yoga class sits in rows on a terrace above the green Ganga at Rishikesh, a hanging footbridge and temples across the river.',
}


def build(scene):
    scene.material('river', colour='#2f7a6c')
    scene.camera((-4.6, -11.6, 2.7), (1.5, 20, 2.9), lens=31, lift=0.0, focus=7.6, fstop=0.8)
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
    for i, x in enumerate((-14, -1, 12, 27, 40)):
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
    suspension_bridge(far, (-70, 30, 9), (-22, 72, 9), 5, 15, 2.4)
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
    mats = ('violet', 'teal', 'crimson', 'azure', 'emerald', 'saffron')
    for row in range(3):
        for i in range(5):
            x, y = -5.2 + i * 2.7 + row * 0.5, -3.4 + row * 2.5
            folk.box(0.85, 1.9, 0.03, mats[(i * 2 + row) % 6], x, y + 0.1)
            sitter(folk, ('ivory', 'ivory', 'azure', '#e7d3b4', 'ivory')[(i + row) % 5], x, y, 0.04, 1.1, 184 - 4 * i)
    # The teacher faces her class, the river behind her.
    folk.box(1.5, 1.5, 0.3, 'wood', 1.2, 5.0)
    sitter(folk, 'saffron', 1.2, 5.0, 0.3, 1.15, -14)
    man(folk, 'saffron', 'saffron', 11, 3, 0, 1.08, 60)
    scene.put(folk)
    scene.layer = 'front'
    scene.put(broadleaf(7, 12, spread=1.5, clouds=13, cards=420, card=0.24, low=0.5), 15.5, 1, -1.2)
    scene.scatter(
        [bush(1, 0.8, 'marigold', 3, 90, 0.1), bush(2, 0.9, 'leaf', 3, 90, 0.1)],
        16,
        ((-12.4, 14), (5.7, 6.3)),
        seed=3,
        sink=0,
        scale=(0.5, 0.8),
    )
