"""Amritsar by night: the gilded Harmandir Sahib afloat in its dark tank, seen along the marble walk."""
from kit.architecture.domes import ROUND, dome
from kit.architecture.sikh import causeway, cloister, harmandir
from kit.life.lamps import light_string
from kit.life.people import man, sitter, woman
from kit.mesh import Mesh
from kit.nature.terrain import water_sheet

PICTURE = {
    'hour': 'night',
    'palette': 'night',
    'alt': 'The gilded Harmandir Sahib of Amritsar shining at night in its dark tank, pilgrims in saffron and blue on the marble walk.',
}


def build(scene):
    scene.material('gold-paint', glow=0.16)
    scene.camera((-30, -72, 4.6), (0.5, 0, 5.0), lens=46, lift=0.03, focus=72, fstop=4)
    scene.light(
        sun=-110, haze={'density': 0.0009, 'height': 12, 'base': 0.1, 'start': 70}, clouds={'seed': 3.1, 'amount': 0.4}
    )
    scene.put(water_sheet('pool', 0, 90, -120))
    shrine = Mesh()
    harmandir(shrine)
    scene.put(shrine, turn=-90)
    walk = Mesh()
    causeway(walk, 60)
    scene.put(walk, turn=90)
    far = Mesh()
    with far.at(0, 66):
        cloister(far, 150)
        far.box(160, 12, 1.2, 'marble', 0, -3, -0.6)
    with far.at(-84, 10, 0, 90):
        cloister(far, 120)
    for x, height in ((-34, 34), (-22, 34)):
        far.lathe(
            [
                (2.4, 0),
                (2.0, height * 0.55),
                (2.4, height * 0.56),
                (1.9, height * 0.58),
                (1.7, height * 0.86),
                (2.3, height * 0.88),
            ],
            'cream-wall',
            10,
            x=x,
            y=84,
        )
        dome(far, 1.9, 'whitewash', x, 84, height * 0.88, ROUND, sides=24)
    with far.at(70, 8, 0, -90):
        cloister(far, 120)
    for i in range(14):
        x = -70 + i * 10.6
        light_string(far, (x, 65.2, 9), (x + 10.6, 65.2, 9), 0.5, 12, 0.16)
    scene.put(far)
    scene.layer = 'front'
    near = Mesh()
    near.box(120, 24, 1.1, 'marble', -20, -66, -0.5)
    for i in range(16):
        near.box(1.2, 0.5, 0.02, 'inlay', -48 + i * 3.6, -55, 0.62)
    scene.put(near)
    scene.layer = 'life'
    life = Mesh()
    for i, (x, y, cloth, head) in enumerate(
        ((-23, -55.4, 'ivory', 'saffron'), (-22, -55, 'azure', 'indigo'), (-26.4, -54.6, 'ivory', 'turmeric'))
    ):
        man(life, cloth, 'ivory', x, y, 0.6, 1, 180 + i * 20, head, walking=False)
    for x, cloth in ((-24.2, 'magenta'), (-20, 'emerald')):
        woman(life, cloth, x, -54.8, 0.6, 1, 170)
    sitter(life, 'ivory', -27.6, -54.8, 0.6, 1, 170, 'azure')
    sitter(life, 'saffron', -18.8, -54.4, 0.6, 1, 190, None)
    for i in range(26):
        x, y = 12 + i * 1.9, (-1.4, 0.2, 1.5)[i % 3]
        man(
            life,
            ('ivory', 'azure', 'indigo')[i % 3],
            'ivory',
            x,
            y,
            0.4,
            1,
            90,
            ('saffron', 'indigo', 'crimson', 'turmeric')[i % 4],
        ) if i % 2 else woman(life, ('scarlet', 'turmeric', 'magenta', 'emerald')[i % 4], x, y, 0.4, 1, 80)
    scene.put(life)
    for x, y, z, power in (
        (-12, -14, 3, 420),
        (0, -15, 3.5, 420),
        (12, -14, 3, 300),
        (-15, 0, 4, 400),
        (-24, -50, 5, 500),
        (-8, -50, 5, 420),
        (-30, 60, 5, 500),
        (10, 60, 5, 500),
        (40, 56, 5, 500),
        (28, -3, 4, 160),
    ):
        scene.lamp(x, y, z, power, '#ffc27a', 0.22)
