"""Intel's Open Image Denoise for linear pictures: its network by its weights, run by torch (Debian's Blender is built
without it).

The network and the curve that packs light into it are those of Open Image Denoise 2 (Apache-2.0): a U-Net of sixteen
convolutions on colour, albedo and normal. The weights are fetched by `npm run art -- --weights`.
"""
import math
import os
import struct

import numpy as np
import torch
from torch.nn import functional

WEIGHTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'out', 'rt_hdr_alb_nrm.tza')
# Each decoder's level and what it takes over from the encoder.
LEVELS = ((4, 'pool3'), (3, 'pool2'), (2, 'pool1'))
# A perceptually uniform curve: linear in the deep shadows, then a power, then a logarithm.
SHADOW, POWER, EXPONENT, OFFSET = 1.41283765e3, 1.64593172, 4.31384981e-1, -2.94139609e-3
SLOPE, SHIFT, LIFT = 1.92653254e-1, 6.26026094e-3, 9.98620152e-1
FIRST_LIGHT, SECOND_LIGHT = 1.57945760e-6, 3.22087631e-2
FIRST_STEP, SECOND_STEP = 2.23151711e-3, 3.70974749e-1
# The brightest light a half float holds stands at the curve's end.
WHITE = SLOPE * math.log(65504 + SHIFT) + LIFT
# Five poolings by two, the last one left out.
MULTIPLE = 16


def pack_light(light):
    """Linear light, 0 and up, to the curve's 0 to 1."""
    light = np.maximum(light, 0)
    steps = [
        SHADOW * light,
        POWER * np.power(np.maximum(light, 1e-12), EXPONENT) + OFFSET,
        SLOPE * np.log(light + SHIFT) + LIFT,
    ]
    return np.select([light <= FIRST_LIGHT, light <= SECOND_LIGHT], steps[:2], steps[2]) / WHITE


def unpack_light(packed):
    """What pack_light packed, as linear light."""
    packed = packed * WHITE
    steps = [
        packed / SHADOW,
        np.power(np.maximum((packed - OFFSET) / POWER, 0), 1 / EXPONENT),
        np.exp((packed - LIFT) / SLOPE) - SHIFT,
    ]
    return np.select([packed <= FIRST_STEP, packed <= SECOND_STEP], steps[:2], steps[2])


def read_weights(path=WEIGHTS):
    """The tensors of a TZA file by name."""
    if not os.path.exists(path):
        raise SystemExit(f'{path} is not there: npm run art -- --weights fetches it')
    with open(path, 'rb') as file:
        data = file.read()
    magic, major = struct.unpack_from('<HB', data)
    if magic != 0x41D7 or major != 2:
        raise ValueError(f'{path} is no TZA file of version 2')
    (at,) = struct.unpack_from('<Q', data, 4)
    (count,) = struct.unpack_from('<I', data, at)
    at += 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from('<H', data, at)
        name = data[at + 2 : at + 2 + length].decode()
        at += 2 + length
        dimensions = data[at]
        shape = struct.unpack_from(f'<{dimensions}I', data, at + 1)
        # The layout's letters follow the shape, one a dimension; then h for half floats or f, and where they begin.
        at += 1 + 5 * dimensions
        kind, begin = struct.unpack_from('<cQ', data, at)
        at += 9
        values = np.frombuffer(data, {b'h': '<f2', b'f': '<f4'}[kind], math.prod(shape), begin)
        tensors[name] = torch.from_numpy(values.reshape(shape).astype(np.float32))
    return tensors


def run_network(weights, value):
    """The U-Net on a (1, 9, height, width) tensor whose sides are multiples of 16; (1, 3, height, width)."""

    def convolve(name, value):
        return functional.conv2d(value, weights[name + '.weight'], weights[name + '.bias'], padding=1).relu_()

    kept, first = {}, value
    value = convolve('enc_conv0', value)
    for level in (1, 2, 3, 4):
        value = kept[f'pool{level}'] = functional.max_pool2d(convolve(f'enc_conv{level}', value), 2)
    value = convolve('enc_conv5b', convolve('enc_conv5a', value))
    for level, beside in LEVELS:
        value = torch.cat([functional.interpolate(value, scale_factor=2.0), kept[beside]], 1)
        value = convolve(f'dec_conv{level}b', convolve(f'dec_conv{level}a', value))
    value = torch.cat([functional.interpolate(value, scale_factor=2.0), first], 1)
    return convolve('dec_conv0', convolve('dec_conv1b', convolve('dec_conv1a', value)))


def measure_exposure(light):
    """The factor that brings the picture's middle to a grey of .18: by the geometric mean over tiles of 16 pixels."""
    height, width = (side // 16 * 16 for side in light.shape[:2])
    grey = light[:height, :width] @ np.array([0.212671, 0.715160, 0.072169])
    tiles = grey.reshape(height // 16, 16, width // 16, 16).mean(axis=(1, 3))
    tiles = tiles[tiles > 1e-8]
    return 0.18 / 2 ** np.log2(tiles).mean() if tiles.size else 1.0


def denoise(light, albedo, normal):
    """Linear light (height, width, 3) without its noise; albedo 0 to 1 and normal -1 to 1 tell it edges from noise."""
    exposure = measure_exposure(light)
    planes = [pack_light(light * exposure), np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5]
    value = torch.from_numpy(np.concatenate([plane.transpose(2, 0, 1) for plane in planes])[None].astype(np.float32))
    height, width = light.shape[:2]
    value = functional.pad(value, (0, -width % MULTIPLE, 0, -height % MULTIPLE), mode='replicate')
    with torch.no_grad():
        value = run_network(read_weights(), value.to(memory_format=torch.channels_last))
    packed = value[0, :, :height, :width].permute(1, 2, 0).numpy().astype(np.float64)
    return (unpack_light(packed) / exposure).astype(np.float32)
