import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { databasesOf } from "#tests/setup/database-kinds.ts";
import {
  follow,
  readCode,
  readLink,
  signUpConfirmed,
  startServer,
  type TestServer,
} from "./start-server.ts";

const password = "Ranchi!2026";
let counter = 0;
const newEmail = () => {
  counter += 1;
  return `guest${counter}@example.org`;
};
const newPhone = () => {
  counter += 1;
  return `9198765${String(counter).padStart(5, "0")}`;
};

describe.each(databasesOf(import.meta.url))("codes, links and changes of address on %s", (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(kind, { AUTH_RATE_LIMITS: "off", AUTH_REAUTHENTICATION: "on" });
  });
  afterAll(() => server?.close());

  test("a code by mail makes an account, then signs in", async () => {
    const email = newEmail();
    const client = server.createClient();
    expect((await client.signInWithOtp({ email, options: { data: { a: 1 } } })).error).toBeNull();
    const first = await client.verifyOtp({
      email,
      token: await readCode(server, email),
      type: "email",
    });
    expect(first.data.user?.user_metadata).toMatchObject({ a: 1, email_verified: true });
    await client.signInWithOtp({ email });
    const [mail] = await server.mails(email);
    expect(mail?.subject).toContain("sign-in link");
    const code = await readCode(server, email);
    const again = await client.verifyOtp({ email, token: code, type: "magiclink" });
    expect(again.data.user?.id).toBe(first.data.user?.id);
    const spent = await client.verifyOtp({ email, token: code, type: "magiclink" });
    expect(spent.error).toMatchObject({ code: "otp_expired", status: 403 });
  });

  test("a code for strangers is neither refused nor sent when none may be made", async () => {
    const email = newEmail();
    const { error } = await server
      .createClient()
      .signInWithOtp({ email, options: { shouldCreateUser: false } });
    expect(error).toBeNull();
    expect(await server.mails(email)).toEqual([]);
  });

  test("a code dies with time", async () => {
    const email = newEmail();
    const client = server.createClient();
    await client.signInWithOtp({ email });
    const token = await readCode(server, email);
    server.advance(3601);
    const late = await client.verifyOtp({ email, token, type: "email" });
    expect(late.error?.code).toBe("otp_expired");
  });

  test("a token by hash works once and only for its type", async () => {
    const email = newEmail();
    const client = server.createClient();
    await client.signInWithOtp({ email });
    const token = new URL(await readLink(server, email)).searchParams.get("token") ?? "";
    const wrong = await client.verifyOtp({ token_hash: token, type: "recovery" });
    expect(wrong.error?.code).toBe("otp_expired");
    const right = await client.verifyOtp({ token_hash: token, type: "email" });
    expect(right.data.session?.user.email).toBe(email);
    expect((await client.verifyOtp({ token_hash: token, type: "email" })).error?.status).toBe(403);
  });

  test("a mail scanner's HEAD spends nothing", async () => {
    const email = newEmail();
    await server.createClient().signInWithOtp({ email });
    const link = await readLink(server, email);
    expect((await fetch(link, { method: "HEAD", redirect: "manual" })).status).toBe(204);
    expect((await follow(link)).hash).toContain("access_token=");
  });

  test("a link without token or type is a 400", async () => {
    for (const query of ["", "?type=signup", "?token=x", "?token=x&type=nonsense"]) {
      const response = await fetch(`${server.authUrl}/verify${query}`, { redirect: "manual" });
      expect(response.status).toBe(query.includes("nonsense") ? 303 : 400);
    }
  });

  test("with PKCE the link carries a code for the browser that asked", async () => {
    const email = newEmail();
    await signUpConfirmed(server, email);
    const client = server.createClient({ flowType: "pkce" });
    await client.signInWithOtp({ email });
    const target = await follow(await readLink(server, email));
    const code = target.searchParams.get("code") ?? "";
    const { data, error } = await client.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
    const again = await fetch(`${server.authUrl}/token?grant_type=pkce`, {
      method: "POST",
      body: JSON.stringify({ auth_code: code, code_verifier: "x".repeat(50) }),
    });
    expect(again.status).toBe(404);
  });

  test.each(["signup", "recovery"] as const)(
    "the five minutes of a %s code count from the click",
    async (type) => {
      const email = newEmail();
      const client = server.createClient({ flowType: "pkce" });
      if (type === "signup") await client.signUp({ email, password });
      else {
        await signUpConfirmed(server, email);
        await client.resetPasswordForEmail(email);
      }
      server.advance(1800);
      const fresh = await follow(await readLink(server, email));
      const { error } = await client.exchangeCodeForSession(fresh.searchParams.get("code") ?? "");
      expect(error).toBeNull();

      await client.resetPasswordForEmail(email);
      const late = await follow(await readLink(server, email));
      server.advance(301);
      const expired = await client.exchangeCodeForSession(late.searchParams.get("code") ?? "");
      expect(expired.error?.code).toBe("flow_state_expired");
    },
  );

  test("another browser's verifier does not fit", async () => {
    const email = newEmail();
    await signUpConfirmed(server, email);
    await server.createClient({ flowType: "pkce" }).resetPasswordForEmail(email);
    const target = await follow(await readLink(server, email));
    const response = await fetch(`${server.authUrl}/token?grant_type=pkce`, {
      method: "POST",
      body: JSON.stringify({
        auth_code: target.searchParams.get("code"),
        code_verifier: "v".repeat(64),
      }),
    });
    expect(response.headers.get("x-sb-error-code")).toBe("bad_code_verifier");
  });

  test.each([
    { code_challenge: "short", code_challenge_method: "s256" },
    { code_challenge: "x".repeat(50) },
    { code_challenge: "x".repeat(50), code_challenge_method: "s512" },
  ])("a challenge of %o is refused", async (pkce) => {
    const response = await fetch(`${server.authUrl}/recover`, {
      method: "POST",
      body: JSON.stringify({ email: newEmail(), ...pkce }),
    });
    expect(response.status).toBe(400);
  });

  test("a code by text signs up and in; a malformed number is a 400", async () => {
    const phone = newPhone();
    const client = server.createClient();
    expect((await client.signInWithOtp({ phone })).error).toBeNull();
    const token = await readCode(server, `+${phone}`);
    const { data, error } = await client.verifyOtp({ phone: `+${phone}`, token, type: "sms" });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ phone, email: "" });
    expect(data.user?.phone_confirmed_at).toBeTruthy();
    await client.signInWithOtp({ phone });
    const late = await readCode(server, `+${phone}`);
    server.advance(61);
    expect((await client.verifyOtp({ phone, token: late, type: "sms" })).error?.code).toBe(
      "otp_expired",
    );
    const bad = await client.verifyOtp({ phone: "12a", token, type: "sms" });
    expect(bad.error).toMatchObject({ status: 400, code: "validation_failed" });
  });

  test("sign-up by phone waits for its code, and then signs in with the password", async () => {
    const phone = newPhone();
    const client = server.createClient();
    expect((await client.signUp({ phone, password })).error).toBeNull();
    expect((await client.signInWithPassword({ phone, password })).error?.code).toBe(
      "phone_not_confirmed",
    );
    await client.resend({ type: "sms", phone });
    const token = await readCode(server, `+${phone}`);
    expect((await client.verifyOtp({ phone, token, type: "sms" })).error).toBeNull();
    expect((await client.signInWithPassword({ phone, password })).error).toBeNull();
  });

  test("a change of address needs both mails", async () => {
    const email = newEmail();
    const next = newEmail();
    const { client } = await signUpConfirmed(server, email);
    const asked = await client.updateUser({ email: next });
    expect(asked.data.user).toMatchObject({ email, new_email: next });
    const half = await client.verifyOtp({
      email: next,
      token: await readCode(server, next),
      type: "email_change",
    });
    expect(half.error).toBeNull();
    expect(half.data.session).toBeNull();
    const target = await follow(await readLink(server, email));
    expect(target.hash).toContain("access_token=");
    const { data } = await client.getUser();
    expect(data.user).toMatchObject({ email: next });
    expect(data.user?.identities?.[0]?.identity_data).toMatchObject({ email: next });
    expect(data.user).not.toHaveProperty("new_email");
    expect((await client.signInWithPassword({ email: next, password })).error).toBeNull();
  });

  test("somebody else on the way to the same address does not stand in the way", async () => {
    const next = newEmail();
    const blocker = await signUpConfirmed(server, newEmail());
    await blocker.client.updateUser({ email: next });
    const { client, email } = await signUpConfirmed(server, newEmail());
    await client.updateUser({ email: next });
    const token = await readCode(server, next);
    const half = await client.verifyOtp({ email: next, token, type: "email_change" });
    expect(half.error).toBeNull();
    await follow(await readLink(server, email));
    expect((await client.getUser()).data.user?.email).toBe(next);
    const late = await readLink(server, blocker.email);
    await follow(late);
    expect((await blocker.client.getUser()).data.user?.email).toBe(blocker.email);
  });

  test("the first of the two links says what is left to do", async () => {
    const email = newEmail();
    const { client } = await signUpConfirmed(server, email);
    await client.updateUser({ email: newEmail() });
    const target = await follow(await readLink(server, email));
    expect(new URLSearchParams(target.hash.slice(1)).get("message")).toContain("other email");
  });

  test("an address or number that somebody has is refused", async () => {
    const taken = newEmail();
    await signUpConfirmed(server, taken);
    const { client } = await signUpConfirmed(server, newEmail());
    expect((await client.updateUser({ email: taken })).error).toMatchObject({
      status: 422,
      code: "email_exists",
    });
  });

  test("a number is added by its code", async () => {
    const phone = newPhone();
    const { client } = await signUpConfirmed(server, newEmail());
    expect((await client.updateUser({ phone })).data.user?.new_phone).toBe(phone);
    const token = await readCode(server, `+${phone}`);
    const done = await client.verifyOtp({ phone, token, type: "phone_change" });
    expect(done.data.user).toMatchObject({ phone });
    expect(done.data.user?.app_metadata.providers).toEqual(["email", "phone"]);
  });

  test("a text has a message_id, whether the number is known or not", async () => {
    const phone = newPhone();
    const client = server.createClient();
    const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
    const ghost = { phone: newPhone(), options: { shouldCreateUser: false } };
    for (const input of [{ phone }, { phone }, ghost]) {
      const { data, error } = await client.signInWithOtp(input);
      expect(error).toBeNull();
      expect(data.messageId).toMatch(uuid);
    }
    for (const known of [phone, newPhone()])
      expect((await client.resend({ type: "sms", phone: known })).data.messageId).toMatch(uuid);
    const email = newEmail();
    expect((await client.signInWithOtp({ email })).data.messageId ?? null).toBeNull();
  });

  test("an old session needs a nonce to change the password", async () => {
    const email = newEmail();
    const { client } = await signUpConfirmed(server, email);
    server.advance(25 * 3600);
    await client.refreshSession();
    const bare = await client.updateUser({ password: "Other!2026" });
    expect(bare.error).toMatchObject({ code: "reauthentication_needed", status: 400 });
    expect((await client.reauthenticate()).error).toBeNull();
    const wrong = await client.updateUser({ password: "Other!2026", nonce: "12" });
    expect(wrong.error).toMatchObject({ code: "reauthentication_not_valid", status: 422 });
    const nonce = await readCode(server, email);
    const right = await client.updateUser({ password: "Other!2026", nonce });
    expect(right.error).toBeNull();
  });

  test("reauthentication without a session is refused", async () => {
    const response = await fetch(`${server.authUrl}/reauthenticate`);
    expect(response.status).toBe(401);
  });

  test("anonymous sign-in is off", async () => {
    const { error } = await server.createClient().signInAnonymously();
    expect(error).toMatchObject({ code: "anonymous_provider_disabled", status: 422 });
  });
});

