import { byId, spell } from "#contract/by-id.ts";
import type { PlanDay, PlanDays, PlanStop } from "./trip-days.ts";

export type ConflictField = "title" | "text" | "sleeps" | "date" | "name" | "at" | "note";

/** What somebody did to a thing: wrote other words, gave it another time (minutes after midnight) or none, … */
export type Changed =
  | { did: "wrote"; text: string | null }
  | { did: "put"; at: number }
  | { did: "untimed" | "changed" | "removed" };

/** One thing of a day that two people changed, and differently: what it is, and what each of them did. */
export type DayConflict = {
  /** Of the day, from 1. */
  number: number;
  title: string;
  /** The name of the stop that it is about; null: the day's own. */
  stop: string | null;
  /** Null: the whole of it. */
  field: ConflictField | null;
  mine: Changed;
  theirs: Changed;
};

type Differ = Pick<DayConflict, "field" | "mine" | "theirs">;
type Tell<T> = { [Field in keyof T]?: (of: T) => [field: ConflictField, changed: Changed] };

const wrote = (text: string | null): Changed => ({ did: "wrote", text });
const put = (at: number | null): Changed => (at === null ? { did: "untimed" } : { did: "put", at });
const changed: Changed = { did: "changed" };
const removed: Changed = { did: "removed" };

const ofDay: Tell<PlanDay> = {
  title: ({ title }) => ["title", wrote(title)],
  text: ({ text }) => ["text", wrote(text)],
  sleeps: ({ sleeps }) => ["sleeps", wrote(sleeps)],
  date: ({ date }) => ["date", wrote(date)],
};
const ofStop: Tell<PlanStop> = {
  name: ({ name }) => ["name", wrote(name)],
  at: ({ at }) => ["at", put(at)],
  text: ({ text }) => ["note", wrote(text)],
};

type Three<T> = { was: T | undefined; mine: T | undefined; theirs: T | undefined };

/** Where mine and theirs are both other than before, and not the same. */
function compare<T extends { id: string }>(
  { was, mine, theirs }: Three<T>,
  fields: Tell<T>,
): Differ[] {
  if (!mine || !theirs)
    return [{ field: null, mine: mine ? changed : removed, theirs: theirs ? changed : removed }];
  return (Object.keys(fields) as (keyof T)[]).flatMap((field) => {
    const all = [was?.[field], mine[field], theirs[field]].map(spell);
    const tell = fields[field];
    if (!tell || new Set(all).size < 3) return [];
    const [name, my] = tell(mine);
    return [{ field: name, mine: my, theirs: tell(theirs)[1] }];
  });
}

function compareStops({ was, mine, theirs }: Three<PlanDay>): (Differ & { stop: string })[] {
  const [before, my, their] = [was, mine, theirs].map((day) => byId(day?.stops ?? []));
  return [...new Set([...(my?.keys() ?? []), ...(their?.keys() ?? [])])].flatMap((id) => {
    const three = { was: before?.get(id), mine: my?.get(id), theirs: their?.get(id) };
    if (new Set([three.was, three.mine, three.theirs].map(spell)).size < 3) return [];
    const stop = (three.theirs ?? three.mine)?.name ?? "";
    return compare(three, ofStop).map((one) => ({ ...one, stop }));
  });
}

/** What two people changed differently in these days; words/faults/say-conflicts.ts tells it. `days`: their ids. */
export function listDayConflicts(
  days: readonly string[],
  { was, mine, theirs }: { was: PlanDays; mine: PlanDays; theirs: PlanDays },
): DayConflict[] {
  const [before, my, their] = [byId(was), byId(mine), byId(theirs)];
  return days.flatMap((id) => {
    const three = { was: before.get(id), mine: my.get(id), theirs: their.get(id) };
    const number = (three.theirs ? theirs : mine).findIndex((day) => day.id === id) + 1;
    const title = (three.theirs ?? three.mine)?.title ?? "";
    const stops = three.mine && three.theirs ? compareStops(three) : [];
    const own = compare(three, ofDay).map((one) => ({ ...one, stop: null }));
    return [...own, ...stops].map((one) => ({ number, title, ...one }));
  });
}
