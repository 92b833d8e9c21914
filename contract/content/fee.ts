import { z } from "zod";
import { AsOf, FactId, group, Note } from "./facts.ts";

const rupees = z.int().min(0).max(100_000);

/** Rupees by who pays them. */
export const prices = {
  indian: rupees,
  /** Citizens of SAARC and BIMSTEC countries, where they have a price of their own. */
  saarc: rupees.optional(),
  foreign: rupees,
  /** Below `childUnder` years, of whatever country. Absent: no reduction is known. */
  child: rupees.optional(),
  childUnder: z.int().min(1).max(18).optional(),
};

const dayOfYear = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, '"12-01"');

/** Other prices on some days: weekdays, a season of every year, or the days of a festival. */
export const FeeWhen = z
  .strictObject({
    /** ISO weekdays, Monday is 1: "67". */
    weekdays: z
      .string()
      .regex(/^[1-7]{1,6}$/)
      .optional(),
    /** First and last day of every year, both included; over the turn of the year where the last is earlier. */
    season: z.tuple([dayOfYear, dayOfYear]).optional(),
    /** Slug of a festival: all its days. */
    festival: FactId.optional(),
    ...prices,
  })
  .refine(
    ({ weekdays, season, festival }) => [weekdays, season, festival].filter(Boolean).length === 1,
    "say when: weekdays, a season or a festival, one of them",
  );
export type FeeWhen = z.infer<typeof FeeWhen>;

/** Rupees a head unless `per` says otherwise. */
export const SightFee = group({
  ...prices,
  /** Days on which it is another price; the first that holds is what is paid. */
  when: z.array(FeeWhen).min(1).max(4).optional(),
  camera: rupees.optional(),
  per: z.enum(["person", "vehicle", "boat", "group"]).optional(),
  asOf: AsOf,
  note: Note.optional(),
});
