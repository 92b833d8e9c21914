"""North and west Indian temples: shikharas, pyramidal halls, the Orissan deul, Jain spires and brick temples of
Bengal."""
import math

from kit.architecture.arches import arcade, four_sides
from kit.architecture.domes import bangla_roof


def shikhara(
    mesh,
    width,
    height,
    material='sand-stone-pale',
    x=0,
    y=0,
    z=0,
    ribs=12,
    tip='gold',
    curve=0.5,
    spirelets=True,
    layers=16,
    sides=48,
):
    """A curvilinear tower with a ribbed disc and pot on top."""
    r = width / 2
    with mesh.at(x, y, z):
        profile = [(r, 0)]
        for i in range(1, layers):
            t = i / layers
            around = r * ((1 - t) ** curve * 0.86 + 0.14)
            profile += [
                (around * 1.05, height * t),
                (around * 1.05, height * (t + 0.55 / layers)),
                (around * 0.96, height * (t + 0.55 / layers)),
            ]
        profile += [(r * 0.2, height)]
        # A rotated square with offsets reads as the stepped plan of a real tower.
        mesh.lathe(profile, material, sides, False, ribs=ribs, rib=0.12, start=45)
        mesh.lathe(
            [
                (r * 0.16, height),
                (r * 0.34, height * 1.02),
                (r * 0.36, height * 1.05),
                (r * 0.3, height * 1.08),
                (r * 0.1, height * 1.09),
            ],
            material,
            28,
            ribs=28,
            rib=0.12,
        )
        mesh.lathe(
            [(r * 0.1, height * 1.08), (r * 0.17, height * 1.12), (r * 0.06, height * 1.16), (r * 0.01, height * 1.22)],
            tip or material,
            12,
        )
        if spirelets:
            for level, share in ((0, 0.3), (0.22, 0.22)):
                around = r * ((1 - level) ** curve * 0.86 + 0.14)
                for i in range(4 if level else 8):
                    angle = math.radians(i * (90 if level else 45) - 90)
                    small = share * (1 if i % 2 == 0 else 0.8)
                    shikhara(
                        mesh,
                        width * small,
                        height * small * 0.95,
                        material,
                        math.cos(angle) * around * 0.92,
                        math.sin(angle) * around * 0.92,
                        height * level,
                        8,
                        None,
                        curve,
                        False,
                        10,
                        20,
                    )


def stepped_roof(mesh, width, depth, height, material, x=0, y=0, z=0, steps=9, share=0.22, crown=True):
    """A pyramid of receding cornices, as on an entrance hall."""
    with mesh.at(x, y, z):
        for i in range(steps):
            t = i / steps
            scale = 1 - (1 - share) * t
            mesh.box(width * scale, depth * scale, height / steps * 0.62, material, z=height * t)
            mesh.box(
                width * scale * 0.93,
                depth * scale * 0.93,
                height / steps * 0.4,
                material,
                z=height * t + height / steps * 0.6,
            )
        if crown:
            mesh.lathe(
                [
                    (width * share * 0.3, 0),
                    (width * share * 0.55, height * 0.06),
                    (width * share * 0.5, height * 0.12),
                    (width * share * 0.1, height * 0.15),
                    (0.02, height * 0.3),
                ],
                material,
                24,
                z=height,
                ribs=24,
                rib=0.1,
            )


def plain_temple(
    mesh, width=8, height=16, material='sand-stone-pale', x=0, y=0, z=0, hall=True, turn=0, flag='flag-saffron'
):
    """A shrine with its tower and, before it, a small pillared hall; faces -y."""
    from kit.life.flags import pennant

    with mesh.at(x, y, z, turn):
        mesh.box(width * 1.3, width * 1.3, height * 0.06, material)
        mesh.box(width, width, height * 0.3, material, z=height * 0.06)
        for _ in four_sides(mesh, width / 2, width / 2):
            mesh.box(width * 0.34, 0.5, height * 0.3, material, 0, -0.2, height * 0.06)
        shikhara(mesh, width * 0.98, height * 0.66, material, z=height * 0.34)
        if flag:
            pennant(mesh, 0, 0, height * 1.05, height * 0.24, height * 0.16, flag)
        if hall:
            with mesh.at(0, -width * 0.95, height * 0.06):
                for px in (-1, -0.33, 0.33, 1):
                    for py in (-1, 0, 1):
                        mesh.lathe(
                            [(width * 0.05, 0), (width * 0.045, height * 0.2), (width * 0.07, height * 0.23)],
                            material,
                            8,
                            x=px * width * 0.36,
                            y=py * width * 0.34,
                        )
                mesh.box(width * 0.95, width * 0.9, height * 0.03, material, z=height * 0.23)
                stepped_roof(mesh, width * 0.9, width * 0.85, height * 0.2, material, z=height * 0.26, steps=6)


