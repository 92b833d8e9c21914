import { createHmac } from "node:crypto";
import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "#server/config/config.ts";
import type { Db } from "#server/db/database.ts";
import { createSmsTransport } from "./sms-transport.ts";

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

const send = () =>
  createSmsTransport(
    readConfig({ SMS_WEBHOOK_URL: url, SMS_WEBHOOK_SECRET: "shared" }),
    () => new Date(),
  ).send({} as Db, { to: "919800000000", text: "Your code is 123456", channel: "sms" });

test("a text goes out as signed JSON", async () => {
  expect(await send()).toEqual({ messageId: "m-1" });
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

test("a gateway that fails is a refusal, not a fault of ours", async () => {
  status = 500;
  await expect(send()).rejects.toMatchObject({ status: 422, code: "sms_send_failed" });
});