describe("switches", () => {
  test("anonymous people exist when switched on, and need an address before a password", async () => {
    const server = await startServer("pglite", {
      AUTH_RATE_LIMITS: "off",
      AUTH_ANONYMOUS: "on",
    });
    try {
      const client = server.createClient();
      const { data } = await client.signInAnonymously({ options: { data: { seen: 1 } } });
      expect(data.user).toMatchObject({ is_anonymous: true, user_metadata: { seen: 1 } });
      expect(data.user?.app_metadata).toEqual({});
      expect((await client.updateUser({ password })).error?.status).toBe(422);
      const email = newEmail();
      await client.updateUser({ email });
      await follow(await readLink(server, email));
      const { data: after } = await client.getUser();
      expect(after.user).toMatchObject({ is_anonymous: false, email });
      expect((await client.reauthenticate().then(({ error }) => error)) ?? "sent").toBe("sent");
    } finally {
      await server.close();
    }
  });

  test("autoconfirm opens a session at once and tells of taken addresses", async () => {
    const server = await startServer("pglite", {
      AUTH_RATE_LIMITS: "off",
      AUTH_AUTOCONFIRM_EMAIL: "on",
      AUTH_AUTOCONFIRM_SMS: "on",
    });
    try {
      const client = server.createClient();
      const email = newEmail();
      expect((await client.signUp({ email, password })).data.session?.expires_in).toBe(3600);
      const again = await client.signUp({ email, password });
      expect(again.error).toMatchObject({ code: "user_already_exists", status: 422 });
      const otp = await client.signInWithOtp({
        email: newEmail(),
        options: { shouldCreateUser: false },
      });
      expect(otp.error).toMatchObject({ code: "otp_disabled", status: 422 });
      const phone = newPhone();
      expect((await client.signUp({ phone, password })).data.session).toBeTruthy();
    } finally {
      await server.close();
    }
  });

  test("closed sign-ups are refused before anything else", async () => {
    const server = await startServer("pglite", {
      AUTH_RATE_LIMITS: "off",
      AUTH_DISABLE_SIGNUP: "on",
      AUTH_EMAIL: "off",
    });
    try {
      const { error } = await server.createClient().signUp({ email: newEmail(), password });
      expect(error).toMatchObject({ code: "signup_disabled", status: 422 });
      const signIn = await server.createClient().signInWithPassword({ email: "a@b.org", password });
      expect(signIn.error?.code).toBe("email_provider_disabled");
    } finally {
      await server.close();
    }
  });

  test("limits and gaps refuse known and unknown addresses alike", async () => {
    const server = await startServer("pglite");
    try {
      const email = newEmail();
      await signUpConfirmed(server, email);
      for (const address of [email, newEmail()]) {
        const client = server.createClient();
        expect((await client.resetPasswordForEmail(address)).error).toBeNull();
        const second = await client.resetPasswordForEmail(address);
        expect(second.error).toMatchObject({ code: "over_email_send_rate_limit", status: 429 });
        expect(second.error?.message).toMatch(
          /^For security purposes, you can only request this after \d+ seconds\.$/,
        );
      }
      server.advance(61);
      expect((await server.createClient().resetPasswordForEmail(email)).error).toBeNull();
      const client = server.createClient();
      for (let tries = 0; tries < 10; tries += 1)
        await client.signInWithPassword({ email, password: "Wrong!2026" });
      const locked = await client.signInWithPassword({ email, password });
      expect(locked.error).toMatchObject({ code: "over_request_rate_limit", status: 429 });
    } finally {
      await server.close();
    }
  });
});
