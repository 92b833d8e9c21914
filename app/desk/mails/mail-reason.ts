import { m } from "#app/paraglide/messages.js";

const reasons: [RegExp, () => string][] = [
  [/not an address/i, m.desk_mail_reason_address],
  [/no answer to the whole message/i, m.desk_mail_reason_silent],
  [/EAUTH|\b535\b|authenticat/i, m.desk_mail_reason_signin],
  [
    /ECONN|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EDNS|ESOCKET|timed? ?out|abort/i,
    m.desk_mail_reason_unreachable,
  ],
  [/\b(?:452|552)\b|5\.2\.2|quota|mailbox (?:is )?full/i, m.desk_mail_reason_full],
  [
    /\b55[013]\b.*(?:5\.1\.|mailbox|user|recipient|unknown)|no such user/i,
    m.desk_mail_reason_mailbox,
  ],
  [/\b5\d\d\b/, m.desk_mail_reason_refused],
];

/** Why a mail did not go out, in words; "" where the answer has to speak for itself. */
export const nameMailReason = (error: string | null): string =>
  (error && reasons.find(([pattern]) => pattern.test(error))?.[1]()) || "";
