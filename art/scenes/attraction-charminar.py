"""The Charminar at night over the lit bazaar of Laad, rickshaws and bangle stalls below."""
import math

from kit.architecture.arches import arcade, arched_wall, four_sides, frame_line
from kit.architecture.domes import dome
from kit.architecture.village import stall, street
from kit.life.lamps import light_string
from kit.life.people import crowd
from kit.life.vehicles import auto_rickshaw
from kit.mesh import Mesh
from kit.nature.terrain import plain
from kit.stage.backdrops import skyline

PICTURE = {
    'hour': 'night',
    'palette': 'night',
    'size': 'hero',
    'widest': 1600,
    'alt': 'The four arches and minarets of the Charminar lit at night above the stalls, lamps and rickshaws of the Hyderabad bazaar.',
}


def build(scene):
    scene.camera((-7, -96, 6.4), (0, 0, 16.4), lens=32.5, lift=0.09)
    skyline(scene, 34, 300, 110, (7, 15), ('cream-wall', 'ochre-wall', 'pink-wall', 'blue-wall'))
    scene.light(
        sun=-112, haze={'density': 0.0016, 'height': 14, 'base': 0.2, 'start': 50}, clouds={'seed': 5.9, 'amount': 0.8}
    )
    scene.put(plain('road', z=-0.02), layer='far')
    tower = Mesh()
    with tower.at(0, 0, 0.6, 12):
        charminar(tower)
    tower.lathe([(19, 0), (19, 0.6)], 'paving', 32)
    scene.put(tower)
    lane = Mesh()
    street(lane, 62, 38, y=-54, heights=(8, 12), seed=4, lit=0.6)
    for i, (x, y) in enumerate(((-13, -46), (13, -44), (-14, -34), (14, -32), (-15, -24), (15, -20))):
        stall(lane, x, y, 0, 90 if x < 0 else -90, ('scarlet', 'emerald', 'azure', 'turmeric')[i % 4])
    scene.put(lane)
    # The end walls of the two nearest houses: lit shops under an awning, shutters above.
    ends = Mesh()
    for side in (-1, 1):
        for x in (20.93, 24.07):
            for leaf in (-0.66, 0.66):
                ends.box(0.4, 0.1, 1.55, 'shutter-green', side * x + leaf, -54.1, 4.18)
            ends.box(1.7, 0.6, 0.14, 'wood', side * x, -54.3, 6.0)
        ends.box(7.1, 0.24, 0.2, 'whitewash', side * 22.5, -54.1, 3.55)
        for x in (20.4, 22.5, 24.6):
            ends.box(1.5, 0.2, 2.3, 'window-lit' if x == 22.5 else 'wood-dark', side * x, -54.16, 0.25)
        ends.quad(
            (side * 19.2, -55.8, 2.6),
            (side * 25.8, -55.8, 2.6),
            (side * 25.8, -54.1, 3.3),
            (side * 19.2, -54.1, 3.3),
            ('saffron', 'emerald')[side > 0],
        )
    scene.put(ends)
    scene.layer = 'life'
    life = Mesh()
    crowd(life, 90, lambda r: (r.uniform(-12, 12), r.uniform(-63, -14)), None, 6)
    auto_rickshaw(life, 5, -40, 0, 100)
    auto_rickshaw(life, -5.6, -26, 0, -70)
    auto_rickshaw(life, -8, -60, 0, 70)
    for y in (-52, -40, -28):
        light_string(life, (-18, y, 9), (18, y + 2, 9), 1.6, 34, 0.13)
    scene.put(life)
    for x, y, z, power in (
        (-17, -20, 3, 1600),
        (17, -20, 3, 1600),
        (0, -22, 3, 1200),
        (0, 0, 4, 900),
        (-17, -20, 24, 1500),
        (17, -20, 24, 1500),
        (0, -24, 34, 900),
        (-14, -18, 44, 700),
        (14, -18, 44, 700),
        (-10, -42, 5, 380),
        (10, -40, 5, 380),
        (0, -54, 6, 300),
        (-4, -68, 5, 260),
        (0, -30, 6, 320),
    ):
        scene.lamp(x, y, z, power, '#ffbf78', 0.3)


