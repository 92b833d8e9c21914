import { checkItinerary } from "#planner/check/check-itinerary.ts";
import {
  type Break,
  baseOf,
  dayOf,
  guessRide,
  kerala,
  leh,
  plannable,
  rideOf,
  today,
  triangle,
  visitInstead,
  visitOf,
} from "./sound-trips.ts";

/** Broken: nights and heights, the party, rhythm, rides, tickets, where. */
export const breaksOfPlaces: readonly Break[] = [
  // check-nights.ts
  ["days were asked", triangle, (trip) => void trip.days.pop()],
  [
    "from and to are not those",
    triangle,
    (trip) => {
      trip.from = "2027-01-01";
    },
  ],
  [
    "has the number",
    triangle,
    (trip) => {
      dayOf(trip, 1).number = 9;
    },
  ],
  [
    "the last day still sleeps",
    triangle,
    (trip) => {
      dayOf(trip, -1).sleeps = baseOf("agra");
    },
  ],
  [
    "is not the day after",
    triangle,
    (trip) => {
      dayOf(trip, 1).date = "2027-02-20";
    },
  ],
  [
    "and wakes in",
    triangle,
    (trip) => {
      dayOf(trip, 1).wakes = baseOf("kochi");
    },
  ],
  [
    "before the night's ride has arrived",
    triangle,
    (trip) => {
      dayOf(trip, 0).parts.push({ ...rideOf(trip), night: true, to: 2400 });
    },
  ],
  [" beds.", triangle, (trip) => void trip.stays.pop()],
  [
    "it does not begin at its start",
    triangle,
    (trip) => {
      trip.start = baseOf("kochi");
    },
  ],
  [
    "too soon",
    leh,
    (trip) => {
      dayOf(trip, 0).sleeps = baseOf("pangong");
    },
  ],
  [
    "nights in the heights",
    leh,
    (trip) => {
      const pass = plannable.sights.find(
        ({ altitude = 0, restBefore }) => altitude > 4300 && !restBefore,
      );
      dayOf(trip, 0).parts.push({ ...visitOf(trip), sight: pass?.id ?? "" });
    },
  ],
  [
    "comes before the nights it asks for",
    leh,
    (trip) => {
      dayOf(trip, 0).sleeps = baseOf("hanle");
    },
  ],
  [
    " on day 1 comes before the nights it asks for",
    leh,
    (trip) => {
      dayOf(trip, 0).parts.push({ ...visitOf(trip), sight: "khardung-la" });
    },
  ],
  // check-party.ts
  [
    "before the day may",
    triangle,
    (trip) => {
      trip.wish = { ...trip.wish, must: [], dayFrom: 780 };
    },
  ],
  [
    "is told of jain food",
    kerala,
    (trip) => {
      for (const day of trip.days) day.notices = [];
    },
  ],
  // check-rhythm.ts
  [
    "the sun sets at",
    triangle,
    (trip) => {
      dayOf(trip, 0).sunset = 700;
    },
  ],
  [
    "ends on a hill road by night",
    triangle,
    (trip) => {
      Object.assign(rideOf(trip), { mode: "road", between: ["shimla", "manali"], minutes: 200 });
      rideOf(trip).to = 1300;
    },
  ],
  [
    "visits on the day of landing",
    triangle,
    (trip) => {
      const more = ["a", "b", "c", "d"].map((sight) => ({ ...visitOf(trip), sight }));
      dayOf(trip, 0).parts.push(...more);
    },
  ],
  // check-ride.ts
  [
    "between unknown bases",
    triangle,
    (trip) => {
      rideOf(trip).between = ["atlantis", "agra"];
    },
  ],
  [
    "nothing known runs from",
    triangle,
    (trip) => {
      rideOf(trip).mode = "ferry";
    },
  ],
  [
    " departs when the ride at ",
    triangle,
    (trip) => {
      rideOf(trip).departs = 1;
    },
  ],
  [" is guessed", triangle, (trip) => guessRide(trip, { mode: "train" })],
  ["is shut in that month", triangle, (trip) => guessRide(trip, { between: ["manali", "kaza"] })],
  [" km/h", triangle, (trip) => guessRide(trip, { km: 900, minutes: 60 })],
  [
    "shorter than the crow flies",
    triangle,
    (trip) =>
      guessRide(trip, { between: ["delhi", "jaipur"], fromName: "Delhi", toName: "Jaipur", km: 3 }),
  ],
  [
    "minutes of road and no word",
    triangle,
    (trip) => {
      const ride = { ...rideOf(trip), mode: "road" as const, minutes: 800 };
      dayOf(trip, 1).parts.push(ride);
    },
  ],
  // check-tickets.ts
  [
    "though its ticket is bought already",
    triangle,
    (trip) => {
      const once = (plannable.tickets ?? []).find(({ kind }) => kind === "only");
      const paid = visitOf(trip);
      const twice = (once?.opens ?? []).slice(0, 2).map((sight) => ({ ...paid, sight }));
      const fees = (id: string) => plannable.sights.find((sight) => sight.id === id)?.fee;
      if (twice.length < 2 || !fees(twice[0]?.sight ?? ""))
        throw new Error("No ticket is like that.");
      dayOf(trip, 1).parts = twice;
      const wrong = checkItinerary(plannable, trip, today).map(({ text }) => text);
      for (const visit of twice) {
        const asks = wrong.find((text) => text.startsWith(`${visit.name} costs`));
        visit.fee = Number(asks?.match(/costs (\d+)/)?.[1] ?? visit.fee);
      }
    },
  ],
  [
    " on its day, not ",
    triangle,
    (trip) => {
      visitOf(trip, "taj-mahal").fee = 1;
    },
  ],
  // check-where.ts
  [
    "who lands at",
    triangle,
    (trip) => {
      trip.wish = { ...trip.wish, start: "airport:BOM" };
    },
  ],
  [
    "is slept on a train with a wheelchair",
    triangle,
    (trip) => {
      trip.wish.party.wheelchair = true;
      rideOf(trip).night = true;
    },
  ],
  [
    "nights lie outside",
    triangle,
    (trip) => {
      trip.wish = { ...trip.wish, must: [], where: ["state:kerala"] };
    },
  ],
  [
    "lets no foreigner in",
    triangle,
    (trip) => visitInstead(trip, ({ closedTo }) => !!closedTo?.includes("foreign")),
  ],
  [
    "foreigners together",
    triangle,
    (trip) => {
      trip.wish.party.adults = 1;
      visitInstead(trip, ({ foreignersTogether = 1 }) => foreignersTogether > 1);
    },
  ],
];
