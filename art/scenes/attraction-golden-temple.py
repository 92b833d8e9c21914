"""The Harmandir Sahib at sunrise from across the tank, framed by a marble arch of the parikrama."""
import numpy as np

from kit.architecture.arches import arch_points
from kit.architecture.sikh import causeway, cloister, harmandir
from kit.life.birds import flock_in
from kit.life.people import man, sitter, woman
from kit.mesh import Mesh
from kit.nature.terrain import water_sheet

PICTURE = {
    'hour': 'dawn',
    'alt': 'The gilded Harmandir Sahib and its reflection in the still tank at Amritsar, framed by a cusped marble arch at sunrise.',
}


def build(scene):
    scene.camera((0, -64, 5.6), (0, 0, 5.8), lens=43, lift=0.03, focus=60, fstop=5.6)
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
    curve = arch_points(7.4, 6.8, 12.2, 'cusped', 60)
    outline = [(-7.4, -1), *curve, (7.4, -1)]
    with frame.at(0, -44):
        face = [(x, 0, z) for x, z in outline]
        outer = [(-30, 0, -1), *[(x * 4.2, 0, max(z, 0) + 16) for x, z in curve], (30, 0, -1)]
        frame.loft([face, outer], 'marble', smooth=False)
        frame.loft([face, [(x, 1.4, z) for x, _, z in face]], 'marble-shade', smooth=False)
        frame.tube([(x * 1.04, -0.06, z + 0.3) for x, z in outline], 0.1, 'gold-paint', 5)
        frame.box(60, 9, 0.5, 'marble', 0, 0.4, -0.1)
    scene.put(frame)
    scene.layer = 'life'
    life = Mesh()
    sitter(life, 'ivory', -4.6, -41.4, 0.4, 1, 190, 'saffron')
    woman(life, 'magenta', 4.6, -41.6, 0.4, 1, 170)
    man(life, 'ivory', 'ivory', 5.6, -41.2, 0.4, 1, 175, 'azure', walking=False)
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
    flock_in(life, 10, (-5, 6), (-10, 20), (15, 20), 0.5)
    scene.put(life)
