import { m } from "#app/paraglide/messages.js";
import { newId } from "#contract/new-id.ts";
import { blankItem } from "#contract/quote/blank-item.ts";
import type { QuoteContent } from "#contract/quote/quote.ts";
import { type QuoteItem, quoteLimits } from "#contract/quote/quote-item.ts";
import type { Rate } from "#contract/quote/rate-book.ts";

/** What a car costs over its days: kilometres or days, its driver, and driving by night. */
const [night, morning] = [22 * 60, 6 * 60];

/** Ids of the days on which a line's car is used: its service's, its own day, else the whole trip. */
export function daysOfCar({ trip }: QuoteContent, { id, day }: QuoteItem): string[] {
  const service = trip.services.find((one) => one.id === id && one.kind === "car");
  if (service && service.days.length > 0) return service.days;
  return day === null ? trip.days.map((one) => one.id) : [day];
}

/** On how many of these days one goes by road between ten at night and six. */
const countNights = ({ trip }: QuoteContent, days: readonly string[]): number =>
  trip.days.filter(
    ({ id, items }) =>
      days.includes(id) &&
      items.some(
        (item) =>
          item.kind === "ride" &&
          item.mode === "road" &&
          (item.night ||
            (item.at !== null && (item.at < morning || item.at + (item.minutes ?? 0) > night))),
      ),
  ).length;

/**
 * A car's line with its rate: so many days; where the rate has kilometres that are paid each day, driven or not, those
 * at the price of one. Its driver and driving by night are lines of their own. What is driven beyond stands in the terms.
 */
export function writeCar(
  content: QuoteContent,
  line: QuoteItem,
  { terms, margin }: Pick<Rate, "terms" | "margin">,
): QuoteItem[] {
  const days = Math.max(1, daysOfCar(content, line).length);
  const cars = Math.max(1, line.quantity);
  const often = { nights: Math.min(days, quoteLimits.nights), quantity: cars };
  const { leastKm, driverPerDay, night: nightPrice } = terms;
  // Kilometres of several cars may be more than one line holds.
  const kept = leastKm
    ? Array.from({ length: cars }, (_, at) => ({
        ...line,
        ...(at > 0 && { id: newId("i") }),
        nights: often.nights,
        quantity: Math.min(leastKm, quoteLimits.quantity),
      }))
    : [{ ...line, ...often }];
  const beside = (title: string, price: number, times: Partial<QuoteItem>): QuoteItem => ({
    ...blankItem("transport", title.slice(0, quoteLimits.name), newId("i")),
    ...{ day: line.day, price, margin, tax: line.tax, optional: line.optional },
    supplier: line.supplier,
    ...times,
  });
  const nights = countNights(content, daysOfCar(content, line));
  return [
    ...kept,
    ...(driverPerDay
      ? [beside(m.book_driver_line({ title: line.title }), driverPerDay, often)]
      : []),
    ...(nightPrice && nights > 0
      ? [beside(m.book_night_line({ title: line.title }), nightPrice, { nights, quantity: cars })]
      : []),
  ];
}
