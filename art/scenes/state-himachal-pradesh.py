"""An apple orchard in Himachal: ladders and crates, a timber-laced tower temple under slate, deodars, snow behind."""
import math

from kit.architecture.himalayan import gable_roof, hill_house, hip_roof
from kit.life.farming import crate, leaning_ladder
from kit.life.lamps import flame
from kit.life.people import man, woman
from kit.life.work import glass, person
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.orchard import apple_tree
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import conifer
from kit.noise import fractal, ridged, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import GREAT_PEAKS, snow_peaks

PICTURE = {
    'hour': 'noon',
    'palette': 'noon-alpine',
    'size': 'hero',
    'widest': 1600,
    'alt': 'Pickers among red apple trees in Himachal, a timber-laced tower temple with slate roofs and deodars under snowy mountains.',
}


def ground(xs, ys):
    rise = 20 * smoothstep(10, 120, ys) + 9 * smoothstep(0, 80, -xs) * smoothstep(0, 60, ys)
    far = 62 * smoothstep(150, 460, ys) * (0.4 + 0.7 * ridged(xs * 0.004, ys * 0.004, 6))
    return rise + far + 1.0 * fractal(xs * 0.03, ys * 0.03, 4)


def build(scene):
    floor = height_at(ground, 1, -26)
    scene.camera((2.5, -36, floor + 2.35), (-0.5, 30, floor + 6.1), lens=33, lift=0.03, focus=10.8, fstop=1.3)
    scene.light(
        sun=-132,
        elevation=34,
        fill=1.2,
        haze={'density': 0.0006, 'height': 80, 'base': 0.35, 'start': 60},
        clouds={'seed': 3.8, 'amount': 0.7, 'low': 0.54, 'high': 0.78},
    )
    scene.put(ground_sheet(ground, (-330, 330), (-50, 560), 'green-hills', 300, 340, near=(60, 0.4)))
    scene.put(plain('forest-hills', z=-6), layer='far')
    snow_peaks(scene, GREAT_PEAKS, lift=70, x=-90, scale=0.9)
    temple = Mesh()
    with temple.at(-4, 58, height_at(ground, -4, 53) - 0.3, 10):
        tower_temple(temple)
    for x, y, turn in ((24, 52, -18), (38, 60, -8), (-34, 52, 20), (32, 76, 5), (-27, 70, 10)):
        hill_house(temple, 9, 6, 2, x, y, height_at(ground, x, y - 3), 'cream-wall', 'slate', turn)
    scene.put(temple)
    # By night the tower temple is lit from its foot, a fire burns in the orchard.
    for x, y, z, power in ((-8, 46, 4, 2200), (4, 47, 4, 1800), (-4, 50, 13, 900), (0.6, -22.7, 0.9, 190)):
        scene.lamp(x, y, height_at(ground, x, y) + z, power)
    trees = [apple_tree(i) for i in range(3)]
    scene.layer = 'front'
    for i, (x, y) in enumerate(((-6.9, -16.5), (-15, -8), (-10.5, -3), (10.6, -15.5), (12.5, -3), (19, -5))):
        scene.put(trees[i % 3], x, y, height_at(ground, x, y) - 0.1, i * 67, 1.1)
    scene.layer = 'land'
    scene.scatter(trees, 70, ((-70, 70), (2, 36)), ground, seed=4, keep=lambda x, y, z: abs(x - 1) > 9 + y * 0.2)
    scene.scatter(
        [conifer(i, 20, 'pine', 0.25, 0.28) for i in range(3)],
        420,
        ((-190, 190), (54, 330)),
        ground,
        seed=5,
        sink=0.4,
        keep=lambda x, y, z: not (-17 < x < 19) or y > 96,
    )
    scene.scatter([grass_tuft(5, 60, 0.5)], 600, ((-26, 28), (-32, 12)), ground, seed=6, sink=0.04)
    scene.layer = 'life'
    life = Mesh()
    if scene.is_night:
        by_the_fire(life)
    else:
        pickers(life)
    for x, y, turn, size in (
        (-1.1, -25.4, 12, 0.72),
        (-0.8, -24.3, -20, 0.72),
        (-3.5, -24.0, 40, 0.72),
        (5.5, -25.3, -14, 0.72),
        (1.2, -13, 8, 0.75),
        (6.2, -12.4, 30, 0.75),
    ):
        crate(life, x, y, height_at(ground, x, y), turn, size=size)
    leaning_ladder(life, -5.6, -19.2, height_at(ground, -5.6, -19.2), 12, 3.4)
    leaning_ladder(life, 9.4, -18.2, height_at(ground, 9.4, -18.2), -14, 3.4)
    scene.put(life)


def picker(mesh, cloth, x, y, z, turn):
    """A woman with a kerchief over her hair and a basket of apples in her arms."""
    woman(mesh, cloth, x, y, z, 1.1, turn, veil=False, pose='lap', dress='salwar')
    with mesh.at(x, y, z, turn, 1.1):
        mesh.lathe(
            [(0.113, -0.05), (0.114, 0.01), (0.107, 0.065), (0.079, 0.115), (0.02, 0.138)],
            'scarlet' if cloth != 'scarlet' else 'emerald',
            14,
            y=0.034,
            z=1.615,
        )
        mesh.lathe([(0.15, 0.9), (0.22, 1.1)], 'weave', 16, y=-0.36)
        for k in range(14):
            mesh.ball(
                0.052, '#c8342c', 0.14 * math.cos(k * 2.4) * (k / 14) ** 0.5, -0.36 + 0.14 * math.sin(k * 2.4), 1.12, 8
            )


