"""The white Lake Palace afloat on Pichola in the morning, women on the near ghat, a royal barge passing."""
import math

from kit.architecture.arches import arcade
from kit.architecture.domes import ROUND, chhatri, dome
from kit.life.birds import flock_in
from kit.life.boats import rowing_boat
from kit.life.people import man, woman
from kit.life.work import little_one, person, stream
from kit.mesh import Mesh
from kit.nature.palms import coconut_palm
from kit.nature.terrain import water_sheet
from kit.nature.trees import broadleaf
from kit.stage.backdrops import blue_hills

PICTURE = {
    'hour': 'gold',
    'palette': 'gold-blue',
    'alt': 'Women wash and fill brass pots on a ghat of Lake Pichola in morning light, the white marble Lake Palace of Udaipur afloat before the hills.',
}


def build(scene):
    scene.camera((-30, -112, 3.4), (-5, 0, 9.9), lens=34.5, lift=0.03, focus=17, fstop=0.9)
    scene.light(
        sun=-126,
        elevation=20,
        haze={'density': 0.0012, 'height': 16, 'base': 0.22, 'start': 90},
        clouds={'seed': 11.8, 'amount': 0.8, 'low': 0.46, 'high': 0.7},
    )
    scene.put(water_sheet('lake', 0, 3000, -160))
    scene.material('dry-hills', meadow=('#8f8a5c', '#6f7a4e'), rock=('#9b8468', '#7a6853'))
    blue_hills(scene, 'dry-hills', near=420, count=4, height=60, base=0, width=1800, seed=5)
    palace = Mesh()
    lake_palace(palace)
    scene.put(palace)
    scene.scatter(
        [broadleaf(30 + i, 7, 'leaf-dark', spread=1.1, cards=300, card=0.3) for i in range(3)],
        22,
        ((-40, 40), (14, 24)),
        lambda x, y: x * 0 + 6,
        seed=4,
    )
    for x, y in ((-20, 16), (8, 18), (26, 15)):
        scene.put(coconut_palm(int(abs(x)) % 4, 12, (1, 0)), x, y, 6)
    scene.layer = 'life'
    life = Mesh()
    rowing_boat(life, -4, -48, 0, 16, 10, 'ivory', 6, 'scarlet')
    man(life, 'scarlet', 'ivory', -8, -49.2, 0.5, 1.05, 90, 'turmeric')
    ghat(life)
    rowing_boat(life, 26, -30, 0, 165, 8, 'azure', 3, None, 4)
    flock_in(life, 12, (-50, -16), (-10, 20), (20, 30), 0.9, 'white-bird')
    scene.put(life)


def ghat(mesh):
    """A corner of stone steps: one brings a pot, one washes cloth, one pours water, a boy looks at the lake."""
    for i in range(5):
        mesh.box(30 + i * 0.9, 18 + i * 0.9, 0.34, 'step', -42.6, -105.4, 0.9 - i * 0.32)
    woman(mesh, 'saffron', -33.2, -95.6, 1.24, 1.12, 96, True, False, 'load')
    with mesh.at(-31.2, -98.3, 1.24, 52, 1.12):
        person(mesh, 'wash', 'saree', 'emerald', 'turmeric', head='veil')
        mesh.ball((0.3, 0.22, 0.08), 'ivory', 0, -0.66, 0.06, 12)
    with mesh.at(-28.8, -99.0, 1.24, 128, 1.12):
        person(mesh, 'pour', 'saree', 'magenta')
        mesh.lathe([(0.07, 1.3), (0.12, 1.36), (0.12, 1.42), (0.06, 1.48), (0.08, 1.52)], 'brass', 16, x=0.16, y=-0.46)
        stream(mesh, (0.16, -0.54, 1.46), (0.05, -0.78, 0.38))
        mesh.lathe([(0.1, 0), (0.2, 0.1), (0.2, 0.2), (0.1, 0.3), (0.13, 0.36)], 'brass', 18, x=0.05, y=-0.8)
    little_one(mesh, 'lean', '#86a3b6', -30.0, -96.6, 1.24, 132, 1.16)
    for x, y, size in ((-28.5, -97.4, 1.0), (-28.9, -97.0, 0.8)):
        with mesh.at(x, y, 1.24, 0, size):
            mesh.lathe([(0.1, 0), (0.2, 0.1), (0.2, 0.2), (0.1, 0.3), (0.13, 0.36)], 'brass', 18)


def lake_palace(mesh):
    """Jag Niwas: a long white water front of arcades and jharokhas, roof kiosks, a domed corner and a landing."""
    white = 'marble'
    mesh.box(104, 46, 2.4, 'marble-shade', 0, 18, -1)
    blocks = ((-42, 20, 9), (-23, 18, 6.6), (-5, 18, 9.4), (13, 18, 7), (31, 18, 10), (46, 12, 7.4))
    for i, (x, width, high) in enumerate(blocks):
        mesh.box(width, 16, high, white, x, 9, 1.4)
        with mesh.at(x, 0.3, 1.4):
            arcade(
                mesh,
                width,
                4.2,
                int(width / 2.4),
                white,
                'window-lit' if i % 2 else 'recess',
                0.7,
                'cusped',
                0.6,
                0.4,
                0.84,
            )
            mesh.box(width + 0.3, 0.9, 0.24, 'marble-shade', 0, 0, 4.2)
            for k in range(int(width / 3)):
                px = -width / 2 + 1.5 + k * 3
                mesh.box(1.7, 0.14, 2.3, 'marble-shade', px, 0.62, 4.8)
                mesh.box(1.0, 0.2, 1.5, 'window-lit' if (k * 5 + i) % 3 == 0 else 'recess', px, 0.6, 5.1)
                mesh.box(1.9, 0.7, 0.16, white, px, 0.4, 7.1 if high > 7.2 else 6.8)
            mesh.box(width + 0.6, 1.4, 0.3, white, 0, 0.4, high)
        for px in (x - width / 2 + 1.2, x + width / 2 - 1.2):
            chhatri(mesh, 1.2, 1.9, white, white, x=px, y=2, z=high + 1.4)
    dome(mesh, 4, white, 31, 10, 11.4, ROUND, ribs=20, rib=0.04)
    mesh.box(22, 12, 12.6, white, -4, 26, 1.4)
    for x in (-13, 5):
        chhatri(mesh, 2, 3, white, white, x=x, y=21, z=14)
    chhatri(mesh, 3, 4.4, white, white, x=-4, y=24, z=14)
    mesh.box(10, 5, 0.8, 'marble-shade', -5, -3, 0)
    for x in (-9, -1):
        chhatri(mesh, 1.0, 2.2, white, white, x=x, y=-4.6, z=0.8)
