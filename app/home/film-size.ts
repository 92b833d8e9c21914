import { isLineFor } from "#app/site/slow-line.ts";

/** Pixels that the smaller films are wide. */
const smallWidth = 1280;
/** Below this many CSS pixels it is a phone: its film is cut to a narrow part, and its line costs most. */
const phoneWidth = 768;
/** Megabits a second: a larger film has 1 to 2 MB for nine seconds; Chromium tells 1.4 before it knows. */
const largeLine = 1.2;

/** Whether this window shows more than the films of 720 lines have, and its line carries those of 1080. */
export function wantsLargeFilms(): boolean {
  const wide = innerWidth >= phoneWidth && innerWidth * devicePixelRatio > smallWidth;
  return wide && isLineFor(largeLine);
}

/** AV1 of the films' size and depth. */
const av1 = 'video/webm; codecs="av01.0.05M.08"';

/** Forms that lie beside the listed one, which is AV1 of 720 lines. */
export type FilmForm = "1080" | "h264";

/** Which of them suits this browser better than the listed one; null for none. */
export function chooseFilmForm(): FilmForm | null {
  if (!document.createElement("video").canPlayType(av1)) return "h264";
  return wantsLargeFilms() ? "1080" : null;
}
