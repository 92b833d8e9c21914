import { eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { authFactors } from "#server/db/schema/auth.ts";
import { databasesOf } from "#tests/setup/database-kinds.ts";
import { readCode, signUpConfirmed, startServer, type TestServer } from "./start-server.ts";

let counter = 0;
const newEmail = () => {
  counter += 1;
  return `careful${counter}@example.org`;
};

describe.each(databasesOf(import.meta.url))("second factors on %s", (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(kind, { AUTH_RATE_LIMITS: "off", AUTH_MFA_PHONE: "on" });
  });
  afterAll(() => server?.close());

  const codeAt = (secret: string, shift = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: server.resources.clock().getTime() + shift * 1000,
    });

  /** A person with a verified TOTP factor, signed in at aal2. */
  async function enrol() {
    const person = await signUpConfirmed(server, newEmail());
    const { data, error } = await person.client.mfa.enroll({
      factorType: "totp",
      friendlyName: "phone",
    });
    if (error) throw error;
    const verified = await person.client.mfa.challengeAndVerify({
      factorId: data.id,
      code: codeAt(data.totp.secret),
    });
    if (verified.error) throw verified.error;
    return { ...person, factorId: data.id, secret: data.totp.secret, verified: verified.data };
  }

  test("TOTP: enrol, wrong code, right code, aal2, events", async () => {
    const { client } = await signUpConfirmed(server, newEmail());
    const events: string[] = [];
    client.onAuthStateChange((event) => void events.push(event));
    const { data } = await client.mfa.enroll({ factorType: "totp", friendlyName: "app" });
    expect(data?.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/);
    expect(data?.totp.uri).toMatch(/^otpauth:\/\/totp\/.*issuer=Safarnama/);
    const factorId = data?.id ?? "";
    const secret = data?.totp.secret ?? "";
    const listed = await client.mfa.listFactors();
    expect(listed.data?.all).toHaveLength(1);
    expect(listed.data?.totp).toHaveLength(0);

    const challenge = await client.mfa.challenge({ factorId });
    const challengeId = challenge.data?.id ?? "";
    const right = codeAt(secret);
    const wrong = await client.mfa.verify({
      factorId,
      challengeId,
      code: right === "123456" ? "654321" : "123456",
    });
    expect(wrong.error).toMatchObject({
      status: 422,
      code: "mfa_verification_failed",
      message: "Invalid TOTP code entered",
    });
    const done = await client.mfa.verify({ factorId, challengeId, code: right });
    expect(done.error).toBeNull();
    expect(events).toContain("MFA_CHALLENGE_VERIFIED");
    const level = await client.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: "aal2", nextLevel: "aal2" });
    expect(level.data?.currentAuthenticationMethods[0]).toMatchObject({ method: "totp" });
    const again = await client.mfa.verify({ factorId, challengeId, code: right });
    expect(again.error?.code).toBe("mfa_ip_address_mismatch");
  });

  test("the secret is kept sealed; one from before there was sealing still works", async () => {
    const { client, factorId, secret } = await enrol();
    const { db } = server.resources.database;
    const own = eq(authFactors.id, factorId);
    const [row] = await db.select().from(authFactors).where(own);
    expect(row?.secret).toMatch(/^sealed:kept:/);
    await db.update(authFactors).set({ secret }).where(own);
    server.advance(31);
    const next = await client.mfa.challengeAndVerify({ factorId, code: codeAt(secret) });
    expect(next.error).toBeNull();
  });

  test("a code is spent once, also on a second challenge", async () => {
    const { client, factorId, secret } = await enrol();
    const spent = await client.mfa.challengeAndVerify({ factorId, code: codeAt(secret) });
    expect(spent.error?.code).toBe("mfa_verification_failed");
    server.advance(31);
    const next = await client.mfa.challengeAndVerify({ factorId, code: codeAt(secret) });
    expect(next.error).toBeNull();
    const older = await client.mfa.challengeAndVerify({ factorId, code: codeAt(secret, -30) });
    expect(older.error?.code).toBe("mfa_verification_failed");
  });

  test("five wrong codes kill a challenge, and time does", async () => {
    const { client, factorId, secret } = await enrol();
    server.advance(31);
    const { data } = await client.mfa.challenge({ factorId });
    const challengeId = data?.id ?? "";
    for (let tries = 0; tries < 5; tries += 1)
      await client.mfa.verify({ factorId, challengeId, code: "0000000" });
    const dead = await client.mfa.verify({ factorId, challengeId, code: codeAt(secret) });
    expect(dead.error?.code).toBe("mfa_challenge_expired");
    const late = await client.mfa.challenge({ factorId });
    server.advance(301);
    const after = await client.mfa.verify({
      factorId,
      challengeId: late.data?.id ?? "",
      code: codeAt(secret),
    });
    expect(after.error?.code).toBe("mfa_challenge_expired");
  });

  test("the refresh token of the first step reaches nothing afterwards", async () => {
    const { session, verified } = await enrol();
    const refresh = (token: string) =>
      fetch(`${server.authUrl}/token?grant_type=refresh_token`, {
        method: "POST",
        body: JSON.stringify({ refresh_token: token }),
      });
    const old = await refresh(session.refresh_token);
    expect(old.headers.get("x-sb-error-code")).toBe("refresh_token_already_used");
    const next = await refresh(verified.refresh_token);
    expect(next.status).toBe(200);
    const { access_token: token } = (await next.json()) as { access_token: string };
    const claims = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as {
      aal: string;
    };
    expect(claims.aal).toBe("aal2");
  });

  test("the other sessions of the first step end", async () => {
    const person = await signUpConfirmed(server, newEmail());
    const other = server.createClient();
    await other.signInWithPassword({ email: person.email, password: "Ranchi!2026" });
    const { data } = await person.client.mfa.enroll({ factorType: "totp" });
    const { error } = await person.client.mfa.challengeAndVerify({
      factorId: data?.id ?? "",
      code: codeAt(data?.totp.secret ?? ""),
    });
    expect(error).toBeNull();
    expect((await other.getUser()).error?.name).toBe("AuthSessionMissingError");
  });

  test("a session of one step may not change, enrol or remove", async () => {
    const { email, factorId } = await enrol();
    const client = server.createClient();
    await client.signInWithPassword({ email, password: "Ranchi!2026" });
    const level = await client.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: "aal1", nextLevel: "aal2" });
    expect((await client.updateUser({ password: "Other!2026" })).error).toMatchObject({
      status: 401,
      code: "insufficient_aal",
    });
    const more = await client.mfa.enroll({ factorType: "totp", friendlyName: "second" });
    expect(more.error).toMatchObject({ status: 403, code: "insufficient_aal" });
    const removed = await client.mfa.unenroll({ factorId });
    expect(removed.error).toMatchObject({ status: 422, code: "insufficient_aal" });
  });

  test("removing a factor lowers its sessions", async () => {
    const { client, factorId } = await enrol();
    expect((await client.mfa.unenroll({ factorId })).data).toEqual({ id: factorId });
    await client.refreshSession();
    const level = await client.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: "aal1", nextLevel: "aal1" });
    expect((await client.mfa.unenroll({ factorId })).error?.status).toBe(404);
  });

  test("a lost factor is removed by the administrator", async () => {
    const { client, factorId, user } = await enrol();
    const { admin } = server.createClient({ token: await server.serviceToken() });
    const listed = await admin.mfa.listFactors({ userId: user.id });
    expect(listed.data?.factors).toMatchObject([{ id: factorId, status: "verified" }]);
    const { error } = await admin.mfa.deleteFactor({ id: factorId, userId: user.id });
    expect(error).toBeNull();
    expect((await client.mfa.listFactors()).data?.all).toEqual([]);
    const gone = await admin.mfa.deleteFactor({ id: factorId, userId: user.id });
    expect(gone.error?.status).toBe(404);
  });

  test("phone: the texted code raises the session", async () => {
    const { client } = await signUpConfirmed(server, newEmail());
    counter += 1;
    const phone = `9198700${String(counter).padStart(5, "0")}`;
    const { data, error } = await client.mfa.enroll({
      factorType: "phone",
      phone: `+${phone}`,
      friendlyName: "mobile",
    });
    expect(error).toBeNull();
    expect(data).toMatchObject({ type: "phone", phone });
    const factorId = data?.id ?? "";
    const challenge = await client.mfa.challenge({ factorId, channel: "sms" });
    const challengeId = challenge.data?.id ?? "";
    const wrong = await client.mfa.verify({ factorId, challengeId, code: "000" });
    expect(wrong.error?.code).toBe("mfa_verification_failed");
    const code = await readCode(server, `+${phone}`);
    const done = await client.mfa.verify({ factorId, challengeId, code });
    expect(done.error).toBeNull();
    const level = await client.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data?.currentLevel).toBe("aal2");
  });

  test.each([
    [{ factorType: "totp", friendlyName: "twice" }, 422, "mfa_factor_name_conflict"],
    [{ factorType: "fingerprint" }, 400, "validation_failed"],
    [{ factorType: "phone", phone: "12a" }, 400, "validation_failed"],
  ])("enrolling %o is refused", async (input, status, code) => {
    const { client } = await signUpConfirmed(server, newEmail());
    await client.mfa.enroll({ factorType: "totp", friendlyName: "twice" });
    const { error } = await client.mfa.enroll(input as never);
    expect(error).toMatchObject({ status, code });
  });

  test("no more than ten factors, and unfinished ones lapse", async () => {
    const { client } = await signUpConfirmed(server, newEmail());
    for (let index = 0; index < 10; index += 1)
      await client.mfa.enroll({ factorType: "totp", friendlyName: `n${index}` });
    const eleventh = await client.mfa.enroll({ factorType: "totp", friendlyName: "n10" });
    expect(eleventh.error?.code).toBe("too_many_enrolled_mfa_factors");
    server.advance(301);
    const later = await client.mfa.enroll({ factorType: "totp", friendlyName: "n0" });
    expect(later.error).toBeNull();
  });

  test("ids that are none, or somebody else's, are a 404", async () => {
    const { factorId } = await enrol();
    const { client } = await signUpConfirmed(server, newEmail());
    for (const id of ["none", crypto.randomUUID(), factorId]) {
      expect((await client.mfa.challenge({ factorId: id })).error?.status).toBe(404);
      expect((await client.mfa.unenroll({ factorId: id })).error?.status).toBe(404);
    }
  });

  test("webauthn enrolment offers a key for this site alone; nonsense proves nothing", async () => {
    const { client } = await signUpConfirmed(server, newEmail());
    const { data } = await client.mfa.enroll({ factorType: "webauthn", friendlyName: "" });
    const factorId = data?.id ?? "";
    const token = (await client.getSession()).data.session?.access_token;
    const call = async (path: string, body: object) => {
      const response = await fetch(`${server.authUrl}/factors/${factorId}/${path}`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      });
      return { status: response.status, body: (await response.json()) as never };
    };
    const challenge = await call("challenge", {
      webauthn: { rpId: "stranger.example", rpOrigins: ["https://stranger.example"] },
    });
    expect(challenge.body).toMatchObject({
      type: "webauthn",
      webauthn: {
        type: "create",
        credential_options: {
          publicKey: { rp: { id: "localhost" }, challenge: expect.any(String) },
        },
      },
    });
    const { id } = challenge.body as { id: string };
    const refused = await call("verify", {
      challenge_id: id,
      webauthn: { type: "create", rpId: "localhost", credential_response: { id: "x" } },
    });
    expect(refused).toMatchObject({
      status: 422,
      body: { error_code: "mfa_verification_failed" },
    });
  });
});

test("kinds that are switched off are refused", async () => {
  const server = await startServer("pglite", {
    AUTH_RATE_LIMITS: "off",
    AUTH_MFA_TOTP: "off",
    AUTH_MFA_PHONE: "off",
    AUTH_MFA_WEBAUTHN: "off",
  });
  try {
    const { client } = await signUpConfirmed(server, newEmail());
    for (const factorType of ["totp", "phone", "webauthn"] as const) {
      const { error } = await client.mfa.enroll({ factorType, phone: "919870012345" } as never);
      expect(error).toMatchObject({ status: 422, code: `mfa_${factorType}_enroll_not_enabled` });
    }
  } finally {
    await server.close();
  }
});
