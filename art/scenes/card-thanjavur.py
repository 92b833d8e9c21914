"""The Brihadisvara temple of Thanjavur: its great pyramidal tower over the courtyard in evening light."""
import math

from kit.architecture.dravidian import pillared_hall, vimana
from kit.architecture.dravidian import gopuram
from kit.life.birds import flock_in
from kit.life.people import child, crowd, man, woman
from kit.mesh import Mesh
from kit.nature.terrain import plain
from kit.nature.palms import coconut_palm
from kit.nature.trees import broadleaf

PICTURE = {
    'hour': 'gold',
    'alt': 'Pilgrims in the wide paved courtyard of the Brihadisvara temple at Thanjavur, its pyramidal granite tower behind them in golden light.',
}


def build(scene):
    scene.camera((-38, -122, 2.4), (2, 4, 4.2), lens=33, lift=0.09, focus=12, fstop=1.3)
    scene.light(
        sun=-106,
        elevation=21,
        haze={'density': 0.0011, 'height': 18, 'base': 0.2, 'start': 70},
        clouds={'seed': 24.2, 'amount': 0.9, 'stretch': (0.5, 1)},
    )
    scene.put(plain('dust', z=-0.2), layer='far')
    temple = Mesh()
    temple.box(170, 300, 0.3, 'paving', 0, -20, -0.3)
    temple.box(46, 130, 1.6, 'granite', 0, -6)
    with temple.at(0, 22, 1.6):
        vimana(temple, 27, 60, 13, 'granite-pale')
    temple.box(22, 26, 9, 'granite', 0, -4, 1.6)
    temple.box(23.4, 27, 0.7, 'granite-pale', 0, -4, 10.4)
    temple.box(20, 24, 7, 'granite', 0, -28, 1.6)
    temple.box(21.6, 25.4, 0.7, 'granite-pale', 0, -28, 8.4)
    for x in range(-9, 10, 3):
        for y in (-42, -38):
            temple.lathe([(0.5, 0), (0.42, 4.6), (0.7, 5.2)], 'granite-pale', 8, x=x, y=y, z=1.6)
    temple.box(21, 7, 0.7, 'granite-pale', 0, -40, 6.8)
    with temple.at(0, -66, 0):
        temple.box(11, 11, 1.3, 'granite')
        pillared_hall(temple, 4, 4, 2.6, 5, 'granite', plinth=1.2)
        temple.ball((1.2, 2.2, 1.3), 'granite-dark', z=2.8)
        temple.ball((0.7, 0.8, 0.8), 'granite-dark', y=1.8, z=4.2)
    for x, turn, side in ((-62, 90, 1), (62, 90, -1)):
        temple.box(1.8, 220, 6.5, 'granite-pale', x, 10)
        for i in range(40):
            temple.box(2.2, 1.6, 1, 'granite', x, -96 + i * 5.4, 6.5)
    temple.box(124, 1.8, 6.5, 'granite-pale', 0, 96)
    gopuram(temple, 16, 10, 17, 3, body='granite-pale', paints=('granite', 'granite-pale', 'sand-stone'), x=34, y=82)
    for x, y, size in ((-38, 30, 0.24), (36, 44, 0.2)):
        with temple.at(x, y, 0.4, scale=size):
            vimana(temple, 27, 60, 6, 'granite-pale')
    scene.put(temple)
    palms = [coconut_palm(i, 12 + i, (2 - i, 1)) for i in range(3)]
    scene.scatter(palms, 36, lambda r: (r.choice((-1, 1)) * r.uniform(66, 100), r.uniform(-10, 110)), seed=4)
    scene.scatter(
        [broadleaf(4, 10, cards=300)],
        30,
        lambda r: (r.choice((-1, 1)) * r.uniform(66, 110), r.uniform(-20, 110)),
        seed=5,
    )
    scene.scatter([broadleaf(6, 8, cards=340)], 5, lambda r: (r.uniform(40, 56), r.uniform(-10, 60)), seed=6)
    scene.layer = 'life'
    life = Mesh()
    crowd(life, 34, ((-38, 10), (-76, -46)), seed=5, turbans=0.05)
    people = (
        ('man', 'ivory', 12.2, -4.5, 'behind', 124),
        ('woman', 'scarlet', 11.9, -3.2, 'lap', 142),
        ('girl', 'turmeric', 11.6, -2.1, 'point', 166),
        ('woman', 'emerald', 12.1, 2.7, 'hip', 72),
        ('boy', 'azure', 12.0, 3.9, 'rest', -84),
        ('woman', 'saffron', 17.5, 6.4, 'lap', 58),
        ('man', 'turmeric', 18, 7.7, 'rest', -62),
    )
    pilgrims(life, people, (-38, -122), (0.3026, 0.9531), lambda x, y: 0)
    flock_in(life, 10, (-44, -18), (0, 30), (48, 62), 1.2)
    scene.put(life)


def pilgrims(mesh, people, camera, ahead, floor):
    """People by their metres before the camera and to its right; turned so many degrees from facing it."""
    right = (ahead[1], -ahead[0])
    for kind, cloth, near, side, pose, turned in people:
        x = camera[0] + ahead[0] * near + right[0] * side
        y = camera[1] + ahead[1] * near + right[1] * side
        turn = math.degrees(math.atan2(camera[0] - x, y - camera[1])) + turned
        if kind == 'woman':
            woman(mesh, cloth, x, y, floor(x, y), 1.1, turn, veil=False, pose=pose)
        elif kind in ('girl', 'boy'):
            child(mesh, cloth, x, y, floor(x, y), 1.05, turn, girl=kind == 'girl', pose=pose)
        else:
            turban = 'crimson' if kind == 'turban' else None
            man(
                mesh,
                cloth,
                'ivory',
                x,
                y,
                floor(x, y),
                1.1,
                turn,
                turban,
                pose=pose,
                dress='kurta' if turban else 'lungi',
            )
