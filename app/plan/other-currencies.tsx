import { m } from "#app/paraglide/messages.js";
import { formatLongDay } from "#app/ui/format-dates.ts";
import { locale } from "#app/ui/language.ts";
import type { ExchangeRate } from "#contract/quote/quote.ts";
import type { RupeeRange } from "#contract/trip/itinerary.ts";

/** Rupees as whole units of another currency, "€410–615"; `rate` is ten-thousandths of a rupee for one. */
function sayAbroad([low, high]: RupeeRange, { currency, rate }: ExchangeRate): string {
  const written = new Intl.NumberFormat(locale, {
    ...{ style: "currency", currency, currencyDisplay: "narrowSymbol" },
    maximumFractionDigits: 0,
  });
  const [from, to] = [low, high].map((rupees) => written.format((rupees * 10_000) / rate));
  return from === to ? `${from}` : `${from}–${to?.slice(1)}`;
}

/** What the trip costs in euros, dollars and pounds by the office's rates, a line for each day on which rates were set. */
export function OtherCurrencies({
  total,
  exchange,
}: {
  total: RupeeRange;
  exchange: readonly ExchangeRate[];
}) {
  const days = [...new Set(exchange.map(({ on }) => on))].sort();
  const lists = new Intl.ListFormat(locale, { type: "disjunction" });
  return days.map((day) => {
    const sums = exchange.filter(({ on }) => on === day).map((rate) => sayAbroad(total, rate));
    return (
      <p key={day} className="small muted num">
        {m.plan_cost_abroad({ sums: lists.format(sums), day: formatLongDay(day) })}
      </p>
    );
  });
}
