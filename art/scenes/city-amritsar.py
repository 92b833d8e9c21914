"""Amritsar by night: the gilded Harmandir Sahib afloat in its dark tank, lit watch towers behind; on the marble walk a
family sets out oil lamps along the water."""
import math

from kit.architecture.domes import chhatri
from kit.architecture.sikh import causeway, cloister, harmandir
from kit.life.lamps import light_string, oil_lamp
from kit.life.people import man, sitter, woman
from kit.life.work import little_one, person, tray
from kit.mesh import Mesh
from kit.nature.terrain import water_sheet

PICTURE = {
    'hour': 'night',
    'palette': 'night',
    'alt': 'The gilded Harmandir Sahib of Amritsar shining at night in its dark tank, a family setting out oil lamps on the marble walk.',
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
    for x in (-37, -24):
        with far.at(x, 84):
            watch_tower(far)
        scene.lamp(x + 3, 78, 12, 700, '#ffc27a', 0.1)
        scene.lamp(x + 3, 78.5, 24, 420, '#ffc27a', 0.1)
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
    family(life)
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
        (-21.6, -55.0, 1.0, 40),
        (-23.4, -55.0, 1.0, 40),
        (-25.6, -55.0, 1.0, 40),
        (-28.0, -55.0, 1.0, 40),
        (-21.3, -57.6, 1.0, 22),
        (-21.3, -60.6, 1.0, 22),
        (-23.0, -70.0, 6.0, 420),
        (-12, -14, 3, 420),
        (0, -15, 3.5, 420),
        (12, -14, 3, 300),
        (-15, 0, 4, 400),
        (-30, 60, 5, 500),
        (10, 60, 5, 500),
        (40, 56, 5, 500),
        (28, -3, 4, 160),
    ):
        # Small, or the water would mirror each as a ball.
        scene.lamp(x, y, z, power, '#ffc27a', 0.04, day=0.22)


def watch_tower(mesh):
    """A tall round tower of brick in three storeys, a lit balcony on brackets above each, arched windows, a kiosk."""
    level = 0
    for radius, tall in ((2.5, 15), (2.1, 9), (1.7, 6)):
        mesh.lathe([(radius, level), (radius * 0.88, level + tall)], 'terracotta', 12, False)
        for z in (0.35, 0.75):
            mesh.lathe(
                [(radius * 0.99, 0), (radius * 0.99, 0.3), (radius * 0.9, 0.4)],
                'cream-wall',
                12,
                False,
                z=level + tall * z,
            )
        for k in range(6):
            with mesh.at(0, 0, level + tall * 0.45, k * 60 + 15):
                mesh.box(0.95, 0.3, 2.2, 'cream-wall', 0, -radius * 0.9)
                mesh.box(0.6, 0.34, 1.7, 'window-lit', 0, -radius * 0.9, 0.2)
        level += tall
        mesh.lathe(
            [(radius * 0.88, 0), (radius * 1.3, 0.6), (radius * 1.3, 0.75), (radius * 1.26, 1.5)],
            'cream-wall',
            12,
            False,
            z=level - 0.6,
        )
        for k in range(20):
            a = k * math.pi / 10
            mesh.ball(0.14, 'lamp', radius * 1.34 * math.cos(a), radius * 1.34 * math.sin(a), level + 0.95, 6)
    chhatri(mesh, 1.7, 2.6, 'cream-wall', 'whitewash', z=level + 0.2)


def family(mesh):
    """A man and wife pray, a daughter sets down a lamp at the edge, her brother brings more, an old man sits; rows of
    oil lamps burn along the water."""
    for k in range(24):
        oil_lamp(mesh, -31.2 + 0.45 * k, -54.35, 0.6, 1.1)
    for k in range(16):
        oil_lamp(mesh, -20.95, -54.8 - 0.5 * k, 0.6, 1.1)
    pilgrim(mesh, 'ivory', -24.9, -57.3, 138, 'saffron')
    pilgrim(mesh, 'magenta', -24.05, -56.9, 152)
    person(mesh, 'draw', 'salwar', '#cfae62', 'ivory', -21.55, -58.6, 0.6, 76, 1.1, head='scarf', hat='#efe4d2')
    with mesh.at(-22.75, -57.5, 0.6, 84, 1.16):
        little_one(mesh, 'tray', 'crimson')
        with mesh.at(0, 0, 0, scale=0.7):
            tray(mesh, heap=(), lamp=True)
    sitter(mesh, 'ivory', -23.35, -55.7, 0.6, 1.1, 158, 'azure', arms='lap')


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
