import * as z from "zod/mini";
import { QuoteContent, quoteVersion } from "#contract/quote/quote.ts";
import { PlanDay } from "#contract/trip/trip-days.ts";

/**
 * A quote's content as it is kept, brought up to what is written today. Kept for ever, so what today's limits
 * would refuse (a plan of more letters than a trip may have now) is read all the same: what was sent stays whole.
 */
const Kept = z.strictObject({ ...QuoteContent.shape, days: z.array(PlanDay) });

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** From each version to the next. */
const steps: Record<number, (content: Fields) => Fields> = {
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

/** What was kept is of a later release, or damaged. */
export class UnreadableQuote extends Error {
  override name = "UnreadableQuote";
}

/** @throws UnreadableQuote */
export function readQuoteContent(kept: unknown): QuoteContent {
  if (!isFields(kept)) throw new UnreadableQuote("A kept quote is no quote.");
  let content = kept;
  // The first version did not say which it is.
  let version = kept.version ?? 1;
  while (version !== quoteVersion) {
    const step = typeof version === "number" ? steps[version] : undefined;
    if (!step)
      throw new UnreadableQuote(
        `A kept quote is of version ${String(version)}; this release reads up to ${quoteVersion}.`,
      );
    content = step(content);
    version = content.version ?? 1;
  }
  const read = Kept.safeParse(content);
  if (read.success) return read.data;
  const issue = read.error.issues[0];
  throw new UnreadableQuote(
    `A kept quote is damaged at ${issue?.path.join(".")}: ${issue?.message}`,
  );
}
