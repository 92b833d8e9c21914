import { addressIn, type Language } from "#contract/languages.ts";
import { layOutMail } from "#server/mail/layout.ts";
import type { Mail } from "#server/mail/mail.ts";
import { sayMailIn } from "#words/mails/say-mail.ts";

type Told = { email: string; name: string; path: string; language: Language };

/** To whoever reported a change. Nothing of what they typed is repeated: the address may be a stranger's. */
function letter(
  kind: "report-accepted" | "report-declined",
  told: Told,
  answer: string,
  origin: string,
): Mail {
  const { name, language } = told;
  const say = sayMailIn[language];
  return {
    kind,
    person: null,
    to: told.email,
    subject: say(`${kind}-subject`, { name }),
    headers: { "Auto-Submitted": "auto-replied" },
    ...layOutMail(
      {
        heading: say(`${kind}-heading`),
        paragraphs: [say(`${kind}-text`, { name }), ...(answer ? answer.split(/\n{2,}/) : [])],
        action: { label: say("report-label"), url: origin + addressIn(language, told.path) },
        footer: say("not-you-form"),
      },
      language,
    ),
  };
}

/** What they told us is on the page. */
export const reportAccepted = (told: Told, answer: string, origin: string): Mail =>
  letter("report-accepted", told, answer, origin);

/** Why the page stays as it is. */
export const reportDeclined = (told: Told, answer: string, origin: string): Mail =>
  letter("report-declined", told, answer, origin);
