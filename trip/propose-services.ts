import { listDated } from "./dates.ts";
import type { TripDay, TripDocument, TripItem, TripParty } from "./document.ts";
import { chargeTickets } from "./entrance.ts";
import { tripLimits } from "./limits.ts";
import { isBetweenTowns } from "./name-day.ts";
import { ownBedFrom, roomsOf } from "./party.ts";
import { Service, type ServiceKind } from "./service.ts";
import { shorten } from "./shorten.ts";

/**
 * What has to be bought for a trip, as its document says: a stay for each run of nights in one place, a car for each run
 * of days on the road or far out of town, every train, flight and ferry, and the tickets of what is seen. Nothing is priced here, and
 * nothing has a supplier or a rate yet. The same document gives the same services with the same ids.
 */

/** What a sight asks of those who come with a passport, in rupees. */
export type Ticket = {
  per: "person" | "vehicle" | "boat" | "group";
  adult: number;
  /** Of a child below `childUnder` years; null: as an adult. */
  child: number | null;
  childUnder: number;
};
export type Passport = TripParty["passport"];

/** What the facts know of tickets. */
export type TicketOf = {
  /** What a sight asks on a day (ISO; null: not settled); null: nothing, or nobody knows. */
  sight(id: string, passport: Passport, date: string | null): Ticket | null;
  /** What opens several sights for so many days; without a price it costs what its sights ask. */
  shared(
    passport: Passport,
  ): { id: string; name: string; opens: readonly string[]; days: number; price: Ticket | null }[];
};

/** Heads that one car or boat takes, with their bags. */
export const seats = 6;

type Draft = Pick<Service, "id" | "kind" | "title"> & Partial<Pick<Service, "days" | "nights">>;

const cut = (text: string) => shorten(text, tripLimits.title);

/** Nights in a row in one place. On the way nobody needs a house; on board the place is the boat. */
function* listStays({ days }: TripDocument): Generator<Draft> {
  let run: TripDay[] = [];
  const keyOf = ({ night }: TripDay) =>
    night && night.kind !== "way" ? `${night.kind} ${night.name}` : null;
  const close = function* (): Generator<Draft> {
    const [first] = run;
    if (first?.night) {
      const { kind, name } = first.night;
      const title = cut(kind === "base" ? `Hotel in ${name}` : name);
      yield { id: `stay-${first.id}`, kind: "stay", title, nights: run.map(({ id }) => id) };
    }
    run = [];
  };
  for (const day of days) {
    const key = keyOf(day);
    if (run[0] && keyOf(run[0]) !== key) yield* close();
    if (key !== null) run.push(day);
  }
  yield* close();
}

const isRide = (item: TripItem) => item.kind === "ride";
const ridesOf = (day: TripDay) => day.items.filter(isRide).filter(isBetweenTowns);

/** From so many minutes on, a way by road to a sight is no errand of the town's own cars. */
const farMinutes = 45;
const isFar = (item: TripItem) =>
  item.kind === "ride" && item.mode === "road" && (item.minutes ?? 0) >= farMinutes;

/** Days in a row on which one goes by road from town to town, or far out to a sight: one car with its driver. */
function* listCars({ days }: TripDocument): Generator<Draft> {
  let run: { day: string; towns: string[] }[] = [];
  const close = function* (): Generator<Draft> {
    const [first] = run;
    const towns = run.flatMap((one) => one.towns).filter((town, at, all) => town !== all[at - 1]);
    const title = cut(["Car with driver", towns.join(", ")].filter(Boolean).join(": "));
    if (first)
      yield { id: `car-${first.day}`, kind: "car", title, days: run.map(({ day }) => day) };
    run = [];
  };
  for (const day of days) {
    const roads = ridesOf(day).filter(({ mode }) => mode === "road");
    const base = day.place ?? (day.night?.kind === "base" ? day.night : null);
    const towns = roads.flatMap(({ from, to }) => [from.name, to.name]);
    if (roads.length > 0) run.push({ day: day.id, towns });
    else if (day.items.some(isFar)) run.push({ day: day.id, towns: base ? [base.name] : [] });
    else yield* close();
  }
  yield* close();
}

