import { keptPlans } from "#app/forms/form-drafts.ts";
import { loadLate } from "#app/release/load-late.ts";
import { Itinerary, itineraryVersion } from "#contract/trip/itinerary.ts";
import { sharedPlanId } from "#contract/wire/shared-plans.ts";

/** A trip that this browser keeps; its id is the same in the account. */
export type KeptPlan = {
  id: string;
  itinerary: Itinerary;
  /** The id under which it is shared and talked about. */
  talk?: string;
};

/** Some 40 KB each. */
const most = 6;

type Unread = { id?: unknown; itinerary?: unknown; talk?: unknown } | null;

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

/** The trips of this browser, the last one first; an unreadable one is none, and so is one of an earlier version. */
export const readKeptPlans = (): KeptPlan[] =>
  readAll().flatMap((one) => {
    const { data: itinerary } = Itinerary.safeParse(one?.itinerary);
    if (!itinerary || typeof one?.id !== "string") return [];
    return [{ id: one.id, itinerary, ...(isTalk(one.talk) && { talk: one.talk }) }];
  });

function write(plans: readonly Unread[]): void {
  try {
    localStorage.setItem(keptPlans, JSON.stringify(plans.slice(0, most)));
  } catch {
    // Without storage the address keeps it.
  }
}

const isEarlier = (one: Unread): boolean =>
  Number((one?.itinerary as { version?: unknown } | undefined)?.version) < itineraryVersion;

/** Brings trips of an earlier version up to today's, by code that hardly any page needs; null: there are none. */
export function upgradeKeptPlans(): Promise<void> | null {
  if (!readAll().some(isEarlier)) return null;
  return loadLate(
    async () => (await import("#contract/trip/read-itinerary.ts")).readItinerary,
  ).then((read) =>
    write(
      readAll().map((one) =>
        isEarlier(one) ? { ...one, itinerary: read(one?.itinerary) ?? one?.itinerary } : one,
      ),
    ),
  );
}

const without = (id: string) => readAll().filter((plan) => plan?.id !== id);

/** Puts a trip first among those that are kept; the others are not read for it. */
export const keepPlan = (plan: KeptPlan): void => write([plan, ...without(plan.id)]);

export const dropPlan = (id: string): void => write(without(id));
