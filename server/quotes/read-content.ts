import * as z from "zod/mini";
import { QuoteContent, quoteVersion } from "#contract/quote/quote.ts";
import { readStoredDays } from "#server/trips/days/read-days.ts";
import { TripDay, TripDocument } from "#trip/document.ts";
import { documentOfStoredDays } from "#trip/document-of-stored-days.ts";
import { type Fields, isFields, readStored, type UpgradeSteps } from "#trip/upgrade.ts";

/**
 * A quote's content as it is kept, brought up to what is written today. Kept for ever, so what today's limits
 * would refuse (a trip of more days than one may have now) is read all the same: what was sent stays whole.
 */
const Kept = z.strictObject({
  ...QuoteContent.shape,
  trip: z.strictObject({ ...TripDocument.shape, days: z.array(TripDay) }),
});

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const idsOf = (value: unknown): string[] =>
  listOf(value).filter((id): id is string => typeof id === "string");

/** Days in words, as contents and templates had them, as the document that they have now. */
export function bringUpDays({ days, nightsOnWay, ...content }: Fields): Fields {
  const trip = documentOfStoredDays(readStoredDays(days), idsOf(nightsOnWay));
  return { ...content, trip };
}

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
  // Every line was told, and what it was called named its supplier.
  3: (content) => ({
    ...content,
    version: 4,
    package: null,
    suppliers: true,
    items: listOf(content.items).map((item) => (isFields(item) ? { ...item, supplier: "" } : item)),
  }),
  // Its days were words.
  4: (content) => ({ ...bringUpDays(content), version: 5 }),
};

/** @throws UnreadableStored */
export const readQuoteContent = (kept: unknown): QuoteContent =>
  // The first version did not say which it is.
  readStored(kept, { name: "A kept quote", version: quoteVersion, first: 1, steps, shape: Kept });
