/** The lists' filters as the address has them, in this order: "?region=north-india&month=11". */
export const filterNames = [
  "region",
  "month",
  "interest",
  "access",
  "days",
  "permit",
  "booking",
  "altitude",
  "state",
  "grade",
] as const;
export type FilterName = (typeof filterNames)[number];
export type Filters = Partial<Record<FilterName, string>>;

/** "?region=north-india&page=2"; empty where nothing is chosen and the page is the first. */
export function writeListQuery(filters: Filters, page = 1): string {
  const query = new URLSearchParams();
  for (const name of filterNames) if (filters[name]) query.set(name, filters[name]);
  if (page > 1) query.set("page", String(page));
  const text = query.toString();
  return text && `?${text}`;
}
