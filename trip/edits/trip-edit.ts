import * as z from "zod/mini";
import { line, optionalParagraphs } from "#contract/text.ts";
import type { TripDay, TripItem } from "../document.ts";
import { FactId, TripId } from "../ids.ts";
import { tripLimits } from "../limits.ts";

/**
 * What may be done to a trip, by whomever and wherever: on its page, at the desk, through a call. Days and items are
 * named by their ids, places in a list are counted from 0. What is added brings an id that was never used.
 */

const place = z
  .int("A place in the trip is a number.")
  .check(z.gte(0, "A place is counted from 0."), z.lte(tripLimits.days, "There is no such place."));
const minutes = (label: string) =>
  z.nullable(
    z
      .int(`${label} is whole minutes.`)
      .check(z.gte(0, `${label} must not be negative.`), z.lte(2880, `${label} is of its day.`)),
  );
/** The item of the same day behind which it stands; null: it is the first. */
const behind = z.nullable(TripId);
const dayText = optionalParagraphs("The text of a day", tripLimits.dayText);
const itemText = optionalParagraphs("The text of a stop", tripLimits.itemText);
const itemName = line("The name of a stop", tripLimits.title);
const foreignField = "A change of a trip has no such field.";
const edit = <Name extends string, Fields extends z.core.$ZodLooseShape>(
  name: Name,
  fields: Fields,
) =>
  z.strictObject(
    { do: z.literal(name), ...fields },
    { error: ({ code }) => (code === "unrecognized_keys" ? foreignField : undefined) },
  );

export const TripEdit = z.discriminatedUnion(
  "do",
  [
    edit("start", { start: z.nullable(z.iso.date("A date is written like 2027-02-14.")) }),
    edit("add-day", { id: TripId, at: place, title: line("The title of a day", tripLimits.title) }),
    /** A day without plans behind another, where one is already. */
    edit("free-day", { day: TripId, id: TripId }),
    edit("remove-day", { day: TripId }),
    edit("move-day", { day: TripId, to: place }),
    edit("swap-days", { day: TripId, with: TripId }),
    /** Empty: called by its places and sights. */
    edit("rename-day", {
      day: TripId,
      title: z
        .string("The title of a day is text.")
        .check(z.trim(), z.maxLength(tripLimits.title, "The title of a day is too long.")),
    }),
    edit("write-day", { day: TripId, text: dayText }),
    /** Where the night is spent, as somebody calls it; null: it is the last day, or nobody has said. */
    edit("night", {
      day: TripId,
      name: z.nullable(line("Where the night is spent", tripLimits.title)),
      isOnWay: z._default(z.boolean("isOnWay is true or false."), false),
    }),
    edit("lock-day", { day: TripId, locked: z.boolean("locked is true or false.") }),
    /** The stay of the day's night, by as many free days as there are ids. */
    edit("lengthen", {
      day: TripId,
      ids: z
        .array(TripId)
        .check(
          z.minLength(1, "At least one night."),
          z.maxLength(tripLimits.days, "So many nights no trip has."),
        ),
    }),
    edit("shorten", {
      day: TripId,
      nights: z
        .int("Nights are a number.")
        .check(
          z.gte(1, "At least one night."),
          z.lte(tripLimits.days, "So many nights no trip has."),
        ),
    }),
    edit("add-item", {
      day: TripId,
      behind,
      id: TripId,
      name: itemName,
      /** A sight of the facts; null: one's own. */
      sight: z.nullable(FactId),
      at: minutes("The time"),
      text: itemText,
    }),
    edit("remove-item", { item: TripId }),
    edit("move-item", { item: TripId, day: TripId, behind }),
    edit("swap-items", { item: TripId, with: TripId }),
    /** Another sight of the facts in its place and at its time; as long as that takes, which nobody has said. */
    edit("replace-item", { item: TripId, id: TripId, name: itemName, sight: FactId }),
    edit("rename-item", { item: TripId, name: itemName }),
    edit("write-item", { item: TripId, text: itemText }),
    edit("time", { item: TripId, at: minutes("The time") }),
    edit("last", { item: TripId, minutes: minutes("The time that it takes") }),
    edit("fix", {
      item: TripId,
      fixed: z.enum(
        ["no", "trip", "day"],
        "A visit is fixed to nothing, to the trip or to its day.",
      ),
    }),
  ],
  "There is no such change of a trip.",
);
export type TripEdit = z.infer<typeof TripEdit>;

/** How a change is taken back: what was there comes again, with its id. Never taken from a call. */
export type BackEdit =
  | { do: "restore-day"; day: TripDay; at: number }
  | { do: "restore-item"; item: TripItem; day: string; to: number }
  | { do: "reset-day"; day: string; fields: Partial<Omit<TripDay, "id" | "items">> }
  | { do: "reset-item"; item: TripItem };

export type AnyEdit = TripEdit | BackEdit;

/** The edits of one saving, in their order. */
export const TripEditList = z
  .array(TripEdit)
  .check(z.minLength(1, "Nothing is changed."), z.maxLength(120, "Too many changes at once."));
