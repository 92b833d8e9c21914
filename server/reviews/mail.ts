import { layOutMail } from "#server/mail/layout.ts";
import type { Mail } from "#server/mail/mail.ts";
import type { ReviewRow } from "./store.ts";

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
