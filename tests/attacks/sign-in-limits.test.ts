import { availableParallelism } from "node:os";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createAdminService } from "#server/admins/service.ts";
import { type App, createApp } from "#server/app.ts";
import { createSigningKeys } from "#server/auth/keys/signing-keys.ts";
import { forgetOldHits } from "#server/limits/hits.ts";
import type { OpenResources } from "#server/resources.ts";
import { createServerSecrets } from "#server/secrets/server-secrets.ts";
import { tries } from "#tests/attacks/effort.ts";
import { quickAuth, quickHasher } from "#tests/factories/quick-auth.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";

const timingStep = 250;
const owner = { admin_email: "owner@safarnama.example", admin_password: "first-password" };
let resources: OpenResources;
let app: App;
let shift = 0;
/** Milliseconds that answers were held back; nobody here waits for them. */
let paused = 0;
beforeAll(async () => {
  resources = await createTestResources(
    { TRUST_PROXY: "1", ADMIN_EMAIL: owner.admin_email, ADMIN_PASSWORD: owner.admin_password },
    { clock: () => new Date(Date.now() + shift) },
  );
  app = createApp(resources, {
    auth: {
      ...quickAuth,
      timingStep,
      pause: async (milliseconds) => {
        paused += milliseconds;
      },
    },
  });
  await createAdminService(resources, undefined, { hasher: quickHasher }).seedFirst();
});
afterAll(() => resources?.close());

const send = (path: string, body: object, from: string, headers: Record<string, string> = {}) =>
  app.request(path, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": from, ...headers },
    body: JSON.stringify(body),
  });

test("the hourly cleaning gives no second mail before its time", async () => {
  const recover = () => send("/auth/v1/recover", { email: "gap@example.org" }, "198.51.100.1");
  expect((await recover()).status).toBe(200);
  await forgetOldHits(resources.database.db, resources.clock());
  expect((await recover()).status).toBe(429);
});

/** Spellings of addresses that belong to one household. */
const spellings = {
  "an IPv4 address": (n: number) =>
    [
      "198.51.100.7",
      `198.51.100.7:${1024 + n}`,
      "::ffff:198.51.100.7",
      "::FFFF:c633:6407",
      `[::ffff:198.51.100.7]:${1024 + n}`,
      ` 198.51.100.7 `,
    ][n % 6],
  "a /64 of IPv6": (n: number) =>
    [
      `2001:db8:5:6::${n.toString(16)}`,
      `2001:DB8:0005:6:${n.toString(16)}::1`,
      `[2001:db8:5:6::${n.toString(16)}]:${1024 + n}`,
      `2001:0db8:05:0006::1%eth${n}`,
    ][n % 4],
  "entries that the caller put to the left": (n: number) => `203.0.113.${n}, 198.51.100.8`,
} satisfies Record<string, (n: number) => string | undefined>;

/** Calls that count by network, each with what it answers within its limit. */
const counted: [string, number, (n: number) => { path: string; body: object }][] = [
  [
    "the desk's sign-in",
    30,
    (n) => ({
      path: "/AdminLogin",
      body: { admin_email: `n${n}@example.org`, admin_password: "Wrong!2026" },
    }),
  ],
  [
    "the way back to an account",
    30,
    (n) => ({ path: "/api/me/restore", body: { token: `${"x".repeat(30)}${n}` } }),
  ],
  [
    "contact",
    5,
    (n) => ({
      path: "/api/contact",
      body: {
        name: "Asha",
        email: `c${n}@example.org`,
        subject: "Trip",
        message: "Is the pass open in May?",
      },
    }),
  ],
  ["recovery", 30, (n) => ({ path: "/auth/v1/recover", body: { email: `r${n}@example.org` } })],
];

test.each(
  counted.flatMap(([name, limit, call]) =>
    Object.entries(spellings).map(([kind, spell]) => [name, kind, limit, call, spell] as const),
  ),
)("%s: %s is one network however it is written", async (_name, _kind, limit, call, spell) => {
  shift += 2 * 3600_000;
  const seen = new Set<number>();
  for (let n = 0; n <= limit; n++) {
    const { path, body } = call(n);
    seen.add((await send(path, body, spell(n) ?? "")).status);
  }
  const { path, body } = call(limit + 1);
  expect((await send(path, body, spell(limit + 1) ?? "")).status).toBe(429);
  expect((await send(path, body, "192.0.2.77")).status).not.toBe(429);
  expect([...seen].filter((status) => status >= 500)).toEqual([]);
});

const password = "Ranchi!2026";
let service = "";
let people = 0;

