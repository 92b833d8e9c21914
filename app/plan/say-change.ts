import { m } from "#app/paraglide/messages.js";
import { listAll } from "#app/ui/format-lists.ts";
import type { Itinerary } from "#contract/trip/itinerary.ts";
import type { TripEdit } from "#planner/trip/edits.ts";
import { listVisits, type Moved, placeOf } from "./plan-edits.ts";

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

function sayEdit(after: Itinerary, edit: TripEdit): string {
  switch (edit.kind) {
    case "remove":
      return m.plan_said_removed();
    case "ban":
      return m.plan_said_banned();
    case "unpin":
      return m.plan_said_unpinned();
    case "stay":
      return m.plan_said_nights();
    case "lock":
      return m.plan_said_locked({ day: edit.day });
    case "unlock":
      return m.plan_said_unlocked({ day: edit.day });
  }
  const id = placeOf(edit);
  const found = listVisits(after).find(({ visit }) => visit.sight === id);
  if (found) return m.plan_said_on_day({ name: found.visit.name, day: found.day });
  // A town is added by its nights.
  const stay = after.stays.find(({ base }) => base.id === id);
  if (stay) return m.plan_said_stays({ name: stay.base.name });
  return m.plan_said_not_possible();
}

/** "Left out. Added: Baby Taj." */
export const sayChange = (after: Itinerary, edit: TripEdit, moved: readonly Moved[]): string =>
  `${sayEdit(after, edit)} ${sayMoved(moved) || m.plan_said_rest()}`;
