import { blankItem } from "./blank-item.ts";
import { type CancelPolicy, findCancelRow, rowsFor } from "./cancel-policy.ts";
import type { CancelScope } from "./cancel-scope.ts";
import { shareOut, takeTaxOut } from "./gst.ts";
import { ruleOf, sumItem } from "./line-sum.ts";
import { scale } from "./money-arithmetic.ts";
import type { QuoteContent, QuoteTotals } from "./quote.ts";
import type { QuoteItem, TaxRule } from "./quote-item.ts";
import { isTaken, listPriced, sumPackage, sumQuote } from "./quote-total.ts";
import { CancelError, reduceParty, removeServices } from "./reduce-quote.ts";
import { type Rates, rateOf } from "./tax-rules.ts";

/** What a cancellation costs and leaves, in whole paisa: of the whole trip, of some who travel, or of some services. */

/** What is cancelled alike: taxed so, and charged by one row. */
export type CancelLine = {
  rule: TaxRule;
  /** Of what the price was before tax. */
  price: number;
  /** Hundredths of a percent. */
  share: number;
  charge: number;
};

/** `content`, `ticked`: what is agreed afterwards, the charge among its lines. */
export type Cancellation = {
  lines: CancelLine[];
  content: QuoteContent;
  ticked: string[];
  /** The charge by itself, with its taxes. */
  charge: QuoteTotals;
  /** All that is agreed afterwards. */
  totals: QuoteTotals;
};

type Agreed = {
  content: QuoteContent;
  ticked: readonly string[];
  rates: Rates;
};

/** Whole days from a day to the departure; below nothing after it. */
export const daysBefore = (departure: string, day: string): number =>
  Math.round((Date.parse(departure) - Date.parse(day)) / 86_400_000);

type Part = { key: string; kind: QuoteItem["kind"] | null; rule: TaxRule; paisa: number };

/** What a price is made of as it is told: the package, each line that is in it. */
const listParts = (content: QuoteContent, ticked: readonly string[]): Part[] => [
  ...(content.package
    ? [
        {
          key: ":package",
          kind: null,
          rule: content.package.tax,
          paisa: sumPackage(content.package),
        },
      ]
    : []),
  ...listPriced(content)
    .filter((item) => isTaken(item, ticked))
    .map((item) => ({
      key: item.id,
      kind: item.kind,
      rule: ruleOf(item, content.party),
      paisa: sumItem(item, content.party).sell,
    })),
];

/** What goes, by tax and row. */
function listLines(
  before: Part[],
  after: Part[],
  {
    policy,
    days,
    deposit,
    departure,
  }: { policy: CancelPolicy; days: number; deposit: number; departure: string },
): CancelLine[] {
  const left = new Map(after.map(({ key, paisa }) => [key, paisa]));
  const groups = new Map<string, CancelLine>();
  for (const { key, kind, rule, paisa } of before) {
    const gone = Math.max(0, paisa - (left.get(key) ?? 0));
    if (gone === 0) continue;
    const share = findCancelRow(rowsFor(policy, kind, departure), days).share ?? deposit;
    const known = groups.get(`${rule} ${share}`) ?? { rule, price: 0, share, charge: 0 };
    groups.set(`${rule} ${share}`, { ...known, price: known.price + gone });
  }
  return [...groups.values()].map((line) => ({
    ...line,
    charge: scale(line.price, line.share, 10_000),
  }));
}

/** At least what the suppliers charge us, where that is agreed; at most the price. Both in paisa. */
function raiseToCosts(lines: CancelLine[], costs: number): CancelLine[] {
  const price = lines.reduce((sum, one) => sum + one.price, 0);
  const charge = lines.reduce((sum, one) => sum + one.charge, 0);
  const wanted = Math.min(price, Math.max(charge, costs));
  const more = shareOut(
    wanted - charge,
    lines.map((line) => line.price - line.charge),
  );
  return lines.map((line, at) => ({ ...line, charge: line.charge + (more[at] ?? 0) }));
}

