import type { ItemKind, QuoteContent, QuoteItem } from "#contract/quote.ts";
import type { Rate, Supplier } from "#contract/rate-book.ts";
import type { PlanDay } from "#contract/trip-days.ts";

/** Changes of a quote that is worked on; each gives the next content. */

const freeId = (letter: string, taken: readonly { id: string }[]): string => {
  let count = taken.length + 1;
  while (taken.some(({ id }) => id === `${letter}${count}`)) count++;
  return `${letter}${count}`;
};

const unitOf: Record<ItemKind, QuoteItem["per"]> = {
  stay: "room",
  transport: "group",
  guide: "group",
  ticket: "person",
  meal: "person",
  other: "group",
};

/** An item with nothing said yet. */
export const blankItem = (
  items: readonly QuoteItem[],
  kind: ItemKind,
  title: string,
): QuoteItem => ({
  id: freeId("i", items),
  kind,
  title,
  text: "",
  day: null,
  per: unitOf[kind],
  count: null,
  children: null,
  extraBeds: 0,
  nights: 1,
  quantity: 1,
  price: 0,
  childPrice: null,
  extraBedPrice: null,
  margin: null,
  costs: "open",
  tax: "package",
  optional: false,
  rate: null,
});

export const addItem = (content: QuoteContent, item: QuoteItem): QuoteContent => ({
  ...content,
  items: [...content.items, item],
});

export const changeItem = (
  content: QuoteContent,
  id: string,
  change: Partial<QuoteItem>,
): QuoteContent => ({
  ...content,
  items: content.items.map((item) => (item.id === id ? { ...item, ...change } : item)),
});

export const removeItem = (content: QuoteContent, id: string): QuoteContent => ({
  ...content,
  items: content.items.filter((item) => item.id !== id),
});

/** A rate of the book as an item; the numbers are copied, so it stays when the rate goes. */
export const itemOfRate = (
  items: readonly QuoteItem[],
  supplier: Pick<Supplier, "kind" | "name">,
  rate: Rate,
): QuoteItem => ({
  ...blankItem(items, supplier.kind, `${supplier.name}, ${rate.name}`.slice(0, 120)),
  per: rate.per,
  price: rate.price,
  childPrice: rate.childPrice,
  extraBedPrice: rate.extraBedPrice,
  margin: rate.margin,
  costs: rate.costs,
  tax: rate.tax,
  rate: rate.id,
});

/** A stay for each run of nights in one place that has none yet. */
export function addStays(content: QuoteContent, nameOf: (place: string) => string): QuoteContent {
  let items = content.items;
  const runs: { place: string; day: string; nights: number }[] = [];
  for (const { id, sleeps } of content.days) {
    if (!sleeps) continue;
    const last = runs.at(-1);
    if (last?.place === sleeps) last.nights++;
    else runs.push({ place: sleeps, day: id, nights: 1 });
  }
  for (const { place, day, nights } of runs) {
    if (items.some((item) => item.kind === "stay" && item.day === day)) continue;
    items = [...items, { ...blankItem(items, "stay", nameOf(place)), day, nights }];
  }
  return { ...content, items };
}

export const blankDay = (days: readonly PlanDay[], title: string): PlanDay => ({
  id: freeId("d", days),
  date: null,
  title,
  text: "",
  sleeps: days.at(-1)?.sleeps ?? null,
  stops: [],
});

export const changeDay = (
  content: QuoteContent,
  id: string,
  change: Partial<PlanDay>,
): QuoteContent => ({
  ...content,
  days: content.days.map((day) => (day.id === id ? { ...day, ...change } : day)),
});

/** The day moved by one place; at the ends it stays. */
export function moveDay(content: QuoteContent, id: string, by: 1 | -1): QuoteContent {
  const from = content.days.findIndex((day) => day.id === id);
  const to = from + by;
  const day = content.days[from];
  if (!day || to < 0 || to >= content.days.length) return content;
  const days = content.days.toSpliced(from, 1).toSpliced(to, 0, day);
  return { ...content, days };
}

/** One stop a line; a stop that stays keeps its id, its place and its hour. */
export function writeStops(day: PlanDay, text: string): PlanDay["stops"] {
  const names = text.split("\n").map((line) => line.trim());
  const kept = [...day.stops];
  const stops: PlanDay["stops"] = [];
  for (const name of names.filter(Boolean)) {
    const at = kept.findIndex((stop) => stop.name === name);
    const [same] = at === -1 ? [] : kept.splice(at, 1);
    const taken = [...day.stops, ...stops].map(({ id }) => ({ id: id.replace(`${day.id}-`, "s") }));
    const id = `${day.id}-${freeId("s", taken).slice(1)}`;
    stops.push(same ?? { id, name: name.slice(0, 120), sight: null, at: null, text: "" });
  }
  return stops.slice(0, 24);
}
