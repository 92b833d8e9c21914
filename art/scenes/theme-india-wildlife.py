"""A tiger walks a sunlit forest track, deer watching from the glade."""
import math

from kit.life.animals import peacock
from kit.life.birds import flock_in
from kit.life.cats import tiger
from kit.life.wildlife import chital
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.scene import height_at
from kit.stage.greenery import jungle

PICTURE = {
    'hour': 'gold',
    'palette': 'gold',
    'alt': 'A tiger walks a dusty track through golden grass in a sal forest while spotted deer and a peacock watch from the shade.',
}


def build(scene):
    scene.camera((-1.7, -12.6, 1.25), (0.8, 4, 2.75), lens=38, focus=9.6, fstop=0.6)
    scene.light(
        sun=118,
        elevation=32,
        energy=7,
        fill=1.25,
        haze={'density': 0.007, 'height': 8, 'start': 16, 'base': 0.3, 'most': 0.78},
        clouds={'amount': 0.4},
    )
    scene.material('grass', colour='#b5b04e', second='#8a8f3c')
    ground = jungle(scene, clearing=9, trees=120, bamboo=6, grass=620)
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
        scale=(0.7, 1.5),
        keep=lambda x, y, z: not (abs(x - 1) < 3 and -7 < y < -1),
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
    for kind, x, y, turn in (
        (0, -5.4, 4.5, 335),
        (2, -7.4, 6, 20),
        (1, -3.9, 8, 320),
        (1, 6.2, 9, 215),
        (2, 4.6, 11, 170),
    ):
        for part in herd[kind]:
            scene.put(part, x, y, height_at(ground, x, y), turn, 1.3)
    scene.put(peacock(), 5.4, -4.6, height_at(ground, 5.4, -4.6), 150, 1.2)
    birds = Mesh()
    flock_in(birds, 6, (-6, 4), (14, 24), (8, 11), 0.45, 'white-bird')
    scene.put(birds)
