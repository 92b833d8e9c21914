import type { PictureView } from "#contract/content/picture.ts";

const isPicture = (value: object): value is PictureView => "slug" in value && "widths" in value;

/**
 * No page shows a picture twice: where two things are the very same place (a town, and the temple that it is known for)
 * the first one named keeps it, and the drawn hour stands in for the others. What a thing shows itself comes before
 * what its parts show, wherever it stands among them: a page's head is never given up to a card below it.
 */
export function withoutRepeats<T>(page: T, shown = new Set<string>()): T {
  if (Array.isArray(page)) return page.map((item) => withoutRepeats(item, shown)) as T;
  if (typeof page !== "object" || page === null) return page;
  const ownPictures = new Map<string, PictureView | null>();
  for (const [name, value] of Object.entries(page)) {
    if (typeof value !== "object" || value === null || !isPicture(value)) continue;
    ownPictures.set(name, shown.has(value.slug) ? null : value);
    shown.add(value.slug);
  }
  const keep = ([name, value]: [string, unknown]) => {
    const own = ownPictures.get(name);
    return [name, own === undefined ? withoutRepeats(value, shown) : own];
  };
  return Object.fromEntries(Object.entries(page).map(keep)) as T;
}
