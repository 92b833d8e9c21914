import type { TripDay, TripDocument } from "#trip/document.ts";

/** The nights of a quote's stays as they may be written: each is one of the trip's, with a bed. */

type Quote = {
  readonly trip: Pick<TripDocument, "days">;
  readonly items: readonly {
    readonly kind: string;
    readonly title: string;
    readonly nights: number;
    readonly nightsOf: readonly string[];
  }[];
};

/** Where somebody has a bed after a day; null: nowhere, or in a train. */
export const bedOf = (day: Pick<TripDay, "night"> | undefined): string | null =>
  day?.night && day.night.kind !== "way" ? day.night.name : null;

/** Null: its stays are for nights that are there. Else what is wrong, in a sentence. */
export function findWrongNights({ trip, items }: Quote): string | null {
  const beds = new Set(trip.days.filter((day) => bedOf(day)).map(({ id }) => id));
  for (const { kind, title, nights, nightsOf } of items) {
    if (nightsOf.length === 0) continue;
    if (kind !== "stay") return `Only a stay is for nights: ${title}`;
    if (nights !== nightsOf.length) return `The nights of a stay are those of its days: ${title}`;
    if (!nightsOf.every((id) => beds.has(id)))
      return `A stay is for a night that is not there: ${title}`;
  }
  return null;
}
