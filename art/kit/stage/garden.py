"""A Mughal charbagh: lawns, a long pool, paths, hedges, cypresses and trees."""
from kit.mesh import Mesh
from kit.nature.trees import broadleaf, bush, cypress


def charbagh(
    scene,
    near=-250,
    far=-66,
    pool=11.5,
    water='pool',
    path='paving',
    edge='marble-shade',
    cypress_height=8.2,
    tree_leaf='leaf',
    clear=lambda x, y: False,
    back=(62, 150),
):
    """Lay out a garden with its pool along y from near to far, centred on x = 0; clear(x, y) keeps trees away."""
    middle, length = (near + far) / 2, far - near
    garden = Mesh()
    garden.box(1600, 1400, 0.6, 'lawn', 0, 100, -0.62)
    garden.box(pool + 1.8, length + 1.6, 0.06, edge, 0, middle, 0.02)
    for side in (-1, 1):
        for offset, width, height, material, extra in (
            (0.55, 0.9, 0.55, edge, 0),
            (4.0, 6, 0.1, path, 20),
            (7.2, 0.5, 0.22, 'red-stone', 0),
            (9.2, 1.3, 0.75, 'hedge', -6),
            (28.5, 5, 0.07, path, 0),
        ):
            garden.box(width, length + extra, height, material, side * (pool / 2 + offset), middle)
    garden.box(pool, 0.9, 0.55, edge, 0, far + 0.9)
    scene.put(garden)
    sheet = Mesh()
    sheet.quad((-pool / 2, near, 0.22), (pool / 2, near, 0.22), (pool / 2, far, 0.22), (-pool / 2, far, 0.22), water)
    scene.put(sheet)
    cypresses = [cypress(seed, cypress_height) for seed in range(3)]
    trees = [broadleaf(seed + 5, 11, tree_leaf, card=0.42) for seed in range(4)]
    chance = scene.random
    steps = int(length / 7.4)
    for i in range(steps):
        y = far - 4 - i * 7.4
        for side in (-1, 1):
            wide = 0.62 + 0.08 * chance.random()
            scene.put(
                cypresses[(i + side) % 3],
                side * (pool / 2 + 10.6),
                y,
                0,
                chance.uniform(0, 360),
                (wide, wide, 0.66 + 0.1 * chance.random()),
            )
    scene.scatter(
        trees,
        330,
        lambda r: (r.choice((-1, 1)) * (38 + r.random() ** 0.8 * 150), r.uniform(near + 55, 57)),
        keep=lambda x, y, z: not clear(x, y) and not (y > far and abs(x) < 64),
        seed=4,
    )
    scene.scatter(trees, 120, ((-380, 380), back), scale=(1.1, 1.7), sink=6, seed=5)
    scene.scatter(
        [bush(2, 1.3), bush(3, 1.3, 'blossom-pink')],
        130,
        lambda r: (r.choice((-1, 1)) * r.uniform(pool / 2 + 11.5, 36), r.uniform(near + 30, far - 5)),
        seed=6,
    )
