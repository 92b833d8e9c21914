/**
 * Every limit of the house by its name: so many (`count`) in a window (`seconds`) that begins with the first of
 * them, of whom (`owner`), and why. Who is beyond a limit has used up their own; what all have together is never
 * refused but comes later or is done elsewhere (docs/decisions/092).
 */

/** Whose a limit is: what stands in its key. */
export type LimitOwner =
  | "account"
  | "administrator"
  /** A household: an IPv4 address, an IPv6 /64. */
  | "network"
  /** A street of them: an IPv4 /24, an IPv6 /56 or /48. */
  | "wide network"
  | "mail address"
  | "telephone"
  | "trip"
  /** A trip's reading link, apart from those that edit. */
  | "link"
  /** A trip's link as one network uses it: what a stranger spends by it is their own. */
  | "link and network"
  /** One that is shared by a short address. */
  | "plan"
  | "plan and network"
  | "quote"
  | "conversation"
  | "question to a supplier"
  | "session"
  /** One delivery of the mail provider. */
  | "signature"
  | "second factor"
  | "browser"
  /** All together: beyond it nobody is refused, the work waits or is done elsewhere. */
  | "everybody";

export type Limit = {
  count: number;
  seconds: number;
  owner: LimitOwner;
  reason: string;
  /** A loosening would let codes or passwords be guessed, or break what the specification says. */
  isFixed?: true;
};

const minute = 60;
const quarter = 15 * minute;
const hour = 60 * minute;
const day = 24 * hour;

const limit = (count: number, seconds: number, owner: LimitOwner, reason: string): Limit => ({
  count,
  seconds,
  owner,
  reason,
});
const fixed = (...said: Parameters<typeof limit>): Limit => ({ ...limit(...said), isFixed: true });

const requests = {
  trip: limit(20, hour, "account", "A family that plans sends a few requests, a script many."),
  "trip-wish": limit(10, hour, "network", "Requests by an address alone, each a mail to somebody."),
  "trip-wish-near": limit(20, hour, "wide network", "Of a /56: beyond it the mails wait."),
  "trip-wish-wide": limit(40, hour, "wide network", "Of a /48 or a /24: beyond it the mails wait."),
  "trip-wish-to": limit(3, day, "mail address", "Whoever types a stranger's address mails them."),
  "trip-wish-mails": limit(200, hour, "everybody", "Mails to unproved addresses; others wait."),
  "trip-wish-later": limit(10, minute, "everybody", "Mails that waited; the next go a minute on."),
  "trip-confirm": limit(60, hour, "network", "Links of mails are followed a few times."),
  plan: limit(30, 10 * minute, "network", "A plan of the server costs a fifth of a second."),
  "plan-site": limit(
    240,
    minute,
    "everybody",
    "Beyond it browsers plan by themselves; machines wait.",
  ),
  search: limit(240, 10 * minute, "network", "While one types the browser searches by itself."),
  "share-plan": limit(60, hour, "network", "A family that compares plans, not a script."),
  "plan-talk": limit(600, 10 * minute, "network", "A page asks when one comes back to it."),
  "plan-comments": limit(60, hour, "plan", "Its address may be anybody's by now."),
  "plan-comments-network": limit(20, hour, "plan and network", "Its part of the plan's."),
  "plan-votes": limit(300, hour, "plan", "Its address may be anybody's by now."),
  "plan-votes-network": limit(60, hour, "plan and network", "Its part of the plan's."),
  "plan-voters": limit(60, day, "plan", "Browsers that vote for the first time."),
  "plan-voters-network": limit(12, day, "plan and network", "Its part of the plan's."),
  "kept-plan": limit(300, 10 * minute, "account", "A plan is kept after each change."),
} satisfies Record<string, Limit>;

