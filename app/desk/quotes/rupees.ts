import { mostSum } from "#contract/quote/most-sum.ts";

const scales: Record<string, number> = {
  "": 1,
  k: 1_000,
  thousand: 1_000,
  hazar: 1_000,
  l: 100_000,
  lac: 100_000,
  lakh: 100_000,
  cr: 10_000_000,
  crore: 10_000_000,
};

/** Digits, in groups as India or the world writes them or in none, at most six after the point. */
const amount =
  /^(?:₹|rs\.?|inr)?\s*(\d{1,12}|\d{1,3}(?:,\d{3}){1,3}|\d{1,2}(?:,\d{2}){1,4},\d{3})(?:\.(\d{1,6}))?\s*(\p{L}*)\s*(?:\/-)?$/iu;

/** What somebody types as rupees ("4,500", "₹ 4500.50", "20k", "1.5 lakh") in paisa. Null: it is no amount. */
export function readRupees(text: string): number | null {
  const match = amount.exec(text.trim());
  const scale = scales[match?.[3]?.toLowerCase() ?? ""];
  if (!match || !scale) return null;
  const [, whole = "", part = ""] = match;
  if (scale === 1 && part.length > 2) return null;
  // In millionths first: what is no whole number of paisa is no amount.
  const millionths = BigInt(whole.replaceAll(",", "") + part.padEnd(6, "0")) * BigInt(scale);
  const paisa = Number(millionths / 10_000n);
  return millionths % 10_000n === 0n && Number.isSafeInteger(paisa) && paisa <= mostSum
    ? paisa
    : null;
}

/** Whether an amount was written in a way that is to be read back to whoever wrote it. */
export const isShort = (text: string): boolean =>
  /\p{L}/u.test(text.replace(/^\s*(?:rs|inr)/i, ""));

/** Paisa as they stand in a field: "4500", "4500.50". */
export const writeRupees = (paisa: number): string =>
  paisa % 100 === 0 ? String(paisa / 100) : (paisa / 100).toFixed(2);