def tower_temple(mesh):
    """A kath-kuni temple: courses of stone and deodar, a jutting balconied top storey, curved slate roofs."""
    for x, y, width, height in ((0, 0, 8.4, 17), (12.5, 2, 7.4, 12)):
        mesh.box(width + 1.6, width + 1.6, 3.6, 'grey-stone', x, y, -3)
        for i in range(int(height / 0.62)):
            mesh.box(width, width, 0.42, 'whitewash' if i % 4 else 'grey-stone', x, y, 0.6 + i * 0.62)
            mesh.box(width + 0.16, width + 0.16, 0.2, 'wood', x, y, 0.6 + i * 0.62 + 0.42)
        mesh.box(1.4, 0.3, 2.4, 'wood-dark', x, y - width / 2 - 0.1, 0.8)
        for k in range(3):
            mesh.box(0.7, 0.3, 0.9, 'wood-dark', x - width * 0.3 + k * width * 0.3, y - width / 2 - 0.08, height * 0.55)
        top = height + 0.6
        mesh.box(width + 3, width + 3, 0.4, 'wood-dark', x, y, top)
        mesh.box(width + 2.4, width + 2.4, 2.8, 'wood', x, y, top + 0.4)
        for k in range(6):
            for side in (-1, 1):
                px = x - (width + 2.4) / 2 + (k + 0.5) * (width + 2.4) / 6
                mesh.box(1.0, 0.2, 1.5, 'wood-dark', px, y + side * (width / 2 + 1.22), top + 1)
        hip_roof(mesh, width + 2.6, width + 2.6, 2.6, 'slate', x, y, top + 3.2, 1.1)
        gable_roof(mesh, width * 0.55, width * 0.5, 2.0, 'slate', x, y, top + 5, 0.6)
        mesh.lathe([(0.2, 0), (0.3, 0.4), (0.1, 0.7), (0.04, 1.6)], 'gold-paint', 10, x=x, y=y, z=top + 7)


def pickers(mesh):
    """One picks from a ladder, two fill their baskets, one sorts into crates, two carry."""
    at = lambda x, y: (x, y, height_at(ground, x, y))
    for x, y, cloth, turn in ((-4.1, -21.6, 'magenta', 200), (-0.4, -14, 'scarlet', 130)):
        picker(mesh, cloth, *at(x, y), turn)
    x, y, z = at(-5.6, -19.2)
    person(mesh, 'reach', 'shirt', '#cfae62', '#5a4a3c', x, y + 0.1, z + 1.0, 186, 1.05, head='cap', hat='maroon')
    x, y, z = at(-2.0, -25.0)
    person(mesh, 'sell', 'saree', 'emerald', 'turmeric', x, y, z, 62, 1.1, head='scarf', hat='#efe4d2')
    for x, y, turn in ((4.9, -22.6, 158), (7.4, -12, -20)):
        x, y, z = at(x, y)
        man(mesh, 'teal', 'wood-dark', x, y, z, 1.1, turn, pose='load', dress='shirt')
        with mesh.at(x, y, z, turn, 1.1):
            crate(mesh, 0.02, 0, 1.76, 4, size=0.52)
    x, y, z = at(7.0, -23.4)
    person(mesh, 'reach', 'salwar', '#86a3b6', 'ivory', x, y, z, 152, 1.1, head='scarf', hat='crimson')


def by_the_fire(mesh):
    """After the work: four sit around a fire in the orchard, one with tea."""
    at = lambda x, y: (x, y, height_at(ground, x, y))
    with mesh.at(*at(0.6, -22.6)):
        for k in range(5):
            a = k * 1.257
            mesh.tube(
                [(0.5 * math.cos(a), 0.5 * math.sin(a), 0.06), (0.05 * math.cos(a), 0.05 * math.sin(a), 0.3)],
                0.06,
                'bark',
                7,
            )
        for k in range(6):
            flame(mesh, 0.13 * math.cos(k * 2.4), 0.13 * math.sin(k * 2.4), 0.12, 0.75 - 0.09 * k, 0.4, 0.2)
    for x, y, turn, deed, dress, cloth, head, hat in (
        (-0.9, -22.3, 84, 'sip', 'jacket', '#8c6f5a', 'cap', 'maroon'),
        (2.1, -22.4, -80, 'talk', 'jacket', '#4f6f8f', 'cap', '#6d6a66'),
        (1.5, -21.2, -30, 'bench', 'saree', 'magenta', 'veil', None),
        (-0.6, -23.9, 142, 'squat', 'kurta', '#cfae62', 'cap', 'crimson'),
    ):
        x, y, z = at(x, y)
        with mesh.at(x, y, z, turn, 1.08):
            if deed != 'squat':
                mesh.tube([(-0.4, 0.04, 0.2), (0.4, 0.04, 0.2)], 0.2, 'bark', 12)
            person(mesh, deed, dress, cloth, None if dress == 'saree' else '#5a4a3c', head=head, hat=hat or 'ivory')
            if deed == 'sip':
                glass(mesh, (0.07, -0.24, 0.99))
