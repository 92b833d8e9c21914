import { keptPlans } from "#app/forms/form-drafts.ts";
import { loadLate } from "#app/release/load-late.ts";
import { sharedPlanId } from "#contract/wire/shared-plans.ts";
import type { TripPlan } from "#planner/trip/trip-plan.ts";
import type { readKeptPlan } from "./read-kept-plan.ts";

/** A trip that this browser keeps; its id is the same in the account. */
export type KeptPlan = {
  id: string;
  plan: TripPlan;
  /** The id under which it is shared and talked about. */
  talk?: string;
};

/** Some 40 KB each. */
const most = 6;

/** As it is kept: `trip`, its document, came later than the rest, which the release before reads too. */
type Unread = { id?: unknown; trip?: unknown; itinerary?: unknown; talk?: unknown } | null;

const isTalk = (value: unknown): value is string =>
  typeof value === "string" && sharedPlanId.test(value);

function readAll(): Unread[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keptPlans) ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

let read: typeof readKeptPlan | null = null;

/** Fetches what reads kept trips, which only who has some needs; null: there are none, or it is there. */
export function prepareKeptPlans(): Promise<void> | null {
  if (read || readAll().length === 0) return null;
  return loadLate(async () => (await import("./read-kept-plan.ts")).readKeptPlan).then((reader) => {
    read = reader;
  });
}

/**
 * The trips of this browser, the last one first; one of an earlier version is brought up, an unreadable one is none.
 * None before they are prepared for (`prepareKeptPlans`).
 */
export const readKeptPlans = (): KeptPlan[] =>
  readAll().flatMap((one) => {
    const plan = one && read?.(one);
    if (!plan || typeof one?.id !== "string") return [];
    return [{ id: one.id, plan, ...(isTalk(one.talk) && { talk: one.talk }) }];
  });

function write(plans: readonly Unread[]): void {
  try {
    localStorage.setItem(keptPlans, JSON.stringify(plans.slice(0, most)));
  } catch {
    // Without storage the address keeps it.
  }
}

const without = (id: string) => readAll().filter((one) => one?.id !== id);

/** Puts a trip first among those that are kept; the others are not read for it. */
export const keepPlan = ({ id, plan, talk }: KeptPlan): void => {
  const { document: trip, itinerary } = plan;
  write([{ id, trip, itinerary, ...(talk && { talk }) }, ...without(id)]);
};

export const dropPlan = (id: string): void => write(without(id));
