import * as z from "zod/mini";
import { line, optionalLine, optionalParagraphs } from "#contract/text.ts";
import { diets, passports, Wish } from "#contract/trip/wish.ts";
import { FactId, TripId } from "./ids.ts";
import { tripLimits } from "./limits.ts";
import { Service } from "./service.ts";
import { Told, ToldNotice } from "./told.ts";

/**
 * A trip: one document from the plan to the papers. Planner, links, requests, the trip's page, the desk's quote and
 * every paper read this and nothing else, so that what was seen is what is shared, sent, priced and travelled.
 *
 * Times are minutes after midnight of the item's day, in India; past 1440 is the next morning. Days carry no date:
 * it follows from the start and the place in the list (`dates.ts`). Nothing here is a sentence of ours: reasons and
 * notices are codes with values, texts are what people wrote.
 */

/** Rises with a step in `upgrade.ts` when a kept document can no longer be read as it stands. */
export const documentVersion = 2;

/** Whoever sends another shape has another release, or has made it up. */
const foreign = "The trip is of another release of Safarnama: please load the page again.";

const orNull = <T extends z.ZodMiniType>(inner: T) => z._default(z.nullable(inner), null);
const minute = z
  .int("A time is whole minutes.")
  .check(z.gte(0, "A time must not be negative."), z.lte(2880, "A time is of its day."));
const count = (label: string, least: number, most: number) =>
  z
    .int(`${label} must be a whole number.`)
    .check(
      z.gte(least, `${label} must be at least ${least}.`),
      z.lte(most, `${label} must be at most ${most}.`),
    );
const title = (label: string) => line(label, tripLimits.title);

/** A town or place; `base`: its id among the facts, null where it is none of them. */
export const TripPlace = z.strictObject({
  base: orNull(FactId),
  name: title("The name of a place"),
  /** An airport, whose name here is its code: DEL. */
  airport: z.optional(z.boolean()),
});
export type TripPlace = z.infer<typeof TripPlace>;

/** Who travels, said once for everything after. */
export const TripParty = z.strictObject({
  adults: count("The number of adults", 1, tripLimits.adults),
  /** Ages in years; null where nobody said. */
  children: z
    .array(z.nullable(count("The age of a child", 0, 17)))
    .check(z.maxLength(tripLimits.children, `At most ${tripLimits.children} children.`)),
  /** How many of the adults go slowly. */
  elders: z._default(count("The number of elders", 0, tripLimits.adults), 0),
  wheelchair: z._default(z.boolean(), false),
  passport: z._default(z.enum(passports), "foreign"),
  diet: z._default(z.enum(diets), "any"),
  /** Null: as many as the party needs. */
  rooms: orNull(count("The number of rooms", 0, tripLimits.rooms)),
});
export type TripParty = z.infer<typeof TripParty>;

/** Where the night that follows a day is spent; null on a day: none, the trip ends or nobody has said. */
export const TripNight = z.discriminatedUnion(
  "kind",
  [
    /** In a town; which house is a service's to say. */
    z.strictObject({ kind: z.literal("base"), base: FactId, name: title("The place of a night") }),
    /** As somebody wrote it: a house, a camp, friends. */
    z.strictObject({ kind: z.literal("named"), name: title("Where the night is spent") }),
    /** On a boat or train that is a sight by itself. */
    z.strictObject({
      kind: z.literal("aboard"),
      sight: FactId,
      base: FactId,
      name: title("What the night is spent on"),
    }),
    /** On the way to the next morning's place; `base` null: it is none of the facts'. */
    z.strictObject({
      kind: z.literal("way"),
      base: orNull(FactId),
      name: title("Where one wakes"),
    }),
  ],
  foreign,
);
export type TripNight = z.infer<typeof TripNight>;

export const travelModes = ["road", "train", "toy-train", "flight", "ferry", "walk"] as const;

const itemFields = {
  id: TripId,
  /** When it begins; null where nobody said. */
  at: orNull(minute),
  /** How long it lasts. */
  minutes: orNull(count("The minutes of an item", 0, 2880)),
  /** Who put it there. */
  by: z._default(z.enum(["planner", "traveller", "office"]), "planner"),
  /** What people wrote beside it. */
  text: optionalParagraphs("The text of an item", tripLimits.itemText),
  notices: z._default(z.array(ToldNotice).check(z.maxLength(tripLimits.notices)), []),
};

