"""Sunrise at Netarhat: pines on the plateau's edge, watchers at the rail, ridge after ridge in mist to the Koel."""
from kit.life.people import man, sitter, woman
from kit.mesh import Mesh
from kit.nature.ground_cover import flower_tuft, grass_tuft
from kit.nature.terrain import ground_sheet, plain
from kit.nature.trees import conifer
from kit.noise import fractal, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'dawn',
    'alt': 'People in shawls watch the sun rise over ridge after ridge of mist from the pine-fringed edge of the Netarhat plateau.',
}


def ground(xs, ys):
    return 0.4 * fractal(xs * 0.06, ys * 0.06, 3) - 70 * smoothstep(
        3, 46, ys + 0.2 * xs + 4 * fractal(xs * 0.04, ys * 0.04, 2)
    )


def build(scene):
    scene.material('forest-hills', meadow=('#5d6f5c', '#4c5f58'), rock=('#6a6a62', '#565a58'))
    scene.camera((-3, -15.5, 2.7), (2.4, 20, 3.9), lens=36)
    scene.light(
        sun=52,
        elevation=9,
        energy=5.4,
        haze={'density': 0.0016, 'height': 13, 'floor': -60, 'base': 0.14, 'start': 60, 'low': 6, 'most': 0.93},
        clouds={'seed': 9.2, 'amount': 0.8},
        grade={'exposure': 1.28},
    )
    scene.put(ground_sheet(ground, (-140, 140), (-40, 160), 'meadow', 260, 260, near=(10, 0.5)))
    scene.put(plain('forest-hills', z=-70), layer='far')
    blue_hills(scene, near=170, count=8, height=40, base=-62, width=2200, seed=6.3, length=190)
    disc = Mesh()
    disc.ball(30, 'flame', 470, 1500, 176, sides=40)
    scene.put(disc, layer='far')
    pines = [conifer(i, 15, 'pine', 0.2, 0.35, 15, 190) for i in range(3)]
    scene.layer = 'front'
    for i, (x, y, s) in enumerate(
        (
            (-11.4, -1, 1.0),
            (-13.6, 1, 1.2),
            (-8.8, 4, 0.7),
            (13.8, 0, 1.05),
            (17, 3, 1.2),
            (-18, 4, 1.2),
            (20.5, -4, 1.1),
            (11.6, 5, 0.6),
        )
    ):
        scene.put(pines[i % 3], x, y, height_at(ground, x, y) - 0.3, i * 60, s)
    scene.layer = 'land'
    scene.scatter(pines, 120, ((-90, 100), (14, 80)), ground, seed=4, sink=0.4)
    scene.scatter(
        [grass_tuft(5, 60, 0.3), grass_tuft(6, 50, 0.36, leaf='grass-dry')],
        420,
        ((-16, 18), (-14, 5)),
        ground,
        seed=5,
        sink=0.04,
    )
    scene.scatter(
        [flower_tuft(3, 20, 0.3, flower='blossom-pink')], 40, ((-12, 14), (-11, 2)), ground, seed=7, sink=0.03
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
    for i, (x, y, cloth) in enumerate(
        (
            (-3.4, 1.2, 'crimson'),
            (-2.4, 1.0, 'teal'),
            (0.6, 0.6, 'turmeric'),
            (5.2, -0.4, 'azure'),
            (6.1, -0.5, 'magenta'),
        )
    ):
        (woman if i % 2 == 0 else man)(folk, cloth, x=x, y=y, z=height_at(ground, x, y), scale=1.1, turn=195)
    for x, y, cloth in ((-5.4, -0.6, 'maroon'), (2.8, -1.2, 'ivory')):
        folk.box(1.6, 0.5, 0.45, 'grey-stone', x, y, height_at(ground, x, y) - 0.05)
        sitter(folk, cloth, x, y, height_at(ground, x, y) + 0.4, 1.05, 195)
    scene.put(folk)
