import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * A stand-in for the payment gateway, as Razorpay's published documents have it: POST /v1/payment_links with Basic
 * authentication, errors as `{ error: { code, description } }`, and signed events of a link that was paid.
 */

const keys = { id: "rzp_test_key", secret: "key/secret", webhook: "webhook secret" };

type Link = Record<string, unknown> & { id: string; amount: number; reference_id: string };

async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString("utf8")) as Record<string, unknown>;
}

export async function startGateway() {
  const links: Link[] = [];
  const state = { isAway: false };
  const server = createServer(async (request, response) => {
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    const refuse = (status: number, description: string) =>
      answer(status, { error: { code: "BAD_REQUEST_ERROR", description } });
    if (state.isAway) return answer(502, "away");
    const wanted = `Basic ${Buffer.from(`${keys.id}:${keys.secret}`).toString("base64")}`;
    if (request.headers.authorization !== wanted) return refuse(401, "Authentication failed");
    if (request.method !== "POST" || request.url !== "/v1/payment_links")
      return refuse(404, "The requested URL was not found on the server.");
    const body = await readJson(request);
    if (!Number.isInteger(body.amount) || (body.amount as number) < 100)
      return refuse(400, "The amount must be at least INR 1.00");
    if (links.some((link) => link.reference_id === body.reference_id))
      return refuse(400, "payment link with given reference_id already exists");
    const id = `plink_${String(links.length + 1).padStart(14, "0")}`;
    const link = {
      ...body,
      id,
      amount_paid: 0,
      payments: null,
      short_url: `${origin()}/i/${id}`,
      status: "created",
    } as unknown as Link;
    links.push(link);
    answer(200, link);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    links,
    state,
    /** For PAYMENT_GATEWAY_URL. */
    url: `razorpay+http://${keys.id}:${encodeURIComponent(keys.secret)}@${new URL(origin()).host}?webhook_secret=${encodeURIComponent(keys.webhook)}`,
    secrets: Object.values(keys),
    /** The event of a link that was paid, as bytes with their signature. */
    pay(
      link: Link,
      payment: { id: string; method?: string; changes?: Record<string, unknown>; at?: Date },
      event = "payment_link.paid",
    ): { bytes: string; signature: string } {
      const { id, method = "upi", changes = {}, at = new Date() } = payment;
      const createdAt = Math.floor(at.getTime() / 1000);
      const { amount } = link;
      const body = {
        entity: "event",
        account_id: "acc_Test",
        event,
        contains: ["payment_link", "order", "payment"],
        payload: {
          order: {
            entity: { id: "order_1", amount, amount_due: 0, amount_paid: amount, status: "paid" },
          },
          payment: {
            entity: {
              id,
              amount,
              currency: "INR",
              status: "captured",
              method,
              captured: true,
              order_id: "order_1",
              created_at: createdAt,
              ...changes,
            },
          },
          payment_link: { entity: { ...link, amount_paid: amount, status: "paid" } },
        },
        created_at: createdAt,
      };
      // With blanks: what is parsed and written anew has another signature.
      const bytes = JSON.stringify(body, null, 1);
      return { bytes, signature: createHmac("sha256", keys.webhook).update(bytes).digest("hex") };
    },
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
}
