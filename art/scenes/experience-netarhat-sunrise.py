"""Sunrise at Netarhat: pines on the plateau's edge, a family with tea in the first sun, ridge after
ridge in mist to the Koel."""
from kit.life.people import child, man, sitter, woman
from kit.mesh import Mesh
from kit.nature.ground_cover import flower_tuft, grass_tuft
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import conifer
from kit.noise import fractal, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'gold',
    'alt': 'A family with glasses of tea in the first sun on the pine-fringed edge of the Netarhat plateau, ridge after ridge in mist beyond.',
}


def ground(xs, ys):
    return 0.4 * fractal(xs * 0.06, ys * 0.06, 3) - 70 * smoothstep(
        3, 46, ys + 0.2 * xs + 4 * fractal(xs * 0.04, ys * 0.04, 2)
    )


def build(scene):
    scene.material('forest-hills', meadow=('#5d6f5c', '#4c5f58'), rock=('#6a6a62', '#565a58'))
    scene.camera((-3, -15.5, 2.5), (2.4, 20, 4.3), lens=36, focus=13, fstop=0.9)
    scene.light(
        sun=100,
        elevation=14,
        energy=5.4,
        haze={'density': 0.0016, 'height': 13, 'floor': -60, 'base': 0.14, 'start': 60, 'low': 6, 'most': 0.93},
        clouds={'seed': 9.2, 'amount': 0.8},
        grade={'exposure': 1.08},
    )
    scene.put(ground_sheet(ground, (-140, 140), (-40, 160), 'meadow', 260, 260, near=(10, 0.5)))
    scene.put(plain('forest-hills', z=-70), layer='far')
    blue_hills(scene, near=170, count=8, height=40, base=-62, width=2200, seed=6.3, length=190)
    disc = Mesh()
    disc.ball(30, 'flame', 470, 1500, 176, sides=40)
    scene.put(disc, layer='far')
    pines = [conifer(i, 15, 'pine', 0.2, 0.35, 15, 190) for i in range(3)]
    scene.layer = 'front'
    for i, (x, y, s) in enumerate(((-11.4, -1, 1.0), (-13.6, 1, 1.2), (-8.8, 4, 0.7), (9.6, 8, 0.62), (-18, 4, 1.2))):
        scene.put(pines[i % 3], x, y, height_at(ground, x, y) - 0.3, i * 60, s)
    scene.layer = 'land'
    scene.scatter(pines, 120, ((-90, 100), (14, 80)), ground, seed=4, sink=0.4)
    scene.scatter(
        [grass_tuft(5, 60, 0.3), grass_tuft(6, 50, 0.36, leaf='grass-dry')],
        420,
        ((-16, 18), (-1.8, 5)),
        ground,
        seed=5,
        sink=0.04,
    )
    scene.scatter(
        [flower_tuft(3, 20, 0.3, flower='blossom-pink')], 40, ((-12, 14), (-1.6, 2)), ground, seed=7, sink=0.03
    )
    rail = Mesh()
    line = [(-7.5 + i * 1.5, 1.6 - 0.2 * (-7.5 + i * 1.5)) for i in range(13)]
    for x, y in line:
        rail.box(0.16, 0.16, 1.1, 'wood', x, y, height_at(ground, x, y) - 0.1)
    for level in (0.5, 0.95):
        rail.tube([(x, y, height_at(ground, x, y) + level) for x, y in line], 0.06, 'wood', 6)
    scene.put(rail)
    scene.layer = 'life'
    folk = Mesh()
    for i, (x, y, cloth) in enumerate(((0.6, 0.6, 'turmeric'), (1.5, 0.4, 'azure'), (6.3, -0.5, 'magenta'))):
        (woman if i % 2 == 0 else man)(folk, cloth, x=x, y=y, z=height_at(ground, x, y), scale=1.1, turn=195)
    for x, y, cloth, turn, kind in (
        (-5.7, -3.0, 'crimson', 138, 'woman'),
        (-4.4, -3.1, 'teal', 126, 'man'),
        (-3.3, -3.4, 'turmeric', 148, 'child'),
    ):
        z = height_at(ground, x, y) + 0.02
        if kind == 'child':
            child(folk, cloth, x, y, z, 1.2, turn, girl=True, pose='rest')
            continue
        if kind == 'woman':
            woman(folk, cloth, x, y, z, 1.12, turn, veil=False, pose='lap')
        else:
            man(folk, cloth, 'wood-dark', x, y, z, 1.12, turn, pose='lap')
        with folk.at(x, y, z, turn, 1.12):
            folk.lathe([(0.03, 1.02), (0.038, 1.14)], '#b0703c', 12, y=-0.27)
            folk.lathe(
                [(0.2, 1.02), (0.225, 1.22), (0.2, 1.4), (0.1, 1.47)],
                'maroon' if kind == 'man' else 'indigo',
                20,
                y=0.035,
                oval=(1, 0.72),
            )
    tea(folk, 3.1, -2.6)
    scene.put(folk)


def tea(mesh, x, y):
    """The tea man on a stone with his kettle on a small clay stove and a row of glasses."""
    z = height_at(ground, x, y)
    mesh.box(1.2, 0.9, 0.4, 'grey-stone', x, y, z - 0.05)
    sitter(mesh, 'ivory', x, y, z + 0.35, 1.15, 34, arms='lap')
    with mesh.at(x - 1.25, y - 0.1, z):
        mesh.lathe([(0.24, 0), (0.27, 0.3), (0.2, 0.36)], 'terracotta', 18)
        mesh.lathe([(0.05, 0.28), (0.14, 0.38), (0.03, 0.44)], 'flame', 10)
        mesh.lathe([(0.16, 0.42), (0.2, 0.5), (0.17, 0.66), (0.06, 0.72), (0.05, 0.76)], 'iron', 20)
        mesh.tube([(0.17, 0, 0.52), (0.3, -0.02, 0.62), (0.34, -0.02, 0.7)], [0.045, 0.03, 0.022], 'iron', 8)
        mesh.tube([(-0.13, 0, 0.68), (-0.1, 0, 0.86), (0.1, 0, 0.86), (0.13, 0, 0.68)], 0.016, 'iron', 6)
    for k in range(4):
        mesh.lathe([(0.035, 0), (0.045, 0.13)], '#b0703c', 12, x=x - 0.36 + 0.13 * k, y=y - 0.36, z=z + 0.35)
