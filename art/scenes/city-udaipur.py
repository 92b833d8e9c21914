"""The City Palace of Udaipur above Lake Pichola in early light."""
from kit.architecture.domes import chhatri
from kit.architecture.rajput import palace_block, town
from kit.architecture.water_works import ghat_steps
from kit.life.birds import flock_in
from kit.life.boats import rowing_boat
from kit.life.people import crowd
from kit.mesh import Mesh
from kit.nature.terrain import water_sheet
from kit.stage.backdrops import blue_hills, tree_line

PICTURE = {
    'hour': 'dawn',
    'palette': 'dawn',
    'alt': 'The cream towers and balconies of the City Palace rise straight from Lake Pichola at Udaipur, small boats at its foot.',
}


def build(scene):
    scene.camera((-66, -78, 6), (0, 12, 17), lens=32)
    scene.light(
        sun=112,
        elevation=15,
        energy=5.2,
        haze={'density': 0.0021, 'height': 16, 'start': 50, 'base': 0.22},
        clouds={'seed': 6.6, 'amount': 0.75},
    )
    scene.put(water_sheet('lake', 0, 1800, -140))
    palace = Mesh()
    wall, trim = 'cream-wall', 'sand-stone-pale'
    for x, width, height, y in (
        (-42, 18, 21, 6),
        (-24, 20, 28, 3),
        (-3, 24, 33, 0),
        (20, 20, 28, 3),
        (40, 22, 23, 5),
        (62, 24, 19, 8),
        (86, 26, 16, 10),
    ):
        palace_block(
            palace, width, 18, height, wall, trim, x, 12 + y, 0, 4 if height > 24 else 3, seed=int(x) + 60, plain=0.42
        )
        for side in (-1, 1):
            palace.lathe(
                [(2.4, -1), (2.2, height * 0.9), (2.7, height * 0.92), (2.7, height * 0.98)],
                wall,
                8,
                False,
                x=x + side * width / 2,
                y=4 + y,
            )
            chhatri(palace, 2.2, 4.6, wall, trim, x=x + side * width / 2, y=4 + y, z=height * 0.98)
    for x, width, height in ((-14, 16, 38), (12, 18, 36), (32, 14, 30)):
        palace_block(palace, width, 14, height, wall, trim, x, 34, 0, 3, seed=int(x) + 90, plain=0.7)
    palace.box(190, 10, 3.4, 'sand-stone', 18, 4, -1)
    ghat_steps(palace, 40, 8, 0.32, 0.7, x=-62, y=6)
    scene.put(palace)
    houses = Mesh()
    town(
        houses,
        60,
        ((-130, -52), (14, 60)),
        lambda x, y: 2.4 + (y - 14) * 0.12,
        ('whitewash', 'cream-wall', 'ochre-wall', 'blue-wall'),
        (6, 10),
        (5, 11),
        4,
    )
    scene.put(houses)
    blue_hills(scene, 'dry-hills', near=330, count=3, height=64, base=-4, width=1500, seed=7.4, length=210)
    tree_line(scene, 66, 20, 420, 60, 9, z=2)
    scene.layer = 'life'
    folk = Mesh()
    crowd(folk, 18, ((-80, -46), (10, 12)), lambda x, y: 2.4, 3)
    rowing_boat(folk, -36, -36, 0, 28, 8, 'ivory', 3, 'scarlet')
    rowing_boat(folk, -8, -22, 0, 190, 8, 'azure', 3, 'ivory', 2)
    rowing_boat(folk, -52, -14, 0, 10, 7, 'emerald', 2)
    flock_in(folk, 10, (-70, -36), (-20, 10), (25, 34), 0.9)
    scene.put(folk)