def charminar(mesh, material='cream-wall', trim='marble-shade'):
    """The Charminar, 49 m: four great arches, two arcaded storeys and a parapet, a slender minaret at each corner."""
    for _ in four_sides(mesh, 9.6, 9.6):
        arched_wall(mesh, 19.2, 19, material, 5.5, 8.6, 14.6, 0, 3, kind='pointed', open_back=True)
        frame_line(mesh, -6.7, 6.7, 0, 16.4, 0.3, trim)
        frame_line(mesh, -7.4, 7.4, 0, 17.2, 0.16, trim)
        # The clock's disc over the arch.
        with mesh.at(0, -0.1, 15.7, tilt=90):
            mesh.lathe([(0.75, 0), (0.75, 0.1), (0.55, 0.14), (0.03, 0.14)], trim, 24)
        for level, height, bays, share in ((19, 3.6, 6, 0.62), (23.6, 2.6, 14, 0.56)):
            with mesh.at(0, -0.3, level):
                arcade(mesh, 19, height, bays, material, 'shadow', 0.8, open_share=share)
            cornice(mesh, 20.4, level + height, material, trim)
        cornice(mesh, 20.8, 18.6, material, trim)
        for i in range(15):
            with mesh.at((i - 7) * 1.24, -0.5, 26.75):
                mesh.box(0.78, 0.4, 0.9, material)
                mesh.box(0.78, 0.4, 0.45, material, z=0.9, taper=0.1)
    mesh.box(16.4, 16.4, 8, material, z=18.5)
    for x in (-9.8, 9.8):
        for y in (-9.8, 9.8):
            with mesh.at(x, y):
                corner_minaret(mesh, material, trim)


def cornice(mesh, wide, z, material, trim):
    """A shelf with a row of brackets under it, on a wall facing -y."""
    mesh.box(wide, 1.5, 0.28, trim, 0, -0.55, z)
    for i in range(int(wide / 0.95)):
        mesh.box(0.34, 1.0, 0.5, material, (i + 0.5) * 0.95 - wide / 2, -0.5, z - 0.5, taper=1)


def corner_minaret(mesh, material, trim):
    """Twelve-sided, with a gallery of arches at each of four storeys and a petalled dome on the lantern."""
    wide = lambda z: 1.72 - 0.016 * z
    mesh.lathe([(2.2, 0), (2.15, 0.9), (1.85, 1.3), (wide(2), 2)], material, 12, False, start=15)
    levels = (19.6, 27.2, 33.6, 39.2)
    for low, high in zip((1.9, *levels), levels):
        mesh.lathe([(wide(low), low), (wide(high), high)], material, 12, False, start=15)
        mesh.lathe([(wide(low) + 0.08, low + 2.2), (wide(low) + 0.08, low + 2.42)], trim, 12, False, start=15)
        for k in range(12):
            angle = math.radians(30 * k)
            away, base = wide(high) * math.cos(math.pi / 12) + 0.02, high - 3.5
            with mesh.at(away * math.sin(angle), -away * math.cos(angle), base, math.degrees(angle)):
                mesh.add(
                    [(-0.22, 0, 0), (0.22, 0, 0), (0.22, 0, 1.4), (0, 0, 1.95), (-0.22, 0, 1.4)],
                    [(0, 1, 2, 3, 4)],
                    'window',
                )
    for level in levels:
        gallery(mesh, wide(level), level, material, trim)
    lantern = wide(39.2) - 0.1
    for k in range(8):
        angle = math.radians(45 * k + 22.5)
        mesh.tube([(lantern * math.cos(angle), lantern * math.sin(angle), z) for z in (39.2, 42.4)], 0.16, material, 6)
    mesh.lathe([(lantern * 0.55, 39.2), (lantern * 0.55, 42.4)], 'shadow', 10)
    mesh.lathe(
        [(lantern, 42.3), (lantern + 0.55, 42.6), (lantern + 0.55, 42.85), (lantern, 42.95), (lantern, 43.5)],
        trim,
        16,
        False,
    )
    mesh.lathe([(lantern * 1.04, 43.4), (lantern * 1.2, 43.9), (lantern * 1.02, 44.3)], trim, 24, ribs=12, rib=0.14)
    dome(mesh, lantern, material, z=43.9)


def gallery(mesh, radius, z, material, trim):
    """A thin ring on brackets round a minaret, with its balustrade."""
    out = radius + 0.72
    mesh.lathe([(radius, z - 1.0), (radius + 0.14, z - 0.6), (radius + 0.42, z - 0.24), (out, z - 0.06)], material, 24)
    mesh.lathe([(out, z - 0.08), (out + 0.1, z), (out + 0.1, z + 0.14), (radius, z + 0.14)], trim, 24, False)
    for k in range(24):
        angle = math.radians(15 * k)
        x, y = out * math.cos(angle), out * math.sin(angle)
        mesh.tube([(x, y, z + 0.1), (x, y, z + 0.95)], 0.055, material, 5)
    mesh.lathe(
        [(out - 0.09, z + 0.9), (out + 0.09, z + 0.9), (out + 0.09, z + 1.06), (out - 0.09, z + 1.06)], trim, 24, False
    )
