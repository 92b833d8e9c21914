"""Kedarnath: the grey stone temple beneath its wall of ice, pilgrims and bells, clear noon."""
import numpy as np

from kit.architecture.himalayan import gable_roof, hill_house
from kit.life.animals import horse
from kit.life.birds import flock_in
from kit.life.flags import pennant
from kit.life.people import crowd, sitter
from kit.life.work import person, telephone, with_child
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.terrain import ground_sheet
from kit.noise import fractal, ridged, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import snow_peaks

PICTURE = {
    'hour': 'noon',
    'palette': 'noon-alpine',
    'alt': 'Pilgrims with packs and shawls reach the paved court of Kedarnath, its grey stone temple with a gilded top below a wall of snow peaks.',
}
PEAKS = (
    (-160, 1950, 1000, 560),
    (330, 2000, 1060, 600),
    (-760, 2100, 900, 620),
    (900, 2150, 900, 620),
    (90, 1900, 760, 420),
    (-1400, 2400, 800, 700),
    (1600, 2400, 820, 700),
)


def ground(xs, ys):
    sides = (
        np.clip((np.abs(xs - 4) - 44 - 0.05 * ys) / 200, 0, 1.6) ** 1.2
        * 230
        * (0.6 + 0.55 * ridged(xs * 0.008, ys * 0.008, 6))
    )
    return (
        sides
        + 0.03 * np.maximum(ys, 0) * 1.4
        + 0.5 * fractal(xs * 0.05, ys * 0.05, 4) * smoothstep(22, 34, np.abs(xs))
        - 0.15
    )


