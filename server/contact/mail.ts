import { layOutMail } from "#server/mail/layout.ts";
import type { Mail } from "#server/mail/mail.ts";
import { writesIn } from "#server/mail/writes-in.ts";
import { sayMailIn } from "#words/mails/say-mail.ts";
import type { ContactMessage } from "./store.ts";

/**
 * To whoever wrote. Nothing they typed is repeated: the address may be somebody else's, and the
 * form must not carry a stranger's words there.
 */
export function acknowledgement(message: ContactMessage): Mail {
  const { language, reference } = message;
  const say = sayMailIn[language];
  return {
    kind: "contact-acknowledgement",
    person: message.userId,
    to: message.email,
    subject: say("contact-subject", { reference }),
    // Keeps two machines from thanking each other without end.
    headers: { "Auto-Submitted": "auto-replied" },
    ...layOutMail(
      {
        heading: say("contact-heading"),
        paragraphs: [say("contact-text")],
        facts: [[say("fact-reference"), reference]],
        footer: say("not-you-form"),
      },
      language,
    ),
  };
}

/** To the operator: who writes what. */
export function contactNotice(message: ContactMessage, operator: string, origin: string): Mail {
  return {
    kind: "contact-notice",
    person: message.userId,
    to: operator,
    subject: `${message.reference}: a message from ${message.name}`,
    headers: { "Reply-To": message.email },
    ...layOutMail({
      heading: "A message from the contact form",
      paragraphs: [message.message],
      facts: [
        ["Name", message.name],
        ["E-mail", message.email],
        ...(message.phone ? [["Phone", message.phone] as [string, string]] : []),
        ["Reference", message.reference],
        ...writesIn(message.language),
      ],
      action: { label: "Open the desk", url: `${origin}/AdminPanel` },
    }),
  };
}

/** The operator's answer; as above, without the words of whoever typed the address. */
export function contactReplyMail(message: ContactMessage, body: string, operator: string): Mail {
  const { language, reference } = message;
  const say = sayMailIn[language];
  return {
    kind: "contact-reply",
    person: message.userId,
    to: message.email,
    subject: say("contact-reply-subject", { reference }),
    headers: { "Reply-To": operator },
    ...layOutMail(
      {
        heading: say("contact-reply-heading"),
        paragraphs: body.split(/\n{2,}/),
        facts: [[say("fact-reference"), reference]],
        footer: say("contact-reply-footer"),
      },
      language,
    ),
  };
}
