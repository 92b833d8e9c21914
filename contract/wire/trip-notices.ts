import * as z from "zod/mini";
import { languages } from "#contract/languages.ts";
import { line, paragraphs } from "#contract/text.ts";

/** What the office changed on an agreed trip, as it is told to whoever travels. */

export const noticeKinds = [
  "words",
  "driver",
  "guide",
  "arrival",
  "departure",
  "hotel",
  "offer",
  "paper",
  "cancelled",
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Values by their names (`title`, `person`, `phone`, `vehicle`, `plate`, `time`, `by`, `place`, `was`, `number`, `words`); none is empty. */
const Says = z.record(z.string(), z.string());

export const TripNotice = z.object({
  id: z.string(),
  kind: z.enum(noticeKinds),
  says: Says,
  urgent: z.boolean(),
  at: z.string(),
  /** Nobody has opened it by this link. */
  isNew: z.boolean(),
});
export type TripNotice = z.infer<typeof TripNotice>;

/** PUT /api/trip/{token}/notices/seen: they were shown. */
export const NoticesSeen = z.object({
  ids: z.array(z.uuid("That is no notice.")).check(z.maxLength(100, "At most 100 notices.")),
});
export type NoticesSeen = z.infer<typeof NoticesSeen>;

const key = (label: string, most: number) =>
  z
    .string(`${label} is required.`)
    .check(
      z.regex(/^[\w-]+={0,2}$/, `${label} is not valid.`),
      z.maxLength(most, `${label} is too long.`),
    );
const endpoint = line("The address of the push service", 1000);

/** PUT /api/trip/{token}/phone: a phone wants to be told of changes. */
export const PhoneInput = z.object({
  endpoint,
  keys: z.object({ p256dh: key("The key", 120), auth: key("The secret", 60) }),
  /** Of `TripBook.push`: with which key it was made. */
  keyId: key("The key's name", 40),
  language: z.enum(languages, "There is no such language."),
  timeZone: line("The time zone", 60),
});
export type PhoneInput = z.infer<typeof PhoneInput>;

/** PUT /api/trip/{token}/phone/off: it does not want to any more. */
export const PhoneOff = z.object({ endpoint });
export type PhoneOff = z.infer<typeof PhoneOff>;

/** GET /api/desk/trips/{id}/notices. */
export const DeskNotices = z.object({
  /** The latest first. */
  notices: z.array(
    z.object({
      ...z.omit(TripNotice, { isNew: true }).shape,
      /** Who wrote it or changed it; "": the house. */
      who: z.string(),
      /** Not sent before then: it is night. */
      dueAt: z.string(),
      toldAt: z.nullable(z.string()),
      mailedAt: z.nullable(z.string()),
      /** `by`: the trip's own traveller, or the member of the group whose link it is; "" for a link of nobody's. */
      reads: z.array(z.object({ link: z.enum(["edit", "read"]), by: z.string(), at: z.string() })),
    }),
  ),
  /** Phones that are told. */
  phones: z.int(),
});
export type DeskNotices = z.infer<typeof DeskNotices>;

/** POST /api/desk/trips/{id}/notices: the office's own words. */
export const NoticeInput = z.object({
  words: paragraphs("What you tell", 600),
  urgent: z.boolean(),
});
export type NoticeInput = z.infer<typeof NoticeInput>;

export const noticeTexts = {
  notAgreed: "Nothing is agreed for this trip yet: write to the traveller instead.",
  noService: "Messages to this browser's service are not sent from here. You are told by mail.",
  noKeys: "The keys of this phone are not valid.",
  otherKey: "The site's key has changed. Load the page again.",
  tooMany: "This link tells ten phones already.",
} as const;
