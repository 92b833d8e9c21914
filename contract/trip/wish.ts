import * as z from "zod/mini";

/**
 * What a visitor wishes of a trip. Everything has a default: `Wish.parse({})` can be planned. Ids are
 * those of the facts: sights, bases, interests. Written by the form, the trip's address (compressed)
 * and `npm run plan -- --trip`; kept with the trip from the first plan to the quote.
 */

/** Rises when an older wish can no longer be read as it stands. */
export const wishVersion = 1;

/** Most days that one trip is planned for. */
export const mostTripDays = 30;

export const paces = ["easy", "usual", "full"] as const;
export const styles = ["simple", "comfortable", "fine"] as const;
/** What the party eats; `any`: everything. */
export const diets = ["any", "vegetarian", "jain", "halal", "vegan"] as const;
export const passports = ["indian", "saarc", "foreign"] as const;

const factId = z
  .string()
  .check(z.maxLength(60), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "An id is written like amber-fort."));
const between = (least: number, most: number, name: string) =>
  z
    .int(`${name} must be a whole number.`)
    .check(
      z.gte(least, `${name} must be at least ${least}.`),
      z.lte(most, `${name} must be at most ${most}.`),
    );
const length = between(1, mostTripDays, "The length of the trip in days");
const few = <Item extends z.ZodMiniType>(item: Item, most: number) =>
  z.prefault(z.array(item).check(z.maxLength(most, `At most ${most} of these.`)), []);

/** Where a trip begins or ends: `base:jaipur`, `airport:DEL`, or `anywhere`, which the planner chooses. */
export const TripEnd = z
  .string()
  .check(
    z.regex(
      /^(anywhere|base:[a-z0-9]+(-[a-z0-9]+)*|airport:[A-Z]{3})$/,
      "Start and end are a base, an airport by its code, or anywhere.",
    ),
    z.maxLength(65),
  );

/** On fixed dates, or in a month whose best days the planner takes. Days are counted, both ends too. */
export const TripWhen = z.union(
  [
    z.strictObject({ from: z.iso.date("A date is written like 2027-02-14."), days: length }),
    z.strictObject({
      month: z
        .string()
        .check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, "A month is written like 2027-02.")),
      days: length,
    }),
  ],
  "When is a first day (from: 2027-02-14) or a month (month: 2027-02), with days.",
);

export const Party = z.strictObject({
  adults: z._default(between(1, 20, "The number of adults"), 2),
  /** Age of each child in years. */
  children: few(between(0, 17, "The age of a child"), 12),
  /** How many of the adults go slowly: shorter days, fewer steps, no hard walks. */
  elders: z._default(between(0, 20, "The number of elders"), 0),
  /** Somebody moves in a wheelchair: what is not step-free is left out unless it is a must. */
  wheelchair: z._default(z.boolean(), false),
  /** Whose tickets and permits are reckoned; the dearer where nobody said. */
  passport: z._default(z.enum(passports), "foreign"),
  /** Said of the meals of each stay, and to whoever books them. Absent: any. */
  diet: z.optional(z.enum(diets)),
});

/** A decision of the traveller that no new plan changes. `day` is counted from 1. */
export const Pin = z.discriminatedUnion("kind", [
  /** The sight on this day, and at this time (minutes after midnight) where one is given. */
  z.strictObject({
    kind: z.literal("sight"),
    sight: factId,
    day: z.nullable(length),
    at: z.optional(between(0, 1439, "The time of a pin")),
  }),
  /** The night that follows the day is slept here. */
  z.strictObject({ kind: z.literal("night"), base: factId, day: length }),
  /** The day stays as it is shown. */
  z.strictObject({ kind: z.literal("day"), day: length }),
]);

export const Wish = z.strictObject({
  version: z._default(z.literal(wishVersion), wishVersion),
  /** Absent: the next good month, a week. */
  when: z.optional(TripWhen),
  start: z._default(TripEnd, "anywhere"),
  /** Absent: where it starts. */
  end: z.optional(TripEnd),
  /** Minutes after midnight at which the first day can begin there, and the last must have ended. */
  arrives: z.optional(between(0, 1439, "The time of arrival")),
  leaves: z.optional(between(0, 1439, "The time of departure")),
  /** Minutes after midnight before which no day begins, but for a must that is open early alone. Absent: as the pace has it. */
  dayFrom: z.optional(between(300, 780, "The time before which no day begins")),
  party: z.prefault(Party, {}),
  pace: z._default(z.enum(paces), "usual"),
  /** By interest: 0 = not at all, 1 = as anybody (the default), up to 3 = what the trip is for. */
  interests: z._default(
    z.record(factId, z.number().check(z.gte(0), z.lte(3, "An interest counts at most 3."))),
    {},
  ),
  style: z._default(z.enum(styles), "comfortable"),
  /** Rupees a day for the whole party; `limit` makes it a rule instead of a wish. */
  budget: z.optional(
    z.strictObject({
      perDay: between(1, 5_000_000, "The budget a day in rupees"),
      limit: z._default(z.boolean(), false),
    }),
  ),
  /**
   * The part of the country that is meant: four nights in five lie there. Empty: around start and end. A festival is
   * no part of it: nights are spent where it is kept, on its days.
   */
  where: few(
    z
      .string()
      .check(
        z.maxLength(70),
        z.regex(
          /^(region|state|base|sight|festival):[a-z0-9]+(-[a-z0-9]+)*$/,
          "A part of the country is written like state:kerala, a festival like festival:holi.",
        ),
      ),
    12,
  ),
  /** Sights, bases and festivals by id: in the plan whatever it costs, or never offered. */
  must: few(factId, 60),
  never: few(factId, 200),
  pins: few(Pin, 120),
  /** Another seed is another plan of much the same worth. */
  seed: z._default(between(0, 2_147_483_647, "The seed"), 1),
});

export type TripEnd = z.infer<typeof TripEnd>;
export type TripWhen = z.infer<typeof TripWhen>;
export type Party = z.infer<typeof Party>;
export type Pin = z.infer<typeof Pin>;
export type Wish = z.infer<typeof Wish>;
export type Pace = (typeof paces)[number];
export type Style = (typeof styles)[number];
export type Diet = (typeof diets)[number];
export type Passport = (typeof passports)[number];
