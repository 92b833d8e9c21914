"""Two-humped camels on the grey dunes of Hunder at the end of the day, snow above Nubra."""
import math

import numpy as np

from kit.life.animals import camel, lead_rope
from kit.life.people import man
from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft
from kit.nature.terrain import dunes, ground_sheet, mountain_range, plain
from kit.nature.trees import broadleaf, poplar
from kit.noise import ridged, smoothstep
from kit.scene import height_at
from kit.stage.backdrops import GREAT_PEAKS, snow_peaks

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'A string of two-humped camels crosses grey sand dunes at Hunder in the Nubra valley late in the day, snow mountains standing behind.',
}


def ground(xs, ys):
    near = dunes(xs * 1.25, ys * 1.25, 4.6) * smoothstep(230, 120, ys)
    side = (
        np.clip((np.abs(xs) - 130 - ys * 0.1) / 260, 0, 1.7) ** 1.1
        * 190
        * (0.5 + 0.65 * ridged(xs * 0.005 + 3, ys * 0.005, 7))
    )
    # Lower on the left, where the sun comes from, or the whole valley floor would lie in shade.
    return near + side * np.where(xs < 0, 0.24, 1)


def build(scene):
    scene.material('sand', colour='#b9b0a4', second='#a09789', wave=(0.5, 1.8, 0.025))
    scene.material('cold-desert', meadow=('#b09a86', '#97836f'), rock=('#94807a', '#72656a'), snow_line=150)
    scene.camera((1.2, -41, 7.4), (0.4, 30, 9.2), lens=36, lift=0.03, focus=23, fstop=0.8)
    scene.light(
        sun=-112,
        elevation=16,
        haze={'density': 0.0005, 'height': 90, 'base': 0.35, 'start': 60},
        clouds={'seed': 7.2, 'amount': 0.8, 'low': 0.48, 'high': 0.72},
    )
    scene.put(ground_sheet(ground, (-130, 132), (-60, 240), 'sand', 420, 460))
    scene.put(ground_sheet(lambda x, y: ground(x, y) - 0.5, (-420, 420), (-60, 760), 'cold-desert', 260, 300))
    scene.put(plain('dust', z=-3), layer='far')
    snow_peaks(scene, GREAT_PEAKS, lift=-40, x=180, scale=0.95)
    scene.scatter(
        [poplar(i, 13) for i in range(2)] + [broadleaf(4, 6, 'leaf', spread=1, cards=260)],
        130,
        ((-150, 150), (170, 230)),
        ground,
        seed=4,
        sink=0.3,
        keep=lambda x, y, z: z < 10,
    )
    scene.scatter(
        [broadleaf(6, 2.4, 'leaf-dry', spread=1.5, clouds=6, cards=200, card=0.16, low=0.2)],
        40,
        ((-80, 80), (20, 150)),
        ground,
        seed=5,
        sink=0.2,
    )
    scene.layer = 'front'
    scene.scatter(
        [grass_tuft(3, 44, 0.7, leaf='grass-dry', width=0.016)],
        46,
        lambda r: (r.choice((-1, 1)) * r.uniform(4, 16), r.uniform(-38, -26)),
        ground,
        seed=6,
        sink=0.05,
    )
    scene.layer = 'life'
    scene.material('camel', colour='#a87e55', second='#7f5a38')
    herd = [camel(p, 2) for p in (0.3, 1.7, 2.9)]
    life = Mesh()
    for i in range(4):
        x = -8.2 + i * 4.2
        ys = np.linspace(-24, -10, 60)
        y = float(ys[np.argmax(ground(np.full(60, x), ys))]) - 0.4
        z = height_at(ground, x, y)
        slope = math.degrees(math.atan2(height_at(ground, x + 1, y) - height_at(ground, x - 1, y), 2))
        scene.put(herd[i % 3], x, y, z - 0.06, 3, 1.0, roll=-slope * 0.5)
        with life.at(x, y, z, 3, roll=-slope * 0.5):
            life.loft(
                [
                    [(px, 0.44 * math.cos(a), 1.76 + 0.44 * math.sin(a)) for a in np.linspace(0.1, math.pi - 0.1, 9)]
                    for px in (-0.24, 0.24)
                ],
                ('crimson', 'saffron', 'teal')[i % 3],
            )
        if i:
            lead_rope(life, (x - 1.1, y, z + 1.75), (last[0] + 1.9, last[1], last[2] + 2.35), 0.3, 0.012)
        last = (x, y, z)
    x, y = 8.6, last[1] + 0.2
    man(life, 'maroon', 'wood-dark', x, y, height_at(ground, x, y), 1.08, 92, 'wood-dark')
    lead_rope(
        life, (x - 0.3, y - 0.1, height_at(ground, x, y) + 1.0), (last[0] + 1.9, last[1], last[2] + 2.35), 0.2, 0.014
    )
    scene.put(life)
