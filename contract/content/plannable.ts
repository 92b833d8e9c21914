import { z } from "zod/mini";
import {
  monthDay,
  PlannableDates,
  PlannableFestival,
  PlannableHoliday,
} from "./plannable-festivals.ts";

/**
 * What the browser and the planner get: everything compiled, so that neither needs a parser.
 * Served as `/data/plannable-<hash>.json`; made by `server/content/places/compile-places.ts`.
 */

/** Opening and closing in minutes after midnight; past 1440 where it closes after midnight. */
const OpenWindow = z.tuple([z.int(), z.int()]);

/** Monday first. */
const OpenWeek = z.array(z.array(OpenWindow)).check(z.length(7));

export const CompiledHours = z.object({
  /** In the year's order, first and last day as month × 100 + day; they cover the year. */
  seasons: z.array(z.object({ from: z.int(), to: z.int(), week: OpenWeek })),
  /** Days of every year with windows of their own, mostly none: month × 100 + day. */
  days: z.optional(z.array(z.object({ day: z.int(), windows: z.array(OpenWindow) }))),
  /** The n-th such weekday of every month (0 = Monday, n = 1 to 5), mostly closed. */
  nth: z.optional(
    z.array(z.object({ weekday: z.int(), n: z.int(), windows: z.array(OpenWindow) })),
  ),
  /** Minutes before closing after which nobody is let in. */
  lastEntry: z.optional(z.int()),
});

/** Rupees by who pays them; a child is who is younger than `childUnder`. */
const prices = {
  indian: z.int(),
  saarc: z.optional(z.int()),
  foreign: z.int(),
  child: z.optional(z.int()),
  childUnder: z.optional(z.int()),
};

const CompiledFee = z.object({
  ...prices,
  per: z.optional(z.string()),
  /** Other prices on some days; the first that holds is paid. */
  when: z.optional(
    z.array(
      z.object({
        /** ISO weekdays, Monday is 1. */
        weekdays: z.optional(z.string()),
        /** Month × 100 + day, both included. */
        season: z.optional(z.tuple([monthDay, monthDay])),
        /** First and last days, ISO. */
        dates: z.optional(z.array(z.tuple([z.string(), z.string()]))),
        ...prices,
      }),
    ),
  ),
});

/** How far a fact can be trusted and when it was read: absent where nobody's page says it. */
const Standing = z.tuple([z.enum(["official", "reported"]), z.iso.date()]);

/** One ticket of several sights, by their ids. */
export const PlannableTicket = z.object({
  id: z.string(),
  name: z.string(),
  /** `only`: nothing else is sold at its sights; `instead`: in the place of single tickets. */
  kind: z.enum(["only", "instead"]),
  opens: z.array(z.string()),
  /** Days on which it is good, the first counted. */
  days: z.int(),
  /** Of one that is bought `instead`; what is the only ticket costs what its sights ask. */
  price: z.optional(z.object(prices)),
});

export const PlannableSight = z.object({
  id: z.string(),
  name: z.string(),
  /** Index into `bases`. */
  base: z.int(),
  lat: z.number(),
  lon: z.number(),
  kind: z.string(),
  interests: z.array(z.string()),
  worth: z.int(),
  /** 1 to 3 above a worth of 5: what people cross the world for. */
  fame: z.optional(z.int()),
  /** Index into `hours`; absent where nobody knows. */
  hours: z.optional(z.int()),
  /** Shortest and usual visit, minutes. */
  visit: z.tuple([z.int(), z.int()]),
  /** The longest that it is open at a stretch, where that is little more than a visit. */
  longest: z.optional(z.int()),
  /** Slept on: minutes after midnight at which one is back on land the next morning. */
  overnight: z.optional(z.int()),
  fee: z.optional(CompiledFee),
  /** What the hours and the fee stand on. */
  known: z.optional(z.object({ hours: z.optional(Standing), fee: z.optional(Standing) })),
  best: z.array(z.string()),
  /** When few people are there, minutes after midnight. */
  quiet: z.optional(z.array(OpenWindow)),
  /** Twelve digits 0 to 5. */
  months: z.string(),
  /** Days ahead: of a booking that is required, of a permit for anybody, for foreigners alone. */
  book: z.optional(z.int()),
  permit: z.optional(z.int()),
  permitForeign: z.optional(z.int()),
  /** Passports that are not let in, and foreigners who must be so many together. */
  closedTo: z.optional(z.array(z.string())),
  foreignersTogether: z.optional(z.int()),
  altitude: z.optional(z.int()),
  /** Nights slept right before at such a height or higher, [nights, metres]. */
  restBefore: z.optional(z.array(z.tuple([z.int(), z.int()]))),
  effort: z.optional(z.string()),
  stepFree: z.string(),
  kids: z.string(),
  minAge: z.optional(z.int()),
  /** Minutes on foot one way, where a walk of more than an hour leads there. */
  walk: z.optional(z.int()),
  /** What carries in place of the walk, `carriers` of entrance.ts; `carriesPart`: a good part stays to be walked. */
  carriers: z.optional(z.array(z.string())),
  carriesPart: z.optional(z.literal(true)),
  /** What the keeper asks of who is let in, `entryRules` of entrance.ts. */
  rules: z.optional(z.array(z.string())),
  /** Minutes one way from the middle of the base, and how. */
  from: z.optional(z.tuple([z.int(), z.string()])),
});

