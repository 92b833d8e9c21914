import { sumItem } from "#contract/quote/line-sum.ts";
import type { PlanDays } from "#contract/trip/trip-days.ts";
import type { Db } from "#server/db/database.ts";
import { daysOfDocument } from "#trip/days-of-document.ts";
import { findAcceptance, findCounting, listVersions } from "./store.ts";
import { totalsOf } from "./totals.ts";

/**
 * Who accepted a trip's quote, and every sum (paisa) that one of its versions tells: what is taken out of
 * people's own words for whoever is shown no names or no prices.
 */
export async function readTold(
  db: Db,
  tripId: string,
): Promise<{ names: string[]; sums: number[] }> {
  const [versions, acceptance] = await Promise.all([
    listVersions(db, tripId),
    findAcceptance(db, tripId),
  ]);
  const sums = versions.flatMap((version) => {
    const { items, party } = version.content;
    const options = items.flatMap(({ id, optional }) => (optional ? [id] : []));
    const totals = [[], version.ticked, options].map((ticked) => totalsOf(version, ticked));
    return [
      ...(version.content.package?.rows.flatMap(({ count, price }) => [price, count * price]) ??
        []),
      ...items.flatMap((item) => [item.price, sumItem(item, party).sell]),
      ...totals.flatMap(({ total, base, gst, persons, parts }) => [
        ...[total, base, gst.package, gst.other, gst.stay ?? 0, gst.car ?? 0],
        ...persons,
        ...parts.map(({ paisa }) => paisa),
      ]),
    ];
  });
  return {
    names: acceptance ? [acceptance.name] : [],
    sums: [...sums, ...(acceptance ? [acceptance.totalPaisa] : [])],
  };
}

/** The days of the version that counts, their sentences left out: which sights and towns a trip's page is to know. */
export async function listToldDays(db: Db, tripId: string): Promise<PlanDays> {
  const version = await findCounting(db, tripId);
  return version ? daysOfDocument(version.content.trip, () => "") : [];
}
