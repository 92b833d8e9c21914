import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OpenResources } from "#server/resources.ts";
import { createServices } from "#server/services.ts";
import { type RunningServer, serve } from "#server/shell/serve.ts";
import { quickAuth } from "#tests/factories/quick-auth.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";

const metricsToken = "figures-for-one-reader";

let resources: OpenResources;
let server: RunningServer;
let port: number;
beforeAll(async () => {
  resources = await createTestResources({ PORT: "0", METRICS_TOKEN: metricsToken });
  const pages = async (request: Request) => new Response(`page ${new URL(request.url).pathname}`);
  server = await serve(resources, createServices(resources, { auth: quickAuth }), {
    pages,
    close: async () => {},
  });
  port = Number(new URL(server.address).port);
});
afterAll(async () => {
  await server.close();
  await resources.close();
});

/** What is answered to bytes that no client of ours would send; the connection is ours to end. */
function send(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    let answer = "";
    socket.on("data", (chunk) => {
      answer += chunk.toString("latin1");
    });
    socket.on("error", reject);
    socket.on("close", () => resolve(answer));
    socket.setTimeout(700, () => socket.destroy());
  });
}
const request = (target: string, headers = "") =>
  send(`GET ${target} HTTP/1.1\r\nhost: localhost:${port}\r\nconnection: close\r\n${headers}\r\n`);
const statusOf = (answer: string) => Number(answer.split(" ")[1]);
const locationOf = (answer: string) => /^location: (.*)\r$/im.exec(answer)?.[1];

describe("redirects", () => {
  test.each([
    "//evil.example/",
    "///Evil.example",
    "/\\Evil.example/",
    "/%5CEvil.example/",
    "/%2F/Evil.example/",
    "/X/..//evil.example/",
    "http://evil.example//Evil.example/",
  ])("%s does not lead to another site", async (target) => {
    const answer = await request(target);
    const location = locationOf(answer);
    expect([200, 308, 400, 404]).toContain(statusOf(answer));
    if (location !== undefined) {
      expect(location).toMatch(/^\/(?![/\\])[!-~]*$/);
      expect(new URL(location, server.address).host).toBe(new URL(server.address).host);
    }
  });

  test.each([
    "/X%0d%0aset-cookie:a=b",
    "/X%00",
    "/X%7F",
    "/%09/Evil.example",
    "/auth/v1/%00",
    "/storage/v1/object/public/profile-pictures/a%00b",
    "/api/photos/%1b",
    "/assets/%00.js",
  ])("%s is a 404", async (target) => {
    expect(statusOf(await request(target))).toBe(404);
  });

  test.each(["/X%E0%A4%95", "/%", "/X%ff", "/%C0%AF%C0%AF/X", "/X?a=%0d%0a", "/X%E2%80%AE"])(
    "%s is no fault of ours",
    async (target) => {
      expect(statusOf(await request(target))).toBeLessThan(500);
    },
  );

  test.each(["/%", "/x%zz", "/%E0%A4%A", "/x%FF", "/%C0%AFx"])(
    "%s is nothing that could be read: it reaches no page, and no log",
    async (target) => {
      expect(statusOf(await request(target))).toBe(404);
    },
  );

  test("an address that is moved keeps its query, encoded", async () => {
    expect(locationOf(await request("/North-India?page=2&x=%0d%0aa"))).toBe(
      "/north-india?page=2&x=%0d%0aa",
    );
  });
});

describe("a secret address in another spelling", () => {
  const token = "aB9_-Z".repeat(8).slice(0, 43);
  test.each([`/trip/${token}/`, `//trip//${token}`, `/TRIP/${token}`, `/%74rip/${token}/`])(
    "%s is led to the living link, which nobody keeps",
    async (target) => {
      const answer = await request(target);
      expect(statusOf(answer)).toBe(308);
      expect(locationOf(answer)).toBe(`/trip/${token}`);
      expect(answer).toMatch(/^cache-control: private, no-store\r$/im);
      expect(answer).toMatch(/^x-robots-tag: noindex, nofollow\r$/im);
    },
  );

  test("a supplier's too, and a query that may hold one is kept by nobody", async () => {
    expect(locationOf(await request(`/Supplier/${token}/x/`))).toBe(`/supplier/${token}/x`);
    const answer = await request(`/Newsletter/?token=${token}`);
    expect(locationOf(answer)).toBe(`/newsletter?token=${token}`);
    expect(answer).toMatch(/^cache-control: no-store\r$/im);
  });
});

