"""Clouds of coloured powder (gulal): soft balls that fade at their edges."""
import bpy
import numpy as np

from kit.colour import linear


def powder(colour, thick=.5):
    """The name of a material of the given '#rrggbb' that is dense in the middle of a ball and clear at its edge."""
    name = f'powder-{colour}-{thick}'
    if bpy.data.materials.get(name):
        return name
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes.clear()
    facing, invert, power, share = nodes.new('ShaderNodeLayerWeight'), nodes.new('ShaderNodeMath'), nodes.new('ShaderNodeMath'), nodes.new('ShaderNodeMath')
    facing.inputs['Blend'].default_value = .5
    invert.operation, power.operation, share.operation = 'SUBTRACT', 'POWER', 'MULTIPLY'
    invert.inputs[0].default_value, power.inputs[1].default_value, share.inputs[1].default_value = 1, 1.5, thick
    clear, cloth, shine, both = (nodes.new(f'ShaderNode{kind}') for kind in ('BsdfTransparent', 'BsdfDiffuse', 'Emission', 'AddShader'))
    mix, out = nodes.new('ShaderNodeMixShader'), nodes.new('ShaderNodeOutputMaterial')
    cloth.inputs['Color'].default_value = linear(colour)
    # Light scattered inside the cloud is stood in for by a little glow.
    shine.inputs['Color'].default_value, shine.inputs['Strength'].default_value = linear(colour), .35
    links.new(cloth.outputs[0], both.inputs[0])
    links.new(shine.outputs[0], both.inputs[1])
    links.new(facing.outputs['Facing'], invert.inputs[1])
    links.new(invert.outputs[0], power.inputs[0])
    links.new(power.outputs[0], share.inputs[0])
    links.new(share.outputs[0], mix.inputs[0])
    links.new(clear.outputs[0], mix.inputs[1])
    links.new(both.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], out.inputs['Surface'])
    return name


def powder_cloud(mesh, x, y, z, size, colour, puffs=9, seed=1, thick=.5, rise=.5):
    """A burst of powder around (x, y, z), size metres wide, that climbs by rise of its size."""
    chance = np.random.RandomState(seed)
    name = powder(colour, thick)
    for i in range(puffs):
        t = i / puffs
        away = chance.normal(size=3) * size * (.1 + .28 * t)
        radius = size * (.36 - .16 * t) * chance.uniform(.7, 1.2)
        mesh.ball((radius * 1.15, radius, radius * .9), name, x + away[0], y + away[1] * .6, z + abs(away[2]) + size * rise * t, sides=14)
