import { locale } from "#app/ui/language.ts";
import { digitsOf } from "#contract/group/currencies.ts";

/** Minor units of a currency, with its sign: "€42.00", "₹1,403.50". */
export function sayAmount(amount: number, currency: string): string {
  const digits = digitsOf(currency);
  return new Intl.NumberFormat(locale, {
    ...{ style: "currency", currency, currencyDisplay: "narrowSymbol" },
    ...{ minimumFractionDigits: digits, maximumFractionDigits: digits },
  }).format(amount / 10 ** digits);
}

export const sayPaisa = (paisa: number): string => sayAmount(paisa, "INR");

const names = () => new Intl.DisplayNames(locale, { type: "currency" });

/** "EUR · Euro" for each code. */
export function nameCurrencies(codes: readonly string[]): { value: string; label: string }[] {
  const known = names();
  return codes.map((code) => ({ value: code, label: `${code} · ${known.of(code) ?? code}` }));
}
