"""Srinagar's old town on the Jhelum in autumn: brick and wood houses, a tiered shrine, chinars; a flower seller paddles
up to a shikara, two women bring a boat of greens."""
import math


from kit.architecture.arches import window_grid
from kit.architecture.himalayan import gable_roof, hip_roof
from kit.architecture.water_works import ghat_steps
from kit.life.birds import flock_in
from kit.life.boats import hull, shikara
from kit.life.people import crowd
from kit.life.work import Pose, person
from kit.mesh import Mesh
from kit.nature.terrain import water_sheet
from kit.nature.trees import broadleaf, poplar
from kit.stage.backdrops import LOW_RANGE, blue_hills, snow_peaks

PICTURE = {
    'hour': 'gold',
    'alt': 'A flower seller brings his boat alongside a shikara on the Jhelum in old Srinagar; brick houses, a tiered shrine and flaming chinars.',
}


def river_house(mesh, x, y, width, storeys, wall, turn=0, seed=1):
    """A Kashmiri town house: brick, carved dub balconies, pitched roof."""
    height = storeys * 3.1
    with mesh.at(x, y, 1.6, turn):
        mesh.box(width, 9, height + 2, wall, z=-2)
        with mesh.at(0, -4.5):
            window_grid(
                mesh,
                width * 0.92,
                0.9,
                storeys,
                max(2, int(width / 2)),
                3.1,
                (0.95, 1.7),
                'window',
                'wood',
                lit=0.4,
                seed=seed,
            )
            mesh.box(width * 0.42, 1.5, 2.7, 'wood', (seed % 3 - 1) * width * 0.2, -0.7, height - 3.1)
            with mesh.at((seed % 3 - 1) * width * 0.2, -1.5):
                window_grid(
                    mesh, width * 0.4, height - 2.5, 1, 3, 1, (0.6, 1.5), 'window-lit', 'wood-dark', lit=0.5, seed=seed
                )
        gable_roof(mesh, width, 9, 3.4, ('slate', 'tin-roof')[seed % 2], z=height)


def tiered_shrine(mesh, x, y, z):
    """A shrine of the Shah Hamdan kind: square timber storeys, pyramidal roofs, an open lantern and a spire."""
    with mesh.at(x, y, z):
        mesh.box(19, 19, 1.5, 'grey-stone', z=-1)
        for size, base, height, eave in ((15, 0.5, 6.2, 19), (10, 9.4, 4, 13.5)):
            mesh.box(size, size, height, 'wood', z=base)
            for side in (0, 90, 270):
                with mesh.at(turn=side):
                    with mesh.at(0, -size / 2 - 0.05):
                        window_grid(
                            mesh,
                            size,
                            base + 0.9,
                            2 if size > 12 else 1,
                            7,
                            2.7,
                            (1, 1.8),
                            'window',
                            'wood-dark',
                            lit=0.5,
                            kind='round',
                        )
                        mesh.box(size, 0.3, 0.3, 'emerald', 0, 0, base + height * 0.5)
            hip_roof(mesh, eave, eave, 3.4, 'slate', z=base + height, over=0.5)
        mesh.box(4.2, 4.2, 3, 'wood-dark', z=15.4)
        hip_roof(mesh, 6.4, 6.4, 1.2, 'slate', z=18)
        mesh.lathe([(2.4, 19), (0.5, 25), (0.2, 28)], 'slate', 4, False, start=45)
        mesh.lathe([(0.1, 0), (0.3, 0.4), (0.1, 0.8), (0.2, 1.0), (0.02, 2.2)], 'gold', 10, z=28)


def build(scene):
    scene.camera((-8, -62, 4.2), (3, 20, 8.2), lens=37, lift=0.02, focus=30, fstop=1.8)
    scene.light(
        sun=-124,
        elevation=20,
        haze={'density': 0.0018, 'height': 16, 'base': 0.2, 'start': 60},
        clouds={'seed': 3.9, 'amount': 0.8},
    )
    scene.material('brick', colour='#c98664', second='#b0714f')
    scene.put(water_sheet('river', 0, 400, -110))
    snow_peaks(scene, LOW_RANGE, lift=-60)
    blue_hills(scene, 'dry-hills', near=420, count=2, height=60, base=0, seed=4)
    bank = Mesh()
    ghat_steps(bank, 170, 5, 0.34, 0.8, 'grey-stone', 0, 14, platforms=False)
    bank.box(190, 60, 1.7, 'earth', 0, 48, 0)
    walls = ('brick', 'brick', 'mud-wall', 'red-stone-pale')
    x, i = -84.0, 0
    chance = scene.random
    while x < 90:
        width = chance.uniform(8, 12)
        if not -3 < x + width / 2 < 25:
            river_house(
                bank,
                x + width / 2,
                26 + chance.uniform(-1.5, 2),
                width - 0.5,
                chance.choice((2, 3, 3)),
                chance.choice(walls),
                seed=i,
            )
        river_house(bank, x + width / 2, 42, width - 0.5, 3, chance.choice(walls), seed=i + 50)
        x, i = x + width, i + 1
    tiered_shrine(bank, 11, 32, 1.8)
    scene.put(bank)
    chinar = [broadleaf(10 + i, 15, 'leaf-chinar', 'bark-pale', 1.3, 12, 420, 0.4) for i in range(2)]
    for x, y, size in (
        (-6, 24, 0.9),
        (30, 24, 1.0),
        (42, 23, 0.8),
        (-40, 24, 0.8),
        (26, 44, 1.2),
        (-16, 40, 1.1),
        (64, 24, 0.9),
    ):
        scene.put(chinar[int(y + size * 10) % 2], x, y, 1.6, x * 7, size)
    scene.scatter([poplar(3, 16, 'leaf-autumn'), poplar(4, 15, 'leaf-autumn')], 70, ((-110, 110), (56, 90)), seed=3)
    scene.layer = 'life'
    life = Mesh()
    shikara(life, 1.9, -34, 0, 14, 'scarlet', 'turmeric', scale=1.12)
    flower_boat(life, -6.4, -40.6, 22)
    greens_boat(life, -17.5, -14.5, 158)
    shikara(life, 24, 3, 0, 160, 'turmeric', 'crimson')
    shikara(life, -14, 8, 0, 8, 'emerald', 'ivory')
    crowd(
        life,
        16,
        lambda r: (r.uniform(-20, 50), 14 + 0.8 * r.randint(2, 5)),
        lambda x, y: 0.34 * (int((y - 14) / 0.8) + 1),
        seed=4,
        turbans=0.3,
    )
    flock_in(life, 9, (-22, 0), (10, 30), (22, 29), 0.8)
    scene.put(life)


