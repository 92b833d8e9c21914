import { keptPlans } from "#app/forms/form-drafts.ts";
import { Itinerary } from "#contract/itinerary.ts";

/** A trip that this browser keeps; its id is the same in the account. */
export type KeptPlan = { id: string; itinerary: Itinerary };

/** Some 40 KB each. */
const most = 6;

/** The trips of this browser, the last one first; an unreadable one, of an older version perhaps, is none. */
export function readKeptPlans(): KeptPlan[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keptPlans) ?? "[]");
    if (!Array.isArray(kept)) return [];
    return kept.flatMap((one: { id?: unknown; itinerary?: unknown } | null) => {
      const read = Itinerary.safeParse(one?.itinerary);
      return read.success && typeof one?.id === "string"
        ? [{ id: one.id, itinerary: read.data }]
        : [];
    });
  } catch {
    return [];
  }
}

function write(plans: readonly KeptPlan[]): void {
  try {
    localStorage.setItem(keptPlans, JSON.stringify(plans.slice(0, most)));
  } catch {
    // Without storage the address keeps it.
  }
}

/** Puts a trip first among those that are kept. */
export const keepPlan = (plan: KeptPlan): void =>
  write([plan, ...readKeptPlans().filter(({ id }) => id !== plan.id)]);

export const dropPlan = (id: string): void =>
  write(readKeptPlans().filter((plan) => plan.id !== id));
