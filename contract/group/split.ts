import { digitsOf } from "./currencies.ts";

/** Rupees of one unit of another currency are whole millionths, amounts whole minor units: no fraction is ever kept. */
export const rateOfRupee = 1_000_000;

/** Paisa of an amount (minor units of `currency`) at `rate` millionths of a rupee a unit, half up. */
export function toPaisa(amount: number, currency: string, rate: number): number {
  const divisor = 10n ** BigInt(digitsOf(currency)) * 10_000n;
  const product = BigInt(amount) * BigInt(rate);
  return Number((product * 2n + divisor) / (divisor * 2n));
}

/**
 * A sum in whole parts by weights, all of them together the sum. What does not go out evenly goes one by one to those
 * whose part was cut the most, and among equals in their order. Weights are whole, none below nothing, one at least above.
 */
export function splitSum(sum: number, weights: readonly number[]): number[] {
  const all = weights.reduce((total, weight) => total + BigInt(weight), 0n);
  if (all <= 0n) throw new RangeError("nobody has a part");
  const cut = weights.map((weight, index) => {
    const product = BigInt(sum) * BigInt(weight);
    return { index, part: Number(product / all), rest: product % all };
  });
  let left = sum - cut.reduce((total, { part }) => total + part, 0);
  const parts = cut.map(({ part }) => part);
  const order = cut.toSorted((one, other) =>
    one.rest === other.rest ? one.index - other.index : one.rest > other.rest ? -1 : 1,
  );
  for (const { index } of order) {
    if (left === 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
    left--;
  }
  return parts;
}

export type Share = { member: string; share: number };
/** An expense as balances need it. A settlement is one too, paid by who owed for who was owed. */
export type Spent = { paidBy: string; paisa: number; shares: readonly Share[] };

/** Each one's part of an expense, in paisa. */
export function splitExpense({ paisa, shares }: Spent): { member: string; paisa: number }[] {
  const parts = splitSum(
    paisa,
    shares.map(({ share }) => share),
  );
  return shares.map(({ member }, index) => ({ member, paisa: parts[index] ?? 0 }));
}

/** What is owed to each member, in paisa; below nothing: what they owe. Together they are nothing. */
export function sumBalances(
  expenses: readonly Spent[],
  members: readonly string[],
): Map<string, number> {
  const balances = new Map(members.map((member) => [member, 0]));
  const add = (member: string, paisa: number) =>
    balances.set(member, (balances.get(member) ?? 0) + paisa);
  for (const expense of expenses) {
    add(expense.paidBy, expense.paisa);
    for (const { member, paisa } of splitExpense(expense)) add(member, -paisa);
  }
  return balances;
}

export type Transfer = { from: string; to: string; paisa: number };

/**
 * Who pays whom so that nobody owes anything: first pairs that meet exactly, then the largest debt to the largest
 * claim; always fewer transfers than there are people with a balance.
 */
export function settleUp(balances: ReadonlyMap<string, number>): Transfer[] {
  const left = [...balances].map(([member, paisa]) => ({ member, paisa }));
  const transfers: Transfer[] = [];
  const pay = (from: (typeof left)[number], to: (typeof left)[number]) => {
    const paisa = Math.min(-from.paisa, to.paisa);
    transfers.push({ from: from.member, to: to.member, paisa });
    from.paisa += paisa;
    to.paisa -= paisa;
  };
  for (const from of left) {
    const to = from.paisa < 0 && left.find(({ paisa }) => paisa === -from.paisa);
    if (to) pay(from, to);
  }
  for (;;) {
    const [from] = left.filter(({ paisa }) => paisa < 0).toSorted((a, b) => a.paisa - b.paisa);
    const [to] = left.filter(({ paisa }) => paisa > 0).toSorted((a, b) => b.paisa - a.paisa);
    if (!from || !to) return transfers;
    pay(from, to);
  }
}
