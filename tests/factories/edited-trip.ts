import type { Plannable } from "#contract/content/plannable.ts";
import type { Itinerary } from "#contract/trip/itinerary.ts";
import type { Wish } from "#contract/trip/wish.ts";
import type { OwnEdit, PlanEdit, PlannerEdit } from "#planner/trip/edits.ts";
import { planTrip } from "#planner/trip/plan-trip.ts";
import { changeDocument, type TripPlan } from "#planner/trip/trip-plan.ts";
import { writeDocument } from "#planner/trip/write-document.ts";
import type { TripDocument } from "#trip/document.ts";
import { visitIdOf } from "#trip/item-ids.ts";

/** Ids of the sights of a trip, in the order in which they are seen. */
export const sightsOf = ({ days }: Pick<Itinerary, "days">): string[] => visitsOn(days);

const visitsOn = (days: Itinerary["days"]): string[] =>
  days.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === "visit" ? [part.sight] : [])));

/** Visits of a day behind which another can stand, and null: it is the first. */
const placesOn = (trip: Itinerary, id: string, but: string): (string | null)[] => [
  null,
  ...visitsOn(trip.days.filter((one) => one.id === id))
    .filter((sight) => sight !== but)
    .map(visitIdOf),
];

/** An edit of some visit, night or day of the trip, as the planner's page makes them; null: there is nothing to edit. */
export function somePlanEdit(trip: Itinerary, dice: number): PlannerEdit | null {
  const pick = <T>(list: readonly T[], by: number) => list[(dice >> by) % Math.max(1, list.length)];
  const day = pick(trip.days, 1)?.id ?? "";
  const edits: PlannerEdit[] = [
    { do: "free-day", day, id: `d${trip.nextDay}` },
    { do: "rename-day", day, title: `Day of ${dice % 97} rests, शांति` },
    { do: "lock-day", day, locked: dice % 3 > 0 },
  ];
  const stay = pick(trip.stays, 2);
  const night = stay && trip.days[stay.afterDay - 1]?.id;
  if (stay && night)
    edits.push({
      do: "nights",
      day: night,
      nights: Math.max(1, stay.nights + (dice % 2 ? 1 : -1)),
    });
  const free = trip.days.find(
    ({ wakes, sleeps, parts }) => parts.length === 0 && sleeps?.id === wakes.id,
  );
  if (free) edits.push({ do: "remove-day", day: free.id });
  const sight = pick(sightsOf(trip), 3);
  if (sight) {
    const item = visitIdOf(sight);
    const other = pick(
      trip.leftOut.filter(({ id }) => !sightsOf(trip).includes(id)),
      2,
    );
    edits.push(
      { do: "remove-item", item },
      { do: "move-item", item, day, behind: pick(placesOn(trip, day, sight), 4) ?? null },
      { do: "fix", item, fixed: (["no", "trip", "day"] as const)[dice % 3] ?? "no" },
      { do: "time", item, at: 480 + (dice % 120) * 5 },
      { do: "never", id: sight },
    );
    if (other)
      edits.push(
        { do: "want", id: other.id },
        { do: "replace-item", item, id: visitIdOf(other.id), sight: other.id, name: other.name },
      );
  }
  return edits[(dice >> 5) % edits.length] ?? null;
}

/** An edit of what people write into a trip: a note, a stop of one's own with or without a time, or an end of one. */
export function someOwnEdit({ days }: TripDocument, dice: number): OwnEdit | null {
  const day = days[dice % days.length];
  const own = days.flatMap(({ items }) => items.filter(({ kind }) => kind === "own"));
  const stop = own[dice % Math.max(1, own.length)];
  if (!day) return null;
  const at = dice % 4 ? 300 + (dice % 200) * 5 : null;
  const add = {
    do: "add-item",
    day: day.id,
    behind: null,
    id: `stop-${dice}`,
    sight: null,
  } as const;
  const edits: OwnEdit[] = [
    { do: "write-day", day: day.id, text: dice % 5 ? `Slowly, ${dice} times;\nशांति से` : "" },
    ...(own.some(({ id }) => id === add.id)
      ? []
      : [{ ...add, name: `Tea with Nani, ${dice}`, at, text: dice % 3 ? "" : "Bring sweets" }]),
  ];
  if (stop)
    edits.push(
      { do: "remove-item", item: stop.id },
      { do: "time", item: stop.id, at },
      { do: "rename-item", item: stop.id, name: "Lunch with Nani" },
      { do: "write-item", item: stop.id, text: "By the river" },
    );
  return edits[(dice >> 3) % edits.length] ?? null;
}

/** A trip planned in a moment, and edited as the dice fall; of `words` each writes into it between the edits. */
export function planEdited(
  plannable: Plannable,
  wish: Wish,
  {
    dice,
    words = [],
    today,
  }: { dice: readonly number[]; words?: readonly number[]; today: string },
): TripPlan {
  const first = planTrip(plannable, wish, { today, iterations: 1, effort: 0.05 });
  let plan: TripPlan = { document: writeDocument(first), itinerary: first };
  const change = (edit: PlanEdit | null) => {
    if (!edit) return;
    const { document, itinerary } = changeDocument(plannable, plan.document, edit, { today });
    plan = { document, itinerary };
  };
  for (let turn = 0; turn < Math.max(dice.length, words.length); turn++) {
    const [one, own] = [dice[turn], words[turn]];
    if (own !== undefined) change(someOwnEdit(plan.document, own));
    if (one !== undefined) change(somePlanEdit(plan.itinerary, one));
  }
  return plan;
}
