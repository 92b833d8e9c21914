import type { ExchangeRate } from "#contract/quote/quote.ts";
import { currencies } from "#contract/quote/quote-item.ts";
import { findExchangeRate } from "#contract/quote/quote-total.ts";
import { dayInIndia } from "#contract/trip/india-clock.ts";
import type { Resources } from "#server/resources.ts";
import { readMoneySettings } from "./settings-store.ts";

/** Topic of a change of the money settings: every process reads the rates again, and its pages anew. */
export const exchangeTopic = "exchange-rates";

export type ShownExchange = ReturnType<typeof createShownExchange>;

/** The office's rates of exchange as public pages show sums by them. */
export function createShownExchange({ database, clock }: Pick<Resources, "database" | "clock">) {
  let all: readonly ExchangeRate[] = [];
  return {
    /** The rate of each currency that holds today, none where the office has set none; what `load` read last. */
    current(): ExchangeRate[] {
      const today = dayInIndia(clock());
      return currencies.flatMap((currency) => findExchangeRate(all, currency, today) ?? []);
    },

    /** Reads what the office has set: at the start, and when a change is told. */
    async load(): Promise<void> {
      all = (await readMoneySettings(database.db)).settings.exchange;
    },
  };
}
