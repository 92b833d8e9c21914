"""Lay the films of the home page over their published pictures and encode them.

python3 art/films/home.py NAME|--all [--day] [--night] [--work FOLDER] [--still SECOND OUT.png] [--outlines]
NAME: 01-wake … 05-glow

The caravan of Ride is cut from FOLDER/film-camels.npz (render.py films/camels FOLDER/film-camels --width 1536).
Writes to public/films, 24 frames a second, nine seconds: by day NAME.webm (AV1) and NAME.mp4 (H.264) of 720 lines and
NAME-1080.webm; by night NAME-night.webm of 1080 lines and NAME-night.mp4 of 720; of each the middle for phones, as
large as the still's, NAME-tall and NAME-night-tall.
--outlines takes the birds out of the stills' own outlines, once a still was published: in the film they fly, and
nothing passes before the word.
"""
import argparse
import os
import subprocess
import sys

import numpy as np
from PIL import Image

os.environ['FILM_PLANES'] = '1920'
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(HERE))

from films.encoding import CODECS, OUT, RATE, colours, ffmpeg  # noqa: E402
from films.scenes import SHOTS  # noqa: E402
from films.planes import RENDERED  # noqa: E402
from publish import write_outline  # noqa: E402

# Of a picture 1920 wide, as scripts/art.ts cuts the still of phones.
TALL = 'crop=832:1200'
SMALL, LARGE = 'scale=-2:720:flags=lanczos', 'scale=-2:1080:flags=lanczos'
# What a file's name has after the film's, how the picture is cut and scaled, and the most bytes.
FORMS = {
    False: (
        ('-tall.webm', TALL, 600_000),
        ('-tall.mp4', TALL, 1_000_000),
        ('.webm', SMALL, 700_000),
        ('.mp4', SMALL, 1_200_000),
        ('-1080.webm', LARGE, 1_200_000),
    ),
    True: (
        ('-night-tall.webm', TALL, 600_000),
        ('-night-tall.mp4', TALL, 1_000_000),
        ('-night.mp4', SMALL, 1_200_000),
        ('-night.webm', LARGE, 1_000_000),
    ),
}


def lay(shot, path):
    """All frames, without loss of more than colour's half resolution."""
    taken = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', '%dx%d' % RENDERED, '-r', str(RATE), '-i', '-']
    with subprocess.Popen(
        [*ffmpeg, *taken, '-vf', 'scale=out_color_matrix=bt709', '-pix_fmt', 'yuv420p', path], stdin=subprocess.PIPE
    ) as process:
        for number in range(round(shot.LONG * RATE)):
            process.stdin.write((shot.frame(number / RATE) * 255 + 0.5).astype(np.uint8).tobytes())
        process.stdin.close()


def encode(path, name, night):
    """Every form from the same frames; coarser until it is light enough."""
    for more, cut, most in FORMS[night]:
        options, steps = CODECS[more.rsplit('.', 1)[1]]
        out = os.path.join(OUT, name + more)
        for quality in steps:
            command = [*ffmpeg, '-i', path, '-vf', cut, *options, '-crf', str(quality), *colours, '-an', out]
            subprocess.run(command, check=True)
            if os.path.getsize(out) <= most:
                break
        print(f'{os.path.basename(out)}: {os.path.getsize(out)} bytes at quality {quality}', flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('names', nargs='*', choices=[*SHOTS, []])
    parser.add_argument('--all', action='store_true')
    parser.add_argument('--day', action='store_true')
    parser.add_argument('--night', action='store_true')
    parser.add_argument('--work', default='art/work')
    parser.add_argument('--outlines', action='store_true')
    parser.add_argument('--still', nargs=2, metavar=('SECOND', 'OUT'), help='one frame')
    arguments = parser.parse_args()
    os.makedirs(arguments.work, exist_ok=True)
    for name in SHOTS if arguments.all else arguments.names:
        if arguments.outlines:
            shot = SHOTS[name](False, arguments.work)
            if shot.flocks:
                write_outline(
                    Image.merge('RGBA', [Image.fromarray((shot.land * 255 + 0.5).astype(np.uint8))] * 4),
                    shot.slug,
                    (1200, 1920),
                )
            continue
        for night in [False] * arguments.day + [True] * arguments.night or (False, True):
            shot = SHOTS[name](night, arguments.work)
            if arguments.still:
                frame = shot.frame(float(arguments.still[0]))
                Image.fromarray((frame * 255 + 0.5).astype(np.uint8)).save(arguments.still[1])
                continue
            path = os.path.join(arguments.work, f'film-{name}-{night:d}.y4m')
            lay(shot, path)
            encode(path, name, night)
            os.remove(path)


main()
