"""Uttarayan morning in old Ahmedabad: kites over the roofs, families on the terraces."""
from kit.architecture.domes import chhatri, minaret
from kit.architecture.rajput import haveli
from kit.life.birds import kite
from kit.life.people import man, woman
from kit.mesh import Mesh
from kit.nature.terrain import plain
from kit.stage.backdrops import skyline

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'Dozens of paper kites over the terraces of old Ahmedabad on a clear January morning, families with spools on every roof.',
}
PAPER = (
    ('flag-red', 'flag-yellow'),
    ('flag-blue', 'flag-white'),
    ('magenta', 'turmeric'),
    ('emerald', 'ivory'),
    ('violet', 'flag-yellow'),
    ('scarlet', 'scarlet'),
)


def build(scene):
    scene.camera((4, -34, 12.5), (-1, 10, 16.2), lens=34)
    scene.light(
        sun=-110, elevation=20, haze={'density': 0.003, 'height': 16, 'start': 30}, clouds={'seed': 6.6, 'amount': 0.45}
    )
    scene.put(plain('dust', z=-0.1), layer='far')
    skyline(scene, 180, 620, 110, (7, 15), ('cream-wall', 'ochre-wall', 'pink-wall', 'whitewash'), 0, 3)
    town, chance = Mesh(), scene.random
    roofs = []
    for row in range(6):
        for i in range(9):
            x, y = -54 + i * 13 + (row % 2) * 5 + chance.uniform(-1, 1), -12 + row * 14
            high = 6.6 + chance.uniform(0, 3.6) + (1.2 if abs(x) > 14 and row < 2 else 0)
            haveli(
                town,
                11.6,
                10,
                high,
                ('ochre-wall', 'pink-wall', 'blue-wall', 'cream-wall', 'green-wall', 'whitewash')[(i + row * 2) % 6],
                'cream-wall',
                x,
                y,
                0,
                i + row * 9,
            )
            roofs.append((x, y, high))
    for x in (-20, 8):
        minaret(town, 2, 27, 'sand-stone', x, 78, 0, 'sand-stone-pale', 4, 0.3)
    chhatri(town, 2, 3, 'sand-stone', 'sand-stone-pale', x=-6, y=79, z=14)
    scene.put(town)
    scene.layer = 'life'
    life = Mesh()
    flyers = []
    for n, (x, y, high) in enumerate(roofs):
        for _ in range(5 if y < 40 else 3):
            px, py = x + chance.uniform(-4.6, 4.6), y + chance.uniform(-4, 4)
            if chance.random() < 0.5:
                woman(
                    life,
                    chance.choice(('scarlet', 'magenta', 'turmeric', 'teal', 'violet')),
                    px,
                    py,
                    high + 0.1,
                    1.05,
                    chance.uniform(0, 360),
                )
            else:
                man(
                    life,
                    chance.choice(('ivory', 'azure', 'turmeric', 'emerald', 'scarlet')),
                    'indigo',
                    px,
                    py,
                    high + 0.1,
                    1.08,
                    chance.uniform(0, 360),
                )
                flyers.append((px, py, high + 1.6))
    for i in range(46):
        x, y, z = chance.uniform(-34, 34), chance.uniform(-6, 60), chance.uniform(17, 38)
        kite(
            life,
            x,
            y,
            z,
            chance.uniform(1.0, 1.9),
            PAPER[i % 6],
            chance.uniform(-35, 35),
            i % 3 == 0,
            flyers[i % len(flyers)] if i % 4 == 0 else None,
        )
    for i, (x, y, z, size) in enumerate(
        ((-7, -8, 18.5, 1.5), (6.6, -6, 20, 1.6), (-1.4, -2, 22.6, 1.5), (12, 2, 17.6, 1.4), (-13, 0, 20.4, 1.4))
    ):
        kite(life, x, y, z, size, PAPER[i], (-20, 15, 5, -10, 25)[i], True, flyers[i])
    scene.put(life)
