import { isLoopbackHost } from "./loopback.ts";

/** Who takes payments for the office by links: Razorpay, or a service that speaks as it does. */
export type PaymentGateway = {
  kind: "razorpay";
  /** The service's address without a slash at its end. */
  origin: string;
  keyId: string;
  keySecret: string;
  /** What the service signs its calls to us with. */
  webhookSecret: string;
};

const form =
  "PAYMENT_GATEWAY_URL must be razorpay://key_id:key_secret@api.razorpay.com?webhook_secret=…";

/**
 * `razorpay://key_id:key_secret@host[:port]?webhook_secret=…`; `razorpay+http` reaches a stand-in on this machine.
 * Faults name the variable and never repeat its value: it holds secrets.
 */
export function readPaymentGateway(value: string | undefined): {
  gateway: PaymentGateway | undefined;
  faults: string[];
} {
  if (!value) return { gateway: undefined, faults: [] };
  const refused = { gateway: undefined, faults: [form] };
  try {
    const url = new URL(value);
    const webhookSecret = url.searchParams.get("webhook_secret") ?? "";
    const [keyId, keySecret] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
    const isHere = url.protocol === "razorpay+http:" && isLoopbackHost(url.hostname);
    if (url.protocol !== "razorpay:" && !isHere) return refused;
    if (!url.host || !keyId || !keySecret || (url.pathname !== "" && url.pathname !== "/"))
      return refused;
    if (webhookSecret.length < 8)
      return {
        gateway: undefined,
        faults: ["PAYMENT_GATEWAY_URL: webhook_secret has at least eight letters"],
      };
    const origin = `${isHere ? "http" : "https"}://${url.host}`;
    return { gateway: { kind: "razorpay", origin, keyId, keySecret, webhookSecret }, faults: [] };
  } catch {
    return refused;
  }
}
