"""A thin layer over Blender's shader nodes, so that materials read as arithmetic."""
import bpy

from kit.colour import linear


class Nodes:
    """Adds nodes to one tree; values may be numbers, colours ('#rrggbb') or sockets."""

    def __init__(self, tree):
        self.tree = tree

    def add(self, kind, **inputs):
        """A node of the given kind; inputs by name or, as in0, in1, by index."""
        node = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in inputs.items():
            socket = (
                node.inputs[int(key[2:])]
                if key[:2] == 'in' and key[2:].isdigit()
                else node.inputs[key.replace('_', ' ')]
            )
            self.set(socket, value)
        return node

    def set(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, str):
            socket.default_value = linear(value)
        elif value is not None:
            socket.default_value = value

    def math(self, operation, a, b=None):
        node = self.add('Math', in0=a, in1=b)
        node.operation = operation
        return node.outputs[0]

    def vector(self, operation, a, b=None):
        node = self.add('VectorMath', in0=a, in1=b)
        node.operation = operation
        return node.outputs['Value' if operation in ('DISTANCE', 'DOT_PRODUCT', 'LENGTH') else 'Vector']

    def split(self, vector):
        return self.add('SeparateXYZ', in0=vector).outputs

    def mix(self, amount, a, b, blend='MIX'):
        node = self.add('MixRGB', in0=amount, in1=a, in2=b)
        node.blend_type = blend
        return node.outputs[0]

    def ramp(self, value, stops, interpolation='LINEAR'):
        """A colour ramp over (position, colour) stops."""
        node = self.add('ValToRGB', in0=value)
        node.color_ramp.interpolation = interpolation
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position = position
            element.color = linear(colour) if isinstance(colour, str) else colour
        return node.outputs[0]

    def remap(self, value, low, high, to_low=0, to_high=1, smooth=False):
        node = self.add('MapRange', in0=value, in1=low, in2=high, in3=to_low, in4=to_high)
        if smooth:
            node.interpolation_type = 'SMOOTHSTEP'
        return node.outputs[0]

    def noise(self, vector, scale, detail=4, roughness=0.5, distortion=0):
        node = self.add(
            'TexNoise', Vector=vector, Scale=scale, Detail=detail, Roughness=roughness, Distortion=distortion
        )
        return node.outputs['Fac']

    def stretch(self, vector, scale):
        return self.add('Mapping', in0=vector, Scale=scale).outputs[0]

    def bump(self, height, strength, distance, normal=None):
        return self.add('Bump', Height=height, Strength=strength, Distance=distance, Normal=normal).outputs[0]

    def camera_or_glossy(self):
        """1 for rays that make the picture or a reflection in it, else 0."""
        path = self.add('LightPath').outputs
        return self.math('MINIMUM', self.math('ADD', path['Is Camera Ray'], path['Is Glossy Ray']), 1)
