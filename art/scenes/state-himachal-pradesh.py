"""An apple orchard in Himachal: ladders and crates, a timber-laced tower temple under slate, deodars, snow behind."""
from kit.architecture.himalayan import gable_roof, hill_house, hip_roof
from kit.life.farming import crate, leaning_ladder
from kit.life.people import man, woman
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
    'alt': 'Pickers among red apple trees in Himachal, a timber-laced tower temple with slate roofs and deodars under snowy mountains.',
}


def ground(xs, ys):
    rise = 20 * smoothstep(10, 120, ys) + 9 * smoothstep(0, 80, -xs) * smoothstep(0, 60, ys)
    far = 62 * smoothstep(150, 460, ys) * (0.4 + 0.7 * ridged(xs * 0.004, ys * 0.004, 6))
    return rise + far + 1.0 * fractal(xs * 0.03, ys * 0.03, 4)


def build(scene):
    scene.camera((3, -36, 4.2), (-1, 30, 13.5), lens=36, lift=0.03, focus=60, fstop=5.6)
    scene.light(
        sun=-110,
        elevation=28,
        haze={'density': 0.0006, 'height': 80, 'base': 0.35, 'start': 60},
        clouds={'seed': 3.8, 'amount': 0.7, 'low': 0.54, 'high': 0.78},
    )
    scene.put(ground_sheet(ground, (-330, 330), (-50, 560), 'green-hills', 300, 340, near=(60, 0.4)))
    scene.put(plain('forest-hills', z=-6), layer='far')
    snow_peaks(scene, GREAT_PEAKS, lift=70, x=160, scale=0.95)
    temple = Mesh()
    with temple.at(-4, 40, height_at(ground, -4, 36) - 0.3, 10):
        tower_temple(temple)
    for x, y, turn in ((22, 46, -18), (34, 58, -8), (-34, 48, 20), (16, 64, 5), (-26, 66, 10)):
        hill_house(temple, 9, 6, 2, x, y, height_at(ground, x, y - 3), 'cream-wall', 'slate', turn)
    scene.put(temple)
    trees = [apple_tree(i) for i in range(3)]
    scene.layer = 'front'
    for i, (x, y) in enumerate(((-12.5, -18), (-17, -8), (-10.5, -5), (13, -14), (10.5, -2), (19, -5))):
        scene.put(trees[i % 3], x, y, height_at(ground, x, y) - 0.1, i * 67, 1.1)
    scene.layer = 'land'
    scene.scatter(
        trees,
        70,
        ((-70, 70), (2, 36)),
        ground,
        seed=4,
        keep=lambda x, y, z: abs(x) > 5 + y * 0.1 and not (abs(x + 4) < 13 and y > 26),
    )
    scene.scatter(
        [conifer(i, 20, 'pine', 0.25, 0.28) for i in range(3)],
        420,
        ((-190, 190), (54, 330)),
        ground,
        seed=5,
        sink=0.4,
        keep=lambda x, y, z: abs(x + 4) > 15 or y > 90,
    )
    scene.scatter([grass_tuft(5, 60, 0.5)], 600, ((-26, 28), (-32, 12)), ground, seed=6, sink=0.04)
    scene.layer = 'life'
    life = Mesh()
    for x, y, cloth, turn in ((-5.8, -9, 'magenta', 90), (4.8, -4, 'scarlet', 200), (-3, 3, 'turmeric', 10)):
        woman(life, cloth, x, y, height_at(ground, x, y), 1, turn)
    man(life, 'teal', 'wood-dark', 7.2, -8, height_at(ground, 7.2, -8), 1, -60)
    for x, y, turn in ((-4.6, -8.4, 10), (-3.9, -9.2, 60), (6, -7.4, -20), (5.2, -8.3, 30), (4.6, -6.9, 0)):
        crate(life, x, y, height_at(ground, x, y), turn, size=0.75)
    leaning_ladder(life, 9.4, -5.2, height_at(ground, 9.4, -5.2), 0, 3.2)
    leaning_ladder(life, -9.6, -8.4, height_at(ground, -9.6, -8.4), -10, 3.2)
    scene.put(life)


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
