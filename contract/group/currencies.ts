/** Currencies of expenses by their ISO 4217 code, and what of them is whole. */

/** Digits after the point where they are not two. */
const digits: Record<string, number> = Object.fromEntries([
  ...[
    "BIF",
    "CLP",
    "DJF",
    "GNF",
    "ISK",
    "JPY",
    "KMF",
    "KRW",
    "PYG",
    "RWF",
    "UGX",
    "VND",
    "VUV",
  ].map((code) => [code, 0]),
  ...["XAF", "XOF", "XPF"].map((code) => [code, 0]),
  ...["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"].map((code) => [code, 3]),
]);

/** Digits after the point of a currency's amounts. */
export const digitsOf = (currency: string): number => digits[currency] ?? 2;

/** All that this engine knows, rupees first, then those that visitors of India bring most. */
export function listCurrencies(): string[] {
  const first = [
    "INR",
    "EUR",
    "USD",
    "GBP",
    "AUD",
    "CAD",
    "CHF",
    "JPY",
    "SGD",
    "AED",
    "NPR",
    "BDT",
  ];
  return [...new Set([...first, ...Intl.supportedValuesOf("currency")])];
}

/** "1,250.50" or "1250,5" as minor units; null where it is no amount of the currency. */
export function readAmount(text: string, currency: string): number | null {
  const plain = text
    .trim()
    .replaceAll(/[\s\u00a0\u202f']/g, "")
    // Dots and commas in threes, before the last of another kind, part thousands (lakhs too).
    .replaceAll(/[.,](?=\d{2,3}(?:[.,]\d{2,3})*[.,]\d{1,3}$)/g, "")
    .replace(",", ".");
  const found = /^(\d{1,12})(?:\.(\d*))?$/.exec(plain);
  if (!found) return null;
  const [, whole = "", part = ""] = found;
  const most = digitsOf(currency);
  // "1,250" with a group of three is a thousand; with two digits it is a part.
  if (part.length > most) return part.length === 3 ? Number(`${whole}${part}`) * 10 ** most : null;
  return Number(whole) * 10 ** most + Number(part.padEnd(most, "0") || 0);
}

/** Minor units as one types them, "1250.50". */
export function writeAmount(amount: number, currency: string): string {
  const count = digitsOf(currency);
  return (amount / 10 ** count).toFixed(count);
}
