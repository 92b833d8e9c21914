import { m } from "#app/paraglide/messages.js";
import { listAll } from "#app/ui/format-lists.ts";
import type { Moved } from "#planner/trip/compare-trips.ts";
import { listNamed, type PlanEdit } from "#planner/trip/edits.ts";
import type { ChangedPlan, TripPlan } from "#planner/trip/trip-plan.ts";
import type { TripDocument } from "#trip/document.ts";
import { baseOfNight, nameTowns } from "#trip/name-day.ts";
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

/** What was done to what people write; null: the edit is none of these. */
function sayOwnEdit(before: TripDocument, after: TripDocument, edit: PlanEdit): string | null {
  const dayWith = ({ days }: TripDocument, item: string) =>
    days.findIndex(({ items }) => items.some(({ id, kind }) => id === item && kind === "own")) + 1;
  switch (edit.do) {
    case "write-day": {
      const day = numberOf(after, edit.day);
      return edit.text ? m.plan_said_note({ day }) : m.plan_said_note_gone({ day });
    }
    case "add-item":
      return m.plan_said_stop({ name: edit.name, day: numberOf(after, edit.day) });
    case "remove-item": {
      const day = dayWith(before, edit.item);
      return day > 0 ? m.plan_said_stop_gone({ day }) : null;
    }
    case "rename-item":
    case "write-item":
    case "time": {
      const day = dayWith(after, edit.item);
      return day > 0 ? m.plan_said_stop_changed({ day }) : null;
    }
  }
  return null;
}

/** A day's number by its id; 0: there is none. */
const numberOf = ({ days }: TripDocument, id: string) => days.findIndex((one) => one.id === id) + 1;

const sleepsIn = ({ days }: TripDocument, base: string | undefined): boolean =>
  days.some(({ night }) => night !== null && baseOfNight(night) === base);

function sayEdit(before: TripDocument, after: TripDocument, edit: PlanEdit): string {
  const own = sayOwnEdit(before, after, edit);
  if (own !== null) return own;
  switch (edit.do) {
    case "remove-item":
      return m.plan_said_removed();
    case "never":
      return m.plan_said_banned();
    case "nights":
      return m.plan_said_nights();
    case "lock-day": {
      const day = numberOf(after, edit.day);
      return edit.locked ? m.plan_said_locked({ day }) : m.plan_said_unlocked({ day });
    }
    case "free-day":
      return m.plan_said_free_day({ day: numberOf(after, edit.id) });
    case "remove-day":
      return m.plan_said_day_removed({ day: numberOf(before, edit.day) });
    case "rename-day":
      return m.plan_said_day_named({ day: numberOf(after, edit.day) });
    case "fix":
      if (edit.fixed === "no") return m.plan_said_unpinned();
  }
  const id = listNamed(edit, before).at(-1);
  const found = listVisits(after).find(({ visit }) => visit.sight === id);
  if (found) return m.plan_said_on_day({ name: found.visit.name, day: found.day });
  // A town is added by its nights.
  const town = id === undefined ? undefined : nameTowns(after).get(id);
  if (town && sleepsIn(after, id)) return m.plan_said_stays({ name: town });
  return m.plan_said_not_possible();
}

/** "Left out. Added: Baby Taj." */
export const sayChange = (before: TripPlan, after: ChangedPlan, edit: PlanEdit): string =>
  `${sayEdit(before.document, after.document, edit)} ${sayMoved(after.moved) || m.plan_said_rest()}`;
