import type { CancelPreview } from "#contract/wire/trip-changes.ts";
import type { Config } from "#server/config/config.ts";
import { layOutMail } from "#server/mail/layout.ts";
import type { Mail } from "#server/mail/mail.ts";
import { type SayMail, sayHello, sayMailIn } from "#words/mails/say-mail.ts";
import type { Agreement } from "./agreement.ts";
import { compareVersions } from "./compare-quotes.ts";
import { atDesk, headersOf, type MailTrip } from "./mail.ts";
import type { VersionRow } from "./store.ts";

/** "A room: ₹9,000 → ₹12,000": what a change does to each line of the price. */
const listDifferences = (
  before: VersionRow,
  after: VersionRow,
  say: SayMail,
): [string, string][] => {
  const { items, total } = compareVersions(before, after, { isTold: true });
  const sum = (paisa: number | null) => (paisa === null ? "–" : say("paisa", { paisa }));
  return [
    ...items.map(({ title, before: was, after: is }): [string, string] => [
      title,
      `${sum(was)} → ${sum(is)}`,
    ]),
    ...(total
      ? ([
          [say("change-before"), sum(total.before)],
          [say("change-after"), sum(total.after)],
          [
            say(total.after < total.before ? "change-less" : "change-more"),
            sum(Math.abs(total.after - total.before)),
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
  /** `pay`: what is to be paid next once it is accepted and how, or what comes back, in lines. */
  letter: { message: string; url: string; who: string; pay: string[] },
  config: Config,
): Mail {
  const { language, reference } = trip;
  const say = sayMailIn[language];
  const { title, departure, validUntil } = version.content;
  return {
    kind: "quote-sent",
    person: trip.userId,
    to: trip.email,
    subject: say("change-subject", { title, reference }),
    headers: headersOf(trip, config),
    ...layOutMail(
      {
        heading: say("change-heading"),
        paragraphs: [
          sayHello(say, trip.name),
          say("change-text", { version: agreed.version.number }),
          ...(letter.message ? [letter.message] : []),
          [say("quote-pay"), ...letter.pay].join("\n"),
          [letter.who, say("brand")].filter(Boolean).join(", "),
        ],
        facts: [
          ...listDifferences(agreed.version, version, say),
          [say("fact-departure"), say("day", { day: departure })],
          [say("fact-until"), say("day", { day: validUntil })],
        ],
        action: { label: say("change-label"), url: letter.url },
        footer: say("keep-reference", { reference }),
      },
      language,
    ),
  };
}

type Cancelled = { reckoned: CancelPreview; isWhole: boolean; reason: string };

function factsOf(
  { charge, refund, owed, paid, total }: CancelPreview,
  say: SayMail,
): [string, string][] {
  const sum = (paisa: number) => say("paisa", { paisa });
  return [
    [say("fact-agreed-before"), sum(total.before)],
    [say("fact-charge"), sum(charge.total)],
    [say("fact-agreed-after"), sum(total.after)],
    [say("fact-received"), sum(paid)],
    ...(refund > 0 ? ([[say("fact-refund"), sum(refund)]] as [string, string][]) : []),
    ...(owed > 0 ? ([[say("fact-owed"), sum(owed)]] as [string, string][]) : []),
  ];
}

/** To the traveller: what was cancelled, and what it comes to. */
export function cancelledMail(
  trip: MailTrip,
  { reckoned, isWhole }: Cancelled,
  /** `pay`: how what is still owed is paid, in lines; none where nothing is. */
  { url, pay }: { url: string; pay: string[] },
  config: Config,
): Mail {
  const { language, reference, destination } = trip;
  const say = sayMailIn[language];
  return {
    kind: "trip-cancelled",
    person: trip.userId,
    to: trip.email,
    subject: say(isWhole ? "cancelled-subject" : "cancelled-subject-part", {
      destination,
      reference,
    }),
    headers: headersOf(trip, config),
    ...layOutMail(
      {
        heading: say(isWhole ? "cancelled-heading" : "cancelled-heading-part"),
        paragraphs: [
          sayHello(say, trip.name),
          say(isWhole ? "cancelled-text" : "cancelled-text-part"),
          ...(reckoned.refund > 0 ? [say("cancelled-money")] : []),
          ...(pay.length > 0 ? [pay.join("\n")] : []),
        ],
        facts: factsOf(reckoned, say),
        action: { label: say("open-trip"), url },
        footer: say("not-you-trip", { reference }),
      },
      language,
    ),
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
      facts: [["Reference", trip.reference], ...factsOf(reckoned, sayMailIn.en)],
      action: atDesk(trip, config),
    }),
  };
}