def build(scene):
    scene.camera((-8, -50, 2.0), (2, 0, 8.0), lens=35, lift=0.04, focus=16, fstop=1.2)
    scene.light(
        sun=-128,
        elevation=34,
        energy=4.4,
        haze={'density': 0.0005, 'height': 80, 'base': 0.4, 'start': 60},
        clouds={'seed': 6.6, 'amount': 0.6, 'low': 0.54, 'high': 0.8},
    )
    scene.put(ground_sheet(ground, (-300, 300), (-70, 700), 'valley', 300, 320))
    snow_peaks(scene, PEAKS, lift=-70)
    temple = Mesh()
    temple.box(44, 46, 0.4, 'grey-stone', 2, -14, -0.2)
    with temple.at(3.5, 4, 0.2, 10):
        temple.box(17, 28, 1.6, 'grey-stone', 0, 2)
        temple.box(10.4, 13, 7.2, 'grey-stone', 0, -3, 1.6)
        for z in (3.4, 5.8, 8.2):
            temple.box(10.9, 13.5, 0.3, 'granite-pale', 0, -3, z)
        with temple.at(0, -3, 8.8, 90):
            gable_roof(temple, 13, 10.4, 3.4, 'slate', over=0.7)
        temple.box(2.6, 0.6, 4.4, 'granite-dark', 0, -9.6, 1.6)
        temple.box(3.6, 0.9, 0.5, 'granite-pale', 0, -9.6, 6)
        for x in (-3.6, 3.6):
            temple.box(1.2, 0.4, 2.2, 'granite-dark', x, -9.5, 3.4)
            temple.box(0.9, 0.5, 6.8, 'granite-pale', x * 1.32, -9.6, 1.6)
        profile = [(7.0, 0)] + [(7.0 * (1 - 0.42 * (i / 12) ** 2.1), 14.5 * i / 12) for i in range(1, 13)]
        temple.lathe(profile, 'grey-stone', 4, False, y=10, z=1.6, start=45)
        for i in range(1, 12):
            wide = 7.0 * (1 - 0.42 * (i / 12) ** 2.1) * 1.425
            temple.box(wide, wide, 0.26, 'granite-pale', 0, 10, 1.6 + 14.5 * i / 12)
            temple.box(wide * 0.34, wide * 1.03, 1.0, 'grey-stone', 0, 10, 1.6 + 14.5 * i / 12)
        temple.box(7.4, 7.4, 2.2, 'wood', 0, 10, 16.1)
        for x in (-3.5, 3.5):
            for y in (6.5, 13.5):
                temple.box(0.5, 0.5, 2.2, 'gold-paint', x, y, 16.1)
        temple.lathe([(6.6, 0), (1.2, 2.4), (0.2, 2.6)], 'slate', 4, False, y=10, z=18.2, start=45)
        temple.lathe([(0.5, 0), (0.8, 0.4), (0.3, 1), (0.5, 1.4), (0.05, 2.8)], 'gold', 12, y=10, z=20.6)
        for i in range(5):
            temple.box(6, 0.8, 1.6 - i * 0.3, 'grey-stone', 0, -12.4 - i * 0.8)
        pennant(temple, 1.2, 10, 20, 4.4, 2.4, 'flag-saffron')
    temple.box(1.6, 2.4, 1.0, 'grey-stone', 1, -17, 0.2)
    temple.ball((0.6, 1.0, 0.6), 'granite-dark', 1, -17, 1.7, sides=12)
    temple.ball((0.35, 0.4, 0.4), 'granite-dark', 1.1, -16, 2.3, sides=10)
    for x, y, w, turn in (
        (-32, 12, 12, 40),
        (-38, -6, 10, 62),
        (34, 16, 12, -36),
        (42, 0, 10, -60),
        (-26, 30, 9, 20),
        (30, 34, 9, -16),
    ):
        hill_house(
            temple,
            w,
            7,
            2,
            x,
            y,
            height_at(ground, x, y - 2),
            ('cream-wall', 'blue-wall', 'whitewash')[w % 3],
            ('tin-roof', 'green-roof')[w % 2],
            turn,
            seed=w,
        )
    scene.put(temple)
    stones = [rock(i, 1.2, 'grey-stone') for i in range(4)]
    scene.scatter(
        stones,
        150,
        lambda r: (r.choice((-1, 1)) * r.uniform(24, 70), r.uniform(-40, 70)),
        ground,
        seed=5,
        sink=0.3,
        scale=(0.3, 1.6),
    )
    scene.layer = 'front'
    scene.scatter(
        stones,
        16,
        lambda r: (-8 + r.choice((-1, 1)) * r.uniform(6.5, 12), r.uniform(-39, -33)),
        seed=8,
        sink=0.3,
        scale=(0.3, 0.8),
    )
    scene.layer = 'life'
    life = Mesh()
    crowd(
        life, 24, lambda r: (r.uniform(-12, 16), r.uniform(-26, -11)), lambda x, y: 0.2, seed=7, turbans=0.2, facing=0
    )
    arrivals(life)
    for x, y in ((2.6, -31), (3.9, -30.4)):
        sitter(life, 'saffron', x, y, 0.2, 1.1, -24, 'saffron')
    flock_in(life, 7, (-26, -8), (10, 30), (24, 31), 0.7)
    scene.put(life)
    scene.put(horse(), 8.4, -26, 0.2, 200)


def arrivals(mesh):
    """A family just come up the path: he leans on his stick, she prays, one takes a picture, a porter carries on."""
    for deed, dress, cloth, second, x, y, turn, head, hat, pack in (
        ('walk', 'jacket', '#7d93a8', '#5a4a3c', -10.6, -36.0, 158, 'cap', 'maroon', '#b5552f'),
        ('pray', 'saree', 'magenta', None, -8.9, -34.2, 166, 'veil', None, None),
        ('show', 'jacket', '#a8503f', '#4d5560', -0.6, -35.6, 160, 'scarf', '#cfae62', '#3f6552'),
        ('lean', 'kurta', '#8c6f5a', 'ivory', 0.9, -33.6, 172, 'cap', '#6d6a66', None),
    ):
        with mesh.at(x, y, 0.2, turn, 1.1):
            person(mesh, deed, dress, cloth, second, head=head, hat=hat or 'ivory', pack=pack)
            if deed in ('walk', 'lean'):
                mesh.tube([(0.27, 0.1 if deed == 'walk' else -0.4, 1.2), (0.32, -0.2, 0)], 0.02, 'wood', 6)
            if deed == 'show':
                telephone(mesh, 1.24, -0.42)
    with_child(mesh, 'salwar', 'emerald', 'ivory', -7.4, -35.2, 0.2, 150, 1.08, head='scarf', hat='crimson')