export const PlannableBase = z.object({
  id: z.string(),
  name: z.string(),
  state: z.string(),
  lat: z.number(),
  lon: z.number(),
  kind: z.string(),
  terrain: z.string(),
  altitude: z.int(),
  restNights: z.optional(z.int()),
  /** Before the first night there: nights slept at such a height or higher, [nights, metres]. */
  restBefore: z.optional(z.array(z.tuple([z.int(), z.int()]))),
  months: z.string(),
  /** Lowest and highest of its areas in rupees a night: simple, comfortable, fine. */
  prices: z.array(z.nullable(z.tuple([z.int(), z.int()]))).check(z.length(3)),
  /** Code and minutes to it. */
  airports: z.array(z.tuple([z.string(), z.int()])),
  /** Minutes to the nearest station; absent: none is known. */
  station: z.optional(z.int()),
});

export const PlannableLeg = z.object({
  /** Indices into `bases`; it runs both ways. */
  from: z.int(),
  to: z.int(),
  mode: z.string(),
  usual: z.int(),
  slow: z.int(),
  km: z.number(),
  /** Months it is open; absent: all. */
  months: z.optional(z.array(z.int())),
  /** ISO weekdays it departs, e.g. "136", Monday is 1; absent: daily. `back`: from `to`, where they are others. */
  days: z.optional(z.string()),
  back: z.optional(z.string()),
  /** Departures in minutes after midnight, from `from` and from `to`; absent: at any time. */
  at: z.optional(z.array(z.int())),
  atBack: z.optional(z.array(z.int())),
  night: z.optional(z.string()),
  name: z.optional(z.string()),
  /** Rupees, a head unless `car`. */
  fare: z.tuple([z.int(), z.int()]),
  car: z.optional(z.literal(true)),
  /** Of a walk: as a sight's. */
  carriers: z.optional(z.array(z.string())),
  /** What to know of it: days it runs, what shuts it. */
  note: z.optional(z.string()),
});

/** Whole states, and single bases of others by their index. */
const PlannableRegion = z.object({
  id: z.string(),
  name: z.string(),
  aliases: z.optional(z.array(z.string())),
  states: z.array(z.string()),
  bases: z.array(z.int()),
  /** Of these bases those that one comes through: nights there count as in it, and nobody asks for it to see them. */
  through: z.optional(z.array(z.int())),
});

/** An airport by its own name, and the index of the base where a trip begins that lands there. */
const PlannableAirport = z.object({ code: z.string(), name: z.string(), base: z.int() });

export const Plannable = z.object({
  /** Of the facts as a whole, where these are without what no planner reads. */
  hash: z.optional(z.string()),
  bases: z.array(PlannableBase),
  sights: z.array(PlannableSight),
  /** Absent in facts of an earlier release. */
  tickets: z.optional(z.array(PlannableTicket)),
  legs: z.array(PlannableLeg),
  hours: z.array(CompiledHours),
  festivals: z.optional(z.array(PlannableFestival)),
  holidays: z.optional(z.array(PlannableHoliday)),
  /** The month of fasting of each year; a day either way. */
  ramadan: z.optional(z.array(PlannableDates)),
  /** Parts of the country by the names that travellers use. */
  regions: z.optional(z.array(PlannableRegion)),
  airports: z.optional(z.array(PlannableAirport)),
});

export type OpenWindow = z.infer<typeof OpenWindow>;
export type CompiledHours = z.infer<typeof CompiledHours>;
export type CompiledFee = z.infer<typeof CompiledFee>;
export type PlannableTicket = z.infer<typeof PlannableTicket>;
export type PlannableSight = z.infer<typeof PlannableSight>;
export type PlannableBase = z.infer<typeof PlannableBase>;
export type PlannableLeg = z.infer<typeof PlannableLeg>;
export type Plannable = z.infer<typeof Plannable>;
