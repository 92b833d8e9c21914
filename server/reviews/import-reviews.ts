import { z } from "zod";
import { ReviewInput } from "#contract/wire/reviews.ts";
import type { Db } from "#server/db/database.ts";
import { portraitUrl } from "#server/portraits/portraits.ts";
import { displayNameOf } from "./author.ts";
import * as store from "./store.ts";

/** A row of the table `Comments`, section 3 of the specification, as another site kept it. */
export const ForeignReview = z.object({
  id: z.union([z.number(), z.string()]),
  created_at: z
    .string()
    .transform((text) => new Date(text))
    .refine((date) => !Number.isNaN(date.getTime())),
  Name: z.string().nullish(),
  ratings: z.unknown(),
  title: z.unknown(),
  comment: z.unknown(),
  excerpt: z.unknown(),
});
export type ForeignReview = z.infer<typeof ForeignReview>;

export type ReviewOutcome = "imported" | "known" | "refused";

type Writer = { id: string; email: string; userMetadata: Record<string, unknown> };

/**
 * Takes a review over under its writer's account, with its own date, held to what a review may be here
 * (`refused` where it is not). `portrait` is the name of the account's picture. One that the account has of that very moment and title is `known`.
 */
export async function importReview(
  db: Db,
  writer: Writer,
  row: ForeignReview,
  portrait: string | null,
): Promise<ReviewOutcome> {
  const read = ReviewInput.safeParse({
    title: row.title,
    rating: typeof row.ratings === "number" ? row.ratings : String(row.ratings ?? ""),
    comment: row.comment,
    excerpt: row.excerpt,
  });
  if (!read.success) return "refused";
  await store.lockAuthor(db, writer.id);
  if (await store.hasReview(db, writer.id, read.data.title, row.created_at)) return "known";
  const { place: _, ...words } = read.data;
  await store.insertReview(
    db,
    {
      userId: writer.id,
      authorName: row.Name
        ? displayNameOf({ userMetadata: { name: row.Name } })
        : displayNameOf(writer),
      authorEmail: writer.email,
      avatarPath: portrait && portraitUrl(portrait),
    },
    words,
    row.created_at,
  );
  return "imported";
}
