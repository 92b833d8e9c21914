import type { Db } from "#server/db/database.ts";
import { languageOfReader } from "#server/languages/reader-language.ts";
import { layOutMail } from "#server/mail/layout.ts";
import { queueMail } from "#server/mail/outbox-store.ts";
import type { MailKey } from "#words/mails/english.ts";
import { sayMailIn } from "#words/mails/say-mail.ts";
import type { AuthContext } from "../auth-context.ts";

export type LinkType = "signup" | "invite" | "magiclink" | "recovery" | "email_change";

/** The address in a mail: it signs its reader in, once. */
export function makeLink(
  auth: AuthContext,
  options: { link: string; type: LinkType; redirectTo: string },
): string {
  // `:` and `/` may stand in a query: the address stays readable, and as the client expects it.
  const target = encodeURIComponent(options.redirectTo)
    .replaceAll("%3A", ":")
    .replaceAll("%2F", "/");
  return `${auth.baseUrl}/verify?token=${options.link}&type=${options.type}&redirect_to=${target}`;
}

/** What a mail with a link says after its heading, where nothing else is to be said. */
const usual: Record<LinkType, readonly MailKey[]> = {
  signup: ["signup-text", "auth-not-you"],
  invite: ["invite-text"],
  magiclink: ["magiclink-text", "auth-ignore"],
  recovery: ["recovery-text", "auth-ignore"],
  email_change: [],
};

/** Keys of sentences, with what stands in them. */
export type MailLines = { keys: readonly MailKey[]; values?: Record<string, string> };

/** For an address that several sign-ups wait for. */
export const signUpAgain: MailLines = { keys: ["auth-again", "auth-not-you"] };

/** Whoever asks for it reads it: in the language of the page that they ask from. */
const sayToReader = () => {
  const language = languageOfReader();
  return { language, say: sayMailIn[language] };
};

/** Queues the mail with a link and a code. */
export async function queueLinkMail(
  auth: AuthContext,
  db: Db,
  options: {
    to: string;
    type: LinkType;
    link: string;
    code: string;
    redirectTo: string;
    lines?: MailLines;
  },
): Promise<void> {
  const { type, lines: { keys, values } = { keys: usual[options.type] } } = options;
  const { language, say } = sayToReader();
  const content = layOutMail(
    {
      heading: say(`${type}-heading`),
      paragraphs: keys.map((key) => say(key, values)),
      action: { label: say(`${type}-label`), url: makeLink(auth, options) },
      code: options.code,
      footer: say("auth-life", { minutes: Math.round(auth.settings.otpTtl / 60) }),
    },
    language,
  );
  await queueMail(db, {
    kind: `auth.${type}`,
    to: options.to,
    subject: say(`${type}-subject`),
    ...content,
  });
}

/** A code without a link: to prove who is there before a password is changed. */
export async function queueReauthenticationMail(db: Db, to: string, code: string): Promise<void> {
  const { language, say } = sayToReader();
  const content = layOutMail(
    {
      heading: say("reauthentication-heading"),
      paragraphs: [say("reauthentication-text"), say("auth-ignore")],
      code,
    },
    language,
  );
  await queueMail(db, {
    kind: "auth.reauthentication",
    to,
    subject: say("reauthentication-subject"),
    ...content,
  });
}

/** Queues a text with a code. @returns its id in the outbox */
export function queueCodeText(
  db: Db,
  options: { phone: string; code: string; channel?: "sms" | "whatsapp" | undefined },
): Promise<string> {
  const { phone, code, channel = "sms" } = options;
  const text = sayToReader().say("code-text", { code });
  return queueMail(db, {
    channel,
    kind: `sms:${channel}`,
    to: `+${phone}`,
    subject: channel === "whatsapp" ? "WhatsApp message" : "Text message",
    text,
    html: `<p>${text}</p>`,
  });
}

type Notice =
  | "password_changed"
  | "email_changed"
  | "factor_added"
  | "factor_removed"
  | "passkey_added"
  | "passkey_removed";

/** Tells a person of a change to the account, so that a stranger's change is noticed. */
export async function queueNotice(db: Db, to: string | null, notice: Notice): Promise<void> {
  if (!to) return;
  const { language, say } = sayToReader();
  const content = layOutMail(
    {
      heading: say(`${notice}-heading`),
      paragraphs: [say(`${notice}-text`), say("notice-not-you")],
    },
    language,
  );
  await queueMail(db, {
    kind: `auth.${notice}`,
    to,
    subject: say(`${notice}-subject`),
    ...content,
  });
}
