import { z } from "zod";
import { Slug } from "#contract/content/content-parts.ts";

/** A picture of a place that the office has put in the place of the shipped one. */
export const OwnPicture = z.strictObject({
  /** Of its files, and no longer ones than it names. */
  file: z.uuid("Send the picture first."),
  /** What it shows, for whoever does not see it. */
  alt: z
    .string()
    .min(10, "Say in ten letters or more what the picture shows.")
    .max(300, "At most 300 letters say what it shows."),
  /** Who made it, as it has to be said; empty where nobody has to. */
  credit: z.string().max(120, "At most 120 letters say who made it."),
  width: z.int().min(1).max(4000),
  height: z.int().min(1).max(4000),
  widths: z.array(z.int().min(1).max(4000)).min(1).max(6),
  colour: z.string().regex(/^#[0-9a-f]{6}$/),
  placeholder: z
    .string()
    .regex(/^data:image\/webp;base64,[A-Za-z0-9+/=]+$/)
    .max(4000),
  /** Where its subject is, as parts of its width and height. */
  focus: z.strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }),
});
export type OwnPicture = z.infer<typeof OwnPicture>;

/** A picture by its name, and what stands in its place; null: the shipped one, or a map. */
export const PlacePicture = z.strictObject({ slug: Slug, own: OwnPicture.nullable() });
export type PlacePicture = z.infer<typeof PlacePicture>;

/** Its name among the site's pictures: `/pictures/own-<file>-960.avif`. */
export const nameOfOwn = (file: string): string => `own-${file}`;

/** The file of such a name; null for a picture of the site's own. */
export const fileOfOwn = (slug: string): string | null =>
  /^own-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(slug)?.[1] ?? null;
