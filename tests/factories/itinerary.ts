import type {
  DayPart,
  Itinerary,
  Ride,
  TripBase,
  TripDay,
  Visit,
} from "#contract/trip/itinerary.ts";
import { Wish } from "#contract/trip/wish.ts";
import { note, tell, warning } from "#trip/tell.ts";

const delhi: TripBase = { id: "delhi", name: "Delhi", lat: 28.6139, lon: 77.209 };
const agra: TripBase = { id: "agra", name: "Agra", lat: 27.1767, lon: 78.0081 };
const jaipur: TripBase = { id: "jaipur", name: "Jaipur", lat: 26.9124, lon: 75.7873 };

function createVisit(sight: string, name: string, from: number, to: number, more = {}): Visit {
  return {
    kind: "visit",
    sight,
    name,
    lat: 28.6,
    lon: 77.2,
    from,
    to,
    open: [[360, 1080]],
    fee: 2200,
    why: [tell("why-worth", { worth: 5 }), tell("why-near", { minutes: 10 })],
    pinned: "no",
    notices: [],
    ...more,
  };
}

function createRide(from: TripBase, to: TripBase, at: number, minutes: number): Ride {
  return {
    kind: "ride",
    mode: "train",
    from: at,
    to: at + minutes,
    fromName: from.name,
    toName: to.name,
    minutes,
    slowMinutes: minutes + 40,
    km: 195,
    estimated: false,
    between: [from.id, to.id],
    night: false,
    name: "12050 Gatimaan Express",
    fare: [3000, 4200],
    notices: [],
  };
}

const createDay = (
  number: number,
  wakes: TripBase,
  sleeps: TripBase | null,
  parts: DayPart[],
  more: Partial<TripDay> = {},
): TripDay => ({
  id: `d${number}`,
  number,
  date: `2027-02-${String(number).padStart(2, "0")}`,
  wakes,
  sleeps,
  from: 540,
  to: 1080,
  sunrise: 430,
  sunset: 1085,
  parts,
  locked: false,
  notices: [],
  ...more,
});

/** A trip of four days from Delhi over Agra to Jaipur, by hand: for screens, not for the planner. */
export function createItinerary(more: Partial<Itinerary> = {}): Itinerary {
  return {
    version: 3,
    wish: Wish.parse({
      when: { from: "2027-02-01", days: 4 },
      start: "base:delhi",
      party: { adults: 3, children: [6, 9], elders: 1, wheelchair: true },
    }),
    facts: "test",
    from: "2027-02-01",
    to: "2027-02-04",
    start: delhi,
    end: jaipur,
    days: [
      createDay(1, delhi, delhi, [
        createVisit("humayuns-tomb", "Humayun's Tomb", 570, 660),
        { kind: "pause", what: "meal", from: 720, to: 780, ...tell("lunch-in", { name: "Delhi" }) },
        createVisit("qutb-minar", "Qutb Minar", 840, 930),
      ]),
      createDay(2, delhi, agra, [
        createRide(delhi, agra, 490, 130),
        createVisit("taj-mahal", "Taj Mahal", 840, 990, { pinned: "trip" }),
      ]),
      createDay(3, agra, jaipur, [
        createVisit("agra-fort", "Agra Fort", 560, 680),
        createRide(agra, jaipur, 780, 270),
      ]),
      createDay(
        4,
        jaipur,
        null,
        [
          createVisit("amber-fort", "Amber Fort", 560, 710, {
            fee: null,
            notices: [warning("access-wheelchair", { name: "Amber Fort" })],
          }),
        ],
        { notices: [note("sun", { rise: 430, set: 1085 })] },
      ),
    ],
    nextDay: 5,
    stays: [
      {
        base: delhi,
        afterDay: 1,
        nights: 1,
        style: "comfortable",
        price: [9000, 15_000],
        why: [tell("stay-break")],
      },
      {
        base: agra,
        afterDay: 2,
        nights: 1,
        style: "comfortable",
        price: [7000, 12_000],
        why: [tell("stay-for", { sights: ["Taj Mahal"] })],
      },
      {
        base: jaipur,
        afterDay: 3,
        nights: 1,
        style: "comfortable",
        price: null,
        why: [tell("stay-for", { sights: ["Amber Fort"] })],
      },
    ],
    budget: {
      lines: [
        {
          what: "stay",
          range: [16_000, 27_000],
          assumed: [tell("rooms", { rooms: 2, style: "comfortable" })],
        },
        {
          what: "tickets",
          range: [8800, 8800],
          assumed: [tell("tickets", { passport: "foreign" })],
        },
      ],
      total: [24_800, 35_800],
      perDay: [6200, 8950],
      without: [tell("without-journey")],
    },
    leftOut: [
      {
        id: "nahargarh-fort",
        name: "Nahargarh Fort",
        reason: "full",
        ...tell("left-full", { place: "Jaipur", days: 1, minutes: 90 }),
        asked: false,
      },
    ],
    notices: [],
    conflicts: [],
    worth: 140,
    ...more,
  };
}
