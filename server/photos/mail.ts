import { addressIn } from "#contract/languages.ts";
import { layOutMail } from "#server/mail/layout.ts";
import type { Mail } from "#server/mail/mail.ts";
import { sayMailIn } from "#words/mails/say-mail.ts";
import type { Submission } from "./store.ts";

const photosOf = (count: number) => (count === 1 ? "1 photo" : `${count} photos`);

/** To the operator, once all of a submission has arrived. */
export function photosNotice(
  submission: Submission,
  count: number,
  operator: string,
  origin: string,
): Mail {
  return {
    kind: "photos-notice",
    person: submission.userId,
    to: operator,
    subject: `${photosOf(count)} from ${submission.credit}`,
    ...layOutMail({
      heading: `A traveller sends ${photosOf(count)}`,
      paragraphs: ["They join the gallery when you approve them at the desk."],
      facts: [
        ["Place", submission.place],
        ["Credit", submission.credit],
      ],
      action: { label: "Open the desk", url: `${origin}/AdminPanel` },
    }),
  };
}

/** To the traveller, once all of a submission has been looked at. */
export function decisionMail(
  submission: Submission,
  approved: number,
  sent: number,
  origin: string,
): Mail {
  const { language } = submission;
  const say = sayMailIn[language];
  const none = approved === 0;
  return {
    kind: "photos-decided",
    person: submission.userId,
    to: submission.email,
    subject: say(none ? "photos-none-subject" : "photos-subject"),
    ...layOutMail(
      {
        heading: say(none ? "photos-none-heading" : "photos-subject"),
        paragraphs: [none ? say("photos-none-text") : say("photos-text", { approved, sent })],
        ...(!none && {
          action: { label: say("photos-label"), url: origin + addressIn(language, "/gallery") },
        }),
      },
      language,
    ),
  };
}
