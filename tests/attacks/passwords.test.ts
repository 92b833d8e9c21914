import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type App, createApp } from "#server/app.ts";
import { createSigningKeys } from "#server/auth/keys/signing-keys.ts";
import { listMail } from "#server/mail/outbox-store.ts";
import type { OpenResources } from "#server/resources.ts";
import { createServerSecrets } from "#server/secrets/server-secrets.ts";
import { quickAuth } from "#tests/factories/quick-auth.ts";
import { buildSignUp } from "#tests/factories/requests.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";

/** Passwords that anybody tries first, and sessions that were left open or stolen. */

const password = "Ranchi!2026";
const quarter = 15 * 60_000;
let resources: OpenResources;
let app: App;
let shift = 0;
let service = "";
beforeAll(async () => {
  resources = await createTestResources(
    { AUTH_RATE_LIMITS: "off", AUTH_AUTOCONFIRM_EMAIL: "on" },
    { clock: () => new Date(Date.now() + shift) },
  );
  app = createApp(resources, { auth: quickAuth });
  const keys = createSigningKeys(createServerSecrets(resources.database), {});
  service = await keys.sign({ role: "service_role" });
});
afterAll(() => resources?.close());

type Answer = {
  code?: string;
  message?: string;
  weak_password?: { reasons: string[] };
  access_token: string;
  refresh_token: string;
  new_email?: string;
};