def deul(mesh, width=16, height=50, material='granite-pale', x=0, y=0, z=0, flag=True):
    """The tower and hall of an Orissan temple: nearly upright, then curving in fast under a great ribbed disc."""
    from kit.life.flags import pennant

    with mesh.at(x, y, z):
        r = width / 2
        mesh.box(width * 1.1, width * 1.1, height * 0.2, material)
        profile = [(r * 1.12, height * 0.2)]
        for i in range(1, 24):
            t = i / 24
            around = r * 1.1 * (1 - t**3.2 * 0.62)
            profile += [
                (around * 1.02, height * (0.2 + 0.64 * t)),
                (around * 1.02, height * (0.2 + 0.64 * (t + 0.02))),
                (around * 0.98, height * (0.2 + 0.64 * (t + 0.02))),
            ]
        mesh.lathe(profile, material, 48, False, ribs=12, rib=0.1, start=45)
        mesh.lathe(
            [
                (r * 0.38, height * 0.84),
                (r * 0.62, height * 0.87),
                (r * 0.64, height * 0.9),
                (r * 0.5, height * 0.93),
                (r * 0.16, height * 0.94),
            ],
            material,
            36,
            ribs=36,
            rib=0.12,
        )
        mesh.lathe([(r * 0.14, height * 0.93), (r * 0.22, height * 0.96), (r * 0.08, height * 0.98)], 'gold-paint', 14)
        mesh.lathe([(r * 0.02, height * 0.98), (r * 0.02, height * 1.04)], 'gold-paint', 6)
        if flag:
            pennant(mesh, 0, 0, height * 0.98, height * 0.1, height * 0.13, 'flag-red')
        with mesh.at(0, -width * 1.25):
            mesh.box(width * 1.15, width * 1.1, height * 0.2, material)
            stepped_roof(mesh, width * 1.3, width * 1.25, height * 0.3, material, z=height * 0.2, steps=10)


def terracotta_temple(mesh, x=0, y=0, z=0, material='brick', towers=1):
    """A brick temple of Bishnupur: triple arched porch, drooping hut roof, one or five ridged towers."""
    with mesh.at(x, y, z):
        mesh.box(15, 15, 1.2, 'laterite')
        with mesh.at(0, 0, 1.2):
            for width in four_sides(mesh, 6, 6):
                arcade(mesh, width, 6.5, 3, material, 'shadow', 1.6, 'cusped', 0.7)
            mesh.box(12, 12, 0.3, material, z=6.5)
            bangla_roof(mesh, 14, 14, 2.6, material, z=6.6)
            places = [(0, 0, 1.0)] + (
                [(sx * 4.2, sy * 4.2, 0.62) for sx in (-1, 1) for sy in (-1, 1)] if towers == 5 else []
            )
            for px, py, size in places:
                with mesh.at(px, py, 8.0 if not px else 6.8, scale=size):
                    for width in four_sides(mesh, 2, 2):
                        arcade(mesh, width, 3.2, 1, material, 'shadow', 0.8, 'cusped', 0.55)
                    bangla_roof(mesh, 4.8, 4.8, 1, material, z=3.2)
                    mesh.lathe(
                        [(1.9, 3.8), (1.7, 5.2), (1.1, 6.6), (0.5, 7.3), (0.1, 8.4)], material, 8, False, start=22.5
                    )


def stupa(mesh, radius=16, material='cream-wall', x=0, y=0, z=0):
    """A hemispherical stupa with railing, harmika and triple parasol."""
    with mesh.at(x, y, z):
        mesh.lathe(
            [
                (radius * 1.18, 0),
                (radius * 1.15, radius * 0.28),
                (radius * 1.0, radius * 0.28),
                (radius, radius * 0.45),
                (radius * 0.9, radius * 0.75),
                (radius * 0.68, radius * 1.02),
                (radius * 0.35, radius * 1.17),
                (radius * 0.1, radius * 1.2),
            ],
            material,
            56,
        )
        mesh.box(radius * 0.42, radius * 0.42, radius * 0.2, material, z=radius * 1.17)
        for i in range(3):
            mesh.lathe(
                [
                    (0.03 * radius, radius * (1.36 + 0.1 * i)),
                    (radius * (0.2 - 0.05 * i), radius * (1.4 + 0.1 * i)),
                    (radius * (0.19 - 0.05 * i), radius * (1.42 + 0.1 * i)),
                    (0.03 * radius, radius * (1.46 + 0.1 * i)),
                ],
                material,
                20,
            )
