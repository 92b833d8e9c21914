import { brand } from "#contract/brand.ts";
import { formatPaisa } from "#contract/quote/money-arithmetic.ts";
import type { DayTask } from "#contract/wire/agenda.ts";
import type { Config } from "#server/config/config.ts";
import { layOutMail } from "#server/mail/layout.ts";
import type { Mail } from "#server/mail/mail.ts";

const titles = {
  lapsing: "Lapses",
  late: "Payment late",
  departure: "Departs",
  hold: "Held until",
  settle: "Paid by link, to settle",
  refund: "Goes back",
  charge: "Cancelled, its charge is open",
  invoice: "Ended, without an invoice",
  payable: "To pay a supplier",
} as const;

/** To the operator at eight in the morning: what the day asks for. */
export function digestMail(
  work: { day: string; due: number; unread: number; messages: number; tasks: DayTask[] },
  to: string,
  config: Config,
): Mail {
  const { day, due, unread, messages, tasks } = work;
  return {
    kind: "desk-digest",
    to,
    subject: `${brand.name}: ${day}, ${due + unread + tasks.length} things to do`,
    ...layOutMail({
      heading: "What the day asks for",
      paragraphs: [
        `${due} requests are due, ${unread} have an unread message.`,
        ...(messages > 0
          ? [
              `Messages to guests, drivers and suppliers that are ready under Today, to be copied or opened in WhatsApp: ${messages}.`,
            ]
          : []),
        ...(tasks.length === 0
          ? [
              "No quote lapses, no payment is late, nobody departs, no room that is held lapses, no supplier is to be paid.",
            ]
          : []),
      ],
      facts: tasks.map(({ kind, on, reference, name, destination, paisa, unconfirmed }) => [
        `${titles[kind]} ${on}`,
        [
          reference,
          name,
          destination,
          paisa === null ? "" : formatPaisa(paisa),
          unconfirmed.length > 0
            ? `${kind === "departure" ? "not confirmed: " : ""}${unconfirmed.join(", ")}`
            : "",
        ]
          .filter(Boolean)
          .join(" · "),
      ]),
      action: { label: "Open the desk", url: `${config.http.origin}/AdminPanel` },
    }),
  };
}

/** To a supplier: what was asked for is wanted no more. */
export function askEndedMail(
  ask: {
    supplierName: string;
    email: string;
    confirmation: string;
    fromDay: string | null;
    toDay: string | null;
    askedFor: { title: string } | null;
    reference: string;
  },
  config: Config,
): Mail {
  const { supplierName, email, confirmation, fromDay, toDay, askedFor, reference } = ask;
  return {
    kind: "supplier-ended",
    to: email,
    subject: `${brand.name} ${reference}: please cancel`,
    headers: { "Reply-To": `"${brand.name} ${reference}" <${config.mail.operator}>` },
    ...layOutMail({
      heading: "Please cancel",
      paragraphs: [
        `Dear ${supplierName},`,
        "our guests do not need this any more. Please release it, and answer this message with what the cancellation costs, if anything.",
      ],
      facts: [
        ...(askedFor ? ([["Service", askedFor.title]] as [string, string][]) : []),
        ...(fromDay
          ? ([["Days", [fromDay, toDay].filter(Boolean).join(" to ")]] as [string, string][])
          : []),
        ...(confirmation ? ([["Your confirmation", confirmation]] as [string, string][]) : []),
        ["Our reference", reference],
      ],
    }),
  };
}

/** To a supplier: what is to be confirmed, and the page on which one press does it. */
export function askMail(
  ask: { supplier: string; email: string; body: string; reference: string },
  url: string,
  config: Config,
): Mail {
  return {
    kind: "supplier-ask",
    to: ask.email,
    subject: `${brand.name} ${ask.reference}: please confirm`,
    headers: { "Reply-To": `"${brand.name} ${ask.reference}" <${config.mail.operator}>` },
    ...layOutMail({
      heading: "Please confirm",
      paragraphs: [`Dear ${ask.supplier},`, ask.body],
      action: { label: "Confirm, or say that it cannot be", url },
    }),
  };
}
