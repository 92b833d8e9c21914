/** One message. `kind` names the template, for the desk and the tests. */
export type Mail = {
  kind: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
};

/** A message as the outbox keeps it. */
export type OutboxMail = Mail & {
  id: string;
  status: "pending" | "sent" | "failed";
  attempts: number;
  createdAt: Date;
  sentAt: Date | null;
};
