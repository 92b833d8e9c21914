"""The Gateway of India in early light from the plaza's edge, pigeons up, launches on the harbour."""
from kit.architecture.colonial import gateway_arch
from kit.life.birds import flock_in
from kit.life.boats import rowing_boat
from kit.life.people import crowd, man, woman
from kit.mesh import Mesh
from kit.nature.terrain import water_sheet
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'The basalt arch of the Gateway of India on the Mumbai harbour in early light, pigeons rising as people stroll on the plaza.',
}


def build(scene):
    scene.material('sand-stone', colour='#c9a982', second='#ad8d68', bump=0.06)
    scene.material('paving', colour='#bda894', second='#a8937f')
    scene.camera((-26, -66, 9.5), (2, 0, 12.2), lens=35, lift=0.03, focus=70, fstop=0.6)
    scene.light(
        sun=-122,
        elevation=18,
        haze={'density': 0.0006, 'height': 18, 'base': 0.2, 'start': 90},
        clouds={'seed': 7.7, 'amount': 0.8},
    )
    scene.material('sea', colour='#2c6f84', mirror=0.12)
    scene.put(water_sheet('sea', -2.4, 4000, 18))
    blue_hills(scene, near=900, count=2, height=26, base=-4, width=2600, seed=3, length=300)
    plaza = Mesh()
    plaza.box(260, 140, 2.4, 'paving', 0, -50, -2.46)
    plaza.box(262, 1.2, 1, 'sand-stone', 0, 20, -0.4)
    for i in range(40):
        plaza.box(0.5, 0.5, 1.1, 'sand-stone', -80 + i * 4, 20, 0)
    for k in range(9):
        plaza.box(140, 0.12, 0.02, 'red-stone-pale', 0, -54 + k * 7, -0.05)
    scene.put(plaza)
    arch = Mesh()
    with arch.at(0, 0, 1):
        gateway_arch(arch)
    scene.put(arch)
    scene.layer = 'life'
    life = Mesh()
    crowd(life, 60, lambda r: (r.uniform(-36, 34), r.uniform(-38, -15)), None, 4)
    for x, y, cloth in ((-19, -40, 'scarlet'), (-17.6, -39, 'ivory'), (4, -36, 'magenta')):
        woman(life, cloth, x, y, 0, 1.02, 170)
    for i, (x, y, paint) in enumerate(
        (
            (-46, 44, 'ivory'),
            (-14, 70, 'azure'),
            (34, 40, 'ivory'),
            (62, 60, 'emerald'),
            (44, 110, 'scarlet'),
            (-70, 90, 'teal'),
        )
    ):
        with life.at(x, y, -2.3, i * 40, 2.4):
            rowing_boat(life, 0, 0, 0, 0, 9, paint, 3, 'ivory')
    chance = scene.random
    for i in range(60):
        life.ball(
            (0.17, 0.1, 0.1), ('bird', '#8d8f98')[i % 2], chance.uniform(-24, 4), chance.uniform(-40, -22), 0.1, 6
        )
    flock_in(life, 46, (-26, 6), (-34, -8), (1.4, 12), 0.42, '#6d6a74')
    flock_in(life, 10, (16, 40), (0, 30), (26, 36), 0.8)
    scene.put(life)
