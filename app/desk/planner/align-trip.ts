import type { Planner } from "#app/plan/create-planner.ts";
import { visitsOf } from "#app/plan/plan-edits.ts";
import type { PlanDays } from "#contract/trip/trip-days.ts";
import { mostTripDays, type Wish } from "#contract/trip/wish.ts";
import type { PlanEdit } from "#planner/trip/edits.ts";
import type { OpenedLink } from "#planner/trip/open-trip.ts";
import type { TripPlan } from "#planner/trip/trip-plan.ts";
import { writeDocument } from "#planner/trip/write-document.ts";
import type { TripDocument } from "#trip/document.ts";
import { readOwnWords, seatOwnWords } from "#trip/own-words.ts";

/** Changes that bring a fresh plan to the days that are written; more would be another trip. */
const mostEdits = 16;

/** The visitor's wish with what the days say: their length and first date, their sights, none of those taken out. */
export function wishOfDays(wish: Wish, days: PlanDays): Wish {
  const sights = days.flatMap(({ stops }) => stops.flatMap(({ sight }) => sight ?? []));
  const from = days[0]?.date;
  const length = Math.min(days.length, mostTripDays);
  return {
    ...wish,
    ...(from && length > 0 && { when: { from, days: length } }),
    must: [...new Set([...wish.must, ...sights])].slice(0, 60),
    never: wish.never.filter((id) => !sights.includes(id)),
  };
}

/** What differs between a plan and the days that are written, as edits of the plan. */
export function findEdits(trip: TripDocument, days: PlanDays): PlanEdit[] {
  const wanted = new Map(
    days.flatMap(({ stops }, index) =>
      stops.flatMap(({ sight }) => (sight ? [[sight, index + 1] as const] : [])),
    ),
  );
  return trip.days.flatMap((day, index) =>
    visitsOf(day).flatMap(({ sight, id: item }): PlanEdit[] => {
      const where = wanted.get(sight);
      if (where === undefined) return [{ do: "remove-item", item }];
      const to = trip.days[where - 1];
      if (!to || where === index + 1) return [];
      const behind = visitsOf(to).at(-1);
      return [{ do: "move-item", item, day: to.id, behind: behind?.id ?? null }];
    }),
  );
}

/** The trip without what only held it to the days: a later change may move what the visitor has not fixed. */
export function loosen({ document, itinerary: trip }: TripPlan, { must, pins }: Wish): TripPlan {
  const heldOn = (sight: string) => {
    if (pins.some((pin) => pin.kind === "sight" && pin.sight === sight && pin.day !== null))
      return "day" as const;
    const inTrip = pins.some((pin) => pin.kind === "sight" && pin.sight === sight);
    return inTrip || must.includes(sight) ? ("trip" as const) : ("no" as const);
  };
  const itinerary = {
    ...trip,
    wish: { ...trip.wish, must, pins },
    days: trip.days.map((day) => ({
      ...day,
      parts: day.parts.map((part) =>
        part.kind === "visit" ? { ...part, pinned: heldOn(part.sight) } : part,
      ),
    })),
  };
  return { document: seatOwnWords(writeDocument(itinerary), readOwnWords(document)), itinerary };
}

/** What the visitor saw where the days are still as many, else a plan of so many days. */
async function begin(
  planner: Pick<Planner, "plan" | "open">,
  { wish, skeleton }: OpenedLink,
  days: PlanDays,
): Promise<TripPlan> {
  const isSameLength = days.length === 0 || days.length === skeleton?.d.length;
  if (skeleton && isSameLength) return planner.open({ wish, skeleton });
  return planner.plan(wishOfDays(wish, days), () => {});
}

/** The trip of the days that are written, as the planner has it: what it cannot place stays in the days alone. */
export async function alignTrip(
  planner: Pick<Planner, "plan" | "open" | "change">,
  link: OpenedLink,
  days: PlanDays,
): Promise<TripPlan> {
  const { wish } = link;
  let trip = await begin(planner, link, days);
  if (days.length === 0) return trip;
  const tried = new Set<string>();
  for (let count = 0; count < mostEdits; count++) {
    const edit = findEdits(trip.document, days).find((one) => !tried.has(JSON.stringify(one)));
    if (!edit) break;
    tried.add(JSON.stringify(edit));
    trip = await planner.change(trip.document, edit);
  }
  return loosen(trip, wish);
}
