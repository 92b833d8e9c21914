"""Gaussian blur on NumPy images."""
import numpy as np


def blur(image, sigma):
    """Blur over the first two axes; wide blurs work on a shrunken copy."""
    if sigma < 0.3:
        return image
    return _blur_shrunken(image, sigma) if sigma > 6 else _blur_whole(image, sigma)


def _blur_whole(image, sigma):
    reach = int(3 * sigma + 1)
    offsets = np.arange(-reach, reach + 1)
    kernel = np.exp(-(offsets**2) / (2 * sigma * sigma)).astype(np.float32)
    kernel /= kernel.sum()
    for axis in (0, 1):
        padding = [(0, 0)] * image.ndim
        padding[axis] = (reach, reach)
        padded = np.pad(image, padding, 'edge')
        size = image.shape[axis]
        image = sum(
            weight * (padded[i : i + size] if axis == 0 else padded[:, i : i + size]) for i, weight in enumerate(kernel)
        )
    return image


def _blur_shrunken(image, sigma):
    factor = int(max(1, sigma // 3))
    height, width = image.shape[:2]
    rows, columns = -(-height // factor) * factor, -(-width // factor) * factor
    padded = np.pad(image, ((0, rows - height), (0, columns - width)) + ((0, 0),) * (image.ndim - 2), 'edge')
    small = padded.reshape(rows // factor, factor, columns // factor, factor, -1).mean(axis=(1, 3))
    small = _blur_whole(small, sigma / factor)
    y = np.clip((np.arange(height) + 0.5) / factor - 0.5, 0, small.shape[0] - 1.001)
    x = np.clip((np.arange(width) + 0.5) / factor - 0.5, 0, small.shape[1] - 1.001)
    top, left = y.astype(int), x.astype(int)
    down, right = (y - top)[:, None, None].astype(np.float32), (x - left)[None, :, None].astype(np.float32)
    below, beside = np.minimum(top + 1, small.shape[0] - 1), np.minimum(left + 1, small.shape[1] - 1)
    upper = small[top][:, left] * (1 - right) + small[top][:, beside] * right
    lower = small[below][:, left] * (1 - right) + small[below][:, beside] * right
    return (upper * (1 - down) + lower * down).reshape(image.shape)
