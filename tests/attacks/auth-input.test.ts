import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, createApp } from "#server/app.ts";
import { createSigningKeys } from "#server/auth/keys/signing-keys.ts";
import { toProfile, trimProfile } from "#server/auth/oauth/profile.ts";
import { authUsers } from "#server/db/schema/auth.ts";
import type { OpenResources } from "#server/resources.ts";
import { createServerSecrets } from "#server/secrets/server-secrets.ts";
import { quickAuth } from "#tests/factories/quick-auth.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";

let resources: OpenResources;
let app: App;
let service = "";
let token = "";

type Answer = { status: number; headers: Headers; body: Record<string, unknown> };

const send = async (
  method: string,
  path: string,
  body: unknown,
  bearer?: string,
): Promise<Answer> => {
  const response = await app.request(path, {
    method,
    headers: {
      "content-type": "application/json",
      ...(bearer && { authorization: `Bearer ${bearer}` }),
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text.startsWith("{") ? (JSON.parse(text) as Record<string, unknown>) : {},
  };
};
const post = (path: string, body: unknown, bearer?: string) => send("POST", path, body, bearer);

const password = "Ranchi!2026";

beforeAll(async () => {
  resources = await createTestResources({
    AUTH_RATE_LIMITS: "off",
    AUTH_SAML: "on",
    AUTH_WEB3: "on",
    AUTH_ANONYMOUS: "on",
  });
  app = createApp(resources, { auth: quickAuth });
  const keys = createSigningKeys(createServerSecrets(resources.database), {});
  service = await keys.sign({ role: "service_role" });
  await post(
    "/auth/v1/admin/users",
    { email: "asha@example.org", password, email_confirm: true },
    service,
  );
  const signedIn = await post("/auth/v1/token?grant_type=password", {
    email: "asha@example.org",
    password,
  });
  token = String(signedIn.body.access_token);
});
afterAll(() => resources?.close());

/** Every call of the service that reads a body, with a body that would be good. */
const calls: [string, string, Record<string, unknown>, "nobody" | "person" | "service"][] = [
  ["POST", "/signup", { email: "new@example.org", password, data: { name: "x" } }, "nobody"],
  ["POST", "/signup", { data: { name: "x" } }, "nobody"],
  [
    "POST",
    "/token?grant_type=password",
    { email: "asha@example.org", password: "Wrong!2026" },
    "nobody",
  ],
  ["POST", "/token?grant_type=refresh_token", { refresh_token: "x" }, "nobody"],
  ["POST", "/token?grant_type=pkce", { auth_code: "x", code_verifier: "y" }, "nobody"],
  ["POST", "/token?grant_type=id_token", { provider: "google", id_token: "x" }, "nobody"],
  ["POST", "/token?grant_type=web3", { chain: "ethereum", message: "x", signature: "y" }, "nobody"],
  ["POST", "/otp", { email: "code@example.org", data: { name: "x" } }, "nobody"],
  ["POST", "/magiclink", { email: "code@example.org" }, "nobody"],
  ["POST", "/recover", { email: "asha@example.org" }, "nobody"],
  ["POST", "/resend", { type: "signup", email: "asha@example.org" }, "nobody"],
  ["POST", "/verify", { type: "signup", email: "asha@example.org", token: "123456" }, "nobody"],
  ["POST", "/verify", { type: "signup", token_hash: "x" }, "nobody"],
  ["POST", "/sso", { domain: "company.example" }, "nobody"],
  ["PUT", "/user", { data: { name: "x" } }, "person"],
  ["POST", "/factors", { factor_type: "totp", friendly_name: "x", issuer: "y" }, "person"],
  [
    "POST",
    "/admin/users",
    { email: "made@example.org", user_metadata: { name: "x" }, role: "r" },
    "service",
  ],
  ["POST", "/admin/generate_link", { type: "magiclink", email: "made@example.org" }, "service"],
  ["POST", "/invite", { email: "invited@example.org", data: { name: "x" } }, "service"],
  ["POST", "/admin/sso/providers", { type: "saml", domains: ["x.example"] }, "service"],
];

const bearers = { nobody: () => undefined, person: () => token, service: () => service };

/** Puts a text behind each member that holds one, also within. */
const poison = (body: Record<string, unknown>, text: string): Record<string, unknown>[] =>
  Object.entries(body).flatMap(([name, value]) => {
    if (typeof value === "string") return [{ ...body, [name]: value + text }];
    if (Array.isArray(value)) return [{ ...body, [name]: value.map((item) => item + text) }];
    if (typeof value !== "object" || value === null) return [];
    return [
      ...poison(value as Record<string, unknown>, text).map((inner) => ({
        ...body,
        [name]: inner,
      })),
      { ...body, [name]: { ...value, [`name${text}`]: 1 } },
      { ...body, [name]: { ...value, list: [{ deep: text }] } },
    ];
  });

const expectRefused = ({ status, body, headers }: Answer) => {
  expect(status).toBe(400);
  expect(headers.get("x-sb-error-code")).toMatch(/^(bad_json|validation_failed)$/);
  expect(String(body.msg)).toMatch(/\w/);
};

test.each(calls)("%s %s refuses what no database can hold", async (method, path, body, who) => {
  for (const text of ["\u0000", "\ud800", "\udc00", "\ud800x\udc00"])
    for (const poisoned of poison(body, text))
      expectRefused(await send(method, `/auth/v1${path}`, poisoned, bearers[who]()));
});

test.each(calls)("%s %s refuses JSON without a bottom", async (method, path, body, who) => {
  const fields = JSON.stringify(body).slice(1, -1);
  const deep = [
    `{${fields},"data":${'{"a":'.repeat(9000)}1${"}".repeat(9000)}}`,
    `{${fields},"data":${"[".repeat(9000)}${"]".repeat(9000)}}`,
    `{${fields},"x":${"[".repeat(9000)}`,
    `{${fields},"data":{${Array.from({ length: 9000 }, (_, n) => `"k${n}":1`).join()}}}`,
  ];
  for (const text of deep)
    expectRefused(await send(method, `/auth/v1${path}`, text, bearers[who]()));
});

test("what stands in the address is no fault of ours either", async () => {
  for (const text of ["%00", "%ED%A0%80", "%FF", "%0d%0a"])
    for (const path of [
      `/auth/v1/verify?token=x${text}&type=signup&redirect_to=${text}`,
      `/auth/v1/verify?token=x&type=${text}`,
      `/auth/v1/authorize?provider=google${text}&redirect_to=/${text}`,
      `/auth/v1/callback?state=${text}&code=${text}`,
      `/auth/v1/admin/users/${text}`,
      `/auth/v1/admin/users?page=${text}`,
      `/auth/v1/admin/sso/providers/${text}`,
    ]) {
      const response = await app.request(path, { headers: { authorization: `Bearer ${service}` } });
      expect(response.status, path).toBeLessThan(500);
    }
});

/** Spellings of one address: composed, decomposed, in capitals, with something unseen or look-alike. */
const spellings = [
  "jos\u00e9@example.org",
  "jose\u0301@example.org",
  "JOS\u00c9@Example.ORG",
  "JOSE\u0301@example.org",
  // A mark at the edge is cut off with the blanks there.
  "\ufeffjos\u00e9@example.org",
  "jos\u200b\u00e9@example.org",
  "jos\u202e\u00e9@example.org",
  "jos\u200d\u00e9@example.org",
  "jos\u2060\u00e9@example.org",
  "jos\u00ad\u00e9@example.org",
  "jos\u00e9\ufe0f@example.org",
  "\uff4aos\u00e9@example.org",
  "jos\u00e9@ex\u200bample.org",
  "jos\u00e9@\uff45xample.org",
];

/** The first of them are the address; the others are refused. */
const plain = 5;

test("one address has one account, however it is spelled, at every door", async () => {
  const form = { username: "Jos Doe", Pass: password, country: "India", phone: "+911234567890" };
  for (const email of spellings) {
    await post("/auth/v1/signup", { email, password });
    await post("/auth/v1/otp", { email });
    await post("/auth/v1/admin/users", { email, password }, service);
    await post("/auth/v1/invite", { email }, service);
    await post("/auth/v1/admin/generate_link", { type: "magiclink", email }, service);
    await post("/auth/v1/recover", { email });
    await post("/Signup", { ...form, email, password, image: null });
    await post("/Update", { email });
    const change = await send("PUT", "/auth/v1/user", { email }, token);
    expect([400, 422]).toContain(change.status);
  }
  const rows = await resources.database.db.select({ email: authUsers.email }).from(authUsers);
  expect(rows.filter(({ email }) => email?.normalize("NFKD").includes("jos"))).toEqual([
    { email: "jos\u00e9@example.org" },
  ]);
});

test("an address signs in by each of its spellings, and by no other's", async () => {
  await resources.database.db
    .update(authUsers)
    .set({ emailConfirmedAt: new Date(), passwordHash: null })
    .where(eq(authUsers.email, "jos\u00e9@example.org"));
  const [row] = await resources.database.db
    .select({ id: authUsers.id })
    .from(authUsers)
    .where(eq(authUsers.email, "jos\u00e9@example.org"));
  await send("PUT", `/auth/v1/admin/users/${row?.id}`, { password }, service);
  const answers = [];
  for (const email of spellings)
    answers.push((await post("/auth/v1/token?grant_type=password", { email, password })).status);
  expect(answers.slice(0, plain)).toEqual(Array<number>(plain).fill(200));
  expect(new Set(answers.slice(plain))).toEqual(new Set([400]));
  for (const email of spellings.slice(0, plain))
    expect((await post("/Login", { email, password })).status).toBe(200);
});

test("a provider's spelling of an address is the same, and its people's names are stored", () => {
  for (const email of spellings.slice(0, plain))
    expect(trimProfile(toProfile("guild", { sub: "1", email })).email).toBe(
      "jos\u00e9@example.org",
    );
  for (const email of spellings.slice(plain))
    expect(trimProfile(toProfile("guild", { sub: "1", email })).email).toBeNull();
  const odd = trimProfile(toProfile("guild", { sub: "1", name: "A\u0000sha", picture: "\ud800" }));
  expect(odd.data).not.toHaveProperty("name");
  expect(odd.data).not.toHaveProperty("picture");
});
