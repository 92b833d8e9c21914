"""The golden-lotus tank of Madurai's Meenakshi temple, its colonnade and painted gate towers in full light."""
from kit.architecture.dravidian import carved_pillar, gopuram
from kit.life.birds import flock_in
from kit.life.people import crowd, woman
from kit.mesh import Mesh
from kit.nature.terrain import plain
from kit.stage.backdrops import skyline, tree_line

PICTURE = {
    'hour': 'gold',
    'palette': 'gold',
    'size': 'hero',
    'widest': 1600,
    'alt': "Painted gate towers of Madurai's Meenakshi temple above the pillared cloister and steps of the golden-lotus tank.",
}


def build(scene):
    scene.camera((-15, -48, 7.6), (4, 20, 10.6), lens=31, lift=0.045)
    scene.light(
        sun=-124,
        elevation=22,
        haze={'density': 0.0015, 'height': 16, 'base': 0.2, 'start': 60},
        clouds={'seed': 5.1, 'amount': 0.75},
    )
    scene.put(plain('dust', z=-6), layer='far')
    court = Mesh()
    for level in range(8):
        half = 27 + level * 0.8
        for turn in range(4):
            with court.at(2, -8, -3.4 + level * 0.42, turn * 90):
                court.box(half * 2 + 1.6, 0.85, 0.42, ('granite-pale', 'terracotta')[level % 2], 0, half, 0)
    court.quad((-30, -40, -3.2), (34, -40, -3.2), (34, 24, -3.2), (-30, 24, -3.2), 'pool')
    court.tube([(2, -8, -3.2), (2, -8, -0.4)], 0.3, 'gold', 10)
    for a, r, z in ((0, 1.1, 0.1), (45, 0.8, 0.5)):
        for k in range(8):
            with court.at(2, -8, -0.5 + z, k * 45 + a, 1):
                court.ball((0.3, 0.75, 0.16), 'gold', 0, -r * 0.7, 0.1, 8)
    for turn, length, dx, dy in ((0, 74, 2, 26), (90, 74, -33, -8), (-90, 74, 37, -8)):
        with court.at(dx, dy, 0, turn):
            court.box(length, 9, 0.5, 'granite-pale', 0, 4, -0.4)
            for k in range(int(length / 3.6) + 1):
                with court.at(-length / 2 + k * 3.6, 0, 0.1):
                    carved_pillar(court, 0.8, 5.2, 'granite')
            court.box(length, 9, 1, 'granite', 0, 4, 5.3)
            court.box(length, 0.3, 0.6, 'terracotta', 0, -0.6, 5.6)
            court.box(length, 1, 6, 'shadow', 0, 8, 0)
            for k in range(int(length / 1.6)):
                court.box(
                    0.5, 0.3, 0.55, ('cream-wall', 'terracotta')[k % 2], -length / 2 + 0.8 + k * 1.6, -0.5, 6.3, 0.6
                )
    scene.put(court)
    towers = Mesh()
    gopuram(towers, 21, 14, 50, 9, x=9, y=60)
    gopuram(towers, 17, 12, 36, 8, x=-26, y=44, turn=0, seed=4)
    gopuram(towers, 19, 12, 44, 9, x=46, y=54, turn=-30, seed=6)
    gopuram(towers, 15, 11, 40, 8, x=-54, y=110, turn=20, seed=8)
    with towers.at(22, 34, 5):
        towers.box(9, 9, 3, 'gold-paint')
        towers.lathe([(5, 3), (4.4, 4.4), (4.8, 5.4), (2.4, 7.4), (0.3, 8.4)], 'gold-paint', 12, False)
    scene.put(towers)
    # By night each gate tower is washed with light from its foot, and lamps stand in the cloister.
    for x, y, z, power in (
        (9, 44, 16, 5200),
        (3, 46, 34, 3800),
        (-26, 32, 16, 3600),
        (40, 40, 18, 4200),
        (-44, 90, 18, 3000),
    ):
        scene.lamp(x, y, z, power)
    for x in (-26, -14, -2, 10, 22, 34):
        scene.lamp(x, 25, 3.6, 160)
    scene.lamp(-12, 12, 3, 220)
    scene.lamp(14, 14, 3, 220)
    skyline(scene, 150, 420, 120, (6, 12), ('cream-wall', 'pink-wall', 'whitewash', 'ochre-wall'))
    tree_line(scene, 128, 26, 420, 90, 9, palms=26)
    scene.layer = 'life'
    life = Mesh()
    crowd(life, 36, lambda r: (r.uniform(-24, 28), r.uniform(21.4, 25)), lambda x, y: 0.1, 6)
    for x, y, z, cloth in (
        (-13, 16.4, -2.4, 'scarlet'),
        (-11.6, 16.8, -2.4, 'emerald'),
        (12, 17, -2.2, 'magenta'),
        (5, 18.4, -1.2, 'turmeric'),
    ):
        woman(life, cloth, x, y, z, 1.02, 10)
    flock_in(life, 16, (-26, 0), (10, 40), (26, 42), 0.7)
    scene.put(life)
