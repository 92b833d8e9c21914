import type { ValuesOf } from "#trip/codes.ts";
import { note } from "#trip/tell.ts";
import type { ToldNotice } from "#trip/told.ts";
import { anyWeekday } from "./dates.ts";
import { everyDay, type Hop, runsOn } from "./hop.ts";
import type { Passage } from "./passages.ts";
import type { TripModel } from "./trip-model.ts";

/** Rest days so few are named in place of the days on which it runs. */
const mostRestDays = 2;

/** Who goes otherwise on a day without the train is told of it from so many minutes on. */
const worthSaying = 20;

/** The weekdays of what does not run daily; those on which it rests, where they are few. `days`: as bits. */
export function tellRunDays(days: number): ValuesOf<"runs"> {
  const rests = everyDay & ~days;
  const count = [0, 1, 2, 3, 4, 5, 6].filter((day) => (rests >> day) & 1).length;
  return count > 0 && count <= mostRestDays ? { how: "but", days: rests } : { how: "on", days };
}

/** Weekdays of what does not run daily. */
export const listRunNotices = ({ days }: Pick<Hop, "days">): ToldNotice[] =>
  days === everyDay ? [] : [note("runs", tellRunDays(days))];

type Named = Pick<ValuesOf<"rests">, "name" | "what">;

const known = new Set<Hop["mode"]>(["train", "toy-train", "ferry", "flight"]);
const isKnown = (mode: Hop["mode"]): mode is "train" | "toy-train" | "ferry" | "flight" =>
  known.has(mode);

/** A train by its name, or what it is where it has none. */
export const nameHop = ({ name, mode }: Pick<Hop, "name" | "mode">): Named => ({
  name: name ?? mode,
  what: name ? "named" : isKnown(mode) ? mode : "other",
});

/** What would have led from base to base sooner than what is taken, had it run on that day of the timetable. */
function findResting(
  { ways }: TripModel,
  from: number,
  to: number,
  when: number,
  passage: number,
): { hop: Hop; minutes: number } | null {
  const best = ways.findDay(from, to, anyWeekday(when));
  if (!best || runsOn(best.days, when)) return null;
  const hop = best.hops.find(({ days }) => !runsOn(days, when));
  const taken = Math.min(passage, ways.findLength(from, to, when)?.minutes ?? passage);
  return hop && taken - best.minutes >= worthSaying ? { hop, minutes: best.minutes } : null;
}

/** What leaves at another hour than one is ready, where what is taken instead is longer. */
export function listMissedNotices(
  { ways }: TripModel,
  from: number,
  to: number,
  when: number,
  passage: Passage,
): ToldNotice[] {
  const { rides } = passage;
  const best = from === to ? null : ways.findWhateverTheHour(from, to, when);
  const hop = best?.hops.find(({ clock }) => clock);
  if (!best || !hop?.clock || minutesBetween(passage) - best.minutes < worthSaying) return [];
  if (rides.some(({ departs }) => departs !== undefined)) return [];
  const { starts, lead } = hop.clock;
  const at = starts.slice(0, mostStarts).map((start) => start + lead);
  return [note("departs", { ...nameHop(hop), minutes: Math.round(best.minutes), at })];
}

/** Departures that are named: one in an hour for half a day. */
const mostStarts = 12;

/** From base to base: what one rides in town comes with every way. */
const minutesBetween = ({ rides }: Passage): number =>
  rides.reduce((all, { between, minutes }) => all + (between ? minutes : 0), 0);

/** Why one does not take the train that others take; `passage`: what one takes instead. */
export function listRestingNotices(
  model: TripModel,
  from: number,
  to: number,
  when: number,
  passage: Passage,
): ToldNotice[] {
  const resting = findResting(model, from, to, when, minutesBetween(passage));
  if (!resting) return [];
  const { hop, minutes } = resting;
  const weekday = when & 7;
  return [note("rests", { ...nameHop(hop), minutes: Math.round(minutes), weekday })];
}
