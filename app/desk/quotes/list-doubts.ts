import { m } from "#app/paraglide/messages.js";
import { formatDay } from "#app/ui/format-dates.ts";
import { countHeads } from "#contract/quote/package-heads.ts";
import type { QuoteContent } from "#contract/quote/quote.ts";
import { listBedless } from "#contract/quote/quote-stays.ts";
import { type AloneFault, findAlone, findAloneFault } from "#contract/quote/sold-alone.ts";
import type { DeskTrip } from "#contract/wire/desk.ts";
import type { DeskQuote } from "#contract/wire/desk-quotes.ts";
import { sayRun } from "./say-stays.ts";

/** Whether something is taxed as a tour that has no stay, or no transport, in it. */
function isNoTour({ items, package: price }: QuoteContent): boolean {
  const fixed = items.filter(({ optional }) => !optional);
  const isTaxedSo = price ? price.tax === "package" : fixed.some(({ tax }) => tax === "package");
  const has = (kind: "stay" | "transport") => fixed.some((item) => item.kind === kind);
  return isTaxedSo && !(has("stay") && has("transport"));
}

/** With the tax that fits, where it is a house or a car alone. */
function sayNoTour(content: QuoteContent): string {
  const alone = findAlone(content);
  if (alone === "stay") return m.quote_only_house();
  return alone === "car" ? m.quote_only_car() : m.quote_no_tour();
}

const aloneWords: Record<AloneFault, () => string> = {
  house: m.quote_house_not_alone,
  car: m.quote_car_not_alone,
  state: m.quote_house_no_state,
};

/** Before a version goes out: what one may have forgotten. Some of it the server refuses as well. */
export function listDoubts(
  content: QuoteContent,
  { canBePaid, tax }: Pick<DeskQuote, "canBePaid" | "tax">,
  trip: Pick<DeskTrip, "travelDate" | "travelWhen">,
): string[] {
  const titles = (list: QuoteContent["items"]) => list.map(({ title }) => title).join(", ");
  const free = content.items.filter(({ price }) => price === 0);
  const untaxed = content.items.filter(({ tax }) => tax === "none");
  const bedless = listBedless(content).map((run) => sayRun(content, run));
  const heads = content.package && countHeads(content.package);
  const { adults, children } = content.party;
  const fault = findAloneFault(content);
  const isOtherParty = heads && (heads.adults !== adults || heads.children !== children);
  return [
    ...(trip.travelWhen && content.departure === trip.travelDate
      ? [m.quote_departure_assumed({ day: formatDay(content.departure) })]
      : []),
    ...(canBePaid ? [] : [m.quote_no_way_to_pay()]),
    ...(free.length > 0 ? [m.quote_unpriced({ titles: titles(free) })] : []),
    ...(bedless.length > 0 ? [m.quote_bedless({ nights: bedless.join(", ") })] : []),
    ...(isOtherParty ? [m.quote_package_party(heads)] : []),
    ...(content.package && content.inclusions.length === 0 ? [m.quote_package_empty()] : []),
    ...(untaxed.length > 0 ? [m.quote_untaxed({ titles: titles(untaxed) })] : []),
    ...(tax.package !== tax.other && isNoTour(content) ? [sayNoTour(content)] : []),
    ...(fault ? [aloneWords[fault]()] : []),
  ];
}
