import { z } from "zod";
import { Month } from "./content-parts.ts";
import { Carried } from "./entrance.ts";
import { AsOf, entry, FactId, group, LegMode, Note, PriceRange } from "./facts.ts";

/** ISO weekdays in their order, Monday is 1: some of the week, never all of it. */
export const Weekdays = z
  .string()
  .regex(/^1?2?3?4?5?6?7?$/, 'weekdays in order, Monday is 1, e.g. "136"')
  .min(1)
  .max(6);

/** Local times in their order, e.g. ["06:10", "15:20"]. */
const Departures = z
  .array(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time of day, e.g. "06:10"'))
  .min(1)
  .max(6)
  .refine(
    (times) => times.every((time, k) => k === 0 || (times[k - 1] as string) < time),
    "departures in the day's order, each once",
  );

/** Base to base, either way. Minutes in the vehicle: without the way to the station and the wait. */
export const Leg = entry({
  from: FactId,
  to: FactId,
  mode: LegMode,
  minutes: z
    .strictObject({ usual: z.int().min(5).max(4000), slow: z.int().min(5).max(6000) })
    .refine(({ usual, slow }) => usual <= slow, "slow is the longer"),
  /** By rail or road as it runs; as the crow flies for a flight. */
  km: z.number().min(0.5).max(3500),
  /** Absent: open all year. */
  months: z.array(Month).min(1).max(11).optional(),
  /** Weekdays on which what is named departs, and those on which it comes back where they are others; absent: daily. */
  days: group({ departs: Weekdays, back: Weekdays.optional() }).optional(),
  /**
   * When what is named departs by day, from `from` and, as `back`, from `to`. Either absent: nobody knows, or it
   * runs so often that one need not ask.
   */
  clock: group({ departs: Departures.optional(), back: Departures.optional() })
    .refine(({ departs, back }) => departs || back, "a clock names departures, there or back")
    .optional(),
  /** "only": it runs by night; "also": a night train or bus exists. Absent: by day. */
  night: z.enum(["only", "also"]).optional(),
  /** One train with its number, or the road. */
  name: z.string().min(2).max(80).optional(),
  /** A head: sleeper to AC 2 class by train, economy by air; `per` car for a taxi. */
  fare: group({ range: PriceRange, per: z.enum(["person", "car"]).optional(), asOf: AsOf }),
  /** Of a walk alone. */
  carried: Carried.optional(),
  note: Note.optional(),
})
  .refine(({ from, to }) => from !== to, "a leg goes somewhere else")
  .refine(({ mode, carried }) => mode === "walk" || !carried, "nobody walks there: see `carried`");

export type Leg = z.infer<typeof Leg>;
