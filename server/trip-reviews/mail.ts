import type { Language } from "#contract/languages.ts";
import { layOutMail } from "#server/mail/layout.ts";
import type { Mail } from "#server/mail/mail.ts";
import { type SayMail, sayHello, sayMailIn } from "#words/mails/say-mail.ts";

/** To whom a mail about a trip's review goes, and by which link it is written or read. */
export type Reader = {
  userId: string | null;
  name: string;
  email: string;
  destination: string;
  language: Language;
  /** /review/…, which also says that no more are wanted. */
  url: string;
};

/** Every one of them says how to get no more. */
function letter(
  kind: string,
  reader: Reader,
  write: (say: SayMail) => { subject: string; label: string; paragraphs: string[] },
): Mail {
  const { language, name, destination, url } = reader;
  const say = sayMailIn[language];
  const { subject, label, paragraphs } = write(say);
  return {
    kind,
    person: reader.userId,
    to: reader.email,
    subject,
    headers: { "Auto-Submitted": "auto-generated" },
    ...layOutMail(
      {
        heading: subject,
        paragraphs: [sayHello(say, name), ...paragraphs],
        action: { label, url },
        footer: say("trip-review-footer", { destination }),
        footerLink: { label: say("trip-review-stop"), url: `${url}#stop` },
      },
      language,
    ),
  };
}

/** Two days after the last one. */
export const askMail = (reader: Reader): Mail =>
  letter("review-asked", reader, (say) => ({
    subject: say("ask-subject", { destination: reader.destination }),
    label: say("ask-label"),
    paragraphs: [say("ask-text"), say("ask-once")],
  }));

export const publishedMail = (reader: Reader): Mail =>
  letter("review-published", reader, (say) => ({
    subject: say("published-subject"),
    label: say("published-label"),
    paragraphs: [say("published-text")],
  }));

export const answeredMail = (reader: Reader, answer: string): Mail =>
  letter("review-answered", reader, (say) => ({
    subject: say("review-answered-subject"),
    label: say("answered-label"),
    paragraphs: [say("review-answered-text"), answer],
  }));

export const hiddenMail = (reader: Reader, reason: string): Mail =>
  letter("review-hidden", reader, (say) => ({
    subject: say("review-hidden-subject"),
    label: say("hidden-label"),
    paragraphs: [say("hidden-why", { reason }), say("hidden-change")],
  }));

/** To the office: one waits to be looked at. */
export const waitingNotice = (
  review: { reference: string; rating: number; body: string; name: string },
  operator: string,
  origin: string,
): Mail => ({
  kind: "review-waiting",
  to: operator,
  subject: `A review waits: ${review.reference}`,
  ...layOutMail({
    heading: "A traveller has written a review",
    paragraphs: ["It is shown once you publish it at the desk."],
    facts: [
      ["Trip", review.reference],
      ["By", review.name],
      ["Stars", String(review.rating)],
      ["Text", review.body.slice(0, 600)],
    ],
    action: { label: "Open the desk", url: `${origin}/AdminPanel?tab=reviews&show=trips` },
  }),
});
