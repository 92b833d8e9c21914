import { brand } from "#contract/brand.ts";
import type { Db } from "#server/db/database.ts";
import { layOutMail } from "#server/mail/layout.ts";
import { queueMail } from "#server/mail/outbox-store.ts";
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

type Template = { subject: string; heading: string; paragraphs: string[]; label: string };

const ignore = "If you did not ask for this, you can ignore this message.";

const notYou =
  "If it was not you who signed up, ignore this message: do not follow the link and tell nobody the code. Without them nobody gets in with your address.";

/** For an address that several sign-ups wait for. */
export const signUpAgain = [
  "More than one sign-up waits for this address. Each has a message of its own: follow the link of the one that you made yourself, and the password that you chose there is yours.",
  notYou,
];

const templates: Record<LinkType, Template> = {
  signup: {
    subject: `Confirm your address for ${brand.name}`,
    heading: "Welcome aboard",
    paragraphs: [
      "Confirm your address and your account is ready: plan trips, keep them, and share what you saw.",
      notYou,
    ],
    label: "Confirm my address",
  },
  invite: {
    subject: `You are invited to ${brand.name}`,
    heading: "You are invited",
    paragraphs: ["An account has been prepared for you. Accept the invitation to use it."],
    label: "Accept the invitation",
  },
  magiclink: {
    subject: `Your sign-in link for ${brand.name}`,
    heading: "Sign in",
    paragraphs: ["Follow the link, or type in the code. Either works once.", ignore],
    label: "Sign in",
  },
  recovery: {
    subject: `Choose a new password for ${brand.name}`,
    heading: "Choose a new password",
    paragraphs: ["Follow the link to choose a new password. It works once.", ignore],
    label: "Choose a new password",
  },
  email_change: {
    subject: `Confirm the change of your address for ${brand.name}`,
    heading: "Confirm your new address",
    paragraphs: [],
    label: "Confirm the change",
  },
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
    paragraphs?: string[];
  },
): Promise<void> {
  const { subject, heading, paragraphs, label } = templates[options.type];
  const minutes = Math.round(auth.settings.otpTtl / 60);
  const content = layOutMail({
    heading,
    paragraphs: options.paragraphs ?? paragraphs,
    action: { label, url: makeLink(auth, options) },
    code: options.code,
    footer: `The link and the code are good for ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`,
  });
  await queueMail(db, { kind: `auth.${options.type}`, to: options.to, subject, ...content });
}

/** A code without a link: to prove who is there before a password is changed. */
export async function queueReauthenticationMail(db: Db, to: string, code: string): Promise<void> {
  const content = layOutMail({
    heading: "Confirm that it is you",
    paragraphs: ["Type in this code to go on.", ignore],
    code,
  });
  await queueMail(db, {
    kind: "auth.reauthentication",
    to,
    subject: `Your code for ${brand.name}`,
    ...content,
  });
}

/** Queues a text with a code. @returns its id in the outbox */
export function queueCodeText(
  db: Db,
  options: { phone: string; code: string; channel?: "sms" | "whatsapp" | undefined },
): Promise<string> {
  const { phone, code, channel = "sms" } = options;
  const text = `Your code for ${brand.name} is ${code}`;
  return queueMail(db, {
    channel,
    kind: `sms:${channel}`,
    to: `+${phone}`,
    subject: channel === "whatsapp" ? "WhatsApp message" : "Text message",
    text,
    html: `<p>${text}</p>`,
  });
}

type Notice = "password_changed" | "email_changed" | "factor_added" | "factor_removed";

const notices: Record<Notice, { subject: string; heading: string; text: string }> = {
  password_changed: {
    subject: `Your password for ${brand.name} was changed`,
    heading: "Your password was changed",
    text: "Every other device has been signed out.",
  },
  email_changed: {
    subject: `Your address for ${brand.name} was changed`,
    heading: "Your address was changed",
    text: "This account is no longer reached at this address.",
  },
  factor_added: {
    subject: `A second step was added to your ${brand.name} account`,
    heading: "A second step was added",
    text: "Signing in now asks for it after the password.",
  },
  factor_removed: {
    subject: `A second step was removed from your ${brand.name} account`,
    heading: "A second step was removed",
    text: "Signing in no longer asks for it.",
  },
};

/** Tells a person of a change to the account, so that a stranger's change is noticed. */
export async function queueNotice(db: Db, to: string | null, notice: Notice): Promise<void> {
  if (!to) return;
  const { subject, heading, text } = notices[notice];
  const content = layOutMail({
    heading,
    paragraphs: [text, "If this was not you, choose a new password at once and write to us."],
  });
  await queueMail(db, { kind: `auth.${notice}`, to, subject, ...content });
}
