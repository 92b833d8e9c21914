"""Town stages: an open square, a boulevard, a garden front and a room open to the camera."""
import numpy as np

from kit.architecture.arches import arcade
from kit.life.people import crowd
from kit.mesh import Mesh
from kit.nature.terrain import plain
from kit.nature.trees import broadleaf, bush


def square(scene, paving='paving', trees=40, people=26, wide=60, leaf='leaf', lawn=False, spread=(26, 120)):
    """A paved square before a building at y = 0, trees at its sides, people crossing it. Camera at about (0, -80,
    4)."""
    scene.put(plain('lawn' if lawn else 'dust', z=-0.06), layer='far')
    floor = Mesh()
    floor.box(wide * (0.5 if lawn else 2.6), 170, 0.1, paving, 0, -40, -0.1)
    scene.put(floor)
    wood = [broadleaf(90 + i, 10, leaf, spread=1.2, cards=300, card=0.36) for i in range(3)]
    scene.scatter(wood, trees, lambda r: (r.choice((-1, 1)) * r.uniform(*spread), r.uniform(-34, 70)), seed=6)
    if people:
        walkers = Mesh()
        crowd(walkers, people, lambda r: (r.uniform(-wide * 0.4, wide * 0.4), r.uniform(-58, -6)), seed=4)
        scene.put(walkers, layer='life')


def flower_beds(scene, x_range, y_range, count=60, flowers=('blossom-pink', 'marigold', 'blossom-red'), seed=3):
    """Beds of flowering bushes."""
    scene.scatter(
        [bush(i, 0.9, flower) for i, flower in enumerate(flowers)],
        count,
        (x_range, y_range),
        seed=seed,
        scale=(0.6, 1.1),
    )


def room(scene, width=12, depth=9, height=5, wall='ochre-wall', floor='terracotta', pillars='wood', open_windows=3):
    """A hall seen from its open front: floor, side walls, a back wall with arched openings, wooden pillars."""
    hall = Mesh()
    hall.box(width + 8, depth + 10, 0.3, floor, 0, depth / 2 - 3, -0.3)
    with hall.at(0, depth, 0):
        arcade(
            hall,
            width,
            height,
            open_windows,
            wall,
            depth=0.6,
            kind='cusped',
            open_share=0.5,
            apex=0.74,
            base=0.9,
            open_back=True,
        )
    for side in (-1, 1):
        with hall.at(side * width / 2, depth / 2, 0, -90 * side):
            arcade(hall, depth, height, 2, wall, 'shadow', 0.5, 'cusped', 0.5, 0.74)
        if pillars:
            for y in (0.4, depth * 0.55):
                hall.lathe(
                    [
                        (0.36, 0),
                        (0.34, 0.3),
                        (0.2, 0.5),
                        (0.17, height * 0.7),
                        (0.3, height * 0.78),
                        (0.2, height * 0.84),
                        (0.4, height * 0.95),
                        (0.4, height),
                    ],
                    pillars,
                    14,
                    x=side * (width / 2 - 1.2),
                    y=y,
                )
    hall.box(width + 1, depth + 0.6, 0.3, 'wood-dark', 0, depth / 2, height)
    for i in range(7):
        hall.box(width, 0.25, 0.35, 'wood', 0, depth * i / 6, height - 0.35)
    scene.put(hall)


def tree_avenue(scene, x=9, y_range=(-40, 80), step=9, leaf='leaf', height=10):
    """Two rows of trees along y."""
    wood = [broadleaf(95 + i, height, leaf, spread=1.1, cards=300) for i in range(3)]
    for i, y in enumerate(np.arange(*y_range, step)):
        for side in (-1, 1):
            scene.put(wood[i % 3], side * x, float(y), 0, i * 77 + side * 30, 0.9 + 0.2 * ((i * 7) % 5) / 5)
