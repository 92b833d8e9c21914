import * as z from "zod/mini";
import { tripIdPattern } from "#trip/ids.ts";
import { Told, ToldNotice } from "#trip/told.ts";
import { styles, Wish } from "./wish.ts";

/**
 * A planned trip: what `npm run plan -- --trip` prints, the trip's page shows, a request carries and
 * a quote prices. It can be read without the facts: names and points stand in it beside the ids.
 *
 * Times are minutes after midnight of the day, in India; past 1440 is the next morning. Money is
 * whole rupees for the whole party. What the planner has to say is a code with values (`trip/codes.ts`), never a
 * sentence: `words/` makes one where it is read.
 */

/** Rises when a kept itinerary can no longer be read as it stands. */
export const itineraryVersion = 3;

export const travelModes = ["road", "train", "toy-train", "flight", "ferry", "walk"] as const;

const minute = z.int().check(z.gte(0), z.lte(2880));
const rupees = z.int().check(z.gte(0));
const id = z.string().check(z.minLength(1), z.maxLength(60));
const name = z.string().check(z.minLength(1), z.maxLength(120));

/** Lower and upper end. */
export const RupeeRange = z
  .tuple([rupees, rupees])
  .check(z.refine(([low, high]) => low <= high, "The lower sum comes first."));

const Point = z.strictObject({ lat: z.number(), lon: z.number() });

/** A base as the itinerary names it. */
export const TripBase = z.strictObject({ id, name, ...Point.shape });

/** Who says a price; what is neither is unverified. */
const Standing = z.enum(["official", "reported"]);
export type Standing = z.infer<typeof Standing>;

/** A visit to a sight. `from` to `to` is the visit itself, without the way there. */
export const Visit = z.strictObject({
  kind: z.literal("visit"),
  sight: id,
  name,
  ...Point.shape,
  from: minute,
  to: minute,
  /** Hours of that date, several where it shuts at noon; null where nobody knows them. */
  open: z.nullable(z.array(z.tuple([minute, minute]))),
  /** Tickets of the party; null where nobody knows. */
  fee: z.nullable(rupees),
  /** Absent: the price is unverified. */
  feeStanding: z.optional(Standing),
  /** Why it is in the plan, from the numbers. */
  why: z.array(Told),
  /** What the traveller has fixed: nothing, that it is seen, or its day too. */
  pinned: z.enum(["no", "trip", "day"]),
  notices: z.array(ToldNotice),
});

/** A way from one place to the next, by one mode, with the way to the station and the wait. */
export const Ride = z.strictObject({
  kind: z.literal("ride"),
  mode: z.enum(travelModes),
  from: minute,
  to: minute,
  /** Where it leads; at an airport the code alone, `airport` says which end it is. */
  fromName: name,
  toName: name,
  airport: z.optional(z.enum(["from", "to"])),
  /** Door to door, and what it takes on a bad day. */
  minutes: z.int().check(z.gte(0)),
  slowMinutes: z.int().check(z.gte(0)),
  km: z.number().check(z.gte(0)),
  /** No leg is known: reckoned from distance and terrain. */
  estimated: z.boolean(),
  /** From base to base; absent within one base. */
  between: z.optional(z.tuple([id, id])),
  /** When the train or boat itself leaves, where its timetable is known: `from` is when one sets out for it. */
  departs: z.optional(minute),
  /** Slept on the way. */
  night: z.boolean(),
  /** A train with its number, a road. */
  name: z.optional(name),
  /** Fares of the party. */
  fare: z.nullable(RupeeRange),
  notices: z.array(ToldNotice),
});

/** A meal, a rest, or what the traveller or the operator wrote in by hand (`text`). */
export const Pause = z.strictObject({
  ...Told.shape,
  kind: z.literal("pause"),
  what: z.enum(["meal", "rest", "own"]),
  from: minute,
  to: minute,
});

export const DayPart = z.discriminatedUnion("kind", [Visit, Ride, Pause]);

