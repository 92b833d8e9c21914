import * as z from "zod/mini";
import { line } from "#contract/text.ts";

/**
 * Papers and photos of a trip: calls under /api/trip/{token}/files and /api/desk/trips/{id}/files. Bytes are sent as
 * they are; pictures are kept as WebP without where they were made.
 */

export const tripFileLimits = {
  ...{ name: 120, papers: 30, photos: 200 },
  /** Bytes of a PDF, and of a picture as it is sent. */
  ...{ pdf: 3 * 1024 * 1024, picture: 10 * 1024 * 1024 },
} as const;

const yesOrNo = z._default(z.enum(["yes", "no"], "It is yes or no."), "no");

/** Query of PUT: what comes, and who else sees it. */
export const TripFileQuery = z.object({
  kind: z.enum(["paper", "photo"], "It is a paper or a photo."),
  name: line("The name", tripFileLimits.name),
  group: yesOrNo,
  office: yesOrNo,
});
export type TripFileQuery = z.infer<typeof TripFileQuery>;

export const TripFile = z.object({
  id: z.string(),
  kind: z.enum(["paper", "photo"]),
  name: z.string(),
  mimetype: z.enum(["application/pdf", "image/webp"]),
  bytes: z.int(),
  /** Of pictures, in px. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  /** Who added it: a member's name, "" for the trip's own traveller; null for the office. */
  by: z.nullable(z.string()),
  forGroup: z.boolean(),
  forOffice: z.boolean(),
  /** Whoever asks may take it away. */
  mayRemove: z.boolean(),
  at: z.string(),
});
export type TripFile = z.infer<typeof TripFile>;

/** Oldest first. */
export const TripFiles = z.object({ files: z.array(TripFile) });
export type TripFiles = z.infer<typeof TripFiles>;

export const tripFileTexts = {
  notYours: "This link reads the trip. Its papers take a link of one's own.",
  noFile: "This paper or photo is not there, or not any more.",
  kind: "Papers are PDF files of up to 3 MB, or pictures.",
  full: "This trip has as many of them as it can hold.",
} as const;
