import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "./free-port.ts";

/** deploy/nginx.conf as it stands, at ports and in folders of a test, before a site at `sitePort`. */

export const hasNginx = spawnSync("nginx", ["-v"]).status === 0;
if (!hasNginx) process.stderr.write("nginx is not on this machine: its sample is not tried\n");

/** Its workers would run as nobody, who may not enter the folders of a test. */
const isRoot = process.getuid?.() === 0;
const sampleOf = join(import.meta.dirname, "../../deploy/nginx.conf");

export type SampleAnswer = { status: number; headers: Record<string, unknown>; text: string };

export type SampleNginx = {
  /** Over TLS, as www.your-site.in unless another host is named. */
  ask(
    path: string,
    options?: { host?: string; method?: string; headers?: Record<string, string> },
  ): Promise<SampleAnswer>;
  /** Where it answers without TLS. */
  plainUrl: string;
  /** All that it has written down. */
  logs(): string;
  stop(): Promise<void>;
};

/** Starts it; it answers once this does. @throws Error with its logs when it does not start */
export async function startSampleNginx(sitePort: number): Promise<SampleNginx> {
  const folder = mkdtempSync(join(tmpdir(), "safarnama-nginx-"));
  mkdirSync(join(folder, "temp"));
  const [port, plainPort] = [await freePort(), await freePort()];
  const logs = () =>
    ["access.log", "error.log", "main.log"]
      .map((name) => readFileSync(join(folder, name), { encoding: "utf8", flag: "a+" }))
      .join("");
  const ask: SampleNginx["ask"] = (path, { host = "www.your-site.in", method, headers } = {}) =>
    new Promise((resolve, reject) => {
      const sent = { host, ...headers };
      const options = { host: "127.0.0.1", port, path, headers: sent, rejectUnauthorized: false };
      request({ ...options, ...(method && { method }) }, (answer) => {
        let text = "";
        answer.on("data", (part: Buffer) => {
          text += part.toString();
        });
        answer.on("end", () => {
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
        });
      })
        .on("error", reject)
        .end();
    });
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
  const sample = readFileSync(sampleOf, "utf8")
    .replaceAll(/^\s*(listen \[::\]|#).*$/gm, "")
    .replaceAll("listen 443", `listen 127.0.0.1:${port}`)
    .replaceAll("listen 80;", `listen 127.0.0.1:${plainPort};`)
    .replaceAll("127.0.0.1:3000", `127.0.0.1:${sitePort}`)
    .replaceAll(/\/etc\/letsencrypt\/\S+fullchain\.pem/g, pem[1] ?? "")
    .replaceAll(/\/etc\/letsencrypt\/\S+privkey\.pem/g, pem[0] ?? "")
    .replaceAll("/var/log/nginx/safarnama-error.log", join(folder, "error.log"))
    .replaceAll("/var/log/nginx/safarnama.log", join(folder, "access.log"))
    .replaceAll("/var/cache/safarnama-pages", join(folder, "cache"));
  if (/\/(var\/(log|cache)|etc)\//.test(sample))
    throw new Error("the sample names a folder that the test has not");
  const temps = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path ${join(folder, "temp", kind)};`)
    .join("\n");
  writeFileSync(
    join(folder, "nginx.conf"),
    `${isRoot ? "user root;" : ""} daemon off; worker_processes 1; pid ${join(folder, "pid")}; error_log ${join(folder, "main.log")};
events {} http { ${temps} access_log ${join(folder, "main.log")};\n${sample}\n}`,
  );
  const nginx: ChildProcess = spawn("nginx", ["-p", folder, "-c", join(folder, "nginx.conf")], {
    stdio: "ignore",
  });
  for (let tries = 0; (await ask("/").catch(() => null)) === null; tries++) {
    if (tries > 150) throw new Error(`nginx did not start: ${logs()}`);
    await sleep(100);
  }
  return {
    ask,
    plainUrl: `http://127.0.0.1:${plainPort}`,
    logs,
    async stop() {
      nginx.kill("SIGQUIT");
      await new Promise((resolve) => nginx.once("exit", resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
