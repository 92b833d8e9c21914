"""Badami: the Bhutanatha temple on Agastya's lake under red sandstone bluffs, in golden light."""
import numpy as np

from kit.architecture.dravidian import pillared_hall, ratha
from kit.life.birds import flock_in
from kit.life.people import woman
from kit.life.boats import rowing_boat
from kit.life.lamps import flame
from kit.life.work import broom, little_one, person
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.terrain import ground_sheet, plain, water_sheet
from kit.nature.trees import broadleaf
from kit.noise import fractal, ridged, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'gold',
    'size': 'hero',
    'widest': 1600,
    'alt': 'Women carry water, wash and sweep on the lake steps of Badami in Karnataka, the sandstone Bhutanatha temple and red cliffs with cut caves behind.',
}


def ground(xs, ys):
    shore = ys - 24 - 5 * np.sin(xs * 0.05)
    arms = np.maximum(np.abs(xs + 4) - 62 + 0.25 * ys, 0) * 0.5
    inland = shore + arms * smoothstep(-40, 30, ys)
    bluff = 25 * smoothstep(24, 36, inland + 9 * fractal(xs * 0.03, ys * 0.03, 5)) + 6 * smoothstep(
        52, 64, inland + 10 * fractal(xs * 0.04 + 4, ys * 0.04, 4)
    )
    rough = smoothstep(2, 12, bluff) * (0.15 + 0.85 * smoothstep(25, 20, bluff))
    crag = bluff + (ridged(xs * 0.06, ys * 0.06, 5) - 0.5) * 3 * rough
    crag += (ridged(xs * 0.21, ys * 0.08 + 3, 4) - 0.55) * 3.6 * rough + (ridged(xs * 0.5, ys * 0.3, 3) - 0.5) * rough
    # The sandstone lies in beds, which the weather has cut into ledges.
    crag += 0.75 * np.sin(crag * 1.15 + 0.8 * fractal(xs * 0.03, ys * 0.03, 3)) * rough
    return np.clip(inland * 0.16, -2, 2.6) + crag + 0.3 * fractal(xs * 0.1, ys * 0.1, 3)


def build(scene):
    scene.material('dry-hills', meadow=('#c1976c', '#ac8258'), rock=('#b9835f', '#a06d4f'), bump=2.4, bump_scale=0.34)
    scene.camera((-4, -44, 2.7), (2, 20, 6.6), lens=34, lift=0.02, focus=11, fstop=1.2)
    scene.light(
        sun=-104,
        elevation=19,
        haze={'density': 0.0012, 'height': 20, 'base': 0.2, 'start': 60},
        clouds={'seed': 7.9, 'amount': 0.7},
    )
    scene.put(ground_sheet(ground, (-170, 170), (4, 190), 'dry-hills', 560, 420))
    scene.put(water_sheet('lake', 0, 600, -90))
    scene.put(plain('dry-hills', z=20, y=8200), layer='far')
    temple = Mesh()
    stone = 'red-stone-pale'
    temple.box(34, 18, 3.4, stone, 4, 25, -1.6)
    for i in range(6):
        temple.box(36, 0.8, 0.4, stone, 4, 15.8 - i * 0.7, 1.4 - i * 0.42)
    with temple.at(-2, 22, 1.8):
        pillared_hall(temple, 6, 3, 2.6, 4.2, stone, plinth=0.5, roof=0.7)
    with temple.at(11, 25, 1.8):
        temple.box(11, 10, 5.4, stone)
        ratha(temple, 9, 15, 5, stone, z=0.4)
    for x, y, size in ((24, 27, 6), (-17, 26, 5)):
        ratha(temple, size, size * 1.5, 3, stone, x, y, 1.4)
    for x, z, wide in ((-46, 14, 9), (-33, 18, 8), (36, 15, 9)):
        y = 40.0
        while height_at(ground, x, y) < z and y < 90:
            y += 0.6
        with temple.at(x, y - 1.2, z - 5):
            temple.box(wide, 5, 4.6, 'shadow', 0, 1)
            for k in range(5):
                temple.box(0.6, 0.6, 4.2, stone, -wide / 2 + 0.6 + k * (wide - 1.2) / 4, -1.6)
            temple.box(wide + 2, 3, 0.8, stone, 0, -0.6, 4.2)
            temple.box(wide + 2, 4, 0.8, stone, 0, -1, -0.8)
    scene.put(temple)
    scene.scatter(
        [broadleaf(50 + i, 7, spread=1.3, cards=320) for i in range(3)],
        60,
        ((-80, 80), (26, 60)),
        ground,
        seed=5,
        sink=0.3,
        keep=lambda x, y, z: 0.8 < z < 7 and not -20 < x < 28,
    )
    scene.scatter(
        [broadleaf(60 + i, 4, 'leaf-dry', spread=1.4, cards=200) for i in range(2)],
        130,
        ((-150, 150), (50, 170)),
        ground,
        seed=6,
        sink=0.3,
        keep=lambda x, y, z: z > 20,
    )
    # By night the halls glow from within, the tower and the cliff above are washed with light.
    for x, y, z, power in (
        (-8, 22, 4.6, 420),
        (-2, 22, 4.6, 420),
        (4, 22, 4.6, 420),
        (11, 12, 3, 1500),
        (24, 20, 2.6, 700),
        (-17, 20, 2.6, 700),
        (-20, 30, 4, 2600),
        (30, 30, 4, 2600),
        (-44, 37, 16, 500),
        (-33, 37, 19, 400),
    ):
        scene.lamp(x, y, z, power)
    for x, y in ((-6.4, -35.6), (1.2, -35.8)):
        scene.lamp(x, y, 2.9, 75)
    scene.layer = 'front'
    quay = Mesh()
    for i in range(5):
        quay.box(44, 9 + i * 0.7, 0.3, 'step', -3, -38 + i * 0.35, 0.42 - i * 0.3)
    scene.put(quay)
    scene.scatter(
        [grass_tuft(6, 40, 1.2, leaf='reed')],
        40,
        lambda r: (-4 + r.choice((-1, 1)) * r.uniform(8, 14), r.uniform(-30.5, -28)),
        seed=7,
        sink=0.1,
        scale=(0.5, 0.9),
    )
    scene.layer = 'life'
    life = Mesh()
    for x, y, cloth in ((-4, 13.4, 'scarlet'), (-2.4, 13.8, 'turmeric'), (6, 14.6, 'magenta'), (17, 14.4, 'azure')):
        woman(life, cloth, x, y, 0.6, 1.05, 0, pot=x < 0)
    (by_lamplight if scene.is_night else morning)(life)
    rowing_boat(life, -15, 0, 0, 16, 6, 'wood', 1)
    if not scene.is_night:
        flock_in(life, 9, (-30, -4), (10, 40), (24, 34), 0.8)
    scene.put(life)


