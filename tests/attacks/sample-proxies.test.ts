import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "#tests/factories/free-port.ts";

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

const hasNginx = spawnSync("nginx", ["-v"]).status === 0;
if (!hasNginx) process.stderr.write("nginx is not on this machine: its logs are not looked at\n");

describe.skipIf(!hasNginx)("nginx writes no secret address down", () => {
  let folder: string;
  let port: number;
  let plainPort: number;
  let site: Server;
  let nginx: ChildProcess;

  const ask = (path: string, host = "www.your-site.in"): Promise<number> =>
    new Promise((resolve, reject) => {
      const headers = { host, referer: `https://www.your-site.in/trip/${token}` };
      const options = { host: "127.0.0.1", port, path, headers, rejectUnauthorized: false };
      request(options, (answer) => {
        answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
      })
        .on("error", reject)
        .end();
    });
  const logs = () =>
    ["access.log", "error.log", "main.log"]
      .map((name) => readFileSync(join(folder, name), { encoding: "utf8", flag: "a+" }))
      .join("");

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "safarnama-nginx-"));
    mkdirSync(join(folder, "temp"));
    [port, plainPort] = [await freePort(), await freePort()];
    site = createServer((_request, answer) => answer.end("here"));
    await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
    const bound = site.address();
    const sitePort = typeof bound === "object" && bound ? bound.port : 0;
    const pem = ["key.pem", "cert.pem"].map((name) => join(folder, name));
    execFileSync(
      "openssl",
      [
        "req",
        "-x509",
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:P-256",
        "-nodes",
        "-days",
        "2",
      ].concat(["-subj", "/CN=www.your-site.in", "-keyout", pem[0] ?? "", "-out", pem[1] ?? ""]),
      { stdio: "ignore" },
    );
    // The sample as it stands, at ports and in folders of this test.
    const sample = readFileSync(join(deploy, "nginx.conf"), "utf8")
      .replaceAll(/^\s*(listen \[::\]|#).*$/gm, "")
      .replaceAll("listen 443", `listen 127.0.0.1:${port}`)
      .replaceAll("listen 80;", `listen 127.0.0.1:${plainPort};`)
      .replaceAll("127.0.0.1:3000", `127.0.0.1:${sitePort}`)
      .replaceAll(/\/etc\/letsencrypt\/\S+fullchain\.pem/g, pem[1] ?? "")
      .replaceAll(/\/etc\/letsencrypt\/\S+privkey\.pem/g, pem[0] ?? "")
      .replaceAll("/var/log/nginx/safarnama-error.log", join(folder, "error.log"))
      .replaceAll("/var/log/nginx/safarnama.log", join(folder, "access.log"));
    expect(sample).not.toMatch(/\/(var\/log|etc)\//);
    const temps = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
      .map((kind) => `${kind}_temp_path ${join(folder, "temp", kind)};`)
      .join("\n");
    writeFileSync(
      join(folder, "nginx.conf"),
      `daemon off; worker_processes 1; pid ${join(folder, "pid")}; error_log ${join(folder, "main.log")};
events {} http { ${temps} access_log ${join(folder, "main.log")};\n${sample}\n}`,
    );
    nginx = spawn("nginx", ["-p", folder, "-c", join(folder, "nginx.conf")], { stdio: "ignore" });
    for (let tries = 0; (await ask("/").catch(() => 0)) !== 200; tries++) {
      if (tries > 150) throw new Error(`nginx did not start: ${logs()}`);
      await sleep(100);
    }
  });
  afterAll(async () => {
    nginx.kill("SIGQUIT");
    await new Promise((resolve) => nginx.once("exit", resolve));
    site.close();
    rmSync(folder, { recursive: true, force: true });
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
    for (const path of secret)
      await fetch(`http://127.0.0.1:${plainPort}${path}`, { redirect: "manual" });
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
