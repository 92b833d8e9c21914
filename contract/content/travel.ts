import { z } from "zod";

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "kebab-case, e.g. golden-triangle");
const name = z.string().min(3).max(60);

/** A part of India by the name that travellers use, which is no state and no region of the site's four. */
export const TravelRegion = z.strictObject({
  slug,
  name,
  /** What it is looked for by besides, in small letters. */
  aliases: z.array(z.string().min(2).max(40)).max(6),
  /** Whole states, and single bases of others. */
  states: z.array(slug).max(12),
  bases: z.array(slug).max(20),
  /** Of these bases those that one comes through and does not mean. */
  through: z.array(slug).max(10).optional(),
});

/** An airport as people call it, and the place where a trip begins that lands there. */
export const Airport = z.strictObject({
  code: z.string().regex(/^[A-Z]{3}$/),
  name: z.string().min(3).max(40),
  base: slug,
});

export type TravelRegion = z.infer<typeof TravelRegion>;
export type Airport = z.infer<typeof Airport>;
