import { Itinerary } from "#contract/itinerary.ts";

const storageKey = "plan.draft";

/** The trip of this browser, or null; an unreadable one, of an older version perhaps, is none. */
export function readKeptPlan(): Itinerary | null {
  try {
    const kept = Itinerary.safeParse(JSON.parse(localStorage.getItem(storageKey) ?? "null"));
    return kept.success ? kept.data : null;
  } catch {
    return null;
  }
}

export function keepPlan(itinerary: Itinerary | null): void {
  try {
    if (itinerary) localStorage.setItem(storageKey, JSON.stringify(itinerary));
    else localStorage.removeItem(storageKey);
  } catch {
    // Without storage the address keeps it.
  }
}
