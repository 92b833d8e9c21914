import { exportJWK, generateKeyPair } from "jose";
import { expect, test } from "vitest";
import { StartError } from "#server/errors/start-error.ts";
import { readConfig } from "./config.ts";

const read = (...keys: object[]) => readConfig({ AUTH_JWT_KEYS: JSON.stringify(keys) });
async function make(alg: string, options: object = {}) {
  const { privateKey } = await generateKeyPair(alg, { extractable: true, ...options });
  return { ...(await exportJWK(privateKey)), kid: `made ${alg}` };
}
const secret = { kty: "oct", kid: "shared", k: Buffer.alloc(32, 7).toString("base64url") };

test.each(["RS256", "ES256"])("a key of %s is taken, with its name and without", async (alg) => {
  const key = await make(alg);
  expect(read(key).auth.jwtKeys).toHaveLength(1);
  expect(read({ ...key, alg }).auth.jwtKeys).toHaveLength(1);
});

test("a shared secret is taken: the client asks the server then", () => {
  expect(read({ ...secret, alg: "HS256" }).auth.jwtKeys).toHaveLength(1);
});

test.each(["EdDSA", "ES384", "ES512", "PS256", "RS384"])(
  "%s is refused at the start: the official client cannot verify it",
  async (alg) => {
    const key = await make(alg);
    const attempt = () => read({ ...key, alg });
    expect(attempt).toThrow(StartError);
    expect(attempt).toThrow(/cannot verify the key "made .*RS256.*ES256/);
    expect(attempt).not.toThrow(String(key.d));
  },
);

test("a key that is none, has no name, is there twice or may not sign is said so", async () => {
  const key = await make("ES256");
  const { d: _d, ...open } = key;
  expect(() => read({ ...key, x: "short" })).toThrow("cannot be read");
  expect(() => read({ ...secret, k: "c2hvcnQ" })).toThrow("too short");
  expect(() => read({ ...key, kid: undefined })).toThrow("key 1 has no kid");
  expect(() => read(key, key)).toThrow("is there twice");
  expect(() => read(open)).toThrow("no private key that may sign");
  expect(() => read({ ...key, key_ops: ["verify"] })).toThrow("no private key that may sign");
  expect(read(open, secret).auth.jwtKeys).toHaveLength(2);
});
