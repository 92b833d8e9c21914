import { z } from "zod";
import { Coordinates } from "./content-parts.ts";
import { Clock } from "./static-content.ts";

/** Seven days, Sunday first (0), as `Date.prototype.getDay` counts; null when closed. */
export const WeekHours = z
  .array(z.strictObject({ opens: Clock, closes: Clock }).nullable())
  .length(7);
const Telephone = z.strictObject({
  label: z.string(),
  shown: z.string(),
  href: z.string().regex(/^tel:\+\d{8,15}$/),
});

export const Office = z.strictObject({
  name: z.string(),
  address: z.array(z.string()).min(2).max(6),
  postal: z.strictObject({
    street: z.string(),
    locality: z.string(),
    region: z.string(),
    postalCode: z.string().regex(/^\d{6}$/),
    country: z.string().length(2),
  }),
  coordinates: Coordinates,
  phone: Telephone,
  helpline: Telephone,
  fax: Telephone,
  emails: z.array(z.strictObject({ label: z.string(), address: z.email() })).length(2),
  timeZone: z.literal("Asia/Kolkata"),
  week: WeekHours,
  /** The hours as the specification words them, in reading order. */
  hours: z.array(z.strictObject({ days: z.string(), hours: z.string() })).length(3),
});
export type WeekHours = z.infer<typeof WeekHours>;
export type Office = z.infer<typeof Office>;
