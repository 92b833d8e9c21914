import * as z from "zod/mini";
import { languages } from "#contract/languages.ts";
import { optionalLine, paragraphs } from "#contract/text.ts";
import { limit, place } from "./desk-voices.ts";
import { TravelWhen } from "./trips.ts";

export const contactStatuses = ["new", "answered", "closed"] as const;
export type ContactStatus = (typeof contactStatuses)[number];

export const DeskContactQuery = z.object({
  status: z.optional(z.enum(contactStatuses, "status is new, answered or closed.")),
  search: optionalLine("Search", 120),
  before: place,
  limit,
});
export const ContactStatusInput = z.object({
  status: z.enum(contactStatuses, "status is new, answered or closed."),
});
export const AnswerInput = z.object({ body: paragraphs("The answer", 8000) });

export const DeskContact = z.object({
  id: z.string(),
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  status: z.enum(contactStatuses),
  createdAt: z.string(),
  /** The form of the site, or a mail that belongs to no request yet. */
  source: z.enum(["form", "mail"]),
  subject: z.string(),
  /** Nothing shows that the mail is from the address that it names. */
  unproved: z.boolean(),
  /** Of the page that it was written on; English of what came by mail. */
  language: z.enum(languages),
});
export type DeskContact = z.infer<typeof DeskContact>;
export const DeskContactPage = z.object({
  messages: z.array(DeskContact),
  next: z.nullable(z.string()),
});
export type DeskContactPage = z.infer<typeof DeskContactPage>;

/** A trip that a mail may belong to, and by what. */
export const MailOffer = z.object({
  id: z.string(),
  reference: z.string(),
  name: z.string(),
  destination: z.string(),
  travelDate: z.string(),
  travelWhen: TravelWhen,
  why: z.enum(["reference", "address", "name"]),
});
export type MailOffer = z.infer<typeof MailOffer>;
export const ContactJoinInput = z.object({ trip: z.uuid("The request is missing.") });
export const DeskContactThread = z.extend(DeskContact, {
  /** Requests that it may belong to; none once it is joined. */
  offers: z.array(MailOffer),
  /** The request that it was joined to. */
  joined: z.nullable(z.object({ id: z.string(), reference: z.string() })),
  replies: z.array(
    z.object({
      id: z.string(),
      body: z.string(),
      at: z.string(),
    }),
  ),
});
export type DeskContactThread = z.infer<typeof DeskContactThread>;
