import type { TripMargin } from "#contract/quote/payables.ts";
import type { QuoteContent } from "#contract/quote/quote.ts";
import { isTaken, sumItem } from "#contract/quote/quote-total.ts";
import { confirmedKinds } from "#contract/wire/agenda.ts";
import { type AskState, isOver } from "#contract/wire/ask-states.ts";

type AskedCost = { item: string; state: AskState; cost: number | null; charge: number | null };
const needsSupplier = (kind: string) => (confirmedKinds as readonly string[]).includes(kind);

/**
 * What a trip costs us, in paisa: as it was quoted, and as its suppliers ask. A line that nobody was asked for
 * (tickets, meals) counts as quoted. `open`: services not confirmed or without a cost, lines of unknown cost.
 * @throws SumError
 */
export function sumCosts(
  content: Pick<QuoteContent, "items" | "party">,
  ticked: readonly string[],
  asks: readonly AskedCost[],
): Pick<TripMargin, "quotedCost" | "quotedUnknown" | "realCost" | "open"> {
  let [quotedCost, quotedUnknown, realCost, open] = [0, 0, 0, 0];
  for (const item of content.items) {
    if (!isTaken(item, ticked)) continue;
    const { net } = sumItem(item, content.party);
    quotedCost += net ?? 0;
    if (net === null) quotedUnknown++;
    const live = asks.filter((ask) => ask.item === item.id && !isOver(ask.state));
    if (live.length > 0) continue;
    realCost += net ?? 0;
    if (net === null || needsSupplier(item.kind)) open++;
  }
  for (const { state, cost, charge } of asks) {
    if (state === "cancelled") realCost += charge ?? 0;
    else if (state === "confirmed") {
      realCost += cost ?? 0;
      if (cost === null) open++;
    } else if (!isOver(state) && state !== "refused") open++;
  }
  return { quotedCost, quotedUnknown, realCost, open };
}
