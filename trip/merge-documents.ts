import { spell } from "#contract/by-id.ts";
import { type MergeBoth, mergeById, mergeFields } from "#contract/trip/merge-by-id.ts";
import type { TripDay, TripDocument, TripItem } from "./document.ts";
import type { Service } from "./service.ts";

/** What an item has whatever it is. */
const common = ({ id, at, minutes, text, notices }: TripItem) => ({
  id,
  at,
  minutes,
  text,
  notices,
});

/** Where one made something else of an item (of a ride what they wrote in), it is that, and what both said beside it. */
const mergeItem: MergeBoth<TripItem> = (before, mine, theirs) => {
  if (mine.kind === theirs.kind)
    return mergeFields<TripItem>({}, [["kind", "name"]])(before, mine, theirs);
  const isMine = before?.kind === theirs.kind;
  const { value, conflicts } = mergeFields<ReturnType<typeof common>>()(
    before && common(before),
    common(mine),
    common(theirs),
  );
  const isBoth = !isMine && before?.kind !== mine.kind;
  return {
    value: { ...(isMine ? mine : theirs), ...value },
    conflicts: isBoth ? [mine.id] : conflicts,
  };
};

/** Two people in one day need not collide: its fields, its items, and their fields, each by itself. */
const mergeDay = mergeFields<TripDay>({
  items: (base, mine, theirs) => mergeById(base, mine, theirs, mergeItem),
});
/** What a service is and whose rate it has say something only with each other. */
const mergeService = mergeFields<Service>({}, [["kind", "title", "supplier", "rate"]]);

/** An item that one moved to another day while it stands in its old one with the other: it is where it was moved to. */
function dropRepeats(days: readonly TripDay[], base: TripDocument): TripDay[] {
  const was = new Map(base.days.flatMap(({ id, items }) => items.map((item) => [item.id, id])));
  const places = Map.groupBy(
    days.flatMap((day) => day.items.map((item) => ({ item: item.id, day: day.id }))),
    ({ item }) => item,
  );
  const keeps = (item: string, day: string): boolean => {
    const found = places.get(item) ?? [];
    const moved = found.find((one) => one.day !== was.get(item));
    return found.length < 2 || (moved ?? found[0])?.day === day;
  };
  return days.map((day) => ({ ...day, items: day.items.filter(({ id }) => keeps(id, day.id)) }));
}

/**
 * Two people changed the same trip: what only one of them touched is taken from them, day by day, item by item and
 * field by field. `conflicts`: ids of days and services, and names of the trip's own fields, that both changed, and
 * differently; they stand as in `theirs`. What comes out is still to be held to the limits (`checkDocument`).
 */
export function mergeDocuments(
  base: TripDocument,
  mine: TripDocument,
  theirs: TripDocument,
): { document: TripDocument; conflicts: string[] } {
  const days = mergeById(base.days, mine.days, theirs.days, mergeDay);
  const services = mergeById(base.services, mine.services, theirs.services, mergeService);
  const conflicts = [...days.conflicts, ...services.conflicts];
  const pick = <Name extends keyof TripDocument>(name: Name): TripDocument[Name] => {
    const [was, my, their] = [base[name], mine[name], theirs[name]].map(spell);
    if (my === was || my === their) return theirs[name];
    if (their === was) return mine[name];
    conflicts.push(name);
    return theirs[name];
  };
  return {
    document: {
      ...theirs,
      wish: pick("wish"),
      party: pick("party"),
      start: pick("start"),
      end: pick("end"),
      notices: pick("notices"),
      facts: pick("facts"),
      days: dropRepeats(days.list, base),
      services: services.list,
      next: Math.max(mine.next, theirs.next),
    },
    conflicts: [...new Set(conflicts)],
  };
}