const trips = {
  "trip-days": limit(300, hour, "trip", "A family edits for an evening, a script does not stop."),
  "trip-comments": limit(60, hour, "trip", "A talk of a family."),
  "trip-votes": limit(300, hour, "trip", "Votes are changed often."),
  "trip-messages": limit(30, hour, "trip", "Each is a mail to the office."),
  "trip-links": limit(30, hour, "trip", "A link is renewed now and then."),
  "trip-files": limit(120, hour, "trip", "Up to ten megabytes each, to be unpacked."),
  "desk-files": limit(300, hour, "administrator", "Up to ten megabytes each, to be unpacked."),
  "trip-group": limit(600, hour, "trip", "Expenses of a day and ticks of a list, sent at once."),
  "trip-message": limit(30, hour, "account", "Each is a mail to the office."),
  "trip-correction": limit(30, hour, "account", "Each is a mail to the office."),
  "trip-reply": limit(120, hour, "administrator", "Each is a mail to a traveller."),
  "sign-up-help": limit(60, hour, "administrator", "Each is a mail to an unproved address."),
  "place-pictures": limit(60, hour, "administrator", "Pictures of places that the office sends."),
  "trip-entry": limit(120, hour, "administrator", "Requests written down at the desk."),
  "inbound-mail": limit(60, hour, "trip", "Answers by mail to one trip."),
  "inbound-unproved": limit(
    12,
    hour,
    "trip",
    "Mails that anybody may have written: apart from those.",
  ),
  "inbound-sort": limit(600, hour, "everybody", "Mails of no thread; their provider tries again."),
  "inbound-form": limit(600, hour, "network", "Forms that are read before their signature can be."),
  "inbound-signature": fixed(8, 10 * hour, "signature", "Tries of one delivery, not replays."),
  "trip-phones": limit(60, hour, "trip", "A phone says that it is there, and again."),
  "trip-notice": limit(120, hour, "administrator", "Each wakes the phones of a trip."),
  "trip-review": limit(20, hour, "trip", "Each is a mail to the office."),
  "trip-review-photos": limit(40, hour, "trip", "Up to ten megabytes each, to be unpacked."),
  "link-calls": limit(600, 10 * minute, "link and network", "Each writes up to half a megabyte."),
  "link-calls-network": limit(1200, 10 * minute, "network", "The same, by all links together."),
  "papers-network": limit(
    180,
    hour,
    "network",
    "PDFs, calendars and tracks, by all links together.",
  ),
  "trip-papers": limit(60, hour, "trip", "A PDF costs tenths of a second."),
  "trip-voters": limit(100, day, "trip", "Browsers that vote for the first time."),
  "reader-comments": limit(60, hour, "link", "A reading link may be anybody's by now."),
  "reader-comments-network": limit(20, hour, "link and network", "Its part of the link's."),
  "reader-votes": limit(300, hour, "link", "A reading link may be anybody's by now."),
  "reader-votes-network": limit(60, hour, "link and network", "Its part of the link's."),
  "reader-papers": limit(60, hour, "link", "A reading link may be anybody's by now."),
  "reader-papers-network": limit(20, hour, "link and network", "Its part of the link's."),
  "reader-files": limit(60, hour, "link", "Up to ten megabytes each, to be unpacked."),
  "reader-files-network": limit(
    60,
    hour,
    "link and network",
    "The same: the link is one person's.",
  ),
  "reader-group": limit(600, hour, "link", "Expenses of a day and ticks of a list, sent at once."),
  "reader-group-network": limit(
    600,
    hour,
    "link and network",
    "The same: the link is one person's.",
  ),
  "reader-voters": limit(60, day, "link", "Browsers that vote for the first time."),
  "reader-voters-network": limit(12, day, "link and network", "Its part of the link's."),
  "desk-papers": limit(600, hour, "administrator", "The desk prints all day."),
  "duty-link": limit(120, hour, "administrator", "A link for each car and guide of a trip."),
  "duty-papers": limit(60, hour, "link", "A PDF costs tenths of a second."),
  "duty-marks": limit(120, hour, "link", "A day is started and finished once."),
  "quote-send": limit(120, hour, "administrator", "Each is a mail to a traveller."),
  "quote-decision": limit(30, hour, "quote", "A quote is accepted once."),
  "quote-options": limit(200, hour, "trip", "Options are ticked back and forth."),
  papers: limit(300, hour, "administrator", "Invoices and receipts."),
  "payment-link": limit(20, hour, "trip", "A link holds as long as its sum is open."),
  "supplier-ask": limit(60, hour, "administrator", "Each is a mail to a supplier."),
  "supplier-answer": limit(60, hour, "question to a supplier", "It is answered once or twice."),
  webhook: limit(30, hour, "administrator", "Added once, tried a few times."),
  "calendar-feed": limit(20, hour, "administrator", "A feed's address is made anew now and then."),
  "calendar-read": limit(120, hour, "administrator", "Calendars ask a few times an hour."),
} satisfies Record<string, Limit>;

