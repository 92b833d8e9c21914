import {
  type Break,
  baseOf,
  boatDay,
  dayOf,
  fair,
  kerala,
  rideOf,
  triangle,
  visitInstead,
  visitOf,
} from "./sound-trips.ts";

/** Broken: nights on board, what was asked, festivals, the days' parts. */
export const breaksOfDays: readonly Break[] = [
  // check-aboard.ts
  [
    "is on board of nothing",
    triangle,
    (trip) => {
      dayOf(trip, 0).aboard = "A boat";
    },
  ],
  ["is not slept on board of", kerala, (trip) => void delete boatDay(trip).aboard],
  [
    "goes on after one is on board",
    kerala,
    (trip) => void boatDay(trip).parts.push({ ...rideOf(trip) }),
  ],
  [
    "begins before one is back on land",
    kerala,
    (trip) => {
      const next = dayOf(trip, trip.days.indexOf(boatDay(trip)) + 1).parts[0];
      if (next) next.from = 1;
    },
  ],
  [
    "nights on board",
    kerala,
    (trip) => {
      for (const stay of trip.stays) stay.aboard = 4;
    },
  ],
  [
    "is paid for other nights",
    triangle,
    (trip) => {
      for (const stay of trip.stays) stay.price = [1, 2];
    },
  ],
  // check-asked.ts
  [
    "is neither there nor spoken of",
    triangle,
    (trip) => void trip.wish.must.push("hawa-mahal-elsewhere"),
  ],
  [
    "is neither kept nor spoken of",
    triangle,
    (trip) => void trip.wish.pins.push({ kind: "night", base: "kochi", day: 1 }),
  ],
  ["was never wanted", triangle, (trip) => void trip.wish.never.push("taj-mahal")],
  [", never wanted", triangle, (trip) => void trip.wish.never.push("agra", "jaipur")],
  [
    "the budget's lines are",
    triangle,
    (trip) => {
      trip.budget.total[0] += 500;
    },
  ],
  [
    "nobody can plan with it",
    triangle,
    (trip) => {
      trip.budget.total[1] *= 3;
    },
  ],
  [
    "nobody says so",
    triangle,
    (trip) => {
      trip.wish = { ...trip.wish, budget: { perDay: 500, limit: true } };
    },
  ],
  // check-festivals.ts
  [
    "no night is near it on its days",
    fair,
    (trip) => {
      for (const day of trip.days) day.date = day.date.replace("2027-11", "2027-12");
    },
  ],
  // check-itinerary.ts
  ["is visited twice", triangle, (trip) => void dayOf(trip, 0).parts.push(visitOf(trip))],
  [
    "there is no sight",
    triangle,
    (trip) => {
      visitOf(trip).sight = "atlantis";
    },
  ],
  [
    "ends before it begins",
    triangle,
    (trip) => {
      visitOf(trip).to = 1;
    },
  ],
  [
    "overlaps what is before it",
    triangle,
    (trip) => {
      visitOf(trip).to += 300;
    },
  ],
  [
    "lies outside the day",
    triangle,
    (trip) => {
      dayOf(trip, 1).to = 300;
    },
  ],
  [
    "minutes and has fewer",
    triangle,
    (trip) => {
      rideOf(trip).minutes += 60;
    },
  ],
  [
    "the visit is in",
    triangle,
    (trip) => {
      for (const day of trip.days) day.parts = day.parts.filter(({ kind }) => kind !== "ride");
    },
  ],
  [
    "the ride leaves from",
    triangle,
    (trip) => {
      rideOf(trip).fromName = "Atlantis";
    },
  ],
  [
    "it ends in",
    triangle,
    (trip) => {
      dayOf(trip, 0).sleeps = baseOf("kochi");
    },
  ],
  [
    "minutes only",
    triangle,
    (trip) => {
      visitOf(trip).to = visitOf(trip).from + 1;
    },
  ],
  [
    "is not open from",
    triangle,
    (trip) => Object.assign(visitOf(trip, "taj-mahal"), { from: 60, to: 200 }),
  ],
  [
    "with the hours of another day",
    triangle,
    (trip) => {
      visitOf(trip, "taj-mahal").open = [];
    },
  ],
  [
    "cannot be arranged in",
    triangle,
    (trip) => {
      for (const day of trip.days) day.date = "2026-11-23";
      visitInstead(trip, ({ permit = 0 }) => permit > 1);
    },
  ],
  [
    "does not say that it is step-free",
    triangle,
    (trip) => {
      trip.wish.party.wheelchair = true;
    },
  ],
  ["is out of season", triangle, (trip) => visitInstead(trip, ({ months }) => months[1] === "0")],
  [
    "takes nobody of",
    triangle,
    (trip) => {
      trip.wish.party.children = [1];
      visitInstead(trip, ({ minAge = 0 }) => minAge > 5);
    },
  ],
  [
    "is not step-free.",
    triangle,
    (trip) => {
      trip.wish.party.wheelchair = true;
      visitInstead(trip, ({ stepFree }) => stepFree === "no");
    },
  ],
  // check-entrance.ts
  [
    "on foot for who does not walk far",
    triangle,
    (trip) => {
      trip.wish.party.elders = 1;
      visitInstead(trip, ({ walk = 0, carriers }) => walk > 90 && !carriers);
    },
  ],
  [
    "what carries one to",
    triangle,
    (trip) => {
      trip.wish.party.children = [8];
      visitInstead(trip, ({ carriers }) => carriers !== undefined);
    },
  ],
  [
    "what is asked at the door of",
    triangle,
    (trip) => visitInstead(trip, ({ rules }) => rules !== undefined),
  ],
];
