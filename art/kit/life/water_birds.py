"""Cranes, flamingos, herons and ducks, standing or swimming, as parts to build into a mesh."""


def crane(mesh, x=0, y=0, z=0, turn=0, scale=1.0, body='#b9bcc2', head='#b5382e', legs='#a8685e', feeding=False):
    """A sarus crane, 1.6 m tall, facing +x; feeding lowers the neck."""
    with mesh.at(x, y, z, turn, scale):
        for side in (-1, 1):
            mesh.tube(
                [(-0.02, side * 0.07, 0.78), (0.02, side * 0.07, 0.4), (-0.02 + 0.08 * side, side * 0.08, 0)],
                [0.03, 0.022, 0.02],
                legs,
                5,
            )
        mesh.ball((0.4, 0.19, 0.2), body, -0.02, 0, 0.88, 12)
        mesh.lathe([(0.17, 0), (0.13, 0.2), (0.03, 0.42)], body, 10, x=-0.2, z=0.66, oval=(1.2, 1))
        neck = (
            [(0.28, 0, 0.95), (0.44, 0, 1.06), (0.62, 0, 0.7), (0.7, 0, 0.3)]
            if feeding
            else [(0.28, 0, 0.95), (0.42, 0, 1.12), (0.38, 0, 1.34), (0.44, 0, 1.55)]
        )
        mesh.tube(neck, [0.09, 0.055, 0.05, 0.05], body, 7)
        tip = neck[-1]
        mesh.tube([neck[-2], tip], 0.056, head, 7)
        mesh.ball((0.09, 0.06, 0.06), head, tip[0] + 0.04, 0, tip[2] + 0.01, 8)
        mesh.tube(
            [(tip[0] + 0.1, 0, tip[2]), (tip[0] + (0.16 if feeding else 0.3), 0, tip[2] - (0.2 if feeding else 0.03))],
            [0.024, 0.008],
            '#8a8668',
            5,
        )


def flamingo(mesh, x=0, y=0, z=0, turn=0, scale=1.0, feeding=False):
    """A flamingo, 1.3 m tall, facing +x."""
    pink, deep = '#f0b3ac', '#dc7468'
    with mesh.at(x, y, z, turn, scale):
        for side in (-1, 1):
            mesh.tube(
                [(0, side * 0.05, 0.7), (0.03, side * 0.05, 0.35), (-0.02 + 0.06 * side, side * 0.05, 0)],
                0.016,
                deep,
                5,
            )
        mesh.ball((0.3, 0.16, 0.17), pink, 0, 0, 0.8, 12)
        mesh.ball((0.2, 0.13, 0.08), deep, -0.16, 0, 0.8, 9)
        neck = (
            [(0.2, 0, 0.86), (0.34, 0, 0.9), (0.4, 0, 0.55), (0.36, 0, 0.22)]
            if feeding
            else [(0.2, 0, 0.86), (0.36, 0, 0.98), (0.26, 0, 1.16), (0.34, 0, 1.32)]
        )
        mesh.tube(neck, [0.06, 0.04, 0.035, 0.035], pink, 7)
        tip = neck[-1]
        mesh.ball((0.07, 0.045, 0.05), pink, tip[0] + 0.02, 0, tip[2], 8)
        mesh.tube(
            [(tip[0] + 0.07, 0, tip[2]), (tip[0] + 0.15, 0, tip[2] - 0.05), (tip[0] + 0.15, 0, tip[2] - 0.12)],
            [0.03, 0.026, 0.01],
            '#3a2a2a',
            5,
        )


def egret(mesh, x=0, y=0, z=0, turn=0, scale=1.0):
    """A white egret, 0.8 m tall, facing +x."""
    crane(mesh, x, y, z, turn, 0.52 * scale, 'white-bird', 'white-bird', 'shadow')


def duck(mesh, x=0, y=0, z=0, turn=0, scale=1.0, body='#8d7355', head='#4a3b30'):
    """A duck afloat on z = 0, facing +x."""
    with mesh.at(x, y, z, turn, scale):
        mesh.ball((0.28, 0.14, 0.13), body, 0, 0, 0.06, 10)
        mesh.ball((0.1, 0.05, 0.05), body, -0.27, 0, 0.14, 7)
        mesh.tube([(0.18, 0, 0.1), (0.23, 0, 0.27)], [0.07, 0.05], head, 6)
        mesh.ball((0.075, 0.055, 0.06), head, 0.25, 0, 0.3, 8)
        mesh.box(0.1, 0.05, 0.025, 'turmeric', 0.36, 0, 0.27)
