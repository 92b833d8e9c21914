"""Lay a guide from its planes and encode it. (The films of the home page are laid by home.py.)

python3 art/films/make.py NAME|--all [--work FOLDER] [--commands] [--shot SHOT] [--still SECOND OUT.png]
NAME: guide-1-varanasi … guide-4-spiti

The planes come from render.py --planes, 2064 px wide; --commands prints what renders those that are missing.
--shot lays one shot.
Writes public/films/NAME.webm (AV1) and NAME.mp4 (H.264), 1280×720, 24 frames a second: its shots dissolve into one
another, the last into the first, in at most 3.5 MB.
"""
import argparse
import functools
import os
import subprocess
import sys

import cv2
import numpy as np
from PIL import Image

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(HERE))

from films.encoding import CODECS, OUT, RATE, colours, ffmpeg  # noqa: E402
from films.guides import GUIDES  # noqa: E402
from films.planes import RENDERED, SIZE, Plane  # noqa: E402

MOST_BYTES = 3_500_000


@functools.lru_cache
def vignette():
    y, x = np.mgrid[0 : SIZE[1], 0 : SIZE[0]].astype(np.float32)
    edge = ((x / SIZE[0] - 0.5) ** 2 * 1.2 + (y / SIZE[1] - 0.5) ** 2) * 2
    return (1 - 0.14 * np.clip(edge, 0, 1.2) ** 1.3)[..., None]


def finish(picture):
    """The bloom and vignette that the pictures have."""
    # Bloom is soft: a quarter of the size is enough to find it.
    bright = cv2.resize(np.clip(picture - 0.8, 0, 1), (SIZE[0] // 4, SIZE[1] // 4), interpolation=cv2.INTER_AREA)
    bloom = 0.25 * cv2.GaussianBlur(bright, (0, 0), 2.2) + 0.2 * cv2.GaussianBlur(bright, (0, 0), 8.5)
    picture = picture + cv2.resize(bloom, SIZE, interpolation=cv2.INTER_LINEAR)
    picture = picture * vignette()
    return (np.clip(picture, 0, 1) * 255 + 0.5).astype(np.uint8)


def encode(frames, name, work):
    """Both files from one pass over the frames; coarser until a film is light enough."""
    raw = os.path.join(work, f'film-{name}.y4m')
    taken = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', '%dx%d' % SIZE, '-r', str(RATE), '-i', '-']
    with subprocess.Popen([*ffmpeg, *taken, '-pix_fmt', 'yuv420p', raw], stdin=subprocess.PIPE) as process:
        for frame in frames:
            process.stdin.write(frame.tobytes())
        process.stdin.close()
    os.makedirs(OUT, exist_ok=True)
    scale = [] if SIZE[1] == 720 else ['-vf', 'scale=-2:720:flags=lanczos']
    for ending, (options, steps) in CODECS.items():
        path = os.path.join(OUT, f'{name}.{ending}')
        for quality in steps:
            command = [*ffmpeg, '-i', raw, *scale, *options, '-crf', str(quality), *colours, '-an', path]
            subprocess.run(command, check=True)
            if os.path.getsize(path) <= MOST_BYTES:
                break
        print(f'{os.path.basename(path)}: {os.path.getsize(path)} bytes at quality {quality}')
    os.remove(raw)


def open_shot(kind, work):
    base = f'{work}/shot-{kind.__name__}'
    return kind(
        {
            part: Plane(f'{base}-{part}')
            for part in ('behind', 'between', 'front')
            if os.path.exists(f'{base}-{part}.npz')
        },
        work,
    )


def command_of(kind, work):
    """What renders a shot's planes."""
    words = [
        'blender',
        '--background',
        '--factory-startup',
        '-noaudio',
        '--python-exit-code',
        '1',
        '--python',
        'art/render.py',
        '--',
        kind.slug,
        f'{work}/shot-{kind.__name__}',
        '--planes',
        '--width',
        str(RENDERED[0]),
        '--samples',
        str(kind.samples),
    ]
    words += ['--adrift'] if kind.adrift else []
    words += ['--palette', kind.palette] if kind.palette else []
    words += ['--view', *map(str, kind.view)] if kind.view else []
    return ' '.join(words)


def lay_shot(kind, work):
    """All frames of a shot, kept in the work folder so that one shot can be made anew without the others."""
    path, count = f'{work}/shot-{kind.__name__}.rgb', round((kind.FADE + kind.LONG) * RATE)
    shape = count, SIZE[1], SIZE[0], 3
    if not os.path.exists(path):
        shot = open_shot(kind, work)
        frames = np.memmap(path + '~', np.uint8, 'w+', shape=shape)
        for i in range(count):
            frames[i] = finish(shot.frame_of(i / RATE - kind.FADE))
        frames.flush()
        os.rename(path + '~', path)
    return np.memmap(path, np.uint8, 'r', shape=shape)


def frames_of(kinds, work):
    """Each shot dissolves into the next in the last moments before that one's second; the last into the first."""
    shots = [lay_shot(kind, work) for kind in kinds]
    early = round(kinds[0].FADE * RATE)
    length = len(shots[0]) - early

    def frame(second):
        number = round(second * RATE)
        index, own = number // length, number % length
        picture = shots[index][own + early]
        if own < length - early:
            return picture
        share = (own - length + early + 1) / (early + 1)
        share = share * share * (3 - 2 * share)
        return cv2.addWeighted(picture, 1 - share, shots[(index + 1) % len(shots)][own - length + early], share, 0)

    return frame, len(shots) * kinds[0].LONG


SHOTS = {kind.__name__: kind for kinds in GUIDES.values() for kind in kinds}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('names', nargs='*', choices=[*GUIDES, []])
    parser.add_argument('--all', action='store_true')
    parser.add_argument('--work', default='art/work')
    parser.add_argument('--commands', action='store_true')
    parser.add_argument('--shot', choices=SHOTS)
    parser.add_argument('--still', nargs=2, metavar=('SECOND', 'OUT'), help='one frame of --shot')
    arguments = parser.parse_args()
    if arguments.shot and arguments.still:
        shot = open_shot(SHOTS[arguments.shot], arguments.work)
        Image.fromarray(finish(shot.frame_of(float(arguments.still[0])))).save(arguments.still[1])
    elif arguments.shot:
        lay_shot(SHOTS[arguments.shot], arguments.work)
    for name in GUIDES if arguments.all else arguments.names:
        if arguments.commands:
            for kind in GUIDES[name]:
                if not os.path.exists(f'{arguments.work}/shot-{kind.__name__}-behind.npz'):
                    print(command_of(kind, arguments.work))
            continue
        frame, seconds = frames_of(GUIDES[name], arguments.work)
        encode((frame(i / RATE) for i in range(round(seconds * RATE))), name, arguments.work)


main()
