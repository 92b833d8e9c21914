import { brand } from "#contract/brand.ts";
import type { Config } from "#server/config/config.ts";
import { layOutMail } from "#server/mail/layout.ts";
import type { Mail } from "#server/mail/mail.ts";

/** The token stands behind the #: it reaches no server log and no referrer. */
export function invitationMail(
  to: string,
  token: string,
  options: { inviter: string; days: number },
  config: Config,
): Mail {
  return {
    kind: "admin-invitation",
    to,
    subject: `${brand.name}: you are invited to the operator's desk`,
    ...layOutMail({
      heading: "You are invited to the desk",
      paragraphs: [
        `${options.inviter} would like you to answer travellers at ${brand.name}.`,
        `Choose a password and you are in. The link works once, for ${options.days} days.`,
      ],
      action: { label: "Choose a password", url: `${config.http.origin}/invitation#${token}` },
      footer: "If you do not know what this is about, do nothing: no account is made without you.",
    }),
  };
}

/** To a colleague whose password is lost; the link goes to nobody else. */
export function resetMail(
  to: string,
  { url, asker, hours }: { url: string; asker: string; hours: number },
): Mail {
  return {
    kind: "admin-reset",
    to,
    subject: `${brand.name}: choose a new password for the desk`,
    ...layOutMail({
      heading: "Choose a new password",
      paragraphs: [
        `${asker} has asked for a new password for your account at the operator's desk.`,
        `The link works once, for ${hours} hours. Until then your present password stays good.`,
      ],
      action: { label: "Choose a password", url },
      footer: "Did you not ask for it? Do nothing, and tell an owner of the desk.",
    }),
  };
}

/** To the administrator, whenever their way in has changed. */
export function accessChangedMail(to: string, what: string, config: Config): Mail {
  return {
    kind: "admin-access-changed",
    to,
    subject: `${brand.name}: your access to the desk has changed`,
    ...layOutMail({
      heading: "Your access to the desk has changed",
      paragraphs: [what, "Was it not you? Tell an owner of the desk at once."],
      action: { label: "Open the desk", url: `${config.http.origin}/AdminPanel` },
    }),
  };
}
