/** Section 9: six items a page. */
export const pageSize = 6;

export const countPages = (items: number): number => Math.max(1, Math.ceil(items / pageSize));

export type Page<T> = { items: T[]; page: number; pages: number };

/**
 * The page that an address asks for: 1 when it says nothing; null when it asks for what is no page
 * number or lies behind the last one, which is an address that does not exist.
 */
export function findPage<T>(items: readonly T[], asked: string | null): Page<T> | null {
  const pages = countPages(items.length);
  if (asked !== null && !/^[1-9]\d{0,5}$/.test(asked)) return null;
  const page = Number(asked ?? 1);
  if (page > pages) return null;
  return { items: items.slice((page - 1) * pageSize, page * pageSize), page, pages };
}