const visitors = {
  review: fixed(1, minute, "account", "The specification: one a minute."),
  "review-day": limit(30, day, "account", "Nobody has as much to tell."),
  "review-edit": limit(20, hour, "account", "Each is shown live to all."),
  "review-report": limit(20, hour, "network", "A report is work for the office."),
  photos: limit(6, hour, "network", "Up to ten megabytes each, to be looked at by the office."),
  upload: limit(30, 10 * minute, "account", "Each picture is decoded."),
  "account-language": limit(60, hour, "account", "A language is switched now and then."),
  picture: limit(20, hour, "account", "Each picture is decoded."),
  "fact-report": limit(10, hour, "network", "A traveller reports what a day showed, not a script."),
  contact: limit(6, hour, "network", "Each is a mail to the office."),
  "contact-address": limit(3, hour, "mail address", "Each is answered to that address."),
  newsletter: limit(10, hour, "network", "Each is a mail to somebody."),
  "chat-new": limit(5, hour, "network", "Each conversation calls the office."),
  chat: limit(20, minute, "conversation", "As fast as people type."),
  "chat-visitor": limit(120, hour, "network", "A long talk."),
  export: limit(10, hour, "account", "All rows of a person are read."),
  "delete-account": limit(10, hour, "account", "Each asks for the password and sends a mail."),
  "keep-account": limit(30, hour, "network", "The mail's link is a secret that is not guessed."),
} satisfies Record<string, Limit>;

const signIn = {
  "sign-in-device": fixed(10, quarter, "browser", "Wrong passwords of a known browser (021)."),
  "sign-in-network": fixed(10, quarter, "network", "Wrong passwords at one account (021)."),
  "sign-in-wide": fixed(10, hour, "wide network", "The same, once the account is besieged (021)."),
  "sign-in-account": fixed(
    100,
    hour,
    "mail address",
    "From here on the wider networks count (021).",
  ),
  "admin-sign-in": limit(30, quarter, "network", "Tries at the desk, whoever is asked for."),
  "admin-passkey": limit(60, quarter, "network", "A sign-in by a key takes two of them."),
  "admin-code": fixed(10, quarter, "second factor", "Six digits bear no more."),
  "admin-code-day": fixed(50, day, "second factor", "Six digits bear no more of a day."),
  "admin-guess": fixed(10, quarter, "session", "Codes while a second factor is set or taken off."),
  "admin-guess-day": fixed(50, day, "session", "The same, of a day."),
  "admin-invite": limit(20, hour, "administrator", "Each is a mail to somebody."),
  "admin-invitation": limit(20, quarter, "network", "A link of a mail is followed once or twice."),
} satisfies Record<string, Limit>;

/** Section 10 of the contract of the sign-in; AUTH_RATE_LIMITS turns them off together. */
const auth = {
  "auth-otp": limit(30, 5 * minute, "network", "The contract's."),
  "auth-recover": limit(30, 5 * minute, "network", "The contract's."),
  "auth-resend": limit(30, 5 * minute, "network", "The contract's."),
  "auth-signup": limit(30, 5 * minute, "network", "The contract's."),
  "auth-signup-body": limit(60, 5 * minute, "network", "Sign-ups sent, good or not: twice those."),
  "auth-user": limit(30, 5 * minute, "network", "The contract's."),
  "auth-verify": limit(30, 5 * minute, "network", "The contract's."),
  "auth-token": limit(150, 5 * minute, "network", "The contract's."),
  "auth-sso": limit(30, 5 * minute, "network", "The contract's."),
  "auth-web3": limit(30, 5 * minute, "network", "The contract's."),
  "auth-anonymous": limit(30, hour, "network", "The contract's."),
  "auth-factor": limit(15, minute, "network", "The contract's, at one account."),
  "auth-passkey": limit(60, 5 * minute, "network", "A sign-in takes two of them."),
  "auth-authorize": limit(60, 5 * minute, "network", "Each is remembered until its answer."),
  "auth-failed-factor": fixed(10, quarter, "second factor", "Six digits bear no more."),
  "auth-failed-factor-day": fixed(50, day, "second factor", "Six digits bear no more of a day."),
  "auth-failed-reauthentication": fixed(10, quarter, "session", "Wrong present passwords."),
  "auth-mail-gap": fixed(1, minute, "mail address", "For one purpose; AUTH_RESEND_GAP says it."),
  "auth-mail-address": limit(10, hour, "mail address", "Whoever types it mails its owner."),
  "auth-mail-network": limit(30, hour, "network", "Mails to whoever is typed."),
  "auth-sms-gap": fixed(1, minute, "telephone", "For one purpose; AUTH_RESEND_GAP says it."),
  "auth-sms-network": limit(10, hour, "network", "Each text costs money."),
  "auth-sms-busy": limit(2, hour, "wide network", "A share while `auth-sms-all` is used up."),
  "auth-sms-all": limit(30, hour, "everybody", "The bill; beyond it each has a share."),
} satisfies Record<string, Limit>;

export const limits = { ...requests, ...trips, ...visitors, ...signIn, ...auth };

export type LimitName = keyof typeof limits;
export type AuthLimitName = keyof typeof auth;

export const limitNames = Object.keys(limits) as LimitName[];
