import type { QuoteTotals, TaxRates } from "./quote.ts";
import type { TaxRule } from "./quote-item.ts";

/** Rules of tax that bear one, in the order in which papers name them. Paisa; rates in hundredths of a percent. */

export const taxedRules = ["package", "other", "stay", "car"] as const satisfies TaxRule[];
export type TaxedRule = (typeof taxedRules)[number];

/** Rates without their day. */
export type Rates = Omit<TaxRates, "from">;

/** A room may cost so much a day, before tax, for the lower rate of a house alone (Notification 20/2019-CT(R)). */
export const dearRoom = 7_500_00;

/** What the law has of a house alone and a car alone until an owner sets another: 5 % without credit. */
export const usualAlone = { stay: 500, car: 500 } as const;

export const rateOf = (rates: Rates, rule: TaxRule): number =>
  rule === "none" ? 0 : (rates[rule] ?? 0);

type Sums = Pick<QuoteTotals, "bases" | "gst">;
export const baseOf = ({ bases }: Pick<Sums, "bases">, rule: TaxRule): number => bases[rule] ?? 0;
export const gstOf = ({ gst }: Pick<Sums, "gst">, rule: TaxRule): number =>
  rule === "none" ? 0 : (gst[rule] ?? 0);

/** All taxes of a price. */
export const sumGst = (sums: Pick<Sums, "gst">): number =>
  taxedRules.reduce((all, rule) => all + gstOf(sums, rule), 0);

/** Sums by tax rule as totals keep them: `stay` and `car` only where something was sold under them. */
export const writeSums = (
  of: (rule: TaxRule) => number,
  gst: (rule: TaxedRule) => number,
): Sums => {
  const alone = (["stay", "car"] as const).filter((rule) => of(rule) > 0 || gst(rule) > 0);
  return {
    bases: {
      ...{ package: of("package"), other: of("other"), none: of("none") },
      ...Object.fromEntries(alone.map((rule) => [rule, of(rule)])),
    },
    gst: {
      ...{ package: gst("package"), other: gst("other") },
      ...Object.fromEntries(alone.map((rule) => [rule, gst(rule)])),
    },
  };
};
