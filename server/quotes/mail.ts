import { brand } from "#contract/brand.ts";
import type { Language } from "#contract/languages.ts";
import { formatPaisa } from "#contract/quote/money-arithmetic.ts";
import type { Config } from "#server/config/config.ts";
import { layOutMail } from "#server/mail/layout.ts";
import type { Mail } from "#server/mail/mail.ts";
import { type SayMail, sayHello, sayMailIn } from "#words/mails/say-mail.ts";
import type { AcceptanceRow, VersionRow } from "./store.ts";
import { totalsOf } from "./totals.ts";

export type MailTrip = {
  id: string;
  userId: string | null;
  reference: string;
  name: string;
  email: string;
  destination: string;
  /** Of its traveller. */
  language: Language;
};

export const atDesk = (trip: MailTrip, config: Config) => ({
  label: "Open it at the desk",
  url: `${config.http.origin}/AdminPanel?tab=requests&trip=${trip.id}`,
});

/** Answers to it find their way back by the reference. */
export const headersOf = (trip: MailTrip, config: Config) => ({
  "Reply-To": `"${brand.name} ${trip.reference}" <${config.mail.operator}>`,
  References: `<${trip.reference.toLowerCase()}@${new URL(config.http.origin).hostname}>`,
});

const factsOf = (version: VersionRow, say: SayMail): [string, string][] => [
  ...(version.content.package?.rows ?? []).map(({ of, count, price }): [string, string] => [
    say("head", { of }),
    say("fact-head", { count, price }),
  ]),
  [say("fact-price"), say("paisa", { paisa: totalsOf(version, version.ticked).total })],
  [say("fact-departure"), say("day", { day: version.content.departure })],
  [say("fact-until"), say("day", { day: version.content.validUntil })],
];

/** To the traveller: a version, and the page on which it is read and accepted. */
export function quoteMail(
  trip: MailTrip,
  version: VersionRow,
  /** `pay`: how its first part is paid once it is accepted, in lines. */
  letter: { message: string; url: string; who: string; pay: string[] },
  config: Config,
): Mail {
  const { language, name, reference } = trip;
  const say = sayMailIn[language];
  const again = version.number > 1;
  const { title } = version.content;
  return {
    kind: "quote-sent",
    person: trip.userId,
    to: trip.email,
    subject: say(again ? "quote-subject-again" : "quote-subject", { title, reference }),
    headers: headersOf(trip, config),
    ...layOutMail(
      {
        heading: title,
        paragraphs: [
          sayHello(say, name),
          say(again ? "quote-text-again" : "quote-text"),
          ...(letter.message ? [letter.message] : []),
          [say("quote-pay"), ...letter.pay].join("\n"),
          [letter.who, say("brand")].filter(Boolean).join(", "),
        ],
        facts: factsOf(version, say),
        action: { label: say("open-trip"), url: letter.url },
        footer: say("keep-reference", { reference }),
      },
      language,
    ),
  };
}

/** To the traveller, shortly before it lapses. */
export function reminderMail(
  trip: MailTrip,
  version: VersionRow,
  url: string,
  config: Config,
): Mail {
  const { language, name, reference } = trip;
  const say = sayMailIn[language];
  const { title, validUntil: day } = version.content;
  return {
    kind: "quote-reminder",
    person: trip.userId,
    to: trip.email,
    subject: say("remind-subject", { title, day, reference }),
    headers: headersOf(trip, config),
    ...layOutMail(
      {
        heading: say("remind-heading"),
        paragraphs: [sayHello(say, name), say("remind-text", { day })],
        facts: factsOf(version, say),
        action: { label: say("open-trip"), url },
      },
      language,
    ),
  };
}

/** To the traveller: what was agreed, to keep. */
export function acceptedMail(
  trip: MailTrip,
  version: VersionRow,
  acceptance: AcceptanceRow,
  /** How the first part is paid, in lines; and the trip's page. */
  { pay, url }: { pay: string[]; url: string },
  config: Config,
): Mail {
  const { language, reference } = trip;
  const say = sayMailIn[language];
  const { title, departure, terms } = version.content;
  const who = { name: acceptance.name, version: version.number };
  return {
    kind: "quote-accepted",
    person: trip.userId,
    to: trip.email,
    subject: say("agreed-subject", { title, reference }),
    headers: headersOf(trip, config),
    ...layOutMail(
      {
        heading: say(version.changes ? "agreed-heading-change" : "agreed-heading"),
        paragraphs: [
          sayHello(say, trip.name),
          say(version.changes ? "agreed-text-change" : "agreed-text", who),
          pay.join("\n"),
          `${say("agreed-terms")}\n${terms || say("agreed-terms-site")}`,
        ],
        facts: [
          [say("fact-price"), say("paisa", { paisa: acceptance.totalPaisa })],
          [say("fact-departure"), say("day", { day: departure })],
          ...acceptance.totals.parts.map(({ label, paisa }): [string, string] => [
            label,
            say("paisa", { paisa }),
          ]),
        ],
        action: { label: say("open-trip"), url },
        footer: say("not-you-trip", { reference }),
      },
      language,
    ),
  };
}

/** To the operator: what the traveller decided. */
export function decisionMail(
  trip: MailTrip,
  version: VersionRow,
  decision: { accepted: AcceptanceRow } | { declined: string },
  config: Config,
): Mail {
  const accepted = "accepted" in decision ? decision.accepted : null;
  const what = accepted ? "accepted" : "declined";
  return {
    kind: `quote-${what}-notice`,
    person: trip.userId,
    to: config.mail.operator,
    subject: `${trip.reference}: quote ${version.number} ${what}`,
    headers: { References: headersOf(trip, config).References },
    ...layOutMail({
      heading: `${trip.destination}: quote ${version.number} was ${what}`,
      paragraphs: accepted ? [] : ["declined" in decision ? decision.declined : ""],
      facts: [
        ["Reference", trip.reference],
        ...(accepted
          ? ([
              ["Accepted by", accepted.name],
              ["Price", formatPaisa(accepted.totalPaisa)],
            ] as [string, string][])
          : factsOf(version, sayMailIn.en)),
      ],
      action: atDesk(trip, config),
    }),
  };
}
