import fc from "fast-check";
import { expect, test } from "vitest";
import { sumItem } from "#contract/quote/line-sum.ts";
import { QuoteItem } from "#contract/quote/quote-item.ts";
import { writeDocument } from "#planner/trip/write-document.ts";
import { ticketOf } from "#server/content/places/ticket-of.ts";
import { anyWish, tripRuns } from "#tests/factories/any-wish.ts";
import { planEdited } from "#tests/factories/edited-trip.ts";
import { createItinerary } from "#tests/factories/itinerary.ts";
import { getPlannable } from "#tests/factories/plannable-facts.ts";
import { listDated } from "#trip/dates.ts";
import type { TripDay, TripDocument, TripItem } from "#trip/document.ts";
import { emptyDocument } from "#trip/document-of-days.ts";
import { Service } from "#trip/service.ts";
import { proposeLines } from "./propose-lines.ts";

const plannable = getPlannable();
const noTickets = { sight: () => null, shared: () => [] };

test("whatever is planned: each night in a house has one stay, each ride between towns a seat or a car, each day far out a car, each ticket a line", {
  timeout: 60_000,
}, () => {
  fc.assert(
    fc.property(anyWish(plannable), (wish) => {
      const trip = planEdited(plannable, wish, { dice: [], today: "2026-11-23" }).document;
      const { services, items } = proposeLines(trip, ticketOf);
      for (const service of services) expect(Service.parse(service)).toEqual(service);
      for (const item of items) expect(QuoteItem.parse(item)).toEqual(item);
      expect(new Set(services.map(({ id }) => id)).size).toBe(services.length);
      expect(proposeLines(trip, ticketOf).services).toEqual(services);

      const of = (kind: string) => services.filter((one) => one.kind === kind);
      const housed = trip.days.filter(({ night }) => night && night.kind !== "way");
      expect(of("stay").flatMap(({ nights }) => nights)).toEqual(housed.map(({ id }) => id));
      const rides = trip.days.flatMap(({ id, items }) =>
        items.flatMap((item) => (item.kind === "ride" && item.from.base ? [[id, item.mode]] : [])),
      );
      const driven = trip.days.filter(({ items }) =>
        items.some(
          (item) =>
            item.kind === "ride" &&
            item.mode === "road" &&
            (item.from.base !== null || (item.minutes ?? 0) >= 45),
        ),
      );
      expect(new Set(of("car").flatMap(({ days }) => days))).toEqual(
        new Set(driven.map(({ id }) => id)),
      );
      const seats = rides.filter(
        ([, mode]) => mode === "train" || mode === "toy-train" || mode === "flight",
      );
      expect(of("train").length + of("flight").length).toBe(seats.length);
      const passport = trip.party?.passport ?? "foreign";
      const paid = listDated(trip).flatMap(({ day, date }) =>
        day.items.flatMap((item) =>
          item.kind === "visit" && ticketOf.sight(item.sight, passport, date) ? [item.sight] : [],
        ),
      );
      const bought = of("ticket").map(({ id }) => id.slice(7));
      for (const sight of bought) expect(paid).toContain(sight);
      // What no ticket was bought for lies on the ticket of another sight of the trip.
      const shared = ticketOf.shared(passport);
      for (const sight of paid.filter((id) => !bought.includes(id)))
        expect(
          shared.some(
            ({ opens }) => opens.includes(sight) && opens.some((other) => bought.includes(other)),
          ),
          sight,
        ).toBe(true);
    }),
    tripRuns(8),
  );
});

const night = (id: string, base: string | null): TripDay => ({
  id,
  title: "",
  text: "",
  place: null,
  night: base === null ? null : { kind: "base", base, name: base.toUpperCase() },
  items: [],
  locked: false,
  notices: [],
});
const road = (id: string, from: string, to: string): TripItem => ({
  ...{ id, kind: "ride", mode: "road", night: false, name: "", at: 540, minutes: 200 },
  ...{ by: "planner", text: "", notices: [] },
  from: { base: from, name: from },
  to: { base: to, name: to },
});
const party = {
  adults: 4,
  children: [8],
  elders: 0,
  wheelchair: false,
  passport: "foreign",
  diet: "any",
  rooms: null,
} as const;
const familyTrip = (days: TripDay[]): TripDocument => ({
  ...emptyDocument,
  party: { ...party, children: [...party.children] },
  start: "2027-02-01",
  days,
});

test("a day far out of town has its car, one within it has none", () => {
  const out = (id: string, minutes: number): TripItem => ({
    ...(road(id, "Ranchi", "Falls") as Extract<TripItem, { kind: "ride" }>),
    ...{ from: { base: null, name: "" }, to: { base: null, name: "Falls" }, minutes },
  });
  const days = [
    { ...night("d1", "ranchi"), items: [out("r1", 60)] },
    { ...night("d2", "ranchi"), items: [out("r2", 20)] },
    { ...night("d3", "ranchi"), items: [out("r3", 118)] },
    { ...night("d4", null), items: [road("r4", "Ranchi", "Gaya")] },
  ];
  const { services } = proposeLines(familyTrip(days), noTickets);
  const cars = services.filter(({ kind }) => kind === "car");
  expect(cars.map(({ title, days }) => [title, days])).toEqual([
    ["Car with driver: RANCHI", ["d1"]],
    ["Car with driver: RANCHI, Ranchi, Gaya", ["d3", "d4"]],
  ]);
});

