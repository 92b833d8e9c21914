"""Lay a film from its planes and encode it.

python3 art/films/make.py NAME|--all [--work FOLDER] [--still TURN OUT.png]    NAME: 01-wake … 05-glow

The planes come from render.py: FOLDER/film-<slug>-back.npz (--layer far --layer land) and, where the film has a
foreground, -front.npz (--layer front), both 1360 px wide; the caravan from FOLDER/film-camels-front.png.
Writes public/films/NAME.webm (AV1, at most 1.5 MB) and NAME.mp4 (H.264), 1280×720, 24 frames a second, seamless.
"""
import argparse
import os
import subprocess
import sys

import cv2
import numpy as np
from PIL import Image

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(HERE))

from films.planes import RENDERED, SIZE, Plane  # noqa: E402
from films.scenes import FILMS  # noqa: E402

OUT = os.path.join(HERE, '..', '..', 'public', 'films')
RATE, MOST_BYTES = 24, 1_500_000


def finish(picture, frame_at):
    """Crop to the film's frame, then the bloom, vignette and saturation that the pictures have."""
    left, top = (RENDERED[0] - SIZE[0]) // 2, round((RENDERED[1] - SIZE[1]) * frame_at)
    picture = picture[top:top + SIZE[1], left:left + SIZE[0]]
    # Bloom is soft: a quarter of the size is enough to find it.
    bright = cv2.resize(np.clip(picture - .8, 0, 1), (SIZE[0] // 4, SIZE[1] // 4), interpolation=cv2.INTER_AREA)
    bloom = .25 * cv2.GaussianBlur(bright, (0, 0), 2.2) + .2 * cv2.GaussianBlur(bright, (0, 0), 8.5)
    picture = picture + cv2.resize(bloom, SIZE, interpolation=cv2.INTER_LINEAR)
    y, x = np.mgrid[0:SIZE[1], 0:SIZE[0]].astype(np.float32)
    edge = ((x / SIZE[0] - .5) ** 2 * 1.2 + (y / SIZE[1] - .5) ** 2) * 2
    picture = picture * (1 - .14 * np.clip(edge, 0, 1.2) ** 1.3)[..., None]
    return (np.clip(picture, 0, 1) * 255 + .5).astype(np.uint8)


def encode(frames, name, work):
    """Both files from one pass over the frames; coarser until the film is light enough."""
    raw = os.path.join(work, f'film-{name}.y4m')
    command = ['ffmpeg', '-y', '-loglevel', 'error', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', '%dx%d' % SIZE, '-r', str(RATE), '-i', '-', '-pix_fmt', 'yuv420p', raw]
    with subprocess.Popen(command, stdin=subprocess.PIPE) as process:
        for frame in frames:
            process.stdin.write(frame.tobytes())
        process.stdin.close()
    os.makedirs(OUT, exist_ok=True)
    colours = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709']
    for ending, options, steps in (('webm', ['-c:v', 'libsvtav1', '-preset', '6', '-g', '240'], (34, 40, 46, 52)),
                                   ('mp4', ['-c:v', 'libx264', '-preset', 'slow', '-profile:v', 'high', '-movflags', '+faststart', '-g', '120'], (24, 27, 30, 33, 36))):
        path = os.path.join(OUT, f'{name}.{ending}')
        for quality in steps:
            subprocess.run(['ffmpeg', '-y', '-loglevel', 'error', '-i', raw, *options, '-crf', str(quality), *colours, '-an', path], check=True)
            if os.path.getsize(path) <= MOST_BYTES:
                break
        print(f'{name}.{ending}: {os.path.getsize(path)} bytes at quality {quality}')
    os.remove(raw)


def open_film(name, work):
    kind = FILMS[name]
    planes = {part: Plane(f'{work}/film-{kind.slug}-{part}') for part in (('back', 'front') if kind.front else ('back',))}
    return kind(planes, work)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('names', nargs='*', choices=[*FILMS, []])
    parser.add_argument('--all', action='store_true')
    parser.add_argument('--work', default='art/work')
    parser.add_argument('--still', nargs=2, metavar=('TURN', 'OUT'))
    arguments = parser.parse_args()
    for name in FILMS if arguments.all else arguments.names:
        film = open_film(name, arguments.work)
        if arguments.still:
            Image.fromarray(finish(film.frame(float(arguments.still[0])), film.frame_at)).save(arguments.still[1])
            continue
        count = film.seconds * RATE
        encode((finish(film.frame(i / count), film.frame_at) for i in range(count)), name, arguments.work)


main()