const kinds: Partial<Record<string, [ServiceKind, string]>> = {
  train: ["train", "Train"],
  "toy-train": ["train", "Train"],
  flight: ["flight", "Flight"],
  ferry: ["other", "Ferry"],
};
const listWays = ({ days }: TripDocument): Draft[] =>
  days.flatMap((day) =>
    ridesOf(day).flatMap((ride): Draft[] => {
      const [kind, word] = kinds[ride.mode] ?? [];
      if (!kind) return [];
      const title = `${word} ${ride.from.name} to ${ride.to.name}${ride.name ? `, ${ride.name}` : ""}`;
      return [{ id: `way-${ride.id}`, kind, title: cut(title), days: [day.id] }];
    }),
  );

const visitors = { indian: "Indians", saarc: "SAARC and BIMSTEC", foreign: "foreigners" } as const;

/** What a ticket costs a party whose children's ages may not be known: those pay as adults. */
function costOf({ per, adult, child, childUnder }: Ticket, party: TripParty | null): number {
  const { adults = 1, children = [] } = party ?? {};
  if (per === "group") return adult;
  if (per !== "person") return adult * Math.max(1, Math.ceil((adults + children.length) / seats));
  const isYoung = (age: number | null) => child !== null && age !== null && age < childUnder;
  const young = children.filter(isYoung).length;
  return adult * (adults + children.length - young) + (child ?? adult) * young;
}

/** A ticket to buy: on which day, at which sight, and what it is called where it opens several. */
export type Entry = { day: TripDay; sight: string; name: string; ticket: Ticket };

/** The tickets that a trip needs: one that opens several sights once for as long as it is good. */
export function listEntries(trip: TripDocument, ticketOf: TicketOf): Entry[] {
  const passport = trip.party?.passport ?? "foreign";
  const visits = listDated(trip).flatMap(({ day, date, number }) =>
    day.items.flatMap((item) =>
      item.kind === "visit"
        ? [{ day, number, item, ticket: ticketOf.sight(item.sight, passport, date) }]
        : [],
    ),
  );
  const shared = ticketOf.shared(passport);
  const charges = chargeTickets(
    visits.map(({ item, number, ticket }) => ({
      sight: item.sight,
      day: number,
      cost: ticket && costOf(ticket, trip.party),
    })),
    shared.map(({ id, opens, days, price }) => ({
      id,
      opens,
      days,
      cost: price && costOf(price, trip.party),
    })),
  );
  return visits.flatMap(({ day, item, ticket }, index): Entry[] => {
    const { opened, bought } = charges[index] ?? {};
    const instead = shared.find(({ id }) => id === bought);
    const at = { day, sight: item.sight };
    if (instead?.price) return [{ ...at, name: instead.name, ticket: instead.price }];
    return ticket && !opened ? [{ ...at, name: item.name, ticket }] : [];
  });
}

const listTickets = (trip: TripDocument, ticketOf: TicketOf): Draft[] =>
  listEntries(trip, ticketOf).map(({ day, sight, name }) => {
    const title = cut(`${name}: tickets, ${visitors[trip.party?.passport ?? "foreign"]}`);
    return { id: `ticket-${sight}`, kind: "ticket", title, days: [day.id] };
  });

function countFor(kind: ServiceKind, party: TripParty | null): Partial<Service["quantities"]> {
  if (!party) return {};
  const children = party.children.length;
  const heads = party.adults + children;
  if (kind === "stay") {
    const childrenWithBed = party.children.filter(
      (age) => age !== null && age >= ownBedFrom,
    ).length;
    return { adults: party.adults, children, childrenWithBed, rooms: roomsOf(party) };
  }
  if (kind === "car") return { vehicles: Math.ceil(heads / seats) };
  return { adults: party.adults, children };
}

export function proposeServices(trip: TripDocument, ticketOf: TicketOf): Service[] {
  const order = new Map(listDated(trip).map(({ day, number }) => [day.id, number]));
  const first = ({ days = [], nights = [] }: Draft) => order.get(days[0] ?? nights[0] ?? "") ?? 0;
  const drafts = [
    ...listStays(trip),
    ...listCars(trip),
    ...listWays(trip),
    ...listTickets(trip, ticketOf),
  ];
  const known = new Map(drafts.map((draft) => [draft.id, draft]));
  return [...known.values()]
    .sort((one, other) => first(one) - first(other))
    .slice(0, tripLimits.services)
    .map((draft) =>
      Service.parse({
        ...draft,
        text: "",
        quantities: countFor(draft.kind, trip.party),
        supplier: null,
        rate: null,
      }),
    );
}