export const TripItem = z.discriminatedUnion(
  "kind",
  [
    z.strictObject({
      ...itemFields,
      kind: z.literal("visit"),
      sight: FactId,
      /** As the facts called it when it was planned: what is read where the place is gone from them. */
      name: title("The name of a place"),
      /** Fixed by the traveller: nothing, that it is seen, or its day too. */
      fixed: z._default(z.enum(["no", "trip", "day"]), "no"),
      why: z._default(z.array(Told).check(z.maxLength(tripLimits.reasons)), []),
    }),
    z.strictObject({
      ...itemFields,
      kind: z.literal("ride"),
      mode: z.enum(travelModes),
      from: TripPlace,
      to: TripPlace,
      /** Slept on the way. */
      night: z._default(z.boolean(), false),
      /** A train with its number, a road; empty: nobody knows. */
      name: optionalLine("The name of a ride", tripLimits.title),
    }),
    z.strictObject({
      ...itemFields,
      kind: z.enum(["meal", "rest"]),
      /** What it is called, where nobody has written it. */
      said: z.optional(Told),
      name: optionalLine("What an item is called", tripLimits.title),
    }),
    z.strictObject({
      ...itemFields,
      kind: z.literal("own"),
      name: title("What an item is called"),
    }),
  ],
  foreign,
);
export type TripItem = z.infer<typeof TripItem>;
export type TripVisit = Extract<TripItem, { kind: "visit" }>;
export type TripRide = Extract<TripItem, { kind: "ride" }>;

export const TripDay = z.strictObject(
  {
    id: TripId,
    /** As somebody called it; empty: named by its places and sights. */
    title: optionalLine("The title of a day", tripLimits.title),
    text: optionalParagraphs("The text of a day", tripLimits.dayText),
    /** Where one wakes; null where nobody knows. */
    place: orNull(TripPlace),
    night: orNull(TripNight),
    items: z
      .array(TripItem)
      .check(z.maxLength(tripLimits.items, `A day has at most ${tripLimits.items} stops.`)),
    /** No new plan changes it. */
    locked: z._default(z.boolean(), false),
    /** What is to be known of the day. */
    notices: z._default(z.array(ToldNotice).check(z.maxLength(tripLimits.notices)), []),
  },
  foreign,
);
export type TripDay = z.infer<typeof TripDay>;

const isUnique = (ids: string[]) => new Set(ids).size === ids.length;

export const TripDocument = z
  .strictObject(
    {
      version: z.literal(documentVersion, foreign),
      /** What the traveller wished; null: nobody planned it, it was typed. */
      wish: orNull(Wish),
      party: orNull(TripParty),
      /** The first day (YYYY-MM-DD); null: not settled. */
      start: orNull(z.iso.date("A date is written like 2027-02-14.")),
      /** Where the last day ends. */
      end: orNull(TripPlace),
      days: z.array(TripDay).check(
        z.maxLength(tripLimits.days, `A trip has at most ${tripLimits.days} days.`),
        z.refine((days) => isUnique(days.map(({ id }) => id)), "Two days have the same id."),
        z.refine(
          (days) => isUnique(days.flatMap(({ items }) => items.map(({ id }) => id))),
          "Two stops have the same id.",
        ),
      ),
      services: z._default(
        z.array(Service).check(
          z.maxLength(tripLimits.services, `At most ${tripLimits.services} services.`),
          z.refine(
            (services) => isUnique(services.map(({ id }) => id)),
            "Two services have the same id.",
          ),
        ),
        [],
      ),
      notices: z._default(z.array(ToldNotice).check(z.maxLength(tripLimits.notices)), []),
      /** Hash of the facts it was planned on; empty: none. */
      facts: z._default(z.string().check(z.maxLength(64)), ""),
      /** The number that the next day made by the planner is called by: `d12`. */
      next: z._default(z.int().check(z.gte(1), z.lte(100_000)), 1),
    },
    foreign,
  )
  .check(
    z.refine(
      (trip) => JSON.stringify(trip).length <= tripLimits.bytes,
      "The trip holds more than can be kept: please shorten its texts.",
    ),
  );
export type TripDocument = z.infer<typeof TripDocument>;
