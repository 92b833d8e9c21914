"""Reiek in Mizoram: thatched bamboo houses on a green ridge, clouds below."""
from kit.architecture.village import stilt_hut
from kit.life.birds import flock_in
from kit.life.people import man, woman
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft, rock
from kit.nature.palms import bamboo_clump, banana
from kit.nature.terrain import ground_sheet
from kit.nature.trees import broadleaf
from kit.noise import fractal, ridged, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'dawn',
    'palette': 'dawn-mist',
    'alt': 'Thatched bamboo houses of Reiek on a grassy Mizo ridge at dawn, a rocky peak above and cloud-filled valleys below.',
}
HOUSES = ((-6, 4, 14), (8, 8, -10), (-18, 14, 20), (0, 20, 6), (18, 20, -16), (-9, 32, 10), (10, 34, -6), (26, 34, -20))


def build(scene):
    scene.camera((-6, -36, 8), (5, 40, 14.5), lens=36)
    scene.light(
        sun=104,
        elevation=15,
        energy=5.4,
        haze={'density': 0.0034, 'height': 16, 'start': 40, 'base': 0.12, 'floor': -26, 'most': 0.9},
        clouds={'seed': 10.2, 'amount': 0.5},
    )

    def ground(xs, ys):
        spine = smoothstep(56, 14, abs(xs - 3 - 0.05 * ys) * 1.0)
        peak = 38 * smoothstep(46, 4, ((xs - 30) ** 2 * 0.8 + (ys - 92) ** 2) ** 0.5)
        crag = (ridged(xs * 0.045, ys * 0.045, 5) - 0.4) * 17 * smoothstep(6, 24, peak)
        return -46 * (1 - spine) + 2 * spine + 0.04 * ys * spine + peak + crag + 0.6 * fractal(xs * 0.05, ys * 0.05, 4)

    scene.put(ground_sheet(ground, (-150, 160), (-60, 240), 'green-hills', 320, 320))
    blue_hills(scene, near=260, count=5, height=52, base=-50, width=1500, length=190, seed=3.1)
    huts = Mesh()
    for x, y, turn in HOUSES:
        stilt_hut(huts, 8, 5, 1.4, x, y, height_at(ground, x, y), turn, 'weave')
    scene.put(huts)
    trees = [broadleaf(i, 9, cards=260) for i in range(3)] + [bamboo_clump(3, 10)]
    scene.scatter(
        trees,
        190,
        ((-70, 80), (-8, 120)),
        ground,
        sink=0.3,
        seed=4,
        keep=lambda x, y, z: z > -36
        and all(abs(x - a) > 7 or abs(y - b) > 7 for a, b, _ in HOUSES)
        and abs(x - 1) > 8
        and (y > 16 or abs(x - 1) > 24),
    )
    scene.scatter(
        [banana(1), banana(2)],
        16,
        ((-26, 30), (-4, 34)),
        ground,
        seed=5,
        keep=lambda x, y, z: all(abs(x - a) > 5.5 or abs(y - b) > 5.5 for a, b, _ in HOUSES) and abs(x - 1) > 4,
    )
    scene.scatter([grass_tuft(3, 60, 0.6)], 800, ((-30, 34), (-36, 12)), ground, sink=0.04, seed=6)
    scene.scatter(
        [rock(i, 0.8, 'rock') for i in range(3)], 14, ((-20, 20), (-30, -4)), ground, sink=0.3, seed=7, scale=(0.4, 1.2)
    )
    scene.layer = 'life'
    folk = Mesh()
    woman(folk, 'crimson', 0.4, -2, height_at(ground, 0.4, -2), 1, 20)
    man(folk, 'ivory', 'indigo', 1.5, -1.6, height_at(ground, 1.5, -1.6), 1, 10)
    woman(folk, 'turmeric', -1, 12, height_at(ground, -1, 12), 1, 180)
    flock_in(folk, 8, (-30, -8), (20, 50), (22, 30), 0.7)
    scene.put(folk)
