import { m } from "#app/paraglide/messages.js";
import { listAll } from "#app/ui/format-lists.ts";
import type { Itinerary } from "#contract/trip/itinerary.ts";
import type { ChangedTrip } from "#planner/trip/change-trip.ts";
import type { Moved } from "#planner/trip/compare-trips.ts";
import { listNamed, type PlanEdit } from "#planner/trip/edits.ts";
import { listVisits } from "./plan-edits.ts";

const mostNamed = 3;

const joinNames = (moved: readonly Moved[]) => {
  const names = moved.map(({ name }) => name);
  return listAll(
    names.length > mostNamed + 1
      ? [...names.slice(0, mostNamed), m.plan_more({ count: names.length - mostNamed })]
      : names,
  );
};

/** "Added: Baby Taj. Moved to another day: Agra Fort." or that nothing else has changed. */
export function sayMoved(moved: readonly Moved[]): string {
  const came = moved.filter(({ from }) => from === null);
  const went = moved.filter(({ to }) => to === null);
  const other = moved.filter(({ from, to }) => from !== null && to !== null);
  return [
    came.length > 0 && m.plan_said_came({ names: joinNames(came) }),
    went.length > 0 && m.plan_said_went({ names: joinNames(went) }),
    other.length > 0 && m.plan_said_moved({ names: joinNames(other) }),
  ]
    .filter(Boolean)
    .join(" ");
}

function sayEdit(before: Itinerary, after: Itinerary, edit: PlanEdit): string {
  const dayOf = ({ days }: Itinerary, id: string) => days.find((one) => one.id === id)?.number ?? 0;
  switch (edit.do) {
    case "remove-item":
      return m.plan_said_removed();
    case "never":
      return m.plan_said_banned();
    case "nights":
      return m.plan_said_nights();
    case "lock-day": {
      const day = dayOf(after, edit.day);
      return edit.locked ? m.plan_said_locked({ day }) : m.plan_said_unlocked({ day });
    }
    case "free-day":
      return m.plan_said_free_day({ day: dayOf(after, edit.id) });
    case "remove-day":
      return m.plan_said_day_removed({ day: dayOf(before, edit.day) });
    case "rename-day":
      return m.plan_said_day_named({ day: dayOf(after, edit.day) });
    case "fix":
      if (edit.fixed === "no") return m.plan_said_unpinned();
  }
  const id = listNamed(edit, before).at(-1);
  const found = listVisits(after).find(({ visit }) => visit.sight === id);
  if (found) return m.plan_said_on_day({ name: found.visit.name, day: found.day });
  // A town is added by its nights.
  const stay = after.stays.find(({ base }) => base.id === id);
  if (stay) return m.plan_said_stays({ name: stay.base.name });
  return m.plan_said_not_possible();
}

/** "Left out. Added: Baby Taj." */
export const sayChange = (
  before: Itinerary,
  { itinerary, moved }: ChangedTrip,
  edit: PlanEdit,
): string => `${sayEdit(before, itinerary, edit)} ${sayMoved(moved) || m.plan_said_rest()}`;
