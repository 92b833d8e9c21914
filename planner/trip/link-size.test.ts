import fc from "fast-check";
import { expect, test } from "vitest";
import type { Wish } from "#contract/trip/wish.ts";
import { anyWish, tripRuns } from "#tests/factories/any-wish.ts";
import { getPlannable } from "#tests/factories/plannable-facts.ts";
import { readTripLink, writeTripLink } from "#trip/link.ts";
import { planTrip } from "./plan-trip.ts";
import { writeDocument } from "./write-document.ts";

/** Letters of a link, whatever is wished: an address that a messenger still shows whole. */

const plannable = getPlannable();
const { numRuns, seed } = tripRuns(12);
const wishes = fc.sample(anyWish(plannable), { numRuns, seed });

async function measure(wish: Wish, days: number): Promise<number> {
  const from = wish.when && "from" in wish.when ? wish.when.from : "2027-02-06";
  const asked = { ...wish, when: { from, days } };
  const options = { today: "2026-11-23", iterations: 1, effort: 0.05 };
  const trip = planTrip(plannable, asked, options);
  const link = await writeTripLink(writeDocument(trip));
  expect((await readTripLink(link)).wish).toEqual(trip.wish);
  return link.length;
}

test.each([
  [10, 1200],
  [21, 2000],
])(
  "a link of %i days has at most %i letters",
  { timeout: 30_000 + numRuns * 3000 },
  async (days, most) => {
    for (const wish of wishes) expect(await measure(wish, days)).toBeLessThanOrEqual(most);
  },
);