KNEEL = {
    'hips': (0.12, 0.3),
    'knees': ((0.2, -0.28, 0.12), (-0.2, -0.28, 0.12)),
    'ankles': ((0.16, 0.16, 0.1), (-0.16, 0.16, 0.1)),
    'seated': True,
}


def flower_boat(mesh, x, y, turn):
    """A low boat heaped with flowers: the seller in his phiran paddles at the stern, his daughter holds out a bunch."""
    with mesh.at(x, y, 0.06, turn):
        hull(mesh, 6.6, 1.15, 0.42, 'wood', rise=0.42, sharp=3.0, deck='wood')
        stroke = Pose(((0.34, -0.42, 0.62), (0.2, -0.3, 1.04)), bend=14, gaze=4, **KNEEL)
        person(mesh, stroke, 'robe', '#8c6f5a', '#8c6f5a', -2.1, 0, 0.2, 90, 1.02, 'cap', '#efe4d2', elder=True)
        with mesh.at(-2.1, 0, 0.2, 90, 1.02):
            mesh.tube([(0.18, -0.26, 1.24), (0.36, -0.46, 0.5), (0.48, -0.58, 0.02)], 0.022, 'wood', 7)
            mesh.ball((0.03, 0.13, 0.2), 'wood', 0.5, -0.6, -0.1, 10)
        give = Pose(((0.14, -0.52, 0.92), (-0.12, -0.4, 0.74)), bend=8, gaze=-6, **KNEEL)
        person(mesh, give, 'salwar', '#3f7f79', '#efe4d2', 1.9, 0.05, 0.2, 146, 0.92, 'scarf', '#c2475a')
        with mesh.at(1.9, 0.05, 0.2, 146, 0.92):
            bunch(mesh, 0.1, -0.58, 0.92, '#c2475a')
        kinds = ('marigold', '#c2475a', '#efe4d2', '#b9a3d0', '#e9a3b5', 'turmeric')
        for k in range(15):
            px, py = -1.1 + 0.36 * (k // 2.2), 0.24 * (-1) ** k
            bunch(mesh, px, py, 0.42 + 0.05 * (k % 3), kinds[(k * 5) % 6], 1.3)


def bunch(mesh, x, y, z, cloth, size=1.0):
    """A bunch of flowers, heads up, on a collar of leaves."""
    mesh.lathe([(0.03, -0.2), (0.1, -0.05), (0.15, 0.03)], 'leaf', 9, x=x, y=y, z=z)
    for k in range(9):
        a, r = k * 2.4, 0.052 * size * k**0.5
        mesh.ball(0.06 * size, cloth, x + r * math.cos(a), y + r * math.sin(a), z + 0.1 * size - 1.2 * r * r, 7)


def greens_boat(mesh, x, y, turn):
    """A vegetable boat: one woman stands to pole it, another sits among lotus stems and greens."""
    with mesh.at(x, y, 0.05, turn):
        hull(mesh, 6.0, 1.1, 0.42, 'wood', rise=0.38, sharp=3.0, deck='wood')
        person(mesh, 'pole', 'salwar', '#86a3b6', '#efe4d2', -2.0, 0, 0.2, 90, 1.0, 'veil')
        with mesh.at(-2.0, 0, 0.2, 90):
            mesh.tube([(0.32, -0.16, 2.5), (0.2, -0.42, 1.02), (0.44, -0.8, -0.4)], 0.024, 'bamboo', 6)
        person(
            mesh,
            Pose(((0.2, -0.44, 0.46), (-0.2, -0.4, 0.46)), **KNEEL),
            'robe',
            '#8e2f3a',
            '#8e2f3a',
            1.4,
            0,
            0.2,
            70,
            0.96,
        )
        for k in range(13):
            px, py = -1.0 + 0.17 * k, 0.22 * (-1) ** k
            mesh.ball((0.24, 0.2, 0.2), ('leaf', '#8fae52', 'leaf-dark', '#c9cfa6')[k % 4], px, py, 0.42, 9)
