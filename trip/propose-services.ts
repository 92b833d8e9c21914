import { listDated } from "./dates.ts";
import type { TripDay, TripDocument, TripItem, TripParty } from "./document.ts";
import { tripLimits } from "./limits.ts";
import { ownBedFrom, roomsOf } from "./party.ts";
import { Service, type ServiceKind } from "./service.ts";
import { shorten } from "./shorten.ts";

/**
 * What has to be bought for a trip, as its document says: a stay for each run of nights in one place, a car for each run
 * of days on the road, every train, flight and ferry, and the tickets of what is seen. Nothing is priced here, and
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
export type TicketOf = (sight: string, passport: TripParty["passport"]) => Ticket | null;

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
const ridesOf = (day: TripDay) => day.items.filter(isRide).filter(({ from }) => from.base !== null);

/** Days in a row on which one goes by road from town to town: one car with its driver. */
function* listCars({ days }: TripDocument): Generator<Draft> {
  let run: { day: string; towns: string[] }[] = [];
  const close = function* (): Generator<Draft> {
    const [first] = run;
    const towns = run.flatMap((one) => one.towns).filter((town, at, all) => town !== all[at - 1]);
    const title = cut(`Car with driver: ${towns.join(", ")}`);
    if (first)
      yield { id: `car-${first.day}`, kind: "car", title, days: run.map(({ day }) => day) };
    run = [];
  };
  for (const day of days) {
    const roads = ridesOf(day).filter(({ mode }) => mode === "road");
    if (roads.length === 0) yield* close();
    else run.push({ day: day.id, towns: roads.flatMap(({ from, to }) => [from.name, to.name]) });
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

/** Of what asks for one: once a sight, on the day on which it is seen. */
const listTickets = (trip: TripDocument, ticketOf: TicketOf): Draft[] =>
  trip.days.flatMap((day) =>
    day.items.flatMap((item): Draft[] => {
      if (item.kind !== "visit") return [];
      const passport = trip.party?.passport ?? "foreign";
      if (!ticketOf(item.sight, passport)) return [];
      const title = cut(`${item.name}: tickets, ${visitors[passport]}`);
      return [{ id: `ticket-${item.sight}`, kind: "ticket", title, days: [day.id] }];
    }),
  );

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
