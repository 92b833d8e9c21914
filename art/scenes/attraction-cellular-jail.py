"""The Cellular Jail at Port Blair in low light: two of its long brick wings meeting at the watch tower, sea
beyond."""
from kit.architecture.arches import arcade
from kit.architecture.colonial import facade
from kit.life.birds import flock_in
from kit.life.people import crowd
from kit.life.work import broom, camera, little_one, person
from kit.mesh import Mesh
from kit.nature.palms import coconut_palm
from kit.nature.terrain import plain, water_sheet
from kit.nature.trees import broadleaf
from kit.stage.square import flower_beds

PICTURE = {
    'hour': 'gold',
    'palette': 'gold',
    'alt': 'Two long arcaded wings of the Cellular Jail in Port Blair meet at the central watch tower in low light, visitors and a gardener before it.',
}


def build(scene):
    scene.material('brick', colour='#c08a70', second='#a5735b')
    scene.camera((-4, -62, 3.4), (0, 10, 9.2), lens=33, lift=0.03, focus=16, fstop=1.4)
    scene.light(
        sun=-118,
        elevation=24,
        haze={'density': 0.0015, 'height': 16, 'base': 0.22, 'start': 60},
        clouds={'seed': 12.4, 'amount': 0.95, 'low': 0.44, 'high': 0.68},
    )
    scene.put(water_sheet('sea', -9, 4000, 60), layer='far')
    yard = Mesh()
    yard.box(320, 200, 9, 'lawn', 0, 0, -9)
    yard.loft([[(-3, y, 0.04), (3, y, 0.04)] for y in (-70, 30)], 'paving')
    scene.put(yard)
    jail = Mesh()
    for turn in (-58, 58):
        with jail.at(0, 30, 0, turn):
            with jail.at(0, -41 if turn < 0 else -41, 0, 90 if turn < 0 else -90):
                wing(jail)
    with jail.at(0, 30):
        jail.lathe([(6.2, 0), (6, 15), (6.8, 15.4), (6.8, 16.2), (5.4, 16.4)], 'brick', 24)
        for level in (1, 6, 11):
            for k in range(7):
                with jail.at(0, 0, level, -60 + k * 20):
                    with jail.at(0, -6.15):
                        jail.box(1.2, 0.3, 2.8, 'shadow', 0, 0.1, 0)
                        jail.box(1.6, 0.4, 0.3, 'cream-wall', 0, 0, 2.9)
        jail.lathe([(5.2, 16.2), (5.0, 21), (5.6, 21.3), (5.6, 21.8)], 'cream-wall', 16)
        for k in range(8):
            with jail.at(0, 0, 17.2, -90 + k * 26):
                jail.box(1.3, 0.2, 2.6, 'shadow', 0, -5.1, 0)
        jail.lathe([(5.8, 21.6), (0.2, 25.6)], 'tiles', 16, False)
        jail.tube([(0, 0, 25), (0, 0, 30)], 0.1, 'iron', 5)
    scene.put(jail)
    scene.scatter(
        [coconut_palm(i, 13 + i, (2 - i, 0)) for i in range(3)],
        26,
        lambda r: (r.choice((-1, 1)) * r.uniform(20, 110), r.uniform(40, 80)),
        seed=4,
    )
    scene.scatter(
        [broadleaf(30 + i, 9, spread=1.3, cards=300) for i in range(2)],
        20,
        lambda r: (r.choice((-1, 1)) * r.uniform(14, 100), r.uniform(44, 80)),
        seed=5,
    )
    flower_beds(scene, (-16, -5), (-34, -14), 26, ('marigold', 'blossom-red'))
    flower_beds(scene, (5, 16), (-34, -14), 26, ('marigold', 'magenta'), 5)
    scene.layer = 'life'
    life = Mesh()
    crowd(life, 22, lambda r: (r.uniform(-14, 14), r.uniform(-40, 14)), None, 6)
    visitors(life)
    flock_in(life, 9, (14, 36), (20, 50), (24, 34), 0.8)
    scene.put(life)


def wing(mesh):
    """A three-storeyed wing of cells, 70 m long along x, facing -y: an arcaded gallery on each floor, a tiled roof."""
    mesh.box(70, 7, 15, 'brick', 0, 4.6)
    for z in (0, 5, 10):
        with mesh.at(0, 0, z):
            arcade(mesh, 70, 4.7, 24, 'brick', 'shadow', 1.2, 'round', 0.62, 0.2, 0.82)
            mesh.box(70.4, 0.9, 0.35, 'cream-wall', 0, 0, 4.5)
            mesh.box(70, 0.1, 0.7, 'iron', 0, 0.3, 0.2)
    mesh.loft(
        [[(-35.6, -1, 15), (-35.6, 4.4, 18.4), (-35.6, 9, 15)], [(35.6, -1, 15), (35.6, 4.4, 18.4), (35.6, 9, 15)]],
        'tiles',
    )


def visitors(mesh):
    """A guide points for two who listen, one photographs, an old couple sits, a gardener sweeps the path."""
    person(mesh, 'wave', 'shirt', 'ivory', '#5a4a3c', 0.9, -44.4, 0, -40, 1.1)
    person(mesh, 'hold', 'saree', 'turmeric', 'crimson', -0.4, -45.6, 0, 150, 1.08)
    person(mesh, 'lean', 'shirt', '#86a3b6', '#4d5560', -1.5, -45.0, 0, 128, 1.12)
    little_one(mesh, 'run', 'crimson', -2.0, -41.6, 0, 176, 1.1, girl=True)
    with mesh.at(5.0, -42.4, 0, -140, 1.08):
        mesh.box(1.9, 0.5, 0.42, 'wood', 0, 0.02)
        person(mesh, 'talk', 'saree', 'emerald', None, 0.42, 0, 0, 8, look=-30, elder=True)
        person(mesh, 'bench', 'kurta', '#efe4d2', 'ivory', -0.44, 0, 0, -10, look=30)
    with mesh.at(-7.4, -45.0, 0, 158, 1.1):
        person(mesh, 'photograph', 'jacket', '#a8503f', '#4d5560', pack='#3f6552')
        camera(mesh)
    with mesh.at(-4.4, -46.4, 0, 60, 1.06):
        person(mesh, 'sweep', 'saree', 'magenta', 'turmeric', head='veil')
        broom(mesh)