/** A confirmed traveller of their own. */
async function addPerson(): Promise<string> {
  service ||= await createSigningKeys(createServerSecrets(resources.database), {}).sign({
    role: "service_role",
    exp: Math.floor(Date.now() / 1000) + 90 * 86_400,
  });
  people += 1;
  const email = `person${people}@example.org`;
  const made = await send(
    "/auth/v1/admin/users",
    { email, password, email_confirm: true },
    "127.0.0.1",
    { authorization: `Bearer ${service}` },
  );
  expect(made.status).toBe(200);
  return email;
}

/** The doors that ask for a password; what they answer to a wrong one. */
const doors = {
  "/Login": { path: "/Login", wrong: 401 },
  "/token": { path: "/auth/v1/token?grant_type=password", wrong: 400 },
} as const;
const signIn = (path: string, email: string, secret: string, from: string, cookie = "") =>
  send(path, { email, password: secret }, from, cookie ? { cookie } : {});
const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .find((line) => line.startsWith("safarnama_device="))
    ?.split(";")[0] ?? "";
const network = (n: number) => `192.0.${Math.floor(n / 250)}.${(n % 250) + 1}`;
/** Many that have no /24 in common. */
const farNetwork = (n: number) => `10.${Math.floor(n / 250)}.${n % 250}.9`;

test.each(Object.values(doors))(
  "$path: ten wrong passwords shut their own network out, and neither another nor a known browser",
  async ({ path, wrong }) => {
    const email = await addPerson();
    const known = cookieOf(await signIn(path, email, password, network(1)));
    for (let n = 0; n < 10; n++)
      expect((await signIn(path, email, "Wrong!2026", network(2))).status).toBe(wrong);
    expect((await signIn(path, email, password, network(2))).status).toBe(429);
    expect((await signIn(path, email, password, network(3))).status).toBe(200);
    expect((await signIn(path, email, password, network(2), known)).status).toBe(200);
    shift += 901_000;
    expect((await signIn(path, email, password, network(2))).status).toBe(200);
  },
);

test.each(Object.values(doors))(
  "$path: a siege from many networks slows down and never refuses the right password of a fresh one",
  async ({ path, wrong }) => {
    const email = await addPerson();
    const known = cookieOf(await signIn(path, email, password, farNetwork(900)));
    for (let n = 0; n < 120; n++)
      expect((await signIn(path, email, "Wrong!2026", farNetwork(n))).status).toBe(wrong);
    paused = 0;
    expect((await signIn(path, email, password, farNetwork(500))).status).toBe(200);
    expect(paused).toBe(32 * timingStep);
    paused = 0;
    expect((await signIn(path, email, password, farNetwork(501), known)).status).toBe(200);
    expect(paused).toBe(0);
    // From here on ten guesses are all that a /24 and a /48 have of an hour.
    for (const near of [(n: number) => `10.77.7.${n}`, (n: number) => `2001:db8:7:${n}::1`]) {
      const seen = [];
      for (let n = 0; n < 12; n++)
        seen.push((await signIn(path, email, "Wrong!2026", near(n))).status);
      expect(seen).toEqual([...Array<number>(10).fill(wrong), 429, 429]);
    }
  },
);

test("the slow-down and the refusal tell nobody who has an account", async () => {
  const email = await addPerson();
  const times: number[][] = [];
  for (const address of [email, "ghost@example.org"]) {
    const seen: number[] = [];
    for (let n = 0; n < 11; n++)
      seen.push((await signIn("/Login", address, "Wrong!2026", network(40))).status);
    times.push(seen);
  }
  expect(times[0]).toEqual(times[1]);
});

test("a known browser that guesses loses its standing, alone", async () => {
  const email = await addPerson();
  const { path } = doors["/token"];
  const stolen = cookieOf(await signIn(path, email, password, network(50)));
  const own = cookieOf(await signIn(path, email, password, network(51)));
  for (let n = 0; n < 10; n++)
    expect((await signIn(path, email, "Wrong!2026", network(52), stolen)).status).toBe(400);
  for (let n = 0; n < 10; n++)
    expect((await signIn(path, email, "Wrong!2026", network(52), stolen)).status).toBe(400);
  expect((await signIn(path, email, password, network(52), stolen)).status).toBe(429);
  expect((await signIn(path, email, password, network(52), own)).status).toBe(200);
});

