import * as z from "zod/mini";
import { CalendarDay } from "#contract/quote/quote-item.ts";
import { line } from "#contract/text.ts";
import { type ItemKind, itemKinds } from "./quote-item.ts";

/** What a cancellation costs by the days before departure, as the office sets it; frozen with each version that is sent. */
const count = (label: string, most: number) =>
  z
    .int(`${label} must be a whole number.`)
    .check(
      z.gte(0, `${label} must not be negative.`),
      z.lte(most, `${label} must be at most ${most}.`),
    );

/** Holds from so many days before departure on, until the next row does. */
export const CancelRow = z.strictObject({
  days: count("The days before departure", 365),
  /** Of the price before tax, in hundredths of a percent; null: as much as the first payment is. */
  share: z.nullable(count("The part of the price", 10_000)),
});
export type CancelRow = z.infer<typeof CancelRow>;

const CancelRows = z.array(CancelRow).check(
  z.minLength(1, "A cancellation has at least one row."),
  z.maxLength(12, "At most twelve rows of a cancellation."),
  z.refine(
    (rows) => new Set(rows.map(({ days }) => days)).size === rows.length,
    "Two rows of a cancellation are for the same day.",
  ),
  z.refine(
    (rows) => rows.some(({ days }) => days === 0),
    "A cancellation needs a row from day 0 on: it is what a no-show costs.",
  ),
);

/** Days of departure, both counted, with rows of their own: Durga Puja, the week of the New Year. */
export const CancelSeason = z
  .strictObject({
    name: line("The name of the season", 60),
    from: CalendarDay,
    to: CalendarDay,
    rows: CancelRows,
  })
  .check(
    z.refine(({ from, to }) => from <= to, {
      error: "A season ends on its first day or later.",
      path: ["to"],
    }),
  );
export type CancelSeason = z.infer<typeof CancelSeason>;

export const CancelPolicy = z.strictObject({
  rows: CancelRows,
  /** Kinds of services that have rows of their own; they count where the price is told by line. */
  services: z._default(
    z
      .array(
        z.strictObject({ kind: z.enum(itemKinds, "There is no such kind."), rows: CancelRows }),
      )
      .check(
        z.refine(
          (list) => new Set(list.map(({ kind }) => kind)).size === list.length,
          "A kind of service has its rows once.",
        ),
      ),
    [],
  ),
  /** The rows of a season take the place of the general ones for departures in it; left out where there is none. */
  seasons: z.optional(
    z.array(CancelSeason).check(
      z.maxLength(24, "At most 24 seasons."),
      z.refine(
        (list) =>
          list.every((one, at) =>
            list.every((other, i) => i === at || one.to < other.from || other.to < one.from),
          ),
        "Two seasons share a day.",
      ),
    ),
  ),
  /** Whether it is never less than what the suppliers charge us, and never more than the price. */
  costs: z._default(z.boolean("costs is true or false."), false),
});
export type CancelPolicy = z.infer<typeof CancelPolicy>;

/** The site's own terms: the deposit, from 29 days before departure half, from 6 days and for a no-show all. */
export const usualCancelPolicy: CancelPolicy = {
  rows: [
    { days: 30, share: null },
    { days: 7, share: 5000 },
    { days: 0, share: 10_000 },
  ],
  services: [],
  costs: false,
};

/** The season that a departure (YYYY-MM-DD) is in; null: in none. */
export const findSeason = (policy: CancelPolicy, departure: string): CancelSeason | null =>
  policy.seasons?.find(({ from, to }) => from <= departure && departure <= to) ?? null;

/**
 * The rows that count for a kind of service on a day of departure: its own, else the season's, else the general ones.
 * Null: for a price that is told as a whole.
 */
export const rowsFor = (
  policy: CancelPolicy,
  kind: ItemKind | null,
  departure: string,
): readonly CancelRow[] =>
  policy.services.find((one) => one.kind === kind)?.rows ??
  findSeason(policy, departure)?.rows ??
  policy.rows;

/** The row that holds so many days before departure; after it the last one. */
export function findCancelRow(rows: readonly CancelRow[], days: number): CancelRow {
  const sorted = rows.toSorted((one, other) => other.days - one.days);
  const found = sorted.find((row) => row.days <= days) ?? sorted.at(-1);
  return found ?? { days: 0, share: 10_000 };
}
