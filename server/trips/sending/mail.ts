import { brand } from "#contract/brand.ts";
import type { Language } from "#contract/languages.ts";
import { layOutMail } from "#server/mail/layout.ts";
import type { Mail } from "#server/mail/mail.ts";
import { writesIn } from "#server/mail/writes-in.ts";
import type { TripWords } from "#server/trips/store.ts";
import { sayHello, sayMailIn } from "#words/mails/say-mail.ts";

function factsOf(trip: TripWords, language: Language): [string, string][] {
  const say = sayMailIn[language];
  const {
    reference,
    destination,
    travelDate,
    travelWhen = "",
    travelers,
    tripType,
    message,
  } = trip;
  const [year = "", month = ""] = travelWhen.split("-");
  return [
    [say("fact-reference"), reference],
    [say("fact-destination"), destination],
    [
      say("fact-date"),
      travelWhen === "open"
        ? say("date-open")
        : travelWhen
          ? say("month-of", { month: Number(month), year })
          : say("full-day", { day: travelDate }),
    ],
    [say("fact-travellers"), travelers],
    [say("fact-type"), say("trip-type", { type: tripType, said: tripType })],
    ...(message ? [[say("fact-message"), message] as [string, string]] : []),
  ];
}

/**
 * To an address that somebody typed: nothing that they wrote stands in it, so that nobody can send
 * words of their own through us.
 */
export function unconfirmedMail(to: string, url: string, language: Language): Mail {
  const say = sayMailIn[language];
  return {
    kind: "trip-wish",
    to,
    subject: say("wish-subject"),
    ...layOutMail(
      {
        heading: say("wish-heading"),
        paragraphs: [say("wish-text"), say("wish-link")],
        action: { label: say("wish-label"), url },
        footer: say("wish-footer"),
      },
      language,
    ),
  };
}

/** To the account that sent it: it has arrived, this is what we read. */
export function confirmationMail(trip: TripWords, to: string): Mail {
  const { language, reference, name } = trip;
  const say = sayMailIn[language];
  return {
    kind: "trip-confirmation",
    person: trip.userId,
    to,
    subject: say("sent-subject", { reference }),
    ...layOutMail(
      {
        heading: say("sent-heading"),
        paragraphs: [sayHello(say, name), say("sent-text")],
        facts: factsOf(trip, language),
        footer: say("sent-footer", { reference }),
      },
      language,
    ),
  };
}

/** To the operator: who asks for what. `own`: the confirmed address of the account, or "". */
export function noticeMail(trip: TripWords, own: string, operator: string, origin: string): Mail {
  const differs = own.toLowerCase() !== trip.email.toLowerCase();
  const content = layOutMail({
    heading: `New trip request: ${trip.destination}`,
    paragraphs: [`${trip.name || "Somebody"} has asked for an itinerary.`],
    facts: [
      ...factsOf(trip, "en"),
      ...writesIn(trip.language),
      ...(trip.name ? [["Name", trip.name] as [string, string]] : []),
      ["E-mail", trip.email],
      ...(differs
        ? [["The account's e-mail", own || "none that is confirmed"] as [string, string]]
        : []),
      ...(trip.phone ? [["Phone", trip.phone] as [string, string]] : []),
    ],
    action: { label: "Open the desk", url: `${origin}/AdminPanel` },
  });
  return {
    kind: "trip-notice",
    person: trip.userId,
    to: operator,
    subject: `${brand.name}: ${trip.reference}, ${trip.destination}`,
    headers: { "Reply-To": trip.email },
    ...content,
  };
}
