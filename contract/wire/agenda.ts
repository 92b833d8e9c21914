import * as z from "zod/mini";
import { line, optionalEmail, optionalParagraphs, paragraphs } from "#contract/text.ts";
import { AskEvent, askChannels, askStates } from "./ask-states.ts";

/** The day's work beside the requests: what lapses, is late, or departs, and suppliers asked to confirm. */

export const taskKinds = [
  "lapsing",
  "late",
  "departure",
  "hold",
  "settle",
  "refund",
  "charge",
  "invoice",
  "payable",
] as const;

export const DayTask = z.object({
  /** What it is called when it is put off: "lapsing:<trip>", "hold:<ask>". */
  task: z.string(),
  kind: z.enum(taskKinds),
  tripId: z.string(),
  reference: z.string(),
  name: z.string(),
  destination: z.string(),
  /** The day on which it lapses, was due, departs, until which a supplier keeps something for us, on which the gateway says it was paid, the tour ended, or a supplier is to be paid. */
  on: z.string(),
  /** Of a payment, of what a supplier is owed. */
  paisa: z.nullable(z.int()),
  /** Of a departure: what nobody has confirmed, and what of it by name; of what is held the supplier. */
  open: z.int(),
  unconfirmed: z.array(z.string()),
});
export type DayTask = z.infer<typeof DayTask>;
export const DayTasks = z.object({ tasks: z.array(DayTask) });

export const SnoozeInput = z.object({
  task: z
    .string("What is put off is missing.")
    .check(
      z.regex(new RegExp(`^(${taskKinds.join("|")}):[0-9a-f-]{36}$`), "There is no such task."),
    ),
  days: z.int("Say for how many days.").check(z.gte(1), z.lte(30)),
});

export const Departure = z.object({
  tripId: z.string(),
  reference: z.string(),
  name: z.string(),
  destination: z.string(),
  title: z.string(),
  on: z.string(),
  days: z.int(),
  people: z.int(),
  /** How many stays, drivers and guides nobody has confirmed, and which, by name. */
  open: z.int(),
  unconfirmed: z.array(z.string()),
});
export type Departure = z.infer<typeof Departure>;
export const DepartureList = z.object({ departures: z.array(Departure) });

/** One's own address for a calendar program; null: none is open, or nobody has read it. */
export const CalendarFeed = z.object({
  openedAt: z.nullable(z.string()),
  readAt: z.nullable(z.string()),
});
export type CalendarFeed = z.infer<typeof CalendarFeed>;
/** `url`: the only time that it is said. */
export const CalendarFeedOpened = z.object({ ...CalendarFeed.shape, url: z.string() });
export type CalendarFeedOpened = z.infer<typeof CalendarFeedOpened>;

/** Kinds of a quote's lines that somebody has to confirm. */
export const confirmedKinds = ["stay", "transport", "guide"] as const;

export const AskInput = z.object({
  supplier: line("The supplier", 120),
  /** Of the rate book; null: it is not in it. */
  supplierId: z._default(z.nullable(z.uuid("There is no such supplier.")), null),
  /** Null: by mail where there is an address, else by the link. */
  channel: z._default(z.nullable(z.enum(askChannels, "There is no such way to ask.")), null),
  email: optionalEmail("The address"),
  /** The line of the quote that it is about; empty: none. */
  item: z._default(
    z.string().check(z.regex(/^[a-z0-9-]{0,40}$/, "There is no such line of the quote.")),
    "",
  ),
  body: paragraphs("What is to be confirmed", 4000),
});
export type AskInput = z.infer<typeof AskInput>;
/** What a line of the quote was when somebody was asked about it. */
export const AskedFor = z.object({
  title: z.string(),
  nightsOf: z.array(z.string()),
  departure: z.string(),
});
export type AskedFor = z.infer<typeof AskedFor>;

/** Whether a line is still what its supplier was asked for. */
export const isStillAsked = (
  asked: AskedFor | null,
  { title, nightsOf }: { title: string; nightsOf: readonly string[] },
  departure: string,
): boolean =>
  !asked ||
  (asked.title === title &&
    asked.departure === departure &&
    asked.nightsOf.join() === nightsOf.join());

export const Ask = z.object({
  id: z.string(),
  supplier: z.string(),
  email: z.string(),
  item: z.string(),
  /** Null: of before, or of no line. */
  askedFor: z.nullable(AskedFor),
  body: z.string(),
  channel: z.enum(askChannels),
  state: z.enum(askStates),
  /** Check-in and check-out, or the first and the last day; null: of before, or nobody said. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  /** Of what is held. */
  until: z.nullable(z.string()),
  confirmation: z.string(),
  /** Of what is cancelled, in paisa. */
  charge: z.nullable(z.int()),
  note: z.string(),
  revision: z.int(),
  askedAt: z.string(),
  answeredAt: z.nullable(z.string()),
  /** Oldest first. */
  history: z.array(AskEvent),
});
export type Ask = z.infer<typeof Ask>;
export const AskList = z.object({ asks: z.array(Ask) });
export type AskList = z.infer<typeof AskList>;
/** `link`: where the supplier confirms, said this once; null where no new one was made. */
export const AskSent = z.object({ asks: z.array(Ask), link: z.nullable(z.string()) });
export type AskSent = z.infer<typeof AskSent>;
/** The letter as it goes out, its link not made yet. */
export const AskPreview = z.object({ to: z.string(), subject: z.string(), text: z.string() });
export type AskPreview = z.infer<typeof AskPreview>;

export const askTexts = {
  askedAlready: "This supplier is asked for it already. Look again: a colleague was faster.",
  noAddress: "Without an address no mail goes out: write one, or hand the link on.",
  changed:
    "This line of the quote is another now than what was asked for. Withdraw this and ask anew.",
} as const;

/** What a supplier says to GET and POST /api/supplier/{token}. */
export const SupplierAsk = z.object({
  supplier: z.string(),
  body: z.string(),
  state: z.enum(askStates),
});
export const SupplierAnswer = z.object({
  confirmed: z.boolean("confirmed is true or false."),
  note: optionalParagraphs("The note", 600),
});

/** How quotes do. What they are worth and what is left of it stands in `Sales`. */
export const QuoteNumbers = z.object({
  days: z.int(),
  /** Trips by where their latest version stands. */
  states: z.record(z.string(), z.int()),
  sent: z.int(),
  accepted: z.int(),
  /** Median seconds from request to the first version; null without one. */
  quoteSeconds: z.nullable(z.number()),
});
export type QuoteNumbers = z.infer<typeof QuoteNumbers>;
