import { addressIn } from "#contract/languages.ts";
import { layOutMail } from "#server/mail/layout.ts";
import type { Mail } from "#server/mail/mail.ts";
import { writesIn } from "#server/mail/writes-in.ts";
import { sayMailIn } from "#words/mails/say-mail.ts";
import type { Thread } from "./store.ts";

/** To the operator: a visitor writes and nobody sits at the desk. */
export function chatNotice(thread: Thread, body: string, operator: string, origin: string): Mail {
  return {
    kind: "chat-notice",
    person: thread.userId,
    to: operator,
    subject: `A visitor is waiting in the chat${thread.name ? `: ${thread.name}` : ""}`,
    headers: thread.email ? { "Reply-To": thread.email } : {},
    ...layOutMail({
      heading: "A visitor is waiting in the chat",
      paragraphs: [body],
      facts: [
        ["Name", thread.name || "not given"],
        ["E-mail", thread.email || "not given: answer while they are there"],
        ...writesIn(thread.language),
      ],
      action: { label: "Open the desk", url: `${origin}/AdminPanel` },
    }),
  };
}

/** To a visitor who has left the page: the desk's answer, and nothing that a stranger may have typed. */
export function chatAnswerMail(
  thread: Thread,
  body: string,
  operator: string,
  origin: string,
): Mail {
  const { language } = thread;
  const say = sayMailIn[language];
  return {
    kind: "chat-answer",
    person: thread.userId,
    to: thread.email,
    subject: say("chat-subject"),
    headers: { "Reply-To": operator },
    ...layOutMail(
      {
        heading: say("chat-heading"),
        paragraphs: body.split(/\n{2,}/),
        action: { label: say("chat-label"), url: origin + addressIn(language, "/contact#chat") },
        footer: say("chat-footer"),
      },
      language,
    ),
  };
}
