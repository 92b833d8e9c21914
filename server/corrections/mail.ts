import { layOutMail } from "#server/mail/layout.ts";
import type { Mail } from "#server/mail/mail.ts";

type Told = { email: string; name: string; path: string };

/** To whoever reported a change: it is on the page. Nothing of what they typed is repeated: the address may be a stranger's. */
export const reportAccepted = (told: Told, answer: string, origin: string): Mail => ({
  kind: "report-accepted",
  person: null,
  to: told.email,
  subject: `${told.name}: the page is corrected`,
  headers: { "Auto-Submitted": "auto-replied" },
  ...layOutMail({
    heading: "The page is corrected",
    paragraphs: [
      `You told us that something has changed at ${told.name}. We looked it up, and the page, its cards and new plans say it now. Thank you.`,
      ...(answer ? answer.split(/\n{2,}/) : []),
    ],
    action: { label: "See the page", url: origin + told.path },
    footer: "You did not write to us? Then somebody mistyped an address: there is nothing to do.",
  }),
});

/** To whoever reported a change: why the page stays as it is. */
export const reportDeclined = (told: Told, answer: string, origin: string): Mail => ({
  kind: "report-declined",
  person: null,
  to: told.email,
  subject: `${told.name}: what you told us`,
  headers: { "Auto-Submitted": "auto-replied" },
  ...layOutMail({
    heading: "We looked it up",
    paragraphs: [
      `You told us that something has changed at ${told.name}. Thank you. We could not confirm it, and the page stays as it is for now.`,
      ...(answer ? answer.split(/\n{2,}/) : []),
    ],
    action: { label: "See the page", url: origin + told.path },
    footer: "You did not write to us? Then somebody mistyped an address: there is nothing to do.",
  }),
});
