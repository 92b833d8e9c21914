import { sayLoaded } from "#app/itinerary/said.tsx";
import { m } from "#app/paraglide/messages.js";
import { newId } from "#contract/new-id.ts";
import { blankItem } from "#contract/quote/blank-item.ts";
import type { QuoteContent } from "#contract/quote/quote.ts";
import { type ItemKind, type QuoteItem, quoteLimits } from "#contract/quote/quote-item.ts";
import { addStays, listBedless, putNights } from "#contract/quote/quote-stays.ts";
import type { Rate, Supplier } from "#contract/quote/rate-book.ts";
import { sayTerms, weekdayOf } from "#contract/quote/rate-terms.ts";
import { dateOfDay } from "#contract/quote/stay-dates.ts";
import { costRate } from "#contract/quote/supplier-gst.ts";
import { addDays } from "#contract/trip/calendar-day.ts";
import { dayLimits, type PlanDay, type PlanDays } from "#contract/trip/trip-days.ts";
import { daysOfDocument } from "#trip/days-of-document.ts";
import { editTripBy } from "#trip/edits/edit-trip.ts";
import { EditRefused } from "#trip/edits/edited.ts";
import { editsOfDay } from "#trip/edits/edits-of-day.ts";
import type { TripEdit } from "#trip/edits/trip-edit.ts";
import { listNightsOnWay } from "#trip/nights-on-way.ts";
import { writeCar } from "./car-lines.ts";

/** Changes of a quote that is worked on; each gives the next content. */

/** An item with nothing said yet. */
export const newItem = (kind: ItemKind, title: string): QuoteItem =>
  blankItem(kind, title, newId("i"));

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

/** The line moved by one place; at the ends it stays. */
export function moveItem(content: QuoteContent, id: string, by: 1 | -1): QuoteContent {
  const items = [...content.items];
  const at = items.findIndex((item) => item.id === id);
  const to = at + by;
  if (at < 0 || to < 0 || to >= items.length) return content;
  const [item] = items.splice(at, 1);
  return item ? { ...content, items: items.toSpliced(to, 0, item) } : content;
}

const noSums = { weekendPrice: null, extraKm: null, driverPerDay: null, night: null };

/**
 * With what is proposed for the trip and has no line yet: nights as far as no stay is for them, all else by id or by
 * title. Of days that the office has taken out nothing comes.
 */
export function addProposed(content: QuoteContent, proposed: readonly QuoteItem[]): QuoteContent {
  const days = new Set(content.trip.days.map(({ id }) => id));
  const ids = new Set(content.items.map(({ id }) => id));
  const titles = new Set(content.items.map(({ kind, title }) => `${kind} ${title}`));
  const more = proposed.filter(
    ({ id, kind, title, day }) =>
      kind !== "stay" &&
      (day === null || days.has(day)) &&
      !ids.has(id) &&
      !titles.has(`${kind} ${title}`),
  );
  const items = [...addStays(content), ...more].slice(0, quoteLimits.items);
  return { ...content, items };
}

/** A rate of the book as an item; the numbers are copied, so it stays when the rate goes. */
export function itemOfRate(supplier: Pick<Supplier, "kind" | "name">, booked: Rate): QuoteItem {
  // What the supplier adds is cost.
  const rate = costRate(booked);
  return {
    ...newItem(supplier.kind, `${supplier.name}, ${rate.name}`),
    // Without sums: a traveller reads it, and what it costs us is ours.
    text: sayTerms({ ...rate.terms, ...noSums }),
    per: rate.per,
    price: rate.price,
    childPrice: rate.childPrice,
    childPrices: rate.childPrices,
    extraBedPrice: rate.extraBedPrice,
    margin: rate.margin,
    costs: rate.costs,
    tax: rate.tax === "none" ? "package" : rate.tax,
    rate: rate.id,
    supplier: supplier.name,
  };
}

/** The days of a quote in words. */
export const daysOf = ({ trip }: Pick<QuoteContent, "trip">): PlanDays =>
  daysOfDocument(trip, sayLoaded);

