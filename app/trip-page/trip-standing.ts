import { m } from "#app/paraglide/messages.js";
import { formatLongDay } from "#app/ui/format-dates.ts";
import type { TripMoney } from "#contract/quote/money.ts";
import { formatPaisa } from "#contract/quote/money-arithmetic.ts";
import type { TripPage } from "#contract/wire/trip-page.ts";
import type { ShownQuote } from "#contract/wire/trip-quotes.ts";
import type { DayUnderWay } from "./find-end.ts";

/** What is known of a trip by whoever looks at its page. */
export type Standing = {
  data: Pick<TripPage, "access" | "stage">;
  quote: ShownQuote | null;
  /** What the office offers to change of what is agreed. */
  change: ShownQuote | null;
  /** Of what is agreed, for the link that edits; null: not known. */
  money: TripMoney | null;
  /** Travelled, and home again. */
  isOver: boolean;
  /** The day of the trip that it is; null before and after it. */
  today: DayUnderWay | null;
};

export type Next = { words: string; action: string; to: string };

const seeDay = ({ id }: DayUnderWay): Next => ({
  words: m.trip_next_today(),
  action: m.trip_next_today_do(),
  to: `#${id || "days"}`,
});

/** Of what is agreed: the money first where it is late, on the road the day, else what is due. */
function findAgreedNext({ money, today }: Standing): Next {
  const pay = { action: m.trip_next_pay_do(), to: "#money" };
  const isLate = money?.dues.some(({ late }) => late) ?? false;
  if (today !== null && !isLate) return seeDay(today);
  // Not read yet, or not to be had: nobody who has paid all is told to pay.
  if (!money) return { words: m.trip_next_money(), ...pay };
  if (money.total === null) return { words: m.trip_next_pay(), ...pay };
  const { next, open } = money;
  if (next && open > 0)
    return {
      words: m.trip_next_due({ sum: formatPaisa(next.paisa), when: formatLongDay(next.dueOn) }),
      ...pay,
    };
  return { words: m.trip_next_paid(), action: m.trip_next_paid_do(), to: "#book" };
}

/** What is asked of whoever looks at the page, and where it is done. */
export function findNext(standing: Standing): Next {
  const { data, quote, change, isOver, today } = standing;
  if (isOver) return { words: m.memory_next(), action: m.memory_again(), to: "#again" };
  if (data.access === "read")
    return today
      ? seeDay(today)
      : { words: m.trip_next_read(), action: m.trip_next_read_do(), to: "#days" };
  if (quote?.mayAccept)
    return {
      words: m.trip_next_accept({ when: formatLongDay(quote.validUntil) }),
      action: m.trip_next_accept_do(),
      to: "#quote",
    };
  if (change?.mayAccept)
    return {
      words: m.trip_next_change({ when: formatLongDay(change.validUntil) }),
      action: m.trip_next_change_do(),
      to: "#change",
    };
  if (quote?.state === "cancelled")
    return { words: m.trip_next_lost(), action: m.trip_next_pay_do(), to: "#money" };
  if (quote?.acceptance) return findAgreedNext(standing);
  if (data.stage === "lost")
    return { words: m.trip_next_lost(), action: m.trip_next_write(), to: "#talk" };
  return {
    words: quote ? m.trip_next_again() : m.trip_next_wait(),
    action: m.trip_next_write(),
    to: "#talk",
  };
}

/** What it costs, as far as this link may know. */
export function sayCost({ quote, money }: Pick<Standing, "quote" | "money">): {
  sum: string;
  note: string;
} {
  if (!quote) return { sum: m.trip_cost_none(), note: m.trip_cost_none_note() };
  if (!quote.price) return { sum: m.trip_cost_hidden(), note: "" };
  const { total } = quote.price.totals;
  const note = quote.acceptance
    ? money && money.paid > 0
      ? m.trip_cost_paid({ sum: formatPaisa(money.paid) })
      : m.trip_cost_agreed()
    : quote.mayAccept
      ? m.trip_cost_held({ when: formatLongDay(quote.validUntil) })
      : m.trip_cost_old();
  return { sum: formatPaisa(quote.acceptance?.total ?? total), note };
}
