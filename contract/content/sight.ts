import { z } from "zod";
import { RestBefore } from "./base.ts";
import { Coordinates } from "./content-parts.ts";
import { Carried, entryRules } from "./entrance.ts";
import {
  entry,
  FactId,
  group,
  Interest,
  MonthScores,
  Note,
  PageReference,
  SightKind,
  TimeOfDay,
} from "./facts.ts";
import { SightFee } from "./fee.ts";

const minutes = z.int().min(5).max(1440);

/** When one may come in, in the syntax of OpenStreetMap's opening_hours; no PH, no years. */
export const SightHours = group({
  open: z.string().min(4).max(300),
  /** Minutes before closing at which the gate takes no more visitors. */
  lastEntry: minutes.optional(),
  note: Note.optional(),
});

export const BookAhead = group({
  need: z.enum(["advised", "required"]),
  /** Days before the visit. */
  days: z.int().min(0).max(365),
  where: z.string().min(4).max(160),
});

export const SightPermit = group({
  /** Whom it is asked of; "indians" where the others are not let in at all (`closedTo`). */
  who: z.enum(["everyone", "foreigners", "indians"]),
  /** Foreigners get it so many together at least. */
  foreignersTogether: z.int().min(2).max(10).optional(),
  name: z.string().min(4).max(80),
  /** Working days it takes. */
  days: z.int().min(0).max(120),
  where: z.string().min(4).max(200),
});

/** What a day is made of: one place, walk, ride or show that is visited once. */
export const Sight = entry({
  id: FactId,
  name: z.string().min(2).max(80),
  aliases: z.array(z.string().min(2).max(60)).max(8).optional(),
  /** Where one sleeps for it; the base may lie in another state. */
  base: FactId,
  /** Its own page, or the page that tells of it. */
  page: PageReference.optional(),
  /** The World Heritage property that it is, or is part of, as UNESCO names it. */
  worldHeritage: z.string().min(4).max(120).optional(),
  coordinates: Coordinates,
  kind: SightKind,
  interests: z.array(Interest).min(1).max(6),
  /** 5 = a reason to come to India, 4 = to the state, 3 = worth half a day, 2 = if near, 1 = to fill an hour. */
  worth: z.int().min(1).max(5),
  /** Of worth 5 alone: 3 = the whole world crosses it for this, 2 = many do, 1 = known far beyond India. */
  fame: z.int().min(1).max(3).optional(),
  note: Note,
  /** Null where nobody knows; a place without a gate is "24/7". */
  hours: SightHours.nullable(),
  /** One sleeps on board and is back on land at this time of the next morning; the hours say when one boards. */
  overnight: group({ until: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/) }).optional(),
  visitMinutes: z
    .strictObject({ from: minutes, usual: minutes })
    .refine(({ from, usual }) => from <= usual, "from is the shorter"),
  /** Null where nobody knows; a free place costs 0. */
  fee: SightFee.nullable(),
  bestTimeOfDay: z.array(TimeOfDay).min(1).max(4),
  /** Absent: the base's months. */
  months: MonthScores.optional(),
  /** Why the months are other than the base's by 3 or more somewhere. */
  monthsWhy: Note.optional(),
  bookAhead: BookAhead.optional(),
  permit: SightPermit.optional(),
  /** What the keeper asks at the door, in the order of `entryRules`. */
  rules: z.array(z.enum(entryRules)).min(1).max(8).optional(),
  /** Passports whose holders are not let in, permit or not. */
  closedTo: z
    .array(z.enum(["saarc", "foreign"]))
    .min(1)
    .max(2)
    .optional(),
  /** Before one goes up: nights slept right before at such a height, in metres, or higher. */
  restBefore: RestBefore.optional(),
  /** Metres above the sea; absent: the base's. */
  altitude: z.int().min(-5).max(6500).optional(),
  effort: z.enum(["easy", "moderate", "hard"]).optional(),
  stepFree: group({
    access: z.enum(["yes", "partly", "no", "unknown"]),
    /** The sentence that matters: steps, surface, toilets, a wheelchair to borrow. */
    note: Note.optional(),
  }).refine(
    ({ access, note }) => access === "unknown" || note,
    "say what one meets: steps, surface, toilets",
  ),
  carried: Carried.optional(),
  kids: z.strictObject({
    fit: z.enum(["good", "fine", "hard", "no"]),
    /** Youngest age that is let in, where there is one. */
    minAge: z.int().min(1).max(18).optional(),
    note: Note.optional(),
  }),
  /** "08:00-09:30", more than one with commas. */
  quietHours: z
    .string()
    .regex(/^\d\d:\d\d-\d\d:\d\d(,\d\d:\d\d-\d\d:\d\d)*$/)
    .optional(),
  /** From the middle of the base, one way, where it is more than a ride across town. */
  fromBase: group({
    by: z.enum(["road", "train", "toy-train", "ferry", "walk"]),
    minutes,
    km: z.number().min(0.1).max(400),
    /** A walk that is what one comes for: the hours of the visit hold it, there and back. */
    inVisit: z.literal(true).optional(),
    note: Note.optional(),
  }).optional(),
  picture: z.string().nullable().optional(),
})
  .refine(({ worth, fame }) => !fame || worth === 5, "fame is for what is worth 5")
  .refine(
    ({ permit, closedTo }) => permit?.who !== "indians" || closedTo?.includes("foreign"),
    "a permit for Indians alone is closed to foreigners: say so in closedTo",
  );

export type Sight = z.infer<typeof Sight>;
