"""A tiger walks a sunlit forest track, deer and a peacock watching, a jeep far behind."""
import math

from kit.life.animals import peacock
from kit.life.birds import flock_in
from kit.life.cats import tiger
from kit.life.vehicles import safari_jeep
from kit.life.wildlife import chital
from kit.life.work import camera, person
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.trees import broadleaf, bush
from kit.scene import height_at
from kit.stage.greenery import jungle

PICTURE = {
    'hour': 'gold',
    'palette': 'gold',
    'alt': 'A tiger walks a dusty track through golden grass in a sal forest while deer and a peacock on a rock watch; a jeep waits far behind.',
}


def build(scene):
    scene.camera((-1.7, -12.6, 1.25), (0.8, 4, 2.75), lens=38, focus=10.2, fstop=1.3)
    scene.light(
        sun=118,
        elevation=32,
        energy=8,
        fill=1.6,
        haze={'density': 0.0042, 'height': 12, 'start': 20, 'base': 0.3, 'most': 0.7},
        clouds={'amount': 0.4},
    )
    scene.material('grass', colour='#b5b04e', second='#8a8f3c')
    ground = jungle(scene, clearing=9, trees=190, bamboo=10, grass=170)
    thicken(scene, ground)
    tufts = [grass_tuft(15, 60, 0.5), grass_tuft(16, 60, 0.7, leaf='grass-dry'), grass_tuft(17, 50, 0.35)]
    scene.scatter(
        tufts,
        130,
        lambda r: (lambda y: (1.5 * math.sin(y * 0.1) + r.choice((-1.75, 0, 0, 1.75)) + r.uniform(-0.28, 0.28), y))(
            r.uniform(-15, 22)
        ),
        ground,
        seed=12,
        sink=0.04,
        scale=(0.5, 1.1),
        keep=lambda x, y, z: not (abs(x - 1) < 2.6 and -6 < y < -2),
    )
    scene.scatter(
        tufts[:2],
        160,
        lambda r: (r.choice((-1, 1)) * r.uniform(2.4, 11), r.uniform(-13, 0)),
        ground,
        seed=13,
        sink=0.04,
        scale=(0.6, 1.1),
        keep=lambda x, y, z: not (abs(x - 1) < 3 and -7 < y < -1) and (x > 0 or y < -7.5),
    )
    scene.layer = 'life'
    body, stripes = tiger()
    for part in (body, stripes):
        scene.put(part, 1.0, -3.2, height_at(ground, 1.0, -3.2) + 0.04, 222, 1.32)
    scene.layer = 'front'
    scene.scatter(
        [grass_tuft(21, 44, 0.7, leaf='grass-dry', width=0.012), grass_tuft(22, 44, 0.6, width=0.012)],
        26,
        lambda r: (-1.6 + r.choice((-1, 1)) * r.uniform(0.8, 2.2), r.uniform(-10.6, -9.9)),
        ground,
        seed=15,
        sink=0.04,
        scale=(0.6, 1),
    )
    scene.layer = 'life'
    herd = (chital(antlers=True), chital(), chital(grazing=True))
    for kind, x, y, turn, size in (
        (0, -3.9, 0.6, 322, 1.25),
        (1, -2.7, 3.4, 300, 1.15),
        (2, -4.7, 3.0, 196, 1.2),
        (1, -3.4, 2.0, 330, 0.8),
        (2, 6.0, 9.5, 170, 1.2),
    ):
        for part in herd[kind]:
            scene.put(part, x, y, height_at(ground, x, y), turn, size)
    stone = height_at(ground, 3.9, 0.2)
    for seed, x, y, size in ((4, 3.9, 0.2, 1.0), (6, 4.9, 0.6, 0.7), (5, 3.2, -0.2, 0.5)):
        scene.put(rock(seed, 0.9, 'rock-warm'), x, y, stone + 0.05, 60 * seed, size)
    scene.put(peacock(), 3.8, 0.2, stone + 0.62, 164, 1.15)
    put_jeep(scene, ground)
    birds = Mesh()
    flock_in(birds, 6, (-6, 4), (14, 24), (8, 11), 0.45, 'white-bird')
    scene.put(birds)


def thicken(scene, ground):
    """Undergrowth and a second wall of trees behind the glade: no pale strip between the trunks."""
    shrubs = [bush(70 + i, 2.6, leaf, cards=220) for i, leaf in enumerate(('leaf', 'leaf-dark', 'leaf-dry'))]
    scene.scatter(shrubs, 260, ((-70, 80), (40, 90)), ground, seed=21, sink=0.2, scale=(0.8, 1.8))
    scene.scatter(
        shrubs, 40, ((-26, 26), (8, 40)), ground, seed=22, sink=0.2, scale=(0.4, 0.9), keep=lambda x, y, z: abs(x) > 5
    )
    tall = [broadleaf(90 + i, 19, 'leaf', 'bark', 0.9, 10, 300, 0.4, 0.5) for i in range(2)]
    scene.scatter(tall, 90, ((-110, 120), (70, 140)), ground, seed=23, sink=0.3, scale=(0.8, 1.2))


def put_jeep(scene, ground):
    """An open jeep has stopped far down the track; one on board stands up to take a picture."""
    y = 13.5
    x = 1.5 * math.sin(y * 0.1) - 0.9
    z = height_at(ground, x, y) + 0.05
    jeep = Mesh()
    safari_jeep(jeep, x, y, z, 262, '#98a066')
    with jeep.at(x, y + 0.9, z + 0.8, -6):
        person(jeep, 'photograph', 'shirt', '#efe4d2', '#6d6a66', 0.3, 0, 0, 0, 1.0, head='brim', hat='#a08a5c')
        with jeep.at(0.3, 0, 0):
            camera(jeep)
    scene.put(jeep)