test("one car goes along for days in a row; a family of five has one, in two rooms", () => {
  const days = [
    { ...night("d1", "agra"), items: [road("r1", "Delhi", "Agra")] },
    { ...night("d2", "jaipur"), items: [road("r2", "Agra", "Jaipur")] },
    night("d3", "jaipur"),
    { ...night("d4", null), items: [road("r4", "Jaipur", "Delhi")] },
  ];
  const { services, items } = proposeLines(familyTrip(days), noTickets);
  expect(services.map(({ id, title, days, nights }) => [id, title, days, nights])).toEqual([
    ["stay-d1", "Hotel in AGRA", [], ["d1"]],
    ["car-d1", "Car with driver: Delhi, Agra, Jaipur", ["d1", "d2"], []],
    ["stay-d2", "Hotel in JAIPUR", [], ["d2", "d3"]],
    ["car-d4", "Car with driver: Jaipur, Delhi", ["d4"], []],
  ]);
  expect(services.map(({ quantities }) => quantities)).toMatchObject([
    { adults: 4, children: 1, childrenWithBed: 0, rooms: 2 },
    { vehicles: 1 },
    { rooms: 2 },
    { vehicles: 1 },
  ]);
  expect(items.map(({ kind, per, nights, price, day }) => [kind, per, nights, price, day])).toEqual(
    [
      ["stay", "room", 1, 0, "d1"],
      ["transport", "group", 1, 0, "d1"],
      ["stay", "room", 2, 0, "d2"],
      ["transport", "group", 1, 0, "d4"],
    ],
  );
});

const visit = (sight: string): TripItem => ({
  ...{
    id: `v-${sight}`,
    kind: "visit",
    sight,
    name: sight,
    fixed: "no",
    why: [],
    at: 600,
    minutes: 60,
  },
  ...{ by: "planner", text: "", notices: [] },
});

test("tickets are priced by passport and age, a boat by heads", () => {
  const trip = familyTrip([
    { ...night("d1", null), items: [visit("fort"), visit("lake"), visit("free")] },
  ]);
  const { items } = proposeLines(trip, {
    ...noTickets,
    sight(sight, passport) {
      expect(passport).toBe("foreign");
      if (sight === "free") return null;
      return sight === "fort"
        ? { per: "person", adult: 600, child: 0, childUnder: 15 }
        : { per: "boat", adult: 900, child: null, childUnder: 12 };
    },
  });
  const quoteParty = { adults: 4, children: 1, ages: [8], rooms: 2, atLeast: false };
  expect(items.map((item) => [item.title, sumItem(item, quoteParty).sell])).toEqual([
    ["fort: tickets, foreigners", 4 * 600_00],
    ["lake: tickets, foreigners", 900_00],
  ]);
});

test("a ticket of several sights is one line for as long as it is good", () => {
  const sights = ["shore-temple", "five-rathas", "arjunas-penance"];
  const titles = (...days: string[][]) => {
    const made = days.map((seen, at) => ({ ...night(`d${at + 1}`, null), items: seen.map(visit) }));
    const { items } = proposeLines(familyTrip(made), ticketOf);
    return items.map(({ title, price, day }) => [title, price, day]);
  };
  expect(titles(sights)).toEqual([["shore-temple: tickets, foreigners", 600_00, "d1"]]);
  // It is good on one day: the second day buys another.
  expect(titles(sights.slice(0, 1), sights.slice(1))).toEqual([
    ["shore-temple: tickets, foreigners", 600_00, "d1"],
    ["five-rathas: tickets, foreigners", 600_00, "d2"],
  ]);
  // Orchha's is good at the town's four gates on one day.
  const orchha = ["orchha-fort", "chaturbhuj-orchha", "orchha-cenotaphs", "laxmi-narayan-orchha"];
  expect(titles(orchha)).toEqual([["orchha-fort: tickets, foreigners", 750_00, "d1"]]);
});

test("a weekend's price is asked at a weekend", () => {
  const trip = familyTrip([
    { ...night("d1", null), items: [visit("panna")] },
    { ...night("d2", null), items: [] },
  ]);
  const price = (start: string | null) =>
    proposeLines({ ...trip, start }, ticketOf).items[0]?.price;
  expect(price("2027-02-05")).toBe(10_000_00);
  expect(price("2027-02-06")).toBe(11_320_00);
  expect(price(null)).toBe(10_000_00);
});

const towns = ["ranchi", "netarhat", "betla"] as const;
const anyNights = fc.array(
  fc.record({ town: fc.constantFrom(...towns, null), isOnWay: fc.boolean() }),
  { minLength: 1, maxLength: 14 },
);

test("the stays of a proposal are for exactly the nights with a bed of the plan that was sent", () => {
  const [like] = createItinerary().days;
  if (!like) throw new Error("an itinerary has a day");
  fc.assert(
    fc.property(anyNights, (nights) => {
      const days = nights.map(({ town, isOnWay }, at) => ({
        ...like,
        id: `d${at + 1}`,
        sleeps: town && { ...like.wakes, id: town, name: town },
        parts: isOnWay && town ? [nightTrain] : [],
      }));
      const trip = createItinerary({ days, nextDay: days.length + 1 });
      const stays = proposeLines(writeDocument(trip), noTickets).items.filter(
        ({ kind }) => kind === "stay",
      );
      const beds = days.filter((_, at) => nights[at]?.town && !nights[at]?.isOnWay);
      expect(stays.flatMap(({ nightsOf }) => nightsOf)).toEqual(beds.map(({ id }) => id));
      expect(stays.reduce((sum, { nights: count }) => sum + count, 0)).toBe(beds.length);
      for (const { title, nightsOf } of stays)
        for (const id of nightsOf)
          expect(title).toBe(`Hotel in ${days.find((day) => day.id === id)?.sleeps?.name}`);
    }),
    { numRuns: 80 },
  );
});

const nightTrain = {
  notices: [],
  kind: "ride",
  mode: "train",
  from: 1300,
  to: 1800,
  fromName: "Ranchi",
  toName: "Delhi",
  between: ["ranchi", "delhi"],
  night: true,
} as never;
