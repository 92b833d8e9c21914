import * as z from "zod/mini";
import { deskPhone } from "#contract/dial-india.ts";
import { line, optionalEmail, optionalLine, optionalParagraphs } from "#contract/text.ts";
import { calendarDate, TripListQuery } from "./desk.ts";
import { lostCodes, tripSources, tripStages } from "./trip-stages.ts";
import { travelerOptions, tripTypes } from "./trips.ts";

/** What the desk does with requests beyond one at a time: enters, bundles, keeps lists, counts. */
const isZone = (zone: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: zone }));
  } catch {
    return false;
  }
};

/** The list as a table: with its times where the reader sits. */
export const TripTableQuery = z.extend(TripListQuery, {
  zone: z._default(
    z.string().check(z.maxLength(60), z.refine(isZone, "There is no such time zone.")),
    "Asia/Kolkata",
  ),
});

/** A request that came by telephone or otherwise, as the desk writes it down. */
export const TripEntryInput = z
  .object({
    source: z
      .enum(tripSources, "Say how the request came.")
      .check(z.refine((source) => source !== "site", "Requests of the site come by themselves.")),
    name: line("The name", 100),
    email: optionalEmail("The e-mail address"),
    phone: deskPhone("The telephone number"),
    destination: line("The destination", 120),
    /** A day, a month ("2027-03"), or nothing while nobody knows. */
    travelDate: z._default(
      z.union(
        [calendarDate, z.string().check(z.regex(/^([12]\d{3}-(0[1-9]|1[0-2]))?$/))],
        "The date must look like 2027-02-14, or 2027-02 for a month.",
      ),
      "",
    ),
    travelers: z.enum(travelerOptions, "The number of travellers is 1 to 8, or 9+."),
    tripType: z.enum(tripTypes, "The trip type is not one of the five."),
    message: optionalParagraphs("The wish", 4000),
    /** The conversation or message it was made of. */
    origin: z._default(optionalLine("The origin", 60), ""),
    /** Whether the traveller is told by mail what was written down. */
    confirm: z._default(z.boolean(), false),
  })
  .check(
    z.refine(({ email, phone }) => email !== "" || phone !== "", {
      message: "Give an e-mail address or a telephone number: somebody has to be answered.",
      path: ["phone"],
    }),
  );
export type TripEntryInput = z.infer<typeof TripEntryInput>;

/** What became of a change of several: those that somebody else had changed meanwhile are told. */
export const TripBulkResult = z.object({
  changed: z.int(),
  left: z.array(z.object({ id: z.string(), reference: z.string(), reason: z.string() })),
});
export type TripBulkResult = z.infer<typeof TripBulkResult>;

export const viewLimits = { name: 60, query: 400, most: 30 } as const;

/** A list that one comes back to: the filters as the address carries them. */
export const DeskViewInput = z.object({
  name: line("The name", viewLimits.name),
  query: optionalLine("The filters", viewLimits.query),
});
export const DeskView = z.object({ id: z.string(), name: z.string(), query: z.string() });
export type DeskView = z.infer<typeof DeskView>;
export const DeskViewList = z.object({ views: z.array(DeskView) });

export const numberMonths = 12;
const Fate = z.object({ requests: z.int(), accepted: z.int(), lost: z.int() });

/** What became of the requests of the last twelve months. */
export const DeskNumbers = z.object({
  /** Requests that came at least as far as a stage, of all that came; of `lost` those that were lost once. */
  stages: z.array(z.object({ stage: z.enum(tripStages), requests: z.int() })),
  sources: z.array(z.extend(Fate, { source: z.enum(tripSources) })),
  /** By the month in which they came (YYYY-MM, the office's), oldest first. */
  months: z.array(
    z.extend(Fate, {
      month: z.string(),
      /** Median seconds to the first answer; null: none was answered. */
      answerSeconds: z.nullable(z.number()),
    }),
  ),
  lost: z.array(z.object({ code: z.enum(lostCodes), requests: z.int() })),
});
export type DeskNumbers = z.infer<typeof DeskNumbers>;