export const TripDay = z.strictObject({
  /** Its own for good, wherever it stands: `d7`. */
  id: z.string().check(z.regex(tripIdPattern)),
  /** Counted from 1. */
  number: z.int().check(z.gte(1)),
  /** As the traveller calls it; absent: by its places. */
  title: z.optional(name),
  date: z.iso.date(),
  /** Where one wakes, and where one sleeps: null when the trip ends that day. */
  wakes: TripBase,
  sleeps: z.nullable(TripBase),
  /** The boat on which that night is slept: the day ends there, and the next one begins there. */
  aboard: z.optional(name),
  from: minute,
  to: minute,
  sunrise: minute,
  sunset: minute,
  /** In order of time; none overlap. */
  parts: z.array(DayPart),
  locked: z.boolean(),
  notices: z.array(ToldNotice),
});

/** Nights in a row in one base. */
export const Stay = z.strictObject({
  base: TripBase,
  /** Day after which the first night falls, and how many they are. */
  afterDay: z.int().check(z.gte(1)),
  nights: z.int().check(z.gte(1)),
  /** How many of them are slept on board of a sight, in no room. */
  aboard: z.optional(z.int().check(z.gte(1))),
  style: z.enum(styles),
  /** All rooms, all nights but those on board; null where there is nothing of that style. */
  price: z.nullable(RupeeRange),
  why: z.array(Told),
});

export const BudgetLine = z.strictObject({
  what: z.enum(["stay", "transport", "tickets", "meals", "other"]),
  range: RupeeRange,
  /** What it is reckoned on: three double rooms, a car with driver. */
  assumed: z.array(Told),
});

export const Budget = z.strictObject({
  lines: z.array(BudgetLine),
  total: RupeeRange,
  perDay: RupeeRange,
  /** What is not counted and why. */
  without: z.array(Told),
});

/** A place that the traveller might miss, and one honest reason why. */
export const LeftOut = z.strictObject({
  ...Told.shape,
  id,
  name,
  reason: z.enum([
    "never",
    "closed",
    "season",
    "far",
    "full",
    "outweighed",
    "permit",
    "access",
    "altitude",
    "budget",
    "unreachable",
  ]),
  /** It was a must. */
  asked: z.boolean(),
});

/** Wishes that cannot all be kept, and what to give up. */
export const Conflict = z.strictObject({
  ...Told.shape,
  /** The fields of the wish, such as `must:taj-mahal`, `when`, `pins:2`. */
  wishes: z.array(z.string()).check(z.minLength(1)),
  /** Each of these alone would mend it. */
  giveUp: z.array(Told),
});

export const Itinerary = z.strictObject({
  version: z.literal(itineraryVersion),
  /** The wish that was planned, its defaults filled in. */
  wish: Wish,
  /** Hash of the facts it was planned on. */
  facts: z.string(),
  from: z.iso.date(),
  to: z.iso.date(),
  start: TripBase,
  end: TripBase,
  days: z.array(TripDay).check(z.minLength(1)),
  /** The number of the next new day's id: none is used again. */
  nextDay: z.int().check(z.gte(1)),
  stays: z.array(Stay),
  budget: Budget,
  leftOut: z.array(LeftOut),
  notices: z.array(ToldNotice),
  /** Empty: every wish is kept. */
  conflicts: z.array(Conflict),
  /** How it was made cheaper, where the budget is a limit: rupees weigh more, rooms are simpler by so many steps. */
  thrift: z.optional(
    z.strictObject({
      weight: z.number().check(z.gte(1), z.lte(100)),
      simpler: z.int().check(z.gte(0), z.lte(2)),
    }),
  ),
  /** What the planner maximises, to compare plans of one wish. */
  worth: z.number(),
});

export type RupeeRange = z.infer<typeof RupeeRange>;
export type TripBase = z.infer<typeof TripBase>;
export type Visit = z.infer<typeof Visit>;
export type Ride = z.infer<typeof Ride>;
export type Pause = z.infer<typeof Pause>;
export type DayPart = z.infer<typeof DayPart>;
export type TripDay = z.infer<typeof TripDay>;
export type Stay = z.infer<typeof Stay>;
export type Budget = z.infer<typeof Budget>;
export type LeftOut = z.infer<typeof LeftOut>;
export type Conflict = z.infer<typeof Conflict>;
export type Itinerary = z.infer<typeof Itinerary>;