/** A quote's days changed by the trip's own edits. @throws EditRefused */
const editDays = (content: QuoteContent, edits: readonly TripEdit[]): QuoteContent => ({
  ...content,
  trip: editTripBy(content.trip, edits, "office").document,
});

/**
 * What was typed of a day: what is not other than it is said now stays what it is. A night goes on over the days behind
 * it in which nothing stands yet, as far as they had the same one; not over one that is spent on the way, and not over
 * the last, on which one goes home.
 */
export function changeDay(
  content: QuoteContent,
  id: string,
  change: Partial<Omit<PlanDay, "id" | "date">>,
): QuoteContent {
  const days = daysOf(content);
  const at = days.findIndex((one) => one.id === id);
  const day = days[at];
  if (!day) return content;
  const edits = editsOfDay(days, day, { ...day, ...change }, false);
  const { sleeps: name } = change;
  if (!name || name === day.sleeps) return editDays(content, edits);
  const behind = days.slice(at + 1, -1);
  const onWay = listNightsOnWay(content.trip);
  const end = behind.findIndex(
    (one) =>
      one.sleeps !== day.sleeps ||
      one.stops.length > 0 ||
      one.text !== "" ||
      onWay.includes(one.id),
  );
  const same = end === -1 ? behind : behind.slice(0, end);
  const nights = same.map(
    ({ id: on }) => ({ do: "night", day: on, name, isOnWay: false }) as const,
  );
  return editDays(content, [...edits, ...nights]);
}

/** Whether a day's night is spent on the way: then it needs no bed. */
export function putOnWay(content: QuoteContent, id: string, isOnWay: boolean): QuoteContent {
  const name = content.trip.days.find((day) => day.id === id)?.night?.name ?? null;
  return editDays(content, [{ do: "night", day: id, name, isOnWay }]);
}

/** The departure on another day: the days' dates go with it. */
export const moveDeparture = (content: QuoteContent, departure: string): QuoteContent => ({
  ...content,
  departure,
  trip: { ...content.trip, start: content.trip.start && shiftStart(content, departure) },
});

const dayMs = 86_400_000;

function shiftStart({ departure, trip }: QuoteContent, to: string): string {
  const days = Math.round((Date.parse(to) - Date.parse(departure)) / dayMs);
  return addDays(trip.start ?? departure, days);
}

/** The day moved by one place, its date not with it; at the ends it stays. */
export function moveDay(content: QuoteContent, id: string, by: 1 | -1): QuoteContent {
  const { days } = content.trip;
  const to = days.findIndex((day) => day.id === id) + by;
  if (to < 0 || to >= days.length) return content;
  return editDays(content, [{ do: "move-day", day: id, to }]);
}

/** Without a day; those behind it are a day earlier. */
export const removeDay = (content: QuoteContent, id: string): QuoteContent =>
  editDays(content, [{ do: "remove-day", day: id }]);

/** With so many days at the end, in the same bed; as it is where a trip can hold no more. */
export function lengthen(content: QuoteContent, count: number, title: string): QuoteContent {
  const { days } = content.trip;
  // Before thousands of days are laid out to be refused at the end.
  if (days.length + count > dayLimits.days) return content;
  const name = days.at(-1)?.night?.name ?? null;
  const edits = Array.from({ length: count }, (_, index) => {
    const id = newId("d");
    return [
      { do: "add-day" as const, id, at: days.length + index, title },
      { do: "night" as const, day: id, name, isOnWay: false },
    ];
  });
  try {
    return editDays(content, edits.flat());
  } catch (error) {
    if (error instanceof EditRefused) return content;
    throw error;
  }
}

/** With a day more at the end. */
export const addDay = (content: QuoteContent, title: string): QuoteContent =>
  lengthen(content, 1, title);

export const isPlace = (one: string, other: string) =>
  one.trim() !== "" && one.trim().toLowerCase() === other.trim().toLowerCase();

