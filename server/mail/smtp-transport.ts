import { PassThrough, pipeline } from "node:stream";
import { MessageRefused, type OutboxTransport } from "./transport.ts";

/** Milliseconds. The dispatcher's own deadlines end a try sooner; these end a forgotten socket. */
const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 20_000,
  greetingTimeout: 20_000,
  // RFC 5321, 4.5.3.2.6: ten minutes for the answer to a whole message.
  socketTimeout: 600_000,
};

/** Message-IDs are made of the outbox row: a second copy is recognised by whoever gets it. */
const messageIdOf = (id: string, from: string) =>
  `<${id}@${from.split("@")[1]?.replace(">", "") ?? "safarnama"}>`;

/** Sends through an SMTP server; the library is loaded by those who have one. */
export async function openSmtpTransport(url: string, from: string): Promise<OutboxTransport> {
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({ url, ...timeouts }, { from });
  transport.use("stream", (mail, done) => {
    const { onLastByte } = mail.data as { onLastByte?: () => void };
    // The last stream is read to its end only after the server has asked for the message.
    mail.message.processFunc((input) => {
      const output = new PassThrough();
      if (onLastByte) output.once("end", onLastByte);
      pipeline(input, output, () => {});
      return output;
    });
    done();
  });
  return {
    async send(message, { signal, handedOver }) {
      const { to, subject, text, html, headers } = message;
      const letter = {
        to,
        subject,
        text,
        html,
        headers,
        messageId: messageIdOf(message.id, from),
        signal,
        onLastByte: handedOver,
      };
      try {
        await transport.sendMail(letter);
      } catch (error) {
        const { responseCode = 0, message: answer } = error as Error & { responseCode?: number };
        throw responseCode < 400 ? error : new MessageRefused(answer, { cause: error });
      }
    },
    close: () => transport.close(),
  };
}
