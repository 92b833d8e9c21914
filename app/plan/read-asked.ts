import { loadWords, sayLoaded } from "#app/itinerary/said.tsx";
import type { OpenedLink } from "#planner/trip/open-trip.ts";
import { readTripLink } from "#trip/link.ts";
import { readWish } from "./read-wish.ts";

type Named = { id: string; name: string };

/** What an address asks for, and sentences about what could not be read of it. */
export type ReadAsked = OpenedLink & { faults: readonly string[] };

/**
 * What an address asks of the planner: by a link (`p`), which carries days, or field by field.
 * @param today YYYY-MM-DD; @param listNames bases and sights, asked where fields may name them
 */
export async function readAsked(
  asked: URLSearchParams,
  today: string,
  listNames: () => Promise<readonly Named[]>,
): Promise<ReadAsked> {
  const link = asked.get("p");
  if (link === null) return { ...readWish(asked, today, await listNames()), skeleton: null };
  const { wish, skeleton, faults } = await readTripLink(link);
  if (faults.length === 0) return { wish, skeleton, faults: [] };
  // Hardly any link has a fault: who opens a sound one fetches no words for it.
  await loadWords().catch(() => {});
  return { wish, skeleton, faults: faults.map(sayLoaded).filter(Boolean) };
}
