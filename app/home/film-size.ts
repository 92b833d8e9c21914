import { isLineFor } from "#app/site/slow-line.ts";
import { watchTheme } from "#app/site/theme.ts";

/** Pixels of a window for which the smaller films, 1152 wide, will do. */
const smallWidth = 1280;
/** Megabits a second: a larger film has up to 1.2 MB for nine seconds; Chromium tells 1.4 before it knows. */
const largeLine = 1.2;
/** Phones see the still's middle alone, and of its film no more (`app/ui/picture.tsx`). */
const phone = "(max-width: 430px)";

/** Whether this window shows more than the films of 720 lines have, and its line carries those of 1080. */
export const wantsLargeFilms = () =>
  innerWidth >= 768 && innerWidth * devicePixelRatio > smallWidth && isLineFor(largeLine);

/** AV1 of the films' size and depth. */
const av1 = 'video/webm; codecs="av01.0.05M.08"';

/**
 * The forms that suit this window, best first: where one cannot be shown the next one may. Each is the end of its folder's
 * name, "-night-tall-h264" with all of it, "" for the listed film, which is a day's in AV1 of 720 lines. A film of days never
 * stands in for one of nights. Wide films of nights are of 1080 lines alone.
 */
export function listFilmForms(): string[] {
  const night = document.documentElement.dataset.theme === "dark" ? "-night" : "";
  const end = document.createElement("video").canPlayType(av1) ? "" : "-h264";
  const wide = end || night || !wantsLargeFilms() ? night + end : "-1080";
  const forms = [wide, ...(night ? [] : [""])];
  if (matchMedia(phone).matches) forms.unshift(`${night}-tall${end}`);
  return [...new Set(forms)];
}

/** Says when another form may suit: at nightfall, or when a phone is turned. @returns what ends it */
export function watchFilmForm(onChange: () => void): () => void {
  const size = matchMedia(phone);
  size.addEventListener("change", onChange);
  const leaveTheme = watchTheme(onChange);
  return () => {
    size.removeEventListener("change", onChange);
    leaveTheme();
  };
}
