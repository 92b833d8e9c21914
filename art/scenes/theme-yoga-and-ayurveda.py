"""Dawn meditation on a stone platform above a green Himalayan river."""
from kit.architecture.domes import ROUND, chhatri
from kit.life.birds import flock_in
from kit.life.lamps import oil_lamp
from kit.life.people import sitter
from kit.mesh import Mesh
from kit.nature.ground_cover import lily_patch, rock
from kit.nature.terrain import bank, hill_layers, water_sheet
from kit.nature.trees import broadleaf, bush
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'dawn',
    'palette': 'dawn-mist',
    'alt': 'A yoga class on a stone terrace by a misty river at sunrise faces its teacher; lamps, marigolds and a small white pavilion, wooded hills.',
}


def build(scene):
    scene.material('river', colour='#2f6a63')
    scene.camera((-4.8, -13.2, 2.3), (1.7, 6, 3.3), lens=33, lift=0.02, focus=13.6, fstop=0.55)
    scene.light(
        sun=102,
        elevation=13,
        energy=5.2,
        haze={'density': 0.0032, 'height': 18, 'start': 26, 'base': 0.22, 'most': 0.84},
        clouds={'seed': 2.1, 'amount': 0.5},
    )
    scene.put(water_sheet('river', -1.2, 1200, -80))
    blue_hills(scene, 'forest-hills', near=120, count=5, height=40, base=-6, width=900, seed=5.2, length=120)
    scene.put(bank((-240, 240), (64, 160), 1.2, lambda x, y: y - 76 + 0 * x, 'forest-floor'), z=-1)
    trees = [broadleaf(20 + i, 9, cards=260) for i in range(3)]
    scene.scatter(trees, 150, ((-150, 150), (78, 120)), seed=4)
    terrace = Mesh()
    terrace.box(15, 8, 2.1, 'step', 1.5, 0, -2.3)
    terrace.box(15.6, 8.6, 0.25, 'sand-stone-pale', 1.5, 0, -0.25)
    for i in range(5):
        terrace.box(7, 0.8, 0.3, 'step', 1.5, -4.4 - i * 0.7, -0.5 - i * 0.3)
    with terrace.at(7.0, 2.2, 0, 0, 0.72):
        chhatri(terrace, 2.4, 4.2, 'whitewash', 'whitewash', z=0, profile=ROUND, sides=8)
    scene.put(terrace)
    scene.layer = 'life'
    folk = Mesh()
    # The teacher sits by the water and faces the class, which sits as it came: near and far, alone and in twos.
    for x, y, cloth, turn, mat in (
        (0.4, 3.0, '#d98c3a', 14, 'maroon'),
        (-3.0, -1.2, 'ivory', 164, 'crimson'),
        (-1.3, -2.1, '#86a3b6', 172, '#4f7f86'),
        (-2.2, 1.0, '#efe4d2', 150, '#6f7f52'),
        (1.3, -0.9, '#d9a79b', 184, 'crimson'),
        (3.2, -1.9, 'ivory', 194, '#31487a'),
        (3.9, 0.7, '#cfae62', 206, 'maroon'),
    ):
        with folk.at(x, y, 0, turn):
            folk.box(0.8, 1.5, 0.04, mat, 0, -0.1)
        sitter(folk, cloth, x, y, 0.04, 1.1, turn)
    for x in (-4.9, -3.9, -1.4, 1.2, 3.7, 4.6):
        oil_lamp(folk, x, -3.4, 0, 1.5)
    # A parapet with lamps and marigolds at the lens, out of focus.
    folk.box(7, 0.9, 0.3, 'step', -3.4, -9.4, 0.35)
    for i in range(6):
        oil_lamp(folk, -5.4 + i * 0.78, -9.35 + 0.1 * (i % 2), 0.65, 1.1)
    flock_in(folk, 9, (-10, 2), (20, 34), (7, 11), 0.4, 'white-bird')
    scene.put(folk)
    scene.scatter(
        [bush(1, 0.7, 'marigold', 3, 90, 0.09), bush(2, 0.7, 'marigold', 3, 90, 0.09)],
        12,
        ((-5.8, -4.6), (-3, 3)),
        seed=3,
        sink=0,
        scale=(0.5, 0.8),
    )
    scene.layer = 'front'
    stones = [rock(i, 1.5, 'rock') for i in range(3)]
    for x, y, size in ((-10, -6, 1), (-12, -2, 1.4), (9.6, -7, 0.8), (12, -4, 1.3), (-9.8, 3, 1.2)):
        scene.put(stones[int(abs(x)) % 3], x, y, -1.2, x * 40, size)
    patch = lily_patch(2, flowers=4)
    for x, y in ((-6, -9.6), (4.4, -10.6), (7.4, -9)):
        scene.put(patch, x, y, -1.18, x * 30, 0.8)
    scene.put(broadleaf(7, 12, spread=1.6, clouds=13, cards=420, card=0.26, low=0.45), -13, 7, -1, 0, 1.0)
