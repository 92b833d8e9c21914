import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { exportJWK, generateKeyPair, type JWK } from "jose";
import { expect, test } from "vitest";
import { createSigningKeys } from "#server/auth/keys/signing-keys.ts";
import { queryRows } from "#server/db/database.ts";
import { seatAdmin } from "#tests/factories/desk-app.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { resealTexts } from "./reseal.ts";
import { createSealing } from "./sealing.ts";
import { createServerSecrets } from "./server-secrets.ts";

/** The procedure of docs/operations.md: a key is changed, and nobody is locked out meanwhile. */

const before = "the key before, of thirty-two characters";
const after = "the key after, of thirty-two characters!";

test("under a new key what the former one sealed is read, sealed anew, and read without the former", async () => {
  const resources = await createTestResources();
  try {
    const { database } = resources;
    const secrets = createServerSecrets(database);
    const seal = (key?: string, former?: string) => createSealing(secrets, key, former).open();
    const old = await seal(before);
    const unset = await seal();
    const [one, two, lost] = await Promise.all(
      ["one", "two", "lost"].map((name) => seatAdmin(resources, "editor", name)),
    );
    const texts: [string, string][] = [
      [one?.admin.id ?? "", old.seal(one?.admin.id ?? "", "JBSWY3DPEHPK3PXP")],
      // Sealed before there was a setting.
      [two?.admin.id ?? "", unset.seal(two?.admin.id ?? "", "GEZDGNBVGY3TQOJQ")],
      [
        lost?.admin.id ?? "",
        (await seal("a key that nobody has any more, 32 of it")).seal("x", "y"),
      ],
    ];
    for (const [id, text] of texts)
      await database.db.execute(`update admins set totp_secret = '${text}' where id = '${id}'`);
    const both = await seal(after, before);
    expect(both.unseal(...(texts[0] as [string, string]))).toBe("JBSWY3DPEHPK3PXP");
    await expect(async () =>
      (await seal(after)).unseal(...(texts[0] as [string, string])),
    ).rejects.toThrow();

    expect(await resealTexts(database, both)).toEqual({ resealed: 2, unreadable: 1 });
    expect(await resealTexts(database, both)).toEqual({ resealed: 0, unreadable: 1 });
    const alone = await seal(after);
    const rows = await queryRows<{ id: string; kept: string }>(
      database.db,
      sql`select id::text as id, totp_secret as kept from admins where totp_secret is not null`,
    );
    const read = (id = "") => alone.unseal(id, rows.find((row) => row.id === id)?.kept ?? "");
    expect(read(one?.admin.id)).toBe("JBSWY3DPEHPK3PXP");
    expect(read(two?.admin.id)).toBe("GEZDGNBVGY3TQOJQ");
    // What nobody can read is left as it was.
    expect(rows.find(({ id }) => id === lost?.admin.id)?.kept).toBe(texts[2]?.[1]);
  } finally {
    await resources.close();
  }
});

test("a site that starts with the former key beside the new one seals its waiting mail anew", async () => {
  const resources = await createTestResources({
    AUTH_ENCRYPTION_KEY: after,
    AUTH_ENCRYPTION_KEY_FORMER: before,
  });
  try {
    expect(resources.config.auth).toMatchObject({
      encryptionKey: after,
      formerEncryptionKey: before,
    });
    const secrets = createServerSecrets(resources.database);
    const id = randomUUID();
    const old = (await createSealing(secrets, before).open()).seal(id, '["https://a.example/x"]');
    await resources.database.db.execute(
      `insert into mail_outbox (id, kind, to_address, subject, body_text, body_html, sealed, status)
       values ('${id}', 'auth.signup', 'a@example.org', 's', 't', 'h', '${old}', 'pending')`,
    );
    const both = await createSealing(secrets, after, before).open();
    expect((await resealTexts(resources.database, both)).resealed).toBe(1);
    const [row] = await queryRows<{ sealed: string }>(
      resources.database.db,
      sql`select sealed from mail_outbox where id = ${id}::uuid`,
    );
    const alone = await createSealing(secrets, after).open();
    expect(alone.unseal(id, row?.sealed ?? "")).toContain("a.example");
  } finally {
    await resources.close();
  }
});

test("of two signing keys the first signs and both are believed; without the second its tokens are over", async () => {
  const make = async (kid: string): Promise<JWK & Record<string, unknown>> => ({
    ...(await exportJWK((await generateKeyPair("ES256", { extractable: true })).privateKey)),
    kid,
    alg: "ES256",
  });
  const [old, fresh] = [await make("old"), await make("new")];
  const secrets = { open: async () => {}, digest: async () => Buffer.alloc(32) } as never;
  const ring = (...configured: Record<string, unknown>[]) =>
    createSigningKeys(secrets, { configured });
  const now = new Date("2026-11-24T06:00:00Z");
  const claims = { sub: "x", exp: now.getTime() / 1000 + 60 };
  const token = await ring(old).sign(claims);
  // Of the old one its public half is enough.
  const { d: _secret, ...open } = old;
  const both = ring(fresh, open);
  expect(await both.verify(token, now)).toMatchObject({ sub: "x" });
  const next = await both.sign(claims);
  expect(await ring(fresh).verify(next, now)).toMatchObject({ sub: "x" });
  await expect(ring(fresh).verify(token, now)).rejects.toThrow("invalid JWT");
  expect((await both.publicKeys()).keys.map(({ kid }) => kid)).toEqual(["new", "old"]);
});
