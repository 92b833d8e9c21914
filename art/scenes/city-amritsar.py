"""Amritsar by night: the gilded Harmandir Sahib afloat in its dark tank, a family on the marble walk."""
import math

from kit.architecture.domes import ROUND, dome
from kit.architecture.sikh import causeway, cloister, harmandir
from kit.life.lamps import light_string
from kit.life.people import man, sitter, woman
from kit.life.work import little_one, person
from kit.mesh import Mesh
from kit.nature.terrain import water_sheet

PICTURE = {
    'hour': 'night',
    'palette': 'night',
    'alt': 'The gilded Harmandir Sahib of Amritsar shining at night in its dark tank, pilgrims praying and sitting on the marble walk.',
}


def build(scene):
    scene.material('gold-paint', glow=0.16)
    scene.camera((-24, -72, 3.0), (-0.5, 0, 6.8), lens=40, lift=0.02, focus=22, fstop=1.4)
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
    near.box(40, 24, 1.1, 'marble', -40.6, -66, -0.5)
    near.box(0.5, 24, 0.02, 'inlay', -21.2, -66.4, 0.6)
    near.box(40, 0.5, 0.02, 'inlay', -40.9, -54.6, 0.6)
    scene.put(near)
    scene.layer = 'life'
    life = Mesh()
    pilgrim(life, 'ivory', -24.3, -57.2, 138, 'saffron')
    pilgrim(life, 'magenta', -23.0, -57.4, 152)
    person(life, 'pray', 'salwar', '#86a3b6', 'ivory', -27.0, -57.0, 0.6, 138, 1.08, head='veil')
    sitter(life, 'ivory', -22.5, -55.9, 0.6, 1.1, 158, 'azure', arms='lap')
    little_one(life, 'pray', 'crimson', -21.9, -57.2, 0.6, 146, 1.2)
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
    for x in (-25, -20.5):
        scene.lamp(x, -62, 3.4, 120, '#ffd09a', 0.4)
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


def pilgrim(mesh, cloth, x, y, turn, turban=None):
    """A bearded man in a wound turban, or, without one, a woman whose scarf covers her hair; palms together."""
    if turban:
        man(mesh, cloth, 'ivory', x, y, 0.6, 1.12, turn, pose='greet')
    else:
        woman(mesh, cloth, x, y, 0.6, 1.1, turn, veil=False, pose='greet', dress='salwar')
    with mesh.at(x, y, 0.6, turn, 1.12 if turban else 1.1):
        if not turban:
            mesh.ball((0.118, 0.125, 0.126), cloth, 0, 0.045, 1.635, 16)
            mesh.lathe([(0.17, 1.36), (0.125, 1.47), (0.115, 1.6)], cloth, 16, y=0.06)
            return
        mesh.ball((0.078, 0.07, 0.08), 'hair', 0, -0.045, 1.52, 12)
        for i in range(4):
            wide = 0.132 - 0.012 * i
            ring = [
                (
                    wide * math.cos(a),
                    0.012 + 1.04 * wide * math.sin(a),
                    1.715 + 0.036 * i - 0.03 * math.cos(a + i * 2.4),
                )
                for a in [k * math.pi / 10 for k in range(21)]
            ]
            mesh.tube(ring, 0.04, turban, 8)
        mesh.ball((0.1, 0.11, 0.08), turban, 0, 0.01, 1.82, 12)
