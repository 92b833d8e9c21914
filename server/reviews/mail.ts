import { addressIn } from "#contract/languages.ts";
import { layOutMail } from "#server/mail/layout.ts";
import type { Mail } from "#server/mail/mail.ts";
import type { MailKey } from "#words/mails/english.ts";
import { type SayMail, sayHello, sayMailIn } from "#words/mails/say-mail.ts";
import type { ReviewRow } from "./store.ts";

/** To the writer of a review: what the office did with it. */
function toWriter(
  kind: string,
  review: ReviewRow,
  { subject, lines }: { subject: MailKey; lines: (say: SayMail) => string[] },
  origin: string,
): Mail {
  const { language, authorName } = review;
  const say = sayMailIn[language];
  const heading = say(subject);
  return {
    kind,
    person: review.userId,
    to: review.authorEmail,
    subject: `${heading}: ${review.title}`,
    headers: { "Auto-Submitted": "auto-generated" },
    ...layOutMail(
      {
        heading,
        paragraphs: [sayHello(say, authorName), ...lines(say)],
        action: {
          label: say("reviews-label"),
          url: origin + addressIn(language, `/blogs#review-${review.id}`),
        },
      },
      language,
    ),
  };
}

export const hiddenMail = (review: ReviewRow, reason: string, origin: string): Mail =>
  toWriter(
    "review-hidden",
    review,
    {
      subject: "review-hidden-subject",
      lines: (say) => [
        reason ? say("review-hidden-why", { reason }) : say("review-hidden-text"),
        say("review-hidden-change"),
      ],
    },
    origin,
  );

export const restoredMail = (review: ReviewRow, origin: string): Mail =>
  toWriter(
    "review-published",
    review,
    { subject: "review-restored-subject", lines: (say) => [say("review-restored-text")] },
    origin,
  );

export const answeredMail = (review: ReviewRow, answer: string, origin: string): Mail =>
  toWriter(
    "review-answered",
    review,
    {
      subject: "review-answered-subject",
      lines: (say) => [say("review-answered-text"), answer],
    },
    origin,
  );

/** To the operator: a reader finds something wrong with a review. */
export function reportNotice(
  review: ReviewRow,
  reason: string,
  operator: string,
  origin: string,
): Mail {
  return {
    kind: "review-reported",
    person: review.userId,
    to: operator,
    subject: `A review was reported: ${review.title}`,
    ...layOutMail({
      heading: "A review was reported",
      paragraphs: ["It stays on the site until you hide it at the desk."],
      facts: [
        ["Title", review.title],
        ["By", review.authorName],
        ["Stars", String(review.rating)],
        ["Text", review.comment.slice(0, 600)],
        ["Reason given", reason || "none"],
      ],
      action: { label: "Open the desk", url: `${origin}/AdminPanel` },
    }),
  };
}
