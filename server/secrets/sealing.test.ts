import fc from "fast-check";
import { expect, test } from "vitest";
import { createSealing } from "./sealing.ts";
import type { ServerSecrets } from "./server-secrets.ts";

function createSecrets(): ServerSecrets {
  const kept = new Map<string, unknown>();
  return {
    open: async () => {},
    digest: async () => Buffer.alloc(0),
    async getOrCreate<T>(name: string, create: () => Promise<T> | T) {
      if (!kept.has(name)) kept.set(name, await create());
      return kept.get(name) as T;
    },
  };
}

const setting = "a key of at least thirty-two characters";
const texts = fc.string({ unit: "binary" });

test.each([undefined, setting])("what was sealed with the key %s opens again", async (key) => {
  const sealing = createSealing(createSecrets(), key);
  await fc.assert(
    fc.asyncProperty(fc.uuid(), texts, async (owner, text) => {
      const kept = await sealing.seal(owner, text);
      expect(kept).toMatch(/^sealed:(given|kept):/);
      expect(await sealing.unseal(owner, kept)).toBe(text);
      expect(await sealing.seal(owner, text)).not.toBe(kept);
    }),
  );
});

test("changed, another's, or without its key it stays shut", async () => {
  const secrets = createSecrets();
  const sealing = createSealing(secrets, setting);
  const kept = await sealing.seal("asha", "JBSWY3DPEHPK3PXP");
  await expect(sealing.unseal("vikram", kept)).rejects.toThrow();
  await expect(createSealing(secrets).unseal("asha", kept)).rejects.toThrow("AUTH_ENCRYPTION_KEY");
  await expect(createSealing(secrets, `${setting}!`).unseal("asha", kept)).rejects.toThrow();
  const body = kept.lastIndexOf(":") + 1;
  for (let at = body; at < kept.length - 1; at += 1) {
    const other = kept[at] === "A" ? "B" : "A";
    const changed = kept.slice(0, at) + other + kept.slice(at + 1);
    await expect(sealing.unseal("asha", changed)).rejects.toThrow();
  }
});

test("a tag that was cut short is refused", async () => {
  const sealing = createSealing(createSecrets());
  const kept = await sealing.seal("asha", "JBSWY3DPEHPK3PXP");
  for (const cut of [4, 8, 16, 30])
    await expect(sealing.unseal("asha", kept.slice(0, -cut))).rejects.toThrow();
});

test("the setting may be added later, and what was never sealed is read as it is", async () => {
  const secrets = createSecrets();
  const before = await createSealing(secrets).seal("asha", "JBSWY3DPEHPK3PXP");
  const sealing = createSealing(secrets, setting);
  expect(await sealing.unseal("asha", before)).toBe("JBSWY3DPEHPK3PXP");
  expect(await sealing.unseal("asha", "JBSWY3DPEHPK3PXP")).toBe("JBSWY3DPEHPK3PXP");
});
