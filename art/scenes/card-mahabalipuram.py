"""The Shore Temple of Mahabalipuram at sunrise: two granite towers on the beach, low walls with stone bulls."""
from kit.architecture.dravidian import ratha
from kit.life.birds import flock_in
from kit.life.people import man, woman
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.terrain import bank, water_sheet
from kit.nature.surf import surf

PICTURE = {
    'hour': 'dawn',
    'alt': 'The two granite towers of the Shore Temple at Mahabalipuram at sunrise, stone bulls on its low wall and the sea behind.',
}


def stone_bull(mesh, x, y, z, turn=0):
    """A couchant Nandi of the enclosure wall."""
    with mesh.at(x, y, z, turn):
        mesh.ball((0.62, 0.34, 0.34), 'granite', 0, 0, 0.36, sides=10)
        mesh.ball((0.28, 0.2, 0.24), 'granite', 0.58, 0, 0.66, sides=9)
        mesh.box(1.5, 0.8, 0.14, 'granite')


def build(scene):
    scene.camera((-13, -52, 3.2), (1.0, 0, 5.6), lens=43, lift=0.05, focus=52, fstop=0.6)
    scene.light(
        sun=-106,
        elevation=16,
        haze={'density': 0.0012, 'height': 14, 'base': 0.2, 'start': 60},
        clouds={'seed': 13.5, 'amount': 0.9, 'stretch': (0.5, 1)},
    )
    scene.put(water_sheet('sea', -0.4, 4000, 20))
    scene.put(bank((-140, 140), (-90, 60), 0, lambda x, y: 34 - y + 0.06 * x, 'beach', seed=3), z=0)
    scene.put(surf(lambda ts: 33.5 - 0.06 * ts, 1, (-90, 90)), z=-0.4, turn=90, scale=(1, -1, 1))
    temple = Mesh()
    temple.box(30, 26, 0.5, 'granite-dark', 1, 4, -0.2)
    ratha(temple, 9.4, 19.5, 6, 'granite', 3, 5, 0.8)
    temple.box(11.5, 11.5, 0.9, 'granite', 3, 5, 0.1)
    ratha(temple, 5.6, 12.2, 4, 'granite', -6.2, 3, 0.6)
    temple.box(7, 7, 0.7, 'granite', -6.2, 3, 0.1)
    for start, end, y in ((-13, -2.5, -7), (2.5, 15, -7)):
        temple.box(end - start, 0.9, 1.15, 'granite', (start + end) / 2, y, 0.1)
        for i in range(int((end - start) / 1.9)):
            stone_bull(temple, start + 1 + i * 1.9, y, 1.25, 0 if start < 0 else 180)
    temple.box(0.9, 20, 1.15, 'granite', -13.2, 2.6, 0.1)
    for i in range(9):
        stone_bull(temple, -13.2, -5 + i * 2, 1.25, 90)
    temple.lathe([(0.5, 0), (0.42, 1.4), (0.6, 1.6), (0.25, 1.9), (0.2, 3.4)], 'granite', 8, x=-1, y=-11)
    temple.box(2.2, 2.2, 0.5, 'granite', -1, -11, -0.1)
    scene.put(temple)
    stones = [rock(i, 1.3, 'granite') for i in range(3)]
    scene.scatter(stones, 46, lambda r: (r.uniform(-50, 60), r.uniform(28, 36)), seed=5, scale=(0.4, 1.5), sink=0.5)
    scene.layer = 'front'
    scene.scatter(
        [grass_tuft(5, 60, 0.6), grass_tuft(6, 50, 0.5, leaf='grass-dry')],
        150,
        lambda r: (-13 + r.choice((-1, 1)) * r.uniform(2.5, 16), r.uniform(-45, -30)),
        seed=4,
        sink=0.05,
    )
    scene.layer = 'life'
    life = Mesh()
    for x, y, cloth, turn in (
        (-4.5, -14, 'scarlet', 20),
        (-3.6, -13.4, None, 10),
        (5, -17, 'turmeric', 200),
        (11, -12, 'azure', 150),
        (11.8, -11.6, 'magenta', 150),
    ):
        woman(life, cloth, x, y, 0, 1, turn) if cloth else man(life, 'ivory', 'ivory', x, y, 0, 1, turn)
    flock_in(life, 9, (-22, -8), (0, 20), (15, 21), 0.7)
    scene.put(life)
