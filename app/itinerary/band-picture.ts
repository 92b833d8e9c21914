import { pictureSet } from "#app/ui/picture-set.ts";
import type { PictureView } from "#contract/content/picture.ts";

/** How wide a trip's picture is shown (`trip-band.module.css`), and the widest file that can be of use. */
export const bandSizes = "(max-width: 900px) 100vw, 720px";
export const bandMost = 1600;

/** The files of which a browser takes one for the head of a trip. */
export const bandSet = ({ slug, widths }: Pick<PictureView, "slug" | "widths">): string =>
  pictureSet(
    slug,
    widths.filter((width) => width <= bandMost),
  );
