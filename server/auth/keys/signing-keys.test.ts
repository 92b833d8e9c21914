import fc from "fast-check";
import { exportJWK, generateKeyPair, type JWK, SignJWT } from "jose";
import { expect, test } from "vitest";
import type { ServerSecrets } from "#server/secrets/server-secrets.ts";
import { AuthError } from "../auth-error.ts";
import { createSigningKeys } from "./signing-keys.ts";

const kept = new Map<string, unknown>();
const secrets: ServerSecrets = {
  open: async () => {},
  async getOrCreate(name, create) {
    if (!kept.has(name)) kept.set(name, await create());
    return kept.get(name) as never;
  },
  digest: async () => Buffer.alloc(32),
};
const now = new Date("2026-05-01T12:00:00Z");
const seconds = now.getTime() / 1000;
const sharedSecret = "a secret that others know too, 32 b";
const keys = createSigningKeys(secrets, { sharedSecret });
const claims = { sub: "x", role: "authenticated", exp: seconds + 60 };

async function reasonOf(token: string, ring = keys): Promise<string> {
  try {
    await ring.verify(token, now);
    return "accepted";
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    return `${error.status} ${error.code} ${error.message.slice(0, 11)}`;
  }
}
const refused = "403 bad_jwt invalid JWT";

test("what was signed here is verified, until it expires", async () => {
  const token = await keys.sign(claims);
  expect(await keys.verify(token, now)).toMatchObject({ sub: "x" });
  expect(await reasonOf(await keys.sign({ ...claims, exp: seconds - 1 }))).toBe(refused);
});

test("a token that was verified before is refused like any other: when it is over, or changed", async () => {
  const token = await keys.sign({ ...claims, app_metadata: { role: "reader" } });
  const first = await keys.verify(token, now);
  (first.app_metadata as { role: string }).role = "owner";
  first.sub = "somebody else";
  expect(await keys.verify(token, now)).toMatchObject({
    sub: "x",
    app_metadata: { role: "reader" },
  });
  const at = (offset: number) => keys.verify(token, new Date(now.getTime() + offset * 1000));
  await expect(at(59.9)).resolves.toMatchObject({ sub: "x" });
  await expect(at(60)).rejects.toThrow("token is expired");
  await expect(at(61)).rejects.toThrow("token is expired");
  const [header = "", payload = "", signature = ""] = token.split(".");
  const other = Buffer.from(JSON.stringify({ ...claims, sub: "y" })).toString("base64url");
  expect(await reasonOf([header, other, signature].join("."))).toBe(refused);
  expect(await reasonOf([header, payload, signature.toLowerCase()].join("."))).toBe(refused);
  expect(await reasonOf([header, payload, ""].join("."))).toBe(refused);
});

test("the shared secret is taken without a kid and with an unknown one, and only for HS256", async () => {
  const key = new TextEncoder().encode(sharedSecret);
  const sign = (header: { alg: string; kid?: string }) =>
    new SignJWT(claims).setProtectedHeader(header).sign(key);
  expect(await reasonOf(await sign({ alg: "HS256" }))).toBe("accepted");
  expect(await reasonOf(await sign({ alg: "HS256", kid: "elsewhere" }))).toBe("accepted");
  expect(await reasonOf(await sign({ alg: "HS512" }))).toBe(refused);
  const { keys: open } = await keys.publicKeys();
  // The old trick: our public key as if it were a shared secret.
  expect(await reasonOf(await sign({ alg: "HS256", kid: open[0]?.kid ?? "" }))).toBe(refused);
  const closed = createSigningKeys(secrets, {});
  expect(await reasonOf(await sign({ alg: "HS256" }), closed)).toBe(refused);
});

test("published keys have no private part, and symmetric ones are not published", async () => {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const rsa = { ...(await exportJWK(privateKey)), kid: "rsa", alg: "RS256" } as JWK;
  const oct = {
    kty: "oct",
    k: Buffer.alloc(32, 7).toString("base64url"),
    kid: "oct",
    alg: "HS256",
  };
  const ring = createSigningKeys(secrets, { configured: [rsa, oct] });
  const { keys: open } = await ring.publicKeys();
  expect(open.map(({ kid }) => kid)).toEqual(["rsa"]);
  expect(Object.keys(open[0] ?? {}).sort()).toEqual(
    ["alg", "e", "key_ops", "kid", "kty", "n", "use"].sort(),
  );
  expect(await reasonOf(await ring.sign(claims), ring)).toBe("accepted");
});

test("no text, no changed token and no unsigned one is accepted", async () => {
  const token = await keys.sign(claims);
  const segment = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "binary-ascii" }), async (text) => {
      expect(await reasonOf(text)).toBe(refused);
    }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.jsonValue(),
      fc.jsonValue(),
      fc.base64String(),
      async (header, payload, signature) => {
        expect(await reasonOf(`${segment(header)}.${segment(payload)}.${signature}`)).toBe(refused);
      },
    ),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.nat({ max: token.length - 2 }),
      fc.constantFrom(..."AZaz09-_"),
      async (at, by) => {
        const changed = token.slice(0, at) + by + token.slice(at + 1);
        const [head, body] = changed.split(".");
        const [wantedHead, wantedBody] = token.split(".");
        if (head !== wantedHead || body !== wantedBody)
          expect(await reasonOf(changed)).toBe(refused);
      },
    ),
  );
  expect(await reasonOf(`${segment({ alg: "none" })}.${segment(claims)}.`)).toBe(refused);
});
