import { request as httpRequest } from "node:http";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { listCalls } from "#server/app.ts";
import { describedPath } from "#server/calls/call.ts";
import { createServices } from "#server/services.ts";
import { type RunningServer, serve } from "#server/shell/serve.ts";
import { quickAuth } from "#tests/factories/quick-auth.ts";
import { findLeast } from "#tests/setup/stopwatch.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { tries } from "./effort.ts";

// Before the tests are named: some of them are one for each call.
const resources = await createTestResources({ PORT: "0", CHAT_PROVIDER: "site" });
const services = createServices(resources, { auth: quickAuth });
const calls = listCalls(resources, services).map((call) => ({
  ...call,
  path: describedPath(call),
}));
let server: RunningServer;
beforeAll(async () => {
  server = await serve(resources, services, {
    pages: async () => new Response("page"),
    close: async () => {},
  });
});
afterAll(async () => {
  await server.close();
  await resources.close();
});

const form = "application/x-www-form-urlencoded";
const jsonType = "application/json";
const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(server.address + path, {
    method: "POST",
    body,
    headers: { "content-type": jsonType, ...headers },
  });

/** Milliseconds in which the process did nothing else while `work` went on. */
async function measureHold(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  await work();
  clearInterval(timer);
  return Math.max(longest, performance.now() - last);
}

/** Sends a head and a part of a body, and waits for the answer without sending the rest. */
function sendPart(path: string, headers: Record<string, string>, part: string, times = 1) {
  return new Promise<{ status: number; sent: number }>((resolve, reject) => {
    let sent = 0;
    const call = httpRequest(server.address + path, { method: "POST", headers }, (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, sent });
      call.destroy();
    });
    call.on("error", reject);
    const write = () => {
      if (call.destroyed || sent >= times) return;
      sent += 1;
      call.write(part, () => setImmediate(write));
    };
    write();
  });
}

const bodies = calls.filter(({ method, body }) => method !== "GET" && body);
const everybodys = [
  ...new Set(
    bodies
      .filter(({ may, path }) => may === "anybody" && !path.includes("{"))
      .map(({ path }) => path),
  ),
];

describe("a body is refused before it is read", () => {
  test("calls are found to try", () => {
    expect(everybodys).toEqual(
      expect.arrayContaining(["/Login", "/AdminLogin", "/api/contact", "/api/newsletter"]),
    );
  });

  test.each(["/Login", "/AdminLogin", "/Update", "/api/contact", "/api/newsletter", "/api/chat"])(
    "%s: 64 KB, by what is announced and by what comes",
    async (path) => {
      const headers = { "content-type": jsonType };
      const announced = { ...headers, "content-length": String(4_000_000) };
      expect((await sendPart(path, announced, '{"a":"')).status).toBe(413);
      const chunked = await sendPart(path, headers, "x".repeat(16_384), 100);
      expect(chunked.status).toBe(413);
      expect(chunked.sent).toBeLessThan(100);
    },
  );

  test("a sign-up carries a picture of two megabytes and no more", async () => {
    const image = (bytes: number) => `data:image/png;base64,${"A".repeat((bytes * 4) / 3)}`;
    const person = { username: "Asha", email: "asha@example.org", password: "Ranchi!2026" };
    const send = (bytes: number) =>
      post("/Signup", JSON.stringify({ ...person, image: image(bytes) }));
    expect([400, 422]).toContain((await send(2_000_000)).status);
    expect((await send(3_000_000)).status).toBe(413);
  });

  test("sign-ups are counted before they are read", async () => {
    const own = await createTestResources({ PORT: "0" });
    const other = await serve(own, createServices(own, { auth: quickAuth }), {
      pages: async () => new Response(),
      close: async () => {},
    });
    const send = () =>
      fetch(`${other.address}/Signup`, {
        method: "POST",
        headers: { "content-type": jsonType },
        body: "{",
      });
    const statuses = [];
    for (let time = 0; time < 62; time++) statuses.push((await send()).status);
    await other.close();
    await own.close();
    expect(statuses.slice(0, 60)).toEqual(Array(60).fill(400));
    expect(statuses.slice(60)).toEqual([429, 429]);
  });

  test("a stranger's upload is not read at all", async () => {
    const headers = {
      "content-type": "multipart/form-data; boundary=x",
      "content-length": "2500000",
    };
    const answer = await sendPart(
      "/storage/v1/object/profile-pictures/avatars/a.png",
      headers,
      "--x",
    );
    expect(answer.status).toBe(400);
    const photo = "/api/photos/9f6b8a52-0000-4000-8000-000000000000";
    const put = await fetch(server.address + photo, {
      method: "PUT",
      body: new Uint8Array(9_000_000),
    }).catch(() => null);
    expect([404, undefined]).toContain(put?.status);
  });
});

