import * as z from "zod/mini";

/** A picture of a card, without words. */
export const ShownPicture = z.object({
  slug: z.string(),
  hour: z.enum(["dawn", "noon", "gold", "dusk", "night"]),
  colour: z.string(),
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()),
});

/** The keeper's own page or a dated one of somebody else. */
const SaidBy = z.enum(["official", "reported"]);

/** How a sight is drawn wherever it stands in a trip, and what its badges say. */
export const SightLook = z.object({
  /** 1 to 5, and behind it its fame: the greatest heads the trip. */
  worth: z.int(),
  /** What is drawn where there is no picture: a symbol of app/ui/stamps.svg. */
  stamp: z.string(),
  /** Its own; null where none has been made. */
  picture: z.nullable(ShownPicture),
  /** `object-position` of the middle of its subject, absent for the picture's own middle. */
  at: z.optional(z.string()),
  /** Absent where nobody knows. */
  stepFree: z.optional(z.enum(["yes", "partly", "no"])),
  /** Who says so; absent: it is unverified. */
  stepFreeStanding: z.optional(SaidBy),
  book: z.optional(z.enum(["advised", "required"])),
  bookStanding: z.optional(SaidBy),
  permit: z.optional(z.enum(["everyone", "foreigners", "indians"])),
  permitStanding: z.optional(SaidBy),
  /** Who says what has no source of its own: whom it lets in, how high it is, what the keeper asks. */
  standing: z.optional(SaidBy),
  /** Whose passports are not let in: all but Indian ones, or those of SAARC countries. */
  closedTo: z.optional(z.enum(["foreign", "saarc"])),
  /** Whom the keeper lets in: nobody of another faith, or not every woman. */
  onlyFor: z.optional(z.enum(["hindus", "muslims", "not-every-woman"])),
  /** Of `entryRules` those that are asked of who is let in; a page that is older than a rule passes over it. */
  rules: z.optional(z.array(z.string())),
  /** What carries in place of the walk, `carriers` of entrance.ts, and how much stays to be walked. */
  carried: z.optional(
    z.object({
      by: z.array(z.string()),
      leaves: z.enum(["little", "much"]),
      standing: z.optional(SaidBy),
    }),
  ),
  /** Youngest age that is let in. */
  minAge: z.optional(z.int()),
  /** Metres above the sea, where that is felt. */
  altitude: z.optional(z.int()),
  /** What its ticket opens too, by name, and for how many days it is good. */
  ticket: z.optional(
    z.object({ sights: z.array(z.string()), days: z.int(), standing: z.optional(SaidBy) }),
  ),
});
export type SightLook = z.infer<typeof SightLook>;

/** GET /data/sight-looks-<hash>.json: of every sight, by its id. */
export const SightLooks = z.record(z.string(), SightLook);
export type SightLooks = z.infer<typeof SightLooks>;
