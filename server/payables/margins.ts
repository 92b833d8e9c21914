import { findMain } from "#contract/quote/beside-lines.ts";
import { isCharge } from "#contract/quote/cancel-scope.ts";
import { sumItem } from "#contract/quote/line-sum.ts";
import type { QuoteContent } from "#contract/quote/quote.ts";
import { isTaken } from "#contract/quote/quote-total.ts";
import { confirmedKinds } from "#contract/wire/agenda.ts";
import { type AskState, isOver } from "#contract/wire/ask-states.ts";
import type { TripMargin } from "#contract/wire/payables.ts";

type AskedCost = { item: string; state: AskState; cost: number | null; charge: number | null };
const isPriced = ({ state, cost }: AskedCost) => state === "confirmed" && cost !== null;
const needsSupplier = (kind: string) => (confirmedKinds as readonly string[]).includes(kind);

/**
 * What a trip costs us, in paisa: as it was quoted, and as its suppliers ask. A line that nobody is asked for
 * (tickets, meals), or whose supplier has not said, counts as quoted; one whose cost nobody has entered costs what is asked
 * for it, and so leaves no margin (`quotedUnknown`, `realUnknown`: how many). `open`: services not confirmed or without a
 * cost, lines of unknown cost. With the price before tax it makes the one margin that the desk tells: the quote's own
 * (`sumMargin`) is the same as long as no supplier asks anything else.
 * @throws SumError
 */
export function sumCosts(
  content: Pick<QuoteContent, "items" | "party">,
  ticked: readonly string[],
  asks: readonly AskedCost[],
): Pick<TripMargin, "quotedCost" | "quotedUnknown" | "realCost" | "realUnknown" | "open"> {
  let [quotedCost, quotedUnknown, realCost, realUnknown, open] = [0, 0, 0, 0, 0];
  const taken = content.items.filter((item) => isTaken(item, ticked));
  for (const item of taken) {
    if (isCharge(item)) continue;
    const { net, sell } = sumItem(item, content.party);
    const cost = net ?? sell;
    quotedCost += cost;
    if (net === null) quotedUnknown++;
    const known = asks.filter((ask) => ask.item === item.id && isPriced(ask));
    if (known.length > 0) continue;
    // What a supplier asks for a car is with its driver.
    const main = findMain(taken, item);
    if (main && asks.some((ask) => ask.item === main.id && isPriced(ask))) continue;
    // Not confirmed, or nobody has entered what it costs: as it was quoted, until then.
    realCost += cost;
    if (net === null) realUnknown++;
    if (net === null || (needsSupplier(item.kind) && !main)) open++;
  }
  for (const { item, state, cost, charge } of asks) {
    // What its cancellation costs nobody has entered yet.
    if (state === "cancelled" && charge === null) open++;
    if (state === "cancelled") realCost += charge ?? 0;
    else if (state === "confirmed") realCost += cost ?? 0;
    // Of what was asked beside the quote's lines nothing else says that it is open.
    const isLine = content.items.some(({ id }) => id === item);
    if (
      !isLine &&
      !isOver(state) &&
      state !== "refused" &&
      (state !== "confirmed" || cost === null)
    )
      open++;
  }
  return { quotedCost, quotedUnknown, realCost, realUnknown, open };
}
