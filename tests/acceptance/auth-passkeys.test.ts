import type { GoTrueClient } from "@supabase/auth-js";
import { AuthApiError, AuthSessionMissingError } from "@supabase/auth-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSoftwareKey } from "#tests/factories/software-key.ts";
import { signUpConfirmed, startServer, type TestServer } from "./start-server.ts";

/**
 * Passkeys in two steps, as the official client's own thirteen tests against its server ask for them. In a browser:
 * auth-webauthn.test.ts.
 */

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const nobody = "00000000-0000-0000-0000-000000000000";

let server: TestServer;
let owner: GoTrueClient;
let userId = "";
let passkeyId = "";
let place = { origin: "", rpId: "localhost" };
let key: ReturnType<typeof createSoftwareKey>;
const stranger = () => server.createClient();

/** Of an answer that must be there. */
function take<T>({ data, error }: { data: T | null; error: unknown }): T {
  expect(error).toBeNull();
  if (data === null) throw new Error("no data");
  return data;
}
const failureOf = ({ error }: { error: unknown }) => {
  expect(error).toBeInstanceOf(AuthApiError);
  const { status, code } = error as AuthApiError;
  return { status, code };
};
type Created = Parameters<GoTrueClient["passkey"]["verifyRegistration"]>[0]["credential"];
type Asserted = Parameters<GoTrueClient["passkey"]["verifyAuthentication"]>[0]["credential"];

async function register(software: typeof key) {
  const { options, challenge_id } = take(await owner.passkey.startRegistration());
  const credential = software.create(options) as unknown as Created;
  return owner.passkey.verifyRegistration({ challengeId: challenge_id, credential });
}
async function answer(client: GoTrueClient, software: typeof key) {
  const { options, challenge_id } = take(await client.passkey.startAuthentication());
  const credential = software.get(options) as unknown as Asserted;
  return { challengeId: challenge_id, credential };
}

beforeAll(async () => {
  server = await startServer("pglite", { AUTH_RATE_LIMITS: "off" });
  place = { ...place, origin: `http://localhost:${new URL(server.url).port}` };
  key = createSoftwareKey(place);
  const person = await signUpConfirmed(server, "two-steps@example.org");
  owner = person.client;
  userId = person.user?.id ?? "";
  passkeyId = take(await register(key)).id;
});
afterAll(() => server?.close());

