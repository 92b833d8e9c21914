import * as z from "zod/mini";
import { honeypot, line, optionalEmail } from "#contract/text.ts";

/** 'Submit Your Photos' of the gallery: a submission is announced, then each photo is sent by itself. */

export const photoLimits = {
  bytes: 10 * 1024 * 1024,
  perSubmission: 10,
  place: 120,
  credit: 80,
  /** Hours that an announced photo may still be sent. */
  hours: 24,
  perPage: 24,
} as const;

const File = z.object({
  name: line("File name", 200),
  size: z
    .int("The size of each photo is required.")
    .check(
      z.minimum(1, "A photo is empty."),
      z.maximum(photoLimits.bytes, "A photo must be smaller than 10 MB."),
    ),
});

export const PhotoSubmissionInput = z.object({
  place: line("Place", photoLimits.place),
  /** Who is named beside the photo. */
  credit: line("Your name", photoLimits.credit),
  email: optionalEmail(),
  website: honeypot,
  files: z
    .array(File, "Choose at least one photo.")
    .check(
      z.minLength(1, "Choose at least one photo."),
      z.maxLength(photoLimits.perSubmission, "Ten photos at a time, please."),
    ),
});
export type PhotoSubmissionInput = z.infer<typeof PhotoSubmissionInput>;

/** `awaited`: not arrived yet; `pending`: arrived, not looked at. */
export const PhotoStatus = z.enum(["awaited", "pending", "approved", "refused"]);
export type PhotoStatus = z.infer<typeof PhotoStatus>;

export const SubmittedPhoto = z.object({ id: z.string(), name: z.string(), status: PhotoStatus });
export type SubmittedPhoto = z.infer<typeof SubmittedPhoto>;

/**
 * What was announced, in the order of `files`. Send each photo's bytes by PUT to
 * `/api/photos/{id}` with the token in `x-submission-token`; after an error read the submission
 * again and send those still awaited.
 */
export const PhotoSubmission = z.object({
  id: z.string(),
  token: z.string(),
  photos: z.array(SubmittedPhoto),
});
export type PhotoSubmission = z.infer<typeof PhotoSubmission>;

/** What of a submission has arrived: its token is not told a second time. */
export const PhotoSubmissionState = z.omit(PhotoSubmission, { token: true });
export const PhotoArrived = z.object({ message: z.string(), photo: SubmittedPhoto });

/** A photo of the gallery. Addresses are of WebP pictures; the colour is #rrggbb. */
export const GalleryPhoto = z.object({
  id: z.string(),
  place: z.string(),
  credit: z.string(),
  width: z.int(),
  height: z.int(),
  colour: z.string(),
  url: z.string(),
  thumbnail: z.string(),
  approved_at: z.string(),
});
export type GalleryPhoto = z.infer<typeof GalleryPhoto>;

export const GalleryPage = z.object({
  photos: z.array(GalleryPhoto),
  next: z.nullable(z.string()),
});
export type GalleryPage = z.infer<typeof GalleryPage>;

export const photoTexts = {
  arrived: "Thank you. Your photo has arrived; we look at each before it joins the gallery.",
  kind: "Only JPG, PNG, WEBP or AVIF photos, please.",
  size: "A photo must be smaller than 10 MB.",
  gone: "This submission has ended. Please choose the photos again.",
} as const;
