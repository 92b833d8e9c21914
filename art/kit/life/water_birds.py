"""Cranes, flamingos, herons and ducks, standing or swimming, as parts to build into a mesh."""


def crane(mesh, x=0, y=0, z=0, turn=0, scale=1.0, body='#b9bcc2', head='#b5382e', legs='#a8685e', feeding=False):
    """A sarus crane, 1.6 m tall, facing +x; feeding lowers the neck."""
    with mesh.at(x, y, z, turn, scale):
        for side in (-1, 1):
            mesh.tube([(-.02, side * .07, .78), (.02, side * .07, .4), (-.02 + .08 * side, side * .08, 0)], [.03, .022, .02], legs, 5)
        mesh.ball((.4, .19, .2), body, -.02, 0, .88, 12)
        mesh.lathe([(.17, 0), (.13, .2), (.03, .42)], body, 10, x=-.2, z=.66, oval=(1.2, 1))
        neck = [(.28, 0, .95), (.44, 0, 1.06), (.62, 0, .7), (.7, 0, .3)] if feeding else [(.28, 0, .95), (.42, 0, 1.12), (.38, 0, 1.34), (.44, 0, 1.55)]
        mesh.tube(neck, [.09, .055, .05, .05], body, 7)
        tip = neck[-1]
        mesh.tube([neck[-2], tip], .056, head, 7)
        mesh.ball((.09, .06, .06), head, tip[0] + .04, 0, tip[2] + .01, 8)
        mesh.tube([(tip[0] + .1, 0, tip[2]), (tip[0] + (.16 if feeding else .3), 0, tip[2] - (.2 if feeding else .03))], [.024, .008], '#8a8668', 5)


def flamingo(mesh, x=0, y=0, z=0, turn=0, scale=1.0, feeding=False):
    """A flamingo, 1.3 m tall, facing +x."""
    pink, deep = '#f0b3ac', '#dc7468'
    with mesh.at(x, y, z, turn, scale):
        for side in (-1, 1):
            mesh.tube([(0, side * .05, .7), (.03, side * .05, .35), (-.02 + .06 * side, side * .05, 0)], .016, deep, 5)
        mesh.ball((.3, .16, .17), pink, 0, 0, .8, 12)
        mesh.ball((.2, .13, .08), deep, -.16, 0, .8, 9)
        neck = [(.2, 0, .86), (.34, 0, .9), (.4, 0, .55), (.36, 0, .22)] if feeding else [(.2, 0, .86), (.36, 0, .98), (.26, 0, 1.16), (.34, 0, 1.32)]
        mesh.tube(neck, [.06, .04, .035, .035], pink, 7)
        tip = neck[-1]
        mesh.ball((.07, .045, .05), pink, tip[0] + .02, 0, tip[2], 8)
        mesh.tube([(tip[0] + .07, 0, tip[2]), (tip[0] + .15, 0, tip[2] - .05), (tip[0] + .15, 0, tip[2] - .12)], [.03, .026, .01], '#3a2a2a', 5)


def egret(mesh, x=0, y=0, z=0, turn=0, scale=1.0):
    """A white egret, 0.8 m tall, facing +x."""
    crane(mesh, x, y, z, turn, .52 * scale, 'white-bird', 'white-bird', 'shadow')


def duck(mesh, x=0, y=0, z=0, turn=0, scale=1.0, body='#8d7355', head='#4a3b30'):
    """A duck afloat on z = 0, facing +x."""
    with mesh.at(x, y, z, turn, scale):
        mesh.ball((.28, .14, .13), body, 0, 0, .06, 10)
        mesh.ball((.1, .05, .05), body, -.27, 0, .14, 7)
        mesh.tube([(.18, 0, .1), (.23, 0, .27)], [.07, .05], head, 6)
        mesh.ball((.075, .055, .06), head, .25, 0, .3, 8)
        mesh.box(.1, .05, .025, 'turmeric', .36, 0, .27)
