import type { PictureView } from "#contract/picture.ts";
import type { Catalogue } from "./catalogue.ts";

type Detail =
  /** A picture beside its own name: no words, no blurred stand-in. */
  | "card"
  /** A picture that says something by itself. */
  | "figure"
  /** The large one at the head of a page that is read, by day and by night. */
  | "hero"
  /** The large one of a scene, in its layers, over a sky that stands in for it. */
  | "scene";

const widthLists = new Map<string, number[]>();

/** One array for equal lists: what is handed to the page is written once. */
function shareWidths(widths: number[]): number[] {
  const key = widths.join();
  const shared = widthLists.get(key) ?? widths;
  widthLists.set(key, shared);
  return shared;
}

/** What a page needs of a picture, by its name; null where it has not been made. */
export function viewPicture(
  catalogue: Pick<Catalogue, "findPicture">,
  slug: string,
  detail: Detail = "card",
): PictureView | null {
  const entry = catalogue.findPicture(slug);
  if (!entry) return null;
  const { hour, colour, width, height, alt, placeholder, layers } = entry;
  return {
    slug,
    hour,
    colour,
    width,
    height,
    widths: shareWidths(entry.widths),
    ...(detail !== "card" && { alt }),
    ...(detail === "hero" && { placeholder }),
    ...((detail === "hero" || detail === "scene") && { layers }),
  };
}
