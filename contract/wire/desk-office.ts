import * as z from "zod/mini";
import { email, line, optionalLine, phone } from "#contract/text.ts";

/** What the owner settles for the whole house: the office's details, and mails that did not go out. */

const time = z
  .string("The time is missing.")
  .check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "A time looks like 09:00."));
/** Null: closed. */
const OpeningHours = z.nullable(
  z
    .object({ opens: time, closes: time })
    .check(z.refine(({ opens, closes }) => opens < closes, "It closes before it opens.")),
);
/** As it is written; the digits are what is dialled. */
const number = (label: string) =>
  line(label, 40).check(
    z.refine(
      (text) => /^\s*\+/.test(text) && phone(label).safeParse(text).success,
      `${label} is written with its country, as +91 651 000 0000.`,
    ),
  );
const degrees = (most: number) =>
  z.number("The place on the map is missing.").check(z.minimum(-most), z.maximum(most));

/** The head office as the site shows it. */
export const OfficeDetails = z.object({
  address: z
    .array(line("A line of the address", 80))
    .check(z.minLength(1, "The address is missing."), z.maxLength(6, "At most six lines.")),
  postal: z.object({
    street: line("The street", 120),
    locality: line("The town", 60),
    region: optionalLine("The state", 60),
    postalCode: line("The postal code", 12),
  }),
  coordinates: z.object({ lat: degrees(90), lon: degrees(180) }),
  phone: number("The office's number"),
  helpline: number("The helpline's number"),
  fax: number("The fax number"),
  emails: z.object({ general: email("The general address"), trips: email("The trips' address") }),
  weekdays: OpeningHours,
  saturday: OpeningHours,
  sunday: OpeningHours,
});
export type OfficeDetails = z.infer<typeof OfficeDetails>;

export const OfficeView = z.object({
  details: OfficeDetails,
  /** Whether they are still what the site came with. */
  isDefault: z.boolean(),
  /** Latest first: who changed which parts. */
  history: z.array(z.object({ at: z.string(), who: z.string(), parts: z.array(z.string()) })),
});
export type OfficeView = z.infer<typeof OfficeView>;

export const mailStates = ["failed", "pending", "sent"] as const;

export const DeskMailQuery = z.object({
  status: z._default(z.enum(mailStates, "status is failed, pending or sent."), "failed"),
  after: z.optional(z.string().check(z.maxLength(300))),
});

/** A message of the outbox, without its text: sign-in links stand in some. */
export const DeskMail = z.object({
  id: z.string(),
  channel: z.enum(["mail", "sms", "whatsapp", "push", "webhook"]),
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  status: z.enum(mailStates),
  attempts: z.int(),
  /** What the last try was answered; null without one. */
  error: z.nullable(z.string()),
  at: z.string(),
  /** When it is tried again; null when it is not. */
  nextAt: z.nullable(z.string()),
  /** Its link or code has run out: to send it again helps nobody. */
  isStale: z.boolean(),
});
export type DeskMail = z.infer<typeof DeskMail>;
export const DeskMailPage = z.object({
  mails: z.array(DeskMail),
  next: z.nullable(z.string()),
  counts: z.object({ failed: z.int(), pending: z.int() }),
  /** Whether there is a mail server at all: without one everything waits. */
  hasServer: z.boolean(),
});
export type DeskMailPage = z.infer<typeof DeskMailPage>;
