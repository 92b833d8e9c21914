import { m } from "#app/paraglide/messages.js";
import { newId } from "#contract/new-id.ts";
import { blankItem } from "#contract/quote/blank-item.ts";
import { sellingPrice } from "#contract/quote/line-sum.ts";
import type { QuoteContent } from "#contract/quote/quote.ts";
import { type QuoteItem, quoteLimits } from "#contract/quote/quote-item.ts";
import { nightsOfStay } from "#contract/quote/quote-stays.ts";
import type { Rate, RateBook, Supplier } from "#contract/quote/rate-book.ts";
import { dateOfDay } from "#contract/quote/stay-dates.ts";
import { costRate } from "#contract/quote/supplier-gst.ts";
import { daysOfCar } from "./car-lines.ts";
import { isPlace, putRate } from "./quote-edits.ts";

/** All lines of a quote that wait for a price, priced from the rate book at once. */
type Taken = { supplier: Supplier; rate: Rate };

const open = "0000-00-00";
const never = "9999-99-99";
const holds = ({ from, to }: Rate, days: readonly string[]) =>
  days.every((day) => (from ?? open) <= day && day <= (to ?? never));

/** Days of a season; one that is open is the widest. */
const widthOf = ({ from, to }: Rate) =>
  from && to ? (Date.parse(to) - Date.parse(from)) / 86_400_000 : 100_000;

/** How many sleep in a room of the party, as rates call it. */
function sharingOf({ party }: QuoteContent): Rate["terms"]["sharing"] {
  const each = Math.ceil(party.adults / Math.max(1, party.rooms));
  return each <= 1 ? "single" : each >= 3 ? "triple" : "double";
}

const datesOf = (content: QuoteContent, ids: readonly string[]) =>
  content.trip.days.flatMap(({ id }, index) =>
    ids.includes(id) ? [dateOfDay(content, index)] : [],
  );
const townOf = ({ trip }: QuoteContent, id: string | undefined) => {
  const day = trip.days.find((one) => one.id === id);
  return { night: day?.night?.name ?? "", wakes: day?.place?.name ?? "" };
};

/** Rates of the cars that bring the party to where a line begins: one goes along by road until a train or flight is taken. */
function carsBefore(content: QuoteContent, days: readonly string[]): Set<string> {
  const at = new Map(content.trip.days.map(({ id }, index) => [id, index]));
  const order = (ids: readonly string[]) => ids.map((id) => at.get(id) ?? -1);
  const first = Math.min(...order(days));
  const seats = content.trip.services
    .filter(({ kind }) => kind === "train" || kind === "flight")
    .flatMap((service) => order(service.days));
  const isSeat = new Set(
    content.trip.services.flatMap(({ id, kind }) =>
      kind === "train" || kind === "flight" ? [id] : [],
    ),
  );
  return new Set(
    content.items.flatMap((item) => {
      if (item.kind !== "transport" || item.rate === null || isSeat.has(item.id)) return [];
      const last = Math.max(...order(daysOfCar(content, item)));
      const isLeft = seats.some((day) => day >= last && day <= first);
      return last <= first && !isLeft ? [item.rate] : [];
    }),
  );
}

/** Rates that fit a line and hold on all of its days; the most specific first, of equals the cheapest. */
export function findFitting(content: QuoteContent, item: QuoteItem, book: RateBook): Taken[] {
  const wanted = sharingOf(content);
  const service = content.trip.services.find(({ id }) => id === item.id);
  const ids =
    item.kind === "stay"
      ? nightsOfStay(content, item)
      : item.kind === "transport"
        ? daysOfCar(content, item)
        : [item.day ?? ""];
  const days = datesOf(content, ids);
  const { night, wakes } = townOf(content, ids[0]);
  const isSeat = service?.kind === "train" || service?.kind === "flight";
  const title = item.title.toLowerCase();
  const along = item.kind === "transport" && !isSeat ? carsBefore(content, ids) : new Set<string>();
  const fits = ({ supplier, rate }: Taken) => {
    if (supplier.kind !== item.kind || days.length === 0 || !holds(rate, days)) return false;
    if (item.kind === "stay")
      return (
        rate.per === "room" &&
        isPlace(supplier.place, night) &&
        ["", wanted].includes(rate.terms.sharing)
      );
    // A seat is known by the towns that its rate names.
    if (isSeat) {
      const towns = rate.name.toLowerCase().split(/\s+to\s+/);
      return (
        rate.per === "person" && towns.length === 2 && towns.every((town) => title.includes(town))
      );
    }
    const isNear =
      along.has(rate.id) ||
      supplier.place === "" ||
      [night, wakes].some((town) => isPlace(supplier.place, town));
    return rate.per === "group" && isNear;
  };
  const rank = ({ supplier, rate }: Taken) => [
    Number(!along.has(rate.id)),
    Number(supplier.place === ""),
    Number(item.kind === "stay" && rate.terms.sharing !== wanted),
    Number(rate.terms.span === "half"),
    widthOf(rate),
    sellingPrice(costRate(rate).price, rate.margin),
  ];
  return book.suppliers
    .flatMap((supplier) => supplier.rates.map((rate) => ({ supplier, rate })))
    .filter(fits)
    .toSorted((one, other) => {
      const [a, b] = [rank(one), rank(other)];
      const at = a.findIndex((value, index) => value !== b[index]);
      return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
    });
}

/** A guide for a day in each town where something is seen and the book has one: an option, until somebody says otherwise. */
function addGuides(content: QuoteContent, book: RateBook): QuoteContent {
  if (content.items.some(({ kind }) => kind === "guide")) return content;
  const towns = new Set<string>();
  let next = content;
  for (const day of content.trip.days) {
    const town = day.place?.name ?? day.night?.name ?? "";
    if (town === "" || towns.has(town) || !day.items.some(({ kind }) => kind === "visit")) continue;
    const line = {
      ...blankItem("guide", m.quote_guide_in({ town }).slice(0, quoteLimits.name), newId("i")),
      ...{ day: day.id, optional: true },
    };
    const [taken] = findFitting(next, line, book).filter(({ supplier }) =>
      isPlace(supplier.place, town),
    );
    if (!taken || next.items.length >= quoteLimits.items) continue;
    towns.add(town);
    next = putRate({ ...next, items: [...next.items, line] }, line, taken.supplier, taken.rate);
  }
  return next;
}

const priced = ["stay", "transport", "guide"];
const waits = ({ kind, price, rate }: QuoteItem) =>
  priced.includes(kind) && price === 0 && rate === null;

/** Every line that waits for a price and has a fitting rate. `left`: those that have none, and still wait. */
export function priceFromBook(
  content: QuoteContent,
  book: RateBook,
): { content: QuoteContent; count: number; left: QuoteItem[] } {
  let next = content;
  let count = 0;
  for (const item of content.items.filter(waits)) {
    const [taken] = findFitting(next, item, book);
    if (!taken) continue;
    next = putRate(next, item, taken.supplier, taken.rate);
    count++;
  }
  next = addGuides(next, book);
  return { content: next, count, left: next.items.filter(waits) };
}
