import type { PlanDay } from "#contract/trip/trip-days.ts";

/** The nights of a quote's stays as they may be written: each is one of the plan's, with a bed. */

type OnWay = { readonly nightsOnWay: readonly string[] };
type Quote = OnWay & {
  readonly days: readonly PlanDay[];
  readonly items: readonly {
    readonly kind: string;
    readonly title: string;
    readonly nights: number;
    readonly nightsOf: readonly string[];
  }[];
};

/** Where somebody has a bed after a day; null: nowhere, or in a train. */
export const bedOf = (day: PlanDay | undefined, { nightsOnWay }: OnWay): string | null =>
  day && !nightsOnWay.includes(day.id) ? day.sleeps : null;

/** Null: its stays are for nights that are there. Else what is wrong, in a sentence. */
export function findWrongNights(quote: Quote): string | null {
  const beds = new Set(quote.days.filter((day) => bedOf(day, quote)).map(({ id }) => id));
  for (const { kind, title, nights, nightsOf } of quote.items) {
    if (nightsOf.length === 0) continue;
    if (kind !== "stay") return `Only a stay is for nights: ${title}`;
    if (nights !== nightsOf.length) return `The nights of a stay are those of its days: ${title}`;
    if (!nightsOf.every((id) => beds.has(id)))
      return `A stay is for a night that is not there: ${title}`;
  }
  return null;
}
