"""Turf: grass cards on every lawn and meadow near the camera, put there by the scene once it is built."""
import math

import bpy
import numpy as np
from mathutils import Vector

from kit.mesh import Mesh
from kit.nature.ground_cover import grass_tuft

TURF = {
    'lawn': (0.16, 'grass'),
    'meadow': (0.3, 'grass'),
    'field': (0.26, 'grass'),
    'forest-floor': (0.28, 'grass'),
    'green-hills': (0.26, 'grass'),
    'dry-hills': (0.2, 'grass-dry'),
}
"""How high it grows, in metres, and its leaf, by the ground's material."""


def grow_turf(scene, count=15000, nearest=3.0, farthest=75.0):
    """Scatter tufts over upward faces of TURF materials that the camera sees; nothing grows through what stands
    there."""
    grounds = [
        thing
        for thing in bpy.data.objects
        if thing.type == 'MESH' and any(slot.name in TURF for slot in thing.data.materials if slot)
    ]
    camera = bpy.context.scene.camera
    if not grounds or camera is None:
        return
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    chance = np.random.RandomState(11)
    spread = math.atan(18 / camera.data.lens) * 1.1
    ahead = math.atan2(*(camera.matrix_world.to_quaternion() @ Vector((0, 0, -1)))[:2])
    tufts = {
        name: [
            grass_tuft(90 + i, 34, tall * size, tall * 1.5, leaf, 0.012 + tall * 0.02)
            for i, size in enumerate((0.7, 1, 1.35))
        ]
        for name, (tall, leaf) in TURF.items()
    }
    places = {}
    # Evenly in the picture, not on the ground: the nearer, the denser.
    for _ in range(count):
        away = nearest * (farthest / nearest) ** chance.rand()
        angle = ahead + chance.uniform(-spread, spread)
        start = Vector(
            (
                camera.location.x + math.sin(angle) * away,
                camera.location.y + math.cos(angle) * away,
                camera.location.z + 40,
            )
        )
        found, spot, normal, face, thing, _ = bpy.context.scene.ray_cast(graph, start, Vector((0, 0, -1)))
        if not found or thing.type != 'MESH' or normal.z < 0.6:
            continue
        slots = thing.data.materials
        name = slots[thing.data.polygons[face].material_index].name if len(slots) else ''
        if name not in TURF:
            continue
        key = thing.users_collection[0].name, name, chance.randint(3)
        places.setdefault(key, []).append(
            (spot.x, spot.y, spot.z - 0.02, chance.uniform(0, 6.283), chance.uniform(0.6, 1.1))
        )
    for (layer, name, size), spots in places.items():
        _sow(scene, tufts[name][size], spots, layer)


def _sow(scene, tuft, spots, layer):
    """One object that stands on every spot (x, y, z, turn, scale): thousands of objects take longer to lay than to
    render."""
    seeds = Mesh()
    for x, y, z, turn, scale in spots:
        corners = [
            (
                x + math.cos(turn + k * math.pi / 2) * scale * 0.7071,
                y + math.sin(turn + k * math.pi / 2) * scale * 0.7071,
                z,
            )
            for k in range(4)
        ]
        seeds.add(corners, [(0, 1, 2, 3)], 'shadow')
    parent, child = scene.put(seeds, layer=layer), scene.put(tuft, layer=layer)
    child.parent = parent
    parent.instance_type, parent.use_instance_faces_scale, parent.show_instancer_for_render = 'FACES', True, False
