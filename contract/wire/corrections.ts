import * as z from "zod/mini";
import { languages } from "#contract/languages.ts";
import {
  cleanLine,
  honeypot,
  optionalEmail,
  optionalLine,
  optionalParagraphs,
  paragraphs,
} from "#contract/text.ts";

/** What readers report, and what the office says in the place of shipped content. */

export const reportSubjects = [
  "hours",
  "fee",
  "permit",
  "booking",
  "access",
  "months",
  "way",
  "words",
  "other",
] as const;
export const ReportSubject = z.enum(reportSubjects, "Say what has changed.");
export type ReportSubject = z.infer<typeof ReportSubject>;

export const reportLimits = { body: 1500, seenAt: 300, answer: 1500 } as const;

/** POST /api/reports. `path`: the page that it is about. */
export const ReportInput = z.object({
  path: z
    .string("The page is missing.")
    .check(
      z.overwrite(cleanLine),
      z.maxLength(200, "That is no page of ours."),
      z.regex(/^\/[\w/-]*$/, "That is no page of ours."),
    ),
  subject: ReportSubject,
  body: paragraphs("What is true now", reportLimits.body),
  seenAt: optionalLine("Where you saw it", reportLimits.seenAt),
  email: optionalEmail(),
  website: honeypot,
});
export type ReportInput = z.infer<typeof ReportInput>;

/** GET /data/corrections.json: what is published over the shipped content. */
export const PublishedCorrections = z.array(
  z.object({
    kind: z.string(),
    item: z.string(),
    field: z.string(),
    lang: z.string(),
    value: z.unknown(),
  }),
);

/** Where a value lies: of which thing, which field, in which language. */
const place = {
  kind: z.string(),
  item: z.string(),
  field: z.string(),
  lang: z.string(),
};

export const FactReport = z.object({
  id: z.string(),
  path: z.string(),
  name: z.string(),
  subject: ReportSubject,
  kind: z.string(),
  item: z.string(),
  /** "" where it is about no single field. */
  field: z.string(),
  /** The fact as the page showed it then; null where there was none. */
  shown: z.unknown(),
  /** As it is now. */
  now: z.unknown(),
  body: z.string(),
  seenAt: z.string(),
  /** Whether an answer can reach them: the address itself is nobody's to read. */
  mayAnswer: z.boolean(),
  status: z.enum(["new", "accepted", "declined"]),
  answer: z.string(),
  who: z.nullable(z.string()),
  at: z.string(),
});
export type FactReport = z.infer<typeof FactReport>;

export const FactReports = z.object({ reports: z.array(FactReport), waiting: z.number() });
export type FactReports = z.infer<typeof FactReports>;

export const DeclineInput = z.object({
  answer: optionalParagraphs("The answer", reportLimits.answer),
});

/** A value over a shipped one, as it was saved. */
export const Change = z.object({
  id: z.number(),
  state: z.enum(["draft", "published"]),
  value: z.unknown(),
  /** The shipped value again. */
  isShipped: z.boolean(),
  source: z.string(),
  checked: z.nullable(z.string()),
  who: z.string(),
  at: z.string(),
});
export type Change = z.infer<typeof Change>;

export const ChangedField = z.object({
  ...place,
  name: z.string(),
  path: z.nullable(z.string()),
  state: z.enum(["draft", "published"]),
  /** The shipped value is another one than that it was written over. */
  isStale: z.boolean(),
  /** This version of the site does not take it: pages show the shipped value. */
  isRefused: z.boolean(),
  who: z.string(),
  at: z.string(),
});
export type ChangedField = z.infer<typeof ChangedField>;

export const EditableItem = z.object({
  kind: z.string(),
  item: z.string(),
  name: z.string(),
  /** Its page; null where it has none of its own. */
  path: z.nullable(z.string()),
});
export type EditableItem = z.infer<typeof EditableItem>;

export const ContentOverview = z.object({
  changed: z.array(ChangedField),
  found: z.array(EditableItem),
});
export type ContentOverview = z.infer<typeof ContentOverview>;

export const ContentQuery = z.object({ search: optionalLine("The search", 100) });

/** A part of a group that is a text or a number. */
export const ValuePart = z.object({
  name: z.string(),
  type: z.enum(["text", "number"]),
  needed: z.boolean(),
});
export type ValuePart = z.infer<typeof ValuePart>;

export const EditableField = z.object({
  field: z.string(),
  shipped: z.unknown(),
  /** What pages show. */
  now: z.unknown(),
  /** Whether publishing asks where it was read: a fact with a standing. */
  needsSource: z.boolean(),
  published: z.nullable(Change),
  draft: z.nullable(Change),
  isStale: z.boolean(),
  isRefused: z.boolean(),
  /** Of a group of values: what it is made of. */
  parts: z.array(ValuePart),
  /** The last change that this was read with: 0 where there is none. */
  base: z.number(),
  history: z.array(Change),
});
export type EditableField = z.infer<typeof EditableField>;

export const EditableView = z.object({
  ...EditableItem.shape,
  lang: z.string(),
  fields: z.array(EditableField),
  /** Other things that this page is made of: the sight of an attraction. */
  also: z.array(EditableItem),
});
export type EditableView = z.infer<typeof EditableView>;

const base = z.int("Read it again first.").check(z.nonnegative());
const Lang = z._default(z.enum(languages, "That language is not shown yet."), "en");

export const DraftInput = z.object({
  base,
  lang: Lang,
  value: z.unknown(),
  source: optionalLine("The source", 160),
  checked: z._default(z.nullable(z.iso.date("A day is written 2026-11-24.")), null),
});
export type DraftInput = z.infer<typeof DraftInput>;

/** `report`: what made somebody look; it is answered with the publishing. */
export const PublishInput = z.object({
  base,
  lang: Lang,
  report: z._default(z.nullable(z.uuid()), null),
  answer: optionalParagraphs("The answer", reportLimits.answer),
});
export type PublishInput = z.infer<typeof PublishInput>;

export const DropInput = z.object({ base, lang: Lang });

/** Back to an earlier change; null: to the shipped value. */
export const UndoInput = z.object({ base, lang: Lang, to: z.nullable(z.int()) });
export type UndoInput = z.infer<typeof UndoInput>;
