import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { portraitFetches, travel } from "#server/db/schema/auth.ts";
import {
  oidcClient,
  startOidcProvider,
  type TestProvider,
} from "#tests/acceptance/start-oidc-provider.ts";
import {
  follow,
  readCode,
  readLink,
  startServer,
  type TestServer,
} from "#tests/acceptance/start-server.ts";
import { buildSignUp } from "#tests/factories/requests.ts";
import { slowOr } from "#tests/setup/slow-or.ts";

/** An account that nobody has confirmed belongs to whoever proves its address first, and to nobody else. */

const trapPassword = "Stranger!2026";
const ownPassword = "Owner!2026x";
const subject = (email: string) => `stranger of ${email}`;

type Answer = { status: number; body: Record<string, never> & { [name: string]: unknown } };
type Person = {
  id: string;
  email: string;
  user_metadata: Record<string, unknown>;
  app_metadata: Record<string, unknown>;
  identities: { provider: string; id: string }[];
};

let server: TestServer;
let provider: TestProvider;
let service = "";
let picture = "";
beforeAll(async () => {
  provider = await startOidcProvider(() => ["http://127.0.0.1:1/auth/v1/callback"]);
  server = await startServer(
    "pglite",
    {
      AUTH_RATE_LIMITS: "off",
      GOOGLE_CLIENT_ID: oidcClient.clientId,
      GOOGLE_CLIENT_SECRET: oidcClient.clientSecret,
    },
    { auth: { endpoints: { google: { issuer: provider.issuer } } } },
  );
  service = await server.serviceToken();
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#a3123f" } })
    .png()
    .toBuffer();
  picture = `data:image/png;base64,${bytes.toString("base64")}`;
});
afterAll(async () => {
  await server?.close();
  await provider?.close();
});

const newEmail = () => `victim-${randomUUID().slice(0, 8)}@example.org`;
const newPhone = () => `9198${String(Math.floor(Math.random() * 1e8)).padStart(8, "0")}`;

