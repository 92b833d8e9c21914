import * as z from "zod/mini";

/** What came in, what was agreed and what is left of it, by month, source, destination or colleague. Amounts in paisa. For owners. */

export const salesViews = ["month", "source", "destination", "staff"] as const;
export type SalesView = (typeof salesViews)[number];

const month = z
  .string("Say which month.")
  .check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, "A month is written like 2027-02."));
export const SalesQuery = z
  .object({
    by: z._default(z.enum(salesViews, "There is no such view."), "month"),
    /** Both months in it. */
    from: month,
    to: month,
  })
  .check(z.refine(({ from, to }) => from <= to, "The last month is before the first."));
export type SalesQuery = z.infer<typeof SalesQuery>;

const sums = {
  /** Requests that came. */
  requests: z.int(),
  /** Quotes that were accepted. */
  accepted: z.int(),
  /** Their price before tax. */
  value: z.int(),
  /** What of it is left after what suppliers ask, or were quoted at; a line of unknown cost leaves nothing. */
  margin: z.int(),
  /** Services of them that are not confirmed or without a cost: the margin is not final. */
  open: z.int(),
  /** What travellers paid, less what was taken back. */
  takings: z.int(),
};
export const SalesRow = z.object({ name: z.string(), ...sums });
export type SalesRow = z.infer<typeof SalesRow>;

export const Sales = z.object({
  rows: z.array(SalesRow),
  total: z.object(sums),
  /** What is owed for agreed trips today, whenever it was agreed. */
  waiting: z.object({
    late: z.int(),
    lateTrips: z.int(),
    /** Due within thirty days. */
    soon: z.int(),
    all: z.int(),
  }),
});
export type Sales = z.infer<typeof Sales>;
