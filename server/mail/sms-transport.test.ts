import { createHmac } from "node:crypto";
import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OutboxMail } from "./mail.ts";
import { createSmsTransport } from "./sms-transport.ts";
import { MessageRefused } from "./transport.ts";

let server: Server;
let url = "";
let status = 200;
const received: { body: string; signature: string | undefined }[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on("end", () => {
      received.push({ body, signature: request.headers["x-signature"]?.toString() });
      response.writeHead(status).end(JSON.stringify({ message_id: "m-1" }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const bound = server.address();
  url = `http://127.0.0.1:${typeof bound === "object" && bound ? bound.port : 0}/sms`;
});
afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())));

const text = {
  id: "7b0e",
  channel: "sms",
  kind: "sms:sms",
  to: "+919800000000",
  subject: "Text message",
  text: "Your code is 123456",
  html: "",
  status: "pending",
  attempts: 1,
  handedOverAt: null,
  createdAt: new Date(),
  sentAt: null,
  isShut: false,
} satisfies OutboxMail;
const delivery = { signal: new AbortController().signal, handedOver() {} };
const send = (message: OutboxMail = text) =>
  createSmsTransport({ url, secret: "shared" }).send(message, delivery);

test("a text goes out as signed JSON", async () => {
  await send();
  const [sent] = received;
  expect(JSON.parse(sent?.body ?? "")).toEqual({
    to: "+919800000000",
    text: "Your code is 123456",
    channel: "sms",
  });
  expect(sent?.signature).toBe(
    createHmac("sha256", "shared")
      .update(sent?.body ?? "")
      .digest("hex"),
  );
});

test("a gateway that says no has surely not sent it", async () => {
  status = 500;
  await expect(send()).rejects.toBeInstanceOf(MessageRefused);
  status = 200;
});

test("a code that nobody can use any more is not sent", async () => {
  const before = received.length;
  await expect(send({ ...text, createdAt: new Date(Date.now() - 301_000) })).rejects.toBeInstanceOf(
    MessageRefused,
  );
  expect(received).toHaveLength(before);
});
