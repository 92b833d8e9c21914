import * as z from "zod/mini";
import { byId, spell } from "#contract/by-id.ts";
import { line, optionalParagraphs } from "#contract/text.ts";
import { tripIdPattern } from "#trip/ids.ts";
import { fitsTrip, tripLimits, tripSizeText } from "./trip-size.ts";

/**
 * The days of a trip in words, as its document says them (`trip/days-of-document.ts`): what forms, papers and calendars
 * read. A day and a stop have the ids that they have in the document.
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
