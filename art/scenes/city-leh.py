"""Leh: the nine-storeyed palace on its ridge over the old town, poplars in autumn gold; on a near roof a family dries
apricots among stacked brushwood, a traveller photographs."""
import math
import random

from kit.architecture.himalayan import flat_block
from kit.life.birds import flock_in
from kit.life.flags import flag_string
from kit.life.work import camera, little_one, person
from kit.mesh import Mesh
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import broadleaf, poplar
from kit.noise import fractal, ridged, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import LOW_RANGE, snow_peaks

PICTURE = {
    'hour': 'noon',
    'palette': 'noon-alpine',
    'alt': 'A family dries apricots on a roof of the old town at Leh below the nine-storeyed palace on its ridge, golden poplars between.',
}
ROOF = 11.5


def build(scene):
    scene.camera((-26, -104, 14), (6, 60, 30), lens=38, lift=-0.018, focus=60, fstop=1.4)
    scene.light(
        sun=-96,
        elevation=30,
        haze={'density': 0.0004, 'height': 90, 'start': 100, 'base': 0.4},
        clouds={'seed': 3.9, 'amount': 0.6, 'low': 0.54, 'high': 0.78},
    )

    def ground(xs, ys):
        ridge = 30 * smoothstep(74, 16, abs(ys - 74 - 0.12 * xs)) * (0.75 + 0.3 * smoothstep(90, 0, abs(xs - 8)))
        rough = (ridged(xs * 0.03, ys * 0.03, 5) - 0.6) * 4 * smoothstep(6, 20, ridge)
        return (
            ridge
            + rough
            + 0.8 * fractal(xs * 0.03, ys * 0.03, 3)
            + 60 * smoothstep(160, 460, ys) * ridged(xs * 0.006, ys * 0.006, 6)
        )

    scene.put(ground_sheet(ground, (-330, 330), (-110, 560), 'cold-desert', 380, 420))
    scene.put(plain('dust', z=-3), layer='far')
    snow_peaks(scene, LOW_RANGE, lift=40)
    palace = Mesh()
    x, y, z = 8, 66, height_at(ground, 8, 66) - 3
    scene.material('mud-wall', colour='#d8b690', second='#c29c76')
    for dx, width, depth, height, dz in (
        (0, 42, 20, 31, 0),
        (-26, 18, 16, 20, 1),
        (27, 20, 16, 16, 1),
        (6, 26, 16, 37, 0),
    ):
        flat_block(
            palace,
            width,
            depth,
            height,
            x + dx,
            y + (0 if dz else (5 if dx else 0)),
            z + dz,
            'mud-wall',
            'maroon-band',
            0.2,
            int(dx) + 40,
        )
    for dx, height in ((-8, 30.4), (8, 24), (0, 17)):
        palace.box(7, 1.2, 0.4, 'wood', x + dx, y - 10.4, z + height - 3)
        palace.box(6.4, 1.0, 2.6, 'wood-dark', x + dx, y - 10.2, z + height - 5.6)
    for i in range(5):
        px = -58 + i * 9
        flat_block(palace, 8, 7, 7 - i % 2, px, 62, height_at(ground, px, 60), 'whitewash', seed=i)
    scene.put(palace)
    houses = Mesh()
    chance = scene.random
    for i in range(210):
        px, py = chance.uniform(-100, 100), chance.uniform(-40, 60)
        level = height_at(ground, px, py)
        if level > 24 or math.hypot(px + 26, py + 104) < 72:
            continue
        flat_block(
            houses,
            chance.uniform(6, 10),
            chance.uniform(5, 8),
            chance.uniform(4.5, 8.5),
            px,
            py,
            level,
            chance.choice(('whitewash', 'cream-wall', 'mud-wall', 'mud-wall')),
            chance.choice(('maroon-band', 'wood-dark', None)),
            0.3,
            i,
            chance.uniform(-10, 10),
        )
    scene.put(houses)
    trees = [poplar(i, 12, 'leaf-autumn') for i in range(3)]
    scene.scatter(
        trees,
        130,
        ((-110, 110), (-60, 44)),
        ground,
        seed=6,
        scale=(0.55, 0.95),
        keep=lambda a, b, c: c < 12 and math.hypot(a + 26, b + 104) > 64,
    )
    scene.scatter(
        [broadleaf(5, 6, 'leaf', cards=240), broadleaf(6, 6, 'leaf-autumn', cards=240)],
        70,
        ((-110, 110), (-60, 40)),
        ground,
        seed=7,
        keep=lambda a, b, c: c < 10 and math.hypot(a + 26, b + 104) > 56,
    )
    scene.layer = 'front'
    front = Mesh()
    # What is near stands in the camera's own frame: x right, y away from it.
    with front.at(-26, -104, ROOF, -11):
        near_roof(front)
    scene.put(front)
    scene.layer = 'life'
    life = Mesh()
    with life.at(-26, -104, ROOF, -11):
        apricots(life)
        elders(life)
    flock_in(life, 7, (-50, -24), (10, 30), (52, 62), 1.1)
    scene.put(life)


