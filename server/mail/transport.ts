import type { OutboxMail } from "./mail.ts";

export type Delivery = {
  /** Aborts when the try has taken too long or the process stops. */
  signal: AbortSignal;
  /**
   * To be called when the receiver has been given the last byte: from here on a lost answer may be
   * that of a message that has arrived.
   */
  handedOver(): void;
};

/** A way out of the outbox. `send` ends well only when the message has been taken. */
export type OutboxTransport = {
  /** @throws MessageRefused when the receiver said no, anything else when there was no answer */
  send(message: OutboxMail, delivery: Delivery): Promise<void>;
  close(): void;
};

/** The receiver answered, and the answer was no: the message has surely not arrived. */
export class MessageRefused extends Error {
  override name = "MessageRefused";
}
