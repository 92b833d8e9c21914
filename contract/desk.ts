import * as z from "zod/mini";
import { line, optionalLine, paragraphs } from "./text.ts";
import { tripTypes } from "./trips.ts";

/** The operator's desk: trip requests as a pipeline. Calls under /api/desk/trips. */

export const tripStages = ["new", "qualified", "quote_sent", "accepted", "lost"] as const;
export type TripStage = (typeof tripStages)[number];

/** Stages in which somebody still waits for somebody. */
export const openStages = ["new", "qualified", "quote_sent"] as const satisfies TripStage[];

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
const optionalChoice = <T extends z.ZodMiniType>(inner: T) =>
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

const calendarDate = z.string("The date is not valid.").check(
  z.regex(/^[12]\d{3}-\d{2}-\d{2}$/, "The date must look like 2027-02-14."),
  z.refine((value) => {
    const date = new Date(`${value}T00:00:00Z`);
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
  }, "The date is not a day of the calendar."),
);

/** What changes, and the version it was read at; lost needs its reason. */
export const TripChange = z
  .object({
    version: z.int("The version is missing.").check(z.minimum(1), z.maximum(2_147_483_647)),
    stage: z.optional(z.enum(tripStages, "There is no such stage.")),
    lostReason: z.optional(optionalLine("The reason", deskLimits.reason)),
    ownerId: z.optional(z.nullable(z.uuid("The owner is not valid."))),
    nextAction: z.optional(optionalLine("The next action", 200)),
    nextActionOn: z.optional(z.nullable(calendarDate)),
  })
  .check(
    z.refine((change) => change.stage !== "lost" || Boolean(change.lostReason), {
      message: "Say why the request was lost.",
      path: ["lostReason"],
    }),
  );
export type TripChange = z.infer<typeof TripChange>;

export const TripNoteInput = z.object({ body: paragraphs("The note", deskLimits.note) });
export const TripReplyInput = z.object({
  subject: optionalLine("The subject", deskLimits.subject),
  body: paragraphs("The message", deskLimits.message),
});
export type TripReplyInput = z.infer<typeof TripReplyInput>;
export const TripMessageInput = z.object({ body: paragraphs("The message", deskLimits.message) });

/** A row of the pipeline. */
export type DeskTrip = {
  id: string;
  reference: string;
  userId: string;
  name: string;
  email: string;
  phone: string;
  destination: string;
  travelDate: string;
  travelers: string;
  tripType: string;
  stage: TripStage;
  stageAt: string;
  lostReason: string;
  owner: { id: string; name: string } | null;
  nextAction: string;
  nextActionOn: string | null;
  version: number;
  createdAt: string;
  updatedAt: string;
  answeredAt: string | null;
  /** A message of the traveller that nobody at the desk has opened. */
  unread: boolean;
};

export type TripEvent = {
  id: number;
  at: string;
  /** "The traveller", an administrator's name, or "Safarnama". */
  who: string;
  actor: "traveller" | "admin" | "system";
  kind:
    | "received"
    | "stage"
    | "owner"
    | "next_action"
    | "note"
    | "note_removed"
    | "reply"
    | "message";
  details: Record<string, string | null>;
};

export type TripNote = { id: string; body: string; at: string; who: string; mine: boolean };

export type TripMessage = {
  id: number;
  author: "traveller" | "desk";
  who: string;
  subject: string;
  body: string;
  at: string;
};

/** Another request that may be the same wish, within 30 days. */
export type TripTwin = {
  id: string;
  reference: string;
  destination: string;
  stage: TripStage;
  createdAt: string;
  same: ("email" | "phone" | "destination")[];
};

export type DeskTripDetail = DeskTrip & {
  message: string;
  notes: TripNote[];
  messages: TripMessage[];
  timeline: TripEvent[];
  twins: TripTwin[];
};

export type TripList = { trips: DeskTrip[]; next: string | null };
export type TripCounts = Record<TripStage, number> & { due: number; unread: number };

export type TalkListItem = {
  id: string;
  reference: string;
  name: string;
  destination: string;
  stage: TripStage;
  last: { author: "traveller" | "desk"; body: string; at: string };
  unread: boolean;
};

export type DeskOverview = {
  /** Monday (YYYY-MM-DD, India time) and requests in that week, oldest first, twelve of them. */
  weeks: { week: string; count: number }[];
  /** Open requests by how long they have been there. */
  ages: { bucket: "day" | "three_days" | "week" | "older"; count: number }[];
  stages: Record<TripStage, number>;
  /** Median seconds from request to first answer in the last 90 days; null without one. */
  answerSeconds: number | null;
  answered: number;
  waiting: {
    due: number;
    unreadTrips: number;
    contact: number;
    photos: number;
    reports: number;
    chats: number;
  };
};

/** What the stream of /api/desk/events carries. */
export type DeskEvent = { topic: string; type: "INSERT" | "UPDATE" | "DELETE"; id: string };

export const AuditQuery = z.object({
  actor: optionalChoice(z.enum(["nobody", "traveller", "admin", "service", "system"])),
  admin: optionalChoice(z.uuid("The administrator is not valid.")),
  action: optionalLine("The action", 60),
  subject: optionalLine("The subject", 100),
  from: optionalChoice(calendarDate),
  to: optionalChoice(calendarDate),
  after: optionalChoice(z.string().check(z.regex(/^\d{1,15}$/, "The place is not readable."))),
  limit: z._default(
    z.coerce.number("The page size is 1 to 100.").check(z.int(), z.minimum(1), z.maximum(100)),
    deskLimits.page,
  ),
});
export type AuditQuery = z.infer<typeof AuditQuery>;

export type AuditItem = {
  id: number;
  at: string;
  actor: string;
  who: string;
  action: string;
  subjectKind: string | null;
  subjectId: string | null;
  details: Record<string, unknown>;
};
export type AuditPage = { entries: AuditItem[]; next: string | null };

export const ReasonInput = z.object({ reason: line("The reason", deskLimits.reason) });

export const deskTexts = {
  stale: "Somebody has changed this request meanwhile. Here it is as it stands now.",
  noTrip: "There is no such request.",
} as const;