def near_roof(mesh):
    """A flat mud roof with brushwood stacked along its edge, a roof hatch with a ladder and a mast of prayer flags."""
    mesh.box(19, 9.5, 9, 'mud-wall', -4.6, 14.7, -9)
    mesh.box(19.2, 0.5, 0.34, 'whitewash', -4.6, 19.3, 0)
    chance = random.Random(3)
    for x0, x1 in ((-14, -2.4), (0.2, 4.9)):
        for _ in range(int((x1 - x0) * 34)):
            x, z = chance.uniform(x0, x1), 0.36 + chance.uniform(0, 0.34)
            lean = chance.uniform(-0.3, 0.3)
            mesh.tube(
                [(x, 18.75 + chance.uniform(0, 0.2), z), (x + lean, 19.7, z + chance.uniform(-0.06, 0.1))],
                chance.uniform(0.02, 0.05),
                chance.choice(('bark', 'bark-pale', 'wood', 'thatch')),
                5,
            )
    mesh.box(0.5, 9.5, 0.34, 'whitewash', 4.75, 14.7, 0)
    mesh.tube([(4.7, 19.2, 0), (4.7, 19.2, 4.4)], 0.06, 'wood', 7)
    mesh.tube([(-8.2, 19.2, 0), (-8.2, 19.2, 3.6)], 0.06, 'wood', 7)
    flag_string(mesh, (-8.2, 19.2, 3.5), (4.7, 19.2, 4.3), 1.9, 34, 0.34)
    for side in (-1, 1):
        mesh.tube([(-6.6 + 0.22 * side, 16.9, -1.0), (-6.6 + 0.22 * side, 17.8, 1.3)], 0.05, 'wood', 6)
    for k in range(4):
        mesh.tube(
            [(-6.82, 17.25 + 0.165 * k, -0.1 + 0.42 * k), (-6.38, 17.25 + 0.165 * k, -0.1 + 0.42 * k)], 0.035, 'wood', 6
        )
    mesh.box(1.3, 1.1, 0.14, 'wood-dark', -6.6, 17.3, 0)
    mesh.box(1.0, 0.8, 0.15, 'shadow', -6.6, 17.3, 0)


def apricots(mesh):
    """Apricots drying on two mats: a woman in a long gown turns them, her daughter brings a basketful, a boy eats."""
    for x, y, wide, deep, seed in ((-2.6, 15.0, 2.6, 1.5, 1), (1.3, 16.3, 2.0, 1.3, 2)):
        mesh.box(wide, deep, 0.03, '#d8c7a0', x, y, 0.01)
        chance = random.Random(seed)
        for _ in range(210):
            px, py = x + chance.uniform(-0.46, 0.46) * wide, y + chance.uniform(-0.44, 0.44) * deep
            mesh.ball((0.062, 0.062, 0.045), ('#e8862c', '#f0a03c', '#d9762a')[seed % 3], px, py, 0.07, 7)
            seed += 1
    person(mesh, 'draw', 'robe', '#4b4550', '#4b4550', -1.0, 15.3, 0, -78, 1.0, head='scarf', hat='#d9a79b')
    with mesh.at(-4.0, 15.9, 0, 72, 0.98):
        person(mesh, 'tray', 'robe', '#7d2b30', '#7d2b30', head='scarf', hat='teal')
        mesh.lathe([(0.2, 1.06), (0.3, 1.2), (0.29, 1.19)], 'weave', 20, y=-0.42)
        for k in range(30):
            a, far = k * 2.4, 0.24 * math.sqrt(k / 30)
            mesh.ball(0.055, '#e8862c', far * math.cos(a), -0.42 + far * math.sin(a), 1.24 - 0.12 * far, 7)
    little_one(mesh, 'play', '#86a3b6', 0.1, 16.6, 0, 40, 1.0)

    for x, y, size, cloth in ((3.6, 14.4, 1.0, '#d8c7a0'), (4.1, 14.0, 0.8, '#b39a78')):
        with mesh.at(x, y, 0, x * 40, size):
            mesh.lathe([(0.24, 0), (0.3, 0.12), (0.28, 0.4), (0.16, 0.56), (0.2, 0.64)], cloth, 16, ribs=8, rib=0.08)
    with mesh.at(2.7, 14.1, 0, 0, 1.0):
        mesh.lathe([(0.16, 0), (0.27, 0.34), (0.28, 0.38), (0.26, 0.37)], 'weave', 18)
        for k in range(34):
            a, far = k * 2.4, 0.24 * math.sqrt(k / 34)
            mesh.ball(0.06, '#e8862c', far * math.cos(a), far * math.sin(a), 0.42 - 0.1 * far, 7)


def elders(mesh):
    """A grandfather turns his prayer wheel in the sun; a traveller photographs the palace from the roof's corner."""
    with mesh.at(-5.3, 14.3, 0, 44):
        mesh.box(1.1, 0.9, 0.08, 'maroon')
        person(mesh, 'play', 'jacket', '#8a3a34', '#5a4a42', 0, 0, 0.06, head='cap', hat='#cfae62', elder=True)
        mesh.tube([(0.2, -0.38, 0.34), (0.2, -0.42, 0.72)], 0.016, 'wood', 6)
        mesh.lathe([(0.02, 0), (0.075, 0.02), (0.075, 0.16), (0.02, 0.2)], 'brass', 14, x=0.2, y=-0.43, z=0.7)
    with mesh.at(3.6, 17.4, 0, 160, 1.02):
        person(mesh, 'photograph', 'jacket', 'azure', '#4d5668', head='brim', hat='#8c6f5a', pack='#c9762c')
        camera(mesh)
    person(mesh, 'lean', 'jacket', '#a7b79c', '#6d6a66', 2.7, 18.0, 0, 186, 0.96, head='scarf', hat='crimson')
