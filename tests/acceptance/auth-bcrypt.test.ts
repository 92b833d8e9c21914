import { hash as bcrypt } from "@node-rs/bcrypt";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { authUsers } from "#server/db/schema/auth.ts";
import { databasesOf } from "#tests/setup/database-kinds.ts";
import { startServer, type TestServer } from "./start-server.ts";

const password = "Ranchi!2026";

/** Accounts that were kept elsewhere before come along with their passwords. */
describe.each(databasesOf(import.meta.url))("hashes of bcrypt on %s", (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(kind, { AUTH_RATE_LIMITS: "off" });
  });
  afterAll(() => server?.close());

  const hashOf = async (id: string) => {
    const { db } = server.resources.database;
    const [row] = await db.select().from(authUsers).where(eq(authUsers.id, id));
    return row?.passwordHash ?? "";
  };
  async function bring(email: string, password_hash: string) {
    const { admin } = server.createClient({ token: await server.serviceToken() });
    return admin.createUser({ email, email_confirm: true, password_hash });
  }

  test("an account is brought along, signs in, and is kept as Argon2 from then on", async () => {
    const email = "moved@example.org";
    const encoded = await bcrypt(password, 10);
    const { data, error } = await bring(email, encoded);
    expect(error).toBeNull();
    const id = data.user?.id ?? "";
    const signIn = (given: string) =>
      server.createClient().signInWithPassword({ email, password: given });
    expect((await signIn("Wrong!2026")).error?.code).toBe("invalid_credentials");
    expect(await hashOf(id)).toBe(encoded);
    expect((await signIn(password)).error).toBeNull();
    expect(await hashOf(id)).toMatch(/^\$argon2id\$/);
    expect((await signIn(password)).error).toBeNull();
  });

  test("of many first sign-ins at once each one is let in", async () => {
    const email = "crowd@example.org";
    const { data } = await bring(email, await bcrypt(password, 4));
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        server.createClient().signInWithPassword({ email, password }),
      ),
    );
    expect(answers.map(({ error }) => error)).toEqual(Array(5).fill(null));
    expect(await hashOf(data.user?.id ?? "")).toMatch(/^\$argon2id\$/);
  });

  test("what cannot be verified is refused with a sentence", async () => {
    for (const bad of ["plain", `$2b$31$${"a".repeat(53)}`, "$1$md5$x"]) {
      const { error } = await bring("bad@example.org", bad);
      expect(error).toMatchObject({ status: 400, code: "validation_failed" });
      expect(error?.message).toContain("bcrypt");
    }
  });
});
