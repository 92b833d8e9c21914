import type { TripDocument } from "#trip/document.ts";

/** A place that an edit moved without naming it. Days are counted from 1; null: not in the trip. */
export interface Moved {
  readonly id: string;
  readonly name: string;
  readonly from: number | null;
  readonly to: number | null;
}

type Seen = { readonly name: string; readonly day: number; readonly id: string };

const readVisits = ({ days }: Pick<TripDocument, "days">): Map<string, Seen> =>
  new Map(
    days.flatMap(({ id, items }, index) =>
      items.flatMap((item) =>
        item.kind === "visit"
          ? [[item.sight, { name: item.name, day: index + 1, id }] as const]
          : [],
      ),
    ),
  );

/** What came, went and moved between two trips, without what is `named`. Of a day more or less the others only shift. */
export function compareTrips(
  before: Pick<TripDocument, "days">,
  after: Pick<TripDocument, "days">,
  named: ReadonlySet<string> = new Set(),
): Moved[] {
  const [was, is] = [readVisits(before), readVisits(after)];
  const isAsLong = before.days.length === after.days.length;
  const isSameDay = (one: Seen, other: Seen) =>
    isAsLong ? one.day === other.day : one.id === other.id;
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((id) => {
    const [from, to] = [was.get(id), is.get(id)];
    if (named.has(id) || (from && to && isSameDay(from, to))) return [];
    const name = to?.name ?? from?.name ?? id;
    return [{ id, name, from: from?.day ?? null, to: to?.day ?? null }];
  });
}
