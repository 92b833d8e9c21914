import { mergeDays } from "#contract/trip/merge-days.ts";
import type { PlanDay, PlanDays, PlanStop } from "#contract/trip/trip-days.ts";
import { daysOfDocument } from "#trip/days-of-document.ts";
import type { TripDocument } from "#trip/document.ts";
import { documentOfDays } from "#trip/document-of-days.ts";
import { mergeDocuments } from "#trip/merge-documents.ts";
import type { Say } from "#trip/told.ts";

/** What a stop is, whatever number the planner gives it. */
const keyOf = ({ sight, name }: PlanStop) => sight ?? `: ${name}`;
const byKey = ({ stops }: PlanDay) => new Map(stops.map((stop) => [keyOf(stop), stop]));

/** Puts stops that somebody wrote where their time is; those without a time at the end. */
function putIn(stops: PlanStop[], own: readonly PlanStop[], day: string): PlanStop[] {
  const all = [...stops];
  const taken = new Set(stops.map(({ id }) => id));
  for (const stop of own) {
    let id = stop.id;
    for (let count = 1; taken.has(id); count++) id = `${day}-own-${count}`;
    taken.add(id);
    const later = stop.at === null ? -1 : all.findIndex(({ at }) => (at ?? 0) > (stop.at ?? 0));
    all.splice(later === -1 ? all.length : later, 0, { ...stop, id });
  }
  return all;
}

/** A day that both have changed: the planner's stops and times, the words of whoever wrote some. */
function mergeDay(before: PlanDay, after: PlanDay, now: PlanDay): PlanDay {
  const [was, is] = [byKey(before), byKey(now)];
  const taken = (key: string) => was.has(key) && !is.has(key);
  const stops = after.stops
    .filter((stop) => !taken(keyOf(stop)))
    .map((stop) => {
      const [old, written] = [was.get(keyOf(stop)), is.get(keyOf(stop))];
      return written && written.text !== (old?.text ?? "") ? { ...stop, text: written.text } : stop;
    });
  const planned = new Set(after.stops.map(keyOf));
  const own = now.stops.filter((stop) => !was.has(keyOf(stop)) && !planned.has(keyOf(stop)));
  const pick = <Field extends "title" | "sleeps">(field: Field) =>
    now[field] === before[field] ? after[field] : now[field];
  return {
    id: now.id,
    date: now.date,
    title: pick("title"),
    text: now.text,
    sleeps: pick("sleeps"),
    stops: putIn(stops, own, now.id),
  };
}

/**
 * Days after a change of the planner (`before` to `after`): what it did not touch stays as it was written,
 * and on a day that it did touch free text, stops of one's own and what was taken out by hand stay too.
 * Nothing is cut off: what is too much then is refused where it is kept, and said.
 */
export function mergePlan(before: PlanDays, after: PlanDays, now: PlanDays): PlanDays {
  const find = (days: PlanDays, id: string) => days.find((day) => day.id === id);
  const { days, conflicts } = mergeDays(before, after, now);
  return days.map((day) => {
    const [was, planned, written] = [find(before, day.id), find(after, day.id), find(now, day.id)];
    return conflicts.includes(day.id) && was && planned && written
      ? { ...mergeDay(was, planned, written), date: day.date }
      : day;
  });
}

/** The same of documents: what stays of both keeps its codes, its rides and its nights on the way. */
export function mergePlanned(
  before: TripDocument,
  after: TripDocument,
  now: TripDocument,
  say: Say,
): TripDocument {
  const wordsOf = (trip: TripDocument) => daysOfDocument(trip, say);
  const words = mergePlan(wordsOf(before), wordsOf(after), wordsOf(now));
  const { document } = mergeDocuments(before, now, after);
  const merged = documentOfDays(words, document, say, "office");
  return { ...merged, party: now.party, services: now.services };
}
