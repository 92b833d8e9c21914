"""Sarmoli by Munsiyari: stone houses and terraces before the five peaks of Panchachuli at first light."""
from kit.architecture.himalayan import gable_roof
from kit.life.animals import cow
from kit.life.people import woman
from kit.mesh import Mesh
from kit.nature.ground_cover import flower_tuft
from kit.nature.terrain import hill_layers
from kit.nature.trees import broadleaf, conifer
from kit.scene import height_at
from kit.stage.backdrops import snow_peaks
from kit.stage.greenery import terraces

PICTURE = {
    'hour': 'dawn',
    'palette': 'dawn',
    'alt': 'Slate-roofed stone houses of Sarmoli among terraced fields at first light, the five snow peaks of Panchachuli glowing beyond.',
}
FIVE = (
    (-620, 2350, 830, 430),
    (-260, 2400, 930, 420),
    (90, 2350, 1010, 430),
    (430, 2400, 920, 420),
    (760, 2350, 820, 430),
    (-1300, 2500, 520, 620),
    (1450, 2500, 520, 620),
    (-200, 1800, 300, 620),
    (500, 1800, 300, 620),
)


def build(scene):
    scene.camera((-8, -56, 15.5), (3, 40, 16.8), lens=35)
    scene.light(
        sun=-108,
        elevation=15,
        energy=5.6,
        haze={'density': 0.0006, 'height': 70, 'start': 60, 'base': 0.35},
        clouds={'seed': 5.5, 'amount': 0.7},
    )
    ground = terraces(scene, 'green-hills', 'grass', 1.4, 12, 0.006, 1100)
    scene.put(
        hill_layers(
            [(300, 46, 200, -26, 2.0), (470, 84, 300, -30, 6.2), (700, 130, 380, -40, 9.1)], 'forest-hills', 1500
        ),
        layer='far',
    )
    snow_peaks(scene, FIVE, lift=-150, scale=0.86)
    houses = Mesh()
    for x, y, turn, wide in (
        (4, 2, 8, 11),
        (-16, 12, 14, 9),
        (20, 10, -12, 10),
        (-2, 22, 4, 9),
        (-30, 26, 16, 9),
        (32, 26, -14, 10),
        (12, 32, -4, 9),
    ):
        with houses.at(x, y, height_at(ground, x, y), turn):
            stone_house(houses, wide)
    scene.put(houses)
    trees = [broadleaf(i, 8, 'leaf', cards=260) for i in range(2)] + [
        conifer(3, 15, width=0.24, drop=0.3),
        conifer(4, 17, width=0.24, drop=0.3),
    ]
    scene.scatter(
        trees,
        130,
        ((-90, 90), (-14, 120)),
        ground,
        sink=0.3,
        seed=4,
        keep=lambda x, y, z: all(
            abs(x - a) > 9 or abs(y - b) > 9
            for a, b in ((4, 2), (-16, 12), (20, 10), (-2, 22), (-30, 26), (32, 26), (12, 32))
        )
        and abs(x) > 9,
    )
    scene.scatter(
        [flower_tuft(1, flower='mustard'), flower_tuft(2, flower='blossom-pink')],
        500,
        ((-36, 36), (-40, -6)),
        ground,
        sink=0.03,
        seed=6,
    )
    scene.layer = 'life'
    folk = Mesh()
    for x, y, cloth in ((-5, -12, 'scarlet'), (-3.6, -11.5, 'turmeric'), (9, -9, 'azure')):
        woman(folk, cloth, x, y, height_at(ground, x, y), 1, 40)
    scene.put(folk)
    scene.put(cow(), 13, -12, height_at(ground, 13, -12), 170, 1)
    scene.put(cow(), 16.5, -10, height_at(ground, 16.5, -10), 30, 0.9)
    for x, y in ((4, -4), (-16, 6), (20, 4)):
        scene.lamp(x, y, height_at(ground, x, y) + 3, 120)


def stone_house(mesh, width):
    """A Kumaoni house: stone below, carved wooden doors above, a slate roof."""
    mesh.box(width, 6.4, 10.6, 'grey-stone', z=-5)
    mesh.box(width + 0.6, 1.6, 0.2, 'wood', 0, -3.8, 2.7)
    for i in range(int(width / 2.2)):
        x = -width / 2 + 1.3 + i * 2.2
        mesh.box(1.1, 0.2, 1.7, 'wood-dark', x, -3.22, 3)
        mesh.box(0.7, 0.24, 1.3, 'window-lit' if i % 2 else 'turmeric', x, -3.24, 3.1)
        mesh.box(0.9, 0.2, 1.6, 'azure' if i == 1 else 'wood-dark', x, -3.22, 0.2)
    for x in (-width / 2, 0, width / 2):
        mesh.box(0.18, 0.18, 2.6, 'wood', x, -4.5, 2.8)
    gable_roof(mesh, width, 7.4, 2.6, 'slate', 0, -0.3, 5.6, 0.7)
