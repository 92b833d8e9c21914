import { brand } from "#contract/brand.ts";
import { formatPaisa } from "#contract/quote/money-arithmetic.ts";
import type { CancelPreview } from "#contract/wire/trip-changes.ts";
import type { Config } from "#server/config/config.ts";
import { writeLongDay } from "#server/days/write-day.ts";
import { layOutMail } from "#server/mail/layout.ts";
import type { Mail } from "#server/mail/mail.ts";
import type { Agreement } from "./agreement.ts";
import { compareVersions } from "./compare-quotes.ts";
import { atDesk, headersOf, hello, type MailTrip } from "./mail.ts";
import type { VersionRow } from "./store.ts";

const orDash = (paisa: number | null) => (paisa === null ? "–" : formatPaisa(paisa));

/** "A room: ₹9,000 → ₹12,000": what a change does to each line of the price. */
const listDifferences = (before: VersionRow, after: VersionRow): [string, string][] => {
  const { items, total } = compareVersions(before, after, { isTold: true });
  return [
    ...items.map(({ title, before: was, after: is }): [string, string] => [
      title,
      `${orDash(was)} → ${orDash(is)}`,
    ]),
    ...(total
      ? ([
          ["Price until now", formatPaisa(total.before)],
          ["New price", formatPaisa(total.after)],
          [
            total.after < total.before ? "Less" : "More",
            formatPaisa(Math.abs(total.after - total.before)),
          ],
        ] as [string, string][])
      : []),
  ];
};

/** To the traveller: a change of what is agreed, line by line. Until it is accepted the former holds. */
export function changeMail(
  trip: MailTrip,
  agreed: Agreement,
  version: VersionRow,
  letter: { message: string; url: string; who: string },
  config: Config,
): Mail {
  return {
    kind: "quote-sent",
    person: trip.userId,
    to: trip.email,
    subject: `${version.content.title}: a change of your trip [${trip.reference}]`,
    headers: headersOf(trip, config),
    ...layOutMail({
      heading: "A change of your trip",
      paragraphs: [
        hello(trip),
        `here is what would change in the trip that we agreed. You accept it on the trip's page; until then, and if you do not, version ${agreed.version.number} holds as it is.`,
        ...(letter.message ? [letter.message] : []),
        [letter.who, brand.name].filter(Boolean).join(", "),
      ],
      facts: [
        ...listDifferences(agreed.version, version),
        ["Departure", writeLongDay(version.content.departure)],
        ["Holds until", writeLongDay(version.content.validUntil)],
      ],
      action: { label: "Look at the change", url: letter.url },
      footer: `You can also answer this message; keep ${trip.reference} in the subject.`,
    }),
  };
}

type Cancelled = { reckoned: CancelPreview; isWhole: boolean; reason: string };

const factsOf = ({ charge, refund, owed, paid, total }: CancelPreview): [string, string][] => [
  ["Agreed until now", formatPaisa(total.before)],
  ["The cancellation costs", formatPaisa(charge.total)],
  ["Agreed from now on", formatPaisa(total.after)],
  ["Received", formatPaisa(paid)],
  ...(refund > 0 ? ([["Comes back to you", formatPaisa(refund)]] as [string, string][]) : []),
  ...(owed > 0 ? ([["Still to be paid", formatPaisa(owed)]] as [string, string][]) : []),
];

/** To the traveller: what was cancelled, and what it comes to. */
export function cancelledMail(
  trip: MailTrip,
  { reckoned, isWhole }: Cancelled,
  url: string,
  config: Config,
): Mail {
  const heading = isWhole ? "Your trip is cancelled" : "A part of your trip is cancelled";
  return {
    kind: "trip-cancelled",
    person: trip.userId,
    to: trip.email,
    subject: `${trip.destination}: ${isWhole ? "cancelled" : "cancelled in part"} [${trip.reference}]`,
    headers: headersOf(trip, config),
    ...layOutMail({
      heading,
      paragraphs: [
        hello(trip),
        isWhole
          ? "your trip is cancelled, and nothing is booked any more."
          : "a part of your trip is cancelled; the rest stays as it was agreed.",
        ...(reckoned.refund > 0 ? ["We write to you again when the money is sent."] : []),
      ],
      facts: factsOf(reckoned),
      action: { label: "Open your trip", url },
      footer: `Was it not you? Answer this message at once; keep ${trip.reference} in the subject.`,
    }),
  };
}

/** To the operator: the traveller cancelled on the trip's page. */
export function cancelledNotice(
  trip: MailTrip,
  { reckoned, isWhole, reason }: Cancelled,
  config: Config,
): Mail {
  return {
    kind: "trip-cancelled-notice",
    person: trip.userId,
    to: config.mail.operator,
    subject: `${trip.reference}: ${isWhole ? "cancelled" : "cancelled in part"}`,
    headers: { References: headersOf(trip, config).References },
    ...layOutMail({
      heading: `${trip.destination}: ${isWhole ? "the trip was cancelled" : "a part was cancelled"}`,
      paragraphs: reason ? [reason] : [],
      facts: [["Reference", trip.reference], ...factsOf(reckoned)],
      action: atDesk(trip, config),
    }),
  };
}
