import { brand } from "#contract/brand.ts";
import { layOutMail } from "#server/mail/layout.ts";
import type { Mail } from "#server/mail/mail.ts";
import type { Issue } from "./issue-store.ts";

export const confirmPath = "/newsletter/confirm";
export const unsubscribePath = "/newsletter/unsubscribe";

/** The link that makes a typed address a subscriber. */
export function confirmationMail(email: string, token: string, origin: string): Mail {
  return {
    kind: "newsletter-confirmation",
    to: email,
    subject: `Confirm your letters from ${brand.name}`,
    headers: { "Auto-Submitted": "auto-generated" },
    ...layOutMail({
      heading: "One click, and our letters are yours",
      paragraphs: [
        "Somebody, we hope you, asked for our letters about travelling in India with this address.",
      ],
      action: { label: "Confirm my address", url: `${origin}${confirmPath}?token=${token}` },
      footer: "It was not you? Then do nothing: without the click nothing is sent.",
    }),
  };
}

/** An issue for one reader, with the headers of RFC 8058 for one-click unsubscription. */
export function issueMail(
  issue: Pick<Issue, "subject" | "body">,
  reader: { email: string; unsubscribeKey: string },
  origin: string,
): Mail {
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
    ...layOutMail({
      heading: issue.subject,
      paragraphs: issue.body.split(/\n{2,}/),
      action: { label: `Read on at ${brand.name}`, url: `${origin}/` },
      footer: `You get this letter because you confirmed this address at ${brand.name}.`,
      footerLink: { label: "Unsubscribe", url: leave },
    }),
  };
}
