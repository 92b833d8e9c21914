import { brand } from "#contract/brand.ts";
import { addressIn } from "#contract/languages.ts";
import type { Config } from "#server/config/config.ts";
import { layOutMail } from "#server/mail/layout.ts";
import type { Mail } from "#server/mail/mail.ts";
import type { DeskTripRow } from "#server/trips/store.ts";
import { sayMailIn } from "#words/mails/say-mail.ts";

type Letter = Pick<
  DeskTripRow,
  "userId" | "reference" | "name" | "email" | "destination" | "language"
>;

/** Blank lines part the paragraphs, as people write them. */
export const paragraphsOf = (body: string) => body.split(/\n{2,}/).map((part) => part.trim());

/** Mail programs put what shares a reference into one conversation. */
const threadOf = (reference: string, config: Config) =>
  `<${reference.toLowerCase()}@${new URL(config.http.origin).hostname}>`;

/** The desk's answer. The reference is in the subject and in Reply-To, so that the way back finds it. */
export function replyMail(
  trip: Letter,
  letter: { subject: string; body: string; who: string },
  config: Config,
): Mail {
  const { language, reference, destination } = trip;
  const say = sayMailIn[language];
  const topic = letter.subject || say("reply-subject", { destination });
  return {
    kind: "trip-reply",
    person: trip.userId,
    to: trip.email,
    subject: topic.includes(trip.reference) ? topic : `${topic} [${trip.reference}]`,
    headers: {
      "Reply-To": `"${brand.name} ${trip.reference}" <${config.mail.operator}>`,
      References: threadOf(trip.reference, config),
    },
    ...layOutMail(
      {
        heading: topic,
        paragraphs: [
          ...paragraphsOf(letter.body),
          [letter.who, say("brand")].filter(Boolean).join(", "),
        ],
        action: {
          label: say("reply-label"),
          url: config.http.origin + addressIn(language, "/my-trips"),
        },
        footer: say("keep-reference", { reference }),
      },
      language,
    ),
  };
}

const whatWasDone = {
  message: ["has written", "has written about"],
  corrected: ["has corrected the request", "has corrected the request for"],
  withdrawn: ["has withdrawn the request", "has withdrawn the request for"],
} as const;

/** To the operator: the traveller has written on the site, or changed what was asked for. */
export function travellerMessageMail(
  trip: Letter & { id: string },
  body: string,
  config: Config,
  what: keyof typeof whatWasDone = "message",
): Mail {
  const [done, doneTo] = whatWasDone[what];
  return {
    kind: "trip-message",
    person: trip.userId,
    to: config.mail.operator,
    subject: `${trip.reference}: ${trip.name} ${done}`,
    headers: { References: threadOf(trip.reference, config) },
    ...layOutMail({
      heading: `${trip.name} ${doneTo} ${trip.destination}`,
      paragraphs: paragraphsOf(body),
      facts: [["Reference", trip.reference]],
      action: {
        label: "Answer at the desk",
        url: `${config.http.origin}/AdminPanel?tab=requests&trip=${trip.id}`,
      },
    }),
  };
}
