import * as z from "zod/mini";
import { byId, spell } from "#contract/by-id.ts";
import { line, optionalParagraphs } from "#contract/text.ts";
import { tripIdPattern } from "#trip/ids.ts";
import { itemIdOf } from "#trip/item-ids.ts";
import { isOfLoss } from "#trip/losses.ts";
import { shorten } from "#trip/shorten.ts";
import { tell } from "#trip/tell.ts";
import type { Say } from "#trip/told.ts";
import type { DayPart, Itinerary } from "./itinerary.ts";
import { fitsTrip, takeFitting, tripLimits, tripSizeText } from "./trip-size.ts";

/**
 * The days of a trip as they are shown, talked about, edited by several people and priced: what an
 * itinerary says to a reader, without the planner's numbers. A day and a stop keep their id for good.
 */

/** Of one day; what all days together may be is `tripLimits`. */
export const dayLimits = {
  days: tripLimits.days,
  stops: 24,
  title: 120,
  text: 2000,
  stopText: 600,
} as const;

const shortId = z
  .string()
  .check(z.regex(tripIdPattern, "An id is written like d3 or v-amber-fort."));
const orNull = <T extends z.ZodMiniType>(inner: T) => z._default(z.nullable(inner), null);

export const PlanStop = z.strictObject({
  id: shortId,
  name: line("The name of a stop", dayLimits.title),
  /** A sight of the facts, where it is one. */
  sight: orNull(z.string().check(z.maxLength(60))),
  /** Minutes after midnight, in India. */
  at: orNull(z.int().check(z.gte(0), z.lte(2880))),
  text: optionalParagraphs("The text of a stop", dayLimits.stopText),
});

export const PlanDay = z.strictObject({
  id: shortId,
  date: orNull(z.iso.date("A date is written like 2027-02-14.")),
  title: line("The title of a day", dayLimits.title),
  text: optionalParagraphs("The text of a day", dayLimits.text),
  /** Where the night is spent; null on the day of departure. */
  sleeps: orNull(line("Where the night is spent", dayLimits.title)),
  stops: z
    .array(PlanStop)
    .check(z.maxLength(dayLimits.stops, `A day has at most ${dayLimits.stops} stops.`)),
});

const isUnique = (ids: string[]) => new Set(ids).size === ids.length;

export const PlanDays = z.array(PlanDay).check(
  z.maxLength(dayLimits.days, `A trip has at most ${dayLimits.days} days.`),
  z.refine((days) => isUnique(days.map(({ id }) => id)), "Two days have the same id."),
  z.refine(
    (days) => days.every(({ stops }) => isUnique(stops.map(({ id }) => id))),
    "Two stops of a day have the same id.",
  ),
  z.refine(fitsTrip, tripSizeText),
);
export type PlanStop = z.infer<typeof PlanStop>;
export type PlanDay = z.infer<typeof PlanDay>;
export type PlanDays = z.infer<typeof PlanDays>;

/**
 * A planned trip as days that people write in: days and stops have the ids that they have in its document. Its reasons
 * and names become texts here, in the language of `say`; as codes they stay in the document.
 */
export const daysOfItinerary = ({ days }: Pick<Itinerary, "days">, say: Say): PlanDays =>
  takeFitting(days.slice(0, dayLimits.days).map((day) => writePlanned(day, say)));

/** What facts have lost since the trip was planned: nothing else of its days would say it. */
const sayLost = ({ notices }: Itinerary["days"][number], say: Say): string =>
  notices.filter(isOfLoss).map(say).join("\n");

const sayRide = (from: string, to: string, say: Say) => say(tell("from-to", { from, to }));

function namePart(part: DayPart, say: Say): string {
  if (part.kind === "visit") return part.name;
  return part.kind === "ride" ? sayRide(part.fromName, part.toName, say) : say(part);
}

function writePlanned(day: Itinerary["days"][number], say: Say): PlanDay {
  // The short ways within a town say nothing that the times do not.
  const isTold = (part: DayPart) =>
    part.kind === "visit" ||
    (part.kind === "ride" && part.between) ||
    (part.kind === "pause" && part.what === "own");
  const told = day.parts
    .map((part, index) => ({ part, id: itemIdOf(day.id, part, index) }))
    .filter(({ part }) => isTold(part));
  const sights = day.parts.flatMap((part) => (part.kind === "visit" ? [part.name] : []));
  const title =
    day.sleeps && day.sleeps.id !== day.wakes.id
      ? sayRide(day.wakes.name, day.sleeps.name, say)
      : sights.length > 0
        ? say(tell("day-of", { sights: sights.slice(0, 2) }))
        : day.wakes.name;
  return {
    id: day.id,
    date: day.date,
    title: shorten(title, dayLimits.title),
    text: shorten(sayLost(day, say), dayLimits.text),
    sleeps: day.sleeps ? shorten(day.aboard ?? day.sleeps.name, dayLimits.title) : null,
    stops: told.slice(0, dayLimits.stops).map(({ part, id }) => ({
      id,
      name: shorten(namePart(part, say), dayLimits.title),
      sight: part.kind === "visit" ? part.sight : null,
      at: part.from,
      text: part.kind === "visit" ? shorten(part.why.map(say).join(" "), dayLimits.stopText) : "",
    })),
  };
}

export const isSameDays = (one: PlanDays, other: PlanDays): boolean => spell(one) === spell(other);

export const DayChange = z.object({
  day: z.string(),
  kind: z.enum(["added", "removed", "changed", "moved"]),
  title: z.string(),
  /** What the day is called now and was before; the stops that came and went. */
  before: z.string(),
  came: z.array(z.string()),
  went: z.array(z.string()),
});
export type DayChange = z.infer<typeof DayChange>;

/** What has changed from one list of days to the next, in the order of the new one. */
export function compareDays(before: PlanDays, after: PlanDays): DayChange[] {
  const [was, is] = [byId(before), byId(after)];
  const kept = before.filter(({ id }) => is.has(id)).map(({ id }) => id);
  const now = after.filter(({ id }) => was.has(id)).map(({ id }) => id);
  const hasOtherDates = after.some(({ date }, at) => before[at] && before[at].date !== date);
  const changes: DayChange[] = after.flatMap((day): DayChange[] => {
    const old = was.get(day.id);
    const words = { day: day.id, title: day.title, before: old?.title ?? "" };
    if (!old) return [{ ...words, kind: "added", came: [], went: [] }];
    const names = (stops: PlanStop[]) => stops.map(({ name }) => name);
    const came = names(day.stops).filter((name) => !names(old.stops).includes(name));
    const went = names(old.stops).filter((name) => !names(day.stops).includes(name));
    const isMoved = now.indexOf(day.id) !== kept.indexOf(day.id);
    // A day that only has another place has another date with it.
    const isChanged = spell({ ...day, date: null }) !== spell({ ...old, date: null });
    if (isChanged || (!isMoved && hasOtherDates && day.date !== old.date))
      return [{ ...words, kind: "changed", came, went }];
    return isMoved ? [{ ...words, kind: "moved", came, went }] : [];
  });
  const gone = before
    .filter(({ id }) => !is.has(id))
    .map(
      ({ id, title }): DayChange => ({
        day: id,
        kind: "removed",
        title,
        before: title,
        came: [],
        went: [],
      }),
    );
  return [...changes, ...gone];
}
