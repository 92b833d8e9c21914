import type { Plannable } from "#contract/content/plannable.ts";
import type { Itinerary } from "#contract/trip/itinerary.ts";
import { note } from "#trip/tell.ts";
import type { ToldNotice } from "#trip/told.ts";
import { createModel } from "./create-model.ts";
import type { Route } from "./route.ts";
import { type PlanOptions, searchTrip } from "./search-trip.ts";
import { noThrift, stylesByPrice, type Thrift } from "./traveller.ts";
import { writeItinerary } from "./write-itinerary.ts";

/** From the mildest on: first fares and tickets weigh more, then rooms are simpler too, as far as there are simpler ones. */
const steps: readonly Thrift[] = [
  { weight: 4, simpler: 0 },
  { weight: 8, simpler: 1 },
  { weight: 30, simpler: 2 },
];
const stepEffort = 0.5;
const stepIterations = 3;

/** Never more is never more: not the least that it may cost, the most. */
const isTooDear = ({ wish, budget }: Itinerary) =>
  wish.budget?.limit === true && budget.perDay[1] > wish.budget.perDay;

/**
 * Where the budget is a limit that the trip breaks: the mildest cheaper one that keeps it, with a note of
 * what was given up for it; the cheapest of all, its conflict named, where none does.
 */
export function saveMoney(
  plannable: Plannable,
  dear: Itinerary,
  from: Route,
  { today, effort = 1, iterations = stepIterations, seed, clock }: PlanOptions,
): Itinerary {
  if (!isTooDear(dear)) return dear;
  const when = { from: dear.from, days: dear.days.length };
  const plan = (thrift: Thrift) => {
    const model = createModel(plannable, { ...dear.wish, when }, today, thrift);
    const { timedTrip } = searchTrip(
      model,
      {
        from,
        effort: effort * stepEffort,
        iterations: Math.min(iterations, stepIterations),
        ...(seed !== undefined && { seed }),
        ...(clock && { clock }),
      },
      () => {},
    );
    return { ...writeItinerary(model, timedTrip), wish: dear.wish, thrift };
  };
  const most = stylesByPrice.indexOf(dear.wish.style);
  const possible = steps.map(({ weight, simpler }) => ({
    weight,
    simpler: Math.min(simpler, most),
  }));
  let best = dear;
  for (const thrift of possible) {
    const found = plan(thrift);
    if (isBetter(found, best)) best = found;
    if (!isTooDear(best)) break;
  }
  return best === dear ? dear : { ...best, notices: [...best.notices, ...listSaved(dear, best)] };
}

const isBetter = (found: Itinerary, than: Itinerary) =>
  !losesMore(found, than) && found.budget.perDay[1] < than.budget.perDay[1];

/** What was asked for is not given up for money: that is for the traveller to say. */
const losesMore = (found: Itinerary, dear: Itinerary) =>
  found.conflicts.filter(({ wishes }) => !wishes.includes("budget")).length >
  dear.conflicts.filter(({ wishes }) => !wishes.includes("budget")).length;

/** The thrift that a shown trip was planned with, so that its edits do not make it dear again. */
export const thriftOf = ({ thrift }: Itinerary): Thrift => thrift ?? noThrift;

/** Whether a notice says what was given up to keep to a budget: its code begins with `saved`. */
export const isSaved = ({ code }: ToldNotice): boolean => /^saved(-|$)/.test(code);

/** What it saves a day, then each thing that was given up for it. */
function listSaved(dear: Itinerary, cheap: Itinerary): ToldNotice[] {
  const given: ToldNotice[] = [];
  const style = cheap.stays[0]?.style;
  const before = dear.stays[0]?.style;
  if (style && before && style !== before) given.push(note("saved-rooms", { style, before }));
  const flights = count(dear, "flight") - count(cheap, "flight");
  if (flights > 0) given.push(note("saved-flights", { flights }));
  const nights = dear.stays.map(({ base }) => base);
  const kept = new Set(cheap.stays.map(({ base }) => base.id));
  const places = [...new Set(nights.filter(({ id }) => !kept.has(id)).map(({ name }) => name))];
  if (places.length > 0) {
    const { shown, more } = nameSome(places);
    given.push(note("saved-nights", { places: shown, more }));
  }
  const seen = new Set(visits(cheap).map(({ sight }) => sight));
  const paid = visits(dear).filter(({ sight, fee }) => fee && !seen.has(sight));
  if (paid.length > 0) {
    const { shown, more } = nameSome(paid.map(({ name }) => name));
    given.push(note("saved-tickets", { sights: shown, more }));
  }
  const rupees = dear.budget.perDay[1] - cheap.budget.perDay[1];
  const { weight, simpler } = thriftOf(cheap);
  return [
    note("saved", { rupees, weight, simpler }),
    ...(given.length > 0 ? given : [note("saved-ways")]),
  ];
}

const visits = ({ days }: Itinerary) =>
  days.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === "visit" ? [part] : [])));

const count = ({ days }: Itinerary, mode: string) =>
  days.flatMap(({ parts }) => parts).filter((part) => part.kind === "ride" && part.mode === mode)
    .length;

const mostNamed = 3;

/** The first few names, and how many more there are. */
const nameSome = (names: readonly string[]) => ({
  shown: names.slice(0, mostNamed),
  more: Math.max(0, names.length - mostNamed),
});
