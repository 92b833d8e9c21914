import { z } from "zod";
import { Coordinates, Slug } from "./content-parts.ts";
import { entry, FactId, group, MonthScores } from "./facts.ts";

/** Shapes of `content/treks.json`: walks of half a day to two weeks, told stage by stage. */

/** By what a day asks of who walks it; where a rope or crampons may be wanted it is `very-hard`. */
export const TrekGrade = z.enum(["easy", "moderate", "hard", "very-hard"]);

/** Metres above the sea. */
const Altitude = z.int().min(0).max(6500);
const Spot = z.strictObject({ name: z.string().min(2).max(60), altitude: Altitude });

/** Keys of `content/trek-offices.json`: who can confirm it. */
const Offices = z.array(Slug).min(1).max(4);

/** What is said of one side of a trek; `check` where another office than the trek's own decides. */
const told = <Shape extends z.ZodRawShape>(shape: Shape) =>
  group({ ...shape, note: z.string().min(20).max(420), check: Offices.optional() });

/** One day's walk. */
export const TrekStage = z.strictObject({
  /** Where it ends; the altitude is that of the night. */
  to: Spot,
  km: z.number().min(1).max(40),
  /** Hours on foot, without the rests: a quick party's, and a slow one's. */
  hours: z.tuple([z.number().min(0.5).max(16), z.number().min(0.5).max(16)]),
  /** The pass, summit or lake of the day, where it is higher than both ends. */
  over: Spot.optional(),
  night: z.enum(["tent", "hut", "lodge", "homestay", "cave", "none"]),
});

export const Trek = entry({
  slug: Slug,
  name: z.string().min(3).max(48),
  /** Other spellings, older names, Devanagari: for the search. */
  aliases: z.array(z.string()).max(10),
  state: Slug,
  /** "Sankri, Uttarakhand": the card's second line. */
  location: z.string().min(3).max(60),
  /** Of the trailhead. */
  coordinates: Coordinates,
  /** The base from which the trailhead is reached. */
  base: FactId,
  /** The same ground as a sight of one day, which the planner knows. */
  sight: FactId.optional(),
  /** One line for cards, at most 110 characters. */
  tagline: z.string().min(20).max(110),
  /** 40 to 150 words. */
  description: z.string().min(200).max(1100),
  grade: TrekGrade,
  /** Days on foot: as many as there are stages. */
  days: z.int().min(1).max(14),
  start: Spot,
  stages: z.array(TrekStage).min(1).max(14),
  highest: Spot,
  /** Whether it may be walked at all, and what the law or the mountain says. */
  open: told({ is: z.enum(["open", "restricted", "closed"]) }),
  season: told({ months: MonthScores }),
  permits: told({ need: z.enum(["none", "everyone", "foreigners"]) }),
  guides: told({ need: z.enum(["required", "advised", "optional"]) }),
  approach: told({}),
  camps: told({}),
  water: told({}),
  wayOut: told({}),
  caution: z.string().min(20).max(260),
  /** Who can confirm the whole of it. */
  check: Offices,
  picture: Slug,
  /** What its card draws while there is no picture: a symbol of app/ui/stamps.svg. */
  stamp: Slug,
});

export type TrekGrade = z.infer<typeof TrekGrade>;
export type TrekStage = z.infer<typeof TrekStage>;
export type Trek = z.infer<typeof Trek>;
