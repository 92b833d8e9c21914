import { brand } from "#contract/brand.ts";
import type { Config } from "#server/config/config.ts";
import { dayInIndia } from "#server/days/india-day.ts";
import { writeLongDay } from "#server/days/write-day.ts";
import { layOutMail } from "#server/mail/layout.ts";
import type { Mail } from "#server/mail/mail.ts";

const hello = (name: string) => (name ? `Dear ${name},` : "Hello,");

type Leaving = { email: string; name: string; dueAt: Date };

/** The way back: the token stands behind the #, out of logs. */
const keepLink = (token: string, config: Config) => ({
  label: "Keep my account",
  url: `${config.http.origin}/account#restore=${token}`,
});

export function deletionRequestedMail(leaving: Leaving, token: string, config: Config): Mail {
  return {
    kind: "account-deletion-requested",
    to: leaving.email,
    subject: `${brand.name}: your account will be deleted on ${writeLongDay(dayInIndia(leaving.dueAt))}`,
    ...layOutMail({
      heading: "Your account is about to go",
      paragraphs: [
        hello(leaving.name),
        `you asked us to delete your account. It will go on ${writeLongDay(dayInIndia(leaving.dueAt))}, with your reviews, your messages and your picture. A trip that you have accepted stays in our books.`,
        "Was it a mistake, or not you? One press keeps everything as it is.",
      ],
      action: keepLink(token, config),
    }),
  };
}

export function deletionReminderMail(leaving: Leaving, config: Config): Mail {
  return {
    kind: "account-deletion-reminder",
    to: leaving.email,
    subject: `${brand.name}: your account goes tomorrow`,
    ...layOutMail({
      heading: "Your account goes tomorrow",
      paragraphs: [
        hello(leaving.name),
        "this is the last day to change your mind: use the link of our first message, or sign in and choose Keep my account.",
      ],
      action: { label: "Open my account", url: `${config.http.origin}/account` },
    }),
  };
}

export function deletionCancelledMail(
  leaving: Pick<Leaving, "email" | "name">,
  config: Config,
): Mail {
  return {
    kind: "account-deletion-cancelled",
    to: leaving.email,
    subject: `${brand.name}: your account stays`,
    ...layOutMail({
      heading: "Your account stays",
      paragraphs: [hello(leaving.name), "nothing will be deleted. Good to have you with us."],
      action: { label: "Open my account", url: `${config.http.origin}/account` },
    }),
  };
}

export function accountDeletedMail(leaving: Pick<Leaving, "email" | "name">): Mail {
  return {
    kind: "account-deleted",
    to: leaving.email,
    subject: `${brand.name}: your account is deleted`,
    ...layOutMail({
      heading: "Your account is deleted",
      paragraphs: [
        hello(leaving.name),
        "it is done. This is the last message you get from us, unless you write first.",
      ],
    }),
  };
}
