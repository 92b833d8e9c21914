import { findExchangeRate } from "#contract/quote/quote-total.ts";
import type { Db } from "#server/db/database.ts";
import { readMoneySettings } from "./settings-store.ts";

/** The office's rates that hold on a day, the latest of each currency; in millionths of a rupee. */
export async function readExchangeRates(
  db: Db,
  day: string,
): Promise<{ currency: string; on: string; rate: number }[]> {
  const { exchange } = (await readMoneySettings(db)).settings;
  const known = [...new Set(exchange.map(({ currency }) => currency))];
  return known.flatMap((currency) => {
    const found = findExchangeRate(exchange, currency, day);
    return found ? [{ currency, on: found.on, rate: found.rate * 100 }] : [];
  });
}
