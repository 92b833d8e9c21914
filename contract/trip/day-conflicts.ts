import { byId, spell } from "#contract/by-id.ts";
import { writeClock } from "#contract/clock.ts";
import type { PlanDay, PlanDays, PlanStop } from "./trip-days.ts";

/** One thing of a day that two people changed, and differently: what it is, and as each of them wrote it. */
export type DayConflict = { day: string; what: string; mine: string; theirs: string };

/** So many are told; the rest is counted. */
const mostTold = 3;
const mostLetters = 80;
const gone = "took it away";

const quote = (text: string | null): string => {
  const words = (text ?? "").replaceAll(/\s+/g, " ").trim();
  if (words === "") return "nothing";
  return `“${words.length > mostLetters ? `${words.slice(0, mostLetters - 1)}…` : words}”`;
};
const wrote = (text: string | null) => `wrote ${quote(text)}`;
const put = (at: number | null) =>
  at === null ? "took its time away" : `put it at ${writeClock(at)}`;

type Words<T> = { [Field in keyof T]?: (of: T) => [what: string, said: string] };
const ofDay: Words<PlanDay> = {
  title: ({ title }) => ["title", wrote(title)],
  text: ({ text }) => ["text", wrote(text)],
  sleeps: ({ sleeps }) => ["night", wrote(sleeps)],
  date: ({ date }) => ["date", wrote(date)],
};
const ofStop: Words<PlanStop> = {
  name: ({ name }) => ["name", wrote(name)],
  at: ({ at }) => ["time", put(at)],
  text: ({ text }) => ["note", wrote(text)],
};

type Three<T> = { was: T | undefined; mine: T | undefined; theirs: T | undefined };

/** Where mine and theirs are both other than before, and not the same. */
function compare<T extends { id: string }>(
  { was, mine, theirs }: Three<T>,
  words: Words<T>,
): Omit<DayConflict, "day">[] {
  if (!mine || !theirs)
    return [{ what: "", mine: mine ? "changed it" : gone, theirs: theirs ? "changed it" : gone }];
  return (Object.keys(words) as (keyof T)[]).flatMap((field) => {
    const all = [was?.[field], mine[field], theirs[field]].map(spell);
    const say = words[field];
    if (!say || new Set(all).size < 3) return [];
    const [what, my] = say(mine);
    return [{ what, mine: my, theirs: say(theirs)[1] }];
  });
}

function compareStops({ was, mine, theirs }: Three<PlanDay>): Omit<DayConflict, "day">[] {
  const [before, my, their] = [was, mine, theirs].map((day) => byId(day?.stops ?? []));
  return [...new Set([...(my?.keys() ?? []), ...(their?.keys() ?? [])])].flatMap((id) => {
    const three = { was: before?.get(id), mine: my?.get(id), theirs: their?.get(id) };
    if (new Set([three.was, three.mine, three.theirs].map(spell)).size < 3) return [];
    const name = quote((three.theirs ?? three.mine)?.name ?? "");
    return compare(three, ofStop).map((one) => ({
      ...one,
      what: [`stop ${name}`, one.what].filter(Boolean).join(", "),
    }));
  });
}

/** What two people changed differently in these days, as sentences are made of it. `days`: their ids. */
export function listDayConflicts(
  days: readonly string[],
  { was, mine, theirs }: { was: PlanDays; mine: PlanDays; theirs: PlanDays },
): DayConflict[] {
  const [before, my, their] = [byId(was), byId(mine), byId(theirs)];
  return days.flatMap((id) => {
    const three = { was: before.get(id), mine: my.get(id), theirs: their.get(id) };
    const at = (three.theirs ? theirs : mine).findIndex((day) => day.id === id);
    const day = `Day ${at + 1}, ${quote((three.theirs ?? three.mine)?.title ?? "")}`;
    const stops = three.mine && three.theirs ? compareStops(three) : [];
    return [...compare(three, ofDay), ...stops].map((one) => ({ day, ...one }));
  });
}

/** What was changed by both, in a sentence each; "" where there is nothing. */
export function sayDayConflicts(conflicts: readonly DayConflict[]): string {
  const told = conflicts
    .slice(0, mostTold)
    .map(
      ({ day, what, mine, theirs }) =>
        `${[day, what].filter(Boolean).join(", ")}: you ${mine}, somebody else ${theirs} meanwhile.`,
    );
  const more = conflicts.length - told.length;
  return [...told, ...(more > 0 ? [`${more} more differ.`] : [])].join(" ");
}