describe("registration", () => {
  test("its options say what a passkey is made with", async () => {
    const { challenge_id, expires_at, options } = take(await owner.passkey.startRegistration());
    expect(challenge_id).toMatch(uuid);
    expect(expires_at).toBeGreaterThan(Date.now() / 1000);
    expect(options).toMatchObject({
      rp: { id: "localhost" },
      challenge: expect.any(String),
      user: { id: expect.any(String) },
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    expect(options.pubKeyCredParams).toContainEqual({ alg: -7, type: "public-key" });
  });

  test("makes a passkey", async () => {
    const made = take(await register(createSoftwareKey(place)));
    expect(made).toMatchObject({ id: expect.stringMatching(uuid), created_at: expect.any(String) });
    expect((await owner.passkey.delete({ passkeyId: made.id })).error).toBeNull();
  });

  test("by a challenge that is unknown, or was another's: refused", async () => {
    const { options, challenge_id } = take(await owner.passkey.startRegistration());
    const credential = createSoftwareKey(place).create(options) as unknown as Created;
    const refused = { status: 400, code: "webauthn_challenge_not_found" };
    const unknown = await owner.passkey.verifyRegistration({ challengeId: nobody, credential });
    expect(failureOf(unknown)).toEqual(refused);
    const other = await signUpConfirmed(server, "two-steps-other@example.org");
    const theirs = { challengeId: challenge_id, credential };
    expect(failureOf(await other.client.passkey.verifyRegistration(theirs))).toEqual(refused);
    const later = challenge_id.replace(/^.{8}/, "ffffffff");
    const stretched = await owner.passkey.verifyRegistration({ challengeId: later, credential });
    expect(failureOf(stretched)).toEqual(refused);
  });

  test("without a session: refused", async () => {
    const { data, error } = await stranger().passkey.startRegistration();
    expect(data).toBeNull();
    expect(error).toBeInstanceOf(AuthSessionMissingError);
  });
});

describe("one's own passkeys", () => {
  test("are listed", async () => {
    const [only, ...more] = take(await owner.passkey.list());
    expect(more).toEqual([]);
    expect(only).toMatchObject({ id: passkeyId, created_at: expect.any(String) });
  });

  test("are named", async () => {
    const friendlyName = "आशा's phone";
    const named = take(await owner.passkey.update({ passkeyId, friendlyName }));
    expect(named).toMatchObject({ id: passkeyId, friendly_name: friendlyName });
    expect(take(await owner.passkey.list())[0]?.friendly_name).toBe(friendlyName);
  });

  test("one that is unknown is not named", async () => {
    const answered = await owner.passkey.update({ passkeyId: nobody, friendlyName: "nope" });
    expect(answered.data).toBeNull();
    expect(failureOf(answered).status).toBe(404);
  });
});

describe("sign-in", () => {
  test("in two steps opens a session that the client keeps and the server knows", async () => {
    const client = stranger();
    const { options, challenge_id } = take(await client.passkey.startAuthentication());
    expect(challenge_id).toMatch(uuid);
    expect(options.challenge).toEqual(expect.any(String));
    expect(options.allowCredentials ?? []).toEqual([]);
    const credential = key.get(options) as unknown as Asserted;
    const signed = take(
      await client.passkey.verifyAuthentication({ challengeId: challenge_id, credential }),
    );
    expect(signed.user?.id).toBe(userId);
    const { data } = await client.getSession();
    expect(data.session?.access_token).toBe(signed.session?.access_token);
    expect((await client.getUser()).data.user?.id).toBe(userId);
    expect(take(await owner.passkey.list())[0]?.last_used_at).toEqual(expect.any(String));
  });

  test("by the same answer again: refused", async () => {
    const client = stranger();
    const given = await answer(client, key);
    expect((await client.passkey.verifyAuthentication(given)).error).toBeNull();
    const again = await client.passkey.verifyAuthentication(given);
    expect(again.data).toBeNull();
    expect(failureOf(again)).toEqual({ status: 400, code: "webauthn_challenge_not_found" });
  });

  test("by a key that is not registered, for an account that is there: refused", async () => {
    const unregistered = createSoftwareKey(place);
    unregistered.create(take(await owner.passkey.startRegistration()).options);
    const client = stranger();
    const refused = await client.passkey.verifyAuthentication(await answer(client, unregistered));
    expect(refused.data).toBeNull();
    expect(failureOf(refused).code).toBe("webauthn_verification_failed");
  });
});

describe("the operator's service", () => {
  const service = async () => server.createClient({ token: await server.serviceToken() }).admin;

  test("lists somebody's passkeys", async () => {
    const listed = take(await (await service()).passkey.listPasskeys({ userId }));
    expect(listed.map(({ id }) => id)).toEqual([passkeyId]);
  });

  test("takes one away", async () => {
    const second = take(await register(createSoftwareKey(place)));
    const { passkey } = await service();
    const removed = await passkey.deletePasskey({ userId, passkeyId: second.id });
    expect(removed.error).toBeNull();
    const left = take(await passkey.listPasskeys({ userId }));
    expect(left.map(({ id }) => id)).toEqual([passkeyId]);
  });
});

test("a passkey that was removed signs in no more", async () => {
  expect((await owner.passkey.delete({ passkeyId })).error).toBeNull();
  expect(take(await owner.passkey.list())).toEqual([]);
  const client = stranger();
  const refused = await client.passkey.verifyAuthentication(await answer(client, key));
  expect(refused.data).toBeNull();
  expect(failureOf(refused).code).toBe("webauthn_verification_failed");
});
