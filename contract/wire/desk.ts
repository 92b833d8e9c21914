import * as z from "zod/mini";
import { line, optionalLine, paragraphs } from "#contract/text.ts";
import { TripComment } from "./trip-comment.ts";
import { tripTypes } from "./trips.ts";

/** The operator's desk: trip requests as a pipeline. Calls under /api/desk/trips. */

export const tripStages = ["new", "qualified", "quote_sent", "accepted", "lost"] as const;
export type TripStage = (typeof tripStages)[number];

/** Stages in which somebody still waits for somebody. */
export const openStages = ["new", "qualified", "quote_sent"] as const satisfies TripStage[];

/** How a request came; all but the first are entered at the desk. */
export const tripSources = [
  "site",
  "phone",
  "whatsapp",
  "email",
  "chat",
  "contact",
  "visit",
] as const;
export type TripSource = (typeof tripSources)[number];

/** Why a request came to nothing; words may say more. */
export const lostCodes = [
  "price",
  "dates",
  "place",
  "silence",
  "elsewhere",
  "cancelled",
  "withdrawn",
  "duplicate",
  "spam",
  "other",
] as const;
export type LostCode = (typeof lostCodes)[number];

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

const LostChoice = z.enum(lostCodes, "There is no such reason.");

const changeFields = {
  stage: z.optional(z.enum(tripStages, "There is no such stage.")),
  lostCode: z.optional(LostChoice),
  lostReason: z.optional(optionalLine("The reason", deskLimits.reason)),
  ownerId: z.optional(z.nullable(z.uuid("The owner is not valid."))),
  nextAction: z.optional(optionalLine("The next action", 200)),
  nextActionOn: z.optional(z.nullable(calendarDate)),
};
type Losing = {
  stage?: string | undefined;
  lostCode?: string | undefined;
  lostReason?: string | undefined;
};
const sayWhy = z.refine<Losing>(
  ({ stage, lostCode, lostReason }) =>
    stage !== "lost" || Boolean(lostReason) || Boolean(lostCode && lostCode !== "other"),
  { message: "Say why the request was lost.", path: ["lostReason"] },
);
const version = z.int("The version is missing.").check(z.minimum(1), z.maximum(2_147_483_647));

/** What changes, and the version it was read at; lost needs a reason of the list, or words. */
export const TripChange = z.object({ version, ...changeFields }).check(sayWhy);
export type TripChange = z.infer<typeof TripChange>;

export const bulkMost = 100;

/** One change of several requests, each at the version that was shown. */
export const TripBulkInput = z.object({
  trips: z
    .array(z.object({ id: z.uuid("The request is not valid."), version }))
    .check(
      z.minLength(1, "Choose a request."),
      z.maxLength(bulkMost, `At most ${bulkMost} requests at a time.`),
    ),
  change: z.object(changeFields).check(sayWhy),
});
export type TripBulkInput = z.infer<typeof TripBulkInput>;

export const TripNoteInput = z.object({ body: paragraphs("The note", deskLimits.note) });
export const TripReplyInput = z.object({
  subject: optionalLine("The subject", deskLimits.subject),
  body: paragraphs("The message", deskLimits.message),
});
export type TripReplyInput = z.infer<typeof TripReplyInput>;
export const TripMessageInput = z.object({ body: paragraphs("The message", deskLimits.message) });

/** A row of the pipeline. */
export const DeskTrip = z.object({
  id: z.string(),
  reference: z.string(),
  /** Null: entered at the desk, of no account. */
  userId: z.nullable(z.string()),
  source: z.enum(tripSources),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  destination: z.string(),
  travelDate: z.string(),
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

/** What happens to a trip's page, its quote and its money. */
export const tripStoryKinds = [
  "days",
  "comment",
  "link",
  "options",
  "quote_sent",
  "quote_seen",
  "quote_withdrawn",
  "quote_accepted",
  "quote_declined",
  "quote_lapsed",
  "quote_reminded",
  "payment",
  "receipt",
  "invoice",
  "credit_note",
  "supplier_asked",
  "supplier_answered",
  "supplier_withdrawn",
  "reversal",
  "change_begun",
  "change_dropped",
  "cancelled",
  "debit_note",
  "refund",
  "gateway_payment",
  "payment_settled",
  "entry_waits",
  "entry_confirmed",
  "entry_refused",
] as const;

export const TripEvent = z.object({
  id: z.number(),
  at: z.string(),
  /** "The traveller", an administrator's name, or "Safarnama". */
  who: z.string(),
  actor: z.enum(["traveller", "admin", "system"]),
  kind: z.enum([
    "received",
    "stage",
    "owner",
    "next_action",
    "note",
    "note_removed",
    "reply",
    "message",
    "corrected",
    ...tripStoryKinds,
  ]),
  details: z.record(z.string(), z.nullable(z.string())),
});
export type TripEvent = z.infer<typeof TripEvent>;

export const TripNote = z.object({
  id: z.string(),
  body: z.string(),
  at: z.string(),
  who: z.string(),
  mine: z.boolean(),
});
export type TripNote = z.infer<typeof TripNote>;

export const TripMessage = z.object({
  id: z.number(),
  author: z.enum(["traveller", "desk"]),
  who: z.string(),
  subject: z.string(),
  body: z.string(),
  at: z.string(),
});
export type TripMessage = z.infer<typeof TripMessage>;

/** Another request that may be the same wish, within 30 days. */
export const SimilarRequest = z.object({
  id: z.string(),
  reference: z.string(),
  destination: z.string(),
  stage: z.enum(tripStages),
  createdAt: z.string(),
  same: z.array(z.enum(["email", "phone", "destination"])),
});
export type SimilarRequest = z.infer<typeof SimilarRequest>;

export const DeskTripDetail = z.extend(DeskTrip, {
  message: z.string(),
  /** The wish that the visitor planned, as an address carries it; empty: none. */
  plan: z.string(),
  notes: z.array(TripNote),
  messages: z.array(TripMessage),
  timeline: z.array(TripEvent),
  twins: z.array(SimilarRequest),
  /** What was said by link about the trip, a day or a stop of it; oldest first. */
  comments: z.array(TripComment),
  /**
   * Whether the days that the office opens are the very ones that the sender's page showed when they were sent. Null:
   * the page did not say, or no days came along.
   */
  asSeen: z.nullable(z.boolean()),
  /** Who travels by the plan that was sent: ages of the children in years. Null: no plan says. */
  party: z.nullable(z.object({ adults: z.int(), children: z.array(z.int()) })),
});
export type DeskTripDetail = z.infer<typeof DeskTripDetail>;

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

export const ReasonInput = z.object({ reason: line("The reason", deskLimits.reason) });

export const deskTexts = {
  stale: "Somebody has changed this request meanwhile. Here it is as it stands now.",
  noTrip: "There is no such request.",
  closed: "This request is closed. Write to us and we open it again.",
} as const;
