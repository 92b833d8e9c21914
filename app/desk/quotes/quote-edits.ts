import { dateAt, moveDay as moveDayOf, removeDay as removeDayOf } from "#contract/day-order.ts";
import { newId } from "#contract/new-id.ts";
import type { ItemKind, QuoteContent, QuoteItem } from "#contract/quote.ts";
import type { Rate, Supplier } from "#contract/rate-book.ts";
import type { PlanDay } from "#contract/trip-days.ts";

/** Changes of a quote that is worked on; each gives the next content. */

const unitOf: Record<ItemKind, QuoteItem["per"]> = {
  stay: "room",
  transport: "group",
  guide: "group",
  ticket: "person",
  meal: "person",
  other: "group",
};

/** An item with nothing said yet. */
export const blankItem = (kind: ItemKind, title: string): QuoteItem => ({
  id: newId("i"),
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
export const itemOfRate = (supplier: Pick<Supplier, "kind" | "name">, rate: Rate): QuoteItem => ({
  ...blankItem(supplier.kind, `${supplier.name}, ${rate.name}`.slice(0, 120)),
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
    items = [...items, { ...blankItem("stay", nameOf(place)), day, nights }];
  }
  return { ...content, items };
}

export const blankDay = (days: readonly PlanDay[], title: string): PlanDay => ({
  id: newId("d"),
  date: dateAt(days, days.length),
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

/** The day moved by one place, its date not with it; at the ends it stays. */
export const moveDay = (content: QuoteContent, id: string, by: 1 | -1): QuoteContent => ({
  ...content,
  days: moveDayOf(content.days, id, by),
});

/** Without a day; those behind it are a day earlier. */
export const removeDay = (content: QuoteContent, id: string): QuoteContent => ({
  ...content,
  days: removeDayOf(content.days, id),
});

/** One stop a line; a stop that stays keeps its id, its place and its hour. */
export function writeStops(day: PlanDay, text: string): PlanDay["stops"] {
  const names = text.split("\n").map((line) => line.trim());
  const kept = [...day.stops];
  const stops: PlanDay["stops"] = [];
  for (const name of names.filter(Boolean)) {
    const at = kept.findIndex((stop) => stop.name === name);
    const [same] = at === -1 ? [] : kept.splice(at, 1);
    stops.push(
      same ?? { id: newId("s"), name: name.slice(0, 120), sight: null, at: null, text: "" },
    );
  }
  return stops.slice(0, 24);
}
