"""Ear-rings and studs for the heads of portraits."""
import math

import numpy as np


def jhumka(mesh, build, metal='gold'):
    """Bell-shaped ear-rings."""
    for side in (-1, 1):
        with mesh.at(side * 0.143 * build.width, 0.018, 0.477):
            mesh.ball(0.0085, metal, 0, 0, 0.008, 14)
            mesh.lathe(
                [(0.001, 0.0), (0.009, -0.004), (0.016, -0.018), (0.019, -0.026), (0.016, -0.027)],
                metal,
                24,
                ribs=12,
                rib=0.08,
            )
            for k in range(10):
                a = k * math.pi / 5
                mesh.ball(0.003, metal, 0.017 * math.cos(a), 0.017 * math.sin(a), -0.031, 8)


def stud(mesh, build, metal='gold', nose=True):
    """Small ear studs, and one in the left side of the nose."""
    for side in (-1, 1):
        mesh.ball(0.0075, metal, side * 0.146 * build.width, 0.016, 0.488, 14)
    if nose:
        x = 0.028 * build.nose
        mesh.ball(0.0034, metal, x, float(build.front(np.array(x), np.array(0.468), False)) - 0.0015, 0.468, 12)
