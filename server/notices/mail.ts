import { brand } from "#contract/brand.ts";
import type { Config } from "#server/config/config.ts";
import { layOutMail } from "#server/mail/layout.ts";
import type { Mail } from "#server/mail/mail.ts";
import { writeNotice } from "./sentences.ts";
import type { NoticeRow } from "./store.ts";

/** Where a notice's mail goes. */
export type NoticeReader = {
  userId: string | null;
  reference: string;
  name: string;
  email: string;
  destination: string;
};

/** To the traveller: what changed, where no phone is told of it or nobody has looked. */
export const noticeMail = (
  trip: NoticeReader,
  notices: readonly Pick<NoticeRow, "kind" | "says">[],
  url: string,
  config: Config,
): Mail => ({
  kind: "trip-notice",
  person: trip.userId,
  to: trip.email,
  subject: `Changes on your trip: ${trip.destination} [${trip.reference}]`,
  headers: {
    "Reply-To": `"${brand.name} ${trip.reference}" <${config.mail.operator}>`,
    References: `<${trip.reference.toLowerCase()}@${new URL(config.http.origin).hostname}>`,
  },
  ...layOutMail({
    heading: "Something on your trip has changed",
    paragraphs: [
      trip.name ? `Dear ${trip.name},` : "Hello,",
      ...notices.map(({ kind, says }) => writeNotice(kind, says)),
    ],
    action: { label: "Open your trip", url },
    footer: `You can also answer this message; keep ${trip.reference} in the subject.`,
  }),
});

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
