"""Mesh: collects simple solids under a stack of transforms and makes one Blender object."""
import math
from contextlib import contextmanager

import bpy
import numpy as np
from mathutils import Matrix


class Mesh:
    """Parts add themselves around the current origin; `at` moves that origin. Lengths in metres."""

    def __init__(self):
        self._verts, self._faces, self._materials = [], [], []
        self._count = 0
        self._matrix = Matrix.Identity(4)

    @contextmanager
    def at(self, x=0, y=0, z=0, turn=0, scale=1, tilt=0, roll=0):
        """Work around another origin; turn about z, tilt about x, roll about y, in degrees."""
        size = (scale, scale, scale) if isinstance(scale, (int, float)) else scale
        move = (
            Matrix.Translation((x, y, z))
            @ Matrix.Rotation(math.radians(turn), 4, 'Z')
            @ Matrix.Rotation(math.radians(roll), 4, 'Y')
            @ Matrix.Rotation(math.radians(tilt), 4, 'X')
            @ Matrix.Diagonal((*size, 1))
        )
        before = self._matrix
        self._matrix = before @ move
        try:
            yield self
        finally:
            self._matrix = before

    @property
    def size(self):
        """How many points it holds so far: what tells apart things built one after another."""
        return self._count

    def _slot(self, material):
        if material not in self._materials:
            self._materials.append(material)
        return self._materials.index(material)

    def add(self, verts, faces, material, smooth=False):
        """Add vertices (n, 3) and faces: index tuples of any length, or an (n, k) array."""
        verts = np.asarray(verts, float).reshape(-1, 3)
        matrix = np.array(self._matrix)
        self._verts.append(verts @ matrix[:3, :3].T + matrix[:3, 3])
        slot = self._slot(material)
        if isinstance(faces, np.ndarray):
            groups = [faces]
        else:
            by_size = {}
            for face in faces:
                by_size.setdefault(len(face), []).append(face)
            groups = [np.array(group) for group in by_size.values()]
        for group in groups:
            if len(group):
                self._faces.append((group + self._count, slot, smooth))
        self._count += len(verts)

    def quad(self, a, b, c, d, material):
        """One flat four-sided face."""
        self.add([a, b, c, d], [(0, 1, 2, 3)], material)

    def box(self, width, depth, height, material, x=0, y=0, z=0, taper=1):
        """A box standing on z, centred on (x, y); taper scales its top."""
        w, d = width / 2, depth / 2
        corners = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
        verts = [(x + i * w, y + j * d, z) for i, j in corners]
        verts += [(x + i * w * taper, y + j * d * taper, z + height) for i, j in corners]
        faces = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
        self.add(verts, faces, material)

    def lathe(self, profile, material, sides=32, smooth=True, x=0, y=0, z=0, oval=(1, 1), start=0, ribs=0, rib=0):
        """Turn a profile of (radius, height) pairs about z; ribs flutes of relative depth rib."""
        profile = np.array(profile, float)
        angles = np.arange(sides) * 2 * math.pi / sides + math.radians(start)
        flute = 1 - rib * np.abs(np.sin(angles * ribs / 2)) if ribs else 1
        verts = np.stack(
            [
                np.outer(profile[:, 0], np.cos(angles) * flute) * oval[0] + x,
                np.outer(profile[:, 0], np.sin(angles) * flute) * oval[1] + y,
                np.repeat(profile[:, 1:2], sides, axis=1) + z,
            ],
            axis=-1,
        ).reshape(-1, 3)
        ring = np.arange(sides)
        following = (ring + 1) % sides
        rows = np.arange(len(profile) - 1)[:, None] * sides
        faces = np.stack([rows + ring, rows + following, rows + sides + following, rows + sides + ring], axis=-1)
        self.add(verts, faces.reshape(-1, 4), material, smooth)
        if profile[-1, 0] > 0.02:
            top = verts[-sides:]
            self.add(top, [tuple(range(sides))], material)

    def tube(self, path, radius, material, sides=6, smooth=True):
        """A round tube along a path; radius is one number or one for each point."""
        path = np.array(path, float)
        count = len(path)
        radius = np.broadcast_to(np.array(radius, float), (count,))
        # One fixed "up" for the whole tube, or its rings would flip where the path turns.
        up = np.eye(3)[int(np.argmin(np.abs(np.diff(path, axis=0)).sum(axis=0)))]
        tangent = path[np.minimum(np.arange(count) + 1, count - 1)] - path[np.maximum(np.arange(count) - 1, 0)]
        tangent /= np.linalg.norm(tangent, axis=1)[:, None] + 1e-9
        across = np.cross(tangent, up)
        across /= np.linalg.norm(across, axis=1)[:, None] + 1e-9
        over = np.cross(across, tangent)
        angles = np.arange(sides) * 2 * math.pi / sides
        verts = path[:, None] + radius[:, None, None] * (
            across[:, None] * np.cos(angles)[None, :, None] + over[:, None] * np.sin(angles)[None, :, None]
        )
        ring = np.arange(sides)
        following = (ring + 1) % sides
        rows = np.arange(count - 1)[:, None] * sides
        faces = np.stack([rows + ring, rows + following, rows + sides + following, rows + sides + ring], axis=-1)
        self.add(verts.reshape(-1, 3), faces.reshape(-1, 4), material, smooth)
        self.add(verts[[0, -1]].reshape(-1, 3), [tuple(range(sides)), tuple(range(sides, 2 * sides))], material)

    def ball(self, radii, material, x=0, y=0, z=0, sides=14):
        """An ellipsoid around (x, y, z) with radii (rx, ry, rz) or one number."""
        rx, ry, rz = (radii,) * 3 if isinstance(radii, (int, float)) else radii
        angles = np.linspace(-math.pi / 2, math.pi / 2, sides // 2 + 2)
        self.lathe(
            [(max(1e-3, math.cos(a)), math.sin(a) * rz) for a in angles], material, sides, True, x, y, z, (rx, ry)
        )

    def grid(self, xs, ys, zs, material, smooth=True):
        """A sheet over two-dimensional arrays of coordinates."""
        rows, columns = xs.shape
        first = (np.arange(rows - 1)[:, None] * columns + np.arange(columns - 1)[None, :]).reshape(-1)
        faces = np.stack([first, first + 1, first + columns + 1, first + columns], axis=-1)
        self.add(np.stack([xs, ys, zs], axis=-1).reshape(-1, 3), faces, material, smooth)

    def loft(self, sections, material, smooth=True, closed=False):
        """Skin a list of equally long sections (each a list of points)."""
        sections = np.array(sections, float)
        count, width = sections.shape[:2]
        ring = np.arange(width if closed else width - 1)
        following = (ring + 1) % width
        rows = np.arange(count - 1)[:, None] * width
        faces = np.stack([rows + ring, rows + following, rows + width + following, rows + width + ring], axis=-1)
        self.add(sections.reshape(-1, 3), faces.reshape(-1, 4), material, smooth)

    def data(self, name):
        """The Blender mesh, its materials taken from the palette."""
        from kit.materials import get_material

        mesh = bpy.data.meshes.new(name)
        verts = np.concatenate(self._verts) if self._verts else np.zeros((0, 3))
        loops = np.concatenate([faces.reshape(-1) for faces, _, _ in self._faces])
        totals = np.concatenate([np.full(len(faces), faces.shape[1]) for faces, _, _ in self._faces])
        slots = np.concatenate([np.full(len(faces), slot) for faces, slot, _ in self._faces])
        smooth = np.concatenate([np.full(len(faces), flag) for faces, _, flag in self._faces])
        mesh.vertices.add(len(verts))
        mesh.vertices.foreach_set('co', verts.astype(np.float32).reshape(-1))
        mesh.loops.add(len(loops))
        mesh.loops.foreach_set('vertex_index', loops.astype(np.int32))
        mesh.polygons.add(len(totals))
        mesh.polygons.foreach_set('loop_start', np.concatenate([[0], np.cumsum(totals)[:-1]]).astype(np.int32))
        mesh.polygons.foreach_set('loop_total', totals.astype(np.int32))
        mesh.polygons.foreach_set('material_index', slots.astype(np.int32))
        mesh.polygons.foreach_set('use_smooth', smooth.astype(bool))
        for material in self._materials:
            mesh.materials.append(get_material(material))
        mesh.update(calc_edges=True)
        return mesh


def fuse(data, voxel=0.045, rounds=6):
    """Melt overlapping solids into one smooth skin (for animals), keeping the first material."""
    source = bpy.data.objects.new('fuse', data)
    bpy.context.scene.collection.objects.link(source)
    remesh = source.modifiers.new('remesh', 'REMESH')
    remesh.mode, remesh.voxel_size = 'VOXEL', voxel
    smooth = source.modifiers.new('smooth', 'SMOOTH')
    smooth.iterations, smooth.factor = rounds, 0.6
    graph = bpy.context.evaluated_depsgraph_get()
    result = bpy.data.meshes.new_from_object(source.evaluated_get(graph))
    bpy.data.objects.remove(source)
    result.materials.clear()
    result.materials.append(data.materials[0])
    result.polygons.foreach_set('material_index', np.zeros(len(result.polygons), np.int32))
    result.polygons.foreach_set('use_smooth', np.ones(len(result.polygons), bool))
    return result


def _points(data, what='vertices'):
    found = getattr(data, what)
    values = np.empty(len(found) * 3, np.float32)
    found.foreach_get('co' if what == 'vertices' else 'center', values)
    return values.reshape(-1, 3)


def paint(data, materials, rule):
    """Give each face of a skin one of materials: rule(x, y, z) of the face centres gives their numbers."""
    from kit.materials import get_material

    data.materials.clear()
    for name in materials:
        data.materials.append(get_material(name))
    data.polygons.foreach_set('material_index', rule(*_points(data, 'polygons').T).astype(np.int32))
    data.update()
    return data


def swell(data, amount):
    """Move the vertices of a skin along their normals by amount(x, y, z) metres."""
    places, normals = _points(data), np.empty(len(data.vertices) * 3, np.float32)
    data.vertices.foreach_get('normal', normals)
    places += normals.reshape(-1, 3) * amount(*places.T)[:, None]
    data.vertices.foreach_set('co', places.reshape(-1))
    data.update()
    return data
