import type { $ZodType } from "zod/v4/core";
import * as content from "#contract/content/content.ts";
import * as contentParts from "#contract/content/content-parts.ts";
import * as festival from "#contract/content/festival.ts";
import * as lists from "#contract/content/lists.ts";
import * as packedFacts from "#contract/content/packed-facts.ts";
import * as plannable from "#contract/content/plannable.ts";
import * as plannableFestivals from "#contract/content/plannable-festivals.ts";
import * as searchEntry from "#contract/content/search-entry.ts";
import * as money from "#contract/quote/money.ts";
import * as moneyDocument from "#contract/quote/money-document.ts";
import * as quote from "#contract/quote/quote.ts";
import * as quoteItem from "#contract/quote/quote-item.ts";
import * as rateBook from "#contract/quote/rate-book.ts";
import * as settle from "#contract/quote/settle.ts";
import * as text from "#contract/text.ts";
import * as duties from "#contract/trip/duties.ts";
import * as itinerary from "#contract/trip/itinerary.ts";
import * as tripDays from "#contract/trip/trip-days.ts";
import * as wish from "#contract/trip/wish.ts";
import * as account from "#contract/wire/account.ts";
import * as accounts from "#contract/wire/accounts.ts";
import * as admin from "#contract/wire/admin.ts";
import * as agenda from "#contract/wire/agenda.ts";
import * as audit from "#contract/wire/audit.ts";
import * as chat from "#contract/wire/chat.ts";
import * as contact from "#contract/wire/contact.ts";
import * as desk from "#contract/wire/desk.ts";
import * as deskAdmins from "#contract/wire/desk-admins.ts";
import * as deskContacts from "#contract/wire/desk-contacts.ts";
import * as deskNewsletter from "#contract/wire/desk-newsletter.ts";
import * as deskOffice from "#contract/wire/desk-office.ts";
import * as deskOverview from "#contract/wire/desk-overview.ts";
import * as deskQuotes from "#contract/wire/desk-quotes.ts";
import * as deskRequests from "#contract/wire/desk-requests.ts";
import * as deskTripChanges from "#contract/wire/desk-trip-changes.ts";
import * as deskTripDetail from "#contract/wire/desk-trip-detail.ts";
import * as deskVoices from "#contract/wire/desk-voices.ts";
import * as keptPlans from "#contract/wire/kept-plans.ts";
import * as moneySettings from "#contract/wire/money-settings.ts";
import * as newsletter from "#contract/wire/newsletter.ts";
import * as photos from "#contract/wire/photos.ts";
import * as planTrip from "#contract/wire/plan-trip.ts";
import * as reviews from "#contract/wire/reviews.ts";
import * as sharedPlans from "#contract/wire/shared-plans.ts";
import * as tripEdits from "#contract/wire/trip-edits.ts";
import * as tripNotices from "#contract/wire/trip-notices.ts";
import * as tripPage from "#contract/wire/trip-page.ts";
import * as tripQuotes from "#contract/wire/trip-quotes.ts";
import * as tripTalks from "#contract/wire/trip-talks.ts";
import * as trips from "#contract/wire/trips.ts";
import * as webhooks from "#contract/wire/webhooks.ts";
import * as document from "#trip/document.ts";
import * as tripEdit from "#trip/edits/trip-edit.ts";
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
    duties,
    deskRequests,
    deskTripDetail,
    deskVoices,
    itinerary,
    keptPlans,
    lists,
    money,
    newsletter,
    photos,
  ],
  ...[
    planTrip,
    packedFacts,
    plannable,
    plannableFestivals,
    quote,
    rateBook,
    reviews,
    searchEntry,
    sharedPlans,
    text,
    tripDays,
  ],
  ...[
    tripNotices,
    tripPage,
    tripEdit,
    tripEdits,
    tripQuotes,
    tripTalks,
    trips,
    wish,
    document,
    service,
    told,
  ],
  ...[
    contentParts,
    festival,
    deskContacts,
    deskNewsletter,
    deskQuotes,
    deskTripChanges,
    moneySettings,
    moneyDocument,
    quoteItem,
    settle,
    webhooks,
  ],
];

/** Two that mean different things under one name, and those whose file says what they belong to. */
const renamed = new Map<unknown, string>([
  [wish.Party, "WishParty"],
  [wish.Pin, "WishPin"],
  [service.Service, "TripService"],
  [deskAdmins.SessionsEnded, "DeskSessionsEnded"],
  // As MoneySettings is called where it comes in.
  [moneySettings.MoneySettingsInput, "MoneySettingsChange"],
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
