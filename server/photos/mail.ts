import { layOutMail } from "#server/mail/layout.ts";
import type { Mail } from "#server/mail/mail.ts";
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
  const none = approved === 0;
  return {
    kind: "photos-decided",
    person: submission.userId,
    to: submission.email,
    subject: none ? "Your photos" : "Your photos are in the gallery",
    ...layOutMail({
      heading: none ? "Thank you for your photos" : "Your photos are in the gallery",
      paragraphs: [
        none
          ? "We looked at each, and this time none found its place in the gallery. Please try again: a place that few know is always welcome."
          : `${approved} of the ${photosOf(sent)} you sent hang in our gallery now, with your name beside them.`,
      ],
      ...(!none && { action: { label: "See the gallery", url: `${origin}/gallery` } }),
    }),
  };
}