describe("upgrades", () => {
  const h2c =
    "upgrade: h2c\r\nhttp2-settings: AAMAAABkAAQCAAAAAAIAAAAA\r\nconnection: upgrade, http2-settings\r\n";
  const upgrade = (target: string, headers: string) =>
    send(`GET ${target} HTTP/1.1\r\nhost: localhost:${port}\r\n${headers}\r\n`);

  test("a client that offers HTTP/2 is answered in HTTP/1.1", async () => {
    const answer = await upgrade("/about", h2c);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toContain("page /about");
  });

  test("a websocket is opened where they are, and is a plain request elsewhere", async () => {
    const handshake =
      "upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n";
    expect(await upgrade("/about", handshake)).toMatch(/^HTTP\/1\.1 200 /);
    expect(await upgrade("/realtime/v1/websocket?vsn=2.0.0", handshake)).toMatch(
      /^HTTP\/1\.1 101 /,
    );
    expect(await upgrade("/realtime/v1/websocket?vsn=2.0.0", h2c)).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe("what only this machine may read", () => {
  const read = async (path: string, headers = "", host = `localhost:${port}`) =>
    statusOf(
      await send(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n${headers}\r\n`),
    );

  const outbox = (path = "") => `/dev/mail${path}?key=${resources.config.mail.outboxKey}`;
  const bearer = `authorization: Bearer ${metricsToken}\r\n`;

  test("the outbox is for whoever sits at it and has the address that the start printed", async () => {
    expect(await read(outbox())).toBe(200);
    expect(await read(outbox(), "", "127.0.0.1")).toBe(200);
    expect(await read(outbox(), "", "[::1]:80")).toBe(200);
  });

  test("behind a bare proxy on this machine, which says nothing of itself, it opens nothing", async () => {
    // As nginx's proxy_pass asks when nothing else is set.
    const bare = async (path: string) =>
      statusOf(
        await send(`GET ${path} HTTP/1.0\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`),
      );
    const id = "9f6b8a52-0000-4000-8000-000000000000";
    for (const path of ["/dev/mail", `/dev/mail/${id}`, `/dev/mail/${id}/html`])
      for (const query of ["", "?key=", "?key=another"])
        expect(await bare(path + query), path + query).toBe(401);
    expect(await bare("/metrics")).toBe(404);
    expect(await bare(`/metrics?token=${metricsToken}`)).toBe(404);
  });

  test("the figures are for whoever has their token, wherever they sit", async () => {
    expect(await read("/metrics", bearer)).toBe(200);
    expect(await read("/metrics")).toBe(404);
    expect(await read("/metrics", "authorization: Bearer another\r\n")).toBe(404);
    expect(await read("/metrics", "authorization: Bearer \r\n")).toBe(404);
  });

  test("the outbox is not there for whoever comes through a proxy on it, key or not", async () => {
    for (const header of [
      "X-Forwarded-For: 203.0.113.9",
      "x-forwarded-for: 127.0.0.1",
      "Forwarded: for=127.0.0.1",
      "Via: 1.1 proxy",
      "X-Real-IP: ::1",
      "X-Forwarded-Host: localhost",
      "CF-Connecting-IP: 127.0.0.1",
    ])
      for (const path of [outbox(), outbox("/9f6b8a52-0000-4000-8000-000000000000/html")])
        expect(await read(path, `${header}\r\n`), header).toBe(404);
  });

  test("a name that has been pointed at this machine reads nothing", async () => {
    for (const host of ["rebound.example", "localhost.evil.example", "127.0.0.1.evil.example"])
      expect(await read(outbox(), "", host), host).toBe(404);
  });
});
