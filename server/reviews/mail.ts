import { layOutMail } from "#server/mail/layout.ts";
import type { Mail } from "#server/mail/mail.ts";
import type { ReviewRow } from "./store.ts";

/** To the writer of a review: what the office did with it. */
const toWriter = (
  kind: string,
  review: ReviewRow,
  { subject, paragraphs }: { subject: string; paragraphs: string[] },
  origin: string,
): Mail => ({
  kind,
  person: review.userId,
  to: review.authorEmail,
  subject: `${subject}: ${review.title}`,
  headers: { "Auto-Submitted": "auto-generated" },
  ...layOutMail({
    heading: subject,
    paragraphs: [`Dear ${review.authorName},`, ...paragraphs],
    action: { label: "Open the reviews", url: `${origin}/blogs#review-${review.id}` },
  }),
});

export const hiddenMail = (review: ReviewRow, reason: string, origin: string): Mail =>
  toWriter(
    "review-hidden",
    review,
    {
      subject: "Your review is not shown",
      paragraphs: [
        reason
          ? `we do not show it any more, for this reason: ${reason}`
          : "we do not show it any more.",
        "You can change it; answer this message to ask for it to be shown again.",
      ],
    },
    origin,
  );

export const restoredMail = (review: ReviewRow, origin: string): Mail =>
  toWriter(
    "review-published",
    review,
    { subject: "Your review is shown again", paragraphs: ["it stands where it stood before."] },
    origin,
  );

export const answeredMail = (review: ReviewRow, answer: string, origin: string): Mail =>
  toWriter(
    "review-answered",
    review,
    {
      subject: "We have answered your review",
      paragraphs: ["this is what we have answered, for everybody to read:", answer],
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
