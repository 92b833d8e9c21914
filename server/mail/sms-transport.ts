import { createHmac } from "node:crypto";
import type { OutboxMail } from "./mail.ts";
import { MessageRefused, type OutboxTransport } from "./transport.ts";

/** Milliseconds: after this the code that a text carries is of no use to anybody. */
const useful = 5 * 60_000;
const answerWithin = 10_000;

/**
 * Posts `{to, text, channel}` as JSON to the operator's gateway, signed in `x-signature`
 * (HMAC-SHA-256 of the body, hex) when there is a secret.
 */
export function createSmsTransport(options: {
  url: string;
  secret?: string | undefined;
}): OutboxTransport {
  const { url, secret } = options;
  const toBody = ({ to, text, channel }: OutboxMail) => JSON.stringify({ to, text, channel });
  return {
    async send(message, { signal }) {
      if (Date.now() - message.createdAt.getTime() > useful)
        throw new MessageRefused("too late to be of use");
      const body = toBody(message);
      const signature = secret ? createHmac("sha256", secret).update(body).digest("hex") : null;
      const response = await fetch(url, {
        method: "POST",
        body,
        headers: {
          "content-type": "application/json",
          ...(signature && { "x-signature": signature }),
        },
        signal: AbortSignal.any([signal, AbortSignal.timeout(answerWithin)]),
        redirect: "error",
      });
      await response.body?.cancel();
      if (!response.ok) throw new MessageRefused(`the gateway answered ${response.status}`);
    },
    close() {},
  };
}