def morning(mesh):
    """Water is fetched in brass pots, cloth washed and the ghat swept; a boy runs along it."""
    woman(mesh, 'scarlet', -7.3, -33.7, 0.72, 1.1, 78, pot=True, veil=False)
    for x, y in ((-4.6, -34.5), (-4.1, -34.1)):
        mesh.lathe([(0.1, 0), (0.2, 0.1), (0.2, 0.2), (0.1, 0.3), (0.13, 0.36)], 'brass', 16, x=x, y=y, z=0.72)
    with mesh.at(-5.7, -33.4, 0.72, 122, 1.1):
        person(mesh, 'wash', 'saree', 'emerald', 'turmeric')
        mesh.ball((0.26, 0.2, 0.07), 'ivory', 0, -0.62, 0.05, 10)
    with mesh.at(0.9, -34.0, 0.72, -66, 1.1):
        person(mesh, 'sweep', 'saree', '#b97f93', 'ivory', head='veil')
        broom(mesh)
    little_one(mesh, 'run', 'azure', 3.4, -33.0, 0.72, -104, 1.05)


def by_lamplight(mesh):
    """Two sit on the ghat and talk beside a lantern, a woman sets lamps afloat, a couple strolls with its son."""
    with mesh.at(-3.6, -33.5, 0.72, 158, 1.1):
        person(mesh, 'wash', 'saree', 'emerald', 'turmeric', head='veil')
    for x, y in ((-5.0, -30.2), (-3.6, -28.4), (-6.6, -27.6), (-2.2, -25.6), (-5.2, -24.6)):
        mesh.lathe([(0.1, 0), (0.17, 0.05), (0.16, 0.07)], 'terracotta', 12, x=x, y=y, z=0.02)
        flame(mesh, x, y, 0.08, 0.2, 0.36)
    with mesh.at(0.4, -34.1, 0.72):
        mesh.lathe([(0.1, 0), (0.12, 0.05), (0.1, 0.32), (0.03, 0.38)], 'lamp', 14, x=-0.5, y=-0.2)
        for x, turn, deed, dress, cloth in (
            (0.3, -70, 'play', 'kurta', '#efe4d2'),
            (-1.3, 66, 'knit', 'saree', '#b97f93'),
        ):
            person(mesh, deed, dress, cloth, 'ivory' if dress == 'saree' else '#efe4d2', x, 0.1, 0, turn, 1.1)
    person(mesh, 'walk', 'saree', 'scarlet', 'turmeric', -6.8, -32.9, 0.72, 96, 1.1)
    person(mesh, 'walk', 'kurta', '#86a3b6', 'ivory', -7.7, -32.5, 0.72, 90, 1.12)
    little_one(mesh, 'walk', '#cfae62', -6.0, -33.3, 0.72, 86, 1.05)
