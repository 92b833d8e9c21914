"""Chand Baori at Abhaneri: triangles of steps on three sides, green water below, women with a pot on a near flight."""
from kit.architecture.arches import arcade
from kit.architecture.domes import chhatri
from kit.life.birds import flock_in
from kit.life.people import woman
from kit.life.work import person
from kit.mesh import Mesh

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'Two women with brass pots on a landing at Abhaneri, one scrubbing hers, hundreds of small stairs in triangles down to the green water of the stepwell.',
}
RISE, INSET, LEVELS = 1.55, 1.15, 9
WATER = -8 * RISE + 0.5


def build(scene):
    scene.material('pool', colour='#2f5a38')
    scene.material('sand-stone', colour='#cfae8c', second='#b5926f')
    scene.material('sand-stone-dark', colour='#c7a47e', second='#ad8a66')
    scene.material('sand-stone-pale', colour='#e0c7a6')
    scene.camera((-6, -24, 3.4), (1.2, 10, -5.6), lens=29, focus=9, fstop=1.6)
    scene.light(
        sun=-112,
        elevation=40,
        energy=4.6,
        haze={'density': 0.001, 'height': 20, 'base': 0.2, 'start': 40},
        clouds={'seed': 4.1, 'amount': 0.6},
    )
    well = Mesh()
    for turn in (0, 90, -90):
        with well.at(0, 0, 0, turn):
            side(well, turn == 0)
    well.quad((-13, -40, WATER), (13, -40, WATER), (13, 13, WATER), (-13, 13, WATER), 'pool')
    for x0, x1, y0, y1 in ((-300, -22, -300, 300), (22, 300, -300, 300), (-22, 22, 22, 300)):
        well.quad((x0, y0, -0.02), (x1, y0, -0.02), (x1, y1, -0.02), (x0, y1, -0.02), 'dust')
    with well.at(0, 22, 0):
        arcade(well, 44, 4.2, 13, 'sand-stone', 'shadow', 1.6, 'cusped', 0.66, 0.2, 0.8)
        well.box(46, 5, 0.6, 'sand-stone-pale', 0, 2, 4.2)
        for x in (-18, 0, 18):
            chhatri(well, 1.6, 2.4, 'sand-stone', 'sand-stone-pale', x=x, y=1, z=4.8)
    for s in (-1, 1):
        with well.at(s * 22, 0, 0, -90 * s):
            arcade(well, 46, 4.2, 13, 'sand-stone', 'shadow', 1.6, 'cusped', 0.66, 0.2, 0.8)
            well.box(48, 5, 0.6, 'sand-stone-pale', 0, 2, 4.2)
    scene.put(well)
    # A near flight of the same kind: a landing with stairs down on both sides.
    scene.layer = 'front'
    flight = Mesh()
    with flight.at(-5.9, -16.0, -1.0, 12):
        flight.box(1.8, 1.7, 9, 'sand-stone-pale', 0, 0.1, -9)
        flight.box(2.0, 1.9, 0.16, 'sand-stone', 0, 0.1, -0.12)
        for s in (-1, 1):
            for k in range(12):
                flight.box(0.42, 1.5, 8, 'sand-stone-pale', s * (1.1 + 0.41 * k), 0.1, -8.25 - 0.25 * k)
    scene.put(flight)
    scene.layer = 'life'
    life = Mesh()
    woman(life, 'scarlet', 2.4, 21.6 - 5 * INSET - 0.9, -5 * RISE + 0.06, 1.05, 0, pot=True)
    woman(life, 'turmeric', 7.6, 21.6 - 3 * INSET - 0.9, -3 * RISE + 0.06, 1.05, 10, veil=False)
    with life.at(-5.9, -16.0, -0.96, 12):
        woman(life, 'scarlet', -0.35, 0.1, 0, 1.1, 8, pot=True, veil=False)
        with life.at(1.45, 0.1, -0.5, 46, 1.1):
            person(life, 'wash', 'saree', 'emerald', 'saffron', head='veil')
            life.lathe([(0.1, 0), (0.2, 0.1), (0.2, 0.2), (0.1, 0.3), (0.13, 0.36)], 'brass', 18, y=-0.56)
        with life.at(0.5, -0.1, 0):
            life.lathe([(0.1, 0), (0.2, 0.1), (0.2, 0.2), (0.1, 0.3), (0.13, 0.36)], 'brass', 18)
    flock_in(life, 14, (-8, 8), (0, 14), (-8, 4), 0.4)
    scene.put(life)


def side(mesh, far):
    """One wall: ledges stepping down and inwards, each with a row of little double stairs."""
    for level in range(LEVELS):
        out = 22 - level * INSET
        # The side walls lie a little lower: where two ledges met in one plane the corner rendered black.
        z = -(level + 1) * RISE - (0 if far else 0.03)
        mesh.box(out * 2 + 0.6, INSET + 0.3, RISE * 1.02, ('sand-stone', 'sand-stone-dark')[level % 2], 0, out + 0.1, z)
        count = int(out * 2 / 3.0)
        for k in range(count):
            x = (k - (count - 1) / 2) * 3.0 + (level % 2) * 1.5
            if abs(x) > out - 2.2:
                continue
            for step in range(6):
                t = step / 6
                mesh.box(2.5 * (1 - t) + 0.25, 0.72, RISE / 6, 'sand-stone-pale', x, out - 0.82, z + t * RISE)
