import type { PlannableTicket } from "#contract/content/plannable.ts";
import type { Standing, Visit } from "#contract/trip/itinerary.ts";
import { type Charge, chargeTickets, type SharedTicket } from "#trip/entrance.ts";
import { note } from "#trip/tell.ts";
import type { ToldNotice } from "#trip/told.ts";
import { type FactsIndex, getSight } from "./facts-index.ts";
import { feeOn, payPrices } from "./gain.ts";
import type { TimedTrip } from "./timed-trip.ts";
import type { TripModel } from "./trip-model.ts";

/** What is paid at each visit of a trip: a ticket of several sights is charged once for as long as it is good. */

const kept = new WeakMap<TimedTrip, ReadonlyMap<number, Charge>>();

const listTickets = ({ facts, traveller }: TripModel): SharedTicket[] =>
  (facts.plannable.tickets ?? []).map(({ id, opens, days, price }) => ({
    id,
    opens,
    days,
    cost: price ? payPrices(price, traveller) : null,
  }));

function chargeTrip(model: TripModel, timedTrip: TimedTrip): ReadonlyMap<number, Charge> {
  const known = kept.get(timedTrip);
  if (known) return known;
  const visits = timedTrip.days.flatMap(({ visits }, day) =>
    visits.map(({ sight }) => ({ sight, day })),
  );
  const charges = chargeTickets(
    visits.map(({ sight, day }) => {
      const item = getSight(model.facts, sight);
      return { sight: item.id, day, cost: feeOn(item, model.traveller, model.dates[day] ?? null) };
    }),
    listTickets(model),
  );
  const made = new Map(visits.map(({ sight }, index) => [sight, charges[index] as Charge]));
  kept.set(timedTrip, made);
  return made;
}

const nameOf = (facts: FactsIndex, id: string): string => {
  const sight = facts.sightOf.get(id);
  return sight === undefined ? id : getSight(facts, sight).name;
};

/** Where a sight is seen on one ticket with others: which, and how long it is good. */
function noteTicket(
  facts: FactsIndex,
  sight: string,
  { opens, days }: PlannableTicket,
): ToldNotice {
  const sights = opens.filter((id) => id !== sight).map((id) => nameOf(facts, id));
  return note("ticket-with", { sights, days });
}

/** The party's tickets of a visit, who says so, and what is to be known of them. */
export function chargeVisit(
  model: TripModel,
  timedTrip: TimedTrip,
  sight: number,
): Pick<Visit, "fee" | "feeStanding"> & { notices: ToldNotice[] } {
  const { facts } = model;
  const { id, known } = getSight(facts, sight);
  const { cost = null, opened, bought } = chargeTrip(model, timedTrip).get(sight) ?? {};
  const tickets = facts.plannable.tickets ?? [];
  const instead = tickets.find((ticket) => ticket.id === bought);
  const only = tickets.find(({ kind, opens }) => kind === "only" && opens.includes(id));
  const standing: Standing | undefined = instead ? undefined : known?.fee?.[0];
  return {
    fee: cost,
    ...(standing && { feeStanding: standing }),
    notices: [
      ...(instead ? [note("ticket-instead", { ticket: instead.name, days: instead.days })] : []),
      ...(opened
        ? [note("ticket-shared", { name: nameOf(facts, opened.at) })]
        : only && !instead
          ? [noteTicket(facts, id, only)]
          : []),
    ],
  };
}
