"""What films are encoded with: AV1, and H.264 for who plays none."""
import os

OUT = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'public', 'films')
RATE = 24
# Options of a codec, and its qualities from the finest on.
CODECS = {
    'webm': (['-c:v', 'libsvtav1', '-preset', '8', '-g', '120'], (34, 37, 40, 43, 46, 49, 52, 57)),
    'mp4': (
        ['-c:v', 'libx264', '-preset', 'medium', '-profile:v', 'high', '-movflags', '+faststart', '-g', '120'],
        (23, 25, 27, 29, 31, 33, 36),
    ),
}
ffmpeg = ['ffmpeg', '-y', '-loglevel', 'error']
colours = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709']