async function send(method: string, path: string, body: object, bearer?: string) {
  const response = await app.request(path, {
    method,
    headers: {
      "content-type": "application/json",
      "x-supabase-api-version": "2024-01-01",
      ...(bearer && { authorization: `Bearer ${bearer}` }),
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Answer };
}

let count = 0;
async function signUp(given = password) {
  count += 1;
  const email = `person${count}@example.org`;
  const { status, body } = await send("POST", "/auth/v1/signup", { email, password: given });
  return { email, status, body };
}

/** A session of a person who signed in so long ago. */
async function signInAgo(milliseconds: number) {
  const { email, body } = await signUp();
  shift += milliseconds;
  const fresh = await send("POST", "/auth/v1/token?grant_type=refresh_token", {
    refresh_token: body.refresh_token,
  });
  return { email, token: fresh.body.access_token };
}

const change = (token: string, input: object) => send("PUT", "/auth/v1/user", input, token);

describe("one of the most used passwords", () => {
  test.each([
    "password",
    "12345678",
    "Password",
    "qwertyuiop",
    "Password1!",
    "P@ssw0rd123",
    "Welcome@123",
    "India@2026",
    "Safarnama1!",
    "ｐａｓｓｗｏｒｄ１",
  ])(
    "%s is refused at sign-up, by a change and by the service, as the client reads it",
    async (weak) => {
      const expected = { status: 422, body: { code: "weak_password" } };
      const signedUp = await signUp(weak);
      expect(signedUp).toMatchObject(expected);
      expect(signedUp.body.weak_password?.reasons).toEqual(["pwned"]);
      const { body } = await signUp();
      expect(await change(body.access_token, { password: weak })).toMatchObject(expected);
      const made = { email: `made${count}@example.org`, password: weak };
      expect(await send("POST", "/auth/v1/admin/users", made, service)).toMatchObject(expected);
      const link = { type: "signup", ...made };
      expect(await send("POST", "/auth/v1/admin/generate_link", link, service)).toMatchObject(
        expected,
      );
    },
  );

  test("too short and much used are both said", async () => {
    const { body } = await signUp("dragon");
    expect(body.weak_password?.reasons).toEqual(["length", "pwned"]);
  });

  test("/Signup refuses one that meets the specification's rule, with a sentence at its field", async () => {
    const refused = await send("POST", "/Signup", buildSignUp({ password: "Password1!" }));
    expect(refused).toMatchObject({
      status: 400,
      body: { success: false, error: { fields: { password: refused.body.message } } },
    });
    expect(refused.body.message).toContain("most used");
    expect(await listMail(resources.database.db)).toEqual([]);
  });

  test.each([
    "Ranchi!2026",
    "correct horse battery staple",
    "monkey-84736291550",
    "प्रयागराज का मेला",
    "aB3$aB3$",
  ])("%s is taken", async (strong) => {
    expect((await signUp(strong)).status).toBe(200);
  });

  test("an account that has one signs in, and is told", async () => {
    const email = "early@example.org";
    const { status } = await send(
      "POST",
      "/auth/v1/admin/users",
      { email, email_confirm: true, password_hash: await quickHash("password1") },
      service,
    );
    expect(status).toBe(200);
    const { body } = await send("POST", "/auth/v1/token?grant_type=password", {
      email,
      password: "password1",
    });
    expect(body.weak_password?.reasons).toEqual(["pwned"]);
  });
});

async function quickHash(text: string): Promise<string> {
  const { createPasswordHasher } = await import("#server/auth/passwords/hasher.ts");
  return createPasswordHasher(quickAuth.passwordCost).hash(text);
}

describe("a session that was left open", () => {
  test.each([
    ["password", { password: "Other!2026" }],
    ["e-mail address", { email: "thief@example.org" }],
    ["telephone", { phone: "919876543210" }],
  ])("changes no %s without the present password", async (_what, input) => {
    const { token } = await signInAgo(quarter + 1000);
    expect(await change(token, input)).toMatchObject({
      status: 400,
      body: { code: "reauthentication_needed" },
    });
    expect(await change(token, { ...input, current_password: "Wrong!2026" })).toMatchObject({
      status: 400,
      body: { code: "invalid_credentials" },
    });
    const right = await change(token, { ...input, current_password: password });
    expect(right.status).toBe(200);
  });

  test("a wrong present password is refused in a fresh session too, for the address as for the password", async () => {
    const { body } = await signUp();
    for (const input of [{ password: "Other!2026" }, { email: "other@example.org" }])
      expect(
        (await change(body.access_token, { ...input, current_password: "Wrong!2026" })).body.code,
      ).toBe("invalid_credentials");
  });

  test("a fresh session changes both, and other data are always one's own to change", async () => {
    const { body } = await signUp();
    expect((await change(body.access_token, { email: "moved@example.org" })).status).toBe(200);
    expect((await change(body.access_token, { password: "Other!2026" })).status).toBe(200);
    const { token } = await signInAgo(quarter + 1000);
    expect((await change(token, { data: { city: "Ranchi" } })).status).toBe(200);
  });

  test("the same address again is no change, and asks for nothing", async () => {
    const { token, email } = await signInAgo(quarter + 1000);
    expect((await change(token, { email })).status).toBe(200);
  });

  test("the code of a mail stands for the password, once", async () => {
    const { token, email } = await signInAgo(quarter + 1000);
    const response = await app.request("/auth/v1/reauthenticate", {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.status).toBe(200);
    const mail = (await listMail(resources.database.db)).find(
      ({ to, kind }) => to === email && kind === "auth.reauthentication",
    );
    const nonce = /\b\d{6}\b/.exec(mail?.text ?? "")?.[0] ?? "";
    const wrong = nonce === "000000" ? "000001" : "000000";
    const next = { email: "new-by-code@example.org" };
    expect(await change(token, { ...next, nonce: wrong })).toMatchObject({
      status: 422,
      body: { code: "reauthentication_not_valid" },
    });
    expect((await change(token, { ...next, nonce })).status).toBe(200);
    expect((await change(token, { email: "again@example.org", nonce })).status).toBe(422);
  });

  test("whether somebody has an address or a number is not told before", async () => {
    const { email } = await signUp();
    const { token } = await signInAgo(quarter + 1000);
    expect((await change(token, { email })).body.code).toBe("reauthentication_needed");
  });
});
