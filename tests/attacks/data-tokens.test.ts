import { createClient } from "@supabase/supabase-js";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSigningKeys } from "#server/auth/keys/signing-keys.ts";
import { createServerSecrets } from "#server/secrets/server-secrets.ts";
import { signUpConfirmed, startServer, type TestServer } from "#tests/acceptance/start-server.ts";

/** Tokens that are over, made up or no longer anybody's, at the data calls. */

const bucket = "profile-pictures";
let server: TestServer;
let good = "";
let userId = "";
const bad: Record<string, string> = {};

beforeAll(async () => {
  server = await startServer("pglite", { AUTH_RATE_LIMITS: "off" });
  const { session, user } = await signUpConfirmed(server, "asha@example.org");
  good = session?.access_token ?? "";
  userId = user?.id ?? "";
  const keys = createSigningKeys(createServerSecrets(server.resources.database), {});
  const now = Math.floor(Date.now() / 1000);
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  const { kid } = (await keys.publicKeys()).keys[0] ?? {};
  bad.expired = await keys.sign({ sub: userId, role: "authenticated", exp: now - 1 });
  bad.forged = await new SignJWT({ sub: userId, role: "service_role", exp: now + 60 })
    .setProtectedHeader({ alg: "ES256", kid: kid ?? "" })
    .sign(privateKey);
  bad.foreign = await new SignJWT({ sub: userId, exp: now + 60 })
    .setProtectedHeader({ alg: "ES256", kid: String((await exportJWK(privateKey)).x) })
    .sign(privateKey);
  bad.changed = `${good.slice(0, -6)}AAAAAA`;
  bad["no token at all"] = "abc";
  bad["of nobody"] = await keys.sign({ sub: crypto.randomUUID(), exp: now + 60 });
  const gone = await signUpConfirmed(server, "gone@example.org");
  bad["of a session that has ended"] = gone.session?.access_token ?? "";
  await gone.client.signOut();
});
afterAll(() => server?.close());

const ask = (path: string, token?: string, method = "GET", body?: object) =>
  fetch(`${server.url}${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });

const kinds = [
  "expired",
  "forged",
  "foreign",
  "changed",
  "no token at all",
  "of nobody",
  "of a session that has ended",
];

describe.each(kinds)("a token that is %s", (kind) => {
  const isExpired = kind === "expired";

  test("is 401 at /rest/v1, as PostgREST says it", async () => {
    for (const [method, path] of [
      ["GET", "/rest/v1/Comments"],
      ["GET", "/rest/v1/TRAVEL?select=path"],
      ["GET", "/rest/v1/none"],
      ["POST", "/rest/v1/Comments"],
    ] as const) {
      const response = await ask(path, bad[kind], method);
      expect([response.status, path]).toEqual([401, path]);
      const body = (await response.json()) as object;
      expect(Object.keys(body).sort()).toEqual(["code", "details", "hint", "message"]);
      expect(body).toMatchObject(
        isExpired ? { code: "PGRST303", message: "JWT expired" } : { code: "PGRST301" },
      );
      expect(response.headers.get("www-authenticate")).toMatch(
        /^Bearer error="invalid_token", error_description="[^"]+"$/,
      );
    }
    const client = createClient(server.url, "anon", {
      accessToken: async () => bad[kind] ?? "",
    });
    const { data, error, status } = await client.from("Comments").select("*");
    expect([data, status, error?.code]).toEqual([null, 401, isExpired ? "PGRST303" : "PGRST301"]);
  });

  test("is 401 at /storage/v1, as the storage says it", async () => {
    for (const [method, path, body] of [
      ["POST", `/storage/v1/object/list/${bucket}`, { prefix: "videos" }],
      ["GET", `/storage/v1/object/${bucket}/videos/none.webm`],
      ["GET", `/storage/v1/object/info/${bucket}/videos/none.webm`],
      ["POST", `/storage/v1/object/${bucket}/avatars/${userId}/x.png`],
      ["DELETE", `/storage/v1/object/${bucket}`, { prefixes: ["x"] }],
    ] as const) {
      const response = await ask(path, bad[kind], method, body);
      expect([response.status, path]).toEqual([401, path]);
      expect(await response.json()).toMatchObject({
        statusCode: "401",
        error: "Unauthorized",
        code: "InvalidJWT",
        message: isExpired ? '"exp" claim timestamp check failed' : expect.any(String),
      });
    }
    const client = createClient(server.url, "anon", {
      accessToken: async () => bad[kind] ?? "",
    });
    const { error } = await client.storage.from(bucket).list("videos");
    expect(error).toMatchObject({ name: "StorageApiError", statusCode: "401" });
  });

  test("hinders nobody who needs none: public objects and preflights", async () => {
    const object = await ask(`/storage/v1/object/public/${bucket}/none.webm`, bad[kind]);
    expect(((await object.json()) as { message: string }).message).toBe("Object not found");
    const preflight = await fetch(`${server.url}/rest/v1/Comments`, { method: "OPTIONS" });
    expect(preflight.status).toBe(204);
  });
});

test("nobody, the public key and a token of nobody's read what is public", async () => {
  const keys = createSigningKeys(createServerSecrets(server.resources.database), {});
  for (const token of [undefined, "anon", await keys.sign({ role: "anon" }), good]) {
    expect((await ask("/rest/v1/Comments", token)).status).toBe(200);
    const list = await ask(`/storage/v1/object/list/${bucket}`, token, "POST", {});
    expect(list.status).toBe(200);
  }
});