async function ask(method: string, url: string, body?: object, token?: string): Promise<Answer> {
  const response = await fetch(url, {
    method,
    headers: {
      "content-type": "application/json",
      "x-supabase-api-version": "2024-01-01",
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Answer["body"] };
}
const post = (path: string, body: object, token?: string) =>
  ask("POST", `${server.authUrl}${path}`, body, token);
const signIn = (email: string, password: string) =>
  post("/token?grant_type=password", { email, password });

async function signInByProvider(email: string, sub: string, email_verified: boolean) {
  const name = sub === subject(email) ? "Stranger" : "Owner";
  const shown = `https://pictures.example/${encodeURIComponent(name)}.jpg`;
  const claims = { sub, email, email_verified, name, picture: shown };
  const id_token = await provider.signIdToken(claims);
  return post("/token?grant_type=id_token", { provider: "google", id_token });
}

const signUpForm = (email: string, password: string, username: string) =>
  buildSignUp({ username, email, password, image: picture });

async function makeLink(email: string, type: string, extra: object = {}): Promise<string> {
  const made = await post("/admin/generate_link", { type, email, ...extra }, service);
  expect(made.status).toBe(200);
  return String(made.body.hashed_token);
}
const verifyHash = (type: string, token_hash: string) => post("/verify", { type, token_hash });
const verifyCode = async (type: string, email: string) =>
  post("/verify", { type, email, token: await readCode(server, email) });

const traps: [string, (email: string) => Promise<unknown>][] = [
  [
    "a sign-up",
    (email) => post("/signup", { email, password: trapPassword, data: { name: "Stranger" } }),
  ],
  ["a provider that does not vouch", (email) => signInByProvider(email, subject(email), false)],
  ["a request for a code", (email) => post("/otp", { email, data: { name: "Stranger" } })],
  [
    "the site's sign-up with a portrait",
    async (email) => {
      const form = signUpForm(email, trapPassword, "Stranger");
      expect((await ask("POST", `${server.url}/Signup`, form)).status).toBe(200);
    },
  ],
];

/** Whether the way sets a password of the owner's. */
const confirmations: [string, (email: string) => Promise<unknown>, boolean?][] = [
  [
    "a code of /otp, type email",
    async (email) => {
      await post("/otp", { email });
      await verifyCode("email", email);
    },
  ],
  [
    "a code of /otp, type signup",
    async (email) => {
      await post("/magiclink", { email });
      await verifyCode("signup", email);
    },
  ],
  [
    "the link of /otp",
    async (email) => {
      await post("/otp", { email, data: { name: "Owner" } });
      await follow(await readLink(server, email));
    },
  ],
  [
    "the link of /recover",
    async (email) => {
      await post("/recover", { email });
      await follow(await readLink(server, email));
    },
  ],
  [
    "the code of /recover",
    async (email) => {
      await post("/recover", { email });
      await verifyCode("recovery", email);
    },
  ],
  [
    "a second sign-up's link",
    async (email) => {
      await post("/signup", { email, password: ownPassword, data: { name: "Owner" } });
      await follow(await readLink(server, email));
    },
    true,
  ],
  [
    "a second sign-up's code",
    async (email) => {
      await post("/signup", { email, password: ownPassword });
      await verifyCode("signup", email);
    },
    true,
  ],
  [
    "a second sign-up with PKCE",
    async (email) => {
      const client = server.createClient({ flowType: "pkce" });
      await client.signUp({ email, password: ownPassword });
      const target = await follow(await readLink(server, email));
      const code = target.searchParams.get("code") ?? "";
      expect((await client.exchangeCodeForSession(code)).error).toBeNull();
    },
    true,
  ],
  [
    "the site's /Signup",
    async (email) => {
      await ask("POST", `${server.url}/Signup`, signUpForm(email, ownPassword, "Owner"));
      await follow(await readLink(server, email));
    },
    true,
  ],
  [
    "an invitation's link",
    async (email) => {
      await post("/invite", { email, data: { name: "Owner" } }, service);
      await follow(await readLink(server, email));
    },
  ],
  [
    "an invitation's code",
    async (email) => {
      await post("/invite", { email }, service);
      await verifyCode("invite", email);
    },
  ],
  [
    "generate_link signup",
    async (email) =>
      verifyHash("signup", await makeLink(email, "signup", { password: ownPassword })),
    true,
  ],
  [
    "generate_link magiclink",
    async (email) => verifyHash("magiclink", await makeLink(email, "magiclink")),
  ],
  [
    "generate_link recovery",
    async (email) => verifyHash("recovery", await makeLink(email, "recovery")),
  ],
  ["generate_link invite", async (email) => verifyHash("invite", await makeLink(email, "invite"))],
  ["a provider that vouches", (email) => signInByProvider(email, `owner of ${email}`, true)],
  [
    "an administrator's email_confirm",
    async (email) => {
      const id = (await findPerson(email))?.id;
      const user = { email_confirm: true, user_metadata: { name: "Owner" } };
      await ask("PUT", `${server.authUrl}/admin/users/${id}`, user, service);
    },
  ],
];

async function findPerson(
  email: string,
): Promise<(Person & { email_confirmed_at?: string }) | undefined> {
  const list = await ask("GET", `${server.authUrl}/admin/users?per_page=1000`, undefined, service);
  return (list.body.users as unknown as Person[]).find((one) => one.email === email);
}

/** Each trap with each way: in a short run half of the ways, in turns, so that every trap and every way has its tests. */
const pairs = traps.map(([trap, lay], at) => ({
  ...{ trap, lay },
  tried: slowOr(
    confirmations,
    confirmations.filter((_, nth) => nth % 2 === at % 2),
  ),
}));

describe.each(pairs)("laid by $trap,", ({ lay, tried }) => {
  test.each(tried)("it does not close on %s", async (_way, confirm, setsPassword) => {
    const email = newEmail();
    await lay(email);
    await confirm(email);

    const person = await findPerson(email);
    expect(person?.email_confirmed_at).toBeTruthy();
    expect(JSON.stringify(person)).not.toContain("Stranger");
    expect(person?.identities.map(({ id }) => id)).not.toContain(subject(email));
    expect((await signIn(email, trapPassword)).body.code).toBe("invalid_credentials");
    if (setsPassword) expect((await signIn(email, ownPassword)).status).toBe(200);
    const portraits = await server.resources.database.db
      .select()
      .from(travel)
      .where(eq(travel.email, email));
    expect(portraits).toEqual([]);

    // Not now, and not after the owner has chosen a new password.
    for (const reset of [false, true]) {
      if (reset) {
        await post("/recover", { email });
        const { body } = await verifyCode("recovery", email);
        const token = String(body.access_token);
        const password = { password: "Newest!2026x" };
        expect((await ask("PUT", `${server.authUrl}/user`, password, token)).status).toBe(200);
      }
      const stranger = await signInByProvider(email, subject(email), false);
      expect(stranger.body.code).toBe("provider_email_needs_verification");
      expect(stranger.body).not.toHaveProperty("access_token");
    }
    expect((await findPerson(email))?.identities.map(({ id }) => id)).not.toContain(subject(email));
  });
});

describe("the ordinary ways stay", () => {
  const data = { name: "Owner" };

  test.each([
    ["link", async (email: string) => follow(await readLink(server, email))],
    ["code", (email: string) => verifyCode("signup", email)],
    [
      "link that was sent again",
      async (email: string) => {
        await post("/resend", { type: "signup", email });
        return follow(await readLink(server, email));
      },
    ],
  ])("one sign-up and its %s: password and data hold", async (_how, confirm) => {
    const email = newEmail();
    await post("/signup", { email, password: ownPassword, data });
    expect((await signIn(email, ownPassword)).body.code).toBe("email_not_confirmed");
    await confirm(email);
    const { status, body } = await signIn(email, ownPassword);
    expect(status).toBe(200);
    expect((body.user as unknown as Person).user_metadata).toMatchObject({
      ...data,
      email,
      email_verified: true,
    });
  });

  test("a portrait of the only sign-up holds", async () => {
    const email = newEmail();
    await ask("POST", `${server.url}/Signup`, signUpForm(email, ownPassword, "Owner"));
    await follow(await readLink(server, email));
    const signedIn = await ask("POST", `${server.url}/Login`, { email, password: ownPassword });
    expect(signedIn.body.message).toContain("portraits/");
  });

  test("a provider's person confirms by the mail of that very sign-in", async () => {
    const email = newEmail();
    await signInByProvider(email, "late", false);
    await follow(await readLink(server, email));
    const { body } = await signInByProvider(email, "late", false);
    const user = body.user as unknown as Person;
    expect(user.identities.map(({ provider: name }) => name)).toContain("google");
    expect(user.app_metadata.provider).toBe("google");
    const [fetch] = await server.resources.database.db
      .select()
      .from(portraitFetches)
      .where(eq(portraitFetches.userId, user.id));
    expect(fetch?.url).toBe("https://pictures.example/Owner.jpg");
  });

  test("what the service itself had set stays", async () => {
    const email = newEmail();
    await post(
      "/admin/users",
      { email, password: ownPassword, user_metadata: data, app_metadata: { team: "guides" } },
      service,
    );
    await post("/signup", { email, password: trapPassword, data: { name: "Stranger" } });
    await post("/otp", { email });
    await verifyCode("email", email);
    expect((await signIn(email, trapPassword)).status).toBe(400);
    const { body } = await signIn(email, ownPassword);
    expect(body.user).toMatchObject({ user_metadata: data, app_metadata: { team: "guides" } });
  });
});

test("of several sign-ups each link opens its own, and the others die with it", async () => {
  const email = newEmail();
  await post("/signup", { email, password: ownPassword, data: { name: "Owner" } });
  const own = await readLink(server, email);
  await post("/signup", { email, password: trapPassword, data: { name: "Stranger" } });
  const theirs = await readLink(server, email);
  const [mail] = await server.mails(email);
  expect(mail?.text).toContain("More than one sign-up waits");
  await follow(own);
  expect((await follow(theirs)).hash).toContain("otp_expired");
  expect((await signIn(email, ownPassword)).status).toBe(200);
  expect((await signIn(email, trapPassword)).status).toBe(400);
});

test("a mail sent again while several sign-ups wait carries nobody's password", async () => {
  const email = newEmail();
  await post("/signup", { email, password: ownPassword });
  await post("/signup", { email, password: trapPassword });
  await post("/resend", { type: "signup", email });
  await follow(await readLink(server, email));
  for (const password of [ownPassword, trapPassword])
    expect((await signIn(email, password)).body.code).toBe("invalid_credentials");
});

test("the mail says what to do when it was not you", async () => {
  const email = newEmail();
  await post("/signup", { email, password: trapPassword });
  const [mail] = await server.mails(email);
  expect(mail?.text).toContain("If it was not you who signed up, ignore this message");
});

test("an account that is confirmed is not claimed a second time", async () => {
  const email = newEmail();
  await post("/signup", { email, password: ownPassword, data: { name: "Owner" } });
  await follow(await readLink(server, email));
  await post("/signup", { email, password: trapPassword, data: { name: "Stranger" } });
  await post("/otp", { email, data: { name: "Stranger" } });
  await verifyCode("magiclink", email);
  const { status, body } = await signIn(email, ownPassword);
  expect(status).toBe(200);
  expect((body.user as unknown as Person).user_metadata.name).toBe("Owner");
});

test("a change of address brings over the account that asked for it, whole", async () => {
  const email = newEmail();
  const next = newEmail();
  await post("/signup", { email, password: ownPassword, data: { name: "Owner" } });
  const before = await verifyCode("signup", email);
  // Somebody else's pending sign-up of the new address gives way to whoever proves it.
  const token = String(before.body.access_token);
  await ask("PUT", `${server.authUrl}/user`, { email: next }, token);
  await follow(await readLink(server, email));
  await follow(await readLink(server, next));
  const { body } = await signIn(next, ownPassword);
  expect((body.user as unknown as Person).user_metadata.name).toBe("Owner");
});

test("a change of address that the service makes of an unconfirmed account claims it too", async () => {
  const email = newEmail();
  const next = newEmail();
  await post("/signup", { email, password: trapPassword, data: { name: "Stranger" } });
  const current = await makeLink(email, "email_change_current", { new_email: next });
  expect((await verifyHash("email_change", current)).body).toMatchObject({ code: "200" });
  const made = await makeLink(email, "email_change_new", { new_email: next });
  expect((await verifyHash("email_change", made)).status).toBe(200);
  expect((await signIn(next, trapPassword)).status).toBe(400);
  expect(JSON.stringify(await findPerson(next))).not.toContain("Stranger");
});

test("a link to an address that the account no longer has confirms nothing", async () => {
  const email = newEmail();
  await post("/signup", { email, password: trapPassword });
  const link = await readLink(server, email);
  const id = (await findPerson(email))?.id;
  const moved = newEmail();
  await ask("PUT", `${server.authUrl}/admin/users/${id}`, { email: moved }, service);
  expect((await follow(link)).hash).toContain("otp_expired");
  expect((await findPerson(moved))?.email_confirmed_at).toBeUndefined();
});

describe("telephones", () => {
  const signInByPhone = (phone: string, password: string) =>
    post("/token?grant_type=password", { phone, password });
  const verifySms = async (phone: string) =>
    post("/verify", { type: "sms", phone, token: await readCode(server, `+${phone}`) });

  test.each<[string, (phone: string) => Promise<unknown>]>([
    ["a code of /otp", (phone) => post("/otp", { phone })],
    ["a second sign-up", (phone) => post("/signup", { phone, password: ownPassword })],
  ])("the stranger's password dies with %s", async (way, request) => {
    const phone = newPhone();
    await post("/signup", { phone, password: trapPassword, data: { name: "Stranger" } });
    await request(phone);
    const { status, body } = await verifySms(phone);
    expect(status).toBe(200);
    expect(JSON.stringify(body.user)).not.toContain("Stranger");
    expect((await signInByPhone(phone, trapPassword)).body.code).toBe("invalid_credentials");
    if (way === "a second sign-up")
      expect((await signInByPhone(phone, ownPassword)).status).toBe(200);
  });

  test("one sign-up, its text lost and sent again: the password holds", async () => {
    const phone = newPhone();
    await post("/signup", { phone, password: ownPassword, data: { name: "Owner" } });
    server.advance(61);
    await post("/resend", { type: "sms", phone });
    expect((await verifySms(phone)).status).toBe(200);
    const { body } = await signInByPhone(phone, ownPassword);
    expect((body.user as unknown as Person).user_metadata.name).toBe("Owner");
  });

  test("an administrator's phone_confirm claims too", async () => {
    const phone = newPhone();
    await post("/signup", { phone, password: trapPassword });
    const list = await ask(
      "GET",
      `${server.authUrl}/admin/users?per_page=1000`,
      undefined,
      service,
    );
    const people = list.body.users as unknown as { id: string; phone: string }[];
    const id = people.find((one) => one.phone === phone)?.id;
    await ask("PUT", `${server.authUrl}/admin/users/${id}`, { phone_confirm: true }, service);
    expect((await signInByPhone(phone, trapPassword)).body.code).toBe("invalid_credentials");
  });
});

test("people of a company never open, and are never opened by, somebody's pending sign-up", async () => {
  const email = newEmail();
  await post("/signup", { email, password: trapPassword });
  await server.resources.database.db.execute(
    `insert into auth_users (email, is_sso) values ('${email}', true)`,
  );
  expect((await signIn(email, trapPassword)).body.code).toBe("email_not_confirmed");
  await post("/otp", { email });
  expect((await verifyCode("email", email)).status).toBe(200);
  expect((await signIn(email, trapPassword)).body.code).toBe("invalid_credentials");
});
