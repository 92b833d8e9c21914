import * as z from "zod/mini";
import { email, line, optionalParagraphs, phone } from "#contract/text.ts";
import { addDays } from "#contract/trip/calendar-day.ts";
import { PlanTalkId } from "./shared-plans.ts";

/** The Plan Your Trip request, sections 3 and 5 of the specification. */

export const tripTypes = ["leisure", "honeymoon", "family", "adventure", "business"] as const;
export const travelerOptions = ["1", "2", "3", "4", "5", "6", "7", "8", "9+"] as const;

export type TripType = (typeof tripTypes)[number];

/** Days from today that a request may lie ahead. */
export const furthestTravelDays = 3 * 366;

/** "" where the day of travel is known, "2027-03" where its month alone is, "open" where neither: the date is assumed then. */
export const TravelWhen = z._default(z.string(), "");
/** Days after which a trip is assumed to begin while nobody has said when. */
const assumedDays = 90;

/** Of what was said ("2027-02-14", "2027-02" or nothing): the day to reckon with, seen from `today`, and how well it is known. */
export function readTravelWhen(
  said: string,
  today: string,
): { travelDate: string; travelWhen: string } {
  if (said === "") return { travelDate: addDays(today, assumedDays), travelWhen: "open" };
  if (said.length > 7) return { travelDate: said, travelWhen: "" };
  const first = `${said}-01`;
  return { travelDate: said === today.slice(0, 7) ? today : first, travelWhen: said };
}

function isCalendarDate(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** A value of trip/link.ts as a request carries it; empty: no plan. */
export const PlanText = z._default(
  z
    .string("The plan is not readable.")
    .check(
      z.maxLength(6000, "The plan is too long."),
      z.regex(/^(\d{1,3}\.[\w-]+)?$/, "The plan is not readable."),
    ),
  "",
);

/** Hash of the trip's document as the sender's own page showed it (trip/hash.ts); empty: it did not say. */
export const SeenHash = z._default(
  z
    .string("The hash of the plan is not readable.")
    .check(z.regex(/^([0-9a-f]{64})?$/, "The hash of the plan is not readable.")),
  "",
);

export const TripRequestInput = z.object({
  id: z.uuid("The request must name the account that sends it."),
  name: line("Full Name", 100),
  email: email("Email Address"),
  phone: phone("Phone Number"),
  destination: line("Destination", 120),
  travelDate: line("Travel Date", 10).check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/, "Travel Date must be a date, such as 2027-02-14."),
    z.refine(isCalendarDate, "Travel Date is not a day of the calendar."),
  ),
  /** The form's select sends text; a number is taken as well. */
  travelers: z.pipe(
    z.transform((value: unknown) => (typeof value === "number" ? String(value) : value)),
    z.enum(travelerOptions, "Number of Travelers must be 1 to 8, or 9+."),
  ),
  tripType: z.enum(tripTypes, "Trip Type is not one of the five."),
  message: optionalParagraphs("Your special request", 4000),
  plan: PlanText,
  talk: PlanTalkId,
  seen: SeenHash,
});
export type TripRequestInput = z.infer<typeof TripRequestInput>;

/**
 * Whether a travel date can be kept, seen from `today` (YYYY-MM-DD where the traveller is);
 * a sentence for the form, or null when it is well.
 */
export function findTravelDateFault(travelDate: string, today: string): string | null {
  if (travelDate < today) return "Travel Date is in the past.";
  const days = (Date.parse(travelDate) - Date.parse(today)) / 86_400_000;
  return days > furthestTravelDays ? "Travel Date is more than three years ahead." : null;
}

/** An item of GET /Travellerlist, section 3. */
export const TravellerListItem = z.object({
  User_id: z.string(),
  email: z.string(),
  destination: z.string(),
  name: z.string(),
  travelers: z.string(),
  travelDate: z.string(),
  /** Beyond the specification. */
  travelWhen: TravelWhen,
  type: z.string(),
  created_at: z.string(),
  /** Beyond the specification. */
  id: z.string(),
  reference: z.string(),
  phone: z.string(),
  message: z.string(),
});
export type TravellerListItem = z.infer<typeof TravellerListItem>;

/** What POST /Tripdata answers. */
export const TripSent = z.object({ message: z.string(), reference: z.string(), id: z.string() });
export type TripSent = z.infer<typeof TripSent>;
