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
    'alt': 'Figures in ivory and saffron meditate on a stone platform above a misty green river at dawn, lamps and marigolds beside them.',
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
    chhatri(terrace, 2.4, 4.2, 'whitewash', 'whitewash', x=6.2, y=1.6, z=0, profile=ROUND, sides=8)
    scene.put(terrace)
    scene.layer = 'life'
    folk = Mesh()
    for x, y, cloth, turn in (
        (-2.6, -0.4, 'ivory', 158),
        (0, 1.2, 'saffron', 166),
        (2.4, -0.6, 'ivory', 172),
        (6.2, 1.6, 'turmeric', 160),
    ):
        folk.box(1.3, 1.3, 0.06, 'crimson' if cloth == 'ivory' else 'maroon', x, y)
        sitter(folk, cloth, x, y, 0.06, 1.1, turn)
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
