"""An edge-avoiding à-trous denoiser guided by albedo, normal and depth (Debian's Blender has none)."""
import numpy as np

from blur import blur

KERNEL = (1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16)


def denoise(passes, rounds=4, light=2.4, normal=2.0, albedo=16.0, depth=50.0):
    """The image of render.py's passes without its noise; light is how much contrast counts as noise."""
    # Colour and guides come multiplied by alpha: along a silhouette they would be those of a darker thing, and the
    # edge would keep its noise. They are compared straight, and multiplied again at the end.
    alpha = np.clip(passes['alpha'], 0, 1).astype(np.float32)
    cover = np.maximum(alpha, 0.02)
    image = passes['image'].astype(np.float32) / cover
    surface = np.clip(passes['albedo'] / cover, 0, 1).astype(np.float32) + 0.04
    # Texture is divided out and put back, so that only the light is smoothed.
    lit = np.log1p(np.clip(image / surface, 0, 60)).transpose(2, 0, 1)
    guide = np.concatenate(
        [
            (passes['normal'] / cover).transpose(2, 0, 1) * normal,
            surface.transpose(2, 0, 1) * albedo,
            passes['alpha'].transpose(2, 0, 1) * 4,
        ]
    ).astype(np.float32)
    far = np.log(np.clip(passes['depth'][..., 0], 0.01, 1e5)).astype(np.float32)
    grey = lit.mean(axis=0)
    local = blur(grey, 1.2)
    spread = np.sqrt(np.maximum(blur((grey - local) ** 2, 1.6), 1e-6))
    for number in range(rounds):
        lit = _filter_once(lit, guide, far, spread * (light / 1.6**number) + 0.012, 2**number, depth)
    return np.expm1(lit.transpose(1, 2, 0)) * surface * cover * (alpha > 0)


def _filter_once(lit, guide, far, tolerance, step, depth):
    height, width = far.shape
    edge = 2 * step
    around = ((0, 0), (edge, edge), (edge, edge))
    wide_lit, wide_guide = np.pad(lit, around, 'edge'), np.pad(guide, around, 'edge')
    wide_far, wide_grey = np.pad(far, edge, 'edge'), np.pad(lit.mean(axis=0), edge, 'edge')
    grey = lit.mean(axis=0)
    total, weights = np.zeros_like(lit), np.zeros_like(far)
    inverse = 1 / tolerance
    for i in range(5):
        for j in range(5):
            window = np.s_[i * step : i * step + height, j * step : j * step + width]
            apart = np.abs(wide_grey[window] - grey) * inverse + np.abs(wide_far[window] - far) * (depth / step)
            for mine, theirs in zip(guide, wide_guide):
                gap = theirs[window] - mine
                gap *= gap
                apart += gap
            weight = np.exp(-apart, out=apart)
            weight *= KERNEL[i] * KERNEL[j]
            weights += weight
            for channel in range(3):
                total[channel] += weight * wide_lit[channel][window]
    return total / weights
