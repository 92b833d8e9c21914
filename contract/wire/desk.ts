import * as z from "zod/mini";
import { languages } from "#contract/languages.ts";
import { optionalLine } from "#contract/text.ts";
import { lostCodes, tripSources, tripStages } from "./trip-stages.ts";
import { TravelWhen, tripTypes } from "./trips.ts";

export const deskLimits = {
  note: 4000,
  message: 8000,
  subject: 160,
  reason: 300,
  page: 50,
} as const;

export const tripSorts = ["newest", "updated", "next_action", "travel_date"] as const;
export type TripSort = (typeof tripSorts)[number];

const empty = (value: unknown) => (value === "" ? undefined : value);
export const optionalChoice = <T extends z.ZodMiniType>(inner: T) =>
  z.pipe(z.transform(empty), z.optional(inner));

/** The query of the list, as the address carries it. */
export const TripListQuery = z.object({
  search: optionalLine("Search", 120),
  /** `open` is the three stages before Accepted and Lost. */
  stage: optionalChoice(z.enum([...tripStages, "open"], "There is no such stage.")),
  type: optionalChoice(z.enum(tripTypes, "There is no such trip type.")),
  /** An administrator's id, or `none` for requests that nobody has taken. */
  owner: optionalChoice(
    z.union([z.uuid(), z.literal("none")], "The owner is an administrator, or none."),
  ),
  source: optionalChoice(z.enum(tripSources, "There is no such source.")),
  /** Whose next action is due today or before. */
  due: optionalChoice(z.enum(["1"], "due is 1, or left out.")),
  unread: optionalChoice(z.enum(["1"], "unread is 1, or left out.")),
  sort: z._default(z.enum(tripSorts, "There is no such order."), "newest"),
  after: optionalChoice(z.string().check(z.maxLength(300))),
  limit: z._default(
    z.coerce.number("The page size is 1 to 100.").check(z.int(), z.minimum(1), z.maximum(100)),
    deskLimits.page,
  ),
});
export type TripListQuery = z.infer<typeof TripListQuery>;

export const calendarDate = z.string("The date is not valid.").check(
  z.regex(/^[12]\d{3}-\d{2}-\d{2}$/, "The date must look like 2027-02-14."),
  z.refine((value) => {
    const date = new Date(`${value}T00:00:00Z`);
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
  }, "The date is not a day of the calendar."),
);

/** A row of the pipeline. */
export const DeskTrip = z.object({
  id: z.string(),
  reference: z.string(),
  /** Null: entered at the desk, of no account. */
  userId: z.nullable(z.string()),
  source: z.enum(tripSources),
  /** Of the page it was sent from: its traveller is written to in it. */
  language: z.enum(languages),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  destination: z.string(),
  travelDate: z.string(),
  travelWhen: TravelWhen,
  travelers: z.string(),
  tripType: z.string(),
  stage: z.enum(tripStages),
  stageAt: z.string(),
  lostCode: z.enum(["", ...lostCodes]),
  lostReason: z.string(),
  owner: z.nullable(
    z.object({
      id: z.string(),
      name: z.string(),
    }),
  ),
  nextAction: z.string(),
  nextActionOn: z.nullable(z.string()),
  version: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
  answeredAt: z.nullable(z.string()),
  /** A message of the traveller that nobody at the desk has opened. */
  unread: z.boolean(),
});
export type DeskTrip = z.infer<typeof DeskTrip>;

export const TripList = z.object({
  trips: z.array(DeskTrip),
  next: z.nullable(z.string()),
});
export type TripList = z.infer<typeof TripList>;

/** Requests by stage. */
export const StageCounts = z.object({
  new: z.int(),
  qualified: z.int(),
  quote_sent: z.int(),
  accepted: z.int(),
  lost: z.int(),
});
export const TripCounts = z.extend(StageCounts, { due: z.int(), unread: z.int() });
export type TripCounts = z.infer<typeof TripCounts>;

export const deskTexts = {
  stale: "Somebody has changed this request meanwhile. Here it is as it stands now.",
  noTrip: "There is no such request.",
  closed: "This request is closed. Write to us and we open it again.",
} as const;
