import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  hasNginx,
  type SampleNginx,
  startSampleNginx,
} from "#tests/factories/start-sample-nginx.ts";

/** The logs of the sample proxies hold no address that opens something. */

const deploy = join(import.meta.dirname, "../../deploy");
const token = "aB9_-Zq".repeat(7).slice(0, 43);
/** Addresses that open something by themselves, in the spellings that reach the site. */
const secret = [
  `/trip/${token}`,
  `/trip/${token}/`,
  `//trip//${token}`,
  `/TRIP/${token}`,
  `/%74rip/${token}`,
  `/x/../trip/${token}`,
  `/trip/${token}?as=print`,
  `/api/trip/${token}/trip.pdf`,
  `/api/trip/${token}/documents/7/pdf`,
  `/api/calendar/${token}/departures.ics`,
  `/supplier/${token}`,
  `/trip/short-${token.slice(0, 9)}`,
  `/something/new/${token}`,
  `/auth/v1/verify?token=${token}&type=recovery`,
  `/api/inbound-mail?key=${token}`,
  `/newsletter/confirm?token=${token}`,
  `/dev/mail?key=${token}`,
];
const plain = [
  "/",
  "/destinations/agra",
  "/trips",
  "/api/search?q=taj",
  "/assets/index-C0ffee12.js",
];
const pieces = [token.slice(0, 9), token.slice(-9), "q=taj"];

describe.skipIf(!hasNginx)("nginx writes no secret address down", () => {
  let site: Server;
  let nginx: SampleNginx;

  const ask = async (path: string, host?: string): Promise<number> => {
    const headers = { referer: `https://www.your-site.in/trip/${token}` };
    return (await nginx.ask(path, { headers, ...(host && { host }) })).status;
  };
  const logs = () => nginx.logs();

  beforeAll(async () => {
    site = createServer((_request, answer) => answer.end("here"));
    await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
    nginx = await startSampleNginx((site.address() as AddressInfo).port);
  });
  afterAll(async () => {
    await nginx.stop();
    site.close();
  });

  const check = () => {
    const said = logs();
    for (const piece of pieces) expect(said).not.toContain(piece);
    return said;
  };

  test("whatever is asked, with the page it came from; a plain path is shown", async () => {
    for (const path of [...secret, ...plain]) expect(await ask(path), path).toBe(200);
    for (const path of secret) await ask(path, "your-site.in");
    await expect.poll(() => logs().split("\n").length).toBeGreaterThan(secret.length * 2);
    const said = check();
    for (const path of [
      "/trip/*",
      "/api/trip/*",
      "/supplier/*",
      "/api/calendar/*",
      "/something/new/*",
    ])
      expect(said).toContain(`"GET ${path} HTTP/1.1"`);
    for (const path of plain) expect(said).toContain(`"GET ${path.split("?")[0]} HTTP/1.1"`);
    expect(said).toContain('"GET /auth/v1/verify HTTP/1.1"');
  });

  test("over plain HTTP, before the redirect", async () => {
    for (const path of secret) await fetch(`${nginx.plainUrl}${path}`, { redirect: "manual" });
    check();
  });

  test("a site that does not answer is seen by its status, and its faults quote nothing", async () => {
    site.closeAllConnections();
    await new Promise((resolve) => site.close(resolve));
    for (const path of secret) expect(await ask(path), path).toBe(502);
    await expect.poll(logs).toContain("upstream=502");
    check();
  });
});

test("Caddy writes no secret address down, in either of its logs", () => {
  const sample = readFileSync(join(deploy, "Caddyfile"), "utf8");
  const filters = [...sample.matchAll(/request>uri regexp "\(\?i\)(.+)" "\*"/g)];
  expect(filters).toHaveLength(2);
  expect(sample.match(/request>headers delete/g)).toHaveLength(2);
  expect(sample.match(/resp_headers delete/g)).toHaveLength(2);
  for (const [, pattern = ""] of filters) {
    // Its engine is RE2: no look around, no reference back.
    expect(pattern).not.toMatch(/\(\?[=!<]|\\\d/);
    const show = (uri: string) => uri.replaceAll(new RegExp(pattern, "gi"), "*");
    for (const uri of secret.filter((path) => !path.includes("%74")))
      for (const piece of pieces) expect(show(uri), uri).not.toContain(piece);
    expect(show(`/%74rip/${token}`)).not.toContain(token.slice(0, 9));
    expect(show("/destinations/agra")).toBe("/destinations/agra");
    expect(show("/api/search?q=taj")).toBe("/api/search*");
  }
});
