"""Bengaluru: the granite colonnade and domes of the Vidhana Soudha behind pink-flowering trees, late afternoon."""
from kit.architecture.arches import arcade, four_sides, window_grid
from kit.architecture.domes import ROUND, chhatri, dome
from kit.life.birds import flock_in
from kit.life.people import crowd
from kit.life.vehicles import auto_rickshaw
from kit.life.work import hoe, little_one, person, telephone, with_child
from kit.mesh import Mesh
from kit.nature.trees import broadleaf, bush
from kit.stage.backdrops import tree_line
from kit.stage.square import square

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'size': 'hero',
    'widest': 1600,
    'alt': 'The granite columns and domes of the Vidhana Soudha in Bengaluru above lawns and pink-flowering trees in late light.',
}


def vidhana_soudha(mesh):
    """The assembly of Karnataka: long storeyed wings, a porch of twelve tall columns, a great dome and four corner
    domes."""
    stone = 'granite-pale'
    for side in (-1, 1):
        with mesh.at(side * 34, 0):
            mesh.box(42, 24, 21, stone, 0, 6)
            for storey in range(4):
                with mesh.at(0, -6.1, storey * 5.1 + 0.6):
                    if storey in (0, 3):
                        arcade(mesh, 42, 4.6, 12, stone, 'shadow', 0.6, 'round', 0.6)
                    else:
                        window_grid(mesh, 41, 0.6, 1, 12, 1, (1.7, 3.1), 'window', 'cream-wall', lit=0.3)
                mesh.box(43, 25, 0.4, 'cream-wall', 0, 6, storey * 5.1 + 5.2)
            for i in range(13):
                mesh.box(0.7, 0.6, 20.6, 'cream-wall', -21 + i * 3.5, -6.2)
            mesh.box(43.4, 25.4, 1, stone, 0, 6, 21)
        with mesh.at(side * 53.5, -1):
            mesh.box(12, 14, 23, stone)
            for width in four_sides(mesh, 6, 7):
                window_grid(mesh, width * 0.9, 1.4, 4, 3, 5.3, (1.6, 3), 'window', 'cream-wall', lit=0.3)
            mesh.box(13, 15, 0.9, 'cream-wall', z=23)
            mesh.lathe([(4.4, 0), (4.2, 2.6), (4.7, 2.9)], stone, 12, False, z=23.8)
            dome(mesh, 4.1, stone, z=26.6, profile=ROUND, sides=32)
    mesh.box(30, 30, 27, stone, 0, 6)
    with mesh.at(0, -15):
        mesh.box(32, 12, 4.6, stone)
        for i in range(16):
            mesh.box(26, 0.7, 4.6 - i * 0.29, 'cream-wall', 0, -6.3 - i * 0.7)
        for i in range(6):
            for y in (-4.6, 2):
                x = -13.5 + i * 5.4
                mesh.lathe(
                    [(1.2, 0), (1.1, 0.8), (0.82, 1.2), (0.76, 12.5), (1.2, 13.6), (1.5, 14.2)],
                    'cream-wall',
                    12,
                    x=x,
                    y=y,
                    z=4.6,
                )
        mesh.box(31, 11, 2.2, stone, z=18.8)
        mesh.box(32.4, 12.4, 0.6, 'cream-wall', z=20.8)
        mesh.box(31, 1, 12, 'recess', 0, 5.4, 5)
    mesh.box(31, 31, 0.8, 'cream-wall', 0, 6, 27)
    for x in (-12, 12):
        for y in (-6, 18):
            chhatri(mesh, 2.4, 6, stone, x=x, y=y, z=27.6)
    mesh.box(19, 19, 5, stone, 0, 6, 27.6)
    mesh.lathe([(9, 0), (8.8, 4), (9.4, 4.3), (8.8, 5)], stone, 24, False, y=6, z=32)
    dome(mesh, 8.6, stone, y=6, z=36.6, profile=ROUND, tip=None, sides=48)
    mesh.lathe([(1.6, 0), (1.4, 1.6), (1.8, 1.8)], stone, 12, y=6, z=44.4)
    for side in (-1, 1):
        mesh.box(0.9, 0.9, 2.4, 'gold-paint', side * 0.7, 6, 46)
    mesh.lathe([(1.2, 0), (1.2, 0.5)], 'gold-paint', 14, y=6, z=46.1)


