import type { PictureView } from "#contract/content/picture.ts";

const isPicture = (value: object): value is PictureView => "slug" in value && "widths" in value;

/**
 * No page shows a picture twice: where two things are the very same place (a town, and the temple
 * that it is known for) the first one named keeps it, and the drawn hour stands in for the others.
 */
export function withoutRepeats<T>(page: T, shown = new Set<string>()): T {
  if (Array.isArray(page)) return page.map((item) => withoutRepeats(item, shown)) as T;
  if (typeof page !== "object" || page === null) return page;
  const keep = (value: unknown) => {
    if (typeof value !== "object" || value === null || !isPicture(value))
      return withoutRepeats(value, shown);
    if (shown.has(value.slug)) return null;
    shown.add(value.slug);
    return value;
  };
  return Object.fromEntries(Object.entries(page).map(([name, value]) => [name, keep(value)])) as T;
}
