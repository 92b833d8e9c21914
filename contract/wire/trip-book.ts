import * as z from "zod/mini";
import { CardLanguage } from "#contract/content/show-cards.ts";

/**
 * GET /api/trip/{token}/book: what is taken along of a trip beside its page and its quote. Minutes are after
 * midnight in India; a telephone is written as one dials it.
 */

export const BookStop = z.object({
  id: z.string(),
  lat: z.number(),
  lon: z.number(),
  /** Opening hours of the date, as pairs of minutes; empty: closed all day; null: nobody knows. */
  open: z.nullable(z.array(z.tuple([z.int(), z.int()]))),
  /** Who says so; absent: unverified. */
  openStanding: z.optional(z.enum(["official", "reported"])),
  /** Minutes of the ride there, by distance and terrain from where one comes from; null: not known. */
  ride: z.nullable(z.int()),
});
export type BookStop = z.infer<typeof BookStop>;

export const BookDay = z.object({
  id: z.string(),
  /** YYYY-MM-DD, counted from the departure where the day has no date of its own. */
  date: z.string(),
  sun: z.nullable(z.object({ rise: z.int(), set: z.int() })),
  /** Holidays of the whole country on that day. */
  holidays: z.array(z.string()),
  /** Of the state in which the day is spent: a language of `languages`. */
  language: z.string(),
  /** Those whose place is known. */
  stops: z.array(BookStop),
  bed: z.nullable(z.object({ lat: z.number(), lon: z.number() })),
  /** Place in `hotels`; null: none is named. */
  hotel: z.nullable(z.int()),
});
export type BookDay = z.infer<typeof BookDay>;

export const BookHotel = z.object({
  name: z.string(),
  /** As it stands on its door, in the script of that state; absent or "" where nobody gave it. */
  localName: z.optional(z.string()),
  text: z.string(),
  address: z.string(),
  phone: z.string(),
});
export type BookHotel = z.infer<typeof BookHotel>;

const Telephone = z.object({ label: z.string(), shown: z.string(), href: z.string() });

export const TripBook = z.object({
  /** When it was put together. */
  at: z.string(),
  title: z.string(),
  /** The last day, YYYY-MM-DD. */
  ends: z.string(),
  days: z.array(BookDay),
  hotels: z.array(BookHotel),
  office: z.object({
    address: z.array(z.string()),
    numbers: z.array(Telephone),
    email: z.string(),
  }),
  /** What the handbook says first, and its tables. */
  handbook: z.array(
    z.object({
      slug: z.string(),
      title: z.string(),
      short: z.array(z.string()),
      tables: z.array(
        z.object({
          title: z.string(),
          rows: z.array(z.array(z.string())),
          lang: z.nullable(z.string()),
        }),
      ),
    }),
  ),
  /** English, Hindi, and those of the states of the trip. */
  languages: z.array(CardLanguage),
  /** Files below the trip's own address; `version` changes when any of them does. */
  papers: z.object({
    version: z.string(),
    files: z.array(z.object({ path: z.string(), name: z.string() })),
  }),
  /** The key with which a phone is told of changes; absent in a book that was kept before. */
  push: z.optional(z.object({ id: z.string(), publicKey: z.string() })),
});
export type TripBook = z.infer<typeof TripBook>;

export const bookTexts = {
  noVouchers: "Nothing of this trip is confirmed yet.",
  vouchersByEditing: "Vouchers are for the link that edits the trip.",
} as const;

/** A trip that was taken along goes so many days after its last one. */
export const bookRetentionDays = 30;
