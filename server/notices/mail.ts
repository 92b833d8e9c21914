import { brand } from "#contract/brand.ts";
import type { Language } from "#contract/languages.ts";
import type { Config } from "#server/config/config.ts";
import { layOutMail } from "#server/mail/layout.ts";
import type { Mail } from "#server/mail/mail.ts";
import { sayHello, sayMailIn } from "#words/mails/say-mail.ts";
import { writeNotice } from "./sentences.ts";
import type { NoticeRow } from "./store.ts";

/** Where a notice's mail goes. */
export type NoticeReader = {
  userId: string | null;
  reference: string;
  name: string;
  email: string;
  destination: string;
  language: Language;
};

/** To the traveller: what changed, where no phone is told of it or nobody has looked. */
export const noticeMail = (
  trip: NoticeReader,
  notices: readonly Pick<NoticeRow, "kind" | "says">[],
  url: string,
  config: Config,
): Mail => {
  const { language, name, reference, destination } = trip;
  const say = sayMailIn[language];
  return {
    kind: "trip-notice",
    person: trip.userId,
    to: trip.email,
    subject: say("notice-subject", { destination, reference }),
    headers: {
      "Reply-To": `"${brand.name} ${reference}" <${config.mail.operator}>`,
      References: `<${reference.toLowerCase()}@${new URL(config.http.origin).hostname}>`,
    },
    ...layOutMail(
      {
        heading: say("notice-heading"),
        paragraphs: [
          sayHello(say, name),
          ...notices.map(({ kind, says }) => writeNotice(say, kind, says)),
        ],
        action: { label: say("open-trip"), url },
        footer: say("keep-reference", { reference }),
      },
      language,
    ),
  };
};

/** To one phone. The outbox keeps it until the push service has taken it. */
export const phoneMail = (
  trip: Pick<NoticeReader, "userId">,
  phone: { id: string; text: string; urgent: boolean },
): Mail => ({
  channel: "push",
  kind: "trip-notice",
  person: trip.userId,
  to: phone.id,
  subject: "A change on a trip, to a phone",
  text: phone.text,
  html: "",
  headers: { Urgency: phone.urgent ? "high" : "normal" },
});
