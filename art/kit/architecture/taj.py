"""The Taj Mahal and its two flanking buildings, centred on the tomb, facing -y."""
import math

from kit.architecture.arches import arched_wall, arcade, frame_line
from kit.architecture.domes import chhatri, dome, minaret

HALF, CHAMFER, PLINTH = 28.5, 9.2, 6.7
WALL, PORTAL, PORTAL_WIDTH = 24.5, 31.5, 20.5


def taj_mahal(mesh, material='marble'):
    """The marble tomb: chamfered cube, great onion dome, four chhatris, four minarets on the plinth's corners."""
    shade = 'marble-shade'
    for turn in (0, 90, 180, 270):
        with mesh.at(turn=turn):
            with mesh.at(0, -48):
                arcade(mesh, 96, PLINTH, 17, material, shade, 0.5, apex=0.78)
                mesh.box(97, 1.0, 0.7, shade, 0, 0, PLINTH)
            mesh.quad((-48, -48, PLINTH), (48, -48, PLINTH), (0, 0, PLINTH), (0, 0, PLINTH), material)
            with mesh.at(0, -HALF, PLINTH):
                side = (2 * (HALF - CHAMFER) - PORTAL_WIDTH) / 2
                for x in (-(PORTAL_WIDTH + side) / 2, (PORTAL_WIDTH + side) / 2):
                    with mesh.at(x):
                        _stacked_niches(mesh, side, side * 0.27, material)
                with mesh.at(0, -1.6):
                    _portal(mesh, material)
            corner = HALF - CHAMFER / 2
            with mesh.at(corner, -corner, PLINTH, 45):
                _stacked_niches(mesh, CHAMFER * math.sqrt(2), CHAMFER * 0.34, material)
            for x in (HALF - CHAMFER, -(HALF - CHAMFER)):
                _pinnacle(mesh, 0.55, WALL, x, -HALF, PLINTH, material)
    roof = PLINTH + WALL
    corners = [(HALF - CHAMFER, -HALF), (HALF, CHAMFER - HALF), (HALF, HALF - CHAMFER), (HALF - CHAMFER, HALF)]
    outline = corners + [(-x, -y) for x, y in corners]
    mesh.add([(x, y, roof - 0.4) for x, y in outline], [tuple(range(8))], material)
    radius = 16.0
    drum = [(0.96, -1), (0.96, 1.2), (0.9, 1.6), (0.885, 8.4), (0.93, 8.9), (0.97, 9.3), (0.97, 9.8), (0.9, 10)]
    mesh.lathe([(radius * r, roof + h) for r, h in drum], material, 64)
    for level in (2.4, 7.2):
        mesh.lathe([(radius * 0.905, roof + level), (radius * 0.9, roof + level + 0.45)], 'inlay', 64)
    dome(mesh, radius, material, z=roof + 9.9, sides=72, petals=True)
    for x in (-1, 1):
        for y in (-1, 1):
            chhatri(mesh, 5.0, 9.2, material, x=x * 17.6, y=y * 17.6, z=roof - 0.3)
            minaret(mesh, 3.0, 33.5, material, x=x * 45.2, y=y * 45.2, z=PLINTH)


def _pinnacle(mesh, radius, height, x, y, z, material):
    mesh.lathe(
        [
            (radius, 0),
            (radius * 0.9, height + 1.5),
            (radius * 1.45, height + 1.7),
            (radius * 1.2, height + 2.3),
            (radius * 0.55, height + 3.2),
            (0.06, height + 4),
        ],
        material,
        10,
        x=x,
        y=y,
        z=z,
    )


def _stacked_niches(mesh, width, half, material):
    storey = WALL / 2
    for level in (0, storey):
        with mesh.at(0, 0, level):
            inner = [
                (0, half * 0.55, storey * 0.3, storey * 0.46, storey * 0.09, 'recess'),
                (0, half * 0.5, storey * 0.62, storey * 0.74, storey * 0.54, 'recess'),
            ]
            arched_wall(
                mesh,
                width,
                storey,
                material,
                half,
                storey * 0.52,
                storey * 0.83,
                storey * 0.09,
                2.2,
                'marble-shade',
                inner=inner,
            )
            frame_line(mesh, -half * 1.28, half * 1.28, storey * 0.05, storey * 0.945, half * 0.08, 'inlay')


def _portal(mesh, material):
    half = PORTAL_WIDTH / 2
    inner = [(0, 2.3, 6.4, 9.0, 0, 'shadow'), (0, 1.9, 14, 17.4, 11.2, 'recess')]
    inner += [(x, 1.1, 6.2, 8.2, 1.5, 'recess') for x in (-4.4, 4.4)]
    inner += [(x, 1.0, 13.4, 15.2, 10.6, 'recess') for x in (-4.2, 4.2)]
    arched_wall(mesh, PORTAL_WIDTH, PORTAL, material, 6.6, 15.2, 23.2, 0, 6.5, 'marble-shade', inner=inner)
    frame_line(mesh, -half + 1.7, half - 1.7, 1, 27.4, 0.8, 'inlay')
    frame_line(mesh, -half + 0.35, half - 0.35, 1, 30.6, 0.25, 'inlay')
    for x in (-half, half):
        mesh.quad((x, 0, 0), (x, 9, 0), (x, 9, PORTAL), (x, 0, PORTAL), material)
        _pinnacle(mesh, 0.62, PORTAL + 0.7, x, 0, 0, material)
    mesh.quad((-half, 0, PORTAL), (half, 0, PORTAL), (half, 9, PORTAL), (-half, 9, PORTAL), material)
    mesh.quad((-half, 9, 0), (half, 9, 0), (half, 9, PORTAL), (-half, 9, PORTAL), material)
    for i in range(11):
        x = -half + 1.2 + i * (PORTAL_WIDTH - 2.4) / 10
        mesh.lathe([(0.28, 0), (0.28, 0.7), (0.45, 0.9), (0.3, 1.5), (0.05, 2)], material, 8, x=x, y=0.5, z=PORTAL)


def sandstone_mosque(mesh, x=0, y=0, turn=0):
    """A red mosque with three arches and three white domes, like those beside the Taj."""
    with mesh.at(x, y, 0, turn):
        mesh.box(60, 46, 2.6, 'red-stone-dark', 0, 0, -1)
        mesh.box(47.5, 33, 14, 'red-stone', 0, 2, 1.5)
        for offset, height, half, apex, out in (
            (-16, 14, 3.6, 10, 0.5),
            (0, 18.5, 5.6, 14, 1.6),
            (16, 14, 3.6, 10, 0.5),
        ):
            with mesh.at(offset, -16 - out, 1.5):
                arched_wall(mesh, 16, height, 'red-stone', half, apex * 0.66, apex, 0, 4, 'red-stone-dark')
        for offset, radius, level in ((-15, 5.2, 15.5), (0, 6.6, 18.5), (15, 5.2, 15.5)):
            mesh.lathe([(radius * 0.9, 0), (radius * 0.88, 3)], 'marble-shade', 32, x=offset, z=level)
            dome(mesh, radius, 'marble', x=offset, z=level + 3, stretch=0.95, sides=40)
        for offset in (-23, 23):
            chhatri(mesh, 2.2, 5, 'red-stone', 'marble', x=offset, y=-14, z=15.5)
