import { addDays } from "#contract/trip/calendar-day.ts";
import type { PlanDay, PlanDays, PlanStop } from "#contract/trip/trip-days.ts";
import { isToldItem, nameItem, textOfDay, textOfItem } from "./days-of-document.ts";
import {
  documentVersion,
  type TripDay,
  type TripDocument,
  type TripItem,
  type TripNight,
} from "./document.ts";
import { FactId } from "./ids.ts";
import { tripLimits } from "./limits.ts";
import { isOfLoss } from "./losses.ts";
import { nameDay, nameTowns } from "./name-day.ts";
import type { Say } from "./told.ts";

/**
 * A document brought up from days that were written as words: by a release of before, by hand, from a template. What
 * its days and items say beyond words is kept by their ids; what was written otherwise is as it was written.
 */

/** A trip of which nothing is known. */
export const emptyDocument: TripDocument = {
  version: documentVersion,
  wish: null,
  party: null,
  start: null,
  end: null,
  days: [],
  services: [],
  notices: [],
  facts: "",
  next: 1,
};

const blankItem = { minutes: null, by: "traveller" as const, text: "", notices: [] };

function itemOf(
  stop: PlanStop,
  old: TripItem | undefined,
  { by, say }: { by: TripItem["by"]; say: Say },
): TripItem {
  const { id, name, at, text, sight } = stop;
  const isSight = sight !== null && FactId.safeParse(sight).success;
  if (old?.kind === "visit" && old.sight === sight)
    return { ...old, id, name, at, ...(text !== textOfItem(old, say) && { text, why: [] }) };
  // A ride that is called otherwise is what somebody wrote, and no way of the facts any more.
  if (old && old.kind !== "visit" && !isSight && nameItem(old, say) === name)
    return { ...old, id, at, ...(text !== textOfItem(old, say) && { text }) };
  const known = { ...blankItem, id, at, text, by, minutes: old?.minutes ?? null, name };
  return isSight
    ? { ...known, kind: "visit", sight, fixed: "no", why: [] }
    : { ...known, kind: "own" };
}

function nightOf(
  sleeps: string | null,
  old: TripNight | null,
  bases: ReadonlyMap<string, string>,
): TripNight | null {
  if (sleeps === null) return null;
  if (old?.name === sleeps) return old;
  const base = bases.get(sleeps);
  return base ? { kind: "base", base, name: sleeps } : { kind: "named", name: sleeps };
}

/** Items in the order of the stops, and behind each what was behind it before and is in no stop. */
function mergeItems(
  items: readonly TripItem[],
  old: TripDay | undefined,
  taken: ReadonlySet<string>,
): TripItem[] {
  const before = old?.items.filter(isToldItem).map(({ id, at }) => `${id} ${at}`);
  const isSame = before?.join() === items.map(({ id, at }) => `${id} ${at}`).join();
  const behind = new Map<string, TripItem[]>();
  let last = "";
  for (const item of old?.items ?? []) {
    if (isToldItem(item)) last = item.id;
    // The ways between stops that are others now lead nowhere.
    else if ((isSame || item.kind !== "ride") && !taken.has(item.id))
      behind.set(last, [...(behind.get(last) ?? []), item]);
  }
  const ids = new Set(items.map(({ id }) => id));
  const rest = [...behind].flatMap(([id, list]) => (id === "" || ids.has(id) ? [] : list));
  const all = [
    ...(behind.get("") ?? []),
    ...items.flatMap((item) => [item, ...(behind.get(item.id) ?? [])]),
    ...rest,
  ];
  // The planner's own pauses give way to what people want to see.
  return all.length <= tripLimits.items ? all : items.slice();
}

/**
 * `before`: the document as it stood; null: there was none. `say`: in whose language the days are written; `by`: whose the new stops are.
 * The words that come out of the result (`daysOfDocument`) are those of `days`, but for dates: they follow from the first.
 */
export function documentOfDays(
  days: PlanDays,
  before: TripDocument | null,
  say: Say,
  by: TripItem["by"] = "traveller",
): TripDocument {
  const known = before ?? emptyDocument;
  const oldDays = new Map(known.days.map((day) => [day.id, day]));
  const oldItems = new Map(known.days.flatMap(({ items }) => items.map((item) => [item.id, item])));
  const bases = new Map([...nameTowns(known)].map(([id, name]) => [name, id]));
  const taken = new Set(days.flatMap(({ stops }) => stops.map(({ id }) => id)));
  const used = new Set<string>();
  const takeId = (id: string, day: string, index: number): string => {
    const free = used.has(id) ? `${day}-again-${index + 1}`.slice(-80) : id;
    used.add(free);
    return free;
  };
  const written = days.map((day): { day: TripDay; words: PlanDay } => {
    const old = oldDays.get(day.id);
    const items = day.stops.map((stop, index) =>
      itemOf({ ...stop, id: takeId(stop.id, day.id, index) }, oldItems.get(stop.id), { by, say }),
    );
    const night = nightOf(day.sleeps, old?.night ?? null, bases);
    // What has been written instead of a loss takes its place.
    const isAsRead = old && textOfDay(old, say) === day.text;
    const written = { text: day.text, notices: old?.notices.filter((one) => !isOfLoss(one)) ?? [] };
    return {
      words: day,
      day: {
        id: day.id,
        title: old?.title ?? "",
        text: "",
        place: old?.place ?? null,
        night,
        locked: old?.locked ?? false,
        notices: [],
        ...(old && { text: old.text, notices: old.notices }),
        ...(!isAsRead && written),
        items: mergeItems(items, old, taken),
      },
    };
  });
  const first = days.findIndex(({ date }) => date !== null);
  const date = days[first]?.date;
  const trip = {
    ...known,
    start: date ? addDays(date, -first) : days.length > 0 ? null : known.start,
    days: written.map(({ day }) => day),
    next: Math.max(
      known.next,
      ...days.map(({ id }) => 1 + Number(/^d(\d{1,5})$/.exec(id)?.[1] ?? 0)),
    ),
  };
  const towns = nameTowns(trip);
  return {
    ...trip,
    days: written.map(({ day, words }) => {
      const plain = nameDay({ ...day, title: "" }, towns, say);
      return { ...day, title: words.title === plain ? "" : words.title };
    }),
  };
}
