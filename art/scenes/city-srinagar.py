"""Srinagar's old town on the Jhelum: brick and wood houses, a tiered shrine, shikaras, chinars in autumn."""
from kit.architecture.arches import window_grid
from kit.architecture.himalayan import gable_roof, hip_roof
from kit.architecture.water_works import ghat_steps
from kit.life.birds import flock_in
from kit.life.boats import shikara
from kit.life.people import crowd
from kit.mesh import Mesh
from kit.nature.terrain import water_sheet
from kit.nature.trees import broadleaf, poplar
from kit.stage.backdrops import LOW_RANGE, blue_hills, snow_peaks
import numpy as np

PICTURE = {
    'hour': 'gold',
    'alt': 'The Jhelum in old Srinagar in autumn light: brick and timber houses, a tiered wooden shrine, shikaras and flaming chinars.',
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
    scene.camera((-8, -62, 5), (3, 20, 10.5), lens=37, lift=0.02, focus=72, fstop=5.6)
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
    shikara(life, 3, -20, 0, 18, 'scarlet', 'turmeric', scale=1.25)
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
    flock_in(life, 9, (-22, 0), (10, 30), (26, 34), 0.8)
    scene.put(life)
    scene.layer = 'front'
    branch = broadleaf(21, 12, 'leaf-chinar', 'bark-pale', 1.3, 12, 420, 0.24)
    scene.put(branch, 16.5, -38, -1.5, 40, 0.95)
