import { m } from "#app/paraglide/messages.js";
import { formatDay } from "#app/ui/format-dates.ts";
import { formatPaisa } from "#contract/quote/money-arithmetic.ts";
import type { AskEvent, AskState } from "#contract/wire/ask-states.ts";

export const askStateNames: Record<AskEvent["state"], () => string> = {
  asked: m.asks_asked,
  held: m.asks_held,
  waitlisted: m.asks_waitlisted,
  confirmed: m.asks_confirmed,
  refused: m.asks_refused,
  released: m.asks_released,
  cancelled: m.asks_cancelled,
  withdrawn: m.asks_withdrawn,
  cost: m.asks_confirmed,
};

/** The colour of its sign. */
export const askTones: Record<AskState, "sun" | "ok" | "err" | undefined> = {
  asked: "sun",
  held: "sun",
  waitlisted: "sun",
  confirmed: "ok",
  refused: "err",
  released: undefined,
  cancelled: undefined,
};

/** What stands beside a state: until when, by what number, what it costs, a note. */
export const sayAskDetails = ({
  until,
  confirmation,
  charge,
  note,
}: Omit<Partial<AskEvent["details"]>, "charge"> & {
  /** Null: nobody has said it. */
  charge?: number | null | undefined;
}): string[] =>
  [
    until ? m.asks_until_day({ day: formatDay(until) }) : "",
    confirmation ? m.asks_number({ number: confirmation }) : "",
    charge === null ? m.asks_charge_open() : "",
    charge ? m.asks_charge_is({ sum: formatPaisa(charge) }) : "",
    note ?? "",
  ].filter(Boolean);
