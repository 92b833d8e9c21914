import { mostSum } from "./most-sum.ts";

/** The sums of a quote, the same in the browser and on the server: whole paisa, rounded half up. */

/** A sum is beyond what any trip costs, or no sum at all. */
export class SumError extends RangeError {
  override name = "SumError";
}

/** @throws SumError */
export function checkSum(sum: number): number {
  if (!Number.isSafeInteger(sum) || sum < 0 || sum > mostSum)
    throw new SumError("The sum is too large: please check prices and quantities.");
  return sum;
}

/** value × numerator ÷ denominator, rounded half up; exact whatever the size. All are 0 or more. */
export const scale = (value: number, numerator: number, denominator: number): number => {
  const twice = BigInt(value) * BigInt(numerator) * 2n + BigInt(denominator);
  return Number(twice / (BigInt(denominator) * 2n));
};

/** So many hundredths of a percent of an amount. */
export const takeShare = (paisa: number, share: number): number => scale(paisa, share, 10000);

/** A sum in as many parts; no two differ by more than one, the larger ones first. */
export function splitEvenly(sum: number, count: number): number[] {
  const each = Math.floor(sum / count);
  const rest = sum - each * count;
  return Array.from({ length: count }, (_, index) => each + (index < rest ? 1 : 0));
}

/** A sum by shares that make 10,000 together: each part within a paisa of its share, all of them the sum. */
export function splitByShares(sum: number, shares: number[]): number[] {
  let [reached, given] = [0, 0];
  return shares.map((one) => {
    reached += one;
    const until = takeShare(sum, reached);
    const part = until - given;
    given = until;
    return part;
  });
}

const rupees = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" });
const wholeRupees = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  maximumFractionDigits: 0,
});

/** "₹1,23,456" or "₹1,23,456.50": paisa only where there are some. */
export const formatPaisa = (paisa: number): string =>
  (paisa % 100 === 0 ? wholeRupees : rupees).format(paisa / 100);

/** "€1,234.50" of so many cents. */
export const formatMinor = (minor: number, currency: string): string =>
  new Intl.NumberFormat("en-GB", { style: "currency", currency }).format(minor / 100);
