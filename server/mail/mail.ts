/** By which way a message leaves; each has its own lane of the dispatcher. */
export type Channel = "mail" | "sms" | "whatsapp" | "push" | "webhook";

/**
 * One message. `kind` names the template, for the desk and the tests; `person` is the account that it
 * is about, where there is one: the message goes with it.
 */
export type Mail = {
  /** By mail when left out. */
  channel?: Channel;
  kind: string;
  person?: string | null;
  /** An address, a number, the id of a phone's subscription, or that of a webhook. */
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
};

/** A message as the outbox keeps it. */
export type OutboxMail = Mail & {
  id: string;
  channel: Channel;
  status: "pending" | "sent" | "failed";
  attempts: number;
  /** When an earlier try gave the whole message away without hearing the answer. */
  handedOverAt: Date | null;
  createdAt: Date;
  sentAt: Date | null;
  /** Its links cannot be opened, since they were sealed with a key that is not here: it cannot be sent. */
  isShut: boolean;
};