def build(scene):
    scene.camera((-25, -96, 4), (2, 0, 17), lens=34, lift=0.055, focus=98, fstop=5.6)
    scene.light(
        sun=-94,
        elevation=23,
        haze={'density': 0.0012, 'height': 18, 'base': 0.2, 'start': 70},
        clouds={'seed': 51.3, 'amount': 0.9, 'scale': 0.9},
    )
    square(scene, 'paving', trees=34, people=18, wide=44, lawn=True, spread=(66, 120))
    tree_line(scene, 52, 40, 360, 90, 11)
    house = Mesh()
    vidhana_soudha(house)
    scene.put(house)
    # Floodlights of the lawns by night.
    for x, y, z, power in (
        (-34, -16, 4, 3000),
        (34, -16, 4, 3000),
        (-9, -34, 5, 1800),
        (9, -34, 5, 1800),
        (0, -12, 34, 2600),
    ):
        scene.lamp(x, y, z, power)
    for x, y in ((-20, -62), (4, -58), (22, -60)):
        scene.lamp(x, y, 4.6, 420)
    bloom = [broadleaf(7 + i, 9, 'blossom-pink', 'bark', 1.2, 10, 420, 0.3) for i in range(2)]
    for i, (x, y) in enumerate(((-46, -26), (-34, -34), (34, -28), (48, -24), (60, -32), (-62, -20))):
        scene.put(bloom[i % 2], x, y, 0, i * 60, 0.75 + 0.07 * i)
    scene.scatter(
        [bush(2, 1), bush(3, 0.9, 'marigold'), bush(4, 0.9, 'blossom-red')],
        70,
        lambda r: (r.choice((-1, 1)) * r.uniform(23, 44), r.uniform(-58, -40)),
        seed=4,
        scale=(0.6, 1),
    )
    scene.layer = 'front'
    scene.put(broadleaf(12, 10, 'blossom-pink', 'bark', 1.4, 12, 460, 0.17), -44, -62, 0, 20, 1.1)
    scene.layer = 'life'
    life = Mesh()
    auto_rickshaw(life, -8, -56, 0, 30, 'turmeric', 'emerald')
    crowd(life, 14, lambda r: (r.uniform(-22, 18), r.uniform(-66, -36)), seed=12, turbans=0.1)
    on_the_lawn(life, scene.is_night)
    if not scene.is_night:
        flock_in(life, 9, (-46, -24), (0, 20), (38, 48), 1)
    scene.put(life)


def on_the_lawn(mesh, is_night):
    """Visitors on a bench and with a telephone held up; by day a gardener hoes and children run."""
    with mesh.at(-21.0, -59.4, 0, 156, 1.05):
        mesh.box(1.9, 0.5, 0.42, 'granite-pale', 0, 0.02)
        person(mesh, 'talk', 'salwar', 'teal', 'ivory', 0.42, 0, 0, 8, look=-30)
        person(mesh, 'bench', 'shirt', '#7d93a8', '#4d5560', -0.44, 0, 0, -10, look=30)
    with mesh.at(-13.0, -57.6, 0, 160, 1.05):
        person(mesh, 'photograph', 'shirt', '#cfae62', '#4d5560', pack='#b5552f')
        telephone(mesh)
    with_child(mesh, 'saree', 'magenta', 'turmeric', -11.6, -56.6, 0, 150, 1.05)
    if is_night:
        return
    with mesh.at(-24.6, -55.0, 0, 66, 1.05):
        person(mesh, 'hoe', 'lungi', '#a7b79c', 'indigo', head='turban', hat='crimson')
        hoe(mesh)
    little_one(mesh, 'run', 'emerald', -16.6, -55.4, 0, 96, 1.08, girl=True)
    little_one(mesh, 'run', '#86a3b6', -15.2, -54.6, 0, 90, 1.05)