describe("a body costs nothing to refuse", () => {
  const manyKeys = Array.from({ length: 12_000 }, (_, index) => `a${index}=`).join("&");
  const deep = '{"a":'.repeat(10_000);
  const many = `{${Array.from({ length: 6_000 }, (_, index) => `"${index}":1`).join()}}`;

  test.each([
    ["a form of many fields", "/api/contact", manyKeys.slice(0, 65_000), form],
    ["deep JSON", "/api/contact", deep, jsonType],
    ["deep JSON for the sign-in service", "/auth/v1/token?grant_type=password", deep, jsonType],
    ["JSON of many names", "/Login", many, jsonType],
    ["a provider's form of many fields", "/auth/v1/callback", manyKeys, form],
  ])("%s", async (_name, path, body, type) => {
    const attack = () =>
      measureHold(async () => {
        for (let time = 0; time < tries(2, 20); time++) {
          const answer = await post(path, body, { "content-type": type });
          expect(answer.status).toBe(400);
        }
      });
    expect(await findLeast(attack, { tries: 5, enough: 300 })).toBeLessThan(300);
  });

  test("a NUL in a plain form is nobody's fault", async () => {
    const fields = "name=a%00b&email=a%40example.org&subject=x&message=a%00%ED%A0%80b";
    const answer = await post("/api/contact", fields, { "content-type": form });
    expect(answer.status).toBeLessThan(500);
  });
});

describe("another site's page changes nothing", () => {
  const changing = calls.filter(({ method, path }) => method !== "GET" && path[0] === "/");
  const fill = (path: string) =>
    path.replaceAll(/\{\w+\}/g, "9f6b8a52-0000-4000-8000-000000000000");

  test.each(changing.map(({ method, path }) => [method, fill(path)] as const))(
    "%s %s",
    async (method, path) => {
      for (const [name, value] of [
        ["sec-fetch-site", "cross-site"],
        ["sec-fetch-site", "same-site"],
        ["origin", "https://evil.example"],
        ["origin", "null"],
      ] as const) {
        const headers = { "content-type": jsonType, cookie: "admin=x; chat=x", [name]: value };
        const answer = await fetch(server.address + path, { method, headers, body: "{}" });
        expect(answer.status, value).toBe(403);
      }
    },
  );

  test.each(["/AdminLogin", "/api/chat", "/Login", "/Signup", "/api/newsletter"])(
    "%s takes no JSON that is called something else",
    async (path) => {
      const body = JSON.stringify({ admin_email: "a@example.org", admin_password: "x" });
      for (const type of ["text/plain", "text/plain;application/json", "multipart/form-data", ""]) {
        const answer = await fetch(server.address + path, {
          method: "POST",
          body: new Blob([body]),
          headers: type ? { "content-type": type } : {},
        });
        expect([400, 415], `${type} ${answer.status}`).toContain(answer.status);
      }
    },
  );

  test("our own pages do, with a script and without", async () => {
    const own = { origin: server.address, "sec-fetch-site": "same-origin" };
    const fields = "admin_email=a%40example.org&admin_password=wrong";
    expect((await post("/AdminLogin", fields, { ...own, "content-type": form })).status).toBe(401);
    const older = { origin: server.address };
    expect((await post("/AdminLogout", "{}", older)).status).toBe(200);
  });
});

describe("an upload that breaks off", () => {
  test("is no error in the log, whatever it was", async () => {
    const lines: string[] = [];
    const log = pino({ level: "warn" }, { write: (line: string) => void lines.push(line) });
    const own = { ...resources, log };
    const other = await serve(own, createServices(own, { auth: quickAuth }), {
      pages: async () => new Response(),
      close: async () => {},
    });
    const onConsole = vi.spyOn(console, "error").mockImplementation((text) => lines.push(text));
    const breakOff = (path: string, headers: Record<string, string>) =>
      new Promise<void>((resolve) => {
        const call = httpRequest(other.address + path, { method: "POST", headers });
        call.on("error", () => resolve());
        call.write("{", () => setTimeout(() => call.destroy(), 20));
      });
    const announced = { "content-type": jsonType, "content-length": "5000" };
    const chunked = { "content-type": jsonType, "transfer-encoding": "chunked" };
    for (const headers of [announced, chunked])
      for (const path of [
        "/Login",
        "/Signup",
        "/api/contact",
        "/auth/v1/token?grant_type=password",
      ])
        await breakOff(path, headers);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await other.close();
    onConsole.mockRestore();
    expect(lines).toEqual([]);
  });
});
