import type { Notice } from "#contract/trip/itinerary.ts";
import { anyWeekday, listWeekdays, nameWeekdayOf, writeSpan, writeTime } from "./dates.ts";
import { everyDay, type Hop, runsOn } from "./hops.ts";
import { joinNames } from "./join-names.ts";
import type { Passage } from "./travel-times.ts";
import type { TripModel } from "./trip-model.ts";

/** Rest days so few are named in place of the days on which it runs. */
const mostRestDays = 2;
/** Who goes otherwise on a day without the train is told of it from so many minutes on. */
const worthSaying = 20;

/** "on Monday, Wednesday and Saturday", "every day but Friday" */
export function sayRunDays(days: number): string {
  const rests = listWeekdays(everyDay & ~days);
  return rests.length > 0 && rests.length <= mostRestDays
    ? `every day but ${joinNames(rests)}`
    : `on ${joinNames(listWeekdays(days))}`;
}

/** Weekdays of what does not run daily. */
export function listRunNotices({ days }: Pick<Hop, "days">): Notice[] {
  return days === everyDay
    ? []
    : [{ level: "note", code: "days", text: `It runs ${sayRunDays(days)}.` }];
}

const names: Partial<Record<Hop["mode"], string>> = {
  train: "train",
  "toy-train": "hill train",
  ferry: "boat",
  flight: "flight",
};

/** "the Vande Bharat 22436", "the boat" */
export const nameHop = ({ name, mode }: Pick<Hop, "name" | "mode">): string =>
  name ? `the ${name}` : `the ${names[mode] ?? "way"}`;

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
): Notice[] {
  const { rides } = passage;
  const best = from === to ? null : ways.findWhateverTheHour(from, to, when);
  const hop = best?.hops.find(({ clock }) => clock);
  if (!best || !hop?.clock || minutesBetween(passage) - best.minutes < worthSaying) return [];
  if (rides.some(({ departs }) => departs !== undefined)) return [];
  const { starts, lead } = hop.clock;
  const times = joinNames(starts.map((start) => writeTime(start + lead)));
  const text = `${capitalise(nameHop(hop))} would make it ${writeSpan(best.minutes)}, but leaves at ${times}.`;
  return [{ level: "note", code: "departs", text }];
}

/** From base to base: what one rides in town comes with every way. */
const minutesBetween = ({ rides }: Passage): number =>
  rides.reduce((all, { between, minutes }) => all + (between ? minutes : 0), 0);

const capitalise = (name: string) => `${name[0]?.toUpperCase()}${name.slice(1)}`;

/** Why one does not take the train that others take; `passage`: what one takes instead. */
export function listRestingNotices(
  model: TripModel,
  from: number,
  to: number,
  when: number,
  passage: Passage,
): Notice[] {
  const resting = findResting(model, from, to, when, minutesBetween(passage));
  if (!resting) return [];
  const text = `${capitalise(nameHop(resting.hop))} would make it ${writeSpan(resting.minutes)}, but does not run on a ${nameWeekdayOf(when & 7)}.`;
  return [{ level: "note", code: "days", text }];
}
