"""Fruit trees of the hills."""
import bmesh
import bpy

from kit.life.farming import fruit_on
from kit.mesh import Mesh
from kit.nature.trees import broadleaf


def apple_tree(seed, fruit='#c8342c', height=4.6):
    """A round young apple tree hung with fruit, as mesh data to scatter."""
    tree = broadleaf(70 + seed, height, spread=1.15, clouds=8, cards=300, card=0.2, low=0.3)
    hung, size = Mesh(), height / 4.6
    for x, y, z, r in ((0, 0, 2.9, 1.15), (1.0, 0.3, 2.6, 0.9), (-1.0, -0.3, 2.6, 0.9), (0.2, -1.0, 2.5, 0.95)):
        fruit_on(
            hung,
            (x * size, y * size, z * size),
            (r * size, r * size, r * size * 0.9),
            40,
            fruit,
            0.062,
            seed + int(10 * abs(x)),
        )
    joined, added = bmesh.new(), hung.data('fruit')
    joined.from_mesh(tree)
    first = len(joined.faces)
    joined.from_mesh(added)
    joined.faces.ensure_lookup_table()
    for face in joined.faces[first:]:
        face.material_index += len(tree.materials)
    for material in added.materials:
        tree.materials.append(material)
    joined.to_mesh(tree)
    joined.free()
    bpy.data.meshes.remove(added)
    return tree
