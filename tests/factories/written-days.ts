import { addDays } from "#contract/trip/calendar-day.ts";
import { dateAt } from "#contract/trip/day-order.ts";
import type { PlanDay, PlanDays } from "#contract/trip/trip-days.ts";
import type { Services } from "#server/services.ts";
import { editsOfDay } from "#trip/edits/edits-of-day.ts";
import type { TripEdit } from "#trip/edits/trip-edit.ts";

const idOf = ({ id }: PlanDay) => id;

/** What people do on a trip's page to make these days of those. */
export function editsOfDays(was: PlanDays, is: PlanDays): TripEdit[] {
  const wanted = is.map(idOf);
  const now = was.filter(({ id }) => wanted.includes(id));
  const edits: TripEdit[] = was
    .filter(({ id }) => !wanted.includes(id))
    .map(({ id }) => ({ do: "remove-day", day: id }));
  for (const day of is) {
    const old = now.find(({ id }) => id === day.id);
    const date = old ? old.date : dateAt(now, now.length);
    edits.push(...editsOfDay(now, old ?? day, { ...day, date }, !old));
    if (!old) now.push({ ...day, date });
  }
  const ids = now.map(idOf);
  for (const [at, id] of wanted.entries()) {
    if (ids[at] === id) continue;
    ids.splice(at, 0, ...ids.splice(ids.indexOf(id), 1));
    edits.push({ do: "move-day", day: id, to: at });
  }
  const dated = is.findIndex(({ date }) => date !== null);
  const start = dated < 0 ? null : addDays(is[dated]?.date ?? "", -dated);
  return start === dateAt(was, 0) ? edits : [...edits, { do: "start", start }];
}

/** As many edits as one saving takes. */
const most = 120;

/** Writes the days of a trip that has none, by its editing link. */
export async function writeDays(
  { trips }: Pick<Services, "trips">,
  token: string,
  days: PlanDays,
  name = "",
): Promise<void> {
  const edits = editsOfDays([], days);
  for (let from = 0; from < edits.length; from += most)
    await trips.days.editDays(token, {
      base: from / most,
      edits: edits.slice(from, from + most),
      name,
    });
}
