import { z } from "zod";
import { Coordinates } from "./content-parts.ts";
import {
  AsOf,
  BaseKind,
  entry,
  FactId,
  group,
  MonthScores,
  Note,
  PageReference,
  PriceRange,
  Terrain,
} from "./facts.ts";

const access = {
  km: z.number().min(0).max(900),
  /** By taxi from the middle of the base, or as `note` says. */
  minutes: z.int().min(2).max(1800),
};

/** Nights to have slept at such a height, in metres, or higher, right before: one rule, or several that all hold. */
export const RestBefore = z
  .array(z.strictObject({ nights: z.int().min(1).max(5), above: z.int().min(1000).max(4500) }))
  .min(1)
  .max(2);

/** The place that altitude makes one stop for, and how long. */
export const RestRule = group({
  /** Nights to sleep here, or lower, before going higher or walking hard. */
  nights: z.int().min(1).max(4),
  /** Before the first night here: so many in a row, on this journey, at that height or higher. */
  before: RestBefore.optional(),
  note: Note,
});

/** A double room a night in rupees, lower and upper end; null where there is none of that kind. */
export const AreaPrices = z.strictObject({
  simple: PriceRange.nullable(),
  comfortable: PriceRange.nullable(),
  fine: PriceRange.nullable(),
});

/** Where one sleeps. */
export const Base = entry({
  id: FactId,
  name: z.string().min(2).max(60),
  aliases: z.array(z.string().min(2).max(60)).max(8).optional(),
  page: PageReference.optional(),
  coordinates: Coordinates,
  kind: BaseKind,
  terrain: Terrain,
  /** Metres above the sea, of the middle of the place. */
  altitude: z.int().min(0).max(5000),
  /** Needed from 2,500 m upwards. */
  rest: RestRule.optional(),
  note: Note,
  /** Absent: those of its city's page, else of its state's. */
  months: MonthScores.optional(),
  /** Why the months are other than the state's by 3 or more somewhere. */
  monthsWhy: Note.optional(),
  /** Two to four quarters; one is enough for a village, a park gate or an island. */
  areas: z
    .array(z.strictObject({ name: z.string().min(2).max(60), note: Note, prices: AreaPrices }))
    .min(1)
    .max(4),
  /** When the prices were asked for, and where. */
  prices: group({ asOf: AsOf }),
  /** Nearest first; at least one. */
  airports: z
    .array(group({ code: z.string().regex(/^[A-Z]{3}$/), ...access, note: Note.optional() }))
    .min(1)
    .max(4),
  /** Nearest or most useful first; none only on islands and high in the mountains. */
  stations: z
    .array(
      group({
        code: z.string().regex(/^[A-Z]{1,5}$/),
        name: z.string().min(2).max(60),
        ...access,
        note: Note.optional(),
      }),
    )
    .max(4),
  cash: group({ atms: z.enum(["many", "few", "none"]), note: Note.optional() }),
  signal: group({ mobile: z.enum(["good", "patchy", "none"]), note: Note.optional() }),
  hospital: group({
    level: z.enum(["major", "general", "basic"]),
    /** To it; 0 when it is in the place. */
    km: z.int().min(0).max(400),
    note: Note.optional(),
  }),
});

export type Base = z.infer<typeof Base>;
