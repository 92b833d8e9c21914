import * as z from "zod/mini";
import { line, optionalParagraphs } from "#contract/text.ts";
import type { TripDay, TripDocument } from "./document.ts";
import { FactId, TripId } from "./ids.ts";
import { tripLimits } from "./limits.ts";
import { type OwnStop, readOwnWords } from "./own-words.ts";
import { ToldNotice } from "./told.ts";
import { shortenWish } from "./wish-text.ts";

/**
 * What an address carries of a planned trip: the wish, and by day the night and the visits with their times. Ways,
 * meals, names and prices follow from the facts when it is opened: nothing is searched for.
 */

const minutes = z.int().check(z.gte(-2880), z.lte(2880));

/**
 * A day: the base of the night (`~` before it: slept on the way there; 0: as the night before; "": none), then a visit each: sight, minutes after the visit before it has ended (of the first: after
 * midnight), minutes that it lasts.
 */
const Day = z
  .array(z.union([z.string().check(z.maxLength(62)), minutes]))
  .check(z.minLength(1), z.maxLength(1 + 24 * 3));

/** A stop of one's own: id, name, time, minutes, text, and who wrote it where it was the office. */
const Own = z.strictObject({
  i: TripId,
  n: line("The name of a stop", tripLimits.title),
  a: z.optional(z.int().check(z.gte(0), z.lte(2880))),
  m: z.optional(z.int().check(z.gte(0), z.lte(2880))),
  x: z.optional(optionalParagraphs("The text of a stop", tripLimits.itemText)),
  b: z.optional(z.literal("office")),
});

export const Skeleton = z.strictObject({
  /** The wish without its defaults. */
  w: z.record(z.string(), z.unknown()),
  /** First day, first and last base, hash of the facts. */
  f: z.iso.date(),
  s: FactId,
  e: FactId,
  h: z.string().check(z.maxLength(16)),
  d: z.array(Day).check(z.minLength(1), z.maxLength(60)),
  /** Ids of the days, where they are not d1, d2, d3 …; the number of the next. */
  i: z.optional(z.array(TripId)),
  n: z.optional(z.int().check(z.gte(1), z.lte(100_000))),
  /** What days are called, by their ids, where somebody has named them. */
  l: z.optional(z.record(TripId, line("The title of a day", tripLimits.title))),
  /** What people wrote: by day their own stops; by the ids of days and visits their texts. */
  o: z.optional(z.record(TripId, z.array(Own).check(z.maxLength(tripLimits.items)))),
  x: z.optional(z.record(TripId, optionalParagraphs("A text", tripLimits.dayText))),
  /** What was given up where it was made cheaper: all else that the trip says the facts tell again. */
  t: z.optional(z.array(ToldNotice).check(z.maxLength(12))),
});
export type Skeleton = z.infer<typeof Skeleton>;

const writeNight = (night: TripDay["night"]): string => {
  if (!night || night.kind === "named") return "";
  return night.kind === "way" ? `~${night.base}` : night.base;
};

function writeDay(day: TripDay, before: string): (string | number)[] {
  const night = writeNight(day.night);
  let time = 0;
  const visits = day.items.flatMap((item) => {
    if (item.kind !== "visit") return [];
    const from = item.at ?? time;
    const length = item.minutes ?? 0;
    const gap = from - time;
    time = from + length;
    return [item.sight, gap, length];
  });
  return [night !== "" && night === before ? 0 : night, ...visits];
}

const writeOwn = ({ id, name, at, minutes, text, by }: OwnStop): z.infer<typeof Own> => ({
  i: id,
  n: name,
  ...(at !== null && { a: at }),
  ...(minutes !== null && { m: minutes }),
  ...(text && { x: text }),
  ...(by === "office" && { b: by }),
});

/** Null where the trip was not planned: it has days that no facts can lay out. */
export function writeSkeleton(trip: TripDocument): Skeleton | null {
  const first = trip.days[0]?.place?.base;
  if (!trip.wish || !trip.start || !first || !trip.end?.base) return null;
  let before = "";
  const d = trip.days.map((day) => {
    const parts = writeDay(day, before);
    before = writeNight(day.night).replace(/^~/, "");
    return parts;
  });
  const saved = trip.notices.filter(({ code }) => /^saved(-|$)/.test(code));
  const named = trip.days.flatMap(({ id, title }) => (title ? [[id, title]] : []));
  const { stops, texts } = readOwnWords(trip);
  const own = Object.entries(stops).map(([day, list]) => [day, list.map(writeOwn)]);
  const isCounted = trip.days.every(({ id }, index) => id === `d${index + 1}`);
  return {
    w: shortenWish(trip.wish),
    f: trip.start,
    s: first,
    e: trip.end.base,
    h: trip.facts,
    d,
    ...(!isCounted && { i: trip.days.map(({ id }) => id) }),
    ...(trip.next !== trip.days.length + 1 && { n: trip.next }),
    ...(named.length > 0 && { l: Object.fromEntries(named) }),
    ...(own.length > 0 && { o: Object.fromEntries(own) }),
    ...(Object.keys(texts).length > 0 && { x: texts }),
    ...(saved.length > 0 && { t: saved }),
  };
}
