"""Slopes as water and frost leave them: valleys that branch, ridges between them, scree below cliffs. Grids are
(rows, columns) of metres; east and north are their steps in metres."""
import numpy as np

_AROUND = ((-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1))


def erode(heights, east, north, cut=0.012, rounds=60, steepest=1.25, lift=None):
    """Let brooks cut their beds after the stream power law (a bed sinks with its slope and the square root of the
    ground it drains) and what is too steep slide after them.

    cut: how fast a brook sinks, per metre of its catchment's side and round; steepest: rise over run that rock bears;
    lift: metres (rows, columns) by which the ground rises meanwhile. Water leaves over the border; what has no way out
    fills by half a metre a round. Returns new heights.
    """
    heights = np.asarray(heights, float).copy()
    inner = np.zeros(heights.shape, bool)
    inner[1:-1, 1:-1] = True
    for done in range(rounds):
        below, away, lowest = _find_beds(heights, east, north)
        pit = below == heights.size
        side = np.sqrt(_count_drained(below) * east * north)
        flat = heights.ravel()
        bed = np.where(pit, flat, np.append(flat, 0)[below])
        sink = 10 * cut * side / away
        # The bed of a pit is filled until its water finds a way out.
        fill = (pit.reshape(heights.shape)) & inner
        heights = np.where(fill, lowest + 0.5, ((flat + sink * bed) / (1 + sink)).reshape(heights.shape))
        if lift is not None:
            heights += lift / rounds
        if done % 3 == 2:
            heights = slump(heights, east, north, steepest, 2)
    return heights


def _find_beds(heights, east, north):
    """For each cell the number of the neighbour its water runs to (the cell count where there is none), how far off
    that is, and the height of the lowest neighbour."""
    rows, columns = heights.shape
    padded = np.pad(heights, 1, constant_values=np.inf)
    own = np.arange(heights.size).reshape(heights.shape)
    steepest, lowest = np.zeros(heights.shape), np.full(heights.shape, np.inf)
    below, away = np.full(heights.shape, heights.size), np.ones(heights.shape)
    for down, right in _AROUND:
        other = padded[1 + down : 1 + down + rows, 1 + right : 1 + right + columns]
        far = np.hypot(down * north, right * east)
        fall = (heights - other) / far
        lowest = np.minimum(lowest, other)
        wins = fall > steepest
        steepest = np.where(wins, fall, steepest)
        below = np.where(wins, own + down * columns + right, below)
        away = np.where(wins, far, away)
    return below.ravel(), away.ravel(), lowest


def _count_drained(below):
    """How many cells drain through each, itself counted: sums are handed down in strides that double."""
    count = below.size
    drained, way = np.ones(count + 1), np.append(below, count)
    while (way < count).any():
        runs = way < count
        drained = drained + np.bincount(way[runs], drained[runs], count + 1)
        way = way[way]
    return drained[:count]


def slump(heights, east, north, steepest, rounds=26):
    """Let slopes steeper than steepest (rise over run) slide down: thorns sink, ridges stay sharp."""
    heights = heights.copy()
    for _ in range(rounds):
        for axis, step in ((0, north), (1, east)):
            drop = np.diff(heights, axis=axis)
            slide = (drop - np.clip(drop, -steepest * step, steepest * step)) * 0.25
            before, after = [(0, 0), (0, 0)], [(0, 0), (0, 0)]
            before[axis], after[axis] = (0, 1), (1, 0)
            heights += np.pad(slide, before) - np.pad(slide, after)
    return heights


def refine(heights, rows, columns):
    """The same ground on a finer grid, between its cells in straight lines."""
    y, x = np.linspace(0, heights.shape[0] - 1, rows), np.linspace(0, heights.shape[1] - 1, columns)
    south = np.clip(y.astype(int), 0, heights.shape[0] - 2)
    west = np.clip(x.astype(int), 0, heights.shape[1] - 2)
    up, right = (y - south)[:, None], (x - west)[None]
    low = heights[south][:, west] * (1 - right) + heights[south][:, west + 1] * right
    high = heights[south + 1][:, west] * (1 - right) + heights[south + 1][:, west + 1] * right
    return low * (1 - up) + high * up


def look_up(heights, x_range, y_range):
    """A function of arrays: the height between the cells of a grid that spans x_range and y_range."""

    def ground(xs, ys):
        rows, columns = heights.shape
        x = np.clip(
            (np.asarray(xs, float) - x_range[0]) / (x_range[1] - x_range[0]) * (columns - 1), 0, columns - 1.001
        )
        y = np.clip((np.asarray(ys, float) - y_range[0]) / (y_range[1] - y_range[0]) * (rows - 1), 0, rows - 1.001)
        west, south = x.astype(int), y.astype(int)
        right, up = x - west, y - south
        low = heights[south, west] * (1 - right) + heights[south, west + 1] * right
        high = heights[south + 1, west] * (1 - right) + heights[south + 1, west + 1] * right
        return low * (1 - up) + high * up

    return ground
