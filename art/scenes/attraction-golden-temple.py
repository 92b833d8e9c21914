"""The Harmandir Sahib at sunrise from across the tank, framed by a marble arch of the parikrama; on its floor pilgrims
bow to the water, read and rest, and a guard stands with his spear."""
import numpy as np

from kit.architecture.arches import arch_points
from kit.architecture.sikh import causeway, cloister, harmandir
from kit.life.birds import flock_in
from kit.life.people import man, woman
from kit.life.work import Pose, little_one, person
from kit.mesh import Mesh
from kit.nature.terrain import water_sheet

PICTURE = {
    'hour': 'dawn',
    'alt': 'The gilded Harmandir Sahib mirrored in the tank at Amritsar at sunrise, pilgrims and a guard under a cusped marble arch.',
}


def build(scene):
    scene.camera((0, -52, 4.2), (0, 0, 4.2), lens=29.5, focus=48, fstop=5.6)
    scene.light(
        sun=-108,
        elevation=14,
        haze={'density': 0.0016, 'height': 9, 'base': 0.12, 'start': 66},
        clouds={'seed': 7.1, 'amount': 0.8},
    )
    scene.put(water_sheet('pool', 0, 90, -60))
    shrine = Mesh()
    harmandir(shrine)
    scene.put(shrine, turn=24)
    walk = Mesh()
    causeway(walk, 60)
    scene.put(walk, turn=114)
    far = Mesh()
    with far.at(0, 66):
        cloister(far, 170)
        far.box(180, 12, 1.2, 'marble', 0, -3, -0.6)
    with far.at(-78, 10, 0, 90):
        cloister(far, 130)
    with far.at(78, 10, 0, -90):
        cloister(far, 130)
    scene.put(far)
    scene.layer = 'front'
    frame = Mesh()
    curve = arch_points(5.2, 4.6, 8.5, 'cusped', 60)
    outline = [(-5.2, -1), *curve, (5.2, -1)]
    with frame.at(0, -40.6):
        face = [(x, 0, z) for x, z in outline]
        outer = [(-30, 0, -1), *[(x * 4.6, 0, max(z, 0) + 14) for x, z in curve], (30, 0, -1)]
        frame.loft([face, outer], 'marble', smooth=False)
        frame.loft([face, [(x, 0.8, z) for x, _, z in face]], 'marble-shade', smooth=False)
        frame.tube([(x * 1.04, -0.06, z + 0.3) for x, z in outline], 0.1, 'gold-paint', 5)
        frame.box(60, 9, 0.5, 'marble', 0, -3.5, -0.1)
        frame.box(60, 0.5, 0.2, 'marble-shade', 0, 1.2, -0.1)
        for y, wide, stuff in ((0.9, 0.16, '#a8564a'), (0.55, 0.3, '#d9b26a'), (-1.9, 0.12, '#5d6f6a')):
            frame.box(60, wide, 0.012, stuff, 0, y, 0.4)
        for k in range(46):
            with frame.at(-11.5 + 0.5 * k, -0.45, 0.4, 45):
                frame.box(0.24, 0.24, 0.012, ('#a8564a', '#5d6f6a')[k % 2])
    scene.put(frame)
    scene.layer = 'life'
    life = Mesh()
    pilgrims(life)
    for i in range(22):
        t = 14 + i * 2.1
        a = np.radians(114 - 90)
        x, y = t * np.cos(a), t * np.sin(a)
        man(
            life,
            ('ivory', 'azure', 'indigo')[i % 3],
            'ivory',
            x,
            y + (i % 3 - 1),
            0.4,
            1,
            90,
            ('saffron', 'indigo', 'crimson')[i % 3],
        ) if i % 2 else woman(life, ('scarlet', 'turmeric', 'emerald')[i % 3], x, y + (i % 3 - 1), 0.4, 1, 80)
    flock_in(life, 10, (-9, 9), (-6, 20), (17, 22), 0.5)
    scene.put(life)


def pilgrims(mesh):
    """A man bows to the water, an elder reads beside his wife, a mother and her boy go to the edge, a guard watches."""
    floor = 0.4
    with mesh.at(-2.35, -39.95, floor, 172, 1.05):
        person(mesh, 'wash', 'kurta', '#86a3b6', 'ivory', head='turban', hat='#e0a23c')
    with mesh.at(-4.3, -40.7, floor, 150, 1.05):
        person(mesh, 'play', 'kurta', 'ivory', 'ivory', head='turban', hat='#3f5f94', elder=True)
        with mesh.at(0, -0.42, 0.36, tilt=35):
            mesh.box(0.34, 0.24, 0.03, 'crimson')
            mesh.box(0.31, 0.22, 0.02, 'ivory', 0, 0, 0.03)
    person(mesh, 'knit', 'salwar', '#d9a79b', 'ivory', -3.55, -40.2, floor, 165, 1.0, head='veil', look=-20)
    person(mesh, 'lead', 'salwar', 'magenta', '#efe4d2', 2.95, -40.3, floor, 172, 1.0, head='veil')
    little_one(mesh, 'pray', 'saffron', 3.5, -39.95, floor, 168, 1.05)
    person(mesh, 'pray', 'kurta', '#efe4d2', 'ivory', 2.3, -40.0, floor, 176, 1.05, head='turban', hat='#a63d40')
    guard = Pose(((0.34, -0.2, 1.32), (-0.2, -0.14, 1.02)), bend=0)
    with mesh.at(4.4, -40.6, floor, -128, 1.08):
        person(mesh, guard, 'robe', '#2f4f8c', 'saffron', head='turban', hat='#e0a23c', elder=True)
        mesh.tube([(0.34, -0.24, 0), (0.34, -0.24, 2.5)], 0.02, 'wood-dark', 6)
        mesh.lathe([(0.03, 2.45), (0.07, 2.55), (0.01, 2.85)], 'iron', 8, x=0.34, y=-0.24)
