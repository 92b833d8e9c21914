import { brand } from "#contract/brand.ts";
import { formatPaisa } from "#contract/quote/money-arithmetic.ts";
import { sayHead } from "#contract/quote/package-heads.ts";
import type { Config } from "#server/config/config.ts";
import { writeLongDay } from "#server/days/write-day.ts";
import { layOutMail } from "#server/mail/layout.ts";
import type { Mail } from "#server/mail/mail.ts";
import type { AcceptanceRow, VersionRow } from "./store.ts";
import { totalsOf } from "./totals.ts";

export type MailTrip = {
  id: string;
  userId: string | null;
  reference: string;
  name: string;
  email: string;
  destination: string;
};

export const hello = (trip: MailTrip) => (trip.name ? `Dear ${trip.name},` : "Hello,");
export const atDesk = (trip: MailTrip, config: Config) => ({
  label: "Open it at the desk",
  url: `${config.http.origin}/AdminPanel?tab=requests&trip=${trip.id}`,
});

/** Answers to it find their way back by the reference. */
export const headersOf = (trip: MailTrip, config: Config) => ({
  "Reply-To": `"${brand.name} ${trip.reference}" <${config.mail.operator}>`,
  References: `<${trip.reference.toLowerCase()}@${new URL(config.http.origin).hostname}>`,
});

const factsOf = (version: VersionRow): [string, string][] => [
  ...(version.content.package?.rows ?? []).map(({ of, count, price }): [string, string] => [
    sayHead(of),
    `${count} × ${formatPaisa(price)}, before tax`,
  ]),
  ["Price", formatPaisa(totalsOf(version, version.ticked).total)],
  ["Departure", writeLongDay(version.content.departure)],
  ["Holds until", writeLongDay(version.content.validUntil)],
];

/** To the traveller: a version, and the page on which it is read and accepted. */
export function quoteMail(
  trip: MailTrip,
  version: VersionRow,
  /** `pay`: how its first part is paid once it is accepted, in lines. */
  letter: { message: string; url: string; who: string; pay: string[] },
  config: Config,
): Mail {
  const again = version.number > 1;
  return {
    kind: "quote-sent",
    person: trip.userId,
    to: trip.email,
    subject: `${version.content.title}: ${again ? "our new offer" : "our offer"} [${trip.reference}]`,
    headers: headersOf(trip, config),
    ...layOutMail({
      heading: version.content.title,
      paragraphs: [
        hello(trip),
        again
          ? "here is the trip once more, with what you asked for. The page says what has changed."
          : "here is your trip, day by day, with its price. You can read it, ask about a day, and accept it on its page; no account is needed.",
        ...(letter.message ? [letter.message] : []),
        ["Nothing is to be paid before you accept. Then:", ...letter.pay].join("\n"),
        [letter.who, brand.name].filter(Boolean).join(", "),
      ],
      facts: factsOf(version),
      action: { label: "Open your trip", url: letter.url },
      footer: `You can also answer this message; keep ${trip.reference} in the subject.`,
    }),
  };
}

/** To the traveller, shortly before it lapses. */
export function reminderMail(
  trip: MailTrip,
  version: VersionRow,
  url: string,
  config: Config,
): Mail {
  return {
    kind: "quote-reminder",
    person: trip.userId,
    to: trip.email,
    subject: `${version.content.title}: holds until ${writeLongDay(version.content.validUntil)} [${trip.reference}]`,
    headers: headersOf(trip, config),
    ...layOutMail({
      heading: "Your offer holds a few days more",
      paragraphs: [
        hello(trip),
        `the price of this trip holds until ${writeLongDay(version.content.validUntil)}. If it does not fit yet, tell us what to change.`,
      ],
      facts: factsOf(version),
      action: { label: "Open your trip", url },
    }),
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
  return {
    kind: "quote-accepted",
    person: trip.userId,
    to: trip.email,
    subject: `${version.content.title}: agreed [${trip.reference}]`,
    headers: headersOf(trip, config),
    ...layOutMail({
      heading: version.changes ? "The change of your trip is agreed" : "Your trip is agreed",
      paragraphs: [
        hello(trip),
        version.changes
          ? `${acceptance.name} has accepted version ${version.number}, in place of what was agreed before. We book what is new and cancel what is gone.`
          : `${acceptance.name} has accepted version ${version.number} of our offer. We book the places now and write to you with each confirmation.`,
        pay.join("\n"),
        `These are the terms that you agreed to:\n${version.content.terms || "The terms of our site."}`,
      ],
      facts: [
        ["Price", formatPaisa(acceptance.totalPaisa)],
        ["Departure", writeLongDay(version.content.departure)],
        ...acceptance.totals.parts.map(({ label, paisa }): [string, string] => [
          label,
          formatPaisa(paisa),
        ]),
      ],
      action: { label: "Open your trip", url },
      footer: `Was it not you? Answer this message at once; keep ${trip.reference} in the subject.`,
    }),
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
          : factsOf(version)),
      ],
      action: atDesk(trip, config),
    }),
  };
}
