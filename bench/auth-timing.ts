import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createApp } from "#server/app.ts";
import { readConfig } from "#server/config/config.ts";
import { createLog, openResources } from "#server/resources.ts";

/**
 * Can a stranger tell from the time of an answer whether an address is known? Medians of both, for
 * each call that is asked with an address or a number, on the embedded database with its real durability and
 * the real cost of Argon2id. `node bench/auth-timing.ts [rounds]`
 */

const rounds = Number(process.argv[2] ?? 40);
const dataDir = await mkdtemp(join(tmpdir(), "safarnama-bench-"));
/** A gateway for texts that takes half a second, as they do. */
const gateway = createServer((_request, response) => {
  setTimeout(() => response.end("{}"), 500);
});
await new Promise<void>((resolve) => gateway.listen(0, "127.0.0.1", resolve));
const bound = gateway.address();
const config = readConfig({
  DATA_DIR: dataDir,
  AUTH_RATE_LIMITS: "off",
  LOG_LEVEL: "silent",
  SMS_WEBHOOK_URL: `http://127.0.0.1:${typeof bound === "object" && bound ? bound.port : 0}/`,
});
const resources = await openResources(config, createLog(config));
const app = createApp(resources);
const mount = config.auth.mount;

const call = async (path: string, body: object) => {
  const start = performance.now();
  const response = await app.request(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  await response.text();
  return { ms: performance.now() - start, status: response.status };
};

const password = "Ranchi!2026";
const known = { email: "known@example.org", phone: "919800000000" };
await call(`${mount}/signup`, { email: known.email, password });
await call(`${mount}/signup`, { phone: known.phone, password });
const { rows } = (await resources.database.db.execute(
  `update auth_users set email_confirmed_at = case when email is null then null else now() end,
     phone_confirmed_at = case when phone is null then null else now() end returning id`,
)) as unknown as { rows: unknown[] };
if (rows.length !== 2) throw new Error("the known accounts were not made");
// A code that waits, so that a wrong one has something to be compared with.
const renewCodes = async () => {
  await call(`${mount}/recover`, { email: known.email });
  await call(`${mount}/otp`, { phone: known.phone });
};

const median = (values: number[]) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

let unknown = 0;
const form = {
  username: "Asha Devi",
  password,
  Pass: password,
  country: "India",
  phone: "+916512234455",
  image: null,
};
type Kind = "email" | "phone";
const calls: [string, string, (address: string) => object, Kind?][] = [
  [
    "password sign-in",
    `${mount}/token?grant_type=password`,
    (email) => ({ email, password: "Wrong!2026" }),
  ],
  ["sign-up", `${mount}/signup`, (email) => ({ email, password })],
  ["recovery", `${mount}/recover`, (email) => ({ email })],
  ["code by mail", `${mount}/otp`, (email) => ({ email })],
  ["code, no new account", `${mount}/otp`, (email) => ({ email, create_user: false })],
  ["resend", `${mount}/resend`, (email) => ({ type: "signup", email })],
  ["sign-up by phone", `${mount}/signup`, (phone) => ({ phone, password }), "phone"],
  ["code by text", `${mount}/otp`, (phone) => ({ phone }), "phone"],
  ["text, no new account", `${mount}/otp`, (phone) => ({ phone, create_user: false }), "phone"],
  ["resent text", `${mount}/resend`, (phone) => ({ type: "sms", phone }), "phone"],
  [
    "verify a mailed code",
    `${mount}/verify`,
    (email) => ({ type: "recovery", email, token: "000000" }),
  ],
  [
    "verify a texted code",
    `${mount}/verify`,
    (phone) => ({ type: "sms", phone, token: "000000" }),
    "phone",
  ],
  ["POST /Login", "/Login", (email) => ({ email, password: "Wrong!2026" })],
  ["POST /Signup", "/Signup", (email) => ({ ...form, email })],
  ["POST /Update", "/Update", (email) => ({ email })],
];

console.log("call                    known ms  unknown ms  difference");
let worst = 0;
for (const [name, path, body, kind = "email"] of calls) {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let round = 0; round < rounds + 3; round += 1) {
    unknown += 1;
    if (path.endsWith("/verify")) await renewCodes();
    // Interleaved and in both orders, so that a slow spell hits both alike.
    const pair = [
      ["known", known[kind]],
      [
        "unknown",
        kind === "email" ? `nobody${unknown}@example.org` : `9199${10_000_000 + unknown}`,
      ],
    ] as const;
    for (const [which, email] of round % 2 ? [...pair].reverse() : pair) {
      const { ms } = await call(path, body(email));
      if (round >= 3) times[which].push(ms);
    }
  }
  const [one, other] = [median(times.known), median(times.unknown)];
  const difference = (Math.abs(one - other) / Math.max(one, other)) * 100;
  worst = Math.max(worst, difference);
  console.log(
    `${name.padEnd(22)} ${one.toFixed(1).padStart(9)} ${other.toFixed(1).padStart(11)} ${difference.toFixed(1).padStart(9)} %`,
  );
}
console.log(`largest difference ${worst.toFixed(1)} % (wanted: 5 at most)`);
await resources.close();
gateway.closeAllConnections();
gateway.close();
await rm(dataDir, { recursive: true, force: true });