/** Waived to a sum with its taxes; never more than was reckoned. */
function lowerTo(lines: CancelLine[], most: number, { content, rates }: Agreed): CancelLine[] {
  const untaxed = content.tcs ? scale(most, 10_000, 10_000 + rates.tcs) : most;
  const parts = shareOut(
    untaxed,
    lines.map(({ charge, rule }) => scale(charge, 10_000 + rateOf(rates, rule), 10_000)),
  );
  return lines.map((line, at) => {
    const { taxable } = takeTaxOut(parts[at] ?? 0, rateOf(rates, line.rule));
    return { ...line, charge: Math.min(line.charge, taxable) };
  });
}

const percent = (share: number) => `${share / 100} %`;
const taxNames: Record<TaxRule, string> = {
  ...{ package: "", other: ", services", none: ", untaxed" },
  ...{ stay: ", stay", car: ", car" },
};

/** The charge as lines of a quote. `number`: of the version that they are for. */
const writeItems = (
  lines: readonly CancelLine[],
  { content, days, number }: { content: QuoteContent; days: number; number: number },
): QuoteItem[] =>
  lines
    .filter(({ charge }) => charge > 0)
    .map(({ rule, charge, price, share }, at) => {
      const title = `Cancellation ${days} days before departure`;
      const isShare = charge === scale(price, share, 10_000);
      return {
        ...blankItem(
          "other",
          `${title}${isShare ? `, ${percent(share)}` : ""}${taxNames[rule]}`,
          `cancelled-${number}-${at + 1}`,
        ),
        price: charge,
        costs: "open",
        tax: rule,
        // Beside a price a person only what is ticked counts.
        optional: content.package !== null,
      };
    });

/** What is left of what was agreed, without any charge. @throws CancelError */
function reduce(
  { content, ticked }: Agreed,
  scope: CancelScope,
): Pick<Agreed, "content" | "ticked"> {
  if (scope.of === "services") return removeServices(content, ticked, scope.items);
  if (scope.of === "persons") return { content: reduceParty(content, scope), ticked };
  return {
    content: {
      ...content,
      items: [],
      package: null,
      inclusions: [],
      schedule: [{ label: "Cancellation", share: 10_000, due: "acceptance", days: 0 }],
    },
    ticked: [],
  };
}

/**
 * Reckons a cancellation. `days`: before departure, of the request; `costs`: what suppliers charge us (counts where the policy
 * says so); `most`: waived to that, taxes included; `number`: of the version that it makes.
 * @throws CancelError, SumError
 */
export function reckonCancellation(
  agreed: Agreed,
  scope: CancelScope,
  {
    policy,
    days,
    costs = 0,
    most = null,
    number,
  }: { policy: CancelPolicy; days: number; costs?: number; most?: number | null; number: number },
): Cancellation {
  const { content, ticked, rates } = agreed;
  const rest = reduce(agreed, scope);
  const deposit = content.schedule[0]?.share ?? 10_000;
  const before = listParts(content, ticked);
  const after = listParts(rest.content, rest.ticked);
  if (scope.of !== "whole" && after.every(({ paisa }) => paisa === 0))
    throw new CancelError("Nothing would be left: please cancel the whole trip.");
  const byRow = listLines(before, after, {
    ...{ policy, days, deposit },
    departure: content.departure,
  });
  const reckoned = policy.costs ? raiseToCosts(byRow, costs) : byRow;
  const lines = most === null ? reckoned : lowerTo(reckoned, most, agreed);
  const items = writeItems(lines, { content: rest.content, days: Math.max(0, days), number });
  const ids = rest.content.package ? items.map(({ id }) => id) : [];
  const next = { ...rest.content, items: [...rest.content.items, ...items] };
  const nextTicked = [...rest.ticked, ...ids];
  const alone = {
    ...next,
    items: items.map((one) => ({ ...one, optional: false })),
    package: null,
  };
  return {
    lines,
    content: next,
    ticked: nextTicked,
    charge: sumQuote(alone, [], rates),
    totals: sumQuote(next, nextTicked, rates),
  };
}
