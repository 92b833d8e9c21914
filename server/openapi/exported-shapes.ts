import type { $ZodType } from "zod/v4/core";
import * as account from "#contract/account.ts";
import * as accounts from "#contract/accounts.ts";
import * as admin from "#contract/admin.ts";
import * as agenda from "#contract/agenda.ts";
import * as audit from "#contract/audit.ts";
import * as chat from "#contract/chat.ts";
import * as contact from "#contract/contact.ts";
import * as content from "#contract/content.ts";
import * as desk from "#contract/desk.ts";
import * as deskAdmins from "#contract/desk-admins.ts";
import * as deskOffice from "#contract/desk-office.ts";
import * as deskOverview from "#contract/desk-overview.ts";
import * as deskRequests from "#contract/desk-requests.ts";
import * as deskVoices from "#contract/desk-voices.ts";
import * as itinerary from "#contract/itinerary.ts";
import * as keptPlans from "#contract/kept-plans.ts";
import * as lists from "#contract/lists.ts";
import * as money from "#contract/money.ts";
import * as newsletter from "#contract/newsletter.ts";
import * as photos from "#contract/photos.ts";
import * as planTrip from "#contract/plan-trip.ts";
import * as plannable from "#contract/plannable.ts";
import * as quote from "#contract/quote.ts";
import * as rateBook from "#contract/rate-book.ts";
import * as reviews from "#contract/reviews.ts";
import * as searchEntry from "#contract/search-entry.ts";
import * as sharedPlans from "#contract/shared-plans.ts";
import * as text from "#contract/text.ts";
import * as tripDays from "#contract/trip-days.ts";
import * as tripPage from "#contract/trip-page.ts";
import * as tripQuotes from "#contract/trip-quotes.ts";
import * as tripTalks from "#contract/trip-talks.ts";
import * as trips from "#contract/trips.ts";
import * as wish from "#contract/wish.ts";
import * as document from "#trip/document.ts";
import * as service from "#trip/service.ts";
import * as told from "#trip/told.ts";

/** Where the wire's shapes stand: each that a file exports is named in the description as it is there. */
const modules: object[] = [
  ...[
    account,
    accounts,
    admin,
    agenda,
    audit,
    chat,
    contact,
    content,
    desk,
    deskAdmins,
    deskOffice,
  ],
  ...[
    deskOverview,
    deskRequests,
    deskVoices,
    itinerary,
    keptPlans,
    lists,
    money,
    newsletter,
    photos,
  ],
  ...[planTrip, plannable, quote, rateBook, reviews, searchEntry, sharedPlans, text, tripDays],
  ...[tripPage, tripQuotes, tripTalks, trips, wish, document, service, told],
];

/** Two that mean different things under one name, and those whose file says what they belong to. */
const renamed = new Map<unknown, string>([
  [wish.Party, "WishParty"],
  [wish.Pin, "WishPin"],
  [service.Service, "TripService"],
  [deskAdmins.SessionsEnded, "DeskSessionsEnded"],
  // As MoneySettings is called where it comes in.
  [tripQuotes.MoneySettingsInput, "MoneySettingsChange"],
]);

/** What a generated client has a type for: texts and numbers stay where they are. */
const kinds = new Set(["object", "union", "enum", "array", "record", "pipe"]);

const isShape = (value: unknown): value is $ZodType =>
  typeof value === "object" &&
  value !== null &&
  "_zod" in value &&
  kinds.has((value as $ZodType)._zod.def.type);

/** Every shape with its name; two that have one name may not both be described. */
export const listShapes = (): [name: string, shape: $ZodType][] =>
  modules
    .flatMap((module) => Object.entries(module))
    .flatMap(([exported, value]): [string, $ZodType][] =>
      isShape(value) && /^[A-Z]/.test(exported) ? [[renamed.get(value) ?? exported, value]] : [],
    );
