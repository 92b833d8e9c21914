"""The Victoria Memorial in Kolkata across its pool on a clear winter day."""
from kit.architecture.colonial import victoria_memorial
from kit.life.birds import flock_in
from kit.life.people import crowd
from kit.mesh import Mesh
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf, bush

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'The white marble Victoria Memorial in Kolkata with its great dome and angel, mirrored in the garden pool, families on the lawn.',
}


def build(scene):
    scene.camera((-27, -120, 4), (2, 0, 19), lens=36, lift=0.08, focus=116, fstop=0.5)
    scene.light(
        sun=-100,
        elevation=19,
        energy=4.4,
        haze={'density': 0.0013, 'height': 16, 'base': 0.2, 'start': 90},
        clouds={'scale': 1.1, 'low': 0.44, 'high': 0.68, 'amount': 0.9, 'seed': 4.7},
    )
    scene.put(plain('lawn', z=-0.1), layer='far')
    garden = Mesh()
    garden.box(84, 44, 0.14, 'pool', -8, -62, -0.1)
    for x, y, w, d in ((-8, -39.4, 86, 1.2), (-8, -84.6, 86, 1.2), (-50.6, -62, 1.2, 46), (34.6, -62, 1.2, 46)):
        garden.box(w, d, 0.5, 'marble-shade', x, y, -0.1)
    garden.box(110, 9, 0.1, 'dust', 0, -35, -0.08)
    garden.box(9, 60, 0.1, 'dust', 44, -66, -0.08)
    scene.put(garden)
    hall = Mesh()
    victoria_memorial(hall)
    scene.put(hall)
    scene.scatter(
        [broadleaf(30 + i, 10, spread=1.2, cards=320, card=0.34) for i in range(3)],
        46,
        lambda r: (r.choice((-1, 1)) * r.uniform(62, 130), r.uniform(-60, 60)),
        seed=4,
    )
    scene.put(broadleaf(41, 12, spread=1.4, clouds=12, cards=440, card=0.28), -58, -76, 0)
    scene.scatter(
        [bush(2, 0.9, 'marigold'), bush(3, 0.9, 'blossom-red'), bush(4, 0.9, 'hedge')],
        60,
        lambda r: (r.uniform(-56, 40), r.choice((-88, -87, -37.6))),
        seed=5,
        scale=(0.6, 1),
    )
    scene.layer = 'life'
    life = Mesh()
    crowd(life, 44, lambda r: (r.uniform(-46, 46), r.uniform(-37.4, -30)), None, 5)
    flock_in(life, 14, (-60, -20), (-30, 10), (34, 48), 0.9)
    scene.put(life)
