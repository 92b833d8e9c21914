"""Pangong Tso: blues that deepen from the shingle out between bare mountains, a prayer cairn on the shore."""
import numpy as np

from kit.colour import mixed
from kit.life.birds import flock_in
from kit.life.flags import flag_string
from kit.mesh import Mesh
from kit.nature.ground_cover import rock
from kit.noise import fractal
from kit.scene import height_at
from kit.stage.mountains import high_lake

PICTURE = {
    'hour': 'noon',
    'palette': 'noon-alpine',
    'alt': 'Water that deepens from turquoise to blue fills Pangong Tso between bare brown mountains with snow behind, a cairn with prayer flags on the stony shore.',
}
PEAKS = (
    (-300, 2300, 640, 900),
    (460, 2200, 700, 860),
    (-1000, 2300, 700, 900),
    (1300, 2600, 760, 900),
    (60, 2900, 760, 800),
    (-1800, 2800, 700, 900),
    (2100, 2500, 640, 800),
    (860, 2300, 560, 800),
    (-640, 2600, 640, 800),
)


# The lake's body colour from the shingle out, with the distance in metres from the camera's shore.
DEPTHS = (
    (-46, '#a9c9b4'),
    (-36, '#7cc4bb'),
    (-24, '#52b3b6'),
    (-6, '#3a9cb4'),
    (20, '#2d84b2'),
    (60, '#226aa6'),
    (120, '#1b5698'),
    (260, '#184c8e'),
)


def deepening(scene, steps=64):
    """The water as strips whose colour falls in one ramp, turquoise to deep blue, their borders wandering as one."""
    nears, colours = zip(*DEPTHS)
    reach = np.linspace(0, 1, steps + 1) ** 1.6 * (nears[-1] - nears[0]) + nears[0]
    xs = np.linspace(-420, 420, 260)
    sway = 5 * fractal(xs * 0.012, xs * 0 + 2, 3) + 2.2 * fractal(xs * 0.06, xs * 0 + 5, 2)
    water, used = Mesh(), set()
    for start, end in zip(reach, reach[1:]):
        place = min(max(np.searchsorted(nears, (start + end) / 2), 1), len(nears) - 1)
        share = ((start + end) / 2 - nears[place - 1]) / (nears[place] - nears[place - 1])
        colour = mixed(colours[place - 1], colours[place], share)
        if colour not in used:
            used.add(colour)
            calm = start > 0
            scene.material(
                colour,
                second=mixed(colour, '#1c5c9e', 0.12),
                rough=0.14,
                specular=0.42,
                scale=0.05,
                bump=0.006 if calm else 0.03,
                bump_scale=0.12 if calm else 0.5,
                stretch=(0.45, 1.5, 1),
            )
        grow = lambda y: 0.35 + 0.65 * min(1.0, (y - nears[0]) / 60)
        water.loft(
            [[(x, start + s * grow(start), 0.05), (x, end + s * grow(end), 0.05)] for x, s in zip(xs, sway)],
            colour,
            smooth=False,
        )
    return water


def build(scene):
    # Body colour rather than a mirror: the lake's blues are its own, not the sky's.
    scene.material('glass', colour='#184c8e', second='#1b5394', rough=0.14, specular=0.42, scale=0.02)
    scene.material('cold-desert', meadow=('#b9967a', '#9b7c6c'), rock=('#99796a', '#71584f'), snow_line=175)
    scene.material('peaks', rock=('#84717a', '#5d525f'), meadow=('#94806c', '#7f6c62'), snow_line=300)
    scene.camera((-3, -67, 9.6), (5, 60, 7.4), lens=32, lift=-0.02)
    scene.light(
        sun=-104,
        elevation=27,
        haze={'density': 0.00016, 'height': 260, 'base': 0.35, 'start': 200},
        clouds={'scale': 1.0, 'low': 0.46, 'high': 0.68, 'amount': 1.0, 'seed': 4.6},
    )
    ground = high_lake(scene, heights=(215, 180), peaks=PEAKS, gap=130, water='glass')
    scene.put(deepening(scene))
    scene.layer = 'front'
    cairn = Mesh()
    x, y = -11.5, -42
    z = height_at(ground, x, y)
    for i, size in enumerate((1.6, 1.3, 1.1, 0.85, 0.55)):
        cairn.ball((size, size * 0.9, 0.44), '#b09a84', x + (i % 2) * 0.14, y, z + 0.3 + i * 0.55, 9)
    top = z + 7.4
    cairn.tube([(x, y, z + 2.4), (x + 0.1, y, top)], 0.07, 'wood', 5)
    flag_string(cairn, (x, y, top), (x - 20, y + 5, z + 0.6), 1.0, 28, 0.62, seed=2)
    flag_string(cairn, (x, y, top), (x + 24, y - 6, z - 0.2), 1.6, 40, 0.62, seed=3)
    flag_string(cairn, (x, y, top - 0.3), (x + 11, y + 12, z - 0.6), 0.8, 24, 0.55, seed=5)
    scene.put(cairn)
    stones = [rock(i, 0.8, 'rock-warm') for i in range(3)]
    scene.scatter(stones, 150, ((-34, 34), (-60, -32)), ground, seed=6, sink=0.2, scale=(0.15, 0.7))
    scene.scatter(stones, 5, ((-16, -8), (-45, -39)), ground, seed=8, sink=0.3, scale=(0.6, 1.1))
    life = Mesh()
    flock_in(life, 9, (4, 26), (-10, 20), (9, 15), 0.6, 'white-bird')
    scene.put(life, layer='life')
