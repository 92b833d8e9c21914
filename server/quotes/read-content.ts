import * as z from "zod/mini";
import { QuoteContent, quoteVersion } from "#contract/quote/quote.ts";
import { PlanDay } from "#contract/trip/trip-days.ts";
import { isFields, readKept, type UpgradeSteps } from "#trip/upgrade.ts";

/**
 * A quote's content as it is kept, brought up to what is written today. Kept for ever, so what today's limits
 * would refuse (a plan of more letters than a trip may have now) is read all the same: what was sent stays whole.
 */
const Kept = z.strictObject({ ...QuoteContent.shape, days: z.array(PlanDay) });

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** From each version to the next. */
const steps: UpgradeSteps = {
  // The party had a number of children alone.
  1: (content) => {
    const party = isFields(content.party) ? content.party : {};
    const count = typeof party.children === "number" ? party.children : 0;
    const ages = Array.from({ length: count }, () => null);
    return { ...content, version: 2, party: { ...party, ages, atLeast: false } };
  },
  // A stay had a number of nights alone, and all children one price.
  2: (content) => ({
    ...content,
    version: 3,
    nightsOnWay: [],
    items: listOf(content.items).map((item) =>
      isFields(item) ? { ...item, nightsOf: [], childBeds: 0, childPrices: [] } : item,
    ),
  }),
};

/** @throws UnreadableKept */
export const readQuoteContent = (kept: unknown): QuoteContent =>
  // The first version did not say which it is.
  readKept(kept, { name: "A kept quote", version: quoteVersion, first: 1, steps, shape: Kept });
