"""Tea gardens below Kanchenjunga at first light, pickers between the rows."""
import numpy as np

from kit.life.birds import flock_in
from kit.life.farming import back_basket
from kit.life.people import woman
from kit.architecture.village import chalet
from kit.mesh import Mesh
from kit.noise import fractal, ridged, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import blue_hills
from kit.stage.greenery import tea_hills

PICTURE = {
    'hour': 'dawn',
    'size': 'hero',
    'night': 'night-violet',
    'alt': 'Tea pickers with baskets among combed green rows below Darjeeling, the snows of Kanchenjunga pink at dawn behind.',
}


# The skyline from Observatory Hill, west to east: Jannu, Kabru, the five summits of Kanchenjunga, Simvo, Siniolchu.
SKYLINE = (
    *((-2600, 120), (-1900, 210), (-1500, 260), (-1180, 240), (-1000, 330), (-860, 300), (-720, 430), (-660, 470)),
    *((-610, 420), (-520, 360), (-430, 470), (-390, 500), (-330, 492), (-250, 510), (-200, 470), (-165, 500)),
    *((-110, 590), (-92, 606), (-60, 580), (-20, 630), (0, 655), (24, 628), (58, 606), (82, 622), (104, 604)),
    *((140, 600), (166, 622), (190, 590), (250, 480), (310, 410), (370, 450), (405, 468), (440, 440), (490, 462)),
    *((530, 420), (600, 330), (690, 350), (740, 400), (775, 330), (860, 290), (1000, 330), (1150, 270), (1400, 290)),
    *((1700, 220), (2600, 120)),
)


def kanchenjunga():
    """The massif 2.5 km away: the skyline for a crest, spurs and gullies down to the front of it."""
    xs, ys = np.meshgrid(np.linspace(-2500, 2500, 760), np.linspace(1650, 2900, 250))
    line = 2480 + 50 * fractal(xs * 0.003, xs * 0 + 2, 3)
    down, behind = np.clip((line - ys) / 700, 0, 1), np.clip((ys - line) / 300, 0, 1)
    bent = xs + 40 * fractal(xs * 0.003, ys * 0.003 + 3, 3) * smoothstep(0, 0.3, down)
    places, tops = zip(*SKYLINE)
    crest = np.interp(bent, places, tops) + 14 * (ridged(xs * 0.014, ys * 0.006, 5) - 0.5)
    broad = np.mean([np.interp(bent + aside, places, tops) for aside in range(-160, 161, 20)], axis=0)
    share = smoothstep(0, 0.32, down)
    side = np.sin(np.pi * np.clip(down * 1.05, 0, 1)) * smoothstep(0.06, 0.42, down)
    spurs = 280 * (ridged(bent * 0.0026 + 5, ys * 0.0012 + 1, 5) - 0.5) + 46 * (
        ridged(bent * 0.009, ys * 0.006, 5) - 0.5
    )
    heights = (crest * (1 - share) + broad * share) * (1 - down) ** 1.2 * (1 - behind) + side * spurs
    mesh = Mesh()
    mesh.grid(xs, ys, heights, 'peaks')
    return mesh


def build(scene):
    scene.camera((0, -36, 7.5), (0, 60, 13.5), lens=36, focus=60, fstop=5.6)
    scene.light(
        sun=112,
        elevation=24,
        energy=6.2,
        haze={'density': 0.0006, 'height': 60, 'base': 0.35, 'low': 1.0, 'start': 60, 'most': 0.8},
        clouds={'seed': 5.1, 'amount': 0.6, 'low': 0.52, 'high': 0.74},
        grade={'saturation': 1.16},
    )
    scene.material('tea', colour='#a3c457', second='#7ba243')
    ground = tea_hills(scene, shade_trees=20)
    blue_hills(scene, near=480, count=4, height=46, base=-12, width=2200)
    scene.material('peaks', snow_line=110)
    scene.put(kanchenjunga(), 120, 0, -30, scale=(1.12, 1, 1.22), layer='far')
    scene.layer = 'life'
    pickers = Mesh()
    if scene.is_night:
        for x, y, cloth, turn in ((1.6, 14, 'magenta', 172), (2.4, 15, 'scarlet', 168), (2.6, 27, 'azure', 176)):
            woman(pickers, cloth, x, y, height_at(ground, x, y) + 0.05, 1.05, turn, veil=True, pose='walk')
    for x, y, cloth, turn in (
        ()
        if scene.is_night
        else (
            (-4.4, -3, 'scarlet', 96),
            (3.6, -4, 'turmeric', -70),
            (-8.6, -1.5, 'magenta', 64),
            (6.8, -1.4, 'azure', 160),
            (-4.6, 1, 'saffron', -20),
            (9.6, 2, 'scarlet', 60),
            (-12.5, 7, 'emerald', 0),
        )
    ):
        z = height_at(ground, x, y) + 0.3
        woman(pickers, cloth, x, y, z, 1.05, turn, veil=False)
        with pickers.at(x, y, z, turn, 1.05):
            back_basket(pickers, 'tea')
    scene.put(pickers)
    bungalow = Mesh()
    chalet(bungalow, 16, 9, 44, 96, height_at(ground, 44, 96) + 0.5, -8)
    scene.put(bungalow, layer='land')
    # By night the bungalow is lit, and lamp posts stand along the path to it, where the pickers go home.
    for x, y, high, power in (
        (38, 86, 3, 900),
        (46, 85, 3, 900),
        (2.6, 12, 3, 260),
        (3.4, 26, 3, 420),
        (5.4, 52, 3.2, 900),
    ):
        scene.lamp(x, y, height_at(ground, x, y) + high, power)
    posts = Mesh()
    for x, y in ((3.2, 12.6), (4.0, 26.6), (6.0, 52.6)):
        z = height_at(ground, x, y)
        posts.tube([(x, y, z - 0.2), (x, y, z + 3.0)], 0.06, 'wood-dark', 7)
        posts.ball(0.16, 'lamp', x, y, z + 3.1, 10)
    scene.put(posts)
    if not scene.is_night:
        birds = Mesh()
        flock_in(birds, 7, (-22, -6), (40, 60), (30, 37), 0.7)
        scene.put(birds)
