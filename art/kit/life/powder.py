"""Clouds of coloured powder (gulal): ragged puffs that fade at their edges, and the grains around them."""
import bpy
import numpy as np

from kit.colour import linear
from kit.nodes import Nodes


def powder(colour, thick=0.5, grain=0.85, fade=1.25):
    """The name of a material of the given '#rrggbb' that is dense in the middle of a ball and breaks up towards its
    edge; grain is the scale of the noise that tears it, in waves a metre, fade how early it thins out."""
    name = f'powder-{colour}-{thick}-{grain:.2f}-{fade}'
    if bpy.data.materials.get(name):
        return name
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    nodes = Nodes(tree)
    facing = tree.nodes.new('ShaderNodeLayerWeight')
    facing.inputs['Blend'].default_value = 0.5
    depth = nodes.math('POWER', nodes.math('SUBTRACT', 1, facing.outputs['Facing']), fade)
    wisps = nodes.remap(nodes.noise(nodes.add('NewGeometry').outputs['Position'], grain, 7, 0.62), 0.3, 0.66, 0, 1.35)
    amount = nodes.math('MINIMUM', nodes.math('MULTIPLY', nodes.math('MULTIPLY', depth, wisps), thick * 1.25), 0.94)
    clear, cloth, shine, both = (
        tree.nodes.new(f'ShaderNode{kind}') for kind in ('BsdfTransparent', 'BsdfDiffuse', 'Emission', 'AddShader')
    )
    mix, out = tree.nodes.new('ShaderNodeMixShader'), tree.nodes.new('ShaderNodeOutputMaterial')
    cloth.inputs['Color'].default_value = linear(colour)
    # Light scattered inside the cloud is stood in for by a little glow.
    shine.inputs['Color'].default_value, shine.inputs['Strength'].default_value = linear(colour), 0.3
    links = tree.links
    links.new(cloth.outputs[0], both.inputs[0])
    links.new(shine.outputs[0], both.inputs[1])
    links.new(amount, mix.inputs[0])
    links.new(clear.outputs[0], mix.inputs[1])
    links.new(both.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], out.inputs['Surface'])
    return name


def powder_cloud(mesh, x, y, z, size, colour, puffs=9, seed=1, thick=0.5, rise=0.5, grains=260):
    """A burst of powder around (x, y, z), size metres wide, that climbs by rise of its size; grains fly off it."""
    chance = np.random.RandomState(seed)
    name = powder(colour, thick)
    for i in range(puffs):
        t = i / puffs
        away = np.clip(chance.normal(size=3), -1.4, 1.4) * size * (0.1 + 0.28 * t)
        radius = size * (0.36 - 0.16 * t) * chance.uniform(0.7, 1.2)
        mesh.ball(
            (radius * 1.15, radius, radius * 0.9),
            name,
            x + away[0],
            y + away[1] * 0.6,
            z + abs(away[2]) + size * rise * t,
            sides=20,
        )
    if not grains:
        return
    # Grains are single triangles turned to the camera's side: spray, not confetti.
    place = chance.normal(size=(grains, 3)) * size * np.array((0.36, 0.25, 0.3)) + (x, y, z + size * rise * 0.55)
    place[:, 2] = np.maximum(place[:, 2], 0.2)
    width = size * 0.006 * chance.uniform(0.5, 1.5, (grains, 1))
    corners = np.stack([place + width * (-1, 0, -0.6), place + width * (1, 0, -0.6), place + width * (0, 0, 1)], axis=1)
    mesh.add(corners.reshape(-1, 3), np.arange(grains * 3).reshape(-1, 3), colour)
