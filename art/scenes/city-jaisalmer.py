"""Gadisar lake at Jaisalmer: pavilions in still water at sunrise, the fort behind."""
from kit.architecture.arches import arched_wall
from kit.architecture.domes import bangla_roof, chhatri
from kit.architecture.rajput import ring_fort, town
from kit.architecture.water_works import ghat_steps
from kit.life.birds import flock_in
from kit.life.boats import rowing_boat
from kit.life.people import crowd
from kit.mesh import Mesh
from kit.nature.terrain import bank, ground_sheet, water_sheet
from kit.noise import smoothstep
from kit.stage.backdrops import tree_line

PICTURE = {
    'hour': 'dawn',
    'palette': 'dawn-mist',
    'alt': 'Domed sandstone pavilions stand in the still water of Gadisar lake at Jaisalmer at sunrise, the golden fort on its hill behind.',
}


def build(scene):
    scene.camera((9, -46, 3.2), (-1, 20, 7.2), lens=38)
    scene.light(
        sun=104,
        elevation=13,
        energy=5.4,
        haze={'density': 0.0028, 'height': 10, 'start': 40, 'base': 0.18, 'most': 0.74},
        clouds={'seed': 11.3, 'amount': 0.7},
    )
    scene.put(water_sheet('lake', 0, 1500, -100))
    stone, pale = 'sand-stone', 'sand-stone-pale'
    pavilion = Mesh()
    with pavilion.at(0, 6):
        pavilion.box(12, 12, 1.6, stone, z=-0.8)
        pavilion.box(10, 10, 0.6, pale, z=0.8)
        for x in (-3.3, 3.3):
            for y in (-3.3, 3.3):
                chhatri(pavilion, 1.5, 3.6, pale, x=x, y=y, z=1.3)
        chhatri(pavilion, 2.9, 5.4, pale, x=0, y=0, z=1.4)
        for i in range(5):
            pavilion.box(3, 0.5, 1.3 - i * 0.26, stone, 0, -6.2 - i * 0.5, -0.8)
    for x, y, size in ((-14, 16, 0.8), (15, 22, 0.9), (-25, 30, 1)):
        with pavilion.at(x, y, scale=size):
            pavilion.box(6, 6, 1.6, stone, z=-0.8)
            chhatri(pavilion, 2.4, 4.6, pale, z=0.8)
    with pavilion.at(-38, 46):
        with pavilion.at(0, 0, 2):
            arched_wall(pavilion, 16, 11, stone, 2.8, 5, 8, 0, 5, kind='cusped', open_back=True)
            pavilion.box(16.6, 6, 0.6, pale, 0, 2.5, 11)
            for x in (-5.5, 0, 5.5):
                bangla_roof(pavilion, 5, 5, 2, pale, x, 2.5, 11.6)
        ghat_steps(pavilion, 60, 7, 0.3, 0.8, 'step', 0, -6)
    scene.put(pavilion)
    ground = (
        lambda xs, ys: 2 * smoothstep(38, 52, ys)
        + 17 * smoothstep(140, 70, ((xs - 46) ** 2 / 1.9 + (ys - 240) ** 2) ** 0.5)
        - 1
    )
    scene.put(ground_sheet(ground, (-420, 420), (30, 420), 'dust', 220, 160))
    fort = Mesh()
    ring_fort(fort, 46, 240, 15)
    town(
        fort,
        130,
        lambda r: (r.uniform(-150, 170), r.uniform(70, 165)),
        lambda x, y: 1.2,
        size=(6, 11),
        heights=(4, 10),
        seed=3,
    )
    town(
        fort,
        90,
        lambda r: (46 + r.uniform(-48, 48), 240 + r.uniform(-30, 10)),
        lambda x, y: 15,
        size=(7, 11),
        heights=(16, 27),
        seed=8,
    )
    scene.put(fort)
    tree_line(scene, 52, 14, 230, 46, 6, 'leaf-dry', z=1)
    scene.layer = 'life'
    life = Mesh()
    rowing_boat(life, 8, -14, 0, 160, 6.5, 'azure', 2)
    rowing_boat(life, -9, -2, 0, 30, 6, 'scarlet', 0)
    crowd(life, 16, ((-60, -18), (43, 46)), lambda x, y: 1.8, 4)
    flock_in(life, 14, (-16, 8), (2, 18), (11, 16), 0.5)
    flock_in(life, 12, (-4, 14), (-22, -6), (0.3, 0.9), 0.4, 'white-bird', 7)
    scene.put(life)
