import { createHmac } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { ServerSecrets } from "#server/secrets/server-secrets.ts";
import { makeRefreshToken, readRefreshToken } from "./refresh-token.ts";

const withKey = (key: string): ServerSecrets => ({
  open: async () => {},
  getOrCreate: async (_name, create) => create(),
  digest: async (use, text) => createHmac("sha256", `${key} ${use}`).update(text).digest(),
});
const secrets = withKey("ours");
const counters = fc.integer({ min: 0, max: 2 ** 40 });

test("what was made here is read back", async () => {
  await fc.assert(
    fc.asyncProperty(fc.uuid(), counters, async (sessionId, counter) => {
      const token = await makeRefreshToken(secrets, sessionId, counter);
      expect(await readRefreshToken(secrets, token)).toEqual({ sessionId, counter });
    }),
  );
});

test("a changed character, another counter or another key is nobody's", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uuid(),
      counters,
      fc.integer({ min: 0, max: 55 }),
      fc.constantFrom(..."ABCabc019-_"),
      async (sessionId, counter, at, character) => {
        const token = await makeRefreshToken(secrets, sessionId, counter);
        const changed = token.slice(0, at) + character + token.slice(at + 1);
        const read = await readRefreshToken(secrets, changed);
        if (changed !== token) expect(read).toBeNull();
        expect(await readRefreshToken(withKey("theirs"), token)).toBeNull();
      },
    ),
  );
});

test("no text at all is mistaken for a token", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "binary-ascii" }), async (text) => {
      expect(await readRefreshToken(secrets, text)).toBeNull();
    }),
  );
});
