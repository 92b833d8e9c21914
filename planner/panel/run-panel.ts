import type { Plannable } from "#contract/content/plannable.ts";
import type { Itinerary } from "#contract/trip/itinerary.ts";
import { judge, readTrip } from "./judge.ts";
import type { PanelCase } from "./panel-case.ts";

/** What became of a wish of the panel: its nights, and a sentence for each demand that is broken. */
export interface Verdict {
  readonly id: string;
  readonly who: string;
  /** "delhi 2, agra 1", in the trip's order. */
  readonly nights: string;
  readonly broken: readonly string[];
}

/** Has each wish planned and judges what comes back, whoever plans. */
export function runPanel(
  cases: readonly PanelCase[],
  plannable: Plannable,
  plan: (wish: PanelCase["wish"]) => Itinerary,
): Verdict[] {
  return cases.map(({ id, who, wish, demands }) => {
    const trip = readTrip(plannable, plan(wish));
    return {
      id,
      who,
      nights: writeNights(trip.nights),
      broken: demands.flatMap((demand) => judge(trip, demand) ?? []),
    };
  });
}

function writeNights(nights: readonly string[]): string {
  const stays: [string, number][] = [];
  for (const base of nights) {
    const last = stays.at(-1);
    if (last?.[0] === base) last[1]++;
    else stays.push([base, 1]);
  }
  return stays.map(([base, count]) => `${base} ${count}`).join(", ");
}
