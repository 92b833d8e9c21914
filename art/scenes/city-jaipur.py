"""Jal Mahal, the water palace of Jaipur, in its lake below the hills."""
import numpy as np

from kit.architecture.arches import arcade, four_sides
from kit.architecture.domes import LOTUS_BULB, bangla_roof, chhatri
from kit.life.birds import flock_in
from kit.life.boats import rowing_boat
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.terrain import bank, water_sheet
from kit.nature.trees import broadleaf, leaf_cloud
from kit.stage.backdrops import blue_hills, tree_line

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'size': 'hero',
    'widest': 1600,
    'alt': 'The Jal Mahal of Jaipur rising from its lake, arcaded walls and corner domes reflected below the Aravalli hills.',
}


def build(scene):
    scene.camera((-52, -132, 5.5), (1, 0, 9.5), lens=54, lift=0.04)
    scene.light(
        sun=-108,
        elevation=19,
        haze={'density': 0.0022, 'height': 14, 'start': 60, 'base': 0.2},
        clouds={'seed': 2.2, 'amount': 0.7},
    )
    scene.put(water_sheet('lake', 0, 1500, -120))
    palace = Mesh()
    with palace.at(turn=0):
        water_palace(palace)
    scene.put(palace)
    # By night the palace is washed with light from the water's edge.
    for x, y, z, power in (
        (-18, -36, 2, 2400),
        (0, -38, 2, 2600),
        (18, -36, 2, 2400),
        (-38, -12, 2, 2200),
        (-38, 12, 2, 2000),
    ):
        scene.lamp(x, y, z, power)
    scene.lamp(0, 0, 16, 900)
    blue_hills(scene, 'dry-hills', near=270, count=3, height=58, base=-4, width=1400, seed=4.4, length=200)
    tree_line(scene, 150, 30, 500, 120, 8)
    scene.put(bank((-400, 400), (130, 260), 1, lambda x, y: y - 146 + 0 * x, 'dust'))
    scene.layer = 'front'
    scene.put(bank((-130, 40), (-140, -86), 0.8, lambda x, y: -109 - y - 0.3 * (x + 50), 'dust', seed=5))
    scene.scatter(
        [grass_tuft(4, 60, 1.3, leaf='reed')],
        150,
        ((-96, -20), (-118, -104)),
        ground=lambda x, y: x * 0 + 0.35,
        sink=0.1,
    )
    scene.put(broadleaf(12, 10, 'leaf', spread=1.3), -83, -98, 0.4, 0, 1.15)
    scene.layer = 'life'
    boats = Mesh()
    rowing_boat(boats, -14, -44, 0, 20, 7, 'azure', 2, 'ivory')
    flock_in(boats, 11, (-34, -8), (-20, 0), (17, 24), 0.8, 'white-bird')
    flock_in(boats, 9, (-50, -10), (-84, -60), (0.6, 1.4), 0.5, 'white-bird', 5)
    scene.put(boats)


def water_palace(mesh):
    """A square palace with its lower storeys under water, octagonal corner towers and a roof garden."""
    wall, trim = 'ochre-wall', 'sand-stone-pale'
    mesh.box(46, 46, 11, wall, z=-1)
    for span in four_sides(mesh, 23, 23):
        with mesh.at(0, -0.75, 0.6):
            arcade(mesh, span * 0.86, 4.2, 11, wall, 'shadow', 0.7, 'cusped', 0.62, 0.78, 0.8)
        with mesh.at(0, -0.65, 5.2):
            mesh.box(span, 1.4, 0.35, trim)
            arcade(mesh, span * 0.86, 4.4, 15, wall, 'window-lit', 0.6, 'cusped', 0.52, 0.78, 0.9)
        mesh.box(span, 1.5, 0.4, trim, 0, 0, 9.6)
        for i in range(30):
            mesh.box(0.9, 0.5, 0.8, wall, -span / 2 + span * (i + 0.5) / 30, 0.1, 10)
        with mesh.at(0, 1.2, 10):
            mesh.box(9, 4, 3.4, wall)
            with mesh.at(0, -2.05):
                arcade(mesh, 9, 3.4, 3, wall, 'shadow', 0.6, 'cusped', 0.6)
            bangla_roof(mesh, 10.5, 5, 2, trim, z=3.4)
    for x in (-22, 22):
        for y in (-22, 22):
            mesh.lathe([(3.4, -1), (3.4, 10), (3.9, 10.2), (3.9, 10.8)], wall, 8, False, x=x, y=y, start=22.5)
            chhatri(mesh, 3.1, 4.2, wall, trim, x=x, y=y, z=10.8, profile=LOTUS_BULB)
    chance = np.random.RandomState(4)
    for _ in range(26):
        leaf_cloud(
            mesh, (chance.uniform(-14, 14), chance.uniform(-14, 14), 11.6), (2.4, 2.4, 1.8), 160, 'leaf', chance, 0.3
        )
