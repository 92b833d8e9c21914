import { brand } from "#contract/brand.ts";
import { layOutMail } from "#server/mail/layout.ts";
import type { Mail } from "#server/mail/mail.ts";

/** To whom a mail about a trip's review goes, and by which link it is written or read. */
export type Reader = {
  userId: string | null;
  name: string;
  email: string;
  destination: string;
  /** /review/…, which also says that no more are wanted. */
  url: string;
};

const hello = ({ name }: Reader) => (name ? `Dear ${name},` : "Hello,");

/** Every one of them says how to get no more. */
const letter = (
  kind: string,
  reader: Reader,
  { subject, label, paragraphs }: { subject: string; label: string; paragraphs: string[] },
): Mail => ({
  kind,
  person: reader.userId,
  to: reader.email,
  subject,
  headers: { "Auto-Submitted": "auto-generated" },
  ...layOutMail({
    heading: subject,
    paragraphs: [hello(reader), ...paragraphs],
    action: { label, url: reader.url },
    footer: `This is about your trip with ${brand.name}: ${reader.destination}.`,
    footerLink: { label: "No more mails about reviews", url: `${reader.url}#stop` },
  }),
});

/** Two days after the last one. */
export const askMail = (reader: Reader): Mail =>
  letter("review-asked", reader, {
    subject: `How was it? ${reader.destination}`,
    label: "Write about your trip",
    paragraphs: [
      "you are home again. Would you tell others how it was? Stars for the places and for us, a few words, and photos if you like; no account is needed.",
      "It will say that you travelled with us. We ask once.",
    ],
  });

export const publishedMail = (reader: Reader): Mail =>
  letter("review-published", reader, {
    subject: "Your review is published",
    label: "See it",
    paragraphs: ["thank you: what you wrote stands on the pages of its places now."],
  });

export const answeredMail = (reader: Reader, answer: string): Mail =>
  letter("review-answered", reader, {
    subject: "We have answered your review",
    label: "See it where it stands",
    paragraphs: ["this is what we have answered, for everybody to read:", answer],
  });

export const hiddenMail = (reader: Reader, reason: string): Mail =>
  letter("review-hidden", reader, {
    subject: "Your review is not shown",
    label: "Change it",
    paragraphs: [
      `we do not show your review, for this reason: ${reason}`,
      "You can change it by its link and send it again, or answer this message.",
    ],
  });

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
