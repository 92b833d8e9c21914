import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { PaymentInput } from "#contract/quote/money.ts";
import type { PaymentGateway } from "#server/config/payment-gateway.ts";
import { AppError } from "#server/errors/app-error.ts";

/**
 * Payment links and webhooks as Razorpay documents them (Payment Links API; Webhooks, `payment_link.paid`). Amounts are
 * paisa, times Unix seconds. What the service answers beyond what is read here may change.
 */

/** Milliseconds that the service is waited for. */
const patience = 10_000;

const unavailable = (cause: string) =>
  new AppError(
    "unavailable",
    "The payment service does not answer just now. Please try again in a few minutes, or pay another way.",
    { cause: new Error(cause), headers: { "retry-after": "60" } },
  );

const LinkAnswer = z.object({ id: z.string().min(1).max(100), short_url: z.url().max(500) });

/** Makes a link for a sum in rupees. @throws AppError unavailable */
export async function createPaymentLink(
  { origin, keyId, keySecret }: PaymentGateway,
  link: { paisa: number; reference: string; description: string; expiresAt: Date },
): Promise<{ id: string; url: string }> {
  const answer = await fetch(`${origin}/v1/payment_links`, {
    method: "POST",
    headers: {
      authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString("base64")}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({
      amount: link.paisa,
      currency: "INR",
      accept_partial: false,
      reference_id: link.reference,
      description: link.description,
      expire_by: Math.floor(link.expiresAt.getTime() / 1000),
      // The office writes to its travellers itself: their address is told to nobody.
      notify: { sms: false, email: false },
      reminder_enable: false,
    }),
    redirect: "error",
    signal: AbortSignal.timeout(patience),
  }).catch((error: unknown) => {
    throw unavailable(error instanceof Error ? error.name : "no answer");
  });
  if (!answer.ok) throw unavailable(`the gateway answered ${answer.status}`);
  const read = LinkAnswer.safeParse(await answer.json().catch(() => null));
  // Only a stand-in on this machine is reached without TLS.
  const isSafe = read.success && new URL(read.data.short_url).protocol === new URL(origin).protocol;
  if (!isSafe) throw unavailable("the gateway answered no link");
  return { id: read.data.id, url: read.data.short_url };
}

/** Whether a call was signed with our secret: HMAC-SHA256 in hex over the very bytes that came. */
export function isSigned(bytes: Buffer, signature: string, secret: string): boolean {
  const wanted = createHmac("sha256", secret).update(bytes).digest();
  const sent = /^[0-9a-f]{64}$/i.test(signature) ? Buffer.from(signature, "hex") : Buffer.alloc(0);
  return sent.length === wanted.length && timingSafeEqual(sent, wanted);
}

const LinkPaid = z.object({
  event: z.literal("payment_link.paid"),
  payload: z.object({
    payment_link: z.object({
      entity: z.object({
        id: z.string(),
        reference_id: z.string(),
        amount: z.int(),
        amount_paid: z.int(),
        status: z.string(),
      }),
    }),
    payment: z.object({
      entity: z.object({
        id: z.string().min(1).max(80),
        amount: z.int().min(0),
        currency: z.string().max(10),
        status: z.string(),
        method: z.string(),
        created_at: z.int(),
      }),
    }),
  }),
});
export type PaidLink = {
  id: string;
  reference: string;
  /** Of the payment itself; the link's own sums agree with it. */
  paisa: number;
  /** Captured rupees, the whole sum: anything else is looked at by somebody. */
  isWhole: boolean;
  payment: { id: string; method: PaymentInput["method"]; at: Date; currency: string };
};

const methods: Record<string, PaymentInput["method"]> = {
  upi: "upi",
  card: "card",
  emi: "card",
  netbanking: "bank",
};

/** What a signed call says was paid. Null: it is about something else. @throws AppError validation_failed */
export function readPaidLink(bytes: Buffer): PaidLink | null {
  let body: unknown;
  try {
    body = JSON.parse(bytes.toString("utf8"));
  } catch {
    throw new AppError("validation_failed", "The body is not JSON.");
  }
  const isPaid = (body as { event?: unknown } | null)?.event === "payment_link.paid";
  if (!isPaid) return null;
  const read = LinkPaid.safeParse(body);
  if (!read.success)
    throw new AppError("validation_failed", "The event says not what was paid by which link.");
  const link = read.data.payload.payment_link.entity;
  const payment = read.data.payload.payment.entity;
  return {
    id: link.id,
    reference: link.reference_id,
    paisa: payment.amount,
    isWhole:
      link.status === "paid" &&
      link.amount === payment.amount &&
      link.amount_paid === payment.amount &&
      payment.status === "captured" &&
      payment.currency === "INR",
    payment: {
      id: payment.id,
      method: methods[payment.method] ?? "other",
      at: new Date(payment.created_at * 1000),
      currency: payment.currency,
    },
  };
}
