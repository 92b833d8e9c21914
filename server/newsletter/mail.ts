import { brand } from "#contract/brand.ts";
import { addressIn, type Language } from "#contract/languages.ts";
import { layOutMail } from "#server/mail/layout.ts";
import type { Mail } from "#server/mail/mail.ts";
import { sayMailIn } from "#words/mails/say-mail.ts";
import type { Issue } from "./issue-store.ts";

export const confirmPath = "/newsletter/confirm";
export const unsubscribePath = "/newsletter/unsubscribe";

type Reader = { email: string; language: Language };

/** The link that makes a typed address a subscriber. */
export function confirmationMail({ email, language }: Reader, token: string, origin: string): Mail {
  const say = sayMailIn[language];
  return {
    kind: "newsletter-confirmation",
    to: email,
    subject: say("letters-subject"),
    headers: { "Auto-Submitted": "auto-generated" },
    ...layOutMail(
      {
        heading: say("letters-heading"),
        paragraphs: [say("letters-text")],
        action: { label: say("letters-label"), url: `${origin}${confirmPath}?token=${token}` },
        footer: say("letters-footer"),
      },
      language,
    ),
  };
}

/**
 * An issue for one reader, with the headers of RFC 8058 for one-click unsubscription: as the office wrote it, what stands
 * around it in the reader's language.
 */
export function issueMail(
  issue: Pick<Issue, "subject" | "body">,
  reader: Reader & { unsubscribeKey: string },
  origin: string,
): Mail {
  const { language } = reader;
  const say = sayMailIn[language];
  const leave = `${origin}${unsubscribePath}?key=${reader.unsubscribeKey}`;
  return {
    kind: "newsletter-issue",
    to: reader.email,
    subject: issue.subject,
    headers: {
      "List-Unsubscribe": `<${leave}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      "List-Id": `${brand.name} letters <letters.${new URL(origin).hostname}>`,
      Precedence: "bulk",
    },
    ...layOutMail(
      {
        heading: issue.subject,
        paragraphs: issue.body.split(/\n{2,}/),
        action: { label: say("issue-label"), url: origin + addressIn(language, "/") },
        footer: say("issue-footer"),
        footerLink: { label: say("issue-leave"), url: leave },
      },
      language,
    ),
  };
}
