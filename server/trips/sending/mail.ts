import { brand } from "#contract/brand.ts";
import { type TripRequestInput, tripTypeLabels } from "#contract/wire/trips.ts";
import { writeFullDay } from "#server/days/write-day.ts";
import { layOutMail } from "#server/mail/layout.ts";
import type { Mail } from "#server/mail/mail.ts";
import type { TripWords } from "#server/trips/store.ts";

function factsOf(trip: TripWords): [string, string][] {
  return [
    ["Reference", trip.reference],
    ["Destination", trip.destination],
    ["Travel date", writeFullDay(trip.travelDate)],
    ["Travellers", trip.travelers],
    ["Trip type", tripTypeLabels[trip.tripType as TripRequestInput["tripType"]] ?? trip.tripType],
    ...(trip.message ? [["Special requests", trip.message] as [string, string]] : []),
  ];
}

/**
 * To an address that somebody typed: nothing that they wrote stands in it, so that nobody can send
 * words of their own through us.
 */
export function wishMail(to: string, url: string): Mail {
  return {
    kind: "trip-wish",
    to,
    subject: `${brand.name}: send your trip request`,
    ...layOutMail({
      heading: "One press, and your request is on its way",
      paragraphs: [
        "Somebody, we hope you, has asked us to plan a trip and gave this address. The button sends the request to our office and opens the trip's own page.",
        "The page needs no account. Whoever has its address can read and change the trip, so keep it to yourself.",
      ],
      action: { label: "Send my request", url },
      footer:
        "It was not you? Then do nothing: without the button nothing is sent, and after a week we forget it.",
    }),
  };
}

/** To the account that sent it: it has arrived, this is what we read. */
export function confirmationMail(trip: TripWords, to: string): Mail {
  const content = layOutMail({
    heading: "Your trip request has arrived",
    paragraphs: [
      trip.name ? `Dear ${trip.name},` : "Hello,",
      "thank you. A person in our office reads every request and answers within two working days. This is what you sent us:",
    ],
    facts: factsOf(trip),
    footer: `Something to add or to put right? Answer this message and keep the reference ${trip.reference} in the subject.`,
  });
  return {
    kind: "trip-confirmation",
    person: trip.userId,
    to,
    subject: `Your trip request ${trip.reference}`,
    ...content,
  };
}

/** To the operator: who asks for what. `own`: the confirmed address of the account, or "". */
export function noticeMail(trip: TripWords, own: string, operator: string, origin: string): Mail {
  const differs = own.toLowerCase() !== trip.email.toLowerCase();
  const content = layOutMail({
    heading: `New trip request: ${trip.destination}`,
    paragraphs: [`${trip.name || "Somebody"} has asked for an itinerary.`],
    facts: [
      ...factsOf(trip),
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
