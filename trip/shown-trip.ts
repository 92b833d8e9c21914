import type { PlanDays } from "#contract/trip/trip-days.ts";
import { daysOfDocument } from "./days-of-document.ts";
import type { TripDocument } from "./document.ts";
import { readSaid, spellTold } from "./spell-told.ts";
import { listStripItems } from "./strip/strip-items.ts";
import type { Say } from "./told.ts";

/**
 * A trip as it is shown by a link: its document, and beside it what its days ask to be said, in the reader's language. So
 * a page needs no words of its own, and a copy on a phone can be read without a network.
 */
export type ShownTrip = {
  readonly trip: TripDocument;
  readonly said: Readonly<Record<string, string>>;
};

const read = new WeakMap<TripDocument, PlanDays>();

/** What a page is told beside a document. */
export function sayTrip(trip: TripDocument, say: Say): ShownTrip {
  const said: Record<string, string> = {};
  const keep: Say = (told) => {
    const sentence = say(told);
    said[spellTold(told)] = sentence;
    return sentence;
  };
  read.set(trip, daysOfDocument(trip, keep));
  // The strip of a day has its pauses too.
  for (const day of trip.days) listStripItems(day, keep);
  return { trip, said };
}

/** Its days in words; the same list as long as it is the same trip. */
export function daysOfShown({ trip, said }: ShownTrip): PlanDays {
  const known = read.get(trip);
  if (known) return known;
  const days = daysOfDocument(trip, readSaid(said));
  read.set(trip, days);
  return days;
}

/** Every text that is read in a trip, planned or kept, or in the facts that it is planned on, as `change` leaves it. */
export const mapTexts = <T>(trip: T, change: (text: string) => string): T =>
  mapValue(trip, change) as T;

/** Fields whose text is read; all others are ids, dates and kinds. */
const readFields = new Set(
  "name title text fromName toName aboard note tagline caution price".split(" "),
);

function mapValue(value: unknown, change: (text: string) => string, isRead = false): unknown {
  if (typeof value === "string") return isRead ? change(value) : value;
  if (Array.isArray(value)) return value.map((one) => mapValue(one, change, isRead));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, one]) => [
      field,
      // What a code is said with is read, whatever it is called.
      mapValue(one, change, isRead || field === "values" || readFields.has(field)),
    ]),
  );
}