test("the cookie is worth nothing for another account, nor after a new password", async () => {
  const [email, other] = [await addPerson(), await addPerson()];
  const { path } = doors["/token"];
  const first = await signIn(path, email, password, network(60));
  const [line] = first.headers.getSetCookie();
  for (const part of ["HttpOnly", "SameSite=Strict", "Path=/", "Max-Age="])
    expect(line).toContain(part);
  const cookie = cookieOf(first);
  for (let n = 0; n < 10; n++) {
    await signIn(path, other, "Wrong!2026", network(61));
    await signIn(path, email, "Wrong!2026", network(61));
  }
  expect((await signIn(path, other, password, network(61), cookie)).status).toBe(429);
  expect((await signIn(path, email, password, network(61), cookie)).status).toBe(200);
  const { access_token: token } = (await first.json()) as { access_token: string };
  const changed = await app.request("/auth/v1/user", {
    method: "PUT",
    headers: { authorization: `Bearer ${token}`, "x-forwarded-for": network(60), cookie },
    body: JSON.stringify({ password: "Patna!2026" }),
  });
  expect(changed.status).toBe(200);
  expect((await signIn(path, email, "Patna!2026", network(61), cookie)).status).toBe(429);
  const renewed = cookieOf(changed);
  expect((await signIn(path, email, "Patna!2026", network(61), renewed)).status).toBe(200);
});

test("a hundred guesses at once are counted like a hundred in a row", async () => {
  const email = await addPerson();
  const answers = await Promise.all(
    Array.from({ length: tries(60, 140) }, () =>
      signIn(doors["/token"].path, email, "Wrong!2026", network(70)),
    ),
  );
  const computed = answers.filter(({ status }) => status === 400).length;
  // As many may be on their way as sign-ins run at once.
  expect(computed).toBeLessThanOrEqual(10 + Math.max(2, availableParallelism()));
});

const adminSignIn = (secret: string, from: string, headers: Record<string, string> = {}) =>
  send("/AdminLogin", { ...owner, admin_password: secret }, from, headers);

test("strangers do not lock the desk's owner out", async () => {
  const first = await adminSignIn(owner.admin_password, network(80));
  expect(first.status).toBe(200);
  const known = cookieOf(first);
  for (let n = 0; n < 10; n++) expect((await adminSignIn("guess", network(81))).status).toBe(401);
  expect((await adminSignIn(owner.admin_password, network(81))).status).toBe(429);
  expect((await adminSignIn(owner.admin_password, network(82))).status).toBe(200);
  // Thirty tries at other names use up the network; the owner's browser is not the network.
  for (let n = 0; n < 25; n++)
    await send("/AdminLogin", { admin_email: `x${n}@x.org`, admin_password: "x" }, network(81));
  expect((await adminSignIn(owner.admin_password, network(81), { cookie: known })).status).toBe(
    200,
  );
});

test("the desk's door gives no further guesses at a traveller's password", async () => {
  const email = await addPerson();
  const guess = (secret: string, from: string) =>
    send("/AdminLogin", { admin_email: email, admin_password: secret }, from);
  expect((await guess(password, network(90))).status).toBe(403);
  for (let n = 0; n < 10; n++) await signIn(doors["/Login"].path, email, "Wrong!2026", network(91));
  expect((await guess(password, network(91))).status).toBe(401);
});

test("whoever knows the password alone spends the owner's codes nowhere but there", async () => {
  const email = await addPerson();
  const { path } = doors["/token"];
  const call = (bearer: string, at: string, body: object, from: string, cookie = "") =>
    send(`/auth/v1${at}`, body, from, { authorization: `Bearer ${bearer}`, cookie });
  const session = async (response: Response) => (await response.json()) as { access_token: string };
  const first = await session(await signIn(path, email, password, network(100)));
  const enrolled = (await (
    await call(first.access_token, "/factors", { factor_type: "totp" }, network(100))
  ).json()) as { id: string; totp: { secret: string } };
  const verify = async (bearer: string, code: string, from: string, cookie = "") => {
    const challenge = await call(bearer, `/factors/${enrolled.id}/challenge`, {}, from);
    const { id } = (await challenge.json()) as { id: string };
    return call(bearer, `/factors/${enrolled.id}/verify`, { challenge_id: id, code }, from, cookie);
  };
  const codeNow = () => {
    shift += 60_000;
    return new TOTP({ secret: Secret.fromBase32(enrolled.totp.secret) }).generate({
      timestamp: resources.clock().getTime(),
    });
  };
  const raised = await verify(first.access_token, codeNow(), network(100));
  expect(raised.status).toBe(200);
  const known = cookieOf(raised);

  // The stranger has the password: no cookie for it, and ten codes of a quarter of an hour.
  const bySecret = await signIn(path, email, password, network(101));
  expect(cookieOf(bySecret)).toBe("");
  const { access_token: stranger } = await session(bySecret);
  const seen = [];
  for (let n = 0; n < 12; n++) seen.push((await verify(stranger, "000000", farNetwork(n))).status);
  expect(seen.slice(10)).toEqual([429, 429]);
  expect(seen.filter((status) => status === 422)).toHaveLength(10);

  const own = await session(await signIn(path, email, password, network(100), known));
  expect((await verify(own.access_token, codeNow(), network(100), known)).status).toBe(200);
});
