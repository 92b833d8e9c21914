import { addressIn, type Language } from "#contract/languages.ts";
import { dayInIndia } from "#contract/trip/india-clock.ts";
import type { Config } from "#server/config/config.ts";
import { layOutMail } from "#server/mail/layout.ts";
import type { Mail } from "#server/mail/mail.ts";
import { type SayMail, sayHello, sayMailIn } from "#words/mails/say-mail.ts";

type Leaving = { email: string; name: string; dueAt: Date; language: Language };
type Person = Pick<Leaving, "email" | "name" | "language">;
type Kind = "leaving" | "leaving-soon" | "stays" | "deleted";
type Action = { label: string; url: string };

/** `more`: lines after the first, and where the reader goes on. */
function letter(
  kind: string,
  { email, name, language }: Person,
  of: Kind,
  values: Record<string, string> = {},
  more: (say: SayMail) => { lines?: string[]; action?: Action } = () => ({}),
): Mail {
  const say = sayMailIn[language];
  const { lines = [], action } = more(say);
  return {
    kind,
    to: email,
    subject: say(`${of}-subject`, values),
    ...layOutMail(
      {
        heading: say(`${of}-heading`),
        paragraphs: [sayHello(say, name), say(`${of}-text`, values), ...lines],
        ...(action && { action }),
      },
      language,
    ),
  };
}

const accountLink = ({ language }: Person, config: Config, hash = "") =>
  config.http.origin + addressIn(language, `/account${hash}`);

export const deletionRequestedMail = (leaving: Leaving, token: string, config: Config): Mail =>
  letter(
    "account-deletion-requested",
    leaving,
    "leaving",
    { day: dayInIndia(leaving.dueAt) },
    (say) => ({
      lines: [say("leaving-change")],
      // The token stands behind the #, out of logs.
      action: {
        label: say("leaving-label"),
        url: accountLink(leaving, config, `#restore=${token}`),
      },
    }),
  );

export const deletionReminderMail = (leaving: Leaving, config: Config): Mail =>
  letter("account-deletion-reminder", leaving, "leaving-soon", {}, (say) => ({
    action: { label: say("account-label"), url: accountLink(leaving, config) },
  }));

export const deletionCancelledMail = (leaving: Person, config: Config): Mail =>
  letter("account-deletion-cancelled", leaving, "stays", {}, (say) => ({
    action: { label: say("account-label"), url: accountLink(leaving, config) },
  }));

export const accountDeletedMail = (leaving: Person): Mail =>
  letter("account-deleted", leaving, "deleted");
