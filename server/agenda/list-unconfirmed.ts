import { findMain } from "#contract/quote/beside-lines.ts";
import { isTaken } from "#contract/quote/quote-total.ts";
import { confirmedKinds, isStillAsked } from "#contract/wire/agenda.ts";
import type { AgreedQuote } from "#server/quotes/overview-service.ts";
import type { OpenAsk } from "./store.ts";

const isGivenBack = ({ state }: OpenAsk) => state === "released" || state === "cancelled";
const isConfirmed = (kind: string) => (confirmedKinds as readonly string[]).includes(kind);

/**
 * What of an agreed trip is not certain: stays, drivers and guides that nobody was asked for as they are, or that were
 * given back or cancelled; then suppliers that were asked and have not confirmed. `asks`: of this trip.
 */
export function listUnconfirmed(
  { content, ticked }: Pick<AgreedQuote, "content" | "ticked">,
  asks: readonly OpenAsk[],
): string[] {
  const standing = asks.filter((ask) => !isGivenBack(ask));
  const isAsked = (item: AgreedQuote["content"]["items"][number]) =>
    standing.some(
      (ask) => ask.item === item.id && isStillAsked(ask.askedFor, item, content.departure),
    );
  const taken = content.items.filter((item) => isTaken(item, ticked));
  const unasked = taken.filter(
    (item) => isConfirmed(item.kind) && !findMain(taken, item) && !isAsked(item),
  );
  const waiting = standing.filter(({ state }) => state !== "confirmed");
  return [...unasked.map(({ title }) => title), ...waiting.map(({ supplierName }) => supplierName)];
}
