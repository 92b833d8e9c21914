import { brand } from "#contract/brand.ts";
import { layOutMail } from "#server/mail/layout.ts";
import type { Mail } from "#server/mail/mail.ts";
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
  return {
    kind: "chat-answer",
    person: thread.userId,
    to: thread.email,
    subject: `${brand.name} has answered you`,
    headers: { "Reply-To": operator },
    ...layOutMail({
      heading: "An answer for you",
      paragraphs: body.split(/\n{2,}/),
      action: { label: "Go on in the chat", url: `${origin}/contact#chat` },
      footer: "You can simply answer this message as well.",
    }),
  };
}