/** The stay in a supplier's town that is not priced yet, and the nights there that have none. */
function findOpenStay(content: QuoteContent, { kind, place }: Pick<Supplier, "kind" | "place">) {
  if (kind !== "stay") return { blank: undefined, nights: [] };
  const townOf = (id: string | undefined) =>
    content.trip.days.find((day) => day.id === id)?.night?.name ?? "";
  const blank = content.items.find(
    (item) =>
      item.kind === "stay" &&
      item.price === 0 &&
      item.rate === null &&
      isPlace(townOf(item.nightsOf[0]), place),
  );
  const free = listBedless(content).find((run) => isPlace(run.place, place));
  return { blank, nights: blank?.nightsOf ?? free?.nights ?? [] };
}

/** The first day for which a supplier's rate would be taken: its night in the plan, else the departure. */
export function dayOfRate(
  content: QuoteContent,
  supplier: Pick<Supplier, "kind" | "place">,
): string {
  const [night] = findOpenStay(content, supplier).nights;
  const at = content.trip.days.findIndex(({ id }) => id === night);
  return at === -1 ? content.departure : dateOfDay(content, at);
}

/** A rate in the quote: in the stay of its town, or the car, that waits for a price; else as a further line. */
export function takeRate(content: QuoteContent, supplier: Supplier, rate: Rate): QuoteContent {
  const { blank, nights } = findOpenStay(content, supplier);
  const waiting = supplier.kind === "transport" ? findOpenCar(content, rate) : blank;
  if (waiting) return putRate(content, waiting, supplier, rate);
  const item = putNights(content, itemOfRate(supplier, rate), nights);
  return putRate(addItem(content, item), item, supplier, rate);
}

/** The first line of a car, or of a seat, that has no price yet. */
const findOpenCar = ({ items }: QuoteContent, { per }: Rate): QuoteItem | undefined =>
  items.find(
    (item) =>
      item.kind === "transport" && item.price === 0 && item.rate === null && item.per === per,
  );

/** A line with a supplier's rate, and what that rate brings beside it: weekend nights, the driver, driving by night. */
export function putRate(
  content: QuoteContent,
  line: QuoteItem,
  supplier: Supplier,
  booked: Rate,
): QuoteContent {
  const rate = costRate(booked);
  const { id, day, nightsOf, nights, count, extraBeds, childBeds, quantity, optional } = line;
  const taken = {
    ...itemOfRate(supplier, rate),
    ...{ id, day, nightsOf, nights, count, extraBeds, childBeds, quantity, optional },
  };
  const item = {
    ...taken,
    // A way says from where to where: the car's name is its supplier's.
    title:
      line.kind === "transport" && line.title !== taken.title && line.rate === null
        ? `${line.title}, ${rate.name}`.slice(0, quoteLimits.name)
        : taken.title,
    text: line.text || taken.text,
  };
  if (item.kind !== "transport" || item.per !== "group")
    return addWeekend(changeItem(content, id, item), item, rate);
  const lines = writeCar(content, item, rate);
  const items = content.items.flatMap((one) => (one.id === id ? lines : [one]));
  return { ...content, items: items.slice(0, quoteLimits.items) };
}

/** A line for the nights of a stay that cost a supplement by their weekday; none where there is no such night. */
function addWeekend(content: QuoteContent, stay: QuoteItem, { terms, margin }: Rate): QuoteContent {
  const nights = stay.nightsOf.filter((night) => {
    const index = content.trip.days.findIndex(({ id }) => id === night);
    return index !== -1 && terms.weekend.includes(weekdayOf(dateOfDay(content, index)));
  });
  if (terms.weekendPrice === null || nights.length === 0) return content;
  const title = m.book_weekend_line({ title: stay.title }).slice(0, 120);
  return addItem(content, {
    ...newItem("other", title),
    ...{ per: stay.per, count: stay.count, quantity: nights.length, day: nights[0] ?? null },
    ...{ price: terms.weekendPrice, margin, tax: stay.tax, optional: stay.optional },
    supplier: stay.supplier,
  });
}

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
