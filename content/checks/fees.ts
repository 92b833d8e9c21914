import type { Places } from "#server/content/places/read-places.ts";
import { findPriceOrder } from "./tickets.ts";

/** Fees out of order (child ≤ Indian ≤ SAARC ≤ foreign), and ages without a child's fee. */
export function findFeeFaults({ sights }: Places): string[] {
  return sights.flatMap(({ id, file, fee }) =>
    fee ? findPriceOrder(fee, `${file}: ${id}: fee`) : [],
  );
}

/** An estimate that names a source: nobody's page says the sum, and its standing would be that page's. */
export function findEstimateFaults({ sights }: Places): string[] {
  return sights.flatMap(({ id, file, fee }) =>
    fee?.source && /\bestimate/i.test(fee.note ?? "")
      ? [`${file}: ${id}: fee is an estimate, and is unverified`]
      : [],
  );
}

/** What the Archaeological Survey asks at the window, for its two classes; online it is a little less. */
const tariffs = ["40/40/600", "25/25/300"];
/** Where a city's toll or a museum's own price comes on top. */
const ownPrices = new Set(["red-fort", "taj-mahal", "victoria-memorial"]);
const ownBases = new Set(["agra"]);

/**
 * Tickets of the Survey that are of neither of its two tariffs, or leave out that citizens of SAARC and
 * BIMSTEC countries pay as Indians and children below fifteen nothing.
 */
export function findTariffFaults({ sights }: Places): string[] {
  return sights.flatMap(({ id, file, base, fee }) => {
    if (!fee || fee.per || ownPrices.has(id) || ownBases.has(base)) return [];
    const { indian, saarc, foreign, child, childUnder } = fee;
    const paid = `${indian}/${saarc ?? indian}/${foreign}`;
    const where = `${file}: ${id}: fee ${paid}`;
    if (saarc === undefined && !tariffs.includes(paid)) return [];
    if (!tariffs.includes(paid)) return [`${where} is none of the Survey's: ${tariffs.join(", ")}`];
    return saarc === undefined || child !== 0 || childUnder !== 15
      ? [`${where} is the Survey's: SAARC as Indians, children below 15 free`]
      : [];
  });
}

/** Lodging that is dearer where it is simpler. */
export function findPriceFaults({ bases }: Places): string[] {
  return bases.flatMap(({ id, file, areas }) =>
    areas.flatMap(({ name, prices: { simple, comfortable, fine } }) => {
      const offered = [simple, comfortable, fine].filter((range) => range !== null);
      const where = `${file}: ${id}: ${name}`;
      if (offered.length === 0) return [`${where}: no price at all`];
      return offered.some((range, index) => {
        const before = offered[index - 1];
        return before && (range[0] < before[0] || range[1] < before[1]);
      })
        ? [`${where}: prices fall from simple to fine`]
        : [];
    }),
  );
}
