"""The descent to Nongriat: mossy stone steps to a root bridge over a green pool, betel palms and rain mist."""
from kit.architecture.water_works import root_bridge
from kit.life.people import man, woman
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.palms import bamboo_clump, banana, coconut_palm
from kit.nature.terrain import ground_sheet, water_sheet
from kit.nature.trees import broadleaf
from kit.noise import fractal, smoothstep
from kit.scene import height_at

PICTURE = {
    'hour': 'noon',
    'palette': 'noon-monsoon',
    'alt': 'Trekkers cross a root bridge above a blue-green pool full of boulders near Nongriat, wet misty forest on both banks.',
}


def ground(xs, ys):
    side = smoothstep(6, 26, abs(xs + 2 * fractal(ys * 0.04, ys * 0, 2)))
    return -2.4 + 15 * side + 1.2 * fractal(xs * 0.12, ys * 0.12, 4) * side + 18 * smoothstep(40, 90, ys)


def build(scene):
    scene.material('pool', colour='#2f8a80')
    scene.camera((-4, -20, 4.4), (1.4, 8, 4.8), lens=33)
    scene.light(
        sun=-118,
        elevation=40,
        energy=3.4,
        haze={'density': 0.008, 'height': 16, 'start': 24},
        clouds={'seed': 2.2, 'amount': 0.9},
        grade={'exposure': 1.25},
    )
    scene.put(ground_sheet(ground, (-90, 90), (-40, 130), 'forest-floor', 280, 280, near=(30, 0.5)))
    scene.put(water_sheet('pool', -1.2, 400, -60))
    span = Mesh()
    root_bridge(span, 21, 6.2, 1, 4)
    scene.put(span, 0, 12, 0, 6)
    steps = Mesh()
    for i in range(17):
        x, y = -11.4 + 0.25 * i * 0.6, -13 + i * 0.95
        steps.box(2.2, 1.1, 0.5, 'rock', x - (i > 9) * (i - 9) * 0.12, y, height_at(ground, x, y) + 0.1)
    scene.put(steps)
    stones = [rock(i, 1.5) for i in range(4)]
    chance = scene.random
    for i in range(60):
        x, y = chance.uniform(-8, 9), chance.uniform(-10, 34)
        if abs(x) > 3.4 or i % 5 == 0:
            scene.put(stones[i % 4], x, y, -1.5, i * 47, chance.uniform(0.35, 1.1))
    trees = [
        broadleaf(40 + i, 13, ('leaf', 'leaf-dark')[i], spread=1.1, clouds=9, cards=300, card=0.42) for i in range(2)
    ]
    scene.scatter(trees, 170, ((-60, 60), (8, 110)), ground, seed=5, sink=0.4, keep=lambda x, y, z: z > 7)
    areca = [coconut_palm(i, 15, (0.6, 0.3), 11, 2.4, 18) for i in range(2)]
    scene.scatter(
        areca + [bamboo_clump(2, 9)], 34, ((-30, 30), (4, 50)), ground, seed=6, sink=0.3, keep=lambda x, y, z: z > 4
    )
    scene.scatter(
        [
            banana(1),
            banana(2),
            grass_tuft(5, 60, 0.9),
            broadleaf(51, 2.4, spread=1.4, clouds=5, cards=180, card=0.2, low=0.2),
        ],
        330,
        ((-24, 24), (-14, 30)),
        ground,
        seed=7,
        sink=0.1,
        keep=lambda x, y, z: z > -0.4 and not -12.6 < x < -7.6,
    )
    scene.layer = 'life'
    folk = Mesh()
    for i, (x, cloth) in enumerate(((-4.4, 'scarlet'), (-2.6, 'azure'), (2.4, 'turmeric'))):
        (man if i % 2 == 0 else woman)(folk, cloth, x=x, y=12 + x * 0.1, z=4.95 + 0.012 * x * x, scale=1.05, turn=80)
    for x, y, cloth in ((-11, -8, 'crimson'), (-10.3, -4, 'teal')):
        man(folk, cloth, 'indigo', x, y, height_at(ground, x, y) + 0.6, 1.08, 170, None, True)
        folk.box(0.36, 0.3, 0.55, 'emerald', x, y - 0.22, height_at(ground, x, y) + 1.5)
    scene.put(folk)
